//! The solver's own board: two words and a count, quick to play on and nothing else.
//! The general, rule-abiding position is `fourline_rules::Position`; `position.rs`
//! converts one to the other.

use crate::layout::Layout;
use crate::lines::{four_starts, winning_cells};

/// A position of an unfinished game on `W` columns and `H` rows, seen by the side to move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Board<const W: usize, const H: usize> {
    /// Discs of the side to move.
    pub(crate) own: u64,
    /// Discs of both sides.
    pub(crate) filled: u64,
    /// Number of discs.
    pub(crate) moves: i32,
}

impl<const W: usize, const H: usize> Board<W, H> {
    pub(crate) const EMPTY: Self = Board { own: 0, filled: 0, moves: 0 };

    /// Plays a list of columns counted from 0; `None` at a move that is not possible.
    pub(crate) fn from_columns(columns: impl IntoIterator<Item = usize>) -> Option<Self> {
        let mut board = Self::EMPTY;
        for column in columns {
            if column >= W || !board.can_play(column) || board.wins_with(column) {
                return None;
            }
            board = board.play(column);
        }
        Some(board)
    }

    /// Discs of the side that is not to move.
    pub(crate) fn their(&self) -> u64 {
        self.own ^ self.filled
    }

    pub(crate) fn can_play(&self, column: usize) -> bool {
        self.landing(column) != 0
    }

    /// Whether a disc in `column` completes a line.
    pub(crate) fn wins_with(&self, column: usize) -> bool {
        winning_cells::<W, H>(self.own) & self.landing(column) != 0
    }

    /// Whether any disc completes a line.
    pub(crate) fn wins_at_once(&self) -> bool {
        (0..W).any(|column| self.wins_with(column))
    }

    /// Whether a side has a line, or the board is full.
    pub(crate) fn is_over(&self) -> bool {
        four_starts::<W, H>(self.own) | four_starts::<W, H>(self.their()) != 0 || self.is_full()
    }

    pub(crate) fn is_full(&self) -> bool {
        self.filled == Layout::<W, H>::BOARD
    }

    /// The board after a disc in `column`, which must not be full; the other side is to move.
    #[must_use]
    pub(crate) fn play(&self, column: usize) -> Self {
        debug_assert!(self.can_play(column));
        Board {
            own: self.their(),
            filled: self.filled | self.landing(column),
            moves: self.moves + 1,
        }
    }

    fn landing(&self, column: usize) -> u64 {
        Layout::<W, H>::playable(self.filled) & Layout::<W, H>::column(column)
    }
}

#[cfg(all(test, not(loom)))]
mod tests {
    use super::*;

    #[test]
    fn a_played_list_puts_discs_where_they_fall() {
        let board = Board::<7, 6>::from_columns([3, 3, 4]).unwrap();
        assert_eq!(board.moves, 3);
        assert_eq!(board.own, 1 << 25, "second disc lies on the first");
        assert_eq!(board.their(), 1 << 24 | 1 << 32);
    }

    #[test]
    fn impossible_lists_are_refused() {
        assert_eq!(Board::<7, 6>::from_columns([7]), None);
        assert_eq!(Board::<7, 6>::from_columns([0; 7]), None);
        assert_eq!(Board::<7, 6>::from_columns([0, 1, 0, 1, 0, 1, 0]), None);
    }

    #[test]
    fn a_win_in_one_is_seen() {
        let board = Board::<7, 6>::from_columns([0, 1, 0, 1, 0, 1]).unwrap();
        assert!(board.wins_at_once() && board.wins_with(0) && !board.wins_with(1));
    }
}
