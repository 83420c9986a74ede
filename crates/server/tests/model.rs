//! The protocol of online play as a model, explored completely: two players, two nodes and one store play
//! six plies, and everything that can go wrong between them does. A message may be lost, come late, come in
//! another order or come again: what was sent stays in the net for ever, and may be delivered at any time, any
//! number of times, or never. Nodes crash at any moment, the store's answer may get lost, and players change
//! between the nodes.
//!
//! The model says what nodes and clients do in a few lines each; that the real ones do the same is tried by
//! the simulation in `src/table/simulation` and by the tests with real sockets. Each planted bug has to be
//! found, so the properties are known to have teeth.

use stateright::{Checker, Expectation, HasDiscoveries, Model, Property};
use std::collections::BTreeSet;
use std::num::NonZeroUsize;

/// How many commands are played.
const PLIES: usize = 6;

/// How often each player may lose the connection, and all nodes together may crash.
const CUTS: u8 = 1;
const CRASHES: u8 = 1;

/// A command's id: whose it is, and a number.
type Id = (u8, u8);

/// The id of the command from the second tab.
const IN_TAB: Id = (0, 99);

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Bug {
    /// A command is acknowledged before it is in the store.
    AcknowledgesTooEarly,
    /// The store takes a command for a place that is taken.
    StoreDoesNotCompare,
    /// The store does not know a command again by its id.
    StoreForgetsIds,
    /// A node takes the store's no for a yes.
    ConflictIsTakenForDone,
    /// A node says no when the store's answer is lost.
    LostAnswerIsTakenForNo,
    /// A node welcomes a player with what it knows, without a look into the store.
    WelcomesFromMemory,
}

const BUGS: [Bug; 6] = [
    Bug::AcknowledgesTooEarly,
    Bug::StoreDoesNotCompare,
    Bug::StoreForgetsIds,
    Bug::ConflictIsTakenForDone,
    Bug::LostAnswerIsTakenForNo,
    Bug::WelcomesFromMemory,
];

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
enum Answer {
    Done,
    Already,
    Conflict,
}

/// A node: what it knows of the game is always the beginning of what the store has.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
struct Node {
    known: u8,
    /// What the store is asked: the id, the place, and the answer once there is one.
    asks: Option<(Id, u8, Option<Answer>)>,
}

#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
struct Client {
    /// The node it is connected to.
    node: Option<u8>,
    /// Which connection this is; what was sent on an earlier one is not heard any more.
    connection: u8,
    is_welcome: bool,
    /// The game as it was told.
    told: Vec<Id>,
    pending: Option<(Id, u8)>,
    issued: u8,
    acknowledged: Vec<Id>,
    refused: Vec<Id>,
    /// Was it told less than it had been told before?
    went_back: bool,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
enum Message {
    Command { node: u8, id: Id, after: u8 },
    ToClient { client: u8, connection: u8, news: News },
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
enum News {
    /// The whole game, so many commands.
    State(u8),
    Happened(u8, Id),
    Kept(Id, u8),
    Refused(Id),
}

#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
struct World {
    store: Vec<Id>,
    nodes: [Node; 2],
    clients: [Client; 2],
    net: BTreeSet<Message>,
    cuts: [u8; 2],
    crashes: u8,
    /// Did the second tab send its command?
    used_tab: bool,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Step {
    Connect(u8, u8),
    Cut(u8),
    Play(u8),
    Repeat(u8),
    /// The first player sends another command for the same place from a second tab, by this node.
    PlayInTab(u8),
    Deliver(Message),
    Commit(u8),
    LoseAnswer(u8),
    HearAnswer(u8),
    LookIntoStore(u8),
    Crash(u8),
}

struct Protocol {
    bug: Option<Bug>,
    /// A bug shows early; without one all plies are played.
    plies: usize,
    /// How many commands each player may try.
    tries: u8,
    /// May the first player send something from a second tab?
    has_second_tab: bool,
}

impl World {
    /// Sends something to all players who are connected to a node.
    fn tell(&mut self, node: u8, news: News) {
        for client in 0..2 {
            if self.clients[client as usize].node == Some(node) {
                self.send(client, news);
            }
        }
    }

    fn send(&mut self, client: u8, news: News) {
        let connection = self.clients[client as usize].connection;
        self.net.insert(Message::ToClient { client, connection, news });
    }

