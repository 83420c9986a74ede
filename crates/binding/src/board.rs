//! Positions as plain numbers, the way arrays hold them: row 0 at the top, 0 for a free cell, 1 and 2 for the
//! sides. Columns are counted from 0 in numbers, and from 1 in texts unless the text says otherwise.

use crate::Problem;
use fourline_rules::{Cell, Column, MoveList, Numbering, Outcome, Position, Rules, Shape, Side};

/// A board: columns, rows, and how many in a line win.
pub fn shape(columns: u32, rows: u32, connect: u32) -> Result<Shape, Problem> {
    Shape::new(columns, rows, connect).map_err(Problem::said)
}

/// The position after these moves.
pub fn position(moves: &str, shape: Shape, first: u32) -> Result<Position, Problem> {
    let numbering = match first {
        0 => Numbering::FromZero,
        1 => Numbering::FromOne,
        _ => return Err(Problem::value("first must be 0 or 1")),
    };
    MoveList::parse(moves, shape, numbering).map(|(_, position)| position).map_err(Problem::said)
}

/// Rules by the name of a preset, or as text such as `size=7x6 undo=3`.
pub fn read_rules(text: &str) -> Result<Rules, Problem> {
    match Rules::preset(text.trim()) {
        Some(rules) => Ok(rules),
        None if text.contains('=') => text.parse().map_err(Problem::said),
        None => {
            let names = Rules::PRESETS.map(|(name, _)| name).join(", ");
            let text = text.escape_debug();
            Err(Problem::value(format!(
                "there are no rules \"{text}\"; rules are one of {names}, or a text such as size=7x6 undo=3"
            )))
        }
    }
}

/// All cells, row by row from the top.
pub fn cells(position: &Position) -> Vec<i8> {
    let shape = position.shape();
    let rows = (0..shape.rows()).rev();
    rows.flat_map(|row| shape.all_columns().map(move |column| Cell::new(column, row)))
        .map(|cell| position.at(cell).map_or(0, |side| side.index() as i8 + 1))
        .collect()
}

/// The position with these cells, row by row from the top. Discs have to rest on something.
pub fn from_cells(rows: &[Vec<i64>], connect: u32) -> Result<Position, Problem> {
    let mut drawing = String::new();
    for row in rows {
        for &cell in row {
            drawing.push(match cell {
                0 => '.',
                1 => 'X',
                2 => 'O',
                other => {
                    let text = format!("a cell is 0, 1 or 2, not {other}");
                    return Err(Problem::value(text));
                }
            });
        }
        drawing.push('\n');
    }
    Position::from_drawing(&drawing, connect).map_err(Problem::said)
}

/// The same position with left and right exchanged.
pub fn mirrored(position: &Position) -> Position {
    let shape = position.shape();
    let mut mirror = Position::empty(shape);
    for cell in shape.all_cells() {
        if let Some(side) = position.at(cell) {
            let column = shape.columns() - 1 - cell.column.index() as u8;
            mirror.drop(side, Column::new(column)).expect("as much room as on the other side");
        }
    }
    mirror
}

/// What the board says: `open`, `first`, `second` (who has a line), `both` or `full`.
pub fn result_of(position: &Position) -> &'static str {
    match position.outcome() {
        Outcome::Open => "open",
        Outcome::Line(Side::First, _) => "first",
        Outcome::Line(Side::Second, _) => "second",
        Outcome::BothLines(_) => "both",
        Outcome::Full => "full",
    }
}

/// Whose turn it is, 1 or 2, by the numbers of discs; `None` if the game is over or they don't tell.
pub fn turn(position: &Position) -> Option<Side> {
    position.turn_by_count().filter(|_| position.outcome() == Outcome::Open)
}

/// The cells of winning lines as rows from the top and columns, both from 0.
pub fn winning_cells(position: &Position) -> Vec<(u8, u8)> {
    let set = match position.outcome() {
        Outcome::Line(_, cells) | Outcome::BothLines(cells) => cells,
        Outcome::Open | Outcome::Full => return Vec::new(),
    };
    let rows = position.shape().rows();
    let place = |cell: Cell| (rows - 1 - cell.row, cell.column.index() as u8);
    let mut found: Vec<_> = position.cells_of(set).into_iter().map(place).collect();
    found.sort_unstable();
    found
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn cells_read_back() {
        let board = position("44535", Shape::CLASSIC, 1).unwrap();
        let rows: Vec<Vec<i64>> = cells(&board)
            .chunks(7)
            .map(|row| row.iter().map(|&cell| cell.into()).collect())
            .collect();
        assert_eq!(rows[5], [0, 0, 2, 1, 1, 0, 0]);
        assert_eq!(from_cells(&rows, 4), Ok(board));
        assert_eq!(mirrored(&mirrored(&board)), board);
        assert!(from_cells(&[vec![3]], 4).is_err());
    }

    #[test]
    fn the_line_is_found_from_the_top() {
        let board = position("1122334", Shape::CLASSIC, 1).unwrap();
        assert_eq!(result_of(&board), "first");
        assert_eq!(winning_cells(&board), [(5, 0), (5, 1), (5, 2), (5, 3)]);
        assert_eq!(turn(&board), None);
    }

    #[test]
    fn rules_are_presets_or_texts() {
        assert_eq!(read_rules("power"), Ok(Rules::POWER));
        assert_eq!(read_rules("size=8x7").unwrap().shape.columns(), 8);
        assert!(read_rules("chess").unwrap_err().text.contains("second-chance"));
    }
}
