// Written by `cargo xtask words` from the catalogues in `ftl`; changes here are lost.

//! The messages of `rules.ftl`.

use crate::{Count, Language};
use crate::pattern::{Value, say};
use std::fmt::Display;

/// `Blocks per player (each skips one turn of the opponent).`
pub fn about_block(language: Language) -> String {
    say(language, &ABOUT_BLOCK, &[])
}
static ABOUT_BLOCK: [&str; 4] = [
    "Blocks per player (each skips one turn of the opponent).",
    "Blocks per player (each skips one turn of the opponent).",
    "Blocks per player (each skips one turn of the opponent).",
    "Blocks per player (each skips one turn of the opponent).",
];

/// `How many discs in a line win.`
pub fn about_connect(language: Language) -> String {
    say(language, &ABOUT_CONNECT, &[])
}
static ABOUT_CONNECT: [&str; 4] = [
    "How many discs in a line win.",
    "How many discs in a line win.",
    "How many discs in a line win.",
    "How many discs in a line win.",
];

/// `What the discs are called: XO, or YR for yellow and red.`
pub fn about_discs(language: Language) -> String {
    say(language, &ABOUT_DISCS, &[])
}
static ABOUT_DISCS: [&str; 4] = [
    "What the discs are called: XO, or YR for yellow and red.",
    "What the discs are called: XO, or YR for yellow and red.",
    "What the discs are called: XO, or YR for yellow and red.",
    "What the discs are called: XO, or YR for yellow and red.",
];

/// `Who makes the first move: seat-1 or drawn.`
pub fn about_first(language: Language) -> String {
    say(language, &ABOUT_FIRST, &[])
}
static ABOUT_FIRST: [&str; 4] = [
    "Who makes the first move: seat-1 or drawn.",
    "Who makes the first move: seat-1 or drawn.",
    "Who makes the first move: seat-1 or drawn.",
    "Who makes the first move: seat-1 or drawn.",
];

/// `Where the first discs go: free or centre.`
pub fn about_opening(language: Language) -> String {
    say(language, &ABOUT_OPENING, &[])
}
static ABOUT_OPENING: [&str; 4] = [
    "Where the first discs go: free or centre.",
    "Where the first discs go: free or centre.",
    "Where the first discs go: free or centre.",
    "Where the first discs go: free or centre.",
];

/// `Removes per player (each takes out one disc of the opponent).`
pub fn about_remove(language: Language) -> String {
    say(language, &ABOUT_REMOVE, &[])
}
static ABOUT_REMOVE: [&str; 4] = [
    "Removes per player (each takes out one disc of the opponent).",
    "Removes per player (each takes out one disc of the opponent).",
    "Removes per player (each takes out one disc of the opponent).",
    "Removes per player (each takes out one disc of the opponent).",
];

/// `Columns x rows: from 4x4 up to 16 on a side and 128 cells.`
pub fn about_size(language: Language) -> String {
    say(language, &ABOUT_SIZE, &[])
}
static ABOUT_SIZE: [&str; 4] = [
    "Columns x rows: from 4x4 up to 16 on a side and 128 cells.",
    "Columns x rows: from 4x4 up to 16 on a side and 128 cells.",
    "Columns x rows: from 4x4 up to 16 on a side and 128 cells.",
    "Columns x rows: from 4x4 up to 16 on a side and 128 cells.",
];

/// `Who gets which symbol: by-seat, starter-picks or starter-first.`
pub fn about_symbols(language: Language) -> String {
    say(language, &ABOUT_SYMBOLS, &[])
}
static ABOUT_SYMBOLS: [&str; 4] = [
    "Who gets which symbol: by-seat, starter-picks or starter-first.",
    "Who gets which symbol: by-seat, starter-picks or starter-first.",
    "Who gets which symbol: by-seat, starter-picks or starter-first.",
    "Who gets which symbol: by-seat, starter-picks or starter-first.",
];

/// `Undos per player: 3, or 3/strict if asking for one more loses.`
pub fn about_undo(language: Language) -> String {
    say(language, &ABOUT_UNDO, &[])
}
static ABOUT_UNDO: [&str; 4] = [
    "Undos per player: 3, or 3/strict if asking for one more loses.",
    "Undos per player: 3, or 3/strict if asking for one more loses.",
    "Undos per player: 3, or 3/strict if asking for one more loses.",
    "Undos per player: 3, or 3/strict if asking for one more loses.",
];

