//! The shelf with real files: locks, copies, foreign files, folders that vanish.

mod common;

use common::{game, over};
use fourline_app::files::FileProblem;
use fourline_app::shelf::{Listing, Shelf, ShelfProblem, Slot};
use fourline_game::record;
use fourline_native::shelf::DiskShelf;
use fourline_words::{Language, Say};
use std::fs;
use std::path::{Path, PathBuf};

fn shelf(folder: &tempfile::TempDir) -> DiskShelf {
    DiskShelf::new(folder.path())
}

/// How many commands the games of a list have.
fn lengths(listing: &Listing) -> [Vec<usize>; 2] {
    let length = |entry: &fourline_app::shelf::Entry| entry.game.commands().len();
    [&listing.unfinished, &listing.finished].map(|games| games.iter().map(length).collect())
}

/// What is in a folder, hidden files too.
fn names(folder: &Path) -> Vec<String> {
    let Ok(entries) = fs::read_dir(folder) else { return Vec::new() };
    let mut names: Vec<_> =
        entries.map(|entry| entry.unwrap().file_name().into_string().unwrap()).collect();
    names.sort();
    names
}

fn unfinished(folder: &tempfile::TempDir, number: u32) -> PathBuf {
    folder.path().join(format!("unfinished/unfinished-{number}.fourline"))
}

#[test]
fn a_game_is_written_move_by_move_left_and_gone_on_with() {
    let folder = tempfile::tempdir().unwrap();
    let mut one = shelf(&folder);
    assert_eq!(lengths(&one.list()), [vec![], vec![]]);
    let mut slot = None;
    for moves in 1..=10 {
        slot = Some(one.keep(slot, &game(moves)).unwrap());
        let text = fs::read_to_string(unfinished(&folder, 1)).unwrap();
        assert_eq!(text, record::write(&game(moves)));
    }
    // Taken back, and played on.
    for moves in [4, 1, 6] {
        slot = Some(one.keep(slot, &game(moves)).unwrap());
        assert_eq!(lengths(&shelf(&folder).list()), [vec![moves], vec![]]);
    }
    assert_eq!(one.leave(slot.unwrap()).unwrap(), unfinished(&folder, 1));
    assert_eq!(names(&folder.path().join("unfinished")), ["unfinished-1.fourline"]);

    let mut other = shelf(&folder);
    let opened = other.open(&other.list().unfinished[0].path).unwrap();
    assert!(!opened.is_copy);
    assert_eq!(opened.game, game(6));
    let path = other.finish(Some(opened.slot), &over(7)).unwrap();
    assert!(path.starts_with(other.finished_folder()));
    assert_eq!(fs::read_to_string(&path).unwrap(), record::write(&over(7)));
    assert_eq!(lengths(&other.list()), [vec![], vec![8]]);
    assert!(names(other.unfinished_folder()).is_empty());
}

#[test]
fn finished_games_have_a_date_and_a_number() {
    let folder = tempfile::tempdir().unwrap();
    let mut shelf = shelf(&folder);
    for number in 1..=11 {
        let slot = (number % 2 == 0).then(|| shelf.keep(None, &game(3)).unwrap());
        let path = shelf.finish(slot, &over(number)).unwrap();
        let name = path.file_name().unwrap().to_str().unwrap();
        let parts: Vec<u32> = name
            .strip_suffix(".fourline")
            .unwrap()
            .split('-')
            .map(|part| part.parse().unwrap())
            .collect();
        assert!(parts[0] >= 2025 && parts[1] <= 12 && parts[2] <= 31, "{name}");
        assert_eq!(parts[3] as usize, number);
    }
    let [_, finished] = lengths(&shelf.list());
    assert_eq!(finished, (2..=12).rev().collect::<Vec<_>>(), "the newest comes first");
    let path = &shelf.list().finished[0].path;
    assert_eq!(shelf.open(path).unwrap_err().reason, ShelfProblem::Over);
    shelf.delete(path).unwrap();
    assert_eq!(shelf.list().finished.len(), 10);
}

