//! Test environment of `browser-tests`: the built page, served, and a browser's driver.

use super::{Browser, Driver};
use crate::Result;
use crate::serve;
use crate::workspace::Workspace;
use static_server::Site;
use std::process::Command;

/// A second path of the page.
const SUB_PATH: &str = "/some/where/";

/// A page that is served and a driver that runs, for as long as this value is there.
pub struct TestEnvironment<'a> {
    browser: &'a Browser,
    driver: Driver,
    address: String,
}

impl<'a> TestEnvironment<'a> {
    /// Starts the driver, and serves the page at the root of a free port and once more below a path, as on a host that
    /// serves many.
    pub fn start(workspace: &Workspace, browser: &'a Browser) -> Result<Self> {
        let driver = browser.start_driver()?;
        let site = Site {
            root: workspace.dist(),
            mounts: vec!["/".into(), SUB_PATH.into()],
        };
        let respond = move |path: &str| site.find(path).into();
        let origin = serve::start(serve::listen(0)?, respond)?;
        Ok(Self {
            browser,
            driver,
            address: format!("{origin}/"),
        })
    }

    /// Tells a program of `browser-tests` where everything is.
    pub fn pass_to(&self, program: &mut Command) {
        program
            // A trace through the runtime of asynchronous tests shows nothing of the page.
            .env("RUST_BACKTRACE", "0")
            .env("SESSA_URL", &self.address)
            .env("SESSA_SUB_PATH", SUB_PATH)
            .env("SESSA_ENGINE", self.browser.engine.name())
            .env("SESSA_BROWSER", &self.browser.program)
            .env("SESSA_BROWSER_WITH_WINDOWS", &self.browser.windowed)
            .env("SESSA_WEBDRIVER", &self.driver.address);
    }
}
