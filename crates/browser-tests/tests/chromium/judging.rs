//! The engine's worker as judge of puzzles and miner of games, spoken to directly.

use browser_tests::{Browser, View, with_browser};
use serde_json::{Value, json};

/// Starts a worker that keeps what it says in `heard`, and answers when it is ready.
const START: &str = "
    window.heard = [];
    window.judge = new Worker('./engine.js', { type: 'module' });
    return new Promise((done) => {
        judge.onmessage = ({ data }) => {
            heard.push(JSON.parse(data));
            window.told?.(heard.at(-1));
            done(true);
        };
    });";

/// Posts the messages given and waits until one with the last id is terminal; answers with all of this round.
const ASK: &str = "
    const messages = [...arguments];
    const id = messages.at(-1).id;
    heard.length = 0;
    return new Promise((done) => {
        window.told = ({ to }) => {
            const ends = ['done', 'stopped', 'failed'];
            const name = typeof to.answer === 'string' ? to.answer : Object.keys(to.answer)[0];
            if (to.id === id && ends.includes(name)) {
                done(heard);
            }
        };
        messages.forEach((message) => judge.postMessage(JSON.stringify(message)));
    });";

const BACK_RANK: &str = "6k1/5ppp/8/8/8/8/5PPP/1R4K1 w - - 0 1";
const LADDER: &str = "5k2/8/R7/8/8/8/8/1R5K w - - 0 1";
const SMOTHERED: &str = "5r1k/6pp/8/6N1/2Q5/8/8/6K1 w - - 0 1";
const OPEN: &str = "r1bqkb1r/pppp1ppp/2n2n2/4p2Q/2B1P3/8/PPPP1PPP/RNB1K1NR w KQkq - 0 4";

fn task(id: u32, fen: &str, solution: &[&str], mate: Option<u32>) -> Value {
    let lines = solution
        .iter()
        .map(|line| line.split(' ').collect::<Vec<_>>());
    let judge = json!({
        "line": { "fen": fen, "moves": [] },
        "history": [],
        "solution": lines.collect::<Vec<_>>(),
        "mate": mate,
    });
    json!({ "id": id, "task": { "judge": judge } })
}

/// All that the worker has said about a task, in order.
async fn answers(browser: &Browser, messages: &[Value]) -> Vec<Value> {
    let heard = browser.evaluate(ASK, messages.to_vec()).await;
    heard.as_array().expect("a list").clone()
}

/// The verdict on a move and its place among the answers.
fn verdict<'a>(answers: &'a [Value], id: u32, uci: &str) -> (usize, &'a Value) {
    let of = |answer: &Value| {
        answer["to"]["id"] == id && answer["to"]["answer"]["verdict"]["uci"] == uci
    };
    let at = answers.iter().position(of);
    let at = at.unwrap_or_else(|| panic!("no verdict on {uci}: {answers:?}"));
    (at, &answers[at]["to"]["answer"]["verdict"]["verdict"])
}

#[test]
fn moves_of_a_puzzle_are_judged() {
    with_browser(View::LAPTOP, async |browser| {
        browser.open().await;
        browser.evaluate(START, []).await;

        let mate = answers(browser, &[task(1, BACK_RANK, &["b1b8"], Some(1))]).await;
        assert_eq!(mate[0]["to"]["answer"]["best"], json!(["b1b8"]));
        assert_eq!(verdict(&mate, 1, "b1b8").1["solved"]["how"], "mates");
        let (_, slower) = verdict(&mate, 1, "b1b7");
        assert_eq!(slower["slower"]["best"], json!(["b1b8"]));
        assert_eq!(slower["slower"]["played"][0], "b1b7");

        let ladder = task(2, LADDER, &["a6a7 f8e8 b1b8"], Some(2));
        let ladder = answers(browser, &[ladder]).await;
        let (_, stored) = verdict(&ladder, 2, "a6a7");
        let (_, equal) = verdict(&ladder, 2, "b1b7");
        assert_eq!(stored["right"], json!({ "how": "stored", "reply": "f8e8" }));
        assert_eq!(
            equal["right"],
            json!({ "how": "equal-mate", "reply": "f8e8" })
        );

        let line = "g5f7 h8g8 f7h6 g8h8 c4g8 f8g8 h6f7";
        let smothered = answers(browser, &[task(3, SMOTHERED, &[line], Some(4))]).await;
        let (_, wrong) = verdict(&smothered, 3, "c4f7");
        let refutation = json!({ "refutation": ["f8f7", "g5f7", "h8g8"], "draw": null });
        assert_eq!(wrong["wrong"], refutation);

        let refused = answers(browser, &[task(4, "no position", &[], None)]).await;
        let why = refused[0]["to"]["answer"]["failed"].as_str();
        assert!(
            why.is_some_and(|why| why.starts_with("line.fen")),
            "{refused:?}"
        );
    });
}

