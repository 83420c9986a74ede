//! The real binary at the edges of its world: closed pipes, floods, folders that can't be written.
#![cfg(unix)]

mod program;

use program::fourline;
use std::io::{BufRead, BufReader, Read, Write};
use std::process::{Child, Command, Stdio};

const CLASSIC: [&str; 9] =
    ["play", "--opponent", "human", "--rules", "classic", "--name", "Ann", "--name", "Bob"];

/// Types these lines, closes the input, and gives output, error stream and exit code.
fn finish(mut child: Child, input: &str) -> (String, String, Option<i32>) {
    // The program may end before it has read everything.
    let _ = child.stdin.take().unwrap().write_all(input.as_bytes());
    let output = child.wait_with_output().unwrap();
    let text = |bytes: Vec<u8>| String::from_utf8(bytes).unwrap();
    (text(output.stdout), text(output.stderr), output.status.code())
}

#[test]
fn a_closed_output_keeps_the_game() {
    let folder = tempfile::tempdir().unwrap();
    let mut child = fourline(folder.path(), &CLASSIC).spawn().unwrap();
    let mut stdin = child.stdin.take().unwrap();
    stdin.write_all(b"4\n").unwrap();
    let mut lines = BufReader::new(child.stdout.take().unwrap()).lines();
    while !lines.next().unwrap().unwrap().contains("drops into column 4") {}
    drop(lines);
    stdin.write_all(b"5\n6\n").unwrap();
    let mut said = String::new();
    child.stderr.take().unwrap().read_to_string(&mut said).unwrap();
    assert_eq!(child.wait().unwrap().code(), Some(0), "as for every program before `| head`");
    assert!(said.contains("The game is kept in"), "{said}");
    assert!(folder.path().join("data/fourline/unfinished/unfinished-1.fourline").exists());
}

#[test]
fn a_solver_whose_reader_has_enough_ends_quietly() {
    let folder = tempfile::tempdir().unwrap();
    let mut child = fourline(folder.path(), &["solve", "--weak", "--quiet"]).spawn().unwrap();
    drop(child.stdout.take());
    let mut stdin = child.stdin.take().unwrap();
    // It may have ended before the second one comes.
    let _ = stdin.write_all(b"4444\n4444\n");
    drop(stdin);
    let mut said = String::new();
    child.stderr.take().unwrap().read_to_string(&mut said).unwrap();
    assert_eq!((child.wait().unwrap().code(), said.as_str()), (Some(0), ""));
}

#[test]
fn a_flood_of_input_neither_fills_the_memory_nor_hides_a_signal() {
    let folder = tempfile::tempdir().unwrap();
    let mut child = fourline(folder.path(), &CLASSIC).stdout(Stdio::null()).spawn().unwrap();
    let mut stdin = child.stdin.take().unwrap();
    stdin.write_all(b"4\n").unwrap();
    // Endless nonsense; it ends when the pipe is closed.
    let flood = std::thread::spawn(move || while stdin.write_all(&b"foo\n".repeat(999)).is_ok() {});
    std::thread::sleep(std::time::Duration::from_millis(500));
    let status = std::fs::read_to_string(format!("/proc/{}/status", child.id()));
    let killed = Command::new("kill").args(["-TERM", &child.id().to_string()]).status().unwrap();
    assert!(killed.success());
    assert_eq!(child.wait().unwrap().code(), Some(130));
    flood.join().unwrap();
    // Only Linux reports the memory this way.
    if let Ok(status) = status {
        let line = status.lines().find(|line| line.starts_with("VmRSS:")).unwrap();
        let kilobytes: u64 = line.split_whitespace().nth(1).unwrap().parse().unwrap();
        assert!(kilobytes < 50_000, "{line}");
    }
    assert!(folder.path().join("data/fourline/unfinished/unfinished-1.fourline").exists());
}

#[test]
fn without_a_data_folder_the_current_one_is_used_and_without_that_the_record_is_shown() {
    let folder = tempfile::tempdir().unwrap();
    let mut command = fourline(folder.path(), &CLASSIC);
    command.env("XDG_DATA_HOME", "/dev/null/nowhere");
    let (out, _, code) = finish(command.spawn().unwrap(), "4\n");
    assert!(out.contains("This game can't be kept"), "said at once: {out}");
    assert!(out.contains("Continue with: fourline resume unfinished-1.fourline"), "{out}");
    assert_eq!(code, Some(3));
    assert!(folder.path().join("unfinished-1.fourline").exists());

    // A folder that was removed can't be written, not even by root.
    let gone = tempfile::tempdir().unwrap();
    let mut command = fourline(gone.path(), &CLASSIC);
    command.env("XDG_DATA_HOME", "/dev/null/nowhere");
    let child = command.spawn().unwrap();
    drop(gone);
    let (out, _, code) = finish(child, "4\n");
    assert!(out.contains("This is its record:\nfourline record 2\n"), "{out}");
    assert!(out.contains("1 drop d\n"), "{out}");
    assert_eq!(code, Some(3));
}

#[test]
fn every_game_has_its_own_seed() {
    let folder = tempfile::tempdir().unwrap();
    let seeds: std::collections::HashSet<String> = (1..=3)
        .map(|number| {
            finish(fourline(folder.path(), &CLASSIC).spawn().unwrap(), "4\n");
            let name = format!("data/fourline/unfinished/unfinished-{number}.fourline");
            let record = std::fs::read_to_string(folder.path().join(name)).unwrap();
            record.lines().find(|line| line.starts_with("seed: ")).unwrap().to_string()
        })
        .collect();
    assert_eq!(seeds.len(), 3);
}

