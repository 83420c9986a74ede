//! Boards in a program's output.

use super::Dialogue;
use fourline_rules::{Cell, Position, Shape, Side};

/// A board as it is shown, from the top row on.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Shown(Vec<Vec<Option<Side>>>);

impl Shown {
    /// What is shown in a cell.
    pub(super) fn at(&self, cell: Cell) -> Option<Side> {
        let row = self.0.len() - 1 - usize::from(cell.row);
        self.0[row][cell.column.index()]
    }

    /// The first cell that differs from a position, from the bottom up.
    pub(super) fn difference(&self, position: &Position) -> Option<Cell> {
        let mut cells: Vec<Cell> = position.shape().all_cells().collect();
        cells.sort_by_key(|cell| (cell.row, cell.column));
        cells.into_iter().find(|&cell| self.at(cell) != position.at(cell))
    }
}

/// All boards in a text. Rows stand one below the other; between them only frames and numbers.
pub(super) fn boards(text: &str, dialogue: &Dialogue, shape: Shape) -> Vec<Shown> {
    let Some(signs) = dialogue.signs else { return Vec::new() };
    let mut boards = Vec::new();
    let mut rows: Vec<Vec<Option<Side>>> = Vec::new();
    for line in text.lines() {
        match cells(line, signs, dialogue.separator) {
            Some(row) if row.len() == usize::from(shape.columns()) => rows.push(row),
            Some(row) if row.is_empty() => {}
            _ => rows.clear(),
        }
        if rows.len() == usize::from(shape.rows()) {
            boards.push(Shown(std::mem::take(&mut rows)));
        }
    }
    boards
}

/// The cells of a line; `None` if something else stands in it.
fn cells(line: &str, signs: [char; 3], separator: Option<char>) -> Option<Vec<Option<Side>>> {
    let meaning = |sign: char| match signs.iter().position(|known| *known == sign)? {
        0 => Some(None),
        1 => Some(Some(Side::First)),
        _ => Some(Some(Side::Second)),
    };
    let is_frame =
        |c: char| c.is_whitespace() || c.is_ascii_digit() || "|+-_=[](){}<>:#*".contains(c);
    if let Some(separator) = separator
        && line.contains(separator)
    {
        let inner = line.trim();
        let inner = inner.strip_prefix(separator).unwrap_or(inner);
        let inner = inner.strip_suffix(separator).unwrap_or(inner);
        let cell = |part: &str| {
            let mut signs = part.chars().filter_map(meaning).flatten();
            match (signs.next(), signs.next()) {
                (side, None) => {
                    let rest = part.chars().filter(|c| meaning(*c).is_none());
                    rest.into_iter().all(is_frame).then_some(side)
                }
                _ => None,
            }
        };
        return inner.split(separator).map(cell).collect();
    }
    let mut row = Vec::new();
    for c in line.chars() {
        match meaning(c) {
            Some(cell) => row.push(cell),
            None if is_frame(c) => {}
            None => return None,
        }
    }
    Some(row)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn dialogue(signs: &str) -> Dialogue {
        let ends = "ask column: c\nend first: a\nend second: b\nend draw: d\n";
        Dialogue::read(&format!("{ends}{signs}")).unwrap()
    }

    #[test]
    fn boards_are_found_between_other_lines() {
        let shape = Shape::new(4, 4, 4).unwrap();
        let text = "X moves.\n  1 2 3 4\n1 . . . .\n2 . . . .\n3 . . O .\n4 X X O .\nX, column? ";
        let plain = dialogue("empty: .\nfirst: X\nsecond: O\n");
        let found = boards(text, &plain, shape);
        let position = Position::from_drawing("....\n....\n..O.\nXXO.", 4).unwrap();
        assert_eq!(found.len(), 1);
        assert_eq!(found[0].difference(&position), None);
        let framed = "+-+-+-+-+\n| | | | |\n+-+-+-+-+\n| | | | |\n| | |O| |\n|X|X|O| |\n";
        let spaced = dialogue("empty: \" \"\nfirst: X\nsecond: O\nseparator: |\n");
        let found = boards(framed, &spaced, shape);
        assert_eq!(found.len(), 1, "{framed}");
        assert_eq!(found[0].difference(&position), None);
        let wrong = boards(&text.replace("X X O .", "X O O ."), &plain, shape);
        let cell = wrong[0].difference(&position).unwrap();
        assert_eq!((cell.column.index(), cell.row), (1, 0));
    }
}
