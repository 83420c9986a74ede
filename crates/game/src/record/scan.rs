//! Reading a record line by line, from left to right, always knowing where. What the lines mean
//! together is in `record.rs`.

use super::{RecordError, VERSION};
use crate::{Action, Command, Name, Player, Seat, Symbol, Tag};
use fourline_rules::{Cell, Column, Shape};

/// The lines of a record that say something.
pub(super) struct Lines<'a> {
    lines: std::iter::Enumerate<std::str::Lines<'a>>,
    last: usize,
}

/// One line, read from left to right.
pub(super) struct Line<'a> {
    text: &'a str,
    pub(super) number: usize,
    /// Byte offset of what was not read yet.
    at: usize,
}

impl<'a> Lines<'a> {
    pub(super) fn of(text: &'a str) -> Lines<'a> {
        Lines { lines: text.lines().enumerate(), last: 0 }
    }

    /// The next line that is not blank or a comment.
    pub(super) fn next(&mut self) -> Option<Line<'a>> {
        for (index, text) in self.lines.by_ref() {
            self.last = index + 1;
            let text = without_comment(text);
            let at = text.len() - text.trim_start().len();
            if at < text.len() {
                return Some(Line { text, number: index + 1, at });
            }
        }
        None
    }

    pub(super) fn missing(&self, expected: &str) -> RecordError {
        let problem = format!("the record ends too early: expected {expected}");
        RecordError { line: self.last + 1, column: 1, problem }
    }

    pub(super) fn read_version(&mut self) -> Result<(), RecordError> {
        let expected = format!("'fourline record {VERSION}'");
        let line = self.next().ok_or_else(|| self.missing(&expected))?;
        let version = line.text.trim().strip_prefix("fourline record ");
        match version.map(str::parse::<u32>) {
            Some(Ok(VERSION)) => Ok(()),
            Some(Ok(other)) => Err(line.error(&format!(
                "this record has version {other}; this program reads version {VERSION}"
            ))),
            _ => Err(line.error(&format!("expected {expected}"))),
        }
    }

    /// Reads the next line, which must have this key, and its value.
    pub(super) fn header<T>(
        &mut self,
        key: &str,
        read: impl FnOnce(&mut Line<'a>) -> Result<T, RecordError>,
    ) -> Result<T, RecordError> {
        let mut line = self.next().ok_or_else(|| self.missing(&format!("'{key}: ...'")))?;
        match line.after_key(key) {
            Some(mut value) => read(&mut value),
            None => Err(line.error(&format!("expected '{key}: ...'"))),
        }
    }
}

/// Cuts a comment off, but not a `#` inside a quoted name.
fn without_comment(line: &str) -> &str {
    let (mut quoted, mut escaped) = (false, false);
    for (at, c) in line.char_indices() {
        match c {
            '#' if !quoted => return &line[..at],
            '"' if !escaped => quoted = !quoted,
            _ => {}
        }
        escaped = c == '\\' && !escaped;
    }
    line
}

impl<'a> Line<'a> {
    pub(super) fn rest(&self) -> &'a str {
        &self.text[self.at..]
    }

    /// An error where reading has come to.
    pub(super) fn error(&self, problem: &str) -> RecordError {
        self.error_at(0, problem.to_string())
    }

    /// An error so many characters further on.
    pub(super) fn error_at(&self, characters: usize, problem: String) -> RecordError {
        let column = self.text[..self.at].chars().count() + characters + 1;
        RecordError { line: self.number, column, problem }
    }

