//! What a command would do, or why it is refused: every rule of the game is here.

use super::{Game, Stage};
use crate::{Action, BadColumn, Command, Ending, Event, Offer, Refusal, Seat, Symbol};
use fourline_rules::{Cell, Column, IllegalMove, Outcome, Position, Undo};

impl Game {
    /// The events that a command causes, or why it is refused. Changes nothing. If the running clock
    /// has run out by then, the command is not carried out and the game ends with that.
    pub fn decide(&self, Command { seat, action, at_ms }: Command) -> Result<Vec<Event>, Refusal> {
        if let Stage::Over(_) = self.stage {
            return Err(Refusal::GameOver);
        }
        if self.timer.is_out(self.turn, at_ms) {
            let (seat, loser) = (self.turn, self.turn);
            return Ok(vec![Event::TimeRanOut { seat }, Event::Ended(Ending::OutOfTime { loser })]);
        }
        let events = self.decide_in_time(seat, action)?;
        Ok(self.lapsed_offer(seat, &events).into_iter().chain(events).collect())
    }

    fn decide_in_time(&self, seat: Seat, action: Action) -> Result<Vec<Event>, Refusal> {
        match action {
            Action::Resign => {
                let ending = Ending::Resigned { loser: seat };
                Ok(vec![Event::Resigned { seat }, Event::Ended(ending)])
            }
            Action::Abandon => {
                let ending = Ending::Abandoned { loser: seat };
                Ok(vec![Event::Abandoned { seat }, Event::Ended(ending)])
            }
            Action::Abort => self.decide_abort(seat),
            Action::Flag if self.setup.clock.is_some() => Err(Refusal::ClockStillRuns),
            Action::Flag => Err(Refusal::NoClock),
            Action::Offer(offer) => self.decide_offer(seat, offer),
            Action::Accept => self.decide_accept(seat),
            Action::Decline => self.decide_decline(seat),
            _ if seat != self.turn => Err(Refusal::NotYourTurn(self.turn)),
            Action::PickSymbol(symbol) => self.decide_pick(seat, symbol),
            _ if self.stage == Stage::PickSymbol => Err(Refusal::PickSymbolFirst),
            Action::Drop(column) => self.decide_drop(seat, Some(column)),
            Action::DropNowhere => self.decide_drop(seat, None),
            Action::Undo => self.decide_undo(seat),
            Action::Keep => {
                let is_asked = match self.stage {
                    Stage::Move => self.may_remove(seat).is_ok(),
                    _ => self.decide_undo(seat).is_ok(),
                };
                match is_asked && !self.has_kept_disc {
                    true => Ok(vec![Event::Kept { seat }]),
                    false => Err(Refusal::NothingToKeep),
                }
            }
            Action::Remove(cell) => self.decide_remove(seat, cell),
            Action::Block => {
                self.may_block(seat)?;
                Ok(vec![Event::Blocked { seat }, Event::TurnPassed { to: seat }])
            }
            Action::EndTurn => match self.stage {
                Stage::Move => Err(Refusal::DropFirst),
                _ => Ok(vec![Event::TurnEnded { seat }, self.next_turn(seat, &self.position)]),
            },
        }
    }

    fn decide_abort(&self, seat: Seat) -> Result<Vec<Event>, Refusal> {
        if self.setup.serious && Seat::BOTH.iter().all(|&seat| self.has_moved(seat)) {
            return Err(Refusal::TooLateToAbort);
        }
        Ok(vec![Event::Aborted { seat }, Event::Ended(Ending::Aborted { by: seat })])
    }

    fn decide_offer(&self, seat: Seat, offer: Offer) -> Result<Vec<Event>, Refusal> {
        if self.offer.is_some() {
            return Err(Refusal::OfferOpen);
        }
        if offer == Offer::TakeBack && self.latest_turn_moved(seat).is_none() {
            return Err(Refusal::NothingToTakeBack);
        }
        Ok(vec![Event::Offered { seat, offer }])
    }

