//! The real binary on a pseudo-terminal: colour, Ctrl-C, Ctrl-D, and signals.
#![cfg(unix)]

use rexpect::process::{Signal, WaitStatus};
use rexpect::session::{PtySession, spawn_command};
use std::path::Path;
use std::process::Command;

fn start(folder: &Path, arguments: &[&str], colour: bool) -> PtySession {
    let mut command = Command::new(env!("CARGO_BIN_EXE_fourline"));
    command
        .args(arguments)
        .current_dir(folder)
        .env("XDG_DATA_HOME", folder)
        .env("HOME", folder)
        .env("LC_ALL", "C.UTF-8")
        .env("TERM", "xterm-256color")
        .env_remove("NO_COLOR")
        .env_remove("CI");
    if !colour {
        command.env("NO_COLOR", "1");
    }
    spawn_command(command, Some(20_000)).expect("the binary starts on a terminal")
}

const CLASSIC: [&str; 9] =
    ["play", "--opponent", "human", "--rules", "classic", "--name", "Ann", "--name", "Bob"];

/// Reads to the end and gives the rest of what was written and the exit code.
fn end(mut session: PtySession) -> (String, Option<i32>) {
    let rest = session.exp_eof().expect("the program ends");
    let status = session.process().wait().expect("it can be waited for");
    let code = match status {
        WaitStatus::Exited(_, code) => Some(code),
        _ => None,
    };
    (rest, code)
}

#[test]
fn colour_is_used_on_a_terminal_and_not_with_no_color() {
    for (colour, yellow) in [(true, "\u{1b}[43m"), (false, "(X)")] {
        let folder = tempfile::tempdir().unwrap();
        let mut session = start(folder.path(), &CLASSIC, colour);
        session.exp_string("column 1 to 7 >> ").unwrap();
        session.send_line("4").unwrap();
        let seen = session.exp_string("Bob (O), column 1 to 7 >> ").unwrap();
        assert_eq!(seen.contains('\u{1b}'), colour, "{seen:?}");
        assert!(seen.contains(yellow), "{seen:?}");
        session.send_line("quit").unwrap();
        assert_eq!(end(session).1, Some(0));
    }
}

#[test]
fn ctrl_c_in_mid_game_keeps_the_game_and_resume_goes_on() {
    let folder = tempfile::tempdir().unwrap();
    let mut session = start(folder.path(), &CLASSIC, false);
    session.exp_string("Ann (X), column 1 to 7 >> ").unwrap();
    session.send_line("4").unwrap();
    session.exp_string("Bob (O), column 1 to 7 >> ").unwrap();
    session.send_control('c').unwrap();
    let (rest, code) = end(session);
    assert!(rest.contains("Interrupted. The game is kept in"), "{rest}");
    assert_eq!(code, Some(130));
    assert!(folder.path().join("fourline/unfinished/unfinished-1.fourline").exists());

    let mut session = start(folder.path(), &["resume"], false);
    session.exp_string("(X)").unwrap();
    session.exp_string("Bob (O), column 1 to 7 >> ").unwrap();
    session.send_control('d').unwrap();
    let (rest, code) = end(session);
    assert!(rest.contains("The input ended. The game is kept in"), "{rest}");
    assert_eq!(code, Some(3));
}

#[test]
fn a_signal_to_stop_keeps_the_game() {
    for signal in [Signal::SIGTERM, Signal::SIGHUP] {
        let folder = tempfile::tempdir().unwrap();
        let mut session = start(folder.path(), &CLASSIC, false);
        session.exp_string("Ann (X), column 1 to 7 >> ").unwrap();
        session.send_line("4").unwrap();
        session.exp_string("Bob (O), column 1 to 7 >> ").unwrap();
        session.process_mut().signal(signal).unwrap();
        let (rest, code) = end(session);
        assert!(rest.contains("Interrupted. The game is kept in"), "{rest}");
        assert_eq!(code, Some(130));
    }
}

#[test]
fn replay_waits_for_enter_on_a_terminal() {
    let folder = tempfile::tempdir().unwrap();
    let mut session = start(folder.path(), &CLASSIC, false);
    session.exp_string("Ann (X), column 1 to 7 >> ").unwrap();
    session.send_line("4").unwrap();
    session.exp_string("Bob (O), column 1 to 7 >> ").unwrap();
    session.send_line("save game.fourline").unwrap();
    session.exp_string("Saved to game.fourline").unwrap();
    session.send_line("quit").unwrap();
    assert_eq!(end(session).1, Some(0));

    let mut session = start(folder.path(), &["replay", "game.fourline"], false);
    session.exp_string("Enter for the next move, quit to stop >> ").unwrap();
    session.send_line("").unwrap();
    session.exp_string("Ann (X) drops into column 4, row 6.").unwrap();
    let (rest, code) = end(session);
    assert!(rest.contains("It is the turn of Bob (O)."), "{rest}");
    assert_eq!(code, Some(0));
}
