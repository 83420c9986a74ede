//! The help texts of the prompts.

use fourline_game::{Game, Seat, Words};
use std::fmt::Write as _;

const EVERYWHERE: &str = "At every prompt: help, restart (or r), menu, quit; in a game also hint, takeback, redo, undo, \
     draw, resign, save FILE.\n";

/// Help before a game.
pub(crate) fn before_game(about: &str) -> String {
    format!("{about}\n{EVERYWHERE}")
}

/// Help at the prompt for a column: what this player can do now, and what the rules hold besides.
pub(crate) fn for_move(game: &Game, seat: Seat, words: &Words) -> String {
    let rules = game.rules();
    let shape = rules.shape;
    let columns = match game.is_opening_turn(seat) {
        true => words.centre(shape),
        false => words.columns(shape),
    };
    let mut text = format!(
        "Type a column, {columns}: your disc falls to its lowest free cell.\n\
         {} of your discs in a straight line win.\n",
        shape.connect()
    );
    if game.is_opening_turn(seat) {
        text +=
            "Each player's first disc goes to the centre, and nothing else is done in that turn.\n";
    }
    if rules.removes > 0 {
        let _ = writeln!(
            text,
            "{} per player: instead of dropping you may take out an opponent's disc with \
             remove ROW COLUMN, for example remove {} {}. Row {} is the bottom.",
            times(rules.removes, "remove"),
            shape.rows(),
            shape.columns() / 2 + 1,
            shape.rows()
        );
    }
    if rules.blocks > 0 {
        let _ = writeln!(
            text,
            "{} per player: after your move you may skip the opponent's next turn with block; \
             not while they have {} in a row.",
            times(rules.blocks, "block"),
            rules.run_that_refuses_a_block()
        );
    }
    text += EVERYWHERE;
    text
}

/// Help at a question that is answered by yes or no.
pub(crate) fn for_question(about: &str) -> String {
    format!("{about}\n{EVERYWHERE}")
}

fn times(n: u8, noun: &str) -> String {
    if n == 1 { format!("1 {noun}") } else { format!("{n} {noun}s") }
}
