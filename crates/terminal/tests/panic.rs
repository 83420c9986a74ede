//! A panic on the screen gives the terminal back, says what happened, and keeps the game. One in a
//! computer's thought is a sentence in the game.
#![cfg(unix)]

#[path = "../../fourline/tests/pty/mod.rs"]
#[allow(dead_code)]
mod pty;

use pty::Pty;
use std::path::Path;
use std::process::Command;

fn start(folder: &Path, arguments: &[&str]) -> Pty {
    // Examples are built with the tests, in a folder beside them.
    let test = std::env::current_exe().unwrap();
    let example = test.ancestors().nth(2).unwrap().join("examples/panics");
    let mut program = Command::new(example);
    program.arg(folder).args(arguments);
    program.env("TERM", "xterm-256color").env("RUST_BACKTRACE", "0");
    Pty::start(program, (100, 30))
}

#[test]
fn a_panic_gives_the_terminal_back_and_keeps_the_game() {
    let folder = tempfile::tempdir().unwrap();
    let mut pty = start(folder.path(), &[]);
    pty.see("column 1 to 7");
    pty.send("4");
    pty.see("Player 2's turn");
    pty.send("4");
    let (text, code) = pty.end();
    assert!(text.contains("the shelf breaks down"), "{text}");
    assert!(text.replace('\n', "").contains("The game is kept in"), "{text}");
    assert_eq!(code, Some(101));
    let game = folder.path().join("unfinished/unfinished-1.fourline");
    assert!(std::fs::read_to_string(game).unwrap().contains("2 drop d"));
}

#[test]
fn a_panic_in_a_thought_is_said_and_the_game_goes_on() {
    let folder = tempfile::tempdir().unwrap();
    let mut pty = start(folder.path(), &["thinking"]);
    pty.see("Your turn: column 1 to 7");
    pty.send("4");
    pty.see("stopped with an");
    assert!(!pty.is_normal(), "the screen is still there");
    pty.send("z");
    pty.see("Your turn");
    pty.send("\u{3}");
    let (text, code) = pty.end();
    assert_eq!(code, Some(0), "{text}");
    assert!(!text.contains("the book breaks down"), "{text}");
}
