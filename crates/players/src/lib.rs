//! Computer players, levels and hints.
//!
//! Players choose among what the game allows and draw nothing on any screen. Every thought can be watched
//! and stopped, and works in a browser too.
//!
//! ```
//! use fourline_game::{Game, Setup};
//! use fourline_players::{Books, Computer, Stop, decide};
//! use fourline_rules::Rules;
//!
//! let computers = [Computer::Random, Computer::Robot];
//! let players = [computers[0].player("Machine")?, computers[1].player("Robot")?];
//! let mut setup = Setup::new(Rules::POWER, players)?;
//! setup.seed = 7;
//! let mut game = Game::new(setup);
//! let (stop, books) = (Stop::new(), Books::default());
//! while let Some(seat) = game.turn() {
//!     let computer = computers[seat.index()];
//!     let (command, _) = decide(&game, computer, computer.limits(Some(1_000)), &stop, &books);
//!     game.play(command)?;
//! }
//! assert!(game.ending().is_some());
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

pub mod arena;
mod books;
mod clock;
mod computer;
mod decide;
mod draw;
pub mod engine;
mod exact;
pub mod hint;
mod levels;
mod measured;
mod random;
mod robot;

pub use books::Books;
pub use computer::{Computer, UnknownPlayer};
pub use decide::decide;
pub use draw::{Dice, Draw, draw_starter};
pub use engine::{Limits, Prospect, Stop};
pub use exact::{Exact, analyse_exactly};
pub use levels::{Level, Thought};
