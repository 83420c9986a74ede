//! What the page keeps on the device besides games: settings and what was chosen last, as the same text
//! that other faces have in files. And everything at once, as one text to take along.

use crate::lines::Lines;
use crate::storage::{PREFIX, Storage, StorageProblem};
use fourline_app::Kind;
use fourline_app::settings::{ENTRIES, Settings};
use fourline_app::state::State;
use fourline_game::Name;
use fourline_players::Computer;
use fourline_rules::Rules;
use std::sync::Arc;

const SETTINGS: &str = "fourline/settings";
const STATE: &str = "fourline/state";

/// Sections and words of the state's text; see [`State`].
const LAST: &str = "last";
const RULES: &str = "rules";
const FRIEND: &str = "friend";

/// The first line of an export.
const HEAD: &str = "fourline export 1";

/// Settings, and what was chosen last.
pub struct Device {
    storage: Arc<dyn Storage>,
    /// The settings.
    pub settings: Settings,
    /// What was chosen last, and own rule sets.
    pub state: State,
    /// Are there settings that this program can't read?
    pub is_unreadable: bool,
}

/// A text is no export.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NotAnExport;

/// What came of an import.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Imported {
    /// Games that were not there before.
    pub games: usize,
    /// Why something could not be kept.
    pub problem: Option<StorageProblem>,
}

impl Device {
    /// Reads what is kept.
    pub fn new(storage: Arc<dyn Storage>) -> Device {
        let mut device = Device {
            storage,
            settings: Settings::default(),
            state: State::default(),
            is_unreadable: false,
        };
        device.read();
        device
    }

    /// Reads what is kept again: another page may have changed it.
    pub fn read(&mut self) {
        let lines = self.lines(SETTINGS);
        self.is_unreadable = !lines.is_readable();
        let mut settings = Settings::default();
        for entry in &ENTRIES {
            let word = lines.word(entry.section.table().unwrap_or_default(), entry.key);
            let word = word.map(|word| switch(&word).to_string());
            // What it can't be set to, it keeps as usual.
            let _ = word.is_some_and(|word| (entry.set)(&mut settings, &word));
        }
        self.settings = settings;
        self.state = read_state(&self.lines(STATE));
    }

    fn lines(&self, key: &str) -> Lines {
        Lines::read(&self.storage.get(key).unwrap_or_default())
    }

    /// Takes new settings and keeps them. What this program does not know stays in the text; a text
    /// that can't be read stays as it is.
    pub fn change_settings(&mut self, settings: Settings) -> Result<(), StorageProblem> {
        let mut lines = self.lines(SETTINGS);
        for entry in &ENTRIES {
            let value = (entry.value)(&settings);
            if value != (entry.value)(&self.settings) {
                lines.set(entry.section.table().unwrap_or_default(), entry.key, value);
            }
        }
        self.settings = settings;
        if lines.is_readable() {
            self.storage.set(SETTINGS, &lines.text())
        } else {
            Err(StorageProblem::Unreadable)
        }
    }

    /// Keeps what was chosen last.
    pub fn write_state(&self) -> Result<(), StorageProblem> {
        let mut lines = self.lines(STATE);
        write_state(&self.state, &mut lines);
        if lines.is_readable() {
            self.storage.set(STATE, &lines.text())
        } else {
            Err(StorageProblem::Unreadable)
        }
    }

    /// Everything that is kept, as one text: each key in brackets, and its text with a space before
    /// every line.
    pub fn export(&self) -> String {
        let mut text = format!("{HEAD}\n");
        for key in self.storage.keys() {
            let name = key.strip_prefix(PREFIX).unwrap_or(&key);
            if name.starts_with("open/") {
                continue;
            }
            let Some(value) = self.storage.get(&key) else { continue };
            text += &format!("[{name}]\n");
            for line in value.split('\n') {
                text += &format!(" {line}\n");
            }
        }
        text
    }

