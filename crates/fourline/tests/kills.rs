//! Games that are killed at random moments continue where they were. A model plays the same game in
//! this process; what is on the disk after the kill must lie between the model before and after the
//! last thing typed, and `fourline resume` must ask what the model asks.
//!
//! A short form runs with every test; `cargo xtask kills` runs 300.
#![cfg(unix)]

mod program;
#[allow(dead_code, reason = "other tests use the rest")]
mod pty;

use fourline_app::script::settle;
use fourline_app::thinking::Thinker;
use fourline_app::words::Speaker;
use fourline_app::{First, NewGame, Request, SeatChoice, Session, Who};
use fourline_game::{Command as GameCommand, Game, Name, Seat, Stage, record};
use fourline_players::{Books, Dice, Draw};
use fourline_rules::{Column, Rules};
use fourline_words::Language;
use program::on_terminal;
use pty::Pty;
use rexpect::process::Signal;
use std::io::{Read, Write};
use std::path::Path;
use std::process::{Child, Stdio};
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

/// So long is waited for something that is bound to come, on the slowest machine.
const PATIENCE: Duration = Duration::from_secs(60);

const LEVEL: &str = "level-1";

/// The game that is played, move by move beside the program.
struct Model {
    session: Session,
    thinker: Thinker,
}

impl Model {
    fn new(rules: Rules, alone: bool) -> Model {
        let ann = SeatChoice { who: Who::Person, name: Some(Name::new("Ann").unwrap()) };
        let bob = SeatChoice {
            who: if alone { Who::Computer(LEVEL.parse().unwrap()) } else { Who::Person },
            name: Some(Name::new("Bob").unwrap()),
        };
        let first = Some(First::Seat(Seat::One));
        let new = NewGame { seats: [ann, bob], rules, first, ..NewGame::default() };
        let session =
            Session::new(new.setup(7, Language::English).unwrap(), new.first(), 0).unwrap();
        Model::of(session)
    }

    fn of(mut session: Session) -> Model {
        let mut pace = session.pace();
        pace.think_ms = None;
        session.set_pace(pace);
        let mut model = Model { session, thinker: Thinker::new(Books::default()) };
        let effects = model.session.tick(0);
        settle(&mut model.session, &mut model.thinker, effects);
        model
    }

    /// A game from the disk, after its computer has moved.
    fn resumed(game: Game) -> Model {
        Model::of(Session::resume(game, None, 0).unwrap())
    }

    fn ask(&mut self, request: Request) {
        let effects = self.session.ask(request, 0);
        settle(&mut self.session, &mut self.thinker, effects);
    }

    fn game(&self) -> &Game {
        self.session.game()
    }

    /// What is asked, line by line and on the screen.
    fn prompt(&self) -> [String; 2] {
        let speaker = Speaker::default();
        let headline = speaker.headline(&self.session.view(0));
        [speaker.prompt(&self.session.prompt(), self.game()), headline]
    }

    /// Something to do that does not end the game, with what is typed for it in lines and on the
    /// screen.
    fn next(&self, dice: &mut Dice) -> Option<(Request, String, &'static str)> {
        let game = self.game();
        let columns = game.rules().shape.columns() as usize;
        for _ in 0..40 {
            let digit = |column: u8| ["1", "2", "3", "4", "5", "6", "7"][column as usize];
            let (request, lines, keys) = match game.stage() {
                Stage::PickSymbol => {
                    let symbol = game.setup().symbols.first();
                    let key = if symbol.as_char() == 'X' { "x" } else { "y" };
                    (Request::Pick(symbol), symbol.to_string(), key)
                }
                Stage::Move => {
                    let column = match game.is_opening_turn(game.turn()?) {
                        true => columns as u8 / 2,
                        false => dice.below(columns) as u8,
                    };
                    (Request::Drop(Column::new(column)), digit(column).into(), digit(column))
                }
                Stage::Dropped(_) | Stage::Removed => match dice.below(4) {
                    0 => (Request::Undo, "undo".into(), "u"),
                    1 => (Request::Block, "block".into(), "b"),
                    _ => (Request::EndTurn, "end".into(), "e"),
                },
                Stage::Over(_) => return None,
            };
            let mut after = Model { session: copy(game), thinker: Thinker::new(Books::none()) };
            if self.session.may(request).is_err() {
                continue;
            }
            let before = after.game().commands().len();
            let _ = after.session.ask(request, 0);
            let goes_on = after.game().ending().is_none();
            if goes_on && after.game().commands().len() == before + 1 {
                return Some((request, lines, keys));
            }
        }
        None
    }
}

fn copy(game: &Game) -> Session {
    Session::resume(game.clone(), None, 0).unwrap()
}

fn commands(game: &Game) -> Vec<GameCommand> {
    game.commands().to_vec()
}

/// The game on the disk; `None` before the first command.
fn on_disk(folder: &Path) -> Option<Game> {
    let file = folder.join("data/fourline/unfinished/unfinished-1.fourline");
    let text = std::fs::read_to_string(file).ok()?;
    Some(record::read(&text).unwrap_or_else(|error| panic!("{error}:\n{text}")))
}

/// A program that is typed to.
enum Program {
    Lines { child: Child, seen: Arc<Mutex<String>>, typed: usize },
    Screen(Pty),
}

