//! Case conversion: small and capital letters. The browser has its tables anyway; Rust's own would cost the first load
//! some 10 KB.

/// The text in small letters.
pub fn lower(text: &str) -> String {
    #[cfg(target_arch = "wasm32")]
    return js_sys::JsString::from(text).to_lower_case().into();
    #[cfg(not(target_arch = "wasm32"))]
    text.to_lowercase()
}

/// The text in capital letters.
pub fn upper(text: &str) -> String {
    #[cfg(target_arch = "wasm32")]
    return js_sys::JsString::from(text).to_upper_case().into();
    #[cfg(not(target_arch = "wasm32"))]
    text.to_uppercase()
}
