//! A recorded game step by step, numbered as `fourline replay` numbers it.

use fourline_game::{Event, Game};

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

/// The steps of a game: its beginning, and then everything there is something to tell about.
pub fn steps(recorded: &Game) -> Vec<Step> {
    let mut game = Game::new(recorded.setup().clone());
    let mut steps = vec![Step { number: 0, game: game.clone(), is_seen: true }];
    for &command in recorded.commands() {
        let events = game.play(command).expect("the commands of a game can be played again");
        if events.iter().any(is_told) {
            let is_seen = game.ending().is_some() || events.iter().any(Event::changes_the_board);
            steps.push(Step { number: steps.len(), game: game.clone(), is_seen });
        } else if let Some(last) = steps.last_mut() {
            // Ending a turn is told by nobody, but whose turn it is has changed.
            last.game = game.clone();
        }
    }
    steps
}

/// Is there something to tell about it? Whose turn it is shows by itself, and whoever starts anew is
/// told that the game has ended.
fn is_told(event: &Event) -> bool {
    !matches!(event, Event::TurnEnded { .. } | Event::TurnPassed { .. } | Event::Restarted { .. })
}
