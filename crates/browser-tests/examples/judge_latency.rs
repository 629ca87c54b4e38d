//! Latency benchmark of the judge in Chromium, on puzzles of our own pack: part of `cargo xtask bench puzzles`.
//!
//! A solver looks at a puzzle for a while, then makes a move that is not stored. *Verdict* is from the move to the verdict on it: nothing
//! where it was there by then. All times are those of a phone that is four times slower than this machine. Chromium's throttling slows
//! pages, not their workers: the speed of the worker is measured with it and without, and where it is the same, the solver looks for a
//! quarter of the time, and times are multiplied. The screen is measured without workers: how long the next puzzle takes to the frame in
//! which it stands on the board.

use browser_tests::{Browser, View, with_browser_alone};
use serde_json::{Value, json};

/// The slowdown of a phone against this machine.
const RATE: f64 = 4.0;
/// Number of puzzles.
const PUZZLES: usize = 40;
/// Milliseconds for which the solver looks at a puzzle.
const LOOKS: [f64; 4] = [0.0, 500.0, 850.0, 3_000.0];
/// Next puzzles that are measured.
const NEXT: usize = 20;

/// Starts a worker, and answers when it is ready.
const START: &str = "
    window.lastId = 0;
    window.judge = new Worker('./engine.js', { type: 'module' });
    return new Promise((done) => { judge.onmessage = () => done(true); });";

/// Judges a puzzle wholly, for the time of that and for the moves that took a search; then once for each time of looking at it, with
/// another of these moves. Answers with the first time and the times from the move to its verdict.
const MEASURE: &str = "
    const [task, looks, seed] = arguments;
    const send = (task) => judge.postMessage(JSON.stringify({ id: lastId, task }));
    const pause = (millis) => new Promise((done) => setTimeout(done, millis));
    const begin = (hear) => {
        lastId += 1;
        const id = lastId;
        judge.onmessage = ({ data }) => {
            const { to } = JSON.parse(data);
            if (to.id === id) hear(to.answer);
        };
        send({ judge: task });
    };
    return (async () => {
        const moves = [];
        const started = performance.now();
        await new Promise((done) => begin((answer) => {
            if (answer === 'done') done();
            const { uci, verdict } = answer.verdict ?? {};
            const how = verdict?.solved?.how ?? verdict?.right?.how;
            if (uci && how !== 'mates' && how !== 'stored') moves.push(uci);
        }));
        const whole = performance.now() - started;
        const times = [];
        for (const [index, look] of looks.entries()) {
            if (moves.length === 0) break;
            const asked = moves[(seed * 7 + index * 13) % moves.length];
            const told = new Set();
            let wait;
            begin((answer) => {
                if (answer.verdict) told.add(answer.verdict.uci);
                if (answer.verdict?.uci === asked) wait?.();
            });
            await pause(look);
            const moved = performance.now();
            if (told.has(asked)) {
                times.push(0);
            } else {
                send({ first: asked });
                await new Promise((done) => { wait = done; });
                times.push(performance.now() - moved);
            }
        }
        return [whole, times];
    })();";

/// Milliseconds that the worker needs for a search of so many nodes.
const SPEED: &str = "
    lastId += 1;
    const line = { fen: 'r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1', moves: [] };
    const search = { line, level: null, seed: 0, lines: 1, time: { nodes: 400000 } };
    judge.postMessage(JSON.stringify({ id: lastId, task: { search } }));
    return new Promise((done) => {
        judge.onmessage = ({ data }) => {
            const { to } = JSON.parse(data);
            if (to.id === lastId && to.answer.done) done(to.answer.done.info.time);
        };
    });";

/// Brings the next puzzle, and answers with the time to the frame in which it stands on the board, and to the one after it.
const FRAME: &str = "
    const pieces = () => [...document.querySelectorAll('.screen.solve .piece[data-square]:not(.gone)')]
        .map(({ dataset }) => dataset.square).sort().join();
    const before = pieces();
    performance.mark('pressed');
    document.querySelector('[data-action=next-puzzle]').click();
    const script = performance.measure('script', 'pressed').duration;
    return new Promise((done) => requestAnimationFrame(() => {
        const there = pieces() !== before;
        requestAnimationFrame(() => {
            const painted = performance.measure('painted', 'pressed').duration;
            done([there, script, painted]);
        });
    }));";

