//! A table that lives elsewhere: commands go out, and what happened comes back, late, refused, twice,
//! or as a whole new state. The board only ever shows what the table has said; what was sent and not
//! answered is marked as sent.

use super::{Effect, Session};
use crate::keeping::Farewell;
use crate::new_game::First;
use crate::offer::{Reaction, Reason, Said, Series};
use fourline_game::{Action, Command, Event, Game, Offer, Refusal, Seat, Viewer};

/// What is known of a table elsewhere. Times are those of the session.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Away {
    /// Whose eyes we see it with.
    pub me: Viewer,
    /// Where it is, as a link that leads back to it.
    pub address: String,
    /// Is it waiting for its second player?
    pub is_open: bool,
    /// The connection.
    pub line: Line,
    /// What became of our last command.
    pub delivery: Option<Delivery>,
    /// Whether the players are there.
    pub presence: [Presence; 2],
    /// Were the players at this table before? Until then it is not told that one is away.
    pub seen: [bool; 2],
    /// Who wants another game.
    pub rematch: [bool; 2],
    /// What the table has announced about itself.
    pub notice: Option<Notice>,
    /// What came too late, and is still wanted.
    crossed: Option<Crossed>,
}

/// A command that crossed another one on its way and was refused for that, though what it says may still be
/// what the player wants. Once it is known what happened, it is sent again, or not.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Crossed {
    after: usize,
    command: Command,
    /// The offer that it answers.
    offer: Option<(Seat, Offer)>,
}

/// The connection to a table elsewhere.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Line {
    /// It stands.
    #[default]
    Connected,
    /// It is down, and is tried again.
    Lost {
        /// Since when.
        since_ms: u64,
        /// How often it was tried in vain.
        tries: u32,
    },
}

/// A command that was sent.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Delivery {
    /// After how many commands.
    pub after: usize,
    /// What.
    pub command: Command,
    /// Has the table stored it? Until then it is only sent.
    pub is_kept: bool,
    /// The offer that was open then.
    pub offer: Option<(Seat, Offer)>,
}

/// Whether a player is there.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Presence {
    /// Since when the player is away; `None` if not.
    pub away_since_ms: Option<u64>,
    /// When the game can be claimed for that.
    pub claim_at_ms: Option<u64>,
}

/// What a table elsewhere announces about itself.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Notice {
    /// It will be back in a moment.
    Restarting,
    /// It can't store moves now.
    ReadOnly,
}

/// The whole state of a table elsewhere.
#[derive(Clone, Debug)]
pub struct AwayState {
    /// The game.
    pub game: Game,
    /// See [`Away::me`].
    pub me: Viewer,
    /// See [`Away::address`].
    pub address: String,
    /// See [`Away::is_open`].
    pub is_open: bool,
    /// What is left on the clocks now.
    pub clocks_ms: Option<[u64; 2]>,
    /// See [`Away::presence`].
    pub presence: [Presence; 2],
    /// See [`Away::rematch`].
    pub rematch: [bool; 2],
    /// The score, with this game if it is over.
    pub series: Series,
}

/// Something for the table elsewhere.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ToTable {
    /// A command, as an answer to its first so many.
    Command {
        /// How many commands are known here.
        after: usize,
        /// What is asked for.
        command: Command,
    },
    /// The other player has been away for too long: the game is claimed.
    Claim,
    /// A reaction, for all to see.
    React(Reaction),
    /// Another game, or not.
    Rematch(bool),
    /// The whole state is wanted: something was missed.
    Fetch,
}

/// Something from the table elsewhere.
#[derive(Clone, Debug)]
pub enum AwayNews {
    /// This command was carried out, after the game's first so many.
    Happened {
        /// How many commands came before.
        after: usize,
        /// What was carried out, with the game's time.
        command: Command,
        /// What is left on the clocks now.
        clocks_ms: Option<[u64; 2]>,
    },
    /// Our command, sent after the first so many, is carried out and stored.
    Kept {
        /// How many commands came before.
        after: usize,
    },
    /// What was asked for is refused.
    Refused {
        /// If it is a command: after how many it was sent.
        after: Option<usize>,
        /// Why.
        reason: Reason,
    },
    /// The whole state.
    State(Box<AwayState>),
    /// The connection.
    Line(Line),
    /// Players came or went.
    Presence([Presence; 2]),
    /// Who wants another game.
    Rematch([bool; 2]),
    /// A player reacted.
    Reacted(Seat, Reaction),
    /// What the table announces about itself; `None` when that is over.
    Notice(Option<Notice>),
}

