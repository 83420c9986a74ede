// Written by `cargo xtask words` from the catalogues in `ftl`; changes here are lost.

//! The messages of `window.ftl`.

use crate::{Language};
use crate::pattern::{Patterns, Value, patterns, say};
use std::fmt::Display;

/// `Someone at this window.`
pub fn about_person(language: Language) -> String {
    say(language, &ABOUT_PERSON, &[])
}
static ABOUT_PERSON: Patterns = patterns![
    "window.about-person",
    "Someone at this window.",
    "Một người ngồi trước cửa sổ này.",
    "Jemand an diesem Fenster.",
    "Alguien en esta ventana.",
];

/// `Show all`
///
/// Shows the rest of a list.
pub fn all_games(language: Language) -> String {
    say(language, &ALL_GAMES, &[])
}
static ALL_GAMES: Patterns = patterns![
    "window.all-games",
    "Show all",
    "Xem tất cả",
    "Alle zeigen",
    "Ver todas",
];

/// `This is the beginning.`
///
/// Why one can't go back any further.
pub fn at_first_move(language: Language) -> String {
    say(language, &AT_FIRST_MOVE, &[])
}
static AT_FIRST_MOVE: Patterns = patterns![
    "window.at-first-move",
    "This is the beginning.",
    "Đây là lúc bắt đầu.",
    "Das ist der Anfang.",
    "Este es el comienzo.",
];

/// `This is the last move.`
///
/// Why one can't go forward any further.
pub fn at_last_move(language: Language) -> String {
    say(language, &AT_LAST_MOVE, &[])
}
static AT_LAST_MOVE: Patterns = patterns![
    "window.at-last-move",
    "This is the last move.",
    "Đây là nước cuối.",
    "Das ist der letzte Zug.",
    "Esta es la última jugada.",
];

/// `Back`
///
/// Buttons that go through the moves of the game.
pub fn back(language: Language) -> String {
    say(language, &BACK, &[])
}
static BACK: Patterns = patterns![
    "window.back",
    "Back",
    "Lùi",
    "Zurück",
    "Atrás",
];

