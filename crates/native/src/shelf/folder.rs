//! The two folders of the shelf, and how files in them are named: `unfinished-3.fourline` and
//! `2026-11-16-3.fourline`.

use std::fs;
use std::io;
use std::path::{Path, PathBuf};

/// The ending of record files.
const ENDING: &str = "fourline";

/// A folder of numbered games.
#[derive(Clone, Debug)]
pub(super) struct Folder {
    path: PathBuf,
}

impl Folder {
    pub(super) fn new(path: PathBuf) -> Folder {
        Folder { path }
    }

    pub(super) fn path(&self) -> &Path {
        &self.path
    }

    /// Makes the folder if there is none yet.
    pub(super) fn make(&self) -> io::Result<()> {
        fs::create_dir_all(&self.path)
    }

    /// Everything here that is named like a game, whatever it is.
    pub(super) fn games(&self) -> io::Result<Vec<PathBuf>> {
        let mut games = Vec::new();
        let entries = match fs::read_dir(&self.path) {
            Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(games),
            entries => entries?,
        };
        for entry in entries {
            let path = entry?.path();
            if path.extension().is_some_and(|ending| ending == ENDING) {
                games.push(path);
            }
        }
        Ok(games)
    }

    /// The next free names after a prefix, one by one: another program may take one in the meantime.
    pub(super) fn free_names(&self, prefix: &str) -> impl Iterator<Item = PathBuf> {
        let number = |path: &PathBuf| -> Option<u32> {
            path.file_stem()?.to_str()?.strip_prefix(prefix)?.parse().ok()
        };
        let last = self.games().unwrap_or_default().iter().filter_map(number).max();
        let (folder, prefix) = (self.path.clone(), prefix.to_string());
        let next = u64::from(last.unwrap_or(0)) + 1;
        (next..).map(move |number| folder.join(format!("{prefix}{number}.{ENDING}")))
    }

    /// The folder's own name for a file, if it is here under some other path.
    pub(super) fn find(&self, path: &Path) -> Option<PathBuf> {
        let here = self.path.canonicalize().ok()?;
        let there = crate::files::folder_of(path).canonicalize().ok()?;
        (here == there).then(|| path.file_name().map(|name| self.path.join(name)))?
    }
}

/// Gives a file another name, but never that of a file that exists.
pub(super) fn rename_new(from: &Path, to: &Path) -> io::Result<()> {
    match fs::hard_link(from, to) {
        Ok(()) => fs::remove_file(from),
        Err(error) if error.kind() == io::ErrorKind::AlreadyExists => Err(error),
        // Not every file system can give a file two names.
        Err(_) if to.exists() => Err(io::ErrorKind::AlreadyExists.into()),
        Err(_) => fs::rename(from, to),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_go_on_after_the_highest() {
        let here = tempfile::tempdir().unwrap();
        let folder = Folder::new(here.path().join("deep/down"));
        let next = |prefix| folder.free_names(prefix).next().unwrap();
        assert!(next("unfinished-").ends_with("unfinished-1.fourline"));
        folder.make().unwrap();
        for name in ["unfinished-9.fourline", "unfinished-x.fourline", "unfinished-30.txt"] {
            fs::write(folder.path().join(name), "").unwrap();
        }
        assert!(next("unfinished-").ends_with("unfinished-10.fourline"));
        assert!(next("2026-11-16-").ends_with("2026-11-16-1.fourline"));
        assert_eq!(folder.games().unwrap().len(), 2);
        let other_way = folder.path().join("../down/unfinished-9.fourline");
        assert_eq!(folder.find(&other_way), Some(folder.path().join("unfinished-9.fourline")));
        assert_eq!(folder.find(&here.path().join("unfinished-9.fourline")), None);
    }

    #[test]
    fn no_file_is_renamed_over_another() {
        let here = tempfile::tempdir().unwrap();
        let [one, two, three] = ["one", "two", "three"].map(|name| here.path().join(name));
        fs::write(&one, "1").unwrap();
        fs::write(&two, "2").unwrap();
        let clash = rename_new(&one, &two).unwrap_err();
        assert_eq!(clash.kind(), io::ErrorKind::AlreadyExists);
        assert_eq!(fs::read_to_string(&two).unwrap(), "2");
        rename_new(&one, &three).unwrap();
        assert!(!one.exists());
        assert_eq!(fs::read_to_string(&three).unwrap(), "1");
    }
}
