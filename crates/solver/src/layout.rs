//! Where each cell of a board sits in a 64-bit word, as constants of the board's size.
//! What the bits mean (whose discs, which threats) is the business of the other files.

/// The layout of a board of `W` columns and `H` rows.
///
/// Every column takes [`STRIDE`](Self::STRIDE) bits, bottom row first, with at least one unused
/// bit, the guard, on top of it. The guard keeps lines from running out of one column into the
/// next and catches the carry when a full column is counted up. Columns are whole bytes where that
/// fits, because a mirror image is then one byte swap. 7x6, bit numbers:
///
/// ```text
///    7 15 23 31 39 47 55      unused, spare
///    6 14 22 30 38 46 54      guard
///    5 13 21 29 37 45 53      row 6
///    4 12 20 28 36 44 52
///    3 11 19 27 35 43 51
///    2 10 18 26 34 42 50
///    1  9 17 25 33 41 49
///    0  8 16 24 32 40 48      row 1
/// ```
pub(crate) struct Layout<const W: usize, const H: usize>;

/// Bits from one column to the next on a board of this size.
const fn stride(columns: usize, rows: usize) -> usize {
    if columns <= 8 && rows <= 7 { 8 } else { rows + 1 }
}

/// One bit more than the number of the highest cell on a board of this size.
pub(crate) const fn width_in_bits(columns: usize, rows: usize) -> u32 {
    ((columns - 1) * stride(columns, rows) + rows) as u32
}

impl<const W: usize, const H: usize> Layout<W, H> {
    /// Whether a board of this size can be handled at all.
    pub(crate) const FITS: bool = W >= 4 && H >= 4 && W * (H + 1) <= 64;
    /// Bits from one column to the next.
    pub(crate) const STRIDE: usize = stride(W, H);
    /// Number of cells, as the signed number scores are computed with.
    pub(crate) const CELLS: i32 = (W * H) as i32;
    /// One bit more than the number of the highest cell.
    pub(crate) const WIDTH_IN_BITS: u32 = width_in_bits(W, H);

    /// The bottom row.
    pub(crate) const BOTTOM: u64 = {
        let (mut bits, mut column) = (0, 0);
        while column < W {
            bits |= 1 << (column * Self::STRIDE);
            column += 1;
        }
        bits
    };
    /// The guard bits, one above each column.
    pub(crate) const GUARD: u64 = Self::BOTTOM << H;
    /// All cells.
    pub(crate) const BOARD: u64 = Self::GUARD - Self::BOTTOM;
    /// Cells in rows 1, 3, 5 ... counted from the bottom.
    pub(crate) const ODD: u64 = {
        let (mut bits, mut row) = (0, 0);
        while row < H {
            bits |= Self::BOTTOM << row;
            row += 2;
        }
        bits
    };
    /// Cells in rows 2, 4, 6 ... counted from the bottom.
    pub(crate) const EVEN: u64 = Self::BOARD & !Self::ODD;

    /// The cells of one column.
    #[inline(always)]
    pub(crate) const fn column(column: usize) -> u64 {
        ((1 << H) - 1) << (column * Self::STRIDE)
    }

    /// The column that holds `cell`, a single bit.
    #[inline(always)]
    pub(crate) const fn column_of(cell: u64) -> usize {
        cell.trailing_zeros() as usize / Self::STRIDE
    }

    /// The row of `cell`, a single bit, counted from 0 at the bottom.
    #[inline(always)]
    pub(crate) const fn row_of(cell: u64) -> usize {
        cell.trailing_zeros() as usize % Self::STRIDE
    }

    /// The cell of every column into which the next disc would fall.
    ///
    /// Adding the bottom row counts each column up by one; its carry stops at the first free cell.
    /// In a full column it ends in the guard, which is masked away.
    #[inline(always)]
    pub(crate) const fn playable(filled: u64) -> u64 {
        filled.wrapping_add(Self::BOTTOM) & Self::BOARD
    }

    /// In each column, the cells strictly above the lowest one in `cells`.
    ///
    /// `GUARD - cells` negates each column by itself: no column borrows, for its guard bit is
    /// larger than its cells. And `x ^ -x` has exactly the bits above the lowest one of `x`:
    ///
    /// ```text
    ///   x            0 1 0 1 0 0          highest row on the left
    ///   guard - x    1 0 1 1 0 0
    ///   x ^ that     1 1 1 0 0 0
    /// ```
    #[inline(always)]
    pub(crate) const fn above_lowest(cells: u64) -> u64 {
        (cells ^ Self::GUARD.wrapping_sub(cells)) & Self::BOARD
    }

    /// All cells of the columns of which no cell is in `cells`.
    ///
    /// `GUARD - cells` keeps its guard bit only where there was nothing to subtract.
    #[inline(always)]
    pub(crate) const fn columns_without(cells: u64) -> u64 {
        let guards = Self::GUARD.wrapping_sub(cells) & Self::GUARD;
        guards - (guards >> H)
    }

    /// The mirror image, left and right exchanged.
    #[inline(always)]
    pub(crate) const fn mirror(cells: u64) -> u64 {
        if Self::STRIDE == 8 {
            return cells.swap_bytes() >> (64 - 8 * W);
        }
        let field = (1 << Self::STRIDE) - 1;
        let (mut image, mut column) = (0, 0);
        while column < W {
            let bits = (cells >> (column * Self::STRIDE)) & field;
            image |= bits << ((W - 1 - column) * Self::STRIDE);
            column += 1;
        }
        image
    }
}

#[cfg(all(test, not(loom)))]
mod tests {
    use super::*;
    use crate::testing::Random;

    fn check<const W: usize, const H: usize>() {
        type L<const W: usize, const H: usize> = Layout<W, H>;
        assert!(L::<W, H>::FITS);
        let cell = |c: usize, r: usize| 1u64 << (c * L::<W, H>::STRIDE + r);
        let mut random = Random::new(1);
        for _ in 0..500 {
            let set = random.next() & random.next() & L::<W, H>::BOARD;
            let (mut above, mut empty, mut mirror) = (0, 0, 0);
            for c in 0..W {
                let rows: Vec<usize> = (0..H).filter(|&r| set & cell(c, r) != 0).collect();
                for r in 0..H {
                    if rows.first().is_some_and(|&low| r > low) {
                        above |= cell(c, r);
                    }
                    if rows.is_empty() {
                        empty |= cell(c, r);
                    }
                    if rows.contains(&r) {
                        mirror |= cell(W - 1 - c, r);
                    }
                }
            }
            assert_eq!(L::<W, H>::above_lowest(set), above);
            assert_eq!(L::<W, H>::columns_without(set), empty);
            assert_eq!(L::<W, H>::mirror(set), mirror);
        }
        for c in 0..W {
            for r in 0..H {
                assert_eq!(L::<W, H>::column_of(cell(c, r)), c);
                assert_eq!(L::<W, H>::row_of(cell(c, r)), r);
                assert_eq!(L::<W, H>::ODD & cell(c, r) != 0, (r + 1) % 2 == 1);
            }
        }
        let full_but_one = L::<W, H>::BOARD & !cell(1, H - 1);
        assert_eq!(L::<W, H>::playable(full_but_one), cell(1, H - 1));
        assert_eq!(L::<W, H>::playable(0), L::<W, H>::BOTTOM);
    }

    #[test]
    fn bit_tricks_agree_with_loops_over_cells() {
        check::<7, 6>();
        check::<4, 4>();
        check::<8, 7>();
        check::<9, 6>();
        check::<4, 15>();
        check::<12, 4>();
    }
}
