//! A game of four in a row: who sits where, who may do what when, how it ends, and its record.
//! No input or output, no clock, no chance: random choices and seeds come in as values.
//!
//! # Play
//! A [`Command`] is asked for, [`Game::decide`] answers with [`Event`]s or a [`Refusal`], and
//! [`Game::apply`] carries the events out. [`Game::play`] does both.
//! ```
//! use fourline_game::{Action, Game, Name, Player, Refusal, Seat, Setup};
//! use fourline_rules::{Column, Rules};
//!
//! let people = [Player::human(Name::new("Ann")?), Player::human(Name::new("Bob")?)];
//! let mut game = Game::new(Setup::new(Rules::CLASSIC, people)?);
//! game.play(Seat::One.does(Action::Drop(Column::new(3))))?;
//! let refused = game.play(Seat::One.does(Action::Drop(Column::new(3))));
//! assert_eq!(refused, Err(Refusal::NotYourTurn(Seat::Two)));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! # Show
//! [`GameView`] is everything a front end shows, as plain data: cells, whose turn, what is left,
//! and for everything that can't be done now, why.
//!
//! # Keep
//! [`record::write`] and [`record::read`] turn a game into readable text and back, losing nothing.
//!
//! # Say
//! [`Words`] holds the sentences about a game, so that every front end uses the same ones.

mod aloud;
mod clock;
mod command;
mod ending;
mod event;
mod game;
mod name;
mod notation;
pub mod record;
mod refusal;
mod seat;
mod setup;
mod steps;
mod symbol;
mod timer;
mod unicode;
mod view;
mod words;

/// Are names and symbols beyond ASCII checked? A program that takes them from people has to make sure of it.
pub const CHECKS_UNICODE: bool = cfg!(any(feature = "unicode", feature = "host-unicode"));

pub use clock::{Clock, ClockError};
pub use command::{Action, Command, Offer};
pub use ending::{Ending, Verdict};
pub use event::{BadColumn, Event};
pub use game::{Game, Stage};
pub use name::{Name, NameError};
pub use notation::{ActionError, ActionProblem};
pub use refusal::Refusal;
pub use seat::Seat;
pub use setup::{Player, Setup, SetupError, Tag, TagError};
pub use steps::{Step, steps};
pub use symbol::{Symbol, SymbolError, SymbolPair};
pub use unicode::lower;
#[cfg(feature = "host-unicode")]
pub use unicode::{Kind as CharacterKind, Tables, use_tables};
pub use view::{Actions, GameView, Last, LastKind, SeatView, Viewer};
pub use words::Words;
