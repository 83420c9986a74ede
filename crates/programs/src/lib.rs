//! How programs speak about four in a row with each other. Nothing here starts a process, reads a clock or
//! opens a file: lines come in, lines go out.
//!
//! # Layout
//! - [`notation`]: games and positions as other programs write them, read and written.
//! - [`pipe`]: what connects to another program; [`peer`]: one that speaks the engine protocol, asked and
//!   checked.
//! - [`referee`]: a line-based program of any kind, played with and held against the rules.
//! - [`turn`]: one whole turn as a word of the engine protocol, `P@d1`.
//! - [`uci`]: the engine protocol as our engine speaks it.

pub mod notation;
pub mod peer;
pub mod pipe;
pub mod referee;
pub mod turn;
pub mod uci;
