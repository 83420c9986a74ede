//! How threads that search the same tree keep out of each other's way.
//! What they learn they share through the table alone; scores never depend on anything here.

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
pub(crate) fn patience(left: i32) -> u32 {
    match left {
        ..=30 => 1,
        31..=37 => 2,
        _ => u32::MAX,
    }
}

/// A name for a position that two words tell apart from others. It need not be unique.
pub(crate) fn name(one: u64, other: u64) -> u64 {
    (one.wrapping_mul(0x9E37_79B9_7F4A_7C15) ^ other).wrapping_mul(0xD6E8_FEB8_6659_FD93)
}
