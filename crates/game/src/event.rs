//! What happened. Events are decided by the rules and can't be refused; the commands of a game's
//! record can be read back from them.

use crate::{Action, Command, Ending, Seat, Symbol};
use fourline_rules::{Cell, Column};

/// One thing that happened in a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Event {
    /// The starter picked a symbol; the other player got what was left.
    SymbolPicked {
        /// The starter.
        seat: Seat,
        /// The symbol taken.
        symbol: Symbol,
    },
    /// A disc fell.
    Dropped {
        /// Whose.
        seat: Seat,
        /// Where it came to rest.
        cell: Cell,
    },
    /// A column was named that can't be played, and the rules count that.
    Violated {
        /// Whose mistake.
        seat: Seat,
        /// What was wrong.
        bad: BadColumn,
        /// How many more of these are forgiven; 0 if this one lost the game.
        left: u8,
    },
    /// The disc just dropped was taken back.
    Undone {
        /// Whose.
        seat: Seat,
        /// Where it had been.
        cell: Cell,
    },
    /// An undo was asked for when none was left and the rules are strict.
    UndoOverdrawn {
        /// Who asked.
        seat: Seat,
    },
    /// An opponent's disc was taken out, those above it fell.
    Removed {
        /// Who removed it.
        seat: Seat,
        /// The cell that was named.
        cell: Cell,
    },
    /// The opponent's next turn is skipped.
    Blocked {
        /// Who blocked.
        seat: Seat,
    },
    /// A player said that the turn is over.
    TurnEnded {
        /// Who.
        seat: Seat,
    },
    /// A player gave up.
    Resigned {
        /// Who.
        seat: Seat,
    },
    /// A player asked to start anew.
    Restarted {
        /// Who.
        seat: Seat,
    },
    /// A turn begins.
    TurnPassed {
        /// Whose.
        to: Seat,
    },
    /// The game is over.
    Ended(Ending),
}

/// What is wrong with a column.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum BadColumn {
    /// The board has no such column.
    Nowhere,
    /// A full column.
    Full(Column),
    /// Not the centre, where the opening is forced.
    NotCentre(Column),
}

impl Event {
    /// Do the discs stand differently after this?
    pub fn changes_the_board(&self) -> bool {
        matches!(self, Event::Dropped { .. } | Event::Undone { .. } | Event::Removed { .. })
    }

    /// The command this event is the direct answer to; `None` for what merely follows.
    pub fn command(&self) -> Option<Command> {
        Some(match *self {
            Event::SymbolPicked { seat, symbol } => seat.does(Action::PickSymbol(symbol)),
            Event::Dropped { seat, cell } => seat.does(Action::Drop(cell.column)),
            Event::Violated { seat, bad, .. } => seat.does(bad.action()),
            Event::Undone { seat, .. } | Event::UndoOverdrawn { seat } => seat.does(Action::Undo),
            Event::Removed { seat, cell } => seat.does(Action::Remove(cell)),
            Event::Blocked { seat } => seat.does(Action::Block),
            Event::TurnEnded { seat } => seat.does(Action::EndTurn),
            Event::Resigned { seat } => seat.does(Action::Resign),
            Event::Restarted { seat } => seat.does(Action::Restart),
            Event::TurnPassed { .. } | Event::Ended(_) => return None,
        })
    }
}

impl BadColumn {
    /// The action that names this column.
    pub fn action(self) -> Action {
        match self {
            BadColumn::Nowhere => Action::DropNowhere,
            BadColumn::Full(column) | BadColumn::NotCentre(column) => Action::Drop(column),
        }
    }
}
