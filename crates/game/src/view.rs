//! Everything a front end shows, as plain data: it draws this and decides nothing.

use crate::{
    Action, BadColumn, Clock, Ending, Game, Offer, Refusal, Seat, Stage, Symbol, SymbolPair, Tag,
};
use fourline_rules::{Cell, Column, Rules, Shape};

/// Who looks at a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Viewer {
    /// The player on this seat.
    Seat(Seat),
    /// Someone who only watches.
    Spectator,
}

/// A game as one viewer sees it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GameView {
    /// The rules being played.
    pub rules: Rules,
    /// Whose disc is in each cell, in the order of [`Shape::all_cells`]; see [`GameView::at`].
    pub cells: Vec<Option<Seat>>,
    /// The two symbols of the game.
    pub symbols: SymbolPair,
    /// The two players.
    pub seats: [SeatView; 2],
    /// Whose turn it is; `None` when the game is over.
    pub turn: Option<Seat>,
    /// Where in a turn the game is.
    pub stage: Stage,
    /// What the viewer can do now, and why not.
    pub actions: Actions,
    /// What was done last on the board.
    pub last: Option<Last>,
    /// The cells to light up.
    pub winning: Vec<Cell>,
    /// How the game ended, if it did.
    pub ending: Option<Ending>,
    /// How many commands were carried out.
    pub commands: usize,
    /// The open offer, and who made it.
    pub offer: Option<(Seat, Offer)>,
    /// Did the player to move decide to leave the disc just dropped where it is?
    pub has_kept_disc: bool,
    /// How much time the players have.
    pub clock: Option<Clock>,
    /// The time of the last command, in milliseconds since the game began.
    pub time_ms: u64,
    /// Does the game count?
    pub serious: bool,
}

/// A player as everybody sees them. What the rules do not have is `None`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SeatView {
    /// The name.
    pub name: String,
    /// What kind of player.
    pub tag: Tag,
    /// The symbol, once it is known.
    pub symbol: Option<Symbol>,
    /// Discs on the board.
    pub discs: u32,
    /// Undos left.
    pub undos_left: Option<u8>,
    /// Removes left.
    pub removes_left: Option<u8>,
    /// Blocks left.
    pub blocks_left: Option<u8>,
    /// Bad columns until the game is lost; 1 means that the next one loses.
    pub violations_left: Option<u8>,
    /// Milliseconds left on the clock at the time of the last command.
    pub clock_left_ms: Option<u64>,
}

/// What the viewer can do now. An error says why not.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Actions {
    /// For each column where the disc would land.
    pub drops: Vec<Result<Cell, Refusal>>,
    /// Take the disc back.
    pub undo: Result<(), Refusal>,
    /// Would an undo lose the game?
    pub undo_loses: bool,
    /// The discs that can be removed.
    pub remove: Result<Vec<Cell>, Refusal>,
    /// Skip the opponent's next turn.
    pub block: Result<(), Refusal>,
    /// Let the turn pass.
    pub end_turn: Result<(), Refusal>,
    /// Pick a symbol.
    pub pick_symbol: Result<(), Refusal>,
    /// Leave the disc just dropped where it is.
    pub keep: Result<(), Refusal>,
    /// Give up.
    pub resign: Result<(), Refusal>,
    /// Offer a draw.
    pub offer_draw: Result<(), Refusal>,
    /// Ask to take one's last move back.
    pub offer_take_back: Result<(), Refusal>,
    /// Accept the opponent's offer.
    pub accept: Result<(), Refusal>,
    /// Decline the opponent's offer, or withdraw one's own.
    pub decline: Result<(), Refusal>,
    /// End the game without a result.
    pub abort: Result<(), Refusal>,
}

/// What was done last on the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Last {
    /// Who did it.
    pub seat: Seat,
    /// Where.
    pub cell: Cell,
    /// What.
    pub kind: LastKind,
}

/// What was done to a cell.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LastKind {
    /// A disc came to rest in it.
    Dropped,
    /// A disc was taken out of it.
    Removed,
}

impl From<Seat> for Viewer {
    fn from(seat: Seat) -> Viewer {
        Viewer::Seat(seat)
    }
}

