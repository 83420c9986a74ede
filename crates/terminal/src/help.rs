//! The help texts of the prompts.

use fourline_game::Game;
use std::fmt::Write as _;

const EVERYWHERE: &str =
    "At every prompt: help, restart (or r), quit; in a game also undo, resign, save FILE.\n";

/// Help before a game.
pub(crate) fn before_game(about: &str) -> String {
    format!("{about}\n{EVERYWHERE}")
}

/// Help at the prompt for a column.
pub(crate) fn for_move(game: &Game, columns: &str) -> String {
    let rules = game.rules();
    let shape = rules.shape;
    let mut text = format!(
        "Type a column, {columns}: your disc falls to its lowest free cell.\n\
         {} of your discs in a straight line win.\n",
        shape.connect()
    );
    if rules.removes > 0 {
        let _ = writeln!(
            text,
            "Instead of dropping you may take out an opponent's disc: remove ROW COLUMN, \
             for example remove {} {}. Row {} is the bottom.",
            shape.rows(),
            shape.columns() / 2 + 1,
            shape.rows()
        );
    }
    text += EVERYWHERE;
    text
}

/// Help at a question that is answered by yes or no.
pub(crate) fn for_question(about: &str) -> String {
    format!("{about}\nAnswer y or n (yes, no, 1 and 0 will do).\n{EVERYWHERE}")
}
