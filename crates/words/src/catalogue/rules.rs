// Written by `cargo xtask words` from the catalogues in `ftl`; changes here are lost.

//! The messages of `rules.ftl`.

use crate::{Count, Language};
use crate::pattern::{Patterns, Value, patterns, say};
use std::fmt::Display;

/// `Blocks per player (each skips one turn of the opponent).`
pub fn about_block(language: Language) -> String {
    say(language, &ABOUT_BLOCK, &[])
}
static ABOUT_BLOCK: Patterns = patterns![
    "rules.about-block",
    "Blocks per player (each skips one turn of the opponent).",
    "Số lần chặn lượt của mỗi bên (mỗi lần đối thủ mất một lượt).",
    "Wie oft jeder blockieren darf (jedes Mal setzt der Gegner einmal aus).",
    "Cuántas veces puede bloquear cada jugador (el rival pierde un turno).",
];

/// `How many discs in a line win.`
pub fn about_connect(language: Language) -> String {
    say(language, &ABOUT_CONNECT, &[])
}
static ABOUT_CONNECT: Patterns = patterns![
    "rules.about-connect",
    "How many discs in a line win.",
    "Bao nhiêu quân thẳng hàng thì thắng.",
    "Wie viele Steine in einer Reihe gewinnen.",
    "Cuántas fichas en línea ganan.",
];

/// `What the discs are called: XO, or YR for yellow and red.`
pub fn about_discs(language: Language) -> String {
    say(language, &ABOUT_DISCS, &[])
}
static ABOUT_DISCS: Patterns = patterns![
    "rules.about-discs",
    "What the discs are called: XO, or YR for yellow and red.",
    "Quân của hai bên gọi là gì: XO, hoặc YR cho vàng và đỏ.",
    "Wie die Steine heißen: XO, oder YR für Gelb und Rot.",
    "Cómo se llaman las fichas: XO, o YR para amarillas y rojas.",
];

/// `Who makes the first move: seat-1 or drawn.`
pub fn about_first(language: Language) -> String {
    say(language, &ABOUT_FIRST, &[])
}
static ABOUT_FIRST: Patterns = patterns![
    "rules.about-first",
    "Who makes the first move: seat-1 or drawn.",
    "Ai đi trước: seat-1 hoặc drawn.",
    "Wer den ersten Zug macht: seat-1 oder drawn.",
    "Quién hace la primera jugada: seat-1 o drawn.",
];

/// `Where the first discs go: free or centre.`
pub fn about_opening(language: Language) -> String {
    say(language, &ABOUT_OPENING, &[])
}
static ABOUT_OPENING: Patterns = patterns![
    "rules.about-opening",
    "Where the first discs go: free or centre.",
    "Quân đầu tiên thả vào đâu: free hoặc centre.",
    "Wohin die ersten Steine kommen: free oder centre.",
    "Dónde van las primeras fichas: free o centre.",
];

/// `Removes per player (each takes out one disc of the opponent).`
pub fn about_remove(language: Language) -> String {
    say(language, &ABOUT_REMOVE, &[])
}
static ABOUT_REMOVE: Patterns = patterns![
    "rules.about-remove",
    "Removes per player (each takes out one disc of the opponent).",
    "Số lần gỡ quân của mỗi bên (mỗi lần gỡ một quân của đối thủ).",
    "Wie oft jeder entfernen darf (jedes Mal einen gegnerischen Stein).",
    "Cuántas fichas del rival puede quitar cada jugador.",
];

/// `Columns x rows: from 4x4 up to 16 on a side and 128 cells.`
pub fn about_size(language: Language) -> String {
    say(language, &ABOUT_SIZE, &[])
}
static ABOUT_SIZE: Patterns = patterns![
    "rules.about-size",
    "Columns x rows: from 4x4 up to 16 on a side and 128 cells.",
    "Cột x hàng: từ 4x4, mỗi chiều tối đa 16, không quá 128 ô.",
    "Spalten x Zeilen: ab 4x4, bis zu 16 pro Seite und 128 Felder.",
    "Columnas x filas: de 4x4 a 16 por lado y 128 casillas.",
];

