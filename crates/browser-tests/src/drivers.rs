//! Drivers of the browser under test: those of Firefox and `WebKit` know one session at a time, so a test has one to itself.

use crate::environment::setting;
use std::sync::{LazyLock, Mutex, MutexGuard, PoisonError};

/// The addresses at which no test has a session: as many as there are tests at the same time.
static FREE: LazyLock<Mutex<Vec<String>>> = LazyLock::new(|| {
    let addresses = setting("SESSA_WEBDRIVERS");
    Mutex::new(addresses.split(' ').map(str::to_owned).collect())
});

fn free() -> MutexGuard<'static, Vec<String>> {
    FREE.lock().unwrap_or_else(PoisonError::into_inner)
}

/// The address of a driver, which is free again when this value goes.
pub(crate) struct ReservedDriver(String);

impl ReservedDriver {
    /// One that no other test uses.
    pub(crate) fn take() -> Self {
        let address = free().pop();
        Self(address.expect("there is a driver for each test that runs"))
    }

    pub(crate) fn address(&self) -> &str {
        &self.0
    }
}

impl Drop for ReservedDriver {
    fn drop(&mut self) {
        free().push(std::mem::take(&mut self.0));
    }
}
