//! What can be wrong with rules that are given as text. How they are read is in `house.rs`.

use crate::{RulesDraft, ShapeError};
use fourline_words::catalogue::rules as text;
use fourline_words::{Language, Say, display_in_english, list};

/// A rule that can't be read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RulesError {
    /// The rule's name as written.
    pub key: String,
    /// Where in the text the trouble is, in characters from 0.
    pub at: usize,
    /// What is wrong with it.
    pub problem: RulesProblem,
}

/// What is wrong with a rule.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RulesProblem {
    /// The rule was given already.
    Twice,
    /// The name or the value is not what it could be.
    Value(RuleValueError),
    /// The board and the line length do not fit together, or not into the limits.
    Shape(ShapeError),
}

/// A name or a value of a rule that can't be used: what was expected.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RuleValueError {
    /// No rule has that name.
    NoSuchRule,
    /// Not a size.
    Size(ShapeError),
    /// Not a whole number.
    WholeNumber,
    /// Not a number of times.
    Quota,
    /// Not a limit of bad columns.
    Violations,
    /// Not a number of undos.
    Undo,
    /// None of these words.
    OneOf(&'static [&'static str]),
}

impl Say for RulesError {
    fn say(&self, language: Language) -> String {
        text::in_rule(language, self.problem.say(language), self.key.escape_debug())
    }
}

impl Say for RulesProblem {
    fn say(&self, language: Language) -> String {
        match self {
            RulesProblem::Twice => text::given_twice(language),
            RulesProblem::Value(error) => error.say(language),
            RulesProblem::Shape(error) => error.say(language),
        }
    }
}

impl Say for RuleValueError {
    fn say(&self, language: Language) -> String {
        let one_of = |names: &[&str]| {
            let names = names.iter().map(|name| name.to_string());
            text::expected_one_of(language, list(language, names))
        };
        match self {
            RuleValueError::NoSuchRule => one_of(&RulesDraft::KEYS),
            RuleValueError::Size(error) => error.say(language),
            RuleValueError::WholeNumber => text::expected_whole_number(language),
            RuleValueError::Quota => text::expected_quota(language),
            RuleValueError::Violations => text::expected_violations(language),
            RuleValueError::Undo => text::expected_undo(language),
            RuleValueError::OneOf(names) => one_of(names),
        }
    }
}

display_in_english!(RulesError, RulesProblem, RuleValueError);
impl std::error::Error for RulesError {}
impl std::error::Error for RulesProblem {}
impl std::error::Error for RuleValueError {}
