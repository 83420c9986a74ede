//! Computer players.

use crate::errors::{bad, bad_value};
use crate::game::{Event, Game};
use crate::signals;
use fourline_binding::computer;
use fourline_players::{Books, Computer, Stop, decide};
use fourline_words::Language;
use pyo3::prelude::*;
use pyo3::types::{PyString, PyType};

/// A computer player: a level from 1 (a child wins) to 10 (perfect), 'robot' or 'random'.
///
/// It plays under all rules. Without `seconds` it decides the same on every machine, by the game's seed.
///
/// >>> from fourline import Game, Level
/// >>> game = Game(seed=7)
/// >>> while not game.is_over:
/// ...     _ = Level(10 if game.turn == 1 else 3).play(game)
/// >>> game.winner
/// 1
#[pyclass(frozen, eq, hash, module = "fourline")]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Level(Computer);

impl Level {
    fn decide(&self, py: Python<'_>, game: &Game, seconds: Option<f64>) -> PyResult<(String, u8)> {
        let game = game.table().game().clone();
        if game.turn().is_none() {
            return Err(bad_value("the game is over"));
        }
        let time_ms = match seconds {
            None => None,
            Some(s) if s.is_finite() && s > 0.0 => Some((s * 1000.0).min(1e15).ceil() as u64),
            Some(_) => return Err(bad_value("seconds must be more than 0")),
        };
        let (computer, stop) = (self.0, Stop::watched_by(signals::watch));
        let cancel = stop.clone();
        let (command, shape) = signals::think(
            py,
            move || cancel.cancel(),
            || {
                let limits = computer.limits(time_ms);
                let (command, _) = decide(&game, computer, limits, &stop, &Books::default());
                (command, game.rules().shape)
            },
        )?;
        Ok((command.action.text(shape), command.seat.number()))
    }
}

#[pymethods]
impl Level {
    #[new]
    fn new(which: &Bound<'_, PyAny>) -> PyResult<Level> {
        let name = match which.extract::<i64>() {
            Ok(number) => number.to_string(),
            Err(_) => which.cast::<PyString>()?.to_string_lossy().into_owned(),
        };
        computer(&name).map(Level).map_err(bad)
    }

    /// All of them: random, robot, then the levels.
    #[staticmethod]
    fn all() -> Vec<Level> {
        Computer::all().map(Level).collect()
    }

    /// What records call it: 'level-7'.
    #[getter]
    fn id(&self) -> String {
        self.0.id()
    }

    /// Its name.
    #[getter]
    fn name(&self) -> String {
        self.0.default_name(Language::English)
    }

    /// Its number, if it is a level.
    #[getter]
    fn number(&self) -> Option<u8> {
        match self.0 {
            Computer::Level(level) => Some(level.number()),
            Computer::Random | Computer::Robot => None,
        }
    }

    /// A sentence about it, with its measured strength.
    #[getter]
    fn about(&self) -> String {
        self.0.about(Language::English)
    }

    /// What it would do for the player to move, as a text for `Game.do`.
    #[pyo3(signature = (game, *, seconds = None))]
    fn choose(
        &self,
        py: Python<'_>,
        game: &Bound<'_, Game>,
        seconds: Option<f64>,
    ) -> PyResult<String> {
        self.decide(py, game.get(), seconds).map(|(action, _)| action)
    }

    /// Does it, and tells what happened.
    #[pyo3(signature = (game, *, seconds = None))]
    fn play(
        &self,
        py: Python<'_>,
        game: &Bound<'_, Game>,
        seconds: Option<f64>,
    ) -> PyResult<Vec<Event>> {
        let (action, seat) = self.decide(py, game.get(), seconds)?;
        game.get().act(py, &action, Some(seat), None)
    }

    fn __repr__(&self) -> String {
        match self.0 {
            Computer::Level(level) => format!("Level({})", level.number()),
            Computer::Random | Computer::Robot => format!("Level('{}')", self.0.id()),
        }
    }

    fn __reduce__<'py>(&self, py: Python<'py>) -> (Bound<'py, PyType>, (String,)) {
        (py.get_type::<Level>(), (self.0.id(),))
    }
}
