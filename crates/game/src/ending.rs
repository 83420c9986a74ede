//! How a game ends, each way with what is needed to tell it.

use crate::Seat;
use fourline_rules::CellSet;

/// Why a game is over.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ending {
    /// A player has a line.
    Line {
        /// The winner.
        winner: Seat,
        /// All cells of all the winner's lines.
        cells: CellSet,
        /// How many discs the winner has on the board.
        discs: u32,
    },
    /// A remove gave both players a line.
    BothLines {
        /// All cells of all lines.
        cells: CellSet,
    },
    /// The board is full and neither player has a line.
    BoardFull,
    /// Too many bad columns.
    TooManyViolations {
        /// Whose.
        loser: Seat,
    },
    /// One undo too many under strict rules.
    TooManyUndos {
        /// Whose.
        loser: Seat,
    },
    /// A player resigned.
    Resigned {
        /// Who.
        loser: Seat,
    },
    /// A player's clock ran out.
    OutOfTime {
        /// Whose.
        loser: Seat,
    },
    /// A player left for good.
    Abandoned {
        /// Who.
        loser: Seat,
    },
    /// Both players agreed on a draw.
    Agreed,
    /// The game was ended without a result.
    Aborted {
        /// Who asked.
        by: Seat,
    },
}

/// Who won, if anybody.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// This seat won.
    Won(Seat),
    /// Neither won.
    Draw,
    /// The game does not count.
    Void,
}

impl Ending {
    /// Who won, if anybody.
    pub const fn verdict(&self) -> Verdict {
        match self {
            Ending::Line { winner, .. } => Verdict::Won(*winner),
            Ending::BothLines { .. } | Ending::BoardFull | Ending::Agreed => Verdict::Draw,
            Ending::TooManyViolations { loser }
            | Ending::TooManyUndos { loser }
            | Ending::Resigned { loser }
            | Ending::OutOfTime { loser }
            | Ending::Abandoned { loser } => Verdict::Won(loser.other()),
            Ending::Aborted { .. } => Verdict::Void,
        }
    }

    /// The cells to light up.
    pub const fn winning_cells(&self) -> CellSet {
        match self {
            Ending::Line { cells, .. } | Ending::BothLines { cells } => *cells,
            _ => CellSet::EMPTY,
        }
    }
}
