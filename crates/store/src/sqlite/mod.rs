//! A store in one file of SQLite, for a server that runs alone.

mod backup;
mod log;
mod opening;
mod readers;
mod verbs;
mod writer;

pub use backup::backup;

use crate::{
    Append, Appended, BackupError, Changes, Claim, Claimed, Follow, Followed, Gap, Invitation, Key,
    LobbyMark, NewTable, OpenError, OpenProblem, Store, StoreError, StoredCommand, StoredTable,
    TableId, Tidied, Tidy,
};
use readers::Question;
use rusqlite::Connection;
use std::path::{Path, PathBuf};
use std::sync::mpsc::{SyncSender, TrySendError, sync_channel};
use std::sync::{Arc, Mutex};
use std::thread;
use tokio::sync::oneshot;
use writer::{Message, Task, Trouble};

/// So many requests may wait for the writer, and so many questions for the readers.
const QUEUE: usize = 8192;

/// How many threads read.
const READERS: usize = 2;

/// A store in a file. Its threads end when the last clone is dropped, after what was handed over is done.
#[derive(Clone)]
pub struct Sqlite {
    inner: Arc<Inner>,
}

struct Inner {
    path: PathBuf,
    writes: SyncSender<Message>,
    reads: SyncSender<Question>,
    trouble: Trouble,
}

impl std::fmt::Debug for Sqlite {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_tuple("Sqlite").field(&self.inner.path).finish()
    }
}

impl Sqlite {
    /// Opens a file, and makes it and its folder if they are missing. Reads and syncs the disk, so it is for
    /// the start of a program.
    pub fn open(path: &Path) -> Result<Sqlite, OpenError> {
        let (connection, lock) = opening::open(path)?;
        let (reads, questions) = sync_channel(QUEUE);
        let questions = Arc::new(Mutex::new(questions));
        for _ in 0..READERS {
            let connection = opening::open_reader(path)?;
            let questions = questions.clone();
            start(path, move || readers::run(&connection, &questions))?;
        }
        let trouble = Trouble::default();
        let (writes, messages) = sync_channel(QUEUE);
        let told = trouble.clone();
        let log = opening::open_for_log(path)?;
        let log = log::Log::start(log).map_err(|error| OpenError {
            place: path.display().to_string(),
            problem: OpenProblem::File(error.to_string()),
        })?;
        start(path, move || writer::run(connection, &messages, &told, log, lock))?;
        Ok(Sqlite { inner: Arc::new(Inner { path: path.to_path_buf(), writes, reads, trouble }) })
    }

    /// Ends all threads after what was handed over is done, and lets go of the file. All clones are of no
    /// use from then on.
    pub async fn close(&self) {
        for _ in 0..READERS {
            // If all readers are busy with a long queue, they end with the last clone.
            let _ = self.inner.reads.try_send(Question::Close);
        }
        let (tell, told) = oneshot::channel();
        let mut message = Message::Close(tell);
        while let Err(TrySendError::Full(back)) = self.inner.writes.try_send(message) {
            message = back;
            tokio::task::yield_now().await;
        }
        // If the writer has ended already, there is nothing to wait for.
        let _ = told.await;
    }

    /// Looks through the whole file; that takes some seconds for each gigabyte.
    pub async fn check(&self) -> Result<(), StoreError> {
        let checked = self.read(|connection| Ok(opening::check(connection, "quick_check")));
        checked.await?.map_err(|problem| StoreError::Broken(problem.to_string()))
    }

    /// Copies everything into a new file while work goes on, and checks the copy.
    pub async fn backup(&self, to: &Path) -> Result<(), BackupError> {
        let (from, to) = (self.inner.path.clone(), to.to_path_buf());
        let copied = tokio::task::spawn_blocking(move || backup(&from, &to));
        copied.await.unwrap_or_else(|error| Err(BackupError::Broken(error.to_string())))
    }

    /// Hands over a change. It is handed over at once; the future only waits for the answer.
    fn write<T, W>(&self, work: W) -> impl Future<Output = Result<T, StoreError>> + Send + use<T, W>
    where
        T: Send + 'static,
        W: FnMut(&Connection) -> rusqlite::Result<T> + Send + 'static,
    {
        let (answer, answered) = oneshot::channel();
        let job = Box::new(Task::new(work, answer));
        wait(self.inner.writes.try_send(Message::Job(job)), answered)
    }

