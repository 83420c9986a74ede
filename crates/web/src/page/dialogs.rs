//! What opens above the page: the form for a new game, and help.

use super::Face;
use super::events;
use super::play::button;
use fourline_web::view::{DialogView, FieldView, HelpView, ListView, NewGameView};
use fourline_web::{Change, Do, Input, Page};
use fourline_words::catalogue::{screen, session, web as say, window};
use leptos::html;
use leptos::prelude::*;

#[derive(Clone, Copy, PartialEq, Eq)]
enum Kind {
    NewGame,
    Help,
}

/// Paints what is open.
pub fn paint(face: Face) -> AnyView {
    let kind = face.part(|view| match view.dialog {
        None => None,
        Some(DialogView::NewGame(_)) => Some(Kind::NewGame),
        Some(DialogView::Help(_)) => Some(Kind::Help),
    });
    view! { {move || kind.get().map(|kind| open(face, kind))} }.into_any()
}

fn open(face: Face, kind: Kind) -> AnyView {
    let dialog = NodeRef::<html::Dialog>::new();
    Effect::new(move |_| {
        if let Some(dialog) = dialog.get()
            && !dialog.open()
        {
            // A browser without dialogs shows it in the page.
            let _ = dialog.show_modal();
        }
    });
    let title = move || match kind {
        Kind::NewGame => session::new_game(face.language()),
        Kind::Help => say::help(face.language()),
    };
    view! {
        <dialog node_ref=dialog aria-labelledby="dialog-title" on:close=move |_| face.act(Do::Close)>
            <header>
                <h2 id="dialog-title">{title}</h2>
                <button class="round" aria-label=move || say::close(face.language())
                    on:click=move |_| face.act(Do::Close)>"×"</button>
            </header>
            {match kind {
                Kind::NewGame => new_game(face),
                Kind::Help => help(face),
            }}
        </dialog>
    }
    .into_any()
}

/// A part of the form.
fn part<T: Clone + PartialEq + Send + Sync + Default + 'static>(
    face: Face,
    part: impl Fn(&NewGameView) -> T + Send + Sync + 'static,
) -> Memo<T> {
    face.part(move |view| match &view.dialog {
        Some(DialogView::NewGame(form)) => part(form),
        _ => T::default(),
    })
}

fn change(face: Face, change: Change) {
    face.send(Input::Change(change));
}

fn new_game(face: Face) -> AnyView {
    let language = move || face.language();
    let kinds = part(face, |form| form.kinds.clone());
    let seats = part(face, |form| form.computers.iter().map(|(seat, _)| *seat).collect::<Vec<_>>());
    let about = part(face, |form| form.about_computer.clone());
    let is_from = part(face, |form| form.is_from_position);
    let keeps = part(face, |form| form.keeps);
    let problem = part(face, |form| form.problem.clone());
    let computer = move |seat: usize| {
        let list = part(face, move |form| {
            form.computers.iter().find(|(known, _)| *known == seat).map(|(_, list)| list.clone())
        });
        select(format!("computer-{seat}"), list, move |value| {
            change(face, Change::Computer(seat, value));
        })
    };
    view! {
        <form method="dialog" on:submit=move |event| {
            event.prevent_default();
            face.act(Do::Start);
        }>
            <fieldset>
                <legend>{move || say::who_plays(language())}</legend>
                <div class="cards">
                    <For each=move || kinds.get() key=|(kind, ..)| format!("{kind:?}") let:one>
                        {
                            let (kind, title, text, _) = one;
                            let is_chosen = move || {
                                kinds.with(|kinds| kinds.iter().any(|one| one.0 == kind && one.3))
                            };
                            view! {
                                <label class="choice">
                                    <input type="radio" name="kind" prop:checked=is_chosen
                                        on:change=move |_| change(face, Change::Kind(kind))/>
                                    <span><b>{title}</b><small>{text}</small></span>
                                </label>
                            }
                        }
                    </For>
                </div>
                <For each=move || seats.get() key=|seat| *seat let:seat>{computer(seat)}</For>
                <p class="muted">{about}</p>
            </fieldset>
            {move || match is_from.get() {
                true => view! { <p class="muted">{say::from_position(language())}</p> }.into_any(),
                false => rules(face),
            }}
            {more(face)}
            <p class="bad" role="alert">{problem}</p>
            {move || keeps.get().then(|| view! {
                <p class="muted">{say::kept_meanwhile(language())}</p>
            })}
            <div class="answers">
                <button class="act" class:primary=true type="submit" autofocus=true>
                    <span>{move || window::start(language())}</span>
                </button>
            </div>
        </form>
    }
    .into_any()
}

fn rules(face: Face) -> AnyView {
    let sets = part(face, |form| form.rules.clone());
    view! {
        <fieldset>
            <legend>{move || say::which_rules(face.language())}</legend>
            <div class="cards">
                <For each=move || sets.get() key=|set| format!("{}{}", set.rules, set.title) let:set>
                    {
                        let rules = set.rules;
                        let is_chosen = move || {
                            sets.with(|sets| sets.iter().any(|one| one.rules == rules && one.is_chosen))
                        };
                        let page = Page::HowTo(rules);
                        let path = page.path();
                        view! {
                            <div class="choice">
                                <label>
                                    <input type="radio" name="rules" prop:checked=is_chosen
                                        on:change=move |_| change(face, Change::Rules(rules))/>
                                    <span><b>{set.title}</b><small>{set.about}</small></span>
                                </label>
                                <a class="round" href=path aria-label=set.how_to on:click=move |event| {
                                    events::follow(face, &event, page.clone());
                                }>"?"</a>
                            </div>
                        }
                    }
                </For>
            </div>
        </fieldset>
    }
    .into_any()
}

