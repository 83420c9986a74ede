// Written by `cargo xtask words` from the catalogues in `ftl`; changes here are lost.

//! The messages of `hints.ftl`.

use crate::{Count, Language, Who};
use crate::pattern::{Patterns, Value, patterns, say};
use std::fmt::Display;

/// `Best line: { $moves }`
pub fn best_line(language: Language, moves: impl Display) -> String {
    say(language, &BEST_LINE, &[Value::Text(&moves)])
}
static BEST_LINE: Patterns = patterns![
    "hints.best-line",
    "Best line: \u{1}0",
    "Diễn biến tốt nhất: \u{1}0",
    "Beste Zugfolge: \u{1}0",
    "Mejor continuación: \u{1}0",
];

/// `block`
pub fn block(language: Language) -> String {
    say(language, &BLOCK, &[])
}
static BLOCK: Patterns = patterns![
    "hints.block",
    "block",
    "chặn lượt",
    "blockieren",
    "bloquear",
];

/// `skips the opponent, then wins in column { $column }`
pub fn blocks_and_wins(language: Language, column: impl Display) -> String {
    say(language, &BLOCKS_AND_WINS, &[Value::Text(&column)])
}
static BLOCKS_AND_WINS: Patterns = patterns![
    "hints.blocks-and-wins",
    "skips the opponent, then wins in column \u{1}0",
    "chặn lượt đối thủ rồi thắng ở cột \u{1}0",
    "lässt den Gegner aussetzen und gewinnt dann in Spalte \u{1}0",
    "bloquea al rival y luego gana en la columna \u{1}0",
];

/// `The hint stopped with an error; ask again.`
pub fn broke(language: Language) -> String {
    say(language, &BROKE, &[])
}
static BROKE: Patterns = patterns![
    "hints.broke",
    "The hint stopped with an error; ask again.",
    "Gợi ý gặp lỗi; hãy hỏi lại.",
    "Der Tipp ist abgestürzt; frag noch einmal.",
    "La pista se detuvo por un error; pídela otra vez.",
];

/// `completes a line`
pub fn completes_line(language: Language) -> String {
    say(language, &COMPLETES_LINE, &[])
}
static COMPLETES_LINE: Patterns = patterns![
    "hints.completes-line",
    "completes a line",
    "tạo được dãy thắng",
    "vollendet eine Reihe",
    "completa una línea",
];

/// `draws`
pub fn draws(language: Language) -> String {
    say(language, &DRAWS, &[])
}
static DRAWS: Patterns = patterns![
    "hints.draws",
    "draws",
    "hòa",
    "Unentschieden",
    "empate",
];

/// `end the turn`
pub fn end_the_turn(language: Language) -> String {
    say(language, &END_THE_TURN, &[])
}
static END_THE_TURN: Patterns = patterns![
    "hints.end-the-turn",
    "end the turn",
    "kết thúc lượt",
    "Zug beenden",
    "terminar el turno",
];

/// `{ $who }: end the turn, or block?`
pub fn end_turn_or_block(language: Language, who: &Who) -> String {
    say(language, &END_TURN_OR_BLOCK, &[Value::Who(who)])
}
static END_TURN_OR_BLOCK: Patterns = patterns![
    "hints.end-turn-or-block",
    "\u{2}0\u{3}you\u{4}Your turn: end it, or block?\u{3}other\u{4}\u{1}0: end the turn, or block?",
    "\u{2}0\u{3}you\u{4}Lượt bạn: kết thúc lượt hay chặn lượt?\u{3}other\u{4}\u{1}0: kết thúc lượt hay chặn lượt?",
    "\u{2}0\u{3}you\u{4}Dein Zug: beenden oder blockieren?\u{3}other\u{4}\u{1}0: Zug beenden oder blockieren?",
    "\u{2}0\u{3}you\u{4}Y ahora, ¿terminar el turno o bloquear?\u{3}other\u{4}\u{1}0: ¿terminar el turno o bloquear?",
];

