// Written by `cargo xtask words` from the catalogues in `ftl`; changes here are lost.

//! The messages of `commands.ftl`.

use crate::{Count, Language};
use crate::pattern::{Patterns, Value, patterns, say};
use std::fmt::Display;

/// `{ $file }: this game is over. { $ending } Show it with: fourline replay { $file }`
///
/// $ending is a sentence that tells how the game ended.
pub fn already_over(language: Language, ending: impl Display, file: impl Display) -> String {
    say(language, &ALREADY_OVER, &[Value::Text(&ending), Value::Text(&file)])
}
static ALREADY_OVER: Patterns = patterns![
    "commands.already-over",
    "\u{1}1: this game is over. \u{1}0 Show it with: fourline replay \u{1}1",
    "\u{1}1: ván này đã kết thúc. \u{1}0 Muốn xem lại, hãy gõ: fourline replay \u{1}1",
    "\u{1}1: diese Partie ist zu Ende. \u{1}0 Ansehen mit: fourline replay \u{1}1",
    "\u{1}1: esta partida ya terminó. \u{1}0 Puedes verla con: fourline replay \u{1}1",
];

/// `Putting the book together ...`
pub fn assembling_book(language: Language) -> String {
    say(language, &ASSEMBLING_BOOK, &[])
}
static ASSEMBLING_BOOK: Patterns = patterns![
    "commands.assembling-book",
    "Putting the book together ...",
    "Đang ghép sách...",
    "Stelle das Buch zusammen ...",
    "Componiendo el libro...",
];

/// `Best: columns { $columns }.`
pub fn best_columns(language: Language, columns: impl Display, count: impl Count) -> String {
    say(language, &BEST_COLUMNS, &[Value::Text(&columns), Value::Number(count.count())])
}
static BEST_COLUMNS: Patterns = patterns![
    "commands.best-columns",
    "\u{2}1\u{3}one\u{4}Best: column \u{1}0.\u{3}other\u{4}Best: columns \u{1}0.",
    "\u{2}1\u{3}1\u{4}Tốt nhất: cột \u{1}0.\u{3}other\u{4}Tốt nhất: các cột \u{1}0.",
    "\u{2}1\u{3}one\u{4}Am besten: Spalte \u{1}0.\u{3}other\u{4}Am besten: Spalten \u{1}0.",
    "\u{2}1\u{3}one\u{4}Lo mejor: columna \u{1}0.\u{3}other\u{4}Lo mejor: columnas \u{1}0.",
];

/// `this book is for { $other }, but the positions are on { $board }`
///
/// $board and $other are sizes such as 7x6.
pub fn book_for_other_board(language: Language, board: impl Display, other: impl Display) -> String {
    say(language, &BOOK_FOR_OTHER_BOARD, &[Value::Text(&board), Value::Text(&other)])
}
static BOOK_FOR_OTHER_BOARD: Patterns = patterns![
    "commands.book-for-other-board",
    "this book is for \u{1}1, but the positions are on \u{1}0",
    "sách này dành cho \u{1}1, nhưng các thế cờ là của \u{1}0",
    "dieses Buch ist für \u{1}1, die Stellungen sind aber auf \u{1}0",
    "este libro es para \u{1}1, pero las posiciones son de \u{1}0",
];

/// `{ $discs }: { $positions } positions, { $bytes } bytes, { $bits } bits each`
///
/// One layer of the book: the positions with so many discs. $discs is the next message.
pub fn book_layer(language: Language, bits: impl Display, bytes: impl Display, discs: impl Display, positions: impl Count) -> String {
    say(language, &BOOK_LAYER, &[Value::Text(&bits), Value::Text(&bytes), Value::Text(&discs), Value::Number(positions.count())])
}
static BOOK_LAYER: Patterns = patterns![
    "commands.book-layer",
    "\u{2}3\u{3}one\u{4}\u{1}2: \u{1}3 position, \u{1}1 bytes, \u{1}0 bits\u{3}other\u{4}\u{1}2: \u{1}3 positions, \u{1}1 bytes, \u{1}0 bits each",
    "\u{1}2: \u{1}3 thế cờ, \u{1}1 byte, mỗi thế cờ \u{1}0 bit",
    "\u{2}3\u{3}one\u{4}\u{1}2: \u{1}3 Stellung, \u{1}1 Byte, \u{1}0 Bit\u{3}other\u{4}\u{1}2: \u{1}3 Stellungen, \u{1}1 Byte, je \u{1}0 Bit",
    "\u{2}3\u{3}one\u{4}\u{1}2: \u{1}3 posición, \u{1}1 bytes, \u{1}0 bits\u{3}other\u{4}\u{1}2: \u{1}3 posiciones, \u{1}1 bytes, \u{1}0 bits por posición",
];

/// `{ $discs } discs`
pub fn book_layer_discs(language: Language, discs: impl Count) -> String {
    say(language, &BOOK_LAYER_DISCS, &[Value::Number(discs.count())])
}
static BOOK_LAYER_DISCS: Patterns = patterns![
    "commands.book-layer-discs",
    "\u{2}0\u{3}one\u{4}\u{1}0 disc\u{3}other\u{4}\u{1}0 discs",
    "\u{1}0 quân",
    "\u{2}0\u{3}one\u{4}\u{1}0 Stein\u{3}other\u{4}\u{1}0 Steine",
    "\u{2}0\u{3}one\u{4}\u{1}0 ficha\u{3}other\u{4}\u{1}0 fichas",
];

/// `the book says nothing, but the score is { $score }, for`
pub fn book_score_missing(language: Language, score: impl Display) -> String {
    say(language, &BOOK_SCORE_MISSING, &[Value::Text(&score)])
}
static BOOK_SCORE_MISSING: Patterns = patterns![
    "commands.book-score-missing",
    "the book says nothing, but the score is \u{1}0, for",
    "sách không ghi gì, nhưng điểm đúng là \u{1}0, cho",
    "das Buch sagt nichts, die Wertung ist aber \u{1}0, und zwar für",
    "el libro no dice nada, pero la puntuación es \u{1}0, en",
];

/// `the book says { $found }, but the score is { $score }, for`
///
/// After these two the position is drawn.
pub fn book_score_wrong(language: Language, found: impl Display, score: impl Display) -> String {
    say(language, &BOOK_SCORE_WRONG, &[Value::Text(&found), Value::Text(&score)])
}
static BOOK_SCORE_WRONG: Patterns = patterns![
    "commands.book-score-wrong",
    "the book says \u{1}0, but the score is \u{1}1, for",
    "sách ghi \u{1}0, nhưng điểm đúng là \u{1}1, cho",
    "das Buch sagt \u{1}0, die Wertung ist aber \u{1}1, und zwar für",
    "el libro dice \u{1}0, pero la puntuación es \u{1}1, en",
];

/// `A book for { $board }: { $bytes } bytes, checksum { $checksum }.`
pub fn book_summary(language: Language, board: impl Display, bytes: impl Count, checksum: impl Display) -> String {
    say(language, &BOOK_SUMMARY, &[Value::Text(&board), Value::Number(bytes.count()), Value::Text(&checksum)])
}
static BOOK_SUMMARY: Patterns = patterns![
    "commands.book-summary",
    "\u{2}1\u{3}one\u{4}A book for \u{1}0: \u{1}1 byte, checksum \u{1}2.\u{3}other\u{4}A book for \u{1}0: \u{1}1 bytes, checksum \u{1}2.",
    "Sách cho bàn cờ \u{1}0: \u{1}1 byte, mã kiểm tra \u{1}2.",
    "Ein Buch für \u{1}0: \u{1}1 Byte, Prüfsumme \u{1}2.",
    "\u{2}1\u{3}one\u{4}Un libro para \u{1}0: \u{1}1 byte, suma de verificación \u{1}2.\u{3}other\u{4}Un libro para \u{1}0: \u{1}1 bytes, suma de verificación \u{1}2.",
];

/// `another process is building this book`
pub fn build_already_runs(language: Language) -> String {
    say(language, &BUILD_ALREADY_RUNS, &[])
}
static BUILD_ALREADY_RUNS: Patterns = patterns![
    "commands.build-already-runs",
    "another process is building this book",
    "một tiến trình khác đang tạo sách này",
    "ein anderer Prozess baut dieses Buch gerade",
    "otro proceso está creando este libro",
];

/// `Interrupted. What is solved is kept; run the same command to continue.`
pub fn build_interrupted(language: Language) -> String {
    say(language, &BUILD_INTERRUPTED, &[])
}
static BUILD_INTERRUPTED: Patterns = patterns![
    "commands.build-interrupted",
    "Interrupted. What is solved is kept; run the same command to continue.",
    "Đã bị ngắt. Những gì giải xong được giữ lại; chạy lại đúng lệnh này để tiếp tục.",
    "Unterbrochen. Was gelöst ist, bleibt erhalten; derselbe Befehl macht weiter.",
    "Interrumpido. Lo resuelto queda guardado; repite el mismo comando para continuar.",
];

/// `built-in`
///
/// The name of the positions that come with the program, instead of a file.
pub fn built_in(language: Language) -> String {
    say(language, &BUILT_IN, &[])
}
static BUILT_IN: Patterns = patterns![
    "commands.built-in",
    "built-in",
    "có sẵn",
    "eingebaut",
    "incluidas",
];

/// `Built in:`
pub fn built_in_book(language: Language) -> String {
    say(language, &BUILT_IN_BOOK, &[])
}
static BUILT_IN_BOOK: Patterns = patterns![
    "commands.built-in-book",
    "Built in:",
    "Sách có sẵn:",
    "Eingebaut:",
    "Incluido:",
];

/// `could not listen for Ctrl-C`
pub fn cant_hear_interrupts(language: Language) -> String {
    say(language, &CANT_HEAR_INTERRUPTS, &[])
}
static CANT_HEAR_INTERRUPTS: Patterns = patterns![
    "commands.cant-hear-interrupts",
    "could not listen for Ctrl-C",
    "không nhận được Ctrl-C",
    "Strg-C kann nicht abgefangen werden",
    "no se pudo preparar la interrupción con Ctrl-C",
];

/// `could not remove the progress file`
pub fn cant_remove_progress(language: Language) -> String {
    say(language, &CANT_REMOVE_PROGRESS, &[])
}
static CANT_REMOVE_PROGRESS: Patterns = patterns![
    "commands.cant-remove-progress",
    "could not remove the progress file",
    "không xóa được tệp tiến độ",
    "die Datei mit dem Zwischenstand konnte nicht gelöscht werden",
    "no se pudo borrar el archivo de progreso",
];

/// `can't serve at { $address }`
pub fn cant_serve(language: Language, address: impl Display) -> String {
    say(language, &CANT_SERVE, &[Value::Text(&address)])
}
static CANT_SERVE: Patterns = patterns![
    "commands.cant-serve",
    "can't serve at \u{1}0",
    "không phục vụ được tại \u{1}0",
    "unter \u{1}0 lässt sich nichts bereitstellen",
    "no se puede servir en \u{1}0",
];

