//! Is level 10 perfect under `classic`? Takes random won positions of all stages, lets it choose, and
//! compares every choice with exact scores; also measures how long it takes, and how soon it stops
//! when it is cancelled, under `classic`, `power`, and `classic` on a board that has no book.
//!
//! `cargo run --release -p fourline-players --example perfect -- [POSITIONS] [SECONDS] [FEWEST DISCS]`

use fourline_game::{Command, Game, Setup};
use fourline_players::{Books, Computer, Dice, Draw, Level, Stop, decide};
use fourline_rules::{Rules, Shape};
use fourline_solver::{Control, Options, Solver};
use std::time::{Duration, Instant};

const ORACLE: Computer = Computer::Level(Level::HIGHEST);

fn think(game: &Game, limit: Duration, stop: &Stop) -> Command {
    let limits = ORACLE.limits(Some(limit.as_millis() as u64));
    decide(game, ORACLE, limits, stop, &Books::default()).0
}

/// How long a long thought continues after it is cancelled; `None` if it is done before that.
fn time_to_stop(game: &Game) -> Option<Duration> {
    let stop = Stop::new();
    std::thread::scope(|scope| {
        let thought = scope.spawn(|| think(game, Duration::from_secs(3600), &stop));
        // Early enough that most thoughts are still under way.
        std::thread::sleep(Duration::from_millis(30));
        if thought.is_finished() {
            return None;
        }
        let cancelled = Instant::now();
        stop.cancel();
        thought.join().expect("it answers all the same");
        Some(cancelled.elapsed())
    })
}

/// A game of level 10 against itself after so many random discs; `None` if it is over.
fn position(rules: Rules, discs: u32, dice: &mut Dice) -> Option<Game> {
    let players = ["One", "Two"].map(|name| ORACLE.player(name).expect("a name"));
    let mut game = Game::new(Setup::new(rules, players).expect("names differ"));
    while game.position().occupied().len() < discs || game.stage() != fourline_game::Stage::Move {
        let seat = game.turn()?;
        let action = Computer::Random.choose(&game, dice);
        game.play(seat.does(action)).expect("a legal drop");
    }
    game.turn().map(|_| game)
}

fn main() {
    let number = |index, usual: f64| {
        std::env::args().nth(index).map_or(usual, |text| text.parse().expect("a number"))
    };
    let (positions, limit) = (number(1, 1000.0) as u32, Duration::from_secs_f64(number(2, 1.0)));
    let fewest = number(3, 0.0) as usize;
    let mut dice = Dice::new(10);
    let mut solver = Solver::new(Options::default()).expect("memory for a table");
    let (mut checked, mut given_away, mut later, mut longest) = (0, 0, 0, Duration::ZERO);
    while checked < positions {
        let discs = (fewest + dice.below(32 - fewest)) as u32;
        let Some(game) = position(Rules::CLASSIC, discs, &mut dice) else { continue };
        let score = solver.score(game.position(), &Control::new()).expect("it can be solved");
        if !score.is_win() {
            continue;
        }
        let start = Instant::now();
        let command = think(&game, limit, &Stop::new());
        longest = longest.max(start.elapsed());
        let mut next = game;
        next.play(command).expect("a legal drop");
        if next.ending().is_none() {
            let after = -solver.score(next.position(), &Control::new()).expect("it can be solved");
            given_away += u32::from(!after.is_win());
            later += u32::from(after.is_win() && after < score);
        }
        checked += 1;
    }
    println!(
        "classic: {checked} won positions of {fewest} discs or more, {given_away} given away, \
         {later} won later than possible; the longest thought took {:.3} s of {:.3} s",
        longest.as_secs_f64(),
        limit.as_secs_f64()
    );
    let large = Rules { shape: Shape::new(8, 7, 4).expect("a board"), ..Rules::CLASSIC };
    let all = [("classic", Rules::CLASSIC), ("power", Rules::POWER), ("classic on 8x7", large)];
    for (name, rules) in all {
        let (mut thought, mut stopped, mut stops) = (Duration::ZERO, Duration::ZERO, 0);
        for _ in 0..20 {
            let discs = 2 + dice.below(8) as u32;
            let Some(game) = position(rules, discs, &mut dice) else { continue };
            let start = Instant::now();
            think(&game, limit, &Stop::new());
            thought = thought.max(start.elapsed());
            if let Some(time) = time_to_stop(&game) {
                stopped = stopped.max(time);
                stops += 1;
            }
        }
        println!(
            "{name}: 20 early positions, longest thought {:.3} s; {stops} were cancelled after 30 ms, \
             the longest stop took {:.1} ms",
            thought.as_secs_f64(),
            stopped.as_secs_f64() * 1000.0
        );
    }
    assert_eq!(given_away, 0, "a win was given away");
}
