//! The list of all keys, in two columns where there is room.

use super::canvas::{Canvas, Target, wrap};
use super::house::{House, Page, Step};
use super::key_bar::{WITH_NEXT, draw_keys};
use super::keys::{Deed, Key};
use super::list::scroll_bar;
use super::list_page::Card;
use fourline_words::catalogue::{keys, pages, screen as say};
use ratatui::layout::Rect;
use std::cell::Cell;
use unicode_width::UnicodeWidthStr;

/// The list of all keys; where it is longer than the window, it scrolls.
#[derive(Default)]
pub(crate) struct HelpPage {
    top: usize,
    /// How far it can be scrolled, and how many lines are seen, as it was drawn last.
    last_top: Cell<usize>,
    seen: Cell<usize>,
}

/// Between the two columns, and between a key and what it does.
const GAP: u16 = 2;

/// A key and what it does, in as many lines as they need.
type Entry = Vec<[String; 2]>;

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

fn entry((keys, about): &(String, String), keys_width: u16, width: u16) -> Entry {
    let about_width = width.saturating_sub(keys_width + GAP).max(1);
    let [keys, about] =
        [(keys, keys_width), (about, about_width)].map(|(text, width)| wrap(text, width as usize));
    let part = |texts: &[String], at: usize| texts.get(at).cloned().unwrap_or_default();
    (0..keys.len().max(about.len())).map(|at| [part(&keys, at), part(&about, at)]).collect()
}

/// The lines of each column: one, or two of about the same length.
fn columns(entries: Vec<Entry>, count: usize) -> Vec<Entry> {
    let total: usize = entries.iter().map(Vec::len).sum();
    let mut columns: Vec<Entry> = vec![Vec::new(); count];
    let mut at = 0;
    for entry in entries {
        if columns[at].len() >= total.div_ceil(count) && at + 1 < count {
            at += 1;
        }
        columns[at].extend(entry);
    }
    columns
}

impl HelpPage {
    fn scroll_by(&mut self, lines: usize, up: bool) {
        let last = self.last_top.get();
        self.top = match up {
            true => self.top.min(last).saturating_sub(lines),
            false => (self.top + lines).min(last),
        };
    }
}

impl Page for HelpPage {
    fn deed(&mut self, deed: Deed, _: &mut House) -> Step {
        let page = self.seen.get().saturating_sub(1).max(1);
        match deed {
            Deed::Up => self.scroll_by(1, true),
            Deed::Down => self.scroll_by(1, false),
            Deed::Earlier => self.scroll_by(page, true),
            Deed::Later => self.scroll_by(page, false),
            Deed::First => self.top = 0,
            Deed::Last => self.top = self.last_top.get(),
            _ => return Step::Close,
        }
        Step::Stay
    }

    fn click(&mut self, _: Target, _: &mut House) -> Step {
        Step::Close
    }

    fn scroll(&mut self, up: bool, _: &mut House) -> Step {
        self.scroll_by(3, up);
        Step::Stay
    }

    fn is_help(&self) -> bool {
        true
    }

    fn draw(&self, canvas: &mut Canvas<'_>, area: Rect, house: &House) {
        let (skin, language) = (canvas.skin, house.language());
        let lines = keys_and_deeds(house);
        let inside = area.width.saturating_sub(if area.width < 60 { 4 } else { 8 });
        let count = if inside >= 64 { 2 } else { 1 };
        let longest =
            |text: fn(&(String, String)) -> &str| lines.iter().map(text).map(|t| t.width()).max();
        let longest_key = longest(|(keys, _)| keys).unwrap_or(0) as u16;
        let longest_about = longest(|(_, about)| about).unwrap_or(0) as u16;
        let natural = longest_key + GAP + longest_about;
        let width = natural.min((inside - (count - 1) * GAP) / count).max(1);
        let keys_width = longest_key.min(width * 2 / 5).max(1);
        let entries = lines.iter().map(|line| entry(line, keys_width, width)).collect();
        let columns = columns(entries, count as usize);
        let height = columns.iter().map(Vec::len).max().unwrap_or(0);
        let content = (width * count + (count - 1) * GAP + 2, height as u16);
        let card = Card::draw(canvas, area, content, &say::keys(language));
        let body = card.body;
        let room = body.height as usize;
        self.last_top.set(height.saturating_sub(room));
        self.seen.set(room);
        let top = self.top.min(self.last_top.get());
        for (column, x) in columns.iter().zip((body.x..).step_by((width + GAP) as usize)) {
            for ([keys, about], y) in column.iter().skip(top).take(room).zip(body.y..) {
                canvas.line(x, y, keys_width, keys, skin.bold());
                let about_width = width.saturating_sub(keys_width + GAP);
                canvas.line(x + keys_width + GAP, y, about_width, about, skin.text());
            }
        }
        let mut bar = vec![
            (Deed::Settings, pages::key_settings(language)),
            (Deed::Quit, say::key_back(language)),
        ];
        if height > room {
            scroll_bar(canvas, body, top, height - room, room);
            let scroll =
                [(Deed::Up, WITH_NEXT.to_string()), (Deed::Down, say::key_scroll(language))];
            bar.splice(0..0, scroll);
        }
        draw_keys(canvas, card.keys, &bar, house);
    }
}
