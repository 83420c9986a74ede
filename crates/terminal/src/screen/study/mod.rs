//! Studying a game or a position: what every column is worth, the best line, back and forward,
//! branches, and the moves that threw the game away. The looking ahead is done on another thread.
//!
//! - `tree.rs`: the moves and branches. `read.rs`: positions from text.
//! - `view.rs`: how it looks. `graph.rs`: the game's course as a picture.

mod graph;
mod read;
mod tree;
mod view;

use super::advice::Advice;
use super::canvas::{Canvas, Target};
use super::digits::Digits;
use super::house::{House, News, Page, Step};
use super::keys::{Deed, Key};
use super::list::{Field, Typed};
use crossterm::event::KeyCode;
use fourline_game::{Action, BadColumn, Game, Refusal, Stage};
use fourline_rules::{Cell, Column, MoveList, Numbering, Shape};
use ratatui::layout::Rect;
use std::time::Duration;
use tree::Tree;

pub use read::plain_game;

/// How many positions the solver may visit for a position that is not on the screen. Those at the
/// beginning of a game can take minutes without a book, and nobody asked for them.
const PATIENCE: u64 = 200_000_000;

/// A study on the screen.
pub(crate) struct StudyPage {
    tree: Tree,
    column: Column,
    /// The cell chosen while a disc is to be removed.
    picked: Option<Cell>,
    /// What is being found out, and about which position.
    asking: Option<(usize, Advice)>,
    typing: Option<Field>,
    digits: Digits,
    said: String,
}

impl StudyPage {
    /// A study of the empty board.
    pub fn empty(house: &mut House) -> StudyPage {
        let (moves, _) = MoveList::parse("", Shape::CLASSIC, Numbering::FromOne)
            .expect("no moves are a legal list");
        StudyPage::of_game(&plain_game(&moves), house)
    }

    /// A study of a game, at its end.
    pub fn of_game(game: &Game, house: &mut House) -> StudyPage {
        let mut page = StudyPage {
            tree: Tree::of_game(game),
            column: Column::new(game.rules().shape.columns() / 2),
            picked: None,
            asking: None,
            typing: None,
            digits: Digits::default(),
            said: String::new(),
        };
        page.tick(house);
        page
    }

    fn play(&mut self, action: Action, house: &House) {
        match self.tree.play(action) {
            Ok(()) => self.picked = None,
            Err(refusal) => self.refuse(refusal, house),
        }
    }

    fn refuse(&mut self, refusal: Refusal, house: &House) {
        self.said = house.words().refusal(refusal, self.tree.game());
    }

    fn drop_number(&mut self, number: usize, house: &House) {
        let shape = self.tree.game().rules().shape;
        match house.numbering().column(number, shape) {
            None => self.said = house.words().bad_column(BadColumn::Nowhere, shape),
            Some(column) => {
                self.column = column;
                self.play(Action::Drop(column), house);
            }
        }
    }

    fn choose(&mut self, house: &House) {
        if let Some(number) = self.digits.take() {
            return self.drop_number(number, house);
        }
        match (self.tree.game().stage(), self.picked) {
            (_, Some(cell)) => self.play(Action::Remove(cell), house),
            (Stage::Dropped(_) | Stage::Removed, None) => self.play(Action::EndTurn, house),
            _ => self.play(Action::Drop(self.column), house),
        }
    }

    fn begin_remove(&mut self, house: &House) {
        if self.picked.take().is_some() {
            return;
        }
        let game = self.tree.game();
        let Some(seat) = game.turn() else { return self.refuse(Refusal::GameOver, house) };
        match game.may_remove(seat) {
            Err(refusal) => self.refuse(refusal, house),
            Ok(()) => {
                let theirs = game.position().discs(game.side(seat).other());
                self.picked = game.position().cells_of(theirs).first().copied();
            }
        }
    }

    fn move_choice(&mut self, deed: Deed) {
        let shape = self.tree.game().rules().shape;
        let turned =
            |column: Column, by: u8| Column::new((column.index() as u8 + by) % shape.columns());
        let by = if deed == Deed::Left { shape.columns() - 1 } else { 1 };
        match &mut self.picked {
            None => self.column = turned(self.column, by),
            Some(cell) => match deed {
                Deed::Up => cell.row = (cell.row + 1).min(shape.rows() - 1),
                Deed::Down => cell.row = cell.row.saturating_sub(1),
                _ => cell.column = turned(cell.column, by),
            },
        }
    }

    /// Takes a position that was typed or pasted.
    fn take(&mut self, text: &str, house: &mut House) -> Result<(), String> {
        let shape = self.tree.game().rules().shape;
        let numbering = house.numbering();
        let game = read::read_position(text, shape, numbering, house.desk.as_ref())?;
        *self = StudyPage::of_game(&game, house);
        Ok(())
    }

    /// Looks at the position on the screen before all others, and at one at a time.
    fn ask_next(&mut self, house: &mut House) {
        let wanted = self.tree.unknown();
        match (&self.asking, wanted) {
            (Some((asked, _)), Some(node)) if *asked == node => {}
            // What was begun elsewhere goes on unless the position on the screen needs it now.
            (Some((asked, _)), Some(node))
                if node != self.tree.at()
                    && self.tree.line().contains(asked)
                    && !self.tree.get(*asked).is_skipped => {}
            (_, None) => self.asking = None,
            (_, Some(node)) => {
                let game = &self.tree.get(node).game;
                self.asking = Some((node, Advice::ask(game, house)));
            }
        }
    }
}

