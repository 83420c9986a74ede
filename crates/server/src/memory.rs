//! A store in memory, for tests: what it knows is gone with the last clone. It can be told to fail as a
//! disk does.

use fourline_store::{
    Append, Appended, Changes, Claim, Claimed, Follow, Followed, Gap, Hint, Invitation, Key,
    LONGEST_PAUSE_MS, LobbyMark, NewTable, Store, StoreError, StoredCommand, StoredTable, TableId,
    Tidied, Tidy,
};
use std::collections::BTreeMap;
use std::future::{Future, ready};
use std::sync::{Arc, Mutex, MutexGuard};
use tokio::sync::broadcast;

/// What is stored.
#[derive(Clone, Debug, Default)]
pub struct Tables {
    tables: BTreeMap<TableId, StoredTable>,
    gaps: Vec<Gap>,
    pulse_ms: Option<u64>,
    nodes: Vec<u64>,
}

impl Tables {
    /// As [`Store::create`].
    pub fn create(&mut self, table: NewTable) -> Result<(), StoreError> {
        let is_used =
            |stored: &StoredTable| stored.table.id == table.id || stored.table.watch == table.watch;
        if self.tables.values().any(is_used) {
            return Err(StoreError::Exists);
        }
        let is_full = table.seats.iter().all(Option::is_some);
        let begun_ms = is_full.then_some(table.created_ms);
        let id = table.id.clone();
        let stored = StoredTable { table, begun_ms, over: None, commands: Vec::new(), next: None };
        self.tables.insert(id, stored);
        Ok(())
    }

    /// As [`Store::claim`].
    pub fn claim(&mut self, claim: Claim) -> Claimed {
        let Some(stored) = self.tables.get_mut(&claim.id) else { return Claimed::Gone };
        let Some(seat) = stored.table.seats.get_mut(usize::from(claim.seat).wrapping_sub(1)) else {
            return Claimed::Gone;
        };
        match seat {
            Some(row) if row.token.is_some() && row.token == claim.row.token => Claimed::Done,
            Some(_) => Claimed::Taken,
            None => {
                *seat = Some(claim.row);
                if stored.table.seats.iter().all(Option::is_some) {
                    stored.begun_ms = Some(claim.now_ms);
                }
                Claimed::Done
            }
        }
    }

    /// As [`Store::append`].
    pub fn append(&mut self, append: Append) -> Appended {
        let Some(stored) = self.tables.get_mut(&append.id) else { return Appended::Gone };
        let known = stored.commands.iter().position(|line| line.command_id == append.command_id);
        if let Some(after) = known {
            return Appended::Already { after: after as u32 };
        }
        let length = stored.commands.len() as u32;
        if stored.begun_ms.is_none() || stored.over.is_some() || length != append.after {
            return Appended::Conflict { length };
        }
        let Append { command_id, text, at_ms, wall_ms, over, .. } = append;
        stored.commands.push(StoredCommand { command_id, text, at_ms, wall_ms });
        stored.over = over;
        Appended::Done
    }

    /// As [`Store::load`].
    pub fn load(&self, key: &Key) -> Option<StoredTable> {
        match key {
            Key::Table(id) => self.tables.get(id).cloned(),
            Key::Watch(id) => {
                self.tables.values().find(|stored| stored.table.watch == *id).cloned()
            }
        }
    }

    /// As [`Store::since`].
    pub fn since(&self, id: &TableId, after: u32) -> Vec<StoredCommand> {
        let commands = self.tables.get(id).map_or(&[][..], |stored| &stored.commands);
        commands.get(after as usize..).unwrap_or_default().to_vec()
    }

    /// As [`Store::follow`].
    pub fn follow(&mut self, follow: Follow) -> Result<Followed, StoreError> {
        let previous = self.tables.get(&follow.previous).and_then(|stored| stored.next.clone());
        match previous {
            Some((id, _)) if id == follow.table.id => return Ok(Followed::Done),
            Some((id, _)) => return Ok(Followed::Already(id)),
            None => {}
        }
        let next = (follow.table.id.clone(), follow.table.watch.clone());
        self.create(follow.table)?;
        if let Some(stored) = self.tables.get_mut(&follow.previous) {
            stored.next = Some(next);
        }
        Ok(Followed::Done)
    }

