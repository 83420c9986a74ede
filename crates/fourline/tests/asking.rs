//! The real binary asks its terminal about light and dark and pictures: on a pseudo-terminal that answers,
//! stays silent, answers late or answers nonsense, and in tmux. Whatever it does, nothing of it is seen. And
//! the board is a picture exactly where the terminal says that it can show one.
#![cfg(unix)]

mod program;
#[allow(dead_code, reason = "not every test needs all of it")]
mod pty;

use program::on_terminal;
use pty::Pty;
use rexpect::process::Signal;
use std::path::Path;
use std::process::{Command, Stdio};
use std::thread;
use std::time::{Duration, Instant};

const MENU: &str = "four in a row, with your house rules";

/// The last question; a terminal has been asked when it was written.
const LAST_QUESTION: &str = "\u{1b}[c";

const LIGHT: &str = "\u{1b}]11;rgb:ffff/ffff/ffff\u{1b}\\";
const DARK: &str = "\u{1b}]11;rgb:0000/0000/0000\u{1b}\\";
const NO_PICTURES: &str = "\u{1b}[?1;2c";

fn start(folder: &Path, arguments: &[&str], variables: &[(&str, &str)]) -> Pty {
    let mut program = on_terminal(folder, arguments);
    program.env_remove("TMUX").env_remove("STY").env_remove("FOURLINE_ASK");
    program.env_remove("COLORFGBG").env_remove("TERM_PROGRAM").env_remove("LC_TERMINAL");
    program.envs(variables.iter().copied());
    Pty::start(program, (80, 24))
}

/// The menu on a terminal that says this as soon as it is asked.
fn menu(variables: &[(&str, &str)], says: &str) -> (Pty, tempfile::TempDir) {
    let folder = tempfile::tempdir().unwrap();
    let mut pty = start(folder.path(), &[], variables);
    if !says.is_empty() {
        pty.wait("questions", |pty| pty.written().contains(LAST_QUESTION));
        pty.send(says);
    }
    pty.see(MENU);
    // The bar of keys is drawn last: all of the page is there.
    pty.see("q quit");
    (pty, folder)
}

/// The menu where nothing is asked.
fn unasked() -> String {
    let (mut pty, _folder) = menu(&[("FOURLINE_ASK", "off")], "");
    assert!(!pty.written().contains(LAST_QUESTION) && !pty.written().contains("\u{1b}]11;"));
    let text = pty.text();
    leave(&mut pty);
    assert_eq!(pty.end().1, Some(0));
    text
}

fn leave(pty: &mut Pty) {
    pty.send("q");
}

#[test]
fn nothing_is_seen_of_questions_and_answers() {
    let usual = unasked();
    let nonsense = "\u{1b}]11;rgb:zz\u{7}\u{1b}_Gi=31;EINVAL:what\u{1b}\\\u{1b}[6;0;t\u{1b}[?c";
    let many = format!("{LIGHT}\u{1b}_Gi=31;ENOENT:no\u{1b}\\\u{1b}[6;20;10t\u{1b}[?62;22c");
    for says in ["", nonsense, &many, NO_PICTURES] {
        let (mut pty, _folder) = menu(&[], says);
        pty.wait("the same menu", |pty| pty.text() == usual);
        leave(&mut pty);
        assert_eq!(pty.end().1, Some(0), "{says:?}");
    }
}

#[test]
fn light_and_dark_follow_the_terminal_even_if_it_answers_late() {
    let corner = |pty: &Pty| pty.background(0, 0);
    let (mut dark, _folder) = menu(&[], &format!("{DARK}{NO_PICTURES}"));
    let (mut light, _folder) = menu(&[], &format!("{LIGHT}{NO_PICTURES}"));
    let grounds = (corner(&dark), corner(&light));
    assert_ne!(grounds.0, grounds.1);
    let (mut by_variable, _folder) = menu(&[("COLORFGBG", "0;15")], "");
    assert_eq!(corner(&by_variable), grounds.1);
    let (mut late, _folder) = menu(&[], "");
    let before = late.text();
    late.send(LIGHT);
    late.wait("a light page", |pty| corner(pty) == grounds.1);
    late.send(&format!("\u{1b}_Gi=31;ENOENT:no\u{1b}\\{NO_PICTURES}"));
    // A key shows that all before it was read.
    late.send("?");
    late.wait("help", |pty| pty.text() != before);
    late.send("\u{1b}");
    late.wait("the same menu", |pty| pty.text() == before);
    for pty in [&mut dark, &mut light, &mut by_variable, &mut late] {
        leave(pty);
    }
    for pty in [dark, light, by_variable, late] {
        assert_eq!(pty.end().1, Some(0));
    }
}