/// `could not write { $file }`
pub fn cant_write_file(language: Language, file: impl Display) -> String {
    say(language, &CANT_WRITE_FILE, &[Value::Text(&file)])
}
static CANT_WRITE_FILE: Patterns = patterns![
    "commands.cant-write-file",
    "could not write \u{1}0",
    "không ghi được \u{1}0",
    "\u{1}0 konnte nicht geschrieben werden",
    "no se pudo escribir \u{1}0",
];

/// `could not write the log`
pub fn cant_write_log(language: Language) -> String {
    say(language, &CANT_WRITE_LOG, &[])
}
static CANT_WRITE_LOG: Patterns = patterns![
    "commands.cant-write-log",
    "could not write the log",
    "không ghi được nhật ký",
    "das Protokoll konnte nicht geschrieben werden",
    "no se pudo escribir el archivo del torneo",
];

/// `could not write the output`
pub fn cant_write_output(language: Language) -> String {
    say(language, &CANT_WRITE_OUTPUT, &[])
}
static CANT_WRITE_OUTPUT: Patterns = patterns![
    "commands.cant-write-output",
    "could not write the output",
    "không ghi được đầu ra",
    "die Ausgabe konnte nicht geschrieben werden",
    "no se pudo escribir la salida",
];

/// `could not write the progress`
pub fn cant_write_progress(language: Language) -> String {
    say(language, &CANT_WRITE_PROGRESS, &[])
}
static CANT_WRITE_PROGRESS: Patterns = patterns![
    "commands.cant-write-progress",
    "could not write the progress",
    "không ghi được tiến độ",
    "der Zwischenstand konnte nicht geschrieben werden",
    "no se pudo escribir el progreso",
];

/// `The checksum is right.`
pub fn checksum_right(language: Language) -> String {
    say(language, &CHECKSUM_RIGHT, &[])
}
static CHECKSUM_RIGHT: Patterns = patterns![
    "commands.checksum-right",
    "The checksum is right.",
    "Mã kiểm tra đúng.",
    "Die Prüfsumme stimmt.",
    "La suma de verificación es correcta.",
];

/// `{ $problem }; choose less with --memory`
pub fn choose_less_memory(language: Language, problem: impl Display) -> String {
    say(language, &CHOOSE_LESS_MEMORY, &[Value::Text(&problem)])
}
static CHOOSE_LESS_MEMORY: Patterns = patterns![
    "commands.choose-less-memory",
    "\u{1}0; choose less with --memory",
    "\u{1}0; hãy chọn ít hơn bằng --memory",
    "\u{1}0; wähle weniger mit --memory",
    "\u{1}0; elige menos con --memory",
];

/// `full`
///
/// Instead of what a column leads to.
pub fn column_full(language: Language) -> String {
    say(language, &COLUMN_FULL, &[])
}
static COLUMN_FULL: Patterns = patterns![
    "commands.column-full",
    "full",
    "đã đầy",
    "voll",
    "llena",
];

/// `The drawn board`
///
/// Instead of the moves, if a board was drawn.
pub fn drawn_board(language: Language) -> String {
    say(language, &DRAWN_BOARD, &[])
}
static DRAWN_BOARD: Patterns = patterns![
    "commands.drawn-board",
    "The drawn board",
    "Bàn cờ vẽ bằng chữ",
    "Das gezeichnete Brett",
    "El tablero dibujado",
];

/// `{ $nodes } nodes, { $seconds } s`
pub fn effort(language: Language, nodes: impl Count, seconds: impl Display) -> String {
    say(language, &EFFORT, &[Value::Number(nodes.count()), Value::Text(&seconds)])
}
static EFFORT: Patterns = patterns![
    "commands.effort",
    "\u{2}0\u{3}one\u{4}\u{1}0 node, \u{1}1 s\u{3}other\u{4}\u{1}0 nodes, \u{1}1 s",
    "\u{1}0 nút, \u{1}1 giây",
    "\u{1}0 Knoten, \u{1}1 s",
    "\u{2}0\u{3}one\u{4}\u{1}0 nodo, \u{1}1 s\u{3}other\u{4}\u{1}0 nodos, \u{1}1 s",
];

/// `{ $elo } ({ $low } to { $high })`
///
/// A difference, and the range in which it is very likely.
pub fn elo_range(language: Language, elo: impl Display, high: impl Display, low: impl Display) -> String {
    say(language, &ELO_RANGE, &[Value::Text(&elo), Value::Text(&high), Value::Text(&low)])
}
static ELO_RANGE: Patterns = patterns![
    "commands.elo-range",
    "\u{1}0 (\u{1}2 to \u{1}1)",
    "\u{1}0 (\u{1}2 đến \u{1}1)",
    "\u{1}0 (\u{1}2 bis \u{1}1)",
    "\u{1}0 (\u{1}2 a \u{1}1)",
];

/// `The empty board`
///
/// Instead of the moves, if there are none.
pub fn empty_board(language: Language) -> String {
    say(language, &EMPTY_BOARD, &[])
}
static EMPTY_BOARD: Patterns = patterns![
    "commands.empty-board",
    "The empty board",
    "Bàn cờ trống",
    "Das leere Brett",
    "El tablero vacío",
];

/// `expected a finished game of this match`
pub fn expected_finished_game(language: Language) -> String {
    say(language, &EXPECTED_FINISHED_GAME, &[])
}
static EXPECTED_FINISHED_GAME: Patterns = patterns![
    "commands.expected-finished-game",
    "expected a finished game of this match",
    "cần có một ván đã xong của giải đấu này",
    "erwartet wird eine beendete Partie dieses Wettkampfs",
    "se esperaba una partida terminada de este torneo",
];

/// `expected moves and a score, found { $found }`
///
/// $found is the line, in quotes.
pub fn expected_moves_and_score(language: Language, found: impl Display) -> String {
    say(language, &EXPECTED_MOVES_AND_SCORE, &[Value::Text(&found)])
}
static EXPECTED_MOVES_AND_SCORE: Patterns = patterns![
    "commands.expected-moves-and-score",
    "expected moves and a score, found \u{1}0",
    "cần có các nước đi và điểm, không phải \u{1}0",
    "erwartet werden Züge und eine Wertung, gefunden wurde \u{1}0",
    "se esperaban jugadas y una puntuación, se encontró \u{1}0",
];

/// `Finding all positions with { $discs } discs on { $board } ...`
pub fn finding_positions(language: Language, board: impl Display, discs: impl Count) -> String {
    say(language, &FINDING_POSITIONS, &[Value::Text(&board), Value::Number(discs.count())])
}
static FINDING_POSITIONS: Patterns = patterns![
    "commands.finding-positions",
    "\u{2}1\u{3}one\u{4}Finding all positions with \u{1}1 disc on \u{1}0 ...\u{3}other\u{4}Finding all positions with \u{1}1 discs on \u{1}0 ...",
    "Đang tìm mọi thế cờ có \u{1}1 quân trên bàn cờ \u{1}0...",
    "\u{2}1\u{3}one\u{4}Suche alle Stellungen mit \u{1}1 Stein auf \u{1}0 ...\u{3}other\u{4}Suche alle Stellungen mit \u{1}1 Steinen auf \u{1}0 ...",
    "\u{2}1\u{3}one\u{4}Buscando todas las posiciones con \u{1}1 ficha en \u{1}0...\u{3}other\u{4}Buscando todas las posiciones con \u{1}1 fichas en \u{1}0...",
];

/// `game { $number } is there twice`
pub fn game_twice(language: Language, number: impl Display) -> String {
    say(language, &GAME_TWICE, &[Value::Text(&number)])
}
static GAME_TWICE: Patterns = patterns![
    "commands.game-twice",
    "game \u{1}0 is there twice",
    "ván \u{1}0 có hai lần",
    "Partie \u{1}0 ist zweimal da",
    "la partida \u{1}0 aparece dos veces",
];

/// `a game did not end`
pub fn game_without_end(language: Language) -> String {
    say(language, &GAME_WITHOUT_END, &[])
}
static GAME_WITHOUT_END: Patterns = patterns![
    "commands.game-without-end",
    "a game did not end",
    "có một ván không kết thúc",
    "eine Partie ging nicht zu Ende",
    "una partida no terminó",
];

/// `against`
pub fn head_against(language: Language) -> String {
    say(language, &HEAD_AGAINST, &[])
}
static HEAD_AGAINST: Patterns = patterns![
    "commands.head-against",
    "against",
    "đấu với",
    "gegen",
    "contra",
];

/// `draws`
pub fn head_draws(language: Language) -> String {
    say(language, &HEAD_DRAWS, &[])
}
static HEAD_DRAWS: Patterns = patterns![
    "commands.head-draws",
    "draws",
    "hòa",
    "Unentschieden",
    "empates",
];

/// `Elo`
pub fn head_elo(language: Language) -> String {
    say(language, &HEAD_ELO, &[])
}
static HEAD_ELO: Patterns = patterns![
    "commands.head-elo",
    "Elo",
    "Elo",
    "Elo",
    "Elo",
];

/// `Elo difference`
pub fn head_elo_difference(language: Language) -> String {
    say(language, &HEAD_ELO_DIFFERENCE, &[])
}
static HEAD_ELO_DIFFERENCE: Patterns = patterns![
    "commands.head-elo-difference",
    "Elo difference",
    "chênh lệch Elo",
    "Elo-Differenz",
    "diferencia Elo",
];

/// `games`
pub fn head_games(language: Language) -> String {
    say(language, &HEAD_GAMES, &[])
}
static HEAD_GAMES: Patterns = patterns![
    "commands.head-games",
    "games",
    "ván",
    "Partien",
    "partidas",
];

/// `losses`
pub fn head_losses(language: Language) -> String {
    say(language, &HEAD_LOSSES, &[])
}
static HEAD_LOSSES: Patterns = patterns![
    "commands.head-losses",
    "losses",
    "thua",
    "Niederlagen",
    "derrotas",
];

/// `95 %`
///
/// The range in which the number before it is very likely.
pub fn head_margin(language: Language) -> String {
    say(language, &HEAD_MARGIN, &[])
}
static HEAD_MARGIN: Patterns = patterns![
    "commands.head-margin",
    "95 %",
    "95%",
    "95 %",
    "95 %",
];

/// `player`
///
/// The heads of the columns of the two tables: a player, then the results against another one.
pub fn head_player(language: Language) -> String {
    say(language, &HEAD_PLAYER, &[])
}
static HEAD_PLAYER: Patterns = patterns![
    "commands.head-player",
    "player",
    "máy",
    "Spieler",
    "jugador",
];

/// `score`
pub fn head_score(language: Language) -> String {
    say(language, &HEAD_SCORE, &[])
}
static HEAD_SCORE: Patterns = patterns![
    "commands.head-score",
    "score",
    "điểm",
    "Punkte",
    "puntos",
];

/// `wins`
pub fn head_wins(language: Language) -> String {
    say(language, &HEAD_WINS, &[])
}
static HEAD_WINS: Patterns = patterns![
    "commands.head-wins",
    "wins",
    "thắng",
    "Siege",
    "victorias",
];