/// `even (estimate { $score })`
pub fn even(language: Language, score: impl Display) -> String {
    say(language, &EVEN, &[Value::Text(&score)])
}
static EVEN: Patterns = patterns![
    "hints.even",
    "even (estimate \u{1}0)",
    "cân bằng (ước lượng \u{1}0)",
    "ausgeglichen (Schätzung \u{1}0)",
    "igualdad (estimación \u{1}0)",
];

/// `gives both players a line`
pub fn gives_both_lines(language: Language) -> String {
    say(language, &GIVES_BOTH_LINES, &[])
}
static GIVES_BOTH_LINES: Patterns = patterns![
    "hints.gives-both-lines",
    "gives both players a line",
    "tạo dãy thắng cho cả hai bên",
    "verschafft beiden eine Reihe",
    "da una línea a cada jugador",
];

/// `lets the opponent complete a line on top of it`
pub fn gives_cell_above(language: Language) -> String {
    say(language, &GIVES_CELL_ABOVE, &[])
}
static GIVES_CELL_ABOVE: Patterns = patterns![
    "hints.gives-cell-above",
    "lets the opponent complete a line on top of it",
    "để đối thủ tạo dãy thắng ngay phía trên",
    "ermöglicht dem Gegner eine Reihe direkt darüber",
    "deja que el rival complete una línea justo encima",
];

/// `gives the opponent a line`
pub fn gives_line(language: Language) -> String {
    say(language, &GIVES_LINE, &[])
}
static GIVES_LINE: Patterns = patterns![
    "hints.gives-line",
    "gives the opponent a line",
    "tạo dãy thắng cho đối thủ",
    "verschafft dem Gegner eine Reihe",
    "le da una línea al rival",
];

/// `lets the opponent win in column { $column }`
pub fn leaves_line(language: Language, column: impl Display) -> String {
    say(language, &LEAVES_LINE, &[Value::Text(&column)])
}
static LEAVES_LINE: Patterns = patterns![
    "hints.leaves-line",
    "lets the opponent win in column \u{1}0",
    "để đối thủ thắng ở cột \u{1}0",
    "lässt den Gegner in Spalte \u{1}0 gewinnen",
    "deja que el rival gane en la columna \u{1}0",
];

/// `Likely line: { $moves }`
pub fn likely_line(language: Language, moves: impl Display) -> String {
    say(language, &LIKELY_LINE, &[Value::Text(&moves)])
}
static LIKELY_LINE: Patterns = patterns![
    "hints.likely-line",
    "Likely line: \u{1}0",
    "Diễn biến dễ xảy ra: \u{1}0",
    "Wahrscheinliche Zugfolge: \u{1}0",
    "Continuación probable: \u{1}0",
];

/// `Looking ahead ...`
pub fn looking_ahead(language: Language) -> String {
    say(language, &LOOKING_AHEAD, &[])
}
static LOOKING_AHEAD: Patterns = patterns![
    "hints.looking-ahead",
    "Looking ahead ...",
    "Đang tính nước...",
    "Rechne voraus ...",
    "Calculando...",
];

/// `Looking at the other moves ...`
pub fn looking_at_other_moves(language: Language) -> String {
    say(language, &LOOKING_AT_OTHER_MOVES, &[])
}
static LOOKING_AT_OTHER_MOVES: Patterns = patterns![
    "hints.looking-at-other-moves",
    "Looking at the other moves ...",
    "Đang xem các nước khác...",
    "Prüfe die anderen Züge ...",
    "Revisando las demás jugadas...",
];

/// `looks bad (estimate { $score })`
///
/// $score has a sign: "+12", "-8".
pub fn looks_bad(language: Language, score: impl Display) -> String {
    say(language, &LOOKS_BAD, &[Value::Text(&score)])
}
static LOOKS_BAD: Patterns = patterns![
    "hints.looks-bad",
    "looks bad (estimate \u{1}0)",
    "có vẻ xấu (ước lượng \u{1}0)",
    "sieht schlecht aus (Schätzung \u{1}0)",
    "pinta mal (estimación \u{1}0)",
];

