// Written by `cargo xtask words` from the catalogues in `ftl`; changes here are lost.

//! The messages of `lines.ftl`.

use crate::{Language, Who};
use crate::pattern::{Patterns, Value, patterns, say};
use std::fmt::Display;

/// `These can't be used: { $problem }.`
///
/// $problem is what is wrong with the symbols, without a full stop.
pub fn bad_symbols(language: Language, problem: impl Display) -> String {
    say(language, &BAD_SYMBOLS, &[Value::Text(&problem)])
}
static BAD_SYMBOLS: Patterns = patterns![
    "lines.bad-symbols",
    "These can't be used: \u{1}0.",
    "Không dùng được: \u{1}0.",
    "Das geht nicht: \u{1}0.",
    "No se pueden usar: \u{1}0.",
];

/// `best:`
///
/// Stands before the best move: "best: column 4: wins in 1 move".
pub fn best(language: Language) -> String {
    say(language, &BEST, &[])
}
static BEST: Patterns = patterns![
    "lines.best",
    "best:",
    "tốt nhất:",
    "am besten:",
    "mejor:",
];

/// `{ $who }, block { $opponent } for a turn?`
pub fn block(language: Language, opponent: impl Display, who: &Who) -> String {
    say(language, &BLOCK, &[Value::Text(&opponent), Value::Who(who)])
}
static BLOCK: Patterns = patterns![
    "lines.block",
    "\u{2}1\u{3}you\u{4}Block \u{1}0 for a turn?\u{3}other\u{4}\u{1}1, block \u{1}0 for a turn?",
    "\u{2}1\u{3}you\u{4}Chặn lượt \u{1}0?\u{3}other\u{4}\u{1}1, chặn lượt \u{1}0?",
    "\u{2}1\u{3}you\u{4}Blockieren, sodass \u{1}0 einmal aussetzt?\u{3}other\u{4}\u{1}1, blockieren, sodass \u{1}0 einmal aussetzt?",
    "\u{2}1\u{3}you\u{4}¿Bloqueas a \u{1}0 por un turno?\u{3}other\u{4}\u{1}1, ¿bloqueas a \u{1}0 por un turno?",
];

/// `Your choice, 1 to { $last } (Enter for 1)`
///
/// A numbered list stands above it; Enter takes number 1.
pub fn choice(language: Language, last: impl Display) -> String {
    say(language, &CHOICE, &[Value::Text(&last)])
}
static CHOICE: Patterns = patterns![
    "lines.choice",
    "Your choice, 1 to \u{1}0 (Enter for 1)",
    "Bạn chọn số mấy, 1 đến \u{1}0 (Enter: 1)",
    "Deine Wahl, 1 bis \u{1}0 (Enter für 1)",
    "Elige del 1 al \u{1}0 (Enter: 1)",
];

/// `{ $question } (Enter ends the turn)`
///
/// The question before says what can be done: "Ann (X): end the turn or undo (3 left)?"
pub fn enter_ends_turn(language: Language, question: impl Display) -> String {
    say(language, &ENTER_ENDS_TURN, &[Value::Text(&question)])
}
static ENTER_ENDS_TURN: Patterns = patterns![
    "lines.enter-ends-turn",
    "\u{1}0 (Enter ends the turn)",
    "\u{1}0 (Enter: kết thúc lượt)",
    "\u{1}0 (Enter beendet den Zug)",
    "\u{1}0 (Enter termina el turno)",
];

/// `{ $file } already exists. To replace it, type { $command }`
///
/// $command is what has to be typed: "save! game.fourline".
pub fn file_exists(language: Language, command: impl Display, file: impl Display) -> String {
    say(language, &FILE_EXISTS, &[Value::Text(&command), Value::Text(&file)])
}
static FILE_EXISTS: Patterns = patterns![
    "lines.file-exists",
    "\u{1}1 already exists. To replace it, type \u{1}0",
    "\u{1}1 đã có sẵn. Muốn ghi đè, hãy gõ: \u{1}0",
    "\u{1}1 gibt es schon. Zum Ersetzen tippe \u{1}0",
    "\u{1}1 ya existe. Para reemplazarlo, escribe \u{1}0",
];

