//! The engine in a Web Worker of its own: requests come in as messages, answers go out as messages.
//!
//! One request at a time. A search takes a single turn of the event loop; judging and mining ([`job`]) take many, between
//! which messages are heard. A panic reaches the page as the worker's `error` event; the page then starts a new worker and
//! repeats the request.

mod host;
mod job;
mod judging;
mod mining;
mod people;
mod post;
mod serve;
mod value_match;

use protocol::{Reply, SearchAnswer};
use std::cell::RefCell;
use std::rc::Rc;
use wasm_bindgen::{JsCast, closure::Closure};
use web_sys::{DedicatedWorkerGlobalScope, MessageEvent};

fn main() {
    // A panic says where, in builds that keep its message.
    #[cfg(any(debug_assertions, panic_messages))]
    console_error_panic_hook::set_once();
    let scope: DedicatedWorkerGlobalScope = js_sys::global().unchecked_into();
    let dispatcher = Rc::new_cyclic(|dispatcher: &std::rc::Weak<_>| {
        let dispatcher = dispatcher.clone();
        let step = move || {
            if let Some(dispatcher) = dispatcher.upgrade() {
                let dispatcher: Rc<RefCell<serve::Dispatcher>> = dispatcher;
                dispatcher.borrow_mut().step();
            }
        };
        RefCell::new(serve::Dispatcher::new(scope.clone(), step))
    });
    let on_message = Closure::<dyn FnMut(MessageEvent)>::new(move |message: MessageEvent| {
        dispatcher.borrow_mut().receive(&message.data());
    });
    scope.set_onmessage(Some(on_message.as_ref().unchecked_ref()));
    // The worker lives as long as its message handler.
    on_message.forget();
    post::post(&scope, &Reply::<SearchAnswer>::Ready);
}
