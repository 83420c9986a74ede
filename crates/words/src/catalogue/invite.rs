// Written by `cargo xtask words` from the catalogues in `ftl`; changes here are lost.

//! The messages of `invite.ftl`.

use crate::{Language};
use crate::pattern::{Patterns, Value, patterns, say};
use std::fmt::Display;

/// `Moves can be taken back if both agree.`
pub fn about_casual(language: Language) -> String {
    say(language, &ABOUT_CASUAL, &[])
}
static ABOUT_CASUAL: Patterns = patterns![
    "invite.about-casual",
    "Moves can be taken back if both agree.",
    "Có thể đi lại nếu cả hai đồng ý.",
    "Züge können zurückgenommen werden, wenn beide einverstanden sind.",
    "Se pueden retirar jugadas si ambos están de acuerdo.",
];

/// `The game stays on the server, and others can watch it by a link.`
pub fn about_computer(language: Language) -> String {
    say(language, &ABOUT_COMPUTER, &[])
}
static ABOUT_COMPUTER: Patterns = patterns![
    "invite.about-computer",
    "The game stays on the server, and others can watch it by a link.",
    "Ván được giữ trên máy chủ, người khác có thể xem qua liên kết.",
    "Die Partie bleibt auf dem Server, und andere können per Link zuschauen.",
    "La partida queda en el servidor y otros pueden verla por un enlace.",
];

/// `You get a link to send. The first to open it and press Play is your opponent.`
pub fn about_friend(language: Language) -> String {
    say(language, &ABOUT_FRIEND, &[])
}
static ABOUT_FRIEND: Patterns = patterns![
    "invite.about-friend",
    "You get a link to send. The first to open it and press Play is your opponent.",
    "Bạn nhận một liên kết để gửi đi. Người đầu tiên mở và bấm Chơi sẽ là đối thủ của bạn.",
    "Du bekommst einen Link zum Verschicken. Gegner wird, wer ihn zuerst öffnet und auf Spielen drückt.",
    "Recibes un enlace para enviar. Quien lo abra primero y pulse Jugar será tu rival.",
];

/// `Listed on this page until another player takes it up.`
pub fn about_open(language: Language) -> String {
    say(language, &ABOUT_OPEN, &[])
}
static ABOUT_OPEN: Patterns = patterns![
    "invite.about-open",
    "Listed on this page until another player takes it up.",
    "Hiện trên trang này cho đến khi có người chơi khác nhận lời.",
    "Steht auf dieser Seite, bis ein anderer Spieler sie annimmt.",
    "Aparece en esta página hasta que otro jugador la acepte.",
];

/// `Moves can't be taken back.`
pub fn about_serious(language: Language) -> String {
    say(language, &ABOUT_SERIOUS, &[])
}
static ABOUT_SERIOUS: Patterns = patterns![
    "invite.about-serious",
    "Moves can't be taken back.",
    "Không được đi lại.",
    "Züge können nicht zurückgenommen werden.",
    "No se pueden retirar jugadas.",
];

/// `Try again`
pub fn again(language: Language) -> String {
    say(language, &AGAIN, &[])
}
static AGAIN: Patterns = patterns![
    "invite.again",
    "Try again",
    "Thử lại",
    "Noch einmal versuchen",
    "Reintentar",
];

/// `Casual`
pub fn casual(language: Language) -> String {
    say(language, &CASUAL, &[])
}
static CASUAL: Patterns = patterns![
    "invite.casual",
    "Casual",
    "Thoải mái",
    "Locker",
    "Informal",
];

/// `Change the game`
///
/// A button: withdraws the invitation and opens the form, with this game in it.
pub fn change(language: Language) -> String {
    say(language, &CHANGE, &[])
}
static CHANGE: Patterns = patterns![
    "invite.change",
    "Change the game",
    "Đổi ván cờ",
    "Partie ändern",
    "Cambiar la partida",
];

/// `The old link no longer works. Change what you like, then create the game again.`
pub fn change_now(language: Language) -> String {
    say(language, &CHANGE_NOW, &[])
}
static CHANGE_NOW: Patterns = patterns![
    "invite.change-now",
    "The old link no longer works. Change what you like, then create the game again.",
    "Liên kết cũ không còn dùng được. Hãy đổi những gì bạn muốn rồi tạo ván lại.",
    "Der alte Link gilt nicht mehr. Ändere, was du möchtest, und lege die Partie noch einmal an.",
    "El enlace anterior ya no sirve. Cambia lo que quieras y crea la partida otra vez.",
];

