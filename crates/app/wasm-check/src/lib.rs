//! Scripted sessions as a bare WebAssembly module for `check.mjs`: numbers in, numbers out, no glue.
//! The real page has its own bindings; this only shows that sessions go there as they go here.

#![warn(missing_docs)]

use fourline_app::script::{self, Script};

thread_local! {
    /// Writing a script means playing it, so that is done once.
    static SCRIPTS: Vec<Script> = script::all();
}

/// How many scripts there are.
#[unsafe(no_mangle)]
pub extern "C" fn scripts() -> u32 {
    SCRIPTS.with(|scripts| scripts.len() as u32)
}

/// Plays a script and gives the fingerprint of what it led to.
#[unsafe(no_mangle)]
pub extern "C" fn fingerprint(number: u32) -> u32 {
    SCRIPTS.with(|scripts| script::play(&scripts[number as usize]).fingerprint())
}
