//! Environment variables that `cargo xtask test` sets: where the page, the browser and its driver are, and what else is wanted.

use std::env;
use std::path::PathBuf;

/// An environment variable that `cargo xtask test` sets.
pub(crate) fn setting(name: &str) -> String {
    env::var(name).unwrap_or_else(|_| {
        panic!("{name} is not set: run these tests by `cargo xtask test chromium`")
    })
}

/// Optional environment variable of a test run, such as the path of a file.
pub(crate) fn wish(name: &str) -> Option<PathBuf> {
    env::var_os(name)
        .filter(|value| !value.is_empty())
        .map(PathBuf::from)
}
