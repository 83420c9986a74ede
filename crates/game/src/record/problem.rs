//! What can be wrong with a record, as data; its sentences are for whoever has the file.

use super::VERSION;
use crate::{ActionProblem, ClockError, Game, NameError, Refusal, Seat, SetupError, Words};
use fourline_rules::RulesError;
use std::fmt;

/// What is wrong with a record, and where.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RecordError {
    /// Line, from 1.
    pub line: usize,
    /// Character in the line, from 1.
    pub column: usize,
    /// What is wrong, or what was expected.
    pub problem: RecordProblem,
}

/// What is wrong with a record.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum RecordProblem {
    /// Something else was expected here.
    Expected(Expected),
    /// The record ends where something was expected.
    EndsEarly(Expected),
    /// A version that this program does not read.
    Version(u32),
    /// The rules can't be read.
    Rules(RulesError),
    /// The clock can't be read.
    Clock(ClockError),
    /// The players can't play each other.
    Setup(SetupError),
    /// A player's name can't be used.
    Name(NameError),
    /// There is no such kind of player.
    Kind(UnknownTag),
    /// An action can't be read.
    Action(ActionProblem),
    /// An earlier time than that of the command before.
    TimeGoesBack,
    /// The command can't be carried out.
    Refused {
        /// Why.
        refusal: Refusal,
        /// The game as it was then.
        game: Box<Game>,
    },
    /// The clock of this seat had run out by then.
    OutOfTime(Seat),
    /// There is a result, but the game is not over.
    NotOver,
    /// The game ended otherwise than the result says.
    OtherResult {
        /// What it should be.
        expected: String,
    },
}

/// What was expected in a record.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Expected {
    /// The first line.
    FirstLine,
    /// The line with this key.
    Header(&'static str),
    /// Two symbols.
    Symbols,
    /// A seat.
    Seat,
    /// A number.
    Number,
    /// A kind of player.
    Kind,
    /// A name in quotes.
    QuotedName,
    /// Something that can be escaped.
    Escaped,
    /// How the game is played.
    Play,
    /// A seat or the result.
    SeatOrResult,
    /// An action of version 1.
    FirstVerbs,
    /// A time.
    Time,
    /// Nothing more in this line.
    EndOfLine,
    /// Nothing more at all.
    NothingAfterResult,
    /// This result.
    Result(String),
    /// Text in UTF-8, told by whoever reads the file.
    Utf8,
}

/// A kind of player that is not known here, in the words of whoever checked it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct UnknownTag(pub String);

impl fmt::Display for RecordError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}, column {}: {}", self.line, self.column, self.problem)
    }
}

impl fmt::Display for RecordProblem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            RecordProblem::Expected(what) => write!(f, "expected {what}"),
            RecordProblem::EndsEarly(what) => {
                write!(f, "the record ends too early: expected {what}")
            }
            RecordProblem::Version(version) if *version > VERSION => write!(
                f,
                "this record has version {version}: it was made by a newer Fourline; this one \
                 reads versions 1 and {VERSION}"
            ),
            RecordProblem::Version(version) => write!(
                f,
                "this record has version {version}; this program reads versions 1 and {VERSION}"
            ),
            RecordProblem::Rules(error) => write!(f, "{error}"),
            RecordProblem::Clock(error) => write!(f, "{error}"),
            RecordProblem::Setup(error) => write!(f, "{error}"),
            RecordProblem::Name(error) => write!(f, "{error}"),
            RecordProblem::Kind(UnknownTag(sentence)) => f.write_str(sentence),
            RecordProblem::Action(problem) => write!(f, "expected {problem}"),
            RecordProblem::TimeGoesBack => {
                write!(f, "this is earlier than the line before; times only go forward")
            }
            RecordProblem::Refused { refusal, game } => {
                let sentence = Words::default().refusal(*refusal, game);
                write!(f, "this can't be played here: {sentence}")
            }
            RecordProblem::OutOfTime(seat) => write!(
                f,
                "this can't be played here: the clock of seat {} has run out",
                seat.number()
            ),
            RecordProblem::NotOver => {
                write!(f, "the moves do not end the game, so there is no result")
            }
            RecordProblem::OtherResult { expected } => {
                write!(f, "the moves lead to another result: expected '{expected}'")
            }
        }
    }
}

impl fmt::Display for Expected {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Expected::FirstLine => return write!(f, "'fourline record {VERSION}'"),
            Expected::Header(key) => return write!(f, "'{key}: ...'"),
            Expected::Result(result) => return write!(f, "'result: {result}' at the end"),
            Expected::Symbols => "two different symbols, such as XO",
            Expected::Seat => "seat 1 or 2",
            Expected::Number => "a number",
            Expected::Kind => "a kind of player, such as human",
            Expected::QuotedName => "a name in double quotes",
            Expected::Escaped => "\\\" or \\\\ after a backslash",
            Expected::Play => "serious",
            Expected::SeatOrResult => "seat 1 or 2, or 'result: ...'",
            Expected::FirstVerbs => "pick, drop, remove, block, undo, end, resign or restart",
            Expected::Time => "a time in seconds, such as @12.345",
            Expected::EndOfLine => "the end of the line",
            Expected::NothingAfterResult => "nothing after the result",
            Expected::Utf8 => "text in UTF-8",
        })
    }
}

impl fmt::Display for UnknownTag {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl std::error::Error for RecordError {}
impl std::error::Error for UnknownTag {}
