// Written by `cargo xtask words` from the catalogues in `ftl`; changes here are lost.

//! The messages of `keys.ftl`.

use crate::{Language};
use crate::pattern::{Value, say};
use std::fmt::Display;

/// `back; while the computer is thinking, move now`
pub fn action_back(language: Language) -> String {
    say(language, &ACTION_BACK, &[])
}
static ACTION_BACK: [&str; 4] = [
    "back; while the computer is thinking, move now",
    "quay lại; khi máy đang nghĩ: bắt máy đi ngay",
    "zurück; während der Computer nachdenkt: jetzt ziehen",
    "volver; si la máquina está pensando, que juegue ya",
];

/// `block: the opponent misses a turn`
pub fn action_block(language: Language) -> String {
    say(language, &ACTION_BLOCK, &[])
}
static ACTION_BLOCK: [&str; 4] = [
    "block: the opponent misses a turn",
    "chặn lượt: đối thủ mất một lượt",
    "blockieren: Der Gegner setzt aus",
    "bloquear: el rival pierde un turno",
];

/// `drop, choose, end the turn, rematch`
pub fn action_choose(language: Language) -> String {
    say(language, &ACTION_CHOOSE, &[])
}
static ACTION_CHOOSE: [&str; 4] = [
    "drop, choose, end the turn, rematch",
    "thả quân, chọn, kết thúc lượt, tái đấu",
    "einwerfen, wählen, Zug beenden, Revanche",
    "soltar, elegir, terminar el turno, revancha",
];

/// `in a study, copy the position as text`
pub fn action_copy(language: Language) -> String {
    say(language, &ACTION_COPY, &[])
}
static ACTION_COPY: [&str; 4] = [
    "in a study, copy the position as text",
    "khi phân tích: sao chép thế cờ dưới dạng chữ",
    "in der Analyse: Stellung als Text kopieren",
    "en un análisis, copiar la posición como texto",
];

/// `drop into that column`
pub fn action_digits(language: Language) -> String {
    say(language, &ACTION_DIGITS, &[])
}
static ACTION_DIGITS: [&str; 4] = [
    "drop into that column",
    "thả quân vào cột đó",
    "Stein in diese Spalte einwerfen",
    "soltar en esa columna",
];

/// `down; in a game, drop; in a study, next branch`
pub fn action_down(language: Language) -> String {
    say(language, &ACTION_DOWN, &[])
}
static ACTION_DOWN: [&str; 4] = [
    "down; in a game, drop; in a study, next branch",
    "xuống; trong ván: thả quân; khi phân tích: nhánh tiếp theo",
    "nach unten; in der Partie: einwerfen; in der Analyse: nächste Variante",
    "abajo; en una partida, soltar; en un análisis, siguiente variante",
];

/// `look at the previous move`
pub fn action_earlier(language: Language) -> String {
    say(language, &ACTION_EARLIER, &[])
}
static ACTION_EARLIER: [&str; 4] = [
    "look at the previous move",
    "xem nước trước",
    "vorigen Zug ansehen",
    "ver la jugada anterior",
];

/// `end the turn`
pub fn action_end_turn(language: Language) -> String {
    say(language, &ACTION_END_TURN, &[])
}
static ACTION_END_TURN: [&str; 4] = [
    "end the turn",
    "kết thúc lượt",
    "Zug beenden",
    "terminar el turno",
];

/// `to the beginning`
pub fn action_first(language: Language) -> String {
    say(language, &ACTION_FIRST, &[])
}
static ACTION_FIRST: [&str; 4] = [
    "to the beginning",
    "về đầu",
    "zum Anfang",
    "al principio",
];

/// `this help`
pub fn action_help(language: Language) -> String {
    say(language, &ACTION_HELP, &[])
}
static ACTION_HELP: [&str; 4] = [
    "this help",
    "trang trợ giúp này",
    "diese Hilfe",
    "esta ayuda",
];

