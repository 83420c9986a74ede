//! What the bounds without search rest on, for people: which rule, which cells, which columns. The search
//! asks only for the bounds; the rules and their proofs are in `zugzwang.rs` and `groups`.

use crate::board::Board;
use crate::children::Node;
use crate::cpu::Baseline;
use crate::groups;
use crate::layout::Layout;
use crate::position::turn_if_open;
use crate::sizes::with_sizes;
use crate::zugzwang::{claimeven_fails, claimeven_value, odd_threat, standoff};
use fourline_rules::{Cell, Column, Position, Side};

/// What the side that is not to move gets at least, just by following up: answering each disc with one on
/// top of it, or as the rule says.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FollowUp {
    /// The side that follows up. The other one is to move.
    pub follower: Side,
    /// The score that the follower is sure of, from the follower's view: 0 holds the draw, more wins.
    pub value: i32,
    /// Why.
    pub rule: FollowUpRule,
}

/// Why following up is enough. Rows are counted from 1 at the bottom where they are called odd or even.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum FollowUpRule {
    /// The second player gets all even cells, and the first player has no line without them.
    Claimeven {
        /// The second player's winning cell, which the first player has to make playable in the end.
        win: Option<Cell>,
    },
    /// The same, but for one odd cell that the first player must not get.
    Standoff {
        /// That cell. The second player never plays below it.
        denied: Cell,
        /// The second player's odd winning cell that makes up for the moves not made there.
        threat: Cell,
        /// As with claimeven.
        win: Option<Cell>,
    },
    /// The first player's odd winning cell: everything else fills up, and then the second player has to
    /// play below it.
    OddThreat {
        /// The winning cell.
        threat: Cell,
    },
    /// These two or three columns decide, and everywhere else is followed up.
    Group {
        /// The columns, from the left.
        columns: Vec<Column>,
        /// The follower's winning cell elsewhere, as with claimeven.
        win: Option<Cell>,
    },
}

/// What following up is sure to give the side that is not to move; the best that the rules promise.
///
/// `None` if they promise nothing, if a side can win with the next disc, if the game is over, and on boards
/// for which there are no rules: those with an odd number of rows, and those that can't be solved.
///
/// ```
/// use fourline_rules::{MoveList, Numbering, Shape, Side};
/// use fourline_solver::follow_up;
///
/// let shape = Shape::new(4, 4, 4)?;
/// let (_, position) = MoveList::parse("12", shape, Numbering::FromOne)?;
/// let found = follow_up(&position).expect("nothing to win on a small board");
/// assert_eq!((found.follower, found.value), (Side::Second, 0));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn follow_up(position: &Position) -> Option<FollowUp> {
    let turn = turn_if_open(position).ok()?;
    if !position.shape().rows().is_multiple_of(2) {
        return None;
    }
    with_sizes!(explain_for: position, turn)
}

macro_rules! explain_for {
    ($position:expr, $turn:expr; $([$w:literal x $($h:literal)+; $l:literal])+) => {
        match ($position.shape().columns(), $position.shape().rows()) {
            (7, 6) => explain::<7, 6>($position, $turn),
            $($(($w, $h) => explain::<$w, $h>($position, $turn),)+)+
            _ => None,
        }
    };
}
use explain_for;

fn explain<const W: usize, const H: usize>(position: &Position, turn: Side) -> Option<FollowUp> {
    let board = Board::<W, H>::from_position(position, turn);
    let node = Node::new::<W, H>(board.own, board.filled);
    let next = Layout::<W, H>::playable(board.filled);
    if (node.own_wins | node.their_wins) & next != 0 {
        return None;
    }
    let left = Layout::<W, H>::CELLS - board.moves;
    let by_rule = match turn {
        Side::First => second_holds::<W, H>(&node),
        Side::Second => first_wins::<W, H>(&node),
    };
    let most = by_rule.as_ref().map_or(-1, |(value, _)| *value);
    let found = by_group::<W, H>(&node, left, most).or(by_rule);
    found.map(|(value, rule)| FollowUp { follower: turn.other(), value, rule })
}

/// The rules for the second player, where the first is to move.
fn second_holds<const W: usize, const H: usize>(node: &Node) -> Option<(i32, FollowUpRule)> {
    let &Node { own: first, filled, their_wins: wins, .. } = node;
    if claimeven_fails::<W, H>(first, filled, wins) == 0 {
        let win = lowest_even::<W, H>(filled, wins);
        return Some((claimeven_value::<W, H>(filled, wins), FollowUpRule::Claimeven { win }));
    }
    let found = standoff::<W, H>(first, filled, wins)?;
    let rule = FollowUpRule::Standoff {
        denied: cell::<W, H>(found.denied),
        threat: cell::<W, H>(found.threat),
        win: lowest_even::<W, H>(filled, found.even_wins),
    };
    Some((found.value, rule))
}

