//! Lists of lines to choose from, some with a value that can be turned or typed. Long labels and values
//! go over several lines, so nothing is out of sight.

use super::canvas::{Canvas, Target, wrap};
use super::field::Field;
use super::keys::Deed;
use super::skin::Skin;
use ratatui::layout::Rect;
use ratatui::style::{Modifier, Style};
use ratatui::text::{Line, Span};
use ratatui::widgets::{
    HighlightSpacing, List, ListItem, ListState, Scrollbar, ScrollbarOrientation, ScrollbarState,
    StatefulWidget,
};
use std::cell::Cell;
use unicode_width::UnicodeWidthStr;

/// One line of a list.
#[derive(Clone, Debug, Default)]
pub(crate) struct Row {
    pub label: String,
    /// What stands behind it.
    pub value: String,
    /// What stands below it, smaller.
    pub below: String,
    /// Can the value be turned to others by left and right?
    pub turns: bool,
    /// Is it something that can't be chosen now, or a value that was not chosen?
    pub dimmed: bool,
    /// Is it what is usually wanted?
    pub is_main: bool,
    /// Some words about it, shown when it is chosen.
    pub about: String,
}

/// Which line of a list is chosen, and which part of the list is seen.
#[derive(Clone, Debug, Default)]
pub(crate) struct Cursor {
    pub at: usize,
    /// The first line that is seen.
    top: Cell<usize>,
    /// How many lines were seen at the last drawing.
    seen: Cell<usize>,
}

impl Cursor {
    pub fn at(at: usize) -> Cursor {
        Cursor { at, ..Cursor::default() }
    }

    /// Moves the choice by a key, in a circle where it goes line by line.
    pub fn go(&mut self, length: usize, deed: Deed) {
        let last = length.saturating_sub(1);
        let page = self.seen.get().saturating_sub(1).max(1);
        self.at = match deed {
            Deed::Up if self.at == 0 => last,
            Deed::Up => self.at - 1,
            Deed::Down if self.at >= last => 0,
            Deed::Down => self.at + 1,
            Deed::Earlier => self.at.saturating_sub(page),
            Deed::Later => (self.at + page).min(last),
            Deed::First => 0,
            Deed::Last => last,
            _ => self.at,
        }
        .min(last);
    }

    /// Moves the choice by the wheel; it stops at the ends.
    pub fn wheel(&mut self, length: usize, up: bool) {
        self.at = match up {
            true => self.at.saturating_sub(1),
            false => (self.at + 1).min(length.saturating_sub(1)),
        };
    }
}

/// The room left of a line for the mark of the chosen one, and right of it for the scroll bar.
const MARK: u16 = 2;
const BAR: u16 = 2;

/// A sign before and after a value that turns, each with a space.
const TURN: u16 = 2;

/// A list as it is drawn.
pub(crate) struct ListView<'a> {
    pub rows: &'a [Row],
    pub cursor: &'a Cursor,
    /// The text that is typed in place of the chosen value.
    pub typing: Option<&'a Field>,
}

/// A line of the list over its lines on the screen.
struct Laid {
    lines: Vec<Line<'static>>,
    /// Where its value begins and ends: column and line.
    value: Option<[(u16, u16); 2]>,
}