/// `Who gets which symbol: by-seat, starter-picks or starter-first.`
pub fn about_symbols(language: Language) -> String {
    say(language, &ABOUT_SYMBOLS, &[])
}
static ABOUT_SYMBOLS: Patterns = patterns![
    "rules.about-symbols",
    "Who gets which symbol: by-seat, starter-picks or starter-first.",
    "Ai nhận ký hiệu nào: by-seat, starter-picks hoặc starter-first.",
    "Wer welches Symbol bekommt: by-seat, starter-picks oder starter-first.",
    "Quién recibe cada símbolo: by-seat, starter-picks o starter-first.",
];

/// `Undos per player: 3, or 3/strict if asking for one more loses.`
pub fn about_undo(language: Language) -> String {
    say(language, &ABOUT_UNDO, &[])
}
static ABOUT_UNDO: Patterns = patterns![
    "rules.about-undo",
    "Undos per player: 3, or 3/strict if asking for one more loses.",
    "Số lần hoàn tác của mỗi bên: 3, hoặc 3/strict nếu xin thêm là thua.",
    "Rücknahmen pro Spieler: 3; mit 3/strict verliert, wer noch eine will.",
    "Cuántas veces puede deshacer cada jugador: 3, o 3/strict si querer una más hace perder.",
];

/// `Which bad column loses the game: none, 3/game or 4/move.`
pub fn about_violations(language: Language) -> String {
    say(language, &ABOUT_VIOLATIONS, &[])
}
static ABOUT_VIOLATIONS: Patterns = patterns![
    "rules.about-violations",
    "Which bad column loses the game: none, 3/game or 4/move.",
    "Chọn sai cột lần thứ mấy thì thua ván: none, 3/game hoặc 4/move.",
    "Bei welcher falschen Spalte die Partie verloren ist: none, 3/game oder 4/move.",
    "Qué infracción (jugar donde no se puede) hace perder la partida: none, 3/game o 4/move.",
];

/// `a winning line on this board has 3 to { $longest } discs, not { $asked }`
pub fn bad_connect(language: Language, asked: impl Display, longest: impl Display) -> String {
    say(language, &BAD_CONNECT, &[Value::Text(&asked), Value::Text(&longest)])
}
static BAD_CONNECT: Patterns = patterns![
    "rules.bad-connect",
    "a winning line on this board has 3 to \u{1}1 discs, not \u{1}0",
    "dãy thắng trên bàn cờ này có 3 đến \u{1}1 quân, không thể là \u{1}0",
    "auf diesem Brett hat eine Reihe 3 bis \u{1}1 Steine, nicht \u{1}0",
    "en este tablero, una línea ganadora tiene de 3 a \u{1}1 fichas, no \u{1}0",
];

/// `a board has 4 to 16 columns and 4 to 16 rows, not { $side }`
pub fn bad_side(language: Language, side: impl Display) -> String {
    say(language, &BAD_SIDE, &[Value::Text(&side)])
}
static BAD_SIDE: Patterns = patterns![
    "rules.bad-side",
    "a board has 4 to 16 columns and 4 to 16 rows, not \u{1}0",
    "bàn cờ có 4 đến 16 cột và 4 đến 16 hàng, không thể là \u{1}0",
    "ein Brett hat 4 bis 16 Spalten und 4 bis 16 Zeilen, nicht \u{1}0",
    "un tablero tiene de 4 a 16 columnas y de 4 a 16 filas, no \u{1}0",
];

/// `expected one of { $values }`
///
/// $values is a list of words that are typed as they are.
pub fn expected_one_of(language: Language, values: impl Display) -> String {
    say(language, &EXPECTED_ONE_OF, &[Value::Text(&values)])
}
static EXPECTED_ONE_OF: Patterns = patterns![
    "rules.expected-one-of",
    "expected one of \u{1}0",
    "phải là một trong các giá trị \u{1}0",
    "möglich sind \u{1}0",
    "se esperaba uno de estos valores: \u{1}0",
];

