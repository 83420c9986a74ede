//! A game: board, players, status, moves, buttons.

use super::board::{self, tone};
use super::{Face, events};
use fourline_app::Request;
use fourline_web::view::{
    ActionView, Body, MoveView, PlayView, PlayerView, RowView, StatusView, Wish,
};
use fourline_web::{Do, Input};
use fourline_words::catalogue::web as say;
use leptos::prelude::*;

/// Does what a button asks for.
pub fn wish(face: Face, wish: &Wish) {
    face.send(match wish.clone() {
        Wish::Ask(request) => Input::Ask(request),
        Wish::Do(what) => Input::Do(what),
        Wish::Go(go) => Input::Go(go),
    });
}

/// The part of the view that a game is.
fn game<T: Clone + PartialEq + Send + Sync + Default + 'static>(
    face: Face,
    part: impl Fn(&PlayView) -> T + Send + Sync + 'static,
) -> Memo<T> {
    face.part(move |view| match &view.body {
        Body::Play(play) => part(play),
        _ => T::default(),
    })
}

/// Paints the game.
pub fn paint(face: Face) -> AnyView {
    let board = face.part(|view| match &view.body {
        Body::Play(play) => Some(play.board.clone()),
        _ => None,
    });
    // While another page is shown this one is gone, so there always is a board.
    let first = board.get_untracked();
    let board = Memo::new(move |_| board.get().or(first.clone()).expect("a game has a board"));
    let players = [0, 1].map(|at| game(face, move |play| Some(play.players[at].clone())));
    let status = game(face, |play| play.status.clone());
    let moves = game(face, |play| play.moves.clone());
    let actions = game(face, |play| play.actions.clone());
    let hints = game(face, |play| play.hints.clone());
    let about = game(face, |play| (play.series.clone(), play.rules.clone()));
    let step = |one: &MoveView| Wish::Ask(Request::LookAt(one.step));
    view! {
        <div class="table">
            <div class="stage">
                {player(players[0])}
                {board::paint(face, board)}
                {player(players[1])}
            </div>
            <div class="side">
                {status_card(face, status)}
                {hint_card(hints)}
                {action_group(face, actions)}
                {move_list(face, moves, step)}
                <section class="card">
                    {move || {
                        let (series, rules) = about.get();
                        let is_there = !series.is_empty();
                        view! {
                            {is_there.then(|| view! { <b>{series}</b> })}
                            <p class="muted">{rules}</p>
                        }
                    }}
                    {share(face)}
                </section>
            </div>
        </div>
    }
    .into_any()
}

fn player(view: Memo<Option<PlayerView>>) -> AnyView {
    let look = Memo::new(move |_| {
        view.with(|view| view.clone().map(|view| PlayerView { clock: None, ..view }))
    });
    let clock =
        Memo::new(move |_| view.with(|view| view.as_ref().and_then(|view| view.clock.clone())));
    view! {
        <div class="player" class:turn=move || look.with(|look| look.as_ref().is_some_and(|look| look.is_turn))
            class:won=move || look.with(|look| look.as_ref().is_some_and(|look| look.has_won))>
            {move || look.get().map(|look| view! {
                <svg class="piece" viewBox="-46 -46 92 92" aria-hidden="true">
                    {match look.first {
                        Some(first) => board::disc(first),
                        None => view! { <circle class="unknown" r="40"></circle> }.into_any(),
                    }}
                </svg>
                <div class="who">
                    <b>{look.name}</b>
                    <small>{look.about}</small>
                </div>
                <ul class="chips">
                    {look.chips.into_iter().map(|chip| view! { <li>{chip}</li> }).collect_view()}
                </ul>
            })}
            {move || clock.get().map(|(time, runs)| view! {
                <span class="clock" class:runs=runs>{time}</span>
            })}
        </div>
    }
    .into_any()
}

/// What is going on, in large type.
pub fn status_card(face: Face, status: Memo<StatusView>) -> AnyView {
    let headline = Memo::new(move |_| status.with(|status| status.headline.clone()));
    let detail = Memo::new(move |_| status.with(|status| (status.detail.clone(), status.tone)));
    let answers = Memo::new(move |_| status.with(|status| status.answers.clone()));
    let thinks = Memo::new(move |_| status.with(|status| status.is_thinking));
    view! {
        <section class="card" class:status=true class:thinks=thinks>
            <h1 tabindex="-1">{headline}</h1>
            <p class=move || match detail.get().1 {
                fourline_web::view::Tone::Plain => "muted",
                other => tone(other),
            }>{move || detail.get().0}</p>
            {move || {
                let answers = answers.get();
                (!answers.is_empty()).then(|| view! {
                    <div class="answers">
                        {answers.into_iter().map(|answer| button(face, answer)).collect_view()}
                    </div>
                })
            }}
        </section>
    }
    .into_any()
}