    fn decide_accept(&self, seat: Seat) -> Result<Vec<Event>, Refusal> {
        let (by, offer) = self.offer.filter(|&(by, _)| by != seat).ok_or(Refusal::NoOffer)?;
        let follows = match offer {
            Offer::Draw => Event::Ended(Ending::Agreed),
            Offer::TakeBack => {
                let start = self.latest_turn_moved(by);
                let start = start.expect("the offer lapses before the move that it is about goes");
                Event::TakenBack { to: start.commands }
            }
        };
        Ok(vec![Event::OfferAccepted { seat, offer }, follows])
    }

    fn decide_decline(&self, seat: Seat) -> Result<Vec<Event>, Refusal> {
        match self.offer.ok_or(Refusal::NoOffer)? {
            (by, offer) if by == seat => Ok(vec![Event::OfferWithdrawn { seat, offer }]),
            (_, offer) => Ok(vec![Event::OfferDeclined { seat, offer }]),
        }
    }

    /// The end of the open offer, if these events of a seat bring it about; see [`Offer`].
    fn lapsed_offer(&self, seat: Seat, events: &[Event]) -> Option<Event> {
        let (by, offer) = self.offer?;
        let moves = matches!(
            events.first()?,
            Event::Dropped { .. } | Event::Undone { .. } | Event::Removed { .. }
        );
        (moves && (by != seat || offer == Offer::TakeBack))
            .then_some(Event::OfferLapsed { seat: by, offer })
    }

    fn decide_pick(&self, seat: Seat, symbol: Symbol) -> Result<Vec<Event>, Refusal> {
        if self.stage != Stage::PickSymbol {
            return Err(Refusal::NoSymbolToPick);
        }
        if self.setup.symbols.other(symbol).is_none() {
            return Err(Refusal::NotASymbolOfThisGame);
        }
        Ok(vec![Event::SymbolPicked { seat, symbol }])
    }

    fn decide_drop(&self, seat: Seat, column: Option<Column>) -> Result<Vec<Event>, Refusal> {
        if self.stage != Stage::Move {
            return Err(Refusal::AlreadyMoved);
        }
        let column = match column.map_or(Err(BadColumn::Nowhere), |column| {
            self.bad_column(column).map_or(Ok(column), Err)
        }) {
            Ok(column) => column,
            Err(bad) => return self.decide_bad_column(seat, bad),
        };
        let mut position = self.position;
        let side = self.side(seat);
        let cell = position.drop(side, column).expect("a column that is not bad takes a disc");
        let mut events = vec![Event::Dropped { seat, cell }];
        let cells = position.winning_cells_through(side, cell);
        if !cells.is_empty() {
            let discs = position.discs(side).len();
            events.push(Event::Ended(Ending::Line { winner: seat, cells, discs }));
        } else if !self.waits_after_drop(seat, &position) {
            events.push(self.next_turn(seat, &position));
        }
        Ok(events)
    }

    fn decide_bad_column(&self, seat: Seat, bad: BadColumn) -> Result<Vec<Event>, Refusal> {
        let Some(left) = self.violations_left(seat) else {
            return Err(Refusal::BadColumn(bad));
        };
        let left = left - 1;
        let mut events = vec![Event::Violated { seat, bad, left }];
        if left == 0 {
            events.push(Event::Ended(Ending::TooManyViolations { loser: seat }));
        }
        Ok(events)
    }

    fn decide_undo(&self, seat: Seat) -> Result<Vec<Event>, Refusal> {
        let (all, strict) = match self.rules().undo {
            Undo::Never => return Err(Refusal::UndoNotInRules),
            Undo::Offered(n) => (n.get(), false),
            Undo::Strict(n) => (n, true),
        };
        match self.stage {
            Stage::Removed => Err(Refusal::RemoveIsFinal),
            Stage::Dropped(cell) if self.ledger(seat).undos < all => {
                let left = all - self.ledger(seat).undos - 1;
                Ok(vec![Event::Undone { seat, cell, left }])
            }
            Stage::Dropped(_) if strict => {
                let ending = Ending::TooManyUndos { loser: seat };
                Ok(vec![Event::UndoOverdrawn { seat }, Event::Ended(ending)])
            }
            Stage::Dropped(_) => Err(Refusal::NoUndosLeft),
            _ => Err(Refusal::NothingToUndo),
        }
    }

