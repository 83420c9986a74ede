// Written by `cargo xtask words` from the catalogues in `ftl`; changes here are lost.

//! The messages of `problems.ftl`.

use crate::{Language};
use crate::pattern::{Patterns, Value, patterns, say};
use std::fmt::Display;

/// `A kind of player is a word of lower-case letters, digits and hyphens.`
pub fn bad_tag(language: Language) -> String {
    say(language, &BAD_TAG, &[])
}
static BAD_TAG: Patterns = patterns![
    "problems.bad-tag",
    "A kind of player is a word of lower-case letters, digits and hyphens.",
    "Loại người chơi là một từ gồm chữ thường, chữ số và dấu gạch nối.",
    "Die Art eines Spielers ist ein Wort aus Kleinbuchstaben, Ziffern und Bindestrichen.",
    "Un tipo de jugador es una palabra de letras minúsculas, cifras y guiones.",
];

/// `a clock has at most 24 hours`
pub fn clock_too_long(language: Language) -> String {
    say(language, &CLOCK_TOO_LONG, &[])
}
static CLOCK_TOO_LONG: Patterns = patterns![
    "problems.clock-too-long",
    "a clock has at most 24 hours",
    "đồng hồ có nhiều nhất 24 giờ",
    "eine Uhr hat höchstens 24 Stunden",
    "un reloj tiene como máximo 24 horas",
];

/// `a clock is written as 5m, 5m+3s or 30s/move`
pub fn clock_unreadable(language: Language) -> String {
    say(language, &CLOCK_UNREADABLE, &[])
}
static CLOCK_UNREADABLE: Patterns = patterns![
    "problems.clock-unreadable",
    "a clock is written as 5m, 5m+3s or 30s/move",
    "đồng hồ được viết như 5m, 5m+3s hoặc 30s/move",
    "eine Uhr schreibt man als 5m, 5m+3s oder 30s/move",
    "un reloj se escribe como 5m, 5m+3s o 30s/move",
];

/// `a clock needs some time`
pub fn clock_zero(language: Language) -> String {
    say(language, &CLOCK_ZERO, &[])
}
static CLOCK_ZERO: Patterns = patterns![
    "problems.clock-zero",
    "a clock needs some time",
    "đồng hồ phải có thời gian",
    "eine Uhr braucht etwas Zeit",
    "un reloj necesita algo de tiempo",
];

/// `the disc in row { $row }, column { $column } has an empty cell below it`
pub fn drawing_floating(language: Language, column: impl Display, row: impl Display) -> String {
    say(language, &DRAWING_FLOATING, &[Value::Text(&column), Value::Text(&row)])
}
static DRAWING_FLOATING: Patterns = patterns![
    "problems.drawing-floating",
    "the disc in row \u{1}1, column \u{1}0 has an empty cell below it",
    "quân ở hàng \u{1}1, cột \u{1}0 có ô trống ở dưới",
    "unter dem Stein in Zeile \u{1}1, Spalte \u{1}0 ist ein leeres Feld",
    "la ficha de la fila \u{1}1, columna \u{1}0, tiene debajo una casilla vacía",
];

/// `expected { $expected } cells as in the first row, found { $found }`
///
/// The numbers of cells in a row of the drawing.
pub fn drawing_uneven(language: Language, expected: impl Display, found: impl Display) -> String {
    say(language, &DRAWING_UNEVEN, &[Value::Text(&expected), Value::Text(&found)])
}
static DRAWING_UNEVEN: Patterns = patterns![
    "problems.drawing-uneven",
    "expected \u{1}0 cells as in the first row, found \u{1}1",
    "phải có \u{1}0 ô như hàng đầu tiên, nhưng chỗ này có \u{1}1",
    "erwartet werden \u{1}0 Felder wie in der ersten Zeile, gefunden wurden \u{1}1",
    "se esperaban \u{1}0 casillas, como en la primera fila, se encontraron \u{1}1",
];

