//! A screen without a terminal: keys and clicks go in, text comes out, and what would be
//! thought on another thread is answered at once.
#![allow(dead_code)]

pub mod scenes;

use crossterm::event::{
    Event, KeyCode, KeyEvent, KeyModifiers, MouseButton, MouseEvent, MouseEventKind,
};
use fourline_app::settings::Discs;
use fourline_app::thinking::{Question, Thinker, Thought, Topic};
use fourline_app::{First, News, Options, Who};
use fourline_game::{Game, Name, Seat};
use fourline_native::storage::Storage;
use fourline_players::{Books, Stop};
use fourline_rules::Rules;
use fourline_terminal::screen::{App, Depth, Effect, Input, Start, Surroundings};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::{Color, Modifier};
use std::path::{Path, PathBuf};
use std::time::Duration;
use tempfile::TempDir;

/// A screen in a test, with a disk of its own.
pub struct Screen {
    pub app: App,
    pub folder: TempDir,
    pub size: (u16, u16),
    pub left: bool,
    /// What was put onto the clipboard last.
    pub copied: Option<String>,
    pub now: Duration,
    thinker: Thinker,
    /// How many questions about positions are still answered.
    pub insights: usize,
    /// Does every thought stop with an error?
    pub breaks: bool,
}

pub fn around(depth: Depth) -> Surroundings {
    Surroundings { depth, discs: Discs::Sextants, ..Surroundings::default() }
}

/// What is kept in a folder.
pub fn storage(folder: &Path) -> Storage {
    Storage::in_folders(&folder.join("config"), &folder.join("data"), Books::default(), None)
}

/// Ann against Bob under these rules, at once.
pub fn friends(rules: Rules) -> Options {
    Options {
        opponent: Some(Who::Person),
        rules: Some(rules),
        names: ["Ann", "Bob"].map(|name| Name::new(name).unwrap()).to_vec(),
        first: Some(First::Seat(Seat::One)),
        ..Options::default()
    }
}

pub fn computer(name: &str) -> Option<Who> {
    Some(Who::Computer(name.parse().unwrap()))
}

impl Screen {
    pub fn new(start: Start) -> Screen {
        Screen::with(start, around(Depth::Many), |_| {})
    }

    pub fn with(start: Start, around: Surroundings, set: impl FnOnce(&mut Storage)) -> Screen {
        Screen::in_folder(tempfile::tempdir().unwrap(), start, around, set)
    }

    /// A screen where others were before.
    pub fn in_folder(
        folder: TempDir,
        start: Start,
        around: Surroundings,
        set: impl FnOnce(&mut Storage),
    ) -> Screen {
        let mut storage = storage(folder.path());
        set(&mut storage);
        let mut screen = Screen {
            app: App::new(storage, around, start),
            folder,
            size: (80, 24),
            left: false,
            copied: None,
            now: Duration::ZERO,
            thinker: Thinker::new(Books::default()),
            insights: 6,
            breaks: false,
        };
        screen.buffer();
        screen
    }

    /// The same, with computers that have no opening book.
    pub fn without_books(self) -> Screen {
        Screen { thinker: Thinker::new(Books::none()), ..self }
    }

    pub fn of_options(options: Options) -> Screen {
        Screen::new(Start::Menu(Box::new(options)))
    }

    pub fn menu() -> Screen {
        Screen::of_options(Options::default())
    }

    /// Opens the form for a new game from the menu, with a friend as the opponent.
    pub fn friend_form(&mut self) {
        self.keys("2");
        for _ in 0..20 {
            if self.text().contains("a friend") {
                return;
            }
            self.press(KeyCode::Left);
        }
        panic!("a friend can't be chosen:\n{}", self.text());
    }

    /// Starts the game of the form.
    pub fn start_form(&mut self) {
        self.click_text("Start the game");
    }

    /// The files in a folder below the one of this screen, in order.
    pub fn files(&self, folder: &str) -> Vec<PathBuf> {
        let entries = std::fs::read_dir(self.folder.path().join(folder));
        let mut files: Vec<PathBuf> =
            entries.into_iter().flatten().map(|entry| entry.unwrap().path()).collect();
        files.retain(|file| file.extension().is_some_and(|ending| ending != "lock"));
        files.sort();
        files
    }

    /// The only game in a folder.
    pub fn only_game(&self, folder: &str) -> Game {
        let files = self.files(folder);
        assert_eq!(files.len(), 1, "{files:?}");
        fourline_native::files::read_record(&files[0]).unwrap()
    }

    pub fn input(&mut self, event: Event) {
        self.app.input(Input::Terminal(event), self.now);
        self.settle();
    }

    /// Lets all that was asked for be answered, and all that moves come to rest.
    pub fn settle(&mut self) {
        self.settle_for(Duration::from_secs(3));
    }

    /// The same, as long as it takes in this time.
    pub fn settle_for(&mut self, time: Duration) {
        let end = self.now + time;
        loop {
            let effects = self.app.take_effects();
            let mut has_answered = false;
            for effect in effects {
                has_answered |= self.answer(effect);
            }
            if has_answered {
                continue;
            }
            match self.app.wakes_at() {
                Some(time) if time <= end => {
                    self.now = self.now.max(time);
                    self.app.input(Input::Tick, self.now);
                }
                _ => break,
            }
        }
        self.buffer();
    }

