//! The WebAssembly modules: built by cargo, bound to JavaScript by wasm-bindgen as a library.

use anyhow::{Context, Result, bail};
use std::env;
use std::path::{Path, PathBuf};
use std::process::Command;
use wasm_bindgen_cli_support::Bindgen;

const TARGET: &str = "wasm32-unknown-unknown";

/// What is built.
pub struct Source {
    package: &'static str,
    /// What else cargo is told.
    options: &'static [&'static str],
    /// A profile of the workspace.
    profile: &'static str,
    /// The file that cargo makes.
    file: &'static str,
    /// What it is called in the site.
    name: &'static str,
}

/// The page: small, and so without what playing by a link needs.
pub const PAGE: Source = Source {
    package: "fourline-web",
    options: &["--no-default-features"],
    profile: "page",
    file: "fourline-web.wasm",
    name: "page",
};

/// The page with playing by a link, which is loaded at the addresses for that.
pub const ONLINE: Source = Source { options: &[], name: "online", ..PAGE };

/// What thinks: fast.
pub const ENGINE: Source = Source {
    package: "fourline-web-engine",
    options: &[],
    profile: "engine",
    file: "fourline_web_engine.wasm",
    name: "engine",
};

/// What makes films: small, because it is loaded when one is asked for.
pub const FILM: Source = Source {
    package: "fourline-web-film",
    options: &[],
    profile: "page",
    file: "fourline_web_film.wasm",
    name: "film",
};

/// What the npm package is made of: fast.
pub const PACKAGE: Source = Source {
    package: "fourline-npm",
    options: &[],
    profile: "engine",
    file: "fourline_npm.wasm",
    name: "fourline",
};

/// A module, the script that loads it, and its types.
pub struct Module {
    pub wasm: Vec<u8>,
    pub script: String,
    pub types: String,
}

/// Builds a module.
pub fn build(root: &Path, source: &Source) -> Result<Module> {
    let Source { package, options, profile, file, name } = source;
    let cargo = env::var_os("CARGO").unwrap_or_else(|| "cargo".into());
    let mut build = Command::new(cargo);
    build.args(["build", "--locked", "--target", TARGET, "--profile", profile, "-p", package]);
    build.args(*options);
    // What cargo tells this program about itself must not change what it builds.
    build.env_remove("RUSTFLAGS").env_remove("CARGO_ENCODED_RUSTFLAGS");
    let status = build.current_dir(root).status().context("cargo does not start")?;
    if !status.success() {
        bail!("{package} does not build");
    }
    let target = env::var_os("CARGO_TARGET_DIR").map_or(root.join("target"), PathBuf::from);
    let raw = target.join(TARGET).join(profile).join(file);
    let mut output = Bindgen::new()
        .input_path(&raw)
        .web(true)?
        .typescript(true)
        .remove_name_section(true)
        .remove_producers_section(true)
        .out_name(name)
        .generate_output()
        .with_context(|| format!("{} can't be bound", raw.display()))?;
    if let Some((found, _)) = output.snippets().iter().find(|(_, parts)| !parts.is_empty()) {
        bail!("{package} brings scripts of its own through {found}; they would have to be served");
    }
    let wasm = output.wasm_mut().emit_wasm();
    let types = output.ts().unwrap_or_default().to_string();
    Ok(Module { wasm, script: output.js().to_string(), types })
}
