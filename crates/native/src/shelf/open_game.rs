//! A game that is open: its file, and what is in it. After each move only what is new is
//! written, so that a game costs next to nothing to keep and a program may be killed at any moment.

use super::folder::Folder;
use super::lock::{Asked, Lock, is_at};
use crate::files::{folder_of, temporary};
use std::fs::{self, File};
use std::io::{self, Seek, SeekFrom, Write};
use std::path::{Path, PathBuf};

/// How names of unfinished games begin.
const PREFIX: &str = "unfinished-";

/// A game that is open.
#[derive(Debug)]
pub(super) struct OpenGame {
    path: PathBuf,
    lock: Option<Lock>,
    /// The file at the path, if we may write to it.
    file: Option<File>,
    /// What is in the file; `None` after a write that failed half-way.
    on_disk: Option<String>,
    /// What should stand there.
    wanted: String,
    /// The game that this is an untouched copy of.
    copy_of: Option<PathBuf>,
}

/// How the file was found.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Found {
    /// As we left it.
    AsLeft,
    /// Ours, but a write to it failed half-way.
    Torn,
    /// Not at all.
    Gone,
    /// Another program wrote it.
    Changed,
}

impl OpenGame {
    /// A new game, in a file of its own with the next free number.
    pub(super) fn create(folder: &Folder, text: String) -> io::Result<OpenGame> {
        folder.make()?;
        let mut waiting = temporary(folder.path(), text.as_bytes())?;
        for path in folder.free_names(PREFIX) {
            let lock = match Lock::ask(&path) {
                Asked::Ours(lock) => Some(lock),
                Asked::Unknown => None,
                Asked::Taken => continue,
            };
            match waiting.persist_noclobber(&path) {
                Ok(file) => {
                    let (file, on_disk) = (Some(file), Some(text.clone()));
                    return Ok(OpenGame { path, lock, file, on_disk, wanted: text, copy_of: None });
                }
                // Another program took the number just now: take the next.
                Err(taken) if taken.error.kind() == io::ErrorKind::AlreadyExists => {
                    waiting = taken.file;
                }
                Err(error) => return Err(error.error),
            }
        }
        Err(io::ErrorKind::AlreadyExists.into())
    }

    /// A game that is already in a file, with this text.
    pub(super) fn take(path: PathBuf, lock: Option<Lock>, text: String) -> OpenGame {
        // If it can't be written, that is reported when there is something to write.
        let file = File::options().read(true).write(true).open(&path).ok();
        OpenGame { path, lock, file, on_disk: Some(text.clone()), wanted: text, copy_of: None }
    }

    /// A copy of a game that is open elsewhere. If nothing is played, it is not kept.
    pub(super) fn copy(folder: &Folder, of: PathBuf, text: String) -> io::Result<OpenGame> {
        Ok(OpenGame { copy_of: Some(of), ..OpenGame::create(folder, text)? })
    }

    pub(super) fn path(&self) -> &Path {
        &self.path
    }

    /// The game's text is now this. If its file can't be continued, for whatever reason, it is written
    /// again: in its place, or beside what another program put there.
    pub(super) fn write(&mut self, folder: &Folder, text: String) -> io::Result<()> {
        if text != self.wanted {
            self.wanted = text;
            self.copy_of = None;
        }
        match self.found() {
            Found::AsLeft if self.go_on().unwrap_or(false) => Ok(()),
            Found::AsLeft | Found::Torn => self.replace(),
            Found::Gone => self.bring_back(folder),
            Found::Changed => self.start_anew(folder),
        }
    }

    /// Syncs the file to the disk.
    pub(super) fn sync(&mut self, folder: &Folder) -> io::Result<()> {
        if self.on_disk.as_ref() != Some(&self.wanted) {
            self.write(folder, self.wanted.clone())?;
        }
        self.file.as_ref().map_or(Ok(()), File::sync_all)
    }

    /// Deletes the file, if it is still ours.
    pub(super) fn delete(self) -> io::Result<()> {
        match self.found() {
            Found::AsLeft | Found::Torn => fs::remove_file(&self.path),
            Found::Gone | Found::Changed => Ok(()),
        }
    }

    /// The game that this is a copy of, if nothing was played since.
    pub(super) fn copy_of(&self) -> Option<&Path> {
        self.copy_of.as_deref()
    }

    fn found(&self) -> Found {
        let ours = self.file.as_ref().filter(|file| is_at(file, &self.path));
        let has_length =
            |file: &File, length| file.metadata().is_ok_and(|data| data.len() == length as u64);
        match (ours, &self.on_disk) {
            (Some(_), None) => Found::Torn,
            (Some(file), Some(text)) if has_length(file, text.len()) => Found::AsLeft,
            (None, _) if self.path.symlink_metadata().is_err() => Found::Gone,
            _ => Found::Changed,
        }
    }

    /// Writes what is new. `false` if not even the setup stays, because then there would be a
    /// moment without a game.
    fn go_on(&mut self) -> io::Result<bool> {
        let (Some(file), Some(on_disk)) = (&mut self.file, &self.on_disk) else { return Ok(false) };
        let same = common_lines(on_disk, &self.wanted);
        let is_cut = same.len() < on_disk.len();
        if is_cut && !same.contains("\n\n") {
            return Ok(false);
        }
        let (at, rest) = (same.len(), &self.wanted[same.len()..]);
        self.on_disk = None;
        if is_cut {
            file.set_len(at as u64)?;
        }
        if !rest.is_empty() {
            file.seek(SeekFrom::Start(at as u64))?;
            file.write_all(rest.as_bytes())?;
        }
        self.on_disk = Some(self.wanted.clone());
        Ok(true)
    }

