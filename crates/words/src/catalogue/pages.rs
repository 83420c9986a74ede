// Written by `cargo xtask words` from the catalogues in `ftl`; changes here are lost.

//! The messages of `pages.ftl`.

use crate::{Count, Language};
use crate::pattern::{Patterns, Value, patterns, say};
use std::fmt::Display;

/// `a friend`
///
/// The opponent: "Opponent: a friend", "Play: a friend, Classic".
pub fn a_friend(language: Language) -> String {
    say(language, &A_FRIEND, &[])
}
static A_FRIEND: Patterns = patterns![
    "pages.a-friend",
    "a friend",
    "bạn bè",
    "zu zweit",
    "otra persona",
];

/// `All actions with their keys. Press a key to change one.`
pub fn about_change_keys(language: Language) -> String {
    say(language, &ABOUT_CHANGE_KEYS, &[])
}
static ABOUT_CHANGE_KEYS: Patterns = patterns![
    "pages.about-change-keys",
    "All actions with their keys. Press a key to change one.",
    "Mọi hành động và phím của chúng. Nhấn phím để đổi.",
    "Alle Aktionen mit ihren Tasten. Geändert wird durch Drücken.",
    "Todas las acciones con sus teclas. Se cambian pulsándolas.",
];

/// `{ $choose }, then a key: replaces the keys. { $add }: adds a key. { $reset }: the usual keys. { $reset-all }: the usual keys of all actions.`
///
/// All four are names of keys.
pub fn about_changing(language: Language, add: impl Display, choose: impl Display, reset: impl Display, reset_all: impl Display) -> String {
    say(language, &ABOUT_CHANGING, &[Value::Text(&add), Value::Text(&choose), Value::Text(&reset), Value::Text(&reset_all)])
}
static ABOUT_CHANGING: Patterns = patterns![
    "pages.about-changing",
    "\u{1}1, then a key: replaces the keys. \u{1}0: adds a key. \u{1}2: the usual keys. \u{1}3: the usual keys of all actions.",
    "\u{1}1 rồi một phím: thay phím. \u{1}0: thêm một phím. \u{1}2: phím mặc định. \u{1}3: phím mặc định của mọi hành động.",
    "\u{1}1, dann eine Taste: ersetzt die Tasten. \u{1}0: eine Taste dazu. \u{1}2: die üblichen Tasten. \u{1}3: die üblichen Tasten aller Aktionen.",
    "\u{1}1 y luego una tecla: sustituye las teclas. \u{1}0: añade una. \u{1}2: las teclas habituales. \u{1}3: las habituales de todas las acciones.",
];

/// `A page with boards for every rule set.`
pub fn about_how_to_play(language: Language) -> String {
    say(language, &ABOUT_HOW_TO_PLAY, &[])
}
static ABOUT_HOW_TO_PLAY: Patterns = patterns![
    "pages.about-how-to-play",
    "A page with boards for every rule set.",
    "Một trang có hình bàn cờ cho mỗi bộ luật.",
    "Eine Seite mit Brettern für jedes Regelwerk.",
    "Una página con tableros para cada reglamento.",
];

/// `Hides what is below.`
pub fn about_less(language: Language) -> String {
    say(language, &ABOUT_LESS, &[])
}
static ABOUT_LESS: Patterns = patterns![
    "pages.about-less",
    "Hides what is below.",
    "Ẩn phần bên dưới.",
    "Blendet aus, was darunter steht.",
    "Oculta lo que hay debajo.",
];

/// `Names, who starts, clock, the board, and every single rule.`
pub fn about_more(language: Language) -> String {
    say(language, &ABOUT_MORE, &[])
}
static ABOUT_MORE: Patterns = patterns![
    "pages.about-more",
    "Names, who starts, clock, the board, and every single rule.",
    "Tên, ai đi trước, đồng hồ, bàn cờ và từng điều luật.",
    "Namen, wer beginnt, Uhr, Brett und jede einzelne Regel.",
    "Nombres, quién empieza, reloj, tablero y cada una de las reglas.",
];

