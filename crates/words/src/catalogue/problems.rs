// Written by `cargo xtask words` from the catalogues in `ftl`; changes here are lost.

//! The messages of `problems.ftl`.

use crate::{Language};
use crate::pattern::{Value, say};
use std::fmt::Display;

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

/// `a clock has at most 24 hours`
pub fn clock_too_long(language: Language) -> String {
    say(
        language,
        &[
            // en
            "a clock has at most 24 hours",
            // vi
            "a clock has at most 24 hours",
            // de
            "a clock has at most 24 hours",
            // es
            "a clock has at most 24 hours",
        ],
        &[],
    )
}

/// `a clock is written as 5m, 5m+3s or 30s/move`
pub fn clock_unreadable(language: Language) -> String {
    say(
        language,
        &[
            // en
            "a clock is written as 5m, 5m+3s or 30s/move",
            // vi
            "a clock is written as 5m, 5m+3s or 30s/move",
            // de
            "a clock is written as 5m, 5m+3s or 30s/move",
            // es
            "a clock is written as 5m, 5m+3s or 30s/move",
        ],
        &[],
    )
}

/// `a clock needs some time`
pub fn clock_zero(language: Language) -> String {
    say(
        language,
        &[
            // en
            "a clock needs some time",
            // vi
            "a clock needs some time",
            // de
            "a clock needs some time",
            // es
            "a clock needs some time",
        ],
        &[],
    )
}

/// `the disc in row { $row }, column { $column } has an empty cell below it`
pub fn drawing_floating(language: Language, column: impl Display, row: impl Display) -> String {
    say(
        language,
        &[
            // en
            "the disc in row \u{1}1, column \u{1}0 has an empty cell below it",
            // vi
            "the disc in row \u{1}1, column \u{1}0 has an empty cell below it",
            // de
            "the disc in row \u{1}1, column \u{1}0 has an empty cell below it",
            // es
            "the disc in row \u{1}1, column \u{1}0 has an empty cell below it",
        ],
        &[Value::Text(&column), Value::Text(&row)],
    )
}

/// `expected { $expected } cells as in the first row, found { $found }`
///
/// The numbers of cells in a row of the drawing.
pub fn drawing_uneven(language: Language, expected: impl Display, found: impl Display) -> String {
    say(
        language,
        &[
            // en
            "expected \u{1}0 cells as in the first row, found \u{1}1",
            // vi
            "expected \u{1}0 cells as in the first row, found \u{1}1",
            // de
            "expected \u{1}0 cells as in the first row, found \u{1}1",
            // es
            "expected \u{1}0 cells as in the first row, found \u{1}1",
        ],
        &[Value::Text(&expected), Value::Text(&found)],
    )
}

/// `expected '.', 'X' or 'O', found '{ $found }'`
pub fn drawing_unexpected(language: Language, found: impl Display) -> String {
    say(
        language,
        &[
            // en
            "expected '.', 'X' or 'O', found '\u{1}0'",
            // vi
            "expected '.', 'X' or 'O', found '\u{1}0'",
            // de
            "expected '.', 'X' or 'O', found '\u{1}0'",
            // es
            "expected '.', 'X' or 'O', found '\u{1}0'",
        ],
        &[Value::Text(&found)],
    )
}

/// `line { $line }: { $problem }`
pub fn in_line(language: Language, line: impl Display, problem: impl Display) -> String {
    say(
        language,
        &[
            // en
            "line \u{1}0: \u{1}1",
            // vi
            "line \u{1}0: \u{1}1",
            // de
            "line \u{1}0: \u{1}1",
            // es
            "line \u{1}0: \u{1}1",
        ],
        &[Value::Text(&line), Value::Text(&problem)],
    )
}

