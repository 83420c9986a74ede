//! A recorded game, shown move by move.

use crate::board::Look;
use crate::console::{Console, Leave};
use fourline_app::typed::Word;
use fourline_game::{Event, Game, GameView, Seat};
use fourline_words::catalogue::lines as say;

/// Shows a game from its beginning. With `wait`, each move waits for Enter.
pub fn replay(console: &mut Console, look: Look, recorded: &Game, wait: bool) -> Result<(), Leave> {
    let words = look.words();
    let mut game = Game::new(recorded.setup().clone());
    let setup = recorded.setup();
    let rules = setup.rules.preset_name().map_or(setup.rules.to_string(), str::to_string);
    let [one, two] = Seat::BOTH.map(|seat| words.who(recorded, seat));
    console.say(&say::replay(look.language, one, rules, setup.seed, two))?;
    show(console, look, &game)?;
    let mut number = 0;
    for &command in recorded.commands() {
        let events = game.play(command).expect("a record that was read replays");
        let mut sentences: Vec<String> =
            events.iter().filter_map(|event| words.event(event, &game)).collect();
        sentences.extend(look.winning_cells(&game));
        // Ending a turn says and shows nothing; it should not need an Enter.
        if sentences.is_empty() {
            continue;
        }
        if wait && !ask_next(console)? {
            return Ok(());
        }
        number += 1;
        console.say(&format!("{number}. {}", sentences.join(" ")))?;
        if events.iter().any(Event::changes_the_board) {
            show(console, look, &game)?;
        }
    }
    if let Some(turn) = game.turn() {
        console.say(&say::record_ends(look.language, &words.person(&game, turn)))?;
    }
    Ok(())
}

fn show(console: &mut Console, look: Look, game: &Game) -> Result<(), Leave> {
    let board = look.board(&GameView::of(game, Seat::One));
    console.show(&format!("\n{board}\n"))
}

/// Waits for Enter; false if the viewer has had enough.
fn ask_next(console: &mut Console) -> Result<bool, Leave> {
    let language = console.language();
    let quit = Word::Quit.name(language);
    loop {
        let line = console.line(&say::next_move(language, &quit))?;
        if line.is_empty() {
            return Ok(true);
        }
        if Word::Quit.is(&line, language) {
            return Ok(false);
        }
        console.say(&say::press_enter(language, &quit))?;
    }
}
