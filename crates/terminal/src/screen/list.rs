//! Lists of lines to choose from, some with a value that can be turned or typed, and the text field
//! that typing goes to.

use super::canvas::{Canvas, Target, wrap};
use super::keys::Key;
use crossterm::event::KeyCode;
use fourline_app::safe::harmless;
use ratatui::layout::Rect;
use unicode_segmentation::UnicodeSegmentation;
use unicode_width::UnicodeWidthStr;

/// One line of a list.
#[derive(Clone, Debug, Default)]
pub(crate) struct Row {
    pub label: String,
    /// What stands behind it.
    pub value: String,
    /// Can the value be turned to others by left and right?
    pub turns: bool,
    /// One line about it, shown when it is chosen.
    pub about: String,
}

/// How wide the labels are before values.
const LABEL: u16 = 20;

/// Draws as many lines as there is room for, the chosen one among them, and what it is about below.
pub(crate) fn draw_list(canvas: &mut Canvas<'_>, area: Rect, rows: &[Row], at: usize) {
    // Room for the longest of the texts, so that the list stands still while somebody moves in it.
    let lines = rows.iter().map(|row| wrap(&row.about, area.width as usize).len()).max();
    let about_height = (lines.unwrap_or(0) as u16).clamp(3, 5).min(area.height / 3);
    let room = (area.height - about_height).saturating_sub(1).max(1) as usize;
    // The chosen line stays in the middle where the list is longer than the room.
    let first = at.saturating_sub(room / 2).min(rows.len().saturating_sub(room));
    for (index, row) in rows.iter().enumerate().skip(first).take(room) {
        let y = area.y + (index - first) as u16;
        draw_row(canvas, Rect { y, height: 1, ..area }, index, row, index == at);
    }
    let (skin, right) = (canvas.skin, area.right().saturating_sub(1));
    if first > 0 {
        canvas.line(right, area.y, 1, skin.sign("▲", "^"), skin.dim());
    }
    if first + room < rows.len() {
        canvas.line(right, area.y + room as u16 - 1, 1, skin.sign("▼", "v"), skin.dim());
    }
    let used = (rows.len().min(room) + 1) as u16;
    let below = Rect { y: area.y + used, height: area.height.saturating_sub(used), ..area };
    if let Some(row) = rows.get(at) {
        canvas.paragraph(below, &row.about, skin.dim());
    }
}

fn draw_row(canvas: &mut Canvas<'_>, area: Rect, index: usize, row: &Row, is_chosen: bool) {
    let skin = canvas.skin;
    let style = if is_chosen { skin.chosen() } else { skin.text() };
    canvas.fill(area, style);
    canvas.hit(area, Target::Row(index));
    let mark = if is_chosen { skin.sign("▸ ", "> ") } else { "  " };
    canvas.line(area.x, area.y, 2, mark, style);
    let label_room = if row.value.is_empty() { area.width - 2 } else { LABEL.min(area.width / 2) };
    canvas.line(area.x + 2, area.y, label_room, &row.label, style);
    if row.value.is_empty() {
        return;
    }
    let x = area.x + 2 + label_room + 1;
    let width = area.right().saturating_sub(x + 1);
    if !row.turns {
        canvas.line(x + 2, area.y, width.saturating_sub(2), &row.value, style);
        return;
    }
    canvas.line(x, area.y, 1, skin.sign("◂", "<"), style);
    canvas.hit(Rect::new(x.saturating_sub(1), area.y, 3, 1), Target::Less(index));
    let written = canvas.line(x + 2, area.y, width.saturating_sub(4), &row.value, style);
    let end = x + 2 + written + 1;
    canvas.line(end, area.y, 1, skin.sign("▸", ">"), style);
    canvas.hit(Rect::new(end.saturating_sub(1), area.y, 3, 1), Target::More(index));
}

/// A line that is being typed.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Field {
    text: String,
    /// How many visible characters are before the cursor.
    at: usize,
}

/// What came of a key in a field.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Typed {
    /// The text is still being typed.
    Going,
    Done,
    Dropped,
}

