//! The URL of the page.

use leptos::prelude::*;

/// The page's URL without its hash.
pub fn without_hash() -> String {
    let whole = window().location().href().unwrap_or_default();
    whole.split('#').next().unwrap_or_default().to_owned()
}
