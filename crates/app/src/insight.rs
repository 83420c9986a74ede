//! What each move of a position leads to, as data: under any rule set as far as could be seen, and
//! exactly where the solver knows the rules.

use fourline_game::Action;
pub use fourline_insight::{Standing, standing};
use fourline_players::Prospect;
use fourline_players::hint::Hint;
use fourline_rules::{Cell, Column};
use fourline_solver::Score;

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
    /// The move with its reason.
    pub hint: Hint,
    /// The solver's score.
    pub score: Option<Score>,
}

impl Insight {
    /// What a drop into this column leads to, at best.
    pub fn column(&self, column: Column) -> Option<&Outlook> {
        self.of(Action::Drop(column))
    }

    /// What removing this disc leads to, at best.
    pub fn remove(&self, cell: Cell) -> Option<&Outlook> {
        self.of(Action::Remove(cell))
    }

    /// What this action leads to, at best.
    pub fn of(&self, action: Action) -> Option<&Outlook> {
        self.moves.iter().find(|outlook| outlook.hint.actions.first() == Some(&action))
    }

    /// The best there is for the side to move.
    pub fn best(&self) -> Option<Prospect> {
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
}

/// A prospect between -1 and 1: certain ends are far out, the sooner the further; estimates stay near
/// the middle.
pub fn worth(prospect: Prospect) -> f32 {
    let end = |turns: u32| 1.0 - (turns.min(42) as f32) / 84.0;
    match prospect {
        Prospect::Wins(turns) => end(turns),
        Prospect::Loses(turns) => -end(turns),
        Prospect::Draw => 0.0,
        Prospect::Estimate(score) => (score as f32 / 100.0).clamp(-0.4, 0.4),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

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
        assert_eq!((worth(Prospect::Wins(42)), worth(Prospect::Loses(84))), (0.5, -0.5));
        assert_eq!(worth(Prospect::Estimate(20)), 0.2);
    }
}
