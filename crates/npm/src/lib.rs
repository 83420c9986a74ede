//! The compiled half of the npm package `fourline`; the rest is in `js`. `docs/packages.md` tells how it is used.
//!
//! Columns and rows count from 0, rows from the top; texts of moves count columns from 1. What goes wrong is an
//! `Error` with a `code`.

mod game;
mod position;
mod solver;
mod values;

use fourline_players::Computer;
use fourline_rules::Rules;
use fourline_words::Language;
use js_sys::Array;
use values::{list, object};
use wasm_bindgen::prelude::*;

#[wasm_bindgen(typescript_custom_section)]
const TYPES: &str = r#"
/** What is thrown: `code` is "value" for an argument that can't be used, or why a game refused something. */
export interface FourlineError extends Error { name: "FourlineError"; code: string; }
/** Whose turn, seat or side it is. */
export type Seat = 1 | 2;
/** Something that happened in a game. */
export interface GameEvent { kind: string; seat: Seat | null; cell: [row: number, column: number] | null; text: string; }
/** A computer player: a level from 1 (a child wins) to 10 (perfect), "robot" or "random". */
export interface Level { id: string; name: string; number: number | null; about: string; }
/** What a game starts from. Rules are the name of a preset or a text such as "size=8x7 undo=3". */
export interface GameOptions {
  rules?: string;
  names?: [string, string];
  players?: [string | number, string | number];
  symbols?: string;
  starter?: Seat;
  seed?: number;
  clock?: string;
  serious?: boolean;
}
/** How a picture is drawn. Themes: "discs", "squares", "contrast", "shapes". */
export interface PictureOptions {
  theme?: string;
  dark?: boolean;
  coordinates?: boolean;
  scores?: (number | null)[];
  width?: number;
}
/** All about a position: columns from 0, null where one is full. */
export interface Analysis {
  score: number;
  scores: (number | null)[];
  bestMoves: number[];
  line: number[];
  nodes: number;
}
/** What a seat has left; null for what the rules don't have. */
export interface Left { undos: number | null; removes: number | null; blocks: number | null; violations: number | null; }
"#;

/// The version of the package.
#[wasm_bindgen]
pub fn version() -> String {
    env!("CARGO_PKG_VERSION").to_string()
}

/// The names of the rules that there are; others can be written as text.
#[wasm_bindgen(unchecked_return_type = "string[]")]
pub fn presets() -> Array {
    list(Rules::PRESETS.map(|(name, _)| name))
}

/// The computer players.
#[wasm_bindgen(unchecked_return_type = "Level[]")]
pub fn levels() -> Array {
    let level = |computer: Computer| {
        let number = match computer {
            Computer::Level(level) => Some(level.number()),
            Computer::Random | Computer::Robot => None,
        };
        object([
            ("id", computer.id().into()),
            ("name", computer.default_name(Language::English).into()),
            ("number", number.map_or(JsValue::NULL, JsValue::from)),
            ("about", computer.about(Language::English).into()),
        ])
    };
    list(Computer::all().map(level))
}
