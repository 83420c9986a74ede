//! The page as elements: what [`View`] says, painted. Still plain data, so that tests can look for
//! buttons by their names without a browser.

mod board;
mod dialogs;
mod node;
#[cfg(feature = "online")]
mod online;
mod others;
mod play;
mod study;

pub use node::{Act, Node, On, el, text};

use crate::site::Do;
use crate::view::{Body, Shell, View, Wish};
use crate::{Input, Page};
use fourline_words::catalogue::web as say;

/// The whole page.
pub fn paint(view: &View) -> Node {
    let shell = &view.shell;
    let language = shell.language;
    let (kind, body) = match &view.body {
        Body::Play(game) => (1, play::paint(game, language)),
        Body::Study(one) => (2, study::paint(one, language)),
        Body::HowTo(one) => (3, others::how_to(one, language)),
        Body::Games(one) => (4, others::games(one, language)),
        Body::Statistics(one) => (5, others::statistics(one, language)),
        Body::Settings(one) => (6, others::settings(one, language)),
        Body::Broken(problem) => (7, others::broken(problem, language)),
        #[cfg(feature = "online")]
        Body::Online(one) => (8, online::online(one, language)),
        #[cfg(feature = "online")]
        Body::Waiting(one) => (9, online::waiting(one, language)),
        #[cfg(feature = "online")]
        Body::Invitation(one) => (10, online::invitation(one, language)),
        #[cfg(feature = "online")]
        Body::Arriving(one) => (11, online::arriving(one, language)),
    };
    let is_board = matches!(view.body, Body::Play(_) | Body::Study(_));
    let mut page = el("div")
        .child(el("a").class("skip").attr("href", "#main").text(say::skip(language)))
        .child(header(shell))
        .child(notices(shell, is_board))
        .child(el("main").attr("id", "main").key(kind).child(body));
    if let Some(dialog) = &view.dialog {
        page = page.child(dialogs::paint(dialog, language));
    }
    // The same sentence twice is said twice.
    let (number, said) = &shell.aloud;
    let again = if number % 2 == 0 { "" } else { "\u{a0}" };
    page.child(
        el("p")
            .class("aloud")
            .attr("role", "status")
            .attr("aria-live", "polite")
            .text(format!("{said}{again}")),
    )
}

fn header(shell: &Shell) -> Node {
    let language = shell.language;
    let disc = |x: &str| el("circle").attr("cx", x).attr("cy", "18").attr("r", "14");
    let logo = el("a")
        .class("logo")
        .label("Fourline")
        .opens(Page::Play)
        .child(
            el("svg")
                .attr("viewBox", "0 0 136 36")
                .attr("aria-hidden", "true")
                .all(["18", "51", "84", "117"].map(disc)),
        )
        .child(el("span").text("Fourline"));
    let links = shell.links.iter().map(|(title, page, is_here)| {
        el("a").opens(page.clone()).attr_if(*is_here, "aria-current", "page").text(title.as_str())
    });
    el("header")
        .class("top")
        .child(logo)
        .child(el("nav").label(say::pages(language)).all(links))
        .child(el("button").class("round").label(say::help(language)).text("?").does(Do::Help))
}

/// What is to be noticed on every page. On a board, notices stand in the status.
fn notices(shell: &Shell, is_board: bool) -> Node {
    let notice = if is_board { "" } else { shell.notice.as_str() };
    let texts = [(shell.not_kept.as_str(), true), (notice, shell.has_problem)];
    let shown = texts.into_iter().filter(|(text, _)| !text.is_empty());
    let mut notices =
        el("div")
            .all(shown.map(|(text, is_bad)| {
                el("p").class("notice").class_if(is_bad, "wrong").text(text)
            }));
    if shell.is_updated {
        let reload = el("button").class("small").text(say::reload(shell.language)).does(Do::Reload);
        let ready = text(say::update_ready(shell.language));
        notices = notices.child(el("p").class("notice").child(ready).child(reload));
    }
    // What is there to be read is a part of the page that can be gone to.
    let is_empty = notices.children.is_empty();
    Node { tag: if is_empty { "div" } else { "aside" }, ..notices }
}

/// What a button asks for, as an input.
fn input(wish: &Wish) -> Input {
    match wish.clone() {
        Wish::Ask(request) => Input::Ask(request),
        Wish::Do(what) => Input::Do(what),
        Wish::Go(go) => Input::Go(go),
        Wish::Open(page) => Input::Open(page),
    }
}

/// A heading that gets the keyboard when its page is opened.
fn heading(text: impl Into<String>) -> Node {
    el("h1").attr("tabindex", "-1").text(text)
}

fn card() -> Node {
    el("section").class("card")
}

fn muted(text: impl Into<String>) -> Node {
    el("p").class("muted").text(text)
}

/// A key for an element, from a name.
fn key_of(name: &str) -> u32 {
    name.bytes().fold(1, |key: u32, byte| key.wrapping_mul(31) ^ u32::from(byte)) | 1
}

/// A plain button.
fn button(label: String) -> Node {
    el("button").class("act").attr("type", "button").child(el("span").text(label))
}

/// A button that opens a file.
fn file_button(label: String) -> Node {
    let field = el("input")
        .attr("type", "file")
        .class("aloud")
        .attr("accept", ".fourline,.txt,text/plain")
        .reads_file();
    el("label").class("act").child(el("span").text(label)).child(field)
}

/// What stands at the top of something that opens.
fn summary(text: String) -> Node {
    el("summary").text(text)
}
