//! A game in the window: the session, the threads that think for it, its study, and the discs that
//! fall. Nothing is decided here and nothing is drawn.

use crate::motion::{Movements, pause_ms};
use fourline_app::keeping::{self, Farewell, keep_up};
use fourline_app::settings::{self, Settings};
use fourline_app::study::{Review, Want};
use fourline_app::thinking::{Thought, Ticket};
use fourline_app::words::Speaker;
use fourline_app::{Effect, News, Pace, Request, Said, Series, Session, SessionView};
use fourline_game::Verdict;
use fourline_native::storage::Storage;
use fourline_native::threads::Thinkers;
use fourline_players::Books;
use fourline_rules::Cell;
use std::sync::mpsc::{Receiver, channel};

/// How often it is shown how far a thought has come.
const PROGRESS_MS: u64 = 250;

/// How long a refusal is shown.
const REFUSED_MS: u64 = 6000;

/// A game in the window.
pub struct Play {
    session: Session,
    review: Option<Review>,
    movements: Movements,
    /// What was refused last, and until when that is shown.
    refused: Option<(Said, u64)>,
    thinkers: Thinkers,
    /// Studies have threads of their own, so that no hint has to wait for them.
    examiners: Thinkers,
    answers: Receiver<(Ticket, Thought)>,
}

/// Everything that is drawn in a frame.
#[derive(Clone, Copy)]
pub struct Shown<'a> {
    /// The game.
    pub play: &'a Play,
    /// What there is to show of it.
    pub view: &'a SessionView,
    /// How it is said.
    pub speaker: Speaker,
    /// The time.
    pub now_ms: u64,
}

impl Play {
    /// A session in the window; `wake` has it drawn again, from any thread.
    pub fn new(
        session: Session,
        books: &Books,
        wake: impl Fn() + Clone + Send + Sync + 'static,
    ) -> Play {
        let (sender, answers) = channel();
        let thinkers = || {
            let (sender, wake) = (sender.clone(), wake.clone());
            Thinkers::new(books.clone(), move |ticket, thought| {
                // The receiver is gone once the game is left.
                let _ = sender.send((ticket, thought));
                wake();
            })
        };
        Play {
            session,
            review: None,
            movements: Movements::default(),
            refused: None,
            thinkers: thinkers(),
            examiners: thinkers(),
            answers,
        }
    }

    /// The session.
    pub fn session(&self) -> &Session {
        &self.session
    }

    /// Everything there is to show.
    pub fn view(&self, now_ms: u64) -> SessionView {
        self.session.view(now_ms)
    }

    /// What is found out about the game, if it is studied.
    pub fn review(&self) -> Option<&Review> {
        self.review.as_ref()
    }

    /// Does time change the picture?
    pub fn is_moving(&self) -> bool {
        self.movements.is_moving()
    }

    /// How high above its cell a disc still is, in rows.
    pub fn rows_above(&self, cell: Cell, now_ms: u64) -> Option<f32> {
        self.movements.rows_above(cell, now_ms)
    }

    /// How many discs of the winning line are lit; `None` for all of them.
    pub fn lit(&self, discs: usize, now_ms: u64) -> Option<usize> {
        self.movements.lit(discs, now_ms)
    }

    /// What was refused just now.
    pub fn refused(&self, now_ms: u64) -> Option<&Said> {
        self.refused.as_ref().filter(|(_, until_ms)| now_ms < *until_ms).map(|(said, _)| said)
    }

    /// The score as it is shown: a game that has just ended counts when its line is lit.
    pub fn series(&self, now_ms: u64) -> Series {
        let mut series = self.session.series();
        let verdict = self.session.game().ending().map(|ending| ending.verdict());
        if self.movements.is_before_score(now_ms) {
            match verdict {
                Some(Verdict::Won(seat)) => {
                    let wins = &mut series.wins[seat.index()];
                    *wins = wins.saturating_sub(1);
                }
                Some(Verdict::Draw) => series.draws = series.draws.saturating_sub(1),
                Some(Verdict::Void) | None => {}
            }
        }
        series
    }

