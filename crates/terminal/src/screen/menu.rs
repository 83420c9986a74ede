//! The start menu. Its order never changes, so that a digit always means the same; what can't be chosen
//! stays in its place and says why.

use super::canvas::{Canvas, Target};
use super::form::FormPage;
use super::games::{GamesPage, game_view, resume};
use super::house::{House, Page, Step};
use super::how_to::HowToPage;
use super::keys::Deed;
use super::list::{Cursor, Row};
use super::list_page::ListPage;
use super::online::OnlinePage;
use super::sample;
use super::settings_page::SettingsPage;
use super::study::StudyPage;
use fourline_app::shelf::Listing;
use fourline_words::Language;
use fourline_words::catalogue::{commands, online, pages, screen as say, session};
use ratatui::layout::Rect;

pub(crate) use super::key_bar::draw_keys;

/// The start menu.
pub(crate) struct MenuPage {
    cursor: Cursor,
    games: Listing,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Item {
    Play,
    New,
    Continue,
    Study,
    Games,
    HowTo,
    Settings,
    Online,
    Quit,
}

/// Everything there is to choose; the last one is number 0.
const ITEMS: [Item; 9] = [
    Item::Play,
    Item::New,
    Item::Continue,
    Item::Study,
    Item::Games,
    Item::HowTo,
    Item::Settings,
    Item::Online,
    Item::Quit,
];

/// Where the game to continue stands.
const CONTINUE: usize = 2;

impl MenuPage {
    pub fn new(house: &House) -> MenuPage {
        MenuPage { cursor: Cursor::default(), games: house.storage.shelf.list() }
    }

    /// Why something can't be chosen.
    fn problem(&self, item: Item, language: Language) -> Option<String> {
        match item {
            Item::Continue if self.games.unfinished.is_empty() => {
                Some(say::no_unfinished_games(language))
            }
            Item::Games if self.games.unfinished.is_empty() && self.games.finished.is_empty() => {
                Some(pages::no_games(language))
            }
            Item::Online if !cfg!(feature = "online") => Some(commands::no_online(language)),
            _ => None,
        }
    }

    fn row(&self, item: Item, house: &House) -> Row {
        let language = house.language();
        let (label, about) = match item {
            Item::Play => {
                let form = FormPage::quick(house);
                (form.play_title(house), form.play_about(house))
            }
            Item::New => (pages::new_game(language), pages::about_new_game(language)),
            Item::Continue => {
                let newest = self.games.unfinished.first();
                let about = newest.map(|entry| house.speaker().summary(&entry.game));
                (session::continue_(language), about.unwrap_or_default())
            }
            Item::Study => (say::study(language), say::about_study(language)),
            Item::Games => {
                let unfinished = say::unfinished_count(language, self.games.unfinished.len());
                let finished = say::finished_count(language, self.games.finished.len());
                (pages::games(language), fourline_words::list(language, [unfinished, finished]))
            }
            Item::HowTo => (pages::how_to_play(language), pages::about_how_to_play(language)),
            Item::Settings => (say::settings(language), say::about_settings(language)),
            Item::Online => (online::play_online(language), online::about_play_online(language)),
            Item::Quit => (say::quit(language), pages::about_quit(language)),
        };
        let problem = self.problem(item, language);
        let dimmed = problem.is_some();
        let about = problem.unwrap_or(about);
        Row { label, about, dimmed, is_main: item == Item::Play, ..Row::default() }
    }

    fn choose(&mut self, house: &mut House) -> Step {
        house.hush();
        let item = ITEMS[self.cursor.at];
        if let Some(problem) = self.problem(item, house.language()) {
            house.say(problem);
            return Step::Stay;
        }
        match item {
            Item::Play => match FormPage::quick(house).game(house) {
                Some(page) => Step::Open(Box::new(page)),
                None => Step::Open(Box::new(FormPage::new(house))),
            },
            Item::New => Step::Open(Box::new(FormPage::new(house))),
            Item::Continue => match resume(&self.games.unfinished[0], house) {
                Some(page) => Step::Open(Box::new(page)),
                None => Step::Stay,
            },
            Item::Study => Step::Open(Box::new(StudyPage::empty(house))),
            Item::Games => Step::Open(Box::new(GamesPage::new(house))),
            Item::HowTo => {
                let rules = house.storage.state.last.rules;
                Step::Open(Box::new(HowToPage::new(&rules)))
            }
            Item::Settings => Step::Open(Box::new(SettingsPage::default())),
            Item::Online => Step::Open(Box::new(OnlinePage::asking(house))),
            Item::Quit => Step::Quit,
        }
    }
}

impl Page for MenuPage {
    fn deed(&mut self, deed: Deed, house: &mut House) -> Step {
        match deed {
            Deed::Choose | Deed::Right => return self.choose(house),
            Deed::Quit => return Step::Quit,
            deed => {
                house.hush();
                self.cursor.go(ITEMS.len(), deed);
            }
        }
        Step::Stay
    }

    fn digit(&mut self, digit: usize, house: &mut House) -> Step {
        let at = match digit {
            0 => ITEMS.len() - 1,
            digit if digit < ITEMS.len() => digit - 1,
            _ => return Step::Stay,
        };
        self.cursor.at = at;
        self.choose(house)
    }

    fn click(&mut self, target: Target, house: &mut House) -> Step {
        match target {
            Target::Row(row) => {
                self.cursor.at = row;
                self.choose(house)
            }
            _ => Step::Stay,
        }
    }

    fn hover(&mut self, target: Option<Target>, _: &mut House) {
        if let Some(Target::Row(row)) = target {
            self.cursor.at = row;
        }
    }

    fn scroll(&mut self, up: bool, _: &mut House) -> Step {
        self.cursor.wheel(ITEMS.len(), up);
        Step::Stay
    }

    fn uncovered(&mut self, house: &mut House) {
        // Games may have been kept or finished since the menu was last on top. One that was just left
        // is easy to come back to.
        let before = self.games.unfinished.len();
        self.games = house.storage.shelf.list();
        if self.games.unfinished.len() > before {
            self.cursor.at = CONTINUE;
        }
    }

    fn draw(&self, canvas: &mut Canvas<'_>, area: Rect, house: &House) {
        let language = house.language();
        let row = |(index, &item): (usize, &Item)| {
            let row = self.row(item, house);
            let number = if index + 1 == ITEMS.len() { 0 } else { index + 1 };
            Row { label: format!("{number} {}", row.label), ..row }
        };
        // A board to look at, where there is room: the game to continue, or how a game ends.
        let boards = match (ITEMS[self.cursor.at], self.games.unfinished.first()) {
            (Item::Continue, Some(entry)) => vec![game_view(&entry.game)],
            _ => sample::boards(language),
        };
        let page = ListPage {
            title: String::new(),
            rows: ITEMS.iter().enumerate().map(row).collect(),
            cursor: &self.cursor,
            typing: None,
            asking: None,
            boards,
            needs_board: false,
            question: None,
            keys: vec![
                (Deed::Choose, say::key_choose(language)),
                (Deed::Rules, pages::key_how_to_play(language)),
                (Deed::Help, say::key_keys(language)),
                (Deed::Quit, say::key_quit(language)),
            ],
        };
        page.draw(canvas, area, house);
    }
}