/// `Which bad column loses the game: none, 3/game or 4/move.`
pub fn about_violations(language: Language) -> String {
    say(language, &ABOUT_VIOLATIONS, &[])
}
static ABOUT_VIOLATIONS: [&str; 4] = [
    "Which bad column loses the game: none, 3/game or 4/move.",
    "Which bad column loses the game: none, 3/game or 4/move.",
    "Which bad column loses the game: none, 3/game or 4/move.",
    "Which bad column loses the game: none, 3/game or 4/move.",
];

/// `a winning line on this board has 3 to { $longest } discs, not { $asked }`
pub fn bad_connect(language: Language, asked: impl Display, longest: impl Display) -> String {
    say(language, &BAD_CONNECT, &[Value::Text(&asked), Value::Text(&longest)])
}
static BAD_CONNECT: [&str; 4] = [
    "a winning line on this board has 3 to \u{1}1 discs, not \u{1}0",
    "a winning line on this board has 3 to \u{1}1 discs, not \u{1}0",
    "a winning line on this board has 3 to \u{1}1 discs, not \u{1}0",
    "a winning line on this board has 3 to \u{1}1 discs, not \u{1}0",
];

/// `a board has 4 to 16 columns and 4 to 16 rows, not { $side }`
pub fn bad_side(language: Language, side: impl Display) -> String {
    say(language, &BAD_SIDE, &[Value::Text(&side)])
}
static BAD_SIDE: [&str; 4] = [
    "a board has 4 to 16 columns and 4 to 16 rows, not \u{1}0",
    "a board has 4 to 16 columns and 4 to 16 rows, not \u{1}0",
    "a board has 4 to 16 columns and 4 to 16 rows, not \u{1}0",
    "a board has 4 to 16 columns and 4 to 16 rows, not \u{1}0",
];

/// `expected one of { $values }`
///
/// $values is a list of words that are typed as they are.
pub fn expected_one_of(language: Language, values: impl Display) -> String {
    say(language, &EXPECTED_ONE_OF, &[Value::Text(&values)])
}
static EXPECTED_ONE_OF: [&str; 4] = [
    "expected one of \u{1}0",
    "expected one of \u{1}0",
    "expected one of \u{1}0",
    "expected one of \u{1}0",
];

/// `expected a number from 0 to 99`
pub fn expected_quota(language: Language) -> String {
    say(language, &EXPECTED_QUOTA, &[])
}
static EXPECTED_QUOTA: [&str; 4] = [
    "expected a number from 0 to 99",
    "expected a number from 0 to 99",
    "expected a number from 0 to 99",
    "expected a number from 0 to 99",
];

/// `expected a number from 0 to 99, or 3/strict if one more loses`
pub fn expected_undo(language: Language) -> String {
    say(language, &EXPECTED_UNDO, &[])
}
static EXPECTED_UNDO: [&str; 4] = [
    "expected a number from 0 to 99, or 3/strict if one more loses",
    "expected a number from 0 to 99, or 3/strict if one more loses",
    "expected a number from 0 to 99, or 3/strict if one more loses",
    "expected a number from 0 to 99, or 3/strict if one more loses",
];

/// `expected none, or which bad column loses: 3/game or 4/move`
pub fn expected_violations(language: Language) -> String {
    say(language, &EXPECTED_VIOLATIONS, &[])
}
static EXPECTED_VIOLATIONS: [&str; 4] = [
    "expected none, or which bad column loses: 3/game or 4/move",
    "expected none, or which bad column loses: 3/game or 4/move",
    "expected none, or which bad column loses: 3/game or 4/move",
    "expected none, or which bad column loses: 3/game or 4/move",
];

/// `expected a whole number`
pub fn expected_whole_number(language: Language) -> String {
    say(language, &EXPECTED_WHOLE_NUMBER, &[])
}
static EXPECTED_WHOLE_NUMBER: [&str; 4] = [
    "expected a whole number",
    "expected a whole number",
    "expected a whole number",
    "expected a whole number",
];

/// `this rule was given already`
pub fn given_twice(language: Language) -> String {
    say(language, &GIVEN_TWICE, &[])
}
static GIVEN_TWICE: [&str; 4] = [
    "this rule was given already",
    "this rule was given already",
    "this rule was given already",
    "this rule was given already",
];

