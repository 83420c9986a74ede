// Written by `cargo xtask words` from the catalogues in `ftl`; changes here are lost.

//! The messages of `players.ftl`.

use crate::{Language};
use crate::pattern::{Patterns, Value, patterns, say};
use std::fmt::Display;

/// `{ $about } { $strength }`
///
/// The two sentences, one after the other.
pub fn about_and_strength(language: Language, about: impl Display, strength: impl Display) -> String {
    say(language, &ABOUT_AND_STRENGTH, &[Value::Text(&about), Value::Text(&strength)])
}
static ABOUT_AND_STRENGTH: Patterns = patterns![
    "players.about-and-strength",
    "\u{1}0 \u{1}1",
    "\u{1}0 \u{1}1",
    "\u{1}0 \u{1}1",
    "\u{1}0 \u{1}1",
];

/// `Has just learnt the rules; a child can win.`
pub fn about_level_1(language: Language) -> String {
    say(language, &ABOUT_LEVEL_1, &[])
}
static ABOUT_LEVEL_1: Patterns = patterns![
    "players.about-level-1",
    "Has just learnt the rules; a child can win.",
    "Vừa mới học luật; trẻ con cũng thắng được.",
    "Hat gerade erst die Regeln gelernt; ein Kind kann gewinnen.",
    "Acaba de aprender las reglas; hasta un niño le gana.",
];

/// `Perfect where the game is solved, very strong everywhere else.`
pub fn about_level_10(language: Language) -> String {
    say(language, &ABOUT_LEVEL_10, &[])
}
static ABOUT_LEVEL_10: Patterns = patterns![
    "players.about-level-10",
    "Perfect where the game is solved, very strong everywhere else.",
    "Hoàn hảo khi thế cờ đã được giải, rất mạnh trong mọi trường hợp khác.",
    "Perfekt, wo das Spiel gelöst ist, überall sonst sehr stark.",
    "Juega a la perfección donde el juego está resuelto, y muy bien en todo lo demás.",
];

/// `Sees a win now and then, and rarely yours.`
pub fn about_level_2(language: Language) -> String {
    say(language, &ABOUT_LEVEL_2, &[])
}
static ABOUT_LEVEL_2: Patterns = patterns![
    "players.about-level-2",
    "Sees a win now and then, and rarely yours.",
    "Thỉnh thoảng mới thấy nước thắng, hiếm khi thấy nước thắng của bạn.",
    "Sieht ab und zu einen Sieg, deinen nur selten.",
    "Ve su victoria de vez en cuando, y la tuya casi nunca.",
];

/// `Sees every other win, and sometimes yours.`
pub fn about_level_3(language: Language) -> String {
    say(language, &ABOUT_LEVEL_3, &[])
}
static ABOUT_LEVEL_3: Patterns = patterns![
    "players.about-level-3",
    "Sees every other win, and sometimes yours.",
    "Thấy một nửa số nước thắng, đôi khi thấy nước thắng của bạn.",
    "Sieht jeden zweiten Sieg, manchmal auch deinen.",
    "Ve la mitad de sus victorias y, a veces, las tuyas.",
];

/// `Sees most wins and half of the dangers, plans nothing.`
pub fn about_level_4(language: Language) -> String {
    say(language, &ABOUT_LEVEL_4, &[])
}
static ABOUT_LEVEL_4: Patterns = patterns![
    "players.about-level-4",
    "Sees most wins and half of the dangers, plans nothing.",
    "Thấy hầu hết nước thắng và một nửa mối nguy, không tính trước gì.",
    "Sieht die meisten Siege und die Hälfte der Gefahren, plant nichts.",
    "Ve casi todas sus victorias y la mitad de los peligros; no planea nada.",
];

