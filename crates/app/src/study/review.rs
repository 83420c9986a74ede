//! What is found out about a game while it is played: a study that follows the game and looks at what
//! is looked at.

use super::{Study, Want};
use crate::Session;
use fourline_game::{Game, Stage};

/// A study beside a game.
#[derive(Debug)]
pub struct Review {
    /// The study, at the position that is looked at.
    pub study: Study,
    /// Which position of the study each step of the game is.
    pub nodes: Vec<usize>,
    /// The game and the step that were followed last.
    followed: (Game, Option<usize>),
}

impl Review {
    /// A study of the session's game.
    pub fn new(session: &Session) -> Review {
        let game = session.game();
        let mut review = Review {
            study: Study::of_game(game),
            nodes: Vec::new(),
            followed: (game.clone(), session.looked_at()),
        };
        review.go_along(session);
        review
    }

    /// Follows the game, and asks about what is not known.
    pub fn follow(&mut self, session: &mut Session) -> Vec<Want> {
        let mut wants = Vec::new();
        let (game, looked_at) = (session.game(), session.looked_at());
        if self.followed.0 != *game || self.followed.1 != looked_at {
            self.followed = (game.clone(), looked_at);
            wants.extend(self.study.follow(game));
            self.go_along(session);
        }
        wants.extend(self.study.want(|| session.next_ticket()));
        wants
    }

    /// Finds every step in the study. Those that were taken back by the rules are branches of it.
    fn go_along(&mut self, session: &Session) {
        let steps = session.steps();
        let tree = &mut self.study.tree;
        let mut go = |game: &Game| {
            match game.stage() {
                // The study begins when the symbols are known.
                Stage::PickSymbol => tree.go_first(),
                _ => drop(tree.follow(game)),
            }
            tree.at()
        };
        self.nodes = steps.iter().map(|step| go(&step.game)).collect();
        let shown = session.looked_at().and_then(|at| steps.get(at));
        go(session.game());
        go(shown.map_or(session.game(), |step| &step.game));
    }
}
