//! Playing again: both want it, sides are swapped, the score goes on.

use super::*;
use fourline_store::NewTable;
use fourline_wire::{First, Phase};

impl Table {
    pub(super) fn want_rematch(
        &mut self,
        conn: ConnId,
        seat: Seat,
        yes: bool,
        out: &mut Vec<Output>,
    ) {
        if self.phase() != Phase::Over {
            return refuse(out, conn, None, Refused::NotOver);
        }
        self.rematch[seat.index()] = yes;
        if yes && !self.agreed.is_human(seat.other()) {
            self.rematch[seat.other().index()] = true;
        }
        if self.next.is_none() {
            out.push(Output::Signal(Signal::Rematch(self.rematch)));
        }
        self.tell_rematch(out);
    }

    /// Another node says who wants one there. Each node knows its own players best.
    pub(super) fn heard_of_rematch(&mut self, offered: [bool; 2], out: &mut Vec<Output>) {
        if self.phase() != Phase::Over || self.next.is_some() {
            return;
        }
        let before = self.rematch;
        for seat in Seat::BOTH {
            if self.places[seat.index()].conns == 0 {
                self.rematch[seat.index()] = offered[seat.index()];
            }
        }
        if self.rematch != before {
            self.tell_rematch(out);
        }
    }

    pub(super) fn wants_to_follow(&self) -> bool {
        self.rematch == [true; 2] && self.next.is_none() && self.phase() == Phase::Over
    }

    /// Makes the table of the rematch.
    pub(super) fn follow(&mut self, now: &mut Now, out: &mut Vec<Output>) {
        let mut new_id = || {
            let (one, two) = ((now.random)().to_be_bytes(), (now.random)().to_be_bytes());
            let mut bytes = [0; 10];
            bytes[..8].copy_from_slice(&one);
            bytes[8..].copy_from_slice(&two[..2]);
            TableId::from_bytes(bytes)
        };
        let (id, watch) = (new_id(), new_id());
        let mut terms = self.agreed.terms;
        // The other one starts.
        terms.first =
            if self.agreed.starter() == self.agreed.host { First::Guest } else { First::Host };
        let series = self.series();
        let table = NewTable {
            id: store_id(&id),
            watch: store_id(&watch),
            created_ms: now.wall_ms,
            terms: stored_terms(&terms, &self.agreed.root),
            timed: terms.clock.is_some(),
            listed: false,
            host_seat: self.agreed.host.number(),
            seats: self.agreed.seats.clone(),
            seed: (now.random)(),
            previous: Some(store_id(&self.agreed.id)),
            series: [series.wins[0], series.wins[1], series.draws],
        };
        let follow = Follow { previous: store_id(&self.agreed.id), table };
        self.ask(Work::Follow { id, watch }, Question::Follow(Box::new(follow)), out);
    }

    pub(super) fn followed(
        &mut self,
        id: TableId,
        watch: TableId,
        answer: Result<Followed, StoreError>,
        out: &mut Vec<Output>,
    ) {
        match answer {
            Ok(Followed::Done) => {
                self.next = Some((id, watch));
                self.tell_rematch(out);
            }
            // Another node was faster: it is in the store.
            Ok(Followed::Already(_)) => self.must_load = true,
            Err(error) => {
                self.rematch = [false; 2];
                for &conn in self.conns.keys() {
                    refuse(out, conn, None, asked::refused_by(&error));
                }
                self.tell_rematch(out);
            }
        }
    }

    /// Tells everybody who wants to play again, and where.
    pub(super) fn tell_rematch(&self, out: &mut Vec<Output>) {
        let (players, others): (Vec<_>, Vec<_>) =
            (self.conns.iter().filter(|(_, conn)| conn.waits_for.is_none()))
                .partition(|(_, conn)| conn.seat.is_some());
        let (id, watch) = match &self.next {
            Some((id, watch)) => (Some(id.clone()), Some(watch.clone())),
            None => (None, None),
        };
        let offered = self.rematch;
        for (conns, id) in [(players, id), (others, None)] {
            if !conns.is_empty() {
                let conns = conns.into_iter().map(|(conn, _)| *conn).collect();
                out.push(Output::Send(
                    conns,
                    ToClient::Rematch { offered, id, watch: watch.clone() },
                ));
            }
        }
    }
}
