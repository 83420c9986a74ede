// Written by `cargo xtask words` from the catalogues in `ftl`; changes here are lost.

//! The messages of `online.ftl`.

use crate::{Language};
use crate::pattern::{Patterns, Value, patterns, say};
use std::fmt::Display;

/// `Enter accepts this invitation: you play at once.`
pub fn about_invitation(language: Language) -> String {
    say(language, &ABOUT_INVITATION, &[])
}
static ABOUT_INVITATION: Patterns = patterns![
    "online.about-invitation",
    "Enter accepts this invitation: you play at once.",
    "Enter để nhận lời mời này: chơi ngay.",
    "Enter nimmt diese Einladung an: Du spielst sofort.",
    "Intro acepta esta invitación: juegas enseguida.",
];

/// `A game by the rules you chose last. You get a link to send.`
pub fn about_invite_by_link(language: Language) -> String {
    say(language, &ABOUT_INVITE_BY_LINK, &[])
}
static ABOUT_INVITE_BY_LINK: Patterns = patterns![
    "online.about-invite-by-link",
    "A game by the rules you chose last. You get a link to send.",
    "Một ván theo luật bạn chọn lần trước. Bạn có liên kết để gửi.",
    "Eine Partie nach den zuletzt gewählten Regeln. Du bekommst einen Link zum Verschicken.",
    "Una partida con las últimas reglas elegidas. Recibes un enlace para enviar.",
];

/// `The same, and everyone on this server sees the invitation.`
pub fn about_invite_in_lobby(language: Language) -> String {
    say(language, &ABOUT_INVITE_IN_LOBBY, &[])
}
static ABOUT_INVITE_IN_LOBBY: Patterns = patterns![
    "online.about-invite-in-lobby",
    "The same, and everyone on this server sees the invitation.",
    "Như trên, và mọi người trên máy chủ này đều thấy lời mời.",
    "Dasselbe, und alle auf diesem Server sehen die Einladung.",
    "Lo mismo, y todos en este servidor ven la invitación.",
];

/// `With a friend by a link, or with anyone who waits on a server.`
pub fn about_play_online(language: Language) -> String {
    say(language, &ABOUT_PLAY_ONLINE, &[])
}
static ABOUT_PLAY_ONLINE: Patterns = patterns![
    "online.about-play-online",
    "With a friend by a link, or with anyone who waits on a server.",
    "Với bạn bè qua liên kết, hoặc với người đang chờ trên máy chủ.",
    "Mit einem Freund über einen Link oder mit jemandem, der auf einem Server wartet.",
    "Con un amigo por un enlace, o con alguien que espera en un servidor.",
];

/// `{ $who } has been away for { $time }. You can claim the game.`
pub fn away_claim(language: Language, time: impl Display, who: impl Display) -> String {
    say(language, &AWAY_CLAIM, &[Value::Text(&time), Value::Text(&who)])
}
static AWAY_CLAIM: Patterns = patterns![
    "online.away-claim",
    "\u{1}1 has been away for \u{1}0. You can claim the game.",
    "\u{1}1 đã vắng mặt \u{1}0. Bạn có thể đòi thắng ván.",
    "\u{1}1 ist seit \u{1}0 nicht da. Du kannst den Sieg beanspruchen.",
    "\u{1}1 no está desde hace \u{1}0. Puedes reclamar la partida.",
];

/// `{ $who } has been away for { $time }. You can claim the game in { $left }.`
pub fn away_claim_in(language: Language, left: impl Display, time: impl Display, who: impl Display) -> String {
    say(language, &AWAY_CLAIM_IN, &[Value::Text(&left), Value::Text(&time), Value::Text(&who)])
}
static AWAY_CLAIM_IN: Patterns = patterns![
    "online.away-claim-in",
    "\u{1}2 has been away for \u{1}1. You can claim the game in \u{1}0.",
    "\u{1}2 đã vắng mặt \u{1}1. Bạn có thể đòi thắng ván sau \u{1}0.",
    "\u{1}2 ist seit \u{1}1 nicht da. In \u{1}0 kannst du den Sieg beanspruchen.",
    "\u{1}2 no está desde hace \u{1}1. Puedes reclamar la partida en \u{1}0.",
];

/// `{ $who } has been away for { $time }.`
pub fn away_for(language: Language, time: impl Display, who: impl Display) -> String {
    say(language, &AWAY_FOR, &[Value::Text(&time), Value::Text(&who)])
}
static AWAY_FOR: Patterns = patterns![
    "online.away-for",
    "\u{1}1 has been away for \u{1}0.",
    "\u{1}1 đã vắng mặt \u{1}0.",
    "\u{1}1 ist seit \u{1}0 nicht da.",
    "\u{1}1 no está desde hace \u{1}0.",
];

/// `The server does not accept this name. Choose another one: --name NAME`
pub fn bad_name(language: Language) -> String {
    say(language, &BAD_NAME, &[])
}
static BAD_NAME: Patterns = patterns![
    "online.bad-name",
    "The server does not accept this name. Choose another one: --name NAME",
    "Máy chủ không nhận tên này. Hãy chọn tên khác: --name NAME",
    "Der Server nimmt diesen Namen nicht an. Wähle einen anderen: --name NAME",
    "El servidor no acepta este nombre. Elige otro: --name NAME",
];

/// `The server does not accept these rules or this clock.`
pub fn bad_terms(language: Language) -> String {
    say(language, &BAD_TERMS, &[])
}
static BAD_TERMS: Patterns = patterns![
    "online.bad-terms",
    "The server does not accept these rules or this clock.",
    "Máy chủ không nhận luật hoặc đồng hồ này.",
    "Der Server nimmt diese Regeln oder diese Uhr nicht an.",
    "El servidor no acepta estas reglas o este reloj.",
];

