// Written by `cargo xtask words` from the catalogues in `ftl`; changes here are lost.

//! The messages of `web.ftl`.

use crate::{Count, Language, Who};
use crate::pattern::{Patterns, Value, patterns, say};
use std::fmt::Display;

/// `Games, settings and statistics stay on this device. Only what you play online is also kept on the server.`
pub fn about_data(language: Language) -> String {
    say(language, &ABOUT_DATA, &[])
}
static ABOUT_DATA: Patterns = patterns![
    "web.about-data",
    "Games, settings and statistics stay on this device. Only what you play online is also kept on the server.",
    "Ván cờ, cài đặt và thống kê nằm trên thiết bị này. Chỉ những ván chơi trực tuyến mới được lưu thêm trên máy chủ.",
    "Partien, Einstellungen und Statistik bleiben auf diesem Gerät. Nur was du online spielst, liegt auch auf dem Server.",
    "Las partidas, los ajustes y las estadísticas se quedan en este dispositivo. Solo lo que juegas en línea se guarda también en el servidor.",
];

/// `Actions`
///
/// For those who hear the page: the group of buttons.
pub fn actions(language: Language) -> String {
    say(language, &ACTIONS, &[])
}
static ACTIONS: Patterns = patterns![
    "web.actions",
    "Actions",
    "Hành động",
    "Aktionen",
    "Acciones",
];

/// `This link can't be opened: { $problem }.`
pub fn bad_link(language: Language, problem: impl Display) -> String {
    say(language, &BAD_LINK, &[Value::Text(&problem)])
}
static BAD_LINK: Patterns = patterns![
    "web.bad-link",
    "This link can't be opened: \u{1}0.",
    "Không mở được liên kết này: \u{1}0.",
    "Dieser Link lässt sich nicht öffnen: \u{1}0.",
    "Este enlace no se puede abrir: \u{1}0.",
];

/// `This link can't be opened: there is no board of that size.`
pub fn bad_link_board(language: Language) -> String {
    say(language, &BAD_LINK_BOARD, &[])
}
static BAD_LINK_BOARD: Patterns = patterns![
    "web.bad-link-board",
    "This link can't be opened: there is no board of that size.",
    "Không mở được liên kết này: không có bàn cờ cỡ đó.",
    "Dieser Link lässt sich nicht öffnen: Ein Brett dieser Größe gibt es nicht.",
    "Este enlace no se puede abrir: no hay un tablero de ese tamaño.",
];

/// `This link can't be opened: a part of it is missing or changed. Copy the whole link again.`
pub fn bad_link_cut(language: Language) -> String {
    say(language, &BAD_LINK_CUT, &[])
}
static BAD_LINK_CUT: Patterns = patterns![
    "web.bad-link-cut",
    "This link can't be opened: a part of it is missing or changed. Copy the whole link again.",
    "Không mở được liên kết này: một phần bị thiếu hoặc bị đổi. Hãy sao chép lại cả liên kết.",
    "Dieser Link lässt sich nicht öffnen: Ein Teil fehlt oder ist verändert. Kopiere den ganzen Link noch einmal.",
    "Este enlace no se puede abrir: falta una parte o está cambiada. Copia el enlace entero otra vez.",
];

/// `Board, { $columns } columns, { $rows } rows`
///
/// For those who hear the page: the name of the group of columns.
pub fn board_of(language: Language, columns: impl Display, rows: impl Display) -> String {
    say(language, &BOARD_OF, &[Value::Text(&columns), Value::Text(&rows)])
}
static BOARD_OF: Patterns = patterns![
    "web.board-of",
    "Board, \u{1}0 columns, \u{1}1 rows",
    "Bàn cờ \u{1}0 cột, \u{1}1 hàng",
    "Brett mit \u{1}0 Spalten und \u{1}1 Zeilen",
    "Tablero de \u{1}0 columnas y \u{1}1 filas",
];

/// `Empty board`
pub fn clear_board(language: Language) -> String {
    say(language, &CLEAR_BOARD, &[])
}
static CLEAR_BOARD: Patterns = patterns![
    "web.clear-board",
    "Empty board",
    "Bàn trống",
    "Leeres Brett",
    "Tablero vacío",
];

/// `Close`
pub fn close(language: Language) -> String {
    say(language, &CLOSE, &[])
}
static CLOSE: Patterns = patterns![
    "web.close",
    "Close",
    "Đóng",
    "Schließen",
    "Cerrar",
];

/// `Computer { $number }`
pub fn computer_number(language: Language, number: impl Display) -> String {
    say(language, &COMPUTER_NUMBER, &[Value::Text(&number)])
}
static COMPUTER_NUMBER: Patterns = patterns![
    "web.computer-number",
    "Computer \u{1}0",
    "Máy \u{1}0",
    "Computer \u{1}0",
    "Máquina \u{1}0",
];

/// `Column { $column } is chosen. Press Enter or click again to drop.`
pub fn confirm_drop(language: Language, column: impl Display) -> String {
    say(language, &CONFIRM_DROP, &[Value::Text(&column)])
}
static CONFIRM_DROP: Patterns = patterns![
    "web.confirm-drop",
    "Column \u{1}0 is chosen. Press Enter or click again to drop.",
    "Đã chọn cột \u{1}0. Nhấn Enter hoặc bấm lần nữa để thả quân.",
    "Spalte \u{1}0 ist gewählt. Zum Einwerfen Enter drücken oder noch einmal klicken.",
    "Columna \u{1}0 elegida. Pulsa Intro o haz clic otra vez para soltar.",
];

/// `Could not read { $file }: { $problem }.`
pub fn could_not_read(language: Language, file: impl Display, problem: impl Display) -> String {
    say(language, &COULD_NOT_READ, &[Value::Text(&file), Value::Text(&problem)])
}
static COULD_NOT_READ: Patterns = patterns![
    "web.could-not-read",
    "Could not read \u{1}0: \u{1}1.",
    "Không đọc được \u{1}0: \u{1}1.",
    "\u{1}0 kann nicht gelesen werden: \u{1}1.",
    "No se pudo leer \u{1}0: \u{1}1.",
];

/// `Something went wrong. Your game is kept. Reload the page to go on.`
pub fn crashed(language: Language) -> String {
    say(language, &CRASHED, &[])
}
static CRASHED: Patterns = patterns![
    "web.crashed",
    "Something went wrong. Your game is kept. Reload the page to go on.",
    "Đã có lỗi. Ván của bạn vẫn được giữ. Hãy tải lại trang để chơi tiếp.",
    "Etwas ist schiefgegangen. Deine Partie ist gesichert. Lade die Seite neu, um weiterzuspielen.",
    "Algo salió mal. Tu partida está guardada. Recarga la página para seguir.",
];

/// `Delete everything`
pub fn delete_all(language: Language) -> String {
    say(language, &DELETE_ALL, &[])
}
static DELETE_ALL: Patterns = patterns![
    "web.delete-all",
    "Delete everything",
    "Xóa tất cả",
    "Alles löschen",
    "Borrar todo",
];

