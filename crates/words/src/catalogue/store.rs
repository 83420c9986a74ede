// Written by `cargo xtask words` from the catalogues in `ftl`; changes here are lost.

//! The messages of `store.ftl`.

use crate::{Language};
use crate::pattern::{Patterns, Value, patterns, say};
use std::fmt::Display;

/// `the copy is not whole, so it was deleted: { $message }`
pub fn backup_damaged(language: Language, message: impl Display) -> String {
    say(language, &BACKUP_DAMAGED, &[Value::Text(&message)])
}
static BACKUP_DAMAGED: Patterns = patterns![
    "store.backup-damaged",
    "the copy is not whole, so it was deleted: \u{1}0",
    "bản sao không đầy đủ nên đã bị xóa: \u{1}0",
    "die Kopie ist nicht vollständig, deshalb wurde sie gelöscht: \u{1}0",
    "la copia no está completa, así que se borró: \u{1}0",
];

/// `there is already a file of this name; name another one`
pub fn backup_exists(language: Language) -> String {
    say(language, &BACKUP_EXISTS, &[])
}
static BACKUP_EXISTS: Patterns = patterns![
    "store.backup-exists",
    "there is already a file of this name; name another one",
    "đã có tệp mang tên này; hãy nêu tên khác",
    "es gibt schon eine Datei mit diesem Namen; nenne eine andere",
    "ya hay un archivo con este nombre; indica otro",
];

/// `this address can't be read; it looks like postgres://USER:PASSWORD@HOST:5432/DATABASE?sslmode=verify-full`
pub fn bad_address(language: Language) -> String {
    say(language, &BAD_ADDRESS, &[])
}
static BAD_ADDRESS: Patterns = patterns![
    "store.bad-address",
    "this address can't be read; it looks like postgres://USER:PASSWORD@HOST:5432/DATABASE?sslmode=verify-full",
    "không đọc được địa chỉ này; địa chỉ có dạng postgres://USER:PASSWORD@HOST:5432/DATABASE?sslmode=verify-full",
    "diese Adresse lässt sich nicht lesen; sie sieht aus wie postgres://USER:PASSWORD@HOST:5432/DATABASE?sslmode=verify-full",
    "no se puede leer esta dirección; tiene la forma postgres://USER:PASSWORD@HOST:5432/DATABASE?sslmode=verify-full",
];

/// `this part of the address can't be used: { $part }`
pub fn bad_part(language: Language, part: impl Display) -> String {
    say(language, &BAD_PART, &[Value::Text(&part)])
}
static BAD_PART: Patterns = patterns![
    "store.bad-part",
    "this part of the address can't be used: \u{1}0",
    "không dùng được phần này của địa chỉ: \u{1}0",
    "dieser Teil der Adresse ist nicht brauchbar: \u{1}0",
    "esta parte de la dirección no se puede usar: \u{1}0",
];

/// `the database says: { $message }`
///
/// $message is what the database says, in English.
pub fn broken(language: Language, message: impl Display) -> String {
    say(language, &BROKEN, &[Value::Text(&message)])
}
static BROKEN: Patterns = patterns![
    "store.broken",
    "the database says: \u{1}0",
    "cơ sở dữ liệu báo: \u{1}0",
    "die Datenbank meldet: \u{1}0",
    "la base de datos dice: \u{1}0",
];

/// `the database can't keep up or is away; try again`
pub fn busy(language: Language) -> String {
    say(language, &BUSY, &[])
}
static BUSY: Patterns = patterns![
    "store.busy",
    "the database can't keep up or is away; try again",
    "cơ sở dữ liệu không kịp xử lý hoặc không truy cập được; hãy thử lại",
    "die Datenbank kommt nicht nach oder ist nicht da; versuche es noch einmal",
    "la base de datos no da abasto o no está disponible; inténtalo de nuevo",
];

/// `the database was closed`
pub fn closed(language: Language) -> String {
    say(language, &CLOSED, &[])
}
static CLOSED: Patterns = patterns![
    "store.closed",
    "the database was closed",
    "cơ sở dữ liệu đã đóng",
    "die Datenbank wurde geschlossen",
    "la base de datos se cerró",
];

