// Written by `cargo xtask words` from the catalogues in `ftl`; changes here are lost.

//! The messages of `cli.ftl`.

use crate::{Count, Language};
use crate::pattern::{Patterns, Value, patterns, say};
use std::fmt::Display;

/// `{ $argument } can't be used with { $others }`
///
/// $others is one flag, or a list of flags.
pub fn argument_conflict(language: Language, argument: impl Display, others: impl Display) -> String {
    say(language, &ARGUMENT_CONFLICT, &[Value::Text(&argument), Value::Text(&others)])
}
static ARGUMENT_CONFLICT: Patterns = patterns![
    "cli.argument-conflict",
    "\u{1}0 can't be used with \u{1}1",
    "không dùng được \u{1}0 cùng với \u{1}1",
    "\u{1}0 geht nicht zusammen mit \u{1}1",
    "\u{1}0 no se puede usar con \u{1}1",
];

/// `{ $argument } can't be used more than once`
pub fn argument_twice(language: Language, argument: impl Display) -> String {
    say(language, &ARGUMENT_TWICE, &[Value::Text(&argument)])
}
static ARGUMENT_TWICE: Patterns = patterns![
    "cli.argument-twice",
    "\u{1}0 can't be used more than once",
    "chỉ được dùng \u{1}0 một lần",
    "\u{1}0 darf nur einmal vorkommen",
    "\u{1}0 no se puede usar más de una vez",
];

/// `Arguments`
pub fn arguments(language: Language) -> String {
    say(language, &ARGUMENTS, &[])
}
static ARGUMENTS: Patterns = patterns![
    "cli.arguments",
    "Arguments",
    "Đối số",
    "Argumente",
    "Argumentos",
];

/// `the command { $command } can't be used with { $others }`
pub fn command_conflict(language: Language, command: impl Display, others: impl Display) -> String {
    say(language, &COMMAND_CONFLICT, &[Value::Text(&command), Value::Text(&others)])
}
static COMMAND_CONFLICT: Patterns = patterns![
    "cli.command-conflict",
    "the command \u{1}0 can't be used with \u{1}1",
    "không dùng được lệnh \u{1}0 cùng với \u{1}1",
    "der Befehl \u{1}0 geht nicht zusammen mit \u{1}1",
    "el comando \u{1}0 no se puede usar con \u{1}1",
];

/// `Commands`
pub fn commands(language: Language) -> String {
    say(language, &COMMANDS, &[])
}
static COMMANDS: Patterns = patterns![
    "cli.commands",
    "Commands",
    "Lệnh",
    "Befehle",
    "Comandos",
];

/// `an argument has characters that control the screen: { $argument }`
///
/// $argument is what was typed, made harmless.
pub fn control_characters(language: Language, argument: impl Display) -> String {
    say(language, &CONTROL_CHARACTERS, &[Value::Text(&argument)])
}
static CONTROL_CHARACTERS: Patterns = patterns![
    "cli.control-characters",
    "an argument has characters that control the screen: \u{1}0",
    "một đối số có ký tự điều khiển màn hình: \u{1}0",
    "ein Argument enthält Zeichen, die den Bildschirm steuern: \u{1}0",
    "un argumento tiene caracteres que controlan la pantalla: \u{1}0",
];

/// `[default: { $value }]`
///
/// Behind the help of a flag.
pub fn default_value(language: Language, value: impl Display) -> String {
    say(language, &DEFAULT_VALUE, &[Value::Text(&value)])
}
static DEFAULT_VALUE: Patterns = patterns![
    "cli.default-value",
    "[default: \u{1}0]",
    "[mặc định: \u{1}0]",
    "[Standard: \u{1}0]",
    "[por defecto: \u{1}0]",
];

/// `Did you mean { $similar }?`
///
/// $similar is a flag, a command or a value that exists, or several joined by "or".
pub fn did_you_mean(language: Language, similar: impl Display) -> String {
    say(language, &DID_YOU_MEAN, &[Value::Text(&similar)])
}
static DID_YOU_MEAN: Patterns = patterns![
    "cli.did-you-mean",
    "Did you mean \u{1}0?",
    "Ý bạn là \u{1}0?",
    "Meintest du \u{1}0?",
    "¿Quisiste decir \u{1}0?",
];

