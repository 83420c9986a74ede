//! The page of settings. Every change counts at once and is kept.

use super::canvas::{Canvas, Target};
use super::house::{House, Page, Step};
use super::keys::Deed;
use super::list::{Row, draw_list, moved};
use super::menu::{WITH_NEXT, centre_strip, draw_keys};
use fourline_app::settings::{ENTRIES, Entry, Section};
use fourline_words::catalogue::screen as say;
use ratatui::layout::Rect;

/// The page of settings.
#[derive(Default)]
pub(crate) struct SettingsPage {
    at: usize,
}

/// The settings that concern this screen.
fn entries() -> impl Iterator<Item = &'static Entry> {
    ENTRIES.iter().filter(|entry| matches!(entry.section, Section::Shared | Section::Terminal))
}

impl SettingsPage {
    fn turn(&mut self, forward: bool, house: &mut House) {
        let mut settings = house.settings().clone();
        if let Some(entry) = entries().nth(self.at) {
            (entry.turn)(&mut settings, forward);
        }
        house.change_settings(&settings);
    }
}

impl Page for SettingsPage {
    fn deed(&mut self, deed: Deed, house: &mut House) -> Step {
        match deed {
            Deed::Back | Deed::Quit => return Step::Close,
            Deed::Right | Deed::Choose => self.turn(true, house),
            Deed::Left => self.turn(false, house),
            deed => self.at = moved(self.at, entries().count(), deed),
        }
        Step::Stay
    }

    fn click(&mut self, target: Target, house: &mut House) -> Step {
        match target {
            Target::Row(row) | Target::More(row) => {
                self.at = row;
                self.turn(true, house);
            }
            Target::Less(row) => {
                self.at = row;
                self.turn(false, house);
            }
            _ => {}
        }
        Step::Stay
    }

    fn hover(&mut self, target: Option<Target>, _: &mut House) {
        if let Some(Target::Row(row) | Target::Less(row) | Target::More(row)) = target {
            self.at = row;
        }
    }

    fn draw(&self, canvas: &mut Canvas<'_>, area: Rect, house: &House) {
        let (skin, inner) = (canvas.skin, centre_strip(area, 64));
        let language = house.language();
        canvas.line(inner.x, inner.y, inner.width, &say::settings(language), skin.accent());
        let rows: Vec<Row> = entries()
            .map(|entry| {
                let (value, about) = (entry.shown)((entry.value)(house.settings()), language);
                Row { label: (entry.title)(language), value, turns: true, about, ..Row::default() }
            })
            .collect();
        let list = Rect { y: inner.y + 2, height: inner.height.saturating_sub(4), ..inner };
        draw_list(canvas, list, &rows, self.at, house.notice());
        let keys = [
            (Deed::Left, WITH_NEXT.to_string()),
            (Deed::Right, say::key_change(language)),
            (Deed::Back, say::key_back(language)),
        ];
        draw_keys(canvas, Rect { y: inner.bottom() - 1, height: 1, ..inner }, &keys, house);
    }
}
