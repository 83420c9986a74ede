// Written by `cargo xtask words` from the catalogues in `ftl`; changes here are lost.

//! The messages of `programs.ftl`.

use crate::{Language};
use crate::pattern::{Patterns, Value, patterns, say};
use std::fmt::Display;

/// `this can be read as { $forms }, with different meanings; say which with --from`
///
/// $forms is a list of names.
pub fn ambiguous(language: Language, forms: impl Display) -> String {
    say(language, &AMBIGUOUS, &[Value::Text(&forms)])
}
static AMBIGUOUS: Patterns = patterns![
    "programs.ambiguous",
    "this can be read as \u{1}0, with different meanings; say which with --from",
    "có thể đọc là \u{1}0, với nghĩa khác nhau; hãy chỉ rõ bằng --from",
    "das lässt sich als \u{1}0 lesen, mit verschiedener Bedeutung; gib mit --from an, was gemeint ist",
    "esto se puede leer como \u{1}0, con significados distintos; di cuál con --from",
];

/// `a FEN has a board, w or b, two hyphens and two numbers: 7/7/7/7/3p3/3P3 w - - 2 2`
pub fn fen_fields(language: Language) -> String {
    say(language, &FEN_FIELDS, &[])
}
static FEN_FIELDS: Patterns = patterns![
    "programs.fen-fields",
    "a FEN has a board, w or b, two hyphens and two numbers: 7/7/7/7/3p3/3P3 w - - 2 2",
    "một FEN gồm bàn cờ, w hoặc b, hai dấu gạch nối và hai số: 7/7/7/7/3p3/3P3 w - - 2 2",
    "ein FEN hat ein Brett, w oder b, zwei Bindestriche und zwei Zahlen: 7/7/7/7/3p3/3P3 w - - 2 2",
    "un FEN tiene un tablero, w o b, dos guiones y dos números: 7/7/7/7/3p3/3P3 w - - 2 2",
];

/// `the discs in brackets are not those that are left`
pub fn fen_pocket(language: Language) -> String {
    say(language, &FEN_POCKET, &[])
}
static FEN_POCKET: Patterns = patterns![
    "programs.fen-pocket",
    "the discs in brackets are not those that are left",
    "các quân trong ngoặc không phải là những quân còn lại",
    "die Steine in Klammern sind nicht die, die noch übrig sind",
    "las fichas entre corchetes no son las que quedan",
];

/// `a row of a FEN has numbers of empty cells from 1 to 16`
pub fn fen_row(language: Language) -> String {
    say(language, &FEN_ROW, &[])
}
static FEN_ROW: Patterns = patterns![
    "programs.fen-row",
    "a row of a FEN has numbers of empty cells from 1 to 16",
    "mỗi hàng của FEN có số ô trống từ 1 đến 16",
    "eine Reihe eines FEN hat Zahlen leerer Felder von 1 bis 16",
    "una fila de un FEN tiene números de casillas vacías de 1 a 16",
];

/// `the numbers of discs don't fit the side to move; the first side is w`
pub fn fen_turn(language: Language) -> String {
    say(language, &FEN_TURN, &[])
}
static FEN_TURN: Patterns = patterns![
    "programs.fen-turn",
    "the numbers of discs don't fit the side to move; the first side is w",
    "số quân không khớp với bên đến lượt; bên đi trước là w",
    "die Zahl der Steine passt nicht zur Seite am Zug; die erste Seite ist w",
    "el número de fichas no encaja con el bando al que le toca; el primer bando es w",
];

/// `expected P, p or a number of empty cells in a row of the FEN, found '{ $found }'`
///
/// $found is a character.
pub fn fen_unexpected(language: Language, found: impl Display) -> String {
    say(language, &FEN_UNEXPECTED, &[Value::Text(&found)])
}
static FEN_UNEXPECTED: Patterns = patterns![
    "programs.fen-unexpected",
    "expected P, p or a number of empty cells in a row of the FEN, found '\u{1}0'",
    "trong hàng của FEN cần P, p hoặc số ô trống, nhưng lại có '\u{1}0'",
    "erwartet wird P, p oder eine Zahl leerer Felder in einer Reihe des FEN, gefunden wurde '\u{1}0'",
    "se esperaba P, p o un número de casillas vacías en una fila del FEN y se encontró '\u{1}0'",
];

/// `expected { $expected } values, one for each cell, found { $found }`
pub fn list_length(language: Language, expected: impl Display, found: impl Display) -> String {
    say(language, &LIST_LENGTH, &[Value::Text(&expected), Value::Text(&found)])
}
static LIST_LENGTH: Patterns = patterns![
    "programs.list-length",
    "expected \u{1}0 values, one for each cell, found \u{1}1",
    "cần \u{1}0 giá trị, mỗi ô một giá trị, nhưng lại có \u{1}1",
    "erwartet werden \u{1}0 Werte, einer pro Feld, gefunden wurden \u{1}1",
    "se esperaban \u{1}0 valores, uno por casilla, y se encontraron \u{1}1",
];

