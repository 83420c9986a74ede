//! What can be wrong in a settings file.

use crate::safe::shown;
use std::fmt;

/// What is wrong in a settings file, and where.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SettingsError {
    /// The line, from 1.
    pub line: usize,
    /// What is wrong with it.
    pub problem: SettingsProblem,
}

/// What is wrong with a line of a settings file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SettingsProblem {
    /// The file can't be read from here on; nothing of it counts.
    NotToml {
        /// What was expected.
        message: String,
    },
    /// There is no such setting.
    Unknown {
        /// Its whole name.
        name: String,
        /// The names that there are in its place.
        known: Vec<&'static str>,
    },
    /// The setting can't have this value.
    Value {
        /// Its whole name.
        name: String,
        /// The values that it can have.
        values: Vec<&'static str>,
    },
    /// Something that is no key is to do this.
    Keys {
        /// What the keys are to do.
        name: String,
    },
}

impl fmt::Display for SettingsError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}: {}", self.line, self.problem)
    }
}

impl fmt::Display for SettingsProblem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            SettingsProblem::NotToml { message } => f.write_str(&shown(message)),
            SettingsProblem::Unknown { name, known } => {
                let known = known.join(", ");
                write!(f, "there is no setting \"{}\"; there are {known}", shown(name))
            }
            SettingsProblem::Value { name, values } => {
                write!(f, "{name}: expected one of {}", values.join(", "))
            }
            SettingsProblem::Keys { name } => {
                write!(f, "keys.{}: expected a key or a list of keys", shown(name))
            }
        }
    }
}

impl std::error::Error for SettingsError {}
