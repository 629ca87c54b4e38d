//! The clipboard.

use leptos::prelude::*;
use wasm_bindgen_futures::JsFuture;

/// Copies a text to the clipboard; `done` gets true if the browser let it.
pub fn copy(text: &str, done: impl FnOnce(bool) + 'static) {
    // Only pages that came safely have a clipboard.
    if !window().is_secure_context() {
        return done(false);
    }
    let copied = window().navigator().clipboard().write_text(text);
    leptos::task::spawn_local(async move { done(JsFuture::from(copied).await.is_ok()) });
}
