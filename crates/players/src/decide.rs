//! One decision of a computer player, from its question to its answer.

use crate::engine::{Budget, Limits, Prospect, Stop};
use crate::{Books, Computer, Dice};
use fourline_game::{Command, Game, Stage};

/// The next action of a computer, at any stage of the game, and how it judges it if it looks ahead.
/// Random choices depend on the game's seed and the number of commands so far, so without a limit of
/// time the same game always gets the same answer. If stopped, it answers with the best found so far.
///
/// The game must be in progress; the computer acts for the player to move.
pub fn decide(
    game: &Game,
    computer: Computer,
    limits: Limits,
    stop: &Stop,
    books: &Books,
) -> (Command, Option<Prospect>) {
    let seat = game.turn().expect("the game is in progress");
    let mut dice = Dice::for_command(game.setup().seed, game.commands().len());
    match (game.stage(), computer) {
        (Stage::Move | Stage::Dropped(_) | Stage::Removed, Computer::Level(level)) => {
            let thought = level.think(game, &Budget::new(limits, stop, books), &mut dice);
            (seat.does(thought.action), Some(thought.prospect))
        }
        _ => (seat.does(computer.choose(game, &mut dice)), None),
    }
}
