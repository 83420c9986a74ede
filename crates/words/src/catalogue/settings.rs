// Written by `cargo xtask words` from the catalogues in `ftl`; changes here are lost.

//! The messages of `settings.ftl`.

use crate::{Language};
use crate::pattern::{Value, say};
use std::fmt::Display;

/// `The sixteen basic colours.`
pub fn about_colours_16(language: Language) -> String {
    say(language, &ABOUT_COLOURS_16, &[])
}
static ABOUT_COLOURS_16: [&str; 4] = [
    "The sixteen basic colours.",
    "Mười sáu màu cơ bản.",
    "Die sechzehn Grundfarben.",
    "Los dieciséis colores básicos.",
];

/// `256 colours.`
pub fn about_colours_256(language: Language) -> String {
    say(language, &ABOUT_COLOURS_256, &[])
}
static ABOUT_COLOURS_256: [&str; 4] = [
    "256 colours.",
    "256 màu.",
    "256 Farben.",
    "256 colores.",
];

/// `As many as the terminal has, or none if NO_COLOR is set.`
///
/// NO_COLOR is the name of a variable of the system.
pub fn about_colours_automatic(language: Language) -> String {
    say(language, &ABOUT_COLOURS_AUTOMATIC, &[])
}
static ABOUT_COLOURS_AUTOMATIC: [&str; 4] = [
    "As many as the terminal has, or none if NO_COLOR is set.",
    "Theo số màu của terminal, hoặc không màu nếu có đặt NO_COLOR.",
    "So viele, wie das Terminal hat, oder keine, wenn NO_COLOR gesetzt ist.",
    "Los que tenga la terminal, o ninguno si NO_COLOR está definida.",
];

/// `No colours: signs and bold text only.`
pub fn about_colours_none(language: Language) -> String {
    say(language, &ABOUT_COLOURS_NONE, &[])
}
static ABOUT_COLOURS_NONE: [&str; 4] = [
    "No colours: signs and bold text only.",
    "Không màu: chỉ có ký tự và chữ đậm.",
    "Keine Farben: nur Zeichen und Fettschrift.",
    "Sin colores: solo signos y negrita.",
];

/// `The leftmost column is 1.`
pub fn about_columns_from_one(language: Language) -> String {
    say(language, &ABOUT_COLUMNS_FROM_ONE, &[])
}
static ABOUT_COLUMNS_FROM_ONE: [&str; 4] = [
    "The leftmost column is 1.",
    "Cột ngoài cùng bên trái là cột 1.",
    "Die Spalte ganz links ist 1.",
    "La columna de la izquierda es la 1.",
];

/// `The leftmost column is 0.`
pub fn about_columns_from_zero(language: Language) -> String {
    say(language, &ABOUT_COLUMNS_FROM_ZERO, &[])
}
static ABOUT_COLUMNS_FROM_ZERO: [&str; 4] = [
    "The leftmost column is 0.",
    "Cột ngoài cùng bên trái là cột 0.",
    "Die Spalte ganz links ist 0.",
    "La columna de la izquierda es la 0.",
];

/// `A digit or a click drops at once.`
pub fn about_confirm_off(language: Language) -> String {
    say(language, &ABOUT_CONFIRM_OFF, &[])
}
static ABOUT_CONFIRM_OFF: [&str; 4] = [
    "A digit or a click drops at once.",
    "Gõ số hoặc nhấp chuột là thả quân ngay.",
    "Eine Ziffer oder ein Klick wirft sofort ein.",
    "Un número o un clic suelta la ficha al instante.",
];

/// `A digit or a click chooses the column; Enter or a second click drops.`
pub fn about_confirm_on(language: Language) -> String {
    say(language, &ABOUT_CONFIRM_ON, &[])
}
static ABOUT_CONFIRM_ON: [&str; 4] = [
    "A digit or a click chooses the column; Enter or a second click drops.",
    "Gõ số hoặc nhấp chuột để chọn cột; nhấn Enter hoặc nhấp lần nữa để thả quân.",
    "Eine Ziffer oder ein Klick wählt die Spalte; Enter oder ein zweiter Klick wirft ein.",
    "Un número o un clic elige la columna; Enter o un segundo clic suelta la ficha.",
];

