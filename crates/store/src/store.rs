//! What a store promises.

use crate::{
    Append, Appended, Changes, Claim, Claimed, Follow, Followed, Gap, Invitation, Key, LobbyMark,
    NewTable, StoreError, StoredCommand, StoredTable, TableId, Tidied, Tidy,
};
use std::future::Future;

/// Where tables are kept.
///
/// Work is handed over when a method is called, not when its future is polled, and it is done even if the
/// future is dropped: a person who hangs up cancels nothing. `Ok` means that it is committed and synced;
/// it is there after any crash. After an error a call may be repeated as it was: all verbs know a repeat
/// by the ids in it.
pub trait Store: Clone + Send + Sync + 'static {
    /// Makes a table. `StoreError::Exists` if one of its ids is used already.
    fn create(&self, table: NewTable) -> impl Future<Output = Result<(), StoreError>> + Send;

    /// Takes a free seat; of any number of claims at once, one gets it. With the second seat the game
    /// begins.
    fn claim(&self, claim: Claim) -> impl Future<Output = Result<Claimed, StoreError>> + Send;

    /// Deletes an invitation that is still open; false if there is none.
    fn cancel(&self, id: TableId) -> impl Future<Output = Result<bool, StoreError>> + Send;

    /// Keeps a command: only at its place, only once, never after the end.
    fn append(&self, append: Append) -> impl Future<Output = Result<Appended, StoreError>> + Send;

    /// A table with all its commands, as it was at one moment.
    fn load(
        &self,
        key: Key,
    ) -> impl Future<Output = Result<Option<StoredTable>, StoreError>> + Send;

    /// The commands from this place on; none if there is no such table.
    fn since(
        &self,
        id: TableId,
        after: u32,
    ) -> impl Future<Output = Result<Vec<StoredCommand>, StoreError>> + Send;

    /// Makes the rematch of a table, unless there is one.
    fn follow(&self, follow: Follow) -> impl Future<Output = Result<Followed, StoreError>> + Send;

    /// Open invitations that are listed, newest first, behind the mark.
    fn lobby(
        &self,
        behind: Option<LobbyMark>,
        limit: u32,
    ) -> impl Future<Output = Result<Vec<Invitation>, StoreError>> + Send;

    /// All tables with a clock whose game has begun and is not over.
    fn running(&self) -> impl Future<Output = Result<Vec<TableId>, StoreError>> + Send;

    /// This node is there. Pulses further apart than [`LONGEST_PAUSE_MS`](crate::LONGEST_PAUSE_MS) leave a
    /// gap, and so does the first pulse of a node, however soon it comes. So a node sends one before it answers
    /// anyone, and one a second from then on. While nothing can
    /// be written there are no pulses, so that time becomes a gap as well.
    fn pulse(&self, node: u64, now_ms: u64) -> impl Future<Output = Result<(), StoreError>> + Send;

    /// The gaps that end after this, in order.
    fn gaps(&self, since_ms: u64) -> impl Future<Output = Result<Vec<Gap>, StoreError>> + Send;

    /// Hints of tables that other nodes have changed.
    fn changes(&self) -> Changes;

    /// Says something to all other nodes, as [`Hint::Signal`](crate::Hint::Signal): at most 7,000 bytes. It may
    /// be lost, and it never comes back to its sender. A store that has no other nodes does nothing.
    fn signal(&self, text: String) -> impl Future<Output = Result<(), StoreError>> + Send {
        drop(text);
        std::future::ready(Ok(()))
    }

    /// Deletes what is old.
    fn tidy(&self, rule: Tidy) -> impl Future<Output = Result<Tidied, StoreError>> + Send;

    /// Can it be read and written now?
    fn ready(&self) -> impl Future<Output = Result<(), StoreError>> + Send;
}
