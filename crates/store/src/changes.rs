//! Hints of what other nodes have changed.

use crate::TableId;
use tokio::sync::broadcast::{self, error::RecvError};

/// Something that another node says. It is only a hint: it may come late, twice or not at all, so a reader
/// reads on behind what it knows, and looks now and then without being told.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Hint {
    /// This table has changed.
    Table(TableId),
    /// Hints were lost: any table may have changed.
    Lost,
    /// Another node says this; see [`Store::signal`](crate::Store::signal).
    Signal(String),
}

/// Hints, one after the other.
#[derive(Debug)]
pub struct Changes {
    hints: Option<broadcast::Receiver<Hint>>,
}

impl Changes {
    /// There are no other nodes.
    pub fn none() -> Changes {
        Changes { hints: None }
    }

    /// What comes through a channel. A reader that is too slow for it gets `Lost`.
    pub fn from_channel(hints: broadcast::Receiver<Hint>) -> Changes {
        Changes { hints: Some(hints) }
    }

    /// The next hint. Waits for ever where there are no other nodes, or no more hints. It may be dropped
    /// without losing one.
    pub async fn next(&mut self) -> Hint {
        if let Some(hints) = &mut self.hints {
            match hints.recv().await {
                Ok(hint) => return hint,
                Err(RecvError::Lagged(_)) => return Hint::Lost,
                Err(RecvError::Closed) => self.hints = None,
            }
        }
        std::future::pending().await
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn a_slow_reader_is_told_that_it_lost_something() {
        let (send, receive) = broadcast::channel(2);
        let mut changes = Changes::from_channel(receive);
        let hint = |id| Hint::Table(TableId::parse(id).unwrap());
        for id in ["a", "b", "c"] {
            send.send(hint(id)).unwrap();
        }
        assert_eq!(changes.next().await, Hint::Lost);
        assert_eq!(changes.next().await, hint("b"));
        assert_eq!(changes.next().await, hint("c"));
    }
}
