//! A file that may not grow: writing fails. Alone in its program, because the limit is that of the program.

mod common;

use common::full_disk;
use rustix::process::{Resource, Rlimit, getrlimit, setrlimit};
use std::sync::Arc;
use std::sync::atomic::AtomicBool;

/// Linux sends this signal too, and it would end the program.
const SIGXFSZ: i32 = 25;

#[tokio::test]
async fn a_file_that_may_not_grow_is_survived() {
    signal_hook::flag::register(SIGXFSZ, Arc::new(AtomicBool::new(false))).unwrap();
    let folder = tempfile::tempdir().unwrap();
    let before = getrlimit(Resource::Fsize);
    let limit = |current| setrlimit(Resource::Fsize, Rlimit { current, ..before }).unwrap();
    let path = folder.path().join("games.sqlite");
    full_disk::survives(&path, || limit(Some(600_000)), || limit(before.current)).await;
}
