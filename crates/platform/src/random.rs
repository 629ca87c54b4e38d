//! Cryptographically random bytes.

use leptos::prelude::*;

/// Random bytes, as many as asked for; `None` where the browser has none.
pub fn bytes<const COUNT: usize>() -> Option<[u8; COUNT]> {
    let mut bytes = [0; COUNT];
    let crypto = window().crypto().ok()?;
    crypto.get_random_values_with_u8_array(&mut bytes).ok()?;
    Some(bytes)
}
