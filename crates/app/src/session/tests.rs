//! The session by its own doors: requests, answers and time go in, and what is said, shown and asked
//! for outside comes out.

use super::*;
use crate::files::FileProblem;
use crate::keeping::{self, Farewell, keep_up};
use crate::new_game::{NewGame, SeatChoice, Who};
use crate::offer::Prompt;
use crate::shelf::{Listing, Opened, Shelf, ShelfError, ShelfProblem};
use crate::thinking::{Thinker, Topic};
use fourline_game::{Clock, Ending, Name, Player, Refusal, Stage, Tag, Viewer, record};
use fourline_players::{Books, Stop};
use fourline_rules::{Cell, Column, Rules};
use fourline_words::Language;
use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

fn new_game(rules: Rules, players: [Who; 2]) -> NewGame {
    let mut game = NewGame { rules, ..NewGame::default() };
    game.seats = players.map(SeatChoice::unnamed);
    if players == [Who::Person; 2] {
        game.seats[0].name = Some(Name::new("Ann").unwrap());
        game.seats[1].name = Some(Name::new("Bob").unwrap());
    }
    game
}

fn session(rules: Rules, players: [Who; 2]) -> Session {
    let game = new_game(rules, players);
    Session::new(game.setup(7, Language::English).unwrap(), game.first(), 0).unwrap()
}

fn friends(rules: Rules) -> Session {
    session(rules, [Who::Person; 2])
}

fn computer(name: &str) -> Who {
    Who::Computer(name.parse().unwrap())
}

fn drop_in(column: u8) -> Request {
    Request::Drop(Column::new(column))
}

/// Answers every question at once, until none is left. Returns the other effects.
fn settle(session: &mut Session, effects: Vec<Effect>, now_ms: u64) -> Vec<Effect> {
    let mut thinker = Thinker::new(Books::default());
    let mut others = Vec::new();
    let mut effects: std::collections::VecDeque<Effect> = effects.into();
    while let Some(effect) = effects.pop_front() {
        let Effect::Think(question) = effect else {
            others.push(effect);
            continue;
        };
        let mut told = Vec::new();
        thinker.answer(&question, &Stop::default(), &mut |thought| told.push(thought));
        for thought in told {
            effects.extend(session.news(News::Thought(question.ticket, thought), now_ms));
        }
    }
    others
}

fn play(session: &mut Session, columns: &[u8]) {
    for &column in columns {
        let effects = session.ask(drop_in(column), 0);
        settle(session, effects, 0);
    }
}

#[test]
fn computers_play_every_preset_to_its_end() {
    for (name, rules) in Rules::PRESETS {
        for pair in [["level-1", "robot"], ["level-4", "level-1"], ["random", "level-2"]] {
            let mut session = session(rules, pair.map(computer));
            let effects = session.tick(0);
            settle(&mut session, effects, 0);
            assert!(session.game().ending().is_some(), "{name}: {pair:?}");
        }
    }
}

#[test]
fn a_computer_that_starts_picks_its_symbol() {
    // The full screen once hung here for ever.
    for rules in [Rules::STRICT, Rules::SECOND_CHANCE] {
        let mut game = new_game(rules, [computer("level-3"), Who::Person]);
        game.first = Some(crate::First::Seat(Seat::One));
        let mut session =
            Session::new(game.setup(1, Language::English).unwrap(), game.first(), 0).unwrap();
        let effects = session.tick(0);
        settle(&mut session, effects, 0);
        assert!(matches!(session.prompt(), Prompt::Move { seat: Seat::Two, .. }));
        assert!(matches!(session.game().commands()[0].action, Action::PickSymbol(_)));
    }
}

#[test]
fn a_computers_move_waits_for_its_moment_unless_it_is_hurried() {
    let mut session = session(Rules::CLASSIC, [Who::Person, computer("robot")]);
    session.set_pace(Pace { think_ms: None, least_ms: 500 });
    let effects = session.ask(drop_in(3), 1000);
    settle(&mut session, effects, 1001);
    assert_eq!(session.game().commands().len(), 1);
    assert_eq!(session.wakes_at_ms(), Some(1500));
    session.tick(1499);
    assert_eq!(session.game().commands().len(), 1);
    assert!(matches!(session.tick(1500)[..], [Effect::Keep]));
    assert_eq!(session.game().commands().len(), 2);
    let effects = session.ask(drop_in(3), 2000);
    settle(&mut session, effects, 2000);
    session.hold_until(9000);
    assert_eq!(session.wakes_at_ms(), Some(9000));
    session.ask(Request::MoveNow, 2001);
    assert_eq!(session.game().commands().len(), 4);
}

