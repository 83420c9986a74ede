// Written by `cargo xtask words` from the catalogues in `ftl`; changes here are lost.

//! The messages of `help.ftl`.

use crate::{Language};
use crate::pattern::{Value, say};
use std::fmt::Display;

/// `Blocks per player: { $count }. After your move, type { $block } to skip the opponent's next turn. This is refused while the opponent has { $run } in a row.`
pub fn block(language: Language, block: impl Display, count: impl Display, run: impl Display) -> String {
    say(language, &BLOCK, &[Value::Text(&block), Value::Text(&count), Value::Text(&run)])
}
static BLOCK: [&str; 4] = [
    "Blocks per player: \u{1}1. After your move, type \u{1}0 to skip the opponent's next turn. This is refused while the opponent has \u{1}2 in a row.",
    "Blocks per player: \u{1}1. After your move, type \u{1}0 to skip the opponent's next turn. This is refused while the opponent has \u{1}2 in a row.",
    "Blocks per player: \u{1}1. After your move, type \u{1}0 to skip the opponent's next turn. This is refused while the opponent has \u{1}2 in a row.",
    "Blocks per player: \u{1}1. After your move, type \u{1}0 to skip the opponent's next turn. This is refused while the opponent has \u{1}2 in a row.",
];

/// `{ $yes }: the opponent misses a turn. { $no }: the turn ends.`
pub fn block_or_not(language: Language, no: impl Display, yes: impl Display) -> String {
    say(language, &BLOCK_OR_NOT, &[Value::Text(&no), Value::Text(&yes)])
}
static BLOCK_OR_NOT: [&str; 4] = [
    "\u{1}1: the opponent misses a turn. \u{1}0: the turn ends.",
    "\u{1}1: the opponent misses a turn. \u{1}0: the turn ends.",
    "\u{1}1: the opponent misses a turn. \u{1}0: the turn ends.",
    "\u{1}1: the opponent misses a turn. \u{1}0: the turn ends.",
];

/// `{ $yes }: the computer tries again. { $no }: leave the game; it is kept.`
pub fn broken(language: Language, no: impl Display, yes: impl Display) -> String {
    say(language, &BROKEN, &[Value::Text(&no), Value::Text(&yes)])
}
static BROKEN: [&str; 4] = [
    "\u{1}1: the computer tries again. \u{1}0: leave the game; it is kept.",
    "\u{1}1: the computer tries again. \u{1}0: leave the game; it is kept.",
    "\u{1}1: the computer tries again. \u{1}0: leave the game; it is kept.",
    "\u{1}1: the computer tries again. \u{1}0: leave the game; it is kept.",
];

/// `Type the number or the name of one of the lines above.`
pub fn choice(language: Language) -> String {
    say(language, &CHOICE, &[])
}
static CHOICE: [&str; 4] = [
    "Type the number or the name of one of the lines above.",
    "Type the number or the name of one of the lines above.",
    "Type the number or the name of one of the lines above.",
    "Type the number or the name of one of the lines above.",
];

/// `Type a column, { $columns }: your disc falls to its lowest free cell.`
///
/// $columns: "1 to 7", or the middle columns: "4 or 5".
pub fn column(language: Language, columns: impl Display) -> String {
    say(language, &COLUMN, &[Value::Text(&columns)])
}
static COLUMN: [&str; 4] = [
    "Type a column, \u{1}0: your disc falls to its lowest free cell.",
    "Type a column, \u{1}0: your disc falls to its lowest free cell.",
    "Type a column, \u{1}0: your disc falls to its lowest free cell.",
    "Type a column, \u{1}0: your disc falls to its lowest free cell.",
];

