//! What `cargo xtask test` tells the tests: where the page, the browser and its driver are.

use std::env;

/// An environment variable that `cargo xtask test` sets.
pub(crate) fn setting(name: &str) -> String {
    env::var(name).unwrap_or_else(|_| {
        panic!("{name} is not set: run these tests by `cargo xtask test chromium`")
    })
}