    fn decide_remove(&self, seat: Seat, cell: Cell) -> Result<Vec<Event>, Refusal> {
        self.may_remove(seat)?;
        let mut position = self.position;
        position.remove(self.side(seat), cell).map_err(|illegal| match illegal {
            IllegalMove::EmptyCell(_) => Refusal::EmptyCell(cell),
            IllegalMove::OwnDisc(_) => Refusal::OwnDisc(cell),
            _ => Refusal::NoSuchCell(cell),
        })?;
        let mut events = vec![Event::Removed { seat, cell }];
        match position.outcome() {
            Outcome::BothLines(cells) => events.push(Event::Ended(Ending::BothLines { cells })),
            Outcome::Line(side, cells) => {
                let discs = position.discs(side).len();
                let winner = self.seat(side);
                events.push(Event::Ended(Ending::Line { winner, cells, discs }));
            }
            _ if self.has_block_for(seat, &position) => {}
            _ => events.push(self.next_turn(seat, &position)),
        }
        Ok(events)
    }

    /// May this seat remove some disc now?
    pub fn may_remove(&self, seat: Seat) -> Result<(), Refusal> {
        let left = self.removes_left(seat).ok_or(Refusal::RemoveNotInRules)?;
        self.may_act(seat)?;
        if self.is_opening_turn(seat) {
            return Err(Refusal::OpeningIsOnlyADrop);
        }
        if left == 0 {
            return Err(Refusal::NoRemovesLeft);
        }
        if self.stage != Stage::Move {
            return Err(Refusal::RemoveOnlyBeforeDrop);
        }
        if self.position.discs(self.side(seat).other()).is_empty() {
            return Err(Refusal::NoDiscToRemove);
        }
        Ok(())
    }

    /// May this seat block the opponent's next turn now?
    pub fn may_block(&self, seat: Seat) -> Result<(), Refusal> {
        let left = self.blocks_left(seat).ok_or(Refusal::BlockNotInRules)?;
        self.may_act(seat)?;
        if self.is_opening_turn(seat) {
            return Err(Refusal::OpeningIsOnlyADrop);
        }
        if left == 0 {
            return Err(Refusal::NoBlocksLeft);
        }
        if self.stage == Stage::Move {
            return Err(Refusal::BlockOnlyAfterMove);
        }
        if self.position.is_full() {
            return Err(Refusal::NoTurnToBlock);
        }
        let run = self.rules().run_that_refuses_a_block();
        if self.position.has_run(self.side(seat).other(), run) {
            return Err(Refusal::OpponentHasRun(run));
        }
        Ok(())
    }

    /// Is there a block to ask about after this seat's move? It may still be refused.
    pub fn asks_about_block(&self, seat: Seat) -> bool {
        self.has_block_for(seat, &self.position)
    }

    fn has_block_for(&self, seat: Seat, position: &Position) -> bool {
        self.blocks_left(seat).unwrap_or(0) > 0 && !position.is_full()
    }

    fn may_act(&self, seat: Seat) -> Result<(), Refusal> {
        match self.stage {
            Stage::Over(_) => Err(Refusal::GameOver),
            _ if seat != self.turn => Err(Refusal::NotYourTurn(self.turn)),
            Stage::PickSymbol => Err(Refusal::PickSymbolFirst),
            _ => Ok(()),
        }
    }

    /// Is there anything to ask after a drop, or does the turn pass by itself?
    fn waits_after_drop(&self, seat: Seat, after: &Position) -> bool {
        let may_undo = match self.rules().undo {
            Undo::Never => false,
            Undo::Offered(n) => self.ledger(seat).undos < n.get(),
            Undo::Strict(_) => true,
        };
        !self.is_opening_turn(seat) && (may_undo || self.has_block_for(seat, after))
    }

    /// What follows when this seat's turn is over.
    fn next_turn(&self, seat: Seat, position: &Position) -> Event {
        if position.is_full() {
            Event::Ended(Ending::BoardFull)
        } else {
            Event::TurnPassed { to: seat.other() }
        }
    }
}
