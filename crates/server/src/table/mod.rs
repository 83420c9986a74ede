//! A table as a pure value: what arrives and the time go in; what to store, and what to send to whom, comes
//! out. There is no socket, no store and no clock in it, so a simulated network can try everything on it.
//!
//! ```text
//!  messages, connections ─┐                       ┌─► Output::Send    to connections
//!  answers of the store ──┼─► Table::input(.., now) ──┼─► Output::Ask     the store, one thing at a time
//!  thoughts, other nodes ─┘                       └─► Output::Think, Signal, Close
//! ```
//! - A command is decided by `Game::decide`, then stored, and only then carried out, acknowledged and told
//!   to everybody. If the store has another command at that place, the table catches up and refuses.
//! - Several nodes may hold the same table. The store decides between them; each catches up with the other.

mod asked;
mod catch_up;
mod rematch;
mod seats;
mod time;
mod view;

#[cfg(test)]
mod simulation;

pub use seats::{Unreadable, read_terms, replay, result_of, store_id, stored_terms, wire_id};
pub use time::{COMING_BACK_MS, MOST_ALLOWANCE_MS, PlayTime};

use crate::token::{SeatHash, Token};
use asked::{Asked, What};
use fourline_game::{Action, Game, Seat};
use fourline_players::Computer;
use fourline_store::{Append, Appended, Follow, Followed, StoreError, StoredCommand, StoredTable};
use fourline_wire::{Happened, PROTOCOL, Reaction, Refused, TableId, ToClient, ToServer};
use seats::Agreed;
use std::collections::{BTreeMap, HashMap, VecDeque};

/// A connection to a table on this node.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct ConnId(pub u64);

/// The time, and what is random.
pub struct Now<'a> {
    /// Milliseconds since 1970.
    pub wall_ms: u64,
    /// What of it is play.
    pub time: &'a PlayTime,
    /// Random numbers, for new ids.
    pub random: &'a mut dyn FnMut() -> u64,
}

/// What a house decides for all its tables.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct House {
    /// How long a side has to be away before the other may claim the game.
    pub grace_ms: u64,
    /// Are there other nodes?
    pub has_peers: bool,
}

/// Something that arrives.
#[derive(Debug)]
pub enum Input {
    /// A connection was opened.
    Connect {
        /// Its number.
        conn: ConnId,
        /// The device.
        token: Option<Token>,
        /// By the link for watching, which gives no seat.
        by_watch: bool,
    },
    /// A connection is gone.
    Disconnect(ConnId),
    /// A message on a connection.
    Message {
        /// Where.
        conn: ConnId,
        /// What.
        message: ToServer,
        /// How long a message takes there and back.
        rtt_ms: u64,
    },
    /// A connection has missed messages: it needs the whole state.
    Missed(ConnId),
    /// The store's answer to what it was asked.
    Stored(Answer),
    /// The table has changed in the store: by another node, or by a guest who joined.
    Changed,
    /// A computer's thought about the game after so many commands; `None` if it could not think.
    Thought {
        /// How many commands there were.
        after: u32,
        /// What it does.
        action: Option<Action>,
    },
    /// Another node says something about this table.
    Signal(Signal),
    /// Time has passed; see [`Table::wakes_at`].
    Tick,
}

/// What nodes tell each other beside the store; it may be lost.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Signal {
    /// This seat has a connection, or has none any more.
    Here(Seat, bool),
    /// A player says this.
    React(Seat, Reaction),
    /// Who wants a rematch.
    Rematch([bool; 2]),
}

/// Something to be done.
#[derive(Clone, Debug, PartialEq)]
pub enum Output {
    /// Send this to these connections.
    Send(Vec<ConnId>, ToClient),
    /// Ask the store; there is never more than one question open.
    Ask(Question),
    /// Let a computer think about the game after so many commands.
    Think {
        /// How many commands there are.
        after: u32,
        /// The game.
        game: Box<Game>,
        /// Who thinks.
        computer: Computer,
        /// For how long at most.
        time_ms: u64,
    },
    /// Tell the other nodes.
    Signal(Signal),
    /// The table is gone: end these connections.
    Close(Vec<ConnId>),
}

