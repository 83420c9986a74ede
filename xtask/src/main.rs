//! The project's own tasks, so that no shell script is needed: `cargo xtask ci` runs every check.

mod licences;
mod wasm;
mod window;

use anyhow::{Context, Result, bail};
use std::path::Path;
use std::process::{Command, ExitCode};
use std::time::Instant;

const HELP: &str = "\
cargo xtask TASK

  ci         everything below, as CI runs it
  format     is the code formatted?
  lint       clippy, warnings denied
  test       every test of the workspace
  docs       the documentation builds without warnings
  window     the desktop window, really opened, clicked and typed through games of every rule set
  wasm       WebAssembly: all for the browser builds, and Node finds the solver right
  loom       every order in which threads can meet in the solver's table, on a small model
  licences   are all dependencies' licences allowed?
  screens    draws the README's pictures of the full screen anew (not part of ci)
  advisories known problems of dependencies, where cargo-deny and its database are at hand
";

/// One check: its name and what it does.
type Check = (&'static str, fn() -> Result<Verdict>);

/// How a check that did not fail went.
enum Verdict {
    Passed,
    /// It could not be made here, and why.
    Skipped(&'static str),
}

const CHECKS: [Check; 9] = [
    ("format", format),
    ("lint", lint),
    ("test", test),
    ("docs", docs),
    ("window", window::check),
    ("wasm", wasm::check),
    ("loom", loom),
    ("licences", licences::check),
    ("advisories", advisories),
];

fn main() -> ExitCode {
    let task = std::env::args().nth(1).unwrap_or_default();
    if task == "screens" {
        return match screens() {
            Ok(_) => ExitCode::SUCCESS,
            Err(error) => {
                eprintln!("{error:#}");
                ExitCode::FAILURE
            }
        };
    }
    let chosen: Vec<Check> =
        CHECKS.into_iter().filter(|(name, _)| task == "ci" || task == *name).collect();
    if chosen.is_empty() {
        print!("{HELP}");
        return ExitCode::from(if task.is_empty() || task == "help" { 0 } else { 2 });
    }
    for (name, check) in chosen {
        println!("== {name}");
        let start = Instant::now();
        match check() {
            Ok(Verdict::Passed) => {
                println!("== {name} passed in {:.0} s", start.elapsed().as_secs_f64());
            }
            Ok(Verdict::Skipped(why)) => println!("== {name} skipped: {why}"),
            Err(error) => {
                eprintln!("== {name} failed: {error:#}");
                return ExitCode::FAILURE;
            }
        }
    }
    ExitCode::SUCCESS
}

fn format() -> Result<Verdict> {
    need_component("rustfmt", &["fmt", "--version"])?;
    cargo(&["fmt", "--all", "--check"], &[])
}

fn lint() -> Result<Verdict> {
    need_component("clippy", &["clippy", "--version"])?;
    cargo(&["clippy", "--workspace", "--all-targets", "--locked", "--", "-D", "warnings"], &[])
}

fn test() -> Result<Verdict> {
    // A changed snapshot is a failure here, never a file written on the side.
    cargo(&["test", "--workspace", "--locked"], &[("INSTA_UPDATE", "no")])
}

fn docs() -> Result<Verdict> {
    cargo(
        &["doc", "--workspace", "--no-deps", "--locked", "--document-private-items"],
        &[("RUSTDOCFLAGS", "-D warnings")],
    )
}

/// The pictures are drawn by the same code that draws the screen.
fn screens() -> Result<Verdict> {
    let example = ["run", "--package", "fourline-terminal", "--example", "captures"];
    cargo(&[&example[..], &["--locked", "--", "docs/screens"]].concat(), &[])
}

fn loom() -> Result<Verdict> {
    // Loom replaces the atomics, so everything is built once more, in a folder of its own.
    let arguments = [
        "test",
        "-p",
        "fourline-solver",
        "--release",
        "--locked",
        "--lib",
        "--target-dir",
        "target/loom",
        "loom",
    ];
    cargo(&arguments, &[("RUSTFLAGS", "--cfg loom")])
}

/// The database of advisories is not part of the project and can't always be fetched, so this check
/// says when it could not be made instead of failing.
fn advisories() -> Result<Verdict> {
    let installed = quiet(&["deny", "--version"]);
    if !installed {
        let how = "cargo-deny is not installed (cargo install --locked cargo-deny)";
        return Ok(Verdict::Skipped(how));
    }
    let fetched = Command::new(cargo_path()).args(["deny", "fetch", "db"]).status();
    if !fetched.is_ok_and(|status| status.success()) {
        return Ok(Verdict::Skipped("the database of advisories can't be fetched from here"));
    }
    cargo(&["deny", "check", "advisories"], &[])
}

/// Installs a component of the toolchain if it is missing, or says how to.
fn need_component(name: &str, probe: &[&str]) -> Result<()> {
    if quiet(probe) {
        return Ok(());
    }
    println!("{name} is missing; adding it");
    let added = Command::new("rustup").args(["component", "add", name]).status();
    if !added.is_ok_and(|status| status.success()) {
        bail!("{name} is needed: install it with `rustup component add {name}`");
    }
    Ok(())
}

fn quiet(arguments: &[&str]) -> bool {
    let output = Command::new(cargo_path()).args(arguments).output();
    output.is_ok_and(|output| output.status.success())
}

fn cargo(arguments: &[&str], environment: &[(&str, &str)]) -> Result<Verdict> {
    let status = Command::new(cargo_path())
        .args(arguments)
        .envs(environment.iter().copied())
        .current_dir(root())
        .status()
        .context("cargo does not start")?;
    if !status.success() {
        bail!("cargo {} did not succeed", arguments.join(" "));
    }
    Ok(Verdict::Passed)
}

fn cargo_path() -> String {
    std::env::var("CARGO").unwrap_or_else(|_| "cargo".to_string())
}

/// The folder of the workspace.
fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR")).parent().expect("xtask lies in the workspace")
}