/// `expected '.', 'X' or 'O', found '{ $found }'`
pub fn drawing_unexpected(language: Language, found: impl Display) -> String {
    say(language, &DRAWING_UNEXPECTED, &[Value::Text(&found)])
}
static DRAWING_UNEXPECTED: Patterns = patterns![
    "problems.drawing-unexpected",
    "expected '.', 'X' or 'O', found '\u{1}0'",
    "phải là '.', 'X' hoặc 'O', không phải '\u{1}0'",
    "erwartet wird \u{201e}.\u{201c}, \u{201e}X\u{201c} oder \u{201e}O\u{201c}, gefunden wurde \u{201e}\u{1}0\u{201c}",
    "se esperaba «.», «X» u «O», se encontró «\u{1}0»",
];

/// `line { $line }: { $problem }`
pub fn in_line(language: Language, line: impl Display, problem: impl Display) -> String {
    say(language, &IN_LINE, &[Value::Text(&line), Value::Text(&problem)])
}
static IN_LINE: Patterns = patterns![
    "problems.in-line",
    "line \u{1}0: \u{1}1",
    "dòng \u{1}0: \u{1}1",
    "Zeile \u{1}0: \u{1}1",
    "línea \u{1}0: \u{1}1",
];

/// `line { $line }, column { $column }: { $problem }`
pub fn in_line_and_column(language: Language, column: impl Display, line: impl Display, problem: impl Display) -> String {
    say(language, &IN_LINE_AND_COLUMN, &[Value::Text(&column), Value::Text(&line), Value::Text(&problem)])
}
static IN_LINE_AND_COLUMN: Patterns = patterns![
    "problems.in-line-and-column",
    "line \u{1}1, column \u{1}0: \u{1}2",
    "dòng \u{1}1, ký tự \u{1}0: \u{1}2",
    "Zeile \u{1}1, Zeichen \u{1}0: \u{1}2",
    "línea \u{1}1, columna \u{1}0: \u{1}2",
];

/// `move { $move } (character { $character }): { $problem }`
///
/// A place in a list of moves such as "4453": $move is the number of the move, $character where it stands.
pub fn in_move(language: Language, character: impl Display, move_: impl Display, problem: impl Display) -> String {
    say(language, &IN_MOVE, &[Value::Text(&character), Value::Text(&move_), Value::Text(&problem)])
}
static IN_MOVE: Patterns = patterns![
    "problems.in-move",
    "move \u{1}1 (character \u{1}0): \u{1}2",
    "nước \u{1}1 (ký tự \u{1}0): \u{1}2",
    "Zug \u{1}1 (Zeichen \u{1}0): \u{1}2",
    "jugada \u{1}1 (carácter \u{1}0): \u{1}2",
];

/// `the game was over before this move`
pub fn move_after_end(language: Language) -> String {
    say(language, &MOVE_AFTER_END, &[])
}
static MOVE_AFTER_END: Patterns = patterns![
    "problems.move-after-end",
    "the game was over before this move",
    "ván đã kết thúc trước nước này",
    "die Partie war vor diesem Zug zu Ende",
    "la partida terminó antes de esta jugada",
];

/// `the column is full`
pub fn move_column_full(language: Language) -> String {
    say(language, &MOVE_COLUMN_FULL, &[])
}
static MOVE_COLUMN_FULL: Patterns = patterns![
    "problems.move-column-full",
    "the column is full",
    "cột đã đầy",
    "die Spalte ist voll",
    "la columna está llena",
];

/// `use either numbers or letters for columns, not both in one list`
pub fn move_mixed(language: Language) -> String {
    say(language, &MOVE_MIXED, &[])
}
static MOVE_MIXED: Patterns = patterns![
    "problems.move-mixed",
    "use either numbers or letters for columns, not both in one list",
    "hãy dùng toàn số hoặc toàn chữ cái cho các cột, đừng trộn lẫn",
    "nimm für die Spalten entweder Nummern oder Buchstaben, nicht beides in einer Liste",
    "usa números o letras para las columnas, no ambos en la misma lista",
];

