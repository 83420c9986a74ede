//! The player of P1: random columns. It never removes or blocks.

use crate::Draw;
use fourline_rules::{Column, Position};

/// How many columns are drawn before it stops drawing.
const DRAWS: usize = 5;

/// Draws a column; if it is full draws again, five draws in all; then takes the first free column
/// from the right.
pub(crate) fn column(position: &Position, draw: &mut dyn Draw) -> Column {
    for _ in 0..DRAWS {
        let column = Column::new(draw.below(position.shape().columns() as usize) as u8);
        if position.landing(column).is_ok() {
            return column;
        }
    }
    position.open_columns().next_back().expect("a game in progress has a free column")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::draw::Dice;

    /// Numbers fixed beforehand.
    struct Script(Vec<usize>);

    impl Draw for Script {
        fn below(&mut self, n: usize) -> usize {
            let lot = self.0.remove(0);
            assert!(lot < n);
            lot
        }
    }

    /// Columns 1, 2 and 7 are full.
    fn crowded() -> Position {
        Position::from_drawing("XO....O\nOX....X\nXO....O\nOX....X\nXO....O\nOX....X", 4).unwrap()
    }

    #[test]
    fn the_first_free_column_drawn_is_taken() {
        let mut lots = Script(vec![0, 6, 3, 2]);
        assert_eq!(column(&crowded(), &mut lots), Column::new(3));
        assert_eq!(lots.0, [2], "no more is drawn than needed");
        let mut lots = Script(vec![0, 6, 1, 0, 2]);
        assert_eq!(column(&crowded(), &mut lots), Column::new(2), "the fifth draw counts");
    }

    #[test]
    fn after_five_full_columns_the_first_free_one_from_the_right_is_taken() {
        let mut lots = Script(vec![0, 6, 1, 1, 0, 3]);
        assert_eq!(column(&crowded(), &mut lots), Column::new(5));
        assert_eq!(lots.0, [3], "five draws in all");
    }

    #[test]
    fn every_free_column_is_drawn_sooner_or_later() {
        let mut dice = Dice::new(1);
        let mut seen = [false; 7];
        for _ in 0..200 {
            seen[column(&crowded(), &mut dice).index()] = true;
        }
        assert_eq!(seen, [false, false, true, true, true, true, false]);
    }
}
