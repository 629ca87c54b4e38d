//! Engine worker: it searches as the engine does natively; when it dies the request is repeated, when nobody
//! wants its answer it is stopped at once.

use browser_tests::{Browser, GameSettings, View, with_browser};
use chess::Position;
use engine::{Engine, Limits, NoHost, Root};
use serde_json::{Value, json};

/// Keeps hold of every worker of the engine that the page starts.
const WATCH_WORKERS: &str = "
    const Real = Worker;
    window.workers = [];
    window.Worker = class extends Real {
        constructor(...args) {
            super(...args);
            if (String(args[0]).includes('engine')) window.workers.push(this);
        }
    };";

const STRONG: GameSettings = GameSettings {
    opponent: "robot",
    color: "white",
    elo: 3_200,
    time: "blitz-3-2",
};

/// Opens the page and makes a move against the robot, which begins to think.
async fn let_the_robot_think(browser: &Browser) {
    browser.run_first(WATCH_WORKERS).await;
    browser.open().await;
    browser.play(&STRONG).await;
    browser.drag("e2", "e4").await;
    browser.wait_for_move(1, "e4").await;
}

async fn workers(browser: &Browser) -> u64 {
    let count = browser.evaluate("return window.workers.length", []).await;
    count.as_u64().expect("a length is a number")
}

/// Ends the worker as a crash does: it falls silent, and the page hears of an error.
async fn kill(browser: &Browser) {
    let body = "
        const worker = window.workers.at(-1);
        worker.terminate();
        worker.dispatchEvent(new ErrorEvent('error', { message: 'unreachable executed' }));";
    browser.evaluate(body, []).await;
}

#[test]
fn a_crash_costs_no_move() {
    with_browser(View::LAPTOP, async |browser| {
        let_the_robot_think(browser).await;
        let before = workers(browser).await;
        kill(browser).await;
        browser.wait_for_ply(2).await;
        assert_eq!(workers(browser).await, before + 1);
        browser
            .wait_for("[data-clock=white][data-running=true]")
            .await;
    });
}

#[test]
fn a_worker_that_cannot_live_is_reported_and_the_game_paused() {
    with_browser(View::LAPTOP, async |browser| {
        let_the_robot_think(browser).await;
        for _ in 0..4 {
            kill(browser).await;
        }
        browser.wait_for("[data-paused]").await;
        let notice = browser.text(".notice").await;
        assert!(notice.contains("unreachable executed"), "{notice}");
        browser.action("resume").await;
        browser.wait_for_ply(2).await;
    });
}

#[test]
fn leaving_a_game_stops_the_search() {
    with_browser(View::LAPTOP, async |browser| {
        let_the_robot_think(browser).await;
        let before = workers(browser).await;
        browser.action("new-game").await;
        browser.action("confirm").await;
        browser.wait_for("input[name=opponent]").await;
        assert_eq!(
            workers(browser).await,
            before + 1,
            "a fresh worker stands ready"
        );
        let black = GameSettings {
            color: "black",
            elo: 600,
            ..STRONG
        };
        browser.play(&black).await;
        browser.wait_for_ply(1).await;
        assert_eq!(
            browser.moves().await.len(),
            1,
            "only the new game's move is made"
        );
    });
}

/// Has a worker of its own search positions to so many nodes, one after another; answers with the best move, the nodes and the
/// principal variation of each.
const SEARCH: &str = "
    const [positions, nodes] = arguments;
    const worker = new Worker('engine.js', { type: 'module' });
    const found = [];
    return new Promise((resolve, reject) => {
        const next = () => worker.postMessage(JSON.stringify({ id: found.length + 1, task: { search: {
            line: { fen: positions[found.length], moves: [] }, mode: { analyse: { lines: 1 } }, time: { nodes },
        } } }));
        worker.onerror = (event) => reject(new Error(event.message));
        worker.onmessage = ({ data }) => {
            const reply = JSON.parse(data);
            const answer = reply === 'ready' ? undefined : reply.to.answer;
            if (answer?.failed) reject(new Error(answer.failed));
            if (answer?.done) found.push([answer.done.best, answer.done.info.nodes, answer.done.info.lines[0].moves.join(' ')]);
            if (found.length === positions.length) resolve(found);
            else if (!answer || answer.done) next();
        };
    });";

#[test]
fn the_page_searches_the_same_nodes_as_natively() {
    const NODES: u32 = 20_000;
    with_browser(View::LAPTOP, async |browser| {
        browser.open().await;
        let positions = engine::bench::POSITIONS;
        let found = browser
            .evaluate(SEARCH, [json!(positions), json!(NODES)])
            .await;
        // The worker's own choice of a table, in MiB.
        let memory = browser
            .evaluate("return navigator.deviceMemory ?? 4", [])
            .await;
        let mut engine = Engine::new(match memory.as_f64().expect("it is a number") {
            little if little <= 2.0 => 8,
            much if much >= 8.0 => 32,
            _ => 16,
        });
        let natively: Vec<Value> = positions
            .iter()
            .map(|fen| {
                let root = Root::new(Position::from_fen(fen).expect("the list holds positions"));
                let limits = Limits::nodes(NODES.into());
                let result = engine.analyse(&root, 1, None, &limits, &mut NoHost);
                let mut position = root.position.clone();
                let name = |mv: &chess::Move| {
                    let name = position.to_uci(*mv).to_string();
                    position.play(*mv);
                    name
                };
                let best = result.best.map(|mv| root.position.to_uci(mv).to_string());
                let line: Vec<_> = result.info.best().pv.iter().map(name).collect();
                json!([best, result.info.nodes, line.join(" ")])
            })
            .collect();
        assert_eq!(found, json!(natively));
    });
}
