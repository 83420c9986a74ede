//! Pictures, for notebooks and files.

use crate::errors::{bad, bad_value};
use fourline_binding::PictureOptions;
use pyo3::prelude::*;

/// The arguments that all pictures take.
pub fn options(
    theme: Option<String>,
    dark: bool,
    coordinates: bool,
    scores: Option<Vec<Option<i32>>>,
    width: Option<i64>,
) -> PyResult<PictureOptions> {
    let usual = PictureOptions::default();
    let width = width.map(u32::try_from).transpose();
    Ok(PictureOptions {
        theme: theme.unwrap_or(usual.theme),
        dark,
        coordinates,
        scores: scores.unwrap_or_default(),
        width: width.map_err(|_| bad_value("width must be a number of pixels"))?,
        height: None,
    })
}

/// A picture, without holding the interpreter while it is drawn.
pub fn draw<T: Send>(
    py: Python<'_>,
    draw: impl FnOnce() -> Result<T, fourline_binding::Problem> + Send,
) -> PyResult<T> {
    py.detach(draw).map_err(bad)
}
