//! The page of settings. Every change counts at once and is kept.

use super::canvas::{Canvas, Target};
use super::house::{Effect, House, Page, Step};
use super::keys::Deed;
use super::list::{Row, draw_list};
use super::menu::{centre_strip, draw_keys, moved};
use super::settings::{ENTRIES, Mouse};
use ratatui::layout::Rect;

/// The page of settings.
#[derive(Default)]
pub(crate) struct SettingsPage {
    at: usize,
}

impl SettingsPage {
    fn turn(&mut self, forward: bool, house: &mut House) {
        let before = house.settings.mouse;
        (ENTRIES[self.at].turn)(&mut house.settings, forward);
        if house.settings.mouse != before {
            house.effects.push(Effect::Mouse(house.settings.mouse == Mouse::On));
        }
        house.notice.clear();
        house.settings_changed();
    }
}

impl Page for SettingsPage {
    fn deed(&mut self, deed: Deed, house: &mut House) -> Step {
        match deed {
            Deed::Back | Deed::Quit => return Step::Close,
            Deed::Right | Deed::Choose => self.turn(true, house),
            Deed::Left => self.turn(false, house),
            deed => self.at = moved(self.at, ENTRIES.len(), deed),
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
        canvas.line(inner.x, inner.y, inner.width, "Settings", skin.accent());
        let rows: Vec<Row> = ENTRIES
            .iter()
            .map(|entry| {
                let (value, about) = (entry.value)(&house.settings);
                Row {
                    label: entry.title.to_string(),
                    value: value.to_string(),
                    turns: true,
                    about: format!("{value}: {about}."),
                }
            })
            .collect();
        let list = Rect { y: inner.y + 2, height: inner.height.saturating_sub(7), ..inner };
        draw_list(canvas, list, &rows, self.at);
        let notice = Rect { y: inner.bottom() - 4, height: 3, ..inner };
        canvas.paragraph(notice, &house.notice, skin.warning());
        let keys = [(Deed::Left, "before"), (Deed::Right, "next"), (Deed::Back, "back")];
        draw_keys(canvas, Rect { y: inner.bottom() - 1, height: 1, ..inner }, &keys, house);
    }
}
