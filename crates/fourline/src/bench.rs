//! `fourline bench`: how fast is the solver, and is it right?

use crate::book::{books, read_book};
use crate::code;
use crate::output::{complain, say};
use crate::solve::open_solver;
use crate::solve_args::BenchArgs;
use crate::voice::language;
use anyhow::{Result, bail};
use fourline_app::safe::{harmless, shown};
use fourline_native::files::plain_reason;
use fourline_rules::{MoveList, Numbering, Position, Shape};
use fourline_solver::{
    BenchPosition, Control, NODE_SIGNATURE, Solver, bench_nodes, bench_positions,
};
use fourline_words::Say;
use fourline_words::catalogue::commands;
use std::path::Path;
use std::process::ExitCode;
use std::sync::Arc;
use std::time::{Duration, Instant};

/// Measures files, or the built-in positions.
pub fn run(args: &BenchArgs) -> Result<ExitCode> {
    if args.files.is_empty() {
        return built_in(args);
    }
    let mut solver = open_solver(&args.engine)?;
    if let Some(path) = &args.book {
        let book = read_book(path)?;
        if book.shape() != Shape::CLASSIC {
            let name = harmless(&path.to_string_lossy());
            let why = commands::book_for_other_board(language(), Shape::CLASSIC, book.shape());
            bail!("{name}: {why}");
        }
        solver.use_book(Some(Arc::new(book)));
    } else if args.with_book {
        solver.use_book(books(None, complain)?.find(Shape::CLASSIC, 0));
    }
    let mut all_right = true;
    for path in &args.files {
        let name = path.file_name().map_or(path.to_string_lossy(), |name| name.to_string_lossy());
        let lines = read_lines(path, args.limit)?;
        all_right &= measure(&mut solver, args, &harmless(&name), &lines)?;
    }
    Ok(ExitCode::from(if all_right { 0 } else { code::FAILED }))
}

/// The built-in positions, and whether the search visits as many nodes as it should.
fn built_in(args: &BenchArgs) -> Result<ExitCode> {
    let mut solver = open_solver(&args.engine)?;
    let known: Vec<Known> = bench_positions()
        .into_iter()
        .map(|BenchPosition { moves, score, position }| Known {
            moves: moves.to_string(),
            position,
            score: score.value(),
        })
        .collect();
    let is_right = measure(&mut solver, args, &commands::built_in(language()), &known)?;
    let nodes = bench_nodes();
    let is_same = nodes == NODE_SIGNATURE;
    say(&commands::node_signature(language(), nodes))?;
    if !is_same {
        say(&commands::signature_changed(language(), NODE_SIGNATURE))?;
    }
    Ok(ExitCode::from(if is_right && is_same { 0 } else { code::FAILED }))
}

/// A position and the score it should have.
struct Known {
    moves: String,
    position: Position,
    score: i32,
}

fn read_lines(path: &Path, limit: Option<usize>) -> Result<Vec<Known>> {
    let file = harmless(&path.to_string_lossy());
    let text = match std::fs::read_to_string(path) {
        Ok(text) => text,
        Err(error) => bail!("{file}: {}", plain_reason(&error).say(language())),
    };
    let lines = text.lines().enumerate().filter(|(_, line)| !line.trim().is_empty());
    let mut known = Vec::new();
    for (index, line) in lines.take(limit.unwrap_or(usize::MAX)) {
        let in_line = |problem: String| commands::in_line(language(), &file, index + 1, problem);
        let mut fields = line.split_whitespace();
        let moves = fields.next().unwrap_or("");
        let score = fields.next().and_then(|score| score.parse().ok());
        let Some(score) = score else {
            let found = format!("{:?}", shown(line));
            bail!(in_line(commands::expected_moves_and_score(language(), found)));
        };
        let position = match MoveList::parse(moves, Shape::CLASSIC, Numbering::FromOne) {
            Ok((_, position)) => position,
            Err(error) => bail!(in_line(error.say(language()))),
        };
        known.push(Known { moves: moves.to_string(), position, score });
    }
    if known.is_empty() {
        bail!("{file}: {}", commands::no_positions(language()));
    }
    Ok(known)
}

/// Solves a list, prints a line about it, and says whether all answers were right.
fn measure(solver: &mut Solver, args: &BenchArgs, name: &str, known: &[Known]) -> Result<bool> {
    let control = Control::new();
    let mut wrong = 0;
    let mut total = Duration::ZERO;
    let mut worst = (Duration::ZERO, "");
    let before = solver.nodes();
    solver.forget();
    for Known { moves, position, score } in known {
        if !args.keep {
            solver.forget();
        }
        let start = Instant::now();
        let (found, expected) = if args.weak {
            (solver.weak(position, &control)?, score.signum())
        } else {
            (solver.score(position, &control)?.value(), *score)
        };
        let time = start.elapsed();
        total += time;
        if time > worst.0 {
            worst = (time, moves);
        }
        if found != expected {
            wrong += 1;
            say(&commands::wrong_score(language(), expected, name, found, shown(moves)))?;
        }
    }
    let nodes = (solver.nodes() - before) as f64;
    let count = known.len() as f64;
    let (mean, (worst, moves)) = (total.div_f64(count), worst);
    let times = commands::measured_times(language(), human(mean), shown(moves), human(worst));
    let each = language().number((nodes / count).round() as u64);
    let millions = language().decimal(nodes / total.as_secs_f64().max(1e-9) / 1e6, 1);
    let speed = commands::measured_speed(language(), millions, each);
    say(&commands::measured(language(), name, known.len(), speed, times, wrong))?;
    Ok(wrong == 0)
}

/// A time with a unit that suits it.
fn human(time: Duration) -> String {
    let seconds = time.as_secs_f64();
    let (number, unit) = match seconds {
        s if s < 1e-3 => (s * 1e6, "µs"),
        s if s < 1.0 => (s * 1e3, "ms"),
        s => (s, "s"),
    };
    format!("{} {unit}", language().decimal(number, 2))
}
