//! What the files weigh on the wire, and how much they may.

use anyhow::{Result, bail};
use std::fmt::Write as _;

/// What a file weighs, in bytes; compressed if that makes it smaller.
pub struct Weight {
    pub name: String,
    pub plain: usize,
    pub gzip: usize,
    pub brotli: usize,
}

/// Files that are loaded together, and what they may weigh in brotli.
struct Load {
    name: &'static str,
    /// How their names begin.
    files: &'static [&'static str],
    most: usize,
}

const LOADS: [Load; 3] = [
    Load {
        name: "first load",
        files: &[
            "index.html",
            "assets/start-",
            "assets/page-",
            "assets/style-",
            "assets/icon-",
            "manifest.webmanifest",
        ],
        most: 200_000,
    },
    Load {
        name: "first load by a link",
        files: &[
            "online.html",
            "assets/start-",
            "assets/online-",
            "assets/style-",
            "assets/icon-",
            "manifest.webmanifest",
        ],
        most: 260_000,
    },
    Load { name: "engine", files: &["assets/worker-", "assets/engine-"], most: 250_000 },
];

impl Load {
    fn has(&self, name: &str) -> bool {
        // Browsers take the icon that is drawn by numbers; the others are for installing.
        self.files.iter().any(|start| name.starts_with(start)) && !name.ends_with(".png")
    }

    fn weigh(&self, weights: &[Weight]) -> [usize; 3] {
        let mut sum = [0; 3];
        for Weight { plain, gzip, brotli, .. } in weights.iter().filter(|w| self.has(&w.name)) {
            sum = [sum[0] + plain, sum[1] + gzip, sum[2] + brotli];
        }
        sum
    }
}

/// All files and loads, with their bytes.
pub fn table(weights: &[Weight]) -> String {
    let mut text = String::new();
    let mut line = |name: &str, [plain, gzip, brotli]: [usize; 3], most: &str| {
        let line = format!("{name:<40}{plain:>10}{gzip:>10}{brotli:>10}{most}");
        writeln!(text, "{line}").expect("writing to a string");
    };
    for Weight { name, plain, gzip, brotli } in weights {
        line(name, [*plain, *gzip, *brotli], "");
    }
    for load in &LOADS {
        line(load.name, load.weigh(weights), &format!(" of {}", load.most));
    }
    format!("{:<40}{:>10}{:>10}{:>10}\n{text}", "file", "plain", "gzip", "brotli")
}

/// Fails if anything is too heavy.
pub fn check(weights: &[Weight]) -> Result<()> {
    for load in &LOADS {
        let [.., brotli] = load.weigh(weights);
        if brotli > load.most {
            bail!("the {} weighs {brotli} bytes; at most {} are allowed", load.name, load.most);
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn weight(name: &str, bytes: usize) -> Weight {
        Weight { name: name.to_string(), plain: bytes, gzip: bytes, brotli: bytes }
    }

    #[test]
    fn each_load_has_its_limit() {
        let mut weights = vec![
            weight("index.html", 1_000),
            weight("assets/page-00.wasm", 190_000),
            weight("assets/engine-00.wasm", 240_000),
            weight("assets/icon-512-00.png", 90_000),
            weight("assets/book-00.bin", 2_400_000),
        ];
        assert!(check(&weights).is_ok());
        weights.push(weight("assets/style-00.css", 10_000));
        assert!(check(&weights).unwrap_err().to_string().contains("201000 bytes"));
        assert!(table(&weights).contains("first load"));
    }
}
