// Written by `cargo xtask words` from the catalogues in `ftl`; changes here are lost.

//! The messages of `typed.ftl`.

use crate::{Language};
use crate::pattern::say;

/// `back`
///
/// Away from the choice of a disc, back to that of a column.
pub fn back(language: Language) -> String {
    say(language, &BACK, &[])
}
static BACK: [&str; 4] = [
    "back",
    "quay lại, trở lại",
    "zurück, zurueck",
    "atrás, volver",
];

/// `block, b`
pub fn block(language: Language) -> String {
    say(language, &BLOCK, &[])
}
static BLOCK: [&str; 4] = [
    "block, b",
    "chặn lượt, chặn",
    "blockieren",
    "bloquear",
];

/// `draw`
///
/// Offers a draw.
pub fn draw(language: Language) -> String {
    say(language, &DRAW, &[])
}
static DRAW: [&str; 4] = [
    "draw",
    "xin hòa, hòa",
    "unentschieden, remis",
    "empate, tablas",
];

/// `random, lot`
///
/// Drawn at random.
pub fn drawn(language: Language) -> String {
    say(language, &DRAWN, &[])
}
static DRAWN: [&str; 4] = [
    "random, lot",
    "ngẫu nhiên, bốc thăm",
    "zufall, los, auslosen",
    "sorteo, azar",
];

/// `end, e`
///
/// Ends the turn.
pub fn end(language: Language) -> String {
    say(language, &END, &[])
}
static END: [&str; 4] = [
    "end, e",
    "kết thúc lượt, kết thúc, hết lượt",
    "beenden, fertig",
    "terminar, fin, t",
];

/// `friend, p, person`
///
/// A second person at this keyboard.
pub fn friend(language: Language) -> String {
    say(language, &FRIEND, &[])
}
static FRIEND: [&str; 4] = [
    "friend, p, person",
    "bạn bè, bạn, người",
    "mensch, freund, freundin",
    "persona, amigo, amiga",
];

/// `help, ?`
pub fn help(language: Language) -> String {
    say(language, &HELP, &[])
}
static HELP: [&str; 4] = [
    "help, ?",
    "trợ giúp, giúp",
    "hilfe",
    "ayuda",
];

/// `hint`
pub fn hint(language: Language) -> String {
    say(language, &HINT, &[])
}
static HINT: [&str; 4] = [
    "hint",
    "gợi ý",
    "tipp",
    "pista",
];

/// `level`
///
/// One of the computer's levels.
pub fn level(language: Language) -> String {
    say(language, &LEVEL, &[])
}
static LEVEL: [&str; 4] = [
    "level",
    "cấp độ, cấp",
    "stufe",
    "nivel",
];

/// `menu`
///
/// Back to the first question.
pub fn menu(language: Language) -> String {
    say(language, &MENU, &[])
}
static MENU: [&str; 4] = [
    "menu",
    "menu",
    "menü, menue",
    "menú",
];

/// `n, no`
pub fn no(language: Language) -> String {
    say(language, &NO, &[])
}
static NO: [&str; 4] = [
    "n, no",
    "k, không, ko",
    "n, nein",
    "n, no",
];

/// `quit, q, exit`
///
/// Leaves the program.
pub fn quit(language: Language) -> String {
    say(language, &QUIT, &[])
}
static QUIT: [&str; 4] = [
    "quit, q, exit",
    "thoát",
    "verlassen, schluss",
    "salir",
];

/// `random`
pub fn random(language: Language) -> String {
    say(language, &RANDOM, &[])
}
static RANDOM: [&str; 4] = [
    "random",
    "ngẫu nhiên",
    "zufall",
    "azar",
];

/// `red`
pub fn red(language: Language) -> String {
    say(language, &RED, &[])
}
static RED: [&str; 4] = [
    "red",
    "đỏ",
    "rot",
    "rojo, roja, rojas",
];

/// `redo`
///
/// Plays a move again that was taken back.
pub fn redo(language: Language) -> String {
    say(language, &REDO, &[])
}
static REDO: [&str; 4] = [
    "redo",
    "khôi phục",
    "wiederholen",
    "rehacer",
];