    /// Adds what an export has. Games stay beside those that are there; settings and choices are
    /// replaced.
    pub fn import(&mut self, text: &str) -> Result<Imported, NotAnExport> {
        let text = text.replace("\r\n", "\n");
        let mut lines = text.lines();
        if lines.next().map(str::trim_end) != Some(HEAD) {
            return Err(NotAnExport);
        }
        let mut entries: Vec<(String, Vec<&str>)> = Vec::new();
        for line in lines {
            if let Some(name) = line.strip_prefix('[').and_then(|line| line.strip_suffix(']')) {
                entries.push((format!("{PREFIX}{name}"), Vec::new()));
            } else if let (Some((_, value)), Some(line)) =
                (entries.last_mut(), line.strip_prefix(' '))
            {
                value.push(line);
            }
        }
        let mut imported = Imported::default();
        for (key, lines) in entries {
            let value = lines.join("\n");
            let is_game = ["unfinished/", "finished/"]
                .iter()
                .any(|place| key[PREFIX.len()..].starts_with(place));
            let done = match is_game {
                true => self.add_game(&key, &value, &mut imported.games),
                false => self.storage.set(&key, &value),
            };
            imported.problem = imported.problem.or(done.err());
        }
        self.read();
        Ok(imported)
    }

    /// Adds a game under its own key, or under another one if a different game has that.
    fn add_game(&self, key: &str, value: &str, added: &mut usize) -> Result<(), StorageProblem> {
        let mut free = key.to_string();
        loop {
            match self.storage.get(&free) {
                None => break,
                Some(there) if there == value => return Ok(()),
                Some(_) => free.push('i'),
            }
        }
        self.storage.set(&free, value)?;
        *added += 1;
        Ok(())
    }

    /// Forgets everything.
    pub fn delete_all(&mut self) {
        for key in self.storage.keys() {
            self.storage.remove(&key);
        }
        self.read();
    }
}

/// People write both `true` and `"on"`.
fn switch(word: &str) -> &str {
    match word {
        "true" => "on",
        "false" => "off",
        word => word,
    }
}

/// The same as [`State::read`] reads from the same text.
fn read_state(lines: &Lines) -> State {
    let mut state = State::default();
    let last = &mut state.last;
    let word = |key: &str| lines.word(LAST, key);
    let name = |key: &str| word(key).and_then(|name| Name::new(&name).ok());
    let computer = |word: String| word.parse::<Computer>().ok();
    last.kind = if word("with").as_deref() == Some(FRIEND) { Kind::Friend } else { Kind::Computer };
    (last.name, last.friend) = (name("name"), name("friend"));
    last.opponent = word("opponent").and_then(computer).unwrap_or(last.opponent);
    let watched = lines.get(LAST, "watched").unwrap_or_default();
    for (slot, word) in last.watched.iter_mut().zip(watched) {
        *slot = computer(word).unwrap_or(*slot);
    }
    last.rules = word("rules").and_then(|rules| rules.parse().ok()).unwrap_or(last.rules);
    last.symbols = word("symbols").and_then(|symbols| symbols.parse().ok());
    last.clock = word("clock");
    last.serious = word("serious").as_deref() == Some("true");
    let own = lines.pairs(RULES).into_iter();
    state.own_rules =
        own.filter_map(|(name, value)| Some((name, value.first()?.parse().ok()?))).collect();
    state
}

