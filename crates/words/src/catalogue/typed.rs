// Written by `cargo xtask words` from the catalogues in `ftl`; changes here are lost.

//! The messages of `typed.ftl`.

use crate::{Language};
use crate::pattern::{Patterns, patterns, say};

/// `abort`
///
/// Only online: ends a game that has hardly begun.
pub fn abort(language: Language) -> String {
    say(language, &ABORT, &[])
}
static ABORT: Patterns = patterns![
    "typed.abort",
    "abort",
    "hủy",
    "abbrechen",
    "anular",
];

/// `back`
///
/// Away from the choice of a disc, back to that of a column.
pub fn back(language: Language) -> String {
    say(language, &BACK, &[])
}
static BACK: Patterns = patterns![
    "typed.back",
    "back",
    "quay lại, trở lại",
    "zurück, zurueck",
    "atrás, volver",
];

/// `block, b`
pub fn block(language: Language) -> String {
    say(language, &BLOCK, &[])
}
static BLOCK: Patterns = patterns![
    "typed.block",
    "block, b",
    "chặn lượt, chặn",
    "blockieren",
    "bloquear",
];

/// `claim`
///
/// Only online: ends a game whose other player is away.
pub fn claim(language: Language) -> String {
    say(language, &CLAIM, &[])
}
static CLAIM: Patterns = patterns![
    "typed.claim",
    "claim",
    "đòi thắng",
    "beanspruchen",
    "reclamar",
];

/// `draw`
///
/// Offers a draw.
pub fn draw(language: Language) -> String {
    say(language, &DRAW, &[])
}
static DRAW: Patterns = patterns![
    "typed.draw",
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
static DRAWN: Patterns = patterns![
    "typed.drawn",
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
static END: Patterns = patterns![
    "typed.end",
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
static FRIEND: Patterns = patterns![
    "typed.friend",
    "friend, p, person",
    "bạn bè, bạn, người",
    "mensch, freund, freundin",
    "persona, amigo, amiga",
];

/// `help, ?`
pub fn help(language: Language) -> String {
    say(language, &HELP, &[])
}
static HELP: Patterns = patterns![
    "typed.help",
    "help, ?",
    "trợ giúp, giúp",
    "hilfe",
    "ayuda",
];

/// `hint`
pub fn hint(language: Language) -> String {
    say(language, &HINT, &[])
}
static HINT: Patterns = patterns![
    "typed.hint",
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
static LEVEL: Patterns = patterns![
    "typed.level",
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
static MENU: Patterns = patterns![
    "typed.menu",
    "menu",
    "menu",
    "menü, menue",
    "menú",
];

/// `n, no`
pub fn no(language: Language) -> String {
    say(language, &NO, &[])
}
static NO: Patterns = patterns![
    "typed.no",
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
static QUIT: Patterns = patterns![
    "typed.quit",
    "quit, q, exit",
    "thoát",
    "verlassen, schluss",
    "salir",
];

/// `random`
pub fn random(language: Language) -> String {
    say(language, &RANDOM, &[])
}
static RANDOM: Patterns = patterns![
    "typed.random",
    "random",
    "ngẫu nhiên",
    "zufall",
    "azar",
];

/// `say`
///
/// Only online: shows one of the reactions of online.ftl. Its number can follow: "say 1".
pub fn react(language: Language) -> String {
    say(language, &REACT, &[])
}
static REACT: Patterns = patterns![
    "typed.react",
    "say",
    "nói",
    "sagen",
    "decir",
];

/// `red`
pub fn red(language: Language) -> String {
    say(language, &RED, &[])
}
static RED: Patterns = patterns![
    "typed.red",
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
static REDO: Patterns = patterns![
    "typed.redo",
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
static REMOVE: Patterns = patterns![
    "typed.remove",
    "remove",
    "gỡ quân, gỡ",
    "entfernen",
    "quitar",
];

/// `resign`
pub fn resign(language: Language) -> String {
    say(language, &RESIGN, &[])
}
static RESIGN: Patterns = patterns![
    "typed.resign",
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
static RESTART: Patterns = patterns![
    "typed.restart",
    "restart, r",
    "ván mới, chơi lại",
    "neu, neustart",
    "reiniciar",
];

/// `robot, r`
pub fn robot(language: Language) -> String {
    say(language, &ROBOT, &[])
}
static ROBOT: Patterns = patterns![
    "typed.robot",
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
static RULES: Patterns = patterns![
    "typed.rules",
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
static SAVE: Patterns = patterns![
    "typed.save",
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
static TAKE_BACK: Patterns = patterns![
    "typed.take-back",
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
static UNDO: Patterns = patterns![
    "typed.undo",
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
static YELLOW: Patterns = patterns![
    "typed.yellow",
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
static YES: Patterns = patterns![
    "typed.yes",
    "y, yes",
    "c, có",
    "j, ja",
    "s, sí",
];

#[cfg(any(test, feature = "packs"))]
pub(crate) static ALL: &[crate::pattern::Known] = &[
    ("abort", &ABORT, ""),
    ("back", &BACK, ""),
    ("block", &BLOCK, ""),
    ("claim", &CLAIM, ""),
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
    ("react", &REACT, ""),
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
