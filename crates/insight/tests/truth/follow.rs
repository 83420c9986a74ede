//! Following up, played by its words: the answers that a rule prescribes, and games in which they are given to
//! random discs.

use crate::board::{Board, at};
use fourline_players::{Dice, Draw};
use fourline_rules::Side;
use fourline_solver::FollowUpRule;

/// The answers that a rule prescribes to a disc in `column`, which has not been dropped yet.
pub fn answers(board: &Board, rule: &FollowUpRule, column: usize) -> Vec<usize> {
    let all = 0..board.columns.len();
    let evens = |board: &Board, of: &dyn Fn(usize) -> bool| -> Vec<usize> {
        let is_even = |&other: &usize| other != column && of(other) && board.is_even_column(other);
        (0..board.columns.len()).filter(is_even).collect()
    };
    match rule {
        FollowUpRule::Claimeven { .. } if board.is_even_column(column) => evens(board, &|_| true),
        FollowUpRule::Claimeven { .. } => vec![column],
        FollowUpRule::OddThreat { threat } => {
            let here = at(*threat).0;
            // Columns with a disc to spare: even ones besides the threat's, and that one while it is odd.
            let spare = |other: usize| match other == here {
                true => board.can_drop(other) && !board.is_even_column(other),
                false => board.is_even_column(other),
            };
            match spare(column) {
                true => all.filter(|&other| other != column && spare(other)).collect(),
                false => vec![column],
            }
        }
        FollowUpRule::Group { columns, .. } => {
            let in_group = |other: usize| columns.iter().any(|column| column.index() == other);
            match (in_group(column), board.is_even_column(column)) {
                (true, _) => all.filter(|&other| in_group(other)).collect(),
                (false, true) => evens(board, &|other| !in_group(other)),
                (false, false) => vec![column],
            }
        }
        FollowUpRule::Standoff { denied, threat, .. } => {
            let (denied, threat) = (at(*denied), at(*threat));
            let is_special = column == denied.0 || column == threat.0;
            let below = |other: usize| {
                other == denied.0 && other != column && board.columns[other].len() + 1 == denied.1
            };
            match is_special || board.is_even_column(column) {
                true => all.filter(|&other| !below(other)).collect(),
                false => vec![column],
            }
        }
    }
}

/// Plays to the end: random discs of the attacker, prescribed answers of the follower, who completes a line
/// whenever that is possible. Who completes a line, if anyone.
pub fn play_out(
    board: &Board,
    rule: &FollowUpRule,
    follower: Side,
    dice: &mut Dice,
) -> Option<Side> {
    let mut board = board.clone();
    let attacker = follower.other();
    while !board.is_full() {
        let open: Vec<usize> =
            (0..board.columns.len()).filter(|&column| board.can_drop(column)).collect();
        let column = open[dice.below(open.len())];
        let answers = answers(&board, rule, column);
        if board.drop(attacker, column) {
            return Some(attacker);
        }
        if board.is_full() {
            break;
        }
        if !board.wins(follower).is_empty() {
            return Some(follower);
        }
        let answers: Vec<usize> =
            answers.into_iter().filter(|&answer| board.can_drop(answer)).collect();
        assert!(!answers.is_empty(), "no answer to {column}: {rule:?}\n{board:?}");
        board.drop(follower, answers[dice.below(answers.len())]);
    }
    None
}