/// `Type { $end } or press Enter to end your turn. You can also type { $words }.`
///
/// $words are the other things that can be typed: "undo or block".
pub fn end_of_turn(language: Language, end: impl Display, words: impl Display) -> String {
    say(language, &END_OF_TURN, &[Value::Text(&end), Value::Text(&words)])
}
static END_OF_TURN: [&str; 4] = [
    "Type \u{1}0 or press Enter to end your turn. You can also type \u{1}1.",
    "Type \u{1}0 or press Enter to end your turn. You can also type \u{1}1.",
    "Type \u{1}0 or press Enter to end your turn. You can also type \u{1}1.",
    "Type \u{1}0 or press Enter to end your turn. You can also type \u{1}1.",
];

/// `Type { $end } or press Enter to end your turn.`
pub fn end_of_turn_only(language: Language, end: impl Display) -> String {
    say(language, &END_OF_TURN_ONLY, &[Value::Text(&end)])
}
static END_OF_TURN_ONLY: [&str; 4] = [
    "Type \u{1}0 or press Enter to end your turn.",
    "Type \u{1}0 or press Enter to end your turn.",
    "Type \u{1}0 or press Enter to end your turn.",
    "Type \u{1}0 or press Enter to end your turn.",
];

/// `The English words work too.`
///
/// Only said in languages other than English.
pub fn english_too(language: Language) -> String {
    say(language, &ENGLISH_TOO, &[])
}
static ENGLISH_TOO: [&str; 4] = [
    "The English words work too.",
    "The English words work too.",
    "The English words work too.",
    "The English words work too.",
];

/// `At every prompt: { $words }.`
///
/// $words is a list: "help, restart, menu, quit".
pub fn everywhere(language: Language, words: impl Display) -> String {
    say(language, &EVERYWHERE, &[Value::Text(&words)])
}
static EVERYWHERE: [&str; 4] = [
    "At every prompt: \u{1}0.",
    "At every prompt: \u{1}0.",
    "At every prompt: \u{1}0.",
    "At every prompt: \u{1}0.",
];

/// `In a game also: { $words }.`
///
/// $words is a list: "rules, hint, ... save FILE".
pub fn in_game(language: Language, words: impl Display) -> String {
    say(language, &IN_GAME, &[Value::Text(&words)])
}
static IN_GAME: [&str; 4] = [
    "In a game also: \u{1}0.",
    "In a game also: \u{1}0.",
    "In a game also: \u{1}0.",
    "In a game also: \u{1}0.",
];

/// `{ $length } of your discs in a straight line win.`
pub fn line_wins(language: Language, length: impl Display) -> String {
    say(language, &LINE_WINS, &[Value::Text(&length)])
}
static LINE_WINS: [&str; 4] = [
    "\u{1}0 of your discs in a straight line win.",
    "\u{1}0 of your discs in a straight line win.",
    "\u{1}0 of your discs in a straight line win.",
    "\u{1}0 of your discs in a straight line win.",
];

/// `A name has 1 to { $most } visible characters. To use a command as a name, put it in double quotes.`
pub fn name(language: Language, most: impl Display) -> String {
    say(language, &NAME, &[Value::Text(&most)])
}
static NAME: [&str; 4] = [
    "A name has 1 to \u{1}0 visible characters. To use a command as a name, put it in double quotes.",
    "A name has 1 to \u{1}0 visible characters. To use a command as a name, put it in double quotes.",
    "A name has 1 to \u{1}0 visible characters. To use a command as a name, put it in double quotes.",
    "A name has 1 to \u{1}0 visible characters. To use a command as a name, put it in double quotes.",
];

/// `This can't be taken back.`
pub fn no_way_back(language: Language) -> String {
    say(language, &NO_WAY_BACK, &[])
}
static NO_WAY_BACK: [&str; 4] = [
    "This can't be taken back.",
    "This can't be taken back.",
    "This can't be taken back.",
    "This can't be taken back.",
];

