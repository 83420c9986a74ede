// Written by `cargo xtask words` from the catalogues in `ftl`; changes here are lost.

//! The messages of `problems.ftl`.

use crate::{Language};
use crate::pattern::say;

/// `A kind of player is a word of lower-case letters, digits and hyphens.`
pub fn bad_tag(language: Language) -> String {
    say(
        language,
        &[
            // en
            "A kind of player is a word of lower-case letters, digits and hyphens.",
            // vi
            "A kind of player is a word of lower-case letters, digits and hyphens.",
            // de
            "A kind of player is a word of lower-case letters, digits and hyphens.",
            // es
            "A kind of player is a word of lower-case letters, digits and hyphens.",
        ],
        &[],
    )
}

/// `Both players can't have the same name.`
pub fn same_name(language: Language) -> String {
    say(
        language,
        &[
            // en
            "Both players can't have the same name.",
            // vi
            "Both players can't have the same name.",
            // de
            "Both players can't have the same name.",
            // es
            "Both players can't have the same name.",
        ],
        &[],
    )
}
