//! The page of settings. Every change counts at once and is kept; a board shows what it looks like.

use super::canvas::{Canvas, Target};
use super::house::{House, Page, Step};
use super::key_bar::WITH_NEXT;
use super::keys::Deed;
use super::keys_page::KeysPage;
use super::list::{Cursor, Row};
use super::list_page::ListPage;
use super::sample;
use fourline_app::settings::{ENTRIES, Entry, Section};
use fourline_words::catalogue::{pages, screen as say};
use ratatui::layout::Rect;

/// The page of settings.
#[derive(Default)]
pub(crate) struct SettingsPage {
    cursor: Cursor,
}

/// The settings that concern this screen.
fn entries() -> impl Iterator<Item = &'static Entry> {
    ENTRIES.iter().filter(|entry| matches!(entry.section, Section::Shared | Section::Terminal))
}

/// The settings, and a line that leads to the keys.
fn length() -> usize {
    entries().count() + 1
}

impl SettingsPage {
    fn turn(&mut self, forward: bool, house: &mut House) -> Step {
        let Some(entry) = entries().nth(self.cursor.at) else {
            return match forward {
                true => Step::Open(Box::new(KeysPage::default())),
                false => Step::Stay,
            };
        };
        let mut settings = house.settings().clone();
        (entry.turn)(&mut settings, forward);
        house.change_settings(&settings);
        Step::Stay
    }
}

impl Page for SettingsPage {
    fn deed(&mut self, deed: Deed, house: &mut House) -> Step {
        match deed {
            Deed::Back | Deed::Quit => return Step::Close,
            Deed::Right | Deed::Choose => return self.turn(true, house),
            Deed::Left => return self.turn(false, house),
            deed => self.cursor.go(length(), deed),
        }
        Step::Stay
    }

    fn click(&mut self, target: Target, house: &mut House) -> Step {
        match target {
            Target::Row(row) | Target::More(row) => {
                self.cursor.at = row;
                self.turn(true, house)
            }
            Target::Less(row) => {
                self.cursor.at = row;
                self.turn(false, house)
            }
            _ => Step::Stay,
        }
    }

    fn hover(&mut self, target: Option<Target>, _: &mut House) {
        if let Some(Target::Row(row) | Target::Less(row) | Target::More(row)) = target {
            self.cursor.at = row;
        }
    }

    fn scroll(&mut self, up: bool, _: &mut House) -> Step {
        self.cursor.wheel(length(), up);
        Step::Stay
    }

    fn draw(&self, canvas: &mut Canvas<'_>, area: Rect, house: &House) {
        let language = house.language();
        let mut rows: Vec<Row> = entries()
            .map(|entry| {
                let (value, about) = (entry.shown)((entry.value)(house.settings()), language);
                Row { label: (entry.title)(language), value, turns: true, about, ..Row::default() }
            })
            .collect();
        rows.push(Row {
            label: pages::change_keys(language),
            about: pages::about_change_keys(language),
            ..Row::default()
        });
        let page = ListPage {
            title: say::settings(language),
            rows,
            cursor: &self.cursor,
            typing: None,
            asking: None,
            boards: sample::boards(language),
            needs_board: true,
            question: None,
            keys: vec![
                (Deed::Left, WITH_NEXT.to_string()),
                (Deed::Right, say::key_change(language)),
                (Deed::Help, say::key_keys(language)),
                (Deed::Quit, say::key_back(language)),
            ],
        };
        page.draw(canvas, area, house);
    }
}
