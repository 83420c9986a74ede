//! The one writer: a thread that owns the only connection that writes. It takes all requests that wait,
//! applies them in one transaction, and answers them after one commit, so that many share one sync of the
//! disk.

use super::log::{self, Log};
use super::verbs;
use crate::StoreError;
use rusqlite::{Connection, ErrorCode};
use std::fs::File;
use std::sync::mpsc::{Receiver, RecvTimeoutError};
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};
use tokio::sync::oneshot;

/// So many requests are committed together at most.
const GROUP: usize = 256;

/// How often to try whether the disk works again.
const PROBE_EVERY: Duration = Duration::from_millis(500);

/// Why nothing can be written now, if that is so.
pub(super) type Trouble = Arc<Mutex<Option<StoreError>>>;

/// Something to be done by the writer.
pub(super) enum Message {
    Job(Box<dyn Job>),
    /// End when everything before is done; then tell.
    Close(oneshot::Sender<()>),
}

/// A request that waits for its answer.
pub(super) trait Job: Send {
    /// Makes the change, within a transaction.
    fn apply(&mut self, connection: &Connection) -> rusqlite::Result<()>;
    /// Tells what came of it, after the commit.
    fn answer(self: Box<Self>, committed: Result<(), StoreError>);
}

/// A request as a closure.
pub(super) struct Task<T, W> {
    work: W,
    done: Option<T>,
    answer: oneshot::Sender<Result<T, StoreError>>,
}

impl<T, W> Task<T, W> {
    pub(super) fn new(work: W, answer: oneshot::Sender<Result<T, StoreError>>) -> Task<T, W> {
        Task { work, done: None, answer }
    }
}

impl<T: Send, W: FnMut(&Connection) -> rusqlite::Result<T> + Send> Job for Task<T, W> {
    fn apply(&mut self, connection: &Connection) -> rusqlite::Result<()> {
        self.done = Some((self.work)(connection)?);
        Ok(())
    }

    fn answer(self: Box<Self>, committed: Result<(), StoreError>) {
        let done = self.done;
        let answer = committed.map(|()| done.expect("what is committed was applied"));
        // If no one waits any more, it is done all the same.
        let _ = self.answer.send(answer);
    }
}

/// Works until all handles are gone, or it is told to close. The lock is given back at the very end.
pub(super) fn run(
    connection: Connection,
    messages: &Receiver<Message>,
    trouble: &Trouble,
    mut log: Log,
    lock: File,
) {
    let closing = work(&connection, messages, trouble, &mut log);
    drop(log);
    // What can't be brought into the file now is still in the log beside it.
    let _ = log::checkpoint(&connection, "TRUNCATE");
    drop(connection);
    drop(lock);
    if let Some(closing) = closing {
        let _ = closing.send(());
    }
}

fn work(
    connection: &Connection,
    messages: &Receiver<Message>,
    trouble: &Trouble,
    log: &mut Log,
) -> Option<oneshot::Sender<()>> {
    let mut probed = Instant::now();
    loop {
        let is_troubled = lock(trouble).is_some();
        let first = if is_troubled {
            let wait = PROBE_EVERY.saturating_sub(probed.elapsed());
            // However many requests come, now and then it is tried.
            if wait.is_zero() {
                probe(connection, trouble);
                probed = Instant::now();
                continue;
            }
            match messages.recv_timeout(wait) {
                Ok(message) => message,
                Err(RecvTimeoutError::Timeout) => continue,
                Err(RecvTimeoutError::Disconnected) => return None,
            }
        } else {
            let Ok(message) = messages.recv() else { return None };
            message
        };
        let mut group = Vec::new();
        let mut closing = None;
        let rest = std::iter::from_fn(|| messages.try_recv().ok());
        for message in std::iter::once(first).chain(rest) {
            match message {
                Message::Job(job) => group.push(job),
                Message::Close(tell) => closing = Some(tell),
            }
            if group.len() == GROUP || closing.is_some() {
                break;
            }
        }
        if is_troubled {
            let why = lock(trouble).clone();
            refuse(group, &why.unwrap_or(StoreError::ReadOnly));
        } else {
            commit(connection, group, trouble);
            log.tend(connection);
        }
        if closing.is_some() {
            return closing;
        }
    }
}

/// Applies a group and answers it. What keeps the next ones from being tried at once is noted before that, so
/// that who gets the answer finds it.
fn commit(connection: &Connection, mut group: Vec<Box<dyn Job>>, trouble: &Trouble) {
    match try_commit(connection, &mut group) {
        Ok(verdicts) => {
            for (job, verdict) in group.into_iter().zip(verdicts) {
                job.answer(verdict);
            }
        }
        Err(error) => {
            if !connection.is_autocommit() {
                // If even that fails, the next transaction can't begin, and says so.
                let _ = connection.execute_batch("ROLLBACK");
            }
            let problem = store_error(&error);
            *lock(trouble) = (problem != StoreError::Busy).then(|| problem.clone());
            refuse(group, &problem);
        }
    }
}

