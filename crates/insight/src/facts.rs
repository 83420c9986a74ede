//! What is seen on the board of a turn, without looking further than the opponent's next disc. True under every
//! rule set.

use crate::force::no_defence;
use crate::reason::Reason;
use crate::threats::{above, wins_at, wins_now};
use fourline_game::Action;
use fourline_rules::{Cell, Outcome, Position, Side};

/// What is seen of a turn of this side, and the board after it; `None` if it can't be made.
pub(crate) fn facts(
    position: &Position,
    side: Side,
    actions: &[Action],
) -> Option<(Vec<Reason>, Position)> {
    let mut after = *position;
    let mut dropped = None;
    for action in actions {
        match *action {
            Action::Drop(column) => dropped = Some(after.drop(side, column).ok()?),
            Action::Remove(cell) => after.remove(side, cell).ok()?,
            _ => {}
        }
    }
    let is_block = actions.last() == Some(&Action::Block);
    Some((seen(position, &after, side, dropped, is_block), after))
}

fn seen(
    before: &Position,
    after: &Position,
    side: Side,
    dropped: Option<Cell>,
    is_block: bool,
) -> Vec<Reason> {
    match after.outcome() {
        Outcome::Line(winner, cells) if winner == side => {
            return vec![Reason::Wins { cells: after.cells_of(cells) }];
        }
        Outcome::Line(..) => return vec![Reason::GivesLine],
        Outcome::BothLines(_) => return vec![Reason::GivesBothLines],
        Outcome::Open | Outcome::Full => {}
    }
    if is_block {
        let win = wins_now(after, side).first().copied();
        return win.map(|cell| Reason::SkipsAndWins { column: cell.column }).into_iter().collect();
    }
    let theirs = wins_now(after, side.other());
    if !theirs.is_empty() {
        return given_away(before, side, dropped, theirs);
    }
    let mut reasons = Vec::new();
    let stopped = wins_now(before, side.other());
    if !stopped.is_empty() {
        reasons.push(Reason::StopsFour { cells: stopped });
    }
    if let Some(cells) = no_defence(after, side) {
        reasons.push(Reason::TwoThreats { cells });
    } else if let Some(cell) = dropped.map(above).filter(|&cell| wins_at(before, side, cell)) {
        reasons.push(Reason::SpendsThreat { cell });
    }
    reasons
}

/// The opponent completes a line next: where that was possible before, and on top of the disc.
fn given_away(
    before: &Position,
    side: Side,
    dropped: Option<Cell>,
    theirs: Vec<Cell>,
) -> Vec<Reason> {
    let was_there = wins_now(before, side.other());
    let on_top = dropped.map(above).filter(|cell| theirs.contains(cell));
    let on_top = on_top.filter(|cell| !was_there.contains(cell));
    let cells: Vec<Cell> = theirs.into_iter().filter(|cell| Some(*cell) != on_top).collect();
    let mut reasons = Vec::new();
    if !cells.is_empty() {
        reasons.push(Reason::LeavesFour { cells });
    }
    reasons.extend(on_top.map(|cell| Reason::GivesAbove { cell }));
    reasons
}
