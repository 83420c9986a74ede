// Written by `cargo xtask words` from the catalogues in `ftl`; changes here are lost.

//! The messages of `settings.ftl`.

use crate::{Language};
use crate::pattern::{Patterns, Value, patterns, say};
use std::fmt::Display;

/// `Light or dark, as your system.`
pub fn about_appearance_automatic(language: Language) -> String {
    say(language, &ABOUT_APPEARANCE_AUTOMATIC, &[])
}
static ABOUT_APPEARANCE_AUTOMATIC: Patterns = patterns![
    "settings.about-appearance-automatic",
    "Light or dark, as your system.",
    "Sáng hay tối tùy theo hệ thống của bạn.",
    "Hell oder dunkel, wie dein System.",
    "Clara u oscura, como tu sistema.",
];

/// `Light text on a dark background.`
pub fn about_appearance_dark(language: Language) -> String {
    say(language, &ABOUT_APPEARANCE_DARK, &[])
}
static ABOUT_APPEARANCE_DARK: Patterns = patterns![
    "settings.about-appearance-dark",
    "Light text on a dark background.",
    "Chữ sáng trên nền tối.",
    "Heller Text auf dunklem Grund.",
    "Texto claro sobre fondo oscuro.",
];

/// `Dark text on a light background.`
pub fn about_appearance_light(language: Language) -> String {
    say(language, &ABOUT_APPEARANCE_LIGHT, &[])
}
static ABOUT_APPEARANCE_LIGHT: Patterns = patterns![
    "settings.about-appearance-light",
    "Dark text on a light background.",
    "Chữ tối trên nền sáng.",
    "Dunkler Text auf hellem Grund.",
    "Texto oscuro sobre fondo claro.",
];

/// `The sixteen basic colours.`
pub fn about_colours_16(language: Language) -> String {
    say(language, &ABOUT_COLOURS_16, &[])
}
static ABOUT_COLOURS_16: Patterns = patterns![
    "settings.about-colours-16",
    "The sixteen basic colours.",
    "Mười sáu màu cơ bản.",
    "Die sechzehn Grundfarben.",
    "Los dieciséis colores básicos.",
];

