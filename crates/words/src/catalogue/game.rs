// Written by `cargo xtask words` from the catalogues in `ftl`; changes here are lost.

//! The messages of `game.ftl`.

use crate::{Count, Language, Who};
use crate::pattern::{Value, say};
use std::fmt::Display;

/// `The game was aborted; it does not count.`
pub fn aborted(language: Language) -> String {
    say(
        language,
        &[
            // en
            "The game was aborted; it does not count.",
            // vi
            "The game was aborted; it does not count.",
            // de
            "The game was aborted; it does not count.",
            // es
            "The game was aborted; it does not count.",
        ],
        &[],
    )
}

/// `{ $who } accepts.`
pub fn accepts(language: Language, who: &Who) -> String {
    say(
        language,
        &[
            // en
            "\u{2}0\u{3}you\u{4}You accept.\u{3}other\u{4}\u{1}0 accepts.",
            // vi
            "\u{2}0\u{3}you\u{4}You accept.\u{3}other\u{4}\u{1}0 accepts.",
            // de
            "\u{2}0\u{3}you\u{4}You accept.\u{3}other\u{4}\u{1}0 accepts.",
            // es
            "\u{2}0\u{3}you\u{4}You accept.\u{3}other\u{4}\u{1}0 accepts.",
        ],
        &[Value::Who(who)],
    )
}

/// `You have already moved this turn.`
pub fn already_moved(language: Language) -> String {
    say(
        language,
        &[
            // en
            "You have already moved this turn.",
            // vi
            "You have already moved this turn.",
            // de
            "You have already moved this turn.",
            // es
            "You have already moved this turn.",
        ],
        &[],
    )
}

/// `{ $who } asks to take the last move back.`
pub fn asks_takeback(language: Language, who: &Who) -> String {
    say(
        language,
        &[
            // en
            "\u{2}0\u{3}you\u{4}You ask to take the last move back.\u{3}other\u{4}\u{1}0 asks to take the last move back.",
            // vi
            "\u{2}0\u{3}you\u{4}You ask to take the last move back.\u{3}other\u{4}\u{1}0 asks to take the last move back.",
            // de
            "\u{2}0\u{3}you\u{4}You ask to take the last move back.\u{3}other\u{4}\u{1}0 asks to take the last move back.",
            // es
            "\u{2}0\u{3}you\u{4}You ask to take the last move back.\u{3}other\u{4}\u{1}0 asks to take the last move back.",
        ],
        &[Value::Who(who)],
    )
}

/// `{ $reason } { $chances }`
///
/// Why a column can't be played, and how many chances are left: "Column 4 is full. Violation 1 of 3; ..."
pub fn bad_column_counts(language: Language, chances: impl Display, reason: impl Display) -> String {
    say(
        language,
        &[
            // en
            "\u{1}1 \u{1}0",
            // vi
            "\u{1}1 \u{1}0",
            // de
            "\u{1}1 \u{1}0",
            // es
            "\u{1}1 \u{1}0",
        ],
        &[Value::Text(&chances), Value::Text(&reason)],
    )
}

/// `There is no block in these rules.`
pub fn block_not_in_rules(language: Language) -> String {
    say(
        language,
        &[
            // en
            "There is no block in these rules.",
            // vi
            "There is no block in these rules.",
            // de
            "There is no block in these rules.",
            // es
            "There is no block in these rules.",
        ],
        &[],
    )
}

/// `A block comes after your move, not before it.`
pub fn block_only_after_move(language: Language) -> String {
    say(
        language,
        &[
            // en
            "A block comes after your move, not before it.",
            // vi
            "A block comes after your move, not before it.",
            // de
            "A block comes after your move, not before it.",
            // es
            "A block comes after your move, not before it.",
        ],
        &[],
    )
}

/// `{ $who } blocks: { $opponent } misses a turn.`
pub fn blocks(language: Language, opponent: impl Display, who: &Who) -> String {
    say(
        language,
        &[
            // en
            "\u{2}1\u{3}you\u{4}You block: \u{1}0 misses a turn.\u{3}other\u{4}\u{1}1 blocks: \u{1}0 misses a turn.",
            // vi
            "\u{2}1\u{3}you\u{4}You block: \u{1}0 misses a turn.\u{3}other\u{4}\u{1}1 blocks: \u{1}0 misses a turn.",
            // de
            "\u{2}1\u{3}you\u{4}You block: \u{1}0 misses a turn.\u{3}other\u{4}\u{1}1 blocks: \u{1}0 misses a turn.",
            // es
            "\u{2}1\u{3}you\u{4}You block: \u{1}0 misses a turn.\u{3}other\u{4}\u{1}1 blocks: \u{1}0 misses a turn.",
        ],
        &[Value::Text(&opponent), Value::Who(who)],
    )
}

/// `{ $count } blocks`
pub fn blocks_left(language: Language, count: impl Count) -> String {
    say(
        language,
        &[
            // en
            "\u{2}0\u{3}0\u{4}no block\u{3}one\u{4}1 block\u{3}other\u{4}\u{1}0 blocks",
            // vi
            "\u{2}0\u{3}0\u{4}no block\u{3}one\u{4}1 block\u{3}other\u{4}\u{1}0 blocks",
            // de
            "\u{2}0\u{3}0\u{4}no block\u{3}one\u{4}1 block\u{3}other\u{4}\u{1}0 blocks",
            // es
            "\u{2}0\u{3}0\u{4}no block\u{3}one\u{4}1 block\u{3}other\u{4}\u{1}0 blocks",
        ],
        &[Value::Number(count.count())],
    )
}

/// `{ $who } blocks: you miss a turn.`
///
/// The one who misses a turn is the reader.
pub fn blocks_you(language: Language, who: impl Display) -> String {
    say(
        language,
        &[
            // en
            "\u{1}0 blocks: you miss a turn.",
            // vi
            "\u{1}0 blocks: you miss a turn.",
            // de
            "\u{1}0 blocks: you miss a turn.",
            // es
            "\u{1}0 blocks: you miss a turn.",
        ],
        &[Value::Text(&who)],
    )
}

/// `Column { $column } from the bottom: { $discs }.`
///
/// $discs are the signs of the discs, from the bottom: "X O X".
pub fn board_column(language: Language, column: impl Display, discs: impl Display) -> String {
    say(
        language,
        &[
            // en
            "Column \u{1}0 from the bottom: \u{1}1.",
            // vi
            "Column \u{1}0 from the bottom: \u{1}1.",
            // de
            "Column \u{1}0 from the bottom: \u{1}1.",
            // es
            "Column \u{1}0 from the bottom: \u{1}1.",
        ],
        &[Value::Text(&column), Value::Text(&discs)],
    )
}

