//! Studying a game or a position on the screen: keys and clicks become moves in a study, and what is
//! known of it is drawn.
//!
//! - `view.rs`: how it looks. `flow.rs`: the moves in a narrow window. `graph.rs`: the game's course as a picture.
//! - `window.rs`: what is typed, copied or chosen over it.

mod flow;
mod graph;
mod view;
mod window;

use super::canvas::{Canvas, Target};
use super::field::Field;
use super::house::{Asker, Effect, House, Page, Step};
use super::keys::{Deed, Key, Place};
use crossterm::event::KeyCode;
use fourline_app::News;
use fourline_app::digits::Digits;
use fourline_app::keeping::Farewell;
use fourline_app::study::{Source, Study, Want, plain_game, read_study};
use fourline_app::thinking::Ticket;
use fourline_game::{Action, BadColumn, Game, Refusal, Stage};
use fourline_rules::{Cell, Column, MoveList, Numbering, Shape};
use fourline_words::catalogue::screen as say;
use fourline_words::{Language, Say};
use ratatui::layout::Rect;
use std::time::Duration;
use window::Window;

/// A study on the screen.
pub(crate) struct StudyPage {
    study: Study,
    asker: Asker,
    asked: u64,
    column: Column,
    /// The cell chosen while a disc is to be removed.
    picked: Option<Cell>,
    window: Option<Window>,
    digits: Digits,
}

impl StudyPage {
    /// A study of the empty board.
    pub fn empty(house: &mut House) -> StudyPage {
        let (moves, _) = MoveList::parse("", Shape::CLASSIC, Numbering::FromOne)
            .expect("no moves are a legal list");
        StudyPage::of_game(&plain_game(&moves, house.language()), house)
    }

    /// A study of a game, at its end.
    pub fn of_game(game: &Game, house: &mut House) -> StudyPage {
        StudyPage::new(Study::of_game(game), house)
    }

    /// A study of a game, at its beginning.
    pub fn replay(game: &Game, house: &mut House) -> StudyPage {
        let mut study = Study::of_game(game);
        study.tree.go_first();
        StudyPage::new(study, house)
    }

    /// A study as it is.
    pub fn new(study: Study, house: &mut House) -> StudyPage {
        let mut page = StudyPage {
            asker: house.asker(),
            asked: 0,
            column: Column::new(study.tree.game().rules().shape.columns() / 2),
            study,
            picked: None,
            window: None,
            digits: Digits::default(),
        };
        page.tick(house);
        page
    }

    fn game(&self) -> &Game {
        self.study.tree.game()
    }

    fn play(&mut self, action: Action, house: &mut House) {
        match self.study.tree.play(action) {
            Ok(()) => self.picked = None,
            Err(refusal) => self.refuse(refusal, house),
        }
    }

    fn refuse(&mut self, refusal: Refusal, house: &mut House) {
        house.say(house.speaker().words().refusal(refusal, self.game()));
    }

    fn drop_number(&mut self, number: usize, house: &mut House) {
        let shape = self.game().rules().shape;
        match house.numbering().column(number, shape) {
            None => house.say(house.speaker().words().bad_column(BadColumn::Nowhere, shape)),
            Some(column) => {
                self.column = column;
                self.play(Action::Drop(column), house);
            }
        }
    }

    fn choose(&mut self, house: &mut House) {
        if let Some(number) = self.digits.take() {
            return self.drop_number(number, house);
        }
        match (self.game().stage(), self.picked) {
            (_, Some(cell)) => self.play(Action::Remove(cell), house),
            (Stage::Dropped(_) | Stage::Removed, None) => self.play(Action::EndTurn, house),
            _ => self.play(Action::Drop(self.column), house),
        }
    }