/// `The board has no numbers.`
pub fn about_coordinates_off(language: Language) -> String {
    say(language, &ABOUT_COORDINATES_OFF, &[])
}
static ABOUT_COORDINATES_OFF: [&str; 4] = [
    "The board has no numbers.",
    "Bàn cờ không có số.",
    "Das Brett hat keine Nummern.",
    "El tablero no lleva números.",
];

/// `Rows and columns are numbered.`
pub fn about_coordinates_on(language: Language) -> String {
    say(language, &ABOUT_COORDINATES_ON, &[])
}
static ABOUT_COORDINATES_ON: [&str; 4] = [
    "Rows and columns are numbered.",
    "Hàng và cột được đánh số.",
    "Zeilen und Spalten sind nummeriert.",
    "Las filas y las columnas van numeradas.",
];

/// `Solid discs with the players' symbols on them.`
pub fn about_discs_letters(language: Language) -> String {
    say(language, &ABOUT_DISCS_LETTERS, &[])
}
static ABOUT_DISCS_LETTERS: [&str; 4] = [
    "Solid discs with the players' symbols on them.",
    "Quân đặc, có ký hiệu của người chơi.",
    "Ausgefüllte Steine mit den Symbolen der Spieler.",
    "Fichas rellenas, con el símbolo de cada jugador.",
];

/// `A solid disc and a ring, with symbols.`
pub fn about_discs_shapes(language: Language) -> String {
    say(language, &ABOUT_DISCS_SHAPES, &[])
}
static ABOUT_DISCS_SHAPES: [&str; 4] = [
    "A solid disc and a ring, with symbols.",
    "Một bên quân đặc, một bên hình vòng, có ký hiệu.",
    "Ein ausgefüllter Stein und ein Ring, mit Symbolen.",
    "Un disco relleno y un anillo, con símbolos.",
];

/// `The language of all text.`
pub fn about_language(language: Language) -> String {
    say(language, &ABOUT_LANGUAGE, &[])
}
static ABOUT_LANGUAGE: [&str; 4] = [
    "The language of all text.",
    "Ngôn ngữ của mọi câu chữ.",
    "Die Sprache aller Texte.",
    "El idioma de todos los textos.",
];

/// `The language of your system.`
pub fn about_language_automatic(language: Language) -> String {
    say(language, &ABOUT_LANGUAGE_AUTOMATIC, &[])
}
static ABOUT_LANGUAGE_AUTOMATIC: [&str; 4] = [
    "The language of your system.",
    "Theo ngôn ngữ của hệ thống.",
    "Die Sprache deines Systems.",
    "El idioma de tu sistema.",
];

/// `Discs fall.`
pub fn about_motion_full(language: Language) -> String {
    say(language, &ABOUT_MOTION_FULL, &[])
}
static ABOUT_MOTION_FULL: [&str; 4] = [
    "Discs fall.",
    "Thấy quân rơi xuống.",
    "Die Steine fallen.",
    "Las fichas caen.",
];

/// `Nothing moves: discs appear at once.`
pub fn about_motion_reduced(language: Language) -> String {
    say(language, &ABOUT_MOTION_REDUCED, &[])
}
static ABOUT_MOTION_REDUCED: [&str; 4] = [
    "Nothing moves: discs appear at once.",
    "Không có chuyển động: quân hiện ra ngay.",
    "Nichts bewegt sich: Die Steine sind sofort da.",
    "Nada se mueve: las fichas aparecen al instante.",
];

/// `The mouse selects text, as in other programs of the terminal.`
pub fn about_mouse_off(language: Language) -> String {
    say(language, &ABOUT_MOUSE_OFF, &[])
}
static ABOUT_MOUSE_OFF: [&str; 4] = [
    "The mouse selects text, as in other programs of the terminal.",
    "Chuột dùng để bôi chọn chữ, như mọi chương trình khác trong terminal.",
    "Die Maus markiert Text, wie in anderen Programmen im Terminal.",
    "El ratón selecciona texto, como en otros programas de la terminal.",
];

