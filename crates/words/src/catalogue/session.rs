// Written by `cargo xtask words` from the catalogues in `ftl`; changes here are lost.

//! The messages of `session.ftl`.

use crate::{Count, Language, Who};
use crate::pattern::{Patterns, Value, patterns, say};
use std::fmt::Display;

/// `draw`
pub fn a_draw(language: Language) -> String {
    say(language, &A_DRAW, &[])
}
static A_DRAW: Patterns = patterns![
    "session.a-draw",
    "draw",
    "hòa",
    "Unentschieden",
    "empate",
];

/// `Abort`
pub fn abort(language: Language) -> String {
    say(language, &ABORT, &[])
}
static ABORT: Patterns = patterns![
    "session.abort",
    "Abort",
    "Hủy ván",
    "Partie abbrechen",
    "Anular",
];

/// `Accept`
pub fn accept(language: Language) -> String {
    say(language, &ACCEPT, &[])
}
static ACCEPT: Patterns = patterns![
    "session.accept",
    "Accept",
    "Đồng ý",
    "Annehmen",
    "Aceptar",
];

/// `{ $who }, do you accept a draw?`
pub fn accept_draw(language: Language, who: &Who) -> String {
    say(language, &ACCEPT_DRAW, &[Value::Who(who)])
}
static ACCEPT_DRAW: Patterns = patterns![
    "session.accept-draw",
    "\u{2}0\u{3}you\u{4}Do you accept a draw?\u{3}other\u{4}\u{1}0, do you accept a draw?",
    "\u{2}0\u{3}you\u{4}Bạn có đồng ý hòa không?\u{3}other\u{4}\u{1}0, bạn có đồng ý hòa không?",
    "\u{2}0\u{3}you\u{4}Nimmst du das Unentschieden an?\u{3}other\u{4}\u{1}0, nimmst du das Unentschieden an?",
    "\u{2}0\u{3}you\u{4}¿Aceptas el empate?\u{3}other\u{4}\u{1}0, ¿aceptas el empate?",
];

/// `{ $who }, may { $opponent } take a move back?`
pub fn allow_takeback(language: Language, opponent: impl Display, who: &Who) -> String {
    say(language, &ALLOW_TAKEBACK, &[Value::Text(&opponent), Value::Who(who)])
}
static ALLOW_TAKEBACK: Patterns = patterns![
    "session.allow-takeback",
    "\u{2}1\u{3}you\u{4}May \u{1}0 take a move back?\u{3}other\u{4}\u{1}1, may \u{1}0 take a move back?",
    "\u{2}1\u{3}you\u{4}Bạn có cho \u{1}0 đi lại không?\u{3}other\u{4}\u{1}1, bạn có cho \u{1}0 đi lại không?",
    "\u{2}1\u{3}you\u{4}Darf \u{1}0 einen Zug zurücknehmen?\u{3}other\u{4}\u{1}1, darf \u{1}0 einen Zug zurücknehmen?",
    "\u{2}1\u{3}you\u{4}¿Dejas que \u{1}0 retire una jugada?\u{3}other\u{4}\u{1}1, ¿dejas que \u{1}0 retire una jugada?",
];

/// `Back to the current position.`
pub fn back_to_now(language: Language) -> String {
    say(language, &BACK_TO_NOW, &[])
}
static BACK_TO_NOW: Patterns = patterns![
    "session.back-to-now",
    "Back to the current position.",
    "Đã về thế cờ hiện tại.",
    "Zurück zur aktuellen Stellung.",
    "De vuelta a la posición actual.",
];

/// `Block`
pub fn block(language: Language) -> String {
    say(language, &BLOCK, &[])
}
static BLOCK: Patterns = patterns![
    "session.block",
    "Block",
    "Chặn lượt",
    "Blockieren",
    "Bloquear",
];

/// `block { $opponent }`
pub fn block_opponent(language: Language, opponent: impl Display) -> String {
    say(language, &BLOCK_OPPONENT, &[Value::Text(&opponent)])
}
static BLOCK_OPPONENT: Patterns = patterns![
    "session.block-opponent",
    "block \u{1}0",
    "chặn lượt \u{1}0",
    "\u{1}0 blockieren",
    "bloquear a \u{1}0",
];

/// `{ $who } stopped with an error while thinking. Let it try again, or take back.`
pub fn broke(language: Language, who: impl Display) -> String {
    say(language, &BROKE, &[Value::Text(&who)])
}
static BROKE: Patterns = patterns![
    "session.broke",
    "\u{1}0 stopped with an error while thinking. Let it try again, or take back.",
    "\u{1}0 gặp lỗi khi đang nghĩ. Hãy cho máy thử lại, hoặc đi lại nước trước.",
    "\u{1}0 ist beim Nachdenken abgestürzt. Versuch es noch einmal oder nimm einen Zug zurück.",
    "\u{1}0 se detuvo por un error mientras pensaba. Deja que lo intente otra vez o retira una jugada.",
];

/// `{ $who } stopped with an error and can't move.`
pub fn broken(language: Language, who: impl Display) -> String {
    say(language, &BROKEN, &[Value::Text(&who)])
}
static BROKEN: Patterns = patterns![
    "session.broken",
    "\u{1}0 stopped with an error and can't move.",
    "\u{1}0 gặp lỗi nên không đi được.",
    "\u{1}0 ist abgestürzt und kann nicht ziehen.",
    "\u{1}0 se detuvo por un error y no puede jugar.",
];

/// `Abort the game? It will not count.`
pub fn confirm_abort(language: Language) -> String {
    say(language, &CONFIRM_ABORT, &[])
}
static CONFIRM_ABORT: Patterns = patterns![
    "session.confirm-abort",
    "Abort the game? It will not count.",
    "Hủy ván? Ván này sẽ không được tính.",
    "Partie abbrechen? Sie zählt dann nicht.",
    "¿Anular la partida? No contará.",
];

/// `Start a new game? This one will be discarded.`
pub fn confirm_new_game(language: Language) -> String {
    say(language, &CONFIRM_NEW_GAME, &[])
}
static CONFIRM_NEW_GAME: Patterns = patterns![
    "session.confirm-new-game",
    "Start a new game? This one will be discarded.",
    "Bắt đầu ván mới? Ván này sẽ bị bỏ đi.",
    "Neue Partie beginnen? Diese wird verworfen.",
    "¿Empezar otra partida? Esta se descartará.",
];

/// `Resign?`
pub fn confirm_resign(language: Language) -> String {
    say(language, &CONFIRM_RESIGN, &[])
}
static CONFIRM_RESIGN: Patterns = patterns![
    "session.confirm-resign",
    "Resign?",
    "Bạn muốn chịu thua?",
    "Aufgeben?",
    "¿Te rindes?",
];

