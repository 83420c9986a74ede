//! Where cells, numbers and words are, in units that are pixels at a picture's natural size.
//!
//! ```text
//!   18  56 14 56 ...            the squares theme on 7x6:
//!  ┌──┬───┬─┬───┬──            18 + 7*56 + 6*14 + 18 = 512 wide
//! 53  │   │ │   │              53 + 6*56 + 5*14 + 53 = 512 high
//!  ├──┼───┼─┼───┼──
//! 56  │ # │ │ # │
//! ```

use crate::Theme;
use fourline_rules::{Cell, Column, Shape};

/// Where everything on a board is.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Layout {
    shape: Shape,
    left: f32,
    top: f32,
    right: f32,
    bottom: f32,
    /// Around the cells, up to where the board ends; `None` if it fills the picture.
    rim: Option<f32>,
}

/// From a hole to the end of the board's front.
const RIM: f32 = 18.0;

/// Around the front.
const MARGIN: f32 = 8.0;

impl Layout {
    /// The side of a cell.
    pub const CELL: f32 = 56.0;

    /// What is between two cells.
    pub const GAP: f32 = 14.0;

    /// From one cell to the next.
    pub const PITCH: f32 = Self::CELL + Self::GAP;

    /// A board in this theme, with room for numbers and words. Around a front with holes, column numbers
    /// stand above and words below; on other boards it is the other way round.
    pub fn new(shape: Shape, theme: Theme, coordinates: bool, notes: bool) -> Layout {
        let (side, high) = (18.0, 53.0);
        if theme == Theme::Squares {
            let (left, top) = (side, high);
            return Layout { shape, left, top, right: side, bottom: high, rim: None };
        }
        if theme == Theme::Discs {
            let beside = RIM + if coordinates { 28.0 } else { MARGIN };
            let above = RIM + if coordinates { 34.0 } else { MARGIN };
            let below = RIM + if notes { 52.0 } else { MARGIN };
            let (left, top, rim) = (beside, above, Some(RIM));
            return Layout { shape, left, top, right: beside, bottom: below, rim };
        }
        let tall = |wanted: bool| if wanted { high } else { side };
        let left = if coordinates { 32.0 } else { side };
        let (top, bottom) = (tall(notes), tall(coordinates));
        Layout { shape, left, top, right: left, bottom, rim: None }
    }

    /// A front with holes and nothing around it.
    pub fn bare(shape: Shape) -> Layout {
        Layout { shape, left: RIM, top: RIM, right: RIM, bottom: RIM, rim: Some(RIM) }
    }

    /// The front with its holes: left, top, width, height. `None` if the board fills the picture.
    pub fn front(&self) -> Option<(f32, f32, f32, f32)> {
        let rim = self.rim?;
        let size = |cells: u8| span(cells) + 2.0 * rim;
        let (wide, high) = (size(self.shape.columns()), size(self.shape.rows()));
        Some((self.left - rim, self.top - rim, wide, high))
    }

    /// The board's size in cells.
    pub fn shape(&self) -> Shape {
        self.shape
    }

    /// The whole width.
    pub fn width(&self) -> f32 {
        self.left + span(self.shape.columns()) + self.right
    }

    /// The whole height.
    pub fn height(&self) -> f32 {
        self.top + span(self.shape.rows()) + self.bottom
    }

    /// The upper left corner of a cell.
    pub fn corner(&self, cell: Cell) -> (f32, f32) {
        let down = self.shape.rows() - 1 - cell.row;
        let x = self.left + Self::PITCH * cell.column.index() as f32;
        (x, self.top + Self::PITCH * f32::from(down))
    }

    /// The middle of a cell.
    pub fn centre(&self, cell: Cell) -> (f32, f32) {
        let (x, y) = self.corner(cell);
        (x + Self::CELL / 2.0, y + Self::CELL / 2.0)
    }

    /// The middle of a column.
    pub fn column_middle(&self, column: Column) -> f32 {
        self.centre(Cell::new(column, 0)).0
    }

    /// The middle of a row.
    pub fn row_middle(&self, row: u8) -> f32 {
        self.centre(Cell::new(Column::new(0), row)).1
    }

    /// What is above the cells.
    pub fn top(&self) -> f32 {
        self.top
    }

    /// What is below the cells.
    pub fn bottom(&self) -> f32 {
        self.bottom
    }

    /// What is left of the cells.
    pub fn left(&self) -> f32 {
        self.left
    }
}

/// So many cells with the gaps between them.
fn span(cells: u8) -> f32 {
    f32::from(cells) * Layout::CELL + f32::from(cells - 1) * Layout::GAP
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_squares_of_the_common_board_fill_512_by_512() {
        let layout = Layout::new(Shape::CLASSIC, Theme::Squares, true, true);
        assert_eq!((layout.width(), layout.height()), (512.0, 512.0));
        assert_eq!(layout.corner(Cell::new(Column::new(0), 5)), (18.0, 53.0));
        assert_eq!(layout.corner(Cell::new(Column::new(6), 0)), (438.0, 403.0));
    }
}
