//! The connection step by step. `tests/simulated.rs` lets it meet a server over a bad network.

use super::*;
use fourline_app::{AwayNews, Reason};
use fourline_game::{Action, Game, Name, Player, Setup, record};
use fourline_rules::{Column, Rules};
use fourline_wire::{Next, Phase, PlayerState, Presence, Refused, Series, State, Terms, ToClient};

fn place() -> Place {
    let id = TableId::from_bytes([1; 10]);
    format!("http://127.0.0.1:4444/t/{id}").parse().unwrap()
}

fn state(phase: Phase) -> State {
    let people = ["Ann", "Bob"].map(|name| Player::human(Name::new(name).unwrap()));
    let game = Game::new(Setup::new(Rules::CLASSIC, people).unwrap());
    let presence = Presence { here: true, ..Presence::default() };
    let players = [fourline_game::Seat::One, fourline_game::Seat::Two].map(|seat| {
        let Player { name, tag } = game.setup().player(seat).clone();
        Some(PlayerState { name, kind: tag, presence })
    });
    State {
        phase,
        terms: Terms::new(Rules::CLASSIC),
        players,
        record: Some(record::write(&game)),
        length: 0,
        now_ms: 0,
        clocks_ms: None,
        series: Series::default(),
        rematch: [false; 2],
        next: None,
        listed: false,
    }
}

fn welcome(state: State, you: Option<Seat>) -> String {
    let watch = TableId::from_bytes([2; 10]);
    let table = Some(TableId::from_bytes([1; 10]));
    ToClient::Welcome { protocol: 1, table, watch, you, state: Box::new(state) }.write()
}

/// A link that is up, with its socket.
fn up() -> (Link, Socket) {
    let mut link = Link::new(place(), 7, false);
    link.tick(0);
    let socket = opened(&link.take());
    link.heard(socket, &welcome(state(Phase::Playing), Some(Seat::One)), 0);
    assert!(matches!(link.take()[..], [Out::News(AwayNews::State(_))]));
    (link, socket)
}

fn opened(outs: &[Out]) -> Socket {
    let open = outs.iter().find_map(|out| match out {
        Out::Open(socket, _) => Some(*socket),
        _ => None,
    });
    open.expect("a socket is to be opened")
}

fn sent(outs: &[Out]) -> Vec<ToServer> {
    let texts = outs.iter().filter_map(|out| match out {
        Out::Send(_, text) => Some(ToServer::read(text).unwrap()),
        _ => None,
    });
    texts.collect()
}

fn a_move() -> ToTable {
    let command = Seat::One.does(Action::Drop(Column::new(3)));
    ToTable::Command { after: 0, command }
}

#[test]
fn what_was_not_answered_is_sent_again_under_the_same_id() {
    let (mut link, socket) = up();
    link.tell(a_move(), 10);
    let first = sent(&link.take());
    assert!(
        matches!(&first[..], [ToServer::Command { after: 0, action, .. }] if action == "drop d")
    );
    link.closed(socket, 20);
    assert!(matches!(
        link.take()[..],
        [Out::News(AwayNews::Line(Line::Lost { since_ms: 20, tries: 1 }))]
    ));
    let at_ms = link.wakes_at_ms().unwrap();
    assert!((20 + 125..=20 + 250).contains(&at_ms));
    link.tick(at_ms);
    let again = opened(&link.take());
    // The old socket has nothing to say any more.
    link.heard(socket, "{}", at_ms);
    link.closed(socket, at_ms);
    assert!(link.take().is_empty());
    link.heard(again, &welcome(state(Phase::Playing), Some(Seat::One)), at_ms + 5);
    let outs = link.take();
    assert!(outs.iter().any(|out| matches!(out, Out::News(AwayNews::Line(Line::Connected)))));
    assert_eq!(sent(&outs), first);
    let ToServer::Command { id, .. } = first[0].clone() else { unreachable!() };
    link.heard(again, &ToClient::Kept { id: id.clone(), after: 0 }.write(), 0);
    assert!(
        matches!(link.take()[..], [Out::News(AwayNews::Kept { after: 0 })])
            && link.unanswered() == 0
    );
    // The same answer once more is no news.
    link.heard(again, &ToClient::Kept { id, after: 0 }.write(), 0);
    assert!(link.take().is_empty());
}

#[test]
fn a_silent_server_is_asked_and_then_left() {
    let (mut link, _) = up();
    assert_eq!(link.wakes_at_ms(), Some(10_000));
    link.tick(10_000);
    assert_eq!(sent(&link.take()), [ToServer::Ping { n: 1 }]);
    link.tick(20_000);
    let outs = link.take();
    assert!(matches!(outs[..], [Out::Close(_), Out::News(AwayNews::Line(Line::Lost { .. }))]));
    // The network is back: no need to wait.
    link.network_is_back(20_001);
    opened(&link.take());
    // No welcome: that is given up too.
    link.tick(30_001);
    assert!(matches!(link.take()[..], [Out::Close(_), Out::News(_)]));
    assert!(matches!(link.line(), Line::Lost { since_ms: 20_000, tries: 2 }));
    let (mut link, socket) = up();
    link.network_is_back(100);
    assert_eq!(sent(&link.take()), [ToServer::Ping { n: 1 }]);
    assert_eq!(link.wakes_at_ms(), Some(2_100));
    link.heard(socket, &ToClient::Pong { n: 1 }.write(), 200);
    assert_eq!(link.wakes_at_ms(), Some(10_200));
}

