//! What Unicode says about text, for names and symbols. Without the feature `unicode` only ASCII is known,
//! and whatever lies beyond it is believed.

/// What kind of character it is, as far as names and symbols care.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// Controls, characters without a meaning, and ends of lines.
    Hidden,
    /// A space.
    Space,
    /// Controls how others are shown.
    #[cfg_attr(
        not(any(feature = "unicode", feature = "host-unicode")),
        expect(dead_code, reason = "only the tables know")
    )]
    Format,
    /// A letter, a symbol or a punctuation mark.
    Sign,
    /// A mark or a number.
    Other,
}

#[cfg(feature = "unicode")]
mod tables {
    use super::Kind;
    use icu_normalizer::ComposingNormalizerBorrowed;
    use icu_properties::CodePointMapData;
    use icu_properties::props::{GeneralCategory, GeneralCategoryGroup};
    use icu_segmenter::GraphemeClusterSegmenter;
    use unicode_width::{UnicodeWidthChar, UnicodeWidthStr};

    pub(crate) fn composed(text: &str) -> String {
        ComposingNormalizerBorrowed::new_nfc().normalize(text).into_owned()
    }

    /// The text in lower case.
    pub fn lower(text: &str) -> String {
        text.to_lowercase()
    }

    pub(crate) fn clusters(text: &str) -> Vec<&str> {
        let ends: Vec<usize> = GraphemeClusterSegmenter::new().segment_str(text).collect();
        ends.windows(2).map(|ends| &text[ends[0]..ends[1]]).collect()
    }

    pub(crate) fn kind(character: char) -> Kind {
        use GeneralCategory as G;
        match CodePointMapData::<GeneralCategory>::new().get(character) {
            G::Control | G::Surrogate | G::PrivateUse | G::Unassigned => Kind::Hidden,
            G::LineSeparator | G::ParagraphSeparator => Kind::Hidden,
            G::SpaceSeparator => Kind::Space,
            G::Format => Kind::Format,
            kind if GeneralCategoryGroup::Letter.contains(kind) => Kind::Sign,
            kind if GeneralCategoryGroup::Symbol.contains(kind) => Kind::Sign,
            kind if GeneralCategoryGroup::Punctuation.contains(kind) => Kind::Sign,
            _ => Kind::Other,
        }
    }

    pub(crate) fn is_invisible(cluster: &str) -> bool {
        cluster.width() == 0
    }

    pub(crate) fn is_one_column(character: char) -> bool {
        character.width() == Some(1)
    }
}

#[cfg(all(feature = "host-unicode", not(feature = "unicode")))]
mod tables {
    use super::{Kind, Tables};
    use std::sync::OnceLock;

    pub(super) static TABLES: OnceLock<Tables> = OnceLock::new();

    fn tables() -> Option<&'static Tables> {
        TABLES.get()
    }

    pub(crate) fn composed(text: &str) -> String {
        tables().map_or_else(|| text.to_string(), |tables| (tables.composed)(text))
    }

    /// The text in lower case.
    pub fn lower(text: &str) -> String {
        tables().map_or_else(|| text.to_ascii_lowercase(), |tables| (tables.lower)(text))
    }

    pub(crate) fn clusters(text: &str) -> Vec<&str> {
        let starts = tables().map_or_else(Vec::new, |tables| (tables.clusters)(text));
        let ends = starts.iter().copied().skip(1).chain([text.len()]);
        // A place that is none of this text is passed over.
        starts.iter().zip(ends).filter_map(|(&start, end)| text.get(start..end)).collect()
    }

    pub(crate) fn kind(character: char) -> Kind {
        match (character, tables()) {
            (' ', _) => Kind::Space,
            ('0'..='9', _) => Kind::Other,
            (_, None) => {
                if character.is_ascii_control() {
                    Kind::Hidden
                } else {
                    Kind::Sign
                }
            }
            (_, Some(tables)) => (tables.kind)(character),
        }
    }

    pub(crate) fn is_invisible(cluster: &str) -> bool {
        tables().is_some_and(|tables| (tables.is_invisible)(cluster))
    }

    pub(crate) fn is_one_column(character: char) -> bool {
        match tables() {
            _ if character.is_ascii() => !character.is_ascii_control(),
            None => true,
            Some(tables) => (tables.is_one_column)(character),
        }
    }
}

/// What the program around this one knows about Unicode: a browser has all the tables.
#[cfg(feature = "host-unicode")]
#[derive(Clone, Copy, Debug)]
pub struct Tables {
    /// The text in composed form.
    pub composed: fn(&str) -> String,
    /// The text in lower case.
    pub lower: fn(&str) -> String,
    /// Where in the text everything begins that people see as one character, in bytes.
    pub clusters: fn(&str) -> Vec<usize>,
    /// What kind of character it is.
    pub kind: fn(char) -> Kind,
    /// Does a character with its marks show nothing at all?
    pub is_invisible: fn(&str) -> bool,
    /// Is it one column of a screen wide?
    pub is_one_column: fn(char) -> bool,
}

/// Takes these tables. Before that only ASCII is known; a second time changes nothing.
#[cfg(feature = "host-unicode")]
pub fn use_tables(tables: Tables) {
    #[cfg(not(feature = "unicode"))]
    let _ = tables::TABLES.set(tables);
    // With tables of its own it does not need them.
    #[cfg(feature = "unicode")]
    let _ = tables;
}

#[cfg(not(any(feature = "unicode", feature = "host-unicode")))]
mod tables {
    use super::Kind;

    pub(crate) fn composed(text: &str) -> String {
        text.to_string()
    }

    /// The text in lower case.
    pub fn lower(text: &str) -> String {
        text.to_ascii_lowercase()
    }

    pub(crate) fn clusters(text: &str) -> Vec<&str> {
        text.split_inclusive(|_| true).collect()
    }

    pub(crate) fn kind(character: char) -> Kind {
        match character {
            ' ' => Kind::Space,
            '0'..='9' => Kind::Other,
            _ if character.is_ascii_control() => Kind::Hidden,
            _ => Kind::Sign,
        }
    }

    pub(crate) fn is_invisible(_cluster: &str) -> bool {
        false
    }

    pub(crate) fn is_one_column(character: char) -> bool {
        !character.is_ascii_control()
    }
}

/// The text in Unicode's composed form.
pub(crate) use tables::composed;

pub use tables::lower;

/// What people see as one character each.
pub(crate) use tables::clusters;

/// What kind of character it is.
pub(crate) use tables::kind;

/// Does it show nothing at all?
pub(crate) use tables::is_invisible;

/// Is it one column of a screen wide?
pub(crate) use tables::is_one_column;
