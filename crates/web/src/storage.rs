//! Where the page keeps things: texts under keys, as browsers have them. The browser's own storage is
//! elsewhere; here is what is asked of it, and a storage in memory.

use std::sync::{Arc, Mutex};

/// Every key of ours begins with this.
pub const PREFIX: &str = "fourline/";

/// Texts under keys. Several pages of the same address share one storage.
pub trait Storage: Send + Sync {
    /// The text under this key.
    fn get(&self, key: &str) -> Option<String>;

    /// Keeps a text under this key.
    fn set(&self, key: &str, text: &str) -> Result<(), StorageProblem>;

    /// Forgets what is under this key.
    fn remove(&self, key: &str);

    /// All keys that begin with [`PREFIX`], in any order.
    fn keys(&self) -> Vec<String>;
}

/// Why nothing can be kept.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum StorageProblem {
    /// The browser has no more room for this site.
    Full,
    /// The browser does not let this site keep anything.
    Forbidden,
    /// What is there was written by another version, and is left alone.
    Unreadable,
}

/// A storage that lasts as long as the program. Clones share it.
#[derive(Clone, Debug, Default)]
pub struct Memory {
    inner: Arc<Mutex<Inner>>,
}

#[derive(Debug, Default)]
struct Inner {
    texts: Vec<(String, String)>,
    problem: Option<StorageProblem>,
}

impl Memory {
    /// From now on nothing can be kept, or everything again.
    pub fn break_down(&self, problem: Option<StorageProblem>) {
        self.lock().problem = problem;
    }

    fn lock(&self) -> std::sync::MutexGuard<'_, Inner> {
        self.inner.lock().unwrap_or_else(|poisoned| poisoned.into_inner())
    }
}

impl Storage for Memory {
    fn get(&self, key: &str) -> Option<String> {
        let inner = self.lock();
        let found = inner.texts.iter().find(|(known, _)| known == key);
        found.map(|(_, text)| text.clone())
    }

    fn set(&self, key: &str, text: &str) -> Result<(), StorageProblem> {
        let mut inner = self.lock();
        match inner.problem {
            Some(problem) => Err(problem),
            None => {
                inner.texts.retain(|(known, _)| known != key);
                inner.texts.push((key.to_string(), text.to_string()));
                Ok(())
            }
        }
    }

    fn remove(&self, key: &str) {
        self.lock().texts.retain(|(known, _)| known != key);
    }

    fn keys(&self) -> Vec<String> {
        let inner = self.lock();
        let keys = inner.texts.iter().map(|(key, _)| key);
        keys.filter(|key| key.starts_with(PREFIX)).cloned().collect()
    }
}
