//! A session at a table: what people ask for goes in, effects come out, and a view says everything
//! there is to show. It never waits and reads no clock: times are milliseconds that come in as values.
//!
//! ```text
//!  Request ──► ask ──┐                     ┌──► Effect: think, stop, keep, send ...
//!  answers ──► news ─┼─► the game decides ─┤
//!  time ─────► tick ─┘                     └──► SessionView
//! ```
//! The game may live here, or at a table elsewhere: then commands go out as effects, and what happened
//! comes back as news.

mod away;
mod back;
mod think;
mod view;

pub use away::{Away, AwayNews, AwayState, Delivery, Line, Notice, Presence, ToTable};
pub use think::Pace;
pub use view::{Advice, ClockView, SessionView, Thinking};

use crate::new_game::First;
use crate::offer::{Confirm, Reason, Request, Said, Series};
use crate::shelf::Slot;
use crate::thinking::{Progress, Question, Thought, Ticket};
use back::Taken;
use fourline_game::{Action, Command, Event, Game, Offer, Refusal, Seat, Setup, Verdict};
use fourline_players::{Computer, UnknownPlayer};
use std::path::PathBuf;
use think::{Asked, Pondering};

/// A session at a table.
#[derive(Debug)]
pub struct Session {
    game: Game,
    computers: [Option<Computer>; 2],
    /// `None` if the game lives here.
    away: Option<Away>,
    /// Who starts when a new game begins at the same table.
    first: First,
    series: Series,
    /// The result that the series counts for this game, once it is over.
    counted: Option<Verdict>,
    /// Where the game is kept, once it is.
    pub(crate) slot: Option<Slot>,
    /// Was it said that the game can't be kept?
    pub(crate) is_not_kept: bool,
    /// The game that was last put to the finished ones.
    filed: Option<Game>,
    /// Is the end of the game on the shelf, as far as it has one?
    pub(crate) end_is_kept: bool,
    log: Vec<Said>,
    /// Where in the log the last thing done begins.
    fresh: usize,
    confirm: Option<Confirm>,
    removing: bool,
    looked_at: Option<usize>,
    taken: Taken,
    paused: bool,
    pondering: Option<Pondering>,
    asked: Option<Asked>,
    pace: Pace,
    tickets: u64,
    /// The time now, and the time at which the game's own time was `time_base`.
    now_ms: u64,
    since_ms: u64,
    time_base_ms: u64,
    effects: Vec<Effect>,
}

/// Something to be done outside.
#[derive(Clone, Debug)]
pub enum Effect {
    /// Think about this; answers come back as news.
    Think(Question),
    /// Stop thinking about that. A computer's move is still answered, with what was found.
    Stop(Ticket),
    /// Write the game as it stands, before anything else is done.
    Keep,
    /// The game is over: write it to its end and put it to the finished ones.
    Finish,
    /// Delete the game that was kept here.
    Discard(Slot),
    /// Tell this to the table elsewhere.
    Away(ToTable),
}

/// Something that came in.
#[derive(Clone, Debug)]
pub enum News {
    /// An answer to a question.
    Thought(Ticket, Thought),
    /// How far an answer has come.
    Progress(Ticket, Progress),
    /// Something from the table elsewhere.
    Away(AwayNews),
}

impl Session {
    /// A session that begins with a new game. Fails if a seat's computer player is not known.
    pub fn new(setup: Setup, first: First, now_ms: u64) -> Result<Session, UnknownPlayer> {
        let game = Game::new(setup);
        let mut session = Session::at_table(computers(&game)?, game, first, now_ms);
        session.greet();
        Ok(session)
    }

    /// A session that continues a game, kept in this slot if it has one.
    pub fn resume(game: Game, slot: Option<Slot>, now_ms: u64) -> Result<Session, UnknownPlayer> {
        let first = match game.rules().who_starts {
            fourline_rules::WhoStarts::Drawn => First::Lot,
            fourline_rules::WhoStarts::SeatOne => First::Seat(game.setup().starter),
        };
        let mut session = Session::at_table(computers(&game)?, game, first, now_ms);
        session.slot = slot;
        session.log.push(Said::Resumed);
        Ok(session)
    }

