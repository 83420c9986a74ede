//! The board: which discs stand where, how they fall and vanish, and what the board says about the
//! end of a game. Obvious and general on purpose; the solver has its own fast board.

use crate::{Cell, CellSet, Column, Shape, Side};
use std::fmt;

/// Discs on a board. Whose turn it is, is not part of it: house rules can skip and change turns.
///
/// Discs always rest on the bottom or on another disc.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Position {
    shape: Shape,
    discs: [CellSet; 2],
}

/// Why a disc can't go or be taken there.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum IllegalMove {
    /// The board has no such column.
    NoSuchColumn(Column),
    /// The column has no free cell.
    ColumnFull(Column),
    /// The board has no such cell.
    NoSuchCell(Cell),
    /// There is no disc to take.
    EmptyCell(Cell),
    /// The disc is one's own; only the opponent's may be removed.
    OwnDisc(Cell),
}

/// What the board says about the end of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Outcome {
    /// Neither side has a line and there is room.
    Open,
    /// One side has a line; all the cells of all its lines.
    Line(Side, CellSet),
    /// Both sides have one, as a remove can bring about; all the cells of all lines.
    BothLines(CellSet),
    /// No free cell and no line.
    Full,
}

impl Position {
    /// A board without discs.
    pub const fn empty(shape: Shape) -> Position {
        Position { shape, discs: [CellSet::EMPTY; 2] }
    }

    /// Size and line length.
    pub const fn shape(&self) -> Shape {
        self.shape
    }

    /// Whose disc stands here, if any. `None` too for a cell outside the board.
    pub fn at(&self, cell: Cell) -> Option<Side> {
        if !self.shape.has_cell(cell) {
            return None;
        }
        let bit = self.shape.bit(cell);
        Side::BOTH.into_iter().find(|side| self.discs[side.index()].has_bit(bit))
    }

    /// The discs of one side.
    pub const fn discs(&self, side: Side) -> CellSet {
        self.discs[side.index()]
    }

    /// All discs.
    pub const fn occupied(&self) -> CellSet {
        self.discs[0].union(self.discs[1])
    }

    /// Is the cell in the set? (A set belongs to a board, so the board answers.)
    pub fn contains(&self, set: CellSet, cell: Cell) -> bool {
        self.shape.has_cell(cell) && set.has_bit(self.shape.bit(cell))
    }

    /// The cells of a set, column by column from the left, each from the bottom up.
    pub fn cells_of(&self, set: CellSet) -> Vec<Cell> {
        self.shape.all_cells().filter(|&cell| self.contains(set, cell)).collect()
    }

    /// How many discs stand in the column.
    pub fn height(&self, column: Column) -> u8 {
        self.occupied().intersection(self.shape.column_cells(column)).len() as u8
    }

    /// The cell where a disc dropped in this column comes to rest.
    pub fn landing(&self, column: Column) -> Result<Cell, IllegalMove> {
        if !self.shape.has_column(column) {
            return Err(IllegalMove::NoSuchColumn(column));
        }
        let height = self.height(column);
        if height == self.shape.rows() {
            return Err(IllegalMove::ColumnFull(column));
        }
        Ok(Cell::new(column, height))
    }

    /// The columns that take a disc, from the left.
    pub fn open_columns(&self) -> impl DoubleEndedIterator<Item = Column> + '_ {
        self.shape.all_columns().filter(|&column| self.landing(column).is_ok())
    }

    /// Is there no free cell left?
    pub fn is_full(&self) -> bool {
        self.occupied().len() == self.shape.cells()
    }

    /// Drops a disc and says where it came to rest. Changes nothing if it can't.
    pub fn drop(&mut self, side: Side, column: Column) -> Result<Cell, IllegalMove> {
        let cell = self.landing(column)?;
        self.discs[side.index()].insert_bit(self.shape.bit(cell));
        Ok(cell)
    }

    /// Takes the topmost disc of a column back; `None` if the column is empty or not there.
    pub fn take_back(&mut self, column: Column) -> Option<Cell> {
        if !self.shape.has_column(column) {
            return None;
        }
        let cell = Cell::new(column, self.height(column).checked_sub(1)?);
        for discs in &mut self.discs {
            discs.remove_bit(self.shape.bit(cell));
        }
        Some(cell)
    }

    /// Takes one of the opponent's discs out; those above it fall by one. Changes nothing if it
    /// can't. `by` is the side that removes.
    pub fn remove(&mut self, by: Side, cell: Cell) -> Result<(), IllegalMove> {
        if !self.shape.has_cell(cell) {
            return Err(IllegalMove::NoSuchCell(cell));
        }
        match self.at(cell) {
            None => return Err(IllegalMove::EmptyCell(cell)),
            Some(side) if side == by => return Err(IllegalMove::OwnDisc(cell)),
            Some(_) => {}
        }
        let column = self.shape.column_cells(cell.column).0;
        let below = (1u128 << self.shape.bit(cell)) - 1;
        for discs in &mut self.discs {
            let stay = discs.0 & (below | !column);
            let fall = (discs.0 & column & !below) >> 1;
            // The removed disc itself falls onto the highest bit below; it must not stay there.
            discs.0 = stay | (fall & !below);
        }
        Ok(())
    }

    /// What the board says about the end of the game, looking at every line of both sides.
    pub fn outcome(&self) -> Outcome {
        let [first, second] = Side::BOTH.map(|side| self.winning_cells(side));
        match (first.is_empty(), second.is_empty()) {
            (false, false) => Outcome::BothLines(first.union(second)),
            (false, true) => Outcome::Line(Side::First, first),
            (true, false) => Outcome::Line(Side::Second, second),
            (true, true) if self.is_full() => Outcome::Full,
            (true, true) => Outcome::Open,
        }
    }

    /// Whose turn it is if the sides have alternated from the empty board; `None` if the numbers of
    /// discs can't come from that (after a remove or a block).
    pub fn turn_by_count(&self) -> Option<Side> {
        let [first, second] = self.discs.map(CellSet::len);
        match first.checked_sub(second)? {
            0 => Some(Side::First),
            1 => Some(Side::Second),
            _ => None,
        }
    }

    /// Puts a disc anywhere, resting or not.
    pub(crate) fn set_unchecked(&mut self, cell: Cell, side: Side) {
        self.discs[side.index()].insert_bit(self.shape.bit(cell));
    }

    #[cfg(test)]
    pub(crate) fn set_for_test(&mut self, cell: Cell, side: Side) {
        self.set_unchecked(cell, side);
    }
}

