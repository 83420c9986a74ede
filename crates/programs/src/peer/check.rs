//! Does another program speak the engine protocol as it should? Check by check, with what is wrong.

use super::{Fault, Peer, Time, sent_turns};
use crate::pipe::{Heard, Pipe};
use crate::turn::Turn;
use fourline_game::Game;
use fourline_players::{Dice, Draw};
use fourline_rules::Rules;
use fourline_words::catalogue::programs as text;
use fourline_words::{Language, Say};

/// How long it may think in a check, in milliseconds.
const THINK_MS: u64 = 100;

/// Random positions in which it has to find a legal move.
const POSITIONS: u64 = 20;

/// One thing that is checked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Check {
    /// It answers `uci` with its name and `uciok`.
    Greeting,
    /// Its options are written as they should be.
    Options,
    /// It is ready when asked, and can play the rules.
    Ready,
    /// It makes a legal move in time.
    FirstMove,
    /// It makes legal moves in random positions.
    Positions,
    /// It says `readyok` while it thinks.
    ReadyWhileThinking,
    /// `stop` ends a thought, with one move.
    Stop,
    /// A finished game does it no harm.
    Finished,
    /// It passes over a line that it does not know.
    Unknown,
    /// `quit` ends it.
    Quit,
}

/// How a check went.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Finding {
    /// As it should.
    Good,
    /// Something is wrong.
    Bad(Problem),
    /// It was not tried, because of what was wrong before.
    NotTried,
}

/// What is wrong.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Problem {
    /// It does something that forfeits a game.
    Fault(Fault),
    /// It does not say its name.
    NoName,
    /// An option is not written as it should be.
    Option(String),
    /// A line `info` is not written as it should be.
    Info(String),
    /// It answered before it was stopped.
    TooSoon,
    /// It answered twice.
    Twice,
}

impl Check {
    /// All checks in their order.
    pub const ALL: [Check; 10] = [
        Check::Greeting,
        Check::Options,
        Check::Ready,
        Check::FirstMove,
        Check::Positions,
        Check::ReadyWhileThinking,
        Check::Stop,
        Check::Finished,
        Check::Unknown,
        Check::Quit,
    ];
}

/// Makes all checks with a program that was just started. `game` is the beginning of a game; `define` keeps
/// the definition of a variant in a file and gives its name.
pub fn check<P: Pipe>(
    pipe: P,
    game: &Game,
    given: &[(String, String)],
    patience_ms: u64,
    define: impl FnMut(&str) -> Option<String>,
) -> Vec<(Check, Finding)> {
    let mut findings: Vec<(Check, Finding)> = Vec::new();
    let mut bench = match Peer::greet(pipe, patience_ms) {
        Ok(peer) => Bench { peer, game, given, define },
        Err(fault) => {
            findings.push((Check::Greeting, Finding::Bad(Problem::Fault(fault))));
            findings.extend(Check::ALL[1..].iter().map(|check| (*check, Finding::NotTried)));
            return findings;
        }
    };
    let mut is_lost = false;
    for check in Check::ALL {
        if is_lost {
            findings.push((check, Finding::NotTried));
            continue;
        }
        let finding = match bench.make(check) {
            Ok(()) => Finding::Good,
            Err(problem) => {
                is_lost = matches!(
                    problem,
                    Problem::Fault(
                        Fault::Ended(_)
                            | Fault::Silent(_)
                            | Fault::Late { .. }
                            | Fault::Flooded
                            | Fault::CantPlay
                    )
                );
                Finding::Bad(problem)
            }
        };
        findings.push((check, finding));
    }
    findings
}

struct Bench<'a, P, D> {
    peer: Peer<P>,
    game: &'a Game,
    given: &'a [(String, String)],
    define: D,
}

impl From<Fault> for Problem {
    fn from(fault: Fault) -> Problem {
        Problem::Fault(fault)
    }
}

