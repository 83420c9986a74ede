// Written by `cargo xtask words` from the catalogues in `ftl`; changes here are lost.

//! The messages of `record.ftl`.

use crate::{Language};
use crate::pattern::{Patterns, Value, patterns, say};
use std::fmt::Display;

/// `the record ends too early: { $expected }`
pub fn ends_early(language: Language, expected: impl Display) -> String {
    say(language, &ENDS_EARLY, &[Value::Text(&expected)])
}
static ENDS_EARLY: Patterns = patterns![
    "record.ends-early",
    "the record ends too early: \u{1}0",
    "biên bản kết thúc quá sớm: \u{1}0",
    "die Aufzeichnung endet zu früh: \u{1}0",
    "el registro termina antes de tiempo: \u{1}0",
];

/// `expected a cell of the board, such as d6`
pub fn expected_cell(language: Language) -> String {
    say(language, &EXPECTED_CELL, &[])
}
static EXPECTED_CELL: Patterns = patterns![
    "record.expected-cell",
    "expected a cell of the board, such as d6",
    "cần có một ô trên bàn cờ, chẳng hạn d6",
    "erwartet wird ein Feld des Bretts, etwa d6",
    "se esperaba una casilla del tablero, como d6",
];

/// `expected a column letter of the board`
pub fn expected_column(language: Language) -> String {
    say(language, &EXPECTED_COLUMN, &[])
}
static EXPECTED_COLUMN: Patterns = patterns![
    "record.expected-column",
    "expected a column letter of the board",
    "cần có chữ cái của một cột trên bàn cờ",
    "erwartet wird der Buchstabe einer Spalte des Bretts",
    "se esperaba la letra de una columna del tablero",
];

/// `expected the end of the line`
pub fn expected_end_of_line(language: Language) -> String {
    say(language, &EXPECTED_END_OF_LINE, &[])
}
static EXPECTED_END_OF_LINE: Patterns = patterns![
    "record.expected-end-of-line",
    "expected the end of the line",
    "dòng phải kết thúc ở đây",
    "erwartet wird das Ende der Zeile",
    "se esperaba el final de la línea",
];

/// `expected \" or \\ after a backslash`
pub fn expected_escaped(language: Language) -> String {
    say(language, &EXPECTED_ESCAPED, &[])
}
static EXPECTED_ESCAPED: Patterns = patterns![
    "record.expected-escaped",
    "expected \\\" or \\\\ after a backslash",
    "cần có \\\" hoặc \\\\ sau dấu gạch chéo ngược",
    "erwartet wird \\\" oder \\\\ nach einem Backslash",
    "se esperaba \\\" o \\\\ después de una barra invertida",
];

/// `expected a kind of player, such as human`
pub fn expected_kind(language: Language) -> String {
    say(language, &EXPECTED_KIND, &[])
}
static EXPECTED_KIND: Patterns = patterns![
    "record.expected-kind",
    "expected a kind of player, such as human",
    "cần có loại người chơi, chẳng hạn human",
    "erwartet wird die Art eines Spielers, etwa human",
    "se esperaba un tipo de jugador, como human",
];

/// `expected a name in double quotes`
pub fn expected_name(language: Language) -> String {
    say(language, &EXPECTED_NAME, &[])
}
static EXPECTED_NAME: Patterns = patterns![
    "record.expected-name",
    "expected a name in double quotes",
    "cần có tên trong dấu ngoặc kép",
    "erwartet wird ein Name in geraden Anführungszeichen",
    "se esperaba un nombre entre comillas dobles",
];

/// `expected nothing after the result`
pub fn expected_nothing_after_result(language: Language) -> String {
    say(language, &EXPECTED_NOTHING_AFTER_RESULT, &[])
}
static EXPECTED_NOTHING_AFTER_RESULT: Patterns = patterns![
    "record.expected-nothing-after-result",
    "expected nothing after the result",
    "không được có gì sau kết quả",
    "erwartet wird nichts nach dem Ergebnis",
    "no se esperaba nada después del resultado",
];

/// `expected a number`
pub fn expected_number(language: Language) -> String {
    say(language, &EXPECTED_NUMBER, &[])
}
static EXPECTED_NUMBER: Patterns = patterns![
    "record.expected-number",
    "expected a number",
    "cần có một số",
    "erwartet wird eine Zahl",
    "se esperaba un número",
];

/// `expected '{ $result }' at the end`
pub fn expected_result(language: Language, result: impl Display) -> String {
    say(language, &EXPECTED_RESULT, &[Value::Text(&result)])
}
static EXPECTED_RESULT: Patterns = patterns![
    "record.expected-result",
    "expected '\u{1}0' at the end",
    "cần có '\u{1}0' ở cuối",
    "erwartet wird \u{201e}\u{1}0\u{201c} am Ende",
    "se esperaba «\u{1}0» al final",
];

