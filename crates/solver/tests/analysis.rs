//! Whole analyses against brute force: scores, columns, best moves and lines, near the end of games on
//! many boards, with one thread and with several; finished games, cancelling, shown bounds.

use fourline_rules::{MoveList, Numbering, Outcome, Position, Shape, Side};
use fourline_solver::{Control, Options, Score, SolveError, Solver};
use std::collections::HashMap;

/// Numbers that look random, the same every time.
struct Noise(u64);

impl Noise {
    fn below(&mut self, n: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 % n as u64) as usize
    }
}

/// The score of a position by trying everything.
fn score(position: &Position, turn: Side, known: &mut HashMap<Position, i32>) -> i32 {
    if let Some(&score) = known.get(position) {
        return score;
    }
    let columns: Vec<_> = position.open_columns().collect();
    let worth = |column| {
        let mut after = *position;
        after.drop(turn, column).unwrap();
        worth_after(&after, turn, known)
    };
    let best = columns.into_iter().map(worth).max().unwrap();
    known.insert(*position, best);
    best
}

/// What the position after a move of `turn` is worth to `turn`.
fn worth_after(after: &Position, turn: Side, known: &mut HashMap<Position, i32>) -> i32 {
    match after.outcome() {
        Outcome::Full => 0,
        Outcome::Open => -score(after, turn.other(), known),
        _ => {
            let cells = after.shape().cells();
            let stock = if turn == Side::First { cells.div_ceil(2) } else { cells / 2 };
            (stock - after.discs(turn).len()) as i32 + 1
        }
    }
}

/// A position with so many free cells, reached by moves that end nothing; `None` if that failed.
fn random_position(shape: Shape, free: u32, noise: &mut Noise) -> Option<(Position, Side)> {
    let (mut position, mut turn) = (Position::empty(shape), Side::First);
    for _ in 0..shape.cells() - free {
        let goes_on = |&column: &_| {
            let mut after = position;
            after.drop(turn, column).unwrap();
            after.outcome() == Outcome::Open
        };
        let quiet: Vec<_> = position.open_columns().filter(goes_on).collect();
        if quiet.is_empty() {
            return None;
        }
        position.drop(turn, quiet[noise.below(quiet.len())]).unwrap();
        turn = turn.other();
    }
    Some((position, turn))
}

fn check(solver: &mut Solver, position: &Position, turn: Side, known: &mut HashMap<Position, i32>) {
    let expected = score(position, turn, known);
    let analysis = solver.analyse(position, &Control::new()).unwrap();
    assert_eq!(analysis.score.value(), expected, "{position}");
    assert_eq!(solver.weak(position, &Control::new()), Ok(expected.signum()), "{position}");
    for column in position.shape().all_columns() {
        let mut after = *position;
        let dropped = after.drop(turn, column).ok();
        let worth = dropped.map(|_| Score::new(worth_after(&after, turn, known)));
        assert_eq!(analysis.columns[column.index()], worth, "{position}");
        assert_eq!(analysis.best.contains(&column), worth == Some(analysis.score), "{position}");
    }
    let (mut end, mut mover) = (*position, turn);
    for &column in &analysis.line {
        assert_eq!(end.outcome(), Outcome::Open, "the line goes on after the end:\n{position}");
        end.drop(mover, column).unwrap();
        mover = mover.other();
    }
    match analysis.score.plies_to_win(position) {
        Some(plies) => {
            assert!(matches!(end.outcome(), Outcome::Line(..)));
            assert_eq!(plies as usize, analysis.line.len());
        }
        None => assert_eq!(end.outcome(), Outcome::Full),
    }
}

#[test]
fn analyses_near_the_end_agree_with_brute_force() {
    let mut noise = Noise(99);
    let mut solvers =
        [1, 3].map(|threads| Solver::new(Options { memory_bytes: 1 << 20, threads }).unwrap());
    let sizes = [
        (4, 4),
        (5, 4),
        (4, 5),
        (5, 5),
        (6, 4),
        (4, 6),
        (7, 4),
        (6, 5),
        (7, 5),
        (7, 6),
        (9, 6),
        (5, 7),
    ];
    for (columns, rows) in sizes {
        let shape = Shape::new(columns, rows, 4).unwrap();
        let mut known = HashMap::new();
        let mut done = 0;
        while done < 40 {
            let free = 1 + noise.below(10) as u32;
            let Some((position, turn)) = random_position(shape, free, &mut noise) else { continue };
            for solver in &mut solvers {
                check(solver, &position, turn, &mut known);
            }
            done += 1;
        }
    }
}

#[test]
fn finished_games_are_refused() {
    let mut solver = Solver::new(Options::default()).unwrap();
    let mut noise = Noise(5);
    for _ in 0..300 {
        let (mut position, mut turn) = (Position::empty(Shape::new(4, 4, 4).unwrap()), Side::First);
        while position.outcome() == Outcome::Open {
            let columns: Vec<_> = position.open_columns().collect();
            position.drop(turn, columns[noise.below(columns.len())]).unwrap();
            turn = turn.other();
        }
        let finished = SolveError::Finished(position.outcome());
        let control = Control::new();
        assert_eq!(solver.score(&position, &control), Err(finished));
        assert_eq!(solver.weak(&position, &control), Err(finished));
        assert_eq!(solver.analyse(&position, &control), Err(finished));
    }
}

fn classic(moves: &str) -> Position {
    MoveList::parse(moves, Shape::CLASSIC, Numbering::FromOne).unwrap().1
}

#[test]
fn a_cancelled_control_answers_nothing_and_spoils_nothing() {
    let mut solver = Solver::new(Options::default()).unwrap();
    let position = classic("52753311433677442422121");
    let cancelled = Control::new();
    cancelled.cancel();
    for _ in 0..20 {
        assert_eq!(solver.analyse(&position, &cancelled), Err(SolveError::Cancelled));
    }
    assert_eq!(solver.score(&position, &Control::new()), Ok(Score::new(8)));
}

#[test]
fn shown_bounds_are_those_of_the_position_asked_about() {
    for threads in [1, 2] {
        let mut solver = Solver::new(Options { memory_bytes: 4 << 20, threads }).unwrap();
        let position = classic("25564375");
        let control = Control::new();
        solver.analyse(&position, &control).unwrap();
        assert_eq!(control.bounds(), (2, 2));
        solver.weak(&position, &control).unwrap();
        assert_eq!(control.bounds(), (1, 1));
    }
}

#[test]
fn more_threads_than_there_can_be_are_no_harm() {
    let mut solver = Solver::new(Options { memory_bytes: 4 << 20, threads: 40 }).unwrap();
    assert_eq!(solver.score(&classic("25564375"), &Control::new()), Ok(Score::new(2)));
}

#[test]
fn tables_of_any_size_give_the_same_scores() {
    for memory_bytes in [1 << 20, 64 << 20, 1 << 30] {
        let mut solver = Solver::new(Options { memory_bytes, threads: 1 }).unwrap();
        for (moves, score) in [("25564375", 2), ("34164513", -2), ("52753311433677442422121", 8)] {
            let found = solver.score(&classic(moves), &Control::new());
            assert_eq!(found, Ok(Score::new(score)), "{moves} in {memory_bytes} bytes");
        }
    }
}
