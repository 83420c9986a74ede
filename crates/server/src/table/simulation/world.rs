//! Nodes, network and store, event by event.

use super::client::{Client, Role};
use super::{Dice, Fault};
use crate::memory::Tables;
use crate::table::{
    Answer, ConnId, House, Input, Now, Output, PlayTime, Question, Signal, Table, stored_terms,
};
use crate::token::Token;
use fourline_game::Seat;
use fourline_players::Dice as PlayerDice;
use fourline_rules::Rules;
use fourline_store::{Append, Appended, Key, NewTable, SeatRow, StoreError, StoredTable, TableId};
use fourline_wire::{Terms, ToClient, ToServer};
use std::collections::BTreeMap;

/// How much happened.
#[derive(Clone, Debug, Default)]
pub(super) struct Tally {
    pub commands: u64,
    pub crashes: u64,
    pub conflicts: u64,
    pub repeats: u64,
    pub over: u64,
    pub flags: u64,
    pub claims: u64,
    pub rematches: u64,
    pub thoughts: u64,
}

impl Tally {
    pub fn add(&mut self, other: &Tally) {
        self.commands += other.commands;
        self.crashes += other.crashes;
        self.conflicts += other.conflicts;
        self.repeats += other.repeats;
        self.over += other.over;
        self.flags += other.flags;
        self.claims += other.claims;
        self.rematches += other.rematches;
        self.thoughts += other.thoughts;
    }
}

struct Node {
    /// Another one after each start.
    life: u64,
    table: Table,
    time: PlayTime,
    wakes_at: u64,
}

/// What is on its way.
#[derive(Debug)]
enum Event {
    Connect { node: usize, client: usize, conn: ConnId },
    Disconnect { node: usize, conn: ConnId },
    ToNode { node: usize, conn: ConnId, message: ToServer },
    ToClient { client: usize, conn: ConnId, message: ToClient },
    ToStore { node: usize, life: u64, question: Question },
    FromStore { node: usize, life: u64, answer: Answer },
    Hint { node: usize },
    Signal { node: usize, signal: Signal },
    Thought { node: usize, life: u64, after: u32, action: fourline_game::Action },
    Pulse { node: usize, life: u64 },
    Wake { node: usize, life: u64, at: u64 },
    Start { node: usize },
    Act { client: usize },
}

pub(super) struct World {
    dice: Dice,
    fault: Option<Fault>,
    now_ms: u64,
    queue: BTreeMap<(u64, u64), Event>,
    number: u64,
    conns: u64,
    pub store: Tables,
    id: TableId,
    nodes: [Option<Node>; 2],
    /// When all nodes went down, if they are.
    down_since: Option<u64>,
    pub downtimes: Vec<(u64, u64)>,
    pub clients: Vec<Client>,
    who: BTreeMap<ConnId, usize>,
    /// Delivered like TCP does: in order, nothing lost but with the connection.
    is_orderly: bool,
    last_delivery: BTreeMap<ConnId, u64>,
    is_quiet: bool,
    is_broken: bool,
    tally: Tally,
}

const HOUSE: House = House { grace_ms: 4_000, has_peers: true };