/// `line { $line }, column { $column }: { $problem }`
pub fn in_line_and_column(language: Language, column: impl Display, line: impl Display, problem: impl Display) -> String {
    say(
        language,
        &[
            // en
            "line \u{1}1, column \u{1}0: \u{1}2",
            // vi
            "line \u{1}1, column \u{1}0: \u{1}2",
            // de
            "line \u{1}1, column \u{1}0: \u{1}2",
            // es
            "line \u{1}1, column \u{1}0: \u{1}2",
        ],
        &[Value::Text(&column), Value::Text(&line), Value::Text(&problem)],
    )
}

/// `move { $move } (character { $character }): { $problem }`
///
/// A place in a list of moves such as "4453": $move is the number of the move, $character where it stands.
pub fn in_move(language: Language, character: impl Display, move_: impl Display, problem: impl Display) -> String {
    say(
        language,
        &[
            // en
            "move \u{1}1 (character \u{1}0): \u{1}2",
            // vi
            "move \u{1}1 (character \u{1}0): \u{1}2",
            // de
            "move \u{1}1 (character \u{1}0): \u{1}2",
            // es
            "move \u{1}1 (character \u{1}0): \u{1}2",
        ],
        &[Value::Text(&character), Value::Text(&move_), Value::Text(&problem)],
    )
}

/// `the game was over before this move`
pub fn move_after_end(language: Language) -> String {
    say(
        language,
        &[
            // en
            "the game was over before this move",
            // vi
            "the game was over before this move",
            // de
            "the game was over before this move",
            // es
            "the game was over before this move",
        ],
        &[],
    )
}

/// `the column is full`
pub fn move_column_full(language: Language) -> String {
    say(
        language,
        &[
            // en
            "the column is full",
            // vi
            "the column is full",
            // de
            "the column is full",
            // es
            "the column is full",
        ],
        &[],
    )
}

/// `use either numbers or letters for columns, not both in one list`
pub fn move_mixed(language: Language) -> String {
    say(
        language,
        &[
            // en
            "use either numbers or letters for columns, not both in one list",
            // vi
            "use either numbers or letters for columns, not both in one list",
            // de
            "use either numbers or letters for columns, not both in one list",
            // es
            "use either numbers or letters for columns, not both in one list",
        ],
        &[],
    )
}

/// `there is no such column; columns are { $first } to { $last }`
pub fn move_no_such_column(language: Language, first: impl Display, last: impl Display) -> String {
    say(
        language,
        &[
            // en
            "there is no such column; columns are \u{1}0 to \u{1}1",
            // vi
            "there is no such column; columns are \u{1}0 to \u{1}1",
            // de
            "there is no such column; columns are \u{1}0 to \u{1}1",
            // es
            "there is no such column; columns are \u{1}0 to \u{1}1",
        ],
        &[Value::Text(&first), Value::Text(&last)],
    )
}

/// `expected the number or letter of a column, found '{ $found }'`
///
/// $found is the character that stands there.
pub fn move_unexpected(language: Language, found: impl Display) -> String {
    say(
        language,
        &[
            // en
            "expected the number or letter of a column, found '\u{1}0'",
            // vi
            "expected the number or letter of a column, found '\u{1}0'",
            // de
            "expected the number or letter of a column, found '\u{1}0'",
            // es
            "expected the number or letter of a column, found '\u{1}0'",
        ],
        &[Value::Text(&found)],
    )
}

/// `A name has at least one visible character.`
pub fn name_empty(language: Language) -> String {
    say(
        language,
        &[
            // en
            "A name has at least one visible character.",
            // vi
            "A name has at least one visible character.",
            // de
            "A name has at least one visible character.",
            // es
            "A name has at least one visible character.",
        ],
        &[],
    )
}

/// `A name can't contain the character { $character }: it is invisible or controls the screen.`
///
/// $character is the number of a character: "U+001B".
pub fn name_forbidden(language: Language, character: impl Display) -> String {
    say(
        language,
        &[
            // en
            "A name can't contain the character \u{1}0: it is invisible or controls the screen.",
            // vi
            "A name can't contain the character \u{1}0: it is invisible or controls the screen.",
            // de
            "A name can't contain the character \u{1}0: it is invisible or controls the screen.",
            // es
            "A name can't contain the character \u{1}0: it is invisible or controls the screen.",
        ],
        &[Value::Text(&character)],
    )
}

