//! A server of one table, on a real socket, for the tests of clients: it does what the protocol says, keeps its
//! game over a restart, and can be told to cut every connection.

use fourline_game::{Action, Game, Name, Player, Seat, Setup, record};
use fourline_online::wire::{
    Created, Happened, Invitation, Join, Joined, Lobby, NewTable, Next, Phase, PlayerState,
    Presence, Refused, Series, State, Summary, TableId, Terms, ToClient, ToServer, command_text,
    read_action,
};
use fourline_rules::Rules;
use std::collections::HashMap;
use std::io::{BufRead, BufReader, Read, Write};
use std::net::{SocketAddr, TcpListener, TcpStream};
use std::sync::{Arc, Mutex};
use std::thread;
use tungstenite::{Message, WebSocket};

/// What survives a restart.
#[derive(Default)]
struct Kept {
    tables: Vec<Table>,
}

struct Table {
    id: TableId,
    watch: TableId,
    terms: Terms,
    names: [Option<Name>; 2],
    tokens: [Option<String>; 2],
    game: Option<Game>,
    answers: HashMap<String, u32>,
    rematch: [bool; 2],
    next: Option<usize>,
    series: Series,
}

/// Someone who listens.
struct Listener {
    table: usize,
    seat: Option<Seat>,
    out: TcpStream,
}

struct Shared {
    kept: Mutex<Kept>,
    listeners: Mutex<Vec<Arc<Mutex<Listener>>>>,
}

/// The server. Dropping it does not end its threads; they end with the test.
pub struct Server {
    shared: Arc<Shared>,
    pub address: SocketAddr,
}

impl Server {
    pub fn start() -> Server {
        let shared = Arc::new(Shared { kept: Mutex::default(), listeners: Mutex::new(Vec::new()) });
        let listener = TcpListener::bind("127.0.0.1:0").unwrap();
        let address = listener.local_addr().unwrap();
        let inside = Arc::clone(&shared);
        thread::spawn(move || {
            for stream in listener.incoming() {
                let (stream, shared) = (stream.unwrap(), Arc::clone(&inside));
                // One that hangs up in the middle of a request is nothing to worry about.
                thread::spawn(move || drop(serve(stream, &shared)));
            }
        });
        Server { shared, address }
    }

    pub fn url(&self) -> String {
        format!("http://{}", self.address)
    }

    /// Cuts every connection, as a restart does.
    pub fn cut(&self) {
        for listener in self.shared.listeners.lock().unwrap().drain(..) {
            let _ = listener.lock().unwrap().out.shutdown(std::net::Shutdown::Both);
        }
    }

    /// The game of the newest table.
    pub fn game(&self) -> Option<Game> {
        self.shared.kept.lock().unwrap().tables.last()?.game.clone()
    }

    /// How many tables there are.
    pub fn tables(&self) -> usize {
        self.shared.kept.lock().unwrap().tables.len()
    }

    /// Opens a table for a host who is not there.
    pub fn invite(&self, rules: Rules, host: &str) -> String {
        let mut kept = self.shared.kept.lock().unwrap();
        let table = Table::new(kept.tables.len(), Terms::new(rules), host, "nobody");
        let link = format!("{}/t/{}", self.url(), table.id);
        kept.tables.push(table);
        link
    }
}

impl Table {
    fn new(number: usize, terms: Terms, host: &str, token: &str) -> Table {
        let number = number as u8;
        Table {
            id: TableId::from_bytes([number + 1; 10]),
            watch: TableId::from_bytes([number + 101; 10]),
            terms,
            names: [Some(Name::new(host).unwrap()), None],
            tokens: [Some(token.to_string()), None],
            game: None,
            answers: HashMap::new(),
            rematch: [false; 2],
            next: None,
            series: Series::default(),
        }
    }

    fn begin(&mut self) {
        let [Some(one), Some(two)] = self.names.clone() else { return };
        let mut setup = Setup::new(self.terms.rules, [one, two].map(Player::human)).unwrap();
        (setup.clock, setup.serious) = (self.terms.clock, self.terms.serious);
        self.game = Some(Game::new(setup));
    }