/// `remove`
///
/// Row and column of a disc can follow: "remove 6 4".
pub fn remove(language: Language) -> String {
    say(language, &REMOVE, &[])
}
static REMOVE: [&str; 4] = [
    "remove",
    "gỡ quân, gỡ",
    "entfernen",
    "quitar",
];

/// `resign`
pub fn resign(language: Language) -> String {
    say(language, &RESIGN, &[])
}
static RESIGN: [&str; 4] = [
    "resign",
    "chịu thua, đầu hàng",
    "aufgeben",
    "rendirse, rendirme",
];

/// `restart, r`
///
/// A new game with the same players and rules.
pub fn restart(language: Language) -> String {
    say(language, &RESTART, &[])
}
static RESTART: [&str; 4] = [
    "restart, r",
    "ván mới, chơi lại",
    "neu, neustart",
    "reiniciar",
];

/// `robot, r`
pub fn robot(language: Language) -> String {
    say(language, &ROBOT, &[])
}
static ROBOT: [&str; 4] = [
    "robot, r",
    "robot",
    "roboter",
    "robot",
];

/// `rules`
///
/// Shows what the rules say.
pub fn rules(language: Language) -> String {
    say(language, &RULES, &[])
}
static RULES: [&str; 4] = [
    "rules",
    "luật",
    "regeln",
    "reglas",
];

/// `save`
///
/// A file's name follows: "save game.fourline". With "!" behind the word, a file is replaced.
pub fn save(language: Language) -> String {
    say(language, &SAVE, &[])
}
static SAVE: [&str; 4] = [
    "save",
    "lưu",
    "speichern",
    "guardar",
];

/// `takeback`
///
/// Takes back any move, where that is allowed: not the undo that some rules have.
pub fn take_back(language: Language) -> String {
    say(language, &TAKE_BACK, &[])
}
static TAKE_BACK: [&str; 4] = [
    "takeback",
    "đi lại",
    "zug zurück, zug zurueck, zugzurück, zugzurueck",
    "retirar",
];

/// `undo, u`
///
/// The undo that some rules give each player.
pub fn undo(language: Language) -> String {
    say(language, &UNDO, &[])
}
static UNDO: [&str; 4] = [
    "undo, u",
    "hoàn tác",
    "zurücknehmen, zuruecknehmen, rücknahme, ruecknahme",
    "deshacer, d",
];

/// `yellow`
///
/// The colours of discs.
pub fn yellow(language: Language) -> String {
    say(language, &YELLOW, &[])
}
static YELLOW: [&str; 4] = [
    "yellow",
    "vàng",
    "gelb",
    "amarillo, amarilla, amarillas",
];

/// `y, yes`
///
/// The first word stands in brackets behind questions: "(y/n)".
pub fn yes(language: Language) -> String {
    say(language, &YES, &[])
}
static YES: [&str; 4] = [
    "y, yes",
    "c, có",
    "j, ja",
    "s, sí",
];

#[cfg(test)]
pub(crate) static ALL: &[crate::pattern::Known] = &[
    ("back", &BACK, ""),
    ("block", &BLOCK, ""),
    ("draw", &DRAW, ""),
    ("drawn", &DRAWN, ""),
    ("end", &END, ""),
    ("friend", &FRIEND, ""),
    ("help", &HELP, ""),
    ("hint", &HINT, ""),
    ("level", &LEVEL, ""),
    ("menu", &MENU, ""),
    ("no", &NO, ""),
    ("quit", &QUIT, ""),
    ("random", &RANDOM, ""),
    ("red", &RED, ""),
    ("redo", &REDO, ""),
    ("remove", &REMOVE, ""),
    ("resign", &RESIGN, ""),
    ("restart", &RESTART, ""),
    ("robot", &ROBOT, ""),
    ("rules", &RULES, ""),
    ("save", &SAVE, ""),
    ("take-back", &TAKE_BACK, ""),
    ("undo", &UNDO, ""),
    ("yellow", &YELLOW, ""),
    ("yes", &YES, ""),
];