/// `value { $number }: expected { $expected }, found { $found }`
///
/// $number is the number of the value; $expected is a list of values.
pub fn list_value(language: Language, expected: impl Display, found: impl Display, number: impl Display) -> String {
    say(language, &LIST_VALUE, &[Value::Text(&expected), Value::Text(&found), Value::Text(&number)])
}
static LIST_VALUE: Patterns = patterns![
    "programs.list-value",
    "value \u{1}2: expected \u{1}0, found \u{1}1",
    "giá trị \u{1}2: cần \u{1}0, nhưng lại có \u{1}1",
    "Wert \u{1}2: erwartet wird \u{1}0, gefunden wurde \u{1}1",
    "valor \u{1}2: se esperaba \u{1}0 y se encontró \u{1}1",
];

/// `more than drops happened in this game (a remove, a block or a takeback); write it as record or uci`
pub fn more_than_drops(language: Language) -> String {
    say(language, &MORE_THAN_DROPS, &[])
}
static MORE_THAN_DROPS: Patterns = patterns![
    "programs.more-than-drops",
    "more than drops happened in this game (a remove, a block or a takeback); write it as record or uci",
    "ván này không chỉ có thả quân (có gỡ quân, chặn lượt hoặc đi lại); hãy viết ở dạng record hoặc uci",
    "in dieser Partie geschah mehr als Einwürfe (ein Stein entfernt, eine Sperre oder eine Rücknahme); schreibe sie als record oder uci",
    "en esta partida pasó algo más que soltar fichas (se retiró una, hubo un bloqueo o se deshizo una jugada); escríbela como record o uci",
];

/// `the engine protocol has no word for something in this game, such as a bad column that was counted; write it as record`
pub fn more_than_turns(language: Language) -> String {
    say(language, &MORE_THAN_TURNS, &[])
}
static MORE_THAN_TURNS: Patterns = patterns![
    "programs.more-than-turns",
    "the engine protocol has no word for something in this game, such as a bad column that was counted; write it as record",
    "giao thức máy không có từ cho một điều trong ván này, như một cột sai đã bị tính; hãy viết ở dạng record",
    "für etwas in dieser Partie hat das Engine-Protokoll kein Wort, etwa eine gezählte ungültige Spalte; schreibe sie als record",
    "el protocolo de motores no tiene palabra para algo de esta partida, como una columna no válida que se contó; escríbela como record",
];

/// `the numbers of discs don't show whose turn it is`
pub fn no_turn(language: Language) -> String {
    say(language, &NO_TURN, &[])
}
static NO_TURN: Patterns = patterns![
    "programs.no-turn",
    "the numbers of discs don't show whose turn it is",
    "số quân không cho biết đến lượt ai",
    "aus der Zahl der Steine geht nicht hervor, wer am Zug ist",
    "el número de fichas no indica a quién le toca",
];

/// `these are not turns of the engine protocol, such as P@d1 P@d2`
pub fn no_turns(language: Language) -> String {
    say(language, &NO_TURNS, &[])
}
static NO_TURNS: Patterns = patterns![
    "programs.no-turns",
    "these are not turns of the engine protocol, such as P@d1 P@d2",
    "đây không phải là các nước đi của giao thức máy, như P@d1 P@d2",
    "das sind keine Züge des Engine-Protokolls wie P@d1 P@d2",
    "no son jugadas del protocolo de motores, como P@d1 P@d2",
];

/// `a position does not say in which order the discs fell; --any-order makes up an order`
pub fn order_unknown(language: Language) -> String {
    say(language, &ORDER_UNKNOWN, &[])
}
static ORDER_UNKNOWN: Patterns = patterns![
    "programs.order-unknown",
    "a position does not say in which order the discs fell; --any-order makes up an order",
    "một thế cờ không cho biết các quân rơi theo thứ tự nào; --any-order tự đặt ra một thứ tự",
    "eine Stellung sagt nicht, in welcher Reihenfolge die Steine fielen; --any-order erfindet eine",
    "una posición no dice en qué orden cayeron las fichas; --any-order inventa un orden",
];

/// `{ $word }: this column can't be played now`
pub fn turn_bad_column(language: Language, word: impl Display) -> String {
    say(language, &TURN_BAD_COLUMN, &[Value::Text(&word)])
}
static TURN_BAD_COLUMN: Patterns = patterns![
    "programs.turn-bad-column",
    "\u{1}0: this column can't be played now",
    "\u{1}0: lúc này không thể chơi cột này",
    "\u{1}0: Diese Spalte ist jetzt nicht spielbar",
    "\u{1}0: esta columna no se puede jugar ahora",
];

