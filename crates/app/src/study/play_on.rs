//! A game that continues from a position of a study, against a computer.

use crate::new_game::{First, NewGame, SeatChoice, Who};
use fourline_game::{Game, Name, Seat};
use fourline_players::Computer;
use fourline_words::Language;

/// The same moves with the side to move as a person, called so if there is a name, and a computer on the
/// other side. `None` if the game is over.
pub fn play_on(
    from: &Game,
    computer: Computer,
    name: Option<Name>,
    seed: u64,
    language: Language,
) -> Option<Game> {
    let turn = from.turn()?;
    let seats = Seat::BOTH.map(|seat| match seat == turn {
        true => SeatChoice { who: Who::Person, name: name.clone() },
        false => SeatChoice::unnamed(Who::Computer(computer)),
    });
    let setup = from.setup();
    let new = NewGame {
        seats,
        rules: setup.rules,
        first: Some(First::Seat(setup.starter)),
        symbols: Some(setup.symbols),
        clock: None,
        serious: false,
    };
    let mut game = Game::new(new.setup(seed, language).ok()?);
    for &command in from.commands() {
        game.play(command).expect("the same moves under the same rules");
    }
    Some(game)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Session;
    use crate::study::{plain_game, read_position};
    use fourline_rules::{MoveList, Numbering, Shape};

    #[test]
    fn the_side_to_move_is_the_persons() {
        let (moves, _) = MoveList::parse("445", Shape::CLASSIC, Numbering::FromOne).unwrap();
        let from = plain_game(&moves, Language::English);
        let level = "level-5".parse().unwrap();
        let game = play_on(&from, level, None, 7, Language::English).unwrap();
        assert_eq!(game.position(), from.position());
        assert_eq!(game.turn(), Some(Seat::Two));
        let tags = Seat::BOTH.map(|seat| game.setup().player(seat).tag.as_str().to_string());
        assert_eq!(tags, ["level-5", "human"]);
        assert!(Session::resume(game, None, 0).is_ok());
        let read =
            |text| read_position(text, Shape::CLASSIC, Numbering::FromOne, Language::English);
        let over = read("1212121").unwrap();
        assert!(play_on(&over, level, None, 7, Language::English).is_none());
    }
}
