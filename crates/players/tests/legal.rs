//! Computer players under every rule set: never refused, never a violation, repeatable.

mod long;

use fourline_game::{Action, Command, Event, Game, Seat, Setup, Stage, Verdict, record};
use fourline_players::engine::Budget;
use fourline_players::{Books, Computer, Dice, Draw, Level, Limits, Stop, decide, draw_starter};
use fourline_rules::{BadInput, Discs, Opening, Rules, Shape, Symbols, Undo, WhoStarts};

const PLAIN: [Computer; 2] = [Computer::Random, Computer::Robot];

/// Sets up a solver for each decision, so it is left out where that would take too long.
const TOP: Computer = Computer::Level(Level::HIGHEST);

fn random_rules(dice: &mut Dice) -> Rules {
    let shape = loop {
        let (columns, rows) = (4 + dice.below(8), 4 + dice.below(8));
        let connect = 3 + dice.below(3);
        if let Ok(shape) = Shape::new(columns as u32, rows as u32, connect as u32) {
            break shape;
        }
    };
    let n = dice.below(4) as u8;
    Rules {
        shape,
        bad_input: [BadInput::AskAgain, BadInput::LosesPerGame((n + 1).try_into().unwrap())]
            [dice.below(2)],
        undo: [Undo::Never, Undo::Offered((n + 1).try_into().unwrap()), Undo::Strict(n)]
            [dice.below(3)],
        opening: [Opening::Free, Opening::Centre][dice.below(2)],
        removes: dice.below(4) as u8,
        blocks: dice.below(4) as u8,
        who_starts: WhoStarts::Drawn,
        symbols: [Symbols::BySeat, Symbols::StarterPicks, Symbols::StarterFirst][dice.below(3)],
        discs: Discs::XO,
    }
}

fn new_game(rules: Rules, computers: [Computer; 2], seed: u64) -> Game {
    let players = [computers[0].player("One").unwrap(), computers[1].player("Two").unwrap()];
    let mut setup = Setup::new(rules, players).unwrap();
    setup.seed = seed;
    setup.starter = draw_starter(seed);
    Game::new(setup)
}

/// Who sits there, as the setup says.
fn computer(game: &Game, seat: Seat) -> Computer {
    game.setup().player(seat).tag.as_str().parse().unwrap()
}

/// What the computer whose turn it is does; `None` if the game is over.
fn next_command(game: &Game) -> Option<Command> {
    let computer = computer(game, game.turn()?);
    Some(decide(game, computer, computer.limits(None), &Stop::new(), &Books::default()).0)
}

/// Plays to the end; panics on a refusal or a violation.
fn play(mut game: Game) -> Game {
    while let Some(command) = next_command(&game) {
        let events = play_cleanly(&mut game, command);
        if let Event::Removed { seat, .. } = events[0]
            && computer(&game, seat) == Computer::Robot
        {
            let won = game.ending().map(|ending| ending.verdict());
            let bad = won == Some(Verdict::Won(seat.other()));
            assert!(!bad, "a remove that helps the opponent\n{}", record::write(&game));
        }
    }
    assert!(game.ending().is_some());
    game
}

/// Any of the twelve players. The highest level, which sets up a solver for each decision, comes more
/// seldom than the others.
fn any_computer(dice: &mut Dice) -> Computer {
    let all: Vec<Computer> = Computer::all().collect();
    let some = if dice.below(20) == 0 { all.len() } else { all.len() - 1 };
    all[dice.below(some)]
}

/// What a player does when it may look at only so many positions: the rules are the same for a hasty
/// player, and many more games can be played.
fn hasty(computer: Computer, game: &Game, nodes: u64, dice: &mut Dice) -> Action {
    match (computer, game.stage()) {
        (Computer::Level(level), stage) if stage != Stage::PickSymbol => {
            level.choose(game, &Budget::nodes(nodes), dice)
        }
        _ => computer.choose(game, dice),
    }
}

#[test]
fn no_computer_breaks_a_rule_in_a_hundred_thousand_games() {
    // Spread over the cores; each share has its own random numbers.
    let games = long::rounds(100_000) as u64;
    let cores = std::thread::available_parallelism().map_or(1, usize::from) as u64;
    std::thread::scope(|scope| {
        for share in 0..cores {
            scope.spawn(move || {
                for seed in (share..games).step_by(cores as usize) {
                    let mut dice = Dice::new(seed);
                    let computers = [any_computer(&mut dice), any_computer(&mut dice)];
                    let mut rules = random_rules(&mut dice);
                    // Small boards bring more of what is rare; every tenth game has any size.
                    if seed % 10 != 0 {
                        let (columns, rows) = (4 + dice.below(2), 4 + dice.below(2));
                        let connect = 3 + dice.below(2);
                        rules.shape =
                            Shape::new(columns as u32, rows as u32, connect as u32).unwrap();
                    }
                    let nodes = [0, 3, 20][dice.below(3)];
                    let mut game = new_game(rules, computers, seed);
                    while let Some(seat) = game.turn() {
                        let computer = computers[seat.index()];
                        let command = seat.does(hasty(computer, &game, nodes, &mut dice));
                        play_cleanly(&mut game, command);
                    }
                }
            });
        }
    });
}