/// `Who starts?`
pub fn first(language: Language) -> String {
    say(language, &FIRST, &[])
}
static FIRST: Patterns = patterns![
    "lines.first",
    "Who starts?",
    "Ai đi trước?",
    "Wer beginnt?",
    "¿Quién empieza?",
];

/// `Back to the first question.`
pub fn from_the_start(language: Language) -> String {
    say(language, &FROM_THE_START, &[])
}
static FROM_THE_START: Patterns = patterns![
    "lines.from-the-start",
    "Back to the first question.",
    "Trở về câu hỏi đầu tiên.",
    "Zurück zur ersten Frage.",
    "De vuelta a la primera pregunta.",
];

/// `{ $who }: { $left }.`
///
/// What a player has left, as in game.ftl: "Ann (X): 3 undos left; 0 of 3 violations."
pub fn left(language: Language, left: impl Display, who: impl Display) -> String {
    say(language, &LEFT, &[Value::Text(&left), Value::Text(&who)])
}
static LEFT: Patterns = patterns![
    "lines.left",
    "\u{1}1: \u{1}0.",
    "\u{1}1: \u{1}0.",
    "\u{1}1: \u{1}0.",
    "\u{1}1: \u{1}0.",
];

/// `Which level?`
pub fn level(language: Language) -> String {
    say(language, &LEVEL, &[])
}
static LEVEL: Patterns = patterns![
    "lines.level",
    "Which level?",
    "Cấp độ mấy?",
    "Auf welcher Stufe?",
    "¿Qué nivel?",
];

/// `This line is too long.`
pub fn line_too_long(language: Language) -> String {
    say(language, &LINE_TOO_LONG, &[])
}
static LINE_TOO_LONG: Patterns = patterns![
    "lines.line-too-long",
    "This line is too long.",
    "Dòng này dài quá.",
    "Diese Zeile ist zu lang.",
    "Esta línea es demasiado larga.",
];

/// `Enter for the next move, { $quit } to stop`
pub fn next_move(language: Language, quit: impl Display) -> String {
    say(language, &NEXT_MOVE, &[Value::Text(&quit)])
}
static NEXT_MOVE: Patterns = patterns![
    "lines.next-move",
    "Enter for the next move, \u{1}0 to stop",
    "Enter: nước tiếp theo, \u{201c}\u{1}0\u{201d}: dừng",
    "Enter für den nächsten Zug, \u{201e}\u{1}0\u{201c} zum Aufhören",
    "Enter: siguiente jugada; \u{1}0: terminar",
];

/// `There is no game yet.`
pub fn no_game_yet(language: Language) -> String {
    say(language, &NO_GAME_YET, &[])
}
static NO_GAME_YET: Patterns = patterns![
    "lines.no-game-yet",
    "There is no game yet.",
    "Chưa có ván nào.",
    "Es läuft noch keine Partie.",
    "Todavía no hay ninguna partida.",
];

/// `"{ $text }" is not one of these. Type 1 to { $last }.`
///
/// $text is what was typed.
pub fn not_a_choice(language: Language, last: impl Display, text: impl Display) -> String {
    say(language, &NOT_A_CHOICE, &[Value::Text(&last), Value::Text(&text)])
}
static NOT_A_CHOICE: Patterns = patterns![
    "lines.not-a-choice",
    "\"\u{1}1\" is not one of these. Type 1 to \u{1}0.",
    "Không có lựa chọn \u{201c}\u{1}1\u{201d}. Hãy gõ số từ 1 đến \u{1}0.",
    "\u{201e}\u{1}1\u{201c} steht nicht zur Wahl. Tippe 1 bis \u{1}0.",
    "«\u{1}1» no está en la lista. Escribe un número del 1 al \u{1}0.",
];