/// `expected a number from 0 to 99`
pub fn expected_quota(language: Language) -> String {
    say(language, &EXPECTED_QUOTA, &[])
}
static EXPECTED_QUOTA: Patterns = patterns![
    "rules.expected-quota",
    "expected a number from 0 to 99",
    "phải là một số từ 0 đến 99",
    "erwartet wird eine Zahl von 0 bis 99",
    "se esperaba un número del 0 al 99",
];

/// `expected a number from 0 to 99, or 3/strict if one more loses`
pub fn expected_undo(language: Language) -> String {
    say(language, &EXPECTED_UNDO, &[])
}
static EXPECTED_UNDO: Patterns = patterns![
    "rules.expected-undo",
    "expected a number from 0 to 99, or 3/strict if one more loses",
    "phải là một số từ 0 đến 99, hoặc 3/strict nếu xin thêm là thua",
    "erwartet wird eine Zahl von 0 bis 99, oder 3/strict (wer noch eine will, verliert)",
    "se esperaba un número del 0 al 99, o 3/strict si querer una más hace perder",
];

/// `expected none, or which bad column loses: 3/game or 4/move`
pub fn expected_violations(language: Language) -> String {
    say(language, &EXPECTED_VIOLATIONS, &[])
}
static EXPECTED_VIOLATIONS: Patterns = patterns![
    "rules.expected-violations",
    "expected none, or which bad column loses: 3/game or 4/move",
    "phải là none, hoặc chọn sai cột lần thứ mấy thì thua: 3/game hoặc 4/move",
    "erwartet wird none oder die falsche Spalte, bei der man verliert: 3/game oder 4/move",
    "se esperaba none o qué infracción hace perder: 3/game o 4/move",
];

/// `expected a whole number`
pub fn expected_whole_number(language: Language) -> String {
    say(language, &EXPECTED_WHOLE_NUMBER, &[])
}
static EXPECTED_WHOLE_NUMBER: Patterns = patterns![
    "rules.expected-whole-number",
    "expected a whole number",
    "phải là một số nguyên",
    "erwartet wird eine ganze Zahl",
    "se esperaba un número entero",
];

/// `this rule was given already`
pub fn given_twice(language: Language) -> String {
    say(language, &GIVEN_TWICE, &[])
}
static GIVEN_TWICE: Patterns = patterns![
    "rules.given-twice",
    "this rule was given already",
    "luật này đã được nêu trước đó",
    "diese Regel wurde schon angegeben",
    "esta regla ya se indicó antes",
];

/// `rule "{ $rule }": { $problem }`
///
/// $rule is the name of a rule as it was written: "undo".
pub fn in_rule(language: Language, problem: impl Display, rule: impl Display) -> String {
    say(language, &IN_RULE, &[Value::Text(&problem), Value::Text(&rule)])
}
static IN_RULE: Patterns = patterns![
    "rules.in-rule",
    "rule \"\u{1}1\": \u{1}0",
    "luật \u{201c}\u{1}1\u{201d}: \u{1}0",
    "Regel \u{201e}\u{1}1\u{201c}: \u{1}0",
    "regla «\u{1}1»: \u{1}0",
];

/// `"{ $name }" is the name of a built-in rule set; choose another name.`
pub fn name_of_preset(language: Language, name: impl Display) -> String {
    say(language, &NAME_OF_PRESET, &[Value::Text(&name)])
}
static NAME_OF_PRESET: Patterns = patterns![
    "rules.name-of-preset",
    "\"\u{1}0\" is the name of a built-in rule set; choose another name.",
    "\"\u{1}0\" là tên của một bộ luật có sẵn; hãy chọn tên khác.",
    "\u{201e}\u{1}0\u{201c} heißt schon ein eingebautes Regelwerk; wähle einen anderen Namen.",
    "«\u{1}0» ya es el nombre de un reglamento incluido; elige otro nombre.",
];

