//! Pairs of players that go on from game to game, whatever happens to the servers, and write down what they
//! were told; and the judgement of what they wrote.

use crate::common::{self, Client, Device, ask, classic, device};
use fourline_game::{Action, Seat, record};
use fourline_store::{AnyStore, Key, Store, TableId as StoreId};
use fourline_wire::{
    CommandId, Created, Join, NewTable, Refused, TableId, ToClient, ToServer, command_text,
};
use std::net::SocketAddr;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::time::Duration;

/// How long to wait before a door is tried again.
const PAUSE: Duration = Duration::from_millis(20);

/// An acknowledged command.
pub struct Kept {
    pub table: TableId,
    pub seat: Seat,
    pub id: CommandId,
    pub after: u32,
    pub text: String,
}

/// What one pair was told.
#[derive(Default)]
pub struct Journal {
    pub kept: Vec<Kept>,
    pub tables: Vec<TableId>,
    pub welcomes: u64,
}

/// What all pairs share.
pub struct World {
    /// The nodes. Who finds one closed goes to the next.
    pub doors: Vec<SocketAddr>,
    is_over: AtomicBool,
    pub kept: AtomicU64,
}

impl World {
    pub fn new(doors: Vec<SocketAddr>) -> Arc<World> {
        Arc::new(World { doors, is_over: AtomicBool::new(false), kept: AtomicU64::new(0) })
    }

    pub fn is_over(&self) -> bool {
        self.is_over.load(Ordering::Relaxed)
    }

    /// Everybody stops.
    pub fn end(&self) {
        self.is_over.store(true, Ordering::Relaxed);
    }

    /// Waits until so many more commands are acknowledged.
    pub async fn goes_on(&self, more: u64) {
        let enough = self.kept.load(Ordering::Relaxed) + more;
        let some = async {
            while self.kept.load(Ordering::Relaxed) < enough {
                tokio::time::sleep(Duration::from_millis(1)).await;
            }
        };
        tokio::time::timeout(common::PATIENCE, some).await.expect("games go on");
    }
}

/// Two players.
struct Pair {
    world: Arc<World>,
    devices: [Device; 2],
    /// The door that each tries next.
    doors: [usize; 2],
    clients: [Option<Client>; 2],
    journal: Journal,
}

/// Two players go on from game to game until the end. With several nodes each begins at another one.
pub async fn play_on(world: Arc<World>, n: u64) -> Journal {
    let devices = [device(&format!("Ann {n}")), device(&format!("Bob {n}"))];
    let doors = [n as usize, n as usize + 1];
    let mut pair =
        Pair { world, devices, doors, clients: [None, None], journal: Journal::default() };
    while !pair.world.is_over() {
        let Some(id) = new_table(&pair.world, pair.doors, &pair.devices).await else { continue };
        pair.journal.tables.push(id.clone());
        pair.clients = [None, None];
        while !pair.world.is_over() && !pair.step(&id).await {}
    }
    pair.journal
}

/// A table with both players, or `None` if that was not to be.
pub async fn new_table(world: &World, doors: [usize; 2], devices: &[Device; 2]) -> Option<TableId> {
    let [ann, bob] = devices;
    let asked =
        NewTable { terms: classic(), name: ann.name.clone(), opponent: None, listed: false };
    let post = async |device: &Device, door: usize, path: &str, body: &str| {
        let address = world.doors[door % world.doors.len()];
        let bearer = device.bearer();
        let headers = [("authorization", bearer.as_str())];
        let answer = ask(address, "POST", path, &headers, body).await.ok();
        if answer.is_none() {
            tokio::time::sleep(PAUSE).await;
        }
        answer
    };
    let mut door = doors[0];
    let created = loop {
        let made = post(ann, door, "/api/v1/games", &asked.write()).await;
        match made.map(|made| Created::read(&made.body)) {
            Some(Ok(created)) => break created,
            _ if world.is_over() => return None,
            // It may have been made, but no one knows of it.
            _ => door += 1,
        }
    };
    let body = Join { name: bob.name.clone() }.write();
    let mut door = doors[1];
    loop {
        let path = format!("/api/v1/games/{}/join", created.id);
        match post(bob, door, &path, &body).await {
            Some(answer) if answer.status == 200 => return Some(created.id),
            // What was made is there after a kill, so it can be joined.
            Some(answer) => assert_eq!(answer.status, 503, "{answer:?}"),
            None if world.is_over() => return None,
            None => {}
        }
        door += 1;
    }
}