/// `Column { $column } is empty.`
pub fn board_column_empty(language: Language, column: impl Display) -> String {
    say(
        language,
        &[
            // en
            "Column \u{1}0 is empty.",
            // vi
            "Column \u{1}0 is empty.",
            // de
            "Column \u{1}0 is empty.",
            // es
            "Column \u{1}0 is empty.",
        ],
        &[Value::Text(&column)],
    )
}

/// `Column { $column } from the bottom: { $discs }, full.`
pub fn board_column_full(language: Language, column: impl Display, discs: impl Display) -> String {
    say(
        language,
        &[
            // en
            "Column \u{1}0 from the bottom: \u{1}1, full.",
            // vi
            "Column \u{1}0 from the bottom: \u{1}1, full.",
            // de
            "Column \u{1}0 from the bottom: \u{1}1, full.",
            // es
            "Column \u{1}0 from the bottom: \u{1}1, full.",
        ],
        &[Value::Text(&column), Value::Text(&discs)],
    )
}

/// `Columns { $columns } are empty.`
pub fn board_columns_empty(language: Language, columns: impl Display) -> String {
    say(
        language,
        &[
            // en
            "Columns \u{1}0 are empty.",
            // vi
            "Columns \u{1}0 are empty.",
            // de
            "Columns \u{1}0 are empty.",
            // es
            "Columns \u{1}0 are empty.",
        ],
        &[Value::Text(&columns)],
    )
}

/// `The board is empty.`
pub fn board_empty(language: Language) -> String {
    say(
        language,
        &[
            // en
            "The board is empty.",
            // vi
            "The board is empty.",
            // de
            "The board is empty.",
            // es
            "The board is empty.",
        ],
        &[],
    )
}

/// `There is time left on the clock.`
pub fn clock_still_runs(language: Language) -> String {
    say(
        language,
        &[
            // en
            "There is time left on the clock.",
            // vi
            "There is time left on the clock.",
            // de
            "There is time left on the clock.",
            // es
            "There is time left on the clock.",
        ],
        &[],
    )
}

/// `Column { $column } is full; choose another one.`
pub fn column_full(language: Language, column: impl Display) -> String {
    say(
        language,
        &[
            // en
            "Column \u{1}0 is full; choose another one.",
            // vi
            "Column \u{1}0 is full; choose another one.",
            // de
            "Column \u{1}0 is full; choose another one.",
            // es
            "Column \u{1}0 is full; choose another one.",
        ],
        &[Value::Text(&column)],
    )
}

/// `{ $who } declines.`
pub fn declines(language: Language, who: &Who) -> String {
    say(
        language,
        &[
            // en
            "\u{2}0\u{3}you\u{4}You decline.\u{3}other\u{4}\u{1}0 declines.",
            // vi
            "\u{2}0\u{3}you\u{4}You decline.\u{3}other\u{4}\u{1}0 declines.",
            // de
            "\u{2}0\u{3}you\u{4}You decline.\u{3}other\u{4}\u{1}0 declines.",
            // es
            "\u{2}0\u{3}you\u{4}You decline.\u{3}other\u{4}\u{1}0 declines.",
        ],
        &[Value::Who(who)],
    )
}

/// `Draw by agreement.`
pub fn draw_agreed(language: Language) -> String {
    say(
        language,
        &[
            // en
            "Draw by agreement.",
            // vi
            "Draw by agreement.",
            // de
            "Draw by agreement.",
            // es
            "Draw by agreement.",
        ],
        &[],
    )
}

/// `Draw: the board is full and there is no line.`
pub fn draw_board_full(language: Language) -> String {
    say(
        language,
        &[
            // en
            "Draw: the board is full and there is no line.",
            // vi
            "Draw: the board is full and there is no line.",
            // de
            "Draw: the board is full and there is no line.",
            // es
            "Draw: the board is full and there is no line.",
        ],
        &[],
    )
}

/// `Draw: both players have a line.`
pub fn draw_both_lines(language: Language) -> String {
    say(
        language,
        &[
            // en
            "Draw: both players have a line.",
            // vi
            "Draw: both players have a line.",
            // de
            "Draw: both players have a line.",
            // es
            "Draw: both players have a line.",
        ],
        &[],
    )
}

/// `Drop a disc first.`
pub fn drop_first(language: Language) -> String {
    say(
        language,
        &[
            // en
            "Drop a disc first.",
            // vi
            "Drop a disc first.",
            // de
            "Drop a disc first.",
            // es
            "Drop a disc first.",
        ],
        &[],
    )
}

/// `{ $who } drops into column { $column }, row { $row }.`
pub fn drops(language: Language, column: impl Display, row: impl Display, who: &Who) -> String {
    say(
        language,
        &[
            // en
            "\u{2}2\u{3}you\u{4}You drop into column \u{1}0, row \u{1}1.\u{3}other\u{4}\u{1}2 drops into column \u{1}0, row \u{1}1.",
            // vi
            "\u{2}2\u{3}you\u{4}You drop into column \u{1}0, row \u{1}1.\u{3}other\u{4}\u{1}2 drops into column \u{1}0, row \u{1}1.",
            // de
            "\u{2}2\u{3}you\u{4}You drop into column \u{1}0, row \u{1}1.\u{3}other\u{4}\u{1}2 drops into column \u{1}0, row \u{1}1.",
            // es
            "\u{2}2\u{3}you\u{4}You drop into column \u{1}0, row \u{1}1.\u{3}other\u{4}\u{1}2 drops into column \u{1}0, row \u{1}1.",
        ],
        &[Value::Text(&column), Value::Text(&row), Value::Who(who)],
    )
}

/// `There is no disc at row { $row } column { $column }.`
pub fn empty_cell(language: Language, column: impl Display, row: impl Display) -> String {
    say(
        language,
        &[
            // en
            "There is no disc at row \u{1}1 column \u{1}0.",
            // vi
            "There is no disc at row \u{1}1 column \u{1}0.",
            // de
            "There is no disc at row \u{1}1 column \u{1}0.",
            // es
            "There is no disc at row \u{1}1 column \u{1}0.",
        ],
        &[Value::Text(&column), Value::Text(&row)],
    )
}

