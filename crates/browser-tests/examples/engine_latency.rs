//! Latency benchmark of the engine in Chromium, to its start and to a new search: part of `cargo xtask bench engine`.
//!
//! *Ready* is from the start of a worker to its word that it takes requests; its files come from this machine. *Stop* is
//! from the press that shows another position on the analysis board, where the engine searches, to the request for that
//! position reaching a worker that is ready, and to the first line of it: the page does all in between as for any reader.

use browser_tests::{Browser, View, with_browser_alone};
use serde_json::{Value, json};

/// Workers started, one after the other.
const STARTS: usize = 20;
/// Positions looked at, and the milliseconds between two.
const STOPS: usize = 200;
const PAUSE: u64 = 600;
/// Steps in one script, which has half a minute: half of them forth, the others back.
const STEPS: usize = 16;

/// Notes when the first request after a press leaves the page, and when the first answer to it comes.
const WATCH: &str = "
    const Real = Worker;
    const seen = (window.seen = { pressed: 0, due: false, asked: [], told: [] });
    window.Worker = class extends Real {
        constructor(...args) {
            super(...args);
            this.isEngine = String(args[0]).includes('engine');
            this.addEventListener('message', (message) => {
                if (this.waits && !String(message.data).includes('ready')) {
                    this.waits = false;
                    seen.told.push(performance.now() - seen.pressed);
                }
            });
        }
        postMessage(message) {
            if (this.isEngine && seen.due) {
                seen.due = false;
                this.waits = true;
                seen.asked.push(performance.now() - seen.pressed);
            }
            super.postMessage(message);
        }
    };";

const GAME: &str =
    "1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. Ba4 Nf6 5. O-O Be7 6. Re1 b5 7. Bb3 d6 8. c3 O-O *";

fn main() {
    with_browser_alone(View::LAPTOP, async |browser| {
        browser.open().await;
        let mut ready = Vec::new();
        for _ in 0..STARTS {
            let start = "
                const started = performance.now();
                const worker = new Worker('./engine.js', { type: 'module' });
                return new Promise((done) => {
                    worker.onmessage = () => {
                        done(performance.now() - started);
                        worker.terminate();
                    };
                });";
            ready.extend(browser.evaluate(start, []).await.as_f64());
        }
        show("ready", ready);

        study(browser).await;
        let body = "
            const [count, pause] = arguments;
            const { seen } = window;
            seen.asked = [];
            seen.told = [];
            const sheet = document.querySelector('[data-screen=analysis]');
            const step = async (number) => {
                const way = number < count / 2 ? 'next' : 'previous';
                const button = sheet.querySelector(`[data-action=${way}]`);
                seen.pressed = performance.now();
                seen.due = true;
                button.click();
                await new Promise((done) => setTimeout(done, pause));
                return number + 1 < count ? step(number + 1) : [seen.asked, seen.told];
            };
            return step(0);";
        let (mut asked, mut told) = (Vec::new(), Vec::new());
        for _ in 0..STOPS.div_ceil(STEPS) {
            let times = browser.evaluate(body, [json!(STEPS), json!(PAUSE)]).await;
            asked.extend(numbers(&times[0]));
            told.extend(numbers(&times[1]));
        }
        show("stop, to the next request", asked);
        show("stop, to the first line of it", told);
    });
}

/// Opens the analysis board with a game and has the engine look at it.
async fn study(browser: &Browser) {
    browser.run_first(WATCH).await;
    let kept = json!({ "pgn": GAME, "path": [0, 0, 0, 0], "black": false, "origin": "" });
    browser.store("sessa.analysis", &kept.to_string()).await;
    browser.visit("?").await;
    browser.wait_ready().await;
    browser.evaluate("location.hash = 'analysis'", []).await;
    browser
        .wait_for("dialog[data-screen=analysis] .board")
        .await;
    browser.action("engine").await;
    browser.wait_for(".advice[data-place='2']").await;
}

fn numbers(list: &Value) -> impl Iterator<Item = f64> {
    list.as_array()
        .into_iter()
        .flatten()
        .filter_map(Value::as_f64)
}

/// The middle, the 99th of a hundred and the worst.
fn show(what: &str, mut times: Vec<f64>) {
    times.sort_by(f64::total_cmp);
    let at = |share: f64| times[((times.len() - 1) as f64 * share).ceil() as usize];
    println!(
        "{what:30} {:4} times: median {:6.1} ms, p99 {:6.1} ms, longest {:6.1} ms",
        times.len(),
        at(0.5),
        at(0.99),
        at(1.0)
    );
}
