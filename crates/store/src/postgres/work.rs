//! How work is carried out: in tasks of its own, and again where it may have been lost on the way.

use crate::StoreError;
use deadpool_postgres::{Object, Pool, PoolError};
use std::error::Error;
use std::io;
use std::time::Duration;
use tokio_postgres::error::SqlState;

/// Something to be done by the database.
pub(super) trait Work: Send + Sync + 'static {
    /// What comes of it.
    type Answer: Send + 'static;

    /// Does it. `again` says that it may be done already: the answer to an earlier try was lost.
    fn run(
        &self,
        client: &mut Object,
        again: bool,
    ) -> impl Future<Output = Result<Self::Answer, tokio_postgres::Error>> + Send;
}

/// How long to wait before each try. Together that is about the time in which a database changes over to
/// its replica, or is started again.
const PAUSES_MS: [u64; 9] = [0, 20, 50, 100, 200, 500, 1000, 2000, 4000];

/// A try that takes longer is given up: the connection leads nowhere.
const LONGEST_TRY: Duration = Duration::from_secs(15);

/// What an error asks for.
#[derive(Clone, Debug, PartialEq, Eq)]
enum Next {
    /// Another try.
    Again(StoreError),
    /// Another try, by another connection.
    Reconnect(StoreError),
    /// Nothing can be done.
    GiveUp(StoreError),
}

/// Tries until there is an answer.
pub(super) async fn carry_out<W: Work>(pool: &Pool, work: &W) -> Result<W::Answer, StoreError> {
    let mut problem = StoreError::Busy;
    let mut again = false;
    // An answer was lost on the way, so it is not known whether it was carried out.
    let mut is_unsure = false;
    for pause in PAUSES_MS {
        if pause > 0 {
            tokio::time::sleep(Duration::from_millis(pause)).await;
        }
        let next = match try_once(pool, work, &mut again).await {
            Ok(answer) => return Ok(answer),
            Err(next) => next,
        };
        is_unsure |= next == Next::Reconnect(StoreError::Busy);
        let (Next::Again(why) | Next::Reconnect(why) | Next::GiveUp(why)) = &next;
        problem = match why {
            StoreError::ReadOnly if is_unsure => StoreError::Busy,
            why => why.clone(),
        };
        if matches!(next, Next::GiveUp(_)) {
            break;
        }
    }
    Err(problem)
}

/// Tries once, for those who can't wait.
pub(super) async fn carry_out_once<W: Work>(
    pool: &Pool,
    work: &W,
) -> Result<W::Answer, StoreError> {
    try_once(pool, work, &mut false).await.map_err(|next| match next {
        Next::Again(why) | Next::Reconnect(why) | Next::GiveUp(why) => why,
    })
}

async fn try_once<W: Work>(pool: &Pool, work: &W, again: &mut bool) -> Result<W::Answer, Next> {
    let mut client = pool.get().await.map_err(|error| match error {
        PoolError::Closed => Next::GiveUp(StoreError::Closed),
        PoolError::Backend(error) if error.code().is_some() => after(&error),
        PoolError::Backend(error) if takes_no_writing(&error) => Next::Again(StoreError::ReadOnly),
        _ => Next::Again(StoreError::Busy),
    })?;
    let result = tokio::time::timeout(LONGEST_TRY, work.run(&mut client, *again)).await;
    let next = match result {
        Ok(Ok(answer)) => return Ok(answer),
        Ok(Err(error)) => after(&error),
        Err(_) => Next::Reconnect(StoreError::Busy),
    };
    *again = true;
    if matches!(next, Next::Reconnect(_)) {
        // It does not go back to the others.
        drop(Object::take(client));
    }
    Err(next)
}

/// There is a database, but only a replica, or one that is set to take no writing.
fn takes_no_writing(error: &tokio_postgres::Error) -> bool {
    let source = error.source().and_then(|source| source.downcast_ref::<io::Error>());
    // The library says it in this way when it was told to look for one that can be written.
    source.is_some_and(|source| source.kind() == io::ErrorKind::PermissionDenied)
}

fn after(error: &tokio_postgres::Error) -> Next {
    let Some(code) = error.code() else {
        let is_foreign = error.source().is_some_and(|source| !source.is::<io::Error>());
        return match is_foreign && !error.is_closed() {
            true => Next::GiveUp(StoreError::Broken(error.to_string())),
            false => Next::Reconnect(StoreError::Busy),
        };
    };
    after_code(code).unwrap_or_else(|| {
        let message =
            error.as_db_error().map_or_else(|| error.to_string(), |it| it.message().to_string());
        Next::GiveUp(StoreError::Broken(format!("{} {message}", code.code())))
    })
}

fn after_code(code: &SqlState) -> Option<Next> {
    Some(match code.code() {
        // Two were in each other's way.
        "40001" | "40P01" | "55P03" => Next::Again(StoreError::Busy),
        // The connection broke, the database stops or starts, or has too many connections.
        "57P01" | "57P02" | "57P03" | "53300" => Next::Reconnect(StoreError::Busy),
        code if code.starts_with("08") => Next::Reconnect(StoreError::Busy),
        // It has become a replica; the one that is written is elsewhere now.
        "25006" => Next::Reconnect(StoreError::ReadOnly),
        // Disk full, I/O error.
        "53100" | "58030" => Next::GiveUp(StoreError::ReadOnly),
        _ => return None,
    })
}
