//! The groups of two or three columns, numbered, and which of them have certain columns: sets of groups
//! with one bit each.

/// The groups of a board with `W` columns, at most seven.
pub(super) struct Sets<const W: usize>;

/// As many groups as seven columns have: 21 pairs, 35 triples.
const MOST: usize = 56;

impl<const W: usize> Sets<W> {
    /// The columns of each group, pairs first, and how many groups there are.
    const LIST: ([u8; MOST], usize) = {
        let mut list = [0; MOST];
        let (mut count, mut size) = (0, 2);
        while size <= 3 && W <= 7 {
            let mut columns = 1u32;
            while columns < 1 << W {
                if columns.count_ones() == size {
                    list[count] = columns as u8;
                    count += 1;
                }
                columns += 1;
            }
            size += 1;
        }
        (list, count)
    };

    /// All groups.
    pub const ALL: u64 = (1 << Self::LIST.1) - 1;

    /// For each set of columns, the groups that have one of them, and those that have an odd number.
    const WITH: &'static [u64; 128] = &Self::by_columns(false);
    const WITH_ODD_NUMBER: &'static [u64; 128] = &Self::by_columns(true);

    const fn by_columns(odd_number: bool) -> [u64; 128] {
        let (mut table, mut set) = ([0; 128], 0);
        while set < 128 {
            let mut group = 0;
            while group < Self::LIST.1 {
                let common = (Self::LIST.0[group] as usize & set).count_ones();
                if (odd_number && common % 2 == 1) || (!odd_number && common > 0) {
                    table[set] |= 1 << group;
                }
                group += 1;
            }
            set += 1;
        }
        table
    }

    /// The groups that have one of these columns.
    #[inline(always)]
    pub fn with(columns: usize) -> u64 {
        Self::WITH[columns & 127]
    }

    /// The groups that have an odd number of these columns.
    #[inline(always)]
    pub fn with_odd_number(columns: usize) -> u64 {
        Self::WITH_ODD_NUMBER[columns & 127]
    }

    /// The cells of a group on a board with `H` rows and eight bits a column.
    #[inline(always)]
    pub fn cells<const H: usize>(group: usize) -> u64 {
        let columns = Self::LIST.0[group % MOST] as u64;
        // Bit c of the set moves to bit 8 c.
        let bottoms = columns.wrapping_mul(0x0002_0408_1020_4081) & 0x0101_0101_0101_0101;
        bottoms * ((1 << H) - 1)
    }
}

#[cfg(all(test, not(loom)))]
mod tests {
    use super::*;
    use crate::layout::Layout;

    #[test]
    fn sets_of_groups_are_what_counting_says() {
        assert_eq!(Sets::<7>::LIST.1, 56);
        assert_eq!(Sets::<5>::LIST.1, 20);
        for group in 0..56 {
            let columns = Sets::<7>::LIST.0[group] as usize;
            let cells = (0..7).filter(|c| columns >> c & 1 == 1).map(Layout::<7, 6>::column);
            assert_eq!(Sets::<7>::cells::<6>(group), cells.sum::<u64>());
            for set in 0..128usize {
                let common = (columns & set).count_ones();
                assert_eq!(Sets::<7>::with(set) >> group & 1 == 1, common > 0);
                assert_eq!(Sets::<7>::with_odd_number(set) >> group & 1 == 1, common % 2 == 1);
            }
        }
    }
}
