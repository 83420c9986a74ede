//! Which page is shown, and its address.

use super::{Effect, Role, Site};
use crate::address::{Moves, Page, Subject};
use crate::desk::{Desk, Go};
use crate::form::play_on;
use crate::shelf::name_of;
use fourline_app::shelf::Shelf;
use fourline_app::{NewGame, Request, Session};
use fourline_game::Game;
use fourline_words::catalogue::web as say;
use fourline_words::{Language, Say};

impl Site {
    /// Shows what an address says.
    pub(super) fn show_address(&mut self, address: &str) {
        self.broken = None;
        self.dialog = None;
        match Page::parse(address) {
            Ok(page) => self.show(page),
            Err(error) => {
                self.page = Page::Play;
                self.broken = Some(error.say(self.language()));
            }
        }
    }

    /// Shows a page that a link leads to.
    pub(super) fn open(&mut self, page: Page) {
        self.dialog = None;
        self.broken = None;
        self.notice = None;
        let is_elsewhere = cfg!(not(feature = "online")) && page.is_online();
        self.show(page);
        if self.broken.is_none() && !is_elsewhere {
            self.effects.push(Effect::Push(self.page.path()));
            self.effects.push(Effect::FocusHeading);
        }
    }

    fn show(&mut self, page: Page) {
        self.asks = None;
        #[cfg(not(feature = "online"))]
        if page.is_online() {
            self.effects.push(Effect::Navigate(page.path()));
            return;
        }
        #[cfg(feature = "online")]
        if page == Page::Play && self.table.session.elsewhere().is_some() {
            self.go_home();
        }
        let language = self.language();
        match &page {
            Page::Position(moves) => self.show_position(&moves.clone()),
            Page::Kept { name, step } => {
                let (name, step) = (name.clone(), *step);
                return self.show_kept(&name, step);
            }
            Page::Study { of, ply } => {
                let is_same = matches!((&self.desk, of), (Some(_), None));
                if !is_same {
                    self.stop_role(Role::Study);
                    let game = match of {
                        Some(subject) => subject.game(language),
                        None => empty_game(language),
                    };
                    self.desk = Some(Desk::of_game(&game));
                }
                if let (Some(desk), Some(ply)) = (&mut self.desk, ply) {
                    desk.go(Go::Ply(*ply));
                }
            }
            _ => {}
        }
        let lists = matches!(page, Page::Games | Page::Statistics);
        self.listing = lists.then(|| self.shelf.list());
        self.page = page;
        #[cfg(feature = "online")]
        if self.page.is_online() {
            self.show_online(&self.page.clone());
        }
    }

    fn show_position(&mut self, moves: &Moves) {
        let game = fourline_app::study::plain_game(&moves.0, self.language());
        let new = NewGame::last(fourline_app::Kind::Computer, &self.device.state.last);
        let seed = self.next_seed();
        let setup = new.setup(seed, self.language());
        let setup = setup.or_else(|_| NewGame::default().setup(seed, self.language()));
        let Ok(setup) = setup else { return };
        let game = play_on(&game, &setup);
        if self.table.session.game() != &game
            && self.leave()
            && let Ok(session) = Session::resume(game, None, self.now_ms)
        {
            self.sit_down(session);
        }
    }

    /// A game of the shelf: one in progress is continued, one that is over is studied.
    fn show_kept(&mut self, name: &str, step: Option<usize>) {
        let Some(game) = self.shelf.read(name) else {
            self.page = Page::Play;
            self.broken = Some(say::not_on_device(self.language()));
            return;
        };
        if game.ending().is_some() {
            let of = Some(Box::new(Subject::of_game(&game)));
            self.show(Page::Study { of, ply: step });
        } else {
            let listing = self.shelf.list();
            let entry = listing.unfinished.into_iter().find(|entry| name_of(&entry.path) == name);
            if let Some(entry) = entry {
                self.resume(&entry.path);
            }
            self.page = Page::Play;
            if let Some(step) = step {
                self.ask(Request::LookAt(step));
            }
        }
        self.effects.push(Effect::Replace(self.page.path()));
    }

    /// The game that is shown: at the table or in the study.
    pub(crate) fn shown_game(&self) -> Game {
        match (&self.page, &self.desk) {
            (Page::Study { .. }, Some(desk)) => desk.study.tree.game().clone(),
            _ => self.table.session.view(self.now_ms).shown,
        }
    }

    /// The address of what is shown: for a game at the table, of a study of it.
    pub(super) fn link(&self) -> String {
        match &self.page {
            Page::Play | Page::Position(_) if self.broken.is_none() => {
                let game = self.table.session.game();
                let of = Some(Box::new(Subject::of_game(game)));
                Page::Study { of, ply: self.table.session.looked_at() }.path()
            }
            #[cfg(feature = "online")]
            Page::Table(_) => match self.online.visit.as_ref() {
                Some(visit) if !visit.is_waiting() => {
                    visit.watching().map_or(self.page.path(), |page| page.path())
                }
                _ => self.page.path(),
            },
            page => page.path(),
        }
    }

    /// The link was copied, or could not be.
    #[cfg(not(feature = "online"))]
    pub(super) fn copied(&mut self, is_copied: bool) {
        let language = self.language();
        match is_copied {
            true => self.report(say::link_copied(language)),
            false => self.notice(say::link_not_copied(language, self.link())),
        }
    }
}

pub(super) fn empty_game(language: Language) -> Game {
    let shape = fourline_rules::Shape::CLASSIC;
    let numbering = fourline_rules::Numbering::FromOne;
    let (moves, _) = fourline_rules::MoveList::parse("", shape, numbering).expect("no moves");
    fourline_app::study::plain_game(&moves, language)
}
