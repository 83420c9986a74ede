//! Records in files: read with a limit, written whole or not at all. What the system says about a
//! file becomes something that can be said in plain words.

use directories::BaseDirs;
use fourline_app::files::{FileError, FileProblem};
use fourline_app::study::Study;
use fourline_game::record::{self, Expected, RecordError, RecordProblem};
use fourline_game::{Game, Tag};
use fourline_players::Computer;
use std::fs::File;
use std::io::{self, Read, Write};
use std::path::{Path, PathBuf};

/// No record of a game and no rule set is longer than this.
const LONGEST_FILE: u64 = 1 << 20;

/// Reads the record of a game from a file; its computer players must be known here.
pub fn read_record(path: &Path) -> Result<Game, FileError> {
    let text = read_text(path)?;
    parse_record(&text).map_err(|error| FileError::new(path, FileProblem::Record(error)))
}

/// Reads a study from a file, or the record of a game to study.
pub fn read_study(path: &Path) -> Result<Study, FileError> {
    let text = read_text(path)?;
    Study::read(&text).map_err(|error| FileError::new(path, FileProblem::Record(error)))
}

/// Reads the record of a game; its computer players must be known here.
pub(crate) fn parse_record(text: &str) -> Result<Game, RecordError> {
    record::read_with(text, |tag: &Tag| tag.is_human() || tag.as_str().parse::<Computer>().is_ok())
}

/// Reads a text file, but not without end.
pub fn read_text(path: &Path) -> Result<String, FileError> {
    let error = |problem| FileError::new(path, problem);
    let mut bytes = Vec::new();
    File::open(path)
        .and_then(|file| file.take(LONGEST_FILE + 1).read_to_end(&mut bytes))
        .map_err(|io| failed(path, &io))?;
    if bytes.len() as u64 > LONGEST_FILE {
        return Err(error(FileProblem::TooLong));
    }
    String::from_utf8(bytes).map_err(|utf8| {
        let valid = utf8.utf8_error().valid_up_to();
        let good = String::from_utf8_lossy(&utf8.as_bytes()[..valid]);
        error(FileProblem::Record(RecordError {
            line: good.matches('\n').count() + 1,
            column: good.rsplit('\n').next().unwrap_or("").chars().count() + 1,
            problem: RecordProblem::Expected(Expected::Utf8),
        }))
    })
}

/// Writes a file that must not exist yet. It is written beside its place and moved there, so that there is never
/// half a file; so are the others.
pub fn write_new(path: &Path, content: impl AsRef<[u8]>) -> io::Result<()> {
    let file = temporary(folder_of(path), content.as_ref())?;
    file.persist_noclobber(path).map_err(|e| e.error).map(drop)
}

/// Writes a file, replacing one that exists; behind a link, the file that it points to. Who may read
/// it stays as it was. Devices and the like are not replaced.
pub fn write_over(path: &Path, content: impl AsRef<[u8]>) -> io::Result<()> {
    replace(path, |folder| temporary(folder, content.as_ref()))
}

fn replace(
    path: &Path,
    fresh: impl FnOnce(&Path) -> io::Result<tempfile::NamedTempFile>,
) -> io::Result<()> {
    let path = &path.canonicalize().unwrap_or_else(|_| path.to_path_buf());
    if path.exists() && !path.is_file() {
        return Err(io::Error::other(FileProblem::NotOrdinary));
    }
    let file = fresh(folder_of(path))?;
    if let Ok(before) = path.metadata() {
        file.as_file().set_permissions(before.permissions())?;
    }
    file.persist(path).map_err(|e| e.error).map(drop)
}

/// The same for content that is too large to be in memory at once.
pub fn write_over_with(
    path: &Path,
    write: impl FnOnce(&mut File) -> io::Result<()>,
) -> io::Result<()> {
    replace(path, |folder| temporary_with(folder, write))
}

/// The folder that a file is in.
pub(crate) fn folder_of(path: &Path) -> &Path {
    match path.parent() {
        Some(folder) if !folder.as_os_str().is_empty() => folder,
        _ => Path::new("."),
    }
}

/// A file with this content in a folder, safely on the disk, that waits for its name.
pub(crate) fn temporary(folder: &Path, content: &[u8]) -> io::Result<tempfile::NamedTempFile> {
    temporary_with(folder, |file| file.write_all(content))
}

