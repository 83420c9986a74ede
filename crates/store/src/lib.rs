//! Where games between distant players are kept: one trait, [`Store`], with verbs of the game room, and
//! two plain implementations. A store knows no rules: terms, commands and results are texts to it.
//!
//! **SQLite** ([`Sqlite`]) is one file, for a server that runs alone. One thread owns the only connection
//! that writes; it takes all requests that wait, applies them in one transaction, and answers them after
//! one commit that is synced to the disk. So a thousand players who wait for a thousand answers share a
//! few dozen syncs. Readers have connections of their own, and never wait.
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
