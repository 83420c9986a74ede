//! What can go wrong, and how it is said.

use fourline_words::{Language, Say, catalogue::store as text, display_in_english};
use std::path::PathBuf;

/// Why a call was not carried out.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum StoreError {
    /// There is more to do than can be done, or the database is away. Whether it was carried out is not
    /// known; the same call may be made again.
    Busy,
    /// Nothing can be written now, because the disk is full or does not work. Nothing was committed. The
    /// store tries by itself whether it goes on.
    ReadOnly,
    /// One of a new table's ids is used already.
    Exists,
    /// The store was closed.
    Closed,
    /// The database says something that should not happen.
    Broken(String),
}

impl Say for StoreError {
    fn say(&self, language: Language) -> String {
        match self {
            StoreError::Busy => text::busy(language),
            StoreError::ReadOnly => text::read_only(language),
            StoreError::Exists => text::exists(language),
            StoreError::Closed => text::closed(language),
            StoreError::Broken(message) => text::broken(language, message),
        }
    }
}

/// Why a store was not opened. Nothing was changed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OpenError {
    /// The file, or the address without its password.
    pub place: String,
    /// What is wrong there.
    pub problem: OpenProblem,
}

/// What keeps a store from being opened.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum OpenProblem {
    /// Another server has it open.
    InUse,
    /// It was made by a newer version.
    Newer {
        /// Its version.
        found: u32,
        /// The newest that is known here.
        known: u32,
    },
    /// It is something else.
    NotAStore,
    /// It is damaged.
    Damaged(String),
    /// The file can't be read or written.
    File(String),
    /// The database can't be reached, or refuses.
    Refused(String),
    /// The address can't be read. What it says is not repeated, for there may be a password in it.
    BadAddress,
    /// A part of the address can't be used.
    BadPart(String),
    /// The database would lose what it has confirmed.
    Unsafe(String),
    /// This program was built without that kind of database.
    NotBuiltIn,
}

impl Say for OpenError {
    fn say(&self, language: Language) -> String {
        text::in_place(language, &self.place, self.problem.say(language))
    }
}

impl Say for OpenProblem {
    fn say(&self, language: Language) -> String {
        match self {
            OpenProblem::InUse => text::in_use(language),
            OpenProblem::Newer { found, known } => {
                text::newer(language, found.to_string(), known.to_string())
            }
            OpenProblem::NotAStore => text::not_a_store(language),
            OpenProblem::Damaged(message) => text::damaged(language, message),
            OpenProblem::File(message) => text::file(language, message),
            OpenProblem::Refused(message) => text::refused(language, message),
            OpenProblem::BadAddress => text::bad_address(language),
            OpenProblem::BadPart(part) => text::bad_part(language, part),
            OpenProblem::Unsafe(setting) => text::unsafe_setting(language, setting),
            OpenProblem::NotBuiltIn => text::not_built_in(language),
        }
    }
}

/// Why there is no backup.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum BackupError {
    /// There is a file of that name.
    Exists(PathBuf),
    /// The database can't be opened.
    Open(OpenError),
    /// It can't be written there.
    File {
        /// Where.
        path: PathBuf,
        /// What the system says.
        message: String,
    },
    /// The copy is not whole, so it was deleted.
    Damaged(String),
    /// The database says something that should not happen.
    Broken(String),
}

impl Say for BackupError {
    fn say(&self, language: Language) -> String {
        let place = |path: &PathBuf| path.display().to_string();
        match self {
            BackupError::Exists(path) => {
                text::in_place(language, place(path), text::backup_exists(language))
            }
            BackupError::Open(error) => error.say(language),
            BackupError::File { path, message } => {
                text::in_place(language, place(path), text::file(language, message))
            }
            BackupError::Damaged(message) => text::backup_damaged(language, message),
            BackupError::Broken(message) => text::broken(language, message),
        }
    }
}

display_in_english!(StoreError, OpenError, OpenProblem, BackupError);
impl std::error::Error for StoreError {}
impl std::error::Error for OpenError {}
impl std::error::Error for BackupError {}
