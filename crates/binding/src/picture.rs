//! Pictures of positions and games.

use crate::{Problem, Table, TableOptions, cells};
#[cfg(feature = "pixels")]
use fourline_game::steps;
use fourline_game::{GameView, Seat, Viewer};
#[cfg(feature = "pixels")]
use fourline_picture::{Film, Pace, Pixels};
use fourline_picture::{Look, Note, Scene, Scheme, Size};
use fourline_rules::{Position, Rules};

/// How a picture is drawn.
#[derive(Clone, Debug)]
pub struct PictureOptions {
    /// The name of a theme: `discs`, `squares`, `contrast` or `shapes`.
    pub theme: String,
    /// For a dark page?
    pub dark: bool,
    /// Are columns and rows numbered?
    pub coordinates: bool,
    /// What each column is worth, shown above it; empty for nothing.
    pub scores: Vec<Option<i32>>,
    /// How wide in pixels; `None` for its natural size.
    pub width: Option<u32>,
    /// How high, if a width is given too; `None` for what goes with the width. The drawing stands in the middle.
    pub height: Option<u32>,
}

impl Default for PictureOptions {
    fn default() -> PictureOptions {
        let theme = fourline_picture::Theme::default().name().to_string();
        PictureOptions {
            theme,
            dark: false,
            coordinates: true,
            scores: Vec::new(),
            width: None,
            height: None,
        }
    }
}

impl PictureOptions {
    fn look(&self, view: &GameView) -> Result<Look, Problem> {
        let columns = view.shape().columns() as usize;
        if !self.scores.is_empty() && self.scores.len() != columns {
            return Err(Problem::value(format!(
                "there must be a score for each of the {columns} columns, not {}",
                self.scores.len()
            )));
        }
        let best = self.scores.iter().flatten().max().copied();
        let note = |score: &Option<i32>| {
            let score = (*score)?;
            let text = if score > 0 { format!("+{score}") } else { score.to_string() };
            Some(Note { text, is_best: Some(score) == best })
        };
        Ok(Look {
            theme: self
                .theme
                .parse()
                .map_err(|e: fourline_picture::UnknownTheme| Problem::said(e))?,
            scheme: if self.dark { Scheme::Dark } else { Scheme::Light },
            coordinates: self.coordinates,
            notes: self.scores.iter().map(note).collect(),
            ..Look::default()
        })
    }

    fn size(&self) -> Result<Size, Problem> {
        let text = match (self.width, self.height) {
            (None, _) => return Ok(Size::Natural),
            (Some(width), None) => width.to_string(),
            (Some(width), Some(height)) => format!("{width}x{height}"),
        };
        text.parse::<Size>().map_err(Problem::said)
    }

    fn scene(&self, view: &GameView) -> Result<(Scene, Size), Problem> {
        Ok((self.look(view)?.scene(view), self.size()?))
    }
}

/// A position as a game's view, to be drawn: the first side is on seat 1.
pub fn view_of(position: &Position) -> GameView {
    let shape = position.shape();
    let rules = Rules { shape, ..Rules::CLASSIC };
    let table = Table::new(&TableOptions { rules, ..TableOptions::default() });
    let table = table.expect("the usual names and symbols can be used");
    let mut view = GameView::of(table.game(), Viewer::Spectator);
    let seat = |cell| position.at(cell).map(|side| Seat::BOTH[side.index()]);
    view.cells = shape.all_cells().map(seat).collect();
    for seat in Seat::BOTH {
        let number = seat.number() as i8;
        let discs = cells(position).iter().filter(|&&cell| cell == number).count();
        view.seats[seat.index()].discs = discs as u32;
    }
    view.winning = match position.outcome() {
        fourline_rules::Outcome::Line(_, cells) | fourline_rules::Outcome::BothLines(cells) => {
            position.cells_of(cells)
        }
        _ => Vec::new(),
    };
    view
}

/// The picture as SVG text.
pub fn svg(view: &GameView, options: &PictureOptions) -> Result<String, Problem> {
    let (scene, size) = options.scene(view)?;
    size.checked(&scene).map_err(Problem::said)?;
    Ok(fourline_picture::svg::write(&scene, size))
}

/// The picture as PNG.
#[cfg(feature = "pixels")]
pub fn png(view: &GameView, options: &PictureOptions) -> Result<Vec<u8>, Problem> {
    let (scene, size) = options.scene(view)?;
    let pixels = Pixels::of(&scene, size).map_err(Problem::said)?;
    pixels.to_png(&scene.title).map_err(Problem::said)
}

/// The picture as pixels.
#[cfg(feature = "pixels")]
pub fn pixels(view: &GameView, options: &PictureOptions) -> Result<Pixels, Problem> {
    let (scene, size) = options.scene(view)?;
    Pixels::of(&scene, size).map_err(Problem::said)
}

/// A whole game as a film.
#[cfg(feature = "pixels")]
pub fn gif(table: &Table, options: &PictureOptions) -> Result<Vec<u8>, Problem> {
    let look = options.look(&GameView::of(table.game(), Viewer::Spectator))?;
    let film = Film::of(&steps(table.game()), &look, options.size()?, Pace::default());
    film.and_then(|film| film.to_gif()).map_err(Problem::said)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{from_cells, position};
    use fourline_rules::Shape;

    #[test]
    fn a_position_is_drawn_however_it_came_about() {
        let rows = vec![vec![0; 4], vec![0; 4], vec![0; 4], vec![2, 2, 2, 2]];
        let board = from_cells(&rows, 4).unwrap();
        let picture = svg(&view_of(&board), &PictureOptions::default()).unwrap();
        assert!(picture.starts_with("<svg") && picture.contains("O"));
    }

    #[test]
    fn bad_options_are_refused() {
        let view = view_of(&position("4", Shape::CLASSIC, 1).unwrap());
        let usual = PictureOptions::default;
        for bad in [
            PictureOptions { theme: "gold".into(), ..usual() },
            PictureOptions { width: Some(1), ..usual() },
            PictureOptions { scores: vec![Some(1)], ..usual() },
        ] {
            assert!(svg(&view, &bad).is_err());
        }
    }
}