impl Away {
    /// Our seat; `None` for spectators.
    pub fn seat(&self) -> Option<Seat> {
        match self.me {
            Viewer::Seat(seat) => Some(seat),
            Viewer::Spectator => None,
        }
    }

    /// Is there no connection?
    pub fn is_cut_off(&self) -> bool {
        self.line != Line::Connected
    }
}

impl Session {
    /// A session at a table that lives elsewhere, with its state as last reported.
    pub fn away(state: AwayState, now_ms: u64) -> Session {
        let AwayState { game, me, address, is_open, clocks_ms, presence, rematch, series } = state;
        let first = First::Seat(game.setup().starter);
        // Computers at that table think there.
        let mut session = Session::at_table([None; 2], game, first, now_ms);
        session.series = series;
        let (line, delivery, notice) = (Line::Connected, None, None);
        let seen = [true; 2];
        let crossed = None;
        let away =
            Away { me, address, is_open, line, delivery, presence, seen, rematch, notice, crossed };
        session.away = Some(away);
        session.set_clocks(clocks_ms);
        if session.game.ending().is_none() && !is_open {
            match session.game.commands().is_empty() {
                true => session.greet(),
                false => session.log.push(Said::Resumed),
            }
        }
        session
    }

    /// What is known of the table, if it is elsewhere.
    pub fn elsewhere(&self) -> Option<&Away> {
        self.away.as_ref()
    }

    /// What is to be said about a game elsewhere that is left before its end; `None` if there is nothing
    /// to come back to, or if its end could not be kept here.
    pub(crate) fn leave_away(&self) -> Option<Farewell> {
        let away = self.away.as_ref()?;
        match (self.game.ending(), away.seat()) {
            (None, Some(_)) => Some(Farewell::SeatStays(away.address.clone())),
            (None, None) => Some(Farewell::Watched(away.address.clone())),
            (Some(_), _) => None,
        }
    }

    /// Was a command sent that has not been carried out yet, as far as is known?
    pub(super) fn is_waiting(&self) -> bool {
        let Some(away) = &self.away else { return false };
        let is_under_way = |delivery: Delivery| delivery.after >= self.game.commands().len();
        away.crossed.is_some() || away.delivery.is_some_and(is_under_way)
    }

    /// May we do something at the table elsewhere at all?
    pub(super) fn may_act_away(&self) -> Result<(), Reason> {
        match &self.away {
            None => Ok(()),
            Some(away) if away.seat().is_none() => Err(Reason::Rules(Refusal::Spectator)),
            Some(away) if away.is_cut_off() => Err(Reason::CutOff),
            Some(_) => Ok(()),
        }
    }

    /// The seat from which the game can be claimed now, because the other one is away.
    pub(super) fn may_claim(&self) -> Result<(), Reason> {
        let away = self.away.as_ref().ok_or(Reason::NotHere)?;
        if self.game.ending().is_some() {
            return Err(Reason::Rules(Refusal::GameOver));
        }
        self.may_act_away()?;
        let me = away.seat().ok_or(Reason::Rules(Refusal::Spectator))?;
        match away.presence[me.other().index()].claim_at_ms {
            Some(at_ms) if at_ms <= self.now_ms => Ok(()),
            Some(_) => Err(Reason::NotYetClaimed),
            None => Err(Reason::NothingToClaim),
        }
    }

    /// May another game be asked for, at a table elsewhere?
    pub(super) fn may_rematch(&self) -> Result<(), Reason> {
        let away = self.away.as_ref().ok_or(Reason::NotHere)?;
        if self.game.ending().is_none() {
            return Err(Reason::NotHere);
        }
        self.may_act_away()?;
        match away.seat() {
            Some(seat) if away.rematch[seat.index()] => Err(Reason::RematchOffered),
            _ => Ok(()),
        }
    }

    /// Does the other player want another game, so that it can be declined?
    pub(super) fn rematch_is_offered(&self) -> bool {
        let Some(away) = self.away.as_ref().filter(|_| self.game.ending().is_some()) else {
            return false;
        };
        away.seat().is_some_and(|seat| away.rematch[seat.other().index()])
    }