    /// A player may have gone to another node meanwhile; then the answer is lost.
    fn answer(&mut self, node: u8, client: u8, news: News) {
        if self.clients[client as usize].node == Some(node) {
            self.send(client, news);
        }
    }

    /// A node reads what it does not know yet, and tells it.
    fn catch_up(&mut self, node: u8) {
        let known = self.nodes[node as usize].known;
        for place in known..self.store.len() as u8 {
            self.tell(node, News::Happened(place, self.store[place as usize]));
        }
        self.nodes[node as usize].known = self.store.len() as u8;
    }

    /// Messages that can change nothing any more are forgotten, so that fewer worlds differ.
    fn tidy(&mut self) {
        let clients = &self.clients;
        self.net.retain(|message| match *message {
            // Of commands that were answered, only the last of each player comes again.
            Message::Command { id, .. } => id.1 + 2 > clients[id.0 as usize].issued,
            Message::ToClient { client, connection, news } => {
                let to = &clients[client as usize];
                let is_heard = to.node.is_some() && to.connection == connection;
                is_heard
                    && match news {
                        News::State(length) => !to.is_welcome || length as usize > to.told.len(),
                        News::Happened(place, _) => place as usize >= to.told.len(),
                        News::Kept(id, _) | News::Refused(id) => {
                            to.pending.is_some_and(|(pending, _)| pending == id)
                        }
                    }
            }
        });
    }
}

impl Protocol {
    fn has(&self, bug: Bug) -> bool {
        self.bug == Some(bug)
    }

    fn take_command(&self, world: &mut World, node: u8, id: Id, after: u8) {
        if after > world.nodes[node as usize].known {
            world.catch_up(node);
        }
        let known = world.nodes[node as usize].known;
        if let Some(place) = world.store[..known as usize].iter().position(|&stored| stored == id) {
            debug_assert_eq!(place, after as usize);
            return world.answer(node, id.0, News::Kept(id, after));
        }
        if after != known || known % 2 != id.0 {
            return world.answer(node, id.0, News::Refused(id));
        }
        if self.has(Bug::AcknowledgesTooEarly) {
            world.answer(node, id.0, News::Kept(id, after));
        }
        world.nodes[node as usize].asks = Some((id, after, None));
    }

    /// The store carries out what it is asked, at once or not at all.
    fn commit(&self, world: &mut World, node: u8) {
        let Some((id, after, answer @ None)) = &mut world.nodes[node as usize].asks else { return };
        let there = world.store.iter().position(|&stored| stored == *id);
        let there = there.filter(|_| !self.has(Bug::StoreForgetsIds));
        *answer = Some(match there {
            Some(_) => Answer::Already,
            None if world.store.len() == *after as usize || self.has(Bug::StoreDoesNotCompare) => {
                world.store.push(*id);
                Answer::Done
            }
            None => Answer::Conflict,
        });
    }

    fn hear_answer(&self, world: &mut World, node: u8) {
        let Some((id, after, Some(answer))) = world.nodes[node as usize].asks.take() else {
            return;
        };
        world.catch_up(node);
        let is_kept = match answer {
            Answer::Done | Answer::Already => true,
            Answer::Conflict => self.has(Bug::ConflictIsTakenForDone),
        };
        let news = if is_kept { News::Kept(id, after) } else { News::Refused(id) };
        world.answer(node, id.0, news);
    }

    fn hear(&self, world: &mut World, client: u8, news: News) {
        let store = world.store.clone();
        let to = &mut world.clients[client as usize];
        match news {
            News::State(length) => {
                let length = length as usize;
                // On one connection nothing overtakes; only the first state can be an older one.
                if !to.is_welcome || length > to.told.len() {
                    to.went_back |= length < to.told.len();
                    to.told = store[..length].to_vec();
                }
                to.is_welcome = true;
            }
            News::Happened(place, id) if place as usize == to.told.len() => to.told.push(id),
            News::Happened(place, _) if place as usize > to.told.len() => {
                // Something was missed: the whole game is asked for.
                let known = world.nodes[to.node.expect("it heard something") as usize].known;
                world.send(client, News::State(known));
            }
            News::Happened(..) => {}
            News::Kept(id, place) => {
                if to.pending.take_if(|(pending, _)| *pending == id).is_some() {
                    to.acknowledged.push(id);
                    if place as usize == to.told.len() {
                        to.told.push(id);
                    }
                }
            }
            News::Refused(id) => {
                if to.pending.take_if(|(pending, _)| *pending == id).is_some() {
                    to.refused.push(id);
                }
            }
        }
    }
}

impl Model for Protocol {
    type State = World;
    type Action = Step;

