//! Pages without a game: how to play, games, statistics, settings, and addresses that lead nowhere.

use super::dialogs::select;
use super::play::button;
use super::{Face, board, events};
use fourline_web::view::{AnswersView, Body, EntryView, GamesView, HowToView, StatisticsView};
use fourline_web::{Do, Input, Page};
use fourline_words::catalogue::web as say;
use leptos::prelude::*;

/// How a rule set is played.
pub fn how_to(face: Face) -> AnyView {
    let shown = face.part(|view| match &view.body {
        Body::HowTo(how_to) => Some((**how_to).clone()),
        _ => None,
    });
    view! { {move || shown.get().map(|shown| how_to_page(face, shown))} }.into_any()
}

fn how_to_page(face: Face, how_to: HowToView) -> AnyView {
    let language = face.language();
    let HowToView { rules, title, about, parts, others } = how_to;
    let parts = parts.into_iter().map(|part| {
        let examples = part.examples.into_iter().map(|example| {
            view! {
                <figure>
                    {board::still(example.board, example.picked)}
                    <figcaption>{example.caption}</figcaption>
                </figure>
            }
        });
        view! {
            <section class="card">
                <h2>{part.heading}</h2>
                <p>{part.text}</p>
                <div class="figures">{examples.collect_view()}</div>
            </section>
        }
    });
    let others = others.into_iter().map(|set| {
        let page = Page::HowTo(set.rules);
        view! {
            <li>
                <a href=page.path() aria-current=set.is_chosen.then_some("page") on:click=move |event| {
                    events::follow(face, &event, page.clone());
                }>{set.title}</a>
                <small>{set.about}</small>
            </li>
        }
    });
    let others: Vec<_> = others.collect();
    view! {
        <article class="text">
            <h1 tabindex="-1">{title}</h1>
            <p class="muted">{about}</p>
            <button class="act" class:primary=true
                on:click=move |_| face.act(Do::NewGameBy(Box::new(rules)))>
                <span>{say::play_these(language)}</span>
            </button>
            {parts.collect_view()}
            <section class="card">
                <h2>{say::other_rules(language)}</h2>
                <ul class="links">{others.into_iter().collect_view()}</ul>
            </section>
        </article>
    }
    .into_any()
}

/// The games on this device.
pub fn games(face: Face) -> AnyView {
    let shown = face.part(|view| match &view.body {
        Body::Games(games) => Some((**games).clone()),
        _ => None,
    });
    view! { {move || shown.get().map(|shown| games_page(face, shown))} }.into_any()
}

fn games_page(face: Face, games: GamesView) -> AnyView {
    let language = face.language();
    let statistics = Page::Statistics;
    let lists = games.lists.map(|(heading, none, entries)| {
        let is_empty = entries.is_empty();
        view! {
            <section class="card">
                <h2>{heading}</h2>
                {is_empty.then(|| view! { <p class="muted">{none}</p> })}
                <ul class="entries">
                    {entries.into_iter().map(|one| entry(face, one)).collect_view()}
                </ul>
            </section>
        }
    });
    view! {
        <article class="text">
            <h1 tabindex="-1">{say::games(language)}</h1>
            <p class="links">
                <a href=statistics.path() on:click=move |event| {
                    events::follow(face, &event, Page::Statistics);
                }>{say::statistics(language)}</a>
            </p>
            {lists.into_iter().collect_view()}
            <p class="muted">{games.unreadable}</p>
        </article>
    }
    .into_any()
}

fn entry(face: Face, entry: EntryView) -> AnyView {
    view! {
        <li>
            {board::still(entry.board, None)}
            <div>
                <p>{entry.summary}</p>
                <small>
                    {(entry.played_s > 0).then(|| day(entry.played_s, face))}
                    " " {entry.note}
                </small>
                {match entry.asks {
                    Some(asks) => answers(face, asks),
                    None => view! {
                        <div class="answers">
                            {button(face, entry.open)}
                            {button(face, entry.delete)}
                        </div>
                    }.into_any(),
                }}
            </div>
        </li>
    }
    .into_any()
}

