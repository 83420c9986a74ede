// Written by `cargo xtask words` from the catalogues in `ftl`; changes here are lost.

//! The messages of `window.ftl`.

use crate::{Language};
use crate::pattern::{Value, say};
use std::fmt::Display;

/// `Someone at this window.`
pub fn about_person(language: Language) -> String {
    say(language, &ABOUT_PERSON, &[])
}
static ABOUT_PERSON: [&str; 4] = [
    "Someone at this window.",
    "Một người ngồi trước cửa sổ này.",
    "Jemand an diesem Fenster.",
    "Alguien en esta ventana.",
];

/// `Back`
pub fn back(language: Language) -> String {
    say(language, &BACK, &[])
}
static BACK: [&str; 4] = [
    "Back",
    "Lùi",
    "Zurück",
    "Atrás",
];

/// `Best move: { $prospect }.`
pub fn best_move(language: Language, prospect: impl Display) -> String {
    say(language, &BEST_MOVE, &[Value::Text(&prospect)])
}
static BEST_MOVE: [&str; 4] = [
    "Best move: \u{1}0.",
    "Nước tốt nhất: \u{1}0.",
    "Bester Zug: \u{1}0.",
    "Mejor jugada: \u{1}0.",
];

/// `Board`
///
/// For those who hear the window: the name of the board, whose description follows.
pub fn board(language: Language) -> String {
    say(language, &BOARD, &[])
}
static BOARD: [&str; 4] = [
    "Board",
    "Bàn cờ",
    "Brett",
    "Tablero",
];

/// `{ $name }: { $about }`
///
/// Something that can be chosen, with a sentence about it: "level 3, Otter: Sees most wins."
pub fn choice(language: Language, about: impl Display, name: impl Display) -> String {
    say(language, &CHOICE, &[Value::Text(&about), Value::Text(&name)])
}
static CHOICE: [&str; 4] = [
    "\u{1}1: \u{1}0",
    "\u{1}1: \u{1}0",
    "\u{1}1: \u{1}0",
    "\u{1}1: \u{1}0",
];

/// `Could not save your choices to { $problem }.`
pub fn choices_not_saved(language: Language, problem: impl Display) -> String {
    say(language, &CHOICES_NOT_SAVED, &[Value::Text(&problem)])
}
static CHOICES_NOT_SAVED: [&str; 4] = [
    "Could not save your choices to \u{1}0.",
    "Không lưu được lựa chọn của bạn vào \u{1}0.",
    "Deine Auswahl konnte nicht gespeichert werden: \u{1}0.",
    "No se pudo guardar tu elección en \u{1}0.",
];

/// `Column { $column }`
///
/// The name of a column's button.
pub fn column(language: Language, column: impl Display) -> String {
    say(language, &COLUMN, &[Value::Text(&column)])
}
static COLUMN: [&str; 4] = [
    "Column \u{1}0",
    "Cột \u{1}0",
    "Spalte \u{1}0",
    "Columna \u{1}0",
];

/// `This game can't be continued: { $problem }.`
///
/// A game that was opened; $problem says why.
pub fn could_not_continue(language: Language, problem: impl Display) -> String {
    say(language, &COULD_NOT_CONTINUE, &[Value::Text(&problem)])
}
static COULD_NOT_CONTINUE: [&str; 4] = [
    "This game can't be continued: \u{1}0.",
    "Không thể tiếp tục ván này: \u{1}0.",
    "Diese Partie kann nicht fortgesetzt werden: \u{1}0.",
    "Esta partida no se puede continuar: \u{1}0.",
];

/// `Could not delete { $problem }.`
pub fn could_not_delete(language: Language, problem: impl Display) -> String {
    say(language, &COULD_NOT_DELETE, &[Value::Text(&problem)])
}
static COULD_NOT_DELETE: [&str; 4] = [
    "Could not delete \u{1}0.",
    "Không xóa được \u{1}0.",
    "Löschen fehlgeschlagen: \u{1}0.",
    "No se pudo borrar \u{1}0.",
];

/// `Could not open { $problem }.`
pub fn could_not_open(language: Language, problem: impl Display) -> String {
    say(language, &COULD_NOT_OPEN, &[Value::Text(&problem)])
}
static COULD_NOT_OPEN: [&str; 4] = [
    "Could not open \u{1}0.",
    "Không mở được \u{1}0.",
    "Öffnen fehlgeschlagen: \u{1}0.",
    "No se pudo abrir \u{1}0.",
];

