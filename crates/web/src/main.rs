//! A stand-in for the page, until the page is here: enough to be built, loaded and tested.

use wasm_bindgen::prelude::*;

#[wasm_bindgen]
extern "C" {
    #[wasm_bindgen(js_namespace = console)]
    fn info(text: &str);
}

fn main() {
    info(&fourline_game::Name::new("Zoe\u{308}").map_or(String::new(), |name| name.to_string()));
}