/// `The game is over.`
pub fn game_over(language: Language) -> String {
    say(
        language,
        &[
            // en
            "The game is over.",
            // vi
            "The game is over.",
            // de
            "The game is over.",
            // es
            "The game is over.",
        ],
        &[],
    )
}

/// `Violation { $limit } of { $limit }.`
pub fn last_violation(language: Language, limit: impl Display) -> String {
    say(
        language,
        &[
            // en
            "Violation \u{1}0 of \u{1}0.",
            // vi
            "Violation \u{1}0 of \u{1}0.",
            // de
            "Violation \u{1}0 of \u{1}0.",
            // es
            "Violation \u{1}0 of \u{1}0.",
        ],
        &[Value::Text(&limit)],
    )
}

/// `{ $things } left`
///
/// $things is a list of undos, removes and blocks: "3 undos, 1 remove, no block left".
pub fn left(language: Language, things: impl Display) -> String {
    say(
        language,
        &[
            // en
            "\u{1}0 left",
            // vi
            "\u{1}0 left",
            // de
            "\u{1}0 left",
            // es
            "\u{1}0 left",
        ],
        &[Value::Text(&things)],
    )
}

/// `{ $left }; { $violations }`
///
/// What is left, and how many violations: "1 undo left; 0 of 3 violations".
pub fn left_and_violations(language: Language, left: impl Display, violations: impl Display) -> String {
    say(
        language,
        &[
            // en
            "\u{1}0; \u{1}1",
            // vi
            "\u{1}0; \u{1}1",
            // de
            "\u{1}0; \u{1}1",
            // es
            "\u{1}0; \u{1}1",
        ],
        &[Value::Text(&left), Value::Text(&violations)],
    )
}

/// `{ $length } in column { $column }`
///
/// Part of wins-by-line.
pub fn line_in_column(language: Language, column: impl Display, length: impl Count) -> String {
    say(
        language,
        &[
            // en
            "\u{2}1\u{3}3\u{4}three in column \u{1}0\u{3}4\u{4}four in column \u{1}0\u{3}5\u{4}five in column \u{1}0\u{3}one\u{4}\u{1}1 in column \u{1}0\u{3}other\u{4}\u{1}1 in column \u{1}0",
            // vi
            "\u{2}1\u{3}3\u{4}three in column \u{1}0\u{3}4\u{4}four in column \u{1}0\u{3}5\u{4}five in column \u{1}0\u{3}one\u{4}\u{1}1 in column \u{1}0\u{3}other\u{4}\u{1}1 in column \u{1}0",
            // de
            "\u{2}1\u{3}3\u{4}three in column \u{1}0\u{3}4\u{4}four in column \u{1}0\u{3}5\u{4}five in column \u{1}0\u{3}one\u{4}\u{1}1 in column \u{1}0\u{3}other\u{4}\u{1}1 in column \u{1}0",
            // es
            "\u{2}1\u{3}3\u{4}three in column \u{1}0\u{3}4\u{4}four in column \u{1}0\u{3}5\u{4}five in column \u{1}0\u{3}one\u{4}\u{1}1 in column \u{1}0\u{3}other\u{4}\u{1}1 in column \u{1}0",
        ],
        &[Value::Text(&column), Value::Number(length.count())],
    )
}

/// `{ $length } across row { $row }`
///
/// Part of wins-by-line.
pub fn line_in_row(language: Language, length: impl Count, row: impl Display) -> String {
    say(
        language,
        &[
            // en
            "\u{2}0\u{3}3\u{4}three across row \u{1}1\u{3}4\u{4}four across row \u{1}1\u{3}5\u{4}five across row \u{1}1\u{3}one\u{4}\u{1}0 across row \u{1}1\u{3}other\u{4}\u{1}0 across row \u{1}1",
            // vi
            "\u{2}0\u{3}3\u{4}three across row \u{1}1\u{3}4\u{4}four across row \u{1}1\u{3}5\u{4}five across row \u{1}1\u{3}one\u{4}\u{1}0 across row \u{1}1\u{3}other\u{4}\u{1}0 across row \u{1}1",
            // de
            "\u{2}0\u{3}3\u{4}three across row \u{1}1\u{3}4\u{4}four across row \u{1}1\u{3}5\u{4}five across row \u{1}1\u{3}one\u{4}\u{1}0 across row \u{1}1\u{3}other\u{4}\u{1}0 across row \u{1}1",
            // es
            "\u{2}0\u{3}3\u{4}three across row \u{1}1\u{3}4\u{4}four across row \u{1}1\u{3}5\u{4}five across row \u{1}1\u{3}one\u{4}\u{1}0 across row \u{1}1\u{3}other\u{4}\u{1}0 across row \u{1}1",
        ],
        &[Value::Number(length.count()), Value::Text(&row)],
    )
}

/// `{ $length } on a diagonal`
///
/// Part of wins-by-line.
pub fn line_on_diagonal(language: Language, length: impl Count) -> String {
    say(
        language,
        &[
            // en
            "\u{2}0\u{3}3\u{4}three on a diagonal\u{3}4\u{4}four on a diagonal\u{3}5\u{4}five on a diagonal\u{3}one\u{4}\u{1}0 on a diagonal\u{3}other\u{4}\u{1}0 on a diagonal",
            // vi
            "\u{2}0\u{3}3\u{4}three on a diagonal\u{3}4\u{4}four on a diagonal\u{3}5\u{4}five on a diagonal\u{3}one\u{4}\u{1}0 on a diagonal\u{3}other\u{4}\u{1}0 on a diagonal",
            // de
            "\u{2}0\u{3}3\u{4}three on a diagonal\u{3}4\u{4}four on a diagonal\u{3}5\u{4}five on a diagonal\u{3}one\u{4}\u{1}0 on a diagonal\u{3}other\u{4}\u{1}0 on a diagonal",
            // es
            "\u{2}0\u{3}3\u{4}three on a diagonal\u{3}4\u{4}four on a diagonal\u{3}5\u{4}five on a diagonal\u{3}one\u{4}\u{1}0 on a diagonal\u{3}other\u{4}\u{1}0 on a diagonal",
        ],
        &[Value::Number(length.count())],
    )
}

/// `You have no block left.`
pub fn no_blocks_left(language: Language) -> String {
    say(
        language,
        &[
            // en
            "You have no block left.",
            // vi
            "You have no block left.",
            // de
            "You have no block left.",
            // es
            "You have no block left.",
        ],
        &[],
    )
}

