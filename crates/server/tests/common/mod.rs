//! A real server on a real socket, and clients that talk to it as any program would.
#![allow(dead_code, reason = "each test uses a part of it")]

use fourline_game::{Action, Game, Seat, record};
use fourline_players::{Computer, Dice};
use fourline_rules::Rules;
use fourline_server::{Config, Rate, Token, serve_on};
use fourline_site::Site;
use fourline_store::Store;
use fourline_wire::{
    CommandId, Created, Join, Joined, NewTable, Refused, TableId, Terms, ToClient, ToServer,
    read_command,
};
use futures_util::{SinkExt, StreamExt};
use std::net::SocketAddr;
use std::ops::Deref;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::oneshot;
use tokio::task::JoinHandle;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::tungstenite::http::HeaderValue;
use tokio_tungstenite::tungstenite::{Error as WsError, Message};
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream, connect_async};

/// A limit of patience, not a measure: what takes longer has failed.
pub const PATIENCE: Duration = Duration::from_secs(60);

pub struct Server {
    pub address: SocketAddr,
    end: Option<oneshot::Sender<()>>,
    task: JoinHandle<std::io::Result<()>>,
}

/// Settings under which only what a test is about is limited.
pub fn free() -> Config {
    let much = Rate { per_minute: 1_000_000, burst: 100_000 };
    let mut config = Config { most_sockets_per_address: 10_000, ..Config::default() };
    config.rates.create = much;
    config.rates.join = much;
    config.rates.read = much;
    config.rates.connect = much;
    config.rates.solve = much;
    config.rates.messages = much;
    config.rates.commands = much;
    config.rates.reactions = much;
    config
}

pub const PAGE: &str = "<!doctype html><html><head><title>Fourline</title></head></html>";

pub async fn start(store: impl Store, config: Config) -> Server {
    let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
    start_on(listener, store, config)
}

/// The same, with a second address for what is counted.
pub async fn start_counted(store: impl Store, config: Config) -> (Server, SocketAddr) {
    let bind = async || TcpListener::bind("127.0.0.1:0").await.unwrap();
    let (listener, metrics) = (bind().await, bind().await);
    let address = metrics.local_addr().unwrap();
    (start_with(listener, store, config, Some(metrics)), address)
}

pub fn start_on(listener: TcpListener, store: impl Store, config: Config) -> Server {
    start_with(listener, store, config, None)
}

fn start_with(
    listener: TcpListener,
    store: impl Store,
    config: Config,
    metrics: Option<TcpListener>,
) -> Server {
    let address = listener.local_addr().unwrap();
    let (end, ended) = oneshot::channel::<()>();
    let page = |name: &str| (name.to_string(), PAGE.as_bytes().to_vec());
    let site = Site::new([page("index.html"), page("online.html")]);
    let ended = async {
        let _ = ended.await;
    };
    let task = tokio::spawn(serve_on(listener, site, store, config, metrics, ended));
    Server { address, end: Some(end), task }
}

impl Server {
    /// Stops it as a signal does, and waits until it has.
    pub async fn stop(mut self) {
        let _ = self.end.take().unwrap().send(());
        tokio::time::timeout(PATIENCE, self.task).await.expect("it ends").unwrap().unwrap();
    }

    /// Asks it to stop, and does not wait.
    pub fn begin_to_stop(&mut self) {
        let _ = self.end.take().unwrap().send(());
    }

    pub async fn stopped(self) {
        tokio::time::timeout(PATIENCE, self.task).await.expect("it ends").unwrap().unwrap();
    }

    pub async fn create(&self, device: &Device, terms: Terms) -> Created {
        let asked = NewTable { terms, name: device.name.clone(), opponent: None, listed: false };
        let answer = self.post(device, "/api/v1/games", &asked.write()).await;
        assert_eq!(answer.status, 201, "{answer:?}");
        Created::read(&answer.body).unwrap()
    }

    pub async fn join(&self, device: &Device, id: &TableId) -> Answer {
        let join = Join { name: device.name.clone() };
        self.post(device, &format!("/api/v1/games/{id}/join"), &join.write()).await
    }

    /// A game between two devices.
    pub async fn table(&self, one: &Device, two: &Device, terms: Terms) -> Created {
        let created = self.create(one, terms).await;
        let joined = self.join(two, &created.id).await;
        assert_eq!(joined.status, 200, "{joined:?}");
        assert_eq!(Joined::read(&joined.body).unwrap().seat, Seat::Two);
        created
    }

    pub async fn post(&self, device: &Device, path: &str, body: &str) -> Answer {
        self.ask("POST", path, &[("authorization", &device.bearer())], body).await
    }

    pub async fn get(&self, path: &str) -> Answer {
        self.ask("GET", path, &[], "").await
    }

