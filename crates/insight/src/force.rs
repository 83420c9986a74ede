//! Wins by threat after threat: each disc threatens a line, so each answer is forced, until there are two
//! threats at once; and positions in which every move loses at once. Plain alternating drops only.

use crate::threats::{above, wins_at, wins_now};
use fourline_rules::{Cell, Column, Position, Side};

/// How many positions are looked at for one force.
const NODES: u32 = 600;

/// The longest force that is looked for: so many discs of the attacker.
const LONGEST: usize = 6;

/// A forced win.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Force {
    /// The columns, the attacker's first, and the attacker's last: after that there is no defence.
    pub line: Vec<Column>,
    /// The winning cells of the attacker after the line: two that can be played, or one and the one above it.
    pub cells: Vec<Cell>,
}

/// The shortest win by threat after threat for `attacker`, who is to move and can't win at once; if one is
/// found with little effort.
pub fn force(position: &Position, attacker: Side) -> Option<Force> {
    if !wins_now(position, attacker).is_empty() {
        return None;
    }
    let mut nodes = NODES;
    (1..=LONGEST).find_map(|discs| force_in(position, attacker, discs, &mut nodes))
}

fn force_in(position: &Position, attacker: Side, discs: usize, nodes: &mut u32) -> Option<Force> {
    for column in position.open_columns() {
        *nodes = nodes.checked_sub(1)?;
        let mut after = *position;
        after.drop(attacker, column).ok()?;
        if !wins_now(&after, attacker.other()).is_empty() {
            continue;
        }
        if let Some(cells) = no_defence(&after, attacker) {
            return Some(Force { line: vec![column], cells });
        }
        if discs == 1 {
            continue;
        }
        let [threat] = wins_now(&after, attacker)[..] else { continue };
        after.drop(attacker.other(), threat.column).ok()?;
        if let Some(mut rest) = force_in(&after, attacker, discs - 1, nodes) {
            rest.line.splice(0..0, [column, threat.column]);
            return Some(rest);
        }
    }
    None
}

/// The winning cells that can't all be stopped, where the other side is to move and can't win at once: two
/// that can be played now, or one and the one above it.
pub(crate) fn no_defence(position: &Position, attacker: Side) -> Option<Vec<Cell>> {
    let now = wins_now(position, attacker);
    match now[..] {
        [] => None,
        [cell] => wins_at(position, attacker, above(cell)).then(|| vec![cell, above(cell)]),
        _ => Some(now),
    }
}

/// The cells in which `winner` completes a line next, wherever the other side plays, which is to move and can't
/// win at once; `None` if it has a better move.
pub(crate) fn squeeze(position: &Position, winner: Side) -> Option<Vec<Cell>> {
    if !wins_now(position, winner.other()).is_empty() {
        return None;
    }
    let mut cells: Vec<Cell> = Vec::new();
    for column in position.open_columns() {
        let mut after = *position;
        after.drop(winner.other(), column).ok()?;
        let cell = wins_now(&after, winner).first().copied()?;
        if !cells.contains(&cell) {
            cells.push(cell);
        }
    }
    (!cells.is_empty()).then_some(cells)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn two_ends_of_three_are_found_and_nothing_where_nothing_is() {
        let position =
            Position::from_drawing("....... \n.......\n.......\n.......\n...O...\n..XXO..", 4)
                .unwrap();
        assert_eq!(force(&position, Side::First), None);
        let position =
            Position::from_drawing(".......\n.......\n.......\n.......\n..OO...\n..XX...", 4)
                .unwrap();
        let found = force(&position, Side::First).unwrap();
        assert_eq!(found.line.len(), 1);
        assert_eq!(found.cells.len(), 2);
    }
}
