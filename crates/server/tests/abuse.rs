//! The table of abuse, row by row: what is tried, and that nothing comes of it.

mod common;

use common::{Client, Device, ask, classic, device, eventually, free, play, start};
use fourline_game::{BadColumn, Refusal, Seat};
use fourline_rules::{Column, Rules};
use fourline_server::memory::{Failing, Memory};
use fourline_server::{Config, Rate, Token};
use fourline_store::{Key, Store, StoredTable, TableId as StoreId};
use fourline_wire::{
    CommandId, Join, MAX_FROM_CLIENT, Notice, Reaction, Refused, TableId, Terms, ToClient, ToServer,
};
use futures_util::{SinkExt, StreamExt};
use std::time::Duration;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio_tungstenite::tungstenite::protocol::frame::coding::CloseCode;
use tokio_tungstenite::tungstenite::{Bytes, Error as WsError, Message};

async fn stored(store: &Memory, id: &TableId) -> StoredTable {
    let key = Key::Table(StoreId::parse(id.as_str()).unwrap());
    store.load(key).await.unwrap().unwrap()
}

// Row 1: seat impersonation, reuse after leaving.

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_wrong_token_changes_nothing_and_a_seat_stays_with_its_own() {
    let store = Memory::default();
    let server = start(store.clone(), free()).await;
    let (ann, bob, eve) = (device("Ann"), device("Bob"), device("Eve"));
    let table = server.table(&ann, &bob, classic()).await;
    let before = stored(&store, &table.id).await;
    let mut third = server.connect(&eve, &table.id).await;
    assert_eq!(third.you, None);
    for action in ["drop d", "resign", "offer draw", "abort", "flag"] {
        assert_eq!(third.act(action).await, Err(Refused::Rules(Refusal::Spectator)), "{action}");
    }
    third.say(&ToServer::Claim { id: CommandId::new("x").unwrap() }).await;
    third.answer(&CommandId::new("x").unwrap()).await.unwrap_err();
    // The players have left; their seats are still theirs.
    let joined = server.join(&eve, &table.id).await;
    assert_eq!((joined.status, joined.refused()), (409, Refused::Taken));
    let cancel = [("authorization", eve.bearer())];
    let cancel = [(cancel[0].0, cancel[0].1.as_str())];
    let path = format!("/api/v1/games/{}", table.id);
    let answer = server.ask("DELETE", &path, &cancel, "").await;
    assert_eq!((answer.status, answer.refused()), (403, Refused::NotYours));
    assert_eq!(stored(&store, &table.id).await, before);
    // Only hashes are stored, other ones for each table.
    let again = server.create(&ann, classic()).await;
    let hash = |table: &StoredTable| table.table.seats[0].as_ref().unwrap().token.unwrap();
    assert_ne!(hash(&before), hash(&stored(&store, &again.id).await));
    let text = format!("{:?}", store.tables());
    assert!(!text.contains(ann.token.secret()) && !text.contains(bob.token.secret()));
    // A token in the address is none.
    let path = format!("{path}?token={}", ann.token.secret());
    let summary = server.get(&path).await;
    assert!(summary.body.contains("\"you\":null"), "{}", summary.body);
    let bad = server.ask("GET", &path, &[("authorization", "Bearer nonsense")], "").await;
    assert_eq!((bad.status, bad.refused()), (401, Refused::NoToken));
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_browser_gets_a_cookie_that_scripts_and_other_sites_do_not() {
    let config = Config { public_url: "https://play.example.org".parse().ok(), ..free() };
    let server = start(Memory::default(), config).await;
    let body = r#"{"terms":{"rules":"classic"},"name":"Ann"}"#;
    let made = server.ask("POST", "/api/v1/games", &[], body).await;
    let cookie = made.header("set-cookie").unwrap().to_string();
    for part in ["__Host-fourline=", "HttpOnly", "SameSite=Lax", "Secure", "Path=/"] {
        assert!(cookie.contains(part), "{cookie}");
    }
    let secret = cookie.split(['=', ';']).nth(1).unwrap();
    assert!(Token::new(secret).is_some() && !made.body.contains(secret));
    let id = fourline_wire::Created::read(&made.body).unwrap().id;
    let with = format!("__Host-fourline={secret}");
    let summary = server.ask("GET", &format!("/api/v1/games/{id}"), &[("cookie", &with)], "").await;
    assert!(summary.body.contains("\"you\":1"), "{}", summary.body);
    // A device that has a cookie keeps it.
    let again = server.ask("POST", "/api/v1/games", &[("cookie", &with)], body).await;
    assert_eq!((again.status, again.header("set-cookie")), (201, None));
    let mut socket =
        Client::connect(server.address, None, &id, &[("cookie", &with)]).await.unwrap();
    assert_eq!(socket.you, Some(Seat::One));
    assert_eq!(socket.act("drop d").await, Err(Refused::NotBegun));
    server.stop().await;
}

// Row 2: an invitation claimed twice.

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn of_64_claims_at_once_one_wins_and_the_others_watch() {
    let store = Memory::default();
    let server = start(store.clone(), free()).await;
    let ann = device("Ann");
    let own = server.create(&ann, classic()).await;
    let twin = Device { name: "Other".to_string(), ..ann.clone() };
    let answer = server.join(&twin, &own.id).await;
    assert_eq!((answer.status, answer.refused()), (409, Refused::OwnInvitation));
    for _ in 0..5 {
        let table = server.create(&ann, classic()).await;
        let claims: Vec<_> = (0..64)
            .map(|n| {
                let (id, address) = (table.id.clone(), server.address);
                tokio::spawn(async move {
                    let device = device(&format!("Guest {n}"));
                    let body = Join { name: device.name.clone() }.write();
                    let path = format!("/api/v1/games/{id}/join");
                    let bearer = device.bearer();
                    let headers = [("authorization", bearer.as_str())];
                    let answer = ask(address, "POST", &path, &headers, &body).await;
                    (answer.unwrap(), device)
                })
            })
            .collect();
        let mut winners = Vec::new();
        for claim in claims {
            let (answer, device) = claim.await.unwrap();
            match answer.status {
                200 => winners.push(device),
                _ => assert_eq!((answer.status, answer.refused()), (409, Refused::Taken)),
            }
        }
        assert_eq!(winners.len(), 1);
        // The same device may ask again, and the link for watching gives no seat.
        assert_eq!(server.join(&winners[0], &table.id).await.status, 200);
        let watched = server.join(&device("Eve"), &table.watch).await;
        assert_eq!((watched.status, watched.refused()), (403, Refused::NotYours));
        let row = stored(&store, &table.id).await.table.seats[1].clone().unwrap();
        assert_eq!(row.name, winners[0].name);
    }
    // Looking takes no seat.
    let table = server.create(&ann, classic()).await;
    for path in ["/t/", "/api/v1/games/"] {
        server.get(&format!("{path}{}", table.id)).await;
    }
    server.watch(&table.id).await;
    assert_eq!(stored(&store, &table.id).await.table.seats[1], None);
    server.stop().await;
}

// Row 3: double click, retry, replayed frame.

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn repeats_are_answered_the_same_and_another_command_is_stale() {
    let store = Memory::default();
    let server = start(store.clone(), free()).await;
    let (ann, bob) = (device("Ann"), device("Bob"));
    let table = server.table(&ann, &bob, classic()).await;
    let mut one = server.connect(&ann, &table.id).await;
    let mut tab = server.connect(&ann, &table.id).await;
    let id = one.id();
    let command = ToServer::Command { id: id.clone(), after: 0, action: "drop d".to_string() };
    for _ in 0..10 {
        one.say(&command).await;
        tab.say(&command).await;
    }
    for _ in 0..10 {
        assert_eq!(one.answer(&id).await, Ok(0));
        assert_eq!(tab.answer(&id).await, Ok(0));
    }
    let other = one.id();
    assert_eq!(one.act_as(&other, 0, "drop e").await, Err(Refused::Stale { length: 1 }));
    let happened = one.until(|message| matches!(message, ToClient::Happened(_))).await;
    assert!(matches!(happened, ToClient::Happened(h) if h.after == 0), "what happened follows");
    assert_eq!(stored(&store, &table.id).await.commands.len(), 1);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn an_answer_that_is_lost_can_be_asked_for_again() {
    let store = Memory::default();
    let server = start(store.clone(), free()).await;
    let (ann, bob) = (device("Ann"), device("Bob"));
    let table = server.table(&ann, &bob, classic()).await;
    let mut one = server.connect(&ann, &table.id).await;
    store.fail(Failing::LosesAnswers);
    let id = one.id();
    assert_eq!(one.act_as(&id, 0, "drop d").await, Err(Refused::Busy));
    store.fail(Failing::Never);
    assert_eq!(one.act_as(&id, 0, "drop d").await, Ok(0));
    assert_eq!(stored(&store, &table.id).await.commands.len(), 1);
    server.stop().await;
}

// Row 4: out of turn, full column, columns that are none, after the end.

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_the_rules_forbid_is_refused_with_its_reason_and_the_socket_stays_open() {
    let server = start(Memory::default(), free()).await;
    let (ann, bob) = (device("Ann"), device("Bob"));
    let table = server.table(&ann, &bob, classic()).await;
    let mut one = server.connect(&ann, &table.id).await;
    let mut two = server.connect(&bob, &table.id).await;
    assert_eq!(two.act("drop d").await, Err(Refused::Rules(Refusal::NotYourTurn(Seat::One))));
    let nowhere = Err(Refused::Rules(Refusal::BadColumn(BadColumn::Nowhere)));
    for column in ["255", "-1", "1e9", "NaN", "z", "99999999999999999999"] {
        assert_eq!(one.act(&format!("drop {column}")).await, nowhere, "{column}");
    }
    for action in ["", "hop", "remove z9", "abandon", "drop d d", "2 drop d"] {
        assert_eq!(one.act(action).await, Err(Refused::BadAction), "{action}");
    }
    for after in 0..6 {
        let client = if after % 2 == 0 { &mut one } else { &mut two };
        client.reach(after).await;
        assert_eq!(client.act("drop a").await, Ok(after));
    }
    one.reach(6).await;
    let full = Refusal::BadColumn(BadColumn::Full(Column::new(0)));
    assert_eq!(one.act("drop a").await, Err(Refused::Rules(full)));
    for (action, why) in [
        ("undo", Refusal::UndoNotInRules),
        ("remove a6", Refusal::RemoveNotInRules),
        ("block", Refusal::BlockNotInRules),
        ("accept", Refusal::NoOffer),
        ("flag", Refusal::NoClock),
    ] {
        assert_eq!(one.act(action).await, Err(Refused::Rules(why)), "{action}");
    }
    let far = one.id();
    assert_eq!(one.act_as(&far, 1_000_000, "drop b").await, Err(Refused::Stale { length: 6 }));
    assert_eq!(one.act("resign").await, Ok(6));
    one.reach(7).await;
    assert_eq!(one.act("drop b").await, Err(Refused::Rules(Refusal::GameOver)));
    one.say(&ToServer::Ping { n: 7 }).await;
    one.until(|message| *message == ToClient::Pong { n: 7 }).await;
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn where_the_rules_count_bad_columns_they_are_counted() {
    let server = start(Memory::default(), free()).await;
    let (ann, bob) = (device("Ann"), device("Bob"));
    let mut terms = Terms::new(Rules { symbols: Rules::CLASSIC.symbols, ..Rules::STRICT });
    terms.first = fourline_wire::First::Host;
    let table = server.table(&ann, &bob, terms).await;
    let mut one = server.connect(&ann, &table.id).await;
    for (after, column) in ["255", "-1", "NaN"].iter().enumerate() {
        assert_eq!(one.act(&format!("drop {column}")).await, Ok(after as u32));
        one.reach(after as u32 + 1).await;
    }
    assert!(one.is_over(), "three in a game lose it");
    server.stop().await;
}

// Row 5: oversize frames, malformed JSON or UTF-8, floods, slow readers.

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn malformed_messages_are_refused_and_too_many_end_the_connection() {
    let server = start(Memory::default(), free()).await;
    let (ann, bob) = (device("Ann"), device("Bob"));
    let table = server.table(&ann, &bob, classic()).await;
    let mut one = server.connect(&ann, &table.id).await;
    let refused = |why: Refused| move |message: &ToClient| matches!(message, ToClient::Refused { why: found, .. } if *found == why);
    for text in ["", "{", "null", "[1]", "{\"type\":\"ping\",\"n\":NaN}", "{\"type\":\"command\"}"]
    {
        one.say_text(text).await;
        one.until(refused(Refused::Malformed)).await;
    }
    one.say_text("{\"type\":\"hop\"}").await;
    one.until(refused(Refused::UnknownType)).await;
    one.socket.send(Message::binary(vec![0, 1, 2])).await.unwrap();
    one.until(refused(Refused::Malformed)).await;
    // It has an id, so its sender can be told.
    one.say_text(r#"{"type":"command","id":"a-1","after":-1,"action":"drop d"}"#).await;
    let answer = one.answer(&CommandId::new("a-1").unwrap()).await;
    assert_eq!(answer, Err(Refused::Malformed));
    let (mut sent, mut last) = (0, None);
    while let Some(message) = {
        let _ = one.socket.send(Message::text("nonsense")).await;
        sent += 1;
        one.try_hear().await
    } {
        last = Some(message);
    }
    assert_eq!(last, Some(ToClient::Error(Refused::Malformed)), "after {sent}");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn frames_that_are_too_large_or_no_text_end_the_connection() {
    let server = start(Memory::default(), free()).await;
    let (ann, bob) = (device("Ann"), device("Bob"));
    let table = server.table(&ann, &bob, classic()).await;
    let mut one = server.connect(&ann, &table.id).await;
    let large = format!("{{\"type\":\"fetch\",\"x\":\"{}\"}}", "x".repeat(MAX_FROM_CLIENT));
    one.say_text(&large).await;
    one.until(|message| *message == ToClient::Error(Refused::TooLarge)).await;
    let mut close = None;
    while let Some(Ok(frame)) = one.socket.next().await {
        if let Message::Close(Some(frame)) = frame {
            close = Some(frame.code);
        }
    }
    assert_eq!(close, Some(CloseCode::Size));
    // A text frame of bytes that are no text, written by hand.
    let mut raw = tokio::net::TcpStream::connect(server.address).await.unwrap();
    let hello = format!(
        "GET /api/v1/games/{}/socket HTTP/1.1\r\nhost: x\r\nconnection: upgrade\r\nupgrade: websocket\r\n\
         sec-websocket-version: 13\r\nsec-websocket-key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n",
        table.id
    );
    raw.write_all(hello.as_bytes()).await.unwrap();
    raw.write_all(&[0x81, 0x82, 0, 0, 0, 0, 0xff, 0xfe]).await.unwrap();
    let mut answer = Vec::new();
    raw.read_to_end(&mut answer).await.unwrap();
    let text = String::from_utf8_lossy(&answer);
    assert!(text.starts_with("HTTP/1.1 101") && text.contains("malformed"), "{text}");
    // A body that is too large, and one that is none.
    let body = format!("{{\"x\":\"{}\"}}", "x".repeat(MAX_FROM_CLIENT));
    let answer = server.post(&ann, "/api/v1/games", &body).await;
    assert_eq!((answer.status, answer.refused()), (413, Refused::TooLarge));
    let answer = server.post(&ann, "/api/v1/games", "nonsense").await;
    assert_eq!((answer.status, answer.refused()), (422, Refused::Malformed));
    let body = r#"{"terms":{"rules":"classic","clock":"0s"},"name":"Ann"}"#;
    let answer = server.post(&ann, "/api/v1/games", body).await;
    assert_eq!(answer.refused(), Refused::BadTerms("clock".to_string()));
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn floods_are_slowed_down_by_connection_seat_and_address() {
    let mut config = free();
    config.rates.messages = Rate { per_minute: 60, burst: 30 };
    config.rates.reactions = Rate { per_minute: 1, burst: 2 };
    config.rates.create = Rate { per_minute: 1, burst: 3 };
    config.most_sockets_per_address = 3;
    config.trusted_proxies = vec!["127.0.0.1".parse().unwrap()];
    let server = start(Memory::default(), config).await;
    let (ann, bob) = (device("Ann"), device("Bob"));
    let table = server.table(&ann, &bob, classic()).await;
    let mut one = server.connect(&ann, &table.id).await;
    for _ in 0..3 {
        one.say(&ToServer::React(Reaction::Hello)).await;
    }
    let too_fast = |message: &ToClient| {
        matches!(message, ToClient::Refused { why: Refused::TooFast { retry_ms: 1.. }, .. })
    };
    one.until(too_fast).await;
    // Another connection of the same seat has the same bucket.
    let mut tab = server.connect(&ann, &table.id).await;
    tab.say(&ToServer::React(Reaction::Hello)).await;
    tab.until(too_fast).await;
    // A flood ends the connection; others are not affected.
    let mut last = None;
    loop {
        let _ = one.socket.send(Message::text(ToServer::Ping { n: 1 }.write())).await;
        match one.try_hear().await {
            Some(message) => last = Some(message),
            None => break,
        }
    }
    assert!(matches!(last, Some(ToClient::Error(Refused::TooFast { .. }))), "{last:?}");
    tab.say(&ToServer::Ping { n: 3 }).await;
    tab.until(|message| *message == ToClient::Pong { n: 3 }).await;
    // Only so many connections from one address.
    let _third = server.connect(&bob, &table.id).await;
    let full = async || Client::connect(server.address, Some(&bob), &table.id, &[]).await.err();
    let mut open = Vec::new();
    let refused = loop {
        match Client::connect(server.address, Some(&bob), &table.id, &[]).await {
            Ok(client) => open.push(client),
            Err(error) => break error,
        }
        assert!(open.len() < 4);
    };
    assert!(matches!(&refused, WsError::Http(answer) if answer.status() == 503), "{refused:?}");
    assert!(full().await.is_some());
    // An address behind a proxy has its own.
    let from = [("x-forwarded-for", "198.51.100.7")];
    let elsewhere = Client::connect(server.address, Some(&bob), &table.id, &from).await;
    assert!(elsewhere.is_ok());
    // Inviting is limited by address, with a time to come back.
    let body = r#"{"terms":{"rules":"classic"},"name":"Ann"}"#;
    let last = loop {
        let answer = server.post(&ann, "/api/v1/games", body).await;
        if answer.status != 201 {
            break answer;
        }
    };
    assert_eq!(last.status, 429);
    let seconds: u64 = last.header("retry-after").unwrap().parse().unwrap();
    assert!((1..=60).contains(&seconds) && matches!(last.refused(), Refused::TooFast { .. }));
    let bearer = ann.bearer();
    let headers = [("authorization", bearer.as_str()), ("x-forwarded-for", "2001:db8::7")];
    let other = server.ask("POST", "/api/v1/games", &headers, body).await;
    assert_eq!(other.status, 201, "another address is not affected");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_reader_that_is_slow_gets_a_state_and_holds_nobody_up() {
    let server = start(Memory::default(), free()).await;
    let (ann, bob) = (device("Ann"), device("Bob"));
    let mut slow = Vec::new();
    let table = server.table(&ann, &bob, Terms::new(Rules::POWER)).await;
    for _ in 0..20 {
        // They read their welcome, and nothing more.
        slow.push(server.watch(&table.watch).await);
    }
    let mut one = server.connect(&ann, &table.id).await;
    let mut two = server.connect(&bob, &table.id).await;
    for _ in 0..400 {
        one.say(&ToServer::React(Reaction::Hello)).await;
        one.say(&ToServer::Fetch).await;
        one.until(|message| matches!(message, ToClient::State(_))).await;
    }
    play(&mut one, &mut two, 20).await;
    // A slow reader has no gap: what it missed is in a state.
    let mut last = slow.pop().unwrap();
    last.reach(one.length()).await;
    assert_eq!(last.game, one.game);
    server.stop().await;
}

// Row 6: names.

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn names_that_could_trick_are_refused_and_others_are_escaped() {
    let server = start(Memory::default(), free()).await;
    let ann = device("Ann");
    let table = server.create(&ann, classic()).await;
    for name in [
        "",
        "   ",
        "a\u{1b}[31m",
        "a\u{202e}b",
        "a\u{0}b",
        "a\nb",
        "\u{200b}",
        "x\u{9b}2J",
        &"x".repeat(31),
    ] {
        let body = Join { name: name.to_string() }.write();
        let path = format!("/api/v1/games/{}/join", table.id);
        let answer = server.post(&device("x"), &path, &body).await;
        assert_eq!((answer.status, answer.refused()), (422, Refused::BadName), "{name:?}");
    }
    let answer = server.join(&device("Ann"), &table.id).await;
    assert_eq!(answer.refused(), Refused::SameName);
    let html = "<script>alert(1)</script>";
    let table = server.create(&device(html), classic()).await;
    let summary = server.get(&format!("/api/v1/games/{}", table.id)).await;
    assert!(!summary.body.contains("<script>"), "{}", summary.body);
    assert_eq!(summary.header("content-type"), Some("application/json"));
    assert_eq!(summary.header("x-content-type-options"), Some("nosniff"));
    let page = server.get(&format!("/t/{}", table.id)).await;
    assert!(!page.body.contains("<script>"), "{}", page.body);
    assert!(page.header("content-security-policy").unwrap().contains("script-src 'self'"));
    server.stop().await;
}

// Row 7: a hostile page.

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_page_of_another_site_gets_nothing() {
    let config = Config { public_url: "https://play.example.org".parse().ok(), ..free() };
    let store = Memory::default();
    let server = start(store.clone(), config).await;
    let (ann, bob) = (device("Ann"), device("Bob"));
    let table = server.create(&ann, classic()).await;
    let body = r#"{"terms":{"rules":"classic"},"name":"Eve"}"#;
    for origin in ["https://evil.example", "http://play.example.org", "null"] {
        let bearer = ann.bearer();
        let headers = [("origin", origin), ("authorization", bearer.as_str())];
        let made = server.ask("POST", "/api/v1/games", &headers, body).await;
        assert_eq!((made.status, made.refused()), (403, Refused::WrongOrigin), "{origin}");
        assert_eq!(made.header("set-cookie"), None);
        let join = format!("/api/v1/games/{}/join", table.id);
        let joined = server.ask("POST", &join, &headers, r#"{"name":"Eve"}"#).await;
        assert_eq!(joined.refused(), Refused::WrongOrigin);
        let path = format!("/api/v1/games/{}", table.id);
        assert_eq!(server.ask("DELETE", &path, &headers, "").await.refused(), Refused::WrongOrigin);
        let socket =
            Client::connect(server.address, Some(&ann), &table.id, &[("origin", origin)]).await;
        let refused = socket.err().expect("no socket");
        assert!(matches!(&refused, WsError::Http(answer) if answer.status() == 403), "{refused:?}");
    }
    assert_eq!(store.tables().all().count(), 1);
    let ours = [("origin", "https://play.example.org")];
    assert!(Client::connect(server.address, Some(&bob), &table.id, &ours).await.is_ok());
    server.stop().await;
}

// Row 8: exhausting the CPU or the memory.

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn computers_are_bounded_and_moves_stay_possible_meanwhile() {
    let config = Config { computers: 1, ..free() };
    let server = start(Memory::default(), config).await;
    let ann = device("Ann");
    let body =
        r#"{"terms":{"rules":"classic","first":"guest"},"name":"Ann","opponent":"level-10"}"#;
    let mut busy = Vec::new();
    for _ in 0..40 {
        let answer = server.post(&ann, "/api/v1/games", body).await;
        let id = fourline_wire::Created::read(&answer.body).unwrap().id;
        busy.push(server.connect(&ann, &id).await);
    }
    let (one, two) = (device("One"), device("Two"));
    let table = server.table(&one, &two, classic()).await;
    let mut one = server.connect(&one, &table.id).await;
    let mut two = server.connect(&two, &table.id).await;
    play(&mut one, &mut two, u32::MAX).await;
    assert!(one.is_over());
    // And each computer moves in the end.
    for client in &mut busy {
        client.reach(1).await;
    }
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn idle_tables_leave_the_memory_and_too_many_are_refused() {
    let config = Config { idle_ms: 100, most_tables: 4, ..free() };
    let server = start(Memory::default(), config).await;
    let ann = device("Ann");
    let mut tables = Vec::new();
    for _ in 0..8 {
        tables.push(server.create(&ann, classic()).await.id);
    }
    let look = async |id: &TableId| server.get(&format!("/api/v1/games/{id}")).await;
    let mut held = Vec::new();
    let mut refused = None;
    for id in &tables {
        match Client::connect(server.address, Some(&ann), id, &[]).await {
            Ok(client) => held.push(client),
            Err(error) => refused = Some(error),
        }
    }
    assert_eq!(held.len(), 4);
    assert!(matches!(&refused, Some(WsError::Http(answer)) if answer.status() == 503));
    drop(held);
    // Once they have no connections, there is room for others.
    for id in &tables {
        eventually(|| async { look(id).await.status == 200 }).await;
    }
    server.stop().await;
}

// Row 9: disk full, I/O error. (kill -9 is in online/kills.rs, a full Postgres in online/full.rs.)

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn while_nothing_can_be_stored_nothing_is_acknowledged_and_everybody_is_told() {
    let store = Memory::default();
    let server = start(store.clone(), free()).await;
    let (ann, bob) = (device("Ann"), device("Bob"));
    let table = server.table(&ann, &bob, classic()).await;
    let mut one = server.connect(&ann, &table.id).await;
    assert_eq!(one.act("drop d").await, Ok(0));
    store.fail(Failing::ReadOnly);
    one.until(|message| *message == ToClient::Notice(Notice::ReadOnly)).await;
    let mut two = server.connect(&bob, &table.id).await;
    assert_eq!(two.length(), 1, "it can still be read");
    let id = two.id();
    assert_eq!(two.act_as(&id, 1, "drop d").await, Err(Refused::ReadOnly));
    let body = r#"{"terms":{"rules":"classic"},"name":"Ann"}"#;
    let answer = server.post(&ann, "/api/v1/games", body).await;
    assert_eq!((answer.status, answer.refused()), (503, Refused::ReadOnly));
    let ready = server.get("/readyz").await;
    assert_eq!((ready.status, ready.body.trim()), (503, "read-only"));
    assert_eq!(server.get("/livez").await.status, 200);
    assert_eq!(stored(&store, &table.id).await.commands.len(), 1);
    // It goes on by itself, and what was refused may be sent again.
    store.fail(Failing::Never);
    one.until(|message| *message == ToClient::Notice(Notice::Writable)).await;
    assert_eq!(two.act_as(&id, 1, "drop d").await, Ok(1));
    eventually(|| async { server.get("/readyz").await.status == 200 }).await;
    server.stop().await;
}

// Row 10: stop or deploy while people play.

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_stop_tells_everybody_and_loses_nothing() {
    let store = Memory::default();
    let mut server = start(store.clone(), free()).await;
    let (ann, bob) = (device("Ann"), device("Bob"));
    let table = server.table(&ann, &bob, classic()).await;
    let mut one = server.connect(&ann, &table.id).await;
    let mut two = server.connect(&bob, &table.id).await;
    play(&mut one, &mut two, 5).await;
    let id = two.id();
    let after = two.length();
    two.say(&ToServer::Command { id: id.clone(), after, action: "drop g".to_string() }).await;
    server.begin_to_stop();
    one.until(|message| matches!(message, ToClient::Notice(Notice::Restarting { .. }))).await;
    // The line is closed with the code for a restart.
    let mut code = None;
    while let Ok(Some(Ok(frame))) =
        tokio::time::timeout(Duration::from_secs(30), one.socket.next()).await
    {
        if let Message::Close(Some(frame)) = frame {
            code = Some(frame.code);
        }
    }
    assert_eq!(code, Some(CloseCode::Restart));
    let mut was_kept = false;
    while let Some(message) = two.try_hear().await {
        was_kept |= matches!(&message, ToClient::Kept { id: kept, .. } if *kept == id);
    }
    server.stopped().await;
    // Everybody is back in the same seat at the next one; what was acknowledged is there.
    let server = start(store.clone(), free()).await;
    let mut two = server.connect(&bob, &table.id).await;
    assert_eq!(two.you, Some(Seat::Two));
    let length = stored(&store, &table.id).await.commands.len();
    assert!(!was_kept || length == 6);
    assert_eq!(two.act_as(&id, after, "drop g").await, Ok(5));
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_silent_connection_ends() {
    let config = Config { heartbeat_ms: [50, 200], ..free() };
    let server = start(Memory::default(), config).await;
    let (ann, bob) = (device("Ann"), device("Bob"));
    let table = server.table(&ann, &bob, classic()).await;
    // A line that never answers: it is written by hand, so no library answers the pings.
    let mut raw = tokio::net::TcpStream::connect(server.address).await.unwrap();
    let hello = format!(
        "GET /api/v1/games/{}/socket HTTP/1.1\r\nhost: x\r\nconnection: upgrade\r\nupgrade: websocket\r\n\
         sec-websocket-version: 13\r\nsec-websocket-key: AAAAAAAAAAAAAAAAAAAAAA==\r\nauthorization: {}\r\n\r\n",
        table.id,
        bob.bearer()
    );
    raw.write_all(hello.as_bytes()).await.unwrap();
    let mut all = Vec::new();
    tokio::time::timeout(common::PATIENCE, raw.read_to_end(&mut all)).await.unwrap().unwrap();
    // One that answers stays.
    let mut one = server.connect(&ann, &table.id).await;
    for n in 0..20 {
        one.say(&ToServer::Ping { n }).await;
        one.until(|message| *message == ToClient::Pong { n }).await;
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    one.socket.send(Message::Ping(Bytes::new())).await.unwrap();
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_connection_that_talks_and_never_listens_ends() {
    let config = Config { heartbeat_ms: [50, 200], ..free() };
    let server = start(Memory::default(), config).await;
    let (ann, bob) = (device("Ann"), device("Bob"));
    let table = server.table(&ann, &bob, classic()).await;
    let mut one = server.connect(&ann, &table.id).await;
    // Only reading answers pings, and this one only writes.
    let talked = async {
        while one.socket.send(Message::text(ToServer::Ping { n: 1 }.write())).await.is_ok() {
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
    };
    tokio::time::timeout(common::PATIENCE, talked).await.expect("it is closed");
    server.stop().await;
}

// Row 11: two nodes.

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn of_two_commands_at_two_nodes_one_is_accepted() {
    let store = Memory::default();
    let config = Config { has_peers: true, ..free() };
    let first = start(store.clone(), config.clone()).await;
    let second = start(store.node(), config).await;
    let (ann, bob) = (device("Ann"), device("Bob"));
    let table = first.table(&ann, &bob, classic()).await;
    let mut here = first.connect(&ann, &table.id).await;
    let mut there = second.connect(&ann, &table.id).await;
    let mut turns = 0;
    while turns < 10 {
        let after = here.length();
        let ids = [CommandId::new(&format!("h-{after}")), CommandId::new(&format!("t-{after}"))];
        let [one, two] = ids.map(Option::unwrap);
        // Ann offers a draw at both nodes, or takes it back: only one of the two can be the next command.
        let action = if turns % 2 == 0 { "offer draw" } else { "decline" };
        let command = |id: &CommandId| ToServer::Command {
            id: id.clone(),
            after,
            action: action.to_string(),
        };
        here.say(&command(&one)).await;
        there.say(&command(&two)).await;
        let answers = [here.answer(&one).await, there.answer(&two).await];
        let kept = answers.iter().filter(|answer| answer.is_ok()).count();
        assert_eq!(kept, 1, "{answers:?}");
        let stale = Err(Refused::Stale { length: after + 1 });
        assert!(answers.contains(&stale), "{answers:?}");
        here.reach(after + 1).await;
        there.reach(after + 1).await;
        assert_eq!(here.game, there.game);
        turns += 1;
    }
    first.stop().await;
    second.stop().await;
}
