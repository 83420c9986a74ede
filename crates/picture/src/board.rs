//! A game as a scene: what everybody sees of the board.

use crate::lettering::width;
use crate::{Form, Layout, Mark, Note, Scene, Scheme, Theme};
use fourline_game::{GameView, LastKind, Seat, Words};
use fourline_rules::{Cell, Column, Numbering};
use fourline_words::Language;
use fourline_words::catalogue::{common, picture};

/// How wide a note may be, so that those of two columns don't touch.
const NOTE_WIDTH: f32 = Layout::PITCH - 4.0;

/// How a board is drawn.
#[derive(Clone, Debug)]
pub struct Look {
    /// Colours and shapes.
    pub theme: Theme,
    /// Is it drawn for a dark page or a light one?
    pub scheme: Scheme,
    /// Are columns and rows numbered?
    pub coordinates: bool,
    /// How columns are counted.
    pub numbering: Numbering,
    /// The language of what is written.
    pub language: Language,
    /// Is the disc dropped last marked?
    pub last: bool,
    /// Is the winning line marked?
    pub line: bool,
    /// What each column is worth, shown above it; empty for nothing.
    pub notes: Vec<Option<Note>>,
}

impl Default for Look {
    fn default() -> Look {
        let (theme, numbering) = (Theme::default(), Numbering::default());
        Look {
            theme,
            scheme: Scheme::default(),
            coordinates: false,
            numbering,
            language: Language::default(),
            last: true,
            line: true,
            notes: Vec::new(),
        }
    }
}

impl Look {
    /// The radius of the corners of a front with holes.
    pub const ROUND: f32 = 18.0;

    /// Where everything is on a board that looks so.
    pub fn layout(&self, view: &GameView) -> Layout {
        Layout::new(view.shape(), self.theme, self.coordinates, !self.notes.is_empty())
    }

    /// The drawing of a game.
    pub fn scene(&self, view: &GameView) -> Scene {
        let layout = self.layout(view);
        let palette = self.theme.palette(self.scheme);
        let mut marks = Vec::new();
        if let Some((x, y, width, height)) = layout.front() {
            let front = Form::Rect { x, y, width, height, round: Self::ROUND };
            marks.push(Mark::filled(front, palette.frame));
        }
        for cell in view.shape().all_cells() {
            let centre = layout.centre(cell);
            marks.extend(match view.at(cell) {
                None => self.theme.empty_cell(self.scheme, centre),
                Some(seat) => self.theme.disc(has_first_symbol(view, seat), centre),
            });
        }
        marks.extend(self.highlights(view, &layout));
        if self.coordinates {
            marks.extend(self.numbers(&layout));
        }
        marks.extend(self.words(&layout));
        let words = Words { language: self.language, numbering: self.numbering, me: None };
        Scene {
            width: layout.width(),
            height: layout.height(),
            ground: palette.ground,
            marks,
            title: self.title(view, picture::title),
            description: words.board(view),
        }
    }

    /// A title that names both players.
    pub(crate) fn title(
        &self,
        view: &GameView,
        say: impl Fn(Language, String, String) -> String,
    ) -> String {
        let [one, two] = Seat::BOTH.map(|seat| {
            let player = view.seat(seat);
            match player.symbol {
                Some(symbol) => common::with_symbol(self.language, &player.name, symbol),
                None => player.name.clone(),
            }
        });
        say(self.language, one, two)
    }

    /// The marks around the winning discs, or around the disc dropped last.
    pub fn highlights(&self, view: &GameView, layout: &Layout) -> Vec<Mark> {
        let mut marks = Vec::new();
        if self.line {
            for &cell in &view.winning {
                marks.extend(self.theme.winning_mark(layout.centre(cell)));
            }
            for (from, to) in winning_lines(view) {
                marks.extend(self.theme.winning_line(layout.centre(from), layout.centre(to)));
            }
        }
        let last = view.last.filter(|last| self.last && last.kind == LastKind::Dropped);
        if let Some(last) = last.filter(|last| !view.winning.contains(&last.cell)) {
            let first = has_first_symbol(view, last.seat);
            marks.extend(self.theme.last_mark(first, layout.centre(last.cell)));
        }
        marks
    }

