//! All scores of random positions, by Fourline and by BitBully, each with its 12-ply book:
//! `fourline-compare analysis [POSITIONS] [SEED] [FIRST-LAST]`.
//!
//! The positions have every number of discs equally often; with a range such as `12-15`, every number in it,
//! each with a line of its own. Tables are emptied before each of them, outside the measured time; times are
//! those of one core. Both must give the same scores, and so must our solver without a book on a sample.

use anyhow::{Context, Result, bail, ensure};
use cpu_time::ThreadTime;
use fourline_players::{Dice, Draw};
use fourline_rules::{Column, Outcome, Position, Shape, Side};
use fourline_solver::{Control, Options, Score, Solver};
use std::io::Write;
use std::ops::RangeInclusive;
use std::path::Path;
use std::process::{Command, Stdio};

/// Groups of positions by their discs: first and last number of each.
const GROUPS: [(u32, u32); 6] = [(0, 7), (8, 11), (12, 12), (13, 15), (16, 19), (20, 41)];

/// One position in so many is solved without a book as well.
const SAMPLE: usize = 50;

struct Answer {
    moves: String,
    discs: u32,
    micros: f64,
    nodes: u64,
    scores: Vec<Option<i32>>,
}

pub fn run(mut arguments: impl Iterator<Item = String>) -> Result<()> {
    let mut number = |what: &str, usual: usize| match arguments.next() {
        Some(text) => text.parse().with_context(|| format!("{what}: {text:?}")),
        None => Ok(usual),
    };
    let (count, seed) = (number("how many positions?", 10_000)?, number("which seed?", 1)?);
    let (discs, groups) = match arguments.next() {
        None => (0..=41, GROUPS.to_vec()),
        Some(text) => {
            let (first, last) = text.split_once('-').context("a range such as 12-15")?;
            let (first, last) = (first.parse()?, last.parse()?);
            ensure!(first <= last && last <= 41, "from 0 to 41 discs");
            (first..=last, (first..=last).map(|discs| (discs, discs)).collect())
        }
    };
    let positions = random_positions(count, seed as u64, &discs);
    let ours = time_ours(&positions)?;
    let sample = check_without_book(&positions, &ours)?;
    println!(
        "{count} random positions, seed {seed}: {sample} of them solved again without a book."
    );
    let theirs = time_bitbully(&ours)?;
    if let Some(theirs) = &theirs {
        for (ours, theirs) in ours.iter().zip(theirs) {
            let (moves, scores) = (&ours.moves, &theirs.scores);
            ensure!(ours.scores == *scores, "{moves}: {:?}, BitBully {scores:?}", ours.scores);
        }
        println!("BitBully gives the same scores for all of them.");
    }
    println!(
        "discs     nodes   Fourline: mean    median      99 %     worst   BitBully: mean    median      99 %     worst   ratio"
    );
    for (first, last) in groups.into_iter().chain([(*discs.start(), *discs.end())]) {
        let within = |answer: &&Answer| (first..=last).contains(&answer.discs);
        let times = |all: &[Answer]| {
            let mut times: Vec<f64> =
                all.iter().filter(within).map(|answer| answer.micros).collect();
            times.sort_by(f64::total_cmp);
            times
        };
        let nodes: Vec<f64> =
            ours.iter().filter(within).map(|answer| answer.nodes as f64).collect();
        let ours = times(&ours);
        if ours.is_empty() {
            continue;
        }
        let ratio = theirs.as_deref().map(times).map_or(String::new(), |theirs| {
            format!("{}   1/{:.1}", four(&theirs), mean(&theirs) / mean(&ours))
        });
        let name = if first == last { first.to_string() } else { format!("{first}-{last}") };
        println!("{name:6} {:9.0}        {}           {ratio}", mean(&nodes), four(&ours));
    }
    let worst = ours.iter().max_by(|a, b| a.micros.total_cmp(&b.micros)).context("no position")?;
    println!("worst: {} after {:.1} ms", worst.moves, worst.micros / 1e3);
    Ok(())
}

/// Positions after random moves that neither side has won.
fn random_positions(
    count: usize,
    seed: u64,
    discs: &RangeInclusive<u32>,
) -> Vec<(String, Position)> {
    let mut dice = Dice::new(seed);
    discs.clone().cycle().take(count).map(|discs| random_position(discs, &mut dice)).collect()
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
            let before = solver.nodes();
            let start = ThreadTime::now();
            let columns = solver.columns(position, &control)?;
            let micros = start.elapsed().as_secs_f64() * 1e6;
            let (discs, nodes) = (position.occupied().len(), solver.nodes() - before);
            Ok(Answer { moves: moves.clone(), discs, micros, nodes, scores: values(columns) })
        })
        .collect()
}

fn values(columns: Vec<Option<Score>>) -> Vec<Option<i32>> {
    columns.into_iter().map(|score| score.map(Score::value)).collect()
}

/// Solves some of the positions without a book, each move by itself. How many.
fn check_without_book(positions: &[(String, Position)], ours: &[Answer]) -> Result<usize> {
    let mut solver = Solver::new(Options::default())?;
    // Those with few discs take long.
    let sample: Vec<_> = positions.iter().zip(ours).filter(|(_, ours)| ours.discs >= 10).collect();
    let sample = sample.iter().step_by(SAMPLE);
    let count = sample.len();
    for ((moves, position), ours) in sample {
        let turn = position.turn_by_count().context("a turn")?;
        for column in position.open_columns() {
            let mut after = *position;
            after.drop(turn, column)?;
            if after.outcome() == Outcome::Open {
                solver.forget();
                let score = -solver.score(&after, &Control::new())?;
                let found = ours.scores[column.index()];
                ensure!(
                    found == Some(score.value()),
                    "{moves}: {found:?}, without a book {score:?}"
                );
            }
        }
    }
    Ok(count)
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
        Ok(Answer { moves: ours.moves.clone(), discs: ours.discs, micros, nodes: 0, scores })
    };
    let answers: Vec<Answer> = text.lines().zip(ours).map(read).collect::<Result<_>>()?;
    if answers.len() != ours.len() {
        bail!("BitBully's script answered {} of {}", answers.len(), ours.len());
    }
    Ok(Some(answers))
}

/// Mean, median, 99th percentile and largest of sorted times in microseconds, in milliseconds.
fn four(times: &[f64]) -> String {
    let at = |part: f64| times[((times.len() - 1) as f64 * part).round() as usize] / 1e3;
    format!("{:9.3} {:9.3} {:9.3} {:9.1}", mean(times) / 1e3, at(0.5), at(0.99), at(1.0))
}

fn mean(times: &[f64]) -> f64 {
    times.iter().sum::<f64>() / times.len() as f64
}
