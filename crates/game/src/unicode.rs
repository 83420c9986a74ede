//! What Unicode says about text, for names and symbols. Without the feature `unicode` only ASCII is known,
//! and whatever lies beyond it is believed.

/// What kind of character it is, as far as names and symbols care.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Kind {
    /// Controls, characters without a meaning, and ends of lines.
    Hidden,
    /// A space.
    Space,
    /// Controls how others are shown.
    #[cfg_attr(not(feature = "unicode"), expect(dead_code, reason = "only the tables know"))]
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

    pub(crate) fn lower(text: &str) -> String {
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

#[cfg(not(feature = "unicode"))]
mod tables {
    use super::Kind;

    pub(crate) fn composed(text: &str) -> String {
        text.to_string()
    }

    pub(crate) fn lower(text: &str) -> String {
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

/// The text in lower case.
pub(crate) use tables::lower;

/// What people see as one character each.
pub(crate) use tables::clusters;

/// What kind of character it is.
pub(crate) use tables::kind;

/// Does it show nothing at all?
pub(crate) use tables::is_invisible;

/// Is it one column of a screen wide?
pub(crate) use tables::is_one_column;