/// `Fourline: four in a row. Type help at any prompt.`
pub fn hello(language: Language) -> String {
    say(language, &HELLO, &[])
}
static HELLO: Patterns = patterns![
    "commands.hello",
    "Fourline: four in a row. Type help at any prompt.",
    "Fourline: bốn quân thẳng hàng. Lúc nào cũng có thể gõ \u{201c}trợ giúp\u{201d}.",
    "Fourline: Vier gewinnt. Mit \u{201e}hilfe\u{201c} bekommst du bei jeder Frage Hilfe.",
    "Fourline: cuatro en línea. Escribe ayuda cuando quieras.",
];

/// `{ $hours } h { $minutes } min`
pub fn hours(language: Language, hours: impl Display, minutes: impl Display) -> String {
    say(language, &HOURS, &[Value::Text(&hours), Value::Text(&minutes)])
}
static HOURS: Patterns = patterns![
    "commands.hours",
    "\u{1}0 h \u{1}1 min",
    "\u{1}0 giờ \u{1}1 phút",
    "\u{1}0 h \u{1}1 min",
    "\u{1}0 h \u{1}1 min",
];

/// `{ $file }: line { $line }: { $problem }`
pub fn in_line(language: Language, file: impl Display, line: impl Display, problem: impl Display) -> String {
    say(language, &IN_LINE, &[Value::Text(&file), Value::Text(&line), Value::Text(&problem)])
}
static IN_LINE: Patterns = patterns![
    "commands.in-line",
    "\u{1}0: line \u{1}1: \u{1}2",
    "\u{1}0: dòng \u{1}1: \u{1}2",
    "\u{1}0: Zeile \u{1}1: \u{1}2",
    "\u{1}0: línea \u{1}1: \u{1}2",
];

/// `{ $file }: line { $line }, column { $column }: { $problem }`
pub fn in_line_and_column(language: Language, column: impl Display, file: impl Display, line: impl Display, problem: impl Display) -> String {
    say(language, &IN_LINE_AND_COLUMN, &[Value::Text(&column), Value::Text(&file), Value::Text(&line), Value::Text(&problem)])
}
static IN_LINE_AND_COLUMN: Patterns = patterns![
    "commands.in-line-and-column",
    "\u{1}1: line \u{1}2, column \u{1}0: \u{1}3",
    "\u{1}1: dòng \u{1}2, ký tự \u{1}0: \u{1}3",
    "\u{1}1: Zeile \u{1}2, Zeichen \u{1}0: \u{1}3",
    "\u{1}1: línea \u{1}2, columna \u{1}0: \u{1}3",
];

/// `The input ended.`
pub fn input_ended(language: Language) -> String {
    say(language, &INPUT_ENDED, &[])
}
static INPUT_ENDED: Patterns = patterns![
    "commands.input-ended",
    "The input ended.",
    "Đầu vào đã kết thúc.",
    "Die Eingabe ist zu Ende.",
    "Se acabó la entrada.",
];

/// `Interrupted.`
pub fn interrupted(language: Language) -> String {
    say(language, &INTERRUPTED, &[])
}
static INTERRUPTED: Patterns = patterns![
    "commands.interrupted",
    "Interrupted.",
    "Đã bị ngắt.",
    "Unterbrochen.",
    "Interrumpido.",
];

/// `{ $file }: what is known so far could not be kept: { $problem }. The solve goes on`
pub fn keep_failed(language: Language, file: impl Display, problem: impl Display) -> String {
    say(language, &KEEP_FAILED, &[Value::Text(&file), Value::Text(&problem)])
}
static KEEP_FAILED: Patterns = patterns![
    "commands.keep-failed",
    "\u{1}0: what is known so far could not be kept: \u{1}1. The solve goes on",
    "\u{1}0: không giữ được những gì đã biết: \u{1}1. Việc giải vẫn tiếp tục",
    "\u{1}0: Was bisher bekannt ist, ließ sich nicht sichern: \u{1}1. Es wird weiter gelöst",
    "\u{1}0: no se pudo guardar lo que ya se sabe: \u{1}1. La resolución continúa",
];

/// `with --keep all positions must be on the board of --size`
pub fn keep_other_board(language: Language) -> String {
    say(language, &KEEP_OTHER_BOARD, &[])
}
static KEEP_OTHER_BOARD: Patterns = patterns![
    "commands.keep-other-board",
    "with --keep all positions must be on the board of --size",
    "khi dùng --keep, mọi thế cờ phải ở trên bàn cờ cỡ --size",
    "mit --keep müssen alle Stellungen auf dem Brett von --size sein",
    "con --keep todas las posiciones deben ser del tablero de --size",
];

/// `{ $file }: { $problem }. Name another file with --keep, or delete this one to begin again`
///
/// $problem says what is wrong with the file.
pub fn keep_unusable(language: Language, file: impl Display, problem: impl Display) -> String {
    say(language, &KEEP_UNUSABLE, &[Value::Text(&file), Value::Text(&problem)])
}
static KEEP_UNUSABLE: Patterns = patterns![
    "commands.keep-unusable",
    "\u{1}0: \u{1}1. Name another file with --keep, or delete this one to begin again",
    "\u{1}0: \u{1}1. Hãy nêu tệp khác bằng --keep, hoặc xóa tệp này để bắt đầu lại",
    "\u{1}0: \u{1}1. Mit --keep eine andere Datei angeben, oder diese löschen, um neu zu beginnen",
    "\u{1}0: \u{1}1. Indica otro archivo con --keep, o borra este para empezar de nuevo",
];

/// `All layers follow from the deepest one.`
pub fn layers_right(language: Language) -> String {
    say(language, &LAYERS_RIGHT, &[])
}
static LAYERS_RIGHT: Patterns = patterns![
    "commands.layers-right",
    "All layers follow from the deepest one.",
    "Mọi lớp đều khớp với lớp sâu nhất.",
    "Alle Ebenen folgen aus der tiefsten.",
    "Todas las capas se deducen de la más profunda.",
];

/// `the layers of the book do not follow from its deepest one`
pub fn layers_wrong(language: Language) -> String {
    say(language, &LAYERS_WRONG, &[])
}
static LAYERS_WRONG: Patterns = patterns![
    "commands.layers-wrong",
    "the layers of the book do not follow from its deepest one",
    "các lớp của sách không khớp với lớp sâu nhất",
    "die Ebenen des Buchs folgen nicht aus seiner tiefsten",
    "las capas del libro no se deducen de la más profunda",
];

/// `line { $number }`
///
/// Where the problem is: a line of the input, or one of several positions.
pub fn line(language: Language, number: impl Display) -> String {
    say(language, &LINE, &[Value::Text(&number)])
}
static LINE: Patterns = patterns![
    "commands.line",
    "line \u{1}0",
    "dòng \u{1}0",
    "Zeile \u{1}0",
    "línea \u{1}0",
];

/// `the line is too long for a position`
pub fn line_too_long(language: Language) -> String {
    say(language, &LINE_TOO_LONG, &[])
}
static LINE_TOO_LONG: Patterns = patterns![
    "commands.line-too-long",
    "the line is too long for a position",
    "dòng quá dài, không thể là một thế cờ",
    "die Zeile ist zu lang für eine Stellung",
    "la línea es demasiado larga para una posición",
];

/// `another process is playing this match`
pub fn match_already_runs(language: Language) -> String {
    say(language, &MATCH_ALREADY_RUNS, &[])
}
static MATCH_ALREADY_RUNS: Patterns = patterns![
    "commands.match-already-runs",
    "another process is playing this match",
    "một tiến trình khác đang chơi giải đấu này",
    "ein anderer Prozess spielt diesen Wettkampf gerade",
    "otro proceso está jugando este torneo",
];

/// `Interrupted after { $played } of { $all } games.`
pub fn match_interrupted(language: Language, all: impl Display, played: impl Display) -> String {
    say(language, &MATCH_INTERRUPTED, &[Value::Text(&all), Value::Text(&played)])
}
static MATCH_INTERRUPTED: Patterns = patterns![
    "commands.match-interrupted",
    "Interrupted after \u{1}1 of \u{1}0 games.",
    "Đã bị ngắt sau \u{1}1/\u{1}0 ván.",
    "Nach \u{1}1 von \u{1}0 Partien unterbrochen.",
    "Interrumpido después de \u{1}1 de \u{1}0 partidas.",
];

/// `Interrupted after { $played } of { $all } games. They are kept; run the same command to continue.`
pub fn match_interrupted_kept(language: Language, all: impl Display, played: impl Display) -> String {
    say(language, &MATCH_INTERRUPTED_KEPT, &[Value::Text(&all), Value::Text(&played)])
}
static MATCH_INTERRUPTED_KEPT: Patterns = patterns![
    "commands.match-interrupted-kept",
    "Interrupted after \u{1}1 of \u{1}0 games. They are kept; run the same command to continue.",
    "Đã bị ngắt sau \u{1}1/\u{1}0 ván. Các ván đó được giữ lại; chạy lại đúng lệnh này để tiếp tục.",
    "Nach \u{1}1 von \u{1}0 Partien unterbrochen. Sie bleiben erhalten; derselbe Befehl macht weiter.",
    "Interrumpido después de \u{1}1 de \u{1}0 partidas. Quedan guardadas; repite el mismo comando para continuar.",
];

/// `{ $file }: { $positions } positions, { $wrong } wrong; { $times }; { $speed }`
///
/// $times and $speed are the next two messages.
pub fn measured(language: Language, file: impl Display, positions: impl Count, speed: impl Display, times: impl Display, wrong: impl Display) -> String {
    say(language, &MEASURED, &[Value::Text(&file), Value::Number(positions.count()), Value::Text(&speed), Value::Text(&times), Value::Text(&wrong)])
}
static MEASURED: Patterns = patterns![
    "commands.measured",
    "\u{2}1\u{3}one\u{4}\u{1}0: \u{1}1 position, \u{1}4 wrong; \u{1}3; \u{1}2\u{3}other\u{4}\u{1}0: \u{1}1 positions, \u{1}4 wrong; \u{1}3; \u{1}2",
    "\u{1}0: \u{1}1 thế cờ, \u{1}4 sai; \u{1}3; \u{1}2",
    "\u{2}1\u{3}one\u{4}\u{1}0: \u{1}1 Stellung, \u{1}4 falsch; \u{1}3; \u{1}2\u{3}other\u{4}\u{1}0: \u{1}1 Stellungen, \u{1}4 falsch; \u{1}3; \u{1}2",
    "\u{2}1\u{3}one\u{4}\u{1}0: \u{1}1 posición, \u{1}4 mal; \u{1}3; \u{1}2\u{3}other\u{4}\u{1}0: \u{1}1 posiciones, \u{1}4 mal; \u{1}3; \u{1}2",
];

/// `{ $nodes } nodes each, { $millions } million nodes/s`
pub fn measured_speed(language: Language, millions: impl Display, nodes: impl Display) -> String {
    say(language, &MEASURED_SPEED, &[Value::Text(&millions), Value::Text(&nodes)])
}
static MEASURED_SPEED: Patterns = patterns![
    "commands.measured-speed",
    "\u{1}1 nodes each, \u{1}0 million nodes/s",
    "mỗi thế cờ \u{1}1 nút, \u{1}0 triệu nút/giây",
    "je \u{1}1 Knoten, \u{1}0 Mio. Knoten/s",
    "\u{1}1 nodos por posición, \u{1}0 millones de nodos/s",
];

