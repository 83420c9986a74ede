//! The contract of the search, checked from outside: every answer is on the right side of its question,
//! every bound left in the table contains the true score, also after searches that were cut short, and
//! all processors' versions do exactly the same.

use crate::board::Board;
use crate::children::Node;
use crate::control::Control;
use crate::cpu::{Baseline, Cpu};
use crate::driver::{self, Wanted};
use crate::layout::Layout;
use crate::lines::winning_cells;
use crate::order::Order;
use crate::search::Search;
use crate::table::Table;
use crate::testing::Random;
use std::collections::HashMap;

/// True scores of all positions that can follow from some.
struct Truth<const W: usize, const H: usize> {
    scores: HashMap<(u64, u64), i32>,
}

impl<const W: usize, const H: usize> Truth<W, H> {
    /// Everything after random positions with so many discs, until that many scores are known.
    fn after(discs: i32, scores: usize) -> Self {
        let mut truth = Truth { scores: HashMap::new() };
        let mut random = Random::new(77);
        for _ in 0..10_000 {
            if truth.scores.len() >= scores {
                break;
            }
            if let Some(board) = random.board::<W, H>(discs) {
                truth.score(&board);
            }
        }
        truth
    }

    fn score(&mut self, board: &Board<W, H>) -> i32 {
        if board.is_full() {
            return 0;
        }
        if let Some(&score) = self.scores.get(&(board.own, board.filled)) {
            return score;
        }
        let worth = |column| match board.wins_with(column) {
            true => ((W * H) as i32 + 1 - board.moves) / 2,
            false => -self.score(&board.play(column)),
        };
        let columns = (0..W).filter(|&column| board.can_play(column));
        let best = columns.map(worth).max().expect("a free cell");
        self.scores.insert((board.own, board.filled), best);
        best
    }

    /// The positions in which no side can win with the next disc, always in the same order.
    fn quiet(&self) -> Vec<(Board<W, H>, i32)> {
        let mut all: Vec<_> = self
            .scores
            .iter()
            .map(|(&(own, filled), &score)| {
                (Board { own, filled, moves: filled.count_ones() as i32 }, score)
            })
            .filter(|(board, _)| {
                let wins = winning_cells::<W, H>(board.own) | winning_cells::<W, H>(board.their());
                Layout::<W, H>::playable(board.filled) & wins == 0
            })
            .collect();
        all.sort_by_key(|(board, _)| (board.filled, board.own));
        all
    }
}

/// Random questions about random positions, some of them cut short, and then a look at the table.
fn audit<const W: usize, const H: usize, const L: usize>(discs: i32, scores: usize, bytes: usize) {
    let quiet = Truth::<W, H>::after(discs, scores).quiet();
    let least = Table::least_bytes(Layout::<W, H>::WIDTH_IN_BITS);
    let table = Table::new(bytes.max(least)).expect("a small table");
    let control = Control::new();
    let mut random = Random::new(5);
    for _ in 0..10_000 {
        let (board, score) = quiet[random.below(quiet.len())];
        let (lowest, highest) = driver::possible(Layout::<W, H>::CELLS, board.moves);
        let alpha = lowest - 1 + random.below((highest - lowest + 3) as usize) as i32;
        let mut search = Search::<W, H, L>::new(&table, &control, Order::TUNED, None);
        if random.below(4) == 0 {
            search.limit = random.below(60) as u64;
        }
        let node = Node::new::<W, H>(board.own, board.filled);
        let answer = Baseline::visit(&mut search, &node, board.moves, alpha, None);
        if search.is_stopped() {
            continue;
        }
        let is_true = if answer > alpha { score >= answer } else { score <= answer };
        assert!(is_true, "{board:?}: above {alpha}? {answer}, but the score is {score}");
    }
    let mut known = 0;
    for (board, score) in &quiet {
        let node = Node::new::<W, H>(board.own, board.filled);
        let bounds = table.probe(&node.slot::<W, H>());
        assert!(bounds.lower <= *score && *score <= bounds.upper, "{bounds:?} {score} {board:?}");
        known += u32::from(bounds != crate::table::Bounds::NOTHING);
    }
    assert!(known > if bytes < 1 << 20 { 0 } else { 100 }, "the table knew {known} positions");
}

#[test]
fn every_answer_and_every_stored_bound_is_true() {
    for bytes in [0, 1 << 14, 1 << 20] {
        audit::<4, 4, 4>(0, 1, bytes);
        audit::<5, 5, 8>(13, 100_000, bytes);
        audit::<6, 4, 8>(12, 100_000, bytes);
        audit::<4, 7, 4>(14, 100_000, bytes);
        audit::<7, 6, 8>(28, 100_000, bytes);
    }
}

#[cfg(target_arch = "x86_64")]
#[test]
fn all_processors_versions_visit_the_same_nodes() {
    use crate::cpu::{Avx2, Avx512};
    let control = Control::new();
    let mut table = Table::new(4 << 20).expect("4 MB");
    let mut random = Random::new(31);
    let mut solve = |board: &Board<7, 6>, version: u8| {
        table.clear();
        match version {
            0 => {
                driver::solve::<Baseline, 7, 6, 8>(&table, &control, 1, None, board, Wanted::Exact)
            }
            1 => driver::solve::<Avx2, 7, 6, 8>(&table, &control, 1, None, board, Wanted::Exact),
            _ => driver::solve::<Avx512, 7, 6, 8>(&table, &control, 1, None, board, Wanted::Exact),
        }
    };
    let mut done = 0;
    while done < 100 {
        let Some(board) = random.board::<7, 6>(14 + done % 12) else { continue };
        let plain = solve(&board, 0);
        // Versions that this machine can't run are tested on one that can.
        if Avx2::is_here() {
            assert_eq!(solve(&board, 1), plain);
        }
        if Avx512::is_here() {
            assert_eq!(solve(&board, 2), plain);
        }
        done += 1;
    }
}
