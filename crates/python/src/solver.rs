//! The exact solver.

use crate::errors::{SolverError, bad_value, unmade, unsolved};
use crate::position::position_of;
use crate::signals;
use fourline_rules::{Column, Position as Board};
use fourline_solver::{Control, Options, Score, SolveError};
use pyo3::exceptions::PyTimeoutError;
use pyo3::prelude::*;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, LazyLock, Mutex, MutexGuard, PoisonError, mpsc};
use std::time::{Duration, Instant};

type Inner = fourline_solver::Solver;

/// More threads than any machine for this has.
const MOST_THREADS: i64 = 256;

/// What time is counted from.
static BEGINNING: LazyLock<Instant> = LazyLock::new(Instant::now);

fn now() -> Duration {
    BEGINNING.elapsed()
}

/// Finds exact scores: positive if the side to move wins, the sooner the larger; 0 for a draw.
///
/// A position is a Position, or moves on the usual board as text. Boards of up to 64 bits (columns times rows plus
/// one) with lines of four can be solved. Python goes on meanwhile, and Ctrl-C works; with `seconds` a TimeoutError
/// ends what takes longer. `memory` is for each thread of a batch.
///
/// >>> from fourline import Solver
/// >>> solver = Solver()
/// >>> solver.score('44444152555526313')
/// 0
/// >>> solver.scores('44444152555526313')
/// [-2, 0, 0, -10, -10, 0, -4]
/// >>> solver.best_moves('44444152555526313')
/// [1, 2, 5]
/// >>> solver.batch(['', '4', '44'], threads=2)
/// [1, -1, 1]
#[pyclass(frozen, module = "fourline")]
pub struct Solver {
    options: Options,
    book: bool,
    /// The first solves single positions; the others help with batches.
    team: Mutex<Vec<Inner>>,
}

/// All about a position.
#[pyclass(frozen, get_all, module = "fourline")]
pub struct Analysis {
    /// The exact score for the side to move.
    score: i32,
    /// What each column is worth; None where it is full.
    scores: Vec<Option<i32>>,
    /// The columns, from 0, that no other is better than.
    best_moves: Vec<usize>,
    /// Best play of both sides to the end, as columns from 0.
    line: Vec<usize>,
    /// How many positions were visited for it.
    nodes: u64,
}

#[pymethods]
impl Analysis {
    fn __repr__(&self) -> String {
        let Analysis { score, best_moves, line, .. } = self;
        format!("Analysis(score={score}, best_moves={best_moves:?}, line={line:?})")
    }
}

fn indices(columns: &[Column]) -> Vec<usize> {
    columns.iter().map(|column| column.index()).collect()
}

fn values(scores: Vec<Option<Score>>) -> Vec<Option<i32>> {
    scores.into_iter().map(|score| score.map(Score::value)).collect()
}

fn time_limit(seconds: Option<f64>) -> PyResult<Option<Duration>> {
    let Some(seconds) = seconds else { return Ok(None) };
    let limit = Duration::try_from_secs_f64(seconds).ok().filter(|limit| !limit.is_zero());
    limit.map(Some).ok_or_else(|| bad_value("seconds must be more than 0"))
}

fn make(options: Options, book: bool) -> PyResult<Inner> {
    let mut solver = Inner::new(options).map_err(unmade)?;
    if book {
        solver.use_book(fourline_books::shipped(fourline_rules::Shape::CLASSIC));
    }
    Ok(solver)
}

fn stopped(error: SolveError) -> PyErr {
    match error {
        SolveError::Cancelled => PyTimeoutError::new_err("the time for the solver is over"),
        error => unsolved(error),
    }
}

impl Solver {
    fn team(&self) -> MutexGuard<'_, Vec<Inner>> {
        self.team.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Asks something about a position, without holding the interpreter.
    fn ask<T: Send>(
        &self,
        position: &Bound<'_, PyAny>,
        seconds: Option<f64>,
        question: impl FnOnce(&mut Inner, &Board, &Control) -> Result<T, SolveError> + Send,
    ) -> PyResult<T> {
        let board = position_of(position)?;
        let limit = time_limit(seconds)?;
        let control = Arc::new(Control::with_clock(now).watched_by(signals::watch));
        control.stop_at(limit.map(|limit| now() + limit));
        let cancel = Arc::clone(&control);
        let answer = signals::think(
            position.py(),
            move || cancel.cancel(),
            || question(&mut self.team()[0], &board, &control),
        )?;
        answer.map_err(stopped)
    }