    fn numbers(&self, layout: &Layout) -> Vec<Mark> {
        let ink = self.theme.palette(self.scheme).ink;
        let text = |x: f32, y: f32, size: f32, number: usize| {
            Mark::filled(Form::Text { x, y, size, text: number.to_string() }, ink)
        };
        let shape = layout.shape();
        let (y, size) = match layout.front() {
            Some((_, top, ..)) => (top / 2.0 + 1.0, 22.0),
            None => (layout.height() - layout.bottom() / 2.0, 26.0),
        };
        let columns = shape.all_columns().map(|column| {
            text(layout.column_middle(column), y, size, self.numbering.number(column))
        });
        let first = shape.all_columns().next().expect("a board has columns");
        // The squares theme leaves little room beside the board.
        let size = if self.theme == Theme::Squares { 13.0 } else { 20.0 };
        let middle = layout.front().map_or(layout.left() - 4.0, |(left, ..)| left) / 2.0;
        let rows = (0..shape.rows()).map(|row| {
            let number = Cell::new(first, row).row_number(shape.rows());
            text(middle, layout.row_middle(row), size, number.into())
        });
        columns.chain(rows).collect()
    }

    fn words(&self, layout: &Layout) -> Vec<Mark> {
        let ink = self.theme.palette(self.scheme).ink;
        let mut marks = Vec::new();
        // Below a front, above other boards.
        let from = layout.front().map_or(0.0, |(_, top, _, height)| top + height);
        for (column, note) in layout.shape().all_columns().zip(&self.notes) {
            let Some(note) = note else { continue };
            let x = layout.column_middle(column);
            let lines: Vec<&str> = note.text.lines().collect();
            let ys: &[f32] = if lines.len() == 1 { &[22.0] } else { &[13.0, 31.0] };
            let widest = lines.iter().map(|line| width(line, 17.0)).fold(0.0, f32::max);
            let size = 17.0 * (NOTE_WIDTH / widest).min(1.0);
            let down = if from > 0.0 { from + 10.0 } else { 0.0 };
            for (line, &y) in lines.into_iter().zip(ys) {
                let text = line.to_string();
                marks.push(Mark::filled(Form::Text { x, y: y + down, size, text }, ink));
            }
            if note.is_best {
                // It points at the column.
                let (tip, back) = match layout.front() {
                    Some(_) => (from + 4.0, from + 11.0),
                    None => (layout.top() - 4.0, layout.top() - 12.0),
                };
                let points = vec![(x - 8.0, back), (x + 8.0, back), (x, tip)];
                marks.push(Mark::filled(Form::Polygon(points), ink));
            }
        }
        marks
    }
}

/// Has this seat the game's first symbol? It is drawn in the first colour, so that Y is yellow.
pub fn has_first_symbol(view: &GameView, seat: Seat) -> bool {
    view.seat(seat).symbol == Some(view.symbols.first())
}

/// The winning lines, each by its two ends. A game can end with several, even of both players.
pub fn winning_lines(view: &GameView) -> Vec<(Cell, Cell)> {
    let shape = view.shape();
    let wins = |column: i16, row: i16| -> Option<(Cell, Seat)> {
        let (column, row) = (u8::try_from(column).ok()?, u8::try_from(row).ok()?);
        if column >= shape.columns() || row >= shape.rows() {
            return None;
        }
        let cell = Cell::new(Column::new(column), row);
        view.winning.contains(&cell).then(|| view.at(cell)).flatten().map(|seat| (cell, seat))
    };
    let mut lines = Vec::new();
    for &start in &view.winning {
        let (column, row) = (start.column.index() as i16, i16::from(start.row));
        let Some((_, seat)) = wins(column, row) else { continue };
        let own = |step: i16, (right, up): (i16, i16)| {
            wins(column + step * right, row + step * up).filter(|(_, other)| *other == seat)
        };
        for direction in [(1, 0), (0, 1), (1, 1), (1, -1)] {
            if own(-1, direction).is_some() {
                continue;
            }
            let run: Vec<Cell> =
                (0..).map_while(|step| own(step, direction)).map(|(cell, _)| cell).collect();
            if run.len() >= usize::from(shape.connect()) {
                lines.push((run[0], run[run.len() - 1]));
            }
        }
    }
    lines
}
