//! What opens above the page: the form for a new game, and help.

use super::node::{Node, On, el};
use super::play::action;
use super::{button, muted, summary};
use crate::Page;
use crate::form::Change;
use crate::site::{Do, Input};
use crate::view::{DialogView, FieldView, HelpView, ListView, NewGameView, RuleSetView, Setting};
use fourline_rules::Rules;
use fourline_words::Language;
use fourline_words::catalogue::{screen, session, web as say, window};

pub fn paint(dialog: &DialogView, language: Language) -> Node {
    let (key, title, body) = match dialog {
        DialogView::NewGame(form) => (1, session::new_game(language), new_game(form, language)),
        DialogView::Help(one) => (2, say::help(language), help(one, language)),
    };
    let close = el("button").class("round").label(say::close(language)).text("×").does(Do::Close);
    let head = el("header").child(el("h2").attr("id", "dialog-title").text(title)).child(close);
    el("dialog")
        .key(key)
        .attr("aria-labelledby", "dialog-title")
        .on(On::Close, Input::Do(Do::Close))
        .child(head)
        .child(body)
}

pub fn change(change: Change) -> Input {
    Input::Change(change)
}

fn new_game(form: &NewGameView, language: Language) -> Node {
    let kinds = form.kinds.iter().map(|(kind, title, about, is_chosen)| {
        el("label")
            .class("choice")
            .child(radio("kind", *is_chosen, Change::Kind(*kind)))
            .child(titled(title, about))
    });
    let computers = form.computers.iter().map(|(seat, list)| {
        let seat = *seat;
        let id = format!("computer-{seat}");
        select(id, list, move |value| change(Change::Computer(seat, value))).key(seat as u32 + 1)
    });
    let who = el("fieldset")
        .child(el("legend").text(say::who_plays(language)))
        .child(el("div").class("cards").all(kinds))
        .child(el("div").all(computers))
        .child(muted(form.about_computer.as_str()));
    let rules = match form.is_from_position {
        true => muted(say::from_position(language)),
        false => el("fieldset")
            .child(el("legend").text(say::which_rules(language)))
            .child(el("div").class("cards").all(form.rules.iter().map(rule_set))),
    };
    let start = el("button")
        .class("act")
        .class("primary")
        .attr("type", "submit")
        .attr("autofocus", "")
        .child(el("span").text(window::start(language)));
    let keeps = form.keeps.then(|| muted(say::kept_meanwhile(language)));
    el("form")
        .attr("method", "dialog")
        .on(On::Submit, Input::Do(Do::Start))
        .child(who)
        .child(rules)
        .child(more(form, language))
        .child(el("p").class("bad").attr("role", "alert").text(form.problem.as_str()))
        .child(el("div").all(keeps))
        .child(el("div").class("answers").child(start))
}

fn radio(name: &'static str, is_chosen: bool, choice: Change) -> Node {
    radio_for(name, is_chosen, change(choice))
}

/// One of several choices.
pub fn radio_for(name: &'static str, is_chosen: bool, input: Input) -> Node {
    el("input")
        .attr("type", "radio")
        .attr("name", name)
        .property("checked", if is_chosen { "on" } else { "" })
        .on(On::Change, input)
}

/// A title with a sentence about it.
pub fn titled(title: &str, about: &str) -> Node {
    el("span").child(el("b").text(title)).child(el("small").text(about))
}

/// A rule set to choose.
pub fn rule_set(set: &RuleSetView) -> Node {
    let choice = el("label")
        .child(radio("rules", set.is_chosen, Change::Rules(set.rules)))
        .child(titled(&set.title, &set.about));
    let how_to =
        el("a").class("round").label(set.how_to.as_str()).text("?").opens(Page::HowTo(set.rules));
    el("div").class("choice").child(choice).child(how_to)
}

/// What is rarely changed.
fn more(form: &NewGameView, language: Language) -> Node {
    let fields = el("div").class("fields").all(form.fields.iter().map(field));
    let mut fields = more_fields(fields, &form.lists, form.serious, language);
    if form.has_own_rules {
        let name =
            el("label").class("field").child(el("span").text(say::rule_set_name(language))).child(
                el("input")
                    .attr("type", "text")
                    .attr("maxlength", "40")
                    .value(On::Input, |name| change(Change::RulesName(name))),
            );
        fields = fields.child(name).child(button(say::save_rules(language)).does(Do::SaveRules));
    }
    el("details").child(summary(window::more(language))).child(fields)
}

/// Lists and the box for serious play, after what is there already.
pub fn more_fields(
    fields: Node,
    lists: &[(Setting, ListView)],
    is_serious: bool,
    language: Language,
) -> Node {
    let lists = lists.iter().enumerate().map(|(number, (setting, list))| {
        let setting = *setting;
        select(format!("set-{number}"), list, move |value| change(setting.change(value)))
    });
    let serious = el("label")
        .class("check")
        .child(
            el("input")
                .attr("type", "checkbox")
                .property("checked", if is_serious { "on" } else { "" })
                .value(On::Change, |value| change(Change::Serious(value == "on"))),
        )
        .child(el("span").text(window::serious(language)));
    fields.all(lists).child(serious)
}

/// A field for text.
pub fn field(field: &FieldView) -> Node {
    let seat = field.seat;
    let entry = el("input")
        .attr("type", "text")
        .attr("autocomplete", "off")
        .attr("placeholder", field.usual.as_str())
        .property("value", field.text.as_str())
        .value(On::Input, move |value| {
            change(match seat {
                Some(seat) => Change::Name(seat, value),
                None => Change::Symbols(value),
            })
        });
    el("label").class("field").child(el("span").text(field.label.as_str())).child(entry)
}

/// A list to choose from.
pub fn select(id: String, list: &ListView, choose: impl Fn(String) -> Input + 'static) -> Node {
    let chosen = list.choices.iter().find(|choice| choice.is_chosen);
    let choices = list
        .choices
        .iter()
        .map(|choice| el("option").attr("value", choice.value.as_str()).text(choice.text.as_str()));
    let described = format!("{id}-about");
    let field = el("select")
        .attr("id", id.as_str())
        .attr("aria-describedby", described.as_str())
        .all(choices)
        .property("value", chosen.map_or("", |choice| &choice.value))
        .value(On::Change, choose);
    el("div")
        .class("field")
        .child(el("label").attr("for", id).text(list.label.as_str()))
        .child(field)
        .child(el("small").attr("id", described).text(list.about.as_str()))
}

fn help(help: &HelpView, language: Language) -> Node {
    let keys = help.keys.iter().map(|(key, what)| {
        el("div")
            .child(el("dt").child(el("kbd").text(key.as_str())))
            .child(el("dd").text(what.as_str()))
    });
    el("div")
        .child(
            el("p")
                .class("links")
                .child(el("a").opens(Page::HowTo(Rules::CLASSIC)).text(say::how_to(language)))
                .child(el("a").opens(Page::Statistics).text(say::statistics(language))),
        )
        .child(el("h3").text(say::where_am_i(language)))
        .child(el("div").class("actions").all(help.aloud.iter().map(action)))
        .child(el("h3").text(screen::keys(language)))
        .child(el("dl").class("keys").all(keys))
}
