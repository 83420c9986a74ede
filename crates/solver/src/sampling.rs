//! How well moves were ordered: at some positions of a search all moves are searched, in random order,
//! and what each of them cost is noted. `examples/learn.rs` finds the weights of `order.rs` with it.
//! Not part of the product: the module exists only with the feature `sampling`, and in tests.

use crate::children::Node;
use crate::layout::Layout;
use crate::lines::winning_cells;
use crate::order::Weights;

/// A position that was decided by one of its moves, but not by all.
#[cfg(feature = "sampling")]
#[derive(Clone, Debug)]
pub struct Sample {
    /// The number of the set of weights that orders its moves.
    pub set: usize,
    /// Its moves.
    pub moves: Vec<Tried>,
}

/// A move that was searched.
#[cfg(feature = "sampling")]
#[derive(Clone, Debug)]
pub struct Tried {
    /// How often each weight counts for it.
    pub features: [i8; Weights::COUNT],
    /// Positions visited.
    pub nodes: u64,
    /// Whether it decided the question.
    pub decides: bool,
}

/// How often each weight, in the order of [`Weights::to_list`], counts for a disc on `cell`. The slow
/// twin of what `children.rs` adds up for all moves at once.
pub(crate) fn features<const W: usize, const H: usize>(
    node: &Node,
    cell: u64,
) -> [i8; Weights::COUNT] {
    let (odd, even) = (Layout::<W, H>::ODD, Layout::<W, H>::EVEN);
    let free = Layout::<W, H>::BOARD & !node.filled;
    let wins = winning_cells::<W, H>(node.own | cell) & free & !cell;
    let theirs = winning_cells::<W, H>(node.their() | cell) & free & !node.their_wins;
    let child = node.after(cell, wins);
    let column = Layout::<W, H>::column_of(cell);
    let follows = node.last != 0 && column == Layout::<W, H>::column_of(node.last);
    let forces = Layout::<W, H>::playable(child.filled) & wins != 0;
    let count = |cells: u64| cells.count_ones() as i8;
    let mut features = [0; Weights::COUNT];
    features[0] = count(wins & odd);
    features[1] = count(wins & even);
    features[2] = count(child.safe_moves::<W, H>());
    features[3] = forces as i8;
    features[4] = ((cell << 1) & node.own_wins != 0) as i8;
    features[5] = follows as i8;
    features[6] = count(theirs & odd);
    features[7] = count(theirs & even);
    let nearness = 3usize.saturating_sub(column.abs_diff(W - 1 - column) / 2);
    features[8 + 6 * nearness + Layout::<W, H>::row_of(cell).min(5)] = 1;
    features
}

#[cfg(feature = "sampling")]
mod recording {
    use super::{Sample, Tried, features};
    use crate::children::Queue;
    use crate::cpu::Cpu;
    use crate::order::set_number;
    use crate::search::{Family, Search};

    /// The samples of a search.
    #[derive(Clone, Debug, Default)]
    pub(crate) struct Recorder {
        pub(crate) samples: Vec<Sample>,
        random: u64,
    }

    impl Recorder {
        fn random(&mut self, below: u64) -> u64 {
            self.random = self.random.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
            (self.random >> 33) % below
        }

        /// Whether to look at a position with so many free cells: the rarer, the likelier.
        pub(crate) fn wants(&mut self, left: i32) -> bool {
            let one_in = match left {
                ..10 => return false,
                10..18 => 400,
                18..22 => 160,
                22..26 => 96,
                26..30 => 40,
                30..34 => 16,
                34.. => 4,
            };
            self.random(one_in) == 0
        }
    }

    impl<const W: usize, const H: usize, const L: usize> Search<'_, W, H, L> {
        /// Searches all moves in random order and notes what they cost; the best score found.
        pub(crate) fn search_all<C: Cpu>(
            &mut self,
            family: &Family<L>,
            queue: Queue<L>,
            moves: i32,
            alpha: i32,
        ) -> Option<i32> {
            let mut order: Vec<usize> = queue.collect();
            for i in (1..order.len()).rev() {
                let other = self.recorder.as_mut()?.random(i as u64 + 1) as usize;
                order.swap(i, other);
            }
            let mut best = -(Self::CELLS - moves) / 2;
            let mut tried = Vec::new();
            for lane in order {
                if family.too_weak >> lane & 1 != 0 {
                    continue;
                }
                let (child, slot) = family.child(lane);
                let before = self.nodes;
                let score = -C::visit(self, &child, moves + 1, -alpha - 1, slot.as_ref());
                if self.is_stopped() {
                    return None;
                }
                tried.push(Tried {
                    features: features::<W, H>(family.node, child.last),
                    nodes: self.nodes - before,
                    decides: score > alpha,
                });
                best = best.max(score);
            }
            let decide = tried.iter().filter(|tried| tried.decides).count();
            if 0 < decide && decide < tried.len() {
                let sample = Sample { set: set_number(moves, alpha), moves: tried };
                self.recorder.as_mut()?.samples.push(sample);
            }
            Some(best)
        }
    }
}

#[cfg(feature = "sampling")]
pub(crate) use recording::Recorder;
