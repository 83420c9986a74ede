// Written by `cargo xtask words` from the catalogues in `ftl`; changes here are lost.

//! The messages of `keys.ftl`.

use crate::{Language};
use crate::pattern::{Patterns, Value, patterns, say};
use std::fmt::Display;

/// `back; computer moves now`
pub fn action_back(language: Language) -> String {
    say(language, &ACTION_BACK, &[])
}
static ACTION_BACK: Patterns = patterns![
    "keys.action-back",
    "back; computer moves now",
    "quay lại; máy đi ngay",
    "zurück; jetzt ziehen",
    "volver; que juegue ya",
];

/// `block the next turn`
pub fn action_block(language: Language) -> String {
    say(language, &ACTION_BLOCK, &[])
}
static ACTION_BLOCK: Patterns = patterns![
    "keys.action-block",
    "block the next turn",
    "chặn lượt của đối thủ",
    "Gegner blockieren",
    "bloquear al rival",
];

/// `drop, choose, confirm`
pub fn action_choose(language: Language) -> String {
    say(language, &ACTION_CHOOSE, &[])
}
static ACTION_CHOOSE: Patterns = patterns![
    "keys.action-choose",
    "drop, choose, confirm",
    "thả quân, chọn",
    "einwerfen, wählen",
    "soltar, elegir",
];

/// `online: claim the game`
pub fn action_claim(language: Language) -> String {
    say(language, &ACTION_CLAIM, &[])
}
static ACTION_CLAIM: Patterns = patterns![
    "keys.action-claim",
    "online: claim the game",
    "trực tuyến: đòi thắng",
    "online: Sieg beanspruchen",
    "en línea: reclamar",
];

/// `study: copy position`
pub fn action_copy(language: Language) -> String {
    say(language, &ACTION_COPY, &[])
}
static ACTION_COPY: Patterns = patterns![
    "keys.action-copy",
    "study: copy position",
    "sao chép thế cờ",
    "Stellung kopieren",
    "copiar la posición",
];

/// `drop into that column`
pub fn action_digits(language: Language) -> String {
    say(language, &ACTION_DIGITS, &[])
}
static ACTION_DIGITS: Patterns = patterns![
    "keys.action-digits",
    "drop into that column",
    "thả quân vào cột đó",
    "in diese Spalte einwerfen",
    "soltar en esa columna",
];

/// `down; drop; next branch`
pub fn action_down(language: Language) -> String {
    say(language, &ACTION_DOWN, &[])
}
static ACTION_DOWN: Patterns = patterns![
    "keys.action-down",
    "down; drop; next branch",
    "xuống; thả; nhánh sau",
    "runter; einwerfen",
    "abajo; soltar",
];

/// `previous move; page up`
pub fn action_earlier(language: Language) -> String {
    say(language, &ACTION_EARLIER, &[])
}
static ACTION_EARLIER: Patterns = patterns![
    "keys.action-earlier",
    "previous move; page up",
    "nước trước; trang trước",
    "voriger Zug; Seite hoch",
    "jugada o página anterior",
];

/// `end the turn`
pub fn action_end_turn(language: Language) -> String {
    say(language, &ACTION_END_TURN, &[])
}
static ACTION_END_TURN: Patterns = patterns![
    "keys.action-end-turn",
    "end the turn",
    "kết thúc lượt",
    "Zug beenden",
    "terminar el turno",
];

/// `to the beginning`
pub fn action_first(language: Language) -> String {
    say(language, &ACTION_FIRST, &[])
}
static ACTION_FIRST: Patterns = patterns![
    "keys.action-first",
    "to the beginning",
    "về đầu",
    "zum Anfang",
    "al principio",
];

/// `this help`
pub fn action_help(language: Language) -> String {
    say(language, &ACTION_HELP, &[])
}
static ACTION_HELP: Patterns = patterns![
    "keys.action-help",
    "this help",
    "trang trợ giúp này",
    "diese Hilfe",
    "esta ayuda",
];

/// `show or hide hints`
pub fn action_hint(language: Language) -> String {
    say(language, &ACTION_HINT, &[])
}
static ACTION_HINT: Patterns = patterns![
    "keys.action-hint",
    "show or hide hints",
    "hiện hoặc ẩn gợi ý",
    "Tipps zeigen, verbergen",
    "mostrar u ocultar pistas",
];