/// `rule "{ $rule }": { $problem }`
///
/// $rule is the name of a rule as it was written: "undo".
pub fn in_rule(language: Language, problem: impl Display, rule: impl Display) -> String {
    say(language, &IN_RULE, &[Value::Text(&problem), Value::Text(&rule)])
}
static IN_RULE: [&str; 4] = [
    "rule \"\u{1}1\": \u{1}0",
    "rule \"\u{1}1\": \u{1}0",
    "rule \"\u{1}1\": \u{1}0",
    "rule \"\u{1}1\": \u{1}0",
];

/// `a size is columns x rows, for example 7x6`
pub fn not_a_size(language: Language) -> String {
    say(language, &NOT_A_SIZE, &[])
}
static NOT_A_SIZE: [&str; 4] = [
    "a size is columns x rows, for example 7x6",
    "a size is columns x rows, for example 7x6",
    "a size is columns x rows, for example 7x6",
    "a size is columns x rows, for example 7x6",
];

/// `The usual game; if a column can't be played, you choose again.`
pub fn preset_classic(language: Language) -> String {
    say(language, &PRESET_CLASSIC, &[])
}
static PRESET_CLASSIC: [&str; 4] = [
    "The usual game; if a column can't be played, you choose again.",
    "The usual game; if a column can't be played, you choose again.",
    "The usual game; if a column can't be played, you choose again.",
    "The usual game; if a column can't be played, you choose again.",
];

/// `The first discs go to the centre; 3 undos, 1 remove and 1 block each; the 3rd bad column loses.`
pub fn preset_power(language: Language) -> String {
    say(language, &PRESET_POWER, &[])
}
static PRESET_POWER: [&str; 4] = [
    "The first discs go to the centre; 3 undos, 1 remove and 1 block each; the 3rd bad column loses.",
    "The first discs go to the centre; 3 undos, 1 remove and 1 block each; the 3rd bad column loses.",
    "The first discs go to the centre; 3 undos, 1 remove and 1 block each; the 3rd bad column loses.",
    "The first discs go to the centre; 3 undos, 1 remove and 1 block each; the 3rd bad column loses.",
];

/// `3 undos each; the 4th bad column in one move loses.`
pub fn preset_second_chance(language: Language) -> String {
    say(language, &PRESET_SECOND_CHANCE, &[])
}
static PRESET_SECOND_CHANCE: [&str; 4] = [
    "3 undos each; the 4th bad column in one move loses.",
    "3 undos each; the 4th bad column in one move loses.",
    "3 undos each; the 4th bad column in one move loses.",
    "3 undos each; the 4th bad column in one move loses.",
];

/// `3 undos each, and asking for a 4th loses; so does the 3rd bad column in a game.`
pub fn preset_strict(language: Language) -> String {
    say(language, &PRESET_STRICT, &[])
}
static PRESET_STRICT: [&str; 4] = [
    "3 undos each, and asking for a 4th loses; so does the 3rd bad column in a game.",
    "3 undos each, and asking for a 4th loses; so does the 3rd bad column in a game.",
    "3 undos each, and asking for a 4th loses; so does the 3rd bad column in a game.",
    "3 undos each, and asking for a 4th loses; so does the 3rd bad column in a game.",
];

/// `{ $discs } discs`
///
/// After "In a line".
pub fn shown_connect(language: Language, discs: impl Display) -> String {
    say(language, &SHOWN_CONNECT, &[Value::Text(&discs)])
}
static SHOWN_CONNECT: [&str; 4] = [
    "\u{1}0 discs",
    "\u{1}0 discs",
    "\u{1}0 discs",
    "\u{1}0 discs",
];

/// `X and O`
///
/// After "Discs".
pub fn shown_discs_xo(language: Language) -> String {
    say(language, &SHOWN_DISCS_XO, &[])
}
static SHOWN_DISCS_XO: [&str; 4] = [
    "X and O",
    "X and O",
    "X and O",
    "X and O",
];

/// `yellow and red`
pub fn shown_discs_yr(language: Language) -> String {
    say(language, &SHOWN_DISCS_YR, &[])
}
static SHOWN_DISCS_YR: [&str; 4] = [
    "yellow and red",
    "yellow and red",
    "yellow and red",
    "yellow and red",
];

/// `seat 1`
///
/// After "First move".
pub fn shown_first_seat_one(language: Language) -> String {
    say(language, &SHOWN_FIRST_SEAT_ONE, &[])
}
static SHOWN_FIRST_SEAT_ONE: [&str; 4] = [
    "seat 1",
    "seat 1",
    "seat 1",
    "seat 1",
];

