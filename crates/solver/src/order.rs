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
    /// The cell: by column, from the edge to the centre, and by row, from the bottom.
    pub cells: [[i32; 6]; 4],
}

impl Weights {
    /// Number of weights in a set.
    pub const COUNT: usize = 32;

    /// The weights as a plain list, for tuning.
    pub fn to_list(self) -> [i32; Self::COUNT] {
        let mut list = [0; Self::COUNT];
        list[..2].copy_from_slice(&self.wins);
        list[2] = self.replies;
        list[3] = self.forces;
        list[4] = self.gives_up;
        list[5] = self.follows;
        list[6..8].copy_from_slice(&self.prevents);
        list[8..].copy_from_slice(self.cells.as_flattened());
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
            cells: [
                [l[8], l[9], l[10], l[11], l[12], l[13]],
                [l[14], l[15], l[16], l[17], l[18], l[19]],
                [l[20], l[21], l[22], l[23], l[24], l[25]],
                [l[26], l[27], l[28], l[29], l[30], l[31]],
            ],
        }
    }
}

/// One set of weights per player to move, question and phase: 1 if the second player is to move,
/// plus 2 if the question is "does the side to move win?" (or win sooner), plus 4 for each phase of
/// the game that is over.
pub type AllWeights = [Weights; SETS];

const SETS: usize = 4 * (PHASE_ENDS.len() + 1);

/// The numbers of discs with which a phase of the game ends.
const PHASE_ENDS: [i32; 3] = [12, 20, 26];

/// The tuned weights, in the order of the fields of [`Weights`].
pub const TUNED: AllWeights = [
    Weights::from_list([
        70, 72, -10, 40, -112, -14, 0, 8, -33, -69, 3, 11, -29, 3, -2, -10, 22, -4, -2, 14, -46,
        50, 74, 42, -14, -30, 23, 63, 99, 103, 67, 19,
    ]),
    Weights::from_list([
        100, 110, -10, 32, -122, -2, 32, 4, -83, -25, -23, -31, -65, 3, -80, 22, -6, -16, -30, -30,
        -86, 46, 80, 2, -24, -78, 25, 107, 127, 121, 91, -25,
    ]),
    Weights::from_list([
        102, 48, -42, 88, -112, -14, -2, -6, -21, -13, -77, -43, -93, -29, 14, 22, 28, 46, -114,
        -34, 34, 44, 66, 114, -30, -94, 39, 49, 129, 121, 37, -97,
    ]),
    Weights::from_list([
        70, 80, -10, 16, -76, -4, -4, 4, -1, -41, -17, 3, 3, -29, -26, 26, -34, 14, -18, -66, -18,
        50, 32, 38, 24, -62, 15, 83, 87, 111, 27, -5,
    ]),
    Weights::from_list([
        126, 80, -10, 194, -264, 2, 32, 32, -55, -31, -21, -27, -43, -85, -32, -12, 28, 14, -8,
        -20, -46, 18, 90, 64, 24, 2, 61, 69, 131, 127, 107, 67,
    ]),
    Weights::from_list([
        86, 112, -10, 168, -224, 8, 48, 32, -39, -21, -5, -3, -41, -45, -42, 40, 46, 46, -2, -18,
        -40, 68, 74, 82, 34, 0, 25, 95, 133, 147, 147, 79,
    ]),
    Weights::from_list([
        134, 108, -10, 200, -294, -4, 8, 4, -3, -1, -37, 37, -25, 35, -2, 10, 60, 46, 4, -34, 52,
        66, 138, 72, 34, 34, 51, 61, 151, 161, 69, 59,
    ]),
    Weights::from_list([
        70, 128, -10, 84, -260, 0, 12, -4, 11, 15, 13, 41, 11, 41, 6, 20, 34, 50, 18, 50, 14, 66,
        46, 74, 28, 46, 47, 81, 95, 151, 43, 63,
    ]),
    Weights::from_list([
        62, 64, -42, -32, -120, 8, 40, 40, -5, -9, 7, 11, 5, -29, -10, -2, 54, 38, 24, -8, -26, 28,
        74, 58, 66, 10, 7, 55, 89, 85, 115, 55,
    ]),
    Weights::from_list([
        102, 112, -42, -32, -136, 16, 64, 48, -29, -21, -5, 1, -39, -29, -24, 22, 52, 62, 14, -22,
        -10, 34, 74, 66, 48, 2, -97, 43, 77, 79, 127, 67,
    ]),
    Weights::from_list([
        70, 72, -10, 32, -128, 16, 8, 0, 17, 13, 3, 21, 11, 29, 10, 10, 18, 30, 14, 22, 30, 34, 42,
        42, 38, 34, 23, 31, 103, 59, 61, 51,
    ]),
    Weights::from_list([
        70, 96, -26, -24, -160, 16, 16, 0, 11, 23, 5, 47, 13, 31, 36, 22, 30, 54, 16, 38, 42, 52,
        24, 58, 34, 46, 15, 69, 43, 99, 43, 71,
    ]),
    Weights::from_list([
        62, 72, -42, 16, -96, 16, 56, 64, 5, -21, 7, 19, 11, -5, 6, -14, 36, 32, 46, -2, -42, 2,
        42, 22, 90, 34, -13, -1, 77, -1, 113, 93,
    ]),
    Weights::from_list([
        62, 80, -42, 40, -152, 32, 80, 64, 35, 23, 27, 5, 3, 19, 4, 14, 70, 34, 46, 22, 42, 26, 40,
        2, 66, 58, 7, 15, 17, -45, 97, 95,
    ]),
    Weights::from_list([
        62, 88, -42, -32, -112, 32, 32, 32, 9, -5, -9, 11, 3, 11, 34, -14, -2, 16, 14, 14, 48, 26,
        50, -62, 50, 16, 25, 17, 43, -63, 107, 51,
    ]),
    Weights::from_list([
        70, 96, -42, -48, -144, 32, 32, 0, 5, 25, 15, 43, 19, 35, 60, 20, 6, 52, 30, 46, 64, 54,
        16, 46, 36, 50, 15, 49, 31, 17, 21, 93,
    ]),
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
                    weights.cells[nearness][height] - tie;
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
        let phase = PHASE_ENDS.map(|end| (moves >= end) as usize).iter().sum::<usize>();
        &self.sets[second + 2 * wins + 4 * phase]
    }
}
