//! The rules of four in a row, and nothing else: no input or output, no clock, no chance.
//! Who may act when, quotas and names live one crate up, in `fourline-game`.
//!
//! # Put discs on a board
//! ```
//! use fourline_rules::{Column, Outcome, Position, Shape, Side};
//!
//! let mut position = Position::empty(Shape::CLASSIC);
//! let cell = position.drop(Side::First, Column::new(3))?;
//! assert_eq!(position.at(cell), Some(Side::First));
//! assert_eq!(position.outcome(), Outcome::Open);
//! # Ok::<(), fourline_rules::IllegalMove>(())
//! ```
//!
//! # Read a list of moves
//! ```
//! use fourline_rules::{MoveList, Numbering, Shape};
//!
//! let (moves, position) = MoveList::parse("4453", Shape::CLASSIC, Numbering::FromOne)?;
//! assert_eq!(moves.to_string(), "4453");
//! assert_eq!(moves.to_letters(), "ddec");
//! assert_eq!(
//!     position.to_string(),
//!     ". . . . . . .\n\
//!      . . . . . . .\n\
//!      . . . . . . .\n\
//!      . . . . . . .\n\
//!      . . . O . . .\n\
//!      . . O X X . .\n"
//! );
//! # Ok::<(), fourline_rules::MoveListError>(())
//! ```
//!
//! # Choose house rules
//! ```
//! use fourline_rules::{Rules, Undo};
//!
//! let rules = Rules { undo: Undo::Strict(5), ..Rules::POWER };
//! assert_eq!(rules.to_string().parse(), Ok(rules));
//! ```
//!
//! # Take a disc out
//! ```
//! use fourline_rules::{Position, Shape, Side, Cell, Column};
//!
//! let mut position: Position = Position::from_drawing(". . . .\n. . . .\nX . . .\nO X . .", 4)?;
//! position.remove(Side::First, Cell::new(Column::new(0), 0))?;
//! assert_eq!(position.to_string(), ". . . .\n. . . .\n. . . .\nX X . .\n");
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod cells;
mod drawing;
mod few;
mod house;
mod lines;
mod moves;
mod order;
mod perft;
mod position;
mod rule_error;
mod shape;
mod side;

pub use cells::{Cell, CellSet, Column};
pub use drawing::DrawingError;
pub use few::sort_few;
pub use house::{BadInput, Discs, Opening, Rules, RulesDraft, Symbols, Undo, WhoStarts};
pub use moves::{MoveList, MoveListError, MoveListProblem, Numbering};
pub use perft::{distinct_positions, perft};
pub use position::{IllegalMove, Outcome, Position};
pub use rule_error::{RuleValueError, RulesError, RulesProblem};
pub use shape::{Shape, ShapeError};
pub use side::Side;
