// Written by `cargo xtask words` from the catalogues in `ftl`; changes here are lost.

//! The messages of `serving.ftl`.

use crate::{Language};
use crate::pattern::{Patterns, Value, patterns, say};
use std::fmt::Display;

/// `Fourline is at { $url }/ and listens on { $address } (Ctrl-C ends it)`
///
/// $url is the address people type, $address where the server listens.
pub fn at_public_url(language: Language, address: impl Display, url: impl Display) -> String {
    say(language, &AT_PUBLIC_URL, &[Value::Text(&address), Value::Text(&url)])
}
static AT_PUBLIC_URL: Patterns = patterns![
    "serving.at-public-url",
    "Fourline is at \u{1}1/ and listens on \u{1}0 (Ctrl-C ends it)",
    "Fourline ở \u{1}1/ và lắng nghe tại \u{1}0 (Ctrl-C để dừng)",
    "Fourline ist unter \u{1}1/ zu finden und lauscht auf \u{1}0 (Strg-C beendet es)",
    "Fourline está en \u{1}1/ y escucha en \u{1}0 (Ctrl-C lo termina)",
];

/// `All games are in { $file }. To restore them, stop the server and put the file in the place of its database`
///
/// $file is the name of a file.
pub fn backed_up(language: Language, file: impl Display) -> String {
    say(language, &BACKED_UP, &[Value::Text(&file)])
}
static BACKED_UP: Patterns = patterns![
    "serving.backed-up",
    "All games are in \u{1}0. To restore them, stop the server and put the file in the place of its database",
    "Mọi ván cờ đã ở trong \u{1}0. Để khôi phục, hãy dừng máy chủ và đặt tệp này vào chỗ cơ sở dữ liệu của nó",
    "Alle Spiele sind in \u{1}0. Um sie wiederherzustellen, halte den Server an und leg die Datei an die Stelle seiner Datenbank",
    "Todas las partidas están en \u{1}0. Para restaurarlas, detén el servidor y pon el archivo en el lugar de su base de datos",
];

/// `games in Postgres are backed up with its own program, pg_dump`
pub fn backup_of_postgres(language: Language) -> String {
    say(language, &BACKUP_OF_POSTGRES, &[])
}
static BACKUP_OF_POSTGRES: Patterns = patterns![
    "serving.backup-of-postgres",
    "games in Postgres are backed up with its own program, pg_dump",
    "ván cờ trong Postgres được sao lưu bằng chương trình riêng của nó, pg_dump",
    "Spiele in Postgres sichert man mit dessen eigenem Programm pg_dump",
    "las partidas en Postgres se copian con su propio programa, pg_dump",
];

/// `{ $text }: expected a limit such as create=20/10; there are create, join, read, solve, connect, messages, commands and reactions`
pub fn bad_limit(language: Language, text: impl Display) -> String {
    say(language, &BAD_LIMIT, &[Value::Text(&text)])
}
static BAD_LIMIT: Patterns = patterns![
    "serving.bad-limit",
    "\u{1}0: expected a limit such as create=20/10; there are create, join, read, solve, connect, messages, commands and reactions",
    "\u{1}0: cần một giới hạn như create=20/10; có create, join, read, solve, connect, messages, commands và reactions",
    "\u{1}0: erwartet wird eine Grenze wie create=20/10; es gibt create, join, read, solve, connect, messages, commands und reactions",
    "\u{1}0: se esperaba un límite como create=20/10; existen create, join, read, solve, connect, messages, commands y reactions",
];

/// `{ $text }: expected an address such as 10.0.0.2, or a network such as 10.0.0.0/8`
pub fn bad_range(language: Language, text: impl Display) -> String {
    say(language, &BAD_RANGE, &[Value::Text(&text)])
}
static BAD_RANGE: Patterns = patterns![
    "serving.bad-range",
    "\u{1}0: expected an address such as 10.0.0.2, or a network such as 10.0.0.0/8",
    "\u{1}0: cần một địa chỉ như 10.0.0.2, hoặc một mạng như 10.0.0.0/8",
    "\u{1}0: erwartet wird eine Adresse wie 10.0.0.2 oder ein Netz wie 10.0.0.0/8",
    "\u{1}0: se esperaba una dirección como 10.0.0.2 o una red como 10.0.0.0/8",
];

/// `{ $name }: expected a text, a number, true or false, or a list of these`
///
/// $name is a name in a settings file.
pub fn bad_setting(language: Language, name: impl Display) -> String {
    say(language, &BAD_SETTING, &[Value::Text(&name)])
}
static BAD_SETTING: Patterns = patterns![
    "serving.bad-setting",
    "\u{1}0: expected a text, a number, true or false, or a list of these",
    "\u{1}0: cần một đoạn chữ, một số, true hoặc false, hoặc một danh sách những giá trị đó",
    "\u{1}0: erwartet wird ein Text, eine Zahl, true oder false oder eine Liste davon",
    "\u{1}0: se esperaba un texto, un número, true o false, o una lista de ellos",
];

/// `{ $text }: expected an address such as https://play.example.org, without a path`
///
/// These stand before what is wrong. $text is what was given.
pub fn bad_url(language: Language, text: impl Display) -> String {
    say(language, &BAD_URL, &[Value::Text(&text)])
}
static BAD_URL: Patterns = patterns![
    "serving.bad-url",
    "\u{1}0: expected an address such as https://play.example.org, without a path",
    "\u{1}0: cần một địa chỉ như https://play.example.org, không kèm đường dẫn",
    "\u{1}0: erwartet wird eine Adresse wie https://play.example.org, ohne Pfad",
    "\u{1}0: se esperaba una dirección como https://play.example.org, sin ruta",
];

