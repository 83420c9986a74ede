// Written by `cargo xtask words` from the catalogues in `ftl`; changes here are lost.

//! The messages of `insight.ftl`.

use crate::{Count, Language};
use crate::pattern::{Patterns, Value, patterns, say};
use std::fmt::Display;

/// `{ $who }: accuracy { $percent } %`
pub fn accuracy(language: Language, percent: impl Display, who: impl Display) -> String {
    say(language, &ACCURACY, &[Value::Text(&percent), Value::Text(&who)])
}
static ACCURACY: Patterns = patterns![
    "insight.accuracy",
    "\u{1}1: accuracy \u{1}0 %",
    "\u{1}1: độ chính xác \u{1}0 %",
    "\u{1}1: Genauigkeit \u{1}0 %",
    "\u{1}1: precisión \u{1}0 %",
];

/// `{ $accuracy } ({ $judgements })`
///
/// $judgements: "best 12, slip 1"
pub fn accuracy_and_counts(language: Language, accuracy: impl Display, judgements: impl Display) -> String {
    say(language, &ACCURACY_AND_COUNTS, &[Value::Text(&accuracy), Value::Text(&judgements)])
}
static ACCURACY_AND_COUNTS: Patterns = patterns![
    "insight.accuracy-and-counts",
    "\u{1}0 (\u{1}1)",
    "\u{1}0 (\u{1}1)",
    "\u{1}0 (\u{1}1)",
    "\u{1}0 (\u{1}1)",
];

/// `{ $who }: no move to judge`
pub fn accuracy_none(language: Language, who: impl Display) -> String {
    say(language, &ACCURACY_NONE, &[Value::Text(&who)])
}
static ACCURACY_NONE: Patterns = patterns![
    "insight.accuracy-none",
    "\u{1}0: no move to judge",
    "\u{1}0: không có nước nào để đánh giá",
    "\u{1}0: kein Zug zu beurteilen",
    "\u{1}0: ninguna jugada que juzgar",
];

/// `after { $line }: { $what }`
///
/// $line: columns of best play, the opponent's first.
pub fn after_line(language: Language, line: impl Display, what: impl Display) -> String {
    say(language, &AFTER_LINE, &[Value::Text(&line), Value::Text(&what)])
}
static AFTER_LINE: Patterns = patterns![
    "insight.after-line",
    "after \u{1}0: \u{1}1",
    "sau \u{1}0: \u{1}1",
    "nach \u{1}0: \u{1}1",
    "tras \u{1}0: \u{1}1",
];

/// `best`
pub fn best(language: Language) -> String {
    say(language, &BEST, &[])
}
static BEST: Patterns = patterns![
    "insight.best",
    "best",
    "tốt nhất",
    "bester",
    "la mejor",
];

/// `best play: { $line }`
pub fn best_play(language: Language, line: impl Display) -> String {
    say(language, &BEST_PLAY, &[Value::Text(&line)])
}
static BEST_PLAY: Patterns = patterns![
    "insight.best-play",
    "best play: \u{1}0",
    "diễn biến tốt nhất: \u{1}0",
    "bestes Spiel: \u{1}0",
    "mejor juego: \u{1}0",
];

/// `better: { $moves }`
pub fn better(language: Language, moves: impl Display) -> String {
    say(language, &BETTER, &[Value::Text(&moves)])
}
static BETTER: Patterns = patterns![
    "insight.better",
    "better: \u{1}0",
    "tốt hơn: \u{1}0",
    "besser: \u{1}0",
    "mejor: \u{1}0",
];

/// `blunder`
pub fn blunder(language: Language) -> String {
    say(language, &BLUNDER, &[])
}
static BLUNDER: Patterns = patterns![
    "insight.blunder",
    "blunder",
    "sai lầm nặng",
    "grober Fehler",
    "error grave",
];

/// `the opponent { $what }`
///
/// What the opponent does, in place of the player who moves: "the opponent wins by ..."
pub fn by_opponent(language: Language, what: impl Display) -> String {
    say(language, &BY_OPPONENT, &[Value::Text(&what)])
}
static BY_OPPONENT: Patterns = patterns![
    "insight.by-opponent",
    "the opponent \u{1}0",
    "đối thủ \u{1}0",
    "der Gegner \u{1}0",
    "el rival \u{1}0",
];