/// `{ $word }: a disc in this column lands on { $cell }`
///
/// $cell is a cell such as d1.
pub fn turn_lands_elsewhere(language: Language, cell: impl Display, word: impl Display) -> String {
    say(language, &TURN_LANDS_ELSEWHERE, &[Value::Text(&cell), Value::Text(&word)])
}
static TURN_LANDS_ELSEWHERE: Patterns = patterns![
    "programs.turn-lands-elsewhere",
    "\u{1}1: a disc in this column lands on \u{1}0",
    "\u{1}1: quân thả vào cột này rơi xuống \u{1}0",
    "\u{1}1: In dieser Spalte landet ein Stein auf \u{1}0",
    "\u{1}1: en esta columna una ficha cae en \u{1}0",
];

/// `{ $word }: the game is over`
pub fn turn_over(language: Language, word: impl Display) -> String {
    say(language, &TURN_OVER, &[Value::Text(&word)])
}
static TURN_OVER: Patterns = patterns![
    "programs.turn-over",
    "\u{1}0: the game is over",
    "\u{1}0: ván đã kết thúc",
    "\u{1}0: Die Partie ist zu Ende",
    "\u{1}0: la partida ha terminado",
];

/// `{ $word }: the rules don't allow this now`
pub fn turn_refused(language: Language, word: impl Display) -> String {
    say(language, &TURN_REFUSED, &[Value::Text(&word)])
}
static TURN_REFUSED: Patterns = patterns![
    "programs.turn-refused",
    "\u{1}0: the rules don't allow this now",
    "\u{1}0: lúc này luật không cho phép",
    "\u{1}0: Das erlauben die Regeln jetzt nicht",
    "\u{1}0: las reglas no lo permiten ahora",
];

/// `{ $word } is not a turn on this board; a turn is written P@d1, d or 4`
pub fn turn_unknown(language: Language, word: impl Display) -> String {
    say(language, &TURN_UNKNOWN, &[Value::Text(&word)])
}
static TURN_UNKNOWN: Patterns = patterns![
    "programs.turn-unknown",
    "\u{1}0 is not a turn on this board; a turn is written P@d1, d or 4",
    "\u{1}0 không phải là nước đi trên bàn này; một nước đi được viết là P@d1, d hoặc 4",
    "\u{1}0 ist auf diesem Brett kein Zug; ein Zug wird P@d1, d oder 4 geschrieben",
    "\u{1}0 no es una jugada en este tablero; una jugada se escribe P@d1, d o 4",
];

/// `no known notation reads this; name one with --from to learn what is wrong`
pub fn unknown_form(language: Language) -> String {
    say(language, &UNKNOWN_FORM, &[])
}
static UNKNOWN_FORM: Patterns = patterns![
    "programs.unknown-form",
    "no known notation reads this; name one with --from to learn what is wrong",
    "không ký pháp nào đọc được; hãy nêu một ký pháp bằng --from để biết sai ở đâu",
    "keine bekannte Notation liest das; nenne eine mit --from, um zu erfahren, was nicht stimmt",
    "ninguna notación conocida lee esto; indica una con --from para saber qué está mal",
];

#[cfg(any(test, feature = "packs"))]
pub(crate) static ALL: &[crate::pattern::Known] = &[
    ("ambiguous", &AMBIGUOUS, "t"),
    ("fen-fields", &FEN_FIELDS, ""),
    ("fen-pocket", &FEN_POCKET, ""),
    ("fen-row", &FEN_ROW, ""),
    ("fen-turn", &FEN_TURN, ""),
    ("fen-unexpected", &FEN_UNEXPECTED, "t"),
    ("list-length", &LIST_LENGTH, "tt"),
    ("list-value", &LIST_VALUE, "ttt"),
    ("more-than-drops", &MORE_THAN_DROPS, ""),
    ("more-than-turns", &MORE_THAN_TURNS, ""),
    ("no-turn", &NO_TURN, ""),
    ("no-turns", &NO_TURNS, ""),
    ("order-unknown", &ORDER_UNKNOWN, ""),
    ("turn-bad-column", &TURN_BAD_COLUMN, "t"),
    ("turn-lands-elsewhere", &TURN_LANDS_ELSEWHERE, "tt"),
    ("turn-over", &TURN_OVER, "t"),
    ("turn-refused", &TURN_REFUSED, "t"),
    ("turn-unknown", &TURN_UNKNOWN, "t"),
    ("unknown-form", &UNKNOWN_FORM, ""),
];