/// `Take the disc back? You have no undo left: "yes" loses the game.`
pub fn confirm_undo_loses(language: Language) -> String {
    say(language, &CONFIRM_UNDO_LOSES, &[])
}
static CONFIRM_UNDO_LOSES: Patterns = patterns![
    "session.confirm-undo-loses",
    "Take the disc back? You have no undo left: \"yes\" loses the game.",
    "Vẫn hoàn tác? Bạn không còn lần hoàn tác nào: chọn \u{201c}có\u{201d} là thua ván.",
    "Stein zurücknehmen? Du hast keine Rücknahme mehr: Mit \u{201e}Ja\u{201c} verlierst du die Partie.",
    "¿Deshacer tu jugada? Ya no te está permitido: con «sí» pierdes la partida.",
];

/// `Continue`
pub fn continue_(language: Language) -> String {
    say(language, &CONTINUE, &[])
}
static CONTINUE: Patterns = patterns![
    "session.continue",
    "Continue",
    "Tiếp tục",
    "Fortsetzen",
    "Continuar",
];

/// `The game could not be kept: { $error }. This is its record:`
pub fn could_not_keep(language: Language, error: impl Display) -> String {
    say(language, &COULD_NOT_KEEP, &[Value::Text(&error)])
}
static COULD_NOT_KEEP: Patterns = patterns![
    "session.could-not-keep",
    "The game could not be kept: \u{1}0. This is its record:",
    "Không giữ được ván: \u{1}0. Đây là biên bản của ván:",
    "Die Partie konnte nicht gesichert werden: \u{1}0. Das ist ihre Aufzeichnung:",
    "No se pudo guardar la partida: \u{1}0. Este es su registro:",
];

/// `Decline`
pub fn decline(language: Language) -> String {
    say(language, &DECLINE, &[])
}
static DECLINE: Patterns = patterns![
    "session.decline",
    "Decline",
    "Từ chối",
    "Ablehnen",
    "Rechazar",
];

/// `Drop`
pub fn drop(language: Language) -> String {
    say(language, &DROP, &[])
}
static DROP: Patterns = patterns![
    "session.drop",
    "Drop",
    "Thả quân",
    "Einwerfen",
    "Soltar",
];

/// `{ $who }: { $choices }?`
pub fn end_of_turn(language: Language, choices: impl Display, who: &Who) -> String {
    say(language, &END_OF_TURN, &[Value::Text(&choices), Value::Who(who)])
}
static END_OF_TURN: Patterns = patterns![
    "session.end-of-turn",
    "\u{2}1\u{3}you\u{4}Your turn: \u{1}0?\u{3}other\u{4}\u{1}1: \u{1}0?",
    "\u{2}1\u{3}you\u{4}Lượt bạn: \u{1}0?\u{3}other\u{4}\u{1}1: \u{1}0?",
    "\u{2}1\u{3}you\u{4}Und jetzt: \u{1}0?\u{3}other\u{4}\u{1}1: \u{1}0?",
    "\u{2}1\u{3}you\u{4}Y ahora, ¿\u{1}0?\u{3}other\u{4}\u{1}1: ¿\u{1}0?",
];

/// `end the turn`
pub fn end_the_turn(language: Language) -> String {
    say(language, &END_THE_TURN, &[])
}
static END_THE_TURN: Patterns = patterns![
    "session.end-the-turn",
    "end the turn",
    "kết thúc lượt",
    "Zug beenden",
    "terminar el turno",
];

/// `End turn`
pub fn end_turn(language: Language) -> String {
    say(language, &END_TURN, &[])
}
static END_TURN: Patterns = patterns![
    "session.end-turn",
    "End turn",
    "Kết thúc lượt",
    "Zug beenden",
    "Fin de turno",
];

/// `{ $name } (by the rules)`
pub fn first_by_rules(language: Language, name: impl Display) -> String {
    say(language, &FIRST_BY_RULES, &[Value::Text(&name)])
}
static FIRST_BY_RULES: Patterns = patterns![
    "session.first-by-rules",
    "\u{1}0 (by the rules)",
    "\u{1}0 (theo luật)",
    "\u{1}0 (laut Regeln)",
    "\u{1}0 (según las reglas)",
];

/// `{ $who }, first disc to the centre, column { $columns }`
///
/// $columns is the middle column, or "4 or 5".
pub fn first_disc(language: Language, columns: impl Display, who: &Who) -> String {
    say(language, &FIRST_DISC, &[Value::Text(&columns), Value::Who(who)])
}
static FIRST_DISC: Patterns = patterns![
    "session.first-disc",
    "\u{2}1\u{3}you\u{4}Your turn: first disc to the centre, column \u{1}0\u{3}other\u{4}\u{1}1, first disc to the centre, column \u{1}0",
    "\u{2}1\u{3}you\u{4}Lượt bạn: thả quân đầu tiên vào cột giữa, cột \u{1}0\u{3}other\u{4}\u{1}1, thả quân đầu tiên vào cột giữa, cột \u{1}0",
    "\u{2}1\u{3}you\u{4}Dein Zug: erster Stein in die Mitte, Spalte \u{1}0\u{3}other\u{4}\u{1}1, erster Stein in die Mitte, Spalte \u{1}0",
    "\u{2}1\u{3}you\u{4}Te toca: la primera ficha va al centro, columna \u{1}0\u{3}other\u{4}\u{1}1, la primera ficha va al centro, columna \u{1}0",
];

/// `drawn at random`
pub fn first_drawn(language: Language) -> String {
    say(language, &FIRST_DRAWN, &[])
}
static FIRST_DRAWN: Patterns = patterns![
    "session.first-drawn",
    "drawn at random",
    "bốc thăm",
    "wird ausgelost",
    "por sorteo",
];

/// `drawn at random (by the rules)`
pub fn first_drawn_by_rules(language: Language) -> String {
    say(language, &FIRST_DRAWN_BY_RULES, &[])
}
static FIRST_DRAWN_BY_RULES: Patterns = patterns![
    "session.first-drawn-by-rules",
    "drawn at random (by the rules)",
    "bốc thăm (theo luật)",
    "wird ausgelost (laut Regeln)",
    "por sorteo (según las reglas)",
];

/// `Paused`
pub fn headline_paused(language: Language) -> String {
    say(language, &HEADLINE_PAUSED, &[])
}
static HEADLINE_PAUSED: Patterns = patterns![
    "session.headline-paused",
    "Paused",
    "Tạm dừng",
    "Pause",
    "En pausa",
];

/// `{ $who } is thinking`
pub fn headline_thinking(language: Language, who: impl Display) -> String {
    say(language, &HEADLINE_THINKING, &[Value::Text(&who)])
}
static HEADLINE_THINKING: Patterns = patterns![
    "session.headline-thinking",
    "\u{1}0 is thinking",
    "\u{1}0 đang nghĩ",
    "\u{1}0 denkt nach",
    "\u{1}0 está pensando",
];

