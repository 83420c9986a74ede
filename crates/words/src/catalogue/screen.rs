// Written by `cargo xtask words` from the catalogues in `ftl`; changes here are lost.

//! The messages of `screen.ftl`.

use crate::{Count, Language};
use crate::pattern::{Patterns, Value, patterns, say};
use std::fmt::Display;

/// `5m: five minutes each; 5m+3s: three seconds more for every turn; 30s/move: for each move. Press { $enter } to type; empty for none.`
///
/// 5m, 5m+3s and 30s/move are typed like this.
pub fn about_clock(language: Language, enter: impl Display) -> String {
    say(language, &ABOUT_CLOCK, &[Value::Text(&enter)])
}
static ABOUT_CLOCK: Patterns = patterns![
    "screen.about-clock",
    "5m: five minutes each; 5m+3s: three seconds more for every turn; 30s/move: for each move. Press \u{1}0 to type; empty for none.",
    "5m: mỗi bên năm phút; 5m+3s: thêm ba giây sau mỗi lượt; 30s/move: cho từng nước. Nhấn \u{1}0 để nhập; để trống thì không dùng đồng hồ.",
    "5m: fünf Minuten für jeden; 5m+3s: drei Sekunden mehr pro Zug; 30s/move: so viel für jeden Zug. Mit \u{1}0 kannst du tippen; leer heißt ohne Uhr.",
    "5m: cinco minutos por jugador; 5m+3s: tres segundos más por turno; 30s/move: para cada jugada. Pulsa \u{1}0 para escribir; vacío, sin reloj.",
];

/// `Copied, if your terminal allows it. To select the text here, turn the mouse off with { $mouse }.`
///
/// $mouse is a key.
pub fn about_copied(language: Language, mouse: impl Display) -> String {
    say(language, &ABOUT_COPIED, &[Value::Text(&mouse)])
}
static ABOUT_COPIED: Patterns = patterns![
    "screen.about-copied",
    "Copied, if your terminal allows it. To select the text here, turn the mouse off with \u{1}0.",
    "Đã sao chép, nếu terminal cho phép. Muốn bôi chọn chữ ở đây, hãy tắt chuột bằng \u{1}0.",
    "Kopiert, falls dein Terminal es erlaubt. Um den Text hier zu markieren, schalte die Maus mit \u{1}0 aus.",
    "Copiada, si tu terminal lo permite. Para seleccionar el texto aquí, desactiva el ratón con \u{1}0.",
];

/// `{ $summary }. { $file }`
///
/// $summary is a game in one line, $file where it is.
pub fn about_game(language: Language, file: impl Display, summary: impl Display) -> String {
    say(language, &ABOUT_GAME, &[Value::Text(&file), Value::Text(&summary)])
}
static ABOUT_GAME: Patterns = patterns![
    "screen.about-game",
    "\u{1}1. \u{1}0",
    "\u{1}1. \u{1}0",
    "\u{1}1. \u{1}0",
    "\u{1}1. \u{1}0",
];

/// `Press { $enter } to type; leave it empty for the usual name.`
pub fn about_name(language: Language, enter: impl Display) -> String {
    say(language, &ABOUT_NAME, &[Value::Text(&enter)])
}
static ABOUT_NAME: Patterns = patterns![
    "screen.about-name",
    "Press \u{1}0 to type; leave it empty for the usual name.",
    "Nhấn \u{1}0 để nhập; để trống thì dùng tên mặc định.",
    "Mit \u{1}0 kannst du tippen; leer gilt der übliche Name.",
    "Pulsa \u{1}0 para escribirlo; si lo dejas vacío, se usa el habitual.",
];

/// `{ $summary }. It is open in another program. { $file }`
pub fn about_open_game(language: Language, file: impl Display, summary: impl Display) -> String {
    say(language, &ABOUT_OPEN_GAME, &[Value::Text(&file), Value::Text(&summary)])
}
static ABOUT_OPEN_GAME: Patterns = patterns![
    "screen.about-open-game",
    "\u{1}1. It is open in another program. \u{1}0",
    "\u{1}1. Ván đang mở trong một chương trình khác. \u{1}0",
    "\u{1}1. In einem anderen Programm offen. \u{1}0",
    "\u{1}1. Está abierta en otro programa. \u{1}0",
];

/// `Your own mix of the rules below.`
pub fn about_own_rules(language: Language) -> String {
    say(language, &ABOUT_OWN_RULES, &[])
}
static ABOUT_OWN_RULES: Patterns = patterns![
    "screen.about-own-rules",
    "Your own mix of the rules below.",
    "Bộ luật do bạn tự chọn bên dưới.",
    "Deine eigene Mischung der Regeln unten.",
    "Tu propia mezcla de las reglas de abajo.",
];

/// `You play { $symbol } and move next. This study stays open.`
///
/// $symbol is the sign of the player's discs.
pub fn about_play(language: Language, symbol: impl Display) -> String {
    say(language, &ABOUT_PLAY, &[Value::Text(&symbol)])
}
static ABOUT_PLAY: Patterns = patterns![
    "screen.about-play",
    "You play \u{1}0 and move next. This study stays open.",
    "Bạn cầm quân \u{1}0 và đi tiếp. Bản phân tích này vẫn mở.",
    "Du spielst \u{1}0 und bist am Zug. Diese Analyse bleibt offen.",
    "Juegas con \u{1}0 y te toca. Este análisis queda abierto.",
];

/// `Moves such as { $moves } (columns are { $columns }), or letters such as ddec; the name of a file with a record or a study; or paste a drawn board or a record.`
///
/// $moves is an example such as 4453, $columns a range such as "1 to 7"; ddec are letters of columns.
pub fn about_position(language: Language, columns: impl Display, moves: impl Display) -> String {
    say(language, &ABOUT_POSITION, &[Value::Text(&columns), Value::Text(&moves)])
}
static ABOUT_POSITION: Patterns = patterns![
    "screen.about-position",
    "Moves such as \u{1}1 (columns are \u{1}0), or letters such as ddec; the name of a file with a record or a study; or paste a drawn board or a record.",
    "Dãy nước đi như \u{1}1 (cột từ \u{1}0), hoặc chữ cái như ddec; tên một tệp biên bản hay tệp phân tích; hoặc dán vào đây một bàn cờ vẽ bằng chữ hay một biên bản.",
    "Züge wie \u{1}1 (Spalten \u{1}0) oder Buchstaben wie ddec; der Name einer Datei mit einer Aufzeichnung oder Analyse; oder füge ein gezeichnetes Brett oder eine Aufzeichnung ein.",
    "Jugadas como \u{1}1 (columnas de \u{1}0) o letras como ddec; el nombre de un archivo con un registro o un análisis; o pega un tablero dibujado o un registro.",
];

/// `{ $about } Press { $enter } to type another value.`
///
/// $about is a sentence about a rule.
pub fn about_rule(language: Language, about: impl Display, enter: impl Display) -> String {
    say(language, &ABOUT_RULE, &[Value::Text(&about), Value::Text(&enter)])
}
static ABOUT_RULE: Patterns = patterns![
    "screen.about-rule",
    "\u{1}0 Press \u{1}1 to type another value.",
    "\u{1}0 Nhấn \u{1}1 để nhập giá trị khác.",
    "\u{1}0 Mit \u{1}1 kannst du einen anderen Wert tippen.",
    "\u{1}0 Pulsa \u{1}1 para escribir otro valor.",
];

