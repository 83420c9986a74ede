//! The solver as its callers use it: known scores, analyses, refusals, threads, cancelling.

use fourline_rules::{Column, MoveList, Numbering, Outcome, Position, Shape, Side};
use fourline_solver::{Control, Options, OptionsError, Score, SolveError, Solver, bench_positions};
use std::sync::atomic::{AtomicU64, Ordering::Relaxed};
use std::time::{Duration, Instant};

fn position(moves: &str) -> Position {
    MoveList::parse(moves, Shape::CLASSIC, Numbering::FromOne).unwrap().1
}

fn solver(threads: usize) -> Solver {
    Solver::new(Options { memory_bytes: 4 << 20, threads }).unwrap()
}

/// Published values of whole boards: 1 if the first player wins, -1 if the second does.
#[test]
fn boards_of_other_sizes_have_their_published_values() {
    let mut solver = solver(1);
    for (columns, rows, value) in [
        (4, 4, 0),
        (4, 5, 0),
        (4, 6, 0),
        (4, 7, 0),
        (5, 4, 0),
        (5, 5, 0),
        (5, 6, 0),
        (6, 4, -1),
        (6, 5, 0),
        (7, 4, 0),
    ] {
        let empty = Position::empty(Shape::new(columns, rows, 4).unwrap());
        let found = solver.weak(&empty, &Control::new()).unwrap();
        assert_eq!(found, value, "{columns}x{rows}");
    }
}

#[test]
fn an_analysis_tells_score_columns_best_moves_and_best_play() {
    let mut solver = solver(1);
    for moves in ["2461611542666761", "52422566264513675172", "3754332366574743764112147124"] {
        let position = position(moves);
        let analysis = solver.analyse(&position, &Control::new()).unwrap();
        let columns: Vec<Score> = analysis.columns.iter().flatten().copied().collect();
        assert_eq!(columns.iter().max(), Some(&analysis.score));
        assert!(!analysis.best.is_empty() && analysis.nodes > 0);
        assert!(analysis.best.iter().all(|c| analysis.columns[c.index()] == Some(analysis.score)));
        for column in Shape::CLASSIC.all_columns() {
            let is_full = position.landing(column).is_err();
            assert_eq!(analysis.columns[column.index()].is_none(), is_full);
        }
        // The line is played to the end, and the end comes when the score says.
        let mut after = position;
        let mut turn = position.turn_by_count().unwrap();
        for &column in &analysis.line {
            assert_eq!(after.outcome(), Outcome::Open);
            after.drop(turn, column).unwrap();
            turn = turn.other();
        }
        match analysis.score.plies_to_win(&position) {
            Some(plies) => {
                assert_eq!(analysis.line.len() as u32, plies, "{moves}");
                assert!(matches!(after.outcome(), Outcome::Line(..)));
            }
            None => assert_eq!(after.outcome(), Outcome::Full),
        }
    }
}

#[test]
fn a_win_with_the_next_disc_is_a_win_in_one() {
    let position = position("112233");
    let analysis = solver(1).analyse(&position, &Control::new()).unwrap();
    assert_eq!(analysis.score, Score::new(18));
    assert_eq!(analysis.best, [Column::new(3)]);
    assert_eq!(analysis.line, [Column::new(3)]);
    assert_eq!(analysis.score.plies_to_win(&position), Some(1));
}

#[test]
fn refusals_say_why() {
    let mut solver = solver(1);
    let mut ask = |position: &Position| solver.score(position, &Control::new()).unwrap_err();
    let shape = |columns, rows, connect| Shape::new(columns, rows, connect).unwrap();
    let big = Position::empty(shape(10, 10, 4));
    assert_eq!(ask(&big), SolveError::UnsupportedSize(big.shape()));
    let five = Position::empty(shape(7, 6, 5));
    assert_eq!(ask(&five), SolveError::UnsupportedConnect(five.shape()));
    assert!(matches!(ask(&position("1122334")), SolveError::Finished(Outcome::Line(..))));
    let mut uneven = Position::empty(Shape::CLASSIC);
    uneven.drop(Side::Second, Column::new(0)).unwrap();
    assert_eq!(ask(&uneven), SolveError::UnclearTurn { first: 0, second: 1 });
    for error in [ask(&big), ask(&five), ask(&uneven)] {
        assert!(!error.to_string().is_empty());
    }
}

#[test]
fn options_that_cannot_be_met_are_refused() {
    let too_much = Options { memory_bytes: usize::MAX / 4, threads: 1 };
    assert!(matches!(Solver::new(too_much), Err(OptionsError::NotEnoughMemory(_))));
    let no_threads = Options { threads: 0, ..Options::default() };
    assert!(matches!(Solver::new(no_threads), Err(OptionsError::NoThreads)));
}

