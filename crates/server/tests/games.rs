//! Whole games on real sockets.

mod common;

use common::{Client, classic, device, eventually, free, play, start};
use fourline_game::{Refusal, Seat, record};
use fourline_rules::Rules;
use fourline_server::Config;
use fourline_server::memory::Memory;
use fourline_store::{Sqlite, Store};
use fourline_wire::{First, Lobby, Phase, Reaction, Refused, Summary, Terms, ToClient, ToServer};

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn two_clients_play_every_preset_and_a_third_one_watches() {
    let folder = tempfile::tempdir().unwrap();
    let store = Sqlite::open(&folder.path().join("games.sqlite")).unwrap();
    let server = start(store.clone(), free()).await;
    for (name, rules) in Rules::PRESETS {
        let mut terms = Terms::new(rules);
        terms.clock = Some("5m+3s".parse().unwrap());
        let (ann, bob) = (device("Ann"), device("Bob"));
        let table = server.table(&ann, &bob, terms).await;
        let mut one = server.connect(&ann, &table.id).await;
        let mut two = server.connect(&bob, &table.id).await;
        let mut third = server.watch(&table.watch).await;
        assert_eq!((one.you, two.you, third.you), (Some(Seat::One), Some(Seat::Two), None));
        play(&mut one, &mut two, u32::MAX).await;
        third.reach(one.length()).await;
        assert!(one.is_over(), "{name}");
        assert_eq!((&one.game, &two.game), (&two.game, &third.game));
        let kept = server.get(&format!("/api/v1/games/{}/record", table.id)).await;
        assert_eq!(kept.header("content-type"), Some("text/plain; charset=utf-8"));
        assert_eq!(record::read(&kept.body).unwrap(), one.game.clone().unwrap(), "{name}");
        let summary = server.get(&format!("/api/v1/games/{}", table.watch)).await;
        let summary = Summary::read(&summary.body).unwrap();
        assert_eq!((summary.phase, summary.id.is_none()), (Phase::Over, true));
        assert!(summary.result.is_some() && summary.you.is_none());
        assert_eq!(one.act("resign").await, Err(Refused::Rules(Refusal::GameOver)), "{name}");
    }
    server.stop().await;
    store.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_seat_is_found_again_after_a_reload_and_in_a_second_tab() {
    let server = start(Memory::default(), free()).await;
    let (ann, bob) = (device("Ann"), device("Bob"));
    let table = server.table(&ann, &bob, classic()).await;
    let mut one = server.connect(&ann, &table.id).await;
    let mut two = server.connect(&bob, &table.id).await;
    play(&mut one, &mut two, 3).await;
    drop(one);
    let mut again = server.connect(&ann, &table.id).await;
    assert_eq!((again.you, again.length()), (Some(Seat::One), 3));
    let mut tab = server.connect(&ann, &table.id).await;
    assert_eq!(tab.you, Some(Seat::One));
    // Both tabs can move, and each sees what the other does.
    let mover = two.act("drop a").await.unwrap();
    again.reach(mover + 1).await;
    tab.reach(mover + 1).await;
    let after = tab.act("drop b").await.unwrap();
    again.reach(after + 1).await;
    tab.reach(after + 1).await;
    assert_eq!(again.game, tab.game);
    // The other tab's command for the same place comes too late.
    let id = again.id();
    assert_eq!(again.act_as(&id, after, "drop c").await, Err(Refused::Stale { length: 5 }));
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_same_command_is_carried_out_once_and_answered_the_same() {
    let server = start(Memory::default(), free()).await;
    let (ann, bob) = (device("Ann"), device("Bob"));
    let table = server.table(&ann, &bob, classic()).await;
    let mut one = server.connect(&ann, &table.id).await;
    let id = one.id();
    for _ in 0..3 {
        assert_eq!(one.act_as(&id, 0, "drop d").await, Ok(0));
    }
    let mut again = server.connect(&ann, &table.id).await;
    assert_eq!(again.act_as(&id, 0, "drop d").await, Ok(0));
    assert_eq!(again.length(), 1);
    // The name of a command counts only for its seat.
    let mut two = server.connect(&bob, &table.id).await;
    assert_eq!(two.act_as(&id, 1, "drop d").await, Ok(1));
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_rematch_swaps_sides_and_counts_the_series() {
    let server = start(Memory::default(), free()).await;
    let (ann, bob) = (device("Ann"), device("Bob"));
    let mut terms = classic();
    terms.first = First::Host;
    let table = server.table(&ann, &bob, terms).await;
    let mut one = server.connect(&ann, &table.id).await;
    let mut two = server.connect(&bob, &table.id).await;
    let mut third = server.watch(&table.watch).await;
    two.say(&ToServer::Rematch { yes: true }).await;
    let early = two.until(|message| matches!(message, ToClient::Refused { .. })).await;
    assert_eq!(early, ToClient::Refused { id: None, why: Refused::NotOver });
    assert_eq!(one.act("resign").await, Ok(0));
    two.reach(1).await;
    two.say(&ToServer::Rematch { yes: true }).await;
    one.until(|message| matches!(message, ToClient::Rematch { offered: [false, true], .. })).await;
    one.say(&ToServer::Rematch { yes: true }).await;
    while one.next.is_none() || two.next.is_none() {
        if one.next.is_none() {
            one.hear().await
        } else {
            two.hear().await
        };
    }
    assert_eq!(one.next, two.next);
    let told =
        third.until(|message| matches!(message, ToClient::Rematch { watch: Some(_), .. })).await;
    assert!(matches!(told, ToClient::Rematch { id: None, .. }), "{told:?}");
    let id = one.next.clone().unwrap();
    let one = server.connect(&ann, &id).await;
    let game = one.game.as_ref().unwrap();
    assert_eq!((one.you, game.setup().starter), (Some(Seat::One), Seat::Two));
    let summary = Summary::read(&server.get(&format!("/api/v1/games/{id}")).await.body).unwrap();
    assert_eq!((summary.series.wins, summary.series.draws), ([0, 1], 0));
    let two = server.connect(&bob, &id).await;
    assert_eq!(two.you, Some(Seat::Two));
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn who_is_away_too_long_can_be_claimed() {
    let config = Config { grace_ms: 200, ..free() };
    let server = start(Memory::default(), config).await;
    let (ann, bob) = (device("Ann"), device("Bob"));
    let table = server.table(&ann, &bob, classic()).await;
    let mut one = server.connect(&ann, &table.id).await;
    let two = server.connect(&bob, &table.id).await;
    let id = one.id();
    one.say(&ToServer::Claim { id: id.clone() }).await;
    assert_eq!(one.answer(&id).await, Err(Refused::NotAway { claim_in_ms: None }));
    drop(two);
    let away = |message: &ToClient| matches!(message, ToClient::Presence([_, bob]) if !bob.here && bob.claim_in_ms.is_some());
    one.until(away).await;
    loop {
        let id = one.id();
        one.say(&ToServer::Claim { id: id.clone() }).await;
        match one.answer(&id).await {
            Ok(_) => break,
            Err(Refused::NotAway { claim_in_ms: Some(_) }) => {}
            Err(other) => panic!("{other:?}"),
        }
    }
    one.reach(1).await;
    let record = server.get(&format!("/api/v1/games/{}/record", table.id)).await.body;
    assert!(record.contains("2 abandon"), "{record}");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_flag_falls_by_itself_even_if_nobody_looks() {
    let store = Memory::default();
    let server = start(store.clone(), free()).await;
    let mut terms = classic();
    terms.clock = Some("300ms".parse().unwrap());
    let (ann, bob) = (device("Ann"), device("Bob"));
    let table = server.table(&ann, &bob, terms).await;
    let mut two = server.connect(&bob, &table.id).await;
    let flag = two.until(|message| matches!(message, ToClient::Happened(_))).await;
    assert!(matches!(&flag, ToClient::Happened(h) if h.command == "1 flag"), "{flag:?}");
    assert!(two.is_over());
    server.stop().await;
    // The same after a start: the flag of a game that was not opened falls too.
    let server = start(store.clone(), free()).await;
    server.table(&ann, &bob, terms).await;
    server.stop().await;
    let server = start(store.clone(), free()).await;
    let all_over = || async { store.running().await.unwrap().is_empty() };
    eventually(all_over).await;
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_computer_can_take_the_other_seat() {
    let server = start(Memory::default(), free()).await;
    let ann = device("Ann");
    let body = r#"{"terms":{"rules":"power"},"name":"Ann","opponent":"level-2"}"#;
    let answer = server.post(&ann, "/api/v1/games", body).await;
    let id = fourline_wire::Created::read(&answer.body).unwrap().id;
    let mut one = server.connect(&ann, &id).await;
    while !one.is_over() {
        if one.game.as_ref().unwrap().turn() == one.you {
            let text = one.advice().text(fourline_rules::Shape::CLASSIC);
            let after = one.act(&text).await.unwrap();
            one.reach(after + 1).await;
        } else {
            one.hear().await;
        }
    }
    one.say(&ToServer::Rematch { yes: true }).await;
    one.until(|message| matches!(message, ToClient::Rematch { id: Some(_), .. })).await;
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_lobby_shows_open_invitations_that_are_listed() {
    let server = start(Memory::default(), free()).await;
    let (ann, bob) = (device("Ann"), device("Bob"));
    let body = r#"{"terms":{"rules":"classic","clock":"5m"},"name":"Ann","listed":true}"#;
    let answer = server.post(&ann, "/api/v1/games", body).await;
    let id = fourline_wire::Created::read(&answer.body).unwrap().id;
    server.create(&ann, classic()).await;
    let lobby = Lobby::read(&server.get("/api/v1/lobby").await.body).unwrap();
    assert_eq!(lobby.games.len(), 1);
    assert_eq!((&lobby.games[0].id, lobby.games[0].name.as_str()), (&id, "Ann"));
    // A guest who looks at the invitation with a token gets a seat in the same connection.
    let mut two = server.connect(&bob, &id).await;
    assert_eq!((two.you, two.game.is_none()), (None, true));
    assert_eq!(two.act("drop d").await, Err(Refused::Rules(Refusal::Spectator)));
    assert_eq!(server.join(&bob, &id).await.status, 200);
    two.until(|message| matches!(message, ToClient::Welcome { .. })).await;
    assert_eq!((two.you, two.game.is_some()), (Some(Seat::Two), true));
    let lobby = Lobby::read(&server.get("/api/v1/lobby").await.body).unwrap();
    assert!(lobby.games.is_empty());
    // An open invitation can be withdrawn by its host alone, a game can't.
    let open = server.create(&ann, classic()).await.id;
    let delete = |device: &common::Device, id: &fourline_wire::TableId| {
        let (bearer, path) = (device.bearer(), format!("/api/v1/games/{id}"));
        let server = &server;
        async move { server.ask("DELETE", &path, &[("authorization", &bearer)], "").await }
    };
    assert_eq!(delete(&bob, &open).await.refused(), Refused::NotYours);
    let mut waiting = server.connect(&ann, &open).await;
    assert_eq!(delete(&ann, &open).await.status, 204);
    waiting.until(|message| *message == ToClient::Error(Refused::NoSuchGame)).await;
    assert_eq!(server.get(&format!("/api/v1/games/{open}")).await.refused(), Refused::NoSuchGame);
    assert_eq!(server.join(&bob, &open).await.refused(), Refused::NoSuchGame);
    assert_eq!(delete(&ann, &id).await.refused(), Refused::Begun);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn reactions_are_seen_by_all() {
    let server = start(Memory::default(), free()).await;
    let (ann, bob) = (device("Ann"), device("Bob"));
    let table = server.table(&ann, &bob, classic()).await;
    let mut one = server.connect(&ann, &table.id).await;
    let mut third = server.watch(&table.id).await;
    one.say(&ToServer::React(Reaction::WellPlayed)).await;
    let said = ToClient::Reaction { seat: Seat::One, kind: Reaction::WellPlayed };
    third.until(|message| *message == said).await;
    third.say(&ToServer::React(Reaction::Hello)).await;
    let why = Refused::Rules(Refusal::Spectator);
    third.until(|message| *message == ToClient::Refused { id: None, why: why.clone() }).await;
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn two_nodes_hold_the_same_table() {
    let store = Memory::default();
    let config = Config { has_peers: true, ..free() };
    let first = start(store.clone(), config.clone()).await;
    let second = start(store.node(), config).await;
    let (ann, bob) = (device("Ann"), device("Bob"));
    let table = first.table(&ann, &bob, classic()).await;
    let mut one = first.connect(&ann, &table.id).await;
    let mut two = second.connect(&bob, &table.id).await;
    play(&mut one, &mut two, 12).await;
    assert_eq!(one.game, two.game);
    // One node ends; its player goes on at the other.
    first.stop().await;
    let mut one = second.connect(&ann, &table.id).await;
    play(&mut one, &mut two, u32::MAX).await;
    assert!(one.is_over());
    second.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_page_of_a_table_has_a_preview() {
    let server = start(Memory::default(), free()).await;
    let ann = device("Ann <b>&\"'");
    let table = server.create(&ann, classic()).await;
    let page = server.get(&format!("/t/{}", table.id)).await;
    assert_eq!(page.status, 200);
    let name = "Ann &lt;b&gt;&amp;&quot;&#39;";
    assert!(page.body.contains(&format!("<title>{name} invites you")), "{}", page.body);
    assert!(page.body.contains(&format!("content=\"{name} invites")), "{}", page.body);
    assert!(page.header("content-security-policy").is_some());
    let german = [("accept-language", "fr, de-AT;q=0.8, en;q=0.5")];
    let page = server.ask("GET", &format!("/w/{}", table.watch), &german, "").await;
    assert!(page.body.contains("lädt dich"), "{}", page.body);
    let unknown = server.get("/t/aaaaaaaaaaaaaaaa").await;
    assert_eq!((unknown.status, unknown.body.as_str()), (200, common::PAGE));
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_connection_that_is_closed_is_told_nothing_more() {
    let server = start(Memory::default(), free()).await;
    let nowhere = fourline_wire::TableId::from_bytes([9; 10]);
    assert!(Client::connect(server.address, None, &nowhere, &[]).await.is_err());
    assert_eq!(
        server.get(&format!("/api/v1/games/{nowhere}")).await.refused(),
        Refused::NoSuchGame
    );
    assert_eq!(server.get("/api/v1/games/NOT-AN-ID").await.refused(), Refused::NoSuchGame);
    assert_eq!(server.get("/api/v1/nonsense").await.status, 404);
    assert_eq!(server.get("/api/v2/games").await.status, 404);
    assert_eq!(server.get("/api/v1/games").await.refused(), Refused::BadMethod);
    server.stop().await;
}
