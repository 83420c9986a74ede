//! Two players and a spectator against a simulated server, over a network that delays, repeats, reorders and
//! loses messages and cuts connections at any moment; the server crashes too. Whatever happens, every command
//! is carried out once or refused, and what a client shows is always a beginning of the server's game.

use fourline_app::{Effect, News, Prompt, Reason, Request, Said, Session};
use fourline_game::{Game, Name, Player, Seat, Setup, record};
use fourline_online::wire::{
    CommandId, Happened, Phase, PlayerState, Presence, Refused, Series, State, TableId, Terms,
    ToClient, ToServer, command_text, read_action,
};
use fourline_online::{Link, Out, Socket};
use fourline_players::{Dice, Draw};
use fourline_rules::Rules;
use std::collections::{BTreeMap, HashMap, HashSet};

/// How many runs; each has its own seed.
fn runs() -> u64 {
    if std::env::var("FOURLINE_LONG").is_ok() { 30_000 } else { 2_000 }
}

/// The server: it stores, then answers. A crash forgets all sockets and nothing else.
struct Server {
    game: Game,
    answers: HashMap<CommandId, u32>,
    /// Who is connected: the client and its socket.
    sockets: Vec<(usize, Socket)>,
    /// Makes mistakes that clients must notice: a test of this test.
    bug: Option<Bug>,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Bug {
    /// The same id again is carried out again.
    ForgetsIds,
    /// What was acknowledged is lost in a crash.
    ForgetsMoves,
}

impl Server {
    fn state(&self) -> State {
        let presence = Presence { here: true, ..Presence::default() };
        let players = Seat::BOTH.map(|seat| {
            let Player { name, tag } = self.game.setup().player(seat).clone();
            Some(PlayerState { name, kind: tag, presence })
        });
        let is_over = self.game.ending().is_some();
        State {
            phase: if is_over { Phase::Over } else { Phase::Playing },
            terms: Terms::new(*self.game.rules()),
            players,
            record: Some(record::write(&self.game)),
            length: self.game.commands().len() as u32,
            now_ms: self.game.time_ms(),
            clocks_ms: None,
            series: Series::default(),
            rematch: [false; 2],
            next: None,
            listed: false,
        }
    }

    fn happened(&self, after: usize) -> String {
        let command = self.game.commands()[after];
        let shape = self.game.rules().shape;
        let (command, at_ms) = (command_text(command, shape), command.at_ms);
        let after = after as u32;
        ToClient::Happened(Happened { after, command, at_ms, clocks_ms: None }).write()
    }

    fn welcome(&self, you: Option<Seat>) -> String {
        let (table, watch) = (TableId::from_bytes([1; 10]), TableId::from_bytes([2; 10]));
        let state = Box::new(self.state());
        ToClient::Welcome { protocol: 1, table: Some(table), watch, you, state }.write()
    }