impl Page for StudyPage {
    fn key(&mut self, key: Key, house: &mut House) -> Option<Step> {
        let mut field = self.typing.take()?;
        match field.key(key) {
            Typed::Going => self.typing = Some(field),
            Typed::Dropped => {}
            Typed::Done => {
                if let Err(problem) = self.take(field.text(), house) {
                    self.said = crate::harmless(&problem);
                    self.typing = Some(field);
                }
            }
        }
        Some(Step::Stay)
    }

    fn paste(&mut self, text: &str, house: &mut House) -> Step {
        match &mut self.typing {
            Some(field) if !text.trim().contains('\n') => field.insert(text.trim()),
            _ => {
                if let Err(problem) = self.take(text, house) {
                    self.said = crate::harmless(&problem);
                }
            }
        }
        Step::Stay
    }

    fn digit(&mut self, digit: usize, house: &mut House) -> Step {
        let shape = self.tree.game().rules().shape;
        self.said.clear();
        match self.digits.push(digit, shape, house.numbering()) {
            Some(number) => self.drop_number(number, house),
            None => self.said = format!("Column {digit}: another digit, or Enter."),
        }
        Step::Stay
    }

    fn deed(&mut self, deed: Deed, house: &mut House) -> Step {
        if self.typing.is_some() {
            let code = if deed == Deed::Choose { KeyCode::Enter } else { KeyCode::Esc };
            return self.key(Key::plain(code), house).unwrap_or(Step::Stay);
        }
        self.said.clear();
        let mut or_say = |done: bool, said: &str| {
            if !done {
                self.said = said.to_string();
            }
        };
        match deed {
            Deed::Back if self.picked.is_some() => self.picked = None,
            Deed::Back | Deed::Quit => return Step::Close,
            Deed::Left | Deed::Right => self.move_choice(deed),
            Deed::Up | Deed::Down if self.picked.is_some() => self.move_choice(deed),
            Deed::Choose => self.choose(house),
            Deed::Undo => or_say(self.tree.back(), "This is the beginning."),
            Deed::Redo => or_say(self.tree.forward(), "This is the end of the line."),
            Deed::First => self.tree.go_first(),
            Deed::Last => self.tree.go_last(),
            Deed::Up => {
                or_say(self.tree.go_to_branch(), "This is the beginning; no branch before.")
            }
            Deed::Down => or_say(self.tree.next_branch(), "No other move was tried here."),
            Deed::NextMistake => {
                or_say(self.tree.go_to_mistake(true), "No later move is known to throw it away.");
            }
            Deed::PreviousMistake => {
                or_say(
                    self.tree.go_to_mistake(false),
                    "No earlier move is known to throw it away.",
                );
            }
            Deed::Remove => self.begin_remove(house),
            Deed::Block => self.play(Action::Block, house),
            Deed::EndTurn if self.tree.game().stage() == Stage::Move => {
                self.refuse(Refusal::DropFirst, house);
            }
            Deed::EndTurn => self.play(Action::EndTurn, house),
            Deed::Type => self.typing = Some(Field::default()),
            _ => {}
        }
        Step::Stay
    }

    fn click(&mut self, target: Target, house: &mut House) -> Step {
        self.said.clear();
        match target {
            Target::Column(column) => {
                self.column = column;
                self.choose(house);
            }
            Target::Cell(cell) => self.play(Action::Remove(cell), house),
            Target::Ply(ply) => self.tree.go_to_ply(ply),
            _ => {}
        }
        Step::Stay
    }

    fn hover(&mut self, target: Option<Target>, _: &mut House) {
        match target {
            Some(Target::Column(column)) => self.column = column,
            Some(Target::Cell(cell)) if self.picked.is_some() => self.picked = Some(cell),
            _ => {}
        }
    }

    fn news(&mut self, news: &News, _: &mut House) {
        let News::Insight { ticket, insight, is_last } = news else { return };
        let Some((node, advice)) = &mut self.asking else { return };
        if advice.take(*ticket, insight, *is_last) {
            let node = self.tree.get_mut(*node);
            node.insight = Some(*insight.clone());
            node.is_done = *is_last;
            if *is_last {
                self.asking = None;
            }
        }
    }

    fn tick(&mut self, house: &mut House) {
        if let Some((node, advice)) = &self.asking
            && *node != self.tree.at()
            && advice.nodes() > PATIENCE
        {
            self.tree.get_mut(*node).is_skipped = true;
        }
        self.ask_next(house);
    }

    fn wakes_at(&self, house: &House) -> Option<Duration> {
        self.asking.as_ref().map(|_| house.now + Duration::from_millis(500))
    }

    fn leave(&mut self, _: &mut House) -> Result<(), String> {
        self.asking = None;
        Ok(())
    }

    fn least(&self, _: &House) -> (u16, u16) {
        view::least(self.tree.game().rules().shape)
    }

    fn draw(&self, canvas: &mut Canvas<'_>, area: Rect, house: &House) {
        view::draw(self, canvas, area, house);
    }
}