/// `Moves can be taken back.`
pub fn about_serious_off(language: Language) -> String {
    say(language, &ABOUT_SERIOUS_OFF, &[])
}
static ABOUT_SERIOUS_OFF: Patterns = patterns![
    "screen.about-serious-off",
    "Moves can be taken back.",
    "Được đi lại.",
    "Züge können zurückgenommen werden.",
    "Las jugadas se pueden retirar.",
];

/// `Moves can't be taken back.`
pub fn about_serious_on(language: Language) -> String {
    say(language, &ABOUT_SERIOUS_ON, &[])
}
static ABOUT_SERIOUS_ON: Patterns = patterns![
    "screen.about-serious-on",
    "Moves can't be taken back.",
    "Không được đi lại.",
    "Züge können nicht zurückgenommen werden.",
    "Las jugadas no se pueden retirar.",
];

/// `Language, themes, discs, motion, mouse, columns.`
pub fn about_settings(language: Language) -> String {
    say(language, &ABOUT_SETTINGS, &[])
}
static ABOUT_SETTINGS: Patterns = patterns![
    "screen.about-settings",
    "Language, themes, discs, motion, mouse, columns.",
    "Ngôn ngữ, giao diện, quân, chuyển động, chuột, cột.",
    "Sprache, Farbschema, Steine, Bewegung, Maus, Spalten.",
    "Idioma, temas, fichas, movimiento, ratón, columnas.",
];

/// `Press { $enter } to start, { $up } or { $down } to change something.`
pub fn about_start(language: Language, down: impl Display, enter: impl Display, up: impl Display) -> String {
    say(language, &ABOUT_START, &[Value::Text(&down), Value::Text(&enter), Value::Text(&up)])
}
static ABOUT_START: Patterns = patterns![
    "screen.about-start",
    "Press \u{1}1 to start, \u{1}2 or \u{1}0 to change something.",
    "Nhấn \u{1}1 để bắt đầu, \u{1}2 hoặc \u{1}0 để chỉnh lại.",
    "Mit \u{1}1 geht es los; mit \u{1}2 oder \u{1}0 kannst du noch etwas ändern.",
    "Pulsa \u{1}1 para empezar, \u{1}2 o \u{1}0 para cambiar algo.",
];

/// `What every column is worth, the best line, branches; any position.`
pub fn about_study(language: Language) -> String {
    say(language, &ABOUT_STUDY, &[])
}
static ABOUT_STUDY: Patterns = patterns![
    "screen.about-study",
    "What every column is worth, the best line, branches; any position.",
    "Giá trị từng cột, diễn biến tốt nhất, các nhánh; với mọi thế cờ.",
    "Was jede Spalte wert ist, die beste Zugfolge, Varianten; für jede Stellung.",
    "Qué vale cada columna, la mejor continuación, variantes; cualquier posición.",
];

/// `Two different characters for the discs, such as XO, YR or @*. Press { $enter } to type.`
///
/// XO, YR and @* are pairs of characters.
pub fn about_symbols(language: Language, enter: impl Display) -> String {
    say(language, &ABOUT_SYMBOLS, &[Value::Text(&enter)])
}
static ABOUT_SYMBOLS: Patterns = patterns![
    "screen.about-symbols",
    "Two different characters for the discs, such as XO, YR or @*. Press \u{1}0 to type.",
    "Hai ký tự khác nhau cho quân của hai bên, chẳng hạn XO, YR hoặc @*. Nhấn \u{1}0 để nhập.",
    "Zwei verschiedene Zeichen für die Steine, etwa XO, YR oder @*. Mit \u{1}0 kannst du tippen.",
    "Dos caracteres distintos para las fichas, como XO, YR o @*. Pulsa \u{1}0 para escribirlos.",
];

/// `Who has the first move.`
pub fn about_who_starts(language: Language) -> String {
    say(language, &ABOUT_WHO_STARTS, &[])
}
static ABOUT_WHO_STARTS: Patterns = patterns![
    "screen.about-who-starts",
    "Who has the first move.",
    "Bên nào được đi nước đầu tiên.",
    "Wer den ersten Zug hat.",
    "Quién hace la primera jugada.",
];

/// `This is the beginning.`
pub fn at_beginning(language: Language) -> String {
    say(language, &AT_BEGINNING, &[])
}
static AT_BEGINNING: Patterns = patterns![
    "screen.at-beginning",
    "This is the beginning.",
    "Đây là đầu ván.",
    "Das ist der Anfang.",
    "Este es el principio.",
];

/// `This is the end of the line.`
pub fn at_end(language: Language) -> String {
    say(language, &AT_END, &[])
}
static AT_END: Patterns = patterns![
    "screen.at-end",
    "This is the end of the line.",
    "Đã đến cuối nhánh này.",
    "Hier endet die Zugfolge.",
    "Aquí termina la variante.",
];

/// `Could not save your choices to { $error }.`
///
/// What was chosen in the form is remembered in a file; $error names it and the reason.
pub fn choices_not_saved(language: Language, error: impl Display) -> String {
    say(language, &CHOICES_NOT_SAVED, &[Value::Text(&error)])
}
static CHOICES_NOT_SAVED: Patterns = patterns![
    "screen.choices-not-saved",
    "Could not save your choices to \u{1}0.",
    "Không lưu được lựa chọn của bạn vào \u{1}0.",
    "Deine Auswahl konnte nicht gespeichert werden: \u{1}0.",
    "No se pudo guardar tu elección en \u{1}0.",
];

/// `Computer { $number }`
pub fn computer_number(language: Language, number: impl Display) -> String {
    say(language, &COMPUTER_NUMBER, &[Value::Text(&number)])
}
static COMPUTER_NUMBER: Patterns = patterns![
    "screen.computer-number",
    "Computer \u{1}0",
    "Máy \u{1}0",
    "Computer \u{1}0",
    "Máquina \u{1}0",
];

/// `This position as text`
pub fn copied_title(language: Language) -> String {
    say(language, &COPIED_TITLE, &[])
}
static COPIED_TITLE: Patterns = patterns![
    "screen.copied-title",
    "This position as text",
    "Thế cờ này dưới dạng chữ",
    "Diese Stellung als Text",
    "Esta posición como texto",
];

/// `Could not continue { $error }.`
///
/// $error names the file and the reason.
pub fn could_not_continue(language: Language, error: impl Display) -> String {
    say(language, &COULD_NOT_CONTINUE, &[Value::Text(&error)])
}
static COULD_NOT_CONTINUE: Patterns = patterns![
    "screen.could-not-continue",
    "Could not continue \u{1}0.",
    "Không tiếp tục được \u{1}0.",
    "Fortsetzen fehlgeschlagen: \u{1}0.",
    "No se pudo continuar \u{1}0.",
];

