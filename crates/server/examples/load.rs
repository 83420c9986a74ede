//! Many players at once: `load sqlite|postgres SOCKETS RATE SECONDS` starts a server (or two nodes on one
//! Postgres), opens so many sockets, two for each table, and lets all together make so many moves a second.
//! Says how long moves take from sent to acknowledged, what a socket costs in memory, and counts every
//! acknowledged move in the record. `cargo xtask online-load` runs it, on this machine alone.

use fourline_rules::Rules;
use fourline_server::Token;
use fourline_test_postgres::TestPostgres;
use fourline_wire::{
    CommandId, Created, First, Join, NewTable, TableId, Terms, ToClient, ToServer,
};
use futures_util::{SinkExt, StreamExt};
use std::io::BufRead;
use std::net::SocketAddr;
use std::process::{Child, Command, Stdio};
use std::sync::Arc;
use std::time::{Duration, Instant};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio::sync::{Semaphore, watch};
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::{WebSocketStream, client_async};

type Socket = WebSocketStream<TcpStream>;

/// So many are opened at the same time.
const AT_ONCE: usize = 64;

/// Files that each side may need besides its sockets.
const OTHER_FILES: u64 = 500;

/// Columns whose discs, one player's after the other's, never make four in a row.
const COLUMNS: [&str; 3] = ["a", "b", "c"];
const ROWS: u32 = 6;

struct Node {
    server: Child,
    address: SocketAddr,
}

impl Drop for Node {
    fn drop(&mut self) {
        // It may have ended already.
        let _ = self.server.kill();
        let _ = self.server.wait();
    }
}

impl Node {
    fn start(database: &str, site: &str) -> Node {
        let program = std::env::current_exe().expect("a path").with_file_name("serve");
        let mut server = Command::new(program)
            .args([site, "0", database])
            .stdout(Stdio::piped())
            .spawn()
            .expect("cargo xtask online-load builds the example `serve`");
        let mut line = String::new();
        let output = server.stdout.take().expect("it is piped");
        std::io::BufReader::new(output).read_line(&mut line).expect("it says where it is");
        let address = line.trim().trim_start_matches("http://").trim_end_matches('/');
        let address = address.parse().unwrap_or_else(|_| panic!("not an address: {line}"));
        Node { server, address }
    }

    /// How much memory the process has.
    fn kilobytes(&self) -> u64 {
        let status = std::fs::read_to_string(format!("/proc/{}/status", self.server.id()));
        let status = status.expect("the system says it");
        let line = status.lines().find(|line| line.starts_with("VmRSS:")).expect("a line");
        line.split_whitespace().nth(1).and_then(|it| it.parse().ok()).expect("a number")
    }
}

fn main() {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let [kind, sockets, rate, seconds] = &arguments[..] else {
        panic!("load sqlite|postgres SOCKETS RATE SECONDS");
    };
    let number = |text: &str| text.parse::<u64>().expect("a number");
    let (sockets, rate, seconds) = (number(sockets), number(rate), number(seconds));
    allow_files(sockets + OTHER_FILES);
    let folder = tempfile::tempdir().expect("a folder");
    let site = folder.path().display().to_string();
    let postgres = (kind == "postgres").then(|| TestPostgres::start().expect("a Postgres"));
    let nodes: Vec<Node> = match &postgres {
        Some(server) => (0..2).map(|_| Node::start(&server.address(), &site)).collect(),
        None => vec![Node::start(&format!("{site}/games.sqlite"), &site)],
    };
    let runtime = tokio::runtime::Runtime::new().expect("a runtime");
    runtime.block_on(load(&nodes, sockets / 2, rate, Duration::from_secs(seconds)));
}

/// As many as the system lets us have.
fn allow_files(wanted: u64) {
    use rustix::process::{Resource, Rlimit, getrlimit, setrlimit};
    let limit = getrlimit(Resource::Nofile);
    let most = limit.maximum.unwrap_or(u64::MAX);
    assert!(wanted <= most, "only {most} files may be open: ulimit -Hn {wanted}");
    let current = Some(limit.current.unwrap_or(most).max(wanted));
    setrlimit(Resource::Nofile, Rlimit { current, ..limit }).expect("it is allowed");
}

