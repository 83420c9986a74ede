//! The board as a real picture, for terminals that can show one. It is cut into a strip for each column, so
//! that only what changes is sent: two strips when another column is chosen, one for each frame of a fall.
//! A strip covers whole characters, so columns are where the characters below have them.
//!
//! ```text
//!  ┌───┬───┬───┐
//!  │ ● │ ○ │ ● │   three strips
//!  └───┴───┴───┘
//! ```

use super::board::{BoardPicture, Spot, is_first_colour};
use fourline_game::{LastKind, Seat};
use fourline_picture::{Colour, Form, Mark, Pen, Scene, Tokens};
use fourline_rules::{Cell, Column};
use ratatui::layout::Rect;

/// What pictures are drawn with.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct PictureLook {
    pub tokens: Tokens,
    /// The width and height of a character in pixels.
    pub cell: (u16, u16),
}

/// A part of the screen that is shown as a picture.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Strip {
    pub area: Rect,
    pub scene: Scene,
}

/// The board as a picture, column by column.
pub(super) fn strips(
    board: &BoardPicture<'_>,
    spot: &Spot,
    look: &PictureLook,
    rings: bool,
) -> Vec<Strip> {
    let drawing = Drawing { board, spot, look, rings };
    spot.shape.all_columns().map(|column| drawing.strip(column)).collect()
}

/// A board on its way to become strips. Places are pixels from the upper left corner of the front.
struct Drawing<'a> {
    board: &'a BoardPicture<'a>,
    spot: &'a Spot,
    look: &'a PictureLook,
    rings: bool,
}

