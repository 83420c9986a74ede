// Written by `cargo xtask words` from the catalogues in `ftl`; changes here are lost.

//! The messages of `setup.ftl`.

use crate::{Language};
use crate::pattern::{Patterns, Value, patterns, say};
use std::fmt::Display;

/// `Ten levels, from child's play to perfect.`
pub fn about_computer(language: Language) -> String {
    say(language, &ABOUT_COMPUTER, &[])
}
static ABOUT_COMPUTER: Patterns = patterns![
    "setup.about-computer",
    "Ten levels, from child's play to perfect.",
    "Mười cấp độ, từ dễ như chơi đến hoàn hảo.",
    "Zehn Stufen, von kinderleicht bis perfekt.",
    "Diez niveles: de un juego de niños a la perfección.",
];

/// `Two people at one keyboard.`
pub fn about_friend(language: Language) -> String {
    say(language, &ABOUT_FRIEND, &[])
}
static ABOUT_FRIEND: Patterns = patterns![
    "setup.about-friend",
    "Two people at one keyboard.",
    "Hai người chung một bàn phím.",
    "Zwei Leute an einer Tastatur.",
    "Dos personas con un mismo teclado.",
];

/// `Two computers play each other. Pause and continue as you like.`
pub fn about_watch(language: Language) -> String {
    say(language, &ABOUT_WATCH, &[])
}
static ABOUT_WATCH: Patterns = patterns![
    "setup.about-watch",
    "Two computers play each other. Pause and continue as you like.",
    "Hai máy đấu với nhau. Bạn tạm dừng hay tiếp tục lúc nào cũng được.",
    "Zwei Computer spielen gegeneinander. Anhalten und fortsetzen, wann du willst.",
    "Dos máquinas juegan entre sí. Pausa y continúa cuando quieras.",
];

/// `Against the computer`
pub fn against_computer(language: Language) -> String {
    say(language, &AGAINST_COMPUTER, &[])
}
static AGAINST_COMPUTER: Patterns = patterns![
    "setup.against-computer",
    "Against the computer",
    "Đấu với máy",
    "Gegen den Computer",
    "Contra la máquina",
];

/// `Clock`
pub fn clock(language: Language) -> String {
    say(language, &CLOCK, &[])
}
static CLOCK: Patterns = patterns![
    "setup.clock",
    "Clock",
    "Đồng hồ",
    "Uhr",
    "Reloj",
];

/// `Delete this game?`
pub fn delete_question(language: Language) -> String {
    say(language, &DELETE_QUESTION, &[])
}
static DELETE_QUESTION: Patterns = patterns![
    "setup.delete-question",
    "Delete this game?",
    "Xóa ván này?",
    "Diese Partie löschen?",
    "¿Borrar esta partida?",
];

/// `Name { $number }`
///
/// Of the first or the second player.
pub fn name_number(language: Language, number: impl Display) -> String {
    say(language, &NAME_NUMBER, &[Value::Text(&number)])
}
static NAME_NUMBER: Patterns = patterns![
    "setup.name-number",
    "Name \u{1}0",
    "Tên \u{1}0",
    "Name \u{1}0",
    "Nombre \u{1}0",
];

/// `none`
pub fn no_clock(language: Language) -> String {
    say(language, &NO_CLOCK, &[])
}
static NO_CLOCK: Patterns = patterns![
    "setup.no-clock",
    "none",
    "không",
    "keine",
    "ninguno",
];

/// `Rules`
pub fn rules(language: Language) -> String {
    say(language, &RULES, &[])
}
static RULES: Patterns = patterns![
    "setup.rules",
    "Rules",
    "Luật",
    "Regeln",
    "Reglas",
];

/// `Watch two computers`
pub fn watch_computers(language: Language) -> String {
    say(language, &WATCH_COMPUTERS, &[])
}
static WATCH_COMPUTERS: Patterns = patterns![
    "setup.watch-computers",
    "Watch two computers",
    "Xem hai máy đấu",
    "Zwei Computern zusehen",
    "Ver a dos máquinas",
];

/// `Who starts`
pub fn who_starts(language: Language) -> String {
    say(language, &WHO_STARTS, &[])
}
static WHO_STARTS: Patterns = patterns![
    "setup.who-starts",
    "Who starts",
    "Ai đi trước",
    "Wer beginnt",
    "Quién empieza",
];

/// `With a friend`
pub fn with_friend(language: Language) -> String {
    say(language, &WITH_FRIEND, &[])
}
static WITH_FRIEND: Patterns = patterns![
    "setup.with-friend",
    "With a friend",
    "Chơi với bạn bè",
    "Zu zweit",
    "Con otra persona",
];

#[cfg(any(test, feature = "packs"))]
pub(crate) static ALL: &[crate::pattern::Known] = &[
    ("about-computer", &ABOUT_COMPUTER, ""),
    ("about-friend", &ABOUT_FRIEND, ""),
    ("about-watch", &ABOUT_WATCH, ""),
    ("against-computer", &AGAINST_COMPUTER, ""),
    ("clock", &CLOCK, ""),
    ("delete-question", &DELETE_QUESTION, ""),
    ("name-number", &NAME_NUMBER, "t"),
    ("no-clock", &NO_CLOCK, ""),
    ("rules", &RULES, ""),
    ("watch-computers", &WATCH_COMPUTERS, ""),
    ("who-starts", &WHO_STARTS, ""),
    ("with-friend", &WITH_FRIEND, ""),
];