    fn at_table(
        computers: [Option<Computer>; 2],
        game: Game,
        first: First,
        now_ms: u64,
    ) -> Session {
        Session {
            time_base_ms: game.time_ms(),
            computers,
            away: None,
            first,
            series: Series::default(),
            counted: None,
            slot: None,
            is_not_kept: false,
            end_is_kept: true,
            filed: game.ending().is_some().then(|| game.clone()),
            game,
            log: Vec::new(),
            fresh: 0,
            confirm: None,
            removing: false,
            looked_at: None,
            taken: Taken::default(),
            paused: false,
            pondering: None,
            asked: None,
            pace: Pace::default(),
            tickets: 0,
            now_ms,
            since_ms: now_ms,
            effects: Vec::new(),
        }
    }

    /// The game as it is now.
    pub fn game(&self) -> &Game {
        &self.game
    }

    /// Everything that was said, in order.
    pub fn log(&self) -> &[Said] {
        &self.log
    }

    /// What happened last, for the line below the headline: not what was refused, and not the end, which
    /// is the headline itself.
    pub fn latest(&self) -> Option<&Said> {
        self.log.iter().rev().find(|said| match said {
            Said::Happened(Event::Ended(_)) => false,
            Said::Happened(event) => event.is_told(),
            Said::Starts { .. }
            | Said::Resumed
            | Said::ResumedFrom(_)
            | Said::ResumedCopy
            | Said::TookBack(_)
            | Said::Redone
            | Said::Joined(_)
            | Said::WentAway(_)
            | Said::CameBack(_)
            | Said::WantsRematch(_)
            | Said::Reacted(..) => true,
            _ => false,
        })
    }

    /// What was said about the last thing done.
    pub fn fresh(&self) -> &[Said] {
        &self.log[self.fresh..]
    }

    /// Games won, lost and drawn at this table.
    pub fn series(&self) -> Series {
        self.series
    }

    /// The computer on this seat, if one sits there.
    pub fn computer(&self, seat: Seat) -> Option<Computer> {
        self.computers[seat.index()]
    }

    /// Do only computers play?
    pub fn is_watched(&self) -> bool {
        self.computers.iter().all(Option::is_some)
    }

    /// The person who is asked, or who waits for a computer; `None` when computers play alone, and for
    /// spectators.
    pub fn person(&self) -> Option<Seat> {
        if let Some(away) = &self.away {
            return away.seat();
        }
        let is_person = |seat: &Seat| self.computer(*seat).is_none();
        let turn = self.game.turn().unwrap_or(Seat::One);
        [turn, turn.other()].into_iter().find(is_person)
    }

    /// Says something that the surroundings have to say.
    pub fn say(&mut self, said: Said) {
        self.log.push(said);
    }

    /// Says which file the game was resumed from.
    pub fn resumed_from(&mut self, path: PathBuf) {
        if let Some(said) = self.log.iter_mut().find(|said| **said == Said::Resumed) {
            *said = Said::ResumedFrom(path);
        }
    }

    /// Handles a request.
    pub fn ask(&mut self, request: Request, now_ms: u64) -> Vec<Effect> {
        let was_over = self.game.ending().is_some();
        self.begin(now_ms);
        if !was_over && self.game.ending().is_some() {
            // The clock was faster: what was asked for was about a game that is over now.
            return self.finish();
        }
        match request {
            Request::Answer(yes) => {
                if let Some(confirm) = self.confirm.take().filter(|_| yes) {
                    self.confirmed(confirm);
                }
            }
            request => {
                self.confirm = None;
                let may = self.may(request);
                // A player who asks for something else has stopped choosing a disc.
                self.removing &=
                    matches!(request, Request::ChooseDisc | Request::Remove(_) | Request::Hint);
                match may {
                    Ok(()) => self.obey(request),
                    Err(reason) => self.refuse(reason),
                }
            }
        }
        self.finish()
    }

    /// Something came in.
    pub fn news(&mut self, news: News, now_ms: u64) -> Vec<Effect> {
        self.now_ms = self.now_ms.max(now_ms);
        match news {
            News::Thought(ticket, thought) => self.take_thought(ticket, thought),
            News::Progress(ticket, progress) => self.note_progress(ticket, progress),
            News::Away(news) => self.take_away_news(news),
        }
        self.finish()
    }

    /// Time has passed: computers move when their moment has come, and clocks run out.
    pub fn tick(&mut self, now_ms: u64) -> Vec<Effect> {
        self.now_ms = self.now_ms.max(now_ms);
        self.finish()
    }

    /// When [`Session::tick`] is wanted at the latest; `None` if nothing is pending.
    pub fn wakes_at_ms(&self) -> Option<u64> {
        let changes = [self.move_is_due_ms(), self.clock_ends_ms(), self.away_changes_ms()];
        changes.into_iter().flatten().min()
    }

