//! Where games are kept, so that none is lost: unfinished ones to continue, finished ones to look
//! at again. This is the trait and its plain data; the disk is elsewhere.

use crate::files::{FileError, FileProblem, in_file};
use fourline_game::Game;
use fourline_words::catalogue::files as text;
use fourline_words::{Language, Say, display_in_english};
use std::path::{Path, PathBuf};

/// A game that is open and written to the shelf as it is played. The shelf gives the numbers.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Slot(pub u64);

/// A game on the shelf.
#[derive(Clone, Debug)]
pub struct Entry {
    /// Where it lies.
    pub path: PathBuf,
    /// The game.
    pub game: Game,
    /// When it was last played, in seconds since 1970, as far as that is known.
    pub played_s: Option<u64>,
    /// Does another program have it open? A game that is open in a slot of this shelf is not elsewhere.
    pub is_open_elsewhere: bool,
}

/// Everything on the shelf, the newest first.
#[derive(Clone, Debug, Default)]
pub struct Listing {
    /// Games that can be continued.
    pub unfinished: Vec<Entry>,
    /// Games that are over.
    pub finished: Vec<Entry>,
    /// Files that are not games this program can read. They are left alone.
    pub unreadable: Vec<FileError>,
}

/// A game taken from the shelf to be continued.
#[derive(Clone, Debug)]
pub struct Opened {
    /// The game.
    pub game: Game,
    /// Where it is written from now on.
    pub slot: Slot,
    /// Is it a copy, because the game is open already?
    pub is_copy: bool,
}

/// Why the shelf could not do something: which place, and what is wrong.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ShelfError {
    /// The file or folder.
    pub path: PathBuf,
    /// What is wrong.
    pub reason: ShelfProblem,
}

/// Why the shelf could not do something.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ShelfProblem {
    /// The file is not on the shelf.
    NotKeptHere,
    /// The game is not open any more.
    NotOpen,
    /// The game is over.
    Over,
    /// The game is open elsewhere.
    BeingPlayed,
    /// The file can't be read or written.
    File(FileProblem),
}

/// Where games are kept.
pub trait Shelf {
    /// All games, newest first, and what can't be read.
    fn list(&self) -> Listing;

    /// Opens an unfinished game to continue it. One that is open already, in another program or in
    /// another slot, is copied, so that neither destroys the other's work; a copy on which nothing is
    /// played does not stay. Only files of the shelf can be opened.
    fn open(&mut self, entry: &Path) -> Result<Opened, ShelfError>;

    /// Writes the game as it stands; without a slot, or with one that was left, it gets a new one. When
    /// this returns, the game survives the end of the program, however it comes. After an error the
    /// slot stays, and the next call writes the whole game again.
    fn keep(&mut self, slot: Option<Slot>, game: &Game) -> Result<Slot, ShelfError>;

    /// The game is over: it is written to the end and moves to the finished games. Returns where it is.
    /// After an error the slot stays.
    fn finish(&mut self, slot: Option<Slot>, game: &Game) -> Result<PathBuf, ShelfError>;

    /// The game is not wanted any more: its file is deleted.
    fn discard(&mut self, slot: Slot) -> Result<(), ShelfError>;

    /// Closes a game: it is saved safely to the disk, and others may open it. A game in which nothing
    /// was done is deleted. Returns where it is.
    fn leave(&mut self, slot: Slot) -> Result<PathBuf, ShelfError>;

    /// Deletes a game of the list, unless it is open elsewhere.
    fn delete(&mut self, path: &Path) -> Result<(), ShelfError>;
}

impl ShelfError {
    /// This is wrong with that file or folder.
    pub fn new(path: &Path, reason: ShelfProblem) -> ShelfError {
        ShelfError { path: path.to_path_buf(), reason }
    }
}

impl Say for ShelfError {
    fn say(&self, language: Language) -> String {
        in_file(language, &self.path, &self.reason)
    }
}

impl Say for ShelfProblem {
    fn say(&self, language: Language) -> String {
        match self {
            ShelfProblem::NotKeptHere => text::not_kept_here(language),
            ShelfProblem::NotOpen => text::not_open(language),
            ShelfProblem::Over => text::game_over(language),
            ShelfProblem::BeingPlayed => text::being_played(language),
            ShelfProblem::File(problem) => problem.say(language),
        }
    }
}

display_in_english!(ShelfError, ShelfProblem);
impl std::error::Error for ShelfError {}
