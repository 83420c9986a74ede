//! What the browser knows about Unicode, for names and symbols: so the page needs no tables of its own.

use super::browser::window;
use fourline_game::{CharacterKind as Kind, Tables, use_tables};
use js_sys::{Array, Function, JsString, Reflect, RegExp};
use wasm_bindgen::{JsCast, JsValue};

/// Has names checked with the browser's tables.
pub fn install() {
    use_tables(Tables {
        composed: |text| JsString::from(text).normalize("NFC").into(),
        lower: |text| JsString::from(text).to_lower_case().into(),
        clusters: |text| clusters(text).unwrap_or_else(|| characters(text)),
        kind,
        is_invisible: |cluster| matches(cluster, r"^[\p{Mn}\p{Me}\p{Cf}\p{DI}]*$"),
        is_one_column,
    });
}

fn matches(text: &str, pattern: &str) -> bool {
    RegExp::new(pattern, "u").test(text)
}

fn kind(character: char) -> Kind {
    let text = character.to_string();
    let is = |pattern: &str| matches(&text, pattern);
    match () {
        () if is(r"[\p{Cc}\p{Cs}\p{Co}\p{Cn}\p{Zl}\p{Zp}]") => Kind::Hidden,
        () if is(r"\p{Zs}") => Kind::Space,
        () if is(r"\p{Cf}") => Kind::Format,
        () if is(r"[\p{L}\p{S}\p{P}]") => Kind::Sign,
        () => Kind::Other,
    }
}

/// Browsers do not tell how wide a character is; these scripts and pictures are two columns wide.
fn is_one_column(character: char) -> bool {
    let text = character.to_string();
    let wide = r"[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Hang}\p{sc=Bopo}\p{sc=Yiii}\p{Emoji_Presentation}\u3000-\u303e\uff01-\uff60\uffe0-\uffe6]";
    !matches(&text, wide) && !matches(&text, r"[\p{C}\p{Mn}\p{Me}\p{DI}]")
}

/// Where each character begins, without those that belong together.
fn characters(text: &str) -> Vec<usize> {
    text.char_indices().map(|(at, _)| at).collect()
}

/// Where everything begins that people see as one character; `None` in a browser that does not know.
fn clusters(text: &str) -> Option<Vec<usize>> {
    let segmenter = Reflect::get(&window(), &"Intl".into()).ok()?;
    let segmenter =
        Reflect::get(&segmenter, &"Segmenter".into()).ok()?.dyn_into::<Function>().ok()?;
    let segmenter = Reflect::construct(&segmenter, &Array::new()).ok()?;
    let segment = Reflect::get(&segmenter, &"segment".into()).ok()?.dyn_into::<Function>().ok()?;
    let segments = segment.call1(&segmenter, &JsValue::from_str(text)).ok()?;
    // Places are counted in units of 16 bits there, in bytes here.
    let mut places = Vec::new();
    let mut bytes = 0;
    for segment in Array::from(&segments).iter() {
        let segment = Reflect::get(&segment, &"segment".into()).ok()?.as_string()?;
        places.push(bytes);
        bytes += segment.len();
    }
    Some(places)
}
