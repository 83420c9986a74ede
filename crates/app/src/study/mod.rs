//! Studying a game or a position: what every move is worth, back and forward, branches, and the moves
//! that threw the game away. Front ends draw it and turn keys into its verbs.

mod copy;
mod file;
#[cfg(any(feature = "unicode", feature = "host-unicode"))]
mod play_on;
mod read;
mod review;
mod tree;

pub use copy::copied;
pub use fourline_insight::Judgement;
#[cfg(any(feature = "unicode", feature = "host-unicode"))]
pub use play_on::play_on;
pub use read::{ReadError, Source, plain_game, read_position, read_study};
pub use review::Review;
pub use tree::{Node, Tree};

use crate::thinking::{Progress, Question, Thought, Ticket, Topic};
use fourline_game::Game;

/// How many positions the solver may visit for a position that is not on the screen. Those at the
/// beginning of a game can take minutes without a book.
const PATIENCE: u64 = 200_000_000;

/// A study: the tree of moves, and what is being found out about it.
#[derive(Debug)]
pub struct Study {
    /// The moves and branches.
    pub tree: Tree,
    asking: Option<Asking>,
}

/// What is being found out, about which position.
#[derive(Clone, Copy, Debug)]
struct Asking {
    ticket: Ticket,
    node: usize,
    progress: Progress,
}

/// What a study asks of the thread that thinks.
#[derive(Clone, Debug)]
pub enum Want {
    /// An answer to this.
    Think(Question),
    /// No more answers to this.
    Stop(Ticket),
}

impl Study {
    /// A study of a game, at its end.
    pub fn of_game(game: &Game) -> Study {
        Study { tree: Tree::of_game(game), asking: None }
    }

    /// Follows the moves of a game that has continued. Answers about another game are no longer
    /// waited for.
    pub fn follow(&mut self, played: &Game) -> Option<Want> {
        let is_new = self.tree.follow(played);
        self.asking.take_if(|_| is_new).map(|asking| Want::Stop(asking.ticket))
    }

    /// Asks about the position that is looked at before all others, and about one at a time. To be
    /// called after every change; `ticket` gives numbers that no other question has.
    pub fn want(&mut self, mut ticket: impl FnMut() -> Ticket) -> Vec<Want> {
        if let Some(asking) = self.asking
            && asking.node != self.tree.at()
            && asking.progress.positions > PATIENCE
        {
            self.tree.get_mut(asking.node).is_skipped = true;
        }
        let wanted = self.tree.unknown();
        match (self.asking, wanted) {
            (None, None) => Vec::new(),
            (Some(asking), Some(node)) if asking.node == node => Vec::new(),
            // Work begun elsewhere continues unless the position on the screen needs it now.
            (Some(asking), Some(node))
                if node != self.tree.at()
                    && self.tree.line().contains(&asking.node)
                    && !self.tree.get(asking.node).is_skipped =>
            {
                Vec::new()
            }
            (asked, wanted) => {
                self.asking = None;
                let mut wants: Vec<Want> =
                    asked.into_iter().map(|asking| Want::Stop(asking.ticket)).collect();
                if let Some(node) = wanted {
                    let ticket = ticket();
                    self.asking = Some(Asking { ticket, node, progress: Progress::default() });
                    let game = Box::new(self.tree.get(node).game.clone());
                    wants.push(Want::Think(Question { ticket, game, topic: Topic::Insight }));
                }
                wants
            }
        }
    }

    /// Takes an answer, if it is one to this study's question.
    pub fn take(&mut self, ticket: Ticket, thought: &Thought) {
        let Some(asking) = self.asking.filter(|asking| asking.ticket == ticket) else { return };
        let node = self.tree.get_mut(asking.node);
        match thought {
            Thought::Insight { insight, is_last } => {
                node.insight = Some((**insight).clone());
                node.is_done = *is_last;
                if *is_last {
                    self.asking = None;
                }
            }
            // What can't be found out is not asked again.
            Thought::Failed | Thought::Move(..) => {
                node.is_done = true;
                self.asking = None;
            }
        }
    }

    /// Notes how far the answer has come.
    pub fn note_progress(&mut self, ticket: Ticket, progress: Progress) {
        if let Some(asking) = self.asking.as_mut().filter(|asking| asking.ticket == ticket) {
            asking.progress = progress;
        }
    }

    /// The question that is open, if one is.
    pub fn ticket(&self) -> Option<Ticket> {
        self.asking.map(|asking| asking.ticket)
    }

    /// How far the answer has come: about the position looked at, or about another one.
    pub fn progress(&self) -> Option<(bool, Progress)> {
        self.asking.map(|asking| (asking.node == self.tree.at(), asking.progress))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::insight::Insight;
    use fourline_rules::{MoveList, Numbering, Shape};
    use fourline_words::Language;

    fn study(moves: &str) -> Study {
        let (moves, _) = MoveList::parse(moves, Shape::CLASSIC, Numbering::FromOne).unwrap();
        Study::of_game(&plain_game(&moves, Language::English))
    }

    #[test]
    fn one_question_at_a_time_and_the_position_looked_at_first() {
        let mut study = study("4453");
        let mut next = 0;
        let mut ticket = || {
            next += 1;
            Ticket(next)
        };
        let wants = study.want(&mut ticket);
        let [Want::Think(question)] = &wants[..] else { panic!("{wants:?}") };
        assert_eq!(question.game.commands().len(), 4);
        assert!(study.want(&mut ticket).is_empty(), "it is being answered");
        study.tree.back();
        let wants = study.want(&mut ticket);
        let [Want::Stop(Ticket(1)), Want::Think(question)] = &wants[..] else {
            panic!("{wants:?}")
        };
        assert_eq!(question.game.commands().len(), 3);
        let empty = Insight { moves: Vec::new(), line: Vec::new(), is_exact: true };
        let last = Thought::Insight { insight: Box::new(empty), is_last: true };
        study.take(Ticket(1), &last);
        assert!(study.tree.node().insight.is_none(), "a late answer to an old question");
        study.take(Ticket(2), &last);
        assert!(study.tree.node().is_done);
        study.want(&mut ticket);
        study.take(study.ticket().unwrap(), &Thought::Failed);
        let mut rounds = 0;
        while let [Want::Think(question)] = &study.want(&mut ticket)[..] {
            study.take(question.ticket, &last);
            rounds += 1;
        }
        assert_eq!(rounds, 3, "every other position of the line");
    }

    #[test]
    fn a_late_answer_about_another_game_is_not_taken() {
        let mut study = study("4453");
        study.want(|| Ticket(1));
        let game = study.tree.game().clone();
        assert!(study.follow(&game).is_none(), "the same game goes on");
        let mut setup = game.setup().clone();
        setup.seed += 1;
        assert!(matches!(study.follow(&Game::new(setup)), Some(Want::Stop(Ticket(1)))));
        study.take(Ticket(1), &Thought::Failed);
        assert!(!study.tree.node().is_done);
    }
}