/// `Delete all games, settings and statistics on this device? This can't be undone.`
pub fn delete_all_question(language: Language) -> String {
    say(language, &DELETE_ALL_QUESTION, &[])
}
static DELETE_ALL_QUESTION: Patterns = patterns![
    "web.delete-all-question",
    "Delete all games, settings and statistics on this device? This can't be undone.",
    "Xóa mọi ván cờ, cài đặt và thống kê trên thiết bị này? Không thể hoàn tác.",
    "Alle Partien, Einstellungen und die Statistik auf diesem Gerät löschen? Das lässt sich nicht rückgängig machen.",
    "¿Borrar todas las partidas, los ajustes y las estadísticas de este dispositivo? No se puede deshacer.",
];

/// `Everything is deleted.`
pub fn deleted_all(language: Language) -> String {
    say(language, &DELETED_ALL, &[])
}
static DELETED_ALL: Patterns = patterns![
    "web.deleted-all",
    "Everything is deleted.",
    "Đã xóa tất cả.",
    "Alles ist gelöscht.",
    "Todo está borrado.",
];

/// `Four in a row with your house rules, ten levels and a perfect solver. Works offline.`
pub fn description(language: Language) -> String {
    say(language, &DESCRIPTION, &[])
}
static DESCRIPTION: Patterns = patterns![
    "web.description",
    "Four in a row with your house rules, ten levels and a perfect solver. Works offline.",
    "Bốn quân thẳng hàng với luật riêng của bạn, mười cấp độ và bộ giải hoàn hảo. Chơi được khi không có mạng.",
    "Vier gewinnt mit deinen Hausregeln, zehn Stufen und einem perfekten Löser. Funktioniert offline.",
    "Cuatro en línea con las reglas de tu casa, diez niveles y un solucionador perfecto. Funciona sin conexión.",
];

/// `Drawn`
pub fn drawn(language: Language) -> String {
    say(language, &DRAWN, &[])
}
static DRAWN: Patterns = patterns![
    "web.drawn",
    "Drawn",
    "Hòa",
    "Unentschieden",
    "Empatadas",
];

/// `Open a file`
pub fn dropped_in(language: Language) -> String {
    say(language, &DROPPED_IN, &[])
}
static DROPPED_IN: Patterns = patterns![
    "web.dropped-in",
    "Open a file",
    "Mở tệp",
    "Datei öffnen",
    "Abrir un archivo",
];

/// `Edit this board as text`
pub fn edit_board(language: Language) -> String {
    say(language, &EDIT_BOARD, &[])
}
static EDIT_BOARD: Patterns = patterns![
    "web.edit-board",
    "Edit this board as text",
    "Sửa bàn cờ này dưới dạng chữ",
    "Dieses Brett als Text ändern",
    "Editar este tablero como texto",
];

/// `Evaluation: above the middle it is good for { $first }, below for { $second }.`
pub fn evaluation(language: Language, first: impl Display, second: impl Display) -> String {
    say(language, &EVALUATION, &[Value::Text(&first), Value::Text(&second)])
}
static EVALUATION: Patterns = patterns![
    "web.evaluation",
    "Evaluation: above the middle it is good for \u{1}0, below for \u{1}1.",
    "Đánh giá: trên đường giữa là tốt cho \u{1}0, dưới là tốt cho \u{1}1.",
    "Bewertung: über der Mitte gut für \u{1}0, darunter für \u{1}1.",
    "Evaluación: por encima del centro es buena para \u{1}0, por debajo para \u{1}1.",
];

/// `Export everything`
pub fn export(language: Language) -> String {
    say(language, &EXPORT, &[])
}
static EXPORT: Patterns = patterns![
    "web.export",
    "Export everything",
    "Xuất tất cả",
    "Alles exportieren",
    "Exportar todo",
];

/// `The film is being made.`
pub fn film_begun(language: Language) -> String {
    say(language, &FILM_BEGUN, &[])
}
static FILM_BEGUN: Patterns = patterns![
    "web.film-begun",
    "The film is being made.",
    "Đang tạo phim.",
    "Der Film wird erstellt.",
    "Se está creando la película.",
];

/// `The film could not be made. It needs a connection the first time; try again when you are online.`
pub fn film_not_made(language: Language) -> String {
    say(language, &FILM_NOT_MADE, &[])
}
static FILM_NOT_MADE: Patterns = patterns![
    "web.film-not-made",
    "The film could not be made. It needs a connection the first time; try again when you are online.",
    "Không tạo được phim. Lần đầu cần có kết nối mạng; hãy thử lại khi bạn trực tuyến.",
    "Der Film konnte nicht erstellt werden. Beim ersten Mal braucht er eine Verbindung; versuche es wieder, wenn du online bist.",
    "No se pudo crear la película. La primera vez necesita conexión; inténtalo de nuevo cuando estés en línea.",
];

/// `The film is saved.`
pub fn film_saved(language: Language) -> String {
    say(language, &FILM_SAVED, &[])
}
static FILM_SAVED: Patterns = patterns![
    "web.film-saved",
    "The film is saved.",
    "Đã lưu phim.",
    "Der Film ist gespeichert.",
    "La película está guardada.",
];

/// `The game starts from the position of the study.`
pub fn from_position(language: Language) -> String {
    say(language, &FROM_POSITION, &[])
}
static FROM_POSITION: Patterns = patterns![
    "web.from-position",
    "The game starts from the position of the study.",
    "Ván bắt đầu từ thế cờ đang phân tích.",
    "Die Partie beginnt mit der Stellung der Analyse.",
    "La partida empieza desde la posición del análisis.",
];

/// `Copy link`
pub fn game_link(language: Language) -> String {
    say(language, &GAME_LINK, &[])
}
static GAME_LINK: Patterns = patterns![
    "web.game-link",
    "Copy link",
    "Sao chép liên kết",
    "Link kopieren",
    "Copiar enlace",
];

/// `Games`
pub fn games(language: Language) -> String {
    say(language, &GAMES, &[])
}
static GAMES: Patterns = patterns![
    "web.games",
    "Games",
    "Ván cờ",
    "Partien",
    "Partidas",
];

/// `Help`
pub fn help(language: Language) -> String {
    say(language, &HELP, &[])
}
static HELP: Patterns = patterns![
    "web.help",
    "Help",
    "Trợ giúp",
    "Hilfe",
    "Ayuda",
];

/// `How to play`
pub fn how_to(language: Language) -> String {
    say(language, &HOW_TO, &[])
}
static HOW_TO: Patterns = patterns![
    "web.how-to",
    "How to play",
    "Cách chơi",
    "Spielregeln",
    "Cómo se juega",
];

/// `How to play { $rules }`
///
/// A link beside a rule set.
pub fn how_to_this(language: Language, rules: impl Display) -> String {
    say(language, &HOW_TO_THIS, &[Value::Text(&rules)])
}
static HOW_TO_THIS: Patterns = patterns![
    "web.how-to-this",
    "How to play \u{1}0",
    "Cách chơi: \u{1}0",
    "Spielregeln: \u{1}0",
    "Cómo se juega: \u{1}0",
];