/// `{ $who }'s turn`
pub fn headline_turn(language: Language, who: &Who) -> String {
    say(language, &HEADLINE_TURN, &[Value::Who(who)])
}
static HEADLINE_TURN: Patterns = patterns![
    "session.headline-turn",
    "\u{2}0\u{3}you\u{4}Your turn\u{3}other\u{4}\u{1}0's turn",
    "\u{2}0\u{3}you\u{4}Lượt của bạn\u{3}other\u{4}Lượt của \u{1}0",
    "\u{2}0\u{3}you\u{4}Du bist am Zug\u{3}other\u{4}\u{1}0 ist am Zug",
    "\u{2}0\u{3}you\u{4}Tu turno\u{3}other\u{4}Turno de \u{1}0",
];

/// `Hint`
pub fn hint(language: Language) -> String {
    say(language, &HINT, &[])
}
static HINT: Patterns = patterns![
    "session.hint",
    "Hint",
    "Gợi ý",
    "Tipp",
    "Pista",
];

/// `{ $who }: { $judgement }.`
///
/// $judgement is one of those in hints.ftl.
pub fn judged(language: Language, judgement: impl Display, who: impl Display) -> String {
    say(language, &JUDGED, &[Value::Text(&judgement), Value::Text(&who)])
}
static JUDGED: Patterns = patterns![
    "session.judged",
    "\u{1}1: \u{1}0.",
    "\u{1}1: \u{1}0.",
    "\u{1}1: \u{1}0.",
    "\u{1}1: \u{1}0.",
];

/// `Keep the disc`
pub fn keep_disc(language: Language) -> String {
    say(language, &KEEP_DISC, &[])
}
static KEEP_DISC: Patterns = patterns![
    "session.keep-disc",
    "Keep the disc",
    "Giữ quân",
    "Stein behalten",
    "Dejar la ficha",
];

/// `The game is kept in { $file }. Continue with: { $command }`
///
/// The command at the end is typed as it is.
pub fn kept(language: Language, command: impl Display, file: impl Display) -> String {
    say(language, &KEPT, &[Value::Text(&command), Value::Text(&file)])
}
static KEPT: Patterns = patterns![
    "session.kept",
    "The game is kept in \u{1}1. Continue with: \u{1}0",
    "Ván được giữ trong \u{1}1. Muốn tiếp tục, hãy gõ: \u{1}0",
    "Die Partie ist in \u{1}1 gesichert. Fortsetzen mit: \u{1}0",
    "La partida queda guardada en \u{1}1. Continúala con: \u{1}0",
];

/// `Look`
pub fn look(language: Language) -> String {
    say(language, &LOOK, &[])
}
static LOOK: Patterns = patterns![
    "session.look",
    "Look",
    "Xem lại",
    "Ansehen",
    "Ver",
];

/// `Looking back: move { $step } of { $last }.`
pub fn looking_back(language: Language, last: impl Display, step: impl Display) -> String {
    say(language, &LOOKING_BACK, &[Value::Text(&last), Value::Text(&step)])
}
static LOOKING_BACK: Patterns = patterns![
    "session.looking-back",
    "Looking back: move \u{1}1 of \u{1}0.",
    "Đang xem lại: nước \u{1}1/\u{1}0.",
    "Rückblick: Zug \u{1}1 von \u{1}0.",
    "Viendo la jugada \u{1}1 de \u{1}0.",
];

/// `Move now`
pub fn move_now(language: Language) -> String {
    say(language, &MOVE_NOW, &[])
}
static MOVE_NOW: Patterns = patterns![
    "session.move-now",
    "Move now",
    "Đi ngay",
    "Jetzt ziehen",
    "Jugar ya",
];

/// `{ $name } is taken; both players can't have the same name.`
pub fn name_taken(language: Language, name: impl Display) -> String {
    say(language, &NAME_TAKEN, &[Value::Text(&name)])
}
static NAME_TAKEN: Patterns = patterns![
    "session.name-taken",
    "\u{1}0 is taken; both players can't have the same name.",
    "Tên \u{1}0 đã có người dùng; hai người chơi không được trùng tên.",
    "\u{1}0 ist vergeben; zwei Spieler können nicht gleich heißen.",
    "El nombre \u{1}0 ya está en uso; los dos jugadores no pueden llamarse igual.",
];

/// `New game`
pub fn new_game(language: Language) -> String {
    say(language, &NEW_GAME, &[])
}
static NEW_GAME: Patterns = patterns![
    "session.new-game",
    "New game",
    "Ván mới",
    "Neue Partie",
    "Nueva partida",
];

/// `not counted`
pub fn not_counted(language: Language) -> String {
    say(language, &NOT_COUNTED, &[])
}
static NOT_COUNTED: Patterns = patterns![
    "session.not-counted",
    "not counted",
    "không tính",
    "nicht gewertet",
    "no cuenta",
];

/// `This game can't be kept ({ $reason }). You can play on and save it elsewhere.`
pub fn not_kept(language: Language, reason: impl Display) -> String {
    say(language, &NOT_KEPT, &[Value::Text(&reason)])
}
static NOT_KEPT: Patterns = patterns![
    "session.not-kept",
    "This game can't be kept (\u{1}0). You can play on and save it elsewhere.",
    "Không giữ được ván này (\u{1}0). Bạn vẫn có thể chơi tiếp và lưu ván ở nơi khác.",
    "Diese Partie lässt sich nicht sichern (\u{1}0). Du kannst weiterspielen und sie woanders speichern.",
    "Esta partida no se puede guardar automáticamente (\u{1}0). Puedes seguir jugando y guardarla en otro lugar.",
];

/// `Could not save to { $file }: { $reason }.`
pub fn not_saved(language: Language, file: impl Display, reason: impl Display) -> String {
    say(language, &NOT_SAVED, &[Value::Text(&file), Value::Text(&reason)])
}
static NOT_SAVED: Patterns = patterns![
    "session.not-saved",
    "Could not save to \u{1}0: \u{1}1.",
    "Không lưu được vào \u{1}0: \u{1}1.",
    "Speichern in \u{1}0 fehlgeschlagen: \u{1}1.",
    "No se pudo guardar en \u{1}0: \u{1}1.",
];

/// `Offer a draw`
pub fn offer_draw(language: Language) -> String {
    say(language, &OFFER_DRAW, &[])
}
static OFFER_DRAW: Patterns = patterns![
    "session.offer-draw",
    "Offer a draw",
    "Xin hòa",
    "Unentschieden?",
    "Proponer empate",
];

/// `The game is over: { $result }.`
///
/// $result is one of the three above.
pub fn over(language: Language, result: impl Display) -> String {
    say(language, &OVER, &[Value::Text(&result)])
}
static OVER: Patterns = patterns![
    "session.over",
    "The game is over: \u{1}0.",
    "Ván đã kết thúc: \u{1}0.",
    "Die Partie ist zu Ende: \u{1}0.",
    "Fin de la partida: \u{1}0.",
];

