//! Benchmark of the page's start in Chromium, and of its memory after a game: part of `cargo xtask bench page`.
//!
//! Every visit is the first one of a new browser, served from this machine. It prints a figure a line, its name and its
//! value (the middle one of several visits): milliseconds, megabytes, or a score of the browser's own.

use browser_tests::{GameSettings, View, with_browser_alone};
use serde_json::{Value, json};
use std::time::Duration;

/// Visits for each figure.
const VISITS: usize = 5;
/// How often a visit is looked at, and how long it goes on after the page is ready: a look is work for the page.
const LOOK: Duration = Duration::from_millis(500);
const MOST_LOOKS: u32 = 60;
const AFTER: Duration = Duration::from_secs(2);

/// A phone on a slow network (Lighthouse's slow 4G): bits a second, and milliseconds to the host and back.
const SLOW_NETWORK: (f64, f64) = (1.6e6, 150.0);

/// Notes when the program begins, when it is ready, the tasks of more than 50 ms, what moves, and the memories of wasm.
const WATCH: &str = "
    const seen = (window.seen = { wasm: null, ready: null, longest: 0, shift: 0, memories: [] });
    const watch = (type, note) =>
        new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true });
    watch('longtask', ({ duration }) => (seen.longest = Math.max(seen.longest, duration)));
    watch('layout-shift', ({ value }) => (seen.shift += value));
    for (const name of ['instantiate', 'instantiateStreaming']) {
        const real = WebAssembly[name];
        WebAssembly[name] = async (...given) => {
            const made = await real.apply(WebAssembly, given);
            seen.wasm ??= performance.now();
            const { memory } = (made.instance ?? made).exports;
            if (memory && !seen.memories.includes(memory)) seen.memories.push(memory);
            return made;
        };
    }
    const look = new MutationObserver(() => {
        if (!document.querySelector('main#sessa[data-ready=true]')) return;
        seen.ready = performance.now();
        look.disconnect();
    });
    look.observe(document, { subtree: true, childList: true, attributes: true, attributeFilter: ['data-ready'] });";

/// What was seen, when the first content was painted, and the files that had been asked for before the page was ready.
const SEEN: &str = "
    const files = performance.getEntriesByType('resource').filter(({ startTime }) => startTime < seen.ready);
    const home = new URL('.', location.href).href;
    return {
        ...seen,
        paint: performance.getEntriesByName('first-contentful-paint')[0]?.startTime,
        files: ['index.html', ...new Set(files.map(({ name }) => name.replace(home, '').split('?')[0]))],
    };";

/// The pieces that can be seen, and when the first content was painted.
const STATIC_BOARD: &str = "
    const isSeen = (piece) =>
        piece.checkVisibility() && piece.offsetWidth > 0 && getComputedStyle(piece).backgroundImage !== 'none';
    return {
        pieces: [...document.querySelectorAll('.board .piece')].filter(isSeen).length,
        paint: performance.getEntriesByName('first-contentful-paint')[0]?.startTime,
    };";

const GAME: [(&str, &str, &str); 8] = [
    ("e2", "e4", "e4"),
    ("e7", "e5", "e5"),
    ("g1", "f3", "Nf3"),
    ("b8", "c6", "Nc6"),
    ("f1", "b5", "Bb5"),
    ("a7", "a6", "a6"),
    ("b5", "c6", "Bxc6"),
    ("d7", "c6", "dxc6"),
];

fn main() {
    without_wasm();
    start("", None);
    let slow_cpu = ("Emulation.setCPUThrottlingRate", json!({ "rate": 4 }));
    start("-throttled", Some(&slow_cpu));
    let (bits, latency) = SLOW_NETWORK;
    let network = json!({
        "offline": false,
        "latency": latency,
        "downloadThroughput": bits / 8.0,
        "uploadThroughput": bits / 8.0,
    });
    let slow_network = ("Network.emulateNetworkConditions", network);
    start("-slow-network", Some(&slow_network));
    after_a_game();
    forty_games();
}

/// The static board, which is seen before any wasm runs: here none ever does.
fn without_wasm() {
    let mut visits = Vec::new();
    for _ in 0..VISITS {
        with_browser_alone(View::PHONE, async |browser| {
            browser.devtools("Network.enable", json!({})).await;
            let wasm = json!({ "urls": ["*.wasm"] });
            browser.devtools("Network.setBlockedURLs", wasm).await;
            browser.visit("").await;
            tokio::time::sleep(LOOK).await;
            visits.push(browser.evaluate(STATIC_BOARD, []).await);
            // That the program does not come is told as an error.
            browser.take_errors().await;
        });
    }
    show("static-pieces", visits.iter().map(|seen| &seen["pieces"]));
    show("static-paint", visits.iter().map(|seen| &seen["paint"]));
}

