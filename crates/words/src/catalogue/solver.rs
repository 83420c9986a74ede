// Written by `cargo xtask words` from the catalogues in `ftl`; changes here are lost.

//! The messages of `solver.ftl`.

use crate::{Language};
use crate::pattern::{Patterns, Value, patterns, say};
use std::fmt::Display;

/// `the game is over: the board is full`
pub fn board_full(language: Language) -> String {
    say(language, &BOARD_FULL, &[])
}
static BOARD_FULL: Patterns = patterns![
    "solver.board-full",
    "the game is over: the board is full",
    "ván đã kết thúc: bàn cờ đã đầy",
    "die Partie ist zu Ende: Das Brett ist voll",
    "la partida ya terminó: el tablero está lleno",
];

/// `the book is damaged: its checksum is wrong`
pub fn book_damaged(language: Language) -> String {
    say(language, &BOOK_DAMAGED, &[])
}
static BOOK_DAMAGED: Patterns = patterns![
    "solver.book-damaged",
    "the book is damaged: its checksum is wrong",
    "sách bị hỏng: sai mã kiểm tra",
    "das Buch ist beschädigt: Seine Prüfsumme stimmt nicht",
    "el libro está dañado: su suma de verificación no coincide",
];

/// `the book makes no sense, though its checksum is right`
pub fn book_malformed(language: Language) -> String {
    say(language, &BOOK_MALFORMED, &[])
}
static BOOK_MALFORMED: Patterns = patterns![
    "solver.book-malformed",
    "the book makes no sense, though its checksum is right",
    "nội dung sách vô nghĩa, dù mã kiểm tra đúng",
    "das Buch ergibt keinen Sinn, obwohl seine Prüfsumme stimmt",
    "el contenido del libro no tiene sentido, aunque su suma de verificación coincide",
];

/// `there are no books for { $shape }`
///
/// $shape is a size: "9x7".
pub fn book_unsupported_shape(language: Language, shape: impl Display) -> String {
    say(language, &BOOK_UNSUPPORTED_SHAPE, &[Value::Text(&shape)])
}
static BOOK_UNSUPPORTED_SHAPE: Patterns = patterns![
    "solver.book-unsupported-shape",
    "there are no books for \u{1}0",
    "không có sách cho bàn cờ \u{1}0",
    "für \u{1}0 gibt es keine Bücher",
    "no hay libros para \u{1}0",
];

/// `this book has version { $version }; this program reads version { $known }`
pub fn book_version(language: Language, known: impl Display, version: impl Display) -> String {
    say(language, &BOOK_VERSION, &[Value::Text(&known), Value::Text(&version)])
}
static BOOK_VERSION: Patterns = patterns![
    "solver.book-version",
    "this book has version \u{1}1; this program reads version \u{1}0",
    "sách này có phiên bản \u{1}1; chương trình này chỉ đọc được phiên bản \u{1}0",
    "dieses Buch hat Version \u{1}1; dieses Programm liest Version \u{1}0",
    "este libro es de la versión \u{1}1; este programa lee la versión \u{1}0",
];

/// `the layer has { $expected } positions, but { $found } scores were given`
///
/// A layer is all positions of a book with the same number of discs.
pub fn book_wrong_count(language: Language, expected: impl Display, found: impl Display) -> String {
    say(language, &BOOK_WRONG_COUNT, &[Value::Text(&expected), Value::Text(&found)])
}
static BOOK_WRONG_COUNT: Patterns = patterns![
    "solver.book-wrong-count",
    "the layer has \u{1}0 positions, but \u{1}1 scores were given",
    "lớp này có \u{1}0 thế cờ, nhưng lại có \u{1}1 điểm",
    "die Ebene hat \u{1}0 Stellungen, angegeben wurden aber \u{1}1 Wertungen",
    "la capa tiene \u{1}0 posiciones, pero se dieron \u{1}1 puntuaciones",
];

/// `the book is cut short or has something behind it`
pub fn book_wrong_length(language: Language) -> String {
    say(language, &BOOK_WRONG_LENGTH, &[])
}
static BOOK_WRONG_LENGTH: Patterns = patterns![
    "solver.book-wrong-length",
    "the book is cut short or has something behind it",
    "sách bị cụt hoặc có phần thừa phía sau",
    "das Buch ist abgeschnitten, oder dahinter steht noch etwas",
    "el libro está cortado o tiene algo de más al final",
];

/// `cancelled`
pub fn cancelled(language: Language) -> String {
    say(language, &CANCELLED, &[])
}
static CANCELLED: Patterns = patterns![
    "solver.cancelled",
    "cancelled",
    "đã hủy",
    "abgebrochen",
    "cancelado",
];