/// `"{ $text }" is not a column or a command. Type { $columns }, or { $help }.`
///
/// $text is what was typed, $columns as above.
pub fn not_a_column(language: Language, columns: impl Display, help: impl Display, text: impl Display) -> String {
    say(language, &NOT_A_COLUMN, &[Value::Text(&columns), Value::Text(&help), Value::Text(&text)])
}
static NOT_A_COLUMN: Patterns = patterns![
    "lines.not-a-column",
    "\"\u{1}2\" is not a column or a command. Type \u{1}0, or \u{1}1.",
    "\u{201c}\u{1}2\u{201d} không phải là cột hay lệnh. Hãy gõ cột muốn đi (\u{1}0) hoặc \u{201c}\u{1}1\u{201d}.",
    "\u{201e}\u{1}2\u{201c} ist weder eine Spalte noch ein Befehl. Tippe \u{1}0 oder \u{201e}\u{1}1\u{201c}.",
    "«\u{1}2» no es una columna ni un comando. Escribe una columna (\u{1}0) o \u{1}1.",
];

/// `"{ $text }" is not a command here. Type { $choices }.`
///
/// $text is what was typed, $choices what can be typed: "end, undo or help".
pub fn not_a_command(language: Language, choices: impl Display, text: impl Display) -> String {
    say(language, &NOT_A_COMMAND, &[Value::Text(&choices), Value::Text(&text)])
}
static NOT_A_COMMAND: Patterns = patterns![
    "lines.not-a-command",
    "\"\u{1}1\" is not a command here. Type \u{1}0.",
    "Ở đây không có lệnh \u{201c}\u{1}1\u{201d}. Bạn có thể gõ: \u{1}0.",
    "\u{201e}\u{1}1\u{201c} geht hier nicht. Tippe \u{1}0.",
    "«\u{1}1» no es un comando válido aquí. Escribe \u{1}0.",
];

/// `Who do you play against?`
pub fn opponent(language: Language) -> String {
    say(language, &OPPONENT, &[])
}
static OPPONENT: Patterns = patterns![
    "lines.opponent",
    "Who do you play against?",
    "Bạn đấu với ai?",
    "Gegen wen spielst du?",
    "¿Contra quién juegas?",
];

/// `Play again?`
pub fn play_again(language: Language) -> String {
    say(language, &PLAY_AGAIN, &[])
}
static PLAY_AGAIN: Patterns = patterns![
    "lines.play-again",
    "Play again?",
    "Chơi ván nữa?",
    "Noch eine Partie?",
    "¿Otra partida?",
];

/// `Name of player { $number } (Enter for { $usual })`
pub fn player_name(language: Language, number: impl Display, usual: impl Display) -> String {
    say(language, &PLAYER_NAME, &[Value::Text(&number), Value::Text(&usual)])
}
static PLAYER_NAME: Patterns = patterns![
    "lines.player-name",
    "Name of player \u{1}0 (Enter for \u{1}1)",
    "Tên người chơi \u{1}0 (Enter: \u{1}1)",
    "Name von Spieler \u{1}0 (Enter für \u{1}1)",
    "Nombre del jugador \u{1}0 (Enter: \u{1}1)",
];

/// `Please answer { $choices }.`
///
/// $choices: "y or n", "X or O".
pub fn please_answer(language: Language, choices: impl Display) -> String {
    say(language, &PLEASE_ANSWER, &[Value::Text(&choices)])
}
static PLEASE_ANSWER: Patterns = patterns![
    "lines.please-answer",
    "Please answer \u{1}0.",
    "Hãy trả lời \u{1}0.",
    "Bitte antworte mit \u{1}0.",
    "Responde \u{1}0.",
];

/// `Press Enter for the next move, or type { $quit }.`
pub fn press_enter(language: Language, quit: impl Display) -> String {
    say(language, &PRESS_ENTER, &[Value::Text(&quit)])
}
static PRESS_ENTER: Patterns = patterns![
    "lines.press-enter",
    "Press Enter for the next move, or type \u{1}0.",
    "Nhấn Enter để xem nước tiếp theo, hoặc gõ \u{201c}\u{1}0\u{201d}.",
    "Drücke Enter für den nächsten Zug oder tippe \u{201e}\u{1}0\u{201c}.",
    "Pulsa Enter para ver la siguiente jugada o escribe \u{1}0.",
];

