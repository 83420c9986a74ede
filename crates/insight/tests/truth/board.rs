//! A naive board, written without the code under test: a grid and counting.

use fourline_rules::{Cell, Column, Position, Side};

/// The discs by column and row, 0 at the left and at the bottom.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Board {
    pub columns: Vec<Vec<Side>>,
    pub rows: usize,
    pub connect: usize,
}

pub fn at(cell: Cell) -> (usize, usize) {
    (cell.column.index(), usize::from(cell.row))
}

impl Board {
    pub fn of(position: &Position) -> Board {
        let shape = position.shape();
        let column = |column: Column| {
            (0..shape.rows()).map_while(|row| position.at(Cell::new(column, row))).collect()
        };
        Board {
            columns: shape.all_columns().map(column).collect(),
            rows: shape.rows().into(),
            connect: shape.connect().into(),
        }
    }

    pub fn is_free(&self, (column, row): (usize, usize)) -> bool {
        row < self.rows && self.columns[column].len() <= row
    }

    pub fn is_next(&self, (column, row): (usize, usize)) -> bool {
        row < self.rows && self.columns[column].len() == row
    }

    pub fn can_drop(&self, column: usize) -> bool {
        self.columns[column].len() < self.rows
    }

    pub fn is_full(&self) -> bool {
        (0..self.columns.len()).all(|column| !self.can_drop(column))
    }

    /// Drops a disc and says whether that completes a line.
    pub fn drop(&mut self, side: Side, column: usize) -> bool {
        assert!(self.can_drop(column));
        let wins = self.completes(side, (column, self.columns[column].len()));
        self.columns[column].push(side);
        wins
    }

    pub fn after(&self, side: Side, column: usize) -> Board {
        let mut after = self.clone();
        after.drop(side, column);
        after
    }

    fn has(&self, side: Side, column: i32, row: i32) -> bool {
        let cell = usize::try_from(column).ok().zip(usize::try_from(row).ok());
        cell.and_then(|(column, row)| self.columns.get(column)?.get(row)) == Some(&side)
    }

    /// Would a disc here complete a line, every window of the right length tried?
    pub fn completes(&self, side: Side, (column, row): (usize, usize)) -> bool {
        let (column, row, length) = (column as i32, row as i32, self.connect as i32);
        [(1, 0), (0, 1), (1, 1), (1, -1)].into_iter().any(|(right, up)| {
            (0..length).any(|start| {
                (0..length).all(|step| {
                    let away = step - start;
                    away == 0 || self.has(side, column + right * away, row + up * away)
                })
            })
        })
    }

    /// The columns that complete a line of this side now.
    pub fn wins(&self, side: Side) -> Vec<usize> {
        let wins = |&column: &usize| {
            self.can_drop(column) && self.completes(side, (column, self.columns[column].len()))
        };
        (0..self.columns.len()).filter(wins).collect()
    }

    /// Is there a line that lies in this side's discs and the cells that `may` names?
    pub fn line_in(&self, side: Side, may: impl Fn((usize, usize)) -> bool) -> bool {
        let is_in = |column: i32, row: i32| {
            let inside = (0..self.columns.len() as i32).contains(&column)
                && (0..self.rows as i32).contains(&row);
            let cell = (column as usize, row as usize);
            inside && (self.has(side, column, row) || (self.is_free(cell) && may(cell)))
        };
        (0..self.columns.len() as i32).any(|column| {
            (0..self.rows as i32).any(|row| {
                [(1, 0), (0, 1), (1, 1), (1, -1)].into_iter().any(|(right, up)| {
                    (0..self.connect as i32)
                        .all(|step| is_in(column + right * step, row + up * step))
                })
            })
        })
    }

    /// Does the next disc of this column fall into an even row, counted from 1?
    pub fn is_even_column(&self, column: usize) -> bool {
        self.can_drop(column) && self.columns[column].len() % 2 == 1
    }
}
