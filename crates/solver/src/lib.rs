//! Exact scores.

mod board;
pub mod book;
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

#[cfg(test)]
mod plain;
#[cfg(test)]
mod testing;

pub use control::Control;
pub use error::{OptionsError, SolveError};
pub use score::Score;
pub use solver::{Analysis, Options, Solver};
