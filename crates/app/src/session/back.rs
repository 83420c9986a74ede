//! Going back: looking at earlier steps, and taking moves back where play is casual. The rules' own
//! undos are another thing; they are commands of the game.

use super::Session;
use crate::offer::{Reason, Said};
use fourline_game::{Command, Event, Game, Seat, Step, steps};

/// What was taken back and can be brought back, oldest first.
#[derive(Clone, Debug, Default)]
pub(super) struct Taken(Vec<Command>);

impl Taken {
    pub fn clear(&mut self) {
        self.0.clear();
    }
}

impl Session {
    /// The steps of the game so far: its beginning, and everything there is something to see of.
    pub fn steps(&self) -> Vec<Step> {
        steps(&self.game)
    }

    /// The step that is looked at; `None` is the game as it is now.
    pub fn looked_at(&self) -> Option<usize> {
        self.looked_at
    }

    pub(super) fn look_at(&mut self, step: usize) {
        let before = self.looked_at;
        self.looked_at = (step < self.steps().len() - 1).then_some(step);
        self.removing = false;
        if self.looked_at != before {
            // A hint is about the step that was looked at when it was asked for.
            self.stop_hint();
        }
    }

    pub(super) fn may_take_back(&self) -> Result<(), Reason> {
        if self.game.setup().serious {
            return Err(Reason::Serious);
        }
        self.take_back_to().map(|_| ()).ok_or(Reason::NothingToTakeBack)
    }

    /// How many commands stay: up to the beginning of a person's turn, with another board than now.
    fn take_back_to(&self) -> Option<usize> {
        let limit = match self.looked_at {
            Some(step) => self.steps().get(step)?.game.commands().len(),
            None => self.game.commands().len().checked_sub(1)?,
        };
        let starts = self.turn_starts();
        let mut starts = starts.into_iter().rev().filter(|&start| start <= limit);
        starts.find(|&start| self.game.rewound(start).position() != self.game.position())
    }

    /// After how many commands a person's turn begins.
    fn turn_starts(&self) -> Vec<usize> {
        let mut game = Game::new(self.game.setup().clone());
        let mut starts = Vec::new();
        let mut is_start = true;
        for number in 0..=self.game.commands().len() {
            let is_persons = game.turn().is_some_and(|seat| self.computer(seat).is_none());
            if is_start && is_persons {
                starts.push(number);
            }
            let Some(&command) = self.game.commands().get(number) else { break };
            let events = game.play(command).expect("a game that was played replays");
            is_start = begins_a_turn(&events);
        }
        starts
    }

    pub(super) fn take_back(&mut self) {
        let Some(to) = self.take_back_to() else { return };
        self.stop_pondering();
        self.stop_hint();
        let rest = self.game.commands()[to..].to_vec();
        self.taken.0.splice(0..0, rest);
        self.change_game(self.game.rewound(to));
        let seat = self.game.turn().unwrap_or(Seat::One);
        self.log.push(Said::TookBack(seat));
    }

    /// Nothing is left of the game because everything was taken back: it stands again, so that nothing
    /// is lost by leaving.
    pub(crate) fn restore(&mut self) {
        if self.game.commands().is_empty() {
            while !self.taken.0.is_empty() {
                self.redo();
            }
        }
    }

    pub(super) fn may_redo(&self) -> Result<(), Reason> {
        if self.taken.0.is_empty() { Err(Reason::NothingToRedo) } else { Ok(()) }
    }

    /// Goes forward to the next beginning of a person's turn, or to the end of what was taken back.
    pub(super) fn redo(&mut self) {
        self.stop_pondering();
        self.stop_hint();
        let before = *self.game.position();
        let mut game = self.game.clone();
        while !self.taken.0.is_empty() {
            let command = self.taken.0.remove(0);
            let events = game.play(command).expect("it was played before");
            let is_persons = game.turn().is_some_and(|seat| self.computer(seat).is_none());
            if begins_a_turn(&events) && is_persons && *game.position() != before {
                break;
            }
        }
        self.change_game(game);
        self.log.push(Said::Redone);
    }

    /// The game continues from another position.
    fn change_game(&mut self, game: Game) {
        if let Some(verdict) = self.counted.take() {
            self.count(verdict, false);
        }
        self.game = game;
        (self.looked_at, self.removing) = (None, false);
        self.restart_time();
        if let Some(verdict) = self.game.ending().map(|ending| ending.verdict()) {
            self.count(verdict, true);
            self.counted = Some(verdict);
        }
        self.file();
    }
}

/// Does a turn begin with this, or may the starter move now that a symbol is picked?
fn begins_a_turn(events: &[Event]) -> bool {
    let begins =
        |event: &Event| matches!(event, Event::TurnPassed { .. } | Event::SymbolPicked { .. });
    events.iter().any(begins)
}

/// A game at one of its steps is shown from the start of a turn where it has one.
pub(super) fn game_at(session: &Session) -> Option<Game> {
    let at = session.looked_at?;
    session.steps().into_iter().nth(at).map(|step| step.game)
}
