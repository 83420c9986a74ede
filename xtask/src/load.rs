//! Many players at once on this machine, client and server together.

use crate::{Verdict, cargo, store};
use anyhow::Result;

/// 10,000 sockets and 1,000 moves a second for a minute: one node on SQLite, then two on Postgres.
pub fn run() -> Result<Verdict> {
    let what = ["--release", "--locked", "--package", "fourline-server", "--features", "postgres"];
    let build = [&["build"][..], &what, &["--example", "serve", "--example", "load"]].concat();
    cargo(&build, &[])?;
    let load = |kind: &str| {
        println!("{kind}:");
        let example = ["--example", "load", "--", kind, "10000", "1000", "60"];
        cargo(&[&["run", "--quiet"][..], &what, &example].concat(), &[])
    };
    load("sqlite")?;
    if !store::prepare() {
        return Ok(Verdict::Skipped(store::NO_POSTGRES));
    }
    load("postgres")
}