/// `expected seat 1 or 2`
pub fn expected_seat(language: Language) -> String {
    say(language, &EXPECTED_SEAT, &[])
}
static EXPECTED_SEAT: Patterns = patterns![
    "record.expected-seat",
    "expected seat 1 or 2",
    "cần có chỗ 1 hoặc 2",
    "erwartet wird Platz 1 oder 2",
    "se esperaba el puesto 1 o 2",
];

/// `expected seat 1 or 2, or '{ $result }'`
pub fn expected_seat_or_result(language: Language, result: impl Display) -> String {
    say(language, &EXPECTED_SEAT_OR_RESULT, &[Value::Text(&result)])
}
static EXPECTED_SEAT_OR_RESULT: Patterns = patterns![
    "record.expected-seat-or-result",
    "expected seat 1 or 2, or '\u{1}0'",
    "cần có chỗ 1 hoặc 2, hoặc '\u{1}0'",
    "erwartet wird Platz 1 oder 2, oder \u{201e}\u{1}0\u{201c}",
    "se esperaba el puesto 1 o 2, o «\u{1}0»",
];

/// `expected a symbol`
pub fn expected_symbol(language: Language) -> String {
    say(language, &EXPECTED_SYMBOL, &[])
}
static EXPECTED_SYMBOL: Patterns = patterns![
    "record.expected-symbol",
    "expected a symbol",
    "cần có một ký hiệu",
    "erwartet wird ein Symbol",
    "se esperaba un símbolo",
];

/// `expected two different symbols, such as XO`
pub fn expected_symbols(language: Language) -> String {
    say(language, &EXPECTED_SYMBOLS, &[])
}
static EXPECTED_SYMBOLS: Patterns = patterns![
    "record.expected-symbols",
    "expected two different symbols, such as XO",
    "cần có hai ký hiệu khác nhau, chẳng hạn XO",
    "erwartet werden zwei verschiedene Symbole, etwa XO",
    "se esperaban dos símbolos distintos, como XO",
];

/// `expected '{ $text }'`
///
/// $text stands in the file as it is: "rules: ...".
pub fn expected_text(language: Language, text: impl Display) -> String {
    say(language, &EXPECTED_TEXT, &[Value::Text(&text)])
}
static EXPECTED_TEXT: Patterns = patterns![
    "record.expected-text",
    "expected '\u{1}0'",
    "cần có '\u{1}0'",
    "erwartet wird \u{201e}\u{1}0\u{201c}",
    "se esperaba «\u{1}0»",
];

/// `expected a time in seconds, such as @12.345`
pub fn expected_time(language: Language) -> String {
    say(language, &EXPECTED_TIME, &[])
}
static EXPECTED_TIME: Patterns = patterns![
    "record.expected-time",
    "expected a time in seconds, such as @12.345",
    "cần có thời gian tính bằng giây, chẳng hạn @12.345",
    "erwartet wird eine Zeit in Sekunden, etwa @12.345",
    "se esperaba un tiempo en segundos, como @12.345",
];

/// `expected text in UTF-8`
pub fn expected_utf8(language: Language) -> String {
    say(language, &EXPECTED_UTF8, &[])
}
static EXPECTED_UTF8: Patterns = patterns![
    "record.expected-utf8",
    "expected text in UTF-8",
    "phải là văn bản UTF-8",
    "erwartet wird Text in UTF-8",
    "se esperaba texto en UTF-8",
];

/// `expected { $words }`
///
/// $words are words of the file: "draw or takeback".
pub fn expected_word(language: Language, words: impl Display) -> String {
    say(language, &EXPECTED_WORD, &[Value::Text(&words)])
}
static EXPECTED_WORD: Patterns = patterns![
    "record.expected-word",
    "expected \u{1}0",
    "cần có \u{1}0",
    "erwartet wird \u{1}0",
    "se esperaba \u{1}0",
];

/// `there is a result, but the game is not over`
pub fn not_over(language: Language) -> String {
    say(language, &NOT_OVER, &[])
}
static NOT_OVER: Patterns = patterns![
    "record.not-over",
    "there is a result, but the game is not over",
    "có kết quả nhưng ván chưa kết thúc",
    "es gibt ein Ergebnis, aber die Partie ist nicht zu Ende",
    "hay un resultado, pero la partida no ha terminado",
];

/// `the moves lead to another result: expected '{ $result }'`
pub fn other_result(language: Language, result: impl Display) -> String {
    say(language, &OTHER_RESULT, &[Value::Text(&result)])
}
static OTHER_RESULT: Patterns = patterns![
    "record.other-result",
    "the moves lead to another result: expected '\u{1}0'",
    "các nước đi dẫn đến kết quả khác: phải là '\u{1}0'",
    "die Züge führen zu einem anderen Ergebnis: erwartet wird \u{201e}\u{1}0\u{201c}",
    "las jugadas llevan a otro resultado: se esperaba «\u{1}0»",
];