/// `Stops most threats and likes the centre.`
pub fn about_level_5(language: Language) -> String {
    say(language, &ABOUT_LEVEL_5, &[])
}
static ABOUT_LEVEL_5: Patterns = patterns![
    "players.about-level-5",
    "Stops most threats and likes the centre.",
    "Chặn hầu hết các đe dọa và thích cột giữa.",
    "Vereitelt die meisten Drohungen und mag die Mitte.",
    "Frena la mayoría de las amenazas y le gusta el centro.",
];

/// `Rarely misses four in a row, and sees some traps.`
pub fn about_level_6(language: Language) -> String {
    say(language, &ABOUT_LEVEL_6, &[])
}
static ABOUT_LEVEL_6: Patterns = patterns![
    "players.about-level-6",
    "Rarely misses four in a row, and sees some traps.",
    "Hiếm khi bỏ sót bốn quân thẳng hàng, nhận ra vài cái bẫy.",
    "Übersieht selten eine Viererreihe und erkennt manche Falle.",
    "Rara vez se le escapa un cuatro en línea, y ve algunas trampas.",
];

/// `Patient; sets traps two turns deep.`
pub fn about_level_7(language: Language) -> String {
    say(language, &ABOUT_LEVEL_7, &[])
}
static ABOUT_LEVEL_7: Patterns = patterns![
    "players.about-level-7",
    "Patient; sets traps two turns deep.",
    "Kiên nhẫn; giăng bẫy trước hai lượt.",
    "Geduldig; stellt Fallen, die zwei Züge tief sind.",
    "Tiene paciencia; prepara trampas con dos turnos de antelación.",
];

/// `Misses nothing close by, and sees most traps.`
pub fn about_level_8(language: Language) -> String {
    say(language, &ABOUT_LEVEL_8, &[])
}
static ABOUT_LEVEL_8: Patterns = patterns![
    "players.about-level-8",
    "Misses nothing close by, and sees most traps.",
    "Không bỏ sót gì trước mắt, nhận ra hầu hết các bẫy.",
    "Übersieht nichts Naheliegendes und erkennt die meisten Fallen.",
    "No se le escapa nada cercano, y ve casi todas las trampas.",
];

/// `Looks ahead and rarely slips.`
pub fn about_level_9(language: Language) -> String {
    say(language, &ABOUT_LEVEL_9, &[])
}
static ABOUT_LEVEL_9: Patterns = patterns![
    "players.about-level-9",
    "Looks ahead and rarely slips.",
    "Tính xa và hiếm khi sơ suất.",
    "Rechnet voraus und patzt selten.",
    "Ve venir las cosas y rara vez se equivoca.",
];

/// `Drops into random columns.`
pub fn about_random(language: Language) -> String {
    say(language, &ABOUT_RANDOM, &[])
}
static ABOUT_RANDOM: Patterns = patterns![
    "players.about-random",
    "Drops into random columns.",
    "Thả quân bừa vào cột nào cũng được.",
    "Wirft in zufällige Spalten ein.",
    "Suelta fichas en columnas al azar.",
];

/// `Takes a win, stops yours, builds its longest line.`
pub fn about_robot(language: Language) -> String {
    say(language, &ABOUT_ROBOT, &[])
}
static ABOUT_ROBOT: Patterns = patterns![
    "players.about-robot",
    "Takes a win, stops yours, builds its longest line.",
    "Thắng được là thắng, chặn bạn thắng, nối dài hàng quân dài nhất của mình.",
    "Gewinnt, wo es geht, verhindert deinen Sieg und baut an der längsten Reihe.",
    "Gana si puede, frena tus líneas y alarga la suya.",
];

/// `First`
///
/// The two players of a position that was typed or pasted, where their names are not known.
pub fn name_first(language: Language) -> String {
    say(language, &NAME_FIRST, &[])
}
static NAME_FIRST: Patterns = patterns![
    "players.name-first",
    "First",
    "Bên đi trước",
    "Erster",
    "Primero",
];

