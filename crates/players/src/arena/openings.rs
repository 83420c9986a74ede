//! What is on the board before the players of a match take over.

use crate::{Books, Dice, Draw};
use fourline_game::{Action, Game, Stage};
use fourline_rules::{Column, MoveList, Numbering, Outcome, Position, Shape, Side};
use fourline_solver::{Control, Options, Solver};

/// So many random positions are tried for one that is balanced.
const TRIES: usize = 20_000;

/// What is on the board before the players take over.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Openings {
    /// So many discs, dropped at random.
    Random(usize),
    /// These, one after the other, and from the first again.
    Listed(Vec<MoveList>),
}

/// Plays an opening from the beginning of a game; `None` if the rules do not allow it, or it ends the game.
pub fn play(game: &mut Game, opening: &MoveList) -> Option<()> {
    if let (Stage::PickSymbol, Some(seat)) = (game.stage(), game.turn()) {
        let first = game.setup().symbols.first();
        game.play(seat.does(Action::PickSymbol(first))).ok()?;
    }
    for &column in opening.columns() {
        let seat = game.turn()?;
        if game.bad_column(column).is_some() {
            return None;
        }
        game.play(seat.does(Action::Drop(column))).ok()?;
        if matches!(game.stage(), Stage::Dropped(_)) && game.turn() == Some(seat) {
            game.play(seat.does(Action::EndTurn)).ok()?;
        }
    }
    game.turn().map(|_| ())
}

/// Different openings of so many discs that are drawn with best play, by the exact solver; `None` if the
/// solver does not know the board, or too few are found.
pub fn balanced(
    shape: Shape,
    discs: usize,
    count: usize,
    seed: u64,
    books: &Books,
) -> Option<Vec<MoveList>> {
    let mut solver = Solver::new(Options::default()).ok()?;
    let mut dice = Dice::new(seed);
    let mut found: Vec<MoveList> = Vec::new();
    for _ in 0..TRIES {
        if found.len() == count {
            break;
        }
        let Some((moves, position)) = random(shape, discs, &mut dice) else { continue };
        solver.use_book(books.find(shape, discs as u32));
        if solver.weak(&position, &Control::new()).ok()? == 0 && !found.contains(&moves) {
            found.push(moves);
        }
    }
    // Fewer different ones than wanted are used again and again.
    (!found.is_empty()).then_some(found)
}

/// Random drops that leave the game open.
fn random(shape: Shape, discs: usize, dice: &mut Dice) -> Option<(MoveList, Position)> {
    let mut position = Position::empty(shape);
    let mut letters = String::new();
    for number in 0..discs {
        let open: Vec<Column> = position.open_columns().collect();
        let column = *open.get(dice.below(open.len().max(1)))?;
        position.drop(Side::BOTH[number % 2], column).ok()?;
        letters.push(column.letter()?);
        if position.outcome() != Outcome::Open {
            return None;
        }
    }
    MoveList::parse(&letters, shape, Numbering::FromOne).ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn balanced_openings_are_draws_and_the_same_for_a_seed() {
        let shape = Shape::CLASSIC;
        let found = balanced(shape, 6, 5, 7, &Books::default()).unwrap();
        assert_eq!(found.len(), 5);
        assert_eq!(balanced(shape, 6, 5, 7, &Books::default()).unwrap(), found);
        let mut solver = Solver::new(Options::default()).unwrap();
        solver.use_book(Books::default().find(shape, 6));
        for opening in &found {
            let read = MoveList::parse(&opening.to_letters(), shape, Numbering::FromOne).unwrap();
            assert_eq!(solver.weak(&read.1, &Control::new()), Ok(0));
        }
        // The first move wins on the empty board, and no book is needed to see that there are no lines of 5.
        assert_eq!(balanced(shape, 0, 5, 7, &Books::default()), None);
        assert_eq!(balanced(Shape::new(7, 6, 5).unwrap(), 4, 5, 7, &Books::none()), None);
    }
}