    /// What it sends to whom.
    fn take(&mut self, who: usize, socket: Socket, text: &str) -> Vec<(usize, Socket, String)> {
        let mine = |text: String| (who, socket, text);
        let message = ToServer::read(text).expect("clients write what can be read");
        let seat = seat_of(who);
        let (id, after, action) = match message {
            ToServer::Command { id, after, action } => (id, after, action),
            ToServer::Fetch => return vec![mine(ToClient::State(Box::new(self.state())).write())],
            ToServer::Ping { n } => return vec![mine(ToClient::Pong { n }.write())],
            other => panic!("{other:?}"),
        };
        if let Some(&after) = self.answers.get(&id).filter(|_| self.bug != Some(Bug::ForgetsIds)) {
            return vec![mine(ToClient::Kept { id, after }.write())];
        }
        let refuse = |why| mine(ToClient::Refused { id: Some(id.clone()), why }.write());
        let length = self.game.commands().len() as u32;
        let is_stale = after != length && self.bug != Some(Bug::ForgetsIds);
        if is_stale {
            let missed = (after as usize..self.game.commands().len()).map(|at| self.happened(at));
            let mut outs: Vec<_> = missed.map(mine).collect();
            outs.push(refuse(Refused::Stale { length }));
            return outs;
        }
        let Some(seat) = seat else {
            return vec![refuse(Refused::Rules(fourline_game::Refusal::Spectator))];
        };
        let action = read_action(&action, self.game.rules().shape).expect("clients send actions");
        if let Err(refusal) = self.game.play(seat.does(action)) {
            return vec![refuse(Refused::Rules(refusal))];
        }
        self.answers.insert(id.clone(), length);
        let happened = self.happened(length as usize);
        let told = self.sockets.iter().map(|(who, socket)| (*who, *socket, happened.clone()));
        let mut outs: Vec<_> = told.collect();
        outs.push(mine(ToClient::Kept { id, after: length }.write()));
        outs
    }
}

fn seat_of(who: usize) -> Option<Seat> {
    Seat::BOTH.get(who).copied()
}

/// A client with everything it knows.
struct Client {
    link: Link,
    session: Option<Session>,
    /// What was asked for, and whether it was carried out or refused.
    asked: usize,
    settled: usize,
}

/// Something under way.
enum Event {
    Opened(usize, Socket),
    ToServer(usize, Socket, String),
    ToClient(usize, Socket, String),
    Closed(usize, Socket),
}

struct World {
    dice: Dice,
    now_ms: u64,
    /// By the time at which it arrives, then in the order it was sent.
    queue: BTreeMap<(u64, u64), Event>,
    sent: u64,
    server: Server,
    clients: Vec<Client>,
    /// Does the network misbehave?
    is_bad: bool,
    /// Sockets through which nothing comes any more, though both ends believe in them.
    dead: HashSet<(usize, Socket)>,
    cuts: u32,
}

impl World {
    fn new(seed: u64, rules: Rules, bug: Option<Bug>) -> World {
        let people = ["Ann", "Bob"].map(|name| Player::human(Name::new(name).unwrap()));
        let game = Game::new(Setup::new(rules, people).unwrap());
        let place = format!("http://server/t/{}", TableId::from_bytes([1; 10]));
        let client = |who: u64| Client {
            link: Link::new(place.parse().unwrap(), seed * 3 + who, false),
            session: None,
            asked: 0,
            settled: 0,
        };
        World {
            dice: Dice::new(seed),
            now_ms: 0,
            queue: BTreeMap::new(),
            sent: 0,
            server: Server { game, answers: HashMap::new(), sockets: Vec::new(), bug },
            clients: (0..3).map(client).collect(),
            is_bad: true,
            dead: HashSet::new(),
            cuts: 0,
        }
    }

    fn chance(&mut self, one_in: usize) -> bool {
        self.is_bad && self.dice.below(one_in) == 0
    }

    fn post(&mut self, event: Event) {
        self.sent += 1;
        // Without jitter what is sent later arrives later.
        let jitter = if self.chance(4) { self.dice.below(400) as u64 } else { 0 };
        self.queue.insert((self.now_ms + 20 + jitter, self.sent), event);
    }

    /// A message goes out. What is lost takes everything after it along, as in any stream.
    fn post_message(&mut self, way: (usize, Socket), make: impl Fn() -> Event) {
        if self.chance(60) {
            self.dead.insert(way);
        }
        if self.dead.contains(&way) {
            return;
        }
        self.post(make());
        if self.chance(30) {
            self.post(make());
        }
    }

    /// Does what a link wants done, and what follows from it.
    fn follow(&mut self, who: usize) {
        loop {
            let outs = self.clients[who].link.take();
            if outs.is_empty() {
                return;
            }
            for out in outs {
                match out {
                    Out::Open(socket, _) => self.post(Event::Opened(who, socket)),
                    Out::Send(socket, text) => {
                        self.post_message((who, socket), || {
                            Event::ToServer(who, socket, text.clone())
                        });
                    }
                    Out::Close(socket) => self.server.sockets.retain(|open| *open != (who, socket)),
                    Out::News(news) => self.hear(who, news),
                    Out::Moved(place) => panic!("{place}"),
                    Out::Ended(trouble) => panic!("{trouble:?}"),
                }
            }
        }
    }

