//! The engine in a Web Worker of its own: requests come in as messages, answers go out as messages.
//!
//! One request at a time, in the order they came. A panic reaches the page as the worker's `error` event; the page then
//! starts a new worker and repeats the request.

mod host;
mod post;
mod serve;

use protocol::Reply;
use wasm_bindgen::{JsCast, closure::Closure};
use web_sys::{DedicatedWorkerGlobalScope, MessageEvent};

fn main() {
    let scope: DedicatedWorkerGlobalScope = js_sys::global().unchecked_into();
    let mut dispatcher = serve::Dispatcher::new(scope.clone());
    let on_message = Closure::<dyn FnMut(MessageEvent)>::new(move |message: MessageEvent| {
        dispatcher.receive(&message.data());
    });
    scope.set_onmessage(Some(on_message.as_ref().unchecked_ref()));
    // The worker lives as long as its message handler.
    on_message.forget();
    post::post(&scope, &Reply::Ready);
}
