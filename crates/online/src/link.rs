//! The connection to a table: a state that never waits. What happens to the socket, what the session wants
//! and the passing of time go in; messages, orders for the socket and news for the session come out.

mod heard;

use crate::back_off::BackOff;
use crate::net::{Channel, NetNews, NetOrder};
use crate::place::{Key, Place};
use crate::reason::Trouble;
use fourline_app::{AwayNews, Line, Notice, Reaction, ToTable};
use fourline_game::Seat;
use fourline_wire::{CommandId, State, TableId, ToServer};

/// So long a socket may take from its opening to the table's welcome.
const PATIENCE_MS: u64 = 10_000;

/// After so much silence the server is asked whether it is there, and has so long to answer.
const SILENCE_MS: u64 = 10_000;
const ANSWER_MS: u64 = 10_000;

/// The same when the network comes back, or the device wakes up.
const QUICK_ANSWER_MS: u64 = 2_000;

/// Which of the sockets that were opened one after the other.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Socket(pub u32);

/// Something to be done outside.
#[derive(Clone, Debug)]
pub enum Out {
    /// Open a socket to this address, as this one.
    Open(Socket, String),
    /// Send this text.
    Send(Socket, String),
    /// Close this socket.
    Close(Socket),
    /// This is for the session.
    News(AwayNews),
    /// The game goes on at another table: the rematch. Its state comes as news.
    Moved(Place),
    /// It is no use to go on.
    Ended(Trouble),
}

/// The connection to a table, and to the table of each rematch.
#[derive(Debug)]
pub struct Link {
    place: Place,
    /// Is the game that followed looked for, when the table is found to be over at first sight?
    goes_along: bool,
    stage: Stage,
    socket: u32,
    back_off: BackOff,
    /// Since when there is no connection.
    lost_since_ms: Option<u64>,
    /// What every id of this run begins with.
    run: u64,
    ids: u64,
    /// What was not answered, oldest first.
    pending: Vec<Pending>,
    /// Was another game wanted or declined, and not confirmed?
    rematch: Option<bool>,
    table: Option<Table>,
    is_fetching: bool,
    /// So many commands are known to exist, by what came through this socket.
    furthest: u32,
    notice: Option<Notice>,
    pings: u64,
    now_ms: u64,
    outs: Vec<Out>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Stage {
    /// There is no socket; the next one is opened then.
    Waiting { until_ms: u64 },
    /// A socket is opened, or the table's welcome is awaited.
    Opening { since_ms: u64 },
    /// All is well; something was heard then, or an answer is due.
    Up { heard_ms: u64, due_ms: Option<u64> },
    /// It is over.
    Ended,
}

/// What the table has said about itself.
#[derive(Clone, Debug)]
struct Table {
    you: Option<Seat>,
    id: Option<TableId>,
    watch: TableId,
    state: State,
}

/// Something that was sent under an id and not answered.
#[derive(Clone, Debug)]
struct Pending {
    message: ToServer,
    id: CommandId,
    /// When it is to be sent again, if the server asked for that.
    again_ms: Option<u64>,
}

impl Link {
    /// A connection to this table, to be opened by the first [`Link::tick`]. The seed has to be another one
    /// in every run of the program; 64 random bits will do. With `goes_along`, a player who comes to a table
    /// that is over goes on to the rematch, if there is one.
    pub fn new(place: Place, seed: u64, goes_along: bool) -> Link {
        Link {
            place,
            goes_along,
            stage: Stage::Waiting { until_ms: 0 },
            socket: 0,
            back_off: BackOff::new(seed),
            lost_since_ms: None,
            run: seed,
            ids: 0,
            pending: Vec::new(),
            rematch: None,
            table: None,
            is_fetching: false,
            furthest: 0,
            notice: None,
            pings: 0,
            now_ms: 0,
            outs: Vec::new(),
        }
    }

    /// The table that it leads to now.
    pub fn place(&self) -> &Place {
        &self.place
    }

    /// Our seat at the table, once it is known.
    pub fn you(&self) -> Option<Seat> {
        self.table.as_ref()?.you
    }

    /// The table's invitation, if it is known and for us to know.
    pub fn invitation(&self) -> Option<Place> {
        let id = self.table.as_ref()?.id.clone()?;
        Some(Place { origin: self.place.origin.clone(), key: Key::Table(id) })
    }

    /// The table's link for those who watch.
    pub fn watching(&self) -> Option<Place> {
        let watch = self.table.as_ref()?.watch.clone();
        Some(Place { origin: self.place.origin.clone(), key: Key::Watch(watch) })
    }

    /// The table as it last told everything about itself; what happened since is not in it.
    pub fn state(&self) -> Option<&State> {
        self.table.as_ref().map(|table| &table.state)
    }

