//! The rules a second time, deliberately naive. Over many random games with mixed sizes, house rules
//! and clocks both must agree on every command: 20,000, or 100,000 with `FOURLINE_LONG=1`.

#[path = "../common/mod.rs"]
mod common;
mod table;
mod turns;

use common::{Chance, random_command, random_setup};
use fourline_game::{Ending, Event, Game, Seat, Stage, Verdict};
use fourline_rules::{BadInput, Cell, Column};
use table::{Table, seat_of};
use turns::Step;

fn assert_same(game: &Game, table: &Table, label: &str) {
    assert_same_beside_the_turns(game, table, label);
    let naive = &table.turns;
    let height = naive.grid.len();
    for (row, line) in naive.grid.iter().enumerate() {
        for (column, &mark) in line.iter().enumerate() {
            let cell = Cell::new(Column::new(column as u8), (height - 1 - row) as u8);
            let seat = game.position().at(cell).map(|side| game.seat(side));
            let expected = match mark {
                '1' => Some(Seat::One),
                '2' => Some(Seat::Two),
                _ => None,
            };
            assert_eq!(seat, expected, "{label}: {cell:?}");
        }
    }
    let result = game.ending().map(|ending| match ending.verdict() {
        Verdict::Won(Seat::One) => "1",
        Verdict::Won(Seat::Two) => "2",
        Verdict::Draw => "draw",
        Verdict::Void => "void",
    });
    assert_eq!(result, naive.result, "{label}");
    if let Some(ending @ (Ending::Line { .. } | Ending::BothLines { .. })) = game.ending() {
        let lit = game.position().cells_of(ending.winning_cells());
        let mut lit: Vec<(usize, usize)> =
            lit.iter().map(|cell| (height - 1 - cell.row as usize, cell.column.index())).collect();
        lit.sort_unstable();
        assert_eq!(lit, naive.line_cells(), "{label}");
        if let Ending::Line { winner, discs, .. } = *ending {
            let mark = if winner == Seat::One { '1' } else { '2' };
            let count = naive.grid.iter().flatten().filter(|&&cell| cell == mark).count();
            assert_eq!(discs as usize, count, "{label}");
        }
    }
    if let Some(turn) = game.turn() {
        assert_eq!(turn, if naive.player == '1' { Seat::One } else { Seat::Two }, "{label}");
        let same_step = matches!(
            (game.stage(), naive.step),
            (Stage::PickSymbol, Step::Symbol)
                | (Stage::Move, Step::StartOfTurn)
                | (Stage::Dropped(_), Step::AfterDrop { .. })
                | (Stage::Removed, Step::AfterRemove)
        );
        assert!(same_step, "{label}: {:?} against {:?}", game.stage(), naive.step);
    }
    for seat in Seat::BOTH {
        let left = |quota: Option<u8>| quota.unwrap_or(0) as i32;
        assert_eq!(left(game.undos_left(seat)), naive.undos[seat.index()], "{label}");
        assert_eq!(left(game.removes_left(seat)), naive.removes[seat.index()], "{label}");
        assert_eq!(left(game.blocks_left(seat)), naive.blocks[seat.index()], "{label}");
        if let BadInput::LosesPerGame(n) = game.rules().bad_input {
            let errors = naive.errors_in_game[seat.index()];
            assert_eq!(game.violations_left(seat), Some(n.get() - errors as u8), "{label}");
        }
        if let BadInput::LosesPerMove(n) = game.rules().bad_input
            && game.turn() == Some(seat)
        {
            let left = Some(n.get() - naive.errors_in_move as u8);
            assert_eq!(game.violations_left(seat), left, "{label}");
        }
    }
}

fn assert_same_beside_the_turns(game: &Game, table: &Table, label: &str) {
    assert_eq!(game.commands().len(), table.log.len(), "{label}");
    assert_eq!(game.commands().last(), table.log.last(), "{label}");
    assert_eq!(game.time_ms(), table.time, "{label}");
    assert_eq!(game.has_kept_disc(), table.turns.kept, "{label}");
    let offer = table.offer.map(|(by, offer)| (seat_of(by), offer));
    assert_eq!(game.offer(), offer, "{label}");
    for player in ['1', '2'] {
        for at_ms in [0, table.time, table.time + 100] {
            let left = game.clock_left_ms(seat_of(player), at_ms);
            assert_eq!(left, table.left(player, at_ms), "{label}");
        }
    }
}

/// Plays games `from..to` and counts how each ended, and after that the takebacks, so that the test
/// can show it saw them all.
fn play_games(from: u64, to: u64) -> [u64; 11] {
    let mut endings = [0; 11];
    let mut takebacks = 0;
    for number in from..to {
        let mut chance = Chance::new(number + 1);
        let setup = random_setup(&mut chance);
        let mut table = Table::new(&setup);
        let mut game = Game::new(setup);
        for turn in 0..2_000 {
            let command = random_command(&game, &mut chance);
            let label = format!("game {number}, command {turn}: {command:?}");
            let answer = game.play(command);
            assert_eq!(answer.is_ok(), table.try_it(command), "{label}");
            let is_taken_back = |event: &Event| matches!(event, Event::TakenBack { .. });
            takebacks += u64::from(answer.is_ok_and(|events| events.iter().any(is_taken_back)));
            assert_same(&game, &table, &label);
            if game.ending().is_some() {
                break;
            }
        }
        let ending = game.ending().unwrap_or_else(|| panic!("game {number} did not end"));
        endings[match ending {
            Ending::Line { .. } => 0,
            Ending::BothLines { .. } => 1,
            Ending::BoardFull => 2,
            Ending::TooManyViolations { .. } => 3,
            Ending::TooManyUndos { .. } => 4,
            Ending::Resigned { .. } => 5,
            Ending::Aborted { .. } => 6,
            Ending::OutOfTime { .. } => 7,
            Ending::Abandoned { .. } => 8,
            Ending::Agreed => 9,
        }] += 1;
    }
    endings[10] = takebacks;
    endings
}

#[test]
fn the_rules_agree_with_a_naive_twin() {
    let games = if std::env::var_os("FOURLINE_LONG").is_some() { 100_000 } else { 20_000 };
    let half = games / 2;
    let other = std::thread::spawn(move || play_games(half, games));
    let mut endings = play_games(0, half);
    let rest = other.join().expect("the other half passes too");
    for (sum, more) in endings.iter_mut().zip(rest) {
        *sum += more;
    }
    println!(
        "line, both, full, violations, undos, resigned, aborted, time, abandoned, agreed; \
         takebacks: {endings:?}"
    );
    assert_eq!(endings[..10].iter().sum::<u64>(), games);
    assert!(
        endings.iter().all(|&count| count > games / 2_000),
        "an ending was hardly seen: {endings:?}"
    );
}
