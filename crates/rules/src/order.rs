//! From a drawn board back to moves: an order of plain alternating drops that leads to it.

use crate::{Column, MoveList, Numbering, Outcome, Position};
use std::collections::HashSet;

/// After so many boards the search for an order gives up; ordinary boards need a few hundred.
const MOST_BOARDS: usize = 200_000;

impl MoveList {
    /// Some moves that lead to this board, if it can come about by alternating drops without anybody
    /// having won before the last one. `None` too for a board whose order is too hard to find.
    ///
    /// ```
    /// use fourline_rules::{MoveList, Position};
    /// let board = Position::from_drawing("....\n....\n.O..\nXX..\n", 4)?;
    /// let moves = MoveList::leading_to(&board).expect("an order");
    /// assert_eq!(moves.columns().len(), 3);
    /// let impossible = Position::from_drawing("....\n....\n....\nXX..\n", 4)?;
    /// assert_eq!(MoveList::leading_to(&impossible), None);
    /// # Ok::<(), fourline_rules::DrawingError>(())
    /// ```
    pub fn leading_to(board: &Position) -> Option<MoveList> {
        board.turn_by_count()?;
        let mut seen = HashSet::new();
        let mut columns = Vec::new();
        if !take_back(*board, &mut columns, &mut seen) {
            return None;
        }
        columns.reverse();
        let letters: String =
            columns.iter().filter_map(|column: &Column| column.letter()).collect();
        let (moves, reached) = MoveList::parse(&letters, board.shape(), Numbering::FromOne).ok()?;
        (reached == *board).then_some(moves)
    }
}

/// Takes discs off the top, the sides alternating backwards, until the board is empty.
fn take_back(board: Position, taken: &mut Vec<Column>, seen: &mut HashSet<Position>) -> bool {
    if board.occupied().is_empty() {
        return true;
    }
    if seen.len() >= MOST_BOARDS || !seen.insert(board) {
        return false;
    }
    let last = match board.turn_by_count() {
        Some(turn) => turn.other(),
        None => return false,
    };
    for column in board.shape().all_columns() {
        let mut before = board;
        let Some(cell) = before.take_back(column) else { continue };
        let goes_on = !matches!(before.outcome(), Outcome::Line(..) | Outcome::BothLines(_));
        if board.at(cell) == Some(last) && goes_on {
            taken.push(column);
            if take_back(before, taken, seen) {
                return true;
            }
            taken.pop();
        }
    }
    false
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Shape;

    #[test]
    fn boards_of_real_games_lead_back_to_moves() {
        let games = ["", "4", "4453", "44444415263", "1122334", "112233445566771122334455667"];
        for text in games {
            let shape = Shape::CLASSIC;
            let Ok((_, board)) = MoveList::parse(text, shape, Numbering::FromOne) else { continue };
            let moves = MoveList::leading_to(&board).expect(text);
            let again = MoveList::parse(&moves.to_string(), shape, Numbering::FromOne);
            assert_eq!(again.map(|(_, board)| board), Ok(board), "{text}");
        }
    }

    #[test]
    fn boards_that_no_game_reaches_have_none() {
        let board = |text: &str| Position::from_drawing(text, 4).unwrap();
        // The second side can't have dropped first.
        assert_eq!(MoveList::leading_to(&board("....\n....\nX...\nO...")), None);
        // Two lines that were not completed by the same disc.
        assert_eq!(MoveList::leading_to(&board("....\n....\nOOOO\nXXXX")), None);
        assert_eq!(MoveList::leading_to(&board("....\n....\n....\nO...")), None);
    }
}