    /// The state of the connection.
    pub fn line(&self) -> Line {
        match (self.stage, self.lost_since_ms) {
            (Stage::Up { .. }, _) | (_, None) => Line::Connected,
            (_, Some(since_ms)) => Line::Lost { since_ms, tries: self.back_off.tries() },
        }
    }

    /// Is the table there, and has it said what it looks like?
    pub fn is_up(&self) -> bool {
        matches!(self.stage, Stage::Up { .. })
    }

    /// How much was sent and not answered yet.
    pub fn unanswered(&self) -> usize {
        self.pending.len()
    }

    /// Something to be done outside, in order.
    pub fn take(&mut self) -> Vec<Out> {
        std::mem::take(&mut self.outs)
    }

    /// When [`Link::tick`] is wanted at the latest.
    pub fn wakes_at_ms(&self) -> Option<u64> {
        let again = self.pending.iter().filter_map(|pending| pending.again_ms).min();
        match self.stage {
            Stage::Waiting { until_ms } => Some(until_ms),
            Stage::Opening { since_ms } => Some(since_ms + PATIENCE_MS),
            Stage::Up { due_ms: Some(due_ms), .. } => Some(again.unwrap_or(due_ms).min(due_ms)),
            Stage::Up { heard_ms, due_ms: None } => {
                Some(again.unwrap_or(u64::MAX).min(heard_ms + SILENCE_MS))
            }
            Stage::Ended => None,
        }
    }

    /// Time has passed.
    pub fn tick(&mut self, now_ms: u64) {
        self.now_ms = self.now_ms.max(now_ms);
        match self.stage {
            Stage::Waiting { until_ms } if until_ms <= self.now_ms => self.open(),
            Stage::Opening { since_ms } if since_ms + PATIENCE_MS <= self.now_ms => self.give_up(),
            Stage::Up { due_ms: Some(due_ms), .. } if due_ms <= self.now_ms => self.give_up(),
            Stage::Up { heard_ms, due_ms: None } if heard_ms + SILENCE_MS <= self.now_ms => {
                self.ping(ANSWER_MS);
            }
            _ => {}
        }
        if self.is_up() {
            let now_ms = self.now_ms;
            let mut again = Vec::new();
            for pending in &mut self.pending {
                if pending.again_ms.take_if(|at_ms| *at_ms <= now_ms).is_some() {
                    again.push(pending.message.clone());
                }
            }
            again.iter().for_each(|message| self.send(message));
        }
    }

    /// The network is back, or the device woke up: no need to wait.
    pub fn network_is_back(&mut self, now_ms: u64) {
        self.now_ms = self.now_ms.max(now_ms);
        match self.stage {
            Stage::Waiting { .. } => self.open(),
            Stage::Up { .. } => self.ping(QUICK_ANSWER_MS),
            Stage::Opening { .. } | Stage::Ended => {}
        }
    }

    /// Something came from the network; answers to calls are for others.
    pub fn take_in_news(&mut self, news: &NetNews, now_ms: u64) {
        match news {
            NetNews::Heard(_, socket, text) => self.heard(*socket, text, now_ms),
            NetNews::Closed(_, socket) => self.closed(*socket, now_ms),
            NetNews::Failed(_, socket, trouble) => self.failed(*socket, trouble.clone(), now_ms),
            NetNews::Answered(..) => {}
        }
    }

    /// What is to be done, with the network's part as orders: front ends do these, and the rest is left.
    pub fn orders(&mut self, channel: Channel) -> (Vec<NetOrder>, Vec<Out>) {
        let (mut orders, mut others) = (Vec::new(), Vec::new());
        for out in self.take() {
            match out {
                Out::Open(socket, _) => {
                    orders.push(NetOrder::Open(channel, socket, self.place.clone()));
                }
                Out::Send(socket, text) => orders.push(NetOrder::Send(channel, socket, text)),
                Out::Close(socket) => orders.push(NetOrder::Close(channel, socket)),
                other => others.push(other),
            }
        }
        (orders, others)
    }

    /// A socket was closed, or could not be opened.
    pub fn closed(&mut self, socket: Socket, now_ms: u64) {
        self.now_ms = self.now_ms.max(now_ms);
        if self.is_current(socket) {
            self.wait();
        }
    }

    /// A socket could not be opened, and it is known why.
    pub fn failed(&mut self, socket: Socket, trouble: Trouble, now_ms: u64) {
        self.now_ms = self.now_ms.max(now_ms);
        if self.is_current(socket) {
            match trouble.is_passing() {
                true => self.wait(),
                false => self.end(trouble),
            }
        }
    }