async fn load(nodes: &[Node], tables: u64, rate: u64, lasts: Duration) {
    let addresses: Vec<SocketAddr> = nodes.iter().map(|node| node.address).collect();
    let before: u64 = nodes.iter().map(Node::kilobytes).sum();
    let start = Instant::now();
    let doors = Arc::new(Semaphore::new(AT_ONCE));
    let opening: Vec<_> = (0..tables)
        .map(|table| tokio::spawn(open(addresses.clone(), table, doors.clone())))
        .collect();
    let mut open = Vec::new();
    for table in opening {
        open.push(table.await.expect("a table"));
    }
    let after: u64 = nodes.iter().map(Node::kilobytes).sum();
    println!(
        "{} sockets open after {:.1} s; {:.1} kB of memory each, {} MB in all",
        tables * 2,
        start.elapsed().as_secs_f64(),
        (after - before) as f64 / (tables * 2) as f64,
        after / 1024,
    );
    let pause = Duration::from_secs_f64(tables as f64 / rate as f64);
    let (begin, begins) = watch::channel(None);
    let playing: Vec<_> = open
        .into_iter()
        .zip(0..)
        .map(|(seats, number)| {
            let phase = pause.mul_f64(f64::from(number) / tables as f64);
            tokio::spawn(play(seats, begins.clone(), phase, pause, lasts))
        })
        .collect();
    begin.send(Some(Instant::now())).expect("all players wait for it");
    let mut waits = Vec::new();
    for table in playing {
        let (id, kept) = table.await.expect("no player gives up");
        let path = format!("/api/v1/games/{id}/record");
        let record = ask(addresses[0], "GET", &path, None, "").await;
        assert_eq!(record.matches(" drop ").count(), kept.len(), "all are in the record");
        waits.extend(kept);
    }
    waits.sort_unstable();
    let at = |part: f64| waits[((waits.len() - 1) as f64 * part) as usize].as_secs_f64() * 1000.0;
    println!(
        "{} moves in {} s, {:.0} a second; from sent to acknowledged p50 {:.1} ms, p90 {:.1} ms, \
         p99 {:.1} ms, longest {:.1} ms; all are in the records",
        waits.len(),
        lasts.as_secs(),
        waits.len() as f64 / lasts.as_secs_f64(),
        at(0.5),
        at(0.9),
        at(0.99),
        at(1.0),
    );
}

struct Seats {
    id: TableId,
    sockets: [Socket; 2],
}

/// Two players with their sockets, each at a node of its own if there are two.
async fn open(addresses: Vec<SocketAddr>, table: u64, doors: Arc<Semaphore>) -> Seats {
    let _door = doors.acquire().await.expect("it is never closed");
    let (one, two) = (addresses[0], addresses[addresses.len() - 1]);
    let token = |seat: u8| {
        let mut bytes = [seat; 32];
        bytes[..8].copy_from_slice(&table.to_be_bytes());
        Token::from_bytes(bytes).secret().to_string()
    };
    let (ann, bob) = (token(1), token(2));
    let mut terms = Terms::new(Rules::CLASSIC);
    terms.first = First::Host;
    let asked = NewTable { terms, name: "Ann".to_string(), opponent: None, listed: false };
    let created = ask(one, "POST", "/api/v1/games", Some(&ann), &asked.write()).await;
    let id = Created::read(&created).unwrap_or_else(|_| panic!("{created}")).id;
    let join = Join { name: "Bob".to_string() }.write();
    ask(two, "POST", &format!("/api/v1/games/{id}/join"), Some(&bob), &join).await;
    let sockets = [connect(one, &id, &ann).await, connect(two, &id, &bob).await];
    Seats { id, sockets }
}

