//! The two seats at the table. A seat stays with its player; who moves first is decided per game.

use crate::{Action, Command};

/// A seat at the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Seat {
    /// Seat 1.
    One,
    /// Seat 2.
    Two,
}

impl Seat {
    /// Both seats.
    pub const BOTH: [Seat; 2] = [Seat::One, Seat::Two];

    /// The opponent's seat.
    pub const fn other(self) -> Seat {
        match self {
            Seat::One => Seat::Two,
            Seat::Two => Seat::One,
        }
    }

    /// 0 or 1, for indexing pairs.
    pub const fn index(self) -> usize {
        self as usize
    }

    /// 1 or 2, as people say it.
    pub const fn number(self) -> u8 {
        self as u8 + 1
    }

    /// The seat with this number, 1 or 2.
    pub const fn from_number(number: u8) -> Option<Seat> {
        match number {
            1 => Some(Seat::One),
            2 => Some(Seat::Two),
            _ => None,
        }
    }

    /// A command from this seat, at the moment of the command before; see [`Command::at`].
    pub const fn does(self, action: Action) -> Command {
        Command { seat: self, action, at_ms: 0 }
    }
}
