//! `fourline picture` by the real binary: the files it writes, and the pictures of the README, which
//! must be what the program draws today.

use std::path::{Path, PathBuf};
use std::process::{Command, Output};

fn fourline(folder: &Path, arguments: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_fourline"))
        .args(arguments)
        .current_dir(folder)
        .env("LC_ALL", "C.UTF-8")
        .output()
        .expect("the binary starts")
}

/// Runs it where it must fail with this code, and gives the one line it says.
fn refused(folder: &Path, arguments: &[&str], code: i32) -> String {
    let before = names(folder);
    let output = fourline(folder, arguments);
    let said = String::from_utf8(output.stderr).unwrap();
    assert_eq!(output.status.code(), Some(code), "{arguments:?}: {said}");
    assert!(output.stdout.is_empty(), "{arguments:?}");
    assert_eq!(names(folder), before, "{arguments:?}: nothing is left behind");
    said
}

fn names(folder: &Path) -> Vec<PathBuf> {
    let entries = std::fs::read_dir(folder).unwrap().flatten();
    let mut names: Vec<_> = entries.map(|entry| entry.path()).collect();
    names.sort();
    names
}

#[test]
fn every_format_is_written_and_replaced() {
    let folder = tempfile::tempdir().unwrap();
    let starts: [(&str, &[u8]); 4] = [
        ("board.svg", b"<svg "),
        ("board.png", b"\x89PNG"),
        ("board.gif", b"GIF89a"),
        ("board.apng", b"\x89PNG"),
    ];
    for (name, start) in starts {
        for moves in ["4453", "empty", "ddec"] {
            let output = fourline(folder.path(), &["picture", moves, "-o", name]);
            assert!(output.status.success() && output.stderr.is_empty(), "{output:?}");
            let bytes = std::fs::read(folder.path().join(name)).unwrap();
            assert!(bytes.starts_with(start), "{name}");
        }
    }
    let output =
        fourline(folder.path(), &["picture", "4453", "--format", "svg", "-o", "-", "--scores"]);
    assert!(output.stdout.starts_with(b"<svg "));
    assert_eq!(names(folder.path()).len(), 4);
}

#[test]
fn what_can_not_be_done_is_said_once_and_leaves_nothing() {
    let folder = tempfile::tempdir().unwrap();
    let at = folder.path();
    let said = refused(at, &["picture", "4453", "-o", "board.bmp"], 2);
    assert!(said.contains("use .svg, .png, .gif or .apng"), "{said}");
    let said = refused(at, &["picture", "4453", "-o", "board"], 2);
    assert!(said.contains("--format"), "{said}");
    refused(at, &["picture", "4453", "-o", "-"], 2);
    refused(at, &["picture", "4453", "-o", "b.png", "--format", "bmp"], 2);
    refused(at, &["picture", "4453"], 2);
    let said = refused(at, &["picture", "4453", "-o", "nowhere/board.png"], 1);
    assert!(
        said.starts_with("fourline: could not write nowhere/board.png: no such file or folder"),
        "{said}"
    );
    std::fs::create_dir(at.join("folder.png")).unwrap();
    let said = refused(at, &["picture", "4453", "-o", "folder.png"], 1);
    assert!(said.contains("not an ordinary file"), "{said}");
    for size in ["0", "15", "9000", "512x", "big", "-1", "512x99999"] {
        let size = format!("--pixels={size}");
        refused(at, &["picture", "4453", "-o", "board.png", &size], 2);
    }
    let said = refused(at, &["picture", "4458", "-o", "board.png"], 2);
    assert!(said.contains("move 4 (character 4): there is no such column"), "{said}");
    let said = refused(at, &["picture", "4453", "--at", "5", "-o", "board.png"], 2);
    assert!(said.contains("the game has 4 steps"), "{said}");
    refused(at, &["picture", "missing.fourline", "-o", "board.png"], 2);
    refused(at, &["picture", "4453", "--theme", "pink", "-o", "board.png"], 2);
    refused(at, &["picture", "4453", "--strip", "-o", "board.gif"], 2);
    refused(at, &["picture", "4453", "--strip", "--scores", "-o", "board.png"], 2);
    refused(at, &["picture", "1122334", "--scores", "-o", "board.png"], 2);
    refused(at, &["picture", "4453", "--size", "3x3", "-o", "board.png"], 2);
}

