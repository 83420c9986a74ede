//! The shelf on the disk: unfinished games in one folder, finished ones in another, each a record
//! that anybody can read. A game is written while it is played; see `open_game.rs` for how.

mod folder;
mod lock;
mod open_game;
mod reading;

use crate::files::{self, parse_record, plain_reason, read_text, write_new};
use folder::{Folder, rename_new};
use fourline_app::files::{FileError, FileProblem};
use fourline_app::shelf::{Entry, Listing, Opened, Shelf, ShelfError, ShelfProblem, Slot};
use fourline_game::{Game, record};
use jiff::{Timestamp, Zoned, tz::TimeZone};
use lock::{Asked, Lock};
use open_game::OpenGame;
use std::collections::HashMap;
use std::fs;
use std::io;
use std::path::{Path, PathBuf};
use std::time::{Duration, SystemTime, UNIX_EPOCH};

/// Games in two folders of the disk.
#[derive(Debug)]
pub struct DiskShelf {
    unfinished: Folder,
    finished: Folder,
    open: HashMap<Slot, OpenGame>,
    next: u64,
}

/// A game as it was found, with the time it is sorted by.
struct Found {
    played: Option<SystemTime>,
    entry: Entry,
}

impl DiskShelf {
    /// The shelf in this folder, which need not exist yet: unfinished games lie in `unfinished` below
    /// it, finished ones in `finished`.
    pub fn new(folder: &Path) -> DiskShelf {
        DiskShelf {
            unfinished: Folder::new(folder.join("unfinished")),
            finished: Folder::new(folder.join("finished")),
            open: HashMap::new(),
            next: 0,
        }
    }

    /// The folder of the unfinished games.
    pub fn unfinished_folder(&self) -> &Path {
        self.unfinished.path()
    }

    /// The folder of the finished games.
    pub fn finished_folder(&self) -> &Path {
        self.finished.path()
    }

    /// Does this file lie on the shelf?
    pub fn contains(&self, path: &Path) -> bool {
        self.find(path).is_ok()
    }

    /// The shelf's own name for a file.
    fn find(&self, path: &Path) -> Result<PathBuf, ShelfError> {
        let found = self.unfinished.find(path).or_else(|| self.finished.find(path));
        found.ok_or_else(|| ShelfError::new(path, ShelfProblem::NotKeptHere))
    }

    fn is_in_unfinished(&self, path: &Path) -> bool {
        path.parent() == Some(self.unfinished.path())
    }

    /// Reads a file of the shelf. Only an unfinished game may have been cut short.
    fn read(&self, path: &Path) -> Result<(Game, String), FileError> {
        // A pipe would keep us waiting for ever.
        let data = path.metadata().map_err(|error| files::failed(path, &error))?;
        if !data.is_file() {
            return Err(FileError::new(path, FileProblem::NotOrdinary));
        }
        let text = read_text(path)?;
        let read = match self.is_in_unfinished(path) {
            true => reading::read_cut(&text),
            false => parse_record(&text),
        };
        let game = read.map_err(|error| FileError::new(path, FileProblem::Record(error)))?;
        Ok((game, text))
    }

    fn look_at(&self, path: PathBuf) -> Result<Found, FileError> {
        let (game, _) = self.read(&path)?;
        let played = path.metadata().and_then(|data| data.modified()).ok();
        let path = match game.ending() {
            // A program ended before it could move the game.
            Some(_) if self.is_in_unfinished(&path) => self.file_away(path, played),
            _ => path,
        };
        let is_ours = self.open.values().any(|game| game.path() == path);
        let is_open_elsewhere = !is_ours && Lock::is_held(&path);
        let since = |time: SystemTime| time.duration_since(UNIX_EPOCH).ok();
        let played_s = played.and_then(since).map(|time| time.as_secs());
        Ok(Found { played, entry: Entry { path, game, played_s, is_open_elsewhere } })
    }

    /// Moves a game that is over to the finished ones, unless it is open elsewhere or nothing can be
    /// written there. Returns where it is now.
    fn file_away(&self, path: PathBuf, played: Option<SystemTime>) -> PathBuf {
        match Lock::ask(&path) {
            Asked::Taken => path,
            Asked::Ours(_) | Asked::Unknown => self.move_to_finished(&path, played).unwrap_or(path),
        }
    }

    fn move_to_finished(&self, path: &Path, played: Option<SystemTime>) -> io::Result<PathBuf> {
        self.name_finished(played, |name| rename_new(path, name))
    }

    /// Finds a free name among the finished games for the day on which the game was played.
    fn name_finished(
        &self,
        played: Option<SystemTime>,
        mut give: impl FnMut(&Path) -> io::Result<()>,
    ) -> io::Result<PathBuf> {
        self.finished.make()?;
        for name in self.finished.free_names(&format!("{}-", day_of(played))) {
            match give(&name) {
                Err(taken) if taken.kind() == io::ErrorKind::AlreadyExists => {}
                done => return done.map(|()| name),
            }
        }
        Err(io::ErrorKind::AlreadyExists.into())
    }

    fn add(&mut self, game: OpenGame) -> Slot {
        self.next += 1;
        let slot = Slot(self.next);
        self.open.insert(slot, game);
        slot
    }

    fn open_game(&mut self, slot: Slot) -> Result<&mut OpenGame, ShelfError> {
        let folder = self.unfinished.path();
        self.open.get_mut(&slot).ok_or_else(|| ShelfError::new(folder, ShelfProblem::NotOpen))
    }
}

