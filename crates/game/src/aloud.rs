//! The board in sentences, for those who hear it: screen readers and descriptions of pictures.

use crate::{GameView, Words};
use fourline_rules::Cell;
use fourline_words::catalogue::game as say;
use fourline_words::list;

impl Words {
    /// The whole board, a sentence a column: `Column 4 from the bottom: X O.`
    pub fn board(&self, view: &GameView) -> String {
        let (language, shape) = (self.language, view.shape());
        let mut lines = Vec::new();
        let mut empty = Vec::new();
        for column in shape.all_columns() {
            let discs: Vec<String> = (0..shape.rows())
                .filter_map(|row| view.at(Cell::new(column, row)))
                .map(|seat| view.seat(seat).symbol.map_or("?".to_string(), |s| s.to_string()))
                .collect();
            let number = self.numbering.number(column);
            let signs = discs.join(" ");
            match discs.len() {
                0 => empty.push(number.to_string()),
                n if n == shape.rows() as usize => {
                    lines.push(say::board_column_full(language, number, signs));
                }
                _ => lines.push(say::board_column(language, number, signs)),
            }
        }
        match empty.as_slice() {
            [] => {}
            all if all.len() == shape.columns() as usize => lines.push(say::board_empty(language)),
            [one] => lines.push(say::board_column_empty(language, one)),
            _ => lines.push(say::board_columns_empty(language, list(language, empty))),
        }
        lines.into_iter().map(|line| line + "\n").collect()
    }
}