/// Plays a command; panics on a refusal or a violation.
fn play_cleanly(game: &mut Game, command: Command) -> Vec<Event> {
    let events = game.play(command).unwrap_or_else(|refusal| {
        panic!("{refusal} for {command:?}\n{}", record::write(game));
    });
    let clean = !events.iter().any(|event| matches!(event, Event::Violated { .. }));
    assert!(clean, "a violation\n{}", record::write(game));
    events
}

#[test]
fn the_same_seed_gives_the_same_game_and_another_seed_another() {
    let level = |number| Computer::Level(Level::new(number).unwrap());
    for computers in
        [[Computer::Random; 2], [Computer::Robot; 2], [level(1), level(4)], [level(8), level(6)]]
    {
        let game = |seed| record::write(&play(new_game(Rules::CLASSIC, computers, seed)));
        assert_eq!(game(5), game(5));
        let different = (0..20).map(game).collect::<std::collections::HashSet<_>>();
        assert!(different.len() > 15, "{} different games", different.len());
    }
}

#[test]
fn a_resumed_game_goes_on_as_it_would_have() {
    let whole = play(new_game(Rules::POWER, PLAIN, 3));
    let mut game = new_game(Rules::POWER, PLAIN, 3);
    for _ in 0..7 {
        game.play(next_command(&game).unwrap()).unwrap();
    }
    let kept = record::read(&record::write(&game)).unwrap();
    assert_eq!(play(kept), whole);
}

#[test]
fn robot_beats_random_nearly_always() {
    let mut wins = 0;
    for seed in 0..200 {
        let game = play(new_game(Rules::CLASSIC, [Computer::Robot, Computer::Random], seed));
        wins += matches!(game.ending().unwrap().verdict(), Verdict::Won(Seat::One)) as u32;
    }
    assert!(wins > 180, "only {wins} of 200");
}

#[test]
fn an_unknown_player_is_named() {
    assert_eq!(
        "hal".parse::<Computer>().unwrap_err().to_string(),
        "there is no computer player \"hal\"; there are random, robot and the levels 1 to 10"
    );
}

#[test]
fn no_level_ever_breaks_a_rule_and_none_repeats_itself() {
    let mut dice = Dice::new(12);
    for seed in 0..long::rounds(300) as u64 {
        let level = |dice: &mut Dice| Computer::Level(Level::new(1 + dice.below(9) as u8).unwrap());
        let computers = [level(&mut dice), level(&mut dice)];
        play(new_game(random_rules(&mut dice), computers, seed));
    }
    let low = Computer::Level(Level::LOWEST);
    let games: std::collections::HashSet<String> = (0..10)
        .map(|seed| record::write(&play(new_game(Rules::CLASSIC, [low; 2], seed))))
        .collect();
    assert_eq!(games.len(), 10);
}

#[test]
fn every_computer_decides_at_every_stage_and_the_same_with_time_to_spare() {
    for rules in [Rules::STRICT, Rules::POWER] {
        for computer in Computer::all().filter(|&computer| computer != TOP) {
            let mut game = new_game(rules, [computer; 2], 4);
            while game.turn().is_some() {
                let within = |time_ms| {
                    let limits = computer.limits(time_ms);
                    decide(&game, computer, limits, &Stop::new(), &Books::default())
                };
                let (command, prospect) = within(None);
                let looks_ahead = matches!(computer, Computer::Level(_));
                let expected = looks_ahead && game.stage() != Stage::PickSymbol;
                assert_eq!(prospect.is_some(), expected, "{computer:?}");
                assert_eq!(within(Some(60_000)), (command, prospect), "{computer:?}");
                play_cleanly(&mut game, command);
            }
        }
    }
}

#[test]
fn more_time_means_more_positions_for_the_highest_level_alone() {
    let level = |number| Computer::Level(Level::new(number).unwrap());
    for computer in Computer::all() {
        assert_eq!(
            computer.limits(Some(500)),
            Limits { time_ms: Some(500), ..computer.limits(None) }
        );
    }
    assert_eq!(level(10).limits(Some(3_000)).nodes, 3 * level(10).limits(None).nodes);
    assert_eq!(level(9).limits(Some(3_000)).nodes, level(9).limits(None).nodes);
    assert_eq!(Computer::Robot.limits(None), Limits::nodes(0));
}

#[test]
fn players_are_found_by_number_name_and_id() {
    let seven = Computer::Level(Level::new(7).unwrap());
    for name in ["7", "Lynx", "lynx", "level-7"] {
        assert_eq!(name.parse(), Ok(seven), "{name}");
    }
    for computer in Computer::all() {
        assert_eq!(computer.id().parse(), Ok(computer));
    }
    for bad in ["", "0", "11", "level-11", "hal", "07"] {
        assert!(bad.parse::<Computer>().is_err(), "{bad}");
    }
}
