//! What a person can set, as a value and as the text of the settings file. What is wrong in the file
//! is named with its line and passed over; the rest counts. Where the file lies is for others.

use super::keys::{Deed, Key, Keymap};
use super::last_game::LastGame;
use fourline_app::safe::shown;
use fourline_rules::Numbering;
use std::fmt::Write as _;
use toml::de::{DeTable, DeValue};

/// A setting with a few values, each with a name in the file and a line about it.
pub(crate) trait Choice: Copy + PartialEq + 'static {
    const ALL: &'static [Self];
    fn name(self) -> &'static str;
    fn about(self) -> &'static str;
}

macro_rules! choices {
    ($(#[doc = $doc:literal] $type:ident {
        $($(#[$mark:meta])? $variant:ident $name:literal $about:literal),+
    })+) => {$(
        #[doc = $doc]
        #[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
        pub enum $type { $(#[doc = $about] $(#[$mark])? $variant),+ }

        impl Choice for $type {
            const ALL: &'static [$type] = &[$($type::$variant),+];
            fn name(self) -> &'static str { match self { $($type::$variant => $name),+ } }
            fn about(self) -> &'static str { match self { $($type::$variant => $about),+ } }
        }
    )+};
}

choices! {
    /// The colours of everything.
    Theme {
        #[default] Dark "dark" "bright on dark; discs yellow and red",
        Light "light" "dark on bright; discs yellow and red",
        HighContrast "high-contrast" "black, white and yellow only",
        ColourBlind "colour-blind" "discs yellow and blue, which differ to every eye"
    }
    /// How many colours are used.
    Colours {
        #[default] Auto "auto" "as many as the terminal says it has; NO_COLOR is honoured",
        Many "256" "256 colours",
        Sixteen "16" "the sixteen basic colours",
        None "none" "no colours: signs and bold letters only"
    }
    /// What tells the discs apart besides colour.
    Discs {
        #[default] Letters "letters" "full discs with the players' symbols on them",
        Shapes "shapes" "a full disc against a ring, with symbols too"
    }
    /// The signs that things are drawn with.
    Signs {
        #[default] Auto "auto" "as the locale says",
        Unicode "unicode" "block characters",
        Ascii "ascii" "plain ASCII, for old terminals and fonts"
    }
    /// Whether things move.
    Motion {
        #[default] Full "full" "discs fall",
        Reduced "reduced" "nothing moves: discs are there at once"
    }
    /// How fast discs fall and computers answer.
    Speed {
        Slow "slow" "discs fall slowly, computers take a breath",
        #[default] Normal "normal" "discs fall as they should",
        Fast "fast" "discs fall fast, computers answer at once"
    }
    /// Is the mouse listened to?
    Mouse {
        #[default] On "on" "click and hover; hold Shift to select text",
        Off "off" "the terminal keeps the mouse, for selecting text"
    }
    /// Does a digit drop at once?
    Confirm {
        #[default] Off "off" "a digit or a click drops at once",
        On "on" "a digit or a click chooses the column; Enter or a second click drops"
    }
    /// How columns are counted.
    Count {
        #[default] FromOne "1" "the leftmost column is 1",
        FromZero "0" "the leftmost column is 0"
    }
}

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
            turn: |settings, forward| settings.$field = turned(settings.$field, forward),
            read: |settings, text| match named(text) {
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

/// The value after this one, or before it, in a circle.
pub(crate) fn turned<C: Choice>(value: C, forward: bool) -> C {
    let at = C::ALL.iter().position(|other| *other == value).expect("all values are listed");
    let step = if forward { 1 } else { C::ALL.len() - 1 };
    C::ALL[(at + step) % C::ALL.len()]
}

fn named<C: Choice>(text: &str) -> Option<C> {
    C::ALL.iter().copied().find(|value| value.name() == text)
}

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

    #[test]
    fn values_turn_in_a_circle() {
        assert_eq!(turned(Theme::Dark, false), Theme::ColourBlind);
        assert_eq!(turned(Theme::ColourBlind, true), Theme::Dark);
    }
}
