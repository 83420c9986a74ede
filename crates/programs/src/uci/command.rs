//! Lines of the engine protocol, read.

use fourline_app::safe::shown;
use fourline_words::catalogue::programs as text;
use fourline_words::{Language, Say, display_in_english};

/// What a line asks for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Command {
    /// An empty line, or one that asks for nothing here.
    Nothing,
    /// `uci`
    Uci,
    /// `isready`
    IsReady,
    /// `ucinewgame`
    NewGame,
    /// `setoption name N value V`
    SetOption {
        /// The name of the option.
        name: String,
        /// Its value; buttons have none.
        value: Option<String>,
    },
    /// `position startpos|fen F moves ...`
    Position {
        /// Where the moves begin, if not on an empty board.
        fen: Option<String>,
        /// The moves.
        moves: Vec<String>,
    },
    /// `go ...`
    Go(Go),
    /// `stop`
    Stop,
    /// `quit`
    Quit,
}

/// What a search may spend.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Go {
    /// Milliseconds for this move.
    pub movetime: Option<u64>,
    /// Positions.
    pub nodes: Option<u64>,
    /// Turns ahead.
    pub depth: Option<u32>,
    /// Milliseconds on the clocks of the first side and the second.
    pub time: [Option<u64>; 2],
    /// Milliseconds that each gets with every move.
    pub increment: [Option<u64>; 2],
    /// Moves until the clocks are filled up.
    pub moves_to_go: Option<u64>,
    /// Until `stop`.
    pub infinite: bool,
}

/// Why a line can't be understood.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum LineError {
    /// It begins with a word that the protocol does not have.
    Unknown(String),
    /// Something is missing behind this word.
    Missing(String),
    /// This word of a command is not known.
    Word {
        /// The command.
        command: String,
        /// The word.
        word: String,
    },
    /// Not a whole number.
    Number {
        /// Behind which word.
        after: String,
        /// What stands there.
        found: String,
    },
}

impl Command {
    /// Reads a line.
    ///
    /// ```
    /// use fourline_programs::uci::Command;
    /// let moves = vec!["P@d1".to_string(), "4".to_string()];
    /// let read = Command::read("position startpos moves P@d1 4");
    /// assert_eq!(read, Ok(Command::Position { fen: None, moves }));
    /// ```
    pub fn read(line: &str) -> Result<Command, LineError> {
        let mut words = line.split_whitespace();
        let Some(first) = words.next() else { return Ok(Command::Nothing) };
        Ok(match first {
            "uci" => Command::Uci,
            "isready" => Command::IsReady,
            "ucinewgame" => Command::NewGame,
            "stop" => Command::Stop,
            "quit" => Command::Quit,
            // Engines answer to these by doing nothing, if they do not ponder and need no licence.
            "ponderhit" | "debug" | "register" => Command::Nothing,
            "setoption" => set_option(words)?,
            "position" => position(words)?,
            "go" => Command::Go(go(words)?),
            other => return Err(LineError::Unknown(other.to_string())),
        })
    }
}

fn set_option<'a>(mut words: impl Iterator<Item = &'a str>) -> Result<Command, LineError> {
    let missing = |word: &str| LineError::Missing(word.to_string());
    if words.next() != Some("name") {
        return Err(missing("setoption name"));
    }
    let mut name: Vec<&str> = Vec::new();
    let mut value: Option<Vec<&str>> = None;
    for word in words {
        match &mut value {
            Some(value) => value.push(word),
            None if word == "value" && !name.is_empty() => value = Some(Vec::new()),
            None => name.push(word),
        }
    }
    if name.is_empty() {
        return Err(missing("setoption name"));
    }
    Ok(Command::SetOption { name: name.join(" "), value: value.map(|words| words.join(" ")) })
}

fn position<'a>(mut words: impl Iterator<Item = &'a str>) -> Result<Command, LineError> {
    let unknown =
        |word: &str| LineError::Word { command: "position".to_string(), word: word.to_string() };
    let (fen, next) = match words.next() {
        Some("startpos") => (None, words.next()),
        Some("fen") => {
            let mut fields = Vec::new();
            let mut next = None;
            for word in words.by_ref() {
                if word == "moves" {
                    next = Some(word);
                    break;
                }
                fields.push(word);
            }
            if fields.is_empty() {
                return Err(LineError::Missing("position fen".to_string()));
            }
            (Some(fields.join(" ")), next)
        }
        Some(other) => return Err(unknown(other)),
        None => return Err(LineError::Missing("position".to_string())),
    };
    match next {
        None => Ok(Command::Position { fen, moves: Vec::new() }),
        Some("moves") => Ok(Command::Position { fen, moves: words.map(str::to_string).collect() }),
        Some(other) => Err(unknown(other)),
    }
}

fn go<'a>(mut words: impl Iterator<Item = &'a str>) -> Result<Go, LineError> {
    let mut go = Go::default();
    while let Some(word) = words.next() {
        match word {
            "infinite" => {
                go.infinite = true;
                continue;
            }
            // Nothing is thought of on the opponent's time.
            "ponder" => continue,
            _ => {}
        }
        let mut number = || {
            let missing = || LineError::Missing(word.to_string());
            let found = words.next().ok_or_else(missing)?;
            // Clocks may have run out, which some programs show by a number below zero.
            match found.parse::<i64>() {
                Ok(number) => Ok(number.max(0) as u64),
                Err(_) => {
                    Err(LineError::Number { after: word.to_string(), found: found.to_string() })
                }
            }
        };
        match word {
            "movetime" => go.movetime = Some(number()?),
            "nodes" => go.nodes = Some(number()?),
            "depth" => go.depth = Some(u32::try_from(number()?).unwrap_or(u32::MAX)),
            "wtime" => go.time[0] = Some(number()?),
            "btime" => go.time[1] = Some(number()?),
            "winc" => go.increment[0] = Some(number()?),
            "binc" => go.increment[1] = Some(number()?),
            "movestogo" => go.moves_to_go = Some(number()?),
            other => {
                let (command, word) = ("go".to_string(), other.to_string());
                return Err(LineError::Word { command, word });
            }
        }
    }
    Ok(go)
}

impl Go {
    /// Does the search go on until `stop`? So it does where nothing else limits it.
    pub fn is_endless(&self) -> bool {
        let is_limited = self.movetime.is_some()
            || self.nodes.is_some()
            || self.depth.is_some()
            || self.time.iter().any(Option::is_some);
        self.infinite || !is_limited
    }
}

impl Say for LineError {
    fn say(&self, language: Language) -> String {
        match self {
            LineError::Unknown(word) => text::line_unknown(language, shown(word)),
            LineError::Missing(word) => text::line_missing(language, shown(word)),
            LineError::Word { command, word } => text::line_word(language, command, shown(word)),
            LineError::Number { after, found } => text::line_number(language, after, shown(found)),
        }
    }
}

display_in_english!(LineError);
impl std::error::Error for LineError {}
