//! Finding lines: straight runs of one side's discs. Only geometry; who wins is for `position`.

use crate::{Cell, CellSet, Column, Position, Side};

/// Right, up, and the two diagonals: every line runs along one of these.
const DIRECTIONS: [(i8, i8); 4] = [(1, 0), (0, 1), (1, 1), (1, -1)];

impl Position {
    /// The cells of every winning line of this side, empty if there is none.
    pub fn winning_cells(&self, side: Side) -> CellSet {
        let mut cells = CellSet::EMPTY;
        for cell in self.shape().all_cells() {
            cells = cells.union(self.winning_cells_through(side, cell));
        }
        cells
    }

    /// The cells of every winning line of this side that goes through this cell.
    pub fn winning_cells_through(&self, side: Side, cell: Cell) -> CellSet {
        let mut cells = CellSet::EMPTY;
        if self.at(cell) != Some(side) {
            return cells;
        }
        for direction in DIRECTIONS {
            let (start, length) = self.run(side, cell, direction);
            if length >= self.shape().connect() {
                for i in 0..length as i8 {
                    let cell = self.step(start, direction, i).expect("a run lies on the board");
                    cells.insert_bit(self.shape().bit(cell));
                }
            }
        }
        cells
    }

    /// How long the longest straight run of this side through this cell is, counting the cell
    /// itself as this side's whatever stands there.
    pub fn longest_run_through(&self, side: Side, cell: Cell) -> u8 {
        let longest = DIRECTIONS.map(|direction| self.run(side, cell, direction).1);
        longest.into_iter().max().expect("there are four directions")
    }

    /// Has this side that many consecutive discs, in any direction, anywhere?
    pub fn has_run(&self, side: Side, length: u8) -> bool {
        self.shape()
            .all_cells()
            .filter(|&cell| self.at(cell) == Some(side))
            .any(|cell| self.longest_run_through(side, cell) >= length)
    }

    /// The run through a cell in one direction: where it starts and how long it is.
    fn run(&self, side: Side, cell: Cell, direction: (i8, i8)) -> (Cell, u8) {
        let count = |sign: i8| -> i8 {
            let mut steps = 0;
            while self
                .step(cell, direction, sign * (steps + 1))
                .is_some_and(|next| self.at(next) == Some(side))
            {
                steps += 1;
            }
            steps
        };
        let (back, ahead) = (count(-1), count(1));
        let start = self.step(cell, direction, -back).expect("counted on the board");
        (start, (back + 1 + ahead) as u8)
    }

    /// The cell some steps away, if it is on the board.
    fn step(&self, from: Cell, direction: (i8, i8), steps: i8) -> Option<Cell> {
        let column = from.column.index() as i8 + direction.0 * steps;
        let row = from.row as i8 + direction.1 * steps;
        let cell = Cell::new(Column::new(u8::try_from(column).ok()?), u8::try_from(row).ok()?);
        self.shape().has_cell(cell).then_some(cell)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Shape;

    fn check(drawing: &str, side: Side, expected: &str) {
        let position = Position::from_drawing(drawing, 4).unwrap();
        let lit = position.winning_cells(side);
        let expected = Position::from_drawing_unchecked(expected, 4).unwrap();
        for cell in position.shape().all_cells() {
            assert_eq!(position.contains(lit, cell), expected.at(cell).is_some(), "{cell:?}");
        }
    }

    #[test]
    fn four_in_every_direction() {
        check("....\n....\n....\nXXXX", Side::First, "....\n....\n....\nXXXX");
        check("X...\nX...\nX...\nXOOO", Side::First, "X...\nX...\nX...\nX...");
        check("...X\n..XO\n.XOO\nXOOX", Side::First, "...X\n..X.\n.X..\nX...");
        check("X...\nOX..\nOOX.\nXOOX", Side::First, "X...\n.X..\n..X.\n...X");
        check("...X\n..XO\n.XOO\nXOOX", Side::Second, "....\n....\n....\n....");
    }

    #[test]
    fn longer_lines_and_several_at_once_are_lit_whole() {
        check(
            ".....\n.....\n.....\n.....\nXXXXX",
            Side::First,
            ".....\n.....\n.....\n.....\nXXXXX",
        );
        check(
            ".......\n.......\nX..X..X\nOX.X.XO\nOOXXXOO\nXXXXXXX",
            Side::First,
            ".......\n.......\nX..X..X\n.X.X.X.\n..XXX..\nXXXXXXX",
        );
    }

    #[test]
    fn one_disc_may_complete_several_lines() {
        let position =
            Position::from_drawing(".......\n.......\nX..X..X\nOX.X.XO\nOOXXXOO\nXOXXXXO", 4)
                .unwrap();
        let middle = Cell::new(Column::new(3), 0);
        let through = position.winning_cells_through(Side::First, middle);
        // Up, to both sides, and both diagonals: four lines of four that share one cell.
        assert_eq!(through.len(), 13);
        let corner = Cell::new(Column::new(0), 0);
        assert!(position.winning_cells_through(Side::First, corner).is_empty());
    }

    #[test]
    fn lines_do_not_wrap_around_the_edge() {
        let position = Position::from_drawing("....\n....\nX...\nX.XX", 4).unwrap();
        assert!(position.winning_cells(Side::First).is_empty());
        let columns = Position::from_drawing("X...\nX...\nO...\nOXX.", 4).unwrap();
        assert!(columns.winning_cells(Side::First).is_empty());
    }

    #[test]
    fn the_falling_diagonal_of_p4_is_found_from_columns_3_to_6() {
        // cell = 7 * row + column, row 0 at the bottom: a falling diagonal from column c has the
        // offsets 0, 6, 12, 18.
        for column in 3..7u8 {
            for row in 0..3u8 {
                let mut position = Position::empty(Shape::CLASSIC);
                for step in 0..4u8 {
                    let target = Cell::new(Column::new(column - step), row + step);
                    let number = 7 * target.row + target.column.index() as u8;
                    assert_eq!(number, 7 * row + column + 6 * step);
                    position.set_for_test(target, Side::Second);
                }
                assert_eq!(position.winning_cells(Side::Second).len(), 4);
            }
        }
    }

    #[test]
    fn runs_are_counted() {
        let position = Position::from_drawing("....\n....\nXX..\nXOOX", 4).unwrap();
        assert!(position.has_run(Side::First, 2));
        assert!(!position.has_run(Side::First, 3));
        let gap = Cell::new(Column::new(2), 1);
        assert_eq!(position.longest_run_through(Side::First, gap), 3);
        assert_eq!(position.longest_run_through(Side::Second, gap), 2);
    }
}