/// `{ $yes }: accept. { $no }: decline.`
pub fn offer(language: Language, no: impl Display, yes: impl Display) -> String {
    say(language, &OFFER, &[Value::Text(&no), Value::Text(&yes)])
}
static OFFER: [&str; 4] = [
    "\u{1}1: accept. \u{1}0: decline.",
    "\u{1}1: accept. \u{1}0: decline.",
    "\u{1}1: accept. \u{1}0: decline.",
    "\u{1}1: accept. \u{1}0: decline.",
];

/// `Each player's first disc goes to the centre. Nothing else can be done in that turn.`
pub fn opening(language: Language) -> String {
    say(language, &OPENING, &[])
}
static OPENING: [&str; 4] = [
    "Each player's first disc goes to the centre. Nothing else can be done in that turn.",
    "Each player's first disc goes to the centre. Nothing else can be done in that turn.",
    "Each player's first disc goes to the centre. Nothing else can be done in that turn.",
    "Each player's first disc goes to the centre. Nothing else can be done in that turn.",
];

/// `The game is over. { $yes }: play another one. { $save } FILE: save this one.`
pub fn play_again(language: Language, save: impl Display, yes: impl Display) -> String {
    say(language, &PLAY_AGAIN, &[Value::Text(&save), Value::Text(&yes)])
}
static PLAY_AGAIN: [&str; 4] = [
    "The game is over. \u{1}1: play another one. \u{1}0 FILE: save this one.",
    "The game is over. \u{1}1: play another one. \u{1}0 FILE: save this one.",
    "The game is over. \u{1}1: play another one. \u{1}0 FILE: save this one.",
    "The game is over. \u{1}1: play another one. \u{1}0 FILE: save this one.",
];

/// `Removes per player: { $count }. Instead of dropping, take out one of the opponent's discs: type { $remove } ROW COLUMN, for example { $example }. Row { $row } is the bottom.`
///
/// $example: "remove 6 4"
pub fn remove(language: Language, count: impl Display, example: impl Display, remove: impl Display, row: impl Display) -> String {
    say(language, &REMOVE, &[Value::Text(&count), Value::Text(&example), Value::Text(&remove), Value::Text(&row)])
}
static REMOVE: [&str; 4] = [
    "Removes per player: \u{1}0. Instead of dropping, take out one of the opponent's discs: type \u{1}2 ROW COLUMN, for example \u{1}1. Row \u{1}3 is the bottom.",
    "Removes per player: \u{1}0. Instead of dropping, take out one of the opponent's discs: type \u{1}2 ROW COLUMN, for example \u{1}1. Row \u{1}3 is the bottom.",
    "Removes per player: \u{1}0. Instead of dropping, take out one of the opponent's discs: type \u{1}2 ROW COLUMN, for example \u{1}1. Row \u{1}3 is the bottom.",
    "Removes per player: \u{1}0. Instead of dropping, take out one of the opponent's discs: type \u{1}2 ROW COLUMN, for example \u{1}1. Row \u{1}3 is the bottom.",
];

/// `{ $yes }: choose a disc of the opponent. { $no }: drop a disc.`
pub fn remove_or_drop(language: Language, no: impl Display, yes: impl Display) -> String {
    say(language, &REMOVE_OR_DROP, &[Value::Text(&no), Value::Text(&yes)])
}
static REMOVE_OR_DROP: [&str; 4] = [
    "\u{1}1: choose a disc of the opponent. \u{1}0: drop a disc.",
    "\u{1}1: choose a disc of the opponent. \u{1}0: drop a disc.",
    "\u{1}1: choose a disc of the opponent. \u{1}0: drop a disc.",
    "\u{1}1: choose a disc of the opponent. \u{1}0: drop a disc.",
];

/// `If a column can't be played, you are asked again.`
pub fn rules_asked_again(language: Language) -> String {
    say(language, &RULES_ASKED_AGAIN, &[])
}
static RULES_ASKED_AGAIN: [&str; 4] = [
    "If a column can't be played, you are asked again.",
    "If a column can't be played, you are asked again.",
    "If a column can't be played, you are asked again.",
    "If a column can't be played, you are asked again.",
];