/// `there is no such column; columns are { $first } to { $last }`
pub fn move_no_such_column(language: Language, first: impl Display, last: impl Display) -> String {
    say(language, &MOVE_NO_SUCH_COLUMN, &[Value::Text(&first), Value::Text(&last)])
}
static MOVE_NO_SUCH_COLUMN: Patterns = patterns![
    "problems.move-no-such-column",
    "there is no such column; columns are \u{1}0 to \u{1}1",
    "không có cột này; chỉ có cột từ \u{1}0 đến \u{1}1",
    "diese Spalte gibt es nicht; es gibt die Spalten \u{1}0 bis \u{1}1",
    "esa columna no existe; las columnas van del \u{1}0 al \u{1}1",
];

/// `expected the number or letter of a column, found '{ $found }'`
///
/// $found is the character that stands there.
pub fn move_unexpected(language: Language, found: impl Display) -> String {
    say(language, &MOVE_UNEXPECTED, &[Value::Text(&found)])
}
static MOVE_UNEXPECTED: Patterns = patterns![
    "problems.move-unexpected",
    "expected the number or letter of a column, found '\u{1}0'",
    "phải là số hoặc chữ cái của một cột, không phải '\u{1}0'",
    "erwartet wird die Nummer oder der Buchstabe einer Spalte, gefunden wurde \u{201e}\u{1}0\u{201c}",
    "se esperaba el número o la letra de una columna, se encontró «\u{1}0»",
];

/// `A name has at least one visible character.`
pub fn name_empty(language: Language) -> String {
    say(language, &NAME_EMPTY, &[])
}
static NAME_EMPTY: Patterns = patterns![
    "problems.name-empty",
    "A name has at least one visible character.",
    "Tên phải có ít nhất một ký tự nhìn thấy được.",
    "Ein Name hat mindestens ein sichtbares Zeichen.",
    "Un nombre tiene al menos un carácter visible.",
];

/// `A name can't contain the character { $character }: it is invisible or controls the screen.`
///
/// $character is the number of a character: "U+001B".
pub fn name_forbidden(language: Language, character: impl Display) -> String {
    say(language, &NAME_FORBIDDEN, &[Value::Text(&character)])
}
static NAME_FORBIDDEN: Patterns = patterns![
    "problems.name-forbidden",
    "A name can't contain the character \u{1}0: it is invisible or controls the screen.",
    "Tên không được chứa ký tự \u{1}0: ký tự này vô hình hoặc điều khiển màn hình.",
    "Ein Name darf das Zeichen \u{1}0 nicht enthalten: Es ist unsichtbar oder steuert den Bildschirm.",
    "Un nombre no puede contener el carácter \u{1}0: es invisible o controla la pantalla.",
];

/// `A name has at most { $most } characters; this one has { $length }.`
pub fn name_too_long(language: Language, length: impl Display, most: impl Display) -> String {
    say(language, &NAME_TOO_LONG, &[Value::Text(&length), Value::Text(&most)])
}
static NAME_TOO_LONG: Patterns = patterns![
    "problems.name-too-long",
    "A name has at most \u{1}1 characters; this one has \u{1}0.",
    "Tên có nhiều nhất \u{1}1 ký tự; tên này có \u{1}0.",
    "Ein Name hat höchstens \u{1}1 Zeichen; dieser hat \u{1}0.",
    "Un nombre tiene como máximo \u{1}1 caracteres; este tiene \u{1}0.",
];

