//! The split points of the page's wasm (code splitting): what only they name, a first game can do without. It is cut out as chunks, one
//! for each and one for what both use (docs/decisions/0015-one-wasm.md).

use crate::entry;
use crate::listening;
use crate::screens;
use crate::session::{Chunk, OpenScreen};
use leptos::wasm_split::{SplitLoaderError, wasm_split};
use std::pin::Pin;

/// Fetches the first chunk, unless it is there.
pub fn fetch() -> Pin<Box<dyn Future<Output = Result<Chunk, String>>>> {
    Box::pin(async { load().await.map_err(|why| why.to_string()) })
}

/// Fetches the chunk of the screens to train and to learn, unless it is there.
pub fn fetch_training() -> Pin<Box<dyn Future<Output = Result<OpenScreen, String>>>> {
    Box::pin(async { load_training().await.map_err(|why| why.to_string()) })
}

/// The functions of the first chunk.
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

/// The function of the chunk of the screens to train and to learn.
#[allow(clippy::unnecessary_wraps)]
#[wasm_split(training, wasm_split_path = ::leptos::wasm_split, fallible)]
fn load_training() -> Result<OpenScreen, SplitLoaderError> {
    Ok(screens::open_training)
}
