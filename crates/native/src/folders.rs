//! Where the system wants a program's files to lie. If it names no place, the current folder.

use directories::ProjectDirs;
use std::path::{Path, PathBuf};

/// The folder for what the program keeps: games, and what was chosen last.
pub fn data_folder() -> PathBuf {
    folder(ProjectDirs::data_dir)
}

/// The folder for what a person sets.
pub fn config_folder() -> PathBuf {
    folder(ProjectDirs::config_dir)
}

fn folder(which: impl FnOnce(&ProjectDirs) -> &Path) -> PathBuf {
    ProjectDirs::from("", "", "fourline")
        .map_or_else(|| PathBuf::from("."), |dirs| which(&dirs).to_path_buf())
}