    fn init_states(&self) -> Vec<World> {
        let mut world = World { cuts: [CUTS; 2], crashes: CRASHES, ..World::default() };
        for client in &mut world.clients {
            (client.node, client.is_welcome) = (Some(0), true);
        }
        vec![world]
    }

    fn actions(&self, world: &World, steps: &mut Vec<Step>) {
        for client in 0..2u8 {
            let to = &world.clients[client as usize];
            let Some(node) = to.node else {
                steps.extend([Step::Connect(client, 0), Step::Connect(client, 1)]);
                continue;
            };
            if world.cuts[client as usize] > 0 {
                steps.push(Step::Cut(client));
            }
            let is_asked = to.told.len() < self.plies && to.told.len() % 2 == client as usize;
            match to.pending {
                None if to.is_welcome && is_asked && to.issued < self.tries => {
                    steps.push(Step::Play(client));
                }
                Some((id, after)) if !world.net.contains(&Message::Command { node, id, after }) => {
                    steps.push(Step::Repeat(client));
                }
                _ => {}
            }
        }
        for node in 0..2u8 {
            match world.nodes[node as usize].asks {
                None if world.nodes[node as usize].known < world.store.len() as u8 => {
                    steps.push(Step::LookIntoStore(node));
                }
                None => {}
                Some((.., None)) => steps.push(Step::Commit(node)),
                Some((.., Some(_))) => {
                    steps.extend([Step::HearAnswer(node), Step::LoseAnswer(node)]);
                }
            }
            if world.crashes > 0 {
                steps.push(Step::Crash(node));
            }
            let told = world.clients[0].told.len();
            if self.has_second_tab && !world.used_tab && told.is_multiple_of(2) && told < self.plies
            {
                steps.push(Step::PlayInTab(node));
            }
        }
        for &message in &world.net {
            let may = match message {
                Message::Command { node, .. } => world.nodes[node as usize].asks.is_none(),
                Message::ToClient { client, news, .. } => {
                    world.clients[client as usize].is_welcome || matches!(news, News::State(_))
                }
            };
            if may {
                steps.push(Step::Deliver(message));
            }
        }
    }

    fn next_state(&self, last: &World, step: Step) -> Option<World> {
        let mut world = last.clone();
        match step {
            Step::Connect(client, node) => {
                if !self.has(Bug::WelcomesFromMemory) {
                    world.catch_up(node);
                }
                let to = &mut world.clients[client as usize];
                (to.node, to.connection, to.is_welcome) = (Some(node), to.connection + 1, false);
                world.send(client, News::State(world.nodes[node as usize].known));
            }
            Step::Cut(client) => {
                world.cuts[client as usize] -= 1;
                world.clients[client as usize].node = None;
            }
            Step::Play(client) => {
                let to = &mut world.clients[client as usize];
                let (id, after) = ((client, to.issued), to.told.len() as u8);
                to.issued += 1;
                to.pending = Some((id, after));
                let node = to.node?;
                world.net.insert(Message::Command { node, id, after });
            }
            Step::Repeat(client) => {
                let to = &world.clients[client as usize];
                let ((id, after), node) = (to.pending?, to.node?);
                world.net.insert(Message::Command { node, id, after });
            }
            Step::PlayInTab(node) => {
                world.used_tab = true;
                let after = world.clients[0].told.len() as u8;
                world.net.insert(Message::Command { node, id: IN_TAB, after });
            }
            Step::Deliver(Message::Command { node, id, after }) => {
                self.take_command(&mut world, node, id, after);
            }
            Step::Deliver(Message::ToClient { client, news, .. }) => {
                self.hear(&mut world, client, news);
            }
            Step::Commit(node) => self.commit(&mut world, node),
            Step::LoseAnswer(node) => {
                let (id, after, _) = world.nodes[node as usize].asks?;
                if self.has(Bug::LostAnswerIsTakenForNo) {
                    world.nodes[node as usize].asks = None;
                    world.answer(node, id.0, News::Refused(id));
                } else {
                    world.nodes[node as usize].asks = Some((id, after, None));
                }
            }
            Step::HearAnswer(node) => self.hear_answer(&mut world, node),
            Step::LookIntoStore(node) => world.catch_up(node),
            Step::Crash(node) => {
                world.crashes -= 1;
                // It comes back and reads the store.
                let known = world.store.len() as u8;
                world.nodes[node as usize] = Node { known, asks: None };
                for client in &mut world.clients {
                    client.node = client.node.filter(|&at| at != node);
                }
            }
        }
        world.tidy();
        Some(world)
    }

