//! The state of a game, what may be done in it, and what that does. `decide` knows every rule and
//! changes nothing; `apply` changes the state and asks nothing.
//!
//! ```text
//!              ┌────────────── undo ──────────────┐
//!              ▼                                  │
//!  PickSymbol ─► Move ─ drop ─► Dropped ─ end, block ─► next turn
//!              │   │               (skipped when there is nothing to ask)
//!              │   └─ remove ─► Removed ─ end, block ─► next turn
//!              └─ bad column: Move again, counted or not
//! ```

use crate::{
    Action, BadColumn, Command, Ending, Event, Last, LastKind, Refusal, Seat, Setup, Symbol,
};
use fourline_rules::{
    BadInput, Cell, Column, IllegalMove, Opening, Outcome, Position, Rules, Side, Symbols, Undo,
};

/// A game in progress or over.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Game {
    setup: Setup,
    position: Position,
    turn: Seat,
    stage: Stage,
    ledgers: [Ledger; 2],
    /// The symbol of the starter, once it is known.
    starter_symbol: Option<Symbol>,
    /// What was done last, newest at the end; an undo takes its drop off again.
    marks: Vec<Last>,
    commands: Vec<Command>,
}

/// Where in a turn the game is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stage {
    /// The starter has to pick a symbol.
    PickSymbol,
    /// A disc has to be dropped, or removed.
    Move,
    /// A disc was dropped: undo, block, or end the turn.
    Dropped(Cell),
    /// A disc was removed: block, or end the turn.
    Removed,
    /// The game is over.
    Over(Ending),
}

/// What one player has used.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct Ledger {
    turns: u32,
    undos: u8,
    removes: u8,
    blocks: u8,
    violations_in_game: u8,
    violations_in_turn: u8,
}

impl Game {
    /// A game at its beginning.
    pub fn new(setup: Setup) -> Game {
        let symbols = setup.symbols;
        let (stage, starter_symbol) = match (setup.rules.symbols, setup.starter) {
            (Symbols::StarterPicks, _) => (Stage::PickSymbol, None),
            (Symbols::StarterFirst, _) | (Symbols::BySeat, Seat::One) => {
                (Stage::Move, Some(symbols.first()))
            }
            (Symbols::BySeat, Seat::Two) => (Stage::Move, Some(symbols.second())),
        };
        Game {
            position: Position::empty(setup.rules.shape),
            turn: setup.starter,
            stage,
            ledgers: [Ledger::default(); 2],
            starter_symbol,
            marks: Vec::new(),
            commands: Vec::new(),
            setup,
        }
    }

    /// Decides and applies a command, or refuses it and changes nothing.
    pub fn play(&mut self, command: Command) -> Result<Vec<Event>, Refusal> {
        let events = self.decide(command)?;
        for event in &events {
            self.apply(event);
        }
        Ok(events)
    }

    /// What the game was set up with.
    pub fn setup(&self) -> &Setup {
        &self.setup
    }

    /// The rules.
    pub fn rules(&self) -> &Rules {
        &self.setup.rules
    }

    /// The board.
    pub fn position(&self) -> &Position {
        &self.position
    }

    /// Where in a turn the game is.
    pub fn stage(&self) -> Stage {
        self.stage
    }

    /// Whose turn it is; `None` when the game is over.
    pub fn turn(&self) -> Option<Seat> {
        (!matches!(self.stage, Stage::Over(_))).then_some(self.turn)
    }

    /// How the game ended, if it did.
    pub fn ending(&self) -> Option<&Ending> {
        match &self.stage {
            Stage::Over(ending) => Some(ending),
            _ => None,
        }
    }

    /// The commands that were carried out, in order: with the setup, the record of the game.
    pub fn commands(&self) -> &[Command] {
        &self.commands
    }

    /// What was done last on the board.
    pub fn last(&self) -> Option<Last> {
        self.marks.last().copied()
    }

    /// The side of a seat: whoever starts is the first side.
    pub fn side(&self, seat: Seat) -> Side {
        if seat == self.setup.starter { Side::First } else { Side::Second }
    }

    /// The seat of a side.
    pub fn seat(&self, side: Side) -> Seat {
        if side == Side::First { self.setup.starter } else { self.setup.starter.other() }
    }

    /// The symbol of a seat, once it is known.
    pub fn symbol(&self, seat: Seat) -> Option<Symbol> {
        let starters = self.starter_symbol?;
        if seat == self.setup.starter { Some(starters) } else { self.setup.symbols.other(starters) }
    }

    /// How many undos are left; `None` if the rules have none.
    pub fn undos_left(&self, seat: Seat) -> Option<u8> {
        match self.rules().undo {
            Undo::Never => None,
            Undo::Offered(n) => Some(n.get() - self.ledger(seat).undos),
            Undo::Strict(n) => Some(n - self.ledger(seat).undos),
        }
    }

