//! The solver as callers see it: positions in, scores, columns and lines out.
//! All thinking is done further in; here questions are put together and answers read.

use crate::book::Book;
use crate::control::Control;
use crate::driver::{Answer, Wanted, possible};
use crate::error::{OptionsError, SolveError};
use crate::position::{turn, turn_if_open};
use crate::score::Score;
use crate::sizes::{Job, answer};
use crate::table::Table;
use fourline_rules::{Column, Position, Shape, Side, sort_few};
use std::sync::Arc;

/// What a solver may use.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Options {
    /// Bytes for the table of known positions; it takes the largest power of two that fits.
    ///
    /// More is not faster: what fits the processor's caches is best, up to some ten megabytes.
    pub memory_bytes: usize,
    /// Threads that work on one position; fewer if the system gives no more. Scores do not depend on
    /// it.
    pub threads: usize,
}

impl Options {
    /// The least that every board can do with.
    pub const LEAST_MEMORY_BYTES: usize = 1 << 20;
}

/// 16 MB and one thread.
impl Default for Options {
    fn default() -> Self {
        Options { memory_bytes: 16 << 20, threads: 1 }
    }
}

/// Finds exact scores. It remembers what it learnt, so related positions are solved faster.
#[derive(Debug)]
pub struct Solver {
    table: Table,
    /// The board whose positions the table knows.
    shape: Option<Shape>,
    threads: usize,
    nodes: u64,
    book: Option<Arc<Book>>,
}

/// All about a position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Analysis {
    /// The score of the position.
    pub score: Score,
    /// What each column is worth to the side to move; `None` where the column is full.
    pub columns: Vec<Option<Score>>,
    /// The columns that are worth the score of the position, from the left.
    pub best: Vec<Column>,
    /// Best play of both sides to the end of the game.
    pub line: Vec<Column>,
    /// Positions visited to find all this.
    pub nodes: u64,
}

impl Solver {
    /// A solver with an empty table. Fails if the memory cannot be had.
    pub fn new(options: Options) -> Result<Solver, OptionsError> {
        if options.threads == 0 {
            return Err(OptionsError::NoThreads);
        }
        let table = Table::new(options.memory_bytes)
            .map_err(|_| OptionsError::NotEnoughMemory(options.memory_bytes))?;
        Ok(Solver { table, shape: None, threads: options.threads, nodes: 0, book: None })
    }

    /// Looks positions up in this book wherever it meets them, or in none. Scores do not depend on it;
    /// a book for another board is simply not asked.
    pub fn use_book(&mut self, book: Option<Arc<Book>>) {
        self.book = book;
    }

    /// Forgets all positions, as if just made.
    pub fn forget(&mut self) {
        self.table.clear();
        self.shape = None;
    }

    /// The table, if it knows positions of this board.
    pub(crate) fn table_of(&self, shape: Shape) -> Option<&Table> {
        (self.shape == Some(shape)).then_some(&self.table)
    }

    /// The table, to be filled with positions of this board; it must know no others.
    pub(crate) fn table_for(&mut self, shape: Shape) -> &Table {
        debug_assert!(self.shape.is_none_or(|before| before == shape));
        self.shape = Some(shape);
        &self.table
    }

    /// Positions visited since the solver was made, in solves that were not cancelled.
    pub fn nodes(&self) -> u64 {
        self.nodes
    }

    /// The exact score.
    pub fn score(&mut self, position: &Position, control: &Control) -> Result<Score, SolveError> {
        self.ask_shown(position, Wanted::Exact, control).map(Score::new)
    }

    /// Only who wins: 1 if the side to move does, -1 if the other side does, 0 for a draw.
    pub fn weak(&mut self, position: &Position, control: &Control) -> Result<i32, SolveError> {
        self.ask_shown(position, Wanted::Sign, control)
    }

    /// What each column is worth to the side to move; `None` where the column is full.
    pub fn columns(
        &mut self,
        position: &Position,
        control: &Control,
    ) -> Result<Vec<Option<Score>>, SolveError> {
        let best = self.book.as_ref().and_then(|book| book.score(position));
        self.columns_up_to(best, position, control)
    }

    /// What each column is worth, where the best of them is known to be worth `best`, if anything is known.
    ///
    /// No column is worth more than that, which makes a good first question. And some column is worth just that:
    /// if all others are worth less, it is the last one, and need not be searched. So the last one should be one
    /// that is often the best: the columns are taken from the edges to the centre.
    fn columns_up_to(
        &mut self,
        best: Option<Score>,
        position: &Position,
        control: &Control,
    ) -> Result<Vec<Option<Score>>, SolveError> {
        let turn = turn_if_open(position)?;
        let mut scores = vec![None; position.shape().columns() as usize];
        let mut columns = from_the_centre(position);
        while let Some(column) = columns.pop() {
            let mut after = *position;
            after.drop(turn, column).expect("an open column takes a disc");
            let score = match best {
                Some(best) if columns.is_empty() && !scores.contains(&Some(best)) => best,
                _ => self.value_after(&after, turn, best, control)?,
            };
            scores[column.index()] = Some(score);
        }
        Ok(scores)
    }

