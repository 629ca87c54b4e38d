//! Listeners that end with their owner: events in the capture phase on the window, and the size of an element.

use js_sys::Function;
use leptos::prelude::*;
use wasm_bindgen::JsCast;
use wasm_bindgen::closure::Closure;
use wasm_bindgen::convert::FromWasmAbi;
use web_sys::{Element, ResizeObserver};

/// Calls `act` for every event of this `kind` in its capture phase, until the owner is cleaned up.
pub fn capture_on_window<E: FromWasmAbi + 'static>(kind: &'static str, act: impl Fn(E) + 'static) {
    let act = Closure::<dyn Fn(E)>::new(act);
    let act = StoredValue::new_local(act.into_js_value().unchecked_into::<Function>());
    // Neither can fail: both name an event and hand over a function.
    let _ =
        act.with_value(|act| window().add_event_listener_with_callback_and_bool(kind, act, true));
    on_cleanup(move || {
        let _ = act.try_with_value(|act| {
            window().remove_event_listener_with_callback_and_bool(kind, act, true)
        });
    });
}

/// Calls `act` whenever the size of `element` changes, and once at first, until the owner is cleaned up.
pub fn on_resize(element: &Element, act: impl Fn() + 'static) {
    let act = Closure::<dyn Fn()>::new(act).into_js_value();
    // It cannot fail: it is handed a function.
    let Ok(observer) = ResizeObserver::new(act.unchecked_ref()) else {
        return;
    };
    observer.observe(element);
    let observer = StoredValue::new_local(observer);
    on_cleanup(move || {
        observer.try_with_value(ResizeObserver::disconnect);
    });
}
