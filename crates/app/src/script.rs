//! Scripted sessions, for tests: the same requests go through every front end and through the session
//! itself, and must lead to the same record and the same things said. Only with the feature `script`.

use crate::thinking::Thinker;
use crate::words::Speaker;
use crate::{
    Effect, First, NewGame, News, Options, Pace, Prompt, Request, SeatChoice, Session, Who,
};
use fourline_game::{Name, Seat, Stage, record};
use fourline_players::{Books, Dice, Draw, Stop};
use fourline_rules::{Column, Rules};
use std::collections::VecDeque;

/// A session that is played from beginning to end.
#[derive(Clone, Debug)]
pub struct Script {
    /// What it is, for messages.
    pub name: String,
    /// The game.
    pub game: NewGame,
    /// The random seed.
    pub seed: u64,
    /// What people ask for, in order.
    pub requests: Vec<Request>,
}

/// What a session led to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Outcome {
    /// The record of its game.
    pub record: String,
    /// What was said, in order.
    pub said: Vec<String>,
}

impl Script {
    /// The game as flags would describe it.
    pub fn options(&self) -> Options {
        let [one, two] = &self.game.seats;
        Options {
            player: Some(one.who),
            opponent: Some(two.who),
            rules: Some(self.game.rules),
            names: [one, two].into_iter().filter_map(|seat| seat.name.clone()).collect(),
            first: self.game.first,
            seed: Some(self.seed),
            ..Options::default()
        }
    }
}

impl Outcome {
    /// A number that is the same for the same outcome, on every machine: FNV-1a of the text.
    pub fn fingerprint(&self) -> u32 {
        let lines = std::iter::once(&self.record).chain(&self.said);
        let bytes = lines.flat_map(|line| line.bytes().chain([b'\n']));
        bytes.fold(0x811c_9dc5, |hash, byte| (hash ^ u32::from(byte)).wrapping_mul(0x0100_0193))
    }
}

/// More requests than any scripted game needs.
const MOST_REQUESTS: usize = 400;

/// Every preset, between two people and against levels 1, 5 and 10.
pub fn all() -> Vec<Script> {
    let mut scripts = Vec::new();
    for (preset, rules) in Rules::PRESETS {
        for opponent in [None, Some("level-1"), Some("level-5"), Some("level-10")] {
            let two = match opponent {
                None => SeatChoice { who: Who::Person, name: Name::new("Bob").ok() },
                Some(level) => {
                    SeatChoice::unnamed(Who::Computer(level.parse().expect("this level exists")))
                }
            };
            let one = SeatChoice { who: Who::Person, name: Name::new("Ann").ok() };
            let first =
                Some(First::Seat(if opponent == Some("level-5") { Seat::Two } else { Seat::One }));
            let game = NewGame { seats: [one, two], rules, first, ..NewGame::default() };
            let name = format!("{preset} against {}", opponent.unwrap_or("a person"));
            scripts.push(written(name, game, 11));
        }
    }
    scripts
}

/// A session without limits of time, as scripts are played: the same on every machine.
pub fn session(script: &Script) -> Session {
    let setup = script
        .game
        .setup(script.seed, fourline_words::Language::English)
        .expect("its names differ");
    let mut session = Session::new(setup, script.game.first(), 0).expect("its players are known");
    session.set_pace(Pace { think_ms: None, least_ms: 0 });
    session
}

/// Writes a script by playing it, with a little of everything that can be asked for.
fn written(name: String, game: NewGame, seed: u64) -> Script {
    let mut script = Script { name, game, seed, requests: Vec::new() };
    let mut player = Player::of(&script);
    let mut dice = Dice::new(seed);
    while player.session.game().ending().is_none() && script.requests.len() < MOST_REQUESTS {
        let Some(request) = next(&player.session, &mut dice) else { break };
        player.ask(request);
        script.requests.push(request);
    }
    script
}

/// Plays a script through the session itself.
pub fn play(script: &Script) -> Outcome {
    outcome(&played(script))
}

/// The session of a script that was played to its end.
pub fn played(script: &Script) -> Session {
    let mut player = Player::of(script);
    for &request in &script.requests {
        player.ask(request);
    }
    player.session
}

/// What a session led to so far, said in English.
pub fn outcome(session: &Session) -> Outcome {
    Outcome { record: record::write(session.game()), said: said(session, &Speaker::default()) }
}

/// What was said in a session.
pub fn said(session: &Session, speaker: &Speaker) -> Vec<String> {
    session.log().iter().filter_map(|said| speaker.said(said, session.game())).collect()
}

struct Player {
    session: Session,
    thinker: Thinker,
}

impl Player {
    fn of(script: &Script) -> Player {
        let thinker = Thinker::new(Books::none());
        let mut player = Player { session: session(script), thinker };
        let effects = player.session.tick(0);
        settle(&mut player.session, &mut player.thinker, effects);
        player
    }

    fn ask(&mut self, request: Request) {
        let effects = self.session.ask(request, 0);
        settle(&mut self.session, &mut self.thinker, effects);
    }
}

/// Answers every question at once, until no computer thinks any more.
pub fn settle(session: &mut Session, thinker: &mut Thinker, effects: Vec<Effect>) {
    let mut effects: VecDeque<Effect> = effects.into();
    while let Some(effect) = effects.pop_front() {
        let Effect::Think(question) = effect else { continue };
        let mut told = Vec::new();
        thinker.answer(&question, &Stop::default(), &mut |thought| told.push(thought));
        for thought in told {
            effects.extend(session.news(News::Thought(question.ticket, thought), 0));
        }
    }
}

/// The next request, at random.
fn next(session: &Session, dice: &mut Dice) -> Option<Request> {
    let game = session.game();
    match session.prompt() {
        // Asked back: rarely yes, so that the game continues.
        Prompt::Confirm(..) => return Some(Request::Answer(false)),
        Prompt::Offered { .. } => return Some(Request::Decline),
        _ => {}
    }
    let columns = game.rules().shape.columns() as usize;
    let may = |request: Request| session.may(request).is_ok();
    let odd = match dice.below(25) {
        0 => Request::Resign,
        1 => Request::OfferDraw,
        2 => Request::TakeBack,
        3 => Request::Redo,
        4 => Request::NewGame,
        _ => Request::LookAt(usize::MAX),
    };
    if odd != Request::LookAt(usize::MAX) && may(odd) {
        return Some(odd);
    }
    Some(match game.stage() {
        Stage::Over(_) => return None,
        Stage::PickSymbol => Request::Pick(game.setup().symbols.second()),
        Stage::Move if session.view(0).removing => {
            let cells = session.view(0).game.actions.remove.ok()?;
            match dice.below(4) {
                0 => Request::ChooseDisc,
                _ => Request::Remove(cells[dice.below(cells.len())]),
            }
        }
        Stage::Move if dice.below(4) == 0 && may(Request::ChooseDisc) => Request::ChooseDisc,
        Stage::Move => {
            let column = Column::new(dice.below(columns) as u8);
            // A bad column now and then, but none that loses the game.
            let forgiven = game.violations_left(game.turn()?).is_none_or(|left| left > 1);
            match game.bad_column(column) {
                Some(_) if !forgiven => {
                    let good = |column: &Column| game.bad_column(*column).is_none();
                    Request::Drop(game.rules().shape.all_columns().find(good)?)
                }
                _ => Request::Drop(column),
            }
        }
        Stage::Dropped(_) | Stage::Removed => match dice.below(4) {
            0 if may(Request::Undo) => Request::Undo,
            1 => Request::Block,
            _ => Request::EndTurn,
        },
    })
}
