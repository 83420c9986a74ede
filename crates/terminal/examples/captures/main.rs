//! Draws the screens that the README shows, as SVG and as text, into the folder named. `cargo xtask
//! screens` runs it. What is drawn is what the program draws: the same state, fed with keys.

mod svg;

use crossterm::event::{Event, KeyCode, KeyEvent, KeyModifiers};
use fourline_app::study::plain_game;
use fourline_app::thinking::{Thinker, Topic};
use fourline_app::{First, News, Options, Who};
use fourline_game::{Name, Seat};
use fourline_native::storage::Storage;
use fourline_players::{Books, Stop};
use fourline_rules::{MoveList, Numbering, Rules, Shape};
use fourline_terminal::screen::{App, Depth, Effect, Input, Start, Surroundings};
use fourline_words::Language;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use std::path::Path;
use std::time::Duration;

fn main() -> std::io::Result<()> {
    let folder = std::env::args().nth(1).unwrap_or_else(|| "docs/screens".to_string());
    std::fs::create_dir_all(&folder)?;
    let study = "44444152555526313";
    let (moves, _) =
        MoveList::parse(study, Shape::CLASSIC, Numbering::FromOne).expect("a legal list of moves");
    let scenes: [(&str, Start, &str); 4] = [
        ("menu", Start::Menu(Box::default()), ""),
        ("game", friends(Rules::POWER), "443\n5\n3\n5"),
        ("study", Start::Study(Box::new(plain_game(&moves, Language::English))), ""),
        ("end", friends(Rules::CLASSIC), "4556166717277"),
    ];
    for (name, start, keys) in scenes {
        let buffer = capture(start, keys)?;
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
    Start::Menu(Box::new(Options {
        opponent: Some(Who::Person),
        rules: Some(rules),
        names: vec![name("Ann"), name("Bob")],
        first: Some(First::Seat(Seat::One)),
        ..Options::default()
    }))
}

/// Feeds the keys to the screen, answers what it asks for, and draws it.
fn capture(start: Start, keys: &str) -> std::io::Result<Buffer> {
    let around = Surroundings {
        depth: Depth::Many,
        forced_depth: None,
        unicode: true,
        numbering: None,
        spoken: Default::default(),
    };
    let folder = tempfile::tempdir()?;
    let storage = Storage::in_folders(folder.path(), folder.path(), Books::default(), None);
    let mut app = App::new(storage, around, start);
    let mut thinker = Thinker::new(Books::default());
    let mut now = Duration::ZERO;
    let mut buffer = Buffer::empty(Rect::new(0, 0, 80, 24));
    app.draw(&mut buffer);
    settle(&mut app, &mut now, &mut thinker);
    for key in keys.chars() {
        let code = if key == '\n' { KeyCode::Enter } else { KeyCode::Char(key) };
        let event = Event::Key(KeyEvent::new(code, KeyModifiers::NONE));
        app.input(Input::Terminal(event), now);
        settle(&mut app, &mut now, &mut thinker);
    }
    app.draw(&mut buffer);
    Ok(buffer)
}

/// Lets everything come to rest; of a study, the last few positions are examined.
fn settle(app: &mut App, now: &mut Duration, thinker: &mut Thinker) {
    let mut examined = 0;
    while let Some(wakes_at) = app.wakes_at().or(app.has_effects().then_some(*now)) {
        *now = (*now).max(wakes_at);
        for effect in app.take_effects() {
            let Effect::Think(question) = effect else { continue };
            if question.topic == Topic::Insight {
                examined += 1;
                if examined > 8 {
                    return;
                }
            }
            let mut thoughts = Vec::new();
            thinker.answer(&question, &Stop::default(), &mut |thought| thoughts.push(thought));
            for thought in thoughts {
                app.input(Input::News(News::Thought(question.ticket, thought)), *now);
            }
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
