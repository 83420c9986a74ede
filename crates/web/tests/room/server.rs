//! A server that is not there: tables in memory, asked and answered by the messages of `fourline_wire`.

use fourline_game::{Game, Name, Player, Seat, Setup, Tag, Verdict, record};
use fourline_online::wire::{
    CommandId, Created, First, Happened, Invitation, Join, Joined, Lobby, NewTable, Next, Phase,
    PlayerState, Presence, Refused, Series, State, Summary, TableId, Terms, ToClient, ToServer,
    command_text, read_action,
};

/// A device, as its cookie tells.
pub type Device = u8;

/// A connection.
pub type Wire = usize;

#[derive(Default)]
pub struct Server {
    tables: Vec<Table>,
    /// The table of each connection, whether it only watches, and the seat of the one who opened it.
    wires: Vec<Option<(usize, bool, Option<Seat>)>>,
    ids: u8,
    now_ms: u64,
}

struct Table {
    id: TableId,
    watch: TableId,
    terms: Terms,
    listed: bool,
    seats: [Option<(Name, Tag, Device)>; 2],
    game: Option<Game>,
    answers: Vec<(CommandId, ToClient)>,
    rematch: [bool; 2],
    next: Option<usize>,
    series: Series,
    away_ms: [Option<u64>; 2],
    is_withdrawn: bool,
}

/// So long a player may be away.
pub const GRACE_MS: u64 = 60_000;

impl Server {
    fn id(&mut self) -> TableId {
        self.ids += 1;
        TableId::from_bytes([self.ids; 10])
    }

    pub fn pass(&mut self, ms: u64) {
        self.now_ms += ms;
    }

    /// A call over HTTP.
    pub fn call(&mut self, device: Device, method: &str, path: &str, body: &str) -> (u16, String) {
        let parts: Vec<&str> = path.trim_start_matches("/api/v1/").split('/').collect();
        let refused = |status: u16, why: Refused| (status, why.write());
        match (method, &parts[..]) {
            ("GET", ["lobby"]) => {
                let is_listed =
                    |table: &&Table| table.listed && table.is_open() && !table.is_withdrawn;
                let open = self.tables.iter().filter(is_listed);
                let games = open.map(|table| Invitation {
                    id: table.id.clone(),
                    name: table.seats[0].as_ref().expect("a host").0.clone(),
                    terms: table.terms,
                    age_ms: 1000,
                });
                (200, Lobby { games: games.collect() }.write())
            }
            ("POST", ["games"]) => match NewTable::read(body) {
                Ok(new) => self.create(device, &new),
                Err(error) => refused(400, error.into()),
            },
            ("POST", ["games", id, "join"]) => {
                let Some(at) = self.find(id) else { return refused(404, Refused::NoSuchGame) };
                let Ok(name) = Name::new(&Join::read(body).expect("a name").name) else {
                    return refused(400, Refused::BadName);
                };
                let table = &mut self.tables[at];
                if table.seat_of(device).is_some() {
                    return refused(409, Refused::OwnInvitation);
                }
                let Some(free) = Seat::BOTH.into_iter().find(|s| table.seats[s.index()].is_none())
                else {
                    return refused(409, Refused::Taken);
                };
                table.seats[free.index()] = Some((name, Tag::human(), device));
                if !table.begin() {
                    table.seats[free.index()] = None;
                    return refused(409, Refused::SameName);
                }
                (200, Joined { seat: free, watch: table.watch.clone() }.write())
            }
            ("DELETE", ["games", id]) => {
                let Some(at) = self.find(id) else { return refused(404, Refused::NoSuchGame) };
                self.tables[at].is_withdrawn = true;
                (204, String::new())
            }
            ("GET", ["games", id]) => match self.find(id) {
                None => refused(404, Refused::NoSuchGame),
                Some(at) => (200, self.tables[at].summary(device).write()),
            },
            _ => refused(404, Refused::NoSuchGame),
        }
    }

