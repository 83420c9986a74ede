// Written by `cargo xtask words` from the catalogues in `ftl`; changes here are lost.

//! The messages of `game.ftl`.

use crate::{Count, Language, Who};
use crate::pattern::{Patterns, Value, patterns, say};
use std::fmt::Display;

/// `The game was aborted; it does not count.`
pub fn aborted(language: Language) -> String {
    say(language, &ABORTED, &[])
}
static ABORTED: Patterns = patterns![
    "game.aborted",
    "The game was aborted; it does not count.",
    "Ván đã bị hủy, không tính kết quả.",
    "Die Partie wurde abgebrochen und zählt nicht.",
    "La partida queda anulada y no cuenta.",
];

/// `{ $who } accepts.`
pub fn accepts(language: Language, who: &Who) -> String {
    say(language, &ACCEPTS, &[Value::Who(who)])
}
static ACCEPTS: Patterns = patterns![
    "game.accepts",
    "\u{2}0\u{3}you\u{4}You accept.\u{3}other\u{4}\u{1}0 accepts.",
    "\u{2}0\u{3}you\u{4}Bạn đồng ý.\u{3}other\u{4}\u{1}0 đồng ý.",
    "\u{2}0\u{3}you\u{4}Du nimmst an.\u{3}other\u{4}\u{1}0 nimmt an.",
    "\u{2}0\u{3}you\u{4}Aceptas.\u{3}other\u{4}\u{1}0 acepta.",
];

/// `You have already moved this turn.`
pub fn already_moved(language: Language) -> String {
    say(language, &ALREADY_MOVED, &[])
}
static ALREADY_MOVED: Patterns = patterns![
    "game.already-moved",
    "You have already moved this turn.",
    "Lượt này bạn đã đi rồi.",
    "Du hast schon gezogen.",
    "Ya jugaste en este turno.",
];

/// `{ $who } asks to take the last move back.`
pub fn asks_takeback(language: Language, who: &Who) -> String {
    say(language, &ASKS_TAKEBACK, &[Value::Who(who)])
}
static ASKS_TAKEBACK: Patterns = patterns![
    "game.asks-takeback",
    "\u{2}0\u{3}you\u{4}You ask to take the last move back.\u{3}other\u{4}\u{1}0 asks to take the last move back.",
    "\u{2}0\u{3}you\u{4}Bạn xin đi lại nước vừa rồi.\u{3}other\u{4}\u{1}0 xin đi lại nước vừa rồi.",
    "\u{2}0\u{3}you\u{4}Du möchtest den letzten Zug zurücknehmen.\u{3}other\u{4}\u{1}0 möchte den letzten Zug zurücknehmen.",
    "\u{2}0\u{3}you\u{4}Pides retirar la última jugada.\u{3}other\u{4}\u{1}0 pide retirar la última jugada.",
];

/// `{ $reason } { $chances }`
///
/// Why a column can't be played, and how many chances are left: "Column 4 is full. Violation 1 of 3; ..."
pub fn bad_column_counts(language: Language, chances: impl Display, reason: impl Display) -> String {
    say(language, &BAD_COLUMN_COUNTS, &[Value::Text(&chances), Value::Text(&reason)])
}
static BAD_COLUMN_COUNTS: Patterns = patterns![
    "game.bad-column-counts",
    "\u{1}1 \u{1}0",
    "\u{1}1 \u{1}0",
    "\u{1}1 \u{1}0",
    "\u{1}1 \u{1}0",
];

/// `There is no block in these rules.`
pub fn block_not_in_rules(language: Language) -> String {
    say(language, &BLOCK_NOT_IN_RULES, &[])
}
static BLOCK_NOT_IN_RULES: Patterns = patterns![
    "game.block-not-in-rules",
    "There is no block in these rules.",
    "Luật này không có chặn lượt.",
    "Diese Regeln kennen kein Blockieren.",
    "Con estas reglas no se puede bloquear.",
];

/// `A block comes after your move, not before it.`
pub fn block_only_after_move(language: Language) -> String {
    say(language, &BLOCK_ONLY_AFTER_MOVE, &[])
}
static BLOCK_ONLY_AFTER_MOVE: Patterns = patterns![
    "game.block-only-after-move",
    "A block comes after your move, not before it.",
    "Chỉ được chặn lượt sau khi đi, không phải trước đó.",
    "Blockieren kannst du erst nach deinem Zug.",
    "Se bloquea después de jugar, no antes.",
];

/// `{ $who } blocks: { $opponent } misses a turn.`
pub fn blocks(language: Language, opponent: impl Display, who: &Who) -> String {
    say(language, &BLOCKS, &[Value::Text(&opponent), Value::Who(who)])
}
static BLOCKS: Patterns = patterns![
    "game.blocks",
    "\u{2}1\u{3}you\u{4}You block: \u{1}0 misses a turn.\u{3}other\u{4}\u{1}1 blocks: \u{1}0 misses a turn.",
    "\u{2}1\u{3}you\u{4}Bạn chặn lượt: \u{1}0 mất một lượt.\u{3}other\u{4}\u{1}1 chặn lượt: \u{1}0 mất một lượt.",
    "\u{2}1\u{3}you\u{4}Du blockierst: \u{1}0 setzt aus.\u{3}other\u{4}\u{1}1 blockiert: \u{1}0 setzt aus.",
    "\u{2}1\u{3}you\u{4}Bloqueas a \u{1}0, que pierde un turno.\u{3}other\u{4}\u{1}1 bloquea a \u{1}0, que pierde un turno.",
];

/// `{ $count } blocks`
pub fn blocks_left(language: Language, count: impl Count) -> String {
    say(language, &BLOCKS_LEFT, &[Value::Number(count.count())])
}
static BLOCKS_LEFT: Patterns = patterns![
    "game.blocks-left",
    "\u{2}0\u{3}0\u{4}no block\u{3}one\u{4}1 block\u{3}other\u{4}\u{1}0 blocks",
    "\u{1}0 lần chặn lượt",
    "\u{1}0× blockieren",
    "bloquear ×\u{1}0",
];

/// `{ $who } blocks: you miss a turn.`
///
/// The one who misses a turn is the reader.
pub fn blocks_you(language: Language, who: impl Display) -> String {
    say(language, &BLOCKS_YOU, &[Value::Text(&who)])
}
static BLOCKS_YOU: Patterns = patterns![
    "game.blocks-you",
    "\u{1}0 blocks: you miss a turn.",
    "\u{1}0 chặn lượt: bạn mất một lượt.",
    "\u{1}0 blockiert: Du setzt aus.",
    "\u{1}0 te bloquea: pierdes un turno.",
];

/// `Column { $column } from the bottom: { $discs }.`
///
/// $discs are the signs of the discs, from the bottom: "X O X".
pub fn board_column(language: Language, column: impl Display, discs: impl Display) -> String {
    say(language, &BOARD_COLUMN, &[Value::Text(&column), Value::Text(&discs)])
}
static BOARD_COLUMN: Patterns = patterns![
    "game.board-column",
    "Column \u{1}0 from the bottom: \u{1}1.",
    "Cột \u{1}0 từ dưới lên: \u{1}1.",
    "Spalte \u{1}0 von unten: \u{1}1.",
    "Columna \u{1}0 desde abajo: \u{1}1.",
];

/// `Column { $column } is empty.`
pub fn board_column_empty(language: Language, column: impl Display) -> String {
    say(language, &BOARD_COLUMN_EMPTY, &[Value::Text(&column)])
}
static BOARD_COLUMN_EMPTY: Patterns = patterns![
    "game.board-column-empty",
    "Column \u{1}0 is empty.",
    "Cột \u{1}0 trống.",
    "Spalte \u{1}0 ist leer.",
    "La columna \u{1}0 está vacía.",
];

/// `Column { $column } from the bottom: { $discs }, full.`
pub fn board_column_full(language: Language, column: impl Display, discs: impl Display) -> String {
    say(language, &BOARD_COLUMN_FULL, &[Value::Text(&column), Value::Text(&discs)])
}
static BOARD_COLUMN_FULL: Patterns = patterns![
    "game.board-column-full",
    "Column \u{1}0 from the bottom: \u{1}1, full.",
    "Cột \u{1}0 từ dưới lên: \u{1}1, đã đầy.",
    "Spalte \u{1}0 von unten: \u{1}1, voll.",
    "Columna \u{1}0 desde abajo: \u{1}1, llena.",
];

/// `Columns { $columns } are empty.`
pub fn board_columns_empty(language: Language, columns: impl Display) -> String {
    say(language, &BOARD_COLUMNS_EMPTY, &[Value::Text(&columns)])
}
static BOARD_COLUMNS_EMPTY: Patterns = patterns![
    "game.board-columns-empty",
    "Columns \u{1}0 are empty.",
    "Các cột \u{1}0 trống.",
    "Die Spalten \u{1}0 sind leer.",
    "Las columnas \u{1}0 están vacías.",
];

