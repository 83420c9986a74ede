//! Servers and databases, killed at random moments under games in flight; judged by what the clients were
//! told. `cargo xtask online-kills server|nodes|postgres [N]` kills more often, under 200 games.

use crate::common::PATIENCE;
use crate::number;
use crate::pairs::{Journal, World, judge, play_on};
use crate::process::{Limits, Process};
use fourline_test_postgres::TestPostgres;
use std::net::SocketAddr;
use std::time::Duration;
use tokio::task::block_in_place;

/// How many kills and games, here or in a task.
fn size(kills: u64) -> (u64, u64) {
    (number("FOURLINE_ONLINE_KILLS", kills), number("FOURLINE_ONLINE_GAMES", 12))
}

/// Lets pairs play at these doors, and strikes again and again. After each time the games go on.
async fn under_games(
    (times, games): (u64, u64),
    doors: Vec<SocketAddr>,
    mut strike: impl FnMut(u64),
) -> Vec<Journal> {
    let world = World::new(doors);
    let pairs: Vec<_> = (0..games).map(|n| tokio::spawn(play_on(world.clone(), n))).collect();
    for time in 0..times {
        // Some moves are made in between; when exactly it happens is left to chance.
        world.goes_on(games).await;
        tokio::time::sleep(Duration::from_micros(time * 7_919 % 50_000)).await;
        block_in_place(|| strike(time));
    }
    world.goes_on(games).await;
    world.end();
    let mut journals = Vec::new();
    for pair in pairs {
        journals.push(tokio::time::timeout(PATIENCE, pair).await.expect("in time").unwrap());
    }
    journals
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_was_acknowledged_survives_kills_of_the_server() {
    let size = size(5);
    let folder = tempfile::tempdir().unwrap();
    let database = folder.path().join("games.sqlite").display().to_string();
    let mut server = Process::start(&database, 0, Limits::Free);
    let journals = under_games(size, vec![server.address], |_| {
        server.kill();
        server.start_again(&database, Limits::Free);
    });
    let journals = journals.await;
    server.kill();
    println!("{} kills of the server: {}", size.0, judge(&database, &journals).await);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_was_acknowledged_survives_kills_of_one_node_out_of_two() {
    let size = size(3);
    let postgres = TestPostgres::start().unwrap();
    let database = postgres.address();
    let mut nodes = [0; 2].map(|port| Process::start(&database, port, Limits::Free));
    let doors = nodes.iter().map(|node| node.address).collect();
    let journals = under_games(size, doors, |time| {
        let node = &mut nodes[time as usize % 2];
        node.kill();
        node.start_again(&database, Limits::Free);
    });
    let journals = journals.await;
    println!("{} kills of one node of two: {}", size.0, judge(&database, &journals).await);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_was_acknowledged_survives_kills_of_postgres() {
    let size = size(3);
    let mut postgres = TestPostgres::start().unwrap();
    let database = postgres.address();
    let nodes = [0; 2].map(|port| Process::start(&database, port, Limits::Free));
    let doors = nodes.iter().map(|node| node.address).collect();
    let journals = under_games(size, doors, |_| {
        postgres.kill();
        postgres.restart().unwrap();
    });
    let journals = journals.await;
    println!("{} kills of Postgres: {}", size.0, judge(&database, &journals).await);
}
