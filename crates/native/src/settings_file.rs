//! The files of settings and of what was chosen last: where they lie, and how a program that changes
//! them leaves alone what is not its own.

use crate::files::{failed, folder_of, read_text, write_over};
use crate::folders::{config_folder, data_folder};
use fourline_app::files::{FileError, FileProblem, in_file};
use fourline_app::settings::{Section, Settings, SettingsError, says};
use fourline_app::state::State;
use fourline_words::{Language, Say, display_in_english};
use std::fs;
use std::path::{Path, PathBuf};

/// The settings file.
#[derive(Clone, Debug)]
pub struct SettingsFile {
    path: PathBuf,
    /// What the window kept its settings in before.
    old_window: PathBuf,
    /// What the file said when it was last read or written.
    said: Settings,
    /// Its text then.
    text: String,
}

/// What is wrong with the settings file. The rest of it counts.
#[derive(Debug)]
pub enum SettingsTrouble {
    /// It can't be read.
    File(FileError),
    /// Something in it is wrong.
    Line(PathBuf, SettingsError),
}

/// The file of what was chosen last.
#[derive(Clone, Debug)]
pub struct StateFile {
    path: PathBuf,
    /// Where it stood before there was this file.
    settings: PathBuf,
}

impl SettingsFile {
    /// Reads the settings from where the system wants them.
    pub fn read_usual() -> (SettingsFile, Settings, Vec<SettingsTrouble>) {
        SettingsFile::read(&config_folder(), &data_folder())
    }

    /// Reads the settings from the configuration folder; the data folder may hold old ones of the
    /// window.
    pub fn read(config: &Path, data: &Path) -> (SettingsFile, Settings, Vec<SettingsTrouble>) {
        let (path, old_window) = (config.join("settings.toml"), data.join("window.txt"));
        let mut troubles = Vec::new();
        let text = text_or_nothing(&path).unwrap_or_else(|error| {
            troubles.push(SettingsTrouble::File(error));
            String::new()
        });
        let (said, wrong) = Settings::read(&text);
        troubles.extend(wrong.into_iter().map(|error| SettingsTrouble::Line(path.clone(), error)));
        let mut settings = said.clone();
        if let Ok(old) = text_or_nothing(&old_window) {
            settings.take_over_window(&old, &text);
        }
        (SettingsFile { path, old_window, said, text }, settings, troubles)
    }

    /// Where it lies.
    pub fn path(&self) -> &Path {
        &self.path
    }

    /// Did the file say something about a setting?
    pub fn says(&self, section: Section, key: &str) -> bool {
        says(&self.text, section, key)
    }

    /// Writes what was changed since the settings were read. Whatever else is in the file by now
    /// stays. A file that can't be understood is copied to `settings.toml.old` before; if that fails
    /// it is left alone.
    pub fn write(&mut self, settings: &Settings) -> Result<(), FileError> {
        let update = |old: &str| settings.update(&self.said, old);
        let text = updated(&self.path, update, || settings.write())?;
        // Now the old file of the window has nothing to say any more; if it can't be renamed, what
        // the window's table says counts.
        let _ = fs::rename(&self.old_window, self.old_window.with_extension("txt.old"));
        (self.said, self.text) = (settings.clone(), text);
        Ok(())
    }
}

impl StateFile {
    /// The file where the system wants it.
    pub fn usual() -> StateFile {
        StateFile::new(&config_folder(), &data_folder())
    }

    /// The file in the data folder; before there was one, the settings file held what was chosen.
    pub fn new(config: &Path, data: &Path) -> StateFile {
        StateFile { path: data.join("state.toml"), settings: config.join("settings.toml") }
    }

    /// Where it lies.
    pub fn path(&self) -> &Path {
        &self.path
    }

    /// Reads what was chosen last. What can't be read is as it is at first.
    pub fn read(&self) -> State {
        let file = if self.path.exists() { &self.path } else { &self.settings };
        text_or_nothing(file).map_or_else(|_| State::default(), |text| State::read(&text))
    }

    /// Writes what was chosen last.
    pub fn write(&self, state: &State) -> Result<(), FileError> {
        updated(&self.path, |old| state.update(old), || state.write()).map(drop)
    }
}

/// Changes a text file. If its text can't be understood it is copied away, and a new one is written.
fn updated(
    path: &Path,
    update: impl FnOnce(&str) -> Option<String>,
    write: impl FnOnce() -> String,
) -> Result<String, FileError> {
    let error = |error| failed(path, &error);
    let old = text_or_nothing(path);
    let text = match old.as_deref().ok().and_then(update) {
        Some(text) if old.as_ref().is_ok_and(|old| *old == text) => return Ok(text),
        Some(text) => text,
        None => {
            let mut copy = path.as_os_str().to_owned();
            copy.push(".old");
            fs::copy(path, copy).map_err(error)?;
            write()
        }
    };
    fs::create_dir_all(folder_of(path)).and_then(|()| write_over(path, &text)).map_err(error)?;
    Ok(text)
}

/// The text of a file; none if there is no file.
fn text_or_nothing(path: &Path) -> Result<String, FileError> {
    match read_text(path) {
        Err(FileError { reason: FileProblem::NotFound, .. }) => Ok(String::new()),
        read => read,
    }
}

impl Say for SettingsTrouble {
    fn say(&self, language: Language) -> String {
        match self {
            SettingsTrouble::File(error) => error.say(language),
            SettingsTrouble::Line(path, error) => in_file(language, path, error),
        }
    }
}

