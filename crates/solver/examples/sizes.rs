//! Who wins on whole boards of other sizes: `sizes MEGABYTES THREADS COLUMNSxROWS...`.

use fourline_rules::{Position, Shape};
use fourline_solver::{Control, Options, Solver};
use std::error::Error;
use std::time::Instant;

fn main() -> Result<(), Box<dyn Error>> {
    let mut arguments = std::env::args().skip(1);
    let megabytes: usize = arguments.next().ok_or("megabytes?")?.parse()?;
    let threads = arguments.next().ok_or("threads?")?.parse()?;
    let mut solver = Solver::new(Options { memory_bytes: megabytes << 20, threads })?;
    for size in arguments {
        let (columns, rows) = Shape::parse_size(&size)?;
        let empty = Position::empty(Shape::new(columns, rows, 4)?);
        let (start, before) = (Instant::now(), solver.nodes());
        let winner = match solver.weak(&empty, &Control::new())? {
            1 => "+ first player wins",
            0 => "= draw",
            _ => "- second player wins",
        };
        let (seconds, nodes) = (start.elapsed().as_secs_f64(), solver.nodes() - before);
        println!("{columns}x{rows} {winner:20} {nodes:12} nodes {seconds:8.2} s");
    }
    Ok(())
}
