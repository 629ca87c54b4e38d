//! Offline copy of the page: whether it works without a network, which files are kept on this device, and new versions
//! (`www/offline.js`, the page's side of the service worker).

use wasm_bindgen::prelude::*;

#[wasm_bindgen(raw_module = "./offline.js")]
extern "C" {
    /// State of the offline copy: `ready`, `not-yet`, or the reason why not: `insecure`, `missing`, `incomplete`, or
    /// the browser's words.
    pub fn works() -> String;

    /// True if nothing is left to fetch: puzzles, laboratory and boards for other pages are kept too.
    #[wasm_bindgen(js_name = isWhole)]
    pub fn is_whole() -> bool;

    /// True if the browser offers to install the page.
    pub fn installable() -> bool;

    /// Makes the browser offer to install the page.
    pub fn install();

    /// State of the update: nothing, `offered`, or `busy` if it must wait for another tab.
    pub fn update() -> String;

    /// Activates the new version.
    pub fn accept();

    #[wasm_bindgen(js_name = isKept)]
    async fn is_kept_here(path: &str) -> JsValue;
}

/// Event name, at the window, by which the script tells that one of its answers has changed.
pub const CHANGED: &str = "sessa-offline";

/// True if the offline copy has this file of the page, by its path below the page's folder, as in `puzzles/sessa.pack`.
pub async fn is_kept(path: &str) -> bool {
    is_kept_here(path).await.is_truthy()
}