/// `256 colours.`
pub fn about_colours_256(language: Language) -> String {
    say(language, &ABOUT_COLOURS_256, &[])
}
static ABOUT_COLOURS_256: Patterns = patterns![
    "settings.about-colours-256",
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
static ABOUT_COLOURS_AUTOMATIC: Patterns = patterns![
    "settings.about-colours-automatic",
    "As many as the terminal has, or none if NO_COLOR is set.",
    "Theo số màu của terminal, hoặc không màu nếu có đặt NO_COLOR.",
    "So viele, wie das Terminal hat, oder keine, wenn NO_COLOR gesetzt ist.",
    "Los que tenga la terminal, o ninguno si NO_COLOR está definida.",
];

/// `16 million colours.`
pub fn about_colours_full(language: Language) -> String {
    say(language, &ABOUT_COLOURS_FULL, &[])
}
static ABOUT_COLOURS_FULL: Patterns = patterns![
    "settings.about-colours-full",
    "16 million colours.",
    "16 triệu màu.",
    "16 Millionen Farben.",
    "16 millones de colores.",
];

/// `No colours: signs and bold text only.`
pub fn about_colours_none(language: Language) -> String {
    say(language, &ABOUT_COLOURS_NONE, &[])
}
static ABOUT_COLOURS_NONE: Patterns = patterns![
    "settings.about-colours-none",
    "No colours: signs and bold text only.",
    "Không màu: chỉ có ký tự và chữ đậm.",
    "Keine Farben: nur Zeichen und Fettschrift.",
    "Sin colores: solo signos y negrita.",
];

/// `The leftmost column is 1.`
pub fn about_columns_from_one(language: Language) -> String {
    say(language, &ABOUT_COLUMNS_FROM_ONE, &[])
}
static ABOUT_COLUMNS_FROM_ONE: Patterns = patterns![
    "settings.about-columns-from-one",
    "The leftmost column is 1.",
    "Cột ngoài cùng bên trái là cột 1.",
    "Die Spalte ganz links ist 1.",
    "La columna de la izquierda es la 1.",
];

/// `The leftmost column is 0.`
pub fn about_columns_from_zero(language: Language) -> String {
    say(language, &ABOUT_COLUMNS_FROM_ZERO, &[])
}
static ABOUT_COLUMNS_FROM_ZERO: Patterns = patterns![
    "settings.about-columns-from-zero",
    "The leftmost column is 0.",
    "Cột ngoài cùng bên trái là cột 0.",
    "Die Spalte ganz links ist 0.",
    "La columna de la izquierda es la 0.",
];

/// `A digit or a click drops at once.`
pub fn about_confirm_off(language: Language) -> String {
    say(language, &ABOUT_CONFIRM_OFF, &[])
}
static ABOUT_CONFIRM_OFF: Patterns = patterns![
    "settings.about-confirm-off",
    "A digit or a click drops at once.",
    "Gõ số hoặc nhấp chuột là thả quân ngay.",
    "Eine Ziffer oder ein Klick wirft sofort ein.",
    "Un número o un clic suelta la ficha al instante.",
];

/// `A digit or a click chooses the column; Enter or a second click drops.`
pub fn about_confirm_on(language: Language) -> String {
    say(language, &ABOUT_CONFIRM_ON, &[])
}
static ABOUT_CONFIRM_ON: Patterns = patterns![
    "settings.about-confirm-on",
    "A digit or a click chooses the column; Enter or a second click drops.",
    "Gõ số hoặc nhấp chuột để chọn cột; nhấn Enter hoặc nhấp lần nữa để thả quân.",
    "Eine Ziffer oder ein Klick wählt die Spalte; Enter oder ein zweiter Klick wirft ein.",
    "Un número o un clic elige la columna; Enter o un segundo clic suelta la ficha.",
];

/// `The board has no numbers.`
pub fn about_coordinates_off(language: Language) -> String {
    say(language, &ABOUT_COORDINATES_OFF, &[])
}
static ABOUT_COORDINATES_OFF: Patterns = patterns![
    "settings.about-coordinates-off",
    "The board has no numbers.",
    "Bàn cờ không có số.",
    "Das Brett hat keine Nummern.",
    "El tablero no lleva números.",
];

/// `Rows and columns are numbered.`
pub fn about_coordinates_on(language: Language) -> String {
    say(language, &ABOUT_COORDINATES_ON, &[])
}
static ABOUT_COORDINATES_ON: Patterns = patterns![
    "settings.about-coordinates-on",
    "Rows and columns are numbered.",
    "Hàng và cột được đánh số.",
    "Zeilen und Spalten sind nummeriert.",
    "Las filas y las columnas van numeradas.",
];

/// `Shown with high contrast and colour-blind colours.`
pub fn about_disc_signs_automatic(language: Language) -> String {
    say(language, &ABOUT_DISC_SIGNS_AUTOMATIC, &[])
}
static ABOUT_DISC_SIGNS_AUTOMATIC: Patterns = patterns![
    "settings.about-disc-signs-automatic",
    "Shown with high contrast and colour-blind colours.",
    "Hiện khi dùng giao diện tương phản cao hoặc cho người mù màu.",
    "Bei hohem Kontrast und bei Farben für Farbenblinde.",
    "Se muestran con alto contraste y con colores para daltónicos.",
];

/// `Colours only.`
pub fn about_disc_signs_off(language: Language) -> String {
    say(language, &ABOUT_DISC_SIGNS_OFF, &[])
}
static ABOUT_DISC_SIGNS_OFF: Patterns = patterns![
    "settings.about-disc-signs-off",
    "Colours only.",
    "Chỉ dùng màu.",
    "Nur Farben.",
    "Solo colores.",
];

/// `A sign on every disc tells whose it is.`
pub fn about_disc_signs_on(language: Language) -> String {
    say(language, &ABOUT_DISC_SIGNS_ON, &[])
}
static ABOUT_DISC_SIGNS_ON: Patterns = patterns![
    "settings.about-disc-signs-on",
    "A sign on every disc tells whose it is.",
    "Mỗi quân có ký hiệu cho biết quân của ai.",
    "Ein Zeichen auf jedem Stein zeigt, wem er gehört.",
    "Un signo en cada ficha indica de quién es.",
];

/// `As round as your terminal can draw them.`
pub fn about_discs_automatic(language: Language) -> String {
    say(language, &ABOUT_DISCS_AUTOMATIC, &[])
}
static ABOUT_DISCS_AUTOMATIC: Patterns = patterns![
    "settings.about-discs-automatic",
    "As round as your terminal can draw them.",
    "Tròn nhất mà terminal của bạn vẽ được.",
    "So rund, wie dein Terminal sie zeichnen kann.",
    "Tan redondas como pueda dibujarlas tu terminal.",
];

/// `Two dots to a character, for old fonts.`
pub fn about_discs_halves(language: Language) -> String {
    say(language, &ABOUT_DISCS_HALVES, &[])
}
static ABOUT_DISCS_HALVES: Patterns = patterns![
    "settings.about-discs-halves",
    "Two dots to a character, for old fonts.",
    "Hai điểm mỗi ký tự, cho phông chữ cũ.",
    "Zwei Punkte je Zeichen, für alte Schriften.",
    "Dos puntos por carácter, para fuentes antiguas.",
];

/// `Letters only, without drawn discs.`
pub fn about_discs_letters(language: Language) -> String {
    say(language, &ABOUT_DISCS_LETTERS, &[])
}
static ABOUT_DISCS_LETTERS: Patterns = patterns![
    "settings.about-discs-letters",
    "Letters only, without drawn discs.",
    "Chỉ có chữ cái, không vẽ quân.",
    "Nur Buchstaben, keine gezeichneten Steine.",
    "Solo letras, sin fichas dibujadas.",
];

/// `Four dots to a character.`
pub fn about_discs_quadrants(language: Language) -> String {
    say(language, &ABOUT_DISCS_QUADRANTS, &[])
}
static ABOUT_DISCS_QUADRANTS: Patterns = patterns![
    "settings.about-discs-quadrants",
    "Four dots to a character.",
    "Bốn điểm mỗi ký tự.",
    "Vier Punkte je Zeichen.",
    "Cuatro puntos por carácter.",
];

/// `Six dots to a character: the roundest discs. Needs a recent font.`
pub fn about_discs_sextants(language: Language) -> String {
    say(language, &ABOUT_DISCS_SEXTANTS, &[])
}
static ABOUT_DISCS_SEXTANTS: Patterns = patterns![
    "settings.about-discs-sextants",
    "Six dots to a character: the roundest discs. Needs a recent font.",
    "Sáu điểm mỗi ký tự: quân tròn nhất. Cần phông chữ mới.",
    "Sechs Punkte je Zeichen: die rundesten Steine. Braucht eine neuere Schrift.",
    "Seis puntos por carácter: las fichas más redondas. Necesita una fuente reciente.",
];

/// `The board is a real picture if your terminal can show one.`
pub fn about_graphics_automatic(language: Language) -> String {
    say(language, &ABOUT_GRAPHICS_AUTOMATIC, &[])
}
static ABOUT_GRAPHICS_AUTOMATIC: Patterns = patterns![
    "settings.about-graphics-automatic",
    "The board is a real picture if your terminal can show one.",
    "Bàn cờ là hình ảnh thật nếu terminal của bạn hiển thị được.",
    "Das Brett ist ein echtes Bild, wenn dein Terminal eines zeigen kann.",
    "El tablero es una imagen real si tu terminal puede mostrarla.",
];

/// `The board is always drawn with characters.`
pub fn about_graphics_off(language: Language) -> String {
    say(language, &ABOUT_GRAPHICS_OFF, &[])
}
static ABOUT_GRAPHICS_OFF: Patterns = patterns![
    "settings.about-graphics-off",
    "The board is always drawn with characters.",
    "Bàn cờ luôn được vẽ bằng ký tự.",
    "Das Brett wird immer mit Zeichen gezeichnet.",
    "El tablero siempre se dibuja con caracteres.",
];

/// `The language of all text.`
pub fn about_language(language: Language) -> String {
    say(language, &ABOUT_LANGUAGE, &[])
}
static ABOUT_LANGUAGE: Patterns = patterns![
    "settings.about-language",
    "The language of all text.",
    "Ngôn ngữ của mọi câu chữ.",
    "Die Sprache aller Texte.",
    "El idioma de todos los textos.",
];

/// `The language of your system.`
pub fn about_language_automatic(language: Language) -> String {
    say(language, &ABOUT_LANGUAGE_AUTOMATIC, &[])
}
static ABOUT_LANGUAGE_AUTOMATIC: Patterns = patterns![
    "settings.about-language-automatic",
    "The language of your system.",
    "Theo ngôn ngữ của hệ thống.",
    "Die Sprache deines Systems.",
    "El idioma de tu sistema.",
];

/// `The players' symbols on the discs.`
pub fn about_marks_letters(language: Language) -> String {
    say(language, &ABOUT_MARKS_LETTERS, &[])
}
static ABOUT_MARKS_LETTERS: Patterns = patterns![
    "settings.about-marks-letters",
    "The players' symbols on the discs.",
    "Ký hiệu của người chơi trên quân.",
    "Die Symbole der Spieler auf den Steinen.",
    "Los símbolos de los jugadores sobre las fichas.",
];

/// `A solid disc and a ring, with symbols.`
pub fn about_marks_shapes(language: Language) -> String {
    say(language, &ABOUT_MARKS_SHAPES, &[])
}
static ABOUT_MARKS_SHAPES: Patterns = patterns![
    "settings.about-marks-shapes",
    "A solid disc and a ring, with symbols.",
    "Một quân đặc và một quân rỗng, có ký hiệu.",
    "Ein voller Stein und ein Ring, mit Symbolen.",
    "Una ficha llena y un anillo, con símbolos.",
];

/// `Discs fall.`
pub fn about_motion_full(language: Language) -> String {
    say(language, &ABOUT_MOTION_FULL, &[])
}
static ABOUT_MOTION_FULL: Patterns = patterns![
    "settings.about-motion-full",
    "Discs fall.",
    "Thấy quân rơi xuống.",
    "Die Steine fallen.",
    "Las fichas caen.",
];

/// `Nothing moves: discs appear at once.`
pub fn about_motion_reduced(language: Language) -> String {
    say(language, &ABOUT_MOTION_REDUCED, &[])
}
static ABOUT_MOTION_REDUCED: Patterns = patterns![
    "settings.about-motion-reduced",
    "Nothing moves: discs appear at once.",
    "Không có chuyển động: quân hiện ra ngay.",
    "Nichts bewegt sich: Die Steine sind sofort da.",
    "Nada se mueve: las fichas aparecen al instante.",
];

/// `The mouse selects text, as in other programs of the terminal.`
pub fn about_mouse_off(language: Language) -> String {
    say(language, &ABOUT_MOUSE_OFF, &[])
}
static ABOUT_MOUSE_OFF: Patterns = patterns![
    "settings.about-mouse-off",
    "The mouse selects text, as in other programs of the terminal.",
    "Chuột dùng để bôi chọn chữ, như mọi chương trình khác trong terminal.",
    "Die Maus markiert Text, wie in anderen Programmen im Terminal.",
    "El ratón selecciona texto, como en otros programas de la terminal.",
];

/// `Point and click; hold Shift to select text.`
pub fn about_mouse_on(language: Language) -> String {
    say(language, &ABOUT_MOUSE_ON, &[])
}
static ABOUT_MOUSE_ON: Patterns = patterns![
    "settings.about-mouse-on",
    "Point and click; hold Shift to select text.",
    "Trỏ và nhấp; giữ Shift để bôi chọn chữ.",
    "Zeigen und klicken; mit gedrückter Umschalttaste markierst du Text.",
    "Apunta y haz clic; mantén pulsada la tecla Mayús para seleccionar texto.",
];

/// `Plain ASCII, for old terminals and fonts.`
pub fn about_signs_ascii(language: Language) -> String {
    say(language, &ABOUT_SIGNS_ASCII, &[])
}
static ABOUT_SIGNS_ASCII: Patterns = patterns![
    "settings.about-signs-ascii",
    "Plain ASCII, for old terminals and fonts.",
    "Chỉ dùng ASCII, cho terminal và phông chữ cũ.",
    "Reines ASCII, für alte Terminals und Schriften.",
    "Solo ASCII, para terminales y fuentes antiguas.",
];

/// `As the locale of your system says.`
pub fn about_signs_automatic(language: Language) -> String {
    say(language, &ABOUT_SIGNS_AUTOMATIC, &[])
}
static ABOUT_SIGNS_AUTOMATIC: Patterns = patterns![
    "settings.about-signs-automatic",
    "As the locale of your system says.",
    "Theo locale của hệ thống.",
    "Je nach Zeichensatz deines Systems.",
    "Según la configuración regional de tu sistema.",
];

/// `Block characters.`
pub fn about_signs_unicode(language: Language) -> String {
    say(language, &ABOUT_SIGNS_UNICODE, &[])
}
static ABOUT_SIGNS_UNICODE: Patterns = patterns![
    "settings.about-signs-unicode",
    "Block characters.",
    "Vẽ bằng ký tự khối.",
    "Blockzeichen.",
    "Caracteres de bloque.",
];

/// `The page is silent.`
pub fn about_sound_off(language: Language) -> String {
    say(language, &ABOUT_SOUND_OFF, &[])
}
static ABOUT_SOUND_OFF: Patterns = patterns![
    "settings.about-sound-off",
    "The page is silent.",
    "Trang không phát âm thanh.",
    "Die Seite ist still.",
    "La página está en silencio.",
];

/// `A short, quiet sound when a disc comes to rest.`
pub fn about_sound_on(language: Language) -> String {
    say(language, &ABOUT_SOUND_ON, &[])
}
static ABOUT_SOUND_ON: Patterns = patterns![
    "settings.about-sound-on",
    "A short, quiet sound when a disc comes to rest.",
    "Một âm thanh ngắn, nhẹ khi quân rơi xuống.",
    "Ein kurzer, leiser Ton, wenn ein Stein liegen bleibt.",
    "Un sonido corto y suave cuando una ficha cae en su sitio.",
];

/// `Discs fall fast, and computers answer at once.`
pub fn about_speed_fast(language: Language) -> String {
    say(language, &ABOUT_SPEED_FAST, &[])
}
static ABOUT_SPEED_FAST: Patterns = patterns![
    "settings.about-speed-fast",
    "Discs fall fast, and computers answer at once.",
    "Quân rơi nhanh, máy đáp trả ngay.",
    "Die Steine fallen schnell, und der Computer antwortet sofort.",
    "Las fichas caen rápido y las máquinas responden al instante.",
];

/// `Normal speed.`
pub fn about_speed_normal(language: Language) -> String {
    say(language, &ABOUT_SPEED_NORMAL, &[])
}
static ABOUT_SPEED_NORMAL: Patterns = patterns![
    "settings.about-speed-normal",
    "Normal speed.",
    "Tốc độ bình thường.",
    "Normales Tempo.",
    "Velocidad normal.",
];

/// `Discs fall slowly, and computers wait a moment.`
pub fn about_speed_slow(language: Language) -> String {
    say(language, &ABOUT_SPEED_SLOW, &[])
}
static ABOUT_SPEED_SLOW: Patterns = patterns![
    "settings.about-speed-slow",
    "Discs fall slowly, and computers wait a moment.",
    "Quân rơi chậm, máy chờ một chút rồi mới đi.",
    "Die Steine fallen langsam, und der Computer wartet kurz.",
    "Las fichas caen despacio y las máquinas esperan un momento.",
];

/// `What each column leads to is shown when you ask.`
pub fn about_study_off(language: Language) -> String {
    say(language, &ABOUT_STUDY_OFF, &[])
}
static ABOUT_STUDY_OFF: Patterns = patterns![
    "settings.about-study-off",
    "What each column leads to is shown when you ask.",
    "Chỉ hiện kết quả của từng cột khi bạn hỏi.",
    "Wozu jede Spalte führt, siehst du nur auf Wunsch.",
    "Verás adónde lleva cada columna cuando lo pidas.",
];

/// `What each column leads to is always shown.`
pub fn about_study_on(language: Language) -> String {
    say(language, &ABOUT_STUDY_ON, &[])
}
static ABOUT_STUDY_ON: Patterns = patterns![
    "settings.about-study-on",
    "What each column leads to is always shown.",
    "Luôn hiện kết quả của từng cột.",
    "Wozu jede Spalte führt, siehst du immer.",
    "Verás siempre adónde lleva cada columna.",
];

/// `Light or dark, as the background of your terminal.`
pub fn about_theme_automatic(language: Language) -> String {
    say(language, &ABOUT_THEME_AUTOMATIC, &[])
}
static ABOUT_THEME_AUTOMATIC: Patterns = patterns![
    "settings.about-theme-automatic",
    "Light or dark, as the background of your terminal.",
    "Sáng hay tối tùy theo nền của terminal.",
    "Hell oder dunkel, wie der Hintergrund deines Terminals.",
    "Claro u oscuro, según el fondo de tu terminal.",
];

/// `Yellow and blue discs, distinguishable with any colour vision.`
pub fn about_theme_colour_blind(language: Language) -> String {
    say(language, &ABOUT_THEME_COLOUR_BLIND, &[])
}
static ABOUT_THEME_COLOUR_BLIND: Patterns = patterns![
    "settings.about-theme-colour-blind",
    "Yellow and blue discs, distinguishable with any colour vision.",
    "Quân vàng và xanh dương, người mù màu cũng phân biệt được.",
    "Gelbe und blaue Steine, auch mit Farbsehschwäche gut zu unterscheiden.",
    "Fichas amarillas y azules, que todo el mundo distingue, vea como vea los colores.",
];

/// `Light text on a dark background; yellow and red discs.`
pub fn about_theme_dark(language: Language) -> String {
    say(language, &ABOUT_THEME_DARK, &[])
}
static ABOUT_THEME_DARK: Patterns = patterns![
    "settings.about-theme-dark",
    "Light text on a dark background; yellow and red discs.",
    "Chữ sáng trên nền tối; quân vàng và đỏ.",
    "Helle Schrift auf dunklem Grund; gelbe und rote Steine.",
    "Texto claro sobre fondo oscuro; fichas amarillas y rojas.",
];

/// `Black, white and yellow only.`
pub fn about_theme_high_contrast(language: Language) -> String {
    say(language, &ABOUT_THEME_HIGH_CONTRAST, &[])
}
static ABOUT_THEME_HIGH_CONTRAST: Patterns = patterns![
    "settings.about-theme-high-contrast",
    "Black, white and yellow only.",
    "Chỉ có đen, trắng và vàng.",
    "Nur Schwarz, Weiß und Gelb.",
    "Solo negro, blanco y amarillo.",
];

/// `Dark text on a light background; yellow and red discs.`
pub fn about_theme_light(language: Language) -> String {
    say(language, &ABOUT_THEME_LIGHT, &[])
}
static ABOUT_THEME_LIGHT: Patterns = patterns![
    "settings.about-theme-light",
    "Dark text on a light background; yellow and red discs.",
    "Chữ tối trên nền sáng; quân vàng và đỏ.",
    "Dunkle Schrift auf hellem Grund; gelbe und rote Steine.",
    "Texto oscuro sobre fondo claro; fichas amarillas y rojas.",
];

/// `The device does not vibrate.`
pub fn about_vibration_off(language: Language) -> String {
    say(language, &ABOUT_VIBRATION_OFF, &[])
}
static ABOUT_VIBRATION_OFF: Patterns = patterns![
    "settings.about-vibration-off",
    "The device does not vibrate.",
    "Thiết bị không rung.",
    "Das Gerät vibriert nicht.",
    "El dispositivo no vibra.",
];

/// `The device vibrates briefly when a disc comes to rest, if it can.`
pub fn about_vibration_on(language: Language) -> String {
    say(language, &ABOUT_VIBRATION_ON, &[])
}
static ABOUT_VIBRATION_ON: Patterns = patterns![
    "settings.about-vibration-on",
    "The device vibrates briefly when a disc comes to rest, if it can.",
    "Thiết bị rung nhẹ khi quân rơi xuống, nếu được.",
    "Das Gerät vibriert kurz, wenn ein Stein liegen bleibt, falls es das kann.",
    "El dispositivo vibra un instante cuando una ficha cae en su sitio, si puede.",
];

/// `Light or dark, as your system.`
pub fn about_web_theme_automatic(language: Language) -> String {
    say(language, &ABOUT_WEB_THEME_AUTOMATIC, &[])
}
static ABOUT_WEB_THEME_AUTOMATIC: Patterns = patterns![
    "settings.about-web-theme-automatic",
    "Light or dark, as your system.",
    "Sáng hay tối tùy theo hệ thống của bạn.",
    "Hell oder dunkel, wie dein System.",
    "Claro u oscuro, como tu sistema.",
];

/// `Black and white, with the strongest contrast.`
pub fn about_window_theme_contrast(language: Language) -> String {
    say(language, &ABOUT_WINDOW_THEME_CONTRAST, &[])
}
static ABOUT_WINDOW_THEME_CONTRAST: Patterns = patterns![
    "settings.about-window-theme-contrast",
    "Black and white, with the strongest contrast.",
    "Đen và trắng, tương phản mạnh nhất.",
    "Schwarz und Weiß, mit dem stärksten Kontrast.",
    "En blanco y negro, con el máximo contraste.",
];

/// `Round discs in a blue frame, with a cross or a ring.`
pub fn about_window_theme_discs(language: Language) -> String {
    say(language, &ABOUT_WINDOW_THEME_DISCS, &[])
}
static ABOUT_WINDOW_THEME_DISCS: Patterns = patterns![
    "settings.about-window-theme-discs",
    "Round discs in a blue frame, with a cross or a ring.",
    "Quân tròn trong khung xanh dương, có dấu chéo hoặc vòng tròn.",
    "Runde Steine in blauem Rahmen, mit Kreuz oder Ring.",
    "Fichas redondas en un marco azul, con una cruz o un anillo.",
];

/// `Circles and diamonds, distinguishable with any colour vision.`
pub fn about_window_theme_shapes(language: Language) -> String {
    say(language, &ABOUT_WINDOW_THEME_SHAPES, &[])
}
static ABOUT_WINDOW_THEME_SHAPES: Patterns = patterns![
    "settings.about-window-theme-shapes",
    "Circles and diamonds, distinguishable with any colour vision.",
    "Hình tròn và hình thoi, người mù màu cũng phân biệt được.",
    "Kreise und Rauten, auch mit Farbsehschwäche gut zu unterscheiden.",
    "Círculos y rombos, que todo el mundo distingue, vea como vea los colores.",
];

/// `Yellow and red squares on blue, 512 by 512 pixels.`
pub fn about_window_theme_squares(language: Language) -> String {
    say(language, &ABOUT_WINDOW_THEME_SQUARES, &[])
}
static ABOUT_WINDOW_THEME_SQUARES: Patterns = patterns![
    "settings.about-window-theme-squares",
    "Yellow and red squares on blue, 512 by 512 pixels.",
    "Ô vuông vàng và đỏ trên nền xanh dương, 512 x 512 pixel.",
    "Gelbe und rote Quadrate auf Blau, 512 mal 512 Pixel.",
    "Cuadrados amarillos y rojos sobre azul, 512 por 512 píxeles.",
];

/// `Appearance`
pub fn appearance(language: Language) -> String {
    say(language, &APPEARANCE, &[])
}
static APPEARANCE: Patterns = patterns![
    "settings.appearance",
    "Appearance",
    "Giao diện",
    "Erscheinungsbild",
    "Apariencia",
];

/// `automatic`
pub fn automatic(language: Language) -> String {
    say(language, &AUTOMATIC, &[])
}
static AUTOMATIC: Patterns = patterns![
    "settings.automatic",
    "automatic",
    "tự động",
    "automatisch",
    "automático",
];

/// `Board`
pub fn board(language: Language) -> String {
    say(language, &BOARD, &[])
}
static BOARD: Patterns = patterns![
    "settings.board",
    "Board",
    "Bàn cờ",
    "Brett",
    "Tablero",
];

/// `Colours`
pub fn colours(language: Language) -> String {
    say(language, &COLOURS, &[])
}
static COLOURS: Patterns = patterns![
    "settings.colours",
    "Colours",
    "Màu sắc",
    "Farben",
    "Colores",
];

/// `16`
pub fn colours_16(language: Language) -> String {
    say(language, &COLOURS_16, &[])
}
static COLOURS_16: Patterns = patterns![
    "settings.colours-16",
    "16",
    "16",
    "16",
    "16",
];

/// `256`
pub fn colours_256(language: Language) -> String {
    say(language, &COLOURS_256, &[])
}
static COLOURS_256: Patterns = patterns![
    "settings.colours-256",
    "256",
    "256",
    "256",
    "256",
];

/// `full`
pub fn colours_full(language: Language) -> String {
    say(language, &COLOURS_FULL, &[])
}
static COLOURS_FULL: Patterns = patterns![
    "settings.colours-full",
    "full",
    "tất cả",
    "alle",
    "todos",
];

/// `none`
pub fn colours_none(language: Language) -> String {
    say(language, &COLOURS_NONE, &[])
}
static COLOURS_NONE: Patterns = patterns![
    "settings.colours-none",
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
static COLUMNS_FROM: Patterns = patterns![
    "settings.columns-from",
    "First column",
    "Đếm cột từ",
    "Spalten zählen ab",
    "Primera columna",
];

/// `1`
pub fn columns_from_one(language: Language) -> String {
    say(language, &COLUMNS_FROM_ONE, &[])
}
static COLUMNS_FROM_ONE: Patterns = patterns![
    "settings.columns-from-one",
    "1",
    "1",
    "1",
    "1",
];

/// `0`
pub fn columns_from_zero(language: Language) -> String {
    say(language, &COLUMNS_FROM_ZERO, &[])
}
static COLUMNS_FROM_ZERO: Patterns = patterns![
    "settings.columns-from-zero",
    "0",
    "0",
    "0",
    "0",
];

/// `Confirm moves`
pub fn confirm(language: Language) -> String {
    say(language, &CONFIRM, &[])
}
static CONFIRM: Patterns = patterns![
    "settings.confirm",
    "Confirm moves",
    "Xác nhận nước đi",
    "Züge bestätigen",
    "Confirmar jugadas",
];

/// `Coordinates`
pub fn coordinates(language: Language) -> String {
    say(language, &COORDINATES, &[])
}
static COORDINATES: Patterns = patterns![
    "settings.coordinates",
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
static COULD_NOT_SAVE: Patterns = patterns![
    "settings.could-not-save",
    "Could not save the settings to \u{1}0.",
    "Không lưu được cài đặt vào \u{1}0.",
    "Die Einstellungen konnten nicht gespeichert werden: \u{1}0.",
    "No se pudieron guardar los ajustes en \u{1}0.",
];

/// `Signs on discs`
pub fn disc_signs(language: Language) -> String {
    say(language, &DISC_SIGNS, &[])
}
static DISC_SIGNS: Patterns = patterns![
    "settings.disc-signs",
    "Signs on discs",
    "Ký hiệu trên quân",
    "Zeichen auf Steinen",
    "Signos en las fichas",
];

/// `Discs`
pub fn discs(language: Language) -> String {
    say(language, &DISCS, &[])
}
static DISCS: Patterns = patterns![
    "settings.discs",
    "Discs",
    "Quân",
    "Steine",
    "Fichas",
];

/// `half blocks`
pub fn discs_halves(language: Language) -> String {
    say(language, &DISCS_HALVES, &[])
}
static DISCS_HALVES: Patterns = patterns![
    "settings.discs-halves",
    "half blocks",
    "nửa khối",
    "halbe Blöcke",
    "medios bloques",
];

/// `letters`
pub fn discs_letters(language: Language) -> String {
    say(language, &DISCS_LETTERS, &[])
}
static DISCS_LETTERS: Patterns = patterns![
    "settings.discs-letters",
    "letters",
    "chữ cái",
    "Buchstaben",
    "letras",
];

/// `quadrants`
pub fn discs_quadrants(language: Language) -> String {
    say(language, &DISCS_QUADRANTS, &[])
}
static DISCS_QUADRANTS: Patterns = patterns![
    "settings.discs-quadrants",
    "quadrants",
    "bốn điểm",
    "Quadranten",
    "cuadrantes",
];

/// `sextants`
pub fn discs_sextants(language: Language) -> String {
    say(language, &DISCS_SEXTANTS, &[])
}
static DISCS_SEXTANTS: Patterns = patterns![
    "settings.discs-sextants",
    "sextants",
    "sáu điểm",
    "Sextanten",
    "sextantes",
];

/// `Pictures`
pub fn graphics(language: Language) -> String {
    say(language, &GRAPHICS, &[])
}
static GRAPHICS: Patterns = patterns![
    "settings.graphics",
    "Pictures",
    "Hình ảnh",
    "Bilder",
    "Imágenes",
];

/// `Language`
pub fn language(language: Language) -> String {
    say(language, &LANGUAGE, &[])
}
static LANGUAGE: Patterns = patterns![
    "settings.language",
    "Language",
    "Ngôn ngữ",
    "Sprache",
    "Idioma",
];

/// `Marks`
pub fn marks(language: Language) -> String {
    say(language, &MARKS, &[])
}
static MARKS: Patterns = patterns![
    "settings.marks",
    "Marks",
    "Dấu trên quân",
    "Zeichen auf Steinen",
    "Marcas",
];

/// `letters`
pub fn marks_letters(language: Language) -> String {
    say(language, &MARKS_LETTERS, &[])
}
static MARKS_LETTERS: Patterns = patterns![
    "settings.marks-letters",
    "letters",
    "chữ cái",
    "Buchstaben",
    "letras",
];

/// `shapes`
pub fn marks_shapes(language: Language) -> String {
    say(language, &MARKS_SHAPES, &[])
}
static MARKS_SHAPES: Patterns = patterns![
    "settings.marks-shapes",
    "shapes",
    "hình dạng",
    "Formen",
    "formas",
];

/// `Motion`
pub fn motion(language: Language) -> String {
    say(language, &MOTION, &[])
}
static MOTION: Patterns = patterns![
    "settings.motion",
    "Motion",
    "Chuyển động",
    "Bewegung",
    "Movimiento",
];

/// `full`
pub fn motion_full(language: Language) -> String {
    say(language, &MOTION_FULL, &[])
}
static MOTION_FULL: Patterns = patterns![
    "settings.motion-full",
    "full",
    "đầy đủ",
    "voll",
    "completo",
];

/// `reduced`
pub fn motion_reduced(language: Language) -> String {
    say(language, &MOTION_REDUCED, &[])
}
static MOTION_REDUCED: Patterns = patterns![
    "settings.motion-reduced",
    "reduced",
    "giảm bớt",
    "reduziert",
    "reducido",
];

/// `Mouse`
pub fn mouse(language: Language) -> String {
    say(language, &MOUSE, &[])
}
static MOUSE: Patterns = patterns![
    "settings.mouse",
    "Mouse",
    "Chuột",
    "Maus",
    "Ratón",
];

/// `off`
pub fn off(language: Language) -> String {
    say(language, &OFF, &[])
}
static OFF: Patterns = patterns![
    "settings.off",
    "off",
    "tắt",
    "aus",
    "no",
];

/// `on`
pub fn on(language: Language) -> String {
    say(language, &ON, &[])
}
static ON: Patterns = patterns![
    "settings.on",
    "on",
    "bật",
    "an",
    "sí",
];

/// `Signs`
pub fn signs(language: Language) -> String {
    say(language, &SIGNS, &[])
}
static SIGNS: Patterns = patterns![
    "settings.signs",
    "Signs",
    "Ký tự",
    "Zeichen",
    "Caracteres",
];

/// `ASCII`
pub fn signs_ascii(language: Language) -> String {
    say(language, &SIGNS_ASCII, &[])
}
static SIGNS_ASCII: Patterns = patterns![
    "settings.signs-ascii",
    "ASCII",
    "ASCII",
    "ASCII",
    "ASCII",
];

/// `Unicode`
pub fn signs_unicode(language: Language) -> String {
    say(language, &SIGNS_UNICODE, &[])
}
static SIGNS_UNICODE: Patterns = patterns![
    "settings.signs-unicode",
    "Unicode",
    "Unicode",
    "Unicode",
    "Unicode",
];

/// `Sound`
pub fn sound(language: Language) -> String {
    say(language, &SOUND, &[])
}
static SOUND: Patterns = patterns![
    "settings.sound",
    "Sound",
    "Âm thanh",
    "Ton",
    "Sonido",
];

/// `Speed`
pub fn speed(language: Language) -> String {
    say(language, &SPEED, &[])
}
static SPEED: Patterns = patterns![
    "settings.speed",
    "Speed",
    "Tốc độ",
    "Tempo",
    "Velocidad",
];

/// `fast`
pub fn speed_fast(language: Language) -> String {
    say(language, &SPEED_FAST, &[])
}
static SPEED_FAST: Patterns = patterns![
    "settings.speed-fast",
    "fast",
    "nhanh",
    "schnell",
    "rápida",
];

/// `normal`
pub fn speed_normal(language: Language) -> String {
    say(language, &SPEED_NORMAL, &[])
}
static SPEED_NORMAL: Patterns = patterns![
    "settings.speed-normal",
    "normal",
    "vừa",
    "normal",
    "normal",
];

/// `slow`
pub fn speed_slow(language: Language) -> String {
    say(language, &SPEED_SLOW, &[])
}
static SPEED_SLOW: Patterns = patterns![
    "settings.speed-slow",
    "slow",
    "chậm",
    "langsam",
    "lenta",
];

/// `Study`
pub fn study(language: Language) -> String {
    say(language, &STUDY, &[])
}
static STUDY: Patterns = patterns![
    "settings.study",
    "Study",
    "Phân tích",
    "Analyse",
    "Análisis",
];

/// `Theme`
pub fn theme(language: Language) -> String {
    say(language, &THEME, &[])
}
static THEME: Patterns = patterns![
    "settings.theme",
    "Theme",
    "Giao diện",
    "Farbschema",
    "Tema",
];

/// `colour-blind`
pub fn theme_colour_blind(language: Language) -> String {
    say(language, &THEME_COLOUR_BLIND, &[])
}
static THEME_COLOUR_BLIND: Patterns = patterns![
    "settings.theme-colour-blind",
    "colour-blind",
    "mù màu",
    "farbenblind",
    "daltonismo",
];

/// `dark`
pub fn theme_dark(language: Language) -> String {
    say(language, &THEME_DARK, &[])
}
static THEME_DARK: Patterns = patterns![
    "settings.theme-dark",
    "dark",
    "tối",
    "dunkel",
    "oscuro",
];

/// `high contrast`
pub fn theme_high_contrast(language: Language) -> String {
    say(language, &THEME_HIGH_CONTRAST, &[])
}
static THEME_HIGH_CONTRAST: Patterns = patterns![
    "settings.theme-high-contrast",
    "high contrast",
    "tương phản cao",
    "hoher Kontrast",
    "alto contraste",
];

/// `light`
pub fn theme_light(language: Language) -> String {
    say(language, &THEME_LIGHT, &[])
}
static THEME_LIGHT: Patterns = patterns![
    "settings.theme-light",
    "light",
    "sáng",
    "hell",
    "claro",
];

/// `Vibration`
pub fn vibration(language: Language) -> String {
    say(language, &VIBRATION, &[])
}
static VIBRATION: Patterns = patterns![
    "settings.vibration",
    "Vibration",
    "Rung",
    "Vibration",
    "Vibración",
];

/// `contrast`
pub fn window_theme_contrast(language: Language) -> String {
    say(language, &WINDOW_THEME_CONTRAST, &[])
}
static WINDOW_THEME_CONTRAST: Patterns = patterns![
    "settings.window-theme-contrast",
    "contrast",
    "tương phản",
    "Kontrast",
    "contraste",
];

/// `discs`
pub fn window_theme_discs(language: Language) -> String {
    say(language, &WINDOW_THEME_DISCS, &[])
}
static WINDOW_THEME_DISCS: Patterns = patterns![
    "settings.window-theme-discs",
    "discs",
    "quân tròn",
    "Steine",
    "fichas",
];

/// `shapes`
pub fn window_theme_shapes(language: Language) -> String {
    say(language, &WINDOW_THEME_SHAPES, &[])
}
static WINDOW_THEME_SHAPES: Patterns = patterns![
    "settings.window-theme-shapes",
    "shapes",
    "hình khối",
    "Formen",
    "formas",
];

/// `squares`
pub fn window_theme_squares(language: Language) -> String {
    say(language, &WINDOW_THEME_SQUARES, &[])
}
static WINDOW_THEME_SQUARES: Patterns = patterns![
    "settings.window-theme-squares",
    "squares",
    "ô vuông",
    "Quadrate",
    "cuadrados",
];

#[cfg(any(test, feature = "packs"))]
pub(crate) static ALL: &[crate::pattern::Known] = &[
    ("about-appearance-automatic", &ABOUT_APPEARANCE_AUTOMATIC, ""),
    ("about-appearance-dark", &ABOUT_APPEARANCE_DARK, ""),
    ("about-appearance-light", &ABOUT_APPEARANCE_LIGHT, ""),
    ("about-colours-16", &ABOUT_COLOURS_16, ""),
    ("about-colours-256", &ABOUT_COLOURS_256, ""),
    ("about-colours-automatic", &ABOUT_COLOURS_AUTOMATIC, ""),
    ("about-colours-full", &ABOUT_COLOURS_FULL, ""),
    ("about-colours-none", &ABOUT_COLOURS_NONE, ""),
    ("about-columns-from-one", &ABOUT_COLUMNS_FROM_ONE, ""),
    ("about-columns-from-zero", &ABOUT_COLUMNS_FROM_ZERO, ""),
    ("about-confirm-off", &ABOUT_CONFIRM_OFF, ""),
    ("about-confirm-on", &ABOUT_CONFIRM_ON, ""),
    ("about-coordinates-off", &ABOUT_COORDINATES_OFF, ""),
    ("about-coordinates-on", &ABOUT_COORDINATES_ON, ""),
    ("about-disc-signs-automatic", &ABOUT_DISC_SIGNS_AUTOMATIC, ""),
    ("about-disc-signs-off", &ABOUT_DISC_SIGNS_OFF, ""),
    ("about-disc-signs-on", &ABOUT_DISC_SIGNS_ON, ""),
    ("about-discs-automatic", &ABOUT_DISCS_AUTOMATIC, ""),
    ("about-discs-halves", &ABOUT_DISCS_HALVES, ""),
    ("about-discs-letters", &ABOUT_DISCS_LETTERS, ""),
    ("about-discs-quadrants", &ABOUT_DISCS_QUADRANTS, ""),
    ("about-discs-sextants", &ABOUT_DISCS_SEXTANTS, ""),
    ("about-graphics-automatic", &ABOUT_GRAPHICS_AUTOMATIC, ""),
    ("about-graphics-off", &ABOUT_GRAPHICS_OFF, ""),
    ("about-language", &ABOUT_LANGUAGE, ""),
    ("about-language-automatic", &ABOUT_LANGUAGE_AUTOMATIC, ""),
    ("about-marks-letters", &ABOUT_MARKS_LETTERS, ""),
    ("about-marks-shapes", &ABOUT_MARKS_SHAPES, ""),
    ("about-motion-full", &ABOUT_MOTION_FULL, ""),
    ("about-motion-reduced", &ABOUT_MOTION_REDUCED, ""),
    ("about-mouse-off", &ABOUT_MOUSE_OFF, ""),
    ("about-mouse-on", &ABOUT_MOUSE_ON, ""),
    ("about-signs-ascii", &ABOUT_SIGNS_ASCII, ""),
    ("about-signs-automatic", &ABOUT_SIGNS_AUTOMATIC, ""),
    ("about-signs-unicode", &ABOUT_SIGNS_UNICODE, ""),
    ("about-sound-off", &ABOUT_SOUND_OFF, ""),
    ("about-sound-on", &ABOUT_SOUND_ON, ""),
    ("about-speed-fast", &ABOUT_SPEED_FAST, ""),
    ("about-speed-normal", &ABOUT_SPEED_NORMAL, ""),
    ("about-speed-slow", &ABOUT_SPEED_SLOW, ""),
    ("about-study-off", &ABOUT_STUDY_OFF, ""),
    ("about-study-on", &ABOUT_STUDY_ON, ""),
    ("about-theme-automatic", &ABOUT_THEME_AUTOMATIC, ""),
    ("about-theme-colour-blind", &ABOUT_THEME_COLOUR_BLIND, ""),
    ("about-theme-dark", &ABOUT_THEME_DARK, ""),
    ("about-theme-high-contrast", &ABOUT_THEME_HIGH_CONTRAST, ""),
    ("about-theme-light", &ABOUT_THEME_LIGHT, ""),
    ("about-vibration-off", &ABOUT_VIBRATION_OFF, ""),
    ("about-vibration-on", &ABOUT_VIBRATION_ON, ""),
    ("about-web-theme-automatic", &ABOUT_WEB_THEME_AUTOMATIC, ""),
    ("about-window-theme-contrast", &ABOUT_WINDOW_THEME_CONTRAST, ""),
    ("about-window-theme-discs", &ABOUT_WINDOW_THEME_DISCS, ""),
    ("about-window-theme-shapes", &ABOUT_WINDOW_THEME_SHAPES, ""),
    ("about-window-theme-squares", &ABOUT_WINDOW_THEME_SQUARES, ""),
    ("appearance", &APPEARANCE, ""),
    ("automatic", &AUTOMATIC, ""),
    ("board", &BOARD, ""),
    ("colours", &COLOURS, ""),
    ("colours-16", &COLOURS_16, ""),
    ("colours-256", &COLOURS_256, ""),
    ("colours-full", &COLOURS_FULL, ""),
    ("colours-none", &COLOURS_NONE, ""),
    ("columns-from", &COLUMNS_FROM, ""),
    ("columns-from-one", &COLUMNS_FROM_ONE, ""),
    ("columns-from-zero", &COLUMNS_FROM_ZERO, ""),
    ("confirm", &CONFIRM, ""),
    ("coordinates", &COORDINATES, ""),
    ("could-not-save", &COULD_NOT_SAVE, "t"),
    ("disc-signs", &DISC_SIGNS, ""),
    ("discs", &DISCS, ""),
    ("discs-halves", &DISCS_HALVES, ""),
    ("discs-letters", &DISCS_LETTERS, ""),
    ("discs-quadrants", &DISCS_QUADRANTS, ""),
    ("discs-sextants", &DISCS_SEXTANTS, ""),
    ("graphics", &GRAPHICS, ""),
    ("language", &LANGUAGE, ""),
    ("marks", &MARKS, ""),
    ("marks-letters", &MARKS_LETTERS, ""),
    ("marks-shapes", &MARKS_SHAPES, ""),
    ("motion", &MOTION, ""),
    ("motion-full", &MOTION_FULL, ""),
    ("motion-reduced", &MOTION_REDUCED, ""),
    ("mouse", &MOUSE, ""),
    ("off", &OFF, ""),
    ("on", &ON, ""),
    ("signs", &SIGNS, ""),
    ("signs-ascii", &SIGNS_ASCII, ""),
    ("signs-unicode", &SIGNS_UNICODE, ""),
    ("sound", &SOUND, ""),
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
    ("vibration", &VIBRATION, ""),
    ("window-theme-contrast", &WINDOW_THEME_CONTRAST, ""),
    ("window-theme-discs", &WINDOW_THEME_DISCS, ""),
    ("window-theme-shapes", &WINDOW_THEME_SHAPES, ""),
    ("window-theme-squares", &WINDOW_THEME_SQUARES, ""),
];