/// `this can't be played here: the clock of seat { $seat } has run out`
pub fn out_of_time(language: Language, seat: impl Display) -> String {
    say(language, &OUT_OF_TIME, &[Value::Text(&seat)])
}
static OUT_OF_TIME: Patterns = patterns![
    "record.out-of-time",
    "this can't be played here: the clock of seat \u{1}0 has run out",
    "không đi được nước này ở đây: đồng hồ của chỗ \u{1}0 đã hết giờ",
    "das kann hier nicht gespielt werden: Die Uhr von Platz \u{1}0 ist abgelaufen",
    "esto no se puede jugar aquí: al puesto \u{1}0 se le acabó el tiempo",
];

/// `this can't be played here: { $reason }`
///
/// $reason is a sentence: "Column 4 is full; choose another one."
pub fn refused(language: Language, reason: impl Display) -> String {
    say(language, &REFUSED, &[Value::Text(&reason)])
}
static REFUSED: Patterns = patterns![
    "record.refused",
    "this can't be played here: \u{1}0",
    "không đi được nước này ở đây: \u{1}0",
    "das kann hier nicht gespielt werden: \u{1}0",
    "esto no se puede jugar aquí: \u{1}0",
];

/// `this time is earlier than the one before`
pub fn time_goes_back(language: Language) -> String {
    say(language, &TIME_GOES_BACK, &[])
}
static TIME_GOES_BACK: Patterns = patterns![
    "record.time-goes-back",
    "this time is earlier than the one before",
    "thời điểm này sớm hơn thời điểm trước đó",
    "diese Zeit liegt vor der vorigen",
    "este tiempo es anterior al que lo precede",
];

/// `this record has version { $version }: it was made by a newer Fourline; this one reads versions 1 and { $latest }`
pub fn version_too_new(language: Language, latest: impl Display, version: impl Display) -> String {
    say(language, &VERSION_TOO_NEW, &[Value::Text(&latest), Value::Text(&version)])
}
static VERSION_TOO_NEW: Patterns = patterns![
    "record.version-too-new",
    "this record has version \u{1}1: it was made by a newer Fourline; this one reads versions 1 and \u{1}0",
    "biên bản này có phiên bản \u{1}1, do một Fourline mới hơn tạo ra; chương trình này chỉ đọc được phiên bản 1 và \u{1}0",
    "diese Aufzeichnung hat Version \u{1}1: Sie stammt von einem neueren Fourline; dieses liest die Versionen 1 und \u{1}0",
    "este registro es de la versión \u{1}1: lo hizo un Fourline más nuevo; este lee las versiones 1 y \u{1}0",
];

/// `this record has version { $version }; this program reads versions 1 and { $latest }`
pub fn version_unknown(language: Language, latest: impl Display, version: impl Display) -> String {
    say(language, &VERSION_UNKNOWN, &[Value::Text(&latest), Value::Text(&version)])
}
static VERSION_UNKNOWN: Patterns = patterns![
    "record.version-unknown",
    "this record has version \u{1}1; this program reads versions 1 and \u{1}0",
    "biên bản này có phiên bản \u{1}1; chương trình này chỉ đọc được phiên bản 1 và \u{1}0",
    "diese Aufzeichnung hat Version \u{1}1; dieses Programm liest die Versionen 1 und \u{1}0",
    "este registro es de la versión \u{1}1; este programa lee las versiones 1 y \u{1}0",
];

#[cfg(any(test, feature = "packs"))]
pub(crate) static ALL: &[crate::pattern::Known] = &[
    ("ends-early", &ENDS_EARLY, "t"),
    ("expected-cell", &EXPECTED_CELL, ""),
    ("expected-column", &EXPECTED_COLUMN, ""),
    ("expected-end-of-line", &EXPECTED_END_OF_LINE, ""),
    ("expected-escaped", &EXPECTED_ESCAPED, ""),
    ("expected-kind", &EXPECTED_KIND, ""),
    ("expected-name", &EXPECTED_NAME, ""),
    ("expected-nothing-after-result", &EXPECTED_NOTHING_AFTER_RESULT, ""),
    ("expected-number", &EXPECTED_NUMBER, ""),
    ("expected-result", &EXPECTED_RESULT, "t"),
    ("expected-seat", &EXPECTED_SEAT, ""),
    ("expected-seat-or-result", &EXPECTED_SEAT_OR_RESULT, "t"),
    ("expected-symbol", &EXPECTED_SYMBOL, ""),
    ("expected-symbols", &EXPECTED_SYMBOLS, ""),
    ("expected-text", &EXPECTED_TEXT, "t"),
    ("expected-time", &EXPECTED_TIME, ""),
    ("expected-utf8", &EXPECTED_UTF8, ""),
    ("expected-word", &EXPECTED_WORD, "t"),
    ("not-over", &NOT_OVER, ""),
    ("other-result", &OTHER_RESULT, "t"),
    ("out-of-time", &OUT_OF_TIME, "t"),
    ("refused", &REFUSED, "t"),
    ("time-goes-back", &TIME_GOES_BACK, ""),
    ("version-too-new", &VERSION_TOO_NEW, "tt"),
    ("version-unknown", &VERSION_UNKNOWN, "tt"),
];