/// `error:`
///
/// The word before each of the sentences below.
pub fn error(language: Language) -> String {
    say(language, &ERROR, &[])
}
static ERROR: Patterns = patterns![
    "cli.error",
    "error:",
    "lỗi:",
    "Fehler:",
    "error:",
];

/// `expected a port such as 8080, or an address and a port such as 127.0.0.1:8080 or [::1]:8080`
pub fn expected_address(language: Language) -> String {
    say(language, &EXPECTED_ADDRESS, &[])
}
static EXPECTED_ADDRESS: Patterns = patterns![
    "cli.expected-address",
    "expected a port such as 8080, or an address and a port such as 127.0.0.1:8080 or [::1]:8080",
    "cần một cổng như 8080, hoặc địa chỉ kèm cổng như 127.0.0.1:8080 hoặc [::1]:8080",
    "erwartet wird ein Port wie 8080 oder eine Adresse mit Port wie 127.0.0.1:8080 oder [::1]:8080",
    "se esperaba un puerto como 8080, o una dirección con su puerto como 127.0.0.1:8080 o [::1]:8080",
];

/// `expected a size such as 4M, 64M or 1G`
pub fn expected_memory(language: Language) -> String {
    say(language, &EXPECTED_MEMORY, &[])
}
static EXPECTED_MEMORY: Patterns = patterns![
    "cli.expected-memory",
    "expected a size such as 4M, 64M or 1G",
    "phải là một kích thước như 4M, 64M hoặc 1G",
    "erwartet wird eine Größe wie 4M, 64M oder 1G",
    "se esperaba un tamaño como 4M, 64M o 1G",
];

/// `expected a whole number`
pub fn expected_number(language: Language) -> String {
    say(language, &EXPECTED_NUMBER, &[])
}
static EXPECTED_NUMBER: Patterns = patterns![
    "cli.expected-number",
    "expected a whole number",
    "phải là một số nguyên",
    "erwartet wird eine ganze Zahl",
    "se esperaba un número entero",
];

/// `expected a number from { $first } to { $last }`
pub fn expected_number_from(language: Language, first: impl Display, last: impl Display) -> String {
    say(language, &EXPECTED_NUMBER_FROM, &[Value::Text(&first), Value::Text(&last)])
}
static EXPECTED_NUMBER_FROM: Patterns = patterns![
    "cli.expected-number-from",
    "expected a number from \u{1}0 to \u{1}1",
    "phải là một số từ \u{1}0 đến \u{1}1",
    "erwartet wird eine Zahl von \u{1}0 bis \u{1}1",
    "se esperaba un número del \u{1}0 al \u{1}1",
];

/// `expected human, robot, random, or a level from 1 to 10`
pub fn expected_player(language: Language) -> String {
    say(language, &EXPECTED_PLAYER, &[])
}
static EXPECTED_PLAYER: Patterns = patterns![
    "cli.expected-player",
    "expected human, robot, random, or a level from 1 to 10",
    "phải là human, robot, random, hoặc cấp độ từ 1 đến 10",
    "erwartet wird human, robot, random oder eine Stufe von 1 bis 10",
    "se esperaba human, robot, random o un nivel del 1 al 10",
];

/// `expected seconds from 0.05 to 3600, such as 0.5 or 10`
pub fn expected_seconds(language: Language) -> String {
    say(language, &EXPECTED_SECONDS, &[])
}
static EXPECTED_SECONDS: Patterns = patterns![
    "cli.expected-seconds",
    "expected seconds from 0.05 to 3600, such as 0.5 or 10",
    "phải là số giây từ 0.05 đến 3600, chẳng hạn 0.5 hoặc 10",
    "erwartet werden Sekunden von 0.05 bis 3600, etwa 0.5 oder 10",
    "se esperaban segundos, de 0.05 a 3600, como 0.5 o 10",
];

/// `invalid value { $value } for { $argument }`
pub fn invalid_value(language: Language, argument: impl Display, value: impl Display) -> String {
    say(language, &INVALID_VALUE, &[Value::Text(&argument), Value::Text(&value)])
}
static INVALID_VALUE: Patterns = patterns![
    "cli.invalid-value",
    "invalid value \u{1}1 for \u{1}0",
    "giá trị \u{1}1 không hợp lệ cho \u{1}0",
    "ungültiger Wert \u{1}1 für \u{1}0",
    "el valor \u{1}1 no es válido para \u{1}0",
];

