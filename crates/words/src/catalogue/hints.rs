// Written by `cargo xtask words` from the catalogues in `ftl`; changes here are lost.

//! The messages of `hints.ftl`.

use crate::{Count, Language, Who};
use crate::pattern::{Value, say};
use std::fmt::Display;

/// `Best line: { $moves }`
pub fn best_line(language: Language, moves: impl Display) -> String {
    say(
        language,
        &[
            // en
            "Best line: \u{1}0",
            // vi
            "Best line: \u{1}0",
            // de
            "Best line: \u{1}0",
            // es
            "Best line: \u{1}0",
        ],
        &[Value::Text(&moves)],
    )
}

/// `block`
pub fn block(language: Language) -> String {
    say(
        language,
        &[
            // en
            "block",
            // vi
            "block",
            // de
            "block",
            // es
            "block",
        ],
        &[],
    )
}

/// `skips the opponent, then wins in column { $column }`
pub fn blocks_and_wins(language: Language, column: impl Display) -> String {
    say(
        language,
        &[
            // en
            "skips the opponent, then wins in column \u{1}0",
            // vi
            "skips the opponent, then wins in column \u{1}0",
            // de
            "skips the opponent, then wins in column \u{1}0",
            // es
            "skips the opponent, then wins in column \u{1}0",
        ],
        &[Value::Text(&column)],
    )
}

/// `The hint stopped with an error; ask again.`
pub fn broke(language: Language) -> String {
    say(
        language,
        &[
            // en
            "The hint stopped with an error; ask again.",
            // vi
            "The hint stopped with an error; ask again.",
            // de
            "The hint stopped with an error; ask again.",
            // es
            "The hint stopped with an error; ask again.",
        ],
        &[],
    )
}

/// `completes a line`
pub fn completes_line(language: Language) -> String {
    say(
        language,
        &[
            // en
            "completes a line",
            // vi
            "completes a line",
            // de
            "completes a line",
            // es
            "completes a line",
        ],
        &[],
    )
}

/// `draws`
pub fn draws(language: Language) -> String {
    say(
        language,
        &[
            // en
            "draws",
            // vi
            "draws",
            // de
            "draws",
            // es
            "draws",
        ],
        &[],
    )
}

/// `end the turn`
pub fn end_the_turn(language: Language) -> String {
    say(
        language,
        &[
            // en
            "end the turn",
            // vi
            "end the turn",
            // de
            "end the turn",
            // es
            "end the turn",
        ],
        &[],
    )
}

/// `{ $who }: end the turn, or block?`
pub fn end_turn_or_block(language: Language, who: &Who) -> String {
    say(
        language,
        &[
            // en
            "\u{2}0\u{3}you\u{4}Your turn: end it, or block?\u{3}other\u{4}\u{1}0: end the turn, or block?",
            // vi
            "\u{2}0\u{3}you\u{4}Your turn: end it, or block?\u{3}other\u{4}\u{1}0: end the turn, or block?",
            // de
            "\u{2}0\u{3}you\u{4}Your turn: end it, or block?\u{3}other\u{4}\u{1}0: end the turn, or block?",
            // es
            "\u{2}0\u{3}you\u{4}Your turn: end it, or block?\u{3}other\u{4}\u{1}0: end the turn, or block?",
        ],
        &[Value::Who(who)],
    )
}

/// `even (estimate { $score })`
pub fn even(language: Language, score: impl Display) -> String {
    say(
        language,
        &[
            // en
            "even (estimate \u{1}0)",
            // vi
            "even (estimate \u{1}0)",
            // de
            "even (estimate \u{1}0)",
            // es
            "even (estimate \u{1}0)",
        ],
        &[Value::Text(&score)],
    )
}

/// `gives both players a line: a draw`
pub fn gives_both_lines(language: Language) -> String {
    say(
        language,
        &[
            // en
            "gives both players a line: a draw",
            // vi
            "gives both players a line: a draw",
            // de
            "gives both players a line: a draw",
            // es
            "gives both players a line: a draw",
        ],
        &[],
    )
}