/// `The game has begun, so the invitation can't be withdrawn.`
pub fn begun(language: Language) -> String {
    say(language, &BEGUN, &[])
}
static BEGUN: Patterns = patterns![
    "online.begun",
    "The game has begun, so the invitation can't be withdrawn.",
    "Ván đã bắt đầu nên không rút lời mời được nữa.",
    "Die Partie hat begonnen, deshalb lässt sich die Einladung nicht mehr zurückziehen.",
    "La partida ha empezado, así que la invitación ya no se puede retirar.",
];

/// `{ $who } is back.`
pub fn came_back(language: Language, who: impl Display) -> String {
    say(language, &CAME_BACK, &[Value::Text(&who)])
}
static CAME_BACK: Patterns = patterns![
    "online.came-back",
    "\u{1}0 is back.",
    "\u{1}0 đã trở lại.",
    "\u{1}0 ist wieder da.",
    "\u{1}0 ha vuelto.",
];

/// `Claim the game`
pub fn claim(language: Language) -> String {
    say(language, &CLAIM, &[])
}
static CLAIM: Patterns = patterns![
    "online.claim",
    "Claim the game",
    "Đòi thắng ván",
    "Sieg beanspruchen",
    "Reclamar la partida",
];

/// `Claim the game? The other player is away.`
pub fn confirm_claim(language: Language) -> String {
    say(language, &CONFIRM_CLAIM, &[])
}
static CONFIRM_CLAIM: Patterns = patterns![
    "online.confirm-claim",
    "Claim the game? The other player is away.",
    "Bạn muốn đòi thắng ván? Đối thủ đang vắng mặt.",
    "Den Sieg beanspruchen? Der Gegner ist nicht da.",
    "¿Reclamar la partida? El rival no está.",
];

/// `Connected`
pub fn connected(language: Language) -> String {
    say(language, &CONNECTED, &[])
}
static CONNECTED: Patterns = patterns![
    "online.connected",
    "Connected",
    "Đã kết nối",
    "Verbunden",
    "Conectado",
];

/// `Connecting ...`
pub fn connecting(language: Language) -> String {
    say(language, &CONNECTING, &[])
}
static CONNECTING: Patterns = patterns![
    "online.connecting",
    "Connecting ...",
    "Đang kết nối ...",
    "Verbinden ...",
    "Conectando ...",
];

/// `No connection for { $time }. Moves are not possible now; it is tried again by itself ({ $tries }).`
pub fn cut_off(language: Language, time: impl Display, tries: impl Display) -> String {
    say(language, &CUT_OFF, &[Value::Text(&time), Value::Text(&tries)])
}
static CUT_OFF: Patterns = patterns![
    "online.cut-off",
    "No connection for \u{1}0. Moves are not possible now; it is tried again by itself (\u{1}1).",
    "Mất kết nối \u{1}0. Lúc này không thể đi; chương trình đang tự thử lại (\u{1}1).",
    "Seit \u{1}0 keine Verbindung. Züge sind jetzt nicht möglich; es wird von selbst wieder versucht (\u{1}1).",
    "Sin conexión desde hace \u{1}0. Ahora no se puede jugar; se vuelve a intentar solo (\u{1}1).",
];

/// `The server is full at the moment. Try again later.`
pub fn full(language: Language) -> String {
    say(language, &FULL, &[])
}
static FULL: Patterns = patterns![
    "online.full",
    "The server is full at the moment. Try again later.",
    "Máy chủ hiện đã đầy. Hãy thử lại sau.",
    "Der Server ist gerade voll. Versuche es später wieder.",
    "El servidor está lleno en este momento. Inténtalo más tarde.",
];

/// `Good game!`
pub fn good_game(language: Language) -> String {
    say(language, &GOOD_GAME, &[])
}
static GOOD_GAME: Patterns = patterns![
    "online.good-game",
    "Good game!",
    "Ván hay!",
    "Schöne Partie!",
    "¡Buena partida!",
];

/// `Good luck!`
pub fn good_luck(language: Language) -> String {
    say(language, &GOOD_LUCK, &[])
}
static GOOD_LUCK: Patterns = patterns![
    "online.good-luck",
    "Good luck!",
    "Chúc may mắn!",
    "Viel Glück!",
    "¡Suerte!",
];

/// `No connection`
pub fn headline_cut_off(language: Language) -> String {
    say(language, &HEADLINE_CUT_OFF, &[])
}
static HEADLINE_CUT_OFF: Patterns = patterns![
    "online.headline-cut-off",
    "No connection",
    "Mất kết nối",
    "Keine Verbindung",
    "Sin conexión",
];

/// `Waiting for the second player`
pub fn headline_open(language: Language) -> String {
    say(language, &HEADLINE_OPEN, &[])
}
static HEADLINE_OPEN: Patterns = patterns![
    "online.headline-open",
    "Waiting for the second player",
    "Đang chờ người chơi thứ hai",
    "Warten auf den zweiten Spieler",
    "Esperando al segundo jugador",
];

/// `Sent`
pub fn headline_sent(language: Language) -> String {
    say(language, &HEADLINE_SENT, &[])
}
static HEADLINE_SENT: Patterns = patterns![
    "online.headline-sent",
    "Sent",
    "Đã gửi",
    "Gesendet",
    "Enviado",
];

/// `Hello!`
///
/// Reactions: the few things that players can say to each other.
pub fn hello(language: Language) -> String {
    say(language, &HELLO, &[])
}
static HELLO: Patterns = patterns![
    "online.hello",
    "Hello!",
    "Xin chào!",
    "Hallo!",
    "¡Hola!",
];

/// `Invite with a link`
pub fn invite_by_link(language: Language) -> String {
    say(language, &INVITE_BY_LINK, &[])
}
static INVITE_BY_LINK: Patterns = patterns![
    "online.invite-by-link",
    "Invite with a link",
    "Mời bằng liên kết",
    "Mit einem Link einladen",
    "Invitar con un enlace",
];

