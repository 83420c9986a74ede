//! A message as the catalogue holds it, and how it becomes text.
//!
//! A pattern is a string in which control characters stand for what is filled in:
//!
//! ```text
//!   VARIABLE digit                      the value with this number
//!   SELECT digit (CASE name THEN text)* the first case that the value with this number is
//! ```
//!
//! A select is the whole message, its last case fits always, and the texts within hold only variables.
//! The tool that writes catalogues checks all this, so a pattern that is not like that is a bug.

use crate::{Language, plural};
use std::fmt::{self, Display, Write as _};

const VARIABLE: char = '\u{1}';
const SELECT: char = '\u{2}';
const CASE: char = '\u{3}';
const THEN: char = '\u{4}';

/// Someone who plays, as a sentence names them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Who {
    /// The reader.
    You,
    /// Someone with a name.
    Named(String),
}

impl Who {
    /// Someone with this name.
    pub fn named(name: impl Into<String>) -> Who {
        Who::Named(name.into())
    }
}

/// A whole number that a sentence counts.
pub trait Count: Copy {
    /// It as a number.
    fn count(self) -> u64;
}

macro_rules! counts {
    ($($type:ty),*) => {$(
        impl Count for $type {
            fn count(self) -> u64 {
                self as u64
            }
        }
    )*};
}
counts!(u8, u16, u32, u64, usize);

/// A value that is filled in.
#[derive(Clone, Copy)]
pub(crate) enum Value<'a> {
    Text(&'a dyn Display),
    Number(u64),
    Who(&'a Who),
}

impl Value<'_> {
    fn is(&self, case: &str, language: Language) -> bool {
        match self {
            _ if case == "other" => true,
            Value::Number(number) => match case.parse() {
                Ok(exact) => *number == exact,
                Err(_) => plural::form(language, *number) == case,
            },
            Value::Who(who) => case == "you" && **who == Who::You,
            Value::Text(_) => false,
        }
    }

    fn write(&self, language: Language, to: &mut String) {
        match self {
            Value::Text(text) => isolated(&text.to_string(), to),
            Value::Number(number) => *to += &language.number(*number),
            Value::Who(Who::You) => unreachable!("every message has a case for the reader"),
            Value::Who(Who::Named(name)) => isolated(name, to),
        }
    }
}

/// A message as the laws and packs know it: its key, its patterns by language, and of each value a
/// letter: `t` for a text, `n` for a number, `w` for someone.
#[cfg(any(test, feature = "packs"))]
pub(crate) type Known = (&'static str, &'static Patterns, &'static str);

/// The patterns of a message, by language.
#[cfg(not(feature = "english"))]
pub(crate) type Patterns = [&'static str; 4];

/// The English pattern of a message; the others are in packs, under its number.
#[cfg(feature = "english")]
pub(crate) struct Patterns {
    pub number: u32,
    pub english: &'static str,
}

/// The patterns of a message, by its whole name.
#[cfg(not(feature = "english"))]
macro_rules! patterns {
    ($name:literal, $($pattern:literal),+ $(,)?) => { [$($pattern),+] };
}

#[cfg(feature = "english")]
macro_rules! patterns {
    ($name:literal, $english:literal, $($other:literal),+ $(,)?) => {
        Patterns { number: const { $crate::pack::number($name) }, english: $english }
    };
}

pub(crate) use patterns;

#[cfg(not(feature = "english"))]
fn pattern(language: Language, patterns: &Patterns) -> &'static str {
    patterns.get(language as usize).unwrap_or(&patterns[0])
}

#[cfg(feature = "english")]
fn pattern(language: Language, patterns: &Patterns) -> &'static str {
    crate::pack::find(language, patterns.number).unwrap_or(patterns.english)
}

/// The text of a message with these values.
pub(crate) fn say(language: Language, patterns: &Patterns, values: &[Value]) -> String {
    filled(language, pattern(language, patterns), values)
}

fn filled(language: Language, pattern: &str, values: &[Value]) -> String {
    let mut text = String::new();
    fill(language, chosen(language, pattern, values), values, &mut text);
    #[cfg(feature = "pseudo")]
    if language == Language::Pseudo {
        text.insert(0, '[');
        text.push(']');
    }
    text
}

/// Texts by id, sorted.
pub(crate) type Table = &'static [(&'static str, &'static str)];

