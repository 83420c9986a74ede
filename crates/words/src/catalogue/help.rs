// Written by `cargo xtask words` from the catalogues in `ftl`; changes here are lost.

//! The messages of `help.ftl`.

use crate::{Language};
use crate::pattern::{Patterns, Value, patterns, say};
use std::fmt::Display;

/// `Blocks per player: { $count }. After your move, type { $block } to skip the opponent's next turn. This is refused while the opponent has { $run } in a row.`
pub fn block(language: Language, block: impl Display, count: impl Display, run: impl Display) -> String {
    say(language, &BLOCK, &[Value::Text(&block), Value::Text(&count), Value::Text(&run)])
}
static BLOCK: Patterns = patterns![
    "help.block",
    "Blocks per player: \u{1}1. After your move, type \u{1}0 to skip the opponent's next turn. This is refused while the opponent has \u{1}2 in a row.",
    "Số lần chặn lượt của mỗi bên: \u{1}1. Sau khi đi, gõ \u{201c}\u{1}0\u{201d} để đối thủ mất lượt kế tiếp. Không chặn được khi đối thủ đang có \u{1}2 quân thẳng hàng.",
    "Jeder darf \u{1}1× blockieren. Tippe nach deinem Zug \u{201e}\u{1}0\u{201c}, dann setzt der Gegner einmal aus. Das geht nicht, solange der Gegner \u{1}2 Steine in einer Reihe hat.",
    "Bloqueos por jugador: \u{1}1. Después de jugar, escribe \u{1}0 para que el rival pierda su próximo turno. No se puede mientras el rival tenga \u{1}2 fichas seguidas.",
];

/// `{ $yes }: the opponent misses a turn. { $no }: the turn ends.`
pub fn block_or_not(language: Language, no: impl Display, yes: impl Display) -> String {
    say(language, &BLOCK_OR_NOT, &[Value::Text(&no), Value::Text(&yes)])
}
static BLOCK_OR_NOT: Patterns = patterns![
    "help.block-or-not",
    "\u{1}1: the opponent misses a turn. \u{1}0: the turn ends.",
    "\u{1}1: đối thủ mất một lượt. \u{1}0: kết thúc lượt.",
    "\u{1}1: Der Gegner setzt aus. \u{1}0: Der Zug ist zu Ende.",
    "\u{1}1: el rival pierde un turno. \u{1}0: termina el turno.",
];

/// `{ $yes }: the computer tries again. { $no }: leave the game; it is kept.`
pub fn broken(language: Language, no: impl Display, yes: impl Display) -> String {
    say(language, &BROKEN, &[Value::Text(&no), Value::Text(&yes)])
}
static BROKEN: Patterns = patterns![
    "help.broken",
    "\u{1}1: the computer tries again. \u{1}0: leave the game; it is kept.",
    "\u{1}1: máy thử lại. \u{1}0: rời ván; ván được giữ lại.",
    "\u{1}1: Der Computer versucht es noch einmal. \u{1}0: Du verlässt die Partie; sie wird gesichert.",
    "\u{1}1: la máquina lo intenta otra vez. \u{1}0: salir de la partida, que queda guardada.",
];

/// `Type the number or the name of one of the lines above.`
pub fn choice(language: Language) -> String {
    say(language, &CHOICE, &[])
}
static CHOICE: Patterns = patterns![
    "help.choice",
    "Type the number or the name of one of the lines above.",
    "Gõ số hoặc tên của một trong các dòng trên.",
    "Tippe die Nummer oder den Namen aus einer der Zeilen oben.",
    "Escribe el número o el nombre de una de las líneas de arriba.",
];

/// `Type a column, { $columns }: your disc falls to its lowest free cell.`
///
/// $columns: "1 to 7", or the middle columns: "4 or 5".
pub fn column(language: Language, columns: impl Display) -> String {
    say(language, &COLUMN, &[Value::Text(&columns)])
}
static COLUMN: Patterns = patterns![
    "help.column",
    "Type a column, \u{1}0: your disc falls to its lowest free cell.",
    "Gõ cột muốn đi (\u{1}0): quân của bạn rơi xuống ô trống thấp nhất của cột đó.",
    "Tippe eine Spalte (\u{1}0). Dein Stein fällt auf ihr unterstes freies Feld.",
    "Escribe una columna (\u{1}0): tu ficha cae hasta la casilla libre más baja.",
];

