//! Computers at the table: when they begin to think, how they are hurried, and when their move is
//! shown.

use super::GamePage;
use crate::screen::house::{Effect, House, Page};
use fourline_game::Command;
use fourline_players::engine::Budget;
use std::sync::Arc;
use std::time::Duration;

/// What the computer is doing.
#[derive(Debug)]
pub(super) struct Thought {
    pub ticket: u64,
    pub since: Duration,
    pub budget: Arc<Budget>,
    /// The answer, while it waits for its moment.
    pub command: Option<Command>,
    at_once: bool,
}

impl GamePage {
    pub(super) fn begin_thinking(&mut self, house: &mut House) {
        let Some((_, computer)) = self.computer() else { return };
        if self.thought.is_some() || self.paused {
            return;
        }
        let budget = Arc::new(self.table.budget(computer));
        let ticket = house.ticket();
        house.effects.push(Effect::Think {
            ticket,
            game: Box::new(self.game().clone()),
            computer,
            budget: Arc::clone(&budget),
        });
        let since = house.now;
        self.thought = Some(Thought { ticket, since, budget, command: None, at_once: false });
    }

    /// Makes the computer move with what it has found so far.
    pub(super) fn hurry(&mut self, house: &mut House) {
        if let Some(thought) = &mut self.thought {
            thought.at_once = true;
            thought.budget.cancel();
        }
        self.fall = None;
        self.tick(house);
    }

    pub(super) fn stop_thinking(&mut self) {
        if let Some(thought) = self.thought.take() {
            thought.budget.cancel();
        }
    }

    /// When the computer's move may be shown: not before the last disc lies still.
    pub(super) fn due(&self, house: &House) -> Option<Duration> {
        let thought = self.thought.as_ref()?;
        thought.command?;
        let breath = if thought.at_once { Duration::ZERO } else { house.breath() };
        let still = self.fall.map_or(Duration::ZERO, |fall| fall.since + fall.lasts);
        Some((thought.since + breath).max(still))
    }
}
