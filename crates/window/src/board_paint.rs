//! A board on the screen: what `fourline-picture` draws, in layers, so that discs can fall behind the
//! front. Large boards in a game and small ones in lists are painted alike.

use crate::front::Front;
use crate::paint::{Place, colour};
use crate::style::faint;
use eframe::egui::emath::GuiRounding as _;
use eframe::egui::{Painter, Rect, vec2};
use fourline_game::{GameView, LastKind, Seat};
use fourline_picture::{Layout, Look, Palette, Scheme, Theme, has_first_symbol, winning_lines};
use fourline_rules::{Cell, Column, Shape};

/// Discs smaller than this have their middle in the middle of a pixel, so that all look the same.
const SMALL: f32 = 24.0;

/// How a board is painted.
#[derive(Clone, Copy)]
pub struct Board<'a> {
    pub view: &'a GameView,
    pub theme: Theme,
    pub scheme: Scheme,
}

/// What changes from frame to frame.
#[derive(Clone, Debug, Default)]
pub struct Moment {
    /// Discs that have not come to rest: which, whose, and how many rows above their cell.
    pub falling: Vec<(Cell, Seat, f32)>,
    /// The column that is pointed at, and where whose disc would land there.
    pub lane: Option<(Column, Option<(Cell, Seat)>)>,
    /// How many winning discs are lit; `None` for all, with the line through them.
    pub lit: Option<usize>,
}

impl Board<'_> {
    /// Where everything is: without room for numbers and words, which the window places itself.
    pub fn layout(&self) -> Layout {
        layout(self.view.shape(), self.theme)
    }

    fn palette(&self) -> Palette {
        self.theme.palette(self.scheme)
    }

    /// The plate that the board is seen on.
    pub fn plate(&self, place: Place) -> Rect {
        let layout = self.layout();
        place.rect((0.0, 0.0), (layout.width(), layout.height()))
    }

    /// Paints a board that rests, as large as it fits.
    pub fn paint_small(&self, painter: &Painter, space: Rect) {
        let layout = self.layout();
        let place = Place::fit(layout.width(), layout.height(), space);
        self.paint(painter, place, &Moment::default());
    }

    /// Paints the board.
    pub fn paint(&self, painter: &Painter, place: Place, moment: &Moment) {
        let layout = self.layout();
        let plate = self.plate(place);
        let palette = self.palette();
        let behind = painter.with_clip_rect(plate.intersect(painter.clip_rect()));
        if layout.front().is_some() {
            let inside = plate.shrink(place.scale * 10.0);
            painter.rect_filled(inside, 0.0, colour(palette.empty));
        } else {
            painter.rect_filled(plate, 6.0, colour(palette.frame));
        }
        self.paint_cells(&behind, &layout, place, moment);
        if layout.front().is_some() {
            front(self.view.shape(), &layout, place, plate).paint(painter, colour(palette.frame));
        }
        self.paint_marks(painter, &layout, place, moment);
    }

    /// Holes and discs.
    fn paint_cells(&self, painter: &Painter, layout: &Layout, place: Place, moment: &Moment) {
        if let Some((column, _)) = moment.lane.filter(|_| layout.front().is_some()) {
            let x = layout.column_middle(column) - Layout::PITCH / 2.0;
            let lane = place.rect((x, 0.0), (Layout::PITCH, layout.height()));
            painter.rect_filled(lane, 0.0, faint(colour(self.scheme.tokens().muted), 0.3));
        }
        let falls = |cell: Cell| moment.falling.iter().any(|(falling, ..)| *falling == cell);
        for cell in self.view.shape().all_cells() {
            let centre = layout.centre(cell);
            match self.view.at(cell).filter(|_| !falls(cell)) {
                Some(seat) => self.paint_disc(painter, place, seat, centre, 1.0),
                // Holes of a front are what is behind it.
                None if layout.front().is_some() => {}
                None => {
                    for mark in self.theme.empty_cell(self.scheme, centre) {
                        place.paint(painter, &mark, 1.0);
                    }
                }
            }
        }
        if let Some((cell, seat)) = moment.lane.and_then(|(_, landing)| landing) {
            self.paint_disc(painter, place, seat, layout.centre(cell), 0.5);
        }
        for &(cell, seat, rows) in &moment.falling {
            let (x, y) = layout.centre(cell);
            self.paint_disc(painter, place, seat, (x, y - rows * Layout::PITCH), 1.0);
        }
    }

    fn paint_disc(
        &self,
        painter: &Painter,
        place: Place,
        seat: Seat,
        centre: (f32, f32),
        strength: f32,
    ) {
        let centre = sharp(painter, place, centre);
        for mark in self.theme.disc(has_first_symbol(self.view, seat), centre) {
            place.paint(painter, &mark, strength);
        }
    }

    /// What is marked: the last disc, and the winning ones.
    fn paint_marks(&self, painter: &Painter, layout: &Layout, place: Place, moment: &Moment) {
        if !moment.falling.is_empty() {
            return;
        }
        let winning = &self.view.winning;
        let mut marks = Vec::new();
        for &cell in winning.iter().take(moment.lit.unwrap_or(winning.len())) {
            marks.extend(self.theme.winning_mark(layout.centre(cell)));
        }
        if moment.lit.is_none() {
            for (from, to) in winning_lines(self.view) {
                marks.extend(self.theme.winning_line(layout.centre(from), layout.centre(to)));
            }
        }
        let last = self.view.last.filter(|last| last.kind == LastKind::Dropped);
        if let Some(last) = last.filter(|last| !winning.contains(&last.cell)) {
            let first = has_first_symbol(self.view, last.seat);
            let centre = sharp(painter, place, layout.centre(last.cell));
            marks.extend(self.theme.last_mark(first, centre));
        }
        for mark in marks {
            place.paint(painter, &mark, 1.0);
        }
    }
}

/// The middle of a disc; of a small one, moved to the nearest pixel.
fn sharp(painter: &Painter, place: Place, centre: (f32, f32)) -> (f32, f32) {
    if Layout::CELL * place.scale >= SMALL {
        return centre;
    }
    let at = place.at(centre).round_to_pixel_center(painter.pixels_per_point()) - place.origin;
    (at.x / place.scale, at.y / place.scale)
}

/// Where everything is on a board without numbers and words.
pub fn layout(shape: Shape, theme: Theme) -> Layout {
    match theme {
        Theme::Discs => Layout::bare(shape),
        theme => Layout::new(shape, theme, false, false),
    }
}

fn front(shape: Shape, layout: &Layout, place: Place, plate: Rect) -> Front {
    let (left, top) = (layout.left() - Layout::GAP / 2.0, layout.top() - Layout::GAP / 2.0);
    Front {
        plate,
        cell: Rect::from_min_size(
            place.at((left, top)),
            vec2(Layout::PITCH, Layout::PITCH) * place.scale,
        ),
        holes: (shape.columns().into(), shape.rows().into()),
        radius: Layout::CELL / 2.0 * place.scale,
        round: Look::ROUND * place.scale,
    }
}