/// `looks good (estimate { $score })`
pub fn looks_good(language: Language, score: impl Display) -> String {
    say(language, &LOOKS_GOOD, &[Value::Text(&score)])
}
static LOOKS_GOOD: Patterns = patterns![
    "hints.looks-good",
    "looks good (estimate \u{1}0)",
    "có vẻ tốt (ước lượng \u{1}0)",
    "sieht gut aus (Schätzung \u{1}0)",
    "pinta bien (estimación \u{1}0)",
];

/// `loses in { $moves } moves`
pub fn loses_in(language: Language, moves: impl Count) -> String {
    say(language, &LOSES_IN, &[Value::Number(moves.count())])
}
static LOSES_IN: Patterns = patterns![
    "hints.loses-in",
    "\u{2}0\u{3}one\u{4}loses in \u{1}0 move\u{3}other\u{4}loses in \u{1}0 moves",
    "thua trong \u{1}0 nước",
    "\u{2}0\u{3}one\u{4}Niederlage in \u{1}0 Zug\u{3}other\u{4}Niederlage in \u{1}0 Zügen",
    "\u{2}0\u{3}one\u{4}derrota en \u{1}0 jugada\u{3}other\u{4}derrota en \u{1}0 jugadas",
];

/// `{ $move }: { $meaning }`
pub fn move_and_meaning(language: Language, meaning: impl Display, move_: impl Display) -> String {
    say(language, &MOVE_AND_MEANING, &[Value::Text(&meaning), Value::Text(&move_)])
}
static MOVE_AND_MEANING: Patterns = patterns![
    "hints.move-and-meaning",
    "\u{1}1: \u{1}0",
    "\u{1}1: \u{1}0",
    "\u{1}1: \u{1}0",
    "\u{1}1: \u{1}0",
];

/// `{ $move }: { $score }, { $meaning }`
///
/// $score is the solver's number.
pub fn move_score_and_meaning(language: Language, meaning: impl Display, move_: impl Display, score: impl Display) -> String {
    say(language, &MOVE_SCORE_AND_MEANING, &[Value::Text(&meaning), Value::Text(&move_), Value::Text(&score)])
}
static MOVE_SCORE_AND_MEANING: Patterns = patterns![
    "hints.move-score-and-meaning",
    "\u{1}1: \u{1}2, \u{1}0",
    "\u{1}1: \u{1}2, \u{1}0",
    "\u{1}1: \u{1}2, \u{1}0",
    "\u{1}1: \u{1}2, \u{1}0",
];

/// `the only legal move`
pub fn only_move(language: Language) -> String {
    say(language, &ONLY_MOVE, &[])
}
static ONLY_MOVE: Patterns = patterns![
    "hints.only-move",
    "the only legal move",
    "nước hợp lệ duy nhất",
    "der einzige erlaubte Zug",
    "la única jugada posible",
];

/// `{ $who } overlooked something: now { $opponent } wins.`
pub fn overlooked(language: Language, opponent: impl Display, who: &Who) -> String {
    say(language, &OVERLOOKED, &[Value::Text(&opponent), Value::Who(who)])
}
static OVERLOOKED: Patterns = patterns![
    "hints.overlooked",
    "\u{2}1\u{3}you\u{4}You overlooked something: now \u{1}0 wins.\u{3}other\u{4}\u{1}1 overlooked something: now \u{1}0 wins.",
    "\u{2}1\u{3}you\u{4}Bạn đã sơ suất: giờ \u{1}0 sẽ thắng.\u{3}other\u{4}\u{1}1 đã sơ suất: giờ \u{1}0 sẽ thắng.",
    "\u{2}1\u{3}you\u{4}Du hast etwas übersehen: Jetzt gewinnt \u{1}0.\u{3}other\u{4}\u{1}1 hat etwas übersehen: Jetzt gewinnt \u{1}0.",
    "\u{2}1\u{3}you\u{4}Pasaste algo por alto: ahora gana \u{1}0.\u{3}other\u{4}\u{1}1 pasó algo por alto: ahora gana \u{1}0.",
];

