//! The task that holds a table: it brings the pure table together with its connections, the store, the
//! computers and the time.

use crate::limits::Bucket;
use crate::node::{Node, Shared};
use crate::pool::Job;
use crate::table::{Answer, ConnId, Input, Now, Output, Question, Signal, Table, store_id};
use crate::token::Token;
use axum::extract::ws::Utf8Bytes;
use fourline_game::{Action, Seat, record};
use fourline_store::{Key, Store};
use fourline_wire::{CommandId, Refused, Summary, TableId, ToClient, ToServer};
use std::collections::HashMap;
use std::pin::Pin;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};
use tokio::sync::{mpsc, oneshot};
use tracing::{error, warn};

/// What a room is told.
pub(crate) enum ToRoom {
    Connect {
        conn: ConnId,
        token: Option<Token>,
        by_watch: bool,
        outbox: Outbox,
    },
    Disconnect(ConnId),
    Message {
        conn: ConnId,
        message: ToServer,
        rtt_ms: u64,
    },
    /// The connection's queue was full and is empty again.
    Missed(ConnId),
    Changed,
    Signal(Signal),
    Thought {
        after: u32,
        action: Option<Action>,
    },
    Look {
        token: Option<Token>,
        by_watch: bool,
        tell: oneshot::Sender<Look>,
    },
    /// Is told when everything that came before is stored and answered.
    Flush(oneshot::Sender<()>),
}

/// What a visitor of a table sees.
pub(crate) struct Look {
    pub summary: Summary,
    pub root: String,
    pub record: Option<String>,
}

/// The way to a room.
#[derive(Clone, Debug)]
pub(crate) struct Room {
    pub mail: mpsc::Sender<ToRoom>,
    pub id: TableId,
    pub watch: TableId,
}

/// The way to a connection. If its queue is full, messages are dropped, and a whole state follows.
#[derive(Debug)]
pub(crate) struct Outbox {
    pub queue: mpsc::Sender<Utf8Bytes>,
    pub has_missed: Arc<AtomicBool>,
}

type Asking = Pin<Box<dyn Future<Output = Answer> + Send>>;

struct Task<S> {
    node: Shared<S>,
    table: Table,
    outboxes: HashMap<ConnId, Outbox>,
    seats: HashMap<ConnId, Seat>,
    asking: Option<(Asking, Instant)>,
    flushes: Vec<oneshot::Sender<()>>,
    commands: [Bucket; 2],
    reactions: [Bucket; 2],
    mail: mpsc::WeakSender<ToRoom>,
}

/// Starts a room for a table.
pub(crate) fn start<S: Store>(node: &Shared<S>, table: Table, watch: TableId) -> Room {
    let (mail, inbox) = mpsc::channel(64);
    let room = Room { mail: mail.clone(), id: table.id().clone(), watch };
    let now_ms = node.now_ms();
    let rates = node.config.rates;
    let task = Task {
        node: node.clone(),
        table,
        outboxes: HashMap::new(),
        seats: HashMap::new(),
        asking: None,
        flushes: Vec::new(),
        commands: [Bucket::new(rates.commands, now_ms); 2],
        reactions: [Bucket::new(rates.reactions, now_ms); 2],
        mail: mail.downgrade(),
    };
    node.tasks.spawn(task.run(inbox, room.clone()));
    room
}

impl<S: Store> Task<S> {
    async fn run(mut self, mut inbox: mpsc::Receiver<ToRoom>, room: Room) {
        self.node.metrics.tables.inc();
        self.input(Input::Tick);
        let mut idle_since: Option<Instant> = None;
        loop {
            let sleep = self.sleep(&mut idle_since);
            tokio::select! {
                biased;
                answer = answer(&mut self.asking) => self.answered(answer),
                mail = inbox.recv() => match mail {
                    Some(mail) => self.mail(mail),
                    None => break,
                },
                () = tokio::time::sleep(sleep) => {
                    let is_idle = idle_since.is_some_and(|since| since.elapsed() >= self.idle());
                    if is_idle && self.node.forget(&room, &inbox) {
                        break;
                    }
                    self.input(Input::Tick);
                }
                () = self.node.hard_stop.cancelled() => break,
            }
            if self.table.is_gone() {
                // Who asks from now on reads the store.
                self.node.drop_room(&room);
                break;
            }
            if self.asking.is_none() {
                for flush in self.flushes.drain(..) {
                    // If no one waits any more, nothing is lost.
                    let _ = flush.send(());
                }
            }
        }
        self.node.metrics.tables.dec();
    }