/// `Type { $end } or press Enter to end your turn. You can also type { $words }.`
///
/// $words are the other things that can be typed: "undo or block".
pub fn end_of_turn(language: Language, end: impl Display, words: impl Display) -> String {
    say(language, &END_OF_TURN, &[Value::Text(&end), Value::Text(&words)])
}
static END_OF_TURN: Patterns = patterns![
    "help.end-of-turn",
    "Type \u{1}0 or press Enter to end your turn. You can also type \u{1}1.",
    "Gõ \u{201c}\u{1}0\u{201d} hoặc nhấn Enter để kết thúc lượt. Bạn cũng có thể gõ: \u{1}1.",
    "Tippe \u{201e}\u{1}0\u{201c} oder drücke Enter, um deinen Zug zu beenden. Du kannst auch \u{1}1 tippen.",
    "Escribe \u{1}0 o pulsa Enter para terminar tu turno. También puedes escribir \u{1}1.",
];

/// `Type { $end } or press Enter to end your turn.`
pub fn end_of_turn_only(language: Language, end: impl Display) -> String {
    say(language, &END_OF_TURN_ONLY, &[Value::Text(&end)])
}
static END_OF_TURN_ONLY: Patterns = patterns![
    "help.end-of-turn-only",
    "Type \u{1}0 or press Enter to end your turn.",
    "Gõ \u{201c}\u{1}0\u{201d} hoặc nhấn Enter để kết thúc lượt.",
    "Tippe \u{201e}\u{1}0\u{201c} oder drücke Enter, um deinen Zug zu beenden.",
    "Escribe \u{1}0 o pulsa Enter para terminar tu turno.",
];

/// `The English words work too.`
///
/// Only said in languages other than English.
pub fn english_too(language: Language) -> String {
    say(language, &ENGLISH_TOO, &[])
}
static ENGLISH_TOO: Patterns = patterns![
    "help.english-too",
    "The English words work too.",
    "Gõ từ tiếng Anh cũng được.",
    "Die englischen Wörter gehen auch.",
    "También valen las palabras en inglés.",
];

/// `At every prompt: { $words }.`
///
/// $words is a list: "help, restart, menu, quit".
pub fn everywhere(language: Language, words: impl Display) -> String {
    say(language, &EVERYWHERE, &[Value::Text(&words)])
}
static EVERYWHERE: Patterns = patterns![
    "help.everywhere",
    "At every prompt: \u{1}0.",
    "Lúc nào cũng gõ được: \u{1}0.",
    "Bei jeder Frage: \u{1}0.",
    "En todo momento: \u{1}0.",
];

/// `In a game also: { $words }.`
///
/// $words is a list: "rules, hint, ... save FILE".
pub fn in_game(language: Language, words: impl Display) -> String {
    say(language, &IN_GAME, &[Value::Text(&words)])
}
static IN_GAME: Patterns = patterns![
    "help.in-game",
    "In a game also: \u{1}0.",
    "Trong ván còn có: \u{1}0.",
    "In einer Partie auch: \u{1}0.",
    "Durante una partida, también: \u{1}0.",
];

/// `{ $length } of your discs in a straight line win.`
pub fn line_wins(language: Language, length: impl Display) -> String {
    say(language, &LINE_WINS, &[Value::Text(&length)])
}
static LINE_WINS: Patterns = patterns![
    "help.line-wins",
    "\u{1}0 of your discs in a straight line win.",
    "Có \u{1}0 quân thẳng hàng là bạn thắng.",
    "Mit \u{1}0 Steinen in einer Reihe gewinnst du.",
    "Ganas con \u{1}0 fichas en línea recta.",
];

/// `A name has 1 to { $most } visible characters. To use a command as a name, put it in double quotes.`
pub fn name(language: Language, most: impl Display) -> String {
    say(language, &NAME, &[Value::Text(&most)])
}
static NAME: Patterns = patterns![
    "help.name",
    "A name has 1 to \u{1}0 visible characters. To use a command as a name, put it in double quotes.",
    "Tên có từ 1 đến \u{1}0 ký tự nhìn thấy được. Muốn lấy một lệnh làm tên, hãy đặt nó trong dấu ngoặc kép.",
    "Ein Name hat 1 bis \u{1}0 sichtbare Zeichen. Soll ein Befehl ein Name sein, setz ihn in gerade Anführungszeichen (\").",
    "Un nombre tiene de 1 a \u{1}0 caracteres visibles. Para usar un comando como nombre, escríbelo entre comillas dobles.",
];

/// `This can't be taken back.`
pub fn no_way_back(language: Language) -> String {
    say(language, &NO_WAY_BACK, &[])
}
static NO_WAY_BACK: Patterns = patterns![
    "help.no-way-back",
    "This can't be taken back.",
    "Đã làm thì không rút lại được.",
    "Das lässt sich nicht zurücknehmen.",
    "Esto no tiene vuelta atrás.",
];