#[test]
fn a_table_too_small_for_a_large_board_says_how_much_is_needed() {
    let mut solver = Solver::new(Options { memory_bytes: 1 << 16, threads: 1 }).unwrap();
    let large = Position::empty(Shape::new(8, 7, 4).unwrap());
    let Err(SolveError::TableTooSmall { needed }) = solver.score(&large, &Control::new()) else {
        panic!("64 KB are too little for 8x7");
    };
    assert!(needed <= Options::LEAST_MEMORY_BYTES);
}

#[test]
fn every_supported_size_can_be_searched() {
    let mut solver = solver(1);
    for columns in 4..=16u32 {
        for rows in 4..=16u32 {
            let Ok(shape) = Shape::new(columns, rows, 4) else { continue };
            let mut position = Position::empty(shape);
            let fits = columns * (rows + 1) <= 64;
            if !fits {
                let empty = Position::empty(shape);
                let refused = solver.score(&empty, &Control::new());
                assert_eq!(refused, Err(SolveError::UnsupportedSize(shape)));
                continue;
            }
            // Discs where they end nothing, until the board is three quarters full.
            let mut turn = Side::First;
            for _ in 0..columns * rows * 3 / 4 {
                let quiet = position.open_columns().find(|&column| {
                    let mut after = position;
                    after.drop(turn, column).unwrap();
                    after.outcome() == Outcome::Open
                });
                let Some(column) = quiet else { break };
                position.drop(turn, column).unwrap();
                turn = turn.other();
            }
            if position.outcome() == Outcome::Open && position.turn_by_count() == Some(turn) {
                let control = Control::new();
                let score = solver.score(&position, &control).unwrap();
                let columns = solver.columns(&position, &control).unwrap();
                let best = columns.iter().flatten().max();
                assert_eq!(best, Some(&score), "{columns:?} on\n{position}");
            }
        }
    }
}

#[test]
fn threads_and_table_sizes_do_not_change_scores() {
    let mut pair = solver(2);
    let mut tiny = Solver::new(Options { memory_bytes: 1 << 20, threads: 3 }).unwrap();
    for bench in bench_positions() {
        for solver in [&mut pair, &mut tiny] {
            solver.forget();
            let score = solver.score(&bench.position, &Control::new());
            assert_eq!(score, Ok(bench.score), "{}", bench.moves);
        }
    }
}

#[test]
fn a_cancelled_solve_ends_soon() {
    for threads in [1, 2] {
        let mut solver = solver(threads);
        let control = Control::new();
        let empty = Position::empty(Shape::CLASSIC);
        std::thread::scope(|scope| {
            let solve = scope.spawn(|| {
                let result = solver.score(&empty, &control);
                (result, Instant::now())
            });
            std::thread::sleep(Duration::from_millis(50));
            assert!(control.nodes() > 0, "progress is shown");
            let (lower, upper) = control.bounds();
            assert!(lower < upper, "the score is not known yet");
            let asked = Instant::now();
            control.cancel();
            let (result, ended) = solve.join().unwrap();
            assert_eq!(result, Err(SolveError::Cancelled));
            // 10 ms on a machine of its own; tests may have to share.
            assert!(ended - asked < Duration::from_millis(200), "{:?}", ended - asked);
        });
    }
}

#[test]
fn a_solve_ends_in_time_and_without_a_deadline_nobody_looks_at_the_clock() {
    static READINGS: AtomicU64 = AtomicU64::new(0);
    /// A second for each look at it.
    fn clock() -> Duration {
        Duration::from_secs(READINGS.fetch_add(1, Relaxed))
    }
    let empty = Position::empty(Shape::CLASSIC);
    for threads in [1, 2] {
        let mut solver = solver(threads);
        let control = Control::with_clock(clock);
        assert_eq!(control.bounds(), (i32::MIN, i32::MAX), "nothing was asked");
        READINGS.store(0, Relaxed);
        control.stop_at(Some(Duration::from_secs(200)));
        assert_eq!(solver.score(&empty, &control), Err(SolveError::Cancelled));
        let readings = READINGS.load(Relaxed);
        assert!((200..1_000).contains(&readings), "{readings}");
        assert!(control.nodes() > 0 && !control.is_cancelled());
        assert_eq!(
            solver.analyse(&empty, &control),
            Err(SolveError::Cancelled),
            "it is still late"
        );
        let readings = READINGS.load(Relaxed);
        control.stop_at(None);
        assert_eq!(solver.score(&position("25564375"), &control), Ok(Score::new(2)));
        assert_eq!(READINGS.load(Relaxed), readings);
    }
}
