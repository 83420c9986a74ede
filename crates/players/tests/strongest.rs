//! The strongest level: perfect where the solver knows the game, and never worse than brute force on
//! small boards under other rules. The whole check: `cargo run --release -p fourline-players
//! --example perfect -- 1000`.

use fourline_game::{Action, Game, Setup, Stage, Verdict};
use fourline_players::engine::Budget;
use fourline_players::{Books, Computer, Dice, Draw, Level, Prospect, Stop, decide};
use fourline_rules::{BadInput, Opening, Rules, Shape, Undo};
use fourline_solver::{Control, Options, Score, Solver};
use std::collections::HashMap;
use std::time::{Duration, Instant};

fn new_game(rules: Rules) -> Game {
    let players = ["One", "Two"].map(|name| Computer::Random.player(name).unwrap());
    Game::new(Setup::new(rules, players).unwrap())
}

/// A game after some random drops; `None` if it is over.
fn after_drops(rules: Rules, drops: u32, dice: &mut Dice) -> Option<Game> {
    let mut game = new_game(rules);
    while game.position().occupied().len() < drops {
        let seat = game.turn()?;
        let action = Computer::Random.choose(&game, dice);
        game.play(seat.does(action)).unwrap();
    }
    game.turn().map(|_| game)
}

#[test]
fn a_won_position_stays_won_and_no_win_comes_later_than_it_could() {
    let mut dice = Dice::new(21);
    let mut solver = Solver::new(Options::default()).unwrap();
    let (mut won, mut drawn) = (0, 0);
    while won < 60 || drawn < 5 {
        let drops = 14 + dice.below(20) as u32;
        let Some(game) = after_drops(Rules::CLASSIC, drops, &mut dice) else { continue };
        let score = solver.score(game.position(), &Control::new()).unwrap();
        let level = Level::HIGHEST;
        let thought = level.think(&game, &level.limits().into(), &mut dice);
        assert_eq!(thought.prospect, Prospect::exact(score, game.position()), "it knows the score");
        let mut next = game.clone();
        next.play(game.turn().unwrap().does(thought.action)).unwrap();
        if next.ending().is_none() {
            let after = -solver.score(next.position(), &Control::new()).unwrap();
            assert_eq!(after, score, "{}", game.position());
        }
        won += u32::from(score.is_win());
        drawn += u32::from(score == Score::DRAW);
    }
}

/// Wins are positive and the sooner the larger, draws 0; for the player to move, by trying
/// everything with the game's own rules.
fn brute(game: &Game, known: &mut HashMap<String, i32>) -> i32 {
    // What is left decides together with the board and the turn; undos and violations do not occur.
    let seat = game.turn().unwrap();
    let left = |seat| (game.removes_left(seat), game.blocks_left(seat));
    let key = format!(
        "{} {:?} {:?} {:?} {:?}",
        game.position(),
        seat,
        game.stage(),
        left(seat),
        left(seat.other())
    );
    if let Some(&score) = known.get(&key) {
        return score;
    }
    let best = actions(game).into_iter().map(|action| brute_after(game, action, known)).max();
    let best = best.expect("there is something to do");
    known.insert(key, best);
    best
}

fn brute_after(game: &Game, action: Action, known: &mut HashMap<String, i32>) -> i32 {
    let seat = game.turn().unwrap();
    let mut next = game.clone();
    next.play(seat.does(action)).unwrap();
    let score = match next.ending().map(|ending| ending.verdict()) {
        Some(Verdict::Won(winner)) => return if winner == seat { 1000 } else { -1000 },
        Some(_) => return 0,
        None if next.turn() == Some(seat) => brute(&next, known),
        None => -brute(&next, known),
    };
    // A turn, not an action, is what makes an end come later.
    if next.stage() == Stage::Move { score - score.signum() } else { score }
}

fn actions(game: &Game) -> Vec<Action> {
    let shape = game.rules().shape;
    let drops = shape.all_columns().map(Action::Drop);
    let removes = shape.all_cells().map(Action::Remove);
    let all = drops.chain(removes).chain([Action::Block, Action::EndTurn]);
    let seat = game.turn().unwrap();
    all.filter(|action| match action {
        Action::Drop(column) => game.stage() == Stage::Move && game.bad_column(*column).is_none(),
        _ => game.decide(seat.does(*action)).is_ok(),
    })
    .collect()
}

#[test]
fn on_a_small_board_its_choice_is_never_worse_than_brute_force() {
    let rules = Rules {
        shape: Shape::new(4, 4, 3).unwrap(),
        bad_input: BadInput::AskAgain,
        undo: Undo::Never,
        opening: Opening::Free,
        removes: 1,
        blocks: 1,
        ..Rules::CLASSIC
    };
    let mut known = HashMap::new();
    let mut tried = 0;
    for seed in 0..120 {
        let mut dice = Dice::new(seed);
        let mut game = new_game(rules);
        // Random play leads to positions of all kinds; from the fifth disc on each one is checked.
        while game.turn().is_some() {
            let seat = game.turn().unwrap();
            if game.position().occupied().len() >= 6 {
                let budget = Budget::nodes(2_000_000);
                let chosen = Level::HIGHEST.choose(&game, &budget, &mut dice);
                let best = brute(&game, &mut known);
                let found = brute_after(&game, chosen, &mut known);
                assert_eq!(found.signum(), best.signum(), "{chosen:?}\n{}", game.position());
                assert!(best <= 0 || found == best, "a later win: {chosen:?}\n{}", game.position());
                tried += 1;
            }
            let all = actions(&game);
            let action = all[dice.below(all.len())];
            game.play(seat.does(action)).unwrap();
        }
    }
    assert!(tried > 200, "{tried}");
}

#[test]
fn a_thought_that_nobody_waits_for_ends() {
    let oracle = Computer::Level(Level::HIGHEST);
    for rules in [Rules::CLASSIC, Rules::POWER] {
        let (game, stop) = (new_game(rules), Stop::new());
        let an_hour = oracle.limits(Some(3_600_000));
        let (command, _) = std::thread::scope(|scope| {
            let thought = scope.spawn(|| decide(&game, oracle, an_hour, &stop, &Books::default()));
            stop.cancel();
            thought.join().expect("it answers all the same")
        });
        assert!(game.decide(command).is_ok());
    }
}

#[test]
fn a_thought_keeps_its_time_and_what_the_solver_leaves_of_it_is_used() {
    // No solver is done with the first disc of these in moments, least of all without a book.
    for (columns, rows) in [(7, 6), (8, 7)] {
        let shape = Shape::new(columns, rows, 4).unwrap();
        let game = new_game(Rules { shape, ..Rules::CLASSIC });
        let (oracle, stop) = (Computer::Level(Level::HIGHEST), Stop::new());
        let start = Instant::now();
        let limits = oracle.limits(Some(200));
        let (command, prospect) = decide(&game, oracle, limits, &stop, &Books::none());
        // Tests may have to share the machine.
        assert!(start.elapsed() < Duration::from_millis(1_000), "{:?}", start.elapsed());
        assert!(game.decide(command).is_ok());
        assert!(matches!(prospect, Some(Prospect::Estimate(_))), "{prospect:?}");
        assert!(stop.reached() > 0, "it looked ahead after the solver had given up");
        assert!(stop.spent() > 0 && !stop.is_cancelled());
        assert_eq!(stop.bounds(), None, "columns were asked for, not the score");
    }
}