/// `A name can't have that many marks on one letter.`
pub fn name_too_many_marks(language: Language) -> String {
    say(language, &NAME_TOO_MANY_MARKS, &[])
}
static NAME_TOO_MANY_MARKS: Patterns = patterns![
    "problems.name-too-many-marks",
    "A name can't have that many marks on one letter.",
    "Tên không được có nhiều dấu đến thế trên một chữ cái.",
    "So viele Zusatzzeichen auf einem Buchstaben darf ein Name nicht haben.",
    "Un nombre no puede llevar tantos signos sobre una misma letra.",
];

/// `there is no setting "{ $name }"; there are { $known }`
///
/// $known is a list of names.
pub fn no_such_setting(language: Language, known: impl Display, name: impl Display) -> String {
    say(language, &NO_SUCH_SETTING, &[Value::Text(&known), Value::Text(&name)])
}
static NO_SUCH_SETTING: Patterns = patterns![
    "problems.no-such-setting",
    "there is no setting \"\u{1}1\"; there are \u{1}0",
    "không có cài đặt \u{201c}\u{1}1\u{201d}; chỉ có \u{1}0",
    "die Einstellung \u{201e}\u{1}1\u{201c} gibt es nicht; es gibt \u{1}0",
    "no existe el ajuste «\u{1}1»; existen \u{1}0",
];

/// `this is not valid TOML: { $message }`
///
/// $message is what another program says about it, in English.
pub fn not_toml(language: Language, message: impl Display) -> String {
    say(language, &NOT_TOML, &[Value::Text(&message)])
}
static NOT_TOML: Patterns = patterns![
    "problems.not-toml",
    "this is not valid TOML: \u{1}0",
    "đây không phải là TOML hợp lệ: \u{1}0",
    "das ist kein gültiges TOML: \u{1}0",
    "esto no es TOML válido: \u{1}0",
];

/// `there is not enough memory for the picture`
pub fn picture_memory(language: Language) -> String {
    say(language, &PICTURE_MEMORY, &[])
}
static PICTURE_MEMORY: Patterns = patterns![
    "problems.picture-memory",
    "there is not enough memory for the picture",
    "không đủ bộ nhớ cho ảnh",
    "der Speicher reicht nicht für das Bild",
    "no hay memoria suficiente para la imagen",
];

/// `the size of a picture is its width, or width x height: 512 or 640x480`
pub fn picture_not_a_size(language: Language) -> String {
    say(language, &PICTURE_NOT_A_SIZE, &[])
}
static PICTURE_NOT_A_SIZE: Patterns = patterns![
    "problems.picture-not-a-size",
    "the size of a picture is its width, or width x height: 512 or 640x480",
    "kích thước ảnh là chiều rộng, hoặc chiều rộng x chiều cao: 512 hoặc 640x480",
    "die Größe eines Bildes ist seine Breite oder Breite x Höhe: 512 oder 640x480",
    "el tamaño de una imagen es su ancho, o ancho x alto: 512 o 640x480",
];

/// `the picture can't be made: { $message }`
///
/// $message is what another program says about it, in English.
pub fn picture_not_made(language: Language, message: impl Display) -> String {
    say(language, &PICTURE_NOT_MADE, &[Value::Text(&message)])
}
static PICTURE_NOT_MADE: Patterns = patterns![
    "problems.picture-not-made",
    "the picture can't be made: \u{1}0",
    "không tạo được ảnh: \u{1}0",
    "das Bild lässt sich nicht erstellen: \u{1}0",
    "no se puede crear la imagen: \u{1}0",
];

/// `a picture is { $least } to { $most } pixels wide and high, not { $side }`
pub fn picture_side(language: Language, least: impl Display, most: impl Display, side: impl Display) -> String {
    say(language, &PICTURE_SIDE, &[Value::Text(&least), Value::Text(&most), Value::Text(&side)])
}
static PICTURE_SIDE: Patterns = patterns![
    "problems.picture-side",
    "a picture is \u{1}0 to \u{1}1 pixels wide and high, not \u{1}2",
    "ảnh rộng và cao từ \u{1}0 đến \u{1}1 pixel, không thể là \u{1}2",
    "ein Bild ist \u{1}0 bis \u{1}1 Pixel breit und hoch, nicht \u{1}2",
    "una imagen tiene de \u{1}0 a \u{1}1 píxeles de ancho y de alto, no \u{1}2",
];

