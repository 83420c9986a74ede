//! How a table elsewhere is told: the connection, the other player, what became of the last move.

use super::Speaker;
use crate::offer::Reaction;
use crate::session::{Line, SessionView};
use fourline_game::Seat;
use fourline_words::catalogue::online as say;

impl Speaker {
    /// A reaction in its words.
    pub fn reaction(&self, reaction: Reaction) -> String {
        let language = self.language;
        match reaction {
            Reaction::Hello => say::hello(language),
            Reaction::GoodLuck => say::good_luck(language),
            Reaction::WellPlayed => say::well_played(language),
            Reaction::Oops => say::oops(language),
            Reaction::Thanks => say::thanks(language),
            Reaction::GoodGame => say::good_game(language),
        }
    }

    /// The most important thing about the table elsewhere, if there is one: that it can't be reached, that
    /// the other player is away, that a rematch is waited for, or that one only watches.
    pub fn away(&self, view: &SessionView, now_ms: u64) -> Option<String> {
        let (language, away) = (self.language, view.away.as_ref()?);
        if let Line::Lost { since_ms, tries } = away.line {
            let time = self.lasting(now_ms.saturating_sub(since_ms));
            return Some(say::cut_off(language, time, tries));
        }
        let is_over = view.shown.ending().is_some();
        let missing = |seat: &Seat| away.presence[seat.index()].away_since_ms.is_some();
        let others = Seat::BOTH.into_iter().filter(|seat| Some(*seat) != away.seat());
        if let Some(seat) = others.filter(|_| !away.is_open && !is_over).find(missing) {
            let presence = away.presence[seat.index()];
            let time =
                self.lasting(now_ms.saturating_sub(presence.away_since_ms.unwrap_or(now_ms)));
            let who = self.who(&view.shown, seat);
            return Some(match presence.claim_at_ms.filter(|_| away.seat().is_some()) {
                None => say::away_for(language, time, who),
                Some(at_ms) if at_ms > now_ms => {
                    say::away_claim_in(language, self.lasting(at_ms - now_ms), time, who)
                }
                Some(_) => say::away_claim(language, time, who),
            });
        }
        match away.seat() {
            None => Some(say::watching(language)),
            Some(seat) if is_over && away.rematch[seat.index()] => {
                Some(say::rematch_waiting(language))
            }
            Some(_) => None,
        }
    }

    /// Beside a name: how long the player has been away.
    pub fn absence(&self, view: &SessionView, seat: Seat, now_ms: u64) -> Option<String> {
        let since_ms = view.away.as_ref()?.presence[seat.index()].away_since_ms?;
        Some(say::is_away(self.language, self.lasting(now_ms.saturating_sub(since_ms))))
    }

    /// What became of one's last move: sent, or kept.
    pub fn delivery(&self, view: &SessionView) -> Option<String> {
        let delivery = view.away.as_ref()?.delivery?;
        Some(match delivery.is_kept {
            true => say::mark_kept(self.language),
            false => say::mark_sent(self.language),
        })
    }

    /// A span of time, in minutes and seconds.
    fn lasting(&self, ms: u64) -> String {
        let seconds = ms / 1000;
        match seconds {
            ..3600 => format!("{}:{:02}", seconds / 60, seconds % 60),
            _ => format!("{}:{:02}:{:02}", seconds / 3600, seconds / 60 % 60, seconds % 60),
        }
    }
}