#[test]
fn a_judge_hears_while_it_works() {
    with_browser(View::LAPTOP, async |browser| {
        browser.open().await;
        browser.evaluate(START, []).await;
        let whole = answers(browser, &[task(1, OPEN, &[], None)]).await;
        assert!(whole.len() > 30, "{whole:?}");
        let (last, _) = verdict(&whole, 1, "h2h3");
        assert!(last > 12, "{last}");

        // What is asked for when the third answer has come is told before what was to come.
        let body = "
            const [task, first] = arguments;
            heard.length = 0;
            return new Promise((done) => {
                window.told = ({ to }) => {
                    if (heard.length === 3) {
                        judge.postMessage(JSON.stringify(first));
                    }
                    if (to.answer === 'done') {
                        done(heard);
                    }
                };
                judge.postMessage(JSON.stringify(task));
            });";
        let first = json!({ "id": 2, "task": { "first": "h2h3" } });
        let asked = browser
            .evaluate(body, [task(2, OPEN, &[], None), first])
            .await;
        let asked = asked.as_array().expect("a list");
        let (at, told) = verdict(asked, 2, "h2h3");
        assert!(at < last && at <= 8, "{at}");
        assert_eq!(told, verdict(&whole, 1, "h2h3").1);
        assert_eq!(asked.len(), whole.len(), "nothing is told twice");

        // Another task takes the place of the one in progress.
        let (one, other) = (
            task(3, OPEN, &[], None),
            task(4, BACK_RANK, &["b1b8"], Some(1)),
        );
        let both = answers(browser, &[one, other]).await;
        let stopped = json!({ "to": { "id": 3, "answer": "stopped" } });
        let at = both.iter().position(|answer| *answer == stopped);
        let at = at.unwrap_or_else(|| panic!("the first was not stopped: {both:?}"));
        assert!(at < 4, "{at}");
        assert!(both[at + 1..].iter().all(|answer| answer["to"]["id"] == 4));
        verdict(&both, 4, "b1b8");

        // It searches for a game as well, with an engine made for that.
        let search = json!({ "search": {
            "line": { "fen": BACK_RANK, "moves": [] },
            "mode": { "analyse": { "lines": 1 } }, "time": { "nodes": 5000 },
        }});
        let found = answers(browser, &[json!({ "id": 6, "task": search })]).await;
        let end = found.last().expect("one answer at least");
        assert_eq!(end["to"]["answer"]["done"]["best"], "b1b8");
    });
}

#[test]
fn games_are_mined() {
    with_browser(View::LAPTOP, async |browser| {
        browser.open().await;
        browser.evaluate(START, []).await;
        let pgn = "[White \"Ann\"]\n[Black \"Bob\"]\n\n1. e4 e5 2. Bc4 Nc6 3. Qh5 Nf6 4. Qxf7# 1-0";
        let mine = json!({ "mine": {
            "rules": "relaxed", "player": [], "nodes": 2000, "proof_nodes": 20000,
            "from": { "game": 0, "ply": 0 },
        }});
        let games = json!({ "games": { "from": 0, "bytes": pgn, "is_last": true } });
        let messages = [mine, games].map(|task| json!({ "id": 1, "task": task }));
        let told = answers(browser, &messages).await;
        let found = told.iter().map(|answer| &answer["to"]["answer"]["found"]);
        let lines: Vec<&Value> = found.filter(|found| found.is_object()).collect();
        assert!(
            lines
                .iter()
                .any(|found| found["lines"] == json!([["h5f7"]])),
            "{told:?}"
        );
        let progress = told
            .iter()
            .rev()
            .map(|answer| &answer["to"]["answer"]["progress"]);
        let last = progress.into_iter().find(|progress| progress.is_object());
        assert_eq!(last.map(|last| &last["next"]["game"]), Some(&json!(1)));
    });
}
