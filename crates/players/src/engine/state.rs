//! What matters of a game for its future: the discs, whose turn it is, and what is left. Undos and
//! violations never help anybody who knows what they want, so they are left out; a turn is made in
//! one piece, with its block if there is one.

use super::lines::Lines;
use fourline_game::{Action, Game};
use fourline_rules::{Cell, Column, Opening, Side};

/// A game as the search sees it. Sides are numbered 0 (who moved first) and 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) struct State {
    /// The discs of each side; a cell's bit is its column times the rows, plus its row.
    pub(super) discs: [u128; 2],
    pub(super) turn: u8,
    pub(super) removes: [u8; 2],
    pub(super) blocks: [u8; 2],
    /// Is the first, forced disc of this side still to come?
    pub(super) opening: [bool; 2],
}

/// A whole turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) struct Turn {
    pub(super) main: Main,
    /// Skip the opponent's next turn?
    pub(super) block: bool,
}

/// The first part of a turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) enum Main {
    /// A disc into this column.
    Drop(u8),
    /// The disc with this bit is taken out.
    Remove(u8),
}

/// What a turn leads to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum After {
    /// This side has a line.
    Won(u8),
    /// Both have one, or the board is full.
    Draw,
    /// The game goes on.
    Goes(State),
}

impl State {
    /// The state of a game in progress, at the beginning of a turn.
    pub(super) fn of(game: &Game) -> State {
        let seat = |side: Side| game.seat(side);
        let sides = Side::BOTH;
        let turn = game.side(game.turn().expect("the game is in progress"));
        State {
            discs: sides.map(|side| game.position().discs(side).bits()),
            turn: turn.index() as u8,
            removes: sides.map(|side| game.removes_left(seat(side)).unwrap_or(0)),
            blocks: sides.map(|side| game.blocks_left(seat(side)).unwrap_or(0)),
            opening: sides.map(|side| {
                game.rules().opening == Opening::Centre && game.is_opening_turn(seat(side))
            }),
        }
    }

    pub(super) fn filled(&self) -> u128 {
        self.discs[0] | self.discs[1]
    }

    pub(super) fn own(&self) -> u128 {
        self.discs[usize::from(self.turn)]
    }

    pub(super) fn their(&self) -> u128 {
        self.discs[usize::from(1 - self.turn)]
    }

    /// The cell where a disc in this column comes to rest, as a bit number.
    pub(super) fn landing(&self, lines: &Lines, column: u8) -> Option<u32> {
        let rows = u32::from(lines.shape.rows());
        let first = u32::from(column) * rows;
        let height = ((self.filled() >> first) & ((1 << rows) - 1)).count_ones();
        (height < rows).then_some(first + height)
    }

    /// Calls `look` with every turn and what it leads to.
    pub(super) fn each_turn(&self, lines: &Lines, mut look: impl FnMut(Turn, After)) {
        let forced = self.opening[usize::from(self.turn)];
        for column in lines.shape.all_columns() {
            let index = column.index() as u8;
            if forced && !lines.shape.is_centre(column) {
                continue;
            }
            if let Some(bit) = self.landing(lines, index) {
                self.look_at(lines, Main::Drop(index), self.dropped(lines, bit), &mut look);
            }
        }
        if !forced && self.removes[usize::from(self.turn)] > 0 {
            let mut targets = self.their();
            while targets != 0 {
                let bit = targets.trailing_zeros();
                targets &= targets - 1;
                let after = self.removed(lines, bit);
                self.look_at(lines, Main::Remove(bit as u8), after, &mut look);
            }
        }
    }

    /// Shows a main move without and, where it is allowed, with a block.
    fn look_at(&self, lines: &Lines, main: Main, after: After, look: &mut impl FnMut(Turn, After)) {
        look(Turn { main, block: false }, after);
        let After::Goes(next) = after else { return };
        let me = usize::from(self.turn);
        let may_block =
            !self.opening[me] && next.blocks[me] > 0 && !lines.any_almost(next.discs[1 - me]);
        if may_block {
            let mut blocked = State { turn: self.turn, ..next };
            blocked.blocks[me] -= 1;
            look(Turn { main, block: true }, After::Goes(blocked));
        }
    }

    fn dropped(&self, lines: &Lines, bit: u32) -> After {
        let me = usize::from(self.turn);
        let mut next = *self;
        next.discs[me] |= 1 << bit;
        next.opening[me] = false;
        next.turn = 1 - self.turn;
        if lines.completes(next.discs[me], bit) {
            return After::Won(self.turn);
        }
        if next.filled().count_ones() == lines.shape.cells() {
            return After::Draw;
        }
        After::Goes(next)
    }