/// `mean { $mean }, worst { $worst } ({ $moves })`
///
/// $mean and $worst are lengths of time, $moves the position that took longest.
pub fn measured_times(language: Language, mean: impl Display, moves: impl Display, worst: impl Display) -> String {
    say(language, &MEASURED_TIMES, &[Value::Text(&mean), Value::Text(&moves), Value::Text(&worst)])
}
static MEASURED_TIMES: Patterns = patterns![
    "commands.measured-times",
    "mean \u{1}0, worst \u{1}2 (\u{1}1)",
    "trung bình \u{1}0, lâu nhất \u{1}2 (\u{1}1)",
    "im Mittel \u{1}0, höchstens \u{1}2 (\u{1}1)",
    "media \u{1}0, máximo \u{1}2 (\u{1}1)",
];

/// `{ $minutes } min { $seconds } s`
pub fn minutes(language: Language, minutes: impl Display, seconds: impl Display) -> String {
    say(language, &MINUTES, &[Value::Text(&minutes), Value::Text(&seconds)])
}
static MINUTES: Patterns = patterns![
    "commands.minutes",
    "\u{1}0 min \u{1}1 s",
    "\u{1}0 phút \u{1}1 giây",
    "\u{1}0 min \u{1}1 s",
    "\u{1}0 min \u{1}1 s",
];

/// `no balanced openings are found: they need rules that the solver knows, and some discs`
pub fn no_balanced_opening(language: Language) -> String {
    say(language, &NO_BALANCED_OPENING, &[])
}
static NO_BALANCED_OPENING: Patterns = patterns![
    "commands.no-balanced-opening",
    "no balanced openings are found: they need rules that the solver knows, and some discs",
    "không tìm thấy khai cuộc cân bằng: cần luật mà bộ giải biết và vài quân",
    "es finden sich keine ausgeglichenen Eröffnungen: Sie brauchen Regeln, die der Löser kennt, und einige Steine",
    "no se encuentran aperturas equilibradas: necesitan reglas que el solucionador conozca y algunas fichas",
];

/// `no book is built in`
pub fn no_built_in_book(language: Language) -> String {
    say(language, &NO_BUILT_IN_BOOK, &[])
}
static NO_BUILT_IN_BOOK: Patterns = patterns![
    "commands.no-built-in-book",
    "no book is built in",
    "không có sách nào có sẵn",
    "es ist kein Buch eingebaut",
    "no hay ningún libro incluido",
];

/// `uci: needs a command, such as uci:fairy-stockfish`
pub fn no_command(language: Language) -> String {
    say(language, &NO_COMMAND, &[])
}
static NO_COMMAND: Patterns = patterns![
    "commands.no-command",
    "uci: needs a command, such as uci:fairy-stockfish",
    "uci: cần một lệnh, như uci:fairy-stockfish",
    "uci: braucht einen Befehl, etwa uci:fairy-stockfish",
    "uci: necesita un comando, como uci:fairy-stockfish",
];

/// `There are no finished games.`
pub fn no_finished_games(language: Language) -> String {
    say(language, &NO_FINISHED_GAMES, &[])
}
static NO_FINISHED_GAMES: Patterns = patterns![
    "commands.no-finished-games",
    "There are no finished games.",
    "Chưa có ván nào đã xong.",
    "Es gibt keine beendeten Partien.",
    "No hay partidas terminadas.",
];

/// `there is no finished game; name a record: fourline replay FILE`
pub fn no_finished_name_one(language: Language) -> String {
    say(language, &NO_FINISHED_NAME_ONE, &[])
}
static NO_FINISHED_NAME_ONE: Patterns = patterns![
    "commands.no-finished-name-one",
    "there is no finished game; name a record: fourline replay FILE",
    "chưa có ván nào đã xong; hãy nêu một biên bản: fourline replay TỆP",
    "es gibt keine beendete Partie; nenne eine Aufzeichnung: fourline replay DATEI",
    "no hay ninguna partida terminada; indica un registro: fourline replay ARCHIVO",
];

/// `No game was started.`
pub fn no_game_started(language: Language) -> String {
    say(language, &NO_GAME_STARTED, &[])
}
static NO_GAME_STARTED: Patterns = patterns![
    "commands.no-game-started",
    "No game was started.",
    "Chưa bắt đầu ván nào.",
    "Es wurde keine Partie begonnen.",
    "No se empezó ninguna partida.",
];

/// `this build has no network. From the source: cargo run --release -- online`
pub fn no_online(language: Language) -> String {
    say(language, &NO_ONLINE, &[])
}
static NO_ONLINE: Patterns = patterns![
    "commands.no-online",
    "this build has no network. From the source: cargo run --release -- online",
    "bản dựng này không có mạng. Từ mã nguồn: cargo run --release -- online",
    "dieses Programm wurde ohne Netz gebaut. Aus dem Quelltext: cargo run --release -- online",
    "esta versión no tiene red. Desde el código fuente: cargo run --release -- online",
];

/// `no openings in this file`
pub fn no_openings(language: Language) -> String {
    say(language, &NO_OPENINGS, &[])
}
static NO_OPENINGS: Patterns = patterns![
    "commands.no-openings",
    "no openings in this file",
    "tệp này không có khai cuộc nào",
    "in dieser Datei stehen keine Eröffnungen",
    "no hay aperturas en este archivo",
];

/// `no positions in this file`
pub fn no_positions(language: Language) -> String {
    say(language, &NO_POSITIONS, &[])
}
static NO_POSITIONS: Patterns = patterns![
    "commands.no-positions",
    "no positions in this file",
    "tệp này không có thế cờ nào",
    "in dieser Datei stehen keine Stellungen",
    "en este archivo no hay posiciones",
];

/// `this build can't serve the page. From the source: cargo xtask serve`
pub fn no_server(language: Language) -> String {
    say(language, &NO_SERVER, &[])
}
static NO_SERVER: Patterns = patterns![
    "commands.no-server",
    "this build can't serve the page. From the source: cargo xtask serve",
    "bản dựng này không phục vụ được trang. Từ mã nguồn: cargo xtask serve",
    "dieses Programm kann die Seite nicht bereitstellen. Aus dem Quelltext: cargo xtask serve",
    "esta versión no puede servir la página. Desde el código fuente: cargo xtask serve",
];

/// `the page for browsers is not inside this program. Build it with cargo xtask web, then the program again; or name its folder with --folder`
pub fn no_site(language: Language) -> String {
    say(language, &NO_SITE, &[])
}
static NO_SITE: Patterns = patterns![
    "commands.no-site",
    "the page for browsers is not inside this program. Build it with cargo xtask web, then the program again; or name its folder with --folder",
    "trang cho trình duyệt không nằm trong chương trình này. Hãy dựng trang bằng cargo xtask web rồi dựng lại chương trình; hoặc nêu thư mục của trang bằng --folder",
    "die Seite für Browser steckt nicht in diesem Programm. Bau sie mit cargo xtask web und danach das Programm noch einmal; oder gib ihren Ordner mit --folder an",
    "este programa no lleva dentro la página para navegadores. Compílala con cargo xtask web y luego otra vez el programa; o indica su carpeta con --folder",
];

/// `there are no rules called { $name }; use { $names }, or a TOML file`
///
/// $name is what was typed, in quotes; $names the names of rule sets.
pub fn no_such_rules(language: Language, name: impl Display, names: impl Display) -> String {
    say(language, &NO_SUCH_RULES, &[Value::Text(&name), Value::Text(&names)])
}
static NO_SUCH_RULES: Patterns = patterns![
    "commands.no-such-rules",
    "there are no rules called \u{1}0; use \u{1}1, or a TOML file",
    "không có bộ luật nào tên \u{1}0; hãy dùng \u{1}1, hoặc một tệp TOML",
    "Regeln namens \u{1}0 gibt es nicht; nimm \u{1}1 oder eine TOML-Datei",
    "no hay reglas llamadas \u{1}0; usa \u{1}1 o un archivo TOML",
];

/// `There are no unfinished games.`
pub fn no_unfinished_games(language: Language) -> String {
    say(language, &NO_UNFINISHED_GAMES, &[])
}
static NO_UNFINISHED_GAMES: Patterns = patterns![
    "commands.no-unfinished-games",
    "There are no unfinished games.",
    "Không có ván nào dang dở.",
    "Es gibt keine offenen Partien.",
    "No hay partidas sin terminar.",
];

/// `there is no unfinished game; start one with fourline play`
pub fn no_unfinished_start_one(language: Language) -> String {
    say(language, &NO_UNFINISHED_START_ONE, &[])
}
static NO_UNFINISHED_START_ONE: Patterns = patterns![
    "commands.no-unfinished-start-one",
    "there is no unfinished game; start one with fourline play",
    "không có ván nào dang dở; bắt đầu một ván bằng fourline play",
    "es gibt keine offene Partie; beginne eine mit fourline play",
    "no hay ninguna partida sin terminar; empieza una con fourline play",
];

/// `this build has no window. From the source: cargo run --release --features window -- window. Or play here: fourline play`
pub fn no_window(language: Language) -> String {
    say(language, &NO_WINDOW, &[])
}
static NO_WINDOW: Patterns = patterns![
    "commands.no-window",
    "this build has no window. From the source: cargo run --release --features window -- window. Or play here: fourline play",
    "bản dựng này không có cửa sổ. Từ mã nguồn: cargo run --release --features window -- window. Hoặc chơi ngay tại đây: fourline play",
    "dieses Programm wurde ohne Fenster gebaut. Aus dem Quelltext: cargo run --release --features window -- window. Oder spiel hier: fourline play",
    "esta versión no tiene ventana. Desde el código fuente: cargo run --release --features window -- window. O juega aquí: fourline play",
];

/// `node signature: { $nodes } (one thread, its own table)`
pub fn node_signature(language: Language, nodes: impl Display) -> String {
    say(language, &NODE_SIGNATURE, &[Value::Text(&nodes)])
}
static NODE_SIGNATURE: Patterns = patterns![
    "commands.node-signature",
    "node signature: \u{1}0 (one thread, its own table)",
    "chữ ký số nút: \u{1}0 (một luồng, bảng riêng)",
    "Knotensignatur: \u{1}0 (ein Thread, eigene Tabelle)",
    "firma de nodos: \u{1}0 (un hilo, con su propia tabla)",
];

/// `some positions are not solved`
pub fn not_all_solved(language: Language) -> String {
    say(language, &NOT_ALL_SOLVED, &[])
}
static NOT_ALL_SOLVED: Patterns = patterns![
    "commands.not-all-solved",
    "some positions are not solved",
    "còn thế cờ chưa giải xong",
    "manche Stellungen sind nicht gelöst",
    "quedan posiciones sin resolver",
];

