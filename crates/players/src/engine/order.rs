//! Which turn to look at first: the sooner the best one comes, the less of the rest must be looked
//! at. Turns are listed without being made; most of them never are.

use super::bits::Bits;
use super::lines::Lines;
use super::state::{Main, State, Turn};

/// Lists of turns, one above the other as the search goes deeper, and which turns were good before.
pub(super) struct Order {
    listed: Vec<Listed>,
    /// How often a turn was too good for the opponent to allow, by side and turn.
    praised: [Vec<i32>; 2],
}

#[derive(Clone, Copy)]
struct Listed {
    urgency: i32,
    picked: Picked,
}

/// A turn to look at.
#[derive(Clone, Copy)]
pub(super) struct Picked {
    pub(super) turn: Turn,
    /// Does it let the opponent complete a line with the next disc?
    pub(super) gives_line: bool,
}

/// Praise never outweighs these.
const KNOWN: i32 = 1 << 24;
const STOPS: i32 = 1 << 20;
const MOST_PRAISE: i32 = 1 << 18;

impl Order {
    pub(super) fn new() -> Order {
        Order { listed: Vec::new(), praised: [vec![0; 512], vec![0; 512]] }
    }

    /// Lists all turns of a position in which no drop wins at once. `dangers` are the free cells
    /// where the opponent would complete a line. The list must be closed again.
    pub(super) fn open<B: Bits>(
        &mut self,
        state: &State<B>,
        lines: &Lines<B>,
        dangers: B,
        known: Option<Turn>,
    ) -> usize {
        let list = self.listed.len();
        let rows = u32::from(lines.shape.rows());
        let drops = state.drops(lines);
        // A forced opening binds the opponent too; no line is near then.
        let opponent_is_free = !state.opening[usize::from(1 - state.turn)];
        let may_block = state.has_block() && !lines.any_almost(state.their());
        for bit in drops.each() {
            let landed = B::one(bit);
            let above = if (bit + 1).is_multiple_of(rows) { B::NONE } else { landed << 1 };
            let landings = (lines.landings(state.filled()) & !landed) | above;
            let gives_line = opponent_is_free && !(dangers & landings).is_empty();
            let stops = if dangers.has(bit) { STOPS } else { 0 };
            let base = stops + lines.through[bit as usize];
            let main = Main::Drop(bit as u8);
            let no_line = if gives_line { -2 * KNOWN } else { 0 };
            self.list(state.turn, known, base + no_line, main, false, gives_line);
            if may_block {
                self.list(state.turn, known, base - 100, main, true, false);
            }
        }
        for bit in state.targets().each() {
            let main = Main::Remove(bit as u8);
            let base = lines.through[bit as usize] - 300;
            self.list(state.turn, known, base, main, false, false);
            if state.has_block() {
                self.list(state.turn, known, base - 100, main, true, false);
            }
        }
        list
    }

    fn list(
        &mut self,
        side: u8,
        known: Option<Turn>,
        base: i32,
        main: Main,
        block: bool,
        gives_line: bool,
    ) {
        let turn = Turn { main, block };
        let praise = self.praised[usize::from(side)][index(turn)];
        let urgency = if known == Some(turn) { KNOWN } else { base + praise };
        self.listed.push(Listed { urgency, picked: Picked { turn, gives_line } });
    }

    /// The most urgent turn of the newest list that is left; of equals, always the same one.
    pub(super) fn next(&mut self, list: usize) -> Option<Picked> {
        let left = &self.listed[list..];
        let (best, _) = left.iter().enumerate().rev().max_by_key(|(_, listed)| listed.urgency)?;
        Some(self.listed.remove(list + best).picked)
    }

    /// Forgets a list and those above it.
    pub(super) fn close(&mut self, list: usize) {
        self.listed.truncate(list);
    }

    /// Remembers a turn that was too good for the opponent to allow.
    pub(super) fn praise(&mut self, side: u8, turn: Turn, depth: u32) {
        let praise = &mut self.praised[usize::from(side)][index(turn)];
        *praise += (depth * depth) as i32;
        if *praise > MOST_PRAISE {
            for praise in self.praised.iter_mut().flatten() {
                *praise /= 2;
            }
        }
    }
}

/// A number below 512 for each turn.
fn index(turn: Turn) -> usize {
    let (kind, bit) = match turn.main {
        Main::Drop(bit) => (0, bit),
        Main::Remove(bit) => (1, bit),
    };
    usize::from(bit) | kind << 7 | usize::from(turn.block) << 8
}