/// `Invite in the lobby`
pub fn invite_in_lobby(language: Language) -> String {
    say(language, &INVITE_IN_LOBBY, &[])
}
static INVITE_IN_LOBBY: Patterns = patterns![
    "online.invite-in-lobby",
    "Invite in the lobby",
    "Mời công khai",
    "Öffentlich einladen",
    "Invitar a todos",
];

/// `away { $time }`
pub fn is_away(language: Language, time: impl Display) -> String {
    say(language, &IS_AWAY, &[Value::Text(&time)])
}
static IS_AWAY: Patterns = patterns![
    "online.is-away",
    "away \u{1}0",
    "vắng \u{1}0",
    "weg seit \u{1}0",
    "ausente \u{1}0",
];

/// `{ $who } is here.`
pub fn joined(language: Language, who: impl Display) -> String {
    say(language, &JOINED, &[Value::Text(&who)])
}
static JOINED: Patterns = patterns![
    "online.joined",
    "\u{1}0 is here.",
    "\u{1}0 đã đến.",
    "\u{1}0 ist da.",
    "\u{1}0 ya está aquí.",
];

/// `Kept.`
pub fn kept(language: Language) -> String {
    say(language, &KEPT, &[])
}
static KEPT: Patterns = patterns![
    "online.kept",
    "Kept.",
    "Đã giữ.",
    "Gesichert.",
    "Guardado.",
];

/// `claim`
pub fn key_claim(language: Language) -> String {
    say(language, &KEY_CLAIM, &[])
}
static KEY_CLAIM: Patterns = patterns![
    "online.key-claim",
    "claim",
    "đòi thắng",
    "beanspruchen",
    "reclamar",
];

/// `copy link`
pub fn key_copy_link(language: Language) -> String {
    say(language, &KEY_COPY_LINK, &[])
}
static KEY_COPY_LINK: Patterns = patterns![
    "online.key-copy-link",
    "copy link",
    "chép liên kết",
    "Link kopieren",
    "copiar enlace",
];

/// `look again`
pub fn key_look_again(language: Language) -> String {
    say(language, &KEY_LOOK_AGAIN, &[])
}
static KEY_LOOK_AGAIN: Patterns = patterns![
    "online.key-look-again",
    "look again",
    "xem lại",
    "neu laden",
    "volver a mirar",
];

/// `say`
pub fn key_say(language: Language) -> String {
    say(language, &KEY_SAY, &[])
}
static KEY_SAY: Patterns = patterns![
    "online.key-say",
    "say",
    "nói",
    "sagen",
    "decir",
];

/// `The link is on the clipboard, if the terminal allows it.`
pub fn link_copied(language: Language) -> String {
    say(language, &LINK_COPIED, &[])
}
static LINK_COPIED: Patterns = patterns![
    "online.link-copied",
    "The link is on the clipboard, if the terminal allows it.",
    "Liên kết đã vào bộ nhớ tạm, nếu terminal cho phép.",
    "Der Link ist in der Zwischenablage, wenn das Terminal es erlaubt.",
    "El enlace está en el portapapeles, si el terminal lo permite.",
];

/// `Open invitations:`
pub fn lobby(language: Language) -> String {
    say(language, &LOBBY, &[])
}
static LOBBY: Patterns = patterns![
    "online.lobby",
    "Open invitations:",
    "Lời mời đang mở:",
    "Offene Einladungen:",
    "Invitaciones abiertas:",
];

/// `There are no open invitations.`
pub fn lobby_empty(language: Language) -> String {
    say(language, &LOBBY_EMPTY, &[])
}
static LOBBY_EMPTY: Patterns = patterns![
    "online.lobby-empty",
    "There are no open invitations.",
    "Không có lời mời nào đang mở.",
    "Es gibt keine offenen Einladungen.",
    "No hay invitaciones abiertas.",
];

/// `The connection is lost. It is tried again by itself.`
pub fn lost_connection(language: Language) -> String {
    say(language, &LOST_CONNECTION, &[])
}
static LOST_CONNECTION: Patterns = patterns![
    "online.lost-connection",
    "The connection is lost. It is tried again by itself.",
    "Đã mất kết nối. Chương trình đang tự thử lại.",
    "Die Verbindung ist unterbrochen. Es wird von selbst wieder versucht.",
    "Se ha perdido la conexión. Se vuelve a intentar solo.",
];

/// `kept`
pub fn mark_kept(language: Language) -> String {
    say(language, &MARK_KEPT, &[])
}
static MARK_KEPT: Patterns = patterns![
    "online.mark-kept",
    "kept",
    "đã giữ",
    "gesichert",
    "guardado",
];

/// `sent`
pub fn mark_sent(language: Language) -> String {
    say(language, &MARK_SENT, &[])
}
static MARK_SENT: Patterns = patterns![
    "online.mark-sent",
    "sent",
    "đã gửi",
    "gesendet",
    "enviado",
];

/// `The server speaks a newer language than this program. Update Fourline, then try again.`
pub fn newer(language: Language) -> String {
    say(language, &NEWER, &[])
}
static NEWER: Patterns = patterns![
    "online.newer",
    "The server speaks a newer language than this program. Update Fourline, then try again.",
    "Máy chủ dùng phiên bản giao thức mới hơn chương trình này. Hãy cập nhật Fourline rồi thử lại.",
    "Der Server spricht eine neuere Sprache als dieses Programm. Aktualisiere Fourline und versuche es dann wieder.",
    "El servidor habla un lenguaje más nuevo que este programa. Actualiza Fourline e inténtalo otra vez.",
];

/// `There is no such game, or no longer. Ask for a new link.`
pub fn no_such_game(language: Language) -> String {
    say(language, &NO_SUCH_GAME, &[])
}
static NO_SUCH_GAME: Patterns = patterns![
    "online.no-such-game",
    "There is no such game, or no longer. Ask for a new link.",
    "Không có ván này, hoặc không còn nữa. Hãy xin liên kết mới.",
    "Diese Partie gibt es nicht oder nicht mehr. Bitte um einen neuen Link.",
    "Esa partida no existe, o ya no. Pide un enlace nuevo.",
];

