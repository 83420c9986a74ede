// Written by `cargo xtask words` from the catalogues in `ftl`; changes here are lost.

//! The messages of `rules.ftl`.

use crate::{Count, Language};
use crate::pattern::{Value, say};
use std::fmt::Display;

/// `Blocks per player (each skips one turn of the opponent).`
pub fn about_block(language: Language) -> String {
    say(
        language,
        &[
            // en
            "Blocks per player (each skips one turn of the opponent).",
            // vi
            "Blocks per player (each skips one turn of the opponent).",
            // de
            "Blocks per player (each skips one turn of the opponent).",
            // es
            "Blocks per player (each skips one turn of the opponent).",
        ],
        &[],
    )
}

/// `How many discs in a line win.`
pub fn about_connect(language: Language) -> String {
    say(
        language,
        &[
            // en
            "How many discs in a line win.",
            // vi
            "How many discs in a line win.",
            // de
            "How many discs in a line win.",
            // es
            "How many discs in a line win.",
        ],
        &[],
    )
}

/// `What the discs are called: XO, or YR for yellow and red.`
pub fn about_discs(language: Language) -> String {
    say(
        language,
        &[
            // en
            "What the discs are called: XO, or YR for yellow and red.",
            // vi
            "What the discs are called: XO, or YR for yellow and red.",
            // de
            "What the discs are called: XO, or YR for yellow and red.",
            // es
            "What the discs are called: XO, or YR for yellow and red.",
        ],
        &[],
    )
}

/// `Who makes the first move: seat-1 or drawn.`
pub fn about_first(language: Language) -> String {
    say(
        language,
        &[
            // en
            "Who makes the first move: seat-1 or drawn.",
            // vi
            "Who makes the first move: seat-1 or drawn.",
            // de
            "Who makes the first move: seat-1 or drawn.",
            // es
            "Who makes the first move: seat-1 or drawn.",
        ],
        &[],
    )
}

/// `Where the first discs go: free or centre.`
pub fn about_opening(language: Language) -> String {
    say(
        language,
        &[
            // en
            "Where the first discs go: free or centre.",
            // vi
            "Where the first discs go: free or centre.",
            // de
            "Where the first discs go: free or centre.",
            // es
            "Where the first discs go: free or centre.",
        ],
        &[],
    )
}

/// `Removes per player (each takes out one disc of the opponent).`
pub fn about_remove(language: Language) -> String {
    say(
        language,
        &[
            // en
            "Removes per player (each takes out one disc of the opponent).",
            // vi
            "Removes per player (each takes out one disc of the opponent).",
            // de
            "Removes per player (each takes out one disc of the opponent).",
            // es
            "Removes per player (each takes out one disc of the opponent).",
        ],
        &[],
    )
}

/// `Columns x rows: from 4x4 up to 16 on a side and 128 cells.`
pub fn about_size(language: Language) -> String {
    say(
        language,
        &[
            // en
            "Columns x rows: from 4x4 up to 16 on a side and 128 cells.",
            // vi
            "Columns x rows: from 4x4 up to 16 on a side and 128 cells.",
            // de
            "Columns x rows: from 4x4 up to 16 on a side and 128 cells.",
            // es
            "Columns x rows: from 4x4 up to 16 on a side and 128 cells.",
        ],
        &[],
    )
}

/// `Who gets which symbol: by-seat, starter-picks or starter-first.`
pub fn about_symbols(language: Language) -> String {
    say(
        language,
        &[
            // en
            "Who gets which symbol: by-seat, starter-picks or starter-first.",
            // vi
            "Who gets which symbol: by-seat, starter-picks or starter-first.",
            // de
            "Who gets which symbol: by-seat, starter-picks or starter-first.",
            // es
            "Who gets which symbol: by-seat, starter-picks or starter-first.",
        ],
        &[],
    )
}

/// `Undos per player: 3, or 3/strict if asking for one more loses.`
pub fn about_undo(language: Language) -> String {
    say(
        language,
        &[
            // en
            "Undos per player: 3, or 3/strict if asking for one more loses.",
            // vi
            "Undos per player: 3, or 3/strict if asking for one more loses.",
            // de
            "Undos per player: 3, or 3/strict if asking for one more loses.",
            // es
            "Undos per player: 3, or 3/strict if asking for one more loses.",
        ],
        &[],
    )
}

