//! One whole turn as a word of the engine protocol.
//!
//! ```text
//! P@d1          a disc that falls into column d and lands in row 1, counted from the bottom
//! d   4         the same, in short
//! x@d2          the opponent's disc in column d, row 2, is removed
//! P@d1+block    and the opponent's next turn is blocked
//! ```
//! The first form is how `cfour` is written by Fairy-Stockfish and cutechess; the last two are ours, for
//! house rules. Undos have no word: a program that wants another column names it at once.

use fourline_game::{Action, BadColumn, Event, Game, Seat, Stage};
use fourline_rules::{Cell, Column, Numbering};
use fourline_words::catalogue::programs as text;
use fourline_words::{Language, Say, display_in_english};

/// The word behind a turn that blocks.
const BLOCK: &str = "+block";

/// What a player does from the beginning of a turn to its end.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Turn {
    /// The drop or the remove.
    pub deed: Deed,
    /// Is the opponent's next turn blocked?
    pub blocks: bool,
}

/// The first thing done in a turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Deed {
    /// A disc is dropped into this column.
    Drop(Column),
    /// The opponent's disc in this cell is removed.
    Remove(Cell),
}

/// Why a word is not a turn that can be made now.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum TurnError {
    /// Not a turn at all.
    Unknown(String),
    /// A disc in that column lands elsewhere.
    LandsElsewhere {
        /// The word.
        word: String,
        /// Where it lands, as the protocol writes it.
        lands: String,
    },
    /// The column is full, or the opening asks for another.
    BadColumn(String),
    /// The rules do not allow it now.
    Refused(String),
    /// The game is over.
    Over(String),
}

impl Turn {
    /// Only a drop.
    pub const fn drop(column: Column) -> Turn {
        Turn { deed: Deed::Drop(column), blocks: false }
    }

    /// Reads a word for the game as it stands, and checks that the turn can be made.
    pub fn read(word: &str, game: &Game) -> Result<Turn, TurnError> {
        let unknown = || TurnError::Unknown(word.to_string());
        let (deed, blocks) = match word.strip_suffix(BLOCK) {
            Some(deed) => (deed, true),
            None => (word, false),
        };
        let shape = game.rules().shape;
        let deed = if let Some(cell) = deed.strip_prefix("x@") {
            Deed::Remove(read_cell(cell, game).ok_or_else(unknown)?)
        } else if let Some(cell) = deed.strip_prefix("P@").or_else(|| deed.strip_prefix("p@")) {
            let cell = read_cell(cell, game).ok_or_else(unknown)?;
            if let Ok(lands) = game.position().landing(cell.column)
                && lands != cell
            {
                let (word, lands) = (word.to_string(), written_cell(lands));
                return Err(TurnError::LandsElsewhere { word, lands });
            }
            Deed::Drop(cell.column)
        } else {
            let mut letters = deed.chars();
            let column = match (letters.next(), letters.next()) {
                (Some(letter), None) if letter.is_ascii_alphabetic() => Column::from_letter(letter),
                _ if !deed.is_empty() && deed.bytes().all(|byte| byte.is_ascii_digit()) => {
                    let number = deed.parse().map_err(|_| unknown())?;
                    Numbering::FromOne.column(number, shape)
                }
                _ => None,
            };
            Deed::Drop(column.filter(|&column| shape.has_column(column)).ok_or_else(unknown)?)
        };
        let turn = Turn { deed, blocks };
        turn.play(&mut game.clone(), word)?;
        Ok(turn)
    }

    /// The turn as the protocol writes it, for the game before it.
    pub fn write(&self, game: &Game) -> String {
        let block = if self.blocks { BLOCK } else { "" };
        match self.deed {
            Deed::Drop(column) => {
                let lands = game.position().landing(column).unwrap_or(Cell::new(column, 0));
                format!("P@{}{block}", written_cell(lands))
            }
            Deed::Remove(cell) => format!("x@{}{block}", written_cell(cell)),
        }
    }

    /// Makes the turn, from its beginning to its end. `word` is how it was written, for errors; on an error
    /// the game is worth nothing any more.
    pub fn play(&self, game: &mut Game, word: &str) -> Result<(), TurnError> {
        begin(game);
        let Some(seat) = game.turn() else { return Err(TurnError::Over(word.to_string())) };
        if let Deed::Drop(column) = self.deed
            && game.bad_column(column).is_some()
        {
            return Err(TurnError::BadColumn(word.to_string()));
        }
        let refused = |_| TurnError::Refused(word.to_string());
        game.play(seat.does(self.action())).map_err(refused)?;
        if self.blocks {
            game.play(seat.does(Action::Block)).map_err(refused)?;
        } else {
            end(game, seat);
        }
        Ok(())
    }

    /// What is done first.
    pub const fn action(&self) -> Action {
        match self.deed {
            Deed::Drop(column) => Action::Drop(column),
            Deed::Remove(cell) => Action::Remove(cell),
        }
    }
}

/// Goes on to the first move: the starter takes the first symbol, which has no word in the protocol.
pub fn begin(game: &mut Game) {
    if let (Stage::PickSymbol, Some(seat)) = (game.stage(), game.turn()) {
        let first = game.setup().symbols.first();
        game.play(seat.does(Action::PickSymbol(first))).expect("the starter may pick");
    }
}

