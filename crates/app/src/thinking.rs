//! Thinking as a question and its answers, both data. One function answers a move or an insight,
//! wherever it runs: on a thread, in a worker or in a test. It can always be stopped, and it shows how
//! far it has come.

pub mod message;

use crate::insight::{Insight, Outlook};
use fourline_game::{Action, Command, Game, Stage};
use fourline_insight::end_turn;
use fourline_players::hint::{self, Hint, solver_knows};
use fourline_players::{Books, Computer, Limits, Prospect, Stop, decide};
use fourline_rules::sort_few;
use fourline_solver::{Options, Solver};

/// The number of a question. Its answers carry it, so that late ones are recognised.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Ticket(pub u64);

/// Something to think about.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Question {
    /// Comes back with the answers.
    pub ticket: Ticket,
    /// The game as it stands.
    pub game: Box<Game>,
    /// What is asked.
    pub topic: Topic,
}

/// What is asked about a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Topic {
    /// What this computer does, whose turn it is.
    Move {
        /// Who thinks.
        computer: Computer,
        /// How much it may spend.
        limits: Limits,
    },
    /// What each move leads to. Answers come as they get better.
    Insight,
}

/// An answer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Thought {
    /// What the computer does, and what it makes of it if it looks ahead.
    Move(Command, Option<Prospect>),
    /// What the moves lead to; `is_last` when there is no better answer to come.
    Insight {
        /// What was found.
        insight: Box<Insight>,
        /// Is this the last answer?
        is_last: bool,
    },
    /// Thinking stopped with an error. There will be no answer.
    Failed,
}

/// How far a thought has come.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Progress {
    /// Positions looked at.
    pub positions: u64,
    /// How many turns ahead everything was looked at; 0 while the solver is at work.
    pub turns: u32,
    /// What is known of the exact score, while the solver is at work.
    pub bounds: Option<(i32, i32)>,
}

/// How many positions a first look may take: a moment.
const FIRST_LOOK: u64 = 60_000;

/// How many turns a likely line is followed, and how many positions each may take.
const LIKELY: (usize, u64) = (8, 6_000);

/// What the solver may use for its table.
const MEMORY_BYTES: usize = 32 << 20;

/// Answers questions. It keeps what the solver has learnt from one question for the next.
pub struct Thinker {
    books: Books,
    solver: Option<Solver>,
}

impl Progress {
    /// How far the work has come that this stops.
    pub fn of(stop: &Stop) -> Progress {
        Progress { positions: stop.spent(), turns: stop.reached(), bounds: stop.bounds() }
    }
}

impl Thinker {
    /// A thinker that may look into these books.
    pub fn new(books: Books) -> Thinker {
        Thinker { books, solver: None }
    }

    /// Looks into other books from now on.
    pub fn use_books(&mut self, books: Books) {
        self.books = books;
    }

    /// Answers a question; `tell` is called with each answer, better ones later. A stopped move is
    /// answered with what was found so far; a stopped insight is not answered any more.
    pub fn answer(&mut self, question: &Question, stop: &Stop, tell: &mut dyn FnMut(Thought)) {
        let game = &question.game;
        match question.topic {
            Topic::Move { computer, limits } => {
                let (command, prospect) = decide(game, computer, limits, stop, &self.books);
                tell(Thought::Move(command, prospect));
            }
            Topic::Insight => self.insight(game, stop, tell),
        }
    }

    fn insight(&mut self, game: &Game, stop: &Stop, tell: &mut dyn FnMut(Thought)) {
        let mut answer = |insight: Insight, is_last| {
            if !stop.is_cancelled() {
                tell(Thought::Insight { insight: Box::new(insight), is_last });
            }
        };
        if stop.is_cancelled() {
            return;
        }
        let first = look(game, FIRST_LOOK, stop);
        answer(first.clone(), false);
        match self.exact(&first, game, stop) {
            Some(exact) => answer(exact, true),
            None if stop.is_cancelled() => {}
            None => answer(look(game, hint::NODES, stop), true),
        }
    }

    /// The exact answer; `None` if the solver does not know such a game, has no memory, or was
    /// stopped.
    fn exact(&mut self, first: &Insight, game: &Game, stop: &Stop) -> Option<Insight> {
        if game.stage() != Stage::Move || !solver_knows(game) {
            return None;
        }
        if self.solver.is_none() {
            let options = Options { memory_bytes: MEMORY_BYTES, threads: 1 };
            self.solver = Solver::new(options).ok();
        }
        let solver = self.solver.as_mut()?;
        let position = game.position();
        solver.use_book(self.books.find(game.rules().shape, position.occupied().len()));
        let analysis = solver.analyse(position, stop.control()).ok()?;
        let mut moves: Vec<Outlook> = first
            .moves
            .iter()
            .filter_map(|outlook| {
                let [Action::Drop(column)] = outlook.hint.actions[..] else { return None };
                let score = analysis.columns[column.index()]?;
                let prospect = Prospect::exact(score, position);
                let is_best = score == analysis.score;
                let hint = Hint { prospect, is_best, ..outlook.hint.clone() };
                Some(Outlook { hint, score: Some(score) })
            })
            .collect();
        sort_few(&mut moves, |outlook| std::cmp::Reverse(outlook.score));
        let line = analysis.line.into_iter().map(Action::Drop).collect();
        Some(Insight { moves, line, is_exact: true })
    }
}

