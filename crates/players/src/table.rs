//! A table in one process: a game, and the computer players that sit at it.

use crate::engine::{Budget, Prospect};
use crate::{Computer, Dice, Means, UnknownPlayer, draw_starter};
use fourline_game::{Command, Game, Seat, Setup, Stage};
use fourline_rules::WhoStarts;
use std::time::Duration;

/// The number of positions that level 10 looks at is meant for so long; more time, more positions.
const NODES_FOR: Duration = Duration::from_secs(1);

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
        let Computer::Level(level) = computer else { return Budget::nodes(0) };
        let mut budget = level.budget().and_books(self.means.books.clone());
        if let Some(limit) = self.means.limit {
            if level.is_exact() && limit > NODES_FOR {
                budget = budget.times(limit.as_secs_f64() / NODES_FOR.as_secs_f64());
            }
            budget = budget.and_time(limit);
        }
        budget
    }

    /// What a hint at this table may spend, from now on.
    pub fn hint_budget(&self) -> Budget {
        self.means.hint_budget()
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
        Some(decide(&self.game, computer, &self.budget(computer)).0)
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

/// What a computer does now, and what it makes of it if it looks ahead. Lots are drawn from the game's
/// seed and the number of commands so far.
pub(crate) fn decide(
    game: &Game,
    computer: Computer,
    budget: &Budget,
) -> (Command, Option<Prospect>) {
    let seat = game.turn().expect("the game is in progress");
    let mut dice = Dice::for_command(game.setup().seed, game.commands().len());
    match (game.stage(), computer) {
        (Stage::Move | Stage::Dropped(_) | Stage::Removed, Computer::Level(level)) => {
            let thought = level.think(game, budget, &mut dice);
            (seat.does(thought.action), Some(thought.prospect))
        }
        _ => (seat.does(computer.choose(game, &mut dice)), None),
    }
}