/// `This game has no clock.`
pub fn no_clock(language: Language) -> String {
    say(
        language,
        &[
            // en
            "This game has no clock.",
            // vi
            "This game has no clock.",
            // de
            "This game has no clock.",
            // es
            "This game has no clock.",
        ],
        &[],
    )
}

/// `The opponent has no disc on the board to remove.`
pub fn no_disc_to_remove(language: Language) -> String {
    say(
        language,
        &[
            // en
            "The opponent has no disc on the board to remove.",
            // vi
            "The opponent has no disc on the board to remove.",
            // de
            "The opponent has no disc on the board to remove.",
            // es
            "The opponent has no disc on the board to remove.",
        ],
        &[],
    )
}

/// `There is no offer to answer.`
pub fn no_offer(language: Language) -> String {
    say(
        language,
        &[
            // en
            "There is no offer to answer.",
            // vi
            "There is no offer to answer.",
            // de
            "There is no offer to answer.",
            // es
            "There is no offer to answer.",
        ],
        &[],
    )
}

/// `You have no remove left.`
pub fn no_removes_left(language: Language) -> String {
    say(
        language,
        &[
            // en
            "You have no remove left.",
            // vi
            "You have no remove left.",
            // de
            "You have no remove left.",
            // es
            "You have no remove left.",
        ],
        &[],
    )
}

/// `There is no such cell; rows are 1 to { $rows }, columns { $first } to { $last }.`
pub fn no_such_cell(language: Language, first: impl Display, last: impl Display, rows: impl Display) -> String {
    say(
        language,
        &[
            // en
            "There is no such cell; rows are 1 to \u{1}2, columns \u{1}0 to \u{1}1.",
            // vi
            "There is no such cell; rows are 1 to \u{1}2, columns \u{1}0 to \u{1}1.",
            // de
            "There is no such cell; rows are 1 to \u{1}2, columns \u{1}0 to \u{1}1.",
            // es
            "There is no such cell; rows are 1 to \u{1}2, columns \u{1}0 to \u{1}1.",
        ],
        &[Value::Text(&first), Value::Text(&last), Value::Text(&rows)],
    )
}

/// `There is no such column; columns are { $first } to { $last }.`
pub fn no_such_column(language: Language, first: impl Display, last: impl Display) -> String {
    say(
        language,
        &[
            // en
            "There is no such column; columns are \u{1}0 to \u{1}1.",
            // vi
            "There is no such column; columns are \u{1}0 to \u{1}1.",
            // de
            "There is no such column; columns are \u{1}0 to \u{1}1.",
            // es
            "There is no such column; columns are \u{1}0 to \u{1}1.",
        ],
        &[Value::Text(&first), Value::Text(&last)],
    )
}

/// `There is no symbol to pick now.`
pub fn no_symbol_to_pick(language: Language) -> String {
    say(
        language,
        &[
            // en
            "There is no symbol to pick now.",
            // vi
            "There is no symbol to pick now.",
            // de
            "There is no symbol to pick now.",
            // es
            "There is no symbol to pick now.",
        ],
        &[],
    )
}

/// `The board is full; there is no turn to skip.`
pub fn no_turn_to_block(language: Language) -> String {
    say(
        language,
        &[
            // en
            "The board is full; there is no turn to skip.",
            // vi
            "The board is full; there is no turn to skip.",
            // de
            "The board is full; there is no turn to skip.",
            // es
            "The board is full; there is no turn to skip.",
        ],
        &[],
    )
}

/// `You have no undo left.`
pub fn no_undos_left(language: Language) -> String {
    say(
        language,
        &[
            // en
            "You have no undo left.",
            // vi
            "You have no undo left.",
            // de
            "You have no undo left.",
            // es
            "You have no undo left.",
        ],
        &[],
    )
}

/// `The first disc goes to the centre, column { $columns }.`
///
/// $columns is the middle column, or "4 or 5" on a board with two.
pub fn not_centre(language: Language, columns: impl Display) -> String {
    say(
        language,
        &[
            // en
            "The first disc goes to the centre, column \u{1}0.",
            // vi
            "The first disc goes to the centre, column \u{1}0.",
            // de
            "The first disc goes to the centre, column \u{1}0.",
            // es
            "The first disc goes to the centre, column \u{1}0.",
        ],
        &[Value::Text(&columns)],
    )
}

/// `It is the turn of { $who }.`
pub fn not_your_turn(language: Language, who: &Who) -> String {
    say(
        language,
        &[
            // en
            "\u{2}0\u{3}you\u{4}It is your turn.\u{3}other\u{4}It is the turn of \u{1}0.",
            // vi
            "\u{2}0\u{3}you\u{4}It is your turn.\u{3}other\u{4}It is the turn of \u{1}0.",
            // de
            "\u{2}0\u{3}you\u{4}It is your turn.\u{3}other\u{4}It is the turn of \u{1}0.",
            // es
            "\u{2}0\u{3}you\u{4}It is your turn.\u{3}other\u{4}It is the turn of \u{1}0.",
        ],
        &[Value::Who(who)],
    )
}

/// `There is no disc to decide about now.`
pub fn nothing_to_keep(language: Language) -> String {
    say(
        language,
        &[
            // en
            "There is no disc to decide about now.",
            // vi
            "There is no disc to decide about now.",
            // de
            "There is no disc to decide about now.",
            // es
            "There is no disc to decide about now.",
        ],
        &[],
    )
}

/// `You have no move to take back.`
pub fn nothing_to_take_back(language: Language) -> String {
    say(
        language,
        &[
            // en
            "You have no move to take back.",
            // vi
            "You have no move to take back.",
            // de
            "You have no move to take back.",
            // es
            "You have no move to take back.",
        ],
        &[],
    )
}

/// `You have not dropped a disc this turn.`
pub fn nothing_to_undo(language: Language) -> String {
    say(
        language,
        &[
            // en
            "You have not dropped a disc this turn.",
            // vi
            "You have not dropped a disc this turn.",
            // de
            "You have not dropped a disc this turn.",
            // es
            "You have not dropped a disc this turn.",
        ],
        &[],
    )
}