/// `show or hide what each move leads to`
pub fn action_hint(language: Language) -> String {
    say(language, &ACTION_HINT, &[])
}
static ACTION_HINT: [&str; 4] = [
    "show or hide what each move leads to",
    "hiện hoặc ẩn kết quả của từng nước",
    "zeigen oder verbergen, wozu jeder Zug führt",
    "mostrar u ocultar adónde lleva cada jugada",
];

/// `to the end`
pub fn action_last(language: Language) -> String {
    say(language, &ACTION_LAST, &[])
}
static ACTION_LAST: [&str; 4] = [
    "to the end",
    "đến cuối",
    "zum Ende",
    "al final",
];

/// `look at the next move`
pub fn action_later(language: Language) -> String {
    say(language, &ACTION_LATER, &[])
}
static ACTION_LATER: [&str; 4] = [
    "look at the next move",
    "xem nước sau",
    "nächsten Zug ansehen",
    "ver la jugada siguiente",
];

/// `one column left; in a study, one move back; in lists, previous value`
pub fn action_left(language: Language) -> String {
    say(language, &ACTION_LEFT, &[])
}
static ACTION_LEFT: [&str; 4] = [
    "one column left; in a study, one move back; in lists, previous value",
    "sang trái một cột; khi phân tích: lùi một nước; trong danh sách: giá trị trước",
    "eine Spalte nach links; in der Analyse: ein Zug zurück; in Listen: voriger Wert",
    "una columna a la izquierda; en un análisis, una jugada atrás; en listas, valor anterior",
];

/// `mouse on or off; off lets you select text`
pub fn action_mouse(language: Language) -> String {
    say(language, &ACTION_MOUSE, &[])
}
static ACTION_MOUSE: [&str; 4] = [
    "mouse on or off; off lets you select text",
    "bật hoặc tắt chuột; tắt thì bôi chọn được chữ",
    "Maus an oder aus; wenn sie aus ist, kannst du Text markieren",
    "ratón sí o no; sin él puedes seleccionar texto",
];

/// `in a study, choose the next column`
pub fn action_next_column(language: Language) -> String {
    say(language, &ACTION_NEXT_COLUMN, &[])
}
static ACTION_NEXT_COLUMN: [&str; 4] = [
    "in a study, choose the next column",
    "khi phân tích: chọn cột tiếp theo",
    "in der Analyse: nächste Spalte wählen",
    "en un análisis, elegir la columna siguiente",
];

/// `in a study, next mistake`
pub fn action_next_mistake(language: Language) -> String {
    say(language, &ACTION_NEXT_MISTAKE, &[])
}
static ACTION_NEXT_MISTAKE: [&str; 4] = [
    "in a study, next mistake",
    "khi phân tích: sai lầm sau",
    "in der Analyse: nächster Fehler",
    "en un análisis, siguiente error",
];

/// `offer a draw; y accepts, n declines`
///
/// y and n are keys.
pub fn action_offer_draw(language: Language) -> String {
    say(language, &ACTION_OFFER_DRAW, &[])
}
static ACTION_OFFER_DRAW: [&str; 4] = [
    "offer a draw; y accepts, n declines",
    "xin hòa; y là đồng ý, n là từ chối",
    "Unentschieden anbieten; y nimmt an, n lehnt ab",
    "proponer empate; y acepta, n rechaza",
];

/// `when watching, pause or continue`
pub fn action_pause(language: Language) -> String {
    say(language, &ACTION_PAUSE, &[])
}
static ACTION_PAUSE: [&str; 4] = [
    "when watching, pause or continue",
    "khi xem máy đấu: tạm dừng hoặc tiếp tục",
    "beim Zusehen: anhalten oder fortsetzen",
    "al ver a dos máquinas, pausar o continuar",
];

/// `in a study, play from here against the computer`
pub fn action_play_from_here(language: Language) -> String {
    say(language, &ACTION_PLAY_FROM_HERE, &[])
}
static ACTION_PLAY_FROM_HERE: [&str; 4] = [
    "in a study, play from here against the computer",
    "khi phân tích: chơi từ đây với máy",
    "in der Analyse: ab hier gegen den Computer spielen",
    "en un análisis, jugar desde aquí contra la máquina",
];