/// `This device has no key for its seat: { $problem }. If the file is damaged, delete it; you get a new key, and can watch games that you had a seat in.`
pub fn no_token(language: Language, problem: impl Display) -> String {
    say(language, &NO_TOKEN, &[Value::Text(&problem)])
}
static NO_TOKEN: Patterns = patterns![
    "online.no-token",
    "This device has no key for its seat: \u{1}0. If the file is damaged, delete it; you get a new key, and can watch games that you had a seat in.",
    "Thiết bị này không có khóa cho chỗ ngồi: \u{1}0. Nếu tệp bị hỏng, hãy xóa nó; bạn sẽ có khóa mới và có thể xem những ván bạn từng có chỗ.",
    "Dieses Gerät hat keinen Schlüssel für seinen Platz: \u{1}0. Ist die Datei beschädigt, dann lösche sie; du bekommst einen neuen Schlüssel und kannst bei Partien zuschauen, in denen du einen Platz hattest.",
    "Este dispositivo no tiene clave para su puesto: \u{1}0. Si el archivo está dañado, bórralo; recibirás una clave nueva y podrás mirar las partidas en las que tenías un puesto.",
];

/// `That is not a server. Write it like this: https://play.example.org`
pub fn not_a_server(language: Language) -> String {
    say(language, &NOT_A_SERVER, &[])
}
static NOT_A_SERVER: Patterns = patterns![
    "online.not-a-server",
    "That is not a server. Write it like this: https://play.example.org",
    "Đó không phải là máy chủ. Hãy viết như sau: https://play.example.org",
    "Das ist kein Server. So wird er geschrieben: https://play.example.org",
    "Eso no es un servidor. Se escribe así: https://play.example.org",
];

/// `That is not a link to a game. Such a link ends with /t/ and 16 letters, or /w/ and 16 letters to watch.`
pub fn not_a_table(language: Language) -> String {
    say(language, &NOT_A_TABLE, &[])
}
static NOT_A_TABLE: Patterns = patterns![
    "online.not-a-table",
    "That is not a link to a game. Such a link ends with /t/ and 16 letters, or /w/ and 16 letters to watch.",
    "Đó không phải là liên kết tới một ván. Liên kết như vậy kết thúc bằng /t/ và 16 chữ cái, hoặc /w/ và 16 chữ cái để xem.",
    "Das ist kein Link zu einer Partie. So ein Link endet mit /t/ und 16 Buchstaben, zum Zuschauen mit /w/ und 16 Buchstaben.",
    "Eso no es un enlace a una partida. Termina con /t/ y 16 letras, o con /w/ y 16 letras para mirar.",
];

/// `It is not your turn. Type { $help } for what can be typed now.`
pub fn not_now(language: Language, help: impl Display) -> String {
    say(language, &NOT_NOW, &[Value::Text(&help)])
}
static NOT_NOW: Patterns = patterns![
    "online.not-now",
    "It is not your turn. Type \u{1}0 for what can be typed now.",
    "Chưa đến lượt bạn. Gõ \u{1}0 để xem lúc này gõ được gì.",
    "Du bist nicht am Zug. Tippe \u{1}0, um zu sehen, was jetzt möglich ist.",
    "No es tu turno. Escribe \u{1}0 para ver qué se puede escribir ahora.",
];

/// `Oops!`
pub fn oops(language: Language) -> String {
    say(language, &OOPS, &[])
}
static OOPS: Patterns = patterns![
    "online.oops",
    "Oops!",
    "Ôi!",
    "Hoppla!",
    "¡Uy!",
];

/// `Waiting for the second player.`
pub fn open(language: Language) -> String {
    say(language, &OPEN, &[])
}
static OPEN: Patterns = patterns![
    "online.open",
    "Waiting for the second player.",
    "Đang chờ người chơi thứ hai.",
    "Warten auf den zweiten Spieler.",
    "Esperando al segundo jugador.",
];

/// `This is your own invitation. Send the link to the other player.`
pub fn own_invitation(language: Language) -> String {
    say(language, &OWN_INVITATION, &[])
}
static OWN_INVITATION: Patterns = patterns![
    "online.own-invitation",
    "This is your own invitation. Send the link to the other player.",
    "Đây là lời mời của chính bạn. Hãy gửi liên kết cho người kia.",
    "Das ist deine eigene Einladung. Schicke den Link dem anderen Spieler.",
    "Esta es tu propia invitación. Envía el enlace al otro jugador.",
];

/// `Play online`
pub fn play_online(language: Language) -> String {
    say(language, &PLAY_ONLINE, &[])
}
static PLAY_ONLINE: Patterns = patterns![
    "online.play-online",
    "Play online",
    "Chơi trực tuyến",
    "Online spielen",
    "Jugar en línea",
];

/// `{ $who }: { $reaction }`
pub fn reacted(language: Language, reaction: impl Display, who: impl Display) -> String {
    say(language, &REACTED, &[Value::Text(&reaction), Value::Text(&who)])
}
static REACTED: Patterns = patterns![
    "online.reacted",
    "\u{1}1: \u{1}0",
    "\u{1}1: \u{1}0",
    "\u{1}1: \u{1}0",
    "\u{1}1: \u{1}0",
];

/// `The server can't store moves at the moment. The game stays as it is.`
pub fn read_only(language: Language) -> String {
    say(language, &READ_ONLY, &[])
}
static READ_ONLY: Patterns = patterns![
    "online.read-only",
    "The server can't store moves at the moment. The game stays as it is.",
    "Máy chủ hiện không lưu được nước đi. Ván giữ nguyên.",
    "Der Server kann gerade keine Züge sichern. Die Partie bleibt, wie sie ist.",
    "El servidor no puede guardar jugadas en este momento. La partida queda como está.",
];