async fn connect(address: SocketAddr, id: &TableId, token: &str) -> Socket {
    let url = format!("ws://{address}/api/v1/games/{id}/socket");
    let mut request = url.into_client_request().expect("a request");
    let bearer = format!("Bearer {token}").parse().expect("a header");
    request.headers_mut().insert("authorization", bearer);
    let stream = TcpStream::connect(address).await.expect("the server takes it");
    stream.set_nodelay(true).expect("it can be set");
    client_async(request, stream).await.expect("a socket").0
}

/// Both players of a table, until the time is over: how long each move took to be acknowledged.
async fn play(
    mut seats: Seats,
    mut begins: watch::Receiver<Option<Instant>>,
    phase: Duration,
    pause: Duration,
    lasts: Duration,
) -> (TableId, Vec<Duration>) {
    let begun = begins.wait_for(Option::is_some).await.expect("it begins").expect("it is some");
    let mut kept = Vec::new();
    let most = ROWS * COLUMNS.len() as u32;
    for after in 0..most {
        let due = begun + phase + pause * after;
        if due >= begun + lasts {
            break;
        }
        listen_until(&mut seats.sockets, due).await;
        kept.push(make_move(&mut seats, after).await);
    }
    (seats.id, kept)
}

/// Reads what comes, as a player does who thinks.
async fn listen_until([one, two]: &mut [Socket; 2], due: Instant) {
    loop {
        tokio::select! {
            message = one.next() => drop(message.expect("it stays open").expect("it works")),
            message = two.next() => drop(message.expect("it stays open").expect("it works")),
            () = tokio::time::sleep_until(due.into()) => return,
        }
    }
}

/// Sends a move, and waits until it is acknowledged and the other side has seen it.
async fn make_move(seats: &mut Seats, after: u32) -> Duration {
    let id = CommandId::new(&format!("move-{after}")).expect("a name");
    let action = format!("drop {}", COLUMNS[(after / ROWS) as usize]);
    let command = ToServer::Command { id, after, action }.write();
    let [one, two] = &mut seats.sockets;
    let (mover, other) = if after.is_multiple_of(2) { (one, two) } else { (two, one) };
    let sent = Instant::now();
    mover.send(Message::text(command)).await.expect("it can be sent");
    let mut took = None;
    let mut is_seen = false;
    while took.is_none() || !is_seen {
        tokio::select! {
            message = mover.next() => match read(message) {
                Some(ToClient::Kept { after: place, .. }) if place == after => took = Some(sent.elapsed()),
                Some(ToClient::Refused { why, .. }) => panic!("refused: {why:?}"),
                _ => {}
            },
            message = other.next() => match read(message) {
                Some(ToClient::Happened(happened)) if happened.after >= after => is_seen = true,
                Some(ToClient::State(state)) if state.length > after => is_seen = true,
                _ => {}
            },
        }
    }
    took.expect("it was awaited")
}

fn read(
    message: Option<Result<Message, tokio_tungstenite::tungstenite::Error>>,
) -> Option<ToClient> {
    match message.expect("it stays open").expect("it works") {
        Message::Text(text) => Some(ToClient::read(&text).expect("a message")),
        _ => None,
    }
}

/// The body of an answer that is a success.
async fn ask(
    address: SocketAddr,
    method: &str,
    path: &str,
    token: Option<&str>,
    body: &str,
) -> String {
    let mut stream = TcpStream::connect(address).await.expect("the server takes it");
    let length = body.len();
    let token = token.map_or(String::new(), |it| format!("authorization: Bearer {it}\r\n"));
    let request = format!(
        "{method} {path} HTTP/1.1\r\nhost: {address}\r\n{token}\
         connection: close\r\ncontent-length: {length}\r\n\r\n{body}"
    );
    stream.write_all(request.as_bytes()).await.expect("it can be sent");
    let mut answer = String::new();
    stream.read_to_string(&mut answer).await.expect("an answer");
    let (head, body) = answer.split_once("\r\n\r\n").expect("a head and a body");
    assert!(head.starts_with("HTTP/1.1 20"), "{method} {path}: {answer}");
    body.to_string()
}