/// `could not read this folder: { $folder }`
pub fn cant_read_folder(language: Language, folder: impl Display) -> String {
    say(language, &CANT_READ_FOLDER, &[Value::Text(&folder)])
}
static CANT_READ_FOLDER: Patterns = patterns![
    "insight.cant-read-folder",
    "could not read this folder: \u{1}0",
    "không đọc được thư mục này: \u{1}0",
    "dieser Ordner lässt sich nicht lesen: \u{1}0",
    "no se pudo leer esta carpeta: \u{1}0",
];

/// `holds by answering on top: that takes every even row from below, and the other side has no line without them`
///
/// Claimeven: the second player's answer is always on top.
pub fn claimeven_holds(language: Language) -> String {
    say(language, &CLAIMEVEN_HOLDS, &[])
}
static CLAIMEVEN_HOLDS: Patterns = patterns![
    "insight.claimeven-holds",
    "holds by answering on top: that takes every even row from below, and the other side has no line without them",
    "giữ được hòa bằng cách luôn đáp ngay phía trên: nhờ đó chiếm mọi hàng chẵn tính từ dưới, và thiếu chúng bên kia không có dãy thắng",
    "hält, indem immer darüber geantwortet wird: Das bringt jede gerade Zeile von unten, und ohne sie hat die andere Seite keine Reihe",
    "aguanta respondiendo siempre encima: así obtiene todas las filas pares desde abajo, y sin ellas el otro lado no tiene línea",
];

/// `wins by answering on top until the other side has to play below { $cell }`
pub fn claimeven_wins(language: Language, cell: impl Display) -> String {
    say(language, &CLAIMEVEN_WINS, &[Value::Text(&cell)])
}
static CLAIMEVEN_WINS: Patterns = patterns![
    "insight.claimeven-wins",
    "wins by answering on top until the other side has to play below \u{1}0",
    "thắng bằng cách luôn đáp ngay phía trên cho đến khi bên kia phải thả quân dưới \u{1}0",
    "gewinnt, indem immer darüber geantwortet wird, bis die andere Seite unter \u{1}0 spielen muss",
    "gana respondiendo siempre encima hasta que el otro lado tenga que jugar debajo de \u{1}0",
];

/// `not proved, an estimate`
pub fn estimate(language: Language) -> String {
    say(language, &ESTIMATE, &[])
}
static ESTIMATE: Patterns = patterns![
    "insight.estimate",
    "not proved, an estimate",
    "chưa chứng minh, chỉ là ước lượng",
    "nicht bewiesen, eine Schätzung",
    "sin demostrar, una estimación",
];

/// `{ $files } games reviewed`
///
/// $files is a number.
pub fn folder_done(language: Language, files: impl Count) -> String {
    say(language, &FOLDER_DONE, &[Value::Number(files.count())])
}
static FOLDER_DONE: Patterns = patterns![
    "insight.folder-done",
    "\u{2}0\u{3}one\u{4}\u{1}0 game reviewed\u{3}other\u{4}\u{1}0 games reviewed",
    "đã đánh giá \u{1}0 ván",
    "\u{2}0\u{3}one\u{4}\u{1}0 Partie beurteilt\u{3}other\u{4}\u{1}0 Partien beurteilt",
    "\u{2}0\u{3}one\u{4}\u{1}0 partida revisada\u{3}other\u{4}\u{1}0 partidas revisadas",
];

/// `forces a win with { $line }: then the lines at { $cells } can't all be stopped`
///
/// $line: columns, "4 5 3"
pub fn forces(language: Language, cells: impl Display, line: impl Display) -> String {
    say(language, &FORCES, &[Value::Text(&cells), Value::Text(&line)])
}
static FORCES: Patterns = patterns![
    "insight.forces",
    "forces a win with \u{1}1: then the lines at \u{1}0 can't all be stopped",
    "ép thắng bằng \u{1}1: sau đó không thể chặn hết các dãy thắng ở \u{1}0",
    "erzwingt den Gewinn mit \u{1}1: dann sind die Reihen auf \u{1}0 nicht alle zu verhindern",
    "fuerza la victoria con \u{1}1: después no se pueden parar todas las líneas en \u{1}0",
];