/// `{ $yes }: accept. { $no }: decline.`
pub fn offer(language: Language, no: impl Display, yes: impl Display) -> String {
    say(language, &OFFER, &[Value::Text(&no), Value::Text(&yes)])
}
static OFFER: Patterns = patterns![
    "help.offer",
    "\u{1}1: accept. \u{1}0: decline.",
    "\u{1}1: đồng ý. \u{1}0: từ chối.",
    "\u{1}1: annehmen. \u{1}0: ablehnen.",
    "\u{1}1: aceptar. \u{1}0: rechazar.",
];

/// `Online also: { $react } (one of six short sentences), { $claim } (when the other player is away for long), { $abort } (before the game has really begun).`
///
/// The words that work only online.
pub fn online(language: Language, abort: impl Display, claim: impl Display, react: impl Display) -> String {
    say(language, &ONLINE, &[Value::Text(&abort), Value::Text(&claim), Value::Text(&react)])
}
static ONLINE: Patterns = patterns![
    "help.online",
    "Online also: \u{1}2 (one of six short sentences), \u{1}1 (when the other player is away for long), \u{1}0 (before the game has really begun).",
    "Khi chơi trực tuyến còn có: \u{1}2 (một trong sáu câu ngắn), \u{1}1 (khi đối thủ vắng lâu), \u{1}0 (trước khi ván thật sự bắt đầu).",
    "Online auch: \u{1}2 (einer von sechs kurzen Sätzen), \u{1}1 (wenn der andere lange weg ist), \u{1}0 (bevor die Partie richtig begonnen hat).",
    "En línea también: \u{1}2 (una de seis frases cortas), \u{1}1 (si el rival lleva mucho ausente), \u{1}0 (antes de que la partida empiece de verdad).",
];

/// `Each player's first disc goes to the centre. Nothing else can be done in that turn.`
pub fn opening(language: Language) -> String {
    say(language, &OPENING, &[])
}
static OPENING: Patterns = patterns![
    "help.opening",
    "Each player's first disc goes to the centre. Nothing else can be done in that turn.",
    "Quân đầu tiên của mỗi bên phải vào cột giữa. Trong lượt đó không được làm gì khác.",
    "Der erste Stein jedes Spielers kommt in die Mitte. Mehr geht in diesem Zug nicht.",
    "La primera ficha de cada jugador va al centro. En ese turno no se puede hacer nada más.",
];

/// `The game is over. { $yes }: play another one. { $save } FILE: save this one.`
pub fn play_again(language: Language, save: impl Display, yes: impl Display) -> String {
    say(language, &PLAY_AGAIN, &[Value::Text(&save), Value::Text(&yes)])
}
static PLAY_AGAIN: Patterns = patterns![
    "help.play-again",
    "The game is over. \u{1}1: play another one. \u{1}0 FILE: save this one.",
    "Ván đã kết thúc. \u{1}1: chơi ván nữa. \u{1}0 TỆP: lưu ván này.",
    "Die Partie ist zu Ende. \u{1}1: noch eine spielen. \u{1}0 DATEI: diese speichern.",
    "La partida ya terminó. \u{1}1: jugar otra. \u{1}0 ARCHIVO: guardar esta.",
];

/// `Removes per player: { $count }. Instead of dropping, take out one of the opponent's discs: type { $remove } ROW COLUMN, for example { $example }. Row { $row } is the bottom.`
///
/// $example: "remove 6 4"
pub fn remove(language: Language, count: impl Display, example: impl Display, remove: impl Display, row: impl Display) -> String {
    say(language, &REMOVE, &[Value::Text(&count), Value::Text(&example), Value::Text(&remove), Value::Text(&row)])
}
static REMOVE: Patterns = patterns![
    "help.remove",
    "Removes per player: \u{1}0. Instead of dropping, take out one of the opponent's discs: type \u{1}2 ROW COLUMN, for example \u{1}1. Row \u{1}3 is the bottom.",
    "Số lần gỡ quân của mỗi bên: \u{1}0. Thay vì thả quân, bạn gỡ một quân của đối thủ: gõ \u{201c}\u{1}2 HÀNG CỘT\u{201d}, ví dụ \u{201c}\u{1}1\u{201d}. Hàng \u{1}3 là hàng dưới cùng.",
    "Jeder darf \u{1}0× entfernen. Statt einzuwerfen, nimmst du einen gegnerischen Stein heraus: Tippe \u{201e}\u{1}2 ZEILE SPALTE\u{201c}, zum Beispiel \u{201e}\u{1}1\u{201c}. Zeile \u{1}3 ist ganz unten.",
    "Fichas que puede quitar cada jugador: \u{1}0. En vez de soltar una ficha, quita una del rival: escribe \u{1}2 FILA COLUMNA, por ejemplo \u{1}1. La fila \u{1}3 es la de abajo.",
];