    fn create(&mut self, device: Device, new: &NewTable) -> (u16, String) {
        let Ok(name) = Name::new(&new.name) else { return (400, Refused::BadName.write()) };
        let (id, watch) = (self.id(), self.id());
        let computer = new.opponent.as_ref().map(|tag| {
            let name = Name::new("Computer").expect("a name");
            (name, Tag::new(tag).expect("a tag"), Device::MAX)
        });
        let mut table = Table {
            id: id.clone(),
            watch: watch.clone(),
            terms: new.terms,
            listed: new.listed,
            seats: [Some((name, Tag::human(), device)), computer],
            game: None,
            answers: Vec::new(),
            rematch: [false; 2],
            next: None,
            series: Series::default(),
            away_ms: [None; 2],
            is_withdrawn: false,
        };
        table.begin();
        self.tables.push(table);
        (201, Created { id, watch, seat: Seat::One }.write())
    }

    fn find(&self, id: &str) -> Option<usize> {
        let is_it = |table: &Table| table.id.as_str() == id || table.watch.as_str() == id;
        self.tables.iter().position(|table| is_it(table) && !table.is_withdrawn)
    }

    /// A socket is opened: its connection and the first message; `None` if there is no such table.
    pub fn open(&mut self, device: Device, address: &str) -> Option<(Wire, Vec<(Wire, String)>)> {
        let id = address.strip_suffix("/socket")?.rsplit('/').next()?;
        let at = self.find(id)?;
        let is_watch = self.tables[at].watch.as_str() == id;
        let wire = self.wires.len();
        let seat = self.tables[at].seat_of(device).filter(|_| !is_watch);
        self.wires.push(Some((at, is_watch, seat)));
        let mut told = self.everyone_sees(at);
        if let Some(seat) = self.seat(wire)
            && self.tables[at].away_ms[seat.index()].take().is_some()
        {
            told.extend(self.presence(at));
        }
        told.retain(|(to, _)| *to != wire);
        told.push((wire, self.welcome(wire)));
        Some((wire, told))
    }

    /// A socket is closed.
    pub fn close(&mut self, wire: Wire) -> Vec<(Wire, String)> {
        let Some((at, _, seat)) = self.wires[wire].take() else { return Vec::new() };
        let is_here = self.wires.iter().flatten().any(|&(a, _, s)| (a, s) == (at, seat));
        match seat.filter(|_| !is_here) {
            Some(seat) => {
                self.tables[at].away_ms[seat.index()] = Some(self.now_ms);
                self.presence(at)
            }
            None => Vec::new(),
        }
    }

    /// Everything is gone but what is stored.
    pub fn restart(&mut self) -> Vec<Wire> {
        let open = (0..self.wires.len()).filter(|&wire| self.wires[wire].take().is_some());
        open.collect()
    }

    fn seat(&self, wire: Wire) -> Option<Seat> {
        self.wires[wire]?.2
    }

    fn welcome(&self, wire: Wire) -> String {
        let (at, is_watch, _) = self.wires[wire].expect("open");
        let table = &self.tables[at];
        let welcome = ToClient::Welcome {
            protocol: 1,
            table: (!is_watch).then(|| table.id.clone()),
            watch: table.watch.clone(),
            you: self.seat(wire),
            state: Box::new(self.state(at)),
        };
        welcome.write()
    }

    fn tell(&self, at: usize, message: &ToClient) -> Vec<(Wire, String)> {
        let there = |wire: &Wire| self.wires[*wire].is_some_and(|(table, ..)| table == at);
        (0..self.wires.len()).filter(there).map(|wire| (wire, message.write())).collect()
    }

    /// The whole state to all who are connected.
    fn everyone_sees(&self, at: usize) -> Vec<(Wire, String)> {
        self.tell(at, &ToClient::State(Box::new(self.state(at))))
    }

    fn presence(&self, at: usize) -> Vec<(Wire, String)> {
        let presence = Seat::BOTH.map(|seat| self.presence_of(at, seat));
        self.tell(at, &ToClient::Presence(presence))
    }

