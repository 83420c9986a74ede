//! What keys, clicks, news and the passing of time do to a game on the screen.

use super::{GamePage, Question, view};
use crate::screen::canvas::{Canvas, Target};
use crate::screen::house::{House, News, Page, Step};
use crate::screen::keys::{Deed, Key};
use crate::screen::list::{Field, Typed};
use crate::screen::settings::Confirm;
use crate::screen::study::StudyPage;
use crossterm::event::KeyCode;
use fourline_game::{Action, Refusal, Stage};
use fourline_rules::{Cell, Column};
use ratatui::layout::Rect;
use std::time::Duration;

impl Page for GamePage {
    fn key(&mut self, key: Key, house: &mut House) -> Option<Step> {
        if let Some(mut field) = self.saving.take() {
            match field.key(key) {
                Typed::Going => self.saving = Some(field),
                Typed::Dropped => {}
                Typed::Done if field.text().trim().is_empty() => {}
                Typed::Done => self.save(field.text().trim(), false, house),
            }
            return Some(Step::Stay);
        }
        if self.question.is_some() {
            match key.code() {
                KeyCode::Char('y' | 'Y') => self.answer(true, house),
                KeyCode::Char('n' | 'N' | 'q') | KeyCode::Esc => self.answer(false, house),
                _ => {}
            }
            return Some(Step::Stay);
        }
        let picks = self.game().stage() == Stage::PickSymbol && self.computer().is_none();
        if let Some(c) = key.character().filter(|_| picks)
            && let Some(symbol) = self.game().setup().symbols.named(&c.to_string())
        {
            self.act(Action::PickSymbol(symbol), house);
            return Some(Step::Stay);
        }
        None
    }

    fn paste(&mut self, text: &str, _: &mut House) -> Step {
        if let Some(field) = &mut self.saving {
            field.insert(text.lines().next().unwrap_or(""));
        }
        Step::Stay
    }

    fn digit(&mut self, digit: usize, house: &mut House) -> Step {
        match self.picked {
            Some(cell) => {
                let shape = self.game().rules().shape;
                let column = house.numbering().column(digit, shape);
                self.picked = Some(Cell { column: column.unwrap_or(cell.column), ..cell });
            }
            None => {
                let shape = self.game().rules().shape;
                let numbering = house.numbering();
                if let Some(number) = self.digits.push(digit, shape, numbering) {
                    self.drop_number(number, house);
                }
            }
        }
        Step::Stay
    }

    fn deed(&mut self, deed: Deed, house: &mut House) -> Step {
        if self.saving.is_some() || self.question.is_some() {
            // A click on one of the keys below; typed keys do not come here.
            let code = if deed == Deed::Choose { KeyCode::Enter } else { KeyCode::Esc };
            return self.key(Key::plain(code), house).unwrap_or(Step::Stay);
        }
        let is_over = self.game().ending().is_some();
        let picks_symbol = self.game().stage() == Stage::PickSymbol;
        match (deed, self.picked) {
            (Deed::Left | Deed::Right | Deed::Up | Deed::Down, Some(cell)) => {
                self.move_picked(cell, deed);
            }
            (Deed::Left | Deed::Right, None) if picks_symbol => {
                self.second_symbol = !self.second_symbol;
            }
            (Deed::Left, None) => self.move_column(-1),
            (Deed::Right, None) => self.move_column(1),
            (Deed::First, None) => self.column = Column::new(0),
            (Deed::Last, None) => {
                self.column = Column::new(self.game().rules().shape.columns() - 1);
            }
            (Deed::Choose, _) => self.choose(house),
            (Deed::Back, Some(_)) => self.picked = None,
            (Deed::Back, None) if self.digits.take().is_some() => {}
            (Deed::Back, None) if self.advice.take().is_some() => {}
            (Deed::Back, None) if self.computer().is_some() && !self.is_watched() => {
                self.hurry(house);
            }
            (Deed::Back, None) if is_over || self.is_watched() => return Step::Close,
            (Deed::Down, None) if self.game().stage() == Stage::Move => self.drop_here(house),
            (Deed::Undo, _) => self.ask_undo(house),
            (Deed::Remove, _) => self.begin_remove(house),
            (Deed::Block, _) => self.act(Action::Block, house),
            (Deed::EndTurn, _) => self.act(Action::EndTurn, house),
            (Deed::Hint, _) => self.turn_advice(house),
            (Deed::Study, _) => {
                return Step::Open(Box::new(StudyPage::of_game(self.game(), house)));
            }
            (Deed::Pause, _) if self.is_watched() => self.paused = !self.paused,
            (Deed::Save, _) => self.saving = Some(Field::new("game.fourline")),
            (Deed::Resign, _) if is_over => self.refuse(Refusal::GameOver, house),
            (Deed::Resign, _) => self.question = Some(Question::Resign),
            (Deed::Restart, _) if is_over => self.start_anew(house),
            (Deed::Restart, _) => self.question = Some(Question::Restart),
            (Deed::Quit, _) => return Step::Close,
            _ => {}
        }
        Step::Stay
    }