/// `Point and click; hold Shift to select text.`
pub fn about_mouse_on(language: Language) -> String {
    say(language, &ABOUT_MOUSE_ON, &[])
}
static ABOUT_MOUSE_ON: [&str; 4] = [
    "Point and click; hold Shift to select text.",
    "Trỏ và nhấp; giữ Shift để bôi chọn chữ.",
    "Zeigen und klicken; mit gedrückter Umschalttaste markierst du Text.",
    "Apunta y haz clic; mantén pulsada la tecla Mayús para seleccionar texto.",
];

/// `Plain ASCII, for old terminals and fonts.`
pub fn about_signs_ascii(language: Language) -> String {
    say(language, &ABOUT_SIGNS_ASCII, &[])
}
static ABOUT_SIGNS_ASCII: [&str; 4] = [
    "Plain ASCII, for old terminals and fonts.",
    "Chỉ dùng ASCII, cho terminal và phông chữ cũ.",
    "Reines ASCII, für alte Terminals und Schriften.",
    "Solo ASCII, para terminales y fuentes antiguas.",
];

/// `As the locale of your system says.`
pub fn about_signs_automatic(language: Language) -> String {
    say(language, &ABOUT_SIGNS_AUTOMATIC, &[])
}
static ABOUT_SIGNS_AUTOMATIC: [&str; 4] = [
    "As the locale of your system says.",
    "Theo locale của hệ thống.",
    "Je nach Zeichensatz deines Systems.",
    "Según la configuración regional de tu sistema.",
];

/// `Block characters.`
pub fn about_signs_unicode(language: Language) -> String {
    say(language, &ABOUT_SIGNS_UNICODE, &[])
}
static ABOUT_SIGNS_UNICODE: [&str; 4] = [
    "Block characters.",
    "Vẽ bằng ký tự khối.",
    "Blockzeichen.",
    "Caracteres de bloque.",
];

/// `Discs fall fast, and computers answer at once.`
pub fn about_speed_fast(language: Language) -> String {
    say(language, &ABOUT_SPEED_FAST, &[])
}
static ABOUT_SPEED_FAST: [&str; 4] = [
    "Discs fall fast, and computers answer at once.",
    "Quân rơi nhanh, máy đáp trả ngay.",
    "Die Steine fallen schnell, und der Computer antwortet sofort.",
    "Las fichas caen rápido y las máquinas responden al instante.",
];

/// `Normal speed.`
pub fn about_speed_normal(language: Language) -> String {
    say(language, &ABOUT_SPEED_NORMAL, &[])
}
static ABOUT_SPEED_NORMAL: [&str; 4] = [
    "Normal speed.",
    "Tốc độ bình thường.",
    "Normales Tempo.",
    "Velocidad normal.",
];

/// `Discs fall slowly, and computers wait a moment.`
pub fn about_speed_slow(language: Language) -> String {
    say(language, &ABOUT_SPEED_SLOW, &[])
}
static ABOUT_SPEED_SLOW: [&str; 4] = [
    "Discs fall slowly, and computers wait a moment.",
    "Quân rơi chậm, máy chờ một chút rồi mới đi.",
    "Die Steine fallen langsam, und der Computer wartet kurz.",
    "Las fichas caen despacio y las máquinas esperan un momento.",
];

/// `What each column leads to is shown when you ask.`
pub fn about_study_off(language: Language) -> String {
    say(language, &ABOUT_STUDY_OFF, &[])
}
static ABOUT_STUDY_OFF: [&str; 4] = [
    "What each column leads to is shown when you ask.",
    "Chỉ hiện kết quả của từng cột khi bạn hỏi.",
    "Wozu jede Spalte führt, siehst du nur auf Wunsch.",
    "Verás adónde lleva cada columna cuando lo pidas.",
];

