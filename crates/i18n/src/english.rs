//! English messages. They are in the program, since every other language falls back on them. A debug build of the page fetches them, so
//! that a changed message is seen without compiling anything.

/// The messages of the page.
#[cfg(not(all(debug_assertions, target_family = "wasm")))]
pub fn text() -> &'static str {
    include_str!("../../../www/strings/en.ftl")
}

/// Nothing has to be fetched: the messages are in the program.
#[cfg(not(all(debug_assertions, target_family = "wasm")))]
#[allow(clippy::unused_async)]
pub async fn fetch() -> Result<(), String> {
    Ok(())
}

#[cfg(all(debug_assertions, target_family = "wasm"))]
static FETCHED: std::sync::OnceLock<String> = std::sync::OnceLock::new();

/// The messages of the page and its screens, once they have been fetched.
#[cfg(all(debug_assertions, target_family = "wasm"))]
pub fn text() -> &'static str {
    FETCHED.get().map_or("", String::as_str)
}

/// Fetches the messages of the page and its screens, unless they are there.
#[cfg(all(debug_assertions, target_family = "wasm"))]
pub async fn fetch() -> Result<(), String> {
    if FETCHED.get().is_none() {
        let page = crate::fetch("en").await?;
        let screens = crate::fetch("screens.en").await?;
        FETCHED.get_or_init(|| page + "\n" + &screens);
    }
    Ok(())
}

/// True if the program has the messages from the start.
pub const fn is_included() -> bool {
    cfg!(not(all(debug_assertions, target_family = "wasm")))
}
