//! What a person can set, for all front ends, as a value and as the text of the settings file. What
//! is wrong in the file is named with its line and passed over; the rest counts. Where the file lies
//! is for others.
//!
//! ```
//! use fourline_app::settings::{Settings, Speed, Theme};
//! let (settings, wrong) = Settings::read("speed = \"fast\"\n[terminal]\ntheme = \"pink\"\n");
//! assert_eq!(settings.speed, Speed::Fast);
//! assert_eq!(settings.terminal.theme, Theme::Auto);
//! assert_eq!(
//!     wrong[0].to_string(),
//!     "line 3: terminal.theme: expected one of auto, dark, light, high-contrast, colour-blind"
//! );
//! ```

mod choices;
mod entries;
mod error;
mod old;
mod writing;

pub use choices::{
    Appearance, Choice, Colours, Confirm, Coordinates, Count, DiscSigns, Discs, Graphics, Marks,
    Motion, Mouse, Signs, Sound, Speed, Study, Theme, Tongue, Vibration, WebTheme, WindowTheme,
};
pub use entries::{ENTRIES, Entry, Section};
pub use error::{SettingsError, SettingsProblem};
pub use old::says;

use crate::toml_text::{line_of, line_of_key, word, words};
use fourline_rules::Numbering;
use fourline_words::Language;
use toml_edit::{Document, Item, Table};

/// Everything that can be set.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Settings {
    /// The language of everything that is said.
    pub language: Tongue,
    /// How columns are counted.
    pub count: Count,
    /// How fast things go.
    pub speed: Speed,
    /// Whether things move.
    pub motion: Motion,
    /// Does a digit drop at once?
    pub confirm: Confirm,
    /// The terminal's own.
    pub terminal: TerminalSettings,
    /// The window's own.
    pub window: WindowSettings,
    /// The page's own, in the browser.
    pub web: WebSettings,
    /// Which keys do what, as the file has it; what the names mean is for the terminal to say.
    pub keys: Vec<KeyLine>,
}

/// How the full screen in the terminal looks.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct TerminalSettings {
    /// The colours of everything.
    pub theme: Theme,
    /// How many colours are used.
    pub colours: Colours,
    /// What discs are made of.
    pub discs: Discs,
    /// What tells the discs apart besides colour.
    pub marks: Marks,
    /// Is the board a real picture where the terminal can show one?
    pub graphics: Graphics,
    /// The signs that things are drawn with.
    pub signs: Signs,
    /// Is the mouse listened to?
    pub mouse: Mouse,
}

/// How the window looks.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct WindowSettings {
    /// Is it light or dark?
    pub appearance: Appearance,
    /// How boards are drawn.
    pub theme: WindowTheme,
    /// Are rows and columns numbered?
    pub coordinates: Coordinates,
    /// Are columns judged all the time?
    pub study: Study,
}

/// How the page in the browser looks and sounds.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct WebSettings {
    /// The colours of everything.
    pub theme: WebTheme,
    /// Are there signs on the discs?
    pub signs: DiscSigns,
    /// Are there sounds?
    pub sound: Sound,
    /// Does the device vibrate when a disc comes to rest?
    pub vibration: Vibration,
}

/// What decides about the language besides the settings.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Spoken {
    /// The language asked for at this start.
    pub asked: Option<Language>,
    /// The language of the system.
    pub system: Language,
}

impl Spoken {
    /// The language that is spoken: as asked for, else as set, else the system's.
    pub fn language(self, settings: &Settings) -> Language {
        self.asked.or(settings.language.language()).unwrap_or(self.system)
    }
}

/// A line of the table of keys.
#[derive(Clone, Debug)]
pub struct KeyLine {
    /// What the keys are to do.
    pub name: String,
    /// The keys, as they are written.
    pub keys: Vec<String>,
    /// The line of the file, from 1; 0 if it does not come from a file.
    pub line: usize,
}

