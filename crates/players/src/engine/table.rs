//! What the search has found out already, by position. The whole state is stored, so that no two
//! positions are ever mixed up.

use super::bits::Bits;
use super::state::{State, Turn};

/// What is known of a position.
#[derive(Clone, Copy, Debug)]
pub(super) struct Entry<B> {
    pub(super) state: State<B>,
    /// The best turn found.
    pub(super) turn: Turn,
    pub(super) score: i32,
    pub(super) depth: u32,
    pub(super) bound: Bound,
    /// Did the search below it end by its limit anywhere?
    pub(super) cut_short: bool,
}

/// What a score says.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Bound {
    Exact,
    AtLeast,
    AtMost,
}

impl<B> Entry<B> {
    /// Does the score settle the question whether it is between alpha and beta?
    pub(super) fn answers(&self, alpha: i32, beta: i32) -> bool {
        match self.bound {
            Bound::Exact => true,
            Bound::AtLeast => self.score >= beta,
            Bound::AtMost => self.score <= alpha,
        }
    }
}

/// Pairs of entries: the first keeps what cost most to find out, the second what came last.
pub(super) struct Table<B> {
    pairs: Vec<[Option<Entry<B>>; 2]>,
}

impl<B: Bits> Table<B> {
    /// A table in proportion to the work: clearing a large one takes longer than a small search.
    pub(super) fn for_nodes(nodes: u64) -> Table<B> {
        let pairs = (nodes / 4).clamp(1 << 6, 1 << 16).next_power_of_two();
        Table { pairs: vec![[None; 2]; pairs as usize] }
    }

    pub(super) fn get(&self, state: &State<B>) -> Option<Entry<B>> {
        let pair = &self.pairs[self.place(state)];
        pair.iter().flatten().find(|entry| entry.state == *state).copied()
    }

    pub(super) fn put(&mut self, entry: Entry<B>) {
        let place = self.place(&entry.state);
        let [dear, late] = &mut self.pairs[place];
        match dear {
            Some(kept) if kept.state != entry.state && kept.depth > entry.depth => {
                *late = Some(entry);
            }
            _ => *dear = Some(entry),
        }
    }

    fn place(&self, state: &State<B>) -> usize {
        let [a, b] = state.discs.map(Bits::folded);
        let rest = u64::from(state.turn)
            | u64::from(state.removes[0]) << 8
            | u64::from(state.removes[1]) << 16
            | u64::from(state.blocks[0]) << 24
            | u64::from(state.blocks[1]) << 32;
        let mut mixed =
            a.wrapping_mul(0x9e37_79b9_7f4a_7c15) ^ b.wrapping_mul(0xc2b2_ae3d_27d4_eb4f) ^ rest;
        mixed = (mixed ^ (mixed >> 29)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        (mixed >> 32) as usize & (self.pairs.len() - 1)
    }
}
