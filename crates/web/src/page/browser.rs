//! What the browser does for the page: time, addresses, the keyboard, what is fetched.

#[cfg(feature = "online")]
use super::socket;
use super::{film, local, saving, send, sound, workers};
use fourline_web::view::Shell;
use fourline_web::{Effect, Input, Surroundings};
use fourline_words::Language;
use fourline_words::catalogue::web as say;
use js_sys::{Function, Reflect};
use std::cell::{Cell, RefCell};
use std::rc::Rc;
use wasm_bindgen::prelude::*;
use wasm_bindgen::{JsCast, closure::Closure};
use web_sys::{Document, Event, HtmlDialogElement, HtmlElement, Window};

thread_local! {
    static TIMER: Cell<Option<i32>> = const { Cell::new(None) };
}

pub fn window() -> Window {
    web_sys::window().expect("a page has a window")
}

pub fn document() -> Document {
    window().document().expect("a window has a page")
}

pub fn body() -> HtmlElement {
    document().body().expect("a page has a body")
}

/// Milliseconds since 1970, which never go back.
pub fn now_ms() -> u64 {
    match window().performance() {
        Some(clock) => (clock.time_origin() + clock.now()) as u64,
        None => js_sys::Date::now() as u64,
    }
}

/// What the page is opened with.
pub fn surroundings() -> Surroundings {
    let seed = (js_sys::Math::random() * 9_007_199_254_740_992.0) as u64;
    let languages = window().navigator().languages();
    let reduced = window().match_media("(prefers-reduced-motion: reduce)").ok().flatten();
    Surroundings {
        name: local::tab_name(seed),
        languages: languages.iter().filter_map(|tag| tag.as_string()).collect(),
        reduced_motion: reduced.is_some_and(|query| query.matches()),
        seed,
        address: address(),
        origin: window().location().origin().unwrap_or_default(),
        can_share: has_way_to_share(),
        invite: None,
    }
}

fn has_way_to_share() -> bool {
    Reflect::get(&window().navigator(), &"share".into()).is_ok_and(|share| share.is_function())
}

/// The address from the first slash on.
pub fn address() -> String {
    let location = window().location();
    let path = location.pathname().unwrap_or_default();
    path + &location.search().unwrap_or_default()
}

/// Gives the whole page its title, language and theme.
pub fn dress(shell: &Shell) {
    let document = document();
    if document.title() != shell.title {
        document.set_title(&shell.title);
    }
    let Some(root) = document.document_element() else { return };
    let set = |name: &str, value: &str| {
        if root.get_attribute(name).as_deref() != Some(value) {
            let _ = root.set_attribute(name, value);
        }
    };
    set("lang", shell.language.tag());
    set("dir", "ltr");
    set("data-theme", shell.theme);
    set("data-motion", if shell.is_still { "off" } else { "on" });
    set("data-signs", if shell.signs { "on" } else { "off" });
}

/// What the browser has to be told after the page has changed: a dialog opens above everything, the list
/// of moves stays where the game is, and days are written as the language does.
pub fn after_paint() {
    let find = |selector: &str| document().query_selector(selector).ok().flatten();
    if let Some(dialog) = find("dialog:not([data-shown])") {
        // Once: a person may have closed it, which the page hears of a moment later.
        let _ = dialog.set_attribute("data-shown", "");
        // A browser without dialogs shows it in the page.
        let _ = dialog.unchecked_into::<HtmlDialogElement>().show_modal();
    }
    if let (Some(list), Some(current)) = (find(".list"), find(".list [aria-current]")) {
        let (list, current): (HtmlElement, HtmlElement) =
            (list.unchecked_into(), current.unchecked_into());
        let (top, high) = (list.scroll_top(), list.client_height());
        let at = current.offset_top();
        if at < top || at + current.offset_height() > top + high {
            list.set_scroll_top(at - high / 2);
        }
    }
    while let Some(time) = find("time:empty") {
        let played_s = time.get_attribute("data-time").and_then(|text| text.parse::<u32>().ok());
        let played_ms = f64::from(played_s.unwrap_or(0)) * 1000.0;
        let date = js_sys::Date::new(&JsValue::from_f64(played_ms));
        let tag = document().document_element().and_then(|root| root.get_attribute("lang"));
        let day = date.to_locale_date_string(&tag.unwrap_or_default(), &JsValue::UNDEFINED);
        time.set_text_content(Some(&String::from(day)));
    }
}

