// Written by `cargo xtask words` from the catalogues in `ftl`; changes here are lost.

//! The messages of `solver.ftl`.

use crate::{Language};
use crate::pattern::{Value, say};
use std::fmt::Display;

/// `the game is over: the board is full`
pub fn board_full(language: Language) -> String {
    say(
        language,
        &[
            // en
            "the game is over: the board is full",
            // vi
            "the game is over: the board is full",
            // de
            "the game is over: the board is full",
            // es
            "the game is over: the board is full",
        ],
        &[],
    )
}

/// `the book is damaged: its checksum is wrong`
pub fn book_damaged(language: Language) -> String {
    say(
        language,
        &[
            // en
            "the book is damaged: its checksum is wrong",
            // vi
            "the book is damaged: its checksum is wrong",
            // de
            "the book is damaged: its checksum is wrong",
            // es
            "the book is damaged: its checksum is wrong",
        ],
        &[],
    )
}

/// `the book makes no sense, though its checksum is right`
pub fn book_malformed(language: Language) -> String {
    say(
        language,
        &[
            // en
            "the book makes no sense, though its checksum is right",
            // vi
            "the book makes no sense, though its checksum is right",
            // de
            "the book makes no sense, though its checksum is right",
            // es
            "the book makes no sense, though its checksum is right",
        ],
        &[],
    )
}

/// `there are no books for { $shape }`
///
/// $shape is a size: "9x7".
pub fn book_unsupported_shape(language: Language, shape: impl Display) -> String {
    say(
        language,
        &[
            // en
            "there are no books for \u{1}0",
            // vi
            "there are no books for \u{1}0",
            // de
            "there are no books for \u{1}0",
            // es
            "there are no books for \u{1}0",
        ],
        &[Value::Text(&shape)],
    )
}

/// `this book has version { $version }; this program reads version { $known }`
pub fn book_version(language: Language, known: impl Display, version: impl Display) -> String {
    say(
        language,
        &[
            // en
            "this book has version \u{1}1; this program reads version \u{1}0",
            // vi
            "this book has version \u{1}1; this program reads version \u{1}0",
            // de
            "this book has version \u{1}1; this program reads version \u{1}0",
            // es
            "this book has version \u{1}1; this program reads version \u{1}0",
        ],
        &[Value::Text(&known), Value::Text(&version)],
    )
}

/// `the layer has { $expected } positions, but { $found } scores were given`
///
/// A layer is all positions of a book with the same number of discs.
pub fn book_wrong_count(language: Language, expected: impl Display, found: impl Display) -> String {
    say(
        language,
        &[
            // en
            "the layer has \u{1}0 positions, but \u{1}1 scores were given",
            // vi
            "the layer has \u{1}0 positions, but \u{1}1 scores were given",
            // de
            "the layer has \u{1}0 positions, but \u{1}1 scores were given",
            // es
            "the layer has \u{1}0 positions, but \u{1}1 scores were given",
        ],
        &[Value::Text(&expected), Value::Text(&found)],
    )
}

/// `the book is cut short or has something behind it`
pub fn book_wrong_length(language: Language) -> String {
    say(
        language,
        &[
            // en
            "the book is cut short or has something behind it",
            // vi
            "the book is cut short or has something behind it",
            // de
            "the book is cut short or has something behind it",
            // es
            "the book is cut short or has something behind it",
        ],
        &[],
    )
}

/// `cancelled`
pub fn cancelled(language: Language) -> String {
    say(
        language,
        &[
            // en
            "cancelled",
            // vi
            "cancelled",
            // de
            "cancelled",
            // es
            "cancelled",
        ],
        &[],
    )
}

/// `a solver needs at least one thread`
pub fn no_threads(language: Language) -> String {
    say(
        language,
        &[
            // en
            "a solver needs at least one thread",
            // vi
            "a solver needs at least one thread",
            // de
            "a solver needs at least one thread",
            // es
            "a solver needs at least one thread",
        ],
        &[],
    )
}

