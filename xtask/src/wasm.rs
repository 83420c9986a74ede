//! The solver in WebAssembly: built without warnings, and checked by Node on the built-in positions.

use crate::{Verdict, cargo, root};
use anyhow::{Context, Result, bail};
use std::process::Command;

const TARGET: &str = "wasm32-unknown-unknown";

/// Builds the module and lets Node compare its answers.
pub fn check() -> Result<Verdict> {
    add_target()?;
    cargo(
        &["build", "--release", "--locked", "--target", TARGET, "-p", "fourline-wasm-check"],
        &[],
    )?;
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