    pub async fn ask(
        &self,
        method: &str,
        path: &str,
        headers: &[(&str, &str)],
        body: &str,
    ) -> Answer {
        ask(self.address, method, path, headers, body).await.unwrap()
    }

    pub async fn connect(&self, device: &Device, id: &TableId) -> Client {
        Client::connect(self.address, Some(device), id, &[]).await.unwrap()
    }

    pub async fn watch(&self, id: &TableId) -> Client {
        Client::connect(self.address, None, id, &[]).await.unwrap()
    }
}

#[derive(Debug)]
pub struct Answer {
    pub status: u16,
    pub head: String,
    pub body: String,
}

impl Answer {
    pub fn refused(&self) -> Refused {
        Refused::read_answer(&self.body).unwrap_or_else(|_| panic!("{self:?}"))
    }

    pub fn header(&self, name: &str) -> Option<&str> {
        self.head.lines().find_map(|line| {
            let (found, value) = line.split_once(": ")?;
            found.eq_ignore_ascii_case(name).then_some(value)
        })
    }
}

pub async fn ask(
    address: SocketAddr,
    method: &str,
    path: &str,
    headers: &[(&str, &str)],
    body: &str,
) -> std::io::Result<Answer> {
    let mut stream = TcpStream::connect(address).await?;
    let mut request =
        format!("{method} {path} HTTP/1.1\r\nhost: {address}\r\nconnection: close\r\n");
    for (name, value) in headers {
        request.push_str(&format!("{name}: {value}\r\n"));
    }
    request.push_str(&format!("content-length: {}\r\n\r\n{body}", body.len()));
    stream.write_all(request.as_bytes()).await?;
    let mut text = Vec::new();
    stream.read_to_end(&mut text).await?;
    let text = String::from_utf8_lossy(&text).into_owned();
    let (head, body) = text.split_once("\r\n\r\n").ok_or(std::io::ErrorKind::UnexpectedEof)?;
    let status = head.split(' ').nth(1).and_then(|status| status.parse().ok());
    let status = status.ok_or(std::io::ErrorKind::InvalidData)?;
    Ok(Answer { status, head: head.to_string(), body: body.to_string() })
}

/// A device with its token.
#[derive(Clone, Debug)]
pub struct Device {
    pub name: String,
    pub token: Token,
}

static NUMBER: AtomicU64 = AtomicU64::new(1);

pub fn device(name: &str) -> Device {
    let number = NUMBER.fetch_add(1, Ordering::Relaxed);
    let mut bytes = [7; 32];
    bytes[..8].copy_from_slice(&number.to_be_bytes());
    Device { name: name.to_string(), token: Token::from_bytes(bytes) }
}

impl Device {
    pub fn bearer(&self) -> String {
        format!("Bearer {}", self.token.secret())
    }
}

/// The game as a client was told it.
#[derive(Default)]
pub struct Seen {
    pub you: Option<Seat>,
    pub game: Option<Game>,
    pub next: Option<TableId>,
}

/// An open socket, with the game as it was told.
pub struct Client {
    pub socket: WebSocketStream<MaybeTlsStream<TcpStream>>,
    pub seen: Seen,
    pub commands: u64,
}

impl Deref for Client {
    type Target = Seen;

    fn deref(&self) -> &Seen {
        &self.seen
    }
}

impl Seen {
    /// Takes in a message. What does not fit is a fault of the server.
    pub fn note(&mut self, message: &ToClient) {
        match message {
            ToClient::Welcome { you, state, .. } => {
                self.you = *you;
                self.game = state.record.as_ref().map(|text| record::read(text).unwrap());
            }
            ToClient::State(state) => {
                self.game = state.record.as_ref().map(|text| record::read(text).unwrap());
            }
            ToClient::Happened(happened) => {
                let game = self.game.as_mut().expect("a game");
                match game.commands().len() as u32 {
                    length if length == happened.after => {
                        let shape = game.rules().shape;
                        let command = read_command(&happened.command, happened.at_ms, shape);
                        game.play(command.unwrap()).unwrap();
                        let told = happened.clocks_ms;
                        let here = Seat::BOTH.map(|seat| game.clock_left_ms(seat, happened.at_ms));
                        assert_eq!(told.map(|told| told.map(Some)), here[0].map(|_| here));
                    }
                    length => assert!(happened.after < length, "a gap: {length}, {happened:?}"),
                }
            }
            ToClient::Rematch { id: Some(id), .. } => self.next = Some(id.clone()),
            _ => {}
        }
    }

    pub fn length(&self) -> u32 {
        self.game.as_ref().map_or(0, |game| game.commands().len() as u32)
    }

    /// What a simple computer would do now.
    pub fn advice(&self) -> Action {
        let game = self.game.as_ref().unwrap();
        let mut dice = Dice::for_command(1, game.commands().len());
        Computer::Random.choose(game, &mut dice)
    }