    /// Hands over a question.
    fn read<T, W>(&self, work: W) -> impl Future<Output = Result<T, StoreError>> + Send + use<T, W>
    where
        T: Send + 'static,
        W: FnOnce(&Connection) -> rusqlite::Result<T> + Send + 'static,
    {
        let (answer, answered) = oneshot::channel();
        let question = Question::Read(Box::new(move |connection| {
            let result = work(connection).map_err(|error| match writer::store_error(&error) {
                StoreError::ReadOnly => StoreError::Broken(error.to_string()),
                other => other,
            });
            // If no one waits any more, nothing is lost.
            let _ = answer.send(result);
        }));
        wait(self.inner.reads.try_send(question), answered)
    }
}

fn start(path: &Path, work: impl FnOnce() + Send + 'static) -> Result<(), OpenError> {
    let started = thread::Builder::new().name("store".to_string()).spawn(work);
    let problem = |error: std::io::Error| OpenProblem::File(error.to_string());
    started
        .map(drop)
        .map_err(|error| OpenError { place: path.display().to_string(), problem: problem(error) })
}

/// Waits for the answer to what was handed over, if it was.
fn wait<T: Send, M>(
    handed_over: Result<(), TrySendError<M>>,
    answered: oneshot::Receiver<Result<T, StoreError>>,
) -> impl Future<Output = Result<T, StoreError>> + Send + use<T, M> {
    let handed_over = handed_over.map_err(|error| match error {
        TrySendError::Full(_) => StoreError::Busy,
        TrySendError::Disconnected(_) => StoreError::Closed,
    });
    async {
        handed_over?;
        answered.await.unwrap_or(Err(StoreError::Closed))
    }
}

impl Store for Sqlite {
    fn create(&self, table: NewTable) -> impl Future<Output = Result<(), StoreError>> + Send {
        let made = self.write(move |connection| verbs::create(connection, &table));
        async { if made.await? { Ok(()) } else { Err(StoreError::Exists) } }
    }

    fn claim(&self, claim: Claim) -> impl Future<Output = Result<Claimed, StoreError>> + Send {
        self.write(move |connection| verbs::claim(connection, &claim))
    }

    fn cancel(&self, id: TableId) -> impl Future<Output = Result<bool, StoreError>> + Send {
        self.write(move |connection| verbs::cancel(connection, &id))
    }

    fn append(&self, append: Append) -> impl Future<Output = Result<Appended, StoreError>> + Send {
        self.write(move |connection| verbs::append(connection, &append))
    }

    fn load(
        &self,
        key: Key,
    ) -> impl Future<Output = Result<Option<StoredTable>, StoreError>> + Send {
        self.read(move |connection| {
            let moment = connection.unchecked_transaction()?;
            verbs::load(&moment, &key)
        })
    }

    fn since(
        &self,
        id: TableId,
        after: u32,
    ) -> impl Future<Output = Result<Vec<StoredCommand>, StoreError>> + Send {
        self.read(move |connection| {
            let moment = connection.unchecked_transaction()?;
            verbs::since(&moment, &id, after)
        })
    }

    fn follow(&self, follow: Follow) -> impl Future<Output = Result<Followed, StoreError>> + Send {
        let followed = self.write(move |connection| verbs::follow(connection, &follow));
        async { followed.await?.ok_or(StoreError::Exists) }
    }

    fn lobby(
        &self,
        behind: Option<LobbyMark>,
        limit: u32,
    ) -> impl Future<Output = Result<Vec<Invitation>, StoreError>> + Send {
        self.read(move |connection| verbs::lobby(connection, behind.as_ref(), limit))
    }

    fn running(&self) -> impl Future<Output = Result<Vec<TableId>, StoreError>> + Send {
        self.read(verbs::running)
    }

    fn pulse(&self, node: u64, now_ms: u64) -> impl Future<Output = Result<(), StoreError>> + Send {
        self.write(move |connection| verbs::pulse(connection, node, now_ms))
    }

    fn gaps(&self, since_ms: u64) -> impl Future<Output = Result<Vec<Gap>, StoreError>> + Send {
        self.read(move |connection| verbs::gaps(connection, since_ms))
    }

    fn changes(&self) -> Changes {
        Changes::none()
    }

    fn tidy(&self, rule: Tidy) -> impl Future<Output = Result<Tidied, StoreError>> + Send {
        self.write(move |connection| verbs::tidy(connection, &rule))
    }

    fn ready(&self) -> impl Future<Output = Result<(), StoreError>> + Send {
        let trouble = writer::lock(&self.inner.trouble).clone();
        let read = self.read(|connection| connection.query_row("SELECT 1", [], |_| Ok(())));
        async {
            match trouble {
                Some(trouble) => Err(trouble),
                None => read.await,
            }
        }
    }
}
