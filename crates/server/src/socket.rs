//! A websocket: messages in and out, a heartbeat, and an end that everybody is told of.

use crate::limits::Bucket;
use crate::node::{Counted, Shared};
use crate::room::{Outbox, Room, ToRoom};
use crate::table::ConnId;
use crate::token::Token;
use axum::extract::ws::{CloseFrame, Message, Utf8Bytes, WebSocket, close_code};
use fourline_store::Store;
use fourline_wire::{Notice, Refused, ToClient, ToServer, WireError};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};
use tokio::sync::mpsc;
use tokio::time::{Instant as Moment, interval_at, timeout};

/// So many messages may wait for a slow reader.
const QUEUE: usize = 32;

/// A reader that takes nothing for so long is gone.
const STALLED: Duration = Duration::from_secs(10);

/// So many messages that can't be read, or come too fast, are answered; then the connection ends.
const MOST_FAULTS: u32 = 40;

/// When the server stops, people come back after so many seconds.
const BACK_IN_SECONDS: u32 = 2;

/// Who has connected.
pub(crate) struct Visitor<S> {
    pub room: Room,
    pub token: Option<Token>,
    pub by_watch: bool,
    pub counted: Counted<S>,
}

struct Socket<S> {
    node: Shared<S>,
    room: Room,
    conn: ConnId,
    socket: WebSocket,
    messages: Bucket,
    faults: u32,
    heard: Instant,
    rtt_ms: u64,
    pinged: Option<Instant>,
    has_missed: Arc<AtomicBool>,
}

/// Why a connection ends.
enum End {
    /// The other side has gone.
    Gone,
    /// It is told why.
    With(u16, Option<Refused>),
}

/// Serves a connection to its end.
pub(crate) async fn run<S: Store>(node: Shared<S>, socket: WebSocket, visitor: Visitor<S>) {
    let Visitor { room, token, by_watch, counted } = visitor;
    let conn = ConnId(node.next_conn());
    let (queue, out) = mpsc::channel(QUEUE);
    let has_missed = Arc::new(AtomicBool::new(false));
    let outbox = Outbox { queue, has_missed: has_missed.clone() };
    let messages = Bucket::new(node.config.rates.messages, node.now_ms());
    let mut this = Socket {
        node,
        room,
        conn,
        socket,
        messages,
        faults: 0,
        heard: Instant::now(),
        rtt_ms: 0,
        pinged: None,
        has_missed,
    };
    let connect = ToRoom::Connect { conn, token, by_watch, outbox };
    if this.room.mail.send(connect).await.is_ok() {
        let end = this.serve(out).await;
        // A room that has ended knows of no connection any more.
        let _ = this.room.mail.send(ToRoom::Disconnect(conn)).await;
        this.close(end).await;
    } else {
        // It comes back, and finds the table opened again.
        this.close(End::With(close_code::AGAIN, None)).await;
    }
    drop(counted);
}

impl<S: Store> Socket<S> {
    async fn serve(&mut self, mut out: mpsc::Receiver<Utf8Bytes>) -> End {
        let [beat, silence] = self.node.config.heartbeat_ms.map(Duration::from_millis);
        let mut beats = interval_at(Moment::now() + beat, beat);
        let mut is_read_only = self.node.is_read_only.subscribe();
        let (soft, hard) = (self.node.soft_stop.clone(), self.node.hard_stop.clone());
        if *is_read_only.borrow_and_update() && !self.notice(Notice::ReadOnly).await {
            return End::Gone;
        }
        if !self.ping().await {
            return End::Gone;
        }
        loop {
            let goes_on = tokio::select! {
                biased;
                () = hard.cancelled() => return End::With(close_code::RESTART, None),
                () = soft.cancelled() => return self.stop(out).await,
                text = out.recv() => match text {
                    None => return End::With(close_code::NORMAL, None),
                    Some(text) => self.write(Message::Text(text)).await && self.make_up(&out).await,
                },
                frame = self.socket.recv() => match self.frame(frame).await {
                    Ok(goes_on) => goes_on,
                    Err(end) => return end,
                },
                changed = is_read_only.changed() => {
                    let is_read_only = *is_read_only.borrow_and_update();
                    let notice = if is_read_only { Notice::ReadOnly } else { Notice::Writable };
                    changed.is_ok() && self.notice(notice).await
                }
                _ = beats.tick() => {
                    // Who talks and never answers a ping reads nothing.
                    let is_deaf = self.pinged.is_some_and(|pinged| pinged.elapsed() > silence);
                    if is_deaf || self.heard.elapsed() > silence {
                        return End::Gone;
                    }
                    self.pinged.is_some() || self.ping().await
                }
            };
            if !goes_on {
                return End::Gone;
            }
        }
    }

