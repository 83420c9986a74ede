// Written by `cargo xtask words` from the catalogues in `ftl`; changes here are lost.

//! Every message, by area.

pub mod cli;
pub mod common;
pub mod game;
pub mod hints;
pub mod keys;
pub mod problems;
pub mod screen;
pub mod session;
pub mod settings;
pub mod setup;
