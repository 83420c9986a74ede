//! The real server, killed at random moments under games in flight; judged by what the clients were told.
//!
//! `FOURLINE_KILLS=1000 FOURLINE_GAMES=200` make it longer: `cargo xtask online-kills 1000`.

mod common;

use common::{Client, Device, ask, classic, device};
use fourline_game::{Action, Seat, record};
use fourline_server::{Config, asked_to_end, serve_on};
use fourline_site::Site;
use fourline_store::{Key, Sqlite, Store, TableId as StoreId};
use fourline_wire::{
    CommandId, Created, Join, NewTable, Refused, TableId, ToClient, ToServer, command_text,
};
use std::io::{BufRead, BufReader};
use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::time::Duration;

const DATABASE: &str = "FOURLINE_KILLS_DATABASE";
const PORT: &str = "FOURLINE_KILLS_PORT";

/// Not a test but the server: this program starts itself again with it.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
#[ignore = "the server of the test below"]
async fn the_server_that_is_killed() {
    let (Ok(database), Ok(port)) = (std::env::var(DATABASE), std::env::var(PORT)) else { return };
    let listener = tokio::net::TcpListener::bind(format!("127.0.0.1:{port}")).await.unwrap();
    let store = Sqlite::open(Path::new(&database)).unwrap();
    // The library of tests writes before it, on the same line.
    println!("\nlistening {}", listener.local_addr().unwrap());
    let config = Config { most_sockets_per_address: 10_000, ..common::free() };
    serve_on(listener, Site::default(), store, config, None, asked_to_end()).await.unwrap();
}

struct Process {
    child: Child,
    address: SocketAddr,
}

impl Process {
    fn start(database: &Path, port: u16) -> Process {
        let mut child = Command::new(std::env::current_exe().unwrap())
            .args(["--ignored", "--exact", "the_server_that_is_killed", "--nocapture"])
            .env(DATABASE, database)
            .env(PORT, port.to_string())
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .unwrap();
        let lines = BufReader::new(child.stdout.take().unwrap()).lines();
        let address = lines
            .map_while(Result::ok)
            .find_map(|line| line.strip_prefix("listening ").and_then(|it| it.parse().ok()))
            .expect("the server says where it listens");
        Process { child, address }
    }

    fn kill(mut self) {
        self.child.kill().unwrap();
        self.child.wait().unwrap();
    }
}

/// What one client was told.
#[derive(Default)]
struct Journal {
    /// Table, seat, id, place and text of what was acknowledged.
    kept: Vec<(TableId, Seat, CommandId, u32, String)>,
    tables: Vec<TableId>,
    welcomes: u64,
}

struct Shared {
    address: SocketAddr,
    is_over: AtomicBool,
    kept: AtomicU64,
}

