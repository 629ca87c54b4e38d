//! The page as its visitors meet it: a real browser, moved by mouse, finger and keys.
//!
//! `cargo xtask test` serves the built page, starts the drivers and runs the tests: those in `tests/everywhere` in
//! Chromium, Firefox and `WebKit`, those in `tests/chromium` where developer tools are needed to see what happens. They
//! know the page only by its documented attributes (`data-square`, `data-action`, …) and by what is on the screen.

mod accessible;
mod arbiter;
mod board;
mod browser;
mod engine;
mod game;
mod host;
mod input;
mod kept;
mod looks;
mod picture;
mod record;
mod settings;
mod tree;

pub use browser::{Browser, View};
pub use game::{Clock, Terms};
pub use host::{Build, Host};
pub use input::Place;
pub use looks::Look;
pub use tree::Node;

use std::panic::{AssertUnwindSafe, catch_unwind, resume_unwind};

/// Runs a test in a browser of its own, with an empty profile.
///
/// Afterwards nothing may have been logged as an error, no rule of the content security policy broken, and no request
/// sent to another host, as far as the browser tells. Of a failed test the page's console and its last state are printed.
pub fn with_browser(view: View, test: impl AsyncFnOnce(&Browser)) {
    with_browser_at(&browser::setting("SESSA_URL"), view, test);
}

/// The same with a page that is served elsewhere.
pub fn with_browser_at(url: &str, view: View, test: impl AsyncFnOnce(&Browser)) {
    let runtime = tokio::runtime::Builder::new_current_thread()
        .enable_all()
        .build()
        .expect("a runtime needs only threads and sockets");
    let browser = runtime.block_on(Browser::start(url, view));
    let outcome = catch_unwind(AssertUnwindSafe(|| {
        runtime.block_on(async {
            test(&browser).await;
            browser.assert_nothing_untoward().await;
        });
    }));
    if outcome.is_err() {
        eprintln!("{}", runtime.block_on(browser.describe()));
    }
    runtime.block_on(browser.close());
    if let Err(panic) = outcome {
        resume_unwind(panic);
    }
}
