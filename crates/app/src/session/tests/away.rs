//! A session at a table elsewhere.

use super::*;
use crate::offer::Reaction;

const SECOND: u64 = 1000;

/// A table elsewhere, which decides and answers when it is told to.
struct Table {
    game: Game,
    address: &'static str,
    is_open: bool,
    presence: [Presence; 2],
}

impl Table {
    fn new(rules: Rules) -> Table {
        let setup = new_game(rules, [Who::Person; 2]).setup(1, Language::English).unwrap();
        Table {
            game: Game::new(setup),
            address: "http://table/t/one",
            is_open: false,
            presence: Default::default(),
        }
    }

    fn state(&self, me: Viewer) -> AwayState {
        AwayState {
            game: self.game.clone(),
            me,
            address: self.address.to_string(),
            is_open: self.is_open,
            clocks_ms: None,
            presence: self.presence,
            rematch: [false; 2],
            series: Series::default(),
        }
    }

    fn session(&self, me: Viewer) -> Session {
        Session::away(self.state(me), 0)
    }

    fn both(&self) -> [Session; 2] {
        let starter = self.game.setup().starter;
        [starter, starter.other()].map(|seat| self.session(Viewer::Seat(seat)))
    }

    fn take(&mut self, effect: &Effect) -> AwayNews {
        let Effect::Away(ToTable::Command { after, command }) = effect else {
            panic!("{effect:?}")
        };
        if *after < self.game.commands().len() {
            // A repeat gets the same answer.
            return self.told(*after);
        }
        match self.game.play(*command) {
            Ok(_) => self.told(*after),
            Err(refusal) => {
                AwayNews::Refused { after: Some(*after), reason: Reason::Rules(refusal) }
            }
        }
    }

    fn told(&self, after: usize) -> AwayNews {
        AwayNews::Happened { after, command: self.game.commands()[after], clocks_ms: None }
    }
}

fn tell(session: &mut Session, news: AwayNews) -> Vec<Effect> {
    session.news(News::Away(news), 0)
}

fn whole(table: &Table, session: &Session) -> AwayNews {
    AwayNews::State(Box::new(table.state(session.view(0).away.unwrap().me)))
}

#[test]
fn a_table_elsewhere_decides_late_twice_or_not() {
    let mut table = Table::new(Rules::POWER);
    let starter = table.game.setup().starter;
    let [mut one, mut two] = table.both();
    let mut watcher = table.session(Viewer::Spectator);
    assert!(matches!(two.prompt(), Prompt::Elsewhere(seat) if seat == starter));

    // Nothing is shown before the table has said it, and nothing else can be asked for.
    let sent = one.ask(drop_in(3), 0);
    assert_eq!(one.game().commands().len(), 0);
    assert_eq!(one.may(drop_in(3)), Err(Reason::Waiting));
    assert_eq!((one.prompt(), one.fresh()), (Prompt::Sent, &[Said::Sent][..]));
    assert!(one.view(0).away.unwrap().delivery.is_some_and(|delivery| !delivery.is_kept));
    let news = table.take(&sent[0]);
    assert!(tell(&mut one, news.clone()).is_empty());
    assert_eq!(one.game(), &table.game);
    assert!(one.view(0).away.unwrap().delivery.is_some_and(|delivery| delivery.is_kept));

    // Reported twice, it happens once; the same command sent again is answered in the same way.
    let said = one.log().len();
    assert!(tell(&mut one, news.clone()).is_empty());
    let repeat = table.take(&sent[0]);
    tell(&mut one, repeat);
    tell(&mut one, AwayNews::Kept { after: 0 });
    assert_eq!((one.game(), one.log().len()), (&table.game, said));

    // Refused: it can be tried again.
    let sent = two.ask(drop_in(0), 0);
    assert_eq!(sent.len(), 1);
    tell(&mut two, AwayNews::Refused { after: None, reason: Reason::TooMany });
    assert!(two.view(0).away.unwrap().delivery.is_some(), "that was something else");
    tell(&mut two, AwayNews::Refused { after: Some(0), reason: Reason::Stale });
    assert!(matches!(two.fresh(), [Said::Refused(Reason::Stale)]));
    assert!(two.view(0).away.unwrap().delivery.is_none());

    // The second player missed the first move, and hears of the next one: the state is asked for.
    tell(&mut two, news.clone());
    let sent = two.ask(drop_in(3), 0);
    let second = table.take(&sent[0]);
    tell(&mut two, second.clone());
    assert!(matches!(tell(&mut watcher, second.clone())[..], [Effect::Away(ToTable::Fetch)]));
    let state = whole(&table, &watcher);
    tell(&mut watcher, state);
    assert_eq!(watcher.game(), &table.game);
    let told =
        watcher.log().iter().filter(|said| matches!(said, Said::Happened(Event::Dropped { .. })));
    assert_eq!(told.count(), 2, "what was missed is told");
    assert_eq!(watcher.may(drop_in(3)), Err(Reason::Rules(Refusal::Spectator)));
    tell(&mut one, second);

    // A takeback needs the other's consent, and a draw too.
    let sent = one.ask(Request::TakeBack, 0);
    let is_offer = |command: &Command| command.action == Action::Offer(Offer::TakeBack);
    assert!(
        matches!(&sent[..], [Effect::Away(ToTable::Command { command, .. })] if is_offer(command))
    );
    let news = table.take(&sent[0]);
    tell(&mut one, news);
    let state = whole(&table, &two);
    tell(&mut two, state);
    let offered = Prompt::Offered { seat: starter.other(), offer: Offer::TakeBack };
    assert_eq!(two.prompt(), offered);
    let sent = two.ask(Request::Accept, 0);
    let news = table.take(&sent[0]);
    for session in [&mut one, &mut two] {
        tell(session, news.clone());
        assert_eq!(session.game(), &table.game);
    }
    assert!(one.game().position().occupied().is_empty());
}

