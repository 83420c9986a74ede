//! All scores of random positions, by Fourline and by BitBully, each with its 12-ply book:
//! `fourline-compare analysis [POSITIONS] [SEED]`.
//!
//! The positions have every number of discs equally often. Tables are emptied before each of them,
//! outside the measured time; times are those of one core. Both must give the same scores.

use anyhow::{Context, Result, bail, ensure};
use cpu_time::ThreadTime;
use fourline_players::{Dice, Draw};
use fourline_rules::{Column, Outcome, Position, Shape, Side};
use fourline_solver::{Control, Options, Solver};
use std::io::Write;
use std::path::Path;
use std::process::{Command, Stdio};

/// Groups of positions by their discs: the last number of each.
const GROUPS: [(u32, &str); 6] = [
    (7, "0 to 7"),
    (11, "8 to 11"),
    (12, "12"),
    (15, "13 to 15"),
    (19, "16 to 19"),
    (41, "20 to 41"),
];

struct Answer {
    moves: String,
    discs: u32,
    micros: f64,
    scores: Vec<Option<i32>>,
}

pub fn run(mut arguments: impl Iterator<Item = String>) -> Result<()> {
    let mut number = |what: &str, usual: usize| match arguments.next() {
        Some(text) => text.parse().with_context(|| format!("{what}: {text:?}")),
        None => Ok(usual),
    };
    let (count, seed) = (number("how many positions?", 10_000)?, number("which seed?", 1)?);
    let ours = time_ours(&random_positions(count, seed as u64))?;
    let theirs = time_bitbully(&ours)?;
    if let Some(theirs) = &theirs {
        for (ours, theirs) in ours.iter().zip(theirs) {
            let (moves, scores) = (&ours.moves, &theirs.scores);
            ensure!(ours.scores == *scores, "{moves}: {:?}, BitBully {scores:?}", ours.scores);
        }
        println!("{count} random positions, seed {seed}: both give the same scores.");
    }
    println!(
        "discs        Fourline: median      99 %     worst   BitBully: median      99 %     worst   means"
    );
    let mut first = 0;
    for (last, name) in GROUPS.into_iter().chain([(41, "all")]) {
        let first = if name == "all" { 0 } else { std::mem::replace(&mut first, last + 1) };
        let times = |all: &[Answer]| {
            let group = all.iter().filter(|answer| (first..=last).contains(&answer.discs));
            let mut times: Vec<f64> = group.map(|answer| answer.micros).collect();
            times.sort_by(f64::total_cmp);
            times
        };
        let ours = times(&ours);
        if ours.is_empty() {
            continue;
        }
        let ratio = theirs.as_deref().map(times).map_or(String::new(), |theirs| {
            format!("{}   1/{:.1}", three(&theirs), mean(&theirs) / mean(&ours))
        });
        println!("{name:12}         {}           {ratio}", three(&ours));
    }
    let worst = ours.iter().max_by(|a, b| a.micros.total_cmp(&b.micros)).context("no position")?;
    println!("worst: {} after {:.1} ms", worst.moves, worst.micros / 1e3);
    Ok(())
}

/// Positions after random moves that neither side has won.
fn random_positions(count: usize, seed: u64) -> Vec<(String, Position)> {
    let mut dice = Dice::new(seed);
    (0..count).map(|number| random_position((number % 42) as u32, &mut dice)).collect()
}

fn random_position(discs: u32, dice: &mut Dice) -> (String, Position) {
    loop {
        let (mut moves, mut position) = (String::new(), Position::empty(Shape::CLASSIC));
        let mut side = Side::First;
        for _ in 0..discs {
            let open: Vec<Column> = position.open_columns().collect();
            let column = open[dice.below(open.len())];
            position.drop(side, column).expect("an open column");
            moves += &(column.index() + 1).to_string();
            side = side.other();
            if position.outcome() != Outcome::Open {
                break;
            }
        }
        if position.outcome() == Outcome::Open {
            return (moves, position);
        }
    }
}

fn time_ours(positions: &[(String, Position)]) -> Result<Vec<Answer>> {
    let book = fourline_books::shipped(Shape::CLASSIC).context("no book for this board")?;
    let mut solver = Solver::new(Options::default())?;
    solver.use_book(Some(book));
    let control = Control::new();
    positions
        .iter()
        .map(|(moves, position)| {
            solver.forget();
            let start = ThreadTime::now();
            let columns = solver.columns(position, &control)?;
            let micros = start.elapsed().as_secs_f64() * 1e6;
            let scores = columns.into_iter().map(|score| score.map(|score| score.value()));
            let discs = position.occupied().len();
            Ok(Answer { moves: moves.clone(), discs, micros, scores: scores.collect() })
        })
        .collect()
}

/// The same positions by BitBully, or `None` where its Python packages are not installed.
fn time_bitbully(ours: &[Answer]) -> Result<Option<Vec<Answer>>> {
    let script = Path::new(env!("CARGO_MANIFEST_DIR")).join("analyse_bitbully.py");
    let mut command = Command::new("python3");
    let command = command.arg(script).stdin(Stdio::piped()).stdout(Stdio::piped());
    let Ok(mut child) = command.spawn() else { return Ok(None) };
    let lines: String = ours.iter().map(|answer| format!("{}\n", answer.moves)).collect();
    let mut input = child.stdin.take().context("a pipe")?;
    // The script reads everything before it answers; without its packages it reads nothing.
    let _ = input.write_all(lines.as_bytes());
    drop(input);
    let output = child.wait_with_output()?;
    if !output.status.success() {
        println!("BitBully is not here: pip install bitbully bitbully-databases");
        return Ok(None);
    }
    let text = String::from_utf8(output.stdout)?;
    let read = |(line, ours): (&str, &Answer)| {
        let mut words = line.split_whitespace();
        let micros = words.next().context("a time")?.parse()?;
        let score = |word: &str| Ok((word != "-").then(|| word.parse()).transpose()?);
        let scores = words.map(score).collect::<Result<_>>()?;
        Ok(Answer { moves: ours.moves.clone(), discs: ours.discs, micros, scores })
    };
    let answers: Vec<Answer> = text.lines().zip(ours).map(read).collect::<Result<_>>()?;
    if answers.len() != ours.len() {
        bail!("BitBully's script answered {} of {}", answers.len(), ours.len());
    }
    Ok(Some(answers))
}

/// Median, 99th percentile and largest of sorted times in microseconds, in milliseconds.
fn three(times: &[f64]) -> String {
    let at = |part: f64| times[((times.len() - 1) as f64 * part).round() as usize] / 1e3;
    format!("{:9.3} {:9.3} {:9.1}", at(0.5), at(0.99), at(1.0))
}

fn mean(times: &[f64]) -> f64 {
    times.iter().sum::<f64>() / times.len() as f64
}
