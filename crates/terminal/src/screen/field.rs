//! A line of text that is being typed.

use super::canvas::Canvas;
use super::keys::Key;
use crossterm::event::KeyCode;
use fourline_app::safe::harmless;
use ratatui::layout::Rect;
use unicode_segmentation::UnicodeSegmentation;
use unicode_width::UnicodeWidthStr;

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