/// `{ $yes }: choose a disc of the opponent. { $no }: drop a disc.`
pub fn remove_or_drop(language: Language, no: impl Display, yes: impl Display) -> String {
    say(language, &REMOVE_OR_DROP, &[Value::Text(&no), Value::Text(&yes)])
}
static REMOVE_OR_DROP: Patterns = patterns![
    "help.remove-or-drop",
    "\u{1}1: choose a disc of the opponent. \u{1}0: drop a disc.",
    "\u{1}1: chọn một quân của đối thủ để gỡ. \u{1}0: thả quân.",
    "\u{1}1: einen gegnerischen Stein wählen. \u{1}0: einen Stein einwerfen.",
    "\u{1}1: elegir una ficha del rival. \u{1}0: soltar una ficha.",
];

/// `If a column can't be played, you are asked again.`
pub fn rules_asked_again(language: Language) -> String {
    say(language, &RULES_ASKED_AGAIN, &[])
}
static RULES_ASKED_AGAIN: Patterns = patterns![
    "help.rules-asked-again",
    "If a column can't be played, you are asked again.",
    "Nếu chọn cột không đi được, bạn được chọn lại.",
    "Geht eine Spalte nicht, wirst du noch einmal gefragt.",
    "Si no se puede jugar en una columna, se te pregunta otra vez.",
];

/// `Blocks per player: { $count }. After your move, skip the opponent's next turn. A block is refused while the opponent has { $run } in a row anywhere on the board, and is then not used up. Where questions are asked one by one, the turn passes after a refused block.`
///
/// $run: how many discs in a row; the program can ask one question after the other, or all in one.
pub fn rules_block(language: Language, count: impl Display, run: impl Display) -> String {
    say(language, &RULES_BLOCK, &[Value::Text(&count), Value::Text(&run)])
}
static RULES_BLOCK: Patterns = patterns![
    "help.rules-block",
    "Blocks per player: \u{1}0. After your move, skip the opponent's next turn. A block is refused while the opponent has \u{1}1 in a row anywhere on the board, and is then not used up. Where questions are asked one by one, the turn passes after a refused block.",
    "Số lần chặn lượt của mỗi bên: \u{1}0. Sau khi đi, bạn cho đối thủ mất lượt kế tiếp. Không chặn được khi đối thủ đang có \u{1}1 quân thẳng hàng ở bất kỳ đâu trên bàn cờ; khi đó bạn không mất lần chặn lượt. Nếu chương trình hỏi từng câu một, chặn không được là chuyển lượt luôn.",
    "Jeder darf \u{1}0× blockieren. Nach deinem Zug lässt du den Gegner einmal aussetzen. Das geht nicht, solange der Gegner irgendwo auf dem Brett \u{1}1 Steine in einer Reihe hat; du kannst dann später noch blockieren. Wo einzeln nacheinander gefragt wird, endet der Zug nach einem vergeblichen Blockieren.",
    "Bloqueos por jugador: \u{1}0. Después de jugar, haces que el rival pierda su próximo turno. No se puede bloquear mientras el rival tenga \u{1}1 fichas seguidas en cualquier parte del tablero; en ese caso, el bloqueo no se gasta. Cuando se pregunta paso a paso, un bloqueo rechazado termina el turno.",
];

/// `The board has { $columns } columns and { $rows } rows. { $length } or more of your discs in a straight line win: across, up or diagonal. A full board without a line is a draw.`
pub fn rules_board(language: Language, columns: impl Display, length: impl Display, rows: impl Display) -> String {
    say(language, &RULES_BOARD, &[Value::Text(&columns), Value::Text(&length), Value::Text(&rows)])
}
static RULES_BOARD: Patterns = patterns![
    "help.rules-board",
    "The board has \u{1}0 columns and \u{1}2 rows. \u{1}1 or more of your discs in a straight line win: across, up or diagonal. A full board without a line is a draw.",
    "Bàn cờ có \u{1}0 cột và \u{1}2 hàng. Có từ \u{1}1 quân thẳng hàng trở lên là thắng: ngang, dọc hoặc chéo. Bàn cờ đầy mà không ai có dãy thắng thì hòa.",
    "Das Brett hat \u{1}0 Spalten und \u{1}2 Zeilen. Wer \u{1}1 oder mehr Steine in einer Reihe hat, gewinnt: waagerecht, senkrecht oder diagonal. Ist das Brett voll und niemand hat eine Reihe, ist es unentschieden.",
    "El tablero tiene \u{1}0 columnas y \u{1}2 filas. Gana quien tenga \u{1}1 o más fichas en línea recta: horizontal, vertical o diagonal. Si el tablero se llena sin ninguna línea, es empate.",
];

