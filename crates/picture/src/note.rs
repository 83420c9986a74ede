//! What a column is worth, in the few words that fit above it.

use fourline_game::{Action, Game};
use fourline_players::engine::Prospect;
use fourline_players::hint::Hint;

/// A column's worth for whoever is to move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Note {
    prospect: Prospect,
    lines: Vec<String>,
    is_best: bool,
}

impl Note {
    /// A note about a drop.
    pub fn new(prospect: Prospect, is_best: bool) -> Note {
        let moves = |turns: u32| format!("in {}", turns.div_ceil(2));
        let lines = match prospect {
            Prospect::Wins(turns) => vec!["wins".to_string(), moves(turns)],
            Prospect::Loses(turns) => vec!["loses".to_string(), moves(turns)],
            Prospect::Draw => vec!["draws".to_string()],
            // A real minus: the hyphen is easily overlooked.
            Prospect::Estimate(score) => {
                vec!["about".to_string(), format!("{score:+}").replace('-', "\u{2212}")]
            }
        };
        Note { prospect, lines, is_best }
    }

    /// What the hints say about each column; `None` for columns that can't be played.
    pub fn of_columns(game: &Game, hints: &[Hint]) -> Vec<Option<Note>> {
        let about = |column| {
            // Under rules with blocks the same drop comes with and without one: the better counts.
            let starts = |hint: &&Hint| hint.actions.first() == Some(&Action::Drop(column));
            let hint = hints.iter().find(starts)?;
            Some(Note::new(hint.prospect, hint.is_best))
        };
        game.rules().shape.all_columns().map(about).collect()
    }

    /// The words, one or two lines.
    pub fn lines(&self) -> &[String] {
        &self.lines
    }

    /// Is there no better move?
    pub fn is_best(&self) -> bool {
        self.is_best
    }

    /// The same in one line.
    pub fn in_words(&self) -> String {
        self.lines.join(" ")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn notes_are_short_and_the_minus_is_seen() {
        let words = |prospect| Note::new(prospect, false).in_words();
        assert_eq!(words(Prospect::Wins(5)), "wins in 3");
        assert_eq!(words(Prospect::Loses(2)), "loses in 1");
        assert_eq!(words(Prospect::Draw), "draws");
        assert_eq!(words(Prospect::Estimate(-12)), "about \u{2212}12");
        assert_eq!(words(Prospect::Estimate(7)), "about +7");
    }
}
