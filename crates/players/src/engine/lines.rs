//! The winning lines of a board as sets of cells, made once per game.

use fourline_rules::Shape;

/// All straight lines of the winning length.
#[derive(Clone, Debug)]
pub(super) struct Lines {
    pub(super) shape: Shape,
    /// The lines, each as a set of cells.
    pub(super) all: Vec<u128>,
    /// For each cell the lines through it.
    through: Vec<Vec<u128>>,
    /// Lines one disc shorter: three in a row where four win.
    pub(super) almost: Vec<u128>,
}

impl Lines {
    pub(super) fn new(shape: Shape) -> Lines {
        let all = lines(shape, shape.connect());
        let through = (0..shape.cells())
            .map(|bit| all.iter().copied().filter(|line| line >> bit & 1 == 1).collect())
            .collect();
        Lines { shape, all, through, almost: lines(shape, shape.connect() - 1) }
    }

    /// Does this disc complete a line of these discs?
    pub(super) fn completes(&self, discs: u128, bit: u32) -> bool {
        self.through[bit as usize].iter().any(|line| discs & line == *line)
    }

    /// Is there a line anywhere?
    pub(super) fn any(&self, discs: u128) -> bool {
        self.all.iter().any(|line| discs & line == *line)
    }

    /// Are there so many in a row that a block is refused?
    pub(super) fn any_almost(&self, discs: u128) -> bool {
        self.almost.iter().any(|line| discs & line == *line)
    }
}

/// Straight lines of a length; a cell's bit is its column times the rows, plus its row.
fn lines(shape: Shape, length: u8) -> Vec<u128> {
    let (columns, rows) = (i32::from(shape.columns()), i32::from(shape.rows()));
    let mut lines = Vec::new();
    for column in 0..columns {
        for row in 0..rows {
            for (right, up) in [(1, 0), (0, 1), (1, 1), (1, -1)] {
                let cells = (0..i32::from(length)).map(|i| (column + i * right, row + i * up));
                let line = cells.clone().fold(0u128, |line, (c, r)| {
                    let inside = (0..columns).contains(&c) && (0..rows).contains(&r);
                    if inside { line | 1 << (c * rows + r) } else { line }
                });
                if line.count_ones() == u32::from(length) {
                    lines.push(line);
                }
            }
        }
    }
    lines
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_classic_board_has_69_lines() {
        let lines = Lines::new(Shape::CLASSIC);
        assert_eq!(lines.all.len(), 69);
        // The middle cells of the bottom row: 4 along it, 1 up, 2 diagonals.
        assert_eq!(lines.through[3 * 6].len(), 7);
        assert_eq!(lines.through[0].len(), 3);
    }
}
