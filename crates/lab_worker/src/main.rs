//! The laboratory worker, in a Web Worker of its own: it reads games in pieces, makes rows of them, fits the values of the pieces and
//! doubts them, slice by slice, so that it hears what the page says in between.

mod laboratory;
mod outcome;
mod reading;
mod service;

use wasm_bindgen::prelude::*;
use web_sys::DedicatedWorkerGlobalScope;

fn main() {
    let scope: DedicatedWorkerGlobalScope = js_sys::global().unchecked_into();
    database::service::serve(&scope, service::Laboratories::new(scope.clone()));
}