/// `the picture would have more than { $millions } million pixels; choose a smaller size`
pub fn picture_too_large(language: Language, millions: impl Display) -> String {
    say(language, &PICTURE_TOO_LARGE, &[Value::Text(&millions)])
}
static PICTURE_TOO_LARGE: Patterns = patterns![
    "problems.picture-too-large",
    "the picture would have more than \u{1}0 million pixels; choose a smaller size",
    "ảnh sẽ có hơn \u{1}0 triệu pixel; hãy chọn kích thước nhỏ hơn",
    "das Bild hätte mehr als \u{1}0 Mio. Pixel; wähle eine kleinere Größe",
    "la imagen tendría más de \u{1}0 millones de píxeles; elige un tamaño menor",
];

/// `no game leads to this board; X starts and the players take turns`
pub fn position_unreachable(language: Language) -> String {
    say(language, &POSITION_UNREACHABLE, &[])
}
static POSITION_UNREACHABLE: Patterns = patterns![
    "problems.position-unreachable",
    "no game leads to this board; X starts and the players take turns",
    "không ván nào dẫn đến bàn cờ này; X đi trước và hai bên lần lượt đi",
    "keine Partie führt zu diesem Brett; X beginnt, und gezogen wird abwechselnd",
    "ninguna partida lleva a este tablero; empieza X y los jugadores se turnan",
];

/// `Both players can't have the same name.`
pub fn same_name(language: Language) -> String {
    say(language, &SAME_NAME, &[])
}
static SAME_NAME: Patterns = patterns![
    "problems.same-name",
    "Both players can't have the same name.",
    "Hai người chơi không được trùng tên.",
    "Zwei Spieler können nicht gleich heißen.",
    "Los dos jugadores no pueden llamarse igual.",
];

/// `keys.{ $name }: expected a key or a list of keys`
pub fn setting_keys(language: Language, name: impl Display) -> String {
    say(language, &SETTING_KEYS, &[Value::Text(&name)])
}
static SETTING_KEYS: Patterns = patterns![
    "problems.setting-keys",
    "keys.\u{1}0: expected a key or a list of keys",
    "keys.\u{1}0: phải là một phím hoặc danh sách phím",
    "keys.\u{1}0: erwartet wird eine Taste oder eine Liste von Tasten",
    "keys.\u{1}0: se esperaba una tecla o una lista de teclas",
];

/// `{ $name }: expected one of { $values }`
///
/// $values is a list of names.
pub fn setting_value(language: Language, name: impl Display, values: impl Display) -> String {
    say(language, &SETTING_VALUE, &[Value::Text(&name), Value::Text(&values)])
}
static SETTING_VALUE: Patterns = patterns![
    "problems.setting-value",
    "\u{1}0: expected one of \u{1}1",
    "\u{1}0: phải là một trong các giá trị \u{1}1",
    "\u{1}0: möglich sind \u{1}1",
    "\u{1}0: se esperaba uno de estos valores: \u{1}1",
];

/// `a symbol is a letter or a sign of normal width that is not used to draw the board; { $character } is not`
///
/// $character is the number of a character: "U+001B".
pub fn symbol_forbidden(language: Language, character: impl Display) -> String {
    say(language, &SYMBOL_FORBIDDEN, &[Value::Text(&character)])
}
static SYMBOL_FORBIDDEN: Patterns = patterns![
    "problems.symbol-forbidden",
    "a symbol is a letter or a sign of normal width that is not used to draw the board; \u{1}0 is not",
    "ký hiệu là một chữ cái hoặc dấu có độ rộng bình thường và không dùng để vẽ bàn cờ; \u{1}0 không được",
    "ein Symbol ist ein Buchstabe oder Zeichen von normaler Breite, mit dem das Brett nicht gezeichnet wird; \u{1}0 geht nicht",
    "un símbolo es una letra o un signo de ancho normal que no se usa para dibujar el tablero; \u{1}0 no lo es",
];