#[test]
fn a_computer_that_breaks_down_freezes_nothing() {
    let mut session = session(Rules::CLASSIC, [Who::Person, computer("robot")]);
    let effects = session.ask(drop_in(3), 0);
    let [Effect::Keep, Effect::Think(question)] = &effects[..] else { panic!("{effects:?}") };
    session.news(News::Thought(question.ticket, Thought::Failed), 0);
    assert_eq!(session.prompt(), Prompt::Broken(Seat::Two));
    assert!(matches!(session.fresh().last(), Some(Said::Broke(Seat::Two))));
    assert!(session.may(Request::TakeBack).is_ok() && session.may(Request::NewGame).is_ok());
    let effects = session.ask(Request::MoveNow, 0);
    settle(&mut session, effects, 0);
    assert_eq!(session.game().commands().len(), 2, "it was asked again");
}

#[test]
fn what_can_not_be_taken_back_is_asked_first() {
    let mut session = friends(Rules::CLASSIC);
    play(&mut session, &[3]);
    session.ask(Request::Resign, 0);
    assert_eq!(session.prompt(), Prompt::Confirm(Confirm::Resign, Some(Seat::Two)));
    session.ask(Request::Answer(false), 0);
    assert!(session.game().ending().is_none());
    session.ask(Request::NewGame, 0);
    assert_eq!(session.prompt(), Prompt::Confirm(Confirm::NewGame, Some(Seat::Two)));
    session.ask(drop_in(3), 0);
    assert_eq!(session.game().commands().len(), 2, "another request withdraws the question");
    session.ask(Request::Resign, 0);
    let effects = session.ask(Request::Answer(true), 0);
    assert!(matches!(effects[..], [Effect::Finish]), "{effects:?}");
    assert_eq!(session.game().ending(), Some(&Ending::Resigned { loser: Seat::One }));
}

#[test]
fn an_undo_that_loses_is_asked_back() {
    let rules = Rules { undo: fourline_rules::Undo::Strict(0), ..Rules::CLASSIC };
    let mut session = friends(rules);
    play(&mut session, &[3]);
    session.ask(Request::Undo, 0);
    assert!(matches!(session.prompt(), Prompt::Confirm(Confirm::UndoLoses, _)));
    session.ask(Request::Answer(true), 0);
    assert_eq!(session.game().ending(), Some(&Ending::TooManyUndos { loser: Seat::One }));
}

#[test]
fn moves_are_taken_back_to_ones_own_last_turn_and_played_again() {
    let mut session = session(Rules::CLASSIC, [Who::Person, computer("level-2")]);
    assert_eq!(session.may(Request::TakeBack), Err(Reason::NothingToTakeBack));
    play(&mut session, &[3, 3, 2]);
    let whole = session.game().clone();
    assert_eq!(whole.commands().len(), 6);
    for left in [4, 2, 0] {
        assert!(matches!(session.ask(Request::TakeBack, 0)[..], [Effect::Keep]));
        assert_eq!(session.game().commands().len(), left);
    }
    assert_eq!(session.may(Request::TakeBack), Err(Reason::NothingToTakeBack));
    for _ in 0..3 {
        session.ask(Request::Redo, 0);
    }
    assert_eq!(session.game(), &whole);
    assert_eq!(session.may(Request::Redo), Err(Reason::NothingToRedo));
    // To any earlier move: the one that is looked at.
    session.ask(Request::LookAt(2), 0);
    assert_eq!(session.prompt(), Prompt::LookingBack { step: 2, last: 6 });
    session.ask(Request::TakeBack, 0);
    assert_eq!(session.game().commands().len(), 2);
    // Another move forgets what was taken back.
    play(&mut session, &[0]);
    assert_eq!(session.may(Request::Redo), Err(Reason::NothingToRedo));
}

