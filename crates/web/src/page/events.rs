//! What happens in the browser, as inputs.

use super::{Face, browser};
use fourline_web::{Focus, Input, Key, Page};
use leptos::ev;
use leptos::prelude::*;
use wasm_bindgen::prelude::*;
use wasm_bindgen::{JsCast, closure::Closure};
use web_sys::{DragEvent, Element, Event, File, KeyboardEvent, MouseEvent};

/// Listens to everything that concerns the whole page.
pub fn listen(face: Face) {
    window_event_listener(ev::keydown, move |event| {
        if face.send(Input::Key(key(&event))) {
            event.prevent_default();
        }
    });
    window_event_listener(ev::popstate, move |_| {
        face.send(Input::Address(browser::address()));
    });
    window_event_listener(ev::storage, move |_| {
        face.send(Input::Stored);
    });
    window_event_listener(ev::pagehide, move |_| {
        face.send(Input::Hidden);
    });
    window_event_listener(ev::visibilitychange, move |_| {
        face.send(Input::Tick);
    });
    window_event_listener_untyped("update-ready", move |_| {
        face.send(Input::Updated);
    });
    window_event_listener(ev::dragover, move |event: DragEvent| event.prevent_default());
    window_event_listener(ev::drop, move |event: DragEvent| {
        event.prevent_default();
        let files = event.data_transfer().and_then(|transfer| transfer.files());
        if let Some(file) = files.and_then(|files| files.get(0)) {
            read_file(face, &file);
        }
    });
    let root = browser::document().document_element();
    if root.is_some_and(|root| root.has_attribute("data-update")) {
        face.send(Input::Updated);
    }
}

fn key(event: &KeyboardEvent) -> Key {
    let active = browser::document().active_element();
    Key {
        name: event.key(),
        is_modified: event.ctrl_key() || event.alt_key() || event.meta_key(),
        is_repeated: event.repeat(),
        focus: active.map_or(Focus::Nothing, |element| focus(&element)),
    }
}

fn focus(element: &Element) -> Focus {
    match element.tag_name().as_str() {
        "INPUT" | "TEXTAREA" | "SELECT" | "SUMMARY" => Focus::Field,
        "BUTTON" if element.id().starts_with("column-") => Focus::Board,
        "BUTTON" | "A" => Focus::Button,
        _ => Focus::Nothing,
    }
}

/// Follows a link within the page, unless the browser is to open it elsewhere.
pub fn follow(face: Face, event: &MouseEvent, page: Page) {
    let is_plain =
        !event.ctrl_key() && !event.meta_key() && !event.shift_key() && event.button() == 0;
    if is_plain {
        event.prevent_default();
        face.send(Input::Open(page));
    }
}

/// A file was chosen in a field for files.
pub fn chosen_file(face: Face, event: &Event) {
    let field =
        event.target().and_then(|target| target.dyn_into::<web_sys::HtmlInputElement>().ok());
    let Some(field) = field else { return };
    if let Some(file) = field.files().and_then(|files| files.get(0)) {
        read_file(face, &file);
    }
    // The same file can be chosen again.
    field.set_value("");
}

fn read_file(face: Face, file: &File) {
    let name = file.name();
    let read = Closure::once(move |text: JsValue| {
        face.send(Input::File(name, text.as_string().unwrap_or_default()));
    });
    let _ = file.text().then(&read);
    read.forget();
}
