//! All moves of a position with what they lead to and why.

use crate::reason::Reason;
use crate::{house, plain};
use fourline_game::{Action, Game, Stage};
use fourline_players::engine::{Budget, Candidate, judge};
use fourline_players::hint::solver_knows;
use fourline_players::{Books, Exact, Limits, Prospect, Stop};
use fourline_rules::{Position, sort_few};
use fourline_solver::Score;

/// Under rules with removes there can be dozens of turns. Lines are looked for behind so many, the best ones.
const WITH_LINES: usize = 10;

/// The moves of a position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Explained {
    /// The moves, best first.
    pub moves: Vec<Explanation>,
    /// Are they the solver's?
    pub is_exact: bool,
}

/// A move, what it leads to, and why.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Explanation {
    /// The drop or remove, and the block if there is one.
    pub actions: Vec<Action>,
    /// What it leads to.
    pub prospect: Prospect,
    /// The solver's score, from the view of the player who makes the move.
    pub score: Option<Score>,
    /// Is there no better move?
    pub is_best: bool,
    /// Why, the plainest first.
    pub reasons: Vec<Reason>,
}

/// Explains moves, and keeps what the solver has learnt from one position to the next.
#[derive(Debug)]
pub struct Explainer {
    exact: Exact,
    limits: Limits,
    stop: Stop,
    books: Books,
}

impl Explainer {
    /// An explainer that may spend this much on each question. Without a limit of time the solver is asked only
    /// where it is known to be quick.
    pub fn new(limits: Limits, stop: &Stop, books: &Books) -> Explainer {
        let (stop, books) = (stop.clone(), books.clone());
        Explainer { exact: Exact::default(), limits, stop, books }
    }

    /// All moves of the side to move, with their reasons. Nothing where no move is to be made.
    pub fn explain(&mut self, game: &Game) -> Explained {
        let mut explained = self.prospects(game);
        for number in 0..explained.moves.len() {
            let reasons = self.reasons(game, &explained, number, number < WITH_LINES);
            explained.moves[number].reasons = reasons;
        }
        explained
    }

    /// The same for a board by itself, from which plain drops follow. It may be one to which no game leads. `None`
    /// if the solver can't tell: whose turn it is, or on this board, or in time.
    pub fn explain_position(&mut self, position: &Position) -> Option<Explained> {
        let mut explained = self.scores(position)?;
        for number in 0..explained.moves.len() {
            let reasons = self.plain_reasons(position, &explained.moves[number])?;
            explained.moves[number].reasons = reasons;
        }
        Some(explained)
    }

    /// All moves with what they lead to, without reasons.
    pub(crate) fn prospects(&mut self, game: &Game) -> Explained {
        let none = Explained { moves: Vec::new(), is_exact: false };
        if game.turn().is_none() || game.stage() != Stage::Move {
            return none;
        }
        if solver_knows(game)
            && let Some(explained) = self.scores(game.position())
        {
            return explained;
        }
        let judged = judge(game, &self.budget()).candidates;
        let best = judged.first().map_or(0, |candidate| candidate.score);
        let moves = judged.into_iter().map(|Candidate { actions, prospect, score, .. }| {
            let (is_best, reasons) = (score == best, Vec::new());
            Explanation { actions, prospect, score: None, is_best, reasons }
        });
        Explained { moves: moves.collect(), ..none }
    }

    /// The reasons for one of these moves.
    pub(crate) fn reasons(
        &mut self,
        game: &Game,
        explained: &Explained,
        number: usize,
        with_line: bool,
    ) -> Vec<Reason> {
        let one = &explained.moves[number];
        if explained.is_exact
            && let Some(reasons) = self.plain_reasons(game.position(), one)
        {
            return reasons;
        }
        let is_only = explained.moves.len() == 1;
        house::reasons(game, one, is_only, with_line, || self.budget())
    }

    fn scores(&mut self, position: &Position) -> Option<Explained> {
        let budget = self.budget();
        let columns = self
            .exact
            .ask(position, &budget, |solver, control| solver.columns(position, control).ok())?;
        let best = columns.iter().flatten().max().copied();
        let all = position.shape().all_columns().zip(columns);
        let mut moves: Vec<Explanation> = all
            .filter_map(|(column, score)| {
                let (actions, reasons) = (vec![Action::Drop(column)], Vec::new());
                let prospect = Prospect::exact(score?, position);
                Some(Explanation { actions, prospect, score, is_best: score == best, reasons })
            })
            .collect();
        sort_few(&mut moves, |one| -one.score.map_or(0, Score::value));
        Some(Explained { moves, is_exact: true })
    }

    fn plain_reasons(&mut self, position: &Position, one: &Explanation) -> Option<Vec<Reason>> {
        let (&[Action::Drop(column)], Some(score)) = (&one.actions[..], one.score) else {
            return None;
        };
        let (side, budget) = (position.turn_by_count()?, self.budget());
        self.exact.ask(position, &budget, |solver, control| {
            plain::reasons(position, side, column, score, solver, control).ok()
        })
    }

    fn budget(&self) -> Budget {
        Budget::new(self.limits, &self.stop, &self.books)
    }
}
