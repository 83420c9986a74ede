//! The folder where unfinished games are kept until they are resumed.

use fourline_native::files::{write_new, write_over};
use std::fs;
use std::io;
use std::path::{Path, PathBuf};

/// The ending of record files.
const ENDING: &str = "fourline";

/// A folder of unfinished games.
#[derive(Clone, Debug)]
pub struct Shelf {
    folder: PathBuf,
}

impl Shelf {
    /// The shelf in this folder, which need not exist yet.
    pub fn new(folder: PathBuf) -> Shelf {
        Shelf { folder }
    }

    /// The folder.
    pub fn folder(&self) -> &Path {
        &self.folder
    }

    /// Puts a record on the shelf under the next free number.
    pub fn keep(&self, text: &str) -> io::Result<PathBuf> {
        fs::create_dir_all(&self.folder)?;
        let mut number = self.numbers().max().unwrap_or(0);
        loop {
            number += 1;
            let path = self.folder.join(format!("unfinished-{number}.{ENDING}"));
            match write_new(&path, text) {
                // Somebody else took the number in this moment: take the next.
                Err(error) if error.kind() == io::ErrorKind::AlreadyExists => {}
                Err(error) => return Err(error),
                Ok(()) => return Ok(path),
            }
        }
    }

    /// Writes a game back to where it was taken from.
    pub fn keep_at(&self, path: &Path, text: &str) -> io::Result<()> {
        write_over(path, text)
    }

    /// The games on the shelf, the one played last first.
    pub fn games(&self) -> Vec<PathBuf> {
        let path = |number| self.folder.join(format!("unfinished-{number}.{ENDING}"));
        let played = |path: &Path| path.metadata().and_then(|data| data.modified()).ok();
        let mut games: Vec<_> = self.numbers().map(|n| (played(&path(n)), n)).collect();
        games.sort_unstable_by(|a, b| b.cmp(a));
        games.into_iter().map(|(_, number)| path(number)).collect()
    }

    /// The shelf's own name for a file, if it is one of the shelf's.
    pub fn find(&self, path: &Path) -> Option<PathBuf> {
        let real = path.canonicalize().ok()?;
        self.games().into_iter().find(|game| game.canonicalize().is_ok_and(|game| game == real))
    }

    fn numbers(&self) -> impl Iterator<Item = u64> {
        let entries = fs::read_dir(&self.folder).into_iter().flatten().flatten();
        entries.filter_map(|entry| {
            let name = entry.file_name();
            let name = name.to_str()?.strip_prefix("unfinished-")?;
            name.strip_suffix(ENDING)?.strip_suffix('.')?.parse().ok()
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn games_are_numbered_and_the_newest_comes_first() {
        let folder = tempfile::tempdir().unwrap();
        let shelf = Shelf::new(folder.path().join("deep/down"));
        assert!(shelf.games().is_empty());
        let first = shelf.keep("one").unwrap();
        fs::write(shelf.folder().join("unfinished-x.fourline"), "not ours").unwrap();
        for _ in 0..10 {
            shelf.keep("more").unwrap();
        }
        assert_eq!(shelf.games().len(), 11);
        assert_eq!(shelf.games().last(), Some(&first));
        assert!(shelf.games()[0].ends_with("unfinished-11.fourline"));
        let other_way = shelf.folder().join("../down/unfinished-1.fourline");
        assert_eq!(shelf.find(&other_way), Some(first.clone()));
        assert_eq!(shelf.find(Path::new("elsewhere")), None);
        shelf.keep_at(&first, "changed").unwrap();
        assert_eq!(fs::read_to_string(&first).unwrap(), "changed");
        assert_eq!(shelf.games().len(), 11);
        assert_eq!(shelf.games()[0], first, "the game played last comes first");
    }
}
