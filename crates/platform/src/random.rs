//! Cryptographically random bytes.

use leptos::prelude::*;

/// Random bytes, as many as asked for; `None` where the browser has none.
pub fn bytes<const COUNT: usize>() -> Option<[u8; COUNT]> {
    let mut bytes = [0; COUNT];
    let crypto = window().crypto().ok()?;
    crypto.get_random_values_with_u8_array(&mut bytes).ok()?;
    Some(bytes)
}

/// A random number; where the browser has none, by the time.
pub fn number() -> u32 {
    bytes().map_or_else(|| js_sys::Date::now() as u64 as u32, u32::from_le_bytes)
}
