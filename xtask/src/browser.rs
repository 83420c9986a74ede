//! The site in real browsers: `web-tests` by role and name, in Debian's Chromium without a screen, and their core in
//! Debian's Firefox. Screenshots stay in `target/browser`.

use crate::web::{self, Server};
use crate::{Verdict, root};
use anyhow::{Context, Result, bail};
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

/// The terminal program, once it is built: a browser plays against it.
const PROGRAM: &str = "target/debug/fourline";

/// The files of tests that Firefox runs too.
const IN_FIREFOX: [&str; 2] = ["core.test.mjs", "link.test.mjs"];

const NO_CHROMIUM: &str = "there is no Chromium to test it in (apt-get install chromium)";
const NO_FIREFOX: &str =
    "all passed in Chromium, but there is no Firefox (apt-get install firefox-esr)";
const NO_NODE: &str = "there is no Node.js to run the tests (apt-get install nodejs npm)";
const NO_PACKAGES: &str =
    "npm can't fetch the packages that are needed; without a network they can't be installed";

/// Builds the site in its release form, serves it, and runs all tests against it.
pub fn check() -> Result<Verdict> {
    web::build()?;
    if let Some(lacking) = prepare(&FOR_TESTS)? {
        return Ok(Verdict::Skipped(lacking));
    }
    crate::cargo(&["build", "--quiet", "--locked", "--package", "fourline"], &[])?;
    for file in test_files()? {
        test_file("chromium", &file)?;
    }
    println!("screenshots are in target/browser");
    if !has("firefox-esr") {
        install(&["firefox-esr"]);
    }
    if !has("firefox-esr") {
        return Ok(Verdict::Skipped(NO_FIREFOX));
    }
    for file in IN_FIREFOX {
        test_file("firefox", &root().join("web-tests").join(file))?;
    }
    Ok(Verdict::Passed)
}

/// Runs the tests of one file. A real browser on a busy machine now and then misses a moment, so a file that
/// fails is run once more; that is said, and a second failure counts.
fn test_file(browser: &str, file: &Path) -> Result<()> {
    let options = ["--test", "--test-reporter=spec", "--test-concurrency=1"];
    let once = || run(browser, &FOR_TESTS, &options, &[file.to_path_buf()]);
    once().or_else(|_| {
        println!("{} failed in {browser}: once more", file.display());
        once()
    })
}

/// How fast the solver is in the browser, held against a native run.
pub fn speed(positions: Option<&str>) -> Result<()> {
    let module = ["--package", "fourline-wasm-check", "--profile", "engine"];
    let target = ["--target", "wasm32-unknown-unknown", "--lib"];
    crate::cargo(&[&["build", "--locked"][..], &module, &target].concat(), &[])?;
    let example = ["--package", "fourline-solver", "--release", "--example", "pace"];
    for vectors in ["512", "256", "none"] {
        let folder = format!("target/pace-{vectors}");
        let flags = match vectors {
            "512" => String::new(),
            narrower => format!("--cfg fourline_vectors=\"{narrower}\""),
        };
        let build = [&["build", "--locked", "--target-dir", &folder][..], &example].concat();
        crate::cargo(&build, &[("RUSTFLAGS", &flags)])?;
    }
    if !root().join(web::SITE).exists() {
        web::build()?;
    }
    if let Some(lacking) = prepare(&FOR_TESTS)? {
        bail!("{lacking}");
    }
    let script = root().join("web-tests/speed.mjs");
    let files: Vec<_> = [script].into_iter().chain(positions.map(PathBuf::from)).collect();
    run("chromium", &FOR_TESTS, &[], &files)
}

/// How long level 10 thinks in the page.
pub fn answers() -> Result<Verdict> {
    web::build()?;
    if let Some(lacking) = prepare(&FOR_TESTS)? {
        return Ok(Verdict::Skipped(lacking));
    }
    run("chromium", &FOR_TESTS, &[], &[root().join("web-tests/answers.mjs")])?;
    Ok(Verdict::Passed)
}

