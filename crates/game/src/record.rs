//! The text record of a game: its setup and the commands that were carried out. Everything else is
//! found again by replaying them. Readable, versioned, lossless.
//!
//! ```text
//! fourline record 1
//! rules: size=7x6 connect=4 violations=3/game undo=3 opening=centre remove=1 block=1 ...
//! symbols: XO
//! seat 1: human "Ann"
//! seat 2: robot "Robot"
//! starts: 2
//! seed: 42
//!
//! 2 drop d            columns are letters from the left; a cell adds the row, 1 at the top
//! 1 drop d
//! 2 remove d6
//! 2 block
//! result: seat 2 wins by resignation
//! ```
//! A `#` starts a comment. The result is derived: it is checked, not believed.

mod scan;

use crate::{Action, Ending, Game, Name, Player, Seat, Setup, SymbolPair, Tag, Words};
use fourline_rules::{Column, Rules, Shape};
use scan::{Line, Lines};
use std::fmt::{self, Write as _};

/// The version this code writes, and the only one it reads.
pub const VERSION: u32 = 1;

/// What is wrong with a record, and where.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RecordError {
    /// Line, from 1.
    pub line: usize,
    /// Character in the line, from 1.
    pub column: usize,
    /// What is wrong, or what was expected.
    pub problem: String,
}

/// Writes the record of a game.
pub fn write(game: &Game) -> String {
    let setup = game.setup();
    let mut text = format!("fourline record {VERSION}\n");
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
    line(format_args!(""));
    for command in game.commands() {
        let action = action_text(command.action, setup.rules.shape);
        line(format_args!("{} {action}", command.seat.number()));
    }
    if let Some(ending) = game.ending() {
        line(format_args!("result: {}", result_text(ending)));
    }
    text
}

/// Reads a record and replays it. Any kind of player will do.
pub fn read(text: &str) -> Result<Game, RecordError> {
    read_with(text, |_| Ok(()))
}

/// The same, with a check of the players' kinds that says what is wrong with one.
pub fn read_with(
    text: &str,
    check: impl Fn(&Tag) -> Result<(), String>,
) -> Result<Game, RecordError> {
    let mut lines = Lines::of(text);
    lines.read_version()?;
    let mut setup = read_setup(&mut lines, &check)?;
    setup.seed = lines.header("seed", |value| value.whole(|word| word.parse().ok(), "a number"))?;
    let mut game = Game::new(setup);
    while let Some(mut line) = lines.next() {
        if let Some(mut result) = line.after_key("result") {
            read_result(&mut result, &game)?;
            return match lines.next() {
                None => Ok(game),
                Some(line) => Err(line.error("expected nothing after the result")),
            };
        }
        let command = line.command(game.rules().shape)?;
        game.play(command).map_err(|refusal| {
            let why = Words::default().refusal(refusal, &game);
            line.error_at(0, format!("this can't be played here: {why}"))
        })?;
    }
    match game.ending() {
        None => Ok(game),
        Some(ending) => {
            Err(lines.missing(&format!("'result: {}' at the end", result_text(ending))))
        }
    }
}

fn read_setup(
    lines: &mut Lines<'_>,
    check: &dyn Fn(&Tag) -> Result<(), String>,
) -> Result<Setup, RecordError> {
    let rules = lines.header("rules", |value| {
        let rest = value.rest();
        rest.parse::<Rules>().map_err(|error| value.error_at(error.at, error.to_string()))
    })?;
    let symbols = lines.header("symbols", |value| {
        value.whole(|word| word.parse::<SymbolPair>().ok(), "two different symbols, such as XO")
    })?;
    let one = lines.header("seat 1", |value| value.player(check))?;
    let (number, two) = lines.header("seat 2", |value| Ok((value.number, value.player(check)?)))?;
    let starter = lines.header("starts", |value| {
        value.whole(|word| Seat::from_number(word.parse().ok()?), "seat 1 or 2")
    })?;
    let mut setup = Setup::new(rules, [one, two]).map_err(|error| RecordError {
        line: number,
        column: 1,
        problem: error.to_string(),
    })?;
    setup.symbols = symbols;
    setup.starter = starter;
    Ok(setup)
}

fn read_result(line: &mut Line<'_>, game: &Game) -> Result<(), RecordError> {
    let Some(ending) = game.ending() else {
        return Err(line.error("the moves do not end the game, so there is no result"));
    };
    let expected = result_text(ending);
    if line.rest().trim_end() == expected {
        Ok(())
    } else {
        Err(line.error(&format!("the moves lead to another result: expected '{expected}'")))
    }
}

fn result_text(ending: &Ending) -> String {
    let won = |seat: Seat, how: &str| format!("seat {} wins by {how}", seat.number());
    match *ending {
        Ending::Line { winner, .. } => won(winner, "a line"),
        Ending::BothLines { .. } => "draw by two lines".to_string(),
        Ending::BoardFull => "draw by a full board".to_string(),
        Ending::TooManyViolations { loser } => won(loser.other(), "violations"),
        Ending::TooManyUndos { loser } => won(loser.other(), "undos"),
        Ending::Resigned { loser } => won(loser.other(), "resignation"),
        Ending::Restarted { by } => format!("none, seat {} restarted", by.number()),
    }
}

