//! Hearing what a program says, until it waits for an answer or the game is over.

use super::super::dialogue::{Question, is_found};
use super::Table;
use crate::pipe::{Ended, Heard};

/// More than this without a question is a flood.
const MOST_BYTES: usize = 1 << 18;

/// So much is not what a program says that waits for an answer.
const MANY_BYTES: usize = 1 << 15;

/// How long is waited for more, where a question seems to be there; in milliseconds.
const SETTLE_MS: u64 = 15;

/// What a program did.
pub(super) enum Signal {
    /// It asks one of these.
    Asks(Vec<Question>),
    /// A question before the game, with its answer.
    Starts(String),
    /// It says the end: 0 the first side wins, 1 the second, 2 neither.
    Ends(usize),
    Closed(Ended),
    Silent,
    Flooded,
}

impl Table<'_, '_> {
    /// Waits until the program asks something that is known, says the end, or ends.
    pub(super) fn listen(&mut self) -> Signal {
        let until = self.pipe.now_ms().saturating_add(self.patience_ms);
        let mut bytes: Vec<u8> = Vec::new();
        let mut ended = None;
        loop {
            self.text = String::from_utf8_lossy(&bytes).replace('\r', "");
            let now = self.pipe.now_ms();
            let understood = self.understood();
            let wait = match (&understood, ended) {
                (_, Some(ended)) => return understood.unwrap_or(Signal::Closed(ended)),
                // A prompt that waits in its line is all there is.
                (Some(Signal::Asks(_) | Signal::Starts(_)), None) if !self.text.ends_with('\n') => {
                    return understood.expect("it was");
                }
                // The rest of what it writes now belongs to it too.
                (Some(_), None) => SETTLE_MS,
                (None, None) if now >= until && bytes.len() > MANY_BYTES => return Signal::Flooded,
                (None, None) if now >= until => return Signal::Silent,
                (None, None) => until - now,
            };
            match self.pipe.hear(wait) {
                Heard::Bytes(more) => {
                    bytes.extend(more);
                    if bytes.len() > MOST_BYTES {
                        return Signal::Flooded;
                    }
                }
                Heard::Silence => {
                    if let Some(signal) = understood {
                        return signal;
                    }
                }
                Heard::Ended(how) => ended = Some(how),
            }
        }
    }

    /// What the text so far says, if it says something.
    fn understood(&self) -> Option<Signal> {
        for (result, patterns) in self.dialogue.ends.iter().enumerate() {
            let patterns: Vec<String> =
                patterns.iter().map(|pattern| self.named(pattern)).collect();
            let said = |line: &str| patterns.iter().any(|pattern| is_found(pattern, line));
            if self.text.lines().any(said) {
                return Some(Signal::Ends(result));
            }
        }
        let last = self.text.lines().rev().find(|line| !line.trim().is_empty())?;
        let asked: Vec<Question> = self
            .dialogue
            .asks
            .iter()
            .filter(|(_, pattern)| is_found(pattern, last))
            .map(|(question, _)| *question)
            .collect();
        if !asked.is_empty() {
            return Some(Signal::Asks(asked));
        }
        let mut start = self.dialogue.start.iter();
        let (_, answer) = start.find(|(pattern, _)| is_found(pattern, last))?;
        Some(Signal::Starts(answer.clone()))
    }

    /// A pattern with the names of the players in it.
    fn named(&self, pattern: &str) -> String {
        let first = self.starter.clone().or_else(|| self.names.first().cloned());
        let second = self.names.iter().find(|name| Some(*name) != first.as_ref()).cloned();
        let pattern = pattern.replace("{first}", first.as_deref().unwrap_or("*"));
        pattern.replace("{second}", second.as_deref().unwrap_or("*"))
    }

    pub(super) fn note_starter(&mut self) {
        for pattern in &self.dialogue.starter {
            for name in &self.names {
                let said = pattern.replace("{name}", name);
                if self.starter.is_none() && self.text.lines().any(|line| is_found(&said, line)) {
                    self.starter = Some(name.clone());
                }
            }
        }
    }
}
