//! Games and positions as other programs write them. A form is either said or found out from the text; a
//! text that means different things in different forms is refused with the choices, never guessed.
//!
//! | form | a game of two moves, or the position after it |
//! |---|---|
//! | `digits` | `44`: columns from 1 |
//! | `digits0` | `33`: columns from 0 |
//! | `letters` | `dd` |
//! | `uci` | `position startpos moves P@d1 P@d2`, also with house rules |
//! | `openspiel-moves` | `3, 3` |
//! | `record` | a record of Fourline, see `fourline_game::record` |
//! | `board` | rows of `.`, `X` and `O`, with or without a frame |
//! | `openspiel` | rows of `.`, `x` and `o` without spaces |
//! | `fen` | `7/7/7/7/3p3/3P3[PPPPPPPPPPPPPPPPPPPPpppppppppppppppppppp] w - - 2 2` |
//! | `kaggle` | a flat list of 0, 1 and 2, row by row from the top |
//! | `uci-data` | `b,b,...,x,o,b,...,win`: column by column from the bottom, perhaps with who wins |

mod error;
mod fen;
mod lists;

pub use error::{FenProblem, ListProblem, NotationError};
pub use fen::{read_fen, variant, write_fen};
pub use lists::Class;

use crate::turn::{self, Turn, written_turns};
use fourline_app::study::plain_game;
use fourline_game::{Event, Game, record};
use fourline_rules::{MoveList, Numbering, Outcome, Position, Rules, Shape};
use fourline_words::Language;

/// A way to write a game or a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Form {
    /// Columns as numbers from 1.
    Digits,
    /// Columns as numbers from 0.
    DigitsFromZero,
    /// Columns as letters.
    Letters,
    /// Turns of the engine protocol.
    Uci,
    /// OpenSpiel's list of actions: numbers from 0.
    OpenSpielMoves,
    /// A record of Fourline.
    Record,
    /// A drawn board.
    Board,
    /// OpenSpiel's state.
    OpenSpiel,
    /// A FEN of the variant `cfour`.
    Fen,
    /// Kaggle's flat list.
    Kaggle,
    /// A line of the data set of the UCI repository.
    UciData,
}

/// What a text says.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Reading {
    /// The moves or the position.
    pub what: What,
    /// Who wins with best play, where the text says it.
    pub class: Option<Class>,
}

/// The moves or the position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum What {
    /// Plain drops in their order.
    Moves(MoveList),
    /// A game under any rules.
    Game(Box<Game>),
    /// A position; how it came about is not known.
    Board(Position),
}

/// What has to be known to read or write, and is not in the text.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Context {
    /// The rules: the board's size and line length, and for turns what else may be done.
    pub rules: Rules,
    /// May some order of moves be made up for a position?
    pub any_order: bool,
    /// The names of players in a record that has to be made up.
    pub language: Language,
}

impl Form {
    /// All forms.
    pub const ALL: [Form; 11] = [
        Form::Digits,
        Form::DigitsFromZero,
        Form::Letters,
        Form::Uci,
        Form::OpenSpielMoves,
        Form::Record,
        Form::Board,
        Form::OpenSpiel,
        Form::Fen,
        Form::Kaggle,
        Form::UciData,
    ];

