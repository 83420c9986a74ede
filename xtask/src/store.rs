//! The long tests of the store, and the database that they need.

use crate::{Verdict, browser, cargo};
use anyhow::Result;
use std::fs;
use std::process::Command;

/// What to say where there is none.
pub const NO_POSTGRES: &str = "there is no Postgres to test with (apt-get install postgresql)";

/// Installs Debian's Postgres if there is none, where we may. Tests that need it say so if there is still
/// none.
pub fn prepare() -> bool {
    if !has_postgres() {
        browser::install(&["postgresql"]);
    }
    has_postgres()
}

/// A hundred thousand pairs of commands for one place, ten thousand times 64 claims of one seat.
pub fn races() -> Result<Verdict> {
    test("races", &[("FOURLINE_RACES", "1")])
}

/// Hundreds of kills of programs that append, and of Postgres.
pub fn kills() -> Result<Verdict> {
    test("crashes", &[("FOURLINE_LONG", "1")])
}

/// How many commands a second are kept, and how long each waits for that.
pub fn pace() -> Result<Verdict> {
    if !prepare() {
        return Ok(Verdict::Skipped(NO_POSTGRES));
    }
    cargo(
        &["run", "--release", "--package", "fourline-store", "--example", "pace", "--locked"],
        &[],
    )
}

fn test(name: &str, environment: &[(&str, &str)]) -> Result<Verdict> {
    if !prepare() {
        return Ok(Verdict::Skipped(NO_POSTGRES));
    }
    let test = ["test", "--package", "fourline-store", "--locked", "--test", name];
    cargo(&[&test[..], &["--", "--nocapture", "--test-threads=1"]].concat(), environment)
}

fn has_postgres() -> bool {
    let mut debian = fs::read_dir("/usr/lib/postgresql").into_iter().flatten().flatten();
    debian.any(|version| version.path().join("bin/initdb").exists())
        || Command::new("initdb")
            .arg("--version")
            .output()
            .is_ok_and(|output| output.status.success())
}
