//! The thread that solves. It has a short queue and a limit of time for each question, so that games go on beside it.

use fourline_players::Books;
use fourline_rules::{Position, Shape};
use fourline_solver::{Analysis, Control, Options, Score, SolveError, Solver};
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::LazyLock;
use std::sync::mpsc::{Receiver, SyncSender, sync_channel};
use std::thread;
use std::time::{Duration, Instant};
use tokio::sync::oneshot;

/// So many questions may wait.
const QUEUE: usize = 32;

/// A question may take so long.
const LIMIT: Duration = Duration::from_secs(2);

static BEGINNING: LazyLock<Instant> = LazyLock::new(Instant::now);

fn now() -> Duration {
    BEGINNING.elapsed()
}

/// Why there is no answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Unsolved {
    /// Too many wait already.
    Busy,
    /// It took too long.
    TooHard,
    /// The solver does not know such a position.
    Not(SolveError),
    /// It failed.
    Broken,
}

type Tell<T> = oneshot::Sender<Result<T, Unsolved>>;

enum Job {
    Columns(Position, Tell<Vec<Option<Score>>>),
    All(Position, Tell<Analysis>),
}

/// The way to the thread; it ends with this value.
pub(crate) struct Solving {
    jobs: SyncSender<Job>,
}

impl Solving {
    pub fn start() -> std::io::Result<Solving> {
        let (jobs, queue) = sync_channel(QUEUE);
        thread::Builder::new().name("solver".to_string()).spawn(move || work(&queue))?;
        Ok(Solving { jobs })
    }

    /// What each column is worth.
    pub async fn columns(&self, position: Position) -> Result<Vec<Option<Score>>, Unsolved> {
        self.ask(|tell| Job::Columns(position, tell)).await
    }

    /// Everything.
    pub async fn all(&self, position: Position) -> Result<Analysis, Unsolved> {
        self.ask(|tell| Job::All(position, tell)).await
    }

    async fn ask<T>(&self, job: impl FnOnce(Tell<T>) -> Job) -> Result<T, Unsolved> {
        let (tell, told) = oneshot::channel();
        self.jobs.try_send(job(tell)).map_err(|_| Unsolved::Busy)?;
        told.await.unwrap_or(Err(Unsolved::Broken))
    }
}

fn work(queue: &Receiver<Job>) {
    // Without memory for its table every question is broken, and the games go on.
    let mut solver = Solver::new(Options::default()).ok();
    if let Some(solver) = &mut solver {
        solver.use_book(Books::default().find(Shape::CLASSIC, 0));
    }
    while let Ok(job) = queue.recv() {
        match job {
            Job::Columns(position, tell) => {
                answer(&mut solver, tell, |solver, control| solver.columns(&position, control));
            }
            Job::All(position, tell) => {
                answer(&mut solver, tell, |solver, control| solver.analyse(&position, control));
            }
        }
    }
}

fn answer<T>(
    solver: &mut Option<Solver>,
    tell: Tell<T>,
    question: impl FnOnce(&mut Solver, &Control) -> Result<T, SolveError>,
) {
    // Who has gone meanwhile needs no answer.
    if tell.is_closed() {
        return;
    }
    let control = Control::with_clock(now);
    control.stop_at(Some(now() + LIMIT));
    let found = catch_unwind(AssertUnwindSafe(|| match solver {
        None => Err(Unsolved::Broken),
        Some(solver) => question(solver, &control).map_err(|error| match error {
            SolveError::Cancelled => Unsolved::TooHard,
            error => Unsolved::Not(error),
        }),
    }));
    let _ = tell.send(found.unwrap_or(Err(Unsolved::Broken)));
}
