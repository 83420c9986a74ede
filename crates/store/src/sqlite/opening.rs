//! Opening a file: it is looked at before anything is changed in it.

use crate::{OpenError, OpenProblem};
use rusqlite::config::DbConfig;
use rusqlite::{Connection, ErrorCode, OpenFlags};
use std::fs::{self, File, OpenOptions, TryLockError};
use std::io;
use std::path::{Path, PathBuf};
use std::time::Duration;

/// Marks a file as ours: "4row".
const APPLICATION: i32 = 0x3472_6f77;

/// The steps from an empty file to the newest form; a file's version is the number of steps it has made.
const STEPS: [&str; 1] = [include_str!("schema1.sql")];

/// Files up to this size are checked at every start; that takes less than a second.
const CHECKED_AT_START: u64 = 64 << 20;

/// How long to wait for another program that writes into the file, such as a person's SQL shell.
const PATIENCE: Duration = Duration::from_secs(5);

type Opening<T> = Result<T, OpenProblem>;

/// The connection that writes, and the lock on the file.
pub(super) fn open(path: &Path) -> Result<(Connection, File), OpenError> {
    let open = || {
        make_folder(path)?;
        let lock = ask_for_lock(path)?;
        make_file(path)?;
        let connection = connect(path)?;
        let version = examine(&connection, path)?;
        prepare(&connection)?;
        migrate(&connection, version)?;
        Ok((connection, lock))
    };
    open().map_err(|problem| OpenError { place: path.display().to_string(), problem })
}

/// A connection that can't write.
pub(super) fn open_reader(path: &Path) -> Result<Connection, OpenError> {
    let open = || {
        let connection = connect(path)?;
        connection.pragma_update(None, "query_only", true).map_err(problem)?;
        connection.set_prepared_statement_cache_capacity(64);
        Ok(connection)
    };
    open().map_err(|problem| OpenError { place: path.display().to_string(), problem })
}

/// A connection that only brings the log into the file.
pub(super) fn open_for_log(path: &Path) -> Result<Connection, OpenError> {
    let open = || {
        let connection = connect(path)?;
        connection.pragma_update(None, "synchronous", "FULL").map_err(problem)?;
        Ok(connection)
    };
    open().map_err(|problem| OpenError { place: path.display().to_string(), problem })
}

/// A connection to the file of another program, that can't write; the file is looked at as at a start.
pub(super) fn open_foreign(path: &Path) -> Result<Connection, OpenError> {
    let connection = open_reader(path)?;
    examine(&connection, path)
        .map_err(|problem| OpenError { place: path.display().to_string(), problem })?;
    Ok(connection)
}

fn make_folder(path: &Path) -> Opening<()> {
    let Some(folder) = path.parent().filter(|folder| !folder.as_os_str().is_empty()) else {
        return Ok(());
    };
    let mut builder = fs::DirBuilder::new();
    builder.recursive(true);
    #[cfg(unix)]
    std::os::unix::fs::DirBuilderExt::mode(&mut builder, 0o700);
    builder.create(folder).map_err(file_problem)
}

/// Two servers never write into one file: each would believe that it is the only writer.
fn ask_for_lock(path: &Path) -> Opening<File> {
    let mut name = path.as_os_str().to_owned();
    name.push(".lock");
    let file = private().create(true).truncate(false).write(true).open(PathBuf::from(name));
    let file = file.map_err(file_problem)?;
    match file.try_lock() {
        Ok(()) => Ok(file),
        Err(TryLockError::WouldBlock) => Err(OpenProblem::InUse),
        Err(TryLockError::Error(error)) => Err(file_problem(error)),
    }
}

/// A new file belongs to its owner alone, and so does everything that SQLite puts beside it.
fn make_file(path: &Path) -> Opening<()> {
    match private().create_new(true).write(true).open(path) {
        Ok(file) => file.sync_all().and_then(|()| sync_folder(path)).map_err(file_problem),
        Err(error) if error.kind() == io::ErrorKind::AlreadyExists => Ok(()),
        Err(error) => Err(file_problem(error)),
    }
}

/// Makes sure that the name of a new file survives a power cut.
pub(super) fn sync_folder(path: &Path) -> io::Result<()> {
    if cfg!(unix)
        && let Some(folder) = path.parent()
    {
        let folder = if folder.as_os_str().is_empty() { Path::new(".") } else { folder };
        File::open(folder)?.sync_all()?;
    }
    Ok(())
}

fn private() -> OpenOptions {
    let mut options = OpenOptions::new();
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    options
}