/// `Could not continue this game: { $problem }.`
///
/// $problem is why, without a full stop.
pub fn could_not_continue_game(language: Language, problem: impl Display) -> String {
    say(language, &COULD_NOT_CONTINUE_GAME, &[Value::Text(&problem)])
}
static COULD_NOT_CONTINUE_GAME: Patterns = patterns![
    "screen.could-not-continue-game",
    "Could not continue this game: \u{1}0.",
    "Không tiếp tục được ván này: \u{1}0.",
    "Diese Partie lässt sich nicht fortsetzen: \u{1}0.",
    "No se pudo continuar esta partida: \u{1}0.",
];

/// `Could not delete { $error }.`
///
/// $error names the file and the reason.
pub fn could_not_delete(language: Language, error: impl Display) -> String {
    say(language, &COULD_NOT_DELETE, &[Value::Text(&error)])
}
static COULD_NOT_DELETE: Patterns = patterns![
    "screen.could-not-delete",
    "Could not delete \u{1}0.",
    "Không xóa được \u{1}0.",
    "Löschen fehlgeschlagen: \u{1}0.",
    "No se pudo borrar \u{1}0.",
];

/// `Deleted.`
pub fn deleted(language: Language) -> String {
    say(language, &DELETED, &[])
}
static DELETED: Patterns = patterns![
    "screen.deleted",
    "Deleted.",
    "Đã xóa.",
    "Gelöscht.",
    "Partida borrada.",
];

/// `The disc at row { $row } column { $column }.`
pub fn disc_at(language: Language, column: impl Display, row: impl Display) -> String {
    say(language, &DISC_AT, &[Value::Text(&column), Value::Text(&row)])
}
static DISC_AT: Patterns = patterns![
    "screen.disc-at",
    "The disc at row \u{1}1 column \u{1}0.",
    "Quân ở hàng \u{1}1 cột \u{1}0.",
    "Der Stein in Zeile \u{1}1, Spalte \u{1}0.",
    "La ficha de la fila \u{1}1, columna \u{1}0.",
];

/// `{ $count } finished games`
pub fn finished_count(language: Language, count: impl Count) -> String {
    say(language, &FINISHED_COUNT, &[Value::Number(count.count())])
}
static FINISHED_COUNT: Patterns = patterns![
    "screen.finished-count",
    "\u{2}0\u{3}one\u{4}\u{1}0 finished game\u{3}other\u{4}\u{1}0 finished games",
    "\u{1}0 ván đã xong",
    "\u{2}0\u{3}one\u{4}\u{1}0 beendete Partie\u{3}other\u{4}\u{1}0 beendete Partien",
    "\u{2}0\u{3}one\u{4}\u{1}0 partida terminada\u{3}other\u{4}\u{1}0 partidas terminadas",
];

/// `Finished games`
pub fn finished_games(language: Language) -> String {
    say(language, &FINISHED_GAMES, &[])
}
static FINISHED_GAMES: Patterns = patterns![
    "screen.finished-games",
    "Finished games",
    "Ván đã xong",
    "Beendete Partien",
    "Partidas terminadas",
];

/// `full`
///
/// Of a column, where others have a score: "column 4: full".
pub fn full(language: Language) -> String {
    say(language, &FULL, &[])
}
static FULL: Patterns = patterns![
    "screen.full",
    "full",
    "đã đầy",
    "voll",
    "llena",
];

/// `The game is over here. Go back to an earlier move to play on.`
pub fn game_is_over_here(language: Language) -> String {
    say(language, &GAME_IS_OVER_HERE, &[])
}
static GAME_IS_OVER_HERE: Patterns = patterns![
    "screen.game-is-over-here",
    "The game is over here. Go back to an earlier move to play on.",
    "Ván đã kết thúc ở đây. Hãy quay về một nước trước đó để chơi tiếp.",
    "Hier ist die Partie zu Ende. Geh zu einem früheren Zug, um weiterzuspielen.",
    "Aquí la partida ha terminado. Vuelve a una jugada anterior para seguir jugando.",
];

/// `Rules: { $rules }`
///
/// $rules is the name of a rule set.
pub fn game_rules(language: Language, rules: impl Display) -> String {
    say(language, &GAME_RULES, &[Value::Text(&rules)])
}
static GAME_RULES: Patterns = patterns![
    "screen.game-rules",
    "Rules: \u{1}0",
    "Luật: \u{1}0",
    "Regeln: \u{1}0",
    "Reglas: \u{1}0",
];

/// `Column { $number }: type another digit, or press { $enter }.`
///
/// On a wide board, after the first digit of a column.
pub fn half_a_number(language: Language, enter: impl Display, number: impl Display) -> String {
    say(language, &HALF_A_NUMBER, &[Value::Text(&enter), Value::Text(&number)])
}
static HALF_A_NUMBER: Patterns = patterns![
    "screen.half-a-number",
    "Column \u{1}1: type another digit, or press \u{1}0.",
    "Cột \u{1}1: gõ thêm một chữ số, hoặc nhấn \u{1}0.",
    "Spalte \u{1}1: Tippe noch eine Ziffer oder drücke \u{1}0.",
    "Columna \u{1}1: escribe otra cifra o pulsa \u{1}0.",
];

/// `accept`
pub fn key_accept(language: Language) -> String {
    say(language, &KEY_ACCEPT, &[])
}
static KEY_ACCEPT: Patterns = patterns![
    "screen.key-accept",
    "accept",
    "xong",
    "übernehmen",
    "aceptar",
];

/// `back`
pub fn key_back(language: Language) -> String {
    say(language, &KEY_BACK, &[])
}
static KEY_BACK: Patterns = patterns![
    "screen.key-back",
    "back",
    "quay lại",
    "zurück",
    "volver",
];

/// `back to now`
pub fn key_back_to_now(language: Language) -> String {
    say(language, &KEY_BACK_TO_NOW, &[])
}
static KEY_BACK_TO_NOW: Patterns = patterns![
    "screen.key-back-to-now",
    "back to now",
    "về hiện tại",
    "zur Partie",
    "posición actual",
];

/// `block`
pub fn key_block(language: Language) -> String {
    say(language, &KEY_BLOCK, &[])
}
static KEY_BLOCK: Patterns = patterns![
    "screen.key-block",
    "block",
    "chặn lượt",
    "blockieren",
    "bloquear",
];

/// `cancel`
pub fn key_cancel(language: Language) -> String {
    say(language, &KEY_CANCEL, &[])
}
static KEY_CANCEL: Patterns = patterns![
    "screen.key-cancel",
    "cancel",
    "hủy",
    "abbrechen",
    "cancelar",
];

/// `change`
///
/// After two keys: "←/→ change".
pub fn key_change(language: Language) -> String {
    say(language, &KEY_CHANGE, &[])
}
static KEY_CHANGE: Patterns = patterns![
    "screen.key-change",
    "change",
    "đổi",
    "ändern",
    "cambiar",
];

/// `choose`
pub fn key_choose(language: Language) -> String {
    say(language, &KEY_CHOOSE, &[])
}
static KEY_CHOOSE: Patterns = patterns![
    "screen.key-choose",
    "choose",
    "chọn",
    "wählen",
    "elegir",
];

/// `column`
///
/// After the key that chooses another column in a study.
pub fn key_column(language: Language) -> String {
    say(language, &KEY_COLUMN, &[])
}
static KEY_COLUMN: Patterns = patterns![
    "screen.key-column",
    "column",
    "cột",
    "Spalte",
    "columna",
];