/// `over http everybody on the way could take over seats. Put a proxy with https before the server and name its address, such as --public-url https://play.example.org; http is for addresses in your own house`
pub fn needs_https(language: Language) -> String {
    say(language, &NEEDS_HTTPS, &[])
}
static NEEDS_HTTPS: Patterns = patterns![
    "serving.needs-https",
    "over http everybody on the way could take over seats. Put a proxy with https before the server and name its address, such as --public-url https://play.example.org; http is for addresses in your own house",
    "qua http, bất kỳ ai trên đường truyền cũng có thể chiếm chỗ ngồi. Hãy đặt một proxy có https trước máy chủ và nêu địa chỉ của nó, ví dụ --public-url https://play.example.org; http chỉ dành cho địa chỉ trong nhà bạn",
    "über http könnte jeder auf dem Weg Plätze übernehmen. Stell einen Proxy mit https vor den Server und gib seine Adresse an, etwa --public-url https://play.example.org; http ist für Adressen im eigenen Haus",
    "por http cualquiera en el camino podría apoderarse de los asientos. Pon delante del servidor un proxy con https e indica su dirección, por ejemplo --public-url https://play.example.org; http es para direcciones de tu propia casa",
];

/// `others could reach this server at { $address }, but it does not know its own address and could not tell its own pages from foreign ones. Say what people type to come here, such as --public-url https://play.example.org, or listen on 127.0.0.1`
///
/// $address is an address and a port.
pub fn needs_public_url(language: Language, address: impl Display) -> String {
    say(language, &NEEDS_PUBLIC_URL, &[Value::Text(&address)])
}
static NEEDS_PUBLIC_URL: Patterns = patterns![
    "serving.needs-public-url",
    "others could reach this server at \u{1}0, but it does not know its own address and could not tell its own pages from foreign ones. Say what people type to come here, such as --public-url https://play.example.org, or listen on 127.0.0.1",
    "người khác có thể truy cập máy chủ này tại \u{1}0, nhưng nó không biết địa chỉ của chính mình nên không phân biệt được trang của mình với trang lạ. Hãy nêu địa chỉ mà mọi người gõ để đến đây, ví dụ --public-url https://play.example.org, hoặc lắng nghe tại 127.0.0.1",
    "andere könnten diesen Server unter \u{1}0 erreichen, aber er kennt seine eigene Adresse nicht und könnte seine Seiten nicht von fremden unterscheiden. Gib an, was man eintippt, um hierher zu kommen, etwa --public-url https://play.example.org, oder lausche auf 127.0.0.1",
    "otros podrían llegar a este servidor en \u{1}0, pero no conoce su propia dirección y no podría distinguir sus páginas de las ajenas. Indica lo que se teclea para llegar aquí, por ejemplo --public-url https://play.example.org, o escucha en 127.0.0.1",
];

/// `a settings file can't name another one`
pub fn no_config_in_config(language: Language) -> String {
    say(language, &NO_CONFIG_IN_CONFIG, &[])
}
static NO_CONFIG_IN_CONFIG: Patterns = patterns![
    "serving.no-config-in-config",
    "a settings file can't name another one",
    "tệp thiết lập không thể nêu một tệp khác",
    "eine Einstellungsdatei kann keine andere nennen",
    "un archivo de ajustes no puede nombrar otro",
];

/// `a trusted proxy is one address or a small network, not half of the internet: everybody could pretend to come from anywhere`
pub fn trusts_everybody(language: Language) -> String {
    say(language, &TRUSTS_EVERYBODY, &[])
}
static TRUSTS_EVERYBODY: Patterns = patterns![
    "serving.trusts-everybody",
    "a trusted proxy is one address or a small network, not half of the internet: everybody could pretend to come from anywhere",
    "proxy đáng tin là một địa chỉ hoặc một mạng nhỏ, không phải nửa internet: nếu không, ai cũng có thể giả vờ đến từ bất cứ đâu",
    "ein vertrauenswürdiger Proxy ist eine Adresse oder ein kleines Netz, nicht das halbe Internet: jeder könnte sonst vorgeben, von irgendwoher zu kommen",
    "un proxy de confianza es una dirección o una red pequeña, no medio internet: cualquiera podría fingir que viene de cualquier sitio",
];

#[cfg(any(test, feature = "packs"))]
pub(crate) static ALL: &[crate::pattern::Known] = &[
    ("at-public-url", &AT_PUBLIC_URL, "tt"),
    ("backed-up", &BACKED_UP, "t"),
    ("backup-of-postgres", &BACKUP_OF_POSTGRES, ""),
    ("bad-limit", &BAD_LIMIT, "t"),
    ("bad-range", &BAD_RANGE, "t"),
    ("bad-setting", &BAD_SETTING, "t"),
    ("bad-url", &BAD_URL, "t"),
    ("needs-https", &NEEDS_HTTPS, ""),
    ("needs-public-url", &NEEDS_PUBLIC_URL, "t"),
    ("no-config-in-config", &NO_CONFIG_IN_CONFIG, ""),
    ("trusts-everybody", &TRUSTS_EVERYBODY, ""),
];