/// Has the page called again at that time.
pub fn wake(at_ms: Option<u64>) {
    if let Some(timer) = TIMER.take() {
        window().clear_timeout_with_handle(timer);
    }
    let Some(at_ms) = at_ms else { return };
    let wait = at_ms.saturating_sub(now_ms()).clamp(1, 60_000) as i32;
    let tick = Closure::once_into_js(move || {
        TIMER.set(None);
        send(Input::Tick);
    });
    let timer =
        window().set_timeout_with_callback_and_timeout_and_arguments_0(tick.unchecked_ref(), wait);
    TIMER.set(timer.ok());
}

/// Does what is wanted. True if it says that a key was taken.
pub fn perform(effect: Effect) -> bool {
    match effect {
        Effect::TakeKey => return true,
        Effect::Think(role, question) => workers::think(role, &question),
        Effect::Stop(role) => workers::stop(role),
        Effect::Push(path) => {
            let history = window().history();
            // The page is shown all the same.
            let _ =
                history.map(|history| history.push_state_with_url(&JsValue::NULL, "", Some(&path)));
            window().scroll_to_with_x_and_y(0.0, 0.0);
        }
        Effect::Replace(path) => {
            let history = window().history();
            let _ = history
                .map(|history| history.replace_state_with_url(&JsValue::NULL, "", Some(&path)));
        }
        Effect::FocusColumn(column) => focus(&format!("#column-{}", column.index())),
        Effect::FocusHeading => focus("main h1"),
        Effect::Download { name, kind, text } => saving::download(&name, kind, &text),
        Effect::DownloadPng { name, svg } => saving::download_png(name, &svg),
        Effect::Film { name, record } => film::make(name, &record),
        Effect::Copy(path) => copy(&path),
        Effect::Sound { is_end } => sound::play(is_end),
        Effect::Vibrate => {
            window().navigator().vibrate_with_duration(15);
        }
        #[cfg(not(feature = "online"))]
        Effect::Navigate(path) => drop(window().location().assign(&path)),
        #[cfg(not(feature = "online"))]
        Effect::Invite(rules) => {
            local::leave_invite(&rules);
            let _ = window().location().assign(&fourline_web::Page::Online.path());
        }
        #[cfg(feature = "online")]
        Effect::FocusTalk => focus("#talk"),
        #[cfg(feature = "online")]
        Effect::Open(number, address) => socket::open(number, &address),
        #[cfg(feature = "online")]
        Effect::Send(number, text) => socket::say(number, &text),
        #[cfg(feature = "online")]
        Effect::Hang(number) => socket::hang(number),
        #[cfg(feature = "online")]
        Effect::Call { number, method, path, body } => {
            socket::call(number, method, &path, body.as_deref());
        }
        #[cfg(feature = "online")]
        Effect::Share { path, text } => socket::share(&path, &text),
        Effect::Reload => {
            let root = document().document_element();
            let is_ready = root.is_some_and(|root| root.has_attribute("data-update"));
            let update = Event::new("update-now").ok();
            match update.filter(|_| is_ready) {
                Some(update) => drop(window().dispatch_event(&update)),
                None => drop(window().location().reload()),
            }
        }
    }
    false
}

/// Gives the keyboard to something, at once: the next key may come before the next frame.
fn focus(selector: &str) {
    let found = document().query_selector(selector).ok().flatten();
    if let Some(element) = found.and_then(|element| element.dyn_into::<HtmlElement>().ok()) {
        let _ = element.focus();
    }
}

/// The address in the page's head under this name.
pub fn linked(name: &str) -> Option<String> {
    let link = document().query_selector(&format!("link[rel={name}]")).ok().flatten()?;
    link.get_attribute("href")
}