    fn idle(&self) -> Duration {
        Duration::from_millis(self.node.config.idle_ms)
    }

    /// Until when nothing has to be done.
    fn sleep(&mut self, idle_since: &mut Option<Instant>) -> Duration {
        let time = self.node.time();
        let mut random = || 0;
        let now = Now { wall_ms: self.node.now_ms(), time: &time, random: &mut random };
        let wakes = self.table.wakes_at(&now).map(|at| at.saturating_sub(now.wall_ms));
        if !self.table.is_idle() {
            *idle_since = None;
        } else if idle_since.is_none() {
            *idle_since = Some(Instant::now());
        }
        let forget = idle_since.map(|since| self.idle().saturating_sub(since.elapsed()));
        let wakes = Duration::from_millis(wakes.unwrap_or(3_600_000));
        wakes.min(forget.unwrap_or(wakes)).max(Duration::from_millis(1))
    }

    fn answered(&mut self, answer: Answer) {
        if let Some((_, since)) = self.asking.take()
            && matches!(answer, Answer::Append(_))
        {
            self.node.metrics.append.observe(since.elapsed().as_secs_f64());
        }
        self.input(Input::Stored(answer));
    }

    fn mail(&mut self, mail: ToRoom) {
        match mail {
            ToRoom::Connect { conn, token, by_watch, outbox } => {
                self.outboxes.insert(conn, outbox);
                self.input(Input::Connect { conn, token, by_watch });
            }
            ToRoom::Disconnect(conn) => {
                self.outboxes.remove(&conn);
                self.seats.remove(&conn);
                self.input(Input::Disconnect(conn));
            }
            ToRoom::Message { conn, message, rtt_ms } => {
                if let Err(retry_ms) = self.take_one(conn, &message) {
                    let id = id_of(&message);
                    let why = Refused::TooFast { retry_ms };
                    return self.send(&[conn], &ToClient::Refused { id, why });
                }
                self.input(Input::Message { conn, message, rtt_ms });
            }
            ToRoom::Missed(conn) => self.input(Input::Missed(conn)),
            ToRoom::Changed => self.input(Input::Changed),
            ToRoom::Signal(signal) => self.input(Input::Signal(signal)),
            ToRoom::Thought { after, action } => {
                self.node.metrics.thoughts.inc();
                self.input(Input::Thought { after, action });
            }
            ToRoom::Look { token, by_watch, tell } => {
                let look = Look {
                    summary: self.table.summary(token.as_ref(), by_watch),
                    root: self.table.root().to_string(),
                    record: self.table.game().map(record::write),
                };
                // If no one waits any more, nothing is lost.
                let _ = tell.send(look);
            }
            ToRoom::Flush(tell) => self.flushes.push(tell),
        }
    }

    /// Counts a command or a reaction of a seat, on all its connections.
    fn take_one(&mut self, conn: ConnId, message: &ToServer) -> Result<(), u64> {
        let Some(seat) = self.seats.get(&conn) else { return Ok(()) };
        let (rates, now_ms) = (self.node.config.rates, self.node.now_ms());
        match message {
            ToServer::Command { .. } | ToServer::Claim { .. } | ToServer::Rematch { .. } => {
                self.commands[seat.index()].take(rates.commands, now_ms)
            }
            ToServer::React(_) => self.reactions[seat.index()].take(rates.reactions, now_ms),
            ToServer::Fetch | ToServer::Ping { .. } => Ok(()),
        }
    }