#[test]
fn two_people_take_back_one_move_and_the_rules_undos_are_untouched() {
    let mut session = friends(Rules::SECOND_CHANCE);
    let symbol = session.game().setup().symbols.first();
    session.ask(Request::Pick(symbol), 0);
    for column in [3, 2] {
        session.ask(drop_in(column), 0);
        session.ask(Request::EndTurn, 0);
    }
    let starter = session.game().setup().starter;
    session.ask(drop_in(1), 0);
    session.ask(Request::TakeBack, 0);
    assert_eq!(session.game().position().occupied().len(), 2);
    assert_eq!(session.game().undos_left(starter), Some(3));
    session.ask(Request::TakeBack, 0);
    assert_eq!(session.game().turn(), Some(starter.other()));
    assert_eq!(session.game().position().occupied().len(), 1);
}

#[test]
fn serious_games_take_nothing_back() {
    let mut game = new_game(Rules::CLASSIC, [Who::Person; 2]);
    game.serious = true;
    let mut session =
        Session::new(game.setup(1, Language::English).unwrap(), game.first(), 0).unwrap();
    play(&mut session, &[3]);
    assert_eq!(session.may(Request::TakeBack), Err(Reason::Serious));
    assert!(session.view(0).offers.iter().all(|offer| offer.request != Request::TakeBack));
}

#[test]
fn a_game_that_is_over_can_be_taken_back_and_the_series_follows() {
    let mut session = friends(Rules::CLASSIC);
    play(&mut session, &[0, 1, 0, 1, 0, 1, 0]);
    assert_eq!(session.series().wins, [1, 0]);
    session.ask(Request::TakeBack, 0);
    assert_eq!(session.series().wins, [0, 0]);
    assert!(session.game().ending().is_none());
    session.ask(Request::Redo, 0);
    assert_eq!(session.series().wins, [1, 0]);
    assert!(session.game().ending().is_some());
}

#[test]
fn the_other_side_starts_the_rematch() {
    let mut session = friends(Rules::CLASSIC);
    play(&mut session, &[0, 1, 0, 1, 0, 1, 0]);
    session.ask(Request::NewGame, 0);
    assert_eq!(session.game().setup().starter, Seat::Two);
    assert_eq!(session.game().setup().seed, 8);
    play(&mut session, &[0, 1, 0, 1, 0, 1, 0]);
    assert_eq!((session.series().wins, session.series().draws), ([1, 1], 0));
    // A game that was left does not count, and the same side starts again.
    session.ask(Request::NewGame, 0);
    play(&mut session, &[3]);
    session.ask(Request::NewGame, 0);
    session.ask(Request::Answer(true), 0);
    assert_eq!(session.game().setup().starter, Seat::One);
    assert!(session.game().commands().is_empty());
}

#[test]
fn new_games_start_as_wished_or_by_lot() {
    // Games that are left before they count: only a lot changes who starts.
    let restarts = |mut session: Session| -> Vec<Seat> {
        let restart = |seed| {
            session.ask(Request::NewGame, 0);
            assert_eq!(session.game().setup().seed, seed);
            session.game().setup().starter
        };
        (8..48).map(restart).collect()
    };
    let new = |rules, first| {
        let game = NewGame { first, ..new_game(rules, [Who::Person; 2]) };
        Session::new(game.setup(7, Language::English).unwrap(), game.first(), 0).unwrap()
    };
    let lots: Vec<Seat> = (8..48).map(fourline_players::draw_starter).collect();
    assert!(Seat::BOTH.iter().all(|seat| lots.contains(seat)));
    assert_eq!(restarts(new(Rules::POWER, None)), lots);
    assert_eq!(restarts(new(Rules::CLASSIC, Some(First::Lot))), lots);
    assert_eq!(restarts(new(Rules::CLASSIC, None)), [Seat::One; 40]);
    for seat in Seat::BOTH {
        let wished = |rules| new(rules, Some(First::Seat(seat)));
        assert_eq!(restarts(wished(Rules::POWER)), [seat; 40]);
        // A saved game continues with its own rules.
        let resumed = |rules| Session::resume(wished(rules).game().clone(), None, 0).unwrap();
        assert_eq!(restarts(resumed(Rules::CLASSIC)), [seat; 40]);
        assert_eq!(restarts(resumed(Rules::POWER)), lots);
    }
}

