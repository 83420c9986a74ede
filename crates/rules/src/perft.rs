//! Counting lines of play and positions, to check that the rules are the rules: the numbers for the
//! classic board are known.

use crate::{Column, Outcome, Position, Shape, Side};
use std::collections::HashSet;

/// How many sequences of that many alternating drops there are from a position of a game in
/// progress; none continues after the end of the game.
///
/// ```
/// use fourline_rules::{perft, Position, Shape, Side};
/// assert_eq!(perft(&Position::empty(Shape::CLASSIC), Side::First, 4), 2401);
/// ```
pub fn perft(position: &Position, turn: Side, plies: u32) -> u64 {
    match plies {
        0 => return 1,
        1 => return position.open_columns().count() as u64,
        _ => {}
    }
    let mut count = 0;
    for column in position.open_columns() {
        if let Some(next) = after(position, turn, column) {
            count += perft(&next, turn.other(), plies - 1);
        }
    }
    count
}

/// How many different positions there are after 0, 1, ... plies of alternating drops from the empty
/// board; finished games are counted at their last ply and go no further.
pub fn distinct_positions(shape: Shape, plies: u32) -> Vec<usize> {
    let mut open: HashSet<Position> = [Position::empty(shape)].into();
    let mut counts = vec![1];
    for ply in 0..plies as usize {
        let turn = Side::BOTH[ply % 2];
        let mut next: HashSet<Position> = HashSet::new();
        for position in &open {
            for column in position.open_columns() {
                let mut position = *position;
                position.drop(turn, column).expect("an open column takes a disc");
                next.insert(position);
            }
        }
        counts.push(next.len());
        next.retain(|position| position.outcome() == Outcome::Open);
        open = next;
    }
    counts
}

/// The position after a drop, or nothing if that drop ends the game.
fn after(position: &Position, turn: Side, column: Column) -> Option<Position> {
    let mut next = *position;
    let cell = next.drop(turn, column).ok()?;
    let ends = !next.winning_cells_through(turn, cell).is_empty() || next.is_full();
    (!ends).then_some(next)
}