/// `Blocks per player: { $count }. After your move, skip the opponent's next turn. A block is refused while the opponent has { $run } in a row anywhere on the board, and is then not used up. Where questions are asked one by one, the turn passes after a refused block.`
///
/// $run: how many discs in a row; the program can ask one question after the other, or all in one.
pub fn rules_block(language: Language, count: impl Display, run: impl Display) -> String {
    say(language, &RULES_BLOCK, &[Value::Text(&count), Value::Text(&run)])
}
static RULES_BLOCK: [&str; 4] = [
    "Blocks per player: \u{1}0. After your move, skip the opponent's next turn. A block is refused while the opponent has \u{1}1 in a row anywhere on the board, and is then not used up. Where questions are asked one by one, the turn passes after a refused block.",
    "Blocks per player: \u{1}0. After your move, skip the opponent's next turn. A block is refused while the opponent has \u{1}1 in a row anywhere on the board, and is then not used up. Where questions are asked one by one, the turn passes after a refused block.",
    "Blocks per player: \u{1}0. After your move, skip the opponent's next turn. A block is refused while the opponent has \u{1}1 in a row anywhere on the board, and is then not used up. Where questions are asked one by one, the turn passes after a refused block.",
    "Blocks per player: \u{1}0. After your move, skip the opponent's next turn. A block is refused while the opponent has \u{1}1 in a row anywhere on the board, and is then not used up. Where questions are asked one by one, the turn passes after a refused block.",
];

/// `The board has { $columns } columns and { $rows } rows. { $length } or more of your discs in a straight line win: across, up or diagonal. A full board without a line is a draw.`
pub fn rules_board(language: Language, columns: impl Display, length: impl Display, rows: impl Display) -> String {
    say(language, &RULES_BOARD, &[Value::Text(&columns), Value::Text(&length), Value::Text(&rows)])
}
static RULES_BOARD: [&str; 4] = [
    "The board has \u{1}0 columns and \u{1}2 rows. \u{1}1 or more of your discs in a straight line win: across, up or diagonal. A full board without a line is a draw.",
    "The board has \u{1}0 columns and \u{1}2 rows. \u{1}1 or more of your discs in a straight line win: across, up or diagonal. A full board without a line is a draw.",
    "The board has \u{1}0 columns and \u{1}2 rows. \u{1}1 or more of your discs in a straight line win: across, up or diagonal. A full board without a line is a draw.",
    "The board has \u{1}0 columns and \u{1}2 rows. \u{1}1 or more of your discs in a straight line win: across, up or diagonal. A full board without a line is a draw.",
];

/// `Who starts is drawn at random.`
pub fn rules_drawn(language: Language) -> String {
    say(language, &RULES_DRAWN, &[])
}
static RULES_DRAWN: [&str; 4] = [
    "Who starts is drawn at random.",
    "Who starts is drawn at random.",
    "Who starts is drawn at random.",
    "Who starts is drawn at random.",
];

/// `Opening: each player's first disc goes to the centre, column { $columns }. In that turn there is no remove, undo or block.`
///
/// $columns is the middle column, or "4 or 5".
pub fn rules_opening(language: Language, columns: impl Display) -> String {
    say(language, &RULES_OPENING, &[Value::Text(&columns)])
}
static RULES_OPENING: [&str; 4] = [
    "Opening: each player's first disc goes to the centre, column \u{1}0. In that turn there is no remove, undo or block.",
    "Opening: each player's first disc goes to the centre, column \u{1}0. In that turn there is no remove, undo or block.",
    "Opening: each player's first disc goes to the centre, column \u{1}0. In that turn there is no remove, undo or block.",
    "Opening: each player's first disc goes to the centre, column \u{1}0. In that turn there is no remove, undo or block.",
];