    /// Its name, as it is typed.
    pub const fn name(self) -> &'static str {
        match self {
            Form::Digits => "digits",
            Form::DigitsFromZero => "digits0",
            Form::Letters => "letters",
            Form::Uci => "uci",
            Form::OpenSpielMoves => "openspiel-moves",
            Form::Record => "record",
            Form::Board => "board",
            Form::OpenSpiel => "openspiel",
            Form::Fen => "fen",
            Form::Kaggle => "kaggle",
            Form::UciData => "uci-data",
        }
    }

    /// The form of this name.
    pub fn named(name: &str) -> Option<Form> {
        Form::ALL.into_iter().find(|form| form.name() == name)
    }

    /// Is one text several lines?
    pub const fn has_lines(self) -> bool {
        matches!(self, Form::Record | Form::Board | Form::OpenSpiel)
    }

    /// Reads a text in this form.
    ///
    /// ```
    /// use fourline_programs::notation::{Context, Form};
    /// use fourline_rules::Rules;
    /// use fourline_words::Language;
    ///
    /// let context = Context { rules: Rules::CLASSIC, any_order: false, language: Language::English };
    /// let read = Form::DigitsFromZero.read("3342", &context)?;
    /// assert_eq!(Form::Letters.write(&read, &context)?, "ddec");
    /// # Ok::<(), fourline_programs::notation::NotationError>(())
    /// ```
    pub fn read(self, text: &str, context: &Context) -> Result<Reading, NotationError> {
        let shape = context.rules.shape;
        let connect = u32::from(shape.connect());
        let what = match self {
            Form::Digits => moves(text, shape, Numbering::FromOne, false)?,
            Form::DigitsFromZero | Form::OpenSpielMoves => {
                moves(text, shape, Numbering::FromZero, false)?
            }
            Form::Letters => moves(text, shape, Numbering::FromOne, true)?,
            Form::Uci => What::Game(Box::new(read_turns(text, context)?)),
            Form::Record => {
                What::Game(Box::new(record::read(text).map_err(NotationError::Record)?))
            }
            Form::Board | Form::OpenSpiel => {
                let read = Position::from_drawing(text, connect);
                What::Board(read.map_err(NotationError::Drawing)?)
            }
            Form::Fen => What::Board(read_fen(text, connect).map_err(NotationError::Fen)?),
            Form::Kaggle => What::Board(lists::read_kaggle(text, shape)?),
            Form::UciData => {
                let (position, class) = lists::read_data(text, shape)?;
                return Ok(Reading { what: What::Board(position), class });
            }
        };
        Ok(Reading { what, class: None })
    }

    /// Writes what was read in this form, without a line break at the end.
    pub fn write(self, reading: &Reading, context: &Context) -> Result<String, NotationError> {
        Ok(match self {
            Form::Digits => reading.moves(context)?.to_digits(Numbering::FromOne),
            Form::DigitsFromZero => reading.moves(context)?.to_digits(Numbering::FromZero),
            Form::Letters => reading.moves(context)?.to_letters(),
            Form::OpenSpielMoves => {
                let moves = reading.moves(context)?;
                let numbers: Vec<String> =
                    moves.columns().iter().map(|column| column.index().to_string()).collect();
                numbers.join(", ")
            }
            Form::Uci => {
                let game = reading.game(context)?;
                let turns = written_turns(&game).ok_or(NotationError::MoreThanTurns)?;
                let moves = if turns.is_empty() { "" } else { " moves " };
                format!("position startpos{moves}{}", turns.join(" "))
            }
            Form::Record => record::write(&reading.game(context)?).trim_end().to_string(),
            Form::Board => reading.position().to_string().trim_end().to_string(),
            Form::OpenSpiel => {
                let drawn = reading.position().to_string().replace(' ', "");
                drawn.trim_end().to_ascii_lowercase()
            }
            Form::Fen => write_fen(&reading.position()).ok_or(NotationError::NoTurn)?,
            Form::Kaggle => lists::write_kaggle(&reading.position()),
            Form::UciData => lists::write_data(&reading.position(), reading.class),
        })
    }
}

impl Reading {
    /// The position at the end.
    pub fn position(&self) -> Position {
        match &self.what {
            What::Moves(moves) => {
                let read = MoveList::parse(&moves.to_letters(), moves.shape(), Numbering::FromOne);
                read.expect("a legal list of moves").1
            }
            What::Game(game) => *game.position(),
            What::Board(position) => *position,
        }
    }

    /// The plain drops that lead there.
    fn moves(&self, context: &Context) -> Result<MoveList, NotationError> {
        match &self.what {
            What::Moves(moves) => Ok(moves.clone()),
            What::Game(game) => plain_moves(game).ok_or(NotationError::MoreThanDrops),
            What::Board(position) if position.occupied().is_empty() || context.any_order => {
                MoveList::leading_to(position).ok_or(NotationError::Unreachable)
            }
            What::Board(_) => Err(NotationError::OrderUnknown),
        }
    }

    /// The game that leads there.
    fn game(&self, context: &Context) -> Result<Game, NotationError> {
        match &self.what {
            What::Game(game) => Ok((**game).clone()),
            _ => Ok(plain_game(&self.moves(context)?, context.language)),
        }
    }
}