    /// When something changes by itself at the table elsewhere.
    pub(super) fn away_changes_ms(&self) -> Option<u64> {
        let away = self.away.as_ref()?;
        let claims = away.presence.iter().filter_map(|presence| presence.claim_at_ms);
        claims.filter(|&at_ms| at_ms > self.now_ms).min()
    }

    pub(super) fn tell_table(&mut self, what: ToTable) {
        self.effects.push(Effect::Away(what));
    }

    /// Sends a command, marked as sent until the table has stored it.
    pub(super) fn send_away(&mut self, command: Command) {
        let Some(away) = &mut self.away else { return };
        let after = self.game.commands().len();
        let command = command.at(self.game.time_ms());
        let offer = self.game.offer();
        away.delivery = Some(Delivery { after, command, is_kept: false, offer });
        self.log.push(Said::Sent);
        self.tell_table(ToTable::Command { after, command });
    }

    pub(super) fn take_away_news(&mut self, news: AwayNews) {
        let Some(away) = &mut self.away else { return };
        match news {
            AwayNews::Happened { after, command, clocks_ms } => {
                match after.cmp(&self.game.commands().len()) {
                    // It was reported before.
                    std::cmp::Ordering::Less => {}
                    std::cmp::Ordering::Greater => self.tell_table(ToTable::Fetch),
                    std::cmp::Ordering::Equal => match self.carried_out(command) {
                        true => self.set_clocks(clocks_ms),
                        false => self.tell_table(ToTable::Fetch),
                    },
                }
            }
            AwayNews::Kept { after } => {
                if let Some(delivery) =
                    away.delivery.as_mut().filter(|delivery| delivery.after == after)
                    && !std::mem::replace(&mut delivery.is_kept, true)
                {
                    self.log.push(Said::Kept);
                }
            }
            AwayNews::Refused { after, reason } => {
                let refused = away.delivery.take_if(|delivery| Some(delivery.after) == after);
                let crossed = refused.filter(|_| reason == Reason::Stale).and_then(still_wanted);
                if crossed.is_some() {
                    away.crossed = crossed;
                    return self.send_crossed();
                }
                self.fresh = self.log.len();
                self.refuse(reason);
            }
            AwayNews::State(state) => self.take_state(*state),
            AwayNews::Line(line) => {
                let was_cut_off = away.is_cut_off();
                away.line = line;
                match (was_cut_off, away.is_cut_off()) {
                    (false, true) => self.log.push(Said::CutOff),
                    (true, false) => self.log.push(Said::Reconnected),
                    _ => {}
                }
            }
            AwayNews::Presence(presence) => self.take_presence(presence),
            AwayNews::Rematch(rematch) => {
                let before = std::mem::replace(&mut away.rematch, rematch);
                for seat in Seat::BOTH {
                    if rematch[seat.index()] && !before[seat.index()] {
                        self.log.push(Said::WantsRematch(seat));
                    }
                }
            }
            AwayNews::Reacted(seat, reaction) => self.log.push(Said::Reacted(seat, reaction)),
            AwayNews::Notice(notice) => {
                let before = std::mem::replace(&mut away.notice, notice);
                match (before, notice) {
                    (before, Some(notice)) if before != Some(notice) => {
                        self.log.push(Said::Noticed(notice));
                    }
                    (Some(Notice::ReadOnly), None) => self.log.push(Said::Writable),
                    _ => {}
                }
            }
        }
    }

    /// Sends what crossed another command once more, if that is known and leaves room for it.
    fn send_crossed(&mut self) {
        let Some(away) = &mut self.away else { return };
        let known = self.game.commands().len();
        let Some(crossed) = away.crossed.take_if(|crossed| known > crossed.after) else { return };
        if self.game.ending().is_some() {
            // It is over, and everybody sees that.
            return;
        }
        let is_answer = crossed.command.action != Action::Resign;
        if is_answer && self.game.offer() != crossed.offer {
            self.refuse(Reason::Stale);
        } else {
            self.send_away(crossed.command);
        }
    }

