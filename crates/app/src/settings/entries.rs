//! Every setting as a screen and the file list it: where it belongs, its name, its values.

use super::choices::Choice;
use super::{Settings, TerminalSettings, WebSettings, WindowSettings};
use fourline_words::Language;
use fourline_words::catalogue::settings as say;

/// Whose setting it is: a table of the settings file.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Section {
    /// Every front end's; it stands at the top of the file.
    Shared,
    /// The terminal's.
    Terminal,
    /// The window's.
    Window,
    /// The page's in the browser.
    Web,
}

/// A setting: its names, and how to read and change its value.
#[derive(Clone, Copy, Debug)]
pub struct Entry {
    /// Whose it is.
    pub section: Section,
    /// Its name in the file.
    pub key: &'static str,
    /// Its name on a screen.
    pub title: fn(Language) -> String,
    /// The name of its value in the file.
    pub value: fn(&Settings) -> &'static str,
    /// The names of all values in the file.
    pub names: fn() -> Vec<&'static str>,
    /// What the value with this name is called on a screen, and what it means; nothing for a name that
    /// no value has.
    pub shown: fn(&str, Language) -> (String, String),
    /// Takes the next value, or the one before.
    pub turn: fn(&mut Settings, bool),
    /// Takes the value with this name, if there is one.
    pub set: fn(&mut Settings, &str) -> bool,
}

macro_rules! entry {
    ($section:ident $key:literal $title:ident $($field:ident).+) => {
        Entry {
            section: Section::$section,
            key: $key,
            title: say::$title,
            value: |settings| settings.$($field).+.name(),
            names: || names_like(Settings::default().$($field).+),
            shown: |name, language| shown_like(Settings::default().$($field).+, name, language),
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
pub const ENTRIES: [Entry; 20] = [
    entry!(Shared "language" language language),
    entry!(Shared "columns-from" columns_from count),
    entry!(Shared "speed" speed speed),
    entry!(Shared "motion" motion motion),
    entry!(Shared "confirm" confirm confirm),
    entry!(Terminal "theme" theme terminal.theme),
    entry!(Terminal "colours" colours terminal.colours),
    entry!(Terminal "discs" discs terminal.discs),
    entry!(Terminal "marks" marks terminal.marks),
    entry!(Terminal "graphics" graphics terminal.graphics),
    entry!(Terminal "signs" signs terminal.signs),
    entry!(Terminal "mouse" mouse terminal.mouse),
    entry!(Window "appearance" appearance window.appearance),
    entry!(Window "theme" board window.theme),
    entry!(Window "coordinates" coordinates window.coordinates),
    entry!(Window "study" study window.study),
    entry!(Web "theme" theme web.theme),
    entry!(Web "signs" disc_signs web.signs),
    entry!(Web "sound" sound web.sound),
    entry!(Web "vibration" vibration web.vibration),
];

impl Section {
    /// All sections, in the order of the file.
    pub const ALL: [Section; 4] =
        [Section::Shared, Section::Terminal, Section::Window, Section::Web];

    /// The table of the file, if it is not the top.
    pub const fn table(self) -> Option<&'static str> {
        match self {
            Section::Shared => None,
            Section::Terminal => Some("terminal"),
            Section::Window => Some("window"),
            Section::Web => Some("web"),
        }
    }

    /// What stands above its settings in a new file.
    pub(super) const fn about(self) -> &'static str {
        match self {
            Section::Shared => "",
            Section::Terminal => "# The full screen in the terminal.",
            Section::Window => "# The window.",
            Section::Web => "# The page in the browser.",
        }
    }

    /// Its settings.
    pub fn entries(self) -> impl Iterator<Item = &'static Entry> {
        ENTRIES.iter().filter(move |entry| entry.section == self)
    }

    /// What can stand in this part of the file.
    pub(super) fn names(self) -> Vec<&'static str> {
        let tables = match self {
            Section::Shared => &["[terminal]", "[window]", "[web]", "[keys]"][..],
            Section::Terminal | Section::Window | Section::Web => &[],
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

fn shown_like<C: Choice>(_: C, name: &str, language: Language) -> (String, String) {
    C::named(name).map(|value| (value.title(language), value.about(language))).unwrap_or_default()
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
        web,
        keys: _,
    } = settings;
    let TerminalSettings {
        theme: _,
        colours: _,
        discs: _,
        marks: _,
        graphics: _,
        signs: _,
        mouse: _,
    } = terminal;
    let WindowSettings { appearance: _, theme: _, coordinates: _, study: _ } = window;
    let WebSettings { theme: _, signs: _, sound: _, vibration: _ } = web;
};