/// `What each column leads to is always shown.`
pub fn about_study_on(language: Language) -> String {
    say(language, &ABOUT_STUDY_ON, &[])
}
static ABOUT_STUDY_ON: [&str; 4] = [
    "What each column leads to is always shown.",
    "Luôn hiện kết quả của từng cột.",
    "Wozu jede Spalte führt, siehst du immer.",
    "Verás siempre adónde lleva cada columna.",
];

/// `Yellow and blue discs, distinguishable with any colour vision.`
pub fn about_theme_colour_blind(language: Language) -> String {
    say(language, &ABOUT_THEME_COLOUR_BLIND, &[])
}
static ABOUT_THEME_COLOUR_BLIND: [&str; 4] = [
    "Yellow and blue discs, distinguishable with any colour vision.",
    "Quân vàng và xanh dương, người mù màu cũng phân biệt được.",
    "Gelbe und blaue Steine, auch mit Farbsehschwäche gut zu unterscheiden.",
    "Fichas amarillas y azules, que todo el mundo distingue, vea como vea los colores.",
];

/// `Light text on a dark background; yellow and red discs.`
pub fn about_theme_dark(language: Language) -> String {
    say(language, &ABOUT_THEME_DARK, &[])
}
static ABOUT_THEME_DARK: [&str; 4] = [
    "Light text on a dark background; yellow and red discs.",
    "Chữ sáng trên nền tối; quân vàng và đỏ.",
    "Helle Schrift auf dunklem Grund; gelbe und rote Steine.",
    "Texto claro sobre fondo oscuro; fichas amarillas y rojas.",
];

/// `Black, white and yellow only.`
pub fn about_theme_high_contrast(language: Language) -> String {
    say(language, &ABOUT_THEME_HIGH_CONTRAST, &[])
}
static ABOUT_THEME_HIGH_CONTRAST: [&str; 4] = [
    "Black, white and yellow only.",
    "Chỉ có đen, trắng và vàng.",
    "Nur Schwarz, Weiß und Gelb.",
    "Solo negro, blanco y amarillo.",
];

/// `Dark text on a light background; yellow and red discs.`
pub fn about_theme_light(language: Language) -> String {
    say(language, &ABOUT_THEME_LIGHT, &[])
}
static ABOUT_THEME_LIGHT: [&str; 4] = [
    "Dark text on a light background; yellow and red discs.",
    "Chữ tối trên nền sáng; quân vàng và đỏ.",
    "Dunkle Schrift auf hellem Grund; gelbe und rote Steine.",
    "Texto oscuro sobre fondo claro; fichas amarillas y rojas.",
];

/// `Black and white, with the strongest contrast.`
pub fn about_window_theme_contrast(language: Language) -> String {
    say(language, &ABOUT_WINDOW_THEME_CONTRAST, &[])
}
static ABOUT_WINDOW_THEME_CONTRAST: [&str; 4] = [
    "Black and white, with the strongest contrast.",
    "Đen và trắng, tương phản mạnh nhất.",
    "Schwarz und Weiß, mit dem stärksten Kontrast.",
    "En blanco y negro, con el máximo contraste.",
];

/// `Round discs in a blue frame, with a cross or a ring.`
pub fn about_window_theme_discs(language: Language) -> String {
    say(language, &ABOUT_WINDOW_THEME_DISCS, &[])
}
static ABOUT_WINDOW_THEME_DISCS: [&str; 4] = [
    "Round discs in a blue frame, with a cross or a ring.",
    "Quân tròn trong khung xanh dương, có dấu chéo hoặc vòng tròn.",
    "Runde Steine in blauem Rahmen, mit Kreuz oder Ring.",
    "Fichas redondas en un marco azul, con una cruz o un anillo.",
];

/// `Circles and diamonds, distinguishable with any colour vision.`
pub fn about_window_theme_shapes(language: Language) -> String {
    say(language, &ABOUT_WINDOW_THEME_SHAPES, &[])
}
static ABOUT_WINDOW_THEME_SHAPES: [&str; 4] = [
    "Circles and diamonds, distinguishable with any colour vision.",
    "Hình tròn và hình thoi, người mù màu cũng phân biệt được.",
    "Kreise und Rauten, auch mit Farbsehschwäche gut zu unterscheiden.",
    "Círculos y rombos, que todo el mundo distingue, vea como vea los colores.",
];