/// `a size is columns x rows, for example 7x6`
pub fn not_a_size(language: Language) -> String {
    say(language, &NOT_A_SIZE, &[])
}
static NOT_A_SIZE: Patterns = patterns![
    "rules.not-a-size",
    "a size is columns x rows, for example 7x6",
    "kích thước là cột x hàng, ví dụ 7x6",
    "eine Größe ist Spalten x Zeilen, zum Beispiel 7x6",
    "un tamaño se escribe columnas x filas, por ejemplo 7x6",
];

/// `The usual game; if a column can't be played, you choose again.`
pub fn preset_classic(language: Language) -> String {
    say(language, &PRESET_CLASSIC, &[])
}
static PRESET_CLASSIC: Patterns = patterns![
    "rules.preset-classic",
    "The usual game; if a column can't be played, you choose again.",
    "Luật thông thường; chọn cột không đi được thì chọn lại.",
    "Das übliche Spiel; geht eine Spalte nicht, wählst du noch einmal.",
    "El juego de siempre; si no se puede jugar en una columna, eliges otra.",
];

/// `The first discs go to the centre; 3 undos, 1 remove and 1 block each; the 3rd bad column loses.`
pub fn preset_power(language: Language) -> String {
    say(language, &PRESET_POWER, &[])
}
static PRESET_POWER: Patterns = patterns![
    "rules.preset-power",
    "The first discs go to the centre; 3 undos, 1 remove and 1 block each; the 3rd bad column loses.",
    "Quân đầu tiên vào cột giữa; mỗi bên 3 lần hoàn tác, 1 lần gỡ quân, 1 lần chặn lượt; chọn sai cột lần thứ 3 là thua.",
    "Die ersten Steine kommen in die Mitte; jeder darf 3× zurücknehmen, 1× entfernen und 1× blockieren; wer die 3. falsche Spalte nennt, verliert.",
    "Las primeras fichas van al centro; puedes deshacer 3 veces, quitar 1 ficha y bloquear 1 vez; con la 3.ª infracción, pierdes.",
];

/// `3 undos each; the 4th bad column in one move loses.`
pub fn preset_second_chance(language: Language) -> String {
    say(language, &PRESET_SECOND_CHANCE, &[])
}
static PRESET_SECOND_CHANCE: Patterns = patterns![
    "rules.preset-second-chance",
    "3 undos each; the 4th bad column in one move loses.",
    "Mỗi bên 3 lần hoàn tác; chọn sai cột lần thứ 4 trong một nước là thua.",
    "3 Rücknahmen für jeden; wer im selben Zug die 4. falsche Spalte nennt, verliert.",
    "Puedes deshacer 3 veces; con la 4.ª infracción en una jugada, pierdes.",
];

/// `3 undos each, and asking for a 4th loses; so does the 3rd bad column in a game.`
pub fn preset_strict(language: Language) -> String {
    say(language, &PRESET_STRICT, &[])
}
static PRESET_STRICT: Patterns = patterns![
    "rules.preset-strict",
    "3 undos each, and asking for a 4th loses; so does the 3rd bad column in a game.",
    "Mỗi bên 3 lần hoàn tác, xin lần thứ 4 là thua; chọn sai cột lần thứ 3 trong ván cũng thua.",
    "3 Rücknahmen für jeden; wer eine 4. will oder die 3. falsche Spalte der Partie nennt, verliert.",
    "Puedes deshacer 3 veces; si quieres una 4.ª, pierdes, y también con la 3.ª infracción de la partida.",
];

/// `These are the rules of "{ $name }"; change one to save your own.`
///
/// $name is the title of a built-in rule set.
pub fn rules_of_preset(language: Language, name: impl Display) -> String {
    say(language, &RULES_OF_PRESET, &[Value::Text(&name)])
}
static RULES_OF_PRESET: Patterns = patterns![
    "rules.rules-of-preset",
    "These are the rules of \"\u{1}0\"; change one to save your own.",
    "Đây là luật của \u{201c}\u{1}0\u{201d}; hãy đổi một điều luật để lưu bộ luật của bạn.",
    "Das sind die Regeln von \u{201e}\u{1}0\u{201c}; ändere eine, um eigene zu speichern.",
    "Estas son las reglas de «\u{1}0»; cambia alguna para guardar las tuyas.",
];

