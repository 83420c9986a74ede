//! The board on the screen: a front with round holes, discs behind it, the chosen column and where its
//! disc would land, the last move, the winning line. It draws a view and says where its columns and cells
//! are; it decides nothing.
//!
//! ```text
//!     1      2     [3]       the chosen column
//!   🬞▆▆▆🬏 ...                 holes and discs, round by dots of characters
//!   ▐ X ▌ ...
//!    -2      0      4*       what each column is worth
//! ```

use super::board_scene;
use super::canvas::{Canvas, Target};
use super::disc_size::DiscSize;
use super::raster::{self, TALL};
use super::skin::Part;
use fourline_game::{GameView, LastKind, Seat};
use fourline_rules::{Cell, Column, Numbering, Shape};
use ratatui::layout::Rect;
use ratatui::style::{Modifier, Style};
use unicode_width::UnicodeWidthStr;

/// A disc on its way down: how far it has come, from 0 at the top to 1 where it rests.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Falling {
    pub cell: Cell,
    pub part: f32,
}

/// How discs are drawn.
#[derive(Clone, Copy, Debug)]
struct DiscStyle {
    /// Are the second player's discs rings?
    rings: bool,
    /// Do winning discs get a ring of light?
    lights: bool,
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
    /// How many discs of the winning line are lit up.
    pub lit: usize,
    /// Are there no numbers above and nothing below?
    pub is_bare: bool,
}

