//! A table that lives elsewhere: commands go out, and what happened comes back, late, refused, twice,
//! or as a whole new state. What is shown here is only ever what the table has said.

use super::{Effect, Session};
use crate::new_game::First;
use crate::offer::Reason;
use fourline_game::{Command, Event, Game, Refusal, Seat, Viewer};
use fourline_players::UnknownPlayer;

/// What is known of the table elsewhere.
#[derive(Clone, Debug)]
pub(super) struct Away {
    me: Viewer,
    /// What was sent and not answered.
    waiting: Option<Command>,
    is_cut_off: bool,
}

/// Something from the table elsewhere.
#[derive(Clone, Debug)]
pub enum AwayNews {
    /// This happened, after the game's first so many commands.
    Happened {
        /// How many commands came before.
        after: usize,
        /// The game's time.
        at_ms: u64,
        /// What happened.
        events: Vec<Event>,
    },
    /// What was asked for is refused.
    Refused(Refusal),
    /// The whole state.
    State(Box<Game>),
    /// The table can't be reached, or can be again.
    Reachable(bool),
}

impl Away {
    pub fn seat(&self) -> Option<Seat> {
        match self.me {
            Viewer::Seat(seat) => Some(seat),
            Viewer::Spectator => None,
        }
    }

    pub fn viewer(&self) -> Viewer {
        self.me
    }

    pub fn is_waiting(&self) -> bool {
        self.waiting.is_some()
    }

    pub fn is_cut_off(&self) -> bool {
        self.is_cut_off
    }

    pub fn wait_for(&mut self, command: Command) {
        self.waiting = Some(command);
    }
}

impl Session {
    /// A session at a table that lives elsewhere, with its state as last reported.
    pub fn away(game: Game, me: Viewer, now_ms: u64) -> Result<Session, UnknownPlayer> {
        let first = First::Seat(game.setup().starter);
        let mut session = Session::at_table(game, first, now_ms)?;
        // Computers at that table think there.
        session.computers = [None; 2];
        session.away = Some(Away { me, waiting: None, is_cut_off: false });
        Ok(session)
    }

    /// What was sent to the table elsewhere and has not been answered. It may be sent again: the
    /// table carries it out once.
    pub fn unanswered(&self) -> Option<Effect> {
        let command = self.away.as_ref()?.waiting?;
        Some(Effect::Send { after: self.game.commands().len(), command })
    }

    pub(super) fn take_away_news(&mut self, news: AwayNews) {
        let Some(away) = &mut self.away else { return };
        match news {
            AwayNews::Happened { after, at_ms, events } => match after {
                // It was reported before.
                after if after < self.game.commands().len() => {}
                after if after > self.game.commands().len() => self.effects.push(Effect::Fetch),
                _ => {
                    for event in &events {
                        self.game.apply(event, at_ms);
                    }
                    // Only one command can follow the first so many: ours was carried out, or it
                    // came too late and will be refused.
                    let is_ours = |sent: Command| {
                        self.game.commands().get(after).is_some_and(|done| {
                            (done.seat, done.action) == (sent.seat, sent.action)
                        })
                    };
                    if away.waiting.is_some_and(is_ours) {
                        away.waiting = None;
                    }
                    self.fresh = self.log.len();
                    self.restart_time();
                    self.happened(&events);
                }
            },
            AwayNews::Refused(refusal) => {
                away.waiting = None;
                self.fresh = self.log.len();
                self.refuse(Reason::Rules(refusal));
            }
            AwayNews::State(game) => {
                away.waiting = None;
                let was_over = self.game.ending().is_some();
                self.game = *game;
                (self.removing, self.looked_at, self.confirm) = (false, None, None);
                self.stop_hint();
                self.restart_time();
                if let Some(ending) = self.game.ending().copied().filter(|_| !was_over) {
                    self.fresh = self.log.len();
                    self.happened(&[Event::Ended(ending)]);
                }
            }
            AwayNews::Reachable(is_reachable) => away.is_cut_off = !is_reachable,
        }
    }
}