/// `{ $discs } discs`
///
/// After "In a line".
pub fn shown_connect(language: Language, discs: impl Display) -> String {
    say(language, &SHOWN_CONNECT, &[Value::Text(&discs)])
}
static SHOWN_CONNECT: Patterns = patterns![
    "rules.shown-connect",
    "\u{1}0 discs",
    "\u{1}0 quân",
    "\u{1}0 Steine",
    "\u{1}0 fichas",
];

/// `X and O`
///
/// After "Discs".
pub fn shown_discs_xo(language: Language) -> String {
    say(language, &SHOWN_DISCS_XO, &[])
}
static SHOWN_DISCS_XO: Patterns = patterns![
    "rules.shown-discs-xo",
    "X and O",
    "X và O",
    "X und O",
    "X y O",
];

/// `yellow and red`
pub fn shown_discs_yr(language: Language) -> String {
    say(language, &SHOWN_DISCS_YR, &[])
}
static SHOWN_DISCS_YR: Patterns = patterns![
    "rules.shown-discs-yr",
    "yellow and red",
    "vàng và đỏ",
    "Gelb und Rot",
    "amarillas y rojas",
];

/// `seat 1`
///
/// After "First move".
pub fn shown_first_seat_one(language: Language) -> String {
    say(language, &SHOWN_FIRST_SEAT_ONE, &[])
}
static SHOWN_FIRST_SEAT_ONE: Patterns = patterns![
    "rules.shown-first-seat-one",
    "seat 1",
    "chỗ 1",
    "Platz 1",
    "puesto 1",
];

/// `the centre`
pub fn shown_opening_centre(language: Language) -> String {
    say(language, &SHOWN_OPENING_CENTRE, &[])
}
static SHOWN_OPENING_CENTRE: Patterns = patterns![
    "rules.shown-opening-centre",
    "the centre",
    "cột giữa",
    "in die Mitte",
    "el centro",
];

/// `any column`
///
/// After "Opening".
pub fn shown_opening_free(language: Language) -> String {
    say(language, &SHOWN_OPENING_FREE, &[])
}
static SHOWN_OPENING_FREE: Patterns = patterns![
    "rules.shown-opening-free",
    "any column",
    "cột bất kỳ",
    "jede Spalte",
    "cualquier columna",
];

/// `{ $columns } columns, { $rows } rows`
///
/// After "Board".
pub fn shown_size(language: Language, columns: impl Display, rows: impl Display) -> String {
    say(language, &SHOWN_SIZE, &[Value::Text(&columns), Value::Text(&rows)])
}
static SHOWN_SIZE: Patterns = patterns![
    "rules.shown-size",
    "\u{1}0 columns, \u{1}1 rows",
    "\u{1}0 cột, \u{1}1 hàng",
    "\u{1}0 Spalten, \u{1}1 Zeilen",
    "\u{1}0 columnas, \u{1}1 filas",
];

/// `fixed by seat`
///
/// After "Symbols".
pub fn shown_symbols_by_seat(language: Language) -> String {
    say(language, &SHOWN_SYMBOLS_BY_SEAT, &[])
}
static SHOWN_SYMBOLS_BY_SEAT: Patterns = patterns![
    "rules.shown-symbols-by-seat",
    "fixed by seat",
    "cố định theo chỗ",
    "fest nach Platz",
    "fijos por puesto",
];

/// `the starter gets the first`
pub fn shown_symbols_starter_first(language: Language) -> String {
    say(language, &SHOWN_SYMBOLS_STARTER_FIRST, &[])
}
static SHOWN_SYMBOLS_STARTER_FIRST: Patterns = patterns![
    "rules.shown-symbols-starter-first",
    "the starter gets the first",
    "bên đi trước lấy ký hiệu đầu",
    "wer beginnt, hat das erste",
    "el primero, a quien empieza",
];

