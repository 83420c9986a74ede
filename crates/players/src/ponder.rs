//! A computer's decision on a thread of its own, so that no interface waits for it: it can be asked
//! how far it is, waited for a little, and cancelled.

use crate::engine::{Budget, Prospect};
use crate::{Table, decide};
use fourline_game::Command;
use std::sync::Arc;
use std::sync::mpsc::{Receiver, RecvTimeoutError, channel};
use std::time::Duration;

/// A computer player that thinks about its next command. Dropping it cancels the thought.
#[derive(Debug)]
pub struct Ponder {
    budget: Arc<Budget>,
    answer: Receiver<(Command, Option<Prospect>)>,
}

impl Ponder {
    /// Lets the computer whose turn it is think; `None` if it is a person's turn or the game is over.
    pub fn start(table: &Table) -> Option<Ponder> {
        let seat = table.game.turn()?;
        let computer = table.computer(seat)?;
        let budget = Arc::new(table.budget(computer));
        let (send, answer) = channel();
        let (game, shared) = (table.game.clone(), Arc::clone(&budget));
        std::thread::spawn(move || {
            let decided = decide(&game, computer, shared.limits(), shared.stop(), shared.books());
            // Nobody waits any more if the game was left.
            let _ = send.send(decided);
        });
        Some(Ponder { budget, answer })
    }

    /// Waits so long at most. The command comes with what the player makes of it, if it looks ahead.
    pub fn wait(&self, limit: Duration) -> Option<(Command, Option<Prospect>)> {
        match self.answer.recv_timeout(limit) {
            Ok(decided) => Some(decided),
            Err(RecvTimeoutError::Timeout) => None,
            Err(RecvTimeoutError::Disconnected) => panic!("a thinking computer broke down"),
        }
    }

    /// How far it is: see [`Budget::spent`] and [`Budget::reached`].
    pub fn budget(&self) -> &Budget {
        &self.budget
    }
}

impl Drop for Ponder {
    fn drop(&mut self) {
        self.budget.cancel();
    }
}
