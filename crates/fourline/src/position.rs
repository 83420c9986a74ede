//! Positions as they are typed behind a command: moves, a drawn board, or the name of a file.

use crate::voice::language;
use fourline_app::files::FileProblem;
use fourline_app::study::{ReadError, Source, read_position};
use fourline_game::Game;
use fourline_native::files::read_record;
use fourline_rules::{Numbering, Shape};
use fourline_words::catalogue::commands;
use fourline_words::{Language, Say};
use std::path::Path;

/// A game that leads to the position.
pub enum Typed {
    /// The record in a file.
    Record(Game),
    /// The moves, or some that lead to the drawn board.
    Moves(Game),
}

/// Why there is no position.
#[derive(Debug, PartialEq, Eq)]
pub enum PositionError {
    /// It is the name of a file, and that can't be read.
    File(FileProblem),
    /// It is a list of moves or a drawn board that is wrong.
    Text(ReadError),
    /// It may be either, but no file has this name, and read as moves it is wrong.
    Neither(ReadError),
}

impl Typed {
    pub fn game(self) -> Game {
        match self {
            Typed::Record(game) | Typed::Moves(game) => game,
        }
    }
}

/// Finds out what was typed, and reads it. Moves are played on a board of this shape.
pub fn find(text: &str, shape: Shape, numbering: Numbering) -> Result<Typed, PositionError> {
    let record = |file: &str| {
        let read = read_record(Path::new(file)).map(Typed::Record);
        read.map_err(|error| PositionError::File(error.reason))
    };
    let text = match Source::of(text) {
        Source::File(file) => return record(file),
        Source::Text(text) => text,
    };
    match read_position(text, shape, numbering, language()) {
        Ok(game) => Ok(Typed::Moves(game)),
        Err(error) if text.contains(['\n', '\r']) => Err(PositionError::Text(error)),
        // Moves come first; but a file may have any name.
        Err(_) if Path::new(text).exists() => record(text),
        Err(error) if is_of_numbers(text) => Err(PositionError::Text(error)),
        Err(error) => Err(PositionError::Neither(error)),
    }
}

/// Has it nothing but numbers, which hardly anyone calls a file?
fn is_of_numbers(text: &str) -> bool {
    text.chars().all(|c| c.is_ascii_digit() || c == ',' || c == ' ')
}

impl Say for PositionError {
    fn say(&self, language: Language) -> String {
        match self {
            PositionError::File(problem @ FileProblem::NotFound) => {
                commands::position_no_file(language, problem.say(language))
            }
            PositionError::File(problem) => problem.say(language),
            PositionError::Text(error) => error.say(language),
            // Where not even the first move can be read, no move was meant.
            PositionError::Neither(ReadError::Moves(error)) if error.move_number == 1 => {
                commands::position_neither(language)
            }
            PositionError::Neither(error) => {
                commands::position_neither_because(language, error.say(language))
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn problem(text: &str) -> String {
        match find(text, Shape::CLASSIC, Numbering::FromOne) {
            Ok(_) => panic!("{text} is a position"),
            Err(error) => error.say(Language::English),
        }
    }

    #[test]
    fn what_was_tried_and_what_is_accepted_is_said() {
        let accepted = ". Give moves such as 4453, a drawn board, or a file that exists";
        for (name, why) in [
            ("nofile", ""),
            ("my-game", ""),
            ("no file", ""),
            (
                "44-game",
                ": move 3 (character 3): expected the number or letter of a column, found '-'",
            ),
            ("ddex", ": move 4 (character 4): there is no such column; columns are 1 to 7"),
        ] {
            let said = format!("no file has this name, and these are not moves{why}{accepted}");
            assert_eq!(problem(name), said);
        }
        let said = problem("no/such.fourline");
        assert!(said.starts_with("no such file or folder; name a file that exists"), "{said}");
        let said = problem("4458");
        assert_eq!(said, "move 4 (character 4): there is no such column; columns are 1 to 7");
        assert_eq!(
            problem("x . y\n. . ."),
            "line 1, column 5: expected '.', 'X' or 'O', found 'y'"
        );
    }

    #[test]
    fn a_file_may_have_any_name_but_moves_come_first() {
        // Tests run in the folder of their crate.
        assert!(matches!(
            find("src", Shape::CLASSIC, Numbering::FromOne),
            Err(PositionError::File(FileProblem::IsAFolder))
        ));
        let moves = find("ddec", Shape::CLASSIC, Numbering::FromOne);
        assert!(matches!(moves, Ok(Typed::Moves(game)) if game.commands().len() == 4));
    }
}