/// `The board is empty.`
pub fn board_empty(language: Language) -> String {
    say(language, &BOARD_EMPTY, &[])
}
static BOARD_EMPTY: Patterns = patterns![
    "game.board-empty",
    "The board is empty.",
    "Bàn cờ trống.",
    "Das Brett ist leer.",
    "El tablero está vacío.",
];

/// `There is time left on the clock.`
pub fn clock_still_runs(language: Language) -> String {
    say(language, &CLOCK_STILL_RUNS, &[])
}
static CLOCK_STILL_RUNS: Patterns = patterns![
    "game.clock-still-runs",
    "There is time left on the clock.",
    "Đồng hồ vẫn còn giờ.",
    "Auf der Uhr ist noch Zeit.",
    "Todavía queda tiempo en el reloj.",
];

/// `Column { $column } is full; choose another one.`
pub fn column_full(language: Language, column: impl Display) -> String {
    say(language, &COLUMN_FULL, &[Value::Text(&column)])
}
static COLUMN_FULL: Patterns = patterns![
    "game.column-full",
    "Column \u{1}0 is full; choose another one.",
    "Cột \u{1}0 đã đầy; hãy chọn cột khác.",
    "Spalte \u{1}0 ist voll. Nimm eine andere.",
    "La columna \u{1}0 está llena; elige otra.",
];

/// `{ $who } declines.`
pub fn declines(language: Language, who: &Who) -> String {
    say(language, &DECLINES, &[Value::Who(who)])
}
static DECLINES: Patterns = patterns![
    "game.declines",
    "\u{2}0\u{3}you\u{4}You decline.\u{3}other\u{4}\u{1}0 declines.",
    "\u{2}0\u{3}you\u{4}Bạn từ chối.\u{3}other\u{4}\u{1}0 từ chối.",
    "\u{2}0\u{3}you\u{4}Du lehnst ab.\u{3}other\u{4}\u{1}0 lehnt ab.",
    "\u{2}0\u{3}you\u{4}Rechazas la propuesta.\u{3}other\u{4}\u{1}0 rechaza la propuesta.",
];

/// `Draw by agreement.`
pub fn draw_agreed(language: Language) -> String {
    say(language, &DRAW_AGREED, &[])
}
static DRAW_AGREED: Patterns = patterns![
    "game.draw-agreed",
    "Draw by agreement.",
    "Hòa theo thỏa thuận.",
    "Unentschieden vereinbart.",
    "Empate de común acuerdo.",
];

/// `Draw: the board is full and there is no line.`
pub fn draw_board_full(language: Language) -> String {
    say(language, &DRAW_BOARD_FULL, &[])
}
static DRAW_BOARD_FULL: Patterns = patterns![
    "game.draw-board-full",
    "Draw: the board is full and there is no line.",
    "Hòa: bàn cờ đã đầy mà không ai có dãy thắng.",
    "Unentschieden: Das Brett ist voll und niemand hat eine Reihe.",
    "Empate: el tablero está lleno y no hay ninguna línea.",
];

/// `Draw: both players have a line.`
pub fn draw_both_lines(language: Language) -> String {
    say(language, &DRAW_BOTH_LINES, &[])
}
static DRAW_BOTH_LINES: Patterns = patterns![
    "game.draw-both-lines",
    "Draw: both players have a line.",
    "Hòa: cả hai bên đều có dãy thắng.",
    "Unentschieden: Beide haben eine Reihe.",
    "Empate: cada jugador tiene una línea.",
];

/// `Drop a disc first.`
pub fn drop_first(language: Language) -> String {
    say(language, &DROP_FIRST, &[])
}
static DROP_FIRST: Patterns = patterns![
    "game.drop-first",
    "Drop a disc first.",
    "Hãy thả quân trước đã.",
    "Wirf zuerst einen Stein ein.",
    "Primero suelta una ficha.",
];

/// `{ $who } drops into column { $column }, row { $row }.`
pub fn drops(language: Language, column: impl Display, row: impl Display, who: &Who) -> String {
    say(language, &DROPS, &[Value::Text(&column), Value::Text(&row), Value::Who(who)])
}
static DROPS: Patterns = patterns![
    "game.drops",
    "\u{2}2\u{3}you\u{4}You drop into column \u{1}0, row \u{1}1.\u{3}other\u{4}\u{1}2 drops into column \u{1}0, row \u{1}1.",
    "\u{2}2\u{3}you\u{4}Bạn thả quân vào cột \u{1}0, hàng \u{1}1.\u{3}other\u{4}\u{1}2 thả quân vào cột \u{1}0, hàng \u{1}1.",
    "\u{2}2\u{3}you\u{4}Du spielst in Spalte \u{1}0, Zeile \u{1}1.\u{3}other\u{4}\u{1}2 spielt in Spalte \u{1}0, Zeile \u{1}1.",
    "\u{2}2\u{3}you\u{4}Juegas en la columna \u{1}0, fila \u{1}1.\u{3}other\u{4}\u{1}2 juega en la columna \u{1}0, fila \u{1}1.",
];

/// `There is no disc at row { $row } column { $column }.`
pub fn empty_cell(language: Language, column: impl Display, row: impl Display) -> String {
    say(language, &EMPTY_CELL, &[Value::Text(&column), Value::Text(&row)])
}
static EMPTY_CELL: Patterns = patterns![
    "game.empty-cell",
    "There is no disc at row \u{1}1 column \u{1}0.",
    "Không có quân nào ở hàng \u{1}1 cột \u{1}0.",
    "In Zeile \u{1}1, Spalte \u{1}0 liegt kein Stein.",
    "No hay ninguna ficha en la fila \u{1}1, columna \u{1}0.",
];

/// `The game is over.`
pub fn game_over(language: Language) -> String {
    say(language, &GAME_OVER, &[])
}
static GAME_OVER: Patterns = patterns![
    "game.game-over",
    "The game is over.",
    "Ván đã kết thúc.",
    "Die Partie ist zu Ende.",
    "La partida ya terminó.",
];

/// `{ $winner } wins: { $line }`
///
/// The same in large type, without a full stop.
pub fn headline_line(language: Language, line: impl Display, winner: &Who) -> String {
    say(language, &HEADLINE_LINE, &[Value::Text(&line), Value::Who(winner)])
}
static HEADLINE_LINE: Patterns = patterns![
    "game.headline-line",
    "\u{2}1\u{3}you\u{4}You win: \u{1}0\u{3}other\u{4}\u{1}1 wins: \u{1}0",
    "\u{2}1\u{3}you\u{4}Bạn thắng: \u{1}0\u{3}other\u{4}\u{1}1 thắng: \u{1}0",
    "\u{2}1\u{3}you\u{4}Du gewinnst: \u{1}0\u{3}other\u{4}\u{1}1 gewinnt: \u{1}0",
    "\u{2}1\u{3}you\u{4}Ganas: \u{1}0\u{3}other\u{4}\u{1}1 gana: \u{1}0",
];

/// `Violation { $limit } of { $limit }.`
pub fn last_violation(language: Language, limit: impl Display) -> String {
    say(language, &LAST_VIOLATION, &[Value::Text(&limit)])
}
static LAST_VIOLATION: Patterns = patterns![
    "game.last-violation",
    "Violation \u{1}0 of \u{1}0.",
    "Vi phạm \u{1}0/\u{1}0.",
    "Verstoß \u{1}0 von \u{1}0.",
    "Infracción \u{1}0 de \u{1}0.",
];

/// `{ $things } left`
///
/// $things is a list of undos, removes and blocks: "3 undos, 1 remove, no block left".
pub fn left(language: Language, things: impl Display) -> String {
    say(language, &LEFT, &[Value::Text(&things)])
}
static LEFT: Patterns = patterns![
    "game.left",
    "\u{1}0 left",
    "còn \u{1}0",
    "noch \u{1}0",
    "\u{1}0 en reserva",
];

/// `{ $left }; { $violations }`
///
/// What is left, and how many violations: "1 undo left; 0 of 3 violations".
pub fn left_and_violations(language: Language, left: impl Display, violations: impl Display) -> String {
    say(language, &LEFT_AND_VIOLATIONS, &[Value::Text(&left), Value::Text(&violations)])
}
static LEFT_AND_VIOLATIONS: Patterns = patterns![
    "game.left-and-violations",
    "\u{1}0; \u{1}1",
    "\u{1}0; \u{1}1",
    "\u{1}0; \u{1}1",
    "\u{1}0; \u{1}1",
];