/// `{ $day }: { $game }`
///
/// A game of a list: "2026-11-16: Ann (X) vs Bob (O), classic, ..."
pub fn dated_game(language: Language, day: impl Display, game: impl Display) -> String {
    say(language, &DATED_GAME, &[Value::Text(&day), Value::Text(&game)])
}
static DATED_GAME: [&str; 4] = [
    "\u{1}0: \u{1}1",
    "\u{1}0: \u{1}1",
    "\u{1}0: \u{1}1",
    "\u{1}0: \u{1}1",
];

/// `Delete`
pub fn delete(language: Language) -> String {
    say(language, &DELETE, &[])
}
static DELETE: [&str; 4] = [
    "Delete",
    "Xóa",
    "Löschen",
    "Borrar",
];

/// `File`
///
/// Before a field for the name of a file.
pub fn file(language: Language) -> String {
    say(language, &FILE, &[])
}
static FILE: [&str; 4] = [
    "File",
    "Tệp",
    "Datei",
    "Archivo",
];

/// `Finished games ({ $count })`
pub fn finished_games(language: Language, count: impl Display) -> String {
    say(language, &FINISHED_GAMES, &[Value::Text(&count)])
}
static FINISHED_GAMES: [&str; 4] = [
    "Finished games (\u{1}0)",
    "Ván đã xong (\u{1}0)",
    "Beendete Partien (\u{1}0)",
    "Partidas terminadas (\u{1}0)",
];

/// `First`
///
/// Buttons that go through the moves of the game.
pub fn first(language: Language) -> String {
    say(language, &FIRST, &[])
}
static FIRST: [&str; 4] = [
    "First",
    "Đầu",
    "Anfang",
    "Primera",
];

/// `Forward`
pub fn forward(language: Language) -> String {
    say(language, &FORWARD, &[])
}
static FORWARD: [&str; 4] = [
    "Forward",
    "Tiến",
    "Vor",
    "Adelante",
];

/// `Evaluation graph`
///
/// For those who hear the window: a line that shows how the game has gone.
pub fn graph(language: Language) -> String {
    say(language, &GRAPH, &[])
}
static GRAPH: [&str; 4] = [
    "Evaluation graph",
    "Biểu đồ đánh giá",
    "Verlauf der Wertung",
    "Gráfico de la evaluación",
];

/// `Fourline: four in a row`
pub fn heading(language: Language) -> String {
    say(language, &HEADING, &[])
}
static HEADING: [&str; 4] = [
    "Fourline: four in a row",
    "Fourline: bốn quân thẳng hàng",
    "Fourline: Vier gewinnt",
    "Fourline: cuatro en línea",
];

/// `End`
pub fn key_end(language: Language) -> String {
    say(language, &KEY_END, &[])
}
static KEY_END: [&str; 4] = [
    "End",
    "End",
    "Ende",
    "Fin",
];

/// `Esc`
pub fn key_escape(language: Language) -> String {
    say(language, &KEY_ESCAPE, &[])
}
static KEY_ESCAPE: [&str; 4] = [
    "Esc",
    "Esc",
    "Esc",
    "Esc",
];

/// `Home`
pub fn key_home(language: Language) -> String {
    say(language, &KEY_HOME, &[])
}
static KEY_HOME: [&str; 4] = [
    "Home",
    "Home",
    "Pos1",
    "Inicio",
];

/// `The disc lands in row { $row }.`
///
/// What is said about a column: where a disc lands, and what the move leads to ($prospect: "wins in 3 moves").
pub fn lands(language: Language, row: impl Display) -> String {
    say(language, &LANDS, &[Value::Text(&row)])
}
static LANDS: [&str; 4] = [
    "The disc lands in row \u{1}0.",
    "Quân rơi xuống hàng \u{1}0.",
    "Der Stein fällt in Zeile \u{1}0.",
    "La ficha cae en la fila \u{1}0.",
];

/// `Last`
pub fn last(language: Language) -> String {
    say(language, &LAST, &[])
}
static LAST: [&str; 4] = [
    "Last",
    "Cuối",
    "Ende",
    "Última",
];

/// `level { $number }, { $name }`
///
/// A computer player: "level 3, Otter".
pub fn level(language: Language, name: impl Display, number: impl Display) -> String {
    say(language, &LEVEL, &[Value::Text(&name), Value::Text(&number)])
}
static LEVEL: [&str; 4] = [
    "level \u{1}1, \u{1}0",
    "cấp độ \u{1}1, \u{1}0",
    "Stufe \u{1}1, \u{1}0",
    "nivel \u{1}1, \u{1}0",
];

