//! The arbiter's sheet: everything that is done there happens to the game, and stands in its ledger.

use browser_tests::{Browser, View, with_browser};
use serde_json::json;

/// Two moves by each side, ten seconds between.
async fn open_after_two_moves(browser: &Browser) {
    let moves = ["e2e4", "e7e5", "g1f3", "b8c6"];
    let events: Vec<_> = (1..)
        .zip(moves)
        .map(|(count, mv)| (10 * count, json!({ "move": mv })))
        .collect();
    browser.open_timed_game(&events).await;
}

async fn wait_for_time(browser: &Browser, side: &str, time: &str) {
    browser
        .wait_for_text(&format!("[data-time={side}]"), time)
        .await;
}

#[test]
fn d6_e4_e7_what_an_arbiter_does() {
    with_browser(View::LAPTOP, async |browser| {
        open_after_two_moves(browser).await;
        browser.open_arbiter().await;
        browser.assert_accessible("the arbiter’s sheet").await;

        // A clock can be set only while it stands still.
        browser.open_disclosure("clocks").await;
        assert!(browser.is_there("[data-action=set-white]:disabled").await);
        browser.action("pause-clocks").await;
        browser
            .wait_for("[data-action=set-white]:not(:disabled)")
            .await;
        browser.fill("clock-white", "soon").await;
        browser.action("set-white").await;
        browser
            .wait_for_text(
                "[data-disclosure=clocks] .answer",
                "Write the time as 1:30:00 or 5:00.",
            )
            .await;
        browser.fill("clock-white", "1:00:00").await;
        browser.action("set-white").await;
        wait_for_time(browser, "white", "1:00:00").await;
        assert_eq!(browser.text("[data-disclosure=clocks] .answer").await, "");

        browser.open_disclosure("penalties").await;
        browser.choose("penalty-side", "White").await;
        browser
            .choose("penalty", "More time for the opponent")
            .await;
        browser.fill("penalty-time", "3:00").await;
        browser.action("penalize").await;
        wait_for_time(browser, "black", "1:33:40").await;

        // Back to the position after 1. e4, as the clocks stood then.
        browser.open_disclosure("irregularities").await;
        browser.choose("irregularity", "Displaced pieces").await;
        browser.choose("correction-place", "1. e4").await;
        browser.order("correction").await;
        wait_for_time(browser, "white", "1:30:20").await;
        wait_for_time(browser, "black", "1:30:00").await;
        assert_eq!(browser.moves().await, ["e4"]);
        // What is half under the sheet's head would be taken for too small.
        let to_top = "document.querySelector('.dialog-page').scrollTop = 0";
        browser.evaluate(to_top, []).await;
        browser.assert_accessible("its folds").await;

        browser.open_disclosure("ledger").await;
        browser.wait_for(".ledger tbody tr").await;
        let told: Vec<String> = browser
            .ledger()
            .await
            .iter()
            .map(|line| {
                line.splitn(4, '|')
                    .skip(1)
                    .take(2)
                    .collect::<Vec<_>>()
                    .join("|")
            })
            .collect();
        assert_eq!(
            told,
            [
                "|The game begins.",
                "White|1. e4",
                "Black|1… e5",
                "White|2. Nf3",
                "Black|2… Nc6",
                "|The clocks are stopped.",
                "|The clocks are started.",
                "|The clocks are stopped.",
                "Arbiter|The clock of White is set to 1:00:00.",
                "Arbiter|Black gets 0:03:00 more.",
                "Arbiter|Displaced pieces: Back to: 1. e4, with the clocks of that moment.",
            ]
        );
        let table = browser.download_of("ledger-csv").await;
        assert!(
            table.contains("\"Arbiter\",\"Black gets 0:03:00 more.\""),
            "{table}"
        );
        let text = browser.download_of("ledger-text").await;
        assert!(
            text.contains(" 0:00:10   1:30:20   1:30:00  White: 1. e4\n"),
            "{text}"
        );

        browser.action("start-clocks").await;
        browser.close_dialog().await;
        assert!(browser.clock("black").await.running);
        assert!(!browser.clock("white").await.running);
        browser.drag("c7", "c5").await;
        browser.wait_for_move(2, "c5").await;
    });
}

#[test]
fn c7_a_result_is_declared_only_when_it_is_meant() {
    with_browser(View::PHONE, async |browser| {
        open_after_two_moves(browser).await;
        browser.open_arbiter().await;
        browser.open_disclosure("penalties").await;
        browser.choose("result", "0–0").await;
        browser.action("declare").await;
        browser.action("cancel").await;
        assert!(!browser.is_there("[data-end]").await);
        browser.order("declare").await;
        browser.close_dialog().await;
        assert_eq!(browser.end().await, "0–0 declared");
    });
}

#[test]
fn e4_too_late_is_said_in_words() {
    with_browser(View::LAPTOP, async |browser| {
        // Ten moves of each side: knights out and back.
        let cycle = [
            "g1f3", "g8f6", "f3g1", "f6g8", "b1c3", "b8c6", "a1b1", "a8b8", "b1a1", "b8a8",
        ];
        let moves = cycle.into_iter().chain([
            "c3b1", "c6b8", "e2e3", "e7e6", "d2d3", "d7d6", "a2a3", "a7a6", "h2h3", "h7h6",
        ]);
        let events: Vec<_> = (1..)
            .zip(moves)
            .map(|(count, mv)| (count, json!({ "move": mv })))
            .collect();
        browser.open_timed_game(&events).await;
        browser.open_arbiter().await;
        browser.open_disclosure("irregularities").await;
        browser.choose("irregularity", "Colours reversed").await;
        browser.order("correction").await;
        browser
            .wait_for_text(
                "[data-disclosure=irregularities] .answer",
                "It is too late for that by the rules of this game. Law 7.3",
            )
            .await;
        assert_eq!(browser.moves().await.len(), 20);
    });
}
