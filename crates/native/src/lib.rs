//! What a desktop computer gives to a session: the disk and threads. Nothing here decides anything.
//!
//! # Layout
//! - [`dates`]: when something was, as people say it.
//! - [`files`]: records read with a limit, files written whole, errors in plain words.
//! - [`folders`]: where the program's files lie.
//! - [`shelf`]: the games on the disk, written while they are played.
//! - [`motion`]: whether the system was asked for less of it.
//! - `online` (a feature): sockets, calls over HTTP and the device's token.
//! - [`process`]: other programs, spoken to by lines.
//! - [`settings_file`]: the files of settings and of what was chosen last.
//! - [`storage`]: all of that together, as a front end needs it.
//! - [`threads`]: thinking on other threads.

pub mod dates;
pub mod files;
pub mod folders;
pub mod motion;
#[cfg(feature = "online")]
pub mod online;
pub mod process;
pub mod settings_file;
pub mod shelf;
pub mod storage;
pub mod threads;
