//! Lists the files of the site, for a program that has it inside: `target/site`, or the folder that
//! `FOURLINE_SITE` names. Without one the list is empty.

use std::path::{Path, PathBuf};
use std::{env, fs, io};

fn main() -> io::Result<()> {
    println!("cargo::rerun-if-changed=build.rs");
    if env::var_os("CARGO_FEATURE_EMBED").is_none() {
        return Ok(());
    }
    let folder = site();
    println!("cargo::rerun-if-env-changed=FOURLINE_SITE");
    println!("cargo::rerun-if-changed={}", folder.display());
    let mut files = Vec::new();
    if folder.is_dir() {
        list(&folder, "", &mut files)?;
    }
    files.sort();
    let line =
        |(name, path): &(String, PathBuf)| format!("    ({name:?}, include_bytes!({path:?})),\n");
    let lines: String = files.iter().map(line).collect();
    let text = format!("static FILES: &[(&str, &[u8])] = &[\n{lines}];\n");
    let out = env::var_os("OUT_DIR").map(PathBuf::from).unwrap_or_default();
    fs::write(out.join("site.rs"), text)
}

fn site() -> PathBuf {
    match env::var_os("FOURLINE_SITE") {
        Some(folder) => folder.into(),
        None => Path::new(env!("CARGO_MANIFEST_DIR")).join("../../target/site"),
    }
}

fn list(folder: &Path, start: &str, files: &mut Vec<(String, PathBuf)>) -> io::Result<()> {
    for entry in fs::read_dir(folder)? {
        let entry = entry?;
        let Ok(name) = entry.file_name().into_string() else { continue };
        if entry.file_type()?.is_dir() {
            list(&entry.path(), &format!("{start}{name}/"), files)?;
        } else {
            files.push((format!("{start}{name}"), fs::canonicalize(entry.path())?));
        }
    }
    Ok(())
}
