//! A board as it is drawn: discs behind a front, and a button for every column.

use crate::motion::Motion;
use fourline_app::insight::{Insight, Outlook, Standing, standing};
use fourline_app::words::Speaker;
use fourline_game::{Game, GameView, LastKind};
use fourline_picture::has_first_symbol;
use fourline_rules::{Cell, Column};
use fourline_words::catalogue::{game as text, web as say, window};

/// A board.
#[derive(Clone, Debug, PartialEq)]
pub struct BoardView {
    /// How many columns.
    pub columns: u8,
    /// How many rows.
    pub rows: u8,
    /// The name of the board, for those who hear it.
    pub label: String,
    /// The discs.
    pub discs: Vec<DiscView>,
    /// The lane that is pointed at.
    pub lane: Option<u8>,
    /// Where a disc would land, and in which colour.
    pub ghost: Option<(u8, u8, bool)>,
    /// The disc that was dropped last.
    pub last: Option<(u8, u8)>,
    /// The cells of the winning line.
    pub winning: Vec<(u8, u8)>,
    /// The ends of the winning line, if it is one.
    pub line: Option<[(u8, u8); 2]>,
    /// After how many milliseconds the line lights up; `None` if it is lit already.
    pub lights: Option<u64>,
    /// What each column holds, and whether it can be played.
    pub buttons: Vec<ColumnView>,
    /// The discs that can be removed now.
    pub removable: Vec<RemovableView>,
    /// Is there something to say about the columns?
    pub has_notes: bool,
}

/// A disc.
#[derive(Clone, Debug, PartialEq)]
pub struct DiscView {
    /// The column, from 0 at the left.
    pub column: u8,
    /// The row, from 0 at the bottom.
    pub row: u8,
    /// Has it the game's first colour?
    pub first: bool,
    /// From how many rows above it falls, and how long that takes.
    pub fall: Option<(u8, u64)>,
}

/// A column's button.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ColumnView {
    /// Which column.
    pub column: Column,
    /// Its number, as people count.
    pub number: usize,
    /// What it holds, and where a disc lands or why it can't be played.
    pub label: String,
    /// Can it be played?
    pub may: bool,
    /// Does it wait for a second click?
    pub is_chosen: bool,
    /// What it leads to.
    pub note: Option<NoteView>,
}

/// What a column leads to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NoteView {
    /// A number or a sign.
    pub score: String,
    /// The same in a few words.
    pub words: String,
    /// Is it the best?
    pub is_best: bool,
    /// Is it good or bad?
    pub tone: Tone,
}

/// Good or bad, for the colour of a text.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Tone {
    /// Neither.
    #[default]
    Plain,
    /// A win, or what is best.
    Good,
    /// A loss, a mistake, a refusal.
    Bad,
}

/// A disc that can be removed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RemovableView {
    /// Where it is.
    pub cell: Cell,
    /// What its button is called.
    pub label: String,
}

/// What a board is drawn from.
pub(super) struct Board<'a> {
    pub game: &'a Game,
    pub view: &'a GameView,
    pub motion: Option<&'a Motion>,
    pub pointed: Option<Column>,
    pub chosen: Option<Column>,
    pub insight: Option<&'a Insight>,
    pub removable: Vec<Cell>,
    /// Is it to be played on?
    pub is_open: bool,
    pub speaker: &'a Speaker,
}

