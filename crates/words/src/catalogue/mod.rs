// Written by `cargo xtask words` from the catalogues in `ftl`; changes here are lost.

//! Every message, by area.

pub mod cli;
pub mod common;
pub mod game;
pub mod help;
pub mod hints;
pub mod lines;
pub mod problems;
pub mod session;
pub mod setup;
pub mod typed;

/// Every message, for the laws that hold for all of them.
#[cfg(test)]
pub(crate) static ALL: &[(&str, &[crate::pattern::Known])] = &[
    ("cli", cli::ALL),
    ("common", common::ALL),
    ("game", game::ALL),
    ("help", help::ALL),
    ("hints", hints::ALL),
    ("lines", lines::ALL),
    ("problems", problems::ALL),
    ("session", session::ALL),
    ("setup", setup::ALL),
    ("typed", typed::ALL),
];