impl World {
    pub fn new(seed: u64, fault: Option<Fault>) -> World {
        let mut dice = Dice::new(seed);
        let token = |n: u8| Token::from_bytes([n; 32]);
        let id = TableId::parse("aaaaaaaaaaaaaaaa").expect("an id");
        let presets = Rules::PRESETS;
        let mut terms = Terms::new(presets[dice.below(presets.len() as u64) as usize].1);
        let clocks = ["3s+1s", "20s", "5s/move"];
        terms.clock = dice
            .chance(40)
            .then(|| clocks[dice.below(clocks.len() as u64) as usize].parse().expect("a clock"));
        terms.serious = dice.chance(30);
        let row = |name: &str, kind: &str, token: Option<&Token>| SeatRow {
            name: name.to_string(),
            kind: kind.to_string(),
            token: token.map(|token| token.hash_for(id.as_str()).0),
        };
        let has_computer = dice.chance(20);
        let tokens = [token(1), token(2)];
        let guest = if has_computer {
            row("Bob", "random", None)
        } else {
            row("Bob", "human", Some(&tokens[1]))
        };
        let mut store = Tables::default();
        let table = NewTable {
            id: id.clone(),
            watch: TableId::parse("bbbbbbbbbbbbbbbb").expect("an id"),
            created_ms: 1_000_000,
            terms: stored_terms(&terms, id.as_str()),
            timed: terms.clock.is_some(),
            listed: false,
            host_seat: 1,
            seats: [Some(row("Ann", "human", Some(&tokens[0]))), Some(guest)],
            seed: dice.next(),
            previous: None,
            series: [0; 3],
        };
        store.create(table).expect("the first table");
        let [one, two] = tokens;
        let mut clients = vec![
            Client::new(Role::Player(Seat::One), "ann", one),
            Client::new(Role::Spectator, "sue", token(3)),
            Client::new(Role::Intruder, "eve", token(4)),
        ];
        if !has_computer {
            clients.push(Client::new(Role::Player(Seat::Two), "bob", two));
        }
        let is_orderly = dice.chance(50);
        let mut world = World {
            dice,
            fault,
            now_ms: 1_000_000,
            queue: BTreeMap::new(),
            number: 0,
            conns: 0,
            store,
            id,
            nodes: [None, None],
            down_since: None,
            downtimes: Vec::new(),
            clients,
            who: BTreeMap::new(),
            is_orderly,
            last_delivery: BTreeMap::new(),
            is_quiet: false,
            is_broken: false,
            tally: Tally::default(),
        };
        for node in 0..2 {
            world.start(node);
        }
        for client in 0..world.clients.len() {
            world.after(10, Event::Act { client });
        }
        world
    }

    pub fn stored(&self) -> StoredTable {
        self.store.load(&Key::Table(self.id.clone())).expect("the table is never deleted")
    }

    fn after(&mut self, ms: u64, event: Event) {
        self.number += 1;
        self.queue.insert((self.now_ms + ms, self.number), event);
    }

    /// A disturbed time, then a quiet one in which everything has to settle.
    pub fn run(mut self) -> Result<Tally, String> {
        let trouble_ends = self.now_ms + 30_000;
        let end = trouble_ends + 90_000;
        while let Some(((at, _), event)) = self.queue.pop_first() {
            if at >= end {
                break;
            }
            self.now_ms = self.now_ms.max(at);
            if at >= trouble_ends && !self.is_quiet {
                self.is_quiet = true;
                for node in 0..2 {
                    if self.nodes[node].is_none() {
                        self.start(node);
                    }
                }
            }
            self.take(event)?;
            if self.is_broken {
                return Err("I2: a node can't read what is stored".to_string());
            }
        }
        self.judge()?;
        let stored = self.stored();
        self.tally.commands = stored.commands.len() as u64;
        self.tally.over = u64::from(stored.over.is_some());
        let ends =
            |word: &str| stored.commands.iter().filter(|line| line.text.ends_with(word)).count();
        self.tally.flags = ends("flag") as u64;
        self.tally.claims = ends("abandon") as u64;
        self.tally.rematches = u64::from(stored.next.is_some());
        Ok(self.tally)
    }

    fn take(&mut self, event: Event) -> Result<(), String> {
        match event {
            Event::Connect { node, client, conn } => {
                let token = Some(self.clients[client].token.clone());
                let by_watch = self.clients[client].role == Role::Spectator;
                self.input(node, Input::Connect { conn, token, by_watch });
            }
            Event::Disconnect { node, conn } => self.input(node, Input::Disconnect(conn)),
            Event::ToNode { node, conn, message } => {
                let rtt_ms = self.dice.below(300);
                self.input(node, Input::Message { conn, message, rtt_ms });
            }
            Event::ToClient { client, conn, message } => self.hear(client, conn, &message)?,
            Event::ToStore { node, life, question } => self.store_does(node, life, question),
            Event::FromStore { node, life, answer } if self.is_alive(node, life) => {
                self.input(node, Input::Stored(answer));
            }
            Event::Hint { node } => self.input(node, Input::Changed),
            Event::Signal { node, signal } => self.input(node, Input::Signal(signal)),
            Event::Thought { node, life, after, action } if self.is_alive(node, life) => {
                self.tally.thoughts += 1;
                let action = (!self.dice.chance(10)).then_some(action);
                self.input(node, Input::Thought { after, action });
            }
            Event::Pulse { node, life } if self.is_alive(node, life) => self.pulse(node, life),
            Event::Wake { node, life, at } if self.is_alive(node, life) && at <= self.now_ms => {
                self.input(node, Input::Tick);
            }
            Event::Start { node } if self.nodes[node].is_none() => self.start(node),
            Event::Act { client } => self.act(client),
            Event::FromStore { .. }
            | Event::Thought { .. }
            | Event::Pulse { .. }
            | Event::Wake { .. }
            | Event::Start { .. } => {}
        }
        Ok(())
    }

