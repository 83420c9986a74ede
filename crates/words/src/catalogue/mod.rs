// Written by `cargo xtask words` from the catalogues in `ftl`; changes here are lost.

//! Every message, by area.

pub mod cli;
pub mod common;
pub mod files;
pub mod game;
pub mod hints;
pub mod players;
pub mod problems;
pub mod record;
pub mod rules;
pub mod session;
pub mod setup;
pub mod solver;