    fn hear(&mut self, who: usize, news: fourline_app::AwayNews) {
        let now_ms = self.now_ms;
        let client = &mut self.clients[who];
        let effects = match (&mut client.session, news) {
            (None, fourline_app::AwayNews::State(state)) => {
                client.session = Some(Session::away(*state, now_ms));
                Vec::new()
            }
            (None, _) => Vec::new(),
            (Some(session), news) => {
                let before = session.log().len();
                let effects = session.news(News::Away(news), now_ms);
                let is_answer = |said: &&Said| {
                    matches!(said, Said::Kept | Said::Refused(Reason::Stale | Reason::Rules(_)))
                };
                client.settled += session.log()[before..].iter().filter(is_answer).count();
                effects
            }
        };
        self.carry_out(who, effects);
        self.check(who);
    }

    fn carry_out(&mut self, who: usize, effects: Vec<Effect>) {
        for effect in effects {
            if let Effect::Away(what) = effect {
                self.clients[who].link.tell(what, self.now_ms);
            }
        }
    }

    /// What a client shows is a beginning of the server's game.
    fn check(&self, who: usize) {
        let Some(session) = &self.clients[who].session else { return };
        let (shown, real) = (session.game(), &self.server.game);
        assert!(real.commands().starts_with(shown.commands()), "client {who} shows another game");
        assert_eq!(&real.rewound(shown.commands().len()), shown);
    }

    /// A player does something, if it is asked for something.
    fn play(&mut self, who: usize) {
        let client = &mut self.clients[who];
        let Some(session) = &mut client.session else { return };
        let request = match session.prompt() {
            Prompt::Move { .. } => {
                let column = self.dice.below(7) as u8;
                Request::Drop(fourline_rules::Column::new(column))
            }
            Prompt::EndOfTurn { undo: Some(_), .. } if self.dice.below(3) == 0 => Request::Undo,
            Prompt::EndOfTurn { .. } => Request::EndTurn,
            Prompt::Pick(_) => Request::Pick(session.game().setup().symbols.first()),
            Prompt::Offered { .. } if self.dice.below(2) == 0 => Request::Accept,
            Prompt::Offered { .. } => Request::Decline,
            // Out of turn, to be too late for something else now and then.
            Prompt::Elsewhere(_) if self.dice.below(4) == 0 => Request::TakeBack,
            _ => return,
        };
        let effects = session.ask(request, self.now_ms);
        let sends = effects.iter().filter(|effect| matches!(effect, Effect::Away(_))).count();
        client.asked += sends;
        self.carry_out(who, effects);
        self.follow(who);
    }

    fn cut(&mut self, who: usize, socket: Socket) {
        self.cuts += 1;
        self.server.sockets.retain(|open| *open != (who, socket));
        self.post(Event::Closed(who, socket));
    }

    fn step(&mut self) {
        let next = self.queue.first_key_value().map(|((at_ms, _), _)| *at_ms);
        let wakes = self.clients.iter().filter_map(|client| client.link.wakes_at_ms()).min();
        let wakes = wakes.unwrap_or(u64::MAX);
        if next.is_none_or(|at_ms| wakes < at_ms) {
            self.now_ms = self.now_ms.max(wakes);
            for who in 0..self.clients.len() {
                self.clients[who].link.tick(self.now_ms);
                self.follow(who);
            }
            return;
        }
        let ((at_ms, _), event) = self.queue.pop_first().expect("there is one");
        self.now_ms = self.now_ms.max(at_ms);
        let now_ms = self.now_ms;
        match event {
            Event::Opened(who, socket) if self.chance(5) => {
                self.clients[who].link.closed(socket, now_ms);
            }
            Event::Opened(who, socket) => {
                self.server.sockets.push((who, socket));
                let text = self.server.welcome(seat_of(who));
                self.post_message((who, socket), || Event::ToClient(who, socket, text.clone()));
            }
            Event::ToServer(who, socket, text) => {
                if self.server.sockets.contains(&(who, socket)) {
                    for (who, socket, text) in self.server.take(who, socket, &text) {
                        self.post_message((who, socket), || {
                            Event::ToClient(who, socket, text.clone())
                        });
                    }
                }
            }
            Event::ToClient(who, socket, text) => {
                self.clients[who].link.heard(socket, &text, now_ms);
            }
            Event::Closed(who, socket) => self.clients[who].link.closed(socket, now_ms),
        }
        (0..self.clients.len()).for_each(|who| self.follow(who));
        if self.chance(40)
            && let Some(&(who, socket)) = self.server.sockets.first()
        {
            self.cut(who, socket);
        }
        if self.chance(100) {
            // The server dies and comes back: all sockets are gone.
            for (who, socket) in self.server.sockets.clone() {
                self.cut(who, socket);
            }
            if self.server.bug == Some(Bug::ForgetsMoves) {
                let length = self.server.game.commands().len();
                self.server.game = self.server.game.rewound(length.saturating_sub(1));
            }
        }
        for who in 0..2 {
            if self.dice.below(3) == 0 {
                self.play(who);
            }
        }
    }

