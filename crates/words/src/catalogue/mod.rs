// Written by `cargo xtask words` from the catalogues in `ftl`; changes here are lost.

//! Every message, by area.

pub mod cli;
pub mod common;
pub mod game;
pub mod hints;
pub mod picture;
pub mod problems;
pub mod session;
pub mod setup;
pub mod window;

/// Every message, for the laws that hold for all of them.
#[cfg(test)]
pub(crate) static ALL: &[(&str, &[crate::pattern::Known])] = &[
    ("cli", cli::ALL),
    ("common", common::ALL),
    ("game", game::ALL),
    ("hints", hints::ALL),
    ("picture", picture::ALL),
    ("problems", problems::ALL),
    ("session", session::ALL),
    ("setup", setup::ALL),
    ("window", window::ALL),
];