/// `There is no connection, so no move can be made. It is tried again by itself.`
pub fn reason_cut_off(language: Language) -> String {
    say(language, &REASON_CUT_OFF, &[])
}
static REASON_CUT_OFF: Patterns = patterns![
    "online.reason-cut-off",
    "There is no connection, so no move can be made. It is tried again by itself.",
    "Không có kết nối nên không thể đi. Chương trình đang tự thử lại.",
    "Es gibt keine Verbindung, deshalb ist kein Zug möglich. Es wird von selbst wieder versucht.",
    "No hay conexión, así que no se puede jugar. Se vuelve a intentar solo.",
];

/// `The server has refused that.`
pub fn reason_elsewhere(language: Language) -> String {
    say(language, &REASON_ELSEWHERE, &[])
}
static REASON_ELSEWHERE: Patterns = patterns![
    "online.reason-elsewhere",
    "The server has refused that.",
    "Máy chủ đã từ chối.",
    "Der Server hat das abgelehnt.",
    "El servidor lo ha rechazado.",
];

/// `The other player has not been away long enough.`
pub fn reason_not_yet_claimed(language: Language) -> String {
    say(language, &REASON_NOT_YET_CLAIMED, &[])
}
static REASON_NOT_YET_CLAIMED: Patterns = patterns![
    "online.reason-not-yet-claimed",
    "The other player has not been away long enough.",
    "Đối thủ chưa vắng mặt đủ lâu.",
    "Der Gegner ist noch nicht lange genug weg.",
    "El rival aún no lleva ausente el tiempo suficiente.",
];

/// `The other player is there.`
pub fn reason_nothing_to_claim(language: Language) -> String {
    say(language, &REASON_NOTHING_TO_CLAIM, &[])
}
static REASON_NOTHING_TO_CLAIM: Patterns = patterns![
    "online.reason-nothing-to-claim",
    "The other player is there.",
    "Đối thủ đang có mặt.",
    "Der Gegner ist da.",
    "El rival está presente.",
];

/// `The second player has not come yet.`
pub fn reason_other_not_there(language: Language) -> String {
    say(language, &REASON_OTHER_NOT_THERE, &[])
}
static REASON_OTHER_NOT_THERE: Patterns = patterns![
    "online.reason-other-not-there",
    "The second player has not come yet.",
    "Người chơi thứ hai chưa đến.",
    "Der zweite Spieler ist noch nicht da.",
    "El segundo jugador todavía no ha llegado.",
];

/// `The server can't store moves at the moment. Nothing was lost; try again in a minute.`
pub fn reason_read_only(language: Language) -> String {
    say(language, &REASON_READ_ONLY, &[])
}
static REASON_READ_ONLY: Patterns = patterns![
    "online.reason-read-only",
    "The server can't store moves at the moment. Nothing was lost; try again in a minute.",
    "Máy chủ hiện không lưu được nước đi. Không mất gì cả; hãy thử lại sau một phút.",
    "Der Server kann gerade keine Züge sichern. Nichts ist verloren; versuche es in einer Minute wieder.",
    "El servidor no puede guardar jugadas en este momento. No se ha perdido nada; inténtalo en un minuto.",
];

/// `You have asked for a rematch already. The other player has to want it too.`
pub fn reason_rematch_offered(language: Language) -> String {
    say(language, &REASON_REMATCH_OFFERED, &[])
}
static REASON_REMATCH_OFFERED: Patterns = patterns![
    "online.reason-rematch-offered",
    "You have asked for a rematch already. The other player has to want it too.",
    "Bạn đã xin tái đấu rồi. Đối thủ cũng phải muốn.",
    "Du hast schon um eine Revanche gebeten. Der Gegner muss sie auch wollen.",
    "Ya has pedido la revancha. El rival también tiene que quererla.",
];

/// `Something else happened first. Look at the board and decide again.`
pub fn reason_stale(language: Language) -> String {
    say(language, &REASON_STALE, &[])
}
static REASON_STALE: Patterns = patterns![
    "online.reason-stale",
    "Something else happened first. Look at the board and decide again.",
    "Đã có việc khác xảy ra trước. Hãy nhìn bàn cờ và quyết định lại.",
    "Etwas anderes ist zuerst geschehen. Sieh auf das Brett und entscheide noch einmal.",
    "Antes ha pasado otra cosa. Mira el tablero y decide de nuevo.",
];

/// `That was too much in a short time. Wait a moment.`
pub fn reason_too_many(language: Language) -> String {
    say(language, &REASON_TOO_MANY, &[])
}
static REASON_TOO_MANY: Patterns = patterns![
    "online.reason-too-many",
    "That was too much in a short time. Wait a moment.",
    "Quá nhiều trong thời gian ngắn. Hãy chờ một chút.",
    "Das war zu viel in kurzer Zeit. Warte einen Moment.",
    "Demasiado en poco tiempo. Espera un momento.",
];

/// `There is no help while you play another person online.`
pub fn reason_unfair(language: Language) -> String {
    say(language, &REASON_UNFAIR, &[])
}
static REASON_UNFAIR: Patterns = patterns![
    "online.reason-unfair",
    "There is no help while you play another person online.",
    "Không có trợ giúp khi bạn đang chơi trực tuyến với người khác.",
    "Solange du online gegen jemanden spielst, gibt es keine Hilfe.",
    "No hay ayuda mientras juegas en línea contra otra persona.",
];

/// `Connected again.`
pub fn reconnected(language: Language) -> String {
    say(language, &RECONNECTED, &[])
}
static RECONNECTED: Patterns = patterns![
    "online.reconnected",
    "Connected again.",
    "Đã kết nối lại.",
    "Wieder verbunden.",
    "Conectado de nuevo.",
];

/// `The server has refused that ({ $code }).`
///
/// $code is a word of the protocol, in English.
pub fn refused(language: Language, code: impl Display) -> String {
    say(language, &REFUSED, &[Value::Text(&code)])
}
static REFUSED: Patterns = patterns![
    "online.refused",
    "The server has refused that (\u{1}0).",
    "Máy chủ đã từ chối (\u{1}0).",
    "Der Server hat das abgelehnt (\u{1}0).",
    "El servidor lo ha rechazado (\u{1}0).",
];

