//! What the browser does for the page: storage, workers, files, sounds, time.

use super::send;
use fourline_web::storage::{Memory, PREFIX, Storage, StorageProblem};
use fourline_web::view::Shell;
use fourline_web::{Effect, Input, Role, Surroundings};
use fourline_words::Language;
use fourline_words::catalogue::web as say;
use js_sys::{Array, Function, Reflect};
use std::cell::{Cell, RefCell};
use std::rc::Rc;
use std::sync::Arc;
use wasm_bindgen::prelude::*;
use wasm_bindgen::{JsCast, closure::Closure};
use web_sys::{
    Blob, BlobPropertyBag, CanvasRenderingContext2d, Document, Event, HtmlAnchorElement,
    HtmlCanvasElement, HtmlDialogElement, HtmlElement, HtmlImageElement, MessageEvent, Url, Window,
    Worker, WorkerOptions, WorkerType,
};

thread_local! {
    static WORKERS: RefCell<[Option<Worker>; 4]> = const { RefCell::new([const { None }; 4]) };
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

/// The storage of the browser.
struct Local;

/// The browser's storage, if it lets us have it.
fn local() -> Option<web_sys::Storage> {
    window().local_storage().ok().flatten()
}

impl Storage for Local {
    fn get(&self, key: &str) -> Option<String> {
        local()?.get_item(key).ok().flatten()
    }

    fn set(&self, key: &str, text: &str) -> Result<(), StorageProblem> {
        let storage = local().ok_or(StorageProblem::Forbidden)?;
        storage.set_item(key, text).map_err(|_| {
            // Browsers that keep nothing refuse even the first letter.
            match storage.length() {
                Ok(0) | Err(_) => StorageProblem::Forbidden,
                Ok(_) => StorageProblem::Full,
            }
        })
    }

    fn remove(&self, key: &str) {
        if let Some(storage) = local() {
            let _ = storage.remove_item(key);
        }
    }

    fn keys(&self) -> Vec<String> {
        let Some(storage) = local() else { return Vec::new() };
        let count = storage.length().unwrap_or(0);
        let keys = (0..count).filter_map(|index| storage.key(index).ok().flatten());
        keys.filter(|key| key.starts_with(PREFIX)).collect()
    }
}

/// Where the page keeps things: in memory only, if the browser has no storage at all.
pub fn storage() -> Arc<dyn Storage> {
    match local() {
        Some(_) => Arc::new(Local),
        None => {
            let memory = Memory::default();
            memory.break_down(Some(StorageProblem::Forbidden));
            Arc::new(memory)
        }
    }
}

/// What the page is opened with.
pub fn surroundings() -> Surroundings {
    let seed = (js_sys::Math::random() * 9_007_199_254_740_992.0) as u64;
    let languages = window().navigator().languages();
    let reduced = window().match_media("(prefers-reduced-motion: reduce)").ok().flatten();
    Surroundings {
        name: tab_name(seed),
        languages: languages.iter().filter_map(|tag| tag.as_string()).collect(),
        reduced_motion: reduced.is_some_and(|query| query.matches()),
        seed,
        address: address(),
    }
}

/// A name for this tab, which stays when the page is loaded again.
fn tab_name(seed: u64) -> String {
    let storage = window().session_storage().ok().flatten();
    let known =
        storage.as_ref().and_then(|storage| storage.get_item("fourline-tab").ok().flatten());
    known.unwrap_or_else(|| {
        let name = format!("{:05x}", seed & 0xf_ffff);
        if let Some(storage) = storage {
            // Without it a page that is loaded again waits for a moment until its game is free.
            let _ = storage.set_item("fourline-tab", &name);
        }
        name
    })
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
        Effect::Think(role, question) => think(role, &question),
        Effect::Stop(role) => {
            if let Some(worker) = WORKERS.with_borrow_mut(|workers| workers[role as usize].take()) {
                worker.set_onmessage(None);
                worker.set_onerror(None);
                worker.terminate();
            }
        }
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
        Effect::FocusColumn(column) => {
            focus(format!("#column-{}", column.index()));
        }
        Effect::FocusHeading => focus("main h1".to_string()),
        Effect::Download { name, kind, text } => download(&name, kind, &text),
        Effect::DownloadPng { name, svg } => download_png(name, &svg),
        Effect::Copy(path) => copy(&path),
        Effect::Sound { is_end } => sound(is_end),
        Effect::Vibrate => {
            window().navigator().vibrate_with_duration(15);
        }
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

/// Gives the keyboard to something, once it is painted.
fn focus(selector: String) {
    let give = Closure::once_into_js(move || {
        let found = document().query_selector(&selector).ok().flatten();
        if let Some(element) = found.and_then(|element| element.dyn_into::<HtmlElement>().ok()) {
            let _ = element.focus();
        }
    });
    let _ = window().request_animation_frame(give.unchecked_ref());
}

/// The address in the page's head under this name.
fn linked(name: &str) -> Option<String> {
    let link = document().query_selector(&format!("link[rel={name}]")).ok().flatten()?;
    link.get_attribute("href")
}

fn think(role: Role, question: &str) {
    let worker = WORKERS.with_borrow(|workers| workers[role as usize].clone());
    let worker = worker.or_else(|| start_worker(role));
    match worker {
        Some(worker) => drop(worker.post_message(&JsValue::from_str(question))),
        None => {
            let died = Closure::once_into_js(move || {
                send(Input::Died(role));
            });
            let _ = window().request_animation_frame(died.unchecked_ref());
        }
    }
}

fn start_worker(role: Role) -> Option<Worker> {
    let options = WorkerOptions::new();
    options.set_type(WorkerType::Module);
    let worker = Worker::new_with_options(&linked("engine")?, &options).ok()?;
    let heard = Closure::<dyn FnMut(MessageEvent)>::new(move |event: MessageEvent| {
        if let Some(text) = event.data().as_string() {
            send(Input::Heard(role, text));
        }
    });
    worker.set_onmessage(Some(heard.as_ref().unchecked_ref()));
    heard.forget();
    let died = Closure::<dyn FnMut(Event)>::new(move |_| {
        send(Input::Died(role));
    });
    worker.set_onerror(Some(died.as_ref().unchecked_ref()));
    died.forget();
    if matches!(role, Role::Study | Role::Review) {
        give_book(&worker);
    }
    WORKERS.with_borrow_mut(|workers| workers[role as usize] = Some(worker.clone()));
    Some(worker)
}

/// Fetches the large book for a study; until it is there the small one serves.
fn give_book(worker: &Worker) {
    let Some(address) = linked("book") else { return };
    let worker = worker.clone();
    fetch(&address, "arrayBuffer", move |bytes| {
        // Offline, and before the book was ever fetched, the small one has to do.
        if let Some(bytes) = bytes {
            let _ = worker.post_message(&bytes);
        }
    });
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
fn fetch(address: &str, method: &'static str, then: impl FnOnce(Option<JsValue>) + 'static) {
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

fn blob_url(kind: &str, text: &str) -> Option<String> {
    let options = BlobPropertyBag::new();
    options.set_type(kind);
    let parts = Array::of1(&JsValue::from_str(text));
    let blob = Blob::new_with_str_sequence_and_options(&parts, &options).ok()?;
    Url::create_object_url_with_blob(&blob).ok()
}

fn save(name: &str, url: &str) {
    let link = document().create_element("a").ok();
    if let Some(link) = link.and_then(|link| link.dyn_into::<HtmlAnchorElement>().ok()) {
        link.set_href(url);
        link.set_download(name);
        link.click();
    }
}

fn download(name: &str, kind: &str, text: &str) {
    if let Some(url) = blob_url(kind, text) {
        save(name, &url);
        let _ = Url::revoke_object_url(&url);
    }
}

fn download_png(name: String, svg: &str) {
    let Ok(image) = HtmlImageElement::new() else { return };
    let Some(url) = blob_url("image/svg+xml", svg) else { return };
    let (loaded, from) = (image.clone(), url.clone());
    let draw = Closure::once_into_js(move || {
        let png = png_of(&loaded);
        let _ = Url::revoke_object_url(&from);
        if let Some(png) = png {
            save(&name, &png);
        }
    });
    image.set_onload(Some(draw.unchecked_ref()));
    image.set_src(&url);
}

/// A picture as PNG, twice as large so that it is sharp.
fn png_of(image: &HtmlImageElement) -> Option<String> {
    let canvas: HtmlCanvasElement = document().create_element("canvas").ok()?.dyn_into().ok()?;
    let (width, height) = (image.natural_width() * 2, image.natural_height() * 2);
    canvas.set_width(width);
    canvas.set_height(height);
    let context: CanvasRenderingContext2d = canvas.get_context("2d").ok()??.dyn_into().ok()?;
    let (width, height) = (f64::from(width), f64::from(height));
    context
        .draw_image_with_html_image_element_and_dw_and_dh(image, 0.0, 0.0, width, height)
        .ok()?;
    canvas.to_data_url_with_type("image/png").ok()
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

/// A short, quiet sound, lower at the end of a game.
fn sound(is_end: bool) {
    thread_local! {
        static AUDIO: RefCell<Option<web_sys::AudioContext>> = const { RefCell::new(None) };
    }
    let context = AUDIO.with_borrow_mut(|audio| {
        if audio.is_none() {
            *audio = web_sys::AudioContext::new().ok();
        }
        audio.clone()
    });
    // A browser without sound stays silent.
    let Some(context) = context else { return };
    let play = || -> Result<(), JsValue> {
        let (tone, volume) = (context.create_oscillator()?, context.create_gain()?);
        let (now, lasts) = (context.current_time(), if is_end { 0.5 } else { 0.12 });
        tone.frequency().set_value(if is_end { 330.0 } else { 190.0 });
        volume.gain().set_value(0.06);
        volume.gain().exponential_ramp_to_value_at_time(0.001, now + lasts)?;
        tone.connect_with_audio_node(&volume)?;
        volume.connect_with_audio_node(&context.destination())?;
        tone.start()?;
        tone.stop_with_when(now + lasts)
    };
    let _ = play();
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
