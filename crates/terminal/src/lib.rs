//! Four in a row in the terminal, on the whole screen or line by line: what is asked, typed and shown.
//! Nothing here decides about the game; it turns keys and lines into commands and views into text.
//!
//! # Layout
//! - [`console`](Console): one line in, sentences out; [`Heard`] is what can come in.
//! - [`setup`](ask_setup): the questions before a game.
//! - [`play`](play()): the game itself; [`replay`](replay()): a recorded one, move by move.
//! - [`board`](BoardStyle): the board as grid, framed, or in words.
//! - [`screen`]: the same on the whole screen, with study and settings.

mod board;
mod console;
mod lines;
mod qr;
mod replay;
pub mod screen;
mod setup;

pub use board::{BoardStyle, Look};
pub use console::{Console, Heard, Interrupt, Leave, lines};
pub use lines::{Online, Play, Questions, arrive, choose_invitation, play};
pub use qr::qr;
pub use replay::replay;
pub use setup::ask_setup;
