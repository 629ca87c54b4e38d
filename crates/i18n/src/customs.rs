//! Numbers and dates as a language writes them; only a browser knows the customs of a language.

/// Squares, moves and clocks are written in Latin digits everywhere; a page with both kinds would be restless.
#[cfg(target_arch = "wasm32")]
fn with_latin_digits(tag: &str) -> String {
    format!("{tag}-u-nu-latn")
}

/// A number as the language writes it.
#[cfg(target_arch = "wasm32")]
pub fn format_number(tag: &str, number: i64) -> String {
    js_sys::Number::from(number as f64)
        .to_locale_string(&with_latin_digits(tag))
        .into()
}

/// A date, given in milliseconds since 1970, as the language writes it.
#[cfg(target_arch = "wasm32")]
pub fn format_date(tag: &str, at: f64) -> String {
    let options = js_sys::Object::new();
    // Setting a property of a fresh object cannot fail.
    let _ = js_sys::Reflect::set(&options, &"dateStyle".into(), &"long".into());
    js_sys::Date::new(&at.into())
        .to_locale_date_string(&with_latin_digits(tag), &options)
        .into()
}

#[cfg(not(target_arch = "wasm32"))]
pub fn format_date(_tag: &str, at: f64) -> String {
    at.to_string()
}

#[cfg(not(target_arch = "wasm32"))]
pub fn format_number(_tag: &str, number: i64) -> String {
    number.to_string()
}
