//! What a column is worth, in the few words that fit above it.

/// What a drop leads to, for the player who makes it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Worth {
    /// This player wins after that many turns of both sides, this one included.
    Wins(u32),
    /// The opponent wins after that many turns of both sides, this one included.
    Loses(u32),
    /// Nobody wins.
    Draw,
    /// Not proven: the larger the better, 0 is even.
    Estimate(i32),
}

/// A column's worth for whoever is to move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Note {
    worth: Worth,
    lines: Vec<String>,
    is_best: bool,
}

impl Note {
    /// A note about a drop.
    pub fn new(worth: Worth, is_best: bool) -> Note {
        let moves = |turns: u32| format!("in {}", turns.div_ceil(2));
        let lines = match worth {
            Worth::Wins(turns) => vec!["wins".to_string(), moves(turns)],
            Worth::Loses(turns) => vec!["loses".to_string(), moves(turns)],
            Worth::Draw => vec!["draws".to_string()],
            // A real minus: the hyphen is easily overlooked.
            Worth::Estimate(score) => {
                vec!["about".to_string(), format!("{score:+}").replace('-', "\u{2212}")]
            }
        };
        Note { worth, lines, is_best }
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
        let words = |worth| Note::new(worth, false).in_words();
        assert_eq!(words(Worth::Wins(5)), "wins in 3");
        assert_eq!(words(Worth::Loses(2)), "loses in 1");
        assert_eq!(words(Worth::Draw), "draws");
        assert_eq!(words(Worth::Estimate(-12)), "about \u{2212}12");
        assert_eq!(words(Worth::Estimate(7)), "about +7");
    }
}
