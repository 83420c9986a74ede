//! Names of people: 1 to 30 visible characters, safe to show anywhere.

use crate::CHECKS_UNICODE;
use crate::unicode::{self, Kind};
use fourline_words::catalogue::problems as text;
use fourline_words::{Language, Say, display_in_english};
use std::fmt;

/// A name that passed the checks, without spaces around it and in Unicode's composed form, so that
/// two names that look the same by composition are the same.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Name(String);

/// Why a text can't be a name.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NameError {
    /// Nothing, or only spaces.
    Empty,
    /// More than 30 characters; how many there are.
    TooLong(usize),
    /// A character that controls the screen or the direction of text, or can't be seen.
    Forbidden(char),
    /// More marks on one letter than any language uses.
    TooManyMarks,
}

/// The zero-width joiner holds family and profession emoji together.
const JOINER: char = '\u{200d}';

impl Name {
    /// The most visible characters (grapheme clusters) a name can have.
    pub const MAX_LENGTH: usize = 30;

    /// Checks a name.
    ///
    /// ```
    /// use fourline_game::{Name, NameError};
    /// assert_eq!(Name::new("  Zoë ")?.as_str(), "Zoë");
    /// assert_eq!(Name::new(""), Err(NameError::Empty));
    /// assert_eq!(Name::new("a\u{1b}[31m"), Err(NameError::Forbidden('\u{1b}')));
    /// # Ok::<(), NameError>(())
    /// ```
    pub fn new(text: &str) -> Result<Name, NameError> {
        let text = unicode::composed(text.trim());
        if !CHECKS_UNICODE && !text.is_ascii() {
            return Ok(Name(text));
        }
        if let Some(bad) = text.chars().find(|&c| !is_allowed(c)) {
            return Err(NameError::Forbidden(bad));
        }
        let clusters = unicode::clusters(&text);
        if clusters.is_empty() {
            return Err(NameError::Empty);
        }
        if clusters.len() > Self::MAX_LENGTH {
            return Err(NameError::TooLong(clusters.len()));
        }
        for cluster in clusters {
            let first = cluster.chars().next().expect("a cluster has a character");
            // A lone joiner or mark shows nothing, or lands on its neighbour.
            if unicode::is_invisible(cluster) {
                return Err(NameError::Forbidden(first));
            }
            // The longest emoji in use joins four people with skin tones: eleven characters.
            if cluster.chars().count() > 11 {
                return Err(NameError::TooManyMarks);
            }
        }
        Ok(Name(text))
    }

    /// The name.
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

fn is_allowed(c: char) -> bool {
    // Blank although Unicode calls them letters or symbols.
    let blank = matches!(c, '\u{115f}' | '\u{1160}' | '\u{3164}' | '\u{ffa0}' | '\u{2800}');
    match unicode::kind(c) {
        Kind::Hidden => false,
        Kind::Space => c == ' ',
        Kind::Format => c == JOINER,
        Kind::Sign | Kind::Other => !blank,
    }
}

impl fmt::Display for Name {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl Say for NameError {
    fn say(&self, language: Language) -> String {
        match *self {
            NameError::Empty => text::name_empty(language),
            NameError::TooLong(length) => text::name_too_long(language, length, Name::MAX_LENGTH),
            NameError::Forbidden(found) => text::name_forbidden(language, number_of(found)),
            NameError::TooManyMarks => text::name_too_many_marks(language),
        }
    }
}

/// A character's number, as Unicode writes it: what can't be seen can be named so.
pub(crate) fn number_of(character: char) -> String {
    format!("U+{:04X}", u32::from(character))
}

display_in_english!(NameError);
impl std::error::Error for NameError {}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_of_many_languages_are_fine() {
        let family = "👩🏽‍👩🏽‍👧🏽‍👦🏽";
        for good in
            ["A", "Ann Lee", "Zoë", "Дмитрий", "山田太郎", "علي", "नीरज", family, "O'Brien-3"]
        {
            assert_eq!(Name::new(good).unwrap().as_str(), good, "{good}");
        }
        assert_eq!(unicode::clusters(Name::new(&family.repeat(30)).unwrap().as_str()).len(), 30);
    }

    #[test]
    fn composed_and_decomposed_names_are_the_same() {
        assert_eq!(Name::new("Zoe\u{308}"), Name::new("Zo\u{eb}"));
    }

    #[test]
    fn bad_names_are_refused_with_the_reason() {
        assert_eq!(Name::new("   "), Err(NameError::Empty));
        assert_eq!(Name::new(&"x".repeat(31)), Err(NameError::TooLong(31)));
        assert!(Name::new(&"x".repeat(30)).is_ok());
        for bad in [
            '\u{0}',
            '\t',
            '\n',
            '\u{7f}',
            '\u{9b}',
            '\u{202e}',
            '\u{2066}',
            '\u{200f}',
            '\u{61c}',
            '\u{200b}',
            '\u{feff}',
            '\u{2028}',
            '\u{a0}',
            '\u{e000}',
            '\u{3164}',
            '\u{e0041}',
        ] {
            assert_eq!(Name::new(&format!("a{bad}b")), Err(NameError::Forbidden(bad)), "{bad:?}");
        }
        assert_eq!(Name::new("\u{200d}"), Err(NameError::Forbidden('\u{200d}')));
        assert_eq!(Name::new("\u{301}"), Err(NameError::Forbidden('\u{301}')));
        let zalgo = format!("a{}", "\u{324}".repeat(40));
        assert_eq!(Name::new(&zalgo), Err(NameError::TooManyMarks));
    }

    #[test]
    fn what_can_not_be_seen_is_named_by_its_number() {
        let said = NameError::Forbidden('\u{1b}').say(Language::English);
        assert!(said.starts_with("A name can't contain the character U+001B: "), "{said}");
        let said = NameError::TooLong(31).say(Language::English);
        assert_eq!(said, "A name has at most 30 characters; this one has 31.");
    }
}