/// What the store is asked.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Question {
    /// Keep a command.
    Append(Append),
    /// Which commands there are from this place on.
    Since(u32),
    /// The whole table.
    Load,
    /// Make the rematch.
    Follow(Box<Follow>),
}

/// What the store answers.
#[derive(Debug)]
pub enum Answer {
    /// To an append.
    Append(Result<Appended, StoreError>),
    /// To a question since.
    Since(Result<Vec<StoredCommand>, StoreError>),
    /// To a load.
    Load(Result<Option<Box<StoredTable>>, StoreError>),
    /// To a rematch.
    Follow(Result<Followed, StoreError>),
}

/// A table on this node.
#[derive(Debug)]
pub struct Table {
    house: House,
    agreed: Agreed,
    begun_ms: Option<u64>,
    game: Option<Game>,
    /// Who called each command what, and when it came in.
    log: Vec<Line>,
    by_id: HashMap<String, u32>,
    next: Option<(TableId, TableId)>,
    conns: BTreeMap<ConnId, Conn>,
    /// What the store is being asked.
    work: Option<Work>,
    /// What came in meanwhile, oldest first.
    waiting: VecDeque<Asked>,
    /// The store may know more than this table.
    must_load: bool,
    must_catch_up: bool,
    /// How often the whole table was asked for.
    loads: u64,
    is_gone: bool,
    places: [Place; 2],
    rematch: [bool; 2],
    /// The number of commands a computer is thinking about.
    thinking: Option<u32>,
    think_again_ms: Option<u64>,
    signalled_ms: u64,
    looked_ms: u64,
    #[cfg(test)]
    pub(crate) fault: Option<simulation::Fault>,
}

#[derive(Clone, Debug)]
struct Line {
    text: String,
    at_ms: u64,
    wall_ms: u64,
    clocks_ms: Option<[u64; 2]>,
}

#[derive(Clone, Copy, Debug)]
struct Conn {
    hash: Option<SeatHash>,
    by_watch: bool,
    seat: Option<Seat>,
    /// It is welcomed after this look into the store, so that it sees at least what it has seen elsewhere.
    waits_for: Option<u64>,
}

/// Where the player of a seat is.
#[derive(Clone, Copy, Debug, Default)]
struct Place {
    /// Connections to this node.
    conns: u32,
    /// Until when another node's word counts.
    elsewhere_ms: u64,
    /// Since when there is no connection.
    away_since_ms: u64,
    /// What was told last.
    told_here: bool,
}

/// What the store is being asked, and what for.
#[derive(Debug)]
enum Work {
    Append { asked: Asked, command_id: String, line: Line, game: Box<Game>, is_flag: bool },
    Since,
    Load,
    Follow { id: TableId, watch: TableId },
}

/// How many messages may wait for the store.
const MOST_WAITING: usize = 64;

/// After so many commands nothing more can be offered, so that a game comes to an end.
const MOST_WITH_OFFERS: usize = 1_000;

/// A reload or a change of network takes so long; the other side need not be told of it.
const BLINK_MS: u64 = 2_000;

/// How often nodes say who is there, and for how long that counts.
const SIGNAL_MS: u64 = 10_000;
const SIGNAL_COUNTS_MS: u64 = 25_000;

/// With other nodes, a table looks into the store after so long even without a hint.
const LOOK_MS: u64 = 20_000;

/// A computer that could not think is asked again after this.
const THINK_AGAIN_MS: u64 = 300;

/// How long a computer thinks about a command at most.
const THINK_MS: u64 = 1_000;

