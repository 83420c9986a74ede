//! The project's own tasks, so that no shell script is needed: `cargo xtask ci` runs every check.

mod browser;
mod c;
mod edges;
mod engines;
mod licences;
mod literals;
mod mutants;
mod npm;
mod online;
mod openapi;
mod packages;
mod python;
mod referee;
mod report;
mod store;
mod wasm;
mod web;
mod window;
mod words;

use anyhow::{Context, Result, bail};
use report::{Report, Went};
use std::path::Path;
use std::process::{Command, ExitCode};
use std::time::Instant;

const HELP: &str = "\
cargo xtask TASK

  ci         every check, as CI runs it, and how long each took; stops at the first that fails

  format     is the code formatted?
  edges      does each crate depend only on those it may?
  catalogues are the sentences of every language complete, and their Rust up to date?
  literals   does no sentence stand in the code instead of in a catalogue?
  lint       clippy, warnings denied
  test       every test of the workspace; long ones in their short form
  docs       the documentation builds without warnings
  window     the desktop window, really opened, clicked and typed through games of every rule set
  wasm       WebAssembly: all for the browser builds; Node checks the solver and scripted sessions
  web        builds the site into target/site, and says what its files weigh
  browser    the site in a real Chromium, by role and name, offline too; its core in Firefox
  engines    our engine passes its own check; Debian's fairy-stockfish passes it and plays 20 games with us
  referee    the referee finds planted faults in programs in Python and assembly, and passes right ones
  packages   the packages for other languages, in a short form: built, installed, tried
  loom       every order in which threads can meet in the solver's table, on a small model
  licences   are all dependencies' licences allowed?
  advisories known problems of dependencies, where cargo-deny and its database are at hand

Not part of ci:

  serve [--port PORT]  builds the site and serves it on this machine (port 4444)
  lighthouse      what Lighthouse says about the page on a slow phone; fails below 95
  web-speed [FILE] how fast the solver is in the browser, held against native runs; positions are
                  drawn, or those of a file of lines of moves and a score
  web-answers     how long level 10 thinks in the page, in whole games
  long            every test, long ones in their long form (FOURLINE_LONG=1)
  fuzz            ten million texts of noise for each parser of other programs' lines and files, and
                  of messages and requests to the server
  kills           300 games of lines and screen are killed at random moments; each must go on
  online-load     10,000 sockets and 1,000 moves a second for a minute, client and server on this machine:
                  one node on SQLite, two on Postgres; how long moves take, what a socket costs
  online-races    100,000 times two nodes want the same place for a command, 10,000 times 64 players
                  the same seat; with SQLite and Postgres
  store-kills     300 kills of a program that keeps commands, 100 of Postgres; nothing may be lost
  store-pace      how many commands a second are kept, and how long each waits for it
  online-kills [server|nodes|postgres] [N]
                  kills the server 1000 times, one node of two or Postgres 100 times, or N times, under 200
                  games in flight; what the clients were told must be there
  online-restart  stops and starts two nodes one after the other under 500 games; everybody is back within
                  3 seconds, and nothing is lost
  online-abuse    how long moves of 500 honest games take, without and with 1,000 stalled readers and 100
                  flooders beside them; fails if it is more than twice as long
  mutants [CRATE] changes the crate (game, if none is named) in one place at a time and counts how
                  many of these changes its tests notice
  python          the wheel and the source package of Python, in target/python/dist; installed into a fresh
                  environment, tested, and held against BitBully: are 1,000 scores the same, and how fast
  npm             the npm package, in target/npm; installed into an empty project, tried in Node and Chromium
  c               the C interface: its example and a test of every function, with a check for leaks
  openapi         some thousand queries, good and bad, held against what crates/server/openapi.json says
  words           writes the Rust of the catalogues, and says what is missing in a language
  screens         draws the README's pictures of the full screen, and every look at every size
                  into target/screens
  photos [PART]   photographs every page of the real window in three sizes, light and dark, or those
                  whose names contain PART, such as light-480x640; they stay in target/window/photos
";

