//! The state of a game and what can be asked about it. What may be done is in `decide.rs`, which
//! knows every rule and changes nothing; what that does in `apply.rs`, which asks nothing.
//!
//! ```text
//!              ┌────────────── undo ──────────────┐
//!              ▼                                  │
//!  PickSymbol ─► Move ─ drop ─► Dropped ─ end, block ─► next turn
//!              │   │               (skipped when there is nothing to ask)
//!              │   └─ remove ─► Removed ─ end, block ─► next turn
//!              └─ bad column: Move again, counted or not
//! ```
//! Offers, resigning, aborting and clocks stand beside this: they are possible at every stage.

mod apply;
mod decide;

use crate::timer::Timer;
use crate::{BadColumn, Command, Ending, Event, Last, Offer, Refusal, Seat, Setup, Symbol};
use fourline_rules::{
    BadInput, Cell, Column, IllegalMove, Opening, Position, Rules, Side, Symbols, Undo,
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
    /// The turns so far, the running one last; a takeback cuts them off.
    turn_starts: Vec<TurnStart>,
    /// The open offer and who made it.
    offer: Option<(Seat, Offer)>,
    has_kept_disc: bool,
    timer: Timer,
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
    /// Since a disc fell last, or the turn began.
    violations_in_move: u8,
}

/// The state at the beginning of a turn, to go back to. The stage is [`Stage::Move`] then, and the
/// symbols are known.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct TurnStart {
    /// How many commands were carried out before it.
    commands: usize,
    seat: Seat,
    position: Position,
    ledgers: [Ledger; 2],
    /// How many marks there were.
    marks: usize,
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
        let mut game = Game {
            position: Position::empty(setup.rules.shape),
            turn: setup.starter,
            stage,
            ledgers: [Ledger::default(); 2],
            starter_symbol,
            marks: Vec::new(),
            commands: Vec::new(),
            turn_starts: Vec::new(),
            offer: None,
            has_kept_disc: false,
            timer: Timer::new(setup.clock),
            setup,
        };
        if stage == Stage::Move {
            game.note_turn_start();
        }
        game
    }

    /// Decides and applies a command, or refuses it and changes nothing. A time before the last
    /// command's counts as that one.
    pub fn play(&mut self, command: Command) -> Result<Vec<Event>, Refusal> {
        let events = self.decide(command)?;
        for event in &events {
            self.apply(event, command.at_ms);
        }
        Ok(events)
    }

    /// The game with only its first commands, so many of them (all, if there are fewer).
    pub fn rewound(&self, commands: usize) -> Game {
        let mut game = Game::new(self.setup.clone());
        for &command in self.commands.iter().take(commands) {
            game.play(command).expect("a command that was carried out once is so again");
        }
        game
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

    /// The commands that were carried out, in order, with times that never go back: with the
    /// setup, the record of the game. Nothing takes a command off it, a takeback neither.
    pub fn commands(&self) -> &[Command] {
        &self.commands
    }

    /// The time of the last command, in milliseconds since the game began.
    pub fn time_ms(&self) -> u64 {
        self.timer.now_ms()
    }

    /// What this seat would have left on its clock at that time, if nothing is done until then; for
    /// the seat not to move, what it has. `None` without a clock.
    pub fn clock_left_ms(&self, seat: Seat, at_ms: u64) -> Option<u64> {
        self.timer.left_ms(seat, self.turn(), at_ms)
    }

    /// The open offer, and who made it.
    pub fn offer(&self) -> Option<(Seat, Offer)> {
        self.offer
    }

    /// Did the player to move answer the question that comes next with no: whether to remove a disc,
    /// or after the drop whether to take it back?
    pub fn has_kept_disc(&self) -> bool {
        self.has_kept_disc
    }

    /// What was done last on the board.
    pub fn last(&self) -> Option<Last> {
        self.marks.last().copied()
    }

    /// The side of a seat: the starter is the first side.
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
            BadInput::LosesPerMove(n) => Some(n.get() - ledger.violations_in_move),
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

    /// Has this seat made a move that stands?
    fn has_moved(&self, seat: Seat) -> bool {
        self.ledger(seat).turns > 0 || (self.turn == seat && self.has_moved_in_turn())
    }

    fn has_moved_in_turn(&self) -> bool {
        matches!(self.stage, Stage::Dropped(_) | Stage::Removed)
    }

    /// The beginning of the latest turn in which this seat has made a move that stands.
    fn latest_turn_moved(&self, seat: Seat) -> Option<&TurnStart> {
        let (_, before) = self.turn_starts.split_last()?;
        let moved = if self.has_moved_in_turn() { &self.turn_starts } else { before };
        moved.iter().rfind(|start| start.seat == seat)
    }

    fn ledger(&self, seat: Seat) -> &Ledger {
        &self.ledgers[seat.index()]
    }
}
