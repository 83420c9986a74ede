//! Pictures in the terminal: what has to be written so that kitty, sixel or iTerm2 show them. It remembers
//! what is shown, and writes only what has changed.

use super::base64::base64;
use super::board_scene::Strip;
use super::detect::Graphics;
use fourline_picture::{Pixels, Size};
use ratatui::layout::Rect;
use std::io::{self, Write};

/// Pictures of this program have numbers from here on, in terminals that number them.
const FIRST_NUMBER: usize = 4_400;

/// What a terminal takes at once.
const CHUNK: usize = 4096;

/// The most colours of a sixel picture.
const COLOURS: usize = 256;

/// The pictures that are on the screen.
#[derive(Debug, Default)]
pub(crate) struct Gallery {
    shown: Vec<Strip>,
}

impl Gallery {
    /// The places that were pictures and no longer are: they are to be written again.
    pub fn vacated(&self, wanted: &[Strip]) -> Vec<Rect> {
        let areas: Vec<Rect> = wanted.iter().map(|strip| strip.area).collect();
        let shown = self.shown.iter().map(|strip| strip.area);
        shown.filter(|area| !areas.contains(area)).collect()
    }

    /// Takes away what is no longer wanted, where writing over it is not enough.
    pub fn take_away(
        &mut self,
        wanted: &[Strip],
        graphics: Graphics,
        out: &mut impl Write,
    ) -> io::Result<()> {
        for (number, strip) in self.shown.iter().enumerate() {
            let stays = wanted.get(number).is_some_and(|other| other.area == strip.area);
            if !stays && graphics == Graphics::Kitty {
                write!(out, "\x1b_Ga=d,d=I,i={},q=2\x1b\\", FIRST_NUMBER + number)?;
            }
        }
        Ok(())
    }

    /// Shows these pictures: writes those that are new or changed.
    pub fn show(
        &mut self,
        wanted: Vec<Strip>,
        graphics: Graphics,
        out: &mut impl Write,
    ) -> io::Result<()> {
        for (number, strip) in wanted.iter().enumerate() {
            if self.shown.get(number) == Some(strip) {
                continue;
            }
            let size = Size::Natural;
            // A picture that can't be made leaves the characters that are there.
            let Ok(pixels) = Pixels::of(&strip.scene, size) else { continue };
            write!(out, "\x1b[{};{}H", strip.area.y + 1, strip.area.x + 1)?;
            match graphics {
                Graphics::Kitty => kitty(&pixels, FIRST_NUMBER + number, strip.area, out)?,
                Graphics::Iterm => iterm(&pixels, strip.area, out)?,
                Graphics::Sixel => out.write_all(sixel(&pixels).as_bytes())?,
            }
        }
        self.shown = wanted;
        Ok(())
    }
}

/// Takes every picture off, before the terminal is given back.
pub(crate) const TAKE_ALL_AWAY: &str = "\x1b_Ga=d,d=A,q=2\x1b\\";

/// A PNG in pieces; the picture is as large as its characters, and the cursor stays where it is.
fn kitty(pixels: &Pixels, number: usize, area: Rect, out: &mut impl Write) -> io::Result<()> {
    let Ok(png) = pixels.to_png("") else { return Ok(()) };
    let text = base64(&png);
    let mut pieces = text.as_bytes().chunks(CHUNK).peekable();
    let mut is_first = true;
    while let Some(piece) = pieces.next() {
        let more = u8::from(pieces.peek().is_some());
        match std::mem::take(&mut is_first) {
            true => {
                let (columns, rows) = (area.width, area.height);
                write!(
                    out,
                    "\x1b_Ga=T,f=100,i={number},p=1,c={columns},r={rows},C=1,q=2,m={more};"
                )?;
            }
            false => write!(out, "\x1b_Gq=2,m={more};")?,
        }
        out.write_all(piece)?;
        out.write_all(b"\x1b\\")?;
    }
    Ok(())
}

fn iterm(pixels: &Pixels, area: Rect, out: &mut impl Write) -> io::Result<()> {
    let Ok(png) = pixels.to_png("") else { return Ok(()) };
    write!(
        out,
        "\x1b]1337;File=inline=1;size={};width={};height={};preserveAspectRatio=0;doNotMoveCursor=1:{}\x07",
        png.len(),
        area.width,
        area.height,
        base64(&png)
    )
}

