//! The middle of the house: what a session with the program is, for every front end. Pure: no files,
//! threads, clocks, pixels or characters. They are effects that go out and values that come in.
//!
//! # Layout
//! - [`shelf`]: where games are kept, as a trait.

pub mod shelf;
