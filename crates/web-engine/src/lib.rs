//! What thinks in the browser: players, solver and a small book, as a module of its own in a worker.
//! Questions and answers are the texts of `app::thinking::message`.
//!
//! The worker shares no memory with the page, so nothing can be stopped from outside: the page ends the
//! worker and starts another. While it thinks it tells how far it has come a few times a second.

use fourline_app::thinking::{Progress, Thinker, message};
use fourline_players::{Books, Stop};
use fourline_solver::book::Book;
use js_sys::Function;
use std::cell::RefCell;
use std::sync::Arc;
use wasm_bindgen::prelude::*;
use web_time::{Duration, Instant};

/// How often it is told how far a thought has come.
const TELL_EVERY: Duration = Duration::from_millis(200);

thread_local! {
    /// It keeps what the solver has learnt from one question to the next.
    static THINKER: RefCell<Thinker> = RefCell::new(Thinker::new(Books::default()));
    /// The thought at hand, so that it can be watched.
    static AT_WORK: RefCell<Option<AtWork>> = const { RefCell::new(None) };
}

/// A thought at hand.
struct AtWork {
    stop: Stop,
    told: Instant,
    tell: Box<dyn Fn(Progress)>,
}

/// Answers a question. `tell` is called with each answer, better ones later, and with how far it has
/// come. Fails if the text is no question.
#[wasm_bindgen]
pub fn answer(question: &str, tell: &Function) -> Result<(), JsError> {
    let question = message::read_question(question)
        .map_err(|error| JsError::new(&format!("line {} of the question", error.line)))?;
    let post = |text: String, tell: &Function| {
        // A page that does not listen is no reason to stop.
        let _ = tell.call1(&JsValue::NULL, &text.into());
    };
    let (ticket, to_page) = (question.ticket, tell.clone());
    let stop = Stop::watched_by(watch);
    AT_WORK.set(Some(AtWork {
        stop: stop.clone(),
        told: Instant::now(),
        tell: Box::new(move |progress| post(message::write_progress(ticket, progress), &to_page)),
    }));
    THINKER.with_borrow_mut(|thinker| {
        thinker.answer(&question, &stop, &mut |thought| {
            post(message::write_answer(&question, &thought), tell);
        });
    });
    AT_WORK.set(None);
    Ok(())
}

/// Looks into this book from now on, in place of the small one. Fails if it is none.
#[wasm_bindgen]
pub fn use_book(bytes: Vec<u8>) -> Result<(), JsError> {
    // Only developers see this, so no sentences have to come along.
    let book = Arc::new(Book::from_bytes(bytes).map_err(|_| JsError::new("bytes"))?);
    let books = Books::new(move |shape| {
        if shape == book.shape() { Some(Arc::clone(&book)) } else { fourline_books::shipped(shape) }
    });
    THINKER.with_borrow_mut(|thinker| thinker.use_books(books));
    Ok(())
}

/// Tells the page how far the thought has come, if it is time to.
fn watch() {
    AT_WORK.with_borrow_mut(|at_work| {
        if let Some(at_work) = at_work
            && at_work.told.elapsed() >= TELL_EVERY
        {
            at_work.told = Instant::now();
            (at_work.tell)(Progress::of(&at_work.stop));
        }
    });
}
