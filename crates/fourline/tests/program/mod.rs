//! The real binary, in a folder of its own.

use std::path::Path;
use std::process::{Command, Stdio};

/// The program with these arguments, at home in `folder`, with pipes to it and from it.
pub fn fourline(folder: &Path, arguments: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_fourline"));
    command
        .args(arguments)
        .current_dir(folder)
        .env("XDG_DATA_HOME", folder.join("data"))
        .env("HOME", folder)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped());
    command
}
