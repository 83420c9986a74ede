//! What can be wrong with a file, as data, and how it is said. The disk itself is elsewhere.

use crate::safe::harmless;
use fourline_game::record::RecordError;
use fourline_words::catalogue::files as text;
use fourline_words::{Language, Say, display_in_english};
use std::path::{Path, PathBuf};

/// A file that can't be read or written.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FileError {
    /// The file.
    pub path: PathBuf,
    /// What is wrong with it.
    pub reason: FileProblem,
}

/// Why a file can't be read or written.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum FileProblem {
    /// There is no such file or folder.
    NotFound,
    /// It is not allowed.
    Denied,
    /// There is such a file already.
    Exists,
    /// A part of the path is a file.
    NotAFolder,
    /// It is a folder.
    IsAFolder,
    /// The disk is full.
    NoSpace,
    /// The user has used up their part of the disk.
    NoSpaceForUser,
    /// The system has no files of that size.
    TooLarge,
    /// The disk can only be read.
    ReadOnly,
    /// The system does not take this name.
    BadName,
    /// Another program is using it.
    Busy,
    /// It is a device, a pipe or the like.
    NotOrdinary,
    /// It is longer than anything that the program reads.
    TooLong,
    /// It is not text in UTF-8.
    NotText,
    /// It ended before everything was read.
    EndedEarly,
    /// What reads it was closed, or what writes it.
    Closed,
    /// The system has no memory left.
    NoMemory,
    /// It is not a record.
    Record(RecordError),
    /// Something else, in the words of the part of the program that refused.
    Told(String),
    /// Something else, in the system's own words.
    System(String),
    /// Something else, and the system does not say what.
    Unknown,
}

impl FileError {
    /// This is wrong with that file.
    pub fn new(path: &Path, reason: FileProblem) -> FileError {
        FileError { path: path.to_path_buf(), reason }
    }
}

impl Say for FileError {
    fn say(&self, language: Language) -> String {
        in_file(language, &self.path, &self.reason)
    }
}

impl Say for FileProblem {
    fn say(&self, language: Language) -> String {
        match self {
            FileProblem::NotFound => text::not_found(language),
            FileProblem::Denied => text::denied(language),
            FileProblem::Exists => text::exists(language),
            FileProblem::NotAFolder => text::not_a_folder(language),
            FileProblem::IsAFolder => text::is_a_folder(language),
            FileProblem::NoSpace => text::no_space(language),
            FileProblem::NoSpaceForUser => text::no_space_for_user(language),
            FileProblem::TooLarge => text::too_large(language),
            FileProblem::ReadOnly => text::read_only(language),
            FileProblem::BadName => text::bad_name(language),
            FileProblem::Busy => text::busy(language),
            FileProblem::NotOrdinary => text::not_ordinary(language),
            FileProblem::TooLong => text::too_long(language),
            FileProblem::NotText => text::not_text(language),
            FileProblem::EndedEarly => text::ended_early(language),
            FileProblem::Closed => text::closed(language),
            FileProblem::NoMemory => text::no_memory(language),
            FileProblem::Record(error) => error.say(language),
            FileProblem::Told(message) => harmless(message),
            FileProblem::System(message) => text::system(language, harmless(message)),
            FileProblem::Unknown => text::unknown(language),
        }
    }
}

/// A file, and what is wrong with it: `game.fourline: no such file or folder`.
pub fn in_file(language: Language, path: &Path, problem: &dyn Say) -> String {
    text::in_file(language, harmless(&path.to_string_lossy()), problem.say(language))
}

display_in_english!(FileError, FileProblem);
impl std::error::Error for FileError {}
impl std::error::Error for FileProblem {}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_file_is_named_and_nothing_dangerous_is_shown() {
        let error = FileError::new(Path::new("a\u{1b}b"), FileProblem::Denied);
        assert_eq!(error.say(Language::English), "a\\u{1b}b: permission denied");
        let system = FileProblem::System("tape\u{7} torn".to_string());
        assert_eq!(system.say(Language::English), "the system says: tape\\u{7} torn");
    }
}
