//! The engine protocol (UCI) as the engine speaks it: a state that hears lines and never waits. Thinking is
//! done elsewhere ([`think()`]), so that it listens while it thinks. What it says is in `PROTOCOL.md`.

mod command;
mod options;
mod think;

pub use command::{Command, Go, LineError};
pub use options::{OptionError, Settings};
pub use think::{Answer, Line, Question, think};

use crate::notation::{FenProblem, read_fen};
use crate::turn::{self, Turn, TurnError};
use fourline_app::study::plain_game;
use fourline_game::{Game, Seat};
use fourline_players::{Books, Computer, Level, Limits, Stop};
use fourline_rules::{MoveList, Numbering, Opening, Position, Rules};
use fourline_words::catalogue::{problems, programs as text};
use fourline_words::{Language, Say};

/// Milliseconds of a clock that are not used, for the way of a move through pipes.
const OVERHEAD_MS: u64 = 30;

/// Longer than anyone waits: an endless search is stopped, it does not end.
const ENDLESS_MS: u64 = 1 << 40;

/// An engine between two lines.
#[derive(Debug)]
pub struct Engine {
    settings: Settings,
    game: Game,
    books: Books,
    language: Language,
    /// Counts up with every game, so that weak levels do not play the same one again.
    seed: u64,
    thought: Option<Running>,
}

/// A thought under way.
#[derive(Debug)]
struct Running {
    stop: Stop,
    /// Does it go on until `stop`?
    is_endless: bool,
    /// What came out of an endless thought before it was stopped.
    held: Option<Vec<String>>,
}

/// What has to be done outside.
#[derive(Debug)]
pub enum Effect {
    /// Write a line.
    Say(String),
    /// Think about this on another thread, and bring the answer back to [`Engine::answered`].
    Think(Box<Question>),
    /// End the program.
    Quit,
}

impl Engine {
    /// An engine at the beginning of a game. The seed is for levels that play at random.
    pub fn new(language: Language, books: Books, seed: u64) -> Engine {
        let settings = Settings::default();
        let game = new_game(settings.rules, seed, language);
        Engine { settings, game, books, language, seed, thought: None }
    }

    /// The game as it stands.
    pub fn game(&self) -> &Game {
        &self.game
    }

    /// Is a thought under way that ends by itself?
    pub fn is_busy(&self) -> bool {
        self.thought.as_ref().is_some_and(|thought| !thought.is_endless)
    }

    /// Hears a line. One that can't be understood changes nothing.
    pub fn hear(&mut self, line: &str) -> Vec<Effect> {
        let command = match Command::read(line) {
            Ok(command) => command,
            Err(error) => return self.complaint(&error),
        };
        let may_wait = matches!(
            command,
            Command::SetOption { .. }
                | Command::Position { .. }
                | Command::NewGame
                | Command::Go(_)
        );
        if may_wait && self.thought.is_some() {
            return told(text::engine_is_thinking(self.language));
        }
        match command {
            Command::Nothing => Vec::new(),
            Command::Uci => self.introduction(),
            Command::IsReady => vec![Effect::Say("readyok".to_string())],
            Command::NewGame => {
                self.seed = self.seed.wrapping_add(1);
                self.game = new_game(self.settings.rules, self.seed, self.language);
                Vec::new()
            }
            Command::SetOption { name, value } => self.set(&name, value.as_deref()),
            Command::Position { fen, moves } => match self.position(fen.as_deref(), &moves) {
                Ok(game) => {
                    self.game = game;
                    Vec::new()
                }
                Err(error) => self.complaint(&error),
            },
            Command::Go(go) => self.go(&go),
            Command::Stop => self.stop(),
            Command::Quit => {
                if let Some(thought) = &self.thought {
                    thought.stop.cancel();
                }
                vec![Effect::Quit]
            }
        }
    }

    /// What a thought has come to, after so many milliseconds.
    pub fn answered(&mut self, answer: &Answer, time_ms: u64) -> Vec<Effect> {
        let Some(thought) = &mut self.thought else { return Vec::new() };
        let mut lines: Vec<String> = (1..)
            .zip(&answer.lines)
            .map(|(number, line)| answer.info(number, line, time_ms))
            .collect();
        lines.push(format!("bestmove {}", answer.best.as_deref().unwrap_or("(none)")));
        if thought.is_endless && !thought.stop.is_cancelled() {
            // The protocol forbids to answer before `stop`; what was found may be shown.
            let best = lines.pop().into_iter().collect();
            thought.held = Some(best);
        } else {
            self.thought = None;
        }
        lines.into_iter().map(Effect::Say).collect()
    }

    /// How far a thought is that takes long.
    pub fn progress(&self, time_ms: u64) -> Option<String> {
        let thought = self.thought.as_ref().filter(|thought| thought.held.is_none())?;
        let nodes = thought.stop.spent();
        Some(format!("info nodes {nodes} time {time_ms}"))
    }

    fn introduction(&self) -> Vec<Effect> {
        let mut lines = vec![
            format!("id name Fourline {}", env!("CARGO_PKG_VERSION")),
            "id author The Fourline developers".to_string(),
        ];
        lines.extend(Settings::listed());
        lines.push("uciok".to_string());
        lines.into_iter().map(Effect::Say).collect()
    }

