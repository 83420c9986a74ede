//! Records in files: read with a limit, written whole or not at all.

use fourline_game::Game;
use fourline_game::record::{self, RecordError};
use std::fmt;
use std::fs::File;
use std::io::{self, Read, Write};
use std::path::{Path, PathBuf};

/// No record of a game is longer than this.
const LONGEST_FILE: u64 = 1 << 20;

/// Why a record could not be read from a file.
#[derive(Debug)]
pub struct ReadError {
    /// The file.
    pub path: PathBuf,
    /// What went wrong.
    pub reason: ReadErrorReason,
}

/// What went wrong with a file.
#[derive(Debug)]
pub enum ReadErrorReason {
    /// The system did not give it to us.
    Io(io::Error),
    /// It is longer than any record.
    TooLong,
    /// It is not a record.
    Record(RecordError),
}

/// Reads the record of a game from a file.
pub fn read_record(path: &Path) -> Result<Game, ReadError> {
    let error = |reason| ReadError { path: path.to_path_buf(), reason };
    let mut bytes = Vec::new();
    File::open(path)
        .and_then(|file| file.take(LONGEST_FILE + 1).read_to_end(&mut bytes))
        .map_err(|io| error(ReadErrorReason::Io(io)))?;
    if bytes.len() as u64 > LONGEST_FILE {
        return Err(error(ReadErrorReason::TooLong));
    }
    let text = std::str::from_utf8(&bytes).map_err(|utf8| {
        let good = String::from_utf8_lossy(&bytes[..utf8.valid_up_to()]).into_owned();
        error(ReadErrorReason::Record(RecordError {
            line: good.matches('\n').count() + 1,
            column: good.rsplit('\n').next().unwrap_or("").chars().count() + 1,
            problem: "expected text in UTF-8".to_string(),
        }))
    })?;
    record::read(text).map_err(|record| error(ReadErrorReason::Record(record)))
}

/// Writes a file that must not exist yet.
pub fn write_new(path: &Path, text: &str) -> io::Result<()> {
    write_whole(path, text, |file| file.persist_noclobber(path).map_err(|e| e.error).map(drop))
}

/// Writes a file, replacing one that exists.
pub fn write_over(path: &Path, text: &str) -> io::Result<()> {
    write_whole(path, text, |file| file.persist(path).map_err(|e| e.error).map(drop))
}

/// Writes beside the target and moves it there, so that there is never half a file.
fn write_whole(
    path: &Path,
    text: &str,
    persist: impl FnOnce(tempfile::NamedTempFile) -> io::Result<()>,
) -> io::Result<()> {
    let folder = path.parent().filter(|folder| !folder.as_os_str().is_empty());
    let folder = folder.unwrap_or(Path::new("."));
    let mut builder = tempfile::Builder::new();
    builder.prefix(".fourline-");
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt;
        builder.permissions(std::fs::Permissions::from_mode(0o644));
    }
    let mut file = builder.tempfile_in(folder).map_err(|error| without_path(&error, folder))?;
    file.write_all(text.as_bytes())?;
    file.as_file().sync_all()?;
    persist(file)
}

/// The error without the name of the file beside the target, which nobody asked for.
fn without_path(error: &io::Error, folder: &Path) -> io::Error {
    match folder.metadata() {
        Err(missing) => missing,
        Ok(_) => io::Error::from(error.kind()),
    }
}

impl fmt::Display for ReadError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}", crate::harmless(&self.path.to_string_lossy()), self.reason)
    }
}

impl fmt::Display for ReadErrorReason {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ReadErrorReason::Io(error) => write!(f, "{error}"),
            ReadErrorReason::TooLong => write!(f, "too long to be the record of a game"),
            ReadErrorReason::Record(error) => write!(f, "{error}"),
        }
    }
}

impl std::error::Error for ReadError {}