/// `continue`
pub fn key_continue(language: Language) -> String {
    say(language, &KEY_CONTINUE, &[])
}
static KEY_CONTINUE: Patterns = patterns![
    "screen.key-continue",
    "continue",
    "tiếp tục",
    "fortsetzen",
    "continuar",
];

/// `copy`
pub fn key_copy(language: Language) -> String {
    say(language, &KEY_COPY, &[])
}
static KEY_COPY: Patterns = patterns![
    "screen.key-copy",
    "copy",
    "sao chép",
    "kopieren",
    "copiar",
];

/// `delete`
pub fn key_delete(language: Language) -> String {
    say(language, &KEY_DELETE, &[])
}
static KEY_DELETE: Patterns = patterns![
    "screen.key-delete",
    "delete",
    "xóa",
    "löschen",
    "borrar",
];

/// `drop`
pub fn key_drop(language: Language) -> String {
    say(language, &KEY_DROP, &[])
}
static KEY_DROP: Patterns = patterns![
    "screen.key-drop",
    "drop",
    "thả quân",
    "einwerfen",
    "soltar",
];

/// `earlier`
pub fn key_earlier(language: Language) -> String {
    say(language, &KEY_EARLIER, &[])
}
static KEY_EARLIER: Patterns = patterns![
    "screen.key-earlier",
    "earlier",
    "nước trước",
    "früher",
    "anterior",
];

/// `end turn`
pub fn key_end_turn(language: Language) -> String {
    say(language, &KEY_END_TURN, &[])
}
static KEY_END_TURN: Patterns = patterns![
    "screen.key-end-turn",
    "end turn",
    "kết thúc lượt",
    "Zug beenden",
    "fin de turno",
];

/// `hint`
pub fn key_hint(language: Language) -> String {
    say(language, &KEY_HINT, &[])
}
static KEY_HINT: Patterns = patterns![
    "screen.key-hint",
    "hint",
    "gợi ý",
    "Tipp",
    "pista",
];

/// `help`
pub fn key_keys(language: Language) -> String {
    say(language, &KEY_KEYS, &[])
}
static KEY_KEYS: Patterns = patterns![
    "screen.key-keys",
    "help",
    "trợ giúp",
    "Hilfe",
    "ayuda",
];

/// `later`
pub fn key_later(language: Language) -> String {
    say(language, &KEY_LATER, &[])
}
static KEY_LATER: Patterns = patterns![
    "screen.key-later",
    "later",
    "nước sau",
    "später",
    "siguiente",
];

/// `leave`
pub fn key_leave(language: Language) -> String {
    say(language, &KEY_LEAVE, &[])
}
static KEY_LEAVE: Patterns = patterns![
    "screen.key-leave",
    "leave",
    "rời đi",
    "verlassen",
    "salir",
];

/// `menu`
pub fn key_menu(language: Language) -> String {
    say(language, &KEY_MENU, &[])
}
static KEY_MENU: Patterns = patterns![
    "screen.key-menu",
    "menu",
    "menu",
    "Menü",
    "menú",
];

/// `move now`
pub fn key_move_now(language: Language) -> String {
    say(language, &KEY_MOVE_NOW, &[])
}
static KEY_MOVE_NOW: Patterns = patterns![
    "screen.key-move-now",
    "move now",
    "đi ngay",
    "jetzt ziehen",
    "jugar ya",
];

/// `new game`
pub fn key_new_game(language: Language) -> String {
    say(language, &KEY_NEW_GAME, &[])
}
static KEY_NEW_GAME: Patterns = patterns![
    "screen.key-new-game",
    "new game",
    "ván mới",
    "neue Partie",
    "nueva partida",
];

/// `next mistake`
pub fn key_next_mistake(language: Language) -> String {
    say(language, &KEY_NEXT_MISTAKE, &[])
}
static KEY_NEXT_MISTAKE: Patterns = patterns![
    "screen.key-next-mistake",
    "next mistake",
    "sai lầm sau",
    "nächster Fehler",
    "siguiente error",
];

/// `offer draw`
pub fn key_offer_draw(language: Language) -> String {
    say(language, &KEY_OFFER_DRAW, &[])
}
static KEY_OFFER_DRAW: Patterns = patterns![
    "screen.key-offer-draw",
    "offer draw",
    "xin hòa",
    "Unentschieden?",
    "proponer empate",
];

/// `pause`
pub fn key_pause(language: Language) -> String {
    say(language, &KEY_PAUSE, &[])
}
static KEY_PAUSE: Patterns = patterns![
    "screen.key-pause",
    "pause",
    "tạm dừng",
    "Pause",
    "pausar",
];

/// `play`
pub fn key_play(language: Language) -> String {
    say(language, &KEY_PLAY, &[])
}
static KEY_PLAY: Patterns = patterns![
    "screen.key-play",
    "play",
    "đi",
    "spielen",
    "jugar",
];

/// `play from here`
pub fn key_play_from_here(language: Language) -> String {
    say(language, &KEY_PLAY_FROM_HERE, &[])
}
static KEY_PLAY_FROM_HERE: Patterns = patterns![
    "screen.key-play-from-here",
    "play from here",
    "chơi từ đây",
    "ab hier spielen",
    "jugar desde aquí",
];

/// `previous`
///
/// After next mistake: the mistake before.
pub fn key_previous_mistake(language: Language) -> String {
    say(language, &KEY_PREVIOUS_MISTAKE, &[])
}
static KEY_PREVIOUS_MISTAKE: Patterns = patterns![
    "screen.key-previous-mistake",
    "previous",
    "trước",
    "voriger",
    "anterior",
];

/// `quit`
pub fn key_quit(language: Language) -> String {
    say(language, &KEY_QUIT, &[])
}
static KEY_QUIT: Patterns = patterns![
    "screen.key-quit",
    "quit",
    "thoát",
    "beenden",
    "salir",
];

/// `redo`
pub fn key_redo(language: Language) -> String {
    say(language, &KEY_REDO, &[])
}
static KEY_REDO: Patterns = patterns![
    "screen.key-redo",
    "redo",
    "khôi phục",
    "wiederholen",
    "rehacer",
];

/// `rematch`
pub fn key_rematch(language: Language) -> String {
    say(language, &KEY_REMATCH, &[])
}
static KEY_REMATCH: Patterns = patterns![
    "screen.key-rematch",
    "rematch",
    "tái đấu",
    "Revanche",
    "revancha",
];

/// `remove`
pub fn key_remove(language: Language) -> String {
    say(language, &KEY_REMOVE, &[])
}
static KEY_REMOVE: Patterns = patterns![
    "screen.key-remove",
    "remove",
    "gỡ quân",
    "entfernen",
    "quitar",
];

/// `remove this disc`
pub fn key_remove_this(language: Language) -> String {
    say(language, &KEY_REMOVE_THIS, &[])
}
static KEY_REMOVE_THIS: Patterns = patterns![
    "screen.key-remove-this",
    "remove this disc",
    "gỡ quân này",
    "diesen entfernen",
    "quitar esta ficha",
];

