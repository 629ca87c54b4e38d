//! Capture-phase listeners on the window: they hear an event before anything on the page does.

use js_sys::Function;
use leptos::prelude::*;
use wasm_bindgen::JsCast;
use wasm_bindgen::closure::Closure;
use wasm_bindgen::convert::FromWasmAbi;

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