/// `Menu`
pub fn menu(language: Language) -> String {
    say(language, &MENU, &[])
}
static MENU: [&str; 4] = [
    "Menu",
    "Menu",
    "Menü",
    "Menú",
];

/// `More`
///
/// Opens what is rarely changed.
pub fn more(language: Language) -> String {
    say(language, &MORE, &[])
}
static MORE: [&str; 4] = [
    "More",
    "Thêm",
    "Mehr",
    "Más",
];

/// `no window can be opened here: { $reason }. Is there a display? fourline play needs none`
///
/// Stands after a colon. $reason comes from the system. The command at the end is typed as it is.
pub fn no_window(language: Language, reason: impl Display) -> String {
    say(language, &NO_WINDOW, &[Value::Text(&reason)])
}
static NO_WINDOW: [&str; 4] = [
    "no window can be opened here: \u{1}0. Is there a display? fourline play needs none",
    "không mở được cửa sổ ở đây: \u{1}0. Có màn hình không? fourline play không cần màn hình",
    "hier lässt sich kein Fenster öffnen: \u{1}0. Gibt es einen Bildschirm? fourline play braucht keinen",
    "aquí no se puede abrir ninguna ventana: \u{1}0. ¿Hay pantalla? fourline play no la necesita",
];

/// `Open`
pub fn open(language: Language) -> String {
    say(language, &OPEN, &[])
}
static OPEN: [&str; 4] = [
    "Open",
    "Mở",
    "Öffnen",
    "Abrir",
];

/// `Own rules`
pub fn own_rules(language: Language) -> String {
    say(language, &OWN_RULES, &[])
}
static OWN_RULES: [&str; 4] = [
    "Own rules",
    "Luật riêng",
    "Eigene Regeln",
    "Reglas propias",
];

/// `Own rules (chosen)`
///
/// Own rules are chosen now.
pub fn own_rules_chosen(language: Language) -> String {
    say(language, &OWN_RULES_CHOSEN, &[])
}
static OWN_RULES_CHOSEN: [&str; 4] = [
    "Own rules (chosen)",
    "Luật riêng (đang chọn)",
    "Eigene Regeln (gewählt)",
    "Reglas propias (elegidas)",
];

/// `person`
///
/// In the list of who can sit at a seat.
pub fn person(language: Language) -> String {
    say(language, &PERSON, &[])
}
static PERSON: [&str; 4] = [
    "person",
    "người",
    "Mensch",
    "persona",
];

/// `{ $player }: { $left }`
///
/// A player and what is left: "Ann (X): 3 undos left".
pub fn player_and_left(language: Language, left: impl Display, player: impl Display) -> String {
    say(language, &PLAYER_AND_LEFT, &[Value::Text(&left), Value::Text(&player)])
}
static PLAYER_AND_LEFT: [&str; 4] = [
    "\u{1}1: \u{1}0",
    "\u{1}1: \u{1}0",
    "\u{1}1: \u{1}0",
    "\u{1}1: \u{1}0",
];

/// `{ $problem }.`
pub fn problem(language: Language, problem: impl Display) -> String {
    say(language, &PROBLEM, &[Value::Text(&problem)])
}
static PROBLEM: [&str; 4] = [
    "\u{1}0.",
    "\u{1}0.",
    "\u{1}0.",
    "\u{1}0.",
];

/// `A record to open (or drop the file here)`
pub fn record_to_open(language: Language) -> String {
    say(language, &RECORD_TO_OPEN, &[])
}
static RECORD_TO_OPEN: [&str; 4] = [
    "A record to open (or drop the file here)",
    "Biên bản cần mở (hoặc kéo thả tệp vào đây)",
    "Aufzeichnung öffnen (oder die Datei hierher ziehen)",
    "Un registro que abrir (o arrastra aquí el archivo)",
];

/// `Remove the disc at row { $row } column { $column }`
///
/// The name of a button on a disc.
pub fn remove_at(language: Language, column: impl Display, row: impl Display) -> String {
    say(language, &REMOVE_AT, &[Value::Text(&column), Value::Text(&row)])
}
static REMOVE_AT: [&str; 4] = [
    "Remove the disc at row \u{1}1 column \u{1}0",
    "Gỡ quân ở hàng \u{1}1 cột \u{1}0",
    "Stein in Zeile \u{1}1, Spalte \u{1}0 entfernen",
    "Quitar la ficha de la fila \u{1}1, columna \u{1}0",
];

