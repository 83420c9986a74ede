//! The workers that think, one for each role.

use super::browser::{fetch, linked, window};
use super::send;
use fourline_web::{Input, Role};
use std::cell::RefCell;
use wasm_bindgen::prelude::*;
use wasm_bindgen::{JsCast, closure::Closure};
use web_sys::{Event, MessageEvent, Worker, WorkerOptions, WorkerType};

thread_local! {
    static WORKERS: RefCell<[Option<Worker>; 4]> = const { RefCell::new([const { None }; 4]) };
}

/// Asks the worker of a role, and starts it if there is none.
pub fn think(role: Role, question: &str) {
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

/// Ends the worker of a role.
pub fn stop(role: Role) {
    if let Some(worker) = WORKERS.with_borrow_mut(|workers| workers[role as usize].take()) {
        worker.set_onmessage(None);
        worker.set_onerror(None);
        worker.terminate();
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
