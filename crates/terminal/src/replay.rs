//! A recorded game, shown move by move.

use crate::board::Look;
use crate::console::{Answer, Console, Leave, Word};
use crate::help;
use fourline_game::{Event, Game, GameView, Seat, Words};

/// Shows a game from its beginning. With `wait`, each move waits for Enter.
pub fn replay(console: &mut Console, look: Look, recorded: &Game, wait: bool) -> Result<(), Leave> {
    let words = Words { numbering: look.numbering };
    let mut game = Game::new(recorded.setup().clone());
    let setup = recorded.setup();
    let rules = setup.rules.preset_name().map_or(setup.rules.to_string(), str::to_string);
    let [one, two] = Seat::BOTH.map(|seat| words.who(recorded, seat));
    console.say(&format!("{one} against {two}; rules: {rules}; seed {}.", setup.seed))?;
    show(console, look, &game)?;
    for (number, &command) in recorded.commands().iter().enumerate() {
        if wait && !ask_next(console)? {
            return Ok(());
        }
        let events = game.play(command).expect("a record that was read replays");
        let mut moved = false;
        for event in &events {
            if let Some(sentence) = words.event(event, &game) {
                console.say(&format!("{}. {sentence}", number + 1))?;
            }
            moved |= matches!(
                event,
                Event::Dropped { .. } | Event::Undone { .. } | Event::Removed { .. }
            );
        }
        if moved {
            show(console, look, &game)?;
        }
    }
    if let Some(turn) = game.turn() {
        let who = words.who(&game, turn);
        console.say(&format!("The record ends here; it is {who}'s turn."))?;
    }
    Ok(())
}

fn show(console: &mut Console, look: Look, game: &Game) -> Result<(), Leave> {
    let board = look.board(&GameView::of(game, Seat::One));
    console.show(&format!("\n{board}\n"))
}

/// Waits for Enter; false if the viewer has had enough.
fn ask_next(console: &mut Console) -> Result<bool, Leave> {
    let help = help::before_game("Enter shows the next move.");
    match console.ask("Enter for the next move, quit to stop", &help, |_| false)? {
        Answer::Word(Word::Quit) => Ok(false),
        _ => Ok(true),
    }
}
