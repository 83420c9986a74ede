//! Where the parts of a game are on the screen: one block in its middle, with the board as large as it can
//! be.
//!
//! ```text
//!  wide                                   narrow
//!    opponent                               opponent
//!    ┌ board ─────┐   panel:                ┌ board ─────┐
//!    │            │   what is going on,     │            │
//!    │            │   moves, hints, score   └────────────┘
//!    └────────────┘                         you
//!    you                                    what is going on
//!    keys                                   keys
//! ```

use crate::screen::disc_size::DiscSize;
use fourline_rules::Shape;
use ratatui::layout::Rect;

/// The least and the greatest width of the panel beside the board, and the gap between them.
const PANEL: (u16, u16) = (24, 36);
const GAP: u16 = 3;

/// What a player's line needs beside the panel, however narrow the board is.
const PLAYER: u16 = 32;

/// Lines below the players in a narrow window: what is going on, and more about it.
const STATUS: u16 = 3;

/// The least window for a board of this shape.
pub(in crate::screen) fn least(shape: Shape) -> (u16, u16) {
    let (width, height) = DiscSize::least(shape);
    (width, height + 3 + STATUS)
}

/// Where the parts of the page are.
pub(super) struct Layout {
    /// The player above the board, and the one below it.
    pub players: [Rect; 2],
    pub board: Rect,
    /// What is going on, and in a wide window everything else that is said.
    pub panel: Rect,
    pub keys: Rect,
    pub is_wide: bool,
}

impl Layout {
    pub fn of(area: Rect, shape: Shape) -> Layout {
        let beside = area.width.saturating_sub(PANEL.0 + GAP);
        let wide = DiscSize::fitting(shape, beside, area.height.saturating_sub(3));
        let narrow = DiscSize::fitting(shape, area.width, area.height.saturating_sub(3 + STATUS));
        // Beside the board is better, unless discs or players have less room by it.
        let is_better = |size: &DiscSize| {
            narrow.is_none_or(|narrow| size.pitch().1 >= narrow.pitch().1 && beside >= PLAYER)
        };
        match wide.filter(is_better) {
            Some(size) => {
                let (width, height) = size.room(shape);
                Layout::wide(area, (width.max(PLAYER.min(beside)), height))
            }
            None => {
                let least = || DiscSize::least(shape);
                Layout::narrow(area, narrow.map_or_else(least, |size| size.room(shape)))
            }
        }
    }

    fn wide(area: Rect, (width, height): (u16, u16)) -> Layout {
        let panel = (area.width - width - GAP).min(PANEL.1);
        // A free line before the keys, and one at the edge, where there is room.
        let free = u16::from(area.height > height + 3);
        let block = centred(area, width + GAP + panel, height + 3 + free);
        let board = Rect { y: block.y + 1, width, height, ..block };
        Layout {
            players: [
                Rect { width, height: 1, ..block },
                Rect { y: board.bottom(), width, height: 1, ..block },
            ],
            panel: Rect { x: board.right() + GAP, width: panel, height: height + 2, ..block },
            keys: Rect { y: block.bottom() - 1, height: 1, width: area.right() - block.x, ..block },
            board,
            is_wide: true,
        }
    }

    fn narrow(area: Rect, (width, height): (u16, u16)) -> Layout {
        let spare = area.height.saturating_sub(height + 3 + STATUS);
        // More room is for moves, but the board stays near the middle.
        let status = STATUS + spare.min(6);
        let block = centred(
            area,
            width.max(60).min(area.width.saturating_sub(2)).max(width),
            height + 3 + status,
        );
        let board = Rect { y: block.y + 1, height, ..block };
        let line = |y: u16| Rect { y, height: 1, ..block };
        Layout {
            players: [line(block.y), line(board.bottom())],
            panel: Rect { y: board.bottom() + 1, height: status, ..block },
            keys: line(block.bottom() - 1),
            board,
            is_wide: false,
        }
    }
}

/// A block of this size in the middle of an area, as far as it fits.
fn centred(area: Rect, width: u16, height: u16) -> Rect {
    let (width, height) = (width.min(area.width), height.min(area.height));
    Rect::new(area.x + (area.width - width) / 2, area.y + (area.height - height) / 2, width, height)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn everything_is_inside_and_nothing_overlaps_at_any_size() {
        let shapes = [(16, 8), (4, 4), (4, 8), (4, 16)].map(|(x, y)| Shape::new(x, y, 4).unwrap());
        for shape in shapes.into_iter().chain([Shape::CLASSIC]) {
            let (least_width, least_height) = least(shape);
            for width in least_width.max(40)..200 {
                for height in least_height.max(20)..70 {
                    let area = Rect::new(0, 0, width, height);
                    let layout = Layout::of(area, shape);
                    let [above, below] = layout.players;
                    let fits_below = DiscSize::fitting(shape, width, height - 3 - STATUS).is_some();
                    assert!(above.width >= PLAYER || !fits_below, "{width}x{height}: {above}");
                    let parts = [above, below, layout.board, layout.panel, layout.keys];
                    for (index, part) in parts.iter().enumerate() {
                        assert_eq!(part.intersection(area), *part, "{width}x{height}: {part:?}");
                        for other in &parts[index + 1..] {
                            assert!(!part.intersects(*other), "{width}x{height}: {part} {other}");
                        }
                    }
                }
            }
        }
    }
}
