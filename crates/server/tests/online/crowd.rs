//! Those who mean no good, in a process of their own with the lowest priority, so that what they cost is what
//! they cost the server: readers who stop reading, and flooders who send as fast as they can.

use crate::number;
use crate::players::{allow_files, line};
use fourline_wire::{TableId, ToServer};
use futures_util::{SinkExt, StreamExt};
use std::io::{BufRead, BufReader, Write};
use std::net::{Ipv4Addr, SocketAddr};
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;
use tokio::task::JoinSet;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::tungstenite::{Error as WsError, Message};
use tokio_tungstenite::{WebSocketStream, client_async};

const DOOR: &str = "FOURLINE_ONLINE_DOOR";

/// So many of each share an address, as in a large house.
const IN_ONE_HOUSE: u64 = 20;

/// What a stalled reader lets come in before it reads no more.
const SMALL: u32 = 4096;

/// What happened to them.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Told {
    /// Messages that flooders sent.
    pub sent: u64,
    /// Flooders whose connection was closed.
    pub floods_closed: u64,
    /// Stalled readers whose connection was closed.
    pub stalled_closed: u64,
    /// Connections that were refused.
    pub refused: u64,
}

#[derive(Default)]
struct Counts {
    sent: AtomicU64,
    floods_closed: AtomicU64,
    stalled_closed: AtomicU64,
    refused: AtomicU64,
}

/// The crowd's process, seen from outside.
pub struct Crowd {
    child: Child,
    orders: ChildStdin,
    answers: BufReader<ChildStdout>,
}

impl Crowd {
    /// They gather before the door, and wait. They look at these tables.
    pub fn gather(door: SocketAddr, tables: &[TableId]) -> Crowd {
        let mut child = Command::new(std::env::current_exe().unwrap())
            .args(["--ignored", "--exact", "the_crowd", "--nocapture"])
            .env(DOOR, door.to_string())
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .unwrap();
        let mut orders = child.stdin.take().unwrap();
        let answers = BufReader::new(child.stdout.take().unwrap());
        let tables: Vec<&str> = tables.iter().map(TableId::as_str).collect();
        writeln!(orders, "{}", tables.join(" ")).unwrap();
        Crowd { child, orders, answers }
    }

    /// They begin. Ends when all have been at the door once.
    pub fn begin(&mut self) {
        writeln!(self.orders, "begin").unwrap();
        self.answer();
    }

    /// They end.
    pub fn end(&mut self) {
        writeln!(self.orders, "end").unwrap();
        self.answer();
    }

    /// What happened to them so far.
    pub fn told(&mut self) -> Told {
        writeln!(self.orders, "tell").unwrap();
        let line = self.answer();
        let numbers: Vec<u64> = line.split(' ').map(|number| number.parse().unwrap()).collect();
        let &[sent, floods_closed, stalled_closed, refused] = &numbers[..] else {
            panic!("{line}")
        };
        Told { sent, floods_closed, stalled_closed, refused }
    }

    fn answer(&mut self) -> String {
        loop {
            let mut line = String::new();
            assert!(self.answers.read_line(&mut line).unwrap() > 0, "the crowd is there");
            if let Some(answer) = line.trim().strip_prefix("crowd: ") {
                return answer.to_string();
            }
        }
    }
}

