//! Playing by a link without a browser and without a server: pages meet on a server in memory.
#![cfg(feature = "online")]

#[allow(dead_code, reason = "other tests need the rest")]
mod browser;
mod room;

use fourline_app::script;
use fourline_app::{Prompt, Reaction, Request};
use fourline_game::{Seat, Verdict, record};
use fourline_rules::{Column, Rules};
use fourline_web::paint::paint;
use fourline_web::view::{Body, InvitationView, Wish};
use fourline_web::{Change, Do, Input, Net, Page, Whom};
use fourline_words::Language;
use room::{GRACE_MS, Room};

const HOST: usize = 0;
const GUEST: usize = 1;

/// A host who has invited by one click.
fn invited(rules: Rules) -> Room {
    let mut room = Room::default();
    room.enter(1, "/");
    room.send(HOST, Input::Do(Do::NewGameBy(Box::new(rules))));
    room.send(HOST, Input::Do(Do::Start));
    room.send(HOST, Input::Do(Do::Invite));
    room
}

/// Two who play each other.
fn playing(rules: Rules) -> Room {
    let mut room = invited(rules);
    let address = room.address(HOST);
    room.enter(2, &address);
    room.send(GUEST, Input::Do(Do::Join));
    room
}

fn invitation(room: &Room, who: usize) -> InvitationView {
    match room.body(who) {
        Body::Invitation(view) => *view,
        other => panic!("no invitation: {other:?}"),
    }
}

/// All that a page says, painted.
fn painted(room: &Room, who: usize) -> String {
    paint(&room.visitors[who].browser.site.view()).all_text()
}

#[test]
fn one_click_invites_and_one_click_joins() {
    let mut room = invited(Rules::POWER);
    assert!(room.address(HOST).starts_with("/t/"), "{}", room.address(HOST));
    let Body::Waiting(waiting) = room.body(HOST) else { panic!("{:?}", room.body(HOST)) };
    assert_eq!(waiting.link, format!("https://fourline.example{}", room.address(HOST)));
    assert!(waiting.qr.is_some_and(|(size, path)| size > 20 && path.starts_with("M0 0h7")));
    assert_eq!(room.visitors[HOST].copied, [room.address(HOST)], "the link is copied already");
    assert_eq!(room.aloud(HOST), "Link copied.");

    let address = room.address(HOST);
    room.enter(2, &address);
    let guest = invitation(&room, GUEST);
    assert!(guest.headline.ends_with("invites you to play"), "{}", guest.headline);
    assert!(guest.facts[0].value.starts_with("Power"), "{:?}", guest.facts);
    assert!(guest.facts[0].link.is_some(), "how to play is a click away");
    assert!(guest.line.is_up);
    room.send(GUEST, Input::Do(Do::Join));
    assert!(room.aloud(HOST).contains("is here"), "{}", room.aloud(HOST));
    assert_eq!(room.headline(HOST), "Your turn");
    let host = room.play(HOST).players[1].name.clone();
    assert_eq!(room.headline(GUEST), format!("{host}'s turn"));
    assert_ne!(host, room.play(GUEST).players[1].name, "two usual names differ");
}

#[test]
fn a_move_is_sent_then_kept_and_the_other_side_hears_it() {
    let mut room = playing(Rules::CLASSIC);
    room.visitors[HOST].browser.send(Input::Column(Column::new(3)));
    let play = room.play(HOST);
    assert_eq!(play.status.headline, "Sent");
    assert_eq!((play.board.discs.len(), play.board.ghost), (0, Some((3, 0, true))));
    assert!(play.table.unwrap().line.text.ends_with("sent"));
    room.settle();
    let play = room.play(HOST);
    assert_eq!(play.board.discs.len(), 1);
    assert!(play.table.unwrap().line.text.ends_with("kept"));
    assert_eq!(room.headline(GUEST), "Your turn");
    assert!(room.aloud(GUEST).contains("column 4"), "{}", room.aloud(GUEST));
    // Out of turn: nothing is sent.
    room.click(HOST, 4);
    assert_eq!(room.play(GUEST).board.discs.len(), 1);
}

