//! How others watch and stop a thought, from any thread.

use crate::clock;
use fourline_solver::Control;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU32, AtomicU64, Ordering::Relaxed};

/// Watches and stops one thought. Clones share it: keep one, give another to the thread that thinks.
#[derive(Clone, Debug)]
pub struct Stop(Arc<Shared>);

#[derive(Debug)]
struct Shared {
    cancelled: AtomicBool,
    spent: AtomicU64,
    reached: AtomicU32,
    /// The same for the exact solver, where it is asked.
    control: Control,
    /// Told now and then that there is something new to see.
    watch: Option<fn()>,
}

impl Stop {
    /// One that has not been cancelled.
    pub fn new() -> Stop {
        Stop::of(Control::with_clock(clock::now), None)
    }

    /// The same, and this is called every thousand positions or so, by the thread that thinks: where
    /// there is no other thread to watch it.
    pub fn watched_by(watch: fn()) -> Stop {
        Stop::of(Control::with_clock(clock::now).watched_by(watch), Some(watch))
    }

    fn of(control: Control, watch: Option<fn()>) -> Stop {
        let (cancelled, spent) = (AtomicBool::new(false), AtomicU64::new(0));
        let reached = AtomicU32::new(0);
        Stop(Arc::new(Shared { cancelled, spent, reached, control, watch }))
    }

    /// Makes the thread that thinks answer at once with the best found so far.
    pub fn cancel(&self) {
        self.0.cancelled.store(true, Relaxed);
        self.0.control.cancel();
    }

    /// Was it cancelled?
    pub fn is_cancelled(&self) -> bool {
        self.0.cancelled.load(Relaxed)
    }

    /// Positions looked at so far, in steps.
    pub fn spent(&self) -> u64 {
        self.0.spent.load(Relaxed) + self.0.control.nodes()
    }

    /// How many turns ahead everything was looked at so far; 0 while the exact solver is at work.
    pub fn reached(&self) -> u32 {
        self.0.reached.load(Relaxed)
    }

    /// Between which two scores, both included, the exact solver knows that of the position to be;
    /// `None` while it was not asked for it.
    pub fn bounds(&self) -> Option<(i32, i32)> {
        let bounds = self.0.control.bounds();
        (bounds != (i32::MIN, i32::MAX)).then_some(bounds)
    }

    /// What the exact solver is to be given, so that it is watched and stopped too.
    pub fn control(&self) -> &Control {
        &self.0.control
    }

    pub(super) fn report(&self, nodes: u64) {
        self.0.spent.store(nodes, Relaxed);
        if let Some(watch) = self.0.watch {
            watch();
        }
    }

    pub(super) fn report_turns(&self, turns: u32) {
        self.0.reached.store(turns, Relaxed);
    }
}

impl Default for Stop {
    fn default() -> Stop {
        Stop::new()
    }
}
