//! Two nodes, or any number of players, want the same thing at the same moment: exactly one gets it.
//! `cargo xtask online-races` runs the long form.

mod common;

use common::{command, full, id, invitation, join, person};
use fourline_store::{
    Appended, Claim, Claimed, Follow, Followed, Key, Postgres, SeatRow, Sqlite, Store,
};
use fourline_test_postgres::TestPostgres;
use std::time::Instant;

/// How many claims fight for one seat.
const CLAIMS: u32 = 64;

/// How often: `FOURLINE_RACES` of what the long form does.
fn times(long: u32, short: u32) -> u32 {
    if std::env::var_os("FOURLINE_RACES").is_some() { long } else { short }
}

#[tokio::test(flavor = "multi_thread")]
async fn sqlite_lets_one_win() {
    let folder = tempfile::tempdir().unwrap();
    let store = Sqlite::open(&folder.path().join("games.sqlite")).unwrap();
    // One program owns the file, so two nodes are two handles here.
    all_races("SQLite", &[store.clone(), store]).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn postgres_lets_one_win() {
    let server = TestPostgres::start().unwrap();
    let one = Postgres::open(&server.address()).await.unwrap();
    let two = Postgres::open(&server.address()).await.unwrap();
    all_races("Postgres, two nodes", &[one, two]).await;
}

async fn all_races<S: Store>(name: &str, nodes: &[S; 2]) {
    let start = Instant::now();
    let commands = times(100_000, 600);
    commands_at_one_place(nodes, commands).await;
    println!(
        "{name}: {commands} times two commands at one place, one kept each: {:.0?}",
        start.elapsed()
    );
    let start = Instant::now();
    let seats = times(10_000, 40);
    claims_of_one_seat(nodes, seats).await;
    println!(
        "{name}: {seats} times {CLAIMS} claims of one seat, one done each: {:.0?}",
        start.elapsed()
    );
    rematches(nodes, times(1_000, 40)).await;
}

/// At some tables at once, command by command, each node appends one of its own.
async fn commands_at_one_place<S: Store>(nodes: &[S; 2], races: u32) {
    let tables = 50;
    let rounds = races / tables;
    let play = |table: u32| {
        let nodes = nodes.clone();
        async move {
            let name = format!("race{table}");
            nodes[0].create(full(&name, 1000)).await.unwrap();
            let mut kept = Vec::new();
            for after in 0..rounds {
                let [ours, theirs] =
                    ["a", "b"].map(|who| command(&name, after, &format!("{who}{after}")));
                let (ours, theirs) = tokio::join!(nodes[0].append(ours), nodes[1].append(theirs));
                let lost = Ok(Appended::Conflict { length: after + 1 });
                kept.push(match (ours, theirs) {
                    (Ok(Appended::Done), other) if other == lost => format!("a{after}"),
                    (other, Ok(Appended::Done)) if other == lost => format!("b{after}"),
                    other => panic!("{name}, {after}: {other:?}"),
                });
            }
            let stored = nodes[1].load(Key::Table(id(&name))).await.unwrap().unwrap();
            let stored: Vec<String> = stored.commands.into_iter().map(|it| it.command_id).collect();
            assert_eq!(stored, kept);
        }
    };
    let tables: Vec<_> = (0..tables).map(|table| tokio::spawn(play(table))).collect();
    for table in tables {
        table.await.unwrap();
    }
}

async fn claims_of_one_seat<S: Store>(nodes: &[S; 2], races: u32) {
    // Some races at once; it would take long otherwise.
    let lanes = 4;
    let lane = |lane: u32| {
        let nodes = nodes.clone();
        async move {
            for race in (lane..races).step_by(lanes) {
                claims_of_a_seat(&nodes, race).await;
            }
        }
    };
    let lanes: Vec<_> = (0..lanes as u32).map(|it| tokio::spawn(lane(it))).collect();
    for lane in lanes {
        lane.await.unwrap();
    }
}

async fn claims_of_a_seat<S: Store>(nodes: &[S; 2], race: u32) {
    let name = format!("seat{race}");
    nodes[0].create(invitation(&name, 1000)).await.unwrap();
    let claims: Vec<_> = (0..CLAIMS)
        .map(|claim| {
            let row = SeatRow { token: Some([claim as u8 + 10; 32]), ..person("Bob", 0) };
            let claim = Claim { row, ..join(&name, 0, 2000 + u64::from(claim)) };
            // Handed over here, all before the first is waited for.
            let answer = nodes[claim.now_ms as usize % 2].clone();
            tokio::spawn(async move { (claim.clone(), answer.claim(claim).await) })
        })
        .collect();
    let mut winners = Vec::new();
    for claim in claims {
        match claim.await.unwrap() {
            (claim, Ok(Claimed::Done)) => winners.push(claim),
            (_, Ok(Claimed::Taken)) => {}
            (_, other) => panic!("{other:?}"),
        }
    }
    let [winner] = &winners[..] else { panic!("{name}: {} winners", winners.len()) };
    let stored = nodes[1].load(Key::Table(id(&name))).await.unwrap().unwrap();
    assert_eq!(stored.table.seats[1].as_ref(), Some(&winner.row));
    assert_eq!(stored.begun_ms, Some(winner.now_ms));
}

async fn rematches<S: Store>(nodes: &[S; 2], races: u32) {
    for race in 0..races {
        let previous = id(&format!("first{race}"));
        nodes[0].create(full(previous.as_str(), 1000)).await.unwrap();
        let [one, two] = ["x", "y"].map(|who| Follow {
            previous: previous.clone(),
            table: full(&format!("second{who}{race}"), 2000),
        });
        let (ids, answers) = (
            [one.table.id.clone(), two.table.id.clone()],
            tokio::join!(nodes[0].follow(one), nodes[1].follow(two)),
        );
        let next = match answers {
            (Ok(Followed::Done), Ok(Followed::Already(other))) => (&ids[0], other),
            (Ok(Followed::Already(other)), Ok(Followed::Done)) => (&ids[1], other),
            other => panic!("{other:?}"),
        };
        assert_eq!(*next.0, next.1);
        let stored = nodes[1].load(Key::Table(previous)).await.unwrap().unwrap();
        assert_eq!(stored.next.map(|it| it.0), Some(next.1));
    }
}
