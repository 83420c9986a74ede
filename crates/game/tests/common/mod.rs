//! Random rule sets and random commands for the law tests, from a small generator of their own so
//! that a failing game can be played again from its number.

use fourline_game::{Action, Clock, Command, Game, Name, Offer, Player, Seat, Setup, Stage};
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
    setup.clock = random_clock(chance);
    setup.serious = chance.below(2) == 0;
    setup
}

/// None, plenty of time, or so little that many games end by it.
fn random_clock(chance: &mut Chance) -> Option<Clock> {
    let increment_ms = chance.pick(&[0, 1, 100, 1_000]);
    match chance.below(6) {
        0 => Some(Clock::Total { ms: 1 + chance.below(20_000), increment_ms }),
        1 => Some(Clock::Total { ms: 1_000_000, increment_ms }),
        2 => Some(Clock::PerMove { ms: 500 + chance.below(3_000) }),
        _ => None,
    }
}

/// Mostly a little later than the last command; sometimes much, and sometimes earlier.
pub fn random_time(game: &Game, chance: &mut Chance) -> u64 {
    let now = game.time_ms();
    match chance.below(100) {
        0..20 => 0,
        20..30 => now.saturating_sub(chance.below(1_000)),
        30..32 => now + chance.below(5_000),
        _ => now + chance.below(400),
    }
}

/// A command that is often sensible and sometimes nonsense.
pub fn random_command(game: &Game, chance: &mut Chance) -> Command {
    let command = match (chance.below(100), game.offer()) {
        (0..3, _) => {
            let offer = chance.pick(&[Offer::Draw, Offer::TakeBack, Offer::TakeBack]);
            chance.pick(&Seat::BOTH).does(Action::Offer(offer))
        }
        (3..6, None) => {
            chance.pick(&Seat::BOTH).does(chance.pick(&[Action::Accept, Action::Decline]))
        }
        (3..40, Some((by, Offer::TakeBack))) => {
            let seat = if chance.below(10) == 0 { by } else { by.other() };
            seat.does(chance.pick(&[Action::Accept, Action::Accept, Action::Decline]))
        }
        (3..20, Some((by, Offer::Draw))) => {
            let seat = if chance.below(10) == 0 { by } else { by.other() };
            let answer = if chance.below(8) == 0 { Action::Accept } else { Action::Decline };
            seat.does(answer)
        }
        _ => random_move(game, chance),
    };
    command.at(random_time(game, chance))
}

fn random_move(game: &Game, chance: &mut Chance) -> Command {
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
        Action::Keep,
        Action::Flag,
    ];
    let endings = [Action::Resign, Action::Abort, Action::Abort, Action::Abandon];
    let action = match (chance.below(100), game.stage()) {
        (0, _) if chance.below(8) == 0 => chance.pick(&endings),
        (0..10, _) => chance.pick(&anything),
        (_, Stage::PickSymbol) => {
            Action::PickSymbol(chance.pick(&[symbols.first(), symbols.second()]))
        }
        (10..25, Stage::Move) => Action::Remove(cell),
        (25..30, Stage::Move) => Action::Keep,
        (_, Stage::Move) if game.is_opening_turn(turn) => {
            Action::Drop(Column::new(shape.columns() / 2))
        }
        (_, Stage::Move) => Action::Drop(column),
        (10..30, _) => Action::Undo,
        (50..65, _) => Action::Keep,
        (30..50, _) => Action::Block,
        _ => Action::EndTurn,
    };
    seat.does(action)
}
