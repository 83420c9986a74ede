//! The text record of a game: its setup and the commands that were carried out. Everything else is
//! found again by replaying them. Readable, versioned, lossless.
//!
//! ```text
//! fourline record 2
//! rules: size=7x6 connect=4 violations=3/game undo=3 opening=centre remove=1 block=1 ...
//! symbols: XO
//! seat 1: human "Ann"
//! seat 2: robot "Robot"
//! starts: 2
//! seed: 42
//! clock: 5m+3s        left out where there is none
//! play: serious       left out where it is not
//!
//! 2 drop d @1.250     an action as `Action::text` writes it, and the time in seconds
//! 1 drop d @3.500
//! 2 remove d6         a time left out is that of the line before, 0 at first
//! 2 block @7.000
//! 1 resign @8.125
//! result: seat 2 wins by resignation
//! ```
//! A `#` starts a comment; lines end with LF, CR LF or CR. The result is derived: it is checked, not
//! believed.
//!
//! Version 1 is read as well, and always will be. It has no clocks, times and offers, and `restart`
//! for what is an `abort` today.

mod problem;
mod scan;
mod time;

pub use problem::{Expected, RecordError, RecordProblem};

use crate::{Action, Command, Ending, Game, Name, Player, Seat, Setup, SymbolPair, Tag};
use fourline_rules::Rules;
use scan::{Line, Lines};
use std::fmt::{self, Write as _};

/// The version this code writes; it reads this one and all before.
pub const VERSION: u32 = 2;

/// The first line of a record.
fn first_line() -> String {
    format!("fourline record {VERSION}")
}

/// Writes the record of a game.
pub fn write(game: &Game) -> String {
    let setup = game.setup();
    let mut text = first_line() + "\n";
    let out = &mut text;
    let mut line = |content: fmt::Arguments<'_>| {
        out.write_fmt(content).and_then(|()| out.write_char('\n')).expect("writing to a string");
    };
    line(format_args!("rules: {}", setup.rules));
    line(format_args!("symbols: {}", setup.symbols));
    for seat in Seat::BOTH {
        let Player { name, tag } = setup.player(seat);
        line(format_args!("seat {}: {} {}", seat.number(), tag.as_str(), quoted(name)));
    }
    line(format_args!("starts: {}", setup.starter.number()));
    line(format_args!("seed: {}", setup.seed));
    if let Some(clock) = setup.clock {
        line(format_args!("clock: {clock}"));
    }
    if setup.serious {
        line(format_args!("play: serious"));
    }
    line(format_args!(""));
    let mut before_ms = 0;
    for &Command { seat, action, at_ms } in game.commands() {
        let (seat, action) = (seat.number(), action.text(setup.rules.shape));
        if at_ms == before_ms {
            line(format_args!("{seat} {action}"));
        } else {
            line(format_args!("{seat} {action} {}", time::time_text(at_ms)));
        }
        before_ms = at_ms;
    }
    if let Some(ending) = game.ending() {
        line(format_args!("result: {}", result_text(ending, VERSION)));
    }
    text
}

/// Reads a record and replays it. Any kind of player will do.
pub fn read(text: &str) -> Result<Game, RecordError> {
    read_with(text, |_| true)
}

/// The same, if all kinds of players in it are known.
pub fn read_with(text: &str, is_known: impl Fn(&Tag) -> bool) -> Result<Game, RecordError> {
    let mut lines = Lines::of(text);
    let version = lines.read_version()?;
    let mut game = Game::new(read_setup(&mut lines, version, &is_known)?);
    while let Some(mut line) = lines.next() {
        if let Some(result) = line.after_key("result") {
            read_result(&result, &game, version)?;
            return match lines.next() {
                None => Ok(game),
                Some(line) => Err(line.expected(Expected::NothingAfterResult)),
            };
        }
        read_command(&mut line, &mut game, version)?;
    }
    match game.ending() {
        None => Ok(game),
        Some(ending) => Err(lines.missing(Expected::Result(result_text(ending, version)))),
    }
}

