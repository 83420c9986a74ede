//! Round things from square characters: each character is divided into dots, and shows two colours, the
//! one of its dots that are set and the one behind them.
//!
//! ```text
//!  sextants   quadrants   halves   ASCII
//!   ▪ ▪         ▪ ▪         ▪        '
//!   ▪ ▪
//!   ▪ ▪         ▪ ▪         ▪        .
//! ```
//!
//! Points are measured in widths of a character. A character is taken to be twice as tall as wide.

use super::canvas::Canvas;
use super::skin::Part;
use ratatui::layout::{Position, Rect};
use ratatui::style::Style;

/// How tall a character is, in its widths.
pub(crate) const TALL: f32 = 2.0;

/// What characters are divided into.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Glyphs {
    /// Two by three dots.
    Sextants,
    /// Two by two.
    Quadrants,
    /// One above the other.
    Halves,
    /// The same, with signs that every terminal has.
    Ascii,
}

impl Glyphs {
    /// How many dots a character has, across and down.
    const fn dots(self) -> (usize, usize) {
        match self {
            Glyphs::Sextants => (2, 3),
            Glyphs::Quadrants => (2, 2),
            Glyphs::Halves | Glyphs::Ascii => (1, 2),
        }
    }

    /// The character with these dots: the lowest bit is the upper left one, then the one beside it.
    fn glyph(self, set: u8) -> char {
        const QUADRANTS: [char; 16] =
            [' ', '▘', '▝', '▀', '▖', '▌', '▞', '▛', '▗', '▚', '▐', '▜', '▄', '▙', '▟', '█'];
        match (self, set) {
            (_, 0) => ' ',
            (Glyphs::Ascii, _) => [' ', '\'', '.', '#'][usize::from(set & 3)],
            (Glyphs::Halves, _) => [' ', '▀', '▄', '█'][usize::from(set & 3)],
            (Glyphs::Quadrants, _) => QUADRANTS[usize::from(set & 15)],
            // These three have other places in Unicode, and the rest closes up.
            (Glyphs::Sextants, 0b010101) => '▌',
            (Glyphs::Sextants, 0b101010) => '▐',
            (Glyphs::Sextants, 0b111111) => '█',
            (Glyphs::Sextants, _) => {
                let before = u32::from(set > 0b010101) + u32::from(set > 0b101010);
                let code = 0x1fb00 + u32::from(set & 63) - 1 - before;
                char::from_u32(code).unwrap_or('█')
            }
        }
    }
}

/// Draws an area point by point. The function says what is seen at a point, counted from the upper left
/// corner of the area.
pub(crate) fn draw(
    canvas: &mut Canvas<'_>,
    area: Rect,
    glyphs: Glyphs,
    seen: impl Fn(f32, f32) -> Part,
) {
    let (across, down) = glyphs.dots();
    for y in area.top()..area.bottom() {
        for x in area.left()..area.right() {
            let parts: Vec<Part> = (0..across * down)
                .map(|dot| {
                    let (dx, dy) = (dot % across, dot / across);
                    let left = (dx as f32 + 0.5) / across as f32 + f32::from(x - area.x);
                    let top = (dy as f32 + 0.5) / down as f32 + f32::from(y - area.y);
                    seen(left, top * TALL)
                })
                .collect();
            draw_character(canvas, (x, y), glyphs, &parts);
        }
    }
}