/// Reads a text whose form was not said.
///
/// ```
/// use fourline_programs::notation::{Context, Form, NotationError, find_out};
/// use fourline_rules::Rules;
/// use fourline_words::Language;
///
/// let context = Context { rules: Rules::CLASSIC, any_order: false, language: Language::English };
/// assert_eq!(find_out(&["ddec"], &context)?.0, Form::Letters);
/// let choices = vec![Form::Digits, Form::DigitsFromZero];
/// assert_eq!(find_out(&["4453"], &context), Err(NotationError::Ambiguous(choices)));
/// assert_eq!(find_out(&["4453", "4457"], &context)?.0, Form::Digits);
/// # Ok::<(), NotationError>(())
/// ```
///
/// Several texts have one form: that in which all of them can be read.
pub fn find_out(texts: &[&str], context: &Context) -> Result<(Form, Vec<Reading>), NotationError> {
    let mut possible: Vec<(Form, Vec<Reading>)> = Vec::new();
    for form in Form::ALL {
        let read: Result<Vec<Reading>, _> =
            texts.iter().map(|text| form.read(text, context)).collect();
        let Ok(read) = read else { continue };
        // Forms that say the same need not be told from each other.
        if !possible.iter().any(|(_, known)| *known == read) {
            possible.push((form, read));
        }
    }
    match possible.len() {
        0 => Err(NotationError::Unknown),
        1 => Ok(possible.remove(0)),
        _ => Err(NotationError::Ambiguous(possible.into_iter().map(|(form, _)| form).collect())),
    }
}

fn moves(
    text: &str,
    shape: Shape,
    numbering: Numbering,
    letters: bool,
) -> Result<What, NotationError> {
    let is_letter = |c: char| c.is_ascii_alphabetic();
    if let Some(found) =
        text.chars().find(|&c| if letters { c.is_ascii_digit() } else { is_letter(c) })
    {
        return Err(NotationError::OtherStyle(found));
    }
    let (moves, _) = MoveList::parse(text, shape, numbering).map_err(NotationError::Moves)?;
    Ok(What::Moves(moves))
}

/// Reads `position startpos moves ...`; the first words may be left out.
fn read_turns(text: &str, context: &Context) -> Result<Game, NotationError> {
    let mut words = text.split_whitespace().peekable();
    let named = words.next_if_eq(&"position").is_some();
    let started = words.next_if_eq(&"startpos").is_some();
    let listed = words.next_if_eq(&"moves").is_some();
    if !named && !started && !listed && words.peek().is_none_or(|word| !word.contains('@')) {
        return Err(NotationError::NoTurns);
    }
    let empty = MoveList::parse("", context.rules.shape, Numbering::FromOne);
    let game = plain_game(&empty.map_err(NotationError::Moves)?.0, context.language);
    let mut setup = game.setup().clone();
    setup.rules = context.rules;
    let mut game = Game::new(setup);
    for word in words {
        let turn = Turn::read(word, &game).map_err(NotationError::Turn)?;
        turn.play(&mut game, word).map_err(NotationError::Turn)?;
    }
    turn::begin(&mut game);
    Ok(game)
}

/// The drops of a game, if nothing else happened on its board and the sides alternated.
fn plain_moves(game: &Game) -> Option<MoveList> {
    let mut replay = Game::new(game.setup().clone());
    let mut columns = Vec::new();
    for &command in game.commands() {
        for event in replay.play(command).ok()? {
            match event {
                Event::Dropped { cell, .. } => columns.push(cell.column),
                Event::Undone { .. } => drop(columns.pop()),
                Event::Removed { .. } | Event::Blocked { .. } | Event::TakenBack { .. } => {
                    return None;
                }
                _ => {}
            }
        }
    }
    let letters: String = columns.iter().filter_map(|column| column.letter()).collect();
    let (moves, position) =
        MoveList::parse(&letters, game.rules().shape, Numbering::FromOne).ok()?;
    let goes_on = position.outcome() == Outcome::Open || game.ending().is_some();
    (goes_on && position == *game.position()).then_some(moves)
}