/// Where it stands is not part of what it says.
impl PartialEq for KeyLine {
    fn eq(&self, other: &KeyLine) -> bool {
        (&self.name, &self.keys) == (&other.name, &other.keys)
    }
}

impl Eq for KeyLine {}

impl Settings {
    /// How columns are counted.
    pub fn numbering(&self) -> Numbering {
        match self.count {
            Count::FromOne => Numbering::FromOne,
            Count::FromZero => Numbering::FromZero,
        }
    }

    /// Reads a settings file. Wrong settings keep their defaults; errors are in the order of lines.
    pub fn read(text: &str) -> (Settings, Vec<SettingsError>) {
        let mut settings = Settings::default();
        let document = match Document::parse(text) {
            Ok(document) => document,
            Err(error) => return (settings, vec![not_toml(text, &error)]),
        };
        let mut wrong = Vec::new();
        // The top first: what an old file has there for the terminal, its own table overrules.
        for (key, item) in document.iter() {
            let table = Section::ALL.into_iter().find(|section| section.table() == Some(key));
            match (table, key, item) {
                (Some(_), _, Item::Table(_)) | (None, "keys", Item::Table(_)) => {}
                // What was chosen last stood here once; it is the state's to read.
                (None, "last", Item::Table(_)) => {}
                _ => {
                    let read = settings.read_entry(Section::Shared, key, item);
                    let line = line_of_key(text, &document, key);
                    wrong.extend(read.err().map(|problem| SettingsError { line, problem }));
                }
            }
        }
        for section in Section::ALL {
            let Some(Item::Table(table)) = section.table().and_then(|name| document.get(name))
            else {
                continue;
            };
            for (key, item) in table {
                let read = settings.read_entry(section, key, item);
                let line = line_of_key(text, table, key);
                wrong.extend(read.err().map(|problem| SettingsError { line, problem }));
            }
        }
        if let Some(Item::Table(table)) = document.get("keys") {
            wrong.extend(settings.read_keys(text, table));
        }
        wrong.sort_by_key(|error| error.line);
        (settings, wrong)
    }

    fn read_entry(
        &mut self,
        section: Section,
        key: &str,
        item: &Item,
    ) -> Result<(), SettingsProblem> {
        let Some(entry) = find(section, key) else {
            let table = section.table().map_or(String::new(), |table| format!("{table}."));
            return Err(SettingsProblem::Unknown { name: table + key, known: section.names() });
        };
        let value = item.as_value().and_then(word);
        let is_set = |value: String| (entry.set)(self, &value) || self.set_old(entry, &value);
        match value.is_some_and(is_set) {
            true => Ok(()),
            false => {
                Err(SettingsProblem::Value { name: entry.full_name(), values: (entry.names)() })
            }
        }
    }

    fn read_keys(&mut self, text: &str, table: &Table) -> Vec<SettingsError> {
        let mut wrong = Vec::new();
        for (name, item) in table {
            let (line, name) = (line_of_key(text, table, name), name.to_string());
            match item.as_value().and_then(words) {
                Some(keys) => self.keys.push(KeyLine { name, keys, line }),
                None => wrong.push(SettingsError { line, problem: SettingsProblem::Keys { name } }),
            }
        }
        wrong
    }
}

/// The setting with this key in this section. At the top, an old file has the terminal's too.
fn find(section: Section, key: &str) -> Option<&'static Entry> {
    let own = section.entries().find(|entry| entry.key == key);
    own.or_else(|| match section {
        Section::Shared => Section::Terminal.entries().find(|entry| entry.key == key),
        Section::Terminal | Section::Window | Section::Web => None,
    })
}