    fn set(&mut self, name: &str, value: Option<&str>) -> Vec<Effect> {
        let mut settings = self.settings.clone();
        if let Err(error) = settings.set(name, value) {
            return self.complaint(&error);
        }
        let has_other_rules = settings.rules != self.settings.rules;
        self.seed = settings.seed.take().unwrap_or(self.seed);
        self.settings = settings;
        if has_other_rules {
            self.game = new_game(self.settings.rules, self.seed, self.language);
        }
        Vec::new()
    }

    /// The game of a position.
    fn position(&self, fen: Option<&str>, moves: &[String]) -> Result<Game, PositionError> {
        let rules = self.settings.rules;
        let mut game = new_game(rules, self.seed, self.language);
        if let Some(fen) = fen {
            let is_plain =
                rules.removes == 0 && rules.blocks == 0 && rules.opening == Opening::Free;
            if !is_plain {
                return Err(PositionError::HouseRules);
            }
            let connect = u32::from(rules.shape.connect());
            let position = read_fen(fen, connect).map_err(PositionError::Fen)?;
            if position.shape() != rules.shape {
                return Err(PositionError::OtherBoard(rules.shape.to_string()));
            }
            for column in order(&position)?.columns() {
                Turn::drop(*column).play(&mut game, fen).map_err(PositionError::Turn)?;
            }
        }
        for word in moves {
            let turn = Turn::read(word, &game).map_err(PositionError::Turn)?;
            turn.play(&mut game, word).map_err(PositionError::Turn)?;
        }
        turn::begin(&mut game);
        Ok(game)
    }

    fn go(&mut self, go: &Go) -> Vec<Effect> {
        let Some(seat) = self.game.turn() else {
            let lines = ["info depth 0 score cp 0", "bestmove (none)"];
            return lines.map(|line| Effect::Say(line.to_string())).into();
        };
        let is_endless = go.is_endless();
        let stop = Stop::new();
        let question = Question {
            game: self.game.clone(),
            level: self.settings.level,
            limits: self.limits(go, seat),
            solver: self.settings.solver(),
            lines: self.settings.multi_pv,
            books: if self.settings.book { self.books.clone() } else { Books::none() },
            stop: stop.clone(),
        };
        self.thought = Some(Running { stop, is_endless, held: None });
        vec![Effect::Think(Box::new(question))]
    }

    fn stop(&mut self) -> Vec<Effect> {
        let Some(thought) = &mut self.thought else { return Vec::new() };
        thought.stop.cancel();
        let Some(held) = thought.held.take() else { return Vec::new() };
        self.thought = None;
        held.into_iter().map(Effect::Say).collect()
    }

    /// What a search may spend.
    fn limits(&self, go: &Go, seat: Seat) -> Limits {
        let level = self.settings.level;
        let time_ms = match go.movetime {
            Some(ms) => Some(ms.saturating_sub(OVERHEAD_MS).max(1)),
            None if go.is_endless() => Some(ENDLESS_MS),
            None => self.share_of_clock(go, seat),
        };
        let own = Computer::Level(level).limits(time_ms);
        // The highest level takes what it is given; the others never look further than they can.
        let widest = match level {
            Level::HIGHEST => Limits::nodes(if time_ms.is_some() { own.nodes } else { u64::MAX }),
            _ => own,
        };
        Limits {
            nodes: go.nodes.unwrap_or(u64::MAX).min(widest.nodes),
            turns: go.depth.unwrap_or(u32::MAX).clamp(1, widest.turns),
            time_ms,
        }
    }

    /// Of what is left on the clock, the time for one move.
    fn share_of_clock(&self, go: &Go, seat: Seat) -> Option<u64> {
        let side = self.game.side(seat).index();
        let (left, more) = (go.time[side]?, go.increment[side].unwrap_or(0));
        let free = self.game.rules().shape.cells() - self.game.position().occupied().len();
        let moves = go.moves_to_go.unwrap_or(u64::from(free / 2 + 1)).clamp(1, 20);
        let share = left / moves + more / 4 * 3;
        Some(share.min(left).saturating_sub(OVERHEAD_MS).max(1))
    }

    fn complaint(&self, error: &dyn Say) -> Vec<Effect> {
        told(error.say(self.language))
    }
}

/// A sentence for people, in a line that programs pass over.
fn told(sentence: String) -> Vec<Effect> {
    vec![Effect::Say(format!("info string {sentence}"))]
}

fn new_game(rules: Rules, seed: u64, language: Language) -> Game {
    let empty = MoveList::parse("", rules.shape, Numbering::FromOne).expect("no moves are legal").0;
    let mut setup = plain_game(&empty, language).setup().clone();
    setup.rules = rules;
    setup.seed = seed;
    let mut game = Game::new(setup);
    turn::begin(&mut game);
    game
}

/// Some order of drops that leads to a position.
fn order(position: &Position) -> Result<MoveList, PositionError> {
    MoveList::leading_to(position).ok_or(PositionError::Unreachable)
}

/// Why a position can't be taken.
#[derive(Clone, Debug, PartialEq, Eq)]
enum PositionError {
    Fen(FenProblem),
    Turn(TurnError),
    Unreachable,
    /// The rules are not in a FEN.
    HouseRules,
    /// The FEN is of another board than this one.
    OtherBoard(String),
}

impl Say for PositionError {
    fn say(&self, language: Language) -> String {
        match self {
            PositionError::Fen(problem) => problem.say(language),
            PositionError::Turn(error) => error.say(language),
            PositionError::Unreachable => problems::position_unreachable(language),
            PositionError::HouseRules => text::fen_house_rules(language),
            PositionError::OtherBoard(board) => text::fen_other_board(language, board),
        }
    }
}
