//! The board as a picture: discs as large as the room allows, the landing cell, the last move, the
//! winning line. It draws a view and says where its columns and cells came to lie; it decides nothing.
//!
//! ```text
//!      1       2      [3]         the chosen column
//! │                  · ·  │       where its disc would land
//! │  ▄███▄   ▄▀▀▀▄  ·  ▿  ·│
//! │ ███X███ █  O  █  · ·  │       a full disc and, by setting or without colours, a ring
//! └───────────────────────┘
//! ```

use super::canvas::{Canvas, Target};
use fourline_game::{GameView, LastKind, Seat};
use fourline_rules::{Cell, Column, Numbering, Shape};
use ratatui::layout::Rect;
use ratatui::style::Modifier;

/// How large a disc is, and how far the next one is away.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct DiscSize {
    disc: (u16, u16),
    pitch: (u16, u16),
}

const fn size(disc: (u16, u16), pitch: (u16, u16)) -> DiscSize {
    DiscSize { disc, pitch }
}

/// The sizes there are, largest first.
const SIZES: [DiscSize; 8] = [
    size((11, 5), (12, 6)),
    size((11, 5), (12, 5)),
    size((7, 3), (8, 4)),
    size((7, 3), (8, 3)),
    size((3, 1), (5, 2)),
    size((3, 1), (4, 1)),
    size((3, 1), (3, 1)),
    size((1, 1), (2, 1)),
];

impl DiscSize {
    /// The room that a board of this shape takes with discs of this size.
    pub fn room(self, shape: Shape) -> (u16, u16) {
        let (columns, rows) = (u16::from(shape.columns()), u16::from(shape.rows()));
        // Besides the cells: the edges at both sides, the numbers above, the foot below.
        (columns * self.pitch.0 + 2, rows * self.pitch.1 + 2)
    }

    /// The largest size that fits.
    pub fn fitting(shape: Shape, width: u16, height: u16) -> Option<DiscSize> {
        SIZES.into_iter().find(|size| {
            let (needed_width, needed_height) = size.room(shape);
            needed_width <= width && needed_height <= height
        })
    }

    /// The least room a board needs.
    pub fn least(shape: Shape) -> (u16, u16) {
        SIZES[SIZES.len() - 1].room(shape)
    }
}

/// A disc on its way down: how far it has come, from 0 at the top to 1 where it rests.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Falling {
    pub cell: Cell,
    pub part: f32,
}

/// A board to be drawn.
pub(crate) struct BoardPicture<'a> {
    pub view: &'a GameView,
    pub numbering: Numbering,
    /// The chosen column, while there is one to choose.
    pub column: Option<Column>,
    /// Where its disc would land.
    pub landing: Option<Cell>,
    /// The cell chosen for a remove.
    pub picked: Option<Cell>,
    pub falling: Option<Falling>,
    /// What stands below each column, such as its score.
    pub foot: Option<Vec<String>>,
}

