//! A store in Postgres, for any number of nodes on one database.

mod address;
mod hints;
mod opening;
mod verbs;
mod work;

use crate::{
    Append, Appended, Changes, Claim, Claimed, Follow, Followed, Gap, Hint, Invitation, Key,
    LobbyMark, NewTable, OpenError, OpenProblem, Store, StoreError, StoredCommand, StoredTable,
    TableId, Tidied, Tidy,
};
use address::Address;
use deadpool_postgres::Pool;
use std::hash::{BuildHasher, RandomState};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;
use tokio::runtime::Handle;
use tokio::sync::{Semaphore, TryAcquireError, broadcast, mpsc, oneshot, watch};
use work::Work;

/// So many calls may be under way.
const CALLS: u32 = 8192;

/// How many connections one node has.
const CONNECTIONS: usize = 12;

/// So many hints may wait for a reader, or to be sent.
const HINTS: usize = 4096;

/// How long a start waits for the connection that listens.
const PATIENCE: Duration = Duration::from_secs(10);

/// A store in a database. Clones share their connections.
#[derive(Clone)]
pub struct Postgres {
    shared: Arc<Shared>,
}

struct Shared {
    shown: String,
    runtime: Handle,
    pool: Pool,
    calls: Arc<Semaphore>,
    hints: broadcast::Sender<Hint>,
    changed: mpsc::Sender<TableId>,
    node: String,
    has_pulsed: AtomicBool,
    /// Dropped with this, and then the listener ends.
    _end: watch::Sender<()>,
}

impl std::fmt::Debug for Postgres {
    /// Without the password.
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_tuple("Postgres").field(&self.shared.shown).finish()
    }
}

impl Postgres {
    /// Connects to the database at an address, and brings it to the newest form.
    pub async fn open(address: &str) -> Result<Postgres, OpenError> {
        let address = Arc::new(Address::read(address)?);
        let pool = opening::open(&address, CONNECTIONS).await?;
        let node = format!("{:x}", RandomState::new().hash_one("node"));
        let (hints, _) = broadcast::channel(HINTS);
        let (changed, to_tell) = mpsc::channel(HINTS);
        let (end, ends) = watch::channel(());
        let (ready, listens) = oneshot::channel();
        let shown = address.shown.clone();
        tokio::spawn(hints::tell(pool.clone(), node.clone(), to_tell));
        tokio::spawn(hints::listen(address, node.clone(), hints.clone(), ready, ends));
        if !matches!(tokio::time::timeout(PATIENCE, listens).await, Ok(Ok(()))) {
            let problem = OpenProblem::Refused("LISTEN".to_string());
            return Err(OpenError { place: shown, problem });
        }
        let calls = Arc::new(Semaphore::new(CALLS as usize));
        let runtime = Handle::current();
        let has_pulsed = AtomicBool::new(false);
        let shared =
            Shared { shown, runtime, pool, calls, hints, changed, node, has_pulsed, _end: end };
        Ok(Postgres { shared: Arc::new(shared) })
    }

    /// Waits until everything that was handed over is done, and closes all connections. All clones are of
    /// no use from then on.
    pub async fn close(&self) {
        // The only error is that it is closed already.
        let all = self.shared.calls.acquire_many(CALLS).await;
        self.shared.calls.close();
        drop(all);
        self.shared.pool.close();
    }

    /// Hands over work. It is handed over at once; the future only waits for the answer.
    fn start<W: Work>(
        &self,
        work: W,
        touches: Option<TableId>,
    ) -> impl Future<Output = Result<W::Answer, StoreError>> + Send + use<W> {
        let permit = self.shared.calls.clone().try_acquire_owned();
        let started = permit.map(|permit| {
            let (pool, changed) = (self.shared.pool.clone(), self.shared.changed.clone());
            self.shared.runtime.spawn(async move {
                let answer = work::carry_out(&pool, &work).await;
                if let (Some(table), Ok(_)) = (touches, &answer) {
                    // A hint that does not fit is lost, as hints are.
                    let _ = changed.try_send(table);
                }
                drop(permit);
                answer
            })
        });
        async {
            match started {
                Ok(task) => task.await.unwrap_or_else(|_| Err(StoreError::Closed)),
                Err(TryAcquireError::NoPermits) => Err(StoreError::Busy),
                Err(TryAcquireError::Closed) => Err(StoreError::Closed),
            }
        }
    }
}