/// Ends the turn of a seat that neither takes its disc back nor blocks.
pub fn end(game: &mut Game, seat: Seat) {
    let is_open = matches!(game.stage(), Stage::Dropped(_) | Stage::Removed);
    if is_open && game.turn() == Some(seat) {
        game.play(seat.does(Action::EndTurn)).expect("a turn can be ended");
    }
}

/// The turns of a game that stand, as the protocol writes them; `None` if something was done that has no
/// word, such as a bad column that was counted.
pub fn written_turns(game: &Game) -> Option<Vec<String>> {
    let mut replay = Game::new(game.setup().clone());
    let mut turns: Vec<String> = Vec::new();
    for &command in game.commands() {
        let before = replay.clone();
        for event in replay.play(command).ok()? {
            match event {
                Event::Dropped { cell, .. } => turns.push(Turn::drop(cell.column).write(&before)),
                Event::Removed { cell, .. } => turns.push(format!("x@{}", written_cell(cell))),
                Event::Blocked { .. } => turns.last_mut()?.push_str(BLOCK),
                Event::Undone { .. } => drop(turns.pop()),
                Event::TakenBack { .. } => return None,
                Event::Violated { bad: BadColumn::Nowhere | BadColumn::Full(_), .. }
                | Event::Violated { .. } => return None,
                _ => {}
            }
        }
    }
    Some(turns)
}

/// A cell with its row from the bottom, as chess counts: `d1`.
fn written_cell(cell: Cell) -> String {
    format!("{}{}", cell.column.letter().unwrap_or('?'), cell.row + 1)
}

fn read_cell(text: &str, game: &Game) -> Option<Cell> {
    let column = Column::from_letter(text.chars().next()?)?;
    let row = text.get(1..).filter(|row| row.bytes().all(|byte| byte.is_ascii_digit()))?;
    let cell = Cell::new(column, row.parse::<u8>().ok()?.checked_sub(1)?);
    game.rules().shape.has_cell(cell).then_some(cell)
}

impl Say for TurnError {
    fn say(&self, language: Language) -> String {
        let quoted = |word: &str| fourline_app::safe::shown(word);
        match self {
            TurnError::Unknown(word) => text::turn_unknown(language, quoted(word)),
            TurnError::LandsElsewhere { word, lands } => {
                text::turn_lands_elsewhere(language, lands, quoted(word))
            }
            TurnError::BadColumn(word) => text::turn_bad_column(language, quoted(word)),
            TurnError::Refused(word) => text::turn_refused(language, quoted(word)),
            TurnError::Over(word) => text::turn_over(language, quoted(word)),
        }
    }
}

display_in_english!(TurnError);
impl std::error::Error for TurnError {}

#[cfg(test)]
mod tests {
    use super::*;
    use fourline_game::{Name, Player, Setup};
    use fourline_rules::{Rules, WhoStarts};

    fn new_game(rules: Rules) -> Game {
        let people = ["Ann", "Bob"].map(|name| Player::human(Name::new(name).unwrap()));
        Game::new(Setup::new(rules, people).unwrap())
    }

    #[test]
    fn every_form_of_a_drop_is_read_and_the_row_is_checked() {
        let game = new_game(Rules::CLASSIC);
        for word in ["P@d1", "p@d1", "d", "D", "4"] {
            assert_eq!(Turn::read(word, &game), Ok(Turn::drop(Column::new(3))), "{word}");
        }
        for word in
            ["", "P@", "P@d", "P@d0", "P@d7", "P@h1", "h", "0", "8", "dd", "44", "é", "x@", "P@d+1"]
        {
            assert_eq!(Turn::read(word, &game), Err(TurnError::Unknown(word.into())), "{word}");
        }
        let said = Turn::read("P@d2", &game).unwrap_err().to_string();
        assert_eq!(said, "P@d2: a disc in this column lands on d1");
        assert_eq!(Turn::read("P@d1+block", &game), Err(TurnError::Refused("P@d1+block".into())));
    }

    #[test]
    fn whole_turns_of_the_power_rules_are_written_and_read_back() {
        let rules = Rules { who_starts: WhoStarts::SeatOne, ..Rules::POWER };
        let mut game = new_game(rules);
        assert!(matches!(Turn::read("a", &game), Err(TurnError::BadColumn(_))));
        let words = ["P@d1", "P@d2", "P@e1+block", "x@d2", "P@a1"];
        for word in words {
            let turn = Turn::read(word, &game).unwrap_or_else(|error| panic!("{error}"));
            assert_eq!(turn.write(&game), word);
            turn.play(&mut game, word).unwrap();
        }
        assert_eq!(written_turns(&game).unwrap(), words);
    }

    #[test]
    fn a_symbol_is_picked_on_the_way_and_a_finished_game_takes_no_turn() {
        let mut game = new_game(Rules::SECOND_CHANCE);
        for word in ["1", "2", "1", "2", "1", "2", "1"] {
            Turn::read(word, &game).unwrap().play(&mut game, word).unwrap();
        }
        assert!(game.ending().is_some());
        assert_eq!(Turn::read("2", &game), Err(TurnError::Over("2".into())));
    }
}
