//! The start menu, and the list of unfinished games.

use super::canvas::{Canvas, Target};
use super::form::{FormPage, Kind};
use super::game::GamePage;
use super::house::{House, Kept, Page, Step};
use super::keys::Deed;
use super::list::{Row, draw_list};
use super::settings_page::SettingsPage;
use super::study::StudyPage;
use crate::wishes::Wishes;
use fourline_game::{Game, Seat, Words};
use fourline_players::Table;
use ratatui::layout::Rect;

/// The start menu.
pub(crate) struct MenuPage {
    at: usize,
    kept: Vec<Kept>,
    wishes: Wishes,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Item {
    GoOn,
    Unfinished,
    New(Kind),
    Study,
    Settings,
    Keys,
    Quit,
}

impl MenuPage {
    pub fn new(house: &House, wishes: Wishes) -> MenuPage {
        MenuPage { at: 0, kept: house.desk.kept(), wishes }
    }

    fn items(&self) -> Vec<Item> {
        let mut items = Vec::new();
        if !self.kept.is_empty() {
            items.push(Item::GoOn);
        }
        if self.kept.len() > 1 {
            items.push(Item::Unfinished);
        }
        items.extend(Kind::ALL.map(Item::New));
        items.extend([Item::Study, Item::Settings, Item::Keys, Item::Quit]);
        items
    }

    fn row(&self, item: Item, house: &House) -> Row {
        let (label, about) = match item {
            Item::GoOn => ("Go on", summary(&self.kept[0].game, &house.words())),
            Item::Unfinished => {
                ("Unfinished games", format!("{} games wait to be finished.", self.kept.len()))
            }
            Item::New(kind) => (kind.title(), kind.about().to_string()),
            Item::Study => (
                "Study",
                "What every column is worth, the best line, branches; any position.".to_string(),
            ),
            Item::Settings => ("Settings", "Themes, discs, motion, mouse, columns.".to_string()),
            Item::Keys => ("Keys", "The sheet of all keys.".to_string()),
            Item::Quit => ("Quit", String::new()),
        };
        Row { label: label.to_string(), about, ..Row::default() }
    }

    fn choose(&mut self, house: &mut House) -> Step {
        house.notice.clear();
        match self.items()[self.at] {
            Item::GoOn => resume(&self.kept[0], house),
            Item::Unfinished => Step::Open(Box::new(KeptPage { at: 0, kept: self.kept.clone() })),
            Item::New(kind) => {
                Step::Open(Box::new(FormPage::new(kind, house, self.wishes.clone())))
            }
            Item::Study => Step::Open(Box::new(StudyPage::empty(house))),
            Item::Settings => Step::Open(Box::new(SettingsPage::default())),
            Item::Keys => Step::Open(Box::new(super::help::HelpPage::default())),
            Item::Quit => Step::Quit,
        }
    }
}

impl Page for MenuPage {
    fn deed(&mut self, deed: Deed, house: &mut House) -> Step {
        let items = self.items();
        match deed {
            Deed::Choose | Deed::Right => return self.choose(house),
            Deed::Quit => return Step::Quit,
            deed => self.at = moved(self.at, items.len(), deed),
        }
        Step::Stay
    }

    fn digit(&mut self, digit: usize, house: &mut House) -> Step {
        if (1..=self.items().len()).contains(&digit) {
            self.at = digit - 1;
            return self.choose(house);
        }
        Step::Stay
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
        self.kept = house.desk.kept();
        self.at = self.at.min(self.items().len() - 1);
    }

    fn draw(&self, canvas: &mut Canvas<'_>, area: Rect, house: &House) {
        let skin = canvas.skin;
        let inner = centre_strip(area, 64);
        let top = draw_title(canvas, inner);
        let rows: Vec<Row> = self
            .items()
            .into_iter()
            .enumerate()
            .map(|(index, item)| {
                let row = self.row(item, house);
                Row { label: format!("{} {}", index + 1, row.label), ..row }
            })
            .collect();
        let bottom = 4;
        let list =
            Rect { y: inner.y + top, height: inner.height.saturating_sub(top + bottom), ..inner };
        draw_list(canvas, list, &rows, self.at);
        let notice = Rect { y: inner.bottom() - bottom, height: 3, ..inner };
        canvas.paragraph(notice, &house.notice, skin.warning());
        let keys = [(Deed::Choose, "choose"), (Deed::Help, "keys"), (Deed::Quit, "quit")];
        draw_keys(canvas, Rect { y: inner.bottom() - 1, height: 1, ..inner }, &keys, house);
    }
}

/// The unfinished games, to go on with one of them.
struct KeptPage {
    at: usize,
    kept: Vec<Kept>,
}

impl Page for KeptPage {
    fn deed(&mut self, deed: Deed, house: &mut House) -> Step {
        match deed {
            Deed::Choose | Deed::Right => {
                self.kept.get(self.at).map_or(Step::Close, |kept| match resume(kept, house) {
                    Step::Open(page) => Step::Replace(page),
                    step => step,
                })
            }
            Deed::Back | Deed::Quit | Deed::Left => Step::Close,
            deed => {
                self.at = moved(self.at, self.kept.len(), deed);
                Step::Stay
            }
        }
    }

