//! The URL of the page.

use leptos::prelude::*;

/// The page's URL without its hash.
pub fn without_hash() -> String {
    let whole = window().location().href().unwrap_or_default();
    whole.split('#').next().unwrap_or_default().to_owned()
}

/// The URL of the folder that the page lies in, with a slash at its end.
pub fn folder() -> String {
    let whole = without_hash();
    let path = whole.split('?').next().unwrap_or_default();
    let end = path.rfind('/').map_or(0, |slash| slash + 1);
    path[..end].to_owned()
}