/// `The offer by { $who } is no longer open.`
pub fn offer_lapsed(language: Language, who: &Who) -> String {
    say(
        language,
        &[
            // en
            "\u{2}0\u{3}you\u{4}Your offer is no longer open.\u{3}other\u{4}The offer by \u{1}0 is no longer open.",
            // vi
            "\u{2}0\u{3}you\u{4}Your offer is no longer open.\u{3}other\u{4}The offer by \u{1}0 is no longer open.",
            // de
            "\u{2}0\u{3}you\u{4}Your offer is no longer open.\u{3}other\u{4}The offer by \u{1}0 is no longer open.",
            // es
            "\u{2}0\u{3}you\u{4}Your offer is no longer open.\u{3}other\u{4}The offer by \u{1}0 is no longer open.",
        ],
        &[Value::Who(who)],
    )
}

/// `Answer the open offer first.`
pub fn offer_open(language: Language) -> String {
    say(
        language,
        &[
            // en
            "Answer the open offer first.",
            // vi
            "Answer the open offer first.",
            // de
            "Answer the open offer first.",
            // es
            "Answer the open offer first.",
        ],
        &[],
    )
}

/// `{ $who } offers a draw.`
pub fn offers_draw(language: Language, who: &Who) -> String {
    say(
        language,
        &[
            // en
            "\u{2}0\u{3}you\u{4}You offer a draw.\u{3}other\u{4}\u{1}0 offers a draw.",
            // vi
            "\u{2}0\u{3}you\u{4}You offer a draw.\u{3}other\u{4}\u{1}0 offers a draw.",
            // de
            "\u{2}0\u{3}you\u{4}You offer a draw.\u{3}other\u{4}\u{1}0 offers a draw.",
            // es
            "\u{2}0\u{3}you\u{4}You offer a draw.\u{3}other\u{4}\u{1}0 offers a draw.",
        ],
        &[Value::Who(who)],
    )
}

/// `The first turn is a drop to the centre and nothing else.`
pub fn opening_is_only_a_drop(language: Language) -> String {
    say(
        language,
        &[
            // en
            "The first turn is a drop to the centre and nothing else.",
            // vi
            "The first turn is a drop to the centre and nothing else.",
            // de
            "The first turn is a drop to the centre and nothing else.",
            // es
            "The first turn is a drop to the centre and nothing else.",
        ],
        &[],
    )
}

/// `The block is refused: the opponent has { $run } discs in a row. You keep the block.`
pub fn opponent_has_run(language: Language, run: impl Display) -> String {
    say(
        language,
        &[
            // en
            "The block is refused: the opponent has \u{1}0 discs in a row. You keep the block.",
            // vi
            "The block is refused: the opponent has \u{1}0 discs in a row. You keep the block.",
            // de
            "The block is refused: the opponent has \u{1}0 discs in a row. You keep the block.",
            // es
            "The block is refused: the opponent has \u{1}0 discs in a row. You keep the block.",
        ],
        &[Value::Text(&run)],
    )
}

/// `The disc at row { $row } column { $column } is your own; only the opponent's can be removed.`
pub fn own_disc(language: Language, column: impl Display, row: impl Display) -> String {
    say(
        language,
        &[
            // en
            "The disc at row \u{1}1 column \u{1}0 is your own; only the opponent's can be removed.",
            // vi
            "The disc at row \u{1}1 column \u{1}0 is your own; only the opponent's can be removed.",
            // de
            "The disc at row \u{1}1 column \u{1}0 is your own; only the opponent's can be removed.",
            // es
            "The disc at row \u{1}1 column \u{1}0 is your own; only the opponent's can be removed.",
        ],
        &[Value::Text(&column), Value::Text(&row)],
    )
}

/// `Pick a symbol first.`
pub fn pick_symbol_first(language: Language) -> String {
    say(
        language,
        &[
            // en
            "Pick a symbol first.",
            // vi
            "Pick a symbol first.",
            // de
            "Pick a symbol first.",
            // es
            "Pick a symbol first.",
        ],
        &[],
    )
}

/// `A remove can't be taken back.`
pub fn remove_is_final(language: Language) -> String {
    say(
        language,
        &[
            // en
            "A remove can't be taken back.",
            // vi
            "A remove can't be taken back.",
            // de
            "A remove can't be taken back.",
            // es
            "A remove can't be taken back.",
        ],
        &[],
    )
}

/// `There is no remove in these rules.`
pub fn remove_not_in_rules(language: Language) -> String {
    say(
        language,
        &[
            // en
            "There is no remove in these rules.",
            // vi
            "There is no remove in these rules.",
            // de
            "There is no remove in these rules.",
            // es
            "There is no remove in these rules.",
        ],
        &[],
    )
}

/// `A remove comes instead of a drop, not after it.`
pub fn remove_only_before_drop(language: Language) -> String {
    say(
        language,
        &[
            // en
            "A remove comes instead of a drop, not after it.",
            // vi
            "A remove comes instead of a drop, not after it.",
            // de
            "A remove comes instead of a drop, not after it.",
            // es
            "A remove comes instead of a drop, not after it.",
        ],
        &[],
    )
}

/// `{ $who } removes the disc at row { $row } column { $column }.`
pub fn removes(language: Language, column: impl Display, row: impl Display, who: &Who) -> String {
    say(
        language,
        &[
            // en
            "\u{2}2\u{3}you\u{4}You remove the disc at row \u{1}1 column \u{1}0.\u{3}other\u{4}\u{1}2 removes the disc at row \u{1}1 column \u{1}0.",
            // vi
            "\u{2}2\u{3}you\u{4}You remove the disc at row \u{1}1 column \u{1}0.\u{3}other\u{4}\u{1}2 removes the disc at row \u{1}1 column \u{1}0.",
            // de
            "\u{2}2\u{3}you\u{4}You remove the disc at row \u{1}1 column \u{1}0.\u{3}other\u{4}\u{1}2 removes the disc at row \u{1}1 column \u{1}0.",
            // es
            "\u{2}2\u{3}you\u{4}You remove the disc at row \u{1}1 column \u{1}0.\u{3}other\u{4}\u{1}2 removes the disc at row \u{1}1 column \u{1}0.",
        ],
        &[Value::Text(&column), Value::Text(&row), Value::Who(who)],
    )
}

