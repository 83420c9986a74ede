//! A line of text that is being typed. Editing is done by `tui-input`; what is shown passes through
//! [`fourline_app::safe`], and the cursor is always in sight.

use super::canvas::Canvas;
use super::keys::Key;
use crossterm::event::{Event, KeyCode};
use fourline_app::safe::harmless;
use ratatui::layout::Rect;
use tui_input::Input;
use tui_input::backend::crossterm::EventHandler;
use unicode_segmentation::UnicodeSegmentation;
use unicode_width::UnicodeWidthStr;

/// A line that is being typed.
#[derive(Clone, Debug, Default)]
pub(crate) struct Field {
    input: Input,
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
        Field { input: Input::new(text.to_string()) }
    }

    pub fn text(&self) -> &str {
        self.input.value()
    }

    pub fn key(&mut self, key: Key) -> Typed {
        match key.code() {
            KeyCode::Enter => return Typed::Done,
            KeyCode::Esc => return Typed::Dropped,
            KeyCode::Char(_) if self.text().len() >= LONGEST && key.character().is_some() => {}
            _ => {
                self.input.handle_event(&Event::Key(key.event()));
            }
        }
        Typed::Going
    }

    /// Puts text where the cursor is.
    pub fn insert(&mut self, text: &str) {
        if self.text().len() + text.len() > LONGEST {
            return;
        }
        let (before, after) = self.parts();
        let cursor = self.input.cursor() + text.chars().count();
        self.input = Input::new([before, text, after].concat()).with_cursor(cursor);
    }

    /// The text before the cursor, and the text after it.
    fn parts(&self) -> (&str, &str) {
        let text = self.text();
        let at = text.char_indices().nth(self.input.cursor()).map_or(text.len(), |(at, _)| at);
        text.split_at(at)
    }

    /// The part that fits into a width, cut into what is before the cursor, what it stands on, and what
    /// follows.
    fn window(&self, width: usize) -> [String; 3] {
        let (before, after) = self.parts();
        let mut after = after.graphemes(true);
        let under = after.next().map_or_else(|| " ".to_string(), harmless);
        let room = width.saturating_sub(under.width());
        let before = last_part(&harmless(before), room).to_string();
        let rest = first_part(&harmless(after.as_str()), room - before.width()).to_string();
        [before, first_part(&under, width).to_string(), rest]
    }

    /// Draws one line of text with its cursor, scrolled so that the cursor is seen.
    pub fn draw(&self, canvas: &mut Canvas<'_>, area: Rect) {
        let style = canvas.skin.chosen();
        let cursor = match canvas.skin.has_colours() {
            true => canvas.skin.primary(),
            false => canvas.skin.text(),
        };
        canvas.fill(Rect { height: area.height.min(1), ..area }, style);
        if area.height == 0 {
            return;
        }
        let [before, under, after] = self.window(area.width as usize);
        let mut x = area.x;
        for (text, style) in [(before, style), (under, cursor), (after, style)] {
            x += canvas.line(x, area.y, area.right().saturating_sub(x), &text, style);
        }
    }
}

/// As much of the end as fits.
fn last_part(text: &str, width: usize) -> &str {
    let mut start = text.len();
    for (at, _) in text.grapheme_indices(true).rev() {
        if text[at..].width() > width {
            break;
        }
        start = at;
    }
    &text[start..]
}

/// As much of the beginning as fits.
fn first_part(text: &str, width: usize) -> &str {
    let mut end = 0;
    for (at, cluster) in text.grapheme_indices(true) {
        if text[..at + cluster.len()].width() > width {
            break;
        }
        end = at + cluster.len();
    }
    &text[..end]
}

#[cfg(test)]
mod tests {
    use super::*;
    use KeyCode::{Backspace, Char, Delete, End, Home, Left, Right};

    fn press(field: &mut Field, codes: &[KeyCode]) {
        for &code in codes {
            field.key(Key::plain(code));
        }
    }

    #[test]
    fn text_is_changed_by_visible_characters() {
        let mut field = Field::default();
        press(&mut field, &[Char('A'), Char('n'), Char('n'), Left, Backspace]);
        assert_eq!(field.text(), "An");
        field.insert("👩‍👧");
        assert_eq!(field.text(), "A👩‍👧n");
        press(&mut field, &[Backspace]);
        assert_eq!(field.text(), "An");
        press(&mut field, &[Home, Delete]);
        assert_eq!(field.text(), "n");
        press(&mut field, &[End, Char('!'), Left, Right]);
        assert_eq!(field.text(), "n!");
        assert_eq!(field.key(Key::plain(KeyCode::Enter)), Typed::Done);
        assert_eq!(field.key(Key::plain(KeyCode::Esc)), Typed::Dropped);
    }

    #[test]
    fn the_usual_keys_of_a_line_work() {
        let mut field = Field::new("four in a row");
        field.key(Key::ctrl('w'));
        assert_eq!(field.text(), "four in a ");
        field.key(Key::ctrl('a'));
        press(&mut field, &[Char('>')]);
        field.key(Key::ctrl('e'));
        press(&mut field, &[Char('<')]);
        assert_eq!(field.text(), ">four in a <");
        field.key("ctrl-left".parse().unwrap());
        press(&mut field, &[Char('-')]);
        assert_eq!(field.text(), ">four in -a <");
        field.key("ctrl-right".parse().unwrap());
        field.key(Key::ctrl('u'));
        assert_eq!(field.text(), "");
    }

    #[test]
    fn the_cursor_is_always_in_sight() {
        let mut field = Field::new("a long name for a file");
        assert_eq!(field.window(6), [" file", " ", ""]);
        press(&mut field, &[Home]);
        assert_eq!(field.window(6), ["", "a", " long"]);
        for _ in 0..8 {
            press(&mut field, &[Right]);
        }
        assert_eq!(field.window(6), ["ong n", "a", ""]);
        let wide = Field::new("四目並べ");
        for width in 0..12 {
            let shown = wide.window(width);
            assert!(shown.iter().map(|part| part.width()).sum::<usize>() <= width, "{shown:?}");
        }
    }

    #[test]
    fn what_could_move_the_terminal_is_shown_as_an_escape() {
        let mut field = Field::default();
        field.insert("a\u{1b}[2J\u{202e}");
        assert_eq!(field.window(40), ["a\\u{1b}[2J\\u{202e}", " ", ""]);
        press(&mut field, &[Home, Right]);
        assert_eq!(field.window(40), ["a", "\\u{1b}", "[2J\\u{202e}"]);
    }
}
