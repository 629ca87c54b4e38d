//! Files: read in parts, written from parts, and fetched from the site.

use js_sys::{Array, Uint8Array};
use protocol::request::Failure;
use wasm_bindgen::prelude::*;
use wasm_bindgen_futures::JsFuture;
use web_sys::{Blob, BlobPropertyBag, DedicatedWorkerGlobalScope, Response, Url};

#[wasm_bindgen]
extern "C" {
    type ImportMeta;
    #[wasm_bindgen(thread_local_v2, js_namespace = import, js_name = meta)]
    static IMPORT_META: ImportMeta;
    #[wasm_bindgen(method, getter)]
    fn url(this: &ImportMeta) -> String;
}

/// Bytes of a file that are read at once.
pub const CHUNK: u32 = 1 << 17;

/// The next [`CHUNK`] bytes of a file, from `from` on.
pub async fn read(file: &Blob, from: u64) -> Result<Vec<u8>, Failure> {
    let unread = |error: JsValue| Failure::Other(format!("the file cannot be read: {error:?}"));
    let part = file
        .slice_with_f64_and_f64(from as f64, (from + u64::from(CHUNK)) as f64)
        .map_err(unread)?;
    let buffer = JsFuture::from(part.array_buffer()).await.map_err(unread)?;
    Ok(Uint8Array::new(&buffer).to_vec())
}

/// A file of texts and other files, one after the other.
pub fn blob(parts: &Array, kind: &str) -> Result<Blob, Failure> {
    let options = BlobPropertyBag::new();
    options.set_type(kind);
    Blob::new_with_blob_sequence_and_options(parts, &options)
        .map_err(|error| Failure::Other(format!("{error:?}")))
}

/// A file of bytes.
pub fn bytes_blob(bytes: &[u8], kind: &str) -> Result<Blob, Failure> {
    blob(&Array::of1(&Uint8Array::from(bytes)), kind)
}

async fn response(scope: &DedicatedWorkerGlobalScope, address: &str) -> Option<Response> {
    // The base URL is that of the program: a worker that was started by a `data:` URL has none of its own.
    let program = IMPORT_META.with(ImportMeta::url);
    let address = Url::new_with_base(address, &program).ok()?.href();
    let response = JsFuture::from(scope.fetch_with_str(&address)).await.ok()?;
    let response: Response = response.unchecked_into();
    response.ok().then_some(response)
}

/// The text at an address, relative to the worker's program; `None` if it cannot be had.
pub async fn fetch_text(scope: &DedicatedWorkerGlobalScope, address: &str) -> Option<String> {
    let text = response(scope, address).await?.text().ok()?;
    JsFuture::from(text).await.ok()?.as_string()
}

/// The bytes at an address, relative to the worker's program; `None` if they cannot be had.
pub async fn fetch_bytes(scope: &DedicatedWorkerGlobalScope, address: &str) -> Option<Vec<u8>> {
    let buffer = response(scope, address).await?.array_buffer().ok()?;
    let buffer = JsFuture::from(buffer).await.ok()?;
    Some(Uint8Array::new(&buffer).to_vec())
}
