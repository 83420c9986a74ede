//! The name under which a position is stored: everything that cannot change the outcome any more is
//! left out, so that many positions share one name and one search serves them all.
//! The name is lossless for what remains. Where it is stored is the table's affair.

use crate::layout::Layout;
use crate::lines::cells_on_lines;

/// A normalised position: two words, equal for positions that have the same game ahead of them.
///
/// # What is left out
///
/// Let a *winning cell* of a side be a free cell that would complete a line of that side.
///
/// 1. *Cells above an end.* A cell that wins for both sides ends the game with either disc. And
///    if a side has two winning cells on top of each other, the other side must take the lower one
///    (or lose to it) and the owner then wins on the upper one. Nothing above such a cell is ever
///    played, and the upper cell of such a pair never gets a disc of the other side.
/// 2. *Lines through one's own winning cells.* A side that takes its own winning cell has won already;
///    the longer way does not matter. The winning cell itself is written down instead.
/// 3. *Discs on no line that their owner can still complete* are neutral: all alike.
/// 4. *Columns without a free cell that matters to anyone* only serve to pass the turn: their free
///    cells are merged into one number of spare moves.
/// 5. Of a position and its mirror image only the smaller is kept.
///
/// # How it is written, and why nothing more is lost
///
/// Word `own` holds the discs and winning cells of the side to move, word `their` those of the
/// other. In each column that still matters the cell where the next disc falls is set in both:
///
/// ```text
///    own  their
///     0    1     free, wins for the other side
///     0    0     free
///     1    1     free, the next disc falls here      <- lowest cell set in both words
///     0    0     neutral disc
///     1    0     disc of the side to move
///     0    1     disc of the other side
/// ```
///
/// No disc belongs to both, so the lowest cell set in both words is the height of the column (a
/// column without one is full or merged), and with the height each bit below is known to be a disc
/// and each bit above a winning cell. This requires that no side can win with the next disc: names
/// are made only for positions without an immediate win and without a forced move. The number of
/// spare moves sits in bits that no cell uses.
///
/// Equal names mean equal scores. The number of discs follows from the name (the free cells of the
/// columns written down, and the spare moves, are all the free cells there are), so the sides, their
/// discs left and the parity of the rest are the same. And the same futures are open: every line that
/// can still be completed before the game is decided has all its discs and free cells in the name;
/// the others contain an own winning cell, a cell above an end, or a disc of the other side.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub(crate) struct Key {
    pub(crate) own: u64,
    pub(crate) their: u64,
}

impl Key {
    /// The key of a position in which neither side could complete a line with the next disc.
    ///
    /// `own` and `filled` are the discs of the side to move and of both; `own_wins` and
    /// `their_wins` the winning cells of the two sides.
    #[inline(always)]
    pub(crate) fn new<const W: usize, const H: usize>(
        own: u64,
        filled: u64,
        own_wins: u64,
        their_wins: u64,
    ) -> Self {
        let their = own ^ filled;
        let free = Layout::<W, H>::BOARD & !filled;

        let own_pairs = own_wins & (own_wins << 1);
        let their_pairs = their_wins & (their_wins << 1);
        let beyond =
            Layout::<W, H>::above_lowest((own_wins & their_wins) | own_pairs | their_pairs);
        let own_free = free & !(own_wins | beyond | their_pairs);
        let their_free = free & !(their_wins | beyond | own_pairs);
        let own_wins = own_wins & !beyond;
        let their_wins = their_wins & !beyond;

        let own_matters = cells_on_lines::<W, H>(own | own_free);
        let their_matters = cells_on_lines::<W, H>(their | their_free);
        let matters = ((own_matters | their_matters) & free) | own_wins | their_wins;

        let mut next = Layout::<W, H>::playable(filled);
        let mut spare = 0;
        if Spare::<W, H>::HAS_ROOM {
            let merged = Layout::<W, H>::columns_without(matters);
            next &= !merged;
            spare = Spare::<W, H>::write((free & merged).count_ones());
        }
        let key = Key {
            own: (own_matters & own) | own_wins | next,
            their: (their_matters & their) | their_wins | next,
        };
        let image =
            Key { own: Layout::<W, H>::mirror(key.own), their: Layout::<W, H>::mirror(key.their) };
        let flip = image.own < key.own || (image.own == key.own && image.their < key.their);
        Key {
            own: (if flip { image.own } else { key.own }) | spare,
            their: if flip { image.their } else { key.their },
        }
    }
}

/// Where the number of spare moves is written: into bits of a word that no cell uses.
struct Spare<const W: usize, const H: usize>;

