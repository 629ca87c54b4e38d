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

/// A driver, and the browser that runs in it.
struct Driver {
    address: String,
    /// The connections to the driver are made in it, so that it lasts as long as they do.
    runtime: Runtime,
    /// A browser that the next test may use, and the capabilities that it was started with.
    idle: Option<(Value, WebDriver)>,
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

    /// Waits for something that is done with the browser.
    pub(crate) fn block_on<T>(&self, work: impl Future<Output = T>) -> T {
        self.driver().runtime.block_on(work)
    }

    /// A browser with these capabilities: the one that is there if it was started with the same, otherwise a new one.
    pub(crate) fn browser(&mut self, wanted: &Value) -> WebDriver {
        let idle = self.0.as_mut().and_then(|driver| driver.idle.take());
        self.block_on(async {
            if let Some((capabilities, browser)) = idle {
                if capabilities == *wanted && browser.window().await.is_ok() {
                    return browser;
                }
                quit(browser).await;
            }
            self.start(wanted).await
        })
    }

    async fn start(&self, wanted: &Value) -> WebDriver {
        let wanted = wanted.as_object().expect("it is a list of wishes").clone();
        let start = || WebDriver::new(&self.driver().address, Capabilities::from(wanted.clone()));
        // The driver of WebKit now and then never answers the first request; what is tested begins only afterwards.
        match tokio::time::timeout(STARTING, start()).await {
            Ok(Ok(browser)) => browser,
            _ => start().await.expect("the browser starts"),
        }
    }

    /// Leaves a browser with an empty tab to the next test.
    pub(crate) fn keep(&mut self, browser: WebDriver, capabilities: Value) {
        match self.block_on(clear(&browser)) {
            Ok(()) => {
                let driver = self.0.as_mut().expect("it goes with this value only");
                driver.idle = Some((capabilities, browser));
            }
            Err(_) => self.end(browser),
        }
    }

    /// Ends a browser.
    pub(crate) fn end(&self, browser: WebDriver) {
        self.block_on(quit(browser));
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

async fn quit(browser: WebDriver) {
    // A browser that has died has ended enough.
    let _ = browser.quit().await;
}
