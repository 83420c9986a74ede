//! Playing by a link: inviting, waiting, being invited, and what a table on the server has besides a game.

use super::dialogs::{change, field, more_fields, radio_for, rule_set, select, titled};
use super::node::{Node, On, el};
use super::play::action;
use super::{board, button, card, heading, muted, summary};
use crate::form::Change;
use crate::site::{Do, Input};
use crate::view::{
    ArrivingView, FactView, InvitationView, LineView, LobbyView, OnlineView, TableView, WaitingView,
};
use fourline_words::Language;
use fourline_words::catalogue::{invite as say, web, window};

fn article(title: impl Into<String>) -> Node {
    el("article").class("text").child(heading(title))
}

/// Inviting, and open invitations.
pub fn online(page: &OnlineView, language: Language) -> Node {
    article(say::play_online(language))
        .child(form(page, language))
        .child(lobby(&page.lobby, language))
}

fn form(page: &OnlineView, language: Language) -> Node {
    let whom = page.whom.iter().map(|(whom, title, about, is_chosen)| {
        el("label")
            .class("choice")
            .child(radio_for("whom", *is_chosen, Input::Whom(*whom)))
            .child(titled(title, about))
    });
    let mut who = el("fieldset")
        .child(el("legend").text(web::who_plays(language)))
        .child(el("div").class("cards").all(whom));
    if let Some((list, about)) = &page.computer {
        who = who
            .child(select("computer".to_string(), list, |value| change(Change::Computer(1, value))))
            .child(muted(about.as_str()));
    }
    let rules = el("fieldset")
        .child(el("legend").text(web::which_rules(language)))
        .child(el("div").class("cards").all(page.rules.iter().map(rule_set)));
    let more = el("details").child(summary(window::more(language))).child(more_fields(
        el("div").class("fields"),
        &page.lists,
        page.serious,
        language,
    ));
    let label = match page.is_busy {
        true => say::creating(language),
        false => say::create(language),
    };
    card().child(
        el("form")
            .on(On::Submit, Input::Do(Do::Create))
            .child(who)
            .child(rules)
            .child(field(&page.name))
            .child(more)
            .child(problem(&page.problem))
            .child(el("div").class("answers").child(submit(label, page.is_busy))),
    )
}

fn submit(label: String, is_busy: bool) -> Node {
    el("button")
        .class("act")
        .class("primary")
        .class("big")
        .attr("type", "submit")
        .attr_if(is_busy, "aria-disabled", "true")
        .child(el("span").text(label))
}

fn problem(text: &str) -> Node {
    el("p").class("bad").attr("role", "alert").text(text)
}

fn lobby(lobby: &LobbyView, language: Language) -> Node {
    let entries = lobby.entries.iter().map(|entry| {
        // Each invitation is an element of its own: the one that has the keyboard keeps it when others come.
        el("li")
            .key(super::key_of(&entry.page.path()))
            .child(
                el("div")
                    .child(el("b").text(entry.name.as_str()))
                    .child(el("small").text(entry.about.as_str())),
            )
            .child(
                el("a")
                    .class("act")
                    .label(entry.label.as_str())
                    .opens(entry.page.clone())
                    .text(say::view(language)),
            )
    });
    let note = (!lobby.note.is_empty()).then(|| muted(lobby.note.as_str()));
    card()
        .child(el("h2").text(say::invitations(language)))
        .all(note)
        .child(el("ul").class("lobby").all(entries))
        .child(el("div").class("actions").child(button(say::refresh(language)).does(Do::Again)))
}

/// What is played.
fn facts(facts: &[FactView]) -> Node {
    let fact = |fact: &FactView| {
        let mut said = el("dd").child(el("span").text(fact.value.as_str()));
        if !fact.about.is_empty() {
            said = said.child(el("small").text(fact.about.as_str()));
        }
        if let Some((label, page)) = &fact.link {
            said = said.child(el("a").opens(page.clone()).text(label.as_str()));
        }
        el("div").child(el("dt").text(fact.label.as_str())).child(said)
    };
    el("dl").class("facts").all(facts.iter().map(fact))
}