#[test]
fn what_is_typed_while_the_terminal_is_asked_is_done() {
    let folder = tempfile::tempdir().unwrap();
    let mut pty = start(folder.path(), &["study"], &[]);
    pty.wait("questions", |pty| pty.written().contains(LAST_QUESTION));
    pty.send(&format!("4{LIGHT}4{NO_PICTURES}5"));
    pty.see("move 3 of 3");
    pty.send("qq");
    assert_eq!(pty.end().1, Some(0));
}

/// A study on a terminal that says this as soon as it is asked.
fn study(folder: &Path, variables: &[(&str, &str)], says: &str) -> Pty {
    let mut pty = start(folder, &["study", "4453"], variables);
    pty.wait("questions", |pty| pty.written().contains(LAST_QUESTION));
    pty.send(says);
    pty.see("move 4 of 4");
    pty
}

const KITTY: &str = "\u{1b}_Gi=31;OK\u{1b}\\\u{1b}[6;20;10t\u{1b}[?62c";
const SIXEL: &str = "\u{1b}[6;20;10t\u{1b}[?62;4c";

/// What a picture begins with: for kitty, as sixels, for iTerm2.
const PICTURES: [&str; 3] = ["\u{1b}_Ga=T", "\u{1b}P0;1;0q", "\u{1b}]1337;File="];

fn count(pty: &Pty, what: &str) -> usize {
    pty.written().matches(what).count()
}

#[test]
fn kitty_shows_the_board_as_a_picture_for_each_column() {
    let folder = tempfile::tempdir().unwrap();
    let mut pty = study(folder.path(), &[], KITTY);
    pty.wait("a picture", |pty| count(pty, PICTURES[0]) >= 7);
    // Another column is chosen: two strips change. What is asked on threads changes none.
    pty.send("\t");
    pty.wait("two more", |pty| count(pty, PICTURES[0]) >= 9);
    assert_eq!(count(&pty, PICTURES[0]), 9);
    // A window lies over the board: the pictures go, and come back.
    pty.send("t");
    pty.wait("no picture", |pty| count(pty, "\u{1b}_Ga=d,d=I") >= 7);
    pty.see("A position to study");
    pty.send("\u{1b}");
    pty.wait("the pictures again", |pty| count(pty, PICTURES[0]) >= 16);
    assert_eq!(count(&pty, "\u{1b}_Ga=d,d=A"), 0);
    pty.signal(Signal::SIGQUIT);
    let written = pty.written_at_end();
    assert!(written.contains("\u{1b}_Ga=d,d=A"), "they are taken away in the end");
}

#[test]
fn sixels_and_iterm_have_their_own_pictures() {
    for (variables, says, own) in [
        (&[][..], SIXEL, PICTURES[1]),
        (&[("TERM_PROGRAM", "iTerm.app")][..], NO_PICTURES, PICTURES[2]),
    ] {
        let folder = tempfile::tempdir().unwrap();
        let mut pty = study(folder.path(), variables, says);
        pty.wait("a picture", |pty| count(pty, own) >= 7);
        pty.send("qq");
        let written = pty.written_at_end();
        for other in PICTURES.iter().filter(|other| **other != own) {
            assert!(!written.contains(other), "{other:?}");
        }
        assert!(!written.contains("\u{1b}_Ga=d"), "kitty's own");
    }
}