impl<P: Pipe, D: FnMut(&str) -> Option<String>> Bench<'_, P, D> {
    fn make(&mut self, check: Check) -> Result<(), Problem> {
        match check {
            Check::Greeting => self.peer.name().map(|_| ()).ok_or(Problem::NoName),
            Check::Options => match self.peer.options().iter().find(|option| !is_option(option)) {
                Some(option) => Err(Problem::Option(option.clone())),
                None => Ok(()),
            },
            Check::Ready => self.prepare(),
            Check::FirstMove => {
                self.peer.new_game()?;
                self.choose(self.game)
            }
            Check::Positions => self.positions(),
            Check::ReadyWhileThinking => {
                self.peer.position(&[])?;
                self.peer.send("go infinite")?;
                self.peer.send("isready")?;
                let until = self.peer.until();
                loop {
                    match self.peer.line(until, "isready")?.split_whitespace().next() {
                        Some("readyok") => return Ok(()),
                        Some("bestmove") => return Err(Problem::TooSoon),
                        _ => {}
                    }
                }
            }
            Check::Stop => {
                self.peer.send("stop")?;
                let until = self.peer.until();
                self.peer.best_move(until)?;
                self.peer.send("isready")?;
                let until = self.peer.until();
                loop {
                    match self.peer.line(until, "isready")?.split_whitespace().next() {
                        Some("readyok") => return Ok(()),
                        Some("bestmove") => return Err(Problem::Twice),
                        _ => {}
                    }
                }
            }
            Check::Finished => self.finished(),
            Check::Unknown => {
                self.peer.send("there is no such command")?;
                self.peer.ready()?;
                Ok(())
            }
            Check::Quit => {
                self.peer.send("quit")?;
                let until = self.peer.until();
                while self.peer.pipe.now_ms() < until {
                    let left = until.saturating_sub(self.peer.pipe.now_ms());
                    if let Heard::Ended(_) = self.peer.pipe.hear(left) {
                        return Ok(());
                    }
                }
                Err(Fault::Silent("quit".to_string()).into())
            }
        }
    }

    fn prepare(&mut self) -> Result<(), Problem> {
        let rules: &Rules = self.game.rules();
        let plan = self.peer.plan(rules)?;
        let file = match &plan {
            super::Plan::Define(_, text) => (self.define)(text),
            _ => None,
        };
        Ok(self.peer.prepare(rules, &plan, self.given, file.as_deref())?)
    }

    /// A legal move, with lines `info` as they should be.
    fn choose(&mut self, game: &Game) -> Result<(), Problem> {
        let turns = sent_turns(game);
        self.peer.position(&turns)?;
        self.peer.send(&format!("go movetime {THINK_MS}"))?;
        let until = self.peer.until();
        loop {
            let line = self.peer.line(until, "go")?;
            let mut words = line.split_whitespace();
            match words.next() {
                Some("info") if !is_info(&line) => return Err(Problem::Info(line)),
                Some("bestmove") => {
                    let word = words.next().ok_or(Fault::NoMove)?.to_string();
                    return match Turn::read(&word, game) {
                        Ok(_) => Ok(()),
                        Err(problem) => Err(Fault::Illegal { word, problem }.into()),
                    };
                }
                _ => {}
            }
        }
    }

    fn positions(&mut self) -> Result<(), Problem> {
        for number in 0..POSITIONS {
            let mut dice = Dice::new(number);
            let cells = self.game.rules().shape.cells() as usize;
            let game = random_game(self.game, dice.below(cells), &mut dice);
            self.choose(&game)?;
        }
        Ok(())
    }

    /// A game that the first side has won in its own column.
    fn finished(&mut self) -> Result<(), Problem> {
        let mut dice = Dice::new(1);
        let game = random_game_to_its_end(self.game, &mut dice);
        self.peer.position(&sent_turns(&game))?;
        self.peer.send(&Time::Move(THINK_MS).go())?;
        // What it answers is its own affair; that it is there afterwards is not.
        self.peer.send("stop")?;
        self.peer.ready()?;
        Ok(())
    }
}

