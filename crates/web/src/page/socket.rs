//! The network: sockets to tables, calls to the server, and whether there is a network at all.

use super::browser::{document, on, window};
use super::send;
use fourline_web::{Input, Net};
use js_sys::{Function, Object, Promise, Reflect};
use std::cell::RefCell;
use wasm_bindgen::prelude::*;
use wasm_bindgen::{JsCast, closure::Closure};
use web_sys::{EventTarget, MessageEvent, RequestInit, WebSocket};

thread_local! {
    /// The sockets that are open, by their numbers.
    static SOCKETS: RefCell<Vec<(u64, WebSocket)>> = const { RefCell::new(Vec::new()) };
}

fn net(net: Net) {
    send(Input::Net(net));
}

/// Tells something a moment later, when what is being done is done.
fn later(what: Net) {
    let tell = Closure::once_into_js(move |_: JsValue| net(what));
    on(&Promise::resolve(&JsValue::NULL), &tell, &JsValue::UNDEFINED);
}

/// Opens a socket.
pub fn open(number: u64, address: &str) {
    let Ok(socket) = WebSocket::new(address) else { return later(Net::Closed(number)) };
    let heard = Closure::<dyn FnMut(MessageEvent)>::new(move |event: MessageEvent| {
        if let Some(text) = event.data().as_string() {
            net(Net::Heard(number, text));
        }
    });
    socket.set_onmessage(Some(heard.as_ref().unchecked_ref()));
    heard.forget();
    // It is closed once, also if it was never open.
    let closed = Closure::once_into_js(move |_: JsValue| {
        take(number);
        net(Net::Closed(number));
    });
    socket.set_onclose(Some(closed.unchecked_ref()));
    SOCKETS.with_borrow_mut(|sockets| sockets.push((number, socket)));
}

fn take(number: u64) -> Option<WebSocket> {
    SOCKETS.with_borrow_mut(|sockets| {
        let at = sockets.iter().position(|(known, _)| *known == number)?;
        Some(sockets.swap_remove(at).1)
    })
}

/// Sends a text. If the socket is gone, that is told by itself.
pub fn say(number: u64, text: &str) {
    SOCKETS.with_borrow(|sockets| {
        if let Some((_, socket)) = sockets.iter().find(|(known, _)| *known == number) {
            let _ = socket.send_with_str(text);
        }
    });
}

/// Closes a socket; nothing more is heard of it.
pub fn hang(number: u64) {
    if let Some(socket) = take(number) {
        socket.set_onmessage(None);
        socket.set_onclose(None);
        let _ = socket.close();
    }
}

/// Asks the server something, with the device's cookie.
pub fn call(number: u64, method: &str, path: &str, body: Option<&str>) {
    let init = RequestInit::new();
    let set = |name: &str, value: &JsValue| drop(Reflect::set(&init, &name.into(), value));
    set("method", &method.into());
    set("cache", &"no-store".into());
    if let Some(body) = body {
        let headers = Object::new();
        let _ = Reflect::set(&headers, &"content-type".into(), &"application/json".into());
        set("headers", &headers);
        set("body", &body.into());
    }
    let failed = Closure::once_into_js(move |_: JsValue| {
        net(Net::Answered(number, 0, String::new()));
    });
    let cut = failed.clone();
    let answered = Closure::once_into_js(move |answer: JsValue| {
        let status = Reflect::get(&answer, &"status".into()).ok().and_then(|n| n.as_f64());
        let status = status.unwrap_or_default() as u16;
        let read = Reflect::get(&answer, &"text".into()).ok();
        let read = read.and_then(|read| read.dyn_into::<Function>().ok());
        let text = read.and_then(|read| read.call0(&answer).ok());
        let got = Closure::once_into_js(move |text: JsValue| {
            net(Net::Answered(number, status, text.as_string().unwrap_or_default()));
        });
        on(&text.unwrap_or(JsValue::NULL), &got, &cut);
    });
    on(&window().fetch_with_str_and_init(path, &init), &answered, &failed);
}

/// Hands a link to another program, as the person chooses.
pub fn share(path: &str, text: &str) {
    let navigator = window().navigator();
    let share = Reflect::get(&navigator, &"share".into()).ok();
    let Some(share) = share.and_then(|share| share.dyn_into::<Function>().ok()) else { return };
    let origin = window().location().origin().unwrap_or_default();
    let data = Object::new();
    let _ = Reflect::set(&data, &"text".into(), &text.into());
    let _ = Reflect::set(&data, &"url".into(), &format!("{origin}{path}").into());
    // A person who does not want to after all says so by closing the list.
    let ignored = Closure::once_into_js(|_: JsValue| {});
    if let Ok(shared) = share.call1(&navigator, &data) {
        on(&shared, &JsValue::UNDEFINED, &ignored);
    }
}

/// Has it heard when there is a network again, or none, and whether the page is looked at.
pub fn watch_network(hear: impl Fn(&EventTarget, &str, fn() -> Input)) {
    let back = || Input::Net(Net::Back);
    hear(&window(), "online", back);
    hear(&window(), "pageshow", back);
    hear(&window(), "offline", || Input::Net(Net::Gone));
    hear(&document(), "visibilitychange", || {
        Input::Net(if document().hidden() { Net::Unseen } else { Net::Back })
    });
    if !window().navigator().on_line() {
        net(Net::Gone);
    }
    if document().hidden() {
        net(Net::Unseen);
    }
}