/// `lets the opponent complete a line on top of it`
pub fn gives_cell_above(language: Language) -> String {
    say(
        language,
        &[
            // en
            "lets the opponent complete a line on top of it",
            // vi
            "lets the opponent complete a line on top of it",
            // de
            "lets the opponent complete a line on top of it",
            // es
            "lets the opponent complete a line on top of it",
        ],
        &[],
    )
}

/// `gives the opponent a line`
pub fn gives_line(language: Language) -> String {
    say(
        language,
        &[
            // en
            "gives the opponent a line",
            // vi
            "gives the opponent a line",
            // de
            "gives the opponent a line",
            // es
            "gives the opponent a line",
        ],
        &[],
    )
}

/// `lets the opponent win in column { $column }`
pub fn leaves_line(language: Language, column: impl Display) -> String {
    say(
        language,
        &[
            // en
            "lets the opponent win in column \u{1}0",
            // vi
            "lets the opponent win in column \u{1}0",
            // de
            "lets the opponent win in column \u{1}0",
            // es
            "lets the opponent win in column \u{1}0",
        ],
        &[Value::Text(&column)],
    )
}

/// `Likely line: { $moves }`
pub fn likely_line(language: Language, moves: impl Display) -> String {
    say(
        language,
        &[
            // en
            "Likely line: \u{1}0",
            // vi
            "Likely line: \u{1}0",
            // de
            "Likely line: \u{1}0",
            // es
            "Likely line: \u{1}0",
        ],
        &[Value::Text(&moves)],
    )
}

/// `Looking ahead ...`
pub fn looking_ahead(language: Language) -> String {
    say(
        language,
        &[
            // en
            "Looking ahead ...",
            // vi
            "Looking ahead ...",
            // de
            "Looking ahead ...",
            // es
            "Looking ahead ...",
        ],
        &[],
    )
}

/// `Looking at the other moves of the game ...`
pub fn looking_at_other_moves(language: Language) -> String {
    say(
        language,
        &[
            // en
            "Looking at the other moves of the game ...",
            // vi
            "Looking at the other moves of the game ...",
            // de
            "Looking at the other moves of the game ...",
            // es
            "Looking at the other moves of the game ...",
        ],
        &[],
    )
}

/// `looks bad (estimate { $score })`
///
/// $score has a sign: "+12", "-8".
pub fn looks_bad(language: Language, score: impl Display) -> String {
    say(
        language,
        &[
            // en
            "looks bad (estimate \u{1}0)",
            // vi
            "looks bad (estimate \u{1}0)",
            // de
            "looks bad (estimate \u{1}0)",
            // es
            "looks bad (estimate \u{1}0)",
        ],
        &[Value::Text(&score)],
    )
}

/// `looks good (estimate { $score })`
pub fn looks_good(language: Language, score: impl Display) -> String {
    say(
        language,
        &[
            // en
            "looks good (estimate \u{1}0)",
            // vi
            "looks good (estimate \u{1}0)",
            // de
            "looks good (estimate \u{1}0)",
            // es
            "looks good (estimate \u{1}0)",
        ],
        &[Value::Text(&score)],
    )
}

/// `loses in { $moves } moves`
pub fn loses_in(language: Language, moves: impl Count) -> String {
    say(
        language,
        &[
            // en
            "\u{2}0\u{3}one\u{4}loses in \u{1}0 move\u{3}other\u{4}loses in \u{1}0 moves",
            // vi
            "\u{2}0\u{3}one\u{4}loses in \u{1}0 move\u{3}other\u{4}loses in \u{1}0 moves",
            // de
            "\u{2}0\u{3}one\u{4}loses in \u{1}0 move\u{3}other\u{4}loses in \u{1}0 moves",
            // es
            "\u{2}0\u{3}one\u{4}loses in \u{1}0 move\u{3}other\u{4}loses in \u{1}0 moves",
        ],
        &[Value::Number(moves.count())],
    )
}