fn draw_character(canvas: &mut Canvas<'_>, at: (u16, u16), glyphs: Glyphs, parts: &[Part]) {
    let skin = canvas.skin;
    let Some(cell) = canvas.buffer.cell_mut(Position::from(at)) else { return };
    let set_where = |is_set: &dyn Fn(Part) -> bool| {
        let bits = parts.iter().enumerate().filter(|(_, part)| is_set(**part));
        bits.fold(0, |set, (dot, _)| set | 1 << dot)
    };
    let (behind, front) = two_of(parts);
    match (skin.colour(behind), skin.colour(front)) {
        (Some(behind_colour), Some(front_colour)) => {
            let is_front = |part: Part| nearest(part, behind, front) == front;
            let set = if behind == front { 0 } else { set_where(&is_front) };
            cell.set_char(match (glyphs, set) {
                // Half a character can't be coloured without blocks.
                (Glyphs::Ascii, _) => ' ',
                (_, set) => glyphs.glyph(set),
            });
            cell.set_style(Style::new().fg(front_colour).bg(behind_colour));
        }
        _ => {
            let is_drawn = |part: Part| matches!(part, Part::Rim(_) | Part::Face(_) | Part::Light);
            cell.set_char(glyphs.glyph(set_where(&is_drawn)));
            cell.set_style(skin.text());
        }
    }
}

/// The two parts that most dots show; the one further back first.
fn two_of(parts: &[Part]) -> (Part, Part) {
    let mut counted: Vec<(usize, Part)> = Vec::new();
    for &part in parts {
        match counted.iter_mut().find(|(_, known)| *known == part) {
            Some((count, _)) => *count += 1,
            None => counted.push((1, part)),
        }
    }
    if counted.len() > 2 {
        // The outline of a disc matters more than its rim.
        let outline = |(_, part): &&(usize, Part)| matches!(part, Part::Board | Part::Page);
        if let Some(&outside) = counted.iter().find(outline) {
            let inside = counted.iter().filter(|(_, part)| *part != outside.1);
            let inside = inside.max_by_key(|(count, part)| (*part == Part::Light, *count));
            counted = std::iter::once(outside).chain(inside.copied()).collect();
        }
    }
    counted.sort_by_key(|(count, _)| std::cmp::Reverse(*count));
    let first = counted.first().map_or(Part::Page, |(_, part)| *part);
    let second = counted.get(1).map_or(first, |(_, part)| *part);
    (first.min(second), first.max(second))
}

/// Where three meet, the third is shown as the one that is more like it.
fn nearest(part: Part, behind: Part, front: Part) -> Part {
    let place = |part: Part| match part {
        Part::Page => 0,
        Part::Board => 1,
        Part::Hole => 3,
        Part::Lane => 4,
        Part::Ghost(_) => 5,
        Part::Rim(_) => 7,
        Part::Face(_) => 8,
        Part::Light => 10_i32,
    };
    let far = |other: Part| (place(part) - place(other)).abs();
    if far(front) <= far(behind) { front } else { behind }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeSet;

    #[test]
    fn every_set_of_dots_has_its_own_character() {
        for (glyphs, bits) in [(Glyphs::Sextants, 6), (Glyphs::Quadrants, 4), (Glyphs::Halves, 2)] {
            let all: BTreeSet<char> = (0..1 << bits).map(|set| glyphs.glyph(set)).collect();
            assert_eq!(all.len(), 1 << bits, "{glyphs:?}");
        }
        let sextant = |set| Glyphs::Sextants.glyph(set);
        assert_eq!([sextant(1), sextant(2), sextant(3)], ['🬀', '🬁', '🬂']);
        assert_eq!([sextant(0b010100), sextant(0b010110)], ['🬓', '🬔']);
        assert_eq!([sextant(0b101001), sextant(0b101011), sextant(0b111110)], ['🬧', '🬨', '🬻']);
    }

    #[test]
    fn a_character_shows_the_two_parts_that_matter() {
        use Part::{Board, Face, Hole, Rim};
        assert_eq!(two_of(&[Board, Board, Hole, Board]), (Board, Hole));
        assert_eq!(two_of(&[Hole; 6]), (Hole, Hole));
        let three = [Rim(true), Rim(true), Face(true), Face(true), Face(true), Board];
        assert_eq!(two_of(&three), (Board, Face(true)));
        assert_eq!(nearest(Face(true), Board, Rim(true)), Rim(true));
    }
}