/// The state of the connection.
fn line(line: &LineView) -> Node {
    el("p")
        .class("line-state")
        .class(if line.is_up { "up" } else { "down" })
        .text(line.text.as_str())
}

/// Waiting for the one who was invited.
pub fn waiting(page: &WaitingView, language: Language) -> Node {
    let link = el("input")
        .attr("type", "text")
        .attr("readonly", "")
        .attr("id", "invitation")
        .label(say::invitation_link(language))
        .property("value", page.link.as_str());
    let mut ways = el("div")
        .class("actions")
        .child(button(page.copy.clone()).class("primary").does(Do::CopyLink));
    if page.can_share {
        ways = ways.child(button(say::share(language)).does(Do::ShareInvitation));
    }
    let qr = page.qr.as_ref().map(|(size, path)| {
        let wide = (size + 8).to_string();
        el("svg")
            .class("qr")
            .attr("viewBox", format!("-4 -4 {wide} {wide}"))
            .attr("role", "img")
            .label(say::qr_code(language))
            .child(
                el("rect")
                    .attr("x", "-4")
                    .attr("y", "-4")
                    .attr("width", wide.as_str())
                    .attr("height", wide.as_str()),
            )
            .child(el("path").attr("d", path.as_str()))
    });
    let listed = (!page.listed.is_empty()).then(|| muted(page.listed.as_str()));
    let sending = card()
        .class("sending")
        .child(
            el("div")
                .child(el("p").text(say::send_link(language)))
                .child(link)
                .child(ways)
                .child(muted(say::how_it_starts(language)))
                .all(listed),
        )
        .all(qr);
    article(fourline_words::catalogue::online::headline_open(language))
        .class("waits")
        .child(line(&page.line))
        .child(sending)
        .child(card().child(facts(&page.facts)))
        .child(
            el("div")
                .class("actions")
                .child(button(say::change(language)).does(Do::ChangeInvitation))
                .child(button(say::withdraw(language)).does(Do::Withdraw)),
        )
}

/// Being invited.
pub fn invitation(page: &InvitationView, language: Language) -> Node {
    let label = match page.is_busy {
        true => say::joining(language),
        false => say::join(language),
    };
    let join = el("form")
        .on(On::Submit, Input::Do(Do::Join))
        .child(field(&page.name))
        .child(problem(&page.problem))
        .child(submit(label, page.is_busy));
    article(page.headline.as_str()).child(line(&page.line)).child(
        card()
            .class("invited")
            .child(el("div").child(join).child(facts(&page.facts)))
            .all(page.board.as_ref().map(|one| board::still(one, None))),
    )
}

/// A table that is not there yet, or never will be.
pub fn arriving(page: &ArrivingView, language: Language) -> Node {
    let mut whole = article(page.headline.as_str());
    if page.is_trying {
        return whole
            .class("waits")
            .child(el("p").class("line-state").class("down").text(say::reconnecting(language)));
    }
    whole = whole.child(
        el("div").class("actions").child(button(say::again(language)).does(Do::Again)).child(
            el("a")
                .class("act")
                .class("primary")
                .opens(crate::Page::Online)
                .text(say::play_online(language)),
        ),
    );
    whole
}

/// What a table on the server has besides the game.
pub fn table(table: &TableView, language: Language) -> Node {
    let news = (!table.news.is_empty()).then(|| el("p").text(table.news.as_str()));
    let next = table
        .next
        .as_ref()
        .map(|(label, page)| el("a").class("act").opens(page.clone()).text(label.as_str()));
    let mut top = el("div").class("top-line").child(line(&table.line));
    if !table.reactions.is_empty() {
        let is_open = if table.is_talking { "true" } else { "false" };
        top = top.child(
            el("button")
                .class("act")
                .attr("type", "button")
                .attr("id", "talk")
                .attr("aria-expanded", is_open)
                .child(el("span").text(say::react(language)))
                .does(Do::Talk),
        );
    }
    let mut whole = card().class("remote").child(top).all(news).all(next);
    if table.is_talking && !table.reactions.is_empty() {
        let all = el("div").class("reactions").attr("role", "group").label(say::react(language));
        whole = whole.child(all.all(table.reactions.iter().map(action)));
    }
    whole
}
