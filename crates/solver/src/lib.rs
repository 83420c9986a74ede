//! Exact scores.

mod bench;
mod board;
mod children;
mod control;
mod cpu;
mod driver;
mod error;
mod key;
mod layout;
mod lines;
mod order;
mod pages;
mod position;
mod score;
mod search;
mod sizes;
mod solver;
mod sync;
mod table;
mod team;
#[doc(hidden)]
pub mod tuning;
mod zugzwang;

#[cfg(all(test, not(loom)))]
mod plain;
#[cfg(all(test, not(loom)))]
mod testing;

pub use bench::{BenchPosition, NODE_SIGNATURE, bench_nodes, bench_positions};
pub use control::Control;
pub use error::{OptionsError, SolveError};
pub use score::Score;
pub use solver::{Analysis, Options, Solver};
