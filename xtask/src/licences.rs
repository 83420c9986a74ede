//! May we ship what we depend on? Every dependency's licence is held against a short list.

use crate::Verdict;
use anyhow::{Context, Result, bail};
use spdx::Expression;
use std::collections::BTreeMap;
use std::process::Command;

/// Licences that may be part of the product. Unicode-3.0 covers the tables of the Unicode standard
/// and asks no more than MIT does; BSL-1.0 asks less, and covers the window's clipboard on Windows. CC0-1.0
/// asks nothing; it covers a small part of what the page is built with.
const ALLOWED: [&str; 11] = [
    "MIT",
    "Apache-2.0",
    "BSD-2-Clause",
    "BSD-3-Clause",
    "BSL-1.0",
    "CC0-1.0",
    "MPL-2.0",
    "Zlib",
    "ISC",
    "0BSD",
    "Unicode-3.0",
];

/// Checks the licences of all packages that any build uses, on any system and with every feature. The
/// lock file names more: what optional parts of dependencies would use that we never turn on.
pub fn check() -> Result<Verdict> {
    let arguments = ["tree", "--workspace", "--all-features", "--target", "all", "--locked"];
    let output = Command::new(crate::cargo_path())
        .args(arguments)
        .args(["--prefix", "none", "--format", "{p}\t{l}"])
        .current_dir(crate::root())
        .output()
        .context("the dependencies can't be listed")?;
    if !output.status.success() {
        bail!("cargo tree: {}", String::from_utf8_lossy(&output.stderr));
    }
    let text = String::from_utf8(output.stdout).context("cargo writes UTF-8")?;
    let mut packages = BTreeMap::new();
    for line in text.lines().filter(|line| !line.is_empty()) {
        let (package, licence) = line.split_once('\t').unwrap_or((line, ""));
        // A package that was listed before is marked with a star.
        packages.insert(package, licence.trim_end_matches(" (*)"));
    }
    let is_bad = |(_, licence): &(&&str, &&str)| !is_allowed(licence);
    let name = |(package, licence): (&&str, &&str)| format!("{package}: {licence}");
    let bad: Vec<String> = packages.iter().filter(is_bad).map(name).collect();
    if !bad.is_empty() {
        bail!("licences that are not on the list:\n  {}", bad.join("\n  "));
    }
    println!("{} packages, all licences allowed", packages.len());
    Ok(Verdict::Passed)
}

fn is_allowed(licence: &str) -> bool {
    // Some older packages write a slash for OR.
    let Ok(expression) = Expression::parse(&licence.replace('/', " OR ")) else { return false };
    expression.evaluate(|requirement| {
        requirement.license.id().is_some_and(|id| ALLOWED.contains(&id.name))
    })
}

#[cfg(test)]
mod tests {
    use super::is_allowed;

    #[test]
    fn only_what_is_on_the_list_passes() {
        for good in ["MIT", "MIT OR Apache-2.0", "MIT/Apache-2.0", "GPL-3.0-only OR MIT", "MPL-2.0"]
        {
            assert!(is_allowed(good), "{good}");
        }
        for bad in ["GPL-3.0-only", "AGPL-3.0-only", "MIT AND GPL-3.0-only", "none given", ""] {
            assert!(!is_allowed(bad), "{bad}");
        }
    }
}
