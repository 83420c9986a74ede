//! Moves: at the table, and through a study.

use super::{Effect, Site};
use crate::address::{Page, Subject};
use crate::desk::Go;
use fourline_app::settings::Confirm;
use fourline_app::{Prompt, Request};
use fourline_game::Event;
use fourline_rules::Column;
use fourline_words::catalogue::web as say;

impl Site {
    /// Asks the table, or the study, for something.
    pub(super) fn ask(&mut self, request: Request) {
        self.notice = None;
        if let (Page::Study { .. }, Some(desk)) = (&self.page, &mut self.desk) {
            let asked = desk.ask(request);
            let game = desk.study.tree.game().clone();
            match asked {
                Ok(()) => self.study_moved(),
                Err(refusal) => self.notice(self.speaker().words().refusal(refusal, &game)),
            }
            return;
        }
        #[cfg(feature = "online")]
        if matches!(request, Request::React(_)) && std::mem::take(&mut self.online.is_talking) {
            self.effects.push(Effect::FocusTalk);
        }
        self.table.digits = Default::default();
        self.table.chosen = None;
        let effects = self.table.session.ask(request, self.now_ms);
        self.follow(effects);
        if matches!(self.page, Page::Position(_)) && self.table.session.is_in_play() {
            self.page = Page::Play;
            self.effects.push(Effect::Replace(Page::Play.path()));
        }
    }

    /// A column was clicked, or Enter pressed on it.
    pub(super) fn column(&mut self, column: Column) {
        let confirms = self.device.settings.confirm == Confirm::On
            && !matches!(self.page, Page::Study { .. })
            && matches!(self.table.session.prompt(), Prompt::Move { .. });
        if confirms && self.table.chosen != Some(column) {
            self.table.chosen = Some(column);
            self.table.column = Some(column);
            let number = self.speaker().numbering.number(column);
            return self.report(say::confirm_drop(self.language(), number));
        }
        self.ask(Request::Drop(column));
    }

    pub(super) fn point(&mut self, column: Option<Column>) {
        match (&self.page, &mut self.desk) {
            (Page::Study { .. }, Some(desk)) => desk.column = column,
            _ => self.table.column = column,
        }
    }

    pub(super) fn go(&mut self, go: Go) {
        if let Some(desk) = &mut self.desk {
            let went = desk.go(go);
            if !went && matches!(go, Go::Mistake(_)) {
                return self.report(say::no_more_mistakes(self.language()));
            }
            self.study_moved();
        }
    }

    /// The address follows the study, and those who hear the page are told.
    pub(super) fn study_moved(&mut self) {
        let Some(desk) = &self.desk else { return };
        let (game, ply) = desk.line();
        let last = desk.study.tree.line().len() - 1;
        let of = Some(Box::new(Subject::of_game(game)));
        self.page = Page::Study { of, ply: (ply < last).then_some(ply) };
        self.effects.push(Effect::Replace(self.page.path()));
        let speaker = self.speaker();
        let said = match (desk.study.tree.node().step, desk.study.tree.game().last()) {
            (Some(_), Some(last)) => {
                let game = desk.study.tree.game();
                let event = Event::Dropped { seat: last.seat, cell: last.cell };
                speaker.words().event(&event, game)
            }
            _ => None,
        };
        let standing = speaker.standing(&desk.study);
        self.say_aloud([said.unwrap_or_default(), standing].join(" ").trim().to_string());
    }
}