/// `A name has at most { $most } characters; this one has { $length }.`
pub fn name_too_long(language: Language, length: impl Display, most: impl Display) -> String {
    say(
        language,
        &[
            // en
            "A name has at most \u{1}1 characters; this one has \u{1}0.",
            // vi
            "A name has at most \u{1}1 characters; this one has \u{1}0.",
            // de
            "A name has at most \u{1}1 characters; this one has \u{1}0.",
            // es
            "A name has at most \u{1}1 characters; this one has \u{1}0.",
        ],
        &[Value::Text(&length), Value::Text(&most)],
    )
}

/// `A name can't have that many marks on one letter.`
pub fn name_too_many_marks(language: Language) -> String {
    say(
        language,
        &[
            // en
            "A name can't have that many marks on one letter.",
            // vi
            "A name can't have that many marks on one letter.",
            // de
            "A name can't have that many marks on one letter.",
            // es
            "A name can't have that many marks on one letter.",
        ],
        &[],
    )
}

/// `there is no setting "{ $name }"; there are { $known }`
///
/// $known is a list of names.
pub fn no_such_setting(language: Language, known: impl Display, name: impl Display) -> String {
    say(
        language,
        &[
            // en
            "there is no setting \"\u{1}1\"; there are \u{1}0",
            // vi
            "there is no setting \"\u{1}1\"; there are \u{1}0",
            // de
            "there is no setting \"\u{1}1\"; there are \u{1}0",
            // es
            "there is no setting \"\u{1}1\"; there are \u{1}0",
        ],
        &[Value::Text(&known), Value::Text(&name)],
    )
}

/// `this is not valid TOML: { $message }`
///
/// $message is what another program says about it, in English.
pub fn not_toml(language: Language, message: impl Display) -> String {
    say(
        language,
        &[
            // en
            "this is not valid TOML: \u{1}0",
            // vi
            "this is not valid TOML: \u{1}0",
            // de
            "this is not valid TOML: \u{1}0",
            // es
            "this is not valid TOML: \u{1}0",
        ],
        &[Value::Text(&message)],
    )
}

/// `there is not enough memory for the picture`
pub fn picture_memory(language: Language) -> String {
    say(
        language,
        &[
            // en
            "there is not enough memory for the picture",
            // vi
            "there is not enough memory for the picture",
            // de
            "there is not enough memory for the picture",
            // es
            "there is not enough memory for the picture",
        ],
        &[],
    )
}

/// `the size of a picture is its width, or width x height: 512 or 640x480`
pub fn picture_not_a_size(language: Language) -> String {
    say(
        language,
        &[
            // en
            "the size of a picture is its width, or width x height: 512 or 640x480",
            // vi
            "the size of a picture is its width, or width x height: 512 or 640x480",
            // de
            "the size of a picture is its width, or width x height: 512 or 640x480",
            // es
            "the size of a picture is its width, or width x height: 512 or 640x480",
        ],
        &[],
    )
}

/// `the picture can't be made: { $message }`
///
/// $message is what another program says about it, in English.
pub fn picture_not_made(language: Language, message: impl Display) -> String {
    say(
        language,
        &[
            // en
            "the picture can't be made: \u{1}0",
            // vi
            "the picture can't be made: \u{1}0",
            // de
            "the picture can't be made: \u{1}0",
            // es
            "the picture can't be made: \u{1}0",
        ],
        &[Value::Text(&message)],
    )
}

