//! The library worker, in a Web Worker of its own: it saves games in the database, and reads and writes PGN files.

mod bin;
mod files;
mod find;
mod library;
mod library_service;
mod row;

use database::service;
use wasm_bindgen::prelude::*;
use web_sys::DedicatedWorkerGlobalScope;

fn main() {
    // A panic says where, in builds that keep its message.
    #[cfg(any(debug_assertions, panic_messages))]
    console_error_panic_hook::set_once();
    let scope: DedicatedWorkerGlobalScope = js_sys::global().unchecked_into();
    let library = library::Library::new(scope.clone());
    let openings = library.clone();
    service::serve(&scope, library);
    wasm_bindgen_futures::spawn_local(async move { drop(openings.openings().await) });
}
