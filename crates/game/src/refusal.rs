//! Why something can't be done now. A refusal changes nothing and costs nothing.

use crate::{BadColumn, Seat};
use fourline_rules::Cell;
use std::fmt;

/// Why a command was not carried out. The sentence for a player is in [`crate::Words`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Refusal {
    /// The game is over.
    GameOver,
    /// It is the turn of this seat.
    NotYourTurn(Seat),
    /// The starter has to pick a symbol first.
    PickSymbolFirst,
    /// There is no symbol to pick now.
    NoSymbolToPick,
    /// That is not one of the two symbols.
    NotASymbolOfThisGame,
    /// The column can't be played, and the rules only ask again.
    BadColumn(BadColumn),
    /// A disc was dropped (or removed) already in this turn.
    AlreadyMoved,
    /// No disc was dropped yet, so the turn can't be ended.
    DropFirst,
    /// These rules have no undo.
    UndoNotInRules,
    /// No disc was dropped in this turn, so there is nothing to take back.
    NothingToUndo,
    /// All undos are used up.
    NoUndosLeft,
    /// A remove can't be taken back.
    RemoveIsFinal,
    /// These rules have no remove.
    RemoveNotInRules,
    /// The remove is used up.
    NoRemovesLeft,
    /// The first turn of a forced opening is the drop and nothing else.
    OpeningIsOnlyADrop,
    /// A remove comes instead of a drop, before it.
    RemoveOnlyBeforeDrop,
    /// The opponent has no disc on the board.
    NoDiscToRemove,
    /// There is no such cell.
    NoSuchCell(Cell),
    /// There is no disc.
    EmptyCell(Cell),
    /// That is one's own disc.
    OwnDisc(Cell),
    /// These rules have no block.
    BlockNotInRules,
    /// The block is used up.
    NoBlocksLeft,
    /// A block comes after the drop or the remove.
    BlockOnlyAfterMove,
    /// The opponent has so many consecutive discs that a block is refused.
    OpponentHasRun(u8),
    /// The board is full: there is no turn to skip.
    NoTurnToBlock,
    /// There is no disc to decide about now, or that was decided already.
    NothingToKeep,
    /// An offer is open already.
    OfferOpen,
    /// There is no offer to answer.
    NoOffer,
    /// The offering seat has made no move that could be taken back.
    NothingToTakeBack,
    /// Both seats have moved, and the game is serious.
    TooLateToAbort,
    /// The clock which runs has time left.
    ClockStillRuns,
    /// The game has no clock.
    NoClock,
    /// A spectator can do nothing.
    Spectator,
}

/// A developer's wording; players get the sentences of [`crate::Words`].
impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "refused: {self:?}")
    }
}

impl std::error::Error for Refusal {}
