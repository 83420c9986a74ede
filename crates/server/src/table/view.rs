//! A table as it is shown.

use super::*;
use fourline_game::{Verdict, record};
use fourline_wire::{Next, Phase, PlayerState, Presence, Series, State, Summary};

impl Table {
    /// Everything about the table, for its players or for those who watch.
    pub(super) fn state(&self, is_player: bool, now: &Now) -> State {
        let played = |game: &Game| {
            let runs = game.turn().is_some();
            game.time_ms() + if runs { self.played_ms(now) } else { 0 }
        };
        let now_ms = self.game.as_ref().map_or(0, played);
        let clocks = self.game.as_ref().and_then(|game| {
            let [one, two] = Seat::BOTH.map(|seat| game.clock_left_ms(seat, now_ms));
            Some([one?, two?])
        });
        State {
            phase: self.phase(),
            terms: self.agreed.terms,
            players: Seat::BOTH.map(|seat| {
                let player = self.agreed.player(seat).ok().flatten()?;
                let presence = self.presence(seat, now.wall_ms);
                Some(PlayerState { name: player.name, kind: player.tag, presence })
            }),
            record: self.game.as_ref().map(record::write),
            length: self.length(),
            now_ms,
            clocks_ms: clocks,
            series: self.series(),
            rematch: self.rematch,
            next: self.next(is_player),
            listed: self.agreed.listed,
        }
    }

    /// The table in a few words, for a device.
    pub fn summary(&self, token: Option<&Token>, by_watch: bool) -> Summary {
        let hash = token.map(|token| self.agreed.hash(token));
        let you = if by_watch { None } else { self.agreed.seat_of(hash) };
        Summary {
            id: (!by_watch).then(|| self.agreed.id.clone()),
            watch: self.agreed.watch.clone(),
            phase: self.phase(),
            terms: self.agreed.terms,
            players: Seat::BOTH.map(|seat| {
                let player = self.agreed.player(seat).ok().flatten()?;
                Some((player.name, player.tag))
            }),
            host: self.agreed.host,
            you,
            result: self.game.as_ref().and_then(result_of),
            series: self.series(),
            next: self.next(you.is_some()),
        }
    }

    /// How far it is.
    pub fn phase(&self) -> Phase {
        match &self.game {
            None => Phase::Open,
            Some(game) if game.ending().is_none() => Phase::Playing,
            Some(_) => Phase::Over,
        }
    }

    fn next(&self, is_player: bool) -> Option<Next> {
        let (id, watch) = self.next.as_ref()?;
        Some(Next { id: is_player.then(|| id.clone()), watch: watch.clone() })
    }

    /// The score with this game, once it is over.
    pub(super) fn series(&self) -> Series {
        let mut series = self.agreed.series;
        match self.game.as_ref().and_then(Game::ending).map(|ending| ending.verdict()) {
            Some(Verdict::Won(seat)) => series.wins[seat.index()] += 1,
            Some(Verdict::Draw) => series.draws += 1,
            Some(Verdict::Void) | None => {}
        }
        series
    }

    pub(super) fn is_here(&self, seat: Seat, now_ms: u64) -> bool {
        let place = &self.places[seat.index()];
        let is_computer = self.agreed.seats[seat.index()].is_some() && !self.agreed.is_human(seat);
        is_computer || place.conns > 0 || place.elsewhere_ms > now_ms
    }

    fn away_ms(&self, seat: Seat, now_ms: u64) -> u64 {
        let place = &self.places[seat.index()];
        now_ms.saturating_sub(place.away_since_ms.max(place.elsewhere_ms.min(now_ms)))
    }

    /// In how many milliseconds the game can be claimed because this seat is away.
    pub(super) fn claim_in_ms(&self, seat: Seat, now_ms: u64) -> Option<u64> {
        let is_away = self.agreed.is_human(seat) && !self.is_here(seat, now_ms);
        (is_away && self.phase() == Phase::Playing)
            .then(|| self.house.grace_ms.saturating_sub(self.away_ms(seat, now_ms)))
    }

    fn presence(&self, seat: Seat, now_ms: u64) -> Presence {
        let here = self.is_here(seat, now_ms);
        let away_ms = if here { 0 } else { self.away_ms(seat, now_ms) };
        Presence { here, away_ms, claim_in_ms: self.claim_in_ms(seat, now_ms) }
    }

    /// Tells everybody who has come and who has gone. A blink is not told.
    pub(super) fn tell_presence(&mut self, now: &Now, out: &mut Vec<Output>) {
        let mut is_news = false;
        for seat in Seat::BOTH {
            let is_here = self.is_here(seat, now.wall_ms);
            let is_blink = !is_here && self.away_ms(seat, now.wall_ms) < BLINK_MS;
            let place = &mut self.places[seat.index()];
            if place.told_here != is_here && !is_blink {
                place.told_here = is_here;
                is_news = true;
            }
        }
        if is_news {
            let players = Seat::BOTH.map(|seat| self.presence(seat, now.wall_ms));
            self.broadcast(out, ToClient::Presence(players));
        }
    }

    /// Tells other nodes now and then who is here, and looks what they have done.
    pub(super) fn say_who_is_here(&mut self, now: &Now, out: &mut Vec<Output>) {
        if !self.house.has_peers || self.conns.is_empty() {
            return;
        }
        if now.wall_ms >= self.signalled_ms + SIGNAL_MS {
            self.signalled_ms = now.wall_ms;
            for seat in Seat::BOTH {
                if self.places[seat.index()].conns > 0 {
                    out.push(Output::Signal(Signal::Here(seat, true)));
                }
            }
            if self.next.is_none() && self.rematch != [false; 2] {
                out.push(Output::Signal(Signal::Rematch(self.rematch)));
            }
        }
        if now.wall_ms >= self.looked_ms + LOOK_MS {
            self.looked_ms = now.wall_ms;
            self.must_load = true;
        }
    }
}