/// `Machine`
///
/// The computer player that is called "random" in commands.
pub fn name_random(language: Language) -> String {
    say(language, &NAME_RANDOM, &[])
}
static NAME_RANDOM: Patterns = patterns![
    "players.name-random",
    "Machine",
    "Máy",
    "Maschine",
    "Azar",
];

/// `Robot`
///
/// The computer player that is called "robot" in commands.
pub fn name_robot(language: Language) -> String {
    say(language, &NAME_ROBOT, &[])
}
static NAME_ROBOT: Patterns = patterns![
    "players.name-robot",
    "Robot",
    "Robot",
    "Roboter",
    "Robot",
];

/// `Second`
pub fn name_second(language: Language) -> String {
    say(language, &NAME_SECOND, &[])
}
static NAME_SECOND: Patterns = patterns![
    "players.name-second",
    "Second",
    "Bên đi sau",
    "Zweiter",
    "Segundo",
];

/// `Measured: { $classic } % against { $below } under classic, { $power } % under power.`
///
/// How many points of a hundred it makes against the player one level below. "classic" and "power" are rule sets.
pub fn strength(language: Language, below: impl Display, classic: impl Display, power: impl Display) -> String {
    say(language, &STRENGTH, &[Value::Text(&below), Value::Text(&classic), Value::Text(&power)])
}
static STRENGTH: Patterns = patterns![
    "players.strength",
    "Measured: \u{1}1 % against \u{1}0 under classic, \u{1}2 % under power.",
    "Đo được: \u{1}1% điểm trước \u{1}0 theo luật classic, \u{1}2% theo luật power.",
    "Gemessen: \u{1}1 % gegen \u{1}0 mit classic, \u{1}2 % mit power.",
    "Medido: \u{1}1 % contra \u{1}0 con classic, \u{1}2 % con power.",
];

/// `there is no computer player "{ $name }"; there are random, robot and the levels 1 to 10`
///
/// $name is what was typed. The words after it are typed as they are.
pub fn unknown(language: Language, name: impl Display) -> String {
    say(language, &UNKNOWN, &[Value::Text(&name)])
}
static UNKNOWN: Patterns = patterns![
    "players.unknown",
    "there is no computer player \"\u{1}0\"; there are random, robot and the levels 1 to 10",
    "không có máy nào tên \u{201c}\u{1}0\u{201d}; chỉ có random, robot và các cấp độ từ 1 đến 10",
    "den Computerspieler \u{201e}\u{1}0\u{201c} gibt es nicht; es gibt random, robot und die Stufen 1 bis 10",
    "no hay ninguna máquina «\u{1}0»; hay random, robot y los niveles del 1 al 10",
];

#[cfg(any(test, feature = "packs"))]
pub(crate) static ALL: &[crate::pattern::Known] = &[
    ("about-and-strength", &ABOUT_AND_STRENGTH, "tt"),
    ("about-level-1", &ABOUT_LEVEL_1, ""),
    ("about-level-10", &ABOUT_LEVEL_10, ""),
    ("about-level-2", &ABOUT_LEVEL_2, ""),
    ("about-level-3", &ABOUT_LEVEL_3, ""),
    ("about-level-4", &ABOUT_LEVEL_4, ""),
    ("about-level-5", &ABOUT_LEVEL_5, ""),
    ("about-level-6", &ABOUT_LEVEL_6, ""),
    ("about-level-7", &ABOUT_LEVEL_7, ""),
    ("about-level-8", &ABOUT_LEVEL_8, ""),
    ("about-level-9", &ABOUT_LEVEL_9, ""),
    ("about-random", &ABOUT_RANDOM, ""),
    ("about-robot", &ABOUT_ROBOT, ""),
    ("name-first", &NAME_FIRST, ""),
    ("name-random", &NAME_RANDOM, ""),
    ("name-robot", &NAME_ROBOT, ""),
    ("name-second", &NAME_SECOND, ""),
    ("strength", &STRENGTH, "ttt"),
    ("unknown", &UNKNOWN, "t"),
];