/// `resign`
pub fn key_resign(language: Language) -> String {
    say(language, &KEY_RESIGN, &[])
}
static KEY_RESIGN: Patterns = patterns![
    "screen.key-resign",
    "resign",
    "chịu thua",
    "aufgeben",
    "rendirse",
];

/// `save`
pub fn key_save(language: Language) -> String {
    say(language, &KEY_SAVE, &[])
}
static KEY_SAVE: Patterns = patterns![
    "screen.key-save",
    "save",
    "lưu",
    "speichern",
    "guardar",
];

/// `scroll`
///
/// After two keys: "↑/↓ scroll".
pub fn key_scroll(language: Language) -> String {
    say(language, &KEY_SCROLL, &[])
}
static KEY_SCROLL: Patterns = patterns![
    "screen.key-scroll",
    "scroll",
    "cuộn",
    "blättern",
    "desplazar",
];

/// `move`
///
/// After two keys: "←/→ move": to the move before or after this one.
pub fn key_step(language: Language) -> String {
    say(language, &KEY_STEP, &[])
}
static KEY_STEP: Patterns = patterns![
    "screen.key-step",
    "move",
    "nước",
    "Zug",
    "jugada",
];

/// `study`
pub fn key_study(language: Language) -> String {
    say(language, &KEY_STUDY, &[])
}
static KEY_STUDY: Patterns = patterns![
    "screen.key-study",
    "study",
    "phân tích",
    "Analyse",
    "analizar",
];

/// `take back`
pub fn key_take_back(language: Language) -> String {
    say(language, &KEY_TAKE_BACK, &[])
}
static KEY_TAKE_BACK: Patterns = patterns![
    "screen.key-take-back",
    "take back",
    "đi lại",
    "Zug zurück",
    "retirar",
];

/// `take { $symbol }`
///
/// $symbol is the sign of discs: "take X".
pub fn key_take_symbol(language: Language, symbol: impl Display) -> String {
    say(language, &KEY_TAKE_SYMBOL, &[Value::Text(&symbol)])
}
static KEY_TAKE_SYMBOL: Patterns = patterns![
    "screen.key-take-symbol",
    "take \u{1}0",
    "chọn \u{1}0",
    "\u{1}0 nehmen",
    "elegir \u{1}0",
];

/// `try again`
pub fn key_try_again(language: Language) -> String {
    say(language, &KEY_TRY_AGAIN, &[])
}
static KEY_TRY_AGAIN: Patterns = patterns![
    "screen.key-try-again",
    "try again",
    "thử lại",
    "noch einmal",
    "reintentar",
];

/// `type a position`
pub fn key_type(language: Language) -> String {
    say(language, &KEY_TYPE, &[])
}
static KEY_TYPE: Patterns = patterns![
    "screen.key-type",
    "type a position",
    "nhập thế cờ",
    "Stellung eingeben",
    "escribir posición",
];

/// `undo`
pub fn key_undo(language: Language) -> String {
    say(language, &KEY_UNDO, &[])
}
static KEY_UNDO: Patterns = patterns![
    "screen.key-undo",
    "undo",
    "hoàn tác",
    "Rücknahme",
    "deshacer",
];

/// `undo (loses)`
///
/// No undo is left, and asking for one loses the game.
pub fn key_undo_loses(language: Language) -> String {
    say(language, &KEY_UNDO_LOSES, &[])
}
static KEY_UNDO_LOSES: Patterns = patterns![
    "screen.key-undo-loses",
    "undo (loses)",
    "hoàn tác (thua)",
    "Rücknahme (verliert)",
    "deshacer (pierdes)",
];

/// `Keys`
pub fn keys(language: Language) -> String {
    say(language, &KEYS, &[])
}
static KEYS: Patterns = patterns![
    "screen.keys",
    "Keys",
    "Phím tắt",
    "Tasten",
    "Teclas",
];

/// `There is no branch before this move.`
pub fn no_earlier_branch(language: Language) -> String {
    say(language, &NO_EARLIER_BRANCH, &[])
}
static NO_EARLIER_BRANCH: Patterns = patterns![
    "screen.no-earlier-branch",
    "There is no branch before this move.",
    "Trước nước này không có nhánh nào.",
    "Vor diesem Zug zweigt keine Variante ab.",
    "No hay ninguna variante antes de esta jugada.",
];

/// `No earlier move is known to be a mistake.`
pub fn no_earlier_mistake(language: Language) -> String {
    say(language, &NO_EARLIER_MISTAKE, &[])
}
static NO_EARLIER_MISTAKE: Patterns = patterns![
    "screen.no-earlier-mistake",
    "No earlier move is known to be a mistake.",
    "Chưa thấy sai lầm nào ở các nước trước.",
    "Davor ist kein Fehler bekannt.",
    "No se conoce ningún error anterior.",
];

/// `There is no finished game.`
pub fn no_finished_games(language: Language) -> String {
    say(language, &NO_FINISHED_GAMES, &[])
}
static NO_FINISHED_GAMES: Patterns = patterns![
    "screen.no-finished-games",
    "There is no finished game.",
    "Chưa có ván nào đã xong.",
    "Es gibt keine beendete Partie.",
    "No hay ninguna partida terminada.",
];

/// `No later move is known to be a mistake.`
pub fn no_later_mistake(language: Language) -> String {
    say(language, &NO_LATER_MISTAKE, &[])
}
static NO_LATER_MISTAKE: Patterns = patterns![
    "screen.no-later-mistake",
    "No later move is known to be a mistake.",
    "Chưa thấy sai lầm nào ở các nước sau.",
    "Danach ist kein Fehler bekannt.",
    "No se conoce ningún error posterior.",
];

/// `No other move was tried here.`
pub fn no_other_branch(language: Language) -> String {
    say(language, &NO_OTHER_BRANCH, &[])
}
static NO_OTHER_BRANCH: Patterns = patterns![
    "screen.no-other-branch",
    "No other move was tried here.",
    "Ở đây chưa thử nước nào khác.",
    "Hier wurde kein anderer Zug probiert.",
    "Aquí no se probó ninguna otra jugada.",
];

/// `There is no unfinished game.`
pub fn no_unfinished_games(language: Language) -> String {
    say(language, &NO_UNFINISHED_GAMES, &[])
}
static NO_UNFINISHED_GAMES: Patterns = patterns![
    "screen.no-unfinished-games",
    "There is no unfinished game.",
    "Không có ván nào dang dở.",
    "Es gibt keine offene Partie.",
    "No hay ninguna partida sin terminar.",
];

/// `The game can't be kept ({ $error }). Save it elsewhere with { $save }, or end the program with { $stop }, which prints it.`
///
/// A game can't be left, because it would be lost. $error says why it can't be kept.
pub fn not_kept(language: Language, error: impl Display, save: impl Display, stop: impl Display) -> String {
    say(language, &NOT_KEPT, &[Value::Text(&error), Value::Text(&save), Value::Text(&stop)])
}
static NOT_KEPT: Patterns = patterns![
    "screen.not-kept",
    "The game can't be kept (\u{1}0). Save it elsewhere with \u{1}1, or end the program with \u{1}2, which prints it.",
    "Không giữ được ván (\u{1}0). Hãy lưu ván ở nơi khác bằng \u{1}1, hoặc dừng chương trình bằng \u{1}2: ván sẽ được in ra.",
    "Die Partie lässt sich nicht sichern (\u{1}0). Speichere sie mit \u{1}1 woanders oder beende das Programm mit \u{1}2; dann wird sie ausgegeben.",
    "La partida no se puede guardar automáticamente (\u{1}0). Guárdala en otro lugar con \u{1}1 o cierra el programa con \u{1}2, que la muestra al salir.",
];