impl<const W: usize, const H: usize> Spare<W, H> {
    /// Six bits count up to the 60 cells of the largest board.
    const BITS: usize = 6;
    /// Whether six bits are unused. Else (4x14, 4x15) columns are not merged.
    const HAS_ROOM: bool = 64 - W * H >= Self::BITS;
    /// Whether they can be the six highest.
    const ON_TOP: bool = Layout::<W, H>::WIDTH_IN_BITS as usize + Self::BITS <= 64;
    /// Else each number spread over the lowest unused bits.
    const SPREAD: [u64; 64] = {
        let mut spread = [0; 64];
        let mut count = 0;
        while count < 64 {
            let (mut left, mut bit) = (count as u64, 0);
            while left != 0 && bit < 64 {
                if Layout::<W, H>::BOARD >> bit & 1 == 0 {
                    spread[count] |= (left & 1) << bit;
                    left >>= 1;
                }
                bit += 1;
            }
            count += 1;
        }
        spread
    };

    #[inline(always)]
    fn write(count: u32) -> u64 {
        if Self::ON_TOP {
            (count as u64) << (64 - Self::BITS)
        } else {
            Self::SPREAD[count as usize & 63]
        }
    }
}

#[cfg(all(test, not(loom)))]
mod tests {
    use super::*;
    use crate::board::Board;
    use crate::lines::winning_cells;
    use crate::plain;
    use crate::testing::Random;
    use std::collections::HashMap;

    /// The key of a board, if it is one that has a key.
    fn key_of<const W: usize, const H: usize>(board: &Board<W, H>) -> Option<Key> {
        let free = Layout::<W, H>::BOARD & !board.filled;
        let own_wins = winning_cells::<W, H>(board.own) & free;
        let their_wins = winning_cells::<W, H>(board.their()) & free;
        let quiet = Layout::<W, H>::playable(board.filled) & (own_wins | their_wins) == 0;
        quiet.then(|| Key::new::<W, H>(board.own, board.filled, own_wins, their_wins))
    }

    /// Positions of one key must have one score. Returns how many positions and keys were seen.
    fn check<const W: usize, const H: usize>(moves: &[i32], games: usize) -> (usize, usize) {
        let mut random = Random::new(3);
        let mut solver = plain::Plain::<W, H>::new();
        let mut seen: HashMap<Key, (i32, Board<W, H>)> = HashMap::new();
        let mut positions = std::collections::HashSet::new();
        for _ in 0..games {
            let moves = moves[random.below(moves.len())];
            let Some(board) = random.board::<W, H>(moves) else {
                continue;
            };
            let Some(key) = key_of(&board) else { continue };
            if !positions.insert((board.own, board.filled)) {
                continue;
            }
            let score = solver.score(&board);
            let (first, other) = *seen.entry(key).or_insert((score, board));
            assert_eq!(first, score, "{board:?} and {other:?} share a key");
        }
        (positions.len(), seen.len())
    }

    #[test]
    fn positions_of_one_key_have_one_score() {
        let (positions, keys) = check::<4, 4>(&[6, 7, 8, 9, 10, 11, 12], 60_000);
        assert!(positions > 2 * keys, "{positions} positions, {keys} keys");
        check::<5, 4>(&[9, 10, 11, 12, 13, 14, 15, 16], 40_000);
        check::<4, 5>(&[9, 10, 11, 12, 13, 14, 15, 16], 20_000);
        check::<7, 6>(&[32, 33, 34, 35, 36, 37, 38], 20_000);
        check::<9, 6>(&[44, 45, 46, 47, 48, 49], 5_000);
    }

    #[test]
    fn a_mirror_image_has_the_same_key() {
        let mut random = Random::new(4);
        for _ in 0..300 {
            let columns: Vec<usize> = (0..10).map(|_| random.below(7)).collect();
            let left = Board::<7, 6>::from_columns(columns.iter().copied());
            let right = Board::<7, 6>::from_columns(columns.iter().map(|c| 6 - c));
            if let (Some(left), Some(right)) = (left, right) {
                assert_eq!(key_of(&left), key_of(&right));
            }
        }
    }

    #[test]
    fn spare_moves_have_a_place_of_their_own() {
        fn check<const W: usize, const H: usize>() {
            if !Spare::<W, H>::HAS_ROOM {
                return;
            }
            let mut written: Vec<u64> = (0..=60).map(Spare::<W, H>::write).collect();
            assert!(written.iter().all(|bits| bits & Layout::<W, H>::BOARD == 0));
            written.sort_unstable();
            written.dedup();
            assert_eq!(written.len(), 61);
        }
        check::<7, 6>();
        check::<8, 7>();
        check::<9, 6>();
        check::<5, 11>();
        check::<7, 8>();
        check::<12, 4>();
        check::<4, 15>();
    }
}
