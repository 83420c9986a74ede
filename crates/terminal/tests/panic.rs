//! A panic on the screen gives the terminal back, says what happened, and keeps the game.
#![cfg(unix)]

#[path = "../../fourline/tests/pty/mod.rs"]
#[allow(dead_code)]
mod pty;

use pty::Pty;
use std::process::Command;

#[test]
fn a_panic_gives_the_terminal_back_and_keeps_the_game() {
    // Examples are built with the tests, in a folder beside them.
    let test = std::env::current_exe().unwrap();
    let example = test.ancestors().nth(2).unwrap().join("examples/panics");
    let mut program = Command::new(example);
    program.env("TERM", "xterm-256color").env("RUST_BACKTRACE", "0");
    let mut pty = Pty::start(program, (100, 30));
    pty.see("column 1 to 7");
    pty.send("4");
    pty.see("Player 2 (O), column 1 to 7");
    pty.send("o");
    pty.see("Count columns from");
    pty.send("l");
    let (text, code) = pty.end();
    assert!(text.contains("the desk breaks down"), "{text}");
    assert!(text.contains("kept with 1 disc(s)"), "{text}");
    assert_eq!(code, Some(101));
}
