//! A study on the page: the tree of moves, what is pointed at, and what was typed to be read.

use fourline_app::Request;
use fourline_app::study::{ReadError, Study, Want, read_position};
use fourline_app::thinking::Ticket;
use fourline_app::words::Speaker;
use fourline_game::{Action, Game, Refusal};
use fourline_rules::{Cell, Column, Numbering, Shape};

/// A study on the page.
#[derive(Debug)]
pub struct Desk {
    /// The study.
    pub study: Study,
    /// The column that is pointed at.
    pub column: Option<Column>,
    /// What was typed or pasted.
    pub text: String,
    /// Is a disc being chosen to be removed?
    pub removing: bool,
    tickets: u64,
}

/// Where to go in a study.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Go {
    /// To the beginning.
    First,
    /// A move back.
    Back,
    /// A move forward.
    Forward,
    /// To the end of the line.
    Last,
    /// To this move of the line.
    Ply(usize),
    /// To the next mistake, or to the one before.
    Mistake(bool),
    /// To the next move that was tried instead.
    Branch,
}

impl Desk {
    /// A study of a game, at its end.
    pub fn of_game(game: &Game) -> Desk {
        Desk {
            study: Study::of_game(game),
            column: None,
            text: String::new(),
            removing: false,
            tickets: 0,
        }
    }

    /// What it wants to be thought about.
    pub fn want(&mut self) -> Vec<Want> {
        let tickets = &mut self.tickets;
        self.study.want(|| {
            *tickets += 1;
            Ticket(*tickets)
        })
    }

    /// Goes somewhere; false if there is nothing there.
    pub fn go(&mut self, go: Go) -> bool {
        self.removing = false;
        let tree = &mut self.study.tree;
        match go {
            Go::First => tree.go_first(),
            Go::Back => return tree.back(),
            Go::Forward => return tree.forward(),
            Go::Last => tree.go_last(),
            Go::Ply(ply) => tree.go_to_ply(ply),
            Go::Mistake(forward) => return tree.go_to_mistake(forward),
            Go::Branch => return tree.next_branch(),
        }
        true
    }

    /// Plays a move for the side to move.
    pub fn play(&mut self, action: Action) -> Result<(), Refusal> {
        self.removing = false;
        self.study.tree.play(action)
    }

    /// What a request for a game means in a study.
    pub fn ask(&mut self, request: Request) -> Result<(), Refusal> {
        match request {
            Request::Drop(column) => self.play(Action::Drop(column)),
            Request::Remove(cell) => self.play(Action::Remove(cell)),
            Request::Block => self.play(Action::Block),
            Request::EndTurn => self.play(Action::EndTurn),
            Request::ChooseDisc => {
                let game = self.study.tree.game();
                let seat = game.turn().ok_or(Refusal::GameOver)?;
                game.may_remove(seat)?;
                self.removing = !self.removing;
                Ok(())
            }
            _ => Ok(()),
        }
    }

    /// The discs that can be removed, while one is being chosen.
    pub fn removable(&self) -> Vec<Cell> {
        let game = self.study.tree.game();
        match game.turn().filter(|_| self.removing) {
            Some(seat) => {
                let theirs = game.position().discs(game.side(seat.other()));
                game.position().cells_of(theirs)
            }
            None => Vec::new(),
        }
    }

    /// Reads moves, a drawn board or a record. A text that can't be read changes nothing.
    pub fn read(&mut self, text: &str, speaker: &Speaker) -> Result<(), ReadError> {
        let shape: Shape = self.study.tree.game().rules().shape;
        let game = read_position(text, shape, Numbering::FromOne, speaker.language)?;
        *self = Desk { tickets: self.tickets + 1, ..Desk::of_game(&game) };
        Ok(())
    }

    /// The board as text, to be changed and read again.
    pub fn drawing(&self) -> String {
        self.study.tree.game().position().to_string()
    }

    /// The column next to the one that is pointed at.
    pub fn next_column(&self, by: i32) -> Column {
        let columns = i32::from(self.study.tree.game().rules().shape.columns());
        let at = self.column.map_or(columns / 2, |column| column.index() as i32 + by);
        Column::new(at.rem_euclid(columns) as u8)
    }

    /// The game at the end of the line that is looked at, and the move in it.
    pub fn line(&self) -> (&Game, usize) {
        let tree = &self.study.tree;
        let last = tree.line().last().copied().unwrap_or(tree.at());
        (&tree.get(last).game, tree.ply())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use fourline_words::Language;

    fn desk(moves: &str) -> Desk {
        let read =
            |text| read_position(text, Shape::CLASSIC, Numbering::FromOne, Language::English);
        Desk::of_game(&read(moves).unwrap())
    }

    #[test]
    fn moves_branches_and_texts() {
        let mut desk = desk("4453");
        assert!(desk.go(Go::Back));
        desk.ask(Request::Drop(Column::new(0))).unwrap();
        assert_eq!(desk.study.tree.siblings(), 1);
        assert!(desk.go(Go::Branch));
        desk.go(Go::First);
        assert_eq!(desk.study.tree.ply(), 0);
        desk.go(Go::Last);
        let drawing = desk.drawing();
        let position = *desk.study.tree.game().position();
        desk.read(&drawing, &Speaker::default()).unwrap();
        assert_eq!(*desk.study.tree.game().position(), position);
        assert!(desk.read("4x5", &Speaker::default()).is_err());
        assert_eq!(*desk.study.tree.game().position(), position);
        assert!(!desk.go(Go::Mistake(true)));
    }
}