fn not_toml(text: &str, error: &toml_edit::TomlError) -> SettingsError {
    let line = line_of(text, error.span().map_or(0, |span| span.start));
    let message = error.message().lines().next().unwrap_or_default().to_string();
    SettingsError { line, problem: SettingsProblem::NotToml { message } }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_choice_reads_back_from_text() {
        for entry in &ENTRIES {
            let table = entry.section.table().map_or(String::new(), |name| format!("[{name}]\n"));
            for name in (entry.names)() {
                let (settings, wrong) =
                    Settings::read(&format!("{table}{} = {name:?}\n", entry.key));
                assert_eq!(wrong, []);
                assert_eq!((entry.value)(&settings), name);
            }
            let full = (entry.names)().len();
            let mut settings = Settings::default();
            (0..full).for_each(|_| (entry.turn)(&mut settings, true));
            assert_eq!(settings, Settings::default(), "{} turns in a circle", entry.full_name());
        }
    }

    #[test]
    fn what_is_wrong_is_named_and_the_rest_counts() {
        let (settings, wrong) = Settings::read(
            "columns-from = 0\nspeed = \"warp\"\nsound = \"on\"\nconfirm = true\n\
             [keys]\nundo = [\"z\"]\nhelp = \"q\"\nblock = { key = \"b\" }\n\
             [window]\nstudy = \"on\"\n[window.theme]\n[terminal]\nstudy = 1\n[[web]]\n",
        );
        assert_eq!(settings.count, Count::FromZero);
        assert_eq!(settings.confirm, Confirm::On);
        assert_eq!(settings.window.study, Study::On);
        assert_eq!(settings.speed, Speed::Normal);
        let wrong: Vec<String> = wrong.iter().map(SettingsError::to_string).collect();
        assert_eq!(
            wrong,
            [
                "line 2: speed: expected one of slow, normal, fast",
                "line 3: there is no setting \"sound\"; there are language, columns-from, speed, motion, \
                 confirm, [terminal], [window], [web], [keys]",
                "line 8: keys.block: expected a key or a list of keys",
                "line 11: window.theme: expected one of discs, squares, contrast, shapes",
                "line 13: there is no setting \"terminal.study\"; there are theme, colours, discs, \
                 marks, graphics, signs, mouse",
                "line 14: there is no setting \"web\"; there are language, columns-from, speed, motion, \
                 confirm, [terminal], [window], [web], [keys]",
            ]
        );
        let lines: Vec<_> = settings.keys.iter().map(|key| (key.name.as_str(), key.line)).collect();
        assert_eq!(lines, [("undo", 6), ("help", 7)]);
    }

    #[test]
    fn what_is_not_toml_is_named_with_its_line() {
        let (settings, wrong) = Settings::read("speed = \"fast\"\ntheme = [[[");
        assert_eq!(settings, Settings::default());
        assert!(matches!(wrong[0].problem, SettingsProblem::NotToml { .. }), "{wrong:?}");
        assert_eq!(wrong[0].line, 2);
        let (_, wrong) = Settings::read("window = 3\n");
        assert!(wrong[0].to_string().starts_with("line 1: there is no setting \"window\";"));
    }

    #[test]
    fn an_old_flat_file_is_the_terminals() {
        let old = "theme = \"light\"\ncolours = 16\ndiscs = \"shapes\"\nmouse = false\nmotion = \"reduced\"\n\
                   [keys]\nundo = \"z\"\n[last]\nname = \"Ann\"\n";
        let (settings, wrong) = Settings::read(old);
        assert_eq!(wrong, []);
        assert_eq!(settings.terminal.theme, Theme::Light);
        assert_eq!(settings.terminal.colours, Colours::Sixteen);
        assert_eq!(settings.terminal.mouse, Mouse::Off);
        assert_eq!(settings.terminal.marks, Marks::Shapes);
        assert_eq!(settings.terminal.discs, Discs::Auto);
        assert_eq!(settings.motion, Motion::Reduced);
        assert_eq!(settings.window, WindowSettings::default());
        let both = format!("{old}[terminal]\ntheme = \"high-contrast\"\n");
        assert_eq!(Settings::read(&both).0.terminal.theme, Theme::HighContrast);
    }
}
