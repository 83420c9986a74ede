//! Helpers of the tests: a small repeatable random source and random games.
//! Nothing here is part of the library.

use crate::board::Board;

/// A repeatable source of numbers (splitmix64).
pub(crate) struct Random(u64);

impl Random {
    pub(crate) fn new(seed: u64) -> Self {
        Random(seed)
    }

    pub(crate) fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        z ^ (z >> 31)
    }

    pub(crate) fn below(&mut self, limit: usize) -> usize {
        (self.next() % limit as u64) as usize
    }

    /// A board after `moves` random moves, none of which ended the game; `None` if the game ended.
    pub(crate) fn board<const W: usize, const H: usize>(
        &mut self,
        moves: i32,
    ) -> Option<Board<W, H>> {
        let mut board = Board::<W, H>::EMPTY;
        while board.moves < moves {
            let column = self.below(W);
            if !board.can_play(column) {
                continue;
            }
            if board.wins_with(column) {
                return None;
            }
            board = board.play(column);
        }
        Some(board)
    }
}