    /// Writes the file whole in the place of our own.
    fn replace(&mut self) -> io::Result<()> {
        self.on_disk = None;
        let waiting = temporary(folder_of(&self.path), self.wanted.as_bytes())?;
        self.file = Some(waiting.persist(&self.path).map_err(|error| error.error)?);
        self.on_disk = Some(self.wanted.clone());
        Ok(())
    }

    /// Writes the file whole where it has vanished from. Its lock may have vanished with it.
    fn bring_back(&mut self, folder: &Folder) -> io::Result<()> {
        (self.lock, self.file) = (None, None);
        fs::create_dir_all(folder_of(&self.path))?;
        self.lock = match Lock::ask(&self.path) {
            Asked::Ours(lock) => Some(lock),
            Asked::Unknown => None,
            Asked::Taken => return self.start_anew(folder),
        };
        let waiting = temporary(folder_of(&self.path), self.wanted.as_bytes())?;
        match waiting.persist_noclobber(&self.path) {
            Ok(file) => {
                (self.file, self.on_disk) = (Some(file), Some(self.wanted.clone()));
                Ok(())
            }
            Err(_) => self.start_anew(folder),
        }
    }

    /// Leaves the file to the program that wrote it and continues in another one.
    fn start_anew(&mut self, folder: &Folder) -> io::Result<()> {
        *self = OpenGame::create(folder, self.wanted.clone())?;
        Ok(())
    }
}

/// The whole lines that two texts begin with.
fn common_lines<'a>(one: &'a str, two: &str) -> &'a str {
    let same = one.bytes().zip(two.bytes()).take_while(|(a, b)| a == b).count();
    // Where a line break is the same, both texts are cut between characters.
    let end = one.as_bytes()[..same].iter().rposition(|byte| *byte == b'\n');
    &one[..end.map_or(0, |at| at + 1)]
}

#[cfg(test)]
mod tests {
    use super::*;

    fn open(folder: &Folder) -> OpenGame {
        OpenGame::create(folder, "setup\n\n1 a\n".to_string()).unwrap()
    }

    fn text(game: &OpenGame) -> String {
        fs::read_to_string(game.path()).unwrap()
    }

    #[test]
    fn common_lines_are_whole() {
        assert_eq!(common_lines("a\nbc\n", "a\nbd\n"), "a\n");
        assert_eq!(common_lines("a\nb\n", "a\nb\nc\n"), "a\nb\n");
        assert_eq!(common_lines("a\nb", "a\nb\nc\n"), "a\n");
        assert_eq!(common_lines("é\nx", "è\nx"), "");
    }

    #[test]
    fn moves_are_added_and_taken_back_in_the_same_file() {
        let here = tempfile::tempdir().unwrap();
        let folder = Folder::new(here.path().join("games"));
        let mut game = open(&folder);
        for wanted in [
            "setup\n\n1 a\n2 b\n1 c\n",
            "setup\n\n1 a\n",
            "setup\n\n1 b\n",
            "setup\n\n",
            "other\n\n1 a\n",
        ] {
            game.write(&folder, wanted.to_string()).unwrap();
            assert_eq!(text(&game), wanted);
        }
        assert!(game.path().ends_with("unfinished-1.fourline"));
        assert_eq!(folder.games().unwrap().len(), 1);
    }

    #[test]
    fn what_others_wrote_stays_and_what_they_deleted_comes_back() {
        let here = tempfile::tempdir().unwrap();
        let folder = Folder::new(here.path().join("games"));
        let mut game = open(&folder);
        fs::remove_dir_all(folder.path()).unwrap();
        game.write(&folder, "setup\n\n1 a\n2 b\n".to_string()).unwrap();
        assert_eq!(text(&game), "setup\n\n1 a\n2 b\n");
        assert!(Lock::is_held(game.path()), "the lock has come back too");

        let first = game.path().to_path_buf();
        fs::write(&first, "my notes").unwrap();
        game.write(&folder, "setup\n\n1 a\n2 b\n1 c\n".to_string()).unwrap();
        assert_eq!(fs::read_to_string(first).unwrap(), "my notes");
        assert!(game.path().ends_with("unfinished-2.fourline"));
        assert_eq!(text(&game), "setup\n\n1 a\n2 b\n1 c\n");
    }

    #[test]
    fn a_write_that_fails_is_made_good_as_soon_as_it_can_be() {
        let here = tempfile::tempdir().unwrap();
        let folder = Folder::new(here.path().join("games"));
        let mut game = open(&folder);
        // A file that is open for reading only refuses to be written, as a full disk does.
        game.file = Some(File::open(game.path()).unwrap());
        game.write(&folder, "setup\n\n1 a\n2 b\n".to_string()).unwrap();
        assert_eq!(text(&game), "setup\n\n1 a\n2 b\n");

        fs::remove_dir_all(folder.path()).unwrap();
        fs::write(folder.path(), "in the way").unwrap();
        assert!(game.write(&folder, "setup\n\n1 a\n2 b\n1 c\n".to_string()).is_err());
        assert!(game.sync(&folder).is_err());
        fs::remove_file(folder.path()).unwrap();
        game.sync(&folder).unwrap();
        assert_eq!(text(&game), "setup\n\n1 a\n2 b\n1 c\n");
    }
}