impl Store for Postgres {
    fn create(&self, table: NewTable) -> impl Future<Output = Result<(), StoreError>> + Send {
        let id = table.id.clone();
        let made = self.start(table, Some(id));
        async { if made.await? { Ok(()) } else { Err(StoreError::Exists) } }
    }

    fn claim(&self, claim: Claim) -> impl Future<Output = Result<Claimed, StoreError>> + Send {
        let id = claim.id.clone();
        self.start(claim, Some(id))
    }

    fn cancel(&self, id: TableId) -> impl Future<Output = Result<bool, StoreError>> + Send {
        self.start(verbs::Cancel(id.clone()), Some(id))
    }

    fn append(&self, append: Append) -> impl Future<Output = Result<Appended, StoreError>> + Send {
        let id = append.id.clone();
        self.start(append, Some(id))
    }

    fn load(
        &self,
        key: Key,
    ) -> impl Future<Output = Result<Option<StoredTable>, StoreError>> + Send {
        self.start(verbs::Load(key), None)
    }

    fn since(
        &self,
        id: TableId,
        after: u32,
    ) -> impl Future<Output = Result<Vec<StoredCommand>, StoreError>> + Send {
        self.start(verbs::Since(id, after), None)
    }

    fn follow(&self, follow: Follow) -> impl Future<Output = Result<Followed, StoreError>> + Send {
        let id = follow.previous.clone();
        let followed = self.start(follow, Some(id));
        async { followed.await?.ok_or(StoreError::Exists) }
    }

    fn lobby(
        &self,
        behind: Option<LobbyMark>,
        limit: u32,
    ) -> impl Future<Output = Result<Vec<Invitation>, StoreError>> + Send {
        self.start(verbs::Lobby(behind, limit), None)
    }

    fn running(&self) -> impl Future<Output = Result<Vec<TableId>, StoreError>> + Send {
        self.start(verbs::Running, None)
    }

    fn pulse(&self, node: u64, now_ms: u64) -> impl Future<Output = Result<(), StoreError>> + Send {
        let is_first = !self.shared.has_pulsed.swap(true, Ordering::Relaxed);
        self.start(verbs::Pulse { node, now_ms, is_first }, None)
    }

    fn gaps(&self, since_ms: u64) -> impl Future<Output = Result<Vec<Gap>, StoreError>> + Send {
        self.start(verbs::Gaps(since_ms), None)
    }

    fn changes(&self) -> Changes {
        Changes::from_channel(self.shared.hints.subscribe())
    }

    fn signal(&self, text: String) -> impl Future<Output = Result<(), StoreError>> + Send {
        let shared = self.shared.clone();
        let said = self
            .shared
            .runtime
            .spawn(async move { hints::signal(&shared.pool, &shared.node, &text).await });
        async { if said.await.unwrap_or(false) { Ok(()) } else { Err(StoreError::Busy) } }
    }

    fn tidy(&self, rule: Tidy) -> impl Future<Output = Result<Tidied, StoreError>> + Send {
        self.start(rule, None)
    }

    fn ready(&self) -> impl Future<Output = Result<(), StoreError>> + Send {
        let pool = self.shared.pool.clone();
        async move {
            match work::carry_out_once(&pool, &verbs::Ready).await {
                Ok(true) => Ok(()),
                Ok(false) => Err(StoreError::ReadOnly),
                Err(error) => Err(error),
            }
        }
    }
}
