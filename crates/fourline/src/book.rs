//! `fourline book`: build an opening book, check one, describe one.

use crate::book_args::{BookBuildArgs, BookShrinkArgs, BookTask, BookVerifyArgs};
use crate::book_progress::{PIECE, Progress};
use crate::code;
use crate::failure::told;
use crate::meter::{Meter, span};
use crate::output::say;
use crate::solve::open_solver;
use crate::voice::language;
use anyhow::{Context, Result, bail};
use fourline_app::safe::harmless;
use fourline_native::files::{plain_reason, write_over};
use fourline_native::folders::data_folder;
use fourline_players::{Books, Dice, Draw};
use fourline_rules::{Position, Shape};
use fourline_solver::book::{Book, layer_positions};
use fourline_solver::{Control, Options, SolveError, Solver};
use fourline_words::Say;
use fourline_words::catalogue::commands;
use std::collections::HashMap;
use std::fs::File;
use std::io::Read;
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, PoisonError, mpsc};
use std::time::Instant;

/// No book is as large as this.
const MOST_BYTES: u64 = 256 << 20;

pub fn run(task: &BookTask) -> Result<ExitCode> {
    match task {
        BookTask::Build(args) => build(args),
        BookTask::Verify(args) => verify(args),
        BookTask::Shrink(args) => shrink(args),
        BookTask::Info { file } => info(file.as_deref()),
    }
}

fn build(args: &BookBuildArgs) -> Result<ExitCode> {
    let shape = match Shape::new(args.size.0, args.size.1, 4) {
        Ok(shape) => shape,
        Err(error) => bail!("--size: {}", error.say(language())),
    };
    if args.plies >= shape.cells() {
        bail!("--plies: {}", commands::too_many_plies(language(), shape, shape.cells()));
    }
    let output = args.output.clone().unwrap_or_else(|| default_path(shape, args.plies));
    if let Some(folder) = output.parent().filter(|folder| !folder.as_os_str().is_empty()) {
        std::fs::create_dir_all(folder).with_context(|| harmless(&folder.to_string_lossy()))?;
    }
    let file = harmless(&output.to_string_lossy());
    let progress_path = with_ending(&output, ".progress");
    say(&commands::finding_positions(language(), shape, args.plies))?;
    let positions = layer_positions(shape, args.plies)?;
    let mut progress = Progress::open(&progress_path, shape, args.plies, positions.len())
        .with_context(|| harmless(&progress_path.to_string_lossy()))?;
    say(&match progress.solved() {
        0 => commands::positions_found(language(), positions.len()),
        solved => {
            let solved = language().number(solved as u64);
            commands::positions_found_some_solved(language(), positions.len(), solved)
        }
    })?;
    let start = Instant::now();
    if !solve_missing(args, &positions, &mut progress)? {
        say(&commands::build_interrupted(language()))?;
        return Ok(ExitCode::from(code::INTERRUPTED));
    }
    let Some(scores) = progress.scores() else { bail!(commands::not_all_solved(language())) };
    say(&commands::assembling_book(language()))?;
    let book = Book::assemble(shape, args.plies, &scores)?;
    write_over(&output, book.bytes()).with_context(|| file.clone())?;
    progress.finish()?;
    say(&describe(&book))?;
    say(&commands::written_after(language(), file, span(start.elapsed())))?;
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
    let all_solved = Arc::new(AtomicBool::new(false));
    let is_over = Arc::clone(&all_solved);
    ctrlc::set_handler(move || {
        // When all is solved the control is no longer checked, and everything is in the file.
        if is_over.load(Ordering::Relaxed) {
            std::process::exit(code::INTERRUPTED.into());
        }
        stop.cancel();
    })
    .with_context(|| commands::cant_hear_interrupts(language()))?;
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
        all_solved.store(progress.missing().is_empty(), Ordering::Relaxed);
        Ok(progress.missing().is_empty())
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
    let book = book_or_own(args.file.as_deref())?;
    say(&commands::checksum_right(language()))?;
    if !book.is_consistent() {
        bail!(commands::layers_wrong(language()));
    }
    say(&commands::layers_right(language()))?;
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
            let wrong = match found {
                Some(found) => commands::book_score_wrong(language(), found, solved),
                None => commands::book_score_missing(language(), solved),
            };
            bail!("{wrong}\n{position}");
        }
        meter.show(number);
    }
    meter.end();
    say(&commands::sample_right(language(), args.sample))?;
    Ok(ExitCode::SUCCESS)
}

