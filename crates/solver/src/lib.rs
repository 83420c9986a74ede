//! Exact scores of four-in-a-row positions, fast: who wins, how soon, and with which moves.
//! Nothing here rules what is legal; that is `fourline-rules`. The solver only advises.
//!
//! # Solve a position
//! ```
//! use fourline_rules::{MoveList, Numbering, Shape};
//! use fourline_solver::{Control, Options, Score, Solver};
//!
//! let mut solver = Solver::new(Options::default())?;
//! let (_, position) = MoveList::parse("2461611542666761", Shape::CLASSIC, Numbering::FromOne)?;
//! let score = solver.score(&position, &Control::new())?;
//! assert_eq!(score, Score::new(4));
//! assert!(score.is_win());
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! # Know everything about it
//! ```
//! # use fourline_rules::{MoveList, Numbering, Shape};
//! # use fourline_solver::{Control, Options, Score, Solver};
//! # let mut solver = Solver::new(Options::default())?;
//! # let (_, position) = MoveList::parse("2461611542666761", Shape::CLASSIC, Numbering::FromOne)?;
//! let analysis = solver.analyse(&position, &Control::new())?;
//! assert_eq!(analysis.columns[5], None, "the sixth column is full");
//! assert_eq!(analysis.line.len() as u32, analysis.score.plies_to_win(&position).unwrap());
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! # Watch it and stop it
//! ```
//! # use fourline_rules::{Position, Shape};
//! # use fourline_solver::{Control, Options, SolveError, Solver};
//! let mut solver = Solver::new(Options { memory_bytes: 16 << 20, threads: 2 })?;
//! let control = Control::new();
//! std::thread::scope(|scope| {
//!     let solve = scope.spawn(|| solver.score(&Position::empty(Shape::CLASSIC), &control));
//!     std::thread::sleep(std::time::Duration::from_millis(20));
//!     println!("{} nodes, score within {:?}", control.nodes(), control.bounds());
//!     control.cancel();
//!     assert_eq!(solve.join().unwrap(), Err(SolveError::Cancelled));
//! });
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! # Layout
//! One idea, one file, from the inside out: `layout` (where cells sit in a word), `lines` (fours by
//! shifting), `board`, `key` (what a position is called), `table` (what is known), `zugzwang` (bounds
//! without search), `groups` (bounds by a small game in a few columns), `order` (which move first), `children` (all moves at once), `search` (one
//! question), `driver` (which questions), `team` (several threads), `sizes` and `cpu` (one compiled
//! search for every board and processor), `solver` (the door), `explain` (what the bounds without search rest
//! on, for people). `docs/solver.md` explains the ideas,
//! what each of them gains and what did not help.

mod bench;
mod board;
pub mod book;
mod children;
mod control;
mod cpu;
mod driver;
mod error;
mod explain;
mod groups;
mod kept;
mod key;
mod layout;
mod lines;
mod order;
mod pages;
mod position;
#[cfg(any(test, feature = "sampling"))]
mod sampling;
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
mod audit;
#[cfg(all(test, not(loom)))]
mod plain;
#[cfg(all(test, not(loom)))]
mod testing;

pub use bench::{BenchPosition, NODE_SIGNATURE, bench_nodes, bench_positions};
pub use control::Control;
pub use error::{OptionsError, SolveError};
pub use explain::{FollowUp, FollowUpRule, follow_up};
pub use kept::KeptError;
pub use score::Score;
pub use solver::{Analysis, Options, Solver};
