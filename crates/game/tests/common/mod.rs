//! Random rule sets and random commands for the law tests, from a small generator of their own so
//! that a failing game can be played again from its number.

use fourline_game::{Action, Command, Game, Name, Player, Seat, Setup, Stage};
use fourline_rules::{
    BadInput, Cell, Column, Discs, Opening, Rules, Shape, Symbols, Undo, WhoStarts,
};

/// A generator of numbers that look random (xorshift).
pub struct Chance(u64);

impl Chance {
    pub fn new(seed: u64) -> Chance {
        Chance(seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) | 1)
    }

    pub fn below(&mut self, n: u64) -> u64 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 >> 20) % n
    }

    pub fn pick<T: Copy>(&mut self, from: &[T]) -> T {
        from[self.below(from.len() as u64) as usize]
    }
}

pub fn random_rules(chance: &mut Chance) -> Rules {
    let shape = loop {
        let (columns, rows) = match chance.below(4) {
            0 => (7, 6),
            1 => (4 + chance.below(13), 4 + chance.below(13)),
            _ => (4 + chance.below(4), 4 + chance.below(3)),
        };
        let connect = chance.pick(&[3, 4, 4, 4, 5]);
        if let Ok(shape) = Shape::new(columns as u32, rows as u32, connect) {
            break shape;
        }
    };
    let some = 1 + chance.below(4) as u8;
    let times = |n: u8| n.try_into().unwrap();
    let rules = Rules {
        shape,
        bad_input: chance.pick(&[
            BadInput::AskAgain,
            BadInput::LosesPerMove(times(some)),
            BadInput::LosesPerGame(times(some + 2)),
        ]),
        undo: chance.pick(&[Undo::Never, Undo::Offered(times(some)), Undo::Strict(some - 1)]),
        opening: chance.pick(&[Opening::Free, Opening::Centre]),
        removes: chance.pick(&[0, 1, 1, 2, 5]),
        blocks: chance.pick(&[0, 1, 1, 2, 5]),
        who_starts: chance.pick(&[WhoStarts::SeatOne, WhoStarts::Drawn]),
        symbols: chance.pick(&[Symbols::BySeat, Symbols::StarterPicks, Symbols::StarterFirst]),
        discs: chance.pick(&[Discs::XO, Discs::YR]),
    };
    match chance.below(3) {
        0 => Rules { shape, ..Rules::PRESETS[chance.below(4) as usize].1 },
        _ => rules,
    }
}

pub fn random_setup(chance: &mut Chance) -> Setup {
    let name = |text| Player::human(Name::new(text).unwrap());
    let mut setup =
        Setup::new(random_rules(chance), [name("Ann"), name("Bob \"the\" \\ #1")]).unwrap();
    setup.starter = chance.pick(&Seat::BOTH);
    setup.seed = chance.below(u64::MAX);
    setup
}

/// A command that is often sensible and sometimes nonsense.
pub fn random_command(game: &Game, chance: &mut Chance) -> Command {
    let turn = game.turn().unwrap_or(Seat::One);
    let seat = if chance.below(40) == 0 { turn.other() } else { turn };
    let shape = game.rules().shape;
    let column = Column::new(chance.below(shape.columns() as u64) as u8);
    let cell = Cell::new(column, chance.below(shape.rows() as u64 / 2 + 1) as u8);
    let symbols = game.setup().symbols;
    let anything = [
        Action::PickSymbol(symbols.second()),
        Action::Drop(column),
        Action::Drop(Column::new(shape.columns())),
        Action::DropNowhere,
        Action::Remove(cell),
        Action::Remove(Cell::new(column, shape.rows())),
        Action::Block,
        Action::Undo,
        Action::EndTurn,
    ];
    let action = match (chance.below(100), game.stage()) {
        (0, _) if chance.below(8) == 0 => chance.pick(&[Action::Resign, Action::Restart]),
        (0..10, _) => chance.pick(&anything),
        (_, Stage::PickSymbol) => {
            Action::PickSymbol(chance.pick(&[symbols.first(), symbols.second()]))
        }
        (10..25, Stage::Move) => Action::Remove(cell),
        (_, Stage::Move) if game.is_opening_turn(turn) => {
            Action::Drop(Column::new(shape.columns() / 2))
        }
        (_, Stage::Move) => Action::Drop(column),
        (10..30, _) => Action::Undo,
        (30..50, _) => Action::Block,
        _ => Action::EndTurn,
    };
    seat.does(action)
}
