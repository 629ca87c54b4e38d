//! Test environment of `browser-tests`: the built page, served, and a browser's driver.

use super::{Browser, Driver, Engine};
use crate::Result;
use crate::workspace::Workspace;
use static_server::Site;
use std::path::PathBuf;
use std::process::Command;
use std::sync::atomic::{AtomicU32, Ordering};
use std::{env, fs, process};

/// A second path of the page.
const SUB_PATH: &str = "/some/where/";

/// A page that is served and a driver that runs, for as long as this value is there.
pub struct TestEnvironment<'a> {
    browser: &'a Browser,
    /// One for each test that runs at the same time, but for Chromium, whose driver knows many sessions.
    drivers: Vec<Driver>,
    /// It goes after them.
    _folder: BrowserFolder,
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
        let folder = BrowserFolder::new()?;
        let drivers = (0..needed).map(|_| browser.start_driver(&folder.0));
        let drivers = drivers.collect::<Result<_>>()?;
        let site = Site {
            root: workspace.dist(),
            mounts: vec!["/".into(), SUB_PATH.into()],
        };
        let respond = move |path: &str| site.find(path).into();
        let origin = static_server::listen(0)
            .and_then(|listener| static_server::start(listener, respond))
            .map_err(|error| format!("the page cannot be served: {error}"))?;
        Ok(Self {
            browser,
            drivers,
            _folder: folder,
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

/// The folder in which browsers leave their profiles, and what a page has them download; it goes with this value.
struct BrowserFolder(PathBuf);

impl BrowserFolder {
    fn new() -> Result<Self> {
        // Browsers put sockets there, whose paths must be short.
        static STARTED: AtomicU32 = AtomicU32::new(0);
        let number = STARTED.fetch_add(1, Ordering::Relaxed);
        let folder = env::temp_dir().join(format!("sessa-browsers-{}-{number}", process::id()));
        fs::create_dir_all(&folder)
            .map_err(|error| format!("cannot create {}: {error}", folder.display()))?;
        Ok(Self(folder))
    }
}

impl Drop for BrowserFolder {
    fn drop(&mut self) {
        // What stays behind lies among what the system throws away.
        let _ = fs::remove_dir_all(&self.0);
    }
}