/// `lets the opponent complete a line on top of it, at { $cell }`
pub fn gives_above(language: Language, cell: impl Display) -> String {
    say(language, &GIVES_ABOVE, &[Value::Text(&cell)])
}
static GIVES_ABOVE: Patterns = patterns![
    "insight.gives-above",
    "lets the opponent complete a line on top of it, at \u{1}0",
    "để đối thủ tạo dãy thắng ngay phía trên, ở \u{1}0",
    "lässt den Gegner direkt darüber eine Reihe vollenden, auf \u{1}0",
    "deja que el rival complete una línea justo encima, en \u{1}0",
];

/// `good`
pub fn good(language: Language) -> String {
    say(language, &GOOD, &[])
}
static GOOD: Patterns = patterns![
    "insight.good",
    "good",
    "tốt",
    "gut",
    "buena",
];

/// `holds: columns { $columns } decide, and everywhere else answering on top is enough`
///
/// $columns: "3 and 4"
pub fn group_holds(language: Language, columns: impl Display) -> String {
    say(language, &GROUP_HOLDS, &[Value::Text(&columns)])
}
static GROUP_HOLDS: Patterns = patterns![
    "insight.group-holds",
    "holds: columns \u{1}0 decide, and everywhere else answering on top is enough",
    "giữ được hòa: các cột \u{1}0 quyết định, ở các cột khác chỉ cần đáp ngay phía trên",
    "hält: Die Spalten \u{1}0 entscheiden, überall sonst genügt die Antwort darüber",
    "aguanta: deciden las columnas \u{1}0, y en las demás basta con responder encima",
];

/// `wins: columns { $columns } decide, and everywhere else answering on top is enough`
pub fn group_wins(language: Language, columns: impl Display) -> String {
    say(language, &GROUP_WINS, &[Value::Text(&columns)])
}
static GROUP_WINS: Patterns = patterns![
    "insight.group-wins",
    "wins: columns \u{1}0 decide, and everywhere else answering on top is enough",
    "thắng: các cột \u{1}0 quyết định, ở các cột khác chỉ cần đáp ngay phía trên",
    "gewinnt: Die Spalten \u{1}0 entscheiden, überall sonst genügt die Antwort darüber",
    "gana: deciden las columnas \u{1}0, y en las demás basta con responder encima",
];

/// `wins by the threat at { $cell }: columns { $columns } hold, and everywhere else answering on top is enough`
pub fn group_wins_at(language: Language, cell: impl Display, columns: impl Display) -> String {
    say(language, &GROUP_WINS_AT, &[Value::Text(&cell), Value::Text(&columns)])
}
static GROUP_WINS_AT: Patterns = patterns![
    "insight.group-wins-at",
    "wins by the threat at \u{1}0: columns \u{1}1 hold, and everywhere else answering on top is enough",
    "thắng nhờ đe dọa ở \u{1}0: các cột \u{1}1 giữ được, ở các cột khác chỉ cần đáp ngay phía trên",
    "gewinnt durch die Drohung auf \u{1}0: Die Spalten \u{1}1 halten, überall sonst genügt die Antwort darüber",
    "gana con la amenaza en \u{1}0: las columnas \u{1}1 aguantan, y en las demás basta con responder encima",
];

/// `{ $judgement } { $count }`
pub fn judgement_count(language: Language, count: impl Display, judgement: impl Display) -> String {
    say(language, &JUDGEMENT_COUNT, &[Value::Text(&count), Value::Text(&judgement)])
}
static JUDGEMENT_COUNT: Patterns = patterns![
    "insight.judgement-count",
    "\u{1}1 \u{1}0",
    "\u{1}1 \u{1}0",
    "\u{1}1 \u{1}0",
    "\u{1}1 \u{1}0",
];

/// `lets the opponent complete a line at { $cells }`
pub fn leaves_four(language: Language, cells: impl Display) -> String {
    say(language, &LEAVES_FOUR, &[Value::Text(&cells)])
}
static LEAVES_FOUR: Patterns = patterns![
    "insight.leaves-four",
    "lets the opponent complete a line at \u{1}0",
    "để đối thủ tạo dãy thắng ở \u{1}0",
    "lässt den Gegner eine Reihe vollenden auf \u{1}0",
    "deja que el rival complete una línea en \u{1}0",
];