/// `{ $who } overlooked something: now you win.`
pub fn overlooked_you_win(language: Language, who: impl Display) -> String {
    say(language, &OVERLOOKED_YOU_WIN, &[Value::Text(&who)])
}
static OVERLOOKED_YOU_WIN: Patterns = patterns![
    "hints.overlooked-you-win",
    "\u{1}0 overlooked something: now you win.",
    "\u{1}0 đã sơ suất: giờ bạn sẽ thắng.",
    "\u{1}0 hat etwas übersehen: Jetzt gewinnst du.",
    "\u{1}0 pasó algo por alto: ahora ganas tú.",
];

/// `{ $millions } million positions, score between { $lower } and { $upper }`
///
/// $millions is a number.
pub fn progress_exact(language: Language, lower: impl Display, millions: impl Count, upper: impl Display) -> String {
    say(language, &PROGRESS_EXACT, &[Value::Text(&lower), Value::Number(millions.count()), Value::Text(&upper)])
}
static PROGRESS_EXACT: Patterns = patterns![
    "hints.progress-exact",
    "\u{2}1\u{3}one\u{4}\u{1}1 million positions, score between \u{1}0 and \u{1}2\u{3}other\u{4}\u{1}1 million positions, score between \u{1}0 and \u{1}2",
    "\u{1}1 triệu thế cờ, điểm từ \u{1}0 đến \u{1}2",
    "\u{1}1 Mio. Stellungen, Wertung zwischen \u{1}0 und \u{1}2",
    "\u{2}1\u{3}one\u{4}\u{1}1 millón de posiciones, puntuación entre \u{1}0 y \u{1}2\u{3}other\u{4}\u{1}1 millones de posiciones, puntuación entre \u{1}0 y \u{1}2",
];

/// `{ $positions } positions, { $turns } turns ahead`
pub fn progress_turns(language: Language, positions: impl Display, turns: impl Count) -> String {
    say(language, &PROGRESS_TURNS, &[Value::Text(&positions), Value::Number(turns.count())])
}
static PROGRESS_TURNS: Patterns = patterns![
    "hints.progress-turns",
    "\u{2}1\u{3}one\u{4}\u{1}0 positions, \u{1}1 turn ahead\u{3}other\u{4}\u{1}0 positions, \u{1}1 turns ahead",
    "\u{1}0 thế cờ, tính trước \u{1}1 lượt",
    "\u{2}1\u{3}one\u{4}\u{1}0 Stellungen, \u{1}1 Zug voraus\u{3}other\u{4}\u{1}0 Stellungen, \u{1}1 Züge voraus",
    "\u{2}1\u{3}one\u{4}\u{1}0 posiciones, \u{1}1 turno por delante\u{3}other\u{4}\u{1}0 posiciones, \u{1}1 turnos por delante",
];

/// `{ $prospect }; { $why }`
///
/// "wins in 1 move; completes a line"
pub fn prospect_and_why(language: Language, prospect: impl Display, why: impl Display) -> String {
    say(language, &PROSPECT_AND_WHY, &[Value::Text(&prospect), Value::Text(&why)])
}
static PROSPECT_AND_WHY: Patterns = patterns![
    "hints.prospect-and-why",
    "\u{1}0; \u{1}1",
    "\u{1}0; \u{1}1",
    "\u{1}0; \u{1}1",
    "\u{1}0; \u{1}1",
];

