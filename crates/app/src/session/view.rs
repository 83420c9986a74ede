//! Everything a front end shows of a session, as plain data.

use super::{Away, Session, back};
use crate::insight::Insight;
use crate::offer::{Offer, Prompt, Reason, Request, Series};
use crate::thinking::Progress;
use fourline_game::{Action, Game, GameView, Refusal, Seat, Stage, Viewer};

/// A session as it is shown.
#[derive(Clone, Debug)]
pub struct SessionView {
    /// The game as it is looked at: now, or at an earlier step.
    pub shown: Game,
    /// The same through the eyes of the person who is asked.
    pub game: GameView,
    /// What is wanted.
    pub prompt: Prompt,
    /// What may be asked for, and why not. What the rules do not have is not listed.
    pub offers: Vec<Offer>,
    /// The step that is looked at, and the last one.
    pub step: usize,
    /// The last step.
    pub last_step: usize,
    /// Is a disc being chosen to be removed?
    pub removing: bool,
    /// The person who is asked, or who waits; `None` when computers play alone.
    pub person: Option<Seat>,
    /// The computer that is thinking.
    pub thinking: Option<Thinking>,
    /// What each move leads to, if it was asked for.
    pub advice: Option<Advice>,
    /// The clocks, if the game has them.
    pub clocks: Option<[ClockView; 2]>,
    /// Games won, lost and drawn at this table.
    pub series: Series,
    /// What is known of the table, if it is elsewhere.
    pub away: Option<Away>,
}

/// A computer that is thinking.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Thinking {
    /// Which one.
    pub seat: Seat,
    /// Since when.
    pub since_ms: u64,
    /// How far it has come.
    pub progress: Progress,
    /// Has it found its move, which is only held back?
    pub is_done: bool,
}

/// A hint that was asked for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Advice {
    /// What is known so far.
    pub insight: Option<Insight>,
    /// Is there nothing more to come?
    pub is_done: bool,
    /// Did it stop with an error?
    pub is_broken: bool,
    /// How far it has come.
    pub progress: Progress,
}

/// A player's clock.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ClockView {
    /// The time left.
    pub left_ms: u64,
    /// Is it running?
    pub runs: bool,
}

impl Session {
    /// Everything there is to show. `now_ms` moves nothing but the clocks.
    pub fn view(&self, now_ms: u64) -> SessionView {
        let viewer = match &self.away {
            Some(away) => away.me,
            None => Viewer::Seat(self.person().unwrap_or(Seat::One)),
        };
        let shown = back::game_at(self).unwrap_or_else(|| self.game.clone());
        let last_step = self.steps().len() - 1;
        SessionView {
            game: GameView::of(&shown, viewer),
            shown,
            prompt: self.prompt(),
            offers: self.offers(),
            step: self.looked_at.unwrap_or(last_step),
            last_step,
            removing: self.removing,
            person: self.person(),
            thinking: self.thinking(),
            advice: self.asked.as_ref().map(|asked| Advice {
                insight: asked.insight.clone(),
                is_done: asked.is_done,
                is_broken: asked.is_broken,
                progress: asked.progress,
            }),
            clocks: self.clocks(now_ms),
            series: self.series,
            away: self.away.clone(),
        }
    }

    /// The computer that is thinking.
    pub fn thinking(&self) -> Option<Thinking> {
        self.pondering.as_ref().filter(|pondering| !pondering.is_broken).map(|pondering| Thinking {
            seat: pondering.seat,
            since_ms: pondering.since_ms,
            progress: pondering.progress,
            is_done: pondering.command.is_some(),
        })
    }

    /// Is the game paused?
    pub fn is_paused(&self) -> bool {
        self.paused
    }

    fn clocks(&self, now_ms: u64) -> Option<[ClockView; 2]> {
        self.game.setup().clock?;
        let at_ms = match (self.clock_runs() || self.away.is_some()) && !self.is_halted() {
            true => self.time_base_ms + now_ms.max(self.now_ms) - self.since_ms,
            false => self.pondering.as_ref().map_or(self.game_ms(), |held| held.answered_ms),
        };
        let clock = |seat: Seat| ClockView {
            left_ms: self.game.clock_left_ms(seat, at_ms).unwrap_or(0),
            runs: self.game.turn() == Some(seat) && !self.is_halted(),
        };
        Some(Seat::BOTH.map(clock))
    }