/// `mistake`
pub fn mistake(language: Language) -> String {
    say(language, &MISTAKE, &[])
}
static MISTAKE: Patterns = patterns![
    "insight.mistake",
    "mistake",
    "sai lầm",
    "Fehler",
    "error",
];

/// `neither side has room for a line any more`
pub fn no_line_left(language: Language) -> String {
    say(language, &NO_LINE_LEFT, &[])
}
static NO_LINE_LEFT: Patterns = patterns![
    "insight.no-line-left",
    "neither side has room for a line any more",
    "không bên nào còn chỗ cho dãy thắng",
    "keine Seite hat mehr Platz für eine Reihe",
    "ningún lado tiene ya sitio para una línea",
];

/// `There are no moves to review.`
pub fn no_moves(language: Language) -> String {
    say(language, &NO_MOVES, &[])
}
static NO_MOVES: Patterns = patterns![
    "insight.no-moves",
    "There are no moves to review.",
    "Không có nước đi nào để đánh giá.",
    "Es gibt keine Züge zu beurteilen.",
    "No hay jugadas que revisar.",
];

/// `there are no games (files *.fourline) in this folder`
pub fn no_records(language: Language) -> String {
    say(language, &NO_RECORDS, &[])
}
static NO_RECORDS: Patterns = patterns![
    "insight.no-records",
    "there are no games (files *.fourline) in this folder",
    "không có ván nào (tệp *.fourline) trong thư mục này",
    "in diesem Ordner sind keine Partien (Dateien *.fourline)",
    "no hay partidas (archivos *.fourline) en esta carpeta",
];

/// `none`
pub fn no_threats(language: Language) -> String {
    say(language, &NO_THREATS, &[])
}
static NO_THREATS: Patterns = patterns![
    "insight.no-threats",
    "none",
    "không có",
    "keine",
    "ninguna",
];

/// `The result never changed.`
pub fn no_turning_point(language: Language) -> String {
    say(language, &NO_TURNING_POINT, &[])
}
static NO_TURNING_POINT: Patterns = patterns![
    "insight.no-turning-point",
    "The result never changed.",
    "Kết quả không hề thay đổi.",
    "Das Ergebnis hat sich nie geändert.",
    "El resultado no cambió nunca.",
];

/// `The game is not over. It is reviewed as far as it goes.`
pub fn not_over(language: Language) -> String {
    say(language, &NOT_OVER, &[])
}
static NOT_OVER: Patterns = patterns![
    "insight.not-over",
    "The game is not over. It is reviewed as far as it goes.",
    "Ván chưa kết thúc. Chỉ đánh giá đến nước cuối cùng hiện có.",
    "Die Partie ist nicht beendet. Sie wird so weit beurteilt, wie sie geht.",
    "La partida no ha terminado. Se revisa hasta donde llega.",
];

/// `wins by the odd threat at { $cell }: everything else fills up, then the other side has to play below it`
pub fn odd_threat(language: Language, cell: impl Display) -> String {
    say(language, &ODD_THREAT, &[Value::Text(&cell)])
}
static ODD_THREAT: Patterns = patterns![
    "insight.odd-threat",
    "wins by the odd threat at \u{1}0: everything else fills up, then the other side has to play below it",
    "thắng nhờ đe dọa ở hàng lẻ \u{1}0: mọi chỗ khác đầy dần, rồi bên kia phải thả quân ngay dưới đó",
    "gewinnt durch die ungerade Drohung auf \u{1}0: Alles andere füllt sich, dann muss die andere Seite darunter spielen",
    "gana con la amenaza impar en \u{1}0: todo lo demás se llena y el otro lado tiene que jugar debajo",
];

/// `the only move`
pub fn only_move(language: Language) -> String {
    say(language, &ONLY_MOVE, &[])
}
static ONLY_MOVE: Patterns = patterns![
    "insight.only-move",
    "the only move",
    "nước duy nhất",
    "der einzige Zug",
    "la única jugada",
];

/// `The game is over.`
pub fn over(language: Language) -> String {
    say(language, &OVER, &[])
}
static OVER: Patterns = patterns![
    "insight.over",
    "The game is over.",
    "Ván đã kết thúc.",
    "Die Partie ist beendet.",
    "La partida ha terminado.",
];

/// `slip`
pub fn slip(language: Language) -> String {
    say(language, &SLIP, &[])
}
static SLIP: Patterns = patterns![
    "insight.slip",
    "slip",
    "thiếu chính xác",
    "ungenau",
    "imprecisa",
];

