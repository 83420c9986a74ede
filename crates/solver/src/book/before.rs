//! What a book says about positions one ply below its deepest layer.
//!
//! The side that moved last may have come from several positions of that layer: one for each of its
//! discs on top of a column. In each of them the position at hand was one choice among others, so it
//! is worth no more to that side than the position before:
//!
//! ```text
//!        layer            Q1 (+3)     Q2 (-1)     Q3 (+2)      scores for the side that is to move there
//!                            \           |           /
//!        one ply below       the position at hand             worth -1 to them at most,
//!                                                              so +1 at least to the other side
//! ```

use super::grid::Grid;
use std::collections::HashSet;

/// The positions from which this one can have come with one disc, as the side that dropped it saw them.
pub(super) fn before(grid: Grid, own: u64, filled: u64) -> impl Iterator<Item = (u64, u64)> {
    let theirs = own ^ filled;
    let tops = grid.tops(filled) & theirs;
    let each = move |shift: u32| (tops >> shift & 1 != 0).then_some(1u64 << shift);
    let positions = (0..64).filter_map(each).map(move |top| (theirs ^ top, filled ^ top));
    positions.filter(move |&(own, filled)| can_arise(grid, own, filled))
}

/// Can this position come about by alternating drops? Its discs are taken away again, always one of the
/// side that was not to move, in every order until one leads to the empty board.
fn can_arise(grid: Grid, own: u64, filled: u64) -> bool {
    let (mut seen, mut left) = (HashSet::new(), vec![filled]);
    let even = filled.count_ones() % 2;
    while let Some(now) = left.pop() {
        if now == 0 {
            return true;
        }
        let last_moved = if now.count_ones() % 2 == even { own ^ filled } else { own };
        let mut tops = grid.tops(now) & last_moved;
        while tops != 0 {
            let top = tops & tops.wrapping_neg();
            tops ^= top;
            if seen.insert(now ^ top) {
                left.push(now ^ top);
            }
        }
    }
    false
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::book::layer::codes;
    use fourline_rules::Shape;

    #[test]
    fn the_positions_before_are_those_whose_children_it_is() {
        for (columns, rows, plies) in [(4, 4, 5), (4, 4, 9), (5, 4, 7), (7, 6, 5)] {
            let grid = Grid::new(Shape::new(columns, rows, 4).unwrap()).unwrap();
            let above = codes(grid, plies);
            let is_above =
                |own, filled| above.binary_search(&grid.canonical_code(own, filled)).is_ok();
            for code in codes(grid, plies + 1) {
                let (own, filled) = grid.decode(code);
                let mut known = 0;
                for (own_before, filled_before) in before(grid, own, filled) {
                    let mut children = grid.children(own_before, filled_before);
                    assert!(children.any(|child| child == (own, filled)));
                    let wins = grid.wins_at_once(own_before, filled_before);
                    assert_eq!(is_above(own_before, filled_before), !wins);
                    known += 1;
                }
                assert!(known > 0, "it came from somewhere");
            }
        }
    }

    #[test]
    fn discs_that_nobody_can_have_dropped_in_turn_do_not_arise() {
        let grid = Grid::new(Shape::CLASSIC).unwrap();
        // From below: two of the second player, then two of the first, in one column.
        let (filled, first) = (0b1111, 0b1100);
        assert!(!can_arise(grid, first, filled));
        assert!(can_arise(grid, 0b0101, filled));
    }
}
