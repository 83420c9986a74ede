//! A game step by step: its beginning, and everything there is something to tell about.

use crate::{Event, Game};

/// A game after one of its steps.
#[derive(Clone, Debug)]
pub struct Step {
    /// The number of the step; 0 is the beginning.
    pub number: usize,
    /// The game then.
    pub game: Game,
    /// Do the discs stand differently, or is the game over, since the step before?
    pub is_seen: bool,
}

/// The steps of a game. Letting a turn pass is not one: it belongs to the step before.
pub fn steps(played: &Game) -> Vec<Step> {
    let mut game = Game::new(played.setup().clone());
    let mut steps = vec![Step { number: 0, game: game.clone(), is_seen: true }];
    for &command in played.commands() {
        let events = game.play(command).expect("a game that was played replays");
        if events.iter().any(Event::is_told) {
            let is_seen = game.ending().is_some() || events.iter().any(Event::changes_the_board);
            steps.push(Step { number: steps.len(), game: game.clone(), is_seen });
        } else if let Some(last) = steps.last_mut() {
            last.game = game.clone();
        }
    }
    steps
}