    /// How many removes are left; `None` if the rules have none.
    pub fn removes_left(&self, seat: Seat) -> Option<u8> {
        let all = self.rules().removes;
        (all > 0).then(|| all - self.ledger(seat).removes)
    }

    /// How many blocks are left; `None` if the rules have none.
    pub fn blocks_left(&self, seat: Seat) -> Option<u8> {
        let all = self.rules().blocks;
        (all > 0).then(|| all - self.ledger(seat).blocks)
    }

    /// How many bad columns until the game is lost (1: the next one loses); `None` if they are not
    /// counted.
    pub fn violations_left(&self, seat: Seat) -> Option<u8> {
        let ledger = self.ledger(seat);
        match self.rules().bad_input {
            BadInput::AskAgain => None,
            BadInput::LosesPerMove(n) => Some(n.get() - ledger.violations_in_turn),
            BadInput::LosesPerGame(n) => Some(n.get() - ledger.violations_in_game),
        }
    }

    /// Would asking for an undo now lose the game?
    pub fn undo_loses(&self, seat: Seat) -> bool {
        matches!(self.rules().undo, Undo::Strict(n) if self.ledger(seat).undos >= n)
            && matches!(self.stage, Stage::Dropped(_))
            && self.turn == seat
    }

    /// Is this the first turn of a forced opening: the drop and nothing else?
    pub fn is_opening_turn(&self, seat: Seat) -> bool {
        self.rules().opening == Opening::Centre && self.ledger(seat).turns == 0
    }

    /// What is wrong with a column for the player to move, if anything.
    pub fn bad_column(&self, column: Column) -> Option<BadColumn> {
        match self.position.landing(column) {
            Err(IllegalMove::ColumnFull(_)) => Some(BadColumn::Full(column)),
            Err(_) => Some(BadColumn::Nowhere),
            Ok(_) if self.is_opening_turn(self.turn) && !self.rules().shape.is_centre(column) => {
                Some(BadColumn::NotCentre(column))
            }
            Ok(_) => None,
        }
    }

    fn ledger(&self, seat: Seat) -> &Ledger {
        &self.ledgers[seat.index()]
    }
}

/// What would happen.
impl Game {
    /// The events that a command brings about, or why it is refused. Changes nothing.
    pub fn decide(&self, Command { seat, action }: Command) -> Result<Vec<Event>, Refusal> {
        if let Stage::Over(_) = self.stage {
            return Err(Refusal::GameOver);
        }
        match action {
            Action::Resign => {
                let ending = Ending::Resigned { loser: seat };
                Ok(vec![Event::Resigned { seat }, Event::Ended(ending)])
            }
            Action::Restart => {
                let ending = Ending::Restarted { by: seat };
                Ok(vec![Event::Restarted { seat }, Event::Ended(ending)])
            }
            _ if seat != self.turn => Err(Refusal::NotYourTurn(self.turn)),
            Action::PickSymbol(symbol) => self.decide_pick(seat, symbol),
            _ if self.stage == Stage::PickSymbol => Err(Refusal::PickSymbolFirst),
            Action::Drop(column) => self.decide_drop(seat, Some(column)),
            Action::DropNowhere => self.decide_drop(seat, None),
            Action::Undo => self.decide_undo(seat),
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
                Ok(vec![Event::Undone { seat, cell }])
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

/// What happens.
impl Game {
    /// Carries out an event that this game decided. Events from elsewhere are not checked.
    pub fn apply(&mut self, event: &Event) {
        self.commands.extend(event.command());
        match *event {
            Event::SymbolPicked { symbol, .. } => {
                self.starter_symbol = Some(symbol);
                self.stage = Stage::Move;
            }
            Event::Dropped { seat, cell } => {
                let landed = self.position.drop(self.side(seat), cell.column);
                debug_assert_eq!(landed, Ok(cell));
                self.stage = Stage::Dropped(cell);
                self.marks.push(Last { seat, cell, kind: LastKind::Dropped });
            }
            Event::Violated { seat, .. } => {
                let ledger = self.ledger_mut(seat);
                ledger.violations_in_game = ledger.violations_in_game.saturating_add(1);
                ledger.violations_in_turn = ledger.violations_in_turn.saturating_add(1);
            }
            Event::Undone { seat, cell } => {
                let taken = self.position.take_back(cell.column);
                debug_assert_eq!(taken, Some(cell));
                self.stage = Stage::Move;
                self.marks.pop();
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
                ledger.violations_in_turn = 0;
                self.turn = to;
                self.stage = Stage::Move;
            }
            Event::Ended(ending) => self.stage = Stage::Over(ending),
            Event::UndoOverdrawn { .. }
            | Event::TurnEnded { .. }
            | Event::Resigned { .. }
            | Event::Restarted { .. } => {}
        }
    }

    fn ledger_mut(&mut self, seat: Seat) -> &mut Ledger {
        &mut self.ledgers[seat.index()]
    }
}
