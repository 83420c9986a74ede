//! A position as text to take elsewhere: moves and a drawn board, which this program reads again.

use fourline_game::{Action, Event, Game};
use fourline_rules::{MoveList, Numbering};

/// The moves in one line, if plain moves led here, and the board below them, discs as X and O.
pub fn copied(game: &Game, numbering: Numbering) -> String {
    let board = game.position().to_string();
    match plain_moves(game, numbering) {
        Some(moves) if !moves.is_empty() => format!("{moves}\n{board}"),
        _ => board,
    }
}

/// The columns in the order in which discs were dropped, if there were only drops and they are still there.
fn plain_moves(game: &Game, numbering: Numbering) -> Option<String> {
    let mut replay = Game::new(game.setup().clone());
    let mut columns = Vec::new();
    for &command in game.commands() {
        if matches!(command.action, Action::Block | Action::Remove(_) | Action::Undo) {
            return None;
        }
        for event in replay.play(command).ok()? {
            if let Event::Dropped { cell, .. } = event {
                columns.push(numbering.number(cell.column).to_string());
            }
        }
    }
    let shape = game.rules().shape;
    let text = columns.join(if shape.columns() > 9 { " " } else { "" });
    let (_, position) = MoveList::parse(&text, shape, numbering).ok()?;
    (position == *game.position()).then_some(text)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::study::{plain_game, read_position};
    use fourline_game::{Name, Player, Setup};
    use fourline_rules::{Column, Rules, Shape};
    use fourline_words::Language;

    #[test]
    fn what_is_copied_reads_back_with_its_moves() {
        for (shape, moves) in [
            (Shape::CLASSIC, "4453"),
            (Shape::CLASSIC, "1"),
            (Shape::new(16, 8, 4).unwrap(), "10 4 12 16"),
        ] {
            let read = |text: &str| {
                read_position(text, shape, Numbering::FromOne, Language::English).unwrap()
            };
            let game = read(moves);
            let text = copied(&game, Numbering::FromOne);
            assert_eq!(text.lines().next(), Some(moves));
            let again = read(&text);
            assert_eq!(again.commands(), game.commands(), "{text}");
        }
        let (none, _) = MoveList::parse("", Shape::CLASSIC, Numbering::FromOne).unwrap();
        let empty = copied(&plain_game(&none, Language::English), Numbering::FromOne);
        assert_eq!(empty, ". . . . . . .\n".repeat(6));
    }

    #[test]
    fn where_discs_were_removed_the_board_stands_alone() {
        let people = ["Ann", "Bob"].map(|name| Player::human(Name::new(name).unwrap()));
        let rules = Rules { removes: 1, ..Rules::CLASSIC };
        let mut game = Game::new(Setup::new(rules, people).unwrap());
        for action in [Action::Drop(Column::new(3)), Action::Drop(Column::new(3))] {
            game.play(game.turn().unwrap().does(action)).unwrap();
        }
        let theirs = fourline_rules::Cell::new(Column::new(3), 1);
        game.play(game.turn().unwrap().does(Action::Remove(theirs))).unwrap();
        let text = copied(&game, Numbering::FromOne);
        assert_eq!(text.lines().count(), 6, "{text}");
    }
}