/// `Not valid: { $problem }.`
///
/// $problem: why what was typed can't be taken, without a full stop.
pub fn not_valid(language: Language, problem: impl Display) -> String {
    say(language, &NOT_VALID, &[Value::Text(&problem)])
}
static NOT_VALID: Patterns = patterns![
    "screen.not-valid",
    "Not valid: \u{1}0.",
    "Không hợp lệ: \u{1}0.",
    "Ungültig: \u{1}0.",
    "No es válido: \u{1}0.",
];

/// `Opponent`
pub fn opponent(language: Language) -> String {
    say(language, &OPPONENT, &[])
}
static OPPONENT: Patterns = patterns![
    "screen.opponent",
    "Opponent",
    "Đối thủ",
    "Gegner",
    "Rival",
];

/// `Play from here`
pub fn play_title(language: Language) -> String {
    say(language, &PLAY_TITLE, &[])
}
static PLAY_TITLE: Patterns = patterns![
    "screen.play-title",
    "Play from here",
    "Chơi từ đây",
    "Ab hier spielen",
    "Jugar desde aquí",
];

/// `level { $level }`
///
/// Beside a computer's name.
pub fn player_level(language: Language, level: impl Display) -> String {
    say(language, &PLAYER_LEVEL, &[Value::Text(&level)])
}
static PLAYER_LEVEL: Patterns = patterns![
    "screen.player-level",
    "level \u{1}0",
    "cấp \u{1}0",
    "Stufe \u{1}0",
    "nivel \u{1}0",
];

/// `A position to study`
pub fn position_title(language: Language) -> String {
    say(language, &POSITION_TITLE, &[])
}
static POSITION_TITLE: Patterns = patterns![
    "screen.position-title",
    "A position to study",
    "Thế cờ cần phân tích",
    "Eine Stellung analysieren",
    "Posición para analizar",
];

/// `Quit`
pub fn quit(language: Language) -> String {
    say(language, &QUIT, &[])
}
static QUIT: Patterns = patterns![
    "screen.quit",
    "Quit",
    "Thoát",
    "Beenden",
    "Salir",
];

/// `Save the game to which file?`
pub fn save_question(language: Language) -> String {
    say(language, &SAVE_QUESTION, &[])
}
static SAVE_QUESTION: Patterns = patterns![
    "screen.save-question",
    "Save the game to which file?",
    "Lưu ván vào tệp nào?",
    "In welche Datei speichern?",
    "¿En qué archivo guardas la partida?",
];

/// `Save the study to which file?`
pub fn save_study_question(language: Language) -> String {
    say(language, &SAVE_STUDY_QUESTION, &[])
}
static SAVE_STUDY_QUESTION: Patterns = patterns![
    "screen.save-study-question",
    "Save the study to which file?",
    "Lưu bản phân tích vào tệp nào?",
    "In welche Datei soll die Analyse gespeichert werden?",
    "¿En qué archivo guardas el análisis?",
];

/// `Score: { $score }`
///
/// $score: "Ann 2, Bob 1, 1 draw".
pub fn score(language: Language, score: impl Display) -> String {
    say(language, &SCORE, &[Value::Text(&score)])
}
static SCORE: Patterns = patterns![
    "screen.score",
    "Score: \u{1}0",
    "Tỉ số: \u{1}0",
    "Stand: \u{1}0",
    "Marcador: \u{1}0",
];

/// `Serious play`
pub fn serious(language: Language) -> String {
    say(language, &SERIOUS, &[])
}
static SERIOUS: Patterns = patterns![
    "screen.serious",
    "Serious play",
    "Ván nghiêm túc",
    "Ernste Partie",
    "Partida seria",
];

/// `Settings`
pub fn settings(language: Language) -> String {
    say(language, &SETTINGS, &[])
}
static SETTINGS: Patterns = patterns![
    "screen.settings",
    "Settings",
    "Cài đặt",
    "Einstellungen",
    "Ajustes",
];

/// `Settings: { $problem } ({ $file })`
///
/// What is wrong with the settings file; $problem comes without a full stop.
pub fn settings_problem(language: Language, file: impl Display, problem: impl Display) -> String {
    say(language, &SETTINGS_PROBLEM, &[Value::Text(&file), Value::Text(&problem)])
}
static SETTINGS_PROBLEM: Patterns = patterns![
    "screen.settings-problem",
    "Settings: \u{1}1 (\u{1}0)",
    "Cài đặt: \u{1}1 (\u{1}0)",
    "Einstellungen: \u{1}1 (\u{1}0)",
    "Ajustes: \u{1}1 (\u{1}0)",
];

/// `Settings: { $problem } (and { $more } more) ({ $file })`
///
/// The first problem, and how many more there are.
pub fn settings_problems(language: Language, file: impl Display, more: impl Count, problem: impl Display) -> String {
    say(language, &SETTINGS_PROBLEMS, &[Value::Text(&file), Value::Number(more.count()), Value::Text(&problem)])
}
static SETTINGS_PROBLEMS: Patterns = patterns![
    "screen.settings-problems",
    "\u{2}1\u{3}one\u{4}Settings: \u{1}2 (and \u{1}1 more) (\u{1}0)\u{3}other\u{4}Settings: \u{1}2 (and \u{1}1 more) (\u{1}0)",
    "Cài đặt: \u{1}2 (và \u{1}1 lỗi nữa) (\u{1}0)",
    "\u{2}1\u{3}one\u{4}Einstellungen: \u{1}2 (und \u{1}1 weiteres Problem) (\u{1}0)\u{3}other\u{4}Einstellungen: \u{1}2 (und \u{1}1 weitere Probleme) (\u{1}0)",
    "Ajustes: \u{1}2 (y \u{1}1 más) (\u{1}0)",
];

/// `blk { $left }`
pub fn short_blocks(language: Language, left: impl Display) -> String {
    say(language, &SHORT_BLOCKS, &[Value::Text(&left)])
}
static SHORT_BLOCKS: Patterns = patterns![
    "screen.short-blocks",
    "blk \u{1}0",
    "chặn \u{1}0",
    "blk \u{1}0",
    "blq \u{1}0",
];

/// `rem { $left }`
pub fn short_removes(language: Language, left: impl Display) -> String {
    say(language, &SHORT_REMOVES, &[Value::Text(&left)])
}
static SHORT_REMOVES: Patterns = patterns![
    "screen.short-removes",
    "rem \u{1}0",
    "gỡ \u{1}0",
    "entf \u{1}0",
    "quit \u{1}0",
];

/// `undo { $left }`
pub fn short_undos(language: Language, left: impl Display) -> String {
    say(language, &SHORT_UNDOS, &[Value::Text(&left)])
}
static SHORT_UNDOS: Patterns = patterns![
    "screen.short-undos",
    "undo \u{1}0",
    "hoàn \u{1}0",
    "rück \u{1}0",
    "desh \u{1}0",
];

