//! The real binary, in a folder of its own.

use std::path::Path;
use std::process::{Command, Stdio};

/// The program with these arguments, at home in `folder`, with pipes to it and from it.
#[allow(dead_code, reason = "not every test that includes this needs it")]
pub fn fourline(folder: &Path, arguments: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_fourline"));
    command
        .args(arguments)
        .current_dir(folder)
        .env("XDG_DATA_HOME", folder.join("data"))
        .env("XDG_CONFIG_HOME", folder.join("config"))
        .env("HOME", folder)
        .env("LC_ALL", "C.UTF-8")
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped());
    command
}

/// The same for a usual terminal instead of pipes.
#[allow(dead_code, reason = "not every test that includes this needs it")]
pub fn on_terminal(folder: &Path, arguments: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_fourline"));
    command
        .args(arguments)
        .current_dir(folder)
        .env("XDG_DATA_HOME", folder.join("data"))
        .env("XDG_CONFIG_HOME", folder.join("config"))
        .env("HOME", folder)
        .env("TERM", "xterm-256color")
        .env("LANG", "C.UTF-8")
        .env_remove("LC_ALL")
        .env_remove("LC_MESSAGES")
        .env_remove("NO_COLOR")
        .env_remove("COLORTERM");
    command
}
