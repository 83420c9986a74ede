// Written by `cargo xtask words` from the catalogues in `ftl`; changes here are lost.

//! The messages of `record.ftl`.

use crate::{Language};
use crate::pattern::{Value, say};
use std::fmt::Display;

/// `the record ends too early: { $expected }`
pub fn ends_early(language: Language, expected: impl Display) -> String {
    say(language, &ENDS_EARLY, &[Value::Text(&expected)])
}
static ENDS_EARLY: [&str; 4] = [
    "the record ends too early: \u{1}0",
    "the record ends too early: \u{1}0",
    "the record ends too early: \u{1}0",
    "the record ends too early: \u{1}0",
];

/// `expected a cell of the board, such as d6`
pub fn expected_cell(language: Language) -> String {
    say(language, &EXPECTED_CELL, &[])
}
static EXPECTED_CELL: [&str; 4] = [
    "expected a cell of the board, such as d6",
    "expected a cell of the board, such as d6",
    "expected a cell of the board, such as d6",
    "expected a cell of the board, such as d6",
];

/// `expected a column letter of the board`
pub fn expected_column(language: Language) -> String {
    say(language, &EXPECTED_COLUMN, &[])
}
static EXPECTED_COLUMN: [&str; 4] = [
    "expected a column letter of the board",
    "expected a column letter of the board",
    "expected a column letter of the board",
    "expected a column letter of the board",
];

/// `expected the end of the line`
pub fn expected_end_of_line(language: Language) -> String {
    say(language, &EXPECTED_END_OF_LINE, &[])
}
static EXPECTED_END_OF_LINE: [&str; 4] = [
    "expected the end of the line",
    "expected the end of the line",
    "expected the end of the line",
    "expected the end of the line",
];

/// `expected \" or \\ after a backslash`
pub fn expected_escaped(language: Language) -> String {
    say(language, &EXPECTED_ESCAPED, &[])
}
static EXPECTED_ESCAPED: [&str; 4] = [
    "expected \\\" or \\\\ after a backslash",
    "expected \\\" or \\\\ after a backslash",
    "expected \\\" or \\\\ after a backslash",
    "expected \\\" or \\\\ after a backslash",
];

/// `expected a kind of player, such as human`
pub fn expected_kind(language: Language) -> String {
    say(language, &EXPECTED_KIND, &[])
}
static EXPECTED_KIND: [&str; 4] = [
    "expected a kind of player, such as human",
    "expected a kind of player, such as human",
    "expected a kind of player, such as human",
    "expected a kind of player, such as human",
];

/// `expected a name in double quotes`
pub fn expected_name(language: Language) -> String {
    say(language, &EXPECTED_NAME, &[])
}
static EXPECTED_NAME: [&str; 4] = [
    "expected a name in double quotes",
    "expected a name in double quotes",
    "expected a name in double quotes",
    "expected a name in double quotes",
];

/// `expected nothing after the result`
pub fn expected_nothing_after_result(language: Language) -> String {
    say(language, &EXPECTED_NOTHING_AFTER_RESULT, &[])
}
static EXPECTED_NOTHING_AFTER_RESULT: [&str; 4] = [
    "expected nothing after the result",
    "expected nothing after the result",
    "expected nothing after the result",
    "expected nothing after the result",
];

/// `expected a number`
pub fn expected_number(language: Language) -> String {
    say(language, &EXPECTED_NUMBER, &[])
}
static EXPECTED_NUMBER: [&str; 4] = [
    "expected a number",
    "expected a number",
    "expected a number",
    "expected a number",
];

/// `expected '{ $result }' at the end`
pub fn expected_result(language: Language, result: impl Display) -> String {
    say(language, &EXPECTED_RESULT, &[Value::Text(&result)])
}
static EXPECTED_RESULT: [&str; 4] = [
    "expected '\u{1}0' at the end",
    "expected '\u{1}0' at the end",
    "expected '\u{1}0' at the end",
    "expected '\u{1}0' at the end",
];

/// `expected seat 1 or 2`
pub fn expected_seat(language: Language) -> String {
    say(language, &EXPECTED_SEAT, &[])
}
static EXPECTED_SEAT: [&str; 4] = [
    "expected seat 1 or 2",
    "expected seat 1 or 2",
    "expected seat 1 or 2",
    "expected seat 1 or 2",
];