#[test]
fn a_whole_game_a_rematch_with_sides_swapped_and_the_series() {
    let mut room = playing(Rules::CLASSIC);
    let first = room.address(HOST);
    for (who, column) in [(0, 1), (1, 2), (0, 1), (1, 2), (0, 1), (1, 2), (0, 1)] {
        room.click(who, column);
    }
    assert!(room.headline(HOST).contains("column 1"), "{}", room.headline(HOST));
    assert!(room.play(GUEST).is_over && !room.play(GUEST).series.is_empty());
    let ways: Vec<Wish> = room.play(HOST).status.answers.into_iter().map(|way| way.wish).collect();
    assert_eq!(ways[0], Wish::Ask(Request::NewGame));
    assert!(ways.contains(&Wish::Do(Do::Study)) && ways.contains(&Wish::Open(Page::Online)));
    room.key(HOST, "r");
    assert!(room.aloud(GUEST).contains("wants a rematch"), "{}", room.aloud(GUEST));
    assert!(room.play(HOST).table.unwrap().news.contains("Waiting"));
    room.key(GUEST, "r");
    for who in [HOST, GUEST] {
        assert_ne!(room.address(who), first, "the rematch has an address of its own");
        assert_eq!(room.address(HOST), room.address(who));
        assert!(room.play(who).series.contains('1'), "{}", room.play(who).series);
    }
    assert_eq!(room.headline(GUEST), "Your turn", "the other side starts");
    room.click(GUEST, 4);
    assert_eq!(room.play(HOST).board.discs.len(), 1);
    // The finished game stays where it was.
    room.enter(1, &first);
    assert!(room.play(2).is_over);
    assert!(room.play(2).table.unwrap().next.is_some());
}

#[test]
fn a_finished_game_can_be_reviewed_and_is_kept_here_too() {
    let mut room = playing(Rules::CLASSIC);
    room.click(HOST, 4);
    room.key(HOST, "s");
    assert!(room.aloud(HOST).contains("no help"), "{}", room.aloud(HOST));
    assert!(matches!(room.body(HOST), Body::Play(_)));
    assert!(!room.play(HOST).actions.iter().any(|action| action.wish == Wish::Do(Do::Scores)));
    room.key(GUEST, "R");
    room.key(GUEST, "y");
    assert!(room.play(HOST).is_over);
    room.key(HOST, "s");
    assert!(matches!(room.body(HOST), Body::Study(_)));
    room.send(HOST, Input::Open(Page::Games));
    let Body::Games(games) = room.body(HOST) else { panic!() };
    assert_eq!(games.lists[1].2.len(), 1, "it is among the finished games");
}

#[test]
fn every_preset_is_played_by_link() {
    for one in script::all().iter().filter(|one| one.name.contains("friend")) {
        let setup = script::session(one).game().setup().clone();
        let mut room = invited(setup.rules);
        let address = room.address(HOST);
        room.enter(2, &address);
        room.send(GUEST, Input::Do(Do::Join));
        let id = room.address(HOST).trim_start_matches("/t/").to_string();
        for _ in 0..60 {
            let game = room.server.game(&id);
            let Some(turn) = game.turn() else { break };
            let who = turn.index();
            let prompt = room.visitors[who].browser.site.session().prompt();
            let request = match prompt {
                Prompt::Pick(_) => Request::Pick(game.setup().symbols.first()),
                Prompt::EndOfTurn { .. } => Request::EndTurn,
                Prompt::Move { opening: true, .. } => Request::Drop(Column::new(3)),
                Prompt::Move { seat, .. } => {
                    Request::Drop(Column::new(if seat == Seat::One { 0 } else { 1 }))
                }
                other => panic!("{}: {other:?}", one.name),
            };
            room.send(who, Input::Ask(request));
        }
        let game = room.server.game(&id).clone();
        assert!(game.ending().is_some(), "{}", record::write(&game));
        for who in [HOST, GUEST] {
            let here = room.visitors[who].browser.site.session().game();
            assert_eq!(record::write(here), record::write(&game), "{}", one.name);
            assert!(room.play(who).is_over);
        }
    }
}

#[test]
fn draws_takebacks_and_aborts_need_the_other_side() {
    let mut room = playing(Rules::CLASSIC);
    room.key(HOST, "4");
    room.key(HOST, "z");
    assert!(room.headline(GUEST).contains("take a move back"), "{}", room.headline(GUEST));
    room.key(GUEST, "y");
    assert_eq!(room.play(HOST).board.discs.len(), 0, "it is taken back");
    room.key(HOST, "d");
    assert!(room.headline(GUEST).contains("draw"), "{}", room.headline(GUEST));
    room.key(GUEST, "n");
    room.key(HOST, "4");
    room.key(GUEST, "d");
    room.key(HOST, "y");
    assert!(room.headline(HOST).contains("Draw"), "{}", room.headline(HOST));
    assert_eq!(room.headline(HOST), room.headline(GUEST));
    let mut room = playing(Rules::CLASSIC);
    let abort = |room: &Room| {
        let actions = room.play(HOST).actions;
        actions.iter().any(|action| action.wish == Wish::Ask(Request::Abort))
    };
    assert!(abort(&room));
    room.send(HOST, Input::Ask(Request::Abort));
    room.key(HOST, "y");
    assert!(room.play(GUEST).is_over);
}

