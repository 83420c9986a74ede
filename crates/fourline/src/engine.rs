//! `fourline engine`: the edge of the engine protocol. Lines come from a thread that listens, answers from
//! threads that think; this one never waits for either alone.

use crate::book::books;
use crate::code;
use crate::engine_args::EngineTask;
use crate::output::say;
use crate::voice::language;
use anyhow::Result;
use fourline_native::storage::Storage;
use fourline_players::Books;
use fourline_programs::uci::{Answer, Effect, Engine, Question, think};
use std::io::{self, BufRead, Read};
use std::process::ExitCode;
use std::sync::mpsc::{self, RecvTimeoutError, Sender};
use std::time::{Duration, Instant};

/// A line that is longer is not one of the protocol; the rest of it is the next line.
const LONGEST_LINE: u64 = 1 << 20;

/// How often it is said how far a thought is.
const EVERY: Duration = Duration::from_secs(1);

enum News {
    Line(String),
    Ended,
    Answer(Answer),
}

pub fn run(args: &EngineTask) -> Result<ExitCode> {
    if let Some(command) = &args.check {
        return crate::engine_check::run(command, args);
    }
    let seed = Storage::usual(Books::none(), None).any_seed();
    let mut engine = Engine::new(language(), books(None, |_| {})?, seed);
    let (sender, news) = mpsc::channel();
    let lines = sender.clone();
    std::thread::spawn(move || listen(io::stdin().lock(), &lines));
    let mut began = Instant::now();
    let mut has_ended = false;
    loop {
        // After the input has ended, only a thought that ends by itself is waited for.
        if has_ended && !engine.is_busy() {
            return Ok(ExitCode::SUCCESS);
        }
        let time_ms = || began.elapsed().as_millis() as u64;
        let effects = match news.recv_timeout(EVERY) {
            Ok(News::Line(line)) => engine.hear(&line),
            Ok(News::Answer(answer)) => engine.answered(&answer, time_ms()),
            Ok(News::Ended) => {
                has_ended = true;
                Vec::new()
            }
            Err(RecvTimeoutError::Timeout) => {
                engine.progress(time_ms()).map(Effect::Say).into_iter().collect()
            }
            Err(RecvTimeoutError::Disconnected) => return Ok(ExitCode::from(code::FAILED)),
        };
        for effect in effects {
            match effect {
                Effect::Say(line) => say(&line)?,
                Effect::Think(question) => {
                    began = Instant::now();
                    answer_elsewhere(*question, sender.clone());
                }
                Effect::Quit => return Ok(ExitCode::SUCCESS),
            }
        }
    }
}

fn answer_elsewhere(question: Question, sender: Sender<News>) {
    std::thread::spawn(move || {
        // When the program ends, the answer is not needed any more.
        let _ = sender.send(News::Answer(think(&question)));
    });
}

fn listen(mut input: impl BufRead, lines: &Sender<News>) {
    loop {
        let mut line = Vec::new();
        let read = input.by_ref().take(LONGEST_LINE).read_until(b'\n', &mut line);
        let is_over = !matches!(read, Ok(1..));
        let text = String::from_utf8_lossy(&line).into_owned();
        let news = if is_over { News::Ended } else { News::Line(text) };
        if lines.send(news).is_err() || is_over {
            return;
        }
    }
}
