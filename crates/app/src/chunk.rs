//! The split point of the page's wasm (code splitting): what only [`load`] names, a first game can do without. It is cut out as a chunk
//! (docs/decisions/0015-one-wasm.md).

use crate::entry;
use crate::listening;
use crate::screens;
use crate::session::Chunk;
use leptos::wasm_split::{SplitLoaderError, wasm_split};
use std::pin::Pin;

/// Fetches the chunk, unless it is there.
pub fn fetch() -> Pin<Box<dyn Future<Output = Result<Chunk, String>>>> {
    Box::pin(async { load().await.map_err(|why| why.to_string()) })
}

/// The functions of the chunk.
// That it can fail is said for the fetch.
#[allow(clippy::unnecessary_wraps)]
#[wasm_split(screens, wasm_split_path = ::leptos::wasm_split, fallible)]
fn load() -> Result<Chunk, SplitLoaderError> {
    Ok(Chunk {
        open_screen: screens::open,
        entry: entry::field,
        perform: entry::perform,
        listen: listening::listen,
    })
}