/// `{ $count } removes`
pub fn removes_left(language: Language, count: impl Count) -> String {
    say(
        language,
        &[
            // en
            "\u{2}0\u{3}0\u{4}no remove\u{3}one\u{4}1 remove\u{3}other\u{4}\u{1}0 removes",
            // vi
            "\u{2}0\u{3}0\u{4}no remove\u{3}one\u{4}1 remove\u{3}other\u{4}\u{1}0 removes",
            // de
            "\u{2}0\u{3}0\u{4}no remove\u{3}one\u{4}1 remove\u{3}other\u{4}\u{1}0 removes",
            // es
            "\u{2}0\u{3}0\u{4}no remove\u{3}one\u{4}1 remove\u{3}other\u{4}\u{1}0 removes",
        ],
        &[Value::Number(count.count())],
    )
}

/// `{ $who } resigns.`
pub fn resigns(language: Language, who: &Who) -> String {
    say(
        language,
        &[
            // en
            "\u{2}0\u{3}you\u{4}You resign.\u{3}other\u{4}\u{1}0 resigns.",
            // vi
            "\u{2}0\u{3}you\u{4}You resign.\u{3}other\u{4}\u{1}0 resigns.",
            // de
            "\u{2}0\u{3}you\u{4}You resign.\u{3}other\u{4}\u{1}0 resigns.",
            // es
            "\u{2}0\u{3}you\u{4}You resign.\u{3}other\u{4}\u{1}0 resigns.",
        ],
        &[Value::Who(who)],
    )
}

/// `several lines at once`
///
/// Part of wins-by-line: one disc completed more than one line.
pub fn several_lines(language: Language) -> String {
    say(
        language,
        &[
            // en
            "several lines at once",
            // vi
            "several lines at once",
            // de
            "several lines at once",
            // es
            "several lines at once",
        ],
        &[],
    )
}

/// `You are watching this game; you can't move.`
pub fn spectator(language: Language) -> String {
    say(
        language,
        &[
            // en
            "You are watching this game; you can't move.",
            // vi
            "You are watching this game; you can't move.",
            // de
            "You are watching this game; you can't move.",
            // es
            "You are watching this game; you can't move.",
        ],
        &[],
    )
}

/// `{ $who } starts; { $opponent } follows.`
pub fn starts(language: Language, opponent: impl Display, who: &Who) -> String {
    say(
        language,
        &[
            // en
            "\u{2}1\u{3}you\u{4}You start; \u{1}0 follows.\u{3}other\u{4}\u{1}1 starts; \u{1}0 follows.",
            // vi
            "\u{2}1\u{3}you\u{4}You start; \u{1}0 follows.\u{3}other\u{4}\u{1}1 starts; \u{1}0 follows.",
            // de
            "\u{2}1\u{3}you\u{4}You start; \u{1}0 follows.\u{3}other\u{4}\u{1}1 starts; \u{1}0 follows.",
            // es
            "\u{2}1\u{3}you\u{4}You start; \u{1}0 follows.\u{3}other\u{4}\u{1}1 starts; \u{1}0 follows.",
        ],
        &[Value::Text(&opponent), Value::Who(who)],
    )
}

/// `{ $who } starts; you follow.`
///
/// The reader follows.
pub fn starts_you_follow(language: Language, who: impl Display) -> String {
    say(
        language,
        &[
            // en
            "\u{1}0 starts; you follow.",
            // vi
            "\u{1}0 starts; you follow.",
            // de
            "\u{1}0 starts; you follow.",
            // es
            "\u{1}0 starts; you follow.",
        ],
        &[Value::Text(&who)],
    )
}

/// `The symbols are { $first } and { $second }.`
pub fn symbols_are(language: Language, first: impl Display, second: impl Display) -> String {
    say(
        language,
        &[
            // en
            "The symbols are \u{1}0 and \u{1}1.",
            // vi
            "The symbols are \u{1}0 and \u{1}1.",
            // de
            "The symbols are \u{1}0 and \u{1}1.",
            // es
            "The symbols are \u{1}0 and \u{1}1.",
        ],
        &[Value::Text(&first), Value::Text(&second)],
    )
}

/// `The move is taken back.`
pub fn taken_back(language: Language) -> String {
    say(
        language,
        &[
            // en
            "The move is taken back.",
            // vi
            "The move is taken back.",
            // de
            "The move is taken back.",
            // es
            "The move is taken back.",
        ],
        &[],
    )
}

/// `Both players have moved; this game can no longer be aborted.`
pub fn too_late_to_abort(language: Language) -> String {
    say(
        language,
        &[
            // en
            "Both players have moved; this game can no longer be aborted.",
            // vi
            "Both players have moved; this game can no longer be aborted.",
            // de
            "Both players have moved; this game can no longer be aborted.",
            // es
            "Both players have moved; this game can no longer be aborted.",
        ],
        &[],
    )
}

/// `There is no undo in these rules.`
pub fn undo_not_in_rules(language: Language) -> String {
    say(
        language,
        &[
            // en
            "There is no undo in these rules.",
            // vi
            "There is no undo in these rules.",
            // de
            "There is no undo in these rules.",
            // es
            "There is no undo in these rules.",
        ],
        &[],
    )
}

/// `{ $who } asks for an undo, but none is left.`
pub fn undo_overdrawn(language: Language, who: &Who) -> String {
    say(
        language,
        &[
            // en
            "\u{2}0\u{3}you\u{4}You ask for an undo, but none is left.\u{3}other\u{4}\u{1}0 asks for an undo, but none is left.",
            // vi
            "\u{2}0\u{3}you\u{4}You ask for an undo, but none is left.\u{3}other\u{4}\u{1}0 asks for an undo, but none is left.",
            // de
            "\u{2}0\u{3}you\u{4}You ask for an undo, but none is left.\u{3}other\u{4}\u{1}0 asks for an undo, but none is left.",
            // es
            "\u{2}0\u{3}you\u{4}You ask for an undo, but none is left.\u{3}other\u{4}\u{1}0 asks for an undo, but none is left.",
        ],
        &[Value::Who(who)],
    )
}

