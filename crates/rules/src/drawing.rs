//! Positions drawn as text, top row first: `.` for a free cell, `X` for the first side, `O` for the
//! second. Front ends draw their own boards; what they draw in ASCII can be read back here.

use crate::{Cell, Column, Position, Shape, ShapeError, Side};
use fourline_words::catalogue::problems as text;
use fourline_words::{Language, Say, display_in_english};
use std::fmt;

/// Why a drawing is not a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DrawingError {
    /// A character that means nothing in a drawing, with its line and column from 1.
    Unexpected {
        /// What was found.
        found: char,
        /// Line, from 1.
        line: usize,
        /// Column in the line, from 1.
        column: usize,
    },
    /// A row with more or fewer cells than the first one.
    Ragged {
        /// Line, from 1.
        line: usize,
        /// Cells in the first row.
        expected: usize,
        /// Cells in this row.
        found: usize,
    },
    /// A disc with a free cell below it; row and column of the drawing from 1.
    Floating {
        /// Row from the top, from 1.
        row: usize,
        /// Column from the left, from 1.
        column: usize,
    },
    /// A board that can't be played.
    Shape(ShapeError),
}

impl Position {
    /// Reads a drawn board. Frames, spaces, row and column numbers and the brackets around marked
    /// cells are passed over, so a board that Fourline printed with `X` and `O` reads back.
    ///
    /// ```
    /// use fourline_rules::Position;
    /// let plain = Position::from_drawing("....\n....\n..O.\nXXO.", 4)?;
    /// let framed = Position::from_drawing(
    ///     "|   |   |   |   |\n| . | . | . | . |\n| . | . | . | . |\n\
    ///      | . | . |(O)| . |\n| X | X | O | . |\n+---+---+---+---+\n  1   2   3   4\n",
    ///     4,
    /// );
    /// assert_eq!(framed, Ok(plain));
    /// # Ok::<(), fourline_rules::DrawingError>(())
    /// ```
    pub fn from_drawing(text: &str, connect: u32) -> Result<Position, DrawingError> {
        let position = Self::from_drawing_unchecked(text, connect)?;
        for cell in position.shape().all_cells() {
            let below = cell.row.checked_sub(1).map(|row| Cell::new(cell.column, row));
            let floats = below.is_some_and(|below| position.at(below).is_none());
            if floats && position.at(cell).is_some() {
                return Err(DrawingError::Floating {
                    row: cell.row_number(position.shape().rows()) as usize,
                    column: cell.column.index() + 1,
                });
            }
        }
        Ok(position)
    }

    /// The same without asking that discs rest on something.
    pub(crate) fn from_drawing_unchecked(
        text: &str,
        connect: u32,
    ) -> Result<Position, DrawingError> {
        let mut rows: Vec<Vec<Option<Side>>> = Vec::new();
        for (number, line) in text.lines().enumerate() {
            let row = read_row(line, number + 1)?;
            if row.is_empty() {
                continue;
            }
            let expected = rows.first().map_or(row.len(), Vec::len);
            if row.len() != expected {
                return Err(DrawingError::Ragged { line: number + 1, expected, found: row.len() });
            }
            rows.push(row);
        }
        let columns = rows.first().map_or(0, Vec::len);
        let size = |number: usize| u32::try_from(number).unwrap_or(u32::MAX);
        let shape =
            Shape::new(size(columns), size(rows.len()), connect).map_err(DrawingError::Shape)?;
        let mut position = Position::empty(shape);
        for (row, cells) in rows.iter().rev().enumerate() {
            for (column, &side) in cells.iter().enumerate() {
                if let Some(side) = side {
                    position.set_unchecked(Cell::new(Column::new(column as u8), row as u8), side);
                }
            }
        }
        Ok(position)
    }
}

fn read_row(line: &str, line_number: usize) -> Result<Vec<Option<Side>>, DrawingError> {
    let mut row = Vec::new();
    for (index, found) in line.chars().enumerate() {
        match found {
            '.' => row.push(None),
            'X' | 'x' => row.push(Some(Side::First)),
            'O' | 'o' => row.push(Some(Side::Second)),
            '|' | '+' | '-' | '(' | ')' | '[' | ']' | '0'..='9' => {}
            _ if found.is_whitespace() => {}
            _ => {
                let column = index + 1;
                return Err(DrawingError::Unexpected { found, line: line_number, column });
            }
        }
    }
    Ok(row)
}

/// The drawing that [`Position::from_drawing`] reads.
impl fmt::Display for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for row in (0..self.shape().rows()).rev() {
            for column in self.shape().all_columns() {
                let gap = if column.index() == 0 { "" } else { " " };
                let mark = match self.at(Cell::new(column, row)) {
                    None => '.',
                    Some(Side::First) => 'X',
                    Some(Side::Second) => 'O',
                };
                write!(f, "{gap}{mark}")?;
            }
            writeln!(f)?;
        }
        Ok(())
    }
}

impl Say for DrawingError {
    fn say(&self, language: Language) -> String {
        match *self {
            DrawingError::Unexpected { found, line, column } => {
                let problem = text::drawing_unexpected(language, found.escape_debug());
                text::in_line_and_column(language, column, line, problem)
            }
            DrawingError::Ragged { line, expected, found } => {
                text::in_line(language, line, text::drawing_uneven(language, expected, found))
            }
            DrawingError::Floating { row, column } => text::drawing_floating(language, column, row),
            DrawingError::Shape(error) => error.say(language),
        }
    }
}

display_in_english!(DrawingError);
impl std::error::Error for DrawingError {}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn errors_say_where() {
        let error = |text: &str| Position::from_drawing(text, 4).unwrap_err().to_string();
        assert_eq!(
            error("....\n..?.\n....\n...."),
            "line 2, column 3: expected '.', 'X' or 'O', found '?'"
        );
        assert_eq!(error("....\n...\n"), "line 2: expected 4 cells as in the first row, found 3");
        assert_eq!(
            error("....\n.X..\n....\n...."),
            "the disc in row 2, column 2 has an empty cell below it"
        );
        assert!(error("").contains("4 to 16 columns"));
        assert!(error("...").contains("4 to 16 columns"));
    }
}