    fn removed(&self, lines: &Lines, bit: u32) -> After {
        let me = usize::from(self.turn);
        let rows = u32::from(lines.shape.rows());
        let column = ((1u128 << rows) - 1) << (bit / rows * rows);
        let below = (1u128 << bit) - 1;
        let mut next = *self;
        for discs in &mut next.discs {
            let falling = (*discs & column & !below) >> 1;
            *discs = (*discs & (below | !column)) | (falling & !below);
        }
        next.removes[me] -= 1;
        next.turn = 1 - self.turn;
        match (lines.any(next.discs[0]), lines.any(next.discs[1])) {
            (true, true) => After::Draw,
            (true, false) => After::Won(0),
            (false, true) => After::Won(1),
            (false, false) => After::Goes(next),
        }
    }
}

impl Turn {
    /// The actions that make this turn in a game; the last of them ends it.
    pub(super) fn actions(self, lines: &Lines) -> Vec<Action> {
        let rows = lines.shape.rows();
        let main = match self.main {
            Main::Drop(column) => Action::Drop(Column::new(column)),
            Main::Remove(bit) => Action::Remove(Cell::new(Column::new(bit / rows), bit % rows)),
        };
        if self.block { vec![main, Action::Block] } else { vec![main] }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Computer, Dice, Draw};
    use fourline_game::{Ending, Seat, Setup, Stage, Verdict};
    use fourline_rules::{BadInput, Rules, Shape, Undo};

    /// Plays a turn in a game by its actions and ends it.
    fn play(game: &mut Game, seat: Seat, turn: Turn, lines: &Lines) {
        for action in turn.actions(lines) {
            game.play(seat.does(action)).expect("the state allows only what the game allows");
        }
        if game.turn() == Some(seat) && game.stage() != Stage::Move {
            game.play(seat.does(Action::EndTurn)).expect("a turn can be ended");
        }
    }

    #[test]
    fn states_follow_the_games_own_rules() {
        let mut dice = Dice::new(99);
        let mut turns_seen = 0;
        for _ in 0..300 {
            let shape = Shape::new(
                4 + dice.below(4) as u32,
                4 + dice.below(3) as u32,
                3 + dice.below(2) as u32,
            );
            let rules = Rules {
                shape: shape.unwrap(),
                bad_input: BadInput::AskAgain,
                undo: [Undo::Never, Undo::Strict(1)][dice.below(2)],
                opening: [Opening::Free, Opening::Centre][dice.below(2)],
                removes: dice.below(3) as u8,
                blocks: dice.below(3) as u8,
                ..Rules::CLASSIC
            };
            let lines = Lines::new(rules.shape);
            let players = ["One", "Two"].map(|name| Computer::Random.player(name).unwrap());
            let mut setup = Setup::new(rules, players).unwrap();
            setup.starter = Seat::BOTH[dice.below(2)];
            let mut game = Game::new(setup);
            while let Some(seat) = game.turn() {
                let state = State::of(&game);
                let mut turns = Vec::new();
                state.each_turn(&lines, |turn, after| turns.push((turn, after)));
                // Every turn that the game allows is among them, and each leads to the same.
                let mut allowed = 0;
                for column in rules.shape.all_columns() {
                    allowed += usize::from(game.bad_column(column).is_none());
                }
                if game.may_remove(seat).is_ok() {
                    allowed += state.their().count_ones() as usize;
                }
                let mains = turns.iter().filter(|(turn, _)| !turn.block).count();
                assert_eq!(mains, allowed);
                for &(turn, after) in &turns {
                    let mut next = game.clone();
                    play(&mut next, seat, turn, &lines);
                    let expected = match next.ending().map(Ending::verdict) {
                        None => After::Goes(State::of(&next)),
                        Some(Verdict::Won(winner)) => After::Won(game.side(winner).index() as u8),
                        Some(_) => After::Draw,
                    };
                    assert_eq!(after, expected, "{turn:?}\n{}", game.position());
                    turns_seen += 1;
                }
                let blockable = turns.iter().filter(|(turn, _)| turn.block).count();
                let mut blocks = 0;
                for &(turn, _) in turns.iter().filter(|(turn, _)| !turn.block) {
                    let mut next = game.clone();
                    next.play(seat.does(turn.actions(&lines)[0])).unwrap();
                    blocks += usize::from(next.may_block(seat).is_ok());
                }
                assert_eq!(blockable, blocks);
                let (turn, _) = turns[dice.below(turns.len())];
                play(&mut game, seat, turn, &lines);
            }
        }
        assert!(turns_seen > 20_000, "{turns_seen}");
    }
}