#[test]
fn kept_may_come_before_or_after_what_happened() {
    let mut table = Table::new(Rules::CLASSIC);
    let [mut one, _] = table.both();
    let sent = one.ask(drop_in(3), 0);
    let news = table.take(&sent[0]);
    tell(&mut one, AwayNews::Kept { after: 0 });
    assert_eq!(one.prompt(), Prompt::Sent, "it is stored, but not seen yet");
    tell(&mut one, news);
    let kept = one.log().iter().filter(|said| **said == Said::Kept).count();
    assert_eq!((kept, one.game()), (1, &table.game));
}

#[test]
fn without_a_connection_no_move_is_possible_and_it_is_said() {
    let mut table = Table::new(Rules::CLASSIC);
    let [mut one, _] = table.both();
    let sent = one.ask(drop_in(3), 0);
    tell(&mut one, AwayNews::Line(Line::Lost { since_ms: 0, tries: 1 }));
    tell(&mut one, AwayNews::Line(Line::Lost { since_ms: 0, tries: 2 }));
    for request in [drop_in(3), Request::Resign, Request::React(Reaction::Hello)] {
        assert!(one.ask(request, 0).is_empty());
        assert_eq!(one.fresh(), [Said::Refused(Reason::CutOff)]);
    }
    let speaker = crate::words::Speaker::default();
    let said = speaker.away(&one.view(0), 72 * SECOND).unwrap();
    assert!(said.starts_with("No connection for 1:12."), "{said}");
    // The command was carried out meanwhile: the state says so.
    table.take(&sent[0]);
    tell(&mut one, AwayNews::Line(Line::Connected));
    let state = whole(&table, &one);
    tell(&mut one, state);
    assert_eq!(one.game(), &table.game);
    assert!(one.view(0).away.unwrap().delivery.is_some_and(|delivery| delivery.is_kept));
    let lost = one.log().iter().filter(|said| **said == Said::CutOff).count();
    assert_eq!((lost, one.log().contains(&Said::Reconnected)), (1, true));
}

#[test]
fn a_table_waits_for_its_second_player() {
    let mut table = Table::new(Rules::CLASSIC);
    table.is_open = true;
    let mut host = table.session(Viewer::Seat(Seat::One));
    assert_eq!(host.prompt(), Prompt::Open);
    assert_eq!(host.may(drop_in(3)), Err(Reason::NobodyThere));
    // Who came has another name than the seat had before.
    let people = ["Ann", "Zoe"].map(|name| fourline_game::Player::human(Name::new(name).unwrap()));
    table.game = Game::new(Setup::new(Rules::CLASSIC, people).unwrap());
    table.is_open = false;
    let state = whole(&table, &host);
    tell(&mut host, state);
    assert!(matches!(host.fresh(), [Said::Joined(Seat::Two), Said::Starts { .. }]));
    assert!(matches!(host.prompt(), Prompt::Move { seat: Seat::One, .. }));
}

