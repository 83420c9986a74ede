//! How large a picture is to be.

use crate::Scene;
use fourline_words::catalogue::problems as text;
use fourline_words::{Language, Say, display_in_english};
use std::str::FromStr;

/// How large a picture is to be.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Size {
    /// As the drawing is made: 56 pixels a cell.
    #[default]
    Natural,
    /// So wide, and as high as that needs.
    Width(u32),
    /// Just so wide and high; the drawing stands in the middle.
    Exactly(u32, u32),
}

/// The most pixels of a picture: 64 million, as computers count.
const MOST_PIXELS: u64 = 64 << 20;

/// Why a size can't be used.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SizeError {
    /// Neither a number nor two with an `x` between them.
    NotASize,
    /// Too small or too large.
    Side(u32),
    /// The whole picture would have too many pixels.
    TooManyPixels,
}

impl Size {
    /// The smallest side of a picture.
    pub const LEAST: u32 = 16;

    /// The largest side of a picture.
    pub const MOST: u32 = 8192;

    /// Width and height in pixels that a scene gets.
    pub fn pixels(self, scene: &Scene) -> (u32, u32) {
        let whole = |side: f32| (side.round() as u32).max(1);
        match self {
            Size::Natural => (whole(scene.width), whole(scene.height)),
            Size::Width(width) => (width, whole(scene.height * width as f32 / scene.width)),
            Size::Exactly(width, height) => (width, height),
        }
    }

    /// The same, refused if the picture gets too large to be held.
    pub fn checked(self, scene: &Scene) -> Result<(u32, u32), SizeError> {
        let (width, height) = self.pixels(scene);
        for side in [width, height] {
            if side > 4 * Self::MOST {
                return Err(SizeError::Side(side));
            }
        }
        let too_many = u64::from(width) * u64::from(height) > MOST_PIXELS;
        if too_many { Err(SizeError::TooManyPixels) } else { Ok((width, height)) }
    }
}

impl FromStr for Size {
    type Err = SizeError;

    fn from_str(text: &str) -> Result<Size, SizeError> {
        let number = |part: &str| part.parse().map_err(|_| SizeError::NotASize);
        let fitting = |side: u32| {
            let fits = (Size::LEAST..=Size::MOST).contains(&side);
            if fits { Ok(side) } else { Err(SizeError::Side(side)) }
        };
        match text.split_once(['x', 'X']) {
            None => Ok(Size::Width(fitting(number(text)?)?)),
            Some((width, height)) => {
                let (width, height) = (number(width)?, number(height)?);
                Ok(Size::Exactly(fitting(width)?, fitting(height)?))
            }
        }
    }
}

impl Say for SizeError {
    fn say(&self, language: Language) -> String {
        match *self {
            SizeError::NotASize => text::picture_not_a_size(language),
            SizeError::Side(side) => text::picture_side(language, Size::LEAST, Size::MOST, side),
            SizeError::TooManyPixels => text::picture_too_large(language, MOST_PIXELS >> 20),
        }
    }
}

display_in_english!(SizeError);
impl std::error::Error for SizeError {}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sizes_are_read_and_checked() {
        assert_eq!("512".parse(), Ok(Size::Width(512)));
        assert_eq!("640x480".parse(), Ok(Size::Exactly(640, 480)));
        for bad in ["", "x", "512x", "big", "-5", "5.5", "1x2x3", "99999999999"] {
            assert_eq!(bad.parse::<Size>(), Err(SizeError::NotASize), "{bad}");
        }
        assert_eq!("0".parse::<Size>(), Err(SizeError::Side(0)));
        assert_eq!("512x9000".parse::<Size>(), Err(SizeError::Side(9000)));
        let said = SizeError::Side(9000).say(Language::English);
        assert_eq!(said, "a picture is 16 to 8192 pixels wide and high, not 9000");
        assert!(SizeError::TooManyPixels.say(Language::English).contains("64 million pixels"));
    }
}
