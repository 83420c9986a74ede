//! A node: what all tables and connections of a process share, and what is done regularly.

use crate::config::Config;
use crate::desk::Solving;
use crate::limits::{Buckets, household};
use crate::metrics::Metrics;
use crate::pool::Pool;
use crate::room::{self, Room, ToRoom};
use crate::table::{House, PlayTime, Signal, Table, store_id, wire_id};
use fourline_game::Seat;
use fourline_site::Site;
use fourline_store::{Hint, Key, Store, StoreError, Tidy};
use fourline_wire::{Reaction, Refused, TableId};
use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError, RwLock};
use std::time::{Duration, SystemTime, UNIX_EPOCH};
use tokio::sync::{mpsc, watch};
use tokio_util::sync::CancellationToken;
use tokio_util::task::TaskTracker;
use tracing::{error, info, warn};

pub(crate) type Shared<S> = Arc<Node<S>>;

pub(crate) struct Node<S> {
    pub store: S,
    pub config: Config,
    pub site: Site,
    pub pool: Pool,
    pub solving: Solving,
    pub metrics: Metrics,
    pub tasks: TaskTracker,
    /// Sockets are told, and end.
    pub soft_stop: CancellationToken,
    /// Everything ends.
    pub hard_stop: CancellationToken,
    pub is_read_only: watch::Sender<bool>,
    pub limits: Limits,
    number: u64,
    /// By both ids of a table.
    rooms: Mutex<HashMap<TableId, Room>>,
    time: RwLock<Arc<PlayTime>>,
    conns: AtomicU64,
    sockets: Mutex<(usize, HashMap<IpAddr, usize>)>,
    signals: mpsc::Sender<String>,
}

/// What an address may do, and how often.
pub(crate) struct Limits {
    pub create: Buckets<IpAddr>,
    pub join: Buckets<IpAddr>,
    pub read: Buckets<IpAddr>,
    pub connect: Buckets<IpAddr>,
    pub solve: Buckets<IpAddr>,
}

/// A socket that is counted as long as this lives.
pub(crate) struct Counted<S> {
    node: Shared<S>,
    address: IpAddr,
}

/// A random number of the system.
pub(crate) fn random() -> u64 {
    getrandom::u64().expect("the system has random numbers")
}

fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

/// How often a node says that it is there.
const PULSE: Duration = Duration::from_millis(1_000);

impl<S: Store> Node<S> {
    pub fn new(
        store: S,
        site: Site,
        config: Config,
    ) -> std::io::Result<(Shared<S>, mpsc::Receiver<String>)> {
        let rates = config.rates;
        let limits = Limits {
            create: Buckets::new(rates.create),
            join: Buckets::new(rates.join),
            read: Buckets::new(rates.read),
            connect: Buckets::new(rates.connect),
            solve: Buckets::new(rates.solve),
        };
        let (signals, to_send) = mpsc::channel(1024);
        let node = Node {
            store,
            pool: Pool::start(config.computers)?,
            solving: Solving::start()?,
            config,
            site,
            metrics: Metrics::default(),
            tasks: TaskTracker::new(),
            soft_stop: CancellationToken::new(),
            hard_stop: CancellationToken::new(),
            is_read_only: watch::channel(false).0,
            limits,
            number: random(),
            rooms: Mutex::default(),
            time: RwLock::default(),
            conns: AtomicU64::new(0),
            sockets: Mutex::default(),
            signals,
        };
        Ok((Arc::new(node), to_send))
    }

    pub fn now_ms(&self) -> u64 {
        let since = SystemTime::now().duration_since(UNIX_EPOCH);
        since.map_or(0, |since| u64::try_from(since.as_millis()).unwrap_or(u64::MAX))
    }

    pub fn time(&self) -> Arc<PlayTime> {
        self.time.read().unwrap_or_else(PoisonError::into_inner).clone()
    }

    pub fn next_conn(&self) -> u64 {
        self.conns.fetch_add(1, Ordering::Relaxed)
    }

    /// Takes one of what an address may do.
    pub fn limit(&self, buckets: &Buckets<IpAddr>, address: IpAddr) -> Result<(), Refused> {
        let taken = buckets.take(household(address), self.now_ms());
        taken.map_err(|retry_ms| Refused::TooFast { retry_ms })
    }

    /// The room of a table, and whether it was named by the id for watching.
    pub async fn open(self: &Arc<Self>, id: &TableId) -> Result<(Room, bool), Refused> {
        if let Some(room) = self.find(id) {
            let by_watch = room.id != *id;
            return Ok((room, by_watch));
        }
        let key = store_id(id);
        let mut found = self.store.load(Key::Table(key.clone())).await.map_err(refused_by)?;
        if found.is_none() {
            found = self.store.load(Key::Watch(key)).await.map_err(refused_by)?;
        }
        let Some(stored) = found else { return Err(Refused::NoSuchGame) };
        let house = House { grace_ms: self.config.grace_ms, has_peers: self.config.has_peers };
        let broken = |what| {
            error!(table = %stored.table.id, ?what, "stored table broken");
            Refused::Broken
        };
        let table = Table::new(&stored, house, self.now_ms()).map_err(broken)?;
        let watch = wire_id(&stored.table.watch).map_err(broken)?;
        let mut rooms = lock(&self.rooms);
        // Another request may have been faster.
        let room = match rooms.get(table.id()) {
            Some(room) if !room.mail.is_closed() => room.clone(),
            _ => {
                if rooms.len() >= 2 * self.config.most_tables {
                    return Err(Refused::Full);
                }
                let room = room::start(self, table, watch);
                rooms.insert(room.id.clone(), room.clone());
                rooms.insert(room.watch.clone(), room.clone());
                room
            }
        };
        let by_watch = room.id != *id;
        Ok((room, by_watch))
    }