    /// Something came in; false if the other side has gone.
    async fn frame(&mut self, frame: Option<Result<Message, axum::Error>>) -> Result<bool, End> {
        let Some(frame) = frame else { return Ok(false) };
        self.heard = Instant::now();
        match frame {
            Ok(Message::Text(text)) => self.message(&text).await,
            Ok(Message::Binary(_)) => self.fault(None, Refused::Malformed).await,
            Ok(Message::Pong(_)) => {
                if let Some(pinged) = self.pinged.take() {
                    let rtt = u64::try_from(pinged.elapsed().as_millis()).unwrap_or(u64::MAX);
                    self.rtt_ms = rtt;
                }
                Ok(true)
            }
            // The library answers by itself. Pings count too, so that they are no way to flood.
            Ok(Message::Ping(_)) => match self.take_one() {
                Ok(()) => Ok(true),
                Err(retry_ms) => self.fault(None, Refused::TooFast { retry_ms }).await,
            },
            Ok(Message::Close(_)) => Ok(false),
            // Only text that is none and frames that are too large come here; the rest is a dead line.
            Err(error) => Err(match is_too_large(&error) {
                true => End::With(close_code::SIZE, Some(Refused::TooLarge)),
                false => End::With(close_code::PROTOCOL, Some(Refused::Malformed)),
            }),
        }
    }

    fn take_one(&mut self) -> Result<(), u64> {
        self.messages.take(self.node.config.rates.messages, self.node.now_ms())
    }

    async fn message(&mut self, text: &str) -> Result<bool, End> {
        self.node.metrics.messages.inc();
        if let Err(retry_ms) = self.take_one() {
            return self.fault(ToServer::read_id(text), Refused::TooFast { retry_ms }).await;
        }
        match ToServer::read(text) {
            Ok(message) => {
                let (conn, rtt_ms) = (self.conn, self.rtt_ms);
                let told = self.room.mail.send(ToRoom::Message { conn, message, rtt_ms }).await;
                Ok(told.is_ok())
            }
            Err(error) => {
                let id = ToServer::read_id(text).filter(|_| error != WireError::UnknownType);
                self.fault(id, error.into()).await
            }
        }
    }

    /// Refuses a message, and the connection if there are too many of them.
    async fn fault(
        &mut self,
        id: Option<fourline_wire::CommandId>,
        why: Refused,
    ) -> Result<bool, End> {
        self.node.metrics.refuse(why.code());
        self.faults += 1;
        if self.faults > MOST_FAULTS {
            return Err(End::With(close_code::POLICY, Some(why)));
        }
        Ok(self.say(&ToClient::Refused { id, why }).await)
    }

    /// If messages were dropped because the queue was full, and it is empty again, a state has to follow.
    async fn make_up(&mut self, out: &mpsc::Receiver<Utf8Bytes>) -> bool {
        if out.is_empty() && self.has_missed.swap(false, Ordering::AcqRel) {
            return self.room.mail.send(ToRoom::Missed(self.conn)).await.is_ok();
        }
        true
    }

    /// The server stops: what is under way is stored and answered, then the line is closed.
    async fn stop(&mut self, mut out: mpsc::Receiver<Utf8Bytes>) -> End {
        let notice = Notice::Restarting { seconds: BACK_IN_SECONDS };
        if self.notice(notice).await {
            let (node, room) = (self.node.clone(), self.room.clone());
            // Hard stop comes later anyway.
            let _ = timeout(STALLED, node.flush(&room)).await;
            while let Ok(text) = out.try_recv() {
                if !self.write(Message::Text(text)).await {
                    return End::Gone;
                }
            }
        }
        End::With(close_code::RESTART, None)
    }

    async fn ping(&mut self) -> bool {
        self.pinged = Some(Instant::now());
        self.write(Message::Ping(Default::default())).await
    }

    async fn notice(&mut self, notice: Notice) -> bool {
        self.say(&ToClient::Notice(notice)).await
    }

    async fn say(&mut self, message: &ToClient) -> bool {
        self.write(Message::Text(message.write().into())).await
    }

    /// Sends something; false if the other side does not take it.
    async fn write(&mut self, message: Message) -> bool {
        matches!(timeout(STALLED, self.socket.send(message)).await, Ok(Ok(())))
    }

    async fn close(mut self, end: End) {
        let End::With(code, why) = end else { return };
        if let Some(why) = why {
            self.node.metrics.refuse(why.code());
            self.say(&ToClient::Error(why)).await;
        }
        let frame = CloseFrame { code, reason: Utf8Bytes::default() };
        if self.write(Message::Close(Some(frame))).await {
            // The other side says goodbye too, or does not, or says too much before it.
            let goodbye = async {
                let mut left = MOST_FAULTS;
                while left > 0 && matches!(self.socket.recv().await, Some(Ok(_))) {
                    left -= 1;
                }
            };
            let _ = timeout(Duration::from_secs(1), goodbye).await;
        }
    }
}

fn is_too_large(error: &axum::Error) -> bool {
    let mut source = std::error::Error::source(error);
    while let Some(cause) = source {
        if format!("{cause:?}").starts_with("Capacity") {
            return true;
        }
        source = cause.source();
    }
    false
}
