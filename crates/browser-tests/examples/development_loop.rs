//! Benchmark of the development loop: part of `cargo xtask bench build`, which serves a debug build by `trunk serve`.
//!
//! It changes a file of the sources, as a developer does, waits in Chromium until the page has loaded itself again and shows the change, and
//! puts the file back. It prints a figure a line, its name and its value (the middle one of several changes) in seconds.

use browser_tests::{Browser, View, with_browser_alone};
use serde_json::{Value, json};
use std::path::PathBuf;
use std::time::{Duration, Instant};
use std::{env, fs, thread};

/// Changes of each kind.
const CHANGES: usize = 3;

/// Between two looks, and the longest that a change is waited for.
const LOOK: Duration = Duration::from_millis(100);
const MOST: Duration = Duration::from_secs(300);

/// True once the program is there.
const LOADED: &str = "return document.querySelector('main#sessa[data-ready=true]') !== null";

/// Between a change that was seen no more and the next.
const PAUSE: Duration = Duration::from_secs(15);

/// A kind of change.
struct Change {
    figure: &'static str,
    file: &'static str,
    /// The text that is replaced, which must be there, and by what; `NUMBER` is another each time.
    from: &'static str,
    to: &'static str,
    /// The page on which it shows, and the value that shows it, in JavaScript.
    place: &'static str,
    shown: &'static str,
}

const ALL: [Change; 4] = [
    Change {
        figure: "line",
        file: "crates/screens/src/learn/home.rs",
        from: "<section class=\"puzzles-card learn-card\"",
        to: "<section data-loop=\"NUMBER\" class=\"puzzles-card learn-card\"",
        place: "#learn",
        shown: "document.querySelector('.learn-card')?.dataset.loop",
    },
    Change {
        figure: "style",
        file: "crates/screens/src/learn/style.css",
        from: ".learn-card {",
        to: ".learn-card {\n  --loop: NUMBER;",
        place: "#learn",
        shown: "document.querySelector('.learn-card') && getComputedStyle(document.querySelector('.learn-card')).getPropertyValue('--loop')",
    },
    Change {
        figure: "message",
        file: "www/strings/en.ftl",
        from: "\nplace-learn = ",
        to: "\nplace-learn = NUMBER ",
        place: "#learn",
        shown: "document.querySelector('.place[href=\"#learn\"]')?.textContent.trim().split(' ')[0]",
    },
    Change {
        figure: "lesson",
        file: "crates/learn/course/en/01-board.lesson",
        from: "\ntitle ",
        to: "\ntitle NUMBER ",
        place: "#learn/lesson/board",
        shown: "document.getElementById('screen-lesson')?.textContent.trim().split(' ')[0]",
    },
];

/// A file that has its text back when this value goes.
struct Restored {
    path: PathBuf,
    text: String,
}

impl Drop for Restored {
    fn drop(&mut self) {
        if let Err(error) = fs::write(&self.path, &self.text) {
            eprintln!("{} could not be put back: {error}", self.path.display());
        }
    }
}

fn main() {
    wait_for_server();
    with_browser_alone(View::LAPTOP, async |browser| {
        // Until Trunk has built the page, what was built before is served, which does not load itself again.
        let begun = Instant::now();
        let reloads = "return document.querySelector('script[src$=\"reload.js\"]') !== null";
        browser.open().await;
        while browser.try_evaluate(reloads).await != Some(Value::Bool(true)) {
            assert!(
                begun.elapsed() < MOST,
                "the page does not load itself again"
            );
            tokio::time::sleep(LOOK).await;
            browser.visit("?again").await;
        }
        let started = Instant::now();
        browser.open().await;
        println!("ready {:.3}", started.elapsed().as_secs_f64());
        for change in &ALL {
            let mut seconds = Vec::new();
            for number in 1..=CHANGES {
                seconds.push(measure(browser, change, &format!("loop-{number}")).await);
            }
            seconds.sort_by(f64::total_cmp);
            println!("{} {:.3}", change.figure, seconds[CHANGES / 2]);
        }
        // A page that is loaded again while it fetches something logs that as an error; Trunk tells of builds by a socket.
        browser.take_errors().await;
        browser.take_requests().await;
    });
}

/// Changes a file and waits until that is seen, and then until it is seen no more.
async fn measure(browser: &Browser, change: &Change, number: &str) -> f64 {
    let sources =
        env::var_os("SESSA_SOURCES").expect("`cargo xtask bench build` names the checkout");
    let path = PathBuf::from(sources).join(change.file);
    let text = fs::read_to_string(&path).expect("the file is there");
    assert_eq!(
        text.matches(change.from).count(),
        1,
        "{} has not `{}` once",
        change.file,
        change.from
    );
    browser.visit(change.place).await;
    wait_for(browser, change, |shown| shown != number).await;
    // A developer reads before the next change; meanwhile the browser has compiled what it was given.
    tokio::time::sleep(PAUSE).await;
    let changed = text.replace(change.from, &change.to.replace("NUMBER", number));
    let restored = Restored { path, text };
    let started = Instant::now();
    fs::write(&restored.path, changed).expect("the file can be written");
    wait_for(browser, change, |shown| shown == number).await;
    let seconds = started.elapsed().as_secs_f64();
    drop(restored);
    wait_for(browser, change, |shown| shown != number).await;
    seconds
}

async fn wait_for(browser: &Browser, change: &Change, is_shown: impl Fn(&str) -> bool) {
    let body = format!("return ({}) ?? null", change.shown);
    let started = Instant::now();
    loop {
        // While the page is loaded again it answers nothing.
        let shown = browser.try_evaluate(&body).await.unwrap_or(Value::Null);
        let is_loaded = browser.try_evaluate(LOADED).await == Some(Value::Bool(true));
        if is_loaded && is_shown(shown.as_str().unwrap_or_default().trim()) {
            return;
        }
        assert!(
            started.elapsed() < MOST,
            "{}: the change was not seen, only {}",
            change.figure,
            json!(shown)
        );
        tokio::time::sleep(LOOK).await;
    }
}

/// Waits until the page is served.
fn wait_for_server() {
    let url = env::var("SESSA_URL").expect("`cargo xtask bench build` names the page");
    let address = url.trim_start_matches("http://").trim_end_matches('/');
    let started = Instant::now();
    while std::net::TcpStream::connect(address).is_err() {
        assert!(started.elapsed() < MOST, "nothing is served at {url}");
        thread::sleep(LOOK);
    }
}