impl Drop for Crowd {
    fn drop(&mut self) {
        // It may have ended already.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// Is the crowd, if this process was started as one.
pub async fn be() {
    let Ok(door) = std::env::var(DOOR) else { return };
    let door: SocketAddr = door.parse().unwrap();
    let (stalled, flooders) = size();
    allow_files(stalled + flooders + 500);
    // The highest number is the lowest priority.
    rustix::process::nice(19).unwrap();
    let mut lines = std::io::stdin().lines().map(Result::unwrap);
    let tables = lines.next().unwrap();
    let tables: Vec<TableId> = tables.split(' ').map(|id| TableId::new(id).unwrap()).collect();
    let counts = Arc::new(Counts::default());
    let mut crowd = JoinSet::new();
    for order in lines {
        if order == "begin" {
            let (ready, mut is_ready) = tokio::sync::mpsc::channel(1);
            for n in 0..stalled + flooders {
                let table = tables[n as usize % tables.len()].clone();
                let house = n / IN_ONE_HOUSE;
                let home = Ipv4Addr::new(127, 200, (house / 250) as u8, (house % 250) as u8 + 1);
                let (counts, ready) = (counts.clone(), ready.clone());
                let visitor = Visitor { door, home, table, counts };
                crowd.spawn(async move {
                    let is_flooder = n >= stalled;
                    let mut first = Some(ready);
                    loop {
                        visitor.visit(is_flooder, &mut first).await;
                    }
                });
            }
            drop(ready);
            // Nothing is sent: the last one closes it.
            is_ready.recv().await;
            println!("crowd: here");
        } else if order == "end" {
            crowd.shutdown().await;
            println!("crowd: gone");
        } else {
            let Counts { sent, floods_closed, stalled_closed, refused } = &*counts;
            let all = [sent, floods_closed, stalled_closed, refused];
            let all = all.map(|count| count.load(Ordering::Relaxed).to_string());
            println!("crowd: {}", all.join(" "));
        }
    }
}

/// How many readers are stalled, and how many flood.
pub fn size() -> (u64, u64) {
    (number("FOURLINE_ONLINE_STALLED", 24), number("FOURLINE_ONLINE_FLOODERS", 6))
}

struct Visitor {
    door: SocketAddr,
    home: Ipv4Addr,
    table: TableId,
    counts: Arc<Counts>,
}

type Ready = Option<tokio::sync::mpsc::Sender<()>>;

impl Visitor {
    /// Comes, does harm until the door is shut, and is ready to come again.
    async fn visit(&self, is_flooder: bool, first: &mut Ready) {
        let connected = self.connect(if is_flooder { None } else { Some(SMALL) }).await;
        let Ok(mut socket) = connected else {
            self.counts.refused.fetch_add(1, Ordering::Relaxed);
            first.take();
            // One that is refused tries again soon, before it was told to.
            tokio::time::sleep(Duration::from_millis(100)).await;
            return;
        };
        let closed = if is_flooder {
            first.take();
            self.flood(&mut socket).await;
            &self.counts.floods_closed
        } else {
            self.stall(&mut socket, first).await;
            &self.counts.stalled_closed
        };
        closed.fetch_add(1, Ordering::Relaxed);
    }

    async fn connect(
        &self,
        buffer: Option<u32>,
    ) -> Result<WebSocketStream<tokio::net::TcpStream>, WsError> {
        let url = format!("ws://{}/api/v1/games/{}/socket", self.door, self.table);
        let stream = line(self.door, self.home, buffer).await?;
        Ok(client_async(url.into_client_request()?, stream).await?.0)
    }

    /// Sends as fast as it can: right messages, wrong ones, and pings. Does not wait for answers, but takes
    /// them, so that it is never slowed down by them.
    async fn flood(&self, socket: &mut WebSocketStream<tokio::net::TcpStream>) {
        let messages = [
            Message::text(ToServer::Ping { n: 1 }.write()),
            Message::text(ToServer::Fetch.write()),
            Message::text("{\"type\":\"command\",\"id\":\"x\",\"after\":-1}"),
            Message::text("x".repeat(4000)),
            Message::Ping(Default::default()),
        ];
        let (mut out, mut back) = socket.split();
        let send = async {
            for n in 0.. {
                if out.send(messages[n % messages.len()].clone()).await.is_err() {
                    return;
                }
                self.counts.sent.fetch_add(1, Ordering::Relaxed);
            }
        };
        let read = async { while let Some(Ok(_)) = back.next().await {} };
        tokio::select! {
            () = send => {}
            () = read => {}
        }
    }

    /// Asks for as many whole states as it may, and reads nothing.
    async fn stall(&self, socket: &mut WebSocketStream<tokio::net::TcpStream>, first: &mut Ready) {
        let fetch = Message::text(ToServer::Fetch.write());
        for _ in 0..50 {
            if socket.send(fetch.clone()).await.is_err() {
                return;
            }
        }
        first.take();
        // Now and then it writes, so that it learns when it was closed.
        while socket.send(fetch.clone()).await.is_ok() {
            tokio::time::sleep(Duration::from_secs(1)).await;
        }
    }
}
