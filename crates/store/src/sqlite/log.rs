//! SQLite writes commits into a log beside the file. Now and then the log has to be brought into the file,
//! which takes some hundredths of a second, and the writer should not wait for that. So another thread
//! does it while the writer goes on; the writer itself brings in only what has come since, and then the
//! log begins again.

use rusqlite::Connection;
use std::sync::mpsc::{Receiver, SyncSender, TryRecvError, sync_channel};
use std::thread::{self, JoinHandle};
use std::{io, mem};

/// So many pages may be in the log before they are brought in: 8 MB.
const MOST: i64 = 2000;

/// How the log is brought into the file.
pub(super) struct Log {
    wake: Option<SyncSender<()>>,
    done: Receiver<()>,
    is_under_way: bool,
    thread: Option<JoinHandle<()>>,
}

impl Log {
    /// Starts the thread, with a connection of its own.
    pub(super) fn start(connection: Connection) -> io::Result<Log> {
        let (wake, woken) = sync_channel(1);
        let (tell, done) = sync_channel(1);
        let work = move || {
            while woken.recv().is_ok() {
                // If it can't be done now, it is tried again after a later commit.
                let _ = checkpoint(&connection, "PASSIVE");
                if tell.send(()).is_err() {
                    return;
                }
            }
        };
        let thread = thread::Builder::new().name("store-log".to_string()).spawn(work)?;
        Ok(Log { wake: Some(wake), done, is_under_way: false, thread: Some(thread) })
    }

    /// To be called by the writer after each commit.
    pub(super) fn tend(&mut self, writer: &Connection) {
        if self.is_under_way {
            match self.done.try_recv() {
                // The rest is short.
                Ok(()) => drop(checkpoint(writer, "PASSIVE")),
                Err(TryRecvError::Empty) => return,
                Err(TryRecvError::Disconnected) => {}
            }
            self.is_under_way = false;
        }
        let waiting = checkpoint(writer, "NOOP").unwrap_or_default();
        if waiting >= MOST
            && let Some(wake) = &self.wake
        {
            self.is_under_way = wake.try_send(()).is_ok();
        }
    }
}

impl Drop for Log {
    fn drop(&mut self) {
        drop(mem::take(&mut self.wake));
        if let Some(thread) = self.thread.take() {
            // It ends because no one can wake it any more.
            let _ = thread.join();
        }
    }
}

/// How many pages of the log are not in the file yet.
pub(super) fn checkpoint(connection: &Connection, how: &str) -> rusqlite::Result<i64> {
    let mut pragma = connection.prepare_cached(&format!("PRAGMA wal_checkpoint({how})"))?;
    pragma.query_row([], |row| Ok(row.get::<_, i64>(1)? - row.get::<_, i64>(2)?))
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::time::Duration;

    #[test]
    fn the_log_does_not_grow_while_commits_come_one_after_the_other() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("games.sqlite");
        let writer = Connection::open(&path).unwrap();
        writer
            .execute_batch(
                "PRAGMA journal_mode = WAL; PRAGMA synchronous = OFF; PRAGMA wal_autocheckpoint = 0; \
                 CREATE TABLE numbers (number INTEGER PRIMARY KEY, filler BLOB)",
            )
            .unwrap();
        let mut log = Log::start(Connection::open(&path).unwrap()).unwrap();
        for _ in 0..10_000 {
            let insert = "INSERT INTO numbers (filler) VALUES (zeroblob(4000))";
            writer.prepare_cached(insert).unwrap().execute([]).unwrap();
            log.tend(&writer);
            // A disk that syncs gives the other thread time as well.
            if log.is_under_way {
                thread::sleep(Duration::from_micros(100));
            }
        }
        drop(log);
        let size = std::fs::metadata(path.with_extension("sqlite-wal")).unwrap().len();
        assert!(size < 40_000_000, "without a new beginning it would be 80 MB: {size}");
        let numbers: i64 =
            writer.query_row("SELECT count(*) FROM numbers", [], |row| row.get(0)).unwrap();
        assert_eq!(numbers, 10_000);
    }
}