/// What Lighthouse says about the page in its mobile setting, and how soon it can be used here.
pub fn lighthouse() -> Result<Verdict> {
    web::build()?;
    let packages = Packages {
        list: "web-tests/lighthouse/package.json",
        folder: "target/lighthouse-tools",
        one: "lighthouse",
    };
    if let Some(lacking) = prepare(&packages)? {
        return Ok(Verdict::Skipped(lacking));
    }
    run("chromium", &packages, &[], &[root().join("web-tests/lighthouse/measure.mjs")])?;
    Ok(Verdict::Passed)
}

/// Packages from npm, in exactly the versions of a list. They lie outside of the sources.
pub struct Packages {
    list: &'static str,
    /// Where they lie.
    pub folder: &'static str,
    /// One of them, which is there if all are.
    one: &'static str,
}

/// What the tests need.
pub const FOR_TESTS: Packages = Packages {
    list: "web-tests/package.json",
    folder: "target/browser-tools",
    one: "playwright-core",
};

/// Makes everything ready, or says what is lacking.
pub fn prepare(packages: &Packages) -> Result<Option<&'static str>> {
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
    Ok(if packages.fetch()? { None } else { Some(NO_PACKAGES) })
}

fn run(browser: &str, packages: &Packages, options: &[&str], files: &[PathBuf]) -> Result<()> {
    let pictures = root().join("target/browser");
    fs::create_dir_all(&pictures).context("target/browser can't be made")?;
    // Each run begins without games.
    let games = root().join(format!("target/browser/games-{}", std::process::id()));
    let server = Server::start(0, &games.join("games.sqlite"))?;
    let status = Command::new("node")
        .args(options)
        .args(files)
        .env("FOURLINE_ADDRESS", &server.address)
        .env("FOURLINE_BROWSER", browser)
        .env("FOURLINE_TOOLS", root().join(packages.folder))
        .env("FOURLINE_PICTURES", pictures)
        // What tests need that start servers of their own.
        .env("FOURLINE_SERVER", root().join(web::SERVER))
        .env("FOURLINE_SITE", root().join(web::SITE))
        .env("FOURLINE_GAMES", &games)
        .env("FOURLINE_PROGRAM", root().join(PROGRAM))
        .current_dir(root())
        .status()
        .context("Node does not start")?;
    drop(server);
    fs::remove_dir_all(&games).with_context(|| games.display().to_string())?;
    if !status.success() {
        bail!("the site is not as it should be in {browser}; screenshots are in target/browser");
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

impl Packages {
    /// Fetches them; nothing of them is run, and no browser is fetched. False if that is not possible.
    fn fetch(&self) -> Result<bool> {
        let folder = root().join(self.folder);
        let wanted = fs::read_to_string(root().join(self.list))?;
        let noted = folder.join("package.json");
        if fs::read_to_string(&noted).is_ok_and(|noted| noted == wanted)
            && folder.join("node_modules").join(self.one).join("package.json").exists()
        {
            return Ok(true);
        }
        fs::create_dir_all(&folder)?;
        fs::write(&noted, wanted)?;
        let quiet = ["--ignore-scripts", "--no-package-lock", "--no-audit", "--no-fund"];
        let status = Command::new("npm")
            .arg("install")
            .args(quiet)
            .current_dir(&folder)
            .stdout(Stdio::null())
            .status();
        let done = status.is_ok_and(|status| status.success());
        if !done {
            fs::remove_file(&noted)?;
        }
        Ok(done)
    }
}

/// Installs Debian's packages where we may.
pub fn install(packages: &[&str]) {
    println!("installing {}", packages.join(", "));
    let apt = |arguments: &[&str]| {
        let status = Command::new("apt-get").args(arguments).stdout(Stdio::null()).status();
        status.is_ok_and(|status| status.success())
    };
    let install = [&["install", "-y", "--no-install-recommends"][..], packages].concat();
    // The caller looks for the program and so sees whether it worked.
    let _ = apt(&["update"]) && apt(&install);
}

fn has(program: &str) -> bool {
    Command::new(program).arg("--version").output().is_ok_and(|output| output.status.success())
}
