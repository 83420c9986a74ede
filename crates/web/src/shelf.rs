//! The shelf on the device: each game has a key of its own, so two pages never write over each other.
//!
//! ```text
//! fourline/unfinished/m3k2x-1f    kept 1763400000      when it was last played, in seconds since 1970
//!                                 fourline record 2    the record, as in a file
//!                                 ...
//! fourline/finished/m3k2x-1f      the same
//! fourline/open/m3k2x-1f          7c1e 1763400030      which page has it open, and until when that counts
//! ```
//! Before a page writes a game it looks whether the text there is still its own. If another page has
//! written it, this one goes on with a copy.

use crate::storage::{Storage, StorageProblem};
use fourline_app::files::{FileError, FileProblem};
use fourline_app::shelf::{Entry, Listing, Opened, Shelf, ShelfError, ShelfProblem, Slot};
use fourline_game::{Game, record};
use fourline_rules::sort_few;
use std::path::{Path, PathBuf};
use std::sync::Arc;

/// How long a page has a game for itself after it was last seen alive.
const LEASE_MS: u64 = 20_000;

/// How often a page says that it is alive.
pub const RENEW_MS: u64 = 8_000;

const UNFINISHED: &str = "fourline/unfinished/";
const FINISHED: &str = "fourline/finished/";
const OPEN: &str = "fourline/open/";

/// Games in the storage of a browser.
pub struct DeviceShelf {
    storage: Arc<dyn Storage>,
    /// What tells this page from others.
    page: String,
    now_ms: u64,
    open: Vec<(Slot, OpenGame)>,
    slots: u64,
    names: u64,
    problem: Option<StorageProblem>,
}

/// A game that is played on this page.
struct OpenGame {
    name: String,
    /// What this page wrote last; `None` if it has written nothing yet.
    written: Option<String>,
}

impl DeviceShelf {
    /// The shelf for a page of this name. A page that is loaded again keeps its name.
    pub fn new(storage: Arc<dyn Storage>, page: &str) -> DeviceShelf {
        DeviceShelf {
            storage,
            page: page.to_string(),
            now_ms: 0,
            open: Vec::new(),
            slots: 0,
            names: 0,
            problem: None,
        }
    }

    /// Tells it the time, in milliseconds since 1970.
    pub fn set_time(&mut self, now_ms: u64) {
        self.now_ms = now_ms;
    }

    /// Says that the games of this page are still open.
    pub fn renew(&self) {
        for game in self.games().filter(|game| game.written.is_some()) {
            self.lease(&game.name);
        }
    }

    /// The kept game of this name, finished or not.
    pub fn read(&self, name: &str) -> Option<Game> {
        [UNFINISHED, FINISHED]
            .iter()
            .find_map(|place| self.storage.get(&format!("{place}{name}")))
            .and_then(|text| read(&text).ok())
            .map(|(game, _)| game)
    }

    /// Why the last game could not be written, if it could not.
    pub fn problem(&self) -> Option<StorageProblem> {
        self.problem
    }

    /// Lets others open the games of this page, which may go away.
    pub fn release(&self) {
        for game in self.games() {
            self.storage.remove(&format!("{OPEN}{}", game.name));
        }
    }

    /// Closes every game of this page without writing it again.
    pub fn close_all(&mut self) {
        for (_, game) in std::mem::take(&mut self.open) {
            self.storage.remove(&format!("{OPEN}{}", game.name));
        }
    }

    fn new_name(&mut self) -> String {
        loop {
            self.names += 1;
            let name = format!("{}-{}{}", base_36(self.now_ms), self.page, base_36(self.names));
            let is_free = |place: &&str| self.storage.get(&format!("{place}{name}")).is_none();
            if [UNFINISHED, FINISHED].iter().all(is_free) {
                return name;
            }
        }
    }

    fn text(&self, game: &Game) -> String {
        format!("kept {}\n{}", self.now_ms / 1000, record::write(game))
    }

    fn lease(&self, name: &str) {
        let text = format!("{} {}", self.page, self.now_ms + LEASE_MS);
        // Without it another page may open the same game; then one of them becomes a copy.
        let _ = self.storage.set(&format!("{OPEN}{name}"), &text);
    }