/// `invalid value { $value } for { $argument }: { $reason }`
pub fn invalid_value_reason(language: Language, argument: impl Display, reason: impl Display, value: impl Display) -> String {
    say(language, &INVALID_VALUE_REASON, &[Value::Text(&argument), Value::Text(&reason), Value::Text(&value)])
}
static INVALID_VALUE_REASON: Patterns = patterns![
    "cli.invalid-value-reason",
    "invalid value \u{1}2 for \u{1}0: \u{1}1",
    "giá trị \u{1}2 không hợp lệ cho \u{1}0: \u{1}1",
    "ungültiger Wert \u{1}2 für \u{1}0: \u{1}1",
    "el valor \u{1}2 no es válido para \u{1}0: \u{1}1",
];

/// `the table needs at least { $least } K`
pub fn little_memory(language: Language, least: impl Display) -> String {
    say(language, &LITTLE_MEMORY, &[Value::Text(&least)])
}
static LITTLE_MEMORY: Patterns = patterns![
    "cli.little-memory",
    "the table needs at least \u{1}0 K",
    "bảng cần ít nhất \u{1}0 K",
    "die Tabelle braucht mindestens \u{1}0 K",
    "la tabla necesita al menos \u{1}0 K",
];

/// `COMMANDS`
pub fn man_commands(language: Language) -> String {
    say(language, &MAN_COMMANDS, &[])
}
static MAN_COMMANDS: Patterns = patterns![
    "cli.man-commands",
    "COMMANDS",
    "LỆNH",
    "BEFEHLE",
    "COMANDOS",
];

/// `DESCRIPTION`
pub fn man_description(language: Language) -> String {
    say(language, &MAN_DESCRIPTION, &[])
}
static MAN_DESCRIPTION: Patterns = patterns![
    "cli.man-description",
    "DESCRIPTION",
    "MÔ TẢ",
    "BESCHREIBUNG",
    "DESCRIPCIÓN",
];

/// `ENVIRONMENT`
pub fn man_environment(language: Language) -> String {
    say(language, &MAN_ENVIRONMENT, &[])
}
static MAN_ENVIRONMENT: Patterns = patterns![
    "cli.man-environment",
    "ENVIRONMENT",
    "BIẾN MÔI TRƯỜNG",
    "UMGEBUNGSVARIABLEN",
    "VARIABLES DE ENTORNO",
];

/// `EXAMPLES`
pub fn man_examples(language: Language) -> String {
    say(language, &MAN_EXAMPLES, &[])
}
static MAN_EXAMPLES: Patterns = patterns![
    "cli.man-examples",
    "EXAMPLES",
    "VÍ DỤ",
    "BEISPIELE",
    "EJEMPLOS",
];

/// `EXIT STATUS`
pub fn man_exit_status(language: Language) -> String {
    say(language, &MAN_EXIT_STATUS, &[])
}
static MAN_EXIT_STATUS: Patterns = patterns![
    "cli.man-exit-status",
    "EXIT STATUS",
    "MÃ THOÁT",
    "EXIT-STATUS",
    "ESTADO DE SALIDA",
];

/// `Opening books that you built; the deepest one for a board is used.`
pub fn man_file_books(language: Language) -> String {
    say(language, &MAN_FILE_BOOKS, &[])
}
static MAN_FILE_BOOKS: Patterns = patterns![
    "cli.man-file-books",
    "Opening books that you built; the deepest one for a board is used.",
    "Sách khai cuộc do bạn tạo; sách sâu nhất cho mỗi bàn cờ được dùng.",
    "Eröffnungsbücher, die du gebaut hast; benutzt wird das tiefste für ein Brett.",
    "Libros de aperturas que has creado; se usa el más profundo para cada tablero.",
];

/// `Finished games; fourline replay shows them.`
pub fn man_file_finished(language: Language) -> String {
    say(language, &MAN_FILE_FINISHED, &[])
}
static MAN_FILE_FINISHED: Patterns = patterns![
    "cli.man-file-finished",
    "Finished games; fourline replay shows them.",
    "Các ván đã xong; xem lại bằng fourline replay.",
    "Beendete Partien; fourline replay zeigt sie.",
    "Partidas terminadas; fourline replay las muestra.",
];