/// The text with this id, from tables of all languages but English.
pub(crate) fn look_up(language: Language, tables: &[Table], id: &str) -> Option<&'static str> {
    let table = tables.get((language as usize).checked_sub(1)?)?;
    let text = table[table.binary_search_by_key(&id, |(key, _)| key).ok()?].1;
    #[cfg(feature = "pseudo")]
    if language == Language::Pseudo {
        // There are few of them, and only tests have this language.
        return Some(filled(language, text, &[]).leak());
    }
    Some(text)
}

/// The pattern itself, or the case of its select.
fn chosen<'p>(language: Language, pattern: &'p str, values: &[Value]) -> &'p str {
    let Some(select) = pattern.strip_prefix(SELECT) else { return pattern };
    let (value, cases) = numbered(select, values);
    let mut cases = cases.split(CASE).skip(1).map(|case| case.split_once(THEN).expect("a text"));
    cases.find(|(name, _)| value.is(name, language)).expect("a last case that fits always").1
}

fn fill(language: Language, pattern: &str, values: &[Value], to: &mut String) {
    let mut parts = pattern.split(VARIABLE);
    push(language, parts.next().unwrap_or_default(), to);
    for part in parts {
        let (value, text) = numbered(part, values);
        value.write(language, to);
        push(language, text, to);
    }
}

/// The value that a digit at the start stands for, and what comes after the digit.
fn numbered<'p, 'v>(text: &'p str, values: &[Value<'v>]) -> (Value<'v>, &'p str) {
    let digit = text.bytes().next().expect("a digit");
    (values[usize::from(digit - b'0')], &text[1..])
}

/// Text from outside that runs from right to left must not turn the sentence around it, so it is set
/// apart by the marks that Unicode has for this. Other text stays as it is: many terminals show the
/// marks as boxes.
fn isolated(text: &str, to: &mut String) {
    let runs_left = |letter: char| {
        matches!(u32::from(letter),
            0x590..=0x8ff | 0xfb1d..=0xfdff | 0xfe70..=0xfeff | 0x10800..=0x10fff | 0x1e800..=0x1efff)
    };
    if text.contains(runs_left) {
        let _ = write!(to, "\u{2068}{text}\u{2069}");
    } else {
        to.push_str(text);
    }
}

#[cfg(not(feature = "pseudo"))]
fn push(_: Language, text: &str, to: &mut String) {
    to.push_str(text);
}

/// In the pseudo-language every letter of a catalogue has an accent.
#[cfg(feature = "pseudo")]
fn push(language: Language, text: &str, to: &mut String) {
    const ACCENTED: &str = "áƀçđéƒǧĥíĵķļɱñóþɋŕšŧúṽŵẋýž";
    let accented = |letter: char| {
        let index = u32::from(letter.to_ascii_lowercase()).wrapping_sub(u32::from('a'));
        ACCENTED.chars().nth(index as usize).unwrap_or(letter)
    };
    match language {
        Language::Pseudo => to.extend(text.chars().map(accented)),
        _ => to.push_str(text),
    }
}