fn action_text(action: Action, shape: Shape) -> String {
    let letter = |column: Column| column.letter().expect("a column of the board has a letter");
    match action {
        Action::PickSymbol(symbol) => format!("pick {symbol}"),
        Action::Drop(column) => format!("drop {}", letter(column)),
        Action::DropNowhere => "drop nowhere".to_string(),
        Action::Remove(cell) => {
            format!("remove {}{}", letter(cell.column), cell.row_number(shape.rows()))
        }
        Action::Block => "block".to_string(),
        Action::Undo => "undo".to_string(),
        Action::EndTurn => "end".to_string(),
        Action::Resign => "resign".to_string(),
        Action::Restart => "restart".to_string(),
    }
}

fn quoted(name: &Name) -> String {
    format!("\"{}\"", name.as_str().replace('\\', "\\\\").replace('"', "\\\""))
}

impl fmt::Display for RecordError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}, column {}: {}", self.line, self.column, self.problem)
    }
}

impl std::error::Error for RecordError {}

#[cfg(test)]
mod tests {
    use super::*;

    const HEAD: &str = "fourline record 1\nrules: remove=1\nsymbols: XO\n\
                        seat 1: human \"Ann \\\"#1\\\"\"\nseat 2: human \"Bob\"\nstarts: 1\nseed: 7\n";

    fn error(text: &str) -> String {
        read(text).unwrap_err().to_string()
    }

    #[test]
    fn a_record_reads_as_written() {
        let game =
            read(&format!("{HEAD}\n1 drop a # the corner\n2 drop b\n1 remove b6\n")).unwrap();
        assert_eq!(game.setup().player(Seat::One).name.as_str(), "Ann \"#1\"");
        assert_eq!(game.commands().len(), 3);
        assert_eq!(read(&write(&game)).unwrap(), game);
    }

    #[test]
    fn the_result_is_checked() {
        let resigned = format!("{HEAD}1 resign\n");
        assert_eq!(
            error(&resigned),
            "line 9, column 1: the record ends too early: expected \
             'result: seat 2 wins by resignation' at the end"
        );
        assert!(read(&format!("{resigned}result: seat 2 wins by resignation\n")).is_ok());
        assert_eq!(
            error(&format!("{resigned}result: seat 1 wins by resignation\n")),
            "line 9, column 9: the moves lead to another result: \
             expected 'seat 2 wins by resignation'"
        );
        assert_eq!(
            error(&format!("{HEAD}result: draw by a full board\n")),
            "line 8, column 9: the moves do not end the game, so there is no result"
        );
    }

    #[test]
    fn errors_name_line_and_column_and_what_was_expected() {
        assert_eq!(
            error(""),
            "line 1, column 1: the record ends too early: expected 'fourline record 1'"
        );
        assert_eq!(error("hello"), "line 1, column 1: expected 'fourline record 1'");
        assert_eq!(
            error("fourline record 2\n"),
            "line 1, column 1: this record has version 2; this program reads version 1"
        );
        assert_eq!(
            error("fourline record 1\nrules: size=7x6 undo=many\n"),
            "line 2, column 17: rule \"undo\": expected a number from 0 to 99, \
             or '3/strict' where one more loses"
        );
        assert_eq!(
            error("fourline record 1\n\nseed: 1"),
            "line 3, column 1: expected 'rules: ...'"
        );
        assert_eq!(
            error(&HEAD.replace("XO", "XX")),
            "line 3, column 10: expected two different symbols, such as XO"
        );
        assert_eq!(
            error(&HEAD.replace("Bob", "Ann \\\"#1\\\"")),
            "line 5, column 1: Both players can't have the same name."
        );
        assert_eq!(
            error(&HEAD.replace("\"Bob\"", "Bob")),
            "line 5, column 15: expected a name in double quotes"
        );
        assert_eq!(
            error(&format!("{HEAD}1 drop z")),
            "line 8, column 8: expected a column letter of the board"
        );
        assert_eq!(
            error(&format!("{HEAD}1 hop a")),
            "line 8, column 3: expected pick, drop, remove, block, undo, end, resign or restart"
        );
        assert_eq!(
            error(&format!("{HEAD}3 drop a")),
            "line 8, column 1: expected seat 1 or 2, or 'result: ...'"
        );
        assert_eq!(
            error(&format!("{HEAD}1 remove d0")),
            "line 8, column 10: expected a cell of the board, such as d6"
        );
        assert_eq!(
            error(&format!("{HEAD}1 drop a b")),
            "line 8, column 10: expected the end of the line"
        );
        assert_eq!(
            error(&format!("{HEAD}2 drop a")),
            "line 8, column 1: this can't be played here: It is Ann \"#1\" (X)'s turn."
        );
    }
}
