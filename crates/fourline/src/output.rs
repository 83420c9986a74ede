//! Writing to the standard output and the error stream. The reader may have read enough, as `head` does;
//! then there is nothing more to say, and that is not an error.

use crate::voice::language;
use anyhow::{Context, Result};
use fourline_words::catalogue::commands;
use std::io::{self, Write};
use std::process::ExitCode;

/// Writes a line at once, so that a program at the other end of a pipe need not wait.
pub fn say(text: &str) -> Result<()> {
    write(format!("{text}\n").as_bytes())
}

/// Writes something whole.
pub fn print(bytes: &[u8]) -> Result<ExitCode> {
    write(bytes).map(|()| ExitCode::SUCCESS)
}

/// Says on the error stream what is wrong.
pub fn complain(text: String) {
    report(&format!("fourline: {text}"));
}

/// Writes a line to the error stream. If that is closed there is no place left to say so.
pub fn report(text: &str) {
    let _ = writeln!(io::stderr(), "{text}");
}

fn write(bytes: &[u8]) -> Result<()> {
    let mut out = io::stdout().lock();
    match out.write_all(bytes).and_then(|()| out.flush()) {
        Err(error) if error.kind() == io::ErrorKind::BrokenPipe => Ok(()),
        other => other.with_context(|| commands::cant_write_output(language())),
    }
}