    /// Handles a request.
    pub fn ask(
        &mut self,
        request: Request,
        settings: &Settings,
        storage: &mut Storage,
        now_ms: u64,
    ) {
        let effects = self.session.ask(request, now_ms);
        let is_refusal = |said: &&Said| matches!(said, Said::Refused(_) | Said::BackToNow);
        let refused = self.session.fresh().iter().rev().find(is_refusal).cloned();
        self.refused = refused.map(|said| (said, now_ms + REFUSED_MS));
        self.carry_out(effects, storage);
        self.let_fall(settings, now_ms);
        self.follow(settings);
    }

    /// Lets time pass: answers come in, computers move, discs come to rest, studies go on.
    pub fn tick(&mut self, settings: &Settings, storage: &mut Storage, now_ms: u64) {
        let think_ms = storage.think_ms;
        self.session.set_pace(Pace { think_ms, least_ms: pause_ms(settings) });
        while let Ok((ticket, thought)) = self.answers.try_recv() {
            if let Some(review) = &mut self.review {
                review.study.take(ticket, &thought);
            }
            let effects = self.session.news(News::Thought(ticket, thought), now_ms);
            self.carry_out(effects, storage);
        }
        self.note_progress(storage, now_ms);
        let effects = self.session.tick(now_ms);
        self.carry_out(effects, storage);
        self.let_fall(settings, now_ms);
        self.follow(settings);
    }

    fn note_progress(&mut self, storage: &mut Storage, now_ms: u64) {
        let open = self.session.open_tickets();
        self.thinkers.forget_all_but(&open);
        for ticket in open {
            if let Some(progress) = self.thinkers.progress(ticket) {
                let effects = self.session.news(News::Progress(ticket, progress), now_ms);
                self.carry_out(effects, storage);
            }
        }
        if let Some(study) = self.review.as_mut().map(|review| &mut review.study)
            && let Some(ticket) = study.ticket()
            && let Some(progress) = self.examiners.progress(ticket)
        {
            study.note_progress(ticket, progress);
        }
    }

    /// Keeps the game, and has others think.
    fn carry_out(&mut self, effects: Vec<Effect>, storage: &mut Storage) {
        for effect in keep_up(&mut self.session, effects, storage.shelf.as_mut()) {
            match effect {
                Effect::Think(question) => self.thinkers.think(question),
                Effect::Stop(ticket) => self.thinkers.stop(ticket),
                Effect::Keep | Effect::Finish | Effect::Discard(_) => {
                    unreachable!("the shelf's part is done")
                }
                Effect::Away(_) => unreachable!("the game lives here"),
            }
        }
    }

    /// No computer moves while a disc falls.
    fn let_fall(&mut self, settings: &Settings, now_ms: u64) {
        if let Some(end_ms) = self.movements.listen(&self.session, settings, now_ms) {
            self.session.hold_until(end_ms);
        }
    }

    fn follow(&mut self, settings: &Settings) {
        if settings.window.study == settings::Study::Off {
            if let Some(ticket) = self.review.take().and_then(|review| review.study.ticket()) {
                self.examiners.stop(ticket);
            }
            return;
        }
        let review = self.review.get_or_insert_with(|| Review::new(&self.session));
        for want in review.follow(&mut self.session) {
            match want {
                Want::Think(question) => self.examiners.think(question),
                Want::Stop(ticket) => self.examiners.stop(ticket),
            }
        }
    }

    /// After how many milliseconds it wants to be drawn again, if nothing else happens.
    pub fn wakes_in_ms(&self, view: &SessionView, now_ms: u64) -> Option<u64> {
        if self.is_moving() {
            return Some(0);
        }
        let due = self.session.wakes_at_ms().map(|at_ms| at_ms.saturating_sub(now_ms));
        let running = view.clocks.and_then(|clocks| clocks.into_iter().find(|clock| clock.runs));
        let clock = running.map(|clock| match clock.left_ms {
            ..10_000 => 100,
            left_ms => left_ms % 1000 + 1,
        });
        let is_open = !self.session.open_tickets().is_empty()
            || self.review.as_ref().is_some_and(|review| review.study.ticket().is_some());
        let refused = self.refused.as_ref().and_then(|(_, until_ms)| until_ms.checked_sub(now_ms));
        let refused = refused.filter(|&left_ms| left_ms > 0);
        [due, clock, refused, is_open.then_some(PROGRESS_MS)].into_iter().flatten().min()
    }

    /// Leaves the game; it is brought safely to the shelf.
    pub fn leave(&mut self, storage: &mut Storage) -> Farewell {
        keeping::leave(&mut self.session, storage.shelf.as_mut())
    }
}