/// `gives up the threat at { $cell }`
pub fn spends_threat(language: Language, cell: impl Display) -> String {
    say(language, &SPENDS_THREAT, &[Value::Text(&cell)])
}
static SPENDS_THREAT: Patterns = patterns![
    "insight.spends-threat",
    "gives up the threat at \u{1}0",
    "bỏ phí đe dọa ở \u{1}0",
    "gibt die Drohung auf \u{1}0 preis",
    "renuncia a la amenaza en \u{1}0",
];

/// `completes a line next wherever the other side plays: { $cells }`
pub fn squeezes(language: Language, cells: impl Display) -> String {
    say(language, &SQUEEZES, &[Value::Text(&cells)])
}
static SQUEEZES: Patterns = patterns![
    "insight.squeezes",
    "completes a line next wherever the other side plays: \u{1}0",
    "tạo dãy thắng ở nước sau dù bên kia thả quân vào đâu: \u{1}0",
    "vollendet als Nächstes eine Reihe, wo immer die andere Seite spielt: \u{1}0",
    "completa una línea juegue donde juegue el otro lado: \u{1}0",
];

/// `holds by answering on top and never playing below { $denied }; the threat at { $threat } makes up for it`
pub fn standoff_holds(language: Language, denied: impl Display, threat: impl Display) -> String {
    say(language, &STANDOFF_HOLDS, &[Value::Text(&denied), Value::Text(&threat)])
}
static STANDOFF_HOLDS: Patterns = patterns![
    "insight.standoff-holds",
    "holds by answering on top and never playing below \u{1}0; the threat at \u{1}1 makes up for it",
    "giữ được hòa bằng cách luôn đáp phía trên và không bao giờ thả quân dưới \u{1}0; đe dọa ở \u{1}1 bù lại",
    "hält, indem immer darüber und nie unter \u{1}0 gespielt wird; die Drohung auf \u{1}1 gleicht das aus",
    "aguanta respondiendo encima y sin jugar nunca debajo de \u{1}0; la amenaza en \u{1}1 lo compensa",
];

/// `wins by answering on top until the other side has to play below { $cell }, never playing below { $denied }; the threat at { $threat } makes up for it`
pub fn standoff_wins(language: Language, cell: impl Display, denied: impl Display, threat: impl Display) -> String {
    say(language, &STANDOFF_WINS, &[Value::Text(&cell), Value::Text(&denied), Value::Text(&threat)])
}
static STANDOFF_WINS: Patterns = patterns![
    "insight.standoff-wins",
    "wins by answering on top until the other side has to play below \u{1}0, never playing below \u{1}1; the threat at \u{1}2 makes up for it",
    "thắng bằng cách luôn đáp phía trên cho đến khi bên kia phải thả quân dưới \u{1}0, không bao giờ thả quân dưới \u{1}1; đe dọa ở \u{1}2 bù lại",
    "gewinnt, indem immer darüber geantwortet wird, bis die andere Seite unter \u{1}0 spielen muss, und nie unter \u{1}1 gespielt wird; die Drohung auf \u{1}2 gleicht das aus",
    "gana respondiendo encima hasta que el otro lado tenga que jugar debajo de \u{1}0, sin jugar nunca debajo de \u{1}1; la amenaza en \u{1}2 lo compensa",
];

/// `blocks the opponent's line at { $cells }`
pub fn stops_four(language: Language, cells: impl Display) -> String {
    say(language, &STOPS_FOUR, &[Value::Text(&cells)])
}
static STOPS_FOUR: Patterns = patterns![
    "insight.stops-four",
    "blocks the opponent's line at \u{1}0",
    "chặn dãy thắng của đối thủ ở \u{1}0",
    "verhindert die Reihe des Gegners auf \u{1}0",
    "bloquea la línea del rival en \u{1}0",
];

/// `{ $cell } (even row)`
pub fn threat_even(language: Language, cell: impl Display) -> String {
    say(language, &THREAT_EVEN, &[Value::Text(&cell)])
}
static THREAT_EVEN: Patterns = patterns![
    "insight.threat-even",
    "\u{1}0 (even row)",
    "\u{1}0 (hàng chẵn)",
    "\u{1}0 (gerade Zeile)",
    "\u{1}0 (fila par)",
];

