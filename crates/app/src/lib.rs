//! The middle of the house: what a session with the program is, for every front end. Pure: no files,
//! threads, clocks, pixels or characters. They are effects that go out and values that come in.
//!
//! # Layout
//! - [`safe`]: text from outside made fit to show.
//! - [`settings`]: what a person can set, and the text of the settings file.
//! - [`shelf`]: where games are kept, as a trait.
//! - [`state`]: what was chosen last, and the text of the file that remembers it.

pub mod safe;
pub mod settings;
pub mod shelf;
pub mod state;
mod toml_text;
