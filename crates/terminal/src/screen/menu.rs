//! The start menu. Its order never changes, so that a digit always means the same.

use super::canvas::{Canvas, Target};
use super::form::FormPage;
use super::games::{GamesPage, resume};
use super::help::HelpPage;
use super::house::{House, Page, Step};
use super::keys::Deed;
use super::list::{Row, draw_list, moved};
use super::settings_page::SettingsPage;
use super::study::StudyPage;
use fourline_app::Kind;
use fourline_app::shelf::Listing;
use fourline_words::Language;
use fourline_words::catalogue::{screen as say, session};
use ratatui::layout::Rect;
use unicode_width::UnicodeWidthStr;

/// The start menu.
pub(crate) struct MenuPage {
    at: usize,
    games: Listing,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Item {
    Continue,
    New(Kind),
    Study,
    Unfinished,
    Finished,
    Settings,
    Keys,
    Quit,
}

/// Everything there is to choose; the last one is number 0.
const ITEMS: [Item; 10] = [
    Item::Continue,
    Item::New(Kind::Computer),
    Item::New(Kind::Friend),
    Item::New(Kind::Watch),
    Item::Study,
    Item::Unfinished,
    Item::Finished,
    Item::Settings,
    Item::Keys,
    Item::Quit,
];

impl MenuPage {
    pub fn new(house: &House) -> MenuPage {
        let games = house.storage.shelf.list();
        MenuPage { at: first_of_use(&games), games }
    }

    /// Why something can't be chosen.
    fn problem(&self, item: Item, language: Language) -> Option<String> {
        match item {
            Item::Continue | Item::Unfinished if self.games.unfinished.is_empty() => {
                Some(say::no_unfinished_games(language))
            }
            Item::Finished if self.games.finished.is_empty() => {
                Some(say::no_finished_games(language))
            }
            _ => None,
        }
    }

    fn row(&self, item: Item, house: &House) -> Row {
        let language = house.language();
        let (label, about) = match item {
            Item::Continue => {
                let newest = self.games.unfinished.first();
                let about = newest.map(|entry| house.speaker().summary(&entry.game));
                (session::continue_(language), about.unwrap_or_default())
            }
            Item::New(kind) => (kind.title(language), kind.about(language)),
            Item::Study => (say::study(language), say::about_study(language)),
            Item::Unfinished => {
                let count = self.games.unfinished.len();
                (say::unfinished_games(language), say::unfinished_count(language, count))
            }
            Item::Finished => {
                let count = self.games.finished.len();
                (say::finished_games(language), say::finished_count(language, count))
            }
            Item::Settings => (say::settings(language), say::about_settings(language)),
            Item::Keys => (say::keys(language), say::about_keys(language)),
            Item::Quit => (say::quit(language), String::new()),
        };
        let problem = self.problem(item, language);
        let dimmed = problem.is_some();
        Row { label, about: problem.unwrap_or(about), dimmed, ..Row::default() }
    }

    fn choose(&mut self, house: &mut House) -> Step {
        house.hush();
        let item = ITEMS[self.at];
        if let Some(problem) = self.problem(item, house.language()) {
            house.say(problem);
            return Step::Stay;
        }
        match item {
            Item::Continue => match resume(&self.games.unfinished[0], house) {
                Some(page) => Step::Open(Box::new(page)),
                None => Step::Stay,
            },
            Item::New(kind) => Step::Open(Box::new(FormPage::new(kind, house))),
            Item::Study => Step::Open(Box::new(StudyPage::empty(house))),
            Item::Unfinished => Step::Open(Box::new(GamesPage::unfinished(house))),
            Item::Finished => Step::Open(Box::new(GamesPage::finished(house))),
            Item::Settings => Step::Open(Box::new(SettingsPage::default())),
            Item::Keys => Step::Open(Box::new(HelpPage::default())),
            Item::Quit => Step::Quit,
        }
    }
}

/// Where the choice stands at first: on a game to continue, if there is one.
fn first_of_use(games: &Listing) -> usize {
    usize::from(games.unfinished.is_empty())
}

impl Page for MenuPage {
    fn deed(&mut self, deed: Deed, house: &mut House) -> Step {
        match deed {
            Deed::Choose | Deed::Right => return self.choose(house),
            Deed::Quit => return Step::Quit,
            deed => {
                house.hush();
                self.at = moved(self.at, ITEMS.len(), deed);
            }
        }
        Step::Stay
    }

    fn digit(&mut self, digit: usize, house: &mut House) -> Step {
        self.at = (digit + ITEMS.len() - 1) % ITEMS.len();
        self.choose(house)
    }

    fn click(&mut self, target: Target, house: &mut House) -> Step {
        match target {
            Target::Row(row) => {
                self.at = row;
                self.choose(house)
            }
            _ => Step::Stay,
        }
    }

