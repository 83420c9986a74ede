//! Words and numbers in pictures: as outlines where the typeface is inside, else as text.

#[cfg(feature = "font")]
mod outlines;

#[cfg(feature = "font")]
pub(crate) use outlines::width;
#[cfg(feature = "font")]
pub use outlines::{FONT, outline};

/// How wide a text is, about: the typeface it will be shown in is not known.
#[cfg(not(feature = "font"))]
pub(crate) fn width(text: &str, size: f32) -> f32 {
    text.chars().count() as f32 * size * 0.55
}

/// The same without the means to write any fraction, which weigh much in a page.
#[cfg(not(feature = "font"))]
pub(crate) fn number(value: f32) -> String {
    let hundredths = (value * 100.0).round() as i32;
    let sign = if hundredths < 0 { "-" } else { "" };
    let (whole, rest) = (hundredths.abs() / 100, hundredths.abs() % 100);
    let text = format!("{sign}{whole}.{rest:02}");
    text.trim_end_matches('0').trim_end_matches('.').to_string()
}

/// A number with at most two decimals.
#[cfg(feature = "font")]
pub(crate) fn number(value: f32) -> String {
    let text = format!("{value:.2}");
    let text = text.trim_end_matches('0').trim_end_matches('.');
    if text == "-0" { "0".to_string() } else { text.to_string() }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_short() {
        assert_eq!([1.0, 0.5, -0.001, 12.346].map(number), ["1", "0.5", "0", "12.35"]);
    }
}