#[test]
fn a_computer_that_is_not_known_can_not_sit_down() {
    let person = Player::human(Name::new("Ann").unwrap());
    let stranger = Player { name: Name::new("Hal").unwrap(), tag: Tag::new("hal").unwrap() };
    let setup = Setup::new(Rules::CLASSIC, [person, stranger]).unwrap();
    let unknown = UnknownPlayer("hal".to_string());
    assert_eq!(Session::new(setup.clone(), First::Lot, 0).unwrap_err(), unknown);
    assert_eq!(Session::resume(Game::new(setup), None, 0).unwrap_err(), unknown);
}

#[test]
fn a_draw_is_agreed_by_two_people() {
    let mut session = friends(Rules::CLASSIC);
    play(&mut session, &[3]);
    session.ask(Request::OfferDraw, 0);
    let offer = Prompt::Offered { seat: Seat::One, offer: Offer::Draw };
    assert_eq!(session.prompt(), offer);
    session.ask(Request::Decline, 0);
    assert!(matches!(session.prompt(), Prompt::Move { seat: Seat::Two, .. }));
    session.ask(Request::OfferDraw, 0);
    session.ask(Request::Accept, 0);
    assert_eq!(session.game().ending(), Some(&Ending::Agreed));
    assert_eq!(session.series().draws, 1);
    let against = self::session(Rules::CLASSIC, [Who::Person, computer("robot")]);
    assert_eq!(against.may(Request::OfferDraw), Err(Reason::NoDraw));
}

#[test]
fn a_clock_runs_out_by_itself_and_downtime_is_not_charged() {
    let mut game = new_game(Rules::CLASSIC, [Who::Person; 2]);
    game.clock = Some(Clock::Total { ms: 10_000, increment_ms: 0 });
    let mut session =
        Session::new(game.setup(1, Language::English).unwrap(), game.first(), 500).unwrap();
    assert_eq!(session.wakes_at_ms(), Some(10_500));
    session.ask(drop_in(3), 4_500);
    let left = |session: &Session, now| session.view(now).clocks.unwrap().map(|c| c.left_ms);
    assert_eq!(left(&session, 6_500), [6_000, 8_000]);
    // Kept, and resumed much later.
    let text = record::write(session.game());
    let game = record::read(&text).unwrap();
    let mut session = Session::resume(game, None, 1_000_000).unwrap();
    assert_eq!(left(&session, 1_000_000), [6_000, 10_000]);
    session.tick(1_009_999);
    assert!(session.game().ending().is_none());
    let effects = session.tick(1_010_000);
    assert!(matches!(effects[..], [Effect::Finish]));
    assert_eq!(session.game().ending(), Some(&Ending::OutOfTime { loser: Seat::Two }));
    // The move that comes too late is not made.
    let mut late = Session::new(session.game().setup().clone(), crate::First::Lot, 0).unwrap();
    late.ask(drop_in(3), 20_000);
    assert_eq!(late.game().position().occupied().len(), 0);
    assert!(late.game().ending().is_some());
}

#[test]
fn hints_are_asked_shown_and_forgotten() {
    let mut session = friends(Rules::CLASSIC);
    play(&mut session, &[0, 1, 0, 1, 0, 1]);
    let effects = session.ask(Request::Hint, 0);
    assert!(matches!(effects[..], [Effect::Think(Question { topic: Topic::Insight, .. })]));
    settle(&mut session, effects, 0);
    let advice = session.view(0).advice.unwrap();
    assert!(advice.is_done && advice.insight.unwrap().is_exact);
    session.ask(drop_in(6), 0);
    assert!(session.view(0).advice.is_none());
    let waiting = session.ask(Request::Hint, 0);
    assert_eq!(waiting.len(), 1);
    assert!(matches!(session.ask(Request::Hint, 0)[..], [Effect::Stop(_)]));
}