/// `Choose the opponent and the rules: a friend, ten levels, or two computers to watch.`
pub fn about_new_game(language: Language) -> String {
    say(language, &ABOUT_NEW_GAME, &[])
}
static ABOUT_NEW_GAME: Patterns = patterns![
    "pages.about-new-game",
    "Choose the opponent and the rules: a friend, ten levels, or two computers to watch.",
    "Chọn đối thủ và luật: bạn bè, mười cấp độ, hoặc xem hai máy đấu.",
    "Gegner und Regeln wählen: zu zweit, zehn Stufen oder zwei Computer zum Zusehen.",
    "Elige el rival y las reglas: otra persona, diez niveles o dos máquinas para mirar.",
];

/// `Starts at once. { $opponent } { $rules }`
///
/// $opponent and $rules are a sentence each.
pub fn about_play(language: Language, opponent: impl Display, rules: impl Display) -> String {
    say(language, &ABOUT_PLAY, &[Value::Text(&opponent), Value::Text(&rules)])
}
static ABOUT_PLAY: Patterns = patterns![
    "pages.about-play",
    "Starts at once. \u{1}0 \u{1}1",
    "Bắt đầu ngay. \u{1}0 \u{1}1",
    "Beginnt sofort. \u{1}0 \u{1}1",
    "Empieza al momento. \u{1}0 \u{1}1",
];

/// `Unfinished games are kept.`
pub fn about_quit(language: Language) -> String {
    say(language, &ABOUT_QUIT, &[])
}
static ABOUT_QUIT: Patterns = patterns![
    "pages.about-quit",
    "Unfinished games are kept.",
    "Ván dang dở được giữ lại.",
    "Offene Partien bleiben gesichert.",
    "Las partidas sin terminar se conservan.",
];

/// `Press { $enter } to type a name. Rules that have a name already are renamed.`
pub fn about_save_rules(language: Language, enter: impl Display) -> String {
    say(language, &ABOUT_SAVE_RULES, &[Value::Text(&enter)])
}
static ABOUT_SAVE_RULES: Patterns = patterns![
    "pages.about-save-rules",
    "Press \u{1}0 to type a name. Rules that have a name already are renamed.",
    "Nhấn \u{1}0 để nhập tên. Bộ luật đã có tên thì được đổi tên.",
    "Mit \u{1}0 kannst du einen Namen tippen. Regeln, die schon einen haben, werden umbenannt.",
    "Pulsa \u{1}0 para escribir un nombre. Si las reglas ya tienen nombre, se cambia.",
];

/// `Seat 1 or seat 2. Some rules say that seat 1 starts.`
pub fn about_your_seat(language: Language) -> String {
    say(language, &ABOUT_YOUR_SEAT, &[])
}
static ABOUT_YOUR_SEAT: Patterns = patterns![
    "pages.about-your-seat",
    "Seat 1 or seat 2. Some rules say that seat 1 starts.",
    "Chỗ 1 hoặc chỗ 2. Một số bộ luật cho chỗ 1 đi trước.",
    "Platz 1 oder Platz 2. Nach manchen Regeln beginnt Platz 1.",
    "Puesto 1 o puesto 2. Según algunas reglas empieza el puesto 1.",
];

/// `Change keys`
///
/// A line of the settings.
pub fn change_keys(language: Language) -> String {
    say(language, &CHANGE_KEYS, &[])
}
static CHANGE_KEYS: Patterns = patterns![
    "pages.change-keys",
    "Change keys",
    "Đổi phím",
    "Tasten ändern",
    "Cambiar teclas",
];

/// `Delete the rule set "{ $name }"?`
///
/// $name is one of the user's own rule sets.
pub fn delete_rules_question(language: Language, name: impl Display) -> String {
    say(language, &DELETE_RULES_QUESTION, &[Value::Text(&name)])
}
static DELETE_RULES_QUESTION: Patterns = patterns![
    "pages.delete-rules-question",
    "Delete the rule set \"\u{1}0\"?",
    "Xóa bộ luật \u{201c}\u{1}0\u{201d}?",
    "Das Regelwerk \u{201e}\u{1}0\u{201c} löschen?",
    "¿Borrar el reglamento «\u{1}0»?",
];