/// `{ $who }: { $seconds } s`
///
/// $who is a player, or the word for a hint; $seconds is how long it has taken so far.
pub fn progress(language: Language, seconds: impl Display, who: impl Display) -> String {
    say(language, &PROGRESS, &[Value::Text(&seconds), Value::Text(&who)])
}
static PROGRESS: Patterns = patterns![
    "lines.progress",
    "\u{1}1: \u{1}0 s",
    "\u{1}1: \u{1}0 giây",
    "\u{1}1: \u{1}0 s",
    "\u{1}1: \u{1}0 s",
];

/// `{ $who }: { $seconds } s, { $progress }`
///
/// $progress as in hints.ftl: "20,000 positions, 4 turns ahead"
pub fn progress_so_far(language: Language, progress: impl Display, seconds: impl Display, who: impl Display) -> String {
    say(language, &PROGRESS_SO_FAR, &[Value::Text(&progress), Value::Text(&seconds), Value::Text(&who)])
}
static PROGRESS_SO_FAR: Patterns = patterns![
    "lines.progress-so-far",
    "\u{1}2: \u{1}1 s, \u{1}0",
    "\u{1}2: \u{1}1 giây, \u{1}0",
    "\u{1}2: \u{1}1 s, \u{1}0",
    "\u{1}2: \u{1}1 s, \u{1}0",
];

/// `The record ends here. It is the turn of { $who }.`
pub fn record_ends(language: Language, who: &Who) -> String {
    say(language, &RECORD_ENDS, &[Value::Who(who)])
}
static RECORD_ENDS: Patterns = patterns![
    "lines.record-ends",
    "\u{2}0\u{3}you\u{4}The record ends here. It is your turn.\u{3}other\u{4}The record ends here. It is the turn of \u{1}0.",
    "\u{2}0\u{3}you\u{4}Biên bản dừng ở đây. Đến lượt bạn.\u{3}other\u{4}Biên bản dừng ở đây. Đến lượt \u{1}0.",
    "\u{2}0\u{3}you\u{4}Hier endet die Aufzeichnung. Du bist am Zug.\u{3}other\u{4}Hier endet die Aufzeichnung. \u{1}0 ist am Zug.",
    "\u{2}0\u{3}you\u{4}El registro termina aquí. Te toca a ti.\u{3}other\u{4}El registro termina aquí. Le toca a \u{1}0.",
];

/// `{ $who }, remove a disc of { $opponent } instead of dropping?`
pub fn remove_a_disc(language: Language, opponent: impl Display, who: &Who) -> String {
    say(language, &REMOVE_A_DISC, &[Value::Text(&opponent), Value::Who(who)])
}
static REMOVE_A_DISC: Patterns = patterns![
    "lines.remove-a-disc",
    "\u{2}1\u{3}you\u{4}Remove a disc of \u{1}0 instead of dropping?\u{3}other\u{4}\u{1}1, remove a disc of \u{1}0 instead of dropping?",
    "\u{2}1\u{3}you\u{4}Bạn có muốn gỡ một quân của \u{1}0 thay vì thả quân không?\u{3}other\u{4}\u{1}1, bạn có muốn gỡ một quân của \u{1}0 thay vì thả quân không?",
    "\u{2}1\u{3}you\u{4}Einen Stein von \u{1}0 entfernen, statt einzuwerfen?\u{3}other\u{4}\u{1}1, einen Stein von \u{1}0 entfernen, statt einzuwerfen?",
    "\u{2}1\u{3}you\u{4}¿Quitas una ficha de \u{1}0 en vez de soltar la tuya?\u{3}other\u{4}\u{1}1, ¿quitas una ficha de \u{1}0 en vez de soltar la tuya?",
];

/// `{ $one } vs { $two }. Rules: { $rules }. Seed: { $seed }.`
///
/// $rules is the name of a rule set, or the rules as they stand in the record.
pub fn replay(language: Language, one: impl Display, rules: impl Display, seed: impl Display, two: impl Display) -> String {
    say(language, &REPLAY, &[Value::Text(&one), Value::Text(&rules), Value::Text(&seed), Value::Text(&two)])
}
static REPLAY: Patterns = patterns![
    "lines.replay",
    "\u{1}0 vs \u{1}3. Rules: \u{1}1. Seed: \u{1}2.",
    "\u{1}0 đấu với \u{1}3. Luật: \u{1}1. Hạt giống: \u{1}2.",
    "\u{1}0 \u{2013} \u{1}3. Regeln: \u{1}1. Startwert: \u{1}2.",
    "\u{1}0 vs. \u{1}3. Reglas: \u{1}1. Semilla: \u{1}2.",
];

