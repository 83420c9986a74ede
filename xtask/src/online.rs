//! The server of online games under many players, on this machine alone: killed, restarted, abused, measured.
//! All of it is in `crates/server/tests/online`, in short forms for every day.

use crate::{Verdict, cargo, store};
use anyhow::{Result, bail};

/// The release build of the tests, where times are measured, or the usual one.
const RELEASE: [&str; 1] = ["--release"];

/// Kills of the server, of one node out of two, or of Postgres, under 200 games in flight.
pub fn kills(what: &str, kills: &str) -> Result<()> {
    let (test, needs_postgres) = match what {
        "server" => ("kills_of_the_server", false),
        "nodes" => ("kills_of_one_node_out_of_two", true),
        "postgres" => ("kills_of_postgres", true),
        _ => bail!("online-kills server, nodes or postgres, and how often"),
    };
    if needs_postgres && !store::prepare() {
        bail!(store::NO_POSTGRES);
    }
    let environment = [("FOURLINE_ONLINE_KILLS", kills), ("FOURLINE_ONLINE_GAMES", "200")];
    run(&[], test, &environment).map(|_| ())
}

/// 10,000 sockets and 1,000 moves a second for a minute: one node on SQLite, then two on Postgres.
pub fn load() -> Result<Verdict> {
    let size = [
        ("FOURLINE_ONLINE_SOCKETS", "10000"),
        ("FOURLINE_ONLINE_RATE", "1000"),
        ("FOURLINE_ONLINE_SECONDS", "60"),
    ];
    run(&RELEASE, "load::sqlite", &size)?;
    if !store::prepare() {
        return Ok(Verdict::Skipped(store::NO_POSTGRES));
    }
    run(&RELEASE, "load::postgres", &size)
}

/// A rolling restart of two nodes under 500 games: everybody is back within 3 seconds.
pub fn restart() -> Result<Verdict> {
    if !store::prepare() {
        return Ok(Verdict::Skipped(store::NO_POSTGRES));
    }
    let size = [("FOURLINE_ONLINE_GAMES", "500"), ("FOURLINE_ONLINE_BACK_MS", "3000")];
    run(&RELEASE, "restart::", &size)
}

/// 1,000 stalled readers and 100 flooders beside 500 honest games, whose 99th of a hundred moves takes at
/// most twice as long as without them.
pub fn abuse() -> Result<Verdict> {
    let size = [
        ("FOURLINE_ONLINE_GAMES", "500"),
        ("FOURLINE_ONLINE_STALLED", "1000"),
        ("FOURLINE_ONLINE_FLOODERS", "100"),
        ("FOURLINE_ONLINE_ROUNDS", "5"),
        ("FOURLINE_ONLINE_SECONDS", "10"),
        ("FOURLINE_ONLINE_BUSY", "1"),
        ("FOURLINE_ONLINE_MOST_RATIO", "2"),
    ];
    run(&RELEASE, "flood::", &size)
}

fn run(profile: &[&str], test: &str, environment: &[(&str, &str)]) -> Result<Verdict> {
    let what = ["test", "--locked", "--package", "fourline-server", "--test", "online"];
    let how = ["--", "--nocapture", "--test-threads=1", test];
    cargo(&[&what[..], profile, &how].concat(), environment)
}
