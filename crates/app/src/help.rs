//! The help texts of line mode's prompts, and a page about a rule set: all that is decided by it.

use fourline_game::{Game, Seat, Words};
use fourline_rules::{BadInput, Opening, Rules, Symbols, Undo, WhoStarts};
use std::fmt::Write as _;

const EVERYWHERE: &str = "At every prompt: help, restart (or r), menu, quit; in a game also rules, hint, takeback, redo, \
     undo, draw, resign, save FILE.\n";

/// Help before a game.
pub fn before_game(about: &str) -> String {
    format!("{about}\n{EVERYWHERE}")
}

/// Help at the prompt for a column: what this player can do now, and what the rules hold besides.
pub fn for_move(game: &Game, seat: Seat, words: &Words) -> String {
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
pub fn for_question(about: &str) -> String {
    format!("{about}\n{EVERYWHERE}")
}

/// What a rule set says, one paragraph a rule, with everything that people ask about it.
pub fn rules(rules: &Rules, words: &Words) -> String {
    let shape = rules.shape;
    let mut page = vec![format!(
        "The board has {} columns and {} rows. {} or more of your discs in a straight line win: across, \
         up or diagonal. A full board without a line is a draw.",
        shape.columns(),
        shape.rows(),
        shape.connect()
    )];
    let counted = "A number that names no column counts, however long it is, and so does a full column, and in \
                   a forced opening any column but the centre. Empty lines, words and wrong answers never count.";
    page.push(match rules.bad_input {
        BadInput::AskAgain => "A column that can't be played is asked again.".to_string(),
        BadInput::LosesPerMove(n) => format!(
            "Errors: error {n} in one move loses the game. The count starts afresh whenever a disc has \
             fallen, so also after an undo. {counted}"
        ),
        BadInput::LosesPerGame(n) => {
            format!("Violations: number {n} in the game loses it. {counted}")
        }
    });
    if let Some(undo) = undo_rule(rules.undo) {
        page.push(undo);
    }
    if rules.opening == Opening::Centre {
        page.push(format!(
            "Opening: each player's first disc goes to the centre, column {}. That turn is the drop and nothing \
             else: no remove, undo or block.",
            words.centre(shape)
        ));
    }
    if rules.removes > 0 {
        page.push(format!(
            "{} per player: instead of dropping, take out one of the opponent's discs; those above it fall by \
             one. If both players then have a line it is a draw; if one has, that player wins. A wrong cell is \
             no violation. A remove can't be undone.",
            times(rules.removes, "remove")
        ));
    }
    if rules.blocks > 0 {
        page.push(format!(
            "{} per player: after your move, skip the opponent's next turn. Refused while the opponent has {} \
             in a row anywhere on the board; a refused block is not used up. Where questions are asked one by \
             one, the turn then passes.",
            times(rules.blocks, "block"),
            rules.run_that_refuses_a_block()
        ));
    }
    let starts = match rules.who_starts {
        WhoStarts::SeatOne => "Seat 1 starts; after a game that counts, the other side.",
        WhoStarts::Drawn => "Who starts is drawn at random.",
    };
    let symbols = match rules.symbols {
        Symbols::BySeat => "Symbols go by seat.",
        Symbols::StarterPicks => "The starter picks a symbol; the other player gets what is left.",
        Symbols::StarterFirst => "The starter has the first symbol.",
    };
    page.push(format!("{starts} {symbols}"));
    page.join("\n") + "\n"
}

fn undo_rule(undo: Undo) -> Option<String> {
    let (count, after) = match undo {
        Undo::Never => return None,
        Undo::Offered(n) => (n.get(), "Then it is no longer offered."),
        Undo::Strict(n) => (n, "Asking once more loses the game."),
    };
    Some(format!(
        "{} per player: take back the disc you have just dropped, before the turn ends. A winning drop ends the \
         game at once. An undo never gives back a remove or a block. {after}",
        times(count, "undo")
    ))
}

fn times(n: u8, noun: &str) -> String {
    if n == 1 { format!("1 {noun}") } else { format!("{n} {noun}s") }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_preset_has_a_page_that_says_what_it_decides() {
        let page = |rules: &Rules| super::rules(rules, &Words::default());
        assert!(page(&Rules::CLASSIC).contains("is asked again"));
        assert!(page(&Rules::SECOND_CHANCE).contains("error 4 in one move loses"));
        assert!(page(&Rules::STRICT).contains("Asking once more loses the game."));
        let power = page(&Rules::POWER);
        for part in
            ["Violations: number 3", "column 4", "1 remove per player", "3 in a row anywhere"]
        {
            assert!(power.contains(part), "{part}: {power}");
        }
    }
}