fn hint_card(hints: Memo<Vec<(bool, String)>>) -> AnyView {
    view! {
        {move || {
            let hints = hints.get();
            (!hints.is_empty()).then(|| view! {
                <ul class="hints" class:card=true>
                    {hints.into_iter().map(|(is_best, hint)| view! {
                        <li class:best=is_best>{hint}</li>
                    }).collect_view()}
                </ul>
            })
        }}
    }
    .into_any()
}

/// A button with its key. One that can't be used says why when it is pressed, and beside it.
pub fn button(face: Face, action: ActionView) -> AnyView {
    let is_dimmed = !action.reason.is_empty();
    let what = action.wish;
    let reason = is_dimmed.then(|| action.reason.clone());
    view! {
        <button class="act" class:primary=action.is_primary class:on=action.is_on
            aria-disabled=is_dimmed.then_some("true") aria-pressed=action.is_on.then_some("true")
            title=reason.clone() on:click=move |_| wish(face, &what)>
            <span>{action.label}</span>
            {(!action.key.is_empty()).then(|| view! { <kbd aria-hidden="true">{action.key}</kbd> })}
        </button>
    }
    .into_any()
}

/// The buttons.
pub fn action_group(face: Face, actions: Memo<Vec<ActionView>>) -> AnyView {
    let label = move || say::actions(face.language());
    view! {
        <div class="actions" role="group" aria-label=label>
            <For each=move || actions.get() key=|action| format!("{action:?}") let:action>
                {button(face, action)}
            </For>
        </div>
    }
    .into_any()
}

/// The list of moves, two columns. It stays at its end while the game goes on.
pub fn move_list(
    face: Face,
    moves: Memo<Vec<RowView>>,
    step: impl Fn(&MoveView) -> Wish + Copy + Send + Sync + 'static,
) -> AnyView {
    let list = NodeRef::<leptos::html::Div>::new();
    Effect::new(move |_| {
        moves.track();
        if let Some(list) = list.get() {
            let found = list.query_selector("[aria-current]").ok().flatten();
            let (top, bottom) = (list.scroll_top(), list.client_height());
            let place = found
                .map(|found| wasm_bindgen::JsCast::unchecked_into::<web_sys::HtmlElement>(found));
            if let Some(place) = place {
                let at = place.offset_top() - list.offset_top();
                if at < top || at + place.offset_height() > top + bottom {
                    list.set_scroll_top(at - bottom / 2);
                }
            }
        }
    });
    let turn = move |turn: Vec<MoveView>| {
        let moves = turn.into_iter().map(move |one| {
            let what = step(&one);
            view! {
                <button class=tone(one.tone) aria-label=one.name
                    aria-current=one.is_current.then_some("step")
                    on:click=move |_| wish(face, &what)>{one.text}</button>
            }
        });
        view! { <span>{moves.collect_view()}</span> }.into_any()
    };
    view! {
        <section class="card" class:moves=true>
            <h2>{move || say::moves(face.language())}</h2>
            <div class="list" node_ref=list tabindex="0" role="group"
                aria-label=move || say::moves(face.language())>
                {move || moves.with(Vec::is_empty).then(|| view! {
                    <p class="muted">{say::no_moves(face.language())}</p>
                })}
                <For each=move || moves.get() key=|row| format!("{row:?}") let:row>
                    <div class="row">
                        <i>{row.number}</i>
                        {row.turns.map(turn).into_iter().collect_view()}
                    </div>
                </For>
            </div>
        </section>
    }
    .into_any()
}

/// Links, files and pictures of what is shown.
pub fn share(face: Face) -> AnyView {
    let language = move || face.language();
    let small = move |label: fn(fourline_words::Language) -> String, what: Do| {
        view! {
            <button class="act" on:click=move |_| face.act(what.clone())>
                <span>{move || label(language())}</span>
            </button>
        }
    };
    view! {
        <details class="share">
            <summary>{move || say::share(language())}</summary>
            <div class="actions">
                {small(say::game_link, Do::CopyLink)}
                {small(say::save_record, Do::SaveRecord)}
                {small(say::save_svg, Do::SavePicture { png: false })}
                {small(say::save_png, Do::SavePicture { png: true })}
                <label class="act">
                    <span>{move || say::dropped_in(language())}</span>
                    <input type="file" class="aloud" accept=".fourline,.txt,text/plain"
                        on:change=move |event| events::chosen_file(face, &event)/>
                </label>
            </div>
        </details>
    }
    .into_any()
}
