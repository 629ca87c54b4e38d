//! Posting replies to the page.

use protocol::Reply;
use serde::Serialize;
use wasm_bindgen::JsValue;
use web_sys::DedicatedWorkerGlobalScope;

/// Sends `reply` to the page, as JSON text.
pub fn post(scope: &DedicatedWorkerGlobalScope, reply: &Reply<impl Serialize>) {
    let text = serde_json::to_string(reply).expect("a reply has no value that JSON cannot hold");
    scope
        .post_message(&JsValue::from_str(&text))
        .expect("text can always be posted");
}