impl<'a> BoardPicture<'a> {
    /// A board as it stands, with the winning line lit up.
    pub fn of(view: &'a GameView, numbering: Numbering) -> BoardPicture<'a> {
        BoardPicture {
            view,
            numbering,
            column: None,
            landing: None,
            picked: None,
            falling: None,
            foot: None,
            lit: usize::MAX,
            is_bare: false,
        }
    }

    /// Draws the board into the middle of an area, as large as it fits. Gives where it is, with the
    /// numbers and what stands below.
    pub fn draw(&self, canvas: &mut Canvas<'_>, area: Rect) -> Option<Rect> {
        let shape = self.view.shape();
        let (extra, size) = match self.is_bare {
            true => (0, DiscSize::fitting_bare(shape, area.width, area.height)?),
            false => (1, DiscSize::fitting(shape, area.width, area.height)?),
        };
        let (width, height) = if self.is_bare { size.bare_room(shape) } else { size.room(shape) };
        let x = area.x + (area.width - width) / 2;
        let y = area.y + (area.height - height) / 2;
        let front = Rect::new(x, y + extra, width, u16::from(shape.rows()) * size.pitch().1);
        let spot = Spot { size, front, shape };
        self.draw_front(canvas, &spot);
        if !self.is_bare {
            self.draw_numbers(canvas, &spot);
            self.draw_foot(canvas, &spot);
        }
        for column in shape.all_columns() {
            canvas.hit(spot.column(column), Target::Column(column));
        }
        if let Some(look) = canvas.skin.picture {
            canvas.pictures.extend(board_scene::strips(self, &spot, &look, canvas.skin.rings));
        }
        for cell in shape.all_cells() {
            self.draw_sign(canvas, &spot, cell);
            if self.picked.is_some() {
                canvas.hit(spot.cell(cell), Target::Cell(cell));
            }
        }
        Some(Rect::new(x, y, width, height))
    }

    /// The front with its holes, and what is behind them.
    fn draw_front(&self, canvas: &mut Canvas<'_>, spot: &Spot) {
        let skin = canvas.skin;
        match skin.glyphs.filter(|_| spot.size.pitch().0 > 2) {
            Some(glyphs) => {
                // A ring in the colour of the other player's discs would say the opposite.
                let light = skin.colour(Part::Light);
                let lights =
                    [true, false].iter().all(|&first| skin.colour(Part::Face(first)) != light);
                let style = DiscStyle { rings: skin.rings, lights };
                raster::draw(canvas, spot.front, glyphs, |x, y| self.seen(spot, style, x, y));
                self.draw_frame(canvas, spot);
            }
            None => {
                canvas.fill(spot.front, skin.board());
                self.draw_frame(canvas, spot);
                for cell in spot.shape.all_cells() {
                    self.draw_patch(canvas, spot, cell);
                }
            }
        }
    }

    /// Where the board has no colour of its own, lines show where it is.
    fn draw_frame(&self, canvas: &mut Canvas<'_>, spot: &Spot) {
        if canvas.skin.colour(Part::Board) != canvas.skin.colour(Part::Page) {
            return;
        }
        let (skin, style, front) = (canvas.skin, canvas.skin.text(), spot.front);
        for y in front.top()..front.bottom() {
            canvas.line(front.x, y, 1, skin.sign("│", "|"), style);
            canvas.line(front.right() - 1, y, 1, skin.sign("│", "|"), style);
        }
    }

    /// What is seen at a point of the front, counted from its upper left corner.
    fn seen(&self, spot: &Spot, style: DiscStyle, x: f32, y: f32) -> Part {
        let (width, height) = (f32::from(spot.front.width), f32::from(spot.front.height) * TALL);
        if is_cut_off(x, y, width, height) {
            return Part::Page;
        }
        if self.is_on_line(spot, x, y) {
            return Part::Light;
        }
        let Some((cell, dx, dy)) = spot.near(x, y) else { return Part::Board };
        let (radius, far) = (spot.size.radius(), (dx * dx + dy * dy).sqrt());
        if far > radius {
            return Part::Board;
        }
        let empty = match self.column == Some(cell.column) {
            true => Part::Lane,
            false => Part::Hole,
        };
        if let Some(falling) = self.falling.filter(|falling| falling.cell.column == cell.column) {
            let (_, centre) = spot.centre(falling.cell);
            let start = -radius;
            let at = start + (centre - start) * falling.part.clamp(0.0, 1.0);
            let (_, own) = spot.centre(cell);
            let far = (dx * dx + (own + dy - at).powi(2)).sqrt();
            if let Some(seat) = self.view.at(falling.cell).filter(|_| far <= radius) {
                return self.disc_part(spot, seat, style, far, false).unwrap_or(empty);
            }
            if cell == falling.cell {
                return empty;
            }
        }
        // In one line there is no gap between full holes, so that empty ones are small.
        let is_small = spot.size.pitch().1 == 1 && far > 0.62;
        match self.view.at(cell) {
            None if is_small && self.landing != Some(cell) => Part::Board,
            Some(seat) => {
                let is_lit = self.is_lit(cell) && style.lights;
                // Where a disc is three lines tall, its ring is all of it but the sign.
                let is_sign = dx.abs() < 1.5 && dy.abs() < 1.0;
                if is_lit && spot.size.pitch().1 == 3 && !is_sign {
                    return Part::Light;
                }
                self.disc_part(spot, seat, style, far, is_lit).unwrap_or(empty)
            }
            None if self.landing == Some(cell) => {
                let is_first = self.view.turn.is_some_and(|seat| is_first_colour(self.view, seat));
                Part::Ghost(is_first)
            }
            None => empty,
        }
    }

    /// What is seen of a disc so far from its centre; `None` for the inside of a ring.
    fn disc_part(
        &self,
        spot: &Spot,
        seat: Seat,
        style: DiscStyle,
        far: f32,
        is_lit: bool,
    ) -> Option<Part> {
        let (radius, is_first) = (spot.size.radius(), is_first_colour(self.view, seat));
        let from_edge = radius - far;
        if is_lit && spot.size.has_rims() && from_edge < radius * 0.2 {
            return Some(Part::Light);
        }
        if style.rings && !is_first {
            let thick = (radius * 0.42).max(0.7);
            return (from_edge < thick).then_some(Part::Face(is_first));
        }
        let is_rim = spot.size.has_rims() && (0.16..0.32).contains(&(from_edge / radius));
        Some(if is_rim { Part::Rim(is_first) } else { Part::Face(is_first) })
    }

    pub(super) fn is_lit(&self, cell: Cell) -> bool {
        self.view.winning.iter().take(self.lit).any(|&won| won == cell)
    }

    /// The line through the winning discs, once all of them are lit up.
    fn is_on_line(&self, spot: &Spot, x: f32, y: f32) -> bool {
        let won = &self.view.winning;
        let (Some(&first), Some(&last)) = (won.first(), won.last()) else { return false };
        if self.lit < won.len() || !spot.size.has_rims() {
            return false;
        }
        let ((ax, ay), (bx, by)) = (spot.centre(first), spot.centre(last));
        let length = ((bx - ax).powi(2) + (by - ay).powi(2)).sqrt().max(0.01);
        let along = ((x - ax) * (bx - ax) + (y - ay) * (by - ay)) / length;
        let aside = ((x - ax) * (by - ay) - (y - ay) * (bx - ax)).abs() / length;
        // Only where the discs stand in one line.
        let is_straight = won.iter().all(|&cell| {
            let (cx, cy) = spot.centre(cell);
            ((cx - ax) * (by - ay) - (cy - ay) * (bx - ax)).abs() / length < 0.1
        });
        is_straight && (0.0..=length).contains(&along) && aside < 0.34
    }

    fn draw_numbers(&self, canvas: &mut Canvas<'_>, spot: &Spot) {
        let skin = canvas.skin;
        let y = spot.front.y - 1;
        let width = spot.size.pitch().0;
        // Where two digits would touch the next number, every second one is left out.
        let widest = self.numbering.number(Column::new(spot.shape.columns() - 1)).to_string().len();
        let every = if usize::from(width) > widest { 1 } else { 2 };
        for column in spot.shape.all_columns() {
            let place = spot.column(column);
            let number = self.numbering.number(column).to_string();
            let is_chosen = self.column == Some(column);
            let beside = |by: i32| {
                let other = column.index() as i32 + by;
                self.column.is_some_and(|chosen| chosen.index() as i32 == other)
            };
            let is_hidden =
                every == 2 && !is_chosen && (column.index() % 2 == 1 || beside(1) || beside(-1));
            if is_hidden {
                continue;
            }
            let (text, style) = match is_chosen {
                true if place.width > 4 => (format!("[{number}]"), skin.accent()),
                true => (number, skin.primary()),
                false => (number, skin.dim()),
            };
            let room = Rect { width: place.width.max(text.len() as u16), ..place };
            canvas.centred(room, y, &text, style);
        }
    }

    /// What stands below the columns: in one line, or by turns in two where it would touch.
    fn draw_foot(&self, canvas: &mut Canvas<'_>, spot: &Spot) {
        let Some(foot) = &self.foot else { return };
        let skin = canvas.skin;
        let pitch = spot.size.pitch().0;
        for (column, text) in spot.shape.all_columns().zip(foot) {
            let place = spot.column(column);
            let lines = spot.size.foot_lines();
            let line = if lines == 2 { column.index() as u16 % 2 } else { 0 };
            // By turns, a text may be as wide as two columns less a gap.
            let most = if lines == 2 { 2 * pitch - 1 } else { pitch };
            let is_best = text.ends_with('*');
            let text = match text.width() as u16 > most {
                true => text.trim_end_matches('*'),
                false => text.as_str(),
            };
            let wide = (text.width() as u16).min(most);
            let middle = place.x + pitch / 2;
            let x = middle.saturating_sub(wide / 2);
            let style = if is_best { skin.good() } else { skin.bold() };
            canvas.line(x, spot.front.bottom() + line, wide, text, style);
        }
    }

    /// What is written on a disc or in a hole.
    fn draw_sign(&self, canvas: &mut Canvas<'_>, spot: &Spot, cell: Cell) {
        let (skin, place) = (canvas.skin, spot.cell(cell));
        let y = place.y + (place.height - 1) / 2;
        let is_lane = self.column == Some(cell.column);
        if self.falling.is_some_and(|falling| falling.cell == cell) {
            return;
        }
        let Some(seat) = self.view.at(cell) else {
            let is_landing = self.landing == Some(cell);
            let mark = match (is_landing, self.picked == Some(cell)) {
                (true, _) if !skin.has_ghosts() => skin.sign("▿", "v"),
                (_, true) => "><",
                // Without colours an empty hole is a dot.
                (false, _) if !skin.has_colours() => skin.sign("·", "."),
                _ => return,
            };
            return canvas.centred(place, y, mark, skin.in_hole(is_lane));
        };
        let is_first = is_first_colour(self.view, seat);
        let symbol = self.view.seat(seat).symbol.map_or('?', |symbol| symbol.as_char());
        let last = self.view.last;
        let is_last = last.is_some_and(|last| last.cell == cell && last.kind == LastKind::Dropped);
        let (is_lit, is_picked) = (self.is_lit(cell), self.picked == Some(cell));
        let is_hollow = skin.rings && !is_first && place.height > 1 && place.width > 3;
        let mut style = match (is_hollow, skin.has_colours()) {
            (true, true) => skin.in_hole(is_lane),
            (true, false) => skin.bold(),
            (false, true) => skin.letter(is_first),
            (false, false) if place.height > 1 => reversed(skin.bold()),
            (false, false) => skin.bold(),
        };
        let text = match (place.width, is_lit, is_last) {
            (..=2, ..) => symbol.to_string(),
            _ if is_picked => format!(">{symbol}<"),
            (_, true, _) => format!("[{symbol}]"),
            (_, false, true) => format!("({symbol})"),
            (..) => symbol.to_string(),
        };
        if is_picked {
            style = skin.primary();
        } else if is_lit || (place.width <= 2 && is_last) {
            style = style.add_modifier(Modifier::UNDERLINED);
        }
        canvas.centred(place, y, &text, style);
    }

    /// A cell where discs are not drawn: a patch of colour.
    fn draw_patch(&self, canvas: &mut Canvas<'_>, spot: &Spot, cell: Cell) {
        let skin = canvas.skin;
        let Rect { x, y, width, height } = spot.cell(cell);
        let gap = u16::from(width > 3);
        let patch = match width > 2 {
            true => Rect::new(x + gap, y + (height - 1) / 2, width - 2 * gap, 1),
            false => Rect::new(x, y, 1, 1),
        };
        let is_lane = self.column == Some(cell.column);
        let is_falling = self.falling.is_some_and(|falling| falling.cell == cell);
        match self.view.at(cell).filter(|_| !is_falling) {
            Some(seat) => canvas.fill(patch, skin.letter(is_first_colour(self.view, seat))),
            None => canvas.fill(patch, skin.in_hole(is_lane)),
        }
    }
}

fn reversed(style: Style) -> Style {
    style.add_modifier(Modifier::REVERSED)
}

/// Does a point lie outside of the rounded corners?
fn is_cut_off(x: f32, y: f32, width: f32, height: f32) -> bool {
    const ROUND: f32 = 1.3;
    let into = |at: f32, length: f32| (ROUND - at).max(at - (length - ROUND)).max(0.0);
    let (dx, dy) = (into(x, width), into(y, height));
    dx * dx + dy * dy > ROUND * ROUND
}

/// Does this seat have the colour of the first symbol? It is always yellow, so that Y and R mean what they
/// say.
pub(crate) fn is_first_colour(view: &GameView, seat: Seat) -> bool {
    match view.seat(seat).symbol {
        Some(symbol) => symbol == view.symbols.first(),
        None => seat == Seat::One,
    }
}

/// Where things of a board are on the screen.
pub(super) struct Spot {
    pub size: DiscSize,
    /// The front, without numbers and what stands below.
    pub front: Rect,
    pub shape: Shape,
}

impl Spot {
    /// All of a column, with its number and what stands below.
    fn column(&self, column: Column) -> Rect {
        let (width, _) = self.size.pitch();
        let x = self.front.x + 1 + column.index() as u16 * width;
        Rect::new(x, self.front.y.saturating_sub(1), width, self.front.height + 2)
    }

