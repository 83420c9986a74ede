//! Games come to the table and leave it.

use super::telling::problem_of;
use super::{Dialog, Effect, Role, Site};
use crate::address::Page;
use crate::form::{Form, play_on};
use crate::table::Table;
use fourline_app::keeping::{self, Farewell};
use fourline_app::shelf::Shelf;
use fourline_app::{First, NewGame, Session};
use fourline_game::Game;
use fourline_rules::{Column, Rules};
use fourline_words::catalogue::window;
use fourline_words::{Language, Say};

impl Site {
    pub(super) fn open_form(&mut self, rules: Option<Rules>, from: Option<Game>) {
        let mut form = Form::new(&self.device.state.last);
        form.game.rules = rules.unwrap_or(form.game.rules);
        form.from = from.map(Box::new);
        self.dialog = Some(Dialog::NewGame(Box::new(form), None));
    }

    pub(super) fn told_in_form(&mut self, text: String) {
        if let Some(Dialog::NewGame(_, problem)) = &mut self.dialog {
            *problem = Some(text.clone());
        }
        self.say_aloud(text);
    }

    /// Starts the game in the form.
    pub(super) fn start(&mut self) {
        let (seed, speaker) = (self.next_seed(), self.speaker());
        let Some(Dialog::NewGame(form, _)) = &mut self.dialog else { return };
        let setup = match form.setup(seed, &speaker) {
            Ok(setup) => setup,
            Err(why) => return self.told_in_form(why),
        };
        let (game, first, from) = (form.game.clone(), form.game.first(), form.from.take());
        if !self.leave() {
            return;
        }
        let session = match from {
            Some(from) => Session::resume(play_on(&from, &setup), None, self.now_ms),
            None => {
                game.remember(&mut self.device.state.last);
                Session::new(setup, first, self.now_ms)
            }
        };
        if let Err(problem) = self.device.write_state() {
            self.notice(self.not_kept_text(problem));
        }
        if let Ok(session) = session {
            self.dialog = None;
            self.sit_down(session);
            if self.page != Page::Play || self.broken.is_some() {
                self.open(Page::Play);
            }
            let centre = Column::new(self.table.shape().columns() / 2);
            self.effects.push(Effect::FocusColumn(centre));
        }
    }

    pub(super) fn next_seed(&mut self) -> u64 {
        self.seed = self.seed.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(self.now_ms | 1);
        self.seed >> 16
    }

    /// A game is at the table from now on.
    pub(super) fn sit_down(&mut self, session: Session) {
        #[cfg(feature = "online")]
        if session.elsewhere().is_none() {
            self.end_visit();
        }
        for role in [Role::Move, Role::Hint, Role::Review] {
            self.stop_role(role);
        }
        self.table = Table::new(session);
        self.heard = self.table.session.log().len();
        self.table.motion.listen(&self.table.session, None, self.now_ms);
        let speaker = self.speaker();
        let said = self.table.session.latest();
        let said = said.and_then(|said| speaker.said(said, self.table.session.game()));
        if let Some(said) = said {
            self.say_aloud(said);
        }
    }

    /// Leaves a table elsewhere for the game that was played here last, or a new one.
    #[cfg(feature = "online")]
    pub(super) fn go_home(&mut self) {
        let (seed, language) = (self.next_seed(), self.language());
        let session = super::latest(&mut self.shelf, self.now_ms).or_else(|| {
            let new = NewGame::last(fourline_app::Kind::Computer, &self.device.state.last);
            session_of(&new, seed, language, self.now_ms)
                .or_else(|| session_of(&NewGame::default(), seed, language, self.now_ms))
        });
        if let Some(session) = session {
            self.sit_down(session);
        }
    }

    /// Leaves the game at the table; it is kept. False if it can't be: then it stays.
    pub(super) fn leave(&mut self) -> bool {
        match keeping::leave(&mut self.table.session, &mut self.shelf) {
            Farewell::NotKept { error, .. } => {
                self.notice(self.not_kept_text(problem_of(&error)));
                false
            }
            _ => true,
        }
    }

    pub(super) fn resume(&mut self, path: &std::path::Path) {
        if !self.leave() {
            return;
        }
        let language = self.language();
        match self.shelf.open(path) {
            Err(error) => {
                let problem = error.say(language);
                self.notice(window::could_not_open(language, problem));
            }
            Ok(opened) => match keeping::resume(opened, self.now_ms) {
                Ok(session) => self.sit_down(session),
                Err(unknown) => {
                    self.notice(window::could_not_continue(language, unknown.say(language)));
                }
            },
        }
    }
}

pub(super) fn session_of(
    new: &NewGame,
    seed: u64,
    language: Language,
    now_ms: u64,
) -> Option<Session> {
    let setup = new.setup(seed, language).ok()?;
    let first: First = new.first();
    Session::new(setup, first, now_ms).ok()
}
