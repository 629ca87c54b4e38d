//! Draw claims: right and wrong ones, with an announced move, and the moves that prove them.

use browser_tests::{Browser, View, with_browser};
use serde_json::json;

/// Knights go out and home again: the start has stood on the board twice, and Black can bring it about once more.
const THERE_AND_BACK: [(&str, &str); 7] = [
    ("g1", "f3"),
    ("g8", "f6"),
    ("f3", "g1"),
    ("f6", "g8"),
    ("g1", "f3"),
    ("g8", "f6"),
    ("f3", "g1"),
];

/// A quarter of an hour each: rapid chess, in which a wrong claim costs two minutes.
async fn open_rapid(browser: &Browser) {
    browser
        .open_with_config(json!({ "time": { "main": 900_000, "increment": 0 }, "conduct": { "competition": true } }))
        .await;
}

async fn play(browser: &Browser, moves: &[(&str, &str)]) {
    for (ply, (from, to)) in moves.iter().enumerate() {
        browser.drag(from, to).await;
        browser.wait_for_ply(ply + 1).await;
    }
}

async fn choose(browser: &Browser, action: &str) {
    browser.action("draw-choices").await;
    browser.wait_for("[data-action=offer-draw]").await;
    browser.action(action).await;
}

async fn wait_for_evidence(browser: &Browser, beginning: &str) {
    browser
        .wait_until(beginning, async || {
            browser
                .text(".status-line .asked")
                .await
                .starts_with(beginning)
        })
        .await;
}

#[test]
fn a_draw_by_a_claim_with_an_announced_move() {
    with_browser(View::LAPTOP, async |browser| {
        open_rapid(browser).await;
        play(browser, &THERE_AND_BACK).await;
        choose(browser, "claim-with").await;
        browser.drag("f6", "g8").await;
        assert_eq!(browser.end().await, "½–½ repetition");
        assert_eq!(browser.moves().await.len(), 7, "announced, not played");

        browser.press("[data-end] [data-action=evidence]").await;
        wait_for_evidence(browser, "Position 1 ").await;
        // The start stands in no line of the record, and the announced move neither.
        assert_eq!(browser.count("[data-ply='4'][data-evidence]").await, 1);
        assert_eq!(browser.count("[data-evidence]").await, 1);
        browser.action("next-evidence").await;
        wait_for_evidence(browser, "Position 2 ").await;
        browser.action("next-evidence").await;
        wait_for_evidence(browser, "Position 3 ").await;
        browser.wait_for_piece("g8", "black knight").await;
        browser.keys("Escape").await;
        browser.wait_for_piece("f6", "black knight").await;
        assert!(!browser.is_there("[data-evidence]").await);
    });
}

#[test]
fn a_wrong_claim_costs_a_minute_in_rapid_and_binds_the_move() {
    with_browser(View::LAPTOP, async |browser| {
        open_rapid(browser).await;
        browser.action("draw-choices").await;
        let cost = browser.text(".ask.many p").await;
        assert!(cost.contains("gives your opponent one minute"), "{cost}");
        browser.action("claim-with").await;
        browser.drag("e2", "e4").await;
        browser.wait_for(".notice").await;
        let ruling = browser.text(".notice").await;
        assert!(
            ruling.starts_with("The claim of White was wrong. Black gets one minute."),
            "{ruling}"
        );
        assert_eq!(browser.clock("black").await.left, 960_000);
        // It was an offer as well.
        browser.wait_for("[data-action=accept-draw]").await;

        browser.drag("d2", "d4").await;
        browser
            .wait_for_announcement(
                "Announced, so it must be played: White pawn e2 to e4. Law 9.5.3",
            )
            .await;
        assert!(browser.moves().await.is_empty());
        browser.drag("e2", "e4").await;
        browser.wait_for_move(1, "e4").await;
        assert!(
            !browser.is_there(".notice").await,
            "the ruling has been read"
        );
    });
}

