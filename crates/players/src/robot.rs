//! The player of P3: wins if it can, else stops the opponent's win, else builds its longest line.
//! Where the rules have them, it also knows when a remove or a block wins or saves the game.

use crate::Draw;
use fourline_game::{Action, Game, Seat, Stage};
use fourline_rules::{Cell, Column, Outcome, Position, Side};

/// The robot's action in its turn.
pub(crate) fn action(game: &Game, seat: Seat, draw: &mut dyn Draw) -> Action {
    let side = game.side(seat);
    match game.stage() {
        Stage::Move => before_drop(game, seat, side, draw),
        // It blocks when the skipped turn gives it a win.
        _ if game.may_block(seat).is_ok() && wins(game, side).next().is_some() => Action::Block,
        _ => Action::EndTurn,
    }
}

fn before_drop(game: &Game, seat: Seat, side: Side, draw: &mut dyn Draw) -> Action {
    if let Some(column) = wins(game, side).next() {
        return Action::Drop(column);
    }
    let may_remove = game.may_remove(seat).is_ok();
    if may_remove && let Some(cell) = winning_remove(game, side) {
        return Action::Remove(cell);
    }
    let losses: Vec<Column> = wins(game, side.other()).collect();
    // One disc can't stop two wins; a remove sometimes can.
    if may_remove
        && losses.len() > 1
        && let Some(cell) = saving_remove(game, side)
    {
        return Action::Remove(cell);
    }
    Action::Drop(match losses.first() {
        Some(&column) => column,
        None => best_value(game, side, draw),
    })
}

/// The columns where a disc of this side would win now, from the left.
fn wins(game: &Game, side: Side) -> impl Iterator<Item = Column> + '_ {
    let position = game.position();
    position.open_columns().filter(move |&column| {
        let mut after = *position;
        game.bad_column(column).is_none()
            && after
                .drop(side, column)
                .is_ok_and(|cell| !after.winning_cells_through(side, cell).is_empty())
    })
}

/// The free column with the highest value: the longest own line that the disc would be part of.
/// Ties are drawn.
fn best_value(game: &Game, side: Side, draw: &mut dyn Draw) -> Column {
    let position = game.position();
    let value = |column: Column| {
        let cell = position.landing(column).expect("an open column");
        position.longest_run_through(side, cell)
    };
    let playable = position.open_columns().filter(|&column| game.bad_column(column).is_none());
    let values: Vec<(Column, u8)> = playable.map(|column| (column, value(column))).collect();
    let highest = values.iter().map(|&(_, value)| value).max().expect("some column is playable");
    let best: Vec<Column> =
        values.iter().filter(|&&(_, value)| value == highest).map(|&(column, _)| column).collect();
    if best.len() == 1 { best[0] } else { best[draw.below(best.len())] }
}

/// A remove after which only this side has a line.
fn winning_remove(game: &Game, side: Side) -> Option<Cell> {
    removes(game, side)
        .find(|(_, after)| matches!(after.outcome(), Outcome::Line(winner, _) if winner == side))
        .map(|(cell, _)| cell)
}

/// A remove after which the opponent has no line and can't make one at once.
fn saving_remove(game: &Game, side: Side) -> Option<Cell> {
    let opponent = side.other();
    let is_safe = |after: &Position| {
        after.outcome() == Outcome::Open
            && after.open_columns().all(|column| {
                let mut next = *after;
                let cell = next.drop(opponent, column).expect("an open column");
                next.winning_cells_through(opponent, cell).is_empty()
            })
    };
    removes(game, side).find(|(_, after)| is_safe(after)).map(|(cell, _)| cell)
}