/// `The keys to your seats online, one for each server; only you can read them.`
pub fn man_file_online(language: Language) -> String {
    say(language, &MAN_FILE_ONLINE, &[])
}
static MAN_FILE_ONLINE: Patterns = patterns![
    "cli.man-file-online",
    "The keys to your seats online, one for each server; only you can read them.",
    "Khóa cho các chỗ trực tuyến của bạn, mỗi máy chủ một khóa; chỉ bạn đọc được.",
    "Die Schlüssel zu deinen Plätzen online, einer für jeden Server; nur du kannst sie lesen.",
    "Las claves de tus puestos en línea, una por servidor; solo tú puedes leerlas.",
];

/// `Your settings and keys.`
pub fn man_file_settings(language: Language) -> String {
    say(language, &MAN_FILE_SETTINGS, &[])
}
static MAN_FILE_SETTINGS: Patterns = patterns![
    "cli.man-file-settings",
    "Your settings and keys.",
    "Cài đặt và phím của bạn.",
    "Deine Einstellungen und Tasten.",
    "Tus ajustes y teclas.",
];

/// `Your last choices.`
pub fn man_file_state(language: Language) -> String {
    say(language, &MAN_FILE_STATE, &[])
}
static MAN_FILE_STATE: Patterns = patterns![
    "cli.man-file-state",
    "Your last choices.",
    "Lựa chọn lần trước của bạn.",
    "Deine letzte Auswahl.",
    "Lo último que elegiste.",
];

/// `Unfinished games; fourline resume continues them.`
pub fn man_file_unfinished(language: Language) -> String {
    say(language, &MAN_FILE_UNFINISHED, &[])
}
static MAN_FILE_UNFINISHED: Patterns = patterns![
    "cli.man-file-unfinished",
    "Unfinished games; fourline resume continues them.",
    "Các ván dang dở; tiếp tục bằng fourline resume.",
    "Offene Partien; fourline resume setzt sie fort.",
    "Partidas sin terminar; fourline resume las continúa.",
];

/// `FILES`
pub fn man_files(language: Language) -> String {
    say(language, &MAN_FILES, &[])
}
static MAN_FILES: Patterns = patterns![
    "cli.man-files",
    "FILES",
    "TỆP",
    "DATEIEN",
    "ARCHIVOS",
];

/// `These are the folders on Linux. Usually $XDG_CONFIG_HOME is ~/.config and $XDG_DATA_HOME is ~/.local/share.`
pub fn man_files_about(language: Language) -> String {
    say(language, &MAN_FILES_ABOUT, &[])
}
static MAN_FILES_ABOUT: Patterns = patterns![
    "cli.man-files-about",
    "These are the folders on Linux. Usually $XDG_CONFIG_HOME is ~/.config and $XDG_DATA_HOME is ~/.local/share.",
    "Đây là các thư mục trên Linux. Thông thường $XDG_CONFIG_HOME là ~/.config và $XDG_DATA_HOME là ~/.local/share.",
    "Das sind die Ordner unter Linux. Meist ist $XDG_CONFIG_HOME ~/.config und $XDG_DATA_HOME ~/.local/share.",
    "Estas son las carpetas en Linux. Normalmente $XDG_CONFIG_HOME es ~/.config y $XDG_DATA_HOME es ~/.local/share.",
];

/// `KEYS`
pub fn man_keys(language: Language) -> String {
    say(language, &MAN_KEYS, &[])
}
static MAN_KEYS: Patterns = patterns![
    "cli.man-keys",
    "KEYS",
    "PHÍM",
    "TASTEN",
    "TECLAS",
];

/// `These are the keys of the full screen. You can change them in the section [keys] of the settings file.`
pub fn man_keys_about(language: Language) -> String {
    say(language, &MAN_KEYS_ABOUT, &[])
}
static MAN_KEYS_ABOUT: Patterns = patterns![
    "cli.man-keys-about",
    "These are the keys of the full screen. You can change them in the section [keys] of the settings file.",
    "Đây là các phím khi chơi toàn màn hình. Bạn có thể đổi chúng trong mục [keys] của tệp cài đặt.",
    "Das sind die Tasten auf dem ganzen Bildschirm. Du kannst sie im Abschnitt [keys] der Einstellungsdatei ändern.",
    "Estas son las teclas de la pantalla completa. Puedes cambiarlas en la sección [keys] del archivo de ajustes.",
];