/// `this is not the log of this match; expected { $expected } found { $found }`
pub fn not_this_log(language: Language, expected: impl Display, found: impl Display) -> String {
    say(language, &NOT_THIS_LOG, &[Value::Text(&expected), Value::Text(&found)])
}
static NOT_THIS_LOG: Patterns = patterns![
    "commands.not-this-log",
    "this is not the log of this match; expected\n\u{1}0\nfound\n\u{1}1",
    "đây không phải là nhật ký của giải đấu này; phải là\n\u{1}0\nnhưng lại là\n\u{1}1",
    "das ist nicht das Protokoll dieses Wettkampfs; erwartet wurde\n\u{1}0\ngefunden wurde\n\u{1}1",
    "este no es el archivo de este torneo; se esperaba\n\u{1}0\ny se encontró\n\u{1}1",
];

/// `this file is not the progress of this book; move it away`
pub fn not_this_progress(language: Language) -> String {
    say(language, &NOT_THIS_PROGRESS, &[])
}
static NOT_THIS_PROGRESS: Patterns = patterns![
    "commands.not-this-progress",
    "this file is not the progress of this book; move it away",
    "tệp này không phải là tiến độ của sách này; hãy dời nó đi chỗ khác",
    "diese Datei ist nicht der Zwischenstand dieses Buchs; verschieb sie",
    "este archivo no es el progreso de este libro; muévelo a otro lugar",
];

/// `there is no move to judge in this position`
pub fn nothing_to_judge(language: Language) -> String {
    say(language, &NOTHING_TO_JUDGE, &[])
}
static NOTHING_TO_JUDGE: Patterns = patterns![
    "commands.nothing-to-judge",
    "there is no move to judge in this position",
    "thế cờ này không có nước nào để đánh giá",
    "in dieser Stellung gibt es keinen Zug zu bewerten",
    "en esta posición no hay ninguna jugada que valorar",
];

/// `No move was made, so nothing is kept.`
pub fn nothing_to_keep(language: Language) -> String {
    say(language, &NOTHING_TO_KEEP, &[])
}
static NOTHING_TO_KEEP: Patterns = patterns![
    "commands.nothing-to-keep",
    "No move was made, so nothing is kept.",
    "Chưa đi nước nào nên không giữ lại gì.",
    "Es gab noch keinen Zug, also auch nichts zu sichern.",
    "No se hizo ninguna jugada, así que no hay nada que guardar.",
];

/// `choose an even number, because each opening is played from both sides`
pub fn odd_games(language: Language) -> String {
    say(language, &ODD_GAMES, &[])
}
static ODD_GAMES: Patterns = patterns![
    "commands.odd-games",
    "choose an even number, because each opening is played from both sides",
    "hãy chọn số chẵn, vì mỗi khai cuộc được chơi hai lần, đổi bên",
    "wähle eine gerade Zahl, denn jede Eröffnung wird von beiden Seiten gespielt",
    "elige un número par, porque cada apertura se juega con los dos lados",
];

/// `{ $flag } is for a still picture; use .svg or .png`
///
/// $flag is --strip or --scores.
pub fn only_for_still_picture(language: Language, flag: impl Display) -> String {
    say(language, &ONLY_FOR_STILL_PICTURE, &[Value::Text(&flag)])
}
static ONLY_FOR_STILL_PICTURE: Patterns = patterns![
    "commands.only-for-still-picture",
    "\u{1}0 is for a still picture; use .svg or .png",
    "\u{1}0 chỉ dùng cho ảnh tĩnh; hãy dùng .svg hoặc .png",
    "\u{1}0 ist für ein Standbild; nimm .svg oder .png",
    "\u{1}0 es para imágenes fijas; usa .svg o .png",
];

/// `there are only two players`
pub fn only_two_players(language: Language) -> String {
    say(language, &ONLY_TWO_PLAYERS, &[])
}
static ONLY_TWO_PLAYERS: Patterns = patterns![
    "commands.only-two-players",
    "there are only two players",
    "chỉ có hai người chơi",
    "es gibt nur zwei Spieler",
    "solo hay dos jugadores",
];

/// `the rules do not allow this opening`
pub fn opening_not_allowed(language: Language) -> String {
    say(language, &OPENING_NOT_ALLOWED, &[])
}
static OPENING_NOT_ALLOWED: Patterns = patterns![
    "commands.opening-not-allowed",
    "the rules do not allow this opening",
    "luật không cho phép khai cuộc này",
    "die Regeln erlauben diese Eröffnung nicht",
    "las reglas no permiten esta apertura",
];

/// `the board has only { $cells } cells`
pub fn opening_too_long(language: Language, cells: impl Count) -> String {
    say(language, &OPENING_TOO_LONG, &[Value::Number(cells.count())])
}
static OPENING_TOO_LONG: Patterns = patterns![
    "commands.opening-too-long",
    "\u{2}0\u{3}one\u{4}the board has only \u{1}0 cell\u{3}other\u{4}the board has only \u{1}0 cells",
    "bàn cờ chỉ có \u{1}0 ô",
    "\u{2}0\u{3}one\u{4}das Brett hat nur \u{1}0 Feld\u{3}other\u{4}das Brett hat nur \u{1}0 Felder",
    "\u{2}0\u{3}one\u{4}el tablero solo tiene \u{1}0 casilla\u{3}other\u{4}el tablero solo tiene \u{1}0 casillas",
];

/// `Could not write the output: { $reason }.`
pub fn output_failed(language: Language, reason: impl Display) -> String {
    say(language, &OUTPUT_FAILED, &[Value::Text(&reason)])
}
static OUTPUT_FAILED: Patterns = patterns![
    "commands.output-failed",
    "Could not write the output: \u{1}0.",
    "Không ghi được đầu ra: \u{1}0.",
    "Die Ausgabe konnte nicht geschrieben werden: \u{1}0.",
    "No se pudo escribir la salida: \u{1}0.",
];

/// `{ $player } is named twice`
pub fn player_twice(language: Language, player: impl Display) -> String {
    say(language, &PLAYER_TWICE, &[Value::Text(&player)])
}
static PLAYER_TWICE: Patterns = patterns![
    "commands.player-twice",
    "\u{1}0 is named twice",
    "\u{1}0 được nêu hai lần",
    "\u{1}0 ist zweimal genannt",
    "\u{1}0 aparece dos veces",
];

/// `the book has { $plies }; choose fewer`
pub fn plies_not_fewer(language: Language, plies: impl Display) -> String {
    say(language, &PLIES_NOT_FEWER, &[Value::Text(&plies)])
}
static PLIES_NOT_FEWER: Patterns = patterns![
    "commands.plies-not-fewer",
    "the book has \u{1}0; choose fewer",
    "sách đã có \u{1}0; hãy chọn số nhỏ hơn",
    "das Buch hat \u{1}0; wähle weniger",
    "el libro tiene \u{1}0; elige menos",
];

/// `position { $number }`
pub fn position(language: Language, number: impl Display) -> String {
    say(language, &POSITION, &[Value::Text(&number)])
}
static POSITION: Patterns = patterns![
    "commands.position",
    "position \u{1}0",
    "thế cờ \u{1}0",
    "Stellung \u{1}0",
    "posición \u{1}0",
];

/// `no file has this name, and these are not moves. Give moves such as 4453, a drawn board, or a file that exists`
pub fn position_neither(language: Language) -> String {
    say(language, &POSITION_NEITHER, &[])
}
static POSITION_NEITHER: Patterns = patterns![
    "commands.position-neither",
    "no file has this name, and these are not moves. Give moves such as 4453, a drawn board, or a file that exists",
    "không có tệp nào tên này, và đây cũng không phải là các nước đi. Hãy nêu các nước đi như 4453, bàn cờ vẽ bằng chữ, hoặc một tệp đã có",
    "keine Datei heißt so, und Züge sind es auch nicht. Nenne Züge wie 4453, ein gezeichnetes Brett oder eine vorhandene Datei",
    "ningún archivo se llama así y tampoco son jugadas. Indica jugadas como 4453, un tablero dibujado o un archivo que exista",
];

/// `no file has this name, and these are not moves: { $problem }. Give moves such as 4453, a drawn board, or a file that exists`
pub fn position_neither_because(language: Language, problem: impl Display) -> String {
    say(language, &POSITION_NEITHER_BECAUSE, &[Value::Text(&problem)])
}
static POSITION_NEITHER_BECAUSE: Patterns = patterns![
    "commands.position-neither-because",
    "no file has this name, and these are not moves: \u{1}0. Give moves such as 4453, a drawn board, or a file that exists",
    "không có tệp nào tên này, và đây cũng không phải là các nước đi: \u{1}0. Hãy nêu các nước đi như 4453, bàn cờ vẽ bằng chữ, hoặc một tệp đã có",
    "keine Datei heißt so, und Züge sind es auch nicht: \u{1}0. Nenne Züge wie 4453, ein gezeichnetes Brett oder eine vorhandene Datei",
    "ningún archivo se llama así y tampoco son jugadas: \u{1}0. Indica jugadas como 4453, un tablero dibujado o un archivo que exista",
];

/// `{ $problem }; name a file that exists, or give moves such as 4453 or a drawn board`
///
/// $problem says what is wrong with the file, and in the last one with the moves. A drawn board has a line of dots and letters for each row.
pub fn position_no_file(language: Language, problem: impl Display) -> String {
    say(language, &POSITION_NO_FILE, &[Value::Text(&problem)])
}
static POSITION_NO_FILE: Patterns = patterns![
    "commands.position-no-file",
    "\u{1}0; name a file that exists, or give moves such as 4453 or a drawn board",
    "\u{1}0; hãy nêu một tệp đã có, các nước đi như 4453, hoặc bàn cờ vẽ bằng chữ",
    "\u{1}0; nenne eine vorhandene Datei, Züge wie 4453 oder ein gezeichnetes Brett",
    "\u{1}0; indica un archivo que exista, jugadas como 4453 o un tablero dibujado",
];

/// `{ $count } positions.`
pub fn positions_found(language: Language, count: impl Count) -> String {
    say(language, &POSITIONS_FOUND, &[Value::Number(count.count())])
}
static POSITIONS_FOUND: Patterns = patterns![
    "commands.positions-found",
    "\u{2}0\u{3}one\u{4}\u{1}0 position.\u{3}other\u{4}\u{1}0 positions.",
    "\u{1}0 thế cờ.",
    "\u{2}0\u{3}one\u{4}\u{1}0 Stellung.\u{3}other\u{4}\u{1}0 Stellungen.",
    "\u{2}0\u{3}one\u{4}\u{1}0 posición.\u{3}other\u{4}\u{1}0 posiciones.",
];

