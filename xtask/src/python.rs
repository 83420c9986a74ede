//! The Python package: built by maturin, installed into an environment of its own, and tried there.

use crate::browser::install;
use crate::{Verdict, cargo_path, root};
use anyhow::{Context, Result, bail};
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

pub const NO_PYTHON: &str =
    "there is no Python 3.11 or later that can make an environment (apt-get install python3-venv)";
pub const NO_PACKAGES: &str =
    "pip can't fetch the packages that are needed; without a network they can't be installed";

/// What builds the package.
const MATURIN: &str = "maturin==1.16.0";
/// What the solver is held against; never part of what ships.
const BITBULLY: &str = "bitbully==0.0.79";
/// Random positions that are held against it.
const POSITIONS: &str = "1000";

const SOURCES: &str = "crates/python";

/// How much is done.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Form {
    /// The wheel as quickly as it can be built, its tests, examples and notebook.
    Short,
    /// The wheel and the source package as they are published, and BitBully.
    Whole,
}

/// Builds the package and tries it, in the short form.
pub fn check() -> Result<Verdict> {
    run(Form::Short)
}

/// The same in its release form; with the source package, and held against BitBully.
pub fn whole() -> Result<Verdict> {
    run(Form::Whole)
}

fn run(form: Form) -> Result<Verdict> {
    let Some(python) = find_python() else { return Ok(Verdict::Skipped(NO_PYTHON)) };
    let folder = root().join("target/python");
    let dist = folder.join(if form == Form::Whole { "dist" } else { "quick" });
    remove(&dist)?;
    let Some(tools) = environment(&python, &folder.join("tools"))? else {
        return Ok(Verdict::Skipped(NO_PYTHON));
    };
    if !pip(&tools, &[MATURIN]) {
        return Ok(Verdict::Skipped(NO_PACKAGES));
    }
    let wheel = build(&tools, form, &dist)?;
    println!("{}: {} kB", name(&wheel), fs::metadata(&wheel)?.len() / 1000);

    let fresh = folder.join("fresh");
    remove(&fresh)?;
    let Some(fresh) = environment(&python, &fresh)? else {
        return Ok(Verdict::Skipped(NO_PYTHON));
    };
    if !pip(&fresh, &["--no-index", &wheel.to_string_lossy()]) {
        bail!("{} can't be installed", wheel.display());
    }
    // Before anything else is there: the package needs nothing.
    let alone = "import fourline; assert fourline.Solver().score('44444152555526313') == 0";
    step(&fresh, &["-c", alone])?;
    if !pip(&fresh, &["-r", &source("tests/requirements.txt")]) {
        return Ok(Verdict::Skipped(NO_PACKAGES));
    }
    step(&fresh, &["-m", "pytest", "-q", "-p", "no:cacheprovider", &source("tests")])?;
    step(&fresh, &["-m", "mypy", "--cache-dir", "/dev/null", "-p", "fourline"])?;
    let allowed = source("tests/stubtest-allowed.txt");
    let stubs = ["-m", "mypy.stubtest", "fourline._fourline", "--allowlist", &allowed];
    step(&fresh, &[&stubs[..], &["--ignore-unused-allowlist"]].concat())?;
    step(&fresh, &[&source("tests/run_notebook.py"), &source("examples/tutorial.ipynb")])?;
    if form == Form::Short {
        return Ok(Verdict::Passed);
    }

    let sources = find(&dist, ".tar.gz")?;
    println!("{}: {} kB", name(&sources), fs::metadata(&sources)?.len() / 1000);
    if !pip(&fresh, &[BITBULLY]) {
        return Ok(Verdict::Skipped(NO_PACKAGES));
    }
    step(&fresh, &[&source("tests/against_bitbully.py"), POSITIONS])?;
    println!("the packages are in {}", dist.display());
    Ok(Verdict::Passed)
}

/// Builds the wheel; in the whole form from the source package, outside of the workspace, which shows that that is whole.
fn build(tools: &Path, form: Form, dist: &Path) -> Result<PathBuf> {
    let out = dist.to_string_lossy();
    let interpreter = tools.to_string_lossy();
    let mut build = vec!["-m", "maturin", "build", "--out", &out, "-i", &interpreter];
    match form {
        Form::Short => build.push("--locked"),
        // The source package has a part of the workspace, and so a part of its lock file.
        Form::Whole => build.extend(["--release", "--sdist"]),
    }
    // What cargo tells this program about itself must not change what it builds.
    let status = Command::new(tools)
        .args(&build)
        .env("CARGO", cargo_path())
        .env_remove("RUSTFLAGS")
        .current_dir(root().join(SOURCES))
        .status()
        .context("maturin does not start")?;
    if !status.success() {
        bail!("the wheel does not build");
    }
    find(dist, ".whl")
}

/// A Python that is new enough, whatever it is called.
pub fn find_python() -> Option<PathBuf> {
    let is_new = |python: &&str| {
        let check = "import sys, venv, ensurepip; sys.exit(sys.version_info < (3, 11))";
        let output = Command::new(python).args(["-c", check]).output();
        output.is_ok_and(|output| output.status.success())
    };
    let find = || ["python3", "python"].iter().find(|python| is_new(python)).map(PathBuf::from);
    find().or_else(|| {
        install(&["python3", "python3-venv"]);
        find()
    })
}

/// The Python of an environment in this folder, which is made if it is not there.
pub fn environment(python: &Path, folder: &Path) -> Result<Option<PathBuf>> {
    let own = folder.join(if cfg!(windows) { "Scripts/python.exe" } else { "bin/python" });
    if own.exists() {
        return Ok(Some(own));
    }
    let made = Command::new(python).args(["-m", "venv"]).arg(folder).status();
    Ok(made.context("Python does not start")?.success().then_some(own))
}

pub fn pip(python: &Path, arguments: &[&str]) -> bool {
    let quiet = ["-m", "pip", "install", "--quiet", "--disable-pip-version-check"];
    let status = Command::new(python).args(quiet).args(arguments).status();
    status.is_ok_and(|status| status.success())
}

/// Runs Python far from the sources, so that only what was installed is found.
fn step(python: &Path, arguments: &[&str]) -> Result<()> {
    let away = root().join("target/python/away");
    fs::create_dir_all(&away)?;
    let status = Command::new(python)
        .args(arguments)
        .env("PYTHONDONTWRITEBYTECODE", "1")
        .current_dir(away)
        .stdin(Stdio::null())
        .status()
        .context("Python does not start")?;
    if !status.success() {
        bail!("python {} did not succeed", arguments.join(" "));
    }
    Ok(())
}

fn source(file: &str) -> String {
    root().join(SOURCES).join(file).to_string_lossy().into_owned()
}

fn find(folder: &Path, ending: &str) -> Result<PathBuf> {
    for entry in fs::read_dir(folder).with_context(|| folder.display().to_string())? {
        let path = entry?.path();
        if path.to_string_lossy().ends_with(ending) {
            return Ok(path);
        }
    }
    bail!("there is no file *{ending} in {}", folder.display())
}

fn name(path: &Path) -> String {
    path.file_name().unwrap_or_default().to_string_lossy().into_owned()
}

fn remove(folder: &Path) -> Result<()> {
    if folder.exists() {
        fs::remove_dir_all(folder).with_context(|| folder.display().to_string())?;
    }
    Ok(())
}