impl BoardPicture<'_> {
    /// Draws the board into the middle of an area, as large as it fits.
    pub fn draw(&self, canvas: &mut Canvas<'_>, area: Rect) {
        let shape = self.view.shape();
        let Some(size) = DiscSize::fitting(shape, area.width, area.height) else { return };
        let (width, height) = size.room(shape);
        let x = area.x + (area.width - width) / 2;
        let y = area.y + (area.height - height) / 2;
        let spot = Spot { size, origin: (x, y), shape };
        self.draw_frame(canvas, &spot, Rect::new(x, y, width, height));
        for column in shape.all_columns() {
            canvas.hit(spot.column(column), Target::Column(column));
        }
        for cell in shape.all_cells() {
            self.draw_cell(canvas, &spot, cell);
            if self.picked.is_some() {
                canvas.hit(spot.cell(cell), Target::Cell(cell));
            }
        }
        if let Some(falling) = self.falling {
            let rest = spot.cell(falling.cell);
            let top = spot.cell(Cell::new(falling.cell.column, shape.rows() - 1));
            let way = f32::from(rest.y - top.y) * falling.part.clamp(0.0, 1.0);
            let now = Rect { y: top.y + way.round() as u16, ..rest };
            self.draw_disc(canvas, &spot, falling.cell, now);
        }
    }

    fn draw_frame(&self, canvas: &mut Canvas<'_>, spot: &Spot, all: Rect) {
        let inside = Rect { y: all.y + 1, height: all.height - 2, ..all };
        canvas.fill(inside, canvas.skin.board());
        let (style, skin) = (canvas.skin.board(), canvas.skin);
        let (side, across) = (skin.sign("│", "|"), skin.sign("─", "-"));
        for y in inside.y..inside.bottom() {
            canvas.line(all.x, y, 1, side, style);
            canvas.line(all.right() - 1, y, 1, side, style);
        }
        let bottom = all.bottom() - 1;
        let (left, right) = (skin.sign("└", "+"), skin.sign("┘", "+"));
        let foot = format!("{left}{}{right}", across.repeat(all.width as usize - 2));
        canvas.line(all.x, bottom, all.width, &foot, style);
        for column in spot.shape.all_columns() {
            let place = spot.column(column);
            let number = self.numbering.number(column).to_string();
            let is_chosen = self.column == Some(column);
            let (text, style) = match is_chosen {
                true if place.width > 3 => (format!("[{number}]"), skin.accent()),
                true => (number, skin.chosen()),
                false => (number, skin.dim()),
            };
            canvas.centred(place, all.y, &text, style);
            if let Some(text) = self.foot.as_ref().and_then(|foot| foot.get(column.index())) {
                let place = Rect { width: spot.size.pitch.0, ..place };
                canvas.centred(place, bottom, text, skin.board().add_modifier(Modifier::BOLD));
            }
        }
    }

    fn draw_cell(&self, canvas: &mut Canvas<'_>, spot: &Spot, cell: Cell) {
        let place = spot.cell(cell);
        let is_falling = self.falling.is_some_and(|falling| falling.cell == cell);
        if self.view.at(cell).is_some() && !is_falling {
            self.draw_disc(canvas, spot, cell, place);
        } else {
            let skin = canvas.skin;
            let mark = match self.landing == Some(cell) && !is_falling {
                true => skin.sign("▿", "v"),
                false => skin.sign("·", "."),
            };
            let mut style = skin.board();
            if self.picked == Some(cell) {
                style = skin.chosen();
            }
            if self.landing == Some(cell) && !is_falling {
                let around: &[&str] = match place.height {
                    5 => {
                        &["    . .    ", " .       . ", ".         .", " .       . ", "    . .    "]
                    }
                    3 => &["  . .  ", ".     .", "  . .  "],
                    _ => &[],
                };
                for (row, y) in around.iter().zip(place.y..) {
                    let row = row.replace('.', skin.sign("·", "."));
                    canvas.line(place.x, y, place.width, &row, style);
                }
                style = style.add_modifier(Modifier::BOLD);
            }
            canvas.centred(place, place.y + place.height / 2, mark, style);
        }
    }

    fn draw_disc(&self, canvas: &mut Canvas<'_>, spot: &Spot, cell: Cell, place: Rect) {
        let Some(seat) = self.view.at(cell) else { return };
        let (skin, is_first) = (canvas.skin, self.is_first(seat));
        let is_ring = skin.rings && !is_first;
        for (row, y) in outline(spot.size.disc.1, is_ring, skin.unicode).iter().zip(place.y..) {
            canvas.line(place.x, y, place.width, row, skin.disc(is_first));
        }
        let symbol = self.view.seat(seat).symbol.map_or('?', |symbol| symbol.as_char());
        let wins = self.view.winning.contains(&cell);
        let last = self.view.last;
        let is_last = last.is_some_and(|last| last.cell == cell && last.kind == LastKind::Dropped);
        let mut style = match is_ring && place.height > 1 {
            true => skin.disc(is_first).add_modifier(Modifier::BOLD),
            false => skin.letter(is_first),
        };
        let text = match (place.width, wins, is_last) {
            (1, ..) => symbol.to_string(),
            (_, true, _) => format!("[{symbol}]"),
            (_, false, true) => format!("({symbol})"),
            (..) => format!(" {symbol} "),
        };
        if wins || (place.width == 1 && is_last) {
            style = style.add_modifier(Modifier::UNDERLINED | Modifier::REVERSED);
        }
        let is_picked = self.picked == Some(cell);
        let text = if is_picked && place.width > 1 { format!(">{symbol}<") } else { text };
        let style = if is_picked { skin.chosen().add_modifier(Modifier::BOLD) } else { style };
        canvas.centred(place, place.y + place.height / 2, &text, style);
    }

    /// The game's first symbol is always yellow, so that Y and R mean what they say.
    fn is_first(&self, seat: Seat) -> bool {
        is_first_colour(self.view, seat)
    }
}

