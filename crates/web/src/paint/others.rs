//! Pages without a game: how to play, games, statistics, settings, and addresses that lead nowhere.

use super::dialogs::select;
use super::node::{Node, el, text};
use super::play::action;
use super::{board, button, card, file_button, heading, key_of, muted};
use crate::Page;
use crate::site::{Do, Input};
use crate::view::{
    AnswersView, EntryView, GamesView, HowToView, PartView, SettingsView, StatisticsView,
};
use fourline_words::Language;
use fourline_words::catalogue::web as say;

fn article(title: impl Into<String>) -> Node {
    el("article").class("text").child(heading(title))
}

/// How a rule set is played.
pub fn how_to(page: &HowToView, language: Language) -> Node {
    let part = |part: &PartView| {
        let examples = part.examples.iter().map(|example| {
            el("figure")
                .child(board::still(&example.board, example.picked))
                .child(el("figcaption").text(example.caption.as_str()))
        });
        card()
            .child(el("h2").text(part.heading.as_str()))
            .child(el("p").text(part.text.as_str()))
            .child(el("div").class("figures").all(examples))
    };
    let others = page.others.iter().map(|set| {
        let link = el("a").opens(Page::HowTo(set.rules)).text(set.title.as_str());
        el("li").child(link).child(el("small").text(set.about.as_str()))
    });
    let rules = Box::new(page.rules);
    article(page.title.as_str())
        .child(muted(page.about.as_str()))
        .child(button(say::play_these(language)).class("primary").does(Do::NewGameBy(rules)))
        .all(page.parts.iter().map(part))
        .child(
            card()
                .child(el("h2").text(say::other_rules(language)))
                .child(el("ul").class("links").all(others)),
        )
}

/// The games on this device.
pub fn games(page: &GamesView, language: Language) -> Node {
    let lists = page.lists.iter().map(|(heading, none, entries)| {
        let none = entries.is_empty().then(|| muted(none.as_str()));
        card()
            .child(el("h2").text(heading.as_str()))
            .all(none)
            .child(el("ul").class("entries").all(entries.iter().map(entry)))
    });
    let statistics = el("a").opens(Page::Statistics).text(say::statistics(language));
    article(say::games(language))
        .child(el("p").class("links").child(statistics))
        .all(lists)
        .child(muted(page.unreadable.as_str()))
}

fn entry(entry: &EntryView) -> Node {
    let answers = match &entry.asks {
        Some(asks) => answers(asks),
        None => el("div").class("answers").child(action(&entry.open)).child(action(&entry.delete)),
    };
    // The browser writes the day.
    let when = el("time").attr("data-time", entry.played_s.to_string());
    // Each game is an element of its own, with its own day.
    el("li").key(key_of(&entry.name)).child(board::still(&entry.board, None)).child(
        el("div")
            .child(el("p").text(entry.summary.as_str()))
            .child(el("small").child(when).child(text(" ")).child(text(entry.note.as_str())))
            .child(answers),
    )
}

fn answers(asks: &AnswersView) -> Node {
    el("div")
        .child(el("p").class("bad").attr("role", "alert").text(asks.question.as_str()))
        .child(el("div").class("answers").all(asks.answers.iter().map(action)))
}

/// Wins and losses.
pub fn statistics(page: &StatisticsView, language: Language) -> Node {
    let heading = |heading: &String| el("th").attr("scope", "col").text(heading.as_str());
    let row = |(who, rules, counts): &(String, String, [u32; 3])| {
        el("tr")
            .child(el("th").attr("scope", "row").text(who.as_str()))
            .child(el("td").text(rules.as_str()))
            .all(counts.iter().map(|count| el("td").class("number").text(count.to_string())))
    };
    let body = match page.rows.is_empty() {
        true => muted(say::no_statistics(language)),
        false => el("table")
            .child(el("thead").child(el("tr").all(page.headings.iter().map(heading))))
            .child(el("tbody").all(page.rows.iter().map(row))),
    };
    article(say::statistics(language)).child(card().child(body))
}

/// What can be set.
pub fn settings(page: &SettingsView, language: Language) -> Node {
    let lists = page.lists.iter().map(|(name, list)| {
        let name = *name;
        select(name.replace('.', "-"), list, move |value| Input::Set(name, value))
    });
    let data = card()
        .child(el("h2").text(say::your_data(language)))
        .child(muted(say::about_data(language)))
        .child(
            el("div")
                .class("actions")
                .child(button(say::export(language)).does(Do::Export))
                .child(file_button(say::import(language)))
                .child(button(say::delete_all(language)).does(Do::DeleteAll)),
        )
        .all(page.asks.as_ref().map(answers));
    article(say::settings(language))
        .child(card().child(el("div").class("fields").all(lists)))
        .child(data)
}

/// An address that can't be shown.
pub fn broken(problem: &str, language: Language) -> Node {
    article(problem)
        .child(el("a").class("act").class("primary").opens(Page::Play).text(say::play(language)))
}