/// `Who starts is drawn at random.`
pub fn rules_drawn(language: Language) -> String {
    say(language, &RULES_DRAWN, &[])
}
static RULES_DRAWN: Patterns = patterns![
    "help.rules-drawn",
    "Who starts is drawn at random.",
    "Bốc thăm xem ai đi trước.",
    "Wer beginnt, wird ausgelost.",
    "Quién empieza se decide por sorteo.",
];

/// `Opening: each player's first disc goes to the centre, column { $columns }. In that turn there is no remove, undo or block.`
///
/// $columns is the middle column, or "4 or 5".
pub fn rules_opening(language: Language, columns: impl Display) -> String {
    say(language, &RULES_OPENING, &[Value::Text(&columns)])
}
static RULES_OPENING: Patterns = patterns![
    "help.rules-opening",
    "Opening: each player's first disc goes to the centre, column \u{1}0. In that turn there is no remove, undo or block.",
    "Khai cuộc: quân đầu tiên của mỗi bên phải vào cột giữa, cột \u{1}0. Trong lượt đó không được gỡ quân, hoàn tác hay chặn lượt.",
    "Eröffnung: Der erste Stein jedes Spielers kommt in die Mitte, Spalte \u{1}0. In diesem Zug gibt es kein Entfernen, Zurücknehmen oder Blockieren.",
    "Apertura: la primera ficha de cada jugador va al centro, columna \u{1}0. En ese turno no se puede quitar, deshacer ni bloquear.",
];

/// `Removes per player: { $count }. Instead of dropping, take out one of the opponent's discs; those above it fall by one. If both players then have a line, it is a draw; if one of them has, that player wins. Naming a wrong cell is no violation. A remove can't be undone.`
pub fn rules_remove(language: Language, count: impl Display) -> String {
    say(language, &RULES_REMOVE, &[Value::Text(&count)])
}
static RULES_REMOVE: Patterns = patterns![
    "help.rules-remove",
    "Removes per player: \u{1}0. Instead of dropping, take out one of the opponent's discs; those above it fall by one. If both players then have a line, it is a draw; if one of them has, that player wins. Naming a wrong cell is no violation. A remove can't be undone.",
    "Số lần gỡ quân của mỗi bên: \u{1}0. Thay vì thả quân, bạn gỡ một quân của đối thủ; các quân phía trên rơi xuống một ô. Nếu sau đó cả hai bên đều có dãy thắng thì hòa; nếu chỉ một bên có thì bên đó thắng. Chọn nhầm ô không phải là vi phạm. Đã gỡ quân thì không hoàn tác được.",
    "Jeder darf \u{1}0× entfernen. Statt einzuwerfen, nimmst du einen gegnerischen Stein heraus; die Steine darüber rutschen ein Feld nach unten. Haben dann beide eine Reihe, ist es unentschieden; hat nur einer eine, gewinnt er. Ein falsches Feld zu nennen ist kein Verstoß. Entfernen lässt sich nicht zurücknehmen.",
    "Fichas que puede quitar cada jugador: \u{1}0. En vez de soltar una ficha, quitas una del rival; las que están encima bajan una casilla. Si entonces los dos jugadores tienen una línea, es empate; si solo la tiene uno, gana ese jugador. Indicar una casilla equivocada no es una infracción. Quitar una ficha no se puede deshacer.",
];

/// `Seat 1 starts. After a game that counts, the other side starts the next one.`
pub fn rules_seat_one_starts(language: Language) -> String {
    say(language, &RULES_SEAT_ONE_STARTS, &[])
}
static RULES_SEAT_ONE_STARTS: Patterns = patterns![
    "help.rules-seat-one-starts",
    "Seat 1 starts. After a game that counts, the other side starts the next one.",
    "Chỗ 1 đi trước. Sau mỗi ván được tính, ván tiếp theo bên kia đi trước.",
    "Platz 1 beginnt. Nach einer Partie, die zählt, beginnt die andere Seite die nächste.",
    "Empieza el puesto 1. Después de una partida que cuenta, la siguiente la empieza el otro jugador.",
];