impl ListView<'_> {
    /// The width at which no label and no value has to be broken.
    pub fn natural_width(&self) -> u16 {
        let label = self.label_width(1000);
        let width = |row: &Row| match row.value.is_empty() {
            true => row.label.width() as u16,
            false => label + 2 + 2 * self.turn() + row.value.width() as u16,
        };
        self.rows.iter().map(width).max().unwrap_or(0) + MARK + BAR
    }

    /// How many lines it takes at this width.
    pub fn height(&self, width: u16, skin: &Skin) -> u16 {
        let laid = self.laid(width, skin);
        laid.iter().map(|row| row.lines.len() as u16).sum()
    }

    /// How wide the labels before values are: as wide as the longest, but not much where values need
    /// the rest.
    fn label_width(&self, width: u16) -> u16 {
        let with_value = self.rows.iter().filter(|row| !row.value.is_empty());
        let longest = |text: fn(&Row) -> &str| {
            with_value.clone().map(|row| text(row).width() as u16).max().unwrap_or(0)
        };
        let left_by_values = width.saturating_sub(longest(|row| &row.value) + 2 + 2 * self.turn());
        longest(|row| &row.label).min(left_by_values.max(width / 5 * 2))
    }

    /// The room for a sign on either side of a value, if there are values that turn.
    fn turn(&self) -> u16 {
        if self.rows.iter().any(|row| row.turns) { TURN } else { 0 }
    }

    fn laid(&self, width: u16, skin: &Skin) -> Vec<Laid> {
        let width = width.saturating_sub(MARK + BAR).max(1);
        let label = self.label_width(width);
        let row = |(index, row): (usize, &Row)| {
            let is_typed = self.typing.is_some() && index == self.cursor.at;
            lay(row, [width, label, self.turn()], is_typed, skin)
        };
        self.rows.iter().enumerate().map(row).collect()
    }

    /// Draws the lines that there is room for, the chosen one among them.
    pub fn draw(&self, canvas: &mut Canvas<'_>, area: Rect) {
        if area.is_empty() {
            return;
        }
        let skin = canvas.skin;
        let laid = self.laid(area.width, skin);
        let heights: Vec<u16> = laid.iter().map(|row| row.lines.len() as u16).collect();
        let total: u16 = heights.iter().sum();
        let items = laid.iter().map(|row| ListItem::new(row.lines.clone()));
        let list = List::new(items)
            .style(skin.text())
            .highlight_style(skin.primary())
            .highlight_symbol(skin.sign("▸ ", "> "))
            .highlight_spacing(HighlightSpacing::Always);
        let rows = Rect { width: area.width.saturating_sub(BAR - 1), ..area };
        let top = self.cursor.top.get().min(last_top(&heights, area.height));
        let mut state = ListState::default().with_offset(top).with_selected(Some(self.cursor.at));
        StatefulWidget::render(list, rows, canvas.buffer, &mut state);
        let top = state.offset();
        self.cursor.top.set(top);
        let mut y = area.y;
        let mut seen = 0;
        for (index, row) in laid.iter().enumerate().skip(top) {
            let height = heights[index];
            if y + height > area.bottom() {
                break;
            }
            let place = Rect { y, height, ..rows };
            canvas.hit(place, Target::Row(index));
            if let Some([from, to]) = row.value {
                self.draw_value(canvas, place, index, from, to);
            }
            y += height;
            seen += 1;
        }
        self.cursor.seen.set(seen);
        if total > area.height {
            let last = last_top(&heights, area.height);
            scroll_bar(canvas, area, top, last, seen);
        }
    }

    /// What is typed, or where the value can be clicked.
    fn draw_value(
        &self,
        canvas: &mut Canvas<'_>,
        place: Rect,
        index: usize,
        from: (u16, u16),
        to: (u16, u16),
    ) {
        let (x, y) = (place.x + MARK + from.0, place.y + from.1);
        let row = &self.rows[index];
        match self.typing {
            Some(field) if index == self.cursor.at => {
                let x = x + self.turn();
                field.draw(canvas, Rect::new(x, y, place.right().saturating_sub(x), 1));
            }
            _ if row.turns => {
                canvas.hit(Rect::new(x.saturating_sub(1), y, 3, 1), Target::Less(index));
                let end = (place.x + MARK + to.0, place.y + to.1);
                canvas.hit(Rect::new(end.0.saturating_sub(2), end.1, 3, 1), Target::More(index));
            }
            _ => {}
        }
    }
}

/// The last line that can be the first one seen, so that no room is left at the end.
fn last_top(heights: &[u16], room: u16) -> usize {
    let mut used = 0;
    let fits = heights.iter().rev().take_while(|&&height| {
        used += height;
        used <= room
    });
    heights.len() - fits.count()
}