    fn is_alive(&self, node: usize, life: u64) -> bool {
        self.nodes[node].as_ref().is_some_and(|node| node.life == life)
    }

    fn start(&mut self, node: usize) {
        if let Some(since) = self.down_since.take() {
            self.downtimes.push((since, self.now_ms));
        }
        self.number += 1;
        let life = self.number;
        let mut table =
            Table::new(&self.stored(), HOUSE, self.now_ms).expect("it was stored by us");
        table.fault = self.fault;
        self.nodes[node] =
            Some(Node { life, table, time: PlayTime::default(), wakes_at: u64::MAX });
        self.pulse(node, life);
    }

    fn crash(&mut self, node: usize) {
        if self.nodes[node].take().is_none() {
            return;
        }
        self.tally.crashes += 1;
        if self.nodes.iter().all(Option::is_none) {
            self.down_since = Some(self.now_ms);
        }
        let pause = 200 + self.dice.below(6_000);
        self.after(pause, Event::Start { node });
        // Its connections break.
        for client in &mut self.clients {
            if client.at.is_some_and(|(at, _)| at == node) {
                client.at = None;
            }
        }
    }

    fn pulse(&mut self, node: usize, life: u64) {
        self.store.pulse(life, self.now_ms);
        let gaps = self.store.gaps(0);
        let Some(this) = &mut self.nodes[node] else { return };
        this.time = PlayTime { gaps, pulse_ms: self.now_ms };
        self.after(1_000, Event::Pulse { node, life });
        self.input(node, Input::Tick);
    }

    fn input(&mut self, node: usize, input: Input) {
        let Some(this) = &mut self.nodes[node] else { return };
        let life = this.life;
        let dice = &mut self.dice;
        let mut random = || dice.next();
        let mut now = Now { wall_ms: self.now_ms, time: &this.time, random: &mut random };
        let outputs = this.table.input(input, &mut now);
        let wake = this.table.wakes_at(&now);
        if let Some(at) = wake.filter(|&at| at < this.wakes_at || this.wakes_at <= self.now_ms) {
            this.wakes_at = at;
            let ms = at.saturating_sub(self.now_ms);
            self.after(ms, Event::Wake { node, life, at });
        }
        for output in outputs {
            self.output(node, life, output);
        }
    }

    fn output(&mut self, node: usize, life: u64, output: Output) {
        match output {
            Output::Send(conns, message) => {
                for conn in conns {
                    let Some(&client) = self.who.get(&conn) else { continue };
                    self.send(conn, |_| Event::ToClient { client, conn, message: message.clone() });
                }
            }
            Output::Ask(question) => {
                let ms = 1 + self.dice.below(40);
                self.after(ms, Event::ToStore { node, life, question });
            }
            Output::Think { after, game, computer, .. } => {
                let mut dice = PlayerDice::for_command(game.setup().seed, game.commands().len());
                let action = computer.choose(&game, &mut dice);
                let ms = 1 + self.dice.below(500);
                self.after(ms, Event::Thought { node, life, after, action });
            }
            Output::Signal(signal) if !self.dice.chance(20) => {
                let ms = 1 + self.dice.below(100);
                self.after(ms, Event::Signal { node: 1 - node, signal });
            }
            Output::Signal(_) => {}
            // The table is never deleted here.
            Output::Close(_) => self.is_broken = true,
        }
    }

    /// Sends something over a connection, as well as the network does.
    fn send(&mut self, conn: ConnId, event: impl Fn(()) -> Event) {
        let ms = 1 + self.dice.below(120);
        if self.is_orderly || self.is_quiet {
            let last = self.last_delivery.entry(conn).or_default();
            *last = (*last).max(self.now_ms + ms);
            let ms = *last - self.now_ms;
            return self.after(ms, event(()));
        }
        if self.dice.chance(8) {
            return;
        }
        self.after(ms, event(()));
        if self.dice.chance(8) {
            let ms = self.dice.below(3_000);
            self.after(ms, event(()));
        }
    }