/// `Computer on the server`
pub fn computer(language: Language) -> String {
    say(language, &COMPUTER, &[])
}
static COMPUTER: Patterns = patterns![
    "invite.computer",
    "Computer on the server",
    "Máy trên máy chủ",
    "Computer auf dem Server",
    "Máquina en el servidor",
];

/// `{ $connected } · your move: { $mark }`
///
/// $mark says that the last move is "sent" or "kept".
pub fn connected_mark(language: Language, connected: impl Display, mark: impl Display) -> String {
    say(language, &CONNECTED_MARK, &[Value::Text(&connected), Value::Text(&mark)])
}
static CONNECTED_MARK: Patterns = patterns![
    "invite.connected-mark",
    "\u{1}0 · your move: \u{1}1",
    "\u{1}0 · nước đi của bạn: \u{1}1",
    "\u{1}0 · dein Zug: \u{1}1",
    "\u{1}0 · tu jugada: \u{1}1",
];

/// `Connecting ...`
pub fn connecting(language: Language) -> String {
    say(language, &CONNECTING, &[])
}
static CONNECTING: Patterns = patterns![
    "invite.connecting",
    "Connecting ...",
    "Đang kết nối ...",
    "Verbindung wird aufgebaut ...",
    "Conectando ...",
];

/// `Copy`
pub fn copy(language: Language) -> String {
    say(language, &COPY, &[])
}
static COPY: Patterns = patterns![
    "invite.copy",
    "Copy",
    "Sao chép",
    "Kopieren",
    "Copiar",
];

/// `Copy link for watching`
pub fn copy_watch_link(language: Language) -> String {
    say(language, &COPY_WATCH_LINK, &[])
}
static COPY_WATCH_LINK: Patterns = patterns![
    "invite.copy-watch-link",
    "Copy link for watching",
    "Sao chép liên kết để xem",
    "Link zum Zuschauen kopieren",
    "Copiar enlace para ver",
];

/// `Create the game`
///
/// The main button of the form.
pub fn create(language: Language) -> String {
    say(language, &CREATE, &[])
}
static CREATE: Patterns = patterns![
    "invite.create",
    "Create the game",
    "Tạo ván",
    "Partie anlegen",
    "Crear la partida",
];

/// `Creating the game ...`
pub fn creating(language: Language) -> String {
    say(language, &CREATING, &[])
}
static CREATING: Patterns = patterns![
    "invite.creating",
    "Creating the game ...",
    "Đang tạo ván ...",
    "Die Partie wird angelegt ...",
    "Creando la partida ...",
];

/// `Drawn at random`
pub fn drawn(language: Language) -> String {
    say(language, &DRAWN, &[])
}
static DRAWN: Patterns = patterns![
    "invite.drawn",
    "Drawn at random",
    "Bốc thăm",
    "Wird ausgelost",
    "Por sorteo",
];

/// `Friend by link`
///
/// A button: makes a game at once, and shows its link.
pub fn friend_by_link(language: Language) -> String {
    say(language, &FRIEND_BY_LINK, &[])
}
static FRIEND_BY_LINK: Patterns = patterns![
    "invite.friend-by-link",
    "Friend by link",
    "Mời qua liên kết",
    "Freund per Link",
    "Amigo por enlace",
];

/// `Blue Heron`
///
/// What stands in a new field for the name; friendly, and no real names.
pub fn guest_name_1(language: Language) -> String {
    say(language, &GUEST_NAME_1, &[])
}
static GUEST_NAME_1: Patterns = patterns![
    "invite.guest-name-1",
    "Blue Heron",
    "Diệc Xanh",
    "Blauer Reiher",
    "Garza azul",
];

/// `Quick Fox`
pub fn guest_name_2(language: Language) -> String {
    say(language, &GUEST_NAME_2, &[])
}
static GUEST_NAME_2: Patterns = patterns![
    "invite.guest-name-2",
    "Quick Fox",
    "Cáo Nhanh",
    "Flinker Fuchs",
    "Zorro veloz",
];

/// `Brave Badger`
pub fn guest_name_3(language: Language) -> String {
    say(language, &GUEST_NAME_3, &[])
}
static GUEST_NAME_3: Patterns = patterns![
    "invite.guest-name-3",
    "Brave Badger",
    "Lửng Gan Dạ",
    "Tapferer Dachs",
    "Tejón valiente",
];