    fn is_open_elsewhere(&self, name: &str) -> bool {
        let Some(text) = self.storage.get(&format!("{OPEN}{name}")) else { return false };
        let Some((page, until)) = text.split_once(' ') else { return false };
        page != self.page && until.parse::<u64>().is_ok_and(|until| until > self.now_ms)
    }

    fn add(&mut self, game: OpenGame) -> Slot {
        self.slots += 1;
        let slot = Slot(self.slots);
        self.put_game(slot, game);
        slot
    }

    fn games(&self) -> impl Iterator<Item = &OpenGame> {
        self.open.iter().map(|(_, game)| game)
    }

    fn game(&self, slot: Slot) -> Option<&OpenGame> {
        self.open.iter().find(|(known, _)| *known == slot).map(|(_, game)| game)
    }

    fn take_game(&mut self, slot: Slot) -> Option<OpenGame> {
        let at = self.open.iter().position(|(known, _)| *known == slot)?;
        Some(self.open.swap_remove(at).1)
    }

    fn put_game(&mut self, slot: Slot, game: OpenGame) {
        self.take_game(slot);
        self.open.push((slot, game));
    }

    fn put(&mut self, key: &str, text: &str) -> Result<(), ShelfError> {
        let done = self.storage.set(key, text);
        self.problem = done.err();
        done.map_err(|problem| failed(key, problem))
    }

    /// What lies under a key, split into the place and the game's name.
    fn find(&self, path: &Path) -> Result<(String, String), ShelfError> {
        let key = path.to_string_lossy().into_owned();
        let name = [UNFINISHED, FINISHED].iter().find_map(|place| key.strip_prefix(place));
        match (name, self.storage.get(&key)) {
            (Some(name), Some(text)) => Ok((name.to_string(), text)),
            _ => Err(ShelfError::new(path, ShelfProblem::NotKeptHere)),
        }
    }

    fn entries(&self, place: &str, unreadable: &mut Vec<FileError>) -> Vec<Entry> {
        let mut entries: Vec<Entry> = Vec::new();
        for key in self.storage.keys() {
            let Some(name) = key.strip_prefix(place) else { continue };
            let Some(text) = self.storage.get(&key) else { continue };
            let path = PathBuf::from(&key);
            match read(&text) {
                Ok((game, played_s)) => entries.push(Entry {
                    path,
                    game,
                    played_s: Some(played_s),
                    is_open_elsewhere: self.is_open_elsewhere(name),
                }),
                Err(problem) => unreadable.push(FileError::new(&path, problem)),
            }
        }
        // The newest first. They come in nearly any order, but there are never very many.
        sort_few(&mut entries, |entry| std::cmp::Reverse(entry.played_s));
        entries
    }
}

impl Shelf for DeviceShelf {
    fn list(&self) -> Listing {
        let mut unreadable = Vec::new();
        let unfinished = self.entries(UNFINISHED, &mut unreadable);
        let finished = self.entries(FINISHED, &mut unreadable);
        Listing { unfinished, finished, unreadable }
    }

    fn open(&mut self, path: &Path) -> Result<Opened, ShelfError> {
        let (name, text) = self.find(path)?;
        let wrong = |problem| ShelfError::new(path, ShelfProblem::File(problem));
        let (game, _) = read(&text).map_err(wrong)?;
        if game.ending().is_some() {
            return Err(ShelfError::new(path, ShelfProblem::Over));
        }
        let is_ours = self.games().any(|open| open.name == name);
        let is_copy = is_ours || self.is_open_elsewhere(&name);
        let open = match is_copy {
            true => OpenGame { name: self.new_name(), written: None },
            false => {
                self.lease(&name);
                OpenGame { name, written: Some(text) }
            }
        };
        Ok(Opened { game, slot: self.add(open), is_copy })
    }