/// Six rows of pixels at a time, colour by colour; a character has a bit for each row.
fn sixel(pixels: &Pixels) -> String {
    let (width, height) = (pixels.width as usize, pixels.height as usize);
    let (palette, indexes) = quantised(pixels);
    // Pixels that are not named stay as they are: the last band may be lower.
    let mut text = format!("\x1bP0;1;0q\"1;1;{width};{height}");
    for (number, [red, green, blue]) in palette.iter().enumerate() {
        let part = |channel: u8| (u32::from(channel) * 100 + 127) / 255;
        text += &format!("#{number};2;{};{};{}", part(*red), part(*green), part(*blue));
    }
    for band in 0..height.div_ceil(6) {
        let rows = band * 6..height.min(band * 6 + 6);
        let mut used = vec![false; palette.len()];
        for y in rows.clone() {
            for x in 0..width {
                used[indexes[y * width + x]] = true;
            }
        }
        for number in (0..palette.len()).filter(|&number| used[number]) {
            text += &format!("#{number}");
            let bits = |x: usize| -> u8 {
                let set =
                    |(bit, y): (usize, usize)| u8::from(indexes[y * width + x] == number) << bit;
                rows.clone().enumerate().map(set).sum()
            };
            let mut x = 0;
            while x < width {
                let sign = bits(x);
                let run = (x..width).take_while(|&x| bits(x) == sign).count();
                let letter = (63 + sign) as char;
                match run {
                    1..=3 => (0..run).for_each(|_| text.push(letter)),
                    _ => text += &format!("!{run}{letter}"),
                }
                x += run;
            }
            text.push('$');
        }
        text.push('-');
    }
    text + "\x1b\\"
}

/// At most as many colours as there are numbers for, and for each pixel the number of its colour.
fn quantised(pixels: &Pixels) -> (Vec<[u8; 3]>, Vec<usize>) {
    use std::collections::HashMap;
    // Pictures of boards have few colours, and edges have those in between: coarser steps bring them down.
    for bits in (1..=8).rev() {
        let coarse = |channel: u8| {
            let step = 256_u32 >> bits;
            let low = u32::from(channel) / step * step;
            // The colours of large areas stay as they are where steps are fine.
            (low + step / 2).min(255) as u8
        };
        let mut numbers: HashMap<[u8; 3], usize> = HashMap::new();
        let mut palette = Vec::new();
        let mut indexes = Vec::with_capacity(pixels.rgb.len() / 3);
        for colour in pixels.rgb.chunks_exact(3) {
            let colour = [colour[0], colour[1], colour[2]];
            let key = if bits == 8 { colour } else { colour.map(coarse) };
            let number = *numbers.entry(key).or_insert_with(|| {
                // The first pixel of its kind gives the colour: areas come before edges.
                palette.push(colour);
                palette.len() - 1
            });
            indexes.push(number);
            if palette.len() > COLOURS {
                break;
            }
        }
        if palette.len() <= COLOURS {
            return (palette, indexes);
        }
    }
    unreachable!("one bit for each channel makes eight colours")
}

#[cfg(test)]
mod tests {
    use super::*;
    use fourline_picture::{Colour, Form, Mark, Scene};

    fn strip(x: u16, colour: Colour) -> Strip {
        let form = Form::Circle { x: 10.0, y: 10.0, r: 8.0 };
        let scene = Scene {
            width: 20.0,
            height: 20.0,
            ground: Colour(0, 0, 255),
            marks: vec![Mark::filled(form, colour)],
            title: String::new(),
            description: String::new(),
        };
        Strip { area: Rect::new(x, 3, 2, 1), scene }
    }

    fn shown(gallery: &mut Gallery, wanted: Vec<Strip>, graphics: Graphics) -> String {
        let mut out = Vec::new();
        gallery.take_away(&wanted, graphics, &mut out).unwrap();
        gallery.show(wanted, graphics, &mut out).unwrap();
        String::from_utf8(out).unwrap()
    }

    const RED: Colour = Colour(255, 0, 0);

    #[test]
    fn only_what_changed_is_written() {
        for graphics in [Graphics::Kitty, Graphics::Sixel, Graphics::Iterm] {
            let mut gallery = Gallery::default();
            let first = shown(&mut gallery, vec![strip(4, RED), strip(6, RED)], graphics);
            assert!(first.contains("\x1b[4;5H") && first.contains("\x1b[4;7H"));
            assert_eq!(shown(&mut gallery, vec![strip(4, RED), strip(6, RED)], graphics), "");
            let white = Colour(255, 255, 255);
            let second = shown(&mut gallery, vec![strip(4, RED), strip(6, white)], graphics);
            assert!(!second.contains("\x1b[4;5H") && second.contains("\x1b[4;7H"));
            let moved = vec![strip(4, RED), strip(8, white)];
            assert_eq!(gallery.vacated(&moved), [Rect::new(6, 3, 2, 1)]);
            let third = shown(&mut gallery, moved, graphics);
            assert_eq!(third.contains("a=d,d=I,i=4401"), graphics == Graphics::Kitty);
        }
    }