/// `the starter picks`
pub fn shown_symbols_starter_picks(language: Language) -> String {
    say(language, &SHOWN_SYMBOLS_STARTER_PICKS, &[])
}
static SHOWN_SYMBOLS_STARTER_PICKS: Patterns = patterns![
    "rules.shown-symbols-starter-picks",
    "the starter picks",
    "bên đi trước tự chọn",
    "wer beginnt, wählt",
    "elige quien empieza",
];

/// `{ $count } undos; one more loses`
///
/// After "Undos": who asks for more than that loses.
pub fn shown_undo_strict(language: Language, count: impl Count) -> String {
    say(language, &SHOWN_UNDO_STRICT, &[Value::Number(count.count())])
}
static SHOWN_UNDO_STRICT: Patterns = patterns![
    "rules.shown-undo-strict",
    "\u{2}0\u{3}0\u{4}no undo; asking for one loses\u{3}one\u{4}1 undo; one more loses\u{3}other\u{4}\u{1}0 undos; one more loses",
    "\u{2}0\u{3}0\u{4}không có; xin là thua\u{3}other\u{4}\u{1}0 lần; xin thêm là thua",
    "\u{2}0\u{3}0\u{4}keine; wer eine will, verliert\u{3}one\u{4}1× zurücknehmen; wer mehr will, verliert\u{3}other\u{4}\u{1}0× zurücknehmen; wer mehr will, verliert",
    "\u{2}0\u{3}0\u{4}nunca; si lo pides, pierdes\u{3}one\u{4}1 vez; una más y pierdes\u{3}other\u{4}\u{1}0 veces; una más y pierdes",
];

/// `{ $limit } in a game lose`
///
/// After "Bad columns": so many of them in a game lose it.
pub fn shown_violations_game(language: Language, limit: impl Count) -> String {
    say(language, &SHOWN_VIOLATIONS_GAME, &[Value::Number(limit.count())])
}
static SHOWN_VIOLATIONS_GAME: Patterns = patterns![
    "rules.shown-violations-game",
    "\u{2}0\u{3}one\u{4}the first in a game loses\u{3}other\u{4}\u{1}0 in a game lose",
    "\u{1}0 lần trong ván là thua",
    "\u{2}0\u{3}one\u{4}die erste der Partie verliert\u{3}other\u{4}\u{1}0 in einer Partie verlieren",
    "\u{2}0\u{3}one\u{4}pierdes con la primera\u{3}other\u{4}pierdes con \u{1}0 por partida",
];

/// `{ $limit } in one move lose`
///
/// After "Bad columns": so many of them in one move lose the game.
pub fn shown_violations_move(language: Language, limit: impl Count) -> String {
    say(language, &SHOWN_VIOLATIONS_MOVE, &[Value::Number(limit.count())])
}
static SHOWN_VIOLATIONS_MOVE: Patterns = patterns![
    "rules.shown-violations-move",
    "\u{2}0\u{3}one\u{4}the first in a move loses\u{3}other\u{4}\u{1}0 in one move lose",
    "\u{1}0 lần ở một nước là thua",
    "\u{2}0\u{3}one\u{4}die erste im Zug verliert\u{3}other\u{4}\u{1}0 in einem Zug verlieren",
    "\u{2}0\u{3}one\u{4}pierdes con la primera\u{3}other\u{4}pierdes con \u{1}0 por jugada",
];

/// `choose again`
///
/// After "Bad columns": they cost nothing, the player chooses again.
pub fn shown_violations_none(language: Language) -> String {
    say(language, &SHOWN_VIOLATIONS_NONE, &[])
}
static SHOWN_VIOLATIONS_NONE: Patterns = patterns![
    "rules.shown-violations-none",
    "choose again",
    "được chọn lại",
    "neu wählen",
    "no cuentan",
];