/// `own rules`
pub fn own_rules(language: Language) -> String {
    say(language, &OWN_RULES, &[])
}
static OWN_RULES: Patterns = patterns![
    "session.own-rules",
    "own rules",
    "luật riêng",
    "eigene Regeln",
    "reglas propias",
];

/// `Pause`
pub fn pause(language: Language) -> String {
    say(language, &PAUSE, &[])
}
static PAUSE: Patterns = patterns![
    "session.pause",
    "Pause",
    "Tạm dừng",
    "Pause",
    "Pausar",
];

/// `Paused. { $who } moves next.`
///
/// $who is the computer whose turn it is.
pub fn paused(language: Language, who: impl Display) -> String {
    say(language, &PAUSED, &[Value::Text(&who)])
}
static PAUSED: Patterns = patterns![
    "session.paused",
    "Paused. \u{1}0 moves next.",
    "Đã tạm dừng. Tiếp theo là lượt \u{1}0.",
    "Pause. Als Nächstes zieht \u{1}0.",
    "En pausa. Le toca a \u{1}0.",
];

/// `{ $who }, your symbol: { $first } or { $second }`
pub fn pick_symbol(language: Language, first: impl Display, second: impl Display, who: &Who) -> String {
    say(language, &PICK_SYMBOL, &[Value::Text(&first), Value::Text(&second), Value::Who(who)])
}
static PICK_SYMBOL: Patterns = patterns![
    "session.pick-symbol",
    "\u{2}2\u{3}you\u{4}Your symbol: \u{1}0 or \u{1}1\u{3}other\u{4}\u{1}2, your symbol: \u{1}0 or \u{1}1",
    "\u{2}2\u{3}you\u{4}Chọn ký hiệu của bạn: \u{1}0 hoặc \u{1}1\u{3}other\u{4}\u{1}2, chọn ký hiệu của bạn: \u{1}0 hoặc \u{1}1",
    "\u{2}2\u{3}you\u{4}Dein Symbol: \u{1}0 oder \u{1}1\u{3}other\u{4}\u{1}2, dein Symbol: \u{1}0 oder \u{1}1",
    "\u{2}2\u{3}you\u{4}Elige tu símbolo entre \u{1}0 y \u{1}1\u{3}other\u{4}\u{1}2, elige tu símbolo entre \u{1}0 y \u{1}1",
];

/// `Two computers are playing; you are watching.`
pub fn reason_computers_play(language: Language) -> String {
    say(language, &REASON_COMPUTERS_PLAY, &[])
}
static REASON_COMPUTERS_PLAY: Patterns = patterns![
    "session.reason-computers-play",
    "Two computers are playing; you are watching.",
    "Hai máy đang đấu với nhau; bạn chỉ xem thôi.",
    "Hier spielen zwei Computer; du schaust zu.",
    "Juegan dos máquinas; tú solo miras.",
];

/// `You are looking at an earlier move.`
pub fn reason_looking_back(language: Language) -> String {
    say(language, &REASON_LOOKING_BACK, &[])
}
static REASON_LOOKING_BACK: Patterns = patterns![
    "session.reason-looking-back",
    "You are looking at an earlier move.",
    "Bạn đang xem lại một nước trước đó.",
    "Du siehst dir gerade einen früheren Zug an.",
    "Estás viendo una jugada anterior.",
];

/// `Only two people can agree on a draw.`
pub fn reason_no_draw(language: Language) -> String {
    say(language, &REASON_NO_DRAW, &[])
}
static REASON_NO_DRAW: Patterns = patterns![
    "session.reason-no-draw",
    "Only two people can agree on a draw.",
    "Chỉ khi hai người chơi với nhau mới xin hòa được.",
    "Nur zwei Menschen können sich auf Unentschieden einigen.",
    "Solo dos personas pueden acordar un empate.",
];

/// `No computer is thinking.`
pub fn reason_no_thinking(language: Language) -> String {
    say(language, &REASON_NO_THINKING, &[])
}
static REASON_NO_THINKING: Patterns = patterns![
    "session.reason-no-thinking",
    "No computer is thinking.",
    "Không có máy nào đang nghĩ.",
    "Gerade denkt kein Computer nach.",
    "Ninguna máquina está pensando.",
];

/// `The table you joined decides that.`
pub fn reason_not_here(language: Language) -> String {
    say(language, &REASON_NOT_HERE, &[])
}
static REASON_NOT_HERE: Patterns = patterns![
    "session.reason-not-here",
    "The table you joined decides that.",
    "Việc này do bàn chơi bạn đã vào quyết định.",
    "Das entscheidet der Tisch, an dem du mitspielst.",
    "Eso lo decide la mesa a la que te uniste.",
];

/// `There is nothing to pause.`
pub fn reason_nothing_to_pause(language: Language) -> String {
    say(language, &REASON_NOTHING_TO_PAUSE, &[])
}
static REASON_NOTHING_TO_PAUSE: Patterns = patterns![
    "session.reason-nothing-to-pause",
    "There is nothing to pause.",
    "Không có gì để tạm dừng.",
    "Gerade gibt es nichts anzuhalten.",
    "No hay nada que pausar.",
];

/// `There is no move to redo.`
pub fn reason_nothing_to_redo(language: Language) -> String {
    say(language, &REASON_NOTHING_TO_REDO, &[])
}
static REASON_NOTHING_TO_REDO: Patterns = patterns![
    "session.reason-nothing-to-redo",
    "There is no move to redo.",
    "Không có nước nào để khôi phục.",
    "Es gibt keinen Zug zum Wiederholen.",
    "No hay ninguna jugada que rehacer.",
];

/// `There is no move to take back.`
pub fn reason_nothing_to_take_back(language: Language) -> String {
    say(language, &REASON_NOTHING_TO_TAKE_BACK, &[])
}
static REASON_NOTHING_TO_TAKE_BACK: Patterns = patterns![
    "session.reason-nothing-to-take-back",
    "There is no move to take back.",
    "Không có nước nào để đi lại.",
    "Es gibt keinen Zug zum Zurücknehmen.",
    "No hay ninguna jugada que retirar.",
];

/// `This is a serious game: moves can't be taken back.`
pub fn reason_serious(language: Language) -> String {
    say(language, &REASON_SERIOUS, &[])
}
static REASON_SERIOUS: Patterns = patterns![
    "session.reason-serious",
    "This is a serious game: moves can't be taken back.",
    "Đây là ván nghiêm túc: không được đi lại.",
    "Das ist eine ernste Partie: Züge werden nicht zurückgenommen.",
    "Esta partida va en serio: las jugadas no se pueden retirar.",
];

