//! `fourline book`: build an opening book, check one, describe one.

use crate::args::{BookBuildArgs, BookTask, BookVerifyArgs};
use crate::book_progress::{PIECE, Progress};
use crate::code;
use crate::keep::data_folder;
use crate::solve::open_solver;
use anyhow::{Context, Result, bail};
use fourline_players::{Dice, Draw};
use fourline_rules::{Position, Shape};
use fourline_solver::book::{Book, layer_positions};
use fourline_solver::{Control, Options, SolveError, Solver};
use fourline_terminal::{harmless, write_over};
use std::io::{self, IsTerminal, Write};
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, mpsc};
use std::time::{Duration, Instant};

pub fn run(task: &BookTask) -> Result<ExitCode> {
    match task {
        BookTask::Build(args) => build(args),
        BookTask::Verify(args) => verify(args),
        BookTask::Info { file } => info(file),
    }
}

fn build(args: &BookBuildArgs) -> Result<ExitCode> {
    let shape = match Shape::new(args.size.0, args.size.1, 4) {
        Ok(shape) => shape,
        Err(error) => bail!("--size: {error}"),
    };
    if args.plies >= shape.cells() {
        bail!("--plies: a board of {shape} has only {} cells", shape.cells());
    }
    let output = args.output.clone().unwrap_or_else(|| default_path(shape, args.plies));
    if let Some(folder) = output.parent().filter(|folder| !folder.as_os_str().is_empty()) {
        std::fs::create_dir_all(folder).with_context(|| harmless(&folder.to_string_lossy()))?;
    }
    let file = harmless(&output.to_string_lossy());
    let progress_path = with_ending(&output, ".progress");
    println!("Finding all positions after {} plies on {shape} ...", args.plies);
    let positions = layer_positions(shape, args.plies)?;
    let mut progress = Progress::open(&progress_path, shape, args.plies, positions.len())
        .with_context(|| harmless(&progress_path.to_string_lossy()))?;
    let solved = progress.solved();
    let going_on =
        if solved > 0 { format!(", {solved} of them already solved") } else { String::new() };
    println!("{} positions{going_on}.", positions.len());
    let start = Instant::now();
    if !solve_missing(args, &positions, &mut progress)? {
        println!("Interrupted. What is solved is kept; the same command goes on.");
        return Ok(ExitCode::from(code::INTERRUPTED));
    }
    let scores = progress.scores().context("some positions are not solved")?;
    println!("Putting the book together ...");
    let book = Book::assemble(shape, args.plies, &scores)?;
    write_over(&output, book.bytes()).with_context(|| file.clone())?;
    progress.finish()?;
    println!("{}", describe(&book));
    println!("Written to {file} after {}.", span(start.elapsed()));
    Ok(ExitCode::SUCCESS)
}

/// Solves what is missing with all threads; false if it was interrupted.
fn solve_missing(
    args: &BookBuildArgs,
    positions: &[Position],
    progress: &mut Progress,
) -> Result<bool> {
    let cores = std::thread::available_parallelism().map_or(1, usize::from);
    let threads = args.threads.map_or(cores, usize::from);
    let options = Options { memory_bytes: args.memory, threads: 1 };
    let solvers: Vec<Solver> =
        (0..threads).map(|_| Solver::new(options)).collect::<Result<_, _>>()?;
    let control = Arc::new(Control::new());
    let stop = Arc::clone(&control);
    ctrlc::set_handler(move || stop.cancel()).context("can't listen for Ctrl-C")?;
    let missing = progress.missing();
    let next = AtomicUsize::new(0);
    let (sender, solved) = mpsc::channel();
    std::thread::scope(|scope| {
        for mut solver in solvers {
            let (sender, missing, next, control) = (sender.clone(), &missing, &next, &control);
            scope.spawn(move || {
                while let Some(&number) = missing.get(next.fetch_add(1, Ordering::Relaxed)) {
                    let first = number * PIECE;
                    let piece = &positions[first..positions.len().min(first + PIECE)];
                    let scores = solve_piece(&mut solver, piece, control);
                    let is_last = scores.is_err();
                    if sender.send((number, scores)).is_err() || is_last {
                        return;
                    }
                }
            });
        }
        drop(sender);
        let mut meter = Meter::new(progress.solved(), positions.len());
        for (number, scores) in solved {
            match scores {
                Ok(scores) => {
                    if let Err(error) = progress.add(number, scores) {
                        control.cancel();
                        return Err(error);
                    }
                    meter.show(progress.solved());
                }
                Err(SolveError::Cancelled) => {}
                Err(error) => {
                    control.cancel();
                    return Err(error.into());
                }
            }
        }
        meter.end();
        Ok(!control.is_cancelled() || progress.missing().is_empty())
    })
}