/// `Replace`
///
/// Replaces a file that is there already.
pub fn replace(language: Language) -> String {
    say(language, &REPLACE, &[])
}
static REPLACE: [&str; 4] = [
    "Replace",
    "Ghi đè",
    "Ersetzen",
    "Reemplazar",
];

/// `Save`
pub fn save(language: Language) -> String {
    say(language, &SAVE, &[])
}
static SAVE: [&str; 4] = [
    "Save",
    "Lưu",
    "Speichern",
    "Guardar",
];

/// `Save where? Type a file name into the field.`
pub fn save_where(language: Language) -> String {
    say(language, &SAVE_WHERE, &[])
}
static SAVE_WHERE: [&str; 4] = [
    "Save where? Type a file name into the field.",
    "Lưu vào đâu? Hãy nhập tên tệp vào ô.",
    "Wohin speichern? Tippe einen Dateinamen in das Feld.",
    "¿Dónde la guardas? Escribe un nombre de archivo en el campo.",
];

/// `Seat { $number }`
///
/// A seat at the table, before a list of who can sit there.
pub fn seat(language: Language, number: impl Display) -> String {
    say(language, &SEAT, &[Value::Text(&number)])
}
static SEAT: [&str; 4] = [
    "Seat \u{1}0",
    "Chỗ \u{1}0",
    "Platz \u{1}0",
    "Puesto \u{1}0",
];

/// `Serious: moves can't be taken back`
pub fn serious(language: Language) -> String {
    say(language, &SERIOUS, &[])
}
static SERIOUS: [&str; 4] = [
    "Serious: moves can't be taken back",
    "Nghiêm túc: không được đi lại",
    "Ernste Partie: Züge können nicht zurückgenommen werden",
    "En serio: las jugadas no se pueden retirar",
];

/// `Settings`
pub fn settings(language: Language) -> String {
    say(language, &SETTINGS, &[])
}
static SETTINGS: [&str; 4] = [
    "Settings",
    "Cài đặt",
    "Einstellungen",
    "Ajustes",
];

/// `Start`
pub fn start(language: Language) -> String {
    say(language, &START, &[])
}
static START: [&str; 4] = [
    "Start",
    "Bắt đầu",
    "Start",
    "Empezar",
];

/// `Study`
///
/// Turns the judgement of all columns on or off.
pub fn study(language: Language) -> String {
    say(language, &STUDY, &[])
}
static STUDY: [&str; 4] = [
    "Study",
    "Phân tích",
    "Analyse",
    "Análisis",
];

/// `Two symbols for the discs`
pub fn symbols(language: Language) -> String {
    say(language, &SYMBOLS, &[])
}
static SYMBOLS: [&str; 4] = [
    "Two symbols for the discs",
    "Hai ký hiệu cho quân",
    "Zwei Symbole für die Steine",
    "Dos símbolos para las fichas",
];

/// `These symbols can't be used: { $problem }.`
pub fn symbols_refused(language: Language, problem: impl Display) -> String {
    say(language, &SYMBOLS_REFUSED, &[Value::Text(&problem)])
}
static SYMBOLS_REFUSED: [&str; 4] = [
    "These symbols can't be used: \u{1}0.",
    "Không dùng được các ký hiệu này: \u{1}0.",
    "Diese Symbole sind nicht möglich: \u{1}0.",
    "Estos símbolos no se pueden usar: \u{1}0.",
];

/// `This move: { $prospect }.`
pub fn this_move(language: Language, prospect: impl Display) -> String {
    say(language, &THIS_MOVE, &[Value::Text(&prospect)])
}
static THIS_MOVE: [&str; 4] = [
    "This move: \u{1}0.",
    "Nước này: \u{1}0.",
    "Dieser Zug: \u{1}0.",
    "Esta jugada: \u{1}0.",
];

/// `Unfinished games ({ $count })`
pub fn unfinished_games(language: Language, count: impl Display) -> String {
    say(language, &UNFINISHED_GAMES, &[Value::Text(&count)])
}
static UNFINISHED_GAMES: [&str; 4] = [
    "Unfinished games (\u{1}0)",
    "Ván dang dở (\u{1}0)",
    "Offene Partien (\u{1}0)",
    "Partidas sin terminar (\u{1}0)",
];