fn number(name: &str, usual: u64) -> u64 {
    std::env::var(name).ok().and_then(|text| text.parse().ok()).unwrap_or(usual)
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_was_acknowledged_survives_every_kill() {
    let (kills, games) = (number("FOURLINE_KILLS", 5), number("FOURLINE_GAMES", 12));
    let folder = tempfile::tempdir().unwrap();
    let database: PathBuf = folder.path().join("games.sqlite");
    let mut process = Process::start(&database, 0);
    let address = process.address;
    let shared =
        Arc::new(Shared { address, is_over: AtomicBool::new(false), kept: AtomicU64::new(0) });
    let pairs: Vec<_> = (0..games).map(|n| tokio::spawn(play_on(shared.clone(), n))).collect();
    for kill in 0..kills {
        // Some moves are made between two kills; when exactly it happens is left to chance.
        let enough = shared.kept.load(Ordering::Relaxed) + games;
        let some = async {
            while shared.kept.load(Ordering::Relaxed) < enough {
                tokio::time::sleep(Duration::from_millis(1)).await;
            }
        };
        tokio::time::timeout(common::PATIENCE, some).await.expect("games go on");
        tokio::time::sleep(Duration::from_micros(kill * 7_919 % 50_000)).await;
        process.kill();
        process = Process::start(&database, address.port());
        assert_eq!(process.address, address);
    }
    shared.is_over.store(true, Ordering::Relaxed);
    let mut journals = Vec::new();
    for pair in pairs {
        journals
            .push(tokio::time::timeout(common::PATIENCE, pair).await.expect("in time").unwrap());
    }
    process.kill();
    let (kept, tables) = judge(&database, &journals).await;
    let welcomes: u64 = journals.iter().map(|journal| journal.welcomes).sum();
    println!(
        "{kills} kills, {tables} games, {kept} acknowledged commands, {welcomes} times back in the \
         seat: 0 lost, 0 illegal, 0 seats lost"
    );
}

/// Two players go on from game to game, whatever happens to the server.
async fn play_on(shared: Arc<Shared>, n: u64) -> Journal {
    let mut journal = Journal::default();
    let devices = [device(&format!("Ann {n}")), device(&format!("Bob {n}"))];
    while !shared.is_over.load(Ordering::Relaxed) {
        let Some(id) = new_table(&shared, &devices).await else { continue };
        journal.tables.push(id.clone());
        let mut clients: [Option<Client>; 2] = [None, None];
        loop {
            if shared.is_over.load(Ordering::Relaxed) {
                return journal;
            }
            match step(&shared, &id, &devices, &mut clients, &mut journal).await {
                Some(true) => break,
                Some(false) => {}
                // The line broke: both come back.
                None => clients = [None, None],
            }
        }
    }
    journal
}

async fn new_table(shared: &Shared, [ann, bob]: &[Device; 2]) -> Option<TableId> {
    let asked =
        NewTable { terms: classic(), name: ann.name.clone(), opponent: None, listed: false };
    let post = async |device: &Device, path: &str, body: &str| {
        let bearer = device.bearer();
        let headers = [("authorization", bearer.as_str())];
        let answer = ask(shared.address, "POST", path, &headers, body).await;
        match answer {
            Ok(answer) => Some(answer),
            Err(_) => {
                tokio::time::sleep(Duration::from_millis(20)).await;
                None
            }
        }
    };
    let made = post(ann, "/api/v1/games", &asked.write()).await?;
    let created = Created::read(&made.body).ok()?;
    let body = Join { name: bob.name.clone() }.write();
    loop {
        let joined = post(bob, &format!("/api/v1/games/{}/join", created.id), &body).await;
        match joined {
            Some(answer) if answer.status == 200 => return Some(created.id),
            // What was made is there after a kill, so it can be joined.
            Some(answer) => assert_eq!(answer.status, 503, "{answer:?}"),
            None if shared.is_over.load(Ordering::Relaxed) => return None,
            None => {}
        }
    }
}

/// The player to move moves. True when the game is over, `None` when a line broke.
async fn step(
    shared: &Shared,
    id: &TableId,
    devices: &[Device; 2],
    clients: &mut [Option<Client>; 2],
    journal: &mut Journal,
) -> Option<bool> {
    for seat in Seat::BOTH {
        let place = &mut clients[seat.index()];
        if place.is_none() {
            let device = &devices[seat.index()];
            match Client::connect(shared.address, Some(device), id, &[]).await {
                Ok(client) => {
                    assert_eq!(client.you, Some(seat), "a seat was lost");
                    journal.welcomes += 1;
                    *place = Some(client);
                }
                Err(_) => {
                    tokio::time::sleep(Duration::from_millis(20)).await;
                    return None;
                }
            }
        }
    }
    let turn = clients[0].as_ref()?.game.as_ref()?.turn();
    let Some(turn) = turn else { return Some(true) };
    let length = clients[0].as_ref()?.length().max(clients[1].as_ref()?.length());
    let client = clients[turn.index()].as_mut()?;
    while client.length() < length {
        client.try_hear().await?;
    }
    if client.game.as_ref()?.turn() != Some(turn) {
        return Some(false);
    }
    let shape = client.game.as_ref()?.rules().shape;
    let action: Action = client.advice();
    let after = client.length();
    let name = CommandId::new(&format!("k-{}-{after}", turn.number())).unwrap();
    let text = action.text(shape);
    client.try_say(&ToServer::Command { id: name.clone(), after, action: text.clone() }).await?;
    loop {
        match client.try_hear().await? {
            ToClient::Kept { id: kept, after: place } if kept == name => {
                assert_eq!(place, after);
                shared.kept.fetch_add(1, Ordering::Relaxed);
                let text = command_text(turn.does(action), shape);
                journal.kept.push((id.clone(), turn, name, after, text));
                break;
            }
            ToClient::Refused { id: Some(refused), why } if refused == name => {
                assert!(why.is_passing() || matches!(why, Refused::Stale { .. }), "{why:?}");
                return Some(false);
            }
            _ => {}
        }
    }
    for client in clients.iter_mut().flatten() {
        while client.length() <= after {
            client.try_hear().await?;
        }
    }
    Some(false)
}

/// Everything that was acknowledged is stored where it was said to be, in a legal game.
async fn judge(database: &Path, journals: &[Journal]) -> (usize, usize) {
    let store = Sqlite::open(database).unwrap();
    store.check().await.unwrap();
    let (mut kept, mut tables) = (0, 0);
    for journal in journals {
        for id in &journal.tables {
            let key = Key::Table(StoreId::parse(id.as_str()).unwrap());
            let stored = store.load(key).await.unwrap().expect("an acknowledged table is there");
            let game = fourline_server::table::replay(&stored).unwrap().expect("it had begun");
            assert_eq!(record::read(&record::write(&game)).as_ref(), Ok(&game));
            tables += 1;
            for (_, seat, name, after, text) in journal.kept.iter().filter(|it| it.0 == *id) {
                let line = &stored.commands[*after as usize];
                assert_eq!(line.command_id, format!("{}:{name}", seat.number()));
                assert_eq!(line.text, *text);
                kept += 1;
            }
        }
    }
    store.close().await;
    (kept, tables)
}
