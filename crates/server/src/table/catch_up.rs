//! Catching up with the store: what other nodes have kept, and who has come.

use super::*;
use fourline_wire::read_command;

impl Table {
    /// The store has answered.
    pub(super) fn stored(&mut self, answer: Answer, now: &mut Now, out: &mut Vec<Output>) {
        let Some(work) = self.work.take() else { return };
        let was_load = matches!(work, Work::Load);
        match (work, answer) {
            (work @ Work::Append { .. }, Answer::Append(answer)) => {
                self.appended(work, answer, now, out);
            }
            (Work::Since, Answer::Since(Ok(commands))) => self.tell_news(&commands, out),
            (Work::Load, Answer::Load(Ok(Some(stored)))) => self.reload(&stored, now, out),
            (Work::Load, Answer::Load(Ok(None))) => self.was_deleted(out),
            (Work::Since, Answer::Since(Err(error))) | (Work::Load, Answer::Load(Err(error))) => {
                // Nothing that waits can be judged without what is missing.
                for asked in std::mem::take(&mut self.waiting) {
                    if let Some(conn) = asked.from.filter(|conn| self.conns.contains_key(conn)) {
                        refuse(out, conn, asked.id().cloned(), asked::refused_by(&error));
                    }
                }
            }
            (Work::Follow { id, watch }, Answer::Follow(answer)) => {
                self.followed(id, watch, answer, out);
            }
            (work, answer) => debug_assert!(false, "{answer:?} is no answer to {work:?}"),
        }
        if was_load {
            self.welcome_those_who_wait(now, out);
        }
    }

    /// Welcomes those who came before the last look into the store. If that failed, they are shown what is
    /// known here.
    fn welcome_those_who_wait(&mut self, now: &Now, out: &mut Vec<Output>) {
        let is_due = |who: &Conn| who.waits_for.is_some_and(|load| load <= self.loads);
        let due: Vec<ConnId> =
            self.conns.iter().filter(|(_, who)| is_due(who)).map(|(conn, _)| *conn).collect();
        for conn in due {
            if let Some(who) = self.conns.get_mut(&conn) {
                who.waits_for = None;
            }
            self.welcome(conn, now, out);
        }
    }

    /// Commands that the store has and this table had not.
    fn tell_news(&mut self, commands: &[StoredCommand], out: &mut Vec<Output>) {
        let known = self.log.len();
        if self.take_in(commands).is_err() {
            return self.is_broken(out);
        }
        #[cfg(test)]
        if self.fault == Some(simulation::Fault::KeepsNewsToItself) {
            return;
        }
        for index in known..self.log.len() {
            self.broadcast(out, self.happened(index));
        }
    }

    /// Carries out stored commands that follow those known here.
    pub(super) fn take_in(&mut self, commands: &[StoredCommand]) -> Result<(), Unreadable> {
        let Some(game) = &mut self.game else {
            return if commands.is_empty() { Ok(()) } else { Err(Unreadable("commands")) };
        };
        let shape = game.rules().shape;
        for stored in commands {
            let StoredCommand { command_id, text, at_ms, wall_ms } = stored;
            let command = read_command(text, *at_ms, shape).ok_or(Unreadable("command"))?;
            game.play(command).map_err(|_| Unreadable("game"))?;
            self.by_id.insert(command_id.clone(), self.log.len() as u32);
            self.log.push(Line {
                text: text.clone(),
                at_ms: *at_ms,
                wall_ms: *wall_ms,
                clocks_ms: clocks_of(game),
            });
        }
        Ok(())
    }

    pub(super) fn take_next(&mut self, stored: &StoredTable) -> Result<(), Unreadable> {
        if let Some((id, watch)) = &stored.next {
            self.next = Some((wire_id(id)?, wire_id(watch)?));
        }
        Ok(())
    }

    /// The whole table, as the store has it now.
    fn reload(&mut self, stored: &StoredTable, now: &Now, out: &mut Vec<Output>) {
        let Ok(agreed) = Agreed::read(&stored.table) else { return self.is_broken(out) };
        let has_begun = self.game.is_none() && agreed.seats.iter().all(Option::is_some);
        if has_begun {
            self.agreed = agreed;
            self.begun_ms = stored.begun_ms;
            self.game = match self.agreed.new_game() {
                Ok(game) => game,
                Err(_) => return self.is_broken(out),
            };
            if self.take_in(&stored.commands).is_err() {
                return self.is_broken(out);
            }
        } else if let Some(news) = stored.commands.get(self.log.len()..) {
            self.tell_news(news, out);
        }
        let had_next = self.next.is_some();
        if self.take_next(stored).is_err() {
            return self.is_broken(out);
        }
        if has_begun {
            self.tell_the_beginning(now, out);
        } else if !had_next && self.next.is_some() {
            self.tell_rematch(out);
        }
    }

    /// Both seats are taken: who watched the invitation may have a seat now.
    fn tell_the_beginning(&mut self, now: &Now, out: &mut Vec<Output>) {
        for conn in self.conns.keys().copied().collect::<Vec<_>>() {
            let who = self.conns[&conn];
            let seat = if who.by_watch { None } else { self.agreed.seat_of(who.hash) };
            if let (Some(seat), None) = (seat, who.seat) {
                self.places[seat.index()].conns += 1;
                self.arrived(seat, out);
            }
            self.conns.insert(conn, Conn { seat, ..who });
        }
        for seat in Seat::BOTH {
            let is_here = self.is_here(seat, now.wall_ms);
            self.places[seat.index()].told_here = is_here;
        }
        for (&conn, who) in &self.conns {
            if who.waits_for.is_none() {
                self.welcome(conn, now, out);
            }
        }
    }

    /// The table was deleted.
    pub(super) fn was_deleted(&mut self, out: &mut Vec<Output>) {
        self.end(Refused::NoSuchGame, out);
    }

    /// What is stored can't be read. Nothing is changed, and no wrong state is told.
    fn is_broken(&mut self, out: &mut Vec<Output>) {
        self.end(Refused::Broken, out);
    }

    fn end(&mut self, why: Refused, out: &mut Vec<Output>) {
        self.is_gone = true;
        let all: Vec<ConnId> = self.conns.keys().copied().collect();
        if !all.is_empty() {
            out.push(Output::Send(all, ToClient::Error(why)));
        }
        out.push(Output::Close(self.conns.keys().copied().collect()));
        self.conns.clear();
        self.waiting.clear();
        for place in &mut self.places {
            place.conns = 0;
        }
    }
}