impl Program {
    fn start(folder: &Path, arguments: &[&str], on_screen: bool) -> Program {
        if on_screen {
            let mut all = arguments.to_vec();
            all.push("--screen");
            return Program::Screen(Pty::start(on_terminal(folder, &all), (80, 24)));
        }
        let mut command = on_terminal(folder, arguments);
        command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::null());
        let mut child = command.spawn().unwrap();
        let seen = Arc::new(Mutex::new(String::new()));
        let (mut out, to) = (child.stdout.take().unwrap(), Arc::clone(&seen));
        std::thread::spawn(move || {
            let mut bytes = [0; 1024];
            while let Ok(length @ 1..) = out.read(&mut bytes) {
                to.lock().unwrap().push_str(&String::from_utf8_lossy(&bytes[..length]));
            }
        });
        Program::Lines { child, seen, typed: 0 }
    }

    /// Waits until it asks this, after everything that was typed.
    fn wait_for(&self, [prompt, headline]: &[String; 2]) {
        match self {
            Program::Screen(pty) => pty.see(headline),
            Program::Lines { seen, typed, .. } => {
                let start = Instant::now();
                loop {
                    let seen = seen.lock().unwrap().clone();
                    let asked = seen.matches(" >> ").count() > *typed;
                    if asked && seen.trim_end().ends_with(">>") {
                        let last = seen.trim_end().lines().last().unwrap_or_default();
                        assert!(
                            last.starts_with(prompt.trim_end_matches('?')),
                            "{prompt:?} expected:\n{seen}"
                        );
                        return;
                    }
                    assert!(start.elapsed() < PATIENCE, "{prompt:?} is not asked:\n{seen}");
                    std::thread::sleep(Duration::from_millis(2));
                }
            }
        }
    }

    fn send(&mut self, line: &str, key: &str) {
        match self {
            Program::Screen(pty) => pty.send(key),
            Program::Lines { child, typed, .. } => {
                *typed += 1;
                let stdin = child.stdin.as_mut().unwrap();
                stdin.write_all(format!("{line}\n").as_bytes()).unwrap();
            }
        }
    }

    fn kill(self) {
        match self {
            Program::Screen(mut pty) => pty.signal(Signal::SIGKILL),
            Program::Lines { mut child, .. } => {
                child.kill().unwrap();
                child.wait().unwrap();
            }
        }
    }
}

/// Plays, kills, resumes. The number says everything about the game. False if there was nothing to
/// resume: no command was on the disk yet, or the computer has won.
fn one_game(number: u64, on_screen: bool) -> bool {
    let mut dice = Dice::new(number);
    let (preset, rules) = Rules::PRESETS[dice.below(4)];
    let alone = dice.below(3) == 0;
    let folder = tempfile::tempdir().unwrap();
    let opponent = if alone { LEVEL } else { "human" };
    let arguments = [
        "play",
        "--opponent",
        opponent,
        "--rules",
        preset,
        "--name",
        "Ann",
        "--name",
        "Bob",
        "--first",
        "1",
        "--seed",
        "7",
        "--think",
        "60",
    ];
    let mut program = Program::start(folder.path(), &arguments, on_screen);
    let mut model = Model::new(rules, alone);
    let turns = 1 + dice.below(20);
    program.wait_for(&model.prompt());
    for turn in 0..turns {
        let Some((request, line, key)) = model.next(&mut dice) else { break };
        let before = commands(model.game());
        program.send(&line, key);
        model.ask(request);
        if model.game().ending().is_some() {
            program.kill();
            return false;
        }
        if turn + 1 < turns {
            program.wait_for(&model.prompt());
            wait_for_disk(folder.path(), &commands(model.game()));
            continue;
        }
        std::thread::sleep(Duration::from_micros(dice.below(6_000) as u64));
        program.kill();
        let label = format!("game {number}, {preset}, alone {alone}, screen {on_screen}");
        let after = commands(model.game());
        let kept = on_disk(folder.path()).map_or(Vec::new(), |game| commands(&game));
        assert!(kept.starts_with(&before) && after.starts_with(&kept), "{label}: {kept:?}");
        if kept.is_empty() {
            return false;
        }
        let mut resumed = Model::resumed(on_disk(folder.path()).unwrap());
        if resumed.game().ending().is_some() {
            return false;
        }
        let mut program = Program::start(folder.path(), &["resume", "--think", "60"], on_screen);
        program.wait_for(&resumed.prompt());
        wait_for_disk(folder.path(), &commands(resumed.game()));
        // What is played after that is not lost by another kill.
        if let Some((request, line, key)) = resumed.next(&mut dice) {
            program.send(&line, key);
            resumed.ask(request);
            if resumed.game().ending().is_none() {
                wait_for_disk(folder.path(), &commands(resumed.game()));
            }
        }
        program.kill();
        return true;
    }
    program.kill();
    false
}

fn wait_for_disk(folder: &Path, wanted: &[GameCommand]) {
    let start = Instant::now();
    loop {
        let kept = on_disk(folder).map_or(Vec::new(), |game| commands(&game));
        if kept == wanted {
            return;
        }
        assert!(start.elapsed() < PATIENCE, "on the disk: {kept:?}, expected {wanted:?}");
        std::thread::sleep(Duration::from_millis(5));
    }
}

fn many(on_screen: bool) {
    let count = std::env::var("FOURLINE_KILLS").ok().and_then(|text| text.parse().ok());
    let count: u64 = count.unwrap_or(10);
    let (mut resumed, mut number) = (0, 0);
    while resumed < count {
        number += 1;
        resumed += u64::from(one_game(number, on_screen));
    }
    let face = if on_screen { "full screen" } else { "lines" };
    let rest = number - resumed;
    println!(
        "{face}: {resumed} of {resumed} killed games go on where they were ({rest} had ended)"
    );
}

#[test]
fn killed_line_games_go_on_where_they_were() {
    many(false);
}

#[test]
fn killed_screen_games_go_on_where_they_were() {
    many(true);
}