/// `proven: { $prospect }`
///
/// The move leads to what is proven: "proven: wins in 3 moves".
pub fn proven(language: Language, prospect: impl Display) -> String {
    say(language, &PROVEN, &[Value::Text(&prospect)])
}
static PROVEN: Patterns = patterns![
    "hints.proven",
    "proven: \u{1}0",
    "chắc chắn \u{1}0",
    "\u{1}0 (bewiesen)",
    "\u{1}0 (demostrado)",
];

/// `remove row { $row } column { $column }`
pub fn remove(language: Language, column: impl Display, row: impl Display) -> String {
    say(language, &REMOVE, &[Value::Text(&column), Value::Text(&row)])
}
static REMOVE: Patterns = patterns![
    "hints.remove",
    "remove row \u{1}1 column \u{1}0",
    "gỡ quân ở hàng \u{1}1 cột \u{1}0",
    "Zeile \u{1}1 Spalte \u{1}0 entfernen",
    "quitar fila \u{1}1 columna \u{1}0",
];

/// `slightly better (estimate { $score })`
pub fn slightly_better(language: Language, score: impl Display) -> String {
    say(language, &SLIGHTLY_BETTER, &[Value::Text(&score)])
}
static SLIGHTLY_BETTER: Patterns = patterns![
    "hints.slightly-better",
    "slightly better (estimate \u{1}0)",
    "hơi có lợi (ước lượng \u{1}0)",
    "etwas besser (Schätzung \u{1}0)",
    "ligera ventaja (estimación \u{1}0)",
];

/// `slightly worse (estimate { $score })`
pub fn slightly_worse(language: Language, score: impl Display) -> String {
    say(language, &SLIGHTLY_WORSE, &[Value::Text(&score)])
}
static SLIGHTLY_WORSE: Patterns = patterns![
    "hints.slightly-worse",
    "slightly worse (estimate \u{1}0)",
    "hơi bất lợi (ước lượng \u{1}0)",
    "etwas schlechter (Schätzung \u{1}0)",
    "ligera desventaja (estimación \u{1}0)",
];

/// `Solving: { $progress } ...`
pub fn solving(language: Language, progress: impl Display) -> String {
    say(language, &SOLVING, &[Value::Text(&progress)])
}
static SOLVING: Patterns = patterns![
    "hints.solving",
    "Solving: \u{1}0 ...",
    "Đang giải: \u{1}0...",
    "Löse: \u{1}0 ...",
    "Resolviendo: \u{1}0...",
];

/// `blocks the opponent's line`
pub fn stops_line(language: Language) -> String {
    say(language, &STOPS_LINE, &[])
}
static STOPS_LINE: Patterns = patterns![
    "hints.stops-line",
    "blocks the opponent's line",
    "chặn dãy thắng của đối thủ",
    "verhindert eine Reihe des Gegners",
    "impide la línea del rival",
];

/// `{ $first }, then { $second }`
///
/// Two actions of one turn: "column 4, then block"
pub fn then(language: Language, first: impl Display, second: impl Display) -> String {
    say(language, &THEN, &[Value::Text(&first), Value::Text(&second)])
}
static THEN: Patterns = patterns![
    "hints.then",
    "\u{1}0, then \u{1}1",
    "\u{1}0, rồi \u{1}1",
    "\u{1}0, dann \u{1}1",
    "\u{1}0, luego \u{1}1",
];