#[test]
fn reload_and_second_tab_have_the_same_seat() {
    let mut room = playing(Rules::CLASSIC);
    room.click(HOST, 4);
    room.reload(GUEST);
    assert_eq!(room.headline(GUEST), "Your turn");
    assert_eq!(room.play(GUEST).board.discs.len(), 1);
    let tab = room.second_tab(GUEST);
    room.click(tab, 5);
    assert_eq!(room.play(GUEST).board.discs.len(), 2, "the other tab sees it");
    assert_eq!(room.play(HOST).board.discs.len(), 2);
    room.reload(HOST);
    assert_eq!(room.headline(HOST), "Your turn");
}

#[test]
fn without_a_network_no_move_is_possible_and_it_says_so() {
    let mut room = playing(Rules::CLASSIC);
    room.network(HOST, false);
    let table = room.play(HOST).table.unwrap();
    assert!(!table.line.is_up && table.line.text.contains("offline"), "{}", table.line.text);
    room.click(HOST, 4);
    assert!(
        room.play(HOST).status.detail.contains("no connection"),
        "{:?}",
        room.play(HOST).status
    );
    assert_eq!(room.play(GUEST).board.discs.len(), 0);
    assert!(room.aloud(GUEST).contains("away"), "{}", room.aloud(GUEST));
    room.pass(40_000);
    let table = room.play(GUEST).table.unwrap();
    assert!(
        table.news.contains("0:40") && table.news.contains("claim the game in"),
        "{}",
        table.news
    );
    assert!(room.play(GUEST).players[0].about.contains("0:40"));
    room.network(HOST, true);
    assert!(room.play(HOST).table.unwrap().line.is_up);
    assert!(room.aloud(GUEST).contains("is back"), "{}", room.aloud(GUEST));
    room.click(HOST, 4);
    assert_eq!(room.play(GUEST).board.discs.len(), 1);
}

#[test]
fn a_player_who_stays_away_loses_by_a_claim_after_the_grace_time() {
    let mut room = playing(Rules::CLASSIC);
    room.network(HOST, false);
    let claim = |room: &Room| {
        let actions = room.play(GUEST).actions;
        let claim = actions.into_iter().find(|action| action.wish == Wish::Ask(Request::Claim));
        claim.expect("it is offered").reason
    };
    assert!(!claim(&room).is_empty(), "not yet");
    room.pass(GRACE_MS + 1000);
    assert!(claim(&room).is_empty());
    room.send(GUEST, Input::Ask(Request::Claim));
    room.key(GUEST, "y");
    let game = room.visitors[GUEST].browser.site.session().game();
    assert_eq!(game.ending().unwrap().verdict(), Verdict::Won(Seat::Two));
}

#[test]
fn a_server_that_dies_comes_back_to_the_same_game_and_loses_nothing() {
    let mut room = playing(Rules::CLASSIC);
    room.click(HOST, 4);
    // The answer is lost: it is sent again under the same id, and carried out once.
    room.visitors[GUEST].browser.send(Input::Column(Column::new(4)));
    room.kill();
    assert!(!room.play(GUEST).table.unwrap().line.is_up);
    assert_eq!(room.headline(GUEST), "Sent");
    room.pass(5_000);
    room.is_down = false;
    room.pass(20_000);
    for who in [HOST, GUEST] {
        assert!(room.play(who).table.unwrap().line.is_up);
        assert_eq!(room.play(who).board.discs.len(), 2);
    }
    assert_eq!(room.headline(HOST), "Your turn");
}

