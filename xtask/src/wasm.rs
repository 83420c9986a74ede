//! The program in WebAssembly: all that a browser needs is built, and Node checks the solver on the built-in
//! positions and plays scripted sessions.

use crate::{Verdict, cargo, root};
use anyhow::{Context, Result, bail};
use std::process::Command;

const TARGET: &str = "wasm32-unknown-unknown";

/// What a browser needs, and whatever else has to know neither files nor threads.
const PACKAGES: [&str; 8] = [
    "fourline-rules",
    "fourline-game",
    "fourline-players",
    "fourline-picture",
    "fourline-app",
    "fourline-wire",
    // The solver and scripted sessions as bare modules, which Node runs.
    "fourline-wasm-check",
    "fourline-app-wasm-check",
];

/// Builds everything and lets Node compare the solver's answers, and how sessions go.
pub fn check() -> Result<Verdict> {
    add_target()?;
    // Without default features: pictures made of pixels are for files.
    let mut build = vec![
        "build",
        "--profile",
        "wasm",
        "--locked",
        "--no-default-features",
        "--target",
        TARGET,
        "--lib",
    ];
    build.extend(PACKAGES.iter().flat_map(|package| ["-p", package]));
    cargo(&build, &[])?;
    let version = Command::new("node").arg("--version").output();
    if !version.is_ok_and(|output| output.status.success()) {
        return Ok(Verdict::Skipped(
            "it builds, but Node.js, which would run it, is not installed",
        ));
    }
    // What they are compared with is found by the same code here. Built with the whole workspace in
    // mind, so that nothing is compiled twice for it.
    let examples = ["--example", "positions", "--example", "fingerprints"];
    let build = ["build", "--workspace", "--locked", "--features", "fourline-app/script"];
    cargo(&[&build[..], &examples].concat(), &[])?;
    write_output("positions", "target/wasm-positions.txt")?;
    write_output("fingerprints", "target/wasm-fingerprints.txt")?;
    let module = |name: &str| format!("target/{TARGET}/wasm/fourline_{name}.wasm");
    let solver = module("wasm_check");
    node("crates/solver/wasm-check/check.mjs", &[&solver, "target/wasm-positions.txt", "1000"])?;
    let app = module("app_wasm_check");
    node("crates/app/wasm-check/check.mjs", &[&app, "target/wasm-fingerprints.txt"])?;
    Ok(Verdict::Passed)
}

/// Writes what an example prints to a file.
fn write_output(example: &str, file: &str) -> Result<()> {
    let output = Command::new(root().join("target/debug/examples").join(example))
        .output()
        .with_context(|| format!("{example} does not start"))?;
    std::fs::write(root().join(file), output.stdout).with_context(|| format!("can't write {file}"))
}

fn node(script: &str, arguments: &[&str]) -> Result<()> {
    let mut node = Command::new("node");
    let status = node.arg(script).args(arguments).current_dir(root()).status();
    if !status.context("Node does not start")?.success() {
        bail!("{script}: the answers of the WebAssembly module are not right");
    }
    Ok(())
}

/// Adds the target to the toolchain if it is missing.
pub fn add_target() -> Result<()> {
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