/// `You want a rematch. Waiting for the other player.`
pub fn rematch_waiting(language: Language) -> String {
    say(language, &REMATCH_WAITING, &[])
}
static REMATCH_WAITING: Patterns = patterns![
    "online.rematch-waiting",
    "You want a rematch. Waiting for the other player.",
    "Bạn muốn tái đấu. Đang chờ đối thủ.",
    "Du möchtest eine Revanche. Warten auf den Gegner.",
    "Quieres la revancha. Esperando al rival.",
];

/// `The server is restarting. The game continues in a moment.`
pub fn restarting(language: Language) -> String {
    say(language, &RESTARTING, &[])
}
static RESTARTING: Patterns = patterns![
    "online.restarting",
    "The server is restarting. The game continues in a moment.",
    "Máy chủ đang khởi động lại. Ván sẽ tiếp tục trong giây lát.",
    "Der Server startet neu. Die Partie geht gleich weiter.",
    "El servidor se está reiniciando. La partida sigue en un momento.",
];

/// `The other player has the same name. Choose another one: --name NAME`
pub fn same_name(language: Language) -> String {
    say(language, &SAME_NAME, &[])
}
static SAME_NAME: Patterns = patterns![
    "online.same-name",
    "The other player has the same name. Choose another one: --name NAME",
    "Người kia trùng tên. Hãy chọn tên khác: --name NAME",
    "Der andere Spieler heißt genauso. Wähle einen anderen Namen: --name NAME",
    "El otro jugador tiene el mismo nombre. Elige otro: --name NAME",
];

/// `What do you say?`
pub fn say_what(language: Language) -> String {
    say(language, &SAY_WHAT, &[])
}
static SAY_WHAT: Patterns = patterns![
    "online.say-what",
    "What do you say?",
    "Bạn nói gì?",
    "Was sagst du?",
    "¿Qué dices?",
];

/// `Your seat stays yours. Come back with: fourline online { $address }`
///
/// The command at the end is typed as it is.
pub fn seat_stays(language: Language, address: impl Display) -> String {
    say(language, &SEAT_STAYS, &[Value::Text(&address)])
}
static SEAT_STAYS: Patterns = patterns![
    "online.seat-stays",
    "Your seat stays yours. Come back with: fourline online \u{1}0",
    "Chỗ này vẫn là của bạn. Trở lại bằng: fourline online \u{1}0",
    "Dein Platz bleibt dein Platz. Zurück geht es mit: fourline online \u{1}0",
    "Tu puesto sigue siendo tuyo. Vuelve con: fourline online \u{1}0",
];

/// `The seat is taken, so you are watching.`
pub fn seat_taken(language: Language) -> String {
    say(language, &SEAT_TAKEN, &[])
}
static SEAT_TAKEN: Patterns = patterns![
    "online.seat-taken",
    "The seat is taken, so you are watching.",
    "Chỗ đã có người, nên bạn đang xem.",
    "Der Platz ist besetzt, deshalb schaust du zu.",
    "El puesto está ocupado, así que estás mirando.",
];

/// `Send this link to the other player:`
pub fn send_this_link(language: Language) -> String {
    say(language, &SEND_THIS_LINK, &[])
}
static SEND_THIS_LINK: Patterns = patterns![
    "online.send-this-link",
    "Send this link to the other player:",
    "Hãy gửi liên kết này cho người kia:",
    "Schicke diesen Link dem anderen Spieler:",
    "Envía este enlace al otro jugador:",
];

/// `Sent.`
pub fn sent(language: Language) -> String {
    say(language, &SENT, &[])
}
static SENT: Patterns = patterns![
    "online.sent",
    "Sent.",
    "Đã gửi.",
    "Gesendet.",
    "Enviado.",
];

/// `Sent; waiting for the server.`
pub fn sent_waiting(language: Language) -> String {
    say(language, &SENT_WAITING, &[])
}
static SENT_WAITING: Patterns = patterns![
    "online.sent-waiting",
    "Sent; waiting for the server.",
    "Đã gửi; đang chờ máy chủ.",
    "Gesendet; warten auf den Server.",
    "Enviado; esperando al servidor.",
];

/// `serious`
///
/// A game that counts, in a list: "Ann, Power, 7x6, 5m+3s, serious".
pub fn serious(language: Language) -> String {
    say(language, &SERIOUS, &[])
}
static SERIOUS: Patterns = patterns![
    "online.serious",
    "serious",
    "nghiêm túc",
    "ernst",
    "seria",
];

/// `That is not a Fourline server, or something in between answers for it. Check the address.`
pub fn strange(language: Language) -> String {
    say(language, &STRANGE, &[])
}
static STRANGE: Patterns = patterns![
    "online.strange",
    "That is not a Fourline server, or something in between answers for it. Check the address.",
    "Đó không phải là máy chủ Fourline, hoặc có gì đó trả lời thay. Hãy kiểm tra địa chỉ.",
    "Das ist kein Fourline-Server, oder etwas dazwischen antwortet für ihn. Prüfe die Adresse.",
    "Eso no es un servidor de Fourline, o algo responde en su lugar. Revisa la dirección.",
];

/// `Thank you!`
pub fn thanks(language: Language) -> String {
    say(language, &THANKS, &[])
}
static THANKS: Patterns = patterns![
    "online.thanks",
    "Thank you!",
    "Cảm ơn!",
    "Danke!",
    "¡Gracias!",
];

/// `Trying again ({ $tries }) ...`
pub fn trying(language: Language, tries: impl Display) -> String {
    say(language, &TRYING, &[Value::Text(&tries)])
}
static TRYING: Patterns = patterns![
    "online.trying",
    "Trying again (\u{1}0) ...",
    "Đang thử lại (\u{1}0) ...",
    "Neuer Versuch (\u{1}0) ...",
    "Se intenta otra vez (\u{1}0) ...",
];

