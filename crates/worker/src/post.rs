//! Posting replies to the page.

use protocol::Reply;
use serde::Serialize;
use wasm_bindgen::JsValue;
use web_sys::DedicatedWorkerGlobalScope;

/// Sends `reply` to the page, as JSON text.
pub fn post(scope: &DedicatedWorkerGlobalScope, reply: &Reply<impl Serialize>) {
    let text = json::write(reply);
    scope
        .post_message(&JsValue::from_str(&text))
        .expect("text can always be posted");
}