    fn hover(&mut self, target: Option<Target>, _: &mut House) {
        if let Some(Target::Row(row)) = target {
            self.at = row;
        }
    }

    fn uncovered(&mut self, house: &mut House) {
        // Games may have been kept or finished since the menu was last on top.
        self.games = house.storage.shelf.list();
    }

    fn draw(&self, canvas: &mut Canvas<'_>, area: Rect, house: &House) {
        let inner = centre_strip(area, 64);
        let language = house.language();
        let top = draw_title(canvas, inner, language);
        let number = |index: usize| (index + 1) % ITEMS.len();
        let rows: Vec<Row> = ITEMS
            .into_iter()
            .enumerate()
            .map(|(index, item)| {
                let row = self.row(item, house);
                Row { label: format!("{} {}", number(index), row.label), ..row }
            })
            .collect();
        let list = Rect { y: inner.y + top, height: inner.height.saturating_sub(top + 2), ..inner };
        draw_list(canvas, list, &rows, self.at, house.notice());
        let keys = [
            (Deed::Choose, say::key_choose(language)),
            (Deed::Help, say::key_keys(language)),
            (Deed::Quit, say::key_quit(language)),
        ];
        draw_keys(canvas, Rect { y: inner.bottom() - 1, height: 1, ..inner }, &keys, house);
    }
}

/// A strip of at most this width in the middle of an area.
pub(crate) fn centre_strip(area: Rect, width: u16) -> Rect {
    let width = width.min(area.width.saturating_sub(2));
    let height = area.height.min(34);
    Rect::new(area.x + (area.width - width) / 2, area.y + (area.height - height) / 2, width, height)
}

/// The name of the game with four discs in a row; gives the lines used.
fn draw_title(canvas: &mut Canvas<'_>, area: Rect, language: Language) -> u16 {
    let skin = canvas.skin;
    // The list of what can be done comes first where there is little room.
    let is_low = area.height < 24;
    canvas.centred(area, area.y, "F O U R L I N E", skin.accent());
    let x = area.x + (area.width.saturating_sub(15)) / 2;
    for index in 0..4 {
        canvas.line(x + index * 4, area.y + 1, 3, " X ", skin.letter(true));
    }
    canvas.centred(area, area.y + 2, &say::tagline(language), skin.dim());
    if is_low { 3 } else { 4 }
}

/// What stands after a key that belongs to the next one: `←/→ change`.
pub(crate) const WITH_NEXT: &str = "/";

/// The keys of a page in one line, each clickable. What follows the ways to help and out gives way
/// first where there is little room.
pub(crate) fn draw_keys(
    canvas: &mut Canvas<'_>,
    area: Rect,
    keys: &[(Deed, String)],
    house: &House,
) {
    let skin = canvas.skin;
    let mut x = area.x;
    for (deed, about) in fitting(keys, area.width, house) {
        let start = x;
        let room = |x: u16| area.right().saturating_sub(x);
        x += canvas.line(x, area.y, room(x), &house.key(deed), skin.bold());
        x += match about {
            WITH_NEXT => canvas.line(x, area.y, room(x), WITH_NEXT, skin.dim()),
            "" => 2,
            about => canvas.line(x + 1, area.y, room(x + 1), about, skin.dim()) + 3,
        };
        canvas.hit(Rect::new(start, area.y, x - start, 1), Target::Deed(deed));
    }
}

/// As many keys as there is room for, at least one.
fn fitting<'a>(keys: &'a [(Deed, String)], room: u16, house: &House) -> Vec<(Deed, &'a str)> {
    // The way back is one out where it stands last.
    let ends_with_back = keys.last().is_some_and(|(deed, _)| *deed == Deed::Back);
    let is_way_out = |deed: Deed| {
        matches!(deed, Deed::Help | Deed::Quit) || (ends_with_back && deed == Deed::Back)
    };
    let width = |(deed, about): &(Deed, &str)| {
        let about = match *about {
            WITH_NEXT => 1,
            "" => 2,
            about => about.width() + 3,
        };
        house.key(*deed).width() + about
    };
    let mut keys: Vec<(Deed, &str)> =
        keys.iter().map(|(deed, about)| (*deed, about.as_str())).collect();
    while keys.iter().map(width).sum::<usize>() > room as usize + 2 && keys.len() > 1 {
        let worded = keys.iter().position(|(deed, about)| is_way_out(*deed) && !about.is_empty());
        let other = keys.iter().rposition(|(deed, _)| !is_way_out(*deed));
        let ends_with_way_out = keys.last().is_some_and(|(deed, _)| is_way_out(*deed));
        match (worded, other) {
            (Some(worded), _) if ends_with_way_out => keys[worded].1 = "",
            (_, Some(other)) => {
                keys.remove(other);
                // Two keys with one label stay and go together.
                if other > 0 && keys[other - 1].1 == WITH_NEXT {
                    keys.remove(other - 1);
                }
            }
            (_, None) => break,
        }
    }
    keys
}
