//! A study: board with scores below its columns, graph, moves, and a field to paste anything into.

use super::play::{action_group, move_list, share, status_card, wish};
use super::{Face, board};
use fourline_web::view::{Body, GraphView, MoveView, StudyView, Wish};
use fourline_web::{Do, Go, Input};
use fourline_words::catalogue::web as say;
use leptos::prelude::*;

fn part<T: Clone + PartialEq + Send + Sync + Default + 'static>(
    face: Face,
    part: impl Fn(&StudyView) -> T + Send + Sync + 'static,
) -> Memo<T> {
    face.part(move |view| match &view.body {
        Body::Study(study) => part(study),
        _ => T::default(),
    })
}

/// Paints the study.
pub fn paint(face: Face) -> AnyView {
    let board = part(face, |study| Some(study.board.clone()));
    let first = board.get_untracked();
    let board = Memo::new(move |_| board.get().or(first.clone()).expect("a study has a board"));
    let status = part(face, |study| study.status.clone());
    let lines = part(face, |study| study.lines.clone());
    let moves = part(face, |study| study.moves.clone());
    let actions = part(face, |study| study.actions.clone());
    let shown = part(face, |study| study.graph.clone());
    let step = |one: &MoveView| Wish::Go(Go::Ply(one.step));
    view! {
        <div class="table" class:study=true>
            <div class="stage">{board::paint(face, board)}</div>
            <div class="side">
                {status_card(face, status)}
                {move || {
                    let lines = lines.get();
                    (!lines.is_empty()).then(|| view! {
                        <ul class="hints" class:card=true>
                            {lines.into_iter().map(|line| view! { <li>{line}</li> }).collect_view()}
                        </ul>
                    })
                }}
                {action_group(face, actions)}
                <section class="card">{move || graph(face, &shown.get())}</section>
                {move_list(face, moves, step)}
                {paste(face)}
                <section class="card">{share(face)}</section>
            </div>
        </div>
    }
    .into_any()
}

/// How the game has gone: a line, a dot for every mistake, and a place to click for every move.
fn graph(face: Face, graph: &GraphView) -> AnyView {
    let count = graph.points.len().max(2);
    let x = |ply: usize| 10.0 + 300.0 * ply as f32 / (count - 1) as f32;
    let y = |worth: f32| 40.0 - 32.0 * worth;
    // Gaps are where nothing is known yet.
    let mut path = String::new();
    let mut is_joined = false;
    for (ply, worth) in graph.points.iter().enumerate() {
        if let Some(worth) = worth {
            let step = if is_joined { "L" } else { "M" };
            path += &format!("{step}{:.1} {:.1}", x(ply), y(*worth));
        }
        is_joined = worth.is_some();
    }
    let dots: Vec<(f32, f32)> = graph
        .mistakes
        .iter()
        .filter_map(|&ply| Some((x(ply), y(graph.points.get(ply).copied().flatten()?))))
        .collect();
    let at = x(graph.at);
    let wide = 300.0 / (count - 1) as f32;
    let places = (0..graph.points.len()).map(|ply| {
        view! {
            <rect class="place" x=x(ply) - wide / 2.0 y="0" width=wide height="80"
                on:click=move |_| wish(face, &Wish::Go(Go::Ply(ply)))></rect>
        }
    });
    view! {
        <svg class="graph" viewBox="0 0 320 80" role="img" aria-label=graph.label.clone()>
            <line class="middle" x1="10" y1="40" x2="310" y2="40"></line>
            <line class="here" x1=at y1="4" x2=at y2="76"></line>
            <path class="worth" d=path></path>
            {dots.into_iter().map(|(x, y)| view! {
                <circle class="mistake" cx=x cy=y r="4.5"></circle>
            }).collect_view()}
            {places.collect_view()}
        </svg>
    }
    .into_any()
}

/// The field for moves, a drawn board or a record.
fn paste(face: Face) -> AnyView {
    let text = part(face, |study| study.text.clone());
    let language = move || face.language();
    view! {
        <details class="card">
            <summary>{move || say::paste(language())}</summary>
            <form on:submit=move |event| {
                event.prevent_default();
                face.act(Do::Read);
            }>
                <p class="muted" id="paste-help">{move || say::paste_help(language())}</p>
                <textarea rows="7" spellcheck="false" aria-label=move || say::paste(language())
                    aria-describedby="paste-help" prop:value=text
                    on:input:target=move |event| {
                        face.send(Input::Typed(event.target().value()));
                    }></textarea>
                <div class="actions">
                    <button class="act" class:primary=true type="submit">
                        <span>{move || say::read(language())}</span>
                    </button>
                    <button class="act" type="button" on:click=move |_| face.act(Do::Edit)>
                        <span>{move || say::edit_board(language())}</span>
                    </button>
                    <button class="act" type="button" on:click=move |_| face.act(Do::Clear)>
                        <span>{move || say::clear_board(language())}</span>
                    </button>
                </div>
            </form>
        </details>
    }
    .into_any()
}
