//! Bounds read off a position without search, from who is forced to open which cell when the board
//! fills up. They hold on boards with an even number of rows only; elsewhere nothing is claimed.
//!
//! All rules rest on *following up*: answering each disc with a disc on top of it. Rows are counted
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
//! # Standoff: the second player holds with an odd threat
//!
//! Claimeven often fails because of a single odd cell z, in some column c, through which all fours
//! go that are left to the first player. The second player can deny z by never playing the cell below
//! it; but a column that one does not touch changes the parity of all the others. An odd winning cell
//! y of the second player in another column d makes up for that: the first player cannot play the
//! cell below y either (unless that wins at once), and the second player need not.
//!
//! ```text
//!   row 5   .          .
//!   row 4   .          .
//!   row 3   z          y        z: the first player must not get it; y: wins for the second
//!   row 2   .          .        neither side wants to play here
//!   row 1   x          o
//!           c          d
//! ```
//!
//! Let T be the number of even columns besides c and d, plus the discs missing in c up to the cell
//! below z, plus those missing in d up to the cell below y. With the first player to move T is even.
//! The second player answers
//!
//! * a disc in an odd column besides c and d with a disc on top of it: T stays;
//! * a disc that lowers T by one with another that does: T was even, so there is one left;
//! * a disc below y with y, which wins;
//! * a disc below z with z. From then on claimeven is played everywhere.
//!
//! The second player never plays below z, so the first player never gets z, and gets at most: besides
//! c and d what claimeven allows; in c everything below z, the cell on top of z, and odd cells above;
//! in d everything below y (the cell just below y only to win with it at once) and odd cells from y
//! on. If that holds no four, the first player cannot win; and the second player's even winning
//! cells besides c and d count as with claimeven.
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
use crate::lines::{first_four, four_starts};

/// Whether the rules hold on boards with this number of rows.
pub(crate) const fn applies<const H: usize>() -> bool {
    H.is_multiple_of(2)
}

/// The largest score that the rules promise: a winning cell in the second row.
pub(crate) const fn most<const H: usize>() -> i32 {
    H as i32 / 2
}

/// Claimeven, first player to move. `first` are the first player's discs, `filled` all discs,
/// `second_wins` the free cells that win for the second player; no side can win with the next disc.
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

/// Standoff, first player to move, tried where claimeven fails; arguments as there.
///
/// The score by which the second player wins at least (0: holds at least), or `None` if nothing is
/// known.
#[inline(always)]
pub(crate) fn standoff_value<const W: usize, const H: usize>(
    first: u64,
    filled: u64,
    second_wins: u64,
) -> Option<i32> {
    standoff::<W, H>(first, filled, second_wins).map(|standoff| standoff.value)
}

/// What a standoff rests on.
pub(crate) struct Standoff {
    /// The score by which the second player wins at least; 0: holds.
    pub(crate) value: i32,
    /// The cell that the first player must not get.
    pub(crate) denied: u64,
    /// The second player's odd winning cell that makes up for it.
    pub(crate) threat: u64,
    /// The second player's even winning cells that count.
    pub(crate) even_wins: u64,
}

#[inline(always)]
pub(crate) fn standoff<const W: usize, const H: usize>(
    first: u64,
    filled: u64,
    second_wins: u64,
) -> Option<Standoff> {
    let (odd, even) = (Layout::<W, H>::ODD, Layout::<W, H>::EVEN);
    let next = Layout::<W, H>::playable(filled);
    let threats = second_wins & odd & !next;
    if threats == 0 {
        return None;
    }
    let free = Layout::<W, H>::BOARD & !filled;
    let reachable = (free & odd) | (next & even);
    let even_wins = second_wins & even & !next;
    let reach = first | (reachable & !Layout::<W, H>::above_lowest(even_wins));
    // Some four that is left to the first player; the cell to be denied must be in it.
    let mut cells = first_four::<W, H>(reach) & free & odd & !next;
    while cells != 0 {
        let denied = cells & cells.wrapping_neg();
        cells ^= denied;
        if four_starts::<W, H>(reach & !denied) != 0 {
            continue;
        }
        let there = Layout::<W, H>::column(Layout::<W, H>::column_of(denied));
        let in_there = free & there & ((denied - 1) | (denied << 1) | odd) & !denied;
        let mut threats = threats & !there;
        while threats != 0 {
            let threat = threats & threats.wrapping_neg();
            let here = Layout::<W, H>::column(Layout::<W, H>::column_of(threat));
            threats &= !here;
            let in_here = free & here & ((threat - 1) | odd);
            let even_wins = even_wins & !there & !here;
            let never = Layout::<W, H>::above_lowest(even_wins);
            let outside = reachable & !there & !here & !never;
            if four_starts::<W, H>(first | outside | in_there | in_here) == 0 {
                let value = claimeven_value::<W, H>(filled, even_wins);
                return Some(Standoff { value, denied, threat, even_wins });
            }
        }
    }
    None
}

