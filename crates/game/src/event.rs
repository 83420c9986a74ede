//! What happened. Events are decided by the rules and can't be refused; the commands of a game's
//! record can be read back from them.

use crate::{Action, Command, Ending, Offer, Seat, Symbol};
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
        /// How many undos the player has left.
        left: u8,
    },
    /// A player decided to leave the discs where they are; see [`Action::Keep`].
    Kept {
        /// Who.
        seat: Seat,
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
    /// A player offered something to the other.
    Offered {
        /// Who offered.
        seat: Seat,
        /// What.
        offer: Offer,
    },
    /// The offer was accepted; what it brings follows.
    OfferAccepted {
        /// Who accepted.
        seat: Seat,
        /// What.
        offer: Offer,
    },
    /// The offer was declined.
    OfferDeclined {
        /// Who declined.
        seat: Seat,
        /// What.
        offer: Offer,
    },
    /// The offer was withdrawn.
    OfferWithdrawn {
        /// Who had made it and withdrew it.
        seat: Seat,
        /// What.
        offer: Offer,
    },
    /// The offer is no longer open, because a player changes the board instead; that follows.
    OfferLapsed {
        /// Who had made it.
        seat: Seat,
        /// What.
        offer: Offer,
    },
    /// The game goes back to the state after its first commands, by consent. All commands stay
    /// noted down, no offer is open, and the clocks do not go back; one that is full at the
    /// beginning of each turn is full again.
    TakenBack {
        /// How many commands.
        to: usize,
    },
    /// A player ended the game without a result.
    Aborted {
        /// Who.
        seat: Seat,
    },
    /// A player left for good.
    Abandoned {
        /// Who.
        seat: Seat,
    },
    /// A clock ran out.
    TimeRanOut {
        /// Whose.
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
    /// Is there something to tell about it? Whose turn it is shows by itself.
    pub fn is_told(&self) -> bool {
        !matches!(self, Event::TurnEnded { .. } | Event::TurnPassed { .. } | Event::Kept { .. })
    }

    /// Do the discs stand differently after this?
    pub fn changes_the_board(&self) -> bool {
        matches!(
            self,
            Event::Dropped { .. }
                | Event::Undone { .. }
                | Event::Removed { .. }
                | Event::TakenBack { .. }
        )
    }

    /// The command this event is the direct answer to, without its time; `None` for what merely
    /// comes with it.
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
            Event::Kept { seat } => seat.does(Action::Keep),
            Event::Offered { seat, offer } => seat.does(Action::Offer(offer)),
            Event::OfferAccepted { seat, .. } => seat.does(Action::Accept),
            Event::OfferDeclined { seat, .. } | Event::OfferWithdrawn { seat, .. } => {
                seat.does(Action::Decline)
            }
            Event::Aborted { seat } => seat.does(Action::Abort),
            Event::Abandoned { seat } => seat.does(Action::Abandon),
            Event::TimeRanOut { seat } => seat.does(Action::Flag),
            Event::OfferLapsed { .. }
            | Event::TakenBack { .. }
            | Event::TurnPassed { .. }
            | Event::Ended(_) => return None,
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