#[test]
fn what_is_refused_is_said_and_changes_nothing() {
    let mut session = friends(Rules::POWER);
    let before = session.game().clone();
    for request in [Request::Undo, Request::Block, Request::EndTurn, Request::ChooseDisc] {
        session.ask(request, 0);
        assert!(matches!(session.fresh(), [Said::Refused(Reason::Rules(_))]), "{request:?}");
    }
    session.ask(Request::Remove(Cell::new(Column::new(0), 0)), 0);
    assert_eq!(session.game(), &before);
    // A bad column is counted by these rules.
    session.ask(Request::DropNowhere, 0);
    assert_eq!(session.game().commands().len(), 1);
}

#[test]
fn looking_back_moves_nothing() {
    let mut session = friends(Rules::CLASSIC);
    play(&mut session, &[3, 3, 2]);
    session.ask(Request::LookAt(1), 0);
    assert_eq!(session.view(0).shown.position().occupied().len(), 1);
    session.ask(drop_in(0), 0);
    assert_eq!(session.game().commands().len(), 3);
    assert_eq!(session.fresh(), [Said::BackToNow]);
    assert_eq!(session.looked_at(), None);
    session.ask(Request::LookAt(usize::MAX), 0);
    assert_eq!(session.looked_at(), None, "past the end is now");
    session.ask(Request::Hint, 0);
    session.ask(Request::LookAt(1), 0);
    assert!(session.view(0).advice.is_none(), "a hint is about one position");
}

#[test]
fn a_view_offers_exactly_what_may_be_asked_for() {
    for (_, rules) in Rules::PRESETS {
        let mut session = friends(rules);
        for round in 0..30 {
            for offer in session.view(0).offers {
                assert_eq!(offer.may, session.may(offer.request));
            }
            let request = match session.game().stage() {
                Stage::PickSymbol => Request::Pick(session.game().setup().symbols.first()),
                Stage::Move => drop_in((round * 5 % 7) as u8),
                Stage::Over(_) => break,
                _ if round % 3 == 0 => Request::Undo,
                _ => Request::EndTurn,
            };
            session.ask(request, 0);
        }
    }
}

#[test]
fn an_opponents_move_does_not_answer_a_question_that_was_asked_back() {
    let mut session = session(Rules::CLASSIC, [Who::Person, computer("robot")]);
    session.set_pace(Pace { think_ms: None, least_ms: 500 });
    let effects = session.ask(drop_in(3), 0);
    settle(&mut session, effects, 0);
    session.ask(Request::NewGame, 10);
    session.tick(600);
    assert_eq!(session.game().commands().len(), 2, "the robot has moved");
    assert!(matches!(session.prompt(), Prompt::Confirm(Confirm::NewGame, _)));
    session.ask(Request::Answer(true), 700);
    assert!(session.game().commands().is_empty());
}

fn timed(players: [Who; 2], clock: Clock) -> Session {
    let mut game = new_game(Rules::CLASSIC, players);
    game.clock = Some(clock);
    Session::new(game.setup(1, Language::English).unwrap(), game.first(), 0).unwrap()
}

#[test]
fn a_pause_stops_the_clocks() {
    let clock = Clock::Total { ms: 10_000, increment_ms: 0 };
    let mut session = timed([computer("robot"), computer("robot")], clock);
    session.ask(Request::Pause, 2_000);
    assert_eq!(session.wakes_at_ms(), None);
    session.tick(60_000);
    assert!(session.game().ending().is_none());
    assert_eq!(session.view(60_000).clocks.unwrap()[0].left_ms, 8_000);
    let effects = session.ask(Request::Pause, 60_000);
    assert_eq!(session.view(61_000).clocks.unwrap()[0].left_ms, 7_000);
    settle(&mut session, effects, 61_000);
    assert!(session.game().ending().is_some(), "they play on to the end");
}

#[test]
fn the_time_for_which_a_move_is_held_back_is_nobodys() {
    let mut session = timed([Who::Person, computer("robot")], Clock::PerMove { ms: 1_000 });
    session.set_pace(Pace { think_ms: None, least_ms: 5_000 });
    let effects = session.ask(drop_in(3), 500);
    settle(&mut session, effects, 600);
    session.tick(4_000);
    assert!(session.game().ending().is_none(), "it answered in time");
    assert_eq!(session.view(4_000).clocks.unwrap()[1].left_ms, 900);
    session.tick(5_500);
    assert_eq!(session.game().commands().len(), 2);
    assert_eq!(session.view(5_700).clocks.unwrap()[0].left_ms, 800);
}

