//! Our engine and another one: each is checked, and they play a match, in which neither may forfeit.

use crate::browser::install;
use crate::{Verdict, cargo, root};
use anyhow::{Context, Result, bail};
use std::path::{Path, PathBuf};
use std::process::Command;

const LACKING: &str = "there is no fairy-stockfish to play with (apt-get install fairy-stockfish)";

/// Games of the match.
const GAMES: usize = 20;

/// Checks both engines and lets them play.
pub fn check() -> Result<Verdict> {
    cargo(&["build", "--locked", "--package", "fourline"], &[])?;
    let own = root().join("target/debug/fourline");
    let own_engine = format!("'{}' engine", own.display());
    for rules in ["classic", "power"] {
        run(&own, &["engine", "--check", &own_engine, "--rules", rules, "--patience", "60"])?;
    }
    if find("fairy-stockfish").is_none() {
        install(&["fairy-stockfish"]);
    }
    let Some(other) = find("fairy-stockfish") else { return Ok(Verdict::Skipped(LACKING)) };
    let other = format!("'{}'", other.display());
    run(&own, &["engine", "--check", &other, "--patience", "60"])?;
    let [one, two] = [own_engine, other].map(|command| format!("uci:{command}"));
    // The margin is for machines with much other work: nothing here is about speed.
    let games = GAMES.to_string();
    let terms = [
        "--games",
        &games,
        "--clock",
        "50ms/move",
        "--margin",
        "30000",
        "--patience",
        "60",
        "--json",
    ];
    let told = run(&own, &[&["arena", &one, &two][..], &terms].concat())?;
    let played = ["wins", "draws", "losses"].map(|key| number(&told, key));
    if played.iter().sum::<usize>() != GAMES || !told.contains("\"forfeits\":[]") {
        bail!("the match did not go as it should: {told}");
    }
    let [wins, draws, losses] = played;
    println!("our engine: {wins} wins, {draws} draws, {losses} losses, no forfeits");
    Ok(Verdict::Passed)
}

/// A program in the path, or where Debian puts games.
fn find(name: &str) -> Option<PathBuf> {
    let path = std::env::var_os("PATH").unwrap_or_default();
    let folders = std::env::split_paths(&path).chain([PathBuf::from("/usr/games")]);
    folders.map(|folder| folder.join(name)).find(|file| file.is_file())
}

fn run(program: &Path, arguments: &[&str]) -> Result<String> {
    let output =
        Command::new(program).args(arguments).output().context("fourline does not start")?;
    let told = String::from_utf8_lossy(&output.stdout).into_owned();
    if !output.status.success() {
        let errors = String::from_utf8_lossy(&output.stderr).into_owned();
        bail!("fourline {} failed:\n{told}{errors}", arguments.join(" "));
    }
    Ok(told)
}

/// The number behind a key of the JSON that the arena prints.
fn number(json: &str, key: &str) -> usize {
    let behind = json.split(&format!("\"{key}\":")).nth(1).unwrap_or("");
    behind.chars().take_while(char::is_ascii_digit).collect::<String>().parse().unwrap_or(0)
}