#[test]
fn a_damaged_game_on_the_shelf_is_passed_over() {
    let folder = tempfile::tempdir().unwrap();
    finish(fourline(folder.path(), &CLASSIC).spawn().unwrap(), "4\n");
    let shelf = folder.path().join("data/fourline/unfinished");
    std::thread::sleep(std::time::Duration::from_millis(20));
    std::fs::write(shelf.join("unfinished-2.fourline"), "rubbish").unwrap();
    let (out, said, _) = finish(fourline(folder.path(), &["resume"]).spawn().unwrap(), "quit\n");
    assert!(out.contains("unfinished-1.fourline"), "{out}");
    assert!(said.contains("skipped: ") && said.contains("unfinished-2.fourline: line 1"), "{said}");
}

#[test]
fn a_new_game_instead_of_a_resumed_one_discards_it_only_after_a_yes() {
    let folder = tempfile::tempdir().unwrap();
    let list = || finish(fourline(folder.path(), &["resume", "--list"]).spawn().unwrap(), "").0;
    finish(fourline(folder.path(), &CLASSIC).spawn().unwrap(), "4\n");
    finish(fourline(folder.path(), &["resume"]).spawn().unwrap(), "r\nn\n");
    let kept = "unfinished-1.fourline: Ann (X) vs Bob (O), classic, 1 disc,";
    assert!(list().contains(kept), "{}", list());
    let (out, ..) = finish(fourline(folder.path(), &["resume"]).spawn().unwrap(), "r\ny\n");
    assert!(out.contains("This one will be discarded."), "{out}");
    assert_eq!(list(), "There are no unfinished games.\n");
}

#[test]
fn a_finished_game_is_kept_among_the_finished() {
    let folder = tempfile::tempdir().unwrap();
    finish(fourline(folder.path(), &CLASSIC).spawn().unwrap(), "1\n2\n1\n2\n1\n2\n1\nn\n");
    let files = std::fs::read_dir(folder.path().join("data/fourline/finished")).unwrap();
    let files: Vec<_> = files.map(|file| file.unwrap().path()).collect();
    let [file] = &files[..] else { panic!("{files:?}") };
    let record = std::fs::read_to_string(file).unwrap();
    assert!(record.ends_with("result: seat 1 wins by a line\n"), "{record}");
}

#[test]
fn a_game_that_another_program_plays_goes_on_as_a_copy() {
    let folder = tempfile::tempdir().unwrap();
    finish(fourline(folder.path(), &CLASSIC).spawn().unwrap(), "4\n");
    let mut one = fourline(folder.path(), &["resume"]).spawn().unwrap();
    let mut lines = BufReader::new(one.stdout.take().unwrap()).lines();
    while !lines.next().unwrap().unwrap().contains("Game resumed") {}
    let (out, ..) = finish(fourline(folder.path(), &["resume"]).spawn().unwrap(), "1\n2\n");
    assert!(out.contains("open in another program"), "{out}");
    one.stdin.take().unwrap().write_all(b"7\n").unwrap();
    assert!(lines.any(|line| line.unwrap().contains("column 7, row 6")));
    one.wait().unwrap();
    let read = |number: u8| {
        let name = format!("data/fourline/unfinished/unfinished-{number}.fourline");
        let text = std::fs::read_to_string(folder.path().join(name)).unwrap();
        text.split_once("\n\n").unwrap().1.to_string()
    };
    assert_eq!(read(1), "1 drop d\n2 drop g\n");
    assert_eq!(read(2), "1 drop d\n2 drop a\n1 drop b\n");
}

#[test]
fn a_record_from_the_future_says_so() {
    let folder = tempfile::tempdir().unwrap();
    std::fs::write(folder.path().join("new.fourline"), "fourline record 3\n").unwrap();
    for command in ["resume", "replay"] {
        let child = fourline(folder.path(), &[command, "new.fourline"]).spawn().unwrap();
        let (_, said, code) = finish(child, "");
        assert!(said.contains("made by a newer Fourline"), "{said}");
        assert_eq!(code, Some(2));
    }
}

#[test]
fn manual_page_and_completions_are_written() {
    let folder = tempfile::tempdir().unwrap();
    let (page, _, code) = finish(fourline(folder.path(), &["man"]).spawn().unwrap(), "");
    assert_eq!(code, Some(0));
    for part in [
        ".TH fourline",
        ".SH FOURLINE PLAY",
        ".SH FOURLINE BOOK BUILD",
        ".SH KEYS",
        ".SH EXIT STATUS",
        ".SH ENVIRONMENT",
        ".SH FILES",
        ".SH EXAMPLES",
    ] {
        assert!(page.contains(part), "{part} is missing");
    }
    for shell in ["bash", "zsh", "fish", "elvish", "powershell"] {
        let completions = fourline(folder.path(), &["completions", shell]).spawn().unwrap();
        let (script, _, code) = finish(completions, "");
        assert_eq!(code, Some(0));
        assert!(script.contains("fourline") && script.contains("columns-from"), "{shell}");
    }
}