    /// Replays a command that the table has carried out; false if it does not fit here.
    fn carried_out(&mut self, command: Command) -> bool {
        let after = self.game.commands().len();
        let Ok(events) = self.game.play(command) else { return false };
        self.fresh = self.log.len();
        self.restart_time();
        self.happened(&events);
        let Some(away) = &mut self.away else { return true };
        // Only one command can follow the first so many: ours was carried out, or it came too late and
        // will be refused. A table reports only what it has stored.
        if let Some(delivery) = &mut away.delivery {
            let (sent, done) = (delivery.command, command);
            match delivery.after == after && (sent.seat, sent.action) == (done.seat, done.action) {
                true if !std::mem::replace(&mut delivery.is_kept, true) => {
                    self.log.push(Said::Kept);
                }
                true => {}
                // The mark is about the move before.
                false if delivery.is_kept => away.delivery = None,
                false => {}
            }
        }
        if self.game.ending().is_some() && self.person().is_some() {
            // What was played elsewhere is among the finished games here too.
            self.file();
        }
        self.send_crossed();
        true
    }

    fn take_state(&mut self, state: AwayState) {
        let AwayState { game, me, address, is_open, clocks_ms, presence, rematch, series } = state;
        let Some(away) = &mut self.away else { return };
        let is_another = away.address != address;
        let was_open = std::mem::replace(&mut away.is_open, is_open);
        if is_another || was_open {
            away.seen = [false; 2];
        }
        (away.me, away.address) = (me, address);
        if is_another {
            (away.delivery, away.crossed) = (None, None);
        }
        let known = self.game.commands().len();
        let is_same = !is_another && game.setup() == self.game.setup();
        let goes_on = is_same && game.commands().starts_with(self.game.commands());
        let is_late = is_same && self.game.commands().starts_with(game.commands());
        if is_late && !goes_on {
            // More is known already.
        } else if goes_on {
            // What was missed is told as if it happened now.
            let missed = game.commands()[known..].to_vec();
            let fits = missed.into_iter().all(|command| self.carried_out(command));
            debug_assert!(fits, "a game that was replayed replays");
        } else {
            let begins = (was_open || is_another) && !is_open;
            let is_over = game.ending().is_some();
            self.filed = is_over.then(|| game.clone());
            self.game = game;
            (self.removing, self.looked_at, self.confirm) = (false, None, None);
            self.counted = self.game.ending().map(|ending| ending.verdict());
            self.stop_hint();
            self.fresh = self.log.len();
            if begins && was_open && !is_another {
                let came = self.person().map_or(Seat::Two, Seat::other);
                self.log.push(Said::Joined(came));
            }
            if begins && !is_over {
                self.greet();
            }
            if let Some(ending) = self.game.ending().copied() {
                self.log.push(Said::Happened(Event::Ended(ending)));
            }
        }
        self.series = series;
        self.restart_time();
        self.set_clocks(clocks_ms);
        if let Some(away) = &mut self.away {
            away.rematch = rematch;
        }
        self.take_presence(presence);
    }

    fn take_presence(&mut self, presence: [Presence; 2]) {
        let Some(away) = &mut self.away else { return };
        let before = std::mem::replace(&mut away.presence, presence);
        let me = away.seat();
        for seat in Seat::BOTH.into_iter().filter(|seat| Some(*seat) != me) {
            let is_away = |presence: [Presence; 2]| presence[seat.index()].away_since_ms.is_some();
            let is_here = !is_away(presence);
            let was_seen = away.seen[seat.index()];
            away.seen[seat.index()] |= is_here;
            match (is_away(before), is_here) {
                (false, false) if was_seen => self.log.push(Said::WentAway(seat)),
                (true, true) if was_seen => self.log.push(Said::CameBack(seat)),
                _ => {}
            }
        }
    }

    /// Lets the clocks run on from what the table has said is left on them.
    fn set_clocks(&mut self, clocks_ms: Option<[u64; 2]>) {
        if let (Some(clocks_ms), Some(turn)) = (clocks_ms, self.game.turn())
            && let Some(left) = self.game.clock_left_ms(turn, self.game.time_ms())
        {
            let used = left.saturating_sub(clocks_ms[turn.index()]);
            (self.since_ms, self.time_base_ms) = (self.now_ms, self.game.time_ms() + used);
        }
    }
}

/// What is still wanted of a command that came too late: giving up, or answering an offer.
fn still_wanted(delivery: Delivery) -> Option<Crossed> {
    let Delivery { after, command, offer, .. } = delivery;
    matches!(command.action, Action::Resign | Action::Accept | Action::Decline).then_some(Crossed {
        after,
        command,
        offer,
    })
}
