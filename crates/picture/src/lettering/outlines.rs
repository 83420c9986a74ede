//! Words and numbers as outlines, so that a picture looks the same wherever it is shown and needs no
//! font there.

use super::number;
use std::fmt::Write as _;
use std::sync::LazyLock;
use ttf_parser::{Face, GlyphId, OutlineBuilder};

/// The typeface of all our pictures and of the window: Roboto, under the Apache License 2.0.
pub const FONT: &[u8] = include_bytes!("../../font/Roboto-Regular.ttf");

static FACE: LazyLock<Face<'static>> =
    LazyLock::new(|| Face::parse(FONT, 0).expect("the font that comes with us can be read"));

/// The outline of a text as SVG path data, centred around a point; characters that the font does not
/// have are left out.
pub fn outline(text: &str, (x, y): (f32, f32), size: f32) -> String {
    let face = &*FACE;
    let scale = size / f32::from(face.units_per_em());
    let height = f32::from(face.capital_height().unwrap_or(1456));
    let (x, y) = (x - width(text, size) / 2.0, y + height * scale / 2.0);
    let mut pen = Pen { data: String::new(), x, y, scale };
    for glyph in glyphs(text) {
        // Spaces have no outline.
        let _ = face.outline_glyph(glyph, &mut pen);
        pen.x += advance(glyph) * scale;
    }
    pen.data
}

/// How wide a text is.
pub(crate) fn width(text: &str, size: f32) -> f32 {
    let advances: f32 = glyphs(text).map(advance).sum();
    advances * size / f32::from(FACE.units_per_em())
}

fn glyphs(text: &str) -> impl Iterator<Item = GlyphId> {
    text.chars().filter_map(|c| FACE.glyph_index(c))
}

fn advance(glyph: GlyphId) -> f32 {
    f32::from(FACE.glyph_hor_advance(glyph).unwrap_or(0))
}

struct Pen {
    data: String,
    x: f32,
    y: f32,
    scale: f32,
}

impl Pen {
    fn add(&mut self, command: char, points: &[(f32, f32)]) {
        self.data.push(command);
        for (index, (x, y)) in points.iter().enumerate() {
            let separator = if index == 0 { "" } else { " " };
            let x = number(self.x + x * self.scale);
            let y = number(self.y - y * self.scale);
            let _ = write!(self.data, "{separator}{x} {y}");
        }
    }
}

impl OutlineBuilder for Pen {
    fn move_to(&mut self, x: f32, y: f32) {
        self.add('M', &[(x, y)]);
    }

    fn line_to(&mut self, x: f32, y: f32) {
        self.add('L', &[(x, y)]);
    }

    fn quad_to(&mut self, x1: f32, y1: f32, x: f32, y: f32) {
        self.add('Q', &[(x1, y1), (x, y)]);
    }

    fn curve_to(&mut self, x1: f32, y1: f32, x2: f32, y2: f32, x: f32, y: f32) {
        self.add('C', &[(x1, y1), (x2, y2), (x, y)]);
    }

    fn close(&mut self) {
        self.data.push('Z');
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn text_becomes_outlines_and_nothing_else() {
        let path = outline("wins in 12 +−<&\u{1b}", (0.0, 0.0), 20.0);
        assert!(path.starts_with('M') && path.ends_with('Z'));
        assert!(path.chars().all(|c| c.is_ascii_digit() || "MLQCZ .-".contains(c)), "{path}");
        assert_eq!(outline("", (0.0, 0.0), 20.0), "");
    }

    /// All 134 letters with marks that Vietnamese has besides those of English, and the letters of German
    /// and Spanish.
    const LETTERS: &str = "àáảãạăằắẳẵặâầấẩẫậđèéẻẽẹêềếểễệìíỉĩịòóỏõọôồốổỗộơờớởỡợùúủũụưừứửữựỳýỷỹỵ\
        ÀÁẢÃẠĂẰẮẲẴẶÂẦẤẨẪẬĐÈÉẺẼẸÊỀẾỂỄỆÌÍỈĨỊÒÓỎÕỌÔỒỐỔỖỘƠỜỚỞỠỢÙÚỦŨỤƯỪỨỬỮỰỲÝỶỸỴ\
        äöüßÄÖÜẞ„“–áéíóúüñÁÉÍÓÚÜÑ¿¡«»\u{a0}\u{2212}";

    #[test]
    fn every_letter_of_our_languages_can_be_drawn() {
        assert_eq!(LETTERS.chars().take_while(|c| *c != 'ä').count(), 2 * 67);
        let missing: String = LETTERS.chars().filter(|c| FACE.glyph_index(*c).is_none()).collect();
        assert_eq!(missing, "");
        let tall = |c| !outline(&format!("{c}"), (0.0, 0.0), 20.0).is_empty();
        assert!(LETTERS.chars().filter(|c| c.is_alphabetic()).all(tall));
    }
}
