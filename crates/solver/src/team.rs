//! How threads that search the same tree keep out of each other's way.
//! What they learn they share through the table alone; scores never depend on anything here.

use crate::table::Slot;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering::Relaxed};

/// What the threads of one solve share besides the table.
///
/// A thread marks the position it is about to search. Another thread that comes to the same parent
/// leaves marked children for later, and finds them in the table by then (T. Kerrigan's simplified
/// form of J.-C. Weill's ABDADA). A mark that gets lost costs some double work, nothing else.
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

    /// Whether someone searches the position now.
    pub(crate) fn is_busy(&self, slot: &Slot) -> bool {
        self.mark(slot).load(Relaxed) == Self::name(slot)
    }

    pub(crate) fn begin(&self, slot: &Slot) {
        self.mark(slot).store(Self::name(slot), Relaxed);
    }

    pub(crate) fn end(&self, slot: &Slot) {
        self.mark(slot).store(0, Relaxed);
    }

    /// Tells all threads that the answer is known.
    pub(crate) fn finish(&self) {
        self.finished.store(true, Relaxed);
    }

    pub(crate) fn is_finished(&self) -> bool {
        self.finished.load(Relaxed)
    }

    fn name(slot: &Slot) -> u64 {
        slot.place ^ slot.own.rotate_left(32)
    }

    fn mark(&self, slot: &Slot) -> &AtomicU64 {
        &self.marks[(slot.place >> 40) as usize % MARKS]
    }
}
