//! End-to-end tests of the built page: a real browser, driven by `WebDriver` with mouse, finger and keys.
//!
//! `cargo xtask test` serves the built page, starts the drivers and runs the tests: those in `tests/everywhere` in
//! Chromium, Firefox and `WebKit`, those in `tests/chromium` where developer tools are needed to see what happens. They
//! know the page only by its documented attributes (`data-square`, `data-action`, …) and by what is on the screen.

mod accessibility;
mod accessibility_tree;
mod arbiter;
mod board;
mod browser;
mod console;
mod deafness;
mod drivers;
mod embedded_board;
pub mod embedded_modes;
mod engine;
mod environment;
mod game;
mod host;
mod input;
mod languages;
pub mod layout;
mod library;
mod live_regions;
mod long_tasks;
mod picture;
mod puzzles;
mod screenshots;
mod settings;
mod storage;
mod teaching_site;
mod test_server;
mod times;
mod unique_number;
mod view;

pub use accessibility_tree::Node;
pub use browser::{Browser, Place};
pub use embedded_board::{EmbeddedBoard, Hand};
pub use game::{Clock, GameSettings};
pub use input::Gestures;
pub use languages::{languages, message};
pub use screenshots::Screenshot;
pub use teaching_site::{static_site, teaching_site};
pub use test_server::{Build, TestServer};
pub use view::View;

use drivers::ReservedDriver;
use engine::{Edition, Engine};
use environment::wish;
use host::{page_at_host, unused_host};
use std::panic::{AssertUnwindSafe, catch_unwind, resume_unwind};
use std::sync::{PoisonError, RwLock};
use times::Stopwatch;

/// Held by every test as a reader while it runs, and as a writer by one that runs alone.
static RUNNING: RwLock<()> = RwLock::new(());

/// Runs a test in a browser in which the page has stored nothing yet: its host has a name that no other test uses.
///
/// Afterwards nothing may have been logged as an error, no rule of the content security policy broken, and no request
/// sent to another host, as far as the browser tells. Of a failed test the page's console and its last state are printed.
pub fn with_browser(view: View, test: impl AsyncFnOnce(&Browser)) {
    with_browser_at(&page_at_host(&unused_host()), view, test);
}

/// The same in a browser of its own while no other test runs: for one that watches how smoothly the page does something, or how exactly in time.
pub fn with_browser_alone(view: View, test: impl AsyncFnOnce(&Browser)) {
    with_browser_alone_at(&page_at_host(&unused_host()), view, test);
}

/// The same with a page that is served elsewhere.
pub fn with_browser_alone_at(url: &str, view: View, test: impl AsyncFnOnce(&Browser)) {
    let alone = RUNNING.write().unwrap_or_else(PoisonError::into_inner);
    run_and_look_for_errors(url, view, Edition::Fresh, test);
    drop(alone);
}

/// The same in an edition with windows, while no other test runs: for one that puts the tab in the background.
pub fn with_browser_in_window(view: View, test: impl AsyncFnOnce(&Browser)) {
    with_browser_in_window_at(&page_at_host(&unused_host()), view, test);
}

/// The same with a page that is served elsewhere: for one that goes back to a form, which the edition without windows does not
/// always fill in again.
pub fn with_browser_in_window_at(url: &str, view: View, test: impl AsyncFnOnce(&Browser)) {
    let alone = RUNNING.write().unwrap_or_else(PoisonError::into_inner);
    run_and_look_for_errors(url, view, Edition::Windows, test);
    drop(alone);
}

/// As [`with_browser`], with a page that is served elsewhere.
pub fn with_browser_at(url: &str, view: View, test: impl AsyncFnOnce(&Browser)) {
    let beside_others = RUNNING.read().unwrap_or_else(PoisonError::into_inner);
    run_and_look_for_errors(url, view, Edition::Shared, test);
    drop(beside_others);
}

fn run_and_look_for_errors(
    url: &str,
    view: View,
    edition: Edition<'_>,
    test: impl AsyncFnOnce(&Browser),
) {
    run(url, view, edition, async |browser| {
        test(browser).await;
        browser.assert_no_errors().await;
    });
}

/// Runs the first part of a test in a browser that is killed at its end, without a chance to write anything down, and the
/// second in one that is started with the same profile; in Chromium.
pub fn with_killed_browser(
    view: View,
    before: impl AsyncFnOnce(&Browser),
    after: impl AsyncFnOnce(&Browser),
) {
    let beside_others = RUNNING.read().unwrap_or_else(PoisonError::into_inner);
    let url = page_at_host(&unused_host());
    let number = unique_number::unique_number();
    let name = format!("sessa-{}-{number}-killed", std::process::id());
    let profile = std::env::temp_dir().join(name);
    let edition = Edition::Profile(&profile);
    run(&url, view, edition, async |browser| {
        before(browser).await;
        library::kill(&profile);
    });
    run(&url, view, edition, after);
    // What stays behind lies among what the system throws away.
    let _ = std::fs::remove_dir_all(&profile);
    drop(beside_others);
}

fn run(url: &str, view: View, edition: Edition<'_>, test: impl AsyncFnOnce(&Browser)) {
    let _measured = Stopwatch::start();
    let edition = match edition {
        // A test that is run once more after it has failed shall find nothing of others.
        Edition::Shared if wish("SESSA_FRESH_BROWSER").is_some() => Edition::Fresh,
        edition => edition,
    };
    let mut reserved = ReservedDriver::take();
    let capabilities = Engine::chosen().capabilities(view, edition);
    let is_shared = matches!(edition, Edition::Shared);
    let driver = if is_shared {
        reserved.shared(&capabilities)
    } else {
        reserved.fresh(&capabilities)
    };
    let browser = reserved.block_on(Browser::new(driver, url, view));
    let outcome = catch_unwind(AssertUnwindSafe(|| {
        reserved.block_on(test(&browser));
    }));
    if outcome.is_err() {
        eprintln!("{}", reserved.block_on(browser.describe()));
    }
    // What a failed test leaves is not known.
    if is_shared && outcome.is_ok() {
        reserved.keep(browser.driver, capabilities);
    } else {
        reserved.end(browser.driver);
    }
    if let Err(panic) = outcome {
        resume_unwind(panic);
    }
}
