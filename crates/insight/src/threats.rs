//! Threats: free cells in which a disc would complete a line.

use fourline_rules::{Cell, Position, Side};

/// A free cell in which a disc of this side would complete a line.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Threat {
    /// Whose.
    pub side: Side,
    /// Where.
    pub cell: Cell,
    /// How many discs are missing below it; 0 if it can be played now.
    pub missing: u8,
}

impl Threat {
    /// Can it be played now?
    pub const fn is_playable(&self) -> bool {
        self.missing == 0
    }

    /// Is its row odd, counted from 1 at the bottom? Such threats are usually good for the first player,
    /// even ones for the second.
    pub const fn is_odd(&self) -> bool {
        self.cell.row.is_multiple_of(2)
    }
}

/// All threats of both sides: the first side's before the second's, each column by column from the left and
/// from the bottom up.
pub fn threats(position: &Position) -> Vec<Threat> {
    let of = |side: Side| {
        let missing = |cell: Cell| cell.row - position.height(cell.column);
        let threat = move |cell: Cell| Threat { side, cell, missing: missing(cell) };
        winning_cells(position, side).into_iter().map(threat)
    };
    of(Side::First).chain(of(Side::Second)).collect()
}

/// The free cells in which a disc of this side would complete a line.
pub fn winning_cells(position: &Position, side: Side) -> Vec<Cell> {
    let cells = position.shape().all_cells();
    cells.filter(|&cell| wins_at(position, side, cell)).collect()
}

/// Would a disc of this side in this cell complete a line? Only a free cell counts.
pub(crate) fn wins_at(position: &Position, side: Side, cell: Cell) -> bool {
    position.shape().has_cell(cell)
        && position.at(cell).is_none()
        && position.longest_run_through(side, cell) >= position.shape().connect()
}

/// The winning cells of this side that can be played now, from the left.
pub(crate) fn wins_now(position: &Position, side: Side) -> Vec<Cell> {
    let cells = position.open_columns().filter_map(|column| position.landing(column).ok());
    cells.filter(|&cell| wins_at(position, side, cell)).collect()
}

/// The cell on top of another.
pub(crate) const fn above(cell: Cell) -> Cell {
    Cell::new(cell.column, cell.row + 1)
}

#[cfg(test)]
mod tests {
    use super::*;
    use fourline_rules::Column;

    #[test]
    fn threats_of_both_sides_are_found() {
        let position = Position::from_drawing(
            ". . . . . . .\n. . . . . . .\n. . . . . . .\nO . . . . . .\nO X X X . . .\nO X O O . . X",
            4,
        )
        .unwrap();
        let found = threats(&position);
        let cell = |column, row| Cell::new(Column::new(column), row);
        let first = Threat { side: Side::First, cell: cell(4, 1), missing: 1 };
        let second = Threat { side: Side::Second, cell: cell(0, 3), missing: 0 };
        assert_eq!(found, [first, second]);
        assert!(!first.is_odd() && !first.is_playable() && second.is_playable());
    }
}