/// Every disc of the opponent with the position after its removal.
fn removes(game: &Game, side: Side) -> impl Iterator<Item = (Cell, Position)> {
    let position = *game.position();
    position.cells_of(position.discs(side.other())).into_iter().map(move |cell| {
        let mut after = position;
        after.remove(side, cell).expect("an opponent's disc");
        (cell, after)
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Computer, Dice};
    use fourline_game::{Name, Player, Setup};
    use fourline_rules::{Rules, Undo};
    use std::collections::BTreeSet;

    const REMOVE_AND_BLOCK: Rules =
        Rules { removes: 1, blocks: 1, undo: Undo::Never, ..Rules::CLASSIC };

    /// A game after these moves (letters), turns ended but for the last.
    fn after(rules: Rules, moves: &str) -> Game {
        let human = Player::human(Name::new("Ann").unwrap());
        let robot = Computer::Robot.player("Robot").unwrap();
        let mut game = Game::new(Setup::new(rules, [human, robot]).unwrap());
        for letter in moves.chars() {
            if let Stage::Dropped(_) = game.stage() {
                game.play(game.turn().unwrap().does(Action::EndTurn)).unwrap();
            }
            let column = Column::from_letter(letter).unwrap();
            game.play(game.turn().unwrap().does(Action::Drop(column))).unwrap();
        }
        game
    }

    /// Everything the player to move does over fifty seeds.
    fn replies(game: &Game) -> Vec<String> {
        let reply = |seed| {
            let action = action(game, game.turn().unwrap(), &mut Dice::new(seed));
            match action {
                Action::Drop(column) => column.letter().unwrap().to_string(),
                Action::Remove(cell) => format!("remove {:?}", (cell.column.index(), cell.row)),
                other => format!("{other:?}"),
            }
        };
        (0..50).map(reply).collect::<BTreeSet<_>>().into_iter().collect()
    }

    #[test]
    fn it_wins_when_it_can_even_if_the_opponent_could_too() {
        assert_eq!(replies(&after(Rules::CLASSIC, "agagagb")), ["g"]);
        // ... in a row, with a gap, and on a diagonal.
        assert_eq!(replies(&after(Rules::CLASSIC, "gagcgd")), ["g"]);
        assert_eq!(replies(&after(Rules::CLASSIC, "gagcfdf")), ["b"]);
    }

    #[test]
    fn else_it_stops_the_opponents_win() {
        assert_eq!(replies(&after(Rules::CLASSIC, "agaba")), ["a"]);
        assert_eq!(replies(&after(Rules::CLASSIC, "bacad")), ["e"], "the other end is taken");
        assert_eq!(replies(&after(Rules::CLASSIC, "cadae")), ["b"], "the leftmost of two");
    }

    #[test]
    fn else_it_takes_the_highest_value_and_draws_among_equals() {
        assert_eq!(replies(&after(Rules::CLASSIC, "adaeg")), ["c", "f"]);
        assert_eq!(replies(&after(Rules::CLASSIC, "")), ["a", "b", "c", "d", "e", "f", "g"]);
    }

    #[test]
    fn a_remove_that_wins_or_saves_is_seen() {
        assert_eq!(replies(&after(REMOVE_AND_BLOCK, "dagbgcfdf")), ["EndTurn"], "Ann's own turn");
        let end = |mut game: Game| {
            game.play(game.turn().unwrap().does(Action::EndTurn)).unwrap();
            game
        };
        assert_eq!(replies(&end(after(REMOVE_AND_BLOCK, "dagbgcfdf"))), ["remove (3, 0)"]);
        assert_eq!(replies(&end(after(REMOVE_AND_BLOCK, "cadae"))), ["remove (2, 0)"]);
    }

    #[test]
    fn it_blocks_when_the_skipped_turn_gives_it_a_win() {
        assert_eq!(replies(&after(REMOVE_AND_BLOCK, "acadge")), ["Block"]);
        assert_eq!(replies(&after(REMOVE_AND_BLOCK, "acadaf")), ["EndTurn"], "Ann has three");
        assert_eq!(replies(&after(REMOVE_AND_BLOCK, "acad")), ["EndTurn"], "nothing to win");
    }

    #[test]
    fn the_forced_opening_is_kept() {
        assert_eq!(replies(&after(Rules::POWER, "")), ["d"]);
        assert_eq!(replies(&after(Rules::POWER, "d")), ["d"]);
    }
}