/// `Import`
pub fn import(language: Language) -> String {
    say(language, &IMPORT, &[])
}
static IMPORT: Patterns = patterns![
    "web.import",
    "Import",
    "Nhập",
    "Importieren",
    "Importar",
];

/// `Imported. { $count } games were added.`
pub fn imported(language: Language, count: impl Count) -> String {
    say(language, &IMPORTED, &[Value::Number(count.count())])
}
static IMPORTED: Patterns = patterns![
    "web.imported",
    "\u{2}0\u{3}0\u{4}Imported. There was no new game.\u{3}one\u{4}Imported. \u{1}0 game was added.\u{3}other\u{4}Imported. \u{1}0 games were added.",
    "\u{2}0\u{3}0\u{4}Đã nhập. Không có ván mới nào.\u{3}other\u{4}Đã nhập. Thêm \u{1}0 ván.",
    "\u{2}0\u{3}0\u{4}Importiert. Es gab keine neue Partie.\u{3}one\u{4}Importiert. \u{1}0 Partie kam dazu.\u{3}other\u{4}Importiert. \u{1}0 Partien kamen dazu.",
    "\u{2}0\u{3}0\u{4}Importado. No había partidas nuevas.\u{3}one\u{4}Importado. Se añadió \u{1}0 partida.\u{3}other\u{4}Importado. Se añadieron \u{1}0 partidas.",
];

/// `The game in play is kept; you find it under Games.`
pub fn kept_meanwhile(language: Language) -> String {
    say(language, &KEPT_MEANWHILE, &[])
}
static KEPT_MEANWHILE: Patterns = patterns![
    "web.kept-meanwhile",
    "The game in play is kept; you find it under Games.",
    "Ván đang chơi được giữ lại; bạn tìm nó trong mục Ván cờ.",
    "Die laufende Partie wird gesichert; du findest sie unter Partien.",
    "La partida en curso se guarda; la encuentras en Partidas.",
];

/// `choose a column`
pub fn key_arrows(language: Language) -> String {
    say(language, &KEY_ARROWS, &[])
}
static KEY_ARROWS: Patterns = patterns![
    "web.key-arrows",
    "choose a column",
    "chọn cột",
    "eine Spalte wählen",
    "elegir una columna",
];

/// `say what is in this column`
pub fn key_column(language: Language) -> String {
    say(language, &KEY_COLUMN, &[])
}
static KEY_COLUMN: Patterns = patterns![
    "web.key-column",
    "say what is in this column",
    "đọc các quân trong cột này",
    "den Inhalt dieser Spalte ansagen",
    "decir qué hay en esta columna",
];

/// `to the beginning, to the end`
pub fn key_ends(language: Language) -> String {
    say(language, &KEY_ENDS, &[])
}
static KEY_ENDS: Patterns = patterns![
    "web.key-ends",
    "to the beginning, to the end",
    "về đầu, đến cuối",
    "zum Anfang, zum Ende",
    "al principio, al final",
];

/// `drop, end the turn`
pub fn key_enter(language: Language) -> String {
    say(language, &KEY_ENTER, &[])
}
static KEY_ENTER: Patterns = patterns![
    "web.key-enter",
    "drop, end the turn",
    "thả quân, kết thúc lượt",
    "einwerfen, den Zug beenden",
    "soltar, terminar el turno",
];

/// `show what every column leads to, all the time`
pub fn key_keep_scores(language: Language) -> String {
    say(language, &KEY_KEEP_SCORES, &[])
}
static KEY_KEEP_SCORES: Patterns = patterns![
    "web.key-keep-scores",
    "show what every column leads to, all the time",
    "luôn hiện kết quả của từng cột",
    "dauernd zeigen, wohin jede Spalte führt",
    "mostrar siempre a qué lleva cada columna",
];

/// `say the last move`
pub fn key_last(language: Language) -> String {
    say(language, &KEY_LAST, &[])
}
static KEY_LAST: Patterns = patterns![
    "web.key-last",
    "say the last move",
    "đọc nước vừa đi",
    "den letzten Zug ansagen",
    "decir la última jugada",
];

/// `in a study, next or previous mistake`
pub fn key_mistakes(language: Language) -> String {
    say(language, &KEY_MISTAKES, &[])
}
static KEY_MISTAKES: Patterns = patterns![
    "web.key-mistakes",
    "in a study, next or previous mistake",
    "khi phân tích, sai lầm sau hoặc trước",
    "in der Analyse: nächster oder voriger Fehler",
    "en el análisis, error siguiente o anterior",
];

/// `new game, with other players or rules`
pub fn key_new(language: Language) -> String {
    say(language, &KEY_NEW, &[])
}
static KEY_NEW: Patterns = patterns![
    "web.key-new",
    "new game, with other players or rules",
    "ván mới, với người chơi hoặc luật khác",
    "neue Partie, mit anderen Spielern oder Regeln",
    "partida nueva, con otros jugadores o reglas",
];

/// `remove a disc, where the rules allow it`
pub fn key_remove(language: Language) -> String {
    say(language, &KEY_REMOVE, &[])
}
static KEY_REMOVE: Patterns = patterns![
    "web.key-remove",
    "remove a disc, where the rules allow it",
    "gỡ một quân, nếu luật cho phép",
    "einen Stein entfernen, wo die Regeln es erlauben",
    "quitar una ficha, si las reglas lo permiten",
];

/// `save the game as a file`
pub fn key_save(language: Language) -> String {
    say(language, &KEY_SAVE, &[])
}
static KEY_SAVE: Patterns = patterns![
    "web.key-save",
    "save the game as a file",
    "lưu ván thành tệp",
    "die Partie als Datei speichern",
    "guardar la partida en un archivo",
];

/// `say the scores`
pub fn key_scores(language: Language) -> String {
    say(language, &KEY_SCORES, &[])
}
static KEY_SCORES: Patterns = patterns![
    "web.key-scores",
    "say the scores",
    "đọc điểm",
    "die Wertung ansagen",
    "decir la puntuación",
];

/// `look at the previous or the next move`
pub fn key_steps(language: Language) -> String {
    say(language, &KEY_STEPS, &[])
}
static KEY_STEPS: Patterns = patterns![
    "web.key-steps",
    "look at the previous or the next move",
    "xem nước trước hoặc nước sau",
    "den vorigen oder nächsten Zug ansehen",
    "ver la jugada anterior o la siguiente",
];

/// `study this game`
pub fn key_study(language: Language) -> String {
    say(language, &KEY_STUDY, &[])
}
static KEY_STUDY: Patterns = patterns![
    "web.key-study",
    "study this game",
    "phân tích ván này",
    "diese Partie analysieren",
    "analizar esta partida",
];

/// `say the threats`
pub fn key_threats(language: Language) -> String {
    say(language, &KEY_THREATS, &[])
}
static KEY_THREATS: Patterns = patterns![
    "web.key-threats",
    "say the threats",
    "đọc các đe dọa",
    "die Drohungen ansagen",
    "decir las amenazas",
];