/// `NAME`
pub fn man_name(language: Language) -> String {
    say(language, &MAN_NAME, &[])
}
static MAN_NAME: Patterns = patterns![
    "cli.man-name",
    "NAME",
    "TÊN",
    "NAME",
    "NOMBRE",
];

/// `SYNOPSIS`
pub fn man_synopsis(language: Language) -> String {
    say(language, &MAN_SYNOPSIS, &[])
}
static MAN_SYNOPSIS: Patterns = patterns![
    "cli.man-synopsis",
    "SYNOPSIS",
    "CÚ PHÁP",
    "ÜBERSICHT",
    "SINOPSIS",
];

/// `With FOURLINE_ASK=off, the terminal is not asked about its background and whether it can show pictures.`
pub fn man_variable_ask(language: Language) -> String {
    say(language, &MAN_VARIABLE_ASK, &[])
}
static MAN_VARIABLE_ASK: Patterns = patterns![
    "cli.man-variable-ask",
    "With FOURLINE_ASK=off, the terminal is not asked about its background and whether it can show pictures.",
    "Với FOURLINE_ASK=off, fourline không hỏi terminal về nền và về việc có hiện được hình hay không.",
    "Mit FOURLINE_ASK=off wird das Terminal nicht gefragt, welchen Hintergrund es hat und ob es Bilder zeigen kann.",
    "Con FOURLINE_ASK=off no se pregunta al terminal por su fondo ni si puede mostrar imágenes.",
];

/// `Whether the background is light or dark, if the terminal does not say so itself.`
pub fn man_variable_colorfgbg(language: Language) -> String {
    say(language, &MAN_VARIABLE_COLORFGBG, &[])
}
static MAN_VARIABLE_COLORFGBG: Patterns = patterns![
    "cli.man-variable-colorfgbg",
    "Whether the background is light or dark, if the terminal does not say so itself.",
    "Nền sáng hay tối, nếu chính terminal không cho biết.",
    "Ob der Hintergrund hell oder dunkel ist, wenn das Terminal es nicht selbst sagt.",
    "Si el fondo es claro u oscuro, cuando el propio terminal no lo dice.",
];

/// `The width of the help if there is no terminal.`
pub fn man_variable_columns(language: Language) -> String {
    say(language, &MAN_VARIABLE_COLUMNS, &[])
}
static MAN_VARIABLE_COLUMNS: Patterns = patterns![
    "cli.man-variable-columns",
    "The width of the help if there is no terminal.",
    "Chiều rộng của trợ giúp khi không có terminal.",
    "Die Breite der Hilfe, wenn es kein Terminal gibt.",
    "El ancho de la ayuda cuando no hay terminal.",
];

/// `The folders for settings, and for games and books.`
pub fn man_variable_folders(language: Language) -> String {
    say(language, &MAN_VARIABLE_FOLDERS, &[])
}
static MAN_VARIABLE_FOLDERS: Patterns = patterns![
    "cli.man-variable-folders",
    "The folders for settings, and for games and books.",
    "Thư mục cho cài đặt, và cho các ván cùng sách.",
    "Die Ordner für Einstellungen sowie für Partien und Bücher.",
    "Las carpetas de los ajustes, y de las partidas y los libros.",
];

/// `The language, if neither --language nor your settings say it.`
pub fn man_variable_language(language: Language) -> String {
    say(language, &MAN_VARIABLE_LANGUAGE, &[])
}
static MAN_VARIABLE_LANGUAGE: Patterns = patterns![
    "cli.man-variable-language",
    "The language, if neither --language nor your settings say it.",
    "Ngôn ngữ, nếu cả --language lẫn cài đặt của bạn đều không nêu.",
    "Die Sprache, wenn weder --language noch deine Einstellungen sie nennen.",
    "El idioma, si no lo dicen ni --language ni tus ajustes.",
];

/// `If it is set and not empty, no colours are used.`
pub fn man_variable_no_color(language: Language) -> String {
    say(language, &MAN_VARIABLE_NO_COLOR, &[])
}
static MAN_VARIABLE_NO_COLOR: Patterns = patterns![
    "cli.man-variable-no-color",
    "If it is set and not empty, no colours are used.",
    "Nếu được đặt và không rỗng thì không dùng màu.",
    "Ist sie gesetzt und nicht leer, gibt es keine Farben.",
    "Si está definida y no está vacía, no se usan colores.",
];

