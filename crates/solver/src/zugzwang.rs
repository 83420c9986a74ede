//! Bounds read off a position without search, from who is forced to open which cell when the board
//! fills up. They hold on boards with an even number of rows only; elsewhere nothing is claimed.
//!
//! Both rules rest on *following up*: answering each disc with a disc on top of it. Rows are counted
//! from 1 here. A column is *even* if its next disc falls into an even row, else *odd* (or full). On
//! a board with an even number of rows an even column has an odd number of free cells, and an odd
//! column an even number; so the number of even columns has the parity of the free cells.
//!
//! # Claimeven: the second player holds
//!
//! The first player is to move, so the number of even columns is even. The second player answers
//!
//! * a disc in an odd column with a disc on top of it;
//! * a disc in an even column with a disc in another even column: there is one, they are even in
//!   number.
//!
//! Each answer restores the situation, so the second player never runs out of answers and gets every
//! free even cell that is not the next of its column. The first player gets at most the free odd
//! cells and the next cells of even columns:
//!
//! ```text
//!   row 4   2   2   2        1: cells the first player may get
//!   row 3   1   1   1        2: cells the second player gets
//!   row 2   1   2   1           the left and the right column are even
//!   row 1   x   1   o
//! ```
//!
//! If one of the second player's cells wins, the game ends there at the latest, and the cells above
//! it are never played. If the first player's discs and reachable cells hold no four, the first
//! player cannot win. If moreover the second player has a winning cell in row r, then in the end
//! nothing but the cell below it is left to play for the first player: the second player wins with
//! at most the cells above r empty, `H - r` of them.
//!
//! # Odd threat: the first player wins
//!
//! The second player is to move, so the number of even columns is odd. The first player has a
//! winning cell at odd row r of column c that cannot be played yet, and answers
//!
//! * a disc in an odd column other than c with a disc on top of it;
//! * a disc in c, if c is even, with a disc on top of it (at row r that wins);
//! * a disc in an even column other than c, or in c while c is odd, with a disc in another such
//!   column: even columns other than c, and c itself while odd, are even in number. So c is even
//!   from then on, or stays untouched.
//!
//! Everything outside c fills up, and the second player has to play below r. Until then the second
//! player gets at most: outside c the free odd cells and the next cells of even columns; in c, below
//! r, the even cells and the next cell. If these with the discs in place hold no four, the first
//! player wins with at most the cells above r empty. Again nothing is played above an even winning
//! cell of the first player outside c.

use crate::layout::Layout;
use crate::lines::four_starts;

/// Whether the rules hold on boards with this number of rows.
pub(crate) const fn applies<const H: usize>() -> bool {
    H.is_multiple_of(2)
}

/// Claimeven, first player to move. `first` are the first player's discs, `filled` all discs,
/// `second_wins` the free cells that win for the second player; nobody can win with the next disc.
///
/// Zero if the first player's score is at most `-claimeven_value(..)`; else nothing is known.
#[inline(always)]
pub(crate) fn claimeven_fails<const W: usize, const H: usize>(
    first: u64,
    filled: u64,
    second_wins: u64,
) -> u64 {
    let next = Layout::<W, H>::playable(filled);
    let free = Layout::<W, H>::BOARD & !filled;
    let never = Layout::<W, H>::above_lowest(second_wins & Layout::<W, H>::EVEN & !next);
    let (odd, even) = (Layout::<W, H>::ODD, Layout::<W, H>::EVEN);
    let reach = first | (((free & odd) | (next & even)) & !never);
    four_starts::<W, H>(reach)
}

/// By how much the second player wins at least if claimeven does not fail.
#[inline(always)]
pub(crate) fn claimeven_value<const W: usize, const H: usize>(
    filled: u64,
    second_wins: u64,
) -> i32 {
    let wins = second_wins & Layout::<W, H>::EVEN & !Layout::<W, H>::playable(filled);
    let mut row = 2;
    while row <= H {
        if wins & Layout::<W, H>::BOTTOM << (row - 1) != 0 {
            return 1 + (H - row) as i32 / 2;
        }
        row += 2;
    }
    0
}

