//! Browser services for the screens: saving and reading files, the clipboard, the date, random numbers.

use gloo_timers::callback::Timeout;
use js_sys::{Array, Date};
use leptos::prelude::*;
use ui::words::Lexicon;
use wasm_bindgen::JsCast;
use wasm_bindgen_futures::JsFuture;
use web_sys::{Blob, BlobPropertyBag, File, HtmlAnchorElement, Url};

/// Makes the browser save a text, under a name with today's date.
pub fn save_as(name: &str, ending: &str, kind: &str, text: &str) {
    let options = BlobPropertyBag::new();
    options.set_type(kind);
    // None of this can fail in a document.
    if let Ok(blob) = Blob::new_with_str_sequence_and_options(&Array::of1(&text.into()), &options) {
        save_file(name, ending, &blob);
    }
}

/// The same with a file.
pub fn save_file(name: &str, ending: &str, file: &Blob) {
    let day = Date::new_0().to_iso_string();
    let day: String = day.into();
    let name = format!("{name}-{}.{ending}", day.get(..10).unwrap_or_default());
    let (Ok(url), Ok(link)) = (
        Url::create_object_url_with_blob(file),
        document().create_element("a"),
    ) else {
        return;
    };
    let link: HtmlAnchorElement = link.unchecked_into();
    link.set_href(&url);
    link.set_download(&name);
    link.click();
    // Browsers begin the download at once; the address is needed no longer than that takes.
    let revoke = move || {
        let _ = Url::revoke_object_url(&url);
    };
    Timeout::new(10_000, revoke).forget();
}

/// Reads the text of a file; the error is the browser's reason.
pub async fn text_of(file: File) -> Result<String, String> {
    let text = JsFuture::from(file.text()).await;
    text.map(|text| text.as_string().unwrap_or_default())
        .map_err(|error| format!("{error:?}"))
}

/// Copies a text to the clipboard; `done` gets true if the browser let it.
pub fn copy(text: &str, done: impl FnOnce(bool) + 'static) {
    // Only pages that came safely have a clipboard.
    if !window().is_secure_context() {
        return done(false);
    }
    let copied = window().navigator().clipboard().write_text(text);
    leptos::task::spawn_local(async move { done(JsFuture::from(copied).await.is_ok()) });
}

/// The page's URL without its hash.
pub fn address() -> String {
    let whole = window().location().href().unwrap_or_default();
    whole.split('#').next().unwrap_or_default().to_owned()
}

/// Cryptographically random bytes.
pub fn random<const COUNT: usize>() -> Option<[u8; COUNT]> {
    let mut bytes = [0; COUNT];
    let crypto = window().crypto().ok()?;
    crypto.get_random_values_with_u8_array(&mut bytes).ok()?;
    Some(bytes)
}

/// A date and time such as `2026-05-01T15:00`, as the language writes it; any other text unchanged.
pub fn moment(text: &str, words: &Lexicon) -> String {
    let at = Date::parse(text);
    match text.split_once('T') {
        Some((_, time)) if at.is_finite() && at >= 0.0 => {
            format!("{}, {time}", words.date(at as u64))
        }
        _ => text.to_owned(),
    }
}