    fn click(&mut self, target: Target, house: &mut House) -> Step {
        match target {
            Target::Row(row) => {
                self.at = row;
                self.deed(Deed::Choose, house)
            }
            _ => Step::Stay,
        }
    }

    fn draw(&self, canvas: &mut Canvas<'_>, area: Rect, house: &House) {
        let skin = canvas.skin;
        let inner = centre_strip(area, 76);
        canvas.line(inner.x, inner.y, inner.width, "Unfinished games", skin.accent());
        let words = house.words();
        let rows: Vec<Row> = self
            .kept
            .iter()
            .map(|kept| Row {
                label: summary(&kept.game, &words),
                about: crate::harmless(&kept.path.to_string_lossy()),
                ..Row::default()
            })
            .collect();
        let list = Rect { y: inner.y + 2, height: inner.height.saturating_sub(4), ..inner };
        draw_list(canvas, list, &rows, self.at);
        let keys = [(Deed::Choose, "go on"), (Deed::Back, "back")];
        draw_keys(canvas, Rect { y: inner.bottom() - 1, height: 1, ..inner }, &keys, house);
    }
}

fn resume(kept: &Kept, house: &mut House) -> Step {
    match Table::with_game(kept.game.clone()) {
        Ok(table) => Step::Open(Box::new(GamePage::new(table, Some(kept.path.clone()), house))),
        Err(unknown) => {
            house.notice = unknown.to_string();
            Step::Stay
        }
    }
}

/// A game in one line: who, under which rules, how far.
pub(crate) fn summary(game: &Game, words: &Words) -> String {
    let [one, two] = Seat::BOTH.map(|seat| words.who(game, seat));
    let discs = game.position().occupied().len();
    let rules = game.rules().preset_name().unwrap_or("own rules");
    let plural = if discs == 1 { "" } else { "s" };
    format!("{one} against {two}, {rules}, {discs} disc{plural}")
}

/// Where a list's choice goes by a deed.
pub(crate) fn moved(at: usize, length: usize, deed: Deed) -> usize {
    let last = length.saturating_sub(1);
    match deed {
        Deed::Up if at == 0 => last,
        Deed::Up => at - 1,
        Deed::Down if at >= last => 0,
        Deed::Down => at + 1,
        Deed::First => 0,
        Deed::Last => last,
        _ => at,
    }
}

/// A strip of at most this width in the middle of an area.
pub(crate) fn centre_strip(area: Rect, width: u16) -> Rect {
    let width = width.min(area.width.saturating_sub(2));
    let height = area.height.min(34);
    Rect::new(area.x + (area.width - width) / 2, area.y + (area.height - height) / 2, width, height)
}

/// The name of the game with four discs in a row; gives the lines used.
fn draw_title(canvas: &mut Canvas<'_>, area: Rect) -> u16 {
    let skin = canvas.skin;
    canvas.centred(area, area.y, "F O U R L I N E", skin.accent());
    let x = area.x + (area.width.saturating_sub(15)) / 2;
    for index in 0..4 {
        canvas.line(x + index * 4, area.y + 1, 3, " X ", skin.letter(true));
    }
    canvas.centred(area, area.y + 2, "four in a row, under every house rule", skin.dim());
    4
}

/// The keys of a page in one line, each clickable.
pub(crate) fn draw_keys(canvas: &mut Canvas<'_>, area: Rect, keys: &[(Deed, &str)], house: &House) {
    let skin = canvas.skin;
    let mut x = area.x;
    for (deed, about) in keys {
        let key = house.key(*deed);
        let width = (key.chars().count() + about.chars().count() + 1) as u16;
        if x + width > area.right() {
            return;
        }
        let start = x;
        x += canvas.line(x, area.y, area.right() - x, &key, skin.bold()) + 1;
        x += canvas.line(x, area.y, area.right().saturating_sub(x), about, skin.dim());
        canvas.hit(Rect::new(start, area.y, x - start, 1), Target::Deed(*deed));
        x += 2;
    }
}