/// `this database is damaged ({ $message }); nothing was changed; start with a backup, or with another file`
pub fn damaged(language: Language, message: impl Display) -> String {
    say(language, &DAMAGED, &[Value::Text(&message)])
}
static DAMAGED: Patterns = patterns![
    "store.damaged",
    "this database is damaged (\u{1}0); nothing was changed; start with a backup, or with another file",
    "cơ sở dữ liệu này bị hỏng (\u{1}0); không có gì bị thay đổi; hãy bắt đầu với một bản sao lưu, hoặc với tệp khác",
    "diese Datenbank ist beschädigt (\u{1}0); nichts wurde geändert; beginne mit einer Sicherung oder mit einer anderen Datei",
    "esta base de datos está dañada (\u{1}0); no se cambió nada; empieza con una copia de seguridad o con otro archivo",
];

/// `there is already a table with this id`
pub fn exists(language: Language) -> String {
    say(language, &EXISTS, &[])
}
static EXISTS: Patterns = patterns![
    "store.exists",
    "there is already a table with this id",
    "đã có bàn mang mã này",
    "es gibt schon einen Tisch mit dieser Kennung",
    "ya hay una mesa con este identificador",
];

/// `it can't be read or written: { $message }`
pub fn file(language: Language, message: impl Display) -> String {
    say(language, &FILE, &[Value::Text(&message)])
}
static FILE: Patterns = patterns![
    "store.file",
    "it can't be read or written: \u{1}0",
    "không đọc hoặc ghi được: \u{1}0",
    "sie lässt sich nicht lesen oder schreiben: \u{1}0",
    "no se puede leer o escribir: \u{1}0",
];

/// `{ $place }: { $problem }`
///
/// Where, and what is wrong there.
pub fn in_place(language: Language, place: impl Display, problem: impl Display) -> String {
    say(language, &IN_PLACE, &[Value::Text(&place), Value::Text(&problem)])
}
static IN_PLACE: Patterns = patterns![
    "store.in-place",
    "\u{1}0: \u{1}1",
    "\u{1}0: \u{1}1",
    "\u{1}0: \u{1}1",
    "\u{1}0: \u{1}1",
];

/// `another server has this database open; stop that one first, or use another file`
pub fn in_use(language: Language) -> String {
    say(language, &IN_USE, &[])
}
static IN_USE: Patterns = patterns![
    "store.in-use",
    "another server has this database open; stop that one first, or use another file",
    "một máy chủ khác đang mở cơ sở dữ liệu này; hãy dừng máy chủ đó trước, hoặc dùng tệp khác",
    "ein anderer Server hat diese Datenbank geöffnet; beende zuerst diesen oder nimm eine andere Datei",
    "otro servidor tiene abierta esta base de datos; detén primero ese o usa otro archivo",
];

/// `this database was made by a newer version of Fourline (schema { $found }, known here up to { $known }); nothing was changed; use that version, or another database`
pub fn newer(language: Language, found: impl Display, known: impl Display) -> String {
    say(language, &NEWER, &[Value::Text(&found), Value::Text(&known)])
}
static NEWER: Patterns = patterns![
    "store.newer",
    "this database was made by a newer version of Fourline (schema \u{1}0, known here up to \u{1}1); nothing was changed; use that version, or another database",
    "cơ sở dữ liệu này do một phiên bản Fourline mới hơn tạo ra (lược đồ \u{1}0, ở đây biết đến \u{1}1); không có gì bị thay đổi; hãy dùng phiên bản đó, hoặc cơ sở dữ liệu khác",
    "diese Datenbank stammt von einer neueren Version von Fourline (Schema \u{1}0, hier bekannt bis \u{1}1); nichts wurde geändert; nimm jene Version oder eine andere Datenbank",
    "esta base de datos es de una versión más nueva de Fourline (esquema \u{1}0, aquí se conoce hasta \u{1}1); no se cambió nada; usa esa versión u otra base de datos",
];

