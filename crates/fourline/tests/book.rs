//! Books by the real binary: builds that are stopped in the middle, and the book that is built in.
#![cfg(unix)]

mod program;

use program::fourline;
use std::path::Path;
use std::process::{Child, Command};
use std::time::Duration;

fn build(folder: &Path, name: &str, threads: &str) -> Child {
    let size = ["book", "build", "--size", "5x6", "--plies", "7"];
    let rest = ["--threads", threads, "--output", name];
    fourline(folder, &[&size[..], &rest[..]].concat()).spawn().unwrap()
}

#[test]
fn a_build_that_was_stopped_twice_gives_the_same_bytes() {
    let folder = tempfile::tempdir().unwrap();
    let path = |name: &str| folder.path().join(name);
    assert!(build(folder.path(), "whole.book", "1").wait().unwrap().success());
    let mut had = 0;
    for signal in ["-INT", "-KILL"] {
        let mut child = build(folder.path(), "parts.book", "2");
        let grown = || {
            let length =
                std::fs::metadata(path("parts.book.progress")).map_or(0, |file| file.len());
            length > had + 500
        };
        while !grown() {
            assert!(child.try_wait().unwrap().is_none(), "it ended before it could be stopped");
            std::thread::sleep(Duration::from_millis(2));
        }
        let pid = child.id().to_string();
        assert!(Command::new("kill").args([signal, &pid]).status().unwrap().success());
        let code = child.wait().unwrap().code();
        assert_eq!(code, if signal == "-INT" { Some(130) } else { None });
        // What was written between the signal and the end counts too.
        had = std::fs::metadata(path("parts.book.progress")).unwrap().len();
        assert!(!path("parts.book").exists(), "nothing half done is called a book");
    }
    let output = build(folder.path(), "parts.book", "2").wait_with_output().unwrap();
    let said = String::from_utf8(output.stdout).unwrap();
    assert!(output.status.success() && said.contains(" already solved."), "{said}");
    assert!(!path("parts.book.progress").exists());
    let [whole, parts] =
        ["whole.book", "parts.book"].map(|name| std::fs::read(path(name)).unwrap());
    assert!(whole == parts, "the books differ");
}

/// The answer to `solve --json` with these arguments.
fn solve(folder: &Path, arguments: &[&str]) -> (serde_json::Value, String) {
    let output = fourline(folder, &[&["solve", "--json"], arguments].concat()).output().unwrap();
    let text = |bytes: Vec<u8>| String::from_utf8(bytes).unwrap();
    let said = text(output.stderr);
    assert!(output.status.success(), "{said}");
    (serde_json::from_slice(&output.stdout).unwrap(), said)
}

#[test]
fn the_first_moves_are_answered_from_the_book_that_is_built_in() {
    let folder = tempfile::tempdir().unwrap();
    for position in ["empty", "4", "4444", "123456712345"] {
        let (answer, said) = solve(folder.path(), &[position]);
        // Without a book, millions are visited for the empty board.
        assert!(answer["nodes"].as_u64().unwrap() < 2_000_000, "{answer}");
        assert_eq!(said, "");
    }
    let (answer, _) = solve(folder.path(), &["empty"]);
    assert_eq!(answer["columns"], serde_json::json!([-2, -1, 0, 1, 0, -1, -2]));
}

/// Books that are none, each with what is wrong with it.
fn bad_books(folder: &Path) -> [(Vec<u8>, &'static str); 3] {
    let build = ["book", "build", "--size", "4x4", "--plies", "6", "--output", "good.book"];
    assert!(fourline(folder, &build).output().unwrap().status.success());
    let mut bytes = std::fs::read(folder.join("good.book")).unwrap();
    let middle = bytes.len() / 2;
    bytes[middle] ^= 1;
    [
        (bytes.clone(), "its checksum is wrong"),
        (bytes[..middle].to_vec(), "the book is cut short"),
        (b"A diary, for once.".to_vec(), "this is not a Fourline book"),
    ]
}

#[test]
fn a_bad_book_that_was_found_is_reported_and_the_one_that_is_built_in_takes_its_place() {
    let folder = tempfile::tempdir().unwrap();
    let (expected, _) = solve(folder.path(), &["44"]);
    let books = folder.path().join("data/fourline/books");
    std::fs::create_dir_all(&books).unwrap();
    for (content, reason) in bad_books(folder.path()) {
        // It would be deeper than the one that is built in.
        std::fs::write(books.join("7x6-14.book"), content).unwrap();
        let (answer, said) = solve(folder.path(), &["44"]);
        assert!(said.contains("7x6-14.book: ") && said.contains(reason), "{said}");
        assert!(said.ends_with("; continuing without it\n"), "{said}");
        assert_eq!(
            (&answer["columns"], &answer["nodes"]),
            (&expected["columns"], &expected["nodes"])
        );
    }
}

#[test]
fn a_bad_book_that_was_named_is_refused_by_every_command() {
    let folder = tempfile::tempdir().unwrap();
    let refused = |command: &str, reason: &str| {
        let arguments: Vec<&str> = command.split_whitespace().collect();
        let output = fourline(folder.path(), &arguments).output().unwrap();
        let said = String::from_utf8(output.stderr).unwrap();
        assert_eq!(output.status.code(), Some(2), "{command}: {said}");
        assert!(output.stdout.is_empty(), "{command}");
        assert!(said.starts_with("fourline: bad.book: ") && said.contains(reason), "{said}");
    };
    for command in ["solve 44", "play", "--plain", "resume", "bench good.book"] {
        refused(&format!("{command} --book bad.book"), "no such file or folder");
    }
    std::fs::create_dir(folder.path().join("bad.book")).unwrap();
    refused("solve --book bad.book 44", "this is a folder");
    std::fs::remove_dir(folder.path().join("bad.book")).unwrap();
    for (content, reason) in bad_books(folder.path()) {
        std::fs::write(folder.path().join("bad.book"), content).unwrap();
        refused("solve --book bad.book 44", reason);
        refused("play --book bad.book", reason);
    }
}

#[test]
fn one_position_is_one_position() {
    let folder = tempfile::tempdir().unwrap();
    let build = ["book", "build", "--size", "4x4", "--plies", "1", "--output", "one.book"];
    let shrink = ["book", "shrink", "one.book", "--plies", "0", "--output", "tiny.book"];
    for arguments in [&build[..], &shrink] {
        assert!(fourline(folder.path(), arguments).output().unwrap().status.success());
    }
    for (tag, one) in [
        ("en", "0 discs: 1 position, 16 bytes, 128.00 bits"),
        ("vi", "0 quân: 1 thế cờ, 16 byte, mỗi thế cờ 128,00 bit"),
        ("de", "0 Steine: 1 Stellung, 16 Byte, 128,00 Bit"),
        ("es", "0 fichas: 1 posición, 16 bytes, 128,00 bits"),
    ] {
        let arguments = ["book", "info", "tiny.book", "--language", tag];
        let output = fourline(folder.path(), &arguments).output().unwrap();
        let text = String::from_utf8(output.stdout).unwrap();
        assert_eq!(text.lines().nth(1).map(str::trim_start), Some(one), "{text}");
    }
}

#[test]
fn whoever_has_read_enough_of_a_description_is_not_told_more() {
    let folder = tempfile::tempdir().unwrap();
    let mut child = fourline(folder.path(), &["book", "info"]).spawn().unwrap();
    drop(child.stdout.take());
    let output = child.wait_with_output().unwrap();
    assert_eq!(String::from_utf8(output.stderr).unwrap(), "");
    assert!(output.status.success());
}