/// One verdict for each request, all committed; or nothing at all is.
fn try_commit(
    connection: &Connection,
    group: &mut [Box<dyn Job>],
) -> rusqlite::Result<Vec<Result<(), StoreError>>> {
    let run = |sql: &str| connection.prepare_cached(sql)?.execute([]).map(drop);
    run("BEGIN IMMEDIATE")?;
    let mut verdicts = Vec::with_capacity(group.len());
    for job in group {
        run("SAVEPOINT job")?;
        let applied = job.apply(connection);
        verdicts.push(match applied {
            Ok(()) => Ok(()),
            Err(error) if is_its_own(&error) => {
                run("ROLLBACK TO job")?;
                Err(store_error(&error))
            }
            Err(error) => return Err(error),
        });
        run("RELEASE job")?;
    }
    run("COMMIT")?;
    Ok(verdicts)
}

fn refuse(group: Vec<Box<dyn Job>>, problem: &StoreError) {
    for job in group {
        job.answer(Err(problem.clone()));
    }
}

fn probe(connection: &Connection, trouble: &Trouble) {
    let result = verbs::probe(connection);
    if !connection.is_autocommit() {
        let _ = connection.execute_batch("ROLLBACK");
    }
    match result {
        Ok(()) => *lock(trouble) = None,
        Err(error) => *lock(trouble) = Some(store_error(&error)),
    }
}

/// Is it a fault of this request alone? Everything else concerns the whole group.
fn is_its_own(error: &rusqlite::Error) -> bool {
    match error.sqlite_error_code() {
        Some(ErrorCode::ConstraintViolation | ErrorCode::TooBig | ErrorCode::TypeMismatch) => true,
        Some(_) => false,
        None => true,
    }
}

/// What an error of SQLite means to a caller.
pub(super) fn store_error(error: &rusqlite::Error) -> StoreError {
    match error.sqlite_error_code() {
        Some(ErrorCode::DatabaseBusy | ErrorCode::DatabaseLocked) => StoreError::Busy,
        Some(
            ErrorCode::DiskFull
            | ErrorCode::SystemIoFailure
            | ErrorCode::ReadOnly
            | ErrorCode::CannotOpen
            | ErrorCode::PermissionDenied,
        ) => StoreError::ReadOnly,
        _ => StoreError::Broken(error.to_string()),
    }
}

/// What was written under a lock is whole at any time, so a panic elsewhere does not matter.
pub(super) fn lock(trouble: &Trouble) -> std::sync::MutexGuard<'_, Option<StoreError>> {
    trouble.lock().unwrap_or_else(std::sync::PoisonError::into_inner)
}

#[cfg(test)]
mod tests {
    use super::*;
    use rusqlite::ffi;

    type Answered = oneshot::Receiver<Result<(), StoreError>>;

    fn job(
        work: impl FnMut(&Connection) -> rusqlite::Result<()> + Send + 'static,
    ) -> (Box<dyn Job>, Answered) {
        let (answer, answered) = oneshot::channel();
        (Box::new(Task::new(work, answer)), answered)
    }

    fn insert(number: i64) -> (Box<dyn Job>, Answered) {
        job(move |it| it.execute("INSERT INTO numbers VALUES (?1)", [number]).map(drop))
    }

    fn numbers(connection: &Connection) -> Vec<i64> {
        let mut select = connection.prepare("SELECT number FROM numbers").unwrap();
        let rows = select.query_map([], |row| row.get(0)).unwrap();
        rows.map(Result::unwrap).collect()
    }

    fn answers(answered: Vec<Answered>) -> Vec<Result<(), StoreError>> {
        answered.into_iter().map(|mut it| it.try_recv().expect("all are answered")).collect()
    }

    #[test]
    fn a_bad_request_does_not_spoil_its_group() {
        let connection = Connection::open_in_memory().unwrap();
        connection.execute_batch("CREATE TABLE numbers (number INTEGER PRIMARY KEY)").unwrap();
        let half_done = job(|it| {
            it.execute("INSERT INTO numbers VALUES (7)", [])?;
            it.execute("INSERT INTO numbers VALUES (1)", []).map(drop)
        });
        let (group, answered) = [insert(1), half_done, insert(2)].into_iter().unzip();
        let trouble = Trouble::default();
        commit(&connection, group, &trouble);
        assert_eq!(*lock(&trouble), None);
        let answers = answers(answered);
        assert_eq!((&answers[0], &answers[2]), (&Ok(()), &Ok(())));
        assert!(matches!(answers[1], Err(StoreError::Broken(_))), "{answers:?}");
        assert_eq!(numbers(&connection), [1, 2]);
    }

    #[test]
    fn if_the_disk_fails_no_one_of_the_group_is_acknowledged() {
        let connection = Connection::open_in_memory().unwrap();
        connection.execute_batch("CREATE TABLE numbers (number INTEGER PRIMARY KEY)").unwrap();
        let full = || rusqlite::Error::SqliteFailure(ffi::Error::new(ffi::SQLITE_FULL), None);
        let (group, answered) =
            [insert(1), job(move |_| Err(full())), insert(2)].into_iter().unzip();
        let trouble = Trouble::default();
        commit(&connection, group, &trouble);
        assert_eq!(*lock(&trouble), Some(StoreError::ReadOnly));
        assert_eq!(answers(answered), vec![Err(StoreError::ReadOnly); 3]);
        assert_eq!(numbers(&connection), []);
        let (group, answered) = [insert(3)].into_iter().unzip();
        commit(&connection, group, &trouble);
        assert_eq!(answers(answered), [Ok(())], "the next one begins afresh");
    }
}