/// Does this seat have the colour of the first symbol?
pub(crate) fn is_first_colour(view: &GameView, seat: Seat) -> bool {
    match view.seat(seat).symbol {
        Some(symbol) => symbol == view.symbols.first(),
        None => seat == Seat::One,
    }
}

/// Where things of a board lie on the screen.
struct Spot {
    size: DiscSize,
    origin: (u16, u16),
    shape: Shape,
}

impl Spot {
    /// All of a column, with its number and its foot.
    fn column(&self, column: Column) -> Rect {
        let (pitch_x, pitch_y) = self.size.pitch;
        let x = self.origin.0 + 1 + column.index() as u16 * pitch_x;
        Rect::new(x, self.origin.1, pitch_x, u16::from(self.shape.rows()) * pitch_y + 2)
    }

    /// The disc's place in a cell.
    fn cell(&self, cell: Cell) -> Rect {
        let (pitch_x, pitch_y) = self.size.pitch;
        let (width, height) = self.size.disc;
        let from_top = u16::from(self.shape.rows() - 1 - cell.row);
        let x = self.origin.0 + 1 + cell.column.index() as u16 * pitch_x + (pitch_x - width) / 2;
        Rect::new(x, self.origin.1 + 1 + from_top * pitch_y + (pitch_y - height) / 2, width, height)
    }
}

/// The lines of a disc, without what is written on it. A small one is all letter.
fn outline(height: u16, is_ring: bool, unicode: bool) -> &'static [&'static str] {
    match (height, is_ring, unicode) {
        (5, false, true) => {
            &["  ▄▄███▄▄  ", " █████████ ", "███████████", " █████████ ", "  ▀▀███▀▀  "]
        }
        (5, true, true) => {
            &["  ▄▄▀▀▀▄▄  ", " █▀     ▀█ ", "█         █", " █▄     ▄█ ", "  ▀▀▄▄▄▀▀  "]
        }
        (5, false, false) => {
            &["  .:###:.  ", " ######### ", "###########", " ######### ", "  ':###:'  "]
        }
        (5, true, false) => {
            &["  .-----.  ", " /       \\ ", "|         |", " \\       / ", "  '-----'  "]
        }
        (3, false, true) => &[" ▄███▄ ", "███████", " ▀███▀ "],
        (3, true, true) => &[" ▄▀▀▀▄ ", "█     █", " ▀▄▄▄▀ "],
        (3, false, false) => &[" .###. ", "#######", " '###' "],
        (3, true, false) => &[" .---. ", "|     |", " '---' "],
        _ => &[],
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_largest_size_that_fits_is_taken() {
        let fitting = |width, height| DiscSize::fitting(Shape::CLASSIC, width, height);
        assert_eq!(fitting(86, 32).unwrap().disc, (11, 5));
        assert_eq!(fitting(58, 20).unwrap().disc, (7, 3));
        assert_eq!(fitting(40, 14).unwrap().pitch, (5, 2));
        assert_eq!(fitting(16, 8).unwrap().disc, (1, 1));
        assert_eq!(fitting(15, 8), None);
        assert_eq!(DiscSize::least(Shape::new(16, 8, 4).unwrap()), (34, 10));
    }

    #[test]
    fn every_outline_is_as_large_as_its_disc() {
        for (width, height) in [(11, 5), (7, 3)] {
            for (ring, unicode) in [(false, false), (false, true), (true, false), (true, true)] {
                let lines = outline(height, ring, unicode);
                assert_eq!(lines.len(), height as usize);
                assert!(lines.iter().all(|line| line.chars().count() == width));
            }
        }
    }
}
