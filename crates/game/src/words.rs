//! The sentences about a game. Every front end takes them from here, so that the same thing is said
//! in the same words everywhere.

use crate::{BadColumn, Ending, Event, Game, Offer, Refusal, Seat};
use fourline_rules::{BadInput, Cell, Column, Numbering, Rules, Shape};
use std::num::NonZeroU8;

/// Speaks about a game; columns are counted as the listener wants.
#[derive(Clone, Copy, Debug, Default)]
pub struct Words {
    /// How columns are counted.
    pub numbering: Numbering,
}

impl Words {
    /// A player with the symbol: `Ann (X)`.
    pub fn who(&self, game: &Game, seat: Seat) -> String {
        let name = &game.setup().player(seat).name;
        match game.symbol(seat) {
            Some(symbol) => format!("{name} ({symbol})"),
            None => name.to_string(),
        }
    }

    /// A column: `column 4`.
    pub fn column(&self, column: Column) -> String {
        format!("column {}", self.numbering.number(column))
    }

    /// The columns there are: `1 to 7`.
    pub fn columns(&self, shape: Shape) -> String {
        let last = Column::new(shape.columns() - 1);
        format!("{} to {}", self.numbering.first(), self.numbering.number(last))
    }

    /// The centre, where a forced opening goes: `4`, or `4 or 5` on an even board.
    pub fn centre(&self, shape: Shape) -> String {
        let centres = shape.all_columns().filter(|&column| shape.is_centre(column));
        let names = centres.map(|column| self.numbering.number(column).to_string());
        names.collect::<Vec<_>>().join(" or ")
    }

    /// A cell: `row 6 column 4`. Rows count from the top, so the last one is the bottom.
    pub fn cell(&self, cell: Cell, shape: Shape) -> String {
        format!("row {} {}", cell.row_number(shape.rows()), self.column(cell.column))
    }

    /// What is wrong with a column.
    pub fn bad_column(&self, bad: BadColumn, shape: Shape) -> String {
        match bad {
            BadColumn::Nowhere => {
                format!("There is no such column; columns are {}.", self.columns(shape))
            }
            BadColumn::Full(column) => {
                format!("{} is full; choose another one.", capital(&self.column(column)))
            }
            BadColumn::NotCentre(_) => {
                format!("The first disc goes to the centre, column {}.", self.centre(shape))
            }
        }
    }

