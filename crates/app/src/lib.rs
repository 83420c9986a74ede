//! The middle layer: what a session with the program is, for every front end. Pure: no files,
//! threads, clocks, pixels or characters. They are effects that go out and values that come in.
//!
//! # Layout
//! - [`NewGame`], [`RuleField`], [`rule_sets`]: what is chosen before a game. [`Options`]: what was said beforehand.
//! - [`Session`]: a table at which people and computers play; [`Request`] is what people ask for,
//!   [`Prompt`] what is asked of them, [`Said`] what is reported, [`SessionView`] all there is to show.
//! - [`thinking`]: computers and hints, as questions and answers, also as text. [`insight`]: what moves lead to.
//! - [`study`]: going through a game or a position, with branches and mistakes.
//! - [`why`]: reasons, threats and reviews, as they are shown.
//! - [`shelf`]: where games are kept, as a trait. [`keeping`]: a session's part of it. [`files`]: what can be
//!   wrong with a file.
//! - [`moves`]: the list of moves, as players read it. [`how_to`]: how a rule set is played, with boards.
//! - [`words`], [`help`]: how all this is said. [`typed`], [`digits`]: what is typed at a board. [`safe`]: text
//!   from outside made fit to show.
//! - [`settings`], [`state`]: what can be set, and what was chosen last.

pub mod digits;
pub mod files;
pub mod help;
pub mod how_to;
pub mod insight;
pub mod keeping;
pub mod moves;
mod new_game;
mod offer;
mod rule_form;
pub mod rule_sets;
pub mod safe;
#[cfg(feature = "script")]
pub mod script;
mod session;
pub mod settings;
pub mod shelf;
pub mod state;
pub mod study;
pub mod thinking;
mod toml_text;
pub mod typed;
pub mod why;
pub mod words;

pub use new_game::{First, Kind, NewGame, Options, SeatChoice, Trouble, Who};
pub use offer::{Confirm, Offer, Prompt, Reaction, Reason, Request, Said, Series};
pub use rule_form::{RuleField, RuleProblem};
pub use session::{
    Advice, Away, AwayNews, AwayState, ClockView, Delivery, Effect, Line, News, Notice, Pace,
    Presence, Session, SessionView, Thinking, ToTable,
};
