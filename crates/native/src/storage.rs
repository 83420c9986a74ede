//! Everything a front end keeps and uses of this computer, in one place: games, settings, what was
//! chosen last, opening books, and chance.

use crate::files::{expand_home, plain_reason, read_record, read_study};
use crate::files::{write_new, write_over};
use crate::folders::{config_folder, data_folder};
use crate::settings_file::{SettingsFile, SettingsTrouble, StateFile};
use crate::shelf::DiskShelf;
use fourline_app::files::{FileError, FileProblem};
use fourline_app::settings::Settings;
use fourline_app::shelf::Shelf;
use fourline_app::state::State;
use fourline_app::study::Study;
use fourline_game::{Game, record};
use fourline_players::Books;
use std::hash::{BuildHasher, Hasher, RandomState};
use std::io;
use std::path::{Path, PathBuf};

/// What a front end keeps and uses.
pub struct Storage {
    /// Where games are kept.
    pub shelf: Box<dyn Shelf>,
    /// What was set when the program started.
    pub settings: Settings,
    /// What was wrong with the settings file.
    pub troubles: Vec<SettingsTrouble>,
    /// What was chosen last.
    pub state: State,
    /// Opening books for computers, hints and studies.
    pub books: Books,
    /// How long a computer may think about a move.
    pub think_ms: Option<u64>,
    settings_file: SettingsFile,
    state_file: StateFile,
}

/// Why a game was not saved.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SaveError {
    /// There is such a file already.
    Exists(PathBuf),
    /// Something else: which file, and why.
    Failed(PathBuf, FileProblem),
}

impl Storage {
    /// The folders that the system names for this user.
    pub fn usual(books: Books, think_ms: Option<u64>) -> Storage {
        Storage::in_folders(&config_folder(), &data_folder(), books, think_ms)
    }

    /// Settings in one folder, games and state in another.
    pub fn in_folders(config: &Path, data: &Path, books: Books, think_ms: Option<u64>) -> Storage {
        let (settings_file, settings, troubles) = SettingsFile::read(config, data);
        let state_file = StateFile::new(config, data);
        Storage {
            shelf: Box::new(DiskShelf::new(data)),
            settings,
            troubles,
            state: state_file.read(),
            books,
            think_ms,
            settings_file,
            state_file,
        }
    }

    /// Where the settings lie.
    pub fn settings_path(&self) -> &Path {
        self.settings_file.path()
    }

    /// Did the settings file say something about a setting?
    pub fn says(&self, section: fourline_app::settings::Section, key: &str) -> bool {
        self.settings_file.says(section, key)
    }

    /// Writes changed settings.
    pub fn write_settings(&mut self, settings: &Settings) -> Result<(), FileError> {
        self.settings = settings.clone();
        self.settings_file.write(settings)
    }

    /// Writes what was chosen last.
    pub fn write_state(&self) -> Result<(), FileError> {
        self.state_file.write(&self.state)
    }

    /// Saves a game to a file that a person named; `over` if one that exists may be replaced. Gives the
    /// file, with the home folder in place of `~`.
    pub fn save(&self, file: &str, game: &Game, over: bool) -> Result<PathBuf, SaveError> {
        self.save_text(file, record::write(game), over)
    }

    /// The same with a study and all its branches.
    pub fn save_study(&self, file: &str, study: &Study, over: bool) -> Result<PathBuf, SaveError> {
        self.save_text(file, study.text(), over)
    }

    fn save_text(&self, file: &str, text: String, over: bool) -> Result<PathBuf, SaveError> {
        let path = expand_home(file);
        let written = if over { write_over(&path, text) } else { write_new(&path, text) };
        match written {
            Ok(()) => Ok(path),
            Err(error) if error.kind() == io::ErrorKind::AlreadyExists => {
                Err(SaveError::Exists(path))
            }
            Err(error) => Err(SaveError::Failed(path, plain_reason(&error))),
        }
    }

    /// Reads the record of a game from a file that a person named.
    pub fn read(&self, file: &str) -> Result<Game, FileError> {
        read_record(&expand_home(file))
    }

    /// Reads a study, or the record of a game to study, from a file that a person named.
    pub fn read_study(&self, file: &str) -> Result<Study, FileError> {
        read_study(&expand_home(file))
    }

    /// A random seed. The standard library seeds its hash maps from the system's random
    /// source.
    pub fn any_seed(&self) -> u64 {
        RandomState::new().build_hasher().finish() >> 32
    }
}