/// `Clever Crow`
pub fn guest_name_4(language: Language) -> String {
    say(language, &GUEST_NAME_4, &[])
}
static GUEST_NAME_4: Patterns = patterns![
    "invite.guest-name-4",
    "Clever Crow",
    "Quạ Thông Minh",
    "Kluge Krähe",
    "Cuervo listo",
];

/// `Calm Turtle`
pub fn guest_name_5(language: Language) -> String {
    say(language, &GUEST_NAME_5, &[])
}
static GUEST_NAME_5: Patterns = patterns![
    "invite.guest-name-5",
    "Calm Turtle",
    "Rùa Điềm Tĩnh",
    "Ruhige Schildkröte",
    "Tortuga serena",
];

/// `Bright Robin`
pub fn guest_name_6(language: Language) -> String {
    say(language, &GUEST_NAME_6, &[])
}
static GUEST_NAME_6: Patterns = patterns![
    "invite.guest-name-6",
    "Bright Robin",
    "Oanh Vui Vẻ",
    "Munteres Rotkehlchen",
    "Petirrojo alegre",
];

/// `Swift Hare`
pub fn guest_name_7(language: Language) -> String {
    say(language, &GUEST_NAME_7, &[])
}
static GUEST_NAME_7: Patterns = patterns![
    "invite.guest-name-7",
    "Swift Hare",
    "Thỏ Lanh Lợi",
    "Schneller Hase",
    "Liebre rápida",
];

/// `Jolly Seal`
pub fn guest_name_8(language: Language) -> String {
    say(language, &GUEST_NAME_8, &[])
}
static GUEST_NAME_8: Patterns = patterns![
    "invite.guest-name-8",
    "Jolly Seal",
    "Hải Cẩu Vui Tính",
    "Fröhliche Robbe",
    "Foca risueña",
];

/// `You start`
pub fn guest_starts(language: Language) -> String {
    say(language, &GUEST_STARTS, &[])
}
static GUEST_STARTS: Patterns = patterns![
    "invite.guest-starts",
    "You start",
    "Bạn đi trước",
    "Du beginnst",
    "Empiezas tú",
];

/// `The first to open it and press Play takes the other seat. The game then starts by itself; you can leave this page open.`
pub fn how_it_starts(language: Language) -> String {
    say(language, &HOW_IT_STARTS, &[])
}
static HOW_IT_STARTS: Patterns = patterns![
    "invite.how-it-starts",
    "The first to open it and press Play takes the other seat. The game then starts by itself; you can leave this page open.",
    "Người đầu tiên mở và bấm Chơi sẽ ngồi vào chỗ còn lại. Ván sẽ tự bắt đầu; bạn có thể để trang này mở.",
    "Wer ihn zuerst öffnet und auf Spielen drückt, bekommt den anderen Platz. Dann beginnt die Partie von selbst; lass diese Seite ruhig offen.",
    "Quien lo abra primero y pulse Jugar ocupa el otro puesto. La partida empieza sola; puedes dejar esta página abierta.",
];

/// `Invitation link`
///
/// The name of the field with the link.
pub fn invitation_link(language: Language) -> String {
    say(language, &INVITATION_LINK, &[])
}
static INVITATION_LINK: Patterns = patterns![
    "invite.invitation-link",
    "Invitation link",
    "Liên kết mời",
    "Link zur Einladung",
    "Enlace de invitación",
];

/// `Open invitations`
pub fn invitations(language: Language) -> String {
    say(language, &INVITATIONS, &[])
}
static INVITATIONS: Patterns = patterns![
    "invite.invitations",
    "Open invitations",
    "Lời mời mở",
    "Offene Einladungen",
    "Invitaciones abiertas",
];

/// `{ $who } invites you to play`
pub fn invites(language: Language, who: impl Display) -> String {
    say(language, &INVITES, &[Value::Text(&who)])
}
static INVITES: Patterns = patterns![
    "invite.invites",
    "\u{1}0 invites you to play",
    "\u{1}0 mời bạn chơi",
    "\u{1}0 lädt dich zum Spielen ein",
    "\u{1}0 te invita a jugar",
];

/// `The invitation is also listed on the page { $page }.`
pub fn is_listed(language: Language, page: impl Display) -> String {
    say(language, &IS_LISTED, &[Value::Text(&page)])
}
static IS_LISTED: Patterns = patterns![
    "invite.is-listed",
    "The invitation is also listed on the page \u{1}0.",
    "Lời mời cũng hiện trên trang \u{1}0.",
    "Die Einladung steht auch auf der Seite \u{1}0.",
    "La invitación aparece también en la página \u{1}0.",
];

