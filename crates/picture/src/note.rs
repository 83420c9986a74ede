//! What a column leads to, in the few words that fit above it.

/// A note above a column.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Note {
    /// What it says, in one or two lines: our own words, never text from outside.
    pub text: String,
    /// Is there no better move?
    pub is_best: bool,
}
