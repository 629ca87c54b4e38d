//! The built page, served, with a browser to see it in: what the programs of `browser-tests` need.

use super::{Browser, Driver};
use crate::Result;
use crate::serve;
use crate::site::Site;
use crate::workspace::Workspace;
use std::process::Command;

/// A second path of the page.
const SUB_PATH: &str = "/some/where/";

/// A page that is served and a driver that runs, for as long as this value is there.
pub struct Stage<'a> {
    browser: &'a Browser,
    driver: Driver,
    address: String,
}

impl<'a> Stage<'a> {
    /// Starts the driver, and serves the page at the root of a free port and once more below a path, as on a host that
    /// serves many.
    pub fn set(workspace: &Workspace, browser: &'a Browser) -> Result<Self> {
        let driver = browser.start_driver()?;
        let site = Site {
            root: workspace.dist(),
            mounts: vec!["/".into(), SUB_PATH.into()],
            fresh: false,
        };
        let address = serve::start(serve::listen(0)?, site)?;
        Ok(Self {
            browser,
            driver,
            address,
        })
    }

    /// Tells a program of `browser-tests` where everything is.
    pub fn tell(&self, program: &mut Command) {
        program
            // A trace through the runtime of asynchronous tests shows nothing of the page.
            .env("RUST_BACKTRACE", "0")
            .env("SESSA_URL", &self.address)
            .env("SESSA_SUB_PATH", SUB_PATH)
            .env("SESSA_ENGINE", self.browser.engine.name())
            .env("SESSA_BROWSER", &self.browser.program)
            .env("SESSA_WEBDRIVER", &self.driver.address);
    }
}
