//! The moves of a study as a tree: every branch that was tried is kept, and each position remembers
//! what was found out about it.

use crate::insight::{Insight, Standing, standing, worth};
use fourline_game::{Action, Game, Refusal, Seat, Stage, Verdict};
use fourline_insight::{Course, Judgement, end_turn, judge};
use fourline_players::Prospect;

/// A position of the study, and how it came about.
#[derive(Debug)]
pub struct Node {
    /// The game here.
    pub game: Game,
    /// Who did what to get here; `None` at the root.
    pub step: Option<(Seat, Action)>,
    parent: Option<usize>,
    children: Vec<usize>,
    /// Which child is next when going forward.
    next: usize,
    /// What its moves lead to, as far as it is known.
    pub insight: Option<Insight>,
    /// Is there nothing more to find out?
    pub is_done: bool,
    /// Did it take too long while another position was on the screen?
    pub is_skipped: bool,
}

/// All positions of a study.
#[derive(Debug)]
pub struct Tree {
    nodes: Vec<Node>,
    at: usize,
}

impl Tree {
    /// A tree that starts with this game, which is taken as it stands.
    pub fn new(game: Game) -> Tree {
        Tree { nodes: vec![Node::new(game, None, None)], at: 0 }
    }

    /// The moves of a game, without what was taken back, and without quotas that mean nothing when
    /// every move can be taken back.
    pub fn of_game(played: &Game) -> Tree {
        let Course { root, steps } = Course::of(played);
        let mut tree = Tree::new(root);
        for (seat, action) in steps {
            let step = tree.add(seat, action);
            debug_assert!(step.is_ok(), "{action:?}: {step:?}");
        }
        tree
    }

    /// Follows the moves of a game that has continued, keeping what is known of them. A game that
    /// starts from something else begins a new tree; true if it does.
    pub fn follow(&mut self, played: &Game) -> bool {
        let Course { root, steps } = Course::of(played);
        let is_new = self.nodes[0].game != root;
        if is_new {
            *self = Tree::new(root);
        }
        self.at = 0;
        for (seat, action) in steps {
            let step = self.add(seat, action);
            debug_assert!(step.is_ok(), "{action:?}: {step:?}");
        }
        is_new
    }

    /// The position that is looked at.
    pub fn node(&self) -> &Node {
        &self.nodes[self.at]
    }

    /// The game that is looked at.
    pub fn game(&self) -> &Game {
        &self.node().game
    }

    /// Does this for the side to move, or goes where that was done before.
    pub fn play(&mut self, action: Action) -> Result<(), Refusal> {
        let seat = self.game().turn().ok_or(Refusal::GameOver)?;
        self.add(seat, action)
    }

    fn add(&mut self, seat: Seat, action: Action) -> Result<(), Refusal> {
        let mut game = self.game().clone();
        if game.turn() != Some(seat) || action == Action::EndTurn {
            let turn = game.turn().unwrap_or(seat);
            end_turn(&mut game, turn);
        } else if game.stage() != Stage::Move && action != Action::Block {
            return Err(Refusal::AlreadyMoved);
        }
        if action != Action::EndTurn {
            game.play(seat.does(action))?;
        }
        let known = |&&child: &&usize| self.nodes[child].step == Some((seat, action));
        let child = match self.node().children.iter().find(known) {
            Some(&child) => child,
            None => {
                let child = self.nodes.len();
                self.nodes.push(Node::new(game, Some((seat, action)), Some(self.at)));
                self.nodes[self.at].children.push(child);
                child
            }
        };
        let children = &self.nodes[self.at].children;
        self.nodes[self.at].next = children.iter().position(|&c| c == child).unwrap_or(0);
        self.at = child;
        Ok(())
    }

    /// This seat does this, as in a file. Turns that were not ended are ended.
    pub(super) fn step(&mut self, seat: Seat, action: Action) -> Result<(), Refusal> {
        if self.game().ending().is_some() {
            return Err(Refusal::GameOver);
        }
        self.add(seat, action)
    }

    /// The last positions of all lines, in the order in which they were found.
    pub fn ends(&self) -> Vec<usize> {
        (0..self.nodes.len()).filter(|&node| self.nodes[node].children.is_empty()).collect()
    }

    /// The positions from the root to this one.
    pub fn path(&self, node: usize) -> Vec<usize> {
        let up = std::iter::successors(Some(node), |&node| self.nodes[node].parent);
        let mut path: Vec<usize> = up.collect();
        path.reverse();
        path
    }

    /// To this position; the line leads through it.
    pub fn go_to(&mut self, node: usize) {
        for pair in self.path(node).windows(2) {
            let children = &self.nodes[pair[0]].children;
            self.nodes[pair[0]].next = children.iter().position(|&c| c == pair[1]).unwrap_or(0);
        }
        self.at = node;
    }

