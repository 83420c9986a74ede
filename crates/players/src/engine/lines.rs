//! The lines of a board, all at once: a set of cells shifted along a direction lies on top of
//! itself wherever two neighbours are in it. Made once per decision.
//!
//! ```text
//!   discs            . X X X .
//!   shifted by one   X X X . .      both: neighbours to the right are discs too
//!   shifted by two   X X . . .
//! ```
//! Cells of neighbouring columns are neighbours in the word as well, so a shifted set wraps around
//! the edges; `starts` keeps the cells where a whole line fits and nothing has wrapped.

use super::bits::Bits;
use fourline_rules::Shape;

/// What the search needs to know of a board.
#[derive(Clone, Debug)]
pub(super) struct Lines<B> {
    pub(super) shape: Shape,
    /// All cells.
    pub(super) all: B,
    /// The lowest cell of each column.
    pub(super) bottom: B,
    /// The cells of the centre columns, where a forced opening goes.
    pub(super) centre: B,
    /// For each cell, how many lines go through it.
    pub(super) through: Vec<i32>,
    /// For each cell, itself and those above it in its column.
    pub(super) upper: Vec<B>,
    ways: Vec<Way<B>>,
    /// The same for runs one disc short of a line: three in a row where four win.
    almost: Vec<Way<B>>,
}

/// A direction in which lines run.
#[derive(Clone, Debug)]
struct Way<B> {
    /// From a cell to the next one.
    step: u32,
    /// Cells where a line starts, at its left or lower end.
    starts: B,
}

impl<B: Bits> Lines<B> {
    pub(super) fn new(shape: Shape) -> Lines<B> {
        let rows = u32::from(shape.rows());
        let ways = ways::<B>(shape, shape.connect());
        let mut through = vec![0; shape.cells() as usize];
        for way in &ways {
            for start in way.starts.each() {
                for i in 0..u32::from(shape.connect()) {
                    through[(start + i * way.step) as usize] += 1;
                }
            }
        }
        let set = |is_in: &dyn Fn(u32) -> bool| {
            (0..shape.cells()).filter(|&bit| is_in(bit)).fold(B::NONE, |set, bit| set | B::one(bit))
        };
        let is_centre = |bit: u32| shape.is_centre(fourline_rules::Column::new((bit / rows) as u8));
        Lines {
            shape,
            all: set(&|_| true),
            bottom: set(&|bit| bit % rows == 0),
            centre: set(&is_centre),
            through,
            upper: (0..shape.cells())
                .map(|bit| set(&|other| other >= bit && other / rows == bit / rows))
                .collect(),
            ways,
            almost: self::ways(shape, shape.connect() - 1),
        }
    }

    /// Where the next disc of each open column comes to rest.
    pub(super) fn landings(&self, filled: B) -> B {
        // What moves up over the top of a column arrives at a bottom cell, which is in anyway.
        ((filled << 1) | self.bottom) & !filled & self.all
    }

    /// Is there a line?
    pub(super) fn any(&self, discs: B) -> bool {
        has_run(discs, &self.ways, u32::from(self.shape.connect()))
    }

    /// Are there so many in a row that a block is refused?
    pub(super) fn any_almost(&self, discs: B) -> bool {
        has_run(discs, &self.almost, u32::from(self.shape.connect()) - 1)
    }

    /// The cells, taken or not, where one more disc completes a line.
    pub(super) fn threats(&self, discs: B) -> B {
        let connect = usize::from(self.shape.connect());
        let mut threats = B::NONE;
        for way in &self.ways {
            // For each place in a line: are all before it discs, and all after it?
            let mut after = [way.starts; 17];
            for place in (1..connect).rev() {
                after[place - 1] = after[place] & (discs >> (place as u32 * way.step));
            }
            let mut before = way.starts;
            for (place, after) in after[..connect].iter().enumerate() {
                let step = place as u32 * way.step;
                threats |= (before & *after) << step;
                before &= discs >> step;
            }
        }
        threats
    }

    /// Calls `look` with how many lines without a disc of `others` hold 1, 2, 3 ... discs of `own`.
    pub(super) fn open(&self, own: B, others: B, mut look: impl FnMut(u32, u32)) {
        let connect = u32::from(self.shape.connect());
        for way in &self.ways {
            let mut open = way.starts;
            // A number for each start, spread over four words: ones, twos, fours, eights.
            let mut number = [B::NONE; 4];
            for place in 0..connect {
                let step = place * way.step;
                open &= !(others >> step);
                let mut carry = own >> step;
                for digit in &mut number {
                    let both = *digit & carry;
                    *digit = *digit ^ carry;
                    carry = both;
                    if carry.is_empty() {
                        break;
                    }
                }
            }
            for count in 1..connect {
                let mut lines = open;
                for (place, digit) in number.iter().enumerate() {
                    lines &= if count >> place & 1 == 1 { *digit } else { !*digit };
                }
                look(count, lines.count());
            }
        }
    }
}

/// Is there a run of this length somewhere? Two runs that overlap make a longer one.
fn has_run<B: Bits>(discs: B, ways: &[Way<B>], length: u32) -> bool {
    ways.iter().any(|way| {
        let (mut run, mut so_far) = (discs, 1);
        while so_far < length {
            let more = so_far.min(length - so_far);
            run &= run >> (more * way.step);
            so_far += more;
        }
        !(run & way.starts).is_empty()
    })
}