/// `{ $move }: { $meaning }`
pub fn move_and_meaning(language: Language, meaning: impl Display, move_: impl Display) -> String {
    say(
        language,
        &[
            // en
            "\u{1}1: \u{1}0",
            // vi
            "\u{1}1: \u{1}0",
            // de
            "\u{1}1: \u{1}0",
            // es
            "\u{1}1: \u{1}0",
        ],
        &[Value::Text(&meaning), Value::Text(&move_)],
    )
}

/// `{ $move }: { $score }, { $meaning }`
///
/// $score is the solver's number.
pub fn move_score_and_meaning(language: Language, meaning: impl Display, move_: impl Display, score: impl Display) -> String {
    say(
        language,
        &[
            // en
            "\u{1}1: \u{1}2, \u{1}0",
            // vi
            "\u{1}1: \u{1}2, \u{1}0",
            // de
            "\u{1}1: \u{1}2, \u{1}0",
            // es
            "\u{1}1: \u{1}2, \u{1}0",
        ],
        &[Value::Text(&meaning), Value::Text(&move_), Value::Text(&score)],
    )
}

/// `the only legal move`
pub fn only_move(language: Language) -> String {
    say(
        language,
        &[
            // en
            "the only legal move",
            // vi
            "the only legal move",
            // de
            "the only legal move",
            // es
            "the only legal move",
        ],
        &[],
    )
}

/// `{ $who } overlooked something: now { $opponent } wins.`
pub fn overlooked(language: Language, opponent: impl Display, who: impl Display) -> String {
    say(
        language,
        &[
            // en
            "\u{1}1 overlooked something: now \u{1}0 wins.",
            // vi
            "\u{1}1 overlooked something: now \u{1}0 wins.",
            // de
            "\u{1}1 overlooked something: now \u{1}0 wins.",
            // es
            "\u{1}1 overlooked something: now \u{1}0 wins.",
        ],
        &[Value::Text(&opponent), Value::Text(&who)],
    )
}

/// `{ $millions } million positions, score between { $lower } and { $upper }`
///
/// $millions is a number.
pub fn progress_exact(language: Language, lower: impl Display, millions: impl Display, upper: impl Display) -> String {
    say(
        language,
        &[
            // en
            "\u{1}1 million positions, score between \u{1}0 and \u{1}2",
            // vi
            "\u{1}1 million positions, score between \u{1}0 and \u{1}2",
            // de
            "\u{1}1 million positions, score between \u{1}0 and \u{1}2",
            // es
            "\u{1}1 million positions, score between \u{1}0 and \u{1}2",
        ],
        &[Value::Text(&lower), Value::Text(&millions), Value::Text(&upper)],
    )
}

/// `{ $positions } positions, { $turns } turns ahead`
pub fn progress_turns(language: Language, positions: impl Display, turns: impl Count) -> String {
    say(
        language,
        &[
            // en
            "\u{2}1\u{3}one\u{4}\u{1}0 positions, \u{1}1 turn ahead\u{3}other\u{4}\u{1}0 positions, \u{1}1 turns ahead",
            // vi
            "\u{2}1\u{3}one\u{4}\u{1}0 positions, \u{1}1 turn ahead\u{3}other\u{4}\u{1}0 positions, \u{1}1 turns ahead",
            // de
            "\u{2}1\u{3}one\u{4}\u{1}0 positions, \u{1}1 turn ahead\u{3}other\u{4}\u{1}0 positions, \u{1}1 turns ahead",
            // es
            "\u{2}1\u{3}one\u{4}\u{1}0 positions, \u{1}1 turn ahead\u{3}other\u{4}\u{1}0 positions, \u{1}1 turns ahead",
        ],
        &[Value::Text(&positions), Value::Number(turns.count())],
    )
}

