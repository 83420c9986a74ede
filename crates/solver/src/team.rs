//! How threads that search the same tree keep out of each other's way.
//! What they learn they share through the table alone; scores never depend on anything here.

use crate::children::Queue;
use crate::cpu::Cpu;
use crate::search::{Family, SEARCH_ON, Search};
use crate::table::{Bounds, Slot};
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering::Relaxed};

/// What the threads of one solve share besides the table: marks at the positions they are about to
/// search (after T. Kerrigan's simplified form of J.-C. Weill's ABDADA). A mark that gets lost costs
/// some double work, nothing else.
///
/// All threads search the same tree from the root. What a thread does with a move that another one
/// searches already depends on how likely the work is to be of use:
///
/// ```text
///   few moves of the position have failed:     this move may decide, and make all others
///        |                                     superfluous
///        |-- its tree is large                 -> search it too: help inside
///        `-- its tree is small                 -> go back to a position of the kind below, if
///                                                 there is one
///   many have failed:                          the others most likely fail too, and all must be
///                                              searched -> leave it, take the next one
/// ```
///
/// Moves that were left are looked at again when no other is left; by then the table often knows
/// them. And every now and then a thread looks whether another one has answered a question on its
/// way, and goes back to there if so.
pub(crate) struct Team {
    marks: Vec<AtomicU64>,
    finished: AtomicBool,
}

/// With fewer free cells than this, threads do not care what the others search.
pub(crate) const TEAM_WORK: i32 = 24;

const MARKS: usize = 1 << 12;

impl Team {
    pub(crate) fn new() -> Self {
        let marks = (0..MARKS).map(|_| AtomicU64::new(0)).collect();
        Team { marks, finished: AtomicBool::new(false) }
    }

    /// Whether someone searches the position of this name now.
    pub(crate) fn is_busy(&self, name: u64) -> bool {
        self.mark(name).load(Relaxed) == name
    }

    pub(crate) fn begin(&self, name: u64) {
        self.mark(name).store(name, Relaxed);
    }

    pub(crate) fn end(&self, name: u64) {
        self.mark(name).store(0, Relaxed);
    }

    /// Tells all threads that the answer is known.
    pub(crate) fn finish(&self) {
        self.finished.store(true, Relaxed);
    }

    pub(crate) fn is_finished(&self) -> bool {
        self.finished.load(Relaxed)
    }

    fn mark(&self, name: u64) -> &AtomicU64 {
        &self.marks[(name >> 40) as usize % MARKS]
    }
}

/// How many moves have to fail before the others are expected to fail as well, with so many cells
/// free. The larger the tree, the dearer the error, and the more work there is further in.
fn patience(left: i32) -> u32 {
    match left {
        ..=30 => 1,
        31..=37 => 2,
        _ => u32::MAX,
    }
}

/// A name for a position that two words tell apart from others. It need not be unique.
fn name(one: u64, other: u64) -> u64 {
    (one.wrapping_mul(0x9E37_79B9_7F4A_7C15) ^ other).wrapping_mul(0xD6E8_FEB8_6659_FD93)
}

/// A position on the way to the one that is being searched, and what is asked about it.
#[derive(Clone, Copy)]
pub(crate) struct Step {
    pub(crate) slot: Slot,
    pub(crate) moves: i32,
    pub(crate) alpha: i32,
    /// How many of its moves have to fail before the others are expected to fail as well.
    patience: u32,
    /// How many have failed, and how many are still to be looked at.
    failed: u32,
    open: u32,
}

impl Step {
    pub(crate) fn new(slot: Slot, moves: i32, alpha: i32, left: i32) -> Self {
        Step { slot, moves, alpha, patience: patience(left), failed: 0, open: 0 }
    }

    /// Whether one of the moves may make all others superfluous.
    fn may_be_decided(&self) -> bool {
        self.failed < self.patience
    }
}

impl<const W: usize, const H: usize, const L: usize> Search<'_, W, H, L> {
    /// Searches the children of a position, some of which other threads may be searching. [`Team`]
    /// explains what becomes of those.
    ///
    /// The best score found, or `None` if the search unwinds further.
    pub(crate) fn search_in_team<C: Cpu>(
        &mut self,
        team: &Team,
        family: &Family<L>,
        queue: Queue<L>,
        moves: i32,
        alpha: i32,
    ) -> Option<i32> {
        let count = queue.clone().count();
        let mut best = -(Self::CELLS - moves) / 2;
        let mut later = 0u32;
        let depth = self.path.len() - 1;
        let can_help = Self::CELLS - moves > TEAM_WORK;
        for second_round in [false, true] {
            for (index, lane) in queue.clone().enumerate() {
                if family.too_weak >> lane & 1 != 0 || second_round && later >> lane & 1 == 0 {
                    continue;
                }
                let (child, slot) = family.child(lane);
                let child_name = match &slot {
                    Some(slot) => name(slot.own, slot.place),
                    None => name(child.own, child.filled),
                };
                let is_busy = team.is_busy(child_name);
                if is_busy && !second_round {
                    let may_decide = self.path[depth].may_be_decided();
                    if may_decide && !can_help && self.leave_to_others() {
                        return None;
                    }
                    if !(may_decide && can_help) {
                        later |= 1 << lane;
                        continue;
                    }
                }
                self.path[depth].open = if second_round { 0 } else { (count - 1 - index) as u32 };
                if !is_busy {
                    team.begin(child_name);
                }
                let score = -C::visit(self, &child, moves + 1, -alpha - 1, slot.as_ref());
                if !is_busy {
                    team.end(child_name);
                }
                if self.unwind == moves {
                    self.unwind = SEARCH_ON;
                    let Some(Bounds { lower, upper }) = self.news else {
                        later |= 1 << lane;
                        continue;
                    };
                    return Some(if lower > alpha { lower } else { upper });
                }
                if self.unwind != SEARCH_ON {
                    return None;
                }
                best = best.max(score);
                if best > alpha {
                    return Some(best);
                }
                self.path[depth].failed += 1;
            }
        }
        Some(best)
    }

    /// Goes back to the nearest position on the way whose moves can be shared out, if there is one.
    fn leave_to_others(&mut self) -> bool {
        let has_work = |step: &&Step| !step.may_be_decided() && step.open > 0;
        let Some(step) = self.path.iter().rev().find(has_work) else { return false };
        (self.unwind, self.news) = (step.moves, None);
        true
    }
}