/// The longest text that can be typed or pasted: a record of a long game.
const LONGEST: usize = 64 * 1024;

impl Field {
    pub fn new(text: &str) -> Field {
        Field { text: text.to_string(), at: text.graphemes(true).count() }
    }

    pub fn text(&self) -> &str {
        &self.text
    }

    pub fn key(&mut self, key: Key) -> Typed {
        let length = self.text.graphemes(true).count();
        match key.code() {
            KeyCode::Enter => return Typed::Done,
            KeyCode::Esc => return Typed::Dropped,
            KeyCode::Left => self.at = self.at.saturating_sub(1),
            KeyCode::Right => self.at = (self.at + 1).min(length),
            KeyCode::Home => self.at = 0,
            KeyCode::End => self.at = length,
            KeyCode::Backspace if self.at > 0 => self.remove(self.at - 1),
            KeyCode::Delete if self.at < length => {
                self.remove(self.at);
                self.at += 1;
            }
            _ if key.is_ctrl('u') => *self = Field::default(),
            _ => {
                if let Some(c) = key.character() {
                    self.insert(&c.to_string());
                }
            }
        }
        self.at = self.at.min(self.text.graphemes(true).count());
        Typed::Going
    }

    /// Puts text where the cursor is.
    pub fn insert(&mut self, text: &str) {
        if self.text.len() + text.len() > LONGEST {
            return;
        }
        let after = self.text.split_off(self.byte(self.at));
        self.text += text;
        self.at = self.text.graphemes(true).count();
        self.text += &after;
    }

    fn remove(&mut self, at: usize) {
        let (from, to) = (self.byte(at), self.byte(at + 1));
        self.text.replace_range(from..to, "");
        self.at = self.at.saturating_sub(1);
    }

    fn byte(&self, at: usize) -> usize {
        self.text.grapheme_indices(true).nth(at).map_or(self.text.len(), |(index, _)| index)
    }

    /// The text as it can be shown, with the cursor as a sign in it.
    pub fn shown(&self, unicode: bool) -> String {
        let (before, after) = self.text.split_at(self.byte(self.at));
        let cursor = if unicode { "▏" } else { "_" };
        format!("{}{cursor}{}", harmless(before), harmless(after))
    }

    /// Draws the end of the text that fits, with its cursor.
    pub fn draw(&self, canvas: &mut Canvas<'_>, area: Rect) {
        let skin = canvas.skin;
        canvas.fill(Rect { height: 1, ..area }, skin.chosen());
        let shown = self.shown(skin.unicode);
        let mut visible = shown.as_str();
        while visible.width() > area.width as usize {
            let Some(first) = visible.graphemes(true).next() else { break };
            visible = &visible[first.len()..];
        }
        canvas.line(area.x, area.y, area.width, visible, skin.chosen());
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn typed(keys: &[KeyCode]) -> Field {
        let mut field = Field::default();
        for code in keys {
            field.key(Key::plain(*code));
        }
        field
    }

    #[test]
    fn text_is_typed_and_changed_by_visible_characters() {
        use KeyCode::{Backspace, Char, Delete, End, Home, Left};
        let mut field = typed(&[Char('A'), Char('n'), Char('n'), Left, Backspace]);
        assert_eq!(field.text(), "An");
        field.insert("👩‍👧");
        assert_eq!(field.text(), "A👩‍👧n");
        field.key(Key::plain(Backspace));
        assert_eq!(field.text(), "An");
        field.key(Key::plain(Home));
        field.key(Key::plain(Delete));
        assert_eq!(field.text(), "n");
        field.key(Key::plain(End));
        field.key(Key::plain(Char('!')));
        assert_eq!((field.text(), field.shown(false)), ("n!", "n!_".to_string()));
    }

    #[test]
    fn what_could_move_the_terminal_is_shown_as_an_escape() {
        let mut field = Field::default();
        field.insert("a\u{1b}[2J\u{202e}");
        assert_eq!(field.shown(false), "a\\u{1b}[2J\\u{202e}_");
    }
}