/// `Games`
pub fn games(language: Language) -> String {
    say(language, &GAMES, &[])
}
static GAMES: Patterns = patterns![
    "pages.games",
    "Games",
    "Các ván",
    "Partien",
    "Partidas",
];

/// `How to play`
pub fn how_to_play(language: Language) -> String {
    say(language, &HOW_TO_PLAY, &[])
}
static HOW_TO_PLAY: Patterns = patterns![
    "pages.how-to-play",
    "How to play",
    "Cách chơi",
    "Spielregeln",
    "Cómo se juega",
];

/// `How to play: { $rules }`
///
/// $rules is the name of a rule set.
pub fn how_to_play_title(language: Language, rules: impl Display) -> String {
    say(language, &HOW_TO_PLAY_TITLE, &[Value::Text(&rules)])
}
static HOW_TO_PLAY_TITLE: Patterns = patterns![
    "pages.how-to-play-title",
    "How to play: \u{1}0",
    "Cách chơi: \u{1}0",
    "Spielregeln: \u{1}0",
    "Cómo se juega: \u{1}0",
];

/// `add`
///
/// One more key for an action.
pub fn key_add(language: Language) -> String {
    say(language, &KEY_ADD, &[])
}
static KEY_ADD: Patterns = patterns![
    "pages.key-add",
    "add",
    "thêm",
    "hinzufügen",
    "añadir",
];

/// `how to play`
pub fn key_how_to_play(language: Language) -> String {
    say(language, &KEY_HOW_TO_PLAY, &[])
}
static KEY_HOW_TO_PLAY: Patterns = patterns![
    "pages.key-how-to-play",
    "how to play",
    "cách chơi",
    "Spielregeln",
    "cómo se juega",
];

/// `other rules`
///
/// After two keys: "←/→ other rules".
pub fn key_other_rules(language: Language) -> String {
    say(language, &KEY_OTHER_RULES, &[])
}
static KEY_OTHER_RULES: Patterns = patterns![
    "pages.key-other-rules",
    "other rules",
    "luật khác",
    "andere Regeln",
    "otras reglas",
];

/// `replay`
pub fn key_replay(language: Language) -> String {
    say(language, &KEY_REPLAY, &[])
}
static KEY_REPLAY: Patterns = patterns![
    "pages.key-replay",
    "replay",
    "xem lại",
    "nachspielen",
    "repasar",
];

/// `reset`
///
/// The usual keys of an action again.
pub fn key_reset(language: Language) -> String {
    say(language, &KEY_RESET, &[])
}
static KEY_RESET: Patterns = patterns![
    "pages.key-reset",
    "reset",
    "mặc định",
    "zurücksetzen",
    "restablecer",
];

/// `reset all`
pub fn key_reset_all(language: Language) -> String {
    say(language, &KEY_RESET_ALL, &[])
}
static KEY_RESET_ALL: Patterns = patterns![
    "pages.key-reset-all",
    "reset all",
    "mặc định tất cả",
    "alle zurücksetzen",
    "restablecer todo",
];

/// `save a copy`
pub fn key_save_copy(language: Language) -> String {
    say(language, &KEY_SAVE_COPY, &[])
}
static KEY_SAVE_COPY: Patterns = patterns![
    "pages.key-save-copy",
    "save a copy",
    "lưu bản sao",
    "Kopie speichern",
    "guardar copia",
];

/// `settings`
pub fn key_settings(language: Language) -> String {
    say(language, &KEY_SETTINGS, &[])
}
static KEY_SETTINGS: Patterns = patterns![
    "pages.key-settings",
    "settings",
    "cài đặt",
    "Einstellungen",
    "ajustes",
];

