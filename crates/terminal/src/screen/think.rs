//! The threads that think: one for each decision of a computer, and one that examines positions. They
//! are asked and stopped from outside, and answer through a channel; nobody waits for them.

use super::house::News;
use super::insight::Insight;
use fourline_game::{Game, Stage};
use fourline_players::engine::Budget;
use fourline_players::hint::solver_knows;
use fourline_players::{Books, Computer, Dice};
use fourline_solver::{Control, Options, Solver};
use std::sync::Arc;
use std::sync::mpsc::{Receiver, Sender, channel};
use std::thread;

/// What the examining thread may use for its table.
const MEMORY_BYTES: usize = 32 << 20;

/// What a thread has to tell.
pub(super) enum Told {
    News(News),
    /// It panicked; what it was asked will not be answered.
    Broken,
}

/// Something to examine.
pub(super) struct Question {
    pub ticket: u64,
    pub game: Box<Game>,
    pub budget: Arc<Budget>,
    pub control: Arc<Control>,
}

/// Tells when a thread ends by a panic.
struct Watch<F: Fn(Told)>(F);

impl<F: Fn(Told)> Drop for Watch<F> {
    fn drop(&mut self) {
        if thread::panicking() {
            (self.0)(Told::Broken);
        }
    }
}

/// Lets a computer choose on a thread of its own.
pub(super) fn think(
    ticket: u64,
    game: Box<Game>,
    computer: Computer,
    budget: Arc<Budget>,
    tell: impl Fn(Told) + Send + 'static,
) {
    thread::spawn(move || {
        let watch = Watch(tell);
        let Some(seat) = game.turn() else { return };
        // The same lots as at every other table, so that the same game goes on in the same way.
        let mut dice = Dice::for_command(game.setup().seed, game.commands().len());
        let action = match computer {
            Computer::Level(level) => level.choose(&game, &budget, &mut dice),
            other => other.choose(&game, &mut dice),
        };
        (watch.0)(Told::News(News::Thought { ticket, command: seat.does(action) }));
    });
}

/// Starts the thread that examines positions, one after the other. It ends when nobody can ask any
/// more.
pub(super) fn examiner(books: Books, tell: impl Fn(Told) + Send + 'static) -> Sender<Question> {
    let (questions, asked) = channel();
    thread::spawn(move || {
        let watch = Watch(tell);
        examine_all(&asked, &books, &watch.0);
    });
    questions
}

fn examine_all(asked: &Receiver<Question>, books: &Books, tell: &impl Fn(Told)) {
    // Without memory for the solver, everything rests on looking ahead.
    let options = Options { memory_bytes: MEMORY_BYTES, threads: 1 };
    let mut solver = None;
    for Question { ticket, game, budget, control } in asked {
        if budget.is_cancelled() {
            continue;
        }
        let first = Insight::first_look(&game, &budget);
        let answer = |insight: &Insight, is_last| {
            let insight = Box::new(insight.clone());
            tell(Told::News(News::Insight { ticket, insight, is_last }));
        };
        if budget.is_cancelled() {
            continue;
        }
        if game.stage() != Stage::Move || !solver_knows(&game) {
            answer(&first, true);
            continue;
        }
        answer(&first, false);
        let solver = solver.get_or_insert_with(|| Solver::new(options).ok());
        let exact = solver.as_mut().and_then(|solver| {
            solver.use_book(books.find(game.rules().shape, game.position().occupied().len()));
            first.exact(&game, solver, &control)
        });
        match exact {
            Some(exact) => answer(&exact, true),
            None if control.is_cancelled() => {}
            None => answer(&first, true),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use fourline_game::{Action, Name, Player, Setup};
    use fourline_rules::{Rules, Shape};

    fn game(rules: Rules) -> Game {
        let player = |name| Player::human(Name::new(name).unwrap());
        Game::new(Setup::new(rules, [player("Ann"), player("Bob")]).unwrap())
    }

    #[test]
    fn a_computer_answers_with_its_ticket_and_a_hurried_one_too() {
        let (tell, told) = channel();
        let level: Computer = "10".parse().unwrap();
        let budget = Arc::new(Budget::nodes(u64::MAX));
        budget.cancel();
        think(7, Box::new(game(Rules::CLASSIC)), level, budget, move |told| {
            let _ = tell.send(told);
        });
        let Ok(Told::News(News::Thought { ticket: 7, command })) = told.recv() else {
            panic!("an answer");
        };
        assert!(matches!(command.action, Action::Drop(_)));
    }

    #[test]
    fn a_position_is_answered_at_first_sight_and_then_for_good() {
        let (tell, told) = channel();
        let questions = examiner(Books::default(), move |told| {
            let _ = tell.send(told);
        });
        // A small board is solved in moments.
        let rules = Rules { shape: Shape::new(5, 4, 4).unwrap(), ..Rules::CLASSIC };
        for (ticket, rules) in [(1, rules), (2, Rules::POWER)] {
            questions
                .send(Question {
                    ticket,
                    game: Box::new(game(rules)),
                    budget: Arc::new(Budget::nodes(500)),
                    control: Arc::new(Control::new()),
                })
                .unwrap();
        }
        let mut answers = Vec::new();
        for _ in 0..3 {
            let Ok(Told::News(News::Insight { ticket, insight, is_last })) = told.recv() else {
                panic!("an answer");
            };
            answers.push((ticket, is_last, insight.is_exact));
        }
        assert_eq!(answers, [(1, false, false), (1, true, true), (2, true, false)]);
    }
}
