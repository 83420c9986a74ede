//! A screen whose desk breaks down, for the test that a panic gives the terminal back and keeps the
//! game: `5` and an arrow key change a setting, and writing it panics.

use fourline_game::Game;
use fourline_terminal::screen::{App, Desk, Kept, SaveError, Settings, Start, Surroundings, run};
use fourline_terminal::{Opponent, Wishes};
use std::path::Path;

struct Broken {
    writes: usize,
}

impl Desk for Broken {
    fn kept(&self) -> Vec<Kept> {
        Vec::new()
    }

    fn keep(&mut self, game: &Game, _: Option<&Path>) -> Result<String, String> {
        Ok(format!("kept with {} disc(s)", game.position().occupied().len()))
    }

    fn put_away(&mut self, _: &Game, _: Option<&Path>) {}

    fn save(&mut self, _: &str, _: &Game, _: bool) -> Result<(), SaveError> {
        Ok(())
    }

    fn read(&self, _: &str) -> Result<Game, String> {
        Err(String::new())
    }

    fn write_settings(&mut self, _: &str) -> Result<(), String> {
        self.writes += 1;
        // The first time is the beginning of the game.
        assert!(self.writes < 2, "the desk breaks down");
        Ok(())
    }

    fn seed(&mut self) -> u64 {
        0
    }
}

fn main() -> std::io::Result<()> {
    let wishes = Wishes {
        opponent: Some(Opponent::Friend),
        rules: Some(fourline_rules::Rules::CLASSIC),
        ..Wishes::default()
    };
    let around = Surroundings::read(|name| std::env::var(name).ok());
    let start = Start::Menu(Box::new(wishes));
    let app = App::new(Settings::default(), around, Box::new(Broken { writes: 0 }), start);
    run(app).map(drop)
}