/// `two symbols are needed, such as XO or YR`
pub fn symbols_not_two(language: Language) -> String {
    say(language, &SYMBOLS_NOT_TWO, &[])
}
static SYMBOLS_NOT_TWO: Patterns = patterns![
    "problems.symbols-not-two",
    "two symbols are needed, such as XO or YR",
    "cần hai ký hiệu, chẳng hạn XO hoặc YR",
    "es müssen zwei Symbole sein, etwa XO oder YR",
    "hacen falta dos símbolos, como XO o YR",
];

/// `the two symbols must differ in more than upper and lower case`
pub fn symbols_same(language: Language) -> String {
    say(language, &SYMBOLS_SAME, &[])
}
static SYMBOLS_SAME: Patterns = patterns![
    "problems.symbols-same",
    "the two symbols must differ in more than upper and lower case",
    "hai ký hiệu phải khác nhau, không chỉ ở chữ hoa và chữ thường",
    "die zwei Symbole müssen sich in mehr als Groß- und Kleinschreibung unterscheiden",
    "los dos símbolos deben diferenciarse en algo más que mayúscula y minúscula",
];

#[cfg(any(test, feature = "packs"))]
pub(crate) static ALL: &[crate::pattern::Known] = &[
    ("bad-tag", &BAD_TAG, ""),
    ("clock-too-long", &CLOCK_TOO_LONG, ""),
    ("clock-unreadable", &CLOCK_UNREADABLE, ""),
    ("clock-zero", &CLOCK_ZERO, ""),
    ("drawing-floating", &DRAWING_FLOATING, "tt"),
    ("drawing-uneven", &DRAWING_UNEVEN, "tt"),
    ("drawing-unexpected", &DRAWING_UNEXPECTED, "t"),
    ("in-line", &IN_LINE, "tt"),
    ("in-line-and-column", &IN_LINE_AND_COLUMN, "ttt"),
    ("in-move", &IN_MOVE, "ttt"),
    ("move-after-end", &MOVE_AFTER_END, ""),
    ("move-column-full", &MOVE_COLUMN_FULL, ""),
    ("move-mixed", &MOVE_MIXED, ""),
    ("move-no-such-column", &MOVE_NO_SUCH_COLUMN, "tt"),
    ("move-unexpected", &MOVE_UNEXPECTED, "t"),
    ("name-empty", &NAME_EMPTY, ""),
    ("name-forbidden", &NAME_FORBIDDEN, "t"),
    ("name-too-long", &NAME_TOO_LONG, "tt"),
    ("name-too-many-marks", &NAME_TOO_MANY_MARKS, ""),
    ("no-such-setting", &NO_SUCH_SETTING, "tt"),
    ("not-toml", &NOT_TOML, "t"),
    ("picture-memory", &PICTURE_MEMORY, ""),
    ("picture-not-a-size", &PICTURE_NOT_A_SIZE, ""),
    ("picture-not-made", &PICTURE_NOT_MADE, "t"),
    ("picture-side", &PICTURE_SIDE, "ttt"),
    ("picture-too-large", &PICTURE_TOO_LARGE, "t"),
    ("position-unreachable", &POSITION_UNREACHABLE, ""),
    ("same-name", &SAME_NAME, ""),
    ("setting-keys", &SETTING_KEYS, "t"),
    ("setting-value", &SETTING_VALUE, "tt"),
    ("symbol-forbidden", &SYMBOL_FORBIDDEN, "t"),
    ("symbols-not-two", &SYMBOLS_NOT_TWO, ""),
    ("symbols-same", &SYMBOLS_SAME, ""),
];
