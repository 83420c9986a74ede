//! The turns of a game that stood: without what was taken back, and without quotas that mean nothing when every
//! move can be taken back.

use fourline_game::{Action, Event, Game, Player, Seat, Setup, Stage};
use fourline_rules::{BadInput, Rules, Undo};

/// A game as those see it who look at it afterwards.
#[derive(Clone, Debug)]
pub struct Course {
    /// The beginning, when the symbols are known.
    pub root: Game,
    /// What was done and stood. Turns are not ended here.
    pub steps: Vec<(Seat, Action)>,
}

/// A turn: a drop or a remove, and perhaps a block.
#[derive(Clone, Debug)]
pub struct Turn {
    /// The game before it.
    pub before: Game,
    /// Who made it.
    pub seat: Seat,
    /// What was done.
    pub actions: Vec<Action>,
}

impl Course {
    /// The course of a game.
    pub fn of(played: &Game) -> Course {
        let setup = played.setup();
        let rules = Rules { undo: Undo::Never, bad_input: BadInput::AskAgain, ..setup.rules };
        let people = Seat::BOTH.map(|seat| Player::human(setup.player(seat).name.clone()));
        let mut plain = Setup::new(rules, people).expect("the names differed before");
        (plain.symbols, plain.starter, plain.seed) = (setup.symbols, setup.starter, setup.seed);
        let mut replay = Game::new(setup.clone());
        let mut root = Game::new(plain);
        let mut steps = Vec::new();
        for &command in played.commands() {
            for event in replay.play(command).expect("a game that was played replays") {
                match event {
                    Event::SymbolPicked { seat, symbol } => {
                        // Taken back and picked again, the last one counts.
                        root = Game::new(root.setup().clone());
                        let picked = root.play(seat.does(Action::PickSymbol(symbol)));
                        debug_assert!(picked.is_ok());
                    }
                    Event::Dropped { seat, cell } => steps.push((seat, Action::Drop(cell.column))),
                    Event::Removed { seat, cell } => steps.push((seat, Action::Remove(cell))),
                    Event::Blocked { seat } => steps.push((seat, Action::Block)),
                    Event::Undone { .. } => drop(steps.pop()),
                    Event::TakenBack { to } => steps = Course::of(&replay.rewound(to)).steps,
                    _ => {}
                }
            }
        }
        if root.stage() == Stage::PickSymbol {
            // Not picked yet: the starter is assumed to have the first symbol.
            let (seat, symbol) = (root.setup().starter, root.setup().symbols.first());
            let _ = root.play(seat.does(Action::PickSymbol(symbol)));
        }
        Course { root, steps }
    }

    /// Its turns, and the game after the last of them.
    pub fn turns(&self) -> (Vec<Turn>, Game) {
        let mut turns: Vec<Turn> = Vec::new();
        let mut game = self.root.clone();
        for &(seat, action) in &self.steps {
            match turns.last_mut() {
                Some(turn) if action == Action::Block && turn.seat == seat => {
                    turn.actions.push(action);
                }
                _ => {
                    let waiting = game.turn().unwrap_or(seat);
                    end_turn(&mut game, waiting);
                    turns.push(Turn { before: game.clone(), seat, actions: vec![action] });
                }
            }
            let played = game.play(seat.does(action));
            debug_assert!(played.is_ok(), "{action:?}: {played:?}");
        }
        (turns, game)
    }
}

/// Lets the turn pass if nothing else was wanted of it.
pub fn end_turn(game: &mut Game, seat: Seat) {
    let waits = matches!(game.stage(), Stage::Dropped(_) | Stage::Removed);
    if waits && game.turn() == Some(seat) {
        // A turn that waits can always be ended.
        let _ = game.play(seat.does(Action::EndTurn));
    }
}