/// `{ $title }: { $value }`
///
/// One rule: "Board: 9 columns, 7 rows".
pub fn title_and_value(language: Language, title: impl Display, value: impl Display) -> String {
    say(language, &TITLE_AND_VALUE, &[Value::Text(&title), Value::Text(&value)])
}
static TITLE_AND_VALUE: Patterns = patterns![
    "rules.title-and-value",
    "\u{1}0: \u{1}1",
    "\u{1}0: \u{1}1",
    "\u{1}0: \u{1}1",
    "\u{1}0: \u{1}1",
];

/// `Blocks`
pub fn title_block(language: Language) -> String {
    say(language, &TITLE_BLOCK, &[])
}
static TITLE_BLOCK: Patterns = patterns![
    "rules.title-block",
    "Blocks",
    "Chặn lượt",
    "Blockieren",
    "Bloquear",
];

/// `Classic`
pub fn title_classic(language: Language) -> String {
    say(language, &TITLE_CLASSIC, &[])
}
static TITLE_CLASSIC: Patterns = patterns![
    "rules.title-classic",
    "Classic",
    "Cổ điển",
    "Klassisch",
    "Clásico",
];

/// `In a line`
pub fn title_connect(language: Language) -> String {
    say(language, &TITLE_CONNECT, &[])
}
static TITLE_CONNECT: Patterns = patterns![
    "rules.title-connect",
    "In a line",
    "Thẳng hàng",
    "Reihe",
    "En línea",
];

/// `Discs`
pub fn title_discs(language: Language) -> String {
    say(language, &TITLE_DISCS, &[])
}
static TITLE_DISCS: Patterns = patterns![
    "rules.title-discs",
    "Discs",
    "Quân",
    "Steine",
    "Fichas",
];

/// `First move`
pub fn title_first(language: Language) -> String {
    say(language, &TITLE_FIRST, &[])
}
static TITLE_FIRST: Patterns = patterns![
    "rules.title-first",
    "First move",
    "Đi trước",
    "Erster Zug",
    "Primera jugada",
];

/// `Opening`
pub fn title_opening(language: Language) -> String {
    say(language, &TITLE_OPENING, &[])
}
static TITLE_OPENING: Patterns = patterns![
    "rules.title-opening",
    "Opening",
    "Khai cuộc",
    "Eröffnung",
    "Apertura",
];

/// `Power`
pub fn title_power(language: Language) -> String {
    say(language, &TITLE_POWER, &[])
}
static TITLE_POWER: Patterns = patterns![
    "rules.title-power",
    "Power",
    "Sức mạnh",
    "Power",
    "Poder",
];

/// `Removes`
pub fn title_remove(language: Language) -> String {
    say(language, &TITLE_REMOVE, &[])
}
static TITLE_REMOVE: Patterns = patterns![
    "rules.title-remove",
    "Removes",
    "Gỡ quân",
    "Entfernen",
    "Quitar",
];

/// `Second chance`
pub fn title_second_chance(language: Language) -> String {
    say(language, &TITLE_SECOND_CHANCE, &[])
}
static TITLE_SECOND_CHANCE: Patterns = patterns![
    "rules.title-second-chance",
    "Second chance",
    "Cơ hội thứ hai",
    "Zweite Chance",
    "Segunda oportunidad",
];

/// `Board`
pub fn title_size(language: Language) -> String {
    say(language, &TITLE_SIZE, &[])
}
static TITLE_SIZE: Patterns = patterns![
    "rules.title-size",
    "Board",
    "Bàn cờ",
    "Brett",
    "Tablero",
];

/// `Strict`
pub fn title_strict(language: Language) -> String {
    say(language, &TITLE_STRICT, &[])
}
static TITLE_STRICT: Patterns = patterns![
    "rules.title-strict",
    "Strict",
    "Nghiêm ngặt",
    "Streng",
    "Estricto",
];

/// `Symbols`
pub fn title_symbols(language: Language) -> String {
    say(language, &TITLE_SYMBOLS, &[])
}
static TITLE_SYMBOLS: Patterns = patterns![
    "rules.title-symbols",
    "Symbols",
    "Ký hiệu",
    "Symbole",
    "Símbolos",
];

