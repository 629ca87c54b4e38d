//! Files: saved by the browser, and read from the device.

use gloo_timers::callback::Timeout;
use js_sys::{Array, Date, Uint8Array};
use leptos::prelude::*;
use wasm_bindgen::JsCast;
use wasm_bindgen_futures::JsFuture;
use web_sys::{Blob, BlobPropertyBag, HtmlAnchorElement, Url};

/// Makes the browser save a text, under a name with today's date.
pub fn save_as(name: &str, ending: &str, kind: &str, text: &str) {
    if let Some(file) = file_of(kind, text) {
        save_file(name, ending, &file);
    }
}

/// A text as a file of a media type. There is none only where there is no memory for it.
pub fn file_of(kind: &str, text: &str) -> Option<Blob> {
    let options = BlobPropertyBag::new();
    options.set_type(kind);
    Blob::new_with_str_sequence_and_options(&Array::of1(&text.into()), &options).ok()
}

/// Saves a file under a name with the day and this ending.
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
pub async fn text_of(file: impl Into<Blob>) -> Result<String, String> {
    let text = JsFuture::from(file.into().text()).await;
    text.map(|text| text.as_string().unwrap_or_default())
        .map_err(|error| format!("{error:?}"))
}

/// Reads at most `most` bytes of a file, from byte `from` on; the error is the browser's reason.
pub async fn bytes_of(file: &Blob, from: u64, most: u64) -> Result<Vec<u8>, String> {
    let part = file.slice_with_f64_and_f64(from as f64, (from + most) as f64);
    let part = part.map_err(|error| format!("{error:?}"))?;
    let buffer = JsFuture::from(part.array_buffer()).await;
    let buffer = buffer.map_err(|error| format!("{error:?}"))?;
    Ok(Uint8Array::new(&buffer).to_vec())
}