/// `Yellow and red squares on blue, 512 by 512 pixels.`
pub fn about_window_theme_squares(language: Language) -> String {
    say(language, &ABOUT_WINDOW_THEME_SQUARES, &[])
}
static ABOUT_WINDOW_THEME_SQUARES: [&str; 4] = [
    "Yellow and red squares on blue, 512 by 512 pixels.",
    "Ô vuông vàng và đỏ trên nền xanh dương, 512 x 512 pixel.",
    "Gelbe und rote Quadrate auf Blau, 512 mal 512 Pixel.",
    "Cuadrados amarillos y rojos sobre azul, 512 por 512 píxeles.",
];

/// `automatic`
pub fn automatic(language: Language) -> String {
    say(language, &AUTOMATIC, &[])
}
static AUTOMATIC: [&str; 4] = [
    "automatic",
    "tự động",
    "automatisch",
    "automático",
];

/// `Colours`
pub fn colours(language: Language) -> String {
    say(language, &COLOURS, &[])
}
static COLOURS: [&str; 4] = [
    "Colours",
    "Màu sắc",
    "Farben",
    "Colores",
];

/// `16`
pub fn colours_16(language: Language) -> String {
    say(language, &COLOURS_16, &[])
}
static COLOURS_16: [&str; 4] = [
    "16",
    "16",
    "16",
    "16",
];

/// `256`
pub fn colours_256(language: Language) -> String {
    say(language, &COLOURS_256, &[])
}
static COLOURS_256: [&str; 4] = [
    "256",
    "256",
    "256",
    "256",
];

/// `none`
pub fn colours_none(language: Language) -> String {
    say(language, &COLOURS_NONE, &[])
}
static COLOURS_NONE: [&str; 4] = [
    "none",
    "không",
    "keine",
    "ninguno",
];

/// `First column`
///
/// How columns are counted: the number of the first one. The value is 1 or 0.
pub fn columns_from(language: Language) -> String {
    say(language, &COLUMNS_FROM, &[])
}
static COLUMNS_FROM: [&str; 4] = [
    "First column",
    "Đếm cột từ",
    "Spalten zählen ab",
    "Primera columna",
];

/// `1`
pub fn columns_from_one(language: Language) -> String {
    say(language, &COLUMNS_FROM_ONE, &[])
}
static COLUMNS_FROM_ONE: [&str; 4] = [
    "1",
    "1",
    "1",
    "1",
];

/// `0`
pub fn columns_from_zero(language: Language) -> String {
    say(language, &COLUMNS_FROM_ZERO, &[])
}
static COLUMNS_FROM_ZERO: [&str; 4] = [
    "0",
    "0",
    "0",
    "0",
];

/// `Confirm moves`
pub fn confirm(language: Language) -> String {
    say(language, &CONFIRM, &[])
}
static CONFIRM: [&str; 4] = [
    "Confirm moves",
    "Xác nhận nước đi",
    "Züge bestätigen",
    "Confirmar jugadas",
];

/// `Coordinates`
pub fn coordinates(language: Language) -> String {
    say(language, &COORDINATES, &[])
}
static COORDINATES: [&str; 4] = [
    "Coordinates",
    "Tọa độ",
    "Koordinaten",
    "Coordenadas",
];

/// `Could not save the settings to { $error }.`
///
/// $error names the file and the reason.
pub fn could_not_save(language: Language, error: impl Display) -> String {
    say(language, &COULD_NOT_SAVE, &[Value::Text(&error)])
}
static COULD_NOT_SAVE: [&str; 4] = [
    "Could not save the settings to \u{1}0.",
    "Không lưu được cài đặt vào \u{1}0.",
    "Die Einstellungen konnten nicht gespeichert werden: \u{1}0.",
    "No se pudieron guardar los ajustes en \u{1}0.",
];

