//! How long reviews take: of games given as moves, or of one with 41 discs.
//!
//! ```text
//! cargo run --release -p fourline-insight --example pace
//! ```

use fourline_game::{Action, Game, Name, Player, Setup};
use fourline_insight::{Explainer, Review};
use fourline_players::{Books, Limits, Stop};
use fourline_rules::{MoveList, Numbering, Rules, Shape};
use std::time::Instant;

/// Random but for blocked lines: mistakes of both sides, and one free cell in the end.
const GAME: &str = "76777711621476235531445411633264423352265";

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let given: Vec<String> = std::env::args().skip(1).collect();
    let games = if given.is_empty() { vec![GAME.to_string()] } else { given };
    for moves in games {
        let (list, _) = MoveList::parse(&moves, Shape::CLASSIC, Numbering::FromOne)?;
        let people = ["First", "Second"].map(|name| Name::new(name).map(Player::human));
        let [first, second] = people;
        let mut game = Game::new(Setup::new(Rules::CLASSIC, [first?, second?])?);
        for &column in list.columns() {
            let seat = game.turn().ok_or("it is over")?;
            game.play(seat.does(Action::Drop(column)))?;
        }
        let start = Instant::now();
        let mut explainer = Explainer::new(Limits::nodes(10_000), &Stop::new(), &Books::default());
        let review = Review::of(&game, &mut explainer, |_| ());
        let time = start.elapsed().as_secs_f64();
        let exact = review.is_exact;
        println!(
            "{} turns, exact: {exact}, {:?} %: {time:.3} s",
            review.turns.len(),
            review.accuracy
        );
    }
    Ok(())
}
