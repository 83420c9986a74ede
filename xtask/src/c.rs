//! The C interface: its example and a test of every function, compiled by the system's compiler, with a check for
//! leaks and bad memory.

use crate::browser::install;
use crate::{Verdict, cargo, root};
use anyhow::{Context, Result, bail};
use std::fs;
use std::path::Path;
use std::process::Command;

const NO_COMPILER: &str = "there is no C compiler (apt-get install gcc libc6-dev)";

/// The programs, what they are started with, and what they have to say.
const PROGRAMS: [(&str, &[&str], &str); 3] = [
    ("examples/solve.c", &["44444152555526313"], "column 4: -10\n"),
    ("examples/solve.c", &[], "column 7: "),
    ("tests/everything.c", &[], "all is well\n"),
];

/// Builds the library, and compiles and runs the programs.
pub fn check() -> Result<Verdict> {
    if !has_compiler() {
        install(&["gcc", "libc6-dev"]);
    }
    if !has_compiler() {
        return Ok(Verdict::Skipped(NO_COMPILER));
    }
    cargo(&["build", "--locked", "--package", "fourline-c"], &[])?;
    let (crate_folder, out) = (root().join("crates/c"), root().join("target/c"));
    fs::create_dir_all(&out)?;
    for (source, arguments, expected) in PROGRAMS {
        let program = out.join("program");
        compile(&crate_folder, source, &program)?;
        let output = Command::new(&program)
            .args(arguments)
            // A leak is a failure.
            .env("ASAN_OPTIONS", "detect_leaks=1:detect_stack_use_after_return=1")
            .output()
            .with_context(|| format!("{source} does not start"))?;
        let told = String::from_utf8_lossy(&output.stdout);
        if !output.status.success() || !told.contains(expected) {
            bail!("{source} did not succeed:\n{told}{}", String::from_utf8_lossy(&output.stderr));
        }
    }
    println!("{} programs in C, no leaks", PROGRAMS.len());
    Ok(Verdict::Passed)
}

/// Compiles a program strictly, with the library inside, so that its memory is watched too.
fn compile(crate_folder: &Path, source: &str, program: &Path) -> Result<()> {
    let strict = [
        "-std=c11",
        "-Wall",
        "-Wextra",
        "-Wpedantic",
        "-Werror",
        "-g",
        "-fsanitize=address,undefined",
    ];
    let status = Command::new("cc")
        .args(strict)
        .arg("-I")
        .arg(crate_folder.join("include"))
        .arg(crate_folder.join(source))
        .arg(root().join("target/debug/libfourline.a"))
        .args(["-lpthread", "-lm", "-ldl", "-o"])
        .arg(program)
        .status()
        .context("the C compiler does not start")?;
    if !status.success() {
        bail!("{source} does not compile");
    }
    Ok(())
}

fn has_compiler() -> bool {
    Command::new("cc").arg("--version").output().is_ok_and(|output| output.status.success())
}
