//! Where unfinished games go when a program ends, and what is said about it.

use directories::ProjectDirs;
use fourline_game::{Game, Seat, Words, record};
use fourline_terminal::{Shelf, harmless, read_record};
use std::fmt::Write as _;
use std::path::{Path, PathBuf};

/// Keeps games on the shelf in the data folder.
#[derive(Clone, Debug)]
pub struct Keeper {
    shelf: Shelf,
    /// The shelf's file that the game on the table was taken from.
    origin: Option<PathBuf>,
}

impl Keeper {
    pub fn new() -> Keeper {
        let folder = ProjectDirs::from("", "", "fourline")
            .map_or_else(|| PathBuf::from("."), |dirs| dirs.data_dir().join("unfinished"));
        Keeper { shelf: Shelf::new(folder), origin: None }
    }

    pub fn shelf(&self) -> &Shelf {
        &self.shelf
    }

    /// The game on the table comes from this file.
    pub fn took(&mut self, path: &Path) {
        self.origin = self.shelf.has(path).then(|| path.to_path_buf());
    }

    /// The game that was taken from the shelf is over.
    pub fn put_away(&mut self) {
        if let Some(path) = self.origin.take() {
            // If it can't be removed it is offered once more; nothing is lost by that.
            let _ = std::fs::remove_file(path);
        }
    }

    /// Keeps a game and says where. If the data folder can't be written the current folder is tried,
    /// and if that fails too the record itself is the answer.
    pub fn keep(&mut self, game: &Game) -> String {
        let text = record::write(game);
        let kept = match &self.origin {
            Some(path) => self.shelf.keep_at(path, &text).map(|()| path.clone()),
            None => self.shelf.keep(&text),
        };
        let kept_here = |error| match Shelf::new(PathBuf::from(".")).keep(&text) {
            Ok(path) => Ok(path),
            Err(_) => Err(error),
        };
        match kept.or_else(kept_here) {
            Ok(path) => {
                let on_shelf = self.shelf.has(&path);
                let file = harmless(&path.to_string_lossy());
                let how = if on_shelf { String::new() } else { format!(" {file}") };
                format!("The game is kept in {file}. Go on with: fourline resume{how}")
            }
            Err(error) => format!(
                "The game could not be kept in {}: {error}. This is its record:\n{text}",
                harmless(&self.shelf.folder().to_string_lossy())
            ),
        }
    }

    /// The unfinished games, one per line, newest first.
    pub fn list(&self) -> String {
        let games = self.shelf.games();
        if games.is_empty() {
            return "There is no unfinished game.\n".to_string();
        }
        let mut text = String::new();
        for path in games {
            let file = harmless(&path.to_string_lossy());
            let _ = match read_record(&path) {
                Ok(game) => writeln!(text, "{file}: {}", summary(&game)),
                Err(error) => writeln!(text, "{error}"),
            };
        }
        text
    }
}

fn summary(game: &Game) -> String {
    let words = Words::default();
    let [one, two] = Seat::BOTH.map(|seat| words.who(game, seat));
    let discs = game.position().occupied().len();
    let rules = game.rules().preset_name().unwrap_or("own rules");
    let turn =
        game.turn().map_or(String::new(), |seat| format!(", {} to move", words.who(game, seat)));
    format!("{one} against {two}, {rules}, {discs} discs{turn}")
}
