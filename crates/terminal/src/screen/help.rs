//! The list of all keys.

use super::canvas::{Canvas, Target, wrap};
use super::house::{House, Page, Step};
use super::keys::{Deed, Key};
use super::menu::{WITH_NEXT, centre_strip, draw_keys};
use fourline_words::catalogue::{keys, screen as say};
use ratatui::layout::Rect;
use std::cell::Cell;
use unicode_width::UnicodeWidthStr;

/// The list of all keys; longer than a small window, so it scrolls.
#[derive(Default)]
pub(crate) struct HelpPage {
    top: usize,
    /// How far it can be scrolled, as it was drawn last.
    last_top: Cell<usize>,
}

/// All keys with what they do.
fn keys_and_deeds(house: &House) -> Vec<(String, String)> {
    let language = house.language();
    let mut lines = vec![(keys::digits(language), keys::action_digits(language))];
    for deed in Deed::ALL {
        let keys: Vec<String> = house.keys.keys(*deed).map(|key| house.key_name(key)).collect();
        lines.push((keys.join("  "), deed.about(language)));
    }
    let key = |letter| house.key_name(Key::ctrl(letter));
    lines.push((key('c'), keys::action_stop(language)));
    lines.push((key('z'), keys::action_suspend(language)));
    lines
}

/// Both columns in lines of at most these widths.
fn wrapped(lines: Vec<(String, String)>, widths: [u16; 2]) -> Vec<[String; 2]> {
    let mut wrapped = Vec::new();
    for (keys, about) in lines {
        let [keys, about] = [(keys, widths[0]), (about, widths[1])]
            .map(|(text, width)| wrap(&text, width as usize));
        for index in 0..keys.len().max(about.len()) {
            wrapped
                .push([&keys, &about].map(|lines| lines.get(index).cloned().unwrap_or_default()));
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
        let language = house.language();
        let room = inner.height.saturating_sub(4) as usize;
        let lines = keys_and_deeds(house);
        let longest = lines.iter().map(|(keys, _)| keys.width()).max().unwrap_or(0) as u16;
        let keys_width = longest.min(inner.width * 2 / 5);
        let about_width = inner.width.saturating_sub(keys_width + 2);
        let lines = wrapped(lines, [keys_width, about_width]);
        self.last_top.set(lines.len().saturating_sub(room));
        let top = self.top.min(self.last_top.get());
        for ([keys, about], y) in lines.iter().skip(top).take(room).zip(inner.y + 2..) {
            canvas.line(inner.x, y, keys_width, keys, skin.bold());
            canvas.line(inner.x + keys_width + 2, y, about_width, about, skin.text());
        }
        let title = canvas.line(inner.x, inner.y, inner.width, &say::keys(language), skin.accent());
        let more = top + room < lines.len();
        let about = if more { say::help_more(language) } else { say::help_change(language) };
        let rest = inner.width.saturating_sub(title + 2);
        canvas.line(inner.x + title + 2, inner.y, rest, &about, skin.dim());
        let keys = [
            (Deed::Up, WITH_NEXT.to_string()),
            (Deed::Down, say::key_scroll(language)),
            (Deed::Back, say::key_back(language)),
        ];
        draw_keys(canvas, Rect { y: inner.bottom() - 1, height: 1, ..inner }, &keys, house);
    }
}