/// The directions in which lines of this length fit on the board.
fn ways<B: Bits>(shape: Shape, length: u8) -> Vec<Way<B>> {
    let (columns, rows) = (i32::from(shape.columns()), i32::from(shape.rows()));
    let last = i32::from(length) - 1;
    let mut ways = Vec::new();
    for (right, up) in [(1, 0), (0, 1), (1, 1), (1, -1)] {
        let mut starts = B::NONE;
        for column in 0..columns - right * last {
            for row in 0..rows {
                if (0..rows).contains(&(row + up * last)) {
                    starts |= B::one((column * rows + row) as u32);
                }
            }
        }
        // Where no line fits, a shift might not even fit the word.
        if !starts.is_empty() {
            ways.push(Way { step: (right * rows + up) as u32, starts });
        }
    }
    ways
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Dice, Draw};
    use fourline_rules::{Cell, Column, Position, Side};

    #[test]
    fn the_classic_board_has_69_lines() {
        let lines = Lines::<u64>::new(Shape::CLASSIC);
        assert_eq!(lines.ways.iter().map(|way| way.starts.count()).sum::<u32>(), 69);
        // The lowest cell of the middle: 4 along the row, 1 up, 2 diagonals.
        assert_eq!(lines.through[3 * 6], 7);
        assert_eq!(lines.through[0], 3);
    }

    /// Lines found by looking at every cell in turn, the obvious way.
    fn plainly(shape: Shape, discs: u128, length: u8) -> Vec<u128> {
        let mut position = Position::empty(shape);
        // Only the geometry is asked for, so everything else is filled by the other side.
        for column in shape.all_columns() {
            for row in 0..shape.rows() {
                let bit = column.index() as u32 * u32::from(shape.rows()) + u32::from(row);
                let side = if discs >> bit & 1 == 1 { Side::First } else { Side::Second };
                position.drop(side, column).unwrap();
            }
        }
        let mut lines = Vec::new();
        for cell in shape.all_cells() {
            for (right, up) in [(1, 0), (0, 1), (1, 1), (1, -1)] {
                let cells = (0..i32::from(length)).map(|i| {
                    let (column, row) =
                        (cell.column.index() as i32 + i * right, i32::from(cell.row) + i * up);
                    let inside = column >= 0 && row >= 0;
                    inside.then(|| Cell::new(Column::new(column as u8), row as u8))
                });
                let mine = |cell: Option<Cell>| {
                    let cell = cell.filter(|&cell| position.at(cell) == Some(Side::First))?;
                    Some(
                        1u128
                            << (cell.column.index() * usize::from(shape.rows())
                                + usize::from(cell.row)),
                    )
                };
                if let Some(line) = cells.map(mine).sum::<Option<u128>>() {
                    lines.push(line);
                }
            }
        }
        lines
    }

    fn check<B: Bits>(shape: Shape, dice: &mut Dice) {
        let lines = Lines::<B>::new(shape);
        let connect = shape.connect();
        for _ in 0..100 {
            let density = 2 + dice.below(4);
            let mut lot = || {
                (0..shape.cells())
                    .fold(0u128, |set, bit| set | u128::from(dice.below(density) > 0) << bit)
            };
            let (own, blank) = (lot(), lot());
            let discs = B::of(own);
            assert_eq!(lines.any(discs), !plainly(shape, own, connect).is_empty());
            assert_eq!(lines.any_almost(discs), !plainly(shape, own, connect - 1).is_empty());
            let threats = lines.threats(discs);
            for bit in 0..shape.cells() {
                let through = |line: &u128| line >> bit & 1 == 1;
                let with = plainly(shape, own | 1 << bit, connect);
                assert_eq!(threats.has(bit), with.iter().any(through), "{shape} {bit}");
            }
            // Open lines: those of a board where all but the other side's cells are filled.
            let others = !blank & !own & ((1u128 << (shape.cells() - 1) << 1).wrapping_sub(1));
            let all = (1u128 << (shape.cells() - 1) << 1).wrapping_sub(1);
            let mut expected = [0; 17];
            for line in plainly(shape, all & !others, connect) {
                expected[(line & own).count_ones() as usize] += 1;
            }
            let mut found = [0; 17];
            lines.open(discs, B::of(others), |count, lines| found[count as usize] += lines);
            assert_eq!(found[1..connect as usize], expected[1..connect as usize]);
        }
    }

    #[test]
    fn all_at_once_finds_the_same_as_cell_by_cell() {
        let mut dice = Dice::new(7);
        for (columns, rows, connect) in
            [(7, 6, 4), (4, 4, 3), (8, 8, 5), (4, 16, 7), (16, 4, 5), (5, 4, 4)]
        {
            let shape = Shape::new(columns, rows, connect).unwrap();
            check::<u64>(shape, &mut dice);
            check::<u128>(shape, &mut dice);
        }
        check::<u128>(Shape::new(16, 8, 4).unwrap(), &mut dice);
        check::<u128>(Shape::new(11, 11, 3).unwrap(), &mut dice);
    }
}