impl fmt::Debug for Value<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Value::Text(text) => write!(f, "{text}"),
            Value::Number(number) => write!(f, "{number}"),
            Value::Who(who) => write!(f, "{who:?}"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    use crate::catalogue;
    use proptest::prelude::*;

    const EN: Language = Language::English;

    #[test]
    fn variables_are_filled_in_where_they_stand() {
        let values = [Value::Text(&"b"), Value::Number(1_000)];
        assert_eq!(filled(EN, "x", &[]), "x");
        assert_eq!(filled(EN, "\u{1}1 \u{1}0\u{1}0.", &values), "1,000 bb.");
    }

    #[test]
    fn a_select_takes_the_first_case_that_fits() {
        let pattern = "\u{2}0\u{3}0\u{4}none\u{3}one\u{4}\u{1}0 disc\u{3}other\u{4}\u{1}0 discs";
        let say = |language, n| filled(language, pattern, &[Value::Number(n)]);
        assert_eq!([0, 1, 2].map(|n| say(EN, n)), ["none", "1 disc", "2 discs"]);
        assert_eq!(say(Language::Vietnamese, 1), "1 discs");
    }

    #[test]
    fn the_reader_is_addressed() {
        let pattern = "\u{2}0\u{3}you\u{4}You win.\u{3}other\u{4}\u{1}0 wins.";
        let say = |who: &Who| filled(EN, pattern, &[Value::Who(who)]);
        assert_eq!(say(&Who::You), "You win.");
        assert_eq!(say(&Who::named("Ann")), "Ann wins.");
    }

    #[test]
    fn text_from_right_to_left_is_set_apart() {
        let say = |text: &str| filled(EN, "a \u{1}0 b", &[Value::Text(&text)]);
        assert_eq!(say("שרה"), "a \u{2068}שרה\u{2069} b");
        assert_eq!(say("Zoë 李"), "a Zoë 李 b");
    }

    #[test]
    fn a_language_without_a_text_speaks_english() {
        assert_eq!(say(Language::German, &["x", "x", "x", "x"], &[]), "x");
    }

    #[test]
    fn texts_are_looked_up_in_every_language_but_english() {
        const TABLES: &[Table] = &[&[("a", "một"), ("c", "ba")], &[], &[], &[("a", "one")]];
        let text = |language, id| look_up(language, TABLES, id);
        assert_eq!(text(Language::Vietnamese, "c"), Some("ba"));
        assert_eq!(text(Language::Vietnamese, "b"), None);
        assert_eq!(text(Language::German, "a"), None);
        assert_eq!(text(EN, "a"), None);
        assert_eq!(text(Language::Pseudo, "a"), Some("[óñé]"));
    }

    #[test]
    fn the_pseudo_language_looks_like_no_other() {
        let values = [Value::Text(&"Ann")];
        assert_eq!(filled(Language::Pseudo, "\u{1}0 wins 4", &values), "[Ann ŵíñš 4]");
    }

    /// One of the values that a law tries.
    #[derive(Clone, Debug)]
    enum Tried {
        Text(String),
        Number(u64),
        Who(Who),
    }

    impl Tried {
        fn value(&self) -> Value<'_> {
            match self {
                Tried::Text(text) => Value::Text(text),
                Tried::Number(number) => Value::Number(*number),
                Tried::Who(who) => Value::Who(who),
            }
        }
    }

    fn values(shapes: &str, text: &str, number: u64, who: &Who) -> Vec<Tried> {
        let value = |(index, shape)| match shape {
            't' => Tried::Text(format!("{text}{index}")),
            'n' => Tried::Number(number),
            _ => Tried::Who(who.clone()),
        };
        shapes.chars().enumerate().map(value).collect()
    }

    proptest! {
        #![proptest_config(ProptestConfig::with_cases(64))]

        /// For every value, nothing of the pattern's own signs is left, marks of direction come in
        /// pairs, and every text that was given is there.
        #[test]
        fn every_message_of_every_language_can_be_said(
            text in "[a-zA-Z0-9 \\{\\}$אבגéđ漢-]{1,12}",
            number in prop_oneof![0..12_u64, any::<u64>()],
            is_you: bool,
        ) {
            let who = if is_you { Who::You } else { Who::named(format!("<{text}>")) };
            for (area, messages) in catalogue::ALL {
                for (key, patterns, shapes) in *messages {
                    let tried = values(shapes, &text, number, &who);
                    let values: Vec<Value> = tried.iter().map(Tried::value).collect();
                    for language in Language::ALL.into_iter().chain([Language::Pseudo]) {
                        let said = say(language, patterns, &values);
                        let at = format!("{language} {area} {key}: {said:?}");
                        prop_assert!(!said.contains(['\u{1}', '\u{2}', '\u{3}', '\u{4}']), "{at}");
                        let (opened, closed) = (said.matches('\u{2068}'), said.matches('\u{2069}'));
                        prop_assert_eq!(opened.count(), closed.count(), "{}", at);
                        prop_assert!(!said.trim().is_empty(), "{at}");
                        for value in &tried {
                            if let Tried::Text(text) = value {
                                prop_assert!(said.contains(text.as_str()), "{} lacks {}", at, text);
                            }
                        }
                    }
                }
            }
        }
    }

    /// In no language is a message just what it is in English by oversight: most must differ.
    #[test]
    fn translations_are_translated() {
        for language in Language::ALL.into_iter().skip(1) {
            let (mut same, mut all) = (Vec::new(), 0);
            for (area, messages) in catalogue::ALL {
                for (key, patterns, _) in *messages {
                    all += 1;
                    let has_words =
                        patterns[0].split(' ').filter(|word| word.len() > 2).count() > 2;
                    if patterns[language as usize] == patterns[0] && has_words {
                        same.push(format!("{area} {key}"));
                    }
                }
            }
            assert!(same.is_empty(), "{language}: {} of {all} are English: {same:?}", same.len());
        }
    }
}