#[test]
fn a_player_who_is_away_for_long_loses_the_game_if_the_other_one_wants() {
    let table = Table::new(Rules::CLASSIC);
    let [mut one, _] = table.both();
    let other = one.person().unwrap().other();
    assert_eq!(one.may(Request::Claim), Err(Reason::NothingToClaim));
    let mut presence = [Presence::default(); 2];
    presence[other.index()] = Presence { away_since_ms: Some(0), claim_at_ms: Some(60 * SECOND) };
    tell(&mut one, AwayNews::Presence(presence));
    assert_eq!(one.log().last(), Some(&Said::WentAway(other)));
    assert_eq!(one.may(Request::Claim), Err(Reason::NotYetClaimed));
    assert_eq!(one.wakes_at_ms(), Some(60 * SECOND));
    let speaker = crate::words::Speaker::default();
    let said = speaker.away(&one.view(0), 20 * SECOND).unwrap();
    assert!(said.ends_with("away for 0:20. You can claim the game in 0:40."), "{said}");
    one.tick(60 * SECOND);
    assert!(
        one.view(0).offers.iter().any(|offer| offer.request == Request::Claim && offer.may.is_ok())
    );
    one.ask(Request::Claim, 60 * SECOND);
    assert!(matches!(one.prompt(), Prompt::Confirm(Confirm::Claim, _)));
    let effects = one.ask(Request::Answer(true), 60 * SECOND);
    assert!(matches!(effects[..], [Effect::Away(ToTable::Claim)]));
    tell(&mut one, AwayNews::Presence(Default::default()));
    assert_eq!(one.log().last(), Some(&Said::CameBack(other)));
}

#[test]
fn a_rematch_is_another_table_and_the_score_is_the_servers() {
    let mut table = Table::new(Rules::CLASSIC);
    let [mut one, mut two] = table.both();
    assert_eq!(one.may(Request::NewGame), Err(Reason::NotHere));
    let (me, other) = (one.person().unwrap(), two.person().unwrap());
    one.ask(Request::Resign, 0);
    let sent = one.ask(Request::Answer(true), 0);
    let news = table.take(&sent[0]);
    let effects = tell(&mut one, news.clone());
    assert!(matches!(effects[..], [Effect::Finish]), "it is among the finished games");
    tell(&mut two, news);
    assert!(matches!(one.ask(Request::NewGame, 0)[..], [Effect::Away(ToTable::Rematch(true))]));
    let mut offered = [false; 2];
    offered[me.index()] = true;
    for session in [&mut one, &mut two] {
        tell(session, AwayNews::Rematch(offered));
        assert_eq!(session.log().last(), Some(&Said::WantsRematch(me)));
    }
    assert_eq!(one.may(Request::NewGame), Err(Reason::RematchOffered));
    assert!(matches!(two.ask(Request::Decline, 0)[..], [Effect::Away(ToTable::Rematch(false))]));
    assert!(matches!(two.ask(Request::Accept, 0)[..], [Effect::Away(ToTable::Rematch(true))]));
    let mut wins = [0; 2];
    wins[other.index()] = 1;
    let series = Series { wins, draws: 0 };
    let next = Table { address: "http://table/t/two", ..Table::new(Rules::CLASSIC) };
    let state = AwayState { series, ..next.state(Viewer::Seat(me)) };
    tell(&mut one, AwayNews::State(Box::new(state)));
    assert!(one.game().commands().is_empty());
    assert_eq!(one.series(), series);
    assert!(matches!(one.fresh(), [Said::Starts { .. }]));
    assert_eq!(one.view(0).away.unwrap().rematch, [false; 2]);
}

#[test]
fn clocks_run_on_from_what_the_table_has_said() {
    let mut table = Table::new(Rules::CLASSIC);
    let mut setup = table.game.setup().clone();
    setup.clock = Some(Clock::Total { ms: 60 * SECOND, increment_ms: 0 });
    table.game = Game::new(setup);
    let starter = table.game.setup().starter;
    let mut clocks_ms = [60 * SECOND; 2];
    clocks_ms[starter.index()] = 50 * SECOND;
    let state = AwayState { clocks_ms: Some(clocks_ms), ..table.state(Viewer::Spectator) };
    let session = Session::away(state.clone(), 5 * SECOND);
    let left = |session: &Session, now| session.view(now).clocks.unwrap()[starter.index()].left_ms;
    assert_eq!(left(&session, 8 * SECOND), 47 * SECOND);
    assert_eq!(left(&session, 80 * SECOND), 0);
    assert!(session.game().ending().is_none(), "the table says when time is over");
    let open = Session::away(AwayState { is_open: true, clocks_ms: None, ..state }, 0);
    assert_eq!(left(&open, 80 * SECOND), 60 * SECOND);
}

#[test]
fn who_plays_another_person_gets_no_hints_and_who_watches_may() {
    let table = Table::new(Rules::CLASSIC);
    let [one, _] = table.both();
    let watcher = table.session(Viewer::Spectator);
    assert_eq!(one.may(Request::Hint), Err(Reason::Unfair));
    assert_eq!(watcher.may(Request::Hint), Ok(()));
    let offers: Vec<Request> = watcher.view(0).offers.iter().map(|offer| offer.request).collect();
    assert_eq!(offers, [Request::Hint]);
}