impl Table {
    /// A table as the store has it.
    pub fn new(stored: &StoredTable, house: House, now_ms: u64) -> Result<Table, Unreadable> {
        let agreed = Agreed::read(&stored.table)?;
        let place = Place { away_since_ms: now_ms, ..Place::default() };
        let mut table = Table {
            house,
            game: agreed.new_game()?,
            agreed,
            begun_ms: stored.begun_ms,
            log: Vec::new(),
            by_id: HashMap::new(),
            next: None,
            conns: BTreeMap::new(),
            work: None,
            waiting: VecDeque::new(),
            must_load: false,
            must_catch_up: false,
            loads: 0,
            is_gone: false,
            places: [place; 2],
            rematch: [false; 2],
            thinking: None,
            think_again_ms: None,
            signalled_ms: 0,
            looked_ms: now_ms,
            #[cfg(test)]
            fault: None,
        };
        table.take_in(&stored.commands)?;
        table.take_next(stored)?;
        Ok(table)
    }

    /// Takes something in, and says what is to be done.
    pub fn input(&mut self, input: Input, now: &mut Now) -> Vec<Output> {
        let mut out = Vec::new();
        match input {
            Input::Connect { conn, token, by_watch } => {
                self.connect(conn, token, by_watch, now, &mut out);
            }
            Input::Disconnect(conn) => self.disconnect(conn, now, &mut out),
            Input::Message { conn, message, rtt_ms } => {
                self.message(conn, message, rtt_ms, now, &mut out);
            }
            Input::Missed(conn) => self.send_state(conn, now, &mut out),
            Input::Stored(answer) => self.stored(answer, now, &mut out),
            Input::Changed => self.must_load = true,
            Input::Thought { after, action } => self.thought(after, action, now),
            Input::Signal(signal) => self.signal(signal, now, &mut out),
            Input::Tick => {}
        }
        self.go_on(now, &mut out);
        out
    }

    fn connect(
        &mut self,
        conn: ConnId,
        token: Option<Token>,
        by_watch: bool,
        now: &Now,
        out: &mut Vec<Output>,
    ) {
        let hash = token.map(|token| self.agreed.hash(&token));
        let seat = if by_watch { None } else { self.agreed.seat_of(hash) };
        // Other nodes may know more, and this device may have seen it there.
        let waits_for = self.house.has_peers.then_some(self.loads + 1);
        self.conns.insert(conn, Conn { hash, by_watch, seat, waits_for });
        if let Some(seat) = seat {
            self.places[seat.index()].conns += 1;
            self.arrived(seat, out);
        }
        match waits_for {
            None => self.welcome(conn, now, out),
            Some(_) => self.must_load = true,
        }
    }

    fn disconnect(&mut self, conn: ConnId, now: &Now, out: &mut Vec<Output>) {
        let Some(Conn { seat: Some(seat), .. }) = self.conns.remove(&conn) else { return };
        let place = &mut self.places[seat.index()];
        place.conns = place.conns.saturating_sub(1);
        if place.conns == 0 {
            place.away_since_ms = now.wall_ms;
            out.push(Output::Signal(Signal::Here(seat, false)));
        }
    }

    fn arrived(&mut self, seat: Seat, out: &mut Vec<Output>) {
        if self.places[seat.index()].conns == 1 {
            out.push(Output::Signal(Signal::Here(seat, true)));
        }
    }

    fn message(
        &mut self,
        conn: ConnId,
        message: ToServer,
        rtt_ms: u64,
        now: &Now,
        out: &mut Vec<Output>,
    ) {
        let Some(&Conn { seat, .. }) = self.conns.get(&conn) else { return };
        let spectator = || Refused::Rules(fourline_game::Refusal::Spectator);
        let what = match message {
            ToServer::Ping { n } => return send(out, conn, ToClient::Pong { n }),
            ToServer::Fetch => return self.send_state(conn, now, out),
            ToServer::React(kind) => match seat {
                Some(seat) => return self.react(seat, kind, out),
                None => return refuse(out, conn, None, spectator()),
            },
            ToServer::Rematch { yes } => match seat {
                Some(seat) => return self.want_rematch(conn, seat, yes, out),
                None => return refuse(out, conn, None, spectator()),
            },
            ToServer::Command { id, after, action } => What::Command { id, after, action },
            ToServer::Claim { id } => What::Claim { id },
        };
        let asked = Asked { from: Some(conn), seat, what, rtt_ms, is_second_try: false };
        match asked.seat {
            None => refuse(out, conn, asked.id().cloned(), spectator()),
            Some(_) if self.waiting.len() >= MOST_WAITING => {
                refuse(out, conn, asked.id().cloned(), Refused::Busy);
            }
            Some(_) => self.waiting.push_back(asked),
        }
    }