    /// A move back; false at the beginning.
    pub fn back(&mut self) -> bool {
        let parent = self.node().parent;
        self.at = parent.unwrap_or(self.at);
        parent.is_some()
    }

    /// A move forward; false at the end.
    pub fn forward(&mut self) -> bool {
        let next = self.node().children.get(self.node().next).copied();
        self.at = next.unwrap_or(self.at);
        next.is_some()
    }

    /// To the beginning.
    pub fn go_first(&mut self) {
        while self.back() {}
    }

    /// To the end of the line.
    pub fn go_last(&mut self) {
        while self.forward() {}
    }

    /// Goes to the move that was tried next in place of this one.
    pub fn next_branch(&mut self) -> bool {
        let Some(parent) = self.node().parent else { return false };
        let siblings = self.nodes[parent].children.len();
        self.nodes[parent].next = (self.nodes[parent].next + 1) % siblings;
        self.at = self.nodes[parent].children[self.nodes[parent].next];
        siblings > 1
    }

    /// Goes back to where something else was tried too.
    pub fn go_to_branch(&mut self) -> bool {
        while self.back() {
            if self.node().children.len() > 1 {
                return true;
            }
        }
        false
    }

    /// How many other moves were tried in place of this one.
    pub fn siblings(&self) -> usize {
        self.node().parent.map_or(0, |parent| self.nodes[parent].children.len() - 1)
    }

    /// The positions from the root through this one to the end of its line.
    pub fn line(&self) -> Vec<usize> {
        let mut line = self.path(self.at);
        let mut last = self.at;
        while let Some(&next) = self.nodes[last].children.get(self.nodes[last].next) {
            line.push(next);
            last = next;
        }
        line
    }

    /// Which position of its line this is, counted from 0 at the root.
    pub fn ply(&self) -> usize {
        std::iter::successors(Some(self.at), |&node| self.nodes[node].parent).count() - 1
    }

    /// To this position of the line.
    pub fn go_to_ply(&mut self, ply: usize) {
        self.at = self.line().get(ply).copied().unwrap_or(self.at);
    }

    /// The number of the position that is looked at.
    pub fn at(&self) -> usize {
        self.at
    }

    /// The number of the position before the one that is looked at.
    pub fn parent(&self) -> Option<usize> {
        self.node().parent
    }

    /// A position by its number.
    pub fn get(&self, node: usize) -> &Node {
        &self.nodes[node]
    }

    /// The same, to note what was found out.
    pub fn get_mut(&mut self, node: usize) -> &mut Node {
        &mut self.nodes[node]
    }

    /// The first position of the line that is not known yet, this one before all others.
    pub fn unknown(&self) -> Option<usize> {
        let is_open = |&node: &usize| !self.nodes[node].is_done;
        let is_easy = |&node: &usize| is_open(&node) && !self.nodes[node].is_skipped;
        let line = self.line();
        // From the end: the later a position, the sooner it is solved, and the more that helps
        // those before it.
        Some(self.at).filter(is_open).or_else(|| line.into_iter().rev().find(is_easy))
    }

    /// The worth of a position for seat 1, between -1 and 1, if anything is known of it.
    pub fn worth(&self, node: usize) -> Option<f32> {
        let node = &self.nodes[node];
        if let Some(ending) = node.game.ending() {
            return Some(match ending.verdict() {
                Verdict::Won(Seat::One) => 1.0,
                Verdict::Won(Seat::Two) => -1.0,
                Verdict::Draw | Verdict::Void => 0.0,
            });
        }
        let worth = worth(node.insight.as_ref()?.best()?);
        Some(if node.game.turn() == Some(Seat::One) { worth } else { -worth })
    }

    /// Did the move that led to this position throw a win away, or lose where another move did not?
    /// From what to what.
    pub fn mistake(&self, node: usize) -> Option<(Standing, Standing)> {
        let after = &self.nodes[node];
        let before = self.nodes[after.parent?].insight.as_ref()?;
        let best = standing(before.best()?);
        let (_, action) = after.step?;
        let played = standing(before.of(action)?.hint.prospect);
        let threw_win = best == Standing::Won && played != Standing::Won;
        let lost = best != Standing::Lost && played == Standing::Lost;
        (threw_win || lost).then_some((best, played))
    }

    /// What is to be said about the move that led to this position. Only what is proven is said.
    pub fn judgement(&self, node: usize) -> Option<Judgement> {
        let after = &self.nodes[node];
        let before = self.nodes[after.parent?].insight.as_ref()?;
        let (_, action) = after.step?;
        let played = before.of(action)?.hint.prospect;
        let others = before.moves.iter().filter(|one| one.hint.actions.first() != Some(&action));
        let others: Vec<Prospect> = others.map(|outlook| outlook.hint.prospect).collect();
        judge(played, &others)
    }