/// `Removes per player: { $count }. Instead of dropping, take out one of the opponent's discs; those above it fall by one. If both players then have a line, it is a draw; if one of them has, that player wins. Naming a wrong cell is no violation. A remove can't be undone.`
pub fn rules_remove(language: Language, count: impl Display) -> String {
    say(language, &RULES_REMOVE, &[Value::Text(&count)])
}
static RULES_REMOVE: [&str; 4] = [
    "Removes per player: \u{1}0. Instead of dropping, take out one of the opponent's discs; those above it fall by one. If both players then have a line, it is a draw; if one of them has, that player wins. Naming a wrong cell is no violation. A remove can't be undone.",
    "Removes per player: \u{1}0. Instead of dropping, take out one of the opponent's discs; those above it fall by one. If both players then have a line, it is a draw; if one of them has, that player wins. Naming a wrong cell is no violation. A remove can't be undone.",
    "Removes per player: \u{1}0. Instead of dropping, take out one of the opponent's discs; those above it fall by one. If both players then have a line, it is a draw; if one of them has, that player wins. Naming a wrong cell is no violation. A remove can't be undone.",
    "Removes per player: \u{1}0. Instead of dropping, take out one of the opponent's discs; those above it fall by one. If both players then have a line, it is a draw; if one of them has, that player wins. Naming a wrong cell is no violation. A remove can't be undone.",
];

/// `Seat 1 starts. After a game that counts, the other side starts the next one.`
pub fn rules_seat_one_starts(language: Language) -> String {
    say(language, &RULES_SEAT_ONE_STARTS, &[])
}
static RULES_SEAT_ONE_STARTS: [&str; 4] = [
    "Seat 1 starts. After a game that counts, the other side starts the next one.",
    "Seat 1 starts. After a game that counts, the other side starts the next one.",
    "Seat 1 starts. After a game that counts, the other side starts the next one.",
    "Seat 1 starts. After a game that counts, the other side starts the next one.",
];

/// `The starter has the first symbol.`
pub fn rules_starter_first(language: Language) -> String {
    say(language, &RULES_STARTER_FIRST, &[])
}
static RULES_STARTER_FIRST: [&str; 4] = [
    "The starter has the first symbol.",
    "The starter has the first symbol.",
    "The starter has the first symbol.",
    "The starter has the first symbol.",
];

/// `The starter picks a symbol; the other player gets the other one.`
///
/// Also said where the starter is asked.
pub fn rules_starter_picks(language: Language) -> String {
    say(language, &RULES_STARTER_PICKS, &[])
}
static RULES_STARTER_PICKS: [&str; 4] = [
    "The starter picks a symbol; the other player gets the other one.",
    "The starter picks a symbol; the other player gets the other one.",
    "The starter picks a symbol; the other player gets the other one.",
    "The starter picks a symbol; the other player gets the other one.",
];

/// `Symbols are fixed by seat.`
pub fn rules_symbols_by_seat(language: Language) -> String {
    say(language, &RULES_SYMBOLS_BY_SEAT, &[])
}
static RULES_SYMBOLS_BY_SEAT: [&str; 4] = [
    "Symbols are fixed by seat.",
    "Symbols are fixed by seat.",
    "Symbols are fixed by seat.",
    "Symbols are fixed by seat.",
];

/// `Undos per player: { $count }. Take back the disc you have just dropped, before your turn ends. A winning drop ends the game at once. An undo never gives back a remove or a block.`
pub fn rules_undo(language: Language, count: impl Display) -> String {
    say(language, &RULES_UNDO, &[Value::Text(&count)])
}
static RULES_UNDO: [&str; 4] = [
    "Undos per player: \u{1}0. Take back the disc you have just dropped, before your turn ends. A winning drop ends the game at once. An undo never gives back a remove or a block.",
    "Undos per player: \u{1}0. Take back the disc you have just dropped, before your turn ends. A winning drop ends the game at once. An undo never gives back a remove or a block.",
    "Undos per player: \u{1}0. Take back the disc you have just dropped, before your turn ends. A winning drop ends the game at once. An undo never gives back a remove or a block.",
    "Undos per player: \u{1}0. Take back the disc you have just dropped, before your turn ends. A winning drop ends the game at once. An undo never gives back a remove or a block.",
];

