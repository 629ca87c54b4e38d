//! The library worker, in a Web Worker of its own: it alone opens the database in which games are saved, and reads and
//! writes PGN files.
//!
//! Requests come in as messages and are dealt with in the order they came, but for those that take long: an import or
//! export goes on beside the others. A panic reaches the page as the worker's `error` event; the page then starts a new
//! worker and repeats what was not answered, and nothing is done twice by that.

mod bin;
mod dispatcher;
mod files;
mod find;
mod library;
mod object_store;
mod row;

use js_sys::Array;
use wasm_bindgen::prelude::*;
use web_sys::{DedicatedWorkerGlobalScope, MessageEvent};

fn main() {
    let scope: DedicatedWorkerGlobalScope = js_sys::global().unchecked_into();
    let dispatcher = dispatcher::Dispatcher::open(scope.clone());
    let on_message = Closure::<dyn Fn(MessageEvent)>::new(move |message: MessageEvent| {
        // The text, and the file that comes with it.
        let parts = Array::from(&message.data());
        dispatcher.receive(&parts.get(0).as_string().unwrap_or_default(), parts.get(1));
    });
    scope.set_onmessage(Some(on_message.as_ref().unchecked_ref()));
    // The worker lives as long as its message handler.
    on_message.forget();
}