    fn presence_of(&self, at: usize, seat: Seat) -> Presence {
        match self.tables[at].away_ms[seat.index()] {
            None => Presence { here: true, away_ms: 0, claim_in_ms: None },
            Some(since) => {
                let away_ms = self.now_ms - since;
                let claim_in_ms = Some(GRACE_MS.saturating_sub(away_ms));
                Presence { here: false, away_ms, claim_in_ms }
            }
        }
    }

    fn state(&self, at: usize) -> State {
        let table = &self.tables[at];
        let next = table.next.map(|next| &self.tables[next]);
        State {
            phase: table.phase(),
            terms: table.terms,
            players: Seat::BOTH.map(|seat| {
                let (name, kind, _) = table.seats[seat.index()].clone()?;
                Some(PlayerState { name, kind, presence: self.presence_of(at, seat) })
            }),
            record: table.game.as_ref().map(record::write),
            length: table.game.as_ref().map_or(0, |game| game.commands().len() as u32),
            now_ms: 0,
            clocks_ms: table.game.as_ref().and_then(|game| {
                let left = Seat::BOTH.map(|seat| game.clock_left_ms(seat, game.time_ms()));
                Some([left[0]?, left[1]?])
            }),
            series: table.series,
            rematch: table.rematch,
            next: next.map(|next| Next { id: Some(next.id.clone()), watch: next.watch.clone() }),
            listed: table.listed,
        }
    }

    /// A text comes through a socket; what is answered, and to whom.
    pub fn say(&mut self, wire: Wire, text: &str) -> Vec<(Wire, String)> {
        let Some((at, ..)) = self.wires[wire] else { return Vec::new() };
        let message = ToServer::read(text).expect("a message");
        let seat = self.seat(wire);
        let refuse = |id: Option<CommandId>, why: Refused| {
            vec![(wire, ToClient::Refused { id, why }.write())]
        };
        match (message, seat) {
            (ToServer::Ping { n }, _) => vec![(wire, ToClient::Pong { n }.write())],
            (ToServer::Fetch, _) => {
                vec![(wire, ToClient::State(Box::new(self.state(at))).write())]
            }
            (ToServer::Command { id, after, action }, Some(seat)) => {
                let known = self.tables[at].answers.iter().find(|(known, _)| *known == id);
                if let Some((_, answer)) = known {
                    return vec![(wire, answer.write())];
                }
                let table = &mut self.tables[at];
                let Some(game) = &mut table.game else {
                    return refuse(Some(id), Refused::NotBegun);
                };
                let length = game.commands().len() as u32;
                if after != length {
                    return refuse(Some(id), Refused::Stale { length });
                }
                let shape = game.rules().shape;
                let action = read_action(&action, shape).expect("an action");
                let command = seat.does(action).at(game.time_ms());
                if let Err(refusal) = game.play(command) {
                    return refuse(Some(id), refusal.into());
                }
                let happened = ToClient::Happened(Happened {
                    after,
                    command: command_text(command, shape),
                    at_ms: command.at_ms,
                    clocks_ms: None,
                });
                let kept = ToClient::Kept { id: id.clone(), after };
                table.answers.push((id, kept.clone()));
                self.count(at);
                let mut told = self.tell(at, &happened);
                told.push((wire, kept.write()));
                told
            }
            (ToServer::Claim { id }, Some(seat)) => {
                let there = self.presence_of(at, seat.other());
                if there.claim_in_ms != Some(0) {
                    let why = Refused::NotAway { claim_in_ms: there.claim_in_ms };
                    return refuse(Some(id), why);
                }
                let game = self.tables[at].game.as_mut().expect("a game");
                let (after, shape) = (game.commands().len() as u32, game.rules().shape);
                let command = seat.other().does(fourline_game::Action::Abandon).at(game.time_ms());
                game.play(command).expect("a claim");
                self.count(at);
                let happened = Happened {
                    after,
                    command: command_text(command, shape),
                    at_ms: command.at_ms,
                    clocks_ms: None,
                };
                let mut told = self.tell(at, &ToClient::Happened(happened));
                told.push((wire, ToClient::Kept { id, after }.write()));
                told
            }
            (ToServer::React(kind), Some(seat)) => {
                self.tell(at, &ToClient::Reaction { seat, kind })
            }
            (ToServer::Rematch { yes }, Some(seat)) => self.rematch(at, seat, yes),
            (ToServer::Command { id, .. } | ToServer::Claim { id }, None) => {
                refuse(Some(id), Refused::NotYours)
            }
            _ => refuse(None, Refused::NotYours),
        }
    }