#[test]
fn what_comes_after_the_flag_is_not_done_to_another_game() {
    for request in [Request::NewGame, Request::TakeBack] {
        let mut shelf = Memory::default();
        let mut session = timed([Who::Person; 2], Clock::Total { ms: 10_000, increment_ms: 0 });
        ask_and_keep(&mut session, drop_in(3), &mut shelf);
        let effects = session.ask(request, 20_000);
        keep_up(&mut session, effects, &mut shelf);
        assert!(matches!(session.game().ending(), Some(Ending::OutOfTime { .. })), "{request:?}");
        assert_eq!(shelf.finished, [record::write(session.game())]);
        assert!(shelf.games.is_empty());
    }
}

#[test]
fn the_same_end_is_filed_once_and_an_empty_game_leaves_nothing() {
    let mut shelf = Memory::default();
    let mut session = friends(Rules::CLASSIC);
    for column in [0, 1, 0, 1, 0, 1, 0] {
        ask_and_keep(&mut session, drop_in(column), &mut shelf);
    }
    for request in [Request::TakeBack, Request::Redo, Request::TakeBack, Request::Redo] {
        ask_and_keep(&mut session, request, &mut shelf);
    }
    assert_eq!((shelf.games.len(), shelf.finished.len()), (0, 1));
    ask_and_keep(&mut session, Request::NewGame, &mut shelf);
    ask_and_keep(&mut session, drop_in(3), &mut shelf);
    ask_and_keep(&mut session, Request::TakeBack, &mut shelf);
    ask_and_keep(&mut session, Request::NewGame, &mut shelf);
    assert!(shelf.games.is_empty(), "everything was taken back, and a new game begun");
}

#[test]
fn leaving_loses_nothing_even_if_everything_was_taken_back() {
    let mut shelf = Memory::default();
    let mut session = friends(Rules::CLASSIC);
    for column in [3, 3, 2] {
        ask_and_keep(&mut session, drop_in(column), &mut shelf);
    }
    let whole = record::write(session.game());
    ask_and_keep(&mut session, Request::LookAt(0), &mut shelf);
    ask_and_keep(&mut session, Request::TakeBack, &mut shelf);
    assert!(session.game().commands().is_empty());
    assert!(matches!(keeping::leave(&mut session, &mut shelf), Farewell::Kept(_)));
    assert_eq!(shelf.games.values().collect::<Vec<_>>(), [&whole]);
}

#[test]
fn an_end_that_can_not_be_written_is_tried_again_and_then_handed_out() {
    let mut shelf = Memory { broken: true, ..Memory::default() };
    let mut session = friends(Rules::CLASSIC);
    for column in [0, 1, 0, 1, 0, 1, 0] {
        ask_and_keep(&mut session, drop_in(column), &mut shelf);
    }
    let Farewell::NotKept { record, .. } = keeping::leave(&mut session, &mut shelf) else {
        panic!("its record");
    };
    assert!(record.ends_with("result: seat 1 wins by a line\n"));
    shelf.broken = false;
    assert!(matches!(keeping::leave(&mut session, &mut shelf), Farewell::Kept(_)));
    assert_eq!(shelf.finished, [record]);
    assert_eq!(keeping::leave(&mut session, &mut shelf), Farewell::Nothing);
}

/// A shelf in memory, which can be told to fail.
#[derive(Default)]
struct Memory {
    games: BTreeMap<u64, String>,
    finished: Vec<String>,
    next: u64,
    broken: bool,
}

impl Memory {
    fn check(&self) -> Result<(), ShelfError> {
        let error = ShelfError::new(Path::new("memory"), ShelfProblem::File(FileProblem::NoSpace));
        if self.broken { Err(error) } else { Ok(()) }
    }
}

impl Shelf for Memory {
    fn list(&self) -> Listing {
        Listing::default()
    }

