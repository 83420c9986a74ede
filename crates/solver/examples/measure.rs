//! Times the solver on files of lines `moves score`, the table emptied before each position:
//! `measure MEGABYTES THREADS FILE[:LINES]...`, where the file `empty` is the empty board, and `random-14-7` means
//! random positions of 14 discs from the seed 7, of unknown score. Nodes are given as mean and as geometric mean,
//! to which every position adds alike.

use fourline_rules::{MoveList, Numbering, Outcome, Shape};
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
            file if file.starts_with("random-") => random(file, lines.parse()?)?,
            file => std::fs::read_to_string(file)?,
        };
        let (mut seconds, mut worst, mut count, mut wrong) = (0.0, 0.0f64, 0, 0);
        let mut logarithms = 0.0;
        let before = solver.nodes();
        for line in text.lines().take(lines.parse()?) {
            let (moves, score) = line.split_once(' ').ok_or("a line without score")?;
            let (_, position) = MoveList::parse(moves, Shape::CLASSIC, Numbering::FromOne)?;
            solver.forget();
            let nodes = solver.nodes();
            let start = Instant::now();
            let found = solver.score(&position, &Control::new())?;
            let time = start.elapsed().as_secs_f64();
            seconds += time;
            worst = worst.max(time);
            count += 1;
            logarithms += ((solver.nodes() - nodes) as f64 + 1.0).ln();
            wrong += usize::from(score != "?" && found.value() != score.trim().parse::<i32>()?);
        }
        let nodes = (solver.nodes() - before) as f64;
        let name = file.rsplit('/').next().unwrap_or(file);
        let (mean, per_position) = (seconds / count as f64 * 1e6, nodes / count as f64);
        let typical = (logarithms / count as f64).exp();
        println!(
            "{name:18} {count:5} positions, {wrong} wrong, {per_position:11.1} nodes, typically {typical:9.1}, \
             mean {mean:10.2} us, worst {:9.0} us, {:5.2} million nodes/s",
            worst * 1e6,
            nodes / seconds / 1e6
        );
    }
    Ok(())
}

/// Lines of random positions in which neither side has won or can win at once.
fn random(name: &str, lines: usize) -> Result<String, Box<dyn Error>> {
    let (discs, seed) = name["random-".len()..].split_once('-').ok_or("random-DISCS-SEED")?;
    let (discs, mut state): (usize, u64) = (discs.parse()?, seed.parse()?);
    let mut below_seven = || {
        // SplitMix64.
        state = state.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut bits = state;
        bits = (bits ^ (bits >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        bits = (bits ^ (bits >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        (bits ^ (bits >> 31)) % 7
    };
    let mut text = String::new();
    for _ in 0..lines {
        text += &loop {
            let moves: String = (0..discs).map(|_| (b'1' + below_seven() as u8) as char).collect();
            let read = |moves: &str| MoveList::parse(moves, Shape::CLASSIC, Numbering::FromOne);
            let is_open = |moves: &str| {
                read(moves).is_ok_and(|(_, position)| position.outcome() == Outcome::Open)
            };
            let ends = |column| {
                let longer = format!("{moves}{column}");
                read(&longer).is_ok() && !is_open(&longer)
            };
            if is_open(&moves) && !(1..=7).any(ends) {
                break moves;
            }
        };
        text += " ?\n";
    }
    Ok(text)
}
