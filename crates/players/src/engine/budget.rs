//! How much may be spent on a decision, and the thread through which others watch and stop it.

use crate::Books;
use fourline_solver::Control;
use std::sync::atomic::{AtomicBool, AtomicU32, AtomicU64, Ordering::Relaxed};
use std::time::{Duration, Instant};

/// How much may be spent on a decision: positions, turns, time. Shared with other threads it shows
/// how far the work has come, and stops it.
///
/// Positions are counted the same on every machine, so what a player decides within them repeats;
/// time is a limit for people's sake.
#[derive(Debug)]
pub struct Budget {
    nodes: u64,
    turns: u32,
    deadline: Option<Instant>,
    cancelled: AtomicBool,
    spent: AtomicU64,
    reached: AtomicU32,
    /// The same for the exact solver, where it is asked.
    control: Control,
    books: Books,
}

impl Budget {
    /// So many positions, however deep and however long.
    pub fn nodes(nodes: u64) -> Budget {
        Budget {
            nodes,
            turns: 127,
            deadline: None,
            cancelled: AtomicBool::new(false),
            spent: AtomicU64::new(0),
            reached: AtomicU32::new(0),
            control: Control::new(),
            books: Books::default(),
        }
    }

    /// So many times the positions.
    pub fn times(self, factor: f64) -> Budget {
        Budget { nodes: (self.nodes as f64 * factor) as u64, ..self }
    }

    /// The same, but looking at most that many turns ahead.
    pub fn and_turns(self, turns: u32) -> Budget {
        Budget { turns, ..self }
    }

    /// The same, but at most so long, counted from now. Reads the clock, which not every platform
    /// has.
    pub fn and_time(self, limit: Duration) -> Budget {
        Budget { deadline: Instant::now().checked_add(limit), ..self }
    }

    /// The same, with these opening books for the exact solver.
    pub fn and_books(self, books: Books) -> Budget {
        Budget { books, ..self }
    }

    /// How many positions may be looked at in all.
    pub fn limit(&self) -> u64 {
        self.nodes
    }

    /// Makes whoever works with it answer at once with what there is.
    pub fn cancel(&self) {
        self.cancelled.store(true, Relaxed);
        self.control.cancel();
    }

    /// Was it cancelled?
    pub fn is_cancelled(&self) -> bool {
        self.cancelled.load(Relaxed)
    }

    /// Positions looked at so far, in steps.
    pub fn spent(&self) -> u64 {
        self.spent.load(Relaxed) + self.control.nodes()
    }

    /// How many turns ahead everything was looked at so far; 0 while the exact solver is at work.
    pub fn reached(&self) -> u32 {
        self.reached.load(Relaxed)
    }

    pub(crate) fn books(&self) -> &Books {
        &self.books
    }

    pub(crate) fn control(&self) -> &Control {
        &self.control
    }

    /// The time that is left, if time is limited.
    pub(crate) fn time_left(&self) -> Option<Duration> {
        self.deadline.map(|deadline| deadline.saturating_duration_since(Instant::now()))
    }

    pub(super) fn most_nodes(&self) -> u64 {
        self.nodes
    }

    pub(super) fn most_turns(&self) -> u32 {
        self.turns
    }

    /// Notes what was spent; true if it is time to stop.
    pub(super) fn report(&self, nodes: u64) -> bool {
        self.spent.store(nodes, Relaxed);
        self.is_cancelled() || self.deadline.is_some_and(|deadline| Instant::now() >= deadline)
    }

    pub(super) fn report_turns(&self, turns: u32) {
        self.reached.store(turns, Relaxed);
    }
}