    /// Why something was not done, and what can be done instead.
    pub fn refusal(&self, refusal: Refusal, game: &Game) -> String {
        let shape = game.rules().shape;
        let text = match refusal {
            Refusal::GameOver => "The game is over.",
            Refusal::NotYourTurn(seat) => {
                return format!("It is {}'s turn.", self.who(game, seat));
            }
            Refusal::PickSymbolFirst => "A symbol has to be picked first.",
            Refusal::NoSymbolToPick => "There is no symbol to pick now.",
            Refusal::NotASymbolOfThisGame => {
                let symbols = game.setup().symbols;
                return format!("The symbols are {} and {}.", symbols.first(), symbols.second());
            }
            Refusal::BadColumn(bad) => return self.bad_column(bad, shape),
            Refusal::AlreadyMoved => "Your move in this turn is made.",
            Refusal::DropFirst => "Drop a disc first.",
            Refusal::UndoNotInRules => "There is no undo in these rules.",
            Refusal::NothingToUndo => "There is no disc of this turn to take back.",
            Refusal::NoUndosLeft => "You have no undo left.",
            Refusal::RemoveIsFinal => "A remove can't be taken back.",
            Refusal::RemoveNotInRules => "There is no remove in these rules.",
            Refusal::NoRemovesLeft => "You have no remove left.",
            Refusal::OpeningIsOnlyADrop => {
                "The first turn is a drop to the centre and nothing else."
            }
            Refusal::RemoveOnlyBeforeDrop => "A remove comes instead of a drop, not after it.",
            Refusal::NoDiscToRemove => "The opponent has no disc on the board to remove.",
            Refusal::NoSuchCell(_) => {
                return format!(
                    "There is no such cell; rows are 1 to {}, columns {}.",
                    shape.rows(),
                    self.columns(shape)
                );
            }
            Refusal::EmptyCell(cell) => {
                return format!("There is no disc at {}.", self.cell(cell, shape));
            }
            Refusal::OwnDisc(cell) => {
                return format!(
                    "The disc at {} is your own; only the opponent's can be removed.",
                    self.cell(cell, shape)
                );
            }
            Refusal::BlockNotInRules => "There is no block in these rules.",
            Refusal::NoBlocksLeft => "You have no block left.",
            Refusal::BlockOnlyAfterMove => "A block comes after your move, not before it.",
            Refusal::OpponentHasRun(run) => {
                return format!(
                    "Refused: the opponent has {run} discs in a row. The block is still yours."
                );
            }
            Refusal::NoTurnToBlock => "The board is full; there is no turn to skip.",
            Refusal::NothingToKeep => "There is no disc to decide about now.",
            Refusal::OfferOpen => "An offer is open already; it has to be answered first.",
            Refusal::NoOffer => "There is no offer to answer.",
            Refusal::NothingToTakeBack => "There is no move of yours to take back.",
            Refusal::TooLateToAbort => {
                "Both players have moved; this game can no longer be aborted."
            }
            Refusal::ClockStillRuns => "There is time left on the clock.",
            Refusal::NoClock => "This game has no clock.",
            Refusal::Spectator => "You only watch this game.",
        };
        text.to_string()
    }

    /// What happened, told after it was applied; `None` for what the next prompt says anyway.
    pub fn event(&self, event: &Event, game: &Game) -> Option<String> {
        let shape = game.rules().shape;
        let who = |seat| self.who(game, seat);
        Some(match *event {
            Event::SymbolPicked { seat, .. } => {
                format!("{} starts; {} follows.", who(seat), who(seat.other()))
            }
            Event::Dropped { seat, cell } => {
                format!(
                    "{} drops into {}, row {}.",
                    who(seat),
                    self.column(cell.column),
                    cell.row_number(shape.rows())
                )
            }
            Event::Violated { bad, left, .. } => {
                let reason = self.bad_column(bad, shape);
                format!("{reason} {}", self.chances(game.rules(), left))
            }
            Event::Undone { seat, left, .. } => {
                format!("{} takes the disc back; {} left.", who(seat), count(left, "undo"))
            }
            Event::UndoOverdrawn { seat } => {
                format!("{} asks for an undo, but none is left.", who(seat))
            }
            Event::Removed { seat, cell } => {
                format!("{} removes the disc at {}.", who(seat), self.cell(cell, shape))
            }
            Event::Blocked { seat } => {
                format!("{} blocks: {}'s turn is skipped.", who(seat), who(seat.other()))
            }
            Event::Resigned { seat } => format!("{} resigns.", who(seat)),
            Event::Offered { seat, offer: Offer::Draw } => {
                format!("{} offers a draw.", who(seat))
            }
            Event::Offered { seat, offer: Offer::TakeBack } => {
                format!("{} asks to take the last move back.", who(seat))
            }
            Event::OfferAccepted { seat, .. } => format!("{} accepts.", who(seat)),
            Event::OfferDeclined { seat, .. } => format!("{} declines.", who(seat)),
            Event::OfferWithdrawn { seat, .. } => format!("{} withdraws the offer.", who(seat)),
            Event::OfferLapsed { seat, .. } => {
                format!("The offer of {} is no longer open.", who(seat))
            }
            Event::TakenBack { .. } => "The move is taken back.".to_string(),
            Event::Kept { .. }
            | Event::TurnEnded { .. }
            | Event::TurnPassed { .. }
            | Event::Aborted { .. }
            | Event::Abandoned { .. }
            | Event::TimeRanOut { .. } => return None,
            Event::Ended(ref ending) => self.ending(ending, game),
        })
    }