/// `expected seat 1 or 2, or '{ $result }'`
pub fn expected_seat_or_result(language: Language, result: impl Display) -> String {
    say(language, &EXPECTED_SEAT_OR_RESULT, &[Value::Text(&result)])
}
static EXPECTED_SEAT_OR_RESULT: [&str; 4] = [
    "expected seat 1 or 2, or '\u{1}0'",
    "expected seat 1 or 2, or '\u{1}0'",
    "expected seat 1 or 2, or '\u{1}0'",
    "expected seat 1 or 2, or '\u{1}0'",
];

/// `expected a symbol`
pub fn expected_symbol(language: Language) -> String {
    say(language, &EXPECTED_SYMBOL, &[])
}
static EXPECTED_SYMBOL: [&str; 4] = [
    "expected a symbol",
    "expected a symbol",
    "expected a symbol",
    "expected a symbol",
];

/// `expected two different symbols, such as XO`
pub fn expected_symbols(language: Language) -> String {
    say(language, &EXPECTED_SYMBOLS, &[])
}
static EXPECTED_SYMBOLS: [&str; 4] = [
    "expected two different symbols, such as XO",
    "expected two different symbols, such as XO",
    "expected two different symbols, such as XO",
    "expected two different symbols, such as XO",
];

/// `expected '{ $text }'`
///
/// $text stands in the file as it is: "rules: ...".
pub fn expected_text(language: Language, text: impl Display) -> String {
    say(language, &EXPECTED_TEXT, &[Value::Text(&text)])
}
static EXPECTED_TEXT: [&str; 4] = [
    "expected '\u{1}0'",
    "expected '\u{1}0'",
    "expected '\u{1}0'",
    "expected '\u{1}0'",
];

/// `expected a time in seconds, such as @12.345`
pub fn expected_time(language: Language) -> String {
    say(language, &EXPECTED_TIME, &[])
}
static EXPECTED_TIME: [&str; 4] = [
    "expected a time in seconds, such as @12.345",
    "expected a time in seconds, such as @12.345",
    "expected a time in seconds, such as @12.345",
    "expected a time in seconds, such as @12.345",
];

/// `expected text in UTF-8`
pub fn expected_utf8(language: Language) -> String {
    say(language, &EXPECTED_UTF8, &[])
}
static EXPECTED_UTF8: [&str; 4] = [
    "expected text in UTF-8",
    "expected text in UTF-8",
    "expected text in UTF-8",
    "expected text in UTF-8",
];

/// `expected { $words }`
///
/// $words are words of the file: "draw or takeback".
pub fn expected_word(language: Language, words: impl Display) -> String {
    say(language, &EXPECTED_WORD, &[Value::Text(&words)])
}
static EXPECTED_WORD: [&str; 4] = [
    "expected \u{1}0",
    "expected \u{1}0",
    "expected \u{1}0",
    "expected \u{1}0",
];

/// `there is a result, but the game is not over`
pub fn not_over(language: Language) -> String {
    say(language, &NOT_OVER, &[])
}
static NOT_OVER: [&str; 4] = [
    "there is a result, but the game is not over",
    "there is a result, but the game is not over",
    "there is a result, but the game is not over",
    "there is a result, but the game is not over",
];

/// `the moves lead to another result: expected '{ $result }'`
pub fn other_result(language: Language, result: impl Display) -> String {
    say(language, &OTHER_RESULT, &[Value::Text(&result)])
}
static OTHER_RESULT: [&str; 4] = [
    "the moves lead to another result: expected '\u{1}0'",
    "the moves lead to another result: expected '\u{1}0'",
    "the moves lead to another result: expected '\u{1}0'",
    "the moves lead to another result: expected '\u{1}0'",
];

/// `this can't be played here: the clock of seat { $seat } has run out`
pub fn out_of_time(language: Language, seat: impl Display) -> String {
    say(language, &OUT_OF_TIME, &[Value::Text(&seat)])
}
static OUT_OF_TIME: [&str; 4] = [
    "this can't be played here: the clock of seat \u{1}0 has run out",
    "this can't be played here: the clock of seat \u{1}0 has run out",
    "this can't be played here: the clock of seat \u{1}0 has run out",
    "this can't be played here: the clock of seat \u{1}0 has run out",
];