    /// What is wanted, and of whom.
    pub fn prompt(&self) -> Prompt {
        let game = &self.game;
        if let Some(confirm) = self.confirm {
            return Prompt::Confirm(confirm, self.person());
        }
        if let Some(step) = self.looked_at {
            return Prompt::LookingBack { step, last: self.steps().len() - 1 };
        }
        let Some(seat) = game.turn() else {
            return Prompt::Over(*game.ending().expect("without a turn it is over"));
        };
        match (&self.away, self.person()) {
            (Some(away), _) if away.is_open => return Prompt::Open,
            (Some(_), Some(_)) if self.is_waiting() => return Prompt::Sent,
            (Some(_), Some(me)) => {
                if let Some((from, offer)) = game.offer().filter(|(from, _)| *from != me) {
                    return Prompt::Offered { seat: from.other(), offer };
                }
                if seat != me {
                    return Prompt::Elsewhere(seat);
                }
            }
            (Some(_), None) => return Prompt::Elsewhere(seat),
            (None, _) if self.paused => return Prompt::Paused(seat),
            (None, _) if self.pondering.as_ref().is_some_and(|p| p.is_broken) => {
                return Prompt::Broken(seat);
            }
            (None, _) if self.computer(seat).is_some() => return Prompt::Thinking(seat),
            (None, _) => {
                if let Some((from, offer)) = game.offer() {
                    return Prompt::Offered { seat: from.other(), offer };
                }
            }
        }
        match game.stage() {
            Stage::PickSymbol => Prompt::Pick(seat),
            Stage::Move if self.removing => Prompt::RemoveWhich(seat),
            Stage::Move => Prompt::Move {
                seat,
                opening: game.is_opening_turn(seat),
                may_remove: game.may_remove(seat).is_ok(),
            },
            Stage::Dropped(_) | Stage::Removed => {
                let may_undo = game.decide(seat.does(Action::Undo)).is_ok();
                Prompt::EndOfTurn {
                    seat,
                    undo: game.undos_left(seat).filter(|_| may_undo),
                    undo_loses: game.undo_loses(seat),
                    may_block: game.may_block(seat).is_ok(),
                }
            }
            Stage::Over(ending) => Prompt::Over(ending),
        }
    }

    /// What may be asked for now and why not, the most important first. What the rules do not have,
    /// or what can't come about at this table, is left out.
    fn offers(&self) -> Vec<Offer> {
        let game = &self.game;
        let rules = game.rules();
        let is_over = game.ending().is_some();
        let watched = self.is_watched() && self.away.is_none();
        let two_people = Seat::BOTH.iter().all(|&seat| game.setup().player(seat).tag.is_human());
        let mut requests = Vec::new();
        let mut add = |is_there: bool, request: Request| {
            if is_there {
                requests.push(request);
            }
        };
        let picks = game.stage() == Stage::PickSymbol;
        let symbols = game.setup().symbols;
        add(picks, Request::Pick(symbols.first()));
        add(picks, Request::Pick(symbols.second()));
        let offered = game.offer().is_some();
        let is_asked = offered || self.rematch_is_offered();
        add(is_asked, Request::Accept);
        add(is_asked, Request::Decline);
        // Spectators only look on.
        let watched = watched || (self.away.is_some() && self.person().is_none());
        let plays = !is_over && !watched;
        let waits = rules.undo != fourline_rules::Undo::Never || rules.blocks > 0;
        add(plays && waits, Request::EndTurn);
        add(plays && game.undos_left(Seat::One).is_some(), Request::Undo);
        add(plays && rules.removes > 0, Request::ChooseDisc);
        add(plays && rules.blocks > 0, Request::Block);
        add(self.pondering.is_some() && !watched, Request::MoveNow);
        add(watched && !is_over && self.away.is_none(), Request::Pause);
        add(is_over && !(watched && self.away.is_some()), Request::NewGame);
        let is_helped = self.away.is_none() || watched;
        add(!is_over && is_helped, Request::Hint);
        let casual = !game.setup().serious;
        // Elsewhere what is over stays over.
        let is_final = is_over && self.away.is_some();
        add(casual && !watched && !is_final, Request::TakeBack);
        add(casual && !watched && !self.taken_is_empty(), Request::Redo);
        add(plays && two_people && !offered, Request::OfferDraw);
        add(plays, Request::Resign);
        add(self.away.is_some() && self.may(Request::Abort).is_ok(), Request::Abort);
        add(
            !matches!(self.may_claim(), Err(reason) if reason != Reason::NotYetClaimed),
            Request::Claim,
        );
        add(!is_over && self.away.is_none(), Request::NewGame);
        let offer = |request: Request| Offer { request, may: self.may(request) };
        requests.into_iter().map(offer).collect()
    }

    fn taken_is_empty(&self) -> bool {
        self.may(Request::Redo) == Err(Reason::NothingToRedo)
    }

    /// Why a column can't be played now, for the one who is asked.
    pub fn column_problem(&self, column: fourline_rules::Column) -> Option<Refusal> {
        let seat = self.game.turn().filter(|_| self.game.stage() == Stage::Move)?;
        (self.person() == Some(seat))
            .then(|| self.game.bad_column(column).map(Refusal::BadColumn))
            .flatten()
    }
}
