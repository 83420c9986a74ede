// Written by `cargo xtask words` from the catalogues in `ftl`; changes here are lost.

//! The messages of `picture.ftl`.

use crate::{Count, Language};
use crate::pattern::{Patterns, Value, patterns, say};
use std::fmt::Display;

/// `expected one of { $names }`
///
/// A theme that is not known; $names is a list.
pub fn expected_theme(language: Language, names: impl Display) -> String {
    say(language, &EXPECTED_THEME, &[Value::Text(&names)])
}
static EXPECTED_THEME: Patterns = patterns![
    "picture.expected-theme",
    "expected one of \u{1}0",
    "phải là một trong các giá trị \u{1}0",
    "möglich sind \u{1}0",
    "se esperaba uno de estos temas: \u{1}0",
];

/// `draws`
pub fn note_draws(language: Language) -> String {
    say(language, &NOTE_DRAWS, &[])
}
static NOTE_DRAWS: Patterns = patterns![
    "picture.note-draws",
    "draws",
    "hòa",
    "unent-\nschieden",
    "empate",
];

/// `about { $score }`
///
/// Not proven. $score is a number with its sign: "+12".
pub fn note_estimate(language: Language, score: impl Display) -> String {
    say(language, &NOTE_ESTIMATE, &[Value::Text(&score)])
}
static NOTE_ESTIMATE: Patterns = patterns![
    "picture.note-estimate",
    "about\n\u{1}0",
    "khoảng\n\u{1}0",
    "etwa\n\u{1}0",
    "aprox.\n\u{1}0",
];

/// `loses in { $moves }`
pub fn note_loses(language: Language, moves: impl Display) -> String {
    say(language, &NOTE_LOSES, &[Value::Text(&moves)])
}
static NOTE_LOSES: Patterns = patterns![
    "picture.note-loses",
    "loses\nin \u{1}0",
    "thua\ntrong \u{1}0",
    "verliert\nin \u{1}0",
    "pierde\nen \u{1}0",
];

/// `wins in { $moves }`
pub fn note_wins(language: Language, moves: impl Display) -> String {
    say(language, &NOTE_WINS, &[Value::Text(&moves)])
}
static NOTE_WINS: Patterns = patterns![
    "picture.note-wins",
    "wins\nin \u{1}0",
    "thắng\ntrong \u{1}0",
    "gewinnt\nin \u{1}0",
    "gana\nen \u{1}0",
];

/// `start`
///
/// Above a board that has no move yet; above the others stands the number of the move.
pub fn start(language: Language) -> String {
    say(language, &START, &[])
}
static START: Patterns = patterns![
    "picture.start",
    "start",
    "đầu ván",
    "Anfang",
    "inicio",
];

/// `The last of { $boards } boards: { $last }`
///
/// The boards of such a picture are too many to describe; $last describes the last one.
pub fn strip_description(language: Language, boards: impl Count, last: impl Display) -> String {
    say(language, &STRIP_DESCRIPTION, &[Value::Number(boards.count()), Value::Text(&last)])
}
static STRIP_DESCRIPTION: Patterns = patterns![
    "picture.strip-description",
    "\u{2}0\u{3}one\u{4}\u{1}1\u{3}other\u{4}The last of \u{1}0 boards: \u{1}1",
    "\u{2}0\u{3}1\u{4}\u{1}1\u{3}other\u{4}Hình cuối trong \u{1}0 hình bàn cờ: \u{1}1",
    "\u{2}0\u{3}one\u{4}\u{1}1\u{3}other\u{4}Das letzte von \u{1}0 Brettern: \u{1}1",
    "\u{2}0\u{3}one\u{4}\u{1}1\u{3}other\u{4}El último de \u{1}0 tableros: \u{1}1",
];

/// `Four in a row, step by step: { $one } vs { $two }`
///
/// A picture of several boards, one for each move.
pub fn strip_title(language: Language, one: impl Display, two: impl Display) -> String {
    say(language, &STRIP_TITLE, &[Value::Text(&one), Value::Text(&two)])
}
static STRIP_TITLE: Patterns = patterns![
    "picture.strip-title",
    "Four in a row, step by step: \u{1}0 vs \u{1}1",
    "Bốn quân thẳng hàng, từng nước một: \u{1}0 đấu với \u{1}1",
    "Vier gewinnt, Zug für Zug: \u{1}0 \u{2013} \u{1}1",
    "Cuatro en línea, paso a paso: \u{1}0 vs. \u{1}1",
];

/// `Four in a row: { $one } vs { $two }`
pub fn title(language: Language, one: impl Display, two: impl Display) -> String {
    say(language, &TITLE, &[Value::Text(&one), Value::Text(&two)])
}
static TITLE: Patterns = patterns![
    "picture.title",
    "Four in a row: \u{1}0 vs \u{1}1",
    "Bốn quân thẳng hàng: \u{1}0 đấu với \u{1}1",
    "Vier gewinnt: \u{1}0 \u{2013} \u{1}1",
    "Cuatro en línea: \u{1}0 vs. \u{1}1",
];

#[cfg(any(test, feature = "packs"))]
pub(crate) static ALL: &[crate::pattern::Known] = &[
    ("expected-theme", &EXPECTED_THEME, "t"),
    ("note-draws", &NOTE_DRAWS, ""),
    ("note-estimate", &NOTE_ESTIMATE, "t"),
    ("note-loses", &NOTE_LOSES, "t"),
    ("note-wins", &NOTE_WINS, "t"),
    ("start", &START, ""),
    ("strip-description", &STRIP_DESCRIPTION, "nt"),
    ("strip-title", &STRIP_TITLE, "tt"),
    ("title", &TITLE, "tt"),
];
