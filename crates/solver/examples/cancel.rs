//! How long it takes until a cancelled solve returns: `cancel MEGABYTES THREADS [TRIALS]`. The empty
//! board is solved, and cancelled at moments spread over the first second, growth of the table included.

use fourline_rules::{Position, Shape};
use fourline_solver::{Control, Options, SolveError, Solver};
use std::error::Error;
use std::time::{Duration, Instant};

fn main() -> Result<(), Box<dyn Error>> {
    let mut arguments = std::env::args().skip(1);
    let megabytes: usize = arguments.next().ok_or("megabytes?")?.parse()?;
    let threads = arguments.next().ok_or("threads?")?.parse()?;
    let trials: u32 = arguments.next().map_or(Ok(100), |text| text.parse())?;
    let empty = Position::empty(Shape::CLASSIC);
    let mut waits = Vec::new();
    for trial in 0..trials {
        let mut solver = Solver::new(Options { memory_bytes: megabytes << 20, threads })?;
        let control = Control::new();
        let after = Duration::from_secs(1) * trial / trials;
        let cancelled = std::thread::scope(|scope| {
            let canceller = scope.spawn(|| {
                std::thread::sleep(after);
                control.cancel();
                Instant::now()
            });
            let result = solver.score(&empty, &control);
            let returned = Instant::now();
            let cancelled = canceller.join().expect("it only sleeps");
            (result == Err(SolveError::Cancelled)).then(|| returned - cancelled)
        });
        waits.push(cancelled.ok_or("it was solved before it was cancelled")?.as_secs_f64() * 1e3);
    }
    waits.sort_by(f64::total_cmp);
    println!(
        "{megabytes} MB, {threads} threads: cancelled {trials} times, returned after {:.2} ms (median), \
         {:.2} ms (worst)",
        waits[waits.len() / 2],
        waits[waits.len() - 1]
    );
    Ok(())
}
