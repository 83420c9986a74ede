//! Reading a record line by line, from left to right, always knowing where. What the lines mean
//! together is in `record.rs`.

use super::time::read_time;
use super::{Expected, RecordError, RecordProblem, VERSION};
use crate::{Action, Command, Name, Player, Seat, Tag};
use fourline_rules::Shape;

/// The lines of a record that say something. They end with LF, CR LF or CR.
#[derive(Clone)]
pub(super) struct Lines<'a> {
    rest: &'a str,
    /// The number of the line read last, from 1.
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
        Lines { rest: text, last: 0 }
    }

    /// The next line that is not blank or a comment.
    pub(super) fn next(&mut self) -> Option<Line<'a>> {
        while !self.rest.is_empty() {
            let text = without_comment(self.cut_line());
            let at = text.len() - text.trim_start().len();
            if at < text.len() {
                return Some(Line { text, number: self.last, at });
            }
        }
        None
    }

    fn cut_line(&mut self) -> &'a str {
        self.last += 1;
        let Some((line, rest)) = self.rest.split_once(['\n', '\r']) else {
            return std::mem::take(&mut self.rest);
        };
        let ended_by_cr = self.rest.as_bytes()[line.len()] == b'\r';
        self.rest = rest.strip_prefix('\n').filter(|_| ended_by_cr).unwrap_or(rest);
        line
    }

    pub(super) fn missing(&self, expected: Expected) -> RecordError {
        let problem = RecordProblem::EndsEarly(expected);
        RecordError { line: self.last + 1, column: 1, problem }
    }

    pub(super) fn read_version(&mut self) -> Result<u32, RecordError> {
        let line = self.next().ok_or_else(|| self.missing(Expected::FirstLine))?;
        let version = line.text.trim().strip_prefix("fourline record ");
        match version.map(str::parse::<u32>) {
            Some(Ok(version @ 1..=VERSION)) => Ok(version),
            Some(Ok(other)) => Err(line.error(RecordProblem::Version(other))),
            _ => Err(line.expected(Expected::FirstLine)),
        }
    }

    /// Reads the next line, which must have this key, and its value.
    pub(super) fn header<T>(
        &mut self,
        key: &'static str,
        read: impl FnOnce(&mut Line<'a>) -> Result<T, RecordError>,
    ) -> Result<T, RecordError> {
        let line = self.next().ok_or_else(|| self.missing(Expected::Header(key)))?;
        match line.after_key(key) {
            Some(mut value) => read(&mut value),
            None => Err(line.expected(Expected::Header(key))),
        }
    }

    /// The same for a line that may be left out.
    pub(super) fn optional_header<T>(
        &mut self,
        key: &'static str,
        read: impl FnOnce(&mut Line<'a>) -> Result<T, RecordError>,
    ) -> Result<Option<T>, RecordError> {
        let mut ahead = self.clone();
        let Some(mut value) = ahead.next().and_then(|line| line.after_key(key)) else {
            return Ok(None);
        };
        *self = ahead;
        read(&mut value).map(Some)
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
    pub(super) fn error(&self, problem: RecordProblem) -> RecordError {
        self.error_at(0, problem)
    }

    /// Something else was expected where reading has come to.
    pub(super) fn expected(&self, expected: Expected) -> RecordError {
        self.error(RecordProblem::Expected(expected))
    }

    /// An error so many characters further on.
    pub(super) fn error_at(&self, characters: usize, problem: RecordProblem) -> RecordError {
        let column = self.text[..self.at].chars().count() + characters + 1;
        RecordError { line: self.number, column, problem }
    }

    /// The value behind `key:`, if the line has that key.
    pub(super) fn after_key(&self, key: &str) -> Option<Line<'a>> {
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
        read: impl FnOnce(&'a str) -> Option<T>,
        expected: Expected,
    ) -> Result<T, RecordError> {
        let word = self.rest().split_whitespace().next().unwrap_or("");
        let value = read(word).ok_or_else(|| self.expected(expected))?;
        self.at += word.len();
        self.skip_spaces();
        Ok(value)
    }

    /// A word with nothing after it.
    pub(super) fn whole<T>(
        &mut self,
        read: impl FnOnce(&'a str) -> Option<T>,
        expected: Expected,
    ) -> Result<T, RecordError> {
        let value = self.word(read, expected)?;
        self.end()?;
        Ok(value)
    }

    pub(super) fn end(&self) -> Result<(), RecordError> {
        if self.rest().is_empty() { Ok(()) } else { Err(self.expected(Expected::EndOfLine)) }
    }

    pub(super) fn player(
        &mut self,
        is_known: &dyn Fn(&Tag) -> bool,
    ) -> Result<Player, RecordError> {
        let start = self.at;
        let tag = self.word(|word| Tag::new(word).ok(), Expected::Kind)?;
        if !is_known(&tag) {
            return Err(Line { at: start, ..*self }.error(RecordProblem::Kind(tag)));
        }
        let name = self.quoted_text()?;
        let name = Name::new(&name).map_err(|error| self.error(RecordProblem::Name(error)))?;
        Ok(Player { name, tag })
    }

    /// A text in quotes up to the end of the line. Stays at its start for later errors.
    pub(super) fn quoted_text(&mut self) -> Result<String, RecordError> {
        let expected = || self.expected(Expected::QuotedName);
        let inner = self.rest().trim_end().strip_prefix('"').ok_or_else(expected)?;
        let inner = inner.strip_suffix('"').ok_or_else(expected)?;
        let mut text = String::new();
        let mut characters = inner.chars();
        while let Some(c) = characters.next() {
            match c {
                '\\' => match characters.next() {
                    Some(escaped @ ('"' | '\\')) => text.push(escaped),
                    _ => return Err(self.expected(Expected::Escaped)),
                },
                '"' => return Err(expected()),
                _ => text.push(c),
            }
        }
        Ok(text)
    }

    /// A command. Where no time is written it is that of the command before.
    pub(super) fn command(
        &mut self,
        shape: Shape,
        version: u32,
        before_ms: u64,
    ) -> Result<Command, RecordError> {
        let start = self.at;
        let number = |word: &str| Seat::from_number(word.parse().ok()?);
        let seat = self.word(number, Expected::SeatOrResult)?;
        let (action, at_ms) = match version {
            1 => (self.first_action(shape)?, before_ms),
            _ => {
                let at_ms = self.cut_time(before_ms)?;
                (self.action(shape)?, at_ms)
            }
        };
        self.at = start;
        Ok(seat.does(action).at(at_ms))
    }

    /// The rest of the line as an action.
    fn action(&self, shape: Shape) -> Result<Action, RecordError> {
        Action::parse(self.rest(), shape)
            .map_err(|error| self.error_at(error.at, RecordProblem::Action(error.problem)))
    }

    /// The same in version 1, which knows fewer actions, and `restart` for what is an abort today.
    fn first_action(&mut self, shape: Shape) -> Result<Action, RecordError> {
        match self.rest().split_whitespace().next() {
            Some("restart") => {
                self.word(Some, Expected::FirstVerbs).map(drop)?;
                self.end().map(|()| Action::Abort)
            }
            Some("pick" | "drop" | "remove" | "block" | "undo" | "end" | "resign") => {
                self.action(shape)
            }
            _ => Err(self.expected(Expected::FirstVerbs)),
        }
    }

    /// Cuts the time off the end of the line. A lone `@` is none: it may be a symbol.
    fn cut_time(&mut self, before_ms: u64) -> Result<u64, RecordError> {
        let rest = self.rest().trim_end();
        let word = rest.split_whitespace().next_back().unwrap_or("");
        if word == "@" || !word.starts_with('@') {
            return Ok(before_ms);
        }
        let time = Line { at: self.at + rest.len() - word.len(), ..*self };
        let at_ms = read_time(word).ok_or_else(|| time.expected(Expected::Time))?;
        if at_ms < before_ms {
            return Err(time.error(RecordProblem::TimeGoesBack));
        }
        self.text = self.text[..time.at].trim_end();
        self.at = self.at.min(self.text.len());
        Ok(at_ms)
    }
}