    /// Sends what the session wants. Commands are repeated until they are answered.
    pub fn tell(&mut self, what: ToTable, now_ms: u64) {
        self.now_ms = self.now_ms.max(now_ms);
        let Some(table) = &self.table else { return };
        let shape = table.state.terms.rules.shape;
        match what {
            ToTable::Command { after, command } => {
                let (id, action) = (self.next_id(), command.action.text(shape));
                let after = after.try_into().unwrap_or(u32::MAX);
                self.ask(ToServer::Command { id: id.clone(), after, action }, id);
            }
            ToTable::Claim => {
                let id = self.next_id();
                self.ask(ToServer::Claim { id: id.clone() }, id);
            }
            ToTable::React(reaction) => self.send(&ToServer::React(sent_reaction(reaction))),
            ToTable::Rematch(yes) => {
                self.rematch = Some(yes);
                self.send(&ToServer::Rematch { yes });
            }
            ToTable::Fetch if self.is_fetching => {}
            ToTable::Fetch => {
                self.is_fetching = true;
                self.send(&ToServer::Fetch);
            }
        }
    }

    /// Opens the socket afresh: after a seat was taken by a call, the table has to see who we are.
    pub fn reopen(&mut self, now_ms: u64) {
        self.now_ms = self.now_ms.max(now_ms);
        match self.stage {
            Stage::Ended => {}
            Stage::Waiting { .. } => self.open(),
            Stage::Opening { .. } | Stage::Up { .. } => {
                self.outs.push(Out::Close(Socket(self.socket)));
                self.open();
            }
        }
    }

    /// Ends the connection: the table is left. The seat stays.
    pub fn leave(&mut self) {
        if matches!(self.stage, Stage::Opening { .. } | Stage::Up { .. }) {
            self.outs.push(Out::Close(Socket(self.socket)));
        }
        self.stage = Stage::Ended;
    }

    fn is_current(&self, socket: Socket) -> bool {
        let has_one = matches!(self.stage, Stage::Opening { .. } | Stage::Up { .. });
        has_one && socket.0 == self.socket
    }

    fn next_id(&mut self) -> CommandId {
        self.ids += 1;
        CommandId::new(&format!("{:016x}-{}", self.run, self.ids))
            .expect("it has the right letters")
    }

    fn ask(&mut self, message: ToServer, id: CommandId) {
        self.send(&message);
        self.pending.push(Pending { message, id, again_ms: None });
    }

    /// Sends a message if the table is there. What has an id is sent when it is there again.
    fn send(&mut self, message: &ToServer) {
        if self.is_up() {
            self.outs.push(Out::Send(Socket(self.socket), message.write()));
        }
    }

    fn ping(&mut self, answer_ms: u64) {
        self.pings += 1;
        self.send(&ToServer::Ping { n: self.pings });
        if let Stage::Up { due_ms, .. } = &mut self.stage {
            let due = self.now_ms + answer_ms;
            *due_ms = Some(due_ms.map_or(due, |before| before.min(due)));
        }
    }

    fn open(&mut self) {
        self.socket += 1;
        self.furthest = 0;
        self.is_fetching = false;
        self.stage = Stage::Opening { since_ms: self.now_ms };
        self.outs.push(Out::Open(Socket(self.socket), self.place.socket()));
    }

    /// The socket is of no use any more.
    fn give_up(&mut self) {
        self.outs.push(Out::Close(Socket(self.socket)));
        self.wait();
    }

    fn wait(&mut self) {
        self.lost_since_ms.get_or_insert(self.now_ms);
        let until_ms = self.now_ms + self.back_off.next_ms();
        self.stage = Stage::Waiting { until_ms };
        self.news(AwayNews::Line(self.line()));
    }

    fn end(&mut self, trouble: Trouble) {
        self.lost_since_ms.get_or_insert(self.now_ms);
        self.stage = Stage::Ended;
        self.outs.push(Out::Close(Socket(self.socket)));
        self.news(AwayNews::Line(self.line()));
        self.outs.push(Out::Ended(trouble));
    }

    fn news(&mut self, news: AwayNews) {
        self.outs.push(Out::News(news));
    }

    /// Goes to the table of the rematch: players to their seats, others to watch.
    fn follow(&mut self, id: Option<TableId>, watch: Option<TableId>) {
        let is_player = self.you().is_some();
        let key = match (id.filter(|_| is_player), watch) {
            (Some(id), _) => Key::Table(id),
            (None, Some(watch)) => Key::Watch(watch),
            (None, None) => return,
        };
        if self.place.key.id() == key.id() {
            return;
        }
        self.outs.push(Out::Close(Socket(self.socket)));
        self.place.key = key;
        (self.table, self.rematch) = (None, None);
        self.pending.clear();
        self.outs.push(Out::Moved(self.place.clone()));
        self.open();
    }
}

fn sent_reaction(reaction: Reaction) -> fourline_wire::Reaction {
    let at = Reaction::ALL.iter().position(|known| *known == reaction);
    fourline_wire::Reaction::ALL[at.unwrap_or_default()]
}

fn heard_reaction(reaction: fourline_wire::Reaction) -> Reaction {
    let at = fourline_wire::Reaction::ALL.iter().position(|known| *known == reaction);
    Reaction::ALL[at.unwrap_or_default()]
}

#[cfg(test)]
mod tests;
