//! Every setting as a screen and the file list it: where it belongs, its name, its values.

use super::choices::Choice;
use super::{Settings, TerminalSettings, WindowSettings};

/// Whose setting it is: a table of the settings file.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Section {
    /// Every front end's; it stands at the top of the file.
    Shared,
    /// The terminal's.
    Terminal,
    /// The window's.
    Window,
}

/// A setting: its names, and how to read and change its value.
#[derive(Clone, Copy, Debug)]
pub struct Entry {
    /// Whose it is.
    pub section: Section,
    /// Its name in the file.
    pub key: &'static str,
    /// Its name on a screen.
    pub title: &'static str,
    /// The value's name, and what it means.
    pub value: fn(&Settings) -> (&'static str, &'static str),
    /// The names of all values.
    pub names: fn() -> Vec<&'static str>,
    /// Takes the next value, or the one before.
    pub turn: fn(&mut Settings, bool),
    /// Takes the value with this name, if there is one.
    pub set: fn(&mut Settings, &str) -> bool,
}

macro_rules! entry {
    ($section:ident $key:literal $title:literal $($field:ident).+) => {
        Entry {
            section: Section::$section,
            key: $key,
            title: $title,
            value: |settings| (settings.$($field).+.name(), settings.$($field).+.about()),
            names: || names_like(Settings::default().$($field).+),
            turn: |settings, forward| {
                settings.$($field).+ = settings.$($field).+.turned(forward);
            },
            set: |settings, text| match Choice::named(text) {
                Some(value) => {
                    settings.$($field).+ = value;
                    true
                }
                None => false,
            },
        }
    };
}

/// All settings, in the order of the file and of screens.
pub const ENTRIES: [Entry; 13] = [
    entry!(Shared "language" "Language" language),
    entry!(Shared "columns-from" "Count columns from" count),
    entry!(Shared "speed" "Speed" speed),
    entry!(Shared "motion" "Motion" motion),
    entry!(Shared "confirm" "Confirm moves" confirm),
    entry!(Terminal "theme" "Theme" terminal.theme),
    entry!(Terminal "colours" "Colours" terminal.colours),
    entry!(Terminal "discs" "Discs" terminal.discs),
    entry!(Terminal "signs" "Signs" terminal.signs),
    entry!(Terminal "mouse" "Mouse" terminal.mouse),
    entry!(Window "theme" "Theme" window.theme),
    entry!(Window "coordinates" "Coordinates" window.coordinates),
    entry!(Window "study" "Study" window.study),
];

impl Section {
    /// All sections, in the order of the file.
    pub const ALL: [Section; 3] = [Section::Shared, Section::Terminal, Section::Window];

    /// The table of the file, if it is not the top.
    pub const fn table(self) -> Option<&'static str> {
        match self {
            Section::Shared => None,
            Section::Terminal => Some("terminal"),
            Section::Window => Some("window"),
        }
    }

    /// What stands above its settings in a new file.
    pub(super) const fn about(self) -> &'static str {
        match self {
            Section::Shared => "",
            Section::Terminal => "# The full screen in the terminal.",
            Section::Window => "# The window.",
        }
    }

    /// Its settings.
    pub fn entries(self) -> impl Iterator<Item = &'static Entry> {
        ENTRIES.iter().filter(move |entry| entry.section == self)
    }

    /// What can stand in this part of the file.
    pub(super) fn names(self) -> Vec<&'static str> {
        let tables = match self {
            Section::Shared => &["[terminal]", "[window]", "[keys]"][..],
            Section::Terminal | Section::Window => &[],
        };
        self.entries().map(|entry| entry.key).chain(tables.iter().copied()).collect()
    }
}

impl Entry {
    /// Its whole name, such as `window.theme`.
    pub fn full_name(&self) -> String {
        match self.section.table() {
            None => self.key.to_string(),
            Some(table) => format!("{table}.{}", self.key),
        }
    }
}

fn names_like<C: Choice>(_: C) -> Vec<&'static str> {
    C::ALL.iter().map(|value| value.name()).collect()
}

/// A setting without an entry would be neither read nor written; this does not compile then.
const _: fn(Settings) = |settings| {
    let Settings {
        language: _,
        count: _,
        speed: _,
        motion: _,
        confirm: _,
        terminal,
        window,
        keys: _,
    } = settings;
    let TerminalSettings { theme: _, colours: _, discs: _, signs: _, mouse: _ } = terminal;
    let WindowSettings { theme: _, coordinates: _, study: _ } = window;
};