#[test]
fn a_third_one_watches_and_can_do_nothing() {
    let mut room = playing(Rules::CLASSIC);
    let address = room.address(HOST);
    room.click(HOST, 4);
    // The seat is taken: a later guest watches.
    let late = room.enter(3, &address);
    assert_eq!(room.play(late).board.discs.len(), 1);
    assert!(room.play(late).table.unwrap().news.contains("watching"));
    room.send(HOST, Input::Do(Do::CopyLink));
    let watch = room.visitors[HOST].copied.last().unwrap().clone();
    assert!(watch.starts_with("/w/"), "{watch}");
    let other = room.enter(4, &watch);
    room.click(GUEST, 4);
    for who in [late, other] {
        assert_eq!(room.play(who).board.discs.len(), 2);
        room.click(who, 1);
        assert_eq!(room.play(HOST).board.discs.len(), 2);
        let play = room.play(who);
        assert!(play.table.unwrap().reactions.is_empty());
        let asks = play.actions.iter().any(|action| action.wish == Wish::Ask(Request::Resign));
        assert!(!asks);
    }
}

#[test]
fn two_guests_press_play_and_the_second_one_watches() {
    let mut room = invited(Rules::CLASSIC);
    let address = room.address(HOST);
    room.enter(2, &address);
    room.enter(3, &address);
    room.visitors[2].browser.send(Input::Do(Do::Join));
    room.visitors[1].browser.send(Input::Do(Do::Join));
    room.settle();
    let seats: Vec<bool> = [1, 2]
        .map(|who: usize| room.visitors[who].browser.site.session().person().is_some())
        .to_vec();
    assert_eq!(seats.iter().filter(|seat| **seat).count(), 1, "{seats:?}");
    let loser = if seats[0] { 2 } else { 1 };
    assert!(room.play(loser).table.unwrap().news.contains("watching"));
}

#[test]
fn reactions_come_from_a_fixed_set() {
    let mut room = playing(Rules::CLASSIC);
    let reactions = room.play(HOST).table.unwrap().reactions;
    assert_eq!(reactions.len(), Reaction::ALL.len());
    room.send(HOST, Input::Ask(Request::React(Reaction::GoodLuck)));
    assert!(room.aloud(GUEST).contains("Good luck!"), "{}", room.aloud(GUEST));
    assert!(room.play(GUEST).status.detail.contains("Good luck!"));
}

#[test]
fn open_invitations_are_listed_and_taken_up() {
    let mut room = Room::default();
    room.enter(1, "/online");
    room.send(HOST, Input::Whom(Whom::All));
    room.send(HOST, Input::Change(Change::Name(0, "Ann".to_string())));
    room.send(HOST, Input::Change(Change::Rules(Rules::STRICT)));
    room.send(HOST, Input::Change(Change::Clock("5m".to_string())));
    room.send(HOST, Input::Change(Change::First(2)));
    room.send(HOST, Input::Do(Do::Create));
    let Body::Waiting(waiting) = room.body(HOST) else { panic!("{:?}", room.body(HOST)) };
    assert!(!waiting.listed.is_empty());
    room.enter(2, "/online");
    let Body::Online(online) = room.body(GUEST) else { panic!() };
    let entry = online.lobby.entries[0].clone();
    assert_eq!(
        (entry.name.as_str(), &entry.page),
        ("Ann", &room.visitors[HOST].browser.site.page().clone())
    );
    assert!(entry.about.contains("Strict") && entry.about.contains("5m"), "{}", entry.about);
    room.send(GUEST, Input::Open(entry.page));
    assert_eq!(invitation(&room, GUEST).headline, "Ann invites you to play");
    assert_eq!(invitation(&room, GUEST).facts[2].value, "You start");
    room.send(GUEST, Input::Change(Change::Name(0, "Ann".to_string())));
    room.send(GUEST, Input::Do(Do::Join));
    assert!(!invitation(&room, GUEST).problem.is_empty(), "the name is taken");
    room.send(GUEST, Input::Change(Change::Name(0, "\u{202e}Bob".to_string())));
    room.send(GUEST, Input::Do(Do::Join));
    assert!(!invitation(&room, GUEST).problem.is_empty(), "that is no name");
    room.send(GUEST, Input::Change(Change::Name(0, "Bob".to_string())));
    room.send(GUEST, Input::Do(Do::Join));
    assert_eq!(room.headline(GUEST), "Your symbol: Y or R");
    assert!(room.play(GUEST).players[0].clock.is_some());
    assert_eq!(room.play(HOST).players[0].name, "Bob");
}

