//! Plays in the real window: starts the program, clicks and types, takes screenshots, and compares
//! the records it saves with what was to be played. `cargo xtask window` runs it under a virtual
//! display: `drive PROGRAM FOLDER [GAME]`. With `photos` as the game it only takes photographs, of
//! every page in three sizes, light and dark: `drive PROGRAM FOLDER photos [PART OF A NAME]`.
//!
//! Where to click is asked from a mirror: the same window in egui's test harness, which is given the
//! same clicks and keys and knows every button by role and name.

#[cfg(target_os = "linux")]
mod games;
#[cfg(target_os = "linux")]
mod hand;
#[cfg(target_os = "linux")]
mod photos;
#[cfg(target_os = "linux")]
mod screen;

#[cfg(target_os = "linux")]
fn main() -> Result<(), Box<dyn std::error::Error>> {
    let mut arguments = std::env::args_os().skip(1).map(std::path::PathBuf::from);
    let (Some(program), Some(folder)) = (arguments.next(), arguments.next()) else {
        return Err("two arguments are needed: the program and a folder".into());
    };
    let (program, folder) = (program.canonicalize()?, std::path::absolute(folder)?);
    let (only, part) = (std::env::args().nth(3), std::env::args().nth(4));
    match only.as_deref() {
        Some("photos") => photos::take(&program, &folder, part.as_deref().unwrap_or_default()),
        only => games::play(&program, &folder, only),
    }
}

#[cfg(not(target_os = "linux"))]
fn main() {
    println!("This needs an X server, so it runs on Linux only.");
}