/// `What the terminal can show. With TERM=dumb, fourline plays line by line.`
pub fn man_variable_term(language: Language) -> String {
    say(language, &MAN_VARIABLE_TERM, &[])
}
static MAN_VARIABLE_TERM: Patterns = patterns![
    "cli.man-variable-term",
    "What the terminal can show. With TERM=dumb, fourline plays line by line.",
    "Những gì terminal hiện được. Với TERM=dumb, fourline chơi từng dòng.",
    "Was das Terminal zeigen kann. Mit TERM=dumb spielt fourline Zeile für Zeile.",
    "Lo que puede mostrar el terminal. Con TERM=dumb, fourline juega línea a línea.",
];

/// `VERSION`
pub fn man_version(language: Language) -> String {
    say(language, &MAN_VERSION, &[])
}
static MAN_VERSION: Patterns = patterns![
    "cli.man-version",
    "VERSION",
    "PHIÊN BẢN",
    "VERSION",
    "VERSIÓN",
];

/// `missing: { $arguments }`
///
/// $arguments is a list.
pub fn missing_arguments(language: Language, arguments: impl Display) -> String {
    say(language, &MISSING_ARGUMENTS, &[Value::Text(&arguments)])
}
static MISSING_ARGUMENTS: Patterns = patterns![
    "cli.missing-arguments",
    "missing: \u{1}0",
    "còn thiếu: \u{1}0",
    "es fehlt: \u{1}0",
    "falta: \u{1}0",
];

/// `{ $command } needs a command: { $commands }`
pub fn missing_command(language: Language, command: impl Display, commands: impl Display) -> String {
    say(language, &MISSING_COMMAND, &[Value::Text(&command), Value::Text(&commands)])
}
static MISSING_COMMAND: Patterns = patterns![
    "cli.missing-command",
    "\u{1}0 needs a command: \u{1}1",
    "\u{1}0 cần một lệnh: \u{1}1",
    "\u{1}0 braucht einen Befehl: \u{1}1",
    "\u{1}0 necesita un comando: \u{1}1",
];

/// `{ $argument } needs a value`
pub fn missing_value(language: Language, argument: impl Display) -> String {
    say(language, &MISSING_VALUE, &[Value::Text(&argument)])
}
static MISSING_VALUE: Patterns = patterns![
    "cli.missing-value",
    "\u{1}0 needs a value",
    "\u{1}0 cần một giá trị",
    "\u{1}0 braucht einen Wert",
    "\u{1}0 necesita un valor",
];

/// `that is too much memory`
pub fn much_memory(language: Language) -> String {
    say(language, &MUCH_MEMORY, &[])
}
static MUCH_MEMORY: Patterns = patterns![
    "cli.much-memory",
    "that is too much memory",
    "như vậy là quá nhiều bộ nhớ",
    "das ist zu viel Speicher",
    "es demasiada memoria",
];

/// `an argument is not valid UTF-8 text`
pub fn not_text(language: Language) -> String {
    say(language, &NOT_TEXT, &[])
}
static NOT_TEXT: Patterns = patterns![
    "cli.not-text",
    "an argument is not valid UTF-8 text",
    "một đối số không phải là văn bản UTF-8 hợp lệ",
    "ein Argument ist kein gültiger UTF-8-Text",
    "un argumento no es texto UTF-8 válido",
];

/// `{ $argument } needs { $expected } values, not { $found }`
pub fn number_of_values(language: Language, argument: impl Display, expected: impl Count, found: impl Display) -> String {
    say(language, &NUMBER_OF_VALUES, &[Value::Text(&argument), Value::Number(expected.count()), Value::Text(&found)])
}
static NUMBER_OF_VALUES: Patterns = patterns![
    "cli.number-of-values",
    "\u{2}1\u{3}one\u{4}\u{1}0 needs \u{1}1 value, not \u{1}2\u{3}other\u{4}\u{1}0 needs \u{1}1 values, not \u{1}2",
    "\u{1}0 cần \u{1}1 giá trị, không phải \u{1}2",
    "\u{2}1\u{3}one\u{4}\u{1}0 braucht \u{1}1 Wert, nicht \u{1}2\u{3}other\u{4}\u{1}0 braucht \u{1}1 Werte, nicht \u{1}2",
    "\u{2}1\u{3}one\u{4}\u{1}0 necesita \u{1}1 valor, no \u{1}2\u{3}other\u{4}\u{1}0 necesita \u{1}1 valores, no \u{1}2",
];

