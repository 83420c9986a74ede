//! `fourline convert`: games and positions from one notation into another.

use crate::book::books;
use crate::code;
use crate::convert_args::ConvertArgs;
use crate::output::{complain, say};
use crate::settings::{SHAPE_FLAGS, named_rules};
use crate::voice::language;
use anyhow::{Result, bail};
use fourline_programs::notation::{Class, Context, Form, NotationError, Reading, find_out};
use fourline_rules::{Outcome, Position, RulesDraft, Side};
use fourline_solver::{Control, Options, Solver};
use fourline_words::Say;
use fourline_words::catalogue::commands;
use std::io::{self, Read};
use std::process::ExitCode;

/// More than this is not read from the standard input.
const LONGEST: u64 = 64 << 20;

pub fn run(args: &ConvertArgs) -> Result<ExitCode> {
    let mut draft = RulesDraft::new(named_rules(&args.rules)?);
    draft.size = args.size.unwrap_or(draft.size);
    draft.connect = args.connect.unwrap_or(draft.connect);
    let rules = match draft.finish() {
        Ok(rules) => rules,
        Err(error) => bail!("{SHAPE_FLAGS}: {}", error.say(language())),
    };
    let context = Context { rules, any_order: args.any_order, language: language() };
    let texts = if args.texts.is_empty() {
        split(args.from, &read_input()?, &context)
    } else {
        args.texts.clone()
    };
    let texts: Vec<&str> = texts.iter().map(String::as_str).collect();
    let readings: Vec<Result<Reading, NotationError>> = match args.from {
        Some(form) => texts.iter().map(|text| form.read(text, &context)).collect(),
        None => match find_out(&texts, &context) {
            Ok((_, readings)) => readings.into_iter().map(Ok).collect(),
            Err(error) => {
                complain(error.say(language()));
                return Ok(ExitCode::from(code::FAILED));
            }
        },
    };
    let mut desk = Desk { solver: None };
    let mut is_good = true;
    for (number, reading) in readings.into_iter().enumerate() {
        let written = reading.and_then(|mut reading| {
            if args.to == Form::UciData && reading.class.is_none() {
                reading.class = desk.class(&reading.position())?;
            }
            args.to.write(&reading, &context)
        });
        match written {
            Ok(text) if args.to.has_lines() && number > 0 => say(&format!("\n{text}"))?,
            Ok(text) => say(&text)?,
            Err(error) => {
                is_good = false;
                let place = commands::position(language(), number + 1);
                complain(format!("{place}: {}", error.say(language())));
            }
        }
    }
    Ok(ExitCode::from(if is_good { 0 } else { code::FAILED }))
}

fn read_input() -> Result<String> {
    let mut text = String::new();
    io::stdin().lock().take(LONGEST).read_to_string(&mut text)?;
    Ok(text.replace("\r\n", "\n").replace('\r', "\n"))
}

/// One text, if it is a record or a drawn board; else one in each line that is not empty.
fn split(form: Option<Form>, text: &str, context: &Context) -> Vec<String> {
    let is_whole = match form {
        Some(form) => form.has_lines(),
        None => {
            let mut forms = Form::ALL.into_iter().filter(|form| form.has_lines());
            forms.any(|form| form.read(text, context).is_ok())
        }
    };
    if is_whole {
        return vec![text.to_string()];
    }
    let lines = text.lines().map(str::trim).filter(|line| !line.is_empty());
    lines.map(str::to_string).collect()
}

/// Where it is found out who wins.
struct Desk {
    solver: Option<Solver>,
}

impl Desk {
    /// Who wins with best play; `None` where the solver does not know the board.
    fn class(&mut self, position: &Position) -> Result<Option<Class>, NotationError> {
        if self.solver.is_none() {
            self.solver = Solver::new(Options::default()).ok();
        }
        let Some(solver) = &mut self.solver else { return Ok(None) };
        let turn = position.turn_by_count().ok_or(NotationError::NoTurn)?;
        if let Ok(books) = books(None, |_| {}) {
            solver.use_book(books.find(position.shape(), position.occupied().len()));
        }
        let sign = match position.outcome() {
            Outcome::Line(Side::First, _) => 1,
            Outcome::Line(..) => -1,
            Outcome::Full | Outcome::BothLines(_) => 0,
            Outcome::Open => match solver.weak(position, &Control::new()) {
                Ok(sign) if turn == Side::First => sign,
                Ok(sign) => -sign,
                Err(_) => return Ok(None),
            },
        };
        Ok(Some(match sign {
            1.. => Class::Win,
            0 => Class::Draw,
            _ => Class::Loss,
        }))
    }
}