/// A developer's wording: no player gets to see it.
impl fmt::Display for IllegalMove {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{self:?}")
    }
}

impl std::error::Error for IllegalMove {}

#[cfg(test)]
mod tests {
    use super::*;

    fn cell(column: u8, row: u8) -> Cell {
        Cell::new(Column::new(column), row)
    }

    #[test]
    fn discs_fall_to_the_lowest_free_cell_until_the_column_is_full() {
        let mut position = Position::empty(Shape::CLASSIC);
        for row in 0..6 {
            let side = Side::BOTH[row as usize % 2];
            assert_eq!(position.drop(side, Column::new(2)), Ok(cell(2, row)));
        }
        let full = position;
        assert_eq!(
            position.drop(Side::First, Column::new(2)),
            Err(IllegalMove::ColumnFull(Column::new(2)))
        );
        assert_eq!(
            position.drop(Side::First, Column::new(7)),
            Err(IllegalMove::NoSuchColumn(Column::new(7)))
        );
        assert_eq!(position, full);
    }

    #[test]
    fn removed_discs_let_the_ones_above_fall() {
        let before = Position::from_drawing("X...\nO...\nX...\nOX.O", 4).unwrap();
        let check = |row, expected: &str| {
            let mut position = before;
            position.remove(Side::First, cell(0, row)).unwrap();
            assert_eq!(position, Position::from_drawing(expected, 4).unwrap());
        };
        check(0, "....\nX...\nO...\nXX.O");
        check(2, "....\nX...\nX...\nOX.O");
        let mut position = before;
        assert_eq!(position.remove(Side::First, cell(0, 1)), Err(IllegalMove::OwnDisc(cell(0, 1))));
        assert_eq!(
            position.remove(Side::First, cell(2, 0)),
            Err(IllegalMove::EmptyCell(cell(2, 0)))
        );
        assert_eq!(
            position.remove(Side::First, cell(0, 4)),
            Err(IllegalMove::NoSuchCell(cell(0, 4)))
        );
        assert_eq!(position, before);
    }

    #[test]
    fn a_remove_can_give_both_sides_a_line() {
        let mut position =
            Position::from_drawing(".......\n.......\n.......\nX......\nOXXX...\nXOOO...", 4)
                .unwrap();
        assert_eq!(position.outcome(), Outcome::Open);
        position.remove(Side::Second, cell(0, 0)).unwrap();
        assert!(matches!(position.outcome(), Outcome::BothLines(cells) if cells.len() == 8));
    }

    #[test]
    fn the_turn_follows_from_the_discs_of_alternating_play() {
        let turn = |drawing| Position::from_drawing(drawing, 4).unwrap().turn_by_count();
        assert_eq!(turn("....\n....\n....\n...."), Some(Side::First));
        assert_eq!(turn("....\n....\n....\nX..."), Some(Side::Second));
        assert_eq!(turn("....\n....\n....\nXO.."), Some(Side::First));
        assert_eq!(turn("....\n....\n....\nO..."), None);
        assert_eq!(turn("....\n....\n....\nXX.."), None);
    }

    #[test]
    fn taking_back_undoes_a_drop() {
        let mut position = Position::empty(Shape::CLASSIC);
        let before = position;
        position.drop(Side::Second, Column::new(6)).unwrap();
        assert_eq!(position.take_back(Column::new(6)), Some(cell(6, 0)));
        assert_eq!(position, before);
        assert_eq!(position.take_back(Column::new(6)), None);
        assert_eq!(position.take_back(Column::new(200)), None);
    }
}
