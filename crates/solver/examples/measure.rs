//! Times the solver on files of lines `moves score`, the table emptied before each position:
//! `measure MEGABYTES THREADS FILE[:LINES]...`, where the file `empty` is the empty board.

use fourline_rules::{MoveList, Numbering, Shape};
use fourline_solver::{Control, Options, Solver};
use std::error::Error;
use std::time::Instant;

fn main() -> Result<(), Box<dyn Error>> {
    let mut arguments = std::env::args().skip(1);
    let megabytes: f64 = arguments.next().ok_or("megabytes?")?.parse()?;
    let threads = arguments.next().ok_or("threads?")?.parse()?;
    let memory_bytes = (megabytes * (1 << 20) as f64) as usize;
    let mut solver = Solver::new(Options { memory_bytes, threads })?;
    for argument in arguments {
        let (file, lines) = argument.split_once(':').unwrap_or((&argument, "1000000"));
        let text = match file {
            "empty" => " 1".to_string(),
            file => std::fs::read_to_string(file)?,
        };
        let (mut seconds, mut worst, mut count, mut wrong) = (0.0, 0.0f64, 0, 0);
        let before = solver.nodes();
        for line in text.lines().take(lines.parse()?) {
            let (moves, score) = line.split_once(' ').ok_or("a line without score")?;
            let (_, position) = MoveList::parse(moves, Shape::CLASSIC, Numbering::FromOne)?;
            solver.forget();
            let start = Instant::now();
            let found = solver.score(&position, &Control::new())?;
            let time = start.elapsed().as_secs_f64();
            seconds += time;
            worst = worst.max(time);
            count += 1;
            wrong += usize::from(found.value() != score.trim().parse::<i32>()?);
        }
        let nodes = (solver.nodes() - before) as f64;
        let name = file.rsplit('/').next().unwrap_or(file);
        let (mean, per_position) = (seconds / count as f64 * 1e6, nodes / count as f64);
        println!(
            "{name:18} {count:5} positions, {wrong} wrong, {per_position:11.1} nodes, \
             mean {mean:10.2} us, worst {:9.0} us, {:5.2} million nodes/s",
            worst * 1e6,
            nodes / seconds / 1e6
        );
    }
    Ok(())
}