/// `Discs`
pub fn discs(language: Language) -> String {
    say(language, &DISCS, &[])
}
static DISCS: [&str; 4] = [
    "Discs",
    "Quân",
    "Steine",
    "Fichas",
];

/// `letters`
pub fn discs_letters(language: Language) -> String {
    say(language, &DISCS_LETTERS, &[])
}
static DISCS_LETTERS: [&str; 4] = [
    "letters",
    "chữ",
    "Buchstaben",
    "letras",
];

/// `shapes`
pub fn discs_shapes(language: Language) -> String {
    say(language, &DISCS_SHAPES, &[])
}
static DISCS_SHAPES: [&str; 4] = [
    "shapes",
    "hình",
    "Formen",
    "formas",
];

/// `Language`
pub fn language(language: Language) -> String {
    say(language, &LANGUAGE, &[])
}
static LANGUAGE: [&str; 4] = [
    "Language",
    "Ngôn ngữ",
    "Sprache",
    "Idioma",
];

/// `Motion`
pub fn motion(language: Language) -> String {
    say(language, &MOTION, &[])
}
static MOTION: [&str; 4] = [
    "Motion",
    "Chuyển động",
    "Bewegung",
    "Movimiento",
];

/// `full`
pub fn motion_full(language: Language) -> String {
    say(language, &MOTION_FULL, &[])
}
static MOTION_FULL: [&str; 4] = [
    "full",
    "đầy đủ",
    "voll",
    "completo",
];

/// `reduced`
pub fn motion_reduced(language: Language) -> String {
    say(language, &MOTION_REDUCED, &[])
}
static MOTION_REDUCED: [&str; 4] = [
    "reduced",
    "giảm bớt",
    "reduziert",
    "reducido",
];

/// `Mouse`
pub fn mouse(language: Language) -> String {
    say(language, &MOUSE, &[])
}
static MOUSE: [&str; 4] = [
    "Mouse",
    "Chuột",
    "Maus",
    "Ratón",
];

/// `off`
pub fn off(language: Language) -> String {
    say(language, &OFF, &[])
}
static OFF: [&str; 4] = [
    "off",
    "tắt",
    "aus",
    "no",
];

/// `on`
pub fn on(language: Language) -> String {
    say(language, &ON, &[])
}
static ON: [&str; 4] = [
    "on",
    "bật",
    "an",
    "sí",
];

/// `Signs`
pub fn signs(language: Language) -> String {
    say(language, &SIGNS, &[])
}
static SIGNS: [&str; 4] = [
    "Signs",
    "Ký tự",
    "Zeichen",
    "Caracteres",
];

/// `ASCII`
pub fn signs_ascii(language: Language) -> String {
    say(language, &SIGNS_ASCII, &[])
}
static SIGNS_ASCII: [&str; 4] = [
    "ASCII",
    "ASCII",
    "ASCII",
    "ASCII",
];

/// `Unicode`
pub fn signs_unicode(language: Language) -> String {
    say(language, &SIGNS_UNICODE, &[])
}
static SIGNS_UNICODE: [&str; 4] = [
    "Unicode",
    "Unicode",
    "Unicode",
    "Unicode",
];

/// `Speed`
pub fn speed(language: Language) -> String {
    say(language, &SPEED, &[])
}
static SPEED: [&str; 4] = [
    "Speed",
    "Tốc độ",
    "Tempo",
    "Velocidad",
];

/// `fast`
pub fn speed_fast(language: Language) -> String {
    say(language, &SPEED_FAST, &[])
}
static SPEED_FAST: [&str; 4] = [
    "fast",
    "nhanh",
    "schnell",
    "rápida",
];

/// `normal`
pub fn speed_normal(language: Language) -> String {
    say(language, &SPEED_NORMAL, &[])
}
static SPEED_NORMAL: [&str; 4] = [
    "normal",
    "vừa",
    "normal",
    "normal",
];

/// `slow`
pub fn speed_slow(language: Language) -> String {
    say(language, &SPEED_SLOW, &[])
}
static SPEED_SLOW: [&str; 4] = [
    "slow",
    "chậm",
    "langsam",
    "lenta",
];

