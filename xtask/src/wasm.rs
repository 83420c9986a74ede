//! The program in WebAssembly: all that a browser needs is built, and the solver is checked by Node on
//! the built-in positions.

use crate::{Verdict, cargo, root};
use anyhow::{Context, Result, bail};
use std::process::Command;

const TARGET: &str = "wasm32-unknown-unknown";

/// What a browser needs, and whatever else has to know neither files nor threads.
const PACKAGES: [&str; 5] = [
    "fourline-rules",
    "fourline-game",
    "fourline-players",
    "fourline-picture",
    // The solver as a bare module, which Node runs.
    "fourline-wasm-check",
];

/// Builds everything and lets Node compare the solver's answers.
pub fn check() -> Result<Verdict> {
    add_target()?;
    // Without default features: pictures made of pixels are for files.
    let mut build = vec![
        "build",
        "--release",
        "--locked",
        "--no-default-features",
        "--target",
        TARGET,
        "--lib",
    ];
    build.extend(PACKAGES.iter().flat_map(|package| ["-p", package]));
    cargo(&build, &[])?;
    let node = Command::new("node").arg("--version").output();
    if !node.is_ok_and(|output| output.status.success()) {
        return Ok(Verdict::Skipped(
            "it builds, but Node.js, which would run it, is not installed",
        ));
    }
    write_positions("target/wasm-positions.txt")?;
    let module = format!("target/{TARGET}/release/fourline_wasm_check.wasm");
    let status = Command::new("node")
        .arg("crates/solver/wasm-check/check.mjs")
        .args([&module, "target/wasm-positions.txt", "1000"])
        .current_dir(root())
        .status()
        .context("Node does not start")?;
    if !status.success() {
        bail!("the answers of the WebAssembly module are not right");
    }
    Ok(Verdict::Passed)
}

/// The positions and their scores come from the solver itself. An example of its own writes them, built
/// with the whole workspace in mind, so that nothing is compiled twice for it.
fn write_positions(file: &str) -> Result<()> {
    cargo(&["build", "--workspace", "--example", "positions", "--locked"], &[])?;
    let output = Command::new(root().join("target/debug/examples/positions"))
        .output()
        .context("the positions can't be listed")?;
    std::fs::write(root().join(file), output.stdout).context("the positions can't be written")
}

/// Adds the target to the toolchain if it is missing.
fn add_target() -> Result<()> {
    let listed = Command::new("rustup").args(["target", "list", "--installed"]).output();
    let is_there = listed.is_ok_and(|output| {
        String::from_utf8_lossy(&output.stdout).lines().any(|line| line == TARGET)
    });
    if is_there {
        return Ok(());
    }
    let added = Command::new("rustup").args(["target", "add", TARGET]).status();
    if !added.is_ok_and(|status| status.success()) {
        bail!("the target {TARGET} is needed: install it with `rustup target add {TARGET}`");
    }
    Ok(())
}
