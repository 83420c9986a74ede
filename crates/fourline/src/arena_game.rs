//! One game of a match, with players of our own and with other programs. A program that crashes, is silent,
//! late, illegal or floods loses the game, and it is said why.

use crate::arena_players::{Contestant, Foreign};
use crate::engine_check::variant_file;
use fourline_game::{Action, Clock, Game, Name, Player, Seat, Tag};
use fourline_native::files::plain_reason;
use fourline_native::process::Process;
use fourline_players::arena::{Fixture, Match};
use fourline_players::engine::Budget;
use fourline_players::{Books, Computer, Stop};
use fourline_programs::peer::{Fault, Peer, Plan, Time, sent_turns};
use fourline_programs::turn;
use fourline_rules::Rules;
use fourline_words::{Language, Say};
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Instant;
use tempfile::NamedTempFile;

/// A finished game, and who forfeited it, if that was so.
#[derive(Debug)]
pub struct Finished {
    pub game: Game,
    pub forfeit: Option<Forfeit>,
}

/// Why a seat lost without being beaten on the board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Forfeit {
    pub seat: Seat,
    /// The name of what happened, for programs.
    pub id: String,
    /// The same in words, in English.
    pub told: String,
}

/// What holds for all games.
#[derive(Debug)]
pub struct Terms<'a> {
    /// So many milliseconds more than it has may a program take.
    pub margin_ms: u64,
    /// So many may it take to get ready.
    pub patience_ms: u64,
    pub books: &'a Books,
    /// Set when the match is interrupted.
    pub stop: &'a AtomicBool,
}

/// A program at the table.
struct Guest {
    peer: Peer<Process>,
    /// The definition of its variant, as long as it plays.
    _file: Option<NamedTempFile>,
}

/// Plays one game to its end; `None` if the match was interrupted.
pub fn play(
    description: &Match<Contestant>,
    fixture: &Fixture,
    terms: &Terms<'_>,
) -> Option<Finished> {
    let seats = [0, 1].map(|side| seat(&description.players[fixture.sides[side]], side));
    let mut game = description.begin(fixture, seats);
    let mut guests: [Option<Guest>; 2] = [None, None];
    while let Some(seat) = game.turn() {
        if terms.stop.load(Ordering::Relaxed) {
            return None;
        }
        match &description.players[fixture.sides[seat.index()]] {
            Contestant::Own(computer) => {
                let mut dice = description.dice(fixture, &game, seat);
                let began = Instant::now();
                let action = own_action(*computer, &game, seat, terms.books, &mut dice);
                let took = began.elapsed().as_millis() as u64;
                let at = charged(&game, seat, took, terms.margin_ms);
                game.play(seat.does(action).at(at)).expect("computers play by the rules");
            }
            Contestant::Foreign(foreign) => {
                // A program is asked for whole turns; the last disc of the opening may have left one open.
                turn::begin(&mut game);
                turn::end(&mut game, seat);
                if game.turn() != Some(seat) {
                    continue;
                }
                let guest = &mut guests[seat.index()];
                if let Err(fault) = foreign_turn(&mut game, seat, foreign, guest, terms) {
                    let forfeit = Forfeit {
                        seat,
                        id: fault.id().to_string(),
                        // Logs are the same in every language.
                        told: fault.say(Language::English),
                    };
                    forfeited(&mut game, seat, &fault);
                    return Some(Finished { game, forfeit: Some(forfeit) });
                }
            }
        }
    }
    Some(Finished { game, forfeit: None })
}

/// Two players of the same kind would have the same name.
fn seat(player: &Contestant, side: usize) -> Player {
    match player {
        Contestant::Own(computer) => {
            let name = format!("{} {}", computer.default_name(Language::English), side + 1);
            computer.player(&name).expect("a name")
        }
        Contestant::Foreign(_) => {
            let name = Name::new(&format!("Engine {}", side + 1)).expect("a name");
            Player { name, tag: Tag::new("uci").expect("a word") }
        }
    }
}

