//! A table in one process: a game, and the computer players that sit at it.

use crate::engine::{Budget, Stop};
use crate::{Computer, Means, UnknownPlayer, decide, draw_starter};
use fourline_game::{Command, Game, Seat, Setup};
use fourline_rules::WhoStarts;

/// A game with its computer players. People's commands go to the game directly.
#[derive(Clone, Debug)]
pub struct Table {
    /// The game being played.
    pub game: Game,
    computers: [Option<Computer>; 2],
    first: First,
    means: Means,
}

/// Who starts when a new game begins at the same table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum First {
    /// Always this seat.
    Seat(Seat),
    /// A lot decides each time.
    Lot,
}

impl Table {
    /// A table with a new game; later ones start as the rules say. Fails if a seat's computer player is not known here.
    pub fn new(setup: Setup) -> Result<Table, UnknownPlayer> {
        Table::with_game(Game::new(setup))
    }

    /// A table that goes on with a game.
    pub fn with_game(game: Game) -> Result<Table, UnknownPlayer> {
        let mut computers = [None; 2];
        for seat in Seat::BOTH {
            let tag = &game.setup().player(seat).tag;
            if !tag.is_human() {
                computers[seat.index()] = Some(tag.as_str().parse()?);
            }
        }
        let first = match game.rules().who_starts {
            WhoStarts::Drawn => First::Lot,
            WhoStarts::SeatOne => First::Seat(game.setup().starter),
        };
        Ok(Table { game, computers, first, means: Means::default() })
    }

    /// The same table, with somebody's wish about who starts the games to come.
    pub fn with_first(self, first: First) -> Table {
        Table { first, ..self }
    }

    /// The same table, with what its computers may use for a thought.
    pub fn with_means(self, means: Means) -> Table {
        Table { means, ..self }
    }

    /// What its computers may use for a thought.
    pub fn means(&self) -> &Means {
        &self.means
    }

    /// What a computer at this table may spend on its next command, from now on.
    pub fn budget(&self, computer: Computer) -> Budget {
        Budget::new(self.means.limits(computer), &Stop::new(), &self.means.books)
    }

    /// What a hint at this table may spend, from now on.
    pub fn hint_budget(&self) -> Budget {
        Budget::new(self.means.hint_limits(), &Stop::new(), &self.means.books)
    }

    /// The computer on this seat, if one sits there.
    pub fn computer(&self, seat: Seat) -> Option<Computer> {
        self.computers[seat.index()]
    }

    /// What the computer whose turn it is wants to do; `None` if it is a person's turn or the game
    /// is over. The same game always gives the same answer.
    pub fn computer_command(&self) -> Option<Command> {
        let seat = self.game.turn()?;
        let computer = self.computer(seat)?;
        let (limits, books) = (self.means.limits(computer), &self.means.books);
        Some(decide(&self.game, computer, limits, &Stop::new(), books).0)
    }

    /// A new game with the same players and rules; lots are drawn from the new seed.
    pub fn restart(&mut self, seed: u64) {
        let mut setup = self.game.setup().clone();
        setup.seed = seed;
        setup.starter = match self.first {
            First::Seat(seat) => seat,
            First::Lot => draw_starter(seed),
        };
        self.game = Game::new(setup);
    }
}
