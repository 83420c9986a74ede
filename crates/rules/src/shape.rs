//! The size of a board and the length of a winning line, checked once when they are made.
//! What stands on the board is in `position`.

use crate::{Cell, CellSet, Column};
use fourline_words::catalogue::rules as text;
use fourline_words::{Language, Say, display_in_english};
use std::fmt;

/// Columns, rows and the line length to connect.
///
/// Every shape is within the limits: 4 to 16 columns and rows, at most 128 cells, and a line of at
/// least 3 that fits the longer side.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Shape {
    columns: u8,
    rows: u8,
    connect: u8,
}

/// Why a size or a line length can't be played.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ShapeError {
    /// The text is not two numbers with an `x` between them.
    NotASize,
    /// A side is shorter than 4 or longer than 16.
    Side(u32),
    /// More than 128 cells.
    TooManyCells(u32),
    /// A line shorter than 3, or one that fits nowhere on the board.
    Connect {
        /// The line length asked for.
        asked: u32,
        /// The longest line the board has room for.
        longest: u8,
    },
}

impl Shape {
    /// Seven columns, six rows, four to connect.
    pub const CLASSIC: Shape = Shape { columns: 7, rows: 6, connect: 4 };

    /// The most cells a board can have.
    pub const MAX_CELLS: usize = 128;

    /// Checks the limits and makes the shape.
    pub fn new(columns: u32, rows: u32, connect: u32) -> Result<Shape, ShapeError> {
        for side in [columns, rows] {
            if !(4..=16).contains(&side) {
                return Err(ShapeError::Side(side));
            }
        }
        if columns * rows > Self::MAX_CELLS as u32 {
            return Err(ShapeError::TooManyCells(columns * rows));
        }
        let longest = columns.max(rows);
        if !(3..=longest).contains(&connect) {
            return Err(ShapeError::Connect { asked: connect, longest: longest as u8 });
        }
        Ok(Shape { columns: columns as u8, rows: rows as u8, connect: connect as u8 })
    }

    /// Reads a size such as `7x6` (columns first); the line length comes separately.
    pub fn parse_size(text: &str) -> Result<(u32, u32), ShapeError> {
        let (columns, rows) = text.split_once(['x', 'X']).ok_or(ShapeError::NotASize)?;
        let number = |part: &str| part.trim().parse().map_err(|_| ShapeError::NotASize);
        Ok((number(columns)?, number(rows)?))
    }

    /// How many columns there are.
    pub const fn columns(self) -> u8 {
        self.columns
    }

    /// How many rows there are.
    pub const fn rows(self) -> u8 {
        self.rows
    }

    /// How many discs in a line win.
    pub const fn connect(self) -> u8 {
        self.connect
    }

    /// How many cells there are.
    pub const fn cells(self) -> u32 {
        self.columns as u32 * self.rows as u32
    }

    /// The columns from left to right.
    pub fn all_columns(self) -> impl DoubleEndedIterator<Item = Column> + Clone {
        (0..self.columns).map(Column::new)
    }

    /// All cells, column by column from the left, each from the bottom up.
    pub fn all_cells(self) -> impl Iterator<Item = Cell> + Clone {
        let rows = self.rows;
        self.all_columns().flat_map(move |column| (0..rows).map(move |row| Cell::new(column, row)))
    }

    /// Is the column on the board?
    pub fn has_column(self, column: Column) -> bool {
        column.index() < self.columns as usize
    }

    /// Is the cell on the board?
    pub fn has_cell(self, cell: Cell) -> bool {
        self.has_column(cell.column) && cell.row < self.rows
    }

    /// Does the forced opening allow this column? An even number of columns has two centre columns.
    ///
    /// ```
    /// use fourline_rules::{Column, Shape};
    /// let centres = |shape: Shape| -> Vec<usize> {
    ///     shape.all_columns().filter(|&c| shape.is_centre(c)).map(Column::index).collect()
    /// };
    /// assert_eq!(centres(Shape::CLASSIC), [3]);
    /// assert_eq!(centres(Shape::new(8, 6, 4)?), [3, 4]);
    /// # Ok::<(), fourline_rules::ShapeError>(())
    /// ```
    pub fn is_centre(self, column: Column) -> bool {
        let (column, columns) = (column.index(), self.columns as usize);
        column == columns / 2 || column == (columns - 1) / 2
    }

