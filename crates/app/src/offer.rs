//! What people can ask for at a table, why they may not, what is asked of them, and what is said: all
//! as data. `words` turns it into sentences.

use crate::session::Notice;
use crate::shelf::ShelfError;
use fourline_game::{Ending, Event, Offer as GameOffer, Refusal, Seat, Symbol};
use fourline_players::Prospect;
use fourline_rules::{Cell, Column};
use std::path::PathBuf;

/// Something a person asks for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Request {
    /// Take this symbol.
    Pick(Symbol),
    /// Drop a disc into this column.
    Drop(Column),
    /// A number was typed that names no column.
    DropNowhere,
    /// Choose a disc to remove, or stop choosing.
    ChooseDisc,
    /// Remove this disc.
    Remove(Cell),
    /// Use one of the rules' own undos.
    Undo,
    /// Leave the disc where it is, where undo and block are asked about one by one.
    Keep,
    /// Skip the opponent's next turn.
    Block,
    /// Let the turn pass.
    EndTurn,
    /// Go back to an earlier move: the one looked at, or one's own last one.
    TakeBack,
    /// Go forward again.
    Redo,
    /// Give up.
    Resign,
    /// Offer a draw.
    OfferDraw,
    /// Accept what is offered.
    Accept,
    /// Decline what is offered, or withdraw one's own offer.
    Decline,
    /// End a game at another table that has hardly begun.
    Abort,
    /// End a game at another table because the other player has been away for too long.
    Claim,
    /// Show the other player a reaction, at another table.
    React(Reaction),
    /// A new game at the same table: a rematch, or in mid-game instead of this one. At another table
    /// both players have to want it.
    NewGame,
    /// Show what each move leads to, or hide it.
    Hint,
    /// Let computers wait, or continue.
    Pause,
    /// The computer moves with the best it has found; one that stopped with an error tries again.
    MoveNow,
    /// Look at an earlier step; past the last one, at the game as it is now.
    LookAt(usize),
    /// The answer to the question that is asked back.
    Answer(bool),
}

/// Something that may be asked for now, or why not.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Offer {
    /// What.
    pub request: Request,
    /// May it be asked for? If not, why.
    pub may: Result<(), Reason>,
}

/// Why something can't be done now.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reason {
    /// The rules of the game say so.
    Rules(Refusal),
    /// An earlier step is looked at.
    LookingBack,
    /// Only computers play.
    ComputersPlay,
    /// The last thing asked for has not been answered by the table elsewhere.
    Waiting,
    /// The table is set to serious play.
    Serious,
    /// There is nothing to take back.
    NothingToTakeBack,
    /// There is nothing to go forward to.
    NothingToRedo,
    /// Draws are agreed between two people.
    NoDraw,
    /// No computer is thinking.
    NoThinking,
    /// There is nothing to pause.
    NothingToPause,
    /// That is up to the table elsewhere.
    NotHere,
    /// There is no connection to the table elsewhere.
    CutOff,
    /// The second player has not come yet.
    NobodyThere,
    /// The other player is away, but not long enough.
    NotYetClaimed,
    /// The other player is there.
    NothingToClaim,
    /// Another game was asked for already.
    RematchOffered,
    /// No help for one who plays another person elsewhere.
    Unfair,
    /// Something else happened at the table elsewhere before this arrived.
    Stale,
    /// The table elsewhere can't store moves now.
    ReadOnly,
    /// Too much was asked for in a short time.
    TooMany,
    /// The table elsewhere refuses, for a reason that this program does not know.
    Elsewhere,
}

/// A question that is asked back before something is done.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Confirm {
    /// The undo loses the game.
    UndoLoses,
    /// Resign?
    Resign,
    /// Start a new game and discard this one?
    NewGame,
    /// Abort the game?
    Abort,
    /// Claim the game, because the other player is away?
    Claim,
}