/// `Your last move has not been confirmed yet.`
pub fn reason_waiting(language: Language) -> String {
    say(language, &REASON_WAITING, &[])
}
static REASON_WAITING: Patterns = patterns![
    "session.reason-waiting",
    "Your last move has not been confirmed yet.",
    "Nước vừa rồi của bạn chưa được xác nhận.",
    "Dein letzter Zug ist noch nicht bestätigt.",
    "Tu última jugada aún no está confirmada.",
];

/// `Redo`
pub fn redo(language: Language) -> String {
    say(language, &REDO, &[])
}
static REDO: Patterns = patterns![
    "session.redo",
    "Redo",
    "Khôi phục",
    "Wiederholen",
    "Rehacer",
];

/// `Move played again.`
pub fn redone(language: Language) -> String {
    say(language, &REDONE, &[])
}
static REDONE: Patterns = patterns![
    "session.redone",
    "Move played again.",
    "Đã khôi phục nước đi.",
    "Zug wiederholt.",
    "Jugada rehecha.",
];

/// `Rematch`
pub fn rematch(language: Language) -> String {
    say(language, &REMATCH, &[])
}
static REMATCH: Patterns = patterns![
    "session.rematch",
    "Rematch",
    "Tái đấu",
    "Revanche",
    "Revancha",
];

/// `Remove a disc`
pub fn remove_disc(language: Language) -> String {
    say(language, &REMOVE_DISC, &[])
}
static REMOVE_DISC: Patterns = patterns![
    "session.remove-disc",
    "Remove a disc",
    "Gỡ quân",
    "Stein entfernen",
    "Quitar ficha",
];

/// `{ $who }, which disc do you remove?`
pub fn remove_which(language: Language, who: &Who) -> String {
    say(language, &REMOVE_WHICH, &[Value::Who(who)])
}
static REMOVE_WHICH: Patterns = patterns![
    "session.remove-which",
    "\u{2}0\u{3}you\u{4}Which disc do you remove?\u{3}other\u{4}\u{1}0, which disc do you remove?",
    "\u{2}0\u{3}you\u{4}Bạn gỡ quân nào?\u{3}other\u{4}\u{1}0, bạn gỡ quân nào?",
    "\u{2}0\u{3}you\u{4}Welchen Stein entfernst du?\u{3}other\u{4}\u{1}0, welchen Stein entfernst du?",
    "\u{2}0\u{3}you\u{4}¿Qué ficha quitas?\u{3}other\u{4}\u{1}0, ¿qué ficha quitas?",
];

/// `{ $file } already exists. Replace it?`
pub fn replaces(language: Language, file: impl Display) -> String {
    say(language, &REPLACES, &[Value::Text(&file)])
}
static REPLACES: Patterns = patterns![
    "session.replaces",
    "\u{1}0 already exists. Replace it?",
    "\u{1}0 đã có sẵn. Ghi đè?",
    "\u{1}0 gibt es schon. Ersetzen?",
    "\u{1}0 ya existe. ¿Reemplazarlo?",
];

/// `Resign`
pub fn resign(language: Language) -> String {
    say(language, &RESIGN, &[])
}
static RESIGN: Patterns = patterns![
    "session.resign",
    "Resign",
    "Chịu thua",
    "Aufgeben",
    "Rendirse",
];

/// `Game resumed.`
pub fn resumed(language: Language) -> String {
    say(language, &RESUMED, &[])
}
static RESUMED: Patterns = patterns![
    "session.resumed",
    "Game resumed.",
    "Tiếp tục ván dang dở.",
    "Partie fortgesetzt.",
    "La partida continúa.",
];

/// `This game is open in another program, so this is a copy of it.`
pub fn resumed_copy(language: Language) -> String {
    say(language, &RESUMED_COPY, &[])
}
static RESUMED_COPY: Patterns = patterns![
    "session.resumed-copy",
    "This game is open in another program, so this is a copy of it.",
    "Ván này đang mở trong một chương trình khác, nên đây là bản sao.",
    "Diese Partie ist schon in einem anderen Programm offen; das hier ist eine Kopie.",
    "Esta partida está abierta en otro programa; lo que ves es una copia.",
];

/// `Game resumed from { $file }.`
pub fn resumed_from(language: Language, file: impl Display) -> String {
    say(language, &RESUMED_FROM, &[Value::Text(&file)])
}
static RESUMED_FROM: Patterns = patterns![
    "session.resumed-from",
    "Game resumed from \u{1}0.",
    "Tiếp tục ván từ \u{1}0.",
    "Partie aus \u{1}0 fortgesetzt.",
    "La partida de \u{1}0 continúa.",
];

/// `Saved to { $file }. Continue it with: fourline resume { $file }`
pub fn saved(language: Language, file: impl Display) -> String {
    say(language, &SAVED, &[Value::Text(&file)])
}
static SAVED: Patterns = patterns![
    "session.saved",
    "Saved to \u{1}0. Continue it with: fourline resume \u{1}0",
    "Đã lưu vào \u{1}0. Muốn tiếp tục, hãy gõ: fourline resume \u{1}0",
    "In \u{1}0 gespeichert. Fortsetzen mit: fourline resume \u{1}0",
    "Guardada en \u{1}0. Continúala con: fourline resume \u{1}0",
];

/// `Saved to { $file }. Show it with: fourline replay { $file }`
pub fn saved_finished(language: Language, file: impl Display) -> String {
    say(language, &SAVED_FINISHED, &[Value::Text(&file)])
}
static SAVED_FINISHED: Patterns = patterns![
    "session.saved-finished",
    "Saved to \u{1}0. Show it with: fourline replay \u{1}0",
    "Đã lưu vào \u{1}0. Muốn xem lại, hãy gõ: fourline replay \u{1}0",
    "In \u{1}0 gespeichert. Ansehen mit: fourline replay \u{1}0",
    "Guardada en \u{1}0. Puedes verla con: fourline replay \u{1}0",
];

/// `{ $one } { $wins-one }, { $two } { $wins-two }`
pub fn series(language: Language, one: impl Display, two: impl Display, wins_one: impl Display, wins_two: impl Display) -> String {
    say(language, &SERIES, &[Value::Text(&one), Value::Text(&two), Value::Text(&wins_one), Value::Text(&wins_two)])
}
static SERIES: Patterns = patterns![
    "session.series",
    "\u{1}0 \u{1}2, \u{1}1 \u{1}3",
    "\u{1}0 \u{1}2, \u{1}1 \u{1}3",
    "\u{1}0 \u{1}2, \u{1}1 \u{1}3",
    "\u{1}0 \u{1}2, \u{1}1 \u{1}3",
];