/// `The server does not know this computer player.`
pub fn unknown_player(language: Language) -> String {
    say(language, &UNKNOWN_PLAYER, &[])
}
static UNKNOWN_PLAYER: Patterns = patterns![
    "online.unknown-player",
    "The server does not know this computer player.",
    "Máy chủ không biết máy này.",
    "Der Server kennt diesen Computerspieler nicht.",
    "El servidor no conoce a este jugador máquina.",
];

/// `The server can't be reached. Is the address right, and is there a connection to the internet?`
pub fn unreachable(language: Language) -> String {
    say(language, &UNREACHABLE, &[])
}
static UNREACHABLE: Patterns = patterns![
    "online.unreachable",
    "The server can't be reached. Is the address right, and is there a connection to the internet?",
    "Không liên lạc được với máy chủ. Địa chỉ có đúng không, và có kết nối internet không?",
    "Der Server ist nicht zu erreichen. Stimmt die Adresse, und gibt es eine Verbindung zum Internet?",
    "No se puede llegar al servidor. ¿Es correcta la dirección y hay conexión a internet?",
];

/// `The server's certificate can't be trusted. If it is your own server, check its certificate, or use its http:// address.`
pub fn untrusted(language: Language) -> String {
    say(language, &UNTRUSTED, &[])
}
static UNTRUSTED: Patterns = patterns![
    "online.untrusted",
    "The server's certificate can't be trusted. If it is your own server, check its certificate, or use its http:// address.",
    "Không thể tin chứng chỉ của máy chủ. Nếu là máy chủ của bạn, hãy kiểm tra chứng chỉ hoặc dùng địa chỉ http://.",
    "Dem Zertifikat des Servers ist nicht zu trauen. Ist es dein eigener Server, dann prüfe sein Zertifikat oder nimm seine Adresse mit http://.",
    "No se puede confiar en el certificado del servidor. Si el servidor es tuyo, revisa su certificado o usa su dirección http://.",
];

/// `{ $who } wants a rematch.`
pub fn wants_rematch(language: Language, who: impl Display) -> String {
    say(language, &WANTS_REMATCH, &[Value::Text(&who)])
}
static WANTS_REMATCH: Patterns = patterns![
    "online.wants-rematch",
    "\u{1}0 wants a rematch.",
    "\u{1}0 muốn tái đấu.",
    "\u{1}0 möchte eine Revanche.",
    "\u{1}0 quiere la revancha.",
];

/// `Watch again with: fourline online { $address }`
pub fn watch_again(language: Language, address: impl Display) -> String {
    say(language, &WATCH_AGAIN, &[Value::Text(&address)])
}
static WATCH_AGAIN: Patterns = patterns![
    "online.watch-again",
    "Watch again with: fourline online \u{1}0",
    "Xem lại bằng: fourline online \u{1}0",
    "Wieder zuschauen mit: fourline online \u{1}0",
    "Vuelve a mirar con: fourline online \u{1}0",
];

/// `To watch: { $link }`
pub fn watch_link(language: Language, link: impl Display) -> String {
    say(language, &WATCH_LINK, &[Value::Text(&link)])
}
static WATCH_LINK: Patterns = patterns![
    "online.watch-link",
    "To watch: \u{1}0",
    "Để xem: \u{1}0",
    "Zum Zuschauen: \u{1}0",
    "Para mirar: \u{1}0",
];

/// `You are watching.`
pub fn watching(language: Language) -> String {
    say(language, &WATCHING, &[])
}
static WATCHING: Patterns = patterns![
    "online.watching",
    "You are watching.",
    "Bạn đang xem.",
    "Du schaust zu.",
    "Estás mirando.",
];

/// `Well played!`
pub fn well_played(language: Language) -> String {
    say(language, &WELL_PLAYED, &[])
}
static WELL_PLAYED: Patterns = patterns![
    "online.well-played",
    "Well played!",
    "Đi hay lắm!",
    "Gut gespielt!",
    "¡Bien jugado!",
];

/// `{ $who } is away.`
pub fn went_away(language: Language, who: impl Display) -> String {
    say(language, &WENT_AWAY, &[Value::Text(&who)])
}
static WENT_AWAY: Patterns = patterns![
    "online.went-away",
    "\u{1}0 is away.",
    "\u{1}0 đã vắng mặt.",
    "\u{1}0 ist nicht mehr da.",
    "\u{1}0 se ha ausentado.",
];

/// `Where do you want to play? Name a link or a server: fourline online LINK, or fourline online --server URL`
pub fn where_to(language: Language) -> String {
    say(language, &WHERE_TO, &[])
}
static WHERE_TO: Patterns = patterns![
    "online.where-to",
    "Where do you want to play? Name a link or a server: fourline online LINK, or fourline online --server URL",
    "Bạn muốn chơi ở đâu? Hãy cho một liên kết hoặc máy chủ: fourline online LINK, hoặc fourline online --server URL",
    "Wo möchtest du spielen? Nenne einen Link oder einen Server: fourline online LINK oder fourline online --server URL",
    "¿Dónde quieres jugar? Indica un enlace o un servidor: fourline online LINK, o fourline online --server URL",
];

/// `Which one do you accept, 1 to { $count } (Enter for none)?`
pub fn which_invitation(language: Language, count: impl Display) -> String {
    say(language, &WHICH_INVITATION, &[Value::Text(&count)])
}
static WHICH_INVITATION: Patterns = patterns![
    "online.which-invitation",
    "Which one do you accept, 1 to \u{1}0 (Enter for none)?",
    "Bạn nhận lời mời nào, 1 đến \u{1}0 (Enter để không nhận)?",
    "Welche nimmst du an, 1 bis \u{1}0 (Enter für keine)?",
    "¿Cuál aceptas, 1 a \u{1}0 (Intro para ninguna)?",
];