    /// The value behind `key:`, if the line has that key.
    pub(super) fn after_key(&mut self, key: &str) -> Option<Line<'a>> {
        let value = self.rest().strip_prefix(key)?.strip_prefix(':')?;
        let at = self.text.len() - value.trim_start().len();
        Some(Line { text: self.text, number: self.number, at })
    }

    pub(super) fn skip_spaces(&mut self) {
        self.at = self.text.len() - self.rest().trim_start().len();
    }

    /// The next word, with `read` making sense of it.
    pub(super) fn word<T>(
        &mut self,
        read: impl FnOnce(&str) -> Option<T>,
        expected: &str,
    ) -> Result<T, RecordError> {
        let word = self.rest().split_whitespace().next().unwrap_or("");
        let value = read(word).ok_or_else(|| self.error(&format!("expected {expected}")))?;
        self.at += word.len();
        self.skip_spaces();
        Ok(value)
    }

    /// A word with nothing after it.
    pub(super) fn whole<T>(
        &mut self,
        read: impl FnOnce(&str) -> Option<T>,
        expected: &str,
    ) -> Result<T, RecordError> {
        let value = self.word(read, expected)?;
        self.end()?;
        Ok(value)
    }

    pub(super) fn end(&self) -> Result<(), RecordError> {
        if self.rest().is_empty() {
            Ok(())
        } else {
            Err(self.error("expected the end of the line"))
        }
    }

    pub(super) fn player(
        &mut self,
        check: &dyn Fn(&Tag) -> Result<(), String>,
    ) -> Result<Player, RecordError> {
        let start = self.error("");
        let tag = self.word(|word| Tag::new(word).ok(), "a kind of player, such as human")?;
        check(&tag).map_err(|problem| RecordError { problem, ..start })?;
        let name = self.quoted_text()?;
        let name = Name::new(&name).map_err(|error| self.error(&error.to_string()))?;
        Ok(Player { name, tag })
    }

    /// A text in quotes up to the end of the line. Stays at its start for later errors.
    pub(super) fn quoted_text(&mut self) -> Result<String, RecordError> {
        let expected = || self.error("expected a name in double quotes");
        let inner = self.rest().trim_end().strip_prefix('"').ok_or_else(expected)?;
        let inner = inner.strip_suffix('"').ok_or_else(expected)?;
        let mut text = String::new();
        let mut characters = inner.chars();
        while let Some(c) = characters.next() {
            match c {
                '\\' => match characters.next() {
                    Some(escaped @ ('"' | '\\')) => text.push(escaped),
                    _ => return Err(self.error("expected \\\" or \\\\ after a backslash")),
                },
                '"' => return Err(expected()),
                _ => text.push(c),
            }
        }
        Ok(text)
    }

    pub(super) fn command(&mut self, shape: Shape) -> Result<Command, RecordError> {
        let start = self.at;
        let number = |word: &str| Seat::from_number(word.parse().ok()?);
        let seat = self.word(number, "seat 1 or 2, or 'result: ...'")?;
        let verb = self.word(|word| Some(word.to_string()), "")?;
        let action = match verb.as_str() {
            "pick" => Action::PickSymbol(self.word(symbol, "a symbol")?),
            "drop" => self.word(|word| drop_action(word, shape), "a column letter of the board")?,
            "remove" => {
                let cell =
                    self.word(|word| cell(word, shape), "a cell of the board, such as d6")?;
                Action::Remove(cell)
            }
            "block" => Action::Block,
            "undo" => Action::Undo,
            "end" => Action::EndTurn,
            "resign" => Action::Resign,
            "restart" => Action::Restart,
            _ => {
                self.at = start + 1;
                self.skip_spaces();
                return Err(
                    self.error("expected pick, drop, remove, block, undo, end, resign or restart")
                );
            }
        };
        self.end()?;
        self.at = start;
        Ok(seat.does(action))
    }
}

fn symbol(word: &str) -> Option<Symbol> {
    let mut characters = word.chars();
    let symbol = characters.next()?;
    characters.next().is_none().then(|| Symbol::new(symbol).ok())?
}

fn drop_action(word: &str, shape: Shape) -> Option<Action> {
    if word == "nowhere" {
        return Some(Action::DropNowhere);
    }
    let mut characters = word.chars();
    let column = Column::from_letter(characters.next()?)?;
    (characters.next().is_none() && shape.has_column(column)).then_some(Action::Drop(column))
}

fn cell(word: &str, shape: Shape) -> Option<Cell> {
    let column = Column::from_letter(word.chars().next()?)?;
    let number: u8 = word.get(1..)?.parse().ok()?;
    let cell = Cell::new(column, shape.rows().checked_sub(number)?);
    shape.has_cell(cell).then_some(cell)
}