/// `Level { $level }`
pub fn level(language: Language, level: impl Display) -> String {
    say(language, &LEVEL, &[Value::Text(&level)])
}
static LEVEL: Patterns = patterns![
    "web.level",
    "Level \u{1}0",
    "Cấp độ \u{1}0",
    "Stufe \u{1}0",
    "Nivel \u{1}0",
];

/// `Level { $level } · beats { $below } in { $percent } %`
///
/// Below a computer's name. $below is the computer one level below.
pub fn level_and_strength(language: Language, below: impl Display, level: impl Display, percent: impl Display) -> String {
    say(language, &LEVEL_AND_STRENGTH, &[Value::Text(&below), Value::Text(&level), Value::Text(&percent)])
}
static LEVEL_AND_STRENGTH: Patterns = patterns![
    "web.level-and-strength",
    "Level \u{1}1 · beats \u{1}0 in \u{1}2 %",
    "Cấp độ \u{1}1 · thắng \u{1}0 \u{1}2 %",
    "Stufe \u{1}1 · schlägt \u{1}0 zu \u{1}2 %",
    "Nivel \u{1}1 · gana a \u{1}0 el \u{1}2 %",
];

/// `Link copied.`
pub fn link_copied(language: Language) -> String {
    say(language, &LINK_COPIED, &[])
}
static LINK_COPIED: Patterns = patterns![
    "web.link-copied",
    "Link copied.",
    "Đã sao chép liên kết.",
    "Link kopiert.",
    "Enlace copiado.",
];

/// `The browser did not allow copying. The link is { $link }`
pub fn link_not_copied(language: Language, link: impl Display) -> String {
    say(language, &LINK_NOT_COPIED, &[Value::Text(&link)])
}
static LINK_NOT_COPIED: Patterns = patterns![
    "web.link-not-copied",
    "The browser did not allow copying. The link is \u{1}0",
    "Trình duyệt không cho sao chép. Liên kết là \u{1}0",
    "Der Browser hat das Kopieren nicht erlaubt. Der Link ist \u{1}0",
    "El navegador no permitió copiar. El enlace es \u{1}0",
];

/// `Lost`
pub fn lost(language: Language) -> String {
    say(language, &LOST, &[])
}
static LOST: Patterns = patterns![
    "web.lost",
    "Lost",
    "Thua",
    "Verloren",
    "Perdidas",
];

/// `Move { $number }: { $move }`
///
/// For those who hear the list of moves. $move: "4", "x4/6", "b".
pub fn move_name(language: Language, move_: impl Display, number: impl Display) -> String {
    say(language, &MOVE_NAME, &[Value::Text(&move_), Value::Text(&number)])
}
static MOVE_NAME: Patterns = patterns![
    "web.move-name",
    "Move \u{1}1: \u{1}0",
    "Nước \u{1}1: \u{1}0",
    "Zug \u{1}1: \u{1}0",
    "Jugada \u{1}1: \u{1}0",
];

/// `Moves`
pub fn moves(language: Language) -> String {
    say(language, &MOVES, &[])
}
static MOVES: Patterns = patterns![
    "web.moves",
    "Moves",
    "Các nước đi",
    "Züge",
    "Jugadas",
];

/// `Branch ({ $count } others)`
///
/// A button: goes to the next move that was tried here instead.
pub fn next_branch(language: Language, count: impl Count) -> String {
    say(language, &NEXT_BRANCH, &[Value::Number(count.count())])
}
static NEXT_BRANCH: Patterns = patterns![
    "web.next-branch",
    "\u{2}0\u{3}one\u{4}Branch (\u{1}0 other)\u{3}other\u{4}Branch (\u{1}0 others)",
    "Nhánh (còn \u{1}0)",
    "Variante (\u{1}0 weitere)",
    "\u{2}0\u{3}one\u{4}Variante (\u{1}0 más)\u{3}other\u{4}Variante (\u{1}0 más)",
];

/// `Next mistake`
pub fn next_mistake(language: Language) -> String {
    say(language, &NEXT_MISTAKE, &[])
}
static NEXT_MISTAKE: Patterns = patterns![
    "web.next-mistake",
    "Next mistake",
    "Sai lầm tiếp",
    "Nächster Fehler",
    "Siguiente error",
];

/// `There is no move yet.`
pub fn no_last_move(language: Language) -> String {
    say(language, &NO_LAST_MOVE, &[])
}
static NO_LAST_MOVE: Patterns = patterns![
    "web.no-last-move",
    "There is no move yet.",
    "Chưa có nước nào.",
    "Es gibt noch keinen Zug.",
    "Aún no hay jugadas.",
];

/// `There is no further mistake in this line.`
pub fn no_more_mistakes(language: Language) -> String {
    say(language, &NO_MORE_MISTAKES, &[])
}
static NO_MORE_MISTAKES: Patterns = patterns![
    "web.no-more-mistakes",
    "There is no further mistake in this line.",
    "Không còn sai lầm nào trong diễn biến này.",
    "In dieser Fortsetzung gibt es keinen weiteren Fehler.",
    "No hay más errores en esta continuación.",
];

/// `No moves yet`
pub fn no_moves(language: Language) -> String {
    say(language, &NO_MOVES, &[])
}
static NO_MOVES: Patterns = patterns![
    "web.no-moves",
    "No moves yet",
    "Chưa có nước nào",
    "Noch keine Züge",
    "Aún no hay jugadas",
];

/// `There are no scores yet. Ask for a hint.`
pub fn no_scores(language: Language) -> String {
    say(language, &NO_SCORES, &[])
}
static NO_SCORES: Patterns = patterns![
    "web.no-scores",
    "There are no scores yet. Ask for a hint.",
    "Chưa có điểm. Hãy xin gợi ý.",
    "Es gibt noch keine Wertung. Frag nach einem Tipp.",
    "Aún no hay puntuación. Pide una pista.",
];

/// `No finished game against the computer yet.`
pub fn no_statistics(language: Language) -> String {
    say(language, &NO_STATISTICS, &[])
}
static NO_STATISTICS: Patterns = patterns![
    "web.no-statistics",
    "No finished game against the computer yet.",
    "Chưa có ván nào đã xong với máy.",
    "Noch keine beendete Partie gegen den Computer.",
    "Aún no hay partidas terminadas contra la máquina.",
];

/// `There is no such page.`
pub fn no_such_page(language: Language) -> String {
    say(language, &NO_SUCH_PAGE, &[])
}
static NO_SUCH_PAGE: Patterns = patterns![
    "web.no-such-page",
    "There is no such page.",
    "Không có trang này.",
    "Diese Seite gibt es nicht.",
    "Esta página no existe.",
];

/// `Neither side can complete a line now.`
pub fn no_threats(language: Language) -> String {
    say(language, &NO_THREATS, &[])
}
static NO_THREATS: Patterns = patterns![
    "web.no-threats",
    "Neither side can complete a line now.",
    "Hiện chưa bên nào có thể tạo dãy thắng.",
    "Zurzeit kann keine Seite eine Reihe vollenden.",
    "Ahora ninguno puede completar una línea.",
];