/// `the centre`
pub fn shown_opening_centre(language: Language) -> String {
    say(language, &SHOWN_OPENING_CENTRE, &[])
}
static SHOWN_OPENING_CENTRE: [&str; 4] = [
    "the centre",
    "the centre",
    "the centre",
    "the centre",
];

/// `any column`
///
/// After "Opening".
pub fn shown_opening_free(language: Language) -> String {
    say(language, &SHOWN_OPENING_FREE, &[])
}
static SHOWN_OPENING_FREE: [&str; 4] = [
    "any column",
    "any column",
    "any column",
    "any column",
];

/// `{ $columns } columns, { $rows } rows`
///
/// After "Board".
pub fn shown_size(language: Language, columns: impl Display, rows: impl Display) -> String {
    say(language, &SHOWN_SIZE, &[Value::Text(&columns), Value::Text(&rows)])
}
static SHOWN_SIZE: [&str; 4] = [
    "\u{1}0 columns, \u{1}1 rows",
    "\u{1}0 columns, \u{1}1 rows",
    "\u{1}0 columns, \u{1}1 rows",
    "\u{1}0 columns, \u{1}1 rows",
];

/// `fixed by seat`
///
/// After "Symbols".
pub fn shown_symbols_by_seat(language: Language) -> String {
    say(language, &SHOWN_SYMBOLS_BY_SEAT, &[])
}
static SHOWN_SYMBOLS_BY_SEAT: [&str; 4] = [
    "fixed by seat",
    "fixed by seat",
    "fixed by seat",
    "fixed by seat",
];

/// `the starter gets the first`
pub fn shown_symbols_starter_first(language: Language) -> String {
    say(language, &SHOWN_SYMBOLS_STARTER_FIRST, &[])
}
static SHOWN_SYMBOLS_STARTER_FIRST: [&str; 4] = [
    "the starter gets the first",
    "the starter gets the first",
    "the starter gets the first",
    "the starter gets the first",
];

/// `the starter picks`
pub fn shown_symbols_starter_picks(language: Language) -> String {
    say(language, &SHOWN_SYMBOLS_STARTER_PICKS, &[])
}
static SHOWN_SYMBOLS_STARTER_PICKS: [&str; 4] = [
    "the starter picks",
    "the starter picks",
    "the starter picks",
    "the starter picks",
];

/// `{ $count } undos; one more loses`
///
/// After "Undos": who asks for more than that loses.
pub fn shown_undo_strict(language: Language, count: impl Count) -> String {
    say(language, &SHOWN_UNDO_STRICT, &[Value::Number(count.count())])
}
static SHOWN_UNDO_STRICT: [&str; 4] = [
    "\u{2}0\u{3}0\u{4}no undo; asking for one loses\u{3}one\u{4}1 undo; one more loses\u{3}other\u{4}\u{1}0 undos; one more loses",
    "\u{2}0\u{3}0\u{4}no undo; asking for one loses\u{3}one\u{4}1 undo; one more loses\u{3}other\u{4}\u{1}0 undos; one more loses",
    "\u{2}0\u{3}0\u{4}no undo; asking for one loses\u{3}one\u{4}1 undo; one more loses\u{3}other\u{4}\u{1}0 undos; one more loses",
    "\u{2}0\u{3}0\u{4}no undo; asking for one loses\u{3}one\u{4}1 undo; one more loses\u{3}other\u{4}\u{1}0 undos; one more loses",
];

/// `{ $limit } in a game lose`
///
/// After "Bad columns": so many of them in a game lose it.
pub fn shown_violations_game(language: Language, limit: impl Count) -> String {
    say(language, &SHOWN_VIOLATIONS_GAME, &[Value::Number(limit.count())])
}
static SHOWN_VIOLATIONS_GAME: [&str; 4] = [
    "\u{2}0\u{3}one\u{4}the first in a game loses\u{3}other\u{4}\u{1}0 in a game lose",
    "\u{2}0\u{3}one\u{4}the first in a game loses\u{3}other\u{4}\u{1}0 in a game lose",
    "\u{2}0\u{3}one\u{4}the first in a game loses\u{3}other\u{4}\u{1}0 in a game lose",
    "\u{2}0\u{3}one\u{4}the first in a game loses\u{3}other\u{4}\u{1}0 in a game lose",
];