/// `{ $length } in column { $column }`
///
/// Part of wins-by-line.
pub fn line_in_column(language: Language, column: impl Display, length: impl Count) -> String {
    say(language, &LINE_IN_COLUMN, &[Value::Text(&column), Value::Number(length.count())])
}
static LINE_IN_COLUMN: Patterns = patterns![
    "game.line-in-column",
    "\u{2}1\u{3}3\u{4}three in column \u{1}0\u{3}4\u{4}four in column \u{1}0\u{3}5\u{4}five in column \u{1}0\u{3}one\u{4}\u{1}1 in column \u{1}0\u{3}other\u{4}\u{1}1 in column \u{1}0",
    "\u{2}1\u{3}3\u{4}ba quân dọc ở cột \u{1}0\u{3}4\u{4}bốn quân dọc ở cột \u{1}0\u{3}5\u{4}năm quân dọc ở cột \u{1}0\u{3}other\u{4}\u{1}1 quân dọc ở cột \u{1}0",
    "\u{2}1\u{3}3\u{4}Dreierreihe in Spalte \u{1}0\u{3}4\u{4}Viererreihe in Spalte \u{1}0\u{3}5\u{4}Fünferreihe in Spalte \u{1}0\u{3}one\u{4}\u{1}1er-Reihe in Spalte \u{1}0\u{3}other\u{4}\u{1}1er-Reihe in Spalte \u{1}0",
    "\u{2}1\u{3}3\u{4}tres en la columna \u{1}0\u{3}4\u{4}cuatro en la columna \u{1}0\u{3}5\u{4}cinco en la columna \u{1}0\u{3}one\u{4}\u{1}1 en la columna \u{1}0\u{3}other\u{4}\u{1}1 en la columna \u{1}0",
];

/// `{ $length } across row { $row }`
///
/// Part of wins-by-line.
pub fn line_in_row(language: Language, length: impl Count, row: impl Display) -> String {
    say(language, &LINE_IN_ROW, &[Value::Number(length.count()), Value::Text(&row)])
}
static LINE_IN_ROW: Patterns = patterns![
    "game.line-in-row",
    "\u{2}0\u{3}3\u{4}three across row \u{1}1\u{3}4\u{4}four across row \u{1}1\u{3}5\u{4}five across row \u{1}1\u{3}one\u{4}\u{1}0 across row \u{1}1\u{3}other\u{4}\u{1}0 across row \u{1}1",
    "\u{2}0\u{3}3\u{4}ba quân ngang ở hàng \u{1}1\u{3}4\u{4}bốn quân ngang ở hàng \u{1}1\u{3}5\u{4}năm quân ngang ở hàng \u{1}1\u{3}other\u{4}\u{1}0 quân ngang ở hàng \u{1}1",
    "\u{2}0\u{3}3\u{4}Dreierreihe in Zeile \u{1}1\u{3}4\u{4}Viererreihe in Zeile \u{1}1\u{3}5\u{4}Fünferreihe in Zeile \u{1}1\u{3}one\u{4}\u{1}0er-Reihe in Zeile \u{1}1\u{3}other\u{4}\u{1}0er-Reihe in Zeile \u{1}1",
    "\u{2}0\u{3}3\u{4}tres en la fila \u{1}1\u{3}4\u{4}cuatro en la fila \u{1}1\u{3}5\u{4}cinco en la fila \u{1}1\u{3}one\u{4}\u{1}0 en la fila \u{1}1\u{3}other\u{4}\u{1}0 en la fila \u{1}1",
];

/// `{ $length } on a diagonal`
///
/// Part of wins-by-line.
pub fn line_on_diagonal(language: Language, length: impl Count) -> String {
    say(language, &LINE_ON_DIAGONAL, &[Value::Number(length.count())])
}
static LINE_ON_DIAGONAL: Patterns = patterns![
    "game.line-on-diagonal",
    "\u{2}0\u{3}3\u{4}three on a diagonal\u{3}4\u{4}four on a diagonal\u{3}5\u{4}five on a diagonal\u{3}one\u{4}\u{1}0 on a diagonal\u{3}other\u{4}\u{1}0 on a diagonal",
    "\u{2}0\u{3}3\u{4}ba quân trên đường chéo\u{3}4\u{4}bốn quân trên đường chéo\u{3}5\u{4}năm quân trên đường chéo\u{3}other\u{4}\u{1}0 quân trên đường chéo",
    "\u{2}0\u{3}3\u{4}diagonale Dreierreihe\u{3}4\u{4}diagonale Viererreihe\u{3}5\u{4}diagonale Fünferreihe\u{3}one\u{4}diagonale \u{1}0er-Reihe\u{3}other\u{4}diagonale \u{1}0er-Reihe",
    "\u{2}0\u{3}3\u{4}tres en diagonal\u{3}4\u{4}cuatro en diagonal\u{3}5\u{4}cinco en diagonal\u{3}one\u{4}\u{1}0 en diagonal\u{3}other\u{4}\u{1}0 en diagonal",
];

/// `You have no block left.`
pub fn no_blocks_left(language: Language) -> String {
    say(language, &NO_BLOCKS_LEFT, &[])
}
static NO_BLOCKS_LEFT: Patterns = patterns![
    "game.no-blocks-left",
    "You have no block left.",
    "Bạn không còn lần chặn lượt nào.",
    "Du darfst nicht mehr blockieren.",
    "Ya no puedes bloquear más.",
];

/// `This game has no clock.`
pub fn no_clock(language: Language) -> String {
    say(language, &NO_CLOCK, &[])
}
static NO_CLOCK: Patterns = patterns![
    "game.no-clock",
    "This game has no clock.",
    "Ván này không dùng đồng hồ.",
    "Diese Partie läuft ohne Uhr.",
    "Esta partida se juega sin reloj.",
];

/// `The opponent has no disc on the board to remove.`
pub fn no_disc_to_remove(language: Language) -> String {
    say(language, &NO_DISC_TO_REMOVE, &[])
}
static NO_DISC_TO_REMOVE: Patterns = patterns![
    "game.no-disc-to-remove",
    "The opponent has no disc on the board to remove.",
    "Đối thủ không có quân nào trên bàn cờ để gỡ.",
    "Es gibt keinen gegnerischen Stein zum Entfernen.",
    "En el tablero no hay ninguna ficha rival que quitar.",
];

/// `There is no offer to answer.`
pub fn no_offer(language: Language) -> String {
    say(language, &NO_OFFER, &[])
}
static NO_OFFER: Patterns = patterns![
    "game.no-offer",
    "There is no offer to answer.",
    "Không có đề nghị nào để trả lời.",
    "Es gibt kein Angebot zu beantworten.",
    "No hay ninguna propuesta pendiente.",
];

/// `You have no remove left.`
pub fn no_removes_left(language: Language) -> String {
    say(language, &NO_REMOVES_LEFT, &[])
}
static NO_REMOVES_LEFT: Patterns = patterns![
    "game.no-removes-left",
    "You have no remove left.",
    "Bạn không còn lần gỡ quân nào.",
    "Du darfst keinen Stein mehr entfernen.",
    "Ya no puedes quitar más fichas.",
];

/// `There is no such cell; rows are 1 to { $rows }, columns { $first } to { $last }.`
pub fn no_such_cell(language: Language, first: impl Display, last: impl Display, rows: impl Display) -> String {
    say(language, &NO_SUCH_CELL, &[Value::Text(&first), Value::Text(&last), Value::Text(&rows)])
}
static NO_SUCH_CELL: Patterns = patterns![
    "game.no-such-cell",
    "There is no such cell; rows are 1 to \u{1}2, columns \u{1}0 to \u{1}1.",
    "Không có ô này; hàng từ 1 đến \u{1}2, cột từ \u{1}0 đến \u{1}1.",
    "Dieses Feld gibt es nicht. Es gibt die Zeilen 1 bis \u{1}2 und die Spalten \u{1}0 bis \u{1}1.",
    "Esa casilla no existe; las filas van del 1 al \u{1}2 y las columnas, del \u{1}0 al \u{1}1.",
];

/// `There is no such column; columns are { $first } to { $last }.`
pub fn no_such_column(language: Language, first: impl Display, last: impl Display) -> String {
    say(language, &NO_SUCH_COLUMN, &[Value::Text(&first), Value::Text(&last)])
}
static NO_SUCH_COLUMN: Patterns = patterns![
    "game.no-such-column",
    "There is no such column; columns are \u{1}0 to \u{1}1.",
    "Không có cột này; chỉ có cột từ \u{1}0 đến \u{1}1.",
    "Diese Spalte gibt es nicht. Es gibt die Spalten \u{1}0 bis \u{1}1.",
    "Esa columna no existe; las columnas van del \u{1}0 al \u{1}1.",
];