/// `Play`
pub fn join(language: Language) -> String {
    say(language, &JOIN, &[])
}
static JOIN: Patterns = patterns![
    "invite.join",
    "Play",
    "Chơi",
    "Spielen",
    "Jugar",
];

/// `Taking the seat ...`
pub fn joining(language: Language) -> String {
    say(language, &JOINING, &[])
}
static JOINING: Patterns = patterns![
    "invite.joining",
    "Taking the seat ...",
    "Đang vào chỗ ...",
    "Platz wird eingenommen ...",
    "Ocupando el puesto ...",
];

/// `invite a friend by a link`
pub fn key_invite(language: Language) -> String {
    say(language, &KEY_INVITE, &[])
}
static KEY_INVITE: Patterns = patterns![
    "invite.key-invite",
    "invite a friend by a link",
    "mời bạn qua liên kết",
    "einen Freund per Link einladen",
    "invitar a un amigo por enlace",
];

/// `Kind of game`
pub fn kind(language: Language) -> String {
    say(language, &KIND, &[])
}
static KIND: Patterns = patterns![
    "invite.kind",
    "Kind of game",
    "Kiểu ván",
    "Art der Partie",
    "Tipo de partida",
];

/// `Looking ...`
pub fn looking(language: Language) -> String {
    say(language, &LOOKING, &[])
}
static LOOKING: Patterns = patterns![
    "invite.looking",
    "Looking ...",
    "Đang tìm ...",
    "Wird geladen ...",
    "Cargando ...",
];

/// `Play online again`
///
/// A button after the end of a game.
pub fn more_online(language: Language) -> String {
    say(language, &MORE_ONLINE, &[])
}
static MORE_ONLINE: Patterns = patterns![
    "invite.more-online",
    "Play online again",
    "Chơi trực tuyến nữa",
    "Wieder online spielen",
    "Jugar en línea otra vez",
];

/// `There is no open invitation at the moment.`
pub fn no_invitations(language: Language) -> String {
    say(language, &NO_INVITATIONS, &[])
}
static NO_INVITATIONS: Patterns = patterns![
    "invite.no-invitations",
    "There is no open invitation at the moment.",
    "Hiện không có lời mời mở nào.",
    "Zurzeit gibt es keine offene Einladung.",
    "Ahora no hay ninguna invitación abierta.",
];

/// `This site has no game server, so games by link are not possible here. Everything else works.`
pub fn no_server(language: Language) -> String {
    say(language, &NO_SERVER, &[])
}
static NO_SERVER: Patterns = patterns![
    "invite.no-server",
    "This site has no game server, so games by link are not possible here. Everything else works.",
    "Trang này không có máy chủ chơi, nên không thể chơi qua liên kết. Mọi thứ khác vẫn hoạt động.",
    "Diese Website hat keinen Spielserver, deshalb sind hier keine Partien per Link möglich. Alles andere geht.",
    "Este sitio no tiene servidor de partidas, así que aquí no se puede jugar por enlace. Todo lo demás funciona.",
];

/// `This device is offline. Moves are not possible until it is online again.`
///
/// The browser knows that there is no network.
pub fn offline(language: Language) -> String {
    say(language, &OFFLINE, &[])
}
static OFFLINE: Patterns = patterns![
    "invite.offline",
    "This device is offline. Moves are not possible until it is online again.",
    "Thiết bị này đang ngoại tuyến. Chưa thể đi cho đến khi có mạng trở lại.",
    "Dieses Gerät ist offline. Züge sind erst wieder möglich, wenn es online ist.",
    "Este dispositivo no tiene conexión. No se puede jugar hasta que vuelva.",
];

/// `Online`
///
/// The name of a page, in a row at the top: as short as possible.
pub fn online(language: Language) -> String {
    say(language, &ONLINE, &[])
}
static ONLINE: Patterns = patterns![
    "invite.online",
    "Online",
    "Trực tuyến",
    "Online",
    "En línea",
];

/// `Open invitation`
pub fn open_invitation(language: Language) -> String {
    say(language, &OPEN_INVITATION, &[])
}
static OPEN_INVITATION: Patterns = patterns![
    "invite.open-invitation",
    "Open invitation",
    "Lời mời mở",
    "Offene Einladung",
    "Invitación abierta",
];

/// `Your opponent`
pub fn opponent_starts(language: Language) -> String {
    say(language, &OPPONENT_STARTS, &[])
}
static OPPONENT_STARTS: Patterns = patterns![
    "invite.opponent-starts",
    "Your opponent",
    "Đối thủ của bạn",
    "Dein Gegner",
    "Tu rival",
];

