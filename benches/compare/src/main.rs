//! Fourline's solver and its peers on the same positions, in one run, so that the ratios hold
//! whatever the machine: `fourline-compare DATA_FOLDER [--empty-board] [--svg FILE]`; for analysis with
//! books see `analysis.rs`.
//!
//! The folder holds files of lines `moves score`. All solvers run on one thread without a book; the
//! table is emptied before each position, outside the measured time. Every answer is checked. Times
//! are those of the processor, so that other programs on the machine disturb less.

mod analysis;
mod plot;

use anyhow::{Context, Result, bail, ensure};
use cpu_time::ThreadTime;
use fourline_rules::{MoveList, Numbering, Shape};
use fourline_solver::{Control, Options, Solver};
use std::path::{Path, PathBuf};
use std::process::Command;

/// File names without ending, and how many of their lines are used.
const SETS: [(&str, usize); 6] = [
    ("end-easy", 1000),
    ("middle-easy", 1000),
    ("middle-medium", 1000),
    ("begin-easy", 1000),
    ("begin-medium", 200),
    ("begin-hard", 20),
];

/// Bytes of our table. The peers choose their own size.
const TABLE_BYTES: usize = 4 << 20;

/// Mean time per position, in microseconds, of those that ran.
pub(crate) struct Row {
    pub(crate) set: String,
    pub(crate) ours: f64,
    pub(crate) connect_four_ai: f64,
    pub(crate) bitbully: Option<f64>,
}

struct Case {
    moves: String,
    score: i32,
}

fn main() -> Result<()> {
    let mut folder = None;
    let (mut empty_board, mut svg) = (false, None);
    let mut arguments = std::env::args().skip(1);
    while let Some(argument) = arguments.next() {
        match argument.as_str() {
            "analysis" if folder.is_none() => return analysis::run(arguments),
            "--empty-board" => empty_board = true,
            "--svg" => svg = Some(PathBuf::from(arguments.next().context("--svg needs a file")?)),
            _ if folder.is_none() => folder = Some(PathBuf::from(argument)),
            _ => bail!("what is {argument}?"),
        }
    }
    let folder = folder.context("which folder holds the positions?")?;

    let mut rows = Vec::new();
    println!("mean time per position       ours  connect-four-ai       BitBully    ratios");
    for (set, lines) in SETS {
        let file = folder.join(format!("{set}.txt"));
        let cases = read(&file, lines)?;
        rows.push(Row {
            set: set.to_string(),
            ours: time_ours(&cases)?,
            connect_four_ai: time_connect_four_ai(&cases)?,
            bitbully: time_bitbully(&file, lines)?,
        });
        print_row(&rows[rows.len() - 1]);
    }
    if empty_board {
        let cases = [Case { moves: String::new(), score: 1 }];
        let (ours, connect_four_ai) = (time_ours(&cases)?, time_connect_four_ai(&cases)?);
        rows.push(Row { set: "empty board".to_string(), ours, connect_four_ai, bitbully: None });
        print_row(&rows[rows.len() - 1]);
    }
    if let Some(file) = svg {
        std::fs::write(&file, plot::draw(&rows))
            .with_context(|| format!("writing {}", file.display()))?;
    }
    Ok(())
}

fn print_row(row: &Row) {
    let bitbully = row.bitbully.map_or("not here".to_string(), |us| format!("{us:.1} us"));
    let ratio = row.bitbully.map_or(String::new(), |us| format!(", 1/{:.1}", us / row.ours));
    println!(
        "{:18} {:11.1} us {:13.1} us {bitbully:>14}    1/{:.1}{ratio}",
        row.set,
        row.ours,
        row.connect_four_ai,
        row.connect_four_ai / row.ours
    );
}

fn read(file: &Path, lines: usize) -> Result<Vec<Case>> {
    let text =
        std::fs::read_to_string(file).with_context(|| format!("reading {}", file.display()))?;
    let read_line = |line: &str| {
        let (moves, score) = line.split_once(' ').context("a line is `moves score`")?;
        Ok(Case { moves: moves.to_string(), score: score.trim().parse()? })
    };
    text.lines().take(lines).map(read_line).collect()
}

/// Solves all cases and gives the mean time. `solve` returns the score and the seconds it took.
fn time(
    name: &str,
    cases: &[Case],
    mut solve: impl FnMut(&str) -> Result<(i32, f64)>,
) -> Result<f64> {
    let mut total = 0.0;
    for case in cases {
        let (score, seconds) = solve(&case.moves)?;
        ensure!(score == case.score, "{name}: {} is {}, not {score}", case.moves, case.score);
        total += seconds;
    }
    Ok(total / cases.len() as f64 * 1e6)
}

fn time_ours(cases: &[Case]) -> Result<f64> {
    let mut solver = Solver::new(Options { memory_bytes: TABLE_BYTES, threads: 1 })?;
    let control = Control::new();
    time("fourline", cases, |moves| {
        let (_, position) = MoveList::parse(moves, Shape::CLASSIC, Numbering::FromOne)?;
        solver.forget();
        let start = ThreadTime::now();
        let score = solver.score(&position, &control)?;
        Ok((score.value(), start.elapsed().as_secs_f64()))
    })
}

fn time_connect_four_ai(cases: &[Case]) -> Result<f64> {
    let mut solver = connect_four_ai::Solver::empty();
    time("connect-four-ai", cases, |moves| {
        let position = match moves {
            "" => connect_four_ai::Position::new(),
            moves => connect_four_ai::Position::from_moves(moves)
                .map_err(|error| anyhow::anyhow!("{moves}: {error:?}"))?,
        };
        solver.reset();
        let start = ThreadTime::now();
        let score = solver.solve(&position);
        Ok((i32::from(score), start.elapsed().as_secs_f64()))
    })
}

/// The mean time of BitBully, or `None` where its Python package is not installed.
fn time_bitbully(file: &Path, lines: usize) -> Result<Option<f64>> {
    let script = Path::new(env!("CARGO_MANIFEST_DIR")).join("time_bitbully.py");
    let output = Command::new("python3").arg(script).arg(file).arg(lines.to_string()).output();
    let Ok(output) = output else { return Ok(None) };
    if !output.status.success() {
        return Ok(None);
    }
    let text = String::from_utf8(output.stdout)?;
    let words: Vec<&str> = text.split_whitespace().collect();
    let [_, wrong, mean] = words[..] else { bail!("BitBully's script said {text:?}") };
    ensure!(wrong == "0", "BitBully: {wrong} wrong scores");
    Ok(Some(mean.parse()?))
}