/// `bad { $used }/{ $limit }`
///
/// Violations: how many, and how many lose the game.
pub fn short_violations(language: Language, limit: impl Display, used: impl Display) -> String {
    say(language, &SHORT_VIOLATIONS, &[Value::Text(&limit), Value::Text(&used)])
}
static SHORT_VIOLATIONS: Patterns = patterns![
    "screen.short-violations",
    "bad \u{1}1/\u{1}0",
    "sai \u{1}1/\u{1}0",
    "vst \u{1}1/\u{1}0",
    "inf \u{1}1/\u{1}0",
];

/// `Start the game`
pub fn start_game(language: Language) -> String {
    say(language, &START_GAME, &[])
}
static START_GAME: Patterns = patterns![
    "screen.start-game",
    "Start the game",
    "Bắt đầu ván",
    "Partie beginnen",
    "Empezar la partida",
];

/// `Study`
pub fn study(language: Language) -> String {
    say(language, &STUDY, &[])
}
static STUDY: Patterns = patterns![
    "screen.study",
    "Study",
    "Phân tích",
    "Analyse",
    "Analizar",
];

/// `Study: move { $move } of { $last }`
///
/// Above a study. As short as can be.
pub fn study_heading(language: Language, last: impl Display, move_: impl Display) -> String {
    say(language, &STUDY_HEADING, &[Value::Text(&last), Value::Text(&move_)])
}
static STUDY_HEADING: Patterns = patterns![
    "screen.study-heading",
    "Study: move \u{1}1 of \u{1}0",
    "Phân tích: nước \u{1}1/\u{1}0",
    "Analyse: Zug \u{1}1 von \u{1}0",
    "Análisis: jugada \u{1}1 de \u{1}0",
];

/// `Study: move { $move } of { $last }, { $branches } other branches`
///
/// $branches: how many other moves were tried here.
pub fn study_heading_branches(language: Language, branches: impl Count, last: impl Display, move_: impl Display) -> String {
    say(language, &STUDY_HEADING_BRANCHES, &[Value::Number(branches.count()), Value::Text(&last), Value::Text(&move_)])
}
static STUDY_HEADING_BRANCHES: Patterns = patterns![
    "screen.study-heading-branches",
    "\u{2}0\u{3}one\u{4}Study: move \u{1}2 of \u{1}1, \u{1}0 other branch\u{3}other\u{4}Study: move \u{1}2 of \u{1}1, \u{1}0 other branches",
    "Phân tích: nước \u{1}2/\u{1}1, \u{1}0 nhánh khác",
    "\u{2}0\u{3}one\u{4}Analyse: Zug \u{1}2 von \u{1}1, \u{1}0 andere Variante\u{3}other\u{4}Analyse: Zug \u{1}2 von \u{1}1, \u{1}0 andere Varianten",
    "\u{2}0\u{3}one\u{4}Análisis: jugada \u{1}2 de \u{1}1, \u{1}0 variante más\u{3}other\u{4}Análisis: jugada \u{1}2 de \u{1}1, \u{1}0 variantes más",
];

/// `{ $one } vs { $two }`
///
/// $one and $two are players with their symbols.
pub fn study_players(language: Language, one: impl Display, two: impl Display) -> String {
    say(language, &STUDY_PLAYERS, &[Value::Text(&one), Value::Text(&two)])
}
static STUDY_PLAYERS: Patterns = patterns![
    "screen.study-players",
    "\u{1}0 vs \u{1}1",
    "\u{1}0 đấu với \u{1}1",
    "\u{1}0 \u{2013} \u{1}1",
    "\u{1}0 vs. \u{1}1",
];

/// `Saved to { $file }. Open it with: fourline study { $file }`
///
/// $file is the file of a study; what stands after the colon is typed.
pub fn study_saved(language: Language, file: impl Display) -> String {
    say(language, &STUDY_SAVED, &[Value::Text(&file)])
}
static STUDY_SAVED: Patterns = patterns![
    "screen.study-saved",
    "Saved to \u{1}0. Open it with: fourline study \u{1}0",
    "Đã lưu vào \u{1}0. Muốn mở lại, hãy gõ: fourline study \u{1}0",
    "In \u{1}0 gespeichert. Öffnen mit: fourline study \u{1}0",
    "Guardado en \u{1}0. Ábrelo con: fourline study \u{1}0",
];

/// `four in a row, with your house rules`
///
/// Below the name of the game.
pub fn tagline(language: Language) -> String {
    say(language, &TAGLINE, &[])
}
static TAGLINE: Patterns = patterns![
    "screen.tagline",
    "four in a row, with your house rules",
    "bốn quân thẳng hàng, theo luật của bạn",
    "Vier gewinnt mit deinen Hausregeln",
    "cuatro en línea, con tus reglas",
];

/// `Please make the window larger: { $needed-columns } columns by { $needed-rows } rows (now { $columns } by { $rows }).`
///
/// Shown instead of the page. The numbers are columns and rows of the terminal.
pub fn too_small(language: Language, columns: impl Display, needed_columns: impl Display, needed_rows: impl Display, rows: impl Display) -> String {
    say(language, &TOO_SMALL, &[Value::Text(&columns), Value::Text(&needed_columns), Value::Text(&needed_rows), Value::Text(&rows)])
}
static TOO_SMALL: Patterns = patterns![
    "screen.too-small",
    "Please make the window larger: \u{1}1 columns by \u{1}2 rows (now \u{1}0 by \u{1}3).",
    "Hãy mở rộng cửa sổ: cần \u{1}1 cột, \u{1}2 dòng (hiện có \u{1}0 cột, \u{1}3 dòng).",
    "Mach das Fenster bitte größer: \u{1}1 Spalten mal \u{1}2 Zeilen (jetzt \u{1}0 mal \u{1}3).",
    "Agranda la ventana: hacen falta \u{1}1 columnas por \u{1}2 filas (ahora \u{1}0 por \u{1}3).",
];

/// `{ $count } unfinished games`
pub fn unfinished_count(language: Language, count: impl Count) -> String {
    say(language, &UNFINISHED_COUNT, &[Value::Number(count.count())])
}
static UNFINISHED_COUNT: Patterns = patterns![
    "screen.unfinished-count",
    "\u{2}0\u{3}one\u{4}\u{1}0 unfinished game\u{3}other\u{4}\u{1}0 unfinished games",
    "\u{1}0 ván dang dở",
    "\u{2}0\u{3}one\u{4}\u{1}0 offene Partie\u{3}other\u{4}\u{1}0 offene Partien",
    "\u{2}0\u{3}one\u{4}\u{1}0 partida sin terminar\u{3}other\u{4}\u{1}0 partidas sin terminar",
];

/// `Unfinished games`
pub fn unfinished_games(language: Language) -> String {
    say(language, &UNFINISHED_GAMES, &[])
}
static UNFINISHED_GAMES: Patterns = patterns![
    "screen.unfinished-games",
    "Unfinished games",
    "Ván dang dở",
    "Offene Partien",
    "Partidas sin terminar",
];

