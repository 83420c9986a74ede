//! What the browser keeps for the page.

use super::browser::window;
use fourline_web::storage::{Memory, PREFIX, Storage, StorageProblem};
use std::sync::Arc;

/// The storage of the browser.
struct Local;

/// The browser's storage, if it lets us have it.
fn local() -> Option<web_sys::Storage> {
    window().local_storage().ok().flatten()
}

impl Storage for Local {
    fn get(&self, key: &str) -> Option<String> {
        local()?.get_item(key).ok().flatten()
    }

    fn set(&self, key: &str, text: &str) -> Result<(), StorageProblem> {
        let storage = local().ok_or(StorageProblem::Forbidden)?;
        storage.set_item(key, text).map_err(|_| {
            // Browsers that keep nothing refuse even the first letter.
            match storage.length() {
                Ok(0) | Err(_) => StorageProblem::Forbidden,
                Ok(_) => StorageProblem::Full,
            }
        })
    }

    fn remove(&self, key: &str) {
        if let Some(storage) = local() {
            let _ = storage.remove_item(key);
        }
    }

    fn keys(&self) -> Vec<String> {
        let Some(storage) = local() else { return Vec::new() };
        let count = storage.length().unwrap_or(0);
        let keys = (0..count).filter_map(|index| storage.key(index).ok().flatten());
        keys.filter(|key| key.starts_with(PREFIX)).collect()
    }
}

/// Where the page keeps things: in memory only, if the browser has no storage at all.
pub fn storage() -> Arc<dyn Storage> {
    match local() {
        Some(_) => Arc::new(Local),
        None => {
            let memory = Memory::default();
            memory.break_down(Some(StorageProblem::Forbidden));
            Arc::new(memory)
        }
    }
}

/// A name for this tab, which stays when the page is loaded again.
pub fn tab_name(seed: u64) -> String {
    let storage = window().session_storage().ok().flatten();
    let known =
        storage.as_ref().and_then(|storage| storage.get_item("fourline-tab").ok().flatten());
    known.unwrap_or_else(|| {
        let name = format!("{:05x}", seed & 0xf_ffff);
        if let Some(storage) = storage {
            // Without it a page that is loaded again waits for a moment until its game is free.
            let _ = storage.set_item("fourline-tab", &name);
        }
        name
    })
}

/// Where the page before this one has left the rules of an invitation.
const INVITE: &str = "fourline-invite";

/// Leaves the rules of an invitation for the page that is loaded next.
#[cfg(not(feature = "online"))]
pub fn leave_invite(rules: &str) {
    if let Some(storage) = window().session_storage().ok().flatten() {
        // Without it the form is there, and one more click.
        let _ = storage.set_item(INVITE, rules);
    }
}

/// The rules of an invitation that was asked for on the page before, once.
pub fn take_invite() -> Option<String> {
    let storage = window().session_storage().ok().flatten()?;
    let rules = storage.get_item(INVITE).ok().flatten()?;
    let _ = storage.remove_item(INVITE);
    Some(rules)
}
