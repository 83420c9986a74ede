//! The referee with real programs: right ones pass, each planted fault is found and named. They need Python and
//! spim, so `cargo xtask referee` runs these and installs what is missing.
#![cfg(unix)]

mod program;

use program::fourline;

const FOLDER: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/referee");

/// What the referee prints as JSON about a program in the folder of these tests.
fn judged(program: &str, dialogue: &str, rules: &str, more: &[&str]) -> (String, Option<i32>) {
    let folder = tempfile::tempdir().unwrap();
    let flags = ["referee", "--program", program, "--dialogue", dialogue, "--rules", rules];
    // Only one that never answers is waited for to the end.
    let patience =
        if program.ends_with(" hang") || program.ends_with(" flood") { "3" } else { "60" };
    let arguments = [&flags[..], &["--games", "2", "--patience", patience], more].concat();
    let output = fourline(folder.path(), &arguments).current_dir(FOLDER).output().unwrap();
    // Work that takes long shows its progress there.
    assert_ne!(output.status.code(), Some(2), "{}", String::from_utf8_lossy(&output.stderr));
    (String::from_utf8(output.stdout).unwrap(), output.status.code())
}

#[test]
#[ignore = "run by cargo xtask referee: it needs Python"]
fn right_programs_of_all_five_styles_pass() {
    for (style, rules) in [
        ("p1", "classic"),
        ("p2", "power"),
        ("p3", "classic"),
        ("p4", "strict"),
        ("p5", "second-chance"),
    ] {
        let (json, code) = judged(&format!("python3 four.py {style}"), style, rules, &["--json"]);
        assert_eq!(code, Some(0), "{style}: {json}");
        assert!(json.contains("\"passed\":true"), "{style}: {json}");
    }
}

#[test]
#[ignore = "run by cargo xtask referee: it needs Python"]
fn each_planted_fault_is_found() {
    for (fault, style, rules, expected) in [
        ("diagonal", "p3", "classic", "missed-falling-diagonal"),
        ("wrap", "p3", "classic", "false-end"),
        ("full", "p3", "classic", "bad-column-taken"),
        ("draw", "p3", "classic", "missed-draw"),
        ("crash", "p3", "classic", "crash"),
        ("undo", "p2", "power", "wrong-board"),
        ("twice", "p2", "power", "false-end"),
        ("remove", "p2", "power", "wrong-board"),
        ("tie", "p2", "power", "missed-tie"),
        ("block", "p2", "power", "wrong-board"),
    ] {
        let program = format!("python3 four.py {style} {fault}");
        let (json, code) = judged(&program, style, rules, &["--json"]);
        assert_eq!(code, Some(1), "{fault}: {json}");
        assert!(json.contains(&format!("\"fault\":\"{expected}\"")), "{fault}: {json}");
    }
}

#[test]
#[ignore = "run by cargo xtask referee: it needs Python"]
fn one_that_hangs_or_floods_is_ended_and_named() {
    for fault in ["hang", "flood"] {
        let program = format!("python3 four.py p3 {fault}");
        let (json, code) = judged(&program, "p3", "classic", &["--json"]);
        assert_eq!(code, Some(1), "{fault}: {json}");
        assert!(json.contains(&format!("\"fault\":\"{fault}\"")), "{fault}: {json}");
        assert!(json.contains("\"games\":1,"), "{fault}: {json}");
    }
}

#[test]
#[ignore = "run by cargo xtask referee: it needs spim"]
fn assembly_is_judged_too() {
    let (json, code) = judged("spim -file four.s", "four.dialogue", "classic", &["--json"]);
    assert_eq!(code, Some(1), "{json}");
    assert!(json.contains("\"fault\":\"missed-falling-diagonal\""), "{json}");
    let (xml, _) = judged("spim -file four.s", "four.dialogue", "classic", &["--junit"]);
    assert!(xml.contains("<failure type=\"missed-falling-diagonal\" message=\"after "), "{xml}");
    // With the right offsets nothing is wrong.
    let folder = tempfile::tempdir().unwrap();
    let text = std::fs::read_to_string(format!("{FOLDER}/four.s")).unwrap();
    let (before, rest) = text.split_once("# Falling diagonals, as published.").unwrap();
    let right = rest
        .replacen("li   $a1, 18", "li   $a1, 12", 1)
        .replacen("li   $a2, 24", "li   $a2, 18", 1)
        .replacen("li   $a3, 4", "li   $a3, -3", 1)
        // A limit below zero counts from the other side: columns 3 to 6.
        .replacen("bge  $t2, $a3, skip", "bltz $a3, right\n        bge  $t2, $a3, skip\n        j    look\nright:  blt  $t2, 3, skip\nlook:", 1);
    let path = folder.path().join("right.s");
    std::fs::write(&path, format!("{before}{right}")).unwrap();
    let program = format!("spim -file '{}'", path.display());
    let (json, code) = judged(&program, "four.dialogue", "classic", &["--json"]);
    assert_eq!(code, Some(0), "{json}");
}

#[test]
fn bad_dialogues_are_refused_with_their_line() {
    let folder = tempfile::tempdir().unwrap();
    std::fs::write(folder.path().join("bad.dialogue"), "ask column: column\ncolumns: 3\n").unwrap();
    for (dialogue, expected) in [
        ("bad.dialogue", "fourline: bad.dialogue: line 2: expected 0 or 1\n"),
        (
            "p6",
            "fourline: there is no dialogue file p6; use a file, or one of p1, p2, p3, p4, p5\n",
        ),
    ] {
        let arguments = ["referee", "--program", "true", "--dialogue", dialogue];
        let output = fourline(folder.path(), &arguments).output().unwrap();
        assert_eq!(output.status.code(), Some(2));
        assert_eq!(String::from_utf8_lossy(&output.stderr), expected);
    }
    // A program that ends at once, and one that can't be started.
    for (program, expected) in [
        (
            "true",
            "at once: it ended by itself (exit code 0)\n1 game played; different faults: 1.\n",
        ),
        (
            "./none",
            "at once: it could not be started: no such file or folder\n1 game played; different faults: 1.\n",
        ),
    ] {
        let arguments = [
            "referee",
            "--program",
            program,
            "--dialogue",
            "p1",
            "--games",
            "1",
            "--patience",
            "60",
        ];
        let output = fourline(folder.path(), &arguments).output().unwrap();
        assert_eq!(String::from_utf8_lossy(&output.stdout), expected);
        assert_eq!(output.status.code(), Some(1));
    }
}
