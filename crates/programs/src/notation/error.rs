//! Why a text can't be read in a form, or what was read can't be written in one.

use super::Form;
use crate::turn::TurnError;
use fourline_app::safe::shown;
use fourline_game::record::RecordError;
use fourline_rules::{DrawingError, MoveListError};
use fourline_words::catalogue::{problems, programs as text};
use fourline_words::{Language, Say, display_in_english, one_of};

/// Why a text can't be read in a form, or what was read can't be written in one.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum NotationError {
    /// Moves that can't be read or played.
    Moves(MoveListError),
    /// A letter where columns are numbers, or a digit where they are letters.
    OtherStyle(char),
    /// A board that can't be read.
    Drawing(DrawingError),
    /// A record that can't be read.
    Record(RecordError),
    /// A FEN that can't be read.
    Fen(FenProblem),
    /// A list of values that can't be read.
    List(ListProblem),
    /// A turn of the engine protocol that can't be read or made.
    Turn(TurnError),
    /// Not turns of the engine protocol.
    NoTurns,
    /// The text means different things in these forms.
    Ambiguous(Vec<Form>),
    /// No form can read it.
    Unknown,
    /// A position says nothing about the order of moves.
    OrderUnknown,
    /// No order of plain drops leads to the position.
    Unreachable,
    /// More than drops happened in the game.
    MoreThanDrops,
    /// Something happened in the game that the engine protocol has no word for.
    MoreThanTurns,
    /// The numbers of discs do not say whose turn it is.
    NoTurn,
}

/// What is wrong with a FEN.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FenProblem {
    /// Not the fields of a FEN.
    Fields,
    /// A number of free cells that can't be.
    Row,
    /// A character that means nothing there.
    Unexpected(char),
    /// The discs in brackets are not those that are left.
    Pocket,
    /// The side to move is not the one whose turn it is by the number of discs.
    Turn,
    /// A board that can't be.
    Board(DrawingError),
}

/// What is wrong with a flat list of values.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ListProblem {
    /// Not as many values as the board has cells.
    Length {
        /// The cells of the board.
        expected: usize,
        /// The values.
        found: usize,
    },
    /// A value that means nothing.
    Value {
        /// Its number from 1.
        number: usize,
        /// What was found.
        found: String,
        /// The values that there are.
        expected: [String; 3],
    },
}

impl Say for NotationError {
    fn say(&self, language: Language) -> String {
        match self {
            NotationError::Moves(error) => error.say(language),
            NotationError::OtherStyle(found) => {
                problems::move_unexpected(language, found.escape_debug())
            }
            NotationError::Drawing(error) => error.say(language),
            NotationError::Record(error) => error.say(language),
            NotationError::Fen(problem) => problem.say(language),
            NotationError::List(problem) => problem.say(language),
            NotationError::Turn(error) => error.say(language),
            NotationError::NoTurns => text::no_turns(language),
            NotationError::Ambiguous(forms) => {
                let names = forms.iter().map(|form| form.name().to_string());
                text::ambiguous(language, one_of(language, names))
            }
            NotationError::Unknown => text::unknown_form(language),
            NotationError::OrderUnknown => text::order_unknown(language),
            NotationError::Unreachable => problems::position_unreachable(language),
            NotationError::MoreThanDrops => text::more_than_drops(language),
            NotationError::MoreThanTurns => text::more_than_turns(language),
            NotationError::NoTurn => text::no_turn(language),
        }
    }
}

impl Say for FenProblem {
    fn say(&self, language: Language) -> String {
        match self {
            FenProblem::Fields => text::fen_fields(language),
            FenProblem::Row => text::fen_row(language),
            FenProblem::Unexpected(found) => text::fen_unexpected(language, found.escape_debug()),
            FenProblem::Pocket => text::fen_pocket(language),
            FenProblem::Turn => text::fen_turn(language),
            FenProblem::Board(error) => error.say(language),
        }
    }
}

impl Say for ListProblem {
    fn say(&self, language: Language) -> String {
        match self {
            ListProblem::Length { expected, found } => text::list_length(language, expected, found),
            ListProblem::Value { number, found, expected } => {
                let expected = one_of(language, expected.iter().cloned());
                text::list_value(language, expected, shown(found), number)
            }
        }
    }
}

display_in_english!(NotationError, FenProblem, ListProblem);
impl std::error::Error for NotationError {}
impl std::error::Error for FenProblem {}
impl std::error::Error for ListProblem {}