    /// As [`Store::pulse`].
    pub fn pulse(&mut self, node: u64, now_ms: u64) {
        let is_new = !self.nodes.contains(&node);
        if is_new {
            self.nodes.push(node);
        }
        if let Some(last) = self.pulse_ms
            && now_ms > last
            && (is_new || now_ms > last + LONGEST_PAUSE_MS)
        {
            self.gaps.push(Gap { from_ms: last, to_ms: now_ms });
        }
        self.pulse_ms = self.pulse_ms.max(Some(now_ms));
    }

    /// As [`Store::gaps`].
    pub fn gaps(&self, since_ms: u64) -> Vec<Gap> {
        self.gaps.iter().copied().filter(|gap| gap.to_ms > since_ms).collect()
    }

    /// All tables.
    pub fn all(&self) -> impl Iterator<Item = &StoredTable> {
        self.tables.values()
    }

    fn lobby(&self, limit: u32) -> Vec<Invitation> {
        let open = |stored: &&StoredTable| stored.table.listed && stored.begun_ms.is_none();
        let mut found: Vec<Invitation> = self
            .tables
            .values()
            .filter(open)
            .map(|StoredTable { table, .. }| Invitation {
                id: table.id.clone(),
                created_ms: table.created_ms,
                terms: table.terms.clone(),
                host_seat: table.host_seat,
                name: table.seats[usize::from(table.host_seat) - 1]
                    .as_ref()
                    .map_or(String::new(), |row| row.name.clone()),
            })
            .collect();
        found.sort_by_key(|invitation| std::cmp::Reverse(invitation.created_ms));
        found.truncate(limit as usize);
        found
    }
}

/// How the store fails.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum Failing {
    /// Not at all.
    #[default]
    Never,
    /// Nothing can be written.
    ReadOnly,
    /// What is written is stored, but the answer is lost.
    LosesAnswers,
}

/// A store in memory. Clones share what is in it; [`Memory::node`] gives it to another node.
#[derive(Clone, Debug)]
pub struct Memory {
    shared: Arc<Shared>,
    node: usize,
}

#[derive(Debug)]
struct Shared {
    tables: Mutex<(Tables, Failing)>,
    hints: Mutex<Vec<broadcast::Sender<Hint>>>,
}

impl Default for Memory {
    fn default() -> Memory {
        let hints = Mutex::new(vec![broadcast::channel(1024).0]);
        Memory { shared: Arc::new(Shared { tables: Mutex::default(), hints }), node: 0 }
    }
}

impl Memory {
    /// The same store, as another node sees it.
    pub fn node(&self) -> Memory {
        let mut hints = self.shared.hints.lock().expect("no test panics with it");
        hints.push(broadcast::channel(1024).0);
        Memory { shared: self.shared.clone(), node: hints.len() - 1 }
    }

    /// From now on it fails like this.
    pub fn fail(&self, how: Failing) {
        self.lock().1 = how;
    }

    /// What is in it now.
    pub fn tables(&self) -> Tables {
        self.lock().0.clone()
    }

    fn lock(&self) -> MutexGuard<'_, (Tables, Failing)> {
        self.shared.tables.lock().expect("no test panics with it")
    }

    fn hint(&self, hint: &Hint) {
        let hints = self.shared.hints.lock().expect("no test panics with it");
        for (node, sender) in hints.iter().enumerate() {
            if node != self.node {
                // If no one listens, nothing is lost.
                let _ = sender.send(hint.clone());
            }
        }
    }

    /// Changes something, unless it fails.
    fn write<T>(
        &self,
        id: Option<TableId>,
        change: impl FnOnce(&mut Tables) -> Result<T, StoreError>,
    ) -> Result<T, StoreError> {
        let mut lock = self.lock();
        if lock.1 == Failing::ReadOnly {
            return Err(StoreError::ReadOnly);
        }
        let result = change(&mut lock.0);
        let is_lost = lock.1 == Failing::LosesAnswers;
        drop(lock);
        if let Some(id) = id {
            self.hint(&Hint::Table(id));
        }
        if is_lost { Err(StoreError::Busy) } else { result }
    }
}

