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
pub(crate) struct HelpPage {
    top: usize,
    /// How far it can be scrolled, and how many lines are seen, as it was drawn last.
    last_top: Cell<usize>,
    seen: Cell<usize>,
}

impl Default for HelpPage {
    fn default() -> HelpPage {
        // Until it is drawn, nothing says where it ends.
        HelpPage { top: 0, last_top: Cell::new(usize::MAX), seen: Cell::new(10) }
    }
}

/// Between a key and what it does, and between the two columns.
const GAP: u16 = 2;
const COLUMNS: u16 = 3;

/// A key and what it does, in as many lines as they need.
type Entry = Vec<[String; 2]>;

/// Keys with what they do, below each other.
struct Column {
    lines: Vec<(String, String)>,
    /// The width of the keys, and of all.
    keys: u16,
    width: u16,
}

impl Column {
    /// As wide as its longest lines.
    fn new(lines: &[(String, String)]) -> Column {
        let longest = |text: fn(&(String, String)) -> &str| {
            lines.iter().map(|line| text(line).width() as u16).max().unwrap_or(0)
        };
        let keys = longest(|(keys, _)| keys).max(1);
        let width = keys + GAP + longest(|(_, about)| about);
        Column { lines: lines.to_vec(), keys, width }
    }

    /// At most this wide.
    fn within(self, width: u16) -> Column {
        let width = self.width.min(width).max(1);
        Column { keys: self.keys.min(width * 2 / 5).max(1), width, ..self }
    }

    fn entries(&self) -> Entry {
        self.lines.iter().flat_map(|line| entry(line, self.keys, self.width)).collect()
    }
}

/// Keys with what they do: all of them, or for each action the most important one.
fn keys_and_deeds(house: &House, all: bool) -> Vec<(String, String)> {
    let language = house.language();
    let mut lines = vec![(keys::digits(language), keys::action_digits(language))];
    for deed in Deed::ALL {
        let keys = house.keys.keys(*deed).take(if all { usize::MAX } else { 1 });
        let keys: Vec<String> = keys.map(|key| house.key_name(key)).collect();
        lines.push((keys.join(" "), deed.about(language)));
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

/// One column, or two where there is room; with all keys, or where two columns would be too wide for
/// that, with the most important ones.
fn columns(house: &House, room: u16) -> Vec<Column> {
    let lines = keys_and_deeds(house, true);
    if room < 64 {
        return vec![Column::new(&lines).within(room)];
    }
    let two = |lines: &[(String, String)]| {
        let (left, right) = lines.split_at(lines.len().div_ceil(2));
        [left, right].map(Column::new)
    };
    let fits = |[left, right]: &[Column; 2]| left.width + COLUMNS + right.width <= room;
    let few = || Some(two(&keys_and_deeds(house, false))).filter(fits);
    match Some(two(&lines)).filter(fits).or_else(few) {
        Some(columns) => columns.into(),
        None => two(&lines).map(|column| column.within((room - COLUMNS) / 2)).into(),
    }
}

impl HelpPage {
    fn scroll_by(&mut self, lines: usize, up: bool) {
        let last = self.last_top.get();
        self.top = match up {
            true => self.top.min(last).saturating_sub(lines),
            false => self.top.saturating_add(lines).min(last),
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
        let inside = area.width.saturating_sub(if area.width < 60 { 4 } else { 6 });
        let columns = columns(house, inside);
        let entries: Vec<Entry> = columns.iter().map(Column::entries).collect();
        let height = entries.iter().map(Vec::len).max().unwrap_or(0);
        let width: u16 = columns.iter().map(|column| column.width + COLUMNS).sum();
        // Two columns stay free for the scroll bar.
        let content = (width - COLUMNS + 2, height as u16);
        let card = Card::draw(canvas, area, content, &say::keys(language));
        let body = card.body;
        let room = body.height as usize;
        self.last_top.set(height.saturating_sub(room));
        self.seen.set(room);
        let top = self.top.min(self.last_top.get());
        let mut x = body.x;
        for (column, entries) in columns.iter().zip(&entries) {
            for ([keys, about], y) in entries.iter().skip(top).take(room).zip(body.y..) {
                canvas.line(x, y, column.keys, keys, skin.bold());
                let about_width = column.width.saturating_sub(column.keys + GAP);
                canvas.line(x + column.keys + GAP, y, about_width, about, skin.text());
            }
            x += column.width + COLUMNS;
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
