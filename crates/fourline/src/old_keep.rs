//! Where unfinished games go when a program ends, and what is said about it.

use directories::ProjectDirs;
use fourline_game::{Game, Seat, Verdict, Words, record};
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

/// The folder for what the program keeps; the current one if the system names none.
pub fn data_folder() -> PathBuf {
    ProjectDirs::from("", "", "fourline")
        .map_or_else(|| PathBuf::from("."), |dirs| dirs.data_dir().to_path_buf())
}

impl Keeper {
    pub fn new() -> Keeper {
        Keeper { shelf: Shelf::new(data_folder().join("unfinished")), origin: None }
    }

    /// The game on the table comes from this file.
    pub fn took(&mut self, path: &Path) {
        self.origin = self.shelf.find(path);
    }

    /// The game on the table is over. Its file leaves the shelf, unless the game was only left for
    /// another one: then it stays as it was when it was taken.
    pub fn put_away(&mut self, game: &Game) {
        let is_void = game.ending().is_none_or(|ending| ending.verdict() == Verdict::Void);
        if let Some(path) = self.origin.take().filter(|_| !is_void) {
            // If it can't be removed it is offered once more; nothing is lost by that.
            let _ = std::fs::remove_file(path);
        }
    }

    /// The game to go on with: the one played last that can be read. Those that can't are named.
    pub fn newest(&self) -> Option<PathBuf> {
        self.shelf.games().into_iter().find(|path| match read_record(path) {
            Ok(_) => true,
            Err(error) => {
                eprintln!("fourline: passed over: {error}");
                false
            }
        })
    }

    /// Keeps a game and says where. If the data folder can't be written the current folder is tried,
    /// and if that fails too the error is the record itself.
    pub fn keep(&mut self, game: &Game) -> Result<String, String> {
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
                let on_shelf = self.shelf.find(&path).is_some();
                let file = harmless(&path.to_string_lossy());
                let how = if on_shelf { String::new() } else { format!(" {file}") };
                Ok(format!("The game is kept in {file}. Go on with: fourline resume{how}"))
            }
            Err(error) => Err(format!(
                "The game could not be kept in {}: {error}. This is its record:\n{text}",
                harmless(&self.shelf.folder().to_string_lossy())
            )),
        }
    }

    /// The unfinished games that can be read, the one played last first.
    pub fn games(&self) -> Vec<(PathBuf, Game)> {
        let read = |path: PathBuf| read_record(&path).ok().map(|game| (path, game));
        let games = self.shelf.games().into_iter().filter_map(read);
        games.filter(|(_, game)| game.ending().is_none()).collect()
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
    let plural = if discs == 1 { "" } else { "s" };
    format!("{one} against {two}, {rules}, {discs} disc{plural}{turn}")
}
