//! Films of games in the browser: a module in a worker of its own, which is loaded when a film is first asked for.
//! The film is the same as that of `fourline picture GAME -o FILM.gif`.

use fourline_game::{record, steps};
use fourline_picture::{Film, Look, Pace, Size};
use wasm_bindgen::prelude::*;

/// The game of a record as GIF. Fails if it can't be read or is too large.
#[wasm_bindgen]
pub fn gif(text: &str) -> Result<Vec<u8>, JsError> {
    // Only developers see what went wrong; the page says that there is no film.
    let game = record::read(text).map_err(|_| JsError::new("record"))?;
    let film = Film::of(&steps(&game), &Look::default(), Size::Natural, Pace::default());
    film.and_then(|film| film.to_gif()).map_err(|_| JsError::new("film"))
}
