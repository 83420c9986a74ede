//! Records in files: read with a limit, written whole or not at all.

use fourline_game::record::{self, Expected, RecordError, RecordProblem, UnknownTag};
use fourline_game::{Game, Tag};
use fourline_players::Computer;
use std::fmt;
use std::fs::File;
use std::io::{self, Read, Write};
use std::path::{Path, PathBuf};

/// No record of a game and no rule set is longer than this.
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

/// Reads the record of a game from a file; its computer players must be known here.
pub fn read_record(path: &Path) -> Result<Game, ReadError> {
    let text = read_text(path)?;
    let check = |tag: &Tag| match tag.as_str().parse::<Computer>() {
        Err(unknown) if !tag.is_human() => Err(UnknownTag(unknown.to_string())),
        _ => Ok(()),
    };
    record::read_with(&text, check).map_err(|record| ReadError {
        path: path.to_path_buf(),
        reason: ReadErrorReason::Record(record),
    })
}

/// Reads a text file, but not without end.
pub fn read_text(path: &Path) -> Result<String, ReadError> {
    let error = |reason| ReadError { path: path.to_path_buf(), reason };
    let mut bytes = Vec::new();
    File::open(path)
        .and_then(|file| file.take(LONGEST_FILE + 1).read_to_end(&mut bytes))
        .map_err(|io| error(ReadErrorReason::Io(io)))?;
    if bytes.len() as u64 > LONGEST_FILE {
        return Err(error(ReadErrorReason::TooLong));
    }
    String::from_utf8(bytes).map_err(|utf8| {
        let valid = utf8.utf8_error().valid_up_to();
        let good = String::from_utf8_lossy(&utf8.as_bytes()[..valid]);
        error(ReadErrorReason::Record(RecordError {
            line: good.matches('\n').count() + 1,
            column: good.rsplit('\n').next().unwrap_or("").chars().count() + 1,
            problem: RecordProblem::Expected(Expected::Utf8),
        }))
    })
}

/// Writes a file that must not exist yet.
pub fn write_new(path: &Path, content: impl AsRef<[u8]>) -> io::Result<()> {
    write_whole(path, content.as_ref(), |file| {
        file.persist_noclobber(path).map_err(|e| e.error).map(drop)
    })
}

/// Writes a file, replacing one that exists; behind a link, the file that it points to. Devices and
/// the like are not replaced.
pub fn write_over(path: &Path, content: impl AsRef<[u8]>) -> io::Result<()> {
    let path = &path.canonicalize().unwrap_or_else(|_| path.to_path_buf());
    if path.exists() && !path.is_file() {
        return Err(io::Error::other("not an ordinary file"));
    }
    write_whole(path, content.as_ref(), |file| file.persist(path).map_err(|e| e.error).map(drop))
}

/// Writes beside the target and moves it there, so that there is never half a file.
fn write_whole(
    path: &Path,
    content: &[u8],
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
    file.write_all(content)?;
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
            ReadErrorReason::TooLong => {
                write!(f, "longer than 1 MiB, which no record or rule set is")
            }
            ReadErrorReason::Record(error) => write!(f, "{error}"),
        }
    }
}

impl std::error::Error for ReadError {}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_file_without_end_is_not_read_to_its_end() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("long");
        std::fs::write(&path, vec![b'#'; LONGEST_FILE as usize]).unwrap();
        assert!(read_text(&path).is_ok());
        std::fs::write(&path, vec![b'#'; LONGEST_FILE as usize + 1]).unwrap();
        let error = read_record(&path).unwrap_err();
        assert!(matches!(error.reason, ReadErrorReason::TooLong), "{error}");
    }

    #[test]
    fn what_is_not_text_is_refused_with_its_place() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("bytes");
        std::fs::write(&path, b"fourline\nrec\xffrd").unwrap();
        let error = read_record(&path).unwrap_err().to_string();
        assert!(error.ends_with("bytes: line 2, column 4: expected text in UTF-8"), "{error}");
    }

    #[cfg(unix)]
    #[test]
    fn only_ordinary_files_are_replaced_and_links_stay_links() {
        let folder = tempfile::tempdir().unwrap();
        let (real, link) = (folder.path().join("real"), folder.path().join("link"));
        write_new(&real, "one").unwrap();
        assert_eq!(write_new(&real, "two").unwrap_err().kind(), io::ErrorKind::AlreadyExists);
        std::os::unix::fs::symlink(&real, &link).unwrap();
        write_over(&link, "three").unwrap();
        assert_eq!(std::fs::read_to_string(&real).unwrap(), "three");
        assert!(link.is_symlink());
        assert!(write_over(Path::new("/dev/null"), "four").is_err());
        assert!(write_over(folder.path(), "five").is_err());
    }
}