/// A day as the language writes it.
fn day(played_s: u64, face: Face) -> String {
    let date = js_sys::Date::new(&wasm_bindgen::JsValue::from_f64(played_s as f64 * 1000.0));
    let options = wasm_bindgen::JsValue::UNDEFINED;
    date.to_locale_date_string(face.language().tag(), &options).into()
}

fn answers(face: Face, asks: AnswersView) -> AnyView {
    view! {
        <p class="bad" role="alert">{asks.question}</p>
        <div class="answers">
            {asks.answers.into_iter().map(|answer| button(face, answer)).collect_view()}
        </div>
    }
    .into_any()
}

/// Wins and losses.
pub fn statistics(face: Face) -> AnyView {
    let shown = face.part(|view| match &view.body {
        Body::Statistics(statistics) => Some((**statistics).clone()),
        _ => None,
    });
    view! { {move || shown.get().map(|shown| statistics_page(face, shown))} }.into_any()
}

fn statistics_page(face: Face, statistics: StatisticsView) -> AnyView {
    let language = face.language();
    let StatisticsView { headings, rows } = statistics;
    let body = match rows.is_empty() {
        true => view! { <p class="muted">{say::no_statistics(language)}</p> }.into_any(),
        false => view! {
            <table>
                <thead><tr>
                    {headings.into_iter().map(|heading| view! { <th scope="col">{heading}</th> }).collect_view()}
                </tr></thead>
                <tbody>
                    {rows.into_iter().map(|(who, rules, counts)| view! {
                        <tr>
                            <th scope="row">{who}</th><td>{rules}</td>
                            {counts.map(|count| view! { <td class="number">{count}</td> }).into_iter().collect_view()}
                        </tr>
                    }).collect_view()}
                </tbody>
            </table>
        }
        .into_any(),
    };
    view! {
        <article class="text">
            <h1 tabindex="-1">{say::statistics(language)}</h1>
            <section class="card">{body}</section>
        </article>
    }
    .into_any()
}

/// What can be set.
pub fn settings(face: Face) -> AnyView {
    let language = move || face.language();
    let names = face.part(|view| match &view.body {
        Body::Settings(settings) => settings.lists.iter().map(|(name, _)| *name).collect(),
        _ => Vec::new(),
    });
    let asks = face.part(|view| match &view.body {
        Body::Settings(settings) => settings.asks.clone(),
        _ => None,
    });
    let list = move |name: &'static str| {
        let shown = face.part(move |view| match &view.body {
            Body::Settings(settings) => settings
                .lists
                .iter()
                .find(|(known, _)| *known == name)
                .map(|(_, list)| list.clone()),
            _ => None,
        });
        select(name.replace('.', "-"), shown, move |value| {
            face.send(Input::Set(name, value));
        })
    };
    view! {
        <article class="text">
            <h1 tabindex="-1">{move || say::settings(language())}</h1>
            <section class="card">
                <div class="fields">
                    <For each=move || names.get() key=|name| *name let:name>{list(name)}</For>
                </div>
            </section>
            <section class="card">
                <h2>{move || say::your_data(language())}</h2>
                <p class="muted">{move || say::about_data(language())}</p>
                <div class="actions">
                    <button class="act" on:click=move |_| face.act(Do::Export)>
                        <span>{move || say::export(language())}</span>
                    </button>
                    <label class="act">
                        <span>{move || say::import(language())}</span>
                        <input type="file" class="aloud" accept=".txt,.fourline,text/plain"
                            on:change=move |event| events::chosen_file(face, &event)/>
                    </label>
                    <button class="act" on:click=move |_| face.act(Do::DeleteAll)>
                        <span>{move || say::delete_all(language())}</span>
                    </button>
                </div>
                {move || asks.get().map(|asks| answers(face, asks))}
            </section>
        </article>
    }
    .into_any()
}

/// An address that can't be shown.
pub fn broken(face: Face) -> AnyView {
    let problem = face.part(|view| match &view.body {
        Body::Broken(problem) => problem.clone(),
        _ => String::new(),
    });
    view! {
        <article class="text">
            <h1 tabindex="-1">{problem}</h1>
            <a class="act" class:primary=true href="/" on:click=move |event| {
                events::follow(face, &event, Page::Play);
            }>{move || say::play(face.language())}</a>
        </article>
    }
    .into_any()
}