    fn find(&self, id: &TableId) -> Option<Room> {
        lock(&self.rooms).get(id).filter(|room| !room.mail.is_closed()).cloned()
    }

    /// Forgets an idle room, unless something was just sent to it.
    pub fn forget(&self, room: &Room, inbox: &mpsc::Receiver<ToRoom>) -> bool {
        let mut rooms = lock(&self.rooms);
        // One of these is the room's own, two are in the table of rooms.
        if !inbox.is_empty() || inbox.sender_strong_count() > 3 {
            return false;
        }
        rooms.remove(&room.id);
        rooms.remove(&room.watch);
        true
    }

    /// Forgets a room whose table is gone.
    pub fn drop_room(&self, room: &Room) {
        let mut rooms = lock(&self.rooms);
        rooms.remove(&room.id);
        rooms.remove(&room.watch);
    }

    fn all_rooms(&self) -> Vec<Room> {
        lock(&self.rooms)
            .iter()
            .filter(|(id, room)| **id == room.id)
            .map(|(_, r)| r.clone())
            .collect()
    }

    /// Counts a socket, if there is room for one more.
    pub fn count_socket(self: &Arc<Self>, address: IpAddr) -> Result<Counted<S>, Refused> {
        let address = household(address);
        let mut sockets = lock(&self.sockets);
        let (all, by_address) = &mut *sockets;
        let here = by_address.get(&address).copied().unwrap_or(0);
        if *all >= self.config.most_sockets || here >= self.config.most_sockets_per_address {
            return Err(Refused::Full);
        }
        *all += 1;
        by_address.insert(address, here + 1);
        self.metrics.sockets.inc();
        Ok(Counted { node: self.clone(), address })
    }

    /// Tells the other nodes.
    pub fn signal(&self, id: &TableId, signal: Signal) {
        if self.config.has_peers {
            // What finds no place is said again by and by.
            let _ = self.signals.try_send(write_signal(id, signal));
        }
    }

    /// Says that this node is there, and learns what time does not count. Errors mean that nothing can be
    /// stored.
    pub async fn pulse(&self) -> Result<(), StoreError> {
        let now_ms = self.now_ms();
        let pulsed = match self.store.pulse(self.number, now_ms).await {
            Ok(()) => self.store.gaps(0).await.map(Some),
            Err(error) => Err(error),
        };
        let is_read_only = pulsed.is_err();
        if let Ok(Some(gaps)) = &pulsed {
            let time = PlayTime { gaps: gaps.clone(), pulse_ms: now_ms };
            *self.time.write().unwrap_or_else(PoisonError::into_inner) = Arc::new(time);
        }
        let has_changed = self.is_read_only.send_if_modified(|known| {
            let changed = *known != is_read_only;
            *known = is_read_only;
            changed
        });
        if has_changed {
            self.metrics.read_only.set(i64::from(is_read_only));
            match &pulsed {
                Err(error) => error!(%error, "read-only"),
                Ok(_) => info!("writable"),
            }
        }
        pulsed.map(drop)
    }

    /// Everything that is done regularly, until the end.
    pub async fn look_after(self: Arc<Self>, signals: mpsc::Receiver<String>) {
        let clocks = self.clone().wake_clocks();
        tokio::select! {
            () = self.hard_stop.cancelled() => {}
            () = async { tokio::join!(self.pulses(), self.hints(), self.tidies(), clocks, self.say(signals)); } => {}
        }
    }

    async fn pulses(&self) {
        let mut ticks = tokio::time::interval(PULSE);
        ticks.set_missed_tick_behavior(tokio::time::MissedTickBehavior::Delay);
        loop {
            ticks.tick().await;
            // What went wrong is logged, and known to all, when it changes.
            let _ = self.pulse().await;
        }
    }

    /// Tables with a running clock are held, even without connections: their flags fall.
    async fn wake_clocks(self: Arc<Self>) {
        let running = loop {
            match self.store.running().await {
                Ok(running) => break running,
                Err(error) => warn!(%error, "clocks"),
            }
            tokio::time::sleep(PULSE).await;
        };
        for id in running {
            let Ok(id) = wire_id(&id) else { continue };
            if let Err(why) = self.open(&id).await {
                warn!(code = why.code(), "clock");
            }
        }
    }