    /// Everything: score, columns, best moves and best play.
    pub fn analyse(
        &mut self,
        position: &Position,
        control: &Control,
    ) -> Result<Analysis, SolveError> {
        let before = self.nodes;
        // The score first: it fills the table for the columns.
        let score = self.score(position, control)?;
        let columns = self.columns_up_to(Some(score), position, control)?;
        let all = position.shape().all_columns();
        let best = all.filter(|column| columns[column.index()] == Some(score)).collect();
        let line = self.line(position, score, control)?;
        Ok(Analysis { score, columns, best, line, nodes: self.nodes - before })
    }

    /// Best play of both sides to the end of the game: the quickest win against the longest defence.
    pub fn best_line(
        &mut self,
        position: &Position,
        control: &Control,
    ) -> Result<Vec<Column>, SolveError> {
        let score = self.score(position, control)?;
        self.line(position, score, control)
    }

    /// Best play of both sides from a position with this score to the end of the game.
    fn line(
        &mut self,
        position: &Position,
        score: Score,
        control: &Control,
    ) -> Result<Vec<Column>, SolveError> {
        let (mut position, mut score) = (*position, score);
        let mut line = Vec::new();
        while let Ok(turn) = turn_if_open(&position) {
            let (column, after) = self.best_move(&position, turn, score, control)?;
            line.push(column);
            (position, score) = (after, -score);
        }
        Ok(line)
    }

    /// A move that keeps the score, and the position after it.
    fn best_move(
        &mut self,
        position: &Position,
        turn: Side,
        score: Score,
        control: &Control,
    ) -> Result<(Column, Position), SolveError> {
        // Of equal moves people like the central one.
        for column in from_the_centre(position) {
            let mut after = *position;
            after.drop(turn, column).expect("an open column takes a disc");
            let keeps = match turn_if_open(&after) {
                Err(SolveError::Finished(_)) => {
                    self.value_after(&after, turn, None, control)? >= score
                }
                Err(error) => return Err(error),
                // Worth `score` to us: not above `-score` to the other side.
                Ok(other) => {
                    let alpha = -score.value();
                    self.ask(&after, other, Wanted::Above(alpha), control)? <= alpha
                }
            };
            if keeps {
                return Ok((column, after));
            }
        }
        unreachable!("some move keeps the score")
    }

    /// What the position after a move of `turn` is worth to `turn`: not more than `most`, if that is known.
    fn value_after(
        &mut self,
        after: &Position,
        turn: Side,
        most: Option<Score>,
        control: &Control,
    ) -> Result<Score, SolveError> {
        match turn_if_open(after) {
            Ok(other) => {
                let by_book = self.book.as_ref().and_then(|book| book.least_score(after));
                let least = by_book.max(most.map(|most| -most));
                let wanted = least.map_or(Wanted::Exact, |least| Wanted::AtLeast(least.value()));
                self.ask(after, other, wanted, control).map(|score| -Score::new(score))
            }
            Err(SolveError::Finished(fourline_rules::Outcome::Full)) => Ok(Score::DRAW),
            // The side that moved last has the line.
            Err(SolveError::Finished(_)) => {
                let shape = after.shape();
                let stock = match turn {
                    Side::First => shape.cells().div_ceil(2),
                    Side::Second => shape.cells() / 2,
                };
                Ok(Score::new((stock - after.discs(turn).len()) as i32 + 1))
            }
            Err(error) => Err(error),
        }
    }

    /// Asks about the position that the caller named, whose bounds the control shows.
    fn ask_shown(
        &mut self,
        position: &Position,
        wanted: Wanted,
        control: &Control,
    ) -> Result<i32, SolveError> {
        let turn = turn(position)?;
        let (cells, discs) = (position.shape().cells(), position.occupied().len());
        let (lowest, highest) = possible(cells as i32, discs as i32);
        match wanted {
            Wanted::Sign => control.begin(lowest.max(-1), highest.min(1)),
            _ => control.begin(lowest, highest),
        }
        let answer = self.ask(position, turn, wanted, control);
        if let Ok(score) = answer {
            control.narrow(score, score);
        }
        control.end();
        answer
    }

    fn ask(
        &mut self,
        position: &Position,
        turn: Side,
        wanted: Wanted,
        control: &Control,
    ) -> Result<i32, SolveError> {
        if control.is_over() {
            return Err(SolveError::Cancelled);
        }
        if self.shape != Some(position.shape()) {
            // Names of positions mean something else on another board.
            if self.shape.is_some() {
                self.table.clear();
            }
            self.shape = Some(position.shape());
        }
        let book = self.book.as_deref().filter(|book| book.shape() == position.shape());
        let (table, threads) = (&self.table, self.threads);
        let job = Job { position, turn, wanted, table, threads, control, book };
        let Answer { score, nodes } = answer(&job)?;
        self.nodes += nodes;
        Ok(score)
    }
}

/// The columns that take a disc, from the centre outwards.
fn from_the_centre(position: &Position) -> Vec<Column> {
    let centre = position.shape().columns() / 2;
    let mut columns: Vec<Column> = position.open_columns().collect();
    sort_few(&mut columns, |column| column.index().abs_diff(centre as usize));
    columns
}