/// `this can't be played here: { $reason }`
///
/// $reason is a sentence: "Column 4 is full; choose another one."
pub fn refused(language: Language, reason: impl Display) -> String {
    say(language, &REFUSED, &[Value::Text(&reason)])
}
static REFUSED: [&str; 4] = [
    "this can't be played here: \u{1}0",
    "this can't be played here: \u{1}0",
    "this can't be played here: \u{1}0",
    "this can't be played here: \u{1}0",
];

/// `this time is earlier than the one before`
pub fn time_goes_back(language: Language) -> String {
    say(language, &TIME_GOES_BACK, &[])
}
static TIME_GOES_BACK: [&str; 4] = [
    "this time is earlier than the one before",
    "this time is earlier than the one before",
    "this time is earlier than the one before",
    "this time is earlier than the one before",
];

/// `this record has version { $version }: it was made by a newer Fourline; this one reads versions 1 and { $latest }`
pub fn version_too_new(language: Language, latest: impl Display, version: impl Display) -> String {
    say(language, &VERSION_TOO_NEW, &[Value::Text(&latest), Value::Text(&version)])
}
static VERSION_TOO_NEW: [&str; 4] = [
    "this record has version \u{1}1: it was made by a newer Fourline; this one reads versions 1 and \u{1}0",
    "this record has version \u{1}1: it was made by a newer Fourline; this one reads versions 1 and \u{1}0",
    "this record has version \u{1}1: it was made by a newer Fourline; this one reads versions 1 and \u{1}0",
    "this record has version \u{1}1: it was made by a newer Fourline; this one reads versions 1 and \u{1}0",
];

/// `this record has version { $version }; this program reads versions 1 and { $latest }`
pub fn version_unknown(language: Language, latest: impl Display, version: impl Display) -> String {
    say(language, &VERSION_UNKNOWN, &[Value::Text(&latest), Value::Text(&version)])
}
static VERSION_UNKNOWN: [&str; 4] = [
    "this record has version \u{1}1; this program reads versions 1 and \u{1}0",
    "this record has version \u{1}1; this program reads versions 1 and \u{1}0",
    "this record has version \u{1}1; this program reads versions 1 and \u{1}0",
    "this record has version \u{1}1; this program reads versions 1 and \u{1}0",
];

#[cfg(test)]
pub(crate) static ALL: &[crate::pattern::Known] = &[
    ("ends-early", &ENDS_EARLY, "t"),
    ("expected-cell", &EXPECTED_CELL, ""),
    ("expected-column", &EXPECTED_COLUMN, ""),
    ("expected-end-of-line", &EXPECTED_END_OF_LINE, ""),
    ("expected-escaped", &EXPECTED_ESCAPED, ""),
    ("expected-kind", &EXPECTED_KIND, ""),
    ("expected-name", &EXPECTED_NAME, ""),
    ("expected-nothing-after-result", &EXPECTED_NOTHING_AFTER_RESULT, ""),
    ("expected-number", &EXPECTED_NUMBER, ""),
    ("expected-result", &EXPECTED_RESULT, "t"),
    ("expected-seat", &EXPECTED_SEAT, ""),
    ("expected-seat-or-result", &EXPECTED_SEAT_OR_RESULT, "t"),
    ("expected-symbol", &EXPECTED_SYMBOL, ""),
    ("expected-symbols", &EXPECTED_SYMBOLS, ""),
    ("expected-text", &EXPECTED_TEXT, "t"),
    ("expected-time", &EXPECTED_TIME, ""),
    ("expected-utf8", &EXPECTED_UTF8, ""),
    ("expected-word", &EXPECTED_WORD, "t"),
    ("not-over", &NOT_OVER, ""),
    ("other-result", &OTHER_RESULT, "t"),
    ("out-of-time", &OUT_OF_TIME, "t"),
    ("refused", &REFUSED, "t"),
    ("time-goes-back", &TIME_GOES_BACK, ""),
    ("version-too-new", &VERSION_TOO_NEW, "tt"),
    ("version-unknown", &VERSION_UNKNOWN, "tt"),
];
