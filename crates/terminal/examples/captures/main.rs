//! Draws the screens that the README shows, as SVG and as text, into the folder named. `cargo xtask
//! screens` runs it. What is drawn is what the program draws: the same state, fed with keys.

mod svg;

use crossterm::event::{Event, KeyCode, KeyEvent, KeyModifiers};
use fourline_app::settings::{Discs, Theme};
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

/// A screen to draw: its name, what it starts with, and the keys that are typed.
struct Scene {
    name: &'static str,
    start: fn() -> Start,
    keys: &'static str,
}

const SCENES: [Scene; 5] = [
    Scene { name: "menu", start: || Start::Menu(Box::default()), keys: "" },
    Scene { name: "how-to-play", start: || Start::Menu(Box::default()), keys: "6h.....jj" },
    Scene { name: "game", start: || friends(Rules::POWER), keys: "443\n5\n3\n5\n" },
    Scene { name: "study", start: study, keys: "" },
    Scene { name: "end", start: || friends(Rules::CLASSIC), keys: "4556166717277" },
];

/// How a screen can look: its name, how many colours and signs the terminal has, and the theme.
const LOOKS: [(&str, Depth, bool, Theme); 7] = [
    ("dark", Depth::Full, true, Theme::Dark),
    ("light", Depth::Full, true, Theme::Light),
    ("high-contrast", Depth::Full, true, Theme::HighContrast),
    ("colour-blind", Depth::Full, true, Theme::ColourBlind),
    ("16-colours", Depth::Sixteen, true, Theme::Dark),
    ("no-colour", Depth::None, true, Theme::Dark),
    ("ascii", Depth::None, false, Theme::Dark),
];

const SIZES: [(u16, u16); 4] = [(40, 20), (80, 24), (120, 40), (200, 60)];

/// The folder, and `all` for every look and size; else the few that the README shows.
fn main() -> std::io::Result<()> {
    let mut arguments = std::env::args().skip(1);
    let folder = arguments.next().unwrap_or_else(|| "docs/screens".to_string());
    let folder = Path::new(&folder);
    std::fs::create_dir_all(folder)?;
    if arguments.next().as_deref() != Some("all") {
        for scene in &SCENES {
            let buffer = capture(scene, LOOKS[0], (80, 24))?;
            std::fs::write(folder.join(format!("{}.svg", scene.name)), svg::draw(&buffer))?;
            std::fs::write(folder.join(format!("{}.txt", scene.name)), as_text(&buffer))?;
        }
        return Ok(());
    }
    for scene in &SCENES {
        for look in LOOKS {
            for size in SIZES {
                let buffer = capture(scene, look, size)?;
                let name = format!("{}-{}-{}x{}.svg", scene.name, look.0, size.0, size.1);
                std::fs::write(folder.join(name), svg::draw(&buffer))?;
            }
        }
    }
    Ok(())
}

fn study() -> Start {
    let (moves, _) =
        MoveList::parse("44444152555526313", Shape::CLASSIC, Numbering::FromOne).expect("legal");
    Start::Study(Box::new(plain_game(&moves, Language::English)))
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
fn capture(
    scene: &Scene,
    (_, depth, unicode, theme): (&str, Depth, bool, Theme),
    (width, height): (u16, u16),
) -> std::io::Result<Buffer> {
    let discs = Discs::Sextants;
    let around = Surroundings { depth, unicode, discs, ..Surroundings::default() };
    let folder = tempfile::tempdir()?;
    let mut storage = Storage::in_folders(folder.path(), folder.path(), Books::default(), None);
    storage.settings.terminal.theme = theme;
    let mut app = App::new(storage, around, (scene.start)());
    let mut thinker = Thinker::new(Books::default());
    let mut now = Duration::ZERO;
    let mut buffer = Buffer::empty(Rect::new(0, 0, width, height));
    app.draw(&mut buffer);
    settle(&mut app, &mut now, &mut thinker);
    for key in scene.keys.chars() {
        let code = if key == '\n' { KeyCode::Enter } else { KeyCode::Char(key) };
        let event = Event::Key(KeyEvent::new(code, KeyModifiers::NONE));
        app.input(Input::Terminal(event), now);
        settle(&mut app, &mut now, &mut thinker);
    }
    buffer.reset();
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