#[test]
fn a_seat_elsewhere_stays_and_nothing_of_it_is_kept_here() {
    let mut table = Table::new(Rules::CLASSIC);
    let [mut one, _] = table.both();
    let sent = one.ask(drop_in(3), 0);
    let news = table.take(&sent[0]);
    tell(&mut one, news);
    let mut shelf = Memory::default();
    let left = keeping::leave(&mut one, &mut shelf);
    assert_eq!(left, Farewell::SeatStays(table.address.to_string()));
    let mut watcher = table.session(Viewer::Spectator);
    assert!(matches!(keeping::leave(&mut watcher, &mut shelf), Farewell::Watched(_)));
    assert!(shelf.games.is_empty() && shelf.finished.is_empty());
}

#[test]
fn what_does_not_fit_is_not_believed() {
    let mut table = Table::new(Rules::CLASSIC);
    let [mut one, two] = table.both();
    let not_their_turn = two.person().unwrap().does(Action::Drop(Column::new(0)));
    let news = AwayNews::Happened { after: 0, command: not_their_turn, clocks_ms: None };
    assert!(matches!(tell(&mut one, news)[..], [Effect::Away(ToTable::Fetch)]));
    assert_eq!(one.game(), &table.game);
    // The table's announcements about itself are said once.
    for _ in 0..2 {
        tell(&mut one, AwayNews::Notice(Some(Notice::ReadOnly)));
    }
    tell(&mut one, AwayNews::Notice(None));
    let said = &one.log()[one.log().len() - 2..];
    assert_eq!(said, [Said::Noticed(Notice::ReadOnly), Said::Writable]);
    table.is_open = true;
}

#[test]
fn what_crosses_another_command_and_is_still_wanted_is_sent_again() {
    let stale = |after| AwayNews::Refused { after: Some(after), reason: Reason::Stale };
    let sends = |effects: &[Effect], wanted: Action, place: usize| {
        matches!(effects, [Effect::Away(ToTable::Command { after, command })]
            if command.action == wanted && *after == place)
    };
    let resign = |session: &mut Session| {
        session.ask(Request::Resign, 0);
        session.ask(Request::Answer(true), 0)
    };
    // Giving up, while the other side moves: refused before or after that is known.
    for knows_first in [true, false] {
        let mut table = Table::new(Rules::CLASSIC);
        let [mut one, mut two] = table.both();
        assert!(sends(&resign(&mut two), Action::Resign, 0));
        let sent = one.ask(drop_in(3), 0);
        let moved = table.take(&sent[0]);
        let news = if knows_first { [moved, stale(0)] } else { [stale(0), moved] };
        let [first, second] = news.map(|news| tell(&mut two, news));
        assert!(first.is_empty(), "{first:?}");
        assert!(sends(&second, Action::Resign, 1), "{second:?}");
        assert!(!two.log().contains(&Said::Refused(Reason::Stale)));
        let over = table.take(&second[0]);
        tell(&mut two, over);
        assert!(two.game().ending().is_some());
    }
    // The other side gave up at the same moment: that is the end.
    let mut table = Table::new(Rules::CLASSIC);
    let [mut one, mut two] = table.both();
    resign(&mut two);
    let sent = resign(&mut one);
    let over = table.take(&sent[0]);
    assert!(tell(&mut two, stale(0)).is_empty());
    assert!(matches!(tell(&mut two, over)[..], [Effect::Finish]));
    // A move is never sent again by itself.
    let table = Table::new(Rules::CLASSIC);
    let [mut one, _] = table.both();
    one.ask(drop_in(3), 0);
    assert!(tell(&mut one, stale(0)).is_empty());
    assert!(one.log().contains(&Said::Refused(Reason::Stale)));
}

#[test]
fn an_answer_that_crosses_another_command_is_sent_again_while_its_offer_stands() {
    let stale = |after| AwayNews::Refused { after: Some(after), reason: Reason::Stale };
    for withdraws in [false, true] {
        let mut table = Table::new(Rules::CLASSIC);
        let [mut one, mut two] = table.both();
        let sent = one.ask(Request::OfferDraw, 0);
        let offered = table.take(&sent[0]);
        tell(&mut one, offered.clone());
        tell(&mut two, offered);
        two.ask(Request::Accept, 0);
        let sent = one.ask(if withdraws { Request::Decline } else { drop_in(3) }, 0);
        let happened = table.take(&sent[0]);
        assert!(tell(&mut two, stale(1)).is_empty());
        assert_eq!(two.may(Request::Accept), Err(Reason::Waiting));
        let again = tell(&mut two, happened);
        assert_eq!(again.is_empty(), withdraws, "{again:?}");
        assert_eq!(two.log().contains(&Said::Refused(Reason::Stale)), withdraws);
        if !withdraws {
            let agreed = table.take(&again[0]);
            tell(&mut two, agreed);
            assert!(two.game().ending().is_some());
        }
    }
}
