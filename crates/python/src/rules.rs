//! House rules.

use crate::errors::{bad, bad_value};
use fourline_binding::{Problem, read_rules};
use fourline_rules::RulesDraft;
use pyo3::prelude::*;
use pyo3::types::{PyDict, PyString, PyType};

/// A set of house rules: the name of a preset or a text, and changes to it.
///
/// >>> from fourline import Rules
/// >>> Rules('power', undo=5).remove
/// 1
/// >>> Rules(size='9x7', connect=5)
/// Rules('size=9x7 connect=5 violations=none undo=0 opening=free remove=0 block=0 first=seat-1 symbols=by-seat discs=XO')
#[pyclass(frozen, eq, hash, module = "fourline")]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Rules(pub fourline_rules::Rules);

#[pymethods]
impl Rules {
    #[new]
    #[pyo3(signature = (base = "classic", **changes))]
    fn new(base: &str, changes: Option<&Bound<'_, PyDict>>) -> PyResult<Rules> {
        let mut draft = RulesDraft::new(read_rules(base).map_err(bad)?);
        for (key, value) in changes.into_iter().flatten() {
            let (key, value) = (key.str()?, value.str()?);
            let (key, value) = (key.to_string_lossy(), value.to_string_lossy());
            draft
                .set(&key, &value)
                .map_err(|error| bad_value(format!("{}: {error}", key.escape_debug())))?;
        }
        draft.finish().map(Rules).map_err(|error| bad(Problem::said(error)))
    }

    /// The names of the presets.
    ///
    /// >>> Rules.presets()
    /// ['classic', 'second-chance', 'strict', 'power']
    #[staticmethod]
    fn presets() -> Vec<&'static str> {
        fourline_rules::Rules::PRESETS.map(|(name, _)| name).to_vec()
    }

    /// The name of the preset that these rules are, if they are one.
    #[getter]
    fn name(&self) -> Option<&'static str> {
        self.0.preset_name()
    }

    /// How many columns the board has.
    #[getter]
    fn columns(&self) -> u8 {
        self.0.shape.columns()
    }

    /// How many rows the board has.
    #[getter]
    fn rows(&self) -> u8 {
        self.0.shape.rows()
    }

    /// How many discs in a line win.
    #[getter]
    fn connect(&self) -> u8 {
        self.0.shape.connect()
    }

    /// When columns that can't be played lose the game: 'none', '4/move', '3/game'.
    #[getter]
    fn violations(&self) -> String {
        self.0.bad_input.to_string()
    }

    /// How often a drop may be taken back: '0', '3', or '3/strict' if asking once more loses.
    #[getter]
    fn undo(&self) -> String {
        self.0.undo.to_string()
    }

    /// Where the first discs go: 'free' or 'centre'.
    #[getter]
    fn opening(&self) -> String {
        self.0.opening.to_string()
    }

    /// How many of the opponent's discs each player may remove.
    #[getter]
    fn remove(&self) -> u8 {
        self.0.removes
    }

    /// How many of the opponent's turns each player may skip.
    #[getter]
    fn block(&self) -> u8 {
        self.0.blocks
    }

    /// Who starts: 'seat-1' or 'drawn'.
    #[getter]
    fn first(&self) -> String {
        self.0.who_starts.to_string()
    }

    /// Who gets which symbol.
    #[getter]
    fn symbols(&self) -> String {
        self.0.symbols.to_string()
    }

    /// What the discs are called: 'XO' or 'YR'.
    #[getter]
    fn discs(&self) -> String {
        self.0.discs.to_string()
    }

    fn __str__(&self) -> String {
        self.0.to_string()
    }

    fn __repr__(&self) -> String {
        match self.0.preset_name() {
            Some(name) => format!("Rules('{name}')"),
            None => format!("Rules('{}')", self.0),
        }
    }

    fn __reduce__<'py>(&self, py: Python<'py>) -> (Bound<'py, PyType>, (String,)) {
        (py.get_type::<Rules>(), (self.0.to_string(),))
    }
}

/// Rules as an argument: a value of the class, the name of a preset, or a text.
pub fn rules_of(value: Option<&Bound<'_, PyAny>>) -> PyResult<fourline_rules::Rules> {
    let Some(value) = value else { return Ok(fourline_rules::Rules::CLASSIC) };
    if let Ok(rules) = value.cast::<Rules>() {
        return Ok(rules.get().0);
    }
    let text = value.cast::<PyString>()?;
    read_rules(&text.to_string_lossy()).map_err(bad)
}