/// The game after so many random turns, or fewer if it would be over.
fn random_game(start: &Game, turns: usize, dice: &mut Dice) -> Game {
    let mut game = start.clone();
    for _ in 0..turns {
        let mut next = game.clone();
        random_turn(&mut next, dice);
        if next.ending().is_some() {
            break;
        }
        game = next;
    }
    game
}

fn random_game_to_its_end(start: &Game, dice: &mut Dice) -> Game {
    let mut game = start.clone();
    while game.ending().is_none() {
        random_turn(&mut game, dice);
    }
    game
}

fn random_turn(game: &mut Game, dice: &mut Dice) {
    let open: Vec<_> = game.position().open_columns().collect();
    let good: Vec<_> = open.into_iter().filter(|&c| game.bad_column(c).is_none()).collect();
    let turn = Turn::drop(good[dice.below(good.len())]);
    turn.play(game, "").expect("an open column takes a disc");
}

/// `name N type T default D ...`, with what its type needs.
fn is_option(option: &str) -> bool {
    let Some((name, rest)) =
        option.strip_prefix("name ").and_then(|rest| rest.split_once(" type "))
    else {
        return false;
    };
    let words: Vec<&str> = rest.split_whitespace().collect();
    let number = |key: &str| {
        let at = words.iter().position(|word| *word == key)?;
        words.get(at + 1)?.parse::<i64>().ok()
    };
    let is_good = match words.first().copied() {
        Some("check") => words[1..] == ["default", "true"] || words[1..] == ["default", "false"],
        Some("spin") => match (number("default"), number("min"), number("max")) {
            (Some(usual), Some(least), Some(most)) => (least..=most).contains(&usual),
            _ => false,
        },
        Some("combo") => words.contains(&"default") && words.contains(&"var"),
        Some("string") => words.get(1) == Some(&"default"),
        Some("button") => words.len() == 1,
        _ => false,
    };
    !name.trim().is_empty() && is_good
}

/// Are the numbers of a line `info` numbers?
fn is_info(line: &str) -> bool {
    let words: Vec<&str> = line.split_whitespace().collect();
    if words.get(1) == Some(&"string") {
        return true;
    }
    let is_number = |at: usize| words.get(at).is_some_and(|word| word.parse::<i64>().is_ok());
    (1..words.len()).all(|at| match words[at] {
        "depth" | "seldepth" | "multipv" | "nodes" | "nps" | "time" | "tbhits" | "hashfull" => {
            is_number(at + 1)
        }
        "score" => matches!(words.get(at + 1), Some(&("cp" | "mate"))) && is_number(at + 2),
        _ => true,
    })
}

impl Say for Check {
    fn say(&self, language: Language) -> String {
        match self {
            Check::Greeting => text::check_greeting(language),
            Check::Options => text::check_options(language),
            Check::Ready => text::check_ready(language),
            Check::FirstMove => text::check_first_move(language),
            Check::Positions => text::check_positions(language),
            Check::ReadyWhileThinking => text::check_ready_while_thinking(language),
            Check::Stop => text::check_stop(language),
            Check::Finished => text::check_finished(language),
            Check::Unknown => text::check_unknown(language),
            Check::Quit => text::check_quit(language),
        }
    }
}

impl Say for Problem {
    fn say(&self, language: Language) -> String {
        let shown = |line: &str| fourline_app::safe::shown(line);
        match self {
            Problem::Fault(fault) => fault.say(language),
            Problem::NoName => text::problem_no_name(language),
            Problem::Option(option) => text::problem_option(language, shown(option)),
            Problem::Info(line) => text::problem_info(language, shown(line)),
            Problem::TooSoon => text::problem_too_soon(language),
            Problem::Twice => text::problem_twice(language),
        }
    }
}