/// What is rarely changed.
fn more(face: Face) -> AnyView {
    let language = move || face.language();
    let settings =
        part(face, |form| form.lists.iter().map(|(one, _)| format!("{one:?}")).collect::<Vec<_>>());
    let fields = part(face, |form| form.fields.iter().map(|field| field.seat).collect::<Vec<_>>());
    let serious = part(face, |form| form.serious);
    let has_own = part(face, |form| form.has_own_rules);
    let list = move |name: String| {
        let (known, named) = (name.clone(), name.clone());
        let shown = part(face, move |form| {
            let list = form.lists.iter().find(|(one, _)| format!("{one:?}") == known);
            list.map(|(_, list)| list.clone())
        });
        select(
            format!("set-{}", name.to_lowercase().replace(['(', ')'], "-")),
            shown,
            move |value| {
                let setting = face.view.with_untracked(|view| match &view.dialog {
                    Some(DialogView::NewGame(form)) => form
                        .lists
                        .iter()
                        .map(|(one, _)| *one)
                        .find(|one| format!("{one:?}") == named),
                    _ => None,
                });
                if let Some(setting) = setting {
                    change(face, setting.change(value));
                }
            },
        )
    };
    view! {
        <details>
            <summary>{move || window::more(language())}</summary>
            <div class="fields">
                <For each=move || fields.get() key=|seat| *seat let:seat>{field(face, seat)}</For>
                <For each=move || settings.get() key=|name| name.clone() let:name>{list(name)}</For>
                <label class="check">
                    <input type="checkbox" prop:checked=serious on:change:target=move |event| {
                        change(face, Change::Serious(event.target().checked()));
                    }/>
                    <span>{move || window::serious(language())}</span>
                </label>
                {move || has_own.get().then(|| view! {
                    <label class="field">
                        <span>{say::rule_set_name(language())}</span>
                        <input type="text" maxlength="40" on:input:target=move |event| {
                            change(face, Change::RulesName(event.target().value()));
                        }/>
                    </label>
                    <button class="act" type="button" on:click=move |_| face.act(Do::SaveRules)>
                        <span>{say::save_rules(language())}</span>
                    </button>
                })}
            </div>
        </details>
    }
    .into_any()
}

fn field(face: Face, seat: Option<usize>) -> AnyView {
    let view = part(face, move |form| form.fields.iter().find(|field| field.seat == seat).cloned());
    let text = move |get: fn(&FieldView) -> &String| {
        view.with(|view| view.as_ref().map(|view| get(view).clone()).unwrap_or_default())
    };
    view! {
        <label class="field">
            <span>{move || text(|field| &field.label)}</span>
            <input type="text" autocomplete="off" prop:value=move || text(|field| &field.text)
                placeholder=move || text(|field| &field.usual)
                on:input:target=move |event| {
                    let value = event.target().value();
                    change(face, match seat {
                        Some(seat) => Change::Name(seat, value),
                        None => Change::Symbols(value),
                    });
                }/>
        </label>
    }
    .into_any()
}

/// A list to choose from. It stays where it is when its choices change, so it keeps the keyboard.
pub fn select(
    id: String,
    list: Memo<Option<ListView>>,
    choose: impl Fn(String) + Send + Sync + 'static,
) -> AnyView {
    let choices = Memo::new(move |_| {
        list.with(|list| list.as_ref().map(|list| list.choices.clone()).unwrap_or_default())
    });
    let label = move || list.with(|list| list.as_ref().map(|list| list.label.clone()));
    let about = move || list.with(|list| list.as_ref().map(|list| list.about.clone()));
    let described = format!("{id}-about");
    view! {
        <div class="field">
            <label for=id.clone()>{label}</label>
            <select id=id aria-describedby=described.clone()
                on:change:target=move |event| choose(event.target().value())>
                {move || choices.get().into_iter().map(|choice| view! {
                    <option value=choice.value prop:selected=choice.is_chosen>{choice.text}</option>
                }).collect_view()}
            </select>
            <small id=described>{about}</small>
        </div>
    }
    .into_any()
}

fn help(face: Face) -> AnyView {
    let shown = face.part(|view| match &view.dialog {
        Some(DialogView::Help(help)) => Some((**help).clone()),
        _ => None,
    });
    let language = face.language();
    let how_to = Page::HowTo(fourline_rules::Rules::CLASSIC);
    let (path, statistics) = (how_to.path(), Page::Statistics);
    let HelpView { keys, aloud } = match shown.get_untracked() {
        Some(help) => help,
        None => return ().into_any(),
    };
    view! {
        <p class="links">
            <a href=path on:click=move |event| events::follow(face, &event, how_to.clone())>
                {say::how_to(language)}
            </a>
            " "
            <a href=statistics.path() on:click=move |event| {
                events::follow(face, &event, Page::Statistics);
            }>{say::statistics(language)}</a>
        </p>
        <h3>{say::where_am_i(language)}</h3>
        <div class="actions">{aloud.into_iter().map(|one| button(face, one)).collect_view()}</div>
        <h3>{screen::keys(language)}</h3>
        <dl class="keys">
            {keys.into_iter().map(|(key, what)| view! {
                <div><dt><kbd>{key}</kbd></dt><dd>{what}</dd></div>
            }).collect_view()}
        </dl>
    }
    .into_any()
}