/// `it is neither a record nor an export of Fourline`
///
/// Stands after a colon.
pub fn not_an_export(language: Language) -> String {
    say(language, &NOT_AN_EXPORT, &[])
}
static NOT_AN_EXPORT: Patterns = patterns![
    "web.not-an-export",
    "it is neither a record nor an export of Fourline",
    "đây không phải biên bản hay bản xuất của Fourline",
    "es ist weder eine Aufzeichnung noch ein Export von Fourline",
    "no es un registro ni una exportación de Fourline",
];

/// `Your browser does not let this site keep anything, so closing the page loses the game. Play on, and save it as a file.`
pub fn not_kept_forbidden(language: Language) -> String {
    say(language, &NOT_KEPT_FORBIDDEN, &[])
}
static NOT_KEPT_FORBIDDEN: Patterns = patterns![
    "web.not-kept-forbidden",
    "Your browser does not let this site keep anything, so closing the page loses the game. Play on, and save it as a file.",
    "Trình duyệt không cho trang này giữ gì cả, đóng trang là mất ván. Cứ chơi tiếp rồi lưu thành tệp.",
    "Dein Browser erlaubt dieser Seite nicht, etwas zu sichern; wird sie geschlossen, ist die Partie verloren. Spiel weiter und speichere sie als Datei.",
    "Tu navegador no deja que este sitio guarde nada; si cierras la página, pierdes la partida. Sigue jugando y guárdala en un archivo.",
];

/// `Your browser has no room left for this site, so the game is not kept. Play on, and save it as a file, or delete old games.`
pub fn not_kept_full(language: Language) -> String {
    say(language, &NOT_KEPT_FULL, &[])
}
static NOT_KEPT_FULL: Patterns = patterns![
    "web.not-kept-full",
    "Your browser has no room left for this site, so the game is not kept. Play on, and save it as a file, or delete old games.",
    "Trình duyệt không còn chỗ cho trang này nên ván không được giữ. Cứ chơi tiếp rồi lưu thành tệp, hoặc xóa bớt ván cũ.",
    "Dein Browser hat keinen Platz mehr für diese Seite, darum wird die Partie nicht gesichert. Spiel weiter und speichere sie als Datei, oder lösche alte Partien.",
    "Tu navegador no tiene más espacio para este sitio, así que la partida no se guarda. Sigue jugando y guárdala en un archivo, o borra partidas antiguas.",
];

/// `This game is not on this device.`
pub fn not_on_device(language: Language) -> String {
    say(language, &NOT_ON_DEVICE, &[])
}
static NOT_ON_DEVICE: Patterns = patterns![
    "web.not-on-device",
    "This game is not on this device.",
    "Ván này không có trên thiết bị này.",
    "Diese Partie ist nicht auf diesem Gerät.",
    "Esta partida no está en este dispositivo.",
];

/// `open in another tab`
pub fn open_elsewhere(language: Language) -> String {
    say(language, &OPEN_ELSEWHERE, &[])
}
static OPEN_ELSEWHERE: Patterns = patterns![
    "web.open-elsewhere",
    "open in another tab",
    "đang mở ở thẻ khác",
    "in einem anderen Tab offen",
    "abierta en otra pestaña",
];

/// `Opponent`
pub fn opponent(language: Language) -> String {
    say(language, &OPPONENT, &[])
}
static OPPONENT: Patterns = patterns![
    "web.opponent",
    "Opponent",
    "Đối thủ",
    "Gegner",
    "Rival",
];

/// `Other rule sets`
pub fn other_rules(language: Language) -> String {
    say(language, &OTHER_RULES, &[])
}
static OTHER_RULES: Patterns = patterns![
    "web.other-rules",
    "Other rule sets",
    "Bộ luật khác",
    "Andere Regelwerke",
    "Otros reglamentos",
];

/// `Pages`
///
/// For those who hear the page: the list of links to all pages.
pub fn pages(language: Language) -> String {
    say(language, &PAGES, &[])
}
static PAGES: Patterns = patterns![
    "web.pages",
    "Pages",
    "Các trang",
    "Seiten",
    "Páginas",
];

/// `Moves, a drawn board or a record`
pub fn paste(language: Language) -> String {
    say(language, &PASTE, &[])
}
static PASTE: Patterns = patterns![
    "web.paste",
    "Moves, a drawn board or a record",
    "Nước đi, bàn cờ vẽ hoặc biên bản",
    "Züge, ein gezeichnetes Brett oder eine Aufzeichnung",
    "Jugadas, un tablero dibujado o un registro",
];

/// `Moves are columns, counted from 1: 4453. A board is drawn with X, O and dots, one row a line.`
pub fn paste_help(language: Language) -> String {
    say(language, &PASTE_HELP, &[])
}
static PASTE_HELP: Patterns = patterns![
    "web.paste-help",
    "Moves are columns, counted from 1: 4453. A board is drawn with X, O and dots, one row a line.",
    "Nước đi là số cột, đếm từ 1: 4453. Bàn cờ vẽ bằng X, O và dấu chấm, mỗi hàng một dòng.",
    "Züge sind Spalten, gezählt ab 1: 4453. Ein Brett besteht aus X, O und Punkten, eine Zeile je Reihe.",
    "Las jugadas son columnas, contadas desde 1: 4453. Un tablero se dibuja con X, O y puntos, una fila por línea.",
];

/// `Play`
///
/// Names of pages, in a row at the top: as short as possible.
pub fn play(language: Language) -> String {
    say(language, &PLAY, &[])
}
static PLAY: Patterns = patterns![
    "web.play",
    "Play",
    "Chơi",
    "Spielen",
    "Jugar",
];

/// `Play from here`
pub fn play_here(language: Language) -> String {
    say(language, &PLAY_HERE, &[])
}
static PLAY_HERE: Patterns = patterns![
    "web.play-here",
    "Play from here",
    "Chơi từ đây",
    "Ab hier spielen",
    "Jugar desde aquí",
];

/// `Play with these rules`
pub fn play_these(language: Language) -> String {
    say(language, &PLAY_THESE, &[])
}
static PLAY_THESE: Patterns = patterns![
    "web.play-these",
    "Play with these rules",
    "Chơi với luật này",
    "Mit diesen Regeln spielen",
    "Jugar con estas reglas",
];

/// `{ $problem }.`
///
/// $problem comes without a full stop.
pub fn problem(language: Language, problem: impl Display) -> String {
    say(language, &PROBLEM, &[Value::Text(&problem)])
}
static PROBLEM: Patterns = patterns![
    "web.problem",
    "\u{1}0.",
    "\u{1}0.",
    "\u{1}0.",
    "\u{1}0.",
];

/// `Show`
///
/// A button: shows what was typed.
pub fn read(language: Language) -> String {
    say(language, &READ, &[])
}
static READ: Patterns = patterns![
    "web.read",
    "Show",
    "Hiện",
    "Zeigen",
    "Mostrar",
];