    /// Takes in the time, and begins a new thing done.
    fn begin(&mut self, now_ms: u64) {
        self.now_ms = self.now_ms.max(now_ms);
        self.fresh = self.log.len();
        self.check_clock();
    }

    /// Lets everything happen that follows by itself, and hands out what is to be done.
    fn finish(&mut self) -> Vec<Effect> {
        self.check_clock();
        self.play_due_move();
        self.begin_thinking();
        std::mem::take(&mut self.effects)
    }

    /// The game's own time now. Games without a clock have none, so that the same moves make the same
    /// record.
    fn game_ms(&self) -> u64 {
        match self.game.setup().clock {
            None => 0,
            Some(_) if self.is_halted() => self.time_base_ms,
            Some(_) => self.time_base_ms + (self.now_ms - self.since_ms),
        }
    }

    /// Does the game's time stand still: paused, or not begun because a player is missing?
    fn is_halted(&self) -> bool {
        self.paused || self.away.as_ref().is_some_and(|away| away.is_open)
    }

    fn restart_time(&mut self) {
        (self.since_ms, self.time_base_ms) = (self.now_ms, self.game.time_ms());
    }

    /// Does time count here and now? Not while computers wait, nor while a move that was found is
    /// only held back so that it can be followed.
    fn clock_runs(&self) -> bool {
        let is_held = self.pondering.as_ref().is_some_and(|pondering| pondering.command.is_some());
        self.away.is_none() && !self.paused && !is_held
    }

    /// When the running clock runs out.
    fn clock_ends_ms(&self) -> Option<u64> {
        let seat = self.game.turn().filter(|_| self.clock_runs())?;
        let left = self.game.clock_left_ms(seat, self.game_ms())?;
        Some(self.now_ms + left)
    }

    /// Ends the game when the running clock has run out.
    fn check_clock(&mut self) {
        let Some(seat) = self.game.turn().filter(|_| self.clock_runs()) else { return };
        if self.game.clock_left_ms(seat, self.game_ms()) == Some(0) {
            self.fresh = self.log.len();
            self.carry_out(seat.does(Action::Flag));
        }
    }

    fn greet(&mut self) {
        let drawn = self.first == First::Lot;
        self.log.push(Said::Starts { seat: self.game.setup().starter, drawn });
    }

    pub(crate) fn refuse(&mut self, reason: Reason) {
        if reason == Reason::LookingBack {
            self.looked_at = None;
            self.log.push(Said::BackToNow);
        } else {
            self.log.push(Said::Refused(reason));
        }
    }

    /// May this be asked for now? A column that can't be played may be: the rules may count it.
    pub fn may(&self, request: Request) -> Result<(), Reason> {
        let decides = |seat: Seat, action: Action| {
            let command = seat.does(action).at(self.game_ms());
            self.game.decide(command).map(|_| ()).map_err(Reason::Rules)
        };
        let in_progress = || match self.game.ending() {
            Some(_) => Err(Reason::Rules(Refusal::GameOver)),
            None => Ok(()),
        };
        match request {
            Request::Drop(_) | Request::DropNowhere => self.actor().map(|_| ()),
            Request::ChooseDisc if self.removing => Ok(()),
            Request::ChooseDisc => self.game.may_remove(self.actor()?).map_err(Reason::Rules),
            Request::Pick(symbol) => decides(self.actor()?, Action::PickSymbol(symbol)),
            Request::Remove(cell) => decides(self.actor()?, Action::Remove(cell)),
            Request::Undo => decides(self.actor()?, Action::Undo),
            Request::Keep => decides(self.actor()?, Action::Keep),
            Request::Block => decides(self.actor()?, Action::Block),
            Request::EndTurn => decides(self.actor()?, Action::EndTurn),
            Request::Resign => decides(self.actor()?, Action::Resign),
            Request::TakeBack if self.away.is_some() => {
                decides(self.actor()?, Action::Offer(Offer::TakeBack))
            }
            Request::TakeBack => self.may_take_back(),
            Request::Redo => self.may_redo(),
            Request::OfferDraw => {
                let seat = self.actor()?;
                if !self.game.setup().player(seat.other()).tag.is_human() {
                    return Err(Reason::NoDraw);
                }
                decides(seat, Action::Offer(Offer::Draw))
            }
            Request::Accept | Request::Decline if self.rematch_is_offered() => self.may_act_away(),
            Request::Accept => decides(self.receiver()?, Action::Accept),
            Request::Decline => decides(self.receiver()?, Action::Decline),
            Request::Abort if self.away.is_none() => Err(Reason::NotHere),
            Request::Abort => decides(self.actor()?, Action::Abort),
            Request::Claim => self.may_claim(),
            Request::React(_) if self.away.is_none() => Err(Reason::NotHere),
            Request::React(_) => self.may_act_away(),
            Request::NewGame if self.away.is_some() => self.may_rematch(),
            Request::NewGame => Ok(()),
            Request::Hint if self.asked.is_some() => Ok(()),
            Request::Hint => {
                in_progress()?;
                if self.away.as_ref().is_some_and(|away| away.seat().is_some()) {
                    return Err(Reason::Unfair);
                }
                match self.game.stage() {
                    fourline_game::Stage::PickSymbol => {
                        Err(Reason::Rules(Refusal::PickSymbolFirst))
                    }
                    _ => Ok(()),
                }
            }
            Request::Pause => {
                in_progress()?;
                if self.is_watched() { Ok(()) } else { Err(Reason::NothingToPause) }
            }
            Request::MoveNow => {
                if self.pondering.is_some() {
                    Ok(())
                } else {
                    Err(Reason::NoThinking)
                }
            }
            Request::LookAt(_) | Request::Answer(_) => Ok(()),
        }
    }

