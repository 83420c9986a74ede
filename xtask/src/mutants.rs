//! How much do the tests see? cargo-mutants changes a crate in one place at a time; each change that
//! no test of the crate notices is a gap. It takes long, so it is not part of `ci`.

use crate::{cargo_path, root};
use anyhow::{Context, Result, bail};
use std::path::Path;
use std::process::Command;

/// Runs it over a crate, named with or without `fourline-`, and prints the score.
pub fn run(name: &str) -> Result<()> {
    if !crate::quiet(&["mutants", "--version"]) {
        bail!("cargo-mutants is needed: install it with `cargo install --locked cargo-mutants`");
    }
    let package = match name {
        "fourline" => name.to_string(),
        _ => format!("fourline-{}", name.trim_start_matches("fourline-")),
    };
    let folder = root().join("target/mutants").join(&package);
    std::fs::create_dir_all(&folder).with_context(|| folder.display().to_string())?;
    // The first run, without a change, shows that the tests pass and how long they take; a changed
    // program that takes many times as long hangs, which is noticed too.
    let status = Command::new(cargo_path())
        .args(["mutants", "--package", &package, "--output"])
        .arg(&folder)
        .args(["--minimum-test-timeout", "60", "--cargo-arg=--locked"])
        .env("INSTA_UPDATE", "no")
        .current_dir(root())
        .status()
        .context("cargo-mutants does not start")?;
    // 2: some were missed, 3: some took too long. Everything else is no result.
    if !matches!(status.code(), Some(0 | 2 | 3)) {
        bail!("cargo mutants --package {package} did not succeed");
    }
    println!("{package}: {}", Score::read(&folder.join("mutants.out"))?);
    Ok(())
}

/// How many changes went which way.
struct Score {
    caught: usize,
    missed: usize,
    timeout: usize,
}

impl Score {
    fn read(folder: &Path) -> Result<Score> {
        let count = |name: &str| -> Result<usize> {
            let file = folder.join(name);
            let text =
                std::fs::read_to_string(&file).with_context(|| file.display().to_string())?;
            Ok(text.lines().count())
        };
        Ok(Score {
            caught: count("caught.txt")?,
            missed: count("missed.txt")?,
            timeout: count("timeout.txt")?,
        })
    }
}

impl std::fmt::Display for Score {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let Score { caught, missed, timeout } = self;
        let (noticed, all) = (caught + timeout, caught + timeout + missed);
        let percent = 100.0 * noticed as f64 / all.max(1) as f64;
        write!(f, "{noticed} of {all} changes noticed, {percent:.1} % ({timeout} by hanging)")
    }
}

#[cfg(test)]
mod tests {
    use super::Score;

    #[test]
    fn a_change_that_hangs_is_noticed() {
        let score = Score { caught: 90, missed: 5, timeout: 5 };
        assert_eq!(score.to_string(), "95 of 100 changes noticed, 95.0 % (5 by hanging)");
    }
}
