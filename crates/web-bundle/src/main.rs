//! Builds the site with cargo and crates.io alone: `cargo xtask web` runs it.
//!
//! ```text
//! cargo build (page and film: small, engine: fast) ─► bind (wasm-bindgen as a library)
//!   ─► names with hashes, leaves first ─► index.html ─► sw.js with the list of all files
//!   ─► brotli and gzip beside each file ─► target/site
//! ```
//! It prints what each file weighs and, with `--check`, fails if the page or the engine has grown too heavy.
//! With `--npm` it writes the files of the npm package instead; `cargo xtask npm` runs that.

mod files;
mod icons;
mod modules;
mod names;
mod package;
mod text;
mod weight;

use anyhow::{Context, Result, bail};
use files::Files;
use fourline_words::Language;
use std::path::{Path, PathBuf};
use std::{env, fs};

fn main() -> Result<()> {
    let arguments: Vec<String> = env::args().skip(1).collect();
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let (out, is_checked) = match &arguments[..] {
        [flag, out] if flag == "--npm" => return package::write(&root, Path::new(out)),
        [out] => (PathBuf::from(out), false),
        [out, check] if check == "--check" => (PathBuf::from(out), true),
        _ => bail!("fourline-web-bundle FOLDER [--check], or --npm FOLDER"),
    };
    let site = build(&root)?;
    let weights = files::write(&site, &out)?;
    print!("{}", weight::table(&weights));
    if is_checked { weight::check(&weights) } else { Ok(()) }
}

/// Builds all files of the site, under the names that they are served by.
fn build(root: &Path) -> Result<Files> {
    let sources = root.join("crates/web/static");
    let source = |name: &str| {
        fs::read_to_string(sources.join(name)).with_context(|| format!("crates/web/static/{name}"))
    };
    let page = modules::build(root, &modules::PAGE)?;
    let online = modules::build(root, &modules::ONLINE)?;
    let engine = modules::build(root, &modules::ENGINE)?;
    let film = modules::build(root, &modules::FILM)?;
    let book = fs::read(root.join("crates/books/data/7x6-12.book")).context("the large book")?;

    let mut site = names::Site::default();
    site.add_hashed("page.wasm", page.wasm);
    site.add_hashed("online.wasm", online.wasm);
    site.add_hashed("engine.wasm", engine.wasm);
    site.add_hashed("film.wasm", film.wasm);
    site.add_hashed("book.bin", book);
    // English is in the page itself.
    for language in Language::ALL.into_iter().skip(1) {
        let pack = fourline_words::pack(language);
        site.add_hashed(&format!("words-{language}.txt"), pack.into_bytes());
    }
    for (name, bytes) in icons::all()? {
        site.add_hashed(&name, bytes);
    }
    // A file that names another one comes after it.
    site.add_hashed_text("style.css", source("style.css")?);
    site.add_hashed_text("page.js", page.script);
    site.add_hashed_text("online.js", online.script);
    site.add_hashed_text("engine.js", engine.script);
    site.add_hashed_text("worker.js", source("worker.js")?);
    site.add_hashed_text("film-module.js", film.script);
    site.add_hashed_text("film.js", source("film.js")?);
    site.add_hashed_text("start.js", source("start.js")?);
    site.add_text("manifest.webmanifest", text::fill(&source("manifest.webmanifest")?));
    let index = text::fill(&source("index.html")?);
    // The same page, which loads the other module at once.
    let online = index.replace("\"/page.", "\"/online.");
    site.add_text("index.html", index);
    site.add_text("online.html", online);
    let kept = site.files_to_keep(&["book.bin", "film.wasm", "online.js", "online.wasm"]);
    let version = site.version();
    let worker = source("sw.js")?.replace("%VERSION%", &version).replace("%FILES%", &kept);
    site.add_text("sw.js", worker);
    site.finish()
}