/// `Reload`
pub fn reload(language: Language) -> String {
    say(language, &RELOAD, &[])
}
static RELOAD: Patterns = patterns![
    "web.reload",
    "Reload",
    "Tải lại",
    "Neu laden",
    "Recargar",
];

/// `Review`
///
/// Goes through the game that is over.
pub fn review(language: Language) -> String {
    say(language, &REVIEW, &[])
}
static REVIEW: Patterns = patterns![
    "web.review",
    "Review",
    "Xem lại",
    "Ansehen",
    "Repasar",
];

/// `Save these rules as`
pub fn rule_set_name(language: Language) -> String {
    say(language, &RULE_SET_NAME, &[])
}
static RULE_SET_NAME: Patterns = patterns![
    "web.rule-set-name",
    "Save these rules as",
    "Lưu bộ luật này với tên",
    "Diese Regeln speichern als",
    "Guardar estas reglas como",
];

/// `{ $rules } · { $columns }×{ $rows }`
pub fn rules_and_size(language: Language, columns: impl Display, rows: impl Display, rules: impl Display) -> String {
    say(language, &RULES_AND_SIZE, &[Value::Text(&columns), Value::Text(&rows), Value::Text(&rules)])
}
static RULES_AND_SIZE: Patterns = patterns![
    "web.rules-and-size",
    "\u{1}2 · \u{1}0×\u{1}1",
    "\u{1}2 · \u{1}0×\u{1}1",
    "\u{1}2 · \u{1}0×\u{1}1",
    "\u{1}2 · \u{1}0×\u{1}1",
];

/// `The rules are not saved: { $problem }.`
pub fn rules_not_saved(language: Language, problem: impl Display) -> String {
    say(language, &RULES_NOT_SAVED, &[Value::Text(&problem)])
}
static RULES_NOT_SAVED: Patterns = patterns![
    "web.rules-not-saved",
    "The rules are not saved: \u{1}0.",
    "Chưa lưu được luật: \u{1}0.",
    "Die Regeln sind nicht gespeichert: \u{1}0.",
    "Las reglas no se guardaron: \u{1}0.",
];

/// `The rules are saved as { $name }.`
pub fn rules_saved(language: Language, name: impl Display) -> String {
    say(language, &RULES_SAVED, &[Value::Text(&name)])
}
static RULES_SAVED: Patterns = patterns![
    "web.rules-saved",
    "The rules are saved as \u{1}0.",
    "Đã lưu luật với tên \u{1}0.",
    "Die Regeln sind als \u{1}0 gespeichert.",
    "Las reglas están guardadas como \u{1}0.",
];

/// `Film (GIF)`
pub fn save_gif(language: Language) -> String {
    say(language, &SAVE_GIF, &[])
}
static SAVE_GIF: Patterns = patterns![
    "web.save-gif",
    "Film (GIF)",
    "Phim (GIF)",
    "Film (GIF)",
    "Película (GIF)",
];

/// `Picture (PNG)`
pub fn save_png(language: Language) -> String {
    say(language, &SAVE_PNG, &[])
}
static SAVE_PNG: Patterns = patterns![
    "web.save-png",
    "Picture (PNG)",
    "Hình (PNG)",
    "Bild (PNG)",
    "Imagen (PNG)",
];

/// `Save as a file`
pub fn save_record(language: Language) -> String {
    say(language, &SAVE_RECORD, &[])
}
static SAVE_RECORD: Patterns = patterns![
    "web.save-record",
    "Save as a file",
    "Lưu thành tệp",
    "Als Datei speichern",
    "Guardar en un archivo",
];

/// `Save the rules`
pub fn save_rules(language: Language) -> String {
    say(language, &SAVE_RULES, &[])
}
static SAVE_RULES: Patterns = patterns![
    "web.save-rules",
    "Save the rules",
    "Lưu luật",
    "Regeln speichern",
    "Guardar las reglas",
];

/// `Picture (SVG)`
pub fn save_svg(language: Language) -> String {
    say(language, &SAVE_SVG, &[])
}
static SAVE_SVG: Patterns = patterns![
    "web.save-svg",
    "Picture (SVG)",
    "Hình (SVG)",
    "Bild (SVG)",
    "Imagen (SVG)",
];

/// `Whole board`
pub fn say_board(language: Language) -> String {
    say(language, &SAY_BOARD, &[])
}
static SAY_BOARD: Patterns = patterns![
    "web.say-board",
    "Whole board",
    "Cả bàn cờ",
    "Ganzes Brett",
    "Todo el tablero",
];

/// `This column`
pub fn say_column(language: Language) -> String {
    say(language, &SAY_COLUMN, &[])
}
static SAY_COLUMN: Patterns = patterns![
    "web.say-column",
    "This column",
    "Cột này",
    "Diese Spalte",
    "Esta columna",
];

/// `Last move`
pub fn say_last(language: Language) -> String {
    say(language, &SAY_LAST, &[])
}
static SAY_LAST: Patterns = patterns![
    "web.say-last",
    "Last move",
    "Nước vừa đi",
    "Letzter Zug",
    "Última jugada",
];

/// `Scores`
pub fn say_scores(language: Language) -> String {
    say(language, &SAY_SCORES, &[])
}
static SAY_SCORES: Patterns = patterns![
    "web.say-scores",
    "Scores",
    "Điểm",
    "Wertung",
    "Puntuación",
];

/// `Threats`
pub fn say_threats(language: Language) -> String {
    say(language, &SAY_THREATS, &[])
}
static SAY_THREATS: Patterns = patterns![
    "web.say-threats",
    "Threats",
    "Đe dọa",
    "Drohungen",
    "Amenazas",
];

/// `Scores`
///
/// A button: shows what each column leads to, and keeps it on.
pub fn scores(language: Language) -> String {
    say(language, &SCORES, &[])
}
static SCORES: Patterns = patterns![
    "web.scores",
    "Scores",
    "Điểm",
    "Wertung",
    "Puntuación",
];

/// `Settings`
pub fn settings(language: Language) -> String {
    say(language, &SETTINGS, &[])
}
static SETTINGS: Patterns = patterns![
    "web.settings",
    "Settings",
    "Cài đặt",
    "Einstellungen",
    "Ajustes",
];

/// `The settings count for now, but they can't be kept on this device.`
pub fn settings_not_kept(language: Language) -> String {
    say(language, &SETTINGS_NOT_KEPT, &[])
}
static SETTINGS_NOT_KEPT: Patterns = patterns![
    "web.settings-not-kept",
    "The settings count for now, but they can't be kept on this device.",
    "Cài đặt có hiệu lực lúc này nhưng không giữ được trên thiết bị.",
    "Die Einstellungen gelten jetzt, können auf diesem Gerät aber nicht gesichert werden.",
    "Los ajustes valen por ahora, pero no se pueden guardar en este dispositivo.",
];