    /// Where a cell's bit is in a [`CellSet`]: columns side by side, each from the bottom up.
    ///
    /// ```text
    ///  5 11 17 23 29 35 41
    ///  4 10 16 22 28 34 40
    ///  3  9 15 21 27 33 39      the bits of a 7x6 board
    ///  2  8 14 20 26 32 38
    ///  1  7 13 19 25 31 37
    ///  0  6 12 18 24 30 36
    /// ```
    pub(crate) fn bit(self, cell: Cell) -> u32 {
        debug_assert!(self.has_cell(cell));
        cell.column.index() as u32 * self.rows as u32 + cell.row as u32
    }

    /// The cells of one column.
    pub(crate) fn column_cells(self, column: Column) -> CellSet {
        let one = (1u128 << self.rows) - 1;
        CellSet(one << (column.index() as u32 * self.rows as u32))
    }
}

/// Columns and rows; the line length only when it is not four: `7x6`, `9x7 connect 5`.
impl fmt::Display for Shape {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}x{}", self.columns, self.rows)?;
        if self.connect != 4 {
            write!(f, " connect {}", self.connect)?;
        }
        Ok(())
    }
}

impl Say for ShapeError {
    fn say(&self, language: Language) -> String {
        match *self {
            ShapeError::NotASize => text::not_a_size(language),
            ShapeError::Side(side) => text::bad_side(language, side),
            ShapeError::TooManyCells(cells) => {
                text::too_many_cells(language, cells, Shape::MAX_CELLS)
            }
            ShapeError::Connect { asked, longest } => text::bad_connect(language, asked, longest),
        }
    }
}

display_in_english!(ShapeError);

impl ShapeError {
    /// The rules that can be to blame, the likeliest first: `size` and `connect`.
    pub const fn culprits(&self) -> [&'static str; 2] {
        match self {
            ShapeError::Connect { .. } => ["connect", "size"],
            _ => ["size", "connect"],
        }
    }
}

impl std::error::Error for ShapeError {}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn limits_are_checked() {
        assert_eq!(Shape::new(7, 6, 4), Ok(Shape::CLASSIC));
        assert!(Shape::new(4, 4, 3).is_ok());
        assert!(Shape::new(16, 8, 16).is_ok());
        assert_eq!(Shape::new(3, 6, 4), Err(ShapeError::Side(3)));
        assert_eq!(Shape::new(7, 17, 4), Err(ShapeError::Side(17)));
        assert_eq!(Shape::new(12, 11, 4), Err(ShapeError::TooManyCells(132)));
        assert_eq!(Shape::new(7, 6, 2), Err(ShapeError::Connect { asked: 2, longest: 7 }));
        assert_eq!(Shape::new(7, 6, 8), Err(ShapeError::Connect { asked: 8, longest: 7 }));
        assert_eq!(Shape::new(u32::MAX, u32::MAX, 4), Err(ShapeError::Side(u32::MAX)));
    }

    #[test]
    fn sizes_are_read() {
        assert_eq!(Shape::parse_size("7x6"), Ok((7, 6)));
        assert_eq!(Shape::parse_size("16X8"), Ok((16, 8)));
        for bad in ["", "7", "x", "7x", "7x6x5", "-7x6", "7 6", "99999999999x6"] {
            assert_eq!(Shape::parse_size(bad), Err(ShapeError::NotASize), "{bad}");
        }
    }

    #[test]
    fn every_cell_has_its_own_bit() {
        for shape in [Shape::CLASSIC, Shape::new(16, 8, 4).unwrap(), Shape::new(4, 16, 4).unwrap()]
        {
            let bits: Vec<u32> = shape.all_cells().map(|cell| shape.bit(cell)).collect();
            assert_eq!(bits, (0..shape.cells()).collect::<Vec<_>>());
        }
    }
}