/// `Play online`
///
/// The heading of that page.
pub fn play_online(language: Language) -> String {
    say(language, &PLAY_ONLINE, &[])
}
static PLAY_ONLINE: Patterns = patterns![
    "invite.play-online",
    "Play online",
    "Chơi trực tuyến",
    "Online spielen",
    "Jugar en línea",
];

/// `QR code of the invitation link`
pub fn qr_code(language: Language) -> String {
    say(language, &QR_CODE, &[])
}
static QR_CODE: Patterns = patterns![
    "invite.qr-code",
    "QR code of the invitation link",
    "Mã QR của liên kết mời",
    "QR-Code des Einladungslinks",
    "Código QR del enlace de invitación",
];

/// `Say something`
///
/// Opens the list of reactions.
pub fn react(language: Language) -> String {
    say(language, &REACT, &[])
}
static REACT: Patterns = patterns![
    "invite.react",
    "Say something",
    "Nói gì đó",
    "Etwas sagen",
    "Decir algo",
];

/// `Reconnecting ...`
pub fn reconnecting(language: Language) -> String {
    say(language, &RECONNECTING, &[])
}
static RECONNECTING: Patterns = patterns![
    "invite.reconnecting",
    "Reconnecting ...",
    "Đang kết nối lại ...",
    "Verbindung wird wieder aufgebaut ...",
    "Volviendo a conectar ...",
];

/// `Look again`
pub fn refresh(language: Language) -> String {
    say(language, &REFRESH, &[])
}
static REFRESH: Patterns = patterns![
    "invite.refresh",
    "Look again",
    "Xem lại",
    "Neu laden",
    "Actualizar",
];

/// `Send this link to the person you want to play with.`
pub fn send_link(language: Language) -> String {
    say(language, &SEND_LINK, &[])
}
static SEND_LINK: Patterns = patterns![
    "invite.send-link",
    "Send this link to the person you want to play with.",
    "Hãy gửi liên kết này cho người bạn muốn chơi cùng.",
    "Schicke diesen Link der Person, mit der du spielen möchtest.",
    "Envía este enlace a la persona con la que quieres jugar.",
];

/// `Serious`
pub fn serious(language: Language) -> String {
    say(language, &SERIOUS, &[])
}
static SERIOUS: Patterns = patterns![
    "invite.serious",
    "Serious",
    "Nghiêm túc",
    "Ernst",
    "En serio",
];

/// `Share`
pub fn share(language: Language) -> String {
    say(language, &SHARE, &[])
}
static SHARE: Patterns = patterns![
    "invite.share",
    "Share",
    "Chia sẻ",
    "Teilen",
    "Compartir",
];

/// `Play four in a row with me`
///
/// What a link is sent with.
pub fn share_text(language: Language) -> String {
    say(language, &SHARE_TEXT, &[])
}
static SHARE_TEXT: Patterns = patterns![
    "invite.share-text",
    "Play four in a row with me",
    "Chơi bốn quân thẳng hàng với tôi nhé",
    "Spiel mit mir Vier gewinnt",
    "Juega conmigo a cuatro en línea",
];

/// `View`
///
/// A button beside an open invitation, and its name for those who hear the page.
pub fn view(language: Language) -> String {
    say(language, &VIEW, &[])
}
static VIEW: Patterns = patterns![
    "invite.view",
    "View",
    "Xem",
    "Ansehen",
    "Ver",
];

/// `View the invitation from { $who }`
pub fn view_of(language: Language, who: impl Display) -> String {
    say(language, &VIEW_OF, &[Value::Text(&who)])
}
static VIEW_OF: Patterns = patterns![
    "invite.view-of",
    "View the invitation from \u{1}0",
    "Xem lời mời của \u{1}0",
    "Einladung von \u{1}0 ansehen",
    "Ver la invitación de \u{1}0",
];

/// `Withdraw the invitation`
pub fn withdraw(language: Language) -> String {
    say(language, &WITHDRAW, &[])
}
static WITHDRAW: Patterns = patterns![
    "invite.withdraw",
    "Withdraw the invitation",
    "Rút lời mời",
    "Einladung zurückziehen",
    "Retirar la invitación",
];

/// `The invitation is withdrawn.`
pub fn withdrawn(language: Language) -> String {
    say(language, &WITHDRAWN, &[])
}
static WITHDRAWN: Patterns = patterns![
    "invite.withdrawn",
    "The invitation is withdrawn.",
    "Lời mời đã được rút.",
    "Die Einladung ist zurückgezogen.",
    "La invitación se ha retirado.",
];