display_in_english!(SettingsTrouble);
impl std::error::Error for SettingsTrouble {}

#[cfg(test)]
mod tests {
    use super::*;
    use fourline_app::settings::{Speed, Theme, WindowTheme};

    struct Home(tempfile::TempDir);

    impl Home {
        fn new() -> Home {
            Home(tempfile::tempdir().unwrap())
        }

        fn config(&self) -> PathBuf {
            self.0.path().join("config")
        }

        fn data(&self) -> PathBuf {
            self.0.path().join("data")
        }

        fn put(&self, path: &str, text: impl AsRef<[u8]>) -> PathBuf {
            let path = self.0.path().join(path);
            fs::create_dir_all(path.parent().unwrap()).unwrap();
            fs::write(&path, text).unwrap();
            path
        }

        fn read(&self) -> (SettingsFile, Settings, Vec<SettingsTrouble>) {
            SettingsFile::read(&self.config(), &self.data())
        }
    }

    #[test]
    fn settings_are_made_and_changed() {
        let home = Home::new();
        let (mut file, mut settings, troubles) = home.read();
        assert!(troubles.is_empty());
        assert_eq!(settings, Settings::default());
        settings.speed = Speed::Fast;
        file.write(&settings).unwrap();
        assert_eq!(home.read().1, settings);
        assert!(home.read().0.says(Section::Shared, "motion"), "a new file tells all settings");

        // The user edits the file while the program runs.
        let text = fs::read_to_string(file.path()).unwrap();
        fs::write(file.path(), text.replace("theme = \"auto\"", "theme = \"light\"")).unwrap();
        settings.speed = Speed::Slow;
        file.write(&settings).unwrap();
        let (_, read, _) = home.read();
        assert_eq!((read.speed, read.terminal.theme), (Speed::Slow, Theme::Light));
    }

    #[test]
    fn what_is_wrong_is_told_with_the_file_and_stays_in_it() {
        let home = Home::new();
        let path = home.put("config/settings.toml", "speed = \"warp\"\n# mine\n");
        let (mut file, mut settings, troubles) = home.read();
        let expected =
            format!("{}: line 1: speed: expected one of slow, normal, fast", path.display());
        assert_eq!(troubles[0].to_string(), expected);
        settings.window.theme = WindowTheme::Shapes;
        file.write(&settings).unwrap();
        let text = fs::read_to_string(&path).unwrap();
        assert!(text.starts_with("speed = \"warp\"\n"), "{text}");
        assert!(text.contains("# mine"), "{text}");
        assert_eq!(fs::read_dir(home.config()).unwrap().count(), 1, "no copy is needed");
    }

    #[test]
    fn a_file_that_can_not_be_understood_is_copied_before_it_is_replaced() {
        for broken in [&b"speed = [[["[..], b"speed = \"\xff\"", &vec![b'#'; 2 << 20]] {
            let home = Home::new();
            let path = home.put("config/settings.toml", broken);
            let (mut file, mut settings, troubles) = home.read();
            assert_eq!(troubles.len(), 1);
            settings.speed = Speed::Fast;
            file.write(&settings).unwrap();
            let copy = home.config().join("settings.toml.old");
            assert_eq!(fs::read(&copy).unwrap(), broken);
            assert_eq!(home.read().1, settings);
            fs::remove_file(&copy).unwrap();
            settings.speed = Speed::Slow;
            file.write(&settings).unwrap();
            assert!(path.is_file() && !copy.exists(), "it is copied once");
        }
    }

    #[test]
    fn the_windows_old_file_is_taken_over_once() {
        let home = Home::new();
        home.put("data/window.txt", "theme = contrast\nspeed = slow\n");
        home.put("config/settings.toml", "# mine\nspeed = \"fast\"\n");
        let (mut file, mut settings, _) = home.read();
        assert_eq!((settings.window.theme, settings.speed), (WindowTheme::Contrast, Speed::Fast));
        file.write(&settings).unwrap();
        assert_eq!(home.read().1, settings);
        settings.window.theme = WindowTheme::default();
        file.write(&settings).unwrap();
        assert_eq!(home.read().1, settings);
        assert!(home.data().join("window.txt.old").exists());
    }

    #[test]
    fn what_was_chosen_last_moves_from_the_settings_to_a_file_of_its_own() {
        let home = Home::new();
        let settings = home.put("config/settings.toml", "[last]\nname = \"Ann\"\n");
        let file = StateFile::new(&home.config(), &home.data());
        let mut state = file.read();
        assert_eq!(state.last.name.as_ref().unwrap().as_str(), "Ann");
        state.last.serious = true;
        file.write(&state).unwrap();
        fs::write(settings, "[last]\nname = \"Bob\"\n").unwrap();
        assert_eq!(file.read(), state);
        fs::write(file.path(), "not toml").unwrap();
        assert_eq!(file.read(), State::default());
        file.write(&state).unwrap();
        assert_eq!(file.read(), state);
        assert_eq!(fs::read_to_string(home.data().join("state.toml.old")).unwrap(), "not toml");
    }

    #[test]
    fn where_nothing_can_be_written_the_file_is_named() {
        let home = Home::new();
        home.put("config", "in the way");
        let (mut file, mut settings, troubles) = home.read();
        assert_eq!(troubles.len(), 1);
        settings.speed = Speed::Fast;
        let error = file.write(&settings).unwrap_err().to_string();
        assert!(error.ends_with("settings.toml: a part of the path is not a folder"), "{error}");
    }
}