    fn seat(&self, token: &str) -> Option<Seat> {
        Seat::BOTH.into_iter().find(|seat| self.tokens[seat.index()].as_deref() == Some(token))
    }

    fn phase(&self) -> Phase {
        match &self.game {
            None => Phase::Open,
            Some(game) if game.ending().is_some() => Phase::Over,
            Some(_) => Phase::Playing,
        }
    }

    fn state(&self) -> State {
        let presence = Presence { here: true, ..Presence::default() };
        let kind = Player::human(Name::new("x").unwrap()).tag;
        State {
            phase: self.phase(),
            terms: self.terms,
            players: self.names.each_ref().map(|name| {
                let name = name.clone()?;
                Some(PlayerState { name, kind: kind.clone(), presence })
            }),
            record: self.game.as_ref().map(record::write),
            length: self.game.as_ref().map_or(0, |game| game.commands().len() as u32),
            now_ms: self.game.as_ref().map_or(0, Game::time_ms),
            clocks_ms: None,
            series: self.series,
            rematch: self.rematch,
            next: None::<Next>,
            listed: true,
        }
    }

    fn welcome(&self, you: Option<Seat>) -> ToClient {
        let (table, watch) = (Some(self.id.clone()), self.watch.clone());
        ToClient::Welcome { protocol: 1, table, watch, you, state: Box::new(self.state()) }
    }

    fn summary(&self, token: &str) -> Summary {
        let kind = Player::human(Name::new("x").unwrap()).tag;
        Summary {
            id: Some(self.id.clone()),
            watch: self.watch.clone(),
            phase: self.phase(),
            terms: self.terms,
            players: self.names.clone().map(|name| Some((name?, kind.clone()))),
            host: Seat::One,
            you: self.seat(token),
            result: None,
            series: self.series,
            next: None,
        }
    }
}

impl Shared {
    fn tell(&self, table: usize, message: &ToClient) {
        let listeners = self.listeners.lock().unwrap();
        for listener in listeners.iter() {
            let mut listener = listener.lock().unwrap();
            if listener.table == table {
                write_text(&mut listener.out, &message.write());
            }
        }
    }

    /// Tells everybody at a table what it looks like, each with their seat.
    fn welcome_all(&self, table: usize) {
        let kept = self.kept.lock().unwrap();
        for listener in self.listeners.lock().unwrap().iter() {
            let mut listener = listener.lock().unwrap();
            if listener.table == table {
                let welcome = kept.tables[table].welcome(listener.seat);
                write_text(&mut listener.out, &welcome.write());
            }
        }
    }
}

/// Writes a text as an unmasked frame.
fn write_text(out: &mut TcpStream, text: &str) {
    let length = text.len();
    let mut frame = vec![0x81];
    match length {
        0..=125 => frame.push(length as u8),
        126..=65_535 => {
            frame.push(126);
            frame.extend((length as u16).to_be_bytes());
        }
        _ => {
            frame.push(127);
            frame.extend((length as u64).to_be_bytes());
        }
    }
    frame.extend(text.as_bytes());
    // Who is gone hears nothing.
    let _ = out.write_all(&frame);
}

