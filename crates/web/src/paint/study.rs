//! A study: board with scores below its columns, graph, moves, and a field to paste anything into.

use super::node::{Node, On, el};
use super::play::{actions, moves, share, status};
use super::{board, button, card, muted, summary};
use crate::Go;
use crate::site::{Do, Input};
use crate::view::{GraphView, MoveView, StudyView, Wish};
use fourline_words::Language;
use fourline_words::catalogue::web as say;

pub fn paint(study: &StudyView, language: Language) -> Node {
    let step = |one: &MoveView| Wish::Go(Go::Ply(one.step));
    let stage = el("div")
        .class("stage")
        .style("--columns", study.board.columns)
        .style("--rows", study.board.rows)
        .all(board::paint(&study.board));
    let mut side = el("div").class("side").child(status(&study.status));
    if !study.lines.is_empty() {
        let lines = study.lines.iter().map(|line| el("li").text(line.as_str()));
        side = side
            .child(el("ul").class("hints").class("card").attr("tabindex", "0").key(1).all(lines));
    }
    side = side
        .child(actions(&study.actions, language).key(2))
        .child(card().key(3).child(graph(&study.graph)))
        .child(moves(&study.moves, step, language).key(4))
        .child(paste(study, language).key(5))
        .child(card().key(6).child(share(language)));
    el("div").class("table").class("study").child(stage).child(side)
}

/// Tenths, so that no floating-point number has to be written.
fn tenths(number: f32) -> String {
    let tenths = (number * 10.0) as i32;
    format!("{}.{}", tenths / 10, (tenths % 10).abs())
}

/// How the game has gone: a line, a dot for every mistake, and a place to click for every move.
fn graph(graph: &GraphView) -> Node {
    let count = graph.points.len().max(2);
    let x = |ply: usize| 10.0 + 300.0 * ply as f32 / (count - 1) as f32;
    let y = |worth: f32| 40.0 - 32.0 * worth;
    // Gaps are where nothing is known yet.
    let mut path = String::new();
    let mut is_joined = false;
    for (ply, worth) in graph.points.iter().enumerate() {
        if let Some(worth) = worth {
            let step = if is_joined { "L" } else { "M" };
            path += &[step, &tenths(x(ply)), " ", &tenths(y(*worth))].concat();
        }
        is_joined = worth.is_some();
    }
    let line = |class: &'static str, x1: f32, y1: f32, x2: f32, y2: f32| {
        el("line")
            .class(class)
            .attr("x1", tenths(x1))
            .attr("y1", tenths(y1))
            .attr("x2", tenths(x2))
            .attr("y2", tenths(y2))
    };
    let dots = graph.mistakes.iter().filter_map(|&ply| {
        let worth = graph.points.get(ply).copied().flatten()?;
        let dot = el("circle").class("mistake").attr("r", "4.5");
        Some(dot.attr("cx", tenths(x(ply))).attr("cy", tenths(y(worth))))
    });
    let wide = 300.0 / (count - 1) as f32;
    let places = (0..graph.points.len()).map(|ply| {
        el("rect")
            .class("place")
            .attr("x", tenths(x(ply) - wide / 2.0))
            .attr("y", "0")
            .attr("width", tenths(wide))
            .attr("height", "80")
            .on(On::Click, Input::Go(Go::Ply(ply)))
    });
    el("svg")
        .class("graph")
        .attr("viewBox", "0 0 320 80")
        .attr("role", "img")
        .label(graph.label.as_str())
        .child(line("middle", 10.0, 40.0, 310.0, 40.0))
        .child(line("here", x(graph.at), 4.0, x(graph.at), 76.0))
        .child(el("path").class("worth").attr("d", path))
        .child(el("g").all(dots))
        .child(el("g").all(places))
}

/// The field for moves, a drawn board or a record.
fn paste(study: &StudyView, language: Language) -> Node {
    let field = el("textarea")
        .attr("rows", "7")
        .attr("spellcheck", "false")
        .label(say::paste(language))
        .attr("aria-describedby", "paste-help")
        .property("value", study.text.as_str())
        .value(On::Input, Input::Typed);
    let form = el("form")
        .on(On::Submit, Input::Do(Do::Read))
        .child(muted(say::paste_help(language)).attr("id", "paste-help"))
        .child(field)
        .child(
            el("div")
                .class("actions")
                .child(
                    el("button")
                        .class("act")
                        .class("primary")
                        .attr("type", "submit")
                        .child(el("span").text(say::read(language))),
                )
                .child(button(say::edit_board(language)).does(Do::Edit))
                .child(button(say::clear_board(language)).does(Do::Clear)),
        );
    el("details").class("card").child(summary(say::paste(language))).child(form)
}