fn read_command(line: &mut Line<'_>, game: &mut Game, version: u32) -> Result<(), RecordError> {
    let command = line.command(game.rules().shape, version, game.time_ms())?;
    let turn = game.turn();
    if let Err(refusal) = game.play(command) {
        return Err(line.error(RecordProblem::Refused { refusal, game: Box::new(game.clone()) }));
    }
    match game.ending() {
        // Only a flag of the seat whose clock it was is noted down for that.
        Some(&Ending::OutOfTime { loser })
            if command.action != Action::Flag || turn != Some(command.seat) =>
        {
            Err(line.error(RecordProblem::OutOfTime(loser)))
        }
        _ => Ok(()),
    }
}

fn read_setup(
    lines: &mut Lines<'_>,
    version: u32,
    is_known: &dyn Fn(&Tag) -> bool,
) -> Result<Setup, RecordError> {
    let rules = lines.header("rules", |value| {
        let rest = value.rest();
        rest.parse::<Rules>().map_err(|error| value.error_at(error.at, RecordProblem::Rules(error)))
    })?;
    let symbols = lines.header("symbols", |value| {
        value.whole(|word| word.parse::<SymbolPair>().ok(), Expected::Symbols)
    })?;
    let one = lines.header("seat 1", |value| value.player(is_known))?;
    let (number, two) =
        lines.header("seat 2", |value| Ok((value.number, value.player(is_known)?)))?;
    let starter = lines.header("starts", |value| {
        value.whole(|word| Seat::from_number(word.parse().ok()?), Expected::Seat)
    })?;
    let mut setup = Setup::new(rules, [one, two]).map_err(|error| RecordError {
        line: number,
        column: 1,
        problem: RecordProblem::Setup(error),
    })?;
    setup.symbols = symbols;
    setup.starter = starter;
    setup.seed =
        lines.header("seed", |value| value.whole(|word| word.parse().ok(), Expected::Number))?;
    if version >= 2 {
        setup.clock = lines.optional_header("clock", |value| {
            let clock = value.rest().trim_end().parse();
            clock.map_err(|error| value.error(RecordProblem::Clock(error)))
        })?;
        let play = lines.optional_header("play", |value| {
            value.whole(|word| (word == "serious").then_some(()), Expected::Play)
        })?;
        setup.serious = play.is_some();
    }
    Ok(setup)
}

fn read_result(line: &Line<'_>, game: &Game, version: u32) -> Result<(), RecordError> {
    let ending = game.ending().ok_or_else(|| line.error(RecordProblem::NotOver))?;
    let expected = result_text(ending, version);
    if line.rest().trim_end() == expected {
        Ok(())
    } else {
        Err(line.error(RecordProblem::OtherResult { expected }))
    }
}

fn result_text(ending: &Ending, version: u32) -> String {
    let won = |seat: Seat, how: &str| format!("seat {} wins by {how}", seat.number());
    match *ending {
        Ending::Line { winner, .. } => won(winner, "a line"),
        Ending::BothLines { .. } => "draw by two lines".to_string(),
        Ending::BoardFull => "draw by a full board".to_string(),
        Ending::TooManyViolations { loser } => won(loser.other(), "violations"),
        Ending::TooManyUndos { loser } => won(loser.other(), "undos"),
        Ending::Resigned { loser } => won(loser.other(), "resignation"),
        Ending::OutOfTime { loser } => format!("seat {} wins on time", loser.other().number()),
        Ending::Abandoned { loser } => won(loser.other(), "abandonment"),
        Ending::Agreed => "draw by agreement".to_string(),
        Ending::Aborted { by } if version == 1 => format!("none, seat {} restarted", by.number()),
        Ending::Aborted { by } => format!("none, seat {} aborted", by.number()),
    }
}

fn quoted(name: &Name) -> String {
    format!("\"{}\"", name.as_str().replace('\\', "\\\\").replace('"', "\\\""))
}

#[cfg(test)]
mod tests;
