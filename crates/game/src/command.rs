//! What players ask for. Whether they may is decided by `Game::decide`.

use crate::{Seat, Symbol};
use fourline_rules::{Cell, Column};

/// Somebody at the table wants to do something.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Command {
    /// Who.
    pub seat: Seat,
    /// What.
    pub action: Action,
}

/// What a player can want to do.
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
    /// Let the turn pass: no undo, no block.
    EndTurn,
    /// Give up.
    Resign,
    /// Abandon this game to start anew.
    Restart,
}
