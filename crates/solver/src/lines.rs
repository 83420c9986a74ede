//! Lines of four found by shifting whole boards: cells that complete one, boards that hold one,
//! cells that can still be part of one. Whose cells they are, and what follows, is decided elsewhere.

use crate::layout::Layout;

/// Steps of the three directions that are not vertical: rows, and the two diagonals.
const fn slanted<const W: usize, const H: usize>() -> [usize; 3] {
    let stride = Layout::<W, H>::STRIDE;
    [stride, stride - 1, stride + 1]
}

/// The cells that would complete a line of four with three of `discs`.
///
/// The result may hold cells that are occupied or outside the board: mask it with the free cells.
/// Along one direction, with `d` discs in place and `?` the wanted cell, a line is one of
///
/// ```text
///   d d d ?      three in the row before
///   d d ? d      two before, one after
///   d ? d d      one before, two after
///   ? d d d      three after
/// ```
///
/// Vertically only the first is possible.
#[inline(always)]
pub(crate) const fn winning_cells<const W: usize, const H: usize>(discs: u64) -> u64 {
    let mut cells = (discs << 1) & (discs << 2) & (discs << 3);
    let steps = slanted::<W, H>();
    let mut i = 0;
    while i < 3 {
        let step = steps[i];
        let (before, after) = (discs << step, discs >> step);
        let two_before = before & (discs << (2 * step));
        let two_after = after & (discs >> (2 * step));
        cells |= two_before & ((discs << (3 * step)) | after);
        cells |= two_after & ((discs >> (3 * step)) | before);
        i += 1;
    }
    cells
}

/// Not zero exactly if `cells` hold four in a line; a number, so that several can be combined.
#[inline(always)]
pub(crate) const fn four_starts<const W: usize, const H: usize>(cells: u64) -> u64 {
    let upright = cells & (cells >> 1);
    let mut starts = upright & (upright >> 2);
    let steps = slanted::<W, H>();
    let mut i = 0;
    while i < 3 {
        let pairs = cells & (cells >> steps[i]);
        starts |= pairs & (pairs >> (2 * steps[i]));
        i += 1;
    }
    starts
}

/// One four in a line of `cells`, or nothing.
#[inline(always)]
pub(crate) const fn first_four<const W: usize, const H: usize>(cells: u64) -> u64 {
    let [a, b, c] = slanted::<W, H>();
    let steps = [1, a, b, c];
    let mut i = 0;
    while i < 4 {
        let step = steps[i];
        let pairs = cells & (cells >> step);
        let starts = pairs & (pairs >> (2 * step));
        if starts != 0 {
            let start = starts & starts.wrapping_neg();
            return start | start << step | start << (2 * step) | start << (3 * step);
        }
        i += 1;
    }
    0
}

/// Those of `cells` that are part of four in a line of `cells`.
///
/// Given the discs of a player and the cells they may still get, these are the cells that still
/// matter to that player.
#[inline(always)]
pub(crate) const fn cells_on_lines<const W: usize, const H: usize>(cells: u64) -> u64 {
    let [a, b, c] = slanted::<W, H>();
    let steps = [1, a, b, c];
    let (mut on_lines, mut i) = (0, 0);
    while i < 4 {
        let step = steps[i];
        let pairs = cells & (cells >> step);
        let starts = pairs & (pairs >> (2 * step));
        let halves = starts | (starts << step);
        on_lines |= halves | (halves << (2 * step));
        i += 1;
    }
    on_lines
}

#[cfg(all(test, not(loom)))]
pub(crate) mod tests {
    use super::*;
    use crate::testing::Random;

    /// Every line of four of the board, as a set of four cells, found by walking.
    pub(crate) fn all_lines<const W: usize, const H: usize>() -> Vec<u64> {
        let mut lines = Vec::new();
        for c in 0..W as i32 {
            for r in 0..H as i32 {
                for (dc, dr) in [(0, 1), (1, 0), (1, 1), (1, -1)] {
                    let cells: Vec<(i32, i32)> = (0..4).map(|i| (c + i * dc, r + i * dr)).collect();
                    let inside = |&(c, r): &(i32, i32)| {
                        (0..W as i32).contains(&c) && (0..H as i32).contains(&r)
                    };
                    if cells.iter().all(inside) {
                        let bit = |&(c, r): &(i32, i32)| {
                            1u64 << (c as usize * Layout::<W, H>::STRIDE + r as usize)
                        };
                        lines.push(cells.iter().map(bit).sum());
                    }
                }
            }
        }
        lines
    }

    fn check<const W: usize, const H: usize>() {
        let lines = all_lines::<W, H>();
        let board = Layout::<W, H>::BOARD;
        let mut random = Random::new(2);
        for round in 0..2000 {
            let mut cells = random.next() & board;
            if round % 2 == 0 {
                cells &= random.next();
            }
            let mut wanted = 0;
            for line in &lines {
                for bit in (0..64).map(|b| 1u64 << b).filter(|b| line & b != 0) {
                    // A vertical line can only be completed at its top.
                    let upright = *line == bit << 1 | bit << 2 | bit << 3 | bit
                        || *line == bit | bit >> 1 | bit << 1 | bit << 2
                        || *line == bit | bit >> 1 | bit >> 2 | bit << 1;
                    if !upright && cells & line == line & !bit && cells & bit == 0 {
                        wanted |= bit;
                    }
                }
            }
            let fours: Vec<u64> = lines.iter().copied().filter(|l| cells & l == *l).collect();
            assert_eq!(winning_cells::<W, H>(cells) & board & !cells, wanted);
            assert_eq!(four_starts::<W, H>(cells) != 0, !fours.is_empty());
            let found = first_four::<W, H>(cells);
            assert!(if fours.is_empty() { found == 0 } else { fours.contains(&found) });
            assert_eq!(cells_on_lines::<W, H>(cells), fours.iter().fold(0, |all, line| all | line));
        }
    }

    #[test]
    fn shifts_agree_with_walking_the_lines() {
        check::<7, 6>();
        check::<4, 4>();
        check::<6, 5>();
        check::<8, 7>();
        check::<9, 6>();
        check::<5, 11>();
    }

    #[test]
    fn a_board_of_seven_by_six_has_69_lines() {
        assert_eq!(all_lines::<7, 6>().len(), 69);
    }
}
