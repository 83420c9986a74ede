//! The page itself: one signal with everything in it, and functions that paint its view.
//!
//! - `browser`: storage, workers, files, sounds, time. `events`: what happens, as inputs.
//! - `board`, `play`, `study`, `dialogs`, `others`: what is painted.

mod board;
mod browser;
mod dialogs;
mod events;
mod others;
mod play;
mod study;

use fourline_web::view::{Body, Shell, View};
use fourline_web::{Do, Input, Page, Site};
use fourline_words::catalogue::web as say;
use leptos::prelude::*;

/// What every painting function gets: the one signal, and what it shows.
#[derive(Clone, Copy)]
pub struct Face {
    site: RwSignal<Site>,
    view: Memo<View>,
}

impl Face {
    /// Takes something in, and does what follows. True if a key was taken.
    pub fn send(self, input: Input) -> bool {
        let now_ms = browser::now_ms();
        let effects = self.site.try_update(|site| site.input(input, now_ms)).unwrap_or_default();
        let mut is_taken = false;
        for effect in effects {
            is_taken |= browser::perform(self, effect);
        }
        browser::wake(self, self.site.with_untracked(Site::wakes_at_ms));
        is_taken
    }

    /// Does something that has a button.
    pub fn act(self, what: Do) {
        self.send(Input::Do(what));
    }

    /// A part of what is shown, painted again only when it changes.
    pub fn part<T: Clone + PartialEq + Send + Sync + 'static>(
        self,
        part: impl Fn(&View) -> T + Send + Sync + 'static,
    ) -> Memo<T> {
        Memo::new(move |_| self.view.with(&part))
    }

    /// The language, without being painted again when it changes.
    fn site_language(self) -> fourline_words::Language {
        self.site.with_untracked(Site::language)
    }

    /// The language of the page.
    pub fn language(self) -> fourline_words::Language {
        self.view.with(|view| view.shell.language)
    }
}

/// Which page it is: painted as a whole when this changes.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Kind {
    Play,
    Study,
    HowTo,
    Games,
    Statistics,
    Settings,
    Broken,
}

/// Opens the page.
pub fn start() {
    let site = Site::new(browser::storage(), browser::surroundings(), browser::now_ms());
    let root = leptos::mount::mount_to(browser::body(), move || {
        let site = RwSignal::new(site);
        let view = Memo::new(move |_| site.with(Site::view));
        let face = Face { site, view };
        browser::watch_panics(face);
        events::listen(face);
        face.send(Input::Tick);
        paint(face)
    });
    root.forget();
}

fn paint(face: Face) -> AnyView {
    let kind = face.part(|view| match view.body {
        Body::Play(_) => Kind::Play,
        Body::Study(_) => Kind::Study,
        Body::HowTo(_) => Kind::HowTo,
        Body::Games(_) => Kind::Games,
        Body::Statistics(_) => Kind::Statistics,
        Body::Settings(_) => Kind::Settings,
        Body::Broken(_) => Kind::Broken,
    });
    let shell = face.part(|view| view.shell.clone());
    Effect::new(move |_| shell.with(browser::dress));
    view! {
        {header(face, shell)}
        {notices(face, shell, kind)}
        <main id="main">
            {move || match kind.get() {
                Kind::Play => play::paint(face),
                Kind::Study => study::paint(face),
                Kind::HowTo => others::how_to(face),
                Kind::Games => others::games(face),
                Kind::Statistics => others::statistics(face),
                Kind::Settings => others::settings(face),
                Kind::Broken => others::broken(face),
            }}
        </main>
        {dialogs::paint(face)}
        {aloud(shell)}
    }
    .into_any()
}

fn header(face: Face, shell: Memo<Shell>) -> AnyView {
    let links = move || {
        let links = shell.with(|shell| shell.links.clone());
        links
            .into_iter()
            .map(|(title, page, is_here)| {
                let here = is_here.then_some("page");
                let to = page.clone();
                view! {
                    <a href=page.path() aria-current=here on:click=move |event| {
                        events::follow(face, &event, to.clone());
                    }>{title}</a>
                }
            })
            .collect_view()
    };
    view! {
        <a class="skip" href="#main">{move || say::skip(face.language())}</a>
        <header>
            <a class="logo" href="/" aria-label="Fourline" on:click=move |event| {
                events::follow(face, &event, Page::Play);
            }>
                <svg viewBox="0 0 136 36" aria-hidden="true">
                    <circle cx="18" cy="18" r="14"></circle>
                    <circle cx="51" cy="18" r="14"></circle>
                    <circle cx="84" cy="18" r="14"></circle>
                    <circle cx="117" cy="18" r="14"></circle>
                </svg>
                <span>"Fourline"</span>
            </a>
            <nav aria-label=move || say::pages(face.language())>{links}</nav>
            <button class="round" aria-label=move || say::help(face.language())
                on:click=move |_| face.act(Do::Help)>"?"</button>
        </header>
    }
    .into_any()
}

/// What is to be noticed on every page. On a board, notices stand in the status.
fn notices(face: Face, shell: Memo<Shell>, kind: Memo<Kind>) -> AnyView {
    let elsewhere = move || {
        let is_board = matches!(kind.get(), Kind::Play | Kind::Study);
        shell.with(|shell| match is_board {
            true => String::new(),
            false => shell.notice.clone(),
        })
    };
    let text = Memo::new(move |_| {
        let not_kept = shell.with(|shell| shell.not_kept.clone());
        [not_kept, elsewhere()].into_iter().filter(|text| !text.is_empty()).collect::<Vec<_>>()
    });
    let is_updated = Memo::new(move |_| shell.with(|shell| shell.is_updated));
    view! {
        {move || text.get().into_iter().map(|text| view! { <p class="notice">{text}</p> }).collect_view()}
        {move || is_updated.get().then(|| view! {
            <p class="notice">
                {say::update_ready(face.language())}
                <button class="small" on:click=move |_| face.act(Do::Reload)>
                    {say::reload(face.language())}
                </button>
            </p>
        })}
    }
    .into_any()
}

/// What is said to those who hear the page. The same sentence twice is said twice.
fn aloud(shell: Memo<Shell>) -> AnyView {
    let text = move || {
        let (number, text) = shell.with(|shell| shell.aloud.clone());
        if number % 2 == 0 { text } else { text + "\u{a0}" }
    };
    view! { <p class="aloud" role="status" aria-live="polite">{text}</p> }.into_any()
}