fn serve(mut stream: TcpStream, shared: &Arc<Shared>) -> std::io::Result<()> {
    let mut head = vec![0; 8192];
    let end = loop {
        let length = stream.peek(&mut head)?;
        if length == 0 {
            return Ok(());
        }
        if let Some(end) = head[..length].windows(4).position(|part| part == b"\r\n\r\n") {
            break end + 4;
        }
    };
    let text = String::from_utf8_lossy(&head[..end]).to_string();
    let mut words = text.split_whitespace();
    let (method, path) = (words.next().unwrap_or(""), words.next().unwrap_or("").to_string());
    let header = |name: &str| {
        let lines = text.lines().filter_map(|line| line.split_once(':'));
        let mut found = lines.filter(|(known, _)| known.eq_ignore_ascii_case(name));
        found.next().map(|(_, value)| value.trim().to_string())
    };
    let bearer = header("authorization").unwrap_or_default();
    let token = bearer.strip_prefix("Bearer ").unwrap_or_default().to_string();
    let parts: Vec<&str> = path.trim_start_matches("/api/v1/").split('/').collect();
    let table = parts.get(1).and_then(|id| {
        let kept = shared.kept.lock().unwrap();
        kept.tables.iter().position(|table| [table.id.as_str(), table.watch.as_str()].contains(id))
    });
    if parts.last() == Some(&"socket") {
        let Some(table) = table else {
            return answer(&mut stream, "404 Not Found", &Refused::NoSuchGame.write());
        };
        let by_watch = shared.kept.lock().unwrap().tables[table].watch.as_str() == parts[1];
        return talk(stream, shared, table, &token, by_watch);
    }
    let mut reader = BufReader::new(stream.try_clone()?);
    let mut line = String::new();
    while reader.read_line(&mut line)? > 2 {
        line.clear();
    }
    let length = header("content-length").and_then(|length| length.parse().ok()).unwrap_or(0);
    let mut body = vec![0; length];
    reader.read_exact(&mut body)?;
    let body = String::from_utf8_lossy(&body).to_string();
    let (status, text) = call(shared, method, &parts, table, &token, &body);
    answer(&mut stream, status, &text)
}

fn answer(stream: &mut TcpStream, status: &str, body: &str) -> std::io::Result<()> {
    let length = body.len();
    write!(
        stream,
        "HTTP/1.1 {status}\r\nContent-Type: application/json\r\nContent-Length: {length}\r\n\
         Connection: close\r\n\r\n{body}"
    )
}

fn call(
    shared: &Arc<Shared>,
    method: &str,
    parts: &[&str],
    table: Option<usize>,
    token: &str,
    body: &str,
) -> (&'static str, String) {
    match (method, parts, table) {
        ("POST", ["games"], _) => {
            let asked = NewTable::read(body).unwrap();
            let mut kept = shared.kept.lock().unwrap();
            let table = Table::new(kept.tables.len(), asked.terms, &asked.name, token);
            let created =
                Created { id: table.id.clone(), watch: table.watch.clone(), seat: Seat::One };
            kept.tables.push(table);
            ("201 Created", created.write())
        }
        ("GET", ["lobby"], _) => {
            let kept = shared.kept.lock().unwrap();
            let open = kept.tables.iter().filter(|table| table.phase() == Phase::Open);
            let games = open.map(|table| Invitation {
                id: table.id.clone(),
                name: table.names[0].clone().unwrap(),
                terms: table.terms,
                age_ms: 1,
            });
            ("200 OK", Lobby { games: games.collect() }.write())
        }
        (_, _, None) => ("404 Not Found", Refused::NoSuchGame.write()),
        ("GET", ["games", _], Some(at)) => {
            ("200 OK", shared.kept.lock().unwrap().tables[at].summary(token).write())
        }
        ("POST", ["games", _, "join"], Some(at)) => {
            let name = Join::read(body).unwrap().name;
            let joined = {
                let table = &mut shared.kept.lock().unwrap().tables[at];
                if table.names[1].is_some() {
                    return ("409 Conflict", Refused::Taken.write());
                }
                table.names[1] = Name::new(&name).ok();
                table.tokens[1] = Some(token.to_string());
                table.begin();
                Joined { seat: Seat::Two, watch: table.watch.clone() }
            };
            shared.welcome_all(at);
            ("200 OK", joined.write())
        }
        _ => ("405 Method Not Allowed", Refused::BadMethod.write()),
    }
}

fn talk(
    stream: TcpStream,
    shared: &Arc<Shared>,
    table: usize,
    token: &str,
    by_watch: bool,
) -> std::io::Result<()> {
    let out = stream.try_clone()?;
    let Ok(mut socket) = tungstenite::accept(stream) else { return Ok(()) };
    let seat = {
        let kept = shared.kept.lock().unwrap();
        let seat = kept.tables[table].seat(token).filter(|_| !by_watch);
        let listener = Arc::new(Mutex::new(Listener { table, seat, out }));
        write_text(&mut listener.lock().unwrap().out, &kept.tables[table].welcome(seat).write());
        shared.listeners.lock().unwrap().push(listener);
        seat
    };
    while let Some(text) = hear(&mut socket) {
        let message = ToServer::read(&text).expect("clients write what can be read");
        take(shared, table, seat, message, &mut socket);
    }
    Ok(())
}

