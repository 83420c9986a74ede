//! The sheet of all keys.

use super::canvas::{Canvas, Target, wrap};
use super::house::{House, Page, Step};
use super::keys::Deed;
use super::menu::{centre_strip, draw_keys};
use ratatui::layout::Rect;
use std::cell::Cell;

/// The sheet of all keys; longer than a small window, so it scrolls.
#[derive(Default)]
pub(crate) struct HelpPage {
    top: usize,
    /// How far it can be scrolled, as it was drawn last.
    last_top: Cell<usize>,
}

fn lines(house: &House, width: usize) -> Vec<(String, String)> {
    let mut lines = vec![("digits".to_string(), "drop into that column".to_string())];
    for deed in Deed::ALL {
        let keys: Vec<String> = house.keys.keys(*deed).map(|key| key.to_string()).collect();
        lines.push((keys.join(", "), deed.about().to_string()));
    }
    lines.push(("ctrl-c".to_string(), "end the program; the game is kept".to_string()));
    lines.push(("ctrl-z".to_string(), "suspend the program; fg brings it back".to_string()));
    let mut wrapped = Vec::new();
    for (keys, about) in lines {
        for (index, about) in wrap(&about, width).into_iter().enumerate() {
            wrapped.push((if index == 0 { keys.clone() } else { String::new() }, about));
        }
    }
    wrapped
}

impl Page for HelpPage {
    fn deed(&mut self, deed: Deed, _: &mut House) -> Step {
        let last = self.last_top.get();
        match deed {
            Deed::Up => self.top = self.top.min(last).saturating_sub(1),
            Deed::Down => self.top = (self.top + 1).min(last),
            Deed::First => self.top = 0,
            Deed::Last => self.top = last,
            _ => return Step::Close,
        }
        Step::Stay
    }

    fn click(&mut self, _: Target, _: &mut House) -> Step {
        Step::Close
    }

    fn is_help(&self) -> bool {
        true
    }

    fn draw(&self, canvas: &mut Canvas<'_>, area: Rect, house: &House) {
        let (skin, inner) = (canvas.skin, centre_strip(area, 76));
        canvas.line(inner.x, inner.y, inner.width, "Keys", skin.accent());
        let room = inner.height.saturating_sub(4) as usize;
        let keys_width = if inner.width > 60 { 22 } else { 14 };
        let about_width = inner.width - keys_width - 2;
        let lines = lines(house, about_width as usize);
        self.last_top.set(lines.len().saturating_sub(room));
        let top = self.top.min(self.last_top.get());
        for (index, (keys, about)) in lines.iter().skip(top).take(room).enumerate() {
            let y = inner.y + 2 + index as u16;
            canvas.line(inner.x, y, keys_width, keys, skin.bold());
            canvas.line(inner.x + keys_width + 1, y, about_width, about, skin.text());
        }
        let more = top + room < lines.len();
        let about = if more { "more below" } else { "the settings file rebinds them" };
        canvas.line(inner.x + 6, inner.y, inner.width - 6, about, skin.dim());
        let keys = [(Deed::Back, "back"), (Deed::Up, "scroll up"), (Deed::Down, "scroll down")];
        draw_keys(canvas, Rect { y: inner.bottom() - 1, height: 1, ..inner }, &keys, house);
    }
}
