// Written by `cargo xtask words` from the catalogues in `ftl`; changes here are lost.

//! The messages of `common.ftl`.

use crate::{Language};
use crate::pattern::{Patterns, Value, patterns, say};
use std::fmt::Display;

/// `row { $row } column { $column }`
///
/// A cell of the board, inside a sentence. Rows are counted from the top.
pub fn cell(language: Language, column: impl Display, row: impl Display) -> String {
    say(language, &CELL, &[Value::Text(&column), Value::Text(&row)])
}
static CELL: Patterns = patterns![
    "common.cell",
    "row \u{1}1 column \u{1}0",
    "hàng \u{1}1 cột \u{1}0",
    "Zeile \u{1}1 Spalte \u{1}0",
    "fila \u{1}1 columna \u{1}0",
];

/// `column { $column }`
///
/// A column of the board, inside a sentence.
pub fn column(language: Language, column: impl Display) -> String {
    say(language, &COLUMN, &[Value::Text(&column)])
}
static COLUMN: Patterns = patterns![
    "common.column",
    "column \u{1}0",
    "cột \u{1}0",
    "Spalte \u{1}0",
    "columna \u{1}0",
];

/// `{ $so-far }, { $next }`
///
/// Two things one after the other; longer lists are made of it: "a, b", then "a, b, c".
pub fn list(language: Language, next: impl Display, so_far: impl Display) -> String {
    say(language, &LIST, &[Value::Text(&next), Value::Text(&so_far)])
}
static LIST: Patterns = patterns![
    "common.list",
    "\u{1}1, \u{1}0",
    "\u{1}1, \u{1}0",
    "\u{1}1, \u{1}0",
    "\u{1}1, \u{1}0",
];

/// `No`
pub fn no(language: Language) -> String {
    say(language, &NO, &[])
}
static NO: Patterns = patterns![
    "common.no",
    "No",
    "Không",
    "Nein",
    "No",
];

/// `{ $so-far } or { $last }`
///
/// One of several things; $so-far may be a list: "a or b", "a, b or c".
pub fn one_of(language: Language, last: impl Display, so_far: impl Display) -> String {
    say(language, &ONE_OF, &[Value::Text(&last), Value::Text(&so_far)])
}
static ONE_OF: Patterns = patterns![
    "common.one-of",
    "\u{1}1 or \u{1}0",
    "\u{1}1 hoặc \u{1}0",
    "\u{1}1 oder \u{1}0",
    "\u{1}1 o \u{1}0",
];

/// `{ $so-far } or { $last }`
///
/// The same where the last thing begins with the sound o, for languages to which that matters: "7 u 8" in Spanish.
pub fn one_of_before_o(language: Language, last: impl Display, so_far: impl Display) -> String {
    say(language, &ONE_OF_BEFORE_O, &[Value::Text(&last), Value::Text(&so_far)])
}
static ONE_OF_BEFORE_O: Patterns = patterns![
    "common.one-of-before-o",
    "\u{1}1 or \u{1}0",
    "\u{1}1 hoặc \u{1}0",
    "\u{1}1 oder \u{1}0",
    "\u{1}1 u \u{1}0",
];

/// `Player { $number }`
///
/// The name of a person at a table of two, if they gave none.
pub fn player_name(language: Language, number: impl Display) -> String {
    say(language, &PLAYER_NAME, &[Value::Text(&number)])
}
static PLAYER_NAME: Patterns = patterns![
    "common.player-name",
    "Player \u{1}0",
    "Người chơi \u{1}0",
    "Spieler \u{1}0",
    "Jugador \u{1}0",
];

/// `{ $first } to { $last }`
///
/// A range of numbers: "1 to 7".
pub fn range(language: Language, first: impl Display, last: impl Display) -> String {
    say(language, &RANGE, &[Value::Text(&first), Value::Text(&last)])
}
static RANGE: Patterns = patterns![
    "common.range",
    "\u{1}0 to \u{1}1",
    "\u{1}0 đến \u{1}1",
    "\u{1}0 bis \u{1}1",
    "\u{1}0 a \u{1}1",
];

/// `{ $name } ({ $symbol })`
///
/// A player with the sign of their discs: "Ann (X)".
pub fn with_symbol(language: Language, name: impl Display, symbol: impl Display) -> String {
    say(language, &WITH_SYMBOL, &[Value::Text(&name), Value::Text(&symbol)])
}
static WITH_SYMBOL: Patterns = patterns![
    "common.with-symbol",
    "\u{1}0 (\u{1}1)",
    "\u{1}0 (\u{1}1)",
    "\u{1}0 (\u{1}1)",
    "\u{1}0 (\u{1}1)",
];

/// `Yes`
pub fn yes(language: Language) -> String {
    say(language, &YES, &[])
}
static YES: Patterns = patterns![
    "common.yes",
    "Yes",
    "Có",
    "Ja",
    "Sí",
];

/// `You`
///
/// The name of the only person at a table, if they gave none.
pub fn your_name(language: Language) -> String {
    say(language, &YOUR_NAME, &[])
}
static YOUR_NAME: Patterns = patterns![
    "common.your-name",
    "You",
    "Bạn",
    "Du",
    "Tú",
];

#[cfg(any(test, feature = "packs"))]
pub(crate) static ALL: &[crate::pattern::Known] = &[
    ("cell", &CELL, "tt"),
    ("column", &COLUMN, "t"),
    ("list", &LIST, "tt"),
    ("no", &NO, ""),
    ("one-of", &ONE_OF, "tt"),
    ("one-of-before-o", &ONE_OF_BEFORE_O, "tt"),
    ("player-name", &PLAYER_NAME, "t"),
    ("range", &RANGE, "tt"),
    ("with-symbol", &WITH_SYMBOL, "tt"),
    ("yes", &YES, ""),
    ("your-name", &YOUR_NAME, ""),
];
