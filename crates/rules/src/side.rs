//! The two owners of discs. Which person or computer stands behind a side is the game's business.

/// Who owns a disc. [`Side::First`] is the side that made the first move of the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Side {
    /// The side that moves first; drawn as `X`.
    First,
    /// The side that moves second; drawn as `O`.
    Second,
}

impl Side {
    /// Both sides, first mover first.
    pub const BOTH: [Side; 2] = [Side::First, Side::Second];

    /// The opponent.
    pub const fn other(self) -> Side {
        match self {
            Side::First => Side::Second,
            Side::Second => Side::First,
        }
    }

    /// 0 for the first side, 1 for the second: for indexing pairs.
    pub const fn index(self) -> usize {
        self as usize
    }
}