fn hear(socket: &mut WebSocket<TcpStream>) -> Option<String> {
    loop {
        match socket.read() {
            Ok(Message::Text(text)) => return Some(text.as_str().to_string()),
            Ok(_) => {}
            Err(_) => return None,
        }
    }
}

fn take(
    shared: &Arc<Shared>,
    at: usize,
    seat: Option<Seat>,
    message: ToServer,
    socket: &mut WebSocket<TcpStream>,
) {
    let mut reply = |message: ToClient| {
        // Who is gone hears nothing.
        let _ = socket.send(Message::text(message.write()));
    };
    match message {
        ToServer::Ping { n } => reply(ToClient::Pong { n }),
        ToServer::Fetch => {
            let state = shared.kept.lock().unwrap().tables[at].state();
            reply(ToClient::State(Box::new(state)));
        }
        ToServer::React(kind) => {
            if let Some(seat) = seat {
                shared.tell(at, &ToClient::Reaction { seat, kind });
            }
        }
        ToServer::Claim { id } => {
            let why = Refused::NotAway { claim_in_ms: None };
            reply(ToClient::Refused { id: Some(id), why });
        }
        ToServer::Rematch { yes } => rematch(shared, at, seat, yes),
        ToServer::Command { id, after, action } => {
            let done = {
                let mut kept = shared.kept.lock().unwrap();
                let table = &mut kept.tables[at];
                let known = table.answers.get(id.as_str()).copied();
                match (known, seat, &mut table.game) {
                    (Some(after), ..) => Ok((after, None)),
                    (_, None, _) => Err(Refused::Rules(fourline_game::Refusal::Spectator)),
                    (.., None) => Err(Refused::NotBegun),
                    (_, Some(seat), Some(game)) => {
                        let length = game.commands().len() as u32;
                        let shape = game.rules().shape;
                        let action = read_action(&action, shape).unwrap_or(Action::DropNowhere);
                        match after == length {
                            false => Err(Refused::Stale { length }),
                            true => {
                                game.play(seat.does(action)).map_err(Refused::Rules).map(|_| {
                                    table.answers.insert(id.to_string(), length);
                                    let command = command_text(seat.does(action), shape);
                                    (
                                        length,
                                        Some(Happened {
                                            after,
                                            command,
                                            at_ms: 0,
                                            clocks_ms: None,
                                        }),
                                    )
                                })
                            }
                        }
                    }
                }
            };
            match done {
                Err(why) => reply(ToClient::Refused { id: Some(id), why }),
                Ok((after, happened)) => {
                    if let Some(happened) = happened {
                        shared.tell(at, &ToClient::Happened(happened));
                    }
                    reply(ToClient::Kept { id, after });
                }
            }
        }
    }
}

/// When both want it, there is another table with the seats changed.
fn rematch(shared: &Arc<Shared>, at: usize, seat: Option<Seat>, yes: bool) {
    let Some(seat) = seat else { return };
    let message = {
        let mut kept = shared.kept.lock().unwrap();
        kept.tables[at].rematch[seat.index()] = yes;
        let offered = kept.tables[at].rematch;
        if offered == [true; 2] && kept.tables[at].next.is_none() {
            let old = &kept.tables[at];
            let mut table = Table::new(kept.tables.len(), old.terms, "x", "");
            let [one, two] = old.names.clone();
            let [first, second] = old.tokens.clone();
            (table.names, table.tokens) = ([two, one], [second, first]);
            table.series = Series { wins: [0, 1], draws: 0 };
            table.begin();
            kept.tables[at].next = Some(kept.tables.len());
            kept.tables.push(table);
        }
        let next = kept.tables[at].next.map(|next| &kept.tables[next]);
        let id = next.map(|next| next.id.clone());
        ToClient::Rematch { offered, id, watch: next.map(|next| next.watch.clone()) }
    };
    shared.tell(at, &message);
}