/// `The starter has the first symbol.`
pub fn rules_starter_first(language: Language) -> String {
    say(language, &RULES_STARTER_FIRST, &[])
}
static RULES_STARTER_FIRST: Patterns = patterns![
    "help.rules-starter-first",
    "The starter has the first symbol.",
    "Người đi trước có ký hiệu thứ nhất.",
    "Wer beginnt, hat das erste Symbol.",
    "Quien empieza tiene el primer símbolo.",
];

/// `The starter picks a symbol; the other player gets the other one.`
///
/// Also said where the starter is asked.
pub fn rules_starter_picks(language: Language) -> String {
    say(language, &RULES_STARTER_PICKS, &[])
}
static RULES_STARTER_PICKS: Patterns = patterns![
    "help.rules-starter-picks",
    "The starter picks a symbol; the other player gets the other one.",
    "Người đi trước chọn ký hiệu; người kia nhận ký hiệu còn lại.",
    "Wer beginnt, wählt ein Symbol; der Gegner bekommt das andere.",
    "Quien empieza elige un símbolo; el otro jugador recibe el que queda.",
];

/// `Symbols are fixed by seat.`
pub fn rules_symbols_by_seat(language: Language) -> String {
    say(language, &RULES_SYMBOLS_BY_SEAT, &[])
}
static RULES_SYMBOLS_BY_SEAT: Patterns = patterns![
    "help.rules-symbols-by-seat",
    "Symbols are fixed by seat.",
    "Ký hiệu cố định theo chỗ.",
    "Jeder Platz hat sein festes Symbol.",
    "Cada puesto tiene un símbolo fijo.",
];

/// `Undos per player: { $count }. Take back the disc you have just dropped, before your turn ends. A winning drop ends the game at once. An undo never gives back a remove or a block.`
pub fn rules_undo(language: Language, count: impl Display) -> String {
    say(language, &RULES_UNDO, &[Value::Text(&count)])
}
static RULES_UNDO: Patterns = patterns![
    "help.rules-undo",
    "Undos per player: \u{1}0. Take back the disc you have just dropped, before your turn ends. A winning drop ends the game at once. An undo never gives back a remove or a block.",
    "Số lần hoàn tác của mỗi bên: \u{1}0. Bạn rút lại quân vừa thả, trước khi kết thúc lượt. Thả quân mà thắng thì ván kết thúc ngay. Hoàn tác không bao giờ trả lại lần gỡ quân hay chặn lượt.",
    "Rücknahmen pro Spieler: \u{1}0. Du nimmst den Stein zurück, den du gerade eingeworfen hast, bevor dein Zug endet. Ein Stein, der gewinnt, beendet die Partie sofort. Wer einen Stein zurücknimmt, bekommt dadurch kein Entfernen oder Blockieren wieder.",
    "Veces que puede deshacer cada jugador: \u{1}0. Deshaces la jugada que acabas de hacer, antes de que termine tu turno. Una ficha ganadora termina la partida al instante. Al deshacer nunca se recupera lo que ya se gastó en quitar o bloquear.",
];

/// `Asking for an undo when none is left loses the game.`
///
/// Stands below the one above, where that is the rule.
pub fn rules_undo_strict(language: Language) -> String {
    say(language, &RULES_UNDO_STRICT, &[])
}
static RULES_UNDO_STRICT: Patterns = patterns![
    "help.rules-undo-strict",
    "Asking for an undo when none is left loses the game.",
    "Không còn lần nào mà vẫn xin hoàn tác là thua ván.",
    "Wer zurücknehmen will, aber keine Rücknahme mehr hat, verliert.",
    "Quien quiere deshacer cuando ya no puede pierde la partida.",
];

/// `Violation { $limit } in the game loses it.`
pub fn rules_violations_in_game(language: Language, limit: impl Display) -> String {
    say(language, &RULES_VIOLATIONS_IN_GAME, &[Value::Text(&limit)])
}
static RULES_VIOLATIONS_IN_GAME: Patterns = patterns![
    "help.rules-violations-in-game",
    "Violation \u{1}0 in the game loses it.",
    "Vi phạm lần thứ \u{1}0 trong ván là thua.",
    "Beim \u{1}0. Verstoß ist die Partie verloren.",
    "Quien comete la infracción \u{1}0 en la partida la pierde.",
];