/// `to the end`
pub fn action_last(language: Language) -> String {
    say(language, &ACTION_LAST, &[])
}
static ACTION_LAST: Patterns = patterns![
    "keys.action-last",
    "to the end",
    "đến cuối",
    "zum Ende",
    "al final",
];

/// `next move; page down`
pub fn action_later(language: Language) -> String {
    say(language, &ACTION_LATER, &[])
}
static ACTION_LATER: Patterns = patterns![
    "keys.action-later",
    "next move; page down",
    "nước sau; trang sau",
    "nächster Zug; Seite runter",
    "jugada o página siguiente",
];

/// `left; study: move back`
pub fn action_left(language: Language) -> String {
    say(language, &ACTION_LEFT, &[])
}
static ACTION_LEFT: Patterns = patterns![
    "keys.action-left",
    "left; study: move back",
    "trái; lùi nước",
    "links; Zug zurück",
    "izquierda; atrás",
];

/// `mouse on or off`
pub fn action_mouse(language: Language) -> String {
    say(language, &ACTION_MOUSE, &[])
}
static ACTION_MOUSE: Patterns = patterns![
    "keys.action-mouse",
    "mouse on or off",
    "bật hoặc tắt chuột",
    "Maus an oder aus",
    "ratón sí o no",
];

/// `study: next column`
pub fn action_next_column(language: Language) -> String {
    say(language, &ACTION_NEXT_COLUMN, &[])
}
static ACTION_NEXT_COLUMN: Patterns = patterns![
    "keys.action-next-column",
    "study: next column",
    "chọn cột sau",
    "nächste Spalte",
    "columna siguiente",
];

/// `study: next mistake`
pub fn action_next_mistake(language: Language) -> String {
    say(language, &ACTION_NEXT_MISTAKE, &[])
}
static ACTION_NEXT_MISTAKE: Patterns = patterns![
    "keys.action-next-mistake",
    "study: next mistake",
    "phân tích: sai lầm sau",
    "nächster Fehler",
    "análisis: siguiente error",
];

/// `offer a draw`
pub fn action_offer_draw(language: Language) -> String {
    say(language, &ACTION_OFFER_DRAW, &[])
}
static ACTION_OFFER_DRAW: Patterns = patterns![
    "keys.action-offer-draw",
    "offer a draw",
    "xin hòa",
    "Unentschieden anbieten",
    "proponer empate",
];

/// `watching: pause`
pub fn action_pause(language: Language) -> String {
    say(language, &ACTION_PAUSE, &[])
}
static ACTION_PAUSE: Patterns = patterns![
    "keys.action-pause",
    "watching: pause",
    "khi xem: tạm dừng",
    "beim Zusehen: Pause",
    "al mirar: pausar",
];

/// `study: play from here`
pub fn action_play_from_here(language: Language) -> String {
    say(language, &ACTION_PLAY_FROM_HERE, &[])
}
static ACTION_PLAY_FROM_HERE: Patterns = patterns![
    "keys.action-play-from-here",
    "study: play from here",
    "chơi từ đây",
    "ab hier spielen",
    "jugar desde aquí",
];

/// `study: previous mistake`
pub fn action_previous_mistake(language: Language) -> String {
    say(language, &ACTION_PREVIOUS_MISTAKE, &[])
}
static ACTION_PREVIOUS_MISTAKE: Patterns = patterns![
    "keys.action-previous-mistake",
    "study: previous mistake",
    "phân tích: sai lầm trước",
    "voriger Fehler",
    "análisis: error anterior",
];

/// `leave; the game is kept`
pub fn action_quit(language: Language) -> String {
    say(language, &ACTION_QUIT, &[])
}
static ACTION_QUIT: Patterns = patterns![
    "keys.action-quit",
    "leave; the game is kept",
    "rời đi; ván được giữ",
    "verlassen (gesichert)",
    "salir; se guarda",
];

/// `redo; in a study, forward`
pub fn action_redo(language: Language) -> String {
    say(language, &ACTION_REDO, &[])
}
static ACTION_REDO: Patterns = patterns![
    "keys.action-redo",
    "redo; in a study, forward",
    "khôi phục; tiến một nước",
    "wiederholen; ein Zug vor",
    "rehacer; una adelante",
];

