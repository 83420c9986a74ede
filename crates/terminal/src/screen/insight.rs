//! What each move of a position leads to: a first look under any rule set, and the exact answer where
//! the solver knows the rules. Runs on a thread of its own; both can be stopped.

use fourline_game::{Action, Game, Seat, Stage, Words};
use fourline_players::engine::{Budget, Prospect, judge};
use fourline_players::hint::{Hint, first_look, solver_knows};
use fourline_rules::{Cell, Column};
use fourline_solver::{Control, Score, Solver};

/// How many positions the first look may take: a moment.
pub(crate) const FIRST_LOOK: u64 = 60_000;

/// How many turns a likely line is followed, and how much each may take.
const LIKELY: (usize, u64) = (8, 6_000);

/// What the moves of a position lead to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Insight {
    /// The moves, best first.
    pub moves: Vec<Outlook>,
    /// The best line, or without the solver a likely one.
    pub line: Vec<Action>,
    /// Are all answers the solver's?
    pub is_exact: bool,
}

/// A move and what it leads to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Outlook {
    /// The move, in words and with its reason.
    pub hint: Hint,
    /// The solver's score.
    pub score: Option<Score>,
}

/// How a position stands for one player.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Standing {
    Lost,
    /// Nothing is proven.
    Open,
    Drawn,
    Won,
}

impl Insight {
    /// A first look, under any rule set.
    pub fn first_look(game: &Game, budget: &Budget) -> Insight {
        let moves = first_look(game, budget.limits(), budget.stop()).into_iter();
        let moves = moves.map(|hint| Outlook { hint, score: None }).collect();
        let line = likely_line(game, budget);
        Insight { moves, line, is_exact: false }
    }

    /// The exact answer; `None` if the solver does not know such a game, or was stopped.
    pub fn exact(&self, game: &Game, solver: &mut Solver, control: &Control) -> Option<Insight> {
        if game.stage() != Stage::Move || !solver_knows(game) {
            return None;
        }
        let position = game.position();
        let analysis = solver.analyse(position, control).ok()?;
        let mut moves: Vec<Outlook> = self
            .moves
            .iter()
            .filter_map(|outlook| {
                let [Action::Drop(column)] = outlook.hint.actions[..] else { return None };
                let score = analysis.columns[column.index()]?;
                let prospect = Prospect::exact(score, position);
                let is_best = score == analysis.score;
                let hint = Hint { prospect, is_best, ..outlook.hint.clone() };
                Some(Outlook { hint, score: Some(score) })
            })
            .collect();
        moves.sort_by_key(|outlook| std::cmp::Reverse(outlook.score));
        let line = analysis.line.into_iter().map(Action::Drop).collect();
        Some(Insight { moves, line, is_exact: true })
    }

    /// What a drop into this column leads to, at best.
    pub fn column(&self, column: Column) -> Option<&Outlook> {
        self.of(Action::Drop(column))
    }

    /// What this action leads to, at best.
    pub fn of(&self, action: Action) -> Option<&Outlook> {
        self.moves.iter().find(|outlook| outlook.hint.actions.first() == Some(&action))
    }

    /// What removing this disc leads to, at best.
    pub fn remove(&self, cell: Cell) -> Option<&Outlook> {
        self.of(Action::Remove(cell))
    }

    /// The best there is for whoever is to move.
    pub(crate) fn best(&self) -> Option<Prospect> {
        self.moves.first().map(|outlook| outlook.hint.prospect)
    }
}

impl Outlook {
    /// A few characters for below a column: the solver's score, or what else is known.
    pub fn short(&self) -> String {
        match (self.score, self.hint.prospect) {
            (Some(score), _) => score.to_string(),
            (None, Prospect::Wins(turns)) => format!("W{}", turns.div_ceil(2)),
            (None, Prospect::Loses(turns)) => format!("L{}", turns.div_ceil(2)),
            (None, Prospect::Draw) => "=".to_string(),
            (None, Prospect::Estimate(_)) => "?".to_string(),
        }
    }

    /// The score in numbers, then what it means in words.
    pub fn in_words(&self, game: &Game, words: &Words) -> String {
        let sentence = self.hint.in_words(game, words);
        match self.score {
            Some(score) => match sentence.split_once(": ") {
                Some((what, meaning)) => format!("{what}: {score}, {meaning}"),
                None => sentence,
            },
            None => sentence,
        }
    }
}

/// What is proven about a prospect.
pub(crate) fn standing(prospect: Prospect) -> Standing {
    match prospect {
        Prospect::Wins(_) => Standing::Won,
        Prospect::Draw => Standing::Drawn,
        Prospect::Loses(_) => Standing::Lost,
        Prospect::Estimate(_) => Standing::Open,
    }
}