/// `The settings on this device can't be read by this version. They are left as they are.`
pub fn settings_unreadable(language: Language) -> String {
    say(language, &SETTINGS_UNREADABLE, &[])
}
static SETTINGS_UNREADABLE: Patterns = patterns![
    "web.settings-unreadable",
    "The settings on this device can't be read by this version. They are left as they are.",
    "Phiên bản này không đọc được cài đặt trên thiết bị. Chúng được giữ nguyên.",
    "Die Einstellungen auf diesem Gerät kann diese Version nicht lesen. Sie bleiben, wie sie sind.",
    "Esta versión no puede leer los ajustes de este dispositivo. Se dejan tal como están.",
];

/// `Share and save`
pub fn share(language: Language) -> String {
    say(language, &SHARE, &[])
}
static SHARE: Patterns = patterns![
    "web.share",
    "Share and save",
    "Chia sẻ và lưu",
    "Teilen und speichern",
    "Compartir y guardar",
];

/// `Skip to the board`
///
/// A link that keyboards reach first.
pub fn skip(language: Language) -> String {
    say(language, &SKIP, &[])
}
static SKIP: Patterns = patterns![
    "web.skip",
    "Skip to the board",
    "Đến bàn cờ",
    "Zum Brett",
    "Ir al tablero",
];

/// `Statistics`
pub fn statistics(language: Language) -> String {
    say(language, &STATISTICS, &[])
}
static STATISTICS: Patterns = patterns![
    "web.statistics",
    "Statistics",
    "Thống kê",
    "Statistik",
    "Estadísticas",
];

/// `Study`
pub fn study(language: Language) -> String {
    say(language, &STUDY, &[])
}
static STUDY: Patterns = patterns![
    "web.study",
    "Study",
    "Phân tích",
    "Analyse",
    "Análisis",
];

/// `{ $who } can complete a line in { $columns }.`
///
/// $columns is a list: "column 3, column 5".
pub fn threat(language: Language, columns: impl Display, who: &Who) -> String {
    say(language, &THREAT, &[Value::Text(&columns), Value::Who(who)])
}
static THREAT: Patterns = patterns![
    "web.threat",
    "\u{2}1\u{3}you\u{4}You can complete a line in \u{1}0.\u{3}other\u{4}\u{1}1 can complete a line in \u{1}0.",
    "\u{2}1\u{3}you\u{4}Bạn có thể tạo dãy thắng ở \u{1}0.\u{3}other\u{4}\u{1}1 có thể tạo dãy thắng ở \u{1}0.",
    "\u{2}1\u{3}you\u{4}Du kannst eine Reihe vollenden: \u{1}0.\u{3}other\u{4}\u{1}1 kann eine Reihe vollenden: \u{1}0.",
    "\u{2}1\u{3}you\u{4}Puedes completar una línea en \u{1}0.\u{3}other\u{4}\u{1}1 puede completar una línea en \u{1}0.",
];

/// `{ $page } - Fourline`
///
/// The title of the browser's tab.
pub fn title(language: Language, page: impl Display) -> String {
    say(language, &TITLE, &[Value::Text(&page)])
}
static TITLE: Patterns = patterns![
    "web.title",
    "\u{1}0 - Fourline",
    "\u{1}0 - Fourline",
    "\u{1}0 - Fourline",
    "\u{1}0 - Fourline",
];

/// `Back to the game`
///
/// A button, while an earlier move is looked at.
pub fn to_the_end(language: Language) -> String {
    say(language, &TO_THE_END, &[])
}
static TO_THE_END: Patterns = patterns![
    "web.to-the-end",
    "Back to the game",
    "Về ván đang chơi",
    "Zurück zur Partie",
    "Volver a la partida",
];

/// `the file is too large`
pub fn too_large(language: Language) -> String {
    say(language, &TOO_LARGE, &[])
}
static TOO_LARGE: Patterns = patterns![
    "web.too-large",
    "the file is too large",
    "tệp quá lớn",
    "die Datei ist zu groß",
    "el archivo es demasiado grande",
];

/// `Column { $number }: type another digit, or press Enter.`
///
/// On a wide board, after the first digit of a column.
pub fn typed_digit(language: Language, number: impl Display) -> String {
    say(language, &TYPED_DIGIT, &[Value::Text(&number)])
}
static TYPED_DIGIT: Patterns = patterns![
    "web.typed-digit",
    "Column \u{1}0: type another digit, or press Enter.",
    "Cột \u{1}0: gõ thêm một chữ số hoặc nhấn Enter.",
    "Spalte \u{1}0: noch eine Ziffer, oder Enter drücken.",
    "Columna \u{1}0: escribe otra cifra o pulsa Intro.",
];

/// `{ $count } games can't be read by this version. They are kept as they are.`
pub fn unreadable_games(language: Language, count: impl Count) -> String {
    say(language, &UNREADABLE_GAMES, &[Value::Number(count.count())])
}
static UNREADABLE_GAMES: Patterns = patterns![
    "web.unreadable-games",
    "\u{2}0\u{3}one\u{4}\u{1}0 game can't be read by this version. It is kept as it is.\u{3}other\u{4}\u{1}0 games can't be read by this version. They are kept as they are.",
    "Phiên bản này không đọc được \u{1}0 ván. Chúng được giữ nguyên.",
    "\u{2}0\u{3}one\u{4}\u{1}0 Partie kann diese Version nicht lesen. Sie bleibt, wie sie ist.\u{3}other\u{4}\u{1}0 Partien kann diese Version nicht lesen. Sie bleiben, wie sie sind.",
    "\u{2}0\u{3}one\u{4}Esta versión no puede leer \u{1}0 partida. Se conserva tal como está.\u{3}other\u{4}Esta versión no puede leer \u{1}0 partidas. Se conservan tal como están.",
];

/// `A new version is ready.`
pub fn update_ready(language: Language) -> String {
    say(language, &UPDATE_READY, &[])
}
static UPDATE_READY: Patterns = patterns![
    "web.update-ready",
    "A new version is ready.",
    "Đã có phiên bản mới.",
    "Eine neue Version ist da.",
    "Hay una versión nueva.",
];

/// `Where am I?`
pub fn where_am_i(language: Language) -> String {
    say(language, &WHERE_AM_I, &[])
}
static WHERE_AM_I: Patterns = patterns![
    "web.where-am-i",
    "Where am I?",
    "Tôi đang ở đâu?",
    "Wo bin ich?",
    "¿Dónde estoy?",
];

/// `Which rules?`
pub fn which_rules(language: Language) -> String {
    say(language, &WHICH_RULES, &[])
}
static WHICH_RULES: Patterns = patterns![
    "web.which-rules",
    "Which rules?",
    "Luật nào?",
    "Welche Regeln?",
    "¿Qué reglas?",
];

/// `Who plays?`
pub fn who_plays(language: Language) -> String {
    say(language, &WHO_PLAYS, &[])
}
static WHO_PLAYS: Patterns = patterns![
    "web.who-plays",
    "Who plays?",
    "Ai chơi?",
    "Wer spielt?",
    "¿Quién juega?",
];