/// `Which bad column loses the game: none, 3/game or 4/move.`
pub fn about_violations(language: Language) -> String {
    say(
        language,
        &[
            // en
            "Which bad column loses the game: none, 3/game or 4/move.",
            // vi
            "Which bad column loses the game: none, 3/game or 4/move.",
            // de
            "Which bad column loses the game: none, 3/game or 4/move.",
            // es
            "Which bad column loses the game: none, 3/game or 4/move.",
        ],
        &[],
    )
}

/// `a winning line on this board has 3 to { $longest } discs, not { $asked }`
pub fn bad_connect(language: Language, asked: impl Display, longest: impl Display) -> String {
    say(
        language,
        &[
            // en
            "a winning line on this board has 3 to \u{1}1 discs, not \u{1}0",
            // vi
            "a winning line on this board has 3 to \u{1}1 discs, not \u{1}0",
            // de
            "a winning line on this board has 3 to \u{1}1 discs, not \u{1}0",
            // es
            "a winning line on this board has 3 to \u{1}1 discs, not \u{1}0",
        ],
        &[Value::Text(&asked), Value::Text(&longest)],
    )
}

/// `a board has 4 to 16 columns and 4 to 16 rows, not { $side }`
pub fn bad_side(language: Language, side: impl Display) -> String {
    say(
        language,
        &[
            // en
            "a board has 4 to 16 columns and 4 to 16 rows, not \u{1}0",
            // vi
            "a board has 4 to 16 columns and 4 to 16 rows, not \u{1}0",
            // de
            "a board has 4 to 16 columns and 4 to 16 rows, not \u{1}0",
            // es
            "a board has 4 to 16 columns and 4 to 16 rows, not \u{1}0",
        ],
        &[Value::Text(&side)],
    )
}

/// `expected one of { $values }`
///
/// $values is a list of words that are typed as they are.
pub fn expected_one_of(language: Language, values: impl Display) -> String {
    say(
        language,
        &[
            // en
            "expected one of \u{1}0",
            // vi
            "expected one of \u{1}0",
            // de
            "expected one of \u{1}0",
            // es
            "expected one of \u{1}0",
        ],
        &[Value::Text(&values)],
    )
}

/// `expected a number from 0 to 99`
pub fn expected_quota(language: Language) -> String {
    say(
        language,
        &[
            // en
            "expected a number from 0 to 99",
            // vi
            "expected a number from 0 to 99",
            // de
            "expected a number from 0 to 99",
            // es
            "expected a number from 0 to 99",
        ],
        &[],
    )
}

/// `expected a number from 0 to 99, or 3/strict if one more loses`
pub fn expected_undo(language: Language) -> String {
    say(
        language,
        &[
            // en
            "expected a number from 0 to 99, or 3/strict if one more loses",
            // vi
            "expected a number from 0 to 99, or 3/strict if one more loses",
            // de
            "expected a number from 0 to 99, or 3/strict if one more loses",
            // es
            "expected a number from 0 to 99, or 3/strict if one more loses",
        ],
        &[],
    )
}

/// `expected none, or which bad column loses: 3/game or 4/move`
pub fn expected_violations(language: Language) -> String {
    say(
        language,
        &[
            // en
            "expected none, or which bad column loses: 3/game or 4/move",
            // vi
            "expected none, or which bad column loses: 3/game or 4/move",
            // de
            "expected none, or which bad column loses: 3/game or 4/move",
            // es
            "expected none, or which bad column loses: 3/game or 4/move",
        ],
        &[],
    )
}

/// `expected a whole number`
pub fn expected_whole_number(language: Language) -> String {
    say(
        language,
        &[
            // en
            "expected a whole number",
            // vi
            "expected a whole number",
            // de
            "expected a whole number",
            // es
            "expected a whole number",
        ],
        &[],
    )
}

/// `this rule was given already`
pub fn given_twice(language: Language) -> String {
    say(
        language,
        &[
            // en
            "this rule was given already",
            // vi
            "this rule was given already",
            // de
            "this rule was given already",
            // es
            "this rule was given already",
        ],
        &[],
    )
}

/// `rule "{ $rule }": { $problem }`
///
/// $rule is the name of a rule as it was written: "undo".
pub fn in_rule(language: Language, problem: impl Display, rule: impl Display) -> String {
    say(
        language,
        &[
            // en
            "rule \"\u{1}1\": \u{1}0",
            // vi
            "rule \"\u{1}1\": \u{1}0",
            // de
            "rule \"\u{1}1\": \u{1}0",
            // es
            "rule \"\u{1}1\": \u{1}0",
        ],
        &[Value::Text(&problem), Value::Text(&rule)],
    )
}

