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
mod drivers;
mod embedded_board;
pub mod embedded_modes;
mod engine;
mod environment;
mod game;
mod input;
mod library;
mod picture;
mod puzzles;
mod screenshots;
mod settings;
mod storage;
mod teaching_site;
mod test_server;
mod view;

pub use accessibility_tree::Node;
pub use browser::Browser;
pub use embedded_board::{EmbeddedBoard, Hand};
pub use game::{Clock, GameSettings};
pub use input::{Gestures, Place};
pub use screenshots::Screenshot;
pub use teaching_site::{static_site, teaching_site};
pub use test_server::{Build, TestServer};
pub use view::View;

use engine::Edition;
use std::panic::{AssertUnwindSafe, catch_unwind, resume_unwind};
use std::sync::{PoisonError, RwLock};

/// Held by every test as a reader while it runs, and as a writer by one that runs alone.
static RUNNING: RwLock<()> = RwLock::new(());

/// Runs a test in a browser of its own, with an empty profile.
///
/// Afterwards nothing may have been logged as an error, no rule of the content security policy broken, and no request
/// sent to another host, as far as the browser tells. Of a failed test the page's console and its last state are printed.
pub fn with_browser(view: View, test: impl AsyncFnOnce(&Browser)) {
    with_browser_at(&environment::setting("SESSA_URL"), view, test);
}

/// The same while no other test runs: for one that watches how smoothly the page does something, or how exactly in time.
pub fn with_browser_alone(view: View, test: impl AsyncFnOnce(&Browser)) {
    let alone = RUNNING.write().unwrap_or_else(PoisonError::into_inner);
    let url = environment::setting("SESSA_URL");
    run_and_look_for_errors(&url, view, Edition::Usual, test);
    drop(alone);
}

/// The same in an edition with windows: for one that puts the tab in the background.
pub fn with_browser_in_window(view: View, test: impl AsyncFnOnce(&Browser)) {
    with_browser_in_window_at(&environment::setting("SESSA_URL"), view, test);
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
    run_and_look_for_errors(url, view, Edition::Usual, test);
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
    let url = environment::setting("SESSA_URL");
    let number = storage::unique_number();
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
    let runtime = tokio::runtime::Builder::new_current_thread()
        .enable_all()
        .build()
        .expect("a runtime needs only threads and sockets");
    let browser = runtime.block_on(Browser::start(url, view, edition));
    let outcome = catch_unwind(AssertUnwindSafe(|| {
        runtime.block_on(test(&browser));
    }));
    if outcome.is_err() {
        eprintln!("{}", runtime.block_on(browser.describe()));
    }
    runtime.block_on(browser.close());
    if let Err(panic) = outcome {
        resume_unwind(panic);
    }
}
