//! The laboratory worker, in a Web Worker of its own: it reads games in pieces, makes rows of them, fits the values of the pieces and
//! doubts them, slice by slice, so that it hears what the page says in between.
//!
//! `reading.rs` takes a file in pieces and tells by its beginning whether it is PGN, a table of six columns or an
//! experiment. `laboratory.rs` fits at once and runs the bootstrap in slices, so that a cancellation is noticed and
//! what is known is kept. `service.rs` keeps the experiment of each tab in the database. On the page `crates/screens/src/lab/state.rs` asks for it; a match with the values found is
//! played in the engine's worker (`crates/worker/src/value_match.rs`), one move per turn of its event loop.

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