/// `{ $who } threw away a draw: now { $opponent } wins.`
pub fn threw_draw(language: Language, opponent: impl Display, who: &Who) -> String {
    say(language, &THREW_DRAW, &[Value::Text(&opponent), Value::Who(who)])
}
static THREW_DRAW: Patterns = patterns![
    "hints.threw-draw",
    "\u{2}1\u{3}you\u{4}You threw away a draw: now \u{1}0 wins.\u{3}other\u{4}\u{1}1 threw away a draw: now \u{1}0 wins.",
    "\u{2}1\u{3}you\u{4}Bạn đánh mất thế hòa: giờ \u{1}0 sẽ thắng.\u{3}other\u{4}\u{1}1 đánh mất thế hòa: giờ \u{1}0 sẽ thắng.",
    "\u{2}1\u{3}you\u{4}Du hast das Unentschieden verschenkt: Jetzt gewinnt \u{1}0.\u{3}other\u{4}\u{1}1 hat das Unentschieden verschenkt: Jetzt gewinnt \u{1}0.",
    "\u{2}1\u{3}you\u{4}Dejaste escapar el empate: ahora gana \u{1}0.\u{3}other\u{4}\u{1}1 dejó escapar el empate: ahora gana \u{1}0.",
];

/// `{ $who } threw away a draw: now you win.`
pub fn threw_draw_you_win(language: Language, who: impl Display) -> String {
    say(language, &THREW_DRAW_YOU_WIN, &[Value::Text(&who)])
}
static THREW_DRAW_YOU_WIN: Patterns = patterns![
    "hints.threw-draw-you-win",
    "\u{1}0 threw away a draw: now you win.",
    "\u{1}0 đánh mất thế hòa: giờ bạn sẽ thắng.",
    "\u{1}0 hat das Unentschieden verschenkt: Jetzt gewinnst du.",
    "\u{1}0 dejó escapar el empate: ahora ganas tú.",
];

/// `{ $who } threw away a win: now it is a draw.`
pub fn threw_win_now_drawn(language: Language, who: &Who) -> String {
    say(language, &THREW_WIN_NOW_DRAWN, &[Value::Who(who)])
}
static THREW_WIN_NOW_DRAWN: Patterns = patterns![
    "hints.threw-win-now-drawn",
    "\u{2}0\u{3}you\u{4}You threw away a win: now it is a draw.\u{3}other\u{4}\u{1}0 threw away a win: now it is a draw.",
    "\u{2}0\u{3}you\u{4}Bạn đánh mất thế thắng: giờ là thế hòa.\u{3}other\u{4}\u{1}0 đánh mất thế thắng: giờ là thế hòa.",
    "\u{2}0\u{3}you\u{4}Du hast den Sieg verschenkt: Jetzt steht es unentschieden.\u{3}other\u{4}\u{1}0 hat den Sieg verschenkt: Jetzt steht es unentschieden.",
    "\u{2}0\u{3}you\u{4}Dejaste escapar la victoria: ahora es empate.\u{3}other\u{4}\u{1}0 dejó escapar la victoria: ahora es empate.",
];

/// `{ $who } threw away a win: now { $opponent } wins.`
pub fn threw_win_now_lost(language: Language, opponent: impl Display, who: &Who) -> String {
    say(language, &THREW_WIN_NOW_LOST, &[Value::Text(&opponent), Value::Who(who)])
}
static THREW_WIN_NOW_LOST: Patterns = patterns![
    "hints.threw-win-now-lost",
    "\u{2}1\u{3}you\u{4}You threw away a win: now \u{1}0 wins.\u{3}other\u{4}\u{1}1 threw away a win: now \u{1}0 wins.",
    "\u{2}1\u{3}you\u{4}Bạn đánh mất thế thắng: giờ \u{1}0 sẽ thắng.\u{3}other\u{4}\u{1}1 đánh mất thế thắng: giờ \u{1}0 sẽ thắng.",
    "\u{2}1\u{3}you\u{4}Du hast den Sieg verschenkt: Jetzt gewinnt \u{1}0.\u{3}other\u{4}\u{1}1 hat den Sieg verschenkt: Jetzt gewinnt \u{1}0.",
    "\u{2}1\u{3}you\u{4}Dejaste escapar la victoria: ahora gana \u{1}0.\u{3}other\u{4}\u{1}1 dejó escapar la victoria: ahora gana \u{1}0.",
];