/// `{ $who } takes the disc back; { $left } undos left.`
pub fn undoes(language: Language, left: impl Count, who: impl Display) -> String {
    say(
        language,
        &[
            // en
            "\u{2}0\u{3}0\u{4}\u{1}1 takes the disc back; no undo left.\u{3}one\u{4}\u{1}1 takes the disc back; 1 undo left.\u{3}other\u{4}\u{1}1 takes the disc back; \u{1}0 undos left.",
            // vi
            "\u{2}0\u{3}0\u{4}\u{1}1 takes the disc back; no undo left.\u{3}one\u{4}\u{1}1 takes the disc back; 1 undo left.\u{3}other\u{4}\u{1}1 takes the disc back; \u{1}0 undos left.",
            // de
            "\u{2}0\u{3}0\u{4}\u{1}1 takes the disc back; no undo left.\u{3}one\u{4}\u{1}1 takes the disc back; 1 undo left.\u{3}other\u{4}\u{1}1 takes the disc back; \u{1}0 undos left.",
            // es
            "\u{2}0\u{3}0\u{4}\u{1}1 takes the disc back; no undo left.\u{3}one\u{4}\u{1}1 takes the disc back; 1 undo left.\u{3}other\u{4}\u{1}1 takes the disc back; \u{1}0 undos left.",
        ],
        &[Value::Number(left.count()), Value::Text(&who)],
    )
}

/// `{ $count } undos`
pub fn undos(language: Language, count: impl Count) -> String {
    say(
        language,
        &[
            // en
            "\u{2}0\u{3}0\u{4}no undo\u{3}one\u{4}1 undo\u{3}other\u{4}\u{1}0 undos",
            // vi
            "\u{2}0\u{3}0\u{4}no undo\u{3}one\u{4}1 undo\u{3}other\u{4}\u{1}0 undos",
            // de
            "\u{2}0\u{3}0\u{4}no undo\u{3}one\u{4}1 undo\u{3}other\u{4}\u{1}0 undos",
            // es
            "\u{2}0\u{3}0\u{4}no undo\u{3}one\u{4}1 undo\u{3}other\u{4}\u{1}0 undos",
        ],
        &[Value::Number(count.count())],
    )
}

/// `Violation { $count } of { $limit }; number { $limit } loses the game.`
pub fn violation_in_game(language: Language, count: impl Display, limit: impl Display) -> String {
    say(
        language,
        &[
            // en
            "Violation \u{1}0 of \u{1}1; number \u{1}1 loses the game.",
            // vi
            "Violation \u{1}0 of \u{1}1; number \u{1}1 loses the game.",
            // de
            "Violation \u{1}0 of \u{1}1; number \u{1}1 loses the game.",
            // es
            "Violation \u{1}0 of \u{1}1; number \u{1}1 loses the game.",
        ],
        &[Value::Text(&count), Value::Text(&limit)],
    )
}

/// `Violation { $count } in this move; { $left } more chances.`
pub fn violation_in_move(language: Language, count: impl Display, left: impl Count) -> String {
    say(
        language,
        &[
            // en
            "\u{2}1\u{3}0\u{4}Violation \u{1}0 in this move; no more chances.\u{3}one\u{4}Violation \u{1}0 in this move; 1 more chance.\u{3}other\u{4}Violation \u{1}0 in this move; \u{1}1 more chances.",
            // vi
            "\u{2}1\u{3}0\u{4}Violation \u{1}0 in this move; no more chances.\u{3}one\u{4}Violation \u{1}0 in this move; 1 more chance.\u{3}other\u{4}Violation \u{1}0 in this move; \u{1}1 more chances.",
            // de
            "\u{2}1\u{3}0\u{4}Violation \u{1}0 in this move; no more chances.\u{3}one\u{4}Violation \u{1}0 in this move; 1 more chance.\u{3}other\u{4}Violation \u{1}0 in this move; \u{1}1 more chances.",
            // es
            "\u{2}1\u{3}0\u{4}Violation \u{1}0 in this move; no more chances.\u{3}one\u{4}Violation \u{1}0 in this move; 1 more chance.\u{3}other\u{4}Violation \u{1}0 in this move; \u{1}1 more chances.",
        ],
        &[Value::Text(&count), Value::Number(left.count())],
    )
}

/// `{ $used } of { $limit } violations`
pub fn violations(language: Language, limit: impl Display, used: impl Display) -> String {
    say(
        language,
        &[
            // en
            "\u{1}1 of \u{1}0 violations",
            // vi
            "\u{1}1 of \u{1}0 violations",
            // de
            "\u{1}1 of \u{1}0 violations",
            // es
            "\u{1}1 of \u{1}0 violations",
        ],
        &[Value::Text(&limit), Value::Text(&used)],
    )
}

/// `Winning cells: { $cells }.`
///
/// For those who hear the board. $cells is a list of cells.
pub fn winning_cells(language: Language, cells: impl Display) -> String {
    say(
        language,
        &[
            // en
            "Winning cells: \u{1}0.",
            // vi
            "Winning cells: \u{1}0.",
            // de
            "Winning cells: \u{1}0.",
            // es
            "Winning cells: \u{1}0.",
        ],
        &[Value::Text(&cells)],
    )
}

/// `{ $winner } wins: { $loser } left the game.`
pub fn wins_by_abandonment(language: Language, loser: impl Display, winner: &Who) -> String {
    say(
        language,
        &[
            // en
            "\u{2}1\u{3}you\u{4}You win: \u{1}0 left the game.\u{3}other\u{4}\u{1}1 wins: \u{1}0 left the game.",
            // vi
            "\u{2}1\u{3}you\u{4}You win: \u{1}0 left the game.\u{3}other\u{4}\u{1}1 wins: \u{1}0 left the game.",
            // de
            "\u{2}1\u{3}you\u{4}You win: \u{1}0 left the game.\u{3}other\u{4}\u{1}1 wins: \u{1}0 left the game.",
            // es
            "\u{2}1\u{3}you\u{4}You win: \u{1}0 left the game.\u{3}other\u{4}\u{1}1 wins: \u{1}0 left the game.",
        ],
        &[Value::Text(&loser), Value::Who(winner)],
    )
}

/// `{ $winner } wins: { $line }, with { $discs } discs on the board.`
///
/// $line is one of the lines below; $discs is how many discs the winner has on the board.
pub fn wins_by_line(language: Language, discs: impl Display, line: impl Display, winner: &Who) -> String {
    say(
        language,
        &[
            // en
            "\u{2}2\u{3}you\u{4}You win: \u{1}1, with \u{1}0 discs on the board.\u{3}other\u{4}\u{1}2 wins: \u{1}1, with \u{1}0 discs on the board.",
            // vi
            "\u{2}2\u{3}you\u{4}You win: \u{1}1, with \u{1}0 discs on the board.\u{3}other\u{4}\u{1}2 wins: \u{1}1, with \u{1}0 discs on the board.",
            // de
            "\u{2}2\u{3}you\u{4}You win: \u{1}1, with \u{1}0 discs on the board.\u{3}other\u{4}\u{1}2 wins: \u{1}1, with \u{1}0 discs on the board.",
            // es
            "\u{2}2\u{3}you\u{4}You win: \u{1}1, with \u{1}0 discs on the board.\u{3}other\u{4}\u{1}2 wins: \u{1}1, with \u{1}0 discs on the board.",
        ],
        &[Value::Text(&discs), Value::Text(&line), Value::Who(winner)],
    )
}