    /// The person who acts now.
    fn actor(&self) -> Result<Seat, Reason> {
        if self.looked_at.is_some() {
            return Err(Reason::LookingBack);
        }
        if self.game.ending().is_some() {
            return Err(Reason::Rules(Refusal::GameOver));
        }
        self.may_act_away()?;
        if self.away.as_ref().is_some_and(|away| away.is_open) {
            return Err(Reason::NobodyThere);
        }
        if self.is_waiting() {
            return Err(Reason::Waiting);
        }
        self.person().ok_or(Reason::ComputersPlay)
    }

    /// The person who answers an offer: at one keyboard, the one who did not make it.
    fn receiver(&self) -> Result<Seat, Reason> {
        let actor = self.actor()?;
        match (self.game.offer(), &self.away) {
            (Some((from, _)), None) => Ok(from.other()),
            _ => Ok(actor),
        }
    }

    fn obey(&mut self, request: Request) {
        let needs_yes = match request {
            Request::Undo if self.person().is_some_and(|seat| self.game.undo_loses(seat)) => {
                Some(Confirm::UndoLoses)
            }
            Request::Resign => Some(Confirm::Resign),
            Request::Abort => Some(Confirm::Abort),
            Request::Claim => Some(Confirm::Claim),
            Request::NewGame if self.is_in_play() => Some(Confirm::NewGame),
            _ => None,
        };
        if needs_yes.is_some() {
            self.confirm = needs_yes;
            return;
        }
        match request {
            Request::Pick(symbol) => self.act(Action::PickSymbol(symbol)),
            Request::Drop(column) => self.act(Action::Drop(column)),
            Request::DropNowhere => self.act(Action::DropNowhere),
            Request::ChooseDisc => self.removing = !self.removing,
            Request::Remove(cell) => self.act(Action::Remove(cell)),
            Request::Undo => self.act(Action::Undo),
            Request::Keep => self.act(Action::Keep),
            Request::Block => self.act(Action::Block),
            Request::EndTurn => self.act(Action::EndTurn),
            Request::OfferDraw => self.act(Action::Offer(Offer::Draw)),
            Request::Accept | Request::Decline if self.rematch_is_offered() => {
                self.tell_table(ToTable::Rematch(request == Request::Accept));
            }
            Request::Accept | Request::Decline => {
                let action =
                    if request == Request::Accept { Action::Accept } else { Action::Decline };
                if let Ok(seat) = self.receiver() {
                    self.send(seat.does(action));
                }
            }
            Request::TakeBack if self.away.is_some() => self.act(Action::Offer(Offer::TakeBack)),
            Request::TakeBack => self.take_back(),
            Request::Redo => self.redo(),
            Request::NewGame if self.away.is_some() => self.tell_table(ToTable::Rematch(true)),
            Request::NewGame => self.new_game(),
            Request::React(reaction) => self.tell_table(ToTable::React(reaction)),
            Request::Hint => self.turn_hint(),
            Request::Pause => self.turn_pause(),
            Request::MoveNow => self.hurry(),
            Request::LookAt(step) => self.look_at(step),
            Request::Resign | Request::Abort | Request::Claim | Request::Answer(_) => {
                unreachable!("asked back, or an answer")
            }
        }
    }

