// Written by `cargo xtask words` from the catalogues in `ftl`; changes here are lost.

//! The messages of `files.ftl`.

use crate::{Language};
use crate::pattern::{Patterns, Value, patterns, say};
use std::fmt::Display;

/// `a file can't have this name`
pub fn bad_name(language: Language) -> String {
    say(language, &BAD_NAME, &[])
}
static BAD_NAME: Patterns = patterns![
    "files.bad-name",
    "a file can't have this name",
    "tệp không thể có tên này",
    "so kann eine Datei nicht heißen",
    "un archivo no puede llamarse así",
];

/// `this game is being played`
pub fn being_played(language: Language) -> String {
    say(language, &BEING_PLAYED, &[])
}
static BEING_PLAYED: Patterns = patterns![
    "files.being-played",
    "this game is being played",
    "ván này đang được chơi",
    "diese Partie wird gerade gespielt",
    "esta partida se está jugando",
];

/// `another program is using it`
pub fn busy(language: Language) -> String {
    say(language, &BUSY, &[])
}
static BUSY: Patterns = patterns![
    "files.busy",
    "another program is using it",
    "một chương trình khác đang dùng tệp này",
    "ein anderes Programm benutzt sie gerade",
    "otro programa lo está usando",
];

/// `the other end is closed`
///
/// A pipe whose reader or writer has ended.
pub fn closed(language: Language) -> String {
    say(language, &CLOSED, &[])
}
static CLOSED: Patterns = patterns![
    "files.closed",
    "the other end is closed",
    "đầu bên kia đã đóng",
    "die Gegenseite ist geschlossen",
    "el otro extremo está cerrado",
];

/// `permission denied`
pub fn denied(language: Language) -> String {
    say(language, &DENIED, &[])
}
static DENIED: Patterns = patterns![
    "files.denied",
    "permission denied",
    "không có quyền truy cập",
    "keine Berechtigung",
    "permiso denegado",
];

/// `the file is cut short`
pub fn ended_early(language: Language) -> String {
    say(language, &ENDED_EARLY, &[])
}
static ENDED_EARLY: Patterns = patterns![
    "files.ended-early",
    "the file is cut short",
    "tệp bị cắt ngắn",
    "die Datei ist abgeschnitten",
    "el archivo está cortado",
];

/// `this file already exists`
pub fn exists(language: Language) -> String {
    say(language, &EXISTS, &[])
}
static EXISTS: Patterns = patterns![
    "files.exists",
    "this file already exists",
    "tệp này đã có sẵn",
    "diese Datei gibt es schon",
    "este archivo ya existe",
];

/// `this game is over`
pub fn game_over(language: Language) -> String {
    say(language, &GAME_OVER, &[])
}
static GAME_OVER: Patterns = patterns![
    "files.game-over",
    "this game is over",
    "ván này đã kết thúc",
    "diese Partie ist zu Ende",
    "esta partida ya terminó",
];

/// `{ $file }: { $problem }`
///
/// A file, and what is wrong with it.
pub fn in_file(language: Language, file: impl Display, problem: impl Display) -> String {
    say(language, &IN_FILE, &[Value::Text(&file), Value::Text(&problem)])
}
static IN_FILE: Patterns = patterns![
    "files.in-file",
    "\u{1}0: \u{1}1",
    "\u{1}0: \u{1}1",
    "\u{1}0: \u{1}1",
    "\u{1}0: \u{1}1",
];

/// `this is a folder`
pub fn is_a_folder(language: Language) -> String {
    say(language, &IS_A_FOLDER, &[])
}
static IS_A_FOLDER: Patterns = patterns![
    "files.is-a-folder",
    "this is a folder",
    "đây là một thư mục",
    "das ist ein Ordner",
    "esto es una carpeta",
];

/// `there is not enough memory`
pub fn no_memory(language: Language) -> String {
    say(language, &NO_MEMORY, &[])
}
static NO_MEMORY: Patterns = patterns![
    "files.no-memory",
    "there is not enough memory",
    "không đủ bộ nhớ",
    "es ist nicht genug Speicher da",
    "no hay suficiente memoria",
];

/// `no space left`
pub fn no_space(language: Language) -> String {
    say(language, &NO_SPACE, &[])
}
static NO_SPACE: Patterns = patterns![
    "files.no-space",
    "no space left",
    "không còn chỗ trống",
    "kein Platz mehr",
    "no queda espacio",
];

/// `no space left for this user`
pub fn no_space_for_user(language: Language) -> String {
    say(language, &NO_SPACE_FOR_USER, &[])
}
static NO_SPACE_FOR_USER: Patterns = patterns![
    "files.no-space-for-user",
    "no space left for this user",
    "người dùng này không còn chỗ trống",
    "kein Platz mehr für diesen Benutzer",
    "a este usuario no le queda espacio",
];

/// `a part of the path is not a folder`
pub fn not_a_folder(language: Language) -> String {
    say(language, &NOT_A_FOLDER, &[])
}
static NOT_A_FOLDER: Patterns = patterns![
    "files.not-a-folder",
    "a part of the path is not a folder",
    "một phần của đường dẫn không phải là thư mục",
    "ein Teil des Pfads ist kein Ordner",
    "una parte de la ruta no es una carpeta",
];