    async fn hints(&self) {
        let mut changes = self.store.changes();
        loop {
            match changes.next().await {
                Hint::Table(id) => {
                    if let Some(room) = wire_id(&id).ok().and_then(|id| self.find(&id)) {
                        tell(&room, ToRoom::Changed).await;
                    }
                }
                Hint::Lost => {
                    for room in self.all_rooms() {
                        tell(&room, ToRoom::Changed).await;
                    }
                }
                Hint::Signal(text) => {
                    for (id, signal) in text.lines().filter_map(read_signal) {
                        if let Some(room) = self.find(&id) {
                            tell(&room, ToRoom::Signal(signal)).await;
                        }
                    }
                }
            }
        }
    }

    /// Says to other nodes what is to be said, many things at once.
    async fn say(&self, mut signals: mpsc::Receiver<String>) {
        while let Some(mut text) = signals.recv().await {
            tokio::time::sleep(Duration::from_millis(20)).await;
            while text.len() < 6_000
                && let Ok(more) = signals.try_recv()
            {
                text.push('\n');
                text.push_str(&more);
            }
            if let Err(error) = self.store.signal(text).await {
                warn!(%error, "signal");
            }
        }
    }

    async fn tidies(&self) {
        const DAY_MS: u64 = 86_400_000;
        loop {
            tokio::time::sleep(Duration::from_secs(60)).await;
            let now_ms = self.now_ms();
            for buckets in [
                &self.limits.create,
                &self.limits.join,
                &self.limits.read,
                &self.limits.connect,
                &self.limits.solve,
            ] {
                buckets.tidy(now_ms);
            }
            let keep = self.config.keep;
            let before = |days: u32| now_ms.saturating_sub(u64::from(days) * DAY_MS);
            let rule = Tidy {
                open_before_ms: before(keep.open_days),
                over_before_ms: before(keep.over_days),
                idle_before_ms: before(keep.idle_days),
                at_most: 1_000,
            };
            match self.store.tidy(rule).await {
                Ok(done) if done.open + done.over + done.idle > 0 => {
                    info!(open = done.open, over = done.over, idle = done.idle, "tidied");
                }
                Ok(_) => {}
                Err(error) => warn!(%error, "tidy"),
            }
        }
    }
}

async fn tell(room: &Room, what: ToRoom) {
    // A room that has just ended reads everything when it is opened again.
    let _ = room.mail.send(what).await;
}

impl<S> Drop for Counted<S> {
    fn drop(&mut self) {
        let mut sockets = lock(&self.node.sockets);
        let (all, by_address) = &mut *sockets;
        *all = all.saturating_sub(1);
        if let Some(here) = by_address.get_mut(&self.address) {
            *here -= 1;
            if *here == 0 {
                by_address.remove(&self.address);
            }
        }
        self.node.metrics.sockets.dec();
    }
}

/// What a failing store means for the one who asked.
pub(crate) fn refused_by(error: StoreError) -> Refused {
    match error {
        StoreError::ReadOnly => Refused::ReadOnly,
        StoreError::Closed => Refused::Stopping,
        StoreError::Busy => Refused::Busy,
        StoreError::Exists | StoreError::Broken(_) => {
            error!(%error, "store");
            Refused::Broken
        }
    }
}

/// A signal in a line: `here ID 1 yes`, `react ID 1 hello`, `rematch ID yes no`.
fn write_signal(id: &TableId, signal: Signal) -> String {
    let word = |yes: bool| if yes { "yes" } else { "no" };
    match signal {
        Signal::Here(seat, is_here) => format!("here {id} {} {}", seat.number(), word(is_here)),
        Signal::React(seat, kind) => format!("react {id} {} {}", seat.number(), kind.name()),
        Signal::Rematch([one, two]) => format!("rematch {id} {} {}", word(one), word(two)),
    }
}

fn read_signal(line: &str) -> Option<(TableId, Signal)> {
    let words: Vec<&str> = line.split(' ').collect();
    let &[what, id, one, two] = &words[..] else { return None };
    let seat = || Seat::from_number(one.parse().ok()?);
    let signal = match what {
        "here" => Signal::Here(seat()?, two == "yes"),
        "react" => {
            let kind = Reaction::ALL.into_iter().find(|kind| kind.name() == two)?;
            Signal::React(seat()?, kind)
        }
        "rematch" => Signal::Rematch([one == "yes", two == "yes"]),
        _ => return None,
    };
    Some((TableId::new(id)?, signal))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn signals_read_back_and_noise_is_none() {
        let id = TableId::from_bytes([5; 10]);
        for signal in [
            Signal::Here(Seat::One, true),
            Signal::Here(Seat::Two, false),
            Signal::React(Seat::Two, Reaction::GoodGame),
            Signal::Rematch([true, false]),
        ] {
            let text = write_signal(&id, signal);
            assert_eq!(read_signal(&text), Some((id.clone(), signal)), "{text}");
        }
        for noise in ["", "here", "here x 1 yes", &format!("here {id} 3 yes"), "a b c d e"] {
            assert_eq!(read_signal(noise), None, "{noise}");
        }
    }
}
