//! What can be said about a move, as data.

use fourline_game::Action;
use fourline_rules::{Cell, Column};
use fourline_solver::FollowUpRule;

/// Whose doing something is, seen from the player whose move is explained.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum By {
    /// The player who makes the move.
    Mover,
    /// The opponent.
    Opponent,
}

/// Something true about a move.
///
/// Where a reason has a `line`, these are the columns of both sides after the move, the opponent's first; it is
/// best play, and the reason holds in the position after it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Reason {
    /// It completes a line; all its cells.
    Wins {
        /// The cells of the line.
        cells: Vec<Cell>,
    },
    /// It removes a disc and so completes a line of the opponent.
    GivesLine,
    /// It removes a disc and so completes a line of both.
    GivesBothLines,
    /// The opponent is skipped, and then this column completes a line.
    SkipsAndWins {
        /// The column.
        column: Column,
    },
    /// The opponent would have completed a line in these cells, and after it can't do so at once.
    StopsFour {
        /// The cells.
        cells: Vec<Cell>,
    },
    /// After it there is more than one place to complete a line: two that can be played now, or one and the one
    /// above it. The opponent can't complete a line first.
    TwoThreats {
        /// The cells.
        cells: Vec<Cell>,
    },
    /// After it the opponent can complete a line in these cells, as was possible before.
    LeavesFour {
        /// The cells.
        cells: Vec<Cell>,
    },
    /// After it the opponent can complete a line on top of it.
    GivesAbove {
        /// The cell.
        cell: Cell,
    },
    /// It lets the opponent stop a line: the cell on top of it would have completed one for the player.
    SpendsThreat {
        /// The cell.
        cell: Cell,
    },
    /// Threat after threat, so that every answer is forced, and in the end there is no defence.
    Forces {
        /// Who forces.
        by: By,
        /// What is played before, by best play.
        line: Vec<Column>,
        /// The forced moves, the first by the side that forces, the last too.
        force: Vec<Column>,
        /// The winning cells after that.
        cells: Vec<Cell>,
    },
    /// Wherever the other side plays, this side completes a line next.
    Squeezes {
        /// Who completes it.
        by: By,
        /// What is played before, by best play.
        line: Vec<Column>,
        /// Where: for each move of the other side, a cell that answers it.
        cells: Vec<Cell>,
    },
    /// Following up decides: see [`FollowUpRule`].
    FollowUp {
        /// Who follows up.
        by: By,
        /// What is played before, by best play.
        line: Vec<Column>,
        /// Does the side that follows up win? Else it holds the draw.
        wins: bool,
        /// Why.
        rule: FollowUpRule,
    },
    /// After best play neither side has room for a line any more.
    NoLineLeft {
        /// What is played before, by best play.
        line: Vec<Column>,
    },
    /// The rules leave nothing else.
    OnlyMove,
    /// Best play to the end of the game, or as far as it is proved: turn by turn, the opponent's first.
    Line {
        /// The turns.
        turns: Vec<Vec<Action>>,
    },
    /// Nothing is proved; the larger the better, 0 is even.
    Estimate(i32),
}

impl Reason {
    /// Is it proved? Everything is but an estimate.
    pub const fn is_proved(&self) -> bool {
        !matches!(self, Reason::Estimate(_))
    }

    /// Does it explain what the move leads to, and not only what it does?
    pub const fn explains_result(&self) -> bool {
        !matches!(
            self,
            Reason::StopsFour { .. }
                | Reason::SpendsThreat { .. }
                | Reason::OnlyMove
                | Reason::Line { .. }
                | Reason::Estimate(_)
        )
    }

    /// A word for programs.
    pub const fn kind(&self) -> &'static str {
        match self {
            Reason::Wins { .. } => "wins",
            Reason::GivesLine => "gives_line",
            Reason::GivesBothLines => "gives_both_lines",
            Reason::SkipsAndWins { .. } => "skips_and_wins",
            Reason::StopsFour { .. } => "stops_four",
            Reason::TwoThreats { .. } => "two_threats",
            Reason::LeavesFour { .. } => "leaves_four",
            Reason::GivesAbove { .. } => "gives_above",
            Reason::SpendsThreat { .. } => "spends_threat",
            Reason::Forces { .. } => "forces",
            Reason::Squeezes { .. } => "squeezes",
            Reason::FollowUp { rule, .. } => match rule {
                FollowUpRule::Claimeven { .. } => "claimeven",
                FollowUpRule::Standoff { .. } => "standoff",
                FollowUpRule::OddThreat { .. } => "odd_threat",
                FollowUpRule::Group { .. } => "group",
            },
            Reason::NoLineLeft { .. } => "no_line_left",
            Reason::OnlyMove => "only_move",
            Reason::Line { .. } => "line",
            Reason::Estimate(_) => "estimate",
        }
    }
}
