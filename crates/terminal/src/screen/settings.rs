//! What a person can set, as a value and as the text of the settings file. What is wrong in the file
//! is named with its line and passed over; the rest counts. Where the file lies is for others.

use super::keys::{Deed, Key, Keymap};
use super::last_game::LastGame;
use fourline_app::safe::shown;
use fourline_app::settings::Choice;
pub use fourline_app::settings::{
    Colours, Confirm, Count, Discs, Motion, Mouse, Signs, Speed, Theme,
};
use fourline_rules::Numbering;
use std::fmt::Write as _;
use toml::de::{DeTable, DeValue};

/// Everything that can be set, and what was chosen for the last game.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Settings {
    /// The colours of everything.
    pub theme: Theme,
    /// How many colours are used.
    pub colours: Colours,
    /// What tells the discs apart besides colour.
    pub discs: Discs,
    /// The signs that things are drawn with.
    pub signs: Signs,
    /// Whether things move.
    pub motion: Motion,
    /// How fast.
    pub speed: Speed,
    /// Is the mouse listened to?
    pub mouse: Mouse,
    /// Does a digit drop at once?
    pub confirm: Confirm,
    /// How columns are counted.
    pub count: Count,
    /// Which key does what.
    pub keys: Keymap,
    /// What was chosen for the last game.
    pub last: LastGame,
}

/// A setting as the screen and the file list it: its name, what it is, and its values.
pub(crate) struct Entry {
    pub key: &'static str,
    pub title: &'static str,
    pub value: fn(&Settings) -> (&'static str, &'static str),
    /// Takes the next value, or the one before.
    pub turn: fn(&mut Settings, bool),
    read: fn(&mut Settings, &str) -> bool,
    names: fn() -> Vec<&'static str>,
}

macro_rules! entry {
    ($key:literal $title:literal $field:ident) => {
        Entry {
            key: $key,
            title: $title,
            value: |settings| (settings.$field.name(), settings.$field.about()),
            turn: |settings, forward| settings.$field = settings.$field.turned(forward),
            read: |settings, text| match Choice::named(text) {
                Some(value) => {
                    settings.$field = value;
                    true
                }
                None => false,
            },
            names: || names_like(Settings::default().$field),
        }
    };
}

/// The settings in the order of the screen.
pub(crate) const ENTRIES: [Entry; 9] = [
    entry!("theme" "Theme" theme),
    entry!("colours" "Colours" colours),
    entry!("discs" "Discs" discs),
    entry!("signs" "Signs" signs),
    entry!("motion" "Motion" motion),
    entry!("speed" "Speed" speed),
    entry!("mouse" "Mouse" mouse),
    entry!("confirm" "Confirm moves" confirm),
    entry!("columns-from" "Count columns from" count),
];

fn names_like<C: Choice>(_: C) -> Vec<&'static str> {
    C::ALL.iter().map(|value| value.name()).collect()
}

impl Settings {
    /// How columns are counted.
    pub fn numbering(&self) -> Numbering {
        match self.count {
            Count::FromOne => Numbering::FromOne,
            Count::FromZero => Numbering::FromZero,
        }
    }

    /// Reads a settings file. What is wrong is told, one line each, and left as usual.
    pub fn read(text: &str) -> (Settings, Vec<String>) {
        let mut settings = Settings::default();
        let table = match DeTable::parse(text) {
            Ok(table) => table.into_inner(),
            Err(error) => {
                let line = line_of(text, error.span().map_or(0, |span| span.start));
                let message = error.message().lines().next().unwrap_or("not TOML").to_string();
                return (settings, vec![format!("line {line}: {}", shown(&message))]);
            }
        };
        let mut wrong = Vec::new();
        for (key, value) in &table {
            let line = line_of(text, key.span().start);
            let name = key.get_ref().as_ref();
            let read = match (name, value.get_ref()) {
                ("keys", DeValue::Table(keys)) => {
                    wrong.extend(read_keys(&mut settings.keys, text, keys));
                    Ok(())
                }
                ("last", DeValue::Table(last)) => {
                    // Only the program writes these; what it can't read any more is not missed.
                    settings.last.read(last);
                    Ok(())
                }
                (name, value) => settings.read_entry(name, &plain(value)),
            };
            wrong.extend(read.err().map(|problem| (line, problem)));
        }
        wrong.sort();
        let mut wrong: Vec<String> =
            wrong.into_iter().map(|(line, problem)| format!("line {line}: {problem}")).collect();
        for deed in settings.keys.unreachable() {
            wrong.push(format!("no key is left for {}", deed.name()));
        }
        (settings, wrong)
    }

    fn read_entry(&mut self, name: &str, value: &str) -> Result<(), String> {
        let Some(entry) = ENTRIES.iter().find(|entry| entry.key == name) else {
            return Err(format!("there is no setting {:?}", shown(name)));
        };
        match (entry.read)(self, value) {
            true => Ok(()),
            false => Err(format!("{name}: expected one of {}", (entry.names)().join(", "))),
        }
    }

