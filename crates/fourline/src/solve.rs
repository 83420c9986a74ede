//! `fourline solve`: positions in, exact answers out, for people or as JSON.

use crate::book::books;
use crate::code;
use crate::failure::SystemFailure;
use crate::output::{complain, report};
use crate::position::{self, PositionError, Typed};
use crate::solve_args::{EngineArgs, SolveArgs};
use crate::solve_keep::{self, Kept};
use crate::voice::{language, speaker};
use anyhow::{Context, Result, bail};
use fourline_app::safe::{harmless, shown};
use fourline_game::{Game, Seat, Stage};
use fourline_players::Books;
use fourline_players::engine::Prospect;
use fourline_players::hint::solver_knows;
use fourline_rules::{Column, MoveList, MoveListError, Numbering, Position, Shape, Side};
use fourline_solver::{Analysis, Control, Options, Score, SolveError, Solver};
use fourline_terminal::{Heard, lines};
use fourline_words::catalogue::{commands, common, hints};
use fourline_words::{Language, Say, list};
use serde_json::{Value, json};
use std::fmt::Write as _;
use std::io::{self, IsTerminal, Write};
use std::process::ExitCode;
use std::sync::Arc;
use std::sync::mpsc::{self, RecvTimeoutError};
use std::time::{Duration, Instant};

/// Solves the positions of the arguments, or those in the lines of the standard input.
pub fn run(args: &SolveArgs) -> Result<ExitCode> {
    let mut desk = Desk::open(args)?;
    if args.positions.is_empty() {
        if io::stdin().is_terminal() {
            report(&commands::type_positions(language()));
        }
        for (index, line) in lines(io::stdin().lock()).enumerate() {
            let place = commands::line(language(), index + 1);
            let line = match line.with_context(|| place.clone())? {
                Heard::Line(line) => line,
                _ => {
                    desk.refuse(&place, "", &Problem::LineTooLong)?;
                    continue;
                }
            };
            // Whatever follows the moves, a score for example, is not for us.
            if let Some(moves) = line.split_whitespace().next() {
                desk.answer(&place, moves, |desk| desk.read_moves(moves))?;
            }
        }
    } else {
        for (index, text) in args.positions.iter().enumerate() {
            let place = match args.positions.len() {
                1 => String::new(),
                _ => commands::position(language(), index + 1),
            };
            desk.answer(&place, text, |desk| desk.read_any(text))?;
            if desk.control.is_cancelled() {
                break;
            }
        }
    }
    if let Some(kept) = &desk.kept {
        let is_kept = kept.write(&desk.solver);
        if desk.control.is_cancelled() {
            if is_kept {
                report(&commands::solve_interrupted(language(), kept.name()));
            }
            return Ok(ExitCode::from(code::INTERRUPTED));
        }
    }
    Ok(ExitCode::from(if desk.refused { code::FAILED } else { 0 }))
}

/// A solver as the engine flags want it.
pub fn open_solver(engine: &EngineArgs) -> Result<Solver> {
    let options = Options { memory_bytes: engine.memory, threads: engine.threads.into() };
    Solver::new(options).map_err(|error| {
        let advice = commands::choose_less_memory(language(), error.say(language()));
        SystemFailure(advice).into()
    })
}

/// Where positions are answered.
struct Desk<'a> {
    args: &'a SolveArgs,
    shape: Shape,
    numbering: Numbering,
    solver: Solver,
    books: Books,
    kept: Option<Kept>,
    control: Arc<Control>,
    refused: bool,
}

/// A position to solve, and the name of the side to move.
struct Question {
    position: Position,
    mover: String,
}

impl Question {
    /// A position without names: the sides are called X and O.
    fn between_signs(position: Position) -> Question {
        let mover = if position.turn_by_count() == Some(Side::Second) { "O" } else { "X" };
        Question { position, mover: mover.to_string() }
    }

    /// The position that a record has come to, if the solver knows its rules.
    fn of_record(game: &Game) -> Result<Question, Problem> {
        if !solver_knows(game) {
            return Err(Problem::Rules);
        }
        // After a drop that may still be undone the turn is not over, but the board is what counts.
        let next = match game.stage() {
            Stage::Dropped(_) => game.turn().map(Seat::other),
            _ => game.turn(),
        };
        let who = |seat| speaker(Numbering::default()).who(game, seat);
        Ok(Question { position: *game.position(), mover: next.map_or(String::new(), who) })
    }
}

/// Why a position can't be answered.
enum Problem {
    LineTooLong,
    Moves(MoveListError),
    Position(PositionError),
    Rules,
    OtherBoard,
    Solver(SolveError),
}

impl Say for Problem {
    fn say(&self, language: Language) -> String {
        match self {
            Problem::LineTooLong => commands::line_too_long(language),
            Problem::Moves(error) => error.say(language),
            Problem::Position(error) => error.say(language),
            Problem::Rules => commands::solver_lacks_rules(language),
            Problem::OtherBoard => commands::keep_other_board(language),
            Problem::Solver(error) => error.say(language),
        }
    }
}