/// Odd threat, second player to move. `second` are the second player's discs, `filled` all discs,
/// `first_wins` the free cells that win for the first player; no side can win with the next disc.
///
/// The score by which the first player wins at least, or 0 if nothing is known.
#[inline(always)]
pub(crate) fn odd_threat_value<const W: usize, const H: usize>(
    second: u64,
    filled: u64,
    first_wins: u64,
) -> i32 {
    odd_threat::<W, H>(second, filled, first_wins).0
}

/// The same with the winning cell that decides, or nothing.
#[inline(always)]
pub(crate) fn odd_threat<const W: usize, const H: usize>(
    second: u64,
    filled: u64,
    first_wins: u64,
) -> (i32, u64) {
    let (odd, even) = (Layout::<W, H>::ODD, Layout::<W, H>::EVEN);
    let next = Layout::<W, H>::playable(filled);
    let free = Layout::<W, H>::BOARD & !filled;
    let mut threats = first_wins & odd & !next;
    let (mut best, mut decides) = (0, 0);
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
            (best, decides) = (value, threat);
        }
    }
    (best, decides)
}

#[cfg(all(test, not(loom)))]
mod tests {
    use super::*;
    use crate::board::Board;
    use crate::lines::winning_cells;
    use crate::plain::Plain;
    use crate::testing::Random;

    /// All rules against plain search. Returns how often each rule had something to say.
    fn check<const W: usize, const H: usize>(board: &Board<W, H>, score: i32) -> [usize; 3] {
        let free = Layout::<W, H>::BOARD & !board.filled;
        let next = Layout::<W, H>::playable(board.filled);
        let own_wins = winning_cells::<W, H>(board.own) & free;
        let their_wins = winning_cells::<W, H>(board.their()) & free;
        if next & (own_wins | their_wins) != 0 {
            return [0; 3];
        }
        if board.moves % 2 == 0 {
            if claimeven_fails::<W, H>(board.own, board.filled, their_wins) == 0 {
                let value = claimeven_value::<W, H>(board.filled, their_wins);
                assert!(score <= -value, "claimeven {value}, score {score}: {board:?}");
                return [1, 0, 0];
            }
            if let Some(value) = standoff_value::<W, H>(board.own, board.filled, their_wins) {
                assert!(score <= -value, "standoff {value}, score {score}: {board:?}");
                return [0, 1, 0];
            }
        } else {
            let value = odd_threat_value::<W, H>(board.own, board.filled, their_wins);
            if value > 0 {
                assert!(score <= -value, "odd threat {value}, score {score}: {board:?}");
                return [0, 0, 1];
            }
        }
        [0; 3]
    }

    fn check_random<const W: usize, const H: usize>(moves: &[i32], games: usize) {
        let mut random = Random::new(5);
        let mut said = [0; 3];
        let mut count = |rules: [usize; 3]| (0..3).for_each(|rule| said[rule] += rules[rule]);
        let mut plain = Plain::<W, H>::new();
        for _ in 0..games {
            let moves = moves[random.below(moves.len())];
            if let Some(board) = random.board::<W, H>(moves) {
                count(check(&board, plain.score(&board)));
            }
        }
        for (board, score) in plain.known() {
            count(check(&board, score));
        }
        assert!(said.iter().all(|&times| times > 100), "{W}x{H}: {said:?}");
    }

    #[test]
    fn the_rules_never_contradict_plain_search() {
        check_random::<7, 6>(&[26, 27, 28, 29, 30], 3_000);
        check_random::<5, 6>(&[17, 18, 19, 20], 1_000);
        check_random::<6, 4>(&[9, 10, 11, 12, 13], 2_000);
        check_random::<4, 8>(&[18, 19, 20, 21], 1_000);
    }

    #[test]
    fn the_rules_never_contradict_plain_search_on_a_narrow_board() {
        check_random::<4, 6>(&[7, 8, 9], 300);
    }
}