impl Board<'_> {
    pub fn draw(&self) -> BoardView {
        let (view, speaker) = (self.view, self.speaker);
        let shape = view.shape();
        let discs = shape.all_cells().filter_map(|cell| {
            let seat = view.at(cell)?;
            let fall = self.motion.and_then(|motion| motion.fall(cell));
            Some(DiscView {
                column: cell.column.index() as u8,
                row: cell.row,
                first: has_first_symbol(view, seat),
                fall: fall.map(|fall| (fall.rows, fall.lasts_ms)),
            })
        });
        let landing = |column: Column| view.actions.drops.get(column.index()).copied()?.ok();
        let pointed = self.chosen.or(self.pointed).filter(|column| {
            self.is_open && self.removable.is_empty() && landing(*column).is_some()
        });
        let ghost = pointed.and_then(landing).zip(view.turn).map(|(cell, seat)| {
            let (column, row) = at(cell);
            (column, row, has_first_symbol(view, seat))
        });
        let last = view
            .last
            .filter(|last| last.kind == LastKind::Dropped && !view.winning.contains(&last.cell));
        let winning: Vec<(u8, u8)> = view.winning.iter().copied().map(at).collect();
        let removable = self.removable.iter().map(|&cell| RemovableView {
            cell,
            label: window::remove_at(
                speaker.language,
                speaker.numbering.number(cell.column),
                cell.row_number(shape.rows()),
            ),
        });
        BoardView {
            columns: shape.columns(),
            rows: shape.rows(),
            label: say::board_of(speaker.language, shape.columns(), shape.rows()),
            discs: discs.collect(),
            lane: pointed.map(|column| column.index() as u8),
            ghost,
            last: last.map(|last| at(last.cell)),
            line: line_of(&winning),
            winning,
            lights: self.motion.and_then(Motion::lights),
            buttons: shape.all_columns().map(|column| self.column(column)).collect(),
            removable: removable.collect(),
            has_notes: self.insight.is_some(),
        }
    }

    fn column(&self, column: Column) -> ColumnView {
        let (view, speaker, language) = (self.view, self.speaker, self.speaker.language);
        let mut label = vec![column_holds(view, column, speaker)];
        let landing = view.actions.drops.get(column.index()).copied();
        match landing {
            Some(Ok(cell)) => {
                label.push(window::lands(language, cell.row_number(view.shape().rows())));
            }
            Some(Err(refusal)) => label.push(speaker.words().refusal(refusal, self.game)),
            None => {}
        }
        let outlook = self.insight.and_then(|insight| insight.column(column));
        if let Some(outlook) = outlook {
            let prospect = speaker.prospect(outlook.hint.prospect);
            label.push(match outlook.hint.is_best {
                true => window::best_move(language, prospect),
                false => window::this_move(language, prospect),
            });
        }
        ColumnView {
            column,
            number: speaker.numbering.number(column),
            label: label.join(" "),
            may: self.is_open && matches!(landing, Some(Ok(_))),
            is_chosen: self.chosen == Some(column),
            note: outlook.map(|outlook| note(outlook, speaker)),
        }
    }
}

fn note(outlook: &Outlook, speaker: &Speaker) -> NoteView {
    let prospect = outlook.hint.prospect;
    let words = speaker.note(prospect).replace('\n', " ");
    NoteView {
        // A real minus: the hyphen is easily overlooked.
        score: outlook.short().replace('-', "\u{2212}"),
        words,
        is_best: outlook.hint.is_best,
        tone: match standing(prospect) {
            Standing::Won => Tone::Good,
            Standing::Lost => Tone::Bad,
            Standing::Drawn | Standing::Open => Tone::Plain,
        },
    }
}

/// What a column holds, in a sentence.
pub(crate) fn column_holds(view: &GameView, column: Column, speaker: &Speaker) -> String {
    let (language, rows) = (speaker.language, view.shape().rows());
    let signs: Vec<String> = (0..rows)
        .filter_map(|row| view.at(Cell::new(column, row)))
        .map(|seat| view.seat(seat).symbol.map_or("?".to_string(), |symbol| symbol.to_string()))
        .collect();
    let number = speaker.numbering.number(column);
    match signs.len() {
        0 => text::board_column_empty(language, number.to_string()),
        all if all == usize::from(rows) => {
            text::board_column_full(language, number, signs.join(" "))
        }
        _ => text::board_column(language, number, signs.join(" ")),
    }
}

fn at(cell: Cell) -> (u8, u8) {
    (cell.column.index() as u8, cell.row)
}

/// The ends of a line, if all cells lie on one.
fn line_of(cells: &[(u8, u8)]) -> Option<[(u8, u8); 2]> {
    let (first, last) = (*cells.iter().min()?, *cells.iter().max()?);
    let step = |from: (u8, u8), to: (u8, u8)| {
        (i32::from(to.0) - i32::from(from.0), i32::from(to.1) - i32::from(from.1))
    };
    let (dx, dy) = step(first, last);
    let is_on = |cell: &(u8, u8)| {
        let (x, y) = step(first, *cell);
        x * dy == y * dx
    };
    cells.iter().all(is_on).then_some([first, last])
}