/// `{ $cell } (now)`
pub fn threat_now(language: Language, cell: impl Display) -> String {
    say(language, &THREAT_NOW, &[Value::Text(&cell)])
}
static THREAT_NOW: Patterns = patterns![
    "insight.threat-now",
    "\u{1}0 (now)",
    "\u{1}0 (ngay bây giờ)",
    "\u{1}0 (jetzt)",
    "\u{1}0 (ahora)",
];

/// `{ $cell } (odd row)`
pub fn threat_odd(language: Language, cell: impl Display) -> String {
    say(language, &THREAT_ODD, &[Value::Text(&cell)])
}
static THREAT_ODD: Patterns = patterns![
    "insight.threat-odd",
    "\u{1}0 (odd row)",
    "\u{1}0 (hàng lẻ)",
    "\u{1}0 (ungerade Zeile)",
    "\u{1}0 (fila impar)",
];

/// `Threats of { $who }: { $threats }`
pub fn threats_of(language: Language, threats: impl Display, who: impl Display) -> String {
    say(language, &THREATS_OF, &[Value::Text(&threats), Value::Text(&who)])
}
static THREATS_OF: Patterns = patterns![
    "insight.threats-of",
    "Threats of \u{1}1: \u{1}0",
    "Đe dọa của \u{1}1: \u{1}0",
    "Drohungen von \u{1}1: \u{1}0",
    "Amenazas de \u{1}1: \u{1}0",
];

/// `This board could not be solved, so only the threats are shown.`
pub fn too_hard(language: Language) -> String {
    say(language, &TOO_HARD, &[])
}
static TOO_HARD: Patterns = patterns![
    "insight.too-hard",
    "This board could not be solved, so only the threats are shown.",
    "Không giải được bàn cờ này, nên chỉ hiện các đe dọa.",
    "Dieses Brett ließ sich nicht lösen; darum werden nur die Drohungen gezeigt.",
    "Este tablero no se pudo resolver, así que solo se muestran las amenazas.",
];

/// `Turning point: move { $number }, { $who }: { $move }`
///
/// $move: "4", $number: the number of the turn
pub fn turning_point(language: Language, move_: impl Display, number: impl Display, who: impl Display) -> String {
    say(language, &TURNING_POINT, &[Value::Text(&move_), Value::Text(&number), Value::Text(&who)])
}
static TURNING_POINT: Patterns = patterns![
    "insight.turning-point",
    "Turning point: move \u{1}1, \u{1}2: \u{1}0",
    "Bước ngoặt: nước \u{1}1, \u{1}2: \u{1}0",
    "Wendepunkt: Zug \u{1}1, \u{1}2: \u{1}0",
    "Momento decisivo: jugada \u{1}1, \u{1}2: \u{1}0",
];

/// `threatens a line in two places: { $cells }`
pub fn two_threats(language: Language, cells: impl Display) -> String {
    say(language, &TWO_THREATS, &[Value::Text(&cells)])
}
static TWO_THREATS: Patterns = patterns![
    "insight.two-threats",
    "threatens a line in two places: \u{1}0",
    "đe dọa tạo dãy thắng ở hai nơi: \u{1}0",
    "droht eine Reihe an zwei Stellen: \u{1}0",
    "amenaza una línea en dos sitios: \u{1}0",
];

/// `Whose turn it is can't be told from the discs, so only the threats are shown.`
pub fn unclear_turn(language: Language) -> String {
    say(language, &UNCLEAR_TURN, &[])
}
static UNCLEAR_TURN: Patterns = patterns![
    "insight.unclear-turn",
    "Whose turn it is can't be told from the discs, so only the threats are shown.",
    "Không thể biết đến lượt ai từ số quân, nên chỉ hiện các đe dọa.",
    "Wer am Zug ist, lässt sich aus den Steinen nicht erkennen; darum werden nur die Drohungen gezeigt.",
    "Por las fichas no se sabe a quién le toca, así que solo se muestran las amenazas.",
];

/// `No game leads to this board. It is judged as it stands.`
pub fn unreachable(language: Language) -> String {
    say(language, &UNREACHABLE, &[])
}
static UNREACHABLE: Patterns = patterns![
    "insight.unreachable",
    "No game leads to this board. It is judged as it stands.",
    "Không ván nào dẫn đến bàn cờ này. Nó được đánh giá như hiện có.",
    "Keine Partie führt zu diesem Brett. Es wird beurteilt, wie es ist.",
    "Ninguna partida lleva a este tablero. Se juzga tal como está.",
];