fn temporary_with(
    folder: &Path,
    write: impl FnOnce(&mut File) -> io::Result<()>,
) -> io::Result<tempfile::NamedTempFile> {
    let mut builder = tempfile::Builder::new();
    builder.prefix(".fourline-");
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt;
        builder.permissions(std::fs::Permissions::from_mode(0o644));
    }
    let mut file = builder.tempfile_in(folder).map_err(|error| without_path(&error, folder))?;
    write(file.as_file_mut())?;
    file.as_file().sync_all()?;
    Ok(file)
}

/// What the system said about a file, as something that can be said in plain words and without numbers.
///
/// ```
/// use fourline_native::files::plain_reason;
/// let missing = std::fs::read("no/such/file").unwrap_err();
/// assert_eq!(plain_reason(&missing).to_string(), "no such file or folder");
/// ```
pub fn plain_reason(error: &io::Error) -> FileProblem {
    use io::ErrorKind as Kind;
    let inner = error.get_ref();
    if let Some(problem) = inner.and_then(|inner| inner.downcast_ref::<FileProblem>()) {
        return problem.clone();
    }
    match error.kind() {
        Kind::NotFound => FileProblem::NotFound,
        Kind::PermissionDenied => FileProblem::Denied,
        Kind::AlreadyExists => FileProblem::Exists,
        Kind::NotADirectory => FileProblem::NotAFolder,
        Kind::IsADirectory => FileProblem::IsAFolder,
        Kind::StorageFull => FileProblem::NoSpace,
        Kind::QuotaExceeded => FileProblem::NoSpaceForUser,
        Kind::FileTooLarge => FileProblem::TooLarge,
        Kind::ReadOnlyFilesystem => FileProblem::ReadOnly,
        Kind::InvalidFilename => FileProblem::BadName,
        Kind::ResourceBusy | Kind::ExecutableFileBusy => FileProblem::Busy,
        Kind::InvalidData if inner.is_none() => FileProblem::NotText,
        Kind::UnexpectedEof => FileProblem::EndedEarly,
        Kind::BrokenPipe => FileProblem::Closed,
        Kind::OutOfMemory => FileProblem::NoMemory,
        kind => {
            let words = without_numbers(&error.to_string());
            // Some errors have no words but the English name of their kind.
            match inner {
                _ if words.is_empty() || words == kind.to_string() => FileProblem::Unknown,
                Some(_) => FileProblem::Told(words),
                None => FileProblem::System(words),
            }
        }
    }
}

/// What an error says, without the system's numbers for errors: not `File exists (os error 17)`.
///
/// ```
/// use fourline_native::files::without_numbers;
/// assert_eq!(without_numbers("a: File exists (os error 17)"), "a: File exists");
/// assert_eq!(without_numbers("(os error 5) at b (os error)"), "at b (os error)");
/// ```
pub fn without_numbers(words: &str) -> String {
    let (mut rest, mut kept) = (words, String::new());
    while let Some((before, _, after)) = numbered(rest) {
        kept += before.trim_end();
        rest = after;
    }
    (kept + rest).trim().to_string()
}

/// The system's number for an error in the words of an error, with what stands before and behind it.
fn numbered(words: &str) -> Option<(&str, i32, &str)> {
    const START: &str = "(os error ";
    words.match_indices(START).find_map(|(start, _)| {
        let (number, after) = words[start + START.len()..].split_once(')')?;
        Some((&words[..start], number.parse().ok()?, after))
    })
}

/// What the system said about this file.
pub(crate) fn failed(path: &Path, error: &io::Error) -> FileError {
    FileError::new(path, plain_reason(error))
}

/// The path with a leading `~` taken for the home folder, as shells do. Without a home folder it stays
/// as it is.
///
/// ```
/// use fourline_native::files::expand_home;
/// use std::path::Path;
/// assert!(expand_home("~/game.fourline").ends_with("game.fourline"));
/// assert_eq!(expand_home("games/~one"), Path::new("games/~one"));
/// assert_eq!(expand_home("~one"), Path::new("~one"));
/// ```
pub fn expand_home(path: &str) -> PathBuf {
    let rest = path
        .strip_prefix('~')
        .filter(|rest| rest.is_empty() || rest.starts_with(std::path::is_separator));
    match (rest, BaseDirs::new()) {
        (Some(""), Some(base)) => base.home_dir().to_path_buf(),
        (Some(rest), Some(base)) => {
            base.home_dir().join(rest.trim_start_matches(std::path::is_separator))
        }
        _ => PathBuf::from(path),
    }
}

