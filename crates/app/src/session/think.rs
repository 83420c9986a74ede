//! Computers at the table and hints: when they begin to think, how they are hurried, and when a move
//! is made.

use super::{Effect, Session};
use crate::insight::Insight;
use crate::offer::Said;
use crate::thinking::{Progress, Question, Thought, Ticket, Topic};
use fourline_game::{Command, Seat, Stage};
use fourline_players::Computer;

/// How long computers take.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Pace {
    /// How long a computer may think about a command at most; `None` if only positions count.
    pub think_ms: Option<u64>,
    /// How long its move is held back at least, so that it is seen coming.
    pub least_ms: u64,
}

impl Default for Pace {
    fn default() -> Pace {
        Pace { think_ms: Some(1000), least_ms: 0 }
    }
}

/// Of the time on its clock, a computer thinks a part at most about one command.
const PART_OF_CLOCK: u64 = 20;

/// A computer that is thinking, or has stopped with an error.
#[derive(Clone, Debug)]
pub(super) struct Pondering {
    pub ticket: Ticket,
    pub seat: Seat,
    pub since_ms: u64,
    pub progress: Progress,
    /// The answer, while it waits for its moment.
    pub command: Option<Command>,
    /// The game's time when it came: the wait counts for neither player.
    pub answered_ms: u64,
    pub is_hurried: bool,
    pub is_broken: bool,
}

/// A hint that was asked for.
#[derive(Clone, Debug)]
pub(super) struct Asked {
    pub ticket: Ticket,
    pub insight: Option<Insight>,
    pub is_done: bool,
    pub is_broken: bool,
    pub progress: Progress,
}

impl Session {
    /// Changes how long computers take.
    pub fn set_pace(&mut self, pace: Pace) {
        self.pace = pace;
    }

    /// How long computers take.
    pub fn pace(&self) -> Pace {
        self.pace
    }

    /// No computer moves before this time: a disc is still falling.
    pub fn hold_until(&mut self, time_ms: u64) {
        if let Some(pondering) = self.pondering.as_mut().filter(|pondering| !pondering.is_hurried) {
            pondering.since_ms = pondering.since_ms.max(time_ms.saturating_sub(self.pace.least_ms));
        }
    }

    /// A number that no other question of this session has.
    pub fn next_ticket(&mut self) -> Ticket {
        self.tickets += 1;
        Ticket(self.tickets)
    }

    /// The questions that wait for an answer.
    pub fn open_tickets(&self) -> Vec<Ticket> {
        let move_ = self.pondering.as_ref().filter(|p| p.command.is_none() && !p.is_broken);
        let hint = self.asked.as_ref().filter(|asked| !asked.is_done);
        move_.map(|p| p.ticket).into_iter().chain(hint.map(|asked| asked.ticket)).collect()
    }

    pub(super) fn begin_thinking(&mut self) {
        let Some(seat) = self.game.turn().filter(|_| self.away.is_none()) else { return };
        let Some(computer) = self.computer(seat) else { return };
        if self.pondering.is_some() || self.paused {
            return;
        }
        let ticket = self.next_ticket();
        let clock = self.game.clock_left_ms(seat, self.game_ms());
        let clock_ms = clock.map(|left| (left / PART_OF_CLOCK).max(20));
        let time_ms = [self.pace.think_ms, clock_ms].into_iter().flatten().min();
        let topic = Topic::Move { computer, limits: computer.limits(time_ms) };
        let game = Box::new(self.game.clone());
        self.effects.push(Effect::Think(Question { ticket, game, topic }));
        self.pondering = Some(Pondering {
            ticket,
            seat,
            since_ms: self.now_ms,
            progress: Progress::default(),
            command: None,
            answered_ms: 0,
            is_hurried: false,
            is_broken: false,
        });
    }

    pub(super) fn stop_pondering(&mut self) {
        if let Some(pondering) = self.pondering.take()
            && pondering.command.is_none()
        {
            self.effects.push(Effect::Stop(pondering.ticket));
        }
    }

    /// The computer moves with the best it has found; one that stopped with an error is asked again.
    pub(super) fn hurry(&mut self) {
        let Some(pondering) = &mut self.pondering else { return };
        if pondering.is_broken {
            self.pondering = None;
            return;
        }
        pondering.is_hurried = true;
        if pondering.command.is_none() {
            self.effects.push(Effect::Stop(pondering.ticket));
        }
    }

    pub(super) fn turn_pause(&mut self) {
        if self.paused {
            self.since_ms = self.now_ms;
        } else {
            self.time_base_ms = self.game_ms();
            self.stop_pondering();
        }
        self.paused = !self.paused;
    }

    /// When the computer's move may be made.
    pub(super) fn move_is_due_ms(&self) -> Option<u64> {
        let pondering = self.pondering.as_ref()?;
        pondering.command?;
        Some(if pondering.is_hurried { 0 } else { pondering.since_ms + self.pace.least_ms })
    }

    pub(super) fn play_due_move(&mut self) {
        if self.move_is_due_ms().is_some_and(|due| due <= self.now_ms)
            && let Some(pondering) = self.pondering.take()
            && let Some(command) = pondering.command
        {
            self.fresh = self.log.len();
            self.carry_out_at(command, pondering.answered_ms);
            self.restart_time();
        }
    }

    pub(super) fn turn_hint(&mut self) {
        if self.asked.is_some() {
            return self.stop_hint();
        }
        let ticket = self.next_ticket();
        let game = Box::new(super::back::game_at(self).unwrap_or_else(|| self.game.clone()));
        self.effects.push(Effect::Think(Question { ticket, game, topic: Topic::Insight }));
        let progress = Progress::default();
        self.asked =
            Some(Asked { ticket, insight: None, is_done: false, is_broken: false, progress });
    }

    pub(super) fn stop_hint(&mut self) {
        if let Some(asked) = self.asked.take()
            && !asked.is_done
        {
            self.effects.push(Effect::Stop(asked.ticket));
        }
    }

    pub(super) fn take_thought(&mut self, ticket: Ticket, thought: Thought) {
        if let Some(asked) = self.asked.as_mut().filter(|asked| asked.ticket == ticket) {
            match thought {
                Thought::Insight { insight, is_last } => {
                    (asked.insight, asked.is_done) = (Some(*insight), is_last);
                }
                Thought::Failed | Thought::Move(..) => {
                    (asked.is_done, asked.is_broken) = (true, true);
                }
            }
            return;
        }
        let answered_ms = self.game_ms();
        let Some(pondering) = self.pondering.as_mut().filter(|p| p.ticket == ticket) else {
            return;
        };
        match thought {
            Thought::Move(command, prospect) => {
                (pondering.command, pondering.answered_ms) = (Some(command), answered_ms);
                let seat = pondering.seat;
                let is_exact = self.computer(seat).is_some_and(Computer::is_exact);
                if let Some(prospect) = prospect
                    && is_exact
                    && self.game.stage() == Stage::Move
                {
                    self.log.push(Said::Judged(seat, prospect));
                }
            }
            Thought::Failed | Thought::Insight { .. } => {
                pondering.is_broken = true;
                let seat = pondering.seat;
                self.log.push(Said::Broke(seat));
            }
        }
    }

    pub(super) fn note_progress(&mut self, ticket: Ticket, progress: Progress) {
        if let Some(asked) = self.asked.as_mut().filter(|asked| asked.ticket == ticket) {
            asked.progress = progress;
        }
        if let Some(pondering) = self.pondering.as_mut().filter(|p| p.ticket == ticket) {
            pondering.progress = progress;
        }
    }
}