/// `Violation { $limit } in one move loses the game. The count starts again with every disc that falls, so also after an undo.`
pub fn rules_violations_in_move(language: Language, limit: impl Display) -> String {
    say(language, &RULES_VIOLATIONS_IN_MOVE, &[Value::Text(&limit)])
}
static RULES_VIOLATIONS_IN_MOVE: Patterns = patterns![
    "help.rules-violations-in-move",
    "Violation \u{1}0 in one move loses the game. The count starts again with every disc that falls, so also after an undo.",
    "Vi phạm lần thứ \u{1}0 trong một nước là thua ván. Mỗi khi có quân rơi xuống thì đếm lại từ đầu, kể cả sau khi hoàn tác.",
    "Beim \u{1}0. Verstoß in einem Zug ist die Partie verloren. Mit jedem Stein, der fällt, wird neu gezählt, also auch nach einer Rücknahme.",
    "Quien comete la infracción \u{1}0 en una misma jugada pierde la partida. La cuenta vuelve a empezar con cada ficha que cae, también después de deshacer.",
];

/// `A violation is a number that is not a column, however long it is, or a full column; in a forced opening, any column but the centre. Empty lines, words and wrong answers never count.`
///
/// Stands below one of the two above.
pub fn rules_what_counts(language: Language) -> String {
    say(language, &RULES_WHAT_COUNTS, &[])
}
static RULES_WHAT_COUNTS: Patterns = patterns![
    "help.rules-what-counts",
    "A violation is a number that is not a column, however long it is, or a full column; in a forced opening, any column but the centre. Empty lines, words and wrong answers never count.",
    "Vi phạm là gõ một số không phải là cột, dù dài bao nhiêu, hoặc một cột đã đầy; khi khai cuộc bắt buộc thì là mọi cột trừ cột giữa. Dòng trống, chữ và câu trả lời sai không bao giờ bị tính.",
    "Ein Verstoß ist eine Zahl, die keine Spalte ist, egal wie lang, oder eine volle Spalte; muss der erste Stein in die Mitte, auch jede andere Spalte. Leere Zeilen, Wörter und falsche Antworten zählen nie.",
    "Es una infracción elegir un número que no es una columna, por largo que sea, o una columna llena; con apertura obligada, cualquier columna que no sea el centro. Las líneas vacías, las palabras y las respuestas equivocadas nunca cuentan.",
];

/// `{ $save } FILE`
///
/// A file's name, after the word that saves: "save FILE".
pub fn save_file(language: Language, save: impl Display) -> String {
    say(language, &SAVE_FILE, &[Value::Text(&save)])
}
static SAVE_FILE: Patterns = patterns![
    "help.save-file",
    "\u{1}0 FILE",
    "\u{1}0 TỆP",
    "\u{1}0 DATEI",
    "\u{1}0 ARCHIVO",
];

/// `Type two different characters, such as XO, YR or @*.`
pub fn symbols(language: Language) -> String {
    say(language, &SYMBOLS, &[])
}
static SYMBOLS: Patterns = patterns![
    "help.symbols",
    "Type two different characters, such as XO, YR or @*.",
    "Gõ hai ký tự khác nhau, chẳng hạn XO, YR hoặc @*.",
    "Tippe zwei verschiedene Zeichen, etwa XO, YR oder @*.",
    "Escribe dos caracteres distintos, como XO, YR o @*.",
];

/// `{ $yes }: your disc is taken back. { $no }: it stays.`
pub fn undo(language: Language, no: impl Display, yes: impl Display) -> String {
    say(language, &UNDO, &[Value::Text(&no), Value::Text(&yes)])
}
static UNDO: Patterns = patterns![
    "help.undo",
    "\u{1}1: your disc is taken back. \u{1}0: it stays.",
    "\u{1}1: rút lại quân vừa thả. \u{1}0: giữ nguyên.",
    "\u{1}1: Du nimmst deinen Stein zurück. \u{1}0: Er bleibt.",
    "\u{1}1: se deshace tu jugada. \u{1}0: la ficha se queda.",
];

/// `{ $yes }: you lose the game. { $no }: the disc stays.`
///
/// Instead of the one above, where yes loses the game.
pub fn undo_loses(language: Language, no: impl Display, yes: impl Display) -> String {
    say(language, &UNDO_LOSES, &[Value::Text(&no), Value::Text(&yes)])
}
static UNDO_LOSES: Patterns = patterns![
    "help.undo-loses",
    "\u{1}1: you lose the game. \u{1}0: the disc stays.",
    "\u{1}1: bạn thua ván. \u{1}0: giữ nguyên.",
    "\u{1}1: Du verlierst die Partie. \u{1}0: Der Stein bleibt.",
    "\u{1}1: pierdes la partida. \u{1}0: la ficha se queda.",
];

