//! The list of moves of a game, as players read it: two columns, one for each side, with marks for
//! mistakes.
//!
//! ```text
//! 1.  4    4
//! 2.  3    5?
//! 3.  x5/6 b    after a block the same side moves again, in a new line
//! ```

use crate::study::{Judgement, Review, Tree};
use fourline_game::{Action, Event, Game, Seat};
use fourline_insight::words::short;
use fourline_rules::{Cell, Column, Numbering, Shape};

/// A line of the list: the starter's turn, and the other's.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct MoveRow {
    /// What the starter did, and what the other side did. A turn can be a drop or a remove, and a block.
    pub turns: [Vec<Move>; 2],
}

/// One thing that was done in a turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Move {
    /// Who did it.
    pub seat: Seat,
    /// What.
    pub kind: MoveKind,
    /// The step of the game, or the ply of the study, after which it stands.
    pub step: usize,
    /// What is to be said about it.
    pub judgement: Option<Judgement>,
}

/// What was done.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MoveKind {
    /// A disc was dropped.
    Drop(Column),
    /// A disc of the opponent was removed.
    Remove(Cell),
    /// The opponent's next turn was blocked.
    Block,
}

impl Move {
    /// A few characters: `4`, `x4/6` for column 4 and row 6, `b`; and its mark.
    pub fn short(&self, shape: Shape, numbering: Numbering) -> String {
        let action = match self.kind {
            MoveKind::Drop(column) => Action::Drop(column),
            MoveKind::Remove(cell) => Action::Remove(cell),
            MoveKind::Block => Action::Block,
        };
        short(action, shape, numbering) + self.judgement.map_or("", Judgement::mark)
    }
}

impl MoveRow {
    /// A turn in a few characters; empty if there is none.
    pub fn short(&self, side: usize, shape: Shape, numbering: Numbering) -> String {
        let moves: Vec<String> =
            self.turns[side].iter().map(|one| one.short(shape, numbering)).collect();
        moves.join(" ")
    }
}

/// The moves of a game that stand, with the step of the game at which each was made.
pub fn of_game(played: &Game) -> Vec<MoveRow> {
    let mut game = Game::new(played.setup().clone());
    let mut moves: Vec<(Move, usize)> = Vec::new();
    let mut step = 0;
    for (number, &command) in played.commands().iter().enumerate() {
        let events = game.play(command).expect("a game that was played replays");
        step += usize::from(events.iter().any(Event::is_told));
        for event in events {
            let (seat, kind) = match event {
                Event::Dropped { seat, cell } => (seat, MoveKind::Drop(cell.column)),
                Event::Removed { seat, cell } => (seat, MoveKind::Remove(cell)),
                Event::Blocked { seat } => (seat, MoveKind::Block),
                Event::Undone { .. } => {
                    moves.pop();
                    continue;
                }
                Event::TakenBack { to } => {
                    moves.retain(|(_, command)| *command < to);
                    continue;
                }
                _ => continue,
            };
            moves.push((Move { seat, kind, step, judgement: None }, number));
        }
    }
    rows(played.setup().starter, moves.into_iter().map(|(one, _)| one))
}

/// The same, with what a study beside the game has found out about the moves.
pub fn of_review(played: &Game, review: &Review) -> Vec<MoveRow> {
    let mut rows = of_game(played);
    for one in rows.iter_mut().flat_map(|row| row.turns.iter_mut().flatten()) {
        one.judgement = review.judgement(one.step);
    }
    rows
}

/// The line of a study, with what is known about its moves.
pub fn of_study(tree: &Tree) -> Vec<MoveRow> {
    let line = tree.line();
    let moves = line.iter().enumerate().filter_map(|(step, &node)| {
        let (seat, action) = tree.get(node).step?;
        let kind = match action {
            Action::Drop(column) => MoveKind::Drop(column),
            Action::Remove(cell) => MoveKind::Remove(cell),
            Action::Block => MoveKind::Block,
            _ => return None,
        };
        Some(Move { seat, kind, step, judgement: tree.judgement(node) })
    });
    rows(tree.game().setup().starter, moves)
}

fn rows(starter: Seat, moves: impl Iterator<Item = Move>) -> Vec<MoveRow> {
    let mut rows: Vec<MoveRow> = Vec::new();
    let mut last: Option<Move> = None;
    for one in moves {
        let side = usize::from(one.seat != starter);
        let same_turn = one.kind == MoveKind::Block && last.is_some_and(|l| l.seat == one.seat);
        let is_free = rows.last().is_some_and(|row| side == 1 && row.turns[1].is_empty());
        if !same_turn && !is_free {
            rows.push(MoveRow::default());
        }
        rows.last_mut().expect("one was made").turns[side].push(one);
        last = Some(one);
    }
    rows
}

#[cfg(test)]
mod tests {
    use super::*;
    use fourline_game::{Name, Player, Setup};
    use fourline_rules::Rules;

    fn game(rules: Rules, actions: &[Action]) -> Game {
        let people = ["Ann", "Bob"].map(|name| Player::human(Name::new(name).unwrap()));
        let mut game = Game::new(Setup::new(rules, people).unwrap());
        for &action in actions {
            let seat = game.turn().unwrap();
            game.play(seat.does(action)).unwrap();
        }
        game
    }

    fn shown(rows: &[MoveRow], shape: Shape) -> Vec<[String; 2]> {
        let numbering = Numbering::FromOne;
        rows.iter().map(|row| [0, 1].map(|side| row.short(side, shape, numbering))).collect()
    }

    fn drop(column: u8) -> Action {
        Action::Drop(Column::new(column - 1))
    }

    #[test]
    fn moves_stand_in_two_columns() {
        let game = game(Rules::CLASSIC, &[drop(4), drop(4), drop(5)]);
        let rows = of_game(&game);
        assert_eq!(shown(&rows, game.rules().shape), [["4", "4"], ["5", ""]]);
        assert_eq!(rows[1].turns[0][0].step, 3);
    }

    #[test]
    fn a_block_gives_the_same_side_a_new_line_and_an_undo_leaves_nothing() {
        let rules = Rules { who_starts: fourline_rules::WhoStarts::SeatOne, ..Rules::POWER };
        let (undo, end) = (Action::Undo, Action::EndTurn);
        let remove = Action::Remove(Cell::new(Column::new(3), 1));
        let game = game(
            rules,
            &[drop(4), drop(4), drop(5), undo, drop(6), Action::Block, remove, drop(1), end],
        );
        let rows = of_game(&game);
        assert_eq!(
            shown(&rows, game.rules().shape),
            [["4", "4"], ["6 b", ""], ["x4/5", "1"]],
            "{rows:?}"
        );
        let study = of_study(&Tree::of_game(&game));
        assert_eq!(shown(&study, game.rules().shape), shown(&rows, game.rules().shape));
    }
}