    fn keep(&mut self, slot: Option<Slot>, game: &Game) -> Result<Slot, ShelfError> {
        let text = self.text(game);
        let known = slot.filter(|slot| self.game(*slot).is_some());
        let slot = match known {
            Some(slot) => slot,
            None => {
                let name = self.new_name();
                self.add(OpenGame { name, written: None })
            }
        };
        let is_ours = {
            let open = self.game(slot).expect("it was just found or added");
            let there = self.storage.get(&format!("{UNFINISHED}{}", open.name));
            there.is_none() || there == open.written
        };
        if !is_ours {
            let name = self.new_name();
            self.put_game(slot, OpenGame { name, written: None });
        }
        let name = self.game(slot).expect("it was just found or added").name.clone();
        let done = self.put(&format!("{UNFINISHED}{name}"), &text);
        match (done, known) {
            (Ok(()), _) => {
                self.lease(&name);
                self.put_game(slot, OpenGame { name, written: Some(text) });
                Ok(slot)
            }
            // A slot that is not known to anything else must not stay.
            (Err(error), None) => {
                self.take_game(slot);
                Err(error)
            }
            (Err(error), Some(_)) => Err(error),
        }
    }

    fn finish(&mut self, slot: Option<Slot>, game: &Game) -> Result<PathBuf, ShelfError> {
        let text = self.text(game);
        let known = slot.and_then(|slot| self.game(slot)).map(|open| open.name.clone());
        let name = match known {
            Some(name) if self.storage.get(&format!("{FINISHED}{name}")).is_none() => name,
            _ => self.new_name(),
        };
        let key = format!("{FINISHED}{name}");
        self.put(&key, &text)?;
        if let Some(open) = slot.and_then(|slot| self.take_game(slot)) {
            self.forget(&open);
        }
        Ok(key.into())
    }

    fn discard(&mut self, slot: Slot) -> Result<(), ShelfError> {
        if let Some(open) = self.take_game(slot) {
            self.forget(&open);
        }
        Ok(())
    }

    fn leave(&mut self, slot: Slot) -> Result<PathBuf, ShelfError> {
        let Some(open) = self.take_game(slot) else {
            return Err(ShelfError::new(Path::new(UNFINISHED), ShelfProblem::NotOpen));
        };
        self.storage.remove(&format!("{OPEN}{}", open.name));
        let key = format!("{UNFINISHED}{}", open.name);
        let is_empty = |text: &String| read(text).is_ok_and(|(game, _)| game.commands().is_empty());
        if open.written.as_ref().is_some_and(is_empty) {
            self.storage.remove(&key);
        }
        Ok(key.into())
    }

    fn delete(&mut self, path: &Path) -> Result<(), ShelfError> {
        let (name, _) = self.find(path)?;
        let is_ours = self.games().any(|open| open.name == name);
        if is_ours || self.is_open_elsewhere(&name) {
            return Err(ShelfError::new(path, ShelfProblem::BeingPlayed));
        }
        self.storage.remove(&path.to_string_lossy());
        Ok(())
    }
}

impl DeviceShelf {
    /// Deletes an unfinished game, unless another page has gone on with it.
    fn forget(&self, open: &OpenGame) {
        let key = format!("{UNFINISHED}{}", open.name);
        if self.storage.get(&key) == open.written {
            self.storage.remove(&key);
        }
        self.storage.remove(&format!("{OPEN}{}", open.name));
    }
}

/// The name of a game on the shelf, for its address.
pub fn name_of(path: &Path) -> String {
    path.to_string_lossy().rsplit('/').next().unwrap_or_default().to_string()
}

/// Reads a game with the time it was played.
fn read(text: &str) -> Result<(Game, u64), FileProblem> {
    let (head, record) = text.split_once('\n').unwrap_or((text, ""));
    let played_s = head.strip_prefix("kept ").and_then(|time| time.parse().ok()).unwrap_or(0);
    let game = record::read(record).map_err(FileProblem::Record)?;
    Ok((game, played_s))
}

fn failed(key: &str, problem: StorageProblem) -> ShelfError {
    let problem = match problem {
        StorageProblem::Full => FileProblem::NoSpace,
        StorageProblem::Forbidden | StorageProblem::Unreadable => FileProblem::Denied,
    };
    ShelfError::new(Path::new(key), ShelfProblem::File(problem))
}

