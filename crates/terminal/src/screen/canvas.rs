//! Drawing with words: text cut to the room there is, wrapped where there is more, and the places
//! that a mouse can click remembered as they are drawn.

use super::board_scene::Strip;
use super::keys::Deed;
use super::skin::Skin;
use fourline_rules::{Cell, Column};
use fourline_words::Language;
use fourline_words::catalogue::common;
use ratatui::buffer::Buffer;
use ratatui::layout::{Position, Rect};
use ratatui::style::Style;
use unicode_segmentation::UnicodeSegmentation;
use unicode_width::UnicodeWidthStr;

/// What a click means.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Target {
    /// The same as a key.
    Deed(Deed),
    /// This line of a list.
    Row(usize),
    /// The value before, in this line.
    Less(usize),
    /// The next value, in this line.
    More(usize),
    /// Somewhere in a column.
    Column(Column),
    /// A cell, where a single one is to be chosen.
    Cell(Cell),
    /// The first or the second symbol.
    Symbol(bool),
    /// Yes or no.
    Answer(bool),
    /// A moment of the game, in the graph.
    Ply(usize),
}

/// A place on the screen that can be clicked.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Hit {
    pub area: Rect,
    pub target: Target,
}

/// What was hit there; later drawings lie on top of earlier ones.
pub(crate) fn hit_at(hits: &[Hit], x: u16, y: u16) -> Option<Target> {
    hits.iter().rev().find(|hit| hit.area.contains(Position::new(x, y))).map(|hit| hit.target)
}

/// Where a screen is drawn.
pub(crate) struct Canvas<'a> {
    pub buffer: &'a mut Buffer,
    pub skin: &'a Skin,
    pub hits: &'a mut Vec<Hit>,
    /// What is shown as a picture, where the terminal can do that.
    pub pictures: &'a mut Vec<Strip>,
}

impl Canvas<'_> {
    /// Writes a line, cut where the room ends, and says how wide it came out.
    pub fn line(&mut self, x: u16, y: u16, width: u16, text: &str, style: Style) -> u16 {
        let area = self.buffer.area;
        if y >= area.bottom() || x >= area.right() {
            return 0;
        }
        let room = width.min(area.right() - x);
        let text = cut(text, room as usize, self.skin.unicode);
        let (end, _) = self.buffer.set_stringn(x, y, &text, room as usize, style);
        end - x
    }

    /// Writes a line into the middle.
    pub fn centred(&mut self, area: Rect, y: u16, text: &str, style: Style) {
        let width = (text.width() as u16).min(area.width);
        self.line(area.x + (area.width - width) / 2, y, area.width, text, style);
    }

    /// Writes text over as many lines as the area has, cut where they end, and says how many were used.
    pub fn paragraph(&mut self, area: Rect, text: &str, style: Style) -> u16 {
        let mut lines = wrap(text, area.width as usize);
        if let Some(last) = (area.height as usize).checked_sub(1).filter(|at| *at < lines.len()) {
            let rest = lines.split_off(last).join(" ");
            lines.push(rest);
        }
        for (line, y) in lines.iter().zip(area.y..area.bottom()) {
            self.line(area.x, y, area.width, line, style);
        }
        (lines.len() as u16).min(area.height)
    }

    /// Fills an area with nothing but its colour.
    pub fn fill(&mut self, area: Rect, style: Style) {
        for y in area.top()..area.bottom() {
            for x in area.left()..area.right() {
                if let Some(cell) = self.buffer.cell_mut(Position::new(x, y)) {
                    cell.reset();
                    cell.set_style(style);
                }
            }
        }
    }

    /// Remembers that this place can be clicked.
    pub fn hit(&mut self, area: Rect, target: Target) {
        self.hits.push(Hit { area, target });
    }

    /// Yes and no with their keys, as answers to a question, that can be clicked. The keys are the same
    /// in every language.
    pub fn answers(&mut self, x: u16, y: u16, language: Language) {
        let style = self.skin.chosen();
        let mut x = x;
        let (yes, no) = (common::yes(language), common::no(language));
        for (key, text, answer) in [('y', yes, true), ('n', no, false)] {
            let width = self.line(x, y, u16::MAX, &format!("{key} {text}"), style);
            self.hit(Rect::new(x, y, width, 1), Target::Answer(answer));
            x += width + 2;
        }
    }

    /// A box with a title in the middle of an area; gives the room inside.
    pub fn window(&mut self, area: Rect, width: u16, height: u16, title: &str) -> Rect {
        let width = (width + 4).min(area.width);
        let height = (height + 2).min(area.height);
        let outer = Rect::new(
            area.x + (area.width - width) / 2,
            area.y + (area.height - height) / 2,
            width,
            height,
        );
        let style = self.skin.text();
        self.fill(outer, style);
        // A picture can't be half below a window.
        if self.pictures.iter().any(|picture| picture.area.intersects(outer)) {
            self.pictures.clear();
        }
        let [across, down, corners] = match self.skin.unicode {
            true => ["─", "│", "┌┐└┘"],
            false => ["-", "|", "++++"],
        };
        let corners: Vec<char> = corners.chars().collect();
        let edge = across.repeat((width as usize).saturating_sub(2));
        let (right, bottom) = (outer.right() - 1, outer.bottom() - 1);
        self.line(outer.x, outer.y, width, &format!("{}{edge}{}", corners[0], corners[1]), style);
        self.line(outer.x, bottom, width, &format!("{}{edge}{}", corners[2], corners[3]), style);
        for y in outer.y + 1..bottom {
            self.line(outer.x, y, 1, down, style);
            self.line(right, y, 1, down, style);
        }
        if !title.is_empty() {
            let accent = self.skin.accent();
            self.line(outer.x + 2, outer.y, width.saturating_sub(4), &format!(" {title} "), accent);
        }
        Rect::new(outer.x + 2, outer.y + 1, width.saturating_sub(4), height.saturating_sub(2))
    }
}