    /// Asks the same about many positions, several at a time.
    fn ask_all<T: Send>(
        &self,
        py: Python<'_>,
        positions: Vec<Bound<'_, PyAny>>,
        threads: Option<i64>,
        seconds: Option<f64>,
        question: impl Fn(&mut Inner, &Board, &Control) -> Result<T, SolveError> + Sync,
    ) -> PyResult<Vec<T>> {
        let boards = positions.iter().map(position_of).collect::<PyResult<Vec<Board>>>()?;
        let threads = threads_of(threads.unwrap_or(self.options.threads as i64))?;
        let limit = time_limit(seconds)?;
        let control = Control::with_clock(now);
        control.stop_at(limit.map(|limit| now() + limit));
        let (options, book) = (Options { threads: 1, ..self.options }, self.book);
        let raised = Mutex::new(None);
        let mut answers: Vec<Option<Result<T, SolveError>>> = boards.iter().map(|_| None).collect();
        let wanted = threads.min(boards.len()).max(1);
        let made: PyResult<()> = py.detach(|| {
            let mut team = self.team();
            while team.len() < wanted {
                team.push(make(options, book)?);
            }
            let next = AtomicUsize::new(0);
            let (send, receive) = mpsc::channel();
            std::thread::scope(|scope| {
                for solver in team.iter_mut().take(wanted) {
                    let send = send.clone();
                    let (next, boards, control, question) = (&next, &boards, &control, &question);
                    scope.spawn(move || {
                        loop {
                            let index = next.fetch_add(1, Ordering::Relaxed);
                            let Some(board) = boards.get(index) else { break };
                            let answer = question(solver, board, control);
                            let is_last = answer.is_err();
                            if send.send((index, answer)).is_err() || is_last {
                                next.store(boards.len(), Ordering::Relaxed);
                                break;
                            }
                        }
                    });
                }
                drop(send);
                let mut looked = Instant::now();
                loop {
                    match receive.recv_timeout(signals::EVERY) {
                        Ok((index, answer)) => answers[index] = Some(answer),
                        Err(mpsc::RecvTimeoutError::Timeout) => {}
                        Err(mpsc::RecvTimeoutError::Disconnected) => break,
                    }
                    if looked.elapsed() >= signals::EVERY {
                        looked = Instant::now();
                        if let Err(error) = Python::attach(|py| py.check_signals()) {
                            control.cancel();
                            *raised.lock().unwrap_or_else(PoisonError::into_inner) = Some(error);
                        }
                    }
                }
            });
            Ok(())
        });
        made?;
        if let Some(error) = raised.into_inner().unwrap_or_else(PoisonError::into_inner) {
            return Err(error);
        }
        // Positions are taken in their order, so those before the first that fails all have an answer.
        let answers = answers.into_iter().flatten().enumerate();
        let named = |(index, answer): (usize, Result<T, SolveError>)| match answer {
            Err(SolveError::Cancelled) => Err(stopped(SolveError::Cancelled)),
            Err(error) => Err(SolverError::new_err(format!("position {index}: {error}"))),
            Ok(answer) => Ok(answer),
        };
        answers.map(named).collect()
    }
}

fn threads_of(threads: i64) -> PyResult<usize> {
    match threads {
        1..=MOST_THREADS => Ok(threads as usize),
        _ => Err(bad_value(format!("threads must be 1 to {MOST_THREADS}, not {threads}"))),
    }
}

#[pymethods]
impl Solver {
    #[new]
    #[pyo3(signature = (*, memory = 16777216, threads = 1, book = true))]
    fn new(py: Python<'_>, memory: i64, threads: i64, book: bool) -> PyResult<Solver> {
        let least = Options::LEAST_MEMORY_BYTES;
        let memory_bytes = usize::try_from(memory).ok().filter(|&bytes| bytes >= least);
        let memory_bytes = memory_bytes.ok_or_else(|| {
            bad_value(format!("memory must be at least {least} bytes, not {memory}"))
        })?;
        let options = Options { memory_bytes, threads: threads_of(threads)? };
        let solver = py.detach(|| make(options, book))?;
        Ok(Solver { options, book, team: Mutex::new(vec![solver]) })
    }