    /// The place of a cell.
    fn cell(&self, cell: Cell) -> Rect {
        let (width, height) = self.size.pitch();
        let from_top = u16::from(self.shape.rows() - 1 - cell.row);
        let x = self.front.x + 1 + cell.column.index() as u16 * width;
        Rect::new(x, self.front.y + from_top * height, width, height)
    }

    /// The middle of a cell, counted from the front's upper left corner.
    fn centre(&self, cell: Cell) -> (f32, f32) {
        let (width, height) = self.size.pitch();
        let from_top = f32::from(self.shape.rows() - 1 - cell.row);
        let x = 1.0 + (cell.column.index() as f32 + 0.5) * f32::from(width);
        (x, from_top * f32::from(height) * TALL + self.size.middle())
    }

    /// The cell at a point, and how far the point is from its middle.
    fn near(&self, x: f32, y: f32) -> Option<(Cell, f32, f32)> {
        let (width, height) = self.size.pitch();
        let column = (x - 1.0) / f32::from(width);
        let from_top = (y / (f32::from(height) * TALL)) as u8;
        if column < 0.0 || column >= f32::from(self.shape.columns()) {
            return None;
        }
        let row = (self.shape.rows() - 1).checked_sub(from_top)?;
        let cell = Cell::new(Column::new(column as u8), row);
        let (cx, cy) = self.centre(cell);
        Some((cell, x - cx, y - cy))
    }
}