#[test]
fn an_invitation_can_be_withdrawn() {
    let mut room = invited(Rules::CLASSIC);
    let address = room.address(HOST);
    room.send(HOST, Input::Do(Do::Withdraw));
    assert_eq!(room.address(HOST), "/online");
    assert_eq!(room.aloud(HOST), "The invitation is withdrawn.");
    room.enter(2, &address);
    let Body::Arriving(view) = room.body(GUEST) else { panic!("{:?}", room.body(GUEST)) };
    assert!(!view.is_trying && !view.headline.is_empty(), "{view:?}");
}

#[test]
fn an_invitation_can_be_changed_and_the_form_has_the_game_as_it_was() {
    let mut room = Room::default();
    room.enter(1, "/online");
    room.send(HOST, Input::Whom(Whom::All));
    room.send(HOST, Input::Change(Change::Name(0, "Ann".to_string())));
    room.send(HOST, Input::Change(Change::Rules(Rules::STRICT)));
    room.send(HOST, Input::Change(Change::Clock("5m".to_string())));
    room.send(HOST, Input::Change(Change::First(2)));
    room.send(HOST, Input::Change(Change::Serious(true)));
    room.send(HOST, Input::Do(Do::Create));
    let old = room.address(HOST);
    // Also after a reload.
    room.reload(HOST);
    room.send(HOST, Input::Do(Do::ChangeInvitation));
    assert_eq!(room.address(HOST), "/online");
    assert!(room.aloud(HOST).contains("The old link no longer works."), "{}", room.aloud(HOST));
    let Body::Online(form) = room.body(HOST) else { panic!("{:?}", room.body(HOST)) };
    assert!(form.whom.iter().any(|(whom, _, _, is_chosen)| *whom == Whom::All && *is_chosen));
    assert!(form.rules.iter().any(|set| set.rules == Rules::STRICT && set.is_chosen));
    assert_eq!(form.name.text, "Ann");
    assert!(form.serious);
    let chosen: Vec<&str> = form.lists[..2]
        .iter()
        .flat_map(|(_, list)| list.choices.iter().filter(|choice| choice.is_chosen))
        .map(|choice| choice.text.as_str())
        .collect();
    assert_eq!(chosen, ["Your opponent", "5m"]);
    room.send(HOST, Input::Change(Change::Rules(Rules::CLASSIC)));
    room.send(HOST, Input::Do(Do::Create));
    let Body::Waiting(waiting) = room.body(HOST) else { panic!("{:?}", room.body(HOST)) };
    assert!(waiting.facts[0].value.starts_with("Classic"), "{:?}", waiting.facts);
    assert_ne!(room.address(HOST), old);
}

#[test]
fn open_invitations_are_looked_for_again_while_the_page_is_seen() {
    let mut room = Room::default();
    room.enter(1, "/online");
    room.enter(2, "/online");
    let names = |room: &Room| {
        let Body::Online(online) = room.body(GUEST) else { panic!() };
        let entries = online.lobby.entries.into_iter();
        (entries.map(|entry| entry.name).collect::<Vec<_>>(), online.lobby.note)
    };
    assert!(names(&room).0.is_empty());
    let said = room.aloud(GUEST);
    room.send(HOST, Input::Whom(Whom::All));
    room.send(HOST, Input::Change(Change::Name(0, "Ann".to_string())));
    room.send(HOST, Input::Do(Do::Create));
    room.send(GUEST, Input::Net(Net::Unseen));
    room.pass(60_000);
    assert!(names(&room).0.is_empty(), "nothing is asked for while the page is hidden");
    room.send(GUEST, Input::Net(Net::Back));
    assert_eq!(names(&room).0, ["Ann"], "at once when it is seen again");
    room.send(HOST, Input::Do(Do::Withdraw));
    room.pass(10_000);
    assert!(names(&room).0.is_empty());
    room.send(HOST, Input::Do(Do::Create));
    room.pass(10_000);
    assert_eq!(names(&room).0, ["Ann"]);
    assert_eq!(room.aloud(GUEST), said, "those who hear the page are not disturbed");
    // A list that can't be renewed stays, and it says so.
    room.network(GUEST, false);
    room.pass(10_000);
    let (shown, note) = names(&room);
    assert_eq!(shown, ["Ann"]);
    assert!(note.contains("can't be reached"), "{note}");
    room.network(GUEST, true);
    room.pass(10_000);
    assert_eq!(names(&room), (vec!["Ann".to_string()], String::new()));
}