/// `{ $count } positions, { $solved } already solved.`
pub fn positions_found_some_solved(language: Language, count: impl Count, solved: impl Display) -> String {
    say(language, &POSITIONS_FOUND_SOME_SOLVED, &[Value::Number(count.count()), Value::Text(&solved)])
}
static POSITIONS_FOUND_SOME_SOLVED: Patterns = patterns![
    "commands.positions-found-some-solved",
    "\u{2}0\u{3}one\u{4}\u{1}0 position, \u{1}1 already solved.\u{3}other\u{4}\u{1}0 positions, \u{1}1 already solved.",
    "\u{1}0 thế cờ, đã giải \u{1}1.",
    "\u{2}0\u{3}one\u{4}\u{1}0 Stellung, davon \u{1}1 schon gelöst.\u{3}other\u{4}\u{1}0 Stellungen, davon \u{1}1 schon gelöst.",
    "\u{2}0\u{3}one\u{4}\u{1}0 posición; ya resueltas: \u{1}1.\u{3}other\u{4}\u{1}0 posiciones; ya resueltas: \u{1}1.",
];

/// `{ $done } of { $all } ({ $percent } %), { $rate }/s, { $time } left`
///
/// How far long work has come: "120 of 500 (24.0 %), 12/s, 31 s left"
pub fn progress(language: Language, all: impl Display, done: impl Display, percent: impl Display, rate: impl Display, time: impl Display) -> String {
    say(language, &PROGRESS, &[Value::Text(&all), Value::Text(&done), Value::Text(&percent), Value::Text(&rate), Value::Text(&time)])
}
static PROGRESS: Patterns = patterns![
    "commands.progress",
    "\u{1}1 of \u{1}0 (\u{1}2 %), \u{1}3/s, \u{1}4 left",
    "\u{1}1/\u{1}0 (\u{1}2%), \u{1}3/giây, còn \u{1}4",
    "\u{1}1 von \u{1}0 (\u{1}2 %), \u{1}3/s, noch \u{1}4",
    "\u{1}1 de \u{1}0 (\u{1}2 %), \u{1}3/s, faltan \u{1}4",
];

/// `base: expected one of { $names }, in quotes`
pub fn rule_base(language: Language, names: impl Display) -> String {
    say(language, &RULE_BASE, &[Value::Text(&names)])
}
static RULE_BASE: Patterns = patterns![
    "commands.rule-base",
    "base: expected one of \u{1}0, in quotes",
    "base: phải là một trong các giá trị \u{1}0, trong dấu ngoặc kép",
    "base: möglich sind \u{1}0, in Anführungszeichen",
    "base: se esperaba uno de estos nombres, entre comillas: \u{1}0",
];

/// `Rules for fourline play --rules FILE. A rule that is left out is as in the base.`
///
/// The first two are comments at the top of a rule file that was printed.
pub fn rule_file_head(language: Language) -> String {
    say(language, &RULE_FILE_HEAD, &[])
}
static RULE_FILE_HEAD: Patterns = patterns![
    "commands.rule-file-head",
    "Rules for fourline play --rules FILE. A rule that is left out is as in the base.",
    "Luật cho fourline play --rules TỆP. Luật nào không ghi thì theo bộ luật gốc (base).",
    "Regeln für fourline play --rules DATEI. Eine Regel, die fehlt, ist wie in base.",
    "Reglas para fourline play --rules ARCHIVO. Una regla que falta queda como en base.",
];

/// `These are the rules called { $name }.`
pub fn rule_file_preset(language: Language, name: impl Display) -> String {
    say(language, &RULE_FILE_PRESET, &[Value::Text(&name)])
}
static RULE_FILE_PRESET: Patterns = patterns![
    "commands.rule-file-preset",
    "These are the rules called \u{1}0.",
    "Đây là bộ luật \u{1}0.",
    "Das sind die Regeln namens \u{1}0.",
    "Estas son las reglas llamadas \u{1}0.",
];

/// `{ $name }: expected a number or a text in quotes`
///
/// $name is a word of the file.
pub fn rule_number_or_text(language: Language, name: impl Display) -> String {
    say(language, &RULE_NUMBER_OR_TEXT, &[Value::Text(&name)])
}
static RULE_NUMBER_OR_TEXT: Patterns = patterns![
    "commands.rule-number-or-text",
    "\u{1}0: expected a number or a text in quotes",
    "\u{1}0: phải là một số, hoặc chữ trong dấu ngoặc kép",
    "\u{1}0: erwartet wird eine Zahl oder ein Text in Anführungszeichen",
    "\u{1}0: se esperaba un número o un texto entre comillas",
];

/// `unknown rule; there are base, { $names }`
pub fn rule_unknown(language: Language, names: impl Display) -> String {
    say(language, &RULE_UNKNOWN, &[Value::Text(&names)])
}
static RULE_UNKNOWN: Patterns = patterns![
    "commands.rule-unknown",
    "unknown rule; there are base, \u{1}0",
    "không có luật này; chỉ có base, \u{1}0",
    "unbekannte Regel; es gibt base, \u{1}0",
    "regla desconocida; existen base, \u{1}0",
];

/// `{ $count } positions solved again; all scores are right.`
pub fn sample_right(language: Language, count: impl Count) -> String {
    say(language, &SAMPLE_RIGHT, &[Value::Number(count.count())])
}
static SAMPLE_RIGHT: Patterns = patterns![
    "commands.sample-right",
    "\u{2}0\u{3}one\u{4}\u{1}0 position solved again; its score is right.\u{3}other\u{4}\u{1}0 positions solved again; all scores are right.",
    "Đã giải lại \u{1}0 thế cờ; điểm đều đúng.",
    "\u{2}0\u{3}one\u{4}\u{1}0 Stellung noch einmal gelöst; ihre Wertung stimmt.\u{3}other\u{4}\u{1}0 Stellungen noch einmal gelöst; alle Wertungen stimmen.",
    "\u{2}0\u{3}one\u{4}\u{1}0 posición resuelta de nuevo; su puntuación es correcta.\u{3}other\u{4}\u{1}0 posiciones resueltas de nuevo; todas las puntuaciones son correctas.",
];

/// `--scores is for one position; leave out --strip`
pub fn scores_without_strip(language: Language) -> String {
    say(language, &SCORES_WITHOUT_STRIP, &[])
}
static SCORES_WITHOUT_STRIP: Patterns = patterns![
    "commands.scores-without-strip",
    "--scores is for one position; leave out --strip",
    "--scores chỉ dùng cho một thế cờ; hãy bỏ --strip",
    "--scores ist für eine einzelne Stellung; lass --strip weg",
    "--scores es para una sola posición; no lo uses con --strip",
];

/// `--screen needs a terminal and the grid board; without it, you play line by line`
pub fn screen_needs_terminal(language: Language) -> String {
    say(language, &SCREEN_NEEDS_TERMINAL, &[])
}
static SCREEN_NEEDS_TERMINAL: Patterns = patterns![
    "commands.screen-needs-terminal",
    "--screen needs a terminal and the grid board; without it, you play line by line",
    "--screen cần một terminal và kiểu bàn cờ grid; không có thì bạn chơi từng dòng",
    "--screen braucht ein Terminal und das Brett grid; ohne --screen spielst du Zeile für Zeile",
    "--screen necesita una terminal y el tablero grid; sin la opción, se juega línea a línea",
];

/// `{ $seconds } s`
///
/// Lengths of time.
pub fn seconds(language: Language, seconds: impl Display) -> String {
    say(language, &SECONDS, &[Value::Text(&seconds)])
}
static SECONDS: Patterns = patterns![
    "commands.seconds",
    "\u{1}0 s",
    "\u{1}0 giây",
    "\u{1}0 s",
    "\u{1}0 s",
];

/// `Fourline is at http://{ $address }/ (Ctrl-C ends it)`
///
/// $address is an address and a port.
pub fn serving(language: Language, address: impl Display) -> String {
    say(language, &SERVING, &[Value::Text(&address)])
}
static SERVING: Patterns = patterns![
    "commands.serving",
    "Fourline is at http://\u{1}0/ (Ctrl-C ends it)",
    "Fourline ở http://\u{1}0/ (Ctrl-C để dừng)",
    "Fourline ist unter http://\u{1}0/ zu finden (Strg-C beendet es)",
    "Fourline está en http://\u{1}0/ (Ctrl-C lo termina)",
];

/// `{ $position }: { $who } to move draws. ({ $effort })`
pub fn side_to_move_draws(language: Language, effort: impl Display, position: impl Display, who: impl Display) -> String {
    say(language, &SIDE_TO_MOVE_DRAWS, &[Value::Text(&effort), Value::Text(&position), Value::Text(&who)])
}
static SIDE_TO_MOVE_DRAWS: Patterns = patterns![
    "commands.side-to-move-draws",
    "\u{1}1: \u{1}2 to move draws. (\u{1}0)",
    "\u{1}1: đến lượt \u{1}2, hòa. (\u{1}0)",
    "\u{1}1: \u{1}2 ist am Zug und hält unentschieden. (\u{1}0)",
    "\u{1}1: le toca a \u{1}2 y empata. (\u{1}0)",
];

/// `{ $position }: { $who } to move loses. ({ $effort })`
pub fn side_to_move_loses(language: Language, effort: impl Display, position: impl Display, who: impl Display) -> String {
    say(language, &SIDE_TO_MOVE_LOSES, &[Value::Text(&effort), Value::Text(&position), Value::Text(&who)])
}
static SIDE_TO_MOVE_LOSES: Patterns = patterns![
    "commands.side-to-move-loses",
    "\u{1}1: \u{1}2 to move loses. (\u{1}0)",
    "\u{1}1: đến lượt \u{1}2, thua. (\u{1}0)",
    "\u{1}1: \u{1}2 ist am Zug und verliert. (\u{1}0)",
    "\u{1}1: le toca a \u{1}2 y pierde. (\u{1}0)",
];

/// `{ $position }: { $who } to move wins. ({ $effort })`
pub fn side_to_move_wins(language: Language, effort: impl Display, position: impl Display, who: impl Display) -> String {
    say(language, &SIDE_TO_MOVE_WINS, &[Value::Text(&effort), Value::Text(&position), Value::Text(&who)])
}
static SIDE_TO_MOVE_WINS: Patterns = patterns![
    "commands.side-to-move-wins",
    "\u{1}1: \u{1}2 to move wins. (\u{1}0)",
    "\u{1}1: đến lượt \u{1}2, thắng. (\u{1}0)",
    "\u{1}1: \u{1}2 ist am Zug und gewinnt. (\u{1}0)",
    "\u{1}1: le toca a \u{1}2 y gana. (\u{1}0)",
];

/// `expected { $nodes }: the search has changed`
pub fn signature_changed(language: Language, nodes: impl Display) -> String {
    say(language, &SIGNATURE_CHANGED, &[Value::Text(&nodes)])
}
static SIGNATURE_CHANGED: Patterns = patterns![
    "commands.signature-changed",
    "expected \u{1}0: the search has changed",
    "lẽ ra là \u{1}0: thuật toán tìm kiếm đã thay đổi",
    "erwartet: \u{1}0; die Suche hat sich geändert",
    "se esperaban \u{1}0: la búsqueda ha cambiado",
];