/// Goes on once the words of a language are there. If they can't be had, it goes on in English.
pub fn with_words(language: Language, then: impl FnOnce() + 'static) {
    thread_local! {
        static ASKED: RefCell<Vec<Language>> = const { RefCell::new(Vec::new()) };
    }
    let address = linked(&format!("words-{language}"));
    let is_asked = ASKED.with_borrow(|asked| asked.contains(&language));
    match address.filter(|_| !fourline_words::has_pack(language) && !is_asked) {
        None if is_asked => {}
        None => then(),
        Some(address) => {
            ASKED.with_borrow_mut(|asked| asked.push(language));
            fetch(&address, "text", move |text| {
                if let Some(text) = text.and_then(|text| text.as_string()) {
                    fourline_words::load_pack(language, &text);
                }
                then();
            });
        }
    }
}

/// Fetches a file of the site, and hands out what this method of the answer gives; nothing if that fails.
pub fn fetch(address: &str, method: &'static str, then: impl FnOnce(Option<JsValue>) + 'static) {
    type Then = Rc<Cell<Option<Box<dyn FnOnce(Option<JsValue>)>>>>;
    fn finish(then: &Then, got: Option<JsValue>) {
        if let Some(then) = then.take() {
            then(got);
        }
    }
    let then: Then = Rc::new(Cell::new(Some(Box::new(then))));
    let (first, second) = (Rc::clone(&then), Rc::clone(&then));
    let failed = Closure::once_into_js(move |_: JsValue| finish(&then, None));
    let got = Closure::once_into_js(move |got: JsValue| finish(&first, Some(got)));
    let refused = failed.clone();
    let answered = Closure::once_into_js(move |answer: JsValue| {
        let is_ok = Reflect::get(&answer, &"ok".into()).is_ok_and(|ok| ok.is_truthy());
        let read = Reflect::get(&answer, &method.into()).ok().filter(|_| is_ok);
        let read = read.and_then(|read| read.dyn_into::<Function>().ok());
        match read.and_then(|read| read.call0(&answer).ok()) {
            Some(promise) => on(&promise, &got, &failed),
            None => finish(&second, None),
        }
    });
    on(&window().fetch_with_str(address), &answered, &refused);
}

/// Goes on with one function when a promise is kept, with the other when it is broken.
pub fn on(promise: &JsValue, kept: &JsValue, broken: &JsValue) {
    let then = Reflect::get(promise, &"then".into()).ok();
    if let Some(then) = then.and_then(|then| then.dyn_into::<Function>().ok()) {
        let _ = then.call2(promise, kept, broken);
    }
}

fn copy(path: &str) {
    let origin = window().location().origin().unwrap_or_default();
    let has_clipboard = Reflect::get(&window().navigator(), &"clipboard".into())
        .is_ok_and(|clipboard| !clipboard.is_undefined());
    if !has_clipboard {
        send(Input::Copied(false));
        return;
    }
    let done = Closure::once_into_js(|_: JsValue| {
        send(Input::Copied(true));
    });
    let refused = Closure::once_into_js(|_: JsValue| {
        send(Input::Copied(false));
    });
    let copied = window().navigator().clipboard().write_text(&format!("{origin}{path}"));
    on(&copied, &done, &refused);
}

/// After a bug the page can't go on: it says so, and that the game is kept.
pub fn watch_panics() {
    std::panic::set_hook(Box::new(move |info| {
        web_sys::console::error_1(&JsValue::from_str(&info.to_string()));
        let document = document();
        let tag = document.document_element().and_then(|root| root.get_attribute("lang"));
        let language = Language::parse(&tag.unwrap_or_default()).unwrap_or_default();
        let show = || -> Option<()> {
            let note = document.create_element("div").ok()?;
            note.set_class_name("stopped");
            note.set_attribute("role", "alert").ok()?;
            note.set_text_content(Some(&say::crashed(language)));
            let link = document.create_element("a").ok()?;
            link.set_attribute("href", "").ok()?;
            link.set_text_content(Some(&say::reload(language)));
            note.append_child(&link).ok()?;
            document.body()?.prepend_with_node_1(&note).ok()
        };
        let _ = show();
    }));
}