/// `this is not a database of Fourline; nothing was changed; name another file`
pub fn not_a_store(language: Language) -> String {
    say(language, &NOT_A_STORE, &[])
}
static NOT_A_STORE: Patterns = patterns![
    "store.not-a-store",
    "this is not a database of Fourline; nothing was changed; name another file",
    "đây không phải là cơ sở dữ liệu của Fourline; không có gì bị thay đổi; hãy nêu tệp khác",
    "das ist keine Datenbank von Fourline; nichts wurde geändert; nenne eine andere Datei",
    "esto no es una base de datos de Fourline; no se cambió nada; indica otro archivo",
];

/// `this program was built without this kind of database`
pub fn not_built_in(language: Language) -> String {
    say(language, &NOT_BUILT_IN, &[])
}
static NOT_BUILT_IN: Patterns = patterns![
    "store.not-built-in",
    "this program was built without this kind of database",
    "chương trình này được dựng mà không có loại cơ sở dữ liệu này",
    "dieses Programm wurde ohne diese Art von Datenbank gebaut",
    "este programa se compiló sin este tipo de base de datos",
];

/// `nothing can be written, because the disk is full or does not work; the server tries again by itself`
pub fn read_only(language: Language) -> String {
    say(language, &READ_ONLY, &[])
}
static READ_ONLY: Patterns = patterns![
    "store.read-only",
    "nothing can be written, because the disk is full or does not work; the server tries again by itself",
    "không ghi được gì vì đĩa đầy hoặc không hoạt động; máy chủ sẽ tự thử lại",
    "es lässt sich nichts schreiben, weil der Datenträger voll ist oder nicht funktioniert; der Server versucht es von selbst wieder",
    "no se puede escribir nada, porque el disco está lleno o no funciona; el servidor vuelve a intentarlo por sí solo",
];

/// `the database does not answer or refuses: { $message }`
pub fn refused(language: Language, message: impl Display) -> String {
    say(language, &REFUSED, &[Value::Text(&message)])
}
static REFUSED: Patterns = patterns![
    "store.refused",
    "the database does not answer or refuses: \u{1}0",
    "cơ sở dữ liệu không trả lời hoặc từ chối: \u{1}0",
    "die Datenbank antwortet nicht oder lehnt ab: \u{1}0",
    "la base de datos no responde o rechaza: \u{1}0",
];

/// `with { $setting } the database would lose games in a power cut; change this setting first`
///
/// $setting is a setting of Postgres, such as fsync = off.
pub fn unsafe_setting(language: Language, setting: impl Display) -> String {
    say(language, &UNSAFE_SETTING, &[Value::Text(&setting)])
}
static UNSAFE_SETTING: Patterns = patterns![
    "store.unsafe-setting",
    "with \u{1}0 the database would lose games in a power cut; change this setting first",
    "với \u{1}0 cơ sở dữ liệu sẽ mất ván khi mất điện; hãy đổi thiết lập này trước",
    "mit \u{1}0 würde die Datenbank bei einem Stromausfall Partien verlieren; ändere zuerst diese Einstellung",
    "con \u{1}0 la base de datos perdería partidas en un corte de luz; cambia primero este ajuste",
];

#[cfg(any(test, feature = "packs"))]
pub(crate) static ALL: &[crate::pattern::Known] = &[
    ("backup-damaged", &BACKUP_DAMAGED, "t"),
    ("backup-exists", &BACKUP_EXISTS, ""),
    ("bad-address", &BAD_ADDRESS, ""),
    ("bad-part", &BAD_PART, "t"),
    ("broken", &BROKEN, "t"),
    ("busy", &BUSY, ""),
    ("closed", &CLOSED, ""),
    ("damaged", &DAMAGED, "t"),
    ("exists", &EXISTS, ""),
    ("file", &FILE, "t"),
    ("in-place", &IN_PLACE, "tt"),
    ("in-use", &IN_USE, ""),
    ("newer", &NEWER, "tt"),
    ("not-a-store", &NOT_A_STORE, ""),
    ("not-built-in", &NOT_BUILT_IN, ""),
    ("read-only", &READ_ONLY, ""),
    ("refused", &REFUSED, "t"),
    ("unsafe-setting", &UNSAFE_SETTING, "t"),
];
