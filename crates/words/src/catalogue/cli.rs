// Written by `cargo xtask words` from the catalogues in `ftl`; changes here are lost.

//! The messages of `cli.ftl`.

use crate::{Language};
use crate::pattern::{Value, say};
use std::fmt::Display;

/// `unknown language { $tag }; there are { $known }`
///
/// $tag is what was typed, $known a list such as "en (English), vi (Tiếng Việt)".
pub fn unknown_language(language: Language, known: impl Display, tag: impl Display) -> String {
    say(language, &UNKNOWN_LANGUAGE, &[Value::Text(&known), Value::Text(&tag)])
}
static UNKNOWN_LANGUAGE: [&str; 4] = [
    "unknown language \u{1}1; there are \u{1}0",
    "unknown language \u{1}1; there are \u{1}0",
    "unknown language \u{1}1; there are \u{1}0",
    "unknown language \u{1}1; there are \u{1}0",
];

#[cfg(test)]
pub(crate) static ALL: &[crate::pattern::Known] = &[
    ("unknown-language", &UNKNOWN_LANGUAGE, "tt"),
];