fn solve_piece(
    solver: &mut Solver,
    positions: &[Position],
    control: &Control,
) -> Result<Vec<i8>, SolveError> {
    let score = |position| solver.score(position, control).map(|score| score.value() as i8);
    positions.iter().map(score).collect()
}

fn verify(args: &BookVerifyArgs) -> Result<ExitCode> {
    let book = read_book(&args.file)?;
    println!("The checksum is right.");
    if !book.is_consistent() {
        bail!("the layers of the book do not follow from its deepest one");
    }
    println!("All layers follow from the deepest one.");
    let positions = layer_positions(book.shape(), book.plies())?;
    let mut solver = open_solver(&args.engine)?;
    let mut dice = Dice::new(args.seed);
    let control = Control::new();
    let mut meter = Meter::new(0, args.sample);
    for number in 1..=args.sample {
        let position = &positions[dice.below(positions.len())];
        let (found, solved) = (book.score(position), solver.score(position, &control)?);
        if found != Some(solved) {
            meter.end();
            let found = found.map_or("nothing".to_string(), |score| score.to_string());
            bail!("the book says {found}, but the score is {solved}, for\n{position}");
        }
        meter.show(number);
    }
    meter.end();
    println!("{} positions solved anew, all scores are right.", args.sample);
    Ok(ExitCode::SUCCESS)
}

fn info(file: &Path) -> Result<ExitCode> {
    println!("{}", describe(&read_book(file)?));
    Ok(ExitCode::SUCCESS)
}

/// Reads a book from a file; the error names the file and what is wrong.
pub fn read_book(file: &Path) -> Result<Book> {
    let name = harmless(&file.to_string_lossy());
    let bytes = std::fs::read(file).with_context(|| name.clone())?;
    Book::from_bytes(bytes).with_context(|| name)
}

fn describe(book: &Book) -> String {
    let mut text = format!(
        "A book for {}: {} bytes, checksum {:08x}.",
        book.shape(),
        book.bytes().len(),
        crc32fast::hash(book.bytes())
    );
    for layer in book.layers() {
        let per_position = layer.bytes as f64 * 8.0 / f64::from(layer.positions.max(1));
        text += &format!(
            "\n  {:>2} plies: {} positions, {} bytes, {per_position:.2} bits each",
            layer.plies, layer.positions, layer.bytes
        );
    }
    text
}

fn default_path(shape: Shape, plies: u32) -> PathBuf {
    data_folder().join("books").join(format!("{}x{}-{plies}.book", shape.columns(), shape.rows()))
}

fn with_ending(path: &Path, ending: &str) -> PathBuf {
    let mut name = path.as_os_str().to_os_string();
    name.push(ending);
    name.into()
}

/// Tells how far long work has come: on a terminal in place, elsewhere a line a minute.
struct Meter {
    start: Instant,
    told: Instant,
    before: usize,
    all: usize,
    in_place: bool,
}

impl Meter {
    fn new(done: usize, all: usize) -> Meter {
        let now = Instant::now();
        Meter { start: now, told: now, before: done, all, in_place: io::stderr().is_terminal() }
    }

    fn show(&mut self, done: usize) {
        let pause = Duration::from_millis(if self.in_place { 500 } else { 60_000 });
        if self.told.elapsed() < pause {
            return;
        }
        self.told = Instant::now();
        let rate = (done - self.before) as f64 / self.start.elapsed().as_secs_f64();
        let left = Duration::from_secs_f64((self.all - done) as f64 / rate.max(1e-6));
        let percent = done as f64 * 100.0 / self.all.max(1) as f64;
        let line =
            format!("{done} of {} ({percent:.1} %), {rate:.0}/s, {} left", self.all, span(left));
        // Progress that can't be shown is no reason to stop.
        let _ = if self.in_place {
            write!(io::stderr(), "\r\x1b[K{line}").and_then(|()| io::stderr().flush())
        } else {
            writeln!(io::stderr(), "{line}")
        };
    }

    fn end(&self) {
        if self.in_place {
            eprint!("\r\x1b[K");
        }
    }
}

/// A length of time as people say it.
fn span(time: Duration) -> String {
    let seconds = time.as_secs();
    match seconds {
        0..60 => format!("{seconds} s"),
        60..3600 => format!("{} min {} s", seconds / 60, seconds % 60),
        _ => format!("{} h {} min", seconds / 3600, seconds / 60 % 60),
    }
}
