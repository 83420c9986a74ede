//! A disk that can't be written for a while, whatever the reason.

use super::{command, full, id};
use fourline_store::{Appended, Key, Sqlite, Store, StoreError};
use std::path::Path;

/// So many players wait for answers at once.
const TABLES: u32 = 8;

fn name(table: u32) -> String {
    format!("table{table}")
}

/// Plays until nothing can be written. Then: what was acknowledged is there, nothing else is, reading
/// works, and it goes on by itself when there is room again.
pub async fn survives(path: &Path, fill: impl FnOnce(), make_room: impl FnOnce()) {
    let store = Sqlite::open(path).unwrap();
    let mut lengths = vec![0; TABLES as usize];
    for table in 0..TABLES {
        store.create(full(&name(table), 1000)).await.unwrap();
    }
    for _ in 0..20 {
        round(&store, &mut lengths).await.unwrap();
    }
    fill();
    let mut rounds = 0;
    let problem = loop {
        match round(&store, &mut lengths).await {
            Ok(()) => rounds += 1,
            Err(problem) => break problem,
        }
        assert!(rounds < 100_000, "the disk is never full");
    };
    assert_eq!(problem, StoreError::ReadOnly);
    assert_eq!(store.ready().await, Err(StoreError::ReadOnly));
    assert_eq!(store.create(full("new", 1)).await, Err(StoreError::ReadOnly));
    is_exactly(&store, &lengths).await;
    make_room();
    // No one stops trying, and no one has to.
    while round(&store, &mut lengths).await.is_err() {}
    store.ready().await.unwrap();
    for _ in 0..20 {
        round(&store, &mut lengths).await.unwrap();
    }
    is_exactly(&store, &lengths).await;
    store.check().await.unwrap();
    store.close().await;
    is_exactly(&Sqlite::open(path).unwrap(), &lengths).await;
}

/// A command at each table, all at once; counts what was acknowledged.
async fn round(store: &Sqlite, lengths: &mut [u32]) -> Result<(), StoreError> {
    let sent: Vec<_> = (0..TABLES)
        .map(|table| {
            let length = lengths[table as usize];
            let mut append = command(&name(table), length, &format!("c{length}"));
            append.text.push_str(&" ".repeat(500));
            let store = store.clone();
            tokio::spawn(async move { store.append(append).await })
        })
        .collect();
    let mut result = Ok(());
    for (answer, length) in sent.into_iter().zip(lengths) {
        match answer.await.unwrap() {
            Ok(Appended::Done) => *length += 1,
            Ok(other) => panic!("{other:?}"),
            Err(problem) => result = Err(problem),
        }
    }
    result
}

async fn is_exactly(store: &Sqlite, lengths: &[u32]) {
    for (table, &length) in (0..TABLES).zip(lengths) {
        let kept = store.load(Key::Table(id(&name(table)))).await.unwrap().unwrap().commands;
        assert_eq!(kept.len() as u32, length, "table {table}");
        for (command, after) in kept.iter().zip(0..) {
            assert_eq!(command.command_id, format!("c{after}"));
        }
    }
}
