// Written by `cargo xtask words` from the catalogues in `ftl`; changes here are lost.

//! The messages of `invitation.ftl`.

use crate::{Language};
use crate::pattern::{Patterns, Value, patterns, say};
use std::fmt::Display;

/// `{ $name } invites you to play four in a row`
///
/// $name is who invites.
pub fn invites(language: Language, name: impl Display) -> String {
    say(language, &INVITES, &[Value::Text(&name)])
}
static INVITES: Patterns = patterns![
    "invitation.invites",
    "\u{1}0 invites you to play four in a row",
    "\u{1}0 mời bạn chơi bốn quân thẳng hàng",
    "\u{1}0 lädt dich zu Vier gewinnt ein",
    "\u{1}0 te invita a jugar al cuatro en línea",
];

/// `own rules on { $columns }x{ $rows }`
///
/// Rules that have no name; $columns and $rows is the size of the board.
pub fn own_rules(language: Language, columns: impl Display, rows: impl Display) -> String {
    say(language, &OWN_RULES, &[Value::Text(&columns), Value::Text(&rows)])
}
static OWN_RULES: Patterns = patterns![
    "invitation.own-rules",
    "own rules on \u{1}0x\u{1}1",
    "luật riêng trên bàn \u{1}0x\u{1}1",
    "eigene Regeln auf \u{1}0x\u{1}1",
    "reglas propias en \u{1}0x\u{1}1",
];

/// `Four in a row: { $one } against { $two }`
///
/// $one and $two are the players.
pub fn plays(language: Language, one: impl Display, two: impl Display) -> String {
    say(language, &PLAYS, &[Value::Text(&one), Value::Text(&two)])
}
static PLAYS: Patterns = patterns![
    "invitation.plays",
    "Four in a row: \u{1}0 against \u{1}1",
    "Bốn quân thẳng hàng: \u{1}0 đấu với \u{1}1",
    "Vier gewinnt: \u{1}0 gegen \u{1}1",
    "Cuatro en línea: \u{1}0 contra \u{1}1",
];

/// `Rules: { $rules }. Clock: { $clock }. Open the link to play or watch, without an account.`
///
/// $rules is the name of the rules, $clock is a clock such as 5m+3s.
pub fn with_clock(language: Language, clock: impl Display, rules: impl Display) -> String {
    say(language, &WITH_CLOCK, &[Value::Text(&clock), Value::Text(&rules)])
}
static WITH_CLOCK: Patterns = patterns![
    "invitation.with-clock",
    "Rules: \u{1}1. Clock: \u{1}0. Open the link to play or watch, without an account.",
    "Luật: \u{1}1. Đồng hồ: \u{1}0. Mở liên kết để chơi hoặc xem, không cần tài khoản.",
    "Regeln: \u{1}1. Uhr: \u{1}0. Öffne den Link zum Mitspielen oder Zuschauen, ganz ohne Konto.",
    "Reglas: \u{1}1. Reloj: \u{1}0. Abre el enlace para jugar o mirar, sin cuenta.",
];

/// `Rules: { $rules }. No clock. Open the link to play or watch, without an account.`
pub fn without_clock(language: Language, rules: impl Display) -> String {
    say(language, &WITHOUT_CLOCK, &[Value::Text(&rules)])
}
static WITHOUT_CLOCK: Patterns = patterns![
    "invitation.without-clock",
    "Rules: \u{1}0. No clock. Open the link to play or watch, without an account.",
    "Luật: \u{1}0. Không dùng đồng hồ. Mở liên kết để chơi hoặc xem, không cần tài khoản.",
    "Regeln: \u{1}0. Ohne Uhr. Öffne den Link zum Mitspielen oder Zuschauen, ganz ohne Konto.",
    "Reglas: \u{1}0. Sin reloj. Abre el enlace para jugar o mirar, sin cuenta.",
];

#[cfg(any(test, feature = "packs"))]
pub(crate) static ALL: &[crate::pattern::Known] = &[
    ("invites", &INVITES, "t"),
    ("own-rules", &OWN_RULES, "tt"),
    ("plays", &PLAYS, "tt"),
    ("with-clock", &WITH_CLOCK, "tt"),
    ("without-clock", &WITHOUT_CLOCK, "t"),
];
