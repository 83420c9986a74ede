//! Opening a database: it is looked at, and brought to the newest form, in one transaction.

use super::address::Address;
use crate::{OpenError, OpenProblem};
use deadpool_postgres::{
    Hook, HookError, Manager, ManagerConfig, Object, Pool, PoolError, RecyclingMethod, Runtime,
    Transaction,
};
use std::time::Duration;

/// The steps from an empty database to the newest form.
const STEPS: [&str; 1] = [include_str!("schema1.sql")];

/// Only one node at a time makes the steps. The number is the one that marks files of SQLite.
const LOCK: i64 = 0x3472_6f77;

/// How long to wait for a connection.
const PATIENCE: Duration = Duration::from_secs(5);

/// Connections that are ready to work, to a database of the newest form.
pub(super) async fn open(address: &Address, connections: usize) -> Result<Pool, OpenError> {
    let problem = |problem| OpenError { place: address.shown.clone(), problem };
    let pool = pool(address, connections).map_err(problem)?;
    let mut client = pool.get().await.map_err(|error| problem(refused(&error)))?;
    migrate(&mut client).await.map_err(problem)?;
    Ok(pool)
}

fn pool(address: &Address, connections: usize) -> Result<Pool, OpenProblem> {
    let how = ManagerConfig { recycling_method: RecyclingMethod::Fast };
    let manager = Manager::from_config(address.config.clone(), address.tls.clone(), how);
    // What is acknowledged must be on the disk, whatever is set for others.
    let set = "SELECT set_config('synchronous_commit', 'on', false) \
               WHERE current_setting('synchronous_commit') = 'off'";
    let prepare = Hook::async_fn(move |client: &mut deadpool_postgres::ClientWrapper, _| {
        Box::pin(async move { client.batch_execute(set).await.map_err(HookError::Backend) })
    });
    Pool::builder(manager)
        .max_size(connections)
        .runtime(Runtime::Tokio1)
        .wait_timeout(Some(PATIENCE))
        .create_timeout(Some(PATIENCE))
        .recycle_timeout(Some(PATIENCE))
        .post_create(prepare)
        .build()
        .map_err(|error| OpenProblem::Refused(error.to_string()))
}

/// Looks, and makes the steps that are missing; all or nothing.
async fn migrate(client: &mut Object) -> Result<(), OpenProblem> {
    let work = client.transaction().await.map_err(said)?;
    match examine_and_step(&work).await {
        Ok(()) => work.commit().await.map_err(said),
        Err(problem) => {
            // If even that fails, the connection is at its end, and the transaction with it.
            let _ = work.rollback().await;
            Err(problem)
        }
    }
}

async fn examine_and_step(work: &Transaction<'_>) -> Result<(), OpenProblem> {
    let row = work.query_one("SHOW fsync", &[]).await.map_err(said)?;
    if row.get::<_, &str>(0) == "off" {
        return Err(OpenProblem::Unsafe("fsync=off".to_string()));
    }
    work.execute("SELECT pg_advisory_xact_lock($1)", &[&LOCK]).await.map_err(said)?;
    let look = "SELECT to_regnamespace('fourline') IS NOT NULL AS has_schema, \
                to_regclass('fourline.version') IS NOT NULL AS has_version";
    let row = work.query_one(look, &[]).await.map_err(said)?;
    let (has_schema, has_version): (bool, bool) = (row.get(0), row.get(1));
    let version = if has_version {
        let row = work.query_one("SELECT version FROM fourline.version", &[]).await;
        let version: i64 = row.map_err(said)?.get(0);
        u32::try_from(version).map_err(|_| OpenProblem::NotAStore)?
    } else if has_schema {
        return Err(OpenProblem::NotAStore);
    } else {
        let begin = "CREATE SCHEMA fourline; \
                     CREATE TABLE fourline.version (one smallint PRIMARY KEY CHECK (one = 1), \
                     version bigint NOT NULL); INSERT INTO fourline.version VALUES (1, 0)";
        work.batch_execute(begin).await.map_err(said)?;
        0
    };
    if version as usize > STEPS.len() {
        return Err(OpenProblem::Newer { found: version, known: STEPS.len() as u32 });
    }
    for step in &STEPS[version as usize..] {
        work.batch_execute(step).await.map_err(said)?;
    }
    let known = STEPS.len() as i64;
    let set = "UPDATE fourline.version SET version = $1";
    work.execute(set, &[&known]).await.map(drop).map_err(said)
}

fn refused(error: &PoolError) -> OpenProblem {
    match error {
        PoolError::Backend(error) => OpenProblem::Refused(message(error)),
        other => OpenProblem::Refused(other.to_string()),
    }
}

fn said(error: tokio_postgres::Error) -> OpenProblem {
    OpenProblem::Refused(message(&error))
}

/// What went wrong, and why: the library keeps the reason for itself unless it is asked.
fn message(error: &tokio_postgres::Error) -> String {
    match (error.as_db_error(), std::error::Error::source(error)) {
        (Some(error), _) => error.message().to_string(),
        (None, Some(source)) => format!("{error}: {source}"),
        (None, None) => error.to_string(),
    }
}
