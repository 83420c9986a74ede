//! Every position that can be reached on small boards, against brute force on the general board of
//! the rules. Slow and obvious: the judge of the whole solver. In the short form of the tests brute force
//! still meets every position, and the solver is asked about every tenth one.

mod long;

use fourline_rules::{Position, Shape, Side};
use fourline_solver::{Control, Options, Score, Solver};
use std::collections::HashMap;

/// Scores by brute force, and every position met on the way.
struct Judge {
    scores: HashMap<Position, i32>,
}

impl Judge {
    /// The score of a position whose last disc did not end the game.
    fn score(&mut self, position: &Position, turn: Side) -> i32 {
        if let Some(&score) = self.scores.get(position) {
            return score;
        }
        let mut best = i32::MIN;
        for column in position.open_columns() {
            let mut after = *position;
            let cell = after.drop(turn, column).unwrap();
            let score = if after.completes_line(cell) {
                let stock = match turn {
                    Side::First => position.shape().cells().div_ceil(2),
                    Side::Second => position.shape().cells() / 2,
                };
                (stock - after.discs(turn).len()) as i32 + 1
            } else if after.is_full() {
                0
            } else {
                // Visited even if something better is known: every position counts.
                -self.score(&after, turn.other())
            };
            best = best.max(score);
        }
        self.scores.insert(*position, best);
        best
    }
}

trait CompletesLine {
    fn completes_line(&self, cell: fourline_rules::Cell) -> bool;
}

impl CompletesLine for Position {
    fn completes_line(&self, cell: fourline_rules::Cell) -> bool {
        let side = self.at(cell).expect("a disc");
        let owned = |column: i32, row: i32| {
            (0..i32::from(self.shape().columns())).contains(&column)
                && (0..i32::from(self.shape().rows())).contains(&row)
                && self.at(fourline_rules::Cell::new(
                    fourline_rules::Column::new(column as u8),
                    row as u8,
                )) == Some(side)
        };
        let (column, row) = (cell.column.index() as i32, i32::from(cell.row));
        [(1, 0), (0, 1), (1, 1), (1, -1)].iter().any(|&(dc, dr)| {
            let run = |sign: i32| {
                (1..4).take_while(|i| owned(column + sign * i * dc, row + sign * i * dr)).count()
            };
            run(1) + run(-1) >= 3
        })
    }
}

fn check(columns: u32, rows: u32, positions: usize) {
    let empty = Position::empty(Shape::new(columns, rows, 4).unwrap());
    let mut judge = Judge { scores: HashMap::new() };
    judge.score(&empty, Side::First);
    assert_eq!(judge.scores.len(), positions, "positions of {columns}x{rows}");
    let mut solver =
        Solver::new(Options { memory_bytes: Options::LEAST_MEMORY_BYTES, threads: 1 }).unwrap();
    let control = Control::new();
    // Always in the same order, as the table remembers from one to the next.
    let mut scores: Vec<(Position, i32)> = judge.scores.into_iter().collect();
    scores.sort_by_key(|(position, _)| Side::BOTH.map(|side| position.discs(side).bits()));
    let step = scores.len().div_ceil(long::rounds(scores.len()));
    for (position, score) in scores.iter().step_by(step) {
        let found = solver.score(position, &control).unwrap();
        assert_eq!(found, Score::new(*score), "{columns}x{rows}:\n{position}");
        let sign = solver.weak(position, &control).unwrap();
        assert_eq!(sign, score.signum(), "{columns}x{rows}:\n{position}");
    }
}

#[test]
fn every_position_of_four_by_four() {
    check(4, 4, 134_289);
}

#[test]
fn every_position_of_five_by_four() {
    check(5, 4, 3_100_379);
}

#[test]
fn every_position_of_four_by_five() {
    check(4, 5, 1_348_441);
}