    fn react(&mut self, seat: Seat, kind: Reaction, out: &mut Vec<Output>) {
        self.broadcast(out, ToClient::Reaction { seat, kind });
        out.push(Output::Signal(Signal::React(seat, kind)));
    }

    fn signal(&mut self, signal: Signal, now: &Now, out: &mut Vec<Output>) {
        match signal {
            Signal::Here(seat, is_here) => {
                let place = &mut self.places[seat.index()];
                let counts = if is_here { SIGNAL_COUNTS_MS } else { 0 };
                if !is_here && place.conns == 0 {
                    place.away_since_ms = now.wall_ms;
                }
                place.elsewhere_ms = now.wall_ms.saturating_add(counts);
                self.tell_presence(now, out);
            }
            Signal::React(seat, kind) => self.broadcast(out, ToClient::Reaction { seat, kind }),
            Signal::Rematch(offered) => self.heard_of_rematch(offered, out),
        }
    }

    fn thought(&mut self, after: u32, action: Option<Action>, now: &Now) {
        if self.thinking == Some(after) {
            self.thinking = None;
        }
        match (action, self.game.as_ref().and_then(Game::turn)) {
            (Some(action), Some(seat)) if after == self.length() => {
                let what = What::Computer { after, action };
                let asked =
                    Asked { from: None, seat: Some(seat), what, rtt_ms: 0, is_second_try: false };
                self.waiting.push_back(asked);
                // It is not asked again while its move waits for the store.
                self.thinking = Some(after);
            }
            _ => self.think_again_ms = Some(now.wall_ms + THINK_AGAIN_MS),
        }
    }

    /// Does what can be done now: what waits for the store, flags, computers, presence.
    fn go_on(&mut self, now: &mut Now, out: &mut Vec<Output>) {
        self.tell_presence(now, out);
        self.say_who_is_here(now, out);
        while self.work.is_none() {
            if self.must_load {
                self.must_load = false;
                self.must_catch_up = false;
                self.loads += 1;
                self.ask(Work::Load, Question::Load, out);
            } else if self.must_catch_up {
                self.must_catch_up = false;
                self.ask(Work::Since, Question::Since(self.length()), out);
            } else if self.is_flag_due(now) {
                self.waiting.push_front(Asked::flag());
                self.take_next_asked(now, out);
            } else if self.wants_to_follow() {
                self.follow(now, out);
            } else if !self.take_next_asked(now, out) {
                break;
            }
        }
        self.let_think(now, out);
    }

    fn ask(&mut self, work: Work, question: Question, out: &mut Vec<Output>) {
        self.work = Some(work);
        out.push(Output::Ask(question));
    }

    fn let_think(&mut self, now: &Now, out: &mut Vec<Output>) {
        if self.think_again_ms.is_some_and(|again| now.wall_ms < again) {
            return;
        }
        self.think_again_ms = None;
        let Some(game) = &self.game else { return };
        let Some(seat) = game.turn() else { return };
        if self.thinking.is_some_and(|after| after >= self.length()) {
            return;
        }
        let row = self.agreed.seats[seat.index()].as_ref();
        let Some(computer) = row.filter(|row| row.kind != "human") else { return };
        let Ok(computer) = computer.kind.parse() else { return };
        let after = self.length();
        self.thinking = Some(after);
        let left = game.clock_left_ms(seat, game.time_ms()).map_or(THINK_MS, |left| left / 10);
        let game = Box::new(game.clone());
        out.push(Output::Think { after, game, computer, time_ms: left.clamp(10, THINK_MS) });
    }

