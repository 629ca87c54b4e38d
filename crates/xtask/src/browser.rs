//! Browsers and `WebDriver`s for the tests: found or installed, and started.

mod driver;
mod fonts;
mod test_environment;

use crate::Result;
use crate::debian::install;
use crate::install::Package;
use crate::process::find_program;
use crate::tools::executable;
pub use driver::Driver;
pub use fonts::Fonts;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;
pub use test_environment::TestEnvironment;

/// Names of Chromium and of browsers made from it.
const CHROMIUM: &[&str] = &[
    "chromium",
    "chromium-browser",
    "google-chrome",
    "google-chrome-stable",
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
];
const CHROMEDRIVER: &str = "chromedriver";
/// Debian's Chromium.
const DEBIAN_CHROMIUM: &str = "/usr/bin/chromium";
/// Debian's Chromium without windows; the script of this name on the PATH lives on when the driver ends it.
const HEADLESS_SHELL: &str = "/usr/lib/chromium/chromium-headless-shell";

const FIREFOX: &[&str] = &[
    "firefox-esr",
    "firefox",
    "/Applications/Firefox.app/Contents/MacOS/firefox",
];
const GECKODRIVER: &str = "geckodriver";
/// Debian's package of Firefox leaves its driver out.
const GECKODRIVER_VERSION: &str = "0.37.1";

const WEBKITDRIVER: &str = "WebKitWebDriver";

/// An engine that the page is tested in.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Engine {
    /// Chrome's; every test runs in it.
    Chromium,
    /// Firefox's.
    Firefox,
    /// Safari's, in the edition for GTK.
    WebKit,
}

/// A browser on this machine, and what drives it.
pub struct Browser {
    engine: Engine,
    /// The browser.
    pub program: PathBuf,
    /// The edition with windows, which is the same where there is one only.
    windowed: PathBuf,
    driver: PathBuf,
    fonts: Fonts,
}

impl Engine {
    /// The name by which the tests know it.
    pub fn name(self) -> &'static str {
        match self {
            Self::Chromium => "chromium",
            Self::Firefox => "firefox",
            Self::WebKit => "webkit",
        }
    }

    /// Finds the browser and its driver; installs them where that is allowed.
    pub fn prepare(self, cache: &Path) -> Result<Browser> {
        let (what, packages): (_, &[_]) = match self {
            Self::Chromium => ("Chromium and its driver", &["chromium", "chromium-driver"]),
            Self::Firefox => ("Firefox", &["firefox-esr"]),
            Self::WebKit => (
                "WebKitGTK, its driver and a screen for it",
                &["webkit2gtk-driver", "xvfb"],
            ),
        };
        if self.find().is_none() {
            install(what, packages, "1 minute")?;
        }
        let program = self
            .find()
            .ok_or_else(|| format!("{what} installed, but not found on the PATH"))?;
        Ok(Browser {
            engine: self,
            windowed: program.clone(),
            program,
            driver: match self {
                Self::Chromium => CHROMEDRIVER.into(),
                Self::Firefox => geckodriver(cache)?,
                Self::WebKit => WEBKITDRIVER.into(),
            },
            fonts: Fonts::prepare(cache)?,
        })
    }

    /// The browser, where everything is there that packages bring.
    fn find(self) -> Option<PathBuf> {
        let (browsers, helpers): (&[_], &[_]) = match self {
            Self::Chromium => (CHROMIUM, &[CHROMEDRIVER]),
            Self::Firefox => (FIREFOX, &[]),
            Self::WebKit => (&[], &[WEBKITDRIVER, driver::SCREEN]),
        };
        if helpers.iter().any(|name| find_program(name).is_none()) {
            return None;
        }
        match self {
            Self::WebKit => mini_browser(),
            // An absolute path among the names is found as well.
            _ => browsers.iter().find_map(|name| find_program(name)),
        }
    }
}

/// The small browser that lies beside the library, in a folder that differs between distributions.
fn mini_browser() -> Option<PathBuf> {
    let architectures = fs::read_dir("/usr/lib").into_iter().flatten().flatten();
    architectures
        .map(|entry| entry.path())
        .chain(["/usr/lib", "/usr/libexec", "/usr/lib64"].map(PathBuf::from))
        .map(|folder| folder.join("webkit2gtk-4.1/MiniBrowser"))
        .find(|program| program.is_file())
}

fn geckodriver(cache: &Path) -> Result<PathBuf> {
    if let Some(found) = find_program(GECKODRIVER) {
        return Ok(found);
    }
    let package = Package {
        name: GECKODRIVER,
        version: GECKODRIVER_VERSION,
        program: Path::new("bin").join(executable(GECKODRIVER)),
        usual_time: "1 to 2 minutes",
    };
    let folder = package.ensure_with_cargo(cache, &["--locked"])?;
    Ok(folder.join(&package.program))
}

impl Browser {
    /// The edition for tests of the page: of Chromium the one without windows, where it can be had, which starts and loads a page in
    /// less than half of the time.
    pub fn for_tests(mut self) -> Self {
        let shell = Path::new(HEADLESS_SHELL);
        if self.program == Path::new(DEBIAN_CHROMIUM) {
            if !shell.is_file() {
                // Without it the tests take longer.
                let _ = install(
                    "Chromium without windows",
                    &["chromium-headless-shell"],
                    "1 minute",
                );
            }
            if shell.is_file() {
                self.program = shell.into();
            }
        }
        self
    }

    /// Starts the driver on a free port. It and its browsers leave their files in a folder.
    pub fn start_driver(&self, folder: &Path) -> Result<Driver> {
        let mut command = Command::new(&self.driver);
        command.current_dir(folder).env("TMPDIR", folder);
        self.fonts.give_to(&mut command);
        match self.engine {
            Engine::Chromium | Engine::Firefox => Driver::start(command.arg("--port=0")),
            Engine::WebKit => Driver::start_on_screen(&mut command),
        }
    }
}
