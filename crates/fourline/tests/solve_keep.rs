//! Solves that are stopped and continued, by the real binary.
#![cfg(unix)]

mod program;

use program::fourline;
use serde_json::Value;
use std::path::Path;
use std::process::{Child, Command, Output};
use std::time::{Duration, SystemTime};

/// A board that takes seconds.
const BOARD: [&str; 5] = ["--size", "8x5", "--weak", "--json", "empty"];

fn solve(folder: &Path, more: &[&str]) -> Child {
    fourline(folder, &[&["solve"], &BOARD[..], more].concat()).spawn().unwrap()
}

fn answer(output: &Output) -> Value {
    let said = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "{said}");
    serde_json::from_slice(&output.stdout).unwrap()
}

/// The number of positions in a file; the head and the checksum take 22 bytes, a position 18.
fn positions(file: &Path) -> u64 {
    std::fs::metadata(file).map_or(0, |file| file.len().saturating_sub(22) / 18)
}

/// When the file was written last.
fn written(file: &Path) -> Option<SystemTime> {
    std::fs::metadata(file).and_then(|file| file.modified()).ok()
}

#[test]
fn a_solve_that_was_stopped_twice_is_continued() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("8x5.table");
    let whole = answer(&solve(folder.path(), &[]).wait_with_output().unwrap());
    let keep = ["--keep", "8x5.table", "--keep-every", "1"];
    for signal in ["-KILL", "-TERM"] {
        let before = written(&file);
        let mut child = solve(folder.path(), &keep);
        while written(&file) == before || positions(&file) == 0 {
            assert!(child.try_wait().unwrap().is_none(), "it ended before it could be stopped");
            std::thread::sleep(Duration::from_millis(2));
        }
        let pid = child.id().to_string();
        assert!(Command::new("kill").args([signal, &pid]).status().unwrap().success());
        let output = child.wait_with_output().unwrap();
        let said = String::from_utf8(output.stderr).unwrap();
        assert_eq!(output.status.code(), if signal == "-TERM" { Some(130) } else { None });
        assert_eq!(said.contains("is kept in 8x5.table"), signal == "-TERM", "{said}");
        assert!(output.stdout.is_empty());
    }
    let rest = answer(&solve(folder.path(), &keep).wait_with_output().unwrap());
    assert_eq!(rest["outcome"], whole["outcome"]);
    let nodes = |answer: &Value| answer["nodes"].as_u64().unwrap();
    assert!(nodes(&rest) < nodes(&whole), "{rest} {whole}");
    // Once it is done there is next to nothing left to do.
    let again = answer(&solve(folder.path(), &keep).wait_with_output().unwrap());
    assert_eq!(again["outcome"], whole["outcome"]);
    assert!(nodes(&again) < nodes(&whole) / 100, "{again} {whole}");
}

#[test]
fn a_file_that_can_not_be_used_is_named_and_left_alone() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("kept");
    let run = || {
        let arguments = ["solve", "--size", "5x4", "--keep", "kept", "empty"];
        let output = fourline(folder.path(), &arguments).output().unwrap();
        (output.status.code(), String::from_utf8(output.stderr).unwrap())
    };
    assert_eq!(run(), (Some(0), String::new()));
    let good = std::fs::read(&path).unwrap();
    assert!(positions(&path) > 100);
    let mut flipped = good.clone();
    flipped[good.len() / 2] ^= 4;
    let mut newer = good.clone();
    newer[7] = 9;
    for (bytes, problem) in [
        (good[..good.len() - 1].to_vec(), "cut short"),
        (flipped, "its checksum is wrong"),
        (newer, "version 9"),
        (b"A diary, for once.".to_vec(), "this is not a file in which"),
        (Vec::new(), "this is not a file in which"),
    ] {
        std::fs::write(&path, &bytes).unwrap();
        let (code, said) = run();
        assert_eq!(code, Some(2), "{said}");
        assert!(said.contains(problem) && said.contains("Name another file"), "{said}");
        assert_eq!(std::fs::read(&path).unwrap(), bytes, "it is as it was");
    }
}

#[test]
fn a_board_of_another_size_is_told_apart() {
    let folder = tempfile::tempdir().unwrap();
    let run = |size: &str| {
        let arguments = ["solve", "--size", size, "--keep", "kept", "empty"];
        let output = fourline(folder.path(), &arguments).output().unwrap();
        (output.status.code(), String::from_utf8(output.stderr).unwrap())
    };
    assert_eq!(run("5x4"), (Some(0), String::new()));
    let (code, said) = run("4x5");
    assert!(code == Some(2) && said.contains("about boards of 5x4"), "{said}");
}

#[test]
fn a_folder_that_does_not_exist_is_named_at_once() {
    let folder = tempfile::tempdir().unwrap();
    let arguments = ["solve", "--keep", "none/kept", "4453"];
    let output = fourline(folder.path(), &arguments).output().unwrap();
    let said = String::from_utf8(output.stderr).unwrap();
    assert!(!output.status.success() && said.contains("none/kept"), "{said}");
    assert!(output.stdout.is_empty());
}

/// The folder is taken away while it works: it is said, and the answer comes all the same.
#[test]
fn a_solve_goes_on_when_the_file_can_not_be_written() {
    let folder = tempfile::tempdir().unwrap();
    let inner = folder.path().join("inner");
    std::fs::create_dir(&inner).unwrap();
    let child = solve(folder.path(), &["--keep", "inner/kept"]);
    while !inner.join("kept").exists() {
        std::thread::sleep(Duration::from_millis(2));
    }
    std::fs::remove_dir_all(&inner).unwrap();
    let output = child.wait_with_output().unwrap();
    let said = String::from_utf8_lossy(&output.stderr);
    assert!(said.contains("could not be kept"), "{said}");
    assert_eq!(answer(&output)["outcome"], "win");
}
