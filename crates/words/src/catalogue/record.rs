// Written by `cargo xtask words` from the catalogues in `ftl`; changes here are lost.

//! The messages of `record.ftl`.

use crate::{Language};
use crate::pattern::{Value, say};
use std::fmt::Display;

/// `the record ends too early: { $expected }`
pub fn ends_early(language: Language, expected: impl Display) -> String {
    say(
        language,
        &[
            // en
            "the record ends too early: \u{1}0",
            // vi
            "the record ends too early: \u{1}0",
            // de
            "the record ends too early: \u{1}0",
            // es
            "the record ends too early: \u{1}0",
        ],
        &[Value::Text(&expected)],
    )
}

/// `expected a cell of the board, such as d6`
pub fn expected_cell(language: Language) -> String {
    say(
        language,
        &[
            // en
            "expected a cell of the board, such as d6",
            // vi
            "expected a cell of the board, such as d6",
            // de
            "expected a cell of the board, such as d6",
            // es
            "expected a cell of the board, such as d6",
        ],
        &[],
    )
}

/// `expected a column letter of the board`
pub fn expected_column(language: Language) -> String {
    say(
        language,
        &[
            // en
            "expected a column letter of the board",
            // vi
            "expected a column letter of the board",
            // de
            "expected a column letter of the board",
            // es
            "expected a column letter of the board",
        ],
        &[],
    )
}

/// `expected the end of the line`
pub fn expected_end_of_line(language: Language) -> String {
    say(
        language,
        &[
            // en
            "expected the end of the line",
            // vi
            "expected the end of the line",
            // de
            "expected the end of the line",
            // es
            "expected the end of the line",
        ],
        &[],
    )
}

/// `expected \" or \\ after a backslash`
pub fn expected_escaped(language: Language) -> String {
    say(
        language,
        &[
            // en
            "expected \\\" or \\\\ after a backslash",
            // vi
            "expected \\\" or \\\\ after a backslash",
            // de
            "expected \\\" or \\\\ after a backslash",
            // es
            "expected \\\" or \\\\ after a backslash",
        ],
        &[],
    )
}

/// `expected a kind of player, such as human`
pub fn expected_kind(language: Language) -> String {
    say(
        language,
        &[
            // en
            "expected a kind of player, such as human",
            // vi
            "expected a kind of player, such as human",
            // de
            "expected a kind of player, such as human",
            // es
            "expected a kind of player, such as human",
        ],
        &[],
    )
}

/// `expected a name in double quotes`
pub fn expected_name(language: Language) -> String {
    say(
        language,
        &[
            // en
            "expected a name in double quotes",
            // vi
            "expected a name in double quotes",
            // de
            "expected a name in double quotes",
            // es
            "expected a name in double quotes",
        ],
        &[],
    )
}

/// `expected nothing after the result`
pub fn expected_nothing_after_result(language: Language) -> String {
    say(
        language,
        &[
            // en
            "expected nothing after the result",
            // vi
            "expected nothing after the result",
            // de
            "expected nothing after the result",
            // es
            "expected nothing after the result",
        ],
        &[],
    )
}

/// `expected a number`
pub fn expected_number(language: Language) -> String {
    say(
        language,
        &[
            // en
            "expected a number",
            // vi
            "expected a number",
            // de
            "expected a number",
            // es
            "expected a number",
        ],
        &[],
    )
}

/// `expected '{ $result }' at the end`
pub fn expected_result(language: Language, result: impl Display) -> String {
    say(
        language,
        &[
            // en
            "expected '\u{1}0' at the end",
            // vi
            "expected '\u{1}0' at the end",
            // de
            "expected '\u{1}0' at the end",
            // es
            "expected '\u{1}0' at the end",
        ],
        &[Value::Text(&result)],
    )
}

/// `expected seat 1 or 2`
pub fn expected_seat(language: Language) -> String {
    say(
        language,
        &[
            // en
            "expected seat 1 or 2",
            // vi
            "expected seat 1 or 2",
            // de
            "expected seat 1 or 2",
            // es
            "expected seat 1 or 2",
        ],
        &[],
    )
}

/// `expected seat 1 or 2, or '{ $result }'`
pub fn expected_seat_or_result(language: Language, result: impl Display) -> String {
    say(
        language,
        &[
            // en
            "expected seat 1 or 2, or '\u{1}0'",
            // vi
            "expected seat 1 or 2, or '\u{1}0'",
            // de
            "expected seat 1 or 2, or '\u{1}0'",
            // es
            "expected seat 1 or 2, or '\u{1}0'",
        ],
        &[Value::Text(&result)],
    )
}

/// `expected a symbol`
pub fn expected_symbol(language: Language) -> String {
    say(
        language,
        &[
            // en
            "expected a symbol",
            // vi
            "expected a symbol",
            // de
            "expected a symbol",
            // es
            "expected a symbol",
        ],
        &[],
    )
}

/// `expected two different symbols, such as XO`
pub fn expected_symbols(language: Language) -> String {
    say(
        language,
        &[
            // en
            "expected two different symbols, such as XO",
            // vi
            "expected two different symbols, such as XO",
            // de
            "expected two different symbols, such as XO",
            // es
            "expected two different symbols, such as XO",
        ],
        &[],
    )
}

