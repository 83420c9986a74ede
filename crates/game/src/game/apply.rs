//! What an event does to the state of a game.

use super::{Game, Ledger, Stage, TurnStart};
use crate::{Event, Last, LastKind, Seat};

impl Game {
    /// Carries out an event that this game decided, at the time of its command. Events from
    /// elsewhere are not checked. A time before the last command's counts as that one.
    pub fn apply(&mut self, event: &Event, at_ms: u64) {
        self.timer.advance(self.turn(), at_ms);
        let now_ms = self.timer.now_ms();
        self.commands.extend(event.command().map(|command| command.at(now_ms)));
        match *event {
            Event::SymbolPicked { symbol, .. } => {
                self.starter_symbol = Some(symbol);
                self.stage = Stage::Move;
                self.note_turn_start();
            }
            Event::Dropped { seat, cell } => {
                let landed = self.position.drop(self.side(seat), cell.column);
                debug_assert_eq!(landed, Ok(cell));
                self.stage = Stage::Dropped(cell);
                self.ledger_mut(seat).violations_in_move = 0;
                self.has_kept_disc = false;
                self.marks.push(Last { seat, cell, kind: LastKind::Dropped });
            }
            Event::Violated { seat, .. } => {
                let ledger = self.ledger_mut(seat);
                ledger.violations_in_game = ledger.violations_in_game.saturating_add(1);
                ledger.violations_in_move = ledger.violations_in_move.saturating_add(1);
            }
            Event::Undone { seat, cell, .. } => {
                let taken = self.position.take_back(cell.column);
                debug_assert_eq!(taken, Some(cell));
                self.stage = Stage::Move;
                self.marks.pop();
                self.has_kept_disc = false;
                self.ledger_mut(seat).undos += 1;
            }
            Event::Removed { seat, cell } => {
                let removed = self.position.remove(self.side(seat), cell);
                debug_assert_eq!(removed, Ok(()));
                self.stage = Stage::Removed;
                self.marks.push(Last { seat, cell, kind: LastKind::Removed });
                self.ledger_mut(seat).removes += 1;
            }
            Event::Blocked { seat } => self.ledger_mut(seat).blocks += 1,
            Event::TurnPassed { to } => {
                let ledger = self.ledger_mut(self.turn);
                ledger.turns += 1;
                ledger.violations_in_move = 0;
                self.timer.end_turn(self.turn);
                self.begin_turn(to);
                self.note_turn_start();
            }
            Event::Kept { .. } => self.has_kept_disc = true,
            Event::Offered { seat, offer } => self.offer = Some((seat, offer)),
            Event::OfferAccepted { .. }
            | Event::OfferDeclined { .. }
            | Event::OfferWithdrawn { .. }
            | Event::OfferLapsed { .. } => self.offer = None,
            Event::TakenBack { to } => self.go_back(to),
            Event::Ended(ending) => {
                self.stage = Stage::Over(ending);
                self.offer = None;
                self.has_kept_disc = false;
            }
            Event::UndoOverdrawn { .. }
            | Event::TurnEnded { .. }
            | Event::Resigned { .. }
            | Event::Aborted { .. }
            | Event::Abandoned { .. }
            | Event::TimeRanOut { .. } => {}
        }
    }

    fn begin_turn(&mut self, seat: Seat) {
        self.turn = seat;
        self.stage = Stage::Move;
        self.has_kept_disc = false;
        self.timer.begin_turn(seat);
    }

    pub(super) fn note_turn_start(&mut self) {
        self.turn_starts.push(TurnStart {
            commands: self.commands.len(),
            seat: self.turn,
            position: self.position,
            ledgers: self.ledgers,
            marks: self.marks.len(),
        });
    }

    /// Goes back to the turn that began after so many commands.
    fn go_back(&mut self, commands: usize) {
        let found = self.turn_starts.iter().rposition(|start| start.commands == commands);
        debug_assert!(found.is_some(), "no turn began after {commands} commands");
        let Some(index) = found else { return };
        let start = self.turn_starts[index];
        self.turn_starts.truncate(index + 1);
        self.position = start.position;
        self.ledgers = start.ledgers;
        self.marks.truncate(start.marks);
        self.begin_turn(start.seat);
    }

    fn ledger_mut(&mut self, seat: Seat) -> &mut Ledger {
        &mut self.ledgers[seat.index()]
    }
}
