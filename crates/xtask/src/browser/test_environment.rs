//! Test environment of `browser-tests`: the built page, served, and a browser's driver.

use super::{Browser, Driver, Engine};
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
    /// One for each test that runs at the same time, but for Chromium, whose driver knows many sessions.
    drivers: Vec<Driver>,
    tests_at_once: usize,
    address: String,
}

impl<'a> TestEnvironment<'a> {
    /// Starts drivers for so many tests at the same time, and serves the page at the root of a free port and once more below a path,
    /// as on a host that serves many.
    pub fn start(
        workspace: &Workspace,
        browser: &'a Browser,
        tests_at_once: usize,
    ) -> Result<Self> {
        let needed = match browser.engine {
            Engine::Chromium => 1,
            Engine::Firefox | Engine::WebKit => tests_at_once,
        };
        let drivers = (0..needed).map(|_| browser.start_driver());
        let drivers = drivers.collect::<Result<_>>()?;
        let site = Site {
            root: workspace.dist(),
            mounts: vec!["/".into(), SUB_PATH.into()],
        };
        let respond = move |path: &str| site.find(path).into();
        let origin = serve::start(serve::listen(0)?, respond)?;
        Ok(Self {
            browser,
            drivers,
            tests_at_once,
            address: format!("{origin}/"),
        })
    }

    /// Tells a program of `browser-tests` where everything is.
    pub fn pass_to(&self, program: &mut Command) {
        let drivers = self.drivers.iter().cycle().take(self.tests_at_once);
        let drivers: Vec<_> = drivers.map(|driver| driver.address.as_str()).collect();
        program
            // A trace through the runtime of asynchronous tests shows nothing of the page.
            .env("RUST_BACKTRACE", "0")
            .env("SESSA_URL", &self.address)
            .env("SESSA_SUB_PATH", SUB_PATH)
            .env("SESSA_ENGINE", self.browser.engine.name())
            .env("SESSA_BROWSER", &self.browser.program)
            .env("SESSA_BROWSER_WITH_WINDOWS", &self.browser.windowed)
            .env("SESSA_WEBDRIVERS", drivers.join(" "));
    }
}
