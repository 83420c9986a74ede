// Written by `cargo xtask words` from the catalogues in `ftl`; changes here are lost.

//! The messages of `setup.ftl`.

use crate::{Language};
use crate::pattern::say;

/// `Ten levels, from child's play to perfect.`
pub fn about_computer(language: Language) -> String {
    say(
        language,
        &[
            // en
            "Ten levels, from child's play to perfect.",
            // vi
            "Ten levels, from child's play to perfect.",
            // de
            "Ten levels, from child's play to perfect.",
            // es
            "Ten levels, from child's play to perfect.",
        ],
        &[],
    )
}

/// `Two people at one keyboard.`
pub fn about_friend(language: Language) -> String {
    say(
        language,
        &[
            // en
            "Two people at one keyboard.",
            // vi
            "Two people at one keyboard.",
            // de
            "Two people at one keyboard.",
            // es
            "Two people at one keyboard.",
        ],
        &[],
    )
}

/// `Two computers play each other. Pause and continue as you like.`
pub fn about_watch(language: Language) -> String {
    say(
        language,
        &[
            // en
            "Two computers play each other. Pause and continue as you like.",
            // vi
            "Two computers play each other. Pause and continue as you like.",
            // de
            "Two computers play each other. Pause and continue as you like.",
            // es
            "Two computers play each other. Pause and continue as you like.",
        ],
        &[],
    )
}

/// `Against the computer`
pub fn against_computer(language: Language) -> String {
    say(
        language,
        &[
            // en
            "Against the computer",
            // vi
            "Against the computer",
            // de
            "Against the computer",
            // es
            "Against the computer",
        ],
        &[],
    )
}

/// `Watch two computers`
pub fn watch_computers(language: Language) -> String {
    say(
        language,
        &[
            // en
            "Watch two computers",
            // vi
            "Watch two computers",
            // de
            "Watch two computers",
            // es
            "Watch two computers",
        ],
        &[],
    )
}

/// `With a friend`
pub fn with_friend(language: Language) -> String {
    say(
        language,
        &[
            // en
            "With a friend",
            // vi
            "With a friend",
            // de
            "With a friend",
            // es
            "With a friend",
        ],
        &[],
    )
}
