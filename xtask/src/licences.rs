//! May we ship what we depend on? Every dependency's licence is held against a short list.

use crate::Verdict;
use anyhow::{Context, Result, bail};
use cargo_metadata::MetadataCommand;
use spdx::Expression;

/// Licences that may be part of the product. Unicode-3.0 covers the tables of the Unicode standard
/// and asks no more than MIT does.
const ALLOWED: [&str; 9] = [
    "MIT",
    "Apache-2.0",
    "BSD-2-Clause",
    "BSD-3-Clause",
    "MPL-2.0",
    "Zlib",
    "ISC",
    "0BSD",
    "Unicode-3.0",
];

/// Checks the licences of all packages in the lock file.
pub fn check() -> Result<Verdict> {
    let metadata = MetadataCommand::new()
        .current_dir(crate::root())
        .other_options(["--locked".to_string()])
        .exec()
        .context("the dependencies can't be listed")?;
    let mut bad = Vec::new();
    for package in &metadata.packages {
        let licence = package.license.as_deref().unwrap_or("none given");
        if !is_allowed(licence) {
            bad.push(format!("{} {}: {licence}", package.name, package.version));
        }
    }
    if !bad.is_empty() {
        bail!("licences that are not on the list:\n  {}", bad.join("\n  "));
    }
    println!("{} packages, all licences allowed", metadata.packages.len());
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
