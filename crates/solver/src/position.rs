//! From the general position of the rules to the solver's board, with a reason where there is no
//! way. Nothing is searched here.

use crate::board::Board;
use crate::error::SolveError;
use fourline_rules::{Cell, Column, Outcome, Position, Side};

/// Who is to move, if the board can be solved and the numbers of discs tell.
pub(crate) fn turn(position: &Position) -> Result<Side, SolveError> {
    let shape = position.shape();
    if shape.connect() != 4 {
        return Err(SolveError::UnsupportedConnect(shape));
    }
    let (columns, rows) = (u32::from(shape.columns()), u32::from(shape.rows()));
    if columns < 4 || rows < 4 || columns * (rows + 1) > 64 {
        return Err(SolveError::UnsupportedSize(shape));
    }
    let unclear = || SolveError::UnclearTurn {
        first: position.discs(Side::First).len(),
        second: position.discs(Side::Second).len(),
    };
    position.turn_by_count().ok_or_else(unclear)
}

/// Who is to move, if moreover the game is not over.
pub(crate) fn turn_if_open(position: &Position) -> Result<Side, SolveError> {
    let turn = turn(position)?;
    match position.outcome() {
        Outcome::Open => Ok(turn),
        over => Err(SolveError::Finished(over)),
    }
}

impl<const W: usize, const H: usize> Board<W, H> {
    /// The board of a position of this size in which `turn` is to move.
    pub(crate) fn from_position(position: &Position, turn: Side) -> Self {
        let mut board = Board::EMPTY;
        for column in 0..W {
            let height = position.height(Column::new(column as u8));
            for row in 0..height {
                let cell = 1 << (column * crate::layout::Layout::<W, H>::STRIDE + row as usize);
                board.filled |= cell;
                if position.at(Cell::new(Column::new(column as u8), row)) == Some(turn) {
                    board.own |= cell;
                }
            }
        }
        board.moves = board.filled.count_ones() as i32;
        board
    }
}