#[test]
fn what_is_over_is_not_said_in_the_game_and_the_row_of_pages_knows_where_one_is() {
    let mut room = invited(Rules::CLASSIC);
    let here = |room: &Room| {
        let links = room.visitors[HOST].browser.site.view().shell.links;
        let here = links.into_iter().filter(|(_, _, is_here)| *is_here);
        here.map(|(name, ..)| name).collect::<Vec<_>>()
    };
    let Body::Waiting(waiting) = room.body(HOST) else { panic!() };
    assert_eq!(waiting.copy, "Link copied.", "the button itself says it");
    assert_eq!(room.visitors[HOST].browser.site.view().shell.notice, "");
    assert_eq!(here(&room), ["Online"]);
    let address = room.address(HOST);
    room.enter(2, &address);
    room.send(GUEST, Input::Do(Do::Join));
    assert!(!room.play(HOST).status.detail.contains("copied"), "the game has begun");
    assert_eq!(here(&room), ["Online"]);
    room.key(GUEST, "R");
    room.key(GUEST, "y");
    assert!(room.headline(HOST).contains("resigned"), "{}", room.headline(HOST));
    assert_eq!(room.play(HOST).status.detail, "", "it is said once");
    room.key(GUEST, "r");
    assert!(room.play(HOST).status.detail.contains("wants a rematch"));
    assert_eq!(here(&room), ["Online"]);
}

#[test]
fn a_computer_on_the_server_needs_no_guest() {
    let mut room = Room::default();
    room.enter(1, "/online");
    room.send(HOST, Input::Whom(Whom::Computer));
    room.send(HOST, Input::Change(Change::Computer(1, "level-5".to_string())));
    room.send(HOST, Input::Do(Do::Create));
    let play = room.play(HOST);
    assert_eq!(play.status.headline, "Your turn");
    assert!(play.players[0].about.contains("Level 5"), "{}", play.players[0].about);
    room.click(HOST, 4);
    assert_eq!(room.play(HOST).board.discs.len(), 1);
}

#[test]
fn the_own_game_waits_on_the_device_meanwhile() {
    let mut room = Room::default();
    room.enter(1, "/");
    room.click(HOST, 4);
    let before = room.visitors[HOST].browser.site.session().game().commands().len();
    assert!(before > 0);
    room.send(HOST, Input::Do(Do::Invite));
    assert!(matches!(room.body(HOST), Body::Waiting(_)));
    room.send(HOST, Input::Open(Page::Play));
    let here = room.visitors[HOST].browser.site.session();
    assert!(here.elsewhere().is_none());
    assert_eq!(here.game().commands().len(), before, "it is where it was");
}

#[test]
fn while_one_plays_online_the_way_back_leads_to_the_table() {
    let mut room = playing(Rules::CLASSIC);
    let table = room.visitors[HOST].browser.site.page().clone();
    room.send(HOST, Input::Open(Page::Settings));
    let links = room.visitors[HOST].browser.site.view().shell.links;
    assert_eq!(links[0].1, table);
    room.click(GUEST, 4);
    room.send(HOST, Input::Open(links[0].1.clone()));
    assert!(room.play(HOST).table.unwrap().line.is_up, "the connection stood all the time");
}

#[test]
fn no_server_is_said_and_nothing_else_breaks() {
    let mut room = Room { is_down: true, ..Room::default() };
    room.enter(1, "/online");
    let Body::Online(online) = room.body(HOST) else { panic!() };
    assert!(!online.lobby.note.is_empty());
    room.send(HOST, Input::Do(Do::Create));
    let Body::Online(online) = room.body(HOST) else { panic!() };
    assert!(!online.problem.is_empty() && !online.is_busy, "{online:?}");
    room.send(HOST, Input::Open(Page::Play));
    room.click(HOST, 4);
    assert!(!room.play(HOST).moves.is_empty());
}

#[test]
fn every_language_says_everything() {
    let mut room = playing(Rules::POWER);
    let address = room.address(HOST);
    let mut guest = invited(Rules::POWER);
    let open = guest.address(HOST);
    guest.enter(2, &open);
    for language in Language::ALL {
        for (is_open, who) in [(false, HOST), (true, HOST), (true, GUEST)] {
            let room = if is_open { &mut guest } else { &mut room };
            room.send(who, Input::Set("language", language.tag().to_string()));
            let text = painted(room, who);
            assert!(text.len() > 100 && !text.contains("{ $"), "{language}: {text}");
        }
    }
    assert_eq!(room.address(HOST), address);
}
