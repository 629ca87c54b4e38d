//! The laboratory worker, in a Web Worker of its own: it reads games in pieces, makes rows of them, fits the values of the pieces and
//! doubts them, slice by slice, so that it hears what the page says in between.

mod laboratory;
mod outcome;
mod reading;
mod service;

use wasm_bindgen::prelude::*;
use web_sys::DedicatedWorkerGlobalScope;

fn main() {
    // A panic says where, in builds that keep its message.
    #[cfg(any(debug_assertions, panic_messages))]
    console_error_panic_hook::set_once();
    let scope: DedicatedWorkerGlobalScope = js_sys::global().unchecked_into();
    database::service::serve(&scope, service::Laboratories::new(scope.clone()));
}
