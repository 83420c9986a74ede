//! What can be wrong in a settings file.

use crate::safe::shown;
use fourline_words::catalogue::problems as text;
use fourline_words::{Language, Say, display_in_english, list};

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
        /// What the reader of TOML says, in its own words.
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

impl Say for SettingsError {
    fn say(&self, language: Language) -> String {
        text::in_line(language, self.line, self.problem.say(language))
    }
}

impl Say for SettingsProblem {
    fn say(&self, language: Language) -> String {
        let listed = |names: &[&str]| list(language, names.iter().map(|name| name.to_string()));
        match self {
            SettingsProblem::NotToml { message } => text::not_toml(language, shown(message)),
            SettingsProblem::Unknown { name, known } => {
                text::no_such_setting(language, listed(known), shown(name))
            }
            SettingsProblem::Value { name, values } => {
                text::setting_value(language, name, listed(values))
            }
            SettingsProblem::Keys { name } => text::setting_keys(language, shown(name)),
        }
    }
}

display_in_english!(SettingsError, SettingsProblem);
impl std::error::Error for SettingsError {}