    /// When time matters next; `None` if it never does.
    pub fn wakes_at(&self, now: &Now) -> Option<u64> {
        let flag = self.flag_in_ms(now).map(|ms| now.wall_ms + ms.clamp(20, 1_000));
        let blink = Seat::BOTH.into_iter().filter_map(|seat| {
            let place = &self.places[seat.index()];
            let changes = place.told_here != self.is_here(seat, now.wall_ms);
            (self.agreed.is_human(seat) && (place.told_here || changes))
                .then(|| place.away_since_ms.max(place.elsewhere_ms) + BLINK_MS)
                .filter(|_| place.conns == 0)
        });
        let peers = (self.house.has_peers && !self.conns.is_empty())
            .then(|| (self.signalled_ms + SIGNAL_MS).min(self.looked_ms + LOOK_MS));
        let retry = (self.work.is_none() && !self.waiting.is_empty()).then_some(now.wall_ms + 50);
        let times = [flag, peers, retry, self.think_again_ms].into_iter().flatten();
        times.chain(blink).min().map(|at| at.max(now.wall_ms + 1))
    }

    /// May it be forgotten? There are no connections, and nothing is under way.
    pub fn is_idle(&self) -> bool {
        let has_clock = self
            .game
            .as_ref()
            .is_some_and(|game| game.turn().is_some() && game.setup().clock.is_some());
        self.conns.is_empty()
            && self.work.is_none()
            && self.waiting.is_empty()
            && !has_clock
            && self.thinking.is_none()
    }

    /// Was it deleted, or is it not readable any more?
    pub fn is_gone(&self) -> bool {
        self.is_gone
    }

    /// How many commands were carried out.
    pub fn length(&self) -> u32 {
        self.log.len() as u32
    }

    /// The game, once it has begun.
    pub fn game(&self) -> Option<&Game> {
        self.game.as_ref()
    }

    /// The first table of the series, with which the hashes of tokens are made.
    pub fn root(&self) -> &str {
        &self.agreed.root
    }

    /// The table's id.
    pub fn id(&self) -> &TableId {
        &self.agreed.id
    }

    fn broadcast(&self, out: &mut Vec<Output>, message: ToClient) {
        let welcome = self.conns.iter().filter(|(_, conn)| conn.waits_for.is_none());
        let conns: Vec<ConnId> = welcome.map(|(conn, _)| *conn).collect();
        if !conns.is_empty() {
            out.push(Output::Send(conns, message));
        }
    }

    fn welcome(&self, conn: ConnId, now: &Now, out: &mut Vec<Output>) {
        let Some(who) = self.conns.get(&conn) else { return };
        let message = ToClient::Welcome {
            protocol: PROTOCOL,
            table: (!who.by_watch).then(|| self.agreed.id.clone()),
            watch: self.agreed.watch.clone(),
            you: who.seat,
            state: Box::new(self.state(who.seat.is_some(), now)),
        };
        send(out, conn, message);
    }

    fn send_state(&self, conn: ConnId, now: &Now, out: &mut Vec<Output>) {
        // Its welcome, which comes soon, has the state.
        let Some(who) = self.conns.get(&conn).filter(|who| who.waits_for.is_none()) else { return };
        send(out, conn, ToClient::State(Box::new(self.state(who.seat.is_some(), now))));
    }

    fn happened(&self, index: usize) -> ToClient {
        let Line { text, at_ms, clocks_ms, .. } = &self.log[index];
        ToClient::Happened(Happened {
            after: index as u32,
            command: text.clone(),
            at_ms: *at_ms,
            clocks_ms: *clocks_ms,
        })
    }
}

fn send(out: &mut Vec<Output>, conn: ConnId, message: ToClient) {
    out.push(Output::Send(vec![conn], message));
}

fn refuse(out: &mut Vec<Output>, conn: ConnId, id: Option<fourline_wire::CommandId>, why: Refused) {
    send(out, conn, ToClient::Refused { id, why });
}

/// What is left on both clocks at the time of the last command.
fn clocks_of(game: &Game) -> Option<[u64; 2]> {
    let [one, two] = Seat::BOTH.map(|seat| game.clock_left_ms(seat, game.time_ms()));
    Some([one?, two?])
}