/// `{ $who } threw away a win: now it is open.`
pub fn threw_win_now_open(language: Language, who: &Who) -> String {
    say(language, &THREW_WIN_NOW_OPEN, &[Value::Who(who)])
}
static THREW_WIN_NOW_OPEN: Patterns = patterns![
    "hints.threw-win-now-open",
    "\u{2}0\u{3}you\u{4}You threw away a win: now it is open.\u{3}other\u{4}\u{1}0 threw away a win: now it is open.",
    "\u{2}0\u{3}you\u{4}Bạn đánh mất thế thắng: giờ chưa rõ thắng thua.\u{3}other\u{4}\u{1}0 đánh mất thế thắng: giờ chưa rõ thắng thua.",
    "\u{2}0\u{3}you\u{4}Du hast den Sieg verschenkt: Jetzt ist alles offen.\u{3}other\u{4}\u{1}0 hat den Sieg verschenkt: Jetzt ist alles offen.",
    "\u{2}0\u{3}you\u{4}Dejaste escapar la victoria: ahora está todo abierto.\u{3}other\u{4}\u{1}0 dejó escapar la victoria: ahora está todo abierto.",
];

/// `{ $who } threw away a win: now you win.`
pub fn threw_win_you_win(language: Language, who: impl Display) -> String {
    say(language, &THREW_WIN_YOU_WIN, &[Value::Text(&who)])
}
static THREW_WIN_YOU_WIN: Patterns = patterns![
    "hints.threw-win-you-win",
    "\u{1}0 threw away a win: now you win.",
    "\u{1}0 đánh mất thế thắng: giờ bạn sẽ thắng.",
    "\u{1}0 hat den Sieg verschenkt: Jetzt gewinnst du.",
    "\u{1}0 dejó escapar la victoria: ahora ganas tú.",
];

/// `{ $who } to move.`
pub fn to_move(language: Language, who: &Who) -> String {
    say(language, &TO_MOVE, &[Value::Who(who)])
}
static TO_MOVE: Patterns = patterns![
    "hints.to-move",
    "\u{2}0\u{3}you\u{4}You are to move.\u{3}other\u{4}\u{1}0 to move.",
    "\u{2}0\u{3}you\u{4}Đến lượt bạn.\u{3}other\u{4}Đến lượt \u{1}0.",
    "\u{2}0\u{3}you\u{4}Du bist am Zug.\u{3}other\u{4}\u{1}0 ist am Zug.",
    "\u{2}0\u{3}you\u{4}Te toca a ti.\u{3}other\u{4}Le toca a \u{1}0.",
];

/// `{ $who } to move: { $prospect }.`
///
/// $prospect: "wins in 3 moves"
pub fn to_move_and_prospect(language: Language, prospect: impl Display, who: &Who) -> String {
    say(language, &TO_MOVE_AND_PROSPECT, &[Value::Text(&prospect), Value::Who(who)])
}
static TO_MOVE_AND_PROSPECT: Patterns = patterns![
    "hints.to-move-and-prospect",
    "\u{2}1\u{3}you\u{4}Your turn: \u{1}0.\u{3}other\u{4}\u{1}1 to move: \u{1}0.",
    "\u{2}1\u{3}you\u{4}Đến lượt bạn: \u{1}0.\u{3}other\u{4}\u{1}1 đến lượt đi: \u{1}0.",
    "\u{2}1\u{3}you\u{4}Dein Zug: \u{1}0.\u{3}other\u{4}\u{1}1 am Zug: \u{1}0.",
    "\u{2}1\u{3}you\u{4}Te toca a ti: \u{1}0.\u{3}other\u{4}Le toca a \u{1}1: \u{1}0.",
];

/// `threatens a line in two places`
pub fn two_threats(language: Language) -> String {
    say(language, &TWO_THREATS, &[])
}
static TWO_THREATS: Patterns = patterns![
    "hints.two-threats",
    "threatens a line in two places",
    "đe dọa tạo dãy thắng ở hai nơi",
    "droht an zwei Stellen mit einer Reihe",
    "amenaza con una línea en dos casillas",
];