/// `a picture is { $least } to { $most } pixels wide and high, not { $side }`
pub fn picture_side(language: Language, least: impl Display, most: impl Display, side: impl Display) -> String {
    say(
        language,
        &[
            // en
            "a picture is \u{1}0 to \u{1}1 pixels wide and high, not \u{1}2",
            // vi
            "a picture is \u{1}0 to \u{1}1 pixels wide and high, not \u{1}2",
            // de
            "a picture is \u{1}0 to \u{1}1 pixels wide and high, not \u{1}2",
            // es
            "a picture is \u{1}0 to \u{1}1 pixels wide and high, not \u{1}2",
        ],
        &[Value::Text(&least), Value::Text(&most), Value::Text(&side)],
    )
}

/// `the picture would have more than { $millions } million pixels; choose a smaller size`
pub fn picture_too_large(language: Language, millions: impl Display) -> String {
    say(
        language,
        &[
            // en
            "the picture would have more than \u{1}0 million pixels; choose a smaller size",
            // vi
            "the picture would have more than \u{1}0 million pixels; choose a smaller size",
            // de
            "the picture would have more than \u{1}0 million pixels; choose a smaller size",
            // es
            "the picture would have more than \u{1}0 million pixels; choose a smaller size",
        ],
        &[Value::Text(&millions)],
    )
}

/// `no game leads to this board; X starts and the players take turns`
pub fn position_unreachable(language: Language) -> String {
    say(
        language,
        &[
            // en
            "no game leads to this board; X starts and the players take turns",
            // vi
            "no game leads to this board; X starts and the players take turns",
            // de
            "no game leads to this board; X starts and the players take turns",
            // es
            "no game leads to this board; X starts and the players take turns",
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

/// `keys.{ $name }: expected a key or a list of keys`
pub fn setting_keys(language: Language, name: impl Display) -> String {
    say(
        language,
        &[
            // en
            "keys.\u{1}0: expected a key or a list of keys",
            // vi
            "keys.\u{1}0: expected a key or a list of keys",
            // de
            "keys.\u{1}0: expected a key or a list of keys",
            // es
            "keys.\u{1}0: expected a key or a list of keys",
        ],
        &[Value::Text(&name)],
    )
}

/// `{ $name }: expected one of { $values }`
///
/// $values is a list of names.
pub fn setting_value(language: Language, name: impl Display, values: impl Display) -> String {
    say(
        language,
        &[
            // en
            "\u{1}0: expected one of \u{1}1",
            // vi
            "\u{1}0: expected one of \u{1}1",
            // de
            "\u{1}0: expected one of \u{1}1",
            // es
            "\u{1}0: expected one of \u{1}1",
        ],
        &[Value::Text(&name), Value::Text(&values)],
    )
}

/// `a symbol is a letter or a sign of normal width that is not used to draw the board; { $character } is not`
///
/// $character is the number of a character: "U+001B".
pub fn symbol_forbidden(language: Language, character: impl Display) -> String {
    say(
        language,
        &[
            // en
            "a symbol is a letter or a sign of normal width that is not used to draw the board; \u{1}0 is not",
            // vi
            "a symbol is a letter or a sign of normal width that is not used to draw the board; \u{1}0 is not",
            // de
            "a symbol is a letter or a sign of normal width that is not used to draw the board; \u{1}0 is not",
            // es
            "a symbol is a letter or a sign of normal width that is not used to draw the board; \u{1}0 is not",
        ],
        &[Value::Text(&character)],
    )
}

/// `two symbols are needed, such as XO or YR`
pub fn symbols_not_two(language: Language) -> String {
    say(
        language,
        &[
            // en
            "two symbols are needed, such as XO or YR",
            // vi
            "two symbols are needed, such as XO or YR",
            // de
            "two symbols are needed, such as XO or YR",
            // es
            "two symbols are needed, such as XO or YR",
        ],
        &[],
    )
}

/// `the two symbols must be different, not only upper and lower case`
pub fn symbols_same(language: Language) -> String {
    say(
        language,
        &[
            // en
            "the two symbols must be different, not only upper and lower case",
            // vi
            "the two symbols must be different, not only upper and lower case",
            // de
            "the two symbols must be different, not only upper and lower case",
            // es
            "the two symbols must be different, not only upper and lower case",
        ],
        &[],
    )
}