/// What was found out about a position.
enum Found {
    Outcome(i32, u64),
    All(Analysis),
}

impl<'a> Desk<'a> {
    fn open(args: &'a SolveArgs) -> Result<Desk<'a>> {
        let shape = match Shape::new(args.size.0, args.size.1, 4) {
            Ok(shape) => shape,
            Err(error) => bail!("--size: {}", error.say(language())),
        };
        let numbering =
            if args.columns_from == 0 { Numbering::FromZero } else { Numbering::FromOne };
        let mut solver = open_solver(&args.engine)?;
        let books =
            if args.no_book { Books::none() } else { books(args.book.as_deref(), complain)? };
        let kept = Kept::open(args, shape, &mut solver)?;
        let control = match kept {
            Some(_) => solve_keep::control()?,
            None => Arc::new(Control::new()),
        };
        Ok(Desk { args, shape, numbering, solver, books, kept, control, refused: false })
    }

    /// Answers one position, or says why not and continues.
    fn answer(
        &mut self,
        place: &str,
        text: &str,
        read: impl FnOnce(&Self) -> Result<Question, Problem>,
    ) -> Result<()> {
        let solved = read(self).and_then(|question| {
            let board = question.position.shape();
            if self.kept.as_ref().is_some_and(|kept| kept.shape() != board) {
                return Err(Problem::OtherBoard);
            }
            let start = Instant::now();
            let found = self.solve(text, &question.position).map_err(Problem::Solver)?;
            Ok((question, found, start.elapsed()))
        });
        match solved {
            Err(Problem::Solver(SolveError::Cancelled)) => Ok(()),
            Err(problem) => self.refuse(place, text, &problem),
            Ok((question, found, time)) if self.args.json => {
                write_line(&self.as_json(text, &question.position, &found, time).to_string())
            }
            Ok((question, found, time)) => {
                write_line(&self.in_words(text, &question, &found, time))
            }
        }
    }

    /// Says why not: to people in their language, to programs in English.
    fn refuse(&mut self, place: &str, text: &str, problem: &Problem) -> Result<()> {
        self.refused = true;
        let place = if place.is_empty() { String::new() } else { format!("{place}: ") };
        let quoted = if text.is_empty() { String::new() } else { format!("{}: ", shown(text)) };
        complain(format!("{place}{quoted}{}", harmless(&problem.say(language()))));
        if self.args.json {
            write_line(
                &json!({ "position": text, "error": problem.say(Language::English) }).to_string(),
            )?;
        }
        Ok(())
    }

    fn read_moves(&self, text: &str) -> Result<Question, Problem> {
        let position = match text {
            "empty" => Position::empty(self.shape),
            _ => {
                let read = MoveList::parse(text, self.shape, self.numbering);
                read.map_err(Problem::Moves)?.1
            }
        };
        Ok(Question::between_signs(position))
    }

    fn read_any(&self, text: &str) -> Result<Question, Problem> {
        match position::find(text, self.shape, self.numbering).map_err(Problem::Position)? {
            Typed::Moves(game) => Ok(Question::between_signs(*game.position())),
            Typed::Record(game) => Question::of_record(&game),
        }
    }

    /// Solves, and shows on a terminal that it is still at work when it takes long.
    fn solve(&mut self, text: &str, position: &Position) -> Result<Found, SolveError> {
        let discs = position.occupied().len();
        self.solver.use_book(self.books.find(position.shape(), discs));
        let control = Arc::clone(&self.control);
        let before = control.nodes();
        let shows_progress = !self.args.quiet && io::stderr().is_terminal();
        let (done, waiting) = mpsc::channel::<()>();
        std::thread::scope(|scope| {
            if shows_progress {
                let control = &control;
                scope.spawn(move || show_progress(text, control, before, &waiting));
            }
            let found = self.solve_and_keep(position, &control);
            drop(done);
            found
        })
    }

    /// Solves, and writes the file now and then. Nothing is lost by such a pause but the way to the position that
    /// was being searched: what is known stays in the table.
    fn solve_and_keep(
        &mut self,
        position: &Position,
        control: &Control,
    ) -> Result<Found, SolveError> {
        let before = control.nodes();
        loop {
            if let Some(kept) = &self.kept {
                kept.set_alarm(control);
            }
            let earlier = control.nodes() - before;
            let found = self.solve_once(position, control, earlier);
            match &self.kept {
                Some(kept) if found.is_err() && !control.is_cancelled() => {
                    let Err(SolveError::Cancelled) = found else { return found };
                    kept.write(&self.solver);
                }
                _ => return found,
            }
        }
    }

    /// Solves, or gives up. So many nodes were visited before.
    fn solve_once(
        &mut self,
        position: &Position,
        control: &Control,
        earlier: u64,
    ) -> Result<Found, SolveError> {
        if self.args.weak {
            let before = self.solver.nodes();
            let sign = self.solver.weak(position, control)?;
            Ok(Found::Outcome(sign, self.solver.nodes() - before + earlier))
        } else {
            let mut all = self.solver.analyse(position, control)?;
            all.nodes += earlier;
            Ok(Found::All(all))
        }
    }

    fn as_json(&self, text: &str, position: &Position, found: &Found, time: Duration) -> Value {
        let mut object = match found {
            Found::Outcome(sign, nodes) => json!({
                "position": text,
                "outcome": outcome(*sign, ["loss", "draw", "win"]),
                "nodes": nodes,
            }),
            Found::All(all) => json!({
                "position": text,
                "score": all.score.value(),
                "columns": all.columns.iter().map(|c| c.map(Score::value)).collect::<Vec<_>>(),
                "best": all.best.iter().map(|c| c.index() + 1).collect::<Vec<_>>(),
                "line": all.line.iter().map(|c| c.index() + 1).collect::<Vec<_>>(),
                "wins_in": all.score.is_win().then(|| moves_to_end(all.score, position)),
                "loses_in": all.score.is_loss().then(|| moves_to_end(all.score, position)),
                "nodes": all.nodes,
            }),
        };
        object["microseconds"] = json!(time.as_micros() as u64);
        object
    }

    fn in_words(&self, text: &str, question: &Question, found: &Found, time: Duration) -> String {
        let Question { position, mover: who } = question;
        let (language, speaker) = (language(), speaker(self.numbering));
        let name = match text {
            "" | "empty" => commands::empty_board(language),
            _ if text.contains('\n') => commands::drawn_board(language),
            _ => shown(text),
        };
        let seconds = language.decimal(time.as_secs_f64(), 2);
        let effort = |nodes: u64| commands::effort(language, nodes, &seconds);
        let all = match found {
            Found::Outcome(sign, nodes) => {
                let say = outcome(
                    *sign,
                    [
                        commands::side_to_move_loses,
                        commands::side_to_move_draws,
                        commands::side_to_move_wins,
                    ],
                );
                return say(language, effort(*nodes), name, who);
            }
            Found::All(all) => all,
        };
        let number = |column: &Column| self.numbering.number(*column).to_string();
        let prospect = |score| speaker.prospect(Prospect::exact(score, position));
        let meaning = prospect(all.score);
        let mut out = commands::solved(language, effort(all.nodes), name, meaning, all.score, who);
        out.push('\n');
        for (column, score) in position.shape().all_columns().zip(&all.columns) {
            let name = common::column(language, format!("{:>2}", number(&column)));
            let worth = match score {
                None => hints::move_and_meaning(language, commands::column_full(language), name),
                Some(score) => {
                    let aligned = format!("{:>3}", score.to_string());
                    hints::move_score_and_meaning(language, prospect(*score), name, aligned)
                }
            };
            let mark = if all.best.contains(&column) { " *" } else { "" };
            let _ = writeln!(out, "  {worth}{mark}");
        }
        let best = list(language, all.best.iter().map(number));
        let _ = writeln!(out, "  {}", commands::best_columns(language, best, all.best.len()));
        let line: Vec<String> = all.line.iter().map(number).collect();
        let _ = write!(out, "  {}", hints::best_line(language, line.join(" ")));
        out
    }
}

/// The one of three for -1, 0 or 1.
fn outcome<T: Copy>(sign: i32, three: [T; 3]) -> T {
    three[(sign.signum() + 1) as usize]
}

/// The moves that the side to move still makes before the game is won or lost.
fn moves_to_end(score: Score, position: &Position) -> u32 {
    score.plies_to_win(position).map_or(0, |plies| plies.div_ceil(2))
}

/// Shows the progress of a long solve from time to time; ends when `done` hangs up.
fn show_progress(text: &str, control: &Control, before: u64, done: &mpsc::Receiver<()>) {
    let start = Instant::now();
    let mut wait = Duration::from_secs(1);
    let mut shown_once = false;
    while done.recv_timeout(wait) == Err(RecvTimeoutError::Timeout) {
        wait = Duration::from_millis(250);
        shown_once = true;
        let (lower, upper) = control.bounds();
        let millions = language().decimal((control.nodes() - before) as f64 / 1e6, 1);
        let seconds = start.elapsed().as_secs();
        let line = commands::solving(language(), lower, millions, shown(text), seconds, upper);
        // Progress that can't be shown is no reason to stop.
        let _ = write!(io::stderr(), "\r\x1b[K{line}").and_then(|()| io::stderr().flush());
    }
    if shown_once {
        let _ = write!(io::stderr(), "\r\x1b[K");
    }
}

/// Writes an answer at once, so that a program at the other end of a pipe need not wait. If the
/// output is closed there is nothing to solve for, so that is an error here.
fn write_line(text: &str) -> Result<()> {
    let mut out = io::stdout().lock();
    let written = writeln!(out, "{text}").and_then(|()| out.flush());
    written.with_context(|| commands::cant_write_output(language()))
}
