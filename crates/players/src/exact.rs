//! Exact judgements by the solver, wherever it knows the rules: for the highest level, and for hints.

use crate::clock;
use crate::engine::{Budget, Candidate, Judgement, Prospect};
use crate::hint::solver_knows;
use fourline_game::{Action, Game, Stage};
use fourline_rules::{Position, Shape, sort_few};
use fourline_solver::book::Book;
use fourline_solver::{Analysis, Control, Solver};

/// With so few free cells the solver answers in moments: the classic board from nine discs on.
const FEW_CELLS: u32 = 33;

/// Of the time for a decision, the solver gets so many parts of ten; if it is not done then, the
/// rest is for looking ahead.
const PARTS: u32 = 7;

/// What each column is worth, exactly; `None` where the solver does not know the rules, or is not
/// done within the budget. Without a limit of time it is asked only where it is known to be quick, so
/// that the answer is the same on every machine.
pub(crate) fn judge_exactly(game: &Game, budget: &Budget) -> Option<Judgement> {
    ask(game, budget, |solver, control| exact(game, solver, control))
}

/// Everything the solver knows about the position, on the same conditions.
pub fn analyse_exactly(game: &Game, budget: &Budget) -> Option<Analysis> {
    ask(game, budget, |solver, control| solver.analyse(game.position(), control).ok())
}

fn ask<T>(
    game: &Game,
    budget: &Budget,
    question: impl FnOnce(&mut Solver, &Control) -> Option<T>,
) -> Option<T> {
    if game.stage() != Stage::Move || !solver_knows(game) {
        return None;
    }
    Exact::default().ask(game.position(), budget, question)
}

/// A solver for several questions about related positions. It is made when the first is asked.
#[derive(Debug, Default)]
pub struct Exact {
    solver: Option<Solver>,
}

impl Exact {
    /// Asks the solver about a position of plain alternating drops. `None` if the question has no answer,
    /// is not answered within the budget, or is not asked: without a limit of time, where the solver may
    /// take long.
    pub fn ask<T>(
        &mut self,
        position: &Position,
        budget: &Budget,
        question: impl FnOnce(&mut Solver, &Control) -> Option<T>,
    ) -> Option<T> {
        if budget.is_cancelled() {
            return None;
        }
        let (shape, discs) = (position.shape(), position.occupied().len());
        let book = budget.books().find(shape, discs);
        let time_left = budget.time_left();
        if time_left.is_none() && !is_quick(shape, discs, book.as_deref()) {
            return None;
        }
        if self.solver.is_none() {
            // Without memory for its table the players do without the solver.
            self.solver = Solver::new(budget.solver()).ok();
        }
        let solver = self.solver.as_mut()?;
        solver.use_book(book);
        let control = budget.stop().control();
        control.stop_at(time_left.map(|left| clock::now() + left / 10 * PARTS));
        let answer = question(solver, control);
        control.stop_at(None);
        answer
    }
}

/// Is the game so far on, or the book so deep, that the solver needs only moments?
fn is_quick(shape: Shape, discs: u32, book: Option<&Book>) -> bool {
    let searched_from = discs.max(book.map_or(0, Book::plies));
    shape.cells().saturating_sub(searched_from) <= FEW_CELLS
}

/// All columns with their exact scores, best first.
pub(crate) fn exact(game: &Game, solver: &mut Solver, control: &Control) -> Option<Judgement> {
    let position = game.position();
    let columns = solver.columns(position, control).ok()?;
    let mut candidates: Vec<Candidate> = position
        .shape()
        .all_columns()
        .zip(columns)
        .filter_map(|(column, score)| {
            let score = score?;
            let prospect = Prospect::exact(score, position);
            let actions = vec![Action::Drop(column)];
            Some(Candidate { actions, prospect, score: score.value(), sight: 0 })
        })
        .collect();
    sort_few(&mut candidates, |candidate| -candidate.score);
    let turns = position.shape().cells() - position.occupied().len();
    Some(Judgement { candidates, turns, nodes: control.nodes() })
}