/// `Server or link:`
pub fn which_server(language: Language) -> String {
    say(language, &WHICH_SERVER, &[])
}
static WHICH_SERVER: Patterns = patterns![
    "online.which-server",
    "Server or link:",
    "Máy chủ hoặc liên kết:",
    "Server oder Link:",
    "Servidor o enlace:",
];

/// `Moves are possible again.`
pub fn writable(language: Language) -> String {
    say(language, &WRITABLE, &[])
}
static WRITABLE: Patterns = patterns![
    "online.writable",
    "Moves are possible again.",
    "Đã có thể đi tiếp.",
    "Züge sind wieder möglich.",
    "Ya se puede jugar otra vez.",
];

#[cfg(any(test, feature = "packs"))]
pub(crate) static ALL: &[crate::pattern::Known] = &[
    ("about-invitation", &ABOUT_INVITATION, ""),
    ("about-invite-by-link", &ABOUT_INVITE_BY_LINK, ""),
    ("about-invite-in-lobby", &ABOUT_INVITE_IN_LOBBY, ""),
    ("about-play-online", &ABOUT_PLAY_ONLINE, ""),
    ("away-claim", &AWAY_CLAIM, "tt"),
    ("away-claim-in", &AWAY_CLAIM_IN, "ttt"),
    ("away-for", &AWAY_FOR, "tt"),
    ("bad-name", &BAD_NAME, ""),
    ("bad-terms", &BAD_TERMS, ""),
    ("begun", &BEGUN, ""),
    ("came-back", &CAME_BACK, "t"),
    ("claim", &CLAIM, ""),
    ("confirm-claim", &CONFIRM_CLAIM, ""),
    ("connected", &CONNECTED, ""),
    ("connecting", &CONNECTING, ""),
    ("cut-off", &CUT_OFF, "tt"),
    ("full", &FULL, ""),
    ("good-game", &GOOD_GAME, ""),
    ("good-luck", &GOOD_LUCK, ""),
    ("headline-cut-off", &HEADLINE_CUT_OFF, ""),
    ("headline-open", &HEADLINE_OPEN, ""),
    ("headline-sent", &HEADLINE_SENT, ""),
    ("hello", &HELLO, ""),
    ("invite-by-link", &INVITE_BY_LINK, ""),
    ("invite-in-lobby", &INVITE_IN_LOBBY, ""),
    ("is-away", &IS_AWAY, "t"),
    ("joined", &JOINED, "t"),
    ("kept", &KEPT, ""),
    ("key-claim", &KEY_CLAIM, ""),
    ("key-copy-link", &KEY_COPY_LINK, ""),
    ("key-look-again", &KEY_LOOK_AGAIN, ""),
    ("key-say", &KEY_SAY, ""),
    ("link-copied", &LINK_COPIED, ""),
    ("lobby", &LOBBY, ""),
    ("lobby-empty", &LOBBY_EMPTY, ""),
    ("lost-connection", &LOST_CONNECTION, ""),
    ("mark-kept", &MARK_KEPT, ""),
    ("mark-sent", &MARK_SENT, ""),
    ("newer", &NEWER, ""),
    ("no-such-game", &NO_SUCH_GAME, ""),
    ("no-token", &NO_TOKEN, "t"),
    ("not-a-server", &NOT_A_SERVER, ""),
    ("not-a-table", &NOT_A_TABLE, ""),
    ("not-now", &NOT_NOW, "t"),
    ("oops", &OOPS, ""),
    ("open", &OPEN, ""),
    ("own-invitation", &OWN_INVITATION, ""),
    ("play-online", &PLAY_ONLINE, ""),
    ("reacted", &REACTED, "tt"),
    ("read-only", &READ_ONLY, ""),
    ("reason-cut-off", &REASON_CUT_OFF, ""),
    ("reason-elsewhere", &REASON_ELSEWHERE, ""),
    ("reason-not-yet-claimed", &REASON_NOT_YET_CLAIMED, ""),
    ("reason-nothing-to-claim", &REASON_NOTHING_TO_CLAIM, ""),
    ("reason-other-not-there", &REASON_OTHER_NOT_THERE, ""),
    ("reason-read-only", &REASON_READ_ONLY, ""),
    ("reason-rematch-offered", &REASON_REMATCH_OFFERED, ""),
    ("reason-stale", &REASON_STALE, ""),
    ("reason-too-many", &REASON_TOO_MANY, ""),
    ("reason-unfair", &REASON_UNFAIR, ""),
    ("reconnected", &RECONNECTED, ""),
    ("refused", &REFUSED, "t"),
    ("rematch-waiting", &REMATCH_WAITING, ""),
    ("restarting", &RESTARTING, ""),
    ("same-name", &SAME_NAME, ""),
    ("say-what", &SAY_WHAT, ""),
    ("seat-stays", &SEAT_STAYS, "t"),
    ("seat-taken", &SEAT_TAKEN, ""),
    ("send-this-link", &SEND_THIS_LINK, ""),
    ("sent", &SENT, ""),
    ("sent-waiting", &SENT_WAITING, ""),
    ("serious", &SERIOUS, ""),
    ("strange", &STRANGE, ""),
    ("thanks", &THANKS, ""),
    ("trying", &TRYING, "t"),
    ("unknown-player", &UNKNOWN_PLAYER, ""),
    ("unreachable", &UNREACHABLE, ""),
    ("untrusted", &UNTRUSTED, ""),
    ("wants-rematch", &WANTS_REMATCH, "t"),
    ("watch-again", &WATCH_AGAIN, "t"),
    ("watch-link", &WATCH_LINK, "t"),
    ("watching", &WATCHING, ""),
    ("well-played", &WELL_PLAYED, ""),
    ("went-away", &WENT_AWAY, "t"),
    ("where-to", &WHERE_TO, ""),
    ("which-invitation", &WHICH_INVITATION, "t"),
    ("which-server", &WHICH_SERVER, ""),
    ("writable", &WRITABLE, ""),
];
