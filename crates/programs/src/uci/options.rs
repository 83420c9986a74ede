//! The options of the engine: what can be set, and how it is listed.

use fourline_app::safe::shown;
use fourline_players::Level;
use fourline_rules::{Rules, RulesError};
use fourline_solver::Options;
use fourline_words::catalogue::programs as text;
use fourline_words::{Language, Say, display_in_english};

/// What is set.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Settings {
    /// How strong it plays.
    pub level: Level,
    /// Threads of the exact solver.
    pub threads: u16,
    /// Megabytes of its table.
    pub hash: usize,
    /// How many moves are shown with their scores.
    pub multi_pv: usize,
    /// The rules of the next game.
    pub rules: Rules,
    /// Is the opening book used?
    pub book: bool,
    /// A seed that was set and is to be used from the next game on.
    pub seed: Option<u64>,
}

/// Why an option can't be set.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum OptionError {
    /// There is no such option.
    Unknown(String),
    /// Not a whole number from the first to the last.
    Number(&'static str, u64, u64),
    /// Neither true nor false.
    Check(&'static str),
    /// Rules that can't be read.
    Rules(RulesError),
    /// A variant that is not played.
    Variant(String),
}

/// A number that can be set.
struct Spin {
    name: &'static str,
    usual: u64,
    least: u64,
    most: u64,
    set: fn(&mut Settings, u64),
}

const SPINS: [Spin; 5] = [
    Spin {
        name: "Level",
        usual: 10,
        least: 1,
        most: 10,
        set: |settings, number| {
            settings.level = Level::new(number as u8).unwrap_or(Level::HIGHEST);
        },
    },
    Spin {
        name: "Threads",
        usual: 1,
        least: 1,
        most: 256,
        set: |settings, number| {
            settings.threads = number as u16;
        },
    },
    Spin {
        name: "Hash",
        usual: 16,
        least: 1,
        most: 4096,
        set: |settings, number| {
            settings.hash = number as usize;
        },
    },
    Spin {
        name: "MultiPV",
        usual: 1,
        least: 1,
        most: 64,
        set: |settings, number| {
            settings.multi_pv = number as usize;
        },
    },
    Spin {
        name: "Seed",
        usual: 0,
        least: 0,
        most: 1_000_000_000,
        set: |settings, number| {
            settings.seed = Some(number);
        },
    },
];

impl Default for Settings {
    fn default() -> Settings {
        Settings {
            level: Level::HIGHEST,
            threads: 1,
            hash: 16,
            multi_pv: 1,
            rules: Rules::CLASSIC,
            book: true,
            seed: None,
        }
    }
}

impl Settings {
    /// The lines that list the options.
    pub fn listed() -> Vec<String> {
        let mut lines: Vec<String> = SPINS
            .iter()
            .map(|Spin { name, usual, least, most, .. }| {
                format!("option name {name} type spin default {usual} min {least} max {most}")
            })
            .collect();
        lines.push("option name Book type check default true".to_string());
        lines.push("option name Rules type string default classic".to_string());
        lines.push("option name UCI_Variant type combo default cfour var cfour".to_string());
        lines
    }

    /// What the exact solver may use.
    pub fn solver(&self) -> Options {
        Options { memory_bytes: self.hash << 20, threads: self.threads.into() }
    }

    /// Sets an option, or changes nothing. Names are the same in small and capital letters.
    pub fn set(&mut self, name: &str, value: Option<&str>) -> Result<(), OptionError> {
        let value = value.unwrap_or("").trim();
        if let Some(spin) = SPINS.iter().find(|spin| spin.name.eq_ignore_ascii_case(name)) {
            let number =
                value.parse().ok().filter(|number| (spin.least..=spin.most).contains(number));
            let wrong = || OptionError::Number(spin.name, spin.least, spin.most);
            (spin.set)(self, number.ok_or_else(wrong)?);
            return Ok(());
        }
        match name.to_ascii_lowercase().as_str() {
            "book" => {
                self.book = match value {
                    "true" => true,
                    "false" => false,
                    _ => return Err(OptionError::Check("Book")),
                };
            }
            "rules" => self.rules = read_rules(value).map_err(OptionError::Rules)?,
            "uci_variant" if value == "cfour" => {}
            "uci_variant" => return Err(OptionError::Variant(value.to_string())),
            _ => return Err(OptionError::Unknown(name.to_string())),
        }
        Ok(())
    }
}

/// Rules by their name, or as the text that a record has: `size=9x7 connect=5`.
pub fn read_rules(text: &str) -> Result<Rules, RulesError> {
    match Rules::preset(text) {
        Some(rules) => Ok(rules),
        None => text.parse(),
    }
}

impl Say for OptionError {
    fn say(&self, language: Language) -> String {
        match self {
            OptionError::Unknown(name) => text::option_unknown(language, shown(name)),
            OptionError::Number(name, least, most) => {
                text::option_number(language, least, most, name)
            }
            OptionError::Check(name) => text::option_check(language, name),
            OptionError::Rules(error) => text::option_rules(language, error.say(language)),
            OptionError::Variant(name) => text::option_variant(language, shown(name)),
        }
    }
}

display_in_english!(OptionError);
impl std::error::Error for OptionError {}