/// `remove a disc; delete`
pub fn action_remove(language: Language) -> String {
    say(language, &ACTION_REMOVE, &[])
}
static ACTION_REMOVE: Patterns = patterns![
    "keys.action-remove",
    "remove a disc; delete",
    "gỡ quân; xóa",
    "Stein entfernen; löschen",
    "quitar ficha; borrar",
];

/// `resign`
pub fn action_resign(language: Language) -> String {
    say(language, &ACTION_RESIGN, &[])
}
static ACTION_RESIGN: Patterns = patterns![
    "keys.action-resign",
    "resign",
    "chịu thua",
    "aufgeben",
    "rendirse",
];

/// `new game, same players`
pub fn action_restart(language: Language) -> String {
    say(language, &ACTION_RESTART, &[])
}
static ACTION_RESTART: Patterns = patterns![
    "keys.action-restart",
    "new game, same players",
    "ván mới, như cũ",
    "neue Partie, wie diese",
    "nueva partida, los mismos",
];

/// `right; study: forward`
pub fn action_right(language: Language) -> String {
    say(language, &ACTION_RIGHT, &[])
}
static ACTION_RIGHT: Patterns = patterns![
    "keys.action-right",
    "right; study: forward",
    "phải; tiến nước",
    "rechts; Zug vor",
    "derecha; adelante",
];

/// `how to play`
pub fn action_rules(language: Language) -> String {
    say(language, &ACTION_RULES, &[])
}
static ACTION_RULES: Patterns = patterns![
    "keys.action-rules",
    "how to play",
    "cách chơi",
    "Spielregeln",
    "cómo se juega",
];

/// `save to a file`
pub fn action_save(language: Language) -> String {
    say(language, &ACTION_SAVE, &[])
}
static ACTION_SAVE: Patterns = patterns![
    "keys.action-save",
    "save to a file",
    "lưu vào tệp",
    "in Datei speichern",
    "guardar en un archivo",
];

/// `online: say something`
pub fn action_say(language: Language) -> String {
    say(language, &ACTION_SAY, &[])
}
static ACTION_SAY: Patterns = patterns![
    "keys.action-say",
    "online: say something",
    "trực tuyến: nói",
    "online: etwas sagen",
    "en línea: decir algo",
];

/// `settings`
pub fn action_settings(language: Language) -> String {
    say(language, &ACTION_SETTINGS, &[])
}
static ACTION_SETTINGS: Patterns = patterns![
    "keys.action-settings",
    "settings",
    "cài đặt",
    "Einstellungen",
    "ajustes",
];

/// `end the program`
pub fn action_stop(language: Language) -> String {
    say(language, &ACTION_STOP, &[])
}
static ACTION_STOP: Patterns = patterns![
    "keys.action-stop",
    "end the program",
    "dừng chương trình",
    "Programm beenden",
    "cerrar el programa",
];

/// `study this game`
pub fn action_study(language: Language) -> String {
    say(language, &ACTION_STUDY, &[])
}
static ACTION_STUDY: Patterns = patterns![
    "keys.action-study",
    "study this game",
    "phân tích ván này",
    "diese Partie analysieren",
    "analizar esta partida",
];

/// `suspend; fg resumes`
///
/// fg is a command of the shell.
pub fn action_suspend(language: Language) -> String {
    say(language, &ACTION_SUSPEND, &[])
}
static ACTION_SUSPEND: Patterns = patterns![
    "keys.action-suspend",
    "suspend; fg resumes",
    "tạm treo; fg để trở lại",
    "anhalten; fg holt zurück",
    "suspender; fg lo recupera",
];

/// `take back (casual games)`
pub fn action_take_back(language: Language) -> String {
    say(language, &ACTION_TAKE_BACK, &[])
}
static ACTION_TAKE_BACK: Patterns = patterns![
    "keys.action-take-back",
    "take back (casual games)",
    "đi lại (ván thường)",
    "Zug zurücknehmen",
    "retirar la jugada",
];

/// `study: type a position`
pub fn action_type(language: Language) -> String {
    say(language, &ACTION_TYPE, &[])
}
static ACTION_TYPE: Patterns = patterns![
    "keys.action-type",
    "study: type a position",
    "phân tích: nhập thế cờ",
    "Stellung eingeben",
    "escribir una posición",
];

