//! What buttons and settings do.

use super::pages::empty_game;
use super::seating::session_of;
use super::{Asks, Dialog, Do, Effect, Picture, Role, Site};
use crate::address::{Page, Subject};
use crate::desk::{Desk, Go};
use crate::shelf::name_of;
use fourline_app::NewGame;
use fourline_app::shelf::Shelf;
use fourline_game::record;
use fourline_words::Say;
use fourline_words::catalogue::{web as say, window};

impl Site {
    pub(super) fn obey(&mut self, what: Do) {
        let language = self.language();
        match what {
            Do::NewGame => self.open_form(None, None),
            Do::NewGameBy(rules) => self.open_form(Some(*rules), None),
            Do::Start => self.start(),
            Do::SaveRules => {
                if let Some(Dialog::NewGame(form, _)) = &self.dialog {
                    let speaker = self.speaker();
                    let done = form.save_rules(&mut self.device.state, &speaker);
                    let kept = self.device.write_state();
                    self.told_in_form(match (done, kept) {
                        (Ok(_), Err(problem)) => self.not_kept_text(problem),
                        (Ok(text), Ok(())) | (Err(text), _) => text,
                    });
                }
            }
            Do::More => self.table.more = !self.table.more,
            Do::Help => self.dialog = Some(Dialog::Help),
            Do::Close => self.dialog = None,
            #[cfg(feature = "online")]
            Do::Study | Do::Scores if self.refuses_help() => {}
            Do::Study => {
                let game = self.table.session.game();
                let of = Some(Box::new(Subject::of_game(game)));
                let looked_at = self.table.session.looked_at();
                self.open(Page::Study { of, ply: None });
                if let (Some(desk), Some(step)) = (&mut self.desk, looked_at) {
                    desk.go(Go::Ply(step));
                }
            }
            Do::Scores => self.scores = !self.scores,
            Do::Read => {
                let text = self.desk.as_ref().map_or(String::new(), |desk| desk.text.clone());
                self.read(&text);
            }
            Do::Edit => {
                if let Some(desk) = &mut self.desk {
                    desk.text = desk.drawing();
                }
            }
            Do::Clear => {
                self.stop_role(Role::Study);
                self.desk = Some(Desk::of_game(&empty_game(language)));
                self.study_moved();
            }
            Do::PlayHere => {
                let from = self.desk.as_ref().map(|desk| desk.study.tree.game().clone());
                self.open_form(None, from);
            }
            Do::Continue(path) => {
                self.resume(&path);
                self.open(Page::Play);
            }
            Do::Look(path) => {
                let (name, step) = (name_of(&path), None);
                self.open(Page::Kept { name, step });
            }
            Do::Delete(path) => self.asks = Some(Asks::Delete(path)),
            Do::DeleteAll => self.asks = Some(Asks::DeleteAll),
            Do::Answer(yes) => self.answer(yes),
            Do::Export => self.effects.push(Effect::Download {
                name: "fourline.txt".to_string(),
                kind: "text/plain",
                text: self.device.export(),
            }),
            Do::CopyLink => {
                let link = self.link();
                self.effects.push(Effect::Copy(link));
            }
            Do::SaveRecord => {
                let text = record::write(&self.shown_game());
                let name = "game.fourline".to_string();
                self.effects.push(Effect::Download { name, kind: "text/plain", text });
            }
            Do::SavePicture(picture) => self.save_picture(picture),
            Do::Say(what) => self.say_where(what),
            Do::Reload => self.effects.push(Effect::Reload),
            #[cfg(not(feature = "online"))]
            Do::Invite => {
                let rules = self.table.session.game().rules().to_string();
                self.effects.push(Effect::Invite(rules));
            }
            #[cfg(feature = "online")]
            Do::Invite => self.invite(),
            #[cfg(feature = "online")]
            Do::Create => self.create(),
            #[cfg(feature = "online")]
            Do::Join => self.join(),
            #[cfg(feature = "online")]
            Do::Withdraw => self.withdraw(false),
            #[cfg(feature = "online")]
            Do::ChangeInvitation => self.withdraw(true),
            #[cfg(feature = "online")]
            Do::ShareInvitation => {
                let text = fourline_words::catalogue::invite::share_text(language);
                self.effects.push(Effect::Share { path: self.page.path(), text });
            }
            #[cfg(feature = "online")]
            Do::CopyWatch => {
                let link = self.link();
                self.effects.push(Effect::Copy(link));
            }
            #[cfg(feature = "online")]
            Do::Talk => self.online.is_talking = !self.online.is_talking,
            #[cfg(feature = "online")]
            Do::Again => match self.page {
                Page::Online => self.show_online(&Page::Online),
                _ => self.visit_again(),
            },
        }
    }

    fn save_picture(&mut self, picture: Picture) {
        let game = self.shown_game();
        let effect = match picture {
            Picture::Svg => Effect::Download {
                name: "fourline.svg".to_string(),
                kind: "image/svg+xml",
                text: crate::pictures::svg(&game, &self.speaker()),
            },
            Picture::Png => Effect::DownloadPng {
                name: "fourline.png".to_string(),
                svg: crate::pictures::svg(&game, &self.speaker()),
            },
            Picture::Gif => {
                self.report(say::film_begun(self.language()));
                let record = record::write(&game);
                Effect::Film { name: "fourline.gif".to_string(), record }
            }
        };
        self.effects.push(effect);
    }

    fn answer(&mut self, yes: bool) {
        let language = self.language();
        match self.asks.take().filter(|_| yes) {
            Some(Asks::Delete(path)) => {
                if let Err(error) = self.shelf.delete(&path) {
                    self.notice(window::could_not_delete(language, error.say(language)));
                }
                self.listing = Some(self.shelf.list());
            }
            Some(Asks::DeleteAll) => {
                self.shelf.close_all();
                self.device.delete_all();
                let seed = self.next_seed();
                let language = self.language();
                let session = session_of(&NewGame::default(), seed, language, self.now_ms);
                if let Some(session) = session {
                    self.sit_down(session);
                }
                self.listing = self.listing.is_some().then(|| self.shelf.list());
                self.report(say::deleted_all(language));
            }
            None => {}
        }
    }

    pub(super) fn set(&mut self, name: &str, value: &str) {
        let mut settings = self.device.settings.clone();
        let entry = fourline_app::settings::ENTRIES.iter().find(|entry| entry.full_name() == name);
        if entry.is_some_and(|entry| (entry.set)(&mut settings, value))
            && self.device.change_settings(settings).is_err()
        {
            self.notice(say::settings_not_kept(self.language()));
        }
    }

    /// Another page has changed what is kept.
    pub(super) fn stored(&mut self) {
        self.device.read();
        if self.listing.is_some() {
            self.listing = Some(self.shelf.list());
        }
    }

    /// The page is about to go away, perhaps for good: the game is kept already; others may open it.
    pub(super) fn hide(&mut self) {
        self.shelf.release();
    }
}