    fn click(&mut self, target: Target, house: &mut House) -> Step {
        let can_choose = self.computer().is_none() && self.question.is_none();
        match target {
            Target::Answer(yes) => self.answer(yes, house),
            Target::Symbol(second) if can_choose => {
                self.second_symbol = second;
                self.choose(house);
            }
            Target::Cell(cell) if can_choose => {
                let again = self.picked == Some(cell) || house.settings.confirm == Confirm::Off;
                self.picked = Some(cell);
                if again {
                    self.remove_at(cell, house);
                }
            }
            Target::Column(column) if can_choose && self.game().stage() == Stage::Move => {
                let again = self.column == column || house.settings.confirm == Confirm::Off;
                self.column = column;
                if again {
                    self.drop_here(house);
                }
            }
            Target::Column(_) if self.computer().is_some() => {
                self.refuse(Refusal::NotYourTurn(self.viewer().other()), house);
            }
            _ => {}
        }
        Step::Stay
    }

    fn hover(&mut self, target: Option<Target>, house: &mut House) {
        match target {
            // With confirmed moves a click chooses, and merely passing over must not.
            Some(Target::Column(column)) if house.settings.confirm == Confirm::Off => {
                self.column = column;
            }
            Some(Target::Cell(cell)) if self.picked.is_some() => self.picked = Some(cell),
            _ => {}
        }
    }

    fn news(&mut self, news: &News, _: &mut House) {
        match (news, &mut self.thought, &mut self.advice) {
            (News::Thought { ticket, command }, Some(thought), _) if thought.ticket == *ticket => {
                thought.command = Some(*command);
            }
            (News::Insight { ticket, insight, is_last }, _, Some(advice)) => {
                advice.take(*ticket, insight, *is_last);
            }
            _ => {}
        }
    }

    fn tick(&mut self, house: &mut House) {
        if self.fall.is_some_and(|fall| fall.part(house.now) >= 1.0) {
            self.fall = None;
        }
        if self.due(house).is_some_and(|due| due <= house.now)
            && let Some(command) = self.thought.take().and_then(|thought| thought.command)
        {
            self.carry_out(command, house);
        }
        self.begin_thinking(house);
    }

    fn wakes_at(&self, house: &House) -> Option<Duration> {
        let frame = self.fall.map(|_| house.now + Duration::from_millis(25));
        let thinks = self.thought.as_ref().filter(|thought| thought.command.is_none());
        let progress = thinks.map(|_| house.now + Duration::from_millis(200));
        let asked = self.advice.as_ref().filter(|advice| !advice.is_done);
        let advice = asked.map(|_| house.now + Duration::from_millis(500));
        [frame, progress, advice, self.due(house)].into_iter().flatten().min()
    }

    fn leave(&mut self, house: &mut House) -> Result<(), String> {
        self.stop_thinking();
        self.advice = None;
        if self.game().ending().is_some() || self.game().commands().is_empty() {
            return Ok(());
        }
        house.notice = house.desk.keep(&self.table.game, self.origin.as_deref())?;
        Ok(())
    }

    fn least(&self, _: &House) -> (u16, u16) {
        view::least(self.game().rules().shape)
    }

    fn draw(&self, canvas: &mut Canvas<'_>, area: Rect, house: &House) {
        view::draw(self, canvas, area, house);
    }
}
