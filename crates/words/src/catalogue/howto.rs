// Written by `cargo xtask words` from the catalogues in `ftl`; changes here are lost.

//! The messages of `howto.ftl`.

use crate::{Language};
use crate::pattern::{Patterns, Value, patterns, say};
use std::fmt::Display;

/// `Columns that can't be played`
pub fn bad_columns(language: Language) -> String {
    say(language, &BAD_COLUMNS, &[])
}
static BAD_COLUMNS: Patterns = patterns![
    "howto.bad-columns",
    "Columns that can't be played",
    "Cột không thả được",
    "Spalten, die nicht gehen",
    "Columnas que no se pueden jugar",
];

/// `Block`
pub fn block(language: Language) -> String {
    say(language, &BLOCK, &[])
}
static BLOCK: Patterns = patterns![
    "howto.block",
    "Block",
    "Chặn",
    "Blockieren",
    "Bloquear",
];

/// `The goal`
pub fn goal(language: Language) -> String {
    say(language, &GOAL, &[])
}
static GOAL: Patterns = patterns![
    "howto.goal",
    "The goal",
    "Mục tiêu",
    "Das Ziel",
    "El objetivo",
];

/// `The opening`
pub fn opening(language: Language) -> String {
    say(language, &OPENING, &[])
}
static OPENING: Patterns = patterns![
    "howto.opening",
    "The opening",
    "Khai cuộc",
    "Die Eröffnung",
    "La apertura",
];

/// `Both first discs are in the centre.`
pub fn opening_example(language: Language) -> String {
    say(language, &OPENING_EXAMPLE, &[])
}
static OPENING_EXAMPLE: Patterns = patterns![
    "howto.opening-example",
    "Both first discs are in the centre.",
    "Hai quân đầu tiên nằm ở giữa.",
    "Beide ersten Steine liegen in der Mitte.",
    "Las dos primeras fichas están en el centro.",
];

/// `Remove a disc`
pub fn remove(language: Language) -> String {
    say(language, &REMOVE, &[])
}
static REMOVE: Patterns = patterns![
    "howto.remove",
    "Remove a disc",
    "Gỡ một quân",
    "Einen Stein entfernen",
    "Quitar una ficha",
];

/// `The disc above it has fallen.`
///
/// After it was removed.
pub fn remove_after(language: Language) -> String {
    say(language, &REMOVE_AFTER, &[])
}
static REMOVE_AFTER: Patterns = patterns![
    "howto.remove-after",
    "The disc above it has fallen.",
    "Quân phía trên đã rơi xuống.",
    "Der Stein darüber ist gefallen.",
    "La ficha de encima ha caído.",
];

/// `The disc at row { $row } column { $column } is removed.`
///
/// Before a disc is removed.
pub fn remove_before(language: Language, column: impl Display, row: impl Display) -> String {
    say(language, &REMOVE_BEFORE, &[Value::Text(&column), Value::Text(&row)])
}
static REMOVE_BEFORE: Patterns = patterns![
    "howto.remove-before",
    "The disc at row \u{1}1 column \u{1}0 is removed.",
    "Quân ở hàng \u{1}1 cột \u{1}0 bị gỡ.",
    "Der Stein in Zeile \u{1}1, Spalte \u{1}0 wird entfernt.",
    "Se quita la ficha de la fila \u{1}1, columna \u{1}0.",
];

/// `Who starts`
pub fn start(language: Language) -> String {
    say(language, &START, &[])
}
static START: Patterns = patterns![
    "howto.start",
    "Who starts",
    "Ai đi trước",
    "Wer beginnt",
    "Quién empieza",
];

/// `Both have a line now: a draw.`
///
/// After it was removed, where that gives both players a line.
pub fn tie_after(language: Language) -> String {
    say(language, &TIE_AFTER, &[])
}
static TIE_AFTER: Patterns = patterns![
    "howto.tie-after",
    "Both have a line now: a draw.",
    "Giờ cả hai đều có hàng: hòa.",
    "Jetzt haben beide eine Reihe: unentschieden.",
    "Ahora los dos tienen línea: empate.",
];

/// `Undo`
pub fn undo(language: Language) -> String {
    say(language, &UNDO, &[])
}
static UNDO: Patterns = patterns![
    "howto.undo",
    "Undo",
    "Hoàn tác",
    "Rücknahme",
    "Deshacer",
];

#[cfg(any(test, feature = "packs"))]
pub(crate) static ALL: &[crate::pattern::Known] = &[
    ("bad-columns", &BAD_COLUMNS, ""),
    ("block", &BLOCK, ""),
    ("goal", &GOAL, ""),
    ("opening", &OPENING, ""),
    ("opening-example", &OPENING_EXAMPLE, ""),
    ("remove", &REMOVE, ""),
    ("remove-after", &REMOVE_AFTER, ""),
    ("remove-before", &REMOVE_BEFORE, "tt"),
    ("start", &START, ""),
    ("tie-after", &TIE_AFTER, ""),
    ("undo", &UNDO, ""),
];