/// The error without the name of the file beside the target, which means nothing to the user.
fn without_path(error: &io::Error, folder: &Path) -> io::Error {
    match folder.metadata() {
        Err(missing) => missing,
        // Inside is the system's own error, of which only the number can be had.
        Ok(_) => match numbered(&error.to_string()) {
            Some((_, number, _)) => io::Error::from_raw_os_error(number),
            None => io::Error::from(error.kind()),
        },
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use fourline_words::{Language, Say};

    #[test]
    fn a_file_without_end_is_not_read_to_its_end() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("long");
        std::fs::write(&path, vec![b'#'; LONGEST_FILE as usize]).unwrap();
        assert!(read_text(&path).is_ok());
        std::fs::write(&path, vec![b'#'; LONGEST_FILE as usize + 1]).unwrap();
        let error = read_record(&path).unwrap_err();
        assert_eq!(error.reason, FileProblem::TooLong);
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

    #[cfg(unix)]
    #[test]
    fn who_may_read_a_file_stays_as_it_was() {
        use std::os::unix::fs::PermissionsExt;
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("private");
        write_new(&path, "one").unwrap();
        std::fs::set_permissions(&path, std::fs::Permissions::from_mode(0o600)).unwrap();
        write_over(&path, "two").unwrap();
        assert_eq!(path.metadata().unwrap().permissions().mode() & 0o777, 0o600);
    }

    #[test]
    fn no_error_tells_a_number() {
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join("file");
        write_new(&file, "").unwrap();
        let told = |result: io::Result<()>| plain_reason(&result.unwrap_err()).to_string();
        assert_eq!(told(write_new(&file, "")), "this file already exists");
        assert_eq!(told(write_new(&folder.path().join("a/b"), "")), "no such file or folder");
        assert_eq!(told(write_new(&file.join("b"), "")), "a part of the path is not a folder");
        assert_eq!(told(write_over(folder.path(), "")), "not an ordinary file");
        assert_eq!(told(Err(io::Error::other("choose less"))), "choose less");
        assert_eq!(told(Err(io::ErrorKind::NotFound.into())), "no such file or folder");
        assert_eq!(told(Err(io::ErrorKind::Other.into())), "the system does not say why");
        let not_text = std::fs::write(&file, [0xff]).and_then(|()| std::fs::read_to_string(&file));
        assert_eq!(told(not_text.map(drop)), "this is not text in UTF-8");
    }

    /// No number of the system, and no English name of a kind of error, in any language.
    #[test]
    fn every_error_of_the_system_is_said_in_words() {
        use io::ErrorKind as Kind;
        let numbered = (1..140).map(io::Error::from_raw_os_error);
        let kinds = (1..140).map(|number| io::Error::from_raw_os_error(number).kind());
        let bare =
            kinds.chain([Kind::Other, Kind::InvalidData, Kind::UnexpectedEof, Kind::WriteZero]);
        let wrapped = (1..140).map(|number| {
            let inner = io::Error::from_raw_os_error(number);
            io::Error::new(inner.kind(), format!("{inner} at path \"x\""))
        });
        let said =
            |error: &io::Error| Language::ALL.map(|language| plain_reason(error).say(language));
        for error in numbered.chain(wrapped) {
            for words in said(&error) {
                assert!(!words.is_empty() && !words.contains("os error"), "{words}");
            }
        }
        // These have nothing but the English name of their kind.
        for error in bare.map(io::Error::from) {
            let [english, others @ ..] = said(&error);
            let kind = error.kind().to_string();
            assert!(english == "permission denied" || english != kind, "{kind}");
            assert!(others.iter().all(|words| *words != kind), "{kind}");
        }
        let error = io::Error::from_raw_os_error(24);
        let path = io::Error::new(error.kind(), format!("{error} at path \"x\""));
        let words = plain_reason(&without_path(&path, Path::new("."))).to_string();
        assert_eq!(words, plain_reason(&error).to_string());
    }
}