    /// The exact score for the side to move.
    #[pyo3(signature = (position, *, seconds = None))]
    fn score(&self, position: &Bound<'_, PyAny>, seconds: Option<f64>) -> PyResult<i32> {
        self.ask(position, seconds, |solver, board, control| {
            solver.score(board, control).map(Score::value)
        })
    }

    /// Only who wins: 1 the side to move, -1 the other, 0 neither.
    #[pyo3(signature = (position, *, seconds = None))]
    fn weak(&self, position: &Bound<'_, PyAny>, seconds: Option<f64>) -> PyResult<i32> {
        self.ask(position, seconds, Inner::weak)
    }

    /// What each column is worth; None where it is full.
    #[pyo3(signature = (position, *, seconds = None))]
    fn scores(
        &self,
        position: &Bound<'_, PyAny>,
        seconds: Option<f64>,
    ) -> PyResult<Vec<Option<i32>>> {
        self.ask(position, seconds, |solver, board, control| {
            solver.columns(board, control).map(values)
        })
    }

    /// The columns, from 0, that no other is better than.
    #[pyo3(signature = (position, *, seconds = None))]
    fn best_moves(
        &self,
        position: &Bound<'_, PyAny>,
        seconds: Option<f64>,
    ) -> PyResult<Vec<usize>> {
        let scores = self.scores(position, seconds)?;
        let best = scores.iter().flatten().max().copied();
        Ok((0..scores.len()).filter(|&column| best.is_some() && scores[column] == best).collect())
    }

    /// Best play of both sides to the end, as columns from 0.
    #[pyo3(signature = (position, *, seconds = None))]
    fn line(&self, position: &Bound<'_, PyAny>, seconds: Option<f64>) -> PyResult<Vec<usize>> {
        self.ask(position, seconds, |solver, board, control| {
            solver.analyse(board, control).map(|analysis| indices(&analysis.line))
        })
    }

    /// Score, scores, best moves and line at once.
    #[pyo3(signature = (position, *, seconds = None))]
    fn analyse(&self, position: &Bound<'_, PyAny>, seconds: Option<f64>) -> PyResult<Analysis> {
        let found = self.ask(position, seconds, Inner::analyse)?;
        Ok(Analysis {
            score: found.score.value(),
            scores: values(found.columns),
            best_moves: indices(&found.best),
            line: indices(&found.line),
            nodes: found.nodes,
        })
    }

    /// The scores of many positions, several at a time; those of one call are best sorted by likeness.
    #[pyo3(signature = (positions, *, threads = None, seconds = None))]
    fn batch(
        &self,
        py: Python<'_>,
        positions: Vec<Bound<'_, PyAny>>,
        threads: Option<i64>,
        seconds: Option<f64>,
    ) -> PyResult<Vec<i32>> {
        self.ask_all(py, positions, threads, seconds, |solver, board, control| {
            solver.score(board, control).map(Score::value)
        })
    }

    /// What each column is worth, for many positions.
    #[pyo3(signature = (positions, *, threads = None, seconds = None))]
    fn batch_scores(
        &self,
        py: Python<'_>,
        positions: Vec<Bound<'_, PyAny>>,
        threads: Option<i64>,
        seconds: Option<f64>,
    ) -> PyResult<Vec<Vec<Option<i32>>>> {
        self.ask_all(py, positions, threads, seconds, |solver, board, control| {
            solver.columns(board, control).map(values)
        })
    }

    /// Forgets all positions, as if just made.
    fn forget(&self, py: Python<'_>) {
        py.detach(|| self.team().iter_mut().for_each(Inner::forget));
    }

    /// How many positions were visited so far.
    #[getter]
    fn nodes(&self, py: Python<'_>) -> u64 {
        py.detach(|| self.team().iter().map(Inner::nodes).sum())
    }

    /// Bytes of the table.
    #[getter]
    fn memory(&self) -> usize {
        self.options.memory_bytes
    }

    /// Threads for one position.
    #[getter]
    fn threads(&self) -> usize {
        self.options.threads
    }

    fn __repr__(&self) -> String {
        let Options { memory_bytes, threads } = self.options;
        let book = if self.book { "True" } else { "False" };
        format!("Solver(memory={memory_bytes}, threads={threads}, book={book})")
    }
}
