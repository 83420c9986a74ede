// Written by `cargo xtask words` from the catalogues in `ftl`; changes here are lost.

//! The messages of `common.ftl`.

use crate::{Language};
use crate::pattern::{Value, say};
use std::fmt::Display;

/// `row { $row } column { $column }`
///
/// A cell of the board, inside a sentence. Rows are counted from the top.
pub fn cell(language: Language, column: impl Display, row: impl Display) -> String {
    say(
        language,
        &[
            // en
            "row \u{1}1 column \u{1}0",
            // vi
            "row \u{1}1 column \u{1}0",
            // de
            "row \u{1}1 column \u{1}0",
            // es
            "row \u{1}1 column \u{1}0",
        ],
        &[Value::Text(&column), Value::Text(&row)],
    )
}

/// `column { $column }`
///
/// A column of the board, inside a sentence.
pub fn column(language: Language, column: impl Display) -> String {
    say(
        language,
        &[
            // en
            "column \u{1}0",
            // vi
            "column \u{1}0",
            // de
            "column \u{1}0",
            // es
            "column \u{1}0",
        ],
        &[Value::Text(&column)],
    )
}

/// `{ $so-far }, { $next }`
///
/// Two things one after the other; longer lists are made of it: "a, b", then "a, b, c".
pub fn list(language: Language, next: impl Display, so_far: impl Display) -> String {
    say(
        language,
        &[
            // en
            "\u{1}1, \u{1}0",
            // vi
            "\u{1}1, \u{1}0",
            // de
            "\u{1}1, \u{1}0",
            // es
            "\u{1}1, \u{1}0",
        ],
        &[Value::Text(&next), Value::Text(&so_far)],
    )
}

/// `No`
pub fn no(language: Language) -> String {
    say(
        language,
        &[
            // en
            "No",
            // vi
            "No",
            // de
            "No",
            // es
            "No",
        ],
        &[],
    )
}

/// `{ $so-far } or { $last }`
///
/// One of several things; $so-far may be a list: "a or b", "a, b or c".
pub fn one_of(language: Language, last: impl Display, so_far: impl Display) -> String {
    say(
        language,
        &[
            // en
            "\u{1}1 or \u{1}0",
            // vi
            "\u{1}1 or \u{1}0",
            // de
            "\u{1}1 or \u{1}0",
            // es
            "\u{1}1 or \u{1}0",
        ],
        &[Value::Text(&last), Value::Text(&so_far)],
    )
}

/// `Player { $number }`
///
/// The name of a person at a table of two, if they gave none.
pub fn player_name(language: Language, number: impl Display) -> String {
    say(
        language,
        &[
            // en
            "Player \u{1}0",
            // vi
            "Player \u{1}0",
            // de
            "Player \u{1}0",
            // es
            "Player \u{1}0",
        ],
        &[Value::Text(&number)],
    )
}

/// `{ $first } to { $last }`
///
/// A range of numbers: "1 to 7".
pub fn range(language: Language, first: impl Display, last: impl Display) -> String {
    say(
        language,
        &[
            // en
            "\u{1}0 to \u{1}1",
            // vi
            "\u{1}0 to \u{1}1",
            // de
            "\u{1}0 to \u{1}1",
            // es
            "\u{1}0 to \u{1}1",
        ],
        &[Value::Text(&first), Value::Text(&last)],
    )
}

/// `{ $name } ({ $symbol })`
///
/// A player with the sign of their discs: "Ann (X)".
pub fn with_symbol(language: Language, name: impl Display, symbol: impl Display) -> String {
    say(
        language,
        &[
            // en
            "\u{1}0 (\u{1}1)",
            // vi
            "\u{1}0 (\u{1}1)",
            // de
            "\u{1}0 (\u{1}1)",
            // es
            "\u{1}0 (\u{1}1)",
        ],
        &[Value::Text(&name), Value::Text(&symbol)],
    )
}

/// `Yes`
pub fn yes(language: Language) -> String {
    say(
        language,
        &[
            // en
            "Yes",
            // vi
            "Yes",
            // de
            "Yes",
            // es
            "Yes",
        ],
        &[],
    )
}

/// `you`
///
/// The reader, in the middle of a sentence: "Otter wins: you ran out of time."
pub fn you(language: Language) -> String {
    say(
        language,
        &[
            // en
            "you",
            // vi
            "you",
            // de
            "you",
            // es
            "you",
        ],
        &[],
    )
}

/// `You`
///
/// The name of the only person at a table, if they gave none.
pub fn your_name(language: Language) -> String {
    say(
        language,
        &[
            // en
            "You",
            // vi
            "You",
            // de
            "You",
            // es
            "You",
        ],
        &[],
    )
}
