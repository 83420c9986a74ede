//! The positions of a layer, and the scores of shallower layers from those of the deepest.

use super::BookError;
use super::grid::Grid;
use fourline_rules::{Position, Shape};

/// All positions after one number of plies with their scores, sorted by code.
pub(super) struct Solved {
    pub(super) plies: u32,
    pub(super) codes: Vec<u64>,
    pub(super) scores: Vec<i8>,
}

/// The positions after that many alternating drops in which no side has won and the side to move
/// can't win at once; one of each pair of mirror images. Always in the same order.
pub fn layer_positions(shape: Shape, plies: u32) -> Result<Vec<Position>, BookError> {
    let grid = Grid::new(shape)?;
    let position = |code| {
        let (own, filled) = grid.decode(code);
        grid.position(own, filled)
    };
    Ok(codes(grid, plies).into_iter().map(position).collect())
}

/// The codes of a layer, sorted.
pub(super) fn codes(grid: Grid, plies: u32) -> Vec<u64> {
    let mut codes = vec![grid.canonical_code(0, 0)];
    for _ in 0..plies {
        let mut next = Vec::with_capacity(codes.len() * 3);
        for &code in &codes {
            let (own, filled) = grid.decode(code);
            let children = grid.children(own, filled);
            next.extend(children.map(|(own, filled)| grid.canonical_code(own, filled)));
        }
        next.sort_unstable();
        next.dedup();
        codes = next;
    }
    // A player may overlook a win, so positions with one lead on, but they need no place in a book.
    codes.retain(|&code| {
        let (own, filled) = grid.decode(code);
        !grid.wins_at_once(own, filled)
    });
    codes
}

/// The layers from the deepest to the empty board. A position is worth the best of what its
/// children leave the other side, so each layer follows from the one below it.
pub(super) fn shallower(grid: Grid, plies: u32, codes: Vec<u64>, scores: Vec<i8>) -> Vec<Solved> {
    let mut layers = vec![Solved { plies, codes, scores }];
    for plies in (0..plies).rev() {
        let below = layers.last().expect("there is always one");
        let codes = self::codes(grid, plies);
        let scores = codes.iter().map(|&code| score_from(grid, code, below)).collect();
        layers.push(Solved { plies, codes, scores });
    }
    layers
}

fn score_from(grid: Grid, code: u64, below: &Solved) -> i8 {
    let (own, filled) = grid.decode(code);
    let worth = |(own, filled): (u64, u64)| {
        if grid.wins_at_once(own, filled) {
            let free = grid.cells() - filled.count_ones();
            return -(free.div_ceil(2) as i8);
        }
        let code = grid.canonical_code(own, filled);
        let index = below.codes.binary_search(&code).expect("the layer below is complete");
        -below.scores[index]
    };
    grid.children(own, filled).map(worth).max().expect("the board has a free cell")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn layers_of_the_classic_board_have_the_known_numbers_of_positions() {
        let grid = Grid::new(Shape::CLASSIC).unwrap();
        let counts: Vec<usize> = (0..=8).map(|plies| codes(grid, plies).len()).collect();
        assert_eq!(counts, [1, 4, 25, 121, 568, 2144, 7638, 25_718, 77_715]);
    }
}
