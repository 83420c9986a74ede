//! Python's errors: one family below `ValueError`.

use fourline_binding::Problem;
use fourline_solver::{OptionsError, SolveError};
use pyo3::exceptions::{PyMemoryError, PyValueError};
use pyo3::{PyErr, Python, create_exception};

create_exception!(
    fourline,
    FourlineError,
    PyValueError,
    "Something that can't be used or done, and why. A ValueError."
);
create_exception!(
    fourline,
    IllegalMove,
    FourlineError,
    "The rules don't allow that now. Its attribute `reason` is a code such as 'not-your-turn'."
);
create_exception!(
    fourline,
    SolverError,
    FourlineError,
    "The solver can't answer for that position."
);

/// An argument that can't be used.
pub fn bad(problem: Problem) -> PyErr {
    FourlineError::new_err(problem.text)
}

/// An argument that can't be used, in words of our own.
pub fn bad_value(text: impl Into<String>) -> PyErr {
    FourlineError::new_err(text.into())
}

/// Something that the game refuses, or an argument that can't be used.
pub fn refused(py: Python<'_>, problem: Problem) -> PyErr {
    if problem.code == "value" {
        return bad(problem);
    }
    illegal(py, problem.text, &problem.code)
}

/// A move that is against the rules.
pub fn illegal(py: Python<'_>, text: String, code: &str) -> PyErr {
    use pyo3::types::PyAnyMethods as _;
    let error = IllegalMove::new_err(text);
    match error.value(py).setattr("reason", code) {
        Ok(()) => error,
        Err(other) => other,
    }
}

/// What the solver can't do.
pub fn unsolved(error: SolveError) -> PyErr {
    SolverError::new_err(error.to_string())
}

/// A solver that can't be made.
pub fn unmade(error: OptionsError) -> PyErr {
    match error {
        OptionsError::NotEnoughMemory(_) => PyMemoryError::new_err(error.to_string()),
        OptionsError::NoThreads => FourlineError::new_err(error.to_string()),
    }
}
