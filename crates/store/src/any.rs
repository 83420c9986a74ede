//! The store that an address names, chosen while the program runs.

use crate::{
    Append, Appended, Changes, Claim, Claimed, Follow, Followed, Gap, Invitation, Key, LobbyMark,
    NewTable, OpenError, Store, StoreError, StoredCommand, StoredTable, TableId, Tidied, Tidy,
};
use std::path::Path;
use std::pin::Pin;

/// One of the stores.
#[derive(Clone, Debug)]
pub enum AnyStore {
    /// A file.
    #[cfg(feature = "sqlite")]
    Sqlite(crate::Sqlite),
    /// A database for several nodes.
    #[cfg(feature = "postgres")]
    Postgres(crate::Postgres),
}

/// Calls at once, so that work is handed over at once; the answer is awaited later.
macro_rules! each {
    ($any:expr, $store:ident => $call:expr) => {
        match $any {
            #[cfg(feature = "sqlite")]
            AnyStore::Sqlite($store) => Box::pin($call) as Answer<'_, _>,
            #[cfg(feature = "postgres")]
            AnyStore::Postgres($store) => Box::pin($call) as Answer<'_, _>,
        }
    };
}

type Answer<'a, T> = Pin<Box<dyn Future<Output = Result<T, StoreError>> + Send + 'a>>;

impl AnyStore {
    /// Opens what a person names: an address `postgres://...`, or a file.
    pub async fn open(place: &str) -> Result<AnyStore, OpenError> {
        if is_address(place) {
            #[cfg(feature = "postgres")]
            return crate::Postgres::open(place).await.map(AnyStore::Postgres);
            #[cfg(not(feature = "postgres"))]
            return Err(not_built_in("postgres://"));
        }
        AnyStore::open_file(Path::new(place))
    }

    /// Opens a file.
    pub fn open_file(path: &Path) -> Result<AnyStore, OpenError> {
        #[cfg(feature = "sqlite")]
        return crate::Sqlite::open(path).map(AnyStore::Sqlite);
        #[cfg(not(feature = "sqlite"))]
        return Err(not_built_in(&path.display().to_string()));
    }

    /// Ends when everything that was handed over is done. All clones are of no use from then on.
    pub async fn close(&self) {
        match self {
            #[cfg(feature = "sqlite")]
            AnyStore::Sqlite(store) => store.close().await,
            #[cfg(feature = "postgres")]
            AnyStore::Postgres(store) => store.close().await,
        }
    }
}

fn is_address(place: &str) -> bool {
    place.starts_with("postgres://") || place.starts_with("postgresql://")
}

#[cfg(not(all(feature = "sqlite", feature = "postgres")))]
fn not_built_in(place: &str) -> OpenError {
    OpenError { place: place.to_string(), problem: crate::OpenProblem::NotBuiltIn }
}

impl Store for AnyStore {
    fn create(&self, table: NewTable) -> impl Future<Output = Result<(), StoreError>> + Send {
        each!(self, store => store.create(table))
    }

    fn claim(&self, claim: Claim) -> impl Future<Output = Result<Claimed, StoreError>> + Send {
        each!(self, store => store.claim(claim))
    }

    fn cancel(&self, id: TableId) -> impl Future<Output = Result<bool, StoreError>> + Send {
        each!(self, store => store.cancel(id))
    }

    fn append(&self, append: Append) -> impl Future<Output = Result<Appended, StoreError>> + Send {
        each!(self, store => store.append(append))
    }

    fn load(
        &self,
        key: Key,
    ) -> impl Future<Output = Result<Option<StoredTable>, StoreError>> + Send {
        each!(self, store => store.load(key))
    }

    fn since(
        &self,
        id: TableId,
        after: u32,
    ) -> impl Future<Output = Result<Vec<StoredCommand>, StoreError>> + Send {
        each!(self, store => store.since(id, after))
    }

    fn follow(&self, follow: Follow) -> impl Future<Output = Result<Followed, StoreError>> + Send {
        each!(self, store => store.follow(follow))
    }

    fn lobby(
        &self,
        behind: Option<LobbyMark>,
        limit: u32,
    ) -> impl Future<Output = Result<Vec<Invitation>, StoreError>> + Send {
        each!(self, store => store.lobby(behind, limit))
    }

    fn running(&self) -> impl Future<Output = Result<Vec<TableId>, StoreError>> + Send {
        each!(self, store => store.running())
    }

    fn pulse(&self, node: u64, now_ms: u64) -> impl Future<Output = Result<(), StoreError>> + Send {
        each!(self, store => store.pulse(node, now_ms))
    }

    fn gaps(&self, since_ms: u64) -> impl Future<Output = Result<Vec<Gap>, StoreError>> + Send {
        each!(self, store => store.gaps(since_ms))
    }

    fn changes(&self) -> Changes {
        match self {
            #[cfg(feature = "sqlite")]
            AnyStore::Sqlite(store) => store.changes(),
            #[cfg(feature = "postgres")]
            AnyStore::Postgres(store) => store.changes(),
        }
    }

    fn signal(&self, text: String) -> impl Future<Output = Result<(), StoreError>> + Send {
        each!(self, store => store.signal(text))
    }

    fn tidy(&self, rule: Tidy) -> impl Future<Output = Result<Tidied, StoreError>> + Send {
        each!(self, store => store.tidy(rule))
    }

    fn ready(&self) -> impl Future<Output = Result<(), StoreError>> + Send {
        each!(self, store => store.ready())
    }
}
