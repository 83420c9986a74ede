//! A copy of a file that is in use. It is written beside its place and checked; only then it gets its
//! name, so what has the name is whole. To restore it, start a server with it.

use super::opening::{self, sync_folder};
use crate::{BackupError, OpenProblem};
use rusqlite::Connection;
use rusqlite::backup::{Backup, StepResult};
use std::io;
use std::path::Path;
use tempfile::NamedTempFile;

/// Copies the file of a store, even while a server uses it. Takes as long as reading and writing the
/// file does.
pub fn backup(from: &Path, to: &Path) -> Result<(), BackupError> {
    copy(&opening::open_foreign(from).map_err(BackupError::Open)?, to)
}

/// Everything is copied in one step, that is, from one moment; the writer need not wait for it.
pub(super) fn copy(from: &Connection, to: &Path) -> Result<(), BackupError> {
    if to.try_exists().map_err(|error| file(to, &error))? {
        return Err(BackupError::Exists(to.to_path_buf()));
    }
    let folder = to.parent().filter(|folder| !folder.as_os_str().is_empty());
    let folder = folder.unwrap_or(Path::new("."));
    let beside = NamedTempFile::new_in(folder).map_err(|error| file(to, &error))?;
    let broken = |error: rusqlite::Error| BackupError::Broken(error.to_string());
    let mut copy = Connection::open(beside.path()).map_err(broken)?;
    let step = Backup::new(from, &mut copy).and_then(|backup| backup.step(-1)).map_err(broken)?;
    if step != StepResult::Done {
        return Err(BackupError::Broken(format!("{step:?}")));
    }
    // The copy is one file: it has no log beside it.
    let mode: Result<String, _> =
        copy.pragma_update_and_check(None, "journal_mode", "DELETE", |row| row.get(0));
    mode.map_err(broken)?;
    opening::check(&copy, "integrity_check").map_err(|problem| match problem {
        OpenProblem::Damaged(message) => BackupError::Damaged(message),
        other => BackupError::Broken(other.to_string()),
    })?;
    drop(copy);
    beside.as_file().sync_all().map_err(|error| file(to, &error))?;
    beside.persist_noclobber(to).map_err(|refused| match refused.error.kind() {
        io::ErrorKind::AlreadyExists => BackupError::Exists(to.to_path_buf()),
        _ => file(to, &refused.error),
    })?;
    sync_folder(to).map_err(|error| file(to, &error))
}

fn file(path: &Path, error: &io::Error) -> BackupError {
    BackupError::File { path: path.to_path_buf(), message: error.to_string() }
}