    fn confirmed(&mut self, confirm: Confirm) {
        match confirm {
            Confirm::UndoLoses => self.act(Action::Undo),
            Confirm::Resign => self.act(Action::Resign),
            Confirm::Abort => self.act(Action::Abort),
            Confirm::Claim => match self.may_claim() {
                Ok(()) => self.tell_table(ToTable::Claim),
                Err(reason) => self.refuse(reason),
            },
            Confirm::NewGame => self.new_game(),
        }
    }

    /// Is there a game in progress that would be lost?
    pub fn is_in_play(&self) -> bool {
        self.game.ending().is_none() && !self.game.commands().is_empty()
    }

    fn act(&mut self, action: Action) {
        match self.actor() {
            Ok(seat) => self.send(seat.does(action)),
            Err(reason) => self.refuse(reason),
        }
    }

    /// Carries a person's command out here, or sends it to the table elsewhere.
    fn send(&mut self, command: Command) {
        match self.away {
            None => self.carry_out(command),
            Some(_) => self.send_away(command),
        }
    }

    /// Plays a command of a local game, and reports the result.
    fn carry_out(&mut self, command: Command) {
        self.carry_out_at(command, self.game_ms());
    }

    fn carry_out_at(&mut self, command: Command, at_ms: u64) {
        match self.game.play(command.at(at_ms)) {
            Err(refusal) => self.refuse(Reason::Rules(refusal)),
            Ok(events) => {
                self.taken.clear();
                self.happened(&events);
                self.file();
            }
        }
    }

    /// Has the game written as it stands. One that came to the same end again is filed already.
    fn file(&mut self) {
        if self.game.ending().is_none() {
            self.effects.push(Effect::Keep);
        } else if self.filed.as_ref() == Some(&self.game) {
            self.effects.extend(self.slot.take().map(Effect::Discard));
        } else {
            self.filed = Some(self.game.clone());
            self.effects.push(Effect::Finish);
        }
    }

    /// Takes in what happened in the game. A question that was asked back stays: the opponent's move
    /// does not answer it.
    fn happened(&mut self, events: &[Event]) {
        (self.removing, self.looked_at) = (false, None);
        if self.game.ending().is_some() {
            self.confirm = None;
        }
        self.stop_hint();
        self.log.extend(events.iter().cloned().map(Said::Happened));
        if let Some(ending) = self.game.ending().copied() {
            self.stop_pondering();
            self.count(ending.verdict(), true);
            self.counted = Some(ending.verdict());
        }
    }

    fn count(&mut self, verdict: Verdict, up: bool) {
        let slot = match verdict {
            Verdict::Won(seat) => &mut self.series.wins[seat.index()],
            Verdict::Draw => &mut self.series.draws,
            Verdict::Void => return,
        };
        *slot = if up { *slot + 1 } else { slot.saturating_sub(1) };
    }

    /// A new game with the same players and rules. After a game that counts, the other side starts,
    /// unless a lot decides.
    fn new_game(&mut self) {
        self.stop_pondering();
        self.stop_hint();
        if self.game.ending().is_none() {
            self.effects.extend(self.slot.take().map(Effect::Discard));
        }
        (self.slot, self.end_is_kept) = (None, true);
        let counts = self.counted.take().is_some_and(|verdict| verdict != Verdict::Void);
        let mut setup = self.game.setup().clone();
        setup.seed = setup.seed.wrapping_add(1);
        if let First::Seat(_) = self.first {
            let starter = setup.starter;
            self.first = First::Seat(if counts { starter.other() } else { starter });
        }
        setup.starter = self.first.draw(setup.seed);
        self.game = Game::new(setup);
        self.taken.clear();
        (self.removing, self.looked_at, self.paused) = (false, None, false);
        self.restart_time();
        self.fresh = self.log.len();
        self.greet();
    }
}

/// The computers at a table.
fn computers(game: &Game) -> Result<[Option<Computer>; 2], UnknownPlayer> {
    let mut computers = [None; 2];
    for seat in Seat::BOTH {
        let tag = &game.setup().player(seat).tag;
        if !tag.is_human() {
            computers[seat.index()] = Some(tag.as_str().parse()?);
        }
    }
    Ok(computers)
}

#[cfg(test)]
mod tests;
