//! Programs that are killed and disks that are cut off: what the shelf gives back afterwards.

mod common;

use common::{game, over};
use fourline_app::shelf::Shelf;
use fourline_game::record;
use fourline_native::shelf::DiskShelf;
use std::fs;
use std::io::{BufRead, BufReader};
use std::path::Path;
use std::process::{Command, Stdio};

/// A game cut at every byte: nothing before the setup is whole, then every whole line counts.
#[test]
fn whatever_is_cut_off_the_rest_is_given_back() {
    let whole = over(12);
    let text = record::write(&whole);
    let setup = text.find("\n\n").unwrap();
    let ends: Vec<usize> = text[setup + 2..]
        .lines()
        .scan(setup + 1, |at, line| {
            *at += line.len() + 1;
            Some(*at)
        })
        .collect();
    let [commands @ .., result] = ends.as_slice() else { panic!("{ends:?}") };
    assert_eq!(commands.len(), 13);
    for cut in 0..=text.len() {
        let folder = tempfile::tempdir().unwrap();
        let mut shelf = DiskShelf::new(folder.path());
        let path = shelf.unfinished_folder().join("unfinished-1.fourline");
        fs::create_dir_all(shelf.unfinished_folder()).unwrap();
        fs::write(&path, &text.as_bytes()[..cut]).unwrap();

        let listing = shelf.list();
        if cut < setup {
            assert_eq!(listing.unreadable.len(), 1, "cut at {cut}");
            assert!(shelf.open(&path).is_err());
            assert_eq!(fs::read(&path).unwrap(), &text.as_bytes()[..cut]);
            continue;
        }
        assert!(listing.unreadable.is_empty(), "cut at {cut}: {:?}", listing.unreadable);
        if cut >= *result {
            assert_eq!(listing.finished[0].game, whole);
            assert!(!path.exists(), "it is filed away");
            continue;
        }
        // The command that ends the game counts with its result only.
        let there = commands[..12].iter().filter(|end| **end <= cut).count();
        assert_eq!(listing.unfinished[0].game, game(there), "cut at {cut}");

        let opened = shelf.open(&path).unwrap();
        assert_eq!(opened.game, game(there));
        let slot = shelf.keep(Some(opened.slot), &game(there + 1)).unwrap();
        assert_eq!(fs::read_to_string(&path).unwrap(), record::write(&game(there + 1)));
        shelf.keep(Some(slot), &game(there)).unwrap();
        shelf.keep(Some(slot), &game(12)).unwrap();
        let path = shelf.finish(Some(slot), &whole).unwrap();
        assert_eq!(fs::read_to_string(path).unwrap(), text);
    }
}

/// A game can be continued despite added comments and a missing line break at the end.
#[test]
fn a_game_written_by_hand_is_gone_on_with() {
    let folder = tempfile::tempdir().unwrap();
    let mut shelf = DiskShelf::new(folder.path());
    let path = shelf.unfinished_folder().join("mine.fourline");
    fs::create_dir_all(shelf.unfinished_folder()).unwrap();
    let text = format!("# mine\n{}# so far", record::write(&game(3)));
    fs::write(&path, text).unwrap();
    let opened = shelf.open(&path).unwrap();
    assert_eq!(opened.game, game(3));
    shelf.keep(Some(opened.slot), &game(4)).unwrap();
    assert_eq!(fs::read_to_string(&path).unwrap(), record::write(&game(4)));
}

/// Where the player below finds its shelf, and whether it takes everything back and begins again.
const SHELF: &str = "FOURLINE_TEST_SHELF";
const AGAIN: &str = "FOURLINE_TEST_AGAIN";

/// Not a test but a program that plays, says so, and never ends by itself.
#[test]
#[ignore = "run by the test below"]
fn player() {
    let Some(folder) = std::env::var_os(SHELF) else { return };
    let mut shelf = DiskShelf::new(Path::new(&folder));
    let mut slot = None;
    for drops in (1..=30).cycle() {
        slot = Some(shelf.keep(slot, &game(drops)).unwrap());
        println!("\nkept {drops}");
        while drops == 30 && std::env::var_os(AGAIN).is_none() {
            std::thread::park();
        }
    }
}

#[test]
fn a_game_survives_its_program() {
    for told in [1, 2, 7, 30, 45] {
        let folder = tempfile::tempdir().unwrap();
        let again = told > 30;
        let mut player = Command::new(std::env::current_exe().unwrap());
        player.args(["player", "--exact", "--ignored", "--nocapture"]).env(SHELF, folder.path());
        if again {
            player.env(AGAIN, "yes");
        }
        let mut child = player.stdout(Stdio::piped()).spawn().unwrap();
        // The pipe stays open: without a reader the player would end before it is killed.
        let lines = BufReader::new(child.stdout.take().unwrap()).lines().map(Result::unwrap);
        let mut kept_lines = lines.filter(|line| line.starts_with("kept"));
        let kept = kept_lines.by_ref().take(told).count();
        assert_eq!(kept, told);
        let mut shelf = DiskShelf::new(folder.path());
        assert!(shelf.list().unfinished[0].is_open_elsewhere);
        child.kill().unwrap();
        child.wait().unwrap();
        drop(kept_lines);

        let listing = shelf.list();
        assert!(listing.unreadable.is_empty(), "{:?}", listing.unreadable);
        let [entry] = listing.unfinished.as_slice() else { panic!("{listing:?}") };
        assert!(!entry.is_open_elsewhere);
        let drops = entry.game.commands().len();
        assert!(drops >= told || again, "{drops} of {told}");
        assert_eq!(entry.game, game(drops));
        assert!(!shelf.open(&entry.path).unwrap().is_copy);
    }
}
