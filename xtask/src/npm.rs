//! The npm package: built, packed, installed into an empty project, and tried in Node and in Chromium.

use crate::browser::{FOR_TESTS, prepare};
use crate::wasm::add_target;
use crate::{Verdict, cargo, root};
use anyhow::{Context, Result, bail};
use std::fs;
use std::path::Path;
use std::process::{Command, Stdio};

const NO_TYPESCRIPT: &str = "all passed, but npm can't fetch TypeScript to check the types";

/// What checks the types.
const TYPESCRIPT: &str = "typescript@5.9.3";

/// Builds the package and tries it.
pub fn check() -> Result<Verdict> {
    add_target()?;
    let folder = root().join("target/npm");
    let package = folder.join("package");
    let target = package.to_string_lossy();
    let run = ["run", "--quiet", "--locked", "--package", "fourline-web-bundle", "--", "--npm"];
    cargo(&[&run[..], &[&target]].concat(), &[])?;
    if let Some(lacking) = prepare(&FOR_TESTS)? {
        return Ok(Verdict::Skipped(lacking));
    }

    let project = folder.join("project");
    if project.exists() {
        fs::remove_dir_all(&project)?;
    }
    fs::create_dir_all(&project)?;
    let packed = pack(&package, &folder)?;
    fs::write(project.join("package.json"), "{ \"private\": true, \"type\": \"module\" }\n")?;
    let archive = folder.join(packed);
    let size = fs::metadata(&archive)?.len();
    npm(
        &project,
        &["install", "--offline", "--no-audit", "--no-fund", &archive.to_string_lossy()],
    )?;

    for file in fs::read_dir(root().join("crates/npm/tests"))? {
        let file = file?;
        fs::copy(file.path(), project.join(file.file_name()))?;
    }
    node(&project, &["--test", "node.test.mjs"])?;
    node(&project, &["browser.mjs"])?;
    let wasm = fs::metadata(package.join("fourline_bg.wasm"))?.len();
    println!("{}: {} kB, its module {} kB", archive.display(), size / 1000, wasm / 1000);
    types(&project)
}

/// Packs the package; gives the name of the archive.
fn pack(package: &Path, folder: &Path) -> Result<String> {
    let output = Command::new("npm")
        .args(["pack", "--silent", "--pack-destination"])
        .arg(folder)
        .current_dir(package)
        .output()
        .context("npm does not start")?;
    if !output.status.success() {
        bail!("npm pack: {}", String::from_utf8_lossy(&output.stderr));
    }
    let told = String::from_utf8_lossy(&output.stdout);
    told.lines().last().map(str::to_string).context("npm pack says nothing")
}

/// The types are what the package does, as strictly as TypeScript can look.
fn types(project: &Path) -> Result<Verdict> {
    let install =
        ["install", "--ignore-scripts", "--no-audit", "--no-fund", "--no-save", TYPESCRIPT];
    if npm(project, &install).is_err() {
        return Ok(Verdict::Skipped(NO_TYPESCRIPT));
    }
    let compiler = "node_modules/typescript/bin/tsc";
    let strict =
        ["--noEmit", "--strict", "--module", "nodenext", "--lib", "esnext,dom", "types.ts"];
    node(project, &[&[compiler][..], &strict].concat())?;
    Ok(Verdict::Passed)
}

fn npm(folder: &Path, arguments: &[&str]) -> Result<()> {
    let status =
        Command::new("npm").args(arguments).current_dir(folder).stdout(Stdio::null()).status();
    if !status.context("npm does not start")?.success() {
        bail!("npm {} did not succeed", arguments.join(" "));
    }
    Ok(())
}

fn node(folder: &Path, arguments: &[&str]) -> Result<()> {
    let status = Command::new("node")
        .args(arguments)
        .env("FOURLINE_TOOLS", root().join(FOR_TESTS.folder))
        .current_dir(folder)
        .status()
        .context("Node does not start")?;
    if !status.success() {
        bail!("node {} did not succeed", arguments.join(" "));
    }
    Ok(())
}