/// `{ $one } { $wins-one }, { $two } { $wins-two }, { $draws } draws`
pub fn series_draws(language: Language, draws: impl Count, one: impl Display, two: impl Display, wins_one: impl Display, wins_two: impl Display) -> String {
    say(language, &SERIES_DRAWS, &[Value::Number(draws.count()), Value::Text(&one), Value::Text(&two), Value::Text(&wins_one), Value::Text(&wins_two)])
}
static SERIES_DRAWS: Patterns = patterns![
    "session.series-draws",
    "\u{2}0\u{3}one\u{4}\u{1}1 \u{1}3, \u{1}2 \u{1}4, \u{1}0 draw\u{3}other\u{4}\u{1}1 \u{1}3, \u{1}2 \u{1}4, \u{1}0 draws",
    "\u{1}1 \u{1}3, \u{1}2 \u{1}4, hòa \u{1}0",
    "\u{1}1 \u{1}3, \u{1}2 \u{1}4, \u{1}0 Unentschieden",
    "\u{2}0\u{3}one\u{4}\u{1}1 \u{1}3, \u{1}2 \u{1}4, \u{1}0 empate\u{3}other\u{4}\u{1}1 \u{1}3, \u{1}2 \u{1}4, \u{1}0 empates",
];

/// `{ $who } starts.`
pub fn starts(language: Language, who: &Who) -> String {
    say(language, &STARTS, &[Value::Who(who)])
}
static STARTS: Patterns = patterns![
    "session.starts",
    "\u{2}0\u{3}you\u{4}You start.\u{3}other\u{4}\u{1}0 starts.",
    "\u{2}0\u{3}you\u{4}Bạn đi trước.\u{3}other\u{4}\u{1}0 đi trước.",
    "\u{2}0\u{3}you\u{4}Du beginnst.\u{3}other\u{4}\u{1}0 beginnt.",
    "\u{2}0\u{3}you\u{4}Empiezas tú.\u{3}other\u{4}Empieza \u{1}0.",
];

/// `{ $who } starts (drawn at random); { $opponent } follows.`
pub fn starts_and_follows_drawn(language: Language, opponent: impl Display, who: &Who) -> String {
    say(language, &STARTS_AND_FOLLOWS_DRAWN, &[Value::Text(&opponent), Value::Who(who)])
}
static STARTS_AND_FOLLOWS_DRAWN: Patterns = patterns![
    "session.starts-and-follows-drawn",
    "\u{2}1\u{3}you\u{4}You start (drawn at random); \u{1}0 follows.\u{3}other\u{4}\u{1}1 starts (drawn at random); \u{1}0 follows.",
    "\u{2}1\u{3}you\u{4}Bạn đi trước (bốc thăm), \u{1}0 đi sau.\u{3}other\u{4}\u{1}1 đi trước (bốc thăm), \u{1}0 đi sau.",
    "\u{2}1\u{3}you\u{4}Du beginnst (ausgelost), \u{1}0 folgt.\u{3}other\u{4}\u{1}1 beginnt (ausgelost), \u{1}0 folgt.",
    "\u{2}1\u{3}you\u{4}Empiezas tú (por sorteo); sigue \u{1}0.\u{3}other\u{4}Empieza \u{1}1 (por sorteo); sigue \u{1}0.",
];

/// `{ $who } starts (drawn at random).`
pub fn starts_drawn(language: Language, who: &Who) -> String {
    say(language, &STARTS_DRAWN, &[Value::Who(who)])
}
static STARTS_DRAWN: Patterns = patterns![
    "session.starts-drawn",
    "\u{2}0\u{3}you\u{4}You start (drawn at random).\u{3}other\u{4}\u{1}0 starts (drawn at random).",
    "\u{2}0\u{3}you\u{4}Bạn đi trước (bốc thăm).\u{3}other\u{4}\u{1}0 đi trước (bốc thăm).",
    "\u{2}0\u{3}you\u{4}Du beginnst (ausgelost).\u{3}other\u{4}\u{1}0 beginnt (ausgelost).",
    "\u{2}0\u{3}you\u{4}Empiezas tú (por sorteo).\u{3}other\u{4}Empieza \u{1}0 (por sorteo).",
];

/// `{ $who } starts (drawn at random); you follow.`
pub fn starts_drawn_you_follow(language: Language, who: impl Display) -> String {
    say(language, &STARTS_DRAWN_YOU_FOLLOW, &[Value::Text(&who)])
}
static STARTS_DRAWN_YOU_FOLLOW: Patterns = patterns![
    "session.starts-drawn-you-follow",
    "\u{1}0 starts (drawn at random); you follow.",
    "\u{1}0 đi trước (bốc thăm), bạn đi sau.",
    "\u{1}0 beginnt (ausgelost), du folgst.",
    "Empieza \u{1}0 (por sorteo); sigues tú.",
];

/// `Stop removing`
pub fn stop_removing(language: Language) -> String {
    say(language, &STOP_REMOVING, &[])
}
static STOP_REMOVING: Patterns = patterns![
    "session.stop-removing",
    "Stop removing",
    "Thôi gỡ quân",
    "Nicht entfernen",
    "No quitar",
];

/// `{ $one } vs { $two }, { $rules }, { $discs } discs, { $state }`
pub fn summary(language: Language, discs: impl Count, one: impl Display, rules: impl Display, state: impl Display, two: impl Display) -> String {
    say(language, &SUMMARY, &[Value::Number(discs.count()), Value::Text(&one), Value::Text(&rules), Value::Text(&state), Value::Text(&two)])
}
static SUMMARY: Patterns = patterns![
    "session.summary",
    "\u{2}0\u{3}one\u{4}\u{1}1 vs \u{1}4, \u{1}2, \u{1}0 disc, \u{1}3\u{3}other\u{4}\u{1}1 vs \u{1}4, \u{1}2, \u{1}0 discs, \u{1}3",
    "\u{1}1 đấu với \u{1}4, \u{1}2, \u{1}0 quân, \u{1}3",
    "\u{2}0\u{3}one\u{4}\u{1}1 \u{2013} \u{1}4, \u{1}2, \u{1}0 Stein, \u{1}3\u{3}other\u{4}\u{1}1 \u{2013} \u{1}4, \u{1}2, \u{1}0 Steine, \u{1}3",
    "\u{2}0\u{3}one\u{4}\u{1}1 vs. \u{1}4, \u{1}2, \u{1}0 ficha, \u{1}3\u{3}other\u{4}\u{1}1 vs. \u{1}4, \u{1}2, \u{1}0 fichas, \u{1}3",
];

/// `Take back`
pub fn take_back(language: Language) -> String {
    say(language, &TAKE_BACK, &[])
}
static TAKE_BACK: Patterns = patterns![
    "session.take-back",
    "Take back",
    "Đi lại",
    "Zug zurück",
    "Retirar jugada",
];

/// `Take { $symbol }`
pub fn take_symbol(language: Language, symbol: impl Display) -> String {
    say(language, &TAKE_SYMBOL, &[Value::Text(&symbol)])
}
static TAKE_SYMBOL: Patterns = patterns![
    "session.take-symbol",
    "Take \u{1}0",
    "Chọn \u{1}0",
    "\u{1}0 nehmen",
    "Elegir \u{1}0",
];

