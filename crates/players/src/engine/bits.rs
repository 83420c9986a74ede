//! Sets of cells in one machine word, or in two for boards of more than 64 cells. The search is
//! written once and compiled for both.

use std::fmt::Debug;
use std::hash::Hash;
use std::ops::{BitAnd, BitAndAssign, BitOr, BitOrAssign, BitXor, Not, Shl, Shr};

/// A set of cells; a cell's bit is its column times the rows, plus its row.
pub(super) trait Bits:
    Copy
    + Debug
    + Eq
    + Hash
    + BitAnd<Output = Self>
    + BitAndAssign
    + BitOr<Output = Self>
    + BitOrAssign
    + BitXor<Output = Self>
    + Not<Output = Self>
    + Shl<u32, Output = Self>
    + Shr<u32, Output = Self>
{
    /// No cell.
    const NONE: Self;

    /// The same set; the caller knows that it fits.
    fn of(set: u128) -> Self;

    /// How many cells it has.
    fn count(self) -> u32;

    /// The lowest bit of a set that is not empty.
    fn first(self) -> u32;

    /// A hash of the set.
    fn folded(self) -> u64;

    /// The set of one cell.
    fn one(bit: u32) -> Self;

    fn is_empty(self) -> bool {
        self == Self::NONE
    }

    fn has(self, bit: u32) -> bool {
        !(self & Self::one(bit)).is_empty()
    }

    /// The bits of the set, lowest first.
    fn each(self) -> impl Iterator<Item = u32> {
        let mut left = self;
        std::iter::from_fn(move || {
            if left.is_empty() {
                return None;
            }
            let bit = left.first();
            left &= !Self::one(bit);
            Some(bit)
        })
    }
}

impl Bits for u64 {
    const NONE: u64 = 0;

    fn of(set: u128) -> u64 {
        debug_assert!(set >> 64 == 0);
        set as u64
    }

    fn count(self) -> u32 {
        self.count_ones()
    }

    fn first(self) -> u32 {
        self.trailing_zeros()
    }

    fn folded(self) -> u64 {
        self
    }

    fn one(bit: u32) -> u64 {
        1 << bit
    }
}

impl Bits for u128 {
    const NONE: u128 = 0;

    fn of(set: u128) -> u128 {
        set
    }

    fn count(self) -> u32 {
        self.count_ones()
    }

    fn first(self) -> u32 {
        self.trailing_zeros()
    }

    fn folded(self) -> u64 {
        self as u64 ^ ((self >> 64) as u64).rotate_left(23)
    }

    fn one(bit: u32) -> u128 {
        1 << bit
    }
}
