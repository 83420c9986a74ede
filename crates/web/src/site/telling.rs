//! What is told to those who see the page and to those who hear it.

use super::{Effect, Notice, Site, Where};
use crate::address::Page;
use crate::storage::StorageProblem;
use fourline_app::Said;
use fourline_app::files::FileProblem;
use fourline_app::settings::{Sound, Vibration};
use fourline_app::shelf::{ShelfError, ShelfProblem};
use fourline_app::words::Speaker;
use fourline_game::{Event, GameView, Seat};
use fourline_rules::Column;
use fourline_words::catalogue::web as say;

/// How long a notice stays.
const NOTICE_MS: u64 = 6_000;

impl Site {
    /// Says what happened, to those who see and to those who hear.
    pub(super) fn tell(&mut self) {
        let speaker = self.speaker();
        let (aloud, notice) = self.table.news(&speaker);
        if !aloud.is_empty() && !matches!(self.page, Page::Study { .. }) {
            self.say_aloud(aloud.join(" "));
        }
        if let Some(notice) = notice {
            self.show_notice(notice, true);
        }
    }

    pub(super) fn sounds(&mut self) {
        let log = self.table.session.log();
        let is_new = &log[self.heard.min(log.len())..];
        let dropped = is_new.iter().any(|said| {
            matches!(said, Said::Happened(Event::Dropped { .. } | Event::Removed { .. }))
        });
        let is_end = is_new.iter().any(|said| matches!(said, Said::Happened(Event::Ended(_))));
        let joined = is_new.iter().any(|said| matches!(said, Said::Joined(_)));
        self.heard = log.len();
        if (dropped || joined || is_end) && self.device.settings.web.sound == Sound::On {
            self.effects.push(Effect::Sound { is_end });
        }
        if dropped && self.device.settings.web.vibration == Vibration::On {
            self.effects.push(Effect::Vibrate);
        }
    }

    pub(super) fn say_aloud(&mut self, text: String) {
        self.spoken_aloud = (self.spoken_aloud.0 + 1, text);
    }

    /// Says what is wrong, to be seen and heard.
    pub(super) fn notice(&mut self, text: String) {
        self.show_notice(text.clone(), true);
        self.say_aloud(text);
    }

    /// The same, if nothing is wrong.
    pub(super) fn report(&mut self, text: String) {
        self.show_notice(text.clone(), false);
        self.say_aloud(text);
    }

    fn show_notice(&mut self, text: String, is_problem: bool) {
        self.notice = Some(Notice { text, is_problem, until_ms: self.now_ms + NOTICE_MS });
    }

    pub(crate) fn not_kept_text(&self, problem: StorageProblem) -> String {
        match problem {
            StorageProblem::Full => say::not_kept_full(self.language()),
            StorageProblem::Forbidden => say::not_kept_forbidden(self.language()),
            StorageProblem::Unreadable => say::settings_unreadable(self.language()),
        }
    }

    pub(super) fn say_where(&mut self, what: Where) {
        let (speaker, game) = (self.speaker(), self.shown_game());
        let language = speaker.language;
        let column = match (&self.page, &self.desk) {
            (Page::Study { .. }, Some(desk)) => desk.column,
            _ => self.table.column,
        };
        let text = match what {
            Where::Last => match game.last() {
                None => say::no_last_move(language),
                Some(_) => {
                    let latest = self.table.session.latest();
                    let told = latest.and_then(|said| speaker.said(said, &game));
                    told.unwrap_or_else(|| say::no_last_move(language))
                }
            },
            Where::Column => {
                let view = GameView::of(&game, Seat::One);
                let column = column.unwrap_or(Column::new(view.shape().columns() / 2));
                crate::view::column_holds(&view, column, &speaker)
            }
            Where::Board => {
                speaker.words().board(&GameView::of(&game, Seat::One)).replace('\n', " ")
            }
            Where::Threats => self.table.threats(&speaker),
            Where::Scores => self.scores_aloud(&speaker),
        };
        self.say_aloud(text);
    }

    fn scores_aloud(&self, speaker: &Speaker) -> String {
        let view = self.table.session.view(self.now_ms);
        let node = match (&self.page, &self.desk) {
            (Page::Study { .. }, Some(desk)) => Some(desk.study.tree.node()),
            _ => self.table.review.as_ref().map(|review| review.study.tree.node()),
        };
        let insight = match &view.advice {
            Some(advice) if !matches!(self.page, Page::Study { .. }) => advice.insight.as_ref(),
            _ => node.and_then(|node| node.insight.as_ref()),
        };
        let game = self.shown_game();
        match insight {
            None => say::no_scores(speaker.language),
            Some(insight) => {
                let moves = insight.moves.iter().take(9);
                let moves: Vec<String> = moves.map(|o| speaker.outlook(o, &game)).collect();
                moves.join(". ")
            }
        }
    }
}

pub(super) fn problem_of(error: &ShelfError) -> StorageProblem {
    match error.reason {
        ShelfProblem::File(FileProblem::NoSpace) => StorageProblem::Full,
        _ => StorageProblem::Forbidden,
    }
}