/// `Asking for an undo when none is left loses the game.`
///
/// Stands below the one above, where that is the rule.
pub fn rules_undo_strict(language: Language) -> String {
    say(language, &RULES_UNDO_STRICT, &[])
}
static RULES_UNDO_STRICT: [&str; 4] = [
    "Asking for an undo when none is left loses the game.",
    "Asking for an undo when none is left loses the game.",
    "Asking for an undo when none is left loses the game.",
    "Asking for an undo when none is left loses the game.",
];

/// `Violation { $limit } in the game loses it.`
pub fn rules_violations_in_game(language: Language, limit: impl Display) -> String {
    say(language, &RULES_VIOLATIONS_IN_GAME, &[Value::Text(&limit)])
}
static RULES_VIOLATIONS_IN_GAME: [&str; 4] = [
    "Violation \u{1}0 in the game loses it.",
    "Violation \u{1}0 in the game loses it.",
    "Violation \u{1}0 in the game loses it.",
    "Violation \u{1}0 in the game loses it.",
];

/// `Violation { $limit } in one move loses the game. The count starts again with every disc that falls, so also after an undo.`
pub fn rules_violations_in_move(language: Language, limit: impl Display) -> String {
    say(language, &RULES_VIOLATIONS_IN_MOVE, &[Value::Text(&limit)])
}
static RULES_VIOLATIONS_IN_MOVE: [&str; 4] = [
    "Violation \u{1}0 in one move loses the game. The count starts again with every disc that falls, so also after an undo.",
    "Violation \u{1}0 in one move loses the game. The count starts again with every disc that falls, so also after an undo.",
    "Violation \u{1}0 in one move loses the game. The count starts again with every disc that falls, so also after an undo.",
    "Violation \u{1}0 in one move loses the game. The count starts again with every disc that falls, so also after an undo.",
];

/// `A violation is a number that is not a column, however long it is, or a full column; in a forced opening, any column but the centre. Empty lines, words and wrong answers never count.`
///
/// Stands below one of the two above.
pub fn rules_what_counts(language: Language) -> String {
    say(language, &RULES_WHAT_COUNTS, &[])
}
static RULES_WHAT_COUNTS: [&str; 4] = [
    "A violation is a number that is not a column, however long it is, or a full column; in a forced opening, any column but the centre. Empty lines, words and wrong answers never count.",
    "A violation is a number that is not a column, however long it is, or a full column; in a forced opening, any column but the centre. Empty lines, words and wrong answers never count.",
    "A violation is a number that is not a column, however long it is, or a full column; in a forced opening, any column but the centre. Empty lines, words and wrong answers never count.",
    "A violation is a number that is not a column, however long it is, or a full column; in a forced opening, any column but the centre. Empty lines, words and wrong answers never count.",
];

/// `{ $save } FILE`
///
/// A file's name, after the word that saves: "save FILE".
pub fn save_file(language: Language, save: impl Display) -> String {
    say(language, &SAVE_FILE, &[Value::Text(&save)])
}
static SAVE_FILE: [&str; 4] = [
    "\u{1}0 FILE",
    "\u{1}0 FILE",
    "\u{1}0 FILE",
    "\u{1}0 FILE",
];

/// `Type two different characters, such as XO, YR or @*.`
pub fn symbols(language: Language) -> String {
    say(language, &SYMBOLS, &[])
}
static SYMBOLS: [&str; 4] = [
    "Type two different characters, such as XO, YR or @*.",
    "Type two different characters, such as XO, YR or @*.",
    "Type two different characters, such as XO, YR or @*.",
    "Type two different characters, such as XO, YR or @*.",
];