    fn store_does(&mut self, node: usize, life: u64, question: Question) {
        let is_append = matches!(question, Question::Append(_) | Question::Follow(_));
        let fails = !self.is_quiet && self.dice.chance(6);
        // It may be stored although the answer says that this is not known.
        if fails && is_append && self.dice.chance(50) {
            let answer = match question {
                Question::Append(_) => Answer::Append(Err(StoreError::ReadOnly)),
                _ => Answer::Follow(Err(StoreError::ReadOnly)),
            };
            return self.after(1, Event::FromStore { node, life, answer });
        }
        let answer = match question {
            Question::Append(append) => Answer::Append(self.append(append, fails)),
            Question::Since(after) => Answer::Since(match fails {
                true => Err(StoreError::Busy),
                false => Ok(self.store.since(&self.id, after)),
            }),
            Question::Load => Answer::Load(match fails {
                true => Err(StoreError::Busy),
                false => Ok(Some(Box::new(self.stored()))),
            }),
            Question::Follow(follow) => Answer::Follow(self.store.follow(*follow)),
        };
        if is_append && !self.dice.chance(30) {
            let ms = 1 + self.dice.below(60);
            self.after(ms, Event::Hint { node: 1 - node });
        }
        let ms = 1 + self.dice.below(40);
        self.after(ms, Event::FromStore { node, life, answer });
    }

    fn append(&mut self, append: Append, loses_answer: bool) -> Result<Appended, StoreError> {
        let done = self.store.append(append);
        match done {
            Appended::Conflict { .. } => self.tally.conflicts += 1,
            Appended::Already { .. } => self.tally.repeats += 1,
            _ => {}
        }
        if loses_answer { Err(StoreError::Busy) } else { Ok(done) }
    }

    fn truth(&self) -> Vec<(String, u64)> {
        let stored = self.stored();
        stored.commands.into_iter().map(|line| (line.text, line.at_ms)).collect()
    }

    fn hear(&mut self, client: usize, conn: ConnId, message: &ToClient) -> Result<(), String> {
        let truth = self.truth();
        let this = &mut self.clients[client];
        let Some((node, current)) = this.at else { return Ok(()) };
        if current != conn {
            return Ok(());
        }
        if this.hear(message, &truth)? {
            if self.is_orderly && this.game.is_some() {
                return Err(format!("I6: a gap before {message:?}, which no state filled"));
            }
            self.send(conn, |()| Event::ToNode { node, conn, message: ToServer::Fetch });
        }
        Ok(())
    }

    /// A client does something, and will again.
    fn act(&mut self, client: usize) {
        let pause = 30 + self.dice.below(400);
        self.after(pause, Event::Act { client });
        if !self.is_quiet {
            if self.dice.chance(1) {
                let node = self.dice.below(2) as usize;
                self.crash(node);
            }
            if self.dice.chance(3) {
                self.hang_up(client);
            }
        }
        let Some((node, conn)) = self.clients[client].at else { return self.connect(client) };
        let now_ms = self.now_ms;
        let this = &mut self.clients[client];
        if let Some(message) = this.pending.clone() {
            let is_due = now_ms > this.sent_ms + 1_500;
            if is_due {
                this.sent_ms = now_ms;
                self.send(conn, |()| Event::ToNode { node, conn, message: message.clone() });
            }
            return;
        }
        if self.is_quiet {
            // Messages that were lost leave a hole only where they can be lost.
            if !self.is_orderly && !self.clients[client].has_fetched && self.dice.chance(20) {
                self.clients[client].has_fetched = true;
                self.send(conn, |()| Event::ToNode { node, conn, message: ToServer::Fetch });
            }
            return;
        }
        let Some(message) = this.wish(&mut self.dice) else { return };
        if matches!(message, ToServer::Command { .. } | ToServer::Claim { .. }) {
            this.pending = Some(message.clone());
            this.sent_ms = now_ms;
        }
        self.send(conn, |()| Event::ToNode { node, conn, message: message.clone() });
    }

    fn hang_up(&mut self, client: usize) {
        if let Some((node, conn)) = self.clients[client].at.take() {
            let ms = self.dice.below(2_000);
            self.after(ms, Event::Disconnect { node, conn });
        }
    }

    fn connect(&mut self, client: usize) {
        let node = self.dice.below(2) as usize;
        if self.nodes[node].is_none() || (!self.is_quiet && self.dice.chance(30)) {
            return;
        }
        self.conns += 1;
        let conn = ConnId(self.conns);
        self.who.insert(conn, client);
        self.clients[client].at = Some((node, conn));
        // What was sent and not answered is sent again at once.
        self.clients[client].sent_ms = 0;
        self.after(1, Event::Connect { node, client, conn });
    }
}
