//! How programs speak about four in a row with each other. Nothing here starts a process, reads a clock or
//! opens a file: lines come in, lines go out.
//!
//! # Layout
//! - [`notation`]: games and positions as other programs write them, read and written.
//! - [`turn`]: one whole turn as a word of the engine protocol, `P@d1`.

pub mod notation;
pub mod turn;
