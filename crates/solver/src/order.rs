//! Which move to try first: a weighted sum of what a move does, one set of weights for each player
//! and each kind of question. A good order never changes a score, only how soon it is found.

use crate::layout::Layout;

/// What the parts of a move are worth. All in the same unit, whatever it is.
///
/// Tuned on random positions of 7x6, see `docs/solver.md`; on other sizes columns count from the
/// centre and the top row's value serves for all rows above.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Weights {
    /// Each own winning cell in an odd row after the move, and each in an even row.
    pub wins: [i32; 2],
    /// Each safe reply that is left to the other side.
    pub replies: i32,
    /// The move threatens to win at once.
    pub forces: i32,
    /// The cell above is an own winning cell, which the other side now takes away.
    pub gives_up: i32,
    /// The move is on top of the last disc.
    pub follows: i32,
    /// Each winning cell, odd or even, that the other side would have got by playing there.
    pub prevents: [i32; 2],
    /// The column, by its distance from the edge: the last is the centre.
    pub columns: [i32; 4],
    /// The row, from the bottom.
    pub rows: [i32; 6],
}

impl Weights {
    /// Number of weights in a set.
    pub const COUNT: usize = 18;

    /// The weights as a plain list, for tuning.
    pub fn to_list(self) -> [i32; Self::COUNT] {
        let mut list = [0; Self::COUNT];
        list[..2].copy_from_slice(&self.wins);
        list[2] = self.replies;
        list[3] = self.forces;
        list[4] = self.gives_up;
        list[5] = self.follows;
        list[6..8].copy_from_slice(&self.prevents);
        list[8..12].copy_from_slice(&self.columns);
        list[12..].copy_from_slice(&self.rows);
        list
    }

    /// The reverse of [`to_list`](Self::to_list).
    pub const fn from_list(list: [i32; Self::COUNT]) -> Self {
        let l = list;
        Weights {
            wins: [l[0], l[1]],
            replies: l[2],
            forces: l[3],
            gives_up: l[4],
            follows: l[5],
            prevents: [l[6], l[7]],
            columns: [l[8], l[9], l[10], l[11]],
            rows: [l[12], l[13], l[14], l[15], l[16], l[17]],
        }
    }
}

/// One set of weights per player to move, question and phase: 1 if the second player is to move,
/// plus 2 if the question is "does the side to move win?" (or win sooner), plus 4 late in the game.
pub type AllWeights = [Weights; SETS];

const SETS: usize = 8;

/// The number of discs from which on it is late in the game.
const LATE: i32 = 20;

/// The tuned weights, in the order of the fields of [`Weights`].
pub const TUNED: AllWeights = [
    Weights::from_list([83, 65, -12, 12, -83, 0, 3, 9, 3, 14, 34, 63, -21, -19, 3, 3, 0, 6]),
    Weights::from_list([68, 80, -6, 9, -50, 6, 22, 6, 6, 32, 37, 103, -27, 6, 12, 0, 0, -9]),
    Weights::from_list([83, 98, -12, 0, -74, 15, -3, -19, 6, 11, 40, 75, -6, -71, 3, 41, -30, 3]),
    Weights::from_list([68, 115, 0, 16, -112, 0, 6, 3, 12, 23, 37, 63, -25, -12, -25, 3, -28, 35]),
    Weights::from_list([64, 50, -15, 0, -71, 3, 27, 24, 0, 20, 40, 63, -34, -19, 15, 15, 12, 0]),
    Weights::from_list([62, 89, -9, 37, -138, 6, 28, 31, 0, 32, 49, 82, -52, 3, 6, 25, -12, -9]),
    Weights::from_list([
        84, 104, -37, -78, -260, 18, -3, -19, 0, -7, 28, 63, -2, 1, -44, 10, -2, 15,
    ]),
    Weights::from_list([52, 106, -12, -9, -155, 25, 9, 0, 6, 17, 25, 26, -7, -9, -40, -6, -31, 32]),
];

/// Weights made ready for one board size: column and row are looked up by cell.
pub(crate) struct Order<const W: usize, const H: usize> {
    sets: [(Weights, [i32; 64]); SETS],
}

impl<const W: usize, const H: usize> Order<W, H> {
    /// The tuned weights.
    pub(crate) const TUNED: &'static Self = &Self::new(&TUNED);

    pub(crate) const fn new(weights: &AllWeights) -> Self {
        let mut sets = [(weights[0], [0; 64]); SETS];
        let mut set = 0;
        while set < SETS {
            sets[set] = (weights[set], Self::cells(&weights[set]));
            set += 1;
        }
        Order { sets }
    }

    const fn cells(weights: &Weights) -> [i32; 64] {
        let mut cells = [0; 64];
        let mut column = 0;
        while column < W {
            let mirrored = W - 1 - column;
            let from_centre = column.abs_diff(mirrored) / 2;
            let nearness = 3usize.saturating_sub(from_centre);
            // Of two equal columns the left one: any rule will do, but a fixed one.
            let tie = (column > mirrored) as i32;
            let mut row = 0;
            while row < H {
                let height = if row < 5 { row } else { 5 };
                cells[column * Layout::<W, H>::STRIDE + row] =
                    weights.columns[nearness] + weights.rows[height] - tie;
                row += 1;
            }
            column += 1;
        }
        cells
    }

    /// The weights for a search of the window `(alpha, alpha + 1)` after `moves` moves.
    #[inline(always)]
    pub(crate) fn set(&self, moves: i32, alpha: i32) -> &(Weights, [i32; 64]) {
        let second = (moves % 2) as usize;
        let wins = (alpha >= 0) as usize;
        let late = (moves >= LATE) as usize;
        &self.sets[second + 2 * wins + 4 * late]
    }
}
