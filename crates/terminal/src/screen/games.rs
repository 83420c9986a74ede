//! The games on the shelf: unfinished ones to continue, finished ones to replay and to study. The chosen
//! one is shown as a board.

use super::canvas::{Canvas, Target};
use super::field::{Field, Typed};
use super::game::GamePage;
use super::house::{House, Page, Step};
use super::keys::{Deed, Key};
use super::list::{Cursor, Row};
use super::list_page::ListPage;
use super::study::StudyPage;
use crossterm::event::KeyCode;
use fourline_app::safe::harmless;
use fourline_app::shelf::Entry;
use fourline_app::{keeping, rule_sets};
use fourline_game::{Game, GameView, Seat};
use fourline_native::dates;
use fourline_native::storage::SaveError;
use fourline_rules::Rules;
use fourline_words::Say;
use fourline_words::catalogue::{pages, screen as say, setup};
use ratatui::layout::Rect;
use std::path::PathBuf;

/// All games, the newest first, those that can be continued before the others.
pub(crate) struct GamesPage {
    entries: Vec<Entry>,
    cursor: Cursor,
    mode: Mode,
}

#[derive(Clone, Debug, Default)]
enum Mode {
    /// A game is chosen.
    #[default]
    Choosing,
    /// Is the chosen game to be deleted?
    Deleting,
    /// The name of a file for a copy is typed.
    Saving(Field),
    /// Is this file to be replaced? As it was typed, and where it is.
    Replacing(String, PathBuf),
}

/// A game as a board to look at.
pub(crate) fn game_view(game: &Game) -> GameView {
    GameView::of(game, game.turn().unwrap_or(Seat::One))
}

impl GamesPage {
    pub fn new(house: &House) -> GamesPage {
        let games = house.storage.shelf.list();
        let entries = games.unfinished.into_iter().chain(games.finished).collect();
        GamesPage { entries, cursor: Cursor::default(), mode: Mode::Choosing }
    }

    fn entry(&self) -> Option<&Entry> {
        self.entries.get(self.cursor.at)
    }

    /// Continues an unfinished game; a finished one is gone through from its beginning.
    fn open(&mut self, house: &mut House) -> Step {
        let Some(entry) = self.entry() else { return Step::Close };
        if entry.game.ending().is_some() {
            return Step::Open(Box::new(StudyPage::replay(&entry.game, house)));
        }
        match resume(entry, house) {
            Some(page) => Step::Open(Box::new(page)),
            None => Step::Stay,
        }
    }

    fn delete(&mut self, house: &mut House) {
        let Some(entry) = self.entry() else { return };
        match house.storage.shelf.delete(&entry.path) {
            Err(error) => {
                let language = house.language();
                house.say(say::could_not_delete(language, error.say(language)));
            }
            Ok(()) => {
                self.entries.remove(self.cursor.at);
                self.cursor.at = self.cursor.at.min(self.entries.len().saturating_sub(1));
                house.say(say::deleted(house.language()));
            }
        }
    }

    /// Saves a copy of the chosen game.
    fn save(&mut self, file: &str, over: bool, house: &mut House) {
        let Some(entry) = self.entry() else { return };
        let speaker = house.speaker();
        match house.storage.save(file, &entry.game, over) {
            Ok(path) => house.say(speaker.saved(&path, &entry.game)),
            Err(SaveError::Exists(path)) => self.mode = Mode::Replacing(file.to_string(), path),
            Err(SaveError::Failed(path, why)) => {
                house.say(speaker.not_saved(&path, &why));
                self.mode = Mode::Saving(Field::new(file));
            }
        }
    }

    fn answer(&mut self, yes: bool, house: &mut House) {
        match std::mem::take(&mut self.mode) {
            Mode::Deleting if yes => self.delete(house),
            Mode::Replacing(file, _) if yes => self.save(&file, true, house),
            _ => {}
        }
    }

    fn is_asked(&self) -> bool {
        matches!(self.mode, Mode::Deleting | Mode::Replacing(..))
    }

    fn row(&self, entry: &Entry, house: &House) -> Row {
        let (language, speaker) = (house.language(), house.speaker());
        let game = &entry.game;
        let date = entry.played_s.map(dates::local).unwrap_or_default();
        let [one, two] = Seat::BOTH.map(|seat| speaker.who(game, seat));
        let rules = rule_sets::title(game.rules(), &house.storage.state, language);
        let discs = game.position().occupied().len();
        let state = match game.ending() {
            Some(ending) => speaker.result(ending.verdict(), game),
            None => pages::unfinished(language, discs),
        };
        let below = [date, rules, state].into_iter().filter(|part| !part.is_empty());
        let below = fourline_words::list(language, below);
        let file = harmless(&entry.path.to_string_lossy());
        let summary = speaker.summary(game);
        let about = match entry.is_open_elsewhere {
            true => say::about_open_game(language, file, summary),
            false => say::about_game(language, file, summary),
        };
        Row { label: pages::versus(language, one, two), below, about, ..Row::default() }
    }

