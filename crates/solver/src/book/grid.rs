//! Positions as two words, for any board at run time: the order of bits that a book is written in.
//! The search has its own board, whose layout may change without touching any book.

use super::BookError;
use fourline_rules::{Cell, Column, Position, Shape, Side};

/// Bit operations on boards of one size.
///
/// ```text
///   6 13 20 27 34 41 48      always free
///   5 12 19 26 33 40 47      row 6
///   ...                      the bits of 7x6: each column has one bit more than it has rows
///   1  8 15 22 29 36 43
///   0  7 14 21 28 35 42      row 1
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Grid {
    shape: Shape,
    /// Bits from one column to the next.
    stride: u32,
    bottom: u64,
    board: u64,
}

impl Grid {
    pub(super) fn new(shape: Shape) -> Result<Grid, BookError> {
        let (columns, rows) = (u32::from(shape.columns()), u32::from(shape.rows()));
        let stride = rows + 1;
        if shape.connect() != 4 || columns * stride > 64 {
            return Err(BookError::UnsupportedShape(shape));
        }
        let bottom = (0..columns).fold(0, |bits, column| bits | 1 << (column * stride));
        let board = bottom * ((1 << rows) - 1);
        Ok(Grid { shape, stride, bottom, board })
    }

    pub(super) fn shape(self) -> Shape {
        self.shape
    }

    pub(super) fn cells(self) -> u32 {
        self.shape.cells()
    }

    /// The discs of `turn`, and all discs.
    pub(super) fn bits_of(self, position: &Position, turn: Side) -> (u64, u64) {
        let (mut own, mut filled) = (0, 0);
        for cell in self.shape.all_cells() {
            let bit = 1 << (cell.column.index() as u32 * self.stride + u32::from(cell.row));
            match position.at(cell) {
                Some(side) if side == turn => (own, filled) = (own | bit, filled | bit),
                Some(_) => filled |= bit,
                None => {}
            }
        }
        (own, filled)
    }

    /// The position again.
    pub(super) fn position(self, own: u64, filled: u64) -> Position {
        let turn = if filled.count_ones().is_multiple_of(2) { Side::First } else { Side::Second };
        let mut position = Position::empty(self.shape);
        for Cell { column, row } in self.shape.all_cells() {
            let bit = 1 << (column.index() as u32 * self.stride + u32::from(row));
            if filled & bit != 0 {
                let side = if own & bit != 0 { turn } else { turn.other() };
                position.drop(side, column).expect("discs rest on each other");
            }
        }
        position
    }

    /// The highest disc of each column.
    pub(super) fn tops(self, filled: u64) -> u64 {
        filled & !(filled >> 1)
    }

    /// The positions after one more disc that does not win, seen by the side that is then to move.
    pub(super) fn children(self, own: u64, filled: u64) -> impl Iterator<Item = (u64, u64)> {
        let landings = (filled + self.bottom) & self.board;
        let columns = self.shape.all_columns().map(Column::index);
        columns.filter_map(move |column| {
            let cell = landings & (((1 << self.shape.rows()) - 1) << (column as u32 * self.stride));
            (cell != 0 && !self.has_line(own | cell)).then_some((own ^ filled, filled | cell))
        })
    }

    /// Can the side to move complete a line with its next disc?
    pub(super) fn wins_at_once(self, own: u64, filled: u64) -> bool {
        let mut landings = (filled + self.bottom) & self.board;
        while landings != 0 {
            let cell = landings & landings.wrapping_neg();
            if self.has_line(own | cell) {
                return true;
            }
            landings ^= cell;
        }
        false
    }

    fn has_line(self, discs: u64) -> bool {
        [1, self.stride - 1, self.stride, self.stride + 1].into_iter().any(|step| {
            let pairs = discs & (discs >> step);
            pairs & (pairs >> (2 * step)) != 0
        })
    }

    /// One number for a position and its mirror image. In each column the highest bit set marks the
    /// height, the bits below it are the discs of the side to move.
    pub(super) fn canonical_code(self, own: u64, filled: u64) -> u64 {
        let code = |own: u64, filled: u64| own + filled + self.bottom;
        code(own, filled).min(code(self.mirror(own), self.mirror(filled)))
    }

    /// The discs of the side to move and all discs, from a code.
    pub(super) fn decode(self, code: u64) -> (u64, u64) {
        let (mut own, mut filled) = (0, 0);
        for column in 0..u32::from(self.shape.columns()) {
            let shift = column * self.stride;
            let bits = (code >> shift) & ((1 << self.stride) - 1);
            let height = bits.ilog2();
            filled |= ((1 << height) - 1) << shift;
            own |= (bits ^ (1 << height)) << shift;
        }
        (own, filled)
    }

    fn mirror(self, bits: u64) -> u64 {
        let columns = u32::from(self.shape.columns());
        let column = (1 << self.stride) - 1;
        (0..columns).fold(0, |mirrored, from| {
            mirrored
                | ((bits >> (from * self.stride)) & column) << ((columns - 1 - from) * self.stride)
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use fourline_rules::{MoveList, Numbering};

    fn position(moves: &str) -> Position {
        MoveList::parse(moves, Shape::CLASSIC, Numbering::FromOne).unwrap().1
    }

    #[test]
    fn codes_read_back_and_mirror_images_share_one() {
        let grid = Grid::new(Shape::CLASSIC).unwrap();
        for (moves, mirrored) in [("", ""), ("1", "7"), ("4453", "4435"), ("12233344", "76655544")]
        {
            let code = |moves| {
                let position = position(moves);
                let (own, filled) = grid.bits_of(&position, position.turn_by_count().unwrap());
                assert_eq!(grid.position(own, filled), position);
                grid.canonical_code(own, filled)
            };
            assert_eq!(code(moves), code(mirrored));
            let (own, filled) = grid.decode(code(moves));
            assert_eq!(grid.canonical_code(own, filled), code(moves));
            let read = grid.position(own, filled);
            assert!(read == position(moves) || read == position(mirrored));
        }
    }

    #[test]
    fn wins_at_once_are_those_of_the_rules() {
        let grid = Grid::new(Shape::CLASSIC).unwrap();
        for (moves, wins) in [("112233", true), ("11223", false), ("1212", false), ("121212", true)]
        {
            let position = position(moves);
            let (own, filled) = grid.bits_of(&position, position.turn_by_count().unwrap());
            assert_eq!(grid.wins_at_once(own, filled), wins, "{moves}");
        }
    }
}
