//! The tablebase worker, in a Web Worker of its own: it makes the tables of endings when they are first wanted, keeps them in the
//! database, and tells values, best replies and start positions of drills.

mod answers;
mod service;
mod tables;

use wasm_bindgen::prelude::*;
use web_sys::DedicatedWorkerGlobalScope;

fn main() {
    // A panic says where, in builds that keep its message.
    #[cfg(any(debug_assertions, panic_messages))]
    console_error_panic_hook::set_once();
    let scope: DedicatedWorkerGlobalScope = js_sys::global().unchecked_into();
    database::service::serve(&scope, tables::Tables::new(&scope));
}