/// The rule for the first player, where the second is to move.
fn first_wins<const W: usize, const H: usize>(node: &Node) -> Option<(i32, FollowUpRule)> {
    let (value, threat) = odd_threat::<W, H>(node.own, node.filled, node.their_wins);
    let rule = || FollowUpRule::OddThreat { threat: cell::<W, H>(threat) };
    (value > 0).then(|| (value, rule()))
}

/// A group that promises more than `known`: as much as any does.
fn by_group<const W: usize, const H: usize>(
    node: &Node,
    left: i32,
    known: i32,
) -> Option<(i32, FollowUpRule)> {
    if !const { groups::applies::<W, H>() } {
        return None;
    }
    let (least, most) = if left % 2 == 1 { (1, 2) } else { (0, H as i32 / 2) };
    (least.max(known + 1)..=most).rev().find_map(|needed| {
        let (value, cells) = groups::promised_with::<W, H, Baseline>(node, left, needed)?;
        let in_group = |&column: &usize| cells & Layout::<W, H>::column(column) != 0;
        let columns = (0..W).filter(in_group).map(|column| Column::new(column as u8)).collect();
        let win = match left % 2 {
            0 => lowest_even::<W, H>(node.filled, node.their_wins & !cells),
            _ => None,
        };
        Some((value, FollowUpRule::Group { columns, win }))
    })
}

/// The lowest even cell of these that can't be played yet.
fn lowest_even<const W: usize, const H: usize>(filled: u64, wins: u64) -> Option<Cell> {
    let wins = wins & Layout::<W, H>::EVEN & !Layout::<W, H>::playable(filled);
    (0..H).find_map(|row| {
        let here = wins & (Layout::<W, H>::BOTTOM << row);
        (here != 0).then(|| cell::<W, H>(here & here.wrapping_neg()))
    })
}

/// A cell by its bit.
fn cell<const W: usize, const H: usize>(bit: u64) -> Cell {
    let (column, row) = (Layout::<W, H>::column_of(bit), Layout::<W, H>::row_of(bit));
    Cell::new(Column::new(column as u8), row as u8)
}

#[cfg(all(test, not(loom)))]
mod tests {
    use super::*;
    use crate::{Control, Options, Solver};
    use fourline_rules::{MoveList, Numbering, Outcome, Shape};

    fn after(moves: &str) -> Position {
        MoveList::parse(moves, Shape::CLASSIC, Numbering::FromOne).unwrap().1
    }

    /// A position in which mostly no side can win with the next disc.
    fn quiet_position(random: &mut crate::testing::Random) -> Position {
        let mut position = Position::empty(Shape::CLASSIC);
        for number in 0..16 + random.below(16) {
            let open: Vec<Column> = position.open_columns().collect();
            let mut tried = (0..9).map(|_| {
                let mut after = position;
                after.drop(Side::BOTH[number % 2], open[random.below(open.len())]).unwrap();
                after
            });
            let is_quiet = |after: &Position| {
                let wins = |column: Column| {
                    let cell = after.landing(column).unwrap();
                    Side::BOTH.iter().any(|&side| after.longest_run_through(side, cell) >= 4)
                };
                after.outcome() == Outcome::Open && !after.open_columns().any(wins)
            };
            match tried.find(is_quiet) {
                Some(after) => position = after,
                None => break,
            }
        }
        position
    }

    #[test]
    fn what_is_promised_holds() {
        let mut solver = Solver::new(Options::default()).unwrap();
        let mut random = crate::testing::Random::new(11);
        let mut kinds = [0; 4];
        for _ in 0..3_000 {
            let position = quiet_position(&mut random);
            let Some(found) = follow_up(&position) else { continue };
            let score = solver.score(&position, &Control::new()).unwrap().value();
            assert!(-score >= found.value, "{found:?}, score {score}:\n{position}");
            kinds[match found.rule {
                FollowUpRule::Claimeven { .. } => 0,
                FollowUpRule::Standoff { .. } => 1,
                FollowUpRule::OddThreat { .. } => 2,
                FollowUpRule::Group { .. } => 3,
            }] += 1;
        }
        assert!(kinds.iter().all(|&kind| kind > 5), "{kinds:?}");
    }

    #[test]
    fn nothing_is_promised_where_a_disc_wins_or_the_board_has_no_rules() {
        assert_eq!(follow_up(&after("112233")), None, "column 4 wins");
        assert_eq!(follow_up(&after("1122334")), None, "it is over");
        let odd_rows = Position::empty(Shape::new(4, 5, 4).unwrap());
        let five = Position::empty(Shape::new(7, 6, 5).unwrap());
        let large = Position::empty(Shape::new(16, 8, 4).unwrap());
        for position in [odd_rows, five, large] {
            assert_eq!(follow_up(&position), None);
        }
    }
}
