//! Positions.

use crate::values::{list, picture, thrown};
use fourline_binding::{self as binding, Problem};
use fourline_rules::{Column, Position as Board};
use js_sys::Array;
use wasm_bindgen::prelude::*;

/// Discs on a board. It never changes: each move makes another one.
#[wasm_bindgen]
pub struct Position {
    pub(crate) board: Board,
}

#[wasm_bindgen]
impl Position {
    /// The position after these moves, such as "4453" or "ddec": columns from 1, or letters.
    #[wasm_bindgen(constructor)]
    pub fn new(
        moves: Option<String>,
        columns: Option<u32>,
        rows: Option<u32>,
        connect: Option<u32>,
    ) -> Result<Position, JsValue> {
        let shape = binding::shape(columns.unwrap_or(7), rows.unwrap_or(6), connect.unwrap_or(4));
        let board = binding::position(&moves.unwrap_or_default(), shape.map_err(thrown)?, 1);
        Ok(Position { board: board.map_err(thrown)? })
    }

    /// A drawn board, the top row first: "." is free, "X" the first side, "O" the second.
    #[wasm_bindgen(js_name = fromDrawing)]
    pub fn from_drawing(text: &str, connect: Option<u32>) -> Result<Position, JsValue> {
        let board = Board::from_drawing(text, connect.unwrap_or(4));
        Ok(Position { board: board.map_err(|error| thrown(Problem::said(error)))? })
    }

    /// How many columns there are.
    #[wasm_bindgen(getter)]
    pub fn columns(&self) -> u8 {
        self.board.shape().columns()
    }

    /// How many rows there are.
    #[wasm_bindgen(getter)]
    pub fn rows(&self) -> u8 {
        self.board.shape().rows()
    }

    /// How many discs in a line win.
    #[wasm_bindgen(getter)]
    pub fn connect(&self) -> u8 {
        self.board.shape().connect()
    }

    /// Whose turn it is by the numbers of discs, 1 or 2; undefined if the game is over or they don't tell.
    #[wasm_bindgen(getter)]
    pub fn turn(&self) -> Option<u8> {
        binding::turn(&self.board).map(|side| side.index() as u8 + 1)
    }

    /// "open", "first", "second" (who has a line), "both" or "full".
    #[wasm_bindgen(getter)]
    pub fn outcome(&self) -> String {
        binding::result_of(&self.board).to_string()
    }

    /// Is there a line, or no room?
    #[wasm_bindgen(getter, js_name = isOver)]
    pub fn is_over(&self) -> bool {
        binding::result_of(&self.board) != "open"
    }

    /// All cells, row by row from the top: 0 is free, 1 and 2 are the sides.
    pub fn cells(&self) -> Vec<i8> {
        binding::cells(&self.board)
    }

    /// The columns that take a disc, from 0; none if the game is over.
    #[wasm_bindgen(js_name = legalMoves, unchecked_return_type = "number[]")]
    pub fn legal_moves(&self) -> Array {
        if self.is_over() {
            return Array::new();
        }
        list(self.board.open_columns().map(|column| column.index() as u32))
    }

    /// The cells of winning lines, as rows and columns from 0.
    #[wasm_bindgen(js_name = winningCells, unchecked_return_type = "[row: number, column: number][]")]
    pub fn winning_cells(&self) -> Array {
        let cells = binding::winning_cells(&self.board);
        list(cells.into_iter().map(|(row, column)| list([row, column])))
    }

    /// The position after the side to move has dropped a disc into a column, from 0.
    pub fn play(&self, column: f64) -> Result<Position, JsValue> {
        let refuse = |code: &str, text: String| thrown(Problem { code: code.to_string(), text });
        let Some(turn) = binding::turn(&self.board) else {
            return Err(refuse("game-over", "the game is over".to_string()));
        };
        let mut board = self.board;
        let index = if column.fract() == 0.0 && column >= 0.0 { column as u8 } else { u8::MAX };
        let dropped = board.drop(turn, Column::new(index));
        dropped.map_err(|_| refuse("bad-column", format!("column {column} takes no disc")))?;
        Ok(Position { board })
    }

    /// The same with left and right exchanged.
    pub fn mirrored(&self) -> Position {
        Position { board: binding::mirrored(&self.board) }
    }

    /// Is it the same position?
    pub fn equals(&self, other: &Position) -> bool {
        self.board == other.board
    }

    /// The board as text, the top row first.
    #[wasm_bindgen(js_name = toString)]
    pub fn text(&self) -> String {
        self.board.to_string()
    }

    /// A picture.
    pub fn svg(
        &self,
        #[wasm_bindgen(unchecked_optional_param_type = "PictureOptions")] options: &JsValue,
    ) -> Result<String, JsValue> {
        binding::svg(&binding::view_of(&self.board), &picture(options)?).map_err(thrown)
    }
}
