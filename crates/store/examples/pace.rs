//! How many commands a second a store keeps, and how long each player waits until a command is kept. All
//! of them are looked for afterwards. `cargo xtask store-pace` runs it.

#![allow(missing_docs, reason = "a program of its own")]

use fourline_store::{Append, Appended, NewTable, Postgres, SeatRow, Sqlite, Store, TableId};
use fourline_test_postgres::TestPostgres;
use std::time::{Duration, Instant};

/// How long each measurement lasts.
const LASTS: Duration = Duration::from_secs(5);

fn main() {
    let runtime = tokio::runtime::Runtime::new().expect("a runtime");
    runtime.block_on(async {
        let folder = tempfile::tempdir().expect("a folder");
        let sqlite = Sqlite::open(&folder.path().join("games.sqlite")).expect("a file");
        for players in [1, 10, 100, 1000] {
            measure("SQLite", std::slice::from_ref(&sqlite), players).await;
        }
        let server = TestPostgres::start().expect("a Postgres");
        let one = Postgres::open(&server.address()).await.expect("a database");
        let two = Postgres::open(&server.address()).await.expect("a database");
        for players in [1, 10, 100, 1000] {
            measure("Postgres, one node", std::slice::from_ref(&one), players).await;
        }
        measure("Postgres, two nodes", &[one.clone(), two.clone()], 1000).await;
        // As players do: each waits between commands, all together make a thousand a second.
        steady("SQLite", std::slice::from_ref(&sqlite), 10_000, 1000).await;
        steady("Postgres, two nodes", &[one, two], 10_000, 1000).await;
    });
}

/// Every player sends the next command as soon as the last one is kept.
async fn measure<S: Store>(name: &str, nodes: &[S], players: usize) {
    let waits = play(name, nodes, players, |_, begun| async move { begun.elapsed() < LASTS }).await;
    report(&format!("{name}, {players} players without a pause"), waits, LASTS);
}

/// All players together send so many commands a second.
async fn steady<S: Store>(name: &str, nodes: &[S], players: usize, rate: usize) {
    let pause = Duration::from_secs_f64(players as f64 / rate as f64);
    let waits = play(&format!("{name} steady"), nodes, players, move |player, begun| async move {
        let first = begun + pause.mul_f64(player as f64 / players as f64);
        let gone = Instant::now().saturating_duration_since(first);
        let turns = (gone.as_secs_f64() / pause.as_secs_f64()).ceil();
        tokio::time::sleep_until((first + pause.mul_f64(turns)).into()).await;
        begun.elapsed() < pause * 2
    })
    .await;
    report(&format!("{name}, {players} players, {rate} commands a second"), waits, pause * 2);
}

/// Plays at one table for each player; how long each command took to be kept.
async fn play<S: Store, F: Future<Output = bool> + Send>(
    name: &str,
    nodes: &[S],
    players: usize,
    goes_on: impl Fn(usize, Instant) -> F + Copy + Send + 'static,
) -> Vec<Duration> {
    let prefix: String = name.chars().filter(char::is_ascii_alphanumeric).collect();
    let mut seated = Vec::new();
    for player in 0..players {
        let store = nodes[player % nodes.len()].clone();
        let id = TableId::parse(&format!("{prefix}{players}x{player}")).expect("an id");
        seated.push(tokio::spawn(async move {
            store.create(table(&id)).await.expect("a table");
            (store, id)
        }));
    }
    let mut ready = Vec::new();
    for it in seated {
        ready.push(it.await.expect("no player gives up"));
    }
    let begun = Instant::now();
    let play = |(player, (store, id)): (usize, (S, TableId))| async move {
        let mut waits = Vec::new();
        while goes_on(player, begun).await {
            let sent = Instant::now();
            let appended = store.append(command(&id, waits.len() as u32)).await;
            assert_eq!(appended, Ok(Appended::Done));
            waits.push(sent.elapsed());
        }
        let kept = store.since(id, 0).await.expect("it can be read");
        assert_eq!(kept.len(), waits.len(), "all are there");
        waits
    };
    let playing: Vec<_> = ready.into_iter().enumerate().map(play).map(tokio::spawn).collect();
    let mut waits = Vec::new();
    for player in playing {
        waits.extend(player.await.expect("no player gives up"));
    }
    waits
}

fn report(what: &str, mut waits: Vec<Duration>, took: Duration) {
    waits.sort_unstable();
    let at = |part: f64| waits[((waits.len() - 1) as f64 * part) as usize].as_secs_f64() * 1000.0;
    println!(
        "{what}: {:.0} a second; p50 {:.1} ms, p99 {:.1} ms, longest {:.1} ms; all {} are there",
        waits.len() as f64 / took.as_secs_f64(),
        at(0.5),
        at(0.99),
        at(1.0),
        waits.len(),
    );
}

fn table(id: &TableId) -> NewTable {
    let seat = |name: &str| {
        Some(SeatRow { name: name.into(), kind: "human".into(), token: Some([7; 32]) })
    };
    NewTable {
        id: id.clone(),
        watch: TableId::parse(&format!("w{id}")).expect("an id"),
        created_ms: 1000,
        terms: "rules=classic clock=5m+3s first=lot".to_string(),
        timed: true,
        listed: false,
        host_seat: 1,
        seats: [seat("Ann"), seat("Bob")],
        seed: 7,
        previous: None,
        series: [0, 0, 0],
    }
}

fn command(id: &TableId, after: u32) -> Append {
    Append {
        id: id.clone(),
        after,
        command_id: format!("0123456789abcdef-{after}"),
        text: "1 drop d".to_string(),
        at_ms: u64::from(after) * 1000,
        wall_ms: 1_800_000_000_000,
        over: None,
    }
}
