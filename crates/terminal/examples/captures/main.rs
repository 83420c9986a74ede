//! Draws the screens that the README shows, as SVG and as text, into the folder named. `cargo xtask
//! screens` runs it. What is drawn is what the program draws: the same state, fed with keys.

mod svg;

use crossterm::event::{Event, KeyCode, KeyEvent, KeyModifiers};
use fourline_game::{Game, Name, Seat};
use fourline_players::{Computer, Dice, First};
use fourline_rules::{MoveList, Numbering, Rules, Shape};
use fourline_solver::{Options, Solver};
use fourline_terminal::screen::{
    App, Depth, Desk, Effect, Input, Insight, Kept, News, SaveError, Settings, Start, Surroundings,
    plain_game,
};
use fourline_terminal::{Opponent, Wishes};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use std::path::Path;
use std::time::Duration;

/// A desk without files.
struct Nothing;

impl Desk for Nothing {
    fn kept(&self) -> Vec<Kept> {
        Vec::new()
    }

    fn keep(&mut self, _: &Game, _: Option<&Path>) -> Result<String, String> {
        Ok(String::new())
    }

    fn put_away(&mut self, _: &Game, _: Option<&Path>) {}

    fn save(&mut self, _: &str, _: &Game, _: bool) -> Result<(), SaveError> {
        Ok(())
    }

    fn read(&self, _: &str) -> Result<Game, String> {
        Err("there are no files here".to_string())
    }

    fn write_settings(&mut self, _: &str) -> Result<(), String> {
        Ok(())
    }

    fn seed(&mut self) -> u64 {
        1
    }
}

fn main() -> std::io::Result<()> {
    let folder = std::env::args().nth(1).unwrap_or_else(|| "docs/screens".to_string());
    std::fs::create_dir_all(&folder)?;
    let study = "44444152555526313";
    let (moves, _) =
        MoveList::parse(study, Shape::CLASSIC, Numbering::FromOne).expect("a legal list of moves");
    let scenes: [(&str, Start, &str); 4] = [
        ("menu", Start::Menu(Box::default()), ""),
        ("game", friends(Rules::POWER), "443\n5\n3\n5"),
        ("study", Start::Study(Box::new(plain_game(&moves))), ""),
        ("end", friends(Rules::CLASSIC), "4556166717277"),
    ];
    for (name, start, keys) in scenes {
        let buffer = capture(start, keys);
        let write = |ending: &str, text: String| {
            std::fs::write(Path::new(&folder).join(format!("{name}.{ending}")), text)
        };
        write("svg", svg::draw(&buffer))?;
        write("txt", as_text(&buffer))?;
    }
    Ok(())
}

fn friends(rules: Rules) -> Start {
    let name = |name| Name::new(name).expect("a name");
    Start::Menu(Box::new(Wishes {
        opponent: Some(Opponent::Friend),
        rules: Some(rules),
        names: vec![name("Ann"), name("Bob")],
        first: Some(First::Seat(Seat::One)),
        ..Wishes::default()
    }))
}

/// Feeds the keys to the screen, answers what it asks for, and draws it.
fn capture(start: Start, keys: &str) -> Buffer {
    let around =
        Surroundings { depth: Depth::Many, forced_depth: None, unicode: true, numbering: None };
    let mut app = App::new(Settings::default(), around, Box::new(Nothing), start);
    let mut solver = Solver::new(Options::default()).expect("memory for a solver");
    let mut now = Duration::ZERO;
    let mut buffer = Buffer::empty(Rect::new(0, 0, 80, 24));
    app.draw(&mut buffer);
    settle(&mut app, &mut now, &mut solver);
    for key in keys.chars() {
        let code = if key == '\n' { KeyCode::Enter } else { KeyCode::Char(key) };
        let event = Event::Key(KeyEvent::new(code, KeyModifiers::NONE));
        app.input(Input::Terminal(event), now);
        settle(&mut app, &mut now, &mut solver);
    }
    app.draw(&mut buffer);
    buffer
}

/// Lets everything come to rest; of a study, the last few positions are examined.
fn settle(app: &mut App, now: &mut Duration, solver: &mut Solver) {
    let mut examined = 0;
    while let Some(wakes_at) = app.wakes_at().or(app.has_effects().then_some(*now)) {
        *now = (*now).max(wakes_at);
        for effect in app.take_effects() {
            let news = match effect {
                Effect::Think { ticket, game, computer, budget } => {
                    let mut dice = Dice::for_command(game.setup().seed, game.commands().len());
                    let action = match computer {
                        Computer::Level(level) => level.choose(&game, &budget, &mut dice),
                        other => other.choose(&game, &mut dice),
                    };
                    let seat = game.turn().expect("somebody's turn");
                    News::Thought { ticket, command: seat.does(action) }
                }
                Effect::Examine { ticket, game, budget, control } => {
                    examined += 1;
                    if examined > 8 {
                        return;
                    }
                    let first = Insight::first_look(&game, &budget);
                    let exact = first.exact(&game, solver, &control);
                    let insight = Box::new(exact.unwrap_or(first));
                    News::Insight { ticket, insight, is_last: true }
                }
                Effect::Mouse(_) | Effect::Suspend | Effect::Leave(_) => continue,
            };
            app.input(Input::News(news), *now);
        }
        app.input(Input::Tick, *now);
    }
}

fn as_text(buffer: &Buffer) -> String {
    let mut text = String::new();
    for y in 0..buffer.area.height {
        let row: String = (0..buffer.area.width).map(|x| buffer[(x, y)].symbol()).collect();
        text += row.trim_end();
        text += "\n";
    }
    text
}
