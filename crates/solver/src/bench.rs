//! A fixed set of positions whose total of visited nodes is the signature of the search: it changes
//! if and only if the search does something else. Times are for the caller to take.

use crate::control::Control;
use crate::score::Score;
use crate::solver::{Options, Solver};
use fourline_rules::{MoveList, Numbering, Position, Shape};

/// A position of the built-in set.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BenchPosition {
    /// The moves that lead to it, columns counted from 1.
    pub moves: &'static str,
    /// The position.
    pub position: Position,
    /// Its exact score.
    pub score: Score,
}

/// Columns, rows, moves, score. Random positions; none of them was used for tuning.
const POSITIONS: &[(u32, u32, &str, i32)] = &[
    (7, 6, "25564375", 2),
    (7, 6, "34164513", -2),
    (7, 6, "66462572", -2),
    (7, 6, "5553332151", 3),
    (7, 6, "7133544434", -3),
    (7, 6, "7121454367", 5),
    (7, 6, "5267763467", 1),
    (7, 6, "611753424225", 4),
    (7, 6, "316672217664", 4),
    (7, 6, "433433154274", 2),
    (7, 6, "777427543636", -2),
    (7, 6, "2461611542666761", 4),
    (7, 6, "5116613556561355", 1),
    (7, 6, "4415716277414157", 6),
    (7, 6, "4667717722762334", 4),
    (7, 6, "52422566264513675172", 4),
    (7, 6, "42771424442456561176", 4),
    (7, 6, "42743175161354112533", -4),
    (7, 6, "25653517525214322125", 2),
    (7, 6, "3754332366574743764112147124", -2),
    (7, 6, "6561351363351355457221741613", -4),
    (7, 6, "1761336734671132567517531357", -1),
    (6, 5, "3213", 0),
    (6, 5, "6163", 0),
    (8, 5, "65127611144167", 0),
    (8, 5, "34166111581824", 0),
    (6, 6, "56512122", 5),
    (6, 6, "33155331", 2),
    (9, 6, "15679824685446224275357921", 2),
    (9, 6, "13747758884294689667794269", 2),
];

/// Options of the run that gives the signature.
const OPTIONS: Options = Options { memory_bytes: 4 << 20, threads: 1 };

/// Nodes visited by [`bench_nodes`]. Commits that change it say so.
pub const NODE_SIGNATURE: u64 = 2_129_330;

/// The built-in positions, in the order in which they are solved.
pub fn bench_positions() -> Vec<BenchPosition> {
    let read = |&(columns, rows, moves, score): &(u32, u32, &'static str, i32)| {
        let shape = Shape::new(columns, rows, 4).expect("a good shape");
        let (_, position) =
            MoveList::parse(moves, shape, Numbering::FromOne).expect("a good list of moves");
        BenchPosition { moves, position, score: Score::new(score) }
    };
    POSITIONS.iter().map(read).collect()
}

/// Solves the built-in positions, each from an empty table, and counts the nodes.
///
/// # Panics
///
/// If a score is wrong, or 4 MB cannot be had.
pub fn bench_nodes() -> u64 {
    let mut solver = Solver::new(OPTIONS).expect("4 MB");
    for bench in bench_positions() {
        solver.forget();
        let score = solver.score(&bench.position, &Control::new()).expect("a position to solve");
        assert_eq!(score, bench.score, "the score of {}", bench.moves);
    }
    solver.nodes()
}

#[cfg(all(test, not(loom)))]
mod tests {
    use super::*;

    #[test]
    fn the_node_signature_is_known_and_the_same_every_time() {
        assert_eq!(bench_nodes(), NODE_SIGNATURE);
        assert_eq!(bench_nodes(), NODE_SIGNATURE);
    }
}