/// `{ $yes }: your disc is taken back. { $no }: it stays.`
pub fn undo(language: Language, no: impl Display, yes: impl Display) -> String {
    say(language, &UNDO, &[Value::Text(&no), Value::Text(&yes)])
}
static UNDO: [&str; 4] = [
    "\u{1}1: your disc is taken back. \u{1}0: it stays.",
    "\u{1}1: your disc is taken back. \u{1}0: it stays.",
    "\u{1}1: your disc is taken back. \u{1}0: it stays.",
    "\u{1}1: your disc is taken back. \u{1}0: it stays.",
];

/// `Type the row and the column of one of the opponent's discs. Row { $row } is the bottom. Type { $back } to drop a disc instead.`
pub fn which_disc(language: Language, back: impl Display, row: impl Display) -> String {
    say(language, &WHICH_DISC, &[Value::Text(&back), Value::Text(&row)])
}
static WHICH_DISC: [&str; 4] = [
    "Type the row and the column of one of the opponent's discs. Row \u{1}1 is the bottom. Type \u{1}0 to drop a disc instead.",
    "Type the row and the column of one of the opponent's discs. Row \u{1}1 is the bottom. Type \u{1}0 to drop a disc instead.",
    "Type the row and the column of one of the opponent's discs. Row \u{1}1 is the bottom. Type \u{1}0 to drop a disc instead.",
    "Type the row and the column of one of the opponent's discs. Row \u{1}1 is the bottom. Type \u{1}0 to drop a disc instead.",
];

#[cfg(test)]
pub(crate) static ALL: &[crate::pattern::Known] = &[
    ("block", &BLOCK, "ttt"),
    ("block-or-not", &BLOCK_OR_NOT, "tt"),
    ("broken", &BROKEN, "tt"),
    ("choice", &CHOICE, ""),
    ("column", &COLUMN, "t"),
    ("end-of-turn", &END_OF_TURN, "tt"),
    ("end-of-turn-only", &END_OF_TURN_ONLY, "t"),
    ("english-too", &ENGLISH_TOO, ""),
    ("everywhere", &EVERYWHERE, "t"),
    ("in-game", &IN_GAME, "t"),
    ("line-wins", &LINE_WINS, "t"),
    ("name", &NAME, "t"),
    ("no-way-back", &NO_WAY_BACK, ""),
    ("offer", &OFFER, "tt"),
    ("opening", &OPENING, ""),
    ("play-again", &PLAY_AGAIN, "tt"),
    ("remove", &REMOVE, "tttt"),
    ("remove-or-drop", &REMOVE_OR_DROP, "tt"),
    ("rules-asked-again", &RULES_ASKED_AGAIN, ""),
    ("rules-block", &RULES_BLOCK, "tt"),
    ("rules-board", &RULES_BOARD, "ttt"),
    ("rules-drawn", &RULES_DRAWN, ""),
    ("rules-opening", &RULES_OPENING, "t"),
    ("rules-remove", &RULES_REMOVE, "t"),
    ("rules-seat-one-starts", &RULES_SEAT_ONE_STARTS, ""),
    ("rules-starter-first", &RULES_STARTER_FIRST, ""),
    ("rules-starter-picks", &RULES_STARTER_PICKS, ""),
    ("rules-symbols-by-seat", &RULES_SYMBOLS_BY_SEAT, ""),
    ("rules-undo", &RULES_UNDO, "t"),
    ("rules-undo-strict", &RULES_UNDO_STRICT, ""),
    ("rules-violations-in-game", &RULES_VIOLATIONS_IN_GAME, "t"),
    ("rules-violations-in-move", &RULES_VIOLATIONS_IN_MOVE, "t"),
    ("rules-what-counts", &RULES_WHAT_COUNTS, ""),
    ("save-file", &SAVE_FILE, "t"),
    ("symbols", &SYMBOLS, ""),
    ("undo", &UNDO, "tt"),
    ("which-disc", &WHICH_DISC, "tt"),
];
