//! The site in a real browser: `web-tests` by role and name, in Debian's Chromium without a screen.
//! Screenshots stay in `target/browser`.

use crate::web::{self, Server};
use crate::{Verdict, root};
use anyhow::{Context, Result, bail};
use std::fs;
use std::path::PathBuf;
use std::process::{Command, Stdio};

const NO_CHROMIUM: &str = "there is no Chromium to test it in (apt-get install chromium)";
const NO_NODE: &str = "there is no Node.js to run the tests (apt-get install nodejs npm)";
const NO_PACKAGES: &str = "npm can't fetch the packages that web-tests/package.json names; without a network they can't be \
     installed";

/// Builds the site in its release form, serves it, and runs all tests against it.
pub fn check() -> Result<Verdict> {
    web::build()?;
    if let Some(lacking) = prepare()? {
        return Ok(Verdict::Skipped(lacking));
    }
    run(&["--test", "--test-reporter=spec", "--test-concurrency=1"], &test_files()?)?;
    println!("screenshots are in target/browser");
    Ok(Verdict::Passed)
}

/// How fast the solver is in the browser, held against a native run.
pub fn speed() -> Result<Verdict> {
    let module = ["--package", "fourline-wasm-check", "--profile", "engine"];
    let target = ["--target", "wasm32-unknown-unknown", "--lib"];
    crate::cargo(&[&["build", "--locked"][..], &module, &target].concat(), &[])?;
    let example = ["--package", "fourline-solver", "--release", "--example", "pace"];
    crate::cargo(&[&["build", "--locked"][..], &example].concat(), &[])?;
    if !root().join(web::SITE).exists() {
        web::build()?;
    }
    if let Some(lacking) = prepare()? {
        return Ok(Verdict::Skipped(lacking));
    }
    run(&[], &[root().join("web-tests/speed.mjs")])?;
    Ok(Verdict::Passed)
}

/// Makes everything ready, or says what is lacking.
fn prepare() -> Result<Option<&'static str>> {
    if !has("node") || !has("npm") {
        install(&["nodejs", "npm"]);
    }
    if !has("node") || !has("npm") {
        return Ok(Some(NO_NODE));
    }
    if !has("chromium") {
        install(&["chromium"]);
    }
    if !has("chromium") {
        return Ok(Some(NO_CHROMIUM));
    }
    Ok(if fetch_packages()? { None } else { Some(NO_PACKAGES) })
}

fn run(options: &[&str], files: &[PathBuf]) -> Result<()> {
    let pictures = root().join("target/browser");
    fs::create_dir_all(&pictures).context("target/browser can't be made")?;
    let server = Server::start(0)?;
    let status = Command::new("node")
        .args(options)
        .args(files)
        .env("FOURLINE_ADDRESS", &server.address)
        .env("FOURLINE_TOOLS", tools())
        .env("FOURLINE_PICTURES", pictures)
        .current_dir(root())
        .status()
        .context("Node does not start")?;
    if !status.success() {
        bail!("the site is not as it should be in the browser; screenshots are in target/browser");
    }
    Ok(())
}

fn test_files() -> Result<Vec<PathBuf>> {
    let mut files = Vec::new();
    for entry in fs::read_dir(root().join("web-tests")).context("web-tests")? {
        let path = entry?.path();
        if path.to_string_lossy().ends_with(".test.mjs") {
            files.push(path);
        }
    }
    files.sort();
    Ok(files)
}

/// Where npm's packages lie: outside of the sources.
fn tools() -> PathBuf {
    root().join("target/browser-tools")
}

/// Fetches npm's packages, in exactly the versions of `web-tests/package.json`; nothing of them is run, and
/// no browser is fetched. False if that is not possible.
fn fetch_packages() -> Result<bool> {
    let wanted = fs::read_to_string(root().join("web-tests/package.json"))?;
    let noted = tools().join("package.json");
    if fs::read_to_string(&noted).is_ok_and(|noted| noted == wanted)
        && tools().join("node_modules/playwright-core/package.json").exists()
    {
        return Ok(true);
    }
    fs::create_dir_all(tools())?;
    fs::write(&noted, wanted)?;
    let quiet = ["--ignore-scripts", "--no-package-lock", "--no-audit", "--no-fund"];
    let status = Command::new("npm")
        .arg("install")
        .args(quiet)
        .current_dir(tools())
        .stdout(Stdio::null())
        .status();
    let done = status.is_ok_and(|status| status.success());
    if !done {
        fs::remove_file(&noted)?;
    }
    Ok(done)
}

/// Installs Debian's packages where we may.
pub fn install(packages: &[&str]) {
    println!("installing {}", packages.join(", "));
    let apt = |arguments: &[&str]| {
        let status = Command::new("apt-get").args(arguments).stdout(Stdio::null()).status();
        status.is_ok_and(|status| status.success())
    };
    let install = [&["install", "-y", "--no-install-recommends"][..], packages].concat();
    // Whether it worked is seen by whoever looks for the program.
    let _ = apt(&["update"]) && apt(&install);
}

fn has(program: &str) -> bool {
    Command::new(program).arg("--version").output().is_ok_and(|output| output.status.success())
}
