//! What went wrong, in words for a programmer and as a code for a program.

use fourline_words::{Language, Say};
use std::fmt;

/// Something that can't be done: a sentence in English, as errors of programming languages are, and a code that
/// stays the same.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Problem {
    /// Such as `not-your-turn`, or `value` for an argument that can't be used.
    pub code: String,
    /// The sentence.
    pub text: String,
}

impl Problem {
    /// An argument that can't be used.
    pub fn value(text: impl Into<String>) -> Problem {
        Problem { code: "value".to_string(), text: text.into() }
    }

    /// The same, said by the crate that read it.
    pub fn said(error: impl Say) -> Problem {
        Problem::value(error.say(Language::English))
    }
}

impl fmt::Display for Problem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.text)
    }
}

impl std::error::Error for Problem {}
