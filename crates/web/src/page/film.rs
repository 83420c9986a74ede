//! Films of games: made by a module in a worker, which is loaded when one is asked for.

use super::browser::linked;
use super::saving::save_bytes;
use super::send;
use fourline_web::Input;
use wasm_bindgen::prelude::*;
use wasm_bindgen::{JsCast, closure::Closure};
use web_sys::{MessageEvent, Worker, WorkerOptions, WorkerType};

/// Makes a film of a record and saves it under this name.
pub fn make(name: String, record: &str) {
    let options = WorkerOptions::new();
    options.set_type(WorkerType::Module);
    let worker = linked("film").and_then(|at| Worker::new_with_options(&at, &options).ok());
    let Some(worker) = worker else {
        send(Input::Filmed(false));
        return;
    };
    let made = worker.clone();
    // Bytes are the film; anything else says that there is none.
    let heard = Closure::once_into_js(move |event: MessageEvent| {
        made.terminate();
        let film = event.data();
        let is_film = film.is_instance_of::<js_sys::Uint8Array>();
        if is_film {
            save_bytes(&name, "image/gif", &film);
        }
        send(Input::Filmed(is_film));
    });
    worker.set_onmessage(Some(heard.unchecked_ref()));
    let died = Closure::once_into_js(|_: JsValue| {
        send(Input::Filmed(false));
    });
    worker.set_onerror(Some(died.unchecked_ref()));
    let _ = worker.post_message(&JsValue::from_str(record));
}
