//! Where games between distant players are kept: one trait, [`Store`], with verbs of the game room, and
//! two plain implementations. A store knows no rules: terms, commands and results are texts to it.
//!
//! **SQLite** ([`Sqlite`]) is one file, for a server that runs alone. One thread owns the only connection
//! that writes; it takes all requests that wait, applies them in one transaction, and answers them after
//! one commit that is synced to the disk. So a thousand players who wait for a thousand answers share a
//! few dozen syncs. Readers have connections of their own, and never wait.
//!
//! While the disk is full or fails, nothing is acknowledged and every change is refused as
//! [`StoreError::ReadOnly`]; twice a second the writer tries whether there is room again. A file is open in
//! one server at a time. [`backup`] copies it while it is in use; to restore a copy, start with it.
//!
//! **Postgres** (`Postgres`, feature `postgres`) is for any number of nodes on one database. Every change is
//! one statement with its condition in it; unique keys guard what may be there once. Work runs in tasks of
//! its own, and is tried again for some seconds when a connection breaks. What other nodes change is hinted
//! at ([`Store::changes`]); a hint may be lost. Backups are made with `pg_dump`.
//!
//! [`AnyStore`] is either of them, as an address or a file name says.
//!
//! ```
//! use fourline_store::{AnyStore, Store};
//!
//! # let folder = tempfile::tempdir().unwrap();
//! # let file = folder.path().join("games.sqlite").display().to_string();
//! # tokio::runtime::Builder::new_current_thread().enable_all().build().unwrap().block_on(async {
//! let store = AnyStore::open(&file).await.unwrap();
//! assert_eq!(store.ready().await, Ok(()));
//! # });
//! ```
//!
//! What every verb promises is in [`Store`]; `tests/story.rs` tells it for both.

mod any;
mod changes;
mod error;
mod store;
mod types;

#[cfg(feature = "postgres")]
mod postgres;
#[cfg(feature = "sqlite")]
mod sqlite;

pub use any::AnyStore;
pub use changes::{Changes, Hint};
pub use error::{BackupError, OpenError, OpenProblem, StoreError};
#[cfg(feature = "postgres")]
pub use postgres::Postgres;
#[cfg(feature = "sqlite")]
pub use sqlite::{Sqlite, backup};
pub use store::Store;
pub use types::{
    Append, Appended, Claim, Claimed, Follow, Followed, Gap, Invitation, Key, LONGEST_PAUSE_MS,
    LobbyMark, NewTable, SeatRow, StoredCommand, StoredTable, TableId, Tidied, Tidy,
};