impl Pair {
    /// The player to move moves. True when the game is over.
    async fn step(&mut self, id: &TableId) -> bool {
        for seat in Seat::BOTH {
            if self.clients[seat.index()].is_none() && !self.come_back(id, seat).await {
                return false;
            }
        }
        let Some(turn) = self.client(Seat::One).game.as_ref().expect("it has begun").turn() else {
            return true;
        };
        let length = self.client(Seat::One).length().max(self.client(Seat::Two).length());
        if !self.catch_up(turn, length).await {
            return false;
        }
        let client = self.client(turn);
        let game = client.game.as_ref().expect("it has begun");
        if game.turn() != Some(turn) {
            // The other one has to catch up.
            self.catch_up(turn.other(), length).await;
            return false;
        }
        let (shape, action, after) = (game.rules().shape, client.advice(), client.length());
        let Some(is_kept) = self.command(turn, action, after).await else {
            self.lose(turn);
            return false;
        };
        if is_kept {
            let name = command_id(turn, after);
            let text = command_text(turn.does(action), shape);
            self.world.kept.fetch_add(1, Ordering::Relaxed);
            self.journal.kept.push(Kept { table: id.clone(), seat: turn, id: name, after, text });
            for seat in Seat::BOTH {
                self.catch_up(seat, after + 1).await;
            }
        }
        false
    }

    fn client(&mut self, seat: Seat) -> &mut Client {
        self.clients[seat.index()].as_mut().expect("it has just come")
    }

    /// A line broke: this player goes to the next door.
    fn lose(&mut self, seat: Seat) {
        self.clients[seat.index()] = None;
        self.doors[seat.index()] += 1;
    }

    async fn come_back(&mut self, id: &TableId, seat: Seat) -> bool {
        let door = self.doors[seat.index()] % self.world.doors.len();
        let device = &self.devices[seat.index()];
        match Client::connect(self.world.doors[door], Some(device), id, &[]).await {
            Ok(client) => {
                assert_eq!(client.you, Some(seat), "a seat was lost");
                self.journal.welcomes += 1;
                self.clients[seat.index()] = Some(client);
                true
            }
            Err(_) => {
                tokio::time::sleep(PAUSE).await;
                self.lose(seat);
                false
            }
        }
    }

    /// Listens until this player knows so many commands; false if the line broke.
    async fn catch_up(&mut self, seat: Seat, length: u32) -> bool {
        while self.client(seat).length() < length {
            if self.client(seat).try_hear().await.is_none() {
                self.lose(seat);
                return false;
            }
        }
        true
    }

    /// Was the command acknowledged? `None` if the line broke before an answer came.
    async fn command(&mut self, turn: Seat, action: Action, after: u32) -> Option<bool> {
        let name = command_id(turn, after);
        let client = self.client(turn);
        let text = action.text(client.game.as_ref()?.rules().shape);
        client.try_say(&ToServer::Command { id: name.clone(), after, action: text }).await?;
        loop {
            match client.try_hear().await? {
                ToClient::Kept { id: kept, after: place } if kept == name => {
                    assert_eq!(place, after);
                    return Some(true);
                }
                ToClient::Refused { id: Some(refused), why } if refused == name => {
                    assert!(why.is_passing() || matches!(why, Refused::Stale { .. }), "{why:?}");
                    return Some(false);
                }
                _ => {}
            }
        }
    }
}

/// The same command has the same id, so it may be sent again after a break.
fn command_id(seat: Seat, after: u32) -> CommandId {
    CommandId::new(&format!("k-{}-{after}", seat.number())).expect("it has the right letters")
}

/// What was found in the database.
pub struct Verdict {
    pub kept: usize,
    pub tables: usize,
    pub welcomes: u64,
}

impl std::fmt::Display for Verdict {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let Verdict { kept, tables, welcomes } = self;
        write!(
            f,
            "{tables} games, {kept} acknowledged commands, {welcomes} times in the seat: \
             0 lost, 0 illegal, 0 seats lost"
        )
    }
}

/// Everything that was acknowledged is stored where it was said to be, in a legal game.
pub async fn judge(database: &str, journals: &[Journal]) -> Verdict {
    let store = AnyStore::open(database).await.unwrap();
    if let AnyStore::Sqlite(store) = &store {
        store.check().await.unwrap();
    }
    let mut verdict = Verdict { kept: 0, tables: 0, welcomes: 0 };
    for journal in journals {
        verdict.welcomes += journal.welcomes;
        for id in &journal.tables {
            let key = Key::Table(StoreId::parse(id.as_str()).unwrap());
            let stored = store.load(key).await.unwrap().expect("an acknowledged table is there");
            let game = fourline_server::table::replay(&stored).unwrap().expect("it had begun");
            assert_eq!(record::read(&record::write(&game)).as_ref(), Ok(&game));
            verdict.tables += 1;
            for kept in journal.kept.iter().filter(|it| it.table == *id) {
                let line = &stored.commands[kept.after as usize];
                assert_eq!(line.command_id, format!("{}:{}", kept.seat.number(), kept.id));
                assert_eq!(line.text, kept.text);
                verdict.kept += 1;
            }
        }
    }
    store.close().await;
    verdict
}
