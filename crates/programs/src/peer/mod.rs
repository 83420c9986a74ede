//! Another program that speaks the engine protocol, seen from the other side: it is asked for moves, and
//! whatever it does wrong has a name.

mod check;
mod fault;

pub use check::{Check, Finding, Problem, check};
pub use fault::Fault;

use crate::notation::variant;
use crate::pipe::{Heard, Lines, Pipe};
use crate::turn::{Turn, written_turns};
use fourline_game::Game;
use fourline_rules::{Opening, Rules};

/// More than this is a flood, where an answer was waited for.
const MOST_LINES: usize = 200_000;
const MOST_BYTES: usize = 32 << 20;

/// A program that speaks the engine protocol.
#[derive(Debug)]
pub struct Peer<P> {
    pipe: P,
    lines: Lines,
    /// Heard since something was last asked for.
    lines_heard: usize,
    bytes_heard: usize,
    patience_ms: u64,
    /// What it calls itself.
    name: Option<String>,
    options: Vec<String>,
}

/// How much time a move may take.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Time {
    /// So many milliseconds for this move.
    Move(u64),
    /// What is left on the clocks of the first side and the second, and what is added with every move.
    Clock {
        /// Left on both clocks.
        left: [u64; 2],
        /// Added with every move.
        increment: u64,
    },
}

impl Time {
    /// The line that asks for a move within this time.
    fn go(self) -> String {
        match self {
            Time::Move(ms) => format!("go movetime {ms}"),
            Time::Clock { left: [first, second], increment } => {
                format!("go wtime {first} btime {second} winc {increment} binc {increment}")
            }
        }
    }
}

/// How the rules are to be set, if the program can play them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Plan {
    /// By its option `Rules`.
    Rules,
    /// By a variant that it knows.
    Variant(String),
    /// By a variant with this name that has to be defined for it, in a file with this text.
    Define(String, String),
    /// Not at all: it plays nothing else.
    Nothing,
}

impl<P: Pipe> Peer<P> {
    /// Greets a program that was just started. `patience_ms` is how long it may take to answer where nothing
    /// else is said.
    pub fn greet(pipe: P, patience_ms: u64) -> Result<Peer<P>, Fault> {
        let (name, options) = (None, Vec::new());
        let (lines, lines_heard, bytes_heard) = (Lines::default(), 0, 0);
        let mut peer = Peer { pipe, lines, lines_heard, bytes_heard, patience_ms, name, options };
        peer.send("uci")?;
        let until = peer.until();
        loop {
            let line = peer.line(until, "uci")?;
            if let Some(name) = line.strip_prefix("id name ") {
                peer.name = Some(name.trim().to_string());
            } else if let Some(option) = line.strip_prefix("option ") {
                peer.options.push(option.to_string());
            } else if line.trim() == "uciok" {
                return Ok(peer);
            }
        }
    }

    /// What it calls itself.
    pub fn name(&self) -> Option<&str> {
        self.name.as_deref()
    }

    /// Its options, as it lists them.
    pub fn options(&self) -> &[String] {
        &self.options
    }

    /// How it is told the rules; an error if it can't play them.
    pub fn plan(&self, rules: &Rules) -> Result<Plan, Fault> {
        if self.option("Rules").is_some() {
            return Ok(Plan::Rules);
        }
        let is_plain = rules.removes == 0 && rules.blocks == 0 && rules.opening == Opening::Free;
        let (name, definition) = variant(rules.shape);
        let variants = self.option("UCI_Variant");
        let knows = |option: &str| {
            let mut words = option.split_whitespace();
            std::iter::from_fn(|| words.find(|word| *word == "var").and_then(|_| words.next()))
                .any(|known| known == name)
        };
        match variants {
            _ if !is_plain => Err(Fault::CantPlay),
            Some(option) if knows(option) => Ok(Plan::Variant(name)),
            Some(_) if self.option("VariantPath").is_some() => Ok(Plan::Define(name, definition)),
            None if name == "cfour" => Ok(Plan::Nothing),
            _ => Err(Fault::CantPlay),
        }
    }

    /// Sets options: first those that the user gave, then those for the rules. `file` is where the
    /// definition of a plan lies.
    pub fn prepare(
        &mut self,
        rules: &Rules,
        plan: &Plan,
        given: &[(String, String)],
        file: Option<&str>,
    ) -> Result<(), Fault> {
        for (name, value) in given {
            self.set(name, value)?;
        }
        match plan {
            Plan::Rules => self.set("Rules", &rules.to_string())?,
            Plan::Variant(name) => self.set("UCI_Variant", name)?,
            Plan::Define(name, _) => {
                self.set("VariantPath", file.unwrap_or_default())?;
                self.set("UCI_Variant", name)?;
            }
            Plan::Nothing => {}
        }
        self.ready()
    }