/// `{ $folder }: there is no index.html in it. Build the page with cargo xtask web`
///
/// $folder is the name of a folder.
pub fn site_without_page(language: Language, folder: impl Display) -> String {
    say(language, &SITE_WITHOUT_PAGE, &[Value::Text(&folder)])
}
static SITE_WITHOUT_PAGE: Patterns = patterns![
    "commands.site-without-page",
    "\u{1}0: there is no index.html in it. Build the page with cargo xtask web",
    "\u{1}0: trong đó không có index.html. Hãy dựng trang bằng cargo xtask web",
    "\u{1}0: darin ist keine index.html. Die Seite wird mit cargo xtask web gebaut",
    "\u{1}0: no contiene index.html. Compila la página con cargo xtask web",
];

/// `skipped: { $problem }`
///
/// A file that can't be read.
pub fn skipped(language: Language, problem: impl Display) -> String {
    say(language, &SKIPPED, &[Value::Text(&problem)])
}
static SKIPPED: Patterns = patterns![
    "commands.skipped",
    "skipped: \u{1}0",
    "bỏ qua: \u{1}0",
    "übersprungen: \u{1}0",
    "omitido: \u{1}0",
];

/// `Interrupted. What is known so far is kept in { $file }; run the same command to continue.`
pub fn solve_interrupted(language: Language, file: impl Display) -> String {
    say(language, &SOLVE_INTERRUPTED, &[Value::Text(&file)])
}
static SOLVE_INTERRUPTED: Patterns = patterns![
    "commands.solve-interrupted",
    "Interrupted. What is known so far is kept in \u{1}0; run the same command to continue.",
    "Đã bị ngắt. Những gì đã biết được giữ trong \u{1}0; chạy lại đúng lệnh này để tiếp tục.",
    "Unterbrochen. Was bisher bekannt ist, steht in \u{1}0; derselbe Befehl macht weiter.",
    "Interrumpido. Lo que ya se sabe queda guardado en \u{1}0; repite el mismo comando para continuar.",
];

/// `{ $position }: { $who } to move { $prospect }, score { $score }. ({ $effort })`
///
/// $position is a list of moves, $who a player, $prospect "wins in 3 moves" or the like, $effort the next message.
pub fn solved(language: Language, effort: impl Display, position: impl Display, prospect: impl Display, score: impl Display, who: impl Display) -> String {
    say(language, &SOLVED, &[Value::Text(&effort), Value::Text(&position), Value::Text(&prospect), Value::Text(&score), Value::Text(&who)])
}
static SOLVED: Patterns = patterns![
    "commands.solved",
    "\u{1}1: \u{1}4 to move \u{1}2, score \u{1}3. (\u{1}0)",
    "\u{1}1: đến lượt \u{1}4, \u{1}2, điểm \u{1}3. (\u{1}0)",
    "\u{1}1: \u{1}4 am Zug, \u{1}2, Wertung \u{1}3. (\u{1}0)",
    "\u{1}1: le toca a \u{1}4; \u{1}2, puntuación \u{1}3. (\u{1}0)",
];

/// `the solver can't handle the rules of this record: removes, blocks or a forced opening`
pub fn solver_lacks_rules(language: Language) -> String {
    say(language, &SOLVER_LACKS_RULES, &[])
}
static SOLVER_LACKS_RULES: Patterns = patterns![
    "commands.solver-lacks-rules",
    "the solver can't handle the rules of this record: removes, blocks or a forced opening",
    "bộ giải không xử lý được luật của biên bản này: gỡ quân, chặn lượt hoặc khai cuộc bắt buộc",
    "der Löser kennt die Regeln dieser Aufzeichnung nicht: Entfernen, Blockieren oder eine vorgeschriebene Eröffnung",
    "el solucionador no admite las reglas de este registro: quitar, bloquear o apertura obligada",
];

/// `{ $position }: { $millions } million nodes, score between { $lower } and { $upper }, { $seconds } s`
///
/// A line that changes while it works.
pub fn solving(language: Language, lower: impl Display, millions: impl Display, position: impl Display, seconds: impl Display, upper: impl Display) -> String {
    say(language, &SOLVING, &[Value::Text(&lower), Value::Text(&millions), Value::Text(&position), Value::Text(&seconds), Value::Text(&upper)])
}
static SOLVING: Patterns = patterns![
    "commands.solving",
    "\u{1}2: \u{1}1 million nodes, score between \u{1}0 and \u{1}4, \u{1}3 s",
    "\u{1}2: \u{1}1 triệu nút, điểm từ \u{1}0 đến \u{1}4, \u{1}3 giây",
    "\u{1}2: \u{1}1 Mio. Knoten, Wertung zwischen \u{1}0 und \u{1}4, \u{1}3 s",
    "\u{1}2: \u{1}1 M de nodos, puntuación entre \u{1}0 y \u{1}4, \u{1}3 s",
];

/// `the test is for a match of two players`
pub fn sprt_for_two(language: Language) -> String {
    say(language, &SPRT_FOR_TWO, &[])
}
static SPRT_FOR_TWO: Patterns = patterns![
    "commands.sprt-for-two",
    "the test is for a match of two players",
    "phép thử chỉ dành cho giải có hai máy",
    "der Test ist für einen Wettkampf von zwei Spielern",
    "la prueba es para un torneo de dos jugadores",
];

/// `a study needs a terminal; for positions as text use fourline solve`
pub fn study_needs_terminal(language: Language) -> String {
    say(language, &STUDY_NEEDS_TERMINAL, &[])
}
static STUDY_NEEDS_TERMINAL: Patterns = patterns![
    "commands.study-needs-terminal",
    "a study needs a terminal; for positions as text use fourline solve",
    "phân tích cần một terminal; muốn xem thế cờ dạng chữ, hãy dùng fourline solve",
    "die Analyse braucht ein Terminal; Stellungen als Text löst fourline solve",
    "el análisis necesita una terminal; para posiciones como texto, usa fourline solve",
];

/// `a match needs two players or more`
pub fn too_few_players(language: Language) -> String {
    say(language, &TOO_FEW_PLAYERS, &[])
}
static TOO_FEW_PLAYERS: Patterns = patterns![
    "commands.too-few-players",
    "a match needs two players or more",
    "giải đấu cần ít nhất hai máy",
    "ein Wettkampf braucht mindestens zwei Spieler",
    "un torneo necesita dos jugadores o más",
];

/// `the game has { $last } steps; 0 is its beginning`
pub fn too_few_steps(language: Language, last: impl Count) -> String {
    say(language, &TOO_FEW_STEPS, &[Value::Number(last.count())])
}
static TOO_FEW_STEPS: Patterns = patterns![
    "commands.too-few-steps",
    "\u{2}0\u{3}one\u{4}the game has \u{1}0 step; 0 is its beginning\u{3}other\u{4}the game has \u{1}0 steps; 0 is its beginning",
    "ván có \u{1}0 bước; 0 là đầu ván",
    "\u{2}0\u{3}one\u{4}die Partie hat \u{1}0 Schritt; 0 ist ihr Anfang\u{3}other\u{4}die Partie hat \u{1}0 Schritte; 0 ist ihr Anfang",
    "\u{2}0\u{3}one\u{4}la partida tiene \u{1}0 paso; el 0 es el principio\u{3}other\u{4}la partida tiene \u{1}0 pasos; el 0 es el principio",
];

/// `a board of { $board } has only { $cells } cells`
pub fn too_many_plies(language: Language, board: impl Display, cells: impl Count) -> String {
    say(language, &TOO_MANY_PLIES, &[Value::Text(&board), Value::Number(cells.count())])
}
static TOO_MANY_PLIES: Patterns = patterns![
    "commands.too-many-plies",
    "\u{2}1\u{3}one\u{4}a board of \u{1}0 has only \u{1}1 cell\u{3}other\u{4}a board of \u{1}0 has only \u{1}1 cells",
    "bàn cờ \u{1}0 chỉ có \u{1}1 ô",
    "\u{2}1\u{3}one\u{4}ein \u{1}0-Brett hat nur \u{1}1 Feld\u{3}other\u{4}ein \u{1}0-Brett hat nur \u{1}1 Felder",
    "\u{2}1\u{3}one\u{4}un tablero de \u{1}0 solo tiene \u{1}1 casilla\u{3}other\u{4}un tablero de \u{1}0 solo tiene \u{1}1 casillas",
];

/// `Type one position per line, such as 4453. Ctrl-D ends.`
pub fn type_positions(language: Language) -> String {
    say(language, &TYPE_POSITIONS, &[])
}
static TYPE_POSITIONS: Patterns = patterns![
    "commands.type-positions",
    "Type one position per line, such as 4453. Ctrl-D ends.",
    "Gõ mỗi dòng một thế cờ, chẳng hạn 4453. Nhấn Ctrl-D để kết thúc.",
    "Tippe eine Stellung pro Zeile, etwa 4453. Strg-D beendet die Eingabe.",
    "Escribe una posición por línea, como 4453. Ctrl-D para terminar.",
];

/// `{ $file }: unknown file extension; use .svg, .png, .gif or .apng, or --format`
pub fn unknown_extension(language: Language, file: impl Display) -> String {
    say(language, &UNKNOWN_EXTENSION, &[Value::Text(&file)])
}
static UNKNOWN_EXTENSION: Patterns = patterns![
    "commands.unknown-extension",
    "\u{1}0: unknown file extension; use .svg, .png, .gif or .apng, or --format",
    "\u{1}0: không rõ phần mở rộng của tệp; hãy dùng .svg, .png, .gif hoặc .apng, hoặc --format",
    "\u{1}0: unbekannte Dateiendung; nimm .svg, .png, .gif oder .apng, oder --format",
    "\u{1}0: extensión desconocida; usa .svg, .png, .gif o .apng, o bien --format",
];

/// `which format? For the standard output, use --format svg, png, gif or apng`
pub fn which_format(language: Language) -> String {
    say(language, &WHICH_FORMAT, &[])
}
static WHICH_FORMAT: Patterns = patterns![
    "commands.which-format",
    "which format? For the standard output, use --format svg, png, gif or apng",
    "định dạng nào? Với đầu ra chuẩn, hãy dùng --format svg, png, gif hoặc apng",
    "welches Format? Für die Standardausgabe nimm --format svg, png, gif oder apng",
    "¿qué formato? Para la salida estándar, usa --format svg, png, gif o apng",
];

/// `{ $problem }; continuing without it`
pub fn without_book(language: Language, problem: impl Display) -> String {
    say(language, &WITHOUT_BOOK, &[Value::Text(&problem)])
}
static WITHOUT_BOOK: Patterns = patterns![
    "commands.without-book",
    "\u{1}0; continuing without it",
    "\u{1}0; tiếp tục mà không có sách",
    "\u{1}0; es geht ohne das Buch weiter",
    "\u{1}0; se continúa sin él",
];

/// `{ $file }: a book for { $other }, not for { $board }; continuing without it`
pub fn without_other_book(language: Language, board: impl Display, file: impl Display, other: impl Display) -> String {
    say(language, &WITHOUT_OTHER_BOOK, &[Value::Text(&board), Value::Text(&file), Value::Text(&other)])
}
static WITHOUT_OTHER_BOOK: Patterns = patterns![
    "commands.without-other-book",
    "\u{1}1: a book for \u{1}2, not for \u{1}0; continuing without it",
    "\u{1}1: sách cho \u{1}2, không phải cho \u{1}0; tiếp tục mà không có sách",
    "\u{1}1: ein Buch für \u{1}2, nicht für \u{1}0; es geht ohne das Buch weiter",
    "\u{1}1: un libro para \u{1}2, no para \u{1}0; se continúa sin él",
];

