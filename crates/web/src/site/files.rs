//! Texts and files that are read: moves, boards, records, exports.

use super::pages::empty_game;
use super::{Role, Site};
use crate::address::{Page, Subject};
use crate::desk::Desk;
use fourline_app::Session;
use fourline_app::shelf::Shelf;
use fourline_app::study::ReadError;
use fourline_words::catalogue::{web as say, window};
use fourline_words::{Language, Say};

/// More than any record or export.
const LONGEST_FILE: usize = 20_000_000;

impl Site {
    /// Reads moves, a board or a record into the study.
    pub(super) fn read(&mut self, text: &str) {
        let speaker = self.speaker();
        if self.desk.is_none() {
            self.desk = Some(Desk::of_game(&empty_game(speaker.language)));
        }
        let Some(desk) = &mut self.desk else { return };
        match desk.read(text, &speaker) {
            Ok(()) => {
                self.stop_role(Role::Study);
                self.study_moved();
            }
            Err(error) => {
                let problem = read_problem(&error, speaker.language);
                self.notice(say::problem(speaker.language, problem));
            }
        }
    }

    /// A file was opened: an export, a record, moves or a board.
    pub(super) fn file(&mut self, name: &str, text: &str) {
        let language = self.language();
        let name = fourline_app::safe::shown(name);
        if text.len() > LONGEST_FILE {
            let told = say::could_not_read(language, name, say::too_large(language));
            return self.notice(told);
        }
        if let Ok(imported) = self.device.import(text) {
            self.listing = self.listing.is_some().then(|| self.shelf.list());
            let language = self.language();
            return match imported.problem {
                Some(problem) => self.notice(self.not_kept_text(problem)),
                None => self.report(say::imported(language, imported.games)),
            };
        }
        let shape = fourline_rules::Shape::CLASSIC;
        let numbering = fourline_rules::Numbering::FromOne;
        match fourline_app::study::read_position(text, shape, numbering, language) {
            // No moves at all are a position, but an empty file is not meant as one.
            Ok(_) if text.trim().is_empty() => {
                let problem = say::not_an_export(language);
                self.notice(say::could_not_read(language, name, problem));
            }
            Err(error) => {
                let problem = match text.trim_start().starts_with("fourline record") {
                    true => read_problem(&error, language),
                    false => say::not_an_export(language),
                };
                self.notice(say::could_not_read(language, name, problem));
            }
            // A game that can go on is put on the table, everything else on the desk.
            Ok(game) if game.ending().is_none() && text.contains("seat 1") && self.leave() => {
                match Session::resume(game, None, self.now_ms) {
                    Ok(session) => {
                        self.sit_down(session);
                        self.open(Page::Play);
                    }
                    Err(unknown) => {
                        self.notice(window::could_not_continue(language, unknown.say(language)));
                    }
                }
            }
            Ok(game) => {
                let of = Some(Box::new(Subject::of_game(&game)));
                self.open(Page::Study { of, ply: None });
            }
        }
    }
}

fn read_problem(error: &ReadError, language: Language) -> String {
    let problem = error.say(language);
    problem.trim_end_matches('.').to_string()
}