    fn begin_remove(&mut self, house: &mut House) {
        if self.picked.take().is_some() {
            return;
        }
        let game = self.game();
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
        let shape = self.game().rules().shape;
        let turned =
            |column: Column, by: u8| Column::new((column.index() as u8 + by) % shape.columns());
        let by = if deed == Deed::Left { shape.columns() - 1 } else { 1 };
        let Some(cell) = &mut self.picked else { return };
        match deed {
            Deed::Up => cell.row = (cell.row + 1).min(shape.rows() - 1),
            Deed::Down => cell.row = cell.row.saturating_sub(1),
            _ => cell.column = turned(cell.column, by),
        }
    }

    /// Chooses the column so many further to the right, in a circle.
    fn turn_column(&mut self, by: u8) {
        let columns = self.game().rules().shape.columns();
        self.column = Column::new((self.column.index() as u8 + by) % columns);
    }

    /// Takes a position that was typed or pasted; says so if that can't be done.
    fn take(&mut self, text: &str, house: &mut House) -> bool {
        let read = match Source::of(text) {
            Source::File(file) => {
                house.storage.read_study(file).map_err(|error| error.say(house.language()))
            }
            Source::Text(text) => {
                let shape = self.game().rules().shape;
                read_study(text, shape, house.numbering(), house.language())
                    .map_err(|error| error.say(house.language()))
            }
        };
        match read {
            Ok(study) => {
                self.stop(house);
                *self = StudyPage::new(study, house);
                true
            }
            Err(problem) => {
                house.say(fourline_app::safe::harmless(&problem));
                false
            }
        }
    }

    /// Nothing more is to be found out.
    fn stop(&self, house: &mut House) {
        house.effects.extend(self.open_tickets().into_iter().map(Effect::Stop));
    }
}

impl Page for StudyPage {
    fn place(&self) -> Place {
        Place::Study
    }

    fn key(&mut self, key: Key, house: &mut House) -> Option<Step> {
        let Some(window) = self.window.take() else {
            // The usual way to go back where Tab goes on.
            if key.code() == KeyCode::BackTab {
                house.hush();
                self.turn_column(self.game().rules().shape.columns() - 1);
                return Some(Step::Stay);
            }
            return None;
        };
        self.window_key(window, key, house)
    }

    fn paste(&mut self, text: &str, house: &mut House) -> Step {
        match &mut self.window {
            Some(Window::Type(field)) if !text.trim().contains(['\n', '\r']) => {
                field.insert(text.trim());
            }
            Some(Window::Save(field)) => field.insert(text.lines().next().unwrap_or("")),
            _ => {
                house.hush();
                self.take(text, house);
            }
        }
        Step::Stay
    }

    fn digit(&mut self, digit: usize, house: &mut House) -> Step {
        let shape = self.game().rules().shape;
        house.hush();
        match self.digits.push(digit, shape, house.numbering()) {
            Some(number) => self.drop_number(number, house),
            None => house.say(house.half_a_number(digit)),
        }
        Step::Stay
    }

