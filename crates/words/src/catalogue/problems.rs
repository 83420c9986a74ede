// Written by `cargo xtask words` from the catalogues in `ftl`; changes here are lost.

//! The messages of `problems.ftl`.

use crate::{Language};
use crate::pattern::say;

/// `A kind of player is a word of lower-case letters, digits and hyphens.`
pub fn bad_tag(language: Language) -> String {
    say(language, &BAD_TAG, &[])
}
static BAD_TAG: [&str; 4] = [
    "A kind of player is a word of lower-case letters, digits and hyphens.",
    "A kind of player is a word of lower-case letters, digits and hyphens.",
    "A kind of player is a word of lower-case letters, digits and hyphens.",
    "A kind of player is a word of lower-case letters, digits and hyphens.",
];

/// `Both players can't have the same name.`
pub fn same_name(language: Language) -> String {
    say(language, &SAME_NAME, &[])
}
static SAME_NAME: [&str; 4] = [
    "Both players can't have the same name.",
    "Both players can't have the same name.",
    "Both players can't have the same name.",
    "Both players can't have the same name.",
];

#[cfg(test)]
pub(crate) static ALL: &[crate::pattern::Known] = &[
    ("bad-tag", &BAD_TAG, ""),
    ("same-name", &SAME_NAME, ""),
];