/// Writes what [`State::read`] reads.
fn write_state(state: &State, lines: &mut Lines) {
    let last = &state.last;
    let name = |name: &Option<Name>| name.as_ref().map(|name| name.as_str().to_string());
    let words = [
        ("with", (last.kind == Kind::Friend).then(|| FRIEND.to_string())),
        ("name", name(&last.name)),
        ("friend", name(&last.friend)),
        ("opponent", Some(last.opponent.id())),
        ("rules", Some(last.rules.to_string())),
        ("symbols", last.symbols.map(|symbols| symbols.to_string())),
        ("clock", last.clock.clone()),
    ];
    for (key, word) in words {
        match word {
            Some(word) => lines.set(LAST, key, &word),
            None => lines.remove(LAST, key),
        }
    }
    lines.set_list(LAST, "watched", &last.watched.map(Computer::id));
    lines.set_plain(LAST, "serious", if last.serious { "true" } else { "false" });
    // The order is part of what is remembered, so those we know are written again.
    for (name, _) in lines.pairs(RULES) {
        let is_known = lines.word(RULES, &name).is_some_and(|rules| rules.parse::<Rules>().is_ok());
        if is_known {
            lines.remove(RULES, &name);
        }
    }
    for (name, rules) in &state.own_rules {
        lines.set(RULES, name, &rules.to_string());
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::storage::Memory;
    use fourline_app::settings::{Sound, Speed, WebTheme};

    fn device(storage: &Memory) -> Device {
        Device::new(Arc::new(storage.clone()))
    }

    #[test]
    fn settings_and_choices_are_kept_and_what_others_wrote_stays() {
        let storage = Memory::default();
        storage.set(SETTINGS, "future = 3\nspeed = \"slow\"\n").unwrap();
        let mut one = device(&storage);
        assert_eq!(one.settings.speed, Speed::Slow);
        let mut settings = one.settings.clone();
        settings.web.theme = WebTheme::Dark;
        one.change_settings(settings).unwrap();
        one.state.last.rules = Rules::POWER;
        one.write_state().unwrap();
        let two = device(&storage);
        assert_eq!((two.settings.web.theme, two.settings.speed), (WebTheme::Dark, Speed::Slow));
        assert_eq!(two.state.last.rules, Rules::POWER);
        assert!(storage.get(SETTINGS).unwrap().contains("future = 3"));
    }

    #[test]
    fn the_text_is_the_same_as_in_the_files_of_other_faces() {
        let mut state = State::default();
        state.last.kind = Kind::Friend;
        state.last.name = Name::new("Zoë \"Q\" \\").ok();
        state.last.clock = Some("5m+3s".to_string());
        state.last.serious = true;
        state.last.rules = Rules::POWER;
        state.last.watched = [Computer::Random, Computer::Robot];
        state.save_rules("a wide one", "size=9x7".parse().unwrap()).unwrap();
        state.save_rules("Ännchen's", "size=5x4".parse().unwrap()).unwrap();
        for old in ["", &State::default().write(), &state.write()] {
            let mut lines = Lines::read(old);
            write_state(&state, &mut lines);
            assert_eq!(State::read(&lines.text()), state, "{}", lines.text());
            assert_eq!(read_state(&lines), state);
        }
        assert_eq!(read_state(&Lines::read(&state.write())), state);
        let storage = Memory::default();
        let mut one = device(&storage);
        for _ in 0..5 {
            let mut settings = one.settings.clone();
            ENTRIES.iter().for_each(|entry| (entry.turn)(&mut settings, true));
            one.change_settings(settings.clone()).unwrap();
            assert_eq!(Settings::read(&storage.get(SETTINGS).unwrap()).0, settings);
            storage.set(SETTINGS, &settings.write()).unwrap();
            one.read();
            assert_eq!(one.settings, settings);
        }
    }

    #[test]
    fn settings_that_cannot_be_read_are_left_alone() {
        let storage = Memory::default();
        storage.set(SETTINGS, "speed = [[").unwrap();
        let mut one = device(&storage);
        assert!(one.is_unreadable);
        let mut settings = one.settings.clone();
        settings.web.sound = Sound::On;
        assert_eq!(one.change_settings(settings), Err(StorageProblem::Unreadable));
        assert_eq!(one.settings.web.sound, Sound::On, "it counts for now");
        assert_eq!(storage.get(SETTINGS).unwrap(), "speed = [[");
    }

    #[test]
    fn everything_is_taken_along() {
        let storage = Memory::default();
        for (key, value) in [
            ("fourline/settings", "speed = \"fast\"\n"),
            ("fourline/unfinished/a", "kept 1\nfourline record 2\n"),
            ("fourline/finished/b", "kept 2\n[odd]\n\n"),
            ("fourline/open/a", "x 5"),
            ("other/site", "theirs"),
        ] {
            storage.set(key, value).unwrap();
        }
        let text = device(&storage).export();
        let elsewhere = Memory::default();
        elsewhere.set("fourline/unfinished/a", "kept 9\nanother game").unwrap();
        let mut there = device(&elsewhere);
        assert_eq!(there.import(&text), Ok(Imported { games: 2, problem: None }));
        assert_eq!(there.settings.speed, Speed::Fast);
        assert_eq!(elsewhere.get("fourline/finished/b").unwrap(), "kept 2\n[odd]\n\n");
        assert_eq!(elsewhere.get("fourline/unfinished/a").unwrap(), "kept 9\nanother game");
        assert!(elsewhere.get("fourline/unfinished/ai").is_some());
        assert_eq!(there.import(&text).unwrap().games, 0, "it is all there");
        assert_eq!(there.import("hello"), Err(NotAnExport));
        there.delete_all();
        assert!(elsewhere.keys().is_empty());
        elsewhere.break_down(Some(StorageProblem::Full));
        assert_eq!(there.import(&text).unwrap().problem, Some(StorageProblem::Full));
    }
}
