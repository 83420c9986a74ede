//! A hundred positions from the middle of games, drawn from a seed, or those of a file of lines `moves score`;
//! printed as such lines. On the error stream the mean time for one in microseconds: of each position the best of
//! some rounds, because other programs may be at work, and always with an empty table. `pace [ROUNDS [FILE]]`. The
//! browser is held against it: `cargo xtask web-speed`.

use fourline_rules::{Column, Outcome, Position, Shape, Side};
use fourline_solver::{Control, Options, Solver};
use std::time::Instant;

const POSITIONS: usize = 100;

/// As many discs as there are in the sets that solvers are usually measured with.
const DISCS: std::ops::RangeInclusive<u64> = 14..=21;

/// SplitMix64.
struct Chance(u64);

impl Chance {
    fn below(&mut self, limit: u64) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut bits = self.0;
        bits = (bits ^ (bits >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        bits = (bits ^ (bits >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        (bits ^ (bits >> 31)) % limit
    }
}

fn main() {
    let rounds = std::env::args().nth(1).map_or(1, |text| text.parse().expect("rounds"));
    let positions = match std::env::args().nth(2) {
        Some(file) => read(&std::fs::read_to_string(file).expect("the file can be read")),
        None => {
            let mut chance = Chance(4);
            std::iter::from_fn(|| Some(drawn(&mut chance))).flatten().take(POSITIONS).collect()
        }
    };
    let options = Options { memory_bytes: 4 << 20, threads: 1 };
    let mut solver = Solver::new(options).expect("four megabytes");
    let mut best = vec![f64::INFINITY; positions.len()];
    for round in 0..rounds {
        for ((moves, position), best) in positions.iter().zip(&mut best) {
            solver.forget();
            let start = Instant::now();
            let score = solver.score(position, &Control::new()).expect("an open position");
            *best = best.min(start.elapsed().as_secs_f64());
            if round == 0 {
                println!("{moves} {}", score.value());
            }
        }
    }
    eprintln!("{:.1}", best.iter().sum::<f64>() / best.len() as f64 * 1e6);
}

/// The first hundred positions of a file of lines `moves score`.
fn read(text: &str) -> Vec<(String, Position)> {
    let place = |line: &str| {
        let moves = line.split(' ').next().expect("moves").to_string();
        let mut position = Position::empty(Shape::CLASSIC);
        for (number, digit) in moves.bytes().enumerate() {
            let side = if number % 2 == 0 { Side::First } else { Side::Second };
            position.drop(side, Column::new(digit - b'1')).expect("a move that is possible");
        }
        (moves, position)
    };
    text.lines().take(POSITIONS).map(place).collect()
}

/// A position in which neither side has won or can win at once.
fn drawn(chance: &mut Chance) -> Option<(String, Position)> {
    let mut position = Position::empty(Shape::CLASSIC);
    let mut moves = String::new();
    let mut turn = Side::First;
    let discs = DISCS.start() + chance.below(DISCS.end() - DISCS.start() + 1);
    for _ in 0..discs {
        let column = Column::new(chance.below(7) as u8);
        position.drop(turn, column).ok()?;
        moves.push(char::from(b'1' + column.index() as u8));
        turn = turn.other();
    }
    let wins = |column: Column| {
        let mut after = position;
        after.drop(turn, column).is_ok() && after.outcome() != Outcome::Open
    };
    let is_quiet = position.outcome() == Outcome::Open && !position.open_columns().any(wins);
    is_quiet.then_some((moves, position))
}
