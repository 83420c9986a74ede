//! A player with the client library that the programs and the page use: it comes back by itself, and repeats
//! what was not answered.

use crate::common::{Device, Seen};
use crate::pairs::Kept;
use fourline_app::ToTable;
use fourline_game::{Command, Seat};
use fourline_online::{Link, Out, Place, Socket as Number};
use fourline_wire::{CommandId, TableId, ToClient, ToServer, command_text};
use futures_util::{SinkExt, StreamExt};
use std::net::SocketAddr;
use std::time::{Duration, Instant};
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::{WebSocketStream, client_async};

type Socket = WebSocketStream<TcpStream>;

/// A player at a table, and what it was told.
pub struct Linked {
    link: Link,
    seat: Seat,
    table: TableId,
    bearer: String,
    /// The nodes behind the address, as a proxy knows them; the first that takes a line gets it.
    doors: Vec<SocketAddr>,
    next_door: usize,
    socket: Option<(Number, Socket)>,
    seen: Seen,
    /// What was sent under which id, and not answered.
    sent: Option<(CommandId, u32, String)>,
    begun: Instant,
    lost: Option<Instant>,
    pub kept: Vec<Kept>,
    /// How long it took each time to be back in the seat.
    pub back: Vec<Duration>,
}

impl Linked {
    pub fn new(
        table: &TableId,
        seat: Seat,
        device: &Device,
        doors: &[SocketAddr],
        seed: u64,
    ) -> Linked {
        let place: Place = format!("http://{}/t/{table}", doors[0]).parse().expect("a place");
        Linked {
            link: Link::new(place, seed, false),
            seat,
            table: table.clone(),
            bearer: device.bearer(),
            doors: doors.to_vec(),
            next_door: seed as usize,
            socket: None,
            seen: Seen::default(),
            sent: None,
            begun: Instant::now(),
            lost: None,
            kept: Vec::new(),
            back: Vec::new(),
        }
    }

    fn now_ms(&self) -> u64 {
        u64::try_from(self.begun.elapsed().as_millis()).expect("not that long")
    }

    /// Is the game over, and everything answered?
    pub fn is_done(&self) -> bool {
        self.sent.is_none() && self.seen.game.as_ref().is_some_and(|game| game.ending().is_some())
    }

    /// Is it in its seat, with nothing unanswered?
    pub fn is_quiet(&self) -> bool {
        self.sent.is_none() && self.link.is_up()
    }

    /// Moves, if it is its turn.
    pub fn move_if_due(&mut self) {
        let Some(game) = &self.seen.game else { return };
        if self.sent.is_some() || !self.link.is_up() || game.turn() != Some(self.seat) {
            return;
        }
        let (after, shape) = (game.commands().len(), game.rules().shape);
        let command = Command { at_ms: 0, ..self.seat.does(self.seen.advice()) };
        self.link.tell(ToTable::Command { after, command }, self.now_ms());
        let text = command_text(command, shape);
        self.sent = Some((CommandId::new("unknown").expect("a name"), after as u32, text));
    }

    /// Goes on for a while.
    pub async fn live_until(&mut self, due: Instant) {
        loop {
            self.link.tick(self.now_ms());
            self.carry_out().await;
            let wakes =
                self.link.wakes_at_ms().map_or(due, |at| self.begun + Duration::from_millis(at));
            let until = wakes.min(due);
            let Some((number, socket)) = &mut self.socket else {
                if Instant::now() >= due {
                    return;
                }
                tokio::time::sleep_until(until.into()).await;
                continue;
            };
            let number = *number;
            tokio::select! {
                biased;
                message = socket.next() => match message {
                    Some(Ok(Message::Text(text))) => self.heard(number, &text),
                    Some(Ok(Message::Close(_)) | Err(_)) | None => {
                        self.lost.get_or_insert_with(Instant::now);
                        self.socket = None;
                        self.link.closed(number, self.now_ms());
                    }
                    Some(Ok(_)) => {}
                },
                () = tokio::time::sleep_until(until.into()) => {
                    if Instant::now() >= due {
                        return;
                    }
                }
            }
        }
    }

    fn heard(&mut self, number: Number, text: &str) {
        let message = ToClient::read(text).unwrap_or_else(|_| panic!("{text}"));
        self.seen.note(&message);
        match &message {
            ToClient::Welcome { you, .. } => {
                assert_eq!(*you, Some(self.seat), "a seat was lost");
                if let Some(lost) = self.lost.take() {
                    self.back.push(lost.elapsed());
                }
            }
            ToClient::Kept { id, after } => {
                if let Some((_, place, text)) = self.sent.take_if(|sent| sent.0 == *id) {
                    assert_eq!(*after, place);
                    let (table, seat) = (self.table.clone(), self.seat);
                    self.kept.push(Kept { table, seat, id: id.clone(), after: place, text });
                }
            }
            ToClient::Refused { id, why } => assert!(why.is_passing(), "{id:?} {why:?}"),
            _ => {}
        }
        self.link.heard(number, text, self.now_ms());
    }

    async fn carry_out(&mut self) {
        loop {
            let outs = self.link.take();
            if outs.is_empty() {
                return;
            }
            for out in outs {
                match out {
                    Out::Open(number, _) => match self.open().await {
                        Some(socket) => self.socket = Some((number, socket)),
                        None => self.link.closed(number, self.now_ms()),
                    },
                    Out::Send(_, text) => self.send(text).await,
                    Out::Close(_) => self.socket = None,
                    Out::Ended(trouble) => panic!("{trouble:?}"),
                    Out::News(_) | Out::Moved(_) => {}
                }
            }
        }
    }

    async fn send(&mut self, text: String) {
        if let (Ok(ToServer::Command { id, .. }), Some(sent)) =
            (ToServer::read(&text), &mut self.sent)
        {
            sent.0 = id;
        }
        if let Some((_, socket)) = &mut self.socket {
            // If it has broken, reading says so.
            let _ = socket.send(Message::text(text)).await;
        }
    }

    /// A line to the next node that takes one, as a proxy does it.
    async fn open(&mut self) -> Option<Socket> {
        for _ in 0..self.doors.len() {
            let door = self.doors[self.next_door % self.doors.len()];
            self.next_door += 1;
            let Ok(stream) = TcpStream::connect(door).await else { continue };
            let url = format!("ws://{door}/api/v1/games/{}/socket", self.table);
            let mut request = url.into_client_request().expect("a request");
            let bearer = self.bearer.parse().expect("a header");
            request.headers_mut().insert("authorization", bearer);
            return client_async(request, stream).await.ok().map(|(socket, _)| socket);
        }
        None
    }
}