fn own_action(
    computer: Computer,
    game: &Game,
    seat: Seat,
    books: &Books,
    dice: &mut fourline_players::Dice,
) -> Action {
    match (computer, time(game, seat)) {
        (Computer::Level(level), Some(time))
            if game.stage() != fourline_game::Stage::PickSymbol =>
        {
            let ms = match time {
                Time::Move(ms) => ms / 10 * 9,
                Time::Clock { left, increment } => {
                    left[game.side(seat).index()] / 20 + increment / 4 * 3
                }
            };
            let limits = computer.limits(Some(ms.max(1)));
            level.choose(game, &Budget::new(limits, &Stop::new(), books), dice)
        }
        _ => computer.choose(game, dice),
    }
}

/// The turn of another program, made.
fn foreign_turn(
    game: &mut Game,
    seat: Seat,
    foreign: &Foreign,
    guest: &mut Option<Guest>,
    terms: &Terms<'_>,
) -> Result<(), Fault> {
    let guest = match guest {
        Some(guest) => guest,
        None => guest.insert(invite(foreign, game.rules(), terms.patience_ms)?),
    };
    let time = time(game, seat).unwrap_or(Time::Move(1_000));
    let turns = sent_turns(game);
    let (turn, _, took) = guest.peer.choose(game, &turns, time, terms.margin_ms)?;
    let at = charged(game, seat, took, terms.margin_ms);
    game.play(seat.does(turn.action()).at(at)).expect("the turn was tried before");
    if turn.blocks {
        game.play(seat.does(Action::Block)).expect("the turn was tried before");
    } else {
        turn::end(game, seat);
    }
    Ok(())
}

fn invite(foreign: &Foreign, rules: &Rules, patience_ms: u64) -> Result<Guest, Fault> {
    let cant_start =
        |error: std::io::Error| Fault::CantStart(plain_reason(&error).say(Language::English));
    let process = Process::start(&foreign.command).map_err(cant_start)?;
    let mut peer = Peer::greet(process, patience_ms)?;
    let plan = peer.plan(rules)?;
    let file = match &plan {
        Plan::Define(_, text) => Some(variant_file(text).map_err(cant_start)?),
        _ => None,
    };
    let name = file.as_ref().map(|file| file.path().to_string_lossy().into_owned());
    peer.prepare(rules, &plan, &foreign.options, name.as_deref())?;
    peer.new_game()?;
    Ok(Guest { peer, _file: file })
}

impl Drop for Guest {
    fn drop(&mut self) {
        self.peer.quit();
    }
}

/// The time for the next move; `None` without a clock.
fn time(game: &Game, seat: Seat) -> Option<Time> {
    let left = |seat: Seat| game.clock_left_ms(seat, game.time_ms()).unwrap_or(0);
    Some(match game.setup().clock? {
        Clock::PerMove { .. } => Time::Move(left(seat)),
        Clock::Total { increment_ms, .. } => {
            let mut both = [0; 2];
            for seat in Seat::BOTH {
                both[game.side(seat).index()] = left(seat);
            }
            Time::Clock { left: both, increment: increment_ms }
        }
    })
}

/// When a move is made that took so long: within the margin it is still in time.
fn charged(game: &Game, seat: Seat, took_ms: u64, margin_ms: u64) -> u64 {
    let now = game.time_ms();
    match game.clock_left_ms(seat, now) {
        None => now,
        Some(left) if took_ms <= left.saturating_add(margin_ms) => {
            now + took_ms.min(left.saturating_sub(1))
        }
        Some(_) => now.saturating_add(took_ms),
    }
}

/// Ends the game of a seat that forfeits it.
fn forfeited(game: &mut Game, seat: Seat, fault: &Fault) {
    let left = game.clock_left_ms(seat, game.time_ms());
    if let (Fault::Late { .. }, Some(left)) = (fault, left) {
        let at = game.time_ms().saturating_add(left).saturating_add(1);
        if game.play(seat.does(Action::Flag).at(at)).is_ok() && game.ending().is_some() {
            return;
        }
    }
    game.play(seat.does(Action::Abandon)).expect("a seat can always be abandoned");
}