fn main() {
    with_browser_alone(View::PHONE, async |browser| {
        browser.open().await;
        browser.evaluate(START, []).await;
        let fast = speed(browser).await;
        let throttle = async |rate: f64| {
            let rate = json!({ "rate": rate });
            browser
                .devtools("Emulation.setCPUThrottlingRate", rate)
                .await;
        };
        throttle(RATE).await;
        let slowed = speed(browser).await / fast;
        throttle(1.0).await;
        println!("throttled {RATE} times, a worker is {slowed:.1} times slower");
        let (mut whole, mut waits) = (Vec::new(), vec![Vec::new(); LOOKS.len()]);
        let looks = LOOKS.map(|look| look / RATE);
        for (seed, card) in cards(browser).await.iter().enumerate() {
            let task = task(&card["puzzle"]);
            let arguments = [task, json!(looks), json!(seed)];
            let times = browser.evaluate(MEASURE, arguments).await;
            whole.extend(times[0].as_f64());
            for (waits, time) in waits
                .iter_mut()
                .zip(times[1].as_array().into_iter().flatten())
            {
                waits.extend(time.as_f64());
            }
        }
        show("all moves of a puzzle judged", whole, RATE);
        for (look, waits) in LOOKS.iter().zip(waits) {
            show(&format!("verdict on a move after {look} ms"), waits, RATE);
        }

        browser.visit("#puzzles/solve?mode=rated").await;
        throttle(RATE).await;
        let (mut script, mut painted) = (Vec::new(), Vec::new());
        for _ in 0..NEXT {
            browser.wait_for(".screen.solve[data-phase=solver]").await;
            tokio::time::sleep(std::time::Duration::from_millis(500)).await;
            let times = browser.evaluate(FRAME, []).await;
            assert_eq!(times[0], true, "it is there in the next frame");
            script.extend(times[1].as_f64());
            painted.extend(times[2].as_f64());
        }
        show("next puzzle, until the script is done", script, 1.0);
        show("next puzzle, until the frame is shown", painted, 1.0);
    });
}

/// Puzzles of our own pack, of all ratings.
async fn cards(browser: &Browser) -> Vec<Value> {
    let mut cards = Vec::new();
    for near in [700, 1_000, 1_300, 1_700] {
        let from = json!({ "sets": [], "any": [], "none": [], "ratings": null, "mate_in": null, "most_moves": null, "state": "all" });
        let choose = json!({ "choose": {
            "from": from, "near": near, "seed": 5, "count": PUZZLES / 4, "not": [], "now": 0,
        } });
        let found = browser.puzzles(choose, None).await;
        cards.extend(found.as_array().into_iter().flatten().cloned());
    }
    assert_eq!(cards.len(), PUZZLES);
    cards
}

/// The judge's task for a puzzle.
fn task(puzzle: &Value) -> Value {
    let themes = puzzle["themes"].as_array().into_iter().flatten();
    let mut mates =
        themes.filter_map(|theme| theme.as_str()?.strip_prefix("mateIn")?.parse::<u32>().ok());
    let before = puzzle["before"].as_str();
    json!({
        "line": { "fen": puzzle["fen"], "moves": before.into_iter().collect::<Vec<_>>() },
        "history": [],
        "solution": puzzle["lines"],
        "mate": mates.next(),
    })
}

async fn speed(browser: &Browser) -> f64 {
    let time = browser.evaluate(SPEED, []).await;
    time.as_f64().expect("a search takes its time")
}

/// The middle, nine of ten and the worst.
fn show(what: &str, mut times: Vec<f64>, rate: f64) {
    times.sort_by(f64::total_cmp);
    let at = |share: f64| rate * times[((times.len() - 1) as f64 * share).ceil() as usize];
    println!(
        "{what:38} {:3} times: median {:6.1} ms, nine of ten {:6.1} ms, longest {:6.1} ms",
        times.len(),
        at(0.5),
        at(0.9),
        at(1.0),
    );
}