/// `{ $who } is thinking ...`
pub fn thinking(language: Language, who: impl Display) -> String {
    say(language, &THINKING, &[Value::Text(&who)])
}
static THINKING: Patterns = patterns![
    "session.thinking",
    "\u{1}0 is thinking ...",
    "\u{1}0 đang nghĩ...",
    "\u{1}0 denkt nach ...",
    "\u{1}0 está pensando...",
];

/// `{ $who } to move`
pub fn to_move(language: Language, who: &Who) -> String {
    say(language, &TO_MOVE, &[Value::Who(who)])
}
static TO_MOVE: Patterns = patterns![
    "session.to-move",
    "\u{2}0\u{3}you\u{4}your turn\u{3}other\u{4}\u{1}0 to move",
    "\u{2}0\u{3}you\u{4}đến lượt bạn\u{3}other\u{4}đến lượt \u{1}0",
    "\u{2}0\u{3}you\u{4}du bist am Zug\u{3}other\u{4}\u{1}0 am Zug",
    "\u{2}0\u{3}you\u{4}te toca a ti\u{3}other\u{4}le toca a \u{1}0",
];

/// `Taken back. It is the turn of { $who }.`
pub fn took_back(language: Language, who: &Who) -> String {
    say(language, &TOOK_BACK, &[Value::Who(who)])
}
static TOOK_BACK: Patterns = patterns![
    "session.took-back",
    "\u{2}0\u{3}you\u{4}Taken back. It is your turn.\u{3}other\u{4}Taken back. It is the turn of \u{1}0.",
    "\u{2}0\u{3}you\u{4}Đã rút lại nước đi. Đến lượt bạn.\u{3}other\u{4}Đã rút lại nước đi. Đến lượt \u{1}0.",
    "\u{2}0\u{3}you\u{4}Zurückgenommen. Du bist am Zug.\u{3}other\u{4}Zurückgenommen. \u{1}0 ist am Zug.",
    "\u{2}0\u{3}you\u{4}Jugada retirada. Te toca a ti.\u{3}other\u{4}Jugada retirada. Le toca a \u{1}0.",
];

/// `Undo`
pub fn undo(language: Language) -> String {
    say(language, &UNDO, &[])
}
static UNDO: Patterns = patterns![
    "session.undo",
    "Undo",
    "Hoàn tác",
    "Rücknahme",
    "Deshacer",
];

/// `undo and lose`
pub fn undo_and_lose(language: Language) -> String {
    say(language, &UNDO_AND_LOSE, &[])
}
static UNDO_AND_LOSE: Patterns = patterns![
    "session.undo-and-lose",
    "undo and lose",
    "hoàn tác và thua",
    "zurücknehmen und verlieren",
    "deshacer y perder",
];

/// `Undo ({ $left } left)`
pub fn undo_left(language: Language, left: impl Count) -> String {
    say(language, &UNDO_LEFT, &[Value::Number(left.count())])
}
static UNDO_LEFT: Patterns = patterns![
    "session.undo-left",
    "\u{2}0\u{3}one\u{4}Undo (\u{1}0 left)\u{3}other\u{4}Undo (\u{1}0 left)",
    "Hoàn tác (còn \u{1}0)",
    "Rücknahme (noch \u{1}0)",
    "\u{2}0\u{3}one\u{4}Deshacer (queda \u{1}0)\u{3}other\u{4}Deshacer (quedan \u{1}0)",
];

/// `Undo (loses the game)`
pub fn undo_loses(language: Language) -> String {
    say(language, &UNDO_LOSES, &[])
}
static UNDO_LOSES: Patterns = patterns![
    "session.undo-loses",
    "Undo (loses the game)",
    "Hoàn tác (thua ván)",
    "Rücknahme (verliert)",
    "Deshacer (pierdes)",
];

/// `undo ({ $left } left)`
pub fn undo_with_left(language: Language, left: impl Count) -> String {
    say(language, &UNDO_WITH_LEFT, &[Value::Number(left.count())])
}
static UNDO_WITH_LEFT: Patterns = patterns![
    "session.undo-with-left",
    "\u{2}0\u{3}one\u{4}undo (\u{1}0 left)\u{3}other\u{4}undo (\u{1}0 left)",
    "hoàn tác (còn \u{1}0 lần)",
    "zurücknehmen (noch \u{1}0)",
    "\u{2}0\u{3}one\u{4}deshacer (queda \u{1}0)\u{3}other\u{4}deshacer (quedan \u{1}0)",
];

/// `Waiting for { $who }.`
pub fn waiting_for(language: Language, who: impl Display) -> String {
    say(language, &WAITING_FOR, &[Value::Text(&who)])
}
static WAITING_FOR: Patterns = patterns![
    "session.waiting-for",
    "Waiting for \u{1}0.",
    "Đang chờ \u{1}0.",
    "Warten auf \u{1}0.",
    "Esperando a \u{1}0.",
];

/// `{ $who } won`
pub fn won(language: Language, who: &Who) -> String {
    say(language, &WON, &[Value::Who(who)])
}
static WON: Patterns = patterns![
    "session.won",
    "\u{2}0\u{3}you\u{4}you won\u{3}other\u{4}\u{1}0 won",
    "\u{2}0\u{3}you\u{4}bạn thắng\u{3}other\u{4}\u{1}0 thắng",
    "\u{2}0\u{3}you\u{4}Sieg für dich\u{3}other\u{4}Sieg für \u{1}0",
    "\u{2}0\u{3}you\u{4}ganaste tú\u{3}other\u{4}ganó \u{1}0",
];

/// `{ $who }, column { $first } to { $last }`
pub fn your_move(language: Language, first: impl Display, last: impl Display, who: &Who) -> String {
    say(language, &YOUR_MOVE, &[Value::Text(&first), Value::Text(&last), Value::Who(who)])
}
static YOUR_MOVE: Patterns = patterns![
    "session.your-move",
    "\u{2}2\u{3}you\u{4}Your turn: column \u{1}0 to \u{1}1\u{3}other\u{4}\u{1}2, column \u{1}0 to \u{1}1",
    "\u{2}2\u{3}you\u{4}Lượt bạn: chọn cột từ \u{1}0 đến \u{1}1\u{3}other\u{4}\u{1}2, chọn cột từ \u{1}0 đến \u{1}1",
    "\u{2}2\u{3}you\u{4}Dein Zug: Spalte \u{1}0 bis \u{1}1\u{3}other\u{4}\u{1}2, Spalte \u{1}0 bis \u{1}1",
    "\u{2}2\u{3}you\u{4}Te toca: columna del \u{1}0 al \u{1}1\u{3}other\u{4}\u{1}2, columna del \u{1}0 al \u{1}1",
];

