//! What can be wrong with rules that are given as text. How they are read is in `house.rs`.

use crate::{RulesDraft, ShapeError};
use std::fmt;

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

/// A name or a value of a rule that can't be used. The text says what was expected, without the
/// word "expected".
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

impl fmt::Display for RulesError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "rule {:?}: {}", self.key, self.problem)
    }
}

impl fmt::Display for RulesProblem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            RulesProblem::Twice => write!(f, "this rule was given already"),
            RulesProblem::Value(error) => write!(f, "expected {error}"),
            RulesProblem::Shape(error) => write!(f, "{error}"),
        }
    }
}

impl fmt::Display for RuleValueError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            RuleValueError::NoSuchRule => write!(f, "one of {}", RulesDraft::KEYS.join(", ")),
            RuleValueError::Size(error) => write!(f, "{error}"),
            RuleValueError::WholeNumber => write!(f, "a whole number"),
            RuleValueError::Quota => write!(f, "a number from 0 to 99"),
            RuleValueError::Violations => {
                write!(f, "'none', or which bad column loses: '3/game' or '4/move'")
            }
            RuleValueError::Undo => {
                write!(f, "a number from 0 to 99, or '3/strict' where one more loses")
            }
            RuleValueError::OneOf(names) => write!(f, "one of: {}", names.join(" ")),
        }
    }
}

impl std::error::Error for RulesError {}
impl std::error::Error for RulesProblem {}
impl std::error::Error for RuleValueError {}