/// `undo; in a study, back`
///
/// The undo is the one that the rules have; take back is another action.
pub fn action_undo(language: Language) -> String {
    say(language, &ACTION_UNDO, &[])
}
static ACTION_UNDO: Patterns = patterns![
    "keys.action-undo",
    "undo; in a study, back",
    "hoàn tác; lùi một nước",
    "Rücknahme; ein Zug zurück",
    "deshacer; una atrás",
];

/// `up; start of a branch`
pub fn action_up(language: Language) -> String {
    say(language, &ACTION_UP, &[])
}
static ACTION_UP: Patterns = patterns![
    "keys.action-up",
    "up; start of a branch",
    "lên; đầu nhánh",
    "hoch; Anfang der Variante",
    "arriba; inicio de variante",
];

/// `backspace`
pub fn backspace(language: Language) -> String {
    say(language, &BACKSPACE, &[])
}
static BACKSPACE: Patterns = patterns![
    "keys.backspace",
    "backspace",
    "backspace",
    "Rücktaste",
    "retroceso",
];

/// `line { $line }: { $key } is set for both { $one } and { $two }`
pub fn bound_twice(language: Language, key: impl Display, line: impl Display, one: impl Display, two: impl Display) -> String {
    say(language, &BOUND_TWICE, &[Value::Text(&key), Value::Text(&line), Value::Text(&one), Value::Text(&two)])
}
static BOUND_TWICE: Patterns = patterns![
    "keys.bound-twice",
    "line \u{1}1: \u{1}0 is set for both \u{1}2 and \u{1}3",
    "dòng \u{1}1: \u{1}0 được gán cho cả \u{1}2 lẫn \u{1}3",
    "Zeile \u{1}1: \u{1}0 ist doppelt belegt, mit \u{1}2 und \u{1}3",
    "línea \u{1}1: la tecla \u{1}0 está asignada a la vez a \u{1}2 y a \u{1}3",
];