#[test]
fn refusals_are_told_and_passing_ones_are_tried_again() {
    let (mut link, socket) = up();
    link.tell(a_move(), 0);
    let [ToServer::Command { id, .. }] = &sent(&link.take())[..] else { panic!("a command") };
    let refuse = |why| ToClient::Refused { id: Some(id.clone()), why }.write();
    link.heard(socket, &refuse(Refused::TooFast { retry_ms: 900 }), 100);
    assert!(link.take().is_empty());
    assert_eq!(link.wakes_at_ms(), Some(1_000));
    link.tick(1_000);
    assert_eq!(sent(&link.take()).len(), 1);
    link.heard(socket, &refuse(Refused::Stale { length: 3 }), 1_100);
    assert!(matches!(
        link.take()[..],
        [Out::News(AwayNews::Refused { after: Some(0), reason: Reason::Stale })]
    ));
    link.heard(socket, &refuse(Refused::Stale { length: 3 }), 1_200);
    assert!(link.take().is_empty(), "told once");
    let react = ToClient::Refused { id: None, why: Refused::TooFast { retry_ms: 1 } }.write();
    link.heard(socket, &react, 1_300);
    assert!(matches!(
        link.take()[..],
        [Out::News(AwayNews::Refused { after: None, reason: Reason::TooMany })]
    ));
}

#[test]
fn some_things_are_no_use_to_try_again() {
    let newer = welcome(state(Phase::Playing), None).replace("\"protocol\":1", "\"protocol\":2");
    let strange = welcome(state(Phase::Playing), None).replace("\"length\":0", "\"length\":5");
    let gone = ToClient::Error(Refused::NoSuchGame).write();
    for (text, trouble) in [
        (newer.as_str(), Trouble::Newer),
        (r#"{"type":"welcome","protocol":9,"x":1}"#, Trouble::Newer),
        (gone.as_str(), Trouble::Refused(Refused::NoSuchGame)),
        ("<html>", Trouble::Strange),
        (strange.as_str(), Trouble::Strange),
    ] {
        let mut link = Link::new(place(), 7, false);
        link.tick(0);
        let socket = opened(&link.take());
        link.heard(socket, text, 0);
        let outs = link.take();
        assert!(
            matches!(outs.last(), Some(Out::Ended(why)) if *why == trouble),
            "{text}: {outs:?}"
        );
        assert_eq!(link.wakes_at_ms(), None);
        link.tick(100_000);
        assert!(link.take().is_empty());
    }
    let mut link = Link::new(place(), 7, false);
    link.tick(0);
    let socket = opened(&link.take());
    link.heard(socket, &ToClient::Error(Refused::Full).write(), 0);
    assert!(link.wakes_at_ms().is_some(), "that may pass");
}

#[test]
fn players_and_spectators_go_along_to_the_rematch() {
    let (id, watch) = (TableId::from_bytes([8; 10]), TableId::from_bytes([9; 10]));
    for you in [Some(Seat::Two), None] {
        let mut link = Link::new(place(), 7, false);
        link.tick(0);
        let socket = opened(&link.take());
        link.heard(socket, &welcome(state(Phase::Over), you), 0);
        link.take();
        link.tell(ToTable::Rematch(true), 0);
        link.take();
        let offered = ToClient::Rematch { offered: [true, false], id: None, watch: None };
        link.heard(socket, &offered.write(), 0);
        assert!(matches!(link.take()[..], [Out::News(AwayNews::Rematch([true, false]))]));
        let (shown, hidden) = (Some(id.clone()).filter(|_| you.is_some()), Some(watch.clone()));
        let both = ToClient::Rematch { offered: [true; 2], id: shown, watch: hidden };
        link.heard(socket, &both.write(), 0);
        let outs = link.take();
        assert!(outs.iter().any(|out| matches!(out, Out::Close(closed) if *closed == socket)));
        assert_ne!(opened(&outs), socket);
        let key = if you.is_some() { Key::Table(id.clone()) } else { Key::Watch(watch.clone()) };
        assert_eq!(link.place().key, key);
    }
    // One who comes back to a game that is over goes along if that is wanted.
    for goes_along in [false, true] {
        let mut link = Link::new(place(), 7, goes_along);
        link.tick(0);
        let socket = opened(&link.take());
        let next = Some(Next { id: Some(id.clone()), watch: watch.clone() });
        let over = State { next, ..state(Phase::Over) };
        link.heard(socket, &welcome(over, Some(Seat::One)), 0);
        assert_eq!(link.place().key == Key::Table(id.clone()), goes_along);
    }
}

#[test]
fn what_is_odd_changes_nothing() {
    let (mut link, socket) = up();
    let odd = r#"{"type":"happened","after":0,"command":"1 drop z","at_ms":0}"#;
    for text in ["", "{}", "null", r#"{"type":"new"}"#, r#"{"type":"state"}"#, odd] {
        link.heard(socket, text, 0);
    }
    assert_eq!(
        sent(&link.take()),
        [ToServer::Fetch],
        "only what may have been missed is asked for"
    );
    link.heard(socket, odd, 0);
    assert!(link.take().is_empty(), "once");
}