    /// How many bad columns are still forgiven.
    fn chances(&self, rules: &Rules, left: u8) -> String {
        match rules.bad_input {
            BadInput::AskAgain => String::new(),
            BadInput::LosesPerMove(limit) => {
                let limit = limit.get();
                format!("Error {} in this move: {} left.", limit - left, count(left, "more chance"))
            }
            BadInput::LosesPerGame(limit) if left == 0 => format!("Violation {limit} of {limit}."),
            BadInput::LosesPerGame(limit) => {
                let count = limit.get() - left;
                format!("Violation {count} of {limit}; number {limit} loses the game.")
            }
        }
    }

    /// How the game ended: winner, symbol, winning cells and number of discs.
    pub fn ending(&self, ending: &Ending, game: &Game) -> String {
        let who = |seat| self.who(game, seat);
        let cells = || {
            let cells = game.position().cells_of(ending.winning_cells());
            let shape = game.rules().shape;
            cells.iter().map(|&cell| self.cell(cell, shape)).collect::<Vec<_>>().join(", ")
        };
        match *ending {
            Ending::Line { winner, discs, .. } => format!(
                "{} wins with {discs} discs on the board. Winning cells: {}.",
                who(winner),
                cells()
            ),
            Ending::BothLines { .. } => {
                format!("Draw: both players have a line. Cells: {}.", cells())
            }
            Ending::BoardFull => "Draw: the board is full and nobody has a line.".to_string(),
            Ending::TooManyViolations { loser } => {
                format!("{} wins: {} made one error too many.", who(loser.other()), who(loser))
            }
            Ending::TooManyUndos { loser } => {
                format!("{} wins: {} asked for one undo too many.", who(loser.other()), who(loser))
            }
            Ending::Resigned { loser } => format!("{} wins.", who(loser.other())),
            Ending::OutOfTime { loser } => {
                format!("{} wins: {} ran out of time.", who(loser.other()), who(loser))
            }
            Ending::Abandoned { loser } => {
                format!("{} wins: {} left the game.", who(loser.other()), who(loser))
            }
            Ending::Agreed => "Draw by agreement.".to_string(),
            Ending::Aborted { .. } => "The game was aborted; it does not count.".to_string(),
        }
    }

    /// What a player has left: `3 undos, 1 remove, no block left; 0 of 3 violations`; empty under
    /// rules without quotas.
    pub fn left(&self, game: &Game, seat: Seat) -> String {
        let quotas = [
            (game.undos_left(seat), "undo"),
            (game.removes_left(seat), "remove"),
            (game.blocks_left(seat), "block"),
        ];
        let counted = |(left, noun): (Option<u8>, &str)| left.map(|left| count(left, noun));
        let quotas: Vec<String> = quotas.into_iter().filter_map(counted).collect();
        let mut parts = Vec::new();
        if !quotas.is_empty() {
            parts.push(format!("{} left", quotas.join(", ")));
        }
        if let Some(left) = game.violations_left(seat) {
            let used = |limit: NonZeroU8| limit.get() - left;
            parts.push(match game.rules().bad_input {
                BadInput::LosesPerMove(limit) => format!("{} of {limit} errors", used(limit)),
                BadInput::LosesPerGame(limit) => format!("{} of {limit} violations", used(limit)),
                BadInput::AskAgain => unreachable!("not counted, so nothing is left of it"),
            });
        }
        parts.join("; ")
    }
}

/// `no undo`, `1 undo`, `2 undos`.
fn count(n: u8, noun: &str) -> String {
    match n {
        0 => format!("no {noun}"),
        1 => format!("1 {noun}"),
        n => format!("{n} {noun}s"),
    }
}

fn capital(text: &str) -> String {
    let mut characters = text.chars();
    match characters.next() {
        Some(first) => first.to_uppercase().chain(characters).collect(),
        None => String::new(),
    }
}