/// `{ $limit } in one move lose`
///
/// After "Bad columns": so many of them in one move lose the game.
pub fn shown_violations_move(language: Language, limit: impl Count) -> String {
    say(language, &SHOWN_VIOLATIONS_MOVE, &[Value::Number(limit.count())])
}
static SHOWN_VIOLATIONS_MOVE: [&str; 4] = [
    "\u{2}0\u{3}one\u{4}the first in a move loses\u{3}other\u{4}\u{1}0 in one move lose",
    "\u{2}0\u{3}one\u{4}the first in a move loses\u{3}other\u{4}\u{1}0 in one move lose",
    "\u{2}0\u{3}one\u{4}the first in a move loses\u{3}other\u{4}\u{1}0 in one move lose",
    "\u{2}0\u{3}one\u{4}the first in a move loses\u{3}other\u{4}\u{1}0 in one move lose",
];

/// `choose again`
///
/// After "Bad columns": they cost nothing, the player chooses again.
pub fn shown_violations_none(language: Language) -> String {
    say(language, &SHOWN_VIOLATIONS_NONE, &[])
}
static SHOWN_VIOLATIONS_NONE: [&str; 4] = [
    "choose again",
    "choose again",
    "choose again",
    "choose again",
];

/// `Blocks`
pub fn title_block(language: Language) -> String {
    say(language, &TITLE_BLOCK, &[])
}
static TITLE_BLOCK: [&str; 4] = [
    "Blocks",
    "Blocks",
    "Blocks",
    "Blocks",
];

/// `In a line`
pub fn title_connect(language: Language) -> String {
    say(language, &TITLE_CONNECT, &[])
}
static TITLE_CONNECT: [&str; 4] = [
    "In a line",
    "In a line",
    "In a line",
    "In a line",
];

/// `Discs`
pub fn title_discs(language: Language) -> String {
    say(language, &TITLE_DISCS, &[])
}
static TITLE_DISCS: [&str; 4] = [
    "Discs",
    "Discs",
    "Discs",
    "Discs",
];

/// `First move`
pub fn title_first(language: Language) -> String {
    say(language, &TITLE_FIRST, &[])
}
static TITLE_FIRST: [&str; 4] = [
    "First move",
    "First move",
    "First move",
    "First move",
];

/// `Opening`
pub fn title_opening(language: Language) -> String {
    say(language, &TITLE_OPENING, &[])
}
static TITLE_OPENING: [&str; 4] = [
    "Opening",
    "Opening",
    "Opening",
    "Opening",
];

/// `Removes`
pub fn title_remove(language: Language) -> String {
    say(language, &TITLE_REMOVE, &[])
}
static TITLE_REMOVE: [&str; 4] = [
    "Removes",
    "Removes",
    "Removes",
    "Removes",
];

/// `Board`
pub fn title_size(language: Language) -> String {
    say(language, &TITLE_SIZE, &[])
}
static TITLE_SIZE: [&str; 4] = [
    "Board",
    "Board",
    "Board",
    "Board",
];

/// `Symbols`
pub fn title_symbols(language: Language) -> String {
    say(language, &TITLE_SYMBOLS, &[])
}
static TITLE_SYMBOLS: [&str; 4] = [
    "Symbols",
    "Symbols",
    "Symbols",
    "Symbols",
];

/// `Undos`
pub fn title_undo(language: Language) -> String {
    say(language, &TITLE_UNDO, &[])
}
static TITLE_UNDO: [&str; 4] = [
    "Undos",
    "Undos",
    "Undos",
    "Undos",
];

/// `Bad columns`
pub fn title_violations(language: Language) -> String {
    say(language, &TITLE_VIOLATIONS, &[])
}
static TITLE_VIOLATIONS: [&str; 4] = [
    "Bad columns",
    "Bad columns",
    "Bad columns",
    "Bad columns",
];

/// `a board has at most { $most } cells, not { $cells }`
pub fn too_many_cells(language: Language, cells: impl Display, most: impl Display) -> String {
    say(language, &TOO_MANY_CELLS, &[Value::Text(&cells), Value::Text(&most)])
}
static TOO_MANY_CELLS: [&str; 4] = [
    "a board has at most \u{1}1 cells, not \u{1}0",
    "a board has at most \u{1}1 cells, not \u{1}0",
    "a board has at most \u{1}1 cells, not \u{1}0",
    "a board has at most \u{1}1 cells, not \u{1}0",
];