    /// Goes to the next mistake of the line, or to the one before.
    pub fn go_to_mistake(&mut self, forward: bool) -> bool {
        let (line, ply) = (self.line(), self.ply());
        let is_mistake = |&&node: &&usize| self.mistake(node).is_some();
        let found = match forward {
            true => line[ply + 1..].iter().find(is_mistake),
            false => line[..ply].iter().rev().find(is_mistake),
        };
        let found = found.copied();
        self.at = found.unwrap_or(self.at);
        found.is_some()
    }
}

impl Node {
    fn new(game: Game, step: Option<(Seat, Action)>, parent: Option<usize>) -> Node {
        Node {
            is_done: game.ending().is_some(),
            game,
            step,
            parent,
            children: Vec::new(),
            next: 0,
            insight: None,
            is_skipped: false,
        }
    }

    /// What the best move here leads to.
    pub fn best(&self) -> Option<Prospect> {
        self.insight.as_ref().and_then(Insight::best)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::insight::Outlook;
    use fourline_game::{Name, Player, Setup};
    use fourline_players::{Limits, Stop, hint};
    use fourline_rules::{Column, Rules, Undo};

    fn drop(letter: char) -> Action {
        Action::Drop(Column::from_letter(letter).unwrap())
    }

    fn new_game(rules: Rules) -> Game {
        let player = |name| Player::human(Name::new(name).unwrap());
        Game::new(Setup::new(rules, [player("Ann"), player("Bob")]).unwrap())
    }

    fn tree(moves: &str) -> Tree {
        let mut tree = Tree::new(new_game(Rules::CLASSIC));
        for letter in moves.chars() {
            tree.play(drop(letter)).unwrap();
        }
        tree
    }

    #[test]
    fn moves_go_back_and_forward_and_branch() {
        let mut tree = tree("dde");
        assert_eq!(tree.ply(), 3);
        assert!(tree.back() && tree.back());
        assert!(tree.forward());
        assert_eq!(tree.ply(), 2);
        tree.play(drop('c')).unwrap();
        assert_eq!((tree.siblings(), tree.line().len()), (1, 4));
        assert!(tree.next_branch());
        assert_eq!(tree.node().step.unwrap().1, drop('e'));
        assert!(tree.go_to_branch());
        assert_eq!(tree.ply(), 2);
        // The same move again is the same branch.
        tree.play(drop('e')).unwrap();
        assert_eq!(tree.siblings(), 1);
        tree.go_first();
        assert!(!tree.back());
        tree.go_to_ply(2);
        assert_eq!(tree.ply(), 2);
        tree.go_last();
        assert!(!tree.forward());
    }

    #[test]
    fn a_game_is_studied_without_what_was_taken_back() {
        let mut game = new_game(Rules { undo: Undo::Strict(1), ..Rules::POWER });
        let script: [(Seat, Action); 12] = [
            (Seat::One, drop('a')),
            (Seat::One, drop('d')),
            (Seat::Two, drop('d')),
            (Seat::One, drop('c')),
            (Seat::One, Action::Undo),
            (Seat::One, drop('e')),
            (Seat::One, Action::Block),
            (Seat::One, drop('a')),
            (Seat::One, Action::EndTurn),
            (Seat::Two, Action::Remove(fourline_rules::Cell::new(Column::new(3), 0))),
            (Seat::Two, Action::EndTurn),
            (Seat::One, drop('b')),
        ];
        for (seat, action) in script {
            game.play(seat.does(action)).unwrap();
        }
        let tree = Tree::of_game(&game);
        assert_eq!(tree.game().position(), game.position());
        assert_eq!(tree.ply(), 7);
        assert_eq!(tree.game().blocks_left(Seat::One), Some(0));
        assert_eq!(tree.game().removes_left(Seat::Two), Some(0));
    }

    #[test]
    fn a_move_that_throws_the_game_away_is_found() {
        // Three in the bottom row, and the second player looks elsewhere.
        let mut tree = tree("agbgcfd");
        let line = tree.line();
        for &node in &line {
            let game = &tree.get(node).game;
            let limits = Limits::nodes(3_000);
            let hints = hint::first_look(game, limits, &Stop::default());
            let moves = hints.into_iter().map(|hint| Outlook { hint, score: None }).collect();
            let insight = Insight { moves, line: Vec::new(), is_exact: false };
            tree.get_mut(node).insight = Some(insight);
        }
        assert_eq!(tree.worth(tree.at()), Some(1.0));
        assert!(tree.go_to_mistake(false));
        assert_eq!(tree.ply(), 6);
        assert_eq!(tree.mistake(tree.at()), Some((Standing::Open, Standing::Lost)));
        assert!(!tree.go_to_mistake(false));
        tree.go_first();
        assert!(tree.go_to_mistake(true));
        assert_eq!(tree.ply(), 6);
    }
}
