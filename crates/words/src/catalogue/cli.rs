// Written by `cargo xtask words` from the catalogues in `ftl`; changes here are lost.

//! The messages of `cli.ftl`.

use crate::{Language};
use crate::pattern::{Value, say};
use std::fmt::Display;

/// `unknown language { $tag }; there are { $known }`
///
/// $tag is what was typed, $known a list such as "en (English), vi (Tiếng Việt)".
pub fn unknown_language(language: Language, known: impl Display, tag: impl Display) -> String {
    say(
        language,
        &[
            // en
            "unknown language \u{1}1; there are \u{1}0",
            // vi
            "unknown language \u{1}1; there are \u{1}0",
            // de
            "unknown language \u{1}1; there are \u{1}0",
            // es
            "unknown language \u{1}1; there are \u{1}0",
        ],
        &[Value::Text(&known), Value::Text(&tag)],
    )
}