/// One check: its name and what it does.
type Check = (&'static str, fn() -> Result<Verdict>);

/// How a check that did not fail went.
enum Verdict {
    Passed,
    /// It could not be made here, and why.
    Skipped(&'static str),
}

const CHECKS: [Check; 17] = [
    ("format", format),
    ("edges", edges::check),
    ("catalogues", words::check),
    ("literals", literals::check),
    ("lint", lint),
    ("test", test),
    ("docs", docs),
    ("window", window::check),
    ("wasm", wasm::check),
    ("web", web::check),
    ("browser", browser::check),
    ("engines", engines::check),
    ("referee", referee::check),
    ("packages", packages::check),
    ("loom", loom),
    ("licences", licences::check),
    ("advisories", advisories),
];

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let arguments: Vec<&str> = arguments.iter().map(String::as_str).collect();
    let done = match arguments[..] {
        ["ci"] => run(&CHECKS),
        ["long"] => run(&[("long", long)]),
        ["kills"] => run(&[("kills", kills)]),
        ["online-load"] => run(&[("online-load", online::load)]),
        ["online-restart"] => run(&[("online-restart", online::restart)]),
        ["online-abuse"] => run(&[("online-abuse", online::abuse)]),
        ["online-races"] => run(&[("online-races", store::races)]),
        ["store-kills"] => run(&[("store-kills", store::kills)]),
        ["store-pace"] => run(&[("store-pace", store::pace)]),
        ["online-kills"] => online::kills("server", "1000"),
        ["online-kills", "server"] => online::kills("server", "1000"),
        ["online-kills", what] => online::kills(what, "100"),
        ["online-kills", what, kills] => online::kills(what, kills),
        ["fuzz"] => run(&[("fuzz", fuzz)]),
        ["serve"] => web::serve(None),
        ["serve", "--port", port] => web::serve(Some(port)),
        ["lighthouse"] => run(&[("lighthouse", browser::lighthouse)]),
        ["web-answers"] => run(&[("web-answers", browser::answers)]),
        ["web-speed"] => browser::speed(None),
        ["web-speed", file] => browser::speed(Some(file)),
        ["mutants"] => mutants::run("game"),
        ["mutants", name] => mutants::run(name),
        ["python"] => run(&[("python", python::whole)]),
        ["openapi"] => run(&[("openapi", openapi::check)]),
        ["npm"] => run(&[("npm", npm::check)]),
        ["c"] => run(&[("c", c::check)]),
        ["words"] => run(&[("words", words::write)]),
        ["screens"] => screens().map(|_| ()),
        ["photos"] => window::photos("").map(|_| ()),
        ["photos", part] => window::photos(part).map(|_| ()),
        _ => {
            let check = CHECKS.iter().find(|(name, _)| arguments == [*name]);
            let Some(check) = check else {
                print!("{HELP}");
                let is_asked_for = matches!(arguments[..], [] | ["help" | "--help" | "-h"]);
                return ExitCode::from(if is_asked_for { 0 } else { 2 });
            };
            run(&[*check])
        }
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("{error:#}");
            ExitCode::FAILURE
        }
    }
}

/// Makes the checks up to the first that fails, and says what they took.
fn run(checks: &[Check]) -> Result<()> {
    let mut report = Report::default();
    let mut failed = None;
    for &(name, check) in checks {
        println!("== {name}");
        let start = Instant::now();
        let result = check();
        let took = start.elapsed();
        let went = match &result {
            Ok(Verdict::Passed) => {
                println!("== {name} passed in {:.0} s", took.as_secs_f64());
                Went::Passed
            }
            Ok(Verdict::Skipped(why)) => {
                println!("== {name} skipped: {why}");
                Went::Skipped
            }
            Err(_) => Went::Failed,
        };
        report.add(name, took, went);
        if let Err(error) = result {
            failed = Some(error.context(format!("== {name} failed")));
            break;
        }
    }
    if checks.len() > 1 {
        print!("{report}");
    }
    failed.map_or(Ok(()), Err)
}

fn format() -> Result<Verdict> {
    need_component("rustfmt", &["fmt", "--version"])?;
    cargo(&["fmt", "--all", "--check"], &[])
}

fn lint() -> Result<Verdict> {
    need_component("clippy", &["clippy", "--version"])?;
    let lint = ["clippy", "--workspace", "--all-targets", "--locked"];
    let strict = ["--", "-D", "warnings"];
    cargo(&[&lint[..], &strict].concat(), &[])?;
    // Only the program itself differs with its window and its server.
    cargo(&[&lint[..], &["--features", "fourline/window,fourline/serve"], &strict].concat(), &[])
}

/// All tests, those of the server in the real program too.
const TESTS: [&str; 6] =
    ["test", "--workspace", "--locked", "--no-fail-fast", "--features", "fourline/serve"];

fn test() -> Result<Verdict> {
    store::prepare();
    // A changed snapshot is a failure here, never a file written on the side.
    cargo(&TESTS, &[("INSTA_UPDATE", "no")])?;
    // The README's first command has to know which program is meant.
    cargo(&["run", "--quiet", "--locked", "--", "--version"], &[])
}

/// The tests with a hundred thousand games instead of some thousands, and the like.
fn long() -> Result<Verdict> {
    store::prepare();
    let environment = [("INSTA_UPDATE", "no"), ("FOURLINE_LONG", "1")];
    cargo(&TESTS, &environment)
}

/// The corpora are in `crates/programs/corpus` and `crates/wire/corpus`.
fn fuzz() -> Result<Verdict> {
    let packages = ["fourline-programs", "fourline-wire", "fourline-server"];
    for package in packages {
        let test = ["test", "--release", "--locked", "--package", package, "--test", "fuzz"];
        cargo(&[&test[..], &["--", "--nocapture"]].concat(), &[("FOURLINE_FUZZ", "10000000")])?;
    }
    Ok(Verdict::Passed)
}

/// Half of the games by lines, half on the full screen.
fn kills() -> Result<Verdict> {
    let test = ["test", "--workspace", "--locked", "--test", "kills", "--", "--nocapture"];
    cargo(&test, &[("FOURLINE_KILLS", "150")])
}

fn docs() -> Result<Verdict> {
    cargo(
        &["doc", "--workspace", "--no-deps", "--locked", "--document-private-items"],
        &[("RUSTDOCFLAGS", "-D warnings")],
    )
}

/// The README's pictures, and every look at every size below `target`, to be looked at. They are drawn by
/// the same code that draws the screen.
fn screens() -> Result<Verdict> {
    let example = ["run", "--package", "fourline-terminal", "--example", "captures", "--locked"];
    cargo(&[&example[..], &["--", "docs/screens"]].concat(), &[])?;
    cargo(&[&example[..], &["--", "target/screens", "all"]].concat(), &[])
}

fn loom() -> Result<Verdict> {
    // Loom replaces the atomics, so everything is built once more, in a folder of its own.
    let arguments = [
        "test",
        "-p",
        "fourline-solver",
        "--profile",
        "loom",
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