/// `the file is damaged: its checksum is wrong`
pub fn kept_damaged(language: Language) -> String {
    say(language, &KEPT_DAMAGED, &[])
}
static KEPT_DAMAGED: Patterns = patterns![
    "solver.kept-damaged",
    "the file is damaged: its checksum is wrong",
    "tệp bị hỏng: sai mã kiểm tra",
    "die Datei ist beschädigt: Ihre Prüfsumme stimmt nicht",
    "el archivo está dañado: su suma de verificación no coincide",
];

/// `this file is about boards of { $shape }`
///
/// $shape is a size: "9x7".
pub fn kept_other_board(language: Language, shape: impl Display) -> String {
    say(language, &KEPT_OTHER_BOARD, &[Value::Text(&shape)])
}
static KEPT_OTHER_BOARD: Patterns = patterns![
    "solver.kept-other-board",
    "this file is about boards of \u{1}0",
    "tệp này dành cho bàn cờ \u{1}0",
    "diese Datei gehört zu Brettern von \u{1}0",
    "este archivo es de tableros de \u{1}0",
];

/// `this file has version { $version }; this program reads version { $known }`
pub fn kept_version(language: Language, known: impl Display, version: impl Display) -> String {
    say(language, &KEPT_VERSION, &[Value::Text(&known), Value::Text(&version)])
}
static KEPT_VERSION: Patterns = patterns![
    "solver.kept-version",
    "this file has version \u{1}1; this program reads version \u{1}0",
    "tệp này có phiên bản \u{1}1; chương trình này chỉ đọc được phiên bản \u{1}0",
    "diese Datei hat Version \u{1}1; dieses Programm liest Version \u{1}0",
    "este archivo es de la versión \u{1}1; este programa lee la versión \u{1}0",
];

/// `the file is cut short or has something behind it`
pub fn kept_wrong_length(language: Language) -> String {
    say(language, &KEPT_WRONG_LENGTH, &[])
}
static KEPT_WRONG_LENGTH: Patterns = patterns![
    "solver.kept-wrong-length",
    "the file is cut short or has something behind it",
    "tệp bị cụt hoặc có phần thừa phía sau",
    "die Datei ist abgeschnitten, oder dahinter steht noch etwas",
    "el archivo está cortado o tiene algo de más al final",
];

/// `a solver needs at least one thread`
pub fn no_threads(language: Language) -> String {
    say(language, &NO_THREADS, &[])
}
static NO_THREADS: Patterns = patterns![
    "solver.no-threads",
    "a solver needs at least one thread",
    "bộ giải cần ít nhất một luồng",
    "ein Löser braucht mindestens einen Thread",
    "un solucionador necesita al menos un hilo",
];

/// `this is not a Fourline book`
pub fn not_a_book(language: Language) -> String {
    say(language, &NOT_A_BOOK, &[])
}
static NOT_A_BOOK: Patterns = patterns![
    "solver.not-a-book",
    "this is not a Fourline book",
    "đây không phải là sách khai cuộc của Fourline",
    "das ist kein Buch von Fourline",
    "no es un libro de Fourline",
];

/// `{ $bytes } bytes of memory are not available`
pub fn not_enough_memory(language: Language, bytes: impl Display) -> String {
    say(language, &NOT_ENOUGH_MEMORY, &[Value::Text(&bytes)])
}
static NOT_ENOUGH_MEMORY: Patterns = patterns![
    "solver.not-enough-memory",
    "\u{1}0 bytes of memory are not available",
    "không có đủ \u{1}0 byte bộ nhớ",
    "\u{1}0 Byte Speicher sind nicht verfügbar",
    "no hay \u{1}0 bytes de memoria disponibles",
];

/// `this is not a file in which a solve keeps what it knows`
pub fn not_kept(language: Language) -> String {
    say(language, &NOT_KEPT, &[])
}
static NOT_KEPT: Patterns = patterns![
    "solver.not-kept",
    "this is not a file in which a solve keeps what it knows",
    "đây không phải là tệp mà lần giải dùng để giữ những gì đã biết",
    "das ist keine Datei, in der ein Lösevorgang sein Wissen sichert",
    "no es un archivo en el que se guarde lo que ya se sabe de una posición",
];

/// `a board of this size needs at least { $bytes } bytes of memory`
pub fn table_too_small(language: Language, bytes: impl Display) -> String {
    say(language, &TABLE_TOO_SMALL, &[Value::Text(&bytes)])
}
static TABLE_TOO_SMALL: Patterns = patterns![
    "solver.table-too-small",
    "a board of this size needs at least \u{1}0 bytes of memory",
    "bàn cờ cỡ này cần ít nhất \u{1}0 byte bộ nhớ",
    "ein Brett dieser Größe braucht mindestens \u{1}0 Byte Speicher",
    "un tablero de este tamaño necesita al menos \u{1}0 bytes de memoria",
];

