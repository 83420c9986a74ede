//! What a desktop computer gives to a session: the disk and threads. Nothing here decides anything.
//!
//! # Layout
//! - [`threads`]: thinking on other threads.

pub mod threads;
