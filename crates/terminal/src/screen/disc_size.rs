//! How large the cells of a board are: as large as the room allows, about as tall as wide, and never too
//! small to play.

use fourline_rules::Shape;

/// How large a cell of the board is, in characters.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct DiscSize {
    pitch: (u16, u16),
}

impl DiscSize {
    /// The width and height of a cell.
    pub fn pitch(self) -> (u16, u16) {
        self.pitch
    }

    /// The radius of a disc, in widths of a character.
    pub fn radius(self) -> f32 {
        let (width, height) = self.pitch;
        let across = f32::from(width.min(2 * height));
        match height {
            // Small discs need all the room they can get to be round.
            1 => 0.48 * across,
            2 => 0.4 * across,
            // Where a cell is taller than wide, the gap to the next column is what counts.
            _ if width < 2 * height => 0.4 * across,
            _ => 0.435 * across,
        }
    }

    /// How far the middle of a disc is below the top of its cell, in widths of a character. In a cell of
    /// two lines it is a little higher, so that a letter in the first line lies on the disc and a gap is
    /// left below.
    pub fn middle(self) -> f32 {
        match self.pitch.1 {
            2 => 1.67,
            height => f32::from(height),
        }
    }

    /// Is there room for rims and rings, and for a line through winning discs?
    pub fn has_rims(self) -> bool {
        self.pitch.1 >= 4
    }

    /// How many lines below the board are for what stands there: two where it would touch in one.
    pub fn foot_lines(self) -> u16 {
        if self.pitch.0 >= 5 { 1 } else { 2 }
    }

    /// The room that a board of this shape takes, with its numbers and what stands below.
    pub fn room(self, shape: Shape) -> (u16, u16) {
        let (width, height) = self.bare_room(shape);
        (width, height + 1 + self.foot_lines())
    }

    /// The room that the board itself takes.
    pub fn bare_room(self, shape: Shape) -> (u16, u16) {
        let (columns, rows) = (u16::from(shape.columns()), u16::from(shape.rows()));
        (columns * self.pitch.0 + 2, rows * self.pitch.1)
    }

    /// The largest size that fits.
    pub fn fitting(shape: Shape, width: u16, height: u16) -> Option<DiscSize> {
        DiscSize::largest(shape, width, height, |size| size.room(shape))
    }

    /// The largest size that fits, without numbers and what stands below.
    pub fn fitting_bare(shape: Shape, width: u16, height: u16) -> Option<DiscSize> {
        DiscSize::largest(shape, width, height, |size| size.bare_room(shape))
    }

    /// The least room a board needs.
    pub fn least(shape: Shape) -> (u16, u16) {
        DiscSize { pitch: (2, 1) }.room(shape)
    }

    fn largest(
        shape: Shape,
        width: u16,
        height: u16,
        room: impl Fn(DiscSize) -> (u16, u16),
    ) -> Option<DiscSize> {
        let rows = u16::from(shape.rows());
        let sizes = (1..=(height / rows).max(1)).flat_map(|tall| {
            // Odd widths have a middle for what is written on a disc. Wider than tall is for gaps.
            let widths = match tall {
                1 => 2..=4,
                _ => 2 * tall - 1..=2 * tall + 1,
            };
            widths.filter(move |wide| tall == 1 || wide % 2 == 1).map(move |wide| (wide, tall))
        });
        sizes
            .map(|pitch| DiscSize { pitch })
            .filter(|&size| {
                let (needed_width, needed_height) = room(size);
                needed_width <= width && needed_height <= height
            })
            .max_by_key(|&DiscSize { pitch: (wide, tall) }| (wide.min(2 * tall), wide, tall))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_largest_size_that_fits_is_taken() {
        let fitting =
            |width, height| DiscSize::fitting(Shape::CLASSIC, width, height).map(|size| size.pitch);
        assert_eq!(fitting(51, 20), Some((7, 3)));
        assert_eq!(fitting(40, 14), Some((5, 2)));
        assert_eq!(fitting(79, 32), Some((11, 5)));
        assert_eq!(fitting(16, 9), Some((2, 1)));
        assert_eq!(fitting(15, 9), None);
        // There is no largest size.
        assert_eq!(fitting(1000, 602), Some((141, 71)));
        assert_eq!(DiscSize::least(Shape::new(16, 8, 4).unwrap()), (34, 11));
    }
}