/// `a size is columns x rows, for example 7x6`
pub fn not_a_size(language: Language) -> String {
    say(
        language,
        &[
            // en
            "a size is columns x rows, for example 7x6",
            // vi
            "a size is columns x rows, for example 7x6",
            // de
            "a size is columns x rows, for example 7x6",
            // es
            "a size is columns x rows, for example 7x6",
        ],
        &[],
    )
}

/// `The usual game; a column that can't be played is asked for again.`
pub fn preset_classic(language: Language) -> String {
    say(
        language,
        &[
            // en
            "The usual game; a column that can't be played is asked for again.",
            // vi
            "The usual game; a column that can't be played is asked for again.",
            // de
            "The usual game; a column that can't be played is asked for again.",
            // es
            "The usual game; a column that can't be played is asked for again.",
        ],
        &[],
    )
}

/// `The first discs go to the centre; 3 undos, 1 remove and 1 block each; the 3rd violation loses.`
pub fn preset_power(language: Language) -> String {
    say(
        language,
        &[
            // en
            "The first discs go to the centre; 3 undos, 1 remove and 1 block each; the 3rd violation loses.",
            // vi
            "The first discs go to the centre; 3 undos, 1 remove and 1 block each; the 3rd violation loses.",
            // de
            "The first discs go to the centre; 3 undos, 1 remove and 1 block each; the 3rd violation loses.",
            // es
            "The first discs go to the centre; 3 undos, 1 remove and 1 block each; the 3rd violation loses.",
        ],
        &[],
    )
}

/// `3 undos each; the 4th bad column in one move loses.`
pub fn preset_second_chance(language: Language) -> String {
    say(
        language,
        &[
            // en
            "3 undos each; the 4th bad column in one move loses.",
            // vi
            "3 undos each; the 4th bad column in one move loses.",
            // de
            "3 undos each; the 4th bad column in one move loses.",
            // es
            "3 undos each; the 4th bad column in one move loses.",
        ],
        &[],
    )
}

/// `3 undos each, and asking for a 4th loses; so does the 3rd violation in a game.`
pub fn preset_strict(language: Language) -> String {
    say(
        language,
        &[
            // en
            "3 undos each, and asking for a 4th loses; so does the 3rd violation in a game.",
            // vi
            "3 undos each, and asking for a 4th loses; so does the 3rd violation in a game.",
            // de
            "3 undos each, and asking for a 4th loses; so does the 3rd violation in a game.",
            // es
            "3 undos each, and asking for a 4th loses; so does the 3rd violation in a game.",
        ],
        &[],
    )
}

/// `{ $discs } discs`
///
/// After "In a line".
pub fn shown_connect(language: Language, discs: impl Display) -> String {
    say(
        language,
        &[
            // en
            "\u{1}0 discs",
            // vi
            "\u{1}0 discs",
            // de
            "\u{1}0 discs",
            // es
            "\u{1}0 discs",
        ],
        &[Value::Text(&discs)],
    )
}

/// `X and O`
///
/// After "Discs".
pub fn shown_discs_xo(language: Language) -> String {
    say(
        language,
        &[
            // en
            "X and O",
            // vi
            "X and O",
            // de
            "X and O",
            // es
            "X and O",
        ],
        &[],
    )
}

/// `yellow and red`
pub fn shown_discs_yr(language: Language) -> String {
    say(
        language,
        &[
            // en
            "yellow and red",
            // vi
            "yellow and red",
            // de
            "yellow and red",
            // es
            "yellow and red",
        ],
        &[],
    )
}

/// `seat 1`
///
/// After "First move".
pub fn shown_first_seat_one(language: Language) -> String {
    say(
        language,
        &[
            // en
            "seat 1",
            // vi
            "seat 1",
            // de
            "seat 1",
            // es
            "seat 1",
        ],
        &[],
    )
}

/// `the centre`
pub fn shown_opening_centre(language: Language) -> String {
    say(
        language,
        &[
            // en
            "the centre",
            // vi
            "the centre",
            // de
            "the centre",
            // es
            "the centre",
        ],
        &[],
    )
}