/// `{ $key } is the only key for: { $action }. Give that another key first.`
///
/// $action is what a key does, such as "undo".
pub fn last_key_of(language: Language, action: impl Display, key: impl Display) -> String {
    say(language, &LAST_KEY_OF, &[Value::Text(&action), Value::Text(&key)])
}
static LAST_KEY_OF: Patterns = patterns![
    "pages.last-key-of",
    "\u{1}1 is the only key for: \u{1}0. Give that another key first.",
    "\u{1}1 là phím duy nhất cho: \u{1}0. Hãy gán cho nó phím khác trước.",
    "\u{1}1 ist die einzige Taste für: \u{1}0. Gib dem zuerst eine andere Taste.",
    "\u{1}1 es la única tecla para: \u{1}0. Asígnale antes otra tecla.",
];

/// `Less`
///
/// Closes the rest of the form.
pub fn less(language: Language) -> String {
    say(language, &LESS, &[])
}
static LESS: Patterns = patterns![
    "pages.less",
    "Less",
    "Ẩn bớt",
    "Weniger",
    "Menos",
];

/// `{ $name } (level { $level })`
pub fn level_named(language: Language, level: impl Display, name: impl Display) -> String {
    say(language, &LEVEL_NAMED, &[Value::Text(&level), Value::Text(&name)])
}
static LEVEL_NAMED: Patterns = patterns![
    "pages.level-named",
    "\u{1}1 (level \u{1}0)",
    "\u{1}1 (cấp \u{1}0)",
    "\u{1}1 (Stufe \u{1}0)",
    "\u{1}1 (nivel \u{1}0)",
];

/// `More`
///
/// Opens the rest of the form.
pub fn more(language: Language) -> String {
    say(language, &MORE, &[])
}
static MORE: Patterns = patterns![
    "pages.more",
    "More",
    "Thêm",
    "Mehr",
    "Más",
];

/// `New game`
pub fn new_game(language: Language) -> String {
    say(language, &NEW_GAME, &[])
}
static NEW_GAME: Patterns = patterns![
    "pages.new-game",
    "New game",
    "Ván mới",
    "Neue Partie",
    "Nueva partida",
];

/// `There are no games yet.`
pub fn no_games(language: Language) -> String {
    say(language, &NO_GAMES, &[])
}
static NO_GAMES: Patterns = patterns![
    "pages.no-games",
    "There are no games yet.",
    "Chưa có ván nào.",
    "Es gibt noch keine Partien.",
    "Todavía no hay partidas.",
];

/// `no name yet`
pub fn no_name_yet(language: Language) -> String {
    say(language, &NO_NAME_YET, &[])
}
static NO_NAME_YET: Patterns = patterns![
    "pages.no-name-yet",
    "no name yet",
    "chưa có tên",
    "noch kein Name",
    "sin nombre aún",
];

/// `Built-in rule sets can't be deleted.`
pub fn only_own_rules_are_deleted(language: Language) -> String {
    say(language, &ONLY_OWN_RULES_ARE_DELETED, &[])
}
static ONLY_OWN_RULES_ARE_DELETED: Patterns = patterns![
    "pages.only-own-rules-are-deleted",
    "Built-in rule sets can't be deleted.",
    "Không xóa được bộ luật có sẵn.",
    "Eingebaute Regelwerke lassen sich nicht löschen.",
    "Los reglamentos incluidos no se pueden borrar.",
];

/// `Play: { $opponent }, { $rules }`
///
/// Starts a game at once. $opponent is "Otter (level 3)" or "a friend", $rules the name of a rule set.
pub fn play(language: Language, opponent: impl Display, rules: impl Display) -> String {
    say(language, &PLAY, &[Value::Text(&opponent), Value::Text(&rules)])
}
static PLAY: Patterns = patterns![
    "pages.play",
    "Play: \u{1}0, \u{1}1",
    "Chơi: \u{1}0, \u{1}1",
    "Spielen: \u{1}0, \u{1}1",
    "Jugar: \u{1}0, \u{1}1",
];

/// `press a key`
///
/// Stands in place of the keys of an action.
pub fn press_a_key(language: Language) -> String {
    say(language, &PRESS_A_KEY, &[])
}
static PRESS_A_KEY: Patterns = patterns![
    "pages.press-a-key",
    "press a key",
    "hãy nhấn một phím",
    "Taste drücken",
    "pulsa una tecla",
];