/// `Files that can't be read ({ $count })`
pub fn unreadable_files(language: Language, count: impl Display) -> String {
    say(language, &UNREADABLE_FILES, &[Value::Text(&count)])
}
static UNREADABLE_FILES: [&str; 4] = [
    "Files that can't be read (\u{1}0)",
    "Tệp không đọc được (\u{1}0)",
    "Unlesbare Dateien (\u{1}0)",
    "Archivos que no se pueden leer (\u{1}0)",
];

/// `usual`
///
/// In the empty field for the symbols.
pub fn usual_symbols(language: Language) -> String {
    say(language, &USUAL_SYMBOLS, &[])
}
static USUAL_SYMBOLS: [&str; 4] = [
    "usual",
    "mặc định",
    "üblich",
    "habituales",
];

/// `What happened`
///
/// Above the sentences of the whole game.
pub fn what_happened(language: Language) -> String {
    say(language, &WHAT_HAPPENED, &[])
}
static WHAT_HAPPENED: [&str; 4] = [
    "What happened",
    "Diễn biến",
    "Was bisher geschah",
    "Qué pasó",
];

/// `{ $label } ({ $key })`
///
/// A button with its key: "Resign (R)".
pub fn with_key(language: Language, key: impl Display, label: impl Display) -> String {
    say(language, &WITH_KEY, &[Value::Text(&key), Value::Text(&label)])
}
static WITH_KEY: [&str; 4] = [
    "\u{1}1 (\u{1}0)",
    "\u{1}1 (\u{1}0)",
    "\u{1}1 (\u{1}0)",
    "\u{1}1 (\u{1}0)",
];

#[cfg(test)]
pub(crate) static ALL: &[crate::pattern::Known] = &[
    ("about-person", &ABOUT_PERSON, ""),
    ("back", &BACK, ""),
    ("best-move", &BEST_MOVE, "t"),
    ("board", &BOARD, ""),
    ("choice", &CHOICE, "tt"),
    ("choices-not-saved", &CHOICES_NOT_SAVED, "t"),
    ("column", &COLUMN, "t"),
    ("could-not-continue", &COULD_NOT_CONTINUE, "t"),
    ("could-not-delete", &COULD_NOT_DELETE, "t"),
    ("could-not-open", &COULD_NOT_OPEN, "t"),
    ("dated-game", &DATED_GAME, "tt"),
    ("delete", &DELETE, ""),
    ("file", &FILE, ""),
    ("finished-games", &FINISHED_GAMES, "t"),
    ("first", &FIRST, ""),
    ("forward", &FORWARD, ""),
    ("graph", &GRAPH, ""),
    ("heading", &HEADING, ""),
    ("key-end", &KEY_END, ""),
    ("key-escape", &KEY_ESCAPE, ""),
    ("key-home", &KEY_HOME, ""),
    ("lands", &LANDS, "t"),
    ("last", &LAST, ""),
    ("level", &LEVEL, "tt"),
    ("menu", &MENU, ""),
    ("more", &MORE, ""),
    ("no-window", &NO_WINDOW, "t"),
    ("open", &OPEN, ""),
    ("own-rules", &OWN_RULES, ""),
    ("own-rules-chosen", &OWN_RULES_CHOSEN, ""),
    ("person", &PERSON, ""),
    ("player-and-left", &PLAYER_AND_LEFT, "tt"),
    ("problem", &PROBLEM, "t"),
    ("record-to-open", &RECORD_TO_OPEN, ""),
    ("remove-at", &REMOVE_AT, "tt"),
    ("replace", &REPLACE, ""),
    ("save", &SAVE, ""),
    ("save-where", &SAVE_WHERE, ""),
    ("seat", &SEAT, "t"),
    ("serious", &SERIOUS, ""),
    ("settings", &SETTINGS, ""),
    ("start", &START, ""),
    ("study", &STUDY, ""),
    ("symbols", &SYMBOLS, ""),
    ("symbols-refused", &SYMBOLS_REFUSED, "t"),
    ("this-move", &THIS_MOVE, "t"),
    ("unfinished-games", &UNFINISHED_GAMES, "t"),
    ("unreadable-files", &UNREADABLE_FILES, "t"),
    ("usual-symbols", &USUAL_SYMBOLS, ""),
    ("what-happened", &WHAT_HAPPENED, ""),
    ("with-key", &WITH_KEY, "tt"),
];
