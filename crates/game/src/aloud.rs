//! The board in sentences, for those who hear it: screen readers and descriptions of pictures.

use crate::{GameView, Words};
use fourline_rules::Cell;
use std::fmt::Write as _;

impl Words {
    /// The whole board, a sentence a column: `Column 4 from the bottom: X O.`
    pub fn board(&self, view: &GameView) -> String {
        let shape = view.shape();
        let mut text = String::new();
        let mut empty = Vec::new();
        for column in shape.all_columns() {
            let discs: Vec<String> = (0..shape.rows())
                .filter_map(|row| view.at(Cell::new(column, row)))
                .map(|seat| view.seat(seat).symbol.map_or("?".to_string(), |s| s.to_string()))
                .collect();
            let number = self.numbering.number(column);
            if discs.is_empty() {
                empty.push(number.to_string());
            } else {
                let full = if discs.len() == shape.rows() as usize { ", full" } else { "" };
                let _ =
                    writeln!(text, "Column {number} from the bottom: {}{full}.", discs.join(" "));
            }
        }
        match empty.len() {
            0 => {}
            n if n == shape.columns() as usize => text += "The board is empty.\n",
            1 => {
                let _ = writeln!(text, "Column {} is empty.", empty[0]);
            }
            _ => {
                let _ = writeln!(text, "Columns {} are empty.", empty.join(", "));
            }
        }
        text
    }
}
