//! Real servers in processes of their own, on SQLite or a real Postgres, with many players at once: killed,
//! restarted, abused and measured. Every test has a short form for every day, and is longer as a task:
//!
//! ```text
//!  process.rs  a server in its own process     players.rs  two light players at a table, and their pace
//!  pairs.rs    pairs that play on whatever     linked.rs   a player with the client library of the programs
//!              happens, and their journals
//!  kills.rs    cargo xtask online-kills        restart.rs  cargo xtask online-restart
//!  load.rs     cargo xtask online-load         flood.rs    cargo xtask online-abuse
//!  nodes.rs    two nodes on one Postgres       crowd.rs    those who mean no good
//!  full.rs     a Postgres that can't write
//! ```

#[path = "../common/mod.rs"]
mod common;

mod crowd;
mod flood;
mod full;
mod kills;
mod linked;
mod load;
mod nodes;
mod pairs;
mod players;
mod process;
mod restart;

/// Not a test but the server: this program starts itself again with it.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
#[ignore = "the server of the other tests"]
async fn the_server() {
    process::serve().await;
}

/// Not a test but those who mean no good.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
#[ignore = "the crowd of another test"]
async fn the_crowd() {
    crowd::be().await;
}

/// A number that a task sets, or that of every day.
fn number(name: &str, usual: u64) -> u64 {
    match std::env::var(name) {
        Ok(text) => text.parse().unwrap_or_else(|_| panic!("{name} is a number")),
        Err(_) => usual,
    }
}
