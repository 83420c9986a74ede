//! What matters of a game for its future: the discs, whose turn it is, and what is left. Undos and
//! violations never help anybody who knows what they want, so they are left out; a turn is made in
//! one piece, with its block if there is one.

use super::bits::Bits;
use super::lines::Lines;
use fourline_game::{Action, Game};
use fourline_rules::{Cell, Column, Opening, Side};

/// A game as the search sees it. Sides are numbered 0 (who moved first) and 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) struct State<B> {
    /// The discs of each side.
    pub(super) discs: [B; 2],
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

/// The first part of a turn; cells are named by their bits.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) enum Main {
    /// A disc that comes to rest here.
    Drop(u8),
    /// The disc here is taken out.
    Remove(u8),
}

/// What a turn leads to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum After<B> {
    /// This side has a line.
    Won(u8),
    /// Both have one, or the board is full.
    Draw,
    /// The game continues.
    Goes(State<B>),
}

impl<B: Bits> State<B> {
    /// The state of a game in progress, at the beginning of a turn.
    pub(super) fn of(game: &Game) -> State<B> {
        let seat = |side: Side| game.seat(side);
        let sides = Side::BOTH;
        let turn = game.side(game.turn().expect("the game is in progress"));
        State {
            discs: sides.map(|side| B::of(game.position().discs(side).bits())),
            turn: turn.index() as u8,
            removes: sides.map(|side| game.removes_left(seat(side)).unwrap_or(0)),
            blocks: sides.map(|side| game.blocks_left(seat(side)).unwrap_or(0)),
            opening: sides.map(|side| {
                game.rules().opening == Opening::Centre && game.is_opening_turn(seat(side))
            }),
        }
    }

    pub(super) fn filled(&self) -> B {
        self.discs[0] | self.discs[1]
    }

    pub(super) fn own(&self) -> B {
        self.discs[usize::from(self.turn)]
    }

    pub(super) fn their(&self) -> B {
        self.discs[usize::from(1 - self.turn)]
    }

    /// Where the side to move may put a disc.
    pub(super) fn drops(&self, lines: &Lines<B>) -> B {
        let landings = lines.landings(self.filled());
        let forced = self.opening[usize::from(self.turn)];
        if forced { landings & lines.centre } else { landings }
    }

    /// The discs that the side to move may take out.
    pub(super) fn targets(&self) -> B {
        let me = usize::from(self.turn);
        if self.removes[me] > 0 && !self.opening[me] { self.their() } else { B::NONE }
    }

    /// May the side that has just moved, here the one to move, still have a block? Whether it is
    /// refused depends on the opponent's discs.
    pub(super) fn has_block(&self) -> bool {
        let me = usize::from(self.turn);
        self.blocks[me] > 0 && !self.opening[me]
    }

    /// Can the side to move do anything else than drop a disc?
    pub(super) fn has_more_than_drops(&self) -> bool {
        self.has_block() || !self.targets().is_empty()
    }

    /// Calls `look` with every turn and what it leads to: drops from the left, then removes.
    pub(super) fn each_turn(&self, lines: &Lines<B>, mut look: impl FnMut(Turn, After<B>)) {
        let drops = self.drops(lines).each().map(|bit| Main::Drop(bit as u8));
        let removes = self.targets().each().map(|bit| Main::Remove(bit as u8));
        for main in drops.chain(removes) {
            let after = self.after(lines, main);
            look(Turn { main, block: false }, after);
            let After::Goes(next) = after else { continue };
            let opponent = next.discs[usize::from(1 - self.turn)];
            if self.has_block() && !lines.any_almost(opponent) {
                look(Turn { main, block: true }, After::Goes(next.blocked()));
            }
        }
    }

    /// What a drop or a remove leads to, without a block.
    pub(super) fn after(&self, lines: &Lines<B>, main: Main) -> After<B> {
        match main {
            Main::Drop(bit) => self.dropped(lines, u32::from(bit)),
            Main::Remove(bit) => self.removed(lines, u32::from(bit)),
        }
    }

    /// The same, but the opponent's turn is skipped: the player who moved is to move again.
    pub(super) fn blocked(&self) -> State<B> {
        let mut blocked = State { turn: 1 - self.turn, ..*self };
        blocked.blocks[usize::from(blocked.turn)] -= 1;
        blocked
    }

    fn dropped(&self, lines: &Lines<B>, bit: u32) -> After<B> {
        let me = usize::from(self.turn);
        let mut next = *self;
        next.discs[me] |= B::one(bit);
        next.opening[me] = false;
        next.turn = 1 - self.turn;
        if lines.any(next.discs[me]) {
            After::Won(self.turn)
        } else if next.filled() == lines.all {
            After::Draw
        } else {
            After::Goes(next)
        }
    }

    fn removed(&self, lines: &Lines<B>, bit: u32) -> After<B> {
        let me = usize::from(self.turn);
        let mut next = *self;
        // The discs above this one in its column move down by one; this one vanishes.
        let upper = lines.upper[bit as usize];
        for discs in &mut next.discs {
            *discs = (*discs & !upper) | ((*discs & upper & !B::one(bit)) >> 1);
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
    pub(super) fn actions<B>(self, lines: &Lines<B>) -> Vec<Action> {
        let rows = lines.shape.rows();
        let main = match self.main {
            Main::Drop(bit) => Action::Drop(Column::new(bit / rows)),
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
    fn play(game: &mut Game, seat: Seat, turn: Turn, lines: &Lines<u64>) {
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
            let lines = Lines::<u64>::new(rules.shape);
            let players = ["One", "Two"].map(|name| Computer::Random.player(name).unwrap());
            let mut setup = Setup::new(rules, players).unwrap();
            setup.starter = Seat::BOTH[dice.below(2)];
            let mut game = Game::new(setup);
            while let Some(seat) = game.turn() {
                let state = State::<u64>::of(&game);
                let mut turns = Vec::new();
                state.each_turn(&lines, |turn, after| turns.push((turn, after)));
                // Every turn that the game allows is among them, and each leads to the same.
                let mut allowed = 0;
                for column in rules.shape.all_columns() {
                    allowed += usize::from(game.bad_column(column).is_none());
                }
                if game.may_remove(seat).is_ok() {
                    allowed += state.their().count() as usize;
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