    fn input(&mut self, input: Input) {
        let time = self.node.time();
        let mut random = crate::node::random;
        let mut now = Now { wall_ms: self.node.now_ms(), time: &time, random: &mut random };
        let outputs = self.table.input(input, &mut now);
        for output in outputs {
            self.output(output);
        }
    }

    fn output(&mut self, output: Output) {
        match output {
            Output::Send(conns, message) => {
                if let (ToClient::Welcome { you: Some(seat), .. }, [conn]) = (&message, &conns[..])
                {
                    self.seats.insert(*conn, *seat);
                }
                self.send(&conns, &message);
            }
            Output::Ask(question) => self.ask(question),
            Output::Think { after, game, computer, time_ms } => {
                let mail = self.mail.clone();
                let tell = Box::new(move |action: Option<Action>| {
                    if let Some(mail) = mail.upgrade() {
                        // The room may have ended meanwhile; then no one waits for it.
                        let _ = mail.blocking_send(ToRoom::Thought { after, action });
                    }
                });
                if !self.node.pool.ask(Job { game, computer, time_ms, tell }) {
                    self.input(Input::Thought { after, action: None });
                }
            }
            Output::Signal(signal) => self.node.signal(self.table.id(), signal),
            Output::Close(conns) => {
                for conn in conns {
                    self.outboxes.remove(&conn);
                    self.seats.remove(&conn);
                }
            }
        }
    }

    fn ask(&mut self, question: Question) {
        let store = self.node.store.clone();
        let id = store_id(self.table.id());
        // Handed over when it is first polled, which is at once; a room is not ended by those who leave.
        let asking: Asking = Box::pin(async move {
            match question {
                Question::Append(append) => Answer::Append(store.append(append).await),
                Question::Since(after) => Answer::Since(store.since(id, after).await),
                Question::Load => {
                    let found = store.load(Key::Table(id)).await;
                    Answer::Load(found.map(|found| found.map(Box::new)))
                }
                Question::Follow(follow) => Answer::Follow(store.follow(*follow).await),
            }
        });
        self.asking = Some((asking, Instant::now()));
    }

    fn send(&mut self, conns: &[ConnId], message: &ToClient) {
        match message {
            ToClient::Refused { why, .. } | ToClient::Error(why) => {
                self.node.metrics.refuse(why.code());
                if *why == Refused::Broken {
                    error!(table = %self.table.id(), "stored table broken");
                }
            }
            ToClient::Kept { .. } => {
                self.node.metrics.kept.inc();
            }
            _ => {}
        }
        let text = Utf8Bytes::from(message.write());
        for conn in conns {
            let Some(outbox) = self.outboxes.get(conn) else { continue };
            if let Err(mpsc::error::TrySendError::Full(_)) = outbox.queue.try_send(text.clone())
                && !outbox.has_missed.swap(true, Ordering::AcqRel)
            {
                self.node.metrics.missed.inc();
                warn!("slow reader");
            }
        }
    }
}

async fn answer(asking: &mut Option<(Asking, Instant)>) -> Answer {
    match asking {
        Some((asking, _)) => asking.await,
        None => std::future::pending().await,
    }
}

fn id_of(message: &ToServer) -> Option<CommandId> {
    match message {
        ToServer::Command { id, .. } | ToServer::Claim { id } => Some(id.clone()),
        _ => None,
    }
}

impl<S: Store> Node<S> {
    /// What a visitor of a table sees.
    pub async fn look(
        &self,
        room: &Room,
        token: Option<Token>,
        by_watch: bool,
    ) -> Result<Look, Refused> {
        let (tell, told) = oneshot::channel();
        let asked = room.mail.send(ToRoom::Look { token, by_watch, tell }).await;
        asked.map_err(|_| Refused::Busy)?;
        told.await.map_err(|_| Refused::Busy)
    }

    /// Waits until everything that a room was told is stored and answered.
    pub async fn flush(&self, room: &Room) {
        let (tell, told) = oneshot::channel();
        if room.mail.send(ToRoom::Flush(tell)).await.is_ok() {
            // A room that has ended has nothing left to answer.
            let _ = told.await;
        }
    }
}
