//! Actions as text: one form for records, wires and engines. A line of a record adds the seat
//! before it and the time after it.
//!
//! ```text
//! pick X      drop d   drop nowhere   remove d6   block   undo   keep   end
//! offer draw  offer takeback   accept   decline   resign   abort   abandon   flag
//! ```
//! Columns are letters from the left; a cell adds its row, 1 at the top. So the board's shape is
//! needed both ways, and there is no `Display` or `FromStr` without one.

use crate::{Action, Offer, Symbol};
use fourline_rules::{Cell, Column, Shape};
use fourline_words::catalogue::record as text;
use fourline_words::{Language, Say, display_in_english, one_of};

/// The words that actions begin with.
const VERBS: [&str; 14] = [
    "pick", "drop", "remove", "block", "undo", "keep", "end", "offer", "accept", "decline",
    "resign", "abort", "abandon", "flag",
];

/// Why a text is not an action.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ActionError {
    /// Where in the text, in characters from 0.
    pub at: usize,
    /// What was expected there.
    pub problem: ActionProblem,
}

/// What was expected in the text of an action.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ActionProblem {
    /// The word of an action.
    Verb,
    /// A symbol.
    Symbol,
    /// A column of the board.
    Column,
    /// A cell of the board.
    Cell,
    /// What is offered.
    Offer,
    /// Nothing more.
    End,
}

impl Action {
    /// The action in one line of text, such as `drop d` or `remove d6`.
    ///
    /// ```
    /// use fourline_game::Action;
    /// use fourline_rules::{Cell, Column, Shape};
    ///
    /// let bottom = Cell::new(Column::new(3), 0);
    /// assert_eq!(Action::Remove(bottom).text(Shape::CLASSIC), "remove d6");
    /// assert_eq!(Action::parse("remove d6", Shape::CLASSIC), Ok(Action::Remove(bottom)));
    /// ```
    pub fn text(&self, shape: Shape) -> String {
        let letter = |column: Column| column.letter().expect("a column of the board has a letter");
        let word = match *self {
            Action::PickSymbol(symbol) => return format!("pick {symbol}"),
            Action::Drop(column) => return format!("drop {}", letter(column)),
            Action::Remove(cell) => {
                return format!("remove {}{}", letter(cell.column), cell.row_number(shape.rows()));
            }
            Action::DropNowhere => "drop nowhere",
            Action::Block => "block",
            Action::Undo => "undo",
            Action::Keep => "keep",
            Action::EndTurn => "end",
            Action::Resign => "resign",
            Action::Offer(Offer::Draw) => "offer draw",
            Action::Offer(Offer::TakeBack) => "offer takeback",
            Action::Accept => "accept",
            Action::Decline => "decline",
            Action::Abort => "abort",
            Action::Abandon => "abandon",
            Action::Flag => "flag",
        };
        word.to_string()
    }

    /// Reads what [`Action::text`] writes; words may stand further apart.
    pub fn parse(text: &str, shape: Shape) -> Result<Action, ActionError> {
        let mut words = Words { text, at: 0 };
        let verb = words.next();
        let action = match verb.text {
            "pick" => Action::PickSymbol(words.read(symbol, ActionProblem::Symbol)?),
            "drop" => words.read(|word| drop(word, shape), ActionProblem::Column)?,
            "remove" => Action::Remove(words.read(|word| cell(word, shape), ActionProblem::Cell)?),
            "offer" => Action::Offer(words.read(offer, ActionProblem::Offer)?),
            "block" => Action::Block,
            "undo" => Action::Undo,
            "keep" => Action::Keep,
            "end" => Action::EndTurn,
            "resign" => Action::Resign,
            "accept" => Action::Accept,
            "decline" => Action::Decline,
            "abort" => Action::Abort,
            "abandon" => Action::Abandon,
            "flag" => Action::Flag,
            _ => return Err(verb.error(ActionProblem::Verb)),
        };
        match words.next() {
            Word { text: "", .. } => Ok(action),
            more => Err(more.error(ActionProblem::End)),
        }
    }
}

/// A text read word by word.
struct Words<'a> {
    text: &'a str,
    /// Byte offset of what was not read yet.
    at: usize,
}

/// A word and where it stands, in characters; empty where there is none.
struct Word<'a> {
    text: &'a str,
    at: usize,
}

