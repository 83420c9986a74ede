// Written by `cargo xtask words` from the catalogues in `ftl`; changes here are lost.

//! Every message, by area.

pub mod cli;
pub mod commands;
pub mod common;
pub mod flags;
pub mod game;
pub mod hints;
pub mod problems;
pub mod session;
pub mod setup;

/// Every message, for the laws that hold for all of them.
#[cfg(test)]
pub(crate) static ALL: &[(&str, &[crate::pattern::Known])] = &[
    ("cli", cli::ALL),
    ("commands", commands::ALL),
    ("common", common::ALL),
    ("flags", flags::ALL),
    ("game", game::ALL),
    ("hints", hints::ALL),
    ("problems", problems::ALL),
    ("session", session::ALL),
    ("setup", setup::ALL),
];