/// `Your name`
pub fn your_name(language: Language) -> String {
    say(language, &YOUR_NAME, &[])
}
static YOUR_NAME: Patterns = patterns![
    "screen.your-name",
    "Your name",
    "Tên của bạn",
    "Dein Name",
    "Tu nombre",
];

#[cfg(any(test, feature = "packs"))]
pub(crate) static ALL: &[crate::pattern::Known] = &[
    ("about-clock", &ABOUT_CLOCK, "t"),
    ("about-copied", &ABOUT_COPIED, "t"),
    ("about-game", &ABOUT_GAME, "tt"),
    ("about-name", &ABOUT_NAME, "t"),
    ("about-open-game", &ABOUT_OPEN_GAME, "tt"),
    ("about-own-rules", &ABOUT_OWN_RULES, ""),
    ("about-play", &ABOUT_PLAY, "t"),
    ("about-position", &ABOUT_POSITION, "tt"),
    ("about-rule", &ABOUT_RULE, "tt"),
    ("about-serious-off", &ABOUT_SERIOUS_OFF, ""),
    ("about-serious-on", &ABOUT_SERIOUS_ON, ""),
    ("about-settings", &ABOUT_SETTINGS, ""),
    ("about-start", &ABOUT_START, "ttt"),
    ("about-study", &ABOUT_STUDY, ""),
    ("about-symbols", &ABOUT_SYMBOLS, "t"),
    ("about-who-starts", &ABOUT_WHO_STARTS, ""),
    ("at-beginning", &AT_BEGINNING, ""),
    ("at-end", &AT_END, ""),
    ("choices-not-saved", &CHOICES_NOT_SAVED, "t"),
    ("computer-number", &COMPUTER_NUMBER, "t"),
    ("copied-title", &COPIED_TITLE, ""),
    ("could-not-continue", &COULD_NOT_CONTINUE, "t"),
    ("could-not-continue-game", &COULD_NOT_CONTINUE_GAME, "t"),
    ("could-not-delete", &COULD_NOT_DELETE, "t"),
    ("deleted", &DELETED, ""),
    ("disc-at", &DISC_AT, "tt"),
    ("finished-count", &FINISHED_COUNT, "n"),
    ("finished-games", &FINISHED_GAMES, ""),
    ("full", &FULL, ""),
    ("game-is-over-here", &GAME_IS_OVER_HERE, ""),
    ("game-rules", &GAME_RULES, "t"),
    ("half-a-number", &HALF_A_NUMBER, "tt"),
    ("key-accept", &KEY_ACCEPT, ""),
    ("key-back", &KEY_BACK, ""),
    ("key-back-to-now", &KEY_BACK_TO_NOW, ""),
    ("key-block", &KEY_BLOCK, ""),
    ("key-cancel", &KEY_CANCEL, ""),
    ("key-change", &KEY_CHANGE, ""),
    ("key-choose", &KEY_CHOOSE, ""),
    ("key-column", &KEY_COLUMN, ""),
    ("key-continue", &KEY_CONTINUE, ""),
    ("key-copy", &KEY_COPY, ""),
    ("key-delete", &KEY_DELETE, ""),
    ("key-drop", &KEY_DROP, ""),
    ("key-earlier", &KEY_EARLIER, ""),
    ("key-end-turn", &KEY_END_TURN, ""),
    ("key-hint", &KEY_HINT, ""),
    ("key-keys", &KEY_KEYS, ""),
    ("key-later", &KEY_LATER, ""),
    ("key-leave", &KEY_LEAVE, ""),
    ("key-menu", &KEY_MENU, ""),
    ("key-move-now", &KEY_MOVE_NOW, ""),
    ("key-new-game", &KEY_NEW_GAME, ""),
    ("key-next-mistake", &KEY_NEXT_MISTAKE, ""),
    ("key-offer-draw", &KEY_OFFER_DRAW, ""),
    ("key-pause", &KEY_PAUSE, ""),
    ("key-play", &KEY_PLAY, ""),
    ("key-play-from-here", &KEY_PLAY_FROM_HERE, ""),
    ("key-previous-mistake", &KEY_PREVIOUS_MISTAKE, ""),
    ("key-quit", &KEY_QUIT, ""),
    ("key-redo", &KEY_REDO, ""),
    ("key-rematch", &KEY_REMATCH, ""),
    ("key-remove", &KEY_REMOVE, ""),
    ("key-remove-this", &KEY_REMOVE_THIS, ""),
    ("key-resign", &KEY_RESIGN, ""),
    ("key-save", &KEY_SAVE, ""),
    ("key-scroll", &KEY_SCROLL, ""),
    ("key-step", &KEY_STEP, ""),
    ("key-study", &KEY_STUDY, ""),
    ("key-take-back", &KEY_TAKE_BACK, ""),
    ("key-take-symbol", &KEY_TAKE_SYMBOL, "t"),
    ("key-try-again", &KEY_TRY_AGAIN, ""),
    ("key-type", &KEY_TYPE, ""),
    ("key-undo", &KEY_UNDO, ""),
    ("key-undo-loses", &KEY_UNDO_LOSES, ""),
    ("keys", &KEYS, ""),
    ("no-earlier-branch", &NO_EARLIER_BRANCH, ""),
    ("no-earlier-mistake", &NO_EARLIER_MISTAKE, ""),
    ("no-finished-games", &NO_FINISHED_GAMES, ""),
    ("no-later-mistake", &NO_LATER_MISTAKE, ""),
    ("no-other-branch", &NO_OTHER_BRANCH, ""),
    ("no-unfinished-games", &NO_UNFINISHED_GAMES, ""),
    ("not-kept", &NOT_KEPT, "ttt"),
    ("not-valid", &NOT_VALID, "t"),
    ("opponent", &OPPONENT, ""),
    ("play-title", &PLAY_TITLE, ""),
    ("player-level", &PLAYER_LEVEL, "t"),
    ("position-title", &POSITION_TITLE, ""),
    ("quit", &QUIT, ""),
    ("save-question", &SAVE_QUESTION, ""),
    ("save-study-question", &SAVE_STUDY_QUESTION, ""),
    ("score", &SCORE, "t"),
    ("serious", &SERIOUS, ""),
    ("settings", &SETTINGS, ""),
    ("settings-problem", &SETTINGS_PROBLEM, "tt"),
    ("settings-problems", &SETTINGS_PROBLEMS, "tnt"),
    ("short-blocks", &SHORT_BLOCKS, "t"),
    ("short-removes", &SHORT_REMOVES, "t"),
    ("short-undos", &SHORT_UNDOS, "t"),
    ("short-violations", &SHORT_VIOLATIONS, "tt"),
    ("start-game", &START_GAME, ""),
    ("study", &STUDY, ""),
    ("study-heading", &STUDY_HEADING, "tt"),
    ("study-heading-branches", &STUDY_HEADING_BRANCHES, "ntt"),
    ("study-players", &STUDY_PLAYERS, "tt"),
    ("study-saved", &STUDY_SAVED, "t"),
    ("tagline", &TAGLINE, ""),
    ("too-small", &TOO_SMALL, "tttt"),
    ("unfinished-count", &UNFINISHED_COUNT, "n"),
    ("unfinished-games", &UNFINISHED_GAMES, ""),
    ("your-name", &YOUR_NAME, ""),
];