    fn keys(&self, house: &House) -> Vec<(Deed, String)> {
        let language = house.language();
        let Some(entry) = self.entry() else {
            return vec![
                (Deed::Help, say::key_keys(language)),
                (Deed::Quit, say::key_back(language)),
            ];
        };
        if let Mode::Saving(_) = self.mode {
            return vec![
                (Deed::Choose, say::key_save(language)),
                (Deed::Back, say::key_cancel(language)),
            ];
        }
        let open = match entry.game.ending() {
            Some(_) => pages::key_replay,
            None => say::key_continue,
        };
        vec![
            (Deed::Choose, open(language)),
            (Deed::Study, say::key_study(language)),
            (Deed::Remove, say::key_delete(language)),
            (Deed::Save, pages::key_save_copy(language)),
            (Deed::Help, say::key_keys(language)),
            (Deed::Quit, say::key_back(language)),
        ]
    }
}

impl Page for GamesPage {
    fn key(&mut self, key: Key, house: &mut House) -> Option<Step> {
        if self.is_asked() {
            match key.code() {
                KeyCode::Char('y' | 'Y') => self.answer(true, house),
                KeyCode::Char('n' | 'N' | 'q') | KeyCode::Esc => self.answer(false, house),
                _ => {}
            }
            return Some(Step::Stay);
        }
        let Mode::Saving(field) = &mut self.mode else { return None };
        match field.key(key) {
            Typed::Going => {}
            Typed::Dropped => {
                house.hush();
                self.mode = Mode::Choosing;
            }
            Typed::Done => {
                house.hush();
                let file = field.text().trim().to_string();
                self.mode = Mode::Choosing;
                if !file.is_empty() {
                    self.save(&file, false, house);
                }
            }
        }
        Some(Step::Stay)
    }

    fn paste(&mut self, text: &str, _: &mut House) -> Step {
        if let Mode::Saving(field) = &mut self.mode {
            field.insert(text.lines().next().unwrap_or(""));
        }
        Step::Stay
    }

    fn deed(&mut self, deed: Deed, house: &mut House) -> Step {
        if !matches!(self.mode, Mode::Choosing) {
            // A click on one of the keys below; typed keys do not come here.
            let code = if deed == Deed::Choose { KeyCode::Enter } else { KeyCode::Esc };
            return self.key(Key::plain(code), house).unwrap_or(Step::Stay);
        }
        house.hush();
        match (deed, self.entry()) {
            (Deed::Back | Deed::Quit | Deed::Left, _) => return Step::Close,
            (Deed::Choose | Deed::Right, _) => return self.open(house),
            (Deed::Study, Some(entry)) => {
                return Step::Open(Box::new(StudyPage::of_game(&entry.game, house)));
            }
            (Deed::Remove, Some(_)) => self.mode = Mode::Deleting,
            (Deed::Save, Some(_)) => self.mode = Mode::Saving(Field::new("game.fourline")),
            (deed, _) => self.cursor.go(self.entries.len(), deed),
        }
        Step::Stay
    }

    fn click(&mut self, target: Target, house: &mut House) -> Step {
        match (target, &self.mode) {
            (Target::Answer(yes), _) => self.answer(yes, house),
            // The first click chooses, so that the board is seen; a second one opens.
            (Target::Row(row), Mode::Choosing) => {
                if self.cursor.at == row {
                    return self.open(house);
                }
                self.cursor.at = row;
            }
            _ => {}
        }
        Step::Stay
    }

    fn scroll(&mut self, up: bool, _: &mut House) -> Step {
        if let Mode::Choosing = self.mode {
            self.cursor.wheel(self.entries.len(), up);
        }
        Step::Stay
    }

    fn uncovered(&mut self, house: &mut House) {
        let at = self.cursor.at;
        *self = GamesPage::new(house);
        self.cursor.at = at.min(self.entries.len().saturating_sub(1));
    }

    fn rules(&self, _: &House) -> Option<Rules> {
        self.entry().map(|entry| *entry.game.rules())
    }

    fn draw(&self, canvas: &mut Canvas<'_>, area: Rect, house: &House) {
        let language = house.language();
        let mut rows: Vec<Row> = self.entries.iter().map(|entry| self.row(entry, house)).collect();
        if rows.is_empty() {
            rows.push(Row { label: pages::no_games(language), dimmed: true, ..Row::default() });
        }
        let question = match &self.mode {
            Mode::Deleting => Some(setup::delete_question(language)),
            Mode::Replacing(_, path) => Some(house.speaker().replaces(path)),
            Mode::Choosing | Mode::Saving(_) => None,
        };
        let page = ListPage {
            title: pages::games(language),
            rows,
            cursor: &self.cursor,
            typing: None,
            asking: match &self.mode {
                Mode::Saving(field) => Some((say::save_question(language), field)),
                _ => None,
            },
            boards: self.entry().map(|entry| game_view(&entry.game)).into_iter().collect(),
            needs_board: true,
            question,
            keys: self.keys(house),
        };
        page.draw(canvas, area, house);
    }
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