/// The start of the page, under a condition that the developer tools are told.
fn start(name: &str, condition: Option<&(&str, Value)>) {
    let mut visits = Vec::new();
    for _ in 0..VISITS {
        with_browser_alone(View::PHONE, async |browser| {
            if let Some((method, parameters)) = condition {
                browser.devtools("Network.enable", json!({})).await;
                browser.devtools(method, parameters.clone()).await;
            }
            browser.run_first(WATCH).await;
            browser.visit("").await;
            let is_ready = async || browser.evaluate("return seen.ready", []).await.is_number();
            for _ in 0..MOST_LOOKS {
                if is_ready().await {
                    break;
                }
                tokio::time::sleep(LOOK).await;
            }
            tokio::time::sleep(AFTER).await;
            visits.push(browser.evaluate(SEEN, []).await);
        });
    }
    for figure in ["paint", "wasm", "ready", "longest", "shift"] {
        show(
            &format!("{figure}{name}"),
            visits.iter().map(|seen| &seen[figure]),
        );
    }
    if condition.is_none() {
        let files = visits[0]["files"].as_array().into_iter().flatten();
        for file in files.filter_map(Value::as_str) {
            println!("file {file}");
        }
    }
}

/// Memory of the page after a game, once what is no longer used has been cleared away.
fn after_a_game() {
    let (mut heap, mut wasm) = (Vec::new(), Vec::new());
    for _ in 0..VISITS {
        with_browser_alone(View::LAPTOP, async |browser| {
            browser.run_first(WATCH).await;
            browser.open().await;
            browser.play(&GameSettings::TWO_PLAYERS).await;
            for (ply, (from, to, san)) in (1..).zip(GAME) {
                browser.drag(from, to).await;
                browser.wait_for_move(ply, san).await;
            }
            browser
                .devtools("HeapProfiler.collectGarbage", json!({}))
                .await;
            let used = browser.devtools("Runtime.getHeapUsage", json!({})).await;
            heap.push(megabytes(&used["usedSize"]));
            let body =
                "return seen.memories.reduce((sum, { buffer }) => sum + buffer.byteLength, 0)";
            wasm.push(megabytes(&browser.evaluate(body, []).await));
        });
    }
    show("heap", &heap);
    show("wasm-memory", &wasm);
}

/// Memory of the page with forty games in play, and the longest task while their robots move.
fn forty_games() {
    with_browser_alone(View::LAPTOP, async |browser| {
        browser.run_first(WATCH).await;
        browser.open().await;
        browser.evaluate("seen.longest = 0", []).await;
        browser.visit("#dev/tables?n=40&side=black&level=1").await;
        let moved =
            "return document.querySelectorAll('.mini-table:not([data-plies=\"0\"])').length";
        let all_moved = async || browser.evaluate(moved, []).await == json!(40);
        browser.wait_until("forty robots to move", all_moved).await;
        let longest = browser.evaluate("return seen.longest", []).await;
        show("tables-longest", &[longest]);
        browser
            .devtools("HeapProfiler.collectGarbage", json!({}))
            .await;
        let used = browser.devtools("Runtime.getHeapUsage", json!({})).await;
        show("tables-heap", &[megabytes(&used["usedSize"])]);
        let body = "return seen.memories.reduce((sum, { buffer }) => sum + buffer.byteLength, 0)";
        let wasm = megabytes(&browser.evaluate(body, []).await);
        show("tables-wasm", &[wasm]);
    });
}

fn megabytes(bytes: &Value) -> Value {
    bytes
        .as_f64()
        .map_or(Value::Null, |bytes| json!(bytes / 1e6))
}

/// Prints the middle one of some figures.
fn show<'a>(name: &str, values: impl IntoIterator<Item = &'a Value>) {
    let mut values: Vec<_> = values.into_iter().filter_map(Value::as_f64).collect();
    values.sort_by(f64::total_cmp);
    if let Some(middle) = values.get(values.len() / 2) {
        println!("{name} {middle:.3}");
    }
}