#[test]
fn a_game_that_is_open_is_copied() {
    let folder = tempfile::tempdir().unwrap();
    let (mut one, mut two) = (shelf(&folder), shelf(&folder));
    let slot = one.keep(None, &game(3)).unwrap();
    let listing = two.list();
    assert!(listing.unfinished[0].is_open_elsewhere);
    assert!(!one.list().unfinished[0].is_open_elsewhere);
    let path = listing.unfinished[0].path.clone();
    assert_eq!(two.delete(&path).unwrap_err().reason, ShelfProblem::BeingPlayed);

    let copy = two.open(&path).unwrap();
    assert!(copy.is_copy);
    two.keep(Some(copy.slot), &game(5)).unwrap();
    one.keep(Some(slot), &game(4)).unwrap();
    assert_eq!(fs::read_to_string(unfinished(&folder, 1)).unwrap(), record::write(&game(4)));
    assert_eq!(fs::read_to_string(unfinished(&folder, 2)).unwrap(), record::write(&game(5)));

    // Another slot of the same shelf counts as another program. Its copy is not played and is removed.
    let idle = one.open(&path).unwrap();
    assert!(idle.is_copy);
    assert!(unfinished(&folder, 3).exists());
    assert_eq!(one.leave(idle.slot).unwrap(), path);
    assert!(!unfinished(&folder, 3).exists());

    one.leave(slot).unwrap();
    assert!(
        !two.list().unfinished.iter().any(|entry| entry.path == path && entry.is_open_elsewhere)
    );
    assert!(!two.open(&path).unwrap().is_copy);
    drop(two);
    assert_eq!(names(one.unfinished_folder()).len(), 2, "no locks stay behind");
}

#[test]
fn games_that_are_not_wanted_go() {
    let folder = tempfile::tempdir().unwrap();
    let mut shelf = shelf(&folder);
    let slot = shelf.keep(None, &game(0)).unwrap();
    shelf.leave(slot).unwrap();
    let slot = shelf.keep(None, &game(3)).unwrap();
    shelf.discard(slot).unwrap();
    assert!(names(shelf.unfinished_folder()).is_empty());
    assert!(shelf.leave(slot).is_err());
    shelf.discard(slot).unwrap();
    // A slot that no longer exists does not lose a game.
    let new = shelf.keep(Some(slot), &game(3)).unwrap();
    assert_ne!(new, slot);
    assert_eq!(lengths(&shelf.list()), [vec![3], vec![]]);
    assert!(shelf.keep(Some(Slot(99)), &game(1)).is_ok());
}

#[test]
fn foreign_and_broken_files_are_named_and_left_alone() {
    let folder = tempfile::tempdir().unwrap();
    let mut shelf = shelf(&folder);
    let here = shelf.unfinished_folder().to_path_buf();
    fs::create_dir_all(here.join("unfinished-1.fourline")).unwrap();
    fs::create_dir_all(shelf.finished_folder()).unwrap();
    let unknown = record::write(&game(2)).replace("level-3", "level-99");
    let torn_finished = record::write(&over(2)).replace("resignation\n", "resi");
    let files = [
        (here.join("unfinished-2.fourline"), "hello"),
        (here.join("unfinished-3.fourline"), ""),
        (here.join("unfinished-4.fourline"), unknown.as_str()),
        (here.join("zoë.fourline"), "fourline record 99\n"),
        (shelf.finished_folder().join("2026-01-01-1.fourline"), torn_finished.as_str()),
        (here.join("notes.txt"), "not a game at all"),
    ];
    for (path, text) in &files {
        fs::write(path, text).unwrap();
    }
    fs::write(here.join("unfinished-5.fourline"), b"fourline \xff").unwrap();
    let slot = shelf.keep(None, &game(3)).unwrap();
    let listing = shelf.list();
    assert_eq!(lengths(&listing), [vec![3], vec![]]);
    assert_eq!(listing.unreadable.len(), 7, "{:?}", listing.unreadable);
    for bad in &listing.unreadable {
        let said = bad.say(Language::English);
        assert!(said.starts_with(&bad.path.display().to_string()), "{said}");
        assert!(shelf.open(&bad.path).is_err());
    }
    assert!(listing.unreadable.iter().any(|bad| bad.reason == FileProblem::NotOrdinary));
    assert!(listing.unfinished[0].path.ends_with("unfinished-6.fourline"));
    shelf.leave(slot).unwrap();
    for (path, text) in &files {
        assert_eq!(fs::read_to_string(path).unwrap(), *text);
    }
    let elsewhere = folder.path().join("mine.fourline");
    fs::write(&elsewhere, record::write(&game(2))).unwrap();
    assert!(!shelf.contains(&elsewhere));
    assert_eq!(shelf.open(&elsewhere).unwrap_err().reason, ShelfProblem::NotKeptHere);
    assert!(shelf.delete(&elsewhere).is_err());
}