/// `There is no symbol to pick now.`
pub fn no_symbol_to_pick(language: Language) -> String {
    say(language, &NO_SYMBOL_TO_PICK, &[])
}
static NO_SYMBOL_TO_PICK: Patterns = patterns![
    "game.no-symbol-to-pick",
    "There is no symbol to pick now.",
    "Lúc này không cần chọn ký hiệu.",
    "Gerade gibt es kein Symbol zu wählen.",
    "Ahora no hay ningún símbolo que elegir.",
];

/// `The board is full; there is no turn to skip.`
pub fn no_turn_to_block(language: Language) -> String {
    say(language, &NO_TURN_TO_BLOCK, &[])
}
static NO_TURN_TO_BLOCK: Patterns = patterns![
    "game.no-turn-to-block",
    "The board is full; there is no turn to skip.",
    "Bàn cờ đã đầy; không còn lượt nào để chặn.",
    "Das Brett ist voll; es gibt keinen Zug mehr zu blockieren.",
    "El tablero está lleno; no queda ningún turno que bloquear.",
];

/// `You have no undo left.`
pub fn no_undos_left(language: Language) -> String {
    say(language, &NO_UNDOS_LEFT, &[])
}
static NO_UNDOS_LEFT: Patterns = patterns![
    "game.no-undos-left",
    "You have no undo left.",
    "Bạn không còn lần hoàn tác nào.",
    "Du hast keine Rücknahme mehr.",
    "Ya no puedes deshacer más.",
];

/// `The first disc goes to the centre, column { $columns }.`
///
/// $columns is the middle column, or "4 or 5" on a board with two.
pub fn not_centre(language: Language, columns: impl Display) -> String {
    say(language, &NOT_CENTRE, &[Value::Text(&columns)])
}
static NOT_CENTRE: Patterns = patterns![
    "game.not-centre",
    "The first disc goes to the centre, column \u{1}0.",
    "Quân đầu tiên phải vào cột giữa: cột \u{1}0.",
    "Der erste Stein kommt in die Mitte, Spalte \u{1}0.",
    "La primera ficha va al centro, columna \u{1}0.",
];

/// `It is the turn of { $who }.`
pub fn not_your_turn(language: Language, who: &Who) -> String {
    say(language, &NOT_YOUR_TURN, &[Value::Who(who)])
}
static NOT_YOUR_TURN: Patterns = patterns![
    "game.not-your-turn",
    "\u{2}0\u{3}you\u{4}It is your turn.\u{3}other\u{4}It is the turn of \u{1}0.",
    "\u{2}0\u{3}you\u{4}Đang là lượt của bạn.\u{3}other\u{4}Đang là lượt của \u{1}0.",
    "\u{2}0\u{3}you\u{4}Du bist am Zug.\u{3}other\u{4}\u{1}0 ist am Zug.",
    "\u{2}0\u{3}you\u{4}Te toca a ti.\u{3}other\u{4}Le toca a \u{1}0.",
];

/// `There is no disc to decide about now.`
pub fn nothing_to_keep(language: Language) -> String {
    say(language, &NOTHING_TO_KEEP, &[])
}
static NOTHING_TO_KEEP: Patterns = patterns![
    "game.nothing-to-keep",
    "There is no disc to decide about now.",
    "Lúc này không có quân nào cần quyết định.",
    "Gerade gibt es keinen Stein, über den zu entscheiden wäre.",
    "Ahora no hay ninguna ficha sobre la que decidir.",
];

/// `You have no move to take back.`
pub fn nothing_to_take_back(language: Language) -> String {
    say(language, &NOTHING_TO_TAKE_BACK, &[])
}
static NOTHING_TO_TAKE_BACK: Patterns = patterns![
    "game.nothing-to-take-back",
    "You have no move to take back.",
    "Bạn không có nước nào để đi lại.",
    "Du hast keinen Zug zum Zurücknehmen.",
    "No tienes ninguna jugada que retirar.",
];

/// `You have not dropped a disc this turn.`
pub fn nothing_to_undo(language: Language) -> String {
    say(language, &NOTHING_TO_UNDO, &[])
}
static NOTHING_TO_UNDO: Patterns = patterns![
    "game.nothing-to-undo",
    "You have not dropped a disc this turn.",
    "Lượt này bạn chưa thả quân nào.",
    "Du hast in diesem Zug noch keinen Stein eingeworfen.",
    "Aún no has soltado ninguna ficha en este turno.",
];

/// `The offer by { $who } is no longer open.`
pub fn offer_lapsed(language: Language, who: &Who) -> String {
    say(language, &OFFER_LAPSED, &[Value::Who(who)])
}
static OFFER_LAPSED: Patterns = patterns![
    "game.offer-lapsed",
    "\u{2}0\u{3}you\u{4}Your offer is no longer open.\u{3}other\u{4}The offer by \u{1}0 is no longer open.",
    "\u{2}0\u{3}you\u{4}Đề nghị của bạn không còn hiệu lực.\u{3}other\u{4}Đề nghị của \u{1}0 không còn hiệu lực.",
    "\u{2}0\u{3}you\u{4}Dein Angebot gilt nicht mehr.\u{3}other\u{4}Das Angebot von \u{1}0 gilt nicht mehr.",
    "\u{2}0\u{3}you\u{4}Tu propuesta ya no está en pie.\u{3}other\u{4}La propuesta de \u{1}0 ya no está en pie.",
];

/// `Answer the open offer first.`
pub fn offer_open(language: Language) -> String {
    say(language, &OFFER_OPEN, &[])
}
static OFFER_OPEN: Patterns = patterns![
    "game.offer-open",
    "Answer the open offer first.",
    "Hãy trả lời đề nghị đang chờ trước đã.",
    "Beantworte zuerst das offene Angebot.",
    "Primero responde a la propuesta pendiente.",
];

/// `{ $who } offers a draw.`
pub fn offers_draw(language: Language, who: &Who) -> String {
    say(language, &OFFERS_DRAW, &[Value::Who(who)])
}
static OFFERS_DRAW: Patterns = patterns![
    "game.offers-draw",
    "\u{2}0\u{3}you\u{4}You offer a draw.\u{3}other\u{4}\u{1}0 offers a draw.",
    "\u{2}0\u{3}you\u{4}Bạn xin hòa.\u{3}other\u{4}\u{1}0 xin hòa.",
    "\u{2}0\u{3}you\u{4}Du bietest Unentschieden an.\u{3}other\u{4}\u{1}0 bietet Unentschieden an.",
    "\u{2}0\u{3}you\u{4}Propones empate.\u{3}other\u{4}\u{1}0 propone empate.",
];

/// `The first turn is a drop to the centre and nothing else.`
pub fn opening_is_only_a_drop(language: Language) -> String {
    say(language, &OPENING_IS_ONLY_A_DROP, &[])
}
static OPENING_IS_ONLY_A_DROP: Patterns = patterns![
    "game.opening-is-only-a-drop",
    "The first turn is a drop to the centre and nothing else.",
    "Lượt đầu tiên chỉ được thả quân vào cột giữa.",
    "Im ersten Zug wirfst du nur einen Stein in die Mitte.",
    "En el primer turno solo se suelta una ficha en el centro.",
];

/// `The block is refused: the opponent has { $run } discs in a row. You keep the block.`
pub fn opponent_has_run(language: Language, run: impl Display) -> String {
    say(language, &OPPONENT_HAS_RUN, &[Value::Text(&run)])
}
static OPPONENT_HAS_RUN: Patterns = patterns![
    "game.opponent-has-run",
    "The block is refused: the opponent has \u{1}0 discs in a row. You keep the block.",
    "Không chặn lượt được: đối thủ đang có \u{1}0 quân thẳng hàng. Bạn không mất lần chặn lượt này.",
    "Blockieren geht jetzt nicht: Der Gegner hat \u{1}0 Steine in einer Reihe. Du kannst später noch blockieren.",
    "Ahora no puedes bloquear: el rival tiene \u{1}0 fichas seguidas. Conservas el bloqueo.",
];

/// `The disc at row { $row } column { $column } is your own; only the opponent's can be removed.`
pub fn own_disc(language: Language, column: impl Display, row: impl Display) -> String {
    say(language, &OWN_DISC, &[Value::Text(&column), Value::Text(&row)])
}
static OWN_DISC: Patterns = patterns![
    "game.own-disc",
    "The disc at row \u{1}1 column \u{1}0 is your own; only the opponent's can be removed.",
    "Quân ở hàng \u{1}1 cột \u{1}0 là của bạn; chỉ được gỡ quân của đối thủ.",
    "Der Stein in Zeile \u{1}1, Spalte \u{1}0 gehört dir. Entfernen kannst du nur gegnerische Steine.",
    "La ficha de la fila \u{1}1, columna \u{1}0, es tuya; solo se pueden quitar las del rival.",
];