    fn count(&mut self, at: usize) {
        let table = &mut self.tables[at];
        let ending = table.game.as_ref().and_then(|game| game.ending().copied());
        match ending.map(|ending| ending.verdict()) {
            Some(Verdict::Won(seat)) => table.series.wins[seat.index()] += 1,
            Some(Verdict::Draw) => table.series.draws += 1,
            _ => {}
        }
    }

    fn rematch(&mut self, at: usize, seat: Seat, yes: bool) -> Vec<(Wire, String)> {
        self.tables[at].rematch[seat.index()] = yes;
        if self.tables[at].rematch == [true; 2] && self.tables[at].next.is_none() {
            let (id, watch) = (self.id(), self.id());
            let old = &self.tables[at];
            let [one, two] = old.seats.clone();
            let [won, lost] = old.series.wins;
            let mut table = Table {
                id,
                watch,
                terms: old.terms,
                listed: false,
                seats: [two, one],
                game: None,
                answers: Vec::new(),
                rematch: [false; 2],
                next: None,
                series: Series { wins: [lost, won], draws: old.series.draws },
                away_ms: [None; 2],
                is_withdrawn: false,
            };
            table.begin();
            self.tables[at].next = Some(self.tables.len());
            self.tables.push(table);
        }
        let next = self.tables[at].next.map(|next| &self.tables[next]);
        let message = ToClient::Rematch {
            offered: self.tables[at].rematch,
            id: next.map(|next| next.id.clone()),
            watch: next.map(|next| next.watch.clone()),
        };
        self.tell(at, &message)
    }

    /// The record of a table.
    pub fn game(&self, id: &str) -> &Game {
        self.tables[self.find(id).expect("a table")].game.as_ref().expect("a game")
    }
}

impl Table {
    fn is_open(&self) -> bool {
        self.game.is_none()
    }

    fn phase(&self) -> Phase {
        match &self.game {
            None => Phase::Open,
            Some(game) if game.ending().is_some() => Phase::Over,
            Some(_) => Phase::Playing,
        }
    }

    fn seat_of(&self, device: Device) -> Option<Seat> {
        let is_his = |seat: &Seat| {
            self.seats[seat.index()].as_ref().is_some_and(|(_, _, his)| *his == device)
        };
        Seat::BOTH.into_iter().find(is_his)
    }

    /// Begins, if both seats are taken; false if both players have the same name.
    fn begin(&mut self) -> bool {
        let [Some(one), Some(two)] = &self.seats else { return true };
        let players =
            [one, two].map(|(name, tag, _)| Player { name: name.clone(), tag: tag.clone() });
        let Ok(mut setup) = Setup::new(self.terms.rules, players) else { return false };
        (setup.clock, setup.serious) = (self.terms.clock, self.terms.serious);
        setup.symbols = self.terms.symbols.unwrap_or(setup.symbols);
        setup.starter = match self.terms.first {
            First::Guest => Seat::Two,
            First::Host | First::Lot => Seat::One,
        };
        self.game = Some(Game::new(setup));
        true
    }

    fn summary(&self, device: Device) -> Summary {
        Summary {
            id: Some(self.id.clone()),
            watch: self.watch.clone(),
            phase: self.phase(),
            terms: self.terms,
            players: self
                .seats
                .each_ref()
                .map(|seat| seat.as_ref().map(|(name, tag, _)| (name.clone(), tag.clone()))),
            host: Seat::One,
            you: self.seat_of(device),
            result: None,
            series: self.series,
            next: None,
        }
    }
}