/// The text cut to a width, with a sign that something is missing.
pub(crate) fn cut(text: &str, width: usize, unicode: bool) -> String {
    if text.width() <= width {
        return text.to_string();
    }
    let more = if unicode { "…" } else { "~" };
    let mut short = String::new();
    for cluster in text.graphemes(true) {
        if short.width() + cluster.width() + 1 > width {
            break;
        }
        short += cluster;
    }
    if width > 0 { short + more } else { String::new() }
}

/// The text in lines of at most this width, broken between words where that can be done.
pub(crate) fn wrap(text: &str, width: usize) -> Vec<String> {
    let mut lines = Vec::new();
    for part in text.split('\n') {
        let mut line = String::new();
        for word in part.split_inclusive(' ') {
            if line.width() + word.trim_end().width() <= width {
                line += word;
                continue;
            }
            if !line.trim_end().is_empty() {
                lines.push(line.trim_end().to_string());
            }
            line = String::new();
            // A word that is longer than a line is broken where it has to be.
            for cluster in word.trim_start().graphemes(true) {
                if line.width() + cluster.width() > width.max(1) {
                    lines.push(std::mem::take(&mut line));
                }
                line += cluster;
            }
        }
        lines.push(line.trim_end().to_string());
    }
    lines
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::screen::skin::Surroundings;

    #[test]
    fn a_paragraph_says_that_something_is_missing() {
        let skin = Skin::new(&Default::default(), Surroundings::read(|_| None));
        let drawn = |text: &str, width: u16, height: u16| {
            let area = Rect::new(0, 0, width, height);
            let mut buffer = Buffer::empty(Rect::new(0, 0, width, height + 1));
            let mut canvas = Canvas {
                buffer: &mut buffer,
                skin: &skin,
                hits: &mut Vec::new(),
                pictures: &mut Vec::new(),
            };
            let used = canvas.paragraph(area, text, Style::new());
            let text: String = buffer.content.iter().map(|cell| cell.symbol()).collect();
            (text.trim_end().to_string(), used)
        };
        assert_eq!(drawn("four in a row", 7, 2), ("four ina row".to_string(), 2));
        assert_eq!(drawn("four in a row", 7, 1), ("four i…".to_string(), 1));
        assert_eq!(drawn("four in a row again", 7, 2), ("four ina row …".to_string(), 2));
        assert_eq!(drawn("four", 7, 0), (String::new(), 0));
    }

    #[test]
    fn text_is_cut_and_wrapped_by_its_width_on_the_screen() {
        assert_eq!(cut("four in a row", 6, true), "four …");
        assert_eq!(cut("four", 4, true), "four");
        assert_eq!(cut("四目並べ", 5, false), "四目~");
        assert_eq!(cut("four", 0, true), "");
        assert_eq!(wrap("four in a row", 7), ["four in", "a row"]);
        assert_eq!(wrap("abcdefgh", 3), ["abc", "def", "gh"]);
        assert_eq!(wrap("one\ntwo", 9), ["one", "two"]);
        assert_eq!(wrap("", 9), [""]);
        assert!(wrap("anything", 0).len() >= 8);
    }
}
