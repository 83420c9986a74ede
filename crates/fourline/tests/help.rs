//! Help by the real binary: every command in every language fits the line, in a terminal and in a pipe.
#![cfg(unix)]

mod program;
#[allow(dead_code, reason = "help only needs the size of the terminal")]
mod pty;

use program::{fourline, on_terminal};
use pty::Pty;
use std::path::Path;

const TAGS: [&str; 4] = ["en", "vi", "de", "es"];

const COMMANDS: [&str; 24] = [
    "",
    "play",
    "resume",
    "replay",
    "study",
    "window",
    "serve",
    "picture",
    "solve",
    "why",
    "review",
    "bench",
    "arena",
    "engine",
    "referee",
    "convert",
    "book",
    "book build",
    "book verify",
    "book shrink",
    "book info",
    "rules",
    "completions",
    "man",
];

/// What a program at the other end of a pipe reads.
fn piped(folder: &Path, tag: &str, command: &str, columns: Option<&str>) -> String {
    let arguments: Vec<&str> = ["--language", tag]
        .into_iter()
        .chain(command.split_whitespace())
        .chain(["--help"])
        .collect();
    let mut program = fourline(folder, &arguments);
    program.env_remove("COLUMNS");
    if let Some(columns) = columns {
        program.env("COLUMNS", columns);
    }
    let output = program.output().unwrap();
    assert!(output.status.success() && output.stderr.is_empty(), "{command}: {output:?}");
    String::from_utf8(output.stdout).unwrap()
}

#[test]
fn every_line_fits_and_there_are_examples() {
    let folder = tempfile::tempdir().unwrap();
    for (columns, width) in [(None, 100), (Some("80"), 80), (Some("1000"), 100)] {
        for tag in TAGS {
            for command in COMMANDS {
                let help = piped(folder.path(), tag, command, columns);
                for line in help.lines() {
                    assert!(line.chars().count() <= width, "{tag} {command}: {line}");
                    assert_eq!(line, line.trim_end(), "{tag} {command}");
                }
                assert!(!help.contains(['\u{1b}', '\u{a0}']), "{tag} {command}");
                let example = format!("\n  fourline {command}");
                assert!(help.contains(example.trim_end()), "{tag} {command}:\n{help}");
            }
        }
    }
}

#[test]
fn text_is_broken_only_where_a_line_is_full() {
    let folder = tempfile::tempdir().unwrap();
    // All spaces and line breaks the same: the width changes nothing else.
    let words = |columns: &str, tag: &str, command: &str| {
        let help = piped(folder.path(), tag, command, Some(columns));
        help.split_whitespace().filter(|word| *word != "\\").collect::<Vec<_>>().join(" ")
    };
    for tag in TAGS {
        for command in ["solve", "picture", "book build"] {
            assert_eq!(words("40", tag, command), words("100", tag, command), "{tag} {command}");
        }
    }
}

#[test]
fn a_terminal_says_how_wide_it_is() {
    let folder = tempfile::tempdir().unwrap();
    for columns in [60, 80, 200] {
        let mut program = on_terminal(folder.path(), &["solve", "--help"]);
        program.env("COLUMNS", "40").env("NO_COLOR", "1");
        let pty = Pty::start(program, (columns, 60));
        let (text, code) = pty.end();
        assert_eq!(code, Some(0));
        let longest = text.lines().map(|line| line.trim_end().chars().count()).max().unwrap();
        let width = usize::from(columns.min(100));
        assert!(longest <= width && longest > width - 20, "{longest} of {width}");
    }
}

#[test]
fn help_that_can_not_be_written_is_a_failure() {
    let folder = tempfile::tempdir().unwrap();
    let Ok(full) = std::fs::File::create("/dev/full") else { return };
    let output = fourline(folder.path(), &["--help"]).stdout(full).output().unwrap();
    let said = String::from_utf8(output.stderr).unwrap();
    assert_eq!(said, "fourline: could not write the output: no space left\n");
    assert_eq!(output.status.code(), Some(1));
}