/// `Which rules?`
pub fn rules(language: Language) -> String {
    say(language, &RULES, &[])
}
static RULES: Patterns = patterns![
    "lines.rules",
    "Which rules?",
    "Chơi theo luật nào?",
    "Nach welchen Regeln?",
    "¿Qué reglas?",
];

/// `Type { $save } and a file name.`
pub fn save_where(language: Language, save: impl Display) -> String {
    say(language, &SAVE_WHERE, &[Value::Text(&save)])
}
static SAVE_WHERE: Patterns = patterns![
    "lines.save-where",
    "Type \u{1}0 and a file name.",
    "Hãy gõ \u{201c}\u{1}0\u{201d} rồi đến tên tệp.",
    "Tippe \u{201e}\u{1}0\u{201c} und einen Dateinamen.",
    "Escribe \u{1}0 y un nombre de archivo.",
];

/// `Score: { $score }.`
pub fn score(language: Language, score: impl Display) -> String {
    say(language, &SCORE, &[Value::Text(&score)])
}
static SCORE: Patterns = patterns![
    "lines.score",
    "Score: \u{1}0.",
    "Tỉ số: \u{1}0.",
    "Stand: \u{1}0.",
    "Marcador: \u{1}0.",
];

/// `Two symbols for the discs (Enter for { $usual })`
///
/// $usual: "XO"
pub fn symbols(language: Language, usual: impl Display) -> String {
    say(language, &SYMBOLS, &[Value::Text(&usual)])
}
static SYMBOLS: Patterns = patterns![
    "lines.symbols",
    "Two symbols for the discs (Enter for \u{1}0)",
    "Hai ký hiệu cho quân của hai bên (Enter: \u{1}0)",
    "Zwei Symbole für die Steine (Enter für \u{1}0)",
    "Dos símbolos para las fichas (Enter: \u{1}0)",
];

/// `{ $who } is thinking, { $seconds } s at most ...`
///
/// $seconds is the longest time it takes.
pub fn thinking_at_most(language: Language, seconds: impl Display, who: impl Display) -> String {
    say(language, &THINKING_AT_MOST, &[Value::Text(&seconds), Value::Text(&who)])
}
static THINKING_AT_MOST: Patterns = patterns![
    "lines.thinking-at-most",
    "\u{1}1 is thinking, \u{1}0 s at most ...",
    "\u{1}1 đang nghĩ, lâu nhất \u{1}0 giây...",
    "\u{1}1 denkt nach, höchstens \u{1}0 s ...",
    "\u{1}1 está pensando, \u{1}0 s como máximo...",
];

/// `{ $problem } Try again?`
///
/// $problem is a whole sentence: "Otter (O) stopped with an error and can't move."
pub fn try_again(language: Language, problem: impl Display) -> String {
    say(language, &TRY_AGAIN, &[Value::Text(&problem)])
}
static TRY_AGAIN: Patterns = patterns![
    "lines.try-again",
    "\u{1}0 Try again?",
    "\u{1}0 Thử lại?",
    "\u{1}0 Noch einmal versuchen?",
    "\u{1}0 ¿Intentarlo otra vez?",
];

/// `Please type a column: { $columns }.`
///
/// $columns: "1 to 7", or the middle columns: "4 or 5".
pub fn type_a_column(language: Language, columns: impl Display) -> String {
    say(language, &TYPE_A_COLUMN, &[Value::Text(&columns)])
}
static TYPE_A_COLUMN: Patterns = patterns![
    "lines.type-a-column",
    "Please type a column: \u{1}0.",
    "Hãy gõ cột muốn đi: \u{1}0.",
    "Bitte tippe eine Spalte: \u{1}0.",
    "Escribe una columna: \u{1}0.",
];