/// `delete`
pub fn delete(language: Language) -> String {
    say(language, &DELETE, &[])
}
static DELETE: Patterns = patterns![
    "keys.delete",
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
static DIGITS: Patterns = patterns![
    "keys.digits",
    "digits",
    "phím số",
    "Ziffern",
    "números",
];

/// `down`
pub fn down(language: Language) -> String {
    say(language, &DOWN, &[])
}
static DOWN: Patterns = patterns![
    "keys.down",
    "down",
    "xuống",
    "runter",
    "abajo",
];

/// `end`
pub fn end(language: Language) -> String {
    say(language, &END, &[])
}
static END: Patterns = patterns![
    "keys.end",
    "end",
    "end",
    "Ende",
    "fin",
];

/// `enter`
pub fn enter(language: Language) -> String {
    say(language, &ENTER, &[])
}
static ENTER: Patterns = patterns![
    "keys.enter",
    "enter",
    "enter",
    "Enter",
    "enter",
];

/// `esc`
pub fn esc(language: Language) -> String {
    say(language, &ESC, &[])
}
static ESC: Patterns = patterns![
    "keys.esc",
    "esc",
    "esc",
    "Esc",
    "esc",
];

/// `home`
pub fn home(language: Language) -> String {
    say(language, &HOME, &[])
}
static HOME: Patterns = patterns![
    "keys.home",
    "home",
    "home",
    "Pos1",
    "inicio",
];

/// `insert`
pub fn insert(language: Language) -> String {
    say(language, &INSERT, &[])
}
static INSERT: Patterns = patterns![
    "keys.insert",
    "insert",
    "insert",
    "Einfg",
    "ins",
];

/// `digits, ctrl-c and ctrl-z can't be changed`
pub fn key_is_fixed(language: Language) -> String {
    say(language, &KEY_IS_FIXED, &[])
}
static KEY_IS_FIXED: Patterns = patterns![
    "keys.key-is-fixed",
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
static LEFT: Patterns = patterns![
    "keys.left",
    "left",
    "trái",
    "links",
    "izq",
];

/// `no key is left for { $action }`
pub fn no_key_left(language: Language, action: impl Display) -> String {
    say(language, &NO_KEY_LEFT, &[Value::Text(&action)])
}
static NO_KEY_LEFT: Patterns = patterns![
    "keys.no-key-left",
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
static NOT_A_KEY: Patterns = patterns![
    "keys.not-a-key",
    "expected a key such as a, Z, left, enter, space, f2 or ctrl-r",
    "phải là một phím, chẳng hạn a, Z, left, enter, space, f2 hoặc ctrl-r",
    "erwartet wird eine Taste wie a, Z, left, enter, space, f2 oder ctrl-r",
    "se esperaba una tecla como a, Z, left, enter, space, f2 o ctrl-r",
];

/// `page down`
pub fn page_down(language: Language) -> String {
    say(language, &PAGE_DOWN, &[])
}
static PAGE_DOWN: Patterns = patterns![
    "keys.page-down",
    "page down",
    "page down",
    "Bild ab",
    "av pág",
];

/// `page up`
pub fn page_up(language: Language) -> String {
    say(language, &PAGE_UP, &[])
}
static PAGE_UP: Patterns = patterns![
    "keys.page-up",
    "page up",
    "page up",
    "Bild auf",
    "re pág",
];

/// `right`
pub fn right(language: Language) -> String {
    say(language, &RIGHT, &[])
}
static RIGHT: Patterns = patterns![
    "keys.right",
    "right",
    "phải",
    "rechts",
    "der",
];

/// `space`
pub fn space(language: Language) -> String {
    say(language, &SPACE, &[])
}
static SPACE: Patterns = patterns![
    "keys.space",
    "space",
    "space",
    "Leertaste",
    "espacio",
];

/// `tab`
pub fn tab(language: Language) -> String {
    say(language, &TAB, &[])
}
static TAB: Patterns = patterns![
    "keys.tab",
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
static UNKNOWN_ACTION: Patterns = patterns![
    "keys.unknown-action",
    "line \u{1}2: keys: there is no action \"\u{1}0\"; there are \u{1}1",
    "dòng \u{1}2: keys: không có hành động \u{201c}\u{1}0\u{201d}; chỉ có \u{1}1",
    "Zeile \u{1}2: keys: die Aktion \u{201e}\u{1}0\u{201c} gibt es nicht; es gibt \u{1}1",
    "línea \u{1}2: keys: no existe la acción «\u{1}0»; existen \u{1}1",
];

/// `up`
pub fn up(language: Language) -> String {
    say(language, &UP, &[])
}
static UP: Patterns = patterns![
    "keys.up",
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
static WITH_ALT: Patterns = patterns![
    "keys.with-alt",
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
static WITH_CTRL: Patterns = patterns![
    "keys.with-ctrl",
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
static WRONG_KEY: Patterns = patterns![
    "keys.wrong-key",
    "line \u{1}1: keys.\u{1}0: \u{1}2",
    "dòng \u{1}1: keys.\u{1}0: \u{1}2",
    "Zeile \u{1}1: keys.\u{1}0: \u{1}2",
    "línea \u{1}1: keys.\u{1}0: \u{1}2",
];

#[cfg(any(test, feature = "packs"))]
pub(crate) static ALL: &[crate::pattern::Known] = &[
    ("action-back", &ACTION_BACK, ""),
    ("action-block", &ACTION_BLOCK, ""),
    ("action-choose", &ACTION_CHOOSE, ""),
    ("action-claim", &ACTION_CLAIM, ""),
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
    ("action-previous-mistake", &ACTION_PREVIOUS_MISTAKE, ""),
    ("action-quit", &ACTION_QUIT, ""),
    ("action-redo", &ACTION_REDO, ""),
    ("action-remove", &ACTION_REMOVE, ""),
    ("action-resign", &ACTION_RESIGN, ""),
    ("action-restart", &ACTION_RESTART, ""),
    ("action-right", &ACTION_RIGHT, ""),
    ("action-rules", &ACTION_RULES, ""),
    ("action-save", &ACTION_SAVE, ""),
    ("action-say", &ACTION_SAY, ""),
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
    ("space", &SPACE, ""),
    ("tab", &TAB, ""),
    ("unknown-action", &UNKNOWN_ACTION, "ttt"),
    ("up", &UP, ""),
    ("with-alt", &WITH_ALT, "t"),
    ("with-ctrl", &WITH_CTRL, "t"),
    ("wrong-key", &WRONG_KEY, "ttt"),
];