/// `Undos`
pub fn title_undo(language: Language) -> String {
    say(language, &TITLE_UNDO, &[])
}
static TITLE_UNDO: Patterns = patterns![
    "rules.title-undo",
    "Undos",
    "Hoàn tác",
    "Rücknahmen",
    "Deshacer",
];

/// `Bad columns`
pub fn title_violations(language: Language) -> String {
    say(language, &TITLE_VIOLATIONS, &[])
}
static TITLE_VIOLATIONS: Patterns = patterns![
    "rules.title-violations",
    "Bad columns",
    "Chọn sai cột",
    "Falsche Spalten",
    "Infracciones",
];

/// `a board has at most { $most } cells, not { $cells }`
pub fn too_many_cells(language: Language, cells: impl Display, most: impl Display) -> String {
    say(language, &TOO_MANY_CELLS, &[Value::Text(&cells), Value::Text(&most)])
}
static TOO_MANY_CELLS: Patterns = patterns![
    "rules.too-many-cells",
    "a board has at most \u{1}1 cells, not \u{1}0",
    "bàn cờ có nhiều nhất \u{1}1 ô, không thể là \u{1}0",
    "ein Brett hat höchstens \u{1}1 Felder, nicht \u{1}0",
    "un tablero tiene como máximo \u{1}1 casillas, no \u{1}0",
];

/// `This does not fit: { $problem }.`
pub fn value_does_not_fit(language: Language, problem: impl Display) -> String {
    say(language, &VALUE_DOES_NOT_FIT, &[Value::Text(&problem)])
}
static VALUE_DOES_NOT_FIT: Patterns = patterns![
    "rules.value-does-not-fit",
    "This does not fit: \u{1}0.",
    "Giá trị này không khớp: \u{1}0.",
    "Das passt nicht: \u{1}0.",
    "Esto no encaja: \u{1}0.",
];

/// `This value can't be used: { $problem }.`
pub fn value_refused(language: Language, problem: impl Display) -> String {
    say(language, &VALUE_REFUSED, &[Value::Text(&problem)])
}
static VALUE_REFUSED: Patterns = patterns![
    "rules.value-refused",
    "This value can't be used: \u{1}0.",
    "Không dùng được giá trị này: \u{1}0.",
    "Dieser Wert geht nicht: \u{1}0.",
    "Este valor no se puede usar: \u{1}0.",
];

#[cfg(any(test, feature = "packs"))]
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
    ("name-of-preset", &NAME_OF_PRESET, "t"),
    ("not-a-size", &NOT_A_SIZE, ""),
    ("preset-classic", &PRESET_CLASSIC, ""),
    ("preset-power", &PRESET_POWER, ""),
    ("preset-second-chance", &PRESET_SECOND_CHANCE, ""),
    ("preset-strict", &PRESET_STRICT, ""),
    ("rules-of-preset", &RULES_OF_PRESET, "t"),
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
    ("title-and-value", &TITLE_AND_VALUE, "tt"),
    ("title-block", &TITLE_BLOCK, ""),
    ("title-classic", &TITLE_CLASSIC, ""),
    ("title-connect", &TITLE_CONNECT, ""),
    ("title-discs", &TITLE_DISCS, ""),
    ("title-first", &TITLE_FIRST, ""),
    ("title-opening", &TITLE_OPENING, ""),
    ("title-power", &TITLE_POWER, ""),
    ("title-remove", &TITLE_REMOVE, ""),
    ("title-second-chance", &TITLE_SECOND_CHANCE, ""),
    ("title-size", &TITLE_SIZE, ""),
    ("title-strict", &TITLE_STRICT, ""),
    ("title-symbols", &TITLE_SYMBOLS, ""),
    ("title-undo", &TITLE_UNDO, ""),
    ("title-violations", &TITLE_VIOLATIONS, ""),
    ("too-many-cells", &TOO_MANY_CELLS, "tt"),
    ("value-does-not-fit", &VALUE_DOES_NOT_FIT, "t"),
    ("value-refused", &VALUE_REFUSED, "t"),
];