fn base_36(mut number: u64) -> String {
    let mut digits = Vec::new();
    loop {
        digits.push(b"0123456789abcdefghijklmnopqrstuvwxyz"[(number % 36) as usize]);
        number /= 36;
        if number == 0 {
            break;
        }
    }
    digits.reverse();
    String::from_utf8(digits).expect("letters and digits")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::storage::Memory;
    use fourline_app::NewGame;
    use fourline_game::{Action, Seat};
    use fourline_rules::Column;
    use fourline_words::Language;

    fn game(moves: &[u8]) -> Game {
        let mut game = Game::new(NewGame::default().setup(1, Language::English).unwrap());
        for &column in moves {
            let seat = game.turn().unwrap();
            game.play(seat.does(Action::Drop(Column::new(column)))).unwrap();
        }
        game
    }

    fn shelf(storage: &Memory, page: &str) -> DeviceShelf {
        let mut shelf = DeviceShelf::new(Arc::new(storage.clone()), page);
        shelf.set_time(1_700_000_000_000);
        shelf
    }

    #[test]
    fn a_game_is_kept_opened_and_finished() {
        let storage = Memory::default();
        let mut one = shelf(&storage, "a");
        let slot = one.keep(None, &game(&[3])).unwrap();
        assert_eq!(one.keep(Some(slot), &game(&[3, 3])).unwrap(), slot);
        let listing = one.list();
        assert_eq!(listing.unfinished.len(), 1);
        assert_eq!(listing.unfinished[0].played_s, Some(1_700_000_000));
        let path = one.leave(slot).unwrap();
        let opened = one.open(&path).unwrap();
        assert!(!opened.is_copy);
        assert_eq!(opened.game, game(&[3, 3]));
        let mut over = opened.game.clone();
        over.play(Seat::One.does(Action::Resign)).unwrap();
        let finished = one.finish(Some(opened.slot), &over).unwrap();
        let listing = one.list();
        assert_eq!((listing.unfinished.len(), listing.finished.len()), (0, 1));
        assert_eq!(one.read(&name_of(&finished)), Some(over));
        one.delete(&finished).unwrap();
        assert!(storage.keys().is_empty(), "{:?}", storage.keys());
    }

    #[test]
    fn two_pages_never_destroy_each_others_games() {
        let storage = Memory::default();
        let (mut one, mut two) = (shelf(&storage, "a"), shelf(&storage, "b"));
        let slot = one.keep(None, &game(&[3])).unwrap();
        let path = one.list().unfinished[0].path.clone();
        let copy = two.open(&path).unwrap();
        assert!(copy.is_copy && two.list().unfinished[0].is_open_elsewhere);
        assert!(two.delete(&path).is_err());
        two.keep(Some(copy.slot), &game(&[3, 4])).unwrap();
        one.keep(Some(slot), &game(&[3, 5])).unwrap();
        assert_eq!(one.list().unfinished.len(), 2);
        // The first page is thought gone and comes back.
        two.set_time(1_700_000_100_000);
        let taken = two.open(&path).unwrap();
        assert!(!taken.is_copy);
        two.keep(Some(taken.slot), &game(&[3, 5, 0])).unwrap();
        one.set_time(1_700_000_200_000);
        one.keep(Some(slot), &game(&[3, 5, 1])).unwrap();
        let games: Vec<Game> = one.list().unfinished.into_iter().map(|entry| entry.game).collect();
        for moves in [&[3, 5, 0][..], &[3, 5, 1], &[3, 4]] {
            assert!(games.contains(&game(moves)), "{moves:?}");
        }
    }

    #[test]
    fn a_page_that_is_loaded_again_goes_on() {
        let storage = Memory::default();
        shelf(&storage, "a").keep(None, &game(&[3])).unwrap();
        let mut again = shelf(&storage, "a");
        let path = again.list().unfinished[0].path.clone();
        assert!(!again.open(&path).unwrap().is_copy);
    }

    #[test]
    fn what_cannot_be_kept_is_said_and_what_cannot_be_read_stays() {
        let storage = Memory::default();
        let mut one = shelf(&storage, "a");
        let slot = one.keep(None, &game(&[3])).unwrap();
        storage.break_down(Some(StorageProblem::Full));
        let error = one.keep(Some(slot), &game(&[3, 3])).unwrap_err();
        assert_eq!(error.reason, ShelfProblem::File(FileProblem::NoSpace));
        storage.break_down(None);
        one.keep(Some(slot), &game(&[3, 3])).unwrap();
        storage.set("fourline/finished/new", "kept 5\nfourline record 99\n").unwrap();
        let listing = one.list();
        assert_eq!((listing.unfinished.len(), listing.unreadable.len()), (1, 1));
        assert!(storage.get("fourline/finished/new").is_some());
    }
}