/// `in a study, choose the previous column`
pub fn action_previous_column(language: Language) -> String {
    say(language, &ACTION_PREVIOUS_COLUMN, &[])
}
static ACTION_PREVIOUS_COLUMN: [&str; 4] = [
    "in a study, choose the previous column",
    "khi phân tích: chọn cột trước đó",
    "in der Analyse: vorige Spalte wählen",
    "en un análisis, elegir la columna anterior",
];

/// `in a study, previous mistake`
pub fn action_previous_mistake(language: Language) -> String {
    say(language, &ACTION_PREVIOUS_MISTAKE, &[])
}
static ACTION_PREVIOUS_MISTAKE: [&str; 4] = [
    "in a study, previous mistake",
    "khi phân tích: sai lầm trước",
    "in der Analyse: voriger Fehler",
    "en un análisis, error anterior",
];

/// `leave; an unfinished game is kept`
pub fn action_quit(language: Language) -> String {
    say(language, &ACTION_QUIT, &[])
}
static ACTION_QUIT: [&str; 4] = [
    "leave; an unfinished game is kept",
    "rời đi; ván dang dở được giữ lại",
    "verlassen; eine offene Partie wird gesichert",
    "salir; la partida sin terminar se guarda",
];

/// `redo what was taken back; in a study, one move forward`
pub fn action_redo(language: Language) -> String {
    say(language, &ACTION_REDO, &[])
}
static ACTION_REDO: [&str; 4] = [
    "redo what was taken back; in a study, one move forward",
    "khôi phục nước đã rút lại; khi phân tích: tiến một nước",
    "Zurückgenommenes wiederholen; in der Analyse: ein Zug vor",
    "rehacer lo retirado; en un análisis, una jugada adelante",
];

/// `remove an opponent's disc instead of dropping; in lists, delete`
pub fn action_remove(language: Language) -> String {
    say(language, &ACTION_REMOVE, &[])
}
static ACTION_REMOVE: [&str; 4] = [
    "remove an opponent's disc instead of dropping; in lists, delete",
    "gỡ một quân của đối thủ thay vì thả quân; trong danh sách: xóa",
    "gegnerischen Stein entfernen, statt einzuwerfen; in Listen: löschen",
    "quitar una ficha del rival en vez de soltar; en listas, borrar",
];

/// `resign`
pub fn action_resign(language: Language) -> String {
    say(language, &ACTION_RESIGN, &[])
}
static ACTION_RESIGN: [&str; 4] = [
    "resign",
    "chịu thua",
    "aufgeben",
    "rendirse",
];

/// `new game with the same players and rules`
pub fn action_restart(language: Language) -> String {
    say(language, &ACTION_RESTART, &[])
}
static ACTION_RESTART: [&str; 4] = [
    "new game with the same players and rules",
    "ván mới, vẫn người chơi và luật cũ",
    "neue Partie mit denselben Spielern und Regeln",
    "nueva partida con los mismos jugadores y reglas",
];

/// `one column right; in a study, one move forward; in lists, next value`
pub fn action_right(language: Language) -> String {
    say(language, &ACTION_RIGHT, &[])
}
static ACTION_RIGHT: [&str; 4] = [
    "one column right; in a study, one move forward; in lists, next value",
    "sang phải một cột; khi phân tích: tiến một nước; trong danh sách: giá trị sau",
    "eine Spalte nach rechts; in der Analyse: ein Zug vor; in Listen: nächster Wert",
    "una columna a la derecha; en un análisis, una jugada adelante; en listas, valor siguiente",
];

/// `save the game or the study to a file`
pub fn action_save(language: Language) -> String {
    say(language, &ACTION_SAVE, &[])
}
static ACTION_SAVE: [&str; 4] = [
    "save the game or the study to a file",
    "lưu ván hoặc bản phân tích vào tệp",
    "Partie oder Analyse in einer Datei speichern",
    "guardar la partida o el análisis en un archivo",
];