/// `{ $who } starts`
pub fn you_follow(language: Language, who: impl Display) -> String {
    say(language, &YOU_FOLLOW, &[Value::Text(&who)])
}
static YOU_FOLLOW: Patterns = patterns![
    "invite.you-follow",
    "\u{1}0 starts",
    "\u{1}0 đi trước",
    "\u{1}0 beginnt",
    "Empieza \u{1}0",
];

/// `You`
///
/// Who starts, as it is chosen by the one who invites.
pub fn you_start(language: Language) -> String {
    say(language, &YOU_START, &[])
}
static YOU_START: Patterns = patterns![
    "invite.you-start",
    "You",
    "Bạn",
    "Du",
    "Tú",
];

/// `Your name`
pub fn your_name(language: Language) -> String {
    say(language, &YOUR_NAME, &[])
}
static YOUR_NAME: Patterns = patterns![
    "invite.your-name",
    "Your name",
    "Tên của bạn",
    "Dein Name",
    "Tu nombre",
];

#[cfg(any(test, feature = "packs"))]
pub(crate) static ALL: &[crate::pattern::Known] = &[
    ("about-casual", &ABOUT_CASUAL, ""),
    ("about-computer", &ABOUT_COMPUTER, ""),
    ("about-friend", &ABOUT_FRIEND, ""),
    ("about-open", &ABOUT_OPEN, ""),
    ("about-serious", &ABOUT_SERIOUS, ""),
    ("again", &AGAIN, ""),
    ("casual", &CASUAL, ""),
    ("change", &CHANGE, ""),
    ("change-now", &CHANGE_NOW, ""),
    ("computer", &COMPUTER, ""),
    ("connected-mark", &CONNECTED_MARK, "tt"),
    ("connecting", &CONNECTING, ""),
    ("copy", &COPY, ""),
    ("copy-watch-link", &COPY_WATCH_LINK, ""),
    ("create", &CREATE, ""),
    ("creating", &CREATING, ""),
    ("drawn", &DRAWN, ""),
    ("friend-by-link", &FRIEND_BY_LINK, ""),
    ("guest-name-1", &GUEST_NAME_1, ""),
    ("guest-name-2", &GUEST_NAME_2, ""),
    ("guest-name-3", &GUEST_NAME_3, ""),
    ("guest-name-4", &GUEST_NAME_4, ""),
    ("guest-name-5", &GUEST_NAME_5, ""),
    ("guest-name-6", &GUEST_NAME_6, ""),
    ("guest-name-7", &GUEST_NAME_7, ""),
    ("guest-name-8", &GUEST_NAME_8, ""),
    ("guest-starts", &GUEST_STARTS, ""),
    ("how-it-starts", &HOW_IT_STARTS, ""),
    ("invitation-link", &INVITATION_LINK, ""),
    ("invitations", &INVITATIONS, ""),
    ("invites", &INVITES, "t"),
    ("is-listed", &IS_LISTED, "t"),
    ("join", &JOIN, ""),
    ("joining", &JOINING, ""),
    ("key-invite", &KEY_INVITE, ""),
    ("kind", &KIND, ""),
    ("looking", &LOOKING, ""),
    ("more-online", &MORE_ONLINE, ""),
    ("no-invitations", &NO_INVITATIONS, ""),
    ("no-server", &NO_SERVER, ""),
    ("offline", &OFFLINE, ""),
    ("online", &ONLINE, ""),
    ("open-invitation", &OPEN_INVITATION, ""),
    ("opponent-starts", &OPPONENT_STARTS, ""),
    ("play-online", &PLAY_ONLINE, ""),
    ("qr-code", &QR_CODE, ""),
    ("react", &REACT, ""),
    ("reconnecting", &RECONNECTING, ""),
    ("refresh", &REFRESH, ""),
    ("send-link", &SEND_LINK, ""),
    ("serious", &SERIOUS, ""),
    ("share", &SHARE, ""),
    ("share-text", &SHARE_TEXT, ""),
    ("view", &VIEW, ""),
    ("view-of", &VIEW_OF, "t"),
    ("withdraw", &WITHDRAW, ""),
    ("withdrawn", &WITHDRAWN, ""),
    ("you-follow", &YOU_FOLLOW, "t"),
    ("you-start", &YOU_START, ""),
    ("your-name", &YOUR_NAME, ""),
];