/// What can be seen by looking ahead alone.
fn look(game: &Game, nodes: u64, stop: &Stop) -> Insight {
    let limits = Limits::nodes(nodes);
    let moves = hint::first_look(game, limits, stop).into_iter();
    let moves = moves.map(|hint| Outlook { hint, score: None }).collect();
    Insight { moves, line: likely_line(game, stop), is_exact: false }
}

/// What both sides would do if they looked a little ahead.
fn likely_line(game: &Game, stop: &Stop) -> Vec<Action> {
    let mut game = game.clone();
    let mut line = Vec::new();
    for _ in 0..LIKELY.0 {
        let Some(seat) = game.turn() else { break };
        if stop.is_cancelled() || game.stage() == Stage::PickSymbol {
            break;
        }
        let hints = hint::first_look(&game, Limits::nodes(LIKELY.1), &Stop::default());
        let Some(best) = hints.into_iter().next() else { break };
        for action in best.actions {
            if game.play(seat.does(action)).is_err() {
                return line;
            }
            line.push(action);
        }
        end_turn(&mut game, seat);
    }
    line
}

#[cfg(test)]
mod tests {
    use super::*;
    use fourline_game::{Name, Player, Setup};
    use fourline_rules::{Column, Rules, Shape};

    fn game(rules: Rules, moves: &str) -> Game {
        let player = |name| Player::human(Name::new(name).unwrap());
        let mut game = Game::new(Setup::new(rules, [player("Ann"), player("Bob")]).unwrap());
        for letter in moves.chars() {
            let seat = game.turn().unwrap();
            game.play(seat.does(Action::Drop(Column::from_letter(letter).unwrap()))).unwrap();
            end_turn(&mut game, seat);
        }
        game
    }

    fn ask(game: Game, topic: Topic, stop: &Stop) -> Vec<Thought> {
        let mut told = Vec::new();
        let question = Question { ticket: Ticket(1), game: Box::new(game), topic };
        Thinker::new(Books::default()).answer(&question, stop, &mut |thought| told.push(thought));
        told
    }

    fn insights(game: Game) -> Vec<(Insight, bool)> {
        let insight = |thought| match thought {
            Thought::Insight { insight, is_last } => (*insight, is_last),
            other => panic!("{other:?}"),
        };
        ask(game, Topic::Insight, &Stop::default()).into_iter().map(insight).collect()
    }

    #[test]
    fn the_solver_makes_a_first_look_exact() {
        let found = insights(game(Rules::CLASSIC, "ddddabgbeeeebfcac"));
        let [(first, false), (exact, true)] = &found[..] else { panic!("{found:?}") };
        assert!(!first.is_exact && !first.line.is_empty());
        assert!(exact.is_exact && !exact.line.is_empty());
        assert!(exact.moves.windows(2).all(|pair| pair[0].score >= pair[1].score));
    }

    #[test]
    fn rules_that_the_solver_does_not_know_are_looked_at_longer() {
        let found = insights(game(Rules::POWER, "dd"));
        let [(first, false), (second, true)] = &found[..] else { panic!("{found:?}") };
        let removes = |insight: &Insight| {
            insight.moves.iter().any(|o| matches!(o.hint.actions[0], Action::Remove(_)))
        };
        assert!(removes(first) && removes(second) && !second.is_exact);
    }

    #[test]
    fn what_was_stopped_is_silent_but_a_move_is_always_made() {
        let stop = Stop::default();
        stop.cancel();
        let small = Rules { shape: Shape::new(5, 4, 4).unwrap(), ..Rules::CLASSIC };
        assert!(ask(game(small, ""), Topic::Insight, &stop).is_empty());
        for computer in Computer::all() {
            for (_, rules) in Rules::PRESETS {
                let topic = Topic::Move { computer, limits: computer.limits(None) };
                let told = ask(game(rules, ""), topic, &stop);
                let [Thought::Move(command, _)] = told[..] else { panic!("{told:?}") };
                let mut after = game(rules, "");
                assert!(after.play(command).is_ok(), "{computer:?} {rules}");
            }
        }
    }
}