/// `Written to { $file }.`
pub fn written(language: Language, file: impl Display) -> String {
    say(language, &WRITTEN, &[Value::Text(&file)])
}
static WRITTEN: Patterns = patterns![
    "commands.written",
    "Written to \u{1}0.",
    "Đã ghi vào \u{1}0.",
    "In \u{1}0 geschrieben.",
    "Escrito en \u{1}0.",
];

/// `Written to { $file } after { $time }.`
pub fn written_after(language: Language, file: impl Display, time: impl Display) -> String {
    say(language, &WRITTEN_AFTER, &[Value::Text(&file), Value::Text(&time)])
}
static WRITTEN_AFTER: Patterns = patterns![
    "commands.written-after",
    "Written to \u{1}0 after \u{1}1.",
    "Đã ghi vào \u{1}0 sau \u{1}1.",
    "Nach \u{1}1 in \u{1}0 geschrieben.",
    "Escrito en \u{1}0 después de \u{1}1.",
];

/// `{ $file }: { $moves }: expected { $expected }, found { $found }`
pub fn wrong_score(language: Language, expected: impl Display, file: impl Display, found: impl Display, moves: impl Display) -> String {
    say(language, &WRONG_SCORE, &[Value::Text(&expected), Value::Text(&file), Value::Text(&found), Value::Text(&moves)])
}
static WRONG_SCORE: Patterns = patterns![
    "commands.wrong-score",
    "\u{1}1: \u{1}3: expected \u{1}0, found \u{1}2",
    "\u{1}1: \u{1}3: lẽ ra là \u{1}0, lại ra \u{1}2",
    "\u{1}1: \u{1}3: erwartet \u{1}0, gefunden \u{1}2",
    "\u{1}1: \u{1}3: se esperaba \u{1}0, se encontró \u{1}2",
];

#[cfg(any(test, feature = "packs"))]
pub(crate) static ALL: &[crate::pattern::Known] = &[
    ("already-over", &ALREADY_OVER, "tt"),
    ("assembling-book", &ASSEMBLING_BOOK, ""),
    ("best-columns", &BEST_COLUMNS, "tn"),
    ("book-for-other-board", &BOOK_FOR_OTHER_BOARD, "tt"),
    ("book-layer", &BOOK_LAYER, "tttn"),
    ("book-layer-discs", &BOOK_LAYER_DISCS, "n"),
    ("book-score-missing", &BOOK_SCORE_MISSING, "t"),
    ("book-score-wrong", &BOOK_SCORE_WRONG, "tt"),
    ("book-summary", &BOOK_SUMMARY, "tnt"),
    ("build-already-runs", &BUILD_ALREADY_RUNS, ""),
    ("build-interrupted", &BUILD_INTERRUPTED, ""),
    ("built-in", &BUILT_IN, ""),
    ("built-in-book", &BUILT_IN_BOOK, ""),
    ("cant-hear-interrupts", &CANT_HEAR_INTERRUPTS, ""),
    ("cant-remove-progress", &CANT_REMOVE_PROGRESS, ""),
    ("cant-serve", &CANT_SERVE, "t"),
    ("cant-write-file", &CANT_WRITE_FILE, "t"),
    ("cant-write-log", &CANT_WRITE_LOG, ""),
    ("cant-write-output", &CANT_WRITE_OUTPUT, ""),
    ("cant-write-progress", &CANT_WRITE_PROGRESS, ""),
    ("checksum-right", &CHECKSUM_RIGHT, ""),
    ("choose-less-memory", &CHOOSE_LESS_MEMORY, "t"),
    ("column-full", &COLUMN_FULL, ""),
    ("drawn-board", &DRAWN_BOARD, ""),
    ("effort", &EFFORT, "nt"),
    ("elo-range", &ELO_RANGE, "ttt"),
    ("empty-board", &EMPTY_BOARD, ""),
    ("expected-finished-game", &EXPECTED_FINISHED_GAME, ""),
    ("expected-moves-and-score", &EXPECTED_MOVES_AND_SCORE, "t"),
    ("finding-positions", &FINDING_POSITIONS, "tn"),
    ("game-twice", &GAME_TWICE, "t"),
    ("game-without-end", &GAME_WITHOUT_END, ""),
    ("head-against", &HEAD_AGAINST, ""),
    ("head-draws", &HEAD_DRAWS, ""),
    ("head-elo", &HEAD_ELO, ""),
    ("head-elo-difference", &HEAD_ELO_DIFFERENCE, ""),
    ("head-games", &HEAD_GAMES, ""),
    ("head-losses", &HEAD_LOSSES, ""),
    ("head-margin", &HEAD_MARGIN, ""),
    ("head-player", &HEAD_PLAYER, ""),
    ("head-score", &HEAD_SCORE, ""),
    ("head-wins", &HEAD_WINS, ""),
    ("hello", &HELLO, ""),
    ("hours", &HOURS, "tt"),
    ("in-line", &IN_LINE, "ttt"),
    ("in-line-and-column", &IN_LINE_AND_COLUMN, "tttt"),
    ("input-ended", &INPUT_ENDED, ""),
    ("interrupted", &INTERRUPTED, ""),
    ("keep-failed", &KEEP_FAILED, "tt"),
    ("keep-other-board", &KEEP_OTHER_BOARD, ""),
    ("keep-unusable", &KEEP_UNUSABLE, "tt"),
    ("layers-right", &LAYERS_RIGHT, ""),
    ("layers-wrong", &LAYERS_WRONG, ""),
    ("line", &LINE, "t"),
    ("line-too-long", &LINE_TOO_LONG, ""),
    ("match-already-runs", &MATCH_ALREADY_RUNS, ""),
    ("match-interrupted", &MATCH_INTERRUPTED, "tt"),
    ("match-interrupted-kept", &MATCH_INTERRUPTED_KEPT, "tt"),
    ("measured", &MEASURED, "tnttt"),
    ("measured-speed", &MEASURED_SPEED, "tt"),
    ("measured-times", &MEASURED_TIMES, "ttt"),
    ("minutes", &MINUTES, "tt"),
    ("no-balanced-opening", &NO_BALANCED_OPENING, ""),
    ("no-built-in-book", &NO_BUILT_IN_BOOK, ""),
    ("no-command", &NO_COMMAND, ""),
    ("no-finished-games", &NO_FINISHED_GAMES, ""),
    ("no-finished-name-one", &NO_FINISHED_NAME_ONE, ""),
    ("no-game-started", &NO_GAME_STARTED, ""),
    ("no-online", &NO_ONLINE, ""),
    ("no-openings", &NO_OPENINGS, ""),
    ("no-positions", &NO_POSITIONS, ""),
    ("no-server", &NO_SERVER, ""),
    ("no-site", &NO_SITE, ""),
    ("no-such-rules", &NO_SUCH_RULES, "tt"),
    ("no-unfinished-games", &NO_UNFINISHED_GAMES, ""),
    ("no-unfinished-start-one", &NO_UNFINISHED_START_ONE, ""),
    ("no-window", &NO_WINDOW, ""),
    ("node-signature", &NODE_SIGNATURE, "t"),
    ("not-all-solved", &NOT_ALL_SOLVED, ""),
    ("not-this-log", &NOT_THIS_LOG, "tt"),
    ("not-this-progress", &NOT_THIS_PROGRESS, ""),
    ("nothing-to-judge", &NOTHING_TO_JUDGE, ""),
    ("nothing-to-keep", &NOTHING_TO_KEEP, ""),
    ("odd-games", &ODD_GAMES, ""),
    ("only-for-still-picture", &ONLY_FOR_STILL_PICTURE, "t"),
    ("only-two-players", &ONLY_TWO_PLAYERS, ""),
    ("opening-not-allowed", &OPENING_NOT_ALLOWED, ""),
    ("opening-too-long", &OPENING_TOO_LONG, "n"),
    ("output-failed", &OUTPUT_FAILED, "t"),
    ("player-twice", &PLAYER_TWICE, "t"),
    ("plies-not-fewer", &PLIES_NOT_FEWER, "t"),
    ("position", &POSITION, "t"),
    ("position-neither", &POSITION_NEITHER, ""),
    ("position-neither-because", &POSITION_NEITHER_BECAUSE, "t"),
    ("position-no-file", &POSITION_NO_FILE, "t"),
    ("positions-found", &POSITIONS_FOUND, "n"),
    ("positions-found-some-solved", &POSITIONS_FOUND_SOME_SOLVED, "nt"),
    ("progress", &PROGRESS, "ttttt"),
    ("rule-base", &RULE_BASE, "t"),
    ("rule-file-head", &RULE_FILE_HEAD, ""),
    ("rule-file-preset", &RULE_FILE_PRESET, "t"),
    ("rule-number-or-text", &RULE_NUMBER_OR_TEXT, "t"),
    ("rule-unknown", &RULE_UNKNOWN, "t"),
    ("sample-right", &SAMPLE_RIGHT, "n"),
    ("scores-without-strip", &SCORES_WITHOUT_STRIP, ""),
    ("screen-needs-terminal", &SCREEN_NEEDS_TERMINAL, ""),
    ("seconds", &SECONDS, "t"),
    ("serving", &SERVING, "t"),
    ("side-to-move-draws", &SIDE_TO_MOVE_DRAWS, "ttt"),
    ("side-to-move-loses", &SIDE_TO_MOVE_LOSES, "ttt"),
    ("side-to-move-wins", &SIDE_TO_MOVE_WINS, "ttt"),
    ("signature-changed", &SIGNATURE_CHANGED, "t"),
    ("site-without-page", &SITE_WITHOUT_PAGE, "t"),
    ("skipped", &SKIPPED, "t"),
    ("solve-interrupted", &SOLVE_INTERRUPTED, "t"),
    ("solved", &SOLVED, "ttttt"),
    ("solver-lacks-rules", &SOLVER_LACKS_RULES, ""),
    ("solving", &SOLVING, "ttttt"),
    ("sprt-for-two", &SPRT_FOR_TWO, ""),
    ("study-needs-terminal", &STUDY_NEEDS_TERMINAL, ""),
    ("too-few-players", &TOO_FEW_PLAYERS, ""),
    ("too-few-steps", &TOO_FEW_STEPS, "n"),
    ("too-many-plies", &TOO_MANY_PLIES, "tn"),
    ("type-positions", &TYPE_POSITIONS, ""),
    ("unknown-extension", &UNKNOWN_EXTENSION, "t"),
    ("which-format", &WHICH_FORMAT, ""),
    ("without-book", &WITHOUT_BOOK, "t"),
    ("without-other-book", &WITHOUT_OTHER_BOOK, "ttt"),
    ("written", &WRITTEN, "t"),
    ("written-after", &WRITTEN_AFTER, "tt"),
    ("wrong-score", &WRONG_SCORE, "tttt"),
];