/// `This does not fit: { $problem }.`
pub fn value_does_not_fit(language: Language, problem: impl Display) -> String {
    say(language, &VALUE_DOES_NOT_FIT, &[Value::Text(&problem)])
}
static VALUE_DOES_NOT_FIT: [&str; 4] = [
    "This does not fit: \u{1}0.",
    "This does not fit: \u{1}0.",
    "This does not fit: \u{1}0.",
    "This does not fit: \u{1}0.",
];

/// `This value can't be used: { $problem }.`
pub fn value_refused(language: Language, problem: impl Display) -> String {
    say(language, &VALUE_REFUSED, &[Value::Text(&problem)])
}
static VALUE_REFUSED: [&str; 4] = [
    "This value can't be used: \u{1}0.",
    "This value can't be used: \u{1}0.",
    "This value can't be used: \u{1}0.",
    "This value can't be used: \u{1}0.",
];

#[cfg(test)]
pub(crate) static ALL: &[crate::pattern::Known] = &[
    ("about-block", &ABOUT_BLOCK, ""),
    ("about-connect", &ABOUT_CONNECT, ""),
    ("about-discs", &ABOUT_DISCS, ""),
    ("about-first", &ABOUT_FIRST, ""),
    ("about-opening", &ABOUT_OPENING, ""),
    ("about-remove", &ABOUT_REMOVE, ""),
    ("about-size", &ABOUT_SIZE, ""),
    ("about-symbols", &ABOUT_SYMBOLS, ""),
    ("about-undo", &ABOUT_UNDO, ""),
    ("about-violations", &ABOUT_VIOLATIONS, ""),
    ("bad-connect", &BAD_CONNECT, "tt"),
    ("bad-side", &BAD_SIDE, "t"),
    ("expected-one-of", &EXPECTED_ONE_OF, "t"),
    ("expected-quota", &EXPECTED_QUOTA, ""),
    ("expected-undo", &EXPECTED_UNDO, ""),
    ("expected-violations", &EXPECTED_VIOLATIONS, ""),
    ("expected-whole-number", &EXPECTED_WHOLE_NUMBER, ""),
    ("given-twice", &GIVEN_TWICE, ""),
    ("in-rule", &IN_RULE, "tt"),
    ("not-a-size", &NOT_A_SIZE, ""),
    ("preset-classic", &PRESET_CLASSIC, ""),
    ("preset-power", &PRESET_POWER, ""),
    ("preset-second-chance", &PRESET_SECOND_CHANCE, ""),
    ("preset-strict", &PRESET_STRICT, ""),
    ("shown-connect", &SHOWN_CONNECT, "t"),
    ("shown-discs-xo", &SHOWN_DISCS_XO, ""),
    ("shown-discs-yr", &SHOWN_DISCS_YR, ""),
    ("shown-first-seat-one", &SHOWN_FIRST_SEAT_ONE, ""),
    ("shown-opening-centre", &SHOWN_OPENING_CENTRE, ""),
    ("shown-opening-free", &SHOWN_OPENING_FREE, ""),
    ("shown-size", &SHOWN_SIZE, "tt"),
    ("shown-symbols-by-seat", &SHOWN_SYMBOLS_BY_SEAT, ""),
    ("shown-symbols-starter-first", &SHOWN_SYMBOLS_STARTER_FIRST, ""),
    ("shown-symbols-starter-picks", &SHOWN_SYMBOLS_STARTER_PICKS, ""),
    ("shown-undo-strict", &SHOWN_UNDO_STRICT, "n"),
    ("shown-violations-game", &SHOWN_VIOLATIONS_GAME, "n"),
    ("shown-violations-move", &SHOWN_VIOLATIONS_MOVE, "n"),
    ("shown-violations-none", &SHOWN_VIOLATIONS_NONE, ""),
    ("title-block", &TITLE_BLOCK, ""),
    ("title-connect", &TITLE_CONNECT, ""),
    ("title-discs", &TITLE_DISCS, ""),
    ("title-first", &TITLE_FIRST, ""),
    ("title-opening", &TITLE_OPENING, ""),
    ("title-remove", &TITLE_REMOVE, ""),
    ("title-size", &TITLE_SIZE, ""),
    ("title-symbols", &TITLE_SYMBOLS, ""),
    ("title-undo", &TITLE_UNDO, ""),
    ("title-violations", &TITLE_VIOLATIONS, ""),
    ("too-many-cells", &TOO_MANY_CELLS, "tt"),
    ("value-does-not-fit", &VALUE_DOES_NOT_FIT, "t"),
    ("value-refused", &VALUE_REFUSED, "t"),
];