#[test]
fn a_strip_too_large_to_be_drawn_is_refused() {
    let folder = tempfile::tempdir().unwrap();
    let moves = "121212212121343434434343565656656565777777";
    let arguments = ["picture", moves, "--strip", "--per-row", "1", "-o", "s.png"];
    let said = refused(folder.path(), &[&arguments[..], &["--pixels", "8192"]].concat(), 2);
    assert!(said.contains("pixels"), "{said}");
}

#[test]
fn a_record_is_drawn_at_any_step_and_its_names_stay_text() {
    let folder = tempfile::tempdir().unwrap();
    let record = "fourline record 1\nrules: size=7x6\nsymbols: XO\n\
                  seat 1: human \"<script>\"\nseat 2: human \"Bob\"\nstarts: 1\nseed: 7\n\n\
                  1 drop d\n2 drop d\n1 drop e\n";
    std::fs::write(folder.path().join("game.fourline"), record).unwrap();
    let draw = |at: &str| {
        let output =
            fourline(folder.path(), &["picture", "game.fourline", "--at", at, "-o", "a.svg"]);
        assert!(output.status.success(), "{output:?}");
        std::fs::read_to_string(folder.path().join("a.svg")).unwrap()
    };
    assert!(draw("0").contains("The board is empty."));
    assert!(draw("2").contains("Column 4 from the bottom: X O."));
    let text = draw("3");
    assert!(text.contains("&lt;script&gt; (X)") && !text.contains("<script"), "{text}");
}

/// The pictures that documents show, each with the arguments that make it.
const SHOWN: &[(&str, &[&str])] = &[
    ("discs.svg", &["445345343532", "--coordinates", "--scores"]),
    ("squares.png", &["445345343532", "--theme", "squares"]),
    ("contrast.svg", &["445345343532", "--theme", "contrast"]),
    ("shapes.svg", &["445345343532", "--theme", "shapes"]),
    ("game.gif", &["4453453435323", "--pixels", "280"]),
    ("strip.svg", &["4453453435323", "--strip", "--per-row", "8"]),
];

#[test]
fn the_pictures_in_the_documents_are_what_the_program_draws() {
    let shown = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/pictures");
    let folder = tempfile::tempdir().unwrap();
    for (name, arguments) in SHOWN {
        let output = fourline(folder.path(), &[&["picture", "-o", name], *arguments].concat());
        assert!(output.status.success(), "{output:?}");
        let new = folder.path().join(name);
        if std::env::var("INSTA_UPDATE").is_ok_and(|update| update == "always") {
            std::fs::create_dir_all(&shown).unwrap();
            std::fs::copy(&new, shown.join(name)).unwrap();
        }
        let (old, new) = (std::fs::read(shown.join(name)), std::fs::read(new).unwrap());
        let old = old.unwrap_or_else(|error| panic!("{name}: {error}"));
        if name.ends_with(".svg") {
            assert!(old == new, "{name} is not up to date; see CONTRIBUTING.md");
        } else {
            // Other processors may round an edge differently.
            let (old, new) = (pixels(name, &old), pixels(name, &new));
            assert_eq!(old.len(), new.len(), "{name}");
            let off = old.iter().zip(&new).filter(|(a, b)| a.abs_diff(**b) > 8).count();
            assert!(off * 100 <= old.len(), "{name} is not up to date: {off} bytes differ");
        }
    }
}

/// All pixels of all frames of a PNG or GIF.
fn pixels(name: &str, bytes: &[u8]) -> Vec<u8> {
    if name.ends_with(".png") {
        let mut reader = png::Decoder::new(std::io::Cursor::new(bytes)).read_info().unwrap();
        let mut pixels = vec![0; reader.output_buffer_size().unwrap()];
        reader.next_frame(&mut pixels).unwrap();
        return pixels;
    }
    let mut options = gif::DecodeOptions::new();
    options.set_color_output(gif::ColorOutput::RGBA);
    let mut reader = options.read_info(bytes).unwrap();
    let mut pixels = Vec::new();
    while let Some(frame) = reader.read_next_frame().unwrap() {
        pixels.extend_from_slice(&frame.buffer);
    }
    pixels
}
