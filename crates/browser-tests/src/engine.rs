//! Browser engines and their `WebDriver` capabilities.

use crate::environment::setting;
use crate::view::View;
use serde_json::{Value, json};
use std::path::Path;

/// A browser engine.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Engine {
    Chromium,
    Firefox,
    WebKit,
}

/// The edition of a browser, and its profile: of Chromium there may be one without windows, which starts sooner.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Edition<'a> {
    /// Whichever starts soonest; tests use it one after the other.
    Shared,
    /// The same, started for one test.
    Fresh,
    /// One with windows, in which a tab can be in the background, started for one test.
    Windows,
    /// The same with the profile in this folder; Chromium only.
    Profile(&'a Path),
}

impl Engine {
    /// The engine under test.
    pub(crate) fn chosen() -> Self {
        match setting("SESSA_ENGINE").as_str() {
            "chromium" => Self::Chromium,
            "firefox" => Self::Firefox,
            "webkit" => Self::WebKit,
            other => panic!("SESSA_ENGINE is {other}: no such engine is known"),
        }
    }

    /// A browser with no business of its own.
    pub(crate) fn capabilities(self, view: View, edition: Edition<'_>) -> Value {
        let program = setting(match edition {
            Edition::Shared | Edition::Fresh => "SESSA_BROWSER",
            Edition::Windows | Edition::Profile(_) => "SESSA_BROWSER_WITH_WINDOWS",
        });
        let folder = match edition {
            Edition::Profile(folder) => Some(format!("--user-data-dir={}", folder.display())),
            Edition::Shared | Edition::Fresh | Edition::Windows => None,
        };
        let arguments = CHROMIUM.map(str::to_owned).into_iter().chain(folder);
        match self {
            Self::Chromium => json!({
                "browserName": "chrome",
                "goog:chromeOptions": { "binary": program, "args": arguments.collect::<Vec<_>>() },
                "goog:loggingPrefs": { "browser": "ALL", "performance": "ALL" },
            }),
            Self::Firefox => json!({
                "browserName": "firefox",
                "moz:firefoxOptions": {
                    "binary": program,
                    "args": ["-headless"],
                    "prefs": {
                        "layout.css.prefers-color-scheme.content-override": i32::from(!view.dark),
                        "ui.prefersReducedMotion": i32::from(view.reduced_motion),
                    },
                },
            }),
            Self::WebKit => json!({
                "webkitgtk:browserOptions": { "binary": program, "args": ["--automation"] },
            }),
        }
    }
}

const CHROMIUM: [&str; 10] = [
    "--headless=new",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
    // Containers give little shared memory.
    "--disable-dev-shm-usage",
    // The edition without windows ends a page that asks whether speech is recognised on the device.
    "--disable-blink-features=OnDeviceWebSpeechAvailable",
    // A page that asks for anything else shall not get it.
    "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1, EXCLUDE *.localhost",
];