/// `Study`
pub fn study(language: Language) -> String {
    say(language, &STUDY, &[])
}
static STUDY: [&str; 4] = [
    "Study",
    "Phân tích",
    "Analyse",
    "Análisis",
];

/// `Theme`
pub fn theme(language: Language) -> String {
    say(language, &THEME, &[])
}
static THEME: [&str; 4] = [
    "Theme",
    "Giao diện",
    "Farbschema",
    "Tema",
];

/// `colour-blind`
pub fn theme_colour_blind(language: Language) -> String {
    say(language, &THEME_COLOUR_BLIND, &[])
}
static THEME_COLOUR_BLIND: [&str; 4] = [
    "colour-blind",
    "mù màu",
    "farbenblind",
    "daltonismo",
];

/// `dark`
pub fn theme_dark(language: Language) -> String {
    say(language, &THEME_DARK, &[])
}
static THEME_DARK: [&str; 4] = [
    "dark",
    "tối",
    "dunkel",
    "oscuro",
];

/// `high contrast`
pub fn theme_high_contrast(language: Language) -> String {
    say(language, &THEME_HIGH_CONTRAST, &[])
}
static THEME_HIGH_CONTRAST: [&str; 4] = [
    "high contrast",
    "tương phản cao",
    "hoher Kontrast",
    "alto contraste",
];

/// `light`
pub fn theme_light(language: Language) -> String {
    say(language, &THEME_LIGHT, &[])
}
static THEME_LIGHT: [&str; 4] = [
    "light",
    "sáng",
    "hell",
    "claro",
];

/// `contrast`
pub fn window_theme_contrast(language: Language) -> String {
    say(language, &WINDOW_THEME_CONTRAST, &[])
}
static WINDOW_THEME_CONTRAST: [&str; 4] = [
    "contrast",
    "tương phản",
    "Kontrast",
    "contraste",
];

/// `discs`
pub fn window_theme_discs(language: Language) -> String {
    say(language, &WINDOW_THEME_DISCS, &[])
}
static WINDOW_THEME_DISCS: [&str; 4] = [
    "discs",
    "quân tròn",
    "Steine",
    "fichas",
];

/// `shapes`
pub fn window_theme_shapes(language: Language) -> String {
    say(language, &WINDOW_THEME_SHAPES, &[])
}
static WINDOW_THEME_SHAPES: [&str; 4] = [
    "shapes",
    "hình khối",
    "Formen",
    "formas",
];

/// `squares`
pub fn window_theme_squares(language: Language) -> String {
    say(language, &WINDOW_THEME_SQUARES, &[])
}
static WINDOW_THEME_SQUARES: [&str; 4] = [
    "squares",
    "ô vuông",
    "Quadrate",
    "cuadrados",
];

