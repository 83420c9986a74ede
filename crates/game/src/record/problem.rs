//! What can be wrong with a record, as data, and how it is said to people who have the file.

use super::VERSION;
use crate::notation::expected_word;
use crate::{ActionProblem, ClockError, Game, NameError, Refusal, Seat, SetupError, Tag, Words};
use fourline_rules::RulesError;
use fourline_words::catalogue::{players, problems, record as text};
use fourline_words::{Language, Say, display_in_english};

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
    Kind(Tag),
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
    /// Text in UTF-8; reported by the code that reads the file.
    Utf8,
}

impl Say for RecordError {
    fn say(&self, language: Language) -> String {
        let problem = self.problem.say(language);
        problems::in_line_and_column(language, self.column, self.line, problem)
    }
}

impl Say for RecordProblem {
    fn say(&self, language: Language) -> String {
        match self {
            RecordProblem::Expected(what) => what.say(language),
            RecordProblem::EndsEarly(what) => text::ends_early(language, what.say(language)),
            RecordProblem::Version(version) if *version > VERSION => {
                text::version_too_new(language, VERSION, version)
            }
            RecordProblem::Version(version) => text::version_unknown(language, VERSION, version),
            RecordProblem::Rules(error) => error.say(language),
            RecordProblem::Clock(error) => error.say(language),
            RecordProblem::Setup(error) => error.say(language),
            RecordProblem::Name(error) => error.say(language),
            RecordProblem::Kind(tag) => players::unknown(language, tag.as_str()),
            RecordProblem::Action(problem) => problem.say(language),
            RecordProblem::TimeGoesBack => text::time_goes_back(language),
            RecordProblem::Refused { refusal, game } => {
                let words = Words { language, ..Words::default() };
                text::refused(language, words.refusal(*refusal, game))
            }
            RecordProblem::OutOfTime(seat) => text::out_of_time(language, seat.number()),
            RecordProblem::NotOver => text::not_over(language),
            RecordProblem::OtherResult { expected } => text::other_result(language, expected),
        }
    }
}

impl Say for Expected {
    fn say(&self, language: Language) -> String {
        match self {
            Expected::FirstLine => text::expected_text(language, super::first_line()),
            Expected::Header(key) => text::expected_text(language, format!("{key}: ...")),
            Expected::Result(result) => {
                text::expected_result(language, format!("result: {result}"))
            }
            Expected::Symbols => text::expected_symbols(language),
            Expected::Seat => text::expected_seat(language),
            Expected::Number => text::expected_number(language),
            Expected::Kind => text::expected_kind(language),
            Expected::QuotedName => text::expected_name(language),
            Expected::Escaped => text::expected_escaped(language),
            Expected::Play => expected_word(language, &["serious"]),
            Expected::SeatOrResult => text::expected_seat_or_result(language, "result: ..."),
            Expected::FirstVerbs => expected_word(language, &FIRST_VERBS),
            Expected::Time => text::expected_time(language),
            Expected::EndOfLine => text::expected_end_of_line(language),
            Expected::NothingAfterResult => text::expected_nothing_after_result(language),
            Expected::Utf8 => text::expected_utf8(language),
        }
    }
}

/// The words that actions of version 1 begin with.
const FIRST_VERBS: [&str; 8] =
    ["pick", "drop", "remove", "block", "undo", "end", "resign", "restart"];

display_in_english!(RecordError, RecordProblem, Expected);
impl std::error::Error for RecordError {}