/// `any column`
///
/// After "Opening".
pub fn shown_opening_free(language: Language) -> String {
    say(
        language,
        &[
            // en
            "any column",
            // vi
            "any column",
            // de
            "any column",
            // es
            "any column",
        ],
        &[],
    )
}

/// `{ $columns } columns, { $rows } rows`
///
/// After "Board".
pub fn shown_size(language: Language, columns: impl Display, rows: impl Display) -> String {
    say(
        language,
        &[
            // en
            "\u{1}0 columns, \u{1}1 rows",
            // vi
            "\u{1}0 columns, \u{1}1 rows",
            // de
            "\u{1}0 columns, \u{1}1 rows",
            // es
            "\u{1}0 columns, \u{1}1 rows",
        ],
        &[Value::Text(&columns), Value::Text(&rows)],
    )
}

/// `fixed by seat`
///
/// After "Symbols".
pub fn shown_symbols_by_seat(language: Language) -> String {
    say(
        language,
        &[
            // en
            "fixed by seat",
            // vi
            "fixed by seat",
            // de
            "fixed by seat",
            // es
            "fixed by seat",
        ],
        &[],
    )
}

/// `the starter gets the first`
pub fn shown_symbols_starter_first(language: Language) -> String {
    say(
        language,
        &[
            // en
            "the starter gets the first",
            // vi
            "the starter gets the first",
            // de
            "the starter gets the first",
            // es
            "the starter gets the first",
        ],
        &[],
    )
}

/// `the starter picks`
pub fn shown_symbols_starter_picks(language: Language) -> String {
    say(
        language,
        &[
            // en
            "the starter picks",
            // vi
            "the starter picks",
            // de
            "the starter picks",
            // es
            "the starter picks",
        ],
        &[],
    )
}

/// `{ $count } undos; one more loses`
///
/// After "Undos": who asks for more than that loses.
pub fn shown_undo_strict(language: Language, count: impl Count) -> String {
    say(
        language,
        &[
            // en
            "\u{2}0\u{3}0\u{4}no undo; asking for one loses\u{3}one\u{4}1 undo; one more loses\u{3}other\u{4}\u{1}0 undos; one more loses",
            // vi
            "\u{2}0\u{3}0\u{4}no undo; asking for one loses\u{3}one\u{4}1 undo; one more loses\u{3}other\u{4}\u{1}0 undos; one more loses",
            // de
            "\u{2}0\u{3}0\u{4}no undo; asking for one loses\u{3}one\u{4}1 undo; one more loses\u{3}other\u{4}\u{1}0 undos; one more loses",
            // es
            "\u{2}0\u{3}0\u{4}no undo; asking for one loses\u{3}one\u{4}1 undo; one more loses\u{3}other\u{4}\u{1}0 undos; one more loses",
        ],
        &[Value::Number(count.count())],
    )
}

/// `{ $limit } in a game lose`
///
/// After "Bad columns": so many of them in a game lose it.
pub fn shown_violations_game(language: Language, limit: impl Count) -> String {
    say(
        language,
        &[
            // en
            "\u{2}0\u{3}one\u{4}the first in a game loses\u{3}other\u{4}\u{1}0 in a game lose",
            // vi
            "\u{2}0\u{3}one\u{4}the first in a game loses\u{3}other\u{4}\u{1}0 in a game lose",
            // de
            "\u{2}0\u{3}one\u{4}the first in a game loses\u{3}other\u{4}\u{1}0 in a game lose",
            // es
            "\u{2}0\u{3}one\u{4}the first in a game loses\u{3}other\u{4}\u{1}0 in a game lose",
        ],
        &[Value::Number(limit.count())],
    )
}

/// `{ $limit } in one move lose`
///
/// After "Bad columns": so many of them in one move lose the game.
pub fn shown_violations_move(language: Language, limit: impl Count) -> String {
    say(
        language,
        &[
            // en
            "\u{2}0\u{3}one\u{4}the first in a move loses\u{3}other\u{4}\u{1}0 in one move lose",
            // vi
            "\u{2}0\u{3}one\u{4}the first in a move loses\u{3}other\u{4}\u{1}0 in one move lose",
            // de
            "\u{2}0\u{3}one\u{4}the first in a move loses\u{3}other\u{4}\u{1}0 in one move lose",
            // es
            "\u{2}0\u{3}one\u{4}the first in a move loses\u{3}other\u{4}\u{1}0 in one move lose",
        ],
        &[Value::Number(limit.count())],
    )
}

