//! A question about a position that is being answered on another thread. Dropping it stops the work.

use super::house::{Effect, House};
use super::insight::{FIRST_LOOK, Insight};
use fourline_game::Game;
use fourline_players::engine::Budget;
use fourline_solver::Control;
use std::sync::Arc;

/// A question, and what is known so far.
#[derive(Debug)]
pub(crate) struct Advice {
    ticket: u64,
    budget: Arc<Budget>,
    control: Arc<Control>,
    pub insight: Option<Insight>,
    pub is_done: bool,
}

impl Advice {
    /// Asks what each move of a game leads to.
    pub fn ask(game: &Game, house: &mut House) -> Advice {
        let advice = Advice {
            ticket: house.ticket(),
            budget: Arc::new(Budget::nodes(FIRST_LOOK)),
            control: Arc::new(Control::new()),
            insight: None,
            is_done: false,
        };
        house.effects.push(Effect::Examine {
            ticket: advice.ticket,
            game: Box::new(game.clone()),
            budget: Arc::clone(&advice.budget),
            control: Arc::clone(&advice.control),
        });
        advice
    }

    /// Takes an answer, if it is one to this question.
    pub fn take(&mut self, ticket: u64, insight: &Insight, is_last: bool) -> bool {
        if ticket == self.ticket {
            self.insight = Some(insight.clone());
            self.is_done = is_last;
        }
        ticket == self.ticket
    }

    /// Positions that the solver has visited.
    pub fn nodes(&self) -> u64 {
        self.control.nodes()
    }

    /// How far the exact answer has come, in words; empty before it has begun.
    pub fn progress(&self) -> String {
        let nodes = self.control.nodes();
        if self.is_done || nodes < 1_000_000 {
            return String::new();
        }
        let (lower, upper) = self.control.bounds();
        let millions = nodes as f64 / 1e6;
        format!("{millions:.0} million positions, score between {lower} and {upper}")
    }
}

impl Drop for Advice {
    fn drop(&mut self) {
        self.budget.cancel();
        self.control.cancel();
    }
}