/// `expected '{ $text }'`
///
/// $text stands in the file as it is: "rules: ...".
pub fn expected_text(language: Language, text: impl Display) -> String {
    say(
        language,
        &[
            // en
            "expected '\u{1}0'",
            // vi
            "expected '\u{1}0'",
            // de
            "expected '\u{1}0'",
            // es
            "expected '\u{1}0'",
        ],
        &[Value::Text(&text)],
    )
}

/// `expected a time in seconds, such as @12.345`
pub fn expected_time(language: Language) -> String {
    say(
        language,
        &[
            // en
            "expected a time in seconds, such as @12.345",
            // vi
            "expected a time in seconds, such as @12.345",
            // de
            "expected a time in seconds, such as @12.345",
            // es
            "expected a time in seconds, such as @12.345",
        ],
        &[],
    )
}

/// `expected text in UTF-8`
pub fn expected_utf8(language: Language) -> String {
    say(
        language,
        &[
            // en
            "expected text in UTF-8",
            // vi
            "expected text in UTF-8",
            // de
            "expected text in UTF-8",
            // es
            "expected text in UTF-8",
        ],
        &[],
    )
}

/// `expected { $words }`
///
/// $words are words of the file: "draw or takeback".
pub fn expected_word(language: Language, words: impl Display) -> String {
    say(
        language,
        &[
            // en
            "expected \u{1}0",
            // vi
            "expected \u{1}0",
            // de
            "expected \u{1}0",
            // es
            "expected \u{1}0",
        ],
        &[Value::Text(&words)],
    )
}

/// `there is a result, but the game is not over`
pub fn not_over(language: Language) -> String {
    say(
        language,
        &[
            // en
            "there is a result, but the game is not over",
            // vi
            "there is a result, but the game is not over",
            // de
            "there is a result, but the game is not over",
            // es
            "there is a result, but the game is not over",
        ],
        &[],
    )
}

/// `the moves lead to another result: expected '{ $result }'`
pub fn other_result(language: Language, result: impl Display) -> String {
    say(
        language,
        &[
            // en
            "the moves lead to another result: expected '\u{1}0'",
            // vi
            "the moves lead to another result: expected '\u{1}0'",
            // de
            "the moves lead to another result: expected '\u{1}0'",
            // es
            "the moves lead to another result: expected '\u{1}0'",
        ],
        &[Value::Text(&result)],
    )
}

/// `this can't be played here: the clock of seat { $seat } has run out`
pub fn out_of_time(language: Language, seat: impl Display) -> String {
    say(
        language,
        &[
            // en
            "this can't be played here: the clock of seat \u{1}0 has run out",
            // vi
            "this can't be played here: the clock of seat \u{1}0 has run out",
            // de
            "this can't be played here: the clock of seat \u{1}0 has run out",
            // es
            "this can't be played here: the clock of seat \u{1}0 has run out",
        ],
        &[Value::Text(&seat)],
    )
}

/// `this can't be played here: { $reason }`
///
/// $reason is a sentence: "Column 4 is full; choose another one."
pub fn refused(language: Language, reason: impl Display) -> String {
    say(
        language,
        &[
            // en
            "this can't be played here: \u{1}0",
            // vi
            "this can't be played here: \u{1}0",
            // de
            "this can't be played here: \u{1}0",
            // es
            "this can't be played here: \u{1}0",
        ],
        &[Value::Text(&reason)],
    )
}

/// `this time is earlier than the one before`
pub fn time_goes_back(language: Language) -> String {
    say(
        language,
        &[
            // en
            "this time is earlier than the one before",
            // vi
            "this time is earlier than the one before",
            // de
            "this time is earlier than the one before",
            // es
            "this time is earlier than the one before",
        ],
        &[],
    )
}

/// `this record has version { $version }: it was made by a newer Fourline; this one reads versions 1 and { $latest }`
pub fn version_too_new(language: Language, latest: impl Display, version: impl Display) -> String {
    say(
        language,
        &[
            // en
            "this record has version \u{1}1: it was made by a newer Fourline; this one reads versions 1 and \u{1}0",
            // vi
            "this record has version \u{1}1: it was made by a newer Fourline; this one reads versions 1 and \u{1}0",
            // de
            "this record has version \u{1}1: it was made by a newer Fourline; this one reads versions 1 and \u{1}0",
            // es
            "this record has version \u{1}1: it was made by a newer Fourline; this one reads versions 1 and \u{1}0",
        ],
        &[Value::Text(&latest), Value::Text(&version)],
    )
}

/// `this record has version { $version }; this program reads versions 1 and { $latest }`
pub fn version_unknown(language: Language, latest: impl Display, version: impl Display) -> String {
    say(
        language,
        &[
            // en
            "this record has version \u{1}1; this program reads versions 1 and \u{1}0",
            // vi
            "this record has version \u{1}1; this program reads versions 1 and \u{1}0",
            // de
            "this record has version \u{1}1; this program reads versions 1 and \u{1}0",
            // es
            "this record has version \u{1}1; this program reads versions 1 and \u{1}0",
        ],
        &[Value::Text(&latest), Value::Text(&version)],
    )
}
