//! Work on other threads, so that the window never stands still: a computer player's move, and what
//! study mode wants to know.

use fourline_game::{Command, Game};
use fourline_players::hint::{Hint, hints};
use fourline_players::{Means, Stop, Table};
use std::sync::Arc;
use std::sync::mpsc::{Receiver, Sender, TryRecvError, channel};
use std::thread;

/// Called by a thread that has found something, to have the window drawn again.
pub type Wake = Arc<dyn Fn() + Send + Sync>;

/// A computer that thinks about its move.
#[derive(Debug)]
pub struct Thinker {
    answer: Receiver<Command>,
    found: Option<Command>,
    since: f64,
}

impl Thinker {
    /// Lets the computer whose turn it is think.
    pub fn start(table: &Table, now: f64, wake: &Wake) -> Thinker {
        let (send, answer) = channel();
        let (table, wake) = (table.clone(), Arc::clone(wake));
        thread::spawn(move || {
            if let Some(command) = table.computer_command() {
                // Nobody waits any more if the game was left.
                let _ = send.send(command);
                wake();
            }
        });
        Thinker { answer, found: None, since: now }
    }

    /// Its command, once it is found and has been held back for so long.
    pub fn answer(&mut self, now: f64, pause_seconds: f64) -> Option<Command> {
        if self.found.is_none() {
            self.found = self.answer.try_recv().ok();
        }
        if now - self.since >= pause_seconds { self.found } else { None }
    }

    /// When it makes sense to ask again, if the answer is only held back.
    pub fn wait_seconds(&self, now: f64, pause_seconds: f64) -> Option<f64> {
        self.found.map(|_| (self.since + pause_seconds - now).max(0.0))
    }
}

/// Somebody who judges positions, one after the other.
pub struct Analyst {
    questions: Sender<(usize, Game)>,
    answers: Receiver<(usize, Vec<Hint>)>,
    busy: bool,
}

impl Analyst {
    /// An analyst ready to be asked.
    pub fn start(means: Means, wake: &Wake) -> Analyst {
        let (questions, asked) = channel::<(usize, Game)>();
        let (send, answers) = channel();
        let wake = Arc::clone(wake);
        thread::spawn(move || {
            while let Ok((key, game)) = asked.recv() {
                let found = hints(&game, means.hint_limits(), &Stop::new(), &means.books);
                if send.send((key, found)).is_err() {
                    return;
                }
                wake();
            }
        });
        Analyst { questions, answers, busy: false }
    }

    /// Is it at work?
    pub fn is_busy(&self) -> bool {
        self.busy
    }

    /// Asks about a game; the answer comes with the same key.
    pub fn ask(&mut self, key: usize, game: &Game) {
        self.busy = self.questions.send((key, game.clone())).is_ok();
    }

    /// What it has found.
    pub fn answer(&mut self) -> Option<(usize, Vec<Hint>)> {
        match self.answers.try_recv() {
            Ok(answer) => {
                self.busy = false;
                Some(answer)
            }
            Err(TryRecvError::Empty) => None,
            Err(TryRecvError::Disconnected) => {
                self.busy = false;
                None
            }
        }
    }
}
