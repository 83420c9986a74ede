//! The first screen, and what is chosen on it.

use super::{App, Page};
use crate::Start;
use crate::home_ui::{Chosen, Home, header};
use crate::widgets::Push;
use eframe::egui::Ui;
use fourline_app::settings::Study;
use fourline_words::Say;
use fourline_words::catalogue::window as say;

impl App {
    pub(super) fn enter_menu(&mut self) {
        self.menu.listing = self.storage.shelf.list();
        self.wants_focus = true;
    }

    pub(super) fn home_page(&mut self, ui: &mut Ui, now_ms: u64) {
        let context = &ui.ctx().clone();
        let (speaker, language) = (self.speaker(), self.language());
        let buttons = [say::how_to_play(language), say::settings(language)].map(Push::new);
        match header(ui, &speaker, None, &buttons) {
            Some(0) => self.page = Some(Page::HowTo(self.menu.game.rules)),
            Some(_) => self.page = Some(Page::Settings),
            None => {}
        }
        let App { menu, settings, storage, notice, seed, wants_focus, .. } = self;
        let mut home = Home {
            menu,
            settings,
            state: &storage.state,
            seed: *seed,
            speaker,
            notice,
            wants_focus,
        };
        let Some(chosen) = home.show(ui) else { return };
        self.notice.clear();
        self.choose(chosen, now_ms);
        context.request_repaint();
    }

    fn choose(&mut self, chosen: Chosen, now_ms: u64) {
        match chosen {
            Chosen::Start(setup) => self.start_game(*setup, now_ms),
            Chosen::Open => {
                let file = self.menu.file.trim().to_string();
                self.open(&file, now_ms);
            }
            Chosen::GoOn(path) => match self.storage.shelf.open(&path) {
                Ok(opened) => self.go_on(Start::Kept(Box::new(opened)), now_ms),
                Err(error) => self.notice = self.told(say::could_not_open, &error),
            },
            Chosen::LookAt(game) => self.go_on(Start::Game(game), now_ms),
            Chosen::Study(game) => {
                self.settings.window.study = Study::On;
                self.go_on(Start::Game(game), now_ms);
            }
            Chosen::Delete(path) => {
                if let Err(error) = self.storage.shelf.delete(&path) {
                    self.notice = self.told(say::could_not_delete, &error);
                }
                self.menu.listing = self.storage.shelf.list();
            }
            Chosen::HowTo(rules) => self.page = Some(Page::HowTo(rules)),
            Chosen::SaveRules => self.save_rules(),
            Chosen::DeleteRules(name) => {
                self.storage.state.forget_rules(&name);
                self.write_state();
            }
        }
    }

    fn save_rules(&mut self) {
        let (name, rules) = (self.menu.rules_name.trim().to_string(), self.menu.game.rules);
        self.menu.rules_notice = match self.storage.state.save_rules(&name, rules) {
            Ok(()) => {
                self.write_state();
                self.menu.rules_name.clear();
                say::rules_saved(self.language(), name)
            }
            Err(problem) => problem.say(self.language()),
        };
    }
}