/// `settings`
pub fn action_settings(language: Language) -> String {
    say(language, &ACTION_SETTINGS, &[])
}
static ACTION_SETTINGS: [&str; 4] = [
    "settings",
    "cài đặt",
    "Einstellungen",
    "ajustes",
];

/// `end the program; the game is kept`
pub fn action_stop(language: Language) -> String {
    say(language, &ACTION_STOP, &[])
}
static ACTION_STOP: [&str; 4] = [
    "end the program; the game is kept",
    "dừng chương trình; ván được giữ lại",
    "Programm beenden; die Partie wird gesichert",
    "cerrar el programa; la partida se guarda",
];

/// `study this game`
pub fn action_study(language: Language) -> String {
    say(language, &ACTION_STUDY, &[])
}
static ACTION_STUDY: [&str; 4] = [
    "study this game",
    "phân tích ván này",
    "diese Partie analysieren",
    "analizar esta partida",
];

/// `suspend the program; fg brings it back`
///
/// fg is a command of the shell.
pub fn action_suspend(language: Language) -> String {
    say(language, &ACTION_SUSPEND, &[])
}
static ACTION_SUSPEND: [&str; 4] = [
    "suspend the program; fg brings it back",
    "tạm treo chương trình; gõ fg để trở lại",
    "Programm anhalten; fg holt es zurück",
    "suspender el programa; fg lo recupera",
];

/// `take back the last move (casual games)`
pub fn action_take_back(language: Language) -> String {
    say(language, &ACTION_TAKE_BACK, &[])
}
static ACTION_TAKE_BACK: [&str; 4] = [
    "take back the last move (casual games)",
    "đi lại nước vừa rồi (trừ ván nghiêm túc)",
    "letzten Zug zurücknehmen (nicht in ernsten Partien)",
    "retirar la última jugada (si la partida no va en serio)",
];

/// `in a study, type or paste a position`
pub fn action_type(language: Language) -> String {
    say(language, &ACTION_TYPE, &[])
}
static ACTION_TYPE: [&str; 4] = [
    "in a study, type or paste a position",
    "khi phân tích: nhập hoặc dán một thế cờ",
    "in der Analyse: Stellung eingeben oder einfügen",
    "en un análisis, escribir o pegar una posición",
];

/// `undo, as the rules allow; in a study, one move back`
///
/// The undo is the one that the rules have; take back is another action.
pub fn action_undo(language: Language) -> String {
    say(language, &ACTION_UNDO, &[])
}
static ACTION_UNDO: [&str; 4] = [
    "undo, as the rules allow; in a study, one move back",
    "hoàn tác, nếu luật cho phép; khi phân tích: lùi một nước",
    "Rücknahme, wie die Regeln sie erlauben; in der Analyse: ein Zug zurück",
    "deshacer, según las reglas; en un análisis, una jugada atrás",
];

/// `up; in a study, start of this branch`
pub fn action_up(language: Language) -> String {
    say(language, &ACTION_UP, &[])
}
static ACTION_UP: [&str; 4] = [
    "up; in a study, start of this branch",
    "lên; khi phân tích: về đầu nhánh này",
    "nach oben; in der Analyse: Anfang dieser Variante",
    "arriba; en un análisis, inicio de la variante",
];

/// `backspace`
pub fn backspace(language: Language) -> String {
    say(language, &BACKSPACE, &[])
}
static BACKSPACE: [&str; 4] = [
    "backspace",
    "backspace",
    "Rücktaste",
    "retroceso",
];