#[test]
fn a_claim_of_what_stands_on_the_board_shows_why_it_is_wrong() {
    with_browser(View::LAPTOP, async |browser| {
        browser
            .open_with_config(json!({ "conduct": { "competition": true } }))
            .await;
        play(browser, &THERE_AND_BACK[..4]).await;
        choose(browser, "claim-repetition").await;
        browser.wait_for(".notice").await;
        browser.action("decline-draw").await;
        browser.action("evidence").await;
        wait_for_evidence(browser, "Position 1 ").await;
        let text = browser.text(".status-line .asked").await;
        assert_eq!(text, "Position 1 of 2, after move 0");
        browser.action("cancel").await;
        // The game goes on.
        browser.drag("e2", "e4").await;
        browser.wait_for_move(5, "e4").await;
    });
}

#[test]
fn a_claim_can_be_thought_better_of_and_be_typed() {
    with_browser(View::LAPTOP, async |browser| {
        browser
            .open_with_config(json!({ "conduct": { "competition": true } }))
            .await;
        choose(browser, "claim-with").await;
        browser.action("cancel").await;
        browser.drag("g1", "f3").await;
        browser.wait_for_move(1, "Nf3").await;
        for (ply, (from, to)) in THERE_AND_BACK.iter().enumerate().skip(1) {
            browser.enter(&format!("{from}{to}")).await;
            browser.wait_for_ply(ply + 1).await;
        }
        browser.enter("claim with Ng8").await;
        assert_eq!(browser.end().await, "½–½ repetition");
    });
}

#[test]
fn moves_are_taken_back_where_the_rules_let_them() {
    with_browser(View::LAPTOP, async |browser| {
        browser.open_with_config(json!({})).await;
        assert!(!browser.is_there("[data-action=take-back]").await);
        browser
            .open_with_config(json!({ "rules": { "id": "casual", "take_back": true } }))
            .await;
        play(browser, &[("e2", "e4"), ("e7", "e5")]).await;
        browser.action("take-back").await;
        browser.action("allow-take-back").await;
        browser.wait_for_piece("e7", "black pawn").await;
        assert_eq!(browser.moves().await, ["e4"]);
        browser.enter("take back").await;
        browser.wait_for(".ask").await;
        browser.enter("yes").await;
        browser.wait_for_piece("e2", "white pawn").await;
        assert!(browser.moves().await.is_empty());
    });
}

#[test]
fn who_stops_the_clocks_where_that_is_resigning_is_asked() {
    with_browser(View::LAPTOP, async |browser| {
        let time = json!({ "main": 900_000, "increment": 0 });
        let rules = json!({ "id": "code-1988", "stopping_resigns": true });
        browser
            .open_with_config(json!({ "time": time, "rules": rules }))
            .await;
        choose(browser, "stop-clocks").await;
        browser.wait_for("[data-action=confirm]").await;
        browser.action("confirm").await;
        assert_eq!(browser.end().await, "0–1 stopped-clocks");

        open_rapid(browser).await;
        browser.action("draw-choices").await;
        browser.wait_for("[data-action=offer-draw]").await;
        assert!(!browser.is_there("[data-action=stop-clocks]").await);
    });
}

#[test]
fn the_score_of_a_match_stands_on_the_end_card() {
    with_browser(View::LAPTOP, async |browser| {
        browser.open().await;
        browser
            .play(&browser_tests::GameSettings::TWO_PLAYERS)
            .await;
        browser.action("resign").await;
        browser.action("confirm").await;
        assert_eq!(browser.end().await, "0–1 resignation");
        assert!(
            !browser.is_there("[data-match]").await,
            "one game is no match"
        );
        browser.action("swap-sides").await;
        browser
            .wait_for("[data-action=resign]:not([disabled])")
            .await;
        browser.drag("e2", "e4").await;
        browser.wait_for_ply(1).await;
        browser.drag("e7", "e5").await;
        browser.wait_for_ply(2).await;
        choose(browser, "offer-draw").await;
        browser.wait_for("[data-action=accept-draw]").await;
        browser.action("accept-draw").await;
        assert_eq!(browser.end().await, "½–½ agreement");
        // The first player, who lost with White, now has Black.
        browser
            .wait_for_text("[data-match]", "Black ½ – 1½ White")
            .await;
    });
}