/// `asked again`
///
/// After "Bad columns": a column that can't be played is only asked for again.
pub fn shown_violations_none(language: Language) -> String {
    say(
        language,
        &[
            // en
            "asked again",
            // vi
            "asked again",
            // de
            "asked again",
            // es
            "asked again",
        ],
        &[],
    )
}

/// `Blocks`
pub fn title_block(language: Language) -> String {
    say(
        language,
        &[
            // en
            "Blocks",
            // vi
            "Blocks",
            // de
            "Blocks",
            // es
            "Blocks",
        ],
        &[],
    )
}

/// `In a line`
pub fn title_connect(language: Language) -> String {
    say(
        language,
        &[
            // en
            "In a line",
            // vi
            "In a line",
            // de
            "In a line",
            // es
            "In a line",
        ],
        &[],
    )
}

/// `Discs`
pub fn title_discs(language: Language) -> String {
    say(
        language,
        &[
            // en
            "Discs",
            // vi
            "Discs",
            // de
            "Discs",
            // es
            "Discs",
        ],
        &[],
    )
}

/// `First move`
pub fn title_first(language: Language) -> String {
    say(
        language,
        &[
            // en
            "First move",
            // vi
            "First move",
            // de
            "First move",
            // es
            "First move",
        ],
        &[],
    )
}

/// `Opening`
pub fn title_opening(language: Language) -> String {
    say(
        language,
        &[
            // en
            "Opening",
            // vi
            "Opening",
            // de
            "Opening",
            // es
            "Opening",
        ],
        &[],
    )
}

/// `Removes`
pub fn title_remove(language: Language) -> String {
    say(
        language,
        &[
            // en
            "Removes",
            // vi
            "Removes",
            // de
            "Removes",
            // es
            "Removes",
        ],
        &[],
    )
}

/// `Board`
pub fn title_size(language: Language) -> String {
    say(
        language,
        &[
            // en
            "Board",
            // vi
            "Board",
            // de
            "Board",
            // es
            "Board",
        ],
        &[],
    )
}

/// `Symbols`
pub fn title_symbols(language: Language) -> String {
    say(
        language,
        &[
            // en
            "Symbols",
            // vi
            "Symbols",
            // de
            "Symbols",
            // es
            "Symbols",
        ],
        &[],
    )
}

/// `Undos`
pub fn title_undo(language: Language) -> String {
    say(
        language,
        &[
            // en
            "Undos",
            // vi
            "Undos",
            // de
            "Undos",
            // es
            "Undos",
        ],
        &[],
    )
}

/// `Bad columns`
pub fn title_violations(language: Language) -> String {
    say(
        language,
        &[
            // en
            "Bad columns",
            // vi
            "Bad columns",
            // de
            "Bad columns",
            // es
            "Bad columns",
        ],
        &[],
    )
}

/// `a board has at most { $most } cells, not { $cells }`
pub fn too_many_cells(language: Language, cells: impl Display, most: impl Display) -> String {
    say(
        language,
        &[
            // en
            "a board has at most \u{1}1 cells, not \u{1}0",
            // vi
            "a board has at most \u{1}1 cells, not \u{1}0",
            // de
            "a board has at most \u{1}1 cells, not \u{1}0",
            // es
            "a board has at most \u{1}1 cells, not \u{1}0",
        ],
        &[Value::Text(&cells), Value::Text(&most)],
    )
}

/// `This does not fit: { $problem }.`
pub fn value_does_not_fit(language: Language, problem: impl Display) -> String {
    say(
        language,
        &[
            // en
            "This does not fit: \u{1}0.",
            // vi
            "This does not fit: \u{1}0.",
            // de
            "This does not fit: \u{1}0.",
            // es
            "This does not fit: \u{1}0.",
        ],
        &[Value::Text(&problem)],
    )
}

/// `This value can't be used: { $problem }.`
pub fn value_refused(language: Language, problem: impl Display) -> String {
    say(
        language,
        &[
            // en
            "This value can't be used: \u{1}0.",
            // vi
            "This value can't be used: \u{1}0.",
            // de
            "This value can't be used: \u{1}0.",
            // es
            "This value can't be used: \u{1}0.",
        ],
        &[Value::Text(&problem)],
    )
}