/// `{ $winner } wins: { $loser } resigned.`
pub fn wins_by_resignation(language: Language, loser: impl Display, winner: &Who) -> String {
    say(
        language,
        &[
            // en
            "\u{2}1\u{3}you\u{4}You win: \u{1}0 resigned.\u{3}other\u{4}\u{1}1 wins: \u{1}0 resigned.",
            // vi
            "\u{2}1\u{3}you\u{4}You win: \u{1}0 resigned.\u{3}other\u{4}\u{1}1 wins: \u{1}0 resigned.",
            // de
            "\u{2}1\u{3}you\u{4}You win: \u{1}0 resigned.\u{3}other\u{4}\u{1}1 wins: \u{1}0 resigned.",
            // es
            "\u{2}1\u{3}you\u{4}You win: \u{1}0 resigned.\u{3}other\u{4}\u{1}1 wins: \u{1}0 resigned.",
        ],
        &[Value::Text(&loser), Value::Who(winner)],
    )
}

/// `{ $winner } wins: { $loser } asked for one undo too many.`
pub fn wins_by_undos(language: Language, loser: impl Display, winner: &Who) -> String {
    say(
        language,
        &[
            // en
            "\u{2}1\u{3}you\u{4}You win: \u{1}0 asked for one undo too many.\u{3}other\u{4}\u{1}1 wins: \u{1}0 asked for one undo too many.",
            // vi
            "\u{2}1\u{3}you\u{4}You win: \u{1}0 asked for one undo too many.\u{3}other\u{4}\u{1}1 wins: \u{1}0 asked for one undo too many.",
            // de
            "\u{2}1\u{3}you\u{4}You win: \u{1}0 asked for one undo too many.\u{3}other\u{4}\u{1}1 wins: \u{1}0 asked for one undo too many.",
            // es
            "\u{2}1\u{3}you\u{4}You win: \u{1}0 asked for one undo too many.\u{3}other\u{4}\u{1}1 wins: \u{1}0 asked for one undo too many.",
        ],
        &[Value::Text(&loser), Value::Who(winner)],
    )
}

/// `{ $winner } wins: { $loser } made one violation too many.`
pub fn wins_by_violations(language: Language, loser: impl Display, winner: &Who) -> String {
    say(
        language,
        &[
            // en
            "\u{2}1\u{3}you\u{4}You win: \u{1}0 made one violation too many.\u{3}other\u{4}\u{1}1 wins: \u{1}0 made one violation too many.",
            // vi
            "\u{2}1\u{3}you\u{4}You win: \u{1}0 made one violation too many.\u{3}other\u{4}\u{1}1 wins: \u{1}0 made one violation too many.",
            // de
            "\u{2}1\u{3}you\u{4}You win: \u{1}0 made one violation too many.\u{3}other\u{4}\u{1}1 wins: \u{1}0 made one violation too many.",
            // es
            "\u{2}1\u{3}you\u{4}You win: \u{1}0 made one violation too many.\u{3}other\u{4}\u{1}1 wins: \u{1}0 made one violation too many.",
        ],
        &[Value::Text(&loser), Value::Who(winner)],
    )
}

/// `{ $winner } wins: { $loser } ran out of time.`
pub fn wins_on_time(language: Language, loser: impl Display, winner: &Who) -> String {
    say(
        language,
        &[
            // en
            "\u{2}1\u{3}you\u{4}You win: \u{1}0 ran out of time.\u{3}other\u{4}\u{1}1 wins: \u{1}0 ran out of time.",
            // vi
            "\u{2}1\u{3}you\u{4}You win: \u{1}0 ran out of time.\u{3}other\u{4}\u{1}1 wins: \u{1}0 ran out of time.",
            // de
            "\u{2}1\u{3}you\u{4}You win: \u{1}0 ran out of time.\u{3}other\u{4}\u{1}1 wins: \u{1}0 ran out of time.",
            // es
            "\u{2}1\u{3}you\u{4}You win: \u{1}0 ran out of time.\u{3}other\u{4}\u{1}1 wins: \u{1}0 ran out of time.",
        ],
        &[Value::Text(&loser), Value::Who(winner)],
    )
}

/// `{ $who } withdraws the offer.`
pub fn withdraws(language: Language, who: &Who) -> String {
    say(
        language,
        &[
            // en
            "\u{2}0\u{3}you\u{4}You withdraw the offer.\u{3}other\u{4}\u{1}0 withdraws the offer.",
            // vi
            "\u{2}0\u{3}you\u{4}You withdraw the offer.\u{3}other\u{4}\u{1}0 withdraws the offer.",
            // de
            "\u{2}0\u{3}you\u{4}You withdraw the offer.\u{3}other\u{4}\u{1}0 withdraws the offer.",
            // es
            "\u{2}0\u{3}you\u{4}You withdraw the offer.\u{3}other\u{4}\u{1}0 withdraws the offer.",
        ],
        &[Value::Who(who)],
    )
}

/// `You take the disc back; { $left } undos left.`
pub fn you_undo(language: Language, left: impl Count) -> String {
    say(
        language,
        &[
            // en
            "\u{2}0\u{3}0\u{4}You take the disc back; no undo left.\u{3}one\u{4}You take the disc back; 1 undo left.\u{3}other\u{4}You take the disc back; \u{1}0 undos left.",
            // vi
            "\u{2}0\u{3}0\u{4}You take the disc back; no undo left.\u{3}one\u{4}You take the disc back; 1 undo left.\u{3}other\u{4}You take the disc back; \u{1}0 undos left.",
            // de
            "\u{2}0\u{3}0\u{4}You take the disc back; no undo left.\u{3}one\u{4}You take the disc back; 1 undo left.\u{3}other\u{4}You take the disc back; \u{1}0 undos left.",
            // es
            "\u{2}0\u{3}0\u{4}You take the disc back; no undo left.\u{3}one\u{4}You take the disc back; 1 undo left.\u{3}other\u{4}You take the disc back; \u{1}0 undos left.",
        ],
        &[Value::Number(left.count())],
    )
}
