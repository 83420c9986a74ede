//! Why a question gets no answer.

use fourline_rules::{Outcome, Shape};
use fourline_words::catalogue::solver as text;
use fourline_words::{Language, Say, display_in_english};

/// Why a position was not solved.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SolveError {
    /// The board is too small or too large: it needs at least 4 columns and 4 rows, and each cell
    /// and one more row must fit 64 bits.
    UnsupportedSize(Shape),
    /// The line to connect is not of length four.
    UnsupportedConnect(Shape),
    /// The game is over already.
    Finished(Outcome),
    /// The numbers of discs cannot come from taking turns, so it is not known whose turn it is.
    UnclearTurn {
        /// Discs of the side that moves first.
        first: u32,
        /// Discs of the other side.
        second: u32,
    },
    /// The table is too small for a board of this size, which needs at least this many bytes.
    TableTooSmall {
        /// Fewest bytes that will do.
        needed: usize,
    },
    /// The solve was cancelled by its [`Control`](crate::Control), or the time that it sets is over.
    Cancelled,
}

impl Say for SolveError {
    fn say(&self, language: Language) -> String {
        match *self {
            SolveError::UnsupportedSize(shape) => {
                text::unsupported_size(language, shape.columns(), shape.rows())
            }
            SolveError::UnsupportedConnect(shape) => {
                text::unsupported_connect(language, shape.connect())
            }
            SolveError::Finished(Outcome::Full) => text::board_full(language),
            SolveError::Finished(_) => text::there_is_a_line(language),
            SolveError::UnclearTurn { first, second } => {
                text::unclear_turn(language, first, second)
            }
            SolveError::TableTooSmall { needed } => {
                text::table_too_small(language, language.number(needed as u64))
            }
            SolveError::Cancelled => text::cancelled(language),
        }
    }
}

impl std::error::Error for SolveError {}

/// Why a solver could not be made.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum OptionsError {
    /// The system does not give that many bytes for the table.
    NotEnoughMemory(usize),
    /// There must be at least one thread.
    NoThreads,
}

impl Say for OptionsError {
    fn say(&self, language: Language) -> String {
        match *self {
            OptionsError::NotEnoughMemory(bytes) => {
                text::not_enough_memory(language, language.number(bytes as u64))
            }
            OptionsError::NoThreads => text::no_threads(language),
        }
    }
}

display_in_english!(SolveError, OptionsError);
impl std::error::Error for OptionsError {}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_said_names_the_numbers_in_their_places() {
        let said = |error: SolveError| error.say(Language::English);
        let wide = SolveError::UnsupportedSize(Shape::new(9, 8, 4).unwrap());
        assert!(said(wide).starts_with("boards of 9 columns and 8 rows can't be solved: "));
        let unclear = SolveError::UnclearTurn { first: 5, second: 2 };
        assert!(said(unclear).ends_with("one player has 5 discs, the other 2"));
        let small = SolveError::TableTooSmall { needed: 4_194_304 };
        assert!(said(small).ends_with("needs at least 4,194,304 bytes of memory"));
    }
}
