//! What a key does, by what is shown.

use super::{Dialog, Do, Effect, Site, Where};
use crate::address::Page;
use crate::desk::Go;
use crate::keys::{Focus, Key, LETTERS};
use fourline_app::settings::Confirm;
use fourline_app::{Prompt, Request};
use fourline_rules::Column;
use fourline_words::catalogue::web as say;

impl Site {
    /// A key was pressed; true if it meant something here.
    pub(super) fn key(&mut self, key: &Key) -> bool {
        if key.is_modified {
            return false;
        }
        if self.dialog.is_some() {
            let closes = key.name == "Escape";
            self.dialog = self.dialog.take().filter(|_| !closes);
            return closes;
        }
        if key.focus == Focus::Field {
            return false;
        }
        let steps = matches!(key.name.as_str(), "," | "." | "PageUp" | "PageDown")
            || key.name.starts_with("Arrow");
        if key.is_repeated && !steps {
            return key.focus != Focus::Button && key.digit().is_some();
        }
        // The keyboard goes on from where it is, wherever the mouse may rest.
        let moves =
            key.name.starts_with("Arrow") || matches!(key.name.as_str(), "h" | "j" | "l" | "c");
        if let (true, Focus::Board(column)) = (moves, key.focus) {
            self.point(Some(column));
        }
        match key.name.as_str() {
            "?" | "F1" => self.dialog = Some(Dialog::Help),
            "o" => self.open(Page::Settings),
            "m" => self.open_form(None, None),
            "a" => self.say_where(Where::Last),
            "c" => self.say_where(Where::Column),
            "f" => self.say_where(Where::Threats),
            "v" => self.say_where(Where::Scores),
            "w" => self.obey(Do::SaveRecord),
            "F" => self.obey(Do::Invite),
            _ => {
                return match (&self.page, self.broken.is_some()) {
                    (Page::Study { .. }, false) => self.study_key(key),
                    (Page::Play | Page::Position(_) | Page::Table(_) | Page::Watch(_), false) => {
                        self.table_key(key)
                    }
                    _ => false,
                };
            }
        }
        true
    }

    fn study_key(&mut self, key: &Key) -> bool {
        let Some(desk) = &self.desk else { return false };
        let numbering = self.device.settings.numbering();
        if let Some(digit) = key.digit() {
            let shape = desk.study.tree.game().rules().shape;
            if let Some(column) = numbering.column(digit, shape) {
                self.ask(Request::Drop(column));
            }
            return true;
        }
        let on_board = key.focus != Focus::Button;
        match key.name.as_str() {
            "," | "PageUp" | "u" | "Backspace" | "z" => self.go(Go::Back),
            "." | "PageDown" | "Z" => self.go(Go::Forward),
            "Home" | "g" => self.go(Go::First),
            "End" | "G" => self.go(Go::Last),
            "n" => self.go(Go::Mistake(true)),
            "p" => self.go(Go::Mistake(false)),
            "ArrowDown" | "j" if on_board => self.go(Go::Branch),
            "x" => self.ask(Request::ChooseDisc),
            "b" => self.ask(Request::Block),
            "e" => self.ask(Request::EndTurn),
            "ArrowLeft" | "h" if on_board => self.point_at(desk.next_column(-1)),
            "ArrowRight" | "l" if on_board => self.point_at(desk.next_column(1)),
            "Escape" if desk.removing => self.ask(Request::ChooseDisc),
            _ => return false,
        }
        true
    }

    fn point_at(&mut self, column: Column) {
        self.point(Some(column));
        self.effects.push(Effect::FocusColumn(column));
    }

    fn table_key(&mut self, key: &Key) -> bool {
        let view = self.table.session.view(self.now_ms);
        let name = key.name.as_str();
        match (&view.prompt, name) {
            (Prompt::Confirm(..), "y") => return self.asked(Request::Answer(true)),
            (Prompt::Confirm(..), "n" | "Escape") => return self.asked(Request::Answer(false)),
            (Prompt::Confirm(..), _) => return false,
            (Prompt::Offered { .. }, "y") => return self.asked(Request::Accept),
            (Prompt::Offered { .. }, "n") => return self.asked(Request::Decline),
            _ => {}
        }
        let symbols = view.game.symbols;
        let numbering = self.device.settings.numbering();
        if let Some(digit) = key.digit() {
            return match (&view.prompt, digit) {
                (Prompt::Pick(_), 1) => self.asked(Request::Pick(symbols.first())),
                (Prompt::Pick(_), 2) => self.asked(Request::Pick(symbols.second())),
                _ => {
                    let number = self.table.digits.push(digit, self.table.shape(), numbering);
                    self.number(number);
                    true
                }
            };
        }
        let on_board = key.focus != Focus::Button;
        if name == "Enter" && self.table.digits.waiting().is_some() {
            let number = self.table.digits.take();
            self.number(number);
            return true;
        }
        let waited = self.table.digits.take().is_some();
        if waited && matches!(name, "Escape" | "Backspace") {
            return true;
        }
        if let Some((_, request)) = LETTERS.iter().find(|(letter, _)| *letter == name) {
            return self.asked(*request);
        }
        let has_move_now = view.offers.iter().any(|offer| offer.request == Request::MoveNow);
        match name {
            "Escape" if view.removing => self.ask(Request::ChooseDisc),
            "Escape" if view.step < view.last_step => self.ask(Request::LookAt(view.last_step)),
            "Escape" if has_move_now => self.ask(Request::MoveNow),
            "," | "PageUp" => self.ask(Request::LookAt(view.step.saturating_sub(1))),
            "." | "PageDown" => self.ask(Request::LookAt(view.step + 1)),
            "Home" | "g" => self.ask(Request::LookAt(0)),
            "End" | "G" => self.ask(Request::LookAt(view.last_step)),
            "Backspace" => self.ask(Request::Undo),
            "Delete" => self.ask(Request::ChooseDisc),
            "U" => self.ask(Request::Redo),
            "s" => self.obey(Do::Study),
            "S" => self.obey(Do::Scores),
            "ArrowLeft" | "h" if on_board => self.point_at(self.table.next_column(-1)),
            "ArrowRight" | "l" if on_board => self.point_at(self.table.next_column(1)),
            "ArrowDown" | "j" if on_board => match self.table.column {
                Some(column) => self.column(column),
                None => self.point_at(self.table.next_column(0)),
            },
            "Enter" | " " if on_board => match (self.table.enter(), self.table.column) {
                (Some(request), _) => self.ask(request),
                // The column's own button does it.
                (None, _) if matches!(key.focus, Focus::Board(_)) => return false,
                (None, Some(column)) => self.column(column),
                (None, None) => self.point_at(self.table.next_column(0)),
            },
            _ => return false,
        }
        true
    }

    fn asked(&mut self, request: Request) -> bool {
        self.ask(request);
        true
    }

    /// A whole number was typed, or a part of one.
    fn number(&mut self, number: Option<usize>) {
        let Some(number) = number else {
            if let Some(number) = self.table.digits.waiting() {
                self.report(say::typed_digit(self.language(), number));
            }
            return;
        };
        let column = self.device.settings.numbering().column(number, self.table.shape());
        match column {
            Some(column) if self.device.settings.confirm == Confirm::On => {
                self.table.chosen = None;
                self.point_at(column);
                self.column(column);
            }
            Some(column) => self.ask(Request::Drop(column)),
            None => self.ask(Request::DropNowhere),
        }
    }
}
