//! Readers: a few threads, each with a connection that can't write. They see what is committed, and never
//! wait for the writer.

use rusqlite::Connection;
use std::sync::mpsc::Receiver;
use std::sync::{Arc, Mutex, PoisonError};

/// Something to be read.
pub(super) enum Question {
    Read(Box<dyn FnOnce(&Connection) + Send>),
    /// One of the readers ends.
    Close,
}

/// Questions that any of the readers may answer.
pub(super) type Questions = Arc<Mutex<Receiver<Question>>>;

/// Answers questions until there will be no more.
pub(super) fn run(connection: &Connection, questions: &Questions) {
    loop {
        // The lock is held while waiting: the others wait for the lock instead.
        let next = questions.lock().unwrap_or_else(PoisonError::into_inner).recv();
        match next {
            Ok(Question::Read(read)) => read(connection),
            Ok(Question::Close) | Err(_) => return,
        }
    }
}
