//! Kept games from the command line: which one to continue, the list of them, and what is said when
//! one is left.

use crate::output::complain;
use crate::voice::{language, speaker};
use anyhow::{Context, Result, bail};
use fourline_app::Session;
use fourline_app::files::FileError;
use fourline_app::keeping::{self, Farewell};
use fourline_app::safe::harmless;
use fourline_app::shelf::{Entry, Listing, Shelf, ShelfError};
use fourline_game::Game;
use fourline_native::files::{read_record, write_new};
use fourline_native::storage::Storage;
use fourline_rules::Numbering;
use fourline_words::Say;
use fourline_words::catalogue::commands;
use std::fmt::Write as _;
use std::path::{Path, PathBuf};

/// The game to continue: this file, or the newest unfinished one. Files that can't be read are named.
pub fn take_up(file: Option<&Path>, storage: &mut Storage) -> Result<Session> {
    let listing = storage.shelf.list();
    let on_shelf = |path: &Path| {
        let real = path.canonicalize().ok()?;
        let same = |entry: &&Entry| entry.path.canonicalize().is_ok_and(|path| path == real);
        listing.unfinished.iter().find(same).map(|entry| entry.path.clone())
    };
    let place = match file {
        Some(file) => on_shelf(file),
        None => {
            for unreadable in &listing.unreadable {
                let problem = unreadable.say(language());
                complain(commands::skipped(language(), problem));
            }
            match listing.unfinished.first() {
                Some(entry) => Some(entry.path.clone()),
                None => bail!(commands::no_unfinished_start_one(language())),
            }
        }
    };
    match (place, file) {
        (Some(place), _) => {
            let opened = storage.shelf.open(&place).map_err(plain)?;
            let mut session = keeping::resume(opened, 0)?;
            session.resumed_from(place);
            Ok(session)
        }
        (None, Some(file)) => {
            let game = read_record(file)?;
            let name = harmless(&file.to_string_lossy());
            if let Some(ending) = game.ending() {
                let how = speaker(Numbering::default()).words().ending(ending, &game);
                bail!(commands::already_over(language(), how, name));
            }
            let mut session = Session::resume(game, None, 0).with_context(|| name)?;
            session.resumed_from(file.to_path_buf());
            Ok(session)
        }
        (None, None) => bail!(commands::no_unfinished_start_one(language())),
    }
}

fn plain(error: ShelfError) -> anyhow::Error {
    anyhow::anyhow!(error.say(language()))
}

/// A game that the data folder could not take is tried in the current one, before its record is all
/// that is left.
pub fn last_resort(farewell: Farewell) -> Farewell {
    let Farewell::NotKept { record, .. } = &farewell else { return farewell };
    let names = (1..100).map(|number| PathBuf::from(format!("unfinished-{number}.fourline")));
    for path in names {
        match write_new(&path, record) {
            Ok(()) => return Farewell::Kept(path),
            Err(error) if error.kind() == std::io::ErrorKind::AlreadyExists => {}
            Err(_) => return farewell,
        }
    }
    farewell
}

/// What is said about a game that was left.
pub fn farewell(farewell: &Farewell, shelf: &dyn Shelf) -> String {
    let on_shelf = match farewell {
        Farewell::Kept(path) => shelf.list().unfinished.iter().any(|entry| entry.path == *path),
        _ => false,
    };
    speaker(Numbering::default()).farewell(farewell, on_shelf)
}

/// The unfinished games, one per line, newest first.
pub fn list(shelf: &dyn Shelf) -> String {
    let Listing { unfinished, unreadable, .. } = shelf.list();
    listed(&unfinished, &unreadable, commands::no_unfinished_games(language()))
}

/// The finished games, one per line, newest first.
pub fn list_finished(shelf: &dyn Shelf) -> String {
    listed(&shelf.list().finished, &[], commands::no_finished_games(language()))
}

fn listed(games: &[Entry], unreadable: &[FileError], nothing: String) -> String {
    if games.is_empty() && unreadable.is_empty() {
        return nothing + "\n";
    }
    let mut text = String::new();
    for entry in games {
        let file = harmless(&entry.path.to_string_lossy());
        let _ = writeln!(text, "{file}: {}", speaker(Numbering::default()).summary(&entry.game));
    }
    for file in unreadable {
        let _ = writeln!(text, "{}", file.say(language()));
    }
    text
}

/// The game that was finished last.
pub fn newest_finished(shelf: &dyn Shelf) -> Result<Game> {
    match shelf.list().finished.into_iter().next() {
        Some(entry) => Ok(entry.game),
        None => bail!(commands::no_finished_name_one(language())),
    }
}