/// `line { $line }: { $key } is set for both { $one } and { $two }`
pub fn bound_twice(language: Language, key: impl Display, line: impl Display, one: impl Display, two: impl Display) -> String {
    say(language, &BOUND_TWICE, &[Value::Text(&key), Value::Text(&line), Value::Text(&one), Value::Text(&two)])
}
static BOUND_TWICE: [&str; 4] = [
    "line \u{1}1: \u{1}0 is set for both \u{1}2 and \u{1}3",
    "dòng \u{1}1: \u{1}0 được gán cho cả \u{1}2 lẫn \u{1}3",
    "Zeile \u{1}1: \u{1}0 ist doppelt belegt, mit \u{1}2 und \u{1}3",
    "línea \u{1}1: la tecla \u{1}0 está asignada a la vez a \u{1}2 y a \u{1}3",
];

/// `delete`
pub fn delete(language: Language) -> String {
    say(language, &DELETE, &[])
}
static DELETE: [&str; 4] = [
    "delete",
    "delete",
    "Entf",
    "supr",
];

/// `digits`
///
/// All digits, in the list of keys.
pub fn digits(language: Language) -> String {
    say(language, &DIGITS, &[])
}
static DIGITS: [&str; 4] = [
    "digits",
    "phím số",
    "Ziffern",
    "números",
];

/// `down`
pub fn down(language: Language) -> String {
    say(language, &DOWN, &[])
}
static DOWN: [&str; 4] = [
    "down",
    "xuống",
    "runter",
    "abajo",
];

/// `end`
pub fn end(language: Language) -> String {
    say(language, &END, &[])
}
static END: [&str; 4] = [
    "end",
    "end",
    "Ende",
    "fin",
];

/// `enter`
pub fn enter(language: Language) -> String {
    say(language, &ENTER, &[])
}
static ENTER: [&str; 4] = [
    "enter",
    "enter",
    "Enter",
    "enter",
];

/// `esc`
pub fn esc(language: Language) -> String {
    say(language, &ESC, &[])
}
static ESC: [&str; 4] = [
    "esc",
    "esc",
    "Esc",
    "esc",
];

/// `home`
pub fn home(language: Language) -> String {
    say(language, &HOME, &[])
}
static HOME: [&str; 4] = [
    "home",
    "home",
    "Pos1",
    "inicio",
];

/// `insert`
pub fn insert(language: Language) -> String {
    say(language, &INSERT, &[])
}
static INSERT: [&str; 4] = [
    "insert",
    "insert",
    "Einfg",
    "ins",
];

/// `digits, ctrl-c and ctrl-z can't be changed`
pub fn key_is_fixed(language: Language) -> String {
    say(language, &KEY_IS_FIXED, &[])
}
static KEY_IS_FIXED: [&str; 4] = [
    "digits, ctrl-c and ctrl-z can't be changed",
    "không đổi được các phím số, ctrl-c và ctrl-z",
    "Ziffern, ctrl-c und ctrl-z lassen sich nicht ändern",
    "los números, ctrl-c y ctrl-z no se pueden cambiar",
];

/// `left`
///
/// The four arrows, where the terminal can't show arrows.
pub fn left(language: Language) -> String {
    say(language, &LEFT, &[])
}
static LEFT: [&str; 4] = [
    "left",
    "trái",
    "links",
    "izq",
];

/// `no key is left for { $action }`
pub fn no_key_left(language: Language, action: impl Display) -> String {
    say(language, &NO_KEY_LEFT, &[Value::Text(&action)])
}
static NO_KEY_LEFT: [&str; 4] = [
    "no key is left for \u{1}0",
    "không còn phím nào cho \u{1}0",
    "für \u{1}0 ist keine Taste mehr frei",
    "no queda ninguna tecla para \u{1}0",
];

/// `expected a key such as a, Z, left, enter, space, f2 or ctrl-r`
///
/// The names of keys are not translated here: this is how they are written in the file.
pub fn not_a_key(language: Language) -> String {
    say(language, &NOT_A_KEY, &[])
}
static NOT_A_KEY: [&str; 4] = [
    "expected a key such as a, Z, left, enter, space, f2 or ctrl-r",
    "phải là một phím, chẳng hạn a, Z, left, enter, space, f2 hoặc ctrl-r",
    "erwartet wird eine Taste wie a, Z, left, enter, space, f2 oder ctrl-r",
    "se esperaba una tecla como a, Z, left, enter, space, f2 o ctrl-r",
];

