//! Prints the built-in positions of the classic board as lines `moves score`, for those who check the
//! solver from outside: `cargo run -p fourline-solver --example positions`.

use fourline_rules::Shape;
use fourline_solver::bench_positions;

fn main() {
    for bench in bench_positions() {
        if bench.position.shape() == Shape::CLASSIC {
            println!("{} {}", bench.moves, bench.score.value());
        }
    }
}