/// `Options`
pub fn options(language: Language) -> String {
    say(language, &OPTIONS, &[])
}
static OPTIONS: Patterns = patterns![
    "cli.options",
    "Options",
    "Tùy chọn",
    "Optionen",
    "Opciones",
];

/// `To pass { $argument } as a value, type: -- { $argument }`
pub fn pass_as_value(language: Language, argument: impl Display) -> String {
    say(language, &PASS_AS_VALUE, &[Value::Text(&argument)])
}
static PASS_AS_VALUE: Patterns = patterns![
    "cli.pass-as-value",
    "To pass \u{1}0 as a value, type: -- \u{1}0",
    "Muốn dùng \u{1}0 làm giá trị, hãy gõ: -- \u{1}0",
    "Um \u{1}0 als Wert zu übergeben, tippe: -- \u{1}0",
    "Para pasar \u{1}0 como valor, escribe: -- \u{1}0",
];

/// `[possible values: { $values }]`
///
/// Behind the help of a flag, and in an error about its value.
pub fn possible_values(language: Language, values: impl Display) -> String {
    say(language, &POSSIBLE_VALUES, &[Value::Text(&values)])
}
static POSSIBLE_VALUES: Patterns = patterns![
    "cli.possible-values",
    "[possible values: \u{1}0]",
    "[giá trị có thể: \u{1}0]",
    "[mögliche Werte: \u{1}0]",
    "[valores posibles: \u{1}0]",
];

/// `For more information, try { $flag }.`
pub fn try_help(language: Language, flag: impl Display) -> String {
    say(language, &TRY_HELP, &[Value::Text(&flag)])
}
static TRY_HELP: Patterns = patterns![
    "cli.try-help",
    "For more information, try \u{1}0.",
    "Để biết thêm, hãy thử \u{1}0.",
    "Mehr dazu mit \u{1}0.",
    "Para más información, prueba \u{1}0.",
];

/// `unexpected value { $value } for { $argument }`
pub fn unexpected_value(language: Language, argument: impl Display, value: impl Display) -> String {
    say(language, &UNEXPECTED_VALUE, &[Value::Text(&argument), Value::Text(&value)])
}
static UNEXPECTED_VALUE: Patterns = patterns![
    "cli.unexpected-value",
    "unexpected value \u{1}1 for \u{1}0",
    "\u{1}0 không nhận giá trị \u{1}1",
    "unerwarteter Wert \u{1}1 für \u{1}0",
    "\u{1}0 no admite el valor \u{1}1",
];

/// `unknown argument { $argument }`
pub fn unknown_argument(language: Language, argument: impl Display) -> String {
    say(language, &UNKNOWN_ARGUMENT, &[Value::Text(&argument)])
}
static UNKNOWN_ARGUMENT: Patterns = patterns![
    "cli.unknown-argument",
    "unknown argument \u{1}0",
    "không có đối số \u{1}0",
    "unbekanntes Argument \u{1}0",
    "argumento desconocido: \u{1}0",
];

/// `unknown command { $command }`
pub fn unknown_command(language: Language, command: impl Display) -> String {
    say(language, &UNKNOWN_COMMAND, &[Value::Text(&command)])
}
static UNKNOWN_COMMAND: Patterns = patterns![
    "cli.unknown-command",
    "unknown command \u{1}0",
    "không có lệnh \u{1}0",
    "unbekannter Befehl \u{1}0",
    "comando desconocido: \u{1}0",
];

/// `unknown language { $tag }; there are { $known }`
///
/// $tag is what was typed, $known a list such as "en (English), vi (Tiếng Việt)".
pub fn unknown_language(language: Language, known: impl Display, tag: impl Display) -> String {
    say(language, &UNKNOWN_LANGUAGE, &[Value::Text(&known), Value::Text(&tag)])
}
static UNKNOWN_LANGUAGE: Patterns = patterns![
    "cli.unknown-language",
    "unknown language \u{1}1; there are \u{1}0",
    "không có ngôn ngữ \u{1}1; chỉ có \u{1}0",
    "unbekannte Sprache \u{1}1; es gibt \u{1}0",
    "idioma desconocido: \u{1}1; existen \u{1}0",
];