/// `Best move: { $prospect }.`
pub fn best_move(language: Language, prospect: impl Display) -> String {
    say(language, &BEST_MOVE, &[Value::Text(&prospect)])
}
static BEST_MOVE: Patterns = patterns![
    "window.best-move",
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
static BOARD: Patterns = patterns![
    "window.board",
    "Board",
    "Bàn cờ",
    "Brett",
    "Tablero",
];

/// `Fourline`
///
/// The name of the program, beside its sign.
pub fn brand(language: Language) -> String {
    say(language, &BRAND, &[])
}
static BRAND: Patterns = patterns![
    "window.brand",
    "Fourline",
    "Fourline",
    "Fourline",
    "Fourline",
];

/// `Cancel`
pub fn cancel(language: Language) -> String {
    say(language, &CANCEL, &[])
}
static CANCEL: Patterns = patterns![
    "window.cancel",
    "Cancel",
    "Hủy",
    "Abbrechen",
    "Cancelar",
];

/// `{ $name }: { $about }`
///
/// Something that can be chosen, with a sentence about it: "level 3, Otter: Sees most wins."
pub fn choice(language: Language, about: impl Display, name: impl Display) -> String {
    say(language, &CHOICE, &[Value::Text(&about), Value::Text(&name)])
}
static CHOICE: Patterns = patterns![
    "window.choice",
    "\u{1}1: \u{1}0",
    "\u{1}1: \u{1}0",
    "\u{1}1: \u{1}0",
    "\u{1}1: \u{1}0",
];

/// `Could not save your choices to { $problem }.`
pub fn choices_not_saved(language: Language, problem: impl Display) -> String {
    say(language, &CHOICES_NOT_SAVED, &[Value::Text(&problem)])
}
static CHOICES_NOT_SAVED: Patterns = patterns![
    "window.choices-not-saved",
    "Could not save your choices to \u{1}0.",
    "Không lưu được lựa chọn của bạn vào \u{1}0.",
    "Deine Auswahl konnte nicht gespeichert werden: \u{1}0.",
    "No se pudo guardar tu elección en \u{1}0.",
];

/// `Choose these rules`
///
/// On the page about a rule set: take it for the next game.
pub fn choose_rules(language: Language) -> String {
    say(language, &CHOOSE_RULES, &[])
}
static CHOOSE_RULES: Patterns = patterns![
    "window.choose-rules",
    "Choose these rules",
    "Chọn luật này",
    "Diese Regeln wählen",
    "Elegir estas reglas",
];

/// `Column { $column }`
///
/// The name of a column's button.
pub fn column(language: Language, column: impl Display) -> String {
    say(language, &COLUMN, &[Value::Text(&column)])
}
static COLUMN: Patterns = patterns![
    "window.column",
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
static COULD_NOT_CONTINUE: Patterns = patterns![
    "window.could-not-continue",
    "This game can't be continued: \u{1}0.",
    "Không thể tiếp tục ván này: \u{1}0.",
    "Diese Partie kann nicht fortgesetzt werden: \u{1}0.",
    "Esta partida no se puede continuar: \u{1}0.",
];

/// `Could not delete { $problem }.`
pub fn could_not_delete(language: Language, problem: impl Display) -> String {
    say(language, &COULD_NOT_DELETE, &[Value::Text(&problem)])
}
static COULD_NOT_DELETE: Patterns = patterns![
    "window.could-not-delete",
    "Could not delete \u{1}0.",
    "Không xóa được \u{1}0.",
    "Löschen fehlgeschlagen: \u{1}0.",
    "No se pudo borrar \u{1}0.",
];

/// `Could not open { $problem }.`
pub fn could_not_open(language: Language, problem: impl Display) -> String {
    say(language, &COULD_NOT_OPEN, &[Value::Text(&problem)])
}
static COULD_NOT_OPEN: Patterns = patterns![
    "window.could-not-open",
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
static DATED_GAME: Patterns = patterns![
    "window.dated-game",
    "\u{1}0: \u{1}1",
    "\u{1}0: \u{1}1",
    "\u{1}0: \u{1}1",
    "\u{1}0: \u{1}1",
];

/// `Delete`
pub fn delete(language: Language) -> String {
    say(language, &DELETE, &[])
}
static DELETE: Patterns = patterns![
    "window.delete",
    "Delete",
    "Xóa",
    "Löschen",
    "Borrar",
];

/// `Delete the rules { $name }`
///
/// The name of a button, for those who hear it; $name is a rule set.
pub fn delete_rules(language: Language, name: impl Display) -> String {
    say(language, &DELETE_RULES, &[Value::Text(&name)])
}
static DELETE_RULES: Patterns = patterns![
    "window.delete-rules",
    "Delete the rules \u{1}0",
    "Xóa luật \u{1}0",
    "Regeln \u{1}0 löschen",
    "Borrar las reglas \u{1}0",
];

/// `Delete this rule set?`
pub fn delete_rules_question(language: Language) -> String {
    say(language, &DELETE_RULES_QUESTION, &[])
}
static DELETE_RULES_QUESTION: Patterns = patterns![
    "window.delete-rules-question",
    "Delete this rule set?",
    "Xóa bộ luật này?",
    "Dieses Regelwerk löschen?",
    "¿Borrar este reglamento?",
];

/// `File`
///
/// Before a field for the name of a file.
pub fn file(language: Language) -> String {
    say(language, &FILE, &[])
}
static FILE: Patterns = patterns![
    "window.file",
    "File",
    "Tệp",
    "Datei",
    "Archivo",
];

/// `Finished games ({ $count })`
pub fn finished_games(language: Language, count: impl Display) -> String {
    say(language, &FINISHED_GAMES, &[Value::Text(&count)])
}
static FINISHED_GAMES: Patterns = patterns![
    "window.finished-games",
    "Finished games (\u{1}0)",
    "Ván đã xong (\u{1}0)",
    "Beendete Partien (\u{1}0)",
    "Partidas terminadas (\u{1}0)",
];

/// `Forward`
pub fn forward(language: Language) -> String {
    say(language, &FORWARD, &[])
}
static FORWARD: Patterns = patterns![
    "window.forward",
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
static GRAPH: Patterns = patterns![
    "window.graph",
    "Evaluation graph",
    "Biểu đồ đánh giá",
    "Verlauf der Wertung",
    "Gráfico de la evaluación",
];

/// `How to play`
///
/// Opens the page about a rule set.
pub fn how_to_play(language: Language) -> String {
    say(language, &HOW_TO_PLAY, &[])
}
static HOW_TO_PLAY: Patterns = patterns![
    "window.how-to-play",
    "How to play",
    "Cách chơi",
    "So wird gespielt",
    "Cómo se juega",
];

/// `Enter`
pub fn key_enter(language: Language) -> String {
    say(language, &KEY_ENTER, &[])
}
static KEY_ENTER: Patterns = patterns![
    "window.key-enter",
    "Enter",
    "Enter",
    "Enter",
    "Intro",
];

/// `Esc`
pub fn key_escape(language: Language) -> String {
    say(language, &KEY_ESCAPE, &[])
}
static KEY_ESCAPE: Patterns = patterns![
    "window.key-escape",
    "Esc",
    "Esc",
    "Esc",
    "Esc",
];

/// `The disc lands in row { $row }.`
///
/// What is said about a column: where a disc lands, and what the move leads to ($prospect: "wins in 3 moves").
pub fn lands(language: Language, row: impl Display) -> String {
    say(language, &LANDS, &[Value::Text(&row)])
}
static LANDS: Patterns = patterns![
    "window.lands",
    "The disc lands in row \u{1}0.",
    "Quân rơi xuống hàng \u{1}0.",
    "Der Stein fällt in Zeile \u{1}0.",
    "La ficha cae en la fila \u{1}0.",
];

/// `Back`
///
/// Leaves a page and goes back to where it was opened.
pub fn leave_page(language: Language) -> String {
    say(language, &LEAVE_PAGE, &[])
}
static LEAVE_PAGE: Patterns = patterns![
    "window.leave-page",
    "Back",
    "Quay lại",
    "Zurück",
    "Volver",
];

/// `level { $number }, { $name }`
///
/// A computer player: "level 3, Otter".
pub fn level(language: Language, name: impl Display, number: impl Display) -> String {
    say(language, &LEVEL, &[Value::Text(&name), Value::Text(&number)])
}
static LEVEL: Patterns = patterns![
    "window.level",
    "level \u{1}1, \u{1}0",
    "cấp độ \u{1}1, \u{1}0",
    "Stufe \u{1}1, \u{1}0",
    "nivel \u{1}1, \u{1}0",
];

/// `Menu`
pub fn menu(language: Language) -> String {
    say(language, &MENU, &[])
}
static MENU: Patterns = patterns![
    "window.menu",
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
static MORE: Patterns = patterns![
    "window.more",
    "More",
    "Thêm",
    "Mehr",
    "Más",
];

/// `Move { $number }: { $move }`
///
/// A move in the list, for those who hear it: "Move 3: 4?".
pub fn move_at(language: Language, move_: impl Display, number: impl Display) -> String {
    say(language, &MOVE_AT, &[Value::Text(&move_), Value::Text(&number)])
}
static MOVE_AT: Patterns = patterns![
    "window.move-at",
    "Move \u{1}1: \u{1}0",
    "Nước \u{1}1: \u{1}0",
    "Zug \u{1}1: \u{1}0",
    "Jugada \u{1}1: \u{1}0",
];

/// `Moves`
///
/// Above the list of moves.
pub fn moves(language: Language) -> String {
    say(language, &MOVES, &[])
}
static MOVES: Patterns = patterns![
    "window.moves",
    "Moves",
    "Các nước đi",
    "Züge",
    "Jugadas",
];

/// `Next mistake`
pub fn next_mistake(language: Language) -> String {
    say(language, &NEXT_MISTAKE, &[])
}
static NEXT_MISTAKE: Patterns = patterns![
    "window.next-mistake",
    "Next mistake",
    "Sai lầm kế tiếp",
    "Nächster Fehler",
    "Siguiente error",
];

/// `Your games will appear here.`
///
/// Where games are listed, if there is none.
pub fn no_games_yet(language: Language) -> String {
    say(language, &NO_GAMES_YET, &[])
}
static NO_GAMES_YET: Patterns = patterns![
    "window.no-games-yet",
    "Your games will appear here.",
    "Các ván của bạn sẽ hiện ở đây.",
    "Hier erscheinen deine Partien.",
    "Aquí aparecerán tus partidas.",
];

/// `No mistake is known after this move.`
///
/// Why there is no next mistake.
pub fn no_mistake(language: Language) -> String {
    say(language, &NO_MISTAKE, &[])
}
static NO_MISTAKE: Patterns = patterns![
    "window.no-mistake",
    "No mistake is known after this move.",
    "Sau nước này chưa thấy sai lầm nào.",
    "Nach diesem Zug ist kein Fehler bekannt.",
    "No se conoce ningún error después de esta jugada.",
];

/// `No moves yet.`
pub fn no_moves(language: Language) -> String {
    say(language, &NO_MOVES, &[])
}
static NO_MOVES: Patterns = patterns![
    "window.no-moves",
    "No moves yet.",
    "Chưa có nước đi nào.",
    "Noch keine Züge.",
    "Todavía no hay jugadas.",
];

/// `no window can be opened here: { $reason }. Is there a display? fourline play needs none`
///
/// Stands after a colon. $reason comes from the system. The command at the end is typed as it is.
pub fn no_window(language: Language, reason: impl Display) -> String {
    say(language, &NO_WINDOW, &[Value::Text(&reason)])
}
static NO_WINDOW: Patterns = patterns![
    "window.no-window",
    "no window can be opened here: \u{1}0. Is there a display? fourline play needs none",
    "không mở được cửa sổ ở đây: \u{1}0. Có màn hình không? fourline play không cần màn hình",
    "hier lässt sich kein Fenster öffnen: \u{1}0. Gibt es einen Bildschirm? fourline play braucht keinen",
    "aquí no se puede abrir ninguna ventana: \u{1}0. ¿Hay pantalla? fourline play no la necesita",
];

/// `Open`
pub fn open(language: Language) -> String {
    say(language, &OPEN, &[])
}
static OPEN: Patterns = patterns![
    "window.open",
    "Open",
    "Mở",
    "Öffnen",
    "Abrir",
];

/// `Opponent`
///
/// Above the choice of who plays.
pub fn opponent(language: Language) -> String {
    say(language, &OPPONENT, &[])
}
static OPPONENT: Patterns = patterns![
    "window.opponent",
    "Opponent",
    "Đối thủ",
    "Gegner",
    "Rival",
];

/// `Own rules`
pub fn own_rules(language: Language) -> String {
    say(language, &OWN_RULES, &[])
}
static OWN_RULES: Patterns = patterns![
    "window.own-rules",
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
static OWN_RULES_CHOSEN: Patterns = patterns![
    "window.own-rules-chosen",
    "Own rules (chosen)",
    "Luật riêng (đang chọn)",
    "Eigene Regeln (gewählt)",
    "Reglas propias (elegidas)",
];

/// `{ $one } against { $two }`
///
/// Who plays whom, in large type: "You against Otter". $one and $two are names.
pub fn pairing(language: Language, one: impl Display, two: impl Display) -> String {
    say(language, &PAIRING, &[Value::Text(&one), Value::Text(&two)])
}
static PAIRING: Patterns = patterns![
    "window.pairing",
    "\u{1}0 against \u{1}1",
    "\u{1}0 đấu với \u{1}1",
    "\u{1}0 gegen \u{1}1",
    "\u{1}0 contra \u{1}1",
];

/// `person`
///
/// In the list of who can sit at a seat.
pub fn person(language: Language) -> String {
    say(language, &PERSON, &[])
}
static PERSON: Patterns = patterns![
    "window.person",
    "person",
    "người",
    "Mensch",
    "persona",
];

/// `Play from here`
///
/// Continues the game from the move that is looked at.
pub fn play_from_here(language: Language) -> String {
    say(language, &PLAY_FROM_HERE, &[])
}
static PLAY_FROM_HERE: Patterns = patterns![
    "window.play-from-here",
    "Play from here",
    "Chơi từ đây",
    "Ab hier spielen",
    "Jugar desde aquí",
];

/// `Level { $number }`
///
/// Below the name of a computer player.
pub fn player_level(language: Language, number: impl Display) -> String {
    say(language, &PLAYER_LEVEL, &[Value::Text(&number)])
}
static PLAYER_LEVEL: Patterns = patterns![
    "window.player-level",
    "Level \u{1}0",
    "Cấp độ \u{1}0",
    "Stufe \u{1}0",
    "Nivel \u{1}0",
];

/// `{ $problem }.`
pub fn problem(language: Language, problem: impl Display) -> String {
    say(language, &PROBLEM, &[Value::Text(&problem)])
}
static PROBLEM: Patterns = patterns![
    "window.problem",
    "\u{1}0.",
    "\u{1}0.",
    "\u{1}0.",
    "\u{1}0.",
];

/// `A record to open (or drop the file here)`
pub fn record_to_open(language: Language) -> String {
    say(language, &RECORD_TO_OPEN, &[])
}
static RECORD_TO_OPEN: Patterns = patterns![
    "window.record-to-open",
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
static REMOVE_AT: Patterns = patterns![
    "window.remove-at",
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
static REPLACE: Patterns = patterns![
    "window.replace",
    "Replace",
    "Ghi đè",
    "Ersetzen",
    "Reemplazar",
];

/// `{ $rules }, { $day }`
///
/// A game in a list: its rules and when it was played.
pub fn rules_and_day(language: Language, day: impl Display, rules: impl Display) -> String {
    say(language, &RULES_AND_DAY, &[Value::Text(&day), Value::Text(&rules)])
}
static RULES_AND_DAY: Patterns = patterns![
    "window.rules-and-day",
    "\u{1}1, \u{1}0",
    "\u{1}1, \u{1}0",
    "\u{1}1, \u{1}0",
    "\u{1}1, \u{1}0",
];

/// `{ $rules }, { $columns } × { $rows }`
///
/// A rule set and the size of its board: "Power, 7 × 6".
pub fn rules_and_size(language: Language, columns: impl Display, rows: impl Display, rules: impl Display) -> String {
    say(language, &RULES_AND_SIZE, &[Value::Text(&columns), Value::Text(&rows), Value::Text(&rules)])
}
static RULES_AND_SIZE: Patterns = patterns![
    "window.rules-and-size",
    "\u{1}2, \u{1}0 × \u{1}1",
    "\u{1}2, \u{1}0 × \u{1}1",
    "\u{1}2, \u{1}0 × \u{1}1",
    "\u{1}2, \u{1}0 × \u{1}1",
];

/// `Name for these rules`
///
/// Before a field for a name under which own rules are saved.
pub fn rules_name(language: Language) -> String {
    say(language, &RULES_NAME, &[])
}
static RULES_NAME: Patterns = patterns![
    "window.rules-name",
    "Name for these rules",
    "Tên cho luật này",
    "Name für diese Regeln",
    "Nombre para estas reglas",
];

/// `The rules are saved as "{ $name }".`
///
/// $name is the name that was typed.
pub fn rules_saved(language: Language, name: impl Display) -> String {
    say(language, &RULES_SAVED, &[Value::Text(&name)])
}
static RULES_SAVED: Patterns = patterns![
    "window.rules-saved",
    "The rules are saved as \"\u{1}0\".",
    "Đã lưu luật với tên \"\u{1}0\".",
    "Die Regeln sind als \u{201e}\u{1}0\u{201c} gespeichert.",
    "Las reglas se guardaron como «\u{1}0».",
];

/// `Save`
pub fn save(language: Language) -> String {
    say(language, &SAVE, &[])
}
static SAVE: Patterns = patterns![
    "window.save",
    "Save",
    "Lưu",
    "Speichern",
    "Guardar",
];

/// `Save to a file`
///
/// Opens the field for a file.
pub fn save_game(language: Language) -> String {
    say(language, &SAVE_GAME, &[])
}
static SAVE_GAME: Patterns = patterns![
    "window.save-game",
    "Save to a file",
    "Lưu vào tệp",
    "In Datei speichern",
    "Guardar en archivo",
];

/// `Save where? Type a file name into the field.`
pub fn save_where(language: Language) -> String {
    say(language, &SAVE_WHERE, &[])
}
static SAVE_WHERE: Patterns = patterns![
    "window.save-where",
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
static SEAT: Patterns = patterns![
    "window.seat",
    "Seat \u{1}0",
    "Chỗ \u{1}0",
    "Platz \u{1}0",
    "Puesto \u{1}0",
];

/// `Serious: moves can't be taken back`
pub fn serious(language: Language) -> String {
    say(language, &SERIOUS, &[])
}
static SERIOUS: Patterns = patterns![
    "window.serious",
    "Serious: moves can't be taken back",
    "Nghiêm túc: không được đi lại",
    "Ernste Partie: Züge können nicht zurückgenommen werden",
    "En serio: las jugadas no se pueden retirar",
];

/// `Settings`
pub fn settings(language: Language) -> String {
    say(language, &SETTINGS, &[])
}
static SETTINGS: Patterns = patterns![
    "window.settings",
    "Settings",
    "Cài đặt",
    "Einstellungen",
    "Ajustes",
];

/// `General`
///
/// Above the settings of the whole program.
pub fn settings_shared(language: Language) -> String {
    say(language, &SETTINGS_SHARED, &[])
}
static SETTINGS_SHARED: Patterns = patterns![
    "window.settings-shared",
    "General",
    "Chung",
    "Allgemein",
    "General",
];

/// `This window`
///
/// Above the settings of the window.
pub fn settings_window(language: Language) -> String {
    say(language, &SETTINGS_WINDOW, &[])
}
static SETTINGS_WINDOW: Patterns = patterns![
    "window.settings-window",
    "This window",
    "Cửa sổ này",
    "Dieses Fenster",
    "Esta ventana",
];

/// `Start`
pub fn start(language: Language) -> String {
    say(language, &START, &[])
}
static START: Patterns = patterns![
    "window.start",
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
static STUDY: Patterns = patterns![
    "window.study",
    "Study",
    "Phân tích",
    "Analyse",
    "Análisis",
];

/// `Two symbols for the discs`
pub fn symbols(language: Language) -> String {
    say(language, &SYMBOLS, &[])
}
static SYMBOLS: Patterns = patterns![
    "window.symbols",
    "Two symbols for the discs",
    "Hai ký hiệu cho quân",
    "Zwei Symbole für die Steine",
    "Dos símbolos para las fichas",
];

/// `These symbols can't be used: { $problem }.`
pub fn symbols_refused(language: Language, problem: impl Display) -> String {
    say(language, &SYMBOLS_REFUSED, &[Value::Text(&problem)])
}
static SYMBOLS_REFUSED: Patterns = patterns![
    "window.symbols-refused",
    "These symbols can't be used: \u{1}0.",
    "Không dùng được các ký hiệu này: \u{1}0.",
    "Diese Symbole sind nicht möglich: \u{1}0.",
    "Estos símbolos no se pueden usar: \u{1}0.",
];

/// `This move: { $prospect }.`
pub fn this_move(language: Language, prospect: impl Display) -> String {
    say(language, &THIS_MOVE, &[Value::Text(&prospect)])
}
static THIS_MOVE: Patterns = patterns![
    "window.this-move",
    "This move: \u{1}0.",
    "Nước này: \u{1}0.",
    "Dieser Zug: \u{1}0.",
    "Esta jugada: \u{1}0.",
];

/// `Unfinished games ({ $count })`
pub fn unfinished_games(language: Language, count: impl Display) -> String {
    say(language, &UNFINISHED_GAMES, &[Value::Text(&count)])
}
static UNFINISHED_GAMES: Patterns = patterns![
    "window.unfinished-games",
    "Unfinished games (\u{1}0)",
    "Ván dang dở (\u{1}0)",
    "Offene Partien (\u{1}0)",
    "Partidas sin terminar (\u{1}0)",
];

/// `Files that can't be read ({ $count })`
pub fn unreadable_files(language: Language, count: impl Display) -> String {
    say(language, &UNREADABLE_FILES, &[Value::Text(&count)])
}
static UNREADABLE_FILES: Patterns = patterns![
    "window.unreadable-files",
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
static USUAL_SYMBOLS: Patterns = patterns![
    "window.usual-symbols",
    "usual",
    "mặc định",
    "üblich",
    "habituales",
];

/// `{ $label } ({ $key })`
///
/// A button with its key: "Resign (R)".
pub fn with_key(language: Language, key: impl Display, label: impl Display) -> String {
    say(language, &WITH_KEY, &[Value::Text(&key), Value::Text(&label)])
}
static WITH_KEY: Patterns = patterns![
    "window.with-key",
    "\u{1}1 (\u{1}0)",
    "\u{1}1 (\u{1}0)",
    "\u{1}1 (\u{1}0)",
    "\u{1}1 (\u{1}0)",
];

#[cfg(any(test, feature = "packs"))]
pub(crate) static ALL: &[crate::pattern::Known] = &[
    ("about-person", &ABOUT_PERSON, ""),
    ("all-games", &ALL_GAMES, ""),
    ("at-first-move", &AT_FIRST_MOVE, ""),
    ("at-last-move", &AT_LAST_MOVE, ""),
    ("back", &BACK, ""),
    ("best-move", &BEST_MOVE, "t"),
    ("board", &BOARD, ""),
    ("brand", &BRAND, ""),
    ("cancel", &CANCEL, ""),
    ("choice", &CHOICE, "tt"),
    ("choices-not-saved", &CHOICES_NOT_SAVED, "t"),
    ("choose-rules", &CHOOSE_RULES, ""),
    ("column", &COLUMN, "t"),
    ("could-not-continue", &COULD_NOT_CONTINUE, "t"),
    ("could-not-delete", &COULD_NOT_DELETE, "t"),
    ("could-not-open", &COULD_NOT_OPEN, "t"),
    ("dated-game", &DATED_GAME, "tt"),
    ("delete", &DELETE, ""),
    ("delete-rules", &DELETE_RULES, "t"),
    ("delete-rules-question", &DELETE_RULES_QUESTION, ""),
    ("file", &FILE, ""),
    ("finished-games", &FINISHED_GAMES, "t"),
    ("forward", &FORWARD, ""),
    ("graph", &GRAPH, ""),
    ("how-to-play", &HOW_TO_PLAY, ""),
    ("key-enter", &KEY_ENTER, ""),
    ("key-escape", &KEY_ESCAPE, ""),
    ("lands", &LANDS, "t"),
    ("leave-page", &LEAVE_PAGE, ""),
    ("level", &LEVEL, "tt"),
    ("menu", &MENU, ""),
    ("more", &MORE, ""),
    ("move-at", &MOVE_AT, "tt"),
    ("moves", &MOVES, ""),
    ("next-mistake", &NEXT_MISTAKE, ""),
    ("no-games-yet", &NO_GAMES_YET, ""),
    ("no-mistake", &NO_MISTAKE, ""),
    ("no-moves", &NO_MOVES, ""),
    ("no-window", &NO_WINDOW, "t"),
    ("open", &OPEN, ""),
    ("opponent", &OPPONENT, ""),
    ("own-rules", &OWN_RULES, ""),
    ("own-rules-chosen", &OWN_RULES_CHOSEN, ""),
    ("pairing", &PAIRING, "tt"),
    ("person", &PERSON, ""),
    ("play-from-here", &PLAY_FROM_HERE, ""),
    ("player-level", &PLAYER_LEVEL, "t"),
    ("problem", &PROBLEM, "t"),
    ("record-to-open", &RECORD_TO_OPEN, ""),
    ("remove-at", &REMOVE_AT, "tt"),
    ("replace", &REPLACE, ""),
    ("rules-and-day", &RULES_AND_DAY, "tt"),
    ("rules-and-size", &RULES_AND_SIZE, "ttt"),
    ("rules-name", &RULES_NAME, ""),
    ("rules-saved", &RULES_SAVED, "t"),
    ("save", &SAVE, ""),
    ("save-game", &SAVE_GAME, ""),
    ("save-where", &SAVE_WHERE, ""),
    ("seat", &SEAT, "t"),
    ("serious", &SERIOUS, ""),
    ("settings", &SETTINGS, ""),
    ("settings-shared", &SETTINGS_SHARED, ""),
    ("settings-window", &SETTINGS_WINDOW, ""),
    ("start", &START, ""),
    ("study", &STUDY, ""),
    ("symbols", &SYMBOLS, ""),
    ("symbols-refused", &SYMBOLS_REFUSED, "t"),
    ("this-move", &THIS_MOVE, "t"),
    ("unfinished-games", &UNFINISHED_GAMES, "t"),
    ("unreadable-files", &UNREADABLE_FILES, "t"),
    ("usual-symbols", &USUAL_SYMBOLS, ""),
    ("with-key", &WITH_KEY, "tt"),
];