/// `page down`
pub fn page_down(language: Language) -> String {
    say(language, &PAGE_DOWN, &[])
}
static PAGE_DOWN: [&str; 4] = [
    "page down",
    "page down",
    "Bild ab",
    "av pág",
];

/// `page up`
pub fn page_up(language: Language) -> String {
    say(language, &PAGE_UP, &[])
}
static PAGE_UP: [&str; 4] = [
    "page up",
    "page up",
    "Bild auf",
    "re pág",
];

/// `right`
pub fn right(language: Language) -> String {
    say(language, &RIGHT, &[])
}
static RIGHT: [&str; 4] = [
    "right",
    "phải",
    "rechts",
    "der",
];

/// `shift-tab`
///
/// Both keys together.
pub fn shift_tab(language: Language) -> String {
    say(language, &SHIFT_TAB, &[])
}
static SHIFT_TAB: [&str; 4] = [
    "shift-tab",
    "shift-tab",
    "Umschalt-Tab",
    "mayús-tab",
];

/// `space`
pub fn space(language: Language) -> String {
    say(language, &SPACE, &[])
}
static SPACE: [&str; 4] = [
    "space",
    "space",
    "Leertaste",
    "espacio",
];

/// `tab`
pub fn tab(language: Language) -> String {
    say(language, &TAB, &[])
}
static TAB: [&str; 4] = [
    "tab",
    "tab",
    "Tab",
    "tab",
];

/// `line { $line }: keys: there is no action "{ $action }"; there are { $known }`
///
/// $known is a list of names.
pub fn unknown_action(language: Language, action: impl Display, known: impl Display, line: impl Display) -> String {
    say(language, &UNKNOWN_ACTION, &[Value::Text(&action), Value::Text(&known), Value::Text(&line)])
}
static UNKNOWN_ACTION: [&str; 4] = [
    "line \u{1}2: keys: there is no action \"\u{1}0\"; there are \u{1}1",
    "dòng \u{1}2: keys: không có hành động \u{201c}\u{1}0\u{201d}; chỉ có \u{1}1",
    "Zeile \u{1}2: keys: die Aktion \u{201e}\u{1}0\u{201c} gibt es nicht; es gibt \u{1}1",
    "línea \u{1}2: keys: no existe la acción «\u{1}0»; existen \u{1}1",
];

/// `up`
pub fn up(language: Language) -> String {
    say(language, &UP, &[])
}
static UP: [&str; 4] = [
    "up",
    "lên",
    "hoch",
    "arriba",
];

/// `alt-{ $key }`
///
/// $key is a letter: "alt-r".
pub fn with_alt(language: Language, key: impl Display) -> String {
    say(language, &WITH_ALT, &[Value::Text(&key)])
}
static WITH_ALT: [&str; 4] = [
    "alt-\u{1}0",
    "alt-\u{1}0",
    "Alt-\u{1}0",
    "alt-\u{1}0",
];

/// `ctrl-{ $key }`
///
/// $key is a letter: "ctrl-r".
pub fn with_ctrl(language: Language, key: impl Display) -> String {
    say(language, &WITH_CTRL, &[Value::Text(&key)])
}
static WITH_CTRL: [&str; 4] = [
    "ctrl-\u{1}0",
    "ctrl-\u{1}0",
    "Strg-\u{1}0",
    "ctrl-\u{1}0",
];

/// `line { $line }: keys.{ $action }: { $problem }`
///
/// $problem is one of the two messages below.
pub fn wrong_key(language: Language, action: impl Display, line: impl Display, problem: impl Display) -> String {
    say(language, &WRONG_KEY, &[Value::Text(&action), Value::Text(&line), Value::Text(&problem)])
}
static WRONG_KEY: [&str; 4] = [
    "line \u{1}1: keys.\u{1}0: \u{1}2",
    "dòng \u{1}1: keys.\u{1}0: \u{1}2",
    "Zeile \u{1}1: keys.\u{1}0: \u{1}2",
    "línea \u{1}1: keys.\u{1}0: \u{1}2",
];