/// `the game is over: there is a line`
pub fn there_is_a_line(language: Language) -> String {
    say(language, &THERE_IS_A_LINE, &[])
}
static THERE_IS_A_LINE: Patterns = patterns![
    "solver.there-is-a-line",
    "the game is over: there is a line",
    "ván đã kết thúc: đã có dãy thắng",
    "die Partie ist zu Ende: Es gibt eine Reihe",
    "la partida ya terminó: hay una línea",
];

/// `whose turn it is can't be told: one player has { $first } discs, the other { $second }`
pub fn unclear_turn(language: Language, first: impl Display, second: impl Display) -> String {
    say(language, &UNCLEAR_TURN, &[Value::Text(&first), Value::Text(&second)])
}
static UNCLEAR_TURN: Patterns = patterns![
    "solver.unclear-turn",
    "whose turn it is can't be told: one player has \u{1}0 discs, the other \u{1}1",
    "không biết đến lượt ai: một bên có \u{1}0 quân, bên kia \u{1}1",
    "es ist nicht klar, wer am Zug ist: Ein Spieler hat \u{1}0 Steine, der andere \u{1}1",
    "no se sabe a quién le toca: un jugador tiene \u{1}0 fichas y el otro, \u{1}1",
];

/// `only games of four in a line can be solved, not of { $connect }`
pub fn unsupported_connect(language: Language, connect: impl Display) -> String {
    say(language, &UNSUPPORTED_CONNECT, &[Value::Text(&connect)])
}
static UNSUPPORTED_CONNECT: Patterns = patterns![
    "solver.unsupported-connect",
    "only games of four in a line can be solved, not of \u{1}0",
    "chỉ giải được ván cần bốn quân thẳng hàng, không phải \u{1}0",
    "nur Spiele mit vier in einer Reihe lassen sich lösen, nicht mit \u{1}0",
    "solo se pueden resolver partidas de cuatro en línea, no de \u{1}0",
];

/// `boards of { $columns } columns and { $rows } rows can't be solved: at least 4 columns and 4 rows are needed, and columns times (rows + 1) can be at most 64`
pub fn unsupported_size(language: Language, columns: impl Display, rows: impl Display) -> String {
    say(language, &UNSUPPORTED_SIZE, &[Value::Text(&columns), Value::Text(&rows)])
}
static UNSUPPORTED_SIZE: Patterns = patterns![
    "solver.unsupported-size",
    "boards of \u{1}0 columns and \u{1}1 rows can't be solved: at least 4 columns and 4 rows are needed, and columns times (rows + 1) can be at most 64",
    "không giải được bàn cờ \u{1}0 cột và \u{1}1 hàng: cần ít nhất 4 cột và 4 hàng, và số cột nhân với (số hàng + 1) không quá 64",
    "Bretter mit \u{1}0 Spalten und \u{1}1 Zeilen lassen sich nicht lösen: Nötig sind mindestens 4 Spalten und 4 Zeilen, und Spalten mal (Zeilen + 1) darf höchstens 64 sein",
    "los tableros de \u{1}0 columnas y \u{1}1 filas no se pueden resolver: hacen falta al menos 4 columnas y 4 filas, y columnas por (filas + 1) puede ser como máximo 64",
];

#[cfg(any(test, feature = "packs"))]
pub(crate) static ALL: &[crate::pattern::Known] = &[
    ("board-full", &BOARD_FULL, ""),
    ("book-damaged", &BOOK_DAMAGED, ""),
    ("book-malformed", &BOOK_MALFORMED, ""),
    ("book-unsupported-shape", &BOOK_UNSUPPORTED_SHAPE, "t"),
    ("book-version", &BOOK_VERSION, "tt"),
    ("book-wrong-count", &BOOK_WRONG_COUNT, "tt"),
    ("book-wrong-length", &BOOK_WRONG_LENGTH, ""),
    ("cancelled", &CANCELLED, ""),
    ("kept-damaged", &KEPT_DAMAGED, ""),
    ("kept-other-board", &KEPT_OTHER_BOARD, "t"),
    ("kept-version", &KEPT_VERSION, "tt"),
    ("kept-wrong-length", &KEPT_WRONG_LENGTH, ""),
    ("no-threads", &NO_THREADS, ""),
    ("not-a-book", &NOT_A_BOOK, ""),
    ("not-enough-memory", &NOT_ENOUGH_MEMORY, "t"),
    ("not-kept", &NOT_KEPT, ""),
    ("table-too-small", &TABLE_TOO_SMALL, "t"),
    ("there-is-a-line", &THERE_IS_A_LINE, ""),
    ("unclear-turn", &UNCLEAR_TURN, "tt"),
    ("unsupported-connect", &UNSUPPORTED_CONNECT, "t"),
    ("unsupported-size", &UNSUPPORTED_SIZE, "tt"),
];