/// `Pick a symbol first.`
pub fn pick_symbol_first(language: Language) -> String {
    say(language, &PICK_SYMBOL_FIRST, &[])
}
static PICK_SYMBOL_FIRST: Patterns = patterns![
    "game.pick-symbol-first",
    "Pick a symbol first.",
    "Hãy chọn ký hiệu trước đã.",
    "Wähle zuerst ein Symbol.",
    "Primero elige un símbolo.",
];

/// `A remove can't be taken back.`
pub fn remove_is_final(language: Language) -> String {
    say(language, &REMOVE_IS_FINAL, &[])
}
static REMOVE_IS_FINAL: Patterns = patterns![
    "game.remove-is-final",
    "A remove can't be taken back.",
    "Đã gỡ quân thì không hoàn tác được.",
    "Entfernen lässt sich nicht zurücknehmen.",
    "Quitar una ficha no se puede deshacer.",
];

/// `There is no remove in these rules.`
pub fn remove_not_in_rules(language: Language) -> String {
    say(language, &REMOVE_NOT_IN_RULES, &[])
}
static REMOVE_NOT_IN_RULES: Patterns = patterns![
    "game.remove-not-in-rules",
    "There is no remove in these rules.",
    "Luật này không có gỡ quân.",
    "Diese Regeln kennen kein Entfernen.",
    "Con estas reglas no se pueden quitar fichas.",
];

/// `A remove comes instead of a drop, not after it.`
pub fn remove_only_before_drop(language: Language) -> String {
    say(language, &REMOVE_ONLY_BEFORE_DROP, &[])
}
static REMOVE_ONLY_BEFORE_DROP: Patterns = patterns![
    "game.remove-only-before-drop",
    "A remove comes instead of a drop, not after it.",
    "Chỉ được gỡ quân thay cho thả quân, không phải sau khi thả.",
    "Entfernen kannst du nur anstelle eines Einwurfs, nicht danach.",
    "Puedes quitar una ficha en vez de soltar la tuya, no después.",
];

/// `{ $who } removes the disc at row { $row } column { $column }.`
pub fn removes(language: Language, column: impl Display, row: impl Display, who: &Who) -> String {
    say(language, &REMOVES, &[Value::Text(&column), Value::Text(&row), Value::Who(who)])
}
static REMOVES: Patterns = patterns![
    "game.removes",
    "\u{2}2\u{3}you\u{4}You remove the disc at row \u{1}1 column \u{1}0.\u{3}other\u{4}\u{1}2 removes the disc at row \u{1}1 column \u{1}0.",
    "\u{2}2\u{3}you\u{4}Bạn gỡ quân ở hàng \u{1}1 cột \u{1}0.\u{3}other\u{4}\u{1}2 gỡ quân ở hàng \u{1}1 cột \u{1}0.",
    "\u{2}2\u{3}you\u{4}Du entfernst den Stein in Zeile \u{1}1, Spalte \u{1}0.\u{3}other\u{4}\u{1}2 entfernt den Stein in Zeile \u{1}1, Spalte \u{1}0.",
    "\u{2}2\u{3}you\u{4}Quitas la ficha de la fila \u{1}1, columna \u{1}0.\u{3}other\u{4}\u{1}2 quita la ficha de la fila \u{1}1, columna \u{1}0.",
];

/// `{ $count } removes`
pub fn removes_left(language: Language, count: impl Count) -> String {
    say(language, &REMOVES_LEFT, &[Value::Number(count.count())])
}
static REMOVES_LEFT: Patterns = patterns![
    "game.removes-left",
    "\u{2}0\u{3}0\u{4}no remove\u{3}one\u{4}1 remove\u{3}other\u{4}\u{1}0 removes",
    "\u{1}0 lần gỡ quân",
    "\u{1}0× entfernen",
    "quitar ×\u{1}0",
];

/// `{ $who } resigns.`
pub fn resigns(language: Language, who: &Who) -> String {
    say(language, &RESIGNS, &[Value::Who(who)])
}
static RESIGNS: Patterns = patterns![
    "game.resigns",
    "\u{2}0\u{3}you\u{4}You resign.\u{3}other\u{4}\u{1}0 resigns.",
    "\u{2}0\u{3}you\u{4}Bạn chịu thua.\u{3}other\u{4}\u{1}0 chịu thua.",
    "\u{2}0\u{3}you\u{4}Du gibst auf.\u{3}other\u{4}\u{1}0 gibt auf.",
    "\u{2}0\u{3}you\u{4}Te rindes.\u{3}other\u{4}\u{1}0 se rinde.",
];

/// `several lines at once`
///
/// Part of wins-by-line: one disc completed more than one line.
pub fn several_lines(language: Language) -> String {
    say(language, &SEVERAL_LINES, &[])
}
static SEVERAL_LINES: Patterns = patterns![
    "game.several-lines",
    "several lines at once",
    "nhiều dãy thắng cùng lúc",
    "mehrere Reihen auf einmal",
    "varias líneas a la vez",
];

/// `You are watching this game; you can't move.`
pub fn spectator(language: Language) -> String {
    say(language, &SPECTATOR, &[])
}
static SPECTATOR: Patterns = patterns![
    "game.spectator",
    "You are watching this game; you can't move.",
    "Bạn đang xem ván này nên không thể đi.",
    "Du schaust bei dieser Partie zu und kannst nicht ziehen.",
    "Estás viendo esta partida; no puedes jugar.",
];

/// `{ $who } starts; { $opponent } follows.`
pub fn starts(language: Language, opponent: impl Display, who: &Who) -> String {
    say(language, &STARTS, &[Value::Text(&opponent), Value::Who(who)])
}
static STARTS: Patterns = patterns![
    "game.starts",
    "\u{2}1\u{3}you\u{4}You start; \u{1}0 follows.\u{3}other\u{4}\u{1}1 starts; \u{1}0 follows.",
    "\u{2}1\u{3}you\u{4}Bạn đi trước, \u{1}0 đi sau.\u{3}other\u{4}\u{1}1 đi trước, \u{1}0 đi sau.",
    "\u{2}1\u{3}you\u{4}Du beginnst, \u{1}0 folgt.\u{3}other\u{4}\u{1}1 beginnt, \u{1}0 folgt.",
    "\u{2}1\u{3}you\u{4}Empiezas tú; sigue \u{1}0.\u{3}other\u{4}Empieza \u{1}1; sigue \u{1}0.",
];

/// `{ $who } starts; you follow.`
///
/// The reader follows.
pub fn starts_you_follow(language: Language, who: impl Display) -> String {
    say(language, &STARTS_YOU_FOLLOW, &[Value::Text(&who)])
}
static STARTS_YOU_FOLLOW: Patterns = patterns![
    "game.starts-you-follow",
    "\u{1}0 starts; you follow.",
    "\u{1}0 đi trước, bạn đi sau.",
    "\u{1}0 beginnt, du folgst.",
    "Empieza \u{1}0; sigues tú.",
];

/// `The symbols are { $first } and { $second }.`
pub fn symbols_are(language: Language, first: impl Display, second: impl Display) -> String {
    say(language, &SYMBOLS_ARE, &[Value::Text(&first), Value::Text(&second)])
}
static SYMBOLS_ARE: Patterns = patterns![
    "game.symbols-are",
    "The symbols are \u{1}0 and \u{1}1.",
    "Chỉ có hai ký hiệu: \u{1}0 và \u{1}1.",
    "Die Symbole sind \u{1}0 und \u{1}1.",
    "Los símbolos son \u{1}0 y \u{1}1.",
];

/// `The move is taken back.`
pub fn taken_back(language: Language) -> String {
    say(language, &TAKEN_BACK, &[])
}
static TAKEN_BACK: Patterns = patterns![
    "game.taken-back",
    "The move is taken back.",
    "Đã rút lại nước đi.",
    "Der Zug ist zurückgenommen.",
    "Jugada retirada.",
];

/// `Both players have moved; this game can no longer be aborted.`
pub fn too_late_to_abort(language: Language) -> String {
    say(language, &TOO_LATE_TO_ABORT, &[])
}
static TOO_LATE_TO_ABORT: Patterns = patterns![
    "game.too-late-to-abort",
    "Both players have moved; this game can no longer be aborted.",
    "Cả hai bên đã đi; không thể hủy ván này nữa.",
    "Beide haben schon gezogen; die Partie lässt sich nicht mehr abbrechen.",
    "Los dos han jugado; esta partida ya no se puede anular.",
];

/// `There is no undo in these rules.`
pub fn undo_not_in_rules(language: Language) -> String {
    say(language, &UNDO_NOT_IN_RULES, &[])
}
static UNDO_NOT_IN_RULES: Patterns = patterns![
    "game.undo-not-in-rules",
    "There is no undo in these rules.",
    "Luật này không có hoàn tác.",
    "Diese Regeln kennen keine Rücknahme.",
    "Con estas reglas no se puede deshacer.",
];