/// `Wait for the other player. Your seat stays yours if you leave.`
///
/// Online, while it is not the reader's turn.
pub fn waiting(language: Language) -> String {
    say(language, &WAITING, &[])
}
static WAITING: Patterns = patterns![
    "help.waiting",
    "Wait for the other player. Your seat stays yours if you leave.",
    "Hãy chờ người chơi kia. Bạn rời đi thì chỗ vẫn là của bạn.",
    "Warte auf den anderen Spieler. Dein Platz bleibt dein Platz, wenn du gehst.",
    "Espera al otro jugador. Tu puesto sigue siendo tuyo si te vas.",
];

/// `Type the row and the column of one of the opponent's discs. Row { $row } is the bottom. Type { $back } to drop a disc instead.`
pub fn which_disc(language: Language, back: impl Display, row: impl Display) -> String {
    say(language, &WHICH_DISC, &[Value::Text(&back), Value::Text(&row)])
}
static WHICH_DISC: Patterns = patterns![
    "help.which-disc",
    "Type the row and the column of one of the opponent's discs. Row \u{1}1 is the bottom. Type \u{1}0 to drop a disc instead.",
    "Gõ hàng và cột của một quân của đối thủ. Hàng \u{1}1 là hàng dưới cùng. Gõ \u{201c}\u{1}0\u{201d} nếu muốn thả quân.",
    "Tippe Zeile und Spalte eines gegnerischen Steins. Zeile \u{1}1 ist ganz unten. Tippe \u{201e}\u{1}0\u{201c}, um stattdessen einzuwerfen.",
    "Escribe la fila y la columna de una ficha del rival. La fila \u{1}1 es la de abajo. Si prefieres soltar una ficha, escribe \u{1}0.",
];

#[cfg(any(test, feature = "packs"))]
pub(crate) static ALL: &[crate::pattern::Known] = &[
    ("block", &BLOCK, "ttt"),
    ("block-or-not", &BLOCK_OR_NOT, "tt"),
    ("broken", &BROKEN, "tt"),
    ("choice", &CHOICE, ""),
    ("column", &COLUMN, "t"),
    ("end-of-turn", &END_OF_TURN, "tt"),
    ("end-of-turn-only", &END_OF_TURN_ONLY, "t"),
    ("english-too", &ENGLISH_TOO, ""),
    ("everywhere", &EVERYWHERE, "t"),
    ("in-game", &IN_GAME, "t"),
    ("line-wins", &LINE_WINS, "t"),
    ("name", &NAME, "t"),
    ("no-way-back", &NO_WAY_BACK, ""),
    ("offer", &OFFER, "tt"),
    ("online", &ONLINE, "ttt"),
    ("opening", &OPENING, ""),
    ("play-again", &PLAY_AGAIN, "tt"),
    ("remove", &REMOVE, "tttt"),
    ("remove-or-drop", &REMOVE_OR_DROP, "tt"),
    ("rules-asked-again", &RULES_ASKED_AGAIN, ""),
    ("rules-block", &RULES_BLOCK, "tt"),
    ("rules-board", &RULES_BOARD, "ttt"),
    ("rules-drawn", &RULES_DRAWN, ""),
    ("rules-opening", &RULES_OPENING, "t"),
    ("rules-remove", &RULES_REMOVE, "t"),
    ("rules-seat-one-starts", &RULES_SEAT_ONE_STARTS, ""),
    ("rules-starter-first", &RULES_STARTER_FIRST, ""),
    ("rules-starter-picks", &RULES_STARTER_PICKS, ""),
    ("rules-symbols-by-seat", &RULES_SYMBOLS_BY_SEAT, ""),
    ("rules-undo", &RULES_UNDO, "t"),
    ("rules-undo-strict", &RULES_UNDO_STRICT, ""),
    ("rules-violations-in-game", &RULES_VIOLATIONS_IN_GAME, "t"),
    ("rules-violations-in-move", &RULES_VIOLATIONS_IN_MOVE, "t"),
    ("rules-what-counts", &RULES_WHAT_COUNTS, ""),
    ("save-file", &SAVE_FILE, "t"),
    ("symbols", &SYMBOLS, ""),
    ("undo", &UNDO, "tt"),
    ("undo-loses", &UNDO_LOSES, "tt"),
    ("waiting", &WAITING, ""),
    ("which-disc", &WHICH_DISC, "tt"),
];
