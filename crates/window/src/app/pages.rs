//! The pages in front of the menu or a game: how to play, and the settings.

use super::{App, Page};
use crate::home_ui::{header, leave_button};
use crate::how_to_ui::{self, Asked};
use crate::settings_ui;
use eframe::egui::{Key, Ui};
use fourline_words::catalogue::window as say;
use std::time::Duration;

impl App {
    /// A page in front of the menu or the game. The game goes on behind it.
    pub(super) fn page(&mut self, ui: &mut Ui, page: Page) {
        let (speaker, language) = (self.speaker(), self.language());
        let title = match page {
            Page::HowTo(_) => say::how_to_play(language),
            Page::Settings => say::settings(language),
        };
        let left = header(ui, &speaker, Some(&title), &[leave_button(&speaker)]).is_some();
        if left || ui.input(|input| input.key_pressed(Key::Escape)) {
            self.page = None;
            self.wants_focus = true;
            return ui.ctx().request_repaint();
        }
        match page {
            Page::Settings => settings_ui::show(ui, &mut self.settings, language),
            Page::HowTo(rules) => {
                let (state, may_choose) = (&self.storage.state, self.play.is_none());
                match how_to_ui::show(ui, &rules, state, &self.settings, &speaker, may_choose) {
                    Some(Asked::Show(rules)) => self.page = Some(Page::HowTo(rules)),
                    Some(Asked::Choose(rules)) => {
                        self.menu.game.rules = rules;
                        self.page = None;
                        self.wants_focus = true;
                    }
                    None => {}
                }
            }
        }
        if self.play.is_some() {
            // A clock or a computer behind the page goes on.
            ui.ctx().request_repaint_after(Duration::from_millis(250));
        }
    }
}
