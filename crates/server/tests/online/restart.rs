//! A rolling restart: two nodes on one Postgres are stopped and started again, one after the other, under games
//! in flight. Everybody comes back with the ordinary client library, and nothing is lost. `cargo xtask
//! online-restart` does it under 500 games.

use crate::common::{PATIENCE, device};
use crate::linked::Linked;
use crate::number;
use crate::pairs::{Journal, World, judge, new_table};
use crate::players::{allow_files, at};
use crate::process::{Limits, Process};
use fourline_game::Seat;
use fourline_test_postgres::TestPostgres;
use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::{Duration, Instant};
use tokio::task::block_in_place;

/// A player looks at the board so often.
const GLANCE: Duration = Duration::from_millis(500);

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn everybody_is_back_after_a_rolling_restart_and_nothing_is_lost() {
    let games = number("FOURLINE_ONLINE_GAMES", 12);
    allow_files(2 * games + 500);
    let postgres = TestPostgres::start().unwrap();
    let database = postgres.address();
    let mut nodes = [0; 2].map(|port| Process::start(&database, port, Limits::Free));
    let world = World::new(nodes.iter().map(|node| node.address).collect());
    let players: Vec<_> = (0..games).map(|n| tokio::spawn(play_on(world.clone(), n))).collect();
    world.goes_on(games).await;
    for node in &mut nodes {
        let start = Instant::now();
        block_in_place(|| node.stop());
        let stopped = start.elapsed();
        block_in_place(|| node.start_again(&database, Limits::Free));
        println!(
            "a node has stopped after {} ms, and is there again after {} ms",
            stopped.as_millis(),
            start.elapsed().as_millis()
        );
        world.goes_on(games).await;
        tokio::time::sleep(4 * GLANCE).await;
    }
    world.end();
    let (mut journals, mut back) = (Vec::new(), Vec::new());
    for pair in players {
        let (journal, times) =
            tokio::time::timeout(PATIENCE, pair).await.expect("in time").unwrap();
        journals.push(journal);
        back.extend(times);
    }
    let verdict = judge(&database, &journals).await;
    back.sort_unstable();
    assert!(back.len() as u64 >= 2 * games, "both nodes had players: {}", back.len());
    println!(
        "{verdict}; {} times back by itself: p50 {:.0} ms, p99 {:.0} ms, slowest {:.0} ms",
        back.len(),
        at(&back, 0.5),
        at(&back, 0.99),
        at(&back, 1.0)
    );
    let most = number("FOURLINE_ONLINE_BACK_MS", u64::MAX);
    assert!(at(&back, 1.0) <= most as f64, "a player was away for more than {most} ms");
}

/// Two players go on from game to game until the end; what they were told, and how long they were away.
async fn play_on(world: Arc<World>, n: u64) -> (Journal, Vec<Duration>) {
    let mut journal = Journal::default();
    let mut back = Vec::new();
    let devices = [device(&format!("Ann {n}")), device(&format!("Bob {n}"))];
    while !world.is_over() {
        let doors = [n as usize, n as usize + 1];
        let Some(id) = new_table(&world, doors, &devices).await else { continue };
        journal.tables.push(id.clone());
        let player = |seat: Seat| {
            let seed = n + seat.index() as u64;
            Linked::new(&id, seat, &devices[seat.index()], &world.doors, seed)
        };
        let live = |seat| live(world.clone(), player(seat));
        let (one, two) = tokio::join!(live(Seat::One), live(Seat::Two));
        for player in [one, two] {
            journal.welcomes += player.back.len() as u64 + 1;
            journal.kept.extend(player.kept);
            back.extend(player.back);
        }
    }
    (journal, back)
}

/// Plays a game, or as far as it goes until the end.
async fn live(world: Arc<World>, mut player: Linked) -> Linked {
    while !(player.is_done() || world.is_over() && player.is_quiet()) {
        if !world.is_over() {
            player.move_if_due();
        }
        let before = player.kept.len();
        player.live_until(Instant::now() + GLANCE).await;
        world.kept.fetch_add((player.kept.len() - before) as u64, Ordering::Relaxed);
    }
    player
}