    /// Plays with a bad network, then with a good one until everything is quiet.
    fn run(&mut self) {
        for _ in 0..400 {
            self.step();
        }
        self.is_bad = false;
        let is_quiet = |world: &World| {
            world.clients.iter().all(|client| {
                let shows = |session: &Session| session.game() == &world.server.game;
                let session = client.session.as_ref();
                client.link.is_up() && client.link.unanswered() == 0 && session.is_some_and(shows)
            })
        };
        for _ in 0..3_000 {
            if is_quiet(self) && self.queue.is_empty() {
                break;
            }
            let is_over = self.server.game.ending().is_some();
            self.step();
            assert!(is_over || self.server.game.commands().len() < 2_000);
        }
        // Players who go on would never be quiet: only what is under way is waited for.
        for client in &self.clients {
            assert!(client.link.is_up());
        }
    }
}

#[test]
fn every_command_is_carried_out_once_or_refused() {
    let (mut commands, mut cuts, mut ends) = (0, 0, 0);
    for seed in 0..runs() {
        let rules = [Rules::CLASSIC, Rules::STRICT, Rules::POWER][seed as usize % 3];
        let mut world = World::new(seed, rules, None);
        world.run();
        ends += u32::from(world.server.game.ending().is_some());
        cuts += world.cuts;
        for (who, client) in world.clients.iter().enumerate() {
            let session = client.session.as_ref().unwrap();
            let still = client.link.unanswered();
            assert_eq!(client.settled + still, client.asked, "seed {seed}, client {who}");
            assert!(world.server.game.commands().starts_with(session.game().commands()));
            if world.server.game.ending().is_some() {
                let is_settled = session.game() == &world.server.game && still == 0;
                assert!(is_settled, "seed {seed}: client {who} has not seen the end");
            }
        }
        // Each id was carried out at one place, and each place has one id.
        let mut places: Vec<u32> = world.server.answers.values().copied().collect();
        places.sort_unstable();
        let length = world.server.game.commands().len();
        assert_eq!(places, (0..length as u32).collect::<Vec<_>>(), "seed {seed}");
        commands += length;
    }
    println!("{} games, {commands} commands, {cuts} cuts, {ends} played to the end", runs());
    assert!(ends > 0 && cuts > 0);
}

#[test]
fn a_server_that_errs_is_noticed_by_this_test() {
    for bug in [Bug::ForgetsIds, Bug::ForgetsMoves] {
        let found = (0..200).any(|seed| {
            let hook = std::panic::take_hook();
            std::panic::set_hook(Box::new(|_| {}));
            let run = std::panic::catch_unwind(|| {
                let mut world = World::new(seed, Rules::CLASSIC, Some(bug));
                world.run();
                let mut places: Vec<u32> = world.server.answers.values().copied().collect();
                places.sort_unstable();
                let length = world.server.game.commands().len() as u32;
                assert_eq!(places, (0..length).collect::<Vec<_>>());
            });
            std::panic::set_hook(hook);
            run.is_err()
        });
        assert!(found);
    }
}