/// A prospect between -1 and 1: certain ends are far out, the sooner the further; estimates stay near
/// the middle.
pub(crate) fn worth(prospect: Prospect) -> f32 {
    let end = |turns: u32| 1.0 - (turns.min(42) as f32) / 84.0;
    match prospect {
        Prospect::Wins(turns) => end(turns),
        Prospect::Loses(turns) => -end(turns),
        Prospect::Draw => 0.0,
        Prospect::Estimate(score) => (score as f32 / 100.0).clamp(-0.4, 0.4),
    }
}

/// What both sides would do if they looked a little ahead.
fn likely_line(game: &Game, budget: &Budget) -> Vec<Action> {
    let mut game = game.clone();
    let mut line = Vec::new();
    for _ in 0..LIKELY.0 {
        let Some(seat) = game.turn() else { break };
        if budget.is_cancelled() || game.stage() == Stage::PickSymbol {
            break;
        }
        let judgement = judge(&game, &Budget::nodes(LIKELY.1));
        let Some(best) = judgement.candidates.first() else { break };
        for &action in &best.actions {
            if game.play(seat.does(action)).is_err() {
                return line;
            }
            line.push(action);
        }
        end_turn(&mut game, seat);
    }
    line
}

/// Lets the turn pass if nothing else was wanted of it.
pub(crate) fn end_turn(game: &mut Game, seat: Seat) {
    let waits = matches!(game.stage(), Stage::Dropped(_) | Stage::Removed);
    if waits && game.turn() == Some(seat) {
        // A turn that waits can always be ended.
        let _ = game.play(seat.does(Action::EndTurn));
    }
}

/// The moves of a line as numbers and words: `4 4 3`, `remove row 6 column 4`.
pub(crate) fn line_in_words(line: &[Action], game: &Game, words: &Words) -> String {
    let shape = game.rules().shape;
    let one = |action: &Action| match action {
        Action::Drop(column) => words.numbering.number(*column).to_string(),
        Action::Remove(cell) => format!("remove {},", words.cell(*cell, shape)),
        Action::Block => "block,".to_string(),
        _ => "end the turn,".to_string(),
    };
    line.iter().map(one).collect::<Vec<_>>().join(" ").trim_end_matches(',').to_string()
}

#[cfg(test)]
mod tests {
    use super::*;
    use fourline_game::{Name, Player, Setup};
    use fourline_rules::Rules;
    use fourline_solver::Options;

    fn game(rules: Rules, moves: &str) -> Game {
        let player = |name| Player::human(Name::new(name).unwrap());
        let mut game = Game::new(Setup::new(rules, [player("Ann"), player("Bob")]).unwrap());
        for letter in moves.chars() {
            let seat = game.turn().unwrap();
            game.play(seat.does(Action::Drop(Column::from_letter(letter).unwrap()))).unwrap();
            end_turn(&mut game, seat);
        }
        game
    }

    #[test]
    fn the_solver_makes_a_first_look_exact() {
        let game = game(Rules::CLASSIC, "ddddabgbeeeebfcac");
        let first = Insight::first_look(&game, &Budget::nodes(2_000));
        assert!(!first.is_exact && !first.line.is_empty());
        let mut solver = Solver::new(Options::default()).unwrap();
        let exact = first.exact(&game, &mut solver, &Control::new()).unwrap();
        assert!(exact.is_exact);
        assert!(exact.moves.windows(2).all(|pair| pair[0].score >= pair[1].score));
        let words = exact.moves[0].in_words(&game, &Words::default());
        let score = exact.moves[0].score.unwrap().to_string();
        assert!(words.contains(&format!(": {score}, ")), "{words}");
        let stopped = Control::new();
        stopped.cancel();
        assert_eq!(first.exact(&game, &mut solver, &stopped), None);
    }

    #[test]
    fn rules_that_the_solver_does_not_know_have_a_first_look_and_a_likely_line() {
        let game = game(Rules::POWER, "dd");
        let first = Insight::first_look(&game, &Budget::nodes(2_000));
        assert!(
            first.moves.iter().any(|outlook| matches!(outlook.hint.actions[0], Action::Remove(_)))
        );
        let mut solver = Solver::new(Options::default()).unwrap();
        assert_eq!(first.exact(&game, &mut solver, &Control::new()), None);
        assert!(line_in_words(&first.line, &game, &Words::default()).len() > 3);
    }

    #[test]
    fn worths_are_in_order() {
        let order = [
            Prospect::Loses(1),
            Prospect::Loses(40),
            Prospect::Estimate(-500),
            Prospect::Draw,
            Prospect::Estimate(30),
            Prospect::Wins(30),
            Prospect::Wins(1),
        ];
        assert!(order.windows(2).all(|pair| worth(pair[0]) < worth(pair[1])));
    }
}
