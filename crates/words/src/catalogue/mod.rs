// Written by `cargo xtask words` from the catalogues in `ftl`; changes here are lost.

//! Every message, by area.

pub mod cli;
pub mod commands;
pub mod common;
pub mod files;
pub mod flags;
pub mod game;
pub mod help;
pub mod hints;
pub mod howto;
pub mod insight;
pub mod invitation;
pub mod invite;
pub mod keys;
pub mod lines;
pub mod online;
pub mod pages;
pub mod picture;
pub mod players;
pub mod problems;
pub mod programs;
pub mod record;
pub mod rules;
pub mod screen;
pub mod serving;
pub mod session;
pub mod settings;
pub mod setup;
pub mod solver;
pub mod start;
pub mod store;
pub mod typed;
pub mod web;
pub mod window;

/// Every message, for packs and for the laws that hold for all of them.
#[cfg(any(test, feature = "packs"))]
pub(crate) static ALL: &[(&str, &[crate::pattern::Known])] = &[
    ("cli", cli::ALL),
    ("commands", commands::ALL),
    ("common", common::ALL),
    ("files", files::ALL),
    ("flags", flags::ALL),
    ("game", game::ALL),
    ("help", help::ALL),
    ("hints", hints::ALL),
    ("howto", howto::ALL),
    ("insight", insight::ALL),
    ("invitation", invitation::ALL),
    ("invite", invite::ALL),
    ("keys", keys::ALL),
    ("lines", lines::ALL),
    ("online", online::ALL),
    ("pages", pages::ALL),
    ("picture", picture::ALL),
    ("players", players::ALL),
    ("problems", problems::ALL),
    ("programs", programs::ALL),
    ("record", record::ALL),
    ("rules", rules::ALL),
    ("screen", screen::ALL),
    ("serving", serving::ALL),
    ("session", session::ALL),
    ("settings", settings::ALL),
    ("setup", setup::ALL),
    ("solver", solver::ALL),
    ("start", start::ALL),
    ("store", store::ALL),
    ("typed", typed::ALL),
    ("web", web::ALL),
    ("window", window::ALL),
];
