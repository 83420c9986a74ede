// Written by `cargo xtask words` from the catalogues in `ftl`; changes here are lost.

//! The messages of `setup.ftl`.

use crate::{Language};
use crate::pattern::say;

/// `Ten levels, from child's play to perfect.`
pub fn about_computer(language: Language) -> String {
    say(language, &ABOUT_COMPUTER, &[])
}
static ABOUT_COMPUTER: [&str; 4] = [
    "Ten levels, from child's play to perfect.",
    "Mười cấp độ, từ dễ như chơi đến hoàn hảo.",
    "Zehn Stufen, von kinderleicht bis perfekt.",
    "Diez niveles: de un juego de niños a la perfección.",
];

/// `Two people at one keyboard.`
pub fn about_friend(language: Language) -> String {
    say(language, &ABOUT_FRIEND, &[])
}
static ABOUT_FRIEND: [&str; 4] = [
    "Two people at one keyboard.",
    "Hai người chung một bàn phím.",
    "Zwei Leute an einer Tastatur.",
    "Dos personas con un mismo teclado.",
];

/// `Two computers play each other. Pause and continue as you like.`
pub fn about_watch(language: Language) -> String {
    say(language, &ABOUT_WATCH, &[])
}
static ABOUT_WATCH: [&str; 4] = [
    "Two computers play each other. Pause and continue as you like.",
    "Hai máy đấu với nhau. Bạn tạm dừng hay tiếp tục lúc nào cũng được.",
    "Zwei Computer spielen gegeneinander. Anhalten und fortsetzen, wann du willst.",
    "Dos máquinas juegan entre sí. Pausa y continúa cuando quieras.",
];

/// `Against the computer`
pub fn against_computer(language: Language) -> String {
    say(language, &AGAINST_COMPUTER, &[])
}
static AGAINST_COMPUTER: [&str; 4] = [
    "Against the computer",
    "Đấu với máy",
    "Gegen den Computer",
    "Contra la máquina",
];

/// `Watch two computers`
pub fn watch_computers(language: Language) -> String {
    say(language, &WATCH_COMPUTERS, &[])
}
static WATCH_COMPUTERS: [&str; 4] = [
    "Watch two computers",
    "Xem hai máy đấu",
    "Zwei Computern zusehen",
    "Ver a dos máquinas",
];

/// `With a friend`
pub fn with_friend(language: Language) -> String {
    say(language, &WITH_FRIEND, &[])
}
static WITH_FRIEND: [&str; 4] = [
    "With a friend",
    "Chơi với bạn bè",
    "Zu zweit",
    "Con otra persona",
];

#[cfg(test)]
pub(crate) static ALL: &[crate::pattern::Known] = &[
    ("about-computer", &ABOUT_COMPUTER, ""),
    ("about-friend", &ABOUT_FRIEND, ""),
    ("about-watch", &ABOUT_WATCH, ""),
    ("against-computer", &AGAINST_COMPUTER, ""),
    ("watch-computers", &WATCH_COMPUTERS, ""),
    ("with-friend", &WITH_FRIEND, ""),
];
