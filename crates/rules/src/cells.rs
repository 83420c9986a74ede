//! Columns, cells and sets of cells. A cell knows nothing of the board it is on.

use std::fmt;

/// A column, counted from 0 at the left. How people count it is for [`crate::Numbering`] to say.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Column(u8);

impl Column {
    /// The column with this index; it may lie outside a given board.
    pub const fn new(index: u8) -> Column {
        Column(index)
    }

    /// The index, 0 at the left.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The column's letter, `a` at the left, if it has one.
    pub const fn letter(self) -> Option<char> {
        if self.0 < 26 { Some((b'a' + self.0) as char) } else { None }
    }

    /// The column of a letter, either case.
    pub fn from_letter(letter: char) -> Option<Column> {
        let letter = letter.to_ascii_lowercase();
        letter.is_ascii_lowercase().then(|| Column(letter as u8 - b'a'))
    }
}

/// A cell: its column, and its row counted from 0 **at the bottom**.
///
/// People name rows from the top (row 6 of 6 is the bottom one); see [`Cell::row_number`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Cell {
    /// The column.
    pub column: Column,
    /// The row, 0 at the bottom.
    pub row: u8,
}

impl Cell {
    /// The cell in this column and row.
    pub const fn new(column: Column, row: u8) -> Cell {
        Cell { column, row }
    }

    /// The row as people name it on a board with that many rows: 1 at the top.
    ///
    /// ```
    /// use fourline_rules::{Cell, Column};
    /// assert_eq!(Cell::new(Column::new(3), 0).row_number(6), 6);
    /// ```
    pub const fn row_number(self, rows: u8) -> u8 {
        rows - self.row
    }
}

/// A set of cells of one board.
#[derive(Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct CellSet(pub(crate) u128);

impl CellSet {
    /// No cells.
    pub const EMPTY: CellSet = CellSet(0);

    /// Has it no cells?
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many cells it has.
    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// The set as bits: the cell in column c and row r (0 at the bottom) of a board with R rows is
    /// bit c * R + r.
    pub const fn bits(self) -> u128 {
        self.0
    }

    pub(crate) const fn has_bit(self, bit: u32) -> bool {
        self.0 >> bit & 1 == 1
    }

    pub(crate) fn insert_bit(&mut self, bit: u32) {
        self.0 |= 1 << bit;
    }

    pub(crate) fn remove_bit(&mut self, bit: u32) {
        self.0 &= !(1 << bit);
    }

    /// The cells in either set.
    pub const fn union(self, other: CellSet) -> CellSet {
        CellSet(self.0 | other.0)
    }

    /// The cells in both sets.
    pub const fn intersection(self, other: CellSet) -> CellSet {
        CellSet(self.0 & other.0)
    }
}

impl fmt::Debug for CellSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "CellSet({:#x})", self.0)
    }
}