#[cfg(unix)]
#[test]
fn a_pipe_keeps_nobody_waiting() {
    let folder = tempfile::tempdir().unwrap();
    let mut shelf = shelf(&folder);
    shelf.keep(None, &game(2)).unwrap();
    let pipe = unfinished(&folder, 2);
    let made = std::process::Command::new("mkfifo").arg(&pipe).status();
    if made.is_ok_and(|status| status.success()) {
        assert_eq!(shelf.list().unreadable.len(), 1);
        assert!(shelf.open(&pipe).is_err());
        assert!(shelf.delete(&pipe).is_err());
    }
}

#[test]
fn a_folder_that_can_not_be_written_is_named_and_tried_again() {
    let folder = tempfile::tempdir().unwrap();
    let mut shelf = shelf(&folder);
    let (games, finished) =
        (shelf.unfinished_folder().to_path_buf(), shelf.finished_folder().to_path_buf());
    fs::write(&games, "in the way").unwrap();
    let error = shelf.keep(None, &game(1)).unwrap_err();
    assert_eq!(error.path, games);
    assert!(!error.say(Language::English).contains("os error"), "{error}");
    assert_eq!(shelf.list().unreadable.len(), 1);
    fs::remove_file(&games).unwrap();
    let slot = shelf.keep(None, &game(1)).unwrap();

    // The folder vanishes while a game is played: it comes back with the game.
    fs::remove_dir_all(&games).unwrap();
    assert_eq!(shelf.keep(Some(slot), &game(2)).unwrap(), slot);
    assert_eq!(lengths(&shelf.list()), [vec![2], vec![]]);
    fs::remove_dir_all(&games).unwrap();
    fs::write(&games, "in the way").unwrap();
    assert!(shelf.keep(Some(slot), &game(3)).is_err());
    assert!(shelf.leave(slot).is_err());
    fs::remove_file(&games).unwrap();
    assert_eq!(shelf.leave(slot).unwrap(), unfinished(&folder, 1));
    assert_eq!(lengths(&shelf.list()), [vec![3], vec![]]);

    // A game that can't be moved to the finished ones is listed there all the same, and moved later.
    fs::write(&finished, "in the way").unwrap();
    let opened = shelf.open(&unfinished(&folder, 1)).unwrap();
    assert_eq!(shelf.finish(Some(opened.slot), &over(3)).unwrap(), unfinished(&folder, 1));
    assert!(shelf.finish(None, &over(3)).is_err());
    assert_eq!(lengths(&shelf.list()), [vec![], vec![4]]);
    fs::remove_file(&finished).unwrap();
    assert_eq!(lengths(&shelf.list()), [vec![], vec![4]]);
    assert!(!unfinished(&folder, 1).exists());
    assert!(shelf.list().finished[0].path.starts_with(&finished));
}

#[cfg(unix)]
#[test]
fn a_read_only_shelf_can_be_read() {
    use std::os::unix::fs::PermissionsExt;
    let folder = tempfile::tempdir().unwrap();
    let mut shelf = shelf(&folder);
    let slot = shelf.keep(None, &game(2)).unwrap();
    let path = shelf.leave(slot).unwrap();
    let allow = |path: &Path, mode| {
        fs::set_permissions(path, fs::Permissions::from_mode(mode)).unwrap();
    };
    allow(&path, 0o444);
    allow(shelf.unfinished_folder(), 0o555);
    // An administrator may write everywhere, so there is nothing to see for one.
    if fs::write(shelf.unfinished_folder().join("probe"), "").is_err() {
        let opened = shelf.open(&path).unwrap();
        assert!(!opened.is_copy);
        let error = shelf.keep(Some(opened.slot), &game(3)).unwrap_err();
        assert_eq!(error.reason, ShelfProblem::File(FileProblem::Denied));
        allow(&path, 0o000);
        assert_eq!(shelf.list().unreadable.len(), 1);
    }
    allow(shelf.unfinished_folder(), 0o755);
}
