//! Positions as people bring them: a list of moves, a drawn board, a whole record, or the name of a
//! file with one.

use crate::screen::house::Desk;
use fourline_game::{Action, Game, Name, Player, Setup, record};
use fourline_rules::{MoveList, Numbering, Position, Rules, Shape};

/// Reads a position, or says what is wrong with it. Moves are played on a board of this shape.
pub(super) fn read_position(
    text: &str,
    shape: Shape,
    numbering: Numbering,
    desk: &dyn Desk,
) -> Result<Game, String> {
    let text = text.trim();
    if text.starts_with("fourline record") {
        return record::read(text).map_err(|error| error.to_string());
    }
    if text.contains('\n') {
        let board = Position::from_drawing(text, u32::from(shape.connect()));
        let board = board.map_err(|error| error.to_string())?;
        let moves = MoveList::leading_to(&board)
            .ok_or("no order of moves leads to this board: X starts, sides alternate")?;
        return Ok(plain_game(&moves));
    }
    // No list of moves has a dot or a slash in it.
    if text.contains('.') || text.contains(std::path::is_separator) {
        return desk.read(text);
    }
    let moves = if text == "empty" { "" } else { text };
    let read = MoveList::parse(moves, shape, numbering);
    read.map(|(moves, _)| plain_game(&moves)).map_err(|error| error.to_string())
}

/// A game of these plain moves between two players called First and Second.
pub fn plain_game(moves: &MoveList) -> Game {
    let player = |name| Player::human(Name::new(name).expect("a usual name"));
    let rules = Rules { shape: moves.shape(), ..Rules::CLASSIC };
    let setup = Setup::new(rules, [player("First"), player("Second")]).expect("they differ");
    let mut game = Game::new(setup);
    for &column in moves.columns() {
        let seat = game.turn().expect("a legal list of moves");
        game.play(seat.does(Action::Drop(column))).expect("a legal list of moves");
    }
    game
}
