//! The lists of games on the shelf: unfinished ones to continue, finished ones to study.

use super::canvas::{Canvas, Target};
use super::game::GamePage;
use super::house::{House, Page, Step};
use super::keys::{Deed, Key};
use super::list::{Row, draw_list, moved};
use super::menu::{centre_strip, draw_keys};
use super::study::StudyPage;
use crossterm::event::KeyCode;
use fourline_app::keeping;
use fourline_app::shelf::Entry;
use fourline_native::dates;
use fourline_words::catalogue::{screen as say, setup};
use fourline_words::{Language, Say};
use ratatui::layout::Rect;

/// A list of games, the newest first.
pub(crate) struct GamesPage {
    is_finished: bool,
    entries: Vec<Entry>,
    at: usize,
    /// Is it asked whether the chosen game is to be deleted?
    deleting: bool,
}

impl GamesPage {
    pub fn unfinished(house: &House) -> GamesPage {
        GamesPage::new(false, house)
    }

    pub fn finished(house: &House) -> GamesPage {
        GamesPage::new(true, house)
    }

    fn new(is_finished: bool, house: &House) -> GamesPage {
        let games = house.storage.shelf.list();
        let entries = if is_finished { games.finished } else { games.unfinished };
        GamesPage { is_finished, entries, at: 0, deleting: false }
    }

    fn open(&mut self, house: &mut House) -> Step {
        let Some(entry) = self.entries.get(self.at) else { return Step::Close };
        if self.is_finished {
            return Step::Open(Box::new(StudyPage::of_game(&entry.game, house)));
        }
        match resume(entry, house) {
            Some(page) => Step::Open(Box::new(page)),
            None => Step::Stay,
        }
    }

    fn delete(&mut self, house: &mut House) {
        let Some(entry) = self.entries.get(self.at) else { return };
        match house.storage.shelf.delete(&entry.path) {
            Err(error) => {
                let language = house.language();
                house.say(say::could_not_delete(language, error.say(language)));
            }
            Ok(()) => {
                self.entries.remove(self.at);
                self.at = self.at.min(self.entries.len().saturating_sub(1));
                house.say(say::deleted(house.language()));
            }
        }
    }

    fn answer(&mut self, yes: bool, house: &mut House) {
        if std::mem::take(&mut self.deleting) && yes {
            self.delete(house);
        }
    }

    fn title(&self, language: Language) -> String {
        match self.is_finished {
            true => say::finished_games(language),
            false => say::unfinished_games(language),
        }
    }

    /// That there is no game.
    fn nothing(&self, language: Language) -> String {
        match self.is_finished {
            true => say::no_finished_games(language),
            false => say::no_unfinished_games(language),
        }
    }
}

impl Page for GamesPage {
    fn key(&mut self, key: Key, house: &mut House) -> Option<Step> {
        if !self.deleting {
            return None;
        }
        match key.code() {
            KeyCode::Char('y' | 'Y') => self.answer(true, house),
            KeyCode::Char('n' | 'N' | 'q') | KeyCode::Esc => self.answer(false, house),
            _ => {}
        }
        Some(Step::Stay)
    }

    fn deed(&mut self, deed: Deed, house: &mut House) -> Step {
        if std::mem::take(&mut self.deleting) {
            // A click on one of the keys below; typed keys do not come here.
            return Step::Stay;
        }
        match deed {
            Deed::Choose | Deed::Right => return self.open(house),
            Deed::Back | Deed::Quit | Deed::Left => return Step::Close,
            Deed::Remove => self.deleting = !self.entries.is_empty(),
            deed => self.at = moved(self.at, self.entries.len(), deed),
        }
        Step::Stay
    }

    fn click(&mut self, target: Target, house: &mut House) -> Step {
        match target {
            Target::Answer(yes) => self.answer(yes, house),
            Target::Row(row) if !self.deleting => {
                self.at = row;
                return self.open(house);
            }
            _ => {}
        }
        Step::Stay
    }

    fn hover(&mut self, target: Option<Target>, _: &mut House) {
        if let Some(Target::Row(row)) = target.filter(|_| !self.deleting) {
            self.at = row;
        }
    }

    fn uncovered(&mut self, house: &mut House) {
        let at = self.at;
        *self = GamesPage::new(self.is_finished, house);
        self.at = at.min(self.entries.len().saturating_sub(1));
    }

    fn draw(&self, canvas: &mut Canvas<'_>, area: Rect, house: &House) {
        let (skin, inner) = (canvas.skin, centre_strip(area, 76));
        let language = house.language();
        canvas.line(inner.x, inner.y, inner.width, &self.title(language), skin.accent());
        let rows: Vec<Row> = self.entries.iter().map(|entry| row(entry, house)).collect();
        let list = Rect { y: inner.y + 2, height: inner.height.saturating_sub(4), ..inner };
        let keys = Rect { y: inner.bottom() - 1, height: 1, ..inner };
        if rows.is_empty() {
            canvas.line(list.x, list.y, list.width, &self.nothing(language), skin.dim());
        }
        draw_list(canvas, list, &rows, self.at, house.notice());
        if self.deleting {
            let question = setup::delete_question(language);
            canvas.line(keys.x, keys.y - 1, keys.width, &question, skin.warning());
            return canvas.answers(keys.x, keys.y, language);
        }
        let open = if self.is_finished { say::key_study } else { say::key_continue };
        let of_use = [
            (Deed::Choose, open(language)),
            (Deed::Remove, say::key_delete(language)),
            (Deed::Back, say::key_back(language)),
        ];
        draw_keys(canvas, keys, &of_use, house);
    }
}

fn row(entry: &Entry, house: &House) -> Row {
    let date = entry.played_s.map(dates::local).unwrap_or_default();
    let summary = house.speaker().summary(&entry.game);
    let file = fourline_app::safe::harmless(&entry.path.to_string_lossy());
    let about = match entry.is_open_elsewhere {
        true => say::about_open_game(house.language(), file, &summary),
        false => say::about_game(house.language(), file, &summary),
    };
    Row { label: format!("{date}  {summary}"), about, ..Row::default() }
}

/// Resumes a game of the shelf, or says why that can't be done.
pub(crate) fn resume(entry: &Entry, house: &mut House) -> Option<GamePage> {
    let opened = match house.storage.shelf.open(&entry.path) {
        Ok(opened) => opened,
        Err(error) => {
            let language = house.language();
            house.say(say::could_not_continue(language, error.say(language)));
            return None;
        }
    };
    let slot = opened.slot;
    match keeping::resume(opened, house.now_ms()) {
        Ok(session) => Some(GamePage::new(session, house)),
        Err(unknown) => {
            // It stays where it is; a program that knows the player can go on with it.
            let _ = house.storage.shelf.leave(slot);
            let language = house.language();
            house.say(say::could_not_continue_game(language, unknown.say(language)));
            None
        }
    }
}