/// `Won`
///
/// Headings of a table of numbers.
pub fn won(language: Language) -> String {
    say(language, &WON, &[])
}
static WON: Patterns = patterns![
    "web.won",
    "Won",
    "Thắng",
    "Gewonnen",
    "Ganadas",
];

/// `On this device`
pub fn your_data(language: Language) -> String {
    say(language, &YOUR_DATA, &[])
}
static YOUR_DATA: Patterns = patterns![
    "web.your-data",
    "On this device",
    "Trên thiết bị này",
    "Auf diesem Gerät",
    "En este dispositivo",
];

#[cfg(any(test, feature = "packs"))]
pub(crate) static ALL: &[crate::pattern::Known] = &[
    ("about-data", &ABOUT_DATA, ""),
    ("actions", &ACTIONS, ""),
    ("bad-link", &BAD_LINK, "t"),
    ("bad-link-board", &BAD_LINK_BOARD, ""),
    ("bad-link-cut", &BAD_LINK_CUT, ""),
    ("board-of", &BOARD_OF, "tt"),
    ("clear-board", &CLEAR_BOARD, ""),
    ("close", &CLOSE, ""),
    ("computer-number", &COMPUTER_NUMBER, "t"),
    ("confirm-drop", &CONFIRM_DROP, "t"),
    ("could-not-read", &COULD_NOT_READ, "tt"),
    ("crashed", &CRASHED, ""),
    ("delete-all", &DELETE_ALL, ""),
    ("delete-all-question", &DELETE_ALL_QUESTION, ""),
    ("deleted-all", &DELETED_ALL, ""),
    ("description", &DESCRIPTION, ""),
    ("drawn", &DRAWN, ""),
    ("dropped-in", &DROPPED_IN, ""),
    ("edit-board", &EDIT_BOARD, ""),
    ("evaluation", &EVALUATION, "tt"),
    ("export", &EXPORT, ""),
    ("film-begun", &FILM_BEGUN, ""),
    ("film-not-made", &FILM_NOT_MADE, ""),
    ("film-saved", &FILM_SAVED, ""),
    ("from-position", &FROM_POSITION, ""),
    ("game-link", &GAME_LINK, ""),
    ("games", &GAMES, ""),
    ("help", &HELP, ""),
    ("how-to", &HOW_TO, ""),
    ("how-to-this", &HOW_TO_THIS, "t"),
    ("import", &IMPORT, ""),
    ("imported", &IMPORTED, "n"),
    ("kept-meanwhile", &KEPT_MEANWHILE, ""),
    ("key-arrows", &KEY_ARROWS, ""),
    ("key-column", &KEY_COLUMN, ""),
    ("key-ends", &KEY_ENDS, ""),
    ("key-enter", &KEY_ENTER, ""),
    ("key-keep-scores", &KEY_KEEP_SCORES, ""),
    ("key-last", &KEY_LAST, ""),
    ("key-mistakes", &KEY_MISTAKES, ""),
    ("key-new", &KEY_NEW, ""),
    ("key-remove", &KEY_REMOVE, ""),
    ("key-save", &KEY_SAVE, ""),
    ("key-scores", &KEY_SCORES, ""),
    ("key-steps", &KEY_STEPS, ""),
    ("key-study", &KEY_STUDY, ""),
    ("key-threats", &KEY_THREATS, ""),
    ("level", &LEVEL, "t"),
    ("level-and-strength", &LEVEL_AND_STRENGTH, "ttt"),
    ("link-copied", &LINK_COPIED, ""),
    ("link-not-copied", &LINK_NOT_COPIED, "t"),
    ("lost", &LOST, ""),
    ("move-name", &MOVE_NAME, "tt"),
    ("moves", &MOVES, ""),
    ("next-branch", &NEXT_BRANCH, "n"),
    ("next-mistake", &NEXT_MISTAKE, ""),
    ("no-last-move", &NO_LAST_MOVE, ""),
    ("no-more-mistakes", &NO_MORE_MISTAKES, ""),
    ("no-moves", &NO_MOVES, ""),
    ("no-scores", &NO_SCORES, ""),
    ("no-statistics", &NO_STATISTICS, ""),
    ("no-such-page", &NO_SUCH_PAGE, ""),
    ("no-threats", &NO_THREATS, ""),
    ("not-an-export", &NOT_AN_EXPORT, ""),
    ("not-kept-forbidden", &NOT_KEPT_FORBIDDEN, ""),
    ("not-kept-full", &NOT_KEPT_FULL, ""),
    ("not-on-device", &NOT_ON_DEVICE, ""),
    ("open-elsewhere", &OPEN_ELSEWHERE, ""),
    ("opponent", &OPPONENT, ""),
    ("other-rules", &OTHER_RULES, ""),
    ("pages", &PAGES, ""),
    ("paste", &PASTE, ""),
    ("paste-help", &PASTE_HELP, ""),
    ("play", &PLAY, ""),
    ("play-here", &PLAY_HERE, ""),
    ("play-these", &PLAY_THESE, ""),
    ("problem", &PROBLEM, "t"),
    ("read", &READ, ""),
    ("reload", &RELOAD, ""),
    ("review", &REVIEW, ""),
    ("rule-set-name", &RULE_SET_NAME, ""),
    ("rules-and-size", &RULES_AND_SIZE, "ttt"),
    ("rules-not-saved", &RULES_NOT_SAVED, "t"),
    ("rules-saved", &RULES_SAVED, "t"),
    ("save-gif", &SAVE_GIF, ""),
    ("save-png", &SAVE_PNG, ""),
    ("save-record", &SAVE_RECORD, ""),
    ("save-rules", &SAVE_RULES, ""),
    ("save-svg", &SAVE_SVG, ""),
    ("say-board", &SAY_BOARD, ""),
    ("say-column", &SAY_COLUMN, ""),
    ("say-last", &SAY_LAST, ""),
    ("say-scores", &SAY_SCORES, ""),
    ("say-threats", &SAY_THREATS, ""),
    ("scores", &SCORES, ""),
    ("settings", &SETTINGS, ""),
    ("settings-not-kept", &SETTINGS_NOT_KEPT, ""),
    ("settings-unreadable", &SETTINGS_UNREADABLE, ""),
    ("share", &SHARE, ""),
    ("skip", &SKIP, ""),
    ("statistics", &STATISTICS, ""),
    ("study", &STUDY, ""),
    ("threat", &THREAT, "tw"),
    ("title", &TITLE, "t"),
    ("to-the-end", &TO_THE_END, ""),
    ("too-large", &TOO_LARGE, ""),
    ("typed-digit", &TYPED_DIGIT, "t"),
    ("unreadable-games", &UNREADABLE_GAMES, "n"),
    ("update-ready", &UPDATE_READY, ""),
    ("where-am-i", &WHERE_AM_I, ""),
    ("which-rules", &WHICH_RULES, ""),
    ("who-plays", &WHO_PLAYS, ""),
    ("won", &WON, ""),
    ("your-data", &YOUR_DATA, ""),
];
