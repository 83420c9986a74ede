//! Why a move is good or bad: reasons, threats and reviews of games, as data that was proved, and how they
//! are said. Nothing is shown here, and nothing is decided about a game.
//!
//! # Ask why
//! ```
//! use fourline_insight::{Explainer, Reason};
//! use fourline_players::{Books, Limits, Stop};
//! use fourline_rules::{MoveList, Numbering, Shape};
//!
//! let (_, position) = MoveList::parse("112233", Shape::CLASSIC, Numbering::FromOne)?;
//! let mut explainer = Explainer::new(Limits::nodes(10_000), &Stop::new(), &Books::default());
//! let moves = explainer.explain_position(&position).expect("the solver knows the board").moves;
//! assert!(matches!(moves[0].reasons[..], [Reason::Wins { .. }]));
//! # Ok::<(), fourline_rules::MoveListError>(())
//! ```
//!
//! # Layout
//! - `threats.rs`: where a disc would complete a line. `force.rs`: wins by threat after threat.
//! - `reason.rs`: what can be said about a move. `facts.rs`: what is seen on the board; `plain.rs`: what the
//!   solver proves; `house.rs`: what the engine of the players proves under other rules.
//! - `explain.rs`: all moves of a position with their reasons.
//! - `course.rs`: the turns of a game that stood. `judgement.rs`: what a move was worth beside the others.
//!   `review.rs`: a whole game.
//! - `words.rs`: how it is said.

mod course;
mod explain;
mod facts;
mod force;
mod house;
mod judgement;
mod plain;
mod reason;
mod review;
mod threats;
pub mod words;

pub use course::{Course, Turn, end_turn};
pub use explain::{Explained, Explainer, Explanation};
pub use force::{Force, force};
pub use judgement::{Judgement, Standing, judge, standing};
pub use reason::{By, Reason};
pub use review::{Review, Reviewed};
pub use threats::{Threat, threats, winning_cells};
