//! The npm package: the module with its script and types, and the files of `crates/npm/js`.

use crate::modules;
use anyhow::{Context, Result, bail};
use std::fs;
use std::path::Path;

/// Writes all files of the package into an empty folder.
pub fn write(root: &Path, out: &Path) -> Result<()> {
    let module = modules::build(root, &modules::PACKAGE)?;
    if out.exists() {
        fs::remove_dir_all(out).with_context(|| out.display().to_string())?;
    }
    fs::create_dir_all(out).with_context(|| out.display().to_string())?;
    let sources = root.join("crates/npm/js");
    for entry in fs::read_dir(&sources).with_context(|| sources.display().to_string())? {
        let entry = entry?;
        fs::copy(entry.path(), out.join(entry.file_name()))?;
    }
    for licence in ["LICENSE-MIT", "LICENSE-APACHE"] {
        fs::copy(root.join(licence), out.join(licence)).context(licence)?;
    }
    let description = fs::read_to_string(out.join("package.json"))?;
    let version = env!("CARGO_PKG_VERSION");
    if !description.contains(&format!("\"version\": \"{version}\"")) {
        bail!("crates/npm/js/package.json has another version than {version}");
    }
    fs::write(out.join("fourline_bg.wasm"), module.wasm)?;
    fs::write(out.join("fourline.js"), module.script)?;
    fs::write(out.join("fourline.d.ts"), module.types)?;
    Ok(())
}
