//! How a caller watches and stops a running solve, from any thread.

use std::sync::atomic::{AtomicBool, AtomicI32, AtomicU64, Ordering::Relaxed};
use std::time::Duration;

/// Watches and stops a solve: share it between the thread that solves and others.
#[derive(Debug)]
pub struct Control {
    cancelled: AtomicBool,
    nodes: AtomicU64,
    lower: AtomicI32,
    upper: AtomicI32,
    /// Do the bounds belong to the question at hand?
    shows: AtomicBool,
    /// Tells the time; the solver has no clock of its own.
    clock: Option<fn() -> Duration>,
    /// Told now and then that there is something new to see.
    watch: Option<fn()>,
    /// When solves give up, in nanoseconds of the clock; [`NEVER`] if they don't.
    deadline: AtomicU64,
}

const NEVER: u64 = u64::MAX;

impl Control {
    /// A control that has not been cancelled.
    pub fn new() -> Self {
        Control {
            cancelled: AtomicBool::new(false),
            nodes: AtomicU64::new(0),
            lower: AtomicI32::new(i32::MIN),
            upper: AtomicI32::new(i32::MAX),
            shows: AtomicBool::new(false),
            clock: None,
            watch: None,
            deadline: AtomicU64::new(NEVER),
        }
    }

    /// The same with a clock, for [`stop_at`](Self::stop_at): the time since any moment that stays
    /// the same. It is looked at only while there is a deadline, about every thousand nodes.
    pub fn with_clock(clock: fn() -> Duration) -> Self {
        Control { clock: Some(clock), ..Control::new() }
    }

    /// The same, and this is called about every thousand nodes, by the thread that solves: where
    /// there is no other thread to watch it.
    #[must_use]
    pub fn watched_by(self, watch: fn()) -> Self {
        Control { watch: Some(watch), ..self }
    }

    /// Makes solves that use this control give up soon, within milliseconds.
    pub fn cancel(&self) {
        self.cancelled.store(true, Relaxed);
    }

    /// Whether [`cancel`](Self::cancel) was called.
    pub fn is_cancelled(&self) -> bool {
        self.cancelled.load(Relaxed)
    }

    /// Makes solves that use this control give up soon after its clock shows this time, as if
    /// cancelled then; with `None` they may take as long as they like. Without a clock nothing
    /// happens.
    pub fn stop_at(&self, time: Option<Duration>) {
        let nanos = time.map_or(NEVER, |time| u64::try_from(time.as_nanos()).unwrap_or(NEVER));
        self.deadline.store(nanos, Relaxed);
    }

    /// Positions visited so far in all solves with this control, in steps of about a thousand.
    pub fn nodes(&self) -> u64 {
        self.nodes.load(Relaxed)
    }

    /// What is known so far of the score last asked for with [`Solver::score`](crate::Solver::score),
    /// [`weak`](crate::Solver::weak) or [`analyse`](crate::Solver::analyse): it is between these two,
    /// both included. The columns and the line of an analysis do not change it. Before the first
    /// question that is any number at all.
    pub fn bounds(&self) -> (i32, i32) {
        (self.lower.load(Relaxed), self.upper.load(Relaxed))
    }

    /// Was it cancelled, or is its time over?
    pub(crate) fn is_over(&self) -> bool {
        self.is_cancelled() || self.is_late()
    }

    fn is_late(&self) -> bool {
        let deadline = self.deadline.load(Relaxed);
        deadline != NEVER
            && self.clock.is_some_and(|clock| clock() >= Duration::from_nanos(deadline))
    }

    pub(crate) fn count_nodes(&self, nodes: u64) {
        self.nodes.fetch_add(nodes, Relaxed);
        if let Some(watch) = self.watch {
            watch();
        }
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

impl Default for Control {
    fn default() -> Self {
        Control::new()
    }
}