/// `{ $who } asks for an undo, but none is left.`
pub fn undo_overdrawn(language: Language, who: &Who) -> String {
    say(language, &UNDO_OVERDRAWN, &[Value::Who(who)])
}
static UNDO_OVERDRAWN: Patterns = patterns![
    "game.undo-overdrawn",
    "\u{2}0\u{3}you\u{4}You ask for an undo, but none is left.\u{3}other\u{4}\u{1}0 asks for an undo, but none is left.",
    "\u{2}0\u{3}you\u{4}Bạn xin hoàn tác nhưng không còn lần nào.\u{3}other\u{4}\u{1}0 xin hoàn tác nhưng không còn lần nào.",
    "\u{2}0\u{3}you\u{4}Du willst zurücknehmen, hast aber keine Rücknahme mehr.\u{3}other\u{4}\u{1}0 will zurücknehmen, hat aber keine Rücknahme mehr.",
    "\u{2}0\u{3}you\u{4}Quieres deshacer, pero ya no puedes.\u{3}other\u{4}\u{1}0 quiere deshacer, pero ya no puede.",
];

/// `{ $who } takes the disc back; { $left } undos left.`
pub fn undoes(language: Language, left: impl Count, who: impl Display) -> String {
    say(language, &UNDOES, &[Value::Number(left.count()), Value::Text(&who)])
}
static UNDOES: Patterns = patterns![
    "game.undoes",
    "\u{2}0\u{3}0\u{4}\u{1}1 takes the disc back; no undo left.\u{3}one\u{4}\u{1}1 takes the disc back; 1 undo left.\u{3}other\u{4}\u{1}1 takes the disc back; \u{1}0 undos left.",
    "\u{2}0\u{3}0\u{4}\u{1}1 hoàn tác nước vừa đi; không còn lần nào nữa.\u{3}other\u{4}\u{1}1 hoàn tác nước vừa đi; còn \u{1}0 lần nữa.",
    "\u{2}0\u{3}0\u{4}\u{1}1 nimmt den Stein zurück; keine Rücknahme mehr.\u{3}one\u{4}\u{1}1 nimmt den Stein zurück; noch 1 Rücknahme.\u{3}other\u{4}\u{1}1 nimmt den Stein zurück; noch \u{1}0 Rücknahmen.",
    "\u{2}0\u{3}0\u{4}\u{1}1 deshace su jugada; ya no puede deshacer más.\u{3}one\u{4}\u{1}1 deshace su jugada; puede deshacer 1 vez más.\u{3}other\u{4}\u{1}1 deshace su jugada; puede deshacer \u{1}0 veces más.",
];

/// `{ $count } undos`
pub fn undos(language: Language, count: impl Count) -> String {
    say(language, &UNDOS, &[Value::Number(count.count())])
}
static UNDOS: Patterns = patterns![
    "game.undos",
    "\u{2}0\u{3}0\u{4}no undo\u{3}one\u{4}1 undo\u{3}other\u{4}\u{1}0 undos",
    "\u{1}0 lần hoàn tác",
    "\u{1}0× zurücknehmen",
    "deshacer ×\u{1}0",
];

/// `Violation { $count } of { $limit }; number { $limit } loses the game.`
pub fn violation_in_game(language: Language, count: impl Display, limit: impl Display) -> String {
    say(language, &VIOLATION_IN_GAME, &[Value::Text(&count), Value::Text(&limit)])
}
static VIOLATION_IN_GAME: Patterns = patterns![
    "game.violation-in-game",
    "Violation \u{1}0 of \u{1}1; number \u{1}1 loses the game.",
    "Vi phạm \u{1}0/\u{1}1; đủ \u{1}1 lần là thua ván.",
    "Verstoß \u{1}0 von \u{1}1; beim \u{1}1. ist die Partie verloren.",
    "Infracción \u{1}0 de \u{1}1; con \u{1}1 se pierde la partida.",
];

/// `Violation { $count } in this move; { $left } more chances.`
pub fn violation_in_move(language: Language, count: impl Display, left: impl Count) -> String {
    say(language, &VIOLATION_IN_MOVE, &[Value::Text(&count), Value::Number(left.count())])
}
static VIOLATION_IN_MOVE: Patterns = patterns![
    "game.violation-in-move",
    "\u{2}1\u{3}0\u{4}Violation \u{1}0 in this move; no more chances.\u{3}one\u{4}Violation \u{1}0 in this move; 1 more chance.\u{3}other\u{4}Violation \u{1}0 in this move; \u{1}1 more chances.",
    "\u{2}1\u{3}0\u{4}Vi phạm lần \u{1}0 trong nước này; hết cơ hội.\u{3}other\u{4}Vi phạm lần \u{1}0 trong nước này; còn \u{1}1 cơ hội.",
    "\u{2}1\u{3}0\u{4}Verstoß \u{1}0 in diesem Zug; kein Versuch mehr.\u{3}one\u{4}Verstoß \u{1}0 in diesem Zug; noch 1 Versuch.\u{3}other\u{4}Verstoß \u{1}0 in diesem Zug; noch \u{1}1 Versuche.",
    "\u{2}1\u{3}0\u{4}Infracción \u{1}0 en esta jugada; no quedan más oportunidades.\u{3}one\u{4}Infracción \u{1}0 en esta jugada; queda 1 oportunidad.\u{3}other\u{4}Infracción \u{1}0 en esta jugada; quedan \u{1}1 oportunidades.",
];

/// `{ $used } of { $limit } violations`
pub fn violations(language: Language, limit: impl Display, used: impl Display) -> String {
    say(language, &VIOLATIONS, &[Value::Text(&limit), Value::Text(&used)])
}
static VIOLATIONS: Patterns = patterns![
    "game.violations",
    "\u{1}1 of \u{1}0 violations",
    "vi phạm \u{1}1/\u{1}0",
    "\u{1}1 von \u{1}0 Verstößen",
    "\u{1}1 de \u{1}0 infracciones",
];

/// `Winning cells: { $cells }.`
///
/// For those who hear the board. $cells is a list of cells.
pub fn winning_cells(language: Language, cells: impl Display) -> String {
    say(language, &WINNING_CELLS, &[Value::Text(&cells)])
}
static WINNING_CELLS: Patterns = patterns![
    "game.winning-cells",
    "Winning cells: \u{1}0.",
    "Các ô thắng: \u{1}0.",
    "Gewinnfelder: \u{1}0.",
    "Casillas ganadoras: \u{1}0.",
];

/// `With { $discs } discs`
///
/// Below headline-line: how many discs the winner has on the board.
pub fn winning_discs(language: Language, discs: impl Count) -> String {
    say(language, &WINNING_DISCS, &[Value::Number(discs.count())])
}
static WINNING_DISCS: Patterns = patterns![
    "game.winning-discs",
    "\u{2}0\u{3}one\u{4}With \u{1}0 disc\u{3}other\u{4}With \u{1}0 discs",
    "Với \u{1}0 quân",
    "\u{2}0\u{3}one\u{4}Mit \u{1}0 stein\u{3}other\u{4}Mit \u{1}0 steinen",
    "\u{2}0\u{3}one\u{4}Con \u{1}0 ficha\u{3}other\u{4}Con \u{1}0 fichas",
];

/// `{ $winner } wins: { $loser } left the game.`
pub fn wins_by_abandonment(language: Language, loser: impl Display, winner: &Who) -> String {
    say(language, &WINS_BY_ABANDONMENT, &[Value::Text(&loser), Value::Who(winner)])
}
static WINS_BY_ABANDONMENT: Patterns = patterns![
    "game.wins-by-abandonment",
    "\u{2}1\u{3}you\u{4}You win: \u{1}0 left the game.\u{3}other\u{4}\u{1}1 wins: \u{1}0 left the game.",
    "\u{2}1\u{3}you\u{4}Bạn thắng: \u{1}0 đã bỏ ván.\u{3}other\u{4}\u{1}1 thắng: \u{1}0 đã bỏ ván.",
    "\u{2}1\u{3}you\u{4}Du gewinnst: \u{1}0 hat die Partie verlassen.\u{3}other\u{4}\u{1}1 gewinnt: \u{1}0 hat die Partie verlassen.",
    "\u{2}1\u{3}you\u{4}Ganas tú: \u{1}0 abandonó la partida.\u{3}other\u{4}Gana \u{1}1: \u{1}0 abandonó la partida.",
];

/// `{ $winner } wins: you left the game.`
pub fn wins_by_abandonment_you_lose(language: Language, winner: impl Display) -> String {
    say(language, &WINS_BY_ABANDONMENT_YOU_LOSE, &[Value::Text(&winner)])
}
static WINS_BY_ABANDONMENT_YOU_LOSE: Patterns = patterns![
    "game.wins-by-abandonment-you-lose",
    "\u{1}0 wins: you left the game.",
    "\u{1}0 thắng: bạn đã bỏ ván.",
    "\u{1}0 gewinnt: Du hast die Partie verlassen.",
    "Gana \u{1}0: abandonaste la partida.",
];

