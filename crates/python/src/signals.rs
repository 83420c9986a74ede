//! Ctrl-C while the interpreter is let go: the thread that thinks looks at Python's signals now and then, which is
//! done by Python's main thread alone, and gives up if a handler raised.

use pyo3::prelude::*;
use std::cell::RefCell;
use std::time::{Duration, Instant};

/// How often it is looked.
pub const EVERY: Duration = Duration::from_millis(50);

thread_local! {
    static AT_WORK: RefCell<Option<AtWork>> = const { RefCell::new(None) };
}

struct AtWork {
    looked: Instant,
    cancel: Box<dyn Fn()>,
    raised: Option<PyErr>,
}

/// Thinks without the interpreter. `cancel` makes the thought end soon; what a signal raised meanwhile is the
/// result then.
pub fn think<T: Send>(
    py: Python<'_>,
    cancel: impl Fn() + Send + 'static,
    thought: impl FnOnce() -> T + Send,
) -> PyResult<T> {
    let (thought, raised) = py.detach(|| {
        let at_work = AtWork { looked: Instant::now(), cancel: Box::new(cancel), raised: None };
        // One thought may begin within another: a handler of signals can call anything.
        let before = AT_WORK.replace(Some(at_work));
        let thought = thought();
        let at_work = AT_WORK.replace(before);
        (thought, at_work.and_then(|at_work| at_work.raised))
    });
    match raised {
        Some(error) => Err(error),
        None => Ok(thought),
    }
}

/// Called about every thousand positions by the thread that thinks.
pub fn watch() {
    let is_time = AT_WORK.with_borrow_mut(|at_work| match at_work {
        Some(at_work) if at_work.raised.is_none() && at_work.looked.elapsed() >= EVERY => {
            at_work.looked = Instant::now();
            true
        }
        _ => false,
    });
    if !is_time {
        return;
    }
    // Not borrowed meanwhile: handlers are Python's, and may think too.
    let Err(error) = Python::attach(|py| py.check_signals()) else { return };
    AT_WORK.with_borrow_mut(|at_work| {
        if let Some(at_work) = at_work {
            at_work.raised = Some(error);
            (at_work.cancel)();
        }
    });
}