/// `{ $prospect }; { $why }`
///
/// "wins in 1 move; completes a line"
pub fn prospect_and_why(language: Language, prospect: impl Display, why: impl Display) -> String {
    say(
        language,
        &[
            // en
            "\u{1}0; \u{1}1",
            // vi
            "\u{1}0; \u{1}1",
            // de
            "\u{1}0; \u{1}1",
            // es
            "\u{1}0; \u{1}1",
        ],
        &[Value::Text(&prospect), Value::Text(&why)],
    )
}

/// `proven: { $prospect }`
///
/// The move leads to what is proven: "proven: wins in 3 moves".
pub fn proven(language: Language, prospect: impl Display) -> String {
    say(
        language,
        &[
            // en
            "proven: \u{1}0",
            // vi
            "proven: \u{1}0",
            // de
            "proven: \u{1}0",
            // es
            "proven: \u{1}0",
        ],
        &[Value::Text(&prospect)],
    )
}

/// `remove row { $row } column { $column }`
pub fn remove(language: Language, column: impl Display, row: impl Display) -> String {
    say(
        language,
        &[
            // en
            "remove row \u{1}1 column \u{1}0",
            // vi
            "remove row \u{1}1 column \u{1}0",
            // de
            "remove row \u{1}1 column \u{1}0",
            // es
            "remove row \u{1}1 column \u{1}0",
        ],
        &[Value::Text(&column), Value::Text(&row)],
    )
}

/// `slightly better (estimate { $score })`
pub fn slightly_better(language: Language, score: impl Display) -> String {
    say(
        language,
        &[
            // en
            "slightly better (estimate \u{1}0)",
            // vi
            "slightly better (estimate \u{1}0)",
            // de
            "slightly better (estimate \u{1}0)",
            // es
            "slightly better (estimate \u{1}0)",
        ],
        &[Value::Text(&score)],
    )
}

/// `slightly worse (estimate { $score })`
pub fn slightly_worse(language: Language, score: impl Display) -> String {
    say(
        language,
        &[
            // en
            "slightly worse (estimate \u{1}0)",
            // vi
            "slightly worse (estimate \u{1}0)",
            // de
            "slightly worse (estimate \u{1}0)",
            // es
            "slightly worse (estimate \u{1}0)",
        ],
        &[Value::Text(&score)],
    )
}

/// `Solving: { $progress } ...`
pub fn solving(language: Language, progress: impl Display) -> String {
    say(
        language,
        &[
            // en
            "Solving: \u{1}0 ...",
            // vi
            "Solving: \u{1}0 ...",
            // de
            "Solving: \u{1}0 ...",
            // es
            "Solving: \u{1}0 ...",
        ],
        &[Value::Text(&progress)],
    )
}

/// `blocks the opponent's line`
pub fn stops_line(language: Language) -> String {
    say(
        language,
        &[
            // en
            "blocks the opponent's line",
            // vi
            "blocks the opponent's line",
            // de
            "blocks the opponent's line",
            // es
            "blocks the opponent's line",
        ],
        &[],
    )
}

/// `{ $first }, then { $second }`
///
/// Two actions of one turn: "column 4, then block"
pub fn then(language: Language, first: impl Display, second: impl Display) -> String {
    say(
        language,
        &[
            // en
            "\u{1}0, then \u{1}1",
            // vi
            "\u{1}0, then \u{1}1",
            // de
            "\u{1}0, then \u{1}1",
            // es
            "\u{1}0, then \u{1}1",
        ],
        &[Value::Text(&first), Value::Text(&second)],
    )
}

/// `{ $who } threw away a draw: now { $opponent } wins.`
pub fn threw_draw(language: Language, opponent: impl Display, who: impl Display) -> String {
    say(
        language,
        &[
            // en
            "\u{1}1 threw away a draw: now \u{1}0 wins.",
            // vi
            "\u{1}1 threw away a draw: now \u{1}0 wins.",
            // de
            "\u{1}1 threw away a draw: now \u{1}0 wins.",
            // es
            "\u{1}1 threw away a draw: now \u{1}0 wins.",
        ],
        &[Value::Text(&opponent), Value::Text(&who)],
    )
}

