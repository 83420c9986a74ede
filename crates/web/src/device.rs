//! What the page keeps on the device besides games: settings and what was chosen last, as the same text
//! that other faces have in files. And everything at once, as one text to take along.

use crate::storage::{PREFIX, Storage, StorageProblem};
use fourline_app::settings::Settings;
use fourline_app::state::State;
use std::sync::Arc;

const SETTINGS: &str = "fourline/settings";
const STATE: &str = "fourline/state";

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
        let text = self.storage.get(SETTINGS).unwrap_or_default();
        let (settings, _) = Settings::read(&text);
        self.is_unreadable = settings.update(&settings, &text).is_none();
        self.settings = settings;
        self.state = State::read(&self.storage.get(STATE).unwrap_or_default());
    }

    /// Takes new settings and keeps them. What this program does not know stays in the text; a text
    /// that can't be read stays as it is.
    pub fn change_settings(&mut self, settings: Settings) -> Result<(), StorageProblem> {
        let text = self.storage.get(SETTINGS).unwrap_or_default();
        let new = settings.update(&self.settings, &text);
        self.settings = settings;
        match new {
            Some(new) => self.storage.set(SETTINGS, &new),
            None => Ok(()),
        }
    }

    /// Keeps what was chosen last.
    pub fn write_state(&self) -> Result<(), StorageProblem> {
        let text = self.storage.get(STATE).unwrap_or_default();
        match self.state.update(&text) {
            Some(new) => self.storage.set(STATE, &new),
            None => Ok(()),
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::storage::Memory;
    use fourline_app::settings::{Sound, Speed, WebTheme};
    use fourline_rules::Rules;

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
    fn settings_that_cannot_be_read_are_left_alone() {
        let storage = Memory::default();
        storage.set(SETTINGS, "speed = [[").unwrap();
        let mut one = device(&storage);
        assert!(one.is_unreadable);
        let mut settings = one.settings.clone();
        settings.web.sound = Sound::On;
        one.change_settings(settings).unwrap();
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