/// `{ $winner } wins: { $line }, with { $discs } discs.`
///
/// $line is one of the lines below; $discs is how many discs the winner has on the board.
pub fn wins_by_line(language: Language, discs: impl Display, line: impl Display, winner: &Who) -> String {
    say(language, &WINS_BY_LINE, &[Value::Text(&discs), Value::Text(&line), Value::Who(winner)])
}
static WINS_BY_LINE: Patterns = patterns![
    "game.wins-by-line",
    "\u{2}2\u{3}you\u{4}You win: \u{1}1, with \u{1}0 discs.\u{3}other\u{4}\u{1}2 wins: \u{1}1, with \u{1}0 discs.",
    "\u{2}2\u{3}you\u{4}Bạn thắng: \u{1}1, với \u{1}0 quân.\u{3}other\u{4}\u{1}2 thắng: \u{1}1, với \u{1}0 quân.",
    "\u{2}2\u{3}you\u{4}Du gewinnst: \u{1}1, mit \u{1}0 Steinen.\u{3}other\u{4}\u{1}2 gewinnt: \u{1}1, mit \u{1}0 Steinen.",
    "\u{2}2\u{3}you\u{4}Ganas tú: \u{1}1, con \u{1}0 fichas.\u{3}other\u{4}Gana \u{1}2: \u{1}1, con \u{1}0 fichas.",
];

/// `{ $winner } wins: { $loser } resigned.`
pub fn wins_by_resignation(language: Language, loser: impl Display, winner: &Who) -> String {
    say(language, &WINS_BY_RESIGNATION, &[Value::Text(&loser), Value::Who(winner)])
}
static WINS_BY_RESIGNATION: Patterns = patterns![
    "game.wins-by-resignation",
    "\u{2}1\u{3}you\u{4}You win: \u{1}0 resigned.\u{3}other\u{4}\u{1}1 wins: \u{1}0 resigned.",
    "\u{2}1\u{3}you\u{4}Bạn thắng: \u{1}0 đã chịu thua.\u{3}other\u{4}\u{1}1 thắng: \u{1}0 đã chịu thua.",
    "\u{2}1\u{3}you\u{4}Du gewinnst: \u{1}0 hat aufgegeben.\u{3}other\u{4}\u{1}1 gewinnt: \u{1}0 hat aufgegeben.",
    "\u{2}1\u{3}you\u{4}Ganas tú: \u{1}0 se rindió.\u{3}other\u{4}Gana \u{1}1: \u{1}0 se rindió.",
];

/// `{ $winner } wins: you resigned.`
pub fn wins_by_resignation_you_lose(language: Language, winner: impl Display) -> String {
    say(language, &WINS_BY_RESIGNATION_YOU_LOSE, &[Value::Text(&winner)])
}
static WINS_BY_RESIGNATION_YOU_LOSE: Patterns = patterns![
    "game.wins-by-resignation-you-lose",
    "\u{1}0 wins: you resigned.",
    "\u{1}0 thắng: bạn đã chịu thua.",
    "\u{1}0 gewinnt: Du hast aufgegeben.",
    "Gana \u{1}0: te rendiste.",
];

/// `{ $winner } wins: { $loser } asked for one undo too many.`
pub fn wins_by_undos(language: Language, loser: impl Display, winner: &Who) -> String {
    say(language, &WINS_BY_UNDOS, &[Value::Text(&loser), Value::Who(winner)])
}
static WINS_BY_UNDOS: Patterns = patterns![
    "game.wins-by-undos",
    "\u{2}1\u{3}you\u{4}You win: \u{1}0 asked for one undo too many.\u{3}other\u{4}\u{1}1 wins: \u{1}0 asked for one undo too many.",
    "\u{2}1\u{3}you\u{4}Bạn thắng: \u{1}0 hoàn tác quá số lần cho phép.\u{3}other\u{4}\u{1}1 thắng: \u{1}0 hoàn tác quá số lần cho phép.",
    "\u{2}1\u{3}you\u{4}Du gewinnst: \u{1}0 wollte eine Rücknahme zu viel.\u{3}other\u{4}\u{1}1 gewinnt: \u{1}0 wollte eine Rücknahme zu viel.",
    "\u{2}1\u{3}you\u{4}Ganas tú: \u{1}0 quiso deshacer una vez de más.\u{3}other\u{4}Gana \u{1}1: \u{1}0 quiso deshacer una vez de más.",
];

/// `{ $winner } wins: you asked for one undo too many.`
pub fn wins_by_undos_you_lose(language: Language, winner: impl Display) -> String {
    say(language, &WINS_BY_UNDOS_YOU_LOSE, &[Value::Text(&winner)])
}
static WINS_BY_UNDOS_YOU_LOSE: Patterns = patterns![
    "game.wins-by-undos-you-lose",
    "\u{1}0 wins: you asked for one undo too many.",
    "\u{1}0 thắng: bạn hoàn tác quá số lần cho phép.",
    "\u{1}0 gewinnt: Du wolltest eine Rücknahme zu viel.",
    "Gana \u{1}0: quisiste deshacer una vez de más.",
];

/// `{ $winner } wins: { $loser } made one violation too many.`
pub fn wins_by_violations(language: Language, loser: impl Display, winner: &Who) -> String {
    say(language, &WINS_BY_VIOLATIONS, &[Value::Text(&loser), Value::Who(winner)])
}
static WINS_BY_VIOLATIONS: Patterns = patterns![
    "game.wins-by-violations",
    "\u{2}1\u{3}you\u{4}You win: \u{1}0 made one violation too many.\u{3}other\u{4}\u{1}1 wins: \u{1}0 made one violation too many.",
    "\u{2}1\u{3}you\u{4}Bạn thắng: \u{1}0 vi phạm quá số lần cho phép.\u{3}other\u{4}\u{1}1 thắng: \u{1}0 vi phạm quá số lần cho phép.",
    "\u{2}1\u{3}you\u{4}Du gewinnst: \u{1}0 hatte einen Verstoß zu viel.\u{3}other\u{4}\u{1}1 gewinnt: \u{1}0 hatte einen Verstoß zu viel.",
    "\u{2}1\u{3}you\u{4}Ganas tú: \u{1}0 cometió una infracción de más.\u{3}other\u{4}Gana \u{1}1: \u{1}0 cometió una infracción de más.",
];

/// `{ $winner } wins: you made one violation too many.`
pub fn wins_by_violations_you_lose(language: Language, winner: impl Display) -> String {
    say(language, &WINS_BY_VIOLATIONS_YOU_LOSE, &[Value::Text(&winner)])
}
static WINS_BY_VIOLATIONS_YOU_LOSE: Patterns = patterns![
    "game.wins-by-violations-you-lose",
    "\u{1}0 wins: you made one violation too many.",
    "\u{1}0 thắng: bạn vi phạm quá số lần cho phép.",
    "\u{1}0 gewinnt: Du hattest einen Verstoß zu viel.",
    "Gana \u{1}0: cometiste una infracción de más.",
];

/// `{ $winner } wins: { $loser } ran out of time.`
pub fn wins_on_time(language: Language, loser: impl Display, winner: &Who) -> String {
    say(language, &WINS_ON_TIME, &[Value::Text(&loser), Value::Who(winner)])
}
static WINS_ON_TIME: Patterns = patterns![
    "game.wins-on-time",
    "\u{2}1\u{3}you\u{4}You win: \u{1}0 ran out of time.\u{3}other\u{4}\u{1}1 wins: \u{1}0 ran out of time.",
    "\u{2}1\u{3}you\u{4}Bạn thắng: \u{1}0 đã hết giờ.\u{3}other\u{4}\u{1}1 thắng: \u{1}0 đã hết giờ.",
    "\u{2}1\u{3}you\u{4}Du gewinnst: \u{1}0 hat keine Zeit mehr.\u{3}other\u{4}\u{1}1 gewinnt: \u{1}0 hat keine Zeit mehr.",
    "\u{2}1\u{3}you\u{4}Ganas tú: a \u{1}0 se le acabó el tiempo.\u{3}other\u{4}Gana \u{1}1: a \u{1}0 se le acabó el tiempo.",
];

/// `{ $winner } wins: you ran out of time.`
pub fn wins_on_time_you_lose(language: Language, winner: impl Display) -> String {
    say(language, &WINS_ON_TIME_YOU_LOSE, &[Value::Text(&winner)])
}
static WINS_ON_TIME_YOU_LOSE: Patterns = patterns![
    "game.wins-on-time-you-lose",
    "\u{1}0 wins: you ran out of time.",
    "\u{1}0 thắng: bạn đã hết giờ.",
    "\u{1}0 gewinnt: Deine Zeit ist abgelaufen.",
    "Gana \u{1}0: se te acabó el tiempo.",
];

