//! The real binary on the whole screen of a pseudo-terminal: games of every preset, every menu, storms
//! of resizing, every way to leave, and a terminal that is normal after each.
#![cfg(unix)]

mod program;
#[allow(dead_code, reason = "not every test needs all of it")]
mod pty;

use program::on_terminal;
use pty::Pty;
use rexpect::process::Signal;
use std::path::Path;

const FRIENDS: [&str; 9] =
    ["--opponent", "human", "--name", "Ann", "--name", "Bob", "--first", "1", "--rules"];

/// What only the menu shows.
const MENU: &str = "four in a row, with your house rules";

fn start(folder: &Path, arguments: &[&str]) -> Pty {
    Pty::start(on_terminal(folder, arguments), (80, 24))
}

fn friends(folder: &Path, rules: &str) -> Pty {
    start(folder, &[&FRIENDS[..], &[rules]].concat())
}

#[test]
fn a_game_of_every_preset_is_played_to_its_end() {
    // Each key waits for what must be on the screen before it.
    let turn = |number: usize| if number.is_multiple_of(2) { "Ann's turn" } else { "Bob's turn" };
    let classic = "1212121".char_indices().map(|(n, key)| (key.to_string(), turn(n))).collect();
    let chances = |pick: &str| {
        let mut keys = vec![(pick.to_string(), "your symbol")];
        for key in ["1", "u", "3", "\r", "1", "\r", "4", "\r", "1", "\r", "5", "\r", "1", "\r", "6"]
        {
            let before = if key == "\r" || key == "u" { "end the turn" } else { "enter drop" };
            keys.push((key.to_string(), before));
        }
        keys
    };
    let power = [
        ("4", "first disc to the centre"),
        ("4", "Bob (O), first disc to the centre"),
        ("5", "Ann's turn"),
        ("u", "end the turn"),
        ("3", "enter drop"),
        ("b", "block Bob (O)?"),
        ("x", "enter drop"),
        ("\r", "remove this disc"),
        ("1", "Bob's turn"),
        ("\r", "end the turn"),
        ("5", "Ann's turn"),
        ("\r", "end the turn"),
        ("1", "Bob's turn"),
        ("\r", "end the turn"),
        ("6", "Ann's turn"),
    ];
    let power = power.map(|(key, before)| (key.to_string(), before)).to_vec();
    let scripts: [(&str, Vec<(String, &str)>); 4] = [
        ("classic", classic),
        ("second-chance", chances("o")),
        ("strict", chances("r")),
        ("power", power),
    ];
    for (rules, keys) in scripts {
        let folder = tempfile::tempdir().unwrap();
        let mut pty = friends(folder.path(), rules);
        for (key, before) in keys {
            pty.see(before);
            pty.send(&key);
        }
        pty.see("Ann wins: four");
        pty.send("q");
        pty.see(MENU);
        pty.send("3");
        pty.see("There is no unfinished game.");
        pty.send("q");
        assert_eq!(pty.end().1, Some(0), "{rules}");
    }
}

#[test]
fn every_menu_opens_and_closes_and_settings_are_kept() {
    let folder = tempfile::tempdir().unwrap();
    let mut pty = start(folder.path(), &[]);
    pty.see(MENU);
    for (key, seen) in
        [("2", "Start the game"), ("4", "Study: move 0"), ("6", "How to play: Classic")]
    {
        pty.send(key);
        pty.see(seen);
        pty.send("\u{1b}");
        pty.see(MENU);
    }
    pty.send("?");
    pty.see("drop into that column");
    pty.send("\u{1b}");
    pty.see(MENU);
    pty.send("7");
    pty.see("First column");
    pty.send("jjjjjll");
    pty.see("Dark text on a light background");
    pty.send("q");
    pty.see(MENU);
    // A game against the computer, with a name typed into the form.
    pty.send("2jjj\rj\r\u{15}Zoë\r");
    pty.see("Zoë");
    pty.send("gjj\r4");
    pty.see("Otter (O) drops");
    pty.send("i");
    pty.see("column 1:");
    pty.send("w\r");
    pty.wait("the saved game", |_| folder.path().join("game.fourline").exists());
    pty.send("q");
    pty.see("The game is kept in");
    pty.send("5");
    pty.see("Zoë (X) vs Otter (O)");
    pty.send("q");
    pty.see(MENU);
    pty.send("0");
    assert_eq!(pty.end().1, Some(0));
    let settings = folder.path().join("config/fourline/settings.toml");
    let settings = std::fs::read_to_string(settings).unwrap();
    assert!(settings.contains("theme = \"light\""), "{settings}");
    let state = std::fs::read_to_string(folder.path().join("data/fourline/state.toml")).unwrap();
    assert!(state.contains("name = \"Zoë\""), "{state}");
}

