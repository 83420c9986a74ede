//! Who has a game open: a lock on a small hidden file beside it. The game's own file is not locked,
//! because some systems would then keep others from reading it; and it may be replaced, which a lock
//! on it would not survive.

use std::fs::{self, File, TryLockError};
use std::io;
use std::path::{Path, PathBuf};
use std::time::Duration;

/// A game that is ours. It is given back when this is dropped, or when the program ends however it
/// ends.
#[derive(Debug)]
pub(super) struct Lock {
    path: PathBuf,
    /// Holds the lock as long as it is open.
    _file: File,
}

/// What came of asking for a game.
#[derive(Debug)]
pub(super) enum Asked {
    /// It is ours.
    Ours(Lock),
    /// It is open elsewhere.
    Taken,
    /// This file system has no locks.
    Unknown,
}

/// How often to try: a program that only checks whether a lock is held holds it for a moment.
const TRIES: u32 = 5;

/// How long to wait before the next try.
const PAUSE: Duration = Duration::from_millis(2);

impl Lock {
    /// Asks for the game in this file.
    pub(super) fn ask(game: &Path) -> Asked {
        let path = lock_path(game);
        for _ in 0..TRIES {
            let opened = File::options().create(true).truncate(false).write(true).open(&path);
            let Ok(file) = opened else { return Asked::Unknown };
            match file.try_lock() {
                Ok(()) if is_at(&file, &path) => return Asked::Ours(Lock { path, _file: file }),
                // The owner has just released it and removed the file: there may be a new one.
                Ok(()) => {}
                Err(TryLockError::WouldBlock) => std::thread::sleep(PAUSE),
                Err(TryLockError::Error(_)) => return Asked::Unknown,
            }
        }
        Asked::Taken
    }

    /// Is the game in this file open somewhere?
    pub(super) fn is_held(game: &Path) -> bool {
        File::open(lock_path(game)).is_ok_and(|file| is_locked(&file))
    }
}

impl Drop for Lock {
    fn drop(&mut self) {
        // A file that stays behind is not locked and does no harm.
        let _ = fs::remove_file(&self.path);
    }
}

fn is_locked(file: &File) -> bool {
    matches!(file.try_lock_shared(), Err(TryLockError::WouldBlock))
}

fn lock_path(game: &Path) -> PathBuf {
    let mut name = std::ffi::OsString::from(".");
    name.push(game.file_stem().unwrap_or_default());
    name.push(".lock");
    game.with_file_name(name)
}

/// Is the open file still the one at this path?
pub(super) fn is_at(file: &File, path: &Path) -> bool {
    let same = || -> io::Result<bool> { Ok(is_same(&file.metadata()?, &path.metadata()?)) };
    same().unwrap_or(false)
}

#[cfg(unix)]
fn is_same(one: &fs::Metadata, other: &fs::Metadata) -> bool {
    use std::os::unix::fs::MetadataExt;
    (one.dev(), one.ino()) == (other.dev(), other.ino())
}

/// Where files have no numbers, the time of their making must do.
#[cfg(not(unix))]
fn is_same(one: &fs::Metadata, other: &fs::Metadata) -> bool {
    one.created().ok() == other.created().ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_game_is_open_once_at_a_time() {
        let folder = tempfile::tempdir().unwrap();
        let game = folder.path().join("unfinished-1.fourline");
        assert!(!Lock::is_held(&game));
        let lock = Lock::ask(&game);
        assert!(matches!(lock, Asked::Ours(_)), "{lock:?}");
        assert!(Lock::is_held(&game));
        assert!(matches!(Lock::ask(&game), Asked::Taken));
        let other = folder.path().join("unfinished-2.fourline");
        assert!(matches!(Lock::ask(&other), Asked::Ours(_)));
        drop(lock);
        assert!(!Lock::is_held(&game));
        assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 0, "nothing is left behind");
        assert!(matches!(Lock::ask(&game), Asked::Ours(_)));
    }

    #[test]
    fn what_a_killed_program_left_is_no_lock() {
        let folder = tempfile::tempdir().unwrap();
        let game = folder.path().join("unfinished-1.fourline");
        fs::write(lock_path(&game), "").unwrap();
        assert!(!Lock::is_held(&game));
        assert!(matches!(Lock::ask(&game), Asked::Ours(_)));
    }

    #[test]
    fn where_nothing_can_be_written_nobody_is_locked_out() {
        assert!(matches!(Lock::ask(Path::new("/no/such/folder/game.fourline")), Asked::Unknown));
    }
}