/// `{ $who } withdraws the offer.`
pub fn withdraws(language: Language, who: &Who) -> String {
    say(language, &WITHDRAWS, &[Value::Who(who)])
}
static WITHDRAWS: Patterns = patterns![
    "game.withdraws",
    "\u{2}0\u{3}you\u{4}You withdraw the offer.\u{3}other\u{4}\u{1}0 withdraws the offer.",
    "\u{2}0\u{3}you\u{4}Bạn rút lại đề nghị.\u{3}other\u{4}\u{1}0 rút lại đề nghị.",
    "\u{2}0\u{3}you\u{4}Du ziehst das Angebot zurück.\u{3}other\u{4}\u{1}0 zieht das Angebot zurück.",
    "\u{2}0\u{3}you\u{4}Retiras la propuesta.\u{3}other\u{4}\u{1}0 retira la propuesta.",
];

/// `You take the disc back; { $left } undos left.`
pub fn you_undo(language: Language, left: impl Count) -> String {
    say(language, &YOU_UNDO, &[Value::Number(left.count())])
}
static YOU_UNDO: Patterns = patterns![
    "game.you-undo",
    "\u{2}0\u{3}0\u{4}You take the disc back; no undo left.\u{3}one\u{4}You take the disc back; 1 undo left.\u{3}other\u{4}You take the disc back; \u{1}0 undos left.",
    "\u{2}0\u{3}0\u{4}Bạn hoàn tác nước vừa đi; không còn lần nào nữa.\u{3}other\u{4}Bạn hoàn tác nước vừa đi; còn \u{1}0 lần nữa.",
    "\u{2}0\u{3}0\u{4}Du nimmst den Stein zurück; keine Rücknahme mehr.\u{3}one\u{4}Du nimmst den Stein zurück; noch 1 Rücknahme.\u{3}other\u{4}Du nimmst den Stein zurück; noch \u{1}0 Rücknahmen.",
    "\u{2}0\u{3}0\u{4}Deshaces tu jugada; ya no puedes deshacer más.\u{3}one\u{4}Deshaces tu jugada; puedes deshacer 1 vez más.\u{3}other\u{4}Deshaces tu jugada; puedes deshacer \u{1}0 veces más.",
];

#[cfg(any(test, feature = "packs"))]
pub(crate) static ALL: &[crate::pattern::Known] = &[
    ("aborted", &ABORTED, ""),
    ("accepts", &ACCEPTS, "w"),
    ("already-moved", &ALREADY_MOVED, ""),
    ("asks-takeback", &ASKS_TAKEBACK, "w"),
    ("bad-column-counts", &BAD_COLUMN_COUNTS, "tt"),
    ("block-not-in-rules", &BLOCK_NOT_IN_RULES, ""),
    ("block-only-after-move", &BLOCK_ONLY_AFTER_MOVE, ""),
    ("blocks", &BLOCKS, "tw"),
    ("blocks-left", &BLOCKS_LEFT, "n"),
    ("blocks-you", &BLOCKS_YOU, "t"),
    ("board-column", &BOARD_COLUMN, "tt"),
    ("board-column-empty", &BOARD_COLUMN_EMPTY, "t"),
    ("board-column-full", &BOARD_COLUMN_FULL, "tt"),
    ("board-columns-empty", &BOARD_COLUMNS_EMPTY, "t"),
    ("board-empty", &BOARD_EMPTY, ""),
    ("clock-still-runs", &CLOCK_STILL_RUNS, ""),
    ("column-full", &COLUMN_FULL, "t"),
    ("declines", &DECLINES, "w"),
    ("draw-agreed", &DRAW_AGREED, ""),
    ("draw-board-full", &DRAW_BOARD_FULL, ""),
    ("draw-both-lines", &DRAW_BOTH_LINES, ""),
    ("drop-first", &DROP_FIRST, ""),
    ("drops", &DROPS, "ttw"),
    ("empty-cell", &EMPTY_CELL, "tt"),
    ("game-over", &GAME_OVER, ""),
    ("headline-line", &HEADLINE_LINE, "tw"),
    ("last-violation", &LAST_VIOLATION, "t"),
    ("left", &LEFT, "t"),
    ("left-and-violations", &LEFT_AND_VIOLATIONS, "tt"),
    ("line-in-column", &LINE_IN_COLUMN, "tn"),
    ("line-in-row", &LINE_IN_ROW, "nt"),
    ("line-on-diagonal", &LINE_ON_DIAGONAL, "n"),
    ("no-blocks-left", &NO_BLOCKS_LEFT, ""),
    ("no-clock", &NO_CLOCK, ""),
    ("no-disc-to-remove", &NO_DISC_TO_REMOVE, ""),
    ("no-offer", &NO_OFFER, ""),
    ("no-removes-left", &NO_REMOVES_LEFT, ""),
    ("no-such-cell", &NO_SUCH_CELL, "ttt"),
    ("no-such-column", &NO_SUCH_COLUMN, "tt"),
    ("no-symbol-to-pick", &NO_SYMBOL_TO_PICK, ""),
    ("no-turn-to-block", &NO_TURN_TO_BLOCK, ""),
    ("no-undos-left", &NO_UNDOS_LEFT, ""),
    ("not-centre", &NOT_CENTRE, "t"),
    ("not-your-turn", &NOT_YOUR_TURN, "w"),
    ("nothing-to-keep", &NOTHING_TO_KEEP, ""),
    ("nothing-to-take-back", &NOTHING_TO_TAKE_BACK, ""),
    ("nothing-to-undo", &NOTHING_TO_UNDO, ""),
    ("offer-lapsed", &OFFER_LAPSED, "w"),
    ("offer-open", &OFFER_OPEN, ""),
    ("offers-draw", &OFFERS_DRAW, "w"),
    ("opening-is-only-a-drop", &OPENING_IS_ONLY_A_DROP, ""),
    ("opponent-has-run", &OPPONENT_HAS_RUN, "t"),
    ("own-disc", &OWN_DISC, "tt"),
    ("pick-symbol-first", &PICK_SYMBOL_FIRST, ""),
    ("remove-is-final", &REMOVE_IS_FINAL, ""),
    ("remove-not-in-rules", &REMOVE_NOT_IN_RULES, ""),
    ("remove-only-before-drop", &REMOVE_ONLY_BEFORE_DROP, ""),
    ("removes", &REMOVES, "ttw"),
    ("removes-left", &REMOVES_LEFT, "n"),
    ("resigns", &RESIGNS, "w"),
    ("several-lines", &SEVERAL_LINES, ""),
    ("spectator", &SPECTATOR, ""),
    ("starts", &STARTS, "tw"),
    ("starts-you-follow", &STARTS_YOU_FOLLOW, "t"),
    ("symbols-are", &SYMBOLS_ARE, "tt"),
    ("taken-back", &TAKEN_BACK, ""),
    ("too-late-to-abort", &TOO_LATE_TO_ABORT, ""),
    ("undo-not-in-rules", &UNDO_NOT_IN_RULES, ""),
    ("undo-overdrawn", &UNDO_OVERDRAWN, "w"),
    ("undoes", &UNDOES, "nt"),
    ("undos", &UNDOS, "n"),
    ("violation-in-game", &VIOLATION_IN_GAME, "tt"),
    ("violation-in-move", &VIOLATION_IN_MOVE, "tn"),
    ("violations", &VIOLATIONS, "tt"),
    ("winning-cells", &WINNING_CELLS, "t"),
    ("winning-discs", &WINNING_DISCS, "n"),
    ("wins-by-abandonment", &WINS_BY_ABANDONMENT, "tw"),
    ("wins-by-abandonment-you-lose", &WINS_BY_ABANDONMENT_YOU_LOSE, "t"),
    ("wins-by-line", &WINS_BY_LINE, "ttw"),
    ("wins-by-resignation", &WINS_BY_RESIGNATION, "tw"),
    ("wins-by-resignation-you-lose", &WINS_BY_RESIGNATION_YOU_LOSE, "t"),
    ("wins-by-undos", &WINS_BY_UNDOS, "tw"),
    ("wins-by-undos-you-lose", &WINS_BY_UNDOS_YOU_LOSE, "t"),
    ("wins-by-violations", &WINS_BY_VIOLATIONS, "tw"),
    ("wins-by-violations-you-lose", &WINS_BY_VIOLATIONS_YOU_LOSE, "t"),
    ("wins-on-time", &WINS_ON_TIME, "tw"),
    ("wins-on-time-you-lose", &WINS_ON_TIME_YOU_LOSE, "t"),
    ("withdraws", &WITHDRAWS, "w"),
    ("you-undo", &YOU_UNDO, "n"),
];
