//! The referee with real programs in Python and in assembly, which need Python and spim.

use crate::browser::install;
use crate::{Verdict, cargo};
use anyhow::Result;
use std::process::Command;

const LACKING: &str =
    "there is no Python or no spim to run the programs (apt-get install python3 spim)";

/// Runs the tests that `cargo test` leaves out.
pub fn check() -> Result<Verdict> {
    if !has("python3", "--version") {
        install(&["python3"]);
    }
    if !has("spim", "-help") {
        install(&["spim"]);
    }
    if !has("python3", "--version") || !has("spim", "-help") {
        return Ok(Verdict::Skipped(LACKING));
    }
    cargo(
        &["test", "--locked", "--package", "fourline", "--test", "referee", "--", "--ignored"],
        &[],
    )
}

/// Can it be started at all?
fn has(program: &str, flag: &str) -> bool {
    Command::new(program).arg(flag).output().is_ok()
}
