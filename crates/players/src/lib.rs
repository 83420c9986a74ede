//! Who plays when nobody does: computer players, and a table where people and computers meet.
//! They choose among what the game allows and draw nothing on any screen. Every thought can be watched
//! and stopped, and works in a browser too.
//!
//! ```
//! use fourline_game::{Name, Player, Setup};
//! use fourline_players::{Computer, Table};
//! use fourline_rules::Rules;
//!
//! let players = [Computer::Random.player("Machine")?, Computer::Robot.player("Robot")?];
//! let mut setup = Setup::new(Rules::POWER, players)?;
//! setup.seed = 7;
//! let mut table = Table::new(setup)?;
//! while let Some(command) = table.computer_command() {
//!     table.game.play(command)?;
//! }
//! assert!(table.game.ending().is_some());
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

pub mod arena;
mod clock;
mod computer;
mod decide;
mod draw;
pub mod engine;
mod exact;
pub mod hint;
mod levels;
mod means;
mod measured;
mod ponder;
mod random;
mod robot;
mod table;

pub use computer::{Computer, UnknownPlayer};
pub use decide::decide;
pub use draw::{Dice, Draw, draw_starter};
pub use engine::{Limits, Prospect, Stop};
pub use levels::{Level, Thought};
pub use means::{Books, Means, THINK};
pub use ponder::Ponder;
pub use table::{First, Table};
