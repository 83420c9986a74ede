//! A whole game as a film: an animated GIF or PNG. It is played a few times and then rests on the
//! last picture, so that nothing moves for ever beside a text.

use crate::raster::{Part, encoding};
use crate::{Look, PictureError, Pixels, Size};
use fourline_game::{GameView, Seat, Step};

/// The pictures of a film and its pace.
#[derive(Clone, Debug)]
pub struct Film {
    frames: Vec<Pixels>,
    title: String,
    pace: Pace,
}

/// How fast and how often a film is played.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Pace {
    /// How long each picture stays.
    pub move_ms: u32,
    /// How long the last one stays.
    pub end_ms: u32,
    /// How often it is played; 0 is without end.
    pub times: u16,
}

impl Default for Pace {
    fn default() -> Pace {
        Pace { move_ms: 700, end_ms: 3000, times: 3 }
    }
}

impl Film {
    /// Draws every step that can be seen.
    ///
    /// There must be at least one.
    pub fn of(steps: &[Step], look: &Look, size: Size, pace: Pace) -> Result<Film, PictureError> {
        let mut frames = Vec::new();
        let mut title = String::new();
        for step in steps.iter().filter(|step| step.is_seen) {
            let scene = look.scene(&GameView::of(&step.game, Seat::One));
            frames.push(Pixels::of(&scene, size)?);
            title = scene.title;
        }
        assert!(!frames.is_empty(), "a film shows something");
        Ok(Film { frames, title, pace })
    }

    /// How many pictures it has.
    pub fn len(&self) -> usize {
        self.frames.len()
    }

    /// Never: a film has at least one picture.
    pub fn is_empty(&self) -> bool {
        self.frames.is_empty()
    }

    /// Each picture as the part that is new in it, with its time.
    fn parts(&self) -> impl Iterator<Item = (&Pixels, Part, u32)> {
        self.frames.iter().enumerate().map(|(index, frame)| {
            let part = match index.checked_sub(1) {
                None => Part::whole(frame),
                Some(before) => Part::that_differs(&self.frames[before], frame),
            };
            let is_last = index + 1 == self.frames.len();
            (frame, part, if is_last { self.pace.end_ms } else { self.pace.move_ms })
        })
    }

    /// The film as GIF.
    pub fn to_gif(&self) -> Result<Vec<u8>, PictureError> {
        let side = |side: u32| {
            u16::try_from(side).map_err(|_| PictureError::Size(crate::SizeError::Side(side)))
        };
        let (width, height) = (side(self.frames[0].width)?, side(self.frames[0].height)?);
        let mut bytes = Vec::new();
        let mut encoder = gif::Encoder::new(&mut bytes, width, height, &[]).map_err(encoding)?;
        // GIF counts how often the film is repeated, not how often it is played.
        match self.pace.times {
            0 => encoder.set_repeat(gif::Repeat::Infinite).map_err(encoding)?,
            1 => {}
            times => encoder.set_repeat(gif::Repeat::Finite(times - 1)).map_err(encoding)?,
        }
        for (frame, part, ms) in self.parts() {
            let rgb = frame.part(part);
            let (wide, high) = (side(part.width)?, side(part.height)?);
            let mut image = gif::Frame::from_rgb_speed(wide, high, &rgb, 10);
            (image.left, image.top) = (side(part.x)?, side(part.y)?);
            image.delay = u16::try_from(ms / 10).unwrap_or(u16::MAX);
            image.dispose = gif::DisposalMethod::Keep;
            encoder.write_frame(&image).map_err(encoding)?;
        }
        drop(encoder);
        Ok(bytes)
    }

    /// The film as animated PNG; programs that don't know these show its first picture.
    pub fn to_apng(&self) -> Result<Vec<u8>, PictureError> {
        let (width, height) = (self.frames[0].width, self.frames[0].height);
        let mut bytes = Vec::new();
        let mut encoder = png::Encoder::new(&mut bytes, width, height);
        encoder.set_color(png::ColorType::Rgb);
        encoder.set_compression(png::Compression::High);
        encoder.add_itxt_chunk("Title".to_string(), self.title.clone()).map_err(encoding)?;
        let (count, times) = (self.frames.len() as u32, u32::from(self.pace.times));
        encoder.set_animated(count, times).map_err(encoding)?;
        let mut writer = encoder.write_header().map_err(encoding)?;
        for (index, (frame, part, ms)) in self.parts().enumerate() {
            if index > 0 {
                writer.reset_frame_position().map_err(encoding)?;
                writer.set_frame_dimension(part.width, part.height).map_err(encoding)?;
                writer.set_frame_position(part.x, part.y).map_err(encoding)?;
            }
            let ms = u16::try_from(ms).unwrap_or(u16::MAX);
            writer.set_frame_delay(ms, 1000).map_err(encoding)?;
            writer.write_image_data(&frame.part(part)).map_err(encoding)?;
        }
        writer.finish().map_err(encoding)?;
        Ok(bytes)
    }
}