fn shrink(args: &BookShrinkArgs) -> Result<ExitCode> {
    let book = book_or_own(args.file.as_deref())?;
    if args.plies >= book.plies() {
        bail!("--plies: {}", commands::plies_not_fewer(language(), book.plies()));
    }
    let book = book.shrink(args.plies);
    let file = harmless(&args.output.to_string_lossy());
    write_over(&args.output, book.bytes()).with_context(|| file.clone())?;
    say(&describe(&book))?;
    say(&commands::written(language(), file))?;
    Ok(ExitCode::SUCCESS)
}

fn info(file: Option<&Path>) -> Result<ExitCode> {
    let book = book_or_own(file)?;
    if file.is_none() {
        say(&commands::built_in_book(language()))?;
    }
    say(&describe(&book))?;
    Ok(ExitCode::SUCCESS)
}

/// The book in a file, or the one that comes with the program.
fn book_or_own(file: Option<&Path>) -> Result<Arc<Book>> {
    match file {
        Some(file) => read_book(file).map(Arc::new),
        None => fourline_books::shipped(Shape::CLASSIC)
            .with_context(|| commands::no_built_in_book(language())),
    }
}

/// Reads a book from a file; the error names the file and what is wrong.
pub fn read_book(file: &Path) -> Result<Book> {
    let name = harmless(&file.to_string_lossy());
    let mut bytes = Vec::new();
    let read = File::open(file).and_then(|file| file.take(MOST_BYTES).read_to_end(&mut bytes));
    if let Err(error) = read {
        // A book that was named wrongly, not a failure of the system.
        bail!("{name}: {}", plain_reason(&error).say(language()));
    }
    Book::from_bytes(bytes).with_context(|| name)
}

/// Books for computers and hints: the one that was named, or the deepest one there is for a board, from the
/// data folder or built in. One that was named must be a book. Another one that can't be used is reported, and
/// the work continues without it; it is not read before it is needed.
pub fn books(named: Option<&Path>, tell: impl Fn(String) + Send + Sync + 'static) -> Result<Books> {
    let named = match named {
        Some(path) => Some((harmless(&path.to_string_lossy()), Arc::new(read_book(path)?))),
        None => None,
    };
    let known = Mutex::new(HashMap::new());
    let find = move |shape: Shape| match &named {
        Some((_, book)) if book.shape() == shape => Some(Arc::clone(book)),
        other => {
            if let Some((name, book)) = other {
                tell(for_another(name, book, shape));
            }
            deepest_book(shape, &tell)
        }
    };
    Ok(Books::new(move |shape| {
        let mut known = known.lock().unwrap_or_else(PoisonError::into_inner);
        known.entry(shape).or_insert_with(|| find(shape)).clone()
    }))
}

fn for_another(name: &str, book: &Book, shape: Shape) -> String {
    commands::without_other_book(language(), shape, name, book.shape())
}

/// The deepest book for a board: from the data folder, or built in.
fn deepest_book(shape: Shape, tell: &impl Fn(String)) -> Option<Arc<Book>> {
    let own = fourline_books::shipped_plies(shape);
    let usable = |path: PathBuf| match read_book(&path) {
        Ok(book) if book.shape() == shape => Some(Arc::new(book)),
        Ok(book) => {
            tell(for_another(&harmless(&path.to_string_lossy()), &book, shape));
            None
        }
        Err(error) => {
            tell(commands::without_book(language(), told(&error)));
            None
        }
    };
    let deeper = (own + 1..=Book::MOST_PLIES).rev().map(|plies| default_path(shape, plies));
    let found = deeper.filter(|path| path.exists()).find_map(usable);
    found.or_else(|| fourline_books::shipped(shape))
}

fn describe(book: &Book) -> String {
    let checksum = format!("{:08x}", book.checksum());
    let mut text = commands::book_summary(language(), book.shape(), book.bytes().len(), checksum);
    for layer in book.layers() {
        let bits = layer.bytes as f64 * 8.0 / f64::from(layer.positions.max(1));
        let line = commands::book_layer(
            language(),
            language().decimal(bits, 2),
            language().number(layer.bytes as u64),
            commands::book_layer_discs(language(), layer.plies),
            layer.positions,
        );
        text += &format!("\n  {line}");
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
