//! History of the puzzles: what was tried comes back when it is due, stands in the history, and is opened again from there.

use crate::puzzle_clock::DAY;
use crate::puzzles::{LADDER, QUEEN, add_set, tap_move, wait_for_phase};
use browser_tests::{Browser, View, with_browser};
use serde_json::{Value, json};

/// The key of the set that was added last.
pub async fn newest_set(browser: &Browser) -> String {
    let sets = browser.puzzles(json!({ "sets": {} }), None).await;
    sets[1]["key"].as_str().expect("a key").to_owned()
}

/// The time on the page's clock.
pub async fn time(browser: &Browser) -> u64 {
    let now = browser.evaluate("return Date.now()", []).await;
    now.as_u64().expect("milliseconds")
}

/// Records an attempt.
pub async fn record(browser: &Browser, set: &str, id: &str, at: u64, solved: bool) {
    let attempt = json!({ "record": { "attempt": {
        "at": at, "key": { "set": set, "id": id }, "mode": "theme", "rated": true, "solved": solved, "helped": false,
        "millis": 9_000, "puzzle_rating": 800.0, "puzzle_deviation": 80.0, "themes": ["fork"], "chosen_theme": null,
    } } });
    browser.puzzles(attempt, None).await;
}

/// Adds two puzzles, both of which were missed three days ago; answers with the key of their set.
pub async fn miss_two(browser: &Browser) -> String {
    browser.open().await;
    add_set(browser, "tests.csv", &[LADDER, QUEEN]).await;
    let set = newest_set(browser).await;
    let then = time(browser).await - 3 * DAY;
    record(browser, &set, "ladder", then, false).await;
    record(browser, &set, "queen", then + 1, false).await;
    set
}

async fn wait_for_due(browser: &Browser, text: &str) {
    browser
        .wait_until(&format!("“{text}” due"), async || {
            browser.text(".puzzles-due").await == text
        })
        .await;
}

#[test]
fn what_was_missed_comes_back_and_says_why() {
    with_browser(View::PHONE, async |browser| {
        let set = miss_two(browser).await;
        browser.visit("#puzzles").await;
        wait_for_due(browser, "2 due").await;
        // What is taken out of its set is not due any more.
        let remove = json!({ "edit-set": { "to": { "key": set }, "remove": "ladder", "insert": null, "place": 0 } });
        browser.puzzles(remove, None).await;
        browser.reload().await;
        wait_for_due(browser, "1 due").await;
        browser.press("[data-mode=repeat]").await;
        wait_for_phase(browser, "solver").await;
        assert_eq!(browser.text(".solve-head h1").await, "Again");
        let why = browser.text(".solve-why").await;
        assert!(why.starts_with("Again, because you missed it: "), "{why}");
        browser.assert_accessible("puzzles-repeat").await;
        tap_move(browser, "d1", "d7").await;
        wait_for_phase(browser, "solved").await;
        let facts = browser.text(".solve-what p").await;
        assert!(facts.contains("asked again"), "{facts}");
        browser.press("[data-action=next-puzzle]").await;
        browser
            .wait_for_text(".solve-what h2", "That was the only one")
            .await;
        browser.press(".solve-up").await;
        browser.wait_for("section[data-screen=puzzles]").await;
        browser
            .wait_until("nothing due", async || {
                !browser.is_there(".puzzles-due").await
            })
            .await;
    });
}

#[test]
fn what_was_tried_stands_in_the_history_and_is_opened_again() {
    with_browser(View::PHONE, async |browser| {
        let set = miss_two(browser).await;
        let then = time(browser).await - DAY;
        record(browser, &set, "queen", then, true).await;
        browser.visit("#puzzles").await;
        browser.press("[data-action=history]").await;
        browser
            .wait_for("section[data-screen=puzzle-history]")
            .await;
        // The newest day first.
        browser.wait_for(".history-day + .history-day").await;
        let results = async || {
            let body = "
                const rows = [...document.querySelectorAll('.history [data-result]')];
                return rows.map((row) => row.dataset.result).join();";
            browser.ask(body, []).await
        };
        assert_eq!(results().await, "solved,missed,missed");
        // Each is one line: its board, how it went, theme, rating and time.
        let row = async |part: &str| {
            let part = format!(".history [data-result=solved] {part}");
            browser.text(&part).await
        };
        assert_eq!(row("b").await, "Fork · 800 · 9 s");
        assert_eq!(row(".hidden-visually").await, "Solved");
        let queen = ".history [data-result=solved] .piece[data-square=d7][data-role=queen]";
        assert_eq!(browser.count(queen).await, 1, "the position to be solved");
        let height = "
            const row = document.querySelector('.history [data-result]');
            return row.getBoundingClientRect().height";
        let height = browser.evaluate(height, []).await;
        assert!(
            height.as_f64().is_some_and(|height| height <= 80.0),
            "{height}"
        );
        browser.assert_accessible("puzzles-history").await;
        browser.press("[name=past][value=missed]").await;
        browser
            .wait_until("what was missed", async || {
                results().await == "missed,missed"
            })
            .await;
        assert_eq!(
            browser.ask("return location.hash", []).await,
            "#puzzles/history?missed=1"
        );
        browser.press(".history [data-result]").await;
        wait_for_phase(browser, "solver").await;
        assert_eq!(browser.text(".solve-head h1").await, "Puzzle");
        browser.wait_for_piece("d1", "white rook").await;
        // Back leads to the list as it was.
        browser.back().await;
        browser.wait_for("[name=past][value=missed]:checked").await;
        browser
            .wait_until("what was missed", async || {
                results().await == "missed,missed"
            })
            .await;
    });
}

#[test]
fn a_long_history_comes_in_pages() {
    with_browser(View::LAPTOP, async |browser| {
        browser.open().await;
        let now = time(browser).await;
        let review = |number: u64| {
            json!({
                "at": now - number * DAY / 8, "set": "tests", "puzzle": format!("p{number}"), "mode": "rated",
                "solved": !number.is_multiple_of(3), "helped": false, "millis": 9_000,
            })
        };
        let reviews: Vec<Value> = (1..=120).map(review).collect();
        let methods = json!({ "rating": "", "repetition": "" });
        let file = json!({ "format": "Sessa puzzle reviews", "version": 1, "methods": methods, "reviews": reviews });
        let import = json!({ "import-reviews": {} });
        let imported = browser.puzzles(import, Some(&file.to_string())).await;
        assert_eq!(imported["added"], json!(120));
        browser.visit("#puzzles/history").await;
        for count in [50, 100, 120] {
            browser
                .wait_until(&format!("{count} attempts"), async || {
                    browser.count(".history [data-result]").await == count
                })
                .await;
            if count < 120 {
                browser.press("[data-action=more-attempts]").await;
            }
        }
        assert!(!browser.is_there("[data-action=more-attempts]").await);
        // One whose set is gone has no board, and says so.
        assert!(!browser.is_there(".history .board").await);
        browser.press(".history [data-result]").await;
        browser.wait_for(".solve-trouble").await;
    });
}
