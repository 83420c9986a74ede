//! `fourline book`: build an opening book, check one, describe one.

use crate::args::{BookBuildArgs, BookTask, BookVerifyArgs};
use crate::book_progress::{PIECE, Progress};
use crate::code;
use crate::keep::data_folder;
use crate::meter::{Meter, span};
use crate::solve::open_solver;
use anyhow::{Context, Result, bail};
use fourline_players::{Dice, Draw};
use fourline_rules::{Position, Shape};
use fourline_solver::book::{Book, layer_positions};
use fourline_solver::{Control, Options, SolveError, Solver};
use fourline_terminal::{harmless, write_over};
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, mpsc};
use std::time::Instant;

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
    let bytes = match std::fs::read(file) {
        Ok(bytes) => bytes,
        Err(error) => bail!("{name}: {error}"),
    };
    Book::from_bytes(bytes).with_context(|| name)
}

/// The book that was named, or the deepest one for this board in the data folder. One that can't be
/// used is named with the reason, and the work goes on without it.
pub fn find_book(named: Option<&Path>, shape: Shape) -> Option<Arc<Book>> {
    let usable = |path: &Path| match read_book(path) {
        Ok(book) if book.shape() == shape => Some(book),
        Ok(book) => {
            let name = harmless(&path.to_string_lossy());
            eprintln!(
                "fourline: {name}: a book for {}, not for {shape}; going on without",
                book.shape()
            );
            None
        }
        Err(error) => {
            eprintln!("fourline: {error:#}; going on without");
            None
        }
    };
    if let Some(path) = named {
        return usable(path).map(Arc::new);
    }
    let deepest_first = (1..=14).rev().map(|plies| default_path(shape, plies));
    deepest_first.filter(|path| path.exists()).find_map(|path| usable(&path)).map(Arc::new)
}

/// The deepest usable book for this board in the data folder, without a word about others: for the
/// full screen, where there is no place for one.
pub fn quiet_book(shape: Shape) -> Option<Arc<Book>> {
    let deepest_first = (1..=14).rev().map(|plies| default_path(shape, plies));
    let read = |path: PathBuf| read_book(&path).ok().filter(|book| book.shape() == shape);
    deepest_first.filter(|path| path.exists()).find_map(read).map(Arc::new)
}

fn describe(book: &Book) -> String {
    let mut text = format!(
        "A book for {}: {} bytes, checksum {:08x}.",
        book.shape(),
        book.bytes().len(),
        book.checksum()
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
