//! Plain values of JavaScript, there and back.

use fourline_binding::{PictureOptions, Problem};
use js_sys::{Array, Error, Object, Reflect};
use wasm_bindgen::prelude::*;

/// What JavaScript throws.
pub fn thrown(problem: Problem) -> JsValue {
    let error = Error::new(&problem.text);
    error.set_name("FourlineError");
    set(&error, "code", &problem.code.into());
    error.into()
}

fn set(object: &JsValue, name: &str, value: &JsValue) {
    Reflect::set(object, &name.into(), value).expect("a fresh object takes every value");
}

/// An object with these fields.
pub fn object<const N: usize>(fields: [(&str, JsValue); N]) -> JsValue {
    let object = Object::new();
    for (name, value) in fields {
        set(&object, name, &value);
    }
    object.into()
}

/// A list of these values.
pub fn list<T: Into<JsValue>>(values: impl IntoIterator<Item = T>) -> Array {
    values.into_iter().map(Into::into).collect()
}

/// A number, or null.
pub fn number_or_null<T: Into<f64>>(value: Option<T>) -> JsValue {
    value.map_or(JsValue::NULL, |value| JsValue::from_f64(value.into()))
}

/// An argument that can't be used.
fn wrong(name: &str, expected: &str) -> JsValue {
    thrown(Problem::value(format!("{name} must be {expected}")))
}

/// A field of an object of options; `None` if it is not there.
pub fn field(options: &JsValue, name: &str) -> Result<Option<JsValue>, JsValue> {
    if options.is_undefined() || options.is_null() {
        return Ok(None);
    }
    if !options.is_object() {
        return Err(wrong("options", "an object"));
    }
    let value = Reflect::get(options, &name.into())?;
    Ok(Some(value).filter(|value| !value.is_undefined() && !value.is_null()))
}

/// A text among options.
pub fn text(options: &JsValue, name: &str) -> Result<Option<String>, JsValue> {
    let Some(value) = field(options, name)? else { return Ok(None) };
    value.as_string().map(Some).ok_or_else(|| wrong(name, "a text"))
}

/// A yes or no among options.
pub fn flag(options: &JsValue, name: &str, usual: bool) -> Result<bool, JsValue> {
    let Some(value) = field(options, name)? else { return Ok(usual) };
    value.as_bool().ok_or_else(|| wrong(name, "true or false"))
}

/// A whole number from 0 on that JavaScript holds exactly.
pub fn whole(value: f64, name: &str) -> Result<u64, JsValue> {
    let fits = value.fract() == 0.0 && (0.0..=9_007_199_254_740_991.0).contains(&value);
    if fits { Ok(value as u64) } else { Err(wrong(name, "a whole number from 0 on")) }
}

/// A whole number among options.
pub fn count(options: &JsValue, name: &str) -> Result<Option<u64>, JsValue> {
    let Some(value) = field(options, name)? else { return Ok(None) };
    whole(value.as_f64().unwrap_or(f64::NAN), name).map(Some)
}

/// Two texts among options; numbers count as texts.
pub fn pair(options: &JsValue, name: &str) -> Result<Option<[String; 2]>, JsValue> {
    let Some(value) = field(options, name)? else { return Ok(None) };
    let read = |value: JsValue| {
        value.as_string().or_else(|| value.as_f64().map(|number| number.to_string()))
    };
    let array = if Array::is_array(&value) { Array::from(&value) } else { Array::new() };
    match (array.length(), read(array.get(0)), read(array.get(1))) {
        (2, Some(one), Some(two)) => Ok(Some([one, two])),
        _ => Err(wrong(name, "a list of two")),
    }
}

/// A seat as an argument; `None` if it was left out.
pub fn seat(value: Option<f64>) -> Option<u8> {
    // What is no small number is refused as a seat later.
    value.map(|number| if number.fract() == 0.0 { number as u8 } else { u8::MAX })
}

/// How a picture is drawn.
pub fn picture(options: &JsValue) -> Result<PictureOptions, JsValue> {
    let usual = PictureOptions::default();
    let scores = match field(options, "scores")? {
        None => Vec::new(),
        Some(value) if Array::is_array(&value) => Array::from(&value)
            .iter()
            .map(|score| score.as_f64().map(|score| score as i32))
            .collect(),
        Some(_) => return Err(wrong("scores", "a list")),
    };
    let width = count(options, "width")?;
    Ok(PictureOptions {
        theme: text(options, "theme")?.unwrap_or(usual.theme),
        dark: flag(options, "dark", usual.dark)?,
        coordinates: flag(options, "coordinates", usual.coordinates)?,
        scores,
        width: width.map(|width| u32::try_from(width).unwrap_or(u32::MAX)),
        height: None,
    })
}
