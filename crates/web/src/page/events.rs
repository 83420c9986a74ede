//! What happens in the browser, as inputs. The whole page has one listener for each kind of event; the
//! painted tree says what an event at an element becomes.

use super::dom::act_at;
use super::{browser, send};
use fourline_rules::Column;
use fourline_web::paint::{Act, On};
use fourline_web::{Focus, Input, Key};
use wasm_bindgen::prelude::*;
use wasm_bindgen::{JsCast, closure::Closure};
use web_sys::{
    DragEvent, Element, Event, EventTarget, File, HtmlInputElement, KeyboardEvent, MouseEvent,
};

/// Listens to everything.
pub fn listen() {
    let (window, document) = (browser::window(), browser::document());
    let page: &EventTarget = &document;
    // Some of them stop at their element on the way up, so they are caught on the way down.
    for (name, on) in [
        ("click", On::Click),
        ("input", On::Input),
        ("change", On::Change),
        ("submit", On::Submit),
        ("pointerover", On::Point),
        ("pointerout", On::Leave),
        ("focusin", On::Point),
        ("focusout", On::Leave),
        ("close", On::Close),
    ] {
        hear(page, name, move |event| happened(on, &event));
    }
    hear(&window, "keydown", |event| {
        let event: KeyboardEvent = event.unchecked_into();
        if send(Input::Key(key(&event))) {
            event.prevent_default();
        }
    });
    hear(&window, "popstate", |_| tell(Input::Address(browser::address())));
    hear(&window, "storage", |_| tell(Input::Stored));
    hear(&window, "pagehide", |_| tell(Input::Hidden));
    hear(page, "visibilitychange", |_| tell(Input::Tick));
    #[cfg(feature = "online")]
    super::socket::watch_network(|target, name, input| {
        hear(target, name, move |_| tell(input()));
    });
    hear(&window, "update-ready", |_| tell(Input::Updated));
    hear(&window, "dragover", |event| event.prevent_default());
    hear(&window, "drop", |event| {
        event.prevent_default();
        let event: DragEvent = event.unchecked_into();
        let files = event.data_transfer().and_then(|transfer| transfer.files());
        if let Some(file) = files.and_then(|files| files.get(0)) {
            read_file(&file);
        }
    });
    let root = document.document_element();
    if root.is_some_and(|root| root.has_attribute("data-update")) {
        send(Input::Updated);
    }
}

fn tell(input: Input) {
    send(input);
}

fn hear(target: &EventTarget, name: &str, act: impl FnMut(Event) + 'static) {
    let heard = Closure::<dyn FnMut(Event)>::new(act);
    let _ = target.add_event_listener_with_callback_and_bool(
        name,
        heard.as_ref().unchecked_ref(),
        true,
    );
    heard.forget();
}

fn happened(on: On, event: &Event) {
    let target = event.target().and_then(|target| target.dyn_into::<Element>().ok());
    let Some((element, act)) = act_at(target, on) else { return };
    match act {
        Act::Send(input) => {
            if on == On::Submit {
                event.prevent_default();
            }
            send(input);
        }
        Act::Open(page) => {
            let click: &MouseEvent = event.unchecked_ref();
            let is_plain = !click.ctrl_key() && !click.meta_key() && !click.shift_key();
            if is_plain && click.button() == 0 {
                event.prevent_default();
                send(Input::Open(page));
            }
        }
        Act::Value(input) => tell(input(value(&element))),
        Act::File => {
            let field: HtmlInputElement = element.unchecked_into();
            if let Some(file) = field.files().and_then(|files| files.get(0)) {
                read_file(&file);
            }
            // The same file can be chosen again.
            field.set_value("");
        }
    }
}

/// The text of a field, or whether a box is ticked.
fn value(element: &Element) -> String {
    let field: &HtmlInputElement = element.unchecked_ref();
    let is_box = element.get_attribute("type").as_deref() == Some("checkbox");
    match (is_box, is_box && field.checked()) {
        (false, _) => field.value(),
        (true, true) => "on".to_string(),
        (true, false) => String::new(),
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
    let column = element.id().strip_prefix("column-").and_then(|index| index.parse().ok());
    match (element.tag_name().as_str(), column) {
        ("INPUT" | "TEXTAREA" | "SELECT" | "SUMMARY", _) => Focus::Field,
        ("BUTTON", Some(column)) => Focus::Board(Column::new(column)),
        ("BUTTON" | "A", _) => Focus::Button,
        _ => Focus::Nothing,
    }
}

fn read_file(file: &File) {
    let name = file.name();
    let read = Closure::once_into_js(move |text: JsValue| {
        send(Input::File(name, text.as_string().unwrap_or_default()));
    });
    // A file that can't be read is not text.
    browser::on(&file.text(), &read, &JsValue::UNDEFINED);
}
