//! What a player asks for: decided, stored, and only then carried out and acknowledged.

use super::*;
use fourline_game::{Command, Refusal};
use fourline_wire::{CommandId, command_text, read_action};

/// Something that waits for its turn.
#[derive(Clone, Debug)]
pub(super) struct Asked {
    pub from: Option<ConnId>,
    pub seat: Option<Seat>,
    pub what: What,
    pub rtt_ms: u64,
    /// The table has caught up with the store for it once.
    pub is_second_try: bool,
}

#[derive(Clone, Debug)]
pub(super) enum What {
    Command { id: CommandId, after: u32, action: String },
    Claim { id: CommandId },
    Computer { after: u32, action: Action },
    Flag,
}

impl Asked {
    pub fn flag() -> Asked {
        Asked { from: None, seat: None, what: What::Flag, rtt_ms: 0, is_second_try: true }
    }

    pub fn id(&self) -> Option<&CommandId> {
        match &self.what {
            What::Command { id, .. } | What::Claim { id } => Some(id),
            What::Computer { .. } | What::Flag => None,
        }
    }

    /// What the store calls it. A client's own name counts only for its seat.
    fn key(&self, after: u32) -> String {
        match (&self.what, self.seat) {
            (What::Command { id, .. } | What::Claim { id }, Some(seat)) => {
                format!("{}:{id}", seat.number())
            }
            (What::Computer { .. }, _) => format!("={after}:computer"),
            _ => format!("={after}:flag"),
        }
    }
}

impl Table {
    /// Looks at what waits longest; false if nothing does.
    pub(super) fn take_next_asked(&mut self, now: &Now, out: &mut Vec<Output>) -> bool {
        let Some(asked) = self.waiting.pop_front() else { return false };
        self.consider(asked, now, out);
        true
    }

    fn consider(&mut self, asked: Asked, now: &Now, out: &mut Vec<Output>) {
        let key = asked.key(self.length());
        if let Some(&after) = self.by_id.get(&key) {
            return self.kept(&asked, after, out);
        }
        let Some(game) = &self.game else {
            return self.refused(&asked, Refused::NotBegun, out);
        };
        let length = self.length();
        let (after, command) = match self.command_of(&asked, game, now) {
            Ok(command) => command,
            Err(why) => return self.refused(&asked, why, out),
        };
        if after != length {
            // A client that knows more than this node has it from another one.
            if after > length && !asked.is_second_try {
                self.must_catch_up = true;
                return self.waiting.push_front(Asked { is_second_try: true, ..asked });
            }
            self.refused(&asked, Refused::Stale { length }, out);
            return self.tell_since(&asked, after, now, out);
        }
        if game.commands().len() >= MOST_WITH_OFFERS && matches!(command.action, Action::Offer(_)) {
            return self.refused(&asked, Refused::TooLong, out);
        }
        let mut next = game.clone();
        let command = self.as_planted(command, game);
        match next.play(command) {
            Err(refusal) => self.refused(&asked, Refused::Rules(refusal), out),
            Ok(_) => self.store(asked, next, now, out),
        }
    }

    /// The command that is asked for, and after how many.
    fn command_of(&self, asked: &Asked, game: &Game, now: &Now) -> Result<(u32, Command), Refused> {
        let at_ms = self.at_ms(asked.rtt_ms, game, now);
        let shape = game.rules().shape;
        match (&asked.what, asked.seat) {
            (What::Command { after, action, .. }, Some(seat)) => {
                let action = read_action(action, shape).ok_or(Refused::BadAction)?;
                Ok((*after, seat.does(action).at(at_ms)))
            }
            (What::Claim { .. }, Some(seat)) => {
                if game.turn().is_none() {
                    return Err(Refused::Rules(Refusal::GameOver));
                }
                match self.claim_in_ms(seat.other(), now.wall_ms) {
                    Some(0) => Ok((self.length(), seat.other().does(Action::Abandon).at(at_ms))),
                    claim_in_ms => Err(Refused::NotAway { claim_in_ms }),
                }
            }
            (What::Computer { after, action }, Some(seat)) => {
                Ok((*after, seat.does(*action).at(at_ms)))
            }
            _ => {
                let Some(seat) = game.turn() else { return Err(Refused::Rules(Refusal::GameOver)) };
                let left = game.clock_left_ms(seat, game.time_ms()).unwrap_or(u64::MAX);
                let at_ms = game.time_ms().saturating_add(left.max(1));
                Ok((self.length(), seat.does(Action::Flag).at(at_ms)))
            }
        }
    }

    /// The game's time now, with what a message spends on the wire taken off.
    fn at_ms(&self, rtt_ms: u64, game: &Game, now: &Now) -> u64 {
        let played = self.played_ms(now);
        let played = played.saturating_sub((rtt_ms / 2).min(MOST_ALLOWANCE_MS));
        game.time_ms().saturating_add(played)
    }

    /// What has been played since the last command.
    pub(super) fn played_ms(&self, now: &Now) -> u64 {
        let last = self.log.last().map(|line| line.wall_ms).or(self.begun_ms);
        let last = last.unwrap_or(now.wall_ms);
        #[cfg(test)]
        if self.fault == Some(simulation::Fault::ChargesDowntime) {
            return now.wall_ms.saturating_sub(last);
        }
        now.time.played_ms(last, now.wall_ms)
    }

    /// In how many milliseconds the clock that runs has run out, and a message may no longer be on its way.
    pub(super) fn flag_in_ms(&self, now: &Now) -> Option<u64> {
        let game = self.game.as_ref()?;
        let left = game.clock_left_ms(game.turn()?, game.time_ms())?;
        Some((left + MOST_ALLOWANCE_MS).saturating_sub(self.played_ms(now)))
    }

