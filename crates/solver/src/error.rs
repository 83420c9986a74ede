//! Why a question gets no answer.

use fourline_rules::{Outcome, Shape};
use std::fmt;

/// Why a position was not solved.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SolveError {
    /// The board is too small or too large: it needs at least 4 columns and 4 rows, and each cell
    /// and one more row must fit 64 bits.
    UnsupportedSize(Shape),
    /// The line to connect is not of length four.
    UnsupportedConnect(Shape),
    /// The game is over already.
    Finished(Outcome),
    /// The numbers of discs cannot come from taking turns, so nobody can say whose turn it is.
    UnclearTurn {
        /// Discs of the side that moves first.
        first: u32,
        /// Discs of the other side.
        second: u32,
    },
    /// The table is too small for a board of this size, which needs at least this many bytes.
    TableTooSmall {
        /// Fewest bytes that will do.
        needed: usize,
    },
    /// The solve was cancelled by its [`Control`](crate::Control), or the time that it sets is over.
    Cancelled,
}

impl fmt::Display for SolveError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            SolveError::UnsupportedSize(shape) => write!(
                f,
                "boards of {} columns and {} rows cannot be solved: 4 columns and 4 rows are the \
                 least, and columns times (rows + 1) may not exceed 64",
                shape.columns(),
                shape.rows()
            ),
            SolveError::UnsupportedConnect(shape) => {
                write!(f, "only games of four in a line can be solved, not of {}", shape.connect())
            }
            SolveError::Finished(Outcome::Full) => write!(f, "the game is over: the board is full"),
            SolveError::Finished(_) => write!(f, "the game is over: there is a line"),
            SolveError::UnclearTurn { first, second } => write!(
                f,
                "whose turn it is cannot be told: the first side has {first} discs, the second \
                 {second}"
            ),
            SolveError::TableTooSmall { needed } => {
                write!(f, "a board of this size needs a table of at least {needed} bytes")
            }
            SolveError::Cancelled => write!(f, "cancelled"),
        }
    }
}

impl std::error::Error for SolveError {}

/// Why a solver could not be made.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum OptionsError {
    /// The system does not give that many bytes for the table.
    NotEnoughMemory(usize),
    /// There must be at least one thread.
    NoThreads,
}

impl fmt::Display for OptionsError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            OptionsError::NotEnoughMemory(bytes) => {
                write!(f, "a table of {bytes} bytes cannot be had")
            }
            OptionsError::NoThreads => write!(f, "a solver needs at least one thread"),
        }
    }
}

impl std::error::Error for OptionsError {}