/// `no such file or folder`
pub fn not_found(language: Language) -> String {
    say(language, &NOT_FOUND, &[])
}
static NOT_FOUND: Patterns = patterns![
    "files.not-found",
    "no such file or folder",
    "không có tệp hoặc thư mục này",
    "diese Datei oder diesen Ordner gibt es nicht",
    "no existe ese archivo o carpeta",
];

/// `this is not one of the kept games`
pub fn not_kept_here(language: Language) -> String {
    say(language, &NOT_KEPT_HERE, &[])
}
static NOT_KEPT_HERE: Patterns = patterns![
    "files.not-kept-here",
    "this is not one of the kept games",
    "đây không phải là ván đang được giữ",
    "das ist keine der gesicherten Partien",
    "no es una de las partidas guardadas",
];

/// `this game is no longer open`
pub fn not_open(language: Language) -> String {
    say(language, &NOT_OPEN, &[])
}
static NOT_OPEN: Patterns = patterns![
    "files.not-open",
    "this game is no longer open",
    "ván này không còn mở nữa",
    "diese Partie ist nicht mehr offen",
    "esta partida ya no está abierta",
];

/// `not an ordinary file`
pub fn not_ordinary(language: Language) -> String {
    say(language, &NOT_ORDINARY, &[])
}
static NOT_ORDINARY: Patterns = patterns![
    "files.not-ordinary",
    "not an ordinary file",
    "không phải là tệp thông thường",
    "keine gewöhnliche Datei",
    "no es un archivo normal",
];

/// `this is not text in UTF-8`
pub fn not_text(language: Language) -> String {
    say(language, &NOT_TEXT, &[])
}
static NOT_TEXT: Patterns = patterns![
    "files.not-text",
    "this is not text in UTF-8",
    "đây không phải là văn bản UTF-8",
    "das ist kein Text in UTF-8",
    "no es texto en UTF-8",
];

/// `nothing can be written there`
pub fn read_only(language: Language) -> String {
    say(language, &READ_ONLY, &[])
}
static READ_ONLY: Patterns = patterns![
    "files.read-only",
    "nothing can be written there",
    "không ghi được gì vào đó",
    "dort lässt sich nichts schreiben",
    "ahí no se puede escribir",
];

/// `the system says: { $message }`
///
/// $message is what the system says, perhaps in another language.
pub fn system(language: Language, message: impl Display) -> String {
    say(language, &SYSTEM, &[Value::Text(&message)])
}
static SYSTEM: Patterns = patterns![
    "files.system",
    "the system says: \u{1}0",
    "hệ thống báo: \u{1}0",
    "das System meldet: \u{1}0",
    "el sistema dice: \u{1}0",
];

/// `the file would be too large`
pub fn too_large(language: Language) -> String {
    say(language, &TOO_LARGE, &[])
}
static TOO_LARGE: Patterns = patterns![
    "files.too-large",
    "the file would be too large",
    "tệp sẽ quá lớn",
    "die Datei würde zu groß",
    "el archivo sería demasiado grande",
];

/// `longer than 1 MiB; no record or rule set is that long`
pub fn too_long(language: Language) -> String {
    say(language, &TOO_LONG, &[])
}
static TOO_LONG: Patterns = patterns![
    "files.too-long",
    "longer than 1 MiB; no record or rule set is that long",
    "dài hơn 1 MiB; không biên bản hay bộ luật nào dài đến thế",
    "länger als 1 MiB; so lang ist keine Aufzeichnung und kein Regelwerk",
    "pasa de 1 MiB; ningún registro ni reglamento es tan largo",
];

/// `the system does not say why`
///
/// Instead of a reason.
pub fn unknown(language: Language) -> String {
    say(language, &UNKNOWN, &[])
}
static UNKNOWN: Patterns = patterns![
    "files.unknown",
    "the system does not say why",
    "hệ thống không cho biết lý do",
    "das System sagt nicht, warum",
    "el sistema no dice por qué",
];

#[cfg(any(test, feature = "packs"))]
pub(crate) static ALL: &[crate::pattern::Known] = &[
    ("bad-name", &BAD_NAME, ""),
    ("being-played", &BEING_PLAYED, ""),
    ("busy", &BUSY, ""),
    ("closed", &CLOSED, ""),
    ("denied", &DENIED, ""),
    ("ended-early", &ENDED_EARLY, ""),
    ("exists", &EXISTS, ""),
    ("game-over", &GAME_OVER, ""),
    ("in-file", &IN_FILE, "tt"),
    ("is-a-folder", &IS_A_FOLDER, ""),
    ("no-memory", &NO_MEMORY, ""),
    ("no-space", &NO_SPACE, ""),
    ("no-space-for-user", &NO_SPACE_FOR_USER, ""),
    ("not-a-folder", &NOT_A_FOLDER, ""),
    ("not-found", &NOT_FOUND, ""),
    ("not-kept-here", &NOT_KEPT_HERE, ""),
    ("not-open", &NOT_OPEN, ""),
    ("not-ordinary", &NOT_ORDINARY, ""),
    ("not-text", &NOT_TEXT, ""),
    ("read-only", &READ_ONLY, ""),
    ("system", &SYSTEM, "t"),
    ("too-large", &TOO_LARGE, ""),
    ("too-long", &TOO_LONG, ""),
    ("unknown", &UNKNOWN, ""),
];
