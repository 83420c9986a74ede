//! What Prometheus reads: the names that docs/serving.md speaks of, the right numbers, and nothing private.

mod common;

use common::{ask, classic, device, eventually, free, play, start_counted};
use fourline_server::memory::{Failing, Memory};
use fourline_wire::{Refused, ToServer};
use std::collections::BTreeMap;
use std::net::SocketAddr;

/// Every number by its name and labels.
async fn read(address: SocketAddr) -> (String, BTreeMap<String, f64>) {
    let answer = ask(address, "GET", "/metrics", &[], "").await.unwrap();
    assert_eq!(answer.status, 200);
    let kind = "application/openmetrics-text; version=1.0.0; charset=utf-8";
    assert_eq!(answer.header("content-type"), Some(kind));
    assert!(answer.body.ends_with("# EOF\n"), "{}", answer.body);
    let lines = answer.body.lines().filter(|line| !line.starts_with('#'));
    let numbers = lines.map(|line| {
        let (name, number) = line.rsplit_once(' ').unwrap();
        (name.to_string(), number.parse().unwrap())
    });
    let numbers = numbers.collect();
    (answer.body, numbers)
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_game_is_counted_and_nothing_private_is_told() {
    let store = Memory::default();
    let (server, metrics) = start_counted(store.clone(), free()).await;
    let (ann, bob) = (device("Annabel"), device("Bobby"));
    let table = server.table(&ann, &bob, classic()).await;
    let mut one = server.connect(&ann, &table.id).await;
    let mut two = server.connect(&bob, &table.id).await;
    play(&mut one, &mut two, u32::MAX).await;
    assert!(one.act("drop d").await.is_err(), "it is over");
    one.say(&ToServer::Ping { n: 1 }).await;
    one.hear().await;
    assert_eq!(server.get("/api/v1/games/aaaaaaaaaaaaaaaa").await.status, 404);
    let (text, numbers) = read(metrics).await;
    let kept = f64::from(one.length());
    for (name, number) in [
        ("fourline_sockets", 2.0),
        ("fourline_tables", 1.0),
        ("fourline_commands_kept_total", kept),
        ("fourline_append_seconds_count", kept),
        ("fourline_messages_total", kept + 2.0),
        ("fourline_read_only", 0.0),
        ("fourline_thoughts_total", 0.0),
        ("fourline_queues_full_total", 0.0),
        ("fourline_requests_total{status=\"201\"}", 1.0),
        ("fourline_requests_total{status=\"200\"}", 1.0),
        ("fourline_requests_total{status=\"101\"}", 2.0),
        ("fourline_requests_total{status=\"404\"}", 1.0),
        ("fourline_refused_total{code=\"game-over\"}", 1.0),
    ] {
        assert_eq!(numbers.get(name), Some(&number), "{name}\n{text}");
    }
    let private = [
        ann.token.secret(),
        bob.token.secret(),
        "Annabel",
        "Bobby",
        "127.0.0.1",
        table.id.as_str(),
        table.watch.as_str(),
    ];
    for private in private {
        assert!(!text.contains(private), "{private}\n{text}");
    }
    // It is on its own address alone, and has nothing else there.
    assert_ne!(
        server.get("/metrics").await.header("content-type").map(|it| it.contains("openmetrics")),
        Some(true)
    );
    assert_eq!(ask(metrics, "GET", "/livez", &[], "").await.unwrap().status, 404);
    store.fail(Failing::ReadOnly);
    eventually(|| async { read(metrics).await.1["fourline_read_only"] == 1.0 }).await;
    let answer = server.join(&device("Eve"), &table.id).await;
    assert_eq!(answer.refused(), Refused::Taken);
    drop((one, two));
    eventually(|| async { read(metrics).await.1["fourline_sockets"] == 0.0 }).await;
    server.stop().await;
}