/// `Restore the usual keys of all actions?`
pub fn reset_all_question(language: Language) -> String {
    say(language, &RESET_ALL_QUESTION, &[])
}
static RESET_ALL_QUESTION: Patterns = patterns![
    "pages.reset-all-question",
    "Restore the usual keys of all actions?",
    "Khôi phục phím mặc định của mọi hành động?",
    "Die üblichen Tasten aller Aktionen wiederherstellen?",
    "¿Restablecer las teclas habituales de todas las acciones?",
];

/// `The rule set is deleted.`
pub fn rules_deleted(language: Language) -> String {
    say(language, &RULES_DELETED, &[])
}
static RULES_DELETED: Patterns = patterns![
    "pages.rules-deleted",
    "The rule set is deleted.",
    "Đã xóa bộ luật.",
    "Das Regelwerk ist gelöscht.",
    "Reglamento borrado.",
];

/// `Saved as "{ $name }".`
pub fn rules_saved(language: Language, name: impl Display) -> String {
    say(language, &RULES_SAVED, &[Value::Text(&name)])
}
static RULES_SAVED: Patterns = patterns![
    "pages.rules-saved",
    "Saved as \"\u{1}0\".",
    "Đã lưu với tên \u{201c}\u{1}0\u{201d}.",
    "Gespeichert als \u{201e}\u{1}0\u{201c}.",
    "Guardadas como «\u{1}0».",
];

/// `Save rules as`
///
/// Before the name of a rule set.
pub fn save_rules(language: Language) -> String {
    say(language, &SAVE_RULES, &[])
}
static SAVE_RULES: Patterns = patterns![
    "pages.save-rules",
    "Save rules as",
    "Lưu luật với tên",
    "Regeln speichern als",
    "Guardar reglas como",
];

/// `Letters`
///
/// Before a pair of characters such as XO.
pub fn signs_of_discs(language: Language) -> String {
    say(language, &SIGNS_OF_DISCS, &[])
}
static SIGNS_OF_DISCS: Patterns = patterns![
    "pages.signs-of-discs",
    "Letters",
    "Chữ trên quân",
    "Buchstaben",
    "Letras",
];

/// `{ $key } is a key for: { $action }. Use it here instead?`
pub fn take_key_question(language: Language, action: impl Display, key: impl Display) -> String {
    say(language, &TAKE_KEY_QUESTION, &[Value::Text(&action), Value::Text(&key)])
}
static TAKE_KEY_QUESTION: Patterns = patterns![
    "pages.take-key-question",
    "\u{1}1 is a key for: \u{1}0. Use it here instead?",
    "\u{1}1 đang là phím cho: \u{1}0. Dùng phím này ở đây thay vào đó?",
    "\u{1}1 ist eine Taste für: \u{1}0. Stattdessen hier verwenden?",
    "\u{1}1 es una tecla para: \u{1}0. ¿Usarla aquí en su lugar?",
];

/// `two computers`
///
/// The opponent, where two computers play and a person looks on.
pub fn two_computers(language: Language) -> String {
    say(language, &TWO_COMPUTERS, &[])
}
static TWO_COMPUTERS: Patterns = patterns![
    "pages.two-computers",
    "two computers",
    "xem hai máy đấu",
    "zwei Computer",
    "dos máquinas",
];

/// `unfinished, { $discs } discs`
///
/// After a date and the name of a rule set.
pub fn unfinished(language: Language, discs: impl Count) -> String {
    say(language, &UNFINISHED, &[Value::Number(discs.count())])
}
static UNFINISHED: Patterns = patterns![
    "pages.unfinished",
    "\u{2}0\u{3}one\u{4}unfinished, \u{1}0 disc\u{3}other\u{4}unfinished, \u{1}0 discs",
    "dang dở, \u{1}0 quân",
    "\u{2}0\u{3}one\u{4}offen, \u{1}0 Stein\u{3}other\u{4}offen, \u{1}0 Steine",
    "\u{2}0\u{3}one\u{4}sin terminar, \u{1}0 ficha\u{3}other\u{4}sin terminar, \u{1}0 fichas",
];