/// `Usage:`
pub fn usage(language: Language) -> String {
    say(language, &USAGE, &[])
}
static USAGE: Patterns = patterns![
    "cli.usage",
    "Usage:",
    "Cách dùng:",
    "Aufruf:",
    "Uso:",
];

#[cfg(any(test, feature = "packs"))]
pub(crate) static ALL: &[crate::pattern::Known] = &[
    ("argument-conflict", &ARGUMENT_CONFLICT, "tt"),
    ("argument-twice", &ARGUMENT_TWICE, "t"),
    ("arguments", &ARGUMENTS, ""),
    ("command-conflict", &COMMAND_CONFLICT, "tt"),
    ("commands", &COMMANDS, ""),
    ("control-characters", &CONTROL_CHARACTERS, "t"),
    ("default-value", &DEFAULT_VALUE, "t"),
    ("did-you-mean", &DID_YOU_MEAN, "t"),
    ("error", &ERROR, ""),
    ("expected-address", &EXPECTED_ADDRESS, ""),
    ("expected-memory", &EXPECTED_MEMORY, ""),
    ("expected-number", &EXPECTED_NUMBER, ""),
    ("expected-number-from", &EXPECTED_NUMBER_FROM, "tt"),
    ("expected-player", &EXPECTED_PLAYER, ""),
    ("expected-seconds", &EXPECTED_SECONDS, ""),
    ("invalid-value", &INVALID_VALUE, "tt"),
    ("invalid-value-reason", &INVALID_VALUE_REASON, "ttt"),
    ("little-memory", &LITTLE_MEMORY, "t"),
    ("man-commands", &MAN_COMMANDS, ""),
    ("man-description", &MAN_DESCRIPTION, ""),
    ("man-environment", &MAN_ENVIRONMENT, ""),
    ("man-examples", &MAN_EXAMPLES, ""),
    ("man-exit-status", &MAN_EXIT_STATUS, ""),
    ("man-file-books", &MAN_FILE_BOOKS, ""),
    ("man-file-finished", &MAN_FILE_FINISHED, ""),
    ("man-file-online", &MAN_FILE_ONLINE, ""),
    ("man-file-settings", &MAN_FILE_SETTINGS, ""),
    ("man-file-state", &MAN_FILE_STATE, ""),
    ("man-file-unfinished", &MAN_FILE_UNFINISHED, ""),
    ("man-files", &MAN_FILES, ""),
    ("man-files-about", &MAN_FILES_ABOUT, ""),
    ("man-keys", &MAN_KEYS, ""),
    ("man-keys-about", &MAN_KEYS_ABOUT, ""),
    ("man-name", &MAN_NAME, ""),
    ("man-synopsis", &MAN_SYNOPSIS, ""),
    ("man-variable-ask", &MAN_VARIABLE_ASK, ""),
    ("man-variable-colorfgbg", &MAN_VARIABLE_COLORFGBG, ""),
    ("man-variable-columns", &MAN_VARIABLE_COLUMNS, ""),
    ("man-variable-folders", &MAN_VARIABLE_FOLDERS, ""),
    ("man-variable-language", &MAN_VARIABLE_LANGUAGE, ""),
    ("man-variable-no-color", &MAN_VARIABLE_NO_COLOR, ""),
    ("man-variable-term", &MAN_VARIABLE_TERM, ""),
    ("man-version", &MAN_VERSION, ""),
    ("missing-arguments", &MISSING_ARGUMENTS, "t"),
    ("missing-command", &MISSING_COMMAND, "tt"),
    ("missing-value", &MISSING_VALUE, "t"),
    ("much-memory", &MUCH_MEMORY, ""),
    ("not-text", &NOT_TEXT, ""),
    ("number-of-values", &NUMBER_OF_VALUES, "tnt"),
    ("options", &OPTIONS, ""),
    ("pass-as-value", &PASS_AS_VALUE, "t"),
    ("possible-values", &POSSIBLE_VALUES, "t"),
    ("try-help", &TRY_HELP, "t"),
    ("unexpected-value", &UNEXPECTED_VALUE, "tt"),
    ("unknown-argument", &UNKNOWN_ARGUMENT, "t"),
    ("unknown-command", &UNKNOWN_COMMAND, "t"),
    ("unknown-language", &UNKNOWN_LANGUAGE, "tt"),
    ("usage", &USAGE, ""),
];
