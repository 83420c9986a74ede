//! The slow, obvious solver: negamax over every move with a map of known scores.
//! It is the judge of all the tricks and lives only in tests.

use crate::board::Board;
use std::collections::HashMap;

pub(crate) struct Plain<const W: usize, const H: usize> {
    known: HashMap<(u64, u64), i32>,
}

impl<const W: usize, const H: usize> Plain<W, H> {
    pub(crate) fn new() -> Self {
        Plain { known: HashMap::new() }
    }

    /// The exact score: discs the winner has left after winning, plus one; 0 for a draw.
    pub(crate) fn score(&mut self, board: &Board<W, H>) -> i32 {
        if board.is_full() {
            return 0;
        }
        if board.wins_at_once() {
            return ((W * H) as i32 + 1 - board.moves) / 2;
        }
        let name = (board.own, board.filled);
        if let Some(&score) = self.known.get(&name) {
            return score;
        }
        let columns = (0..W).filter(|&column| board.can_play(column));
        let score = columns.map(|column| -self.score(&board.play(column)));
        let score = score.max().expect("a board that is not full has a move");
        self.known.insert(name, score);
        score
    }

    /// All positions met so far, with their scores.
    pub(crate) fn known(&self) -> impl Iterator<Item = (Board<W, H>, i32)> {
        self.known.iter().map(|(&(own, filled), &score)| {
            let moves = filled.count_ones() as i32;
            (Board { own, filled, moves }, score)
        })
    }
}