    pub(super) fn is_flag_due(&self, now: &Now) -> bool {
        self.flag_in_ms(now) == Some(0)
    }

    fn store(&mut self, asked: Asked, game: Game, now: &Now, out: &mut Vec<Output>) {
        let after = self.length();
        let done = *game.commands().last().expect("a command was carried out");
        // A command that comes after the clock has run out is not carried out: the clock is. That is so for a
        // flag that a client asks for too, because it may have been refused before.
        let is_flag = done.action == Action::Flag;
        let key = if is_flag { Asked::flag().key(after) } else { asked.key(after) };
        let text = command_text(done, game.rules().shape);
        let line = Line {
            text: text.clone(),
            at_ms: done.at_ms,
            wall_ms: now.wall_ms,
            clocks_ms: clocks_of(&game),
        };
        let append = Append {
            id: store_id(&self.agreed.id),
            after,
            command_id: self.planted_id(key.clone()),
            text,
            at_ms: done.at_ms,
            wall_ms: now.wall_ms,
            over: result_of(&game),
        };
        #[cfg(test)]
        if self.fault == Some(simulation::Fault::AcknowledgesEarly) {
            self.kept(&asked, after, out);
        }
        let game = Box::new(game);
        let command_id = append.command_id.clone();
        let work = Work::Append { asked, command_id, line, game, is_flag };
        self.ask(work, Question::Append(append), out);
    }

    /// The store has answered an append.
    pub(super) fn appended(
        &mut self,
        work: Work,
        answer: Result<Appended, StoreError>,
        now: &Now,
        out: &mut Vec<Output>,
    ) {
        let Work::Append { asked, command_id, line, game, is_flag } = work else { return };
        match answer {
            Ok(Appended::Done) => {
                let after = self.length();
                self.by_id.insert(command_id, after);
                self.log.push(line);
                self.game = Some(*game);
                if is_flag {
                    // What was asked for came too late.
                    self.again(asked);
                } else {
                    self.kept(&asked, after, out);
                }
                self.broadcast(out, self.happened(after as usize));
            }
            Ok(Appended::Already { after }) => {
                if !is_flag {
                    self.kept(&asked, after, out);
                } else {
                    self.again(asked);
                }
                self.must_catch_up = true;
            }
            Ok(Appended::Conflict { length }) => {
                #[cfg(test)]
                if self.fault == Some(simulation::Fault::IgnoresConflicts) {
                    let after = self.length();
                    self.by_id.insert(command_id, after);
                    self.log.push(line);
                    self.game = Some(*game);
                    self.kept(&asked, after, out);
                    return self.broadcast(out, self.happened(after as usize));
                }
                // Another node was faster, or the table is not what it was: look, then answer.
                if length > self.length() {
                    self.must_catch_up = true;
                } else {
                    self.must_load = true;
                }
                self.again(asked);
            }
            Ok(Appended::Gone) => self.was_deleted(out),
            Err(error) => {
                // Whether it was stored may not be known. The sender may send the same again.
                self.must_catch_up = true;
                self.refused(&asked, refused_by(&error), out);
                if matches!(asked.what, What::Computer { .. }) {
                    self.thinking = None;
                    self.think_again_ms = Some(now.wall_ms + 1_000);
                }
            }
        }
    }

    /// Answers it after the table has caught up; what has no sender comes again by itself.
    fn again(&mut self, asked: Asked) {
        match asked.what {
            What::Command { .. } | What::Claim { .. } => {
                self.waiting.push_front(Asked { is_second_try: true, ..asked });
            }
            What::Computer { .. } => self.thinking = None,
            What::Flag => {}
        }
    }

    fn kept(&self, asked: &Asked, after: u32, out: &mut Vec<Output>) {
        let (Some(conn), Some(id)) = (asked.from, asked.id()) else { return };
        if self.conns.contains_key(&conn) {
            send(out, conn, ToClient::Kept { id: id.clone(), after });
        }
    }

    fn refused(&mut self, asked: &Asked, why: Refused, out: &mut Vec<Output>) {
        if matches!(asked.what, What::Computer { .. }) {
            self.thinking = None;
        }
        let Some(conn) = asked.from else { return };
        if self.conns.contains_key(&conn) {
            refuse(out, conn, asked.id().cloned(), why);
        }
    }

    /// What happened since the sender's last command: one by one, or as a whole state if it is much.
    fn tell_since(&self, asked: &Asked, after: u32, now: &Now, out: &mut Vec<Output>) {
        let Some(conn) = asked.from.filter(|conn| self.conns.contains_key(conn)) else { return };
        let missed = self.length().saturating_sub(after);
        if (1..=16).contains(&missed) {
            for index in after..self.length() {
                send(out, conn, self.happened(index as usize));
            }
        } else {
            self.send_state(conn, now, out);
        }
    }

    /// With a bug planted on purpose, what a seat may not do is done for the seat that may.
    fn as_planted(&self, command: Command, game: &Game) -> Command {
        #[cfg(test)]
        if self.fault == Some(simulation::Fault::TrustsEverySeat) {
            return Command { seat: game.turn().unwrap_or(command.seat), ..command };
        }
        let _ = game;
        command
    }

    /// With a bug planted on purpose, every repeat has another name.
    fn planted_id(&self, key: String) -> String {
        #[cfg(test)]
        if self.fault == Some(simulation::Fault::ForgetsIds) {
            return format!("{key}#{}", self.log.len());
        }
        key
    }
}

/// What is said when the store could not do it.
pub(super) fn refused_by(error: &StoreError) -> Refused {
    match error {
        StoreError::ReadOnly => Refused::ReadOnly,
        StoreError::Closed => Refused::Stopping,
        StoreError::Busy => Refused::Busy,
        StoreError::Exists | StoreError::Broken(_) => Refused::Broken,
    }
}