/// `Please type a row and a column, for example { $row } { $column }.`
pub fn type_row_and_column(language: Language, column: impl Display, row: impl Display) -> String {
    say(language, &TYPE_ROW_AND_COLUMN, &[Value::Text(&column), Value::Text(&row)])
}
static TYPE_ROW_AND_COLUMN: Patterns = patterns![
    "lines.type-row-and-column",
    "Please type a row and a column, for example \u{1}1 \u{1}0.",
    "Hãy gõ hàng và cột, ví dụ \u{1}1 \u{1}0.",
    "Bitte tippe eine Zeile und eine Spalte, zum Beispiel \u{1}1 \u{1}0.",
    "Escribe una fila y una columna, por ejemplo \u{1}1 \u{1}0.",
];

/// `{ $who }, take the disc back? Undos left: { $left }.`
pub fn undo(language: Language, left: impl Display, who: &Who) -> String {
    say(language, &UNDO, &[Value::Text(&left), Value::Who(who)])
}
static UNDO: Patterns = patterns![
    "lines.undo",
    "\u{2}1\u{3}you\u{4}Take the disc back? Undos left: \u{1}0.\u{3}other\u{4}\u{1}1, take the disc back? Undos left: \u{1}0.",
    "\u{2}1\u{3}you\u{4}Hoàn tác nước vừa đi? Bạn còn \u{1}0 lần.\u{3}other\u{4}\u{1}1, hoàn tác nước vừa đi? Bạn còn \u{1}0 lần.",
    "\u{2}1\u{3}you\u{4}Stein zurücknehmen (noch \u{1}0)?\u{3}other\u{4}\u{1}1, Stein zurücknehmen (noch \u{1}0)?",
    "\u{2}1\u{3}you\u{4}¿Deshaces tu jugada? Veces que te quedan: \u{1}0.\u{3}other\u{4}\u{1}1, ¿deshaces tu jugada? Veces que te quedan: \u{1}0.",
];

/// `{ $who }, take the disc back and lose the game? You have no undo left.`
pub fn undo_loses(language: Language, who: &Who) -> String {
    say(language, &UNDO_LOSES, &[Value::Who(who)])
}
static UNDO_LOSES: Patterns = patterns![
    "lines.undo-loses",
    "\u{2}0\u{3}you\u{4}Take the disc back and lose the game? You have no undo left.\u{3}other\u{4}\u{1}0, take the disc back and lose the game? You have no undo left.",
    "\u{2}0\u{3}you\u{4}Hoàn tác và thua ván? Bạn không còn lần hoàn tác nào.\u{3}other\u{4}\u{1}0, hoàn tác và thua ván? Bạn không còn lần hoàn tác nào.",
    "\u{2}0\u{3}you\u{4}Stein zurücknehmen und die Partie verlieren? Du hast keine Rücknahme mehr.\u{3}other\u{4}\u{1}0, Stein zurücknehmen und die Partie verlieren? Du hast keine Rücknahme mehr.",
    "\u{2}0\u{3}you\u{4}¿Deshaces tu jugada y pierdes la partida? Ya no te está permitido deshacer.\u{3}other\u{4}\u{1}0, ¿deshaces tu jugada y pierdes la partida? Ya no te está permitido deshacer.",
];

/// `Column of the disc to remove, or { $back }`
pub fn which_column(language: Language, back: impl Display) -> String {
    say(language, &WHICH_COLUMN, &[Value::Text(&back)])
}
static WHICH_COLUMN: Patterns = patterns![
    "lines.which-column",
    "Column of the disc to remove, or \u{1}0",
    "Cột của quân cần gỡ, hoặc \u{201c}\u{1}0\u{201d}",
    "Spalte des Steins, den du entfernst, oder \u{201e}\u{1}0\u{201c}",
    "Columna de la ficha que quitas, o \u{1}0",
];

