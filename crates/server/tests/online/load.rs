//! Many players at once: opens sockets, two for each table, and lets all together make so many moves a second.
//! Says how long moves take from sent to acknowledged, what a socket costs in memory, and counts every
//! acknowledged move in the record. `cargo xtask online-load` does it with 10,000 sockets.

use crate::number;
use crate::players::{Seats, allow_files, at, moves_in_record, open, shape_for};
use crate::process::{Limits, Process};
use fourline_test_postgres::TestPostgres;
use fourline_wire::TableId;
use std::net::{Ipv4Addr, SocketAddr};
use std::sync::Arc;
use std::time::{Duration, Instant};
use tokio::sync::{Semaphore, watch};

/// So many are opened at the same time.
const AT_ONCE: usize = 64;

/// Files that each side may need besides its sockets.
const OTHER_FILES: u64 = 500;

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn sqlite() {
    let folder = tempfile::tempdir().unwrap();
    let database = folder.path().join("games.sqlite").display().to_string();
    load("one node on SQLite", &database, 1).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn postgres() {
    let postgres = TestPostgres::start().unwrap();
    load("two nodes on Postgres", &postgres.address(), 2).await;
}

async fn load(what: &str, database: &str, nodes: usize) {
    let sockets = number("FOURLINE_ONLINE_SOCKETS", 40);
    let rate = number("FOURLINE_ONLINE_RATE", 40);
    let lasts = Duration::from_secs(number("FOURLINE_ONLINE_SECONDS", 2));
    allow_files(sockets + OTHER_FILES);
    let start = || Process::start(database, 0, Limits::Free);
    let nodes: Vec<Process> = (0..nodes).map(|_| start()).collect();
    let doors = [nodes[0].address, nodes[nodes.len() - 1].address];
    let before: u64 = nodes.iter().map(Process::kilobytes).sum();
    let start = Instant::now();
    let tables = sockets / 2;
    let room = Arc::new(Semaphore::new(AT_ONCE));
    let pause = Duration::from_secs_f64(tables as f64 / rate as f64);
    let moves = (lasts.as_secs_f64() / pause.as_secs_f64()).ceil() as u32 + 1;
    let opening: Vec<_> = (0..tables)
        .map(|_| {
            let room = room.clone();
            tokio::spawn(async move {
                let _place = room.acquire().await.expect("it is never closed");
                open(doors, Ipv4Addr::LOCALHOST, shape_for(moves)).await
            })
        })
        .collect();
    let mut open = Vec::new();
    for table in opening {
        open.push(table.await.expect("a table"));
    }
    let after: u64 = nodes.iter().map(Process::kilobytes).sum();
    println!(
        "{what}: {} sockets open after {:.1} s; {:.1} kB of memory each, {} MB in all",
        tables * 2,
        start.elapsed().as_secs_f64(),
        after.saturating_sub(before) as f64 / (tables * 2) as f64,
        after / 1024,
    );
    let (begin, begins) = watch::channel(None);
    let playing: Vec<_> = open
        .into_iter()
        .zip(0..)
        .map(|(seats, number)| {
            let phase = pause.mul_f64(f64::from(number) / tables as f64);
            tokio::spawn(play(seats, begins.clone(), phase, pause, lasts))
        })
        .collect();
    begin.send(Some(Instant::now())).expect("all players wait for it");
    let mut waits = Vec::new();
    for table in playing {
        let (id, kept) = table.await.expect("no player gives up");
        check(doors[0], &id, kept.len()).await;
        waits.extend(kept);
    }
    waits.sort_unstable();
    println!(
        "{what}: {} moves in {} s, {:.0} a second; from sent to acknowledged p50 {:.1} ms, p90 {:.1} ms, \
         p99 {:.1} ms, longest {:.1} ms; all are in the records",
        waits.len(),
        lasts.as_secs(),
        waits.len() as f64 / lasts.as_secs_f64(),
        at(&waits, 0.5),
        at(&waits, 0.9),
        at(&waits, 0.99),
        at(&waits, 1.0),
    );
}

async fn check(door: SocketAddr, id: &TableId, kept: usize) {
    let moves = moves_in_record(door, Ipv4Addr::LOCALHOST, id).await;
    assert_eq!(moves, kept, "all are in the record");
}

/// Both players of a table, until the time is over: how long each move took to be acknowledged.
async fn play(
    mut seats: Seats,
    mut begins: watch::Receiver<Option<Instant>>,
    phase: Duration,
    pause: Duration,
    lasts: Duration,
) -> (TableId, Vec<Duration>) {
    let begun = begins.wait_for(Option::is_some).await.expect("it begins").expect("it is some");
    let mut kept = Vec::new();
    for after in 0..seats.most_moves() {
        let due = begun + phase + pause * after;
        if due >= begun + lasts {
            break;
        }
        seats.listen_until(due).await;
        kept.push(seats.make_move(after).await);
    }
    (seats.id, kept)
}