    /// Begins a new game.
    pub fn new_game(&mut self) -> Result<(), Fault> {
        self.send("ucinewgame")?;
        self.ready()
    }

    /// Its turn in a game, and how many milliseconds it took. It has the time and so much more before it is
    /// too late. `turns` are those of the game so far.
    pub fn choose(
        &mut self,
        game: &Game,
        turns: &[String],
        time: Time,
        margin_ms: u64,
    ) -> Result<(Turn, String, u64), Fault> {
        self.position(turns)?;
        let began = self.pipe.now_ms();
        self.send(&time.go())?;
        let allowed = match (time, game.turn()) {
            (Time::Move(ms), _) => ms,
            (Time::Clock { left, .. }, Some(seat)) => left[game.side(seat).index()],
            (Time::Clock { left, .. }, None) => left[0],
        };
        let allowed = allowed.saturating_add(margin_ms);
        let until = began.saturating_add(allowed);
        let word = self.best_move(until).map_err(|fault| match fault {
            Fault::Silent(_) => Fault::Late { allowed_ms: allowed },
            other => other,
        })?;
        let took = self.pipe.now_ms().saturating_sub(began);
        match Turn::read(&word, game) {
            Ok(turn) => Ok((turn, turn.write(game), took)),
            Err(problem) => Err(Fault::Illegal { word, problem }),
        }
    }

    /// Says goodbye.
    pub fn quit(&mut self) {
        // One that has ended already need not hear it.
        let _ = self.pipe.send("quit\n");
    }

    /// The definition of an option, by its name.
    fn option(&self, name: &str) -> Option<&str> {
        let starts = |option: &&String| {
            let rest = option.strip_prefix("name ").and_then(|rest| rest.strip_prefix(name));
            rest.is_some_and(|rest| rest.starts_with(" type "))
        };
        self.options.iter().find(starts).map(String::as_str)
    }

    fn set(&mut self, name: &str, value: &str) -> Result<(), Fault> {
        self.send(&format!("setoption name {name} value {value}"))
    }

    fn ready(&mut self) -> Result<(), Fault> {
        self.send("isready")?;
        let until = self.until();
        while self.line(until, "isready")?.trim() != "readyok" {}
        Ok(())
    }

    fn position(&mut self, turns: &[String]) -> Result<(), Fault> {
        let moves = if turns.is_empty() { "" } else { " moves " };
        self.send(&format!("position startpos{moves}{}", turns.join(" ")))
    }

    /// The word behind `bestmove`.
    fn best_move(&mut self, until: u64) -> Result<String, Fault> {
        loop {
            let line = self.line(until, "go")?;
            let mut words = line.split_whitespace();
            if words.next() == Some("bestmove") {
                return words.next().map(str::to_string).ok_or(Fault::NoMove);
            }
        }
    }

    fn send(&mut self, line: &str) -> Result<(), Fault> {
        (self.lines_heard, self.bytes_heard) = (0, 0);
        if self.pipe.send(&format!("{line}\n")) {
            return Ok(());
        }
        // It reads no more: if it has ended, how is known soon.
        loop {
            match self.pipe.hear(self.patience_ms) {
                Heard::Bytes(_) => {}
                Heard::Ended(ended) => return Err(Fault::Ended(ended)),
                Heard::Silence => return Err(Fault::Silent(line.to_string())),
            }
        }
    }

    /// The next line before that time; `asked` is what was asked for.
    fn line(&mut self, until: u64, asked: &str) -> Result<String, Fault> {
        loop {
            if let Some(line) = self.lines.next_line() {
                self.lines_heard += 1;
                if self.lines_heard > MOST_LINES {
                    return Err(Fault::Flooded);
                }
                return Ok(line);
            }
            let now = self.pipe.now_ms();
            if now >= until {
                return Err(Fault::Silent(asked.to_string()));
            }
            match self.pipe.hear(until - now) {
                Heard::Bytes(bytes) => {
                    self.bytes_heard += bytes.len();
                    if self.bytes_heard > MOST_BYTES {
                        return Err(Fault::Flooded);
                    }
                    self.lines.push(&bytes);
                }
                Heard::Silence => {}
                Heard::Ended(ended) => return Err(Fault::Ended(ended)),
            }
        }
    }

    fn until(&self) -> u64 {
        self.pipe.now_ms().saturating_add(self.patience_ms)
    }
}

/// The turns of a game as they are sent.
pub fn sent_turns(game: &Game) -> Vec<String> {
    written_turns(game).unwrap_or_default()
}
