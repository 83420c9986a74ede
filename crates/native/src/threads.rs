//! Threads that think: one for each decision of a computer, and one that finds out what moves lead to.
//! They are asked and stopped from outside and answer through a function; no other thread waits for
//! them. A panic in one of them is an answer too.

use fourline_app::thinking::{Progress, Question, Thinker, Thought, Ticket, Topic};
use fourline_players::{Books, Stop};
use std::collections::HashMap;
use std::panic::{self, AssertUnwindSafe};
use std::sync::Arc;
use std::sync::mpsc::{Sender, channel};
use std::thread;

/// The name of every thread that thinks. A panic in such a thread is caught, so a panic hook may keep
/// quiet about it.
pub const THREAD_NAME: &str = "fourline-thinker";

/// Called with every answer, from any thread.
pub type Tell = Arc<dyn Fn(Ticket, Thought) + Send + Sync>;

/// The threads that think for a front end. Dropping them stops their work.
pub struct Thinkers {
    books: Books,
    tell: Tell,
    stops: HashMap<Ticket, Stop>,
    examiner: Option<Sender<(Question, Stop)>>,
}

impl Thinkers {
    /// Threads that may look into these books and tell their answers like this.
    pub fn new(books: Books, tell: impl Fn(Ticket, Thought) + Send + Sync + 'static) -> Thinkers {
        Thinkers { books, tell: Arc::new(tell), stops: HashMap::new(), examiner: None }
    }

    /// Begins to think about a question.
    pub fn think(&mut self, question: Question) {
        let stop = Stop::default();
        self.stops.insert(question.ticket, stop.clone());
        match question.topic {
            Topic::Move { .. } => {
                let (books, tell) = (self.books.clone(), Arc::clone(&self.tell));
                spawn(move || {
                    answer(&mut Thinker::new(books), &question, &stop, &tell);
                });
            }
            Topic::Insight => {
                let examiner = self
                    .examiner
                    .get_or_insert_with(|| examiner(self.books.clone(), Arc::clone(&self.tell)));
                // It ends only when it can't be asked any more.
                let _ = examiner.send((question, stop));
            }
        }
    }

    /// Stops thinking about a question. A computer's move is still answered, with what was found.
    pub fn stop(&mut self, ticket: Ticket) {
        if let Some(stop) = self.stops.remove(&ticket) {
            stop.cancel();
        }
    }

    /// How far a question has come; `None` once it is stopped or forgotten.
    pub fn progress(&self, ticket: Ticket) -> Option<Progress> {
        self.stops.get(&ticket).map(Progress::of)
    }

    /// Forgets every question but these, without stopping them.
    pub fn forget_all_but(&mut self, open: &[Ticket]) {
        self.stops.retain(|ticket, _| open.contains(ticket));
    }
}

impl Drop for Thinkers {
    fn drop(&mut self) {
        for stop in self.stops.values() {
            stop.cancel();
        }
    }
}

fn spawn(work: impl FnOnce() + Send + 'static) {
    let thread = thread::Builder::new().name(THREAD_NAME.to_string());
    thread.spawn(work).expect("the system has room for a thread");
}

/// Starts the thread that examines positions one after the other. It ends when the last
/// sender is dropped.
fn examiner(books: Books, tell: Tell) -> Sender<(Question, Stop)> {
    let (questions, asked) = channel::<(Question, Stop)>();
    spawn(move || {
        let mut thinker = Thinker::new(books.clone());
        for (question, stop) in asked {
            if !answer(&mut thinker, &question, &stop, &tell) {
                // What a panic left behind is not trusted.
                thinker = Thinker::new(books.clone());
            }
        }
    });
    questions
}

/// Answers a question; false if that ended by a panic.
fn answer(thinker: &mut Thinker, question: &Question, stop: &Stop, tell: &Tell) -> bool {
    let ticket = question.ticket;
    let done = panic::catch_unwind(AssertUnwindSafe(|| {
        thinker.answer(question, stop, &mut |thought| tell(ticket, thought));
    }));
    if done.is_err() {
        tell(ticket, Thought::Failed);
    }
    done.is_ok()
}

#[cfg(test)]
mod tests {
    use super::*;
    use fourline_app::NewGame;
    use fourline_game::{Action, Game, Seat};
    use fourline_players::Computer;
    use fourline_rules::{Rules, Shape};
    use fourline_words::Language;
    use std::sync::mpsc::Receiver;

    fn thinkers() -> (Thinkers, Receiver<(Ticket, Thought)>) {
        let (send, told) = channel();
        let send = std::sync::Mutex::new(send);
        let tell = move |ticket, thought| {
            let _ = send.lock().expect("not poisoned").send((ticket, thought));
        };
        (Thinkers::new(Books::default(), tell), told)
    }

    fn game(rules: Rules) -> Game {
        Game::new(NewGame { rules, ..NewGame::default() }.setup(1, Language::English).unwrap())
    }

    fn question(number: u64, game: Game, topic: Topic) -> Question {
        Question { ticket: Ticket(number), game: Box::new(game), topic }
    }

    #[test]
    fn a_computer_answers_with_its_ticket_and_a_stopped_one_too() {
        let (mut thinkers, told) = thinkers();
        let computer: Computer = "10".parse().unwrap();
        let topic = Topic::Move { computer, limits: computer.limits(None) };
        thinkers.think(question(7, game(Rules::CLASSIC), topic));
        thinkers.stop(Ticket(7));
        let (ticket, Thought::Move(command, _)) = told.recv().unwrap() else { panic!("a move") };
        assert_eq!(ticket, Ticket(7));
        assert!(matches!(command.action, Action::Drop(_)));
    }

    #[test]
    fn positions_are_examined_one_after_the_other() {
        let (mut thinkers, told) = thinkers();
        let small = Rules { shape: Shape::new(5, 4, 4).unwrap(), ..Rules::CLASSIC };
        thinkers.think(question(1, game(small), Topic::Insight));
        thinkers.think(question(2, game(Rules::POWER), Topic::Insight));
        let mut answers = Vec::new();
        for _ in 0..4 {
            let (ticket, Thought::Insight { insight, is_last }) = told.recv().unwrap() else {
                panic!("an insight");
            };
            answers.push((ticket.0, is_last, insight.is_exact));
        }
        assert_eq!(
            answers,
            [(1, false, false), (1, true, true), (2, false, false), (2, true, false)]
        );
    }

    #[test]
    fn a_panic_is_an_answer_and_the_next_question_is_answered() {
        let (mut thinkers, told) = thinkers();
        let mut over = game(Rules::CLASSIC);
        over.play(Seat::One.does(Action::Resign)).unwrap();
        // It is no one's turn: no computer can be asked for a move.
        let topic = Topic::Move { computer: Computer::Robot, limits: Computer::Robot.limits(None) };
        thinkers.think(question(1, over, topic));
        assert!(matches!(told.recv().unwrap(), (Ticket(1), Thought::Failed)));
        thinkers.think(question(2, game(Rules::CLASSIC), topic));
        assert!(matches!(told.recv().unwrap(), (Ticket(2), Thought::Move(..))));
    }
}
