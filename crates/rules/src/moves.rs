//! Games of plain alternating drops written as text: `4453`, `ddec`, `10 4 12`.
//! Full games with house rules have their own record in `fourline-game`.

use crate::{Column, IllegalMove, Outcome, Position, Shape, Side};
use fourline_words::catalogue::problems as text;
use fourline_words::{Language, Say, display_in_english};
use std::fmt;

/// How a person's number names a column. Never guessed: 1-based unless set otherwise.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Numbering {
    /// The leftmost column is 1.
    #[default]
    FromOne,
    /// The leftmost column is 0.
    FromZero,
}

/// A legal list of drops, sides alternating, first side first.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MoveList {
    shape: Shape,
    columns: Vec<Column>,
}

/// Why a text is not a legal list of moves: what, at which move and at which character.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct MoveListError {
    /// The number of the move from 1.
    pub move_number: usize,
    /// The character where the move starts, from 1.
    pub at: usize,
    /// What is wrong with it.
    pub problem: MoveListProblem,
    /// The board it was read for.
    pub shape: Shape,
    /// How its numbers were understood.
    pub numbering: Numbering,
}

/// What is wrong with one move of a list.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MoveListProblem {
    /// Neither a digit nor a letter nor a separator.
    Unexpected(char),
    /// Letters after digits or digits after letters.
    Mixed,
    /// A number or letter that names no column of the board.
    NoSuchColumn,
    /// The column is full.
    ColumnFull,
    /// The game was over before this move.
    GameOver,
}

impl Numbering {
    /// The number people use for a column.
    pub const fn number(self, column: Column) -> usize {
        column.index() + self.first()
    }

    /// The number of the leftmost column.
    pub const fn first(self) -> usize {
        match self {
            Numbering::FromOne => 1,
            Numbering::FromZero => 0,
        }
    }

    /// The column of a number, if the board has it.
    pub fn column(self, number: usize, shape: Shape) -> Option<Column> {
        let index = u8::try_from(number.checked_sub(self.first())?).ok()?;
        Some(Column::new(index)).filter(|&column| shape.has_column(column))
    }
}

impl MoveList {
    /// Reads a list of moves and plays it from the empty board.
    ///
    /// Either letters (`a` is the leftmost column) or digits, one character a move; on boards with
    /// ten columns or more numbers are separated by spaces or commas.
    ///
    /// ```
    /// use fourline_rules::{MoveList, Numbering, Shape};
    /// let read = |text, from| MoveList::parse(text, Shape::CLASSIC, from).map(|(moves, _)| moves);
    /// assert_eq!(read("ddec", Numbering::FromOne), read("4, 4, 5, 3", Numbering::FromOne));
    /// assert_eq!(read("3342", Numbering::FromZero), read("4453", Numbering::FromOne));
    /// assert_eq!(
    ///     read("4458", Numbering::FromOne).unwrap_err().to_string(),
    ///     "move 4 (character 4): there is no such column; columns are 1 to 7"
    /// );
    /// ```
    pub fn parse(
        text: &str,
        shape: Shape,
        numbering: Numbering,
    ) -> Result<(MoveList, Position), MoveListError> {
        let tokens = tokens(text, shape.columns() > 9);
        let mut moves = MoveList { shape, columns: Vec::new() };
        let mut position = Position::empty(shape);
        let mut style = None;
        for token in tokens {
            let error = |problem| {
                let move_number = moves.columns.len() + 1;
                MoveListError { move_number, at: token.at, problem, shape, numbering }
            };
            let column = token.column(shape, numbering).map_err(error)?;
            if *style.get_or_insert(token.is_letter()) != token.is_letter() {
                return Err(error(MoveListProblem::Mixed));
            }
            if position.outcome() != Outcome::Open {
                return Err(error(MoveListProblem::GameOver));
            }
            let side = Side::BOTH[moves.columns.len() % 2];
            position.drop(side, column).map_err(|illegal| {
                error(match illegal {
                    IllegalMove::ColumnFull(_) => MoveListProblem::ColumnFull,
                    _ => MoveListProblem::NoSuchColumn,
                })
            })?;
            moves.columns.push(column);
        }
        Ok((moves, position))
    }

    /// The columns in the order they were played.
    pub fn columns(&self) -> &[Column] {
        &self.columns
    }

    /// The board they were played on.
    pub fn shape(&self) -> Shape {
        self.shape
    }

