//! What can be wrong with a program, in words.

use super::Question;
use crate::peer;
use crate::pipe::Ended;
use fourline_rules::{Cell, CellSet, Numbering, Position, Shape, Side};
use fourline_words::catalogue::programs as text;
use fourline_words::{Language, Say};

/// What is wrong, and after which step of a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fault {
    /// What is wrong.
    pub kind: FaultKind,
    /// The board.
    pub shape: Shape,
    /// How the program counts columns.
    pub numbering: Numbering,
}

/// What is wrong.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum FaultKind {
    /// A line is not seen; one cell at its left end (or bottom), and its direction.
    MissedLine(Cell, Direction),
    /// A full board is not seen as a draw.
    MissedDraw,
    /// Lines of both sides are not seen as a tie.
    MissedTie,
    /// Bad columns or undos are counted too low.
    MissedLoss,
    /// It says that the game is over, but it is not.
    FalseEnd,
    /// It is over, but with another result.
    WrongEnd,
    /// A cell of its board.
    WrongCell {
        /// Where.
        cell: Cell,
        /// What is shown there.
        shown: Option<Side>,
        /// What has to be there.
        expected: Option<Side>,
    },
    /// It shows no board where it should.
    NoBoard,
    /// It takes a column that can't be played.
    BadColumnTaken(String),
    /// It asks something else than it has to.
    WrongQuestion {
        /// What it asks.
        asked: Question,
        /// What it has to ask.
        expected: Question,
    },
    /// It made a move of its own that can't be.
    WrongMove,
    /// It ended, and the last line of its error stream.
    Crashed(Ended, Option<String>),
    /// It says nothing that is understood; the last line it wrote.
    Hung(String),
    /// It writes without end.
    Flooded,
    /// It can't be started.
    CantStart(String),
}

/// The direction of a line.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Direction {
    /// Along a row.
    Row,
    /// Along a column.
    Column,
    /// Up to the right.
    Rising,
    /// Down to the right.
    Falling,
}

impl FaultKind {
    /// Its name, for programs; faults with the same name are one fault.
    pub const fn id(&self) -> &'static str {
        match self {
            FaultKind::MissedLine(_, Direction::Row) => "missed-row",
            FaultKind::MissedLine(_, Direction::Column) => "missed-column",
            FaultKind::MissedLine(_, Direction::Rising) => "missed-rising-diagonal",
            FaultKind::MissedLine(_, Direction::Falling) => "missed-falling-diagonal",
            FaultKind::MissedDraw => "missed-draw",
            FaultKind::MissedTie => "missed-tie",
            FaultKind::MissedLoss => "missed-loss",
            FaultKind::FalseEnd => "false-end",
            FaultKind::WrongEnd => "wrong-end",
            FaultKind::WrongCell { .. } => "wrong-board",
            FaultKind::NoBoard => "no-board",
            FaultKind::BadColumnTaken(_) => "bad-column-taken",
            FaultKind::WrongQuestion { .. } => "wrong-question",
            FaultKind::WrongMove => "wrong-move",
            FaultKind::Crashed(..) => "crash",
            FaultKind::Hung(_) => "hang",
            FaultKind::Flooded => "flood",
            FaultKind::CantStart(_) => "cant-start",
        }
    }

    /// Is there no sense in trying more games?
    pub const fn is_hopeless(&self) -> bool {
        matches!(self, FaultKind::Hung(_) | FaultKind::Flooded | FaultKind::CantStart(_))
    }
}

/// The line among winning cells: its left end, or its lower one, and its direction.
pub(super) fn line_of(position: &Position, cells: CellSet) -> (Cell, Direction) {
    let length = i32::from(position.shape().connect());
    let all = position.cells_of(cells);
    for &cell in &all {
        for (direction, right, up) in [
            (Direction::Row, 1, 0),
            (Direction::Column, 0, 1),
            (Direction::Rising, 1, 1),
            (Direction::Falling, 1, -1),
        ] {
            let is_line = (0..length).all(|step| {
                let (column, row) =
                    (cell.column.index() as i32 + right * step, i32::from(cell.row) + up * step);
                all.iter().any(|c| c.column.index() as i32 == column && i32::from(c.row) == row)
            });
            if is_line {
                return (cell, direction);
            }
        }
    }
    (all.first().copied().unwrap_or(Cell::new(fourline_rules::Column::new(0), 0)), Direction::Row)
}

impl Say for Fault {
    fn say(&self, language: Language) -> String {
        let shown = |line: &str| fourline_app::safe::shown(line);
        let column = |cell: &Cell| self.numbering.number(cell.column);
        let row = |cell: &Cell| cell.row_number(self.shape.rows());
        let sign = |side: Option<Side>| match side {
            None => text::cell_empty(language),
            Some(Side::First) => text::cell_first(language),
            Some(Side::Second) => text::cell_second(language),
        };
        let length = self.shape.connect();
        match &self.kind {
            FaultKind::MissedLine(cell, Direction::Row) => {
                text::missed_row(language, column(cell), length, row(cell))
            }
            FaultKind::MissedLine(cell, Direction::Column) => {
                text::missed_column(language, column(cell), length)
            }
            FaultKind::MissedLine(cell, Direction::Rising) => {
                text::missed_rising(language, column(cell), length, row(cell))
            }
            FaultKind::MissedLine(cell, Direction::Falling) => {
                text::missed_falling(language, column(cell), length, row(cell))
            }
            FaultKind::MissedDraw => text::missed_draw(language),
            FaultKind::MissedTie => text::missed_tie(language),
            FaultKind::MissedLoss => text::missed_loss(language),
            FaultKind::FalseEnd => text::false_end(language),
            FaultKind::WrongEnd => text::wrong_end(language),
            FaultKind::WrongCell { cell, shown, expected } => {
                text::wrong_cell(language, column(cell), sign(*expected), row(cell), sign(*shown))
            }
            FaultKind::NoBoard => text::no_board(language),
            FaultKind::BadColumnTaken(typed) => text::bad_column_taken(language, shown(typed)),
            FaultKind::WrongQuestion { asked, expected } => {
                text::wrong_question(language, asked.name(), expected.name())
            }
            FaultKind::WrongMove => text::wrong_move(language),
            FaultKind::Crashed(ended, words) => {
                let told = peer::Fault::Ended(*ended).say(language);
                match words {
                    Some(words) => format!("{told}: {}", shown(words)),
                    None => told,
                }
            }
            FaultKind::Hung(line) if line.is_empty() => text::hung_silent(language),
            FaultKind::Hung(line) => text::hung(language, shown(line)),
            FaultKind::Flooded => text::fault_flooded(language),
            FaultKind::CantStart(reason) => text::fault_cant_start(language, shown(reason)),
        }
    }
}
