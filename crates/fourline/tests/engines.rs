//! Matches with other programs: everything that an engine can do wrong is named and forfeited, and the match
//! goes on.
#![cfg(unix)]

mod program;

use program::fourline;
use std::path::Path;

const DOUBLE: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/engines/double.sh");

fn told(folder: &Path, arguments: &[&str]) -> (String, Option<i32>) {
    let output = fourline(folder, arguments).output().unwrap();
    // Work that takes long shows its progress there.
    assert_ne!(output.status.code(), Some(2), "{}", String::from_utf8_lossy(&output.stderr));
    (String::from_utf8(output.stdout).unwrap(), output.status.code())
}

#[test]
fn each_way_to_misbehave_has_its_name_and_loses() {
    let folder = tempfile::tempdir().unwrap();
    for (behaviour, fault) in [
        ("crash", "crash"),
        ("hang", "time"),
        ("cheat", "illegal"),
        ("foreign", "illegal"),
        ("mute", "no-move"),
        ("flood", "flood"),
        ("noise", "flood"),
        ("silent", "silence"),
    ] {
        let player = format!("uci:sh '{DOUBLE}' {behaviour}");
        // Only those that never answer are waited for to the end.
        let clock = if behaviour == "hang" { "100ms/move" } else { "10m/move" };
        let patience = if behaviour == "silent" { "1" } else { "600" };
        let log = format!("{behaviour}.games");
        let terms = ["--games", "2", "--margin", "0", "--json", "--threads", "1"];
        let time = ["--clock", clock, "--patience", patience, "--log", &log];
        let arguments = [&["arena", "robot", &player][..], &terms, &time].concat();
        let (json, code) = told(folder.path(), &arguments);
        assert_eq!(code, Some(0), "{behaviour}: {json}");
        assert_eq!(
            json.matches(&format!("\"fault\":\"{fault}\"")).count(),
            2,
            "{behaviour}: {json}"
        );
        assert!(json.contains("\"wins\":2,"), "{behaviour}: {json}");
        // The log says it too; a second run has nothing left to play.
        let kept = std::fs::read_to_string(folder.path().join(&log)).unwrap();
        assert_eq!(kept.matches(&format!(": {fault}: ")).count(), 2, "{kept}");
        assert_eq!(told(folder.path(), &arguments).0, json);
    }
}

#[test]
fn our_engine_plays_a_match_under_house_rules_and_passes_its_own_check() {
    let folder = tempfile::tempdir().unwrap();
    let own = format!("'{}' engine", env!("CARGO_BIN_EXE_fourline"));
    let player = format!("uci[Level=3]:{own}");
    let terms = ["--games", "4", "--margin", "600000", "--clock", "20ms/move", "--json"];
    let rules = ["--rules", "power", "--patience", "600", "--log", "power.games"];
    let arguments = [&["arena", "2", &player][..], &terms, &rules].concat();
    let (json, code) = told(folder.path(), &arguments);
    assert!(code == Some(0) && json.contains("\"forfeits\":[]"), "{json}");
    // A log is extended: the games of the first run are kept.
    let before = std::fs::read_to_string(folder.path().join("power.games")).unwrap();
    let more: Vec<&str> =
        arguments.iter().map(|word| if *word == "4" { "6" } else { *word }).collect();
    told(folder.path(), &more);
    let after = std::fs::read_to_string(folder.path().join("power.games")).unwrap();
    assert_eq!(after.matches("\n# game ").count(), 6);
    assert!(after.contains(before.split_once('\n').unwrap().1));
    let (lines, code) = told(folder.path(), &["engine", "--check", &own, "--patience", "600"]);
    assert_eq!(code, Some(0), "{lines}");
}

#[test]
fn the_check_says_what_is_wrong() {
    let folder = tempfile::tempdir().unwrap();
    for (behaviour, expected) in [
        ("crash", "- makes a legal first move: it ended by itself (exit code 3)"),
        (
            "cheat",
            "- makes a legal first move: it made an illegal move: P@a7 is not a turn on this board",
        ),
        ("mute", "- makes a legal first move: it answered bestmove without a move"),
    ] {
        let command = format!("sh '{DOUBLE}' {behaviour}");
        // The double can't stop, so that the check ends there.
        let (lines, code) =
            told(folder.path(), &["engine", "--check", &command, "--patience", "2"]);
        assert_eq!(code, Some(1), "{lines}");
        assert!(lines.contains(expected), "{lines}");
    }
}

#[test]
fn openings_come_from_a_file_and_are_tried_first() {
    let folder = tempfile::tempdir().unwrap();
    std::fs::write(folder.path().join("good.txt"), "# openings\n4453\n\nddec # the same\n")
        .unwrap();
    std::fs::write(folder.path().join("bad.txt"), "4453\n1212121\n").unwrap();
    let arena = |file: &str, log: &str| {
        let flags = ["--games", "4", "--openings", file, "--log", log, "--threads", "1"];
        fourline(folder.path(), &[&["arena", "robot", "random"][..], &flags].concat())
            .output()
            .unwrap()
    };
    assert!(arena("good.txt", "log").status.success());
    let log = std::fs::read_to_string(folder.path().join("log")).unwrap();
    assert_eq!(log.matches("\n1 drop d\n2 drop d\n1 drop e\n2 drop c\n").count(), 4, "{log}");
    let refused = arena("bad.txt", "other");
    assert_eq!(refused.status.code(), Some(2));
    let said = String::from_utf8_lossy(&refused.stderr).into_owned();
    assert_eq!(said, "fourline: bad.txt: line 2: the rules do not allow this opening\n");
}