#[cfg(test)]
pub(crate) static ALL: &[crate::pattern::Known] = &[
    ("about-colours-16", &ABOUT_COLOURS_16, ""),
    ("about-colours-256", &ABOUT_COLOURS_256, ""),
    ("about-colours-automatic", &ABOUT_COLOURS_AUTOMATIC, ""),
    ("about-colours-none", &ABOUT_COLOURS_NONE, ""),
    ("about-columns-from-one", &ABOUT_COLUMNS_FROM_ONE, ""),
    ("about-columns-from-zero", &ABOUT_COLUMNS_FROM_ZERO, ""),
    ("about-confirm-off", &ABOUT_CONFIRM_OFF, ""),
    ("about-confirm-on", &ABOUT_CONFIRM_ON, ""),
    ("about-coordinates-off", &ABOUT_COORDINATES_OFF, ""),
    ("about-coordinates-on", &ABOUT_COORDINATES_ON, ""),
    ("about-discs-letters", &ABOUT_DISCS_LETTERS, ""),
    ("about-discs-shapes", &ABOUT_DISCS_SHAPES, ""),
    ("about-language", &ABOUT_LANGUAGE, ""),
    ("about-language-automatic", &ABOUT_LANGUAGE_AUTOMATIC, ""),
    ("about-motion-full", &ABOUT_MOTION_FULL, ""),
    ("about-motion-reduced", &ABOUT_MOTION_REDUCED, ""),
    ("about-mouse-off", &ABOUT_MOUSE_OFF, ""),
    ("about-mouse-on", &ABOUT_MOUSE_ON, ""),
    ("about-signs-ascii", &ABOUT_SIGNS_ASCII, ""),
    ("about-signs-automatic", &ABOUT_SIGNS_AUTOMATIC, ""),
    ("about-signs-unicode", &ABOUT_SIGNS_UNICODE, ""),
    ("about-speed-fast", &ABOUT_SPEED_FAST, ""),
    ("about-speed-normal", &ABOUT_SPEED_NORMAL, ""),
    ("about-speed-slow", &ABOUT_SPEED_SLOW, ""),
    ("about-study-off", &ABOUT_STUDY_OFF, ""),
    ("about-study-on", &ABOUT_STUDY_ON, ""),
    ("about-theme-colour-blind", &ABOUT_THEME_COLOUR_BLIND, ""),
    ("about-theme-dark", &ABOUT_THEME_DARK, ""),
    ("about-theme-high-contrast", &ABOUT_THEME_HIGH_CONTRAST, ""),
    ("about-theme-light", &ABOUT_THEME_LIGHT, ""),
    ("about-window-theme-contrast", &ABOUT_WINDOW_THEME_CONTRAST, ""),
    ("about-window-theme-discs", &ABOUT_WINDOW_THEME_DISCS, ""),
    ("about-window-theme-shapes", &ABOUT_WINDOW_THEME_SHAPES, ""),
    ("about-window-theme-squares", &ABOUT_WINDOW_THEME_SQUARES, ""),
    ("automatic", &AUTOMATIC, ""),
    ("colours", &COLOURS, ""),
    ("colours-16", &COLOURS_16, ""),
    ("colours-256", &COLOURS_256, ""),
    ("colours-none", &COLOURS_NONE, ""),
    ("columns-from", &COLUMNS_FROM, ""),
    ("columns-from-one", &COLUMNS_FROM_ONE, ""),
    ("columns-from-zero", &COLUMNS_FROM_ZERO, ""),
    ("confirm", &CONFIRM, ""),
    ("coordinates", &COORDINATES, ""),
    ("could-not-save", &COULD_NOT_SAVE, "t"),
    ("discs", &DISCS, ""),
    ("discs-letters", &DISCS_LETTERS, ""),
    ("discs-shapes", &DISCS_SHAPES, ""),
    ("language", &LANGUAGE, ""),
    ("motion", &MOTION, ""),
    ("motion-full", &MOTION_FULL, ""),
    ("motion-reduced", &MOTION_REDUCED, ""),
    ("mouse", &MOUSE, ""),
    ("off", &OFF, ""),
    ("on", &ON, ""),
    ("signs", &SIGNS, ""),
    ("signs-ascii", &SIGNS_ASCII, ""),
    ("signs-unicode", &SIGNS_UNICODE, ""),
    ("speed", &SPEED, ""),
    ("speed-fast", &SPEED_FAST, ""),
    ("speed-normal", &SPEED_NORMAL, ""),
    ("speed-slow", &SPEED_SLOW, ""),
    ("study", &STUDY, ""),
    ("theme", &THEME, ""),
    ("theme-colour-blind", &THEME_COLOUR_BLIND, ""),
    ("theme-dark", &THEME_DARK, ""),
    ("theme-high-contrast", &THEME_HIGH_CONTRAST, ""),
    ("theme-light", &THEME_LIGHT, ""),
    ("window-theme-contrast", &WINDOW_THEME_CONTRAST, ""),
    ("window-theme-discs", &WINDOW_THEME_DISCS, ""),
    ("window-theme-shapes", &WINDOW_THEME_SHAPES, ""),
    ("window-theme-squares", &WINDOW_THEME_SQUARES, ""),
];
