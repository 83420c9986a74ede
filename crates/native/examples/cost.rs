//! What keeping costs: a move written, a game finished, a shelf of a thousand games listed.
//!
//! `cargo run --release -p fourline-native --example cost`

use fourline_app::shelf::Shelf;
use fourline_game::{Game, record};
use fourline_native::shelf::DiskShelf;
use std::time::{Duration, Instant};

const HEAD: &str = "fourline record 1\nrules: \nsymbols: XO\nseat 1: human \"Ann\"\n\
                    seat 2: level-3 \"Robot\"\nstarts: 1\nseed: 7\n\n";

/// Thirty drops without a winner.
const DROPS: &str = "gfedcbagfedcbafgdebcafgdebcagfe";

fn main() {
    let games: Vec<Game> = (1..=30).map(game).collect();
    let folder = tempfile::tempdir().expect("a temporary folder");
    let mut shelf = DiskShelf::new(folder.path());

    let mut keeps = Vec::new();
    for _ in 0..100 {
        let mut slot = shelf.keep(None, &games[0]).expect("the folder can be written");
        for game in &games[1..] {
            let start = Instant::now();
            slot = shelf.keep(Some(slot), game).expect("the folder can be written");
            keeps.push(start.elapsed());
        }
        shelf.leave(slot).expect("the folder can be written");
    }
    keeps.sort();
    let at = |part: usize| keeps[keeps.len() * part / 100];
    println!("a move is kept in {:?} (median), {:?} (99 of 100)", at(50), at(99));

    let over =
        format!("{}1 resign\nresult: seat 2 wins by resignation\n", record::write(&games[29]));
    let over = record::read(&over).expect("a record");
    let start = Instant::now();
    for _ in 0..900 {
        shelf.finish(None, &over).expect("the folder can be written");
    }
    println!("a game is finished in {:?}", start.elapsed() / 900);
    let (listing, time) = timed(|| shelf.list());
    let count = listing.unfinished.len() + listing.finished.len();
    println!("{count} games are listed in {time:?}");
}

fn timed<T>(work: impl FnOnce() -> T) -> (T, Duration) {
    let start = Instant::now();
    let done = work();
    (done, start.elapsed())
}

fn game(drops: usize) -> Game {
    let lines = DROPS.chars().take(drops).enumerate();
    let lines: String =
        lines.map(|(index, column)| format!("{} drop {column}\n", index % 2 + 1)).collect();
    record::read(&format!("{HEAD}{lines}")).expect("a record")
}
