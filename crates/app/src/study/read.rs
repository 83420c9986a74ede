//! Positions as people bring them: a list of moves, a drawn board, a whole record. Lines may end with
//! CR, LF or both.

use super::Study;
use fourline_game::record::{self, RecordError};
use fourline_game::{Action, Game, Name, Player, Setup};
use fourline_rules::{DrawingError, MoveList, MoveListError, Numbering, Position, Rules, Shape};
use fourline_words::catalogue::{players, problems};
use fourline_words::{Language, Say, display_in_english};

/// What a record begins with.
const RECORD: &str = "fourline record";

/// What a text is, before it is read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Source<'a> {
    /// The name of a file, for the caller to read.
    File(&'a str),
    /// A record, a drawn board or a list of moves.
    Text(&'a str),
}

/// What is wrong with a position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ReadError {
    /// A record that can't be read.
    Record(RecordError),
    /// A board that can't be read.
    Drawing(DrawingError),
    /// No order of moves leads to this board.
    Unreachable,
    /// Moves that can't be read or played.
    Moves(MoveListError),
}

impl<'a> Source<'a> {
    /// Tells a file's name from everything else: no list of moves has a dot or a slash in it.
    pub fn of(text: &'a str) -> Source<'a> {
        let text = text.trim();
        let is_one_line = !text.contains(['\n', '\r']);
        match is_one_line && text.contains(['.', '/', '\\']) && !text.contains('|') {
            true => Source::File(text),
            false => Source::Text(text),
        }
    }
}

/// Reads a position, or says what is wrong with it. Moves are played on a board of this shape; the
/// players have their names in this language.
pub fn read_position(
    text: &str,
    shape: Shape,
    numbering: Numbering,
    language: Language,
) -> Result<Game, ReadError> {
    let text = text.trim().replace("\r\n", "\n").replace('\r', "\n");
    if text.starts_with(RECORD) {
        return record::read(&text).map_err(ReadError::Record);
    }
    if text.contains('\n') {
        if let Some(moves) = moves_above_board(&text, shape, numbering) {
            return Ok(plain_game(&moves, language));
        }
        let board = Position::from_drawing(&text, u32::from(shape.connect()));
        let board = board.map_err(ReadError::Drawing)?;
        let moves = MoveList::leading_to(&board).ok_or(ReadError::Unreachable)?;
        return Ok(plain_game(&moves, language));
    }
    let moves = if text == "empty" { "" } else { text.as_str() };
    let read = MoveList::parse(moves, shape, numbering);
    read.map(|(moves, _)| plain_game(&moves, language)).map_err(ReadError::Moves)
}

/// The same as a study: a record may have branches.
pub fn read_study(
    text: &str,
    shape: Shape,
    numbering: Numbering,
    language: Language,
) -> Result<Study, ReadError> {
    match text.trim_start().starts_with(RECORD) {
        true => Study::read(text.trim_start()).map_err(ReadError::Record),
        false => read_position(text, shape, numbering, language).map(|game| Study::of_game(&game)),
    }
}

/// The moves in the first line, if they lead to the board that is drawn below: then the order is known too.
fn moves_above_board(text: &str, shape: Shape, numbering: Numbering) -> Option<MoveList> {
    let (first, board) = text.split_once('\n')?;
    let board = Position::from_drawing(board, u32::from(shape.connect())).ok()?;
    let (moves, position) = MoveList::parse(first, board.shape(), numbering).ok()?;
    (position == board).then_some(moves)
}

/// A game of these plain moves between two players called First and Second, in this language.
pub fn plain_game(moves: &MoveList, language: Language) -> Game {
    let player = |name: String| Player::human(Name::new(&name).expect("a usual name"));
    let names = [players::name_first(language), players::name_second(language)];
    let rules = Rules { shape: moves.shape(), ..Rules::CLASSIC };
    let setup = Setup::new(rules, names.map(player)).expect("they differ");
    let mut game = Game::new(setup);
    for &column in moves.columns() {
        let seat = game.turn().expect("a legal list of moves");
        game.play(seat.does(Action::Drop(column))).expect("a legal list of moves");
    }
    game
}

impl Say for ReadError {
    fn say(&self, language: Language) -> String {
        match self {
            ReadError::Record(error) => error.say(language),
            ReadError::Drawing(error) => error.say(language),
            ReadError::Unreachable => problems::position_unreachable(language),
            ReadError::Moves(error) => error.say(language),
        }
    }
}

display_in_english!(ReadError);
impl std::error::Error for ReadError {}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_board_reads_with_any_line_ends() {
        let board = ". . . . . . .\n. . . . . . .\n. . . . . . .\n. . . . . . .\n. . . O . . .\n. . O X X . .";
        let read =
            |text: &str| read_position(text, Shape::CLASSIC, Numbering::FromOne, Language::English);
        let plain = read(board).unwrap();
        assert_eq!(plain.position().occupied().len(), 4);
        for ends in ["\r\n", "\r"] {
            let other = read(&board.replace('\n', ends)).unwrap();
            assert_eq!(other.position(), plain.position());
        }
        assert_eq!(read("empty").unwrap().commands().len(), 0);
        assert_eq!(read("4453").unwrap().commands().len(), 4);
        assert!(matches!(read("4a5"), Err(ReadError::Moves(_))));
        let said = read("458").unwrap_err().say(Language::English);
        assert_eq!(said, "move 3 (character 3): there is no such column; columns are 1 to 7");
        assert_eq!(read(&board.replace('O', "X")), Err(ReadError::Unreachable));
    }

    #[test]
    fn files_are_told_from_moves() {
        assert_eq!(Source::of(" game.fourline "), Source::File("game.fourline"));
        assert_eq!(Source::of("4453"), Source::Text("4453"));
        assert_eq!(Source::of("./games/one"), Source::File("./games/one"));
        assert!(matches!(Source::of(". . .\n. . ."), Source::Text(_)));
    }
}