/// A bar at the right of an area that shows which part of something longer is seen.
pub(crate) fn scroll_bar(
    canvas: &mut Canvas<'_>,
    area: Rect,
    top: usize,
    last: usize,
    seen: usize,
) {
    let skin = canvas.skin;
    let bar = Scrollbar::new(ScrollbarOrientation::VerticalRight)
        .begin_symbol(None)
        .end_symbol(None)
        .track_symbol(Some(skin.sign("│", "|")))
        .thumb_symbol(skin.sign("█", "#"))
        .track_style(skin.dim())
        .thumb_style(skin.dim());
    let mut state = ScrollbarState::new(last + 1).position(top).viewport_content_length(seen);
    StatefulWidget::render(bar, area, canvas.buffer, &mut state);
}

fn lay(row: &Row, widths: [u16; 3], is_typed: bool, skin: &Skin) -> Laid {
    let [width, label_width, turn] = widths;
    let faint = match (row.dimmed, skin.has_colours()) {
        (false, _) => skin.text(),
        (true, true) => skin.dim(),
        // Where no colour can be paler, the terminal is asked for pale letters.
        (true, false) => skin.dim().add_modifier(Modifier::DIM),
    };
    let below = match row.below.is_empty() {
        true => Vec::new(),
        false => wrap(&row.below, width as usize),
    };
    let below = below.into_iter().map(|text| Line::styled(text, skin.dim()));
    if row.value.is_empty() && !is_typed {
        let style = if row.is_main { skin.bold() } else { faint };
        let label = wrap(&row.label, width as usize);
        let lines = label.into_iter().map(|text| Line::styled(text, style)).chain(below);
        return Laid { lines: lines.collect(), value: None };
    }
    let x = label_width + 2;
    let room = width.saturating_sub(x + 2 * turn).max(1);
    let labels = wrap(&row.label, label_width.max(1) as usize);
    let values = match is_typed {
        true => vec![String::new()],
        false => wrap(&row.value, room as usize),
    };
    let height = labels.len().max(values.len());
    let part = |texts: &[String], at: usize| texts.get(at).cloned().unwrap_or_default();
    let mut lines = Vec::new();
    for at in 0..height {
        let mut label = part(&labels, at);
        label += &" ".repeat((x as usize).saturating_sub(label.width()));
        let turns = row.turns && !is_typed;
        let before = match turn {
            0 => "",
            _ if turns && at == 0 => skin.sign("◂ ", "< "),
            _ => "  ",
        };
        let after = if turns && at + 1 == values.len() { skin.sign(" ▸", " >") } else { "" };
        let spans = [
            (label, skin.text()),
            (before.to_string(), skin.dim()),
            (part(&values, at), faint),
            (after.to_string(), skin.dim()),
        ];
        let span = |(text, style): (String, Style)| Span::styled(text, style);
        lines.push(Line::from_iter(spans.map(span)));
    }
    let last = values.len() - 1;
    let end = x + turn + values[last].width() as u16 + turn;
    let value = Some([(x, 0), (end, last as u16)]);
    lines.extend(below);
    Laid { lines, value }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_last_lines_fill_the_room() {
        assert_eq!(last_top(&[1, 1, 1, 1], 2), 2);
        assert_eq!(last_top(&[1, 1], 5), 0);
        assert_eq!(last_top(&[1, 2, 2], 3), 2);
        assert_eq!(last_top(&[3], 2), 1);
        assert_eq!(last_top(&[], 2), 0);
    }

    #[test]
    fn a_list_is_walked_by_lines_and_by_pages() {
        let mut cursor = Cursor::at(0);
        cursor.seen.set(4);
        let mut go = |deed| {
            cursor.go(10, deed);
            cursor.at
        };
        assert_eq!([Deed::Up, Deed::Down, Deed::Later, Deed::Later].map(&mut go), [9, 0, 3, 6]);
        assert_eq!([Deed::Later, Deed::Earlier, Deed::First].map(&mut go), [9, 6, 0]);
        cursor.wheel(10, true);
        assert_eq!(cursor.at, 0);
        cursor.go(0, Deed::Down);
        assert_eq!(cursor.at, 0);
    }
}
