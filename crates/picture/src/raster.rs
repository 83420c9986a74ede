//! Scenes as pixels, and pixels as PNG.

use crate::{Scene, Size, SizeError, svg};
use fourline_words::catalogue::problems as text;
use fourline_words::{Language, Say, display_in_english};
use resvg::tiny_skia::{Pixmap, Transform};
use resvg::usvg::{Options, Tree};
use std::borrow::Cow;
use std::fmt;

/// A picture made of pixels: red, green, blue, row by row from the top.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Pixels {
    /// How wide it is.
    pub width: u32,
    /// How high it is.
    pub height: u32,
    /// Three bytes a pixel.
    pub rgb: Vec<u8>,
}

/// Why there is no picture.
#[derive(Debug)]
pub enum PictureError {
    /// Too large.
    Size(SizeError),
    /// There is not enough memory for it.
    Memory,
    /// It could not be put into its format: what was said about it, in English.
    Encoding(String),
}

impl Pixels {
    /// Draws a scene at that size.
    pub fn of(scene: &Scene, size: Size) -> Result<Pixels, PictureError> {
        let (width, height) = size.checked(scene).map_err(PictureError::Size)?;
        let text = svg::write(scene, size);
        let tree = Tree::from_str(&text, &Options::default()).expect("our own SVG can be read");
        let mut map = Pixmap::new(width, height).ok_or(PictureError::Memory)?;
        resvg::render(&tree, Transform::identity(), &mut map.as_mut());
        // The ground covers everything, so nothing is transparent.
        let rgb = map.pixels().iter().flat_map(|p| [p.red(), p.green(), p.blue()]).collect();
        Ok(Pixels { width, height, rgb })
    }

    /// The colour at a place.
    pub fn at(&self, x: u32, y: u32) -> [u8; 3] {
        let index = 3 * (y as usize * self.width as usize + x as usize);
        self.rgb[index..index + 3].try_into().expect("three bytes")
    }

    /// The picture as PNG; `title` can be read from it without looking.
    pub fn to_png(&self, title: &str) -> Result<Vec<u8>, PictureError> {
        let mut bytes = Vec::new();
        let mut encoder = png::Encoder::new(&mut bytes, self.width, self.height);
        encoder.set_color(png::ColorType::Rgb);
        encoder.set_compression(png::Compression::High);
        encoder.add_itxt_chunk("Title".to_string(), title.to_string()).map_err(encoding)?;
        let mut writer = encoder.write_header().map_err(encoding)?;
        writer.write_image_data(&self.rgb).map_err(encoding)?;
        writer.finish().map_err(encoding)?;
        Ok(bytes)
    }

    /// The part from one corner to the other.
    pub(crate) fn part(&self, part: Part) -> Cow<'_, [u8]> {
        if (part.width, part.height) == (self.width, self.height) {
            return Cow::Borrowed(&self.rgb);
        }
        let row = |y: u32| {
            let start = 3 * (y as usize * self.width as usize + part.x as usize);
            &self.rgb[start..start + 3 * part.width as usize]
        };
        Cow::Owned((part.y..part.y + part.height).flat_map(row).copied().collect())
    }
}

/// A part of a picture.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Part {
    pub x: u32,
    pub y: u32,
    pub width: u32,
    pub height: u32,
}

impl Part {
    /// The smallest part that holds every difference; one pixel if there is none.
    pub fn that_differs(old: &Pixels, new: &Pixels) -> Part {
        let (mut left, mut top, mut right, mut bottom) = (new.width, new.height, 0, 0);
        for y in 0..new.height {
            for x in 0..new.width {
                if old.at(x, y) != new.at(x, y) {
                    (left, top) = (left.min(x), top.min(y));
                    (right, bottom) = (right.max(x), bottom.max(y));
                }
            }
        }
        if left > right {
            return Part { x: 0, y: 0, width: 1, height: 1 };
        }
        Part { x: left, y: top, width: right - left + 1, height: bottom - top + 1 }
    }

    pub fn whole(pixels: &Pixels) -> Part {
        Part { x: 0, y: 0, width: pixels.width, height: pixels.height }
    }
}

pub(crate) fn encoding(error: impl fmt::Display) -> PictureError {
    PictureError::Encoding(error.to_string())
}

impl Say for PictureError {
    fn say(&self, language: Language) -> String {
        match self {
            PictureError::Size(error) => error.say(language),
            PictureError::Memory => text::picture_memory(language),
            PictureError::Encoding(message) => text::picture_not_made(language, message),
        }
    }
}

display_in_english!(PictureError);
impl std::error::Error for PictureError {}
