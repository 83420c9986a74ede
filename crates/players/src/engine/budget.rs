//! All that the engine works with for one decision: limits, who may stop it, and books.

use super::{Limits, Stop};
use crate::{Books, clock};
use fourline_solver::Options;
use std::time::Duration;

/// What one decision may spend from now on, who watches and stops it, and the books it may look into.
#[derive(Debug)]
pub struct Budget {
    limits: Limits,
    /// In the time of [`clock::now`].
    deadline: Option<Duration>,
    stop: Stop,
    books: Books,
    solver: Options,
}

impl Budget {
    /// A budget whose time is counted from now.
    pub fn new(limits: Limits, stop: &Stop, books: &Books) -> Budget {
        let time = limits.time_ms.map(Duration::from_millis);
        let deadline = time.map(|time| clock::now().saturating_add(time));
        let (stop, books) = (stop.clone(), books.clone());
        Budget { limits, deadline, stop, books, solver: Options::default() }
    }

    /// The same, and the exact solver may use this much memory and so many threads.
    #[must_use]
    pub fn with_solver(self, solver: Options) -> Budget {
        Budget { solver, ..self }
    }

    /// So many positions, with the books that come with the program.
    pub fn nodes(nodes: u64) -> Budget {
        Limits::nodes(nodes).into()
    }

    /// What may be spent.
    pub fn limits(&self) -> Limits {
        self.limits
    }

    /// Who watches and stops it.
    pub fn stop(&self) -> &Stop {
        &self.stop
    }

    /// The opening books for the exact solver.
    pub fn books(&self) -> &Books {
        &self.books
    }

    /// What the exact solver may use.
    pub(crate) fn solver(&self) -> Options {
        self.solver
    }

    /// See [`Stop::is_cancelled`].
    pub fn is_cancelled(&self) -> bool {
        self.stop.is_cancelled()
    }

    /// The time that is left, if time is limited.
    pub(crate) fn time_left(&self) -> Option<Duration> {
        self.deadline.map(|deadline| deadline.saturating_sub(clock::now()))
    }

    /// Notes what was spent; true if it is time to stop.
    pub(super) fn report(&self, nodes: u64) -> bool {
        self.stop.report(nodes);
        self.is_cancelled() || self.deadline.is_some_and(|deadline| clock::now() >= deadline)
    }
}

/// Nothing else watches or stops it; the books are those that come with the program.
impl From<Limits> for Budget {
    fn from(limits: Limits) -> Budget {
        Budget::new(limits, &Stop::new(), &Books::default())
    }
}