    fn properties(&self) -> Vec<Property<Protocol>> {
        vec![
            Property::always("acknowledged is stored", |_, world: &World| {
                let is_stored = |id| world.store.contains(id);
                world.clients.iter().all(|client| client.acknowledged.iter().all(is_stored))
            }),
            Property::always("refused is not stored", |_, world: &World| {
                let is_stored = |id| world.store.contains(id);
                !world.clients.iter().any(|client| client.refused.iter().any(is_stored))
            }),
            Property::always("each command is stored once", |_, world: &World| {
                let ids: BTreeSet<&Id> = world.store.iter().collect();
                ids.len() == world.store.len()
            }),
            Property::always("players take turns", |_, world: &World| {
                world.store.iter().enumerate().all(|(place, id)| place % 2 == id.0 as usize)
            }),
            Property::always("what is told is what is stored", |_, world: &World| {
                world.clients.iter().all(|client| world.store.starts_with(&client.told))
            }),
            Property::always("what was told is not taken back", |_, world: &World| {
                !world.clients.iter().any(|client| client.went_back)
            }),
            Property::sometimes("a game comes to its end for both", |protocol, world: &World| {
                world.clients.iter().all(|client| client.told.len() == protocol.plies)
            }),
            Property::sometimes("a command comes too late", |protocol, world: &World| {
                let is_refused = |client: &Client| !client.refused.is_empty();
                !protocol.has_second_tab || world.clients.iter().any(is_refused)
            }),
            Property::sometimes("the store knows a command again", |_, world: &World| {
                let knows = |node: &Node| matches!(node.asks, Some((.., Some(Answer::Already))));
                world.nodes.iter().any(knows)
            }),
        ]
    }
}

/// Explores everything that can happen, and says how much that was.
fn explore(protocol: Protocol) -> impl Checker<Protocol> {
    let threads = std::thread::available_parallelism().map_or(1, NonZeroUsize::get);
    let has_bug = protocol.bug.is_some();
    let mut checker = protocol.checker().threads(threads);
    if has_bug {
        checker = checker.finish_when(HasDiscoveries::AnyFailures);
    }
    let checker = checker.spawn_bfs().join();
    println!("{} worlds, {} steps", checker.unique_state_count(), checker.max_depth());
    assert!(checker.is_done());
    checker
}

#[test]
fn nothing_goes_wrong_in_six_plies() {
    let plies = if std::env::var_os("FOURLINE_LONG").is_some() { PLIES } else { 2 };
    let tries = (plies / 2) as u8;
    explore(Protocol { bug: None, plies, tries, has_second_tab: false }).assert_properties();
}

#[test]
fn nothing_goes_wrong_with_a_second_tab() {
    let plies = if std::env::var_os("FOURLINE_LONG").is_some() { 3 } else { 1 };
    explore(Protocol { bug: None, plies, tries: 2, has_second_tab: true }).assert_properties();
}

#[test]
fn every_planted_bug_is_found() {
    for bug in BUGS {
        let checker =
            explore(Protocol { bug: Some(bug), plies: 1, tries: 1, has_second_tab: true });
        let properties = checker.model().properties();
        let found = checker.discoveries();
        let broken: Vec<&str> = properties
            .iter()
            .filter(|property| property.expectation == Expectation::Always)
            .map(|property| property.name)
            .filter(|name| found.contains_key(name))
            .collect();
        println!("{bug:?}: not true that {broken:?}");
        assert!(!broken.is_empty(), "{bug:?} was not found");
    }
}