fn connect(path: &Path) -> Opening<Connection> {
    let flags = OpenFlags::SQLITE_OPEN_READ_WRITE | OpenFlags::SQLITE_OPEN_NO_MUTEX;
    let connection = Connection::open_with_flags(path, flags).map_err(problem)?;
    connection.busy_timeout(PATIENCE).map_err(problem)?;
    // Until it is known to be ours nothing is moved from the log into the file, not even at the end.
    let keep_log = DbConfig::SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE;
    connection.set_db_config(keep_log, true).map_err(problem)?;
    Ok(connection)
}

/// How many steps the file has made; or why it is not to be used.
fn examine(connection: &Connection, path: &Path) -> Opening<usize> {
    let pragma = |name: &str| -> Opening<i32> {
        connection.pragma_query_value(None, name, |row| row.get(0)).map_err(problem)
    };
    let application = pragma("application_id")?;
    let version = pragma("user_version")?;
    let things: i64 = connection
        .query_row("SELECT count(*) FROM sqlite_schema", [], |row| row.get(0))
        .map_err(problem)?;
    if things == 0 && version == 0 && application == 0 {
        return Ok(0);
    }
    if application != APPLICATION {
        return Err(OpenProblem::NotAStore);
    }
    let version = u32::try_from(version).map_err(|_| OpenProblem::NotAStore)?;
    if version as usize > STEPS.len() {
        return Err(OpenProblem::Newer { found: version, known: STEPS.len() as u32 });
    }
    let size = fs::metadata(path).map_err(file_problem)?.len();
    if size <= CHECKED_AT_START {
        check(connection, "quick_check")?;
    }
    Ok(version as usize)
}

/// Looks through the whole file.
pub(super) fn check(connection: &Connection, pragma: &str) -> Opening<()> {
    let answer: String = connection
        .query_row(&format!("PRAGMA {pragma}(1)"), [], |row| row.get(0))
        .map_err(problem)?;
    if answer == "ok" { Ok(()) } else { Err(OpenProblem::Damaged(answer)) }
}

/// A log beside the file, synced at every commit.
fn prepare(connection: &Connection) -> Opening<()> {
    let set = || -> rusqlite::Result<String> {
        let keep_log = DbConfig::SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE;
        connection.set_db_config(keep_log, false)?;
        connection.set_prepared_statement_cache_capacity(64);
        connection.pragma_update(None, "foreign_keys", true)?;
        connection.pragma_update(None, "synchronous", "FULL")?;
        // Another thread does that.
        connection.pragma_update(None, "wal_autocheckpoint", 0)?;
        connection.pragma_update_and_check(None, "journal_mode", "WAL", |row| row.get(0))
    };
    let mode = set().map_err(problem)?;
    if mode == "wal" { Ok(()) } else { Err(OpenProblem::File(format!("journal_mode={mode}"))) }
}

/// Makes the steps that are missing, all or none.
fn migrate(connection: &Connection, version: usize) -> Opening<()> {
    let steps = &STEPS[version..];
    if steps.is_empty() {
        return Ok(());
    }
    let make = || -> rusqlite::Result<()> {
        let transaction = connection.unchecked_transaction()?;
        for step in steps {
            transaction.execute_batch(step)?;
        }
        transaction.pragma_update(None, "application_id", APPLICATION)?;
        transaction.pragma_update(None, "user_version", STEPS.len() as u32)?;
        transaction.commit()
    };
    make().map_err(problem)
}

fn problem(error: rusqlite::Error) -> OpenProblem {
    match error.sqlite_error_code() {
        Some(ErrorCode::NotADatabase) => OpenProblem::NotAStore,
        Some(ErrorCode::DatabaseCorrupt) => OpenProblem::Damaged(error.to_string()),
        Some(ErrorCode::DatabaseBusy | ErrorCode::DatabaseLocked) => OpenProblem::InUse,
        _ => OpenProblem::File(error.to_string()),
    }
}

fn file_problem(error: io::Error) -> OpenProblem {
    OpenProblem::File(error.to_string())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_commit_is_synced() {
        let folder = tempfile::tempdir().unwrap();
        let (connection, _lock) = open(&folder.path().join("games.sqlite")).unwrap();
        let number = |name: &str| -> i64 {
            connection.pragma_query_value(None, name, |row| row.get(0)).unwrap()
        };
        assert_eq!((number("synchronous"), number("foreign_keys")), (2, 1), "2 is FULL");
        let mode: String =
            connection.pragma_query_value(None, "journal_mode", |row| row.get(0)).unwrap();
        assert_eq!(mode, "wal");
        let reader = open_reader(&folder.path().join("games.sqlite")).unwrap();
        assert!(reader.execute("DELETE FROM tables", []).is_err());
    }
}
