//! The compiled half of the Python package `fourline`. What Python sees of it is described in
//! `python/fourline/_fourline.pyi`, and `docs/packages.md` tells how it is used.
//!
//! Nothing here holds the interpreter while it thinks, and a panic is an exception, not an end.

mod errors;
mod game;
mod level;
mod picture;
mod position;
mod rules;
mod signals;
mod solver;

use pyo3::prelude::*;

/// Four in a row: rules, games, levels, pictures, and exact scores of every position.
#[pymodule]
mod _fourline {
    #[pymodule_export]
    use crate::errors::{FourlineError, IllegalMove, SolverError};
    #[pymodule_export]
    use crate::game::{Event, Game};
    #[pymodule_export]
    use crate::level::Level;
    #[pymodule_export]
    use crate::position::Position;
    #[pymodule_export]
    use crate::rules::Rules;
    #[pymodule_export]
    use crate::solver::{Analysis, Solver};

    use pyo3::prelude::*;

    #[pymodule_init]
    fn init(module: &Bound<'_, PyModule>) -> PyResult<()> {
        module.add("__version__", env!("CARGO_PKG_VERSION"))
    }
}