/// `{ $one } vs { $two }`
///
/// Two players: "Ann (X) vs Bob (O)".
pub fn versus(language: Language, one: impl Display, two: impl Display) -> String {
    say(language, &VERSUS, &[Value::Text(&one), Value::Text(&two)])
}
static VERSUS: Patterns = patterns![
    "pages.versus",
    "\u{1}0 vs \u{1}1",
    "\u{1}0 đấu với \u{1}1",
    "\u{1}0 \u{2013} \u{1}1",
    "\u{1}0 vs. \u{1}1",
];

/// `Your seat`
///
/// The value is 1 or 2.
pub fn your_seat(language: Language) -> String {
    say(language, &YOUR_SEAT, &[])
}
static YOUR_SEAT: Patterns = patterns![
    "pages.your-seat",
    "Your seat",
    "Chỗ của bạn",
    "Dein Platz",
    "Tu puesto",
];

#[cfg(any(test, feature = "packs"))]
pub(crate) static ALL: &[crate::pattern::Known] = &[
    ("a-friend", &A_FRIEND, ""),
    ("about-change-keys", &ABOUT_CHANGE_KEYS, ""),
    ("about-changing", &ABOUT_CHANGING, "tttt"),
    ("about-how-to-play", &ABOUT_HOW_TO_PLAY, ""),
    ("about-less", &ABOUT_LESS, ""),
    ("about-more", &ABOUT_MORE, ""),
    ("about-new-game", &ABOUT_NEW_GAME, ""),
    ("about-play", &ABOUT_PLAY, "tt"),
    ("about-quit", &ABOUT_QUIT, ""),
    ("about-save-rules", &ABOUT_SAVE_RULES, "t"),
    ("about-your-seat", &ABOUT_YOUR_SEAT, ""),
    ("change-keys", &CHANGE_KEYS, ""),
    ("delete-rules-question", &DELETE_RULES_QUESTION, "t"),
    ("games", &GAMES, ""),
    ("how-to-play", &HOW_TO_PLAY, ""),
    ("how-to-play-title", &HOW_TO_PLAY_TITLE, "t"),
    ("key-add", &KEY_ADD, ""),
    ("key-how-to-play", &KEY_HOW_TO_PLAY, ""),
    ("key-other-rules", &KEY_OTHER_RULES, ""),
    ("key-replay", &KEY_REPLAY, ""),
    ("key-reset", &KEY_RESET, ""),
    ("key-reset-all", &KEY_RESET_ALL, ""),
    ("key-save-copy", &KEY_SAVE_COPY, ""),
    ("key-settings", &KEY_SETTINGS, ""),
    ("last-key-of", &LAST_KEY_OF, "tt"),
    ("less", &LESS, ""),
    ("level-named", &LEVEL_NAMED, "tt"),
    ("more", &MORE, ""),
    ("new-game", &NEW_GAME, ""),
    ("no-games", &NO_GAMES, ""),
    ("no-name-yet", &NO_NAME_YET, ""),
    ("only-own-rules-are-deleted", &ONLY_OWN_RULES_ARE_DELETED, ""),
    ("play", &PLAY, "tt"),
    ("press-a-key", &PRESS_A_KEY, ""),
    ("reset-all-question", &RESET_ALL_QUESTION, ""),
    ("rules-deleted", &RULES_DELETED, ""),
    ("rules-saved", &RULES_SAVED, "t"),
    ("save-rules", &SAVE_RULES, ""),
    ("signs-of-discs", &SIGNS_OF_DISCS, ""),
    ("take-key-question", &TAKE_KEY_QUESTION, "tt"),
    ("two-computers", &TWO_COMPUTERS, ""),
    ("unfinished", &UNFINISHED, "n"),
    ("versus", &VERSUS, "tt"),
    ("your-seat", &YOUR_SEAT, ""),
];
