//! Drivers of the browser under test: those of Firefox and `WebKit` know one session at a time, so a test has one to itself. A browser that
//! a test has left in order is what the next test with this driver uses: starting Firefox takes longer than most tests.

use crate::engine::Engine;
use crate::environment::setting;
use serde_json::Value;
use std::sync::{LazyLock, Mutex, MutexGuard, PoisonError};
use std::time::Duration;
use thirtyfour::error::WebDriverResult;
use thirtyfour::{Capabilities, WebDriver};
use tokio::runtime::{self, Runtime};

/// Time that a browser may take to start before it is asked again.
const STARTING: Duration = Duration::from_secs(20);

/// Tests that may use a browser one after the other: it keeps what each of them has stored, and a page alone is some megabytes.
const MOST_TESTS: u32 = 25;

/// A driver, and the browser that runs in it.
struct Driver {
    address: String,
    /// The connections to the driver are made in it, so that it lasts as long as they do.
    runtime: Runtime,
    /// A browser that the next test may use, and the capabilities that it was started with.
    idle: Option<(Value, WebDriver)>,
    /// Tests that have used it.
    tests: u32,
}

/// The drivers that no test uses: as many as there are tests at the same time.
static FREE: LazyLock<Mutex<Vec<Driver>>> = LazyLock::new(|| {
    let driver = |address: &str| Driver {
        address: address.to_owned(),
        runtime: runtime::Builder::new_current_thread()
            .enable_all()
            .build()
            .expect("a runtime needs only threads and sockets"),
        idle: None,
        tests: 0,
    };
    let addresses = setting("SESSA_WEBDRIVERS");
    Mutex::new(addresses.split(' ').map(driver).collect())
});

fn free() -> MutexGuard<'static, Vec<Driver>> {
    FREE.lock().unwrap_or_else(PoisonError::into_inner)
}

/// A driver that one test uses; it is free again when this value goes.
pub(crate) struct ReservedDriver(Option<Driver>);

impl ReservedDriver {
    /// One that no other test uses.
    pub(crate) fn take() -> Self {
        let driver = free().pop();
        Self(Some(
            driver.expect("there is a driver for each test that runs"),
        ))
    }

    fn driver(&self) -> &Driver {
        self.0.as_ref().expect("it goes with this value only")
    }

    fn driver_mut(&mut self) -> &mut Driver {
        self.0.as_mut().expect("it goes with this value only")
    }

    /// Waits for something that is done with the browser.
    pub(crate) fn block_on<T>(&self, work: impl Future<Output = T>) -> T {
        self.driver().runtime.block_on(work)
    }

    /// A browser with these capabilities: the one that is there, if it was started with the same, otherwise a new one.
    pub(crate) fn shared(&mut self, capabilities: &Value) -> WebDriver {
        match self.driver_mut().idle.take() {
            Some((same, browser))
                if same == *capabilities && self.block_on(browser.window()).is_ok() =>
            {
                browser
            }
            other => {
                self.driver_mut().idle = other;
                self.fresh(capabilities)
            }
        }
    }

    /// A new browser with these capabilities, in place of the one that is there.
    pub(crate) fn fresh(&mut self, capabilities: &Value) -> WebDriver {
        if let Some((_, browser)) = self.driver_mut().idle.take() {
            self.end(browser);
        }
        self.driver_mut().tests = 0;
        self.block_on(self.start(capabilities))
    }

    async fn start(&self, capabilities: &Value) -> WebDriver {
        let wanted = capabilities.as_object();
        let wanted = wanted.expect("it is a list of wishes");
        let start = || WebDriver::new(&self.driver().address, Capabilities::from(wanted.clone()));
        // The driver of WebKit now and then never answers the first request; what is tested begins only afterwards.
        match tokio::time::timeout(STARTING, start()).await {
            Ok(Ok(browser)) => browser,
            _ => start().await.expect("the browser starts"),
        }
    }

    /// Leaves a browser with an empty tab to the next test.
    pub(crate) fn keep(&mut self, browser: WebDriver, capabilities: Value) {
        let driver = self.driver_mut();
        driver.tests += 1;
        if driver.tests < MOST_TESTS && self.block_on(clear(&browser)).is_ok() {
            self.driver_mut().idle = Some((capabilities, browser));
        } else {
            self.end(browser);
        }
    }

    /// Ends a browser.
    pub(crate) fn end(&self, browser: WebDriver) {
        // One that has died has ended enough.
        let _ = self.block_on(browser.quit());
    }
}

impl Drop for ReservedDriver {
    fn drop(&mut self) {
        free().extend(self.0.take());
    }
}

/// Opens an empty tab, which has no history, closes all others and forgets what was logged.
async fn clear(browser: &WebDriver) -> WebDriverResult<()> {
    let used = browser.windows().await?;
    let empty = browser.new_tab().await?;
    for tab in used {
        browser.switch_to_window(tab).await?;
        browser.close_window().await?;
    }
    browser.switch_to_window(empty).await?;
    if Engine::chosen() == Engine::Chromium {
        for log in ["browser", "performance"] {
            browser.get_log(log).await?;
        }
    }
    Ok(())
}