impl<'a> Words<'a> {
    fn next(&mut self) -> Word<'a> {
        let rest = self.text[self.at..].trim_start();
        let start = self.text.len() - rest.len();
        let word = rest.split_whitespace().next().unwrap_or("");
        self.at = start + word.len();
        Word { text: word, at: self.text[..start].chars().count() }
    }

    fn read<T>(
        &mut self,
        read: impl FnOnce(&str) -> Option<T>,
        expected: ActionProblem,
    ) -> Result<T, ActionError> {
        let word = self.next();
        read(word.text).ok_or_else(|| word.error(expected))
    }
}

impl Word<'_> {
    fn error(&self, problem: ActionProblem) -> ActionError {
        ActionError { at: self.at, problem }
    }
}

fn symbol(word: &str) -> Option<Symbol> {
    let mut characters = word.chars();
    let symbol = characters.next()?;
    characters.next().is_none().then(|| Symbol::new(symbol).ok())?
}

fn drop(word: &str, shape: Shape) -> Option<Action> {
    if word == "nowhere" {
        return Some(Action::DropNowhere);
    }
    let mut characters = word.chars();
    let column = Column::from_letter(characters.next()?)?;
    (characters.next().is_none() && shape.has_column(column)).then_some(Action::Drop(column))
}

fn cell(word: &str, shape: Shape) -> Option<Cell> {
    let column = Column::from_letter(word.chars().next()?)?;
    let number: u8 = word.get(1..)?.parse().ok()?;
    let cell = Cell::new(column, shape.rows().checked_sub(number)?);
    shape.has_cell(cell).then_some(cell)
}

fn offer(word: &str) -> Option<Offer> {
    match word {
        "draw" => Some(Offer::Draw),
        "takeback" => Some(Offer::TakeBack),
        _ => None,
    }
}

impl Say for ActionError {
    fn say(&self, language: Language) -> String {
        self.problem.say(language)
    }
}

impl Say for ActionProblem {
    fn say(&self, language: Language) -> String {
        match self {
            ActionProblem::Verb => expected_word(language, &VERBS),
            ActionProblem::Symbol => text::expected_symbol(language),
            ActionProblem::Column => text::expected_column(language),
            ActionProblem::Cell => text::expected_cell(language),
            ActionProblem::Offer => expected_word(language, &["draw", "takeback"]),
            ActionProblem::End => text::expected_end_of_line(language),
        }
    }
}

/// That one of these words was expected.
pub(crate) fn expected_word(language: Language, words: &[&str]) -> String {
    let words = words.iter().map(|word| word.to_string());
    text::expected_word(language, one_of(language, words))
}

display_in_english!(ActionError, ActionProblem);
impl std::error::Error for ActionError {}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_action_reads_back() {
        let shape = Shape::new(5, 4, 4).unwrap();
        let symbols = ['X', '@'].map(|symbol| Action::PickSymbol(Symbol::new(symbol).unwrap()));
        let drops = shape.all_columns().map(Action::Drop);
        let removes = shape.all_cells().map(Action::Remove);
        let plain = [
            Action::DropNowhere,
            Action::Block,
            Action::Undo,
            Action::Keep,
            Action::EndTurn,
            Action::Resign,
            Action::Offer(Offer::Draw),
            Action::Offer(Offer::TakeBack),
            Action::Accept,
            Action::Decline,
            Action::Abort,
            Action::Abandon,
            Action::Flag,
        ];
        for action in symbols.into_iter().chain(drops).chain(removes).chain(plain) {
            assert_eq!(Action::parse(&action.text(shape), shape), Ok(action));
        }
    }

    #[test]
    fn errors_say_where_and_what_was_expected() {
        let error = |text: &str| {
            let error = Action::parse(text, Shape::CLASSIC).unwrap_err();
            (error.at, error.problem)
        };
        assert_eq!(error(""), (0, ActionProblem::Verb));
        assert_eq!(error("restart"), (0, ActionProblem::Verb));
        assert_eq!(error("pick XO"), (5, ActionProblem::Symbol));
        assert_eq!(error("drop"), (4, ActionProblem::Column));
        assert_eq!(error("drop h"), (5, ActionProblem::Column));
        assert_eq!(error("remove  é7"), (8, ActionProblem::Cell));
        assert_eq!(error("offer peace"), (6, ActionProblem::Offer));
        assert_eq!(error(" undo it"), (6, ActionProblem::End));
        assert!(
            Action::parse("drop h", Shape::CLASSIC).unwrap_err().to_string().contains("letter")
        );
    }
}
