//! The real window under a virtual display, clicked and typed through whole games. Screenshots stay in
//! `target/window`.

use crate::{Verdict, cargo, root};
use anyhow::{Context, Result, bail};
use std::process::{Child, Command, Stdio};

/// Debian's packages with the virtual display and what draws on it in software.
const PACKAGES: [&str; 8] = [
    "xvfb",
    "libgl1",
    "libegl1",
    "libgl1-mesa-dri",
    "libx11-xcb1",
    "libxcursor1",
    "libxi6",
    "libxkbcommon-x11-0",
];

/// The program with its window, and who plays in it.
const PROGRAMS: [&str; 6] =
    ["--features", "fourline/window", "--bin", "fourline", "--example", "drive"];

/// Builds the program with its window and plays in it.
pub fn check() -> Result<Verdict> {
    on_display(&[])
}

/// Photographs every page of the real window in three sizes, light and dark. They stay in
/// `target/window/photos`.
pub fn photos(part: &str) -> Result<Verdict> {
    on_display(&["photos", part])
}

fn on_display(arguments: &[&str]) -> Result<Verdict> {
    if !cfg!(target_os = "linux") {
        return Ok(Verdict::Skipped("the virtual display is for Linux"));
    }
    // The same choice of crates as for the tests, so that cargo finds all dependencies built.
    cargo(&[&["build", "--workspace", "--locked"][..], &PROGRAMS].concat(), &[])?;
    if !has("Xvfb") && !install() {
        return Ok(Verdict::Skipped(
            "it builds, but there is no Xvfb to open it on (apt-get install xvfb libgl1-mesa-dri)",
        ));
    }
    let mut display = start_display()?;
    let played = drive(&display.name, arguments);
    // It was only there for us.
    let _ = display.server.kill().and_then(|()| display.server.wait());
    played.map(|()| Verdict::Passed)
}

struct Display {
    server: Child,
    name: String,
}

/// Starts a display with an unused number; the server writes the number when it is ready.
fn start_display() -> Result<Display> {
    let mut server = Command::new("Xvfb")
        .args(["-displayfd", "1", "-screen", "0", "1920x1200x24", "-nolisten", "tcp", "-noreset"])
        .stdout(Stdio::piped())
        .stderr(Stdio::null())
        .spawn()
        .context("Xvfb does not start")?;
    let mut line = String::new();
    let output = server.stdout.take().expect("piped");
    std::io::BufRead::read_line(&mut std::io::BufReader::new(output), &mut line)?;
    let number = line.trim();
    if number.is_empty() {
        bail!("Xvfb ended before it was ready");
    }
    Ok(Display { server, name: format!(":{number}") })
}

fn drive(display: &str, arguments: &[&str]) -> Result<()> {
    let folder = root().join("target/window");
    std::fs::create_dir_all(&folder).context("target/window can't be made")?;
    let status = Command::new(root().join("target/debug/examples/drive"))
        .args([root().join("target/debug/fourline"), folder])
        .args(arguments)
        .env("DISPLAY", display)
        .status()
        .context("the driver does not start")?;
    if !status.success() {
        bail!("the window could not be played; its screenshots are in target/window");
    }
    println!("screenshots are in target/window");
    Ok(())
}

/// Installs what is missing where we may; says so otherwise.
fn install() -> bool {
    println!("Xvfb is missing; installing it");
    let apt = |arguments: &[&str]| {
        let status = Command::new("apt-get").args(arguments).stdout(Stdio::null()).status();
        status.is_ok_and(|status| status.success())
    };
    let install = [&["install", "-y", "--no-install-recommends"][..], &PACKAGES].concat();
    apt(&["update"]) && apt(&install) && has("Xvfb")
}

fn has(program: &str) -> bool {
    let found = Command::new(program).arg("-help").output();
    found.is_ok()
}
