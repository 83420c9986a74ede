//! Two light players at a table, whose moves are timed from sent to acknowledged.

use crate::common::device;
use fourline_rules::{Rules, Shape};
use fourline_wire::{
    CommandId, Created, First, Join, NewTable, TableId, Terms, ToClient, ToServer,
};
use futures_util::{SinkExt, StreamExt};
use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::time::{Duration, Instant};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpSocket, TcpStream};
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::tungstenite::{Error as WsError, Message};
use tokio_tungstenite::{WebSocketStream, client_async};

pub type Socket = WebSocketStream<TcpStream>;

/// Columns whose discs, one player's after the other's, never make four in a row.
const COLUMNS: [&str; 12] = ["a", "b", "c", "e", "f", "g", "i", "j", "k", "m", "n", "o"];

/// A table with its two players.
pub struct Seats {
    pub id: TableId,
    sockets: [Socket; 2],
    shape: Shape,
}

/// A table at which so many moves can be made.
pub fn shape_for(moves: u32) -> Shape {
    let shapes = [Shape::CLASSIC, Shape::new(16, 8, 4).expect("a board")];
    shapes.into_iter().find(|shape| moves <= most_moves(*shape)).expect("not so many moves")
}

fn most_moves(shape: Shape) -> u32 {
    let fits = |column: &&&str| column.bytes().all(|it| it - b'a' < shape.columns());
    COLUMNS.iter().filter(fits).count() as u32 / 3 * 3 * u32::from(shape.rows())
}

/// Two players with their sockets, each at its door; both live at this address of the machine.
pub async fn open(doors: [SocketAddr; 2], home: Ipv4Addr, shape: Shape) -> Seats {
    let (ann, bob) = (device("Ann").bearer(), device("Bob").bearer());
    let mut terms = Terms::new(Rules { shape, ..Rules::CLASSIC });
    terms.first = First::Host;
    let asked = NewTable { terms, name: "Ann".to_string(), opponent: None, listed: false };
    let created = ask(doors[0], home, "POST", "/api/v1/games", &ann, &asked.write()).await;
    let id = Created::read(&created).unwrap_or_else(|_| panic!("{created}")).id;
    let join = Join { name: "Bob".to_string() }.write();
    ask(doors[1], home, "POST", &format!("/api/v1/games/{id}/join"), &bob, &join).await;
    let connect = async |door, bearer: &str| connect(door, home, &id, Some(bearer)).await.unwrap();
    let sockets = [connect(doors[0], &ann).await, connect(doors[1], &bob).await];
    Seats { id, sockets, shape }
}

/// A socket to a table.
pub async fn connect(
    door: SocketAddr,
    home: Ipv4Addr,
    id: &TableId,
    bearer: Option<&str>,
) -> Result<Socket, WsError> {
    let mut request = format!("ws://{door}/api/v1/games/{id}/socket").into_client_request()?;
    if let Some(bearer) = bearer {
        request.headers_mut().insert("authorization", bearer.parse().expect("a header"));
    }
    let stream = line(door, home, None).await?;
    Ok(client_async(request, stream).await?.0)
}

/// A line from this address, with a small buffer for what comes in if that is wanted.
pub async fn line(
    door: SocketAddr,
    home: Ipv4Addr,
    buffer: Option<u32>,
) -> std::io::Result<TcpStream> {
    let socket = TcpSocket::new_v4()?;
    if let Some(buffer) = buffer {
        socket.set_recv_buffer_size(buffer)?;
    }
    socket.bind((IpAddr::V4(home), 0).into())?;
    let stream = socket.connect(door).await?;
    stream.set_nodelay(true)?;
    Ok(stream)
}

impl Seats {
    /// How many moves can be made at this table.
    pub fn most_moves(&self) -> u32 {
        most_moves(self.shape)
    }

    /// Reads what comes, as a player does who thinks.
    pub async fn listen_until(&mut self, due: Instant) {
        let [one, two] = &mut self.sockets;
        loop {
            tokio::select! {
                message = one.next() => drop(read(message)),
                message = two.next() => drop(read(message)),
                () = tokio::time::sleep_until(due.into()) => return,
            }
        }
    }

    /// Sends a move, and waits until it is acknowledged and the other side has seen it. How long the
    /// acknowledgement took.
    pub async fn make_move(&mut self, after: u32) -> Duration {
        let id = CommandId::new(&format!("move-{after}")).expect("a name");
        let column = COLUMNS[(after / u32::from(self.shape.rows())) as usize];
        let command = ToServer::Command { id, after, action: format!("drop {column}") }.write();
        let [one, two] = &mut self.sockets;
        let (mover, other) = if after.is_multiple_of(2) { (one, two) } else { (two, one) };
        let sent = Instant::now();
        mover.send(Message::text(command)).await.expect("it can be sent");
        let mut took = None;
        let mut is_seen = false;
        while took.is_none() || !is_seen {
            tokio::select! {
                message = mover.next() => match read(message) {
                    Some(ToClient::Kept { after: place, .. }) if place == after => {
                        took = Some(sent.elapsed());
                    }
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
}

fn read(message: Option<Result<Message, WsError>>) -> Option<ToClient> {
    match message.expect("it stays open").expect("it works") {
        Message::Text(text) => Some(ToClient::read(&text).expect("a message")),
        _ => None,
    }
}

/// How many moves the record of a table has.
pub async fn moves_in_record(door: SocketAddr, home: Ipv4Addr, id: &TableId) -> usize {
    let path = format!("/api/v1/games/{id}/record");
    let bearer = device("No one").bearer();
    ask(door, home, "GET", &path, &bearer, "").await.matches(" drop ").count()
}

/// The body of an answer that is a success.
async fn ask(
    door: SocketAddr,
    home: Ipv4Addr,
    method: &str,
    path: &str,
    bearer: &str,
    body: &str,
) -> String {
    let mut stream = line(door, home, None).await.expect("the server takes it");
    let length = body.len();
    let request = format!(
        "{method} {path} HTTP/1.1\r\nhost: {door}\r\nauthorization: {bearer}\r\n\
         connection: close\r\ncontent-length: {length}\r\n\r\n{body}"
    );
    stream.write_all(request.as_bytes()).await.expect("it can be sent");
    let mut answer = String::new();
    stream.read_to_string(&mut answer).await.expect("an answer");
    let (head, body) = answer.split_once("\r\n\r\n").expect("a head and a body");
    assert!(head.starts_with("HTTP/1.1 20"), "{method} {path}: {answer}");
    body.to_string()
}

/// What a part of these is at most, in milliseconds: 0.99 is the 99th of a hundred.
pub fn at(sorted: &[Duration], part: f64) -> f64 {
    sorted[((sorted.len() - 1) as f64 * part) as usize].as_secs_f64() * 1000.0
}

/// Lets this process, and those it starts, have so many sockets.
pub fn allow_files(wanted: u64) {
    use rustix::process::{Resource, Rlimit, getrlimit, setrlimit};
    let limit = getrlimit(Resource::Nofile);
    let most = limit.maximum.unwrap_or(u64::MAX);
    assert!(wanted <= most, "only {most} files may be open: ulimit -Hn {wanted}");
    let current = Some(limit.current.unwrap_or(most).max(wanted));
    setrlimit(Resource::Nofile, Rlimit { current, ..limit }).expect("it is allowed");
}