/// `{ $who }, column { $first } to { $last }, or remove`
pub fn your_move_or_remove(language: Language, first: impl Display, last: impl Display, who: &Who) -> String {
    say(language, &YOUR_MOVE_OR_REMOVE, &[Value::Text(&first), Value::Text(&last), Value::Who(who)])
}
static YOUR_MOVE_OR_REMOVE: Patterns = patterns![
    "session.your-move-or-remove",
    "\u{2}2\u{3}you\u{4}Your turn: column \u{1}0 to \u{1}1, or remove\u{3}other\u{4}\u{1}2, column \u{1}0 to \u{1}1, or remove",
    "\u{2}2\u{3}you\u{4}Lượt bạn: chọn cột từ \u{1}0 đến \u{1}1, hoặc gỡ quân\u{3}other\u{4}\u{1}2, chọn cột từ \u{1}0 đến \u{1}1, hoặc gỡ quân",
    "\u{2}2\u{3}you\u{4}Dein Zug: Spalte \u{1}0 bis \u{1}1 oder entfernen\u{3}other\u{4}\u{1}2, Spalte \u{1}0 bis \u{1}1 oder entfernen",
    "\u{2}2\u{3}you\u{4}Te toca: columna del \u{1}0 al \u{1}1, o quitar\u{3}other\u{4}\u{1}2, columna del \u{1}0 al \u{1}1, o quitar",
];

#[cfg(any(test, feature = "packs"))]
pub(crate) static ALL: &[crate::pattern::Known] = &[
    ("a-draw", &A_DRAW, ""),
    ("abort", &ABORT, ""),
    ("accept", &ACCEPT, ""),
    ("accept-draw", &ACCEPT_DRAW, "w"),
    ("allow-takeback", &ALLOW_TAKEBACK, "tw"),
    ("back-to-now", &BACK_TO_NOW, ""),
    ("block", &BLOCK, ""),
    ("block-opponent", &BLOCK_OPPONENT, "t"),
    ("broke", &BROKE, "t"),
    ("broken", &BROKEN, "t"),
    ("confirm-abort", &CONFIRM_ABORT, ""),
    ("confirm-new-game", &CONFIRM_NEW_GAME, ""),
    ("confirm-resign", &CONFIRM_RESIGN, ""),
    ("confirm-undo-loses", &CONFIRM_UNDO_LOSES, ""),
    ("continue", &CONTINUE, ""),
    ("could-not-keep", &COULD_NOT_KEEP, "t"),
    ("decline", &DECLINE, ""),
    ("drop", &DROP, ""),
    ("end-of-turn", &END_OF_TURN, "tw"),
    ("end-the-turn", &END_THE_TURN, ""),
    ("end-turn", &END_TURN, ""),
    ("first-by-rules", &FIRST_BY_RULES, "t"),
    ("first-disc", &FIRST_DISC, "tw"),
    ("first-drawn", &FIRST_DRAWN, ""),
    ("first-drawn-by-rules", &FIRST_DRAWN_BY_RULES, ""),
    ("headline-paused", &HEADLINE_PAUSED, ""),
    ("headline-thinking", &HEADLINE_THINKING, "t"),
    ("headline-turn", &HEADLINE_TURN, "w"),
    ("hint", &HINT, ""),
    ("judged", &JUDGED, "tt"),
    ("keep-disc", &KEEP_DISC, ""),
    ("kept", &KEPT, "tt"),
    ("look", &LOOK, ""),
    ("looking-back", &LOOKING_BACK, "tt"),
    ("move-now", &MOVE_NOW, ""),
    ("name-taken", &NAME_TAKEN, "t"),
    ("new-game", &NEW_GAME, ""),
    ("not-counted", &NOT_COUNTED, ""),
    ("not-kept", &NOT_KEPT, "t"),
    ("not-saved", &NOT_SAVED, "tt"),
    ("offer-draw", &OFFER_DRAW, ""),
    ("over", &OVER, "t"),
    ("own-rules", &OWN_RULES, ""),
    ("pause", &PAUSE, ""),
    ("paused", &PAUSED, "t"),
    ("pick-symbol", &PICK_SYMBOL, "ttw"),
    ("reason-computers-play", &REASON_COMPUTERS_PLAY, ""),
    ("reason-looking-back", &REASON_LOOKING_BACK, ""),
    ("reason-no-draw", &REASON_NO_DRAW, ""),
    ("reason-no-thinking", &REASON_NO_THINKING, ""),
    ("reason-not-here", &REASON_NOT_HERE, ""),
    ("reason-nothing-to-pause", &REASON_NOTHING_TO_PAUSE, ""),
    ("reason-nothing-to-redo", &REASON_NOTHING_TO_REDO, ""),
    ("reason-nothing-to-take-back", &REASON_NOTHING_TO_TAKE_BACK, ""),
    ("reason-serious", &REASON_SERIOUS, ""),
    ("reason-waiting", &REASON_WAITING, ""),
    ("redo", &REDO, ""),
    ("redone", &REDONE, ""),
    ("rematch", &REMATCH, ""),
    ("remove-disc", &REMOVE_DISC, ""),
    ("remove-which", &REMOVE_WHICH, "w"),
    ("replaces", &REPLACES, "t"),
    ("resign", &RESIGN, ""),
    ("resumed", &RESUMED, ""),
    ("resumed-copy", &RESUMED_COPY, ""),
    ("resumed-from", &RESUMED_FROM, "t"),
    ("saved", &SAVED, "t"),
    ("saved-finished", &SAVED_FINISHED, "t"),
    ("series", &SERIES, "tttt"),
    ("series-draws", &SERIES_DRAWS, "ntttt"),
    ("starts", &STARTS, "w"),
    ("starts-and-follows-drawn", &STARTS_AND_FOLLOWS_DRAWN, "tw"),
    ("starts-drawn", &STARTS_DRAWN, "w"),
    ("starts-drawn-you-follow", &STARTS_DRAWN_YOU_FOLLOW, "t"),
    ("stop-removing", &STOP_REMOVING, ""),
    ("summary", &SUMMARY, "ntttt"),
    ("take-back", &TAKE_BACK, ""),
    ("take-symbol", &TAKE_SYMBOL, "t"),
    ("thinking", &THINKING, "t"),
    ("to-move", &TO_MOVE, "w"),
    ("took-back", &TOOK_BACK, "w"),
    ("undo", &UNDO, ""),
    ("undo-and-lose", &UNDO_AND_LOSE, ""),
    ("undo-left", &UNDO_LEFT, "n"),
    ("undo-loses", &UNDO_LOSES, ""),
    ("undo-with-left", &UNDO_WITH_LEFT, "n"),
    ("waiting-for", &WAITING_FOR, "t"),
    ("won", &WON, "w"),
    ("your-move", &YOUR_MOVE, "ttw"),
    ("your-move-or-remove", &YOUR_MOVE_OR_REMOVE, "ttw"),
];
