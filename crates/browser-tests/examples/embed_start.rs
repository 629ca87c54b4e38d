//! Benchmark of embedded boards in Chromium: part of `cargo xtask bench embed`.
//!
//! The page is empty and of another origin than the boards. It prints a figure a line, its name and its value (the middle one of
//! several visits): milliseconds, megabytes, or a count.

use browser_tests::{Browser, View, with_browser_alone_at};
use serde_json::{Value, json};
use static_server::Response;

/// Visits for each figure.
const VISITS: usize = 5;

/// An empty page, which keeps the room of boards that have not come; `BASE` is where they come from.
const PAGE: &str = "<!doctype html><html lang=\"en\"><title>Boards</title><meta name=\"viewport\" content=\"width=device-width, initial-scale=1\"><link rel=\"stylesheet\" href=\"BASEembed/room.css\"><body></body></html>";

/// Notes tasks of more than 50 ms, the scripts of the longest frame, what moves, modules that are compiled, workers, and the
/// memories of wasm.
const WATCH: &str = "
    const seen = (window.seen = { longest: 0, frame: { duration: 0 }, shift: 0, compiled: 0, workers: 0, memories: [] });
    const watch = (type, note) =>
        new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true });
    watch('longtask', ({ duration }) => (seen.longest = Math.max(seen.longest, duration)));
    watch('long-animation-frame', (entry) => {
        if (entry.duration <= seen.frame.duration) return;
        const { duration, startTime, renderStart, styleAndLayoutStart, scripts } = entry;
        const milliseconds = (from, to) => from && Math.round(to - from);
        seen.frame = {
            duration: Math.round(duration),
            render: milliseconds(renderStart, startTime + duration),
            style: milliseconds(styleAndLayoutStart, startTime + duration),
            scripts: scripts.map(({ invoker, sourceFunctionName, sourceURL, duration, forcedStyleAndLayoutDuration }) =>
                [invoker, sourceFunctionName, sourceURL.split('/').pop(), Math.round(duration), Math.round(forcedStyleAndLayoutDuration)]),
        };
    });
    watch('layout-shift', ({ value }) => (seen.shift += value));
    for (const name of ['instantiateStreaming', 'compileStreaming']) {
        const real = WebAssembly[name];
        WebAssembly[name] = async (...given) => {
            seen.compiled += 1;
            const made = await real.apply(WebAssembly, given);
            const memory = made.instance?.exports.memory;
            if (memory) seen.memories.push(memory);
            return made;
        };
    }
    const Real = Worker;
    window.Worker = class extends Real { constructor(...given) { super(...given); seen.workers += 1; } };";

/// Puts boards on the page and waits until each can be used; answers with the time until the first was seen and could be used.
const BOARDS: &str = "
    const [base, html, count] = arguments;
    return (async () => {
        const frame = () => new Promise(requestAnimationFrame);
        const began = performance.now();
        document.body.innerHTML = html.repeat(count);
        const board = document.querySelector('sessa-board');
        await import(base + 'embed/sessa.js');
        while (!board.shadowRoot?.querySelector('.piece')) await frame();
        const still = performance.now() - began;
        while (!board.matches(':state(ready)')) await frame();
        const usable = performance.now() - began;
        for (const other of document.querySelectorAll('sessa-board')) {
            other.scrollIntoView();
            while (!other.matches(':state(ready)')) await frame();
        }
        return { still, usable };
    })();";

/// A hundred boards come and go.
const COME_AND_GO: &str = "
    return (async () => {
        const frame = () => new Promise(requestAnimationFrame);
        for (let round = 0; round < arguments[0]; round += 1) {
            const board = document.createElement('sessa-board');
            board.setAttribute('moves', 'e4 e5 Nf3 Nc6');
            document.body.replaceChildren(board);
            while (!board.matches(':state(ready)')) await frame();
            board.remove();
            await frame();
        }
    })();";

/// The number of frames from a change of a frame's width until its new height is told.
const FRAMES: &str = "
    const [base] = arguments;
    return (async () => {
        document.body.innerHTML = `<iframe src='${base}embed/embed.html#mode=play&side=both' width='600' height='900'></iframe>`;
        const told = () => new Promise((resolve) => {
            const hear = ({ data }) => {
                if (data?.type !== 'resize') return;
                removeEventListener('message', hear);
                resolve();
            };
            addEventListener('message', hear);
        });
        await told();
        await new Promise((resolve) => setTimeout(resolve, 1500));
        let frames = 0;
        const count = () => { frames += 1; requestAnimationFrame(count); };
        const next = told();
        document.querySelector('iframe').width = 300;
        requestAnimationFrame(count);
        await next;
        // The first of them is the one in which the width has changed.
        return Math.max(0, frames - 1);
    })();";