impl Drawing<'_> {
    fn pixels(&self, columns: u16, rows: u16) -> (f32, f32) {
        let (width, height) = self.look.cell;
        (f32::from(columns) * f32::from(width), f32::from(rows) * f32::from(height))
    }

    /// The radius of a hole.
    fn radius(&self) -> f32 {
        let (width, height) = self.spot.size.pitch();
        let (width, height) = self.pixels(width, height);
        (width.min(height) * 0.43).max(1.0)
    }

    fn centre(&self, cell: Cell) -> (f32, f32) {
        let (width, height) = self.spot.size.pitch();
        let (edge, _) = self.pixels(1, 0);
        let (width, height) = self.pixels(width, height);
        let from_top = f32::from(self.spot.shape.rows() - 1 - cell.row);
        (edge + (cell.column.index() as f32 + 0.5) * width, (from_top + 0.5) * height)
    }

    fn strip(&self, column: Column) -> Strip {
        let (front, wide) = (self.spot.front, self.spot.size.pitch().0);
        let last = usize::from(self.spot.shape.columns()) - 1;
        let at = column.index() as u16;
        // The edges of the front belong to the outer columns.
        let left = if at == 0 { 0 } else { 1 + at * wide };
        let right = if column.index() == last { front.width } else { 1 + (at + 1) * wide };
        let area = Rect::new(front.x + left, front.y, right - left, front.height);
        let (width, height) = self.pixels(area.width, area.height);
        let mut marks = Vec::new();
        let shape = self.spot.shape;
        let cells = || shape.all_cells().filter(|cell| cell.column == column);
        cells().for_each(|cell| self.hole(cell, &mut marks));
        if let Some(falling) = self.board.falling.filter(|f| f.cell.column == column)
            && let Some(seat) = self.board.view.at(falling.cell)
        {
            let (x, rest) = self.centre(falling.cell);
            let start = -self.radius();
            let y = start + (rest - start) * falling.part.clamp(0.0, 1.0);
            self.disc(seat, (x, y), &mut marks);
            cells().for_each(|cell| self.front_around(cell, &mut marks));
        }
        self.line(&mut marks);
        self.corners(&mut marks);
        let (shift, _) = self.pixels(left, 0);
        let moved = marks.into_iter().map(|Mark { form, colour, pen }| Mark {
            form: form.placed(1.0, (-shift, 0.0)),
            colour,
            pen,
        });
        let scene = Scene {
            width,
            height,
            ground: self.look.tokens.board,
            marks: moved.collect(),
            title: String::new(),
            description: String::new(),
        };
        Strip { area, scene }
    }

    /// A hole with what is in it.
    fn hole(&self, cell: Cell, marks: &mut Vec<Mark>) {
        let (board, tokens) = (self.board, &self.look.tokens);
        let (centre, radius) = (self.centre(cell), self.radius());
        let is_lane = board.column == Some(cell.column);
        let empty = if is_lane { self.lane() } else { tokens.hole };
        marks.push(circle(centre, radius, empty));
        let is_falling = board.falling.is_some_and(|falling| falling.cell == cell);
        match board.view.at(cell) {
            Some(seat) if !is_falling => {
                self.disc(seat, centre, marks);
                self.mark_disc(cell, seat, marks);
            }
            Some(_) => {}
            None if board.landing == Some(cell) => {
                let is_first = board.view.turn.is_some_and(|s| is_first_colour(board.view, s));
                let disc = if is_first { tokens.first } else { tokens.second };
                marks.push(circle(centre, radius * 0.94, disc.face.over(tokens.hole, 0.5)));
            }
            None => {}
        }
        if board.picked == Some(cell) {
            marks.push(ring(centre, radius, radius * 0.2, tokens.accent));
        }
    }

    /// The empty holes of the chosen column.
    fn lane(&self) -> Colour {
        let tokens = &self.look.tokens;
        let is_dark = tokens.hole.luminance() < 0.2;
        let (light, part) =
            if is_dark { (Colour(255, 255, 255), 0.2) } else { (Colour(0, 0, 0), 0.14) };
        light.over(tokens.hole, part)
    }

    /// A disc: a face with a rim and its sign; or a ring, where the two are told apart by their shapes.
    fn disc(&self, seat: Seat, centre: (f32, f32), marks: &mut Vec<Mark>) {
        let (tokens, radius) = (&self.look.tokens, self.radius());
        let is_first = is_first_colour(self.board.view, seat);
        let disc = if is_first { tokens.first } else { tokens.second };
        let is_ring = self.rings && !is_first;
        match is_ring {
            true => marks.push(ring(centre, radius * 0.79, radius * 0.42, disc.face)),
            false => {
                marks.push(circle(centre, radius, disc.face));
                marks.push(ring(centre, radius * 0.76, radius * 0.13, disc.rim));
            }
        }
        let symbol = self.board.view.seat(seat).symbol;
        let (x, y) = centre;
        marks.push(Mark::filled(
            Form::Text {
                x,
                y,
                size: radius * 0.8,
                text: symbol.map_or(String::new(), |symbol| symbol.to_string()),
            },
            if is_ring { disc.face } else { disc.sign },
        ));
    }

    /// What tells a disc from others: that it was the last, or that it wins.
    fn mark_disc(&self, cell: Cell, seat: Seat, marks: &mut Vec<Mark>) {
        let (board, tokens) = (self.board, &self.look.tokens);
        let (centre, radius) = (self.centre(cell), self.radius());
        let is_last =
            board.view.last.is_some_and(|last| last.cell == cell && last.kind == LastKind::Dropped);
        if board.is_lit(cell) {
            marks.push(ring(centre, radius * 0.93, radius * 0.14, Colour(255, 255, 255)));
        } else if is_last {
            let is_first = is_first_colour(board.view, seat);
            let disc = if is_first { tokens.first } else { tokens.second };
            marks.push(ring(centre, radius * 0.55, radius * 0.08, disc.sign));
        }
    }

    /// The line through the winning discs, once all of them are lit up and they stand in one line.
    fn line(&self, marks: &mut Vec<Mark>) {
        let won = &self.board.view.winning;
        let (Some(&first), Some(&last)) = (won.first(), won.last()) else { return };
        let place = |cell: Cell| (cell.column.index() as i32, i32::from(cell.row));
        let ((ax, ay), (bx, by)) = (place(first), place(last));
        let is_straight = won.iter().all(|&cell| {
            let (x, y) = place(cell);
            (x - ax) * (by - ay) == (y - ay) * (bx - ax)
        });
        if self.board.lit < won.len() || !is_straight {
            return;
        }
        let path = Form::Path(vec![self.centre(first), self.centre(last)]);
        let pen = Pen::Stroke(self.radius() * 0.12);
        marks.push(Mark { form: path, colour: Colour(255, 255, 255), pen });
    }

    /// The front around a hole, over what falls behind it: four corners with a quarter of the hole each.
    fn front_around(&self, cell: Cell, marks: &mut Vec<Mark>) {
        let (width, height) = self.spot.size.pitch();
        let (width, height) = self.pixels(width, height);
        let ((x, y), radius) = (self.centre(cell), self.radius());
        // A little more than the cell, so that no line is seen between two.
        let (half_width, half_height) = (width / 2.0 + 0.5, height / 2.0 + 0.5);
        for (right, down) in [(-1.0, -1.0), (1.0, -1.0), (1.0, 1.0), (-1.0, 1.0)] {
            let mut points = vec![
                (x, y + down * half_height),
                (x + right * half_width, y + down * half_height),
                (x + right * half_width, y),
            ];
            points.extend(quarter(radius).map(|(dx, dy)| (x + right * dx, y + down * dy)));
            marks.push(Mark::filled(Form::Polygon(points), self.look.tokens.board));
        }
    }

    /// The round corners of the front: what is behind it covers them.
    fn corners(&self, marks: &mut Vec<Mark>) {
        let (width, height) = self.pixels(self.spot.front.width, self.spot.front.height);
        let round = self.pixels(1, 0).0 * 1.3;
        for (x, y, right, down) in [
            (0.0, 0.0, 1.0, 1.0),
            (width, 0.0, -1.0, 1.0),
            (width, height, -1.0, -1.0),
            (0.0, height, 1.0, -1.0),
        ] {
            let (cx, cy) = (x + right * round, y + down * round);
            let mut points = vec![(x, y)];
            points.extend(quarter(round).map(|(dx, dy)| (cx - right * dx, cy - down * dy)));
            marks.push(Mark::filled(Form::Polygon(points), self.look.tokens.page));
        }
    }
}