impl Shelf for DiskShelf {
    fn list(&self) -> Listing {
        let mut listing = Listing::default();
        let mut found = Vec::new();
        for folder in [&self.unfinished, &self.finished] {
            let paths = folder.games().unwrap_or_else(|error| {
                listing.unreadable.push(files::failed(folder.path(), &error));
                Vec::new()
            });
            for path in paths {
                match self.look_at(path) {
                    Ok(game) => found.push(game),
                    Err(error) => listing.unreadable.push(error),
                }
            }
        }
        // A game that is filed away while we look is met in both folders.
        found.sort_by(|a, b| a.entry.path.cmp(&b.entry.path));
        found.dedup_by(|a, b| a.entry.path == b.entry.path);
        // Names of one length are in the order of their numbers.
        found.sort_by_cached_key(|Found { played, entry }| {
            std::cmp::Reverse((*played, entry.path.as_os_str().len(), entry.path.clone()))
        });
        for Found { entry, .. } in found {
            match entry.game.ending() {
                None => listing.unfinished.push(entry),
                Some(_) => listing.finished.push(entry),
            }
        }
        listing.unreadable.sort_by(|a, b| a.path.cmp(&b.path));
        listing
    }

    fn open(&mut self, entry: &Path) -> Result<Opened, ShelfError> {
        let path = self.find(entry)?;
        let asked = if path.is_file() { Lock::ask(&path) } else { Asked::Unknown };
        let (game, text) = self
            .read(&path)
            .map_err(|error| ShelfError::new(&path, ShelfProblem::File(error.reason)))?;
        if game.ending().is_some() {
            return Err(ShelfError::new(&path, ShelfProblem::Over));
        }
        let (open, is_copy) = match asked {
            Asked::Ours(lock) => (OpenGame::take(path, Some(lock), text), false),
            Asked::Unknown => (OpenGame::take(path, None, text), false),
            Asked::Taken => {
                let copied = OpenGame::copy(&self.unfinished, path, record::write(&game));
                (copied.map_err(|error| failed(self.unfinished.path(), &error))?, true)
            }
        };
        Ok(Opened { game, slot: self.add(open), is_copy })
    }

    fn keep(&mut self, slot: Option<Slot>, game: &Game) -> Result<Slot, ShelfError> {
        let text = record::write(game);
        match slot.and_then(|slot| Some((slot, self.open.get_mut(&slot)?))) {
            Some((slot, open)) => match open.write(&self.unfinished, text) {
                Ok(()) => Ok(slot),
                Err(error) => Err(failed(open.path(), &error)),
            },
            None => {
                let created = OpenGame::create(&self.unfinished, text);
                let open = created.map_err(|error| failed(self.unfinished.path(), &error))?;
                Ok(self.add(open))
            }
        }
    }

    fn finish(&mut self, slot: Option<Slot>, game: &Game) -> Result<PathBuf, ShelfError> {
        let text = record::write(game);
        let Some(open) = slot.and_then(|slot| self.open.get_mut(&slot)) else {
            let now = Some(SystemTime::now());
            let written = self.name_finished(now, |name| write_new(name, &text));
            return written.map_err(|error| failed(self.finished.path(), &error));
        };
        let written = open.write(&self.unfinished, text).and_then(|()| open.sync(&self.unfinished));
        written.map_err(|error| failed(open.path(), &error))?;
        let path = open.path().to_path_buf();
        // If it can't be moved it is safe all the same, and is moved by a later listing.
        let moved = self.move_to_finished(&path, Some(SystemTime::now())).unwrap_or(path);
        slot.and_then(|slot| self.open.remove(&slot));
        Ok(moved)
    }

    fn discard(&mut self, slot: Slot) -> Result<(), ShelfError> {
        let Some(open) = self.open.remove(&slot) else { return Ok(()) };
        let path = open.path().to_path_buf();
        open.delete().map_err(|error| failed(&path, &error))
    }

    fn leave(&mut self, slot: Slot) -> Result<PathBuf, ShelfError> {
        let unfinished = self.unfinished.clone();
        let open = self.open_game(slot)?;
        open.sync(&unfinished).map_err(|error| failed(open.path(), &error))?;
        let path = open.path().to_path_buf();
        let original = open.copy_of().map(Path::to_path_buf);
        let is_empty = self.read(&path).is_ok_and(|(game, _)| game.commands().is_empty());
        if original.is_some() || is_empty {
            self.discard(slot)?;
        }
        self.open.remove(&slot);
        Ok(original.unwrap_or(path))
    }

    fn delete(&mut self, path: &Path) -> Result<(), ShelfError> {
        let path = self.find(path)?;
        if !path.is_file() {
            return Err(failed(&path, &io::ErrorKind::NotFound.into()));
        }
        let asked = Lock::ask(&path);
        if matches!(asked, Asked::Taken) {
            return Err(ShelfError::new(&path, ShelfProblem::BeingPlayed));
        }
        fs::remove_file(&path).map_err(|error| failed(&path, &error))
    }
}

fn failed(path: &Path, error: &io::Error) -> ShelfError {
    ShelfError::new(path, ShelfProblem::File(plain_reason(error)))
}

/// The day of a time in seconds since 1970, where the player lives: `2026-05-17`.
pub fn day(played_s: u64) -> String {
    day_of(UNIX_EPOCH.checked_add(Duration::from_secs(played_s)))
}

/// The day on which a game was played, where the player lives; today if that is not known.
fn day_of(played: Option<SystemTime>) -> String {
    let time = played.and_then(|time| Timestamp::try_from(time).ok());
    let day = time.map_or_else(Zoned::now, |time| time.to_zoned(TimeZone::system()));
    day.date().to_string()
}
