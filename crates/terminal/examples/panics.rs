//! A screen that panics, for the tests that a panic gives the terminal back and keeps the game,
//! and that one in a thought does not end anything. The folder for its files is the first argument;
//! with a second one it is the computer that panics.

use fourline_app::shelf::{Listing, Opened, Shelf, ShelfError, Slot};
use fourline_app::{First, Options, Who};
use fourline_game::{Game, Seat};
use fourline_native::shelf::DiskShelf;
use fourline_native::storage::Storage;
use fourline_players::Books;
use fourline_terminal::screen::{App, Start, Surroundings, run};
use std::path::{Path, PathBuf};

/// A shelf that panics once, when the second disc is on the board.
struct Broken {
    shelf: Box<dyn Shelf>,
    has_broken: bool,
}

impl Shelf for Broken {
    fn list(&self) -> Listing {
        self.shelf.list()
    }

    fn open(&mut self, entry: &Path) -> Result<Opened, ShelfError> {
        self.shelf.open(entry)
    }

    fn keep(&mut self, slot: Option<Slot>, game: &Game) -> Result<Slot, ShelfError> {
        if game.commands().len() == 2 && !std::mem::replace(&mut self.has_broken, true) {
            panic!("the shelf breaks down");
        }
        self.shelf.keep(slot, game)
    }

    fn finish(&mut self, slot: Option<Slot>, game: &Game) -> Result<PathBuf, ShelfError> {
        self.shelf.finish(slot, game)
    }

    fn discard(&mut self, slot: Slot) -> Result<(), ShelfError> {
        self.shelf.discard(slot)
    }

    fn leave(&mut self, slot: Slot) -> Result<PathBuf, ShelfError> {
        self.shelf.leave(slot)
    }

    fn delete(&mut self, path: &Path) -> Result<(), ShelfError> {
        self.shelf.delete(path)
    }
}

fn main() -> std::io::Result<()> {
    let mut arguments = std::env::args().skip(1);
    let folder = PathBuf::from(arguments.next().expect("a folder"));
    let thinks = arguments.next().is_some();
    let books = match thinks {
        true => Books::new(|_| panic!("the book breaks down")),
        false => Books::default(),
    };
    let mut storage = Storage::in_folders(&folder, &folder, books, None);
    let shelf = Box::new(DiskShelf::new(&folder));
    storage.shelf = Box::new(Broken { shelf, has_broken: thinks });
    let opponent = match thinks {
        true => Who::Computer("level-10".parse().expect("this level exists")),
        false => Who::Person,
    };
    let options = Options {
        opponent: Some(opponent),
        rules: Some(fourline_rules::Rules::CLASSIC),
        first: Some(First::Seat(Seat::One)),
        ..Options::default()
    };
    let around = Surroundings::read(|name| std::env::var(name).ok());
    run(App::new(storage, around, Start::Menu(Box::new(options)))).map(drop)
}