/// `completes a line: { $cells }`
///
/// $cells: "row 6 column 1 and row 6 column 2"
pub fn wins(language: Language, cells: impl Display) -> String {
    say(language, &WINS, &[Value::Text(&cells)])
}
static WINS: Patterns = patterns![
    "insight.wins",
    "completes a line: \u{1}0",
    "tạo được dãy thắng: \u{1}0",
    "vollendet eine Reihe: \u{1}0",
    "completa una línea: \u{1}0",
];

/// `Some moves could only be estimated. They are not judged.`
pub fn with_estimates(language: Language) -> String {
    say(language, &WITH_ESTIMATES, &[])
}
static WITH_ESTIMATES: Patterns = patterns![
    "insight.with-estimates",
    "Some moves could only be estimated. They are not judged.",
    "Một số nước chỉ ước lượng được. Chúng không được đánh giá.",
    "Manche Züge ließen sich nur schätzen. Sie werden nicht beurteilt.",
    "Algunas jugadas solo se pudieron estimar. No se juzgan.",
];

#[cfg(any(test, feature = "packs"))]
pub(crate) static ALL: &[crate::pattern::Known] = &[
    ("accuracy", &ACCURACY, "tt"),
    ("accuracy-and-counts", &ACCURACY_AND_COUNTS, "tt"),
    ("accuracy-none", &ACCURACY_NONE, "t"),
    ("after-line", &AFTER_LINE, "tt"),
    ("best", &BEST, ""),
    ("best-play", &BEST_PLAY, "t"),
    ("better", &BETTER, "t"),
    ("blunder", &BLUNDER, ""),
    ("by-opponent", &BY_OPPONENT, "t"),
    ("cant-read-folder", &CANT_READ_FOLDER, "t"),
    ("claimeven-holds", &CLAIMEVEN_HOLDS, ""),
    ("claimeven-wins", &CLAIMEVEN_WINS, "t"),
    ("estimate", &ESTIMATE, ""),
    ("folder-done", &FOLDER_DONE, "n"),
    ("forces", &FORCES, "tt"),
    ("gives-above", &GIVES_ABOVE, "t"),
    ("good", &GOOD, ""),
    ("group-holds", &GROUP_HOLDS, "t"),
    ("group-wins", &GROUP_WINS, "t"),
    ("group-wins-at", &GROUP_WINS_AT, "tt"),
    ("judgement-count", &JUDGEMENT_COUNT, "tt"),
    ("leaves-four", &LEAVES_FOUR, "t"),
    ("mistake", &MISTAKE, ""),
    ("no-line-left", &NO_LINE_LEFT, ""),
    ("no-moves", &NO_MOVES, ""),
    ("no-records", &NO_RECORDS, ""),
    ("no-threats", &NO_THREATS, ""),
    ("no-turning-point", &NO_TURNING_POINT, ""),
    ("not-over", &NOT_OVER, ""),
    ("odd-threat", &ODD_THREAT, "t"),
    ("only-move", &ONLY_MOVE, ""),
    ("over", &OVER, ""),
    ("slip", &SLIP, ""),
    ("spends-threat", &SPENDS_THREAT, "t"),
    ("squeezes", &SQUEEZES, "t"),
    ("standoff-holds", &STANDOFF_HOLDS, "tt"),
    ("standoff-wins", &STANDOFF_WINS, "ttt"),
    ("stops-four", &STOPS_FOUR, "t"),
    ("threat-even", &THREAT_EVEN, "t"),
    ("threat-now", &THREAT_NOW, "t"),
    ("threat-odd", &THREAT_ODD, "t"),
    ("threats-of", &THREATS_OF, "tt"),
    ("too-hard", &TOO_HARD, ""),
    ("turning-point", &TURNING_POINT, "ttt"),
    ("two-threats", &TWO_THREATS, "t"),
    ("unclear-turn", &UNCLEAR_TURN, ""),
    ("unreachable", &UNREACHABLE, ""),
    ("wins", &WINS, "t"),
    ("with-estimates", &WITH_ESTIMATES, ""),
];