    pub fn is_over(&self) -> bool {
        self.game.as_ref().is_some_and(|game| game.ending().is_some())
    }
}

impl Client {
    pub async fn connect(
        address: SocketAddr,
        device: Option<&Device>,
        id: &TableId,
        headers: &[(&'static str, &str)],
    ) -> Result<Client, WsError> {
        let url = format!("ws://{address}/api/v1/games/{id}/socket");
        let mut request = url.into_client_request()?;
        if let Some(device) = device {
            let bearer = HeaderValue::from_str(&device.bearer()).unwrap();
            request.headers_mut().insert("authorization", bearer);
        }
        for (name, value) in headers {
            request.headers_mut().insert(*name, HeaderValue::from_str(value).unwrap());
        }
        let (socket, _) = connect_async(request).await?;
        let mut client = Client { socket, seen: Seen::default(), commands: 0 };
        match client.try_hear().await {
            Some(ToClient::Welcome { .. }) => Ok(client),
            Some(ToClient::Notice(_)) => {
                client.until(|message| matches!(message, ToClient::Welcome { .. })).await;
                Ok(client)
            }
            None => Err(WsError::ConnectionClosed),
            other => panic!("{other:?}"),
        }
    }

    pub async fn say(&mut self, message: &ToServer) {
        self.say_text(&message.write()).await;
    }

    /// The same, where the line may have broken.
    pub async fn try_say(&mut self, message: &ToServer) -> Option<()> {
        self.socket.send(Message::text(message.write())).await.ok()
    }

    pub async fn say_text(&mut self, text: &str) {
        self.socket.send(Message::text(text)).await.unwrap();
    }

    /// The next message; `None` when the connection has ended.
    pub async fn try_hear(&mut self) -> Option<ToClient> {
        loop {
            let frame = tokio::time::timeout(PATIENCE, self.socket.next()).await.expect("in time");
            match frame {
                Some(Ok(Message::Text(text))) => {
                    let message = ToClient::read(&text).unwrap_or_else(|_| panic!("{text}"));
                    self.seen.note(&message);
                    return Some(message);
                }
                Some(Ok(Message::Close(_)) | Err(_)) | None => return None,
                Some(Ok(_)) => {}
            }
        }
    }

    pub async fn hear(&mut self) -> ToClient {
        self.try_hear().await.expect("the connection is open")
    }

    /// Listens until such a message comes.
    pub async fn until(&mut self, is_it: impl Fn(&ToClient) -> bool) -> ToClient {
        loop {
            let message = self.hear().await;
            if is_it(&message) {
                return message;
            }
        }
    }

    pub fn id(&mut self) -> CommandId {
        self.commands += 1;
        let seat = self.you.map_or(0, Seat::number);
        CommandId::new(&format!("c-{seat}-{}-{}", self.length(), self.commands)).unwrap()
    }

    /// Sends an action, and waits for its answer.
    pub async fn act(&mut self, action: &str) -> Result<u32, Refused> {
        let id = self.id();
        self.act_as(&id, self.length(), action).await
    }

    pub async fn act_as(
        &mut self,
        id: &CommandId,
        after: u32,
        action: &str,
    ) -> Result<u32, Refused> {
        let command = ToServer::Command { id: id.clone(), after, action: action.to_string() };
        self.say(&command).await;
        self.answer(id).await
    }

    pub async fn answer(&mut self, wanted: &CommandId) -> Result<u32, Refused> {
        loop {
            match self.hear().await {
                ToClient::Kept { id, after } if id == *wanted => return Ok(after),
                ToClient::Refused { id: Some(id), why } if id == *wanted => return Err(why),
                _ => {}
            }
        }
    }

    /// Listens until the game has so many commands.
    pub async fn reach(&mut self, length: u32) {
        while self.length() < length {
            self.hear().await;
        }
    }
}

/// Two clients play on until the game is over, or has so many commands.
pub async fn play(one: &mut Client, two: &mut Client, most: u32) {
    loop {
        let game = one.game.as_ref().unwrap();
        let (Some(turn), true) = (game.turn(), one.length() < most) else { break };
        let mover = if one.you == Some(turn) { &mut *one } else { &mut *two };
        let text = mover.advice().text(game_shape(mover));
        let after = mover.act(&text).await.unwrap_or_else(|why| panic!("{text}: {why:?}"));
        one.reach(after + 1).await;
        two.reach(after + 1).await;
    }
}

fn game_shape(client: &Client) -> fourline_rules::Shape {
    client.game.as_ref().unwrap().rules().shape
}

pub fn classic() -> Terms {
    Terms::new(Rules::CLASSIC)
}

/// Waits until something holds.
pub async fn eventually<F: Future<Output = bool>>(holds: impl Fn() -> F) {
    let waited = async {
        while !holds().await {
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
    };
    tokio::time::timeout(PATIENCE, waited).await.expect("it holds in time");
}