/// `this is not a Fourline book`
pub fn not_a_book(language: Language) -> String {
    say(
        language,
        &[
            // en
            "this is not a Fourline book",
            // vi
            "this is not a Fourline book",
            // de
            "this is not a Fourline book",
            // es
            "this is not a Fourline book",
        ],
        &[],
    )
}

/// `{ $bytes } bytes of memory are not available`
pub fn not_enough_memory(language: Language, bytes: impl Display) -> String {
    say(
        language,
        &[
            // en
            "\u{1}0 bytes of memory are not available",
            // vi
            "\u{1}0 bytes of memory are not available",
            // de
            "\u{1}0 bytes of memory are not available",
            // es
            "\u{1}0 bytes of memory are not available",
        ],
        &[Value::Text(&bytes)],
    )
}

/// `a board of this size needs at least { $bytes } bytes of memory`
pub fn table_too_small(language: Language, bytes: impl Display) -> String {
    say(
        language,
        &[
            // en
            "a board of this size needs at least \u{1}0 bytes of memory",
            // vi
            "a board of this size needs at least \u{1}0 bytes of memory",
            // de
            "a board of this size needs at least \u{1}0 bytes of memory",
            // es
            "a board of this size needs at least \u{1}0 bytes of memory",
        ],
        &[Value::Text(&bytes)],
    )
}

/// `the game is over: there is a line`
pub fn there_is_a_line(language: Language) -> String {
    say(
        language,
        &[
            // en
            "the game is over: there is a line",
            // vi
            "the game is over: there is a line",
            // de
            "the game is over: there is a line",
            // es
            "the game is over: there is a line",
        ],
        &[],
    )
}

/// `whose turn it is can't be told: one player has { $first } discs, the other { $second }`
pub fn unclear_turn(language: Language, first: impl Display, second: impl Display) -> String {
    say(
        language,
        &[
            // en
            "whose turn it is can't be told: one player has \u{1}0 discs, the other \u{1}1",
            // vi
            "whose turn it is can't be told: one player has \u{1}0 discs, the other \u{1}1",
            // de
            "whose turn it is can't be told: one player has \u{1}0 discs, the other \u{1}1",
            // es
            "whose turn it is can't be told: one player has \u{1}0 discs, the other \u{1}1",
        ],
        &[Value::Text(&first), Value::Text(&second)],
    )
}

/// `only games of four in a line can be solved, not of { $connect }`
pub fn unsupported_connect(language: Language, connect: impl Display) -> String {
    say(
        language,
        &[
            // en
            "only games of four in a line can be solved, not of \u{1}0",
            // vi
            "only games of four in a line can be solved, not of \u{1}0",
            // de
            "only games of four in a line can be solved, not of \u{1}0",
            // es
            "only games of four in a line can be solved, not of \u{1}0",
        ],
        &[Value::Text(&connect)],
    )
}

/// `boards of { $columns } columns and { $rows } rows can't be solved: at least 4 columns and 4 rows are needed, and columns times (rows + 1) can be at most 64`
pub fn unsupported_size(language: Language, columns: impl Display, rows: impl Display) -> String {
    say(
        language,
        &[
            // en
            "boards of \u{1}0 columns and \u{1}1 rows can't be solved: at least 4 columns and 4 rows are needed, and columns times (rows + 1) can be at most 64",
            // vi
            "boards of \u{1}0 columns and \u{1}1 rows can't be solved: at least 4 columns and 4 rows are needed, and columns times (rows + 1) can be at most 64",
            // de
            "boards of \u{1}0 columns and \u{1}1 rows can't be solved: at least 4 columns and 4 rows are needed, and columns times (rows + 1) can be at most 64",
            // es
            "boards of \u{1}0 columns and \u{1}1 rows can't be solved: at least 4 columns and 4 rows are needed, and columns times (rows + 1) can be at most 64",
        ],
        &[Value::Text(&columns), Value::Text(&rows)],
    )
}
