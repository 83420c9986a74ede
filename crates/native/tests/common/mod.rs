//! Games for the shelf, made from text.

use fourline_game::{Game, record};

const HEAD: &str = "fourline record 1\nrules: remove=1\nsymbols: XO\nseat 1: human \"Zoë\"\n\
                    seat 2: level-3 \"Robot\"\nstarts: 1\nseed: 7\n\n";

/// A game that stands after so many drops, up to thirty, and is not over.
pub fn game(drops: usize) -> Game {
    let mut text = HEAD.to_string();
    let mut game = record::read(&text).unwrap();
    for drop in 0..drops {
        let line = |column| format!("{} drop {column}\n", drop % 2 + 1);
        let tries = "abcdefg".chars().rev().map(|column| format!("{text}{}", line(column)));
        // A column that is full or ends the game can't be read: a result would have to follow.
        (text, game) = tries
            .filter_map(|text| record::read(&text).ok().map(|game| (text, game)))
            .next()
            .expect("a column is free");
    }
    game
}

/// The same, resigned by the player to move.
pub fn over(drops: usize) -> Game {
    let (loser, winner) = if drops.is_multiple_of(2) { (1, 2) } else { (2, 1) };
    let text = record::write(&game(drops));
    record::read(&format!("{text}{loser} resign\nresult: seat {winner} wins by resignation\n"))
        .unwrap()
}