    fn deed(&mut self, deed: Deed, house: &mut House) -> Step {
        if self.window.is_some() {
            // A click on one of the keys below; typed keys do not come here.
            let key = house.keys.keys(deed).next();
            if let (Some(Window::Play(_)), Some(key)) = (&self.window, key) {
                return self.key(key, house).unwrap_or(Step::Stay);
            }
            let code = if deed == Deed::Choose { KeyCode::Enter } else { KeyCode::Esc };
            return self.key(Key::plain(code), house).unwrap_or(Step::Stay);
        }
        house.hush();
        let (tree, language) = (&mut self.study.tree, house.language());
        let mut or_say = |done: bool, said: fn(Language) -> String| {
            if !done {
                house.say(said(language));
            }
        };
        if deed != Deed::Choose {
            self.digits.take();
        }
        match deed {
            Deed::Back if self.picked.is_some() => self.picked = None,
            Deed::Back | Deed::Quit => return Step::Close,
            Deed::Left | Deed::Right | Deed::Up | Deed::Down if self.picked.is_some() => {
                self.move_choice(deed);
            }
            Deed::NextColumn => self.turn_column(1),
            Deed::Choose => self.choose(house),
            Deed::Left | Deed::Undo | Deed::TakeBack | Deed::Earlier => {
                or_say(tree.back(), say::at_beginning);
            }
            Deed::Right | Deed::Redo | Deed::Later => or_say(tree.forward(), say::at_end),
            Deed::First => tree.go_first(),
            Deed::Last => tree.go_last(),
            Deed::Up => or_say(tree.go_to_branch(), say::no_earlier_branch),
            Deed::Down => or_say(tree.next_branch(), say::no_other_branch),
            Deed::NextMistake => {
                or_say(tree.go_to_mistake(true), say::no_later_mistake);
            }
            Deed::PreviousMistake => {
                or_say(tree.go_to_mistake(false), say::no_earlier_mistake);
            }
            Deed::Remove => self.begin_remove(house),
            Deed::Block => self.play(Action::Block, house),
            Deed::EndTurn if self.game().stage() == Stage::Move => {
                self.refuse(Refusal::DropFirst, house);
            }
            Deed::EndTurn => self.play(Action::EndTurn, house),
            Deed::Type => self.window = Some(Window::Type(Field::default())),
            Deed::Save => self.window = Some(Window::Save(Field::new("study.fourline"))),
            Deed::Copy => self.copy(house),
            Deed::PlayFromHere => self.choose_opponent(house),
            _ => {}
        }
        Step::Stay
    }

    fn click(&mut self, target: Target, house: &mut House) -> Step {
        if let (Some(_), Target::Answer(yes)) = (&self.window, target) {
            let code = KeyCode::Char(if yes { 'y' } else { 'n' });
            return self.key(Key::plain(code), house).unwrap_or(Step::Stay);
        }
        if self.window.is_some() {
            return Step::Stay;
        }
        house.hush();
        match target {
            Target::Column(column) => {
                self.column = column;
                self.choose(house);
            }
            Target::Cell(cell) => self.play(Action::Remove(cell), house),
            Target::Ply(ply) => self.study.tree.go_to_ply(ply),
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

    /// The wheel goes back and forward.
    fn scroll(&mut self, up: bool, house: &mut House) -> Step {
        self.deed(if up { Deed::Undo } else { Deed::Redo }, house)
    }

    fn news(&mut self, news: &News, _: &mut House) {
        match news {
            News::Thought(ticket, thought) => {
                if let Some(ticket) = self.asker.own(*ticket) {
                    self.study.take(ticket, thought);
                }
            }
            News::Progress(ticket, progress) => {
                if let Some(ticket) = self.asker.own(*ticket) {
                    self.study.note_progress(ticket, *progress);
                }
            }
            News::Away(_) => {}
        }
    }

    fn open_tickets(&self) -> Vec<Ticket> {
        self.study.ticket().map(|ticket| self.asker.outside(ticket)).into_iter().collect()
    }

    fn tick(&mut self, house: &mut House) {
        let asked = &mut self.asked;
        let wants = self.study.want(|| {
            *asked += 1;
            Ticket(*asked)
        });
        for want in wants {
            house.effects.push(match want {
                Want::Think(mut question) => {
                    question.ticket = self.asker.outside(question.ticket);
                    Effect::Think(question)
                }
                Want::Stop(ticket) => Effect::Stop(self.asker.outside(ticket)),
            });
        }
    }

    fn wakes_at(&self, house: &House) -> Option<Duration> {
        self.study.ticket().map(|_| house.now + Duration::from_millis(500))
    }

    fn leave(&mut self, house: &mut House) -> Farewell {
        self.stop(house);
        Farewell::Nothing
    }

    fn least(&self, _: &House) -> (u16, u16) {
        view::least(self.game().rules().shape)
    }

    fn draw(&self, canvas: &mut Canvas<'_>, area: Rect, house: &House) {
        view::draw(self, canvas, area, house);
    }
}
