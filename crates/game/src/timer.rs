//! What is left on both clocks of a game, and how late it is. Time comes in as a value; it never
//! goes back.

use crate::{Clock, Seat};

/// The clocks of a game at the time of its last command.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Timer {
    clock: Option<Clock>,
    left_ms: [u64; 2],
    now_ms: u64,
}

impl Timer {
    /// Both clocks at the beginning.
    pub(crate) fn new(clock: Option<Clock>) -> Timer {
        Timer { clock, left_ms: [clock.map_or(0, Clock::start_ms); 2], now_ms: 0 }
    }

    /// The time of the last command.
    pub(crate) fn now_ms(&self) -> u64 {
        self.now_ms
    }

    /// What this seat would have left at that time, if the clock of `running` runs until then.
    pub(crate) fn left_ms(&self, seat: Seat, running: Option<Seat>, at_ms: u64) -> Option<u64> {
        let left = self.left_ms[seat.index()];
        let passed = if running == Some(seat) { at_ms.saturating_sub(self.now_ms) } else { 0 };
        self.clock.map(|_| left.saturating_sub(passed))
    }

    /// Has this seat's clock, which runs, run out at that time? Not without time passing.
    pub(crate) fn is_out(&self, running: Seat, at_ms: u64) -> bool {
        at_ms > self.now_ms && self.left_ms(running, Some(running), at_ms) == Some(0)
    }

    /// Lets time pass on the clock that runs. An earlier time than the last changes nothing.
    pub(crate) fn advance(&mut self, running: Option<Seat>, at_ms: u64) {
        if let Some(seat) = running
            && let Some(left) = self.left_ms(seat, running, at_ms)
        {
            self.left_ms[seat.index()] = left;
        }
        self.now_ms = self.now_ms.max(at_ms);
    }

    /// A turn is over.
    pub(crate) fn end_turn(&mut self, seat: Seat) {
        if let Some(Clock::Total { increment_ms, .. }) = self.clock {
            let left = &mut self.left_ms[seat.index()];
            *left = left.saturating_add(increment_ms);
        }
    }

    /// A turn begins.
    pub(crate) fn begin_turn(&mut self, seat: Seat) {
        if let Some(Clock::PerMove { ms }) = self.clock {
            self.left_ms[seat.index()] = ms;
        }
    }
}