    #[test]
    fn kitty_gets_a_png_in_pieces() {
        let text = shown(&mut Gallery::default(), vec![strip(0, RED)], Graphics::Kitty);
        assert!(text.contains("\x1b_Ga=T,f=100,i=4400,p=1,c=2,r=1,C=1,q=2,m=0;iVBOR"), "{text}");
        assert!(text.ends_with("\x1b\\"));
    }

    #[test]
    fn iterm_gets_a_png_of_so_many_characters() {
        let text = shown(&mut Gallery::default(), vec![strip(0, RED)], Graphics::Iterm);
        assert!(text.contains(";width=2;height=1;preserveAspectRatio=0"), "{text}");
        assert!(text.contains(":iVBOR") && text.ends_with('\x07'));
    }

    /// Reads a sixel picture, as a terminal does.
    fn read_sixel(text: &str) -> (usize, usize, Vec<[u8; 3]>) {
        let body = text.strip_prefix("\x1bP0;1;0q\"1;1;").unwrap().strip_suffix("\x1b\\").unwrap();
        let end = body.find('#').unwrap();
        let (width, height) = body[..end].split_once(';').unwrap();
        let (width, height): (usize, usize) = (width.parse().unwrap(), height.parse().unwrap());
        let mut pixels = vec![[1, 2, 3]; width * height];
        let mut palette = std::collections::HashMap::new();
        let (mut colour, mut x, mut y) = (0, 0, 0);
        let signs: Vec<char> = body[end..].chars().collect();
        let mut at = 0;
        let number = |at: &mut usize| {
            let start = *at;
            while *at < signs.len() && signs[*at].is_ascii_digit() {
                *at += 1;
            }
            signs[start..*at].iter().collect::<String>().parse::<usize>().unwrap()
        };
        while at < signs.len() {
            let sign = signs[at];
            at += 1;
            let mut run = 1;
            let letter = match sign {
                '#' => {
                    colour = number(&mut at);
                    if signs.get(at) == Some(&';') {
                        let mut parts = Vec::new();
                        while signs.get(at) == Some(&';') {
                            at += 1;
                            parts.push(number(&mut at));
                        }
                        let part = |n: usize| (parts[n] * 255 / 100) as u8;
                        palette.insert(colour, [part(1), part(2), part(3)]);
                    }
                    continue;
                }
                '$' => {
                    x = 0;
                    continue;
                }
                '-' => {
                    (x, y) = (0, y + 6);
                    continue;
                }
                '!' => {
                    run = number(&mut at);
                    at += 1;
                    signs[at - 1]
                }
                letter => letter,
            };
            let bits = letter as u32 - 63;
            for _ in 0..run {
                for bit in (0..6).filter(|bit| bits >> bit & 1 == 1) {
                    pixels[(y + bit) * width + x] = palette[&colour];
                }
                x += 1;
            }
        }
        (width, height, pixels)
    }

    #[test]
    fn sixels_show_the_same_picture() {
        let pixels = Pixels::of(&strip(0, RED).scene, Size::Natural).unwrap();
        let (width, height, read) = read_sixel(&sixel(&pixels));
        assert_eq!((width, height), (20, 20));
        for (at, colour) in read.iter().enumerate() {
            for channel in 0..3 {
                let wanted = pixels.rgb[3 * at + channel];
                assert!(colour[channel].abs_diff(wanted) < 20, "pixel {at}: {colour:?}");
            }
        }
    }

    #[test]
    fn there_are_never_too_many_colours() {
        let rgb: Vec<u8> = (0..64_u32 * 64)
            .flat_map(|at| [(at * 7) as u8, (at * 13 / 5) as u8, (at / 16) as u8])
            .collect();
        let (palette, indexes) = quantised(&Pixels { width: 64, height: 64, rgb });
        assert!(palette.len() <= COLOURS);
        assert_eq!(indexes.len(), 64 * 64);
        assert!(indexes.iter().all(|index| *index < palette.len()));
    }
}