    /// The settings file with every setting explained.
    pub fn write(&self) -> String {
        let mut text = String::from(
            "# Settings of fourline's full screen. The program writes this file when a setting is\n\
             # changed on its screen; keys are changed here.\n",
        );
        for entry in &ENTRIES {
            let names = (entry.names)().join(", ");
            let (value, _) = (entry.value)(self);
            let _ = writeln!(text, "\n# {}: {names}\n{} = {value:?}", entry.title, entry.key);
        }
        text += "\n# Keys: a name of the sheet of keys, and one key or a list of them. For example\n\
                 #   undo = [\"u\", \"ctrl-u\"]\n[keys]\n";
        for (deed, keys) in self.keys.changed() {
            let keys: Vec<String> =
                keys.iter().map(|key| format!("{:?}", key.to_string())).collect();
            let _ = writeln!(text, "{} = [{}]", deed.name(), keys.join(", "));
        }
        text += &self.last.write();
        text
    }
}

/// What is wrong, with its line.
fn read_keys(keymap: &mut Keymap, text: &str, keys: &DeTable<'_>) -> Vec<(usize, String)> {
    let mut wrong = Vec::new();
    for (name, value) in keys {
        let line = line_of(text, name.span().start);
        let deed = Deed::ALL.iter().copied().find(|deed| deed.name() == name.get_ref().as_ref());
        let texts = match value.get_ref() {
            DeValue::Array(list) => list.iter().map(|key| plain(key.get_ref())).collect(),
            single => vec![plain(single)],
        };
        let read: Result<Vec<Key>, String> = texts.iter().map(|key| key.parse()).collect();
        match (deed, read) {
            (Some(deed), Ok(keys)) => keymap.bind(deed, &keys),
            (Some(deed), Err(problem)) => wrong.push((line, format!("{}: {problem}", deed.name()))),
            (None, _) => {
                let name = shown(name.get_ref());
                wrong.push((line, format!("nothing is called {name:?} that a key could do")));
            }
        }
    }
    wrong
}

/// A value as a word: people write both `16` and `"16"`.
pub(super) fn plain(value: &DeValue<'_>) -> String {
    match value {
        DeValue::String(text) => text.to_string(),
        DeValue::Integer(number) => number.to_string(),
        DeValue::Boolean(true) => "on".to_string(),
        DeValue::Boolean(false) => "off".to_string(),
        _ => String::new(),
    }
}

fn line_of(text: &str, at: usize) -> usize {
    text.as_bytes()[..at.min(text.len())].iter().filter(|byte| **byte == b'\n').count() + 1
}

#[cfg(test)]
mod tests {
    use super::*;
    use fourline_game::Name;
    use fourline_players::Computer;
    use fourline_rules::Rules;

    #[test]
    fn what_is_written_reads_back() {
        let mut settings = Settings::default();
        assert_eq!(Settings::read(&settings.write()), (settings.clone(), Vec::new()));
        for entry in &ENTRIES {
            (entry.turn)(&mut settings, true);
        }
        settings.keys.bind(Deed::Undo, &["z".parse().unwrap(), "ctrl-u".parse().unwrap()]);
        settings.last = LastGame {
            name: Some(Name::new("Zoë \"Q\" \\").unwrap()),
            friend: Some(Name::new("Bob").unwrap()),
            opponent: Computer::Robot,
            watched: [Computer::Random, Computer::Robot],
            rules: Rules::POWER,
            symbols: "@'".parse().ok(),
        };
        assert_eq!(Settings::read(&settings.write()), (settings, Vec::new()));
    }

    #[test]
    fn what_is_wrong_is_named_and_the_rest_counts() {
        let (settings, wrong) = Settings::read(
            "theme = \"light\"\ncolours = 16\nspeed = \"warp\"\nsound = \"on\"\nmouse = false\n\
             [keys]\nundo = [\"z\"]\nfly = \"f\"\nblock = \"ctrl-c\"\nhelp = \"q\"\n",
        );
        assert_eq!(settings.theme, Theme::Light);
        assert_eq!(settings.colours, Colours::Sixteen);
        assert_eq!(settings.mouse, Mouse::Off);
        assert_eq!(settings.speed, Speed::Normal);
        assert_eq!(
            wrong,
            [
                "line 3: speed: expected one of slow, normal, fast",
                "line 4: there is no setting \"sound\"",
                "line 8: nothing is called \"fly\" that a key could do",
                "line 9: block: digits, ctrl-c and ctrl-z can't be given another meaning",
                "no key is left for quit",
            ]
        );
        let (usual, wrong) = Settings::read("theme = [[[");
        assert_eq!(usual, Settings::default());
        assert!(wrong[0].starts_with("line 1: "), "{wrong:?}");
    }
}