    /// The moves as numbers, separated where single digits do not do.
    pub fn to_digits(&self, numbering: Numbering) -> String {
        let numbers = self.columns.iter().map(|&column| numbering.number(column).to_string());
        let separator = if self.shape.columns() > 9 { " " } else { "" };
        numbers.collect::<Vec<_>>().join(separator)
    }

    /// The moves as letters.
    pub fn to_letters(&self) -> String {
        self.columns.iter().map(|column| column.letter().expect("at most 16 columns")).collect()
    }
}

/// The moves as 1-based numbers.
impl fmt::Display for MoveList {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.to_digits(Numbering::FromOne))
    }
}

impl Say for MoveListError {
    fn say(&self, language: Language) -> String {
        let problem = match self.problem {
            MoveListProblem::Unexpected(found) => {
                text::move_unexpected(language, found.escape_debug())
            }
            MoveListProblem::Mixed => text::move_mixed(language),
            MoveListProblem::NoSuchColumn => {
                let last = self.numbering.number(Column::new(self.shape.columns() - 1));
                text::move_no_such_column(language, self.numbering.first(), last)
            }
            MoveListProblem::ColumnFull => text::move_column_full(language),
            MoveListProblem::GameOver => text::move_after_end(language),
        };
        text::in_move(language, self.at, self.move_number, problem)
    }
}

display_in_english!(MoveListError);
impl std::error::Error for MoveListError {}

/// One written move: a letter, a digit, or a whole number on wide boards.
struct Token<'a> {
    text: &'a str,
    at: usize,
}

fn tokens(text: &str, whole_numbers: bool) -> Vec<Token<'_>> {
    let mut tokens: Vec<Token> = Vec::new();
    let mut joins_next = false;
    for (at, (offset, found)) in text.char_indices().enumerate() {
        let is_separator = found.is_whitespace() || found == ',';
        let is_digit = found.is_ascii_digit();
        if is_digit && joins_next {
            let last = tokens.last_mut().expect("a digit came before");
            let start = offset - last.text.len();
            last.text = &text[start..offset + 1];
        } else if !is_separator {
            tokens.push(Token { text: &text[offset..offset + found.len_utf8()], at: at + 1 });
        }
        joins_next = whole_numbers && is_digit;
    }
    tokens
}

impl Token<'_> {
    fn is_letter(&self) -> bool {
        self.text.starts_with(|first: char| first.is_ascii_alphabetic())
    }

    fn column(&self, shape: Shape, numbering: Numbering) -> Result<Column, MoveListProblem> {
        let first = self.text.chars().next().expect("tokens are not empty");
        let column = if first.is_ascii_digit() {
            self.text.parse().ok().and_then(|number| numbering.column(number, shape))
        } else if let Some(column) = Column::from_letter(first) {
            Some(column).filter(|&column| shape.has_column(column))
        } else {
            return Err(MoveListProblem::Unexpected(first));
        };
        column.ok_or(MoveListProblem::NoSuchColumn)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn problem(text: &str, shape: Shape) -> (usize, usize, MoveListProblem) {
        let error = MoveList::parse(text, shape, Numbering::FromOne).unwrap_err();
        (error.move_number, error.at, error.problem)
    }

    #[test]
    fn bad_lists_are_refused_where_they_go_wrong() {
        let classic = Shape::CLASSIC;
        assert_eq!(problem("44x", classic), (3, 3, MoveListProblem::NoSuchColumn));
        assert_eq!(problem("44d", classic), (3, 3, MoveListProblem::Mixed));
        assert_eq!(
            problem("4 4 \u{1b}[31m", classic),
            (3, 5, MoveListProblem::Unexpected('\u{1b}'))
        );
        assert_eq!(problem("0", classic), (1, 1, MoveListProblem::NoSuchColumn));
        assert_eq!(problem("4444444", classic), (7, 7, MoveListProblem::ColumnFull));
        assert_eq!(problem("12121212", classic), (8, 8, MoveListProblem::GameOver));
        let wide = Shape::new(12, 10, 5).unwrap();
        assert_eq!(problem("12 13", wide), (2, 4, MoveListProblem::NoSuchColumn));
        assert_eq!(problem("99999999999999999999999", wide), (1, 1, MoveListProblem::NoSuchColumn));
    }

    #[test]
    fn wide_boards_take_separated_numbers_and_letters() {
        let wide = Shape::new(12, 10, 5).unwrap();
        let read = |text| MoveList::parse(text, wide, Numbering::FromOne).unwrap().0;
        assert_eq!(read("10 4,12").to_letters(), "jdl");
        assert_eq!(read("JDL"), read("10 4 12"));
        assert_eq!(read("10 4 12").to_string(), "10 4 12");
    }
}