impl Store for Memory {
    fn create(&self, table: NewTable) -> impl Future<Output = Result<(), StoreError>> + Send {
        ready(self.write(None, |tables| tables.create(table)))
    }

    fn claim(&self, claim: Claim) -> impl Future<Output = Result<Claimed, StoreError>> + Send {
        ready(self.write(Some(claim.id.clone()), |tables| Ok(tables.claim(claim))))
    }

    fn cancel(&self, id: TableId) -> impl Future<Output = Result<bool, StoreError>> + Send {
        ready(self.write(Some(id.clone()), |tables| {
            let is_open = tables.tables.get(&id).is_some_and(|stored| stored.begun_ms.is_none());
            Ok(is_open && tables.tables.remove(&id).is_some())
        }))
    }

    fn append(&self, append: Append) -> impl Future<Output = Result<Appended, StoreError>> + Send {
        ready(self.write(Some(append.id.clone()), |tables| Ok(tables.append(append))))
    }

    fn load(
        &self,
        key: Key,
    ) -> impl Future<Output = Result<Option<StoredTable>, StoreError>> + Send {
        ready(Ok(self.lock().0.load(&key)))
    }

    fn since(
        &self,
        id: TableId,
        after: u32,
    ) -> impl Future<Output = Result<Vec<StoredCommand>, StoreError>> + Send {
        ready(Ok(self.lock().0.since(&id, after)))
    }

    fn follow(&self, follow: Follow) -> impl Future<Output = Result<Followed, StoreError>> + Send {
        ready(self.write(Some(follow.previous.clone()), |tables| tables.follow(follow)))
    }

    fn lobby(
        &self,
        _: Option<LobbyMark>,
        limit: u32,
    ) -> impl Future<Output = Result<Vec<Invitation>, StoreError>> + Send {
        ready(Ok(self.lock().0.lobby(limit)))
    }

    fn running(&self) -> impl Future<Output = Result<Vec<TableId>, StoreError>> + Send {
        let lock = self.lock();
        let runs = |stored: &&StoredTable| {
            stored.table.timed && stored.begun_ms.is_some() && stored.over.is_none()
        };
        ready(Ok(lock.0.all().filter(runs).map(|stored| stored.table.id.clone()).collect()))
    }

    fn pulse(&self, node: u64, now_ms: u64) -> impl Future<Output = Result<(), StoreError>> + Send {
        ready(self.write(None, |tables| {
            tables.pulse(node, now_ms);
            Ok(())
        }))
    }

    fn gaps(&self, since_ms: u64) -> impl Future<Output = Result<Vec<Gap>, StoreError>> + Send {
        ready(Ok(self.lock().0.gaps(since_ms)))
    }

    fn changes(&self) -> Changes {
        let hints = self.shared.hints.lock().expect("no test panics with it");
        Changes::from_channel(hints[self.node].subscribe())
    }

    fn tidy(&self, rule: Tidy) -> impl Future<Output = Result<Tidied, StoreError>> + Send {
        ready(self.write(None, |tables| {
            let before = tables.tables.len();
            tables.tables.retain(|_, stored| {
                stored.begun_ms.is_some() || stored.table.created_ms >= rule.open_before_ms
            });
            let open = (before - tables.tables.len()) as u64;
            Ok(Tidied { open, ..Tidied::default() })
        }))
    }

    fn ready(&self) -> impl Future<Output = Result<(), StoreError>> + Send {
        let is_read_only = self.lock().1 == Failing::ReadOnly;
        ready(if is_read_only { Err(StoreError::ReadOnly) } else { Ok(()) })
    }
}