/// What is wanted, and of whom.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Prompt {
    /// An answer to a question that was asked back, by this seat if it is a player's.
    Confirm(Confirm, Option<Seat>),
    /// Nothing: an earlier step is looked at.
    LookingBack {
        /// Which one.
        step: usize,
        /// The last one.
        last: usize,
    },
    /// Nothing: the game is over.
    Over(Ending),
    /// Nothing: computers wait, and it is this one's turn.
    Paused(Seat),
    /// Nothing: this computer is thinking.
    Thinking(Seat),
    /// This computer stopped with an error.
    Broken(Seat),
    /// Nothing: it is the turn of a player elsewhere.
    Elsewhere(Seat),
    /// Nothing: the second player has not come yet.
    Open,
    /// Nothing: what was asked for is on its way to the table elsewhere.
    Sent,
    /// An answer to an offer.
    Offered {
        /// Who answers.
        seat: Seat,
        /// What is offered.
        offer: GameOffer,
    },
    /// A symbol.
    Pick(Seat),
    /// Which disc is to be removed.
    RemoveWhich(Seat),
    /// A drop, or a remove where the rules have one now.
    Move {
        /// Whose.
        seat: Seat,
        /// Is it the first disc of a forced opening?
        opening: bool,
        /// May a disc be removed instead?
        may_remove: bool,
    },
    /// The end of a turn.
    EndOfTurn {
        /// Whose.
        seat: Seat,
        /// The undos left, if one may be asked for.
        undo: Option<u8>,
        /// Would an undo lose the game?
        undo_loses: bool,
        /// May the opponent's turn be blocked?
        may_block: bool,
    },
}

/// Something that is said, in the order it came about.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Said {
    /// A game begins; at random or not.
    Starts {
        /// Who starts.
        seat: Seat,
        /// Was it drawn?
        drawn: bool,
    },
    /// A saved game continues.
    Resumed,
    /// A saved game continues that was in this file.
    ResumedFrom(PathBuf),
    /// A game that another program has open continues as a copy.
    ResumedCopy,
    /// Something happened.
    Happened(Event),
    /// Something was not done.
    Refused(Reason),
    /// Moves were taken back: it is this seat's turn again.
    TookBack(Seat),
    /// Moves that were taken back stand again.
    Redone,
    /// What a computer makes of the move it is about to make.
    Judged(Seat, Prospect),
    /// A computer stopped with an error while thinking.
    Broke(Seat),
    /// The game as it is now is shown again.
    BackToNow,
    /// The game can't be kept; it is played on all the same.
    NotKept(ShelfError),
    /// The finished game is here.
    Finished(PathBuf),
    /// A command went to the table elsewhere.
    Sent,
    /// The table elsewhere has stored it.
    Kept,
    /// The second player has come.
    Joined(Seat),
    /// This player is away.
    WentAway(Seat),
    /// This player is there again.
    CameBack(Seat),
    /// This player wants another game.
    WantsRematch(Seat),
    /// This player reacted.
    Reacted(Seat, Reaction),
    /// The connection to the table elsewhere is lost.
    CutOff,
    /// It stands again.
    Reconnected,
    /// The table elsewhere announces something about itself.
    Noticed(Notice),
    /// The table elsewhere can store moves again.
    Writable,
}

/// What players at a table elsewhere can show each other: a fixed set, so that nothing has to be judged.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Reaction {
    /// A greeting.
    Hello,
    /// Before a game.
    GoodLuck,
    /// About a move.
    WellPlayed,
    /// About one's own.
    Oops,
    /// For something.
    Thanks,
    /// After a game.
    GoodGame,
}

impl Reaction {
    /// All of them.
    pub const ALL: [Reaction; 6] = [
        Reaction::Hello,
        Reaction::GoodLuck,
        Reaction::WellPlayed,
        Reaction::Oops,
        Reaction::Thanks,
        Reaction::GoodGame,
    ];
}

/// Games won, lost and drawn at one table.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Series {
    /// Games won by each seat.
    pub wins: [u32; 2],
    /// Games without a winner.
    pub draws: u32,
}

impl Series {
    /// Was any game counted?
    pub fn is_empty(&self) -> bool {
        *self == Series::default()
    }
}