/// `Row and column of the disc to remove, or { $back }`
pub fn which_disc(language: Language, back: impl Display) -> String {
    say(language, &WHICH_DISC, &[Value::Text(&back)])
}
static WHICH_DISC: Patterns = patterns![
    "lines.which-disc",
    "Row and column of the disc to remove, or \u{1}0",
    "Hàng và cột của quân cần gỡ, hoặc \u{201c}\u{1}0\u{201d}",
    "Zeile und Spalte des Steins, den du entfernst, oder \u{201e}\u{1}0\u{201c}",
    "Fila y columna de la ficha que quitas, o \u{1}0",
];

/// `{ $question } ({ $yes }/{ $no })`
///
/// A question that is answered by yes or no: "Resign? (y/n)".
pub fn yes_or_no(language: Language, no: impl Display, question: impl Display, yes: impl Display) -> String {
    say(language, &YES_OR_NO, &[Value::Text(&no), Value::Text(&question), Value::Text(&yes)])
}
static YES_OR_NO: Patterns = patterns![
    "lines.yes-or-no",
    "\u{1}1 (\u{1}2/\u{1}0)",
    "\u{1}1 (\u{1}2/\u{1}0)",
    "\u{1}1 (\u{1}2/\u{1}0)",
    "\u{1}1 (\u{1}2/\u{1}0)",
];

/// `Your name (Enter for { $usual })`
pub fn your_name(language: Language, usual: impl Display) -> String {
    say(language, &YOUR_NAME, &[Value::Text(&usual)])
}
static YOUR_NAME: Patterns = patterns![
    "lines.your-name",
    "Your name (Enter for \u{1}0)",
    "Tên của bạn (Enter: \u{1}0)",
    "Dein Name (Enter für \u{1}0)",
    "Tu nombre (Enter: \u{1}0)",
];

#[cfg(any(test, feature = "packs"))]
pub(crate) static ALL: &[crate::pattern::Known] = &[
    ("bad-symbols", &BAD_SYMBOLS, "t"),
    ("best", &BEST, ""),
    ("block", &BLOCK, "tw"),
    ("choice", &CHOICE, "t"),
    ("enter-ends-turn", &ENTER_ENDS_TURN, "t"),
    ("file-exists", &FILE_EXISTS, "tt"),
    ("first", &FIRST, ""),
    ("from-the-start", &FROM_THE_START, ""),
    ("left", &LEFT, "tt"),
    ("level", &LEVEL, ""),
    ("line-too-long", &LINE_TOO_LONG, ""),
    ("next-move", &NEXT_MOVE, "t"),
    ("no-game-yet", &NO_GAME_YET, ""),
    ("not-a-choice", &NOT_A_CHOICE, "tt"),
    ("not-a-column", &NOT_A_COLUMN, "ttt"),
    ("not-a-command", &NOT_A_COMMAND, "tt"),
    ("opponent", &OPPONENT, ""),
    ("play-again", &PLAY_AGAIN, ""),
    ("player-name", &PLAYER_NAME, "tt"),
    ("please-answer", &PLEASE_ANSWER, "t"),
    ("press-enter", &PRESS_ENTER, "t"),
    ("progress", &PROGRESS, "tt"),
    ("progress-so-far", &PROGRESS_SO_FAR, "ttt"),
    ("record-ends", &RECORD_ENDS, "w"),
    ("remove-a-disc", &REMOVE_A_DISC, "tw"),
    ("replay", &REPLAY, "tttt"),
    ("rules", &RULES, ""),
    ("save-where", &SAVE_WHERE, "t"),
    ("score", &SCORE, "t"),
    ("symbols", &SYMBOLS, "t"),
    ("thinking-at-most", &THINKING_AT_MOST, "tt"),
    ("try-again", &TRY_AGAIN, "t"),
    ("type-a-column", &TYPE_A_COLUMN, "t"),
    ("type-row-and-column", &TYPE_ROW_AND_COLUMN, "tt"),
    ("undo", &UNDO, "tw"),
    ("undo-loses", &UNDO_LOSES, "w"),
    ("which-column", &WHICH_COLUMN, "t"),
    ("which-disc", &WHICH_DISC, "t"),
    ("yes-or-no", &YES_OR_NO, "ttt"),
    ("your-name", &YOUR_NAME, "t"),
];