    fn answer(&mut self, effect: Effect) -> bool {
        match effect {
            Effect::Think(question) => self.think(&question),
            Effect::Leave(_) => {
                self.left = true;
                false
            }
            Effect::Copy(text) => {
                self.copied = Some(text);
                false
            }
            Effect::Stop(_) | Effect::Mouse(_) | Effect::Suspend | Effect::Net(_) => false,
        }
    }

    fn think(&mut self, question: &Question) -> bool {
        if question.topic == Topic::Insight {
            if self.insights == 0 {
                return false;
            }
            self.insights -= 1;
        }
        let mut thoughts = Vec::new();
        match self.breaks {
            true => thoughts.push(Thought::Failed),
            false => self.thinker.answer(question, &Stop::default(), &mut |t| thoughts.push(t)),
        }
        for thought in thoughts {
            let news = News::Thought(question.ticket, thought);
            self.app.input(Input::News(news), self.now);
        }
        true
    }

    /// A key, without answering the questions it asks.
    pub fn input_only(&mut self, code: KeyCode) {
        let event = Event::Key(KeyEvent::new(code, KeyModifiers::NONE));
        self.app.input(Input::Terminal(event), self.now);
        self.buffer();
    }

    pub fn press(&mut self, code: KeyCode) {
        self.input(Event::Key(KeyEvent::new(code, KeyModifiers::NONE)));
    }

    /// Types each character as a key.
    pub fn keys(&mut self, keys: &str) {
        for c in keys.chars() {
            self.press(if c == '\n' { KeyCode::Enter } else { KeyCode::Char(c) });
        }
    }

    pub fn click(&mut self, x: u16, y: u16) {
        for kind in [MouseEventKind::Moved, MouseEventKind::Down(MouseButton::Left)] {
            self.input(Event::Mouse(MouseEvent {
                kind,
                column: x,
                row: y,
                modifiers: KeyModifiers::NONE,
            }));
        }
    }

    /// Clicks where this text stands, the last place if there are several.
    pub fn click_text(&mut self, text: &str) {
        let lines = self.lines();
        let found = lines.iter().enumerate().rev().find_map(|(y, line)| {
            let at = line.rfind(text)?;
            Some((line[..at].chars().count() as u16, y as u16))
        });
        let Some((x, y)) = found else { panic!("{text:?} is not there:\n{}", self.text()) };
        self.click(x, y);
    }

    pub fn buffer(&mut self) -> Buffer {
        let mut buffer = Buffer::empty(Rect::new(0, 0, self.size.0, self.size.1));
        self.app.draw(&mut buffer);
        buffer
    }

    pub fn lines(&mut self) -> Vec<String> {
        let buffer = self.buffer();
        let row = |y: u16| -> String {
            let cells = (0..buffer.area.width).map(|x| buffer[(x, y)].symbol());
            cells.collect::<String>().trim_end().to_string()
        };
        (0..buffer.area.height).map(row).collect()
    }

    /// What stands beside the board of a game, as one line.
    pub fn panel(&mut self) -> String {
        let lines = self.lines();
        // The panel begins with the title of the rules, after two spaces or more.
        let start = lines.iter().find_map(|line| {
            let dot = line.find(" · ")?;
            let start = line[..dot].rfind("  ")? + 2;
            Some(line[..start].chars().count())
        });
        let start = start.unwrap_or(0);
        let right = |line: &String| line.chars().skip(start).collect::<String>();
        let words: Vec<String> = lines.iter().map(right).collect();
        words.join(" ").split_whitespace().collect::<Vec<_>>().join(" ")
    }

    pub fn text(&mut self) -> String {
        self.lines().join("\n")
    }

    /// The text, then a letter for each cell's style, then what the letters mean.
    pub fn text_with_styles(&mut self) -> String {
        let (text, buffer) = (self.text(), self.buffer());
        let mut styles: Vec<(Color, Color, Modifier)> = Vec::new();
        let mut map = String::new();
        for y in 0..buffer.area.height {
            for x in 0..buffer.area.width {
                let cell = &buffer[(x, y)];
                let style = (cell.fg, cell.bg, cell.modifier);
                let at = styles.iter().position(|known| *known == style).unwrap_or_else(|| {
                    styles.push(style);
                    styles.len() - 1
                });
                map.push(if at == 0 { '.' } else { (b'a' + at as u8 - 1) as char });
            }
            map = map.trim_end_matches('.').to_string() + "\n";
        }
        let legend: Vec<String> = styles
            .iter()
            .enumerate()
            .map(|(at, (fg, bg, modifier))| {
                let sign = if at == 0 { '.' } else { (b'a' + at as u8 - 1) as char };
                format!("{sign}: {fg} on {bg} {modifier:?}")
            })
            .collect();
        format!("{text}\n---\n{map}---\n{}", legend.join("\n"))
    }
}
