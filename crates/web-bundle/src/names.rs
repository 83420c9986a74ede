//! Names with hashes: a file whose name says what is in it can be kept for ever. Files name each other
//! as quoted paths, such as `"/page.js"`; a file is added after all that it names.

use crate::files::Files;
use anyhow::{Result, bail};
use sha2::{Digest, Sha256};
use std::collections::BTreeMap;

/// The site while it is put together.
#[derive(Default)]
pub struct Site {
    files: Files,
    /// The path of each file that was added, by the path its source is known by.
    served: BTreeMap<String, String>,
}

impl Site {
    /// Adds a file under a name with a hash.
    pub fn add_hashed(&mut self, name: &str, bytes: Vec<u8>) {
        let (stem, end) = name.rsplit_once('.').unwrap_or((name, ""));
        let hashed = format!("assets/{stem}-{}.{end}", hash(&bytes));
        self.served.insert(format!("\"/{name}\""), format!("\"/{hashed}\""));
        self.files.insert(hashed, bytes);
    }

    /// Adds a text under a name with a hash; what it names is replaced by what that is served by.
    pub fn add_hashed_text(&mut self, name: &str, text: String) {
        self.add_hashed(name, self.with_names(text).into_bytes());
    }

    /// Adds a text under its own name.
    pub fn add_text(&mut self, name: &str, text: String) {
        self.files.insert(name.to_string(), self.with_names(text).into_bytes());
    }

    fn with_names(&self, text: String) -> String {
        self.served.iter().fold(text, |text, (name, served)| text.replace(name, served))
    }

    /// The paths of all files so far but some, as a list in JavaScript; the page goes by `/`.
    pub fn files_to_keep(&self, but: &[&str]) -> String {
        let served = |name: &&str| self.served.get(&format!("\"/{name}\""));
        let but: Vec<&String> = but.iter().filter_map(served).collect();
        let path = |name: &String| match name.as_str() {
            "index.html" => "\"/\"".to_string(),
            name => format!("\"/{name}\""),
        };
        let paths: Vec<String> =
            self.files.keys().map(path).filter(|path| !but.contains(&path)).collect();
        format!("[\n  {},\n]", paths.join(",\n  "))
    }

    /// Differs whenever any file differs.
    pub fn version(&self) -> String {
        let of = |(name, bytes): (&String, &Vec<u8>)| format!("{name} {}\n", hash(bytes));
        hash(self.files.iter().map(of).collect::<String>().as_bytes())
    }

    /// All files. Fails if one names a source whose name has changed.
    pub fn finish(self) -> Result<Files> {
        for (name, bytes) in self.files.iter().filter(|(name, _)| is_text(name)) {
            let text = String::from_utf8_lossy(bytes);
            if let Some(source) = self.served.keys().find(|source| text.contains(*source)) {
                bail!("{name} names {source}, which comes after it");
            }
        }
        Ok(self.files)
    }
}

fn is_text(name: &str) -> bool {
    [".html", ".js", ".css", ".webmanifest"].iter().any(|end| name.ends_with(end))
}

/// The first 16 hexadecimal digits of SHA-256.
fn hash(bytes: &[u8]) -> String {
    Sha256::digest(bytes).iter().take(8).map(|byte| format!("{byte:02x}")).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn files_name_each_other_by_their_hashes() {
        let mut site = Site::default();
        site.add_hashed("a.wasm", b"module".to_vec());
        site.add_hashed_text("a.js", "load(\"/a.wasm\")".to_string());
        site.add_text("index.html", "<script src=\"/a.js\">".to_string());
        let list = site.files_to_keep(&["a.wasm"]);
        assert!(list.contains("\"/\"") && list.contains(".js\"") && !list.contains("wasm"));
        let files = site.finish().unwrap();
        let module = format!("assets/a-{}.wasm", hash(b"module"));
        let script = files.keys().find(|name| name.ends_with(".js")).unwrap();
        assert_eq!(files[script], format!("load(\"/{module}\")").into_bytes());
        assert_eq!(files["index.html"], format!("<script src=\"/{script}\">").into_bytes());
    }

    #[test]
    fn a_file_that_names_a_later_one_is_found() {
        let mut site = Site::default();
        site.add_hashed_text("a.js", "load(\"/a.wasm\")".to_string());
        site.add_hashed("a.wasm", b"module".to_vec());
        assert!(site.finish().unwrap_err().to_string().contains("\"/a.wasm\""));
    }

    #[test]
    fn the_version_changes_with_any_file() {
        let with = |style: &str| {
            let mut site = Site::default();
            site.add_text("index.html", "page".to_string());
            site.add_text("manifest.webmanifest", style.to_string());
            site.version()
        };
        assert_eq!(with("a"), with("a"));
        assert_ne!(with("a"), with("b"));
    }
}
