//! A screen without a terminal: keys and clicks go in, text comes out, and whoever would think on
//! another thread answers at once.
#![allow(dead_code)]

use crossterm::event::{
    Event, KeyCode, KeyEvent, KeyModifiers, MouseButton, MouseEvent, MouseEventKind,
};
use fourline_game::Game;
use fourline_players::{Computer, Dice};
use fourline_solver::{Options, Solver};
use fourline_terminal::Wishes;
use fourline_terminal::screen::{
    App, Depth, Desk, Effect, Input, Insight, Kept, News, SaveError, Settings, Start, Surroundings,
};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::{Color, Modifier};
use std::cell::RefCell;
use std::path::Path;
use std::rc::Rc;
use std::time::Duration;

/// What a desk was asked for.
#[derive(Debug, Default)]
pub struct Asked {
    pub kept: Vec<Kept>,
    pub settings: String,
    pub saved: Vec<String>,
}

struct MemoryDesk(Rc<RefCell<Asked>>);

impl Desk for MemoryDesk {
    fn kept(&self) -> Vec<Kept> {
        self.0.borrow().kept.clone()
    }

    fn keep(&mut self, game: &Game, _: Option<&Path>) -> Result<String, String> {
        let path = "unfinished-1.fourline".into();
        self.0.borrow_mut().kept.push(Kept { path, game: game.clone() });
        Ok("The game is kept.".to_string())
    }

    fn put_away(&mut self, _: &Game, _: Option<&Path>) {}

    fn save(&mut self, file: &str, _: &Game, over: bool) -> Result<(), SaveError> {
        if self.0.borrow().saved.contains(&file.to_string()) && !over {
            return Err(SaveError::Exists);
        }
        self.0.borrow_mut().saved.push(file.to_string());
        Ok(())
    }

    fn read(&self, _: &str) -> Result<Game, String> {
        Err("there is no such file".to_string())
    }

    fn write_settings(&mut self, text: &str) -> Result<(), String> {
        self.0.borrow_mut().settings = text.to_string();
        Ok(())
    }

    fn seed(&mut self) -> u64 {
        7
    }
}

/// A screen in a test.
pub struct Screen {
    pub app: App,
    pub asked: Rc<RefCell<Asked>>,
    pub size: (u16, u16),
    pub left: bool,
    now: Duration,
    solver: Solver,
    /// How many questions about positions are still answered.
    pub insights: usize,
}

pub fn around(depth: Depth) -> Surroundings {
    Surroundings { depth, forced_depth: None, unicode: true, numbering: None }
}

impl Screen {
    pub fn new(start: Start) -> Screen {
        Screen::with(start, Settings::default(), around(Depth::Many))
    }

    pub fn with(start: Start, settings: Settings, around: Surroundings) -> Screen {
        let asked = Rc::new(RefCell::new(Asked::default()));
        let desk = Box::new(MemoryDesk(Rc::clone(&asked)));
        let mut screen = Screen {
            app: App::new(settings, around, desk, start),
            asked,
            size: (80, 24),
            left: false,
            now: Duration::ZERO,
            solver: Solver::new(Options::default()).unwrap(),
            insights: 6,
        };
        screen.buffer();
        screen
    }

    pub fn menu() -> Screen {
        Screen::new(Start::Menu(Box::<Wishes>::default()))
    }

    pub fn input(&mut self, event: Event) {
        self.app.input(Input::Terminal(event), self.now);
        self.settle();
    }

    /// Lets all that was asked for be answered, and all that moves come to rest.
    pub fn settle(&mut self) {
        for _ in 0..1_000 {
            let effects = self.app.take_effects();
            let Some(wakes_at) = self.app.wakes_at().or((!effects.is_empty()).then_some(self.now))
            else {
                break;
            };
            let mut answered = false;
            for effect in effects {
                answered |= self.answer(effect);
            }
            if !answered {
                if self.insights == 0 {
                    break;
                }
                self.now = self.now.max(wakes_at);
                self.app.input(Input::Tick, self.now);
            }
        }
        self.buffer();
    }

    fn answer(&mut self, effect: Effect) -> bool {
        let news = match effect {
            Effect::Think { ticket, game, computer, budget } => {
                let mut dice = Dice::for_command(game.setup().seed, game.commands().len());
                let action = match computer {
                    Computer::Level(level) => level.choose(&game, &budget, &mut dice),
                    other => other.choose(&game, &mut dice),
                };
                News::Thought { ticket, command: game.turn().unwrap().does(action) }
            }
            Effect::Examine { ticket, game, budget, control } => {
                if self.insights == 0 {
                    return false;
                }
                self.insights -= 1;
                let first = Insight::first_look(&game, &budget);
                let exact = first.exact(&game, &mut self.solver, &control);
                let insight = Box::new(exact.unwrap_or(first));
                News::Insight { ticket, insight, is_last: true }
            }
            Effect::Leave(_) => {
                self.left = true;
                return false;
            }
            Effect::Mouse(_) | Effect::Suspend => return false,
        };
        self.app.input(Input::News(news), self.now);
        true
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