/// `{ $who } threw away a win: now it is a draw.`
pub fn threw_win_now_drawn(language: Language, who: impl Display) -> String {
    say(
        language,
        &[
            // en
            "\u{1}0 threw away a win: now it is a draw.",
            // vi
            "\u{1}0 threw away a win: now it is a draw.",
            // de
            "\u{1}0 threw away a win: now it is a draw.",
            // es
            "\u{1}0 threw away a win: now it is a draw.",
        ],
        &[Value::Text(&who)],
    )
}

/// `{ $who } threw away a win: now { $opponent } wins.`
pub fn threw_win_now_lost(language: Language, opponent: impl Display, who: impl Display) -> String {
    say(
        language,
        &[
            // en
            "\u{1}1 threw away a win: now \u{1}0 wins.",
            // vi
            "\u{1}1 threw away a win: now \u{1}0 wins.",
            // de
            "\u{1}1 threw away a win: now \u{1}0 wins.",
            // es
            "\u{1}1 threw away a win: now \u{1}0 wins.",
        ],
        &[Value::Text(&opponent), Value::Text(&who)],
    )
}

/// `{ $who } threw away a win: now it is open.`
pub fn threw_win_now_open(language: Language, who: impl Display) -> String {
    say(
        language,
        &[
            // en
            "\u{1}0 threw away a win: now it is open.",
            // vi
            "\u{1}0 threw away a win: now it is open.",
            // de
            "\u{1}0 threw away a win: now it is open.",
            // es
            "\u{1}0 threw away a win: now it is open.",
        ],
        &[Value::Text(&who)],
    )
}

/// `{ $who } to move.`
pub fn to_move(language: Language, who: &Who) -> String {
    say(
        language,
        &[
            // en
            "\u{2}0\u{3}you\u{4}You are to move.\u{3}other\u{4}\u{1}0 to move.",
            // vi
            "\u{2}0\u{3}you\u{4}You are to move.\u{3}other\u{4}\u{1}0 to move.",
            // de
            "\u{2}0\u{3}you\u{4}You are to move.\u{3}other\u{4}\u{1}0 to move.",
            // es
            "\u{2}0\u{3}you\u{4}You are to move.\u{3}other\u{4}\u{1}0 to move.",
        ],
        &[Value::Who(who)],
    )
}

/// `{ $who } to move: { $prospect }.`
///
/// $prospect: "wins in 3 moves"
pub fn to_move_and_prospect(language: Language, prospect: impl Display, who: impl Display) -> String {
    say(
        language,
        &[
            // en
            "\u{1}1 to move: \u{1}0.",
            // vi
            "\u{1}1 to move: \u{1}0.",
            // de
            "\u{1}1 to move: \u{1}0.",
            // es
            "\u{1}1 to move: \u{1}0.",
        ],
        &[Value::Text(&prospect), Value::Text(&who)],
    )
}

/// `threatens a line in two places`
pub fn two_threats(language: Language) -> String {
    say(
        language,
        &[
            // en
            "threatens a line in two places",
            // vi
            "threatens a line in two places",
            // de
            "threatens a line in two places",
            // es
            "threatens a line in two places",
        ],
        &[],
    )
}

/// `wins in { $moves } moves`
pub fn wins_in(language: Language, moves: impl Count) -> String {
    say(
        language,
        &[
            // en
            "\u{2}0\u{3}one\u{4}wins in \u{1}0 move\u{3}other\u{4}wins in \u{1}0 moves",
            // vi
            "\u{2}0\u{3}one\u{4}wins in \u{1}0 move\u{3}other\u{4}wins in \u{1}0 moves",
            // de
            "\u{2}0\u{3}one\u{4}wins in \u{1}0 move\u{3}other\u{4}wins in \u{1}0 moves",
            // es
            "\u{2}0\u{3}one\u{4}wins in \u{1}0 move\u{3}other\u{4}wins in \u{1}0 moves",
        ],
        &[Value::Number(moves.count())],
    )
}
