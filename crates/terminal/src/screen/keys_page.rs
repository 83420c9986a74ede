//! The page on which keys are changed by pressing them. Every change counts at once and is kept in the
//! settings file.

use super::canvas::{Canvas, Target};
use super::house::{House, Page, Step};
use super::keymap::Keymap;
use super::keys::{Deed, Key};
use super::list::{Cursor, Row};
use super::list_page::ListPage;
use crossterm::event::KeyCode;
use fourline_words::Say;
use fourline_words::catalogue::{pages, screen as say};
use ratatui::layout::Rect;

/// All actions with their keys.
#[derive(Default)]
pub(crate) struct KeysPage {
    cursor: Cursor,
    mode: Mode,
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
enum Mode {
    /// An action is chosen.
    #[default]
    Choosing,
    /// The next key becomes the action's; besides those it has, if they stay.
    Pressing { stay: bool },
    /// The key does something else: is it to be taken from there?
    Taking { key: Key, from: Deed, stay: bool },
    /// Are all keys to be as they were at first?
    Resetting,
}

impl KeysPage {
    fn action(&self) -> Deed {
        Deed::ALL[self.cursor.at.min(Deed::ALL.len() - 1)]
    }

    /// A key was pressed for the chosen action.
    fn pressed(&mut self, key: Key, stay: bool, house: &mut House) {
        let (language, action) = (house.language(), self.action());
        self.mode = Mode::Choosing;
        if key.code() == KeyCode::Esc {
            return;
        }
        if let Err(problem) = key.to_string().parse::<Key>() {
            // The next one may do.
            self.mode = Mode::Pressing { stay };
            return house.say(say::not_valid(language, problem.say(language)));
        }
        let from = house.keys.clash(key, action);
        match from {
            None => self.bind(key, stay, house),
            Some(from) if house.keys.keys(from).count() == 1 => {
                let key = house.key_name(key);
                house.say(pages::last_key_of(language, from.about(language), key));
            }
            Some(from) => self.mode = Mode::Taking { key, from, stay },
        }
    }

    fn bind(&mut self, key: Key, stay: bool, house: &mut House) {
        let action = self.action();
        let mut keymap = house.keys.clone();
        let mut all: Vec<Key> = keymap.keys(action).filter(|_| stay).collect();
        if !all.contains(&key) {
            all.push(key);
        }
        keymap.bind(action, &all);
        house.change_keys(keymap);
    }

    fn answer(&mut self, yes: bool, house: &mut House) {
        match std::mem::take(&mut self.mode) {
            Mode::Taking { key, stay, .. } if yes => self.bind(key, stay, house),
            Mode::Resetting if yes => house.change_keys(Keymap::default()),
            _ => {}
        }
    }

    /// What is asked, if an answer is wanted.
    fn question(&self, house: &House) -> Option<String> {
        let language = house.language();
        match self.mode {
            Mode::Taking { key, from, .. } => {
                let key = house.key_name(key);
                Some(pages::take_key_question(language, from.about(language), key))
            }
            Mode::Resetting => Some(pages::reset_all_question(language)),
            Mode::Choosing | Mode::Pressing { .. } => None,
        }
    }

    fn rows(&self, house: &House) -> Vec<Row> {
        let language = house.language();
        let row = |&action: &Deed| {
            let names: Vec<String> =
                house.keys.keys(action).map(|key| house.key_name(key)).collect();
            let is_pressing = matches!(self.mode, Mode::Pressing { .. }) && action == self.action();
            let value = match is_pressing {
                true => pages::press_a_key(language),
                false => names.join(" "),
            };
            let about = pages::about_changing(
                language,
                house.key(Deed::Right),
                house.key(Deed::Choose),
                house.key(Deed::Remove),
                house.key(Deed::Restart),
            );
            Row { label: action.about(language), value, about, ..Row::default() }
        };
        Deed::ALL.iter().map(row).collect()
    }
}

impl Page for KeysPage {
    fn key(&mut self, key: Key, house: &mut House) -> Option<Step> {
        match self.mode {
            Mode::Choosing => return None,
            Mode::Pressing { stay } => {
                house.hush();
                self.pressed(key, stay, house);
            }
            Mode::Taking { .. } | Mode::Resetting => match key.code() {
                KeyCode::Char('y' | 'Y') => self.answer(true, house),
                KeyCode::Char('n' | 'N' | 'q') | KeyCode::Esc => self.answer(false, house),
                _ => {}
            },
        }
        Some(Step::Stay)
    }

    fn deed(&mut self, deed: Deed, house: &mut House) -> Step {
        if std::mem::take(&mut self.mode) != Mode::Choosing {
            // A click on one of the keys below; typed keys do not come here.
            return Step::Stay;
        }
        house.hush();
        match deed {
            Deed::Back | Deed::Quit => return Step::Close,
            Deed::Choose => self.mode = Mode::Pressing { stay: false },
            Deed::Right => self.mode = Mode::Pressing { stay: true },
            Deed::Remove => {
                let mut keymap = house.keys.clone();
                keymap.reset(self.action());
                house.change_keys(keymap);
            }
            Deed::Restart => self.mode = Mode::Resetting,
            deed => self.cursor.go(Deed::ALL.len(), deed),
        }
        Step::Stay
    }

    fn click(&mut self, target: Target, house: &mut House) -> Step {
        match target {
            Target::Answer(yes) => self.answer(yes, house),
            Target::Row(row) if matches!(self.mode, Mode::Choosing | Mode::Pressing { .. }) => {
                self.cursor.at = row;
                house.hush();
                self.mode = Mode::Pressing { stay: false };
            }
            _ => {}
        }
        Step::Stay
    }

    fn hover(&mut self, target: Option<Target>, _: &mut House) {
        if let (Some(Target::Row(row)), Mode::Choosing) = (target, self.mode) {
            self.cursor.at = row;
        }
    }

    fn scroll(&mut self, up: bool, _: &mut House) -> Step {
        if self.mode == Mode::Choosing {
            self.cursor.wheel(Deed::ALL.len(), up);
        }
        Step::Stay
    }

    fn draw(&self, canvas: &mut Canvas<'_>, area: Rect, house: &House) {
        let language = house.language();
        let bar = match self.mode {
            Mode::Pressing { .. } => vec![(Deed::Back, say::key_cancel(language))],
            _ => vec![
                (Deed::Choose, say::key_change(language)),
                (Deed::Right, pages::key_add(language)),
                (Deed::Remove, pages::key_reset(language)),
                (Deed::Restart, pages::key_reset_all(language)),
                (Deed::Help, say::key_keys(language)),
                (Deed::Quit, say::key_back(language)),
            ],
        };
        let page = ListPage {
            title: say::keys(language),
            rows: self.rows(house),
            cursor: &self.cursor,
            typing: None,
            asking: None,
            boards: Vec::new(),
            needs_board: false,
            question: self.question(house),
            keys: bar,
        };
        page.draw(canvas, area, house);
    }
}