fn main() {
    let base =
        std::env::var("SESSA_URL").expect("`cargo xtask bench embed` says where the page is");
    let page = PAGE.replace("BASE", &base);
    let respond =
        move |_: &str| Response::Content("text/html; charset=utf-8", page.clone().into_bytes());
    let listener = static_server::listen(0).expect("a port is free");
    let page = static_server::start(listener, respond).expect("it is bound") + "/";
    let mut visits = Vec::new();
    let (mut memory, mut growth) = (Vec::new(), Vec::new());
    let (mut frames, mut narrow) = (Vec::new(), Vec::new());
    for _ in 0..VISITS {
        with_browser_alone_at(&page, View::LAPTOP, async |browser| {
            browser.run_first(WATCH).await;
            browser.visit("").await;
            show(browser, &base, PLAY, 1).await;
            // Now everything is in the browser's cache.
            browser.visit("warm").await;
            let first = show(browser, &base, PLAY, 1).await;
            browser.visit("ten").await;
            show(browser, &base, PUZZLE, 10).await;
            tokio::time::sleep(std::time::Duration::from_secs(1)).await;
            let ten = browser.evaluate(TEN, []).await;
            browser.visit("twenty").await;
            show(browser, &base, PLAY, 20).await;
            let twenty = browser
                .evaluate(
                    "return { longest: seen.longest, shift: seen.shift, frame: seen.frame }",
                    [],
                )
                .await;
            // For whoever wants to know what the longest task was made of.
            println!("longest frame: {}", twenty["frame"]);
            memory.push(json!(used(browser).await));
            browser.show_on(View::PHONE).await;
            browser.visit("phone").await;
            show(browser, &base, GAME, 5).await;
            narrow.push(browser.evaluate("return seen.shift", []).await);
            browser.show_on(View::LAPTOP).await;
            browser.visit("hundred").await;
            show(browser, &base, PLAY, 1).await;
            browser.evaluate(COME_AND_GO, [json!(20)]).await;
            let before = used(browser).await;
            browser.evaluate(COME_AND_GO, [json!(100)]).await;
            growth.push(json!(used(browser).await - before));
            browser.visit("frame").await;
            frames.push(browser.evaluate(FRAMES, [json!(base)]).await);
            visits.push([first, ten, twenty]);
        });
    }
    for (at, name) in [
        (0, "still"),
        (0, "usable"),
        (1, "fetches"),
        (1, "compiled"),
        (1, "workers"),
        (2, "longest"),
        (2, "shift"),
    ] {
        print(name, visits.iter().map(|visit| &visit[at][name]));
    }
    print("narrow", &narrow);
    print("memory", &memory);
    print("growth", &growth);
    print("frames", &frames);
}

const PLAY: &str = "<sessa-board mode='play' side='both'></sessa-board>";
const GAME: &str =
    "<sessa-board mode='game' moves='e4 e5 Nf3 Nc6 Bb5 a6 Ba4 Nf6 O-O Be7'></sessa-board>";
const PUZZLE: &str = "<sessa-board mode='puzzle' fen='6k1/3q1pp1/7p/8/8/8/5PPP/3R2K1 w - - 0 1' moves='Rxd7'></sessa-board>";

/// What ten boards have fetched and compiled more than once.
const TEN: &str = "
    const files = performance.getEntriesByType('resource').map(({ name }) => name).filter((name) => name.endsWith('.wasm'));
    const different = new Set(files).size;
    return { fetches: files.length - different, compiled: seen.compiled - different, workers: seen.workers };";

async fn show(browser: &Browser, base: &str, html: &str, count: u32) -> Value {
    browser
        .evaluate(BOARDS, [json!(base), json!(html), json!(count)])
        .await
}

/// Memory in use once what is no longer used has been cleared away, in megabytes.
async fn used(browser: &Browser) -> f64 {
    browser
        .devtools("HeapProfiler.collectGarbage", json!({}))
        .await;
    let heap = browser.devtools("Runtime.getHeapUsage", json!({})).await;
    let wasm = "return seen.memories.reduce((sum, { buffer }) => sum + buffer.byteLength, 0)";
    let wasm = browser.evaluate(wasm, []).await;
    (heap["usedSize"].as_f64().unwrap_or_default() + wasm.as_f64().unwrap_or_default()) / 1e6
}

/// Prints the middle one of some figures.
fn print<'a>(name: &str, values: impl IntoIterator<Item = &'a Value>) {
    let mut values: Vec<_> = values.into_iter().filter_map(Value::as_f64).collect();
    values.sort_by(f64::total_cmp);
    if let Some(middle) = values.get(values.len() / 2) {
        println!("{name} {middle:.3}");
    }
}
