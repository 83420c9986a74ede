//! What is asked of the workers, and what becomes of their answers.

use super::telling::problem_of;
use super::{Effect, Role, Site};
use crate::address::Page;
use crate::desk::Desk;
use fourline_app::keeping;
use fourline_app::study::{Review, Want};
use fourline_app::thinking::{Question, Thought, Ticket, Topic, message};
use fourline_app::{Effect as Wanted, News, Said};
use fourline_players::Limits;

/// How many positions a computer may look at that is to move at once.
const HURRIED: u64 = 20_000;

impl Site {
    /// Does what the session wants done.
    pub(super) fn follow(&mut self, effects: Vec<Wanted>) {
        let before = self.table.session.log().len();
        let others = keeping::keep_up(&mut self.table.session, effects, &mut self.shelf);
        if let Some(Said::NotKept(error)) = self.table.not_kept(before) {
            let text = self.not_kept_text(problem_of(error));
            self.say_aloud(text);
        }
        for effect in others {
            match effect {
                Wanted::Think(question) => {
                    let role = match question.topic {
                        Topic::Move { .. } => Role::Move,
                        Topic::Insight => Role::Hint,
                    };
                    self.think(role, &question);
                }
                Wanted::Stop(ticket) => self.stop(ticket),
                #[cfg(feature = "online")]
                Wanted::Away(what) => self.tell_table(what),
                // The shelf's are done.
                _ => {}
            }
        }
    }

    fn think(&mut self, role: Role, question: &Question) {
        // A worker answers one question at a time; an old one is not waited for.
        if self.asked[role as usize].replace(question.ticket).is_some() {
            self.effects.push(Effect::Stop(role));
        }
        self.effects.push(Effect::Think(role, message::write_question(question)));
    }

    /// The session does not want an answer any more, or wants it at once.
    fn stop(&mut self, ticket: Ticket) {
        for role in [Role::Move, Role::Hint] {
            if self.asked[role as usize] != Some(ticket) {
                continue;
            }
            self.asked[role as usize] = None;
            self.effects.push(Effect::Stop(role));
            let session = &self.table.session;
            let is_wanted = session.open_tickets().contains(&ticket);
            if let Some(computer) = session.game().turn().and_then(|seat| session.computer(seat))
                && is_wanted
                && role == Role::Move
            {
                let limits = Limits::nodes(HURRIED);
                let game = Box::new(session.game().clone());
                let topic = Topic::Move { computer, limits };
                self.think(role, &Question { ticket, game, topic });
            }
        }
    }

    pub(super) fn stop_role(&mut self, role: Role) {
        if self.asked[role as usize].take().is_some() {
            self.effects.push(Effect::Stop(role));
        }
    }

    pub(super) fn news(&mut self, role: Role, news: News) {
        let (ticket, is_last) = match &news {
            News::Thought(ticket, Thought::Insight { is_last, .. }) => (*ticket, *is_last),
            News::Thought(ticket, _) => (*ticket, true),
            News::Progress(ticket, _) => (*ticket, false),
            News::Away(_) => return,
        };
        if self.asked[role as usize] != Some(ticket) {
            return;
        }
        if is_last {
            self.asked[role as usize] = None;
        }
        if matches!(news, News::Thought(_, Thought::Failed)) {
            // A worker that has failed is of no more use.
            self.effects.push(Effect::Stop(role));
        }
        let study = match role {
            Role::Move | Role::Hint => {
                let effects = self.table.session.news(news, self.now_ms);
                return self.follow(effects);
            }
            Role::Review => self.table.review.as_mut().map(|review| &mut review.study),
            Role::Study => self.desk.as_mut().map(|desk| &mut desk.study),
        };
        match (study, news) {
            (Some(study), News::Thought(ticket, thought)) => study.take(ticket, &thought),
            (Some(study), News::Progress(ticket, progress)) => {
                study.note_progress(ticket, progress);
            }
            _ => {}
        }
    }

    pub(super) fn died(&mut self, role: Role) {
        if let Some(ticket) = self.asked[role as usize] {
            self.news(role, News::Thought(ticket, Thought::Failed));
        }
    }

    /// Follows the game with a study beside it, while scores are on.
    pub(super) fn review(&mut self) {
        #[cfg(feature = "online")]
        let scores = self.scores && !self.is_unfair();
        #[cfg(not(feature = "online"))]
        let scores = self.scores;
        if !scores {
            if self.table.review.take().is_some() {
                self.stop_role(Role::Review);
            }
            return;
        }
        let table = &mut self.table;
        let review = table.review.get_or_insert_with(|| Review::new(&table.session));
        let wants = review.follow(&mut table.session);
        self.want(Role::Review, wants);
    }

    pub(super) fn study(&mut self) {
        if !matches!(self.page, Page::Study { .. }) {
            return;
        }
        if let Some(wants) = self.desk.as_mut().map(Desk::want) {
            self.want(Role::Study, wants);
        }
    }

    fn want(&mut self, role: Role, wants: Vec<Want>) {
        for want in wants {
            match want {
                Want::Think(question) => self.think(role, &question),
                Want::Stop(ticket) if self.asked[role as usize] == Some(ticket) => {
                    self.stop_role(role);
                }
                Want::Stop(_) => {}
            }
        }
    }
}
