//! What was acknowledged is there after any crash: programs and databases are killed (`kill -9`) at random
//! moments, and the journals of those who were answered are held against what is kept.

mod common;

use common::{Random, command, full, id};
use fourline_store::{Appended, Hint, Key, Postgres, Sqlite, Store, StoreError};
use fourline_test_postgres::TestPostgres;
use std::collections::BTreeMap;
use std::io::{BufRead, BufReader, Write};
use std::path::Path;
use std::process::{Command, Stdio};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::time::Duration;

/// Where the child keeps its file; set for the child alone.
const CHILD: &str = "FOURLINE_STORE_CHILD";

/// So many tables are played at at once.
const TABLES: u32 = 16;

fn name(table: u32) -> String {
    format!("table{table}")
}

/// Plays at one table until the program ends, and writes down every answer.
async fn play(store: Sqlite, table: u32) {
    let name = name(table);
    match store.create(full(&name, 1000)).await {
        Ok(()) | Err(StoreError::Exists) => {}
        Err(error) => panic!("{error}"),
    }
    let stored = store.load(Key::Table(id(&name))).await.unwrap().unwrap();
    for after in stored.commands.len() as u32.. {
        let appended = store.append(command(&name, after, &format!("c{after}"))).await;
        assert_eq!(appended, Ok(Appended::Done));
        // One write, so that a kill leaves whole lines.
        let line = format!("{table} {after}\n");
        std::io::stderr().write_all(line.as_bytes()).unwrap();
    }
}

/// Not a test by itself: it is what the next one kills.
#[tokio::test(flavor = "multi_thread")]
async fn a_program_that_appends() {
    let Some(path) = std::env::var_os(CHILD) else { return };
    let store = Sqlite::open(Path::new(&path)).unwrap();
    let players: Vec<_> = (0..TABLES).map(|it| tokio::spawn(play(store.clone(), it))).collect();
    for player in players {
        player.await.unwrap();
    }
}

#[tokio::test]
async fn a_killed_program_loses_nothing() {
    let rounds = common::long(12, 300);
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("games.sqlite");
    let mut random = Random::new(7);
    let mut journal: BTreeMap<u32, u32> = BTreeMap::new();
    let mut acknowledged: u64 = 0;
    for round in 0..rounds {
        let mut child = Command::new(std::env::current_exe().unwrap())
            .args(["--exact", "a_program_that_appends", "--nocapture"])
            .env(CHILD, &path)
            .stdout(Stdio::null())
            .stderr(Stdio::piped())
            .spawn()
            .unwrap();
        let mut lines = BufReader::new(child.stderr.take().unwrap()).lines();
        let mut left = random.below(400) + 1;
        // What was written before the kill is read after it.
        while let Some(Ok(line)) = lines.next() {
            let (table, after) = line.split_once(' ').unwrap_or_else(|| panic!("{line}"));
            let (table, after): (u32, u32) = (table.parse().unwrap(), after.parse().unwrap());
            let known = journal.entry(table).or_default();
            *known = (after + 1).max(*known);
            acknowledged += 1;
            left = left.saturating_sub(1);
            if left == 0 {
                child.kill().unwrap();
            }
        }
        child.wait().unwrap();
        let store = Sqlite::open(&path).unwrap();
        for (&table, &length) in &journal {
            let kept = store.since(id(&name(table)), 0).await.unwrap();
            assert!(kept.len() as u32 >= length, "round {round}: {} of {length}", kept.len());
            for (command, after) in kept.iter().zip(0..) {
                assert_eq!(command.command_id, format!("c{after}"), "round {round}");
            }
        }
        store.check().await.unwrap();
        store.close().await;
    }
    println!("{rounds} kills, {acknowledged} acknowledged commands, none lost");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_killed_postgres_loses_nothing() {
    let kills = common::long(3, 100);
    let mut server = TestPostgres::start().unwrap();
    let store = Postgres::open(&server.address()).await.unwrap();
    let mut changes = store.changes();
    let acknowledged = Arc::new(AtomicU64::new(0));
    let is_over = Arc::new(AtomicBool::new(false));
    let players: Vec<_> = (0..TABLES)
        .map(|table| {
            let (store, acknowledged, is_over) =
                (store.clone(), acknowledged.clone(), is_over.clone());
            tokio::spawn(async move {
                let name = name(table);
                while store.create(full(&name, 1000)).await.is_err() {}
                let mut length = 0;
                while !is_over.load(Ordering::Relaxed) {
                    match store.append(command(&name, length, &format!("c{length}"))).await {
                        // The answer to an earlier try may have been lost.
                        Ok(Appended::Done) => {}
                        Ok(Appended::Already { after }) if after == length => {}
                        Err(StoreError::Busy) => continue,
                        other => panic!("{other:?}"),
                    }
                    length += 1;
                    acknowledged.fetch_add(1, Ordering::Relaxed);
                }
                length
            })
        })
        .collect();
    let mut random = Random::new(8);
    for _ in 0..kills {
        let enough = acknowledged.load(Ordering::Relaxed) + 50 + random.below(500);
        while acknowledged.load(Ordering::Relaxed) < enough {
            tokio::time::sleep(Duration::from_millis(1)).await;
        }
        tokio::task::block_in_place(|| {
            server.kill();
            server.restart().unwrap();
        });
        assert_eq!(changes.next().await, Hint::Lost, "hints may have been lost");
    }
    is_over.store(true, Ordering::Relaxed);
    for (player, table) in players.into_iter().zip(0..) {
        let length = player.await.unwrap();
        let kept = store.since(id(&name(table)), 0).await.unwrap();
        assert_eq!(kept.len() as u32, length);
        for (command, after) in kept.iter().zip(0..) {
            assert_eq!(command.command_id, format!("c{after}"));
        }
    }
    let acknowledged = acknowledged.load(Ordering::Relaxed);
    println!("{kills} kills of Postgres, {acknowledged} acknowledged commands, none lost");
}