    fn open(&mut self, path: &Path) -> Result<Opened, ShelfError> {
        let number: u64 = path.to_str().unwrap().parse().unwrap();
        let game = record::read(&self.games[&number]).unwrap();
        Ok(Opened { game, slot: Slot(number), is_copy: false })
    }

    fn keep(&mut self, slot: Option<Slot>, game: &Game) -> Result<Slot, ShelfError> {
        self.check()?;
        let slot = slot.unwrap_or_else(|| {
            self.next += 1;
            Slot(self.next)
        });
        self.games.insert(slot.0, record::write(game));
        Ok(slot)
    }

    fn finish(&mut self, slot: Option<Slot>, game: &Game) -> Result<PathBuf, ShelfError> {
        self.check()?;
        if let Some(slot) = slot {
            self.games.remove(&slot.0);
        }
        self.finished.push(record::write(game));
        Ok(PathBuf::from("finished"))
    }

    fn discard(&mut self, slot: Slot) -> Result<(), ShelfError> {
        self.games.remove(&slot.0);
        Ok(())
    }

    fn leave(&mut self, slot: Slot) -> Result<PathBuf, ShelfError> {
        Ok(PathBuf::from(slot.0.to_string()))
    }

    fn delete(&mut self, _: &Path) -> Result<(), ShelfError> {
        Ok(())
    }
}

fn ask_and_keep(session: &mut Session, request: Request, shelf: &mut Memory) {
    let effects = session.ask(request, 0);
    keep_up(session, effects, shelf);
}

#[test]
fn every_command_is_kept_and_no_game_is_kept_over_another() {
    let mut shelf = Memory::default();
    let mut first = friends(Rules::CLASSIC);
    ask_and_keep(&mut first, drop_in(3), &mut shelf);
    ask_and_keep(&mut first, drop_in(3), &mut shelf);
    assert_eq!(shelf.games[&1], record::write(first.game()));
    let Farewell::Kept(path) = keeping::leave(&mut first, &mut shelf) else { panic!("kept") };
    // Continue it, leave it, start another: each has a place of its own.
    let mut again = keeping::resume(shelf.open(&path).unwrap(), 0).unwrap();
    ask_and_keep(&mut again, drop_in(2), &mut shelf);
    assert_eq!(shelf.games[&1], record::write(again.game()), "before it is left");
    keeping::leave(&mut again, &mut shelf);
    let mut other = friends(Rules::CLASSIC);
    ask_and_keep(&mut other, drop_in(0), &mut shelf);
    assert_eq!(shelf.games.len(), 2);
    assert_eq!(shelf.games[&1], record::write(again.game()));
    // A new game instead of a resumed one, played to its end, leaves nothing else behind.
    let mut resumed = keeping::resume(shelf.open(&path).unwrap(), 0).unwrap();
    ask_and_keep(&mut resumed, Request::NewGame, &mut shelf);
    ask_and_keep(&mut resumed, Request::Answer(true), &mut shelf);
    assert_eq!(shelf.games.len(), 1, "the discarded one is gone, as was said");
    for column in [0, 1, 0, 1, 0, 1, 0] {
        ask_and_keep(&mut resumed, drop_in(column), &mut shelf);
    }
    assert_eq!((shelf.games.len(), shelf.finished.len()), (1, 1));
    assert_eq!(shelf.games[&2], record::write(other.game()));
}

#[test]
fn what_can_not_be_kept_is_said_once_and_handed_out_at_the_end() {
    let mut shelf = Memory { broken: true, ..Memory::default() };
    let mut session = friends(Rules::CLASSIC);
    for moves in 1..=3 {
        ask_and_keep(&mut session, drop_in(3), &mut shelf);
        let said = session.log().iter().filter(|said| matches!(said, Said::NotKept(_))).count();
        assert_eq!((said, session.game().commands().len()), (1, moves));
    }
    let Farewell::NotKept { record, .. } = keeping::leave(&mut session, &mut shelf) else {
        panic!("its record");
    };
    assert_eq!(&record::read(&record).unwrap(), session.game());
    let mut untouched = friends(Rules::CLASSIC);
    assert_eq!(keeping::leave(&mut untouched, &mut shelf), Farewell::Nothing);
}

mod away;
