//! How a caller watches and stops a running solve, from any thread.

use std::sync::atomic::{AtomicBool, AtomicI32, AtomicU64, Ordering::Relaxed};

/// Watches and stops a solve: share it between the thread that solves and others.
#[derive(Debug, Default)]
pub struct Control {
    cancelled: AtomicBool,
    nodes: AtomicU64,
    lower: AtomicI32,
    upper: AtomicI32,
    /// Do the bounds belong to the question at hand?
    shows: AtomicBool,
}

impl Control {
    /// A control that nobody has cancelled yet.
    pub fn new() -> Self {
        Self::default()
    }

    /// Makes solves that use this control give up soon, within milliseconds.
    pub fn cancel(&self) {
        self.cancelled.store(true, Relaxed);
    }

    /// Whether [`cancel`](Self::cancel) was called.
    pub fn is_cancelled(&self) -> bool {
        self.cancelled.load(Relaxed)
    }

    /// Positions visited so far in all solves with this control, in steps of about a thousand.
    pub fn nodes(&self) -> u64 {
        self.nodes.load(Relaxed)
    }

    /// What is known so far of the score last asked for with [`Solver::score`](crate::Solver::score),
    /// [`weak`](crate::Solver::weak) or [`analyse`](crate::Solver::analyse): it is between these two,
    /// both included. The columns and the line of an analysis do not change it.
    pub fn bounds(&self) -> (i32, i32) {
        (self.lower.load(Relaxed), self.upper.load(Relaxed))
    }

    pub(crate) fn count_nodes(&self, nodes: u64) {
        self.nodes.fetch_add(nodes, Relaxed);
    }

    /// A new score is asked for.
    pub(crate) fn begin(&self, lower: i32, upper: i32) {
        self.lower.store(lower, Relaxed);
        self.upper.store(upper, Relaxed);
        self.shows.store(true, Relaxed);
    }

    /// What follows is about other positions.
    pub(crate) fn end(&self) {
        self.shows.store(false, Relaxed);
    }

    /// Something was learnt about it, by whichever thread.
    pub(crate) fn narrow(&self, lower: i32, upper: i32) {
        if self.shows.load(Relaxed) {
            self.lower.fetch_max(lower, Relaxed);
            self.upper.fetch_min(upper, Relaxed);
        }
    }
}
