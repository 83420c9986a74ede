//! Threads that let computers think: a few, with a queue that ends. What finds no place is asked again later.

use fourline_game::{Action, Game};
use fourline_players::{Books, Computer, Stop, decide};
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::mpsc::{Receiver, SyncSender, sync_channel};
use std::sync::{Arc, Mutex};
use std::thread;

/// Something to think about, and who wants to know.
pub struct Job {
    /// The game.
    pub game: Box<Game>,
    /// Who thinks.
    pub computer: Computer,
    /// For how long at most.
    pub time_ms: u64,
    /// Is told what comes of it; `None` if the computer failed.
    pub tell: Box<dyn FnOnce(Option<Action>) + Send>,
}

/// The threads.
#[derive(Clone, Debug)]
pub struct Pool {
    jobs: SyncSender<Job>,
    waiting: Arc<AtomicUsize>,
}

impl std::fmt::Debug for Job {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Job").field("computer", &self.computer).finish()
    }
}

/// So many may wait.
const QUEUE: usize = 256;

/// If more than this wait, each gets a part of its time, so that all get some.
const CROWD: usize = 8;

impl Pool {
    /// Starts so many threads. They end with the last clone.
    pub fn start(threads: usize) -> std::io::Result<Pool> {
        let (jobs, queue) = sync_channel(QUEUE);
        let queue = Arc::new(Mutex::new(queue));
        let waiting = Arc::new(AtomicUsize::new(0));
        for _ in 0..threads.max(1) {
            let (queue, waiting) = (queue.clone(), waiting.clone());
            thread::Builder::new()
                .name("computer".to_string())
                .spawn(move || work(&queue, &waiting))?;
        }
        Ok(Pool { jobs, waiting })
    }

    /// Hands a job over; false if there is no room for it.
    pub fn ask(&self, job: Job) -> bool {
        self.waiting.fetch_add(1, Ordering::Relaxed);
        let is_in = self.jobs.try_send(job).is_ok();
        if !is_in {
            self.waiting.fetch_sub(1, Ordering::Relaxed);
        }
        is_in
    }
}

fn work(queue: &Mutex<Receiver<Job>>, waiting: &AtomicUsize) {
    loop {
        let next = queue.lock().unwrap_or_else(|poisoned| poisoned.into_inner()).recv();
        let Ok(Job { game, computer, time_ms, tell }) = next else { return };
        let crowd = waiting.fetch_sub(1, Ordering::Relaxed);
        let time_ms = if crowd > CROWD { (time_ms / 8).max(5) } else { time_ms };
        let thought = catch_unwind(AssertUnwindSafe(|| {
            let (stop, books) = (Stop::new(), Books::default());
            decide(&game, computer, computer.limits(Some(time_ms)), &stop, &books).0.action
        }));
        tell(thought.ok());
    }
}