/// Odd threat, second player to move. `second` are the second player's discs, `filled` all discs,
/// `first_wins` the free cells that win for the first player; nobody can win with the next disc.
///
/// The score by which the first player wins at least, or 0 if nothing is known.
#[inline(always)]
pub(crate) fn odd_threat_value<const W: usize, const H: usize>(
    second: u64,
    filled: u64,
    first_wins: u64,
) -> i32 {
    let (odd, even) = (Layout::<W, H>::ODD, Layout::<W, H>::EVEN);
    let next = Layout::<W, H>::playable(filled);
    let free = Layout::<W, H>::BOARD & !filled;
    let mut threats = first_wins & odd & !next;
    let mut best = 0;
    while threats != 0 {
        let threat = threats & threats.wrapping_neg();
        let column = Layout::<W, H>::column(Layout::<W, H>::column_of(threat));
        threats &= !column;
        let value = (H - Layout::<W, H>::row_of(threat)) as i32 / 2;
        if value <= best {
            continue;
        }
        let below = column & (threat - 1);
        let never = Layout::<W, H>::above_lowest(first_wins & even & !next & !column);
        let outside = ((free & odd) | (next & even)) & !column & !never;
        let inside = ((free & even) | next) & below;
        let reach = second | outside | inside;
        if four_starts::<W, H>(reach) == 0 {
            best = value;
        }
    }
    best
}

#[cfg(all(test, not(loom)))]
mod tests {
    use super::*;
    use crate::board::Board;
    use crate::lines::winning_cells;
    use crate::plain::Plain;
    use crate::testing::Random;

    /// Both rules against plain search. Returns how often each rule had something to say.
    fn check<const W: usize, const H: usize>(board: &Board<W, H>, score: i32) -> (usize, usize) {
        let free = Layout::<W, H>::BOARD & !board.filled;
        let next = Layout::<W, H>::playable(board.filled);
        let own_wins = winning_cells::<W, H>(board.own) & free;
        let their_wins = winning_cells::<W, H>(board.their()) & free;
        if next & (own_wins | their_wins) != 0 {
            return (0, 0);
        }
        if board.moves % 2 == 0 {
            if claimeven_fails::<W, H>(board.own, board.filled, their_wins) == 0 {
                let value = claimeven_value::<W, H>(board.filled, their_wins);
                assert!(score <= -value, "claimeven {value}, score {score}: {board:?}");
                return (1, 0);
            }
        } else {
            let value = odd_threat_value::<W, H>(board.own, board.filled, their_wins);
            if value > 0 {
                assert!(score <= -value, "odd threat {value}, score {score}: {board:?}");
                return (0, 1);
            }
        }
        (0, 0)
    }

    fn check_random<const W: usize, const H: usize>(moves: &[i32], games: usize) {
        let mut random = Random::new(5);
        let (mut claims, mut threats) = (0, 0);
        let mut plain = Plain::<W, H>::new();
        for _ in 0..games {
            let moves = moves[random.below(moves.len())];
            if let Some(board) = random.board::<W, H>(moves) {
                let said = check(&board, plain.score(&board));
                claims += said.0;
                threats += said.1;
            }
        }
        for (board, score) in plain.known() {
            let said = check(&board, score);
            claims += said.0;
            threats += said.1;
        }
        assert!(claims > 1000 && threats > 100, "{W}x{H}: {claims}, {threats}");
    }

    #[test]
    fn the_rules_never_contradict_plain_search() {
        check_random::<7, 6>(&[28, 29, 30, 31, 32], 3_000);
        check_random::<5, 6>(&[17, 18, 19, 20], 1_000);
        check_random::<6, 4>(&[9, 10, 11, 12, 13], 2_000);
        check_random::<4, 8>(&[18, 19, 20, 21], 1_000);
    }

    #[test]
    fn the_rules_never_contradict_plain_search_on_a_narrow_board() {
        check_random::<4, 6>(&[7, 8, 9], 300);
    }
}
