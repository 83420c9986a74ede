//! Hints between nodes, by `LISTEN` and `NOTIFY`.
//!
//! Hints are sent after the commit, in bundles, and not as part of it: Postgres lets transactions that
//! notify commit only one after the other, which would cost more than all the rest.

use super::address::Address;
use crate::{Hint, TableId};
use deadpool_postgres::Pool;
use std::collections::BTreeSet;
use std::future::poll_fn;
use std::time::Duration;
use tokio::sync::{broadcast, mpsc, oneshot, watch};
use tokio_postgres::AsyncMessage;

/// Postgres allows 8000 bytes.
const LONGEST: usize = 7900;

/// In place of ids: any table may have changed.
const ANY: &str = "*";

/// Between a node and what it says.
const SAYS: &str = " !\n";

/// How long to wait before connecting again.
const PAUSE: Duration = Duration::from_millis(200);

/// Sends hints of what was changed here, until no more can come.
pub(super) async fn tell(pool: Pool, node: String, mut changed: mpsc::Receiver<TableId>) {
    let mut is_lost = false;
    while let Some(first) = changed.recv().await {
        let mut ids = BTreeSet::from([first]);
        while let Ok(id) = changed.try_recv() {
            ids.insert(id);
        }
        let bundles = if is_lost { vec![format!("{node} {ANY}")] } else { bundles(&node, &ids) };
        is_lost = !send(&pool, &bundles).await;
    }
}

async fn send(pool: &Pool, bundles: &[String]) -> bool {
    let Ok(client) = pool.get().await else { return false };
    for bundle in bundles {
        let sent = client.execute("SELECT pg_notify('fourline', $1)", &[bundle]).await;
        if sent.is_err() {
            return false;
        }
    }
    true
}

/// Says something to the other nodes.
pub(super) async fn signal(pool: &Pool, node: &str, text: &str) -> bool {
    text.len() + node.len() < LONGEST && send(pool, &[format!("{node}{SAYS}{text}")]).await
}

/// Ids in texts that are short enough, each with the node they come from.
fn bundles(node: &str, ids: &BTreeSet<TableId>) -> Vec<String> {
    let mut bundles: Vec<String> = Vec::new();
    for id in ids {
        let id = id.as_str();
        match bundles.last_mut() {
            Some(bundle) if bundle.len() + 1 + id.len() <= LONGEST => {
                bundle.push(' ');
                bundle.push_str(id);
            }
            _ => bundles.push(format!("{node} {id}")),
        }
    }
    bundles
}

/// What a bundle of another node says; nothing if it is our own.
fn read(payload: &str, node: &str) -> Vec<Hint> {
    if let Some((sender, text)) = payload.split_once(SAYS) {
        let is_ours = sender == node;
        return if is_ours { Vec::new() } else { vec![Hint::Signal(text.to_string())] };
    }
    let mut words = payload.split(' ');
    if words.next() == Some(node) {
        return Vec::new();
    }
    words.map(|word| TableId::parse(word).map_or(Hint::Lost, Hint::Table)).collect()
}

/// Listens on a connection of its own, and connects again when it breaks. After each time it may have
/// missed something, and says so. `ready` is told when it listens for the first time.
pub(super) async fn listen(
    address: std::sync::Arc<Address>,
    node: String,
    hints: broadcast::Sender<Hint>,
    ready: oneshot::Sender<()>,
    mut end: watch::Receiver<()>,
) {
    let mut ready = Some(ready);
    loop {
        tokio::select! {
            () = listen_once(&address, &node, &hints, &mut ready) => {}
            _ = end.changed() => return,
        }
        tokio::select! {
            () = tokio::time::sleep(PAUSE) => {}
            _ = end.changed() => return,
        }
    }
}

/// Until the connection breaks.
async fn listen_once(
    address: &Address,
    node: &str,
    hints: &broadcast::Sender<Hint>,
    ready: &mut Option<oneshot::Sender<()>>,
) {
    let Ok((client, mut connection)) = address.config.connect(address.tls.clone()).await else {
        return;
    };
    // Nothing is read from the connection but by the loop below, so the question is asked beside it.
    let asked = tokio::spawn(async move {
        let listens = client.batch_execute("LISTEN fourline").await;
        listens.map(|()| client)
    });
    let mut asked = std::pin::pin!(asked);
    let mut client = None;
    loop {
        tokio::select! {
            answer = &mut asked, if client.is_none() => {
                let Ok(Ok(listening)) = answer else { return };
                client = Some(listening);
                match ready.take() {
                    Some(ready) => drop(ready.send(())),
                    // Without readers a hint is of no use.
                    None => drop(hints.send(Hint::Lost)),
                }
            }
            message = poll_fn(|context| connection.poll_message(context)) => match message {
                Some(Ok(AsyncMessage::Notification(note))) => {
                    for hint in read(note.payload(), node) {
                        let _ = hints.send(hint);
                    }
                }
                Some(Ok(_)) => {}
                Some(Err(_)) | None => return,
            },
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bundles_are_short_enough_and_lose_nothing() {
        let ids: BTreeSet<TableId> =
            (0..2000).map(|n| TableId::parse(&format!("{n:016}")).unwrap()).collect();
        let bundles = bundles("a1", &ids);
        assert!(bundles.len() > 1 && bundles.iter().all(|it| it.len() < 8000));
        let hints: Vec<Hint> = bundles.iter().flat_map(|it| read(it, "b2")).collect();
        assert_eq!(hints, ids.iter().cloned().map(Hint::Table).collect::<Vec<_>>());
        assert_eq!(read(&bundles[0], "a1"), []);
        assert_eq!(read("a1 *", "b2"), [Hint::Lost]);
        let said = "here abc 1 yes\nreact abc 2 hello";
        let payload = format!("a1{SAYS}{said}");
        assert_eq!(read(&payload, "b2"), [Hint::Signal(said.to_string())]);
        assert_eq!(read(&payload, "a1"), []);
    }
}
