//! The puzzle worker, in a Web Worker of its own: it keeps sets of puzzles and all attempts in the database, chooses what
//! comes next, and reads and writes their files. Moves are judged elsewhere, by the engine's worker.

mod add;
mod block;
mod choose;
mod edit;
mod export;
mod former;
mod index;
mod log;
mod lookup;
mod own_pack;
mod puzzle_service;
mod puzzles;
mod reviews;
mod sets;
mod stored_set;

use database::service;
use wasm_bindgen::prelude::*;
use web_sys::DedicatedWorkerGlobalScope;

fn main() {
    // A panic says where, in builds that keep its message.
    #[cfg(any(debug_assertions, panic_messages))]
    console_error_panic_hook::set_once();
    let scope: DedicatedWorkerGlobalScope = js_sys::global().unchecked_into();
    service::serve(&scope, puzzles::Puzzles::new(scope.clone()));
}
