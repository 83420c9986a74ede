//! The page itself: it holds the one value with everything in it, and shows what that paints.
//!
//! - `dom`: makes the browser's page the same as a painted tree.
//! - `events`: what happens in the browser, as inputs. `browser`: what is done there; `workers`, `local`, `saving`,
//!   `film`, `socket` and `sound` have their share of it. `unicode`: what it knows.

mod browser;
mod dom;
mod events;
mod film;
mod local;
mod saving;
#[cfg(feature = "online")]
mod socket;
mod sound;
mod unicode;
mod workers;

use dom::Live;
use fourline_web::paint::paint;
use fourline_web::{Input, Site};
use std::cell::{Cell, RefCell};
use std::collections::VecDeque;

thread_local! {
    static FACE: RefCell<Option<Face>> = const { RefCell::new(None) };
    /// Is something being taken in?
    static IS_BUSY: Cell<bool> = const { Cell::new(false) };
    /// What came in meanwhile: an element that goes away gives up the keyboard, and another one gets it.
    static WAITING: RefCell<VecDeque<Input>> = const { RefCell::new(VecDeque::new()) };
}

/// Everything, and what is shown of it.
struct Face {
    site: Site,
    root: Live,
}

/// Opens the page, once it has its words.
pub fn start() {
    browser::watch_panics();
    unicode::install();
    let language = Site::language_in(local::storage(), &browser::surroundings());
    browser::with_words(language, open);
}

fn open() {
    let mut around = browser::surroundings();
    around.invite = local::take_invite();
    let site = Site::new(local::storage(), around, browser::now_ms());
    let view = site.view();
    browser::dress(&view.shell);
    let root = Live::new(paint(&view));
    let _ = browser::body().append_child(root.dom());
    FACE.set(Some(Face { site, root }));
    events::listen();
    send(Input::Tick);
}

/// Takes something in, does what follows, and shows it. True if a key was taken.
pub fn send(input: Input) -> bool {
    if IS_BUSY.replace(true) {
        WAITING.with_borrow_mut(|waiting| waiting.push_back(input));
        return false;
    }
    let is_taken = take(input);
    while let Some(next) = WAITING.with_borrow_mut(VecDeque::pop_front) {
        take(next);
    }
    IS_BUSY.set(false);
    is_taken
}

fn take(input: Input) -> bool {
    let now_ms = browser::now_ms();
    let done = FACE.with_borrow_mut(|face| {
        let face = face.as_mut()?;
        let effects = face.site.input(input, now_ms);
        let view = face.site.view();
        browser::dress(&view.shell);
        face.root.patch(paint(&view));
        Some((effects, face.site.wakes_at_ms(), view.shell.language))
    });
    let Some((effects, wakes_at_ms, language)) = done else { return false };
    if !fourline_words::has_pack(language) {
        // Until its words are there, a new language is English.
        browser::with_words(language, || {
            send(Input::Tick);
        });
    }
    browser::after_paint();
    let mut is_taken = false;
    for effect in effects {
        is_taken |= browser::perform(effect);
    }
    browser::wake(wakes_at_ms);
    is_taken
}