#[test]
fn there_are_no_pictures_where_none_are_wanted_or_known() {
    let off = "[terminal]\ngraphics = \"off\"\n";
    for (variables, says, settings) in [
        (&[][..], NO_PICTURES, ""),
        // Without its size in pixels a sixel picture can't be made.
        (&[][..], "\u{1b}[?62;4c", ""),
        (&[("NO_COLOR", "1")][..], KITTY, ""),
        (&[("TMUX", "a")][..], SIXEL, off),
        (&[][..], SIXEL, off),
        (&[("TERM_PROGRAM", "iTerm.app")][..], NO_PICTURES, off),
    ] {
        let folder = tempfile::tempdir().unwrap();
        let config = folder.path().join("config/fourline");
        std::fs::create_dir_all(&config).unwrap();
        std::fs::write(config.join("settings.toml"), settings).unwrap();
        let mut pty = study(folder.path(), variables, says);
        pty.send("\tt");
        pty.see("A position to study");
        pty.send("\u{1b}");
        pty.see("move 4 of 4");
        pty.send("qq");
        let written = pty.written_at_end();
        for picture in PICTURES {
            assert!(!written.contains(picture), "{picture:?} {variables:?} {settings}");
        }
        let is_asked = written.contains("\u{1b}_G");
        assert!(!is_asked || settings.is_empty(), "nothing is asked that is not wanted");
    }
}

#[test]
fn every_signal_that_can_be_handled_gives_the_terminal_back() {
    for signal in [Signal::SIGQUIT, Signal::SIGUSR1, Signal::SIGALRM, Signal::SIGXCPU] {
        let folder = tempfile::tempdir().unwrap();
        let mut pty = study(folder.path(), &[], NO_PICTURES);
        assert!(!pty.is_normal());
        pty.signal(signal);
        // The end checks that the screen is cleared and the terminal normal.
        let (text, code) = pty.end();
        assert_eq!(code, Some(130), "{signal}: {text}");
        assert!(!text.contains("move 4 of 4"), "{signal}: {text}");
    }
}

#[test]
fn tmux_shows_nothing_of_it_either() {
    let tmux = |arguments: &[&str], socket: &Path| {
        let output = Command::new("tmux")
            .arg("-S")
            .arg(socket)
            .args(["-f", "/dev/null"])
            .args(arguments)
            .stdin(Stdio::null())
            .env_remove("TMUX")
            .output();
        output.map(|output| String::from_utf8_lossy(&output.stdout).into_owned())
    };
    let folder = tempfile::tempdir().unwrap();
    let socket = folder.path().join("tmux");
    if tmux(&["-V"], &socket).is_err() {
        eprintln!("tmux is not installed: what it shows is not looked at");
        return;
    }
    let wait = |text: &str| {
        let start = Instant::now();
        loop {
            let shown = tmux(&["capture-pane", "-p"], &socket).unwrap();
            if shown.contains(text) {
                return shown;
            }
            assert!(start.elapsed() < Duration::from_secs(120), "waited for {text:?}:\n{shown}");
            thread::sleep(Duration::from_millis(30));
        }
    };
    let home = folder.path().display();
    let program = env!("CARGO_BIN_EXE_fourline");
    let command = format!(
        "cd '{home}' && HOME='{home}' XDG_DATA_HOME='{home}/data' XDG_CONFIG_HOME='{home}/config' \
         LC_ALL=C.UTF-8 '{program}' study; echo LEFT; cat"
    );
    tmux(&["-u", "new-session", "-d", "-x", "80", "-y", "24", &command], &socket).unwrap();
    let shown = wait("Study: move 0 of 0");
    for stray in ["rgb:", "11;", "Gi=31", "62;", "[c"] {
        assert!(!shown.contains(stray), "{stray:?} in\n{shown}");
    }
    let title = tmux(&["display-message", "-p", "#{pane_title}"], &socket).unwrap();
    assert!(!title.contains("Gi="), "{title:?}");
    tmux(&["send-keys", "4453"], &socket).unwrap();
    wait("move 4 of 4");
    tmux(&["send-keys", "qq"], &socket).unwrap();
    let after = wait("LEFT");
    assert!(!after.contains("rgb:") && !after.contains("Study:"), "{after}");
    tmux(&["kill-server"], &socket).unwrap();
}
