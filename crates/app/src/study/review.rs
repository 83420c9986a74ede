//! What is found out about a game while it is played: a study that follows the game and looks at what
//! is looked at.

use super::{Judgement, Study, Want};
use crate::Session;
use fourline_game::{Action, Game, Stage};

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
        let shown = shown.map_or(session.game(), |step| &step.game);
        go(shown);
        // A study ends turns only when it goes on; here the turn may have passed already.
        if shown.turn().is_some() && tree.game().turn() != shown.turn() {
            let passed = tree.play(Action::EndTurn);
            debug_assert!(passed.is_ok(), "{passed:?}");
        }
    }

    /// What is to be said about the move that led to this step of the game.
    pub fn judgement(&self, step: usize) -> Option<Judgement> {
        let node = *self.nodes.get(step)?;
        // A step at which no move was made is the position before once more.
        let is_move = step.checked_sub(1).is_none_or(|before| self.nodes[before] != node);
        self.study.tree.judgement(node).filter(|_| is_move)
    }

    /// The next step after this one that was a mistake.
    pub fn next_mistake(&self, after: usize) -> Option<usize> {
        (after + 1..self.nodes.len()).find(|&step| self.is_mistake(step))
    }

    /// Was the move that led to this step a mistake?
    pub fn is_mistake(&self, step: usize) -> bool {
        matches!(self.judgement(step), Some(Judgement::Mistake | Judgement::Blunder))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::words::Speaker;
    use crate::{First, Request};
    use fourline_game::{Name, Player, Seat, Setup};
    use fourline_rules::{Cell, Column, Rules};

    #[test]
    fn a_turn_that_was_ended_is_over_in_the_study_too() {
        let people = ["Ann", "Bob"].map(|name| Player::human(Name::new(name).unwrap()));
        let setup = Setup::new(Rules::POWER, people).unwrap();
        let mut session = Session::new(setup, First::Seat(Seat::One), 0).unwrap();
        let mut review = Review::new(&session);
        let standing = |review: &Review| Speaker::default().standing(&review.study);
        for column in [3, 3] {
            session.ask(Request::Drop(Column::new(column)), 0);
            session.ask(Request::EndTurn, 0);
        }
        session.ask(Request::Drop(Column::new(0)), 0);
        review.follow(&mut session);
        assert_eq!(standing(&review), "Ann (X): end the turn, or block?");
        session.ask(Request::EndTurn, 0);
        review.follow(&mut session);
        assert_eq!(standing(&review), "Bob (O) to move.");
        // Going back and on leads to the same positions.
        for step in [1, 2, 9] {
            session.ask(Request::LookAt(step), 0);
            review.follow(&mut session);
            let shown = session.view(0).shown;
            assert_eq!(review.study.tree.game().turn(), shown.turn(), "{step}");
            assert_eq!(review.study.tree.game().position(), shown.position(), "{step}");
        }
    }

    #[test]
    fn in_any_game_the_study_is_where_the_game_is() {
        for (_, rules) in Rules::PRESETS {
            for seed in 0..20_u64 {
                follow_a_random_game(rules, seed);
            }
        }
    }

    fn follow_a_random_game(rules: Rules, seed: u64) {
        let people = ["Ann", "Bob"].map(|name| Player::human(Name::new(name).unwrap()));
        let setup = Setup::new(rules, people).unwrap();
        let mut session = Session::new(setup, First::Seat(Seat::One), 0).unwrap();
        let mut review = Review::new(&session);
        let mut random = seed;
        let mut below = |end: u64| {
            random = random.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695);
            (random >> 33) % end
        };
        for _ in 0..60 {
            let column = Column::new(below(7) as u8);
            let request = match below(8) {
                0 => Request::Block,
                1 => Request::Undo,
                2 => Request::Remove(Cell::new(column, below(6) as u8)),
                3 => Request::TakeBack,
                4 => Request::Pick(session.game().setup().symbols.first()),
                5 => Request::LookAt(below(session.steps().len() as u64) as usize),
                6 => Request::EndTurn,
                _ => Request::Drop(column),
            };
            session.ask(request, 0);
            review.follow(&mut session);
            let (shown, studied) = (session.view(0).shown, review.study.tree.game());
            if shown.stage() != Stage::PickSymbol {
                assert_eq!(studied.position(), shown.position(), "{rules} {seed} {request:?}");
            }
            // Where a disc can only be undone, the study does not wait for the end of the turn.
            if shown.stage() == Stage::Move {
                assert_eq!(studied.turn(), shown.turn(), "{rules} {seed} {request:?}");
            }
        }
    }
}
