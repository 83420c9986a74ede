//! What players ask for. Whether they may is decided by `Game::decide`.

use crate::{Seat, Symbol};
use fourline_rules::{Cell, Column};

/// A request from someone at the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Command {
    /// Who.
    pub seat: Seat,
    /// What.
    pub action: Action,
    /// When, in milliseconds since the game began. Times only go forward: one that is earlier than
    /// the last command's counts as that one.
    pub at_ms: u64,
}

/// What a player can want to do. Its text form is [`Action::text`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Action {
    /// Take one of the two symbols, where the starter may pick.
    PickSymbol(Symbol),
    /// Drop a disc into this column.
    Drop(Column),
    /// Name a column that the board does not have, such as 0, -1 or 99999999999999999999.
    DropNowhere,
    /// Take an opponent's disc off the board instead of dropping.
    Remove(Cell),
    /// Skip the opponent's next turn.
    Block,
    /// Take the disc just dropped back.
    Undo,
    /// Leave the discs where they are: before a drop, remove none; after it, don't take it
    /// back. The turn continues, and a remove or an undo may still be asked for: this only notes that
    /// the question was answered, where questions are asked one by one.
    Keep,
    /// Let the turn pass: no undo, no block.
    EndTurn,
    /// Give up.
    Resign,
    /// Offer the opponent something; see [`Offer`].
    Offer(Offer),
    /// Accept the opponent's offer.
    Accept,
    /// Decline the opponent's offer, or withdraw one's own.
    Decline,
    /// End the game without a result.
    Abort,
    /// This seat left for good. Sent by the host of the table, at any time; the other seat wins.
    Abandon,
    /// Say that the clock which runs has run out. Anybody may; what is noted down is the seat whose
    /// clock it was.
    Flag,
}

/// What can be agreed on. At most one offer is open at a time, and either seat may make it at any
/// time. It lapses when the other seat changes the board instead of answering; an offer to take
/// back lapses as well when the seat that made it does, because then its last move is another one.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Offer {
    /// To end the game as a draw.
    Draw,
    /// To go back to the beginning of the latest turn in which the offering seat has made a move.
    TakeBack,
}

impl Command {
    /// The same command at this time.
    #[must_use]
    pub const fn at(self, at_ms: u64) -> Command {
        Command { at_ms, ..self }
    }
}