#[cfg(test)]
pub(crate) static ALL: &[crate::pattern::Known] = &[
    ("action-back", &ACTION_BACK, ""),
    ("action-block", &ACTION_BLOCK, ""),
    ("action-choose", &ACTION_CHOOSE, ""),
    ("action-copy", &ACTION_COPY, ""),
    ("action-digits", &ACTION_DIGITS, ""),
    ("action-down", &ACTION_DOWN, ""),
    ("action-earlier", &ACTION_EARLIER, ""),
    ("action-end-turn", &ACTION_END_TURN, ""),
    ("action-first", &ACTION_FIRST, ""),
    ("action-help", &ACTION_HELP, ""),
    ("action-hint", &ACTION_HINT, ""),
    ("action-last", &ACTION_LAST, ""),
    ("action-later", &ACTION_LATER, ""),
    ("action-left", &ACTION_LEFT, ""),
    ("action-mouse", &ACTION_MOUSE, ""),
    ("action-next-column", &ACTION_NEXT_COLUMN, ""),
    ("action-next-mistake", &ACTION_NEXT_MISTAKE, ""),
    ("action-offer-draw", &ACTION_OFFER_DRAW, ""),
    ("action-pause", &ACTION_PAUSE, ""),
    ("action-play-from-here", &ACTION_PLAY_FROM_HERE, ""),
    ("action-previous-column", &ACTION_PREVIOUS_COLUMN, ""),
    ("action-previous-mistake", &ACTION_PREVIOUS_MISTAKE, ""),
    ("action-quit", &ACTION_QUIT, ""),
    ("action-redo", &ACTION_REDO, ""),
    ("action-remove", &ACTION_REMOVE, ""),
    ("action-resign", &ACTION_RESIGN, ""),
    ("action-restart", &ACTION_RESTART, ""),
    ("action-right", &ACTION_RIGHT, ""),
    ("action-save", &ACTION_SAVE, ""),
    ("action-settings", &ACTION_SETTINGS, ""),
    ("action-stop", &ACTION_STOP, ""),
    ("action-study", &ACTION_STUDY, ""),
    ("action-suspend", &ACTION_SUSPEND, ""),
    ("action-take-back", &ACTION_TAKE_BACK, ""),
    ("action-type", &ACTION_TYPE, ""),
    ("action-undo", &ACTION_UNDO, ""),
    ("action-up", &ACTION_UP, ""),
    ("backspace", &BACKSPACE, ""),
    ("bound-twice", &BOUND_TWICE, "tttt"),
    ("delete", &DELETE, ""),
    ("digits", &DIGITS, ""),
    ("down", &DOWN, ""),
    ("end", &END, ""),
    ("enter", &ENTER, ""),
    ("esc", &ESC, ""),
    ("home", &HOME, ""),
    ("insert", &INSERT, ""),
    ("key-is-fixed", &KEY_IS_FIXED, ""),
    ("left", &LEFT, ""),
    ("no-key-left", &NO_KEY_LEFT, "t"),
    ("not-a-key", &NOT_A_KEY, ""),
    ("page-down", &PAGE_DOWN, ""),
    ("page-up", &PAGE_UP, ""),
    ("right", &RIGHT, ""),
    ("shift-tab", &SHIFT_TAB, ""),
    ("space", &SPACE, ""),
    ("tab", &TAB, ""),
    ("unknown-action", &UNKNOWN_ACTION, "ttt"),
    ("up", &UP, ""),
    ("with-alt", &WITH_ALT, "t"),
    ("with-ctrl", &WITH_CTRL, "t"),
    ("wrong-key", &WRONG_KEY, "ttt"),
];