impl GameView {
    /// The game as this viewer sees it, at the time of its last command.
    pub fn of(game: &Game, viewer: impl Into<Viewer>) -> GameView {
        let position = game.position();
        let winning = game.ending().map(Ending::winning_cells).unwrap_or_default();
        GameView {
            rules: *game.rules(),
            cells: position
                .shape()
                .all_cells()
                .map(|cell| position.at(cell).map(|side| game.seat(side)))
                .collect(),
            symbols: game.setup().symbols,
            seats: Seat::BOTH.map(|seat| SeatView::of(game, seat)),
            turn: game.turn(),
            stage: game.stage(),
            actions: Actions::of(game, viewer.into()),
            last: game.last(),
            winning: position.cells_of(winning),
            ending: game.ending().copied(),
            commands: game.commands().len(),
            offer: game.offer(),
            has_kept_disc: game.has_kept_disc(),
            clock: game.setup().clock,
            time_ms: game.time_ms(),
            serious: game.setup().serious,
        }
    }

    /// The board's size.
    pub fn shape(&self) -> Shape {
        self.rules.shape
    }

    /// Whose disc is in this cell.
    pub fn at(&self, cell: Cell) -> Option<Seat> {
        let index = cell.column.index() * self.shape().rows() as usize + cell.row as usize;
        self.cells.get(index).copied().flatten()
    }

    /// The player on this seat.
    pub fn seat(&self, seat: Seat) -> &SeatView {
        &self.seats[seat.index()]
    }
}

impl SeatView {
    fn of(game: &Game, seat: Seat) -> SeatView {
        let player = game.setup().player(seat);
        SeatView {
            name: player.name.to_string(),
            tag: player.tag.clone(),
            symbol: game.symbol(seat),
            discs: game.position().discs(game.side(seat)).len(),
            undos_left: game.undos_left(seat),
            removes_left: game.removes_left(seat),
            blocks_left: game.blocks_left(seat),
            violations_left: game.violations_left(seat),
            clock_left_ms: game.clock_left_ms(seat, game.time_ms()),
        }
    }
}

impl Actions {
    fn of(game: &Game, viewer: Viewer) -> Actions {
        match viewer {
            Viewer::Seat(seat) => Actions::of_seat(game, seat),
            Viewer::Spectator => Actions::none(game, Refusal::Spectator),
        }
    }

    /// Nothing can be done, for one reason.
    fn none(game: &Game, why: Refusal) -> Actions {
        Actions {
            drops: game.rules().shape.all_columns().map(|_| Err(why)).collect(),
            undo: Err(why),
            undo_loses: false,
            remove: Err(why),
            block: Err(why),
            end_turn: Err(why),
            pick_symbol: Err(why),
            keep: Err(why),
            resign: Err(why),
            offer_draw: Err(why),
            offer_take_back: Err(why),
            accept: Err(why),
            decline: Err(why),
            abort: Err(why),
        }
    }

    fn of_seat(game: &Game, seat: Seat) -> Actions {
        let may = |action| game.decide(seat.does(action)).map(|_| ());
        let first_symbol = game.setup().symbols.first();
        Actions {
            drops: game.rules().shape.all_columns().map(|c| drop_at(game, seat, c)).collect(),
            undo: may(Action::Undo),
            undo_loses: game.undo_loses(seat),
            remove: game.may_remove(seat).map(|()| {
                let position = game.position();
                position.cells_of(position.discs(game.side(seat).other()))
            }),
            block: may(Action::Block),
            end_turn: may(Action::EndTurn),
            pick_symbol: may(Action::PickSymbol(first_symbol)),
            keep: may(Action::Keep),
            resign: may(Action::Resign),
            offer_draw: may(Action::Offer(Offer::Draw)),
            offer_take_back: may(Action::Offer(Offer::TakeBack)),
            accept: may(Action::Accept),
            decline: may(Action::Decline),
            abort: may(Action::Abort),
        }
    }
}

/// A bad column is shown as not possible even where trying it would be a counted violation.
fn drop_at(game: &Game, seat: Seat, column: Column) -> Result<Cell, Refusal> {
    let bad = |bad: BadColumn| Err(Refusal::BadColumn(bad));
    match game.stage() {
        Stage::Move if game.turn() == Some(seat) => match game.bad_column(column) {
            Some(found) => bad(found),
            None => game.position().landing(column).map_err(|_| unreachable!("not bad")),
        },
        _ => Err(match game.decide(seat.does(Action::Drop(column))) {
            Err(refusal) => refusal,
            Ok(_) => unreachable!("a drop needs one's own turn to move"),
        }),
    }
}