#[test]
fn every_way_to_leave_keeps_the_game_and_gives_the_terminal_back() {
    type Leaving = (&'static str, fn(&mut Pty), i32);
    let ways: [Leaving; 7] = [
        ("q", |pty| pty.send("qq"), 0),
        ("Ctrl-C", |pty| pty.send("\u{3}"), 130),
        ("SIGTERM", |pty| pty.signal(Signal::SIGTERM), 130),
        ("SIGHUP", |pty| pty.signal(Signal::SIGHUP), 130),
        ("SIGINT", |pty| pty.signal(Signal::SIGINT), 130),
        ("SIGQUIT", |pty| pty.signal(Signal::SIGQUIT), 130),
        ("SIGUSR1", |pty| pty.signal(Signal::SIGUSR1), 130),
    ];
    for (name, leave, code) in ways {
        let folder = tempfile::tempdir().unwrap();
        let mut pty = friends(folder.path(), "classic");
        pty.see("Ann's turn");
        assert!(!pty.is_normal());
        pty.send("4");
        pty.see("Bob's turn");
        leave(&mut pty);
        let (text, ended) = pty.end();
        assert_eq!(ended, Some(code), "{name}: {text}");
        assert!(folder.path().join("data/fourline/unfinished/unfinished-1.fourline").exists());
        if code == 130 {
            let text = text.replace('\n', "");
            assert!(text.contains("Interrupted. The game is kept in"), "{name}: {text}");
        }
        // The next start offers it, and it continues.
        let mut pty = start(folder.path(), &[]);
        pty.see("3 Continue");
        pty.send("3");
        pty.see("Bob's turn");
        pty.send("\u{3}");
        assert_eq!(pty.end().1, Some(130));
    }
}

#[test]
fn a_new_game_leaves_the_settings_file_as_it_is() {
    let folder = tempfile::tempdir().unwrap();
    let config = folder.path().join("config/fourline");
    std::fs::create_dir_all(&config).unwrap();
    let mine = "# Mine, by hand.\ntheme = \"light\" # the sun shines in\n";
    std::fs::write(config.join("settings.toml"), mine).unwrap();
    let mut pty = start(folder.path(), &["--opponent", "human"]);
    pty.see("Start the game");
    pty.send("\r");
    pty.see("column 1 to 7");
    pty.send("4");
    pty.see("column 4, row 6");
    pty.send("\u{3}");
    assert_eq!(pty.end().1, Some(130));
    assert_eq!(std::fs::read_to_string(config.join("settings.toml")).unwrap(), mine);
}

#[test]
fn ctrl_z_gives_the_terminal_back_until_the_program_goes_on() {
    let folder = tempfile::tempdir().unwrap();
    let mut pty = friends(folder.path(), "classic");
    pty.see("Ann's turn");
    for stop in [|pty: &mut Pty| pty.send("\u{1a}"), |pty: &mut Pty| pty.signal(Signal::SIGTSTP)] {
        stop(&mut pty);
        pty.wait("a normal terminal", Pty::is_normal);
        pty.signal(Signal::SIGCONT);
        pty.see("column 1 to 7");
        assert!(!pty.is_normal());
    }
    pty.send("4");
    pty.see("Bob's turn");
    pty.send("\u{3}");
    assert_eq!(pty.end().1, Some(130));
}

#[test]
fn a_storm_of_resizing_leaves_the_game_as_it_is() {
    let folder = tempfile::tempdir().unwrap();
    let mut pty = friends(folder.path(), "power");
    pty.see("first disc to the centre");
    let sizes = [(120, 40), (40, 20), (1, 1), (300, 90), (39, 20), (200, 5), (5, 50), (80, 24)];
    for round in 0..25 {
        let (columns, rows) = sizes[round % sizes.len()];
        pty.resize(columns, rows);
    }
    pty.resize(39, 20);
    pty.see("Please make the window larger");
    pty.resize(80, 24);
    pty.see("Ann (X), first disc to the centre");
    pty.send("4");
    pty.see("Bob (O), first disc to the centre");
    for (columns, rows) in sizes {
        pty.resize(columns, rows);
    }
    pty.see("Bob (O), first disc to the centre");
    pty.send("\u{3}");
    assert_eq!(pty.end().1, Some(130));
}

#[test]
fn the_mouse_plays_and_can_be_switched_off() {
    let folder = tempfile::tempdir().unwrap();
    let mut pty = friends(folder.path(), "classic");
    pty.see("Ann's turn");
    assert!(pty.has_mouse());
    // Columns are eight wide; a click is reported as button, column and row from 1.
    pty.send("\u{1b}[<0;13;10M\u{1b}[<0;13;10m");
    pty.see("Ann (X) drops into");
    pty.see("Bob's turn");
    pty.send("m");
    pty.wait("no mouse", |pty| !pty.has_mouse());
    pty.send("\u{3}");
    assert_eq!(pty.end().1, Some(130));
    let record = folder.path().join("data/fourline/unfinished/unfinished-1.fourline");
    assert!(std::fs::read_to_string(record).unwrap().contains("1 drop b"));
}

#[test]
fn without_colours_none_are_written() {
    let folder = tempfile::tempdir().unwrap();
    let mut program = on_terminal(folder.path(), &[&FRIENDS[..], &["classic"]].concat());
    program.env("NO_COLOR", "1");
    let mut pty = Pty::start(program, (80, 24));
    pty.see("Ann's turn");
    pty.send("4");
    pty.see("Bob's turn");
    let written = pty.written();
    for colour in ["[38;", "[48;", "[31m", "[33m", "[41m", "[43m"] {
        assert!(!written.contains(colour), "{colour} in {written:?}");
    }
    pty.send("qq");
    assert_eq!(pty.end().1, Some(0));
}

#[test]
fn plain_lines_stay_where_they_are_asked_for_or_needed() {
    let cases: [(&[&str], &str); 3] =
        [(&["--plain"], "xterm-256color"), (&[], "dumb"), (&["--board", "words"], "xterm")];
    for (arguments, term) in cases {
        let folder = tempfile::tempdir().unwrap();
        let mut program = on_terminal(folder.path(), arguments);
        program.env("TERM", term);
        let mut pty = Pty::start(program, (80, 24));
        pty.see("Fourline: four in a row. Type help at any prompt.");
        assert!(pty.is_normal());
        pty.send("quit\n");
        assert_eq!(pty.end().1, Some(0));
    }
}

#[test]
fn keys_are_rebound_in_the_settings_file_and_errors_are_named() {
    let folder = tempfile::tempdir().unwrap();
    let config = folder.path().join("config/fourline");
    std::fs::create_dir_all(&config).unwrap();
    let file = "theme = \"pink\"\n[keys]\nundo = \"z\"\nfly = \"f\"\n";
    std::fs::write(config.join("settings.toml"), file).unwrap();
    let mut pty = friends(folder.path(), "second-chance");
    pty.see("your symbol");
    pty.send("\r3z");
    pty.see("2 undos left");
    pty.send("q");
    pty.see("The game is kept in");
    pty.send("q");
    assert_eq!(pty.end().1, Some(0));
    assert_eq!(std::fs::read_to_string(config.join("settings.toml")).unwrap(), file);
    let mut pty = start(folder.path(), &[]);
    pty.see("Settings: line 1: terminal.theme:");
    pty.see("(and 2");
    pty.send("q");
    assert_eq!(pty.end().1, Some(0));
}

#[test]
fn flags_choose_players_and_seed_of_a_game_that_is_watched() {
    let play = || {
        let folder = tempfile::tempdir().unwrap();
        let arguments =
            ["--player", "2", "--opponent", "random", "--rules", "strict", "--seed", "7"];
        let mut pty = start(folder.path(), &arguments);
        pty.see("rematch");
        pty.send("qq");
        assert_eq!(pty.end().1, Some(0));
        let finished = std::fs::read_dir(folder.path().join("data/fourline/finished")).unwrap();
        let files: Vec<_> = finished.map(|file| file.unwrap().path()).collect();
        assert_eq!(files.len(), 1);
        std::fs::read_to_string(&files[0]).unwrap()
    };
    assert_eq!(play(), play());
}

#[test]
fn a_study_opens_from_the_command_line_and_takes_pasted_positions() {
    let folder = tempfile::tempdir().unwrap();
    let mut pty = start(folder.path(), &["study", "44444152555526313"]);
    pty.see("column 4: -10, loses in 3");
    pty.see("Best line: 3 6 2 3 6");
    pty.send("\u{1b}[200~4444415\u{1b}[201~");
    pty.see("move 7 of 7");
    pty.send("\u{1b}[200~44\u{7}9\u{1b}[201~");
    pty.see("\\u{7}");
    pty.send("\u{3}");
    assert_eq!(pty.end().1, Some(130));
}