/// `wins in { $moves } moves`
pub fn wins_in(language: Language, moves: impl Count) -> String {
    say(language, &WINS_IN, &[Value::Number(moves.count())])
}
static WINS_IN: Patterns = patterns![
    "hints.wins-in",
    "\u{2}0\u{3}one\u{4}wins in \u{1}0 move\u{3}other\u{4}wins in \u{1}0 moves",
    "thắng trong \u{1}0 nước",
    "\u{2}0\u{3}one\u{4}Sieg in \u{1}0 Zug\u{3}other\u{4}Sieg in \u{1}0 Zügen",
    "\u{2}0\u{3}one\u{4}victoria en \u{1}0 jugada\u{3}other\u{4}victoria en \u{1}0 jugadas",
];

#[cfg(any(test, feature = "packs"))]
pub(crate) static ALL: &[crate::pattern::Known] = &[
    ("best-line", &BEST_LINE, "t"),
    ("block", &BLOCK, ""),
    ("blocks-and-wins", &BLOCKS_AND_WINS, "t"),
    ("broke", &BROKE, ""),
    ("completes-line", &COMPLETES_LINE, ""),
    ("draws", &DRAWS, ""),
    ("end-the-turn", &END_THE_TURN, ""),
    ("end-turn-or-block", &END_TURN_OR_BLOCK, "w"),
    ("even", &EVEN, "t"),
    ("gives-both-lines", &GIVES_BOTH_LINES, ""),
    ("gives-cell-above", &GIVES_CELL_ABOVE, ""),
    ("gives-line", &GIVES_LINE, ""),
    ("leaves-line", &LEAVES_LINE, "t"),
    ("likely-line", &LIKELY_LINE, "t"),
    ("looking-ahead", &LOOKING_AHEAD, ""),
    ("looking-at-other-moves", &LOOKING_AT_OTHER_MOVES, ""),
    ("looks-bad", &LOOKS_BAD, "t"),
    ("looks-good", &LOOKS_GOOD, "t"),
    ("loses-in", &LOSES_IN, "n"),
    ("move-and-meaning", &MOVE_AND_MEANING, "tt"),
    ("move-score-and-meaning", &MOVE_SCORE_AND_MEANING, "ttt"),
    ("only-move", &ONLY_MOVE, ""),
    ("overlooked", &OVERLOOKED, "tw"),
    ("overlooked-you-win", &OVERLOOKED_YOU_WIN, "t"),
    ("progress-exact", &PROGRESS_EXACT, "tnt"),
    ("progress-turns", &PROGRESS_TURNS, "tn"),
    ("prospect-and-why", &PROSPECT_AND_WHY, "tt"),
    ("proven", &PROVEN, "t"),
    ("remove", &REMOVE, "tt"),
    ("slightly-better", &SLIGHTLY_BETTER, "t"),
    ("slightly-worse", &SLIGHTLY_WORSE, "t"),
    ("solving", &SOLVING, "t"),
    ("stops-line", &STOPS_LINE, ""),
    ("then", &THEN, "tt"),
    ("threw-draw", &THREW_DRAW, "tw"),
    ("threw-draw-you-win", &THREW_DRAW_YOU_WIN, "t"),
    ("threw-win-now-drawn", &THREW_WIN_NOW_DRAWN, "w"),
    ("threw-win-now-lost", &THREW_WIN_NOW_LOST, "tw"),
    ("threw-win-now-open", &THREW_WIN_NOW_OPEN, "w"),
    ("threw-win-you-win", &THREW_WIN_YOU_WIN, "t"),
    ("to-move", &TO_MOVE, "w"),
    ("to-move-and-prospect", &TO_MOVE_AND_PROSPECT, "tw"),
    ("two-threats", &TWO_THREATS, ""),
    ("wins-in", &WINS_IN, "n"),
];