/// Points of a quarter of a circle, from its right to its bottom.
fn quarter(radius: f32) -> impl Iterator<Item = (f32, f32)> {
    (0..=12).map(move |step| {
        let angle = step as f32 / 12.0 * std::f32::consts::FRAC_PI_2;
        (radius * angle.cos(), radius * angle.sin())
    })
}

fn circle((x, y): (f32, f32), r: f32, colour: Colour) -> Mark {
    Mark::filled(Form::Circle { x, y, r }, colour)
}

fn ring((x, y): (f32, f32), r: f32, wide: f32, colour: Colour) -> Mark {
    Mark { form: Form::Circle { x, y, r }, colour, pen: Pen::Stroke(wide) }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::screen::board::Falling;
    use crate::screen::disc_size::DiscSize;
    use fourline_game::{Action, Game, GameView, Name, Player, Setup};
    use fourline_picture::{Pixels, Scheme, Size};
    use fourline_rules::{Numbering, Rules, Shape};

    const CELL: (u16, u16) = (10, 20);

    fn view(columns: &[u8]) -> GameView {
        let people = ["Ann", "Bob"].map(|name| Player::human(Name::new(name).unwrap()));
        let mut game = Game::new(Setup::new(Rules::CLASSIC, people).unwrap());
        for column in columns {
            let seat = game.turn().unwrap();
            game.play(seat.does(Action::Drop(Column::new(column - 1)))).unwrap();
        }
        GameView::of(&game, Seat::One)
    }

    /// The pixels of a board at the upper left corner, with its discs seven by three characters large.
    struct Shown(Vec<(Strip, Pixels)>, Vec<Strip>);

    impl Shown {
        fn of(board: &BoardPicture<'_>) -> Shown {
            let size = DiscSize::fitting(Shape::CLASSIC, 51, 20).unwrap();
            let spot = Spot { size, front: Rect::new(0, 0, 51, 18), shape: Shape::CLASSIC };
            let look = PictureLook { tokens: Scheme::Dark.tokens(), cell: CELL };
            let strips = strips(board, &spot, &look, false);
            let pixels = |strip: &Strip| Pixels::of(&strip.scene, Size::Natural).unwrap();
            Shown(strips.iter().map(|strip| (strip.clone(), pixels(strip))).collect(), strips)
        }

        fn at(&self, x: f32, y: f32) -> Colour {
            let is_there = |(strip, _): &&(Strip, Pixels)| {
                let left = f32::from(strip.area.x) * f32::from(CELL.0);
                (left..left + strip.scene.width).contains(&x)
            };
            let (strip, pixels) = self.0.iter().find(is_there).unwrap();
            let left = f32::from(strip.area.x) * f32::from(CELL.0);
            let [red, green, blue] = pixels.at((x - left) as u32, y as u32);
            Colour(red, green, blue)
        }

        /// A place on the disc of a cell, beside its sign: column and row from 1, the row from below.
        fn disc(&self, column: u8, row: u8) -> Colour {
            let (x, y) = centre(column, row);
            self.at(x - 16.5, y)
        }
    }

    fn centre(column: u8, row: u8) -> (f32, f32) {
        (10.0 + (f32::from(column) - 0.5) * 70.0, (6.5 - f32::from(row)) * 60.0)
    }

    #[test]
    fn discs_are_where_the_characters_have_them() {
        let view = view(&[4, 4, 5]);
        let shown = Shown::of(&BoardPicture::of(&view, Numbering::FromOne));
        let tokens = Scheme::Dark.tokens();
        let areas: Vec<(u16, u16)> = shown.1.iter().map(|s| (s.area.x, s.area.width)).collect();
        assert_eq!((areas[0], areas[1], areas[6]), ((0, 8), (8, 7), (43, 8)));
        assert_eq!(shown.disc(4, 1), tokens.first.face);
        assert_eq!(shown.disc(4, 2), tokens.second.face);
        assert_eq!(shown.disc(5, 1), tokens.first.face);
        assert_eq!(shown.disc(1, 1), tokens.hole);
        let (x, y) = centre(4, 1);
        assert_eq!(shown.at(x + 34.0, y), tokens.board, "the front between two holes");
        assert_eq!(shown.at(0.0, 0.0), tokens.page, "a round corner");
        assert_eq!(shown.at(30.0, 2.0), tokens.board);
    }

    #[test]
    fn only_the_strips_of_what_changed_differ() {
        let view = view(&[4, 4, 5]);
        let still = BoardPicture::of(&view, Numbering::FromOne);
        let chosen = |column: u8| BoardPicture {
            column: Some(Column::new(column)),
            ..BoardPicture::of(&view, Numbering::FromOne)
        };
        let differing = |one: &BoardPicture<'_>, other: &BoardPicture<'_>| {
            let (one, other) = (Shown::of(one).1, Shown::of(other).1);
            one.iter().zip(&other).filter(|(one, other)| one != other).count()
        };
        assert_eq!(differing(&still, &chosen(2)), 1);
        assert_eq!(differing(&chosen(1), &chosen(2)), 2);
        assert_eq!(differing(&still, &still), 0);
    }

    #[test]
    fn a_disc_falls_behind_the_front() {
        let view = view(&[4]);
        let cell = Cell::new(Column::new(3), 0);
        let tokens = Scheme::Dark.tokens();
        let (x, _) = centre(4, 1);
        let mut seen = 0;
        for step in 0..=20 {
            let falling = Some(Falling { cell, part: step as f32 / 20.0 });
            let board = BoardPicture { falling, ..BoardPicture::of(&view, Numbering::FromOne) };
            let shown = Shown::of(&board);
            // Between two holes there is always the front.
            for gap in 1..6 {
                assert_eq!(shown.at(x, gap as f32 * 60.0), tokens.board, "step {step}");
            }
            seen += (1..=6).filter(|&row| shown.disc(4, row).0 > 150).count();
        }
        assert!(seen >= 8, "it is seen on its way: {seen}");
    }

    #[test]
    fn a_four_is_lit_and_has_a_line_through_it() {
        let view = view(&[1, 2, 1, 2, 1, 2, 1]);
        let shown = Shown::of(&BoardPicture::of(&view, Numbering::FromOne));
        let (x, y) = centre(1, 2);
        let white = Colour(255, 255, 255);
        assert_eq!(shown.at(x, y + 30.0), white, "the line");
        let dark = BoardPicture { lit: 0, ..BoardPicture::of(&view, Numbering::FromOne) };
        assert_ne!(Shown::of(&dark).at(x, y + 30.0), white);
    }
}
